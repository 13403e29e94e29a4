### The board: pieces, palace, market, money, players

## Pieces, as they are called and as a screen reader says them

# as in English
piece-pavilion = pavilion
piece-seraglio = serai
piece-arcades = arcadă
piece-chambers = apartament
piece-garden = grădină
piece-tower = turn
piece-fountain = fântână

piece-b = dinar
piece-g = drahmă
# as in English
piece-o = ducat
# as in English
piece-y = florin
# With its colour, where the card cannot be seen.
piece-b-long = dinar albastru
piece-g-long = drahmă verde
piece-o-long = ducat portocaliu
piece-y-long = florin galben
piece-b-letter = a
piece-g-letter = v
piece-o-letter = p
piece-y-letter = g

piece-N = nord
piece-E = est
piece-S = sud
piece-W = vest

# $kind is one of the six above, $walls one or more sides: "tower, price 9, walls north and east".
piece-tile = { $kind }, preț { $price }, { $count ->
    [0] fără ziduri
    [one] zid la { $walls }
    [few] ziduri la { $walls }
   *[other] ziduri la { $walls }
  }
piece-card = { $currency } { $value }
piece-cell = ({ $x }; { $y })
# $what is a tile or the fountain; $cell is as piece-cell says: "(1, 0)".
piece-at = { $what }, la { $cell }
piece-free = căsuță liberă { $cell }
# What lies beside a free cell: "north: tower 9"; and where it has a wall there.
piece-beside = { $side }: { $what }
piece-beside-wall = { $side }: { $what }, cu zid

## The palace

board-palace = Alhambra: { $name }
board-palace-own = Alhambra ta
board-palace-help = Cu săgețile te plimbi prin Alhambra, cu Enter alegi.
board-can-build = se poate construi aici
board-cannot-build = nu se poate construi aici
board-can-choose = se poate alege
board-chosen = alegerea ta
board-new = piesă nouă
board-zoom-in = Mărește
board-zoom-out = Micșorează
board-zoom-fit = Arată toată Alhambra
board-wall-change = zid { $from } → { $to }
board-scores-wall = zidul de la { $walls } aduce puncte

## The market

board-market = Târg
board-slot = Pătratul { $slot }, { $currency }: { $what }
board-slot-empty = Pătratul { $slot }, { $currency }: gol
board-pay-exact = se poate plăti exact și mai joci o dată
board-pay-over = se poate plăti cu { $over } în plus
board-pay-not = nu se poate plăti acum
board-mark-over = +{ $over }

## The money display

board-display = Bani
board-display-chosen = { $count ->
    [one] { $count } bancnotă aleasă, în valoare de { $sum }
    [few] { $count } bancnote alese, în valoare de { $sum }
   *[other] { $count } de bancnote alese, în valoare de { $sum }
  }
board-card-fits = se poate lua
board-card-fits-not = nu se mai poate lua
board-empty = gol

## Hand, reserve, tray

board-hand = Mână
board-hand-empty = Niciun ban în mână.
board-hand-worth = { $currency }: { $sum }
board-superfluous = de prisos
board-reserve = Rezervă
board-reserve-empty = Nimic în rezervă.
board-tray = De așezat
board-tray-awarded = Primite la final: de așezat
board-to-reserve = În rezervă
board-to-dirk = Lui Dirk

## Players

board-players = Jucători
board-score = { $score ->
    [one] { $score } punct
    [few] { $score } puncte
   *[other] { $score } de puncte
  }
board-hand-size = { $count ->
    [one] { $count } bancnotă
    [few] { $count } bancnote
   *[other] { $count } de bancnote
  }
board-wall = zid { $length }
board-reserve-size = { $count } în rezervă
board-count = { $kind }: { $count }
board-to-act = la rând
board-winner = victorie
board-away = lipsește, joacă un bot
board-resigned = a renunțat, joacă un bot
board-absent = fără conexiune
board-look = Vezi Alhambra: { $name }
# as in English
board-dirk = Dirk
board-dirk-is = al treilea jucător, care doar strânge piese

## What is left

board-deck-left = { $count ->
    [one] { $count } carte în pachet
    [few] { $count } cărți în pachet
   *[other] { $count } de cărți în pachet
  }
board-bag-left = { $count ->
    [one] { $count } piesă în săculeț
    [few] { $count } piese în săculeț
   *[other] { $count } de piese în săculeț
  }
board-scoring-done = runda de scor { $name }: încheiată
board-scoring-next = runda de scor { $name }: urmează
# $least and $most are numbers of cards.
board-scoring-until = { $most ->
    [0] runda de scor { $name }: la următoarea carte
   *[other] runda de scor { $name }: urmează, după încă { $least }–{ $most } { $most ->
        [one] carte
        [few] cărți
       *[other] de cărți
      }
  }
board-scoring-later = runda de scor { $name }: mai târziu
board-scoring-1 = A
board-scoring-2 = B
board-scoring-3 = finală

## What is it worth, and what the signs at the table mean

worth-title = Cât valorează?
worth-place = locul { $place }
worth-wall = Cel mai lung zid exterior: 1 punct pentru fiecare segment, la fiecare rundă de scor.
worth-tie = La egalitate, punctele locurilor ocupate se împart, rotunjit în jos.
signs-title = Ce înseamnă simbolurile
sign-deck = cărți de bani rămase în pachet
sign-bag = piese rămase în săculeț
sign-hand = cărți de bani în mână
sign-wall = segmente ale celui mai lung zid exterior
sign-store = piese în rezervă
sign-until = următoarea rundă de scor vine după atâtea cărți de bani
sign-gain = puncte dacă s-ar puncta acum
sign-new = nou de la ultimul tău rând
sign-exact = poți plăti exact și mai joci o dată
sign-over = poți plăti, dar cu atât în plus

### You: your games, your name elsewhere, statistics. These come with the page of them (scripts/catalogues.ts).

## Games

you-title = Partidele tale
# $name: what one is called
you-lead = Joci ca { $name }.
you-none-yet = Încă nu ai jucat aici.
you-none = Nicio partidă găsită.
you-which = Arată
you-which-all = Toate
you-which-going = În curs
you-which-over = Terminate
you-which-deals = Partide comune
you-which-hidden = Ascunse
you-search = Caută după jucător
you-more = Arată mai multe
# $names: who sits at the table, as a list
you-show = Arată din nou partida cu { $names }
you-won = Câștigată
you-won-tied = Victorie la egalitate
# $place: 2 or more
you-place = Locul { $place }
you-analysis = Analiză
# To the page of a deal that others play as well
you-deal = Compară cu ceilalți
# Says that a game is one of those
you-deal-one = Partidă comună
# To play the same deal
you-challenge = Provoacă un prieten
you-together = Partidele voastre împreună
you-download = Salvează toate partidele într-un fișier
# $count: games so far
you-downloaded = { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
}

## The name on other devices

you-device = Folosește acest nume pe telefonul meu
you-device-about = Deschide acest link secret pe alt dispozitiv sau scanează codul: toate partidele, locurile și setările tale sunt imediat acolo. Oricine are linkul poate juca în locul tău.
you-device-show = Arată linkul și codul
you-device-link = Linkul tău secret
you-device-code = Linkul ca un cod QR
you-device-renew-about = Cu un link nou, cel vechi nu mai merge, iar celelalte dispozitive nu mai folosesc numele tău.
you-device-renewed = Există un link nou. Acum doar acest dispozitiv folosește numele tău.
you-open-title = Folosești numele tău aici?
you-open-about = Cu acest link, browserul primește partidele, locurile și setările proprietarului.
you-open-take = Adaugă și partidele acestui browser
you-open = Folosește numele aici
you-opened = Acest browser folosește acum numele tău.

## Alerts when the page is closed

you-alerts = Notificări când pagina este închisă
you-alerts-about = Acest dispozitiv te anunță când o partidă are nevoie de tine, chiar dacă pagina este închisă. Serviciul de notificări al browserului livrează mesajul și nu îl poate citi.
you-alerts-on = Notificări pe acest dispozitiv
you-alerts-turn = E rândul tău
you-alerts-turn-about = În partidele care pot aștepta: fără ceas, cu rezervă de timp sau cu zile pentru un rând.
you-alerts-sat = Se așază cineva
you-alerts-sat-about = La o masă la care aștepți începerea.
you-alerts-soon = Timpul tău se termină
you-alerts-soon-about = O singură dată, cu ceva timp înainte să expire timpul rândului tău.
you-alerts-quiet = Ore de liniște
you-alerts-quiet-about = Fără notificări în acest interval, după ceasul acestui dispozitiv. Dacă o partidă mai are nevoie de tine după aceea, afli atunci.
you-alerts-from = De la
you-alerts-to = Până la
you-alerts-blocked = Notificările sunt blocate pentru această pagină. Permite-le în setările browserului.
you-alerts-install = Pe iPhone sau iPad, notificările funcționează doar în jocul instalat: atinge „Partajați”, apoi „Adăugați la ecranul principal” și deschide jocul de acolo.
you-alerts-insecure = Notificările funcționează doar la o adresă sigură, care începe cu https.
you-alerts-no = Acest browser nu poate afișa notificări când pagina este închisă.
you-alerts-none = Acest server nu trimite notificări.
you-alerts-started = Notificările sunt pornite pe acest dispozitiv.
you-alerts-stopped = Notificările sunt oprite pe acest dispozitiv.
# $names: who sits at the table, as a list
you-mute = Oprește notificările pentru partida cu { $names }
# $names: who sits at the table, as a list
you-unmute = Pornește notificările pentru partida cu { $names }

## The end

you-delete = Șterge tot ce e al meu
you-delete-about = Partidele jucate singur împotriva boților se șterg. Partidele cu alți oameni rămân pentru ei, cu numele și mutările tale; într-o partidă în curs, un bot îți ia locul. Lista, statisticile, setările și linkul tău se șterg. În rezultatele partidelor pe care le joacă toți rămân punctele tale, dar fără nume, iar acele partide nu mai pot fi văzute de nimeni. Nu se poate reveni.
you-delete-sure = Da, șterge tot
you-deleted = Tot ce era al tău a fost șters.

## Statistics

you-statistics = Statistici
you-statistics-none = Încă nu e nimic de numărat: joacă o partidă până la capăt.
# $games, $wins: how many
you-total = Partide: { $games }, victorii: { $wins }
you-by-scoring = Puncte pe punctaj
you-by-kind = Puncte pe clădire
you-walls = Cel mai lung zid
# From the analyses of one’s games
you-losses = Puncte pierdute pe tură
you-losses-about = Din partidele tale analizate. Mai puțin e mai bine.
you-losses-none = Deschide analiza unei partide terminate și vei vedea aici câte puncte te-a costat fiecare tură.
# Reads the line aloud: the first and the last points of it
you-losses-line = Tu: de la { $first } la { $last }
# $number: 1 to 3
you-scoring = Punctajul { $number }
you-average-you = Tu
you-average-people = Toți de aici
you-average-bots = Boți
you-by-seats = După numărul de jucători
you-by-level = Contra boților
you-by-name = Contra oamenilor
# Everybody at a table of friends
you-together-wins = Cine a câștigat și de câte ori
you-who = Contra cui
you-games = Partide
you-wins = Victorii
you-average = Puncte în medie

### Calls: notifications when the page is closed. The service worker has these (scripts/installed.ts).

call-turn = E rândul tău
# $names: who plays there, as a list
call-turn-body = Te așteaptă: { $names }
call-soon = Timpul tău se termină
# $time: such as 18:30, or a day and a time
call-soon-body = Joacă înainte de { $time }.
# $names: who sat down, as a list
call-sat = Nou la masa ta: { $names }
call-sat-body = Deschide masa ca să vezi cine este acolo.
call-stop = Fără notificări la această partidă

### Lessons and puzzles. These come with the first of them, not with the page (scripts/catalogues.ts).

## The screens around them (learn-): the list, the panel at the table

learn-title = Învață jucând
learn-lead = Lecții scurte la o masă adevărată. Tu joci, iar lecția îți spune cum a mers. Te poți opri oricând și poți continua mai târziu.
learn-lessons = Lecții
learn-puzzles = Provocări
learn-puzzles-lead = Câte un singur rând de joc. Fiecare provocare are soluție.
learn-best = Cele mai bune mutări
learn-best-lead = Din partide jucate de calculatoare puternice. În fiecare poziție, un rând este clar cel mai bun. Găsește-l.
learn-degree-1 = Ușor
learn-degree-2 = Mediu
learn-degree-3 = Greu
# Said when the best turn was found, before what speaks for it; $points may have a decimal
learn-best-gap = Orice alt rând te-ar fi costat un avans de cel puțin { $points } puncte.
# $done: how many are done; $all: how many there are
learn-done-of = { $done } din { $all } terminate
learn-state-done = Gata
learn-state-running = Continuă
# $title: of a lesson or a puzzle
learn-again = Ia-o de la capăt: { $title }
# $level: how hard a puzzle is, from 1 to 5
learn-level = Nivelul { $level }
# $number: the puzzle's, from 1
learn-puzzle = Provocarea { $number }
# $step: which one it is, from 1; $steps: how many there are
learn-step = Pasul { $step } din { $steps }
learn-right = Corect!
learn-well-done = Bravo!
learn-solved = Ai reușit!
# Said when a turn is complete without what was asked for
learn-not-yet = Nu e chiar asta. Anulează și încearcă altceva.
learn-show = Arată-mi
# A button that shows or hides the solution of a puzzle
learn-show-solution = Soluția
learn-show-end = Nu mai ai acțiuni. Încheie rândul.
learn-show-undo = Pe aici nu ajungi la soluție. Anulează și continuă de acolo.
learn-start-over = Încearcă din nou
learn-next-lesson = Lecția următoare
learn-next-puzzle = Provocarea următoare
learn-all-lessons = Toate lecțiile
learn-all-puzzles = Toate provocările
# After the last lesson; leads to the start page
learn-first-game = Joacă prima partidă
learn-fold = Arată sau ascunde cerința

## Lessons (lesson-): the title, a line about it, a text for each step, and what is said at the end

lesson-money = Ia bani
lesson-money-about = O bancnotă de orice valoare sau mai multe mici.
lesson-money-1 = Când îți vine rândul, faci o singură acțiune. Cea mai simplă e să iei bani: o bancnotă de orice valoare sau mai multe care fac împreună cel mult 5.

    Ia trei bancnote deodată.
lesson-money-2 = Trei bancnote dintr-odată! Nimic nu e definitiv încă: până închei rândul, poți anula orice pas. Acum încheie rândul.
lesson-money-done = Joacă și ceilalți, iar după rândul fiecăruia banii de pe masă se completează. Bancnotele mici sunt folositoare: cu ele poți plăti exact.

lesson-exact = Plătește exact
lesson-exact-about = Cine plătește exact mai joacă o dată.
lesson-exact-1 = Fiecare pătrat din târg acceptă doar valuta lui și nu primești niciodată rest. Dar dacă plătești prețul exact, mai ai o acțiune.

    Cumpără o clădire plătind exact prețul ei.
lesson-exact-2 = Ai plătit exact, deci e tot rândul tău! Ai bancnotele potrivite pentru încă o clădire. Cumpăr-o și pe a doua plătind exact.
lesson-exact-3 = Din nou exact! Acum ai putea chiar să iei bani. Când ai terminat, așază ce ai cumpărat: construiește ambele piese. N-au ziduri, așa că se potrivesc lângă fântână pe orice latură.
lesson-exact-done = Două clădiri la un singur rând! Strânge bancnote care fac împreună exact un preț, iar Alhambra ta va crește repede.

lesson-place = Construiește-ți Alhambra
lesson-place-about = Zid lângă zid, latură deschisă lângă latură deschisă.
lesson-place-1 = Cumpără turnul de pe pătratul albastru. De data asta nu poți plăti exact: dai 12 la un preț de 11. Diferența se pierde și nu-ți mai rămâne decât să așezi turnul.
lesson-place-2 = Piesele nu se rotesc niciodată. Acolo unde se ating două piese, fie au zid amândouă, fie niciuna; fântâna nu are deloc ziduri. Turnul acesta are zid la sud.

    Construiește-l pe o căsuță luminată.
lesson-place-done = Deasupra fântânii, zidul turnului ar fi dat peste o latură deschisă. Oriunde altundeva se poate merge pe jos de la fântână până în turn, și așa trebuie să fie cu fiecare piesă.

lesson-forbidden = De ce nu aici?
lesson-forbidden-about = Încearcă o căsuță interzisă și citește motivul.
lesson-forbidden-1 = Turnul de pe pătratul verde are trei ziduri, doar latura din stânga e deschisă. Cumpără-l: ai exact cât costă.
lesson-forbidden-2 = Așază-l, dar încearcă mai întâi căsuța din stânga apartamentului. Acolo zidul ar da de zid, însă de la fântână n-ar putea ajunge nimeni în turn. Jocul îți spune asta.

    Apoi construiește-l acolo unde se poate intra.
lesson-forbidden-done = Ori de câte ori o căsuță e interzisă, alege-o și citește de ce. Vei mai da peste un motiv: piesele nu au voie să închidă între ele o căsuță goală.

lesson-wall = Zidul cel lung
lesson-wall-about = Cel mai lung zid exterior aduce puncte.
lesson-wall-1 = La fiecare rundă de scor, fiecare segment din cel mai lung zid exterior continuu îți aduce un punct. Al tău are 4 segmente. Cumpără seraiul de pe pătratul galben plătind exact.
lesson-wall-2 = Așază-l acolo unde zidurile lui îl continuă pe al tău. Când alegi o căsuță, jocul îți arată cât de lung ar deveni zidul. Fă-l de 6 segmente.
lesson-wall-done = Contează doar porțiunea cea mai lungă, și numai la exterior: un zid între două piese ale tale nu aduce nimic. Dar nu te zidi de tot, că nu mai încape nimic.

lesson-redesign = Rezervă și reproiectare
lesson-redesign-about = Adaugă o piesă, scoate una sau înlocuiește una cu alta.
lesson-redesign-1 = Piesele pe care nu le construiești așteaptă în rezervă, unde nu aduc puncte. Reproiectarea Alhambrei e o acțiune, la fel ca luatul banilor sau cumpărarea unei clădiri.

    Construiește turnul din rezervă.
lesson-redesign-2 = Asta a fost acțiunea ta la acest rând. Încheie rândul și lasă-i pe ceilalți să joace.
lesson-redesign-3 = Poți și să înlocuiești: o piesă din rezervă ia locul uneia construite. Pune arcada în locul grădinii, iar zidul tău crește cu un segment.
lesson-redesign-done = Grădina e acum în rezerva ta. Mai există o cale: scoți o piesă din Alhambra ta fără să pui alta în loc. Doar fântâna rămâne mereu.

lesson-scoring = Runde de scor și egalități
lesson-scoring-about = Cine are cele mai multe clădiri de un tip ia punctele pentru acel tip.
lesson-scoring-1 = De trei ori pe partidă are loc o rundă de scor. La fiecare tip câștigă cine are cele mai multe clădiri. Tu și alt jucător aveți câte un turn, deci e egalitate.

    Cumpără turnul de pe pătratul verde plătind exact.
lesson-scoring-2 = Ai plătit exact, deci mai ai o acțiune: ia bani. În pachet e ascunsă o carte de scor. De îndată ce apare, are loc o rundă de scor.
lesson-scoring-3 = Contează doar ce stă în Alhambra ta, niciodată rezerva. Construiește turnul și nimeni altcineva nu va avea atâtea turnuri.
lesson-scoring-4 = Acum încheie rândul. Banii se completează, apare cartea de scor, iar foaia de scor arată cine ce primește și de ce.
lesson-scoring-done = Cele 6 puncte pentru turnuri sunt numai ale tale. La grădini e egalitate: cele 5 puncte se împart și se rotunjesc în jos, deci primiți câte 2. Rundele următoare aduc mult mai mult.

lesson-end = Sfârșitul partidei
lesson-end-about = Săculețul e gol: cine ia ultimele piese?
lesson-end-1 = Săculețul e gol. De îndată ce un pătrat din târg nu mai poate fi completat, partida se încheie cu rândul respectiv. Cumpără apartamentul de pe pătratul portocaliu.
lesson-end-2 = Construiește apartamentul și încheie rândul. Apoi fiecare piesă rămasă în târg îi revine, gratis, celui care are cei mai mulți bani în valuta ei, dacă nu e egalitate.
lesson-end-3 = Ai cei mai mulți bani verzi, așa că turnul e al tău, deși n-ai fi putut niciodată să-l plătești. Construiește-l.
lesson-end-4 = Încheie rândul. Urmează ultima rundă de scor, care aduce cele mai multe puncte: la fiecare tip primesc ceva chiar și locurile doi și trei.
lesson-end-done = Câștigă cine are cele mai multe puncte. Ține minte: spre final, banii din mână îți mai pot aduce o piesă.

lesson-dirk = Doi jucători și Dirk
lesson-dirk-about = Al treilea jucător, care doar strânge piese.
lesson-dirk-1 = În partidele de doi joacă și Dirk. Nu-i vine niciodată rândul, nu are nici bani, nici Alhambră proprie, dar strânge piese, iar la fiecare rundă de scor intră în clasament ca orice jucător.

    Cumpără turnul de pe pătratul albastru plătind exact.
lesson-dirk-2 = Dirk și adversarul tău au câte două turnuri și ar împărți punctele pentru ele. Cu încă unul, Dirk ar fi singur în frunte, iar la prima rundă de scor locul al doilea nu aduce nimic.

    Dă-i turnul lui Dirk.
lesson-dirk-done = Dirk mai trage piese după prima și după a doua rundă de scor, dar nu poate câștiga niciodată. Asta e tot: distracție plăcută!

## What a learner may do instead (slip-)

slip-few-cards = Poți lua mai multe deodată, cât timp bancnotele fac împreună cel mult 5. Anulează și alege trei.
slip-took-money = Ai luat bani, dar pasul acesta cere altceva. Anulează și mai citește o dată.
slip-overpaid = Ai dat mai mult decât prețul și nu primești rest. Anulează și caută bancnote care fac împreună exact prețul.
slip-bought = Ai cumpărat o clădire, dar aici e vorba de luat bani. Anulează și mai încearcă.
slip-other-tile = Asta e altă clădire. Anulează și caut-o pe cea cerută.
slip-stopped = Ai plătit exact, deci mai aveai o acțiune. Anulează și continuă.
slip-built = Piesa e acum în Alhambra ta. Anulează și pune-o unde cere pasul acesta.
slip-stored = În rezervă, o piesă nu aduce puncte. Anulează și pune-o unde cere pasul acesta.
slip-added = Ai construit piesa pe o căsuță liberă. Anulează și pune-o în locul unei piese construite.
slip-removed = Ai scos o piesă din Alhambra ta. Anulează și mai citește o dată ce cere pasul acesta.
slip-swapped = Ai înlocuit o piesă cu alta. Anulează și construiește piesa pe o căsuță liberă.
slip-wall-same = Cel mai lung zid al tău n-a crescut. Anulează și caută locul unde zidurile se leagă.
slip-not-yet = Nu e chiar asta. Anulează și încearcă altceva.

## Puzzles (puzzle-): what is asked, by the goal. Parameters are codes and numbers, see goals.py

# $times: how often; 2 or more but for the easiest
puzzle-bought-exactly = { $times ->
    [one] Plătește exact prețul unei clădiri.
    [few] Plătește exact de { $times } ori la un singur rând.
   *[other] Plătește exact de { $times } de ori la un singur rând.
}
# $times: how many buildings
puzzle-bought = { $times ->
    [one] Cumpără { $times } clădire la un singur rând.
    [few] Cumpără { $times } clădiri la un singur rând.
   *[other] Cumpără { $times } de clădiri la un singur rând.
}
# $tiles: how many, bought in this turn or from the reserve
puzzle-built = { $tiles ->
    [one] Adaugă { $tiles } piesă în Alhambra ta la un singur rând.
    [few] Adaugă { $tiles } piese în Alhambra ta la un singur rând.
   *[other] Adaugă { $tiles } de piese în Alhambra ta la un singur rând.
}
puzzle-reserve-empty = Încheie rândul cu rezerva goală.
puzzle-best-turn = Găsește cel mai bun rând.
# $by: segments of the longest outer wall
puzzle-swap-longer = Înlocuiește o piesă la acest rând și prelungește-ți cel mai lung zid cu cel puțin { $by ->
    [one] { $by } segment
    [few] { $by } segmente
   *[other] { $by } de segmente
  }.
# $by: the same
puzzle-wall-longer = Prelungește-ți cel mai lung zid cu cel puțin { $by ->
    [one] { $by } segment
    [few] { $by } segmente
   *[other] { $by } de segmente
  }.
# $length: in segments; nothing longer is possible
puzzle-wall-longest = Construiește cel mai lung zid posibil la acest rând: are { $length ->
    [one] { $length } segment
    [few] { $length } segmente
   *[other] { $length } de segmente
  }.
# $kind: selects one of six
puzzle-most = { $kind ->
    [pavilion] Câștigă pavilioanele: încheie rândul cu mai multe în Alhambra ta decât oricine altcineva.
    [seraglio] Câștigă seraiurile: încheie rândul cu mai multe în Alhambra ta decât oricine altcineva.
    [arcades] Câștigă arcadele: încheie rândul cu mai multe în Alhambra ta decât oricine altcineva.
    [chambers] Câștigă apartamentele: încheie rândul cu mai multe în Alhambra ta decât oricine altcineva.
    [garden] Câștigă grădinile: încheie rândul cu mai multe în Alhambra ta decât oricine altcineva.
   *[tower] Câștigă turnurile: încheie rândul cu mai multe în Alhambra ta decât oricine altcineva.
}
# $points: if the next scoring were right after this turn
puzzle-points-now = Joacă astfel încât, dacă următoarea rundă de scor ar veni imediat după acest rând, să primești cel puțin { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
# $points: how many more; Dirk is not counted
puzzle-lead-now = Joacă astfel încât, dacă următoarea rundă de scor ar veni imediat după acest rând, să primești cu cel puțin { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } mai mult decât orice alt jucător.

### The scorer for a table of cardboard. This comes with its page only (scripts/catalogues.ts).

scorer-title = Calculator de puncte
scorer-lead = Pentru un joc la o masă adevărată: completează ce are fiecare și vezi imediat punctele. Totul rămâne pe acest dispozitiv și merge fără rețea.
scorer-new = Joc nou
scorer-players = Câți joacă?
scorer-with-dirk = Dirk joacă al treilea.
# $number: of the seat
scorer-name = Numele jucătorului { $number }
scorer-edition-about = Punctele sunt aceleași în orice ediție. Contează doar pentru locul cărților de scor.
scorer-begin = Începe
scorer-kept = Jocuri pe acest dispozitiv
scorer-kept-none = Încă niciunul.
scorer-deleted = Jocul a fost șters.
# $day: such as “17 Nov 2026”
scorer-delete = Șterge jocul din { $day }
scorer-paper = Foaie de scor pe hârtie
# On the sheet for paper, before a line to write on
scorer-date = Data:
# $name has $points
scorer-name-points = { $name } { $points }
scorer-all = Toate jocurile
scorer-not-kept = Acest browser nu are loc sau nu are voie să păstreze nimic. Puteți continua, dar jocul se pierde când închideți pagina.
scorer-sent-later = Ce completezi se trimite mai târziu.
# $name: who comes after
scorer-next = Următorul: { $name }
scorer-points = Puncte
scorer-totals = Toate rundele de scor
scorer-how = Cum numărați
scorer-quick = Numără
scorer-exact = Construiește Alhambra
# $tile: such as “tower 9”
scorer-remove = Scoate: { $tile }
scorer-choose-tile = Alege o piesă din cutie. Atinge o piesă construită ca să o scoți.
# $tile: such as “tower 9”
scorer-choose-cell = Unde este { $tile }? Locurile luminate sunt permise.
scorer-kinds = Feluri
# $kind: such as “tower”; $count: how many are in the box
scorer-kind-left = { $kind }, { $count } în cutie
scorer-box = Piese în cutie
scorer-box-empty = Nu mai este nicio piesă de acest fel în cutie.
# $what: such as “tower”
scorer-less = Unul mai puțin: { $what }
# $what: such as “tower”
scorer-more = Încă unul: { $what }
scorer-picture = Trimite o imagine
scorer-link-about = Cine are acest link poate completa și el:
scorer-copy = Copiază
scorer-watching = Privești. Altcineva completează.
scorer-together = Completați pe mai multe telefoane
scorer-extras = Cine începe, cronometru, cărți de scor
scorer-starter = Cine începe?
scorer-starter-draw = Trage la sorți
# $name: who starts
scorer-starter-is = Începe { $name }
scorer-timer = Cronometru pentru un rând
scorer-timer-begin = Rând nou
scorer-timer-stop = Oprește
scorer-time-up = Timpul a expirat
scorer-cards = Când vin cărțile de scor?
scorer-cards-about = Numărați cărțile de bani și știți când se apropie o rundă de scor.
scorer-cards-dealt = Cărți în mâinile de la început
scorer-cards-drawn = Cărți trase de atunci
scorer-cards-none = Nu mai sunt cărți de scor: ultima rundă de scor este la sfârșit.

### Study: hints, analysis, sandbox. These come with the first of them, not with the page (scripts/catalogues.ts).

## What speaks for a turn (analysis/reasons.py). No subject, for it may be anybody's turn.

# The buildings of a kind, at the beginning of a sentence
reason-kinds = { $kind ->
    [pavilion] Pavilioane
    [seraglio] Seraiuri
    [arcades] Arcade
    [chambers] Apartamente
    [garden] Grădini
   *[tower] Turnuri
}
# $kind as reason-kinds has it
reason-most = { $kind }: acum mai multe decât oricine altcineva. { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } în plus la următoarea rundă de scor.
reason-level = { $kind }: acum la egalitate cu cele mai multe. { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } în plus la următoarea rundă de scor.
# $after is the place
reason-place = { $kind }: acum locul { $after }. { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } în plus la următoarea rundă de scor.
reason-wall = Cel mai lung zid crește de la { $before } la { $after }.
# A tile was taken down; built elsewhere, it makes the wall longer
reason-wall-later = Cel mai lung zid poate crește apoi de la { $before } la { $after }.
# $after: how many times
reason-exact = { $after ->
    [one] Plătește exact și mai are o acțiune.
    [few] Plătește exact de { $after } ori și are de fiecare dată încă o acțiune.
   *[other] Plătește exact de { $after } de ori și are de fiecare dată încă o acțiune.
  }
# $name might have bought $tile
reason-denies = { $name } ar fi putut plăti exact: { $tile }.
# $name would lead with the tile that was bought, or have a longer wall
reason-keeps-most = { $kind }: { $name } nu mai trece în frunte.
reason-keeps-wall = { $name } nu mai obține un zid mai lung.
reason-soon = Cu aceste bancnote se poate plăti exact: { $tile }.
# $before is how many cards, $after what they are worth
reason-cards = { $before ->
    [one] { $before } bancnotă
    [few] { $before } bancnote dintr-odată
   *[other] { $before } de bancnote dintr-odată
  }, în valoare totală de { $after }.
reason-card = O bancnotă mare, de { $after }.
# What is left in hand, and would be otherwise
reason-money = Păstrează mai mulți bani: { $after } în loc de { $before }.
# How many ways to build a tile are left, and would be otherwise
reason-room = Lasă mai multe posibilități de construit: { $after } în loc de { $before }.
# At least $before and at most $after cards are drawn before it
reason-scoring = { $after ->
    [0] La următoarea carte vine o rundă de scor.
   *[other] Se apropie o rundă de scor: încă { $before }–{ $after } { $after ->
        [one] carte
        [few] cărți
       *[other] de cărți
      }.
  }
reason-patience = Nu aduce nimic pe loc, dar merită mai târziu.

## A turn that was thought out, drawn (advice-)

advice-wall = Zid: { $before } → { $after }
advice-wall-same = Zid: { $length }, ca înainte
# $lead in points, with its sign; over the best other player, at the end
advice-lead = Avans așteptat: { $lead }
# Says what the picture shows
advice-picture = { $name }: Alhambra după acest rând, zid { $length }

## The analysis of a finished game (analysis-)

# $names: who played
analysis-of = Analiză: { $names }
analysis-failed = Această partidă nu poate fi analizată
analysis-percent = { $value }{"\u00A0"}%
# A figure and how far it may be off
analysis-with-error = { $value } ± { $error }
analysis-stage-waiting = Începem imediat…
analysis-stage-quick = O primă privire…
analysis-stage-full = O privire mai atentă…
analysis-progress = Progres
analysis-done = Analiza este gata.
analysis-chances = Șansa de câștig
# What the dots on the chart are
analysis-key-mistake = Greșeală
analysis-mark = Greșeală. Puncte pierdute: { $loss }
# $points: such as “3.4 ± 0.5”
analysis-lost = Puncte pierdute: { $points }
analysis-lost-nothing = Niciun punct pierdut
analysis-move = Pasul { $number }
# $name did it
analysis-move-of = Pasul { $number }: { $name }
analysis-mistakes = Greșeli
analysis-mistakes-none = Nicio greșeală clară. Bine jucat!
# The search goes on
analysis-mistakes-none-yet = Niciuna găsită până acum
analysis-mistake-before = Greșeala anterioară
analysis-mistake-next = Greșeala următoare
# $percent: such as “12 %”
analysis-cost = Șansă de câștig pierdută: { $percent }
analysis-compare = Compară
analysis-did = Ce a făcut { $name }
analysis-better = Ce era mai bine
analysis-before = Masa înainte de acest pas
analysis-turning = Momente decisive
analysis-turning-none = Niciun rând nu a decis singur această partidă.
# $way: up or down; $percent of the chance to win
analysis-turning-mistake = { $name }: o greșeală. Șansa de câștig scade cu { $percent }.
analysis-turning-play = { $way ->
    [up] { $name }: un rând bun. Șansa de câștig crește cu { $percent }.
   *[down] { $name }: un rând slab. Șansa de câștig scade cu { $percent }.
}
analysis-turning-luck = { $way ->
    [up] { $name }: noroc la bancnote și piese. Șansa de câștig crește cu { $percent }.
   *[down] { $name }: ghinion la bancnote și piese. Șansa de câștig scade cu { $percent }.
}
analysis-shares = Noroc și pricepere
analysis-shares-lead = Cu câte puncte a dus fiecare dintre acestea un jucător înainte sau înapoi?
analysis-luck = Noroc
analysis-own = Mutările proprii
analysis-others = Mutările celorlalți
# as in English
analysis-together = Total
analysis-count = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
# What luck did to somebody, and then their own moves, and those of the others
analysis-luck-words = { $way ->
    [good] Norocul a ajutat: { analysis-count }.
    [bad] Norocul a lipsit: { analysis-count }.
   *[none] Norocul nu a schimbat nimic.
}
analysis-own-words = { $way ->
    [good] Mutările proprii au ajutat: { analysis-count }.
    [bad] Mutările proprii au dăunat: { analysis-count }.
   *[none] Mutările proprii nu au schimbat nimic.
}
analysis-others-words = { $way ->
    [good] Mutările celorlalți au ajutat: { analysis-count }.
    [bad] Mutările celorlalți au dăunat: { analysis-count }.
   *[none] Mutările celorlalți nu au schimbat nimic.
}
analysis-seat-mistakes = { $count ->
    [one] { $count } greșeală. Puncte pierdute: { $points }.
    [few] { $count } greșeli. Puncte pierdute: { $points }.
   *[other] { $count } de greșeli. Puncte pierdute: { $points }.
}
analysis-points = De unde au venit punctele
analysis-table = Toți pașii într-un tabel
analysis-col-move = Pas
analysis-col-player = Jucător
analysis-col-done = Ce s-a făcut
analysis-col-chance = { $name }: șansa de câștig
analysis-col-lost = Puncte pierdute

## A good move, and what a turn has cost (hint-, coach-)

hint-title = O mutare bună
coach-title = Ultimul tău rând
coach-cost = { $points ->
    [one] Acest rând te-a costat cam { $points } punct.
    [few] Acest rând te-a costat cam { $points } puncte.
   *[other] Acest rând te-a costat cam { $points } de puncte.
  }
# $reason speaks for another turn
coach-why = Mai bine: { $reason }
coach-show = Arată
coach-take-back = Anulează rândul
coach-played = Ce ai jucat
coach-better = Ce era mai bine

## Playing on from a moment of a game, and a position that one sets up (play-on-, sandbox-)

play-on-title = Joacă mai departe de aici
play-on-lead = Se deschide o masă privată. Alege cine joacă.
# A choice beside the levels of bots
play-on-person = Cineva pe acest ecran
play-on-draws = Cărțile și piesele care urmează
play-on-same = Ca în această partidă
play-on-new = Trase din nou
play-on-go = Joacă
play-on-edit = Schimbă întâi poziția
sandbox-title = Construiește o poziție
sandbox-failed = Această poziție nu poate fi deschisă.
sandbox-no-position = Linkul nu e complet sau conține o greșeală.
sandbox-seats = A cui Alhambra
# $why: a sentence that says what is wrong in the palace of $name
sandbox-in-palace = { $name }: { $why }
# $wall: the longest one of the palace that is shown; $cards in the deck, $tiles in the bag
sandbox-good = Poziția este posibilă. Cel mai lung zid: { $wall }. În pachet: { $cards }. În săculeț: { $tiles }.
sandbox-checking = Se verifică…
sandbox-parts = Ce se schimbă
sandbox-tab-tiles = Piese
sandbox-tab-money = Bani
sandbox-tab-stage = Rând și pachet
sandbox-ask = Ce faci cu această poziție
sandbox-held = { $tile }: alege unde merge.
sandbox-tiles-help = Alege o piesă, apoi locul ei.
# $slot: from 1 to 4
sandbox-put-slot = Pune-o în târg, pe locul { $slot }
sandbox-reserve-of = Rezervă: { $name }
sandbox-put-reserve = Pune-o în rezervă
sandbox-put-dirk = Dă-i-o lui Dirk
sandbox-box = În săculeț
sandbox-put-box = Pune-o înapoi în săculeț
sandbox-purse = Ce bani
sandbox-purse-display = La vedere
sandbox-purse-discard = Aruncați
sandbox-no-cards = Nicio carte.
sandbox-card-add = Adaugă o carte
sandbox-card-remove = Alege-o ca s-o scoți.
# $card in words; $left: how many of it are in the deck
sandbox-card-left = { $card }, în pachet: { $left }
sandbox-turn = Rând
sandbox-actor = Este la rând
sandbox-starter = A început
sandbox-youngest = Cel mai tânăr
sandbox-mid-turn = Acest rând a început deja.
sandbox-new-turn = Înapoi la început
sandbox-points = Puncte
sandbox-deck = Pachetul de bani
sandbox-scorings = Runde de scor până acum
sandbox-deck-help = Se numără de la prima carte trasă după împărțire.
sandbox-drawn = Cărți trase
# How many cards come before scoring card $letter (A or B)
sandbox-card-least = Înainte de scorul { $letter }, cel puțin
sandbox-card-most = Înainte de scorul { $letter }, cel mult
sandbox-other = Altă poziție
sandbox-players = Jucători
sandbox-deal = Începutul unei partide noi
sandbox-play = Joacă de aici
sandbox-best = Cele mai bune mutări
sandbox-thinking = Se gândește…
sandbox-score = Scor dacă ar fi acum
sandbox-link = Copiază linkul
sandbox-turn-number = Varianta { $number }
# $points: how much less lead it promises than the best turn
sandbox-loss = Sub cea mai bună: { $points }

### Deals: the deal of the day, challenges, duplicate evenings. These come with the first of them, not with the page (scripts/catalogues.ts).

## A deal that many people play (deal-)

deal-day-title = Partida zilei
deal-day-lead = Aceleași cărți pentru toți, împotriva acelorași boți. Prima ta încercare contează.
deal-challenge-title = Duel pe aceleași cărți
deal-challenge-lead = Aceleași cărți, același loc, aceiași boți: cine face mai multe puncte?
# Before a game with other people becomes a challenge
deal-challenge-about = Prietenii tăi joacă această partidă de pe locul tău. În locul celorlalți oameni joacă boți. Cât de buni să fie?
# One of the five deals of an evening
deal-duplicate-title = Partida { $number }
deal-duplicate-lead = Fiecare joacă singur această partidă, împotriva acelorași boți. Prima ta încercare contează.
# $names: of the bots
deal-against = Joci împotriva: { $names }.
deal-streak = { $count ->
    [one] Ai jucat { $count } zi la rând
    [few] Ai jucat { $count } zile la rând
   *[other] Ai jucat { $count } de zile la rând
  }
deal-duplicate-back = Rezultatele serii
deal-own = Încercarea ta
deal-counts = Prima încercare contează. Apoi poți exersa oricât vrei.
deal-share = Ceilalți pot urmări partida mea
deal-share-about = O pot urmări doar cei care au terminat și ei această partidă.
deal-shared = Cine a terminat această partidă poate urmări partidele celorlalți.
deal-running = Încercarea ta este în desfășurare.
deal-closed = Această partidă nu mai contează, dar poți exersa cu ea.
deal-play = Joacă această partidă
deal-continue = Continuă
deal-practise = Exersează
deal-hours-left = { $hours ->
    [one] A mai rămas { $hours } oră
    [few] Au mai rămas { $hours } ore
   *[other] Au mai rămas { $hours } de ore
  }
# $place among $count tries
deal-result = Puncte: { $points }. Locul { $place } din { $count }
deal-result-late = Puncte: { $points }, dar partida s-a terminat prea târziu ca să conteze.
deal-par = De pe locul tău, maestrul a făcut: { $points } puncte.
deal-par-coming = Maestrul încă joacă de pe locul tău…
deal-invite = Invită prieteni
deal-all = Toate încercările: { $count }
deal-none = Nimeni nu a terminat încă.
deal-spread = Câte încercări s-au terminat cu câte puncte
deal-bar = Între { $from } și { $to } puncte: { $count ->
    [one] { $count } încercare
    [few] { $count } încercări
   *[other] { $count } de încercări
  }.
deal-bar-yours = A ta este aici.
deal-bar-par = Maestrul este aici.
deal-place = Loc
deal-name = Nume
deal-points = Puncte
deal-games = Partide
deal-you = tu
# In place of the name of somebody who has deleted everything of theirs
deal-deleted = Nume șters
deal-compare = Compară
deal-compare-one = Compară partida lui { $name }
deal-replay = Urmărește
deal-replay-of = Urmărește partida lui { $name }
deal-compared = Două partide alăturate
deal-analysis = Analiză
deal-turn = Tura
deal-points-now = Puncte până acum: { $points }
# What a turn lost, from the analysis
deal-lost = Pierdut: { $points }
# The same of a whole game
deal-lost-all = Pierdut în total: { $points }
deal-analysing = Se analizează…
deal-turn-of = Urmărește tura { $number } a lui { $name }
deal-fair = Amestecat cinstit
deal-fair-later = Ordinea cărților și a pieselor a fost stabilită înainte să joace cineva: aceasta este amprenta ei. Când se termină, aici apare numărul de pornire, iar oricine poate verifica că nu s-a schimbat nimic.
deal-fair-told = Acest număr de pornire dă exact partida cu această amprentă. Oricine poate verifica.
# $date: when it was drawn
deal-fair-missed = Serverul nu a funcționat în această zi. Cărțile au fost amestecate mai târziu, pe { $date }, deci nimeni nu le stabilise înainte. Partida este doar pentru exersat.
deal-commitment = Amprenta partidei
deal-seed = Număr de pornire
deal-commitment-next = Amprenta partidei de mâine
deal-archive = Toate zilele
deal-older = Arată zile mai vechi
deal-week = Rezultatele acestei săptămâni

## Several deals together (league-), and a duplicate evening (duplicate-)

league-table = Rezultate
# as in English
league-total = Total
league-week-title = Săptămâna
# $count: how many
league-week-lead = O partidă nouă în fiecare zi. Contează cele mai bune { $count } rezultate ale fiecăruia.
duplicate-title = Seară cu partide identice
duplicate-lead = Mulți oameni joacă aceleași cinci partide, fiecare singur împotriva acelorași boți.
duplicate-new = Pregătește o seară
duplicate-name = Numele serii
duplicate-level = Nivelul boților
duplicate-make = Creează
duplicate-deals = Partidele
duplicate-table = Rezultate până acum
duplicate-file = Rezultatele ca fișier (CSV)
duplicate-invite = Invită jucători

### The page of the rules: what stands around their text, and under its pictures

rules-title = Regulile
rules-contents = Cuprins
# $rule: such as "R4.2"
rules-clause = Regula { $rule }
rules-missing = Nu există regula { $rule }.
rules-all = Toate regulile
print = Tipărește
# Shown above English rules, where a language has none of its own
rules-in-english = Aceste reguli nu au fost încă traduse.

## Under the pictures. First what is tried (action-place and others), then what the rules say to it

# $tile: such as "garden 10"; $cards: in words
rules-example-pay = Plătește { $tile } cu { $cards }
rules-verdict-allowed = Permis.
# $paid for a $price
rules-verdict-exact = { $paid } la un preț de { $price }: exact. E din nou rândul tău.
rules-verdict-over = { $paid } la un preț de { $price }: permis, dar ai dat { $over } în plus.
rules-verdict-clash = Nepermis: un zid întâlnește o latură deschisă.
rules-verdict-unreachable = Nepermis: la o piesă nu s-ar mai putea ajunge pe jos.
rules-verdict-apart = Nepermis: nu atinge nimic.
rules-verdict-corner = Nepermis: atinge Alhambra doar cu un colț.
rules-verdict-encloses = Nepermis: s-ar închide un gol.
rules-verdict-too-much = Nepermis: împreună fac { $paid }.
rules-verdict-too-little = Nepermis: { $paid } e mai puțin decât { $price }.
# $length: how many segments
rules-wall = Punctaj pentru cel mai lung zid: { $length }.
# For screen readers. $tiles: all tiles with their cells, as a list
rules-palace = O Alhambră: { $tiles }
# $scoring: such as "Second scoring"; $kind: such as "tower"
rules-score = { $scoring }: { $kind }
# For screen readers. $name has $count buildings and gets $points
rules-score-row = { $name }: { $count ->
    [one] { $count } clădire
    [few] { $count } clădiri
   *[other] { $count } de clădiri
  }, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
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
table-can = Poți { $options }.
table-can-take = să iei bani
table-can-buy = să cumperi o clădire
table-can-redesign = să-ți reproiectezi Alhambra
table-can-go-on = Ai plătit exact, deci e tot rândul tău. Poți { $options }, sau poți așeza ce ai cumpărat.
table-can-put-down = Ai plătit exact. Nu-ți mai rămâne decât să așezi ce ai cumpărat.
table-can-pass = Nu ai ce face, așa că zici pas.

# $sum: of the chosen cards; $more: whether another card still fits
table-taking = Ia { $count ->
    [one] această bancnotă
    [few] aceste { $count } bancnote
   *[other] aceste { $count } de bancnote
  }, în valoare de { $sum }. { $more ->
    [yes] Mai poți alege dintre cele luminate.
   *[no] Altceva nu mai poți lua.
  }
table-taking-too-much = Mai multe bancnote pot face împreună cel mult 5.

# $tile: such as "garden 11"; $sum: of the chosen cards; $price; $missing; $over
table-paying-exact = Plătești exact { $price } pentru { $tile } și mai joci o dată.
table-paying-over = Plătești { $sum } pentru { $tile }: { $over } în plus, și nu primești rest.
table-paying-less = Ai ales { $sum } din { $price } pentru { $tile }: îți mai trebuie { $missing }.
table-paying-not = Acum nu poți plăti { $tile }: costă { $price }, iar tu ai { $sum } ({ $currency }).
# $cards: those that are not needed
table-paying-superfluous = { $count ->
    [one] De prisos, rămâne în mână: { $cards }.
    [few] De prisos, rămân în mână: { $cards }.
   *[other] De prisos, rămân în mână: { $cards }.
  }
table-paying-nothing = Cu { $cards } nu se poate cumpăra nimic acum.
# A tile of the market that is only looked at
table-looking = În târg: { $tile } ({ $currency }).
# $count: places where it could be built; $from and $to: the wall now and at best
table-fits = Se potrivește în { $count ->
    [one] { $count } loc
    [few] { $count } locuri
   *[other] { $count } de locuri
  }; zid cel mult { $from } → { $to }.
table-fits-nowhere = Acum nu se potrivește nicăieri în Alhambra ta.

table-put-choose = Așază ce ai cumpărat: alege o piesă.
table-award-choose = Piesele acestea sunt ale tale: alege una și așaz-o.
table-put = Așază { $tile }: alege o căsuță luminată{ $ways ->
    [both] , rezerva sau pe Dirk
    [reserve] { " " }sau rezerva
    [dirk] { " " }sau pe Dirk
   *[none] { "" }
  }.
table-put-nowhere = Acum nu e loc nicăieri pentru { $tile }: { $ways ->
    [both] pune piesa în rezervă sau dă-i-o lui Dirk.
    [dirk] dă-i piesa lui Dirk.
   *[reserve] pune piesa în rezervă.
  }
table-add = Construiește { $tile } din rezervă: alege o căsuță luminată{ $swaps ->
    [yes] { " " }sau o piesă de înlocuit
   *[no] { "" }
  }.
table-add-nowhere = Acum nu e loc nicăieri pentru { $tile }: piesa rămâne în rezervă.
table-remove = Mută { $tile } în rezervă{ $swaps ->
    [yes] { " " }sau alege din rezervă o piesă care să-i ia locul
   *[no] { "" }
  }.
table-replace = Ca să înlocuiești { $tile }, alege o piesă din rezervă.
table-removed = Fără această piesă: zid { $from } → { $to }.
table-complete = Nu mai ai acțiuni. Încheie rândul sau anulează un pas.
# The same where it ends by itself after some seconds
table-ending = Rândul tău e gata și se încheie imediat. Încă mai poți anula.

table-wait = Între timp poți studia masa și îți poți face planuri.
table-watching = Privești partida.
table-stood-in = Un bot joacă în locul tău.
table-late = Timpul tău a expirat. Un bot îți încheie rândul; la următorul joci din nou tu.
table-next = Apoi e rândul tău.

## Buttons

# $sum
table-do-take = Ia { $sum }
table-do-buy = Cumpără
table-do-buy-exact = Cumpără și continuă
table-do-place = Construiește
table-do-swap = Înlocuiește
table-do-store = În rezervă
table-do-stop = Așază piesele
table-do-pass = Zi pas
table-cancel = Renunță
table-undo-step = Anulează: { $step }

## Paying

table-payments = Cum poți plăti { $tile }
# What the chosen cards are worth, of the price
table-paid = { $sum } din { $price }
table-pay-exact = exact: mai joci
table-pay-over = { $over } în plus
# $cards in words; $how: one of the two above
table-payment = { $cards }: { $how }
table-payments-more = { $count ->
    [one] Încă { $count } variantă
    [few] Încă { $count } variante
   *[other] Încă { $count } de variante
  }

## Parts of the screen

table-tab-players = Jucători și jurnal
table-own = La Alhambra ta
# For those who watch: show the palace of whoever is playing
table-follow = Înapoi la cine joacă
table-reserve-of = Rezervă: { $name }
table-look-next = Alhambra următoare
table-look-before = Alhambra anterioară
table-scores = Runde de scor
table-left-over = Ce a mai rămas

## Banners

table-proposal = { $name } cere anularea ultimului rând.
table-proposal-own = Ai cerut anularea ultimului tău rând.
# $names: who has not answered
table-proposal-waits = Se așteaptă răspunsul: { $names }.
table-declined = { $name } nu e de acord: rândul tău nu se anulează.
table-away = Ai lipsit, așa că un bot joacă în locul tău.
table-away-of = { $name } a lipsit, așa că joacă un bot.
table-absent = { $name } nu este aici ({ $time }).
table-absent-wanted = { $names } ar vrea să joace un bot.
table-absent-agreed = Ai vrea să joace un bot.
table-absent-waits = Se așteaptă acordul: { $names }.
table-handover-title = Ecranul trece la { $name }
table-handover-about = Banii din mână rămân ascunși până se uită { $name }.

## The clock

# $time: such as "0:42"
table-time = mai sunt { $time }
table-time-days = { $days ->
    [one] mai e { $days } zi
    [few] mai sunt { $days } zile
   *[other] mai sunt { $days } de zile
  }
table-time-hours = { $hours ->
    [one] mai e { $hours } oră
    [few] mai sunt { $hours } ore
   *[other] mai sunt { $hours } de ore
  }
table-time-short = { $seconds ->
    [one] Mai e { $seconds } secundă.
    [few] Mai sunt { $seconds } secunde.
   *[other] Mai sunt { $seconds } de secunde.
  }

## Keys

table-keys = Taste
table-keys-title = Taste la masa de joc
table-keys-on = Folosește tastele cu litere și cifre
table-keys-on-about = Dezactivează opțiunea dacă le folosește alt program.
table-key-market = alege o piesă din târg; încă o dată: cumpăr-o
table-key-display = alege bani; încă o dată: ia-i
table-key-payment = următorul mod de a plăti
table-key-arrows = treci prin căsuțele Alhambrei
table-key-cell = următoarea căsuță în care se potrivește piesa
table-key-do = fă ce ai ales
table-key-put = următoarea piesă de așezat
table-key-store = în rezervă
table-key-give = lui Dirk
table-key-hand = mâna ta
table-key-reserve = următoarea piesă din rezerva ta
table-key-others = privește următorul jucător
table-key-undo = anulează un pas
table-key-end = încheie rândul
table-key-hint = arată-mi o mutare bună; apasă din nou pentru mai mult
table-key-log = jurnalul
table-key-worth = cât valorează și ce înseamnă simbolurile
table-key-help = aceste taste
table-key-cancel = renunță; înapoi la Alhambra ta
# What is written on keys
# as in English
table-keyname-enter = Enter
table-keyname-space = Spațiu
# as in English
table-keyname-esc = Esc
# as in English
table-keyname-ctrl-z = Ctrl+Z

## The log and the chat

table-telling = Jurnal și chat
# $count: lines of chat
table-unread = { $count ->
    [one] { $count } mesaj necitit
    [few] { $count } mesaje necitite
   *[other] { $count } de mesaje necitite
  }

### What helps to understand a game: log, recap, chat, scoring sheet, aids, replay, alerts

## The log. Sentences about single events are with the page

log-empty = Încă nu s-a întâmplat nimic.
log-newest = Cele mai noi
log-earlier = Rândurile anterioare
# $tiles, $cards: pictures with names
log-tiles-drawn = Nou în târg: { $tiles }
log-money-drawn = Bani noi: { $cards }
log-dirk-drew = Dirk trage { $tiles }
# Where a tile lies is shown on the board; screen readers are told it by event-tile-placed and others
log-tile-placed = { $name } construiește { $tile }.
log-tile-added = { $name } reproiectează: { $tile } din rezervă.
log-tile-removed = { $name } reproiectează: { $tile } trece în rezervă.
log-tiles-swapped = { $name } reproiectează: { $tile } în loc de { $out }.
# $what: a word of the protocol that this page does not know
log-other = { $what }

recap-title = De la ultimul tău rând
recap-close = Am înțeles

## Chat

chat-lines = Mesaje
chat-empty = Încă niciun mesaj.
chat-quick = Replici rapide
chat-quick-all = Arată toate replicile rapide
# $count: characters
chat-left = { $count ->
    [one] { $count } caracter rămas
    [few] { $count } caractere rămase
   *[other] { $count } de caractere rămase
}
# For screen readers. $name says $text
chat-said = { $name } spune: { $text }

## The scoring sheet

sheet-title = Runde de scor
sheet-title-1 = Prima rundă de scor
sheet-title-2 = A doua rundă de scor
sheet-title-3 = Ultima rundă de scor
sheet-tab-1 = Prima
sheet-tab-2 = A doua
sheet-tab-3 = Ultima
sheet-empty = Încă nu a avut loc nicio rundă de scor.
sheet-open = Foaie de scor
sheet-skip = Sari peste
sheet-none = niciuna
# $count buildings of a $kind, which is the $place-th place and brings $points
sheet-rank = { $count }, locul { $place }, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
sheet-rank-tied = { $count }, locul { $place } la egalitate, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
# $names share the places $from to $to; $total is what these bring, $share what each gets; $rest is lost
sheet-tie = { $rest ->
    [0] { $names } împart locurile { $from }–{ $to }: { $total ->
        [one] { $total } punct
        [few] { $total } puncte
       *[other] { $total } de puncte
    } în total, câte { $share } fiecare.
   *[other] { $names } împart locurile { $from }–{ $to }: { $total ->
        [one] { $total } punct
        [few] { $total } puncte
       *[other] { $total } de puncte
    } în total, câte { $share } fiecare, rotunjit în jos.
}
sheet-wall = cel mai lung zid
# $name: whose palace; $length of the wall
sheet-wall-picture = Alhambra: { $name }, cel mai lung zid { $length }
sheet-wall-none = niciun zid
sheet-gain = Runda aceasta
sheet-before = Înainte
# as in English
sheet-total = Total
# Above the last scoring, and while the last tiles are given out
end-why = Partida se încheie: săculețul e gol și târgul nu mai poate fi completat.

## Aids

aids-title = Ce a mai rămas
# $count: tiles
aids-bag = { $count ->
    [0] Săculețul e gol
    [one] { $count } piesă în săculeț
    [few] { $count } piese în săculeț
   *[other] { $count } de piese în săculeț
}
aids-cards = Bancnote necunoscute
aids-cards-about = În pachet sau într-o mână pe care nu o vezi.
aids-all = total
aids-has = Clădiri și zid
aids-forecast-1 = Dacă prima rundă de scor ar avea loc acum
aids-forecast-2 = Dacă a doua rundă de scor ar avea loc acum
aids-forecast-3 = Dacă ultima rundă de scor ar avea loc acum

## Replay

replay-title = Reluare
# $names: who plays
replay-of = Reluare: { $names }
replay-open-title = Reluarea unei partide
replay-open-lead = Deschide fișierul unei partide: unul salvat la sfârșitul ei sau scris de program.
replay-open = Deschide un fișier
replay-drop = Sau trage-l aici.
replay-other = Alt fișier
replay-play-on = Joacă mai departe de aici
replay-sandbox = Sau construiește tu o poziție
replay-failed = Această partidă nu poate fi afișată.
replay-position = Momentul
# $at of $last: how many actions have been played
replay-moment = { $at } din { $last }
# For screen readers. $moment: such as “12 of 90”; $said: what happened then
replay-said = { $moment }: { $said }
replay-start = Început
replay-first = La început
replay-back = Un pas înapoi
replay-turn-back = Un rând înapoi
replay-play = Redă
replay-pause = Pauză
replay-on = Un pas înainte
replay-turn-on = Un rând înainte
replay-last = La sfârșit
replay-speed = Viteză
# $speed: 0.5, 1, 2 or 4
replay-times = { $speed } ×
replay-link-to = Link către acest moment
replay-copied = Linkul a fost copiat.
replay-copy-failed = Linkul e în bara de adrese.
replay-follows = Urmărește cine joacă
replay-stays = Rămâne la acest jucător
replay-hand-of = Mână: { $name }
replay-hand-hidden = { $count ->
    [one] { $count } bancnotă ascunsă
    [few] { $count } bancnote ascunse
   *[other] { $count } de bancnote ascunse
}
replay-refresh = Caută mutări noi
replay-to-table = La masă
replay-scoring-at = Runda de scor { $number }
replay-tab-board = Târg
replay-tab-hand = Mână
replay-tab-players = Jucători
replay-tab-log = Jurnal

## Alerts

alert-on = Notificările sunt pornite
alert-off = Anunță-mă când îmi vine rândul
alert-about = Browserul te anunță când e rândul tău și ai altă pagină în față.
alert-no = Acest browser nu poate afișa notificări pentru pagina aceasta.
# $names: the others at the table
alert-body = Te așteaptă: { $names }
alert-game = Notificări pentru această partidă
alert-game-about = Când pagina este închisă.
alert-closed = Notificări când pagina este închisă

### The page around it: lobby, setup, waiting room, what happened, refusals

## The page

# as in English
game = Alhambra
to-lobby = Alhambra, la pagina de start
settings = Setări
language = Limbă
theme = Temă
theme-auto = Ca în sistem
theme-light = Luminoasă
theme-dark = Întunecată
sound = Sunet
sound-on = Sunetul e pornit
sound-off = Sunetul e oprit
motion = Animații
# Of sound, and of what moves
settings-off = Oprit
settings-slow = Lent
# as in English
settings-normal = Normal
settings-quick = Rapid
settings-percent = { $percent }{"\u00A0"}%
settings-text = Mărimea textului
settings-aids-about = la mesele care oferă asta
settings-marks = Marchează piesele pe care le poți plăti
settings-marks-about = „=” exact, „+2” cu 2 în plus
settings-coach = Antrenor
settings-coach-about = împotriva boților: spune după rând dacă te-a costat puncte
settings-reasons = Boții spun de ce
settings-reasons-about = o linie despre fiecare rând al lor
help = Ajutor
close = Închide
loading = O clipă…
page-missing = Această pagină nu există
page-missing-why = La această adresă nu e nicio pagină. Verifică dacă ai scris-o corect.
page-missing-back = La pagina de start
page-failed = Această parte a paginii nu s-a încărcat.
page-failed-again = Încearcă din nou
# $what: such as “tower 9”; $note: such as “can be chosen”
with-note = { $what }, { $note }

## Help

help-title = Jocul într-un minut
help-aim = Construiește-ți Alhambra în jurul fântânii. Cumperi clădiri dintr-un târg cu patru piese; fiecare pătrat al târgului cere valuta lui.
help-turn = Când îți vine rândul, faci un singur lucru: iei bani (o bancnotă sau mai multe care fac împreună cel mult 5), cumperi o clădire sau îți reproiectezi Alhambra.
help-exact = Nu primești niciodată rest. Dar dacă plătești exact, mai joci o dată.
help-build = Zid lângă zid, latură deschisă lângă latură deschisă. De la fântână trebuie să se poată ajunge pe jos peste tot, iar între piese nu are voie să rămână închis niciun gol.
help-score = De trei ori are loc o rundă de scor: primești puncte pentru cele mai multe clădiri de fiecare tip și pentru cel mai lung zid exterior. Câștigă cine are cele mai multe puncte.

## Connection

connection-connecting = Se conectează…
connection-open = Conexiune activă
connection-lost = Conexiune pierdută, se reîncearcă…
connection-offline = Nu există conexiune la rețea. Pagina se reconectează imediat ce revine.
connection-gone = Această masă nu există. Poate a expirat.
connection-closed = Fără conexiune
# $count: how many commands wait to be sent
connection-waiting = { $count ->
    [one] { $count } pas așteaptă să fie trimis
    [few] { $count } pași așteaptă să fie trimiși
   *[other] { $count } de pași așteaptă să fie trimiși
}

## Lobby

lobby-title = Joacă Alhambra
lobby-lead = Construiește-ți propria Alhambră: de la unu la șase jucători, chiar aici, în browser.
your-name = Numele tău
your-name-hint = Ca să știe ceilalți cine ești. Nu-ți trebuie cont.
guest = Invitat
# For whoever has not played here yet
lobby-learn-new = Joci pentru prima dată?
lobby-learn-about = Înveți jocul în zece minute, cu lecții scurte la o masă adevărată.
lobby-learn = Învață jucând
lobby-puzzles = Provocări
lobby-deal = Partida zilei
lobby-duplicate = Seară cu partide identice
bots-title = Joacă împotriva boților
bots-lead = Ia loc și începe imediat.
bots-count = Adversari
# $number: from 1
bots-opponent = Adversarul { $number }
bots-level = Dificultate
bots-go = Joacă acum
table-title = Joacă cu prietenii
table-lead = Creează o masă și trimite linkul. Nimeni nu are nevoie de cont.
table-go = Creează masa
table-options = Mai multe opțiuni
device-title = Pe același ecran
device-lead = Doi până la șase jucători în jurul unui singur ecran.
device-go = Joacă acum
device-people = Cine joacă?
# $number: the person's place, from 1
device-person = Jucătorul { $number }
device-add = Adaugă un jucător
# $name
device-remove = Elimină: { $name }
device-names-needed = E nevoie de cel puțin doi jucători.
# The games in which one has a seat
lobby-yours = Partidele tale
lobby-yours-go = Continuă
lobby-yours-open = Încă nu a început
# $names: who sits at the table, as a list
lobby-yours-label = Continuă partida: { $names }
lobby-yours-drop = Scoate din listă partida cu { $names }
lobby-yours-all = Toate partidele tale
# $time: a day and the time of day
lobby-yours-until = până la { $time }
# $count: lines of chat
lobby-yours-unread = { $count ->
    [one] { $count } mesaj nou
    [few] { $count } mesaje noi
   *[other] { $count } de mesaje noi
}
# $time: a day and the time of day
name-opened = Numele tău a fost deschis pe alt dispozitiv ({ $time }).
name-ended = Acest browser nu mai folosește numele tău: pe alt dispozitiv, linkul a fost schimbat sau totul a fost șters.
lobby-open = Mese care așteaptă jucători
lobby-open-none = Acum nu așteaptă nimeni. Creează o masă și bifează „Afișează pe pagina de start”.
lobby-running = Partide de urmărit
lobby-running-none = Acum nu e nicio partidă de urmărit.
lobby-join = Ia loc
lobby-watch = Privește
lobby-replay = Vezi reluarea unei partide dintr-un fișier
# $size: megabytes, a number
offline-offer = Joacă fără rețea: o singură dată { $size } MB
offline-about = Cu boți, cu alții la acest ecran, lecții și provocări: totul pe acest dispozitiv, chiar și în tren.
offline-coming = Se pregătește jocul pe acest dispozitiv…
offline-missing = Acest server nu îți poate da jocul pentru acasă.
offline-failed = Jocul nu a putut fi pornit pe acest dispozitiv. Reîncarcă pagina.
offline-unkept = Acest browser nu păstrează nimic: partida se pierde când închizi pagina.
offline-games = Pe acest dispozitiv
offline-game-open = Încă neîncepută
offline-game-running = În desfășurare
offline-game-over = Încheiată
offline-go-open = Continuă
offline-go-running = Continuă
offline-go-over = Vezi din nou
# $names: who plays, as a list
offline-drop = Șterge de pe acest dispozitiv partida cu { $names }
# A finished game of this device is shown by the server
offline-hand-over = Deschide pe server
offline-leave = La pagina de start a serverului
update-waits = Există o versiune nouă.
update-take = Reîncarcă
update-later = Mai târziu
lobby-scorer = Calculator de puncte pentru jocul de masă
# $free: how many seats are free
lobby-free = { $free ->
    [one] { $free } loc liber
    [few] { $free } locuri libere
   *[other] { $free } de locuri libere
}
# $names: who sits at the table, as a list
lobby-join-label = Ia loc: { $names }
lobby-watch-label = Privește: { $names }
lobby-nobody = o masă goală
# $minutes, $hours: how long ago
ago-now = chiar acum
ago-minutes = { $minutes ->
    [one] acum { $minutes } minut
    [few] acum { $minutes } minute
   *[other] acum { $minutes } de minute
}
ago-hours = { $hours ->
    [one] acum { $hours } oră
    [few] acum { $hours } ore
   *[other] acum { $hours } de ore
}
ago-days = { $days ->
    [one] acum { $days } zi
    [few] acum { $days } zile
   *[other] acum { $days } de zile
}

## Bots, by level

bot-random = Hoinar
bot-builder = Constructor
bot-apprentice = Ucenic
bot-mason = Zidar
bot-architect = Arhitect
bot-master = Maestru
bot-adaptive = Tovarăș
# $level: such as "Mason"; $number: the second, third … of this level
bot-number = { $level } { $number }
bot-random-about = joacă la întâmplare
bot-builder-about = construiește ce se potrivește
bot-apprentice-about = pentru prima partidă
bot-mason-about = își știe meseria
bot-architect-about = planifică din timp
bot-master-about = greu de învins
bot-adaptive-about = joacă cam la fel de bine ca tine

## What a table plays by

setup-players = Locuri
# $count
setup-players-count = { $count ->
    [one] { $count } loc
    [few] { $count } locuri
   *[other] { $count } de locuri
}
setup-dirk = cu Dirk ca al treilea jucător
setup-edition = Reguli
setup-clock = Timp pentru un rând
setup-clock-none = Fără ceas
setup-clock-none-short = fără ceas
# $seconds, $minutes, $days
setup-clock-seconds = { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}
setup-clock-minutes = { $minutes ->
    [one] { $minutes } minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}
setup-clock-days = { $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
}
# $time: one of the above
setup-clock-turn = { $time } la fiecare rând
# $bank for the whole game, $time is added with each turn
setup-clock-bank = { $bank } pentru tot jocul, plus { $time } pe rând
setup-hands = Banii din mână
setup-hands-secret = Ascunși
setup-hands-open = La vedere
setup-hands-secret-about = așa cum spun regulile
setup-hands-open-about = toată lumea vede toate bancnotele
setup-hands-open-short = bani la vedere
setup-aids = Arată ce a mai rămas în săculeț și în pachet
setup-aids-about = și ce ar aduce acum o rundă de scor
setup-aids-off-short = fără ajutor
setup-hints = Sugestii
setup-hints-about = „Arată-mi o mutare bună” când ești la rând; toți văd cine o folosește
setup-hints-on-short = cu sugestii
setup-confirm = Rândul se încheie cu un buton
setup-confirm-about = ca să poți anula înainte orice pas
setup-confirm-off-short = rândul se încheie singur
# as in English
setup-chat = Chat
setup-chat-about = mesaje și replici rapide
setup-chat-off-short = fără chat
setup-listed = Afișează pe pagina de start
setup-listed-about = oricine poate lua loc sau privi
setup-listed-short = pe pagina de start

# as in English
edition-standard = Standard
edition-hu-2003 = Ediția maghiară, 2003
edition-pt-2003 = Ediția în portugheză (Brazilia), 2003
edition-standard-short = reguli standard
edition-hu-2003-short = reguli maghiare
edition-pt-2003-short = reguli portugheze
# $rule, $value: such as “After the second scoring Dirk draws” and “two tiles”
setup-rule = { $rule }: { $value }
rule-start_tie = Dacă doi au cele mai puține bancnote, începe
rule-start_tie-sum = cine are suma mai mică, apoi cel mai tânăr
rule-start_tie-youngest = cel mai tânăr
rule-scoring_place = În teancul lor, cărțile de scor stau
rule-scoring_place-random = într-un loc la întâmplare
rule-scoring_place-top = deasupra
rule-dirk_second = După a doua rundă de scor, Dirk trage
rule-dirk_second-third = o treime din săculeț
rule-dirk_second-two = două piese
rule-dirk_gift = Lui Dirk i se poate da
rule-dirk_gift-always = orice piesă cumpărată
rule-dirk_gift-misfit = doar o piesă care nu se potrivește nicăieri

## Before the start

waiting-title = Așteptăm începutul
# In the title of the page
waiting-taken = { $taken } din { $all } locuri ocupate
waiting-lead-host = Trimite linkul prietenilor, completează locurile libere cu boți dacă vrei și începe partida.
waiting-lead-full = Toate locurile sunt ocupate. Începe partida când ești gata.
waiting-lead-guest = Ia loc. Gazda începe partida când toate locurile sunt ocupate.
waiting-lead-seated = Ai un loc. Gazda începe partida când toate locurile sunt ocupate.
waiting-link = Link pentru prieteni
waiting-copy = Copiază linkul
waiting-copied = Copiat
waiting-copy-by-hand = Apasă Ctrl+C
waiting-share = Distribuie
waiting-seats = Locuri
# $number: the seat's, from 1
seat-number = Locul { $number }
seat-number-free = Locul { $number }: liber
seat-you = tu
# as in English
seat-bot = bot
seat-gone = fără conexiune
sit = Ia loc aici
sit-label = Ia loc aici, locul { $number }
sit-more = Încă un jucător la acest ecran
sit-more-go = Ia loc
sit-more-name = Numele celuilalt jucător
# as in English
sit-bot = Bot
sit-bot-label = Pune un bot pe locul { $number }
sit-bot-level = Dificultatea boților noi
fill-bots = Completează cu boți
stand = Lasă locul liber
stand-label = Lasă liber locul { $number }
free-seat = Elimină jucătorul
free-seat-label = Elimină de pe locul { $number }: { $name }
start = Începe partida
start-waits = Începe când toate locurile sunt ocupate
start-shuffling = Se amestecă…
own-link = Deschide-ți locul pe alt dispozitiv
# $name
own-link-of = { $name }: deschide locul pe alt dispozitiv
own-link-about = Cine are acest link joacă de pe acest loc. Nu-l da nimănui.
# $devices: how many
own-link-devices = { $devices ->
    [one] Deschis pe un dispozitiv.
    [few] Deschis pe { $devices } dispozitive.
   *[other] Deschis pe { $devices } de dispozitive.
  }
own-link-renew = Schimbă linkul
own-link-renew-about = Are altcineva acest link? Cu unul nou, toate celelalte dispozitive pierd acest loc.
# In the menu of a running game
leave = Renunță la joc
# The same where turns have days
leave-days = Pauză sau renunțare
resign = Renunță la acest joc
resign-about = Dacă renunți, un bot joacă în locul tău până la sfârșit. Nu se mai poate schimba, iar rezultatul o spune.
# At the end of the game; $count is how many they are
resigned-of = { $count ->
    [one] { $names } a renunțat; un bot a jucat mai departe.
    [few] { $names } au renunțat; niște boți au jucat mai departe.
   *[other] { $names } au renunțat; niște boți au jucat mai departe.
  }
# Where turns have days
holiday-about = În pauză ceasul tău stă pe loc, cel mult 21 de zile pe partidă.
holiday-days = Cât timp
holiday-begin = Începe pauza
holiday-end = Încheie pauza
# $date is a day
holiday-until = în pauză până la { $date }
opened-elsewhere = Locul tău a fost deschis pe alt dispozitiv.
opened-elsewhere-mine = Eu am fost

## At the table

# $name
turn-yours = E rândul tău
turn-of-yours = { $name }, e rândul tău
turn-other = La rând: { $name }
turn-bot = { $name } se gândește…
turn-away = { $name } lipsește, joacă un bot
turn-late = Timpul a expirat, un bot încheie rândul: { $name }
end-turn = Încheie rândul
undo = Anulează
rematch = Revanșă
rematch-go = La revanșă
# Where the others who play this deal are; and a link for friends to play it, too
deal-results = Compară cu ceilalți
deal-challenge = Provoacă un prieten la această partidă
record = Salvează partida în fișier
shuffle-holds = Amestecare verificată
shuffle-holds-about = Ordinea cărților și a pieselor vine dintr-un secret al serverului și din câte un număr la întâmplare de la fiecare jucător, inclusiv de la tine. Nimeni nu a putut-o alege.
shuffle-fails = Amestecarea nu e în regulă
shuffle-fails-about = Fișierul partidei nu se potrivește cu ce i s-a arătat acestui browser înainte de început. Salvează partida în fișier.
replay-link = Reluare
analysis-link = Analiză
back = M-am întors
# $name
back-of = { $name } s-a întors
want-bot = Lasă un bot să joace
rather-wait = Așteaptă
propose = Cere acordul pentru anularea ultimului meu rând: { $names }
# Where nobody has to agree
take-back = Anulează ultimul meu rând
table-hint = Arată-mi o mutare bună
# The second press: where on the table
table-hint-move = Arată unde
# The third press
table-hint-play = Joac-o
agree = Da, sunt de acord
decline = Nu
say = Scrie un mesaj
say-go = Trimite
handover = Ecranul trece la { $name }
handover-go = Eu sunt { $name }

quick-hello = Salut!
quick-good-luck = Baftă!
quick-well-played = Bine jucat!
quick-thinking = Stai să mă gândesc…
quick-your-turn = E rândul tău.
quick-oops = Ups!
quick-thanks = Mersi!
quick-good-game = Frumoasă partidă!
quick-bye = Pa!

log = Ce s-a întâmplat
# as in English
chat = Chat
next-scoring = Dacă s-ar puncta acum

## Pieces in few words; the rest is with the board

# $kind: such as "tower"
tile-short = { $kind } { $price }

## What can be done, as buttons

action-take = Ia { $cards }
# $tile, $cards; $over: how much too much
action-buy = { $over ->
    [0] Cumpără { $tile } cu { $cards }, exact, apoi mai joci o dată
   *[other] Cumpără { $tile } cu { $cards }, { $over } în plus
}
action-place = Construiește { $tile } la { $cell }
action-store = Pune { $tile } în rezervă
action-give = Dă-i lui Dirk { $tile }
action-add = Reproiectează: construiește { $tile } din rezervă la { $cell }
action-remove = Reproiectează: mută { $tile } în rezervă
action-swap = Reproiectează: intră { $tile }, iese { $out }
action-stop = Așază piesele
action-pass = Zi pas

## What happened in the game. $name: whose turn it was

event-hand-dealt = { $name } primește { $cards }.
event-turn-began = La rând: { $name }.
event-money-taken = { $name } ia { $cards }.
event-tile-bought = { $over ->
    [0] { $name } cumpără { $tile } cu { $cards }, exact, și mai joacă o dată.
   *[other] { $name } cumpără { $tile } cu { $cards }, { $over } în plus.
}
event-tile-placed = { $name } construiește { $tile } la { $cell }.
event-tile-stored = { $name } pune { $tile } în rezervă.
event-tile-given = { $name } îi dă lui Dirk { $tile }.
event-tile-added = { $name } reproiectează: { $tile } din rezervă la { $cell }.
event-tile-removed = { $name } reproiectează: { $tile } de la { $cell } trece în rezervă.
event-tiles-swapped = { $name } reproiectează: { $tile } în loc de { $out } la { $cell }.
event-stopped = { $name } trece la așezarea pieselor.
event-passed = { $name } nu are ce face și zice pas.
event-tile-drawn = Nou în târg ({ $currency }): { $tile }.
event-money-drawn = Bani noi: { $card }.
event-deck-reshuffled = Cărțile decartate se amestecă: un pachet nou de { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }.
event-scoring-card-turned-up = Apare cartea de scor { $letter }.
# $number: 1 to 3; $gains: such as "Ada +12 and Ben +8"
event-round-scored = { $number ->
    [1] Prima rundă de scor: { $gains }.
    [2] A doua rundă de scor: { $gains }.
   *[other] Ultima rundă de scor: { $gains }.
}
event-round-scored-gain = { $name } { $points }
event-dirk-drew = Dirk trage { $tile }.
event-tile-awarded = { $name } primește { $tile }: are cei mai mulți bani ({ $currency }).
event-tile-awarded-nobody = Nimeni nu primește { $tile }: egalitate la bani ({ $currency }).
# $points of the winner or of each winner; $names
event-game-ended = { $count ->
    [one] { $names } câștigă cu { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
    [few] { $names } împart victoria cu câte { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
   *[other] { $names } împart victoria cu câte { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
}

## What happened at the table besides

note-seated = { $name } ia loc.
note-vacated = Locul { $number } e liber.
note-started = Partida începe.
note-undone = { $name } anulează un pas.
note-hinted = { $name } cere o mutare bună.
note-proposed = { $name } cere anularea unui rând.
note-agreed = { $name } e de acord.
note-declined = { $name } nu e de acord.
note-taken-back = Rândul a fost anulat.
note-went-away = { $name } lipsește; joacă un bot.
note-late = { $name } nu mai are timp; un bot încheie rândul.
note-stood-in = Un bot joacă pentru { $name }.
note-bot-wanted = { $name } ar vrea ca un bot să joace pentru cine lipsește.
note-bot-unwanted = { $name } preferă să aștepte.
note-came-back = { $name } s-a întors.
note-resigned = { $name } renunță; un bot joacă mai departe.
note-on-holiday = { $name } și-a schimbat pauza.
note-claimed = { $name }: locul a fost deschis pe alt dispozitiv.
note-renewed = { $name }: locul are un link nou.
note-shuffling = Se amestecă cărțile.
note-rematched = E gata o masă nouă pentru revanșă.
note-gap = Cât ai lipsit s-au întâmplat mai multe decât arată jurnalul.
bot-for = Un bot pentru { $name }

## Refusals, by their kind. $rule is added by refused-by-rule

refused-by-rule = { $text } ({ $rule })
# $text: in English, from a server that knows more than this page
refused-other = { $text }
refused-occupied = Nu aici: căsuța e ocupată.
refused-apart = Nu aici: n-ar atinge Alhambra ta. Construiește lângă o piesă sau lângă fântână.
refused-corner = Nu aici: ar atinge Alhambra ta doar cu un colț. Trebuie s-o atingă cu o latură întreagă.
# $tile and $other: one has a wall where the other has none; $side: a code to choose by
refused-clash-wall = Nu aici: { $side ->
    [N] spre nord
    [E] spre est
    [S] spre sud
   *[W] spre vest
  }, { $tile } are zid, iar { $other } nu are.
refused-clash-open = Nu aici: { $side ->
    [N] spre nord
    [E] spre est
    [S] spre sud
   *[W] spre vest
  }, { $tile } nu are zid, iar { $other } are.
refused-clash-fountain = Nu aici: { $tile } are zid spre fântână, iar fântâna nu are ziduri.
refused-unreachable = Nu aici: nimeni n-ar putea ajunge aici pe jos de la fântână.
refused-unreachable-others = Nu piesa aceasta: nu s-ar mai putea ajunge pe jos la { $tiles }.
refused-encloses = Nu aici: s-ar închide un gol.
refused-not-your-turn = Nu e rândul tău.
refused-game-over = Partida s-a încheiat.
refused-not-now = Termină-ți întâi acțiunile; apoi așezi piesele.
refused-put-down-first = Așază întâi ce ai cumpărat.
refused-empty-take = Ia cel puțin o bancnotă.
# $total
refused-too-much = Împreună fac { $total }. Mai multe bancnote pot face cel mult 5.
# $price, $total, $missing
refused-too-little = Ai dat { $total }, iar prețul e { $price }: îți mai trebuie { $missing }.
# $card
refused-not-in-hand = Nu ai atâtea bancnote de felul acesta: { $card }.
refused-not-on-display = Bancnota { $card } nu e pe masă.
refused-not-in-market = Piesa { $tile } nu e în târg.
# $currency
refused-wrong-currency = Acest pătrat al târgului acceptă doar o valută: { $currency }.
refused-not-in-reserve = Piesa { $tile } nu e în rezerva ta.
refused-not-in-pending = Piesa { $tile } nu e printre cele de așezat.
refused-not-built = Piesa { $tile } nu e în Alhambra ta.
refused-must-act = Mai poți face ceva, deci nu poți zice pas.
refused-stop-instead = După o plată exactă nu zici pas, ci treci la așezarea pieselor.
refused-no-dirk = Dirk joacă doar în partidele de doi.
refused-no-gift-of-award = Piesele de la sfârșitul partidei nu i se pot da lui Dirk.
refused-fits = Piesa { $tile } se potrivește în Alhambra ta. Aici i se poate da lui Dirk doar o piesă care nu se potrivește nicăieri.
refused-no-action = Aceasta nu e o acțiune posibilă.
refused-stale = Între timp s-a jucat mai departe. Mai uită-te o dată, apoi alege.
refused-exercise = Încă nu: fă întâi ce se cere în lecție. Dacă ai făcut altceva, anulează.
refused-exercise-turn = Aici, un rând încheiat nu se mai poate anula. Ca să încerci altceva, ia-o de la capăt.
refused-no-such-exercise = Această lecție sau provocare nu mai există.
refused-turn-complete = Nu mai ai acțiuni: încheie rândul sau anulează întâi un pas.
refused-turn-incomplete = Rândul tău încă nu s-a terminat.
refused-nothing-to-undo = La acest rând nu e nimic de anulat.
refused-nothing-to-take-back = Încă n-ai încheiat niciun rând.
refused-proposal = Cineva cere deja anularea unui rând.
refused-no-proposal = Nimeni nu mai cere anularea unui rând.
refused-not-asked = Ceilalți trebuie să fie de acord, nu tu.
refused-seated = Ai deja un loc la această masă.
refused-seat-taken = A fost cineva mai rapid: locul e ocupat.
refused-free-seat = Înainte de start trebuie ocupate toate locurile.
refused-name = Un nume trebuie să aibă cel puțin o literă sau o cifră.
refused-name-of-bot = Așa se numește un bot. Alege alt nume.
refused-one-seat = La o masă de pe pagina de start, doar gazda poate avea mai multe locuri.
refused-started = Partida a început deja.
refused-not-started = Partida nu a început încă.
refused-not-over = Asta trebuie să aștepte până la sfârșitul partidei.
refused-replay-later = Reluarea poate fi văzută după ce se termină partida.
refused-not-seated = Nu ai loc la această masă.
refused-not-your-seat = Acela e locul altcuiva.
refused-not-host = Numai gazda mesei poate face asta.
refused-seat-key = Acest link nu e valabil pentru niciun loc. Cere unul nou de la cine ți l-a dat.
refused-too-many-devices = Acest loc e folosit deja pe prea multe dispozitive. Schimbă linkul pe dispozitivul pe care a fost ocupat locul: atunci toate celelalte dispozitive pierd acest loc.
refused-name-link = Acest link către un nume nu e valabil. Poate a fost schimbat: deschide-l pe cel nou.
refused-no-alerts = Acest server nu trimite notificări.
refused-alerts-blocked = Browserul nu permite notificări pentru această pagină. Permite-le în setările lui.
refused-alerts-failed = Browserul nu a putut ajunge la serviciul său de notificări. Verifică legătura și încearcă din nou.
refused-renewed = Numele tău nu mai e folosit în acest browser.
refused-not-first = Doar dispozitivul pe care a fost ocupat locul poate schimba linkul.
refused-lot = Numărul tău la întâmplare nu a fost folosit la amestecare. Partida continuă fără el.
refused-no-chat = La această masă chatul e oprit.
refused-chat = Mesajul e gol.
refused-busy = Prea multe schimbări deodată. Încearcă din nou.
refused-bot = Nu există un astfel de bot.
refused-setup = Cu aceste setări nu se poate crea o masă.
refused-no-such-table = Această masă nu există. Poate a expirat.
refused-no-such-deal = Această partidă nu există. Verifică dacă linkul este complet.
refused-played = Încercarea ta la această partidă a fost deja pusă la socoteală. Poți în continuare să exersezi.
refused-deal-closed = Această partidă nu mai contează. Poți în continuare să exersezi cu ea.
refused-deal-first = Joacă mai întâi această partidă până la capăt: prima încercare contează.
refused-deal-secret = Alții încă joacă această partidă. Va fi arătată când se termină.
refused-counted = Această încercare contează: turele terminate nu mai pot fi luate înapoi.
refused-challenge-later = Termină mai întâi partida, apoi provoacă-ți prietenii.
refused-challenge = Din lecții și probleme nu se poate face o provocare.
refused-no-such-scores = Nu există o astfel de foaie de scor. Poate a expirat.
refused-scores-key = Cu acest link poți doar să privești. Cere linkul pentru completare.
refused-too-many = Prea multe cereri deodată. Așteaptă puțin, apoi încearcă din nou.
refused-too-large = E prea mare.
refused-too-long = Partida a devenit prea lungă. Creează o masă nouă.
refused-game-too-long = Partida este prea lungă pentru a fi revăzută sau analizată.
refused-take-backs-used-up = Ai anulat deja câte rânduri se pot anula într-o partidă.
refused-chat-used-up = Ai scris deja cât se poate scrie la o masă.
refused-token = Serverul nu te mai recunoaște. Încearcă din nou.
refused-unavailable = Baza de date a serverului nu răspunde. Încearcă din nou peste câteva clipe.
refused-late = Timpul pentru acest rând a expirat. Îl încheie un bot.
refused-resigned = Ai renunțat. Un bot joacă în locul tău până la sfârșit.
refused-no-holiday = Pauzele sunt pentru jocurile cu zile pentru fiecare rând.
# $left: days of holiday that are left
refused-holiday-used-up = Nu mai ai atâta pauză. Au rămas: { $left ->
    [one] { $left } zi
    [few] { $left } zile
   *[other] { $left } de zile
  }.
refused-by-the-clock = Această masă are ceas: când expiră timpul, un bot încheie rândul.
refused-not-absent = Persoana s-a întors sau joacă deja un bot.
refused-full = Serverul este plin: deocamdată nu se poate salva nimic nou. Partidele începute continuă.
refused-internal = A apărut o eroare pe server. Nu s-a schimbat nimic.
refused-offline = Serverul nu răspunde. Verifică-ți conexiunea.
refused-brought = Serverul nu poate păstra această partidă. O poți viziona totuși.
refused-record = Acest fișier nu conține o partidă.
refused-notation = Nu am putut înțelege ce scrie aici.
refused-twice = Piesa { $tile } e în două locuri. Există câte una din fiecare.
# $copies: how many there are of each card
refused-too-many-cards = Prea multe: { $card }. Din fiecare carte există { $copies }.
refused-scorings = Numărul rundelor de scor nu se potrivește cu cărțile de scor care urmează.
# $letter: A or B; $least: the smallest number of cards before it
refused-scoring-card = Cartea de scor { $letter } nu poate fi acolo: numerele ei trebuie să crească de la { $least }.
# $most: the largest number of cards before it
refused-scoring-card-deck = Înaintea cărții de scor { $letter } nu sunt atâtea cărți: cel mult { $most }.
refused-market-gap = La începutul unui rând târgul e plin. Umple locurile goale.
refused-bag-left = Partida se termină abia când sacul e gol.
refused-no-such-turn = Niciun rând nu duce la această poziție.
