### The board: pieces, palace, market, money, players

## Pieces, as they are called and as a screen reader says them

piece-pavilion = pavilhão
piece-seraglio = harém
piece-arcades = galeria
piece-chambers = câmara
piece-garden = jardim
piece-tower = torre
piece-fountain = fonte

# as in English
piece-b = denar
# as in English
piece-g = dirham
piece-o = ducado
piece-y = florim
# With its colour, where the card cannot be seen.
piece-b-long = denar azul
piece-g-long = dirham verde
piece-o-long = ducado laranja
piece-y-long = florim amarelo
piece-b-letter = az
piece-g-letter = ve
piece-o-letter = la
piece-y-letter = am

piece-N = norte
piece-E = leste
piece-S = sul
piece-W = oeste

# $kind is one of the six above, $walls one or more sides: "tower, price 9, walls north and east".
piece-tile = { $kind }, preço { $price }, { $count ->
    [0] sem muros
    [one] muro no lado { $walls }
   *[other] muros nos lados { $walls }
  }
piece-card = { $currency } { $value }
piece-cell = ({ $x }; { $y })
# $what is a tile or the fountain; $cell is as piece-cell says: "(1, 0)".
piece-at = { $what }, em { $cell }
piece-free = espaço livre { $cell }
# What lies beside a free cell: "north: tower 9"; and where it has a wall there.
piece-beside = { $side }: { $what }
piece-beside-wall = { $side }: { $what }, com muro

## The palace

board-palace = Alhambra de { $name }
board-palace-own = Sua Alhambra
board-palace-help = Use as setas para percorrer a Alhambra e Enter para escolher.
board-can-build = dá para construir aqui
board-cannot-build = não dá para construir aqui
board-can-choose = dá para escolher
board-chosen = escolha atual
board-new = recém-colocada
board-zoom-in = Ampliar
board-zoom-out = Reduzir
board-zoom-fit = Mostrar a Alhambra inteira
board-wall-change = muro { $from } → { $to }
board-scores-wall = muro que pontua: { $walls }

## The market

board-market = Mercado
board-slot = Quadrado { $slot }, { $currency }: { $what }
board-slot-empty = Quadrado { $slot }, { $currency }: vazio
board-pay-exact = dá para pagar o valor exato e jogar de novo
board-pay-over = dá para pagar, com { $over } a mais
board-pay-not = não dá para pagar agora
board-mark-over = +{ $over }

## The money display

board-display = Dinheiro
board-display-chosen = { $count ->
    [one] { $count } carta escolhida, valendo { $sum }
   *[other] { $count } cartas escolhidas, valendo { $sum }
  }
board-card-fits = dá para pegar
board-card-fits-not = não dá para pegar junto
board-empty = vazio

## Hand, reserve, tray

board-hand = Mão
board-hand-empty = Nenhum dinheiro na mão.
board-hand-worth = { $currency }: { $sum }
board-superfluous = desnecessária
board-reserve = Reserva
board-reserve-empty = Nada na reserva.
board-tray = Para posicionar
board-tray-awarded = Peças ganhas, para posicionar
board-to-reserve = Para a reserva
board-to-dirk = Para o Dirk

## Players

board-players = Jogadores
board-score = { $score ->
    [0] { $score } pontos
    [one] { $score } ponto
   *[other] { $score } pontos
  }
board-hand-size = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
  }
board-wall = muro { $length }
board-reserve-size = { $count } na reserva
board-count = { $kind }: { $count }
board-to-act = jogando
board-winner = venceu
board-away = ausente, um bot joga
board-resigned = desistiu, um bot joga
board-absent = sem conexão
board-look = Ver a Alhambra de { $name }
# as in English
board-dirk = Dirk
board-dirk-is = o terceiro jogador, imaginário, que só coleciona peças

## What is left

board-deck-left = { $count ->
    [0] { $count } cartas no baralho
    [one] { $count } carta no baralho
   *[other] { $count } cartas no baralho
  }
board-bag-left = { $count ->
    [0] { $count } peças na sacolinha
    [one] { $count } peça na sacolinha
   *[other] { $count } peças na sacolinha
  }
board-scoring-done = pontuação { $name }: já feita
board-scoring-next = pontuação { $name }: a próxima
# $least and $most are numbers of cards.
board-scoring-until = { $most ->
    [0] pontuação { $name }: na próxima carta
   *[other] pontuação { $name }: a próxima, faltam de { $least } a { $most } cartas
  }
board-scoring-later = pontuação { $name }: mais tarde
board-scoring-1 = A
board-scoring-2 = B
board-scoring-3 = final

## What is it worth, and what the signs at the table mean

worth-title = Quanto vale?
worth-place = { $place }º lugar
worth-wall = Muro externo mais longo: 1 ponto por segmento, em toda pontuação.
worth-tie = Em caso de empate, os pontos dos lugares ocupados são divididos, arredondando para baixo.
signs-title = O que os símbolos significam
sign-deck = cartas de dinheiro que restam no baralho
sign-bag = peças que restam na sacolinha
sign-hand = cartas de dinheiro na mão
sign-wall = segmentos do muro externo mais longo
sign-store = peças na reserva
sign-until = a próxima pontuação vem depois de mais tantas cartas de dinheiro
sign-gain = pontos se houvesse pontuação agora
sign-new = novo desde o seu último turno
sign-exact = dá para pagar o valor exato e jogar de novo
sign-over = dá para pagar, com isto a mais

### You: your games, your name elsewhere, statistics. These come with the page of them (scripts/catalogues.ts).

## Games

you-title = Suas partidas
# $name: what one is called
you-lead = Você joga como { $name }.
you-none-yet = Você ainda não jogou aqui.
you-none = Nenhuma partida encontrada.
you-which = Mostrar
you-which-all = Todas
you-which-going = Em andamento
you-which-over = Terminadas
you-which-deals = Partidas em comum
you-which-hidden = Ocultas
you-search = Buscar por jogador
you-more = Mostrar mais
# $names: who sits at the table, as a list
you-show = Mostrar de novo a partida com { $names }
you-won = Vitória
you-won-tied = Empate em primeiro
# $place: 2 or more
you-place = { $place }º lugar
you-analysis = Análise
# To the page of a deal that others play as well
you-deal = Comparar com os outros
# Says that a game is one of those
you-deal-one = Partida em comum
# To play the same deal
you-challenge = Desafiar um amigo
you-together = Partidas entre vocês
you-download = Salvar todos os arquivos de jogo em um só
# $count: games so far
you-downloaded = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}

## The name on other devices

you-device = Usar este nome no meu celular
you-device-about = Abra este link secreto em outro aparelho ou escaneie o código: todas as suas partidas, lugares e configurações estarão lá na hora. Quem tem o link pode jogar como você.
you-device-show = Mostrar link e código
you-device-link = Seu link secreto
you-device-code = O link como código QR
you-device-renew-about = Com um link novo, o antigo deixa de valer e os outros aparelhos deixam de usar o seu nome.
you-device-renewed = Há um link novo. Agora só este aparelho usa o seu nome.
you-open-title = Usar seu nome aqui?
you-open-about = Com este link, o navegador recebe as partidas, os lugares e as configurações do dono.
you-open-take = Juntar as partidas deste navegador
you-open = Usar o nome aqui
you-opened = Este navegador agora usa o seu nome.

## Alerts when the page is closed

you-alerts = Avisos com a página fechada
you-alerts-about = Este aparelho avisa quando uma partida precisa de você, mesmo com a página fechada. O serviço de notificações do navegador entrega o aviso e não consegue lê-lo.
you-alerts-on = Avisos neste aparelho
you-alerts-turn = Sua vez
you-alerts-turn-about = Em partidas que podem esperar: sem relógio, com banco de tempo ou com dias para cada vez.
you-alerts-sat = Alguém chega
you-alerts-sat-about = Em uma mesa onde você espera o início.
you-alerts-soon = Seu tempo está acabando
you-alerts-soon-about = Uma vez só, um pouco antes de acabar o tempo da sua vez.
you-alerts-quiet = Horas de silêncio
you-alerts-quiet-about = Sem avisos neste período, pelo relógio deste aparelho. Se a partida ainda precisar de você depois, o aviso vem então.
you-alerts-from = Das
you-alerts-to = Até
you-alerts-blocked = As notificações estão bloqueadas para esta página. Permita-as nas configurações do navegador.
you-alerts-install = No iPhone ou iPad, os avisos só funcionam com o jogo instalado: toque em Compartilhar, depois em “Adicionar à Tela de Início”, e abra o jogo por lá.
you-alerts-insecure = Os avisos só funcionam em um endereço seguro, que comece com https.
you-alerts-no = Este navegador não consegue mostrar avisos com a página fechada.
you-alerts-none = Este servidor não envia avisos.
you-alerts-started = Os avisos estão ligados neste aparelho.
you-alerts-stopped = Os avisos estão desligados neste aparelho.
# $names: who sits at the table, as a list
you-mute = Desligar os avisos da partida com { $names }
# $names: who sits at the table, as a list
you-unmute = Ligar os avisos da partida com { $names }

## The end

you-delete = Apagar tudo o que é meu
you-delete-about = As partidas que você jogou sozinho contra bots são apagadas. As partidas com outras pessoas ficam para elas, com o seu nome e as suas jogadas; numa partida em andamento, um bot assume o seu lugar. Sua lista, estatísticas, configurações e link são apagados. Nos resultados das partidas que todos jogam ficam os seus pontos, mas sem o seu nome, e ninguém mais pode ver essas partidas. Isso não pode ser desfeito.
you-delete-sure = Sim, apagar tudo
you-deleted = Tudo o que era seu foi apagado.

## Statistics

you-statistics = Estatísticas
you-statistics-none = Ainda não há o que contar: jogue uma partida até o fim.
# $games, $wins: how many
you-total = Partidas: { $games }, vitórias: { $wins }
you-by-scoring = Pontos por pontuação
you-by-kind = Pontos por construção
you-walls = Muro mais longo
# From the analyses of one’s games
you-losses = Pontos perdidos por turno
you-losses-about = Das suas partidas analisadas. Quanto menos, melhor.
you-losses-none = Abra a análise de uma partida terminada e você verá aqui quantos pontos cada turno custou.
# Reads the line aloud: the first and the last points of it
you-losses-line = Você: de { $first } para { $last }
# $number: 1 to 3
you-scoring = Pontuação { $number }
you-average-you = Você
you-average-people = Todos aqui
# as in English
you-average-bots = Bots
you-by-seats = Por número de jogadores
you-by-level = Contra bots
you-by-name = Contra pessoas
# Everybody at a table of friends
you-together-wins = Quem ganhou quantas vezes
you-who = Contra quem
you-games = Partidas
you-wins = Vitórias
you-average = Média de pontos

### Calls: notifications when the page is closed. The service worker has these (scripts/installed.ts).

call-turn = Sua vez
# $names: who plays there, as a list
call-turn-body = Esperando você: { $names }
call-soon = Seu tempo está acabando
# $time: such as 18:30, or a day and a time
call-soon-body = Jogue antes de { $time }.
# $names: who sat down, as a list
call-sat = Chegou à sua mesa: { $names }
call-sat-body = Abra a mesa para ver quem está lá.
call-stop = Chega de avisos desta partida

### Lessons and puzzles. These come with the first of them, not with the page (scripts/catalogues.ts).

## The screens around them (learn-): the list, the panel at the table

learn-title = Aprender jogando
learn-lead = Lições curtas em uma mesa de verdade. Você joga, e a lição comenta como foi. Pode parar a qualquer momento e continuar depois.
learn-lessons = Lições
learn-puzzles = Desafios
learn-puzzles-lead = Um turno cada. Todos têm solução.
learn-best = Melhores jogadas
learn-best-lead = De partidas de computadores fortes. Em cada posição, uma jogada é claramente a melhor. Encontre-a.
learn-degree-1 = Fácil
learn-degree-2 = Médio
learn-degree-3 = Difícil
# Said when the best turn was found, before what speaks for it; $points may have a decimal
learn-best-gap = Qualquer outra jogada custaria pelo menos { $points } pontos de vantagem.
# $done: how many are done; $all: how many there are
learn-done-of = Você já fez { $done } de { $all }
learn-state-done = Feito
learn-state-running = Continuar
# $title: of a lesson or a puzzle
learn-again = Começar de novo: { $title }
# $level: how hard a puzzle is, from 1 to 5
learn-level = Nível { $level }
# $number: the puzzle's, from 1
learn-puzzle = Desafio { $number }
# $step: which one it is, from 1; $steps: how many there are
learn-step = Passo { $step } de { $steps }
learn-right = Isso mesmo!
learn-well-done = Muito bem!
learn-solved = Resolvido!
# Said when a turn is complete without what was asked for
learn-not-yet = Ainda não é bem isso. Desfaça e tente outra coisa.
learn-show = Mostrar como
# A button that shows or hides the solution of a puzzle
learn-show-solution = Solução
learn-show-end = Você não tem mais ações. Encerre o turno.
learn-show-undo = Por aí não se chega à solução. Desfaça e continue dali.
learn-start-over = Tentar de novo
learn-next-lesson = Próxima lição
learn-next-puzzle = Próximo desafio
learn-all-lessons = Todas as lições
learn-all-puzzles = Todos os desafios
# After the last lesson; leads to the start page
learn-first-game = Jogar a primeira partida
learn-fold = Mostrar ou esconder a tarefa

## Lessons (lesson-): the title, a line about it, a text for each step, and what is said at the end

lesson-money = Pegar dinheiro
lesson-money-about = Uma carta de qualquer valor ou várias pequenas.
lesson-money-1 = Na sua vez, você faz uma coisa só. A mais simples é pegar dinheiro: uma carta de qualquer valor ou várias que, somadas, valham no máximo 5.

    Pegue três cartas de uma vez.
lesson-money-2 = Três cartas em um só turno! Nada é definitivo ainda: até encerrar o turno, você pode desfazer cada passo. Agora encerre o turno.
lesson-money-done = Os outros jogam, e depois de cada turno o dinheiro é reposto. As cartas pequenas são úteis: com elas fica fácil pagar o valor exato.

lesson-exact = Pagar o valor exato
lesson-exact-about = Quem paga o valor exato joga de novo.
lesson-exact-1 = Cada quadrado do mercado só aceita a própria moeda, e nunca há troco. Mas quem paga o preço exato pode fazer mais uma ação.

    Compre uma construção pelo valor exato.
lesson-exact-2 = Valor exato, então a vez ainda é sua! Você tem as cartas certas para mais uma. Compre uma segunda construção pelo valor exato.
lesson-exact-3 = Exato de novo! Agora você até poderia pegar dinheiro. Quando terminar, posicione o que comprou e construa as duas peças. Elas não têm muros, então encaixam em qualquer lado da fonte.
lesson-exact-done = Duas construções em um turno! Junte cartas que somem exatamente um preço, e sua Alhambra vai crescer depressa.

lesson-place = Construir a Alhambra
lesson-place-about = Muro encosta em muro, lado aberto em lado aberto.
lesson-place-1 = Compre a torre do quadrado azul. Desta vez não dá para pagar o valor exato: são 12 por um preço de 11. O resto se perde, e só falta posicionar a torre.
lesson-place-2 = As peças nunca são giradas. Onde duas se tocam, ou as duas têm muro ou nenhuma tem; e a fonte não tem nenhum. O muro desta torre fica ao sul.

    Construa-a em um dos espaços destacados.
lesson-place-done = Acima da fonte, o muro da torre encostaria em um lado aberto. Nos outros espaços dá para ir a pé da fonte até a torre, e assim deve ser com todas as peças.

lesson-forbidden = Por que aqui não?
lesson-forbidden-about = Tente um espaço proibido e leia o motivo.
lesson-forbidden-1 = A torre do quadrado verde tem três muros: só o lado esquerdo é aberto. Compre-a; você tem exatamente o valor dela.
lesson-forbidden-2 = Na hora de posicionar, tente primeiro o espaço à esquerda da câmara. Ali muro encostaria em muro, mas ninguém conseguiria ir a pé da fonte até a torre. A mesa avisa você.

    Depois construa onde dê para entrar.
lesson-forbidden-done = Sempre que um espaço for proibido, escolha-o e leia por quê. Há mais um motivo que você vai encontrar: as peças nunca podem cercar um espaço vazio.

lesson-wall = O grande muro
lesson-wall-about = Seu muro externo mais longo vale pontos.
lesson-wall-1 = Em toda pontuação, cada segmento do seu muro externo contínuo mais longo vale um ponto. O seu tem 4 segmentos. Compre o harém do quadrado amarelo pelo valor exato.
lesson-wall-2 = Posicione-o onde os muros dele continuem o seu. Enquanto você escolhe um espaço, a mesa mostra de que tamanho o muro ficaria. Chegue a 6 segmentos.
lesson-wall-done = Só conta o trecho mais longo, e só do lado de fora: um muro entre duas peças suas não vale nada. Mas não se feche por completo, senão nada mais encaixa.

lesson-redesign = Reserva e remodelagem
lesson-redesign-about = Acrescente uma peça, retire uma ou troque duas.
lesson-redesign-1 = As peças que você não constrói esperam na reserva, onde não valem pontos. Remodelar a Alhambra é uma ação, como pegar dinheiro ou comprar.

    Construa a torre da sua reserva.
lesson-redesign-2 = Essa foi sua ação neste turno. Encerre o turno e deixe os outros jogarem.
lesson-redesign-3 = Você também pode trocar: uma peça da reserva toma o lugar de uma já construída. Coloque a galeria no lugar do jardim, e seu muro ganha um segmento.
lesson-redesign-done = Agora o jardim está na reserva. Há ainda um terceiro jeito: retirar uma peça da sua Alhambra sem pôr outra no lugar. Só a fonte nunca sai.

lesson-scoring = Pontuação e empates
lesson-scoring-about = Quem tem mais construções de um tipo leva os pontos.
lesson-scoring-1 = Três vezes por partida há uma pontuação, e em cada tipo vence quem tem mais construções. Você e outro jogador têm uma torre cada: é um empate.

    Compre a torre do quadrado verde pelo valor exato.
lesson-scoring-2 = Valor exato, então você pode agir de novo: pegue dinheiro. Há uma carta de contagem escondida no baralho. Assim que ela aparecer, haverá uma pontuação.
lesson-scoring-3 = Só conta o que está na sua Alhambra, nunca a reserva. Construa a torre, e ninguém terá tantas torres quanto você.
lesson-scoring-4 = Agora encerre o turno. O dinheiro é reposto, a carta de contagem aparece, e a tabela de pontos mostra quem ganha o quê, e por quê.
lesson-scoring-done = Os 6 pontos das torres são só seus. Nos jardins há empate: os 5 pontos são divididos e arredondados para baixo, ou seja, 2 para cada um. As próximas pontuações valem bem mais.

lesson-end = O fim da partida
lesson-end-about = A sacolinha está vazia: quem fica com as últimas peças?
lesson-end-1 = A sacolinha está vazia. Assim que um quadrado vazio não puder ser reabastecido, a partida termina com aquele turno. Compre a câmara do quadrado laranja.
lesson-end-2 = Construa a câmara e encerre o turno. Depois, cada peça que sobrou no mercado vai de graça para quem, sem empate, tiver mais dinheiro na moeda dela.
lesson-end-3 = Você tem mais dinheiro verde, então a torre é sua, embora você nunca pudesse pagar por ela. Construa-a.
lesson-end-4 = Encerre o turno. Vem aí a última pontuação, a que mais vale: em cada tipo, até o segundo e o terceiro lugares pontuam.
lesson-end-done = Vence quem tem mais pontos. Lembre-se: perto do fim, o dinheiro na mão ainda pode render uma peça.

lesson-dirk = Dois jogadores e o Dirk
lesson-dirk-about = O terceiro jogador, que só coleciona peças.
lesson-dirk-1 = Nas partidas de dois, Dirk também participa. Ele não tem turno, dinheiro nem Alhambra, mas coleciona peças e, em cada pontuação, concorre como um jogador qualquer.

    Compre a torre do quadrado azul pelo valor exato.
lesson-dirk-2 = Dirk e seu oponente têm duas torres cada e dividiriam os pontos delas. Com mais uma, Dirk ficaria na frente sozinho, e na primeira pontuação o segundo lugar não vale nada.

    Dê sua torre ao Dirk.
lesson-dirk-done = Dirk recebe mais peças depois da primeira e da segunda pontuação, mas nunca pode vencer. Agora você conhece o jogo inteiro: divirta-se!

## What a learner may do instead (slip-)

slip-few-cards = Dá para pegar mais cartas de uma vez, desde que juntas valham no máximo 5. Desfaça e escolha três.
slip-took-money = Você pegou dinheiro, mas este passo pede outra coisa. Desfaça e leia de novo.
slip-overpaid = Foi mais que o preço, e não há troco. Desfaça e procure cartas que somem exatamente o preço.
slip-bought = Você comprou uma construção, mas este passo é sobre pegar dinheiro. Desfaça e tente de novo.
slip-other-tile = Essa é outra construção. Desfaça e procure a que foi pedida.
slip-stopped = Você pagou o valor exato e ainda podia agir. Desfaça e continue.
slip-built = A peça foi para a Alhambra. Desfaça e coloque-a onde este passo pede.
slip-stored = Na reserva, uma peça não vale pontos. Desfaça e coloque-a onde este passo pede.
slip-added = Você construiu a peça em um espaço livre. Desfaça e coloque-a no lugar de uma já construída.
slip-removed = Você retirou uma peça da sua Alhambra. Desfaça e leia de novo o que este passo pede.
slip-swapped = Você trocou duas peças. Desfaça e, em vez disso, construa a peça em um espaço livre.
slip-wall-same = Seu muro mais longo não cresceu. Desfaça e procure o lugar onde os muros se juntam.
slip-not-yet = Ainda não é bem isso. Desfaça e tente outra coisa.

## Puzzles (puzzle-): what is asked, by the goal. Parameters are codes and numbers, see goals.py

# $times: how often; 2 or more but for the easiest
puzzle-bought-exactly = { $times ->
    [one] Compre uma construção pelo valor exato.
   *[other] Pague o valor exato { $times } vezes no mesmo turno.
}
# $times: how many buildings
puzzle-bought = { $times ->
    [one] Compre { $times } construção neste turno.
   *[other] Compre { $times } construções no mesmo turno.
}
# $tiles: how many, bought in this turn or from the reserve
puzzle-built = { $tiles ->
    [one] Coloque { $tiles } peça na sua Alhambra neste turno.
   *[other] Coloque { $tiles } peças na sua Alhambra no mesmo turno.
}
puzzle-reserve-empty = Termine o turno com a reserva vazia.
puzzle-best-turn = Encontre a melhor jogada.
# $by: segments of the longest outer wall
puzzle-swap-longer = Troque uma peça neste turno e aumente seu muro mais longo em pelo menos { $by ->
    [one] { $by } segmento
   *[other] { $by } segmentos
  }.
# $by: the same
puzzle-wall-longer = Aumente seu muro mais longo em pelo menos { $by ->
    [one] { $by } segmento
   *[other] { $by } segmentos
  }.
# $length: in segments; nothing longer is possible
puzzle-wall-longest = Construa o muro mais longo possível neste turno: ele tem { $length ->
    [one] { $length } segmento
   *[other] { $length } segmentos
  }.
# $kind: selects one of six
puzzle-most = { $kind ->
    [pavilion] Domine os pavilhões: termine o turno com mais pavilhões na sua Alhambra do que qualquer oponente.
    [seraglio] Domine os haréns: termine o turno com mais haréns na sua Alhambra do que qualquer oponente.
    [arcades] Domine as galerias: termine o turno com mais galerias na sua Alhambra do que qualquer oponente.
    [chambers] Domine as câmaras: termine o turno com mais câmaras na sua Alhambra do que qualquer oponente.
    [garden] Domine os jardins: termine o turno com mais jardins na sua Alhambra do que qualquer oponente.
   *[tower] Domine as torres: termine o turno com mais torres na sua Alhambra do que qualquer oponente.
}
# $points: if the next scoring were right after this turn
puzzle-points-now = Garanta pelo menos { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, caso a próxima pontuação venha logo depois deste turno.
# $points: how many more; Dirk is not counted
puzzle-lead-now = Garanta pelo menos { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } a mais do que qualquer outro jogador, caso a próxima pontuação venha logo depois deste turno.

### The scorer for a table of cardboard. This comes with its page only (scripts/catalogues.ts).

scorer-title = Marcador de pontos
scorer-lead = Para um jogo em uma mesa de verdade: preencha o que cada um tem e veja os pontos na hora. Tudo fica neste aparelho e funciona sem rede.
scorer-new = Novo jogo
scorer-players = Quantos jogam?
scorer-with-dirk = Dirk joga como o terceiro.
# $number: of the seat
scorer-name = Nome do jogador { $number }
scorer-edition-about = Os pontos são iguais em todas as edições. Só muda onde ficam as cartas de contagem.
scorer-begin = Começar
scorer-kept = Jogos neste aparelho
scorer-kept-none = Nenhum ainda.
scorer-deleted = O jogo foi apagado.
# $day: such as “17 Nov 2026”
scorer-delete = Apagar o jogo de { $day }
scorer-paper = Folha de pontos para imprimir
# On the sheet for paper, before a line to write on
scorer-date = Data:
# $name has $points
scorer-name-points = { $name } { $points }
scorer-all = Todos os jogos
scorer-not-kept = Este navegador não tem espaço ou não pode guardar nada. Vocês podem continuar, mas o jogo se perde quando a página for fechada.
scorer-sent-later = O que você preencher será enviado depois.
# $name: who comes after
scorer-next = Próximo: { $name }
scorer-points = Pontos
scorer-totals = Todas as pontuações
scorer-how = Como contar
scorer-quick = Contar
scorer-exact = Montar a Alhambra
# $tile: such as “tower 9”
scorer-remove = Retirar { $tile }
scorer-choose-tile = Escolha uma peça da caixa. Toque em uma peça construída para retirá-la.
# $tile: such as “tower 9”
scorer-choose-cell = Onde fica { $tile }? Os lugares iluminados são permitidos.
scorer-kinds = Tipos
# $kind: such as “tower”; $count: how many are in the box
scorer-kind-left = { $kind }, { $count } na caixa
scorer-box = Peças na caixa
scorer-box-empty = Não sobrou nenhuma deste tipo na caixa.
# $what: such as “tower”
scorer-less = Um a menos: { $what }
# $what: such as “tower”
scorer-more = Mais um: { $what }
scorer-picture = Compartilhar imagem
scorer-link-about = Quem tem este link também pode preencher:
scorer-copy = Copiar
scorer-watching = Você está assistindo. Outra pessoa preenche.
scorer-together = Preencher em vários celulares
scorer-extras = Quem começa, tempo, cartas de contagem
scorer-starter = Quem começa?
scorer-starter-draw = Sortear
# $name: who starts
scorer-starter-is = { $name } começa
scorer-timer = Tempo do turno
scorer-timer-begin = Novo turno
scorer-timer-stop = Parar
scorer-time-up = O tempo acabou
scorer-cards = Quando vêm as cartas de contagem?
scorer-cards-about = Contem as cartas de dinheiro e saibam quando uma pontuação está perto.
scorer-cards-dealt = Cartas em todas as mãos iniciais
scorer-cards-drawn = Cartas tiradas desde então
scorer-cards-none = Não há mais cartas de contagem: a última pontuação é no fim.

### Study: hints, analysis, sandbox. These come with the first of them, not with the page (scripts/catalogues.ts).

## What speaks for a turn (analysis/reasons.py). No subject, for it may be anybody's turn.

# The buildings of a kind, at the beginning of a sentence
reason-kinds = { $kind ->
    [pavilion] Pavilhões
    [seraglio] Haréns
    [arcades] Galerias
    [chambers] Câmaras
    [garden] Jardins
   *[tower] Torres
}
# $kind as reason-kinds has it
reason-most = { $kind }: agora mais do que qualquer oponente. { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } a mais na próxima pontuação.
reason-level = { $kind }: agora empatado com quem tem mais. { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } a mais na próxima pontuação.
# $after is the place
reason-place = { $kind }: agora em { $after }º lugar. { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } a mais na próxima pontuação.
reason-wall = O muro mais longo cresce de { $before } para { $after }.
# A tile was taken down; built elsewhere, it makes the wall longer
reason-wall-later = Depois, o muro mais longo pode crescer de { $before } para { $after }.
# $after: how many times
reason-exact = { $after ->
    [one] Paga o valor exato e ganha mais uma ação.
   *[other] Paga o valor exato { $after } vezes e ganha mais uma ação a cada vez.
  }
# $name might have bought $tile
reason-denies = { $name } poderia ter pago o valor exato: { $tile }.
# $name would lead with the tile that was bought, or have a longer wall
reason-keeps-most = { $kind }: impede que { $name } fique na frente.
reason-keeps-wall = Impede que { $name } tenha um muro mais longo.
reason-soon = Com estas cartas dá para pagar o valor exato: { $tile }.
# $before is how many cards, $after what they are worth
reason-cards = { $before } cartas de uma vez, valendo { $after } no total.
reason-card = Uma carta alta, de { $after }.
# What is left in hand, and would be otherwise
reason-money = Guarda mais dinheiro: { $after } em vez de { $before }.
# How many ways to build a tile are left, and would be otherwise
reason-room = Deixa mais opções para construir: { $after } em vez de { $before }.
# At least $before and at most $after cards are drawn before it
reason-scoring = { $after ->
    [0] Na próxima carta há uma pontuação.
   *[other] Uma pontuação está próxima: faltam de { $before } a { $after } cartas.
  }
reason-patience = Não rende nada agora, mas compensa depois.

## A turn that was thought out, drawn (advice-)

advice-wall = Muro: { $before } → { $after }
advice-wall-same = Muro: { $length }, como antes
# $lead in points, with its sign; over the best other player, at the end
advice-lead = Vantagem esperada: { $lead }
# Says what the picture shows
advice-picture = { $name }: a Alhambra depois deste turno, muro { $length }

## The analysis of a finished game (analysis-)

# $names: who played
analysis-of = Análise: { $names }
analysis-failed = Não é possível analisar esta partida
analysis-percent = { $value }%
# A figure and how far it may be off
analysis-with-error = { $value } ± { $error }
analysis-stage-waiting = Já vai começar…
analysis-stage-quick = Uma primeira olhada…
analysis-stage-full = Uma olhada mais atenta…
analysis-progress = Progresso
analysis-done = A análise está pronta.
analysis-chances = Chance de vencer
# What the dots on the chart are
analysis-key-mistake = Erro
analysis-mark = Erro. Pontos perdidos: { $loss }
# $points: such as “3.4 ± 0.5”
analysis-lost = Pontos perdidos: { $points }
analysis-lost-nothing = Nenhum ponto perdido
analysis-move = Jogada { $number }
# $name did it
analysis-move-of = Jogada { $number }: { $name }
analysis-mistakes = Erros
analysis-mistakes-none = Nenhum erro claro. Boa partida!
# The search goes on
analysis-mistakes-none-yet = Nenhum encontrado até agora
analysis-mistake-before = Erro anterior
analysis-mistake-next = Próximo erro
# $percent: such as “12 %”
analysis-cost = Chance de vencer perdida: { $percent }
analysis-compare = Comparar
analysis-did = O que { $name } fez
analysis-better = O que era melhor
analysis-before = A mesa antes desta jogada
analysis-turning = Momentos decisivos
analysis-turning-none = Nenhum turno decidiu sozinho esta partida.
# $way: up or down; $percent of the chance to win
analysis-turning-mistake = { $name }: um erro. Chance de vencer { $percent } menor.
analysis-turning-play = { $way ->
    [up] { $name }: um turno forte. Chance de vencer { $percent } maior.
   *[down] { $name }: um turno fraco. Chance de vencer { $percent } menor.
}
analysis-turning-luck = { $way ->
    [up] { $name }: sorte com cartas e peças. Chance de vencer { $percent } maior.
   *[down] { $name }: azar com cartas e peças. Chance de vencer { $percent } menor.
}
analysis-shares = Sorte e habilidade
analysis-shares-lead = Quantos pontos cada um destes fatores fez o jogador ganhar ou perder?
analysis-luck = Sorte
analysis-own = Jogadas próprias
analysis-others = Jogadas dos outros
# as in English
analysis-together = Total
analysis-count = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
# What luck did to somebody, and then their own moves, and those of the others
analysis-luck-words = { $way ->
    [good] A sorte ajudou: { analysis-count }.
    [bad] A sorte atrapalhou: { analysis-count }.
   *[none] A sorte não mudou nada.
}
analysis-own-words = { $way ->
    [good] As jogadas próprias ajudaram: { analysis-count }.
    [bad] As jogadas próprias atrapalharam: { analysis-count }.
   *[none] As jogadas próprias não mudaram nada.
}
analysis-others-words = { $way ->
    [good] As jogadas dos outros ajudaram: { analysis-count }.
    [bad] As jogadas dos outros atrapalharam: { analysis-count }.
   *[none] As jogadas dos outros não mudaram nada.
}
analysis-seat-mistakes = { $count ->
    [one] { $count } erro. Pontos perdidos: { $points }.
   *[other] { $count } erros. Pontos perdidos: { $points }.
}
analysis-points = De onde vieram os pontos
analysis-table = Todas as jogadas em uma tabela
analysis-col-move = Jogada
analysis-col-player = Jogador
analysis-col-done = O que foi feito
analysis-col-chance = { $name }: chance de vencer
analysis-col-lost = Pontos perdidos

## A good move, and what a turn has cost (hint-, coach-)

hint-title = Uma boa jogada
coach-title = Seu último turno
coach-cost = { $points ->
    [one] Esse turno custou cerca de { $points } ponto.
   *[other] Esse turno custou cerca de { $points } pontos.
  }
# $reason speaks for another turn
coach-why = Melhor: { $reason }
coach-show = Mostrar
coach-take-back = Desfazer o turno
coach-played = O que você jogou
coach-better = O que era melhor

## Playing on from a moment of a game, and a position that one sets up (play-on-, sandbox-)

play-on-title = Continuar a partir daqui
play-on-lead = Isto abre uma mesa privada. Escolha quem joga.
# A choice beside the levels of bots
play-on-person = Uma pessoa neste aparelho
play-on-draws = Cartas e peças que ainda virão
play-on-same = Como nesta partida
play-on-new = Sorteadas de novo
play-on-go = Jogar
play-on-edit = Mudar a posição antes
sandbox-title = Montar uma posição
sandbox-failed = Não é possível abrir esta posição.
sandbox-no-position = O link está incompleto ou tem um erro.
sandbox-seats = Alhambra de quem
# $why: a sentence that says what is wrong in the palace of $name
sandbox-in-palace = { $name }: { $why }
# $wall: the longest one of the palace that is shown; $cards in the deck, $tiles in the bag
sandbox-good = Esta posição é possível. Muro mais longo: { $wall }. No baralho: { $cards }. Na sacolinha: { $tiles }.
sandbox-checking = Verificando…
sandbox-parts = O que mudar
sandbox-tab-tiles = Peças
sandbox-tab-money = Dinheiro
sandbox-tab-stage = Turno e baralho
sandbox-ask = O que fazer com esta posição
sandbox-held = { $tile }: escolha para onde vai.
sandbox-tiles-help = Escolha uma peça e depois o lugar dela.
# $slot: from 1 to 4
sandbox-put-slot = Pôr no espaço { $slot } do mercado
sandbox-reserve-of = Reserva: { $name }
sandbox-put-reserve = Pôr na reserva
sandbox-put-dirk = Dar ao Dirk
sandbox-box = Na sacolinha
sandbox-put-box = Pôr de volta na sacolinha
sandbox-purse = Qual dinheiro
sandbox-purse-display = À vista
sandbox-purse-discard = Descartado
sandbox-no-cards = Nenhuma carta.
sandbox-card-add = Acrescentar uma carta
sandbox-card-remove = Escolha para retirar.
# $card in words; $left: how many of it are in the deck
sandbox-card-left = { $card }, no baralho: { $left }
sandbox-turn = Turno
sandbox-actor = Joga agora
sandbox-starter = Começou
sandbox-youngest = Mais jovem
sandbox-mid-turn = Este turno já começou.
sandbox-new-turn = Voltar ao começo
sandbox-points = Pontos
sandbox-deck = Baralho de dinheiro
sandbox-scorings = Pontuações até aqui
sandbox-deck-help = Contado a partir da primeira carta depois da distribuição.
sandbox-drawn = Cartas tiradas
# How many cards come before scoring card $letter (A or B)
sandbox-card-least = Antes da pontuação { $letter }, no mínimo
sandbox-card-most = Antes da pontuação { $letter }, no máximo
sandbox-other = Outra posição
sandbox-players = Jogadores
sandbox-deal = Começo de uma nova partida
sandbox-play = Jogar daqui
sandbox-best = Melhores turnos
sandbox-thinking = Pensando…
sandbox-score = Se pontuasse agora
sandbox-link = Copiar link
sandbox-turn-number = Opção { $number }
# $points: how much less lead it promises than the best turn
sandbox-loss = Abaixo do melhor: { $points }

### Deals: the deal of the day, challenges, duplicate evenings. These come with the first of them, not with the page (scripts/catalogues.ts).

## A deal that many people play (deal-)

deal-day-title = Partida do dia
deal-day-lead = As mesmas cartas para todos, contra os mesmos bots. Sua primeira tentativa conta.
deal-challenge-title = Desafio
deal-challenge-lead = Mesmas cartas, mesmo lugar, mesmos bots: quem faz mais pontos?
# Before a game with other people becomes a challenge
deal-challenge-about = Seus amigos jogam esta partida no seu lugar. Bots jogam no lugar das outras pessoas. Qual deve ser o nível deles?
# One of the five deals of an evening
deal-duplicate-title = Partida { $number }
deal-duplicate-lead = Cada um joga esta partida sozinho contra os mesmos bots. Sua primeira tentativa conta.
# $names: of the bots
deal-against = Você joga contra { $names }.
deal-streak = { $count ->
    [one] Jogou { $count } dia seguido
   *[other] Jogou { $count } dias seguidos
  }
deal-duplicate-back = Resultados da noite
deal-own = Sua tentativa
deal-counts = Sua primeira tentativa conta. Depois você pode treinar quantas vezes quiser.
deal-share = Deixar os outros verem minha partida
deal-share-about = Só quem também terminou esta partida pode ver.
deal-shared = Quem terminou esta partida pode ver as partidas dos outros.
deal-running = Sua tentativa está em andamento.
deal-closed = Esta partida não conta mais, mas você ainda pode treinar com ela.
deal-play = Jogar esta partida
deal-continue = Continuar
deal-practise = Treinar
deal-hours-left = { $hours ->
    [one] Falta { $hours } hora
   *[other] Faltam { $hours } horas
  }
# $place among $count tries
deal-result = { $points } pontos: { $place }º lugar de { $count }
deal-result-late = { $points } pontos, mas a partida acabou tarde demais para contar.
deal-par = Do seu lugar, o mestre fez { $points } pontos.
deal-par-coming = O mestre ainda está jogando do seu lugar…
deal-invite = Convidar amigos
deal-all = Todas as tentativas: { $count }
deal-none = Ninguém terminou ainda.
deal-spread = Quantas tentativas acabaram com quantos pontos
deal-bar = De { $from } a { $to } pontos: { $count ->
    [one] { $count } tentativa
   *[other] { $count } tentativas
  }.
deal-bar-yours = A sua está aqui.
deal-bar-par = O mestre está aqui.
deal-place = Lugar
deal-name = Nome
deal-points = Pontos
deal-games = Partidas
deal-you = você
# In place of the name of somebody who has deleted everything of theirs
deal-deleted = Nome apagado
deal-compare = Comparar
deal-compare-one = Comparar a partida de { $name }
deal-replay = Ver
deal-replay-of = Ver a partida de { $name }
deal-compared = Duas partidas lado a lado
deal-analysis = Análise
deal-turn = Turno
deal-points-now = Pontos até aqui: { $points }
# What a turn lost, from the analysis
deal-lost = Perdido: { $points }
# The same of a whole game
deal-lost-all = Perdido ao todo: { $points }
deal-analysing = Analisando…
deal-turn-of = Ver o turno { $number } de { $name }
deal-fair = Embaralhamento honesto
deal-fair-later = A ordem das cartas e das peças foi fixada antes de alguém jogar: esta é a impressão digital dela. Quando a partida acabar, a semente aparece aqui, e qualquer um pode conferir que nada mudou.
deal-fair-told = Esta semente dá exatamente a partida com esta impressão digital. Qualquer um pode conferir.
# $date: when it was drawn
deal-fair-missed = O servidor não estava ligado neste dia. As cartas foram embaralhadas depois, em { $date }; ninguém as tinha fixado antes. Serve só para praticar.
deal-commitment = Impressão digital da partida
deal-seed = Semente
deal-commitment-next = Impressão digital da partida de amanhã
deal-archive = Todos os dias
deal-older = Mostrar dias anteriores
deal-week = Resultados desta semana

## Several deals together (league-), and a duplicate evening (duplicate-)

league-table = Resultados
# as in English
league-total = Total
league-week-title = A semana
# $count: how many
league-week-lead = Uma partida nova por dia. Contam os { $count } melhores resultados de cada um.
duplicate-title = Noite duplicada
duplicate-lead = Muita gente joga as mesmas cinco partidas, cada um sozinho contra os mesmos bots.
duplicate-new = Preparar uma noite
duplicate-name = Nome da noite
duplicate-level = Nível dos bots
duplicate-make = Criar
duplicate-deals = As partidas
duplicate-table = Resultados até agora
duplicate-file = Resultados em arquivo (CSV)
duplicate-invite = Convidar jogadores

### The page of the rules: what stands around their text, and under its pictures

rules-title = As regras
rules-contents = Índice
# $rule: such as "R4.2"
rules-clause = Regra { $rule }
rules-missing = A regra { $rule } não existe.
rules-all = Todas as regras
print = Imprimir
# Shown above English rules, where a language has none of its own
rules-in-english = Estas regras ainda não foram traduzidas.

## Under the pictures. First what is tried (action-place and others), then what the rules say to it

# $tile: such as "garden 10"; $cards: in words
rules-example-pay = Pagar { $tile } com { $cards }
rules-verdict-allowed = Permitido.
# $paid for a $price
rules-verdict-exact = { $paid } por um preço de { $price }: valor exato. Você joga de novo.
rules-verdict-over = { $paid } por um preço de { $price }: permitido, mas { $over } a mais se perde.
rules-verdict-clash = Não permitido: um muro encosta em um lado aberto.
rules-verdict-unreachable = Não permitido: não daria para chegar a pé a todas as peças.
rules-verdict-apart = Não permitido: a peça não toca em nada.
rules-verdict-corner = Não permitido: a peça só toca pelo canto.
rules-verdict-encloses = Não permitido: um buraco ficaria cercado.
rules-verdict-too-much = Não permitido: juntas, elas valem { $paid }.
rules-verdict-too-little = Não permitido: { $paid } é menos que { $price }.
# $length: how many segments
rules-wall = O muro mais longo vale { $length }.
# For screen readers. $tiles: all tiles with their cells, as a list
rules-palace = Uma Alhambra: { $tiles }
# $scoring: such as "Second scoring"; $kind: such as "tower"
rules-score = { $scoring }: { $kind }
# For screen readers. $name has $count buildings and gets $points
rules-score-row = { $name }: { $count ->
    [0] { $count } construções
    [one] { $count } construção
   *[other] { $count } construções
  }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
  }
# The players of the examples. Use the same names in the text of the rules
# as in English
rules-player-1 = Ada
# as in English
rules-player-2 = Ben
rules-player-3 = Caio
# as in English
rules-player-4 = Dora

### The table while a game runs: what can be done now, the buttons, and the banners

## What now. The first words say whose turn it is, the rest what one can do

# $options: one or more of the three below, as "a, b or c"
table-can = Você pode { $options }.
table-can-take = pegar dinheiro
table-can-buy = comprar uma construção
table-can-redesign = remodelar sua Alhambra
table-can-go-on = Valor exato: a vez ainda é sua! Opções: { $options }, ou então posicionar o que comprou.
table-can-put-down = Valor exato! Mas só resta posicionar o que você comprou.
table-can-pass = Não há nada que você possa fazer, então passe a vez.

# $sum: of the chosen cards; $more: whether another card still fits
table-taking = Pegue { $count ->
    [one] esta carta, que vale
   *[other] estas { $count } cartas, que somam
  } { $sum }. { $more ->
    [yes] Ainda dá para pegar as destacadas.
   *[no] Não dá para pegar mais nenhuma.
  }
table-taking-too-much = Várias cartas juntas podem valer no máximo 5.

# $tile: such as "garden 11"; $sum: of the chosen cards; $price; $missing; $over
table-paying-exact = Pague exatamente { $price } por { $tile } e jogue de novo.
table-paying-over = Pague { $sum } por { $tile }: { $over } a mais, e não há troco.
table-paying-less = Você separou { $sum } de { $price } para { $tile }: { $missing ->
    [one] falta
   *[other] faltam
  } { $missing }.
table-paying-not = Você não pode pagar { $tile } agora: custa { $price }, e você tem { $sum } em { $currency }.
# $cards: those that are not needed
table-paying-superfluous = { $count ->
    [one] Esta carta não é necessária e fica na sua mão:
   *[other] Estas cartas não são necessárias e ficam na sua mão:
  } { $cards }.
table-paying-nothing = Com { $cards } não dá para comprar nada agora.
# A tile of the market that is only looked at
table-looking = No mercado: { $tile }, em { $currency }.
# $count: places where it could be built; $from and $to: the wall now and at best
table-fits = Encaixa em { $count ->
    [one] { $count } espaço
   *[other] { $count } espaços
  }; muro no máximo { $from } → { $to }.
table-fits-nowhere = Agora não encaixa em nenhum lugar da sua Alhambra.

table-put-choose = Posicione o que comprou: escolha uma peça.
table-award-choose = Estas peças são suas: escolha uma e posicione.
table-put = Para posicionar { $tile }, escolha um espaço destacado{ $ways ->
    [both] , a reserva ou o Dirk
    [reserve] { " " }ou a reserva
    [dirk] { " " }ou o Dirk
   *[none] { "" }
  }.
table-put-nowhere = Agora não há lugar para { $tile }: { $ways ->
    [both] mande para a reserva ou dê ao Dirk.
    [dirk] dê ao Dirk.
   *[reserve] mande para a reserva.
  }
table-add = Para construir { $tile }, da reserva, escolha um espaço destacado{ $swaps ->
    [yes] { " " }ou uma peça a substituir
   *[no] { "" }
  }.
table-add-nowhere = Agora não há lugar para { $tile }: fica na reserva.
table-remove = Mande { $tile } para a reserva{ $swaps ->
    [yes] { " " }ou escolha uma peça da reserva para o lugar
   *[no] { "" }
  }.
table-replace = Para substituir { $tile }, escolha uma peça da reserva.
table-removed = Sem essa peça: muro { $from } → { $to }.
table-complete = Você não tem mais ações. Encerre o turno ou desfaça um passo.
# The same where it ends by itself after some seconds
table-ending = Seu turno está completo e já vai terminar. Ainda dá para desfazer.

table-wait = Enquanto isso, você pode olhar a mesa e planejar.
table-watching = Você está assistindo.
table-stood-in = Um bot está jogando por você.
table-late = Seu tempo acabou. Um bot termina este turno; o próximo é seu de novo.
table-next = Depois é a sua vez.

## Buttons

# $sum
table-do-take = Pegar { $sum }
table-do-buy = Comprar
table-do-buy-exact = Comprar e continuar
table-do-place = Construir aqui
table-do-swap = Substituir
table-do-store = Para a reserva
table-do-stop = Posicionar
table-do-pass = Passar
table-cancel = Cancelar
table-undo-step = Desfazer: { $step }

## Paying

table-payments = Formas de pagar { $tile }
# What the chosen cards are worth, of the price
table-paid = { $sum } de { $price }
table-pay-exact = exato: jogue de novo
table-pay-over = { $over } a mais
# $cards in words; $how: one of the two above
table-payment = { $cards }: { $how }
table-payments-more = { $count ->
    [one] Mais { $count } forma
   *[other] Mais { $count } formas
  }

## Parts of the screen

table-tab-players = Jogadores e histórico
table-own = Sua Alhambra
# For those who watch: show the palace of whoever is playing
table-follow = Voltar a quem está jogando
table-reserve-of = Reserva de { $name }
table-look-next = Próxima Alhambra
table-look-before = Alhambra anterior
table-scores = Pontuações
table-left-over = O que resta

## Banners

table-proposal = { $name } pede para desfazer o último turno.
table-proposal-own = Você pediu para desfazer seu último turno.
# $names: who has not answered
table-proposal-waits = Aguardando { $names }.
table-declined = { $name } não concorda: seu turno não será desfeito.
table-away = Você se ausentou, então um bot está jogando por você.
table-away-of = { $name } se ausentou, então um bot está jogando.
table-absent = { $name } não está aqui ({ $time }).
table-absent-wanted = { $names } gostaria que um bot jogasse.
table-absent-agreed = Você gostaria que um bot jogasse.
table-absent-waits = Falta a concordância de { $names }.
table-handover-title = Passe a tela para { $name }
table-handover-about = A mão fica escondida até { $name } olhar.

## The clock

# $time: such as "0:42"
table-time = Tempo restante: { $time }
table-time-days = { $days ->
    [one] Resta { $days } dia
   *[other] Restam { $days } dias
  }
table-time-hours = { $hours ->
    [one] Resta { $hours } hora
   *[other] Restam { $hours } horas
  }
table-time-short = { $seconds ->
    [one] Falta { $seconds } segundo.
   *[other] Faltam { $seconds } segundos.
  }

## Keys

table-keys = Teclas
table-keys-title = Teclas na mesa
table-keys-on = Usar as teclas de letras e números
table-keys-on-about = Desligue se outro programa precisar delas.
table-key-market = escolher uma peça do mercado; de novo: comprar
table-key-display = escolher dinheiro; de novo: pegar
table-key-payment = próxima forma de pagar
table-key-arrows = percorrer os espaços da sua Alhambra
table-key-cell = próximo espaço onde a peça encaixa
table-key-do = fazer o que foi escolhido
table-key-put = próxima peça a posicionar
table-key-store = para a reserva
table-key-give = para o Dirk
table-key-hand = sua mão
table-key-reserve = próxima peça da sua reserva
table-key-others = olhar o próximo jogador
table-key-undo = desfazer um passo
table-key-end = encerrar o turno
table-key-hint = mostrar uma boa jogada; de novo para ver mais
table-key-log = o histórico
table-key-worth = quanto vale e o que os símbolos significam
table-key-help = estas teclas
table-key-cancel = cancelar; voltar à própria Alhambra
# What is written on keys
# as in English
table-keyname-enter = Enter
table-keyname-space = Espaço
# as in English
table-keyname-esc = Esc
# as in English
table-keyname-ctrl-z = Ctrl+Z

## The log and the chat

table-telling = Histórico e chat
# $count: lines of chat
table-unread = { $count ->
    [one] { $count } mensagem não lida
   *[other] { $count } mensagens não lidas
  }

### What helps to understand a game: log, recap, chat, scoring sheet, aids, replay, alerts

## The log. Sentences about single events are with the page

log-empty = Ainda não aconteceu nada.
log-newest = Mais recente
log-earlier = Turnos anteriores
# $tiles, $cards: pictures with names
log-tiles-drawn = Novidade no mercado: { $tiles }
log-money-drawn = Dinheiro novo: { $cards }
log-dirk-drew = Dirk recebe { $tiles }
# Where a tile lies is shown on the board; screen readers are told it by event-tile-placed and others
log-tile-placed = { $name } constrói { $tile }.
log-tile-added = { $name } remodela: { $tile } sai da reserva.
log-tile-removed = { $name } remodela: { $tile } vai para a reserva.
log-tiles-swapped = { $name } remodela: { $tile } toma o lugar de { $out }.
# $what: a word of the protocol that this page does not know
log-other = { $what }

recap-title = Desde o seu último turno
recap-close = Entendi

## Chat

chat-lines = Mensagens
chat-empty = Nenhuma mensagem ainda.
chat-quick = Frases rápidas
chat-quick-all = Mostrar todas as frases rápidas
# $count: characters
chat-left = { $count ->
    [one] { $count } caractere restante
   *[other] { $count } caracteres restantes
}
# For screen readers. $name says $text
chat-said = { $name } diz: { $text }

## The scoring sheet

sheet-title = Pontuações
sheet-title-1 = Primeira pontuação
sheet-title-2 = Segunda pontuação
sheet-title-3 = Última pontuação
sheet-tab-1 = Primeira
sheet-tab-2 = Segunda
sheet-tab-3 = Última
sheet-empty = Ainda não houve nenhuma pontuação.
sheet-open = Tabela de pontos
sheet-skip = Pular
sheet-none = nenhuma
# $count buildings of a $kind, which is the $place-th place and brings $points
sheet-rank = { $count }, { $place }º lugar, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
sheet-rank-tied = { $count }, empate no { $place }º lugar, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
# $names share the places $from to $to; $total is what these bring, $share what each gets; $rest is lost
sheet-tie = { $rest ->
    [0] { $names } dividem do { $from }º ao { $to }º lugar: { $total ->
        [one] { $total } ponto
       *[other] { $total } pontos
    } no total, { $share } para cada.
   *[other] { $names } dividem do { $from }º ao { $to }º lugar: { $total ->
        [one] { $total } ponto
       *[other] { $total } pontos
    } no total, { $share } para cada, arredondando para baixo.
}
sheet-wall = muro mais longo
# $name: whose palace; $length of the wall
sheet-wall-picture = Alhambra de { $name }, muro mais longo: { $length }
sheet-wall-none = sem muro
sheet-gain = Esta pontuação
sheet-before = Antes
# as in English
sheet-total = Total
# Above the last scoring, and while the last tiles are given out
end-why = A partida termina: a sacolinha está vazia e o mercado não pode ser reabastecido.

## Aids

aids-title = O que resta
# $count: tiles
aids-bag = { $count ->
    [0] A sacolinha está vazia
    [one] { $count } peça na sacolinha
   *[other] { $count } peças na sacolinha
}
aids-cards = Dinheiro ainda não visto
aids-cards-about = No baralho ou em uma mão que você não pode ver.
aids-all = total
aids-has = Construções e muro
aids-forecast-1 = Se a primeira pontuação fosse agora
aids-forecast-2 = Se a segunda pontuação fosse agora
aids-forecast-3 = Se a última pontuação fosse agora

## Replay

# as in English
replay-title = Replay
# $names: who plays
# as in English
replay-of = Replay: { $names }
replay-open-title = Rever uma partida
replay-open-lead = Abra o arquivo de uma partida: um que foi salvo no fim dela ou gravado pelo programa.
replay-open = Abrir um arquivo
replay-drop = Ou solte-o aqui.
replay-other = Outro arquivo
replay-play-on = Continuar a partir daqui
replay-sandbox = Ou monte você mesmo uma posição
replay-failed = Não foi possível mostrar esta partida.
replay-position = Momento
# $at of $last: how many actions have been played
replay-moment = { $at } de { $last }
# For screen readers. $moment: such as “12 of 90”; $said: what happened then
replay-said = { $moment }: { $said }
replay-start = Início
replay-first = Ir para o início
replay-back = Um passo atrás
replay-turn-back = Um turno atrás
replay-play = Reproduzir
replay-pause = Pausar
replay-on = Um passo à frente
replay-turn-on = Um turno à frente
replay-last = Ir para o fim
replay-speed = Velocidade
# $speed: 0.5, 1, 2 or 4
replay-times = { $speed } ×
replay-link-to = Link para este momento
replay-copied = Link copiado.
replay-copy-failed = O link está na barra de endereço.
replay-follows = Mostra quem joga
replay-stays = Fica neste jogador
replay-hand-of = Mão de { $name }
replay-hand-hidden = { $count ->
    [one] { $count } carta, escondida
   *[other] { $count } cartas, escondidas
}
replay-refresh = Buscar novas jogadas
replay-to-table = Ir para a mesa
replay-scoring-at = Pontuação { $number }
replay-tab-board = Mercado
replay-tab-hand = Mão
replay-tab-players = Jogadores
replay-tab-log = Histórico

## Alerts

alert-on = As notificações estão ligadas
alert-off = Avisar quando for minha vez
alert-about = O navegador avisa quando chega a sua vez e você está em outra janela.
alert-no = Este navegador não pode mostrar notificações para esta página.
# $names: the others at the table
alert-body = Esperando você: { $names }
alert-game = Avisos desta partida
alert-game-about = Quando a página está fechada.
alert-closed = Avisos com a página fechada

### The page around it: lobby, setup, waiting room, what happened, refusals

## The page

# as in English
game = Alhambra
to-lobby = Alhambra, ir para a página inicial
settings = Configurações
language = Idioma
theme = Tema
theme-auto = Igual ao sistema
theme-light = Claro
theme-dark = Escuro
sound = Som
sound-on = O som está ligado
sound-off = O som está desligado
motion = Animações
# Of sound, and of what moves
settings-off = Desligado
settings-slow = Devagar
# as in English
settings-normal = Normal
settings-quick = Rápido
settings-percent = { $percent }%
settings-text = Tamanho do texto
settings-aids-about = nas mesas que oferecem isso
settings-marks = Marcar as peças que você pode pagar
settings-marks-about = “=” valor exato, “+2” com 2 a mais
settings-coach = Treinador
settings-coach-about = contra bots: avisa depois do turno se ele custou pontos
settings-reasons = Os bots dizem por quê
settings-reasons-about = uma linha sobre cada turno deles
help = Ajuda
close = Fechar
loading = Um momento…
page-missing = Esta página não existe
page-missing-why = Não há página neste endereço. Veja se há algum erro de digitação.
page-missing-back = Ir para a página inicial
page-failed = Esta parte da página não carregou.
page-failed-again = Tentar de novo
# $what: such as “tower 9”; $note: such as “can be chosen”
with-note = { $what }, { $note }

## Help

help-title = O jogo em um minuto
help-aim = Construa sua Alhambra ao redor da sua fonte. Compre construções no mercado, que tem quatro quadrados; cada um só aceita a própria moeda.
help-turn = Na sua vez, faça uma coisa: pegue dinheiro (uma carta, ou várias que somem até 5), compre uma construção ou remodele sua Alhambra.
help-exact = Nunca há troco. Mas, se pagar o valor exato, você joga de novo.
help-build = Muro encosta em muro, lado aberto em lado aberto. Deve ser possível chegar a pé da fonte a qualquer peça, e nenhum buraco pode ficar cercado.
help-score = Três vezes por partida há uma pontuação: valem pontos as maiorias de cada tipo de construção e o seu muro externo mais longo. Vence quem tiver mais pontos.

## Connection

connection-connecting = Conectando…
connection-open = Conectado
connection-lost = Conexão perdida, tentando de novo…
connection-offline = Sem rede. A página reconecta assim que ela voltar.
connection-gone = Esta mesa não existe. Pode ter expirado.
connection-closed = Sem conexão
# $count: how many commands wait to be sent
connection-waiting = { $count ->
    [one] { $count } passo aguarda envio
   *[other] { $count } passos aguardam envio
}

## Lobby

lobby-title = Jogar Alhambra
lobby-lead = Construa sua própria Alhambra: para uma a seis pessoas, aqui no navegador.
your-name = Seu nome
your-name-hint = Para que os outros saibam quem é você. Não precisa de cadastro.
guest = Visitante
# For whoever has not played here yet
lobby-learn-new = Primeira vez aqui?
lobby-learn-about = Lições curtas em uma mesa de verdade ensinam o jogo em dez minutos.
lobby-learn = Aprender jogando
lobby-puzzles = Desafios
lobby-deal = Partida do dia
lobby-duplicate = Noite duplicada
bots-title = Jogar contra bots
bots-lead = Sente-se e comece agora mesmo.
bots-count = Oponentes
# $number: from 1
bots-opponent = Oponente { $number }
bots-level = Nível
bots-go = Jogar agora
table-title = Jogar com amigos
table-lead = Crie uma mesa e envie o link. Ninguém precisa de cadastro.
table-go = Criar a mesa
table-options = Mais opções
device-title = Todos na mesma tela
device-lead = De duas a seis pessoas em volta de um só aparelho.
device-go = Jogar agora
device-people = Quem vai jogar?
# $number: the person's place, from 1
device-person = Jogador { $number }
device-add = Adicionar um jogador
# $name
device-remove = Remover { $name }
device-names-needed = São necessárias pelo menos duas pessoas.
# The games in which one has a seat
lobby-yours = Suas partidas
lobby-yours-go = Continuar
lobby-yours-open = Ainda não começou
# $names: who sits at the table, as a list
lobby-yours-label = Continuar a partida de { $names }
lobby-yours-drop = Tirar desta lista a partida com { $names }
lobby-yours-all = Todas as suas partidas
# $time: a day and the time of day
lobby-yours-until = até { $time }
# $count: lines of chat
lobby-yours-unread = { $count ->
    [one] { $count } mensagem nova
   *[other] { $count } mensagens novas
}
# $time: a day and the time of day
name-opened = Seu nome foi aberto em outro aparelho ({ $time }).
name-ended = Este navegador não usa mais o seu nome: em outro aparelho, o link foi trocado ou tudo foi apagado.
lobby-open = Mesas esperando jogadores
lobby-open-none = Ninguém esperando no momento. Crie uma mesa e marque “Mostrar na página inicial”.
lobby-running = Partidas para assistir
lobby-running-none = Nenhuma partida para assistir no momento.
lobby-join = Sentar
lobby-watch = Assistir
lobby-replay = Rever uma partida a partir de um arquivo
# $size: megabytes, a number
offline-offer = Jogar sem rede: { $size } MB uma única vez
offline-about = Contra bots, com outras pessoas nesta tela, lições e desafios: tudo neste aparelho, até no trem.
offline-coming = Preparando o jogo neste aparelho…
offline-missing = Este servidor não tem o jogo para levar com você.
offline-failed = Não foi possível iniciar o jogo neste aparelho. Recarregue a página.
offline-unkept = Este navegador não guarda nada: a partida se perde quando você fechar esta página.
offline-games = Neste aparelho
offline-game-open = Ainda não começou
offline-game-running = Em andamento
offline-game-over = Terminada
offline-go-open = Continuar
offline-go-running = Continuar
offline-go-over = Ver de novo
# $names: who plays, as a list
offline-drop = Apagar deste aparelho a partida com { $names }
# A finished game of this device is shown by the server
offline-hand-over = Abrir no servidor
offline-leave = Para a página inicial do servidor
update-waits = Há uma nova versão.
update-take = Recarregar
update-later = Depois
lobby-scorer = Marcador de pontos para o jogo de tabuleiro
# $free: how many seats are free
lobby-free = { $free ->
    [one] { $free } lugar livre
   *[other] { $free } lugares livres
}
# $names: who sits at the table, as a list
lobby-join-label = Sentar à mesa com { $names }
lobby-watch-label = Assistir a { $names }
lobby-nobody = uma mesa vazia
# $minutes, $hours: how long ago
ago-now = agora mesmo
ago-minutes = { $minutes ->
    [one] há { $minutes } minuto
   *[other] há { $minutes } minutos
}
ago-hours = { $hours ->
    [one] há { $hours } hora
   *[other] há { $hours } horas
}
ago-days = { $days ->
    [one] há { $days } dia
   *[other] há { $days } dias
}

## Bots, by level

bot-random = Andarilho
bot-builder = Construtor
bot-apprentice = Aprendiz
bot-mason = Pedreiro
bot-architect = Arquiteto
bot-master = Mestre
bot-adaptive = Companheiro
# $level: such as "Mason"; $number: the second, third … of this level
bot-number = { $level } { $number }
bot-random-about = joga ao acaso
bot-builder-about = constrói o que encaixa
bot-apprentice-about = para a primeira partida
bot-mason-about = conhece o ofício
bot-architect-about = pensa adiante
bot-master-about = difícil de vencer
bot-adaptive-about = joga mais ou menos tão bem quanto você

## What a table plays by

setup-players = Lugares
# $count
setup-players-count = { $count } lugares
setup-dirk = com Dirk como terceiro
setup-edition = Regras
setup-clock = Tempo por turno
setup-clock-none = Sem relógio
setup-clock-none-short = sem relógio
# $seconds, $minutes, $days
setup-clock-seconds = { $seconds } segundos
setup-clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
setup-clock-days = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}
# $time: one of the above
setup-clock-turn = { $time } por turno
# $bank for the whole game, $time is added with each turn
setup-clock-bank = { $bank } para a partida, mais { $time } por turno
setup-hands = Mãos
setup-hands-secret = Secretas
setup-hands-open = Abertas a todos
setup-hands-secret-about = como dizem as regras
setup-hands-open-about = todos veem todas as cartas
setup-hands-open-short = mãos abertas
setup-aids = Mostrar o que resta na sacolinha e no baralho
setup-aids-about = e quanto renderia uma pontuação agora
setup-aids-off-short = sem ajudas
setup-hints = Dicas
setup-hints-about = “Mostrar uma boa jogada” na sua vez; todos veem quem usa
setup-hints-on-short = com dicas
setup-confirm = Encerrar cada turno com um botão
setup-confirm-about = para poder desfazer qualquer passo antes
setup-confirm-off-short = turnos se encerram sozinhos
# as in English
setup-chat = Chat
setup-chat-about = mensagens e frases rápidas
setup-chat-off-short = sem chat
setup-listed = Mostrar na página inicial
setup-listed-about = qualquer um pode sentar ou assistir
setup-listed-short = na página inicial

edition-standard = Padrão
edition-hu-2003 = Edição húngara, 2003
edition-pt-2003 = Edição em português (Brasil), 2003
edition-standard-short = regras padrão
edition-hu-2003-short = edição húngara
edition-pt-2003-short = edição em português
# $rule, $value: such as “After the second scoring Dirk draws” and “two tiles”
setup-rule = { $rule }: { $value }
rule-start_tie = Se houver empate no menor número de cartas, começa
rule-start_tie-sum = quem tiver a menor soma; depois, o mais jovem
rule-start_tie-youngest = o mais jovem
rule-scoring_place = Lugar da carta de contagem na pilha
rule-scoring_place-random = ao acaso
rule-scoring_place-top = no topo
rule-dirk_second = Depois da segunda pontuação, Dirk recebe
rule-dirk_second-third = um terço da sacolinha
rule-dirk_second-two = duas peças
rule-dirk_gift = Pode-se dar ao Dirk
rule-dirk_gift-always = qualquer peça comprada
rule-dirk_gift-misfit = só uma peça que não encaixe em lugar nenhum

## Before the start

waiting-title = Aguardando o início
# In the title of the page
waiting-taken = { $taken } de { $all } lugares ocupados
waiting-lead-host = Envie o link aos seus amigos, complete os lugares livres com bots, se quiser, e comece.
waiting-lead-full = Todos os lugares estão ocupados. Comece quando quiser.
waiting-lead-guest = Sente-se. Quem criou a mesa dá início quando todos os lugares estiverem ocupados.
waiting-lead-seated = Você já tem um lugar. Quem criou a mesa dá início quando todos os lugares estiverem ocupados.
waiting-link = Link para os seus amigos
waiting-copy = Copiar o link
waiting-copied = Copiado
waiting-copy-by-hand = Pressione Ctrl+C
waiting-share = Compartilhar
waiting-seats = Lugares
# $number: the seat's, from 1
seat-number = Lugar { $number }
seat-number-free = Lugar { $number }: livre
seat-you = você
# as in English
seat-bot = bot
seat-gone = sem conexão
sit = Sentar aqui
sit-label = Sentar aqui, lugar { $number }
sit-more = Mais uma pessoa nesta tela
sit-more-go = Sentar
sit-more-name = Nome da outra pessoa
# as in English
sit-bot = Bot
sit-bot-label = Colocar um bot no lugar { $number }
sit-bot-level = Nível dos novos bots
fill-bots = Completar com bots
stand = Sair do lugar
stand-label = Sair do lugar { $number }
free-seat = Remover jogador
free-seat-label = Remover { $name } do lugar { $number }
start = Começar a partida
start-waits = Começa quando todos os lugares estiverem ocupados
start-shuffling = Embaralhando…
own-link = Abrir seu lugar em outro aparelho
# $name
own-link-of = Abrir o lugar de { $name } em outro aparelho
own-link-about = Quem tem este link pode jogar neste lugar. Guarde-o só para você.
# $devices: how many
own-link-devices = { $devices ->
    [one] Aberto em um aparelho.
   *[other] Aberto em { $devices } aparelhos.
  }
own-link-renew = Trocar o link
own-link-renew-about = Outra pessoa tem este link? Com um novo, todos os outros aparelhos perdem este lugar.
# In the menu of a running game
leave = Desistir
# The same where turns have days
leave-days = Férias ou desistência
resign = Desistir desta partida
resign-about = Se você desistir, um bot joga no seu lugar até o fim. Não dá para voltar atrás, e o resultado mostra isso.
# At the end of the game; $count is how many they are
resigned-of = { $count ->
    [one] { $names } desistiu; um bot continuou a partida.
   *[other] { $names } desistiram; bots continuaram a partida.
  }
# Where turns have days
holiday-about = Nas férias o seu relógio fica parado, até 21 dias por partida.
holiday-days = Por quanto tempo
holiday-begin = Começar as férias
holiday-end = Encerrar as férias
# $date is a day
holiday-until = de férias até { $date }
opened-elsewhere = Seu lugar foi aberto em outro aparelho.
opened-elsewhere-mine = Fui eu

## At the table

# $name
turn-yours = Sua vez
turn-of-yours = { $name }, é a sua vez
turn-other = É a vez de { $name }
turn-bot = { $name } está pensando…
turn-away = Um bot está jogando por { $name }
turn-late = Tempo esgotado: um bot termina o turno de { $name }
end-turn = Encerrar turno
undo = Desfazer
rematch = Revanche
rematch-go = Ir para a revanche
# Where the others who play this deal are; and a link for friends to play it, too
deal-results = Comparar com os outros
deal-challenge = Desafiar um amigo com esta partida
record = Salvar a partida em arquivo
shuffle-holds = Embaralhamento conferido
shuffle-holds-about = A ordem das cartas e das peças vem de um segredo do servidor e de um número aleatório de cada jogador, inclusive o seu. Ninguém pôde escolhê-la.
shuffle-fails = O embaralhamento não confere
shuffle-fails-about = O arquivo da partida não bate com o que este navegador viu antes do início. Salve a partida em arquivo.
# as in English
replay-link = Replay
analysis-link = Análise
back = Voltei
# $name
back-of = { $name } voltou
want-bot = Deixar um bot jogar
rather-wait = Esperar
propose = Pedir licença a { $names } para desfazer meu último turno
# Where nobody has to agree
take-back = Desfazer meu último turno
table-hint = Mostrar uma boa jogada
# The second press: where on the table
table-hint-move = Mostrar onde
# The third press
table-hint-play = Jogar assim
agree = Sim, pode
decline = Não
say = Escreva uma mensagem
say-go = Enviar
handover = Passe a tela para { $name }
handover-go = Sou { $name }

quick-hello = Olá!
quick-good-luck = Boa sorte!
quick-well-played = Mandou bem!
quick-thinking = Deixa eu pensar…
quick-your-turn = É a sua vez.
quick-oops = Ops!
quick-thanks = Valeu!
quick-good-game = Bom jogo!
quick-bye = Tchau!

log = O que aconteceu
# as in English
chat = Chat
next-scoring = Se houvesse pontuação agora

## Pieces in few words; the rest is with the board

# $kind: such as "tower"
tile-short = { $kind } { $price }

## What can be done, as buttons

action-take = Pegar { $cards }
# $tile, $cards; $over: how much too much
action-buy = { $over ->
    [0] Comprar { $tile } por { $cards }, valor exato, e jogar de novo
   *[other] Comprar { $tile } por { $cards }, { $over } a mais
}
action-place = Construir { $tile } em { $cell }
action-store = Colocar { $tile } na reserva
action-give = Dar { $tile } ao Dirk
action-add = Remodelar: construir { $tile }, da reserva, em { $cell }
action-remove = Remodelar: mandar { $tile } para a reserva
action-swap = Remodelar: entra { $tile }, sai { $out }
action-stop = Posicionar as peças
action-pass = Passar

## What happened in the game. $name: whose turn it was

event-hand-dealt = { $name } recebe { $cards }.
event-turn-began = É a vez de { $name }.
event-money-taken = { $name } pega { $cards }.
event-tile-bought = { $over ->
    [0] { $name } compra { $tile } por { $cards }, valor exato, e joga de novo.
   *[other] { $name } compra { $tile } por { $cards }, { $over } a mais.
}
event-tile-placed = { $name } constrói { $tile } em { $cell }.
event-tile-stored = { $name } coloca { $tile } na reserva.
event-tile-given = { $name } dá { $tile } ao Dirk.
event-tile-added = { $name } remodela: { $tile } sai da reserva para { $cell }.
event-tile-removed = { $name } remodela: { $tile }, em { $cell }, vai para a reserva.
event-tiles-swapped = { $name } remodela: { $tile } toma o lugar de { $out } em { $cell }.
event-stopped = { $name } começa a posicionar as peças.
event-passed = { $name } não pode fazer nada e passa.
event-tile-drawn = Nova peça no mercado, no quadrado de { $currency }: { $tile }.
event-money-drawn = Dinheiro novo: { $card }.
event-deck-reshuffled = O descarte é embaralhado: o novo baralho tem { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }.
event-scoring-card-turned-up = Aparece a carta de contagem { $letter }.
# $number: 1 to 3; $gains: such as "Ada +12 and Ben +8"
event-round-scored = { $number ->
    [1] Primeira pontuação: { $gains }.
    [2] Segunda pontuação: { $gains }.
   *[other] Última pontuação: { $gains }.
}
event-round-scored-gain = { $name } { $points }
event-dirk-drew = Dirk recebe { $tile }.
event-tile-awarded = { $tile } vai para { $name }, que tem mais dinheiro em { $currency }.
event-tile-awarded-nobody = { $tile } não vai para ninguém: nenhum jogador tem, sozinho, mais dinheiro em { $currency }.
# $points of the winner or of each winner; $names
event-game-ended = { $count ->
    [one] { $names } vence com { $points } pontos.
   *[other] { $names } dividem a vitória, com { $points } pontos cada.
}

## What happened at the table besides

note-seated = { $name } senta à mesa.
note-vacated = O lugar { $number } está livre.
note-started = A partida começa.
note-undone = { $name } desfaz um passo.
note-hinted = { $name } pede uma boa jogada.
note-proposed = { $name } pede para desfazer um turno.
note-agreed = { $name } concorda.
note-declined = { $name } não concorda.
note-taken-back = O turno foi desfeito.
note-went-away = { $name } se ausenta; um bot está jogando.
note-late = O tempo de { $name } acabou; um bot termina o turno.
note-stood-in = Um bot joga por { $name }.
note-bot-wanted = { $name } gostaria que um bot jogasse por quem não está aqui.
note-bot-unwanted = { $name } prefere esperar.
note-came-back = { $name } está de volta.
note-resigned = { $name } desiste; um bot continua.
note-on-holiday = { $name } mudou as férias.
note-claimed = O lugar de { $name } foi aberto em outro aparelho.
note-renewed = O lugar de { $name } tem um link novo.
note-shuffling = As cartas estão sendo embaralhadas.
note-rematched = Há uma nova mesa para a revanche.
note-gap = Enquanto você não estava, aconteceu mais do que o histórico mostra.
bot-for = Um bot por { $name }

## Refusals, by their kind. $rule is added by refused-by-rule

refused-by-rule = { $text } ({ $rule })
# $text: in English, from a server that knows more than this page
refused-other = { $text }
refused-occupied = Aqui não: o espaço está ocupado.
refused-apart = Aqui não: a peça não tocaria na sua Alhambra. Construa ao lado de uma peça ou da fonte.
refused-corner = Aqui não: a peça só tocaria na sua Alhambra pelo canto. É preciso um lado inteiro.
# $tile and $other: one has a wall where the other has none; $side: a code to choose by
refused-clash-wall = Aqui não: { $side ->
    [N] no lado norte
    [E] no lado leste
    [S] no lado sul
   *[W] no lado oeste
  }, { $tile } tem muro e { $other } não tem.
refused-clash-open = Aqui não: { $side ->
    [N] no lado norte
    [E] no lado leste
    [S] no lado sul
   *[W] no lado oeste
  }, { $other } tem muro e { $tile } não tem.
refused-clash-fountain = Aqui não: { $tile } tem um muro do lado da fonte, e a fonte não tem muros.
refused-unreachable = Aqui não: não daria para chegar a pé a partir da fonte.
refused-unreachable-others = Esta não: não daria mais para chegar a pé até { $tiles }.
refused-encloses = Aqui não: um buraco ficaria cercado.
refused-not-your-turn = Não é a sua vez.
refused-game-over = A partida acabou.
refused-not-now = Primeiro termine suas ações; só depois as peças são posicionadas.
refused-put-down-first = Primeiro posicione o que comprou.
refused-empty-take = Pegue pelo menos uma carta.
# $total
refused-too-much = Juntas, estas cartas valem { $total }. Várias cartas podem somar no máximo 5.
# $price, $total, $missing
refused-too-little = Isso dá { $total }, e o preço é { $price }: { $missing ->
    [one] falta
   *[other] faltam
  } { $missing }.
# $card
refused-not-in-hand = Você não tem tantas cartas { $card } na mão.
refused-not-on-display = { $card } não está na oferta.
refused-not-in-market = { $tile } não está no mercado.
# $currency
refused-wrong-currency = Este quadrado do mercado só aceita { $currency }.
refused-not-in-reserve = { $tile } não está na sua reserva.
refused-not-in-pending = { $tile } não está entre as peças a posicionar.
refused-not-built = { $tile } não está na sua Alhambra.
refused-must-act = Você ainda pode fazer alguma coisa, então não pode passar.
refused-stop-instead = Depois de pagar o valor exato, você não pode passar: posicione suas peças.
refused-no-dirk = Dirk só participa de partidas com dois jogadores.
refused-no-gift-of-award = As peças do fim da partida não podem ser dadas ao Dirk.
refused-fits = { $tile } encaixa na sua Alhambra. Aqui só se pode dar ao Dirk uma peça que não encaixe em lugar nenhum.
refused-no-action = Essa ação não é possível.
refused-stale = A partida já avançou. Olhe de novo e depois escolha.
refused-exercise = Ainda não: primeiro faça o que a lição pede. Se fez outra coisa, desfaça.
refused-exercise-turn = Aqui, um turno encerrado não pode ser desfeito. Comece de novo para tentar outra coisa.
refused-no-such-exercise = Esta lição ou desafio não existe mais.
refused-turn-complete = Você não tem mais ações: encerre o turno ou desfaça um passo antes.
refused-turn-incomplete = Seu turno ainda não terminou.
refused-nothing-to-undo = Não há nada para desfazer neste turno.
refused-nothing-to-take-back = Você ainda não encerrou nenhum turno.
refused-proposal = Alguém já está pedindo para desfazer um turno.
refused-no-proposal = Ninguém mais está pedindo para desfazer um turno.
refused-not-asked = Quem precisa concordar são os outros.
refused-seated = Você já tem um lugar nesta mesa.
refused-seat-taken = Alguém chegou antes: esse lugar está ocupado.
refused-free-seat = Todos os lugares precisam estar ocupados antes de começar.
refused-name = O nome precisa de pelo menos uma letra ou um número.
refused-name-of-bot = Esse é o nome de um bot. Escolha outro nome.
refused-one-seat = Em uma mesa da página inicial, só quem a criou pode ter mais de um lugar.
refused-started = A partida já começou.
refused-not-started = A partida ainda não começou.
refused-not-over = Isso precisa esperar até o fim da partida.
refused-replay-later = O replay pode ser visto quando a partida acabar.
refused-not-seated = Você não tem lugar nesta mesa.
refused-not-your-seat = Esse lugar é de outra pessoa.
refused-not-host = Só quem criou a mesa pode fazer isso.
refused-seat-key = Este link não vale para nenhum lugar. Peça um novo a quem o enviou.
refused-too-many-devices = Este lugar já é usado em aparelhos demais. Troque o link no aparelho em que este lugar foi ocupado: assim, todos os outros aparelhos perdem este lugar.
refused-name-link = Este link para um nome não é válido. Talvez tenha sido trocado: abra o novo.
refused-no-alerts = Este servidor não envia avisos.
refused-alerts-blocked = O navegador não permite notificações para esta página. Permita-as nas configurações dele.
refused-alerts-failed = O navegador não conseguiu falar com o serviço de notificações. Confira a conexão e tente de novo.
refused-renewed = Seu nome não é mais usado neste navegador.
refused-not-first = Só o aparelho em que este lugar foi ocupado pode trocar o link.
refused-lot = Seu número aleatório não foi usado no embaralhamento. A partida continua sem ele.
refused-no-chat = O chat está desligado nesta mesa.
refused-chat = A mensagem está vazia.
refused-busy = Mudanças demais ao mesmo tempo. Tente de novo.
refused-bot = Esse bot não existe.
refused-setup = Não dá para criar uma mesa com estas configurações.
refused-no-such-table = Esta mesa não existe. Pode ter expirado.
refused-no-such-deal = Esta partida não existe. Confira se o link está completo.
refused-played = Sua tentativa nesta partida já foi contada. Você ainda pode treinar.
refused-deal-closed = Esta partida não conta mais. Você ainda pode treinar com ela.
refused-deal-first = Jogue primeiro esta partida até o fim: a primeira tentativa conta.
refused-deal-secret = Outros ainda estão jogando esta partida. Ela será mostrada quando acabar.
refused-counted = Esta tentativa conta: turnos terminados não podem ser desfeitos.
refused-challenge-later = Termine a partida primeiro e depois desafie seus amigos.
refused-challenge = Lições e desafios de treino não viram desafio para amigos.
refused-no-such-scores = Essa folha de pontos não existe. Talvez tenha expirado.
refused-scores-key = Com este link você só pode assistir. Peça o link para preencher.
refused-too-many = Pedidos demais de uma vez. Espere um pouco e tente de novo.
refused-too-large = Isso é grande demais.
refused-too-long = Esta partida ficou longa demais. Crie uma nova mesa.
refused-game-too-long = Esta partida é longa demais para ser revista ou analisada.
refused-take-backs-used-up = Você já desfez todos os turnos que pode desfazer em uma partida.
refused-chat-used-up = Você já escreveu tudo o que pode escrever em uma mesa.
refused-token = O servidor não reconhece mais você. Tente de novo.
refused-unavailable = O banco de dados do servidor não responde. Tente de novo daqui a pouco.
refused-late = Seu tempo para este turno acabou. Um bot termina o turno.
refused-resigned = Você desistiu. Um bot joga no seu lugar até o fim.
refused-no-holiday = Férias são para partidas com dias por turno.
# $left: days of holiday that are left
refused-holiday-used-up = Você não tem mais tantas férias. Restam: { $left ->
    [one] { $left } dia
   *[other] { $left } dias
  }.
refused-by-the-clock = Esta mesa tem relógio: quando o tempo acaba, um bot termina o turno.
refused-not-absent = A pessoa voltou, ou um bot já está jogando.
refused-full = O servidor está cheio: por enquanto, nada novo pode ser salvo. As partidas em andamento continuam.
refused-internal = Ocorreu um erro no servidor. Nada foi alterado.
refused-offline = Não foi possível falar com o servidor. Verifique sua conexão.
refused-brought = O servidor não pode guardar esta partida. Ainda assim dá para assistir a ela.
refused-record = Este arquivo não contém uma partida.
refused-notation = Não foi possível entender isto.
refused-twice = { $tile } está em dois lugares. Só há uma peça de cada.
# $copies: how many there are of each card
refused-too-many-cards = Demais: { $card }. De cada carta há { $copies }.
refused-scorings = O número de contagens não combina com as cartas de contagem que faltam.
# $letter: A or B; $least: the smallest number of cards before it
refused-scoring-card = A carta de contagem { $letter } não pode estar aí: os números dela sobem a partir de { $least }.
# $most: the largest number of cards before it
refused-scoring-card-deck = Não há tantas cartas antes da carta de contagem { $letter }: no máximo { $most }.
refused-market-gap = No começo de um turno o mercado está cheio. Preencha os espaços vazios.
refused-bag-left = A partida só termina quando a sacolinha está vazia.
refused-no-such-turn = Nenhum turno leva a esta posição.
