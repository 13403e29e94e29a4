CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        status TEXT NOT NULL,
        listed INTEGER NOT NULL,
        version INTEGER NOT NULL,
        due INTEGER,
        summary BLOB NOT NULL
    , doomed INTEGER);
CREATE INDEX tables_lobby ON tables (status, created, id) WHERE listed;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_expiry ON tables (status, updated);
CREATE TABLE "log" (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        version INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, version)
    );
CREATE TABLE analyses (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        version INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, version)
    );
CREATE TABLE scores (
        id TEXT PRIMARY KEY,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        version INTEGER NOT NULL,
        body BLOB NOT NULL
    );
CREATE INDEX scores_expiry ON scores (updated);
CREATE TABLE people (
        guest TEXT PRIMARY KEY,
        key BLOB UNIQUE,
        generation INTEGER NOT NULL,
        renewed INTEGER NOT NULL,
        openings INTEGER NOT NULL,
        opened INTEGER NOT NULL,
        settings BLOB NOT NULL
    ) WITHOUT ROWID;
CREATE INDEX people_renewed ON people (renewed);
CREATE TABLE played (
        guest TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seats INTEGER NOT NULL,
        status TEXT NOT NULL,
        at INTEGER NOT NULL,
        names TEXT NOT NULL,
        hidden INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID;
CREATE INDEX played_table ON played (table_id);
CREATE INDEX played_games ON played (guest, hidden, status, at, table_id);
CREATE TABLE deals (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        made INTEGER NOT NULL,
        body BLOB NOT NULL,
        par BLOB
    );
CREATE INDEX deals_kind ON deals (kind, id);
CREATE TABLE runs (
        deal TEXT NOT NULL,
        table_id TEXT NOT NULL,
        player TEXT NOT NULL,
        name TEXT NOT NULL,
        begun INTEGER NOT NULL,
        until INTEGER NOT NULL,
        counted INTEGER NOT NULL,
        shared INTEGER NOT NULL,
        points INTEGER,
        ended INTEGER,
        PRIMARY KEY (deal, table_id)
    );
CREATE UNIQUE INDEX runs_counted ON runs (deal, player) WHERE counted;
CREATE INDEX runs_best ON runs (deal, points) WHERE counted;
CREATE INDEX runs_begun ON runs (deal, begun);
CREATE INDEX runs_open ON runs (deal) WHERE points IS NULL;
CREATE INDEX runs_player ON runs (player, deal) WHERE counted;
INSERT INTO meta (key, value) VALUES ('schema', CAST('3' AS BLOB));
INSERT INTO meta (key, value) VALUES ('secret', X'b6b9ae55d63566455b3a88a57b8e873d3be0a1709e69873b0f7a070825cb9b67');
INSERT INTO tables (id, created, updated, status, listed, version, due, summary, doomed) VALUES ('bHMmGszgydSqRxM3', 1790000000000, 1790000010921, 'open', 1, 8, NULL, CAST('{"setup":{"players":4,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":true,"listed":true,"hints":null,"bank":null},"seats":[{"kind":"person","name":"Ada","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"free","name":"","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"person","name":"Cem","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"bot","name":"Apprentice","bot":"apprentice","device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":true}],"turn":null,"deadline":null,"said":[[2,1790000003860]],"result":null}' AS BLOB), NULL);
INSERT INTO tables (id, created, updated, status, listed, version, due, summary, doomed) VALUES ('AxotOGEVuitobRPW', 1790000002000, 1790000104985, 'running', 1, 48, 1790003691651, CAST('{"setup":{"players":3,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":3600,"confirm":true,"chat":true,"listed":true,"hints":null,"bank":null},"seats":[{"kind":"person","name":"Ada","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"person","name":"Ben","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"person","name":"Cem","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false}],"turn":1,"deadline":1790003691651,"said":[[0,1790000010356],[2,1790000013458]],"result":null}' AS BLOB), NULL);
INSERT INTO tables (id, created, updated, status, listed, version, due, summary, doomed) VALUES ('gIcALcWoaZltvSao', 1790000003000, 1790000057772, 'running', 1, 39, 1790259257772, CAST('{"setup":{"players":5,"edition":"hu-2003","rules":{"dirk_gift":"misfit"},"hands":"open","aids":false,"clock":259200,"confirm":false,"chat":false,"listed":true,"hints":null,"bank":null},"seats":[{"kind":"person","name":"Ada","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"bot","name":"Random","bot":"random","device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":true},{"kind":"bot","name":"Builder","bot":"builder","device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":true},{"kind":"person","name":"Ben","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"person","name":"Cem","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false}],"turn":3,"deadline":1790259257772,"said":[],"result":null}' AS BLOB), NULL);
INSERT INTO tables (id, created, updated, status, listed, version, due, summary, doomed) VALUES ('GnikF_GBa7LsD6tJ', 1790000004000, 1790000046449, 'running', 0, 22, NULL, CAST('{"setup":{"players":3,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":true,"listed":false,"hints":null,"bank":null},"seats":[{"kind":"person","name":"Ada","bot":null,"device":true,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"person","name":"بهار","bot":null,"device":true,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"person","name":"Çağla","bot":null,"device":true,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false}],"turn":2,"deadline":null,"said":[[1,1790000043101]],"result":null}' AS BLOB), NULL);
INSERT INTO tables (id, created, updated, status, listed, version, due, summary, doomed) VALUES ('tLUBKnaip7YTqihk', 1790000005000, 1790000053266, 'running', 0, 25, NULL, CAST('{"setup":{"players":3,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":true,"listed":false,"hints":null,"bank":null},"seats":[{"kind":"person","name":"Ada","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"person","name":"Ben","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"person","name":"Cem","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false}],"turn":2,"deadline":null,"said":[],"result":null}' AS BLOB), NULL);
INSERT INTO tables (id, created, updated, status, listed, version, due, summary, doomed) VALUES ('NkZTDADECxHHIWWD', 1790000008000, 1790000344998, 'over', 1, 232, NULL, CAST('{"setup":{"players":2,"edition":"hu-2003","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":true,"listed":true,"hints":null,"bank":null},"seats":[{"kind":"person","name":"Ada","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"bot","name":"Random","bot":"random","device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":true}],"turn":null,"deadline":null,"said":[],"result":{"scores":[139,37],"shares":[[[0,2,0,0,2,0],[0,0,0,0,2,0]],[[1,9,6,2,2,6],[0,0,0,2,2,0]],[[8,17,18,4,8,21],[0,0,0,11,8,6]]],"walls":[[5,1],[11,1],[17,4]]}}' AS BLOB), NULL);
INSERT INTO tables (id, created, updated, status, listed, version, due, summary, doomed) VALUES ('3ZDPzu2l_z1DLoPw', 1790000013000, 1790000019317, 'lesson', 0, 6, NULL, CAST('{"setup":{"players":3,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":false,"listed":false,"hints":null,"bank":null},"seats":[{"kind":"person","name":"Ada","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"bot","name":"Apprentice","bot":"apprentice","device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":true},{"kind":"bot","name":"Apprentice 2","bot":"apprentice","device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":true}],"turn":0,"deadline":null,"said":[],"result":null}' AS BLOB), NULL);
INSERT INTO tables (id, created, updated, status, listed, version, due, summary, doomed) VALUES ('cRKgROdxLqfNRrUi', 1790000015000, 1790000023056, 'lesson', 0, 4, NULL, CAST('{"setup":{"players":4,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":false,"listed":false,"hints":null,"bank":null},"seats":[{"kind":"bot","name":"Apprentice","bot":"apprentice","device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":true},{"kind":"bot","name":"Apprentice 2","bot":"apprentice","device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":true},{"kind":"bot","name":"Apprentice 3","bot":"apprentice","device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":true},{"kind":"person","name":"Ada","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false}],"turn":3,"deadline":null,"said":[],"result":null}' AS BLOB), NULL);
INSERT INTO tables (id, created, updated, status, listed, version, due, summary, doomed) VALUES ('Hk9CzeXgSiuHybo1', 1790000016000, 1790000036000, 'sandbox', 0, 15, NULL, CAST('{"setup":{"players":2,"edition":"standard","rules":{},"hands":"open","aids":true,"clock":null,"confirm":true,"chat":false,"listed":false,"hints":true,"bank":null},"seats":[{"kind":"person","name":"Ada","bot":null,"device":true,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"person","name":"Ben","bot":null,"device":true,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false}],"turn":1,"deadline":null,"said":[],"result":null}' AS BLOB), NULL);
INSERT INTO tables (id, created, updated, status, listed, version, due, summary, doomed) VALUES ('ueSH7Wjk6jla6-bX', 1790000017000, 1790000027957, 'running', 0, 12, NULL, CAST('{"setup":{"players":3,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":false,"listed":false,"hints":null,"bank":null},"seats":[{"kind":"person","name":"Ada","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"bot","name":"Mason","bot":"mason","device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":true},{"kind":"bot","name":"Mason 2","bot":"mason","device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":true}],"turn":0,"deadline":null,"said":[],"result":null}' AS BLOB), NULL);
INSERT INTO tables (id, created, updated, status, listed, version, due, summary, doomed) VALUES ('2jGDY3jjgCpdnlGP', 1790000018000, 1790000068909, 'running', 0, 10, NULL, CAST('{"setup":{"players":3,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":true,"listed":false,"hints":null,"bank":null},"seats":[{"kind":"person","name":"Ada","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"person","name":"Ben","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"person","name":"Cem","bot":null,"device":false,"away":true,"resigned":false,"timeLeft":null,"holiday":null,"present":false}],"turn":1,"deadline":null,"said":[],"result":null}' AS BLOB), NULL);
INSERT INTO tables (id, created, updated, status, listed, version, due, summary, doomed) VALUES ('4PenF-VWTzGw_yxW', 1790000020000, 1790000044469, 'running', 0, 13, 1790000671544, CAST('{"setup":{"players":2,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":30,"confirm":true,"chat":true,"listed":false,"hints":null,"bank":600},"seats":[{"kind":"person","name":"Ada","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":630000,"holiday":null,"present":false},{"kind":"person","name":"Ben","bot":null,"device":false,"away":true,"resigned":true,"timeLeft":630000,"holiday":null,"present":false}],"turn":0,"deadline":1790000671544,"said":[],"result":null}' AS BLOB), NULL);
INSERT INTO tables (id, created, updated, status, listed, version, due, summary, doomed) VALUES ('INlD7HZ_xbNwAeR-', 1790000021000, 1790000027195, 'running', 0, 4, 1790086424088, CAST('{"setup":{"players":2,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":86400,"confirm":true,"chat":true,"listed":false,"hints":null,"bank":null},"seats":[{"kind":"person","name":"Ada","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":1790604827195,"present":false},{"kind":"person","name":"Ben","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false}],"turn":1,"deadline":1790086424088,"said":[],"result":null}' AS BLOB), NULL);
INSERT INTO tables (id, created, updated, status, listed, version, due, summary, doomed) VALUES ('CiYaL6f3NbSCcoIK', 1790000022000, 1790000211867, 'running', 1, 25, 1790000240867, CAST('{"setup":{"players":3,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":60,"confirm":true,"chat":true,"listed":true,"hints":null,"bank":null},"seats":[{"kind":"person","name":"Ada","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"person","name":"Ben","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false},{"kind":"person","name":"Cem","bot":null,"device":false,"away":true,"resigned":false,"timeLeft":null,"holiday":null,"present":false}],"turn":0,"deadline":1790000240867,"said":[],"result":null}' AS BLOB), NULL);
INSERT INTO tables (id, created, updated, status, listed, version, due, summary, doomed) VALUES ('9w9fVvzR69aJbX2h', 1790000344998, 1790000361314, 'running', 1, 12, NULL, CAST('{"setup":{"players":2,"edition":"hu-2003","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":true,"listed":true,"hints":null,"bank":null},"seats":[{"kind":"bot","name":"Random","bot":"random","device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":true},{"kind":"person","name":"Ada","bot":null,"device":false,"away":false,"resigned":false,"timeLeft":null,"holiday":null,"present":false}],"turn":1,"deadline":null,"said":[],"result":null}' AS BLOB), NULL);
INSERT INTO log (table_id, version, at, body) VALUES ('2jGDY3jjgCpdnlGP', 1, 1790000018000, CAST('{"changes":[{"is":"created","setup":{"players":3,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":true,"listed":false,"hints":null,"bank":null},"host":"vtlpg_GG_9Nh6Q_gC2_ltw"},{"is":"seated","seat":0,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Ada","nonce":"IQmbwDbCW3w"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('2jGDY3jjgCpdnlGP', 2, 1790000021836, CAST('{"changes":[{"is":"seated","seat":1,"guest":"CH-Jr9PJbIIww-gdssyM9Q","name":"Ben","nonce":"eVylPxIhoO8"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b0"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('2jGDY3jjgCpdnlGP', 3, 1790000025680, CAST('{"changes":[{"is":"seated","seat":2,"guest":"M9hoBUZiIAB4Nm0PAt_bmQ","name":"Cem","nonce":"XKx5aXdP_VM"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ","ref":"c1"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('2jGDY3jjgCpdnlGP', 4, 1790000029622, CAST('{"changes":[{"is":"started","seed":"fe516bbebe58d76b699a2c69ec0391488a65f3e509cc0a61b127b41d83c40e56"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a2"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('2jGDY3jjgCpdnlGP', 5, 1790000030654, CAST('{"changes":[{"is":"stepped","action":"take g3 o1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a3"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('2jGDY3jjgCpdnlGP', 6, 1790000031749, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('2jGDY3jjgCpdnlGP', 7, 1790000063723, CAST('{"changes":[{"is":"bot-wanted","seat":0,"absent":2,"agrees":true}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a4"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('2jGDY3jjgCpdnlGP', 8, 1790000065632, CAST('{"changes":[{"is":"bot-wanted","seat":1,"absent":2,"agrees":false}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b5"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('2jGDY3jjgCpdnlGP', 9, 1790000066292, CAST('{"changes":[{"is":"bot-wanted","seat":1,"absent":2,"agrees":true}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b6"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('2jGDY3jjgCpdnlGP', 10, 1790000068909, CAST('{"changes":[{"is":"bot-wanted","seat":0,"absent":2,"agrees":true},{"is":"went-away","seat":2,"why":"agreed"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a7"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('3ZDPzu2l_z1DLoPw', 1, 1790000013000, CAST('{"changes":[{"is":"created","setup":{"players":3,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":false,"listed":false,"hints":null,"bank":null},"host":"vtlpg_GG_9Nh6Q_gC2_ltw"},{"is":"seated","seat":0,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Ada","nonce":"73AVh_v-JTQ"},{"is":"bot-seated","seat":1,"bot":"apprentice"},{"is":"bot-seated","seat":2,"bot":"apprentice"},{"is":"started","seed":"63a811b31b179e41","exercise":"redesign"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('3ZDPzu2l_z1DLoPw', 2, 1790000015490, CAST('{"changes":[{"is":"stepped","action":"add T8NES 2,0"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('3ZDPzu2l_z1DLoPw', 3, 1790000018959, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a0"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('3ZDPzu2l_z1DLoPw', 4, 1790000018959, CAST('{"changes":[{"is":"stepped","action":"take g7"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('3ZDPzu2l_z1DLoPw', 5, 1790000018959, CAST('{"changes":[{"is":"stepped","action":"buy C9S g3 g6"},{"is":"stepped","action":"take b7"},{"is":"stepped","action":"place C9S -1,0"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('3ZDPzu2l_z1DLoPw', 6, 1790000019317, CAST('{"changes":[{"is":"stepped","action":"take b8"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a1"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('4PenF-VWTzGw_yxW', 1, 1790000020000, CAST('{"changes":[{"is":"created","setup":{"players":2,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":30,"confirm":true,"chat":true,"listed":false,"hints":null,"bank":600},"host":"vtlpg_GG_9Nh6Q_gC2_ltw"},{"is":"seated","seat":0,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Ada","nonce":"vqqJQUutiXM"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('4PenF-VWTzGw_yxW', 2, 1790000023029, CAST('{"changes":[{"is":"seated","seat":1,"guest":"CH-Jr9PJbIIww-gdssyM9Q","name":"Ben","nonce":"G_XfKRj9wMc"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b0"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('4PenF-VWTzGw_yxW', 3, 1790000026862, CAST('{"changes":[{"is":"started","seed":"ad0b242f4e7275166b37ca5018bce09524139b040385a16f9c9eaed66babca5c"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a1"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('4PenF-VWTzGw_yxW', 4, 1790000028138, CAST('{"changes":[{"is":"stepped","action":"buy P3SW o3"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('4PenF-VWTzGw_yxW', 5, 1790000031571, CAST('{"changes":[{"is":"stepped","action":"buy T7NEW g8"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('4PenF-VWTzGw_yxW', 6, 1790000032218, CAST('{"changes":[{"is":"stepped","action":"place P3SW -1,0"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('4PenF-VWTzGw_yxW', 7, 1790000034661, CAST('{"changes":[{"is":"stepped","action":"place T7NEW -1,1"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('4PenF-VWTzGw_yxW', 8, 1790000035206, CAST('{"changes":[{"is":"ended"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('4PenF-VWTzGw_yxW', 9, 1790000035851, CAST('{"changes":[{"is":"stepped","action":"take b6"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('4PenF-VWTzGw_yxW', 10, 1790000037606, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('4PenF-VWTzGw_yxW', 11, 1790000039595, CAST('{"changes":[{"is":"stepped","action":"take o8"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('4PenF-VWTzGw_yxW', 12, 1790000041544, CAST('{"changes":[{"is":"ended"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('4PenF-VWTzGw_yxW', 13, 1790000044469, CAST('{"changes":[{"is":"resigned","seat":1}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b2"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('9w9fVvzR69aJbX2h', 1, 1790000344998, CAST('{"changes":[{"is":"created","setup":{"players":2,"edition":"hu-2003","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":true,"listed":true,"hints":null,"bank":null},"host":"vtlpg_GG_9Nh6Q_gC2_ltw"},{"is":"seated","seat":1,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Ada","nonce":"zyVIZAY4Wfg"},{"is":"bot-seated","seat":0,"bot":"random"},{"is":"started","seed":"c98463833d8aa8392065fa25ef5716618c00d8d33c24a17ef34c0960eadb96c7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('9w9fVvzR69aJbX2h', 2, 1790000344998, CAST('{"changes":[{"is":"stepped","action":"take y6"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('9w9fVvzR69aJbX2h', 3, 1790000347336, CAST('{"changes":[{"is":"stepped","action":"take o5"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('9w9fVvzR69aJbX2h', 4, 1790000349557, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('9w9fVvzR69aJbX2h', 5, 1790000349557, CAST('{"changes":[{"is":"stepped","action":"take b1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('9w9fVvzR69aJbX2h', 6, 1790000352024, CAST('{"changes":[{"is":"stepped","action":"buy S4NE g9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('9w9fVvzR69aJbX2h', 7, 1790000354806, CAST('{"changes":[{"is":"stepped","action":"place S4NE 0,1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('9w9fVvzR69aJbX2h', 8, 1790000358309, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('9w9fVvzR69aJbX2h', 9, 1790000358309, CAST('{"changes":[{"is":"stepped","action":"buy S9 g9"},{"is":"stepped","action":"take y8"},{"is":"stepped","action":"place S9 0,-1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('9w9fVvzR69aJbX2h', 10, 1790000359498, CAST('{"changes":[{"is":"stepped","action":"take y7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('9w9fVvzR69aJbX2h', 11, 1790000361314, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('9w9fVvzR69aJbX2h', 12, 1790000361314, CAST('{"changes":[{"is":"stepped","action":"remove S9"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 1, 1790000002000, CAST('{"changes":[{"is":"created","setup":{"players":3,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":3600,"confirm":true,"chat":true,"listed":true,"hints":null,"bank":null},"host":"vtlpg_GG_9Nh6Q_gC2_ltw"},{"is":"seated","seat":0,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Ada","nonce":"bq9xzYePiJk"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 2, 1790000004790, CAST('{"changes":[{"is":"seated","seat":1,"guest":"CH-Jr9PJbIIww-gdssyM9Q","name":"Ben","nonce":"g-qkn9aV_lY"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b0"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 3, 1790000006202, CAST('{"changes":[{"is":"seated","seat":2,"guest":"M9hoBUZiIAB4Nm0PAt_bmQ","name":"Cem","nonce":"pc5A5I-cAg0"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ","ref":"c1"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 4, 1790000007578, CAST('{"changes":[{"is":"started","seed":"b39193cd5da33f1f5575b9a122826f7d8d593b41fdf3fc37b7835c5ab6b69975"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a2"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 5, 1790000010356, CAST('{"changes":[{"is":"said","seat":0,"quick":"good-luck"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a3"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 6, 1790000013458, CAST('{"changes":[{"is":"said","seat":2,"text":"شروع کنیم؟ 🀄️👩‍👩‍👧 עברית العربية 中文"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ","ref":"c4"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 7, 1790000015272, CAST('{"changes":[{"is":"stepped","action":"take o5"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 8, 1790000015672, CAST('{"changes":[{"is":"ended"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 9, 1790000019670, CAST('{"changes":[{"is":"stepped","action":"buy P5NW o8"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a5"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 10, 1790000020804, CAST('{"changes":[{"is":"stepped","action":"place P5NW -1,0"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a6"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 11, 1790000024400, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 12, 1790000025701, CAST('{"changes":[{"is":"stepped","action":"buy S3ESW o7"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b7"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 13, 1790000029586, CAST('{"changes":[{"is":"stepped","action":"store S3ESW"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b8"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 14, 1790000032936, CAST('{"changes":[{"is":"ended"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 15, 1790000036504, CAST('{"changes":[{"is":"stepped","action":"buy T8NES o2 o7"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 16, 1790000039661, CAST('{"changes":[{"is":"stepped","action":"place T8NES 1,0"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 17, 1790000040434, CAST('{"changes":[{"is":"ended"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 18, 1790000042445, CAST('{"changes":[{"is":"stepped","action":"take o2"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 19, 1790000042860, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 20, 1790000046414, CAST('{"changes":[{"is":"stepped","action":"buy P8 b8"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 21, 1790000048323, CAST('{"changes":[{"is":"stepped","action":"take b1 o3"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 22, 1790000051280, CAST('{"changes":[{"is":"stepped","action":"place P8 1,0"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 23, 1790000052881, CAST('{"changes":[{"is":"ended"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 24, 1790000055969, CAST('{"changes":[{"is":"stepped","action":"buy C5NSW g6"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ","ref":"c9"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 25, 1790000059703, CAST('{"changes":[{"is":"stepped","action":"place C5NSW -1,0"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 26, 1790000061771, CAST('{"changes":[{"is":"ended"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 27, 1790000062639, CAST('{"changes":[{"is":"stepped","action":"buy A4NES g8"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a10"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 28, 1790000063272, CAST('{"changes":[{"is":"stepped","action":"store A4NES"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 29, 1790000066910, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a11"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 30, 1790000069348, CAST('{"changes":[{"is":"stepped","action":"take g5"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 31, 1790000069971, CAST('{"changes":[{"is":"ended"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 32, 1790000070499, CAST('{"changes":[{"is":"stepped","action":"take y4"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 33, 1790000073875, CAST('{"changes":[{"is":"ended"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ","ref":"c12"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 34, 1790000076580, CAST('{"changes":[{"is":"stepped","action":"take o5"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 35, 1790000078328, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 36, 1790000078654, CAST('{"changes":[{"is":"stepped","action":"take y9"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 37, 1790000079859, CAST('{"changes":[{"is":"ended"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 38, 1790000082889, CAST('{"changes":[{"is":"stepped","action":"take g6"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ","ref":"c13"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 39, 1790000085016, CAST('{"changes":[{"is":"ended"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 40, 1790000088588, CAST('{"changes":[{"is":"stepped","action":"buy C7SW o2 o5"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 41, 1790000088944, CAST('{"changes":[{"is":"stepped","action":"take b2 g3"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 42, 1790000089822, CAST('{"changes":[{"is":"stepped","action":"place C7SW -1,-1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a14"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 43, 1790000091651, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 44, 1790000094851, CAST('{"changes":[{"is":"stepped","action":"buy S8S y9"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 45, 1790000098450, CAST('{"changes":[{"is":"undone"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b15"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 46, 1790000100207, CAST('{"changes":[{"is":"stepped","action":"buy S8S y9"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 47, 1790000102820, CAST('{"changes":[{"is":"proposed","seat":0}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a16"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('AxotOGEVuitobRPW', 48, 1790000104985, CAST('{"changes":[{"is":"answered","seat":1,"agrees":true}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b17"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 1, 1790000022000, CAST('{"changes":[{"is":"created","setup":{"players":3,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":60,"confirm":true,"chat":true,"listed":true,"hints":null,"bank":null},"host":"vtlpg_GG_9Nh6Q_gC2_ltw"},{"is":"seated","seat":0,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Ada","nonce":"hHJNH2CcRHU"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 2, 1790000024835, CAST('{"changes":[{"is":"seated","seat":1,"guest":"CH-Jr9PJbIIww-gdssyM9Q","name":"Ben","nonce":"EmkQtPCuN_w"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b0"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 3, 1790000026277, CAST('{"changes":[{"is":"seated","seat":2,"guest":"M9hoBUZiIAB4Nm0PAt_bmQ","name":"Cem","nonce":"FlG1xFLVoj8"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ","ref":"c1"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 4, 1790000028974, CAST('{"changes":[{"is":"started","seed":"f013844aa64b26ae67f39c9517b670e848cc41fc57c4f450ec14618d5b363802"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a2"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 5, 1790000032210, CAST('{"changes":[{"is":"stepped","action":"buy S7W g4 g6"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 6, 1790000035880, CAST('{"changes":[{"is":"stepped","action":"place S7W 0,1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 7, 1790000037391, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 8, 1790000039171, CAST('{"changes":[{"is":"stepped","action":"buy S5SW o8"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 9, 1790000040366, CAST('{"changes":[{"is":"stepped","action":"place S5SW 0,-1"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 10, 1790000041088, CAST('{"changes":[{"is":"ended"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 11, 1790000102088, CAST('{"changes":[{"is":"stood-in","seat":2},{"is":"went-away","seat":2,"why":"clock"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 12, 1790000102088, CAST('{"changes":[{"is":"stepped","action":"buy C9W o9"},{"is":"stepped","action":"take o4 y1"},{"is":"stepped","action":"place C9W 0,1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 13, 1790000105778, CAST('{"changes":[{"is":"came-back","seat":2}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ","ref":"c3"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 14, 1790000108069, CAST('{"changes":[{"is":"stepped","action":"buy S6ES b6"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 15, 1790000109724, CAST('{"changes":[{"is":"stepped","action":"take b3 g2"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 16, 1790000110588, CAST('{"changes":[{"is":"stepped","action":"place S6ES 1,0"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 17, 1790000111388, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 18, 1790000172388, CAST('{"changes":[{"is":"stood-in","seat":1}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 19, 1790000172388, CAST('{"changes":[{"is":"stepped","action":"take b8"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 20, 1790000172388, CAST('{"changes":[{"is":"went-away","seat":1,"why":"left"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 21, 1790000173388, CAST('{"changes":[{"is":"came-back","seat":1}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 22, 1790000175951, CAST('{"changes":[{"is":"stepped","action":"buy C9S b4 b7"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 23, 1790000177906, CAST('{"changes":[{"is":"stepped","action":"place C9S 1,1"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 24, 1790000180867, CAST('{"changes":[{"is":"ended"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('CiYaL6f3NbSCcoIK', 25, 1790000211867, CAST('{"changes":[{"is":"went-away","seat":2,"why":"left"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 1, 1790000004000, CAST('{"changes":[{"is":"created","setup":{"players":3,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":true,"listed":false,"hints":null,"bank":null},"host":"vtlpg_GG_9Nh6Q_gC2_ltw"},{"is":"seated","seat":0,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Ada","nonce":"76UOmADSAMY","device":true},{"is":"seated","seat":1,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"بهار","nonce":"8bs6soLQyk4","device":true},{"is":"seated","seat":2,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Çağla","nonce":"U4WqWEVjorY","device":true},{"is":"started","seed":"d26722c994ccd977fcb44c5a7ad6e567bc3ed60e928829801f17f231ad6287c5"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 2, 1790000006578, CAST('{"changes":[{"is":"stepped","action":"buy G8NE g8"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 3, 1790000010135, CAST('{"changes":[{"is":"stepped","action":"buy C7SW o8"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 4, 1790000012275, CAST('{"changes":[{"is":"stepped","action":"place G8NE 0,1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a0"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 5, 1790000012642, CAST('{"changes":[{"is":"stepped","action":"place C7SW -1,0"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a1"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 6, 1790000015929, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 7, 1790000017353, CAST('{"changes":[{"is":"stepped","action":"buy T11N o6 o7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a2"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 8, 1790000020057, CAST('{"changes":[{"is":"stepped","action":"store T11N"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 9, 1790000020957, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a3"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 10, 1790000021854, CAST('{"changes":[{"is":"stepped","action":"buy S3ESW b9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 11, 1790000023134, CAST('{"changes":[{"is":"stepped","action":"place S3ESW 0,-1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 12, 1790000025242, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a4"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 13, 1790000026344, CAST('{"changes":[{"is":"stepped","action":"buy A7ES o7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 14, 1790000028353, CAST('{"changes":[{"is":"stepped","action":"take g1 y1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 15, 1790000030871, CAST('{"changes":[{"is":"stepped","action":"place A7ES 0,-1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 16, 1790000031514, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 17, 1790000034802, CAST('{"changes":[{"is":"stepped","action":"take b8"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 18, 1790000037715, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 19, 1790000039691, CAST('{"changes":[{"is":"claimed","seat":1,"guest":"XlXEou5Q75yfku9ISf865Q"}],"by":"XlXEou5Q75yfku9ISf865Q","ref":"p5"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 20, 1790000039691, CAST('{"changes":[{"is":"taken-over","seat":1,"old":"XlXEou5Q75yfku9ISf865Q","guest":"cRLOGeLhoVqqaAauvjz-aA"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 21, 1790000043101, CAST('{"changes":[{"is":"said","seat":1,"text":"a new name"}],"by":"cRLOGeLhoVqqaAauvjz-aA","ref":"e6"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('GnikF_GBa7LsD6tJ', 22, 1790000046449, CAST('{"changes":[{"is":"stepped","action":"buy A5NW o2 o4"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('Hk9CzeXgSiuHybo1', 1, 1790000016000, CAST('{"changes":[{"is":"created","setup":{"players":2,"edition":"standard","rules":{},"hands":"open","aids":true,"clock":null,"confirm":true,"chat":false,"listed":false,"hints":true,"bank":null},"host":"vtlpg_GG_9Nh6Q_gC2_ltw"},{"is":"seated","seat":0,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Ada","nonce":"kUlT4UOyw38","device":true},{"is":"seated","seat":1,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Ben","nonce":"QERMacbNCRA","device":true},{"is":"started","seed":"486a0d59a721b7bc29e9e58244ea3ff84b65d4f112d5b398adfcc8ba48486a2b","position":"2/act1:start1:young1:scored1/C6ES.A7ES.P7E.G9E/g7.o8.o3.g6/::b3b4b8g1g5g8o42o5o62y2y7y92:0/::b1b2b52b62b9g1g3o3o5y1y2y4:0/P4ES.P5NW.P6N.S5SW.S6ES.S9.A6NE.A10.G8NE.G8NW.G10N.T11S:11/drawn20:B36-48:reshuffled0/","draws":{"bag":"G11 T11 T13E T9NW G10 S3ESW T9NE C8NW G6ESW A6SW T9ES A8N P2NEW T11N S7W P3SW C5NSW G8SW C7SW A4NES A9 T10W T8NES C9W G12S S4NE G10W T12 A8E P8 S8S C7NE C10 C11 C9S T7NEW G7NSW A5NW","deck":"y3 o2 y7 g8 o9 g3 g2 y8 o8 g5 b4 b1 g9 y6 y8 g9 y3 o7 o9 y4 y1 b7 b2 o2 g4 g7 o1 b9 b7 o7 b8 y6 y5 g6 b3 g2 g4 o1 y5","scoring_cards":[0,41]}}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('Hk9CzeXgSiuHybo1', 2, 1790000017701, CAST('{"changes":[{"is":"stepped","action":"buy P7E b5 b5"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('Hk9CzeXgSiuHybo1', 3, 1790000018571, CAST('{"changes":[{"is":"stepped","action":"place P7E 0,-1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('Hk9CzeXgSiuHybo1', 4, 1790000018953, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('Hk9CzeXgSiuHybo1', 5, 1790000019884, CAST('{"changes":[{"is":"stepped","action":"buy G9E o4 o5"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('Hk9CzeXgSiuHybo1', 6, 1790000021048, CAST('{"changes":[{"is":"stepped","action":"buy C6ES y9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('Hk9CzeXgSiuHybo1', 7, 1790000024118, CAST('{"changes":[{"is":"stepped","action":"place G9E 1,0"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('Hk9CzeXgSiuHybo1', 8, 1790000026425, CAST('{"changes":[{"is":"stepped","action":"place C6ES 1,-1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('Hk9CzeXgSiuHybo1', 9, 1790000027745, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a0"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('Hk9CzeXgSiuHybo1', 10, 1790000028851, CAST('{"changes":[{"is":"stepped","action":"buy G11 b6 b9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a1"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('Hk9CzeXgSiuHybo1', 11, 1790000029579, CAST('{"changes":[{"is":"stepped","action":"place G11 0,1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('Hk9CzeXgSiuHybo1', 12, 1790000030528, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a2"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('Hk9CzeXgSiuHybo1', 13, 1790000033951, CAST('{"changes":[{"is":"stepped","action":"buy T11 y7 y9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('Hk9CzeXgSiuHybo1', 14, 1790000034664, CAST('{"changes":[{"is":"stepped","action":"place T11 1,1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('Hk9CzeXgSiuHybo1', 15, 1790000036000, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('INlD7HZ_xbNwAeR-', 1, 1790000021000, CAST('{"changes":[{"is":"created","setup":{"players":2,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":86400,"confirm":true,"chat":true,"listed":false,"hints":null,"bank":null},"host":"vtlpg_GG_9Nh6Q_gC2_ltw"},{"is":"seated","seat":0,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Ada","nonce":"sZ7vu_CX2Go"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('INlD7HZ_xbNwAeR-', 2, 1790000022802, CAST('{"changes":[{"is":"seated","seat":1,"guest":"CH-Jr9PJbIIww-gdssyM9Q","name":"Ben","nonce":"xqp9vSBMrKU"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b0"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('INlD7HZ_xbNwAeR-', 3, 1790000024088, CAST('{"changes":[{"is":"started","seed":"1c69deda86eca011a83229e67c9661118974067469619ce64c4d2f9fc1f58452"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a1"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('INlD7HZ_xbNwAeR-', 4, 1790000027195, CAST('{"changes":[{"is":"on-holiday","seat":0,"until":1790604827195}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a2"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 1, 1790000008000, CAST('{"changes":[{"is":"created","setup":{"players":2,"edition":"hu-2003","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":true,"listed":true,"hints":null,"bank":null},"host":"vtlpg_GG_9Nh6Q_gC2_ltw"},{"is":"seated","seat":0,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Ada","nonce":"6szqJus1egc"},{"is":"bot-seated","seat":1,"bot":"random"},{"is":"started","seed":"ab32996bcf8e46a7ad1612e2bee49e4bcfeb26c609d308f35a148b791e70f7d2"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 2, 1790000010025, CAST('{"changes":[{"is":"stepped","action":"buy S8S b8"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a0"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 3, 1790000010412, CAST('{"changes":[{"is":"stepped","action":"take b5"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a1"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 4, 1790000011213, CAST('{"changes":[{"is":"stepped","action":"place S8S 1,0"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 5, 1790000011837, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 6, 1790000011837, CAST('{"changes":[{"is":"stepped","action":"buy C11 y7 y8"},{"is":"stepped","action":"place C11 0,-1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 7, 1790000015615, CAST('{"changes":[{"is":"stepped","action":"buy S4NE b5"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 8, 1790000016104, CAST('{"changes":[{"is":"stepped","action":"place S4NE 0,1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 9, 1790000018361, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a2"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 10, 1790000018361, CAST('{"changes":[{"is":"stepped","action":"remove C11"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 11, 1790000021758, CAST('{"changes":[{"is":"stepped","action":"buy S6ES b6"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 12, 1790000025754, CAST('{"changes":[{"is":"stepped","action":"take o6"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 13, 1790000028968, CAST('{"changes":[{"is":"stepped","action":"place S6ES 0,-1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 14, 1790000030133, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a3"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 15, 1790000030133, CAST('{"changes":[{"is":"stepped","action":"take y9"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 16, 1790000031701, CAST('{"changes":[{"is":"stepped","action":"buy S9 o6 o8"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 17, 1790000032151, CAST('{"changes":[{"is":"stepped","action":"place S9 -1,1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 18, 1790000033644, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 19, 1790000033644, CAST('{"changes":[{"is":"stepped","action":"take b4"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 20, 1790000035697, CAST('{"changes":[{"is":"stepped","action":"take b9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 21, 1790000037396, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 22, 1790000037396, CAST('{"changes":[{"is":"stepped","action":"take o7"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 23, 1790000039315, CAST('{"changes":[{"is":"stepped","action":"buy C5NSW b9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 24, 1790000041141, CAST('{"changes":[{"is":"stepped","action":"place C5NSW -2,1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 25, 1790000043261, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 26, 1790000043261, CAST('{"changes":[{"is":"stepped","action":"buy P6N y9"},{"is":"stepped","action":"place P6N -1,0"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 27, 1790000044802, CAST('{"changes":[{"is":"stepped","action":"take y1 y2"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a4"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 28, 1790000045305, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 29, 1790000045305, CAST('{"changes":[{"is":"stepped","action":"swap C11 P6N"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 30, 1790000048591, CAST('{"changes":[{"is":"stepped","action":"take o1 o4"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 31, 1790000049106, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 32, 1790000049106, CAST('{"changes":[{"is":"stepped","action":"remove C11"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 33, 1790000051007, CAST('{"changes":[{"is":"stepped","action":"buy P4ES o4"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 34, 1790000051716, CAST('{"changes":[{"is":"stepped","action":"take o9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 35, 1790000052730, CAST('{"changes":[{"is":"stepped","action":"place P4ES 2,0"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a5"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 36, 1790000053482, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 37, 1790000053482, CAST('{"changes":[{"is":"stepped","action":"buy G9E o2 o7"},{"is":"stepped","action":"take o7"},{"is":"stepped","action":"place G9E 0,-1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 38, 1790000057234, CAST('{"changes":[{"is":"stepped","action":"buy G10W o1 o9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 39, 1790000059458, CAST('{"changes":[{"is":"stepped","action":"take o5"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 40, 1790000060273, CAST('{"changes":[{"is":"stepped","action":"place G10W -1,0"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 41, 1790000064073, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a6"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 42, 1790000064073, CAST('{"changes":[{"is":"stepped","action":"add P6N -1,-1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 43, 1790000064428, CAST('{"changes":[{"is":"stepped","action":"remove S6ES"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 44, 1790000066584, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 45, 1790000066584, CAST('{"changes":[{"is":"stepped","action":"take g8"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 46, 1790000067613, CAST('{"changes":[{"is":"stepped","action":"take b3 y2"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 47, 1790000070476, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 48, 1790000070476, CAST('{"changes":[{"is":"stepped","action":"take g6"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 49, 1790000073863, CAST('{"changes":[{"is":"stepped","action":"buy A5NW y1 y2 y2"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 50, 1790000076577, CAST('{"changes":[{"is":"stepped","action":"take o1 y4"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a7"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 51, 1790000078486, CAST('{"changes":[{"is":"stepped","action":"place A5NW 2,1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 52, 1790000081684, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 53, 1790000081684, CAST('{"changes":[{"is":"stepped","action":"take o8"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 54, 1790000083868, CAST('{"changes":[{"is":"stepped","action":"take g4"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 55, 1790000084550, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 56, 1790000084550, CAST('{"changes":[{"is":"stepped","action":"add C11 -2,-1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 57, 1790000087446, CAST('{"changes":[{"is":"stepped","action":"take b7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 58, 1790000091418, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 59, 1790000091418, CAST('{"changes":[{"is":"stepped","action":"buy T7NEW o8"},{"is":"stepped","action":"place T7NEW 0,1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 60, 1790000094726, CAST('{"changes":[{"is":"stepped","action":"buy G8SW b3 b7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 61, 1790000097865, CAST('{"changes":[{"is":"stepped","action":"place G8SW 0,-1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 62, 1790000101094, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 63, 1790000101094, CAST('{"changes":[{"is":"stepped","action":"buy G7NSW g8"},{"is":"stepped","action":"place G7NSW -1,0"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 64, 1790000103373, CAST('{"changes":[{"is":"stepped","action":"buy P3SW o5"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a8"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 65, 1790000106385, CAST('{"changes":[{"is":"stepped","action":"give P3SW"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a9"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 66, 1790000109028, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 67, 1790000109028, CAST('{"changes":[{"is":"stepped","action":"remove C11"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 68, 1790000109528, CAST('{"changes":[{"is":"stepped","action":"take b4"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 69, 1790000111952, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 70, 1790000111952, CAST('{"changes":[{"is":"stepped","action":"remove G7NSW"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 71, 1790000112899, CAST('{"changes":[{"is":"stepped","action":"take b8"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a10"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 72, 1790000114849, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 73, 1790000114849, CAST('{"changes":[{"is":"stepped","action":"remove T7NEW"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 74, 1790000115843, CAST('{"changes":[{"is":"stepped","action":"buy P5NW b8"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 75, 1790000116192, CAST('{"changes":[{"is":"stepped","action":"place P5NW -1,2"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 76, 1790000116832, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 77, 1790000116832, CAST('{"changes":[{"is":"stepped","action":"add C11 0,-2"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 78, 1790000120133, CAST('{"changes":[{"is":"stepped","action":"take b5"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a11"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 79, 1790000123900, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a12"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 80, 1790000123900, CAST('{"changes":[{"is":"stepped","action":"swap G7NSW P6N"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 81, 1790000124850, CAST('{"changes":[{"is":"stepped","action":"remove G8SW"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 82, 1790000127415, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 83, 1790000127415, CAST('{"changes":[{"is":"stepped","action":"take g1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 84, 1790000130089, CAST('{"changes":[{"is":"stepped","action":"take g7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 85, 1790000130978, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a13"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 86, 1790000130978, CAST('{"changes":[{"is":"stepped","action":"add P6N 0,1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 87, 1790000133721, CAST('{"changes":[{"is":"stepped","action":"buy T8NES g4 g7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 88, 1790000134139, CAST('{"changes":[{"is":"stepped","action":"place T8NES 3,1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 89, 1790000134444, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a14"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 90, 1790000134444, CAST('{"changes":[{"is":"stepped","action":"take b1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 91, 1790000137590, CAST('{"changes":[{"is":"stepped","action":"take y7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a15"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 92, 1790000141029, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 93, 1790000141029, CAST('{"changes":[{"is":"stepped","action":"take g5"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 94, 1790000141495, CAST('{"changes":[{"is":"stepped","action":"buy T11S y4 y7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 95, 1790000143553, CAST('{"changes":[{"is":"stepped","action":"take o2 o3"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 96, 1790000144175, CAST('{"changes":[{"is":"stepped","action":"place T11S -1,-1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 97, 1790000147920, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 98, 1790000147920, CAST('{"changes":[{"is":"stepped","action":"remove G7NSW"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 99, 1790000151733, CAST('{"changes":[{"is":"stepped","action":"take g1 o4"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 100, 1790000155688, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 101, 1790000155688, CAST('{"changes":[{"is":"stepped","action":"take o6"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 102, 1790000158395, CAST('{"changes":[{"is":"stepped","action":"buy A8E o2 o3 o4"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 103, 1790000159328, CAST('{"changes":[{"is":"stepped","action":"place A8E 0,-1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 104, 1790000162435, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 105, 1790000162435, CAST('{"changes":[{"is":"stepped","action":"remove P6N"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 106, 1790000165599, CAST('{"changes":[{"is":"stepped","action":"add S6ES 0,-2"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 107, 1790000167252, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 108, 1790000167252, CAST('{"changes":[{"is":"stepped","action":"take o3"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 109, 1790000168136, CAST('{"changes":[{"is":"stepped","action":"take y4"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 110, 1790000169621, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 111, 1790000169621, CAST('{"changes":[{"is":"stepped","action":"take g8"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 112, 1790000172907, CAST('{"changes":[{"is":"stepped","action":"remove S4NE"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 113, 1790000174324, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 114, 1790000174324, CAST('{"changes":[{"is":"stepped","action":"add G7NSW -1,0"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 115, 1790000178059, CAST('{"changes":[{"is":"stepped","action":"take b7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 116, 1790000178595, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 117, 1790000178595, CAST('{"changes":[{"is":"stepped","action":"buy T13E g6 g8"},{"is":"stepped","action":"place T13E 1,0"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 118, 1790000179696, CAST('{"changes":[{"is":"stepped","action":"buy T10W b4 b7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 119, 1790000182198, CAST('{"changes":[{"is":"stepped","action":"place T10W -2,-1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 120, 1790000182592, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 121, 1790000182592, CAST('{"changes":[{"is":"stepped","action":"swap P6N G7NSW"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 122, 1790000184206, CAST('{"changes":[{"is":"stepped","action":"take g6"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 123, 1790000187965, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 124, 1790000187965, CAST('{"changes":[{"is":"stepped","action":"buy A4NES g5"},{"is":"stepped","action":"store A4NES"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 125, 1790000189274, CAST('{"changes":[{"is":"stepped","action":"take b6"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 126, 1790000190084, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 127, 1790000190084, CAST('{"changes":[{"is":"stepped","action":"add T7NEW 0,1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 128, 1790000191499, CAST('{"changes":[{"is":"stepped","action":"buy A6SW b6"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 129, 1790000192691, CAST('{"changes":[{"is":"stepped","action":"take b1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 130, 1790000196204, CAST('{"changes":[{"is":"stepped","action":"place A6SW -2,-2"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a16"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 131, 1790000198177, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 132, 1790000198177, CAST('{"changes":[{"is":"stepped","action":"add G7NSW -2,0"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 133, 1790000201116, CAST('{"changes":[{"is":"stepped","action":"buy S3ESW b5"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 134, 1790000202177, CAST('{"changes":[{"is":"stepped","action":"give S3ESW"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 135, 1790000206006, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 136, 1790000206006, CAST('{"changes":[{"is":"stepped","action":"take y8"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 137, 1790000207543, CAST('{"changes":[{"is":"stepped","action":"take g9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 138, 1790000208117, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 139, 1790000208117, CAST('{"changes":[{"is":"stepped","action":"remove T7NEW"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 140, 1790000210986, CAST('{"changes":[{"is":"stepped","action":"buy T9NE g9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 141, 1790000212114, CAST('{"changes":[{"is":"stepped","action":"take y6"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a17"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 142, 1790000212975, CAST('{"changes":[{"is":"stepped","action":"place T9NE 0,2"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 143, 1790000215457, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a18"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 144, 1790000215457, CAST('{"changes":[{"is":"stepped","action":"take g3"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 145, 1790000219075, CAST('{"changes":[{"is":"stepped","action":"take g5"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 146, 1790000220230, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 147, 1790000220230, CAST('{"changes":[{"is":"stepped","action":"add A4NES 1,-2"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 148, 1790000220927, CAST('{"changes":[{"is":"stepped","action":"buy T12 g1 g5 g6"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 149, 1790000223177, CAST('{"changes":[{"is":"stepped","action":"stop"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 150, 1790000226315, CAST('{"changes":[{"is":"stepped","action":"place T12 0,1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 151, 1790000228698, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 152, 1790000228698, CAST('{"changes":[{"is":"stepped","action":"buy C9W o6 o7"},{"is":"stepped","action":"place C9W -1,-1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 153, 1790000230009, CAST('{"changes":[{"is":"stepped","action":"take b9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a19"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 154, 1790000230827, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 155, 1790000230827, CAST('{"changes":[{"is":"stepped","action":"remove T13E"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 156, 1790000231542, CAST('{"changes":[{"is":"stepped","action":"buy G10 b1 b9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 157, 1790000234526, CAST('{"changes":[{"is":"stepped","action":"take y5"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 158, 1790000236563, CAST('{"changes":[{"is":"stepped","action":"give G10"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 159, 1790000238176, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a20"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 160, 1790000238176, CAST('{"changes":[{"is":"stepped","action":"add T7NEW 0,1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 161, 1790000240244, CAST('{"changes":[{"is":"stepped","action":"buy G11 y5 y6"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 162, 1790000241461, CAST('{"changes":[{"is":"stepped","action":"take g4"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 163, 1790000243769, CAST('{"changes":[{"is":"stepped","action":"give G11"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 164, 1790000244766, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 165, 1790000244766, CAST('{"changes":[{"is":"stepped","action":"remove A4NES"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 166, 1790000246886, CAST('{"changes":[{"is":"stepped","action":"take y3"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 167, 1790000247384, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 168, 1790000247384, CAST('{"changes":[{"is":"stepped","action":"take o9"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 169, 1790000250297, CAST('{"changes":[{"is":"stepped","action":"buy S7W y3 y4"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 170, 1790000251126, CAST('{"changes":[{"is":"stepped","action":"take b3 g2"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 171, 1790000254582, CAST('{"changes":[{"is":"stepped","action":"give S7W"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 172, 1790000257038, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a21"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 173, 1790000257038, CAST('{"changes":[{"is":"stepped","action":"swap T13E T7NEW"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 174, 1790000258153, CAST('{"changes":[{"is":"stepped","action":"take y9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 175, 1790000261670, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 176, 1790000261670, CAST('{"changes":[{"is":"stepped","action":"remove T13E"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 177, 1790000262848, CAST('{"changes":[{"is":"stepped","action":"take b2 g2"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 178, 1790000264056, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 179, 1790000264056, CAST('{"changes":[{"is":"stepped","action":"swap T13E G9E"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 180, 1790000267137, CAST('{"changes":[{"is":"stepped","action":"buy P7E g2 g2 g4"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a22"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 181, 1790000269404, CAST('{"changes":[{"is":"stepped","action":"place P7E 1,1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a23"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 182, 1790000272161, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 183, 1790000272161, CAST('{"changes":[{"is":"stepped","action":"take g3"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 184, 1790000272601, CAST('{"changes":[{"is":"stepped","action":"take y5"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 185, 1790000273440, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 186, 1790000273440, CAST('{"changes":[{"is":"stepped","action":"buy A10 y3 y8"},{"is":"stepped","action":"place A10 1,0"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 187, 1790000276420, CAST('{"changes":[{"is":"stepped","action":"buy T11 y5 y9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a24"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 188, 1790000277029, CAST('{"changes":[{"is":"stepped","action":"give T11"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 189, 1790000278403, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 190, 1790000278403, CAST('{"changes":[{"is":"stepped","action":"remove C11"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 191, 1790000280874, CAST('{"changes":[{"is":"stepped","action":"take g7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 192, 1790000282761, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 193, 1790000282761, CAST('{"changes":[{"is":"stepped","action":"take b2"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 194, 1790000284345, CAST('{"changes":[{"is":"stepped","action":"take y6"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 195, 1790000287519, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 196, 1790000287519, CAST('{"changes":[{"is":"stepped","action":"add G9E -1,-2"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 197, 1790000289974, CAST('{"changes":[{"is":"stepped","action":"swap S4NE P7E"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 198, 1790000293963, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a25"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 199, 1790000293963, CAST('{"changes":[{"is":"stepped","action":"remove T13E"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 200, 1790000296329, CAST('{"changes":[{"is":"stepped","action":"take b6"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 201, 1790000299796, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 202, 1790000299796, CAST('{"changes":[{"is":"stepped","action":"swap C11 A10"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 203, 1790000302689, CAST('{"changes":[{"is":"stepped","action":"take g9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 204, 1790000303502, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 205, 1790000303502, CAST('{"changes":[{"is":"stepped","action":"swap A10 P6N"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 206, 1790000307365, CAST('{"changes":[{"is":"stepped","action":"buy C8NW g9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 207, 1790000310152, CAST('{"changes":[{"is":"stepped","action":"give C8NW"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 208, 1790000314023, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 209, 1790000314023, CAST('{"changes":[{"is":"stepped","action":"take g5"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 210, 1790000316200, CAST('{"changes":[{"is":"stepped","action":"buy C7NE g7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a26"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 211, 1790000318875, CAST('{"changes":[{"is":"stepped","action":"take g6"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 212, 1790000319447, CAST('{"changes":[{"is":"stepped","action":"give C7NE"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a27"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 213, 1790000320175, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 214, 1790000320175, CAST('{"changes":[{"is":"stepped","action":"add T13E -1,1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 215, 1790000323399, CAST('{"changes":[{"is":"stepped","action":"take o7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 216, 1790000324311, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a28"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 217, 1790000324311, CAST('{"changes":[{"is":"stepped","action":"swap P6N C11"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 218, 1790000325703, CAST('{"changes":[{"is":"stepped","action":"buy A6NE o7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 219, 1790000328106, CAST('{"changes":[{"is":"stepped","action":"place A6NE -2,0"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 220, 1790000330141, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 221, 1790000330141, CAST('{"changes":[{"is":"stepped","action":"swap C11 A10"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 222, 1790000330516, CAST('{"changes":[{"is":"stepped","action":"take o8"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a29"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 223, 1790000330925, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a30"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 224, 1790000330925, CAST('{"changes":[{"is":"stepped","action":"remove P6N"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 225, 1790000333701, CAST('{"changes":[{"is":"stepped","action":"buy G6ESW o8"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 226, 1790000336748, CAST('{"changes":[{"is":"stepped","action":"give G6ESW"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a31"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 227, 1790000337934, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a32"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 228, 1790000337934, CAST('{"changes":[{"is":"stepped","action":"store G10N"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 229, 1790000339514, CAST('{"changes":[{"is":"stepped","action":"place G12S -3,0"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 230, 1790000341665, CAST('{"changes":[{"is":"stepped","action":"place A8N -4,0"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 231, 1790000344628, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('NkZTDADECxHHIWWD', 232, 1790000344998, CAST('{"changes":[{"is":"rematched","table":"9w9fVvzR69aJbX2h"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a33"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('bHMmGszgydSqRxM3', 1, 1790000000000, CAST('{"changes":[{"is":"created","setup":{"players":4,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":true,"listed":true,"hints":null,"bank":null},"host":"vtlpg_GG_9Nh6Q_gC2_ltw"},{"is":"seated","seat":0,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Ada","nonce":"EJ4D67H_jxw"},{"is":"bot-seated","seat":1,"bot":"master"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('bHMmGszgydSqRxM3', 2, 1790000001649, CAST('{"changes":[{"is":"seated","seat":2,"guest":"CH-Jr9PJbIIww-gdssyM9Q","name":"Ben","nonce":"ONR5Ckykjxg"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b0"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('bHMmGszgydSqRxM3', 3, 1790000003860, CAST('{"changes":[{"is":"said","seat":2,"text":"سلام، می‌آیم 🙂 naïve ﬁ ½ <b>&\"''"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b1"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('bHMmGszgydSqRxM3', 4, 1790000005935, CAST('{"changes":[{"is":"vacated","seat":2}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b2"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('bHMmGszgydSqRxM3', 5, 1790000006915, CAST('{"changes":[{"is":"seated","seat":2,"guest":"M9hoBUZiIAB4Nm0PAt_bmQ","name":"Cem","nonce":"iOJ_4J8vzAM"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ","ref":"c3"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('bHMmGszgydSqRxM3', 6, 1790000008892, CAST('{"changes":[{"is":"vacated","seat":1}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('bHMmGszgydSqRxM3', 7, 1790000009314, CAST('{"changes":[{"is":"bot-seated","seat":3,"bot":"apprentice"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a4"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('bHMmGszgydSqRxM3', 8, 1790000010921, CAST('{"changes":[{"is":"claimed","seat":2,"guest":"XlXEou5Q75yfku9ISf865Q"}],"by":"XlXEou5Q75yfku9ISf865Q","ref":"p5"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('cRKgROdxLqfNRrUi', 1, 1790000015000, CAST('{"changes":[{"is":"created","setup":{"players":4,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":false,"listed":false,"hints":null,"bank":null},"host":"vtlpg_GG_9Nh6Q_gC2_ltw"},{"is":"bot-seated","seat":0,"bot":"apprentice"},{"is":"bot-seated","seat":1,"bot":"apprentice"},{"is":"bot-seated","seat":2,"bot":"apprentice"},{"is":"seated","seat":3,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Ada","nonce":"LCln2OIZo6k"},{"is":"started","seed":"bd018f798f151eb2","exercise":"p01"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('cRKgROdxLqfNRrUi', 2, 1790000018391, CAST('{"changes":[{"is":"stepped","action":"take o3"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a0"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('cRKgROdxLqfNRrUi', 3, 1790000020593, CAST('{"changes":[{"is":"undone"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a1"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('cRKgROdxLqfNRrUi', 4, 1790000023056, CAST('{"changes":[{"is":"stepped","action":"buy A6NE g4 g5"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a2"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 1, 1790000003000, CAST('{"changes":[{"is":"created","setup":{"players":5,"edition":"hu-2003","rules":{"dirk_gift":"misfit"},"hands":"open","aids":false,"clock":259200,"confirm":false,"chat":false,"listed":true,"hints":null,"bank":null},"host":"vtlpg_GG_9Nh6Q_gC2_ltw"},{"is":"seated","seat":0,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Ada","nonce":"pV3TUTLusik"},{"is":"bot-seated","seat":1,"bot":"random"},{"is":"bot-seated","seat":2,"bot":"builder"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 2, 1790000003733, CAST('{"changes":[{"is":"seated","seat":3,"guest":"CH-Jr9PJbIIww-gdssyM9Q","name":"Ben","nonce":"zIDSY49xNvQ"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b0"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 3, 1790000005903, CAST('{"changes":[{"is":"seated","seat":4,"guest":"M9hoBUZiIAB4Nm0PAt_bmQ","name":"Cem","nonce":"qck3GTYj9tg"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ","ref":"c1"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 4, 1790000006757, CAST('{"changes":[{"is":"started","seed":"8446e738d436088524725c8c3c8439dd3962a5b5956c7bed1b0a256a6c17218f"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a2"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 5, 1790000010324, CAST('{"changes":[{"is":"stepped","action":"take y8"},{"is":"ended"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 6, 1790000013665, CAST('{"changes":[{"is":"stepped","action":"buy P6N o6"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 7, 1790000016740, CAST('{"changes":[{"is":"stepped","action":"buy P2NEW g2"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a3"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 8, 1790000017724, CAST('{"changes":[{"is":"stepped","action":"take g7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 9, 1790000018331, CAST('{"changes":[{"is":"stepped","action":"place P6N -1,0"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 10, 1790000021600, CAST('{"changes":[{"is":"stepped","action":"place P2NEW 0,1"},{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 11, 1790000021600, CAST('{"changes":[{"is":"stepped","action":"take o9"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 12, 1790000021600, CAST('{"changes":[{"is":"stepped","action":"buy T9NW g9"},{"is":"stepped","action":"buy P3SW y3"},{"is":"stepped","action":"take b8"},{"is":"stepped","action":"place T9NW 0,1"},{"is":"stepped","action":"place P3SW 0,-1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 13, 1790000023265, CAST('{"changes":[{"is":"stepped","action":"buy S8S g1 g3 g4"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b4"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 14, 1790000026758, CAST('{"changes":[{"is":"stepped","action":"buy A5NW y9"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b5"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 15, 1790000028944, CAST('{"changes":[{"is":"stepped","action":"place A5NW 0,1"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 16, 1790000031324, CAST('{"changes":[{"is":"stepped","action":"place S8S 1,0"},{"is":"ended"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 17, 1790000031978, CAST('{"changes":[{"is":"stepped","action":"take g5"},{"is":"ended"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 18, 1790000035250, CAST('{"changes":[{"is":"stepped","action":"buy A4NES g7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a6"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 19, 1790000036037, CAST('{"changes":[{"is":"stepped","action":"place A4NES 1,0"},{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 20, 1790000036037, CAST('{"changes":[{"is":"stepped","action":"take g3"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 21, 1790000036037, CAST('{"changes":[{"is":"stepped","action":"take b2 b3"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 22, 1790000036345, CAST('{"changes":[{"is":"stepped","action":"take b5"},{"is":"ended"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 23, 1790000039003, CAST('{"changes":[{"is":"stepped","action":"buy G10N g5 g6"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 24, 1790000040439, CAST('{"changes":[{"is":"stepped","action":"place G10N 0,1"},{"is":"ended"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 25, 1790000041870, CAST('{"changes":[{"is":"stepped","action":"buy P7E g9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 26, 1790000042225, CAST('{"changes":[{"is":"stepped","action":"place P7E 0,-1"},{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a7"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 27, 1790000042225, CAST('{"changes":[{"is":"stepped","action":"buy T7NEW g9"},{"is":"stepped","action":"place T7NEW 0,1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 28, 1790000042225, CAST('{"changes":[{"is":"stepped","action":"buy C10 b2 b8"},{"is":"stepped","action":"take y8"},{"is":"stepped","action":"place C10 -1,0"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 29, 1790000045171, CAST('{"changes":[{"is":"stepped","action":"take y8"},{"is":"ended"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b8"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 30, 1790000048705, CAST('{"changes":[{"is":"stepped","action":"buy A6NE y8"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 31, 1790000050996, CAST('{"changes":[{"is":"stepped","action":"place A6NE 1,1"},{"is":"ended"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 32, 1790000052101, CAST('{"changes":[{"is":"stepped","action":"take g4"},{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 33, 1790000052101, CAST('{"changes":[{"is":"stepped","action":"remove T7NEW"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 34, 1790000052101, CAST('{"changes":[{"is":"stepped","action":"buy G10 y2 y8"},{"is":"stepped","action":"take o8"},{"is":"stepped","action":"place G10 1,1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 35, 1790000053665, CAST('{"changes":[{"is":"stepped","action":"take y4"},{"is":"ended"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 36, 1790000056809, CAST('{"changes":[{"is":"stepped","action":"take g3"},{"is":"ended"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 37, 1790000057772, CAST('{"changes":[{"is":"stepped","action":"take b4 g1"},{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 38, 1790000057772, CAST('{"changes":[{"is":"stepped","action":"buy T9NE o9"},{"is":"stepped","action":"take y6"},{"is":"stepped","action":"place T9NE 0,1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('gIcALcWoaZltvSao', 39, 1790000057772, CAST('{"changes":[{"is":"stepped","action":"buy C9S o1 o8"},{"is":"stepped","action":"take y9"},{"is":"stepped","action":"place C9S 1,-1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 1, 1790000005000, CAST('{"changes":[{"is":"created","setup":{"players":3,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":true,"listed":false,"hints":null,"bank":null},"host":"vtlpg_GG_9Nh6Q_gC2_ltw"},{"is":"seated","seat":0,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Ada","nonce":"xQZ8hQzw2eE"},{"is":"sealed","seat":0,"seal":"5ca138f08fc1c61d68344758ec97d341f54ac16ac547151655f454b99f68524e"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 2, 1790000005451, CAST('{"changes":[{"is":"seated","seat":1,"guest":"CH-Jr9PJbIIww-gdssyM9Q","name":"Ben","nonce":"D7s_z4_xpos"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b0"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 3, 1790000009197, CAST('{"changes":[{"is":"seated","seat":2,"guest":"M9hoBUZiIAB4Nm0PAt_bmQ","name":"Cem","nonce":"bQvdtaidUUg"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ","ref":"c1"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 4, 1790000010349, CAST('{"changes":[{"is":"sealed","seat":1,"seal":"df821350e001a14191b2ee439e8a9ec05045f767d2eee4b7a76cbac6a995a752"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b2"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 5, 1790000013300, CAST('{"changes":[{"is":"sealed","seat":2,"seal":"6fb9e55a42511a250c0019c90f26ea18be94498807004b8332c656056070cc27"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ","ref":"c3"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 6, 1790000013988, CAST('{"changes":[{"is":"claimed","seat":1,"guest":"XlXEou5Q75yfku9ISf865Q"}],"by":"XlXEou5Q75yfku9ISf865Q","ref":"p4"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 7, 1790000015130, CAST('{"changes":[{"is":"renewed","seat":1,"nonce":"pfCky8FUNN4"}],"by":"CH-Jr9PJbIIww-gdssyM9Q","ref":"b5"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 8, 1790000016663, CAST('{"changes":[{"is":"shuffling","secret":"260a8b4a0e291d29881607a94424c3b9932666894459be86c6d696dbbc214d1d"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a6"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 9, 1790000019079, CAST('{"changes":[{"is":"opened","seat":2,"lot":"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ","ref":"c7"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 10, 1790000020692, CAST('{"changes":[{"is":"opened","seat":0,"lot":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a8"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 11, 1790000024692, CAST('{"changes":[{"is":"started","seed":"bf8c594a933e6add154ef31363d3559c871236cdfd3fdc9f0e296b7706df9c3b"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 12, 1790000025143, CAST('{"changes":[{"is":"stepped","action":"buy A8N o8"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 13, 1790000028746, CAST('{"changes":[{"is":"stepped","action":"take g6"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 14, 1790000031998, CAST('{"changes":[{"is":"stepped","action":"place A8N 1,0"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 15, 1790000032760, CAST('{"changes":[{"is":"ended"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 16, 1790000033192, CAST('{"changes":[{"is":"stepped","action":"buy A6NE y6"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 17, 1790000036813, CAST('{"changes":[{"is":"stepped","action":"take y8"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 18, 1790000039964, CAST('{"changes":[{"is":"stepped","action":"place A6NE 1,0"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 19, 1790000040897, CAST('{"changes":[{"is":"ended"}],"by":"M9hoBUZiIAB4Nm0PAt_bmQ"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 20, 1790000042867, CAST('{"changes":[{"is":"stepped","action":"buy C6ES b8"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a9"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 21, 1790000045241, CAST('{"changes":[{"is":"stepped","action":"place C6ES 1,0"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a10"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 22, 1790000045836, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 23, 1790000049644, CAST('{"changes":[{"is":"stepped","action":"buy C5NSW o9"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 24, 1790000050122, CAST('{"changes":[{"is":"stepped","action":"place C5NSW -1,0"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('tLUBKnaip7YTqihk', 25, 1790000053266, CAST('{"changes":[{"is":"ended"}],"by":"CH-Jr9PJbIIww-gdssyM9Q"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('ueSH7Wjk6jla6-bX', 1, 1790000017000, CAST('{"changes":[{"is":"created","setup":{"players":3,"edition":"standard","rules":{},"hands":"secret","aids":true,"clock":null,"confirm":true,"chat":false,"listed":false,"hints":null,"bank":null},"host":"vtlpg_GG_9Nh6Q_gC2_ltw"},{"is":"seated","seat":0,"guest":"vtlpg_GG_9Nh6Q_gC2_ltw","name":"Ada","nonce":"18IiVXNkr0I"},{"is":"bot-seated","seat":1,"bot":"mason"},{"is":"bot-seated","seat":2,"bot":"mason"},{"is":"started","seed":"one deal for many","deal":"2026-11-17","counted":true}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('ueSH7Wjk6jla6-bX', 2, 1790000017000, CAST('{"changes":[{"is":"stepped","action":"buy P4ES g4"},{"is":"stepped","action":"take g8"},{"is":"stepped","action":"place P4ES 1,0"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('ueSH7Wjk6jla6-bX', 3, 1790000019278, CAST('{"changes":[{"is":"stepped","action":"buy S7W o7"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a0"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('ueSH7Wjk6jla6-bX', 4, 1790000021233, CAST('{"changes":[{"is":"stepped","action":"take o3"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('ueSH7Wjk6jla6-bX', 5, 1790000022540, CAST('{"changes":[{"is":"stepped","action":"place S7W 0,-1"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a1"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('ueSH7Wjk6jla6-bX', 6, 1790000024563, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('ueSH7Wjk6jla6-bX', 7, 1790000024563, CAST('{"changes":[{"is":"stepped","action":"take b6"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('ueSH7Wjk6jla6-bX', 8, 1790000024563, CAST('{"changes":[{"is":"stepped","action":"take y8"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('ueSH7Wjk6jla6-bX', 9, 1790000025884, CAST('{"changes":[{"is":"stepped","action":"take y9"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw","ref":"a2"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('ueSH7Wjk6jla6-bX', 10, 1790000027957, CAST('{"changes":[{"is":"ended"}],"by":"vtlpg_GG_9Nh6Q_gC2_ltw"}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('ueSH7Wjk6jla6-bX', 11, 1790000027957, CAST('{"changes":[{"is":"stepped","action":"take g5"},{"is":"ended"}]}' AS BLOB));
INSERT INTO log (table_id, version, at, body) VALUES ('ueSH7Wjk6jla6-bX', 12, 1790000027957, CAST('{"changes":[{"is":"stepped","action":"buy A8E y8"},{"is":"stepped","action":"take y6"},{"is":"stepped","action":"place A8E 1,1"},{"is":"ended"}]}' AS BLOB));
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('CH-Jr9PJbIIww-gdssyM9Q', '2jGDY3jjgCpdnlGP', 2, 'running', 1790000029622, 'ada
cem', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('CH-Jr9PJbIIww-gdssyM9Q', '4PenF-VWTzGw_yxW', 2, 'running', 1790000026862, 'ada', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('CH-Jr9PJbIIww-gdssyM9Q', 'AxotOGEVuitobRPW', 2, 'running', 1790000007578, 'ada
cem', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('CH-Jr9PJbIIww-gdssyM9Q', 'CiYaL6f3NbSCcoIK', 2, 'running', 1790000028974, 'ada
cem', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('CH-Jr9PJbIIww-gdssyM9Q', 'INlD7HZ_xbNwAeR-', 2, 'running', 1790000024088, 'ada', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('CH-Jr9PJbIIww-gdssyM9Q', 'gIcALcWoaZltvSao', 8, 'running', 1790000006757, 'ada
random
builder
cem', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('CH-Jr9PJbIIww-gdssyM9Q', 'tLUBKnaip7YTqihk', 2, 'running', 1790000024692, 'ada
cem', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('M9hoBUZiIAB4Nm0PAt_bmQ', '2jGDY3jjgCpdnlGP', 4, 'running', 1790000029622, 'ada
ben', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('M9hoBUZiIAB4Nm0PAt_bmQ', 'AxotOGEVuitobRPW', 4, 'running', 1790000007578, 'ada
ben', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('M9hoBUZiIAB4Nm0PAt_bmQ', 'CiYaL6f3NbSCcoIK', 4, 'running', 1790000028974, 'ada
ben', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('M9hoBUZiIAB4Nm0PAt_bmQ', 'bHMmGszgydSqRxM3', 4, 'open', 1790000010921, 'ada

apprentice', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('M9hoBUZiIAB4Nm0PAt_bmQ', 'gIcALcWoaZltvSao', 16, 'running', 1790000006757, 'ada
random
builder
ben', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('M9hoBUZiIAB4Nm0PAt_bmQ', 'tLUBKnaip7YTqihk', 4, 'running', 1790000024692, 'ada
ben', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('XlXEou5Q75yfku9ISf865Q', 'bHMmGszgydSqRxM3', 4, 'open', 1790000010921, 'ada

apprentice', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('cRLOGeLhoVqqaAauvjz-aA', 'GnikF_GBa7LsD6tJ', 2, 'running', 1790000039691, 'ada
çağla', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('vtlpg_GG_9Nh6Q_gC2_ltw', '2jGDY3jjgCpdnlGP', 1, 'running', 1790000029622, 'ben
cem', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('vtlpg_GG_9Nh6Q_gC2_ltw', '4PenF-VWTzGw_yxW', 1, 'running', 1790000026862, 'ben', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('vtlpg_GG_9Nh6Q_gC2_ltw', '9w9fVvzR69aJbX2h', 2, 'running', 1790000344998, 'random', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('vtlpg_GG_9Nh6Q_gC2_ltw', 'AxotOGEVuitobRPW', 1, 'running', 1790000007578, 'ben
cem', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('vtlpg_GG_9Nh6Q_gC2_ltw', 'CiYaL6f3NbSCcoIK', 1, 'running', 1790000028974, 'ben
cem', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('vtlpg_GG_9Nh6Q_gC2_ltw', 'GnikF_GBa7LsD6tJ', 7, 'running', 1790000039691, '', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('vtlpg_GG_9Nh6Q_gC2_ltw', 'Hk9CzeXgSiuHybo1', 3, 'sandbox', 1790000016000, '', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('vtlpg_GG_9Nh6Q_gC2_ltw', 'INlD7HZ_xbNwAeR-', 1, 'running', 1790000024088, 'ben', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('vtlpg_GG_9Nh6Q_gC2_ltw', 'NkZTDADECxHHIWWD', 1, 'over', 1790000344628, 'random', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('vtlpg_GG_9Nh6Q_gC2_ltw', 'bHMmGszgydSqRxM3', 1, 'open', 1790000010921, '
cem
apprentice', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('vtlpg_GG_9Nh6Q_gC2_ltw', 'gIcALcWoaZltvSao', 1, 'running', 1790000006757, 'random
builder
ben
cem', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('vtlpg_GG_9Nh6Q_gC2_ltw', 'tLUBKnaip7YTqihk', 1, 'running', 1790000024692, 'ben
cem', 0);
INSERT INTO played (guest, table_id, seats, status, at, names, hidden) VALUES ('vtlpg_GG_9Nh6Q_gC2_ltw', 'ueSH7Wjk6jla6-bX', 1, 'running', 1790000017000, 'mason
mason 2', 0);
INSERT INTO scores (id, created, updated, version, body) VALUES ('YGi51R239KWPrwXO', 1790000211867, 1790000211867, 1, CAST('{"names":["Ada","Ben"],"edition":"standard","scorings":[[{"counts":[1,0,0,0,0,1],"wall":4,"palace":{"1,0":"T9NE","2,0":"P8"}},{"counts":[0,2,1,0,0,0],"wall":3,"palace":null},{"counts":[0,0,0,1,0,0],"wall":0,"palace":null}]]}' AS BLOB));
