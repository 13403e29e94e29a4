### Kõik, mida leht eesti keeles ütleb. Nimed ja mänguosad tulevad nimetavas käändes, seepärast seisavad need
### lauses ilma käändelõputa: kooloni järel, sulgudes või käskiva kõneviisi sihitisena („Osta torn 9“).

### The board: pieces, palace, market, money, players

## Pieces, as they are called and as a screen reader says them

piece-pavilion = paviljon
piece-seraglio = haarem
piece-arcades = galerii
piece-chambers = loss
piece-garden = aed
piece-tower = torn
piece-fountain = stardikaart

piece-b = teenar
# as in English
piece-g = dirham
piece-o = tukat
# as in English
piece-y = florin
# With its colour, where the card cannot be seen.
piece-b-long = sinine teenar
piece-g-long = roheline dirham
piece-o-long = oranž tukat
piece-y-long = kollane florin
piece-b-letter = s
piece-g-letter = r
piece-o-letter = o
piece-y-letter = k

# Kus sein on: „seinad põhjas ja idas“
piece-N = põhjas
piece-E = idas
piece-S = lõunas
piece-W = läänes

# $kind is one of the six above, $walls one or more sides: "tower, price 9, walls north and east".
piece-tile = { $kind }, hind { $price }, { $count ->
    [0] seinteta
    [one] sein { $walls }
   *[other] seinad { $walls }
  }
piece-card = { $currency } { $value }
piece-cell = ({ $x }; { $y })
# $what is a tile or the fountain; $cell is as piece-cell says: "(1, 0)".
piece-at = { $what }, ruut { $cell }
piece-free = vaba ruut { $cell }
# What lies beside a free cell: "north: tower 9"; and where it has a wall there.
piece-beside = { $side }: { $what }
piece-beside-wall = { $side }: { $what }, seinaga

## The palace

board-palace = Alhambra: { $name }
board-palace-own = Sinu Alhambra
board-palace-help = Nooleklahvidega liigud Alhambras, Enteriga valid.
board-can-build = siia saab ehitada
board-cannot-build = siia ei saa ehitada
board-can-choose = saab valida
board-chosen = valitud
board-new = uus
board-zoom-in = Suurenda
board-zoom-out = Vähenda
board-zoom-fit = Näita kogu Alhambrat
board-wall-change = sein { $from } → { $to }
board-scores-wall = punkte andev sein { $walls }

## The market

board-market = Turg
board-slot = Ruut { $slot }, { $currency }: { $what }
board-slot-empty = Ruut { $slot }, { $currency }: tühi
board-pay-exact = saad täpselt maksta ja on jälle sinu kord
board-pay-over = saab maksta, { $over } üle
board-pay-not = praegu ei saa maksta
board-mark-over = +{ $over }

## The money display

board-display = Raha
board-display-chosen = { $count ->
    [one] valitud { $count } kaart, väärtus { $sum }
   *[other] valitud { $count } kaarti, väärtus kokku { $sum }
  }
board-card-fits = saab võtta
board-card-fits-not = praegu ei saa võtta
board-empty = tühi

## Hand, reserve, tray

board-hand = Käes
board-hand-empty = Raha käes ei ole.
board-hand-worth = { $currency }: { $sum }
board-superfluous = pole vaja
board-reserve = Tagavara
board-reserve-empty = Tagavara on tühi.
board-tray = Ootab paigutamist
board-tray-awarded = Turult saadud: ootab paigutamist
board-to-reserve = Tagavarasse
board-to-dirk = Margusele

## Players

board-players = Mängijad
board-score = { $score ->
    [one] { $score } punkt
   *[other] { $score } punkti
  }
board-hand-size = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarti
  }
board-wall = sein { $length }
board-reserve-size = { $count } tagavaras
board-count = { $kind }: { $count }
board-to-act = käigul
board-winner = võitja
board-away = eemal, mängib arvuti
board-resigned = loobus, mängib arvuti
board-absent = pole ühenduses
board-look = Vaata Alhambrat: { $name }
board-dirk = Margus
board-dirk-is = väljamõeldud kolmas mängija, kes ainult kogub ehituskaarte

## What is left

board-deck-left = { $count ->
    [one] pakis on { $count } rahakaart
   *[other] pakis on { $count } rahakaarti
  }
board-bag-left = { $count ->
    [one] kotis on { $count } ehituskaart
   *[other] kotis on { $count } ehituskaarti
  }
board-scoring-done = punktiarvestus { $name }: tehtud
board-scoring-next = punktiarvestus { $name }: järgmine
# $least and $most are numbers of cards.
board-scoring-until = { $most ->
    [0] punktiarvestus { $name }: järgmise kaardiga
   *[other] punktiarvestus { $name }: järgmine, { $least } kuni { $most } kaardi pärast
  }
board-scoring-later = punktiarvestus { $name }: hiljem
board-scoring-1 = A
board-scoring-2 = B
board-scoring-3 = mängu lõpus

## What is it worth, and what the signs at the table mean

worth-title = Mida see väärt on?
worth-place = { $place }. koht
worth-wall = Pikim välissein: iga lõik annab 1 punkti, igas punktiarvestuses.
worth-tie = Viigi korral jagatakse hõivatud kohtade punktid võrdselt, allapoole ümardatuna.
signs-title = Mida märgid tähendavad
sign-deck = rahakaarte pakis alles
sign-bag = ehituskaarte kotis alles
sign-hand = rahakaarte käes
sign-wall = pikima välisseina lõigud
sign-store = ehituskaarte tagavaras
sign-until = järgmine punktiarvestus tuleb nii mitme rahakaardi pärast
sign-gain = punktid, kui punkte arvestataks praegu
sign-new = uus pärast sinu viimast käiku
sign-exact = saad täpselt maksta ja on jälle sinu kord
sign-over = saad maksta, aga nii palju üle

### You: your games, your name elsewhere, statistics. These come with the page of them (scripts/catalogues.ts).

## Games

you-title = Sinu mängud
# $name: what one is called
you-lead = Mängid nimega { $name }.
you-none-yet = Sa pole siin veel mänginud.
you-none = Ühtegi mängu ei leitud.
you-which = Näita
you-which-all = Kõik
you-which-going = Käimas
you-which-over = Lõppenud
you-which-deals = Ühised jaotused
you-which-hidden = Peidetud
you-search = Otsi mängija järgi
you-more = Näita rohkem
# $names: who sits at the table, as a list
you-show = Näita jälle mängu: { $names }
you-won = Võit
you-won-tied = Jagatud võit
# $place: 2 or more
you-place = { $place }. koht
you-analysis = Analüüs
# To the page of a deal that others play as well
you-deal = Võrdle teistega
# Says that a game is one of those
you-deal-one = Ühine jaotus
# To play the same deal
you-challenge = Kutsu sõber
you-together = Teie ühised mängud
you-download = Salvesta kõik mängufailid ühes failis
# $count: games so far
you-downloaded = { $count ->
    [one] { $count } mäng
   *[other] { $count } mängu
}

## The name on other devices

you-device = Kasuta seda nime minu telefonis
you-device-about = Ava see salajane link teises seadmes või skanni kood: kõik sinu mängud, kohad ja seaded on kohe seal. Kellel on link, see saab mängida sinuna.
you-device-show = Näita linki ja koodi
you-device-link = Sinu salajane link
you-device-code = Link QR-koodina
you-device-renew-about = Uue lingi korral vana enam ei kehti ja teised seadmed ei kasuta enam sinu nime.
you-device-renewed = Uus link on olemas. Nüüd kasutab sinu nime ainult see seade.
you-open-title = Kas kasutada sinu nime siin?
you-open-about = Selle lingiga saab see brauser omaniku mängud, kohad ja seaded.
you-open-take = Lisa neile selle brauseri mängud
you-open = Kasuta nime siin
you-opened = See brauser kasutab nüüd sinu nime.

## Alerts when the page is closed

you-alerts = Teavitused, kui leht on suletud
you-alerts-about = See seade annab märku, kui mäng sind ootab, ka siis, kui leht on suletud. Brauseri teavitusteenus toimetab teate kohale, kuid ei saa seda lugeda.
you-alerts-on = Teavitused selles seadmes
you-alerts-turn = Sinu kord
you-alerts-turn-about = Mängudes, mis võivad oodata: ilma kellata, ajavaruga või päevadega korra kohta.
you-alerts-sat = Keegi istub lauda
you-alerts-sat-about = Lauas, kus sa ootad algust.
you-alerts-soon = Sinu aeg saab otsa
you-alerts-soon-about = Üks kord, veidi enne sinu korra aja lõppu.
you-alerts-quiet = Vaikne aeg
you-alerts-quiet-about = Sel ajal teavitusi ei tule, selle seadme kella järgi. Kui mäng sind ka pärast ootab, saad teate siis.
you-alerts-from = Alates
you-alerts-to = Kuni
you-alerts-blocked = Selle lehe teavitused on keelatud. Luba need brauseri seadetes.
you-alerts-install = iPhone'is või iPadis töötavad teavitused ainult paigaldatud mängus: puuduta „Jaga“, siis „Lisa avakuvale“ ja ava mäng sealt.
you-alerts-insecure = Teavitused töötavad ainult turvalisel aadressil, mis algab https-iga.
you-alerts-no = See brauser ei saa näidata teavitusi, kui leht on suletud.
you-alerts-none = See server teavitusi ei saada.
you-alerts-started = Teavitused on selles seadmes sees.
you-alerts-stopped = Teavitused on selles seadmes väljas.
# $names: who sits at the table, as a list
you-mute = Lülita teavitused välja mängus: { $names }
# $names: who sits at the table, as a list
you-unmute = Lülita teavitused sisse mängus: { $names }

## The end

you-delete = Kustuta kõik minu oma
you-delete-about = Mängud, mida mängisid üksi robotite vastu, kustutatakse. Mängud teistega jäävad neile alles koos sinu nime ja käikudega; käimasolevas mängus võtab sinu koha robot. Sinu loend, statistika, seaded ja link kustutatakse. Kõigi mängitavate jaotuste tulemustesse jäävad sinu punktid, kuid ilma nimeta, ja neid mänge ei saa enam keegi vaadata. Seda ei saa tagasi võtta.
you-delete-sure = Jah, kustuta kõik
you-deleted = Kõik sinu oma on kustutatud.

## Statistics

you-statistics = Statistika
you-statistics-none = Veel pole midagi lugeda: mängi mõni mäng lõpuni.
# $games, $wins: how many
you-total = Mänge: { $games }, võite: { $wins }
you-by-scoring = Punktid arvestuste kaupa
you-by-kind = Punktid ehitiste kaupa
you-walls = Pikim müür
# From the analyses of one’s games
you-losses = Kaotatud punkte käigu kohta
you-losses-about = Sinu analüüsitud mängudest. Mida vähem, seda parem.
you-losses-none = Ava lõppenud mängu analüüs, siis näed siin, mitu punkti iga käik sulle maksma läks.
# Reads the line aloud: the first and the last points of it
you-losses-line = Sina: alguses { $first }, nüüd { $last }
# $number: 1 to 3
you-scoring = { $number }. arvestus
you-average-you = Sina
you-average-people = Kõik siin
you-average-bots = Robotid
you-by-seats = Mängijate arvu järgi
you-by-level = Robotite vastu
you-by-name = Inimeste vastu
# Everybody at a table of friends
you-together-wins = Kes võitis mitu korda
you-who = Kelle vastu
you-games = Mänge
you-wins = Võite
you-average = Keskmised punktid

### Calls: notifications when the page is closed. The service worker has these (scripts/installed.ts).

call-turn = Sinu kord
# $names: who plays there, as a list
call-turn-body = Sind ootavad: { $names }
call-soon = Sinu aeg saab otsa
# $time: such as 18:30, or a day and a time
call-soon-body = Mängi enne: { $time }.
# $names: who sat down, as a list
call-sat = Uus sinu lauas: { $names }
call-sat-body = Ava laud, et näha, kes seal on.
call-stop = Selle mängu kohta rohkem mitte

### Lessons and puzzles. These come with the first of them, not with the page (scripts/catalogues.ts).

## The screens around them (learn-): the list, the panel at the table

learn-title = Õpi mängides
learn-lead = Lühikesed õppetunnid päris mängulaua taga. Sina mängid ja õppetund ütleb, kuidas läks. Võid igal ajal pooleli jätta ja hiljem jätkata.
learn-lessons = Õppetunnid
learn-puzzles = Nuputusülesanded
learn-puzzles-lead = Igaühes üks käik. Kõik ülesanded on lahendatavad.
learn-best = Parimad käigud
learn-best-lead = Tugevate arvutimängijate mängudest. Igas seisus on üks käik selgelt parim. Leia see.
learn-degree-1 = Kerge
learn-degree-2 = Keskmine
learn-degree-3 = Raske
# Said when the best turn was found, before what speaks for it; $points may have a decimal
learn-best-gap = Iga muu käik oleks maksnud vähemalt { $points } punkti edumaad.
# $done: how many are done; $all: how many there are
learn-done-of = Tehtud { $done } / { $all }
learn-state-done = Tehtud
learn-state-running = Jätka
# $title: of a lesson or a puzzle
learn-again = Alusta uuesti: { $title }
# $level: how hard a puzzle is, from 1 to 5
learn-level = Raskusaste { $level }
# $number: the puzzle's, from 1
learn-puzzle = Ülesanne { $number }
# $step: which one it is, from 1; $steps: how many there are
learn-step = Samm { $step } / { $steps }
learn-right = Õige!
learn-well-done = Tubli!
learn-solved = Lahendatud!
# Said when a turn is complete without what was asked for
learn-not-yet = Päris see ei ole. Võta samm tagasi ja proovi midagi muud.
learn-show = Näita ette
# A button that shows or hides the solution of a puzzle
learn-show-solution = Lahendus
learn-show-end = Sul pole enam tegevusi. Lõpeta käik.
learn-show-undo = Nii lahenduseni ei jõua. Võta samm tagasi ja jätka sealt.
learn-start-over = Proovi uuesti
learn-next-lesson = Järgmine õppetund
learn-next-puzzle = Järgmine ülesanne
learn-all-lessons = Kõik õppetunnid
learn-all-puzzles = Kõik ülesanded
# After the last lesson; leads to the start page
learn-first-game = Mängi oma esimene mäng
learn-fold = Näita või peida ülesanne

## Lessons (lesson-): the title, a line about it, a text for each step, and what is said at the end

lesson-money = Võta raha
lesson-money-about = Üks ükskõik millise väärtusega kaart või mitu väikest.
lesson-money-1 = Oma käigul teed ühe tegevuse. Lihtsaim on võtta raha: üks ükskõik millise väärtusega kaart või mitu kaarti, mille summa on kuni 5.

    Võta korraga kolm kaarti.
lesson-money-2 = Ühe käiguga kolm kaarti! Miski pole veel lõplik: kuni sa käiku ei lõpeta, võid kõik sammud tagasi võtta. Nüüd lõpeta käik.
lesson-money-done = Teised teevad oma käigud ja pärast igaüht neist avatakse võetud raha asemele uus. Väikesed kaardid on kasulikud: nendega saad täpselt maksta.

lesson-exact = Maksa täpselt
lesson-exact-about = Kes maksab täpselt, on kohe jälle käigul.
lesson-exact-1 = Igal turu ruudul kehtib ainult oma valuuta ja raha tagasi ei anta. Aga kui maksad täpse hinna, võid kohe veel ühe tegevuse teha.

    Osta ehitis ja maksa selle eest täpselt.
lesson-exact-2 = Maksid täpselt, seega on ikka sinu kord! Sul on õiged kaardid veel ühe ostu jaoks. Osta teine ehitis ja maksa jälle täpselt.
lesson-exact-3 = Jälle täpselt! Võiksid nüüd isegi raha võtta. Kui oled valmis, asu ostetut paigutama ja ehita mõlemad kaardid. Seinu neil ei ole, nii et need sobivad stardikaardi kõrvale igast küljest.
lesson-exact-done = Ühe käiguga kaks ehitist! Kogu kaarte, millest saab hinna täpselt kokku, ja su Alhambra kasvab kiiresti.

lesson-place = Ehita Alhambra
lesson-place-about = Sein vastu seina, seinata külg vastu seinata külge.
lesson-place-1 = Osta torn turu siniselt ruudult. Seekord täpselt maksta ei saa: hind on 11, aga sinul on 12. Ülejääk läheb kaduma ja teha jääb vaid üht: torn paigutada.
lesson-place-2 = Ehituskaarte ei pöörata. Kus kaks kaarti kokku puutuvad, on kas mõlemal sein või pole kummalgi, ja stardikaardil seinu ei ole. Selle torni sein on lõunas.

    Ehita see helendavale ruudule.
lesson-place-done = Stardikaardist põhja pool oleks torni sein läinud vastu seinata külge. Mujal pääseb stardikaardilt jalgsi torni, ja nii peab see olema iga ehitisega.

lesson-forbidden = Miks mitte siia?
lesson-forbidden-about = Proovi keelatud ruutu ja loe, miks nii ei saa.
lesson-forbidden-1 = Turu rohelisel ruudul oleval tornil on kolm seina, ainult vasak külg on lahti. Osta see; sul on täpselt õige summa.
lesson-forbidden-2 = Asu paigutama, aga proovi enne ruutu lossist vasakul. Sein läheks seal küll vastu seina, kuid stardikaardilt ei pääseks keegi jalgsi torni. Mäng ütleb sulle, miks nii ei saa.

    Seejärel ehita torn sinna, kus sellesse sisse pääseb.
lesson-forbidden-done = Kui mõni ruut on keelatud, vali see ja loe, miks. Ühte põhjust kohtad veel: ehituskaardid ei tohi ühtegi tühja ruutu igast küljest ümbritseda.

lesson-wall = Pikk sein
lesson-wall-about = Pikim välissein annab punkte.
lesson-wall-1 = Igas punktiarvestuses annab su pikima katkematu välisseina iga lõik ühe punkti. Sinu seinas on 4 lõiku. Osta haarem turu kollaselt ruudult ja maksa täpselt.
lesson-wall-2 = Paiguta see nii, et selle seinad pikendavad sinu seina. Ruutu valides näed, kui pikaks sein saaks. Tee see 6 lõigu pikkuseks.
lesson-wall-done = Loeb ainult pikim katkematu osa ja ainult väljaspool: sein sinu kahe ehitise vahel ei anna midagi. Aga ära end kinni müüri, muidu ei sobi enam miski.

lesson-redesign = Tagavara ja ümberplaneerimine
lesson-redesign-about = Lisa ehitis, võta üks ära või vaheta kaks omavahel.
lesson-redesign-1 = Ehituskaardid, mida sa ei ehita, ootavad tagavaras ega anna seal punkte. Alhambra ümberplaneerimine on samasugune tegevus nagu raha võtmine või ostmine.

    Ehita torn oma tagavarast.
lesson-redesign-2 = See oli sinu selle käigu tegevus. Lõpeta käik ja lase teistel mängida.
lesson-redesign-3 = Võid ka vahetada: tagavarast võetud ehituskaart läheb Alhambras oleva asemele. Pane aia asemele galerii ja su sein kasvab ühe lõigu võrra.
lesson-redesign-done = Aed on nüüd sinu tagavaras. On ka kolmas võimalus: võtta ehitis Alhambrast ära ja mitte midagi asemele panna. Ainult stardikaart jääb alati paigale.

lesson-scoring = Punktiarvestus ja viigid
lesson-scoring-about = Kellel on mõnda tüüpi ehitisi kõige rohkem, saab selle tüübi punktid.
lesson-scoring-1 = Mängus on kolm punktiarvestust ja iga ehitistüübi punktid saab see, kellel on selliseid ehitisi kõige rohkem. Sinul ja veel ühel mängijal on kummalgi üks torn, seega viik.

    Osta torn turu roheliselt ruudult ja maksa täpselt.
lesson-scoring-2 = Maksid täpselt, nii et võid veel midagi teha: võta raha. Rahapakis on peidus punktiarvestuse kaart. Kui see välja tuleb, arvestatakse punkte.
lesson-scoring-3 = Loeb ainult see, mis on su Alhambras; tagavara ei loe kunagi. Ehita torn ja sul on üksi kõige rohkem torne.
lesson-scoring-4 = Nüüd lõpeta käik. Raha täiendatakse, välja tuleb punktiarvestuse kaart ja punktitabelist näed, kes mida sai ja miks.
lesson-scoring-done = 6 punkti tornide eest saad sina üksi. Aedades on viik: 5 punkti jagatakse ja ümardatakse allapoole, nii et kumbki saab 2. Järgmised punktiarvestused annavad palju rohkem.

lesson-end = Mängu lõpp
lesson-end-about = Kott on tühi: kes saab viimased ehitised?
lesson-end-1 = Kott on tühi. Kui mõnda turu tühja ruutu enam täita ei saa, lõpeb mäng selle käiguga. Osta loss turu oranžilt ruudult.
lesson-end-2 = Ehita loss ja lõpeta käik. Siis läheb iga turule jäänud ehitis tasuta sellele, kellel üksi on selle ruudu valuutat kõige rohkem.
lesson-end-3 = Sul on kõige rohkem rohelist raha, seega on torn sinu, kuigi sa poleks saanud seda osta. Ehita see.
lesson-end-4 = Lõpeta käik. Järgneb viimane punktiarvestus, mis annab kõige rohkem punkte: igas ehitistüübis saavad midagi ka teine ja kolmas.
lesson-end-done = Võidab see, kellel on kõige rohkem punkte. Pea meeles: mängu lõpus võib käes olev raha sulle veel mõne ehitise tuua.

lesson-dirk = Kaks mängijat ja Margus
lesson-dirk-about = Kolmas mängija, kes ainult kogub ehituskaarte.
lesson-dirk-1 = Kahe mängija mängus lööb kaasa Margus. Tal pole käike, raha ega Alhambrat, aga ta kogub ehituskaarte ja saab punktiarvestuses koha nagu iga mängija.

    Osta torn turu siniselt ruudult ja maksa täpselt.
lesson-dirk-2 = Margusel ja sinu vastasel on kummalgi kaks torni ja nad jagaksid punkte. Veel ühe torniga oleks Margus üksi ees, ja esimeses punktiarvestuses teine koht midagi ei anna.

    Anna oma torn Margusele.
lesson-dirk-done = Pärast esimest ja teist punktiarvestust tõmbab Margus ehituskaarte juurde, aga võita ei saa ta kunagi. See ongi kogu mäng: head mängimist!

## What a learner may do instead (slip-)

slip-few-cards = Korraga saad rohkemgi võtta, kui kaartide summa on kuni 5. Võta samm tagasi ja vali kolm kaarti.
slip-took-money = Võtsid raha, aga siin on vaja midagi muud. Võta samm tagasi ja loe ülesanne uuesti läbi.
slip-overpaid = Maksid üle hinna ja raha tagasi ei anta. Võta samm tagasi ja leia kaardid, millest saab hinna täpselt kokku.
slip-bought = Ostsid ehitise, aga siin õpid raha võtmist. Võta samm tagasi ja proovi uuesti.
slip-other-tile = See on teine ehitis. Võta samm tagasi ja otsi üles see, mida palutakse.
slip-stopped = Maksid täpselt, nii et võiksid veel midagi teha. Võta samm tagasi ja jätka käiku.
slip-built = Ehituskaart on nüüd sinu Alhambras. Võta samm tagasi ja pane see sinna, kuhu palutakse.
slip-stored = Tagavaras ehituskaart punkte ei anna. Võta samm tagasi ja pane see sinna, kuhu palutakse.
slip-added = Ehitasid vabale ruudule. Võta samm tagasi ja pane ehituskaart Alhambras oleva asemele.
slip-removed = Võtsid ehitise oma Alhambrast ära. Võta samm tagasi ja loe uuesti, mida siin palutakse.
slip-swapped = Vahetasid kaks ehitist omavahel. Võta samm tagasi ja ehita hoopis vabale ruudule.
slip-wall-same = Su pikim sein ei kasvanud. Võta samm tagasi ja otsi koht, kus seinad ühinevad.
slip-not-yet = Päris see ei ole. Võta samm tagasi ja proovi midagi muud.

## Puzzles (puzzle-): what is asked, by the goal. Parameters are codes and numbers, see goals.py

# $times: how often; 2 or more but for the easiest
puzzle-bought-exactly = { $times ->
    [one] Maksa täpne hind.
   *[other] Maksa ühe käigu jooksul { $times } korda täpne hind.
}
# $times: how many buildings
puzzle-bought = { $times ->
    [one] Osta ühe käiguga { $times } ehitis.
   *[other] Osta ühe käiguga { $times } ehitist.
}
# $tiles: how many, bought in this turn or from the reserve
puzzle-built = { $tiles ->
    [one] Pane ühe käiguga oma Alhambrasse { $tiles } ehitis.
   *[other] Pane ühe käiguga oma Alhambrasse { $tiles } ehitist.
}
puzzle-reserve-empty = Lõpeta käik tühja tagavaraga.
puzzle-best-turn = Leia parim käik.
# $by: segments of the longest outer wall
puzzle-swap-longer = Vaheta selle käiguga üks ehitis ja tee oma pikim sein vähemalt { $by } lõigu võrra pikemaks.
puzzle-wall-longer = Tee oma pikim sein vähemalt { $by } lõigu võrra pikemaks.
# $length: in segments; nothing longer is possible
puzzle-wall-longest = Ehita selle käiguga pikim võimalik sein: selles on { $length ->
    [one] { $length } lõik
   *[other] { $length } lõiku
  }.
# $kind: selects one of six
puzzle-most = { $kind ->
    [pavilion] Kogu kõige rohkem paviljone: lõpeta käik nii, et sinu Alhambras on neid rohkem kui kellelgi teisel.
    [seraglio] Kogu kõige rohkem haaremeid: lõpeta käik nii, et sinu Alhambras on neid rohkem kui kellelgi teisel.
    [arcades] Kogu kõige rohkem galeriisid: lõpeta käik nii, et sinu Alhambras on neid rohkem kui kellelgi teisel.
    [chambers] Kogu kõige rohkem losse: lõpeta käik nii, et sinu Alhambras on neid rohkem kui kellelgi teisel.
    [garden] Kogu kõige rohkem aedu: lõpeta käik nii, et sinu Alhambras on neid rohkem kui kellelgi teisel.
   *[tower] Kogu kõige rohkem torne: lõpeta käik nii, et sinu Alhambras on neid rohkem kui kellelgi teisel.
}
# $points: if the next scoring were right after this turn
puzzle-points-now = Mängi nii, et kui järgmine punktiarvestus oleks kohe pärast seda käiku, saaksid vähemalt { $points ->
    [one] { $points } punkti
   *[other] { $points } punkti
  }.
# $points: more than the other player; Dirk does not matter
puzzle-lead-now = Mängi nii, et kui järgmine punktiarvestus oleks kohe pärast seda käiku, saaksid vähemalt { $points ->
    [one] { $points } punkti
   *[other] { $points } punkti
  } rohkem kui ükski teine mängija.

### The scorer for a table of cardboard. This comes with its page only (scripts/catalogues.ts).

scorer-title = Punktilugeja
scorer-lead = Mängule päris laua taga: sisesta, mis kellelgi on, ja näed kohe punkte. Kõik jääb sellesse seadmesse ja töötab ilma võrguta.
scorer-new = Uus mäng
scorer-players = Mitu mängijat?
scorer-with-dirk = Kolmandana mängib Margus.
# $number: of the seat
scorer-name = { $number }. mängija nimi
scorer-edition-about = Punktid on igas väljaandes samad. Väljaandest sõltub ainult punktiarvestuse kaartide asukoht.
scorer-begin = Alusta
scorer-kept = Mängud selles seadmes
scorer-kept-none = Veel pole.
scorer-deleted = Mäng on kustutatud.
# $day: such as “17 Nov 2026”
scorer-delete = Kustuta mäng: { $day }
scorer-paper = Punktitabel paberile
# On the sheet for paper, before a line to write on
scorer-date = Kuupäev:
# $name has $points
scorer-name-points = { $name } { $points }
scorer-all = Kõik mängud
scorer-not-kept = Selles brauseris pole ruumi või see ei tohi midagi salvestada. Võite jätkata, aga lehe sulgemisel läheb mäng kaotsi.
scorer-sent-later = Sisestatu saadetakse hiljem.
# $name: who comes after
scorer-next = Järgmine: { $name }
scorer-points = Punktid
scorer-totals = Kõik punktiarvestused
scorer-how = Kuidas lugeda
scorer-quick = Loe kokku
scorer-exact = Ehita Alhambra
# $tile: such as “tower 9”
scorer-remove = Eemalda { $tile }
scorer-choose-tile = Vali karbist ehitis. Puuduta ehitatud ehitist, et see eemaldada.
# $tile: such as “tower 9”
scorer-choose-cell = Kus on { $tile }? Helendavad kohad on lubatud.
scorer-kinds = Liigid
# $kind: such as “tower”; $count: how many are in the box
scorer-kind-left = { $kind }, { $count } karbis
scorer-box = Ehitised karbis
scorer-box-empty = Sellest liigist pole karbis enam ühtegi.
# $what: such as “tower”
scorer-less = Üks vähem: { $what }
# $what: such as “tower”
scorer-more = Üks rohkem: { $what }
scorer-picture = Jaga pilti
scorer-link-about = Kellel on see link, saab ka täita:
scorer-copy = Kopeeri
scorer-watching = Sina vaatad. Keegi teine täidab.
scorer-together = Täitke mitmes telefonis
scorer-extras = Kes alustab, kell, punktiarvestuse kaardid
scorer-starter = Kes alustab?
scorer-starter-draw = Loosi
# $name: who starts
scorer-starter-is = { $name } alustab
scorer-timer = Käigu kell
scorer-timer-begin = Uus käik
scorer-timer-stop = Peata
scorer-time-up = Aeg on läbi
scorer-cards = Millal tulevad punktiarvestuse kaardid?
scorer-cards-about = Lugege rahakaarte, siis teate, millal punktiarvestus on lähedal.
scorer-cards-dealt = Kaarte algkätes kokku
scorer-cards-drawn = Sellest ajast võetud kaarte
scorer-cards-none = Rohkem punktiarvestuse kaarte pole: viimane punktiarvestus on lõpus.

### Study: hints, analysis, sandbox. These come with the first of them, not with the page (scripts/catalogues.ts).

## What speaks for a turn (analysis/reasons.py). No subject, for it may be anybody's turn.

# The buildings of a kind, at the beginning of a sentence
reason-kinds = { $kind ->
    [pavilion] Paviljonid
    [seraglio] Haaremid
    [arcades] Galeriid
    [chambers] Lossid
    [garden] Aiad
   *[tower] Tornid
}
# $kind as reason-kinds has it
reason-most = { $kind }: nüüd rohkem kui kellelgi teisel. { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
  } rohkem järgmises punktiarvestuses.
reason-level = { $kind }: nüüd esikoht viigis. { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
  } rohkem järgmises punktiarvestuses.
# $after is the place
reason-place = { $kind }: nüüd { $after }. koht. { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
  } rohkem järgmises punktiarvestuses.
reason-wall = Pikim sein kasvab: { $before } → { $after }.
# A tile was taken down; built elsewhere, it makes the wall longer
reason-wall-later = Pikim sein saab pärast kasvada: { $before } → { $after }.
# $after: how many times
reason-exact = { $after ->
    [one] Maksab täpselt ja saab veel ühe tegevuse.
   *[other] Maksab { $after } korda täpselt ja saab iga kord veel ühe tegevuse.
  }
# $name might have bought $tile
reason-denies = { $name } oleks saanud täpselt maksta: { $tile }.
# $name would lead with the tile that was bought, or have a longer wall
reason-keeps-most = { $kind }: { $name } ei pääse nii ette.
reason-keeps-wall = { $name } ei saa nii pikemat seina.
reason-soon = Nende kaartidega saab täpselt maksta: { $tile }.
# $before is how many cards, $after what they are worth
reason-cards = { $before } kaarti korraga, koos väärt { $after }.
reason-card = Suur kaart, väärt { $after }.
# What is left in hand, and would be otherwise
reason-money = Raha jääb rohkem: { $after }, muidu { $before }.
# How many ways to build a tile are left, and would be otherwise
reason-room = Ehitusvõimalusi jääb rohkem: { $after }, muidu { $before }.
# At least $before and at most $after cards are drawn before it
reason-scoring = { $after ->
    [0] Järgmise kaardiga tuleb punktiarvestus.
   *[other] Punktiarvestus on lähedal: veel { $before } kuni { $after } kaarti.
  }
reason-patience = Kohe kasu ei ole, aga hiljem tasub ära.

## A turn that was thought out, drawn (advice-)

advice-wall = Sein: { $before } → { $after }
advice-wall-same = Sein: { $length }, nagu enne
# $lead in points, with its sign; over the best other player, at the end
advice-lead = Oodatav edumaa: { $lead }
# Says what the picture shows
advice-picture = { $name }: Alhambra pärast seda käiku, sein { $length }

## The analysis of a finished game (analysis-)

# $names: who played
analysis-of = Analüüs: { $names }
analysis-failed = Seda mängu ei saa analüüsida
analysis-percent = { $value }%
# A figure and how far it may be off
analysis-with-error = { $value } ± { $error }
analysis-stage-waiting = Kohe algab…
analysis-stage-quick = Esimene pilk…
analysis-stage-full = Põhjalikum pilk…
analysis-progress = Edenemine
analysis-done = Analüüs on valmis.
analysis-chances = Võiduvõimalus
# What the dots on the chart are
analysis-key-mistake = Viga
analysis-mark = Viga. Kaotatud punkte: { $loss }
# $points: such as “3.4 ± 0.5”
analysis-lost = Kaotatud punkte: { $points }
analysis-lost-nothing = Punkte ei kaotatud
analysis-move = Samm { $number }
# $name did it
analysis-move-of = Samm { $number }: { $name }
analysis-mistakes = Vead
analysis-mistakes-none = Selgeid vigu ei ole. Hästi mängitud!
# The search goes on
analysis-mistakes-none-yet = Seni pole vigu leitud
analysis-mistake-before = Eelmine viga
analysis-mistake-next = Järgmine viga
# $percent: such as “12 %”
analysis-cost = Kaotatud võiduvõimalus: { $percent }
analysis-compare = Võrdle
analysis-did = Mida { $name } tegi
analysis-better = Mis oli parem
analysis-before = Laud enne seda sammu
analysis-turning = Pöördepunktid
analysis-turning-none = Ükski käik üksi seda mängu ei otsustanud.
# $way: up or down; $percent of the chance to win
analysis-turning-mistake = { $name }: viga. Võiduvõimalus vähenes: { $percent }.
analysis-turning-play = { $way ->
    [up] { $name }: tugev käik. Võiduvõimalus kasvas: { $percent }.
   *[down] { $name }: nõrk käik. Võiduvõimalus vähenes: { $percent }.
}
analysis-turning-luck = { $way ->
    [up] { $name }: raha- ja ehituskaartidega vedas. Võiduvõimalus kasvas: { $percent }.
   *[down] { $name }: raha- ja ehituskaartidega ei vedanud. Võiduvõimalus vähenes: { $percent }.
}
analysis-shares = Õnn ja oskus
analysis-shares-lead = Mitme punkti võrra viis igaüks neist mängija ette või taha?
analysis-luck = Õnn
analysis-own = Oma käigud
analysis-others = Teiste käigud
analysis-together = Kokku
analysis-count = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
# What luck did to somebody, and then their own moves, and those of the others
analysis-luck-words = { $way ->
    [good] Õnn aitas: { analysis-count }.
    [bad] Õnn jäi puudu: { analysis-count }.
   *[none] Õnn ei muutnud midagi.
}
analysis-own-words = { $way ->
    [good] Oma käigud aitasid: { analysis-count }.
    [bad] Oma käigud kahjustasid: { analysis-count }.
   *[none] Oma käigud ei muutnud midagi.
}
analysis-others-words = { $way ->
    [good] Teiste käigud aitasid: { analysis-count }.
    [bad] Teiste käigud kahjustasid: { analysis-count }.
   *[none] Teiste käigud ei muutnud midagi.
}
analysis-seat-mistakes = { $count ->
    [one] { $count } viga. Kaotatud punkte: { $points }.
   *[other] { $count } viga. Kaotatud punkte: { $points }.
}
analysis-points = Kust punktid tulid
analysis-table = Kõik sammud tabelis
analysis-col-move = Samm
analysis-col-player = Mängija
analysis-col-done = Mida tehti
analysis-col-chance = { $name }: võiduvõimalus
analysis-col-lost = Kaotatud punkte

## A good move, and what a turn has cost (hint-, coach-)

hint-title = Hea käik
coach-title = Sinu viimane käik
coach-cost = { $points ->
    [one] See käik läks sulle maksma umbes { $points } punkti.
   *[other] See käik läks sulle maksma umbes { $points } punkti.
  }
# $reason speaks for another turn
coach-why = Parem: { $reason }
coach-show = Näita
coach-take-back = Võta tagasi
coach-played = Nii sa mängisid
coach-better = Nii oleks parem

## Playing on from a moment of a game, and a position that one sets up (play-on-, sandbox-)

play-on-title = Mängi siit edasi
play-on-lead = See avab privaatse laua. Vali, kes mängib.
# A choice beside the levels of bots
play-on-person = Inimene selles seadmes
play-on-draws = Kaardid ja ehitised, mis veel tulevad
play-on-same = Nagu selles mängus
play-on-new = Loositakse uuesti
play-on-go = Mängi
play-on-edit = Muuda enne seisu
sandbox-title = Sea seis üles
sandbox-failed = Seda seisu ei saa avada.
sandbox-no-position = Link on poolik või selles on viga.
sandbox-seats = Kelle Alhambra
# $why: a sentence that says what is wrong in the palace of $name
sandbox-in-palace = { $name }: { $why }
# $wall: the longest one of the palace that is shown; $cards in the deck, $tiles in the bag
sandbox-good = See seis on võimalik. Pikim sein: { $wall }. Pakis: { $cards }. Kotis: { $tiles }.
sandbox-checking = Kontrollin…
sandbox-parts = Mida muuta
sandbox-tab-tiles = Ehitised
sandbox-tab-money = Raha
sandbox-tab-stage = Käik ja pakk
sandbox-ask = Mida selle seisuga teha
sandbox-held = { $tile }: vali, kuhu see läheb.
sandbox-tiles-help = Vali ehitis ja siis selle koht.
# $slot: from 1 to 4
sandbox-put-slot = Pane turu { $slot }. kohale
sandbox-reserve-of = Tagavara: { $name }
sandbox-put-reserve = Pane tagavarasse
sandbox-put-dirk = Anna Margusele
sandbox-box = Kotis
sandbox-put-box = Pane kotti tagasi
sandbox-purse = Mis raha
sandbox-purse-display = Laual
sandbox-purse-discard = Maha pandud
sandbox-no-cards = Kaarte pole.
sandbox-card-add = Lisa kaart
sandbox-card-remove = Vali see, et ära võtta.
# $card in words; $left: how many of it are in the deck
sandbox-card-left = { $card }, pakis: { $left }
sandbox-turn = Käik
sandbox-actor = On käigul
sandbox-starter = Alustas
sandbox-youngest = Noorim
sandbox-mid-turn = See käik on juba alanud.
sandbox-new-turn = Tagasi algusesse
sandbox-points = Punktid
sandbox-deck = Rahapakk
sandbox-scorings = Punktiarvestusi seni
sandbox-deck-help = Loetud esimesest kaardist pärast jagamist.
sandbox-drawn = Võetud kaarte
# How many cards come before scoring card $letter (A or B)
sandbox-card-least = Enne arvestust { $letter } vähemalt
sandbox-card-most = Enne arvestust { $letter } kõige rohkem
sandbox-other = Teine seis
sandbox-players = Mängijaid
sandbox-deal = Uue mängu algus
sandbox-play = Mängi siit
sandbox-best = Parimad käigud
sandbox-thinking = Mõtlen…
sandbox-score = Kui arvestataks praegu
sandbox-link = Kopeeri link
sandbox-turn-number = Valik { $number }
# $points: how much less lead it promises than the best turn
sandbox-loss = Parimast maas: { $points }

### Deals: the deal of the day, challenges, duplicate evenings. These come with the first of them, not with the page (scripts/catalogues.ts).

## A deal that many people play (deal-)

deal-day-title = Päeva jaotus
deal-day-lead = Kõigile samad kaardid ja samad botid. Sinu esimene katse läheb arvesse.
deal-challenge-title = Väljakutse
deal-challenge-lead = Samad kaardid, sama koht, samad botid: kes saab rohkem punkte?
# Before a game with other people becomes a challenge
deal-challenge-about = Sinu sõbrad mängivad seda jaotust sinu kohalt. Teiste inimeste asemel mängivad botid. Kui tugevad need on?
# One of the five deals of an evening
deal-duplicate-title = { $number }. jaotus
deal-duplicate-lead = Igaüks mängib seda jaotust üksi samade bottide vastu. Sinu esimene katse läheb arvesse.
# $names: of the bots
deal-against = Sinu vastased: { $names }.
deal-streak = { $count ->
    [one] Mängitud { $count } päev järjest
   *[other] Mängitud { $count } päeva järjest
  }
deal-duplicate-back = Õhtu tulemused
deal-own = Sinu katse
deal-counts = Sinu esimene katse läheb arvesse. Pärast võid harjutada, palju soovid.
deal-share = Teised võivad minu mängu vaadata
deal-share-about = Vaadata saavad ainult need, kes on selle jaotuse ise lõpuni mänginud.
deal-shared = Kes on selle jaotuse lõpuni mänginud, saab vaadata teiste mänge.
deal-running = Sinu katse on pooleli.
deal-closed = Seda jaotust enam ei arvestata, aga harjutada saad ikka.
deal-play = Mängi seda jaotust
deal-continue = Jätka
deal-practise = Harjuta
deal-hours-left = { $hours ->
    [one] Jäänud on { $hours } tund
   *[other] Jäänud on { $hours } tundi
  }
# $place among $count tries
deal-result = { $points } punkti: { $place }. koht, kokku katseid { $count }
deal-result-late = { $points } punkti, aga mäng lõppes arvestamiseks liiga hilja.
deal-par = Meister sai sinu kohalt { $points } punkti.
deal-par-coming = Meister alles mängib sinu kohalt…
deal-invite = Kutsu sõpru
deal-all = Kõik katsed: { $count }
deal-none = Keegi pole veel lõpetanud.
deal-spread = Mitu katset lõppes mitme punktiga
deal-bar = { $from } kuni { $to } punkti: { $count ->
    [one] { $count } katse
   *[other] { $count } katset
  }.
deal-bar-yours = Sinu oma on siin.
deal-bar-par = Meister on siin.
deal-place = Koht
deal-name = Nimi
deal-points = Punktid
deal-games = Mängud
deal-you = sina
# In place of the name of somebody who has deleted everything of theirs
deal-deleted = Nimi kustutatud
deal-compare = Võrdle
deal-compare-one = Võrdle mängijat { $name }
deal-replay = Vaata
deal-replay-of = Vaata mängu, mida mängis { $name }
deal-compared = Kaks mängu kõrvuti
deal-analysis = Analüüs
deal-turn = Käik
deal-points-now = Punkte seni: { $points }
# What a turn lost, from the analysis
deal-lost = Kaotus: { $points }
# The same of a whole game
deal-lost-all = Kaotus kokku: { $points }
deal-analysing = Analüüsin…
deal-turn-of = Vaata { $number }. käiku, mille tegi { $name }
deal-fair = Aus segamine
deal-fair-later = Raha- ja ehituskaartide järjekord oli paigas enne, kui keegi mängis: see on selle sõrmejälg. Kui jaotus on läbi, näidatakse siin selle lähtearvu ja igaüks saab kontrollida, et midagi pole muudetud.
deal-fair-told = See lähtearv annab täpselt selle sõrmejäljega jaotuse. Igaüks saab seda kontrollida.
# $date: when it was drawn
deal-fair-missed = Sel päeval server ei töötanud. Kaardid segati hiljem, { $date }; keegi ei olnud neid varem paika pannud. See jaotus on ainult harjutamiseks.
deal-commitment = Jao sõrmejälg
deal-seed = Lähtearv
deal-commitment-next = Homse jaotuse sõrmejälg
deal-archive = Kõik päevad
deal-older = Näita varasemaid päevi
deal-week = Selle nädala tulemused

## Several deals together (league-), and a duplicate evening (duplicate-)

league-table = Tulemused
league-total = Kokku
league-week-title = Nädal
# $count: how many
league-week-lead = Iga päev uus jaotus. Igal mängijal lähevad arvesse { $count } parimat tulemust.
duplicate-title = Dublikaatõhtu
duplicate-lead = Paljud mängivad sama viit jaotust, igaüks üksi samade bottide vastu.
duplicate-new = Valmista õhtu ette
duplicate-name = Õhtu nimi
duplicate-level = Bottide tase
duplicate-make = Loo
duplicate-deals = Jaod
duplicate-table = Tulemused seni
duplicate-file = Tulemused failina (CSV)
duplicate-invite = Kutsu mängijaid

### The page of the rules: what stands around their text, and under its pictures

rules-title = Mängureeglid
rules-contents = Sisukord
# $rule: such as "R4.2"
rules-clause = Reegel { $rule }
rules-missing = Reeglit { $rule } ei ole.
rules-all = Kõik reeglid
print = Prindi
# Shown above English rules, where a language has none of its own
rules-in-english = Neid reegleid pole veel tõlgitud.

## Under the pictures. First what is tried (action-place and others), then what the rules say to it

# $tile: such as "garden 10"; $cards: in words
rules-example-pay = Osta { $tile }, maksa { $cards }
rules-verdict-allowed = Lubatud.
# $paid for a $price
rules-verdict-exact = Hind { $price }, makstud { $paid }: täpselt. Jälle sinu kord.
rules-verdict-over = Hind { $price }, makstud { $paid }: lubatud, aga üle makstud { $over } läheb kaduma.
rules-verdict-clash = Keelatud: sein läheb vastu seinata külge.
rules-verdict-unreachable = Keelatud: kõikjale ei pääseks jalgsi.
rules-verdict-apart = Keelatud: see ei puutu millegagi kokku.
rules-verdict-corner = Keelatud: see puutub kokku ainult nurgast.
rules-verdict-encloses = Keelatud: sisse jääks tühimik.
rules-verdict-too-much = Keelatud: kaartide summa on { $paid }.
rules-verdict-too-little = Keelatud: { $paid } on vähem kui { $price }.
# $length: how many segments
rules-wall = Pikim sein annab { $length } punkti.
# For screen readers. $tiles: all tiles with their cells, as a list
rules-palace = Alhambra: { $tiles }
# $scoring: such as "Second scoring"; $kind: such as "tower"
rules-score = { $scoring }: { $kind }
# For screen readers. $name has $count buildings and gets $points
rules-score-row = { $name }: { $count ->
    [one] { $count } ehitis
   *[other] { $count } ehitist
  }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
  }
# The players of the examples. Use the same names in the text of the rules
# as in English
rules-player-1 = Ada
# as in English
rules-player-2 = Ben
# as in English
rules-player-3 = Cem
# as in English
rules-player-4 = Dora

### The table while a game runs: what can be done now, the buttons, and the banners

## What now. The first words say whose turn it is, the rest what one can do

# $options: one or more of the three below, as "a, b or c"
table-can = Võid { $options }.
table-can-take = raha võtta
table-can-buy = ehitise osta
table-can-redesign = Alhambra ümber planeerida
table-can-go-on = Maksid täpselt, nii et on jälle sinu kord. Võid { $options } – või paigutada, mis ostsid.
table-can-put-down = Maksid täpselt. Muud teha ei saa: paiguta, mis ostsid.
table-can-pass = Sa ei saa midagi teha, nii et jätad käigu vahele.

# $sum: of the chosen cards; $more: whether another card still fits
table-taking = Võta { $count ->
    [one] see kaart
   *[other] need { $count } kaarti
  }, väärtus { $sum }. { $more ->
    [yes] Heledaid kaarte saad veel juurde võtta.
   *[no] Rohkem juurde võtta ei saa.
  }
table-taking-too-much = Mitme kaardi summa võib olla kuni 5.

# $tile: such as "garden 11"; $sum: of the chosen cards; $price; $missing; $over
table-paying-exact = Osta { $tile }: maksa täpselt { $price }, siis on jälle sinu kord.
table-paying-over = Osta { $tile }: maksad { $sum }, see on { $over } üle, ja raha tagasi ei anta.
table-paying-less = Valitud on { $sum }, aga { $tile } maksab { $price }: puudu on { $missing }.
table-paying-not = Praegu ei jätku raha: { $tile } maksab { $price }, sul on { $sum } ({ $currency }).
# $cards: those that are not needed
table-paying-superfluous = { $count ->
    [one] Seda kaarti pole vaja, see jääb sulle kätte: { $cards }.
   *[other] Neid kaarte pole vaja, need jäävad sulle kätte: { $cards }.
  }
table-paying-nothing = Selle raha eest ei saa praegu midagi osta: { $cards }.
# A tile of the market that is only looked at
table-looking = Turul on { $tile }, valuuta: { $currency }.
# $count: places where it could be built; $from and $to: the wall now and at best
table-fits = Sobib { $count } kohta; parimal juhul sein { $from } → { $to }.
table-fits-nowhere = Sinu Alhambrasse praegu kuhugi ei sobi.

table-put-choose = Paiguta, mis ostsid: vali ehituskaart.
table-award-choose = Need ehituskaardid said sina: vali üks ja paiguta see.
table-put = Paiguta { $tile }: vali helendav ruut{ $ways ->
    [both] , tagavara või Margus
    [reserve] { " " }või tagavara
    [dirk] { " " }või Margus
   *[none] { "" }
  }.
table-put-nowhere = Praegu ei sobi kuhugi { $tile }: { $ways ->
    [both] pane tagavarasse või anna Margusele.
    [dirk] anna Margusele.
   *[reserve] pane tagavarasse.
  }
table-add = Ehita tagavarast { $tile }: vali helendav ruut{ $swaps ->
    [yes] { " " }või ehitis, mille asemele see läheb
   *[no] { "" }
  }.
table-add-nowhere = Praegu ei sobi kuhugi { $tile }: see jääb tagavarasse.
table-remove = Võta { $tile } tagavarasse{ $swaps ->
    [yes] { " " }või vali tagavarast ehituskaart selle asemele
   *[no] { "" }
  }.
table-replace = Väljavahetamine: { $tile }. Vali tagavarast asemele ehituskaart.
table-removed = Ilma selleta: sein { $from } → { $to }.
table-complete = Sul pole enam tegevusi. Lõpeta käik või võta samm tagasi.
# The same where it ends by itself after some seconds
table-ending = Sinu käik on valmis ja lõpeb kohe. Saad veel tagasi võtta.

table-wait = Seni võid ringi vaadata ja plaane teha.
table-watching = Sa vaatad pealt.
table-stood-in = Sinu eest mängib arvuti.
table-late = Sinu aeg sai otsa. Selle käigu lõpetab arvuti; järgmine on jälle sinu.
table-next = Järgmisena on sinu kord.

## Buttons

# $sum
table-do-take = Võta { $sum }
table-do-buy = Osta
table-do-buy-exact = Osta ja jätka
table-do-place = Ehita siia
table-do-swap = Vaheta
table-do-store = Tagavarasse
table-do-stop = Paiguta kaardid
table-do-pass = Jäta vahele
table-cancel = Tühista
table-undo-step = Võta tagasi: { $step }

## Paying

table-payments = Kuidas maksta: { $tile }
# What the chosen cards are worth, of the price
table-paid = { $sum } / { $price }
table-pay-exact = täpselt: jätka
table-pay-over = { $over } üle
# $cards in words; $how: one of the two above
table-payment = { $cards }: { $how }
table-payments-more = { $count ->
    [one] Veel { $count } võimalus
   *[other] Veel { $count } võimalust
  }

#
table-tab-players = Mängijad ja logi
table-own = Oma Alhambra juurde
# For those who watch: show the palace of whoever is playing
table-follow = Tagasi käigul oleva mängija juurde
table-reserve-of = Tagavara: { $name }
table-look-next = Järgmine Alhambra
table-look-before = Eelmine Alhambra
table-scores = Punktiarvestused
table-left-over = Mis on alles

## Banners

table-proposal = { $name } palub luba viimane käik tagasi võtta.
table-proposal-own = Sa palusid luba oma viimane käik tagasi võtta.
# $names: who has not answered
table-proposal-waits = Vastust pole veel andnud: { $names }.
table-declined = { $name } ei ole nõus: sinu käiku tagasi ei võeta.
table-away = Sa olid eemal, nii et sinu eest mängib arvuti.
table-away-of = { $name } oli eemal, nii et mängib arvuti.
table-absent = { $name } ei ole kohal ({ $time }).
table-absent-wanted = { $names } soovib, et mängiks arvuti.
table-absent-agreed = Sina soovid, et mängiks arvuti.
table-absent-waits = Veel ei ole nõustunud: { $names }.
table-handover-title = Anna ekraan edasi: { $name }
table-handover-about = Käekaardid on peidus, kuni { $name } neid ise vaatab.

## The clock

# $time: such as "0:42"
table-time = jäänud { $time }
table-time-days = { $days ->
    [one] jäänud { $days } päev
   *[other] jäänud { $days } päeva
  }
table-time-hours = { $hours ->
    [one] jäänud { $hours } tund
   *[other] jäänud { $hours } tundi
  }
table-time-short = { $seconds ->
    [one] Jäänud on { $seconds } sekund.
   *[other] Jäänud on { $seconds } sekundit.
  }

## Keys

table-keys = Klahvid
table-keys-title = Mängulaua klahvid
table-keys-on = Kasuta tähe- ja numbriklahve
table-keys-on-about = Lülita välja, kui mõni muu programm neid vajab.
table-key-market = vali turult ehituskaart; uuesti: osta see
table-key-display = vali raha; uuesti: võta see
table-key-payment = järgmine makseviis
table-key-arrows = liigu Alhambra ruutudel
table-key-cell = järgmine ruut, kuhu ehituskaart sobib
table-key-do = tee, mis on valitud
table-key-put = järgmine paigutatav ehituskaart
table-key-store = tagavarasse
table-key-give = Margusele
table-key-hand = raha sinu käes
table-key-reserve = järgmine ehituskaart sinu tagavaras
table-key-others = vaata järgmist mängijat
table-key-undo = võta samm tagasi
table-key-end = lõpeta käik
table-key-hint = näita head käiku; vajuta uuesti, et näha rohkem
table-key-log = logi
table-key-worth = mida see väärt on ja mida märgid tähendavad
table-key-help = need klahvid
table-key-cancel = tühista; tagasi oma Alhambra juurde
# What is written on keys
# as in English
table-keyname-enter = Enter
table-keyname-space = Tühik
# as in English
table-keyname-esc = Esc
# as in English
table-keyname-ctrl-z = Ctrl+Z

## The log and the chat

table-telling = Logi ja vestlus
# $count: lines of chat
table-unread = { $count } lugemata

### What helps to understand a game: log, recap, chat, scoring sheet, aids, replay, alerts

## The log. Sentences about single events are with the page

log-empty = Midagi pole veel juhtunud.
log-newest = Uusim
log-earlier = Varasemad käigud
# $tiles, $cards: pictures with names
log-tiles-drawn = Turul on uut: { $tiles }
log-money-drawn = Uus raha: { $cards }
log-dirk-drew = Margus tõmbab: { $tiles }
# Where a tile lies is shown on the board; screen readers are told it by event-tile-placed and others
log-tile-placed = { $name } ehitab: { $tile }.
log-tile-added = { $name } planeerib ümber ja ehitab tagavarast: { $tile }.
log-tile-removed = { $name } planeerib ümber ja võtab tagavarasse: { $tile }.
log-tiles-swapped = { $name } planeerib ümber: välja { $out }; asemele { $tile }.
# $what: a word of the protocol that this page does not know
log-other = { $what }

recap-title = Pärast sinu viimast käiku
recap-close = Selge

## Chat

chat-lines = Sõnumid
chat-empty = Sõnumeid veel ei ole.
chat-quick = Kiirlaused
chat-quick-all = Näita kõiki kiirlauseid
# $count: characters
chat-left = { $count ->
    [one] alles { $count } tähemärk
   *[other] alles { $count } tähemärki
}
# For screen readers. $name says $text
chat-said = { $name } ütleb: { $text }

## The scoring sheet

sheet-title = Punktiarvestused
sheet-title-1 = Esimene punktiarvestus
sheet-title-2 = Teine punktiarvestus
sheet-title-3 = Viimane punktiarvestus
sheet-tab-1 = Esimene
sheet-tab-2 = Teine
sheet-tab-3 = Viimane
sheet-empty = Punktiarvestust pole veel olnud.
sheet-open = Punktitabel
sheet-skip = Jäta vahele
sheet-none = pole
# $count buildings of a $kind, which is the $place-th place and brings $points
sheet-rank = { $count }, { $place }. koht, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
sheet-rank-tied = { $count }, jagab { $place }. kohta, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
# $names share the places $from to $to; $total is what these bring, $share what each gets; $rest is lost
sheet-tie = { $rest ->
    [0] { $names } jagavad { $from }.–{ $to }. kohta: kokku { $total ->
        [one] { $total } punkt
       *[other] { $total } punkti
    }, igaühele { $share }.
   *[other] { $names } jagavad { $from }.–{ $to }. kohta: kokku { $total ->
        [one] { $total } punkt
       *[other] { $total } punkti
    }, igaühele { $share } (allapoole ümardatud).
}
sheet-wall = pikim sein
# $name: whose palace; $length of the wall
sheet-wall-picture = Alhambra: { $name }, pikim sein { $length }
sheet-wall-none = seina pole
sheet-gain = Sellest arvestusest
sheet-before = Enne
sheet-total = Kokku
# Above the last scoring, and while the last tiles are given out
end-why = Mäng lõpeb: kott on tühi ja turgu ei saa enam täita.

## Aids

aids-title = Mis on alles
# $count: tiles
aids-bag = { $count ->
    [0] Kott on tühi
    [one] Kotis on { $count } ehituskaart
   *[other] Kotis on { $count } ehituskaarti
}
aids-cards = Nägemata raha
aids-cards-about = Rahapakis või kellegi käes, kus sa seda ei näe.
aids-all = kokku
aids-has = Ehitised ja sein
aids-forecast-1 = Kui esimene punktiarvestus oleks praegu
aids-forecast-2 = Kui teine punktiarvestus oleks praegu
aids-forecast-3 = Kui viimane punktiarvestus oleks praegu

## Replay

replay-title = Mängu kordus
# $names: who plays
replay-of = Kordus: { $names }
replay-open-title = Vaata mängitud mängu
replay-open-lead = Ava mängu fail: selline, mis salvestati mängu lõpus või mille programm ise kirjutas.
replay-open = Ava fail
replay-drop = Või lohista see siia.
replay-other = Teine fail
replay-play-on = Mängi siit edasi
replay-sandbox = Või sea ise üles mõni seis
replay-failed = Seda mängu ei saa näidata.
replay-position = Hetk
# $at of $last: how many actions have been played
replay-moment = { $at } / { $last }
# For screen readers. $moment: such as “12 of 90”; $said: what happened then
replay-said = { $moment }: { $said }
replay-start = Algseis
replay-first = Algseisu
replay-back = Samm tagasi
replay-turn-back = Käik tagasi
replay-play = Esita
replay-pause = Peata
replay-on = Samm edasi
replay-turn-on = Käik edasi
replay-last = Lõppu
replay-speed = Kiirus
# $speed: 0.5, 1, 2 or 4
replay-times = { $speed } ×
replay-link-to = Link sellele hetkele
replay-copied = Link on kopeeritud.
replay-copy-failed = Link on aadressiribal.
replay-follows = Näitab käigul olijat
replay-stays = Jääb selle mängija juurde
replay-hand-of = Käekaardid: { $name }
replay-hand-hidden = { $count ->
    [one] { $count } kaart, peidus
   *[other] { $count } kaarti, peidus
}
replay-refresh = Värskenda
replay-to-table = Mängulaua juurde
replay-scoring-at = { $number }. punktiarvestus
replay-tab-board = Turg
replay-tab-hand = Käes
replay-tab-players = Mängijad
replay-tab-log = Logi

## Alerts

alert-on = Teavitused on sees
alert-off = Teavita mind, kui on minu kord
alert-about = Kui on sinu kord ja sul on lahti mõni muu leht, annab brauser märku.
alert-no = See brauser ei saa selle lehe teavitusi näidata.
# $names: the others at the table
alert-body = Sind ootavad kaasmängijad: { $names }
alert-game = Selle mängu teavitused
alert-game-about = Kui leht on suletud.
alert-closed = Teavitused, kui leht on suletud

### The page around it: lobby, setup, waiting room, what happened, refusals

## The page

# as in English
game = Alhambra
to-lobby = Alhambra, avalehele
settings = Seaded
language = Keel
theme = Kujundus
theme-auto = Nagu süsteemis
theme-light = Hele
theme-dark = Tume
sound = Heli
sound-on = Heli on sees
sound-off = Heli on väljas
motion = Animatsioonid
# Of sound, and of what moves
settings-off = Väljas
settings-slow = Aeglane
settings-normal = Tavaline
settings-quick = Kiire
settings-percent = { $percent }%
settings-text = Teksti suurus
settings-aids-about = laudades, kus see on lubatud
settings-marks = Märgi ehituskaardid, mille eest saad maksta
settings-marks-about = „=” täpselt, „+2” 2 üle
settings-coach = Treener
settings-coach-about = arvuti vastu: ütleb pärast käiku, kui see maksis sulle punkte
settings-reasons = Arvuti ütleb, miks
settings-reasons-about = üks rida iga tema käigu kohta
help = Abi
close = Sulge
loading = Üks hetk…
page-missing = Sellist lehte ei ole
page-missing-why = Sellel aadressil lehte ei ole. Kontrolli, ega selles pole kirjaviga.
page-missing-back = Avalehele
page-failed = Seda lehe osa ei õnnestunud laadida.
page-failed-again = Proovi uuesti
# $what: such as “tower 9”; $note: such as “can be chosen”
with-note = { $what }, { $note }

## Help

help-title = Mäng ühe minutiga
help-aim = Ehita Alhambra oma stardikaardi ümber, millel on purskkaev. Ehitisi ostad turult, kus neid on korraga neli; igal turu ruudul kehtib oma valuuta.
help-turn = Oma käigul teed ühe tegevuse: võtad raha (ühe kaardi või mitu, mille summa on kuni 5), ostad ehitise või planeerid oma Alhambra ümber.
help-exact = Raha tagasi ei anta. Aga kui maksad täpselt, on kohe jälle sinu kord.
help-build = Sein käib vastu seina ja seinata külg vastu seinata külge. Stardikaardilt peab jalgsi kõikjale pääsema ja ühtegi tühimikku ei tohi sisse jääda.
help-score = Mängus on kolm punktiarvestust: punkte saab selle eest, et sul on mõnda tüüpi ehitisi kõige rohkem, ja oma pikima välisseina eest. Võidab see, kellel on kõige rohkem punkte.

## Connection

connection-connecting = Ühendan…
connection-open = Ühendatud
connection-lost = Ühendus katkes, proovin uuesti…
connection-offline = Võrku ei ole. Kui see tagasi tuleb, taastub ühendus ise.
connection-gone = Sellist lauda ei ole. Võib-olla on see aegunud.
connection-closed = Ühendust ei ole
# $count: how many commands wait to be sent
connection-waiting = { $count ->
    [one] { $count } samm ootab saatmist
   *[other] { $count } sammu ootab saatmist
}

## Lobby

lobby-title = Mängi Alhambrat
lobby-lead = Ehita oma Alhambra: ühele kuni kuuele mängijale, siinsamas brauseris.
your-name = Sinu nimi
your-name-hint = Et teised teaksid, kes sa oled. Kontot pole vaja.
guest = Külaline
# For whoever has not played here yet
lobby-learn-new = Mängid esimest korda?
lobby-learn-about = Lühikesed õppetunnid päris mängulaua taga teevad mängu kümne minutiga selgeks.
lobby-learn = Õpi mängides
lobby-puzzles = Nuputusülesanded
lobby-deal = Päeva jaotus
lobby-duplicate = Dublikaatõhtu
bots-title = Mängi arvuti vastu
bots-lead = Alusta kohe.
bots-count = Vastaseid
# $number: from 1
bots-opponent = Vastane { $number }
bots-level = Raskusaste
bots-go = Mängi kohe
table-title = Mängi sõpradega
table-lead = Loo laud ja saada link. Kellelgi pole kontot vaja.
table-go = Loo laud
table-options = Veel valikuid
device-title = Ühe ekraani taga
device-lead = Kaks kuni kuus inimest mängivad kordamööda samas seadmes.
device-go = Mängi kohe
device-people = Kes mängivad?
# $number: the person's place, from 1
device-person = Mängija { $number }
device-add = Lisa mängija
# $name
device-remove = Eemalda { $name }
device-names-needed = Vaja on vähemalt kaht mängijat.
# The games in which one has a seat
lobby-yours = Sinu mängud
lobby-yours-go = Jätka
lobby-yours-open = Pole veel alanud
# $names: who sits at the table, as a list
lobby-yours-label = Jätka mängu: { $names }
lobby-yours-drop = Eemalda sellest loendist mäng: { $names }
lobby-yours-all = Kõik sinu mängud
# $time: a day and the time of day
lobby-yours-until = kuni { $time }
# $count: lines of chat
lobby-yours-unread = { $count ->
    [one] { $count } uus sõnum
   *[other] { $count } uut sõnumit
}
# $time: a day and the time of day
name-opened = Sinu nimi avati teises seadmes ({ $time }).
name-ended = See brauser ei kasuta enam sinu nime: teises seadmes uuendati linki või kustutati kõik.
lobby-open = Lauad, kus oodatakse mängijaid
lobby-open-none = Praegu ei oota keegi. Loo laud ja märgi „Näita avalehel“.
lobby-running = Käimasolevad mängud
lobby-running-none = Praegu pole ühtegi mängu vaadata.
lobby-join = Istu lauda
lobby-watch = Vaata
lobby-replay = Vaata mängu failist
# $size: megabytes, a number
offline-offer = Mängi ilma võrguta: { $size } MB üks kord
offline-about = Robotite vastu, teistega sama ekraani taga, õppetunnid ja ülesanded: kõik selles seadmes, ka rongis.
offline-coming = Mängu pannakse selles seadmes valmis…
offline-missing = Sellel serveril ei ole mängu kaasa anda.
offline-failed = Mängu ei saanud selles seadmes käivitada. Laadi leht uuesti.
offline-unkept = See brauser ei säilita midagi: mäng kaob, kui sa selle lehe sulged.
offline-games = Selles seadmes
offline-game-open = Pole veel alanud
offline-game-running = Käib
offline-game-over = Läbi
offline-go-open = Jätka
offline-go-running = Jätka
offline-go-over = Vaata uuesti
# $names: who plays, as a list
offline-drop = Kustuta sellest seadmest mäng: { $names }
# A finished game of this device is shown by the server
offline-hand-over = Ava serveris
offline-leave = Serveri avalehele
update-waits = On uus versioon.
update-take = Laadi uuesti
update-later = Hiljem
lobby-scorer = Punktilugeja lauamängule
# $free: how many seats are free
lobby-free = { $free ->
    [one] { $free } vaba koht
   *[other] { $free } vaba kohta
}
# $names: who sits at the table, as a list
lobby-join-label = Istu lauda: { $names }
lobby-watch-label = Vaata mängu: { $names }
lobby-nobody = tühi laud
# $minutes, $hours: how long ago
ago-now = äsja
ago-minutes = { $minutes ->
    [one] { $minutes } minut tagasi
   *[other] { $minutes } minutit tagasi
}
ago-hours = { $hours ->
    [one] { $hours } tund tagasi
   *[other] { $hours } tundi tagasi
}
ago-days = { $days ->
    [one] { $days } päev tagasi
   *[other] { $days } päeva tagasi
}

## Bots, by level

bot-random = Rändur
bot-builder = Ehitaja
bot-apprentice = Õpipoiss
bot-mason = Müürsepp
bot-architect = Arhitekt
bot-master = Meister
bot-adaptive = Kaaslane
# $level: such as "Mason"; $number: the second, third … of this level
bot-number = { $level } { $number }
bot-random-about = mängib huupi
bot-builder-about = ehitab, mis sobib
bot-apprentice-about = paras esimeseks mänguks
bot-mason-about = tunneb oma tööd
bot-architect-about = mõtleb ette
bot-master-about = raske võita
bot-adaptive-about = mängib umbes sama hästi kui sina

## What a table plays by

setup-players = Kohti
# $count
setup-players-count = { $count } kohta
setup-dirk = kolmandaks Margus
setup-edition = Reeglid
setup-clock = Käigu aeg
setup-clock-none = Ilma kellata
setup-clock-none-short = ilma kellata
# $seconds, $minutes, $days
setup-clock-seconds = { $seconds } sekundit
setup-clock-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutit
}
setup-clock-days = { $days ->
    [one] { $days } päev
   *[other] { $days } päeva
}
# $time: one of the above
setup-clock-turn = { $time } käigu kohta
# $bank for the whole game, $time is added with each turn
setup-clock-bank = { $bank } kogu mängu peale, iga käik lisab { $time }
setup-hands = Käekaardid
setup-hands-secret = Salajased
setup-hands-open = Avatud kõigile
setup-hands-secret-about = nagu reeglites
setup-hands-open-about = kõik näevad kõiki kaarte
setup-hands-open-short = kaardid avatud
setup-aids = Näita, mis on kotis ja rahapakis alles
setup-aids-about = ja mida punktiarvestus praegu tooks
setup-aids-off-short = abiinfota
setup-hints = Vihjed
setup-hints-about = „Näita head käiku” oma käigu ajal; kõik näevad, kes seda kasutab
setup-hints-on-short = vihjetega
setup-confirm = Käik lõpeb nupuvajutusega
setup-confirm-about = nii saab enne kõik sammud tagasi võtta
setup-confirm-off-short = käigud lõpevad ise
setup-chat = Vestlus
setup-chat-about = sõnumid ja kiirlaused
setup-chat-off-short = vestluseta
setup-listed = Näita avalehel
setup-listed-about = igaüks võib lauda istuda või vaadata
setup-listed-short = avalehel

edition-standard = Tavareeglid
edition-hu-2003 = Ungarikeelne väljaanne, 2003
edition-pt-2003 = Portugalikeelne (Brasiilia) väljaanne, 2003
edition-standard-short = tavareeglid
edition-hu-2003-short = ungari reeglid
edition-pt-2003-short = portugali reeglid
# $rule, $value: such as “After the second scoring Dirk draws” and “two tiles”
setup-rule = { $rule }: { $value }
rule-start_tie = Kui kahel on võrdselt kõige vähem kaarte, alustab
rule-start_tie-sum = väiksema summaga mängija, siis noorim
rule-start_tie-youngest = noorim
rule-scoring_place = Punktiarvestuse kaart on oma hunnikus
rule-scoring_place-random = juhuslikus kohas
rule-scoring_place-top = kõige peal
rule-dirk_second = Pärast teist punktiarvestust tõmbab Margus
rule-dirk_second-third = kolmandiku kotist
rule-dirk_second-two = kaks ehituskaarti
rule-dirk_gift = Margusele võib anda
rule-dirk_gift-always = iga ostetud ehituskaardi
rule-dirk_gift-misfit = ainult kaardi, mis ei sobi kuhugi

## Before the start

waiting-title = Mängu algust oodates
# In the title of the page
waiting-taken = võetud kohti: { $taken } / { $all }
waiting-lead-host = Saada link sõpradele, pane soovi korral vabadele kohtadele arvutimängijad ja alusta.
waiting-lead-full = Kõik kohad on täis. Alusta, kui oled valmis.
waiting-lead-guest = Istu lauda. Kui kõik kohad on täis, alustab laua looja mängu.
waiting-lead-seated = Sul on koht olemas. Kui kõik kohad on täis, alustab laua looja mängu.
waiting-link = Link sõpradele
waiting-copy = Kopeeri link
waiting-copied = Kopeeritud
waiting-copy-by-hand = Vajuta Ctrl+C
waiting-share = Jaga
waiting-seats = Kohad
# $number: the seat's, from 1
seat-number = Koht { $number }
seat-number-free = Koht { $number }: vaba
seat-you = sina
seat-bot = arvuti
seat-gone = pole ühenduses
sit = Istu siia
sit-label = Istu siia, koht { $number }
sit-more = Veel üks mängija selle ekraani taga
sit-more-go = Istu lauda
sit-more-name = Teise mängija nimi
sit-bot = Arvuti
sit-bot-label = Pane siia mängima arvuti, koht { $number }
sit-bot-level = Uute arvutimängijate raskusaste
fill-bots = Täida vabad kohad arvutimängijatega
stand = Lahku kohalt
stand-label = Lahku kohalt { $number }
free-seat = Eemalda mängija
free-seat-label = Eemalda kohalt { $number }: { $name }
start = Alusta mängu
start-waits = Alustada saab, kui kõik kohad on täis
start-shuffling = Segatakse…
own-link = Ava oma koht teises seadmes
# $name
own-link-of = Ava koht teises seadmes: { $name }
own-link-about = Kellel on see link, saab sellel kohal mängida. Hoia see enda teada.
# $devices: how many
own-link-devices = { $devices ->
    [one] Avatud ühes seadmes.
   *[other] Avatud { $devices } seadmes.
  }
own-link-renew = Uuenda linki
own-link-renew-about = Kas see link on kellegi teise käes? Uue lingiga kaotavad kõik teised seadmed selle koha.
# In the menu of a running game
leave = Loobu mängust
# The same where turns have days
leave-days = Puhkus või loobumine
resign = Loobun sellest mängust
resign-about = Kui loobud, mängib arvuti sinu eest lõpuni. Seda ei saa tagasi võtta ja see jääb tulemusse kirja.
# At the end of the game; $count is how many they are
resigned-of = { $count ->
    [one] { $names } loobus; edasi mängis arvuti.
   *[other] { $names } loobusid; edasi mängis arvuti.
  }
# Where turns have days
holiday-about = Puhkuse ajal su kell seisab, mängu jooksul kuni 21 päeva.
holiday-days = Kui kauaks
holiday-begin = Alusta puhkust
holiday-end = Lõpeta puhkus
# $date is a day
holiday-until = puhkusel kuni { $date }
opened-elsewhere = Sinu koht avati teises seadmes.
opened-elsewhere-mine = See olin mina

## At the table

# $name
turn-yours = Sinu kord
turn-of-yours = { $name }, sinu kord
turn-other = Käigul on { $name }
turn-bot = { $name } mõtleb…
turn-away = { $name } on eemal, mängib arvuti
turn-late = Aeg sai otsa, käigu lõpetab arvuti: { $name }
end-turn = Lõpeta käik
undo = Võta tagasi
rematch = Revanš
rematch-go = Mine revanšile
# Where the others who play this deal are; and a link for friends to play it, too
deal-results = Võrdle teistega
deal-challenge = Kutsu sõber sama jaotust mängima
record = Salvesta mäng faili
shuffle-holds = Segamine kontrollitud
shuffle-holds-about = Kaartide järjekord tuleb serveri saladusest ja iga mängija juhuslikust arvust, ka sinu omast. Keegi ei saanud seda valida.
shuffle-fails = Segamine ei klapi
shuffle-fails-about = Mängu fail ei vasta sellele, mida see brauser enne algust nägi. Salvesta mäng faili.
replay-link = Vaata uuesti
analysis-link = Analüüs
back = Olen tagasi
# $name
back-of = { $name } on tagasi
want-bot = Las mängib arvuti
rather-wait = Oota
propose = Palu luba viimane käik tagasi võtta: { $names }
# Where nobody has to agree
take-back = Võta mu viimane käik tagasi
table-hint = Näita head käiku
# The second press: where on the table
table-hint-move = Näita, kus
# The third press
table-hint-play = Mängi see
agree = Jah, luban
decline = Ei
say = Kirjuta sõnum
say-go = Saada
handover = Anna ekraan edasi: { $name }
handover-go = Mina olen { $name }

quick-hello = Tere!
quick-good-luck = Edu!
quick-well-played = Hästi mängitud!
quick-thinking = Las ma mõtlen…
quick-your-turn = Sinu kord.
quick-oops = Oih!
quick-thanks = Aitäh!
quick-good-game = Hea mäng!
quick-bye = Nägemist!

log = Mis juhtus
chat = Vestlus
next-scoring = Kui punkte arvestataks praegu

## Pieces in few words; the rest is with the board

# $kind: such as "tower"
tile-short = { $kind } { $price }

## What can be done, as buttons

action-take = Võta { $cards }
# $tile, $cards; $over: how much too much
action-buy = { $over ->
    [0] Osta { $tile }; maksa täpselt { $cards }, siis on jälle sinu kord
   *[other] Osta { $tile }; maksa { $cards }, { $over } üle
}
action-place = Ehita ruudule { $cell }: { $tile }
action-store = Pane tagavarasse { $tile }
action-give = Anna Margusele { $tile }
action-add = Planeeri ümber: ehita tagavarast ruudule { $cell } { $tile }
action-remove = Planeeri ümber: võta tagavarasse { $tile }
action-swap = Planeeri ümber: sisse { $tile }; välja { $out }
action-stop = Paiguta kaardid
action-pass = Jäta käik vahele

## What happened in the game. $name: whose turn it was

event-hand-dealt = { $name } saab alustuseks: { $cards }.
event-turn-began = Käigul on { $name }.
event-money-taken = { $name } võtab: { $cards }.
event-tile-bought = { $over ->
    [0] { $name } ostab: { $tile }. Makstud täpselt: { $cards }. Kord jääb talle.
   *[other] { $name } ostab: { $tile }. Makstud: { $cards }, { $over } üle.
}
event-tile-placed = { $name } ehitab ruudule { $cell }: { $tile }.
event-tile-stored = { $name } paneb tagavarasse: { $tile }.
event-tile-given = { $name } annab Margusele: { $tile }.
event-tile-added = { $name } planeerib ümber ja ehitab tagavarast ruudule { $cell }: { $tile }.
event-tile-removed = { $name } planeerib ümber ja võtab ruudult { $cell } tagavarasse: { $tile }.
event-tiles-swapped = { $name } planeerib ümber ja vahetab ruudul { $cell }: välja { $out }; asemele { $tile }.
event-stopped = { $name } asub kaarte paigutama.
event-passed = { $name } ei saa midagi teha ja jätab käigu vahele.
event-tile-drawn = Turul on uus ehitis ({ $currency }): { $tile }.
event-money-drawn = Uus raha: { $card }.
event-deck-reshuffled = Kasutatud raha segatakse, uues pakis on { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarti
}.
event-scoring-card-turned-up = Välja tuleb punktiarvestuse kaart { $letter }.
# $number: 1 to 3; $gains: such as "Ada +12 and Ben +8"
event-round-scored = { $number ->
    [1] Esimene punktiarvestus: { $gains }.
    [2] Teine punktiarvestus: { $gains }.
   *[other] Viimane punktiarvestus: { $gains }.
}
event-round-scored-gain = { $name } { $points }
event-dirk-drew = Margus tõmbab: { $tile }.
event-tile-awarded = { $name } saab turult: { $tile }. Tal on seda valuutat kõige rohkem: { $currency }.
event-tile-awarded-nobody = { $tile } ei lähe kellelegi: ühelgi mängijal pole seda valuutat teistest rohkem ({ $currency }).
# $points of the winner or of each winner; $names
event-game-ended = { $count ->
    [one] { $names } võidab { $points } punktiga.
   *[other] { $names } jagavad võitu, igaühel { $points } punkti.
}

## What happened at the table besides

note-seated = { $name } istub lauda.
note-vacated = Koht { $number } on vaba.
note-started = Mäng algab.
note-undone = { $name } võtab sammu tagasi.
note-hinted = { $name } küsib head käiku.
note-proposed = { $name } palub luba käik tagasi võtta.
note-agreed = { $name } on nõus.
note-declined = { $name } ei ole nõus.
note-taken-back = Käik võeti tagasi.
note-went-away = { $name } on eemal, mängib arvuti.
note-late = { $name } ei jõudnud ajaga valmis; käigu lõpetab arvuti.
note-stood-in = Arvuti mängib mängija { $name } eest.
note-bot-wanted = { $name } soovib, et puuduja eest mängiks arvuti.
note-bot-unwanted = { $name } pigem ootaks.
note-came-back = { $name } on tagasi.
note-resigned = { $name } loobub; edasi mängib arvuti.
note-on-holiday = { $name } muutis puhkust.
note-claimed = Koht avati teises seadmes: { $name }.
note-renewed = Kohal on uus link: { $name }.
note-shuffling = Kaarte segatakse.
note-rematched = Revanšiks on uus laud valmis.
note-gap = Sel ajal kui sa eemal olid, juhtus rohkem, kui logi näitab.
bot-for = Arvuti mängija { $name } eest

## Refusals, by their kind. $rule is added by refused-by-rule

refused-by-rule = { $text } ({ $rule })
# $text: in English, from a server that knows more than this page
refused-other = { $text }
refused-occupied = Siia ei saa: ruut on juba hõivatud.
refused-apart = Siia ei saa: see ei puutuks su Alhambraga kokku. Ehita mõne ehitise või stardikaardi kõrvale.
refused-corner = Siia ei saa: see puutuks su Alhambraga kokku ainult nurgast. Kokku peab puutuma terve serv.
# $tile and $other: one has a wall where the other has none; $side: a code to choose by
refused-clash-wall = Siia ei saa: { $side ->
    [N] põhjaküljel
    [E] idaküljel
    [S] lõunaküljel
   *[W] lääneküljel
  } on { $tile } seinaga, aga { $other } seinata.
refused-clash-open = Siia ei saa: { $side ->
    [N] põhjaküljel
    [E] idaküljel
    [S] lõunaküljel
   *[W] lääneküljel
  } on { $tile } seinata, aga { $other } seinaga.
refused-clash-fountain = Siia ei saa: { $tile } on stardikaardi pool seinaga, aga stardikaardil seinu ei ole.
refused-unreachable = Siia ei saa: stardikaardilt ei pääseks sinna jalgsi.
refused-unreachable-others = Seda ei saa, sest siia ei pääseks enam jalgsi: { $tiles }.
refused-encloses = Siia ei saa: sisse jääks tühimik.
refused-not-your-turn = Praegu ei ole sinu kord.
refused-game-over = Mäng on läbi.
refused-not-now = Lõpeta enne oma tegevused, alles siis paigutatakse ehituskaardid.
refused-put-down-first = Paiguta kõigepealt see, mille ostsid.
refused-empty-take = Võta vähemalt üks kaart.
# $total
refused-too-much = Nende kaartide summa on { $total }. Mitme kaardi summa võib olla kuni 5.
# $price, $total, $missing
refused-too-little = Kokku { $total }, aga hind on { $price }: { $missing } jääb puudu.
# $card
refused-not-in-hand = Sul ei ole nii palju selliseid kaarte: { $card }.
refused-not-on-display = Avatud kaartide hulgas sellist ei ole: { $card }.
refused-not-in-market = Turul sellist ei ole: { $tile }.
# $currency
refused-wrong-currency = Sellel turu ruudul kehtib ainult { $currency }.
refused-not-in-reserve = Sinu tagavaras sellist ei ole: { $tile }.
refused-not-in-pending = Paigutamist ootavate kaartide hulgas sellist ei ole: { $tile }.
refused-not-built = Sinu Alhambras sellist ei ole: { $tile }.
refused-must-act = Sa saad veel midagi teha, nii et käiku vahele jätta ei saa.
refused-stop-instead = Pärast täpset maksmist ei saa käiku vahele jätta: paiguta oma kaardid.
refused-no-dirk = Margus mängib ainult kahe mängija mängus.
refused-no-gift-of-award = Mängu lõpus saadud ehituskaarte ei saa Margusele anda.
refused-fits = Sinu Alhambrasse sobib { $tile } küll. Siin võib Margusele anda ainult kaardi, mis ei sobi kuhugi.
refused-no-action = See ei ole võimalik tegevus.
refused-stale = Seis laual on muutunud. Vaata üle ja vali uuesti.
refused-exercise = Veel mitte: tee enne ära, mida ülesanne palub. Kui tegid midagi muud, võta samm tagasi.
refused-exercise-turn = Siin lõpetatud käiku tagasi võtta ei saa. Kui tahad midagi muud proovida, alusta uuesti.
refused-no-such-exercise = Seda õppetundi või ülesannet enam ei ole.
refused-turn-complete = Sul pole enam tegevusi: lõpeta käik või võta enne samm tagasi.
refused-turn-incomplete = Sinu käik ei ole veel lõppenud.
refused-nothing-to-undo = Selles käigus pole midagi tagasi võtta.
refused-nothing-to-take-back = Sa pole veel ühtegi käiku lõpetanud.
refused-proposal = Keegi juba palub luba käik tagasi võtta.
refused-no-proposal = Keegi ei palu enam luba käik tagasi võtta.
refused-not-asked = Nõusoleku peavad andma teised, mitte sina.
refused-seated = Sul on selles lauas juba koht.
refused-seat-taken = Keegi jõudis ette: see koht on võetud.
refused-free-seat = Enne alustamist peavad kõik kohad täis olema.
refused-name = Nimes peab olema vähemalt üks täht või number.
refused-name-of-bot = See on arvutimängija nimi. Vali teine nimi.
refused-one-seat = Avalehel nähtavas lauas võib mitu kohta olla ainult laua loojal.
refused-started = Mäng on juba alanud.
refused-not-started = Mäng ei ole veel alanud.
refused-not-over = Seda saab teha alles siis, kui mäng on läbi.
refused-replay-later = Mängu kordust saab vaadata siis, kui mäng on läbi.
refused-not-seated = Sul ei ole selles lauas kohta.
refused-not-your-seat = See on kellegi teise koht.
refused-not-host = Seda saab teha ainult laua looja.
refused-seat-key = See link ei kehti ühegi koha jaoks. Küsi omanikult uus.
refused-too-many-devices = Seda kohta kasutatakse juba liiga paljudes seadmetes. Uuenda linki seadmes, milles see koht võeti: siis kaotavad kõik teised seadmed selle koha.
refused-name-link = See nime link ei kehti. Võib-olla on seda uuendatud: ava uus.
refused-no-alerts = See server teavitusi ei saada.
refused-alerts-blocked = Brauser ei luba selle lehe teavitusi. Luba need tema seadetes.
refused-alerts-failed = Brauser ei saanud ühendust oma teavitusteenusega. Kontrolli ühendust ja proovi uuesti.
refused-renewed = Sinu nime ei kasutata enam selles brauseris.
refused-not-first = Linki saab uuendada ainult seade, milles see koht võeti.
refused-lot = Sinu juhuslikku arvu segamisel ei kasutatud. Mäng jätkub ilma selleta.
refused-no-chat = Selles lauas on vestlus välja lülitatud.
refused-chat = Sõnum on tühi.
refused-busy = Liiga palju muudatusi korraga. Proovi uuesti.
refused-bot = Sellist arvutimängijat ei ole.
refused-setup = Nende seadetega lauda luua ei saa.
refused-no-such-table = Sellist lauda ei ole. Võib-olla on see aegunud.
refused-no-such-deal = Sellist jaotust ei ole. Vaata, kas link on terve.
refused-played = Sinu katse selle jaoga on juba arvesse võetud. Harjutada saad ikka.
refused-deal-closed = Seda jaotust enam ei arvestata. Harjutada saad ikka.
refused-deal-first = Mängi see jaotus enne lõpuni: esimene katse läheb arvesse.
refused-deal-secret = Teised alles mängivad seda jaotust. Seda näidatakse, kui see on läbi.
refused-counted = See katse läheb arvesse: lõpetatud käike tagasi võtta ei saa.
refused-challenge-later = Lõpeta enne mäng ja kutsu siis sõpru.
refused-challenge = Õppetunnist ega ülesandest väljakutset teha ei saa.
refused-no-such-scores = Sellist punktitabelit ei ole. Võib-olla on see aegunud.
refused-scores-key = Selle lingiga saad ainult vaadata. Küsi täitmise linki.
refused-too-many = Liiga palju päringuid korraga. Oota natuke ja proovi siis uuesti.
refused-too-large = See on liiga suur.
refused-too-long = See mäng on liiga pikaks läinud. Loo uus laud.
refused-game-too-long = See mäng on kordusvaatamiseks ja analüüsimiseks liiga pikk.
refused-take-backs-used-up = Sa oled juba võtnud tagasi nii palju käike, kui ühes mängus saab.
refused-chat-used-up = Sa oled juba kirjutanud nii palju, kui ühes lauas saab.
refused-token = Server ei tunne sind enam ära. Proovi uuesti.
refused-unavailable = Serveri andmebaas ei vasta. Proovi hetke pärast uuesti.
refused-late = Sinu aeg selleks käiguks sai otsa. Selle lõpetab arvuti.
refused-resigned = Sa loobusid. Arvuti mängib sinu eest lõpuni.
refused-no-holiday = Puhkus on mängudes, kus käigu jaoks on päevi.
# $left: days of holiday that are left
refused-holiday-used-up = Nii palju puhkust sul enam ei ole. Alles on { $left ->
    [one] { $left } päev
   *[other] { $left } päeva
  }.
refused-by-the-clock = Selles lauas on kell: kui aeg saab otsa, lõpetab käigu arvuti.
refused-not-absent = Mängija on tagasi või mängib juba arvuti.
refused-full = Server on täis: praegu ei saa midagi uut salvestada. Alanud mängud jätkuvad.
refused-internal = Serveris tekkis viga. Midagi ei muutunud.
refused-offline = Server ei ole kättesaadav. Kontrolli võrguühendust.
refused-brought = Server ei saa seda mängu alles hoida. Vaadata saab seda ikka.
refused-record = Selles failis ei ole mängu.
refused-notation = Sellest ei saa aru.
refused-twice = Kahes kohas korraga: { $tile }. Iga ehitis on olemas ühes eksemplaris.
# $copies: how many there are of each card
refused-too-many-cards = Liiga palju: { $card }. Igat kaarti on { $copies }.
refused-scorings = Punktiarvestuste arv ei sobi tulevate arvestuskaartidega.
# $letter: A or B; $least: the smallest number of cards before it
refused-scoring-card = Arvestuskaart { $letter } ei saa seal olla: selle arvud kasvavad alates { $least }.
# $most: the largest number of cards before it
refused-scoring-card-deck = Enne arvestuskaarti { $letter } pole nii palju kaarte: kõige rohkem { $most }.
refused-market-gap = Käigu alguses on turg täis. Täida tühjad kohad.
refused-bag-left = Mäng lõpeb alles siis, kui kott on tühi.
refused-no-such-turn = Ükski käik ei vii sellesse seisu.
