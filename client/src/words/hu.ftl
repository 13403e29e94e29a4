### The board: pieces, palace, market, money, players

## Pieces, as they are called and as a screen reader says them

piece-pavilion = pavilon
piece-seraglio = szeráj
piece-arcades = oszlopcsarnok
piece-chambers = palota
piece-garden = kert
piece-tower = torony
piece-fountain = startlap

piece-b = dénár
# as in English
piece-g = dirham
piece-o = dukát
# as in English
piece-y = florin
# With its colour, where the card cannot be seen.
piece-b-long = kék dénár
piece-g-long = zöld dirham
piece-o-long = narancssárga dukát
piece-y-long = sárga florin
piece-b-letter = k
piece-g-letter = z
piece-o-letter = n
piece-y-letter = s

piece-N = észak
piece-E = kelet
piece-S = dél
piece-W = nyugat

# $kind is one of the six above, $walls one or more sides: "tower, price 9, walls north and east".
piece-tile = { $kind }, ára { $price }, { $count ->
    [0] fal nélkül
   *[other] fal: { $walls }
  }
# "7-es kék dénár"
piece-card = { $value }-{ $value ->
    [3] as
    [5] ös
    [6] os
    [8] as
   *[other] es
  } { $currency }
piece-cell = ({ $x }; { $y })
# $what is a tile or the fountain; $cell is as piece-cell says: "(1, 0)".
piece-at = { $what }, itt: { $cell }
piece-free = szabad mező: { $cell }
# What lies beside a free cell: "north: tower 9"; and where it has a wall there.
piece-beside = { $side }: { $what }
piece-beside-wall = { $side }: { $what }, fallal

## The palace

board-palace = { $name } Alhambrája
board-palace-own = Az Alhambrád
board-palace-help = A nyílbillentyűkkel bejárod az Alhambrát, az Enterrel választasz.
board-can-build = ide építhető
board-cannot-build = ide nem építhető
board-can-choose = választható
board-chosen = kiválasztva
board-new = új
board-zoom-in = Nagyítás
board-zoom-out = Kicsinyítés
board-zoom-fit = A teljes Alhambra mutatása
board-wall-change = fal { $from } → { $to }
board-scores-wall = pontot érő fal: { $walls }

## The market

board-market = Piac
board-slot = { $slot }. piaci mező, { $currency }: { $what }
board-slot-empty = { $slot }. piaci mező, { $currency }: üres
board-pay-exact = pontosan kifizethető, utána újra te jössz
board-pay-over = kifizethető, túlfizetés: { $over }
board-pay-not = most nem tudod kifizetni
board-mark-over = +{ $over }

## The money display

board-display = Pénz
board-display-chosen = { $count } kártya kiválasztva, összesen { $sum } értékben
board-card-fits = felvehető
board-card-fits-not = már nem vehető fel hozzá
board-empty = üres

## Hand, reserve, tray

board-hand = Kézben
board-hand-empty = Nincs pénz a kézben.
board-hand-worth = { $currency }: { $sum }
board-superfluous = nem kell
board-reserve = Tartalék
board-reserve-empty = A tartalék üres.
board-tray = Elhelyezendő
board-tray-awarded = Kapott épület, elhelyezendő
board-to-reserve = Tartalékba
board-to-dirk = Sanyinak

## Players

board-players = Játékosok
board-score = { $score } pont
board-hand-size = { $count } kártya
board-wall = fal { $length }
board-reserve-size = tartalék: { $count }
board-count = { $kind }: { $count }
board-to-act = ő jön
board-winner = győztes
board-away = távol van, bot játszik helyette
board-resigned = feladta, bot játszik helyette
board-absent = megszakadt a kapcsolata
board-look = { $name } Alhambrájának megtekintése
board-dirk = Sanyi
board-dirk-is = a képzeletbeli harmadik játékos, aki csak épületeket gyűjt

## What is left

board-deck-left = { $count } kártya a pakliban
board-bag-left = { $count } épület a zsákban
board-scoring-done = értékelés ({ $name }): megvolt
board-scoring-next = értékelés ({ $name }): ez következik
# $least and $most are numbers of cards.
board-scoring-until = { $most ->
    [0] értékelés ({ $name }): a következő kártyával
   *[other] értékelés ({ $name }): ez következik, még { $least }–{ $most } kártya múlva
  }
board-scoring-later = értékelés ({ $name }): később
board-scoring-1 = A
board-scoring-2 = B
board-scoring-3 = a végén

## What is it worth, and what the signs at the table mean

worth-title = Mennyit ér?
worth-place = { $place }. hely
worth-wall = Leghosszabb külső fal: szakaszonként 1 pont, minden értékeléskor.
worth-tie = Holtversenynél az elfoglalt helyek pontjain osztoznak, lefelé kerekítve.
signs-title = Mit jelentenek a jelek?
sign-deck = pénzkártyák a pakliban
sign-bag = épületek a zsákban
sign-hand = pénzkártyák kézben
sign-wall = a leghosszabb külső fal szakaszai
sign-store = lapok a tartalékban
sign-until = ennyi pénzkártya múlva jön a következő értékelés
sign-gain = pontok, ha most értékelnénk
sign-new = új a legutóbbi köröd óta
sign-exact = pontosan kifizetheted, és utána újra te jössz
sign-over = kifizethető, de ennyi a túlfizetés

### You: your games, your name elsewhere, statistics. These come with the page of them (scripts/catalogues.ts).

## Games

you-title = A játszmáid
# $name: what one is called
you-lead = Ezen a néven játszol: { $name }.
you-none-yet = Itt még nem játszottál.
you-none = Nincs ilyen játszma.
you-which = Mutasd
you-which-all = Mind
you-which-going = Folyamatban
you-which-over = Befejezett
you-which-deals = Közös leosztások
you-which-hidden = Elrejtett
you-search = Keresés játékos szerint
you-more = Továbbiak
# $names: who sits at the table, as a list
you-show = A játszma újra a listára: { $names }
you-won = Győzelem
you-won-tied = Holtverseny az első helyen
# $place: 2 or more
you-place = { $place }. hely
you-analysis = Elemzés
# To the page of a deal that others play as well
you-deal = Összevetés a többiekkel
# Says that a game is one of those
you-deal-one = Közös leosztás
# To play the same deal
you-challenge = Barát kihívása
you-together = A közös játszmáitok
you-download = Az összes játékfájl mentése egyben
# $count: games so far
you-downloaded = { $count } játszma

## The name on other devices

you-device = Ez a név a telefonomon is
you-device-about = Nyisd meg ezt a titkos linket egy másik eszközön, vagy olvasd be a kódot: minden játszmád, helyed és beállításod azonnal ott lesz. Akinél a link van, a nevedben játszhat.
you-device-show = Link és kód megjelenítése
you-device-link = A titkos linked
you-device-code = A link QR-kódként
you-device-renew-about = Új link esetén a régi megszűnik, és a többi eszköz nem használja tovább a nevedet.
you-device-renewed = Van új link. Mostantól csak ez az eszköz használja a nevedet.
you-open-title = Itt is használod a nevedet?
you-open-about = Ezzel a linkkel ez a böngésző megkapja a gazdája játszmáit, helyeit és beállításait.
you-open-take = E böngésző játszmái is kerüljenek hozzájuk
you-open = A név használata itt
you-opened = Ez a böngésző mostantól a nevedet használja.

## Alerts when the page is closed

you-alerts = Értesítések bezárt oldalnál
you-alerts-about = Ez az eszköz szól, ha egy játékban rád várnak, akkor is, ha az oldal be van zárva. A böngésző értesítő szolgáltatása kézbesíti az üzenetet, de nem tudja elolvasni.
you-alerts-on = Értesítések ezen az eszközön
you-alerts-turn = Te jössz
you-alerts-turn-about = Olyan játékokban, amelyek várhatnak: óra nélkül, időkerettel vagy napokkal körönként.
you-alerts-sat = Valaki leül
you-alerts-sat-about = Olyan asztalnál, ahol a kezdésre vársz.
you-alerts-soon = Fogy az időd
you-alerts-soon-about = Egyszer, valamivel a köröd idejének vége előtt.
you-alerts-quiet = Csendes órák
you-alerts-quiet-about = Ebben az időben nincs értesítés, ennek az eszköznek az órája szerint. Ha utána még mindig rád várnak, akkor kapod meg.
you-alerts-from = Ettől
you-alerts-to = Eddig
you-alerts-blocked = Az értesítések le vannak tiltva ennél az oldalnál. Engedélyezd őket a böngésző beállításaiban.
you-alerts-install = iPhone-on vagy iPaden csak a telepített játék tud értesíteni: koppints a Megosztás gombra, majd a „Hozzáadás a Főképernyőhöz” pontra, és onnan nyisd meg a játékot.
you-alerts-insecure = Az értesítések csak biztonságos, https-sel kezdődő címen működnek.
you-alerts-no = Ez a böngésző nem tud értesítést mutatni, ha az oldal be van zárva.
you-alerts-none = Ez a szerver nem küld értesítéseket.
you-alerts-started = Az értesítések be vannak kapcsolva ezen az eszközön.
you-alerts-stopped = Az értesítések ki vannak kapcsolva ezen az eszközön.
# $names: who sits at the table, as a list
you-mute = Ne legyen értesítés erről a játékról: { $names }
# $names: who sits at the table, as a list
you-unmute = Legyen újra értesítés erről a játékról: { $names }

## The end

you-delete = Minden adatom törlése
you-delete-about = A csak botok ellen játszott játszmáid törlődnek. A másokkal játszottak nekik megmaradnak, a neveddel és a lépéseiddel; egy még folyó játszmában bot ül a helyedre. A listád, a statisztikád, a beállításaid és a linked törlődik. A mindenki által játszott leosztások eredményei között a pontjaid megmaradnak, de a neved nélkül, és ezeket a játszmákat senki nem nézheti meg többé. Ez nem vonható vissza.
you-delete-sure = Igen, mindent törlök
you-deleted = Minden adatod törölve.

## Statistics

you-statistics = Statisztika
you-statistics-none = Még nincs mit számolni: játssz végig egy játszmát.
# $games, $wins: how many
you-total = Játszmák: { $games }, győzelmek: { $wins }
you-by-scoring = Pontok értékelésenként
you-by-kind = Pontok épületenként
you-walls = Leghosszabb fal
# From the analyses of one’s games
you-losses = Körönként elvesztett pont
you-losses-about = Az elemzett játszmáidból. A kevesebb a jobb.
you-losses-none = Nyisd meg egy befejezett játszma elemzését, és itt láthatod, hány pontodba került egy-egy kör.
# Reads the line aloud: the first and the last points of it
you-losses-line = Te: kezdetben { $first }, most { $last }
# $number: 1 to 3
you-scoring = { $number }. értékelés
you-average-you = Te
you-average-people = Mindenki itt
you-average-bots = Botok
you-by-seats = Játékosszám szerint
you-by-level = Botok ellen
you-by-name = Emberek ellen
# Everybody at a table of friends
you-together-wins = Ki hányszor nyert
you-who = Ki ellen
you-games = Játszmák
you-wins = Győzelem
you-average = Átlagpont

### Calls: notifications when the page is closed. The service worker has these (scripts/installed.ts).

call-turn = Te jössz
# $names: who plays there, as a list
call-turn-body = Rád vár: { $names }
call-soon = Fogy az időd
# $time: such as 18:30, or a day and a time
call-soon-body = Lépj eddig: { $time }.
# $names: who sat down, as a list
call-sat = Új az asztalodnál: { $names }
call-sat-body = Nyisd meg az asztalt, és nézd meg, ki van ott.
call-stop = Erről a játékról ne jöjjön több értesítés

### Lessons and puzzles. These come with the first of them, not with the page (scripts/catalogues.ts).

## The screens around them (learn-): the list, the panel at the table

learn-title = Tanuld meg játszva
learn-lead = Rövid leckék igazi asztalnál. Te játszol, a lecke pedig elmondja, hogy sikerült. Bármikor abbahagyhatod, és később folytathatod.
learn-lessons = Leckék
learn-puzzles = Feladványok
learn-puzzles-lead = Egyetlen kör mindegyik, és mindet meg lehet oldani.
learn-best = Legjobb lépések
learn-best-lead = Erős gépi játékosok játszmáiból. Minden állásban van egy kör, amely egyértelműen a legjobb. Találd meg!
learn-degree-1 = Könnyű
learn-degree-2 = Közepes
learn-degree-3 = Nehéz
# Said when the best turn was found, before what speaks for it; $points may have a decimal
learn-best-gap = Bármi mással legalább { $points } pontnyi előnyt veszítettél volna.
# $done: how many are done; $all: how many there are
learn-done-of = Kész: { $done } / { $all }
learn-state-done = Kész
learn-state-running = Folytatás
# $title: of a lesson or a puzzle
learn-again = Elölről: { $title }
# $level: how hard a puzzle is, from 1 to 5
learn-level = Nehézség: { $level }
# $number: the puzzle's, from 1
learn-puzzle = { $number }. feladvány
# $step: which one it is, from 1; $steps: how many there are
learn-step = Lépés: { $step } / { $steps }
learn-right = Így van!
learn-well-done = Szép munka!
learn-solved = Megoldva!
# Said when a turn is complete without what was asked for
learn-not-yet = Ez még nem az igazi. Vond vissza, és próbálj mást.
learn-show = Mutasd meg
# A button that shows or hides the solution of a puzzle
learn-show-solution = Megoldás
learn-show-end = Nincs több akciód. Fejezd be a kört.
learn-show-undo = Így nem jutsz el a megoldáshoz. Vond vissza, és onnan folytasd.
learn-start-over = Újrapróbálom
learn-next-lesson = Következő lecke
learn-next-puzzle = Következő feladvány
learn-all-lessons = Minden lecke
learn-all-puzzles = Minden feladvány
# After the last lesson; leads to the start page
learn-first-game = Jöhet az első játszma
learn-fold = Feladat mutatása vagy elrejtése

## Lessons (lesson-): the title, a line about it, a text for each step, and what is said at the end

lesson-money = Pénzfelvétel
lesson-money-about = Egyetlen kártya, akármennyit ér, vagy több kicsi.
lesson-money-1 = A körödben egyetlen dolgot tehetsz. A legegyszerűbb a pénzfelvétel: elveszel egy kártyát, akármennyit ér, vagy többet, ha együtt legfeljebb 5-öt érnek.

    Vegyél fel három kártyát egyszerre!
lesson-money-2 = Három kártya egyetlen körben! Még semmi sem végleges: amíg be nem fejezed a kört, minden lépésedet visszavonhatod. Most fejezd be a körödet!
lesson-money-done = Most a többiek jönnek, és minden kör után feltöltődik a pénzkínálat. A kis értékű kártyák is hasznosak: velük lehet pontosan fizetni.

lesson-exact = Fizess pontosan
lesson-exact-about = Akinek nem jár vissza, újra jöhet.
lesson-exact-1 = A piac minden mezője csak a saját pénznemét fogadja el, és visszajáró soha nincs. De ha pontosan az árat fizeted ki, újra te jössz.

    Vegyél meg egy épületet pontosan az áráért!
lesson-exact-2 = Pontosan fizettél, így még mindig te jössz! Van pénzed még egy ilyenre: vegyél meg egy második épületet is pontosan az áráért.
lesson-exact-3 = Megint pontos! Most akár pénzt is felvehetnél. Ha készen vagy, térj rá az elhelyezésre, és építsd be mindkét lapot. Nincs faluk, ezért a startlap bármelyik oldalához illenek.
lesson-exact-done = Két épület egyetlen körben! Gyűjts olyan kártyákat, amelyekből kijönnek az árak, és gyorsan nő majd az Alhambrád.

lesson-place = Építsd az Alhambrádat
lesson-place-about = Falhoz fal, nyitott oldalhoz nyitott oldal.
lesson-place-1 = Vedd meg a kék mezőn fekvő tornyot. Most nem tudsz pontosan fizetni: 12-t adsz 11 helyett. A különbség elveszik, és már csak a torony elhelyezése van hátra.
lesson-place-2 = A lapokat soha nem forgatjuk el. Ahol két lap összeér, ott vagy mindkettőn van fal, vagy egyiken sincs; a startlapnak nincs fala. Ennek a toronynak délen van.

    Építsd fel az egyik világító mezőn!
lesson-place-done = A startlap fölött a torony fala nyitott oldalhoz ért volna. Máshol viszont be lehet sétálni a startlapról a toronyba, és ennek minden épületnél így kell lennie.

lesson-forbidden = Miért nem ide?
lesson-forbidden-about = Próbálj ki egy tiltott mezőt, és olvasd el, mi a baj.
lesson-forbidden-1 = A zöld mezőn fekvő tornyot három oldalról fal zárja le, csak a bal oldala nyitott. Vedd meg: pontosan ki tudod fizetni.
lesson-forbidden-2 = Helyezd el, de előbb próbáld ki a palotától balra eső mezőt. Ott fal érne falhoz, csakhogy a startlapról senki sem jutna el a toronyhoz. Az asztal ezt meg is mondja.

    Utána építsd oda, ahol be lehet menni!
lesson-forbidden-done = Ha egy mező tiltott, válaszd ki, és olvasd el, miért. Egy okkal még biztosan találkozol: a lapok nem zárhatnak körül üres mezőt.

lesson-wall = A hosszú fal
lesson-wall-about = A leghosszabb külső városfalad pontot ér.
lesson-wall-1 = Minden értékeléskor 1 pontot ér a leghosszabb összefüggő külső városfalad minden szakasza. A tiéd most 4 szakasz. Vedd meg a sárga mezőn fekvő szerájt pontosan az áráért!
lesson-wall-2 = Tedd oda, ahol a falai a tiédet folytatják. Miközben mezőt választasz, az asztal mutatja, milyen hosszú lenne a fal. Legyen 6 szakasz hosszú!
lesson-wall-done = Csak a leghosszabb összefüggő rész számít, és csak kívül: két lapod között a fal nem ér semmit. De ne falazd be magad, mert akkor többé semmi sem fér oda.

lesson-redesign = Tartalék és átépítés
lesson-redesign-about = Építs hozzá, vegyél el belőle, vagy cserélj.
lesson-redesign-1 = Amit nem építesz be, az a tartalékodban vár, és ott nem ér pontot. Az átépítés ugyanolyan akció, mint a pénzfelvétel vagy a vásárlás.

    Építsd be a tornyot a tartalékodból!
lesson-redesign-2 = Ez volt az akciód ebben a körben. Fejezd be a kört, és jöhetnek a többiek.
lesson-redesign-3 = Cserélni is lehet: egy tartalékban lévő lap kerül egy beépített helyére. Tedd az oszlopcsarnokot a kert helyére, és a falad egy szakasszal hosszabb lesz!
lesson-redesign-done = A kert most a tartalékodban van. Van egy harmadik mód is: egy lapot csere nélkül is kivehetsz az Alhambrádból. Csak a startlap marad mindig a helyén.

lesson-scoring = Értékelés és holtverseny
lesson-scoring-about = Egy-egy fajtáért az kap pontot, akinek a legtöbb van belőle.
lesson-scoring-1 = Egy játszmában három értékelés van, és minden fajtában az nyer, akinek a legtöbb épülete van belőle. Most neked egy tornyod van, és egy másik játékosnak is egy: ez holtverseny.

    Vedd meg a zöld mezőn fekvő tornyot pontosan az áráért!
lesson-scoring-2 = Pontosan fizettél, így újra te jössz: vegyél fel pénzt. A pakliban egy értékelőkártya lapul. Amint előkerül, értékelés következik.
lesson-scoring-3 = Csak az számít, ami az Alhambrádban áll, a tartalék soha. Építsd be a tornyot, és egyedül neked lesz a legtöbb tornyod!
lesson-scoring-4 = Most fejezd be a kört. Feltöltődik a pénzkínálat, előkerül az értékelőkártya, és a pontozólapon látod, ki miért mennyit kap.
lesson-scoring-done = A tornyokért járó 6 pont csak a tiéd. A kerteknél holtverseny van: az 5 ponton osztoztok, lefelé kerekítve, ezért mindketten 2-t kaptok. A későbbi értékelések sokkal többet érnek.

lesson-end = A játék vége
lesson-end-about = Üres a zsák: ki kapja az utolsó épületeket?
lesson-end-1 = A zsák üres. Amint a piac egy megüresedett mezőjét nem lehet feltölteni, azzal a körrel véget ér a játék. Vedd meg a narancssárga mezőn fekvő palotát!
lesson-end-2 = Építsd be a palotát, és fejezd be a kört. Ekkor minden piacon maradt épületet ingyen kap meg az, akinek holtverseny nélkül a legtöbb pénze van az adott pénznemben.
lesson-end-3 = Zöld pénzből neked van a legtöbb, ezért tiéd a torony, pedig ki sem tudtad volna fizetni. Építsd be!
lesson-end-4 = Fejezd be a kört. Jön az utolsó értékelés, amely a legtöbb pontot hozza: minden fajtában még a második és a harmadik is kap.
lesson-end-done = A legtöbb pont nyer. Jegyezd meg: a vége felé a kezedben tartott pénz is szerezhet még neked egy épületet.

lesson-dirk = Ketten és Sanyi
lesson-dirk-about = A harmadik játékos, aki csak épületeket gyűjt.
lesson-dirk-1 = Ha ketten játszotok, Sanyi is beszáll. Nincs köre, nincs pénze, nincs Alhambrája, de gyűjti az épületeket, és minden értékeléskor úgy rangsorolják, mint egy igazi játékost.

    Vedd meg a kék mezőn fekvő tornyot pontosan az áráért!
lesson-dirk-2 = Sanyinak és az ellenfelednek két-két tornya van, osztoznának a pontokon. Eggyel többel Sanyi egyedül állna az élen, és az első értékeléskor a második hely semmit sem ér.

    Add a tornyodat Sanyinak!
lesson-dirk-done = Sanyi az első és a második értékelés után újabb épületeket húz, de nyerni sosem tud. Ennyi az egész játék: jó szórakozást!

## What a learner may do instead (slip-)

slip-few-cards = Többet is felvehetsz egyszerre, ha a kártyák együtt legfeljebb 5-öt érnek. Vond vissza, és válassz hármat.
slip-took-money = Pénzt vettél fel, pedig ez a lépés mást kér. Vond vissza, és olvasd el még egyszer.
slip-overpaid = Ez több volt az áránál, és visszajáró nincs. Vond vissza, és keress kártyákat, amelyekből pontosan kijön az ár.
slip-bought = Épületet vettél, pedig ez a lépés a pénzfelvételről szól. Vond vissza, és próbáld újra.
slip-other-tile = Ez egy másik épület. Vond vissza, és keresd meg azt, amelyikről szó van.
slip-stopped = Pontosan fizettél, tehát még lenne akciód. Vond vissza, és folytasd.
slip-built = A lap most az Alhambrádban van. Vond vissza, és tedd oda, ahová ez a lépés kéri.
slip-stored = A tartalékban egy lap sem ér pontot. Vond vissza, és tedd oda, ahová ez a lépés kéri.
slip-added = Szabad mezőre építetted a lapot. Vond vissza, és cserélj ki vele egy beépítettet.
slip-removed = Kivettél egy lapot az Alhambrádból. Vond vissza, és olvasd el még egyszer, mit kér ez a lépés.
slip-swapped = Kicseréltél két lapot. Vond vissza, és építsd inkább szabad mezőre.
slip-wall-same = A leghosszabb falad nem nőtt. Vond vissza, és keresd meg, hol érnek össze a falak.
slip-not-yet = Ez még nem az igazi. Vond vissza, és próbálj mást.

## Puzzles (puzzle-): what is asked, by the goal. Parameters are codes and numbers, see goals.py

# $times: how often; 2 or more but for the easiest
puzzle-bought-exactly = { $times ->
    [one] Fizess ki egy épületet pontosan!
   *[other] Fizess pontosan { $times } alkalommal egyetlen körben!
}
# $times: how many buildings
puzzle-bought = Vegyél { $times } épületet egyetlen körben!
# $tiles: how many, bought in this turn or from the reserve
puzzle-built = Építs be { $tiles } lapot az Alhambrádba egyetlen körben!
puzzle-reserve-empty = A köröd végén legyen üres a tartalékod!
puzzle-best-turn = Találd meg a legjobb kört!
# $by: segments of the longest outer wall
puzzle-swap-longer = Cserélj ki egy lapot ebben a körben úgy, hogy a leghosszabb falad legalább { $by } szakasszal nőjön!
puzzle-wall-longer = Növeld a leghosszabb faladat legalább { $by } szakasszal!
# $length: in segments; nothing longer is possible
puzzle-wall-longest = Építsd meg az ebben a körben elérhető leghosszabb falat: { $length } szakasz!
# $kind: selects one of six
puzzle-most = { $kind ->
    [pavilion] Legyen tiéd az első hely a pavilonoknál: a köröd végén több pavilon álljon az Alhambrádban, mint bárki máséban!
    [seraglio] Legyen tiéd az első hely a szerájoknál: a köröd végén több szeráj álljon az Alhambrádban, mint bárki máséban!
    [arcades] Legyen tiéd az első hely az oszlopcsarnokoknál: a köröd végén több oszlopcsarnok álljon az Alhambrádban, mint bárki máséban!
    [chambers] Legyen tiéd az első hely a palotáknál: a köröd végén több palota álljon az Alhambrádban, mint bárki máséban!
    [garden] Legyen tiéd az első hely a kerteknél: a köröd végén több kert legyen az Alhambrádban, mint bárki máséban!
   *[tower] Legyen tiéd az első hely a tornyoknál: a köröd végén több torony álljon az Alhambrádban, mint bárki máséban!
}
# $points: if the next scoring were right after this turn
puzzle-points-now = Játssz úgy, hogy ha rögtön ez után a kör után jönne a következő értékelés, legalább { $points } pontot kapj!
# $points: how many more; Dirk is not counted
puzzle-lead-now = Játssz úgy, hogy ha rögtön ez után a kör után jönne a következő értékelés, legalább { $points } ponttal többet kapj, mint bármelyik másik játékos!

### The scorer for a table of cardboard. This comes with its page only (scripts/catalogues.ts).

scorer-title = Pontszámoló
scorer-lead = Igazi asztalnál játszott játékhoz: írd be, kinek mije van, és azonnal látod a pontokat. Minden ezen az eszközön marad, és hálózat nélkül is működik.
scorer-new = Új játék
scorer-players = Hányan játszotok?
scorer-with-dirk = Sanyi a harmadik játékos.
# $number: of the seat
scorer-name = { $number }. játékos neve
scorer-edition-about = A pontok minden kiadásban egyformák. Csak az értékelőkártyák helye miatt számít.
scorer-begin = Kezdjük
scorer-kept = Játékok ezen az eszközön
scorer-kept-none = Még nincs.
scorer-deleted = A játék törölve.
# $day: such as “17 Nov 2026”
scorer-delete = Játék törlése: { $day }
scorer-paper = Pontozólap papírra
# On the sheet for paper, before a line to write on
scorer-date = Dátum:
# $name has $points
scorer-name-points = { $name } { $points }
scorer-all = Minden játék
scorer-not-kept = A böngészőben nincs hely, vagy nem tárolhat semmit. Folytathatjátok, de a játék elvész, ha bezárjátok az oldalt.
scorer-sent-later = Amit beírsz, később elküldjük.
# $name: who comes after
scorer-next = Következő: { $name }
scorer-points = Pontok
scorer-totals = Minden értékelés
scorer-how = Hogyan számoljunk?
scorer-quick = Számolás
scorer-exact = Alhambra megépítése
# $tile: such as “tower 9”
scorer-remove = Levétel: { $tile }
scorer-choose-tile = Válassz egy lapot a dobozból. Koppints egy lerakottra, ha le akarod venni.
# $tile: such as “tower 9”
scorer-choose-cell = Hol van: { $tile }? A világító helyek szabályosak.
scorer-kinds = Fajták
# $kind: such as “tower”; $count: how many are in the box
scorer-kind-left = { $kind }, { $count } a dobozban
scorer-box = Lapok a dobozban
scorer-box-empty = Ebből a fajtából nincs több a dobozban.
# $what: such as “tower”
scorer-less = Eggyel kevesebb: { $what }
# $what: such as “tower”
scorer-more = Eggyel több: { $what }
scorer-picture = Kép megosztása
scorer-link-about = Akié ez a link, az is kitöltheti:
scorer-copy = Másolás
scorer-watching = Te csak nézed, más tölti ki.
scorer-together = Kitöltés több telefonon
scorer-extras = Ki kezd, óra, értékelőkártyák
scorer-starter = Ki kezd?
scorer-starter-draw = Sorsolás
# $name: who starts
scorer-starter-is = { $name } kezd
scorer-timer = Köridő
scorer-timer-begin = Új kör
scorer-timer-stop = Leállítás
scorer-time-up = Lejárt az idő
scorer-cards = Mikor jönnek az értékelőkártyák?
scorer-cards-about = Számoljátok a pénzkártyákat, és tudni fogjátok, mikor közeleg egy értékelés.
scorer-cards-dealt = Kiosztott kártyák összesen
scorer-cards-drawn = Azóta húzott kártyák
scorer-cards-none = Nincs több értékelőkártya: az utolsó értékelés a végén lesz.

### Study: hints, analysis, sandbox. These come with the first of them, not with the page (scripts/catalogues.ts).

## What speaks for a turn (analysis/reasons.py). No subject, for it may be anybody's turn.

# The buildings of a kind, at the beginning of a sentence
reason-kinds = { $kind ->
    [pavilion] Pavilonok
    [seraglio] Szerájok
    [arcades] Oszlopcsarnokok
    [chambers] Paloták
    [garden] Kertek
   *[tower] Tornyok
}
# $kind as reason-kinds has it
reason-most = { $kind }: most több, mint bárki másnál. { $points } ponttal több a következő értékeléskor.
reason-level = { $kind }: most holtverseny az első helyen. { $points } ponttal több a következő értékeléskor.
# $after is the place
reason-place = { $kind }: most { $after }. hely. { $points } ponttal több a következő értékeléskor.
reason-wall = A leghosszabb fal { $before } szakaszról { $after } szakaszra nő.
# A tile was taken down; built elsewhere, it makes the wall longer
reason-wall-later = A leghosszabb fal ezután { $before } szakaszról { $after } szakaszra nőhet.
# $after: how many times
reason-exact = { $after ->
    [one] Pontosan fizet, ezért jár még egy akció.
   *[other] { $after } alkalommal is pontosan fizet, és mindegyik után jár még egy akció.
  }
# $name might have bought $tile
reason-denies = { $name } pontosan ki tudta volna fizetni: { $tile }.
# $name would lead with the tile that was bought, or have a longer wall
reason-keeps-most = { $kind }: { $name } így nem kerül az élre.
reason-keeps-wall = { $name } így nem kap hosszabb falat.
reason-soon = Ezekkel a kártyákkal pontosan kifizethető: { $tile }.
# $before is how many cards, $after what they are worth
reason-cards = { $before } kártya egyszerre, összesen { $after } értékben.
reason-card = Nagy értékű kártya: { $after }.
# What is left in hand, and would be otherwise
reason-money = Több pénz marad: { $before } helyett { $after }.
# How many ways to build a tile are left, and would be otherwise
reason-room = Több építési lehetőség marad: { $before } helyett { $after }.
# At least $before and at most $after cards are drawn before it
reason-scoring = { $after ->
    [0] A következő kártyával értékelés jön.
   *[other] Közel az értékelés: még { $before }–{ $after } kártya.
  }
reason-patience = Azonnal nem hoz semmit, de később kifizetődik.

## A turn that was thought out, drawn (advice-)

advice-wall = Fal: { $before } → { $after }
advice-wall-same = Fal: { $length }, mint előtte
# $lead in points, with its sign; over the best other player, at the end
advice-lead = Várható előny: { $lead }
# Says what the picture shows
advice-picture = { $name }: az Alhambra a kör után, fal { $length }

## The analysis of a finished game (analysis-)

# $names: who played
analysis-of = Elemzés: { $names }
analysis-failed = Ezt a játszmát nem lehet elemezni
analysis-percent = { $value }%
# A figure and how far it may be off
analysis-with-error = { $value } ± { $error }
analysis-stage-waiting = Mindjárt kezdődik…
analysis-stage-quick = Első átnézés…
analysis-stage-full = Alaposabb átnézés…
analysis-progress = Haladás
analysis-done = Az elemzés elkészült.
analysis-chances = Nyerési esély
# What the dots on the chart are
analysis-key-mistake = Hiba
analysis-mark = Hiba. Elvesztett pontok: { $loss }
# $points: such as “3.4 ± 0.5”
analysis-lost = Elvesztett pontok: { $points }
analysis-lost-nothing = Nincs elvesztett pont
analysis-move = { $number }. lépés
# $name did it
analysis-move-of = { $number }. lépés: { $name }
analysis-mistakes = Hibák
analysis-mistakes-none = Nincs egyértelmű hiba. Szép játék!
# The search goes on
analysis-mistakes-none-yet = Eddig nem találtunk hibát
analysis-mistake-before = Előző hiba
analysis-mistake-next = Következő hiba
# $percent: such as “12 %”
analysis-cost = Elvesztett nyerési esély: { $percent }
analysis-compare = Összehasonlítás
analysis-did = Amit { $name } tett
analysis-better = Ami jobb lett volna
analysis-before = Az asztal a lépés előtt
analysis-turning = Fordulópontok
analysis-turning-none = Egyetlen kör sem döntötte el önmagában ezt a játszmát.
# $way: up or down; $percent of the chance to win
analysis-turning-mistake = { $name }: hiba. A nyerési esély csökkenése: { $percent }.
analysis-turning-play = { $way ->
    [up] { $name }: erős kör. A nyerési esély növekedése: { $percent }.
   *[down] { $name }: gyenge kör. A nyerési esély csökkenése: { $percent }.
}
analysis-turning-luck = { $way ->
    [up] { $name }: szerencsés kártyák és lapok. A nyerési esély növekedése: { $percent }.
   *[down] { $name }: balszerencsés kártyák és lapok. A nyerési esély csökkenése: { $percent }.
}
analysis-shares = Szerencse és tudás
analysis-shares-lead = Hány ponttal vitték előre vagy vetették vissza ezek a játékost?
analysis-luck = Szerencse
analysis-own = Saját lépések
analysis-others = A többiek lépései
analysis-together = Összesen
analysis-count = { $points } pont
# What luck did to somebody, and then their own moves, and those of the others
analysis-luck-words = { $way ->
    [good] A szerencse segített: { analysis-count }.
    [bad] A szerencse hátráltatott: { analysis-count }.
   *[none] A szerencse nem változtatott semmin.
}
analysis-own-words = { $way ->
    [good] A saját lépések segítettek: { analysis-count }.
    [bad] A saját lépések hátráltattak: { analysis-count }.
   *[none] A saját lépések nem változtattak semmin.
}
analysis-others-words = { $way ->
    [good] A többiek lépései segítettek: { analysis-count }.
    [bad] A többiek lépései hátráltattak: { analysis-count }.
   *[none] A többiek lépései nem változtattak semmin.
}
analysis-seat-mistakes = { $count } hiba. Elvesztett pontok: { $points }.
analysis-points = Honnan jöttek a pontok
analysis-table = Minden lépés táblázatban
analysis-col-move = Lépés
analysis-col-player = Játékos
analysis-col-done = Mi történt
analysis-col-chance = { $name }: nyerési esély
analysis-col-lost = Elvesztett pontok

## A good move, and what a turn has cost (hint-, coach-)

hint-title = Egy jó lépés
coach-title = Az utolsó köröd
coach-cost = Ez a kör körülbelül { $points } pontodba került.
# $reason speaks for another turn
coach-why = Jobb lett volna: { $reason }
coach-show = Megnézem
coach-take-back = Visszavonás
coach-played = Ezt játszottad
coach-better = Ez jobb lett volna

## Playing on from a moment of a game, and a position that one sets up (play-on-, sandbox-)

play-on-title = Játék innen tovább
play-on-lead = Ez egy privát asztalt nyit. Válaszd ki, ki játszik.
# A choice beside the levels of bots
play-on-person = Valaki ezen az eszközön
play-on-draws = A még húzandó lapok
play-on-same = Mint ebben a játszmában
play-on-new = Újra húzva
play-on-go = Játék
play-on-edit = Előbb módosítom az állást
sandbox-title = Állás felállítása
sandbox-failed = Ezt az állást nem lehet megnyitni.
sandbox-no-position = A link hiányos, vagy hiba van benne.
sandbox-seats = Kinek az Alhambrája
# $why: a sentence that says what is wrong in the palace of $name
sandbox-in-palace = { $name }: { $why }
# $wall: the longest one of the palace that is shown; $cards in the deck, $tiles in the bag
sandbox-good = Ez az állás lehetséges. Leghosszabb fal: { $wall }. A pakliban: { $cards }. A zsákban: { $tiles }.
sandbox-checking = Ellenőrzés…
sandbox-parts = Mit módosítasz
sandbox-tab-tiles = Épületek
sandbox-tab-money = Pénz
sandbox-tab-stage = Kör és pakli
sandbox-ask = Mi legyen ezzel az állással
sandbox-held = { $tile }: válaszd ki, hová kerüljön.
sandbox-tiles-help = Válassz egy épületet, aztán a helyét.
# $slot: from 1 to 4
sandbox-put-slot = A piac { $slot }. helyére
sandbox-reserve-of = { $name } tartaléka
sandbox-put-reserve = A tartalékba
sandbox-put-dirk = Sanyinak adom
sandbox-box = A zsákban
sandbox-put-box = Vissza a zsákba
sandbox-purse = Melyik pénz
sandbox-purse-display = Kiterítve
sandbox-purse-discard = Eldobva
sandbox-no-cards = Nincs kártya.
sandbox-card-add = Kártya hozzáadása
sandbox-card-remove = Válaszd ki, ha ki akarod venni.
# $card in words; $left: how many of it are in the deck
sandbox-card-left = { $card }, a pakliban: { $left }
sandbox-turn = Kör
sandbox-actor = Ő következik
sandbox-starter = Ő kezdett
sandbox-youngest = Legfiatalabb
sandbox-mid-turn = Ez a kör már elkezdődött.
sandbox-new-turn = Vissza az elejére
sandbox-points = Pontok
sandbox-deck = Pénzpakli
sandbox-scorings = Eddigi értékelések
sandbox-deck-help = Az osztás utáni első kártyától számolva.
sandbox-drawn = Kihúzott kártyák
# How many cards come before scoring card $letter (A or B)
sandbox-card-least = { $letter ->
    [A] Az
   *[other] A
  } { $letter } értékelés előtt legalább
sandbox-card-most = { $letter ->
    [A] Az
   *[other] A
  } { $letter } értékelés előtt legfeljebb
sandbox-other = Másik állás
sandbox-players = Játékosok
sandbox-deal = Új játszma kezdete
sandbox-play = Játék innen
sandbox-best = Legjobb lépések
sandbox-thinking = Gondolkodás…
sandbox-score = Ha most lenne értékelés
sandbox-link = Link másolása
sandbox-turn-number = { $number }. lehetőség
# $points: how much less lead it promises than the best turn
sandbox-loss = Elmaradás a legjobbtól: { $points }

### Deals: the deal of the day, challenges, duplicate evenings. These come with the first of them, not with the page (scripts/catalogues.ts).

## A deal that many people play (deal-)

deal-day-title = A nap leosztása
deal-day-lead = Mindenkinek ugyanaz a leosztás, ugyanazok a botok. Az első próbád számít.
deal-challenge-title = Kihívás
deal-challenge-lead = Ugyanaz a leosztás, ugyanaz a hely, ugyanazok a botok: ki szerez több pontot?
# Before a game with other people becomes a challenge
deal-challenge-about = A barátaid a te helyedről játsszák ezt a leosztást. A többi ember helyett botok játszanak. Milyen erősek legyenek?
# One of the five deals of an evening
deal-duplicate-title = { $number }. leosztás
deal-duplicate-lead = Mindenki egyedül játssza ezt a leosztást ugyanazok ellen a botok ellen. Az első próbád számít.
# $names: of the bots
deal-against = Ellenfeleid: { $names }.
deal-streak = { $count ->
    [one] { $count } napja minden nap játszottál
   *[other] { $count } napja minden nap játszottál
  }
deal-duplicate-back = Az est eredményei
deal-own = A te próbád
deal-counts = Az első próbád számít. Utána annyit gyakorolsz, amennyit szeretnél.
deal-share = Mások megnézhetik a játszmámat
deal-share-about = Csak az nézheti meg, aki maga is végigjátszotta ezt a leosztást.
deal-shared = Aki végigjátszotta ezt a leosztást, megnézheti a többiek játszmáit.
deal-running = A próbád folyamatban van.
deal-closed = Ez a leosztás már nem számít, de gyakorolni még lehet vele.
deal-play = Játszom ezt a leosztást
deal-continue = Folytatás
deal-practise = Gyakorlás
deal-hours-left = { $hours ->
    [one] Még { $hours } óra
   *[other] Még { $hours } óra
  }
# $place among $count tries
deal-result = { $points } pont: { $place }. hely ({ $count } próbából)
deal-result-late = { $points } pont, de a játszma túl későn ért véget ahhoz, hogy számítson.
deal-par = A mester a te helyeden { $points } pontot szerzett.
deal-par-coming = A mester még játszik a te helyeden…
deal-invite = Barátok meghívása
deal-all = Összes próba: { $count }
deal-none = Még senki sem fejezte be.
deal-spread = Hány próba ért véget hány ponttal
deal-bar = { $from }–{ $to } pont: { $count ->
    [one] { $count } próba
   *[other] { $count } próba
  }.
deal-bar-yours = A tiéd itt van.
deal-bar-par = A mester itt van.
deal-place = Hely
deal-name = Név
deal-points = Pont
deal-games = Játszmák
deal-you = te
# In place of the name of somebody who has deleted everything of theirs
deal-deleted = Törölt név
deal-compare = Összevetés
deal-compare-one = { $name } játszmájának összevetése
deal-replay = Megnézem
deal-replay-of = { $name } játszmájának megnézése
deal-compared = Két játszma egymás mellett
deal-analysis = Elemzés
deal-turn = Kör
deal-points-now = Pont eddig: { $points }
# What a turn lost, from the analysis
deal-lost = Veszteség: { $points }
# The same of a whole game
deal-lost-all = Összes veszteség: { $points }
deal-analysing = Elemzés…
deal-turn-of = { $name } { $number }. körének megnézése
deal-fair = Tisztességes keverés
deal-fair-later = A kártyák és az épületek sorrendje azelőtt eldőlt, hogy bárki játszott volna: ez az ujjlenyomata. Ha a leosztásnak vége, itt jelenik meg a kiinduló száma, és bárki ellenőrizheti, hogy semmi sem változott.
deal-fair-told = Ebből a kiinduló számból pontosan az ilyen ujjlenyomatú leosztás adódik. Bárki ellenőrizheti.
# $date: when it was drawn
deal-fair-missed = Ezen a napon nem futott a szerver. A leosztás később készült ({ $date }), előre senki nem rögzítette. Csak gyakorlásra való.
deal-commitment = A leosztás ujjlenyomata
deal-seed = Kiinduló szám
deal-commitment-next = A holnapi leosztás ujjlenyomata
deal-archive = Minden nap
deal-older = Régebbi napok
deal-week = A hét eredményei

## Several deals together (league-), and a duplicate evening (duplicate-)

league-table = Eredmények
league-total = Összesen
league-week-title = A hét
# $count: how many
league-week-lead = Minden nap egy új leosztás. Mindenkinél a legjobb { $count } eredmény számít.
duplicate-title = Duplikált est
duplicate-lead = Sokan játsszák ugyanazt az öt leosztást, mindenki egyedül, ugyanazok ellen a botok ellen.
duplicate-new = Est előkészítése
duplicate-name = Az est neve
duplicate-level = A botok szintje
duplicate-make = Létrehozás
duplicate-deals = A leosztások
duplicate-table = Eredmények eddig
duplicate-file = Eredmények fájlban (CSV)
duplicate-invite = Játékosok meghívása

### The page of the rules: what stands around their text, and under its pictures

rules-title = A játékszabály
rules-contents = Tartalom
# $rule: such as "R4.2"
rules-clause = { $rule } szabály
rules-missing = Nincs ilyen szabály: { $rule }.
rules-all = Az összes szabály
print = Nyomtatás
# Shown above English rules, where a language has none of its own
rules-in-english = Ezt a szabályt még nem fordították le.

## Under the pictures. First what is tried (action-place and others), then what the rules say to it

# $tile: such as "garden 10"; $cards: in words
rules-example-pay = Fizetés ({ $tile }): { $cards }
rules-verdict-allowed = Szabályos.
# $paid for a $price
rules-verdict-exact = Fizetve { $paid }, az ár { $price }: pontos. Újra te jössz.
rules-verdict-over = Fizetve { $paid }, az ár { $price }: szabályos, de a túlfizetés ({ $over }) elveszik.
rules-verdict-clash = Szabálytalan: fal nyitott oldalhoz ér.
rules-verdict-unreachable = Szabálytalan: lenne olyan lap, ahová nem lehetne gyalog eljutni.
rules-verdict-apart = Szabálytalan: nem ér hozzá semmihez.
rules-verdict-corner = Szabálytalan: csak a sarkával ér hozzá.
rules-verdict-encloses = Szabálytalan: üres helyet zárna körül.
rules-verdict-too-much = Szabálytalan: együtt { $paid } az értékük.
rules-verdict-too-little = Szabálytalan: { $paid } kevesebb, mint { $price }.
# $length: how many segments
rules-wall = A leghosszabb fal { $length } pontot ér.
# For screen readers. $tiles: all tiles with their cells, as a list
rules-palace = Egy Alhambra: { $tiles }
# $scoring: such as "Second scoring"; $kind: such as "tower"
rules-score = { $scoring }: { $kind }
# For screen readers. $name has $count buildings and gets $points
rules-score-row = { $name }: { $count } épület, { $points } pont
# The players of the examples. Use the same names in the text of the rules
# as in English
rules-player-1 = Ada
# as in English
rules-player-2 = Ben
# as in English
rules-player-3 = Cem
rules-player-4 = Dóra

### The table while a game runs: what can be done now, the buttons, and the banners

## What now. The first words say whose turn it is, the rest what one can do

# $options: one or more of the three below, as "a, b or c"
table-can = Lehetőségeid: { $options }.
table-can-take = pénzfelvétel
table-can-buy = épületvásárlás
table-can-redesign = átépítés
table-can-go-on = Pontosan fizettél, így még te jössz. Lehetőségeid: { $options }. Vagy helyezd el, amit vettél.
table-can-put-down = Pontosan fizettél. Már csak el kell helyezned, amit vettél.
table-can-pass = Most semmit sem tehetsz, ezért passzolsz.

# $sum: of the chosen cards; $more: whether another card still fits
table-taking = { $count } kártyát veszel fel, összesen { $sum } értékben. { $more ->
    [yes] A világosakat még felveheted hozzá.
   *[no] Többet már nem vehetsz fel hozzá.
  }
table-taking-too-much = Több kártya együtt legfeljebb 5-öt érhet.

# $tile: such as "garden 11"; $sum: of the chosen cards; $price; $missing; $over
table-paying-exact = Pontosan kifizeted: { $tile } ({ $price }), és újra te jössz.
table-paying-over = Fizetés ({ $tile }): { $sum }, ebből { $over } túlfizetés, és visszajáró nincs.
table-paying-less = Eddig { $sum }, az ár { $price } ({ $tile }): még { $missing } hiányzik.
table-paying-not = Most nem tudod kifizetni: { $tile }. Az ár { $price }, neked { $sum } van ({ $currency }).
# $cards: those that are not needed
table-paying-superfluous = Nem kell, a kezedben marad: { $cards }.
table-paying-nothing = Ezzel most semmit sem vehetsz: { $cards }.
# A tile of the market that is only looked at
table-looking = A piacon: { $tile }, pénzneme { $currency }.
# $count: places where it could be built; $from and $to: the wall now and at best
table-fits = { $count } helyre illik; a fal a legjobb esetben { $from } → { $to }.
table-fits-nowhere = Az Alhambrádban most sehová sem illik.

table-put-choose = Helyezd el, amit vettél: válassz egy lapot.
table-award-choose = Ezek a lapok a tieid: válassz egyet, és helyezd el.
table-put = Elhelyezés: { $tile }. Válassz egy világító mezőt{ $ways ->
    [both] , a tartalékot vagy Sanyit
    [reserve] { " " }vagy a tartalékot
    [dirk] { " " }vagy Sanyit
   *[none] { "" }
  }.
table-put-nowhere = Most sehová sem illik: { $tile }. { $ways ->
    [both] Tedd a tartalékba, vagy add Sanyinak.
    [dirk] Add Sanyinak.
   *[reserve] Tedd a tartalékba.
  }
table-add = Beépítés a tartalékból: { $tile }. Válassz egy világító mezőt{ $swaps ->
    [yes] , vagy egy lapot, amelynek a helyére kerül
   *[no] { "" }
  }.
table-add-nowhere = Most sehová sem illik: { $tile }. A tartalékban marad.
table-remove = Elbontás: { $tile }. Tedd a tartalékba{ $swaps ->
    [yes] , vagy válassz helyette egy lapot a tartalékból
   *[no] { "" }
  }.
table-replace = Csere: { $tile }. Válassz helyette egy lapot a tartalékból.
table-removed = Nélküle a fal { $from } → { $to }.
table-complete = Nincs több akciód. Fejezd be a kört, vagy vonj vissza egy lépést.
# The same where it ends by itself after some seconds
table-ending = A köröd kész, és mindjárt véget ér. Még visszavonhatod.

table-wait = Közben nézelődhetsz és tervezhetsz.
table-watching = Nézőként vagy itt.
table-stood-in = Egy bot játszik helyetted.
table-late = Lejárt az időd. Ezt a kört egy bot fejezi be; a következő megint a tiéd.
table-next = Utána te jössz.

## Buttons

# $sum
table-do-take = Felveszem: { $sum }
table-do-buy = Veszem
table-do-buy-exact = Veszem, és tovább
table-do-place = Ide építem
table-do-swap = Cserélem
table-do-store = Tartalékba
table-do-stop = Elhelyezés
table-do-pass = Passz
table-cancel = Mégse
table-undo-step = Visszavonás: { $step }

## Paying

table-payments = Így fizethetsz: { $tile }
# What the chosen cards are worth, of the price
table-paid = { $sum } / { $price }
table-pay-exact = pontos: újra te jössz
table-pay-over = túlfizetés: { $over }
# $cards in words; $how: one of the two above
table-payment = { $cards }: { $how }
table-payments-more = még { $count } lehetőség

## Parts of the screen

table-tab-players = Játékosok és napló
table-own = Vissza az Alhambrádhoz
# For those who watch: show the palace of whoever is playing
table-follow = Vissza a soron lévőhöz
table-reserve-of = { $name } tartaléka
table-look-next = Következő Alhambra
table-look-before = Előző Alhambra
table-scores = Értékelések
table-left-over = Mi van még hátra

## Banners

table-proposal = { $name } szeretné visszavonni az utolsó körét.
table-proposal-own = Azt kérted, hogy visszavonhasd az utolsó körödet.
# $names: who has not answered
table-proposal-waits = Még nem válaszolt: { $names }.
table-declined = { $name } nem egyezik bele: a köröd nem vonható vissza.
table-away = Távol voltál, ezért egy bot játszik helyetted.
table-away-of = { $name } távol volt, ezért egy bot játszik helyette.
table-absent = { $name } nincs itt ({ $time }).
table-absent-wanted = { $names } szeretné, hogy egy bot játsszon.
table-absent-agreed = Te azt szeretnéd, hogy egy bot játsszon.
table-absent-waits = Még nem egyezett bele: { $names }.
table-handover-title = Add tovább a képernyőt: { $name } jön
table-handover-about = A kártyák rejtve maradnak, amíg { $name } meg nem nézi őket.

## The clock

# $time: such as "0:42"
table-time = még { $time }
table-time-days = még { $days } nap
table-time-hours = még { $hours } óra
table-time-short = Már csak { $seconds } másodperc.

## Keys

table-keys = Billentyűk
table-keys-title = Billentyűk az asztalnál
table-keys-on = Betű- és számbillentyűk használata
table-keys-on-about = Kapcsold ki, ha egy másik programnak kellenek.
table-key-market = épület kiválasztása a piacon; még egyszer: vásárlás
table-key-display = pénz kiválasztása; még egyszer: felvétel
table-key-payment = a következő fizetési mód
table-key-arrows = az Alhambra mezőinek bejárása
table-key-cell = a következő hely, ahová a lap illik
table-key-do = a kiválasztott akció végrehajtása
table-key-put = a következő elhelyezendő lap
table-key-store = a tartalékba
table-key-give = Sanyinak
table-key-hand = a kezedben lévő pénz
table-key-reserve = a tartalékod következő lapja
table-key-others = a következő játékos megnézése
table-key-undo = egy lépés visszavonása
table-key-end = a kör befejezése
table-key-hint = mutass egy jó lépést; újra megnyomva többet mutat
table-key-log = a napló
table-key-worth = mennyit ér, és mit jelentenek a jelek
table-key-help = ezek a billentyűk
table-key-cancel = mégse; vissza a saját Alhambrához
# What is written on keys
# as in English
table-keyname-enter = Enter
table-keyname-space = Szóköz
# as in English
table-keyname-esc = Esc
# as in English
table-keyname-ctrl-z = Ctrl+Z

## The log and the chat

table-telling = Napló és csevegés
# $count: lines of chat
table-unread = { $count } olvasatlan

### What helps to understand a game: log, recap, chat, scoring sheet, aids, replay, alerts

## The log. Sentences about single events are with the page

log-empty = Még nem történt semmi.
log-newest = Legújabb
log-earlier = Korábbi körök
# $tiles, $cards: pictures with names
log-tiles-drawn = Új épület a piacon: { $tiles }
log-money-drawn = Új pénz: { $cards }
log-dirk-drew = Sanyi húz: { $tiles }
# Where a tile lies is shown on the board; screen readers are told it by event-tile-placed and others
log-tile-placed = { $name } épít: { $tile }.
log-tile-added = { $name } átépít: { $tile } a tartalékból.
log-tile-removed = { $name } átépít: { $tile } a tartalékba kerül.
log-tiles-swapped = { $name } átépít: { $tile } be, { $out } ki.
# $what: a word of the protocol that this page does not know
log-other = { $what }

recap-title = A legutóbbi köröd óta
recap-close = Értem

## Chat

chat-lines = Üzenetek
chat-empty = Még nincs üzenet.
chat-quick = Gyors üzenetek
chat-quick-all = Az összes gyors üzenet
# $count: characters
chat-left = még { $count } karakter
# For screen readers. $name says $text
chat-said = { $name } üzeni: { $text }

## The scoring sheet

sheet-title = Értékelések
sheet-title-1 = Első értékelés
sheet-title-2 = Második értékelés
sheet-title-3 = Utolsó értékelés
sheet-tab-1 = Első
sheet-tab-2 = Második
sheet-tab-3 = Utolsó
sheet-empty = Még nem volt értékelés.
sheet-open = Pontozólap
sheet-skip = Átugrom
sheet-none = nincs
# $count buildings of a $kind, which is the $place-th place and brings $points
sheet-rank = { $count } épület, { $place }. hely, { $points } pont
sheet-rank-tied = { $count } épület, megosztott { $place }. hely, { $points } pont
# $names share the places $from to $to; $total is what these bring, $share what each gets; $rest is lost
sheet-tie = { $rest ->
    [0] { $names } osztozik ({ $from }–{ $to }. hely): együtt { $total }, fejenként { $share } pont.
   *[other] { $names } osztozik ({ $from }–{ $to }. hely): együtt { $total }, fejenként lefelé kerekítve { $share } pont.
}
sheet-wall = leghosszabb fal
# $name: whose palace; $length of the wall
sheet-wall-picture = { $name } Alhambrája, leghosszabb fal: { $length }
sheet-wall-none = nincs fal
sheet-gain = Ez az értékelés
sheet-before = Előtte
sheet-total = Összesen
# Above the last scoring, and while the last tiles are given out
end-why = Vége a játéknak: a zsák üres, a piacot nem lehet feltölteni.

## Aids

aids-title = Mi van még hátra
# $count: tiles
aids-bag = { $count ->
    [0] Üres a zsák
   *[other] { $count } épület a zsákban
}
aids-cards = Ismeretlen pénzkártyák
aids-cards-about = A pakliban van, vagy valakinek a kezében, ahová nem látsz be.
aids-all = mind
aids-has = Épületek és fal
aids-forecast-1 = Ha most lenne az első értékelés
aids-forecast-2 = Ha most lenne a második értékelés
aids-forecast-3 = Ha most lenne az utolsó értékelés

## Replay

replay-title = Visszajátszás
# $names: who plays
replay-of = Visszajátszás: { $names }
replay-open-title = Játszma visszajátszása
replay-open-lead = Nyisd meg egy játszma fájlját: olyat, amelyet a játék végén mentettek, vagy amelyet a program írt.
replay-open = Fájl megnyitása
replay-drop = Vagy húzd ide.
replay-other = Másik fájl
replay-play-on = Játék innen tovább
replay-sandbox = Vagy állíts fel egy állást
replay-failed = Ezt a játszmát nem lehet megmutatni.
replay-position = Állás
# $at of $last: how many actions have been played
replay-moment = { $at } / { $last }
# For screen readers. $moment: such as “12 of 90”; $said: what happened then
replay-said = { $moment }: { $said }
replay-start = Kezdőállás
replay-first = A kezdőálláshoz
replay-back = Egy lépést vissza
replay-turn-back = Egy kört vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-on = Egy lépést előre
replay-turn-on = Egy kört előre
replay-last = A végére
replay-speed = Sebesség
# $speed: 0.5, 1, 2 or 4
replay-times = { $speed } ×
replay-link-to = Link erre az állásra
replay-copied = A link a vágólapra került.
replay-copy-failed = A link a címsorban van.
replay-follows = A soron lévőt mutatja
replay-stays = Ennél a játékosnál marad
replay-hand-of = { $name } kártyái
replay-hand-hidden = { $count } kártya, rejtve
replay-refresh = Új lépések keresése
replay-to-table = Az asztalhoz
replay-scoring-at = { $number }. értékelés
replay-tab-board = Piac
replay-tab-hand = Kéz
replay-tab-players = Játékosok
replay-tab-log = Napló

## Alerts

alert-on = Az értesítések bekapcsolva
alert-off = Értesítést kérek, ha én jövök
alert-about = A böngésző szól, ha te jössz, és épp egy másik oldal van előtted.
alert-no = Ez a böngésző ehhez az oldalhoz nem tud értesítést mutatni.
# $names: the others at the table
alert-body = Rád várnak: { $names }
alert-game = Értesítések erről a játékról
alert-game-about = Ha az oldal be van zárva.
alert-closed = Értesítések bezárt oldalnál

### The page around it: lobby, setup, waiting room, what happened, refusals

## The page

# as in English
game = Alhambra
to-lobby = Alhambra, vissza a kezdőlapra
settings = Beállítások
language = Nyelv
theme = Megjelenés
theme-auto = Rendszer szerint
theme-light = Világos
theme-dark = Sötét
sound = Hang
sound-on = Hang bekapcsolva
sound-off = Hang kikapcsolva
motion = Animációk
# Of sound, and of what moves
settings-off = Ki
settings-slow = Lassú
settings-normal = Normál
settings-quick = Gyors
settings-percent = { $percent }%
settings-text = Betűméret
settings-aids-about = azoknál az asztaloknál, ahol ez elérhető
settings-marks = A kifizethető lapok megjelölése
settings-marks-about = „=” pontosan, „+2” 2 túlfizetéssel
settings-coach = Edző
settings-coach-about = botok ellen: a kör után szól, ha pontokba került
settings-reasons = A botok megmondják, miért
settings-reasons-about = egy sor minden körükről
help = Súgó
close = Bezárás
loading = Egy pillanat…
page-missing = Ez az oldal nem létezik
page-missing-why = Ezen a címen nincs oldal. Nézd meg, nem írtad-e el.
page-missing-back = A kezdőlapra
page-failed = Az oldalnak ez a része nem töltődött be.
page-failed-again = Újrapróbálom
# $what: such as “tower 9”; $note: such as “can be chosen”
with-note = { $what }, { $note }

## Help

help-title = A játék egy percben
help-aim = Építsd fel Alhambrádat a startlapod köré. Az épületeket a piacról veszed, ahol mindig négy közül választhatsz; minden mezőn más pénznemmel kell fizetni.
help-turn = A körödben egy dolgot teszel: pénzt veszel fel (egy kártyát, vagy többet, ha együtt legfeljebb 5-öt érnek), épületet vásárolsz, vagy átépítesz.
help-exact = Visszajáró soha nincs. De ha pontosan fizetsz, újra te jössz.
help-build = Falhoz fal, nyitott oldalhoz nyitott oldal kerül. A startlapról gyalog mindenhová el kell jutni, és üres helyet nem szabad körülzárni.
help-score = Háromszor van értékelés: pontot kapsz, ha egy-egy fajtából neked van a legtöbb épületed, és pontot ér a leghosszabb külső városfalad is. A legtöbb pont nyer.

## Connection

connection-connecting = Kapcsolódás…
connection-open = Kapcsolódva
connection-lost = Megszakadt a kapcsolat, újrapróbáljuk…
connection-offline = Nincs hálózat. Amint újra lesz, az oldal magától kapcsolódik.
connection-gone = Nincs ilyen asztal. Lehet, hogy lejárt.
connection-closed = Nincs kapcsolat
# $count: how many commands wait to be sent
connection-waiting = { $count } lépés elküldésre vár

## Lobby

lobby-title = Játssz Alhambrát
lobby-lead = Építsd fel a saját Alhambrádat: 1–6 játékosnak, itt a böngészőben.
your-name = A neved
your-name-hint = Hogy a többiek tudják, ki vagy. Fiók nem kell.
guest = Vendég
# For whoever has not played here yet
lobby-learn-new = Most ismerkedsz a játékkal?
lobby-learn-about = Rövid leckékből, igazi asztalnál tíz perc alatt megtanulod.
lobby-learn = Tanuld meg játszva
lobby-puzzles = Feladványok
lobby-deal = A nap leosztása
lobby-duplicate = Duplikált est
bots-title = Játék botok ellen
bots-lead = Kezdheted is.
bots-count = Ellenfelek
# $number: from 1
bots-opponent = { $number }. ellenfél
bots-level = Nehézség
bots-go = Játsszunk!
table-title = Játék barátokkal
table-lead = Nyiss egy asztalt, és küldd el a linket. Fiók senkinek sem kell.
table-go = Asztal nyitása
table-options = További lehetőségek
device-title = Játék közös képernyőn
device-lead = 2–6 játékos egyetlen képernyő körül.
device-go = Játsszunk!
device-people = Ki játszik?
# $number: the person's place, from 1
device-person = { $number }. játékos
device-add = Új játékos
# $name
device-remove = { $name } eltávolítása
device-names-needed = Legalább két játékos kell.
# The games in which one has a seat
lobby-yours = A játszmáid
lobby-yours-go = Folytatom
lobby-yours-open = Még nem kezdődött el
# $names: who sits at the table, as a list
lobby-yours-label = Folytatom ezt a játszmát: { $names }
lobby-yours-drop = A játszma eltávolítása a listáról: { $names }
lobby-yours-all = Az összes játszmád
# $time: a day and the time of day
lobby-yours-until = eddig: { $time }
# $count: lines of chat
lobby-yours-unread = { $count } új üzenet
# $time: a day and the time of day
name-opened = A nevedet megnyitották egy másik eszközön ({ $time }).
name-ended = Ez a böngésző már nem használja a nevedet: egy másik eszközön új linket kértek, vagy mindent töröltek.
lobby-open = Játékosra váró asztalok
lobby-open-none = Most éppen senki sem vár. Nyiss egy asztalt, és pipáld be: „Látszik a kezdőlapon”.
lobby-running = Nézhető játszmák
lobby-running-none = Most éppen nincs nézhető játszma.
lobby-join = Leülök
lobby-watch = Nézem
lobby-replay = Játszma visszajátszása fájlból
# $size: megabytes, a number
offline-offer = Játék hálózat nélkül: egyszer { $size } MB
offline-about = Botok ellen, másokkal ennél a képernyőnél, leckék és feladványok: minden ezen az eszközön, a vonaton is.
offline-coming = A játék előkészítése ezen az eszközön…
offline-missing = Ez a szerver nem tudja odaadni a játékot.
offline-failed = A játékot nem sikerült elindítani ezen az eszközön. Töltsd be újra az oldalt.
offline-unkept = Ez a böngésző semmit sem őriz meg: a játszma elvész, amikor bezárod az oldalt.
offline-games = Ezen az eszközön
offline-game-open = Még nem kezdődött el
offline-game-running = Folyamatban
offline-game-over = Véget ért
offline-go-open = Folytatás
offline-go-running = Folytatás
offline-go-over = Megnézem újra
# $names: who plays, as a list
offline-drop = A játszma törlése erről az eszközről: { $names }
# A finished game of this device is shown by the server
offline-hand-over = Megnyitás a szerveren
offline-leave = A szerver kezdőlapjára
update-waits = Van új változat.
update-take = Újratöltés
update-later = Később
lobby-scorer = Pontszámoló a társasjátékhoz
# $free: how many seats are free
lobby-free = { $free } szabad hely
# $names: who sits at the table, as a list
lobby-join-label = Leülök ehhez az asztalhoz: { $names }
lobby-watch-label = Nézem ezt az asztalt: { $names }
lobby-nobody = üres asztal
# $minutes, $hours: how long ago
ago-now = az imént
ago-minutes = { $minutes } perce
ago-hours = { $hours } órája
ago-days = { $days } napja

## Bots, by level

bot-random = Vándor
bot-builder = Építő
bot-apprentice = Inas
bot-mason = Kőműves
bot-architect = Építész
bot-master = Mester
bot-adaptive = Társ
# $level: such as "Mason"; $number: the second, third … of this level
bot-number = { $level } { $number }
bot-random-about = találomra lép
bot-builder-about = azt építi, ami illik
bot-apprentice-about = az első játszmához
bot-mason-about = érti a dolgát
bot-architect-about = előre tervez
bot-master-about = nehéz legyőzni
bot-adaptive-about = nagyjából olyan jól játszik, mint te

## What a table plays by

setup-players = Helyek
# $count
setup-players-count = { $count } hely
setup-dirk = Sanyi a harmadik
setup-edition = Szabályok
setup-clock = Idő egy körre
setup-clock-none = Nincs óra
setup-clock-none-short = nincs óra
# $seconds, $minutes, $days
setup-clock-seconds = { $seconds } másodperc
setup-clock-minutes = { $minutes } perc
setup-clock-days = { $days } nap
# $time: one of the above
setup-clock-turn = körönként { $time }
# $bank for the whole game, $time is added with each turn
setup-clock-bank = { $bank } a játszmára, körönként plusz { $time }
setup-hands = Kézben tartott kártyák
setup-hands-secret = Titkosak
setup-hands-open = Nyíltak
setup-hands-secret-about = ahogy a szabály mondja
setup-hands-open-about = mindenki minden kártyát lát
setup-hands-open-short = nyílt kártyák
setup-aids = Látszik, mi van még a zsákban és a pakliban
setup-aids-about = és hogy mennyit érne most egy értékelés
setup-aids-off-short = segítség nélkül
setup-hints = Tippek
setup-hints-about = „Mutass egy jó lépést”, ha te jössz; mindenki látja, ki használja
setup-hints-on-short = tippekkel
setup-confirm = Minden kör gombnyomással ér véget
setup-confirm-about = hogy előtte minden lépést vissza lehessen vonni
setup-confirm-off-short = a kör magától ér véget
setup-chat = Csevegés
setup-chat-about = írott és gyors üzenetek
setup-chat-off-short = nincs csevegés
setup-listed = Látszik a kezdőlapon
setup-listed-about = bárki leülhet vagy nézheti
setup-listed-short = a kezdőlapon

edition-standard = Alapszabály
edition-hu-2003 = Magyar kiadás, 2003
edition-pt-2003 = Portugál nyelvű (brazil) kiadás, 2003
edition-standard-short = alapszabály
edition-hu-2003-short = magyar szabály
edition-pt-2003-short = portugál szabály
# $rule, $value: such as “After the second scoring Dirk draws” and “two tiles”
setup-rule = { $rule }: { $value }
rule-start_tie = Ki kezd, ha többeknek van a legkevesebb kártyája
rule-start_tie-sum = akié kevesebbet ér, azután a legfiatalabb
rule-start_tie-youngest = a legfiatalabb
rule-scoring_place = Az értékelőkártyák helye a saját kupacukban
rule-scoring_place-random = véletlenszerű
rule-scoring_place-top = legfelül
rule-dirk_second = A második értékelés után Sanyi húz
rule-dirk_second-third = a zsák egyharmadát
rule-dirk_second-two = két épületet
rule-dirk_gift = Sanyinak adható
rule-dirk_gift-always = bármelyik vásárolt épület
rule-dirk_gift-misfit = csak olyan épület, amely sehová sem illik

## Before the start

waiting-title = Várakozás az indulásra
# In the title of the page
waiting-taken = { $taken } hely foglalt, összesen { $all }
waiting-lead-host = Küldd el a linket a barátaidnak, a szabad helyekre ültess botokat, ha szeretnél, és indítsd el a játékot.
waiting-lead-full = Minden hely foglalt. Indítsd el a játékot, ha készen állsz.
waiting-lead-guest = Ülj le. Ha minden hely foglalt, a házigazda indítja a játékot.
waiting-lead-seated = Van helyed. Ha minden hely foglalt, a házigazda indítja a játékot.
waiting-link = Link a barátaidnak
waiting-copy = Link másolása
waiting-copied = Kimásolva
waiting-copy-by-hand = Nyomj Ctrl+C-t
waiting-share = Megosztás
waiting-seats = Helyek
# $number: the seat's, from 1
seat-number = { $number }. játékos
seat-number-free = { $number }. hely: szabad
seat-you = te
# as in English
seat-bot = bot
seat-gone = megszakadt a kapcsolata
sit = Leülök ide
sit-label = Leülök ide: { $number }. hely
sit-more = Még egy játékos ezen a képernyőn
sit-more-go = Leül
sit-more-name = A másik játékos neve
# as in English
sit-bot = Bot
sit-bot-label = Bot leültetése: { $number }. hely
sit-bot-level = Az új botok nehézsége
fill-bots = Feltöltés botokkal
stand = Hely elhagyása
stand-label = { $number }. hely elhagyása
free-seat = Játékos eltávolítása
free-seat-label = { $name } eltávolítása ({ $number }. hely)
start = Játék indítása
start-waits = Indul, ha minden hely foglalt
start-shuffling = Keverés…
own-link = Helyed megnyitása másik eszközön
# $name
own-link-of = { $name } helyének megnyitása másik eszközön
own-link-about = Akinél ez a link van, ezen a helyen játszhat. Tartsd meg magadnak.
# $devices: how many
own-link-devices = { $devices ->
    [one] Egy eszközön van megnyitva.
   *[other] { $devices } eszközön van megnyitva.
  }
own-link-renew = Új link
own-link-renew-about = Másnak is megvan ez a link? Az újjal minden más eszköz elveszíti ezt a helyet.
# In the menu of a running game
leave = Feladás
# The same where turns have days
leave-days = Szabadság vagy feladás
resign = Feladom ezt a játszmát
resign-about = Ha feladod, a végéig egy bot játszik helyetted. Ez nem vonható vissza, és az eredménynél is látszik.
# At the end of the game; $count is how many they are
resigned-of = { $count ->
    [one] { $names } feladta; bot játszott tovább helyette.
   *[other] { $names } feladták; botok játszottak tovább helyettük.
  }
# Where turns have days
holiday-about = A szabadságod alatt áll az órád, játszmánként legfeljebb 21 napig.
holiday-days = Mennyi időre
holiday-begin = Szabadság kezdése
holiday-end = Szabadság vége
# $date is a day
holiday-until = szabadságon eddig: { $date }
opened-elsewhere = A helyedet megnyitották egy másik eszközön.
opened-elsewhere-mine = Én voltam

## At the table

# $name
turn-yours = Te jössz
turn-of-yours = { $name }, te jössz
turn-other = { $name } köre
turn-bot = { $name } gondolkodik…
turn-away = { $name } helyett egy bot játszik
turn-late = Lejárt az idő: { $name } körét egy bot fejezi be
end-turn = Kör vége
undo = Visszavonás
rematch = Visszavágó
rematch-go = Irány a visszavágó
# Where the others who play this deal are; and a link for friends to play it, too
deal-results = Összevetés a többiekkel
deal-challenge = Hívd ki egy barátodat ezzel a leosztással
record = Játszma mentése fájlba
shuffle-holds = A keverés ellenőrizve
shuffle-holds-about = A kártyák és az épületek sorrendje a szerver titkából és minden játékos egy-egy véletlen számából adódik, a tiédből is. Senki sem választhatta meg.
shuffle-fails = A keverés nem stimmel
shuffle-fails-about = A játszma nem egyezik azzal, amit ez a böngésző a kezdés előtt látott. Mentsd el fájlba.
replay-link = Visszajátszás
analysis-link = Elemzés
back = Újra itt vagyok
# $name
back-of = { $name } újra itt van
want-bot = Játsszon egy bot
rather-wait = Várjunk
propose = Az utolsó köröm visszavonásának kérése: { $names }
# Where nobody has to agree
take-back = Az utolsó köröm visszavonása
table-hint = Mutass egy jó lépést
# The second press: where on the table
table-hint-move = Mutasd, hol
# The third press
table-hint-play = Játszd meg
agree = Igen, engedem
decline = Nem
say = Írj üzenetet
say-go = Küldés
handover = Add tovább a képernyőt: { $name } jön
handover-go = { $name } vagyok

quick-hello = Sziasztok!
quick-good-luck = Sok szerencsét!
quick-well-played = Szép volt!
quick-thinking = Gondolkodom…
quick-your-turn = Te jössz.
quick-oops = Hoppá!
quick-thanks = Köszi!
quick-good-game = Jó játék volt!
quick-bye = Viszlát!

log = Mi történt
chat = Csevegés
next-scoring = Ha most lenne értékelés

## Pieces in few words; the rest is with the board

# $kind: such as "tower"
tile-short = { $kind } { $price }

## What can be done, as buttons

action-take = Felvétel: { $cards }
# $tile, $cards; $over: how much too much
action-buy = { $over ->
    [0] Vásárlás: { $tile }. Fizetés: { $cards }, pontosan: újra te jössz
   *[other] Vásárlás: { $tile }. Fizetés: { $cards }, túlfizetés: { $over }
}
action-place = Építés: { $tile }, ide: { $cell }
action-store = Tartalékba: { $tile }
action-give = Sanyinak: { $tile }
action-add = Átépítés: { $tile } a tartalékból ide: { $cell }
action-remove = Átépítés: { $tile } a tartalékba
action-swap = Átépítés: { $tile } be, { $out } ki
action-stop = Elhelyezés
action-pass = Passz

## What happened in the game. $name: whose turn it was

event-hand-dealt = { $name } kezdőtőkéje: { $cards }.
event-turn-began = { $name } következik.
event-money-taken = { $name } pénzt vesz fel: { $cards }.
event-tile-bought = { $over ->
    [0] { $name } épületet vesz: { $tile }. Pontosan fizet ({ $cards }), és újra ő jön.
   *[other] { $name } épületet vesz: { $tile }. Fizet: { $cards }, túlfizetés: { $over }.
}
event-tile-placed = { $name } épít: { $tile }, ide: { $cell }.
event-tile-stored = { $name } tartalékba tesz: { $tile }.
event-tile-given = { $name } Sanyinak ad: { $tile }.
event-tile-added = { $name } átépít: { $tile } a tartalékból ide: { $cell }.
event-tile-removed = { $name } átépít: { $tile } ({ $cell }) a tartalékba kerül.
event-tiles-swapped = { $name } átépít: { $tile } be, { $out } ki, itt: { $cell }.
event-stopped = { $name } rátér az elhelyezésre.
event-passed = { $name } semmit sem tehet, ezért passzol.
event-tile-drawn = Új épület a piacon ({ $currency }): { $tile }.
event-money-drawn = Új pénz: { $card }.
event-deck-reshuffled = A dobópaklit megkeverjük: { $count } kártyás új pakli.
event-scoring-card-turned-up = Előkerül { $letter ->
    [A] az
   *[other] a
  } { $letter } értékelőkártya.
# $number: 1 to 3; $gains: such as "Ada +12 and Ben +8"
event-round-scored = { $number ->
    [1] Első értékelés: { $gains }.
    [2] Második értékelés: { $gains }.
   *[other] Utolsó értékelés: { $gains }.
}
event-round-scored-gain = { $name } { $points }
event-dirk-drew = Sanyi húz: { $tile }.
event-tile-awarded = { $name } ingyen kapja: { $tile }, mert nála van a legtöbb pénz ({ $currency }).
event-tile-awarded-nobody = Senki sem kapja: { $tile }, mert a legtöbb pénz ({ $currency }) nem egyetlen játékosnál van.
# $points of the winner or of each winner; $names
event-game-ended = { $count ->
    [one] { $names } nyer { $points } ponttal.
   *[other] { $names } osztozik a győzelmen, fejenként { $points } ponttal.
}

## What happened at the table besides

note-seated = { $name } leül.
note-vacated = { $number }. hely: szabad.
note-started = Kezdődik a játék.
note-undone = { $name } visszavon egy lépést.
note-hinted = { $name } jó lépést kér.
note-proposed = { $name } szeretné visszavonni egy körét.
note-agreed = { $name } beleegyezik.
note-declined = { $name } nem egyezik bele.
note-taken-back = A kört visszavontuk.
note-went-away = { $name } távol van; egy bot játszik helyette.
note-late = { $name } ideje lejárt; a kört egy bot fejezi be.
note-stood-in = { $name } helyett egy bot játszik.
note-bot-wanted = { $name } szeretné, hogy a hiányzó helyett egy bot játsszon.
note-bot-unwanted = { $name } inkább várna.
note-came-back = { $name } újra itt van.
note-resigned = { $name } feladja; egy bot játszik tovább.
note-on-holiday = { $name } módosította a szabadságát.
note-claimed = { $name } helyét megnyitották egy másik eszközön.
note-renewed = { $name } helyének új linkje van.
note-shuffling = Keverik a kártyákat.
note-rematched = Új asztal vár a visszavágóra.
note-gap = Amíg nem voltál itt, több minden történt, mint amit a napló mutat.
bot-for = { $name } helyett egy bot

## Refusals, by their kind. $rule is added by refused-by-rule

refused-by-rule = { $text } ({ $rule })
# $text: in English, from a server that knows more than this page
refused-other = { $text }
refused-occupied = Ide nem: a mező foglalt.
refused-apart = Ide nem: nem érne hozzá az Alhambrádhoz. Egy lap vagy a startlap mellé építs.
refused-corner = Ide nem: csak a sarkával érne az Alhambrádhoz. Egy teljes oldalnak kell hozzáérnie.
# $tile and $other: one has a wall where the other has none; $side: a code to choose by
refused-clash-wall = Ide nem: { $side ->
    [N] az északi
    [E] a keleti
    [S] a déli
   *[W] a nyugati
  } oldalon fal ({ $tile }) érne nyitott oldalhoz ({ $other }).
refused-clash-open = Ide nem: { $side ->
    [N] az északi
    [E] a keleti
    [S] a déli
   *[W] a nyugati
  } oldalon nyitott oldal ({ $tile }) érne falhoz ({ $other }).
refused-clash-fountain = Ide nem: a lap ({ $tile }) fala a startlap nyitott oldalához érne.
refused-unreachable = Ide nem: a startlapról gyalog nem lehetne odajutni.
refused-unreachable-others = Ezt nem: gyalog nem lehetne többé eljutni ide: { $tiles }.
refused-encloses = Ide nem: üres helyet zárna körül.
refused-not-your-turn = Most nem te jössz.
refused-game-over = A játék véget ért.
refused-not-now = Előbb fejezd be az akcióidat, az elhelyezés csak azután jön.
refused-put-down-first = Előbb helyezd el, amit vettél.
refused-empty-take = Vegyél fel legalább egy kártyát.
# $total
refused-too-much = Ezek összértéke { $total }. Több kártya együtt legfeljebb 5-öt érhet.
# $price, $total, $missing
refused-too-little = Ez { $total }, az ár pedig { $price }: még { $missing } hiányzik.
# $card
refused-not-in-hand = Nincs ennyi ilyen kártyád: { $card }.
refused-not-on-display = Nincs a kínálatban: { $card }.
refused-not-in-market = Nincs a piacon: { $tile }.
# $currency
refused-wrong-currency = Ezen a piaci mezőn csak ezzel lehet fizetni: { $currency }.
refused-not-in-reserve = Nincs a tartalékodban: { $tile }.
refused-not-in-pending = Nincs az elhelyezendő lapok között: { $tile }.
refused-not-built = Nincs az Alhambrádban: { $tile }.
refused-must-act = Még tudsz lépni, ezért nem passzolhatsz.
refused-stop-instead = Pontos fizetés után nem passzolsz, hanem rátérsz az elhelyezésre.
refused-no-dirk = Sanyi csak kétfős játékban játszik.
refused-no-gift-of-award = A játék végén kapott épületeket nem lehet Sanyinak adni.
refused-fits = Ez illik az Alhambrádba: { $tile }. Itt csak az adható Sanyinak, ami sehová sem illik.
refused-no-action = Ez nem lehetséges akció.
refused-stale = Közben történt valami az asztalnál. Nézd meg újra, és azután válassz.
refused-exercise = Még ne: előbb tedd meg, amit a feladat kér. Ha mást tettél, vond vissza.
refused-exercise-turn = Itt a befejezett kört nem lehet visszavonni. Ha mást is kipróbálnál, kezdd elölről.
refused-no-such-exercise = Ez a lecke vagy feladvány már nincs meg.
refused-turn-complete = Nincs több akciód: fejezd be a kört, vagy előbb vonj vissza egy lépést.
refused-turn-incomplete = A köröd még nem ért véget.
refused-nothing-to-undo = Ebben a körben nincs mit visszavonni.
refused-nothing-to-take-back = Még egy kört sem fejeztél be.
refused-proposal = Valaki már kérte egy kör visszavonását.
refused-no-proposal = Már senki sem kéri egy kör visszavonását.
refused-not-asked = Ebbe a többieknek kell beleegyezniük.
refused-seated = Már van helyed ennél az asztalnál.
refused-seat-taken = Valaki gyorsabb volt: az a hely már foglalt.
refused-free-seat = Indulás előtt minden helynek foglaltnak kell lennie.
refused-name = A névben legyen legalább egy betű vagy számjegy.
refused-name-of-bot = Így hívnak egy botot. Válassz másik nevet.
refused-one-seat = A kezdőlapon látható asztalnál csak a házigazdának lehet több helye.
refused-started = A játék már elkezdődött.
refused-not-started = A játék még nem kezdődött el.
refused-not-over = Ezzel meg kell várni a játék végét.
refused-replay-later = A visszajátszás akkor nézhető meg, ha a játék véget ért.
refused-not-seated = Nincs helyed ennél az asztalnál.
refused-not-your-seat = Ez valaki más helye.
refused-not-host = Ezt csak az asztal házigazdája teheti meg.
refused-seat-key = Ez a link egyetlen helyhez sem érvényes. Kérj újat a gazdájától.
refused-too-many-devices = Ezt a helyet már túl sok eszköz használja. Az az eszköz, amelyen erre a helyre leültek, megújíthatja a linket: azzal minden más eszköz elveszíti ezt a helyet.
refused-name-link = Ez a névhez tartozó link nem érvényes. Talán már van új: azt nyisd meg.
refused-no-alerts = Ez a szerver nem küld értesítéseket.
refused-alerts-blocked = A böngésző nem engedi az értesítéseket ennél az oldalnál. Engedélyezd őket a beállításaiban.
refused-alerts-failed = A böngésző nem érte el az értesítő szolgáltatását. Ellenőrizd a kapcsolatot, és próbáld újra.
refused-renewed = A nevedet ez a böngésző már nem használja.
refused-not-first = Ezt a linket csak az az eszköz újíthatja meg, amelyen erre a helyre leültek.
refused-lot = A véletlen számod nem került be a keverésbe. A játék nélküle folytatódik.
refused-no-chat = Ennél az asztalnál nincs csevegés.
refused-chat = Az üzenet üres.
refused-busy = Túl sok változás egyszerre. Próbáld újra.
refused-bot = Nincs ilyen bot.
refused-setup = Ezekkel a beállításokkal nem lehet asztalt nyitni.
refused-no-such-table = Nincs ilyen asztal. Lehet, hogy lejárt.
refused-no-such-deal = Nincs ilyen leosztás. Nézd meg, teljes-e a link.
refused-played = Ennél a leosztásnál már megvolt a számító próbád. Gyakorolni még lehet.
refused-deal-closed = Ez a leosztás már nem számít. Gyakorolni még lehet vele.
refused-deal-first = Előbb játszd végig ezt a leosztást: az első próba számít.
refused-deal-secret = Mások még játsszák ezt a leosztást. Akkor látható, ha vége.
refused-counted = Ez a próba számít: befejezett kört nem lehet visszavenni.
refused-challenge-later = Előbb fejezd be a játszmát, aztán hívd ki a barátaidat.
refused-challenge = Leckéből és feladványból nem lehet kihívás.
refused-no-such-scores = Nincs ilyen pontozólap. Lehet, hogy már lejárt.
refused-scores-key = Ezzel a linkkel csak nézni lehet. Kérd el a kitöltéshez való linket.
refused-too-many = Túl sok kérés egyszerre. Várj egy kicsit, és próbáld újra.
refused-too-large = Ez túl nagy.
refused-too-long = Ez a játszma túl hosszú lett. Nyiss új asztalt.
refused-game-too-long = Ez a játszma túl hosszú a visszajátszáshoz és az elemzéshez.
refused-take-backs-used-up = Már annyi kört vontál vissza, amennyit egy játszmában lehet.
refused-chat-used-up = Már annyit írtál, amennyit egy asztalnál lehet.
refused-token = A szerver már nem ismer fel téged. Próbáld újra.
refused-unavailable = A szerver adatbázisa nem válaszol. Próbáld újra egy kicsit később.
refused-late = Lejárt az időd ebben a körben. Egy bot fejezi be.
refused-resigned = Feladtad. A végéig egy bot játszik helyetted.
refused-no-holiday = Szabadság csak olyan játszmában van, ahol egy körre napok jutnak.
# $left: days of holiday that are left
refused-holiday-used-up = Ennyi szabadságod már nincs. Maradt: { $left } nap.
refused-by-the-clock = Ennél az asztalnál óra jár: ha lejár az idő, a kört egy bot fejezi be.
refused-not-absent = Már itt van, vagy már egy bot játszik helyette.
refused-full = A szerver megtelt: most semmi új nem menthető. A megkezdett játékok folytatódnak.
refused-internal = Hiba történt a szerveren. Semmi sem változott.
refused-offline = A szerver nem érhető el. Ellenőrizd a kapcsolatot.
refused-brought = A szerver nem tudja megőrizni ezt a játszmát. Megnézni azért lehet.
refused-record = Ebben a fájlban nincs játszma.
refused-notation = Ez így nem érthető.
refused-twice = Két helyen is van: { $tile }. Minden épületből csak egy van.
# $copies: how many there are of each card
refused-too-many-cards = Túl sok: { $card }. Minden kártyából { $copies } van.
refused-scorings = Az értékelések száma nem illik a hátralévő értékelőkártyákhoz.
# $letter: A or B; $least: the smallest number of cards before it
refused-scoring-card = { $letter ->
    [A] Az
   *[other] A
  } { $letter } értékelőkártya nem lehet ott: a legkisebb száma { $least }.
# $most: the largest number of cards before it
refused-scoring-card-deck = Nincs ennyi kártya { $letter ->
    [A] az
   *[other] a
  } { $letter } értékelőkártya előtt: legfeljebb { $most }.
refused-market-gap = A kör elején a piac tele van. Töltsd fel az üres helyeket.
refused-bag-left = A játéknak csak akkor van vége, ha a zsák üres.
refused-no-such-turn = Ehhez az álláshoz semmilyen lépés nem vezet.
