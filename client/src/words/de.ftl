### Alles, was die Seite sagt, auf Deutsch: du, freundlich und knapp.
### Namen, Plättchen und Karten werden in der Grundform eingesetzt: „Turm 9“, „7 Denar (blau)“.

### The board: pieces, palace, market, money, players

## Pieces, as they are called and as a screen reader says them

piece-pavilion = Pavillon
piece-seraglio = Serail
piece-arcades = Arkaden
piece-chambers = Gemächer
piece-garden = Garten
piece-tower = Turm
piece-fountain = Brunnen

piece-b = Denar
piece-g = Dirham
piece-o = Dukaten
piece-y = Gulden
# With its colour, where the card cannot be seen.
piece-b-long = Denar (blau)
piece-g-long = Dirham (grün)
piece-o-long = Dukaten (orange)
piece-y-long = Gulden (gelb)
piece-b-letter = bl
piece-g-letter = gr
piece-o-letter = or
piece-y-letter = ge

piece-N = Norden
piece-E = Osten
piece-S = Süden
piece-W = Westen

# $kind is one of the six above, $walls one or more sides: "tower, price 9, walls north and east".
piece-tile = { $kind }, Preis { $price }, { $count ->
    [0] ohne Mauer
    [one] Mauer im { $walls }
   *[other] Mauern im { $walls }
  }
piece-card = { $currency } { $value }
piece-cell = ({ $x }|{ $y })
# $what is a tile or the fountain; $cell is as piece-cell says: "(1, 0)".
piece-at = { $what }, auf { $cell }
piece-free = freies Feld { $cell }
# What lies beside a free cell: "north: tower 9"; and where it has a wall there.
piece-beside = { $side }: { $what }
piece-beside-wall = { $side }: { $what }, mit Mauer

## The palace

board-palace = Alhambra von { $name }
board-palace-own = Deine Alhambra
board-palace-help = Mit den Pfeiltasten gehst du durch die Alhambra, mit Enter wählst du.
board-can-build = hier darfst du bauen
board-cannot-build = hier darfst du nicht bauen
board-can-choose = wählbar
board-chosen = gewählt
board-new = neu
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-zoom-fit = Ganze Alhambra zeigen
board-wall-change = Mauer { $from } → { $to }
board-scores-wall = Mauer im { $walls } zählt

## The market

board-market = Bauhof
board-slot = Feld { $slot }, { $currency }: { $what }
board-slot-empty = Feld { $slot }, { $currency }: leer
board-pay-exact = passend bezahlbar, dann bist du weiter am Zug
board-pay-over = bezahlbar mit { $over } zu viel
board-pay-not = zurzeit nicht bezahlbar
board-mark-over = +{ $over }

## The money display

board-display = Geld
board-display-chosen = { $count ->
    [one] { $count } Karte gewählt, Wert { $sum }
   *[other] { $count } Karten gewählt, Wert { $sum }
  }
board-card-fits = kannst du nehmen
board-card-fits-not = darf nicht mehr dazu
board-empty = leer

## Hand, reserve, tray

# as in English
board-hand = Hand
board-hand-empty = Kein Geld auf der Hand.
board-hand-worth = { $currency }: { $sum }
board-superfluous = nicht nötig
board-reserve = Reservefeld
board-reserve-empty = Nichts auf dem Reservefeld.
board-tray = Zu platzieren
board-tray-awarded = Zugeteilt: zu platzieren
board-to-reserve = Aufs Reservefeld
board-to-dirk = An Dirk

## Players

board-players = Spieler
board-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }
board-hand-size = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
board-wall = Mauer { $length }
board-reserve-size = { $count } in Reserve
board-count = { $kind }: { $count }
board-to-act = am Zug
board-winner = hat gewonnen
board-away = abwesend, ein Bot spielt weiter
board-resigned = hat aufgegeben, ein Bot spielt weiter
board-absent = nicht verbunden
board-look = Alhambra von { $name } ansehen
# as in English
board-dirk = Dirk
board-dirk-is = der gedachte dritte Spieler, der nur Plättchen sammelt

## What is left

board-deck-left = { $count ->
    [one] { $count } Karte im Geldstapel
   *[other] { $count } Karten im Geldstapel
  }
board-bag-left = { $count } Plättchen im Beutel
board-scoring-done = Wertung { $name }: vorbei
board-scoring-next = Wertung { $name }: als Nächstes
# $least and $most are numbers of cards.
board-scoring-until = { $most ->
    [0] Wertung { $name }: mit der nächsten Karte
   *[other] Wertung { $name }: als Nächstes, nach { $least } bis { $most } weiteren Karten
  }
board-scoring-later = Wertung { $name }: später
board-scoring-1 = A
board-scoring-2 = B
board-scoring-3 = am Ende

## What is it worth, and what the signs at the table mean

worth-title = Was ist das wert?
worth-place = Platz { $place }
worth-wall = Längste Außenmauer: 1 Punkt für jeden Abschnitt, in jeder Wertung.
worth-tie = Bei Gleichstand werden die Punkte der belegten Plätze geteilt und abgerundet.
signs-title = Was die Symbole bedeuten
sign-deck = Karten, die noch im Geldstapel sind
sign-bag = Plättchen, die noch im Beutel sind
sign-hand = Geldkarten auf der Hand
sign-wall = Abschnitte der längsten Außenmauer
sign-store = Plättchen auf dem Reservefeld
sign-until = nach so vielen weiteren Geldkarten kommt die nächste Wertung
sign-gain = Punkte, wenn jetzt gewertet würde
sign-new = neu seit deinem letzten Zug
sign-exact = du kannst passend zahlen und bist dann weiter am Zug
sign-over = du kannst zahlen, aber so viel zu viel

### You: your games, your name elsewhere, statistics. These come with the page of them (scripts/catalogues.ts).

## Games

you-title = Deine Partien
# $name: what one is called
you-lead = Du spielst als { $name }.
you-none-yet = Du hast hier noch nicht gespielt.
you-none = Keine Partie gefunden.
you-which = Zeigen
you-which-all = Alle
you-which-going = Laufende
you-which-over = Beendete
you-which-deals = Partien für alle
you-which-hidden = Ausgeblendete
you-search = Nach Mitspielern suchen
you-more = Mehr zeigen
# $names: who sits at the table, as a list
you-show = Partie mit { $names } wieder zeigen
you-won = Gewonnen
you-won-tied = Geteilter Sieg
# $place: 2 or more
you-place = Platz { $place }
you-analysis = Analyse
# To the page of a deal that others play as well
you-deal = Mit den anderen vergleichen
# Says that a game is one of those
you-deal-one = Eine Partie für alle
# To play the same deal
you-challenge = Freunde herausfordern
you-together = Eure gemeinsamen Partien
you-download = Alle Partien in einer Datei speichern
# $count: games so far
you-downloaded = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}

## The name on other devices

you-device = Diesen Namen auf meinem Handy benutzen
you-device-about = Öffne diesen geheimen Link auf einem anderen Gerät oder scanne den Code: Alle deine Partien, Plätze und Einstellungen sind sofort dort. Wer den Link hat, kann als du spielen.
you-device-show = Link und Code zeigen
you-device-link = Dein geheimer Link
you-device-code = Der Link als QR-Code
you-device-renew-about = Mit einem neuen Link gilt der alte nicht mehr, und alle anderen Geräte benutzen deinen Namen nicht mehr.
you-device-renewed = Es gibt einen neuen Link. Jetzt benutzt nur dieses Gerät deinen Namen.
you-open-title = Deinen Namen hier benutzen?
you-open-about = Mit diesem Link bekommt dieser Browser die Partien, Plätze und Einstellungen der Person, der er gehört.
you-open-take = Die Partien dieses Browsers dazunehmen
you-open = Namen hier benutzen
you-opened = Dieser Browser benutzt jetzt deinen Namen.

## Alerts when the page is closed

you-alerts = Benachrichtigungen bei geschlossener Seite
you-alerts-about = Dieses Gerät sagt dir Bescheid, wenn eine Partie dich braucht, auch wenn die Seite geschlossen ist. Der Push-Dienst deines Browsers überbringt die Nachricht und kann sie nicht lesen.
you-alerts-on = Benachrichtigungen auf diesem Gerät
you-alerts-turn = Du bist dran
you-alerts-turn-about = In Partien, die warten können: ohne Uhr, mit Zeitkonto oder mit Tagen pro Zug.
you-alerts-sat = Jemand setzt sich
you-alerts-sat-about = An einem Tisch, an dem du auf den Start wartest.
you-alerts-soon = Deine Zeit läuft ab
you-alerts-soon-about = Einmal, eine Weile bevor die Zeit für deinen Zug endet.
you-alerts-quiet = Ruhezeit
you-alerts-quiet-about = In dieser Zeit keine Benachrichtigungen, nach der Uhr dieses Geräts. Braucht dich eine Partie danach noch, erfährst du es dann.
you-alerts-from = Von
you-alerts-to = Bis
you-alerts-blocked = Benachrichtigungen sind für diese Seite gesperrt. Erlaube sie in den Einstellungen deines Browsers.
you-alerts-install = Auf einem iPhone oder iPad gibt es Benachrichtigungen nur im installierten Spiel: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne das Spiel von dort.
you-alerts-insecure = Benachrichtigungen gibt es nur unter einer sicheren Adresse, die mit https beginnt.
you-alerts-no = Dieser Browser kann bei geschlossener Seite keine Benachrichtigungen zeigen.
you-alerts-none = Dieser Server verschickt keine Benachrichtigungen.
you-alerts-started = Benachrichtigungen sind auf diesem Gerät an.
you-alerts-stopped = Benachrichtigungen sind auf diesem Gerät aus.
# $names: who sits at the table, as a list
you-mute = Keine Benachrichtigungen mehr für die Partie mit { $names }
# $names: who sits at the table, as a list
you-unmute = Wieder Benachrichtigungen für die Partie mit { $names }

## The end

you-delete = Alles von mir löschen
you-delete-about = Partien, die du allein gegen Bots gespielt hast, werden gelöscht. Partien mit anderen bleiben ihnen erhalten, mit deinem Namen und deinen Zügen; in einer laufenden Partie übernimmt ein Bot deinen Platz. Deine Liste, Statistik, Einstellungen und dein Link werden gelöscht. In den Ergebnissen der Partien, die alle spielen, bleiben deine Punkte, aber ohne deinen Namen, und niemand kann diese Partien mehr ansehen. Das lässt sich nicht rückgängig machen.
you-delete-sure = Ja, alles löschen
you-deleted = Alles von dir ist gelöscht.

## Statistics

you-statistics = Statistik
you-statistics-none = Es gibt noch nichts zu zählen: Spiel eine Partie zu Ende.
# $games, $wins: how many
you-total = Partien: { $games }, Siege: { $wins }
you-by-scoring = Punkte je Wertung
you-by-kind = Punkte je Gebäude
you-walls = Längste Mauer
# From the analyses of one’s games
you-losses = Verlorene Punkte pro Zug
you-losses-about = Aus deinen analysierten Partien. Weniger ist besser.
you-losses-none = Öffne die Analyse einer beendeten Partie, dann siehst du hier, wie viele Punkte dich ein Zug gekostet hat.
# Reads the line aloud: the first and the last points of it
you-losses-line = Du: von { $first } auf { $last }
# $number: 1 to 3
you-scoring = Wertung { $number }
you-average-you = Du
you-average-people = Alle hier
# as in English
you-average-bots = Bots
you-by-seats = Nach Zahl der Spieler
you-by-level = Gegen Bots
you-by-name = Gegen Menschen
# Everybody at a table of friends
you-together-wins = Wer wie oft gewonnen hat
you-who = Gegen wen
you-games = Partien
you-wins = Siege
you-average = Punkte im Schnitt

### Calls: notifications when the page is closed. The service worker has these (scripts/installed.ts).

call-turn = Du bist dran
# $names: who plays there, as a list
call-turn-body = Auf dich warten: { $names }
call-soon = Deine Zeit läuft ab
# $time: such as 18:30, or a day and a time
call-soon-body = Spiel vor { $time }.
# $names: who sat down, as a list
call-sat = Neu an deinem Tisch: { $names }
call-sat-body = Öffne den Tisch, um zu sehen, wer da ist.
call-stop = Keine mehr für diese Partie

### Lessons and puzzles. These come with the first of them, not with the page (scripts/catalogues.ts).

## The screens around them (learn-): the list, the panel at the table

learn-title = Spielend lernen
learn-lead = Kurze Lektionen an einem echten Tisch. Du spielst, und die Lektion sagt dir, wie es lief. Du kannst jederzeit aufhören und später weitermachen.
learn-lessons = Lektionen
learn-puzzles = Rätsel
learn-puzzles-lead = Ein Zug pro Rätsel. Jedes ist lösbar.
learn-best = Beste Züge
learn-best-lead = Aus Partien starker Computerspieler. In jeder Stellung ist ein Zug klar der beste. Finde ihn.
learn-degree-1 = Leicht
learn-degree-2 = Mittel
learn-degree-3 = Schwer
# Said when the best turn was found, before what speaks for it; $points may have a decimal
learn-best-gap = Jeder andere Zug hätte dich mindestens { $points } Punkte Vorsprung gekostet.
# $done: how many are done; $all: how many there are
learn-done-of = { $done } von { $all } geschafft
learn-state-done = Fertig
learn-state-running = Weiter
# $title: of a lesson or a puzzle
learn-again = Neu beginnen: { $title }
# $level: how hard a puzzle is, from 1 to 5
learn-level = Stufe { $level }
# $number: the puzzle's, from 1
learn-puzzle = Rätsel { $number }
# $step: which one it is, from 1; $steps: how many there are
learn-step = Schritt { $step } von { $steps }
learn-right = Richtig!
learn-well-done = Gut gemacht!
learn-solved = Gelöst!
# Said when a turn is complete without what was asked for
learn-not-yet = Das ist es noch nicht ganz. Mach den Schritt rückgängig und probiere etwas anderes.
learn-show = Zeig es mir
# A button that shows or hides the solution of a puzzle
learn-show-solution = Lösung
learn-show-end = Du hast keine Aktion mehr. Beende den Zug.
learn-show-undo = Das führt woandershin. Mach den Schritt rückgängig und mach von dort weiter.
learn-start-over = Neuer Versuch
learn-next-lesson = Nächste Lektion
learn-next-puzzle = Nächstes Rätsel
learn-all-lessons = Alle Lektionen
learn-all-puzzles = Alle Rätsel
# After the last lesson; leads to the start page
learn-first-game = Spiel deine erste Partie
learn-fold = Aufgabe ein- oder ausblenden

## Lessons (lesson-): the title, a line about it, a text for each step, and what is said at the end

lesson-money = Geld nehmen
lesson-money-about = Eine beliebige Karte oder mehrere kleine.
lesson-money-1 = In deinem Zug machst du eine Aktion. Die einfachste: Geld nehmen. Nimm eine beliebige Karte – oder mehrere, die zusammen höchstens 5 wert sind.

    Nimm drei Karten auf einmal.
lesson-money-2 = Drei Karten in einem Zug! Noch ist nichts endgültig: Bis du deinen Zug beendest, kannst du jeden Schritt rückgängig machen. Beende jetzt deinen Zug.
lesson-money-done = Nun sind die anderen dran, und nach jedem Zug wird die Auslage wieder aufgefüllt. Unterschätze kleine Karten nicht: Mit ihnen zahlst du passend.

lesson-exact = Passend zahlen
lesson-exact-about = Wer kein Wechselgeld braucht, ist weiter am Zug.
lesson-exact-1 = Jedes Feld des Bauhofs nimmt nur seine eigene Währung, und Wechselgeld gibt es nie. Zahlst du aber passend, darfst du noch einmal handeln.

    Kaufe ein Gebäude für genau seinen Preis.
lesson-exact-2 = Passend bezahlt, also bist du immer noch am Zug! Du hast die richtigen Karten für ein weiteres Gebäude. Kaufe auch dieses und zahle wieder passend.
lesson-exact-3 = Wieder passend! Du könntest jetzt sogar noch Geld nehmen. Wenn du fertig bist, platziere deine Einkäufe: Baue beide Plättchen ein. Sie haben keine Mauern und passen an jede Seite des Brunnens.
lesson-exact-done = Zwei Gebäude in einem Zug! Sammle Karten, die zusammen genau einen Preis ergeben, dann wächst deine Alhambra schnell.

lesson-place = Die Alhambra bauen
lesson-place-about = Mauer an Mauer, offene Seite an offene Seite.
lesson-place-1 = Kaufe den Turm auf dem blauen Feld. Passend geht es diesmal nicht: 12 für einen Preis von 11. Der Rest ist verloren, und du musst den Turm nur noch platzieren.
lesson-place-2 = Plättchen werden nie gedreht. Wo sich zwei berühren, haben entweder beide eine Mauer oder keins. Der Brunnen hat keine, und dieser Turm hat seine im Süden.

    Baue ihn auf ein leuchtendes Feld.
lesson-place-done = Über dem Brunnen wäre die Mauer des Turms auf eine offene Seite getroffen. Überall sonst kommt man vom Brunnen zu Fuß in den Turm – und das muss bei jedem Plättchen so sein.

lesson-forbidden = Warum nicht hier?
lesson-forbidden-about = Probiere ein verbotenes Feld und lies den Grund.
lesson-forbidden-1 = Der Turm auf dem grünen Feld hat drei Mauern, nur seine linke Seite ist offen. Kaufe ihn; du kannst ihn passend bezahlen.
lesson-forbidden-2 = Platziere ihn, aber probiere zuerst das Feld links von den Gemächern. Dort träfe Mauer auf Mauer, doch vom Brunnen käme niemand zu Fuß in den Turm. Der Tisch sagt es dir.

    Baue ihn dann dort, wo man hineingehen kann.
lesson-forbidden-done = Ist ein Feld verboten, dann wähle es und lies, warum. Einen weiteren Grund wirst du noch kennenlernen: Plättchen dürfen nie ein leeres Feld einschließen.

lesson-wall = Die lange Mauer
lesson-wall-about = Deine längste Außenmauer bringt Punkte.
lesson-wall-1 = In jeder Wertung bringt jeder Abschnitt deiner längsten durchgehenden Außenmauer einen Punkt. Deine hat 4 Abschnitte. Kaufe das Serail auf dem gelben Feld und zahle passend.
lesson-wall-2 = Platziere es so, dass seine Mauern deine Mauer fortsetzen. Wählst du ein Feld, zeigt dir der Tisch, wie lang sie würde. Bringe sie auf 6 Abschnitte.
lesson-wall-done = Nur das längste Stück zählt, und nur außen: Eine Mauer zwischen zwei deiner Plättchen bringt nichts. Aber mauere dich nicht ein, sonst passt nichts mehr.

lesson-redesign = Reservefeld und Umbau
lesson-redesign-about = Einbauen, abbauen oder austauschen.
lesson-redesign-1 = Plättchen, die du nicht baust, warten auf deinem Reservefeld. Dort bringen sie keine Punkte. Umbauen ist eine Aktion, genau wie Geld nehmen oder kaufen.

    Baue den Turm von deinem Reservefeld ein.
lesson-redesign-2 = Das war deine Aktion. Beende deinen Zug und lass die anderen spielen.
lesson-redesign-3 = Du kannst auch austauschen: Ein Plättchen vom Reservefeld nimmt den Platz eines gebauten ein. Setze die Arkaden an die Stelle des Gartens, und deine Mauer wächst um einen Abschnitt.
lesson-redesign-done = Der Garten liegt jetzt auf deinem Reservefeld. Es gibt noch eine dritte Möglichkeit: ein Plättchen ersatzlos abbauen. Nur der Brunnen bleibt immer stehen.

lesson-scoring = Wertung und Gleichstand
lesson-scoring-about = Wer die meisten Gebäude einer Art hat, bekommt die Punkte.
lesson-scoring-1 = Dreimal pro Partie wird gewertet, und bei jeder Gebäudeart zählt, wer die meisten hat. Du und jemand anderes, ihr habt je einen Turm: Gleichstand.

    Kaufe den Turm auf dem grünen Feld und zahle passend.
lesson-scoring-2 = Passend bezahlt, also darfst du noch einmal handeln: Nimm Geld. Im Geldstapel steckt eine Wertungskarte. Sobald sie auftaucht, wird gewertet.
lesson-scoring-3 = Es zählt nur, was in deiner Alhambra steht, nie das Reservefeld. Baue den Turm, und du hast allein die meisten Türme.
lesson-scoring-4 = Beende jetzt deinen Zug. Die Auslage wird aufgefüllt, die Wertungskarte taucht auf, und der Wertungsbogen zeigt, wer was bekommt und warum.
lesson-scoring-done = Die 6 Punkte für die Türme gehören dir allein. Bei den Gärten herrscht Gleichstand: 5 Punkte werden geteilt und abgerundet, macht je 2. Spätere Wertungen bringen viel mehr.

lesson-end = Das Ende der Partie
lesson-end-about = Der Beutel ist leer: Wer bekommt die letzten Plättchen?
lesson-end-1 = Der Beutel ist leer. Sobald sich ein leeres Feld des Bauhofs nicht mehr füllen lässt, endet die Partie mit diesem Zug. Kaufe die Gemächer auf dem orangefarbenen Feld.
lesson-end-2 = Baue die Gemächer und beende deinen Zug. Dann geht jedes Plättchen, das noch auf dem Bauhof liegt, kostenlos an die Person, die allein am meisten Geld in seiner Währung hat.
lesson-end-3 = Du hast das meiste grüne Geld, also gehört der Turm dir, obwohl du ihn nie hättest bezahlen können. Baue ihn.
lesson-end-4 = Beende deinen Zug. Jetzt folgt die letzte Wertung. Sie bringt die meisten Punkte: Bei jeder Gebäudeart gehen auch Platz zwei und drei nicht leer aus.
lesson-end-done = Wer die meisten Punkte hat, gewinnt. Denk daran: Kurz vor Schluss kann dir Geld auf der Hand noch ein Plättchen einbringen.

lesson-dirk = Zu zweit mit Dirk
lesson-dirk-about = Der dritte Spieler, der nur Plättchen sammelt.
lesson-dirk-1 = Zu zweit spielt Dirk mit. Er hat keinen Zug, kein Geld und keine Alhambra, aber er sammelt Plättchen und wird in jeder Wertung mitgezählt.

    Kaufe den Turm auf dem blauen Feld und zahle passend.
lesson-dirk-2 = Dirk und dein Gegenüber haben je zwei Türme und würden sich die Punkte teilen. Mit einem mehr läge Dirk allein vorn, und der zweite Platz bringt in der ersten Wertung nichts.

    Gib deinen Turm Dirk.
lesson-dirk-done = Nach der ersten und der zweiten Wertung zieht Dirk weitere Plättchen, aber gewinnen kann er nie. Das war das ganze Spiel: Viel Spaß!

## What a learner may do instead (slip-)

slip-few-cards = Du kannst mehr auf einmal nehmen, solange die Karten zusammen höchstens 5 wert sind. Mach den Schritt rückgängig und wähle drei.
slip-took-money = Du hast Geld genommen, aber hier ist etwas anderes gefragt. Mach den Schritt rückgängig und lies noch einmal nach.
slip-overpaid = Das war mehr als der Preis, und Wechselgeld gibt es nicht. Mach den Schritt rückgängig und finde Karten, die genau den Preis ergeben.
slip-bought = Du hast ein Gebäude gekauft, aber hier geht es ums Geldnehmen. Mach den Schritt rückgängig und versuche es noch einmal.
slip-other-tile = Das ist ein anderes Gebäude. Mach den Schritt rückgängig und suche das, um das es hier geht.
slip-stopped = Du hast passend bezahlt und könntest noch handeln. Mach den Schritt rückgängig und mach weiter.
slip-built = Das Plättchen steht jetzt in deiner Alhambra. Mach den Schritt rückgängig und platziere es so, wie die Aufgabe es verlangt.
slip-stored = Auf dem Reservefeld bringt ein Plättchen keine Punkte. Mach den Schritt rückgängig und platziere es so, wie die Aufgabe es verlangt.
slip-added = Du hast das Plättchen auf ein freies Feld gebaut. Mach den Schritt rückgängig und tausche es gegen ein gebautes aus.
slip-removed = Du hast ein Plättchen abgebaut. Mach den Schritt rückgängig und lies noch einmal, was hier gefragt ist.
slip-swapped = Du hast zwei Plättchen getauscht. Mach den Schritt rückgängig und baue das Plättchen stattdessen auf ein freies Feld.
slip-wall-same = Deine längste Mauer ist nicht gewachsen. Mach den Schritt rückgängig und suche die Stelle, an der die Mauern zusammenkommen.
slip-not-yet = Das ist es noch nicht ganz. Mach den Schritt rückgängig und probiere etwas anderes.

## Puzzles (puzzle-): what is asked, by the goal. Parameters are codes and numbers, see goals.py

# $times: how often; 2 or more but for the easiest
puzzle-bought-exactly = { $times ->
    [one] Zahle einen Preis passend.
   *[other] Zahle in einem Zug { $times }-mal passend.
}
# $times: how many buildings
puzzle-bought = Kaufe in einem Zug { $times } Gebäude.
# $tiles: how many, bought in this turn or from the reserve
puzzle-built = Baue in einem Zug { $tiles } Plättchen in deine Alhambra ein.
puzzle-reserve-empty = Beende deinen Zug mit leerem Reservefeld.
puzzle-best-turn = Finde den besten Zug.
# $by: segments of the longest outer wall
puzzle-swap-longer = Tausche in diesem Zug ein Plättchen aus und verlängere deine längste Mauer um mindestens { $by }.
# $by: the same
puzzle-wall-longer = Verlängere deine längste Mauer um mindestens { $by }.
# $length: in segments; nothing longer is possible
puzzle-wall-longest = Baue die längste Mauer, die in diesem Zug möglich ist: Sie hat { $length ->
    [one] { $length } Abschnitt
   *[other] { $length } Abschnitte
  }.
# $kind: selects one of six
puzzle-most = { $kind ->
    [pavilion] Hol dir die Pavillons: Hab am Ende deines Zuges mehr davon in deiner Alhambra als alle anderen.
    [seraglio] Hol dir die Serails: Hab am Ende deines Zuges mehr davon in deiner Alhambra als alle anderen.
    [arcades] Hol dir die Arkaden: Hab am Ende deines Zuges mehr davon in deiner Alhambra als alle anderen.
    [chambers] Hol dir die Gemächer: Hab am Ende deines Zuges mehr davon in deiner Alhambra als alle anderen.
    [garden] Hol dir die Gärten: Hab am Ende deines Zuges mehr davon in deiner Alhambra als alle anderen.
   *[tower] Hol dir die Türme: Hab am Ende deines Zuges mehr davon in deiner Alhambra als alle anderen.
}
# $points: if the next scoring were right after this turn
puzzle-points-now = Spiele so, dass dir eine Wertung gleich nach diesem Zug mindestens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } bringen würde.
# $points: how many more; Dirk is not counted
puzzle-lead-now = Spiele so, dass dir eine Wertung gleich nach diesem Zug mindestens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } mehr bringen würde als jeder anderen Person am Tisch.

### The scorer for a table of cardboard. This comes with its page only (scripts/catalogues.ts).

scorer-title = Punkterechner
scorer-lead = Für ein Spiel am echten Tisch: Trag ein, was alle haben, und sieh sofort die Punkte. Alles bleibt auf diesem Gerät und geht ohne Netz.
scorer-new = Neues Spiel
scorer-players = Wie viele spielen mit?
scorer-with-dirk = Dirk spielt als Dritter mit.
# $number: of the seat
scorer-name = Name von Person { $number }
scorer-edition-about = Die Punkte sind in jeder Ausgabe gleich. Es geht nur darum, wo die Wertungskarten liegen.
scorer-begin = Los geht’s
scorer-kept = Spiele auf diesem Gerät
scorer-kept-none = Noch keine.
scorer-deleted = Das Spiel wurde gelöscht.
# $day: such as “17 Nov 2026”
scorer-delete = Spiel vom { $day } löschen
scorer-paper = Wertungsbogen für Papier
# On the sheet for paper, before a line to write on
scorer-date = Datum:
# $name has $points
scorer-name-points = { $name } { $points }
scorer-all = Alle Spiele
scorer-not-kept = Dieser Browser hat keinen Platz oder darf nichts behalten. Ihr könnt weitermachen, aber das Spiel ist weg, wenn die Seite geschlossen wird.
scorer-sent-later = Was du einträgst, wird später gesendet.
# $name: who comes after
scorer-next = Weiter: { $name }
scorer-points = Punkte
scorer-totals = Alle Wertungen
scorer-how = Wie zählen?
scorer-quick = Zählen
scorer-exact = Alhambra nachbauen
# $tile: such as “tower 9”
scorer-remove = { $tile } entfernen
scorer-choose-tile = Wähl ein Plättchen aus der Schachtel. Tipp auf ein gebautes, um es zu entfernen.
# $tile: such as “tower 9”
scorer-choose-cell = Wo liegt { $tile }? Leuchtende Felder sind erlaubt.
scorer-kinds = Sorten
# $kind: such as “tower”; $count: how many are in the box
scorer-kind-left = { $kind }, { $count } in der Schachtel
scorer-box = Plättchen in der Schachtel
scorer-box-empty = Von dieser Sorte ist nichts mehr in der Schachtel.
# $what: such as “tower”
scorer-less = Eins weniger: { $what }
# $what: such as “tower”
scorer-more = Eins mehr: { $what }
scorer-picture = Bild teilen
scorer-link-about = Wer diesen Link hat, kann mit ausfüllen:
scorer-copy = Kopieren
scorer-watching = Du siehst zu. Jemand anders trägt ein.
scorer-together = Auf mehreren Handys ausfüllen
scorer-extras = Wer beginnt, Uhr, Wertungskarten
scorer-starter = Wer beginnt?
scorer-starter-draw = Auslosen
# $name: who starts
scorer-starter-is = { $name } beginnt
scorer-timer = Zug-Uhr
scorer-timer-begin = Neuer Zug
scorer-timer-stop = Anhalten
scorer-time-up = Die Zeit ist um
scorer-cards = Wann kommen die Wertungskarten?
scorer-cards-about = Zählt die Geldkarten, dann wisst ihr, wann eine Wertung nah ist.
scorer-cards-dealt = Karten in allen Starthänden
scorer-cards-drawn = Seitdem nachgelegte Karten
scorer-cards-none = Keine Wertungskarte mehr: Die letzte Wertung kommt am Ende.

### Study: hints, analysis, sandbox. These come with the first of them, not with the page (scripts/catalogues.ts).

## What speaks for a turn (analysis/reasons.py). No subject, for it may be anybody's turn.

# The buildings of a kind, at the beginning of a sentence
reason-kinds = { $kind ->
    [pavilion] Pavillons
    [seraglio] Serails
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Gärten
   *[tower] Türme
}
# $kind as reason-kinds has it
reason-most = { $kind }: jetzt mehr als alle anderen. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } mehr bei der nächsten Wertung.
reason-level = { $kind }: jetzt gleichauf mit den meisten. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } mehr bei der nächsten Wertung.
# $after is the place
reason-place = { $kind }: jetzt Platz { $after }. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } mehr bei der nächsten Wertung.
reason-wall = Die längste Mauer wächst von { $before } auf { $after }.
# A tile was taken down; built elsewhere, it makes the wall longer
reason-wall-later = Die längste Mauer kann danach von { $before } auf { $after } wachsen.
# $after: how many times
reason-exact = { $after ->
    [one] Zahlt passend und hat damit noch eine Aktion.
   *[other] Zahlt { $after }-mal passend und hat danach jedes Mal noch eine Aktion.
  }
# $name might have bought $tile
reason-denies = { $name } hätte passend zahlen können: { $tile }.
# $name would lead with the tile that was bought, or have a longer wall
reason-keeps-most = { $kind }: { $name } kommt nicht in Führung.
reason-keeps-wall = { $name } bekommt keine längere Mauer.
reason-soon = Mit diesen Karten passend zu bezahlen: { $tile }.
# $before is how many cards, $after what they are worth
reason-cards = { $before } Karten auf einmal, zusammen { $after } wert.
reason-card = Eine hohe Karte: { $after }.
# What is left in hand, and would be otherwise
reason-money = Behält mehr Geld: { $after } statt { $before }.
# How many ways to build a tile are left, and would be otherwise
reason-room = Lässt mehr Möglichkeiten zum Bauen: { $after } statt { $before }.
# At least $before and at most $after cards are drawn before it
reason-scoring = { $after ->
    [0] Mit der nächsten Karte kommt eine Wertung.
   *[other] Eine Wertung ist nah: noch { $before } bis { $after } Karten.
  }
reason-patience = Bringt nicht sofort etwas, lohnt sich aber später.

## A turn that was thought out, drawn (advice-)

advice-wall = Mauer: { $before } → { $after }
advice-wall-same = Mauer: { $length }, wie vorher
# $lead in points, with its sign; over the best other player, at the end
advice-lead = Erwarteter Vorsprung: { $lead }
# Says what the picture shows
advice-picture = { $name }: die Alhambra nach diesem Zug, Mauer { $length }

## The analysis of a finished game (analysis-)

# $names: who played
analysis-of = Analyse: { $names }
analysis-failed = Diese Partie lässt sich nicht auswerten
analysis-percent = { $value }{"\u00A0"}%
# A figure and how far it may be off
analysis-with-error = { $value } ± { $error }
analysis-stage-waiting = Gleich geht es los …
analysis-stage-quick = Ein erster Blick …
analysis-stage-full = Ein genauerer Blick …
analysis-progress = Fortschritt
analysis-done = Die Analyse ist fertig.
analysis-chances = Gewinnchance
# What the dots on the chart are
analysis-key-mistake = Fehler
analysis-mark = Fehler. Verlorene Punkte: { $loss }
# $points: such as “3.4 ± 0.5”
analysis-lost = Verlorene Punkte: { $points }
analysis-lost-nothing = Keine Punkte verloren
analysis-move = Schritt { $number }
# $name did it
analysis-move-of = Schritt { $number }: { $name }
analysis-mistakes = Fehler
analysis-mistakes-none = Keine klaren Fehler. Gut gespielt!
# The search goes on
analysis-mistakes-none-yet = Bisher keine gefunden
analysis-mistake-before = Voriger Fehler
analysis-mistake-next = Nächster Fehler
# $percent: such as “12 %”
analysis-cost = Verlorene Gewinnchance: { $percent }
analysis-compare = Vergleichen
analysis-did = Was { $name } gemacht hat
analysis-better = Was besser war
analysis-before = Der Tisch vor diesem Schritt
analysis-turning = Wendepunkte
analysis-turning-none = Kein einzelner Zug hat diese Partie entschieden.
# $way: up or down; $percent of the chance to win
analysis-turning-mistake = { $name }: ein Fehler. Gewinnchance { $percent } niedriger.
analysis-turning-play = { $way ->
    [up] { $name }: ein starker Zug. Gewinnchance { $percent } höher.
   *[down] { $name }: ein schwacher Zug. Gewinnchance { $percent } niedriger.
}
analysis-turning-luck = { $way ->
    [up] { $name }: Glück mit Karten und Plättchen. Gewinnchance { $percent } höher.
   *[down] { $name }: Pech mit Karten und Plättchen. Gewinnchance { $percent } niedriger.
}
analysis-shares = Glück und Können
analysis-shares-lead = Wie viele Punkte hat jedes davon nach vorn oder zurück gebracht?
analysis-luck = Glück
analysis-own = Eigene Züge
analysis-others = Züge der anderen
analysis-together = Zusammen
analysis-count = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# What luck did to somebody, and then their own moves, and those of the others
analysis-luck-words = { $way ->
    [good] Das Glück hat geholfen: { analysis-count }.
    [bad] Das Glück hat gefehlt: { analysis-count }.
   *[none] Das Glück hat nichts geändert.
}
analysis-own-words = { $way ->
    [good] Die eigenen Züge haben geholfen: { analysis-count }.
    [bad] Die eigenen Züge haben geschadet: { analysis-count }.
   *[none] Die eigenen Züge haben nichts geändert.
}
analysis-others-words = { $way ->
    [good] Die Züge der anderen haben geholfen: { analysis-count }.
    [bad] Die Züge der anderen haben geschadet: { analysis-count }.
   *[none] Die Züge der anderen haben nichts geändert.
}
analysis-seat-mistakes = { $count ->
    [one] { $count } Fehler. Verlorene Punkte: { $points }.
   *[other] { $count } Fehler. Verlorene Punkte: { $points }.
}
analysis-points = Woher die Punkte kamen
analysis-table = Alle Schritte als Tabelle
analysis-col-move = Schritt
analysis-col-player = Spieler
analysis-col-done = Was getan wurde
analysis-col-chance = { $name }: Gewinnchance
analysis-col-lost = Verlorene Punkte

## A good move, and what a turn has cost (hint-, coach-)

hint-title = Ein guter Zug
coach-title = Dein letzter Zug
coach-cost = { $points ->
    [one] Dieser Zug hat dich etwa { $points } Punkt gekostet.
   *[other] Dieser Zug hat dich etwa { $points } Punkte gekostet.
  }
# $reason speaks for another turn
coach-why = Besser: { $reason }
coach-show = Zeigen
coach-take-back = Zurücknehmen
coach-played = So hast du gespielt
coach-better = Das war besser

## Playing on from a moment of a game, and a position that one sets up (play-on-, sandbox-)

play-on-title = Ab hier weiterspielen
play-on-lead = Das öffnet einen privaten Tisch. Wähle, wer spielt.
# A choice beside the levels of bots
play-on-person = Jemand an diesem Gerät
play-on-draws = Was noch gezogen wird
play-on-same = Wie in dieser Partie
play-on-new = Neu gezogen
play-on-go = Spielen
play-on-edit = Erst die Stellung ändern
sandbox-title = Eine Stellung aufbauen
sandbox-failed = Diese Stellung lässt sich nicht öffnen.
sandbox-no-position = Der Link ist unvollständig, oder es ist ein Fehler darin.
sandbox-seats = Wessen Alhambra
# $why: a sentence that says what is wrong in the palace of $name
sandbox-in-palace = { $name }: { $why }
# $wall: the longest one of the palace that is shown; $cards in the deck, $tiles in the bag
sandbox-good = Diese Stellung ist möglich. Längste Mauer: { $wall }. Im Geldstapel: { $cards }. Im Beutel: { $tiles }.
sandbox-checking = Wird geprüft …
sandbox-parts = Was geändert wird
sandbox-tab-tiles = Plättchen
sandbox-tab-money = Geld
sandbox-tab-stage = Zug und Geldstapel
sandbox-ask = Was mit dieser Stellung geschieht
sandbox-held = { $tile }: Wähle, wohin es kommt.
sandbox-tiles-help = Wähle ein Plättchen, dann, wohin es kommt.
# $slot: from 1 to 4
sandbox-put-slot = Auf Feld { $slot } des Bauhofs legen
sandbox-reserve-of = Reservefeld von { $name }
sandbox-put-reserve = Auf das Reservefeld legen
sandbox-put-dirk = Dirk geben
sandbox-box = Im Beutel
sandbox-put-box = Zurück in den Beutel
sandbox-purse = Welches Geld
sandbox-purse-display = Ausliegend
sandbox-purse-discard = Abgelegt
sandbox-no-cards = Keine Karten.
sandbox-card-add = Karte hinzufügen
sandbox-card-remove = Auswählen nimmt sie weg.
# $card in words; $left: how many of it are in the deck
sandbox-card-left = { $card }, im Geldstapel: { $left }
sandbox-turn = Zug
sandbox-actor = Ist am Zug
sandbox-starter = Hat begonnen
sandbox-youngest = Jüngste Person
sandbox-mid-turn = Dieser Zug hat schon begonnen.
sandbox-new-turn = Zurück an den Anfang
sandbox-points = Punkte
sandbox-deck = Geldstapel
sandbox-scorings = Wertungen bisher
sandbox-deck-help = Gezählt ab der ersten Karte nach dem Austeilen.
sandbox-drawn = Gezogene Karten
# How many cards come before scoring card $letter (A or B)
sandbox-card-least = Vor Wertung { $letter } mindestens
sandbox-card-most = Vor Wertung { $letter } höchstens
sandbox-other = Andere Stellung
sandbox-players = Personen
sandbox-deal = Beginn einer neuen Partie
sandbox-play = Ab hier spielen
sandbox-best = Beste Züge
sandbox-thinking = Wird überlegt …
sandbox-score = Wertung jetzt
sandbox-link = Link kopieren
sandbox-turn-number = Möglichkeit { $number }
# $points: how much less lead it promises than the best turn
sandbox-loss = Hinter dem besten: { $points }

### Deals: the deal of the day, challenges, duplicate evenings. These come with the first of them, not with the page (scripts/catalogues.ts).

## A deal that many people play (deal-)

deal-day-title = Partie des Tages
deal-day-lead = Die gleichen Karten für alle, gegen die gleichen Bots. Dein erster Versuch zählt.
deal-challenge-title = Herausforderung
deal-challenge-lead = Gleiche Karten, gleicher Platz, gleiche Bots: Wer holt mehr Punkte?
# Before a game with other people becomes a challenge
deal-challenge-about = Deine Freunde spielen diese Partie von deinem Platz aus. Bots spielen für die anderen Menschen. Wie stark sollen sie sein?
# One of the five deals of an evening
deal-duplicate-title = Partie { $number }
deal-duplicate-lead = Alle spielen diese Partie allein gegen die gleichen Bots. Dein erster Versuch zählt.
# $names: of the bots
deal-against = Du spielst gegen { $names }.
deal-streak = { $count ->
    [one] { $count } Tag in Folge gespielt
   *[other] { $count } Tage in Folge gespielt
  }
deal-duplicate-back = Ergebnisse des Abends
deal-own = Dein Versuch
deal-counts = Dein erster Versuch zählt. Danach kannst du üben, so oft du willst.
deal-share = Andere dürfen meine Partie ansehen
deal-share-about = Das können nur Leute, die diese Partie selbst zu Ende gespielt haben.
deal-shared = Wer diese Partie zu Ende gespielt hat, kann sich die Partien der anderen ansehen.
deal-running = Dein Versuch läuft.
deal-closed = Diese Partie wird nicht mehr gewertet, aber du kannst sie noch üben.
deal-play = Diese Partie spielen
deal-continue = Weiterspielen
deal-practise = Üben
deal-hours-left = { $hours ->
    [one] Noch { $hours } Stunde
   *[other] Noch { $hours } Stunden
  }
# $place among $count tries
deal-result = { $points } Punkte: Platz { $place } von { $count }
deal-result-late = { $points } Punkte, aber die Partie war zu spät zu Ende, um zu zählen.
deal-par = Der Meister kam auf deinem Platz auf { $points } Punkte.
deal-par-coming = Der Meister spielt noch auf deinem Platz …
deal-invite = Freunde einladen
deal-all = Alle Versuche: { $count }
deal-none = Noch niemand ist fertig.
deal-spread = Wie viele Versuche mit wie vielen Punkten endeten
deal-bar = { $from } bis { $to } Punkte: { $count ->
    [one] { $count } Versuch
   *[other] { $count } Versuche
  }.
deal-bar-yours = Deiner ist hier.
deal-bar-par = Der Meister ist hier.
deal-place = Platz
# as in English
deal-name = Name
deal-points = Punkte
deal-games = Partien
deal-you = du
# In place of the name of somebody who has deleted everything of theirs
deal-deleted = Name gelöscht
deal-compare = Vergleichen
deal-compare-one = Partie von { $name } vergleichen
deal-replay = Ansehen
deal-replay-of = Partie von { $name } ansehen
deal-compared = Zwei Partien nebeneinander
deal-analysis = Analyse
deal-turn = Zug
deal-points-now = Punkte bisher: { $points }
# What a turn lost, from the analysis
deal-lost = Verloren: { $points }
# The same of a whole game
deal-lost-all = Insgesamt verloren: { $points }
deal-analysing = Wird analysiert …
deal-turn-of = Zug { $number } von { $name } ansehen
deal-fair = Ehrlich gemischt
deal-fair-later = Karten und Plättchen standen fest, bevor jemand gespielt hat: Das ist ihr Fingerabdruck. Wenn die Partie vorbei ist, steht hier ihr Startwert, und alle können prüfen, dass nichts verändert wurde.
deal-fair-told = Dieser Startwert ergibt genau die Partie mit diesem Fingerabdruck. Das kann jeder prüfen.
# $date: when it was drawn
deal-fair-missed = An diesem Tag lief der Server nicht. Die Karten wurden erst später gemischt, am { $date }; niemand hatte sie vorher festgelegt. Diese Partie ist nur zum Üben.
deal-commitment = Fingerabdruck der Partie
deal-seed = Startwert
deal-commitment-next = Fingerabdruck der Partie von morgen
deal-archive = Alle Tage
deal-older = Ältere Tage zeigen
deal-week = Ergebnisse dieser Woche

## Several deals together (league-), and a duplicate evening (duplicate-)

league-table = Ergebnisse
league-total = Summe
league-week-title = Die Woche
# $count: how many
league-week-lead = Jeden Tag eine neue Partie. Von allen zählen die { $count } besten Ergebnisse.
duplicate-title = Duplikatabend
duplicate-lead = Viele spielen dieselben fünf Partien, jeder allein gegen die gleichen Bots.
duplicate-new = Einen Abend vorbereiten
duplicate-name = Name des Abends
duplicate-level = Stärke der Bots
duplicate-make = Anlegen
duplicate-deals = Die Partien
duplicate-table = Ergebnisse bisher
duplicate-file = Ergebnisse als Datei (CSV)
duplicate-invite = Mitspieler einladen

### The page of the rules: what stands around their text, and under its pictures

rules-title = Die Regeln
rules-contents = Inhalt
# $rule: such as "R4.2"
rules-clause = Regel { $rule }
rules-missing = Eine Regel { $rule } gibt es nicht.
rules-all = Alle Regeln
print = Drucken
# Shown above English rules, where a language has none of its own
rules-in-english = Diese Regeln sind noch nicht übersetzt.

## Under the pictures. First what is tried (action-place and others), then what the rules say to it

# $tile: such as "garden 10"; $cards: in words
rules-example-pay = { $tile } bezahlen mit { $cards }
rules-verdict-allowed = Erlaubt.
# $paid for a $price
rules-verdict-exact = { $paid } für einen Preis von { $price }: passend. Du bist noch einmal am Zug.
rules-verdict-over = { $paid } für einen Preis von { $price }: erlaubt, aber { $over } zu viel ist verloren.
rules-verdict-clash = Nicht erlaubt: Eine Mauer trifft auf eine offene Seite.
rules-verdict-unreachable = Nicht erlaubt: Man käme nicht überall zu Fuß hin.
rules-verdict-apart = Nicht erlaubt: Es berührt die Alhambra gar nicht.
rules-verdict-corner = Nicht erlaubt: Es berührt die Alhambra nur an einer Ecke.
rules-verdict-encloses = Nicht erlaubt: Eine Lücke würde eingeschlossen.
rules-verdict-too-much = Nicht erlaubt: Zusammen sind sie { $paid } wert.
rules-verdict-too-little = Nicht erlaubt: { $paid } ist weniger als { $price }.
# $length: how many segments
rules-wall = Die längste Mauer bringt { $length }.
# For screen readers. $tiles: all tiles with their cells, as a list
rules-palace = Eine Alhambra: { $tiles }
# $scoring: such as "Second scoring"; $kind: such as "tower"
rules-score = { $scoring }: { $kind }
# For screen readers. $name has $count buildings and gets $points
rules-score-row = { $name }: { $count } Gebäude, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
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
table-can = Du kannst { $options }.
table-can-take = Geld nehmen
table-can-buy = ein Gebäude kaufen
table-can-redesign = deine Alhambra umbauen
table-can-go-on = Passend bezahlt, du bist weiter am Zug. Möglich: { $options } – oder platzieren, was du gekauft hast.
table-can-put-down = Passend bezahlt. Mehr ist nicht möglich: Platziere, was du gekauft hast.
table-can-pass = Du kannst nichts tun, also setzt du aus.

# $sum: of the chosen cards; $more: whether another card still fits
table-taking = Nimm { $count ->
    [one] diese Karte
   *[other] diese { $count } Karten
  } im Wert von { $sum }. { $more ->
    [yes] Die hellen passen noch dazu.
   *[no] Mehr passt nicht dazu.
  }
table-taking-too-much = Mehrere Karten dürfen zusammen höchstens 5 wert sein.

# $tile: such as "garden 11"; $sum: of the chosen cards; $price; $missing; $over
table-paying-exact = Zahle passend { $price } für { $tile }, dann bist du noch einmal am Zug.
table-paying-over = Zahle { $sum } für { $tile }: { $over } zu viel, und Wechselgeld gibt es nicht.
table-paying-less = Das sind { $sum } von { $price } für { $tile }: Es fehlen noch { $missing }.
table-paying-not = { $tile } kannst du jetzt nicht bezahlen: Der Preis ist { $price }, und du hast { $sum } in { $currency }.
# $cards: those that are not needed
table-paying-superfluous = { $cards } brauchst du nicht: { $count ->
    [one] Die Karte bleibt
   *[other] Die Karten bleiben
  } auf deiner Hand.
table-paying-nothing = Mit { $cards } lässt sich jetzt nichts kaufen.
# A tile of the market that is only looked at
table-looking = Auf dem Bauhof: { $tile }, für { $currency }.
# $count: places where it could be built; $from and $to: the wall now and at best
table-fits = Passt an { $count ->
    [one] { $count } Stelle
   *[other] { $count } Stellen
  }; Mauer bestenfalls { $from } → { $to }.
table-fits-nowhere = Passt gerade nirgends in deine Alhambra.

table-put-choose = Platziere, was du gekauft hast: Wähle ein Plättchen.
table-award-choose = Diese Plättchen gehören dir: Wähle eins und platziere es.
table-put = { $tile } platzieren: Wähle ein leuchtendes Feld{ $ways ->
    [both] , das Reservefeld oder Dirk
    [reserve] { " " }oder das Reservefeld
    [dirk] { " " }oder Dirk
   *[none] { "" }
  }.
table-put-nowhere = Gerade kein Platz für { $tile }: { $ways ->
    [both] Leg das Plättchen aufs Reservefeld oder gib es Dirk.
    [dirk] Gib das Plättchen Dirk.
   *[reserve] Leg das Plättchen aufs Reservefeld.
  }
table-add = { $tile } vom Reservefeld bauen: Wähle ein leuchtendes Feld{ $swaps ->
    [yes] { " " }oder ein Plättchen, das ersetzt wird
   *[no] { "" }
  }.
table-add-nowhere = Gerade kein Platz für { $tile }: Das Plättchen bleibt auf dem Reservefeld.
table-remove = { $tile } aufs Reservefeld legen{ $swaps ->
    [yes] { " " }oder Ersatz vom Reservefeld wählen
   *[no] { "" }
  }.
table-replace = Um { $tile } zu ersetzen, wähle ein Plättchen vom Reservefeld.
table-removed = Ohne das Plättchen: Mauer { $from } → { $to }.
table-complete = Du hast keine Aktion mehr. Beende den Zug oder mach einen Schritt rückgängig.
# The same where it ends by itself after some seconds
table-ending = Dein Zug ist fertig und endet gleich. Du kannst ihn noch rückgängig machen.

table-wait = Du kannst dich inzwischen umsehen und planen.
table-watching = Du schaust zu.
table-stood-in = Ein Bot spielt für dich.
table-late = Deine Zeit ist um. Ein Bot beendet diesen Zug; den nächsten spielst du wieder selbst.
table-next = Danach bist du dran.

## Buttons

# $sum
table-do-take = { $sum } nehmen
table-do-buy = Kaufen
table-do-buy-exact = Kaufen und weiter
table-do-place = Hier bauen
table-do-swap = Ersetzen
table-do-store = Aufs Reservefeld
table-do-stop = Platzieren
table-do-pass = Aussetzen
table-cancel = Auswahl aufheben
table-undo-step = Rückgängig: { $step }

## Paying

table-payments = So kannst du { $tile } bezahlen
# What the chosen cards are worth, of the price
table-paid = { $sum } von { $price }
table-pay-exact = passend: weiter
table-pay-over = { $over } zu viel
# $cards in words; $how: one of the two above
table-payment = { $cards }: { $how }
table-payments-more = { $count } weitere

## Parts of the screen

table-tab-players = Spieler und Verlauf
table-own = Zu deiner Alhambra
# For those who watch: show the palace of whoever is playing
table-follow = Zurück zur Person am Zug
table-reserve-of = Reservefeld von { $name }
table-look-next = Nächste Alhambra
table-look-before = Vorige Alhambra
table-scores = Wertungen
table-left-over = Was noch übrig ist

## Banners

table-proposal = { $name } möchte den letzten Zug zurücknehmen.
table-proposal-own = Du möchtest deinen letzten Zug zurücknehmen.
# $names: who has not answered
table-proposal-waits = Antwort fehlt noch von { $names }.
table-declined = { $name } ist nicht einverstanden: Dein Zug wird nicht zurückgenommen.
table-away = Du warst weg, deshalb spielt ein Bot für dich.
table-away-of = { $name } war weg, deshalb spielt ein Bot.
table-absent = { $name } ist nicht da ({ $time }).
table-absent-wanted = { $names } möchte, dass ein Bot spielt.
table-absent-agreed = Du möchtest, dass ein Bot spielt.
table-absent-waits = Es fehlt noch das Ja von { $names }.
table-handover-title = Gib das Gerät an { $name } weiter
table-handover-about = Die Handkarten bleiben verdeckt, bis { $name } sie ansieht.

## The clock

# $time: such as "0:42"
table-time = Noch { $time }
table-time-days = { $days ->
    [one] { $days } Tag übrig
   *[other] { $days } Tage übrig
  }
table-time-hours = { $hours ->
    [one] { $hours } Stunde übrig
   *[other] { $hours } Stunden übrig
  }
table-time-short = Noch { $seconds } Sekunden.

## Keys

table-keys = Tasten
table-keys-title = Tasten am Tisch
table-keys-on = Buchstaben- und Zifferntasten verwenden
table-keys-on-about = Schalte das aus, wenn ein anderes Programm sie braucht.
table-key-market = Plättchen auf dem Bauhof wählen; noch einmal: kaufen
table-key-display = Geld wählen; noch einmal: nehmen
table-key-payment = nächste Art zu bezahlen
table-key-arrows = über die Felder der Alhambra gehen
table-key-cell = nächstes Feld, auf das das Plättchen passt
table-key-do = Gewähltes ausführen
table-key-put = nächstes Plättchen zum Platzieren
table-key-store = aufs Reservefeld
table-key-give = an Dirk
table-key-hand = deine Hand
table-key-reserve = nächstes Plättchen auf deinem Reservefeld
table-key-others = zur nächsten Person schauen
table-key-undo = einen Schritt rückgängig machen
table-key-end = Zug beenden
table-key-hint = einen guten Zug zeigen; nochmal drücken für mehr
table-key-log = Verlauf
table-key-worth = was es wert ist und was die Symbole bedeuten
table-key-help = diese Tasten
table-key-cancel = abbrechen; zurück zur eigenen Alhambra
# What is written on keys
# as in English
table-keyname-enter = Enter
table-keyname-space = Leertaste
# as in English
table-keyname-esc = Esc
table-keyname-ctrl-z = Strg+Z

## The log and the chat

table-telling = Verlauf und Chat
# $count: lines of chat
table-unread = { $count } ungelesen

### What helps to understand a game: log, recap, chat, scoring sheet, aids, replay, alerts

## The log. Sentences about single events are with the page

log-empty = Noch ist nichts passiert.
log-newest = Neueste
log-earlier = Frühere Züge
# $tiles, $cards: pictures with names
log-tiles-drawn = Neu auf dem Bauhof: { $tiles }
log-money-drawn = Neues Geld: { $cards }
log-dirk-drew = Dirk zieht { $tiles }
# Where a tile lies is shown on the board; screen readers are told it by event-tile-placed and others
log-tile-placed = { $name } baut { $tile }.
log-tile-added = { $name } baut um: { $tile } vom Reservefeld.
log-tile-removed = { $name } baut um: { $tile } aufs Reservefeld.
log-tiles-swapped = { $name } baut um: { $tile } statt { $out }.
# $what: a word of the protocol that this page does not know
log-other = { $what }

recap-title = Seit deinem letzten Zug
recap-close = Verstanden

## Chat

chat-lines = Nachrichten
chat-empty = Noch keine Nachrichten.
chat-quick = Schnelle Nachrichten
chat-quick-all = Alle schnellen Nachrichten zeigen
# $count: characters
chat-left = noch { $count } Zeichen
# For screen readers. $name says $text
chat-said = { $name } sagt: { $text }

## The scoring sheet

sheet-title = Wertungen
sheet-title-1 = Erste Wertung
sheet-title-2 = Zweite Wertung
sheet-title-3 = Letzte Wertung
sheet-tab-1 = Erste
sheet-tab-2 = Zweite
sheet-tab-3 = Letzte
sheet-empty = Es gab noch keine Wertung.
sheet-open = Wertungsbogen
sheet-skip = Überspringen
sheet-none = keine
# $count buildings of a $kind, which is the $place-th place and brings $points
sheet-rank = { $count }, Platz { $place }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sheet-rank-tied = { $count }, geteilter Platz { $place }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# $names share the places $from to $to; $total is what these bring, $share what each gets; $rest is lost
sheet-tie = { $rest ->
    [0] { $names } teilen sich die Plätze { $from } bis { $to }: zusammen { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }, also je { $share }.
   *[other] { $names } teilen sich die Plätze { $from } bis { $to }: zusammen { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }, also je { $share } (abgerundet).
}
sheet-wall = längste Mauer
# $name: whose palace; $length of the wall
sheet-wall-picture = Alhambra von { $name }, längste Mauer { $length }
sheet-wall-none = keine Mauer
sheet-gain = Diese Wertung
sheet-before = Vorher
sheet-total = Gesamt
# Above the last scoring, and while the last tiles are given out
end-why = Die Partie endet: Der Beutel ist leer, und der Bauhof lässt sich nicht mehr auffüllen.

## Aids

aids-title = Was noch übrig ist
# $count: tiles
aids-bag = { $count ->
    [0] Der Beutel ist leer
    [one] { $count } Plättchen im Beutel
   *[other] { $count } Plättchen im Beutel
}
aids-cards = Noch unbekanntes Geld
aids-cards-about = Im Stapel oder auf einer Hand, die du nicht siehst.
aids-all = alle
aids-has = Gebäude und Mauer
aids-forecast-1 = Wenn jetzt die erste Wertung wäre
aids-forecast-2 = Wenn jetzt die zweite Wertung wäre
aids-forecast-3 = Wenn jetzt die letzte Wertung wäre

## Replay

replay-title = Wiederholung
# $names: who plays
replay-of = Wiederholung: { $names }
replay-open-title = Eine Partie noch einmal ansehen
replay-open-lead = Öffne die Datei einer Partie: eine, die du am Ende einer Partie gespeichert hast, oder eine, die das Programm geschrieben hat.
replay-open = Datei öffnen
replay-drop = Oder zieh sie einfach hierher.
replay-other = Andere Datei
replay-play-on = Ab hier weiterspielen
replay-sandbox = Oder selbst eine Stellung aufbauen
replay-failed = Diese Partie lässt sich nicht zeigen.
replay-position = Zeitpunkt
# $at of $last: how many actions have been played
replay-moment = { $at } von { $last }
# For screen readers. $moment: such as “12 of 90”; $said: what happened then
replay-said = { $moment }: { $said }
replay-start = Anfang
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-turn-back = Einen Zug zurück
replay-play = Abspielen
# as in English
replay-pause = Pause
replay-on = Einen Schritt weiter
replay-turn-on = Einen Zug weiter
replay-last = Zum Ende
replay-speed = Tempo
# $speed: 0.5, 1, 2 or 4
replay-times = { $speed } ×
replay-link-to = Link zu diesem Moment
replay-copied = Der Link ist kopiert.
replay-copy-failed = Der Link steht in der Adresszeile.
replay-follows = Zeigt, wer am Zug ist
replay-stays = Bleibt bei dieser Person
replay-hand-of = Hand von { $name }
replay-hand-hidden = { $count ->
    [one] { $count } Karte, verdeckt
   *[other] { $count } Karten, verdeckt
}
replay-refresh = Neue Züge laden
replay-to-table = Zum Tisch
replay-scoring-at = Wertung { $number }
replay-tab-board = Bauhof
# as in English
replay-tab-hand = Hand
replay-tab-players = Spieler
replay-tab-log = Verlauf

## Alerts

alert-on = Benachrichtigungen sind an
alert-off = Melden, wenn ich dran bin
alert-about = Der Browser sagt dir Bescheid, wenn du am Zug bist und gerade eine andere Seite offen hast.
alert-no = Dieser Browser kann für diese Seite keine Benachrichtigungen zeigen.
# $names: the others at the table
alert-body = Es warten auf dich: { $names }
alert-game = Benachrichtigungen für diese Partie
alert-game-about = Wenn die Seite geschlossen ist.
alert-closed = Benachrichtigungen bei geschlossener Seite

### The page around it: lobby, setup, waiting room, what happened, refusals

## The page

# as in English
game = Alhambra
to-lobby = Alhambra, zur Startseite
settings = Einstellungen
language = Sprache
theme = Farbschema
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
sound = Ton
sound-on = Ton ist an
sound-off = Ton ist aus
motion = Animationen
# Of sound, and of what moves
settings-off = Aus
settings-slow = Langsam
# as in English
settings-normal = Normal
settings-quick = Schnell
settings-percent = { $percent }{"\u00A0"}%
settings-text = Schriftgröße
settings-aids-about = an Tischen, die das anbieten
settings-marks = Markieren, was du bezahlen kannst
settings-marks-about = „=“ passend, „+2“ mit 2 zu viel
settings-coach = Trainer
settings-coach-about = gegen Bots: sagt nach dem Zug, wenn er dich Punkte gekostet hat
settings-reasons = Bots sagen, warum
settings-reasons-about = eine Zeile zu jedem ihrer Züge
help = Hilfe
close = Schließen
loading = Einen Moment …
page-missing = Diese Seite gibt es nicht
page-missing-why = Unter dieser Adresse gibt es keine Seite. Vielleicht hast du dich vertippt.
page-missing-back = Zur Startseite
page-failed = Dieser Teil der Seite wurde nicht geladen.
page-failed-again = Noch einmal versuchen
# $what: such as “tower 9”; $note: such as “can be chosen”
with-note = { $what }, { $note }

## Help

help-title = Das Spiel in einer Minute
help-aim = Baue deine Alhambra rund um deinen Brunnen. Kaufe Gebäude vom Bauhof, auf dem immer vier zur Wahl liegen; jedes Feld verlangt seine eigene Währung.
help-turn = In deinem Zug machst du eine Aktion: Geld nehmen (eine Karte oder mehrere, die zusammen höchstens 5 wert sind), ein Gebäude kaufen oder deine Alhambra umbauen.
help-exact = Wechselgeld gibt es nie. Aber wenn du passend zahlst, bist du noch einmal am Zug.
help-build = Mauer grenzt an Mauer, offene Seite an offene Seite. Vom Brunnen aus muss alles zu Fuß erreichbar sein, und keine Lücke darf eingeschlossen werden.
help-score = Dreimal wird gewertet: Punkte gibt es für die meisten Gebäude jeder Art und für deine längste Außenmauer. Wer die meisten Punkte hat, gewinnt.

## Connection

connection-connecting = Verbinde …
connection-open = Verbunden
connection-lost = Verbindung verloren, neuer Versuch …
connection-offline = Kein Netz. Sobald es wieder da ist, geht es weiter.
connection-gone = Diesen Tisch gibt es nicht. Vielleicht ist er abgelaufen.
connection-closed = Nicht verbunden
# $count: how many commands wait to be sent
connection-waiting = { $count ->
    [one] { $count } Schritt noch nicht gesendet
   *[other] { $count } Schritte noch nicht gesendet
}

## Lobby

lobby-title = Alhambra spielen
lobby-lead = Baue deine eigene Alhambra: für eine bis sechs Personen, direkt im Browser.
your-name = Dein Name
your-name-hint = Damit die anderen wissen, wer du bist. Ein Konto brauchst du nicht.
guest = Gast
# For whoever has not played here yet
lobby-learn-new = Neu im Spiel?
lobby-learn-about = In kurzen Lektionen an einem echten Tisch lernst du es in zehn Minuten.
lobby-learn = Spielend lernen
lobby-puzzles = Rätsel
lobby-deal = Partie des Tages
lobby-duplicate = Duplikatabend
bots-title = Gegen Bots spielen
bots-lead = Hinsetzen und sofort loslegen.
bots-count = Gegner
# $number: from 1
bots-opponent = Gegner { $number }
bots-level = Spielstärke
bots-go = Jetzt spielen
table-title = Mit Freunden spielen
table-lead = Eröffne einen Tisch und verschick den Link. Niemand braucht ein Konto.
table-go = Tisch eröffnen
table-options = Mehr Optionen
device-title = An einem Gerät
device-lead = Zu zweit bis zu sechst an einem Bildschirm.
device-go = Jetzt spielen
device-people = Wer spielt mit?
# $number: the person's place, from 1
# as in English
device-person = Person { $number }
device-add = Person hinzufügen
# $name
device-remove = { $name } entfernen
device-names-needed = Es müssen mindestens zwei Personen sein.
# The games in which one has a seat
lobby-yours = Deine Partien
lobby-yours-go = Weiterspielen
lobby-yours-open = Noch nicht begonnen
# $names: who sits at the table, as a list
lobby-yours-label = Weiterspielen: { $names }
lobby-yours-drop = Partie mit { $names } aus dieser Liste entfernen
lobby-yours-all = Alle deine Partien
# $time: a day and the time of day
lobby-yours-until = bis { $time }
# $count: lines of chat
lobby-yours-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
# $time: a day and the time of day
name-opened = Dein Name wurde auf einem anderen Gerät geöffnet ({ $time }).
name-ended = Dieser Browser benutzt deinen Namen nicht mehr: Auf einem anderen Gerät wurde der Link erneuert oder alles gelöscht.
lobby-open = Tische mit freien Plätzen
lobby-open-none = Gerade wartet niemand. Eröffne einen Tisch und wähle „In der Lobby zeigen“.
lobby-running = Partien zum Zuschauen
lobby-running-none = Gerade gibt es keine Partie zum Zuschauen.
lobby-join = Hinsetzen
lobby-watch = Zuschauen
lobby-replay = Partie aus einer Datei ansehen
# $size: megabytes, a number
offline-offer = Ohne Netz spielen: einmal { $size } MB
offline-about = Gegen Bots, mit anderen an diesem Bildschirm, Lektionen und Rätsel: alles auf diesem Gerät, auch im Zug.
offline-coming = Das Spiel wird auf diesem Gerät vorbereitet …
offline-missing = Dieser Server kann dir das Spiel nicht mitgeben.
offline-failed = Das Spiel ließ sich auf diesem Gerät nicht starten. Lade die Seite neu.
offline-unkept = Dieser Browser speichert nichts für uns: Die Partie ist weg, wenn du diese Seite schließt.
offline-games = Auf diesem Gerät
offline-game-open = Noch nicht begonnen
offline-game-running = Läuft
offline-game-over = Zu Ende
offline-go-open = Weiterspielen
offline-go-running = Weiterspielen
offline-go-over = Noch einmal ansehen
# $names: who plays, as a list
offline-drop = Die Partie mit { $names } von diesem Gerät löschen
# A finished game of this device is shown by the server
offline-hand-over = Auf dem Server öffnen
offline-leave = Zur Startseite des Servers
update-waits = Es gibt eine neue Version.
update-take = Neu laden
update-later = Später
lobby-scorer = Punkterechner fürs Brettspiel
# $free: how many seats are free
lobby-free = { $free ->
    [one] { $free } freier Platz
   *[other] { $free } freie Plätze
}
# $names: who sits at the table, as a list
lobby-join-label = Hinsetzen: { $names }
lobby-watch-label = Zuschauen: { $names }
lobby-nobody = leerer Tisch
# $minutes, $hours: how long ago
ago-now = gerade eben
ago-minutes = { $minutes ->
    [one] vor { $minutes } Minute
   *[other] vor { $minutes } Minuten
}
ago-hours = { $hours ->
    [one] vor { $hours } Stunde
   *[other] vor { $hours } Stunden
}
ago-days = { $days ->
    [one] vor { $days } Tag
   *[other] vor { $days } Tagen
}

## Bots, by level

# as in English
bot-random = Wanderer
bot-builder = Bauhelfer
bot-apprentice = Lehrling
bot-mason = Maurer
bot-architect = Architekt
bot-master = Meister
bot-adaptive = Gefährte
# $level: such as "Mason"; $number: the second, third … of this level
bot-number = { $level } { $number }
bot-random-about = spielt auf gut Glück
bot-builder-about = baut, was passt
bot-apprentice-about = für die erste Partie
bot-mason-about = versteht sein Handwerk
bot-architect-about = plant voraus
bot-master-about = schwer zu schlagen
bot-adaptive-about = spielt etwa so gut wie du

## What a table plays by

setup-players = Plätze
# $count
setup-players-count = { $count } Plätze
setup-dirk = mit Dirk als Drittem
setup-edition = Regeln
setup-clock = Zeit pro Zug
setup-clock-none = Keine Uhr
setup-clock-none-short = ohne Uhr
# $seconds, $minutes, $days
setup-clock-seconds = { $seconds } Sekunden
setup-clock-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
setup-clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
# $time: one of the above
setup-clock-turn = { $time } pro Zug
# $bank for the whole game, $time is added with each turn
setup-clock-bank = { $bank } für die Partie, dazu { $time } pro Zug
setup-hands = Handkarten
setup-hands-secret = Geheim
setup-hands-open = Offen für alle
setup-hands-secret-about = wie in den Regeln
setup-hands-open-about = alle sehen alle Karten
setup-hands-open-short = offene Karten
setup-aids = Zeigen, was in Beutel und Stapel noch übrig ist
setup-aids-about = und was eine Wertung jetzt bringen würde
setup-aids-off-short = ohne Hilfen
setup-hints = Tipps
setup-hints-about = „Zeig mir einen guten Zug“, wenn man dran ist; alle sehen, wer das nutzt
setup-hints-on-short = mit Tipps
setup-confirm = Jeden Zug per Knopf beenden
setup-confirm-about = so kannst du vorher jeden Schritt rückgängig machen
setup-confirm-off-short = Züge enden von selbst
# as in English
setup-chat = Chat
setup-chat-about = eigene und schnelle Nachrichten
setup-chat-off-short = ohne Chat
setup-listed = In der Lobby zeigen
setup-listed-about = alle dürfen sich dazusetzen oder zuschauen
setup-listed-short = in der Lobby

# as in English
edition-standard = Standard
edition-hu-2003 = Ungarische Ausgabe, 2003
edition-pt-2003 = Portugiesischsprachige Ausgabe (Brasilien), 2003
edition-standard-short = Standardregeln
edition-hu-2003-short = ungarische Regeln
edition-pt-2003-short = portugiesische Regeln
# $rule, $value: such as “After the second scoring Dirk draws” and “two tiles”
setup-rule = { $rule }: { $value }
rule-start_tie = Haben zwei die wenigsten Karten, beginnt
rule-start_tie-sum = wer die kleinere Summe hat, dann die jüngste Person
rule-start_tie-youngest = die jüngste Person
rule-scoring_place = Wertungskarten liegen in ihrem Stapel
rule-scoring_place-random = an zufälliger Stelle
rule-scoring_place-top = obenauf
rule-dirk_second = Nach der zweiten Wertung zieht Dirk
rule-dirk_second-third = ein Drittel des Beutels
rule-dirk_second-two = zwei Plättchen
rule-dirk_gift = Dirk darf bekommen
rule-dirk_gift-always = jedes gekaufte Plättchen
rule-dirk_gift-misfit = nur Plättchen, die nirgends passen

## Before the start

waiting-title = Warten auf den Start
# In the title of the page
waiting-taken = { $taken } von { $all } Plätzen besetzt
waiting-lead-host = Schick deinen Freunden den Link, besetze freie Plätze nach Belieben mit Bots und leg los.
waiting-lead-full = Alle Plätze sind besetzt. Starte, wenn du so weit bist.
waiting-lead-guest = Setz dich. Wer den Tisch eröffnet hat, startet, sobald alle Plätze besetzt sind.
waiting-lead-seated = Du hast einen Platz. Wer den Tisch eröffnet hat, startet, sobald alle Plätze besetzt sind.
waiting-link = Link für deine Freunde
waiting-copy = Link kopieren
waiting-copied = Kopiert
waiting-copy-by-hand = Drücke Strg+C
waiting-share = Teilen
waiting-seats = Plätze
# $number: the seat's, from 1
seat-number = Platz { $number }
seat-number-free = Platz { $number }: frei
seat-you = du
seat-bot = Bot
seat-gone = nicht verbunden
sit = Hier hinsetzen
sit-label = Hier hinsetzen, Platz { $number }
sit-more = Noch jemand an diesem Bildschirm
sit-more-go = Hinsetzen
sit-more-name = Name der anderen Person
# as in English
sit-bot = Bot
sit-bot-label = Bot hinsetzen, Platz { $number }
sit-bot-level = Spielstärke neuer Bots
fill-bots = Mit Bots auffüllen
stand = Platz verlassen
stand-label = Platz { $number } verlassen
free-seat = Vom Tisch entfernen
free-seat-label = { $name } von Platz { $number } entfernen
start = Partie starten
start-waits = Startet, sobald alle Plätze besetzt sind
start-shuffling = Die Karten werden gemischt …
own-link = Deinen Platz auf einem anderen Gerät öffnen
# $name
own-link-of = Den Platz von { $name } auf einem anderen Gerät öffnen
own-link-about = Wer diesen Link hat, spielt auf diesem Platz. Behalte ihn für dich.
# $devices: how many
own-link-devices = { $devices ->
    [one] Auf einem Gerät geöffnet.
   *[other] Auf { $devices } Geräten geöffnet.
  }
own-link-renew = Link erneuern
own-link-renew-about = Hat jemand anders diesen Link? Mit einem neuen verlieren alle anderen Geräte diesen Platz.
# In the menu of a running game
leave = Aufgeben
# The same where turns have days
leave-days = Urlaub oder aufgeben
resign = Diese Partie aufgeben
resign-about = Wenn du aufgibst, spielt ein Bot für dich bis zum Ende. Das lässt sich nicht rückgängig machen und steht im Ergebnis.
# At the end of the game; $count is how many they are
resigned-of = { $count ->
    [one] { $names } hat aufgegeben, ein Bot hat weitergespielt.
   *[other] { $names } haben aufgegeben, Bots haben weitergespielt.
  }
# Where turns have days
holiday-about = Im Urlaub steht deine Uhr still, bis zu 21 Tage pro Partie.
holiday-days = Wie lange
holiday-begin = Urlaub beginnen
holiday-end = Urlaub beenden
# $date is a day
holiday-until = im Urlaub bis { $date }
opened-elsewhere = Dein Platz wurde auf einem anderen Gerät geöffnet.
opened-elsewhere-mine = Das war ich

## At the table

# $name
turn-yours = Du bist am Zug
turn-of-yours = { $name }, du bist am Zug
turn-other = { $name } ist am Zug
turn-bot = { $name } überlegt …
turn-away = Ein Bot spielt für { $name }
turn-late = Zeit abgelaufen: Ein Bot beendet den Zug von { $name }
end-turn = Zug beenden
undo = Rückgängig
rematch = Revanche
rematch-go = Zur Revanche
# Where the others who play this deal are; and a link for friends to play it, too
deal-results = Mit den anderen vergleichen
deal-challenge = Freunde mit dieser Partie herausfordern
record = Partie als Datei speichern
shuffle-holds = Mischung geprüft
shuffle-holds-about = Die Reihenfolge der Karten und Plättchen ergibt sich aus einem Geheimnis des Servers und je einer Zufallszahl von allen, auch von dir. Niemand konnte sie bestimmen.
shuffle-fails = Die Mischung stimmt nicht
shuffle-fails-about = Die Partie passt nicht zu dem, was diesem Browser vor dem Start gezeigt wurde. Speichere sie als Datei.
replay-link = Wiederholung
analysis-link = Analyse
back = Ich bin wieder da
# $name
back-of = { $name } ist wieder da
want-bot = Bot spielen lassen
rather-wait = Warten
propose = { $names } um Rücknahme meines letzten Zuges bitten
# Where nobody has to agree
take-back = Meinen letzten Zug zurücknehmen
table-hint = Zeig mir einen guten Zug
# The second press: where on the table
table-hint-move = Zeig, wo
# The third press
table-hint-play = Ausführen
agree = Ja, erlauben
decline = Nein
say = Nachricht
say-go = Senden
handover = Gib das Gerät an { $name } weiter
handover-go = Ich bin { $name }

quick-hello = Hallo!
quick-good-luck = Viel Glück!
quick-well-played = Gut gespielt!
quick-thinking = Lass mich kurz überlegen …
quick-your-turn = Du bist dran.
quick-oops = Hoppla!
quick-thanks = Danke!
quick-good-game = Schöne Partie!
quick-bye = Tschüss!

log = Verlauf
# as in English
chat = Chat
next-scoring = Bei einer Wertung jetzt

## Pieces in few words; the rest is with the board

# $kind: such as "tower"
tile-short = { $kind } { $price }

## What can be done, as buttons

action-take = { $cards } nehmen
# $tile, $cards; $over: how much too much
action-buy = { $over ->
    [0] { $tile } für { $cards } kaufen, passend, dann weiter am Zug
   *[other] { $tile } für { $cards } kaufen, { $over } zu viel
}
action-place = { $tile } auf { $cell } bauen
action-store = { $tile } aufs Reservefeld legen
action-give = { $tile } an Dirk geben
action-add = Umbau: { $tile } vom Reservefeld auf { $cell } bauen
action-remove = Umbau: { $tile } aufs Reservefeld legen
action-swap = Umbau: { $tile } rein, { $out } raus
action-stop = Platzieren
action-pass = Aussetzen

## What happened in the game. $name: whose turn it was

event-hand-dealt = { $name } bekommt { $cards }.
event-turn-began = { $name } ist am Zug.
event-money-taken = { $name } nimmt { $cards }.
event-tile-bought = { $over ->
    [0] { $name } kauft { $tile } für { $cards }, passend, und bleibt am Zug.
   *[other] { $name } kauft { $tile } für { $cards }, { $over } zu viel.
}
event-tile-placed = { $name } baut { $tile } auf { $cell }.
event-tile-stored = { $name } legt { $tile } aufs Reservefeld.
event-tile-given = { $name } gibt Dirk { $tile }.
event-tile-added = { $name } baut um: { $tile } vom Reservefeld auf { $cell }.
event-tile-removed = { $name } baut um: { $tile } von { $cell } aufs Reservefeld.
event-tiles-swapped = { $name } baut um: { $tile } statt { $out } auf { $cell }.
event-stopped = { $name } geht zum Platzieren über.
event-passed = { $name } kann nichts tun und setzt aus.
event-tile-drawn = Neu auf dem Bauhof, für { $currency }: { $tile }.
event-money-drawn = Neues Geld: { $card }.
event-deck-reshuffled = Der Ablagestapel wird gemischt: { $count ->
    [one] Der neue Geldstapel hat { $count } Karte.
   *[other] Der neue Geldstapel hat { $count } Karten.
}
event-scoring-card-turned-up = Wertungskarte { $letter } taucht auf.
# $number: 1 to 3; $gains: such as "Ada +12 and Ben +8"
event-round-scored = { $number ->
    [1] Erste Wertung: { $gains }.
    [2] Zweite Wertung: { $gains }.
   *[other] Letzte Wertung: { $gains }.
}
event-round-scored-gain = { $name } { $points }
event-dirk-drew = Dirk zieht { $tile }.
event-tile-awarded = { $name } hat am meisten Geld in { $currency } und bekommt { $tile }.
event-tile-awarded-nobody = { $tile } bekommt niemand: Am meisten Geld in { $currency } hat niemand allein.
# $points of the winner or of each winner; $names
event-game-ended = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } teilen sich den Sieg mit je { $points } Punkten.
}

## What happened at the table besides

note-seated = { $name } setzt sich.
note-vacated = Platz { $number } ist frei.
note-started = Die Partie beginnt.
note-undone = { $name } macht einen Schritt rückgängig.
note-hinted = { $name } fragt nach einem guten Zug.
note-proposed = { $name } möchte einen Zug zurücknehmen.
note-agreed = { $name } ist einverstanden.
note-declined = { $name } ist nicht einverstanden.
note-taken-back = Der Zug wurde zurückgenommen.
note-went-away = { $name } ist weg, ein Bot spielt.
note-late = Die Zeit von { $name } ist um; ein Bot beendet den Zug.
note-stood-in = Ein Bot spielt für { $name }.
note-bot-wanted = { $name } möchte, dass ein Bot für die fehlende Person spielt.
note-bot-unwanted = { $name } möchte lieber warten.
note-came-back = { $name } ist wieder da.
note-resigned = { $name } gibt auf; ein Bot spielt weiter.
note-on-holiday = { $name } hat den Urlaub geändert.
note-claimed = Der Platz von { $name } wurde auf einem anderen Gerät geöffnet.
note-renewed = Der Platz von { $name } hat einen neuen Link.
note-shuffling = Die Karten werden gemischt.
note-rematched = Für die Revanche gibt es einen neuen Tisch.
note-gap = Während du weg warst, ist mehr passiert, als der Verlauf zeigt.
bot-for = Ein Bot für { $name }

## Refusals, by their kind. $rule is added by refused-by-rule

refused-by-rule = { $text } ({ $rule })
# $text: in English, from a server that knows more than this page
refused-other = { $text }
refused-occupied = Hier nicht: Das Feld ist besetzt.
refused-apart = Hier nicht: Es würde deine Alhambra nicht berühren. Baue neben ein Plättchen oder den Brunnen.
refused-corner = Hier nicht: Es würde deine Alhambra nur an einer Ecke berühren. Es muss eine ganze Kante sein.
# $tile and $other: one has a wall where the other has none; $side: a code to choose by
refused-clash-wall = Hier nicht: { $side ->
    [N] Im Norden
    [E] Im Osten
    [S] Im Süden
   *[W] Im Westen
  } träfe eine Mauer auf eine offene Seite – { $tile } mit Mauer, { $other } ohne.
refused-clash-open = Hier nicht: { $side ->
    [N] Im Norden
    [E] Im Osten
    [S] Im Süden
   *[W] Im Westen
  } träfe eine offene Seite auf eine Mauer – { $tile } ohne Mauer, { $other } mit.
refused-clash-fountain = Hier nicht: Zwischen { $tile } und dem Brunnen wäre eine Mauer, aber der Brunnen ist ringsum offen.
refused-unreachable = Hier nicht: Vom Brunnen käme niemand zu Fuß dorthin.
refused-unreachable-others = Das geht nicht, sonst führt kein Fußweg mehr zu { $tiles }.
refused-encloses = Hier nicht: Eine Lücke würde eingeschlossen.
refused-not-your-turn = Du bist nicht am Zug.
refused-game-over = Die Partie ist vorbei.
refused-not-now = Erst kommen deine Aktionen, dann wird platziert.
refused-put-down-first = Platziere zuerst, was du gekauft hast.
refused-empty-take = Nimm mindestens eine Karte.
# $total
refused-too-much = Zusammen sind sie { $total } wert. Mehrere Karten dürfen höchstens 5 wert sein.
# $price, $total, $missing
refused-too-little = Das sind { $total }, und der Preis ist { $price }: { $missing } zu wenig.
# $card
refused-not-in-hand = So viele hast du davon nicht auf der Hand: { $card }.
refused-not-on-display = Liegt nicht aus: { $card }.
refused-not-in-market = Liegt nicht auf dem Bauhof: { $tile }.
# $currency
refused-wrong-currency = Dieses Feld des Bauhofs nimmt nur { $currency }.
refused-not-in-reserve = Liegt nicht auf deinem Reservefeld: { $tile }.
refused-not-in-pending = Gehört nicht zu den Plättchen, die du platzieren musst: { $tile }.
refused-not-built = Steht nicht in deiner Alhambra: { $tile }.
refused-must-act = Du kannst noch etwas tun, also darfst du nicht aussetzen.
refused-stop-instead = Nach einer passenden Zahlung setzt du nicht aus, sondern gehst zum Platzieren über.
refused-no-dirk = Dirk spielt nur in Partien zu zweit mit.
refused-no-gift-of-award = Plättchen vom Ende der Partie darfst du Dirk nicht geben.
refused-fits = Für { $tile } ist noch Platz in deiner Alhambra. An diesem Tisch darf Dirk nur bekommen, was nirgends passt.
refused-no-action = Das ist keine mögliche Aktion.
refused-stale = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin und wähle dann.
refused-exercise = Noch nicht: Mach erst, was die Aufgabe verlangt. Hast du etwas anderes getan, mach es rückgängig.
refused-exercise-turn = Hier lässt sich ein beendeter Zug nicht rückgängig machen. Fang neu an, um etwas anderes zu probieren.
refused-no-such-exercise = Diese Lektion oder dieses Rätsel gibt es nicht mehr.
refused-turn-complete = Du hast keine Aktion mehr: Beende den Zug oder mach erst einen Schritt rückgängig.
refused-turn-incomplete = Dein Zug ist noch nicht fertig.
refused-nothing-to-undo = In diesem Zug gibt es nichts rückgängig zu machen.
refused-nothing-to-take-back = Du hast noch keinen Zug beendet.
refused-proposal = Es möchte schon jemand einen Zug zurücknehmen.
refused-no-proposal = Niemand möchte mehr einen Zug zurücknehmen.
refused-not-asked = Darüber entscheiden die anderen.
refused-seated = Du hast an diesem Tisch schon einen Platz.
refused-seat-taken = Da war jemand schneller: Der Platz ist besetzt.
refused-free-seat = Vor dem Start müssen alle Plätze besetzt sein.
refused-name = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
refused-name-of-bot = So heißt schon ein Bot. Wähle einen anderen Namen.
refused-one-seat = An einem Tisch der Lobby kann nur mehrere Plätze haben, wer ihn eröffnet hat.
refused-started = Die Partie hat schon begonnen.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-not-over = Das muss warten, bis die Partie vorbei ist.
refused-replay-later = Die Wiederholung kann man sich ansehen, wenn die Partie vorbei ist.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-not-your-seat = Da sitzt jemand anderes.
refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
refused-seat-key = Dieser Link gilt für keinen Platz mehr. Lass dir einen neuen geben.
refused-too-many-devices = Dieser Platz wird schon auf zu vielen Geräten benutzt. Das Gerät, auf dem er eingenommen wurde, kann den Link erneuern: Dann verlieren alle anderen Geräte diesen Platz.
refused-name-link = Dieser Link zu einem Namen gilt nicht. Vielleicht wurde er erneuert: Öffne den neuen.
refused-no-alerts = Dieser Server verschickt keine Benachrichtigungen.
refused-alerts-blocked = Der Browser erlaubt für diese Seite keine Benachrichtigungen. Erlaube sie in seinen Einstellungen.
refused-alerts-failed = Der Browser hat seinen Push-Dienst nicht erreicht. Prüfe die Verbindung und versuche es noch einmal.
refused-renewed = Dein Name wird in diesem Browser nicht mehr benutzt.
refused-not-first = Nur das Gerät, auf dem dieser Platz eingenommen wurde, kann den Link erneuern.
refused-lot = Deine Zufallszahl wurde beim Mischen nicht verwendet. Die Partie läuft ohne sie weiter.
refused-no-chat = An diesem Tisch ist der Chat aus.
refused-chat = Die Nachricht ist leer.
refused-busy = Zu viele Änderungen auf einmal. Versuch es noch einmal.
refused-bot = So einen Bot gibt es nicht.
refused-setup = Mit diesen Einstellungen lässt sich kein Tisch eröffnen.
refused-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist er abgelaufen.
refused-no-such-deal = Diese Partie gibt es nicht. Ist der Link vollständig?
refused-played = Dein Versuch bei dieser Partie ist schon gewertet. Üben kannst du weiterhin.
refused-deal-closed = Diese Partie wird nicht mehr gewertet. Üben kannst du sie weiterhin.
refused-deal-first = Spiel diese Partie erst zu Ende: Dein erster Versuch zählt.
refused-deal-secret = Andere spielen diese Partie noch. Sie wird gezeigt, wenn sie vorbei ist.
refused-counted = Dieser Versuch zählt: Beendete Züge lassen sich nicht zurücknehmen.
refused-challenge-later = Spiel die Partie erst zu Ende, dann fordere deine Freunde heraus.
refused-challenge = Aus Lektionen und Rätseln lässt sich keine Herausforderung machen.
refused-no-such-scores = Diesen Wertungsbogen gibt es nicht. Vielleicht ist er abgelaufen.
refused-scores-key = Mit diesem Link kannst du nur zusehen. Bitte um den Link zum Ausfüllen.
refused-too-many = Zu viele Anfragen auf einmal. Warte ein wenig und versuch es dann noch einmal.
refused-too-large = Das ist zu groß.
refused-too-long = Diese Partie ist zu lang geworden. Eröffne einen neuen Tisch.
refused-game-too-long = Diese Partie ist zu lang zum Nachspielen und Analysieren.
refused-take-backs-used-up = Du hast so viele Züge zurückgenommen, wie in einer Partie möglich sind.
refused-chat-used-up = Du hast so viel geschrieben, wie an einem Tisch möglich ist.
refused-token = Der Server erkennt dich nicht mehr. Versuch es noch einmal.
refused-unavailable = Die Datenbank des Servers antwortet nicht. Versuch es gleich noch einmal.
refused-late = Deine Zeit für diesen Zug ist um. Ein Bot beendet ihn.
refused-resigned = Du hast aufgegeben. Ein Bot spielt für dich bis zum Ende.
refused-no-holiday = Urlaub gibt es nur in Partien mit Tagen pro Zug.
# $left: days of holiday that are left
refused-holiday-used-up = So viel Urlaub hast du nicht mehr. Übrig: { $left ->
    [one] { $left } Tag
   *[other] { $left } Tage
  }.
refused-by-the-clock = An diesem Tisch läuft eine Uhr: Ist die Zeit um, beendet ein Bot den Zug.
refused-not-absent = Die Person ist wieder da, oder ein Bot spielt schon.
refused-full = Der Server ist voll: Vorerst kann nichts Neues gespeichert werden. Laufende Partien gehen weiter.
refused-internal = Auf dem Server ist ein Fehler aufgetreten. Es wurde nichts geändert.
refused-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung.
refused-brought = Der Server kann diese Partie nicht behalten. Ansehen lässt sie sich trotzdem.
refused-record = Diese Datei enthält keine Partie.
refused-notation = Das versteht das Programm nicht.
refused-twice = Liegt an zwei Stellen: { $tile }. Jedes Plättchen gibt es nur einmal.
# $copies: how many there are of each card
refused-too-many-cards = Zu oft: { $card }. Von jeder Karte gibt es { $copies }.
refused-scorings = Die Zahl der Wertungen passt nicht zu den Wertungskarten, die noch kommen.
# $letter: A or B; $least: the smallest number of cards before it
refused-scoring-card = Dort kann Wertungskarte { $letter } nicht liegen: Ihre Zahlen müssen ab { $least } steigen.
# $most: the largest number of cards before it
refused-scoring-card-deck = Vor Wertungskarte { $letter } liegen nicht so viele Karten: höchstens { $most }.
refused-market-gap = Zu Beginn eines Zuges ist der Bauhof voll. Fülle die leeren Felder.
refused-bag-left = Die Partie ist erst zu Ende, wenn der Beutel leer ist.
refused-no-such-turn = Kein Zug führt zu dieser Stellung.
