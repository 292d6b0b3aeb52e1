### Deutsch. Mit du, und was geschieht in der Gegenwart. Edelsteine haben eine Form im Akkusativ (.accusative)
### und eine mit kein (.none). Eins steht als Wort: eine Stimme liest „1 Punkt“
### als „eins Punkt“. `.braille` hat Ziffern.

## Gems: one word, and with a count

gem-s = blau
    .stone = Saphir
    .words = blau, blaue, blauen, blauer, blaues, blauem, saphir, saphire, saphiren, saphirs
    .noun = Blau
    .stone-noun = Saphir
    .accusative = Blau
    .stone-accusative = einen Saphir
    .none = kein Blau
    .stone-none = keine Saphire
    .many = Blau
    .stone-many = Saphire
gem-e = grün
    .stone = Smaragd
    .words = grün, grüne, grünen, grüner, grünes, grünem, gruen, gruene, gruenen, smaragd, smaragde, smaragden, smaragds
    .noun = Grün
    .stone-noun = Smaragd
    .accusative = Grün
    .stone-accusative = einen Smaragd
    .none = kein Grün
    .stone-none = keine Smaragde
    .many = Grün
    .stone-many = Smaragde
gem-g = Gold
    .stone = Gold
    .words = gold, goldene, goldenen, goldener, goldenes, goldchip, goldchips, gelb, gelbe, gelben, gelber, gelbes, joker, jokers, goldjoker, goldjokers, goldener joker, goldene joker, goldenen joker
    .noun = Gold
    .stone-noun = Gold
    .accusative = Gold
    .stone-accusative = Gold
    .none = kein Gold
    .stone-none = kein Gold
    .many = Gold
    .stone-many = Gold
gem-r = rot
    .stone = Rubin
    .words = rot, rote, roten, roter, rotes, rotem, rubin, rubine, rubinen, rubins
    .noun = Rot
    .stone-noun = Rubin
    .accusative = Rot
    .stone-accusative = einen Rubin
    .none = kein Rot
    .stone-none = keine Rubine
    .many = Rot
    .stone-many = Rubine
gem-o = schwarz
    .stone = Onyx
    .words = schwarz, schwarze, schwarzen, schwarzer, schwarzes, schwarzem, onyx, onyxe, onyxen
    .noun = Schwarz
    .stone-noun = Onyx
    .accusative = Schwarz
    .stone-accusative = einen Onyx
    .none = kein Schwarz
    .stone-none = keine Onyxe
    .many = Schwarz
    .stone-many = Onyxe
gem-d = weiß
    .stone = Diamant
    .words = weiß, weiße, weißen, weißer, weißes, weißem, diamant, diamanten
    .noun = Weiß
    .stone-noun = Diamant
    .accusative = Weiß
    .stone-accusative = einen Diamanten
    .none = kein Weiß
    .stone-none = keine Diamanten
    .many = Weiß
    .stone-many = Diamanten

count-s =
    { $count ->
        [one] ein Blau
       *[other] { $count } Blau
    }
    .stone =
        { $count ->
            [one] ein Saphir
           *[other] { $count } Saphire
        }
    .stone-accusative =
        { $count ->
            [one] einen Saphir
           *[other] { $count } Saphire
        }
count-e =
    { $count ->
        [one] ein Grün
       *[other] { $count } Grün
    }
    .stone =
        { $count ->
            [one] ein Smaragd
           *[other] { $count } Smaragde
        }
    .stone-accusative =
        { $count ->
            [one] einen Smaragd
           *[other] { $count } Smaragde
        }
count-g =
    { $count ->
        [one] ein Gold
       *[other] { $count } Gold
    }
    .stone =
        { $count ->
            [one] ein Gold
           *[other] { $count } Gold
        }
count-r =
    { $count ->
        [one] ein Rot
       *[other] { $count } Rot
    }
    .stone =
        { $count ->
            [one] ein Rubin
           *[other] { $count } Rubine
        }
    .stone-accusative =
        { $count ->
            [one] einen Rubin
           *[other] { $count } Rubine
        }
count-o =
    { $count ->
        [one] ein Schwarz
       *[other] { $count } Schwarz
    }
    .stone =
        { $count ->
            [one] ein Onyx
           *[other] { $count } Onyxe
        }
    .stone-accusative =
        { $count ->
            [one] einen Onyx
           *[other] { $count } Onyxe
        }
count-d =
    { $count ->
        [one] ein Weiß
       *[other] { $count } Weiß
    }
    .stone =
        { $count ->
            [one] ein Diamant
           *[other] { $count } Diamanten
        }
    .stone-accusative =
        { $count ->
            [one] einen Diamanten
           *[other] { $count } Diamanten
        }
no-gems = nichts

list-and = { $others } und { $last }
list-or = { $others } oder { $last }

## Cards and tiles

card-points =
    { $points ->
        [0] keine Punkte
        [one] ein Punkt
       *[other] { $points } Punkte
    }
card-head-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
card-cost = kostet { FORM($cost, "accusative") }
card-level = Stufe { $level }
hidden-card = eine verdeckte Karte der Stufe { $level }
    .brief = verdeckt { $level }
noble-points = { $points } Punkte
noble-cost = verlangt { FORM($cost, "accusative") }
# The names of the noble tiles, by their codes.
noble-name-34s4e = Süleyman der Prächtige
noble-name-34s4d = Machiavelli
noble-name-33s3e3r = Katharina von Medici
noble-name-33s3e3d = Anna von der Bretagne
noble-name-33s3o3d = Elisabeth von Österreich
noble-name-34e4r = Maria Stuart
noble-name-33e3r3o = Franz der Erste von Frankreich
noble-name-34r4o = Heinrich der Achte
noble-name-33r3o3d = Karl der Fünfte
noble-name-34o4d = Isabella von Kastilien

## The language itself, as it calls itself

language-de = Deutsch
language-en = Englisch
language-fr = Französisch
language-nl = Niederländisch
language-name = Deutsch
# The braille tables that can be chosen: a file of liblouis, computer or literary braille, how many dots,
# for contracted braille the table that codes take, in brackets BRLTTY's tables of the same braille, and a
# title. Then the usual ones, and the language of synthesisers.
braille-tables =
    de-de-comp8.ctb computer 8 (de): Eurobraille, 8 Punkte
    de-g0.utb literary 6: Basisschrift
    de-g1.ctb literary 6 de-g0: Vollschrift
    de-g2.ctb literary 6 de-g0: Kurzschrift
    de-g2-detailed.ctb literary 6 de-g0 (de de-g2): Kurzschrift mit Großschreibung
table-for-display = de-de-comp8
table-for-paper = de-g0
speech-language = de
language-offer = Für Deutsch tippe { $number }.
language-default = Nur Enter: Deutsch.
language-asked = Welche Sprache?
    .braille = Sprache?
language-unknown = "{ $typed }" steht nicht zur Wahl. Tippe eine Zahl von 1 bis { $count }.

## The beginning

opening =
    { $edition ->
        [up-to-three] Splendor, bis zu drei Edelsteine nach freier Wahl: { $players }.
       *[other] Splendor, Ausgabe { $edition }: { $players }.
    }
    .brief =
        { $usual ->
            [yes] Splendor: { $players }.
           *[no] Splendor, Ausgabe { $edition }: { $players }.
        }
player-me = du
player-bot = { $name } (Computer, { $level })
level-gentle = kinderleicht
level-easy = leicht
level-fairly-easy = recht leicht
level-fair = mittel
level-normal = anspruchsvoll
level-fairly-hard = recht schwer
level-hard = schwer
level-very-hard = sehr schwer
level-expert = profi
level-random = spielt zufällig
    .word = zufällig
opening-help = Tippe auslage für die Karten, tutorial, um das Spiel zu lernen, oder hilfe für die Befehle.
    .brief = Tippe hilfe, wenn du nicht weiterweißt.
resumed = Dein Spiel geht in Runde { $round } weiter.
resumed-end = Dein Spiel war zu Ende, bevor du das Ergebnis gehört hast.
missed = { $count } Züge sind inzwischen gemacht; alle hörst du mit: protokoll { $lines }
missed-of = { $who ->
        [me] Du
       *[other] { $name }
    }: { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }{ $cards ->
        [0] {""}
        [one] , { $cards } Karte gekauft
       *[other] { "," } { $cards } Karten gekauft
    }{ $points ->
        [0] {""}
        [one] , { $points } Punkt mehr
       *[other] { "," } { $points } Punkte mehr
    }.

setup-name = Wer spielt an dieser Tastatur? Tippe einen Namen oder mehrere: Anna, Ben. Nur Enter: { $name }; schachtel: ein Spiel mit echten Karten.
    .braille = Name, Namen?
setup-bots =
    { $people ->
        [2] Wie viele Computergegner: 0, 1 oder 2? Nur Enter: 0.
        [3] Wie viele Computergegner: 0 oder 1? Nur Enter: 0.
       *[other] Wie viele Computergegner: 1, 2 oder 3? Nur Enter: 1.
    }
    .braille = Wie viele Gegner?
setup-level = Wie stark: { JOIN($levels, "or") }? Nur Enter: leicht.
    .braille = Wie stark?
setup-first = Wer beginnt von { $names }? Nach den Regeln der oder die Jüngste. Nur Enter: { $name }.
    .braille = Wer beginnt?
setup-rules = Ausgabe { $edition }, { $points } Punkte beenden das Spiel. Nur Enter: so bleibt es. Oder tippe eine Ausgabe, 2014 oder up-to-three, eine Punktzahl oder beides.
    .braille = Regeln?
setup-resume = Du hast ein offenes Spiel. Weiterspielen? ja oder nein.
    .braille = weiterspielen?
setup-resume-end = Dein letztes Spiel war zu Ende, bevor du das Ergebnis gehört hast. Jetzt hören? ja oder nein.
    .braille = Ergebnis hören?
setup-number-wrong =
    { $people ->
        [2] "{ $typed }" ist nicht 0, 1 oder 2. Beispiel: 0
        [3] "{ $typed }" ist nicht 0 oder 1. Beispiel: 0
       *[other] "{ $typed }" ist nicht 1, 2 oder 3. Beispiel: 1
    }
setup-others =
    { $count ->
        [one] Noch ein anderes Spiel ist offen. Tippe spiele, um es zu hören, oder seine Nummer, um es weiterzuspielen.
       *[other] { $count } andere Spiele sind auch offen. Tippe spiele, um sie zu hören, oder die Nummer von einem, um es weiterzuspielen.
    }
    .braille =
        { $count ->
            [one] noch { $count } Spiel
           *[other] noch { $count } Spiele
        }
setup-at-first = Das ist die erste Frage.
setup-about = Splendor ist ein Kartenspiel für zwei bis vier: Du sammelst Edelsteine und kaufst damit Karten; mit 15 Punkten endet das Spiel. Diese Fragen beginnen ein Spiel. Tippe darin tutorial, um es zu lernen.
help-setup = Tippe zurück für die Frage davor oder beenden, um zu gehen. Mehr beantwortet das Spiel selbst: hilfe, regeln, tutorial.
help-setup-resume = Tippe ja, um das Spiel weiterzuspielen. Mit nein bleibt es gespeichert, und du beginnst ein anderes. Tippe spiele, um alle deine Spiele zu hören, oder die Nummer von einem, um es weiterzuspielen.
help-setup-name = Unter diesem Namen hören dich die anderen. Teilen sich mehrere diese Tastatur, dann tippe alle Namen mit Kommas: Anna, Ben. Die Tastatur geht Zug um Zug von Hand zu Hand. Allein gegen den Computer: tippe einen Namen. Mit Leuten anderswo: splendor-access host
help-setup-bots = Computergegner spielen gegen dich. Ein Spiel hat zwei bis vier Spieler.
help-setup-level = Sie stehen vom schwächsten zum stärksten, mit den Nummern 1 bis 9. Kinderleicht ist für die ersten Spiele eines Kindes, leicht passt für deine eigenen. Jeder gewinnt zwei von drei Spielen gegen den davor.
help-setup-first = Tippe den Namen der Person, die als Erste dran ist. Danach geht es in der Reihenfolge der Namen weiter.
help-setup-rules = Die Ausgaben unterscheiden sich darin, welche Edelsteine man nehmen darf, wenn weniger als drei Farben übrig sind. Ein längeres Spiel geht bis zu mehr Punkten, etwa 21. Beispiel: 2014, 21 Punkte
setup-names-of = Und wie heißen die { $count }? Tippe ihre Namen. Beispiel: Ana, Ben
setup-level-wrong = "{ $typed }" ist keine Stärke. Zur Wahl stehen: { JOIN($levels, "and") }. Beispiel: leicht
setup-first-wrong = "{ $typed }" sitzt nicht an diesem Tisch. Zur Wahl stehen: { $names }.
setup-rules-wrong = "{ $typed }" ist keine Ausgabe und keine Punktzahl. Ausgaben: 2024, 2014, up-to-three. Beispiel: 21 Punkte
default-name = Gast
# Ready names for a real table on a display without keys to type, in the order of turns.
ready-names-2 = Gast, Freund
ready-names-3 = Gast, Links, Rechts
ready-names-4 = Gast, Links, Gegenüber, Rechts

name-answer = "{ $typed }" beantwortet hier keine Frage. Tippe einen Namen; nur Enter: { $name }.
name-unclear = "{ $typed }" kann kein Name sein. Tippe den Namen allein. Beispiel: Ana
name-empty = Ein Name braucht mindestens einen Buchstaben.
name-long = "{ $typed }" ist als Name zu lang: höchstens 20 Zeichen.
name-proposed = { $proposal ->
        [none] .
       *[other] . Wie wäre es mit "{ $proposal }"?
    }
name-characters = Ein Name darf nur Zeichen haben, die man sehen und hören kann{ name-proposed }
name-command = "{ $typed }" ist ein Befehl und kann kein Name sein{ name-proposed }
player-count = { $least ->
        [2] { $count } Spieler sind zu viele; ein Spiel hat höchstens { $most }.
       *[other] { $count } Spieler sind zu viele; diese Stellung hat { $most }.
    }
name-twice = Zwei Spieler können nicht beide "{ $typed }" heißen{ name-proposed }
name-word = "{ $typed }" ist ein Wort des Programms und kann kein Name sein{ name-proposed }
name-sentence = "{ $typed }" klingt wie ein Satz des Programms. Der Name allein genügt{ name-proposed }
name-scripts = "{ $typed }" mischt zwei Schriften in einem Wort. Nimm Buchstaben aus einer{ name-proposed }
name-look-alike = Ein Name braucht einfache Buchstaben{ name-proposed }
# What the program calls its listener, and other words that would deceive as a name.
names-listener = du, dein, sie, ihr, dich, dir, ich, wir
names-program = niemand, keiner, jemand, alle, jeder, nein, computer, der computer, die bank
# Words behind a name that make it news, and whole sentences, beside those of the messages themselves.
names-telling = passt, gewonnen
names-sentence = spielende

## What happened

took = { $name } nimmt { FORM($gems, "accusative") }.
    .brief = { $name }: nimmt { FORM($gems, "accusative") }.
took-news = { $name } nimmt { FORM($gems, "accusative") }.
    .brief = { $name }: { FORM($gems, "accusative") }.
took-me = Du nimmst { FORM($gems, "accusative") }.
    .brief = Genommen: { FORM($gems, "noun") }.
    .braille = du + { $gems }
returned-nothing = { $name } gibt nichts zurück.
returned-nothing-me = Du gibst nichts zurück.
counted = { $name } hat { $gems }: { $kind ->
        [more] { $more } mehr
        [less] { $less } weniger
       *[both] { $more } mehr, { $less } weniger
    } als eingegeben.
counted-me = Du hast { $gems }: { $kind ->
        [more] { $more } mehr
        [less] { $less } weniger
       *[both] { $more } mehr, { $less } weniger
    } als eingegeben.
    .braille = du = { $gems }
swapped = Die Karten auf { $first } und { $second } sind getauscht.
card-shown = { $name } hat die reservierte Karte { $place } gezeigt: { $card }.
    .braille = { $name } { $place }: { $card }
card-shown-me = Du hast deine reservierte Karte { $place } gezeigt: { $card }.
    .braille = du { $place }: { $card }
returned = { $name } gibt { FORM($gems, "accusative") } zurück.
    .brief = { $name }: gibt { FORM($gems, "accusative") } zurück.
returned-me = Du gibst { FORM($gems, "accusative") } zurück.
    .brief = Zurückgegeben: { FORM($gems, "noun") }.
    .braille = du - { $gems }
reserved =
    { $gold ->
        [yes] { $name } reserviert { $place } und nimmt ein Gold: { $card }.
       *[no] { $name } reserviert { $place }, ohne Gold: { $card }.
    }
    .brief = { $name }: reserviert { $place }, { $card }.
    .braille = { $name } res { $place } { $card }
reserved-news = { $name } reserviert { $place }, { $head }{ $gold ->
        [yes] {""}
       *[no] , ohne Gold
    }.
    .brief = { $name }: reserviert { $place }.
reserved-me =
    { $gold ->
        [yes] Du reservierst { $place } und nimmst ein Gold; die Karte ist { $hand } in deiner Hand.
       *[no] Du reservierst { $place }, ohne Gold; die Karte ist { $hand } in deiner Hand.
    }
    .brief = Reserviert: { $place } als { $hand }.
    .full =
        { $gold ->
            [yes] Du reservierst { $place } und nimmst ein Gold: { $card }; die Karte ist { $hand } in deiner Hand.
           *[no] Du reservierst { $place }, ohne Gold: { $card }; die Karte ist { $hand } in deiner Hand.
        }
    .braille = du res { $hand } { $card }
reserved-unseen =
    { $gold ->
        [yes] { $name } reserviert eine verdeckte Karte vom Stapel { $level } und nimmt ein Gold.
       *[no] { $name } reserviert eine verdeckte Karte vom Stapel { $level }, ohne Gold.
    }
    .brief = { $name }: reserviert vom Stapel { $level }.
    .braille = { $name } res ?{ $level }
reserved-unseen-me =
    { $gold ->
        [yes] Du reservierst die oberste Karte vom Stapel { $level } als { $hand } und nimmst ein Gold.
       *[no] Du reservierst die oberste Karte vom Stapel { $level } als { $hand }, ohne Gold.
    }
    .brief = Reserviert: vom Stapel { $level }, als { $hand }.
    .braille = du res { $hand } ?{ $level }
drew = { $place } in deiner Hand ist { $card }.
drew-veiled = { $place } ist eine Karte, die nur du sehen darfst: tippe hand, um sie zu sehen.
    .brief = { $place }: tippe hand, um sie zu sehen.
    .braille = { $place } hand?
bought = { $name } kauft { $named }, { $bonus }, und zahlt { $paid ->
        [no] nichts
       *[yes] { FORM($payment, "accusative") }
    }.
    .brief = { $name }: { $named }, { $bonus }, zahlt { FORM($payment, "accusative") }.
    .braille = { $name } kauft { $place } { $card }
bought-points = { $name } kauft { $named }, { $bonus }, { $worth ->
        [one] ein Punkt
       *[other] { $worth } Punkte
    }, zahlt { $paid ->
        [no] nichts
       *[yes] { FORM($payment, "accusative") }
    } und hat jetzt { $points ->
        [one] einen Punkt.
       *[other] { $points } Punkte.
    }
    .brief = { $name }: { $named }, { $bonus }, { $worth }, zahlt { FORM($payment, "accusative") }, hat jetzt { $points }.
    .braille = { $name } kauft { $place } { $card } { $points }p
bought-news = { $name } kauft { $named }, { $bonus }{ $worth ->
        [0] {""}
        [one] , ein Punkt
       *[other] { "," } { $worth } Punkte
    }.
    .brief = { $name }: { $named }, { $bonus }{ $worth ->
        [0] {""}
       *[other] { "," } { $worth }
    }.
reserved-card = eine reservierte Karte
    .braille = Hand
bought-me = Du kaufst { $place }, { $bonus }, und zahlst { $paid ->
        [no] nichts
       *[yes] { FORM($payment, "accusative") }
    }.
    .brief = Gekauft: { $place }, gezahlt: { $payment }.
    .braille = du kaufst { $place } { $card }
bought-points-me = Du kaufst { $place }, { $bonus }, zahlst { $paid ->
        [no] nichts
       *[yes] { FORM($payment, "accusative") }
    } und hast jetzt { $points ->
        [one] einen Punkt.
       *[other] { $points } Punkte.
    }
    .brief = Gekauft: { $place }, gezahlt: { $payment }, jetzt { $points ->
        [one] ein Punkt.
       *[other] { $points } Punkte.
    }
    .braille = du kaufst { $place } { $card } { $points }p
no-payment = nichts
the-hand = der Hand
    .braille = Hand
visited = Adliger { $place } besucht { $name }: jetzt { $points } Punkte.
    .brief = { $name }: Adliger { $place }, { $points } Punkte.
    .full = Adliger { $place } besucht { $name }, { $noble }; { $name } hat jetzt { $points } Punkte.
visited-me = Adliger { $place } besucht dich, und du hast jetzt { $points } Punkte.
    .brief = Adliger { $place } besucht dich, { $points } Punkte.
    .full = Adliger { $place } besucht dich, { $noble }; du hast jetzt { $points } Punkte.
    .braille = du + { $place } { $points }p
passed = { $name } kann nichts tun und passt.
    .brief = { $name }: passt.
    .braille = { $name } passt
passed-me = Du passt.
    .braille = du passt
dealt = { $place } ist jetzt { $card }.
dealt-news = Neu: { $place }, { $fresh }.
emptied = { $place } bleibt leer: Stapel { $level } ist aufgebraucht.
    .brief = { $place } leer.
left-empty = { $place } bleibt leer: es wurde keine Karte aufgedeckt.
    .brief = { $place } leer.
last-of-deck = Stapel { $level } ist aufgebraucht.
    .brief = Stapel { $level }: leer.
    .braille = Stapel { $level } 0
last-round = { $name } hat { points-counted.accusative }: das ist die letzte Runde.
    .brief = { $name } hat { $points }: letzte Runde.
    .braille = letzte Runde
last-round-me = Du hast { points-counted.accusative }: das ist die letzte Runde.
    .brief = Du hast { $points }: letzte Runde.
    .braille = letzte Runde

## Numbers of things, for other messages

points-counted =
    { $points ->
        [0] keine Punkte
        [one] ein Punkt
       *[other] { $points } Punkte
    }
    .accusative =
        { $points ->
            [0] keine Punkte
            [one] einen Punkt
           *[other] { $points } Punkte
        }
    .dative =
        { $points ->
            [0] null Punkten
            [one] einem Punkt
           *[other] { $points } Punkten
        }
target-counted =
    { $target ->
        [one] ein Punkt
       *[other] { $target } Punkte
    }
tokens-counted =
    { $tokens ->
        [0] keine Chips
        [one] ein Chip
       *[other] { $tokens } Chips
    }
cards-counted =
    { $cards ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $cards } Karten
    }
    .dative =
        { $cards ->
            [0] null Karten
            [one] einer Karte
           *[other] { $cards } Karten
        }
decks-counted =
    Stapel a: { $a ->
        [0] keine
       *[other] { $a }
    }, b: { $b ->
        [0] keine
       *[other] { $b }
    }, c: { $c ->
        [0] keine
       *[other] { $c }
    }

## Whose turn it is, and what is due

your-turn = Du bist dran: { points-counted }, { tokens-counted }.
    .brief = Du bist dran.
    .braille = du { $points }p { $tokens }c
buyable = { $count ->
        [0] Du kannst jetzt keine Karte kaufen.
        [one] Du kannst eine Karte kaufen: { $places }.
       *[other] Du kannst { $count } Karten kaufen: { $places }.
    }
    .braille = kaufbar { $count ->
        [0] 0
       *[other] { $count }: { $places }
    }
your-turn-named = { $name }, du bist dran: { points-counted }, { tokens-counted }.
    .brief = { $name }, du bist dran.
    .braille = { $name } { $points }p { $tokens }c
bank-none = Bank: { FORM($gems, "none") } mehr.
    .brief = Bank ohne { FORM($gems, "noun") }.
    .braille = Bank kein { LETTERS($gems) }
bank-again = Bank: wieder { FORM($gems, "noun") }.
    .braille = Bank + { LETTERS($gems) }
turn-of = { $name } ist dran.
    .brief = { $name } ist dran.
# The title of the window on Windows: few words, the deciding ones last.
title-yours = Splendor: du bist dran
title-turn = Splendor: { $name } ist dran
title-over = Splendor: Spiel zu Ende
# The last line of a window that was opened for the program.
window-closes = Drücke Enter, um dieses Fenster zu schließen.
round = Runde { $round }.
round-last = Runde { $round }, die letzte.
must-return =
    { $kinds ->
        [one] Du hast { $held } Chips und darfst 10 behalten: gib { $count ->
            [one] einen
           *[other] { $count }
        } zurück.
       *[other] Du hast { $held } Chips und darfst 10 behalten: gib { $count ->
            [one] einen
           *[other] { $count }
        } von diesen { $kinds } Sorten zurück, nach Nummer, Wort oder Buchstabe.
    }
    .brief = Gib { $count ->
            [one] einen
           *[other] { $count }
        } zurück, von { $kinds ->
            [one] einer Sorte.
           *[other] { $kinds } Sorten.
        }
    .braille = gib { $count }
given-partly =
    Notiert: { $gems }. Gib noch { $count } zurück{ $kinds ->
    [0] .
   *[other] , von diesen { $kinds } Sorten.
    }
    .braille = { $gems }, gib { $count }
only-pass = Du kannst nur passen. Tippe passe.
    .braille = passe
ask-ready = Ist { $name } da? Antworte ja oder nein.
    .braille = { $name } da?
pass-device = Gib das Gerät an { $name } weiter. { $name }, tippe bereit.
    .brief = { $name }, tippe bereit.
    .braille = { $name } bereit?
not-ready = { $name } ist dran. { $name }, tippe zuerst bereit.
nobody-waits = Gerade muss niemand bereit tippen.

## The end

game-over = Das Spiel ist zu Ende.
over-now = Tippe revanche, um noch einmal zu spielen, oder neu, um zu wählen, wer spielt. Tippe rückblick, um zu hören, was dich am meisten gekostet hat, oder beenden, um zu gehen.
    .brief = Tippe revanche, neu, rückblick oder beenden.
    .braille = revanche, neu, rückblick, beenden?
over-now-friends = Um noch einmal zu spielen, tippe revanche. Um zu gehen, tippe beenden.
    .brief = Tippe revanche oder beenden.
    .braille = revanche, beenden?
won = { $name } gewinnt mit { points-counted.dative }.
    .braille = Sieg: { $name } { $points }p
won-me = Du gewinnst mit { points-counted.dative }.
    .braille = Sieg: du { $points }p
won-shared = { $names } teilen sich den Sieg mit { points-counted.dative }.
    .braille = Sieg: { $names } { $points }p
ended-points =
    { $target ->
        [one] Ein Punkt ist
       *[other] { $target } Punkte sind
    } erreicht, und die Runde ist zu Ende gespielt.
    .brief = Erreicht: { target-counted }.
    .braille = { $target }p erreicht
ended-stalemate = Niemand konnte mehr etwas tun.
    .braille = niemand konnte
ended-turn-limit = Die Höchstzahl der Züge ist erreicht.
    .braille = Höchstzahl
tie-fewest-cards = Gleich viele Punkte; gewonnen hat, wer die wenigsten Karten gekauft hat: { $cards }.
    .braille = weniger Karten { $cards }
tie-shared = Punkte und gekaufte Karten sind gleich.
    .braille = alles gleich
standing = { $name }: { points-counted }, { cards-counted } gekauft.
    .brief = { $name }: { points-counted }.
    .braille = { $name } { $points }p { $cards }k
standing-me = Du: { points-counted }, { cards-counted } gekauft.
    .brief = Du: { points-counted }.
    .braille = du { $points }p { $cards }k

## Answers

board =
    { $count ->
        [0] Keine Karten auf dem Tisch; noch übrig, { decks-counted }.
        [one] Eine Karte auf dem Tisch; noch übrig, { decks-counted }.
       *[other] { $count } Karten auf dem Tisch; noch übrig, { decks-counted }.
    }
    .brief =
        { $count ->
            [0] Keine Karten.
            [one] Eine Karte.
           *[other] { $count } Karten.
        }
    .braille = { $count } Karten
row = Reihe { $level }: { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }, noch { $left ->
        [0] keine
       *[other] { $left }
    } im Stapel.
    .brief = Reihe { $level }: { $count ->
        [0] keine.
       *[other] { $count }.
    }
    .braille = Reihe { $level }
place-empty = { $place } ist leer.
    .brief = { $place } leer.
held-blind = { $place }, { $card }; nur du kennst sie.
look-card = Stufe { $level }, { $item }.
look = Adliger, { $item }.
bank = Bank: { $gems }.
    .braille = Bank { $gems }
bank-lacking = Bank: { $gems }; leer: { FORM($lacking, "noun") }.
    .brief = Bank: { $gems }.
    .braille = Bank { $gems }
nobles = { $count ->
        [0] Keine Adligen auf dem Tisch.
        [one] Ein Adliger auf dem Tisch:
       *[other] { $count } Adlige auf dem Tisch:
    }
    .brief =
        { $count ->
            [0] Keine Adligen.
            [one] Ein Adliger.
           *[other] { $count } Adlige.
        }
    .braille = { $count } Adlige
tokens =
    { $count ->
        [0] Chips von { $name }: keine.
       *[other] Chips von { $name }, { $count }: { $gems }.
    }
    .braille = { $name } c { $gems }
tokens-me =
    { $count ->
        [0] Deine Chips: keine.
       *[other] Deine Chips, { $count }: { $gems }.
    }
    .braille = c { $gems }
bonuses =
    { $count ->
        [0] Boni von { $name }: keine.
       *[other] Boni von { $name }, { $count }: { $gems }.
    }
bonuses-me =
    { $count ->
        [0] Deine Boni: keine.
       *[other] Deine Boni, { $count }: { $gems }.
    }
holds = { $name } hat { $cards ->
        [one] eine reservierte Karte:
       *[other] { $cards } reservierte Karten:
    }
    .braille = { $name } h { $cards }
held-by = { $place } von { $name }: { $card }.
owns-nobles = { $name } hatte Besuch von { $count ->
        [one] einem Adligen.
       *[other] { $count } Adligen.
    }
    .braille = { $name } a { $count }
owns-nobles-me = Du hattest Besuch von { $count ->
        [one] einem Adligen.
       *[other] { $count } Adligen.
    }
    .braille = a { $count }
bought-cards =
    { $cards ->
        [0] { $name } hat keine Karten gekauft.
       *[other] { $name } hat { cards-counted } gekauft, { $points ->
            [0] ohne Punkte
           *[other] mit { points-counted.dative }
        }:
    }
    .brief = { $name }: { cards-counted }, { points-counted }.
    .braille = { $name } { $cards }k { $points }p
bought-cards-me =
    { $cards ->
        [0] Du hast keine Karten gekauft.
       *[other] Du hast { cards-counted } gekauft, { $points ->
            [0] ohne Punkte
           *[other] mit { points-counted.dative }
        }:
    }
    .brief = Du: { cards-counted }, { points-counted }.
    .braille = du { $cards }k { $points }p
bought-colour =
    { $points ->
        [0] { $gems }: keine Punkte.
       *[other] { $gems }: { $each } { $points ->
            [one] Punkt
           *[other] Punkte
        }{ $without ->
            [0] { "." }
            [one] ; eine Karte ohne Punkte.
           *[other] ; { $without } Karten ohne Punkte.
        }
    }
    .brief = { $gems }: { $points ->
        [0] keine Punkte.
       *[other] { $each }.
    }
hand = { $count ->
        [0] Deine Hand ist leer.
        [one] Deine Hand, eine Karte:
       *[other] Deine Hand, { $count } Karten:
    }
    .braille = Hand { $count }
hand-veiled = { $place } ist eine Karte der Stufe { $level }, die nur du sehen darfst.
hand-readable = Was ausgegeben ist, bleibt auf dem Bildschirm, wo alle es lesen können.
    .braille = alle können es lesen
ask-show-hand = Die Karten zeigen, die nur { $name } sehen darf? ja oder nein.
    .braille = { $name }: Hand zeigen?
decks = Noch übrig, { decks-counted }.
afford = { $count ->
        [0] { $some ->
            [yes] Davon kannst du jetzt nichts kaufen.
           *[no] Du kannst jetzt nichts kaufen.
        }
        [one] Eine Karte bezahlbar:
       *[other] { $count } Karten bezahlbar:
    }
    .brief =
        { $count ->
            [0] { $some ->
                [yes] Davon kannst du nichts kaufen.
               *[no] Du kannst nichts kaufen.
            }
           *[other] Du kannst { $count } kaufen.
        }
    .braille = kaufbar { $count }
afford-next = { $count ->
        [0] { $some ->
            [yes] Davon kannst du in deinem nächsten Zug keine kaufen.
           *[no] In deinem nächsten Zug kannst du keine Karte kaufen.
        }
        [one] Eine Karte kannst du im nächsten Zug kaufen, wenn du behältst, was sie kostet:
       *[other] { $count } Karten kannst du im nächsten Zug kaufen, wenn du behältst, was jede davon kostet:
    }
    .brief =
        { $count ->
            [0] { $some ->
                [yes] Davon kannst du im nächsten Zug nichts kaufen.
               *[no] Im nächsten Zug kannst du nichts kaufen.
            }
           *[other] Im nächsten Zug kannst du { $count } kaufen.
        }
    .braille = nächster Zug kaufbar { $count }
afforded = { $place }, { $card }; du zahlst { FORM($payment, "accusative") }.
    .brief = { $place }, { $card }; zahle { FORM($payment, "accusative") }.
    .braille = { $place } { $card } zahle { $payment }
afforded-free = { $place }, { $card }; du zahlst nichts.
    .brief = { $place }, { $card }; gratis.
    .braille = { $place } { $card } gratis
afford-short = { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    }, { $gold ->
        [no] es
       *[yes] mit Gold
    } { $short ->
        [one] fehlt ein Edelstein
       *[other] fehlen zwei Edelsteine
    }{ $gold ->
        [no] { ":" }
       *[yes] ; ohne Gold:
    }
    .braille = es fehlt { $short }
afford-close = { $count } Karten, es fehlen ein oder zwei Edelsteine:
    .braille = es fehlt 1-2
afford-nearest = Am nächsten ist { $place }, { $card }; { COUNT($missing) ->
        [one] es fehlt
       *[other] es fehlen
    } { $missing }{ $gold ->
        [0] {""}
       *[other] { "," } und dein Gold deckt { $gold ->
            [one] eins
           *[other] { $gold }
        } davon
    }{ $others ->
        [0] { "." }
        [one] ; noch eine Karte ist genauso nah.
       *[other] ; { $others } andere Karten sind genauso nah.
    }
    .brief = Am nächsten: { $place }, { $card }; { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } { $missing }{ $gold ->
        [0] {""}
       *[other] { "," } Gold deckt { $gold }
    }.
    .braille = { $place } { $card } - { $missing }{ $gold ->
        [0] {""}
       *[other] {" "}habe { $held }
    }
afford-lacks = { $place }, { $card }; { COUNT($missing) ->
        [one] es fehlt
       *[other] es fehlen
    } { $missing }.
afford-lacks-gold = { $place }, { $card }; { COUNT($missing) ->
        [one] es fehlt
       *[other] es fehlen
    } { $missing }, und dein Gold deckt { $gold ->
            [one] eins
           *[other] { $gold }
        } davon.
    .brief = { $place }, { $card }; { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } { $missing }, Gold deckt { $gold }.
    .braille = { $place } { $card } - { $missing } habe { $held }
reach = { $place }, { $head }, für { FORM($paid, "accusative") }.
reach-free = { $place }, { $head }, gratis.
reach-lacks = { $place }, { $head }, { COUNT($lacks) ->
        [one] fehlt
       *[other] fehlen
    } { FORM($lacks, "noun") }.
veiled-not-counted = Karten, die nur du sehen darfst, zählen hier nicht mit; tippe hand, um sie zu sehen.
    .brief = Ohne die Karten, die nur du sehen darfst.
need-first = Gib zuerst { FORM($gems, "accusative") } zurück.
need-turns = { $count } Züge, wenn sonst niemand zieht und du nichts anderes kaufst:
    .brief = { $count } Züge, wenn sonst niemand zieht:
    .braille = Züge { $count }
need-step = { $number }: { $step }.
need-take = nimm { FORM($gems, "accusative") }
need-reserve = reserviere { $place } und nimm ein Gold
    .brief = reserviere { $place }
    .braille = res { $place }
need-reserve-any = reserviere irgendeine Karte und nimm ein Gold
    .brief = reserviere irgendeine Karte
    .braille = res irgendeine
need-buy = kaufe { $place }
need-giving = { $step }, gib { FORM($gems, "accusative") } zurück
need-never = Ohne weitere Boni nicht möglich, wenn sonst niemand zieht.
    .brief = Nicht ohne weitere Boni.
    .braille = geht nicht
need-buying = { $turns } Züge, wenn du zuerst { $places } kaufst, sonst niemand zieht und nichts Neues aufgedeckt wird.
    .brief = { $turns } Züge, zuerst { $places } kaufen.
    .braille = Züge { $turns } kaufe { $places }
need-buying-perhaps = { $turns } Züge oder weniger, mindestens { $least }, wenn du zuerst { $places } kaufst und sonst niemand zieht.
    .brief = { $turns } Züge oder weniger, zuerst { $places } kaufen.
    .braille = Züge { $least }-{ $turns } kaufe { $places }
need-buying-unknown = { $turns } Züge oder mehr, wenn du Karten kaufst, die jetzt offen sind, und sonst niemand zieht.
    .brief = { $turns } Züge oder mehr, zuerst offene Karten kaufen.
    .braille = Züge { $turns }+
need-late = Zu spät: das Spiel ist vorher zu Ende.
    .braille = zu spät
need-rivals = { $names } { COUNT($names) ->
        [one] kann
       *[other] können
    } sie vor dir kaufen, schon im nächsten Zug.
    .brief = { $names } { COUNT($names) ->
        [one] kann
       *[other] können
    } sie im nächsten Zug kaufen.
    .braille = { $names } kauft in 1
need-rivals-soon = { $names } { COUNT($names) ->
        [one] kann
       *[other] können
    } sie vor dir kaufen, in zwei Zügen.
    .brief = { $names } { COUNT($names) ->
        [one] kann
       *[other] können
    } sie in zwei Zügen kaufen.
    .braille = { $names } kauft in 2
need-several = "{ $typed }" kann { $count } Karten meinen: { $places }. Welchen Platz meinst du?
found = { $count ->
        [0] Keine Karte gefunden.
        [one] Eine Karte gefunden:
       *[other] { $count } Karten gefunden:
    }
    .braille = { $count } gefunden
worth = { $count ->
        [0] Keine Karte gefunden.
        [one] Eine Karte, ihr Preis nach deinen Boni:
       *[other] { $count } Karten, die mit den meisten Punkten je Chip zuerst:
    }
    .brief =
        { $count ->
            [0] Keine Karte.
            [one] Eine Karte.
           *[other] { $count } Karten.
        }
worth-free = { $place }, { $bonus }{ $points ->
        [0] {""}
        [one] , ein Punkt
       *[other] { "," } { $points } Punkte
    }, kostet dich nichts.
    .brief = { $place }, { $bonus }{ $points ->
        [0] {""}
       *[other] {" "}{ $points }
    }, gratis.
    .braille = { $place }{ $points ->
        [0] {""}
       *[other] {" "}{ $points }p
    } gratis
worth-price = { $place }, { $bonus }, kostet dich { $tokens ->
        [one] einen Chip.
       *[other] { $tokens } Chips.
    }
    .brief = { $place }, { $bonus }, { $tokens ->
        [one] ein Chip.
       *[other] { $tokens } Chips.
    }
    .braille = { $place } { $tokens }c
worth-rate = { $place }, { $bonus }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, kostet dich { $tokens ->
        [one] einen Chip
       *[other] { $tokens } Chips
    }, { $rate } je Chip.
    .brief = { $place }, { $bonus }, { $points }, { $tokens ->
        [one] ein Chip
       *[other] { $tokens } Chips
    }, { $rate }.
    .braille = { $place } { $points }p { $tokens }c { $rate }
tried = Probe, noch ist nichts geschehen; wenn du { $actions } und sonst niemand zieht:
    .brief = Wenn du { $actions }:
    .braille = Probe { $actions }
try-take = { FORM($gems, "accusative") } nimmst
try-return = { FORM($gems, "accusative") } zurückgibst
try-reserve = { $place } reservierst
    .braille = res { $place }
try-reserve-unseen = vom Stapel { $level } reservierst
    .braille = res ?{ $level }
try-buy = { $place } kaufst
    .braille = kaufe { $place }
try-pass = passt
    .braille = passe
try-points = Punkte: du hättest { $points }, also { $gained } mehr.
    .brief = Punkte { $points }, { $gained } mehr.
try-gained = Dazu: { $gems }.
try-paid = Ausgegeben: { $gems }.
try-tokens = Chips, die du hättest, { $count ->
        [0] keine.
       *[other] { $count }: { $gems }.
    }
    .brief = Chips { $count }: { $gems }.
    .braille = c { $gems }
try-bonuses = Boni, die du hättest: { $gems }.
    .brief = Boni: { $gems }.
try-noble = Adliger { $place } würde dich besuchen.
try-give-back = Danach müsstest du { $count } zurückgeben.
    .braille = gib { $count }
try-ends = Damit wäre das Spiel zu Ende.
    .braille = Ende
try-opened =
    { COUNT($places) ->
        [one] Auf { $places } käme eine neue, noch unbekannte Karte.
       *[other] Auf { $places } kämen neue, noch unbekannte Karten.
    }
    .brief = Neue Karten auf { $places }.
    .braille = neu { $places }
try-buyable = Karten, die du dann kaufen könntest, jetzt aber nicht: { $places }.
    .brief = Dann könntest du { $places } kaufen.
    .braille = kaufbar { $places }
try-nothing-new = Du könntest dann nichts kaufen, was du nicht schon jetzt kaufen kannst.
    .brief = Nichts Neues zu kaufen.
    .braille = neu kaufbar 0
try-several = "{ $typed }" kann mehreres meinen: { $options }. Sag, was davon.
try-refused =
    { $count ->
        [one] { $problem }
       *[other] Schritt { $number } geht nicht: { $problem }
    }
try-over = Schritt { $number } geht nicht: das Spiel wäre zu Ende.
clauses = { $first }; { $then }
card-head-held = die reservierte Karte, { $card }
    .braille = Hand { $card }
own-reserved = deine reservierte Karte { $place }
by-noble = Adliger { $place }
changed-nothing = Nichts hat sich geändert.
    .brief = Nichts Neues.
    .braille = gleich
changed-since = Seit dem Ende deines Zuges in Runde { $round }:
    .brief = Seit Runde { $round }:
    .braille = seit { $round }
changed-beginning = Seit dem Anfang:
    .braille = seit 0
changed-player = { $name }: { $news }.
    .brief = { $name }: { $news }.
changed-me = Du: { $news }.
    .braille = du { $news }
changed-bought =
    { $count ->
        [one] eine Karte gekauft: { $cards }
       *[other] { $count } Karten gekauft: { $cards }
    }
    .brief =
        { $count ->
            [one] gekauft { $cards }
           *[other] { $count } Karten gekauft: { $cards }
        }
    .braille = kauft { $cards }
changed-nobles =
    { $count ->
        [one] Besuch von { $places }
       *[other] Besuch von { $places }
    }
changed-reserved =
    { $count ->
        [one] reserviert { $cards }
       *[other] { $count } Karten reserviert: { $cards }
    }
    .braille = res { $cards }
changed-gained = dazu { $gems }
changed-lost = weg { $gems }
changed-points =
    { $points ->
        [one] jetzt ein Punkt
       *[other] jetzt { $points } Punkte
    }
    .brief = jetzt { $points }
changed-market = Auslage: { $news }.
changed-place = { $place } ist jetzt { $card }
changed-cards = { $count } neue Karten: { $cards }
    .brief = { $count } neu: { $cards }
changed-empty = jetzt leer: { $places }
    .brief = leer: { $places }
changed-decks = Stapel aufgebraucht: { $levels }
    .braille = Stapel { $levels } 0
changed-bank = Bank: { $news }.
    .braille = Bank { $news }
changed-left = jetzt { $gems }
    .braille = jetzt { $gems }
changed-gone = { FORM($gems, "none") } mehr
    .braille = kein { LETTERS($gems) }
changed-ending = Letzte Runde, denn erreicht sind: { target-counted }.
    .brief = Letzte Runde.
    .braille = letzte Runde
advice =
    { $rank ->
        [1] Am besten
        [2] Zweite Wahl
       *[3] Dritte Wahl
    }{ $behind ->
        [far] , deutlich schwächer
       *[some] {""}
        [close] , fast genauso gut
    }: { $step }. { $why }
    .brief =
    { $rank ->
        [1] Am besten
        [2] Zweite Wahl
       *[3] Dritte Wahl
    }: { $step }. { $why }
advice-draw = reserviere die oberste Karte von Stufe { $level }
    .braille = res { $level }
advice-reserve = reserviere { $place }
    .braille = res { $place }
advice-return = gib { FORM($gems, "accusative") } zurück
advice-noble = wähle { $place }
advice-pass = passe
advice-wins = Damit gewinnst du auf jeden Fall, mit { points-counted.dative }.
    .braille = gewinnt { $points }
advice-end = Damit hast du { points-counted }, genug, um das Spiel zu beenden{ $taken ->
        [first] , aber { $names } { COUNT($names) ->
            [one] kann
           *[other] können
        } noch gewinnen
       *[open] {""}
    }.
    .braille = Ende { $points }{ $taken ->
        [first] , Sieg { $names }?
       *[open] {""}
    }
advice-visit = { $place } besucht dich dann: zusammen { points-counted }.
    .braille = { $place } kommt +{ $points }
advice-points = Das bringt { points-counted.accusative }.
    .braille = Punkte { $points }
advice-points-denied = Das bringt { points-counted.accusative }, und { $names } { COUNT($names) ->
        [one] könnte
       *[other] könnten
    } die Karte im nächsten Zug kaufen.
    .braille = Punkte { $points }, { $names } auch
advice-denied = { $names } { COUNT($names) ->
        [one] könnte
       *[other] könnten
    } die Karte im nächsten Zug kaufen.
    .braille = { $names } auch
advice-denied-visit = { $names } könnte die Karte im nächsten Zug kaufen, und { $place } käme zu Besuch.
    .braille = { $names } auch, { $place } kommt
advice-nearer = { $turns ->
        [1] Im nächsten Zug
       *[other] In { $turns } Zügen
    } kannst du { $named } kaufen, { $card }{ $taken ->
        [safe] {""}
        [first] , wenn niemand die Karte nimmt: { $names } { COUNT($names) ->
            [one] kann
           *[other] können
        } sie vor dir kaufen
       *[open] , wenn niemand die Karte nimmt
    }.
    .brief = { $turns ->
        [1] Im nächsten Zug
       *[other] In { $turns } Zügen
    } kannst du { $place } kaufen{ $taken ->
        [safe] {""}
        [first] , wenn niemand die Karte nimmt: { $names } { COUNT($names) ->
            [one] kann
           *[other] können
        } sie vor dir kaufen
       *[open] , wenn niemand die Karte nimmt
    }.
    .braille = { $turns ->
        [1] dann { $place }
       *[other] { $place } in { $turns }
    }{ $taken ->
        [first] , { $names } zuerst?
       *[open] {""}
    }
advice-nearer-it = { $turns ->
        [1] Im nächsten Zug
       *[other] In { $turns } Zügen
    } kannst du sie dann kaufen.
    .braille = { $turns ->
        [1] dann kaufen
       *[other] kaufen in { $turns }
    }
advice-nearer-noble =
    Für { $place } { $count ->
        [one] fehlt dir dann noch ein Bonus
       *[other] fehlen dir dann noch { $count } Boni
    }.
advice-useful =
    Das hilft dir bei { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }.
    .braille = hilft { $count }
advice-same = Das läuft fast auf dasselbe hinaus.
    .braille = gleich
advice-cheaper =
    Ihr Bonus macht { $count ->
        [one] eine andere Karte
       *[other] { $count } andere Karten
    } billiger für dich.
    .braille = billiger { $count }
advice-least = Das brauchst du am wenigsten.
advice-kept = Dann nimmt sie dir niemand weg{ $count ->
        [0] {""}
       *[other] , und Gold gibt es dazu
    }.
    .braille = bleibt{ $count ->
        [0] {""}
       *[other] {" "}+ Gold
    }
advice-place = So stehst du gut da.
advice-nothing = Etwas anderes ist nicht möglich.
aim = Dein Vorhaben:
aim-none = Du hast kein Vorhaben. Beispiel: vorhaben b2
aim-off = Du hast kein Vorhaben mehr.
aim-gone = Dein Vorhaben liegt nicht mehr da. Ein anderes: vorhaben und ein Platz
    .brief = Dein Vorhaben ist weg.
aim-served = Das dient deinem Vorhaben { $place }.
aim-served-points = Das dient deinem Vorhaben, nach Punkten zu gewinnen.
aim-way = Für dein Vorhaben { $place }: { $step }.
aim-cost = Lass { $place } vorerst: der Zug dafür ({ $step }) senkt deine Siegchance um { $loss } Prozent.
aim-later = Kein Zug bringt dein Vorhaben { $place } jetzt näher.
plan-taken = { $name } hat die Karte deines letzten Tipps: { $card }.
plan-passed =
    { $place } { $by ->
        [faster] geht jetzt schneller
       *[better] ist jetzt mehr wert
    } als { $than }, die Karte deines letzten Tipps.
plan-dropped = { $than }, die Karte deines letzten Tipps, ist nicht mehr klar die nächste.
advice-later = { $name } ist dran. Wenn du dran wärst:
    .braille = { $name } ist dran; wenn du:
why-wins = Damit gewann { $name } auf jeden Fall, mit { points-counted.dative }.
    .braille = { $name } gewinnt { $points }
why-end = Mit dieser Karte hat { $name } { points-counted }, genug, um das Spiel zu beenden.
    .braille = { $name } Ende { $points }
why-visit = Mit dieser Karte kam { $place } zu Besuch: zusammen { points-counted }.
why-points = Diese Karte bringt { $name } { points-counted.accusative }.
    .braille = { $name } Punkte { $points }
why-points-denied =
    Diese Karte bringt { $name } { points-counted }, und { $me ->
        [yes] du hättest
       *[no] { $names } { COUNT($names) ->
            [one] hätte
           *[other] hätten
        }
    } sie im nächsten Zug kaufen können.
    .braille =
    { $name } Punkte { $points }, { $me ->
        [yes] du
       *[no] { $names }
    } auch
why-denied =
    { $me ->
        [yes] { $name } hat dir diese Karte weggenommen: du hättest sie im nächsten Zug kaufen können.
       *[no] { $name } hat diese Karte weggenommen: { $names } { COUNT($names) ->
            [one] hätte
           *[other] hätten
        } sie im nächsten Zug kaufen können.
    }
    .braille =
    { $name } nahm sie, { $me ->
        [yes] du
       *[no] { $names }
    } auch
why-denied-visit =
    { $me ->
        [yes] { $name } hat dir diese Karte weggenommen: du hättest sie im nächsten Zug kaufen können, und { $place } wäre zu Besuch gekommen.
       *[no] { $name } hat diese Karte weggenommen: { $names } hätte sie im nächsten Zug kaufen können, und { $place } wäre zu Besuch gekommen.
    }
    .braille =
    { $name } nahm sie, { $place } bei { $me ->
        [yes] dir
       *[no] { $names }
    }
why-nearer = { $name } wollte { $sure ->
        [yes] {""}
       *[no] wohl{" "}
    }{ $card }; { $turns ->
        [1] im nächsten Zug
       *[other] in { $turns } Zügen
    } hätte es gereicht.
    .braille = { $name } ? { $card } { $turns ->
        [1] dann
       *[other] in { $turns }
    }
why-nearer-it = { $name } konnte diese Karte dann { $turns ->
        [1] im nächsten Zug
       *[other] in { $turns } Zügen
    } kaufen.
    .braille = { $name } kauft { $turns ->
        [1] dann
       *[other] in { $turns }
    }
why-nearer-noble = { $name } wollte { $sure ->
        [yes] {""}
       *[no] wohl{" "}
    }{ $place }; da { $count ->
        [one] fehlte noch ein Bonus
       *[other] fehlten noch { $count } Boni
    }.
why-cheaper =
    Der Bonus macht { $count ->
        [one] eine andere Karte
       *[other] { $count } andere Karten
    } billiger für { $name }.
    .braille = { $name } billiger { $count }
why-useful =
    Das hilft { $name } bei { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }.
    .braille = { $name } hilft { $count }
why-drew = Diese Karte kennt nur { $name }.
    .braille = nur { $name } weiß es
why-hidden = Vielleicht war das, um eine reservierte Karte zu bezahlen, die nur { $name } kennt.
    .braille = { $name } ? reserviert
why-kept = { $name } wollte diese Karte für später.
    .braille = { $name } für später
why-place = Keine offene Karte sagt, warum { $name } das getan hat.
why-nothing = { $name } konnte nichts anderes tun.
why-none = Sonst hat noch niemand gezogen.
    .braille = keiner bisher
why-not-yet = { $name } hat noch nicht gezogen.
    .braille = { $name } 0 Züge
why-me = Das weißt nur du selbst.
    .braille = weißt nur du
threat = { $name } kann { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } kaufen: { $cards }.
    .brief = { $name }, { $count }: { $cards }.
    .braille = { $name } kauft? { $cards }
threat-none = { $names } { COUNT($names) ->
        [one] kann
       *[other] können
    } keine offene Karte kaufen.
    .brief = { $names }: keine.
    .braille = { $names } kaufbar 0
threat-pointless = ohne Punkte: { $places }
threat-mine = du auch: { $places }
    .braille = du { $places }
threat-mine-all = du auch
    .braille = du
threat-unseen =
    { $count ->
        [one] { $name } hat eine verdeckte Karte der Stufe { $levels }.
       *[other] { $name } hat { $count } verdeckte Karten der Stufen { $levels }.
    }
    .brief = { $name } hat { $count } verdeckt: { $levels }.
threat-nobles = { $name } ist nah an { $count ->
        [one] einem Adligen
       *[other] { $count } Adligen
    }: { $nobles }.
    .brief = { $name } nah an: { $nobles }.
threat-noble = { $place }, da { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } { $missing }
threat-noble-next = { $place }, da { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } { $missing }, und { $source } bringt es
    .brief = { $place }, da { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } { $missing }, siehe { $source }
threat-noble-due = { $place }, da fehlt nichts mehr
threat-finish = { $sure ->
        [yes] { $name } kann
       *[no] { $name } könnte
    } { points-counted.accusative } erreichen, mit { $means }{ $round ->
        [this] : das Spiel könnte in dieser Runde enden.
        [next] : das Spiel könnte in der nächsten Runde enden.
       *[last] .
    }
    .brief = { $sure ->
        [yes] { $name } kann
       *[no] { $name } könnte
    } { $points } erreichen, mit { $means }{ $round ->
        [this] , Ende in dieser Runde.
        [next] , Ende in der nächsten Runde.
       *[last] .
    }
    .braille = { $name } { $sure ->
        [yes] kann
       *[no] könnte
    } { $points }p { $means }{ $round ->
        [this] {" "}Ende
        [next] {" "}dann Ende
       *[last] {""}
    }
threat-last =
    { $count ->
        [0] Mit dieser Runde endet das Spiel, und die anderen sind nicht mehr dran.
       *[other] Mit dieser Runde endet das Spiel; noch dran: { $names }.
    }
    .brief =
        { $count ->
            [0] Letzte Runde: die anderen sind nicht mehr dran.
           *[other] Letzte Runde, noch dran: { $names }.
        }
    .braille =
        { $count ->
            [0] letzte Runde
           *[other] letzte { $names }
        }
goal =
    { $count ->
        [0] Keine Adligen auf dem Tisch.
        [one] Ein Adliger auf dem Tisch.
       *[other] { $count } Adlige, der nächste zuerst:
    }
    .brief =
        { $count ->
            [0] Keine Adligen.
            [one] Ein Adliger.
           *[other] { $count } Adlige.
        }
    .braille = { $count } Adlige
goal-noble = { $place }, da { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } noch { $count }: { $missing }; { $others }.
    .brief = { $place }, da { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } { $missing }; { $others }.
goal-noble-due = { $place }, da fehlt nichts mehr; { $others }.
goal-other =
    { $count ->
        [0] { $name } nichts
       *[other] { $name } { $count }
    }
goal-race = Bis zum Ende, { target-counted }: { $race }.
    .brief = Bis { $target }: { $race }.
    .braille = bis { $target } { $race }
goal-runner =
    { $count ->
        [0] { $name } hat { $points }
       *[other] { $name } braucht { $count }
    }
    .brief =
        { $count ->
            [0] { $name } hat { $points }
           *[other] { $name } { $count }
        }
goal-runner-me =
    { $count ->
        [0] du hast { $points }
       *[other] du brauchst { $count }
    }
    .brief =
        { $count ->
            [0] du hast { $points }
           *[other] du { $count }
        }
    .braille =
        { $count ->
            [0] du { $points }p
           *[other] du { $count }
        }
goal-last =
    { $count ->
        [one] Letzte Runde: { $names } führt mit { points-counted.dative } und { cards-counted.dative }.
       *[other] Letzte Runde: { $names } führen mit { points-counted.dative } und { cards-counted.dative }.
    }
    .brief = Letzte Runde: { $names } { $points }.
    .braille = letzte { $names } { $points }p { $cards }k
goal-last-me = Letzte Runde: du führst mit { points-counted.dative } und { cards-counted.dative }.
    .brief = Letzte Runde: du { $points }.
    .braille = letzte du { $points }p { $cards }k
goal-not-last = Nicht die letzte Runde: noch hat niemand { target-counted }.
    .brief = Nicht die letzte Runde.
goal-nobody = Im nächsten Zug kann niemand das Spiel beenden, soweit du wissen kannst.
    .brief = Niemand kann es im nächsten Zug beenden.
goal-finish =
    { $when ->
        [now] Du kannst jetzt { points-counted.accusative } erreichen, mit { $means }.
       *[next] Du kannst im nächsten Zug { points-counted.accusative } erreichen, mit { $means }.
    }
    .brief =
        { $when ->
            [now] Jetzt kannst du { $points } erreichen mit { $means }.
           *[next] Im nächsten Zug kannst du { $points } erreichen mit { $means }.
        }
    .braille = du kannst { $points }p { $means }
log = { $count ->
        [0] Noch ist nichts geschehen.
        [one] Eine Zeile:
       *[other] { $count } Zeilen:
    }
# A part of the log that is empty, though other things have happened; one of a turn or round.
log-none-such = So etwas ist noch nicht geschehen.
log-none-then = So etwas ist da nicht geschehen.
history-line = { $number } von { $count }: { $told }
    .brief = { $number }: { $told }
history-first = Älteres gibt es nicht.
history-last = Neueres gibt es nicht.
nothing-happened = Seit deinem Zug ist nichts geschehen.
answer-kept =
    { $count ->
        [one] Eine Zeile wurde nicht gesagt, weil Antworten aus sind. Um sie zu hören, tippe: protokoll antworten { $count }
       *[other] { $count } Zeilen wurden nicht gesagt, weil Antworten aus sind. Um sie zu hören, tippe: protokoll antworten { $count }
    }
    .brief =
        { $count ->
            [one] Eine Zeile verwahrt. Tippe: protokoll antworten { $count }
           *[other] { $count } Zeilen verwahrt. Tippe: protokoll antworten { $count }
        }
nothing-to-repeat = Noch gibt es nichts zu wiederholen.
position-mine = Diese Zeile zeigt die Karten, die nur du sehen darfst:
record-no-deck = Die Reihenfolge der Stapel ist nicht bekannt: eine Stellung enthält sie nicht.
record-written = Die Aufzeichnung steht in { $file }
record-not-written = Die Aufzeichnung ließ sich nicht in { $file } schreiben: { $detail }
record-exists = { $file } gibt es schon und bleibt, wie es ist. Nimm einen anderen Namen.
ask-replace = { $file } gibt es schon. Ersetzen? ja oder nein.
    .braille = Datei ersetzen?
ask-with-deck = Die Aufzeichnung mit Stapeln zeigt jede verdeckte Karte. Zeigen? ja oder nein.
    .braille = Stapel zeigen?
which-player = Wer von den { $count }? Antworte mit einer Nummer.
no-such-player = "{ $typed }" spielt hier nicht mit. Wen von den { $count } meinst du?

## The braille view

view-bank = Bank:
    .braille = Bank
view-tokens = Chips:
    .braille = c
view-bonuses = Boni:
view-deck =
    { $left ->
        [0] Stapel { $level } ist leer.
        [one] Stapel { $level }: noch eine Karte.
       *[other] Stapel { $level }: noch { $left } Karten.
    }
view-deck-of = Stapel { $level }
view-no-news = Noch ist nichts geschehen.
    .braille = nichts Neues
view-wait = { $name } ist dran.
    .braille = warte { $name }
view-sent = Dein Zug ist gesendet.
    .braille = gesendet
view-buyable = Du kannst { $place } kaufen.
    .braille = kaufe { $place }
view-buy = Kaufe { $place } und zahle { FORM($payment, "accusative") }.
    .braille = kaufe { $place } { $payment }
view-price = { $place } kostet dich { FORM($payment, "accusative") }.
    .braille = { $place } kostet { $payment }
view-lacks = Für { $place } { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } dir { $missing }.
view-lacks-gold = Für { $place } { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } dir { $missing }, und du hast { FORM($gold, "accusative") }.
    .braille = { $place } - { $missing } habe { $gold }
view-reserve =
    { $gold ->
        [yes] Reserviere { $place } und nimm ein Gold.
       *[no] Reserviere { $place }, ohne Gold.
    }
    .braille =
        { $gold ->
            [yes] res { $place } + 1g
           *[no] res { $place }
        }
view-reserve-deck =
    { $gold ->
        [yes] Reserviere verdeckt die oberste Karte vom Stapel { $level } und nimm ein Gold.
       *[no] Reserviere verdeckt die oberste Karte vom Stapel { $level }, ohne Gold.
    }
    .braille =
        { $gold ->
            [yes] res ?{ $level } + 1g
           *[no] res ?{ $level }
        }
view-need = Frag, was für { $place } fehlt.
    .braille = brauche { $place }
view-take = Nimm { FORM($gems, "accusative") }.
    .braille = nimm { $gems }
view-return = Gib { FORM($gems, "accusative") } zurück.
    .braille = gib { $gems }
view-then-return = Gib danach { $count } zurück.
    .braille = dann - { $count }
view-then-noble =
    { $count ->
        [one] Danach besucht dich Adliger { $places }.
       *[other] Wähle danach einen der Adligen { $places }.
    }
    .braille =
        { $count ->
            [one] + { $places }
           *[other] Adliger? { $places }
        }
view-noble = Wähle Adligen { $place }: { $noble }.
    .braille = Adliger { $place } { $noble }
view-visit = Adliger { $place } kann dich am Ende deines Zuges besuchen.
    .braille = { $place } am Zugende
view-aim = Nimm dir den Adligen { $place } vor.
    .braille = Vorhaben { $place }
view-aim-off = Lass dein Vorhaben { $place } los.
    .braille = { $place } kein Vorhaben
view-undo = Nimm deinen letzten Zug zurück.
    .braille = Zug zurück
view-ask = Stelle eine Frage.
    .braille = Frage
view-back = Zurück zu der Stelle, wo du warst.
    .braille = zurück
view-leave = Verlasse das Programm.
    .braille = beenden
view-yes = ja
view-no = nein
view-trouble = Es ließ sich nicht speichern.
    .braille = ungesichert
view-again = Versuche es noch einmal.
    .braille = nochmal
view-unsaved = Spiele ohne Speichern weiter.
    .braille = ohne Speichern
view-quit = Verlasse das Spiel.
    .braille = beenden
view-mark = ok
view-new = neu
view-choose = Drücke Zeile runter, um es zu wählen.
    .braille = runter?
view-near = { $level }: { $count } von { $of }.
view-near-most =
    { $count ->
        [0] Zeige die Karten, die du kaufen kannst.
        [one] Zeige Karten, für die höchstens ein Edelstein fehlt.
       *[other] Zeige Karten, für die höchstens { $count } Edelsteine fehlen.
    }
    .braille =
        { $count ->
            [0] kaufbar
           *[other] es fehlt { $count }
        }
view-near-off = Zeige alle Karten.
    .braille = alle
view-sum = Die ganze Lage in den wenigsten Zellen.
    .braille = Lage
view-home = Zum Anfang.
    .braille = heim
view-what = Was ist unter der nächsten Routingtaste?
    .braille = was ist?
view-sum-told = { $name }: { points-counted }, Chips: { $tokens }, Boni: { $bonuses }.
view-explain = Lass dir sagen, was jede Taste tut.
    .braille = Tasten testen
view-key = Drücke eine Taste. Zweimal dieselbe beendet das.
    .braille = Taste? 2x: Ende
view-key-line-up = Zur Zeile darüber.
    .braille = Zeile darüber
view-key-line-down = Zur Zeile darunter.
    .braille = Zeile darunter
view-key-window-left = Zum Ausschnitt links.
    .braille = nach links
view-key-window-right = Zum Ausschnitt rechts.
    .braille = nach rechts
view-key-window-before = Zum Ausschnitt davor.
    .braille = Teil zurück
view-key-window-after = Zum nächsten Ausschnitt.
    .braille = Teil weiter
view-key-top = Zur ersten Zeile.
    .braille = erste Zeile
view-key-bottom = Zum Protokoll.
    .braille = Protokoll
view-key-home = Zu deinem Zug.
    .braille = dein Zug
view-key-back = Verlasse, was offen ist.
    .braille = verlassen
view-key-choose = Wähle das.
    .braille = wähle das
view-key-route = Wähle, was darunter steht.
    .braille = wähle hier
view-key-help = Hör, was die Tasten tun.
    .braille = Hilfe
view-key-dots = Tippe.
    .braille = tippe
view-key-enter = Wähle das oder schließe eine getippte Zeile ab.
    .braille = wähle, Ende
view-key-backspace = Lösche eine getippte Zelle.
    .braille = Zelle löschen
view-key-escape = Verwirf die getippte Zeile.
    .braille = Zeile weg
view-key-different = Zu dem, was anders ist.
    .braille = Was ist neu
view-key-next-buy = Zur nächsten Karte, die du kaufen kannst.
    .braille = nächste kaufbare
view-key-sum = Zur ganzen Lage in Kürze oder zurück, wo du warst.
    .braille = Lage, zurück
view-key-what = Was ist unter der nächsten Routingtaste?
    .braille = was ist?
view-key-describe = Was unter einer Routingtaste steht.
    .braille = was ist das
view-key-nothing = Diese Taste tut hier nichts.
    .braille = hier ohne Wirkung
key-named = { $keys }: { $does }
key-together = { $first } und { $then }
key-dots =
    { $count ->
        [one] Punkt { $numbers }
       *[other] Punkte { $numbers }
    }
    .braille =
        { $count ->
            [one] Punkt{ $together }
           *[other] Punkte{ $together }
        }
key-word =
    { $kind ->
        [Space] Leertaste
        [Up] rauf
        [Down] runter
        [Left] links
        [Right] rechts
        [Select] Auswahl
        [Press] Druck
        [RoutingKey] Routingtaste
       *[other] { $name }
    }
    .braille =
        { $kind ->
            [Space] Leer
            [Up] rauf
            [Down] runter
            [Left] links
            [Right] rechts
            [Select] Auswahl
            [Press] Druck
            [RoutingKey] Routing
           *[other] { $name }
        }
view-keys = Erkläre die Tasten.
    .braille = Tasten
view-once-more = Drücke sie noch einmal.
    .braille = nochmal?
view-line-lost = Nichts getan: Ein Teil der Eingabe ging verloren. Tippe sie noch einmal.
    .braille = nichts getan, Tasten fehlen
# $text: counts of tokens.
view-entered = Gib { $text } ein.
    .braille = eingeben { $text }
view-enter = Nur Enter.
    .braille = Enter
display-here = Die Braillezeile { $name } mit { $columns } Zellen zeigt das Spiel.
display-back = Die Braillezeile ist wieder da.
    .braille = Zeile da
display-gone = Die Braillezeile ist weg. Das Spiel geht weiter und sucht sie immer wieder.

## Questions

option = { $number }: { $option }
option-deck = { $level }, die oberste Karte vom Stapel { $level }, verdeckt.
option-veiled = { $place }, eine Karte der Stufe { $level }, die nur du sehen darfst.
option-payment = zahle { FORM($payment, "accusative") }, behalte { FORM($left, "accusative") }.
    .braille = { $payment } behalte { $left }
option-pass = passe.
    .braille = passe
menu-gems =
    { $count ->
        [one] Nur so
       *[other] Auf { $count } Arten
    } kannst du { $command ->
        [return] zurückgeben
       *[take] Edelsteine nehmen
    }; wähle nach Nummer oder Buchstaben.
menu-cards =
    { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    } kannst du { $command ->
        [reserve] reservieren
       *[buy] kaufen
    }; wähle nach Nummer oder Platz.
menu-decks = Welcher Stapel? Wähle nach Nummer oder Buchstabe.
menu-noble =
    { $count ->
        [one] Ein Adliger würde dich besuchen; wähle nach Nummer oder Platz.
       *[other] { $count } Adlige würden dich besuchen; wähle nach Nummer oder Platz.
    }
    .brief = Wähle einen von { $count } Adligen.
    .braille = Adliger? { $count }
menu-pay =
    { $count ->
        [one] Nur so kannst du zahlen; wähle nach Nummer.
       *[other] Auf { $count } Arten kannst du zahlen; wähle nach Nummer.
    }
nothing-to-take = Die Bank hat keine Edelsteine, die du nehmen kannst.
nothing-to-reserve = Du kannst keine Karte reservieren.
nothing-in-decks = Alle Stapel sind aufgebraucht.
nothing-to-buy = Du kannst jetzt keine Karte kaufen.
nothing-to-return = Du hast nichts zurückzugeben.
nothing-to-noble = Gerade ist kein Adliger zu wählen.
which-gems = "{ $typed }" kann { $count } Dinge meinen. Welche Nummer meinst du?
meant-gems = { $gems }, Buchstaben { $letters }.
which-card = "{ $typed }" kann { $count } Karten meinen. Welche Nummer oder welchen Platz meinst du?
no-such-number = Die Nummer { $typed } steht nicht in dieser Liste: 1 bis { $count }.
no-question = Es ist keine Frage offen: "{ $typed }" beantwortet nichts.
ask-unseen =
    { $gold ->
        [yes] Verdeckt die oberste Karte vom Stapel { $level } reservieren und ein Gold nehmen? ja oder nein.
       *[no] Verdeckt die oberste Karte vom Stapel { $level } reservieren? Gold ist keins mehr da. ja oder nein.
    }
    .braille = res ?{ $level }?
ask-quit = Das Spiel verlassen? { $saved ->
        [yes] Es ist gespeichert.
       *[no] Es ist NICHT gespeichert.
    } ja oder nein.
    .braille = { $saved ->
        [yes] beenden?
       *[no] ungesichert, beenden?
    }
ask-another = Dieses Spiel für ein anderes verlassen? { $saved ->
        [yes] Es ist gespeichert.
       *[no] Es ist NICHT gespeichert.
    } ja oder nein.
    .braille = { $saved ->
        [yes] anderes Spiel?
       *[no] ungesichert, anderes Spiel?
    }
ask-undo = { $name }, darf { $asker } auch deine Züge zurücknehmen? ja oder nein.
    .braille = { $name }: zurück?
ask-undo-over = Das Spiel ist zu Ende. Das Ende zurücknehmen, mit deinem letzten Zug? ja oder nein.
    .braille = das Ende zurücknehmen?
undo-refused = { $name } ist nicht einverstanden; nichts wird zurückgenommen.
not-done = Nicht getan.
# A line at a question that waits for yes or no; the question is asked again behind it.
none-of-these = Nichts davon: "{ $typed }".
many-choices = Es sind { $count } zur Auswahl. Tippe Nummer, Platz oder Farbe, oder wiederholen, um alle noch einmal zu hören.
    .braille = wähle aus { $count }
ask-put-off = Vorhin getippt: "{ $typed }". Jetzt tun? ja oder nein.
    .braille = jetzt { $typed }?
neither-yes-nor-no = Weder ja noch nein: "{ $typed }".
not-done-yet = Noch nicht getan: "{ $typed }". Antworte zuerst ja oder nein.
meant-answer =
    "{ $typed }": heißt das { $answer ->
        [yes] ja
       *[no] nein
    }? Antworte ja oder nein.
    .braille =
        { $answer ->
            [yes] ja?
           *[no] nein?
        }
cancelled = Abgebrochen.
stayed = Das Spiel geht weiter.
how-to-leave = Tippe beenden, um zu gehen.
continue-command = { $spoken ->
    [de] { $program } resume
   *[other] { $program } resume --lang de
}
continue = { $how ->
        [make] make play{ $spoken ->
            [de] {""}
           *[other] {" "}ARGS="--lang de"
        }
        [window] Splendor noch einmal öffnen
        [page] fortsetzen
       *[command] { continue-command }
    }
left = Das Spiel ist gespeichert. Weiter geht es mit: { continue }
    .braille = gespeichert
left-for = Dieses Spiel ist gespeichert. Später geht es weiter mit: { $how ->
        [page] fortsetzen { $game }
       *[command] { continue-command } { $game }
    }
    .braille = gespeichert
left-in-trouble = Dein letzter Zug ist nicht gespeichert, alles davor schon. Weiter geht es mit: { continue }
left-unsaved = Das Spiel ist nicht gespeichert.
goodbye = Bis bald.
saved = Gespeichert, wie nach jedem Zug. Später geht es weiter mit: { $how ->
        [page] fortsetzen
       *[command] { continue-command }
    }
save-none = Dieses Spiel wird nicht gespeichert. Tippe aufzeichnung, um es auszugeben.

## Tables for friends elsewhere

friends-link = Der Link für deine Freunde: { $link }
friends-ssh = Mit ssh: ssh -T -p { $port } { $code }@{ $host }
friends-no-ssh = ssh kann den Port { $port } nicht benutzen.
friends-ssh-lines = Hier werden nur einfache Zeilen verstanden. Hinter der Adresse kann nur das Wort watch stehen: dann schaust du ohne Sitz zu.
friends-ssh-name = Dein Name oder der Code deines Sitzes, wenn du schon hier warst?
friends-ssh-watcher = Dein Name?
friends-ssh-key = Um zu deinem Sitz zurückzukommen, tippe diesen Code statt deines Namens: { $key }
friends-again = Dein Tisch vom letzten Mal ist wieder offen. Einen anderen bekommst du mit: splendor-access host --new
friends-kept-table = Der Tisch mit { $names } bleibt auch; sein Link geht, solange du einen Tisch leitest.
friends-go-back = Statt eines neuen Tisches diesen öffnen? ja oder nein.
    .braille = letzten Tisch öffnen?
friends-another-table = Einen anderen Tisch bekommst du mit: splendor-access host --new
friends-reach-machine = Nur dieser Rechner kann ihn öffnen. Für Freunde im Haus gib --lan dazu. Für Freunde weiter weg siehe docs/friends.md.
friends-reach-house = Alle in diesem Haus können ihn öffnen, und niemand weiter weg.
friends-reach-everybody = Alle, die den Link haben, können ihn öffnen.
friends-not-encrypted = Es ist nicht verschlüsselt: wer im selben Netz ist, könnte mitlesen.
friends-secrets = Das gespeicherte Spiel auf diesem Rechner enthält alle verdeckten Karten.
friends-serving = Tische gibt es unter { $link }
friends-page-alone = Um allein im Browser zu spielen: { $link }
friends-how-to-end = Um den Server zu beenden, drücke Strg-C. Alles ist gespeichert.
# `splendor-access server`: Befehle an einen laufenden Server.
operator-not-here = Der Befehl server gilt einem anderen Server von dir oder geht auf diesem System nicht.
operator-no-server = Hier läuft kein Server von dir. So beginnt einer: splendor-access serve
operator-on-windows = Unter Windows nimmt ein Server keine Befehle an. Zum Beenden drücke Strg-C, wo er läuft.
operator-alone = Nach { $order } kommen keine weiteren Wörter.
operator-words = Nach { $order } fehlt etwas: bei close ein Tisch, bei ban oder unban eine Adresse, bei message ein Text, bei invite oder expel ein Name.
copy-words = Nach copy gehören zwei Orte, der Ordner eines Servers oder NATS: server copy /var/lib/splendor nats://10.0.0.2:4222
copy-busy = Ein Server benutzt gerade { $place }. Beende ihn zuerst: splendor-access server stop
copy-nothing = Unter { $place } ist kein Ordner eines Servers.
copy-broken = Die Kopie ist nicht vollständig: NATS oder die Platte hat versagt. Gib den Befehl noch einmal, dann geht es von dort weiter.
copy-done = An beiden Enden gleich: Tische { $tables }, andere Dokumente { $documents }. Prüfsumme der Tische: { $digest }
copy-other = Geblieben, wie sie waren, weil sie am anderen Ende anders sind: { JOIN($names, "comma") }
copy-damaged = Nicht kopiert, weil sie beschädigt sind: { JOIN($names, "comma") }. Öffne jeden Tisch einmal, dann gib den Befehl noch einmal.
export-words = Nach export gehören der Ordner eines Servers oder NATS, und ein Ordner für die Aufzeichnungen: server export /var/lib/splendor spiele
export-done = { $count ->
        [0] Noch ist kein Spiel zu Ende.
        [one] Die Aufzeichnung eines Spiels ist in { $folder }.
       *[other] Die Aufzeichnungen von { $count } Spielen sind in { $folder }.
    }
operator-no-table = Einen Tisch "{ $typed }" gibt es nicht. Gib seinen Link an oder seinen Namen in list.
operator-no-address = "{ $typed }" ist keine Adresse eines anderen Rechners. Beispiel: 203.0.113.7 oder 203.0.113.0/24 für ein Netz.
operator-no-ban = "{ $typed }" ist nicht gesperrt.
operator-no-text = Die Nachricht hat keine Wörter, die man sagen kann.
operator-not-kept = Die Datei der Sperren kann nicht geschrieben werden. Nichts ist geändert.
operator-bans-lost = Niemand ist jetzt gesperrt: Sperre noch einmal, wen du fernhalten willst.
operator-table = { $table }: { $count } da, { JOIN($names, "and") }, von { JOIN($addresses, "and") }
operator-computer = { $name } (Computer)
operator-kept = Tische: { $waiting } nicht begonnen, { $playing } im Spiel, { $over } zu Ende.
operator-shared = NATS: andere Server { $count }, an sie verlorene Tische { $lost }, Ausfälle { $away }.
operator-bans = Gesperrt: { JOIN($addresses, "and") }
operator-closed = Der Tisch ist geschlossen und gelöscht.
operator-banned = Gesperrt: { $address }. Wer von dort da war, ist fort.
operator-unbanned = Nicht mehr gesperrt: { $address }.
operator-no-member = Im Club heißt niemand "{ $typed }".
operator-unwritten = Das konnte nicht geschrieben werden. Nichts ist geändert.
# Before the link, on a line of its own. $days: in which it can be used.
operator-invited = { $name } kommt mit diesem Link herein, einmal, in den nächsten { $days } Tagen. Andere Geräte sperrt er nicht aus.
operator-members = { $count ->
        [0] Der Club hat keine Mitglieder.
        [one] Der Club hat ein Mitglied:
       *[other] Der Club hat { $count } Mitglieder:
    }
operator-member = { $name }, { $devices ->
        [0] kein Gerät
        [one] { $devices } Gerät
       *[other] { $devices } Geräte
    }{ $invited ->
        [yes] , eingeladen
       *[no] {""}
    }
operator-expelled = { $name } ist nicht mehr im Club; was er von { $name } wusste, ist gelöscht.
operator-told = { $count ->
        [one] { $count } Mensch hat es gehört.
       *[other] { $count } Leute haben es gehört.
    }
operator-stopped = Der Server endet. { $count ->
        [0] Niemand war da.
        [one] { $count } Mensch hat gehört: gleich wieder da.
       *[other] { $count } Leute haben gehört: gleich wieder da.
    }
# Die Datei von `serve --config`.
config-wrong = { $name } braucht { $wanted }.
config-number = eine ganze Zahl von { $least } bis { $most }
config-text = einen Text in Anführungszeichen, mit höchstens { $most } Zeichen
config-addresses = eine Liste von Adressen, zum Beispiel ["127.0.0.1"]
config-link = die Adresse deines Servers, zum Beispiel "https://splendor.example.org"
config-store = Adressen von NATS, zum Beispiel "nats://10.0.0.2:4222"
config-file = den Namen einer Datei, die lesbar ist: { $detail }
config-page = den Ordner der Seite zum Alleinspielen, wie make page sie baut
config-day = ein Tag wie 2026-12-31
config-languages = eine Liste von Sprachen: { JOIN($names, "and") }
config-unknown = Eine Einstellung { $typed } gibt es nicht. Es gibt: { JOIN($names, "and") }.
config-pair = Die Einstellungen certificate und key gehören zusammen: gib beide an.
config-mail = eine Mailadresse mit einem * für einen Schlüssel vor dem @, wie club+*@example.org
config-server = die Adresse eines Mailservers, wie { $example }
config-mails = mail und smtp gehören zusammen; mail-user und mail-password auch.
friends-free = { $count ->
        [one] Ein Sitz ist frei.
       *[other] { $count } Sitze sind frei.
    }
friends-gone = Gerade weg: { $names }. Ihre Sitze bleiben erhalten.
friends-computer = Der Computer spielt für { $names }.
friends-watchers = Es schauen zu: { $names }.
friends-hello = guter Zug
# Ready sentences, offered on a display; a friend hears them in the own language.
ready-hello = Hallo zusammen!
ready-luck = Viel Glück!
ready-well-done = Gut gemacht!
ready-oh-no = O nein!
ready-moment = Einen Moment, bitte.
ready-back = Ich bin wieder da.
ready-thinking = Ich überlege.
ready-thanks = Danke!
ready-again = Spielen wir noch einmal?
ready-bye = Auf Wiedersehen!
friends-here = Da: { $names }.
friends-is-away = { $name } ist weg; der Sitz bleibt erhalten.
    .braille = { $name } weg
friends-is-back = { $name } ist wieder da.
    .braille = { $name } wieder da
friends-replaced = Der Computer spielt jetzt für { $name }, bis { $name } wiederkommt.
    .braille = Computer spielt für { $name }
friends-replaced-back = { $name } ist zurück und spielt wieder selbst.
    .braille = { $name } spielt wieder
friends-replaced-back-me = Der Computer hat für dich gespielt. Jetzt spielst du wieder selbst.
    .braille = du spielst wieder
friends-replace-refused = { $name } ist nicht einverstanden; der Sitz bleibt frei.
friends-replaced-already = Dort spielt schon der Computer.
friends-present = { $name } ist da und kann spielen.
friends-away-short = Noch nicht: an diesem Tisch darf jemand { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    } weg sein. Danach kannst du wieder fragen.
friends-asked = { $names } wird gefragt.
friends-replace-whom = Wen? Tippe vertrete und den Namen von jemandem, der weg ist.
ask-computer = { $name }, darf der Computer für { $gone } spielen? { $gone } ist weg, und { $asker } fragt danach. ja oder nein.
    .braille = { $name }: Computer für { $gone }?
friends-host-only = Das kann nur die Tischleitung.
friends-lock-off = Der Tisch ist wieder offen.
    .braille = offen
friends-lock-on = Der Tisch ist gesperrt; niemand kann mehr dazukommen.
    .braille = gesperrt
friends-mute-off = { $name } ist wieder zu hören.
    .braille = { $name } zu hören
friends-mute-on = { $name } ist stumm; niemand hört, was { $name } sagt.
    .braille = { $name } stumm
friends-whom = Wen? Tippe { $what ->
    [mute] stumm
   *[remove] entferne
} und einen Namen.
friends-muted = Die Tischleitung hat dich stummgeschaltet; niemand hat das gehört.
# Told before the first game of a table.
edition-named =
    { $edition ->
        [up-to-three] Bis zu drei Edelsteine nach freier Wahl.
       *[other] Ausgabe { $edition }.
    }
friends-begins-me = Du beginnst.
friends-begins = { $name } beginnt.
# Nobody has taken that seat yet.
friends-begins-later = Nummer { $number } beginnt und fehlt noch.
friends-only = Das ist für Tische mit Freunden anderswo. Einen Tisch richtest du ein mit: splendor-access host
friends-remove-on = Die Tischleitung hat { $name } entfernt.
    .braille = { $name } entfernt
friends-removed = Die Tischleitung hat dich von diesem Tisch entfernt.
friends-device-word = Tippe das am anderen Gerät statt deines Namens, einmal, in den nächsten { $count } Minuten: { $word }
friends-device = { $number }{ $here ->
        [yes] , dieses Gerät
       *[no] {""}
    }{ $added ->
        [yes] , { $days ->
            [0] seit heute
            [one] seit gestern
           *[other] seit { $days } Tagen
        }
       *[no] , das erste
    }.
friends-device-help = An noch einem Gerät spielen: gerät neu.{ $count ->
        [1] {""}
       *[other] { " " }Einem davon den Sitz nehmen: gerät und seine Nummer.
    }
friends-device-which = Welches Gerät? Tippe gerät und die Nummer eines anderen als diesem oder gerät neu für noch eines.
friends-device-many = Dein Sitz ist schon an { $count } Geräten. Nimm ihn erst einem davon: tippe gerät.
friends-revoked = Dieses Gerät hat deinen Sitz nicht mehr: er ist ihm an einem anderen genommen worden.
friends-said-me = Du sagst: { $text }
    .braille = du: { $text }
friends-say-what = Tippe chat und dann deine Worte. Beispiel: chat guter Zug
friends-talk-much = Das war viel auf einmal; niemand hat es gehört. Warte ein paar Sekunden.
friends-waiting-help = Das Spiel hat noch nicht begonnen. Du kannst anwesend, chat, los oder beenden tippen.
friends-wants = { $name } möchte beginnen.
# Somebody watches the table, and has no seat.
friends-watches = { $name } schaut zu.
    .braille = { $name } schaut zu
# To one who watches: at the beginning, and as the answer to what only players can do.
friends-watching = Du schaust zu. Du kannst alles fragen und anwesend, chat oder beenden tippen.
friends-watching-wait = Das Spiel hat noch nicht begonnen. Du schaust zu und kannst anwesend, chat oder beenden tippen.
left-watching = Du schaust nicht mehr zu. Mit demselben Link kannst du wieder zuschauen.
friends-watchers-many = An diesem Tisch schauen schon zu viele zu.
# Somebody wants to watch a locked table; somebody who watches it has said something.
friends-locked = Die Tischleitung hat diesen Tisch gesperrt. Niemand kann mehr dazukommen.
friends-hushed = Der Tisch ist gesperrt, man hört nur noch die Spieler. Niemand hat das gehört.
friends-came = { $name } ist da.
    .braille = { $name } ist da
friends-said = { $name } sagt: { $text }
friends-saved = Der Server dieses Tisches speichert das Spiel nach jedem Zug.
ask-leave-table = Den Tisch verlassen? Dein Sitz bleibt dir erhalten. ja oder nein.
    .braille = verlassen?
left-table = Du hast den Tisch verlassen. Dein Sitz bleibt dir erhalten. Um zurückzukommen, nimm denselben Link.
    .braille = Sitz bleibt
friends-no-new = Ein anderes Spiel gibt es an einem anderen Tisch. Hier kannst du revanche tippen, wenn dieses zu Ende ist.
friends-not-over = Das Spiel ist noch nicht zu Ende.
friends-ready = Notiert. Das Spiel beginnt, wenn alle, die da sind, das wollen.
friends-sent-later = Gerade besteht keine Verbindung. Dein Zug wird gesendet, sobald sie wieder da ist.
friends-still-sent = Auf deinen letzten Befehl ist noch keine Antwort da. Bitte warte.
friends-kept = Das wartet, bis du dran bist.
connection-lost = Die Verbindung ist weg. Lesen kannst du weiter; sie kommt von selbst zurück.
    .braille = Verbindung weg
connection-back = Die Verbindung ist wieder da.
    .braille = verbunden
connection-nonsense = Der Server hat etwas Unmögliches geschickt. Lesen kannst du weiter; die Verbindung wird neu versucht.
    .braille = Serverfehler
friends-nonsense = Dieser Server schickt, was es an keinem Tisch gibt. Die Verbindung ist beendet.
friends-client-older = Dein Programm ist älter als das des Tisches. Hol dir das neueste splendor-access.
friends-client-newer = Dein Programm ist neuer als das des Tisches. Die Tischleitung braucht das neueste splendor-access.
friends-unreadable = Der Server hat dieses Programm nicht verstanden und die Verbindung geschlossen.
friends-full = An diesem Tisch ist kein Sitz mehr frei.
friends-unknown = Unter diesem Link gibt es keinen Tisch. Lass dir von der Tischleitung den ganzen Link geben.
page-gone = Unter diesem Link ist gerade kein Spiel offen. Sobald es weitergeht, führt derselbe Link wieder hin. Bleibt es weg, lass dir von der Tischleitung einen neuen Link geben.
friends-page-only = Dieser Link ist für einen Browser: öffne ihn auf einem Telefon oder einem Rechner.
friends-key-unknown = Dieser Tisch kennt deinen Sitz nicht. Vielleicht hat die Tischleitung ihn entfernt.
friends-closing = Der Tisch ist vorerst geschlossen. Das Spiel ist gespeichert, und du bist wieder dabei, sobald er wieder öffnet.
friends-closing-soon = Gleich wieder da: der Server startet neu. Das Spiel ist gespeichert, und du kommst von selbst zurück.
friends-store-away = Gerade lässt sich nichts speichern: der Server erreicht nicht, was seine Spiele aufbewahrt. Was du tippst, wartet und wird von selbst getan.
friends-store-back = Es wird wieder alles gespeichert.
friends-closed = Der Betreiber des Servers hat diesen Tisch für immer geschlossen.
friends-banned = Der Betreiber des Servers lässt niemanden von deiner Adresse herein.
friends-damaged-file = Die beschädigte Datei bleibt im Ordner des Servers erhalten: { $file }
friends-mended = { $file } war beschädigt und ist jetzt ausgebessert.
friends-mended-here = Eine Datei dieses Tisches war beschädigt und ist jetzt ausgebessert.
friends-restore = Willst du zu dieser Datei zurück: splendor-access host --restore { $file }
friends-restored = Das Spiel geht zurück auf { $file }. Der Stand von eben bleibt erhalten. Willst du mit ihm weitermachen: splendor-access host --restore { $kept }
friends-restore-none = Vom Spiel an deinem Tisch vom letzten Mal ist keine Datei "{ $typed }" aufgehoben.{ $count ->
    [0] { "" }
   *[other] { " " }Aufgehoben sind: { $names }
}
friends-unopened = Der Server kann das gespeicherte Spiel dieses Tisches gerade nicht öffnen. Versuche es später noch einmal.
friends-guesses = Von deiner Adresse kamen zu viele falsche Links oder Codes. Warte eine Minute.
friends-busy = Dieser Server ist gerade voll. Versuche es später noch einmal.
friends-undo-much = Zurücknehmen geht nicht mehr: In diesem Spiel war es zu oft.
friends-game-long = Dieses Spiel hatte zu viele Züge, um weiterzugehen. Legt einen anderen Tisch an.
friends-games-much = An diesem Tisch waren es zu viele Spiele. Legt einen anderen an.
friends-illegal = Der Tisch hat diesen Zug nicht angenommen. Hör dir die Auslage an und versuch es noch einmal.
friends-not-begun = Das Spiel hat noch nicht begonnen.
friends-begun = Das Spiel hat schon begonnen.
friends-alone = Du bist hier allein. Gib zuerst deinen Freunden den Link.
friends-first-absent = Noch nicht: Mit der Hausregel first={ $first } braucht dieses Spiel { $count } Spieler.
friends-first-missing = Noch nicht: { $name } soll beginnen, und hier heißt niemand so. Hier: { $names }. Tippe los, dann beginnt { $begins }.
friends-unbegun = Das Spiel konnte nicht beginnen: Auf dem Server ging etwas schief. Um es noch einmal zu versuchen, tippe los.
friends-refused = Der Server hat das abgelehnt: { $reason }
friends-no-link = "{ $typed }" ist kein Link zu einem Tisch. Ein Link sieht aus wie http://example.org:8000/ mit einem langen Code dahinter.
# $detail: the text of the system, in its language.
friends-system = Das System sagt: { $detail }
fault-refused-there = Dort leitet gerade niemand einen Tisch. Bitte die Tischleitung, ihn zu öffnen, und versuche es dann noch einmal.
fault-no-machine = Kein Rechner heißt so wie in diesem Link. Sieh nach, ob er einen Tippfehler hat.
fault-offline = Du bist offenbar offline. Prüfe deine Verbindung und versuche es dann noch einmal.
fault-unreachable = Der Rechner der Tischleitung ist nicht zu erreichen. Frage, ob er an ist.
fault-silent = Der Tisch antwortet nicht. Frage die Tischleitung, ob eine Firewall oder ein Router dich hereinlässt.
fault-forbidden = Etwas auf deinem Rechner verbietet die Verbindung. Sieh nach seiner Firewall.
fault-broken = Die Verbindung brach sofort ab. Versuche es noch einmal.
fault-certificate = Dem Zertifikat des Servers ist nicht zu trauen. Prüfe den Link und das Datum deines Rechners oder frage die Tischleitung.
fault-unencrypted = Dieser Server verschlüsselt nicht. Wenn der Link der Tischleitung mit http beginnt, tippe das statt https.
fault-broken-tls = Die verschlüsselte Verbindung ist gescheitert. Versuche es noch einmal und frage die Tischleitung, wenn das nicht hilft.
fault-not-table = Unter diesem Link ist kein Tisch. Sieh nach, ob er ganz ist und ob er mit https beginnt.
fault-led-away = Dein Netz führt auf eine andere Seite, vielleicht eine Anmeldung. Öffne den Link zuerst in einem Browser.
fault-closed-behind = Der Tisch hinter diesem Server ist geschlossen. Bitte die Tischleitung, ihn zu öffnen.
fault-server-fault = Der Server hat einen Fehler. Sag es der Tischleitung und versuche es später noch einmal.
fault-unknown = Der Tisch ist nicht zu erreichen. Versuche es noch einmal; mit --verbose hörst du, was das System dazu sagt.
friends-port = Der Server kann den Port { $port } nicht benutzen: { $detail }.
store-library = Für NATS fehlt die Bibliothek nats-py. Zum Installieren tippe: { $command }
store-away = NATS antwortet nicht unter { $address }.
store-refused = NATS unter { $address } lässt diesen Server nicht herein. Prüfe das Passwort in der Adresse, oder die Datei von --store-credentials, oder von store-credentials in der Konfiguration.
store-old = NATS unter { $address } ist zu alt: es hat die Version { $version }, und vor 2.10 kann es statt eines Zugs zwei aufbewahren.
store-no-jetstream = NATS unter { $address } bewahrt nichts auf. Schalte in seiner Konfiguration JetStream ein.
store-found = NATS: Version { $version }, jeder Zug ist { $copies ->
        [1] einmal
       *[other] { $copies } Mal
    } aufbewahrt.
store-servers = Server jetzt: { $count }{ $count ->
        [0] { "." }
       *[other] { "," } unter { JOIN($names, "and") }.
    }
store-written = Schreiben: die Hälfte der Züge in { $half } Millisekunden, alle in { $most }.
store-slow = Das ist langsam: man merkt es. Gib NATS eine schnellere Platte, oder eine nähere.
store-one-copy = Ein Verbund, aber jeder Zug ist nur einmal aufbewahrt: wer diesen Rechner verliert, verliert Tische. Stelle die Streams SPLENDOR auf 3 Replicas.
store-formats = Server verschiedener Versionen laufen zusammen: erneuere die älteren bald.
store-silent = NATS antwortet nicht mehr.
store-open = NATS unter { $address } verschlüsselt nicht. Schalte in seiner Konfiguration tls ein, oder schreibe nats:// statt tls://.
store-full = NATS unter { $address } antwortet, bewahrt aber nichts mehr auf. Vielleicht ist seine Platte voll, oder der Platz, den ihm seine Konfiguration gibt.
store-memory = Nur im Arbeitsspeicher bewahrt: endet NATS, sind alle Tische verloren. Mache mit server copy eine Kopie, lösche die Streams SPLENDOR, und kopiere sie zurück.
store-clock = Die Uhren hier und bei NATS gehen { $seconds } Sekunden auseinander. Stelle beide: nach der Uhr werden Tische gelöscht, und enden Einladungen.
# $detail: one of system- or cert- below.
friends-cert = Das Zertifikat lässt sich nicht benutzen: { $detail }
cert-other-key = der Schlüssel gehört nicht dazu
cert-locked = sein Schlüssel hat ein Passwort. Gib einen ohne an
cert-not-pem = es und sein Schlüssel müssen Dateien im Format PEM sein
friends-too-many = Dieser Server hat keinen Platz für weitere Tische.
friends-made-much = Zu viele Tische kamen von deiner Adresse. Versuche es später noch einmal.
friends-no-tables = Du hast noch an keinem Tisch einen Sitz. Dazu kommst du mit: splendor-access join und dem Link
friends-seats-kept = Deine Sitze stehen darin. Hast du wieder einen, bleibt sie erhalten als { $file }.
friends-listed = { $number }: { $state }
friends-listed-join = Um zu einem zurückzukommen, tippe splendor-access join und seine Nummer.
friends-with = mit { $names }
friends-alone-there = noch niemand sonst
friends-state-you = du bist dran, { $names }.
friends-state-wait = { $name } ist dran, { $names }.
friends-state-computer = der Computer spielt für dich, bis du zurückkommst, { $names }.
friends-state-over = das Spiel ist zu Ende, { $names }.
friends-state-waiting = noch nicht begonnen, { $names }.
friends-state-away = der Tisch ist gerade nicht zu erreichen.
friends-no-files = Von hier aus lässt sich nichts in eine Datei schreiben. Tippe aufzeichnung, um sie zu hören.

## A club: `splendor-access club`, and its page

club-prompt = club
club-page = Club
club-enter = Hereinkommen
club-word-label = Einladung
club-enter-help = Mitglieder kommen hier herein, mit dem Link ihrer Einladung. Niemand hat dich eingeladen? An einem eigenen Tisch spielst du auch ohne.
# An invitation, or the word for one more device.
club-word = Diese Einladung lässt niemanden herein: sie ist gebraucht, zu alt oder vertippt. Bitte den Betreiber des Servers um eine neue.
club-key = Dieses Gerät gehört keinem Mitglied, oder nicht mehr. Öffne hier den Link einer Einladung.
club-none = An diesem Link gibt es keinen Club.
club-welcome = { $name }, du bist im Club.
club-members-only = An diesem Tisch sitzen nur Mitglieder des Clubs.
club-name-taken = An jenem Tisch heißt schon jemand fast wie du.
club-device-elsewhere = Deine Geräte sind die des Clubs. Tippe gerät im Club, oder sieh auf seine Seite.
club-much = Das war viel auf einmal; dies ist nicht geschehen. Warte eine Minute.
# $most: a number of minutes.
club-fill = Computer springen nach 1 bis { $most } Minuten ein, mit einer Stärke, die es bei play gibt.
club-pace = Ein Zug darf eine Stunde bis { $most } Tage dauern.
club-waiting-much = Schon { $count } Tische von dir warten. Gib erst an einem davon deinen Platz auf.
club-no-table = Den Tisch gibt es nicht mehr.
club-mine = { $count ->
        [0] Du sitzt an keinem Tisch.
        [one] Du sitzt an einem Tisch:
       *[other] Du sitzt an { $count } Tischen:
    }
# Tables in a list. $number: by which one is chosen. $names: the others there.
club-your-turn = { $number }, du bist dran, mit { JOIN($names, "and") }
club-their-turn = { $number }, dran ist { $name }, mit { JOIN($names, "and") }
club-over = { $number }, zu Ende, { $won ->
        [yes] gewonnen,
       *[no] verloren,
    } mit { JOIN($names, "and") }
# $free: how many seats nobody has yet. $count: of the others there.
club-waits = { $number }, wartet auf { $free }{ $count ->
        [0] {""}
       *[other] , mit { JOIN($names, "and") }
    }
club-waiting = { $count ->
        [0] Kein Tisch wartet auf dich.
        [one] Ein Tisch wartet:
       *[other] { $count } Tische warten:
    }
# $taken: of $size seats. $rules: 2024, for example. $fill: yes if $level takes the free seats.
# $paced: in what $pace, the time for a move, is counted.
club-waiting-table = { $number }, { JOIN($names, "and") }: { $taken } von { $size }, { $rules }{ $fill ->
        [yes] , { $level } in { $minutes ->
            [one] einer Minute
           *[other] { $minutes } Minuten
        }
       *[no] {""}
    }{ $rated ->
        [yes] , für die Rangliste
       *[no] {""}
    }{ $paced ->
        [hours] { $pace ->
            [one] , eine Stunde je Zug
           *[other] , { $pace } Stunden je Zug
        }
        [days] { $pace ->
            [one] , ein Tag je Zug
           *[other] , { $pace } Tage je Zug
        }
       *[no] {""}
    }
club-here = { $count ->
        [0] Sonst ist niemand zu sehen.
       *[other] Da: { JOIN($names, "and") }
    }
club-made = Dein Tisch wartet. Du hörst, wenn es losgeht.
club-risen = Dein Platz dort ist frei.
club-shown = { $on ->
        [yes] Die anderen sehen, wenn du da bist.
       *[no] Niemand sieht, dass du da bist.
    }
club-named = { $on ->
        [yes] Verlässt du den Club, behalten beendete Spiele deinen Namen.
       *[no] Verlässt du den Club, verlieren beendete Spiele deinen Namen.
    }
club-device-link = Öffne das am anderen Gerät, einmal, in den nächsten { $count } Minuten:
club-device-help = Für noch ein Gerät: gerät neu. Eines aussperren: gerät und seine Nummer.
club-leave-sure = Den Club verlassen? Deine Plätze, dein Name und deine Geräte sind dann für immer gelöscht.
    .braille = Club verlassen?
club-departed = Du hast den Club verlassen. Was er von dir wusste, ist gelöscht.
# Something new. $name, $names: others.
club-news-begun = Es geht los, mit { JOIN($names, "and") }. Dein Tisch: { $number }
club-news-sat = { JOIN($names, "and") } sitzt nun an deinem Tisch.
club-news-rose = { JOIN($names, "and") } hat deinen Tisch verlassen.
club-news-over = Zu Ende: { JOIN($names, "and") } gewinnt.
club-news-waits = { JOIN($names, "and") } wartet an einem neuen Tisch: { $number }
club-news-announced = { JOIN($names, "and") } kündigt ein Turnier an. Mitspielen: turnier rein
club-news-drawn = Runde { $round } beginnt, mit { JOIN($names, "and") }. Dein Tisch: { $number }
club-news-finished = Das Turnier ist zu Ende. Das Ergebnis: turnier
club-help = Tippe tische, die Nummer eines Tisches, um hinzugehen, setzen und eine Nummer, aufstehen und eine Nummer, neu, wer, zeigen, behalten, gerät, rangliste, turnier, mail, ruhe, austreten oder beenden.
club-help-new = Beispiel für einen neuen Tisch: neu 3 2024 mittel 10 rangliste 3 tage. Das heißt: für drei Leute; ein mittlerer Computer springt nach zehn Minuten ein; es zählt für die Rangliste; ein Zug darf drei Tage dauern, dann spielt der Computer. Mit aufgeben wird dann das Spiel aufgegeben.
club-which = Welcher Tisch? Nenne seine Nummer. Um sie zu hören, tippe: tische
club-unclear = "{ $typed }" versteht der Club nicht.
club-offline = Der Club antwortet nicht. Neuer Versuch.
club-back = Der Club antwortet wieder.
club-words-tables = tische, liste
club-words-new = neu, neuer
club-words-sit = setzen, sitz, platz
club-words-rise = aufstehen, steh
club-words-who = wer, da
club-words-show = zeigen, zeig, verstecken
club-words-keep = behalten, name
club-words-device = gerät, geräte
club-words-ladder = rangliste, rang
club-words-tournament = turnier, dienstag
club-words-leave = austreten
club-words-in = rein, mitspielen
club-words-out = raus, aussteigen
club-words-next = weiter, los, runde
club-words-without = ohne
club-words-end = ende, schluss
club-words-hour = stunde, stunden
club-words-day = tag, tage
club-words-week = woche, wochen
club-words-give = aufgeben, aufgegeben
club-words-mail = mail, mails
club-words-quiet = ruhe, ruhezeit

# At a display without letters: a new table for $count people. $fill: yes for a computer.
club-offer = Tisch für { $count }{ $fill ->
        [yes] , Computer nach { $minutes } Minuten
       *[no] {""}
    }

# The ladder. $day: the last day of its season, as 2026-12-31.
ladder-head = { $over ->
        [yes] Rangliste der Saison, die am { $day } endete.
       *[no] Rangliste der Saison bis { $day }.
    }
ladder-endless = Rangliste.
ladder-none = Noch hat niemand dafür ein Spiel beendet.
club-no-ladder = Die Rangliste wartet auf ihre Bibliothek: dem Server fehlt openskill. Kein Spiel geht verloren.
ladder-line = { $place }, { $name }, { $points } Punkte, { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, zuletzt { $change }
# A tournament.
evening-none = Gerade gibt es kein Turnier. Eines mit drei Runden leiten: turnier 3
evening-there = { $name } leitet schon ein Turnier.
evening-rounds = Ein Turnier hat 1 bis { $most } Runden.
evening-leader = Dieses Turnier leitet nur { $name }.
evening-playing = Die Runde ist nicht zu Ende. Noch spielen: { $names }. Weitermachen, ohne Punkte für sie: turnier ohne. Das Turnier beenden: turnier ende
evening-few = Eine Runde braucht drei Leute. Dabei: { $count }.
evening-head = Turnier von { $name }: { $over ->
        [soon] noch nicht begonnen, Runden: { $rounds }.
        [yes] zu Ende nach { $round } von { $rounds } Runden.
       *[no] Runde { $round } von { $rounds }.
    }
evening-line = { $place }, { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
evening-table = Tisch: { JOIN($names, "and") }{ $count ->
        [0] , im Spiel
       *[other] , gewonnen von { JOIN($winners, "and") }
    }
evening-in = Du machst mit. Aussteigen: turnier raus
evening-out = Du machst nicht mit. Mitspielen: turnier rein
evening-lead = Du leitest es. Die nächste Runde auslosen: turnier weiter
# The page of the club.
club-tables = Deine Tische
club-wait = Tische, die warten
club-sit = Hinsetzen
club-go = Zu Tisch { $number }
club-rise = Den Platz aufgeben
club-new = Einen Tisch warten lassen
club-people = Leute
club-filler = Computer für freie Plätze
club-nobody = keine
club-minutes = Nach so vielen Minuten
club-rated = Zählt für die Rangliste
club-pace-label = Zeit für einen Zug
club-pace-any = beliebig
club-pace-time = { $unit ->
        [hours] { $count ->
            [one] eine Stunde
           *[other] { $count } Stunden
        }
       *[days] { $count ->
            [one] ein Tag
           *[other] { $count } Tage
        }
    }
club-ends-label = Dann wird das Spiel aufgegeben, und der Computer spielt nicht
club-shown-label = Andere sehen, wenn ich da bin
club-named-label = Beendete Spiele behalten meinen Namen, wenn ich gehe
club-devices = Deine Geräte
club-device-new = Noch ein Gerät
club-revoke = Gerät { $number } aussperren
club-depart = Den Club verlassen
club-depart-now = Den Club für immer verlassen
club-ladder = Rangliste
club-season = Saison bis { $day }
club-tournament = Turnier
club-rounds = Runden
club-announce = Ein Turnier ankündigen
club-play-along = Mitspielen
club-step-out = Aussteigen
club-draw = Die nächste Runde auslosen
club-skip = Weitermachen ohne Tische, die noch spielen
club-finish = Das Turnier beenden
club-home = Zum Club

## The page of a table

page-your-turn = Du bist dran
page-skip = Zur Befehlszeile
page-log = Was geschehen ist
page-new = Was neu ist
page-nothing-new = Nichts Neues.
page-command = Befehl
page-say = Den anderen sagen
page-send = Senden
page-answers = Antworten zur Auswahl
page-never-mind = Doch nicht
page-market = Karten
page-row = Reihe
page-decks = Stapel
page-deck = Stapel { $level }: { $left ->
        [0] leer
        [one] eine Karte
       *[other] { $left } Karten
    }.
page-buy = Kaufe { $place }
page-reserve = Reserviere { $place }
page-reserve-unseen = Reserviere vom Stapel { $level }
page-aim = { $place } vornehmen
page-aim-off = { $place } loslassen
page-your-aim = Dein Vorhaben: { $place }.
page-choose = Wähle { $place }
page-bank = Bank
page-gem = { $gem }: { $count }
page-take-these = Je ein Chip von jeder Farbe, die du ankreuzt
page-take = Nehmen
page-take-pair = Nimm { FORM($gems, "accusative") }
page-give-back-these = Chips zum Zurückgeben
page-give-back = Zurückgeben
page-nobles = Adlige
page-a-card = Karte
page-a-noble = Adlige
page-you = Du
page-hand = Reservierte Karten
page-away = gerade weg
page-more = Mehr
page-undo = Meinen letzten Zug zurücknehmen
page-undo-entry = Die letzte Eingabe zurücknehmen
page-again = Noch einmal spielen
page-replace = Den Computer für { $name } spielen lassen
page-leave = Den Tisch verlassen
page-download = Die Aufzeichnung des Spiels herunterladen
page-ask = Fragen und Hilfe
page-typed = Zuvor getippt
page-settings = Einstellungen
page-change = Diese Einstellungen behalten
page-name = Dein Name
page-make = Einen Tisch anlegen
page-seats = Anzahl der Plätze
page-bots = Davon Computergegner
page-level = Wie stark sie sind
page-sit = An den Tisch setzen
page-who = Wer bist du?
page-word = Wort von der Tastatur, falls dein Name vergeben ist
page-word-use = Meine Seite zurückholen
page-word-void = Dieses Wort gibt keine Seite zurück: es wurde benutzt, ist älter als 10 Minuten oder vertippt. An der Tastatur nennt gerät mit deinem Namen ein neues.
page-watch = Zuschauen ohne Sitz
page-people = Am Tisch
page-begin = Das Spiel beginnen
page-language = Sprache
page-back = Zum Tisch
page-notify = Benachrichtige mich, wenn ich dran bin
page-notified = Du bekommst eine Nachricht, wenn du dran bist.
page-unnotified = Du bekommst keine Nachricht.
page-unsent = Das konnte nicht gesendet werden. Versuche es noch einmal, wenn die Verbindung wieder da ist; nichts geschieht doppelt.
page-too-much = Das war zu lang, und nichts wurde getan.
page-unreadable = Das Formular war nicht zu lesen, und nichts wurde getan.
page-foreign = Das kam von einer anderen Website, und nichts wurde getan.
page-old = Diese Seite war zu alt, und nichts wurde getan.
page-cookie = Dein Browser muss hier ein Cookie annehmen: daran erkennt dich der Tisch. Versuche es noch einmal.
page-only-terminal = Das geht nur in einem Terminal, mit splendor-access join.
page-alone = Allein in diesem Browser spielen
page-about = Was hier gespeichert wird
# Die Zeilen jener Seite.
stored-tables = Von jedem Tisch speichert der Server die Namen der Leute, wem welcher Platz gehört, die Züge und die Karten, auf die jemand zielt.
stored-secret = Die gespeicherten Spiele enthalten alle Karten, auch die verdeckten. Wer den Server betreibt, könnte sie lesen.
stored-talk = Was du am Tisch sagst, wird weitergegeben und nicht gespeichert. Das Protokoll des Servers hat Zeiten und Ereignisse, ohne Namen und ohne Worte.
stored-address = Die Adresse, von der du kommst, ist bekannt, solange du da bist, und einen Tag lang, wenn von ihr ein Tisch kam. Aufgeschrieben wird sie nur, wenn der Betreiber sie sperrt.
stored-club = Von jedem Mitglied eines Clubs hier speichert der Server den Namen, eine Prüfsumme des Schlüssels jedes Geräts, die Tische und was gewählt wurde; Ergebnisse haben eine Nummer statt des Namens. Wer den Club verlässt, wird gelöscht.
stored-cookies = Dein Browser behält Cookies mit dem Schlüssel deines Platzes, deiner Sprache und deinen Einstellungen. Andere gibt es nicht.
stored-post = Von Mitgliedern, die hören wollen, wann sie dran sind, sind die Mailadresse und die ihres Browsers gespeichert, bis sie das beenden oder den Club verlassen.
stored-unbegun =
    { $count ->
        [one] Ein Tisch, dessen Spiel nicht beginnt, wird einen Tag nach dem letzten Besuch gelöscht.
       *[other] Ein Tisch, dessen Spiel nicht beginnt, wird { $count } Tage nach dem letzten Besuch gelöscht.
    }
stored-playing =
    { $count ->
        [one] Ein Spiel, das nicht zu Ende ist, wird einen Tag nach dem letzten Besuch gelöscht.
       *[other] Ein Spiel, das nicht zu Ende ist, wird { $count } Tage nach dem letzten Besuch gelöscht.
    }
stored-over =
    { $count ->
        [one] Ein beendetes Spiel bleibt mit seiner Aufzeichnung noch einen Tag nach dem letzten Besuch und wird dann gelöscht.
       *[other] Ein beendetes Spiel bleibt mit seiner Aufzeichnung noch { $count } Tage nach dem letzten Besuch und wird dann gelöscht.
    }
stored-for-ever = Beendete Spiele bleiben, bis der Betreiber sie löscht.
stored-contact = Fragen dazu oder der Wunsch, einen Tisch zu löschen, an: { $contact }

# Mails to members of a club. $names are the others at the table.
mail-turn-subject = Du bist dran, mit { $names }
mail-wait-subject = Warten: { $name } ist dran. Tisch mit { $names }
mail-over-subject = Spiel zu Ende, mit { $names }
mail-waiting-subject = Noch nicht begonnen, mit { $names }
# $take and $ask: lines as they are typed.
mail-how = Zum Ziehen antworte auf diese Mail. Schreib eine Zeile über alles andere, etwa: { $take }
mail-ask = Zum Fragen antworte genauso, etwa: { $ask }
mail-stop = Keine Mails mehr: antworte stopp
mail-old = Nichts getan: Dieser Zug ist vorbei.
mail-empty = Nichts getan: Über dem Zitat stand keine Zeile. Schreib eine Zeile über alles andere.
mail-no-table = Nichts getan: Diesen Tisch gibt es nicht mehr, oder deinen Platz dort.
mail-stopped = Keine Mails mehr. Deine Adresse ist gelöscht.
mail-confirm-subject = { $club } fragt: Mails an diese Adresse? Antworte ja
mail-confirm = { $name } will bei { $club } per Mail spielen und hat diese Adresse angegeben. Wenn du das bist, antworte auf diese Mail mit ja.
mail-confirm-how = Wenn nicht, tu nichts: Es kommt keine Mail mehr.
mail-confirmed = Bestätigt: Deine Mails kommen an diese Adresse.
mail-late-computer =
    { $count ->
        [one] Zu spät: In einer Stunde spielt der Computer für dich.
       *[other] Zu spät: In { $count } Stunden spielt der Computer für dich.
    }
mail-late-given-up =
    { $count ->
        [one] Zu spät: In einer Stunde wird das Spiel aufgegeben.
       *[other] Zu spät: In { $count } Stunden wird das Spiel aufgegeben.
    }
mail-given-up = Aufgegeben: { $name } war zu spät. Den Tisch gibt es nicht mehr.
# Words that end the mails.
words-mail-stop = stopp, stop, abmelden, keine mails, keine mails mehr, ende

# The page of a member's post, and the page that a mail leads to.
post-page = Wenn du dran bist
post-mail = Per Mail
post-address = Adresse
post-ask = Eine Mail schicken, die um Ja bittet
post-stop = Keine Mails mehr, Adresse löschen
post-unmailed = Keine Mails.
post-none = Dieser Server schreibt keine Mails.
post-hours = Ruhe von { $begins } bis { $ends }, { $zone }.
post-loud = Keine Ruhezeit.
post-words = Tippe mail und deine Adresse, mail stopp, ruhe 22:00 7:00 Berlin oder ruhe ende. Nachrichten eines Browsers schaltest du dort ein, auf seiner Seite.
post-waits = Nicht bestätigt: Beantworte mit Ja die Mail an { $address }
post-mailed = An: Mails gehen an { $address }
post-asked = Geschickt: Beantworte mit Ja die Mail bei { $address }
post-asked-much = Nicht geschickt: Mehr als dreimal am Tag geht nicht.
post-no-address = Keine Mailadresse. Beispiel: ana@home.example
post-push = Mit diesem Browser, ohne offene Seite
post-push-help = Eine Nachricht hat ganze Sätze und keine verdeckte Karte, auch nicht deine. Die Firma des Browsers trägt sie aus und kann sie nicht lesen.
post-push-here = In diesem Browser Bescheid geben
post-push-off = Dort nicht mehr
# $company: who carries the notices, as Google or Mozilla.
post-browser = Ein Browser; { $company } trägt die Nachrichten aus
post-no-browser = Diesem Browser kann niemand Bescheid geben.
post-iphone = Auf iPhone oder iPad: Teile diese Seite, wähle Zum Home-Bildschirm, und öffne sie von dort. Nur dann kommen Nachrichten.
post-quiet = Ruhezeit
post-quiet-on = In dieser Zeit nicht stören
post-begins = Von
post-ends = Bis
post-zone = Zeitzone oder eine Stadt
post-no-time = Keine Uhrzeit. Beispiel: 22:00
post-no-zone = Keine Zeitzone. Beispiele: Europe/Berlin, Amsterdam
post-old = Dieser Link ist zu alt oder schon benutzt.
post-stop-ask = Keine Mails mehr für { $name }, und die Adresse löschen?
post-stop-now = Keine mehr
post-confirm-ask = Mails für { $name } an diese Adresse?
post-confirm-now = Ja, schicken

# Die Seite, auf der man allein spielt: ihr nächster Befehl, und die Zeilen beim Laden.
alone-next = Was nun? { $again ->
        [yes] Hilfe zählt alles auf.
       *[no] Tippe spielen für ein neues Spiel, fortsetzen für ein gespeichertes, oder spiele, statistik oder begleiten. Hilfe zählt alles auf.
    }
alone-not-here = Hier nicht: { $command } braucht das installierte Programm.
alone-unknown = Nicht verstanden: "{ $typed }".
alone-leave = Um zu gehen, schließe diese Seite.
alone-files = Dateien
alone-file-take = Eine Datei aufnehmen, etwa die Aufzeichnung eines Spiels
# $file: its name.
alone-file-there = Aufgenommen: { $file }. Um eine Aufzeichnung zu hören, tippe vorlesen und ihren Namen, wenn kein Spiel offen ist.
alone-loading = Splendor wird geladen, { $size } Megabyte. Danach geht es ohne Verbindung.
alone-loading-anew = Splendor wird geladen, { $size } Megabyte. Dieser Browser behält die Seite nicht, darum wird sie jedes Mal geladen.
alone-part = { $percent } Prozent geladen.
alone-starting = Geladen. Das Programm startet.
alone-failed = Nicht geladen. Gibt es eine Verbindung? Lade diese Seite neu, um es noch einmal zu versuchen.
alone-ended = Das Programm ist stehen geblieben. Lade diese Seite neu: dein Spiel ist bis zum letzten Zug gespeichert.
alone-fetching = Es wird geladen, was Etiketten brauchen: { $size } Megabyte. Danach geht es ohne Verbindung.
alone-not-fetched = Nicht geladen. Gibt es eine Verbindung? Tippe es noch einmal, um es neu zu versuchen.
alone-making = Das kann eine Minute dauern. So lange schweigt die Seite.
alone-open = Splendor ist in einem anderen Tab oder Fenster offen und wird dort gespeichert.
alone-take = Hier spielen
alone-taken = Splendor geht in einem anderen Tab oder Fenster weiter. Nichts ist verloren.
alone-unsaved = Nicht gespeichert: dieser Browser behält jetzt nichts. Was du spielst, ist verloren, wenn diese Seite geschlossen wird. Vielleicht ist es ein privates Fenster, oder das Gerät ist voll. Unter Dateien kannst du eine Kopie aller Spiele behalten.
alone-saved-again = Wieder gespeichert: dieser Browser behält das Spiel jetzt.
alone-evicted = Dieser Browser hat weggeworfen, was er behielt: deine Spiele und Einstellungen sind weg. Eine Kopie, die du hast, lässt sich unter Dateien aufnehmen.
alone-first = Was du spielst, bleibt allein in diesem Browser, und in einem privaten Fenster nur, bis es geschlossen wird. Unter Dateien kannst du eine Kopie aller Spiele behalten.
alone-copy = Eine Kopie aller Spiele behalten
alone-games-back =
    { $count ->
        [0] Kein Spiel war neu.
        [1] 1 Spiel ist wieder da. Um es fortzusetzen, tippe fortsetzen, wenn kein Spiel offen ist.
       *[other] { $count } Spiele sind wieder da. Um eines fortzusetzen, tippe fortsetzen, wenn kein Spiel offen ist.
    }
alone-no-copy = Nicht aufgenommen: { $file } ist keine Kopie von Spielen.
alone-newer = Deine gespeicherten Spiele sind von einer neueren Version dieser Seite. Lade diese Seite neu, solange es eine Verbindung gibt.
alone-insecure = Nicht verschlüsselt: an dieser Adresse braucht die Seite immer eine Verbindung, und der Browser kann deine Spiele wegwerfen. Unter Dateien kannst du eine Kopie aller Spiele behalten.
alone-update = Eine neuere Version dieser Seite ist bereit. Sie kommt, wenn du die Seite das nächste Mal öffnest.

## A game with a real box, which the program follows

companion-lay = Legt die Karten aus und gebt sie ein, ab { $place }: den Code oder Worte, etwa: { $example }. In eine Zeile passen mehrere Codes.
    .brief = Gib die Karten ein, ab { $place }.
    .braille = Karten ab { $place }
# What is still to be entered before the game. $cards and $nobles: how many.
companion-left = { $cards ->
        [0] Noch einzugeben: { $nobles ->
            [one] { $nobles } Adliger.
           *[other] { $nobles } Adlige.
        }
       *[other] Noch einzugeben: { cards-counted-left }, { $nobles ->
            [one] { $nobles } Adliger.
           *[other] { $nobles } Adlige.
        }
    }
    .braille = noch { $cards } + { $nobles }
cards-counted-left =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
companion-all-laid = Alle Karten und Adligen sind eingegeben. { $name } beginnt.
    .braille = fertig, { $name }
# On the home line of a display: the place of a card to be entered, and whose turn is.
companion-enter = Gib { $place } ein.
    .braille = eingeben { $place }
companion-turn = { $name } ist dran.
    .braille = { $name }:
companion-lay-first = Bevor gespielt wird, müssen die Karten eingegeben sein. Jetzt kommt { $place }.
    .braille = eingeben { $place }
companion-card-first = Gib zuerst die Karte ein, die auf { $place } aufgedeckt wurde.
    .braille = eingeben { $place }
companion-kept-until = Gib erst { $place } ein. Danach folgt: { $text }
    .braille = erst { $place }
companion-no-card-due = Jetzt ist keine Karte einzugeben.
# A line was begun before others entered something. $names: who moved meanwhile, $count of them; none
# where a card or a correction was entered. $whom: the player, or the place, that it counts for now.
# $kind: that is the one it was begun for, or another.
companion-meanwhile = { $count ->
        [0] Inzwischen wurde etwas eingegeben
        [one] Inzwischen hat { $names } gezogen
       *[other] Inzwischen haben { $names } gezogen
    }. { $kind ->
        [still] Immer noch für
       *[other] Ist das für
    } { $whom }? ja oder nein.
    .braille = { $count ->
        [0] eingegeben
       *[other] { $names } zog
    }; { $whom }?
companion-not-next = { $name } ist dran, nicht { $other }. Wurde der Zug von { $name } nicht eingegeben, gib ihn zuerst ein.
    .braille = dran { $name }
companion-which-reserved = Welche Karte war es, die { $name } verdeckt reserviert hatte, auf { $place }?
    .braille = { $place } welche?
companion-nothing-entered = Bisher ist nichts eingegeben.
companion-taken-up = Zurückgenommen. Gib { $place } noch einmal ein.
    .braille = zurück, { $place }
# Codes of a line behind one that was not clear. $text: what was typed.
companion-stands = Gilt weiter. Um es zurückzunehmen, tippe: nein
    .braille = gilt; nein nimmt zurück
companion-not-entered = Nicht eingegeben: { $text }
    .braille = nicht: { $text }
# $typed: what could be many cards.
companion-many-fit = { $count } Karten passen zu "{ $typed }". Tippe mehr vom Code oder die Kosten.
    .braille = { $count } passen
companion-which =
    { $count ->
        [one] "{ $typed }": vielleicht diese Karte?
       *[other] { $count } Karten passen zu "{ $typed }". Welche ist es?
    }
    .braille = { $count } passen
companion-no-such = "{ $typed }" ist keine Karte, die auf { $place } liegen kann.
    .braille = nicht { $typed }
companion-no-card-so = So eine Karte gibt es nicht: "{ $typed }".
    .braille = gibt es nicht
companion-describes-none = "{ $typed }" beschreibt keine Karte.
    .braille = { $typed }?
# How a card can be described, where what was typed describes none.
companion-example = Tippe den Code oder Wörter wie: rot kostet 3 weiß
    .braille = Code, Wörter?
# Behind one of the lines around here; what is near comes numbered.
companion-nearest = Am ähnlichsten sind:
companion-none-lies = So eine Karte liegt nicht da: "{ $typed }". Am ähnlichsten sind:
    .braille = ähnlich:
companion-noble-lies = Dieser Adlige liegt schon auf { $place }: { $noble }.
companion-card-lies = Diese Karte liegt schon auf { $place }: { $card }.
companion-card-bought = { $name } hat diese Karte gekauft: { $card }.
companion-card-reserved = { $name } hat diese Karte reserviert: { $card }.
companion-other-level = Das ist eine Karte der Stufe { $level }, und auf { $place } gehört eine andere Stufe: { $card }.
    .braille = { $level }, nicht { $place }
companion-must-return =
    { $count ->
        [one] { $name } muss { $count } Chip zurückgeben. Welchen?
       *[other] { $name } muss { $count } Chips zurückgeben. Welche?
    }
    .braille = { $name } gibt { $count }
companion-noble = Mehr als ein Adliger würde { $name } besuchen. Welcher kommt?
    .braille = { $name } Adliger?
# Behind an action that is against the rules and was entered all the same.
against-rules = Das ist gegen die Regeln und bleibt so: { $reason }
    .braille = erzwungen: { $reason }
turn-skipped = Der Zug von { $name } wurde übersprungen: { $reason }
    .braille = { $name } ohne Zug: { $reason }
companion-only = Das ist für ein Spiel mit echten Karten. Um eines zu beginnen: splendor-access companion
companion-pages = Alle am Tisch können ihn auf einem Telefon öffnen und wählen dort einen Namen. Wer eine Seite verliert, bekommt sie zurück: gerät
companion-page-word = Für die Seite von { $name }: tippe das dort als Wort von der Tastatur, einmal, in den nächsten { $count } Minuten: { $word }
companion-page-free = Die Seite von { $name } hat noch niemand: der Name kann dort noch gewählt werden.
companion-pages-of =
    { $count ->
        [0] Noch hat niemand eine Seite: wer den Link öffnet, wählt einen Namen.
       *[other] Mit einer Seite: { $names }. Um eine Seite einem anderen Gerät zu geben: gerät und der Name.
    }
companion-page-there = An der Tastatur nennt gerät mit deinem Namen ein Wort, das dir diese Seite auf einem anderen Gerät gibt.
companion-not-real = Spiel { $game } wird nicht mit echten Karten gespielt.
companion-misread = Deine Karte auf { $place } wurde woanders eingegeben und ist deshalb wieder unbekannt. Um sie einzugeben, tippe geheim.
companion-again-there = Das nächste Spiel wird an der Tastatur begonnen.
companion-force = Wenn es wirklich so war, tippe erzwinge und warum, zum Beispiel: erzwinge alle waren einverstanden
    .braille = erzwinge + Grund
companion-why = Warum? Tippe erzwinge und einen Grund, zum Beispiel: erzwinge alle waren einverstanden
    .braille = erzwinge + Grund
companion-nothing-to-force = Es wurde nichts abgelehnt, was sich erzwingen lässt.
companion-fix-which = Welche Eingabe ist falsch? Die letzte steht vorn.
    .braille = welche Eingabe?
companion-older = ältere Eingaben
companion-fix-none = Keine Eingabe betrifft "{ $typed }".
    .braille = keine: { $typed }
# $told: an entry as it was told.
companion-fix = Zu korrigieren: { $told }
    .braille = korr { $told }
companion-fix-card = Tippe die richtige Karte oder streiche, um sie wegzulassen.
    .braille = Karte, streiche?
companion-fix-turn = Tippe, was wirklich geschah, oder davor und einen Zug, der vorher vergessen wurde, oder streiche, um ihn wegzulassen.
    .braille = was, davor, streiche?
companion-fix-unclear = "{ $typed }" sagt nicht, was geschah. Beispiel: nahm blau grün rot
    .braille = { $typed }?
companion-fix-no-card = "{ $typed }" ist keine Karte, die da gelegen haben kann.
    .braille = nicht { $typed }
companion-not-then = In dem Moment war { $name } dran, nicht { $other }.
    .braille = dran { $name }
companion-which-tokens = Welche { $count } Chips hat { $name } genommen? Zum Beispiel: blau, grün, rot und weiß
    .braille = { $name } welche { $count }?
companion-within-rules = Nach dem, was eingegeben ist, ist das erlaubt. Was stimmt?
    .braille = erlaubt. was?
companion-count-offer = Die Chips liegen anders: nachzählen.
    .braille = zählen
companion-fix-not-there = Das ging da nicht.
    .braille = geht nicht
companion-drop-whose = Wem gehören dann die späteren Züge?
companion-drop-kept = Sie bleiben, wie sie sind: { $name } war hier nicht dran.
companion-drop-moved = Jeder rückt um eine Person vor: der Zug war einmal zu viel eingegeben.
companion-drop-reason = { $name } war nicht dran
companion-insert-moved = Jeder rückt um eine Person weiter: dieser Zug war vergessen.
companion-insert-kept = Sie bleiben, wie sie sind: { $name } war zweimal nacheinander dran.
companion-fourth = Welche Karte hat { $name } trotzdem reserviert? Zum Beispiel: b2, oder Stapel b
    .braille = { $name } welche Karte?
companion-nothing-to-drop = Es ist nichts wegzulassen.
companion-count = Zählt die Chips. Nur Enter: wie vorgelesen. Sonst tippe, was daliegt, etwa 2s1g.
    .braille = zählen:
companion-count-unclear = "{ $typed }" sagt nicht, welche Chips es sind. Beispiel: 2s1g
    .braille = { $typed }?
companion-count-same = Die Chips sind so, wie sie eingegeben sind.
    .braille = stimmt
companion-count-why = Eins davon könnte das Versehen sein. Welches war es?
    .braille = welches?
companion-count-really = { $told } Wirklich: { $line }
companion-count-paid = { $told } Wirklich bezahlt: { $gems }
companion-count-gold = Das Gold zu einer Reservierung von { $name } blieb liegen oder kam, ohne eingegeben zu sein.
    .braille = Gold { $name }
companion-count-unknown = Nichts davon: die Chips gelten, wie sie liegen.
    .braille = wie sie liegen
companion-lacks = { $name } hat dafür { FORM($gems, "accusative") } zu wenig.
companion-bank-lacks = Die Bank hat dafür { FORM($gems, "accusative") } zu wenig.
companion-lie-otherwise = Liegen die Chips anders, tippe: zähle
    .braille = anders: zähle
companion-nothing-hidden = { $name } hat keine verdeckte Karte.
companion-which-shown = Welche Karte von { $name } auf { $place } war zu sehen? Sag es noch einmal mit dem, was darauf steht, etwa: reservierte Karte von { $name } gesehen: { $example }
    .braille = { $place } welche?
companion-has-nobles = { $name } hat schon alle Adligen, die dran waren: { $nobles }.
companion-no-noble = { $name } steht kein Adliger zu. Kam doch einer, nenne ihn, etwa n2.
companion-corrected = Korrigiert. Das ist jetzt anders:
    .braille = korrigiert:
companion-same = Korrigiert. Alles andere bleibt, wie es war.
    .braille = korrigiert, gleich
# $news: the clauses below.
companion-now = { $name } { $news }.
    .brief = { $name }: { $news }.
companion-holds =
    { $count ->
        [0] hat jetzt keine Chips
       *[other] hat jetzt { $gems }
    }
companion-bought = hat { $card } gekauft
companion-not-bought = hat { $card } nicht gekauft
companion-reserved = hat { $card } reserviert
    .braille = res { $card }
companion-not-reserved = hat { $card } nicht reserviert
    .braille = nicht res { $card }
companion-visited = hat den Adligen { $noble }
companion-not-visited = hat den Adligen { $noble } nicht
companion-next = { $name } ist dran.
    .braille = dran { $name }
companion-known = Die reservierte Karte von { $name } auf { $place } war { $card }.
# An entry that does not fit any more, with who or what it is of.
companion-entry = { $name }: { $line }
# $told: an entry as it was typed. $count: it and those that wait behind it.
companion-misfit =
    { $count ->
        [one] Diese Eingabe passt nicht mehr: { $told }
       *[other] { $count } Eingaben warten, und die erste passt nicht mehr: { $told }
    }
    .braille = passt nicht: { $told }
companion-instead = Tippe, was stattdessen geschah, oder streiche, um sie wegzulassen.
    .braille = was, streiche?
companion-drew = Um { $place } einzugeben, ohne dass es andere erfahren, tippe geheim.
    .braille = { $place }: geheim?
companion-no-secret = Keine deiner reservierten Karten ist hier unbekannt.
# The card of a player that nobody else may know. $place: where it is in the hand.
companion-secret = Tippe den Code deiner Karte auf { $place }. Was du tippst, ist nicht zu sehen.
    .braille = { $place } geheim?
companion-secret-seen = Tippe den Code deiner Karte auf { $place }. Was du tippst, ist hier zu sehen, also lass niemanden zusehen.
    .braille = { $place } geheim?
companion-secret-unclear = Das ist nicht genau eine Karte, die auf { $place } liegen kann. Tippe den ganzen Code.
    .braille = { $place } unklar
# On the screen for all, in place of what only $name was told.
kept-apart = Das erfährt nur { $name }.
companion-kept = { $place } ist gemerkt, und nur du darfst die Karte kennen. Tippe hand, um sie zu hören.
    .braille = { $place } gemerkt
companion-known-kept = Die reservierte Karte von { $name } auf { $place } kennt nur, wem sie gehört.
    .braille = { $name } { $place } bekannt
companion-check = Vergleiche mit dem Tisch. Enter oder ja geht weiter; tippe, was anders ist, oder nein.
    .braille = prüfe: Enter = ja
companion-check-tokens =
    { $count ->
        [0] { $name } hat keine Chips.
       *[other] { $name } hat { $gems }.
    }
companion-check-cards = { $name } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [0] keine gekauften Karten
        [one] { $cards } gekaufte Karte: { $gems }
       *[other] { $cards } gekaufte Karten: { $gems }
    }, { $reserved } reserviert, { $nobles ->
        [one] { $nobles } Adligen
       *[other] { $nobles } Adlige
    }.
companion-check-place = Stimmt das? { $told }
    .braille = { $told }?
companion-check-which = Was ist falsch?
    .braille = was?
companion-check-swapped = Die Karten auf { $first } und { $second } sind vertauscht.
    .braille = { $first } { $second } vertauscht
companion-check-other = Die Eingabe von { $place } ist falsch.
    .braille = { $place } falsch
companion-check-answer = Enter oder ja, wenn es stimmt; sonst die Edelsteine, die da liegen, den Platz einer Karte, die anders ist, oder nein.
    .braille = Enter, Steine, Platz, nein
companion-check-none = Keine Eingabe kann das erklären.
    .braille = keine Eingabe
companion-check-explain = Eine dieser Eingaben könnte falsch sein. Welche?
    .braille = welche Eingabe?
companion-checked = Alles ist geprüft.
    .braille = geprüft
# Ein Spiel, das schon läuft: gefragt wird, was jeder hat.
begun-turn = Das Spiel läuft schon. Wer von { $names } ist an der Reihe?
    .braille = wer ist dran?
begun-lay = Gib ein, was offen liegt, ab { $place }: jede Karte mit ihrem Code oder in Worten, etwa: { $example }. Ist ein Platz leer oder liegt der Adlige schon bei jemandem, tippe: leer
    .brief = Gib die Karten ein, ab { $place }. Ist ein Platz leer, tippe: leer
    .braille = Karten ab { $place }
begun-tokens = Welche Chips hat { $name }? Etwa zwei blau, ein gold. Nur Enter: keine.
    .braille = { $name } Chips?
begun-card = Welche Karten hat { $name } gekauft? Nur Enter beendet die Liste.
    .braille = { $name } Karten?
begun-reserved = Welche Karten hat { $name } reserviert? Bei einer, die niemand gesehen hat, tippe ihren Stapel, etwa Stapel a. Nur Enter beendet die Liste.
    .braille = { $name } reserviert?
begun-noble = Welche Adligen hat { $name }? Nur Enter beendet die Liste.
    .braille = { $name } Adlige?
# $cards: how many are bought. Enter agrees.
begun-points =
    { $name }: { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } { $cards ->
        [0] ohne gekaufte Karten.
        [one] mit { $cards } gekauften Karte.
       *[other] mit { $cards } gekauften Karten.
    } Enter, wenn das stimmt; sonst rückgängig oder korrigiere und ein Name.
    .braille = { $name } { $points } p?
begun-bank = Die Bank muss { $gems } haben. Enter, wenn das stimmt; sonst rückgängig oder korrigiere und ein Name.
    .braille = Bank { $gems }?
# The words before the cursor, of which the last one says what is asked for.
begun-prompt-turn = zug
begun-prompt-tokens = { $name } chips
begun-prompt-card = { $name } karten
begun-prompt-reserved = { $name } reserviert
begun-prompt-noble = { $name } adlige
begun-prompt-points = { $name } punkte
begun-prompt-bank = bank
begun-all = Alles ist eingegeben. { $name } ist an der Reihe.
    .braille = alles da, { $name }
begun-first = Bevor jemand spielt, muss das Spiel eingegeben werden, wie es steht.
    .braille = erst eingeben
begun-unclear = "{ $typed }" ist keine Antwort darauf.
    .braille = nicht { $typed }
begun-differs = Nach dem, was du eingegeben hast, kann das nicht sein. Nimm mit rückgängig zurück, was falsch ist, oder tippe korrigiere und einen Namen.
    .braille = anders, rückgängig?
begun-no-such = "{ $typed }" ist nichts, was { $name } haben kann.
    .braille = nicht { $typed }
begun-has-card = { $name } hat gekauft: { $card }.
begun-has-reserved = { $name } hat reserviert: { $card }.
    .braille = { $name } res { $card }
begun-has-noble = { $name } hat: { $noble }.
begun-no-more-card = Alle gekauften Karten von { $name } sind eingegeben.
    .braille = { $name } Karten da
begun-no-more-reserved = Alle reservierten Karten von { $name } sind eingegeben.
    .braille = { $name } reserviert da
begun-no-more-noble = Alle Adligen von { $name } sind eingegeben.
    .braille = { $name } Adlige da
begun-agreed =
    { $points ->
        [one] { $name } hat { $points } Punkt, wie eingegeben.
       *[other] { $name } hat { $points } Punkte, wie eingegeben.
    }
begun-agreed-bank = Die Bank ist wie eingegeben.
    .braille = Bank stimmt
# What cannot be so, by the rules. $gems: what is too much, or missing.
begun-not-tokens = So viele Chips gibt es nicht in der Schachtel: { $gems } zu viel.
    .braille = { $gems } zu viel
begun-not-limit = Niemand behält mehr als 10 Chips, und das sind { $count }.
    .braille = { $count }, höchstens 10
begun-not-noble-bonuses = Ein Adliger kommt nur zu jemandem, der alle verlangten Boni hat. { $name } fehlt { $gems }.
    .braille = fehlt { $gems }
begun-not-noble-missing =
    { $count ->
        [one] Es fehlt noch { $count } Adliger: Er liegt nicht auf dem Tisch und ist bei keinem Spieler.
       *[other] Es fehlen noch { $count } Adlige: Sie liegen nicht auf dem Tisch und sind bei keinem Spieler.
    }
    .braille = { $count } Adlige fehlen
begun-not-over =
    { $points ->
        [one] Mit { $points } Punkt von { $name } wäre das Spiel schon zu Ende.
       *[other] Mit { $points } Punkten von { $name } wäre das Spiel schon zu Ende.
    }
    .braille = { $points } p: zu Ende
begun-not-gap = Ein Platz ist nur leer, wenn sein Stapel aufgebraucht ist, und es sind noch Karten da. Tippe korrigiere und den Platz oder rückgängig.
    .braille = Stapel nicht leer
begun-not-deck = So viele Karten dieser Stufe gibt es nicht.
    .braille = zu viele Karten
begun-fix = Tippe, was richtig ist.
    .braille = was dann?
begun-fix-card = Tippe, was richtig ist, oder davor und was vergessen wurde, oder streiche, um es wegzulassen.
    .braille = richtig, davor, streiche?
setup-begun = Läuft das Spiel schon? ja oder nein. Nur Enter: nein.
    .braille = läuft es schon?
help-setup-begun = Wenn ihr schon ein paar Züge gespielt habt, tippe ja. Dann gibst du ein, was alle haben, und von da geht das Spiel weiter.
setup-began = Wer von { $names } hatte den ersten Zug? Nur Enter: { $name }.
    .braille = wer begann?
setup-real-names = Wer spielt am Tisch? Tippe die Namen in der Reihenfolge der Züge: Ana, Ben.
    .braille = Namen?
help-setup-real-names = Tippe zwei bis vier Namen mit Kommas dazwischen, in der Reihenfolge, in der ihr sitzt.
setup-me = Wessen Fragen werden beantwortet: wer von { $names } bist du? Nur Enter: { $name }.
    .braille = wer bist du?
help-setup-me = Was du mit ich oder bezahlbar fragst, wird für diese Person beantwortet. Eingegeben werden hier die Züge von allen.
# $count: the players that a position has, or 2.
setup-too-few =
    { $count ->
        [2] Ein Spiel hat mindestens zwei Spieler.
       *[other] Diese Stellung hat { $count } Spieler.
    }

# How people tell what somebody did, as in: took blue green red. The lines are written like the
# sentences that mean a command; a name that stands before them is taken away first.
told-actions =
    bekommt/bekam/bekomme/wählt/wählte/wähle/nimmt/nahm/nehme (den) adligen _ = adliger _
    hat/habe/hast (den) adligen _ bekommen/gewählt/genommen = adliger _
    nimmt/nahm/nehme _ = nimm _
    hat/habe/hast _ genommen = nimm _
    kauft/kaufte/bezahlt/bezahlte/bezahle _ = kaufe _
    hat/habe/hast _ gekauft/bezahlt = kaufe _
    reserviert/reservierte _ = reserviere _
    hat/habe/hast _ reserviert = reserviere _
    gibt/gab/gebe/legt/legte/lege _ (zurück/ab) = gib _
    hat/habe/hast _ zurückgegeben/zurückgelegt/abgegeben = gib _
    (hat/habe/hast) passt/passte/passe/gepasst = passe

## Undo

undone = { $count ->
        [0] Zurück am Anfang deines Zuges.
        [one] Zurück am Anfang deines Zuges; das ist zurückgenommen:
       *[other] Zurück am Anfang deines Zuges; { $count } Dinge sind zurückgenommen:
    }
    .braille = zurück { $count }
taken-back = Gilt nicht mehr: { $told }
    .brief = Zurück: { $told }
    .braille = zurück { $told }
undo-seen = Du hast schon verdeckte Karten gesehen; das steht in der Aufzeichnung.
nothing-to-undo = Du hast keinen Zug, den du zurücknehmen kannst.
undo-too-many =
    { $count ->
        [one] Du hattest erst einen Zug; nichts ist zurückgenommen.
       *[other] Du hattest erst { $count } Züge; nichts ist zurückgenommen.
    }

## Not understood

nothing-typed = Nichts getippt. Tippe hilfe, um zu hören, was du tun kannst.
thanked = Gern geschehen.
not-a-command = "{ $typed }" ist kein Befehl. Tippe hilfe, um die Befehle zu hören. Beispiel: auslage
bare-gems = Um { FORM($gems, "accusative") } zu nehmen, tippe: { $example }
not-a-command-topic = "{ $typed }" ist nicht klar. Um etwas über { $topic } zu hören, tippe: hilfe { $topic }
not-a-gem = "{ $typed }" ist kein Edelstein. Die Edelsteine: { $gems }. Beispiel: { $example }
not-a-command-near = "{ $typed }" ist kein Befehl. Meinst du { $near }? Beispiel: { $example }
not-understood = "{ $typed }" ist nicht klar. Beispiel: { $example }
no-such-place = Den Platz { $place } gibt es nicht: Plätze sind a1 bis c4 und h1 bis h3 in deiner Hand.
place-of-noble = { $place } ist für Adlige, nicht für Karten. Um zu hören, was dir noch fehlt, tippe ziel { $place }.
take-is-for-tokens =
    { $kind ->
        [tile] Nehmen kannst du Chips. Adlige besuchen dich von selbst: um zu hören, was dir noch fehlt, tippe ziel { $place }.
        [held] Nehmen kannst du Chips. Um die Karte auf { $place } zu bekommen, tippe kaufe { $place }.
       *[open] Nehmen kannst du Chips. Um die Karte auf { $place } zu bekommen, tippe kaufe { $place } oder reserviere { $place }.
    }
already-reserved = Du hast { $place } schon reserviert. Um sie zu bekommen, tippe kaufe { $place }.
reserve-from-market = { $place } gehört zu deiner Hand. Reservieren kannst du aus der Auslage, Plätze a1 bis c4 oder von einem Stapel.
no-such-place-no-card = Den Platz { $place } gibt es nicht und auch keine Karte mit { points-counted.dative } in Reihe { $level }.
no-such-place-cards =
    { $count ->
        [one] Den Platz { $place } gibt es nicht. In Reihe { $level } hat eine Karte { points-counted.accusative }; tippe ihre Nummer oder ihren Platz:
       *[other] Den Platz { $place } gibt es nicht. In Reihe { $level } haben { $count } Karten { points-counted.accusative }; tippe eine Nummer oder einen Platz:
    }
card-not-there = Diese Karte ist weder auf dem Tisch noch in deiner Hand: { $card }.
no-card-fits = Weder auf dem Tisch noch in deiner Hand ist eine Karte zu "{ $typed }". Beispiel: rot 2 punkte
noble-not-out = Dieser Adlige ist nicht auf dem Tisch: { $noble }.
payment-not-understood = "{ $typed }" ist keine Zahlung. Beispiel: kaufe b2 mit 1g
meanwhile = Inzwischen ist etwas geschehen, darum wurde das nicht getan.

## Not allowed now

not-your-turn = { $name } ist dran. Fragen kannst du trotzdem alles.
refused-over = Das Spiel ist zu Ende. Um noch einmal zu spielen, tippe { $friends ->
        [yes] revanche
       *[no] revanche oder neu
    }. Fragen, rückgängig und beenden gehen weiterhin.
refused-phase-act = Das geht jetzt nicht: nimm, reserviere oder kaufe.
refused-phase-return = Gib zuerst Chips zurück, bis auf 10.
refused-phase-noble = Wähle zuerst einen Adligen.
refused-reveal-first = Zuerst muss eine Karte aufgedeckt werden.
refused-no-reveal = Jetzt ist keine Karte aufzudecken.
refused-wrong-reveal = Aufzudecken ist eine Karte einer anderen Stufe.
refused-gold-not-taken = Gold kannst du nicht nehmen; es kommt mit einer Karte, die du reservierst.
letters-mixed-up = g ist Gold, Grün ist e; s ist Blau, Schwarz ist o.
refused-bank-lacks = Das kannst du nicht nehmen; die Bank hat { FORM($gems, "none") } mehr.
refused-two-need-four = Zwei von einer Farbe kannst du nur nehmen, wenn die Bank mindestens 4 davon hat; bei { FORM($gem, "noun") } sind es { $left }.
refused-take-shape =
    { $count ->
        [3] So geht das nicht, { $gems }: nimm drei Edelsteine verschiedener Farben{ $pairs ->
            [0] ; für zwei gleiche müssen vier in der Bank sein
           *[other] { "" } oder zwei von einer Farbe
        }. Beispiel: nimm { $letters }
        [2] So geht das nicht, { $gems }: in der Bank sind nur noch { $count } Farben, nimm also von jeder einen{ $fewer ->
            [yes] { $pairs ->
                [0] { "" } oder nur einen
               *[other] { "," } nur einen
            }
           *[no] { "" }
        }{ $pairs ->
            [0] { "" }
           *[other] { "" } oder zwei von einer Farbe
        }. Beispiel: nimm { $letters }
       *[1]
            { $pairs ->
                [0] So geht das nicht, { $gems }: in der Bank ist nur noch eine Farbe, nimm also einen davon. Beispiel: nimm { $letters }
               *[other] So geht das nicht, { $gems }: in der Bank ist nur noch eine Farbe, nimm also einen oder zwei davon. Beispiel: nimm { $letters }
            }
    }
refused-take-shape-up-to-three = So geht das nicht, { $gems }: nimm bis zu drei Edelsteine verschiedener Farben oder zwei von einer Farbe. Beispiel: nimm { $letters }
refused-take-exactly =
    { $count ->
        [one] So geht das nicht, { $gems }: in der Bank ist nur noch eine Farbe, nimm also genau einen davon.
        [3] So geht das nicht, { $gems }: nimm drei Edelsteine verschiedener Farben{ $pairs ->
            [0] ; für zwei gleiche müssen vier in der Bank sein
           *[other] { "" } oder zwei von einer Farbe
        }. Beispiel: nimm { $letters }
       *[other] So geht das nicht, { $gems }: in der Bank sind nur noch { $count } Farben, nimm also von jeder einen.
    }
refused-no-such-place = Den Platz { $place } gibt es nicht.
refused-place-empty = { $place } ist leer.
refused-tokens-missing = Das sind nicht alle: { $gems } zu wenig. Sieh nach, wo sie liegen.
refused-tokens-extra = So viele gibt es nicht: { $gems } zu viel.
refused-deck-empty = Stapel { $level } ist aufgebraucht.
refused-hand-full = Du hast schon drei reservierte Karten, und mehr als drei dürfen es nicht sein.
refused-card-unknown = { $place } ist eine unbekannte Karte.
refused-cannot-afford = Für { $place }, { $head }, { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } dir { $missing }; du hast { $gold } Gold, da { $short ->
        [one] fehlt noch ein Stein
       *[other] fehlen noch { $short } Steine
    }.
    .brief = Für { $place } { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } dir { $missing }, trotz Gold noch { $short }.
    .full = Für { $place }, { $card }, { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } dir { $missing }; du hast { $gold } Gold, da { $short ->
        [one] fehlt noch ein Stein
       *[other] fehlen noch { $short } Steine
    }.
    .braille = { $place } - { $missing } habe { $held }
refused-cannot-afford-no-gold = Für { $place }, { $head }, { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } dir { $missing }.
    .brief = Für { $place } { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } dir { $missing }.
    .full = Für { $place }, { $card }, { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } dir { $missing }.
refused-veiled = Damit ist { $place }, eine Karte, die nur du sehen darfst, nicht zu kaufen: tippe hand, um sie zu sehen.
refused-not-held = Davon hast du nicht genug: { $gems }.
refused-payment-wrong = Das ist nicht der Preis. Du zahlst { FORM($price, "accusative") }, und statt jedem davon darf es Gold sein.
refused-gold-not-needed = Nach einer Hausregel zahlt Gold nur, was fehlt; zahle also { FORM($gems, "accusative") }.
refused-return-exactly =
    { $given ->
        [0] Gib { $count } zurück, nicht keinen. Beispiel: gib { $letters }
        [one] Gib { $count } zurück, nicht nur einen. Beispiel: gib { $letters }
       *[other] Gib { $count } zurück, nicht { $given }. Beispiel: gib { $letters }
    }
refused-noble-not-eligible = Adliger { $place } würde dich jetzt nicht besuchen.
refused-can-act = Passen darfst du nur, wenn du nichts anderes tun kannst.

## Saves

save-trouble-choices = Tippe 1 oder nochmal für einen neuen Versuch, 2 oder ungespeichert, um ohne Speichern weiterzuspielen, 3 oder beenden, um zu gehen. Der Befehl aufzeichnung gibt das ganze Spiel aus.
unsaved = Ab jetzt wird das Spiel nicht gespeichert.
save-not-writable = Das ließ sich nicht speichern und wurde darum nicht getan: in den Ordner kann nicht geschrieben werden ({ $detail }).
save-full = Das ließ sich nicht speichern und wurde darum nicht getan: der Datenträger ist voll.
save-busy = Das ließ sich nicht speichern und wurde darum nicht getan: ein anderes Programm hat dieses Spiel geöffnet.
save-away = Das ließ sich nicht speichern und wurde darum nicht getan: der Server erreicht nicht, was seine Spiele aufbewahrt.
save-corrupt = Das ließ sich nicht speichern und wurde darum nicht getan: das gespeicherte Spiel ist beschädigt.
save-table = Das ließ sich nicht speichern und wurde darum nicht getan: die Datei des Tisches ist beschädigt.
save-failed = Das ließ sich nicht speichern und wurde darum nicht getan ({ $detail }).
cannot-begin-save = Das Spiel lässt sich nicht speichern ({ $detail }).
playing-unsaved = Das Spiel lässt sich nicht speichern ({ $detail }). Es wird ungespeichert gespielt; der Befehl aufzeichnung gibt es aus.
resume-passed-over = Spiel { $game } wurde übersprungen.
resume-none = Es gibt kein offenes Spiel. Ein Spiel beginnst du mit: splendor-access play
resume-missing = Ein gespeichertes Spiel "{ $detail }" gibt es nicht.
resume-busy = Dieses Spiel ist in einem anderen Programm geöffnet. Verlasse es zuerst dort.
resume-away = Der Tisch lässt sich gerade nicht öffnen: der Server erreicht nicht, was seine Spiele aufbewahrt. Versuch es bald noch einmal.
resume-newer = Dieses Spiel wurde von einer neueren Version des Programms gespeichert (Format { $detail }). Zum Weiterspielen brauchst du die neueste.
resume-newer-kept = Dieses Spiel wurde mit einer neueren Version des Programms gespeichert. So, wie diese es verlassen hat, ist es in { $detail }: kopiere die Datei unter einen neuen Namen, der auf .sqlite endet, um von da weiterzuspielen.
resume-corrupt = Dieses gespeicherte Spiel ist beschädigt und nicht zu lesen. Es bleibt, wie es ist.
resume-table = Die Datei dieses Tisches ist beschädigt, deshalb lässt er sich nicht öffnen. Alles bleibt, wie es ist.
resume-not-writable = Dieses gespeicherte Spiel lässt sich nicht zum Schreiben öffnen ({ $detail }).
resume-full = Dieses gespeicherte Spiel lässt sich nicht öffnen: der Datenträger ist voll.
resume-failed = Dieses gespeicherte Spiel lässt sich nicht öffnen ({ $detail }).
resume-damaged = { $game ->
        [none] Das gespeicherte Spiel war beschädigt
       *[other] Spiel { $game } ist beschädigt
    }{ $count ->
        [0] , aber kein Zug fehlt.
        [one] : der letzte Zug fehlt.
       *[other] : die letzten { $count } Züge fehlen.
    }
resume-new-file = Es geht weiter als Spiel { $game }; die beschädigte Datei bleibt erhalten.
resume-older = Das Spiel davor setzt du fort mit: { $program } resume { $game }
unreadable-file = { $file } ist nicht zu lesen: { $detail }
system-missing = eine Datei oder einen Ordner dieses Namens gibt es nicht
system-no-rights = dir fehlt die Berechtigung
system-read-only = der Datenträger lässt nur Lesen zu
system-full = der Datenträger ist voll
system-exists = eine Datei dieses Namens gibt es schon
system-folder = es ist ein Ordner
system-no-folder = ein Teil des Pfades ist kein Ordner
system-long = der Name ist zu lang
system-broken = der Datenträger hat einen Fehler
system-open = zu viele Dateien sind offen
system-used = ein anderes Programm benutzt ihn
system-no-address = dieser Rechner hat diese Adresse nicht
system-closed = die Datei lässt sich nicht öffnen
file-not-toml = Zeile { $line } ist nicht so geschrieben, wie sie sein soll.
file-not-ours = sie enthält etwas, das dieses Programm nicht geschrieben hat.
file-damaged = sie ist beschädigt.
file-not-ordinary = es ist keine gewöhnliche Datei.
file-too-large = sie ist länger als { $most } Millionen Bytes.
file-not-text = es ist kein Text in UTF-8.
file-too-deep = sie hat zu viele Klammern in Klammern.
output-failed = Die Ausgabe ließ sich nicht schreiben: { $detail }
crashed = Im Programm ist etwas schiefgegangen. Näheres steht in { $file }
crashed-saved = Dein Spiel ist bis zum letzten Zug gespeichert.
crashed-go-on = Weiter geht es mit: { $program } resume { $game }
crashed-unsaved = Dein Spiel wurde nicht gespeichert und ist verloren.
crashed-elsewhere = Nur der Server dieses Tisches weiß, was von dem Spiel gespeichert ist. Eine Liste deiner Tische: splendor-access tables
crashed-unreadable = Spiel { $game } lässt sich nicht mehr öffnen.
settings-not-kept = Es gilt in diesem Spiel, ließ sich aber nicht speichern: { $detail }
setting-strange = "{ $typed }" ({ $source }) ist kein Wert von { $name } und bleibt unbeachtet.
setting-unknown = "{ $typed }" in deiner Datei der Einstellungen ist keine Einstellung und bleibt unbeachtet.
settings-unreadable = Die Datei der Einstellungen ist nicht zu lesen und bleibt unbeachtet: { $detail }

## Settings

settings-head = { $count } Einstellungen. Um eine zu hören: einstellungen umfang. Um sie zu ändern: einstellungen umfang kurz; was jede bedeutet: einstellungen alle.
settings-amount = Wie viel gesagt wird: { $names }.
settings-order = In welcher Reihenfolge und mit welchen Namen: { $names }.
settings-braille = Braille: { $names }.
settings-voice = Die Stimme des Programms: { $names }.
settings-screen = Bildschirm, Klang und Sprache: { $names }.
settings-default = Alle Einstellungen sind, wie das Programm sie mitbringt.
settings-unchanged = Du hast keine geändert.
setting-default = { $name } ist { $value }: { $about }
setting = { $name } ist { $value } ({ $source }): { $about }
source-flag = gesetzt auf der Befehlszeile
source-environment = gesetzt in der Umgebung
source-file = aus deinen Einstellungen
    .braille = gespeichert
source-game = gerade gesetzt
setting-verbosity = wie viel gesagt wird; kurz, normal oder ausführlich.
    .name = umfang
setting-mine = deine eigenen Züge; gleich (wie umfang), kurz, normal, ausführlich oder aus.
    .name = eigene
setting-moves = Züge der anderen; gleich (wie umfang), kurz, normal, ausführlich oder aus.
    .name = züge
setting-market = Karten, die auf den Tisch kommen; gleich (wie umfang), kurz, normal, ausführlich oder aus.
    .name = auslage
setting-answers = Antworten auf deine Fragen; gleich (wie umfang), kurz, normal, ausführlich oder aus.
    .name = antworten
setting-talk = was die anderen an einem Tisch sagen; gleich (wie umfang), kurz, normal, ausführlich oder aus.
    .name = chat
setting-hints = Tipps im Tutorial und am Anfang; gleich (wie umfang), kurz, normal, ausführlich oder aus.
    .name = tipps
setting-repeats = dieselbe Zeile mehrmals hintereinander; gezählt oder einzeln.
    .name = wiederholungen
setting-card = in welcher Reihenfolge eine Karte gesagt wird; jede Folge von bonus, punkte und kosten.
    .name = karte
setting-noble = in welcher Reihenfolge ein Adliger gesagt wird; punkte-kosten oder kosten-punkte.
    .name = adliger
setting-player = die Reihenfolge der Zeilen zu einer Person; jede Folge von punkte, chips, boni und hand.
    .name = spieler
setting-gems = Edelsteine nach farben (rot) oder nach steinen (Rubin).
    .name = edelsteine
setting-order = Reihenfolge der Edelsteine; regelheft (s e g r o d) oder gedruckt (d s e r o).
    .name = reihenfolge
setting-zero = die 0 von Karten ohne Punkte in Codes: an (a0o) oder aus (ao).
    .name = null
setting-codes = Codes der Karten auf einer eigenen Zeile.
    .name = codes
setting-cells = Braillezellen der Karten auf einer eigenen Zeile.
    .name = zellen
setting-notation = die Tabelle für Zellen von Codes: bildschirm, wie auf Braillezeilen, oder etikett, wie auf Etiketten.
    .name = notation
setting-table = die Brailletabelle der Codes; standard ist die von BRLTTY oder die der Sprache, und du kannst eine eigene Datei nennen.
    .name = tabelle
setting-texts = die Brailletabelle der Sätze auf einer Braillezeile, die Wörter kürzen darf; standard ist die von BRLTTY oder die der Codes, und du kannst eine eigene Datei nennen.
    .name = sätze
setting-text = was ausgegeben wird; wörter oder braille für die kurzen Zeilen einer Braillezeile, jeder Code in Braillezellen.
    .name = text
setting-display = eine Braillezeile von BRLTTY oder NVDA; auto benutzt sie, wenn sie da ist, aus lässt sie in Ruhe.
    .name = braillezeile
setting-marks = wie die Braillezeile markiert, was du haben kannst; punkte 7 und 8, wörter oder auto nach der Tabelle.
    .name = markierungen
setting-agree = wann eine Taste der Braillezeile bestätigt, was sie tut; nach 250, 500 oder 1000 Tausendstelsekunden ohne Taste oder taste für eine weitere Taste.
    .name = bestätigung
setting-near = welche Karten einer Reihe die Braillezeile zeigt; die du kaufen kannst (0), die, für die höchstens 1 oder 2 Edelsteine fehlen, oder alle (aus).
    .name = nähe
setting-status = zwei Zellen links auf der Braillezeile, die sagen, wer dran ist und wie viele Punkte du hast; an oder aus.
    .name = status
setting-slow = ob mehrere Zeilen der Braillezeile langsam wechseln, so dass sich möglichst wenige ändern; an oder aus.
    .name = langsam
setting-felt = im Browser der Code einer Karte auf der Braillezeile deines Screenreaders, wo seine Stimme den Satz sagt; an oder aus. Orca und JAWS können das.
    .name = fühlbar
setting-changed = was sich geändert hat, gesagt am Anfang deines Zuges.
    .name = änderungen
setting-buyable = wie viele Karten du kaufen kannst, gesagt am Anfang deines Zuges.
    .name = kaufbar
setting-cards = wie Karten ausgegeben werden, für große Schrift; wörter oder zeile, je eine kurze Zeile wie a1 r 2r2d: Platz, Punkte und Bonus, Kosten.
    .name = karten
setting-wrap = lange Zeilen zwischen Wörtern umbrechen; an, aus oder auto, wo dein Screenreader sonst Wörter zerschneidet.
    .name = umbruch
setting-plain = nur Text ausgeben, und das Terminal selbst bearbeitet, was du tippst; gilt ab dem nächsten Start.
    .name = einfach
setting-clear = den Bildschirm leeren, wenn das Gerät weitergegeben wird.
    .name = leeren
setting-theme = Zeilen mit starkem Kontrast und vor Neuem das Wort Neu; dunkel, hell oder wörter für keine Farben.
    .name = kontrast
setting-compact = im Browser eine kurze Auslage; alle Karten auf einem kleinen Bildschirm, jede ein Schalter, der öffnet, was du mit ihr tun kannst; an oder aus.
    .name = kompakt
setting-signal = ein Ton, wenn du dran bist; aus, glocke für den des Terminals oder gong, klopfen oder aufwärts. Ein gewählter Ton erklingt.
    .name = signal
# Values of settings, and profiles; orders such as bonus-points-cost are made of them.
value-off = aus
    .words = aus, ausschalten, abschalten, stumm, ohne, kein, keinen, keine, weg
value-voice = stimme
value-on = an
    .words = an, ein, einschalten, anschalten, aktivieren, anmachen
value-same = gleich
value-brief = kurz
    .words = kurz, kürzer, knapp, knapper, weniger
value-normal = normal
value-full = ausführlich
    .words = ausführlich, ausführlicher, länger, mehr
value-key = taste
value-dots = punkte
value-counted = gezählt
value-each = einzeln
value-bonus = bonus
value-points = punkte
value-cost = kosten
value-tokens = chips
value-bonuses = boni
value-hand = hand
value-colours = farben
value-stones = steine
    .words = steine, stein, edelsteine, rubin, saphir, smaragd, steinnamen
value-rulebook = regelheft
value-printed = gedruckt
value-default = standard
    .words = standard, werkseinstellung, werkseinstellungen, ursprünglich, zurücksetzen
value-dark = dunkel
    .words = dunkel, dunkler, dunkles, dunkle
value-light = hell
    .words = hell, heller, helles, helle
value-words = wörter
    .words = wörter, worte
value-line = zeile
    .words = zeile, einzeilig
value-screen = bildschirm
value-label = etikett
value-braille = braille
value-bell = glocke
    .words = glocke, klingel, klingeln, bimmeln, piep, piepen, piepse, läuten, läute
value-chime = gong
value-knock = klopfen
value-rise = aufwärts
value-learning = einsteiger
    .words = einsteiger, anfänger
value-expert = profi
    .words = profi, experte, expertin
value-auto = auto
value-reader = screenreader
value-direct = direkt
value-letters = buchstaben
value-none = keine
value-some = einige
value-most = meiste
value-all = alle

theme-not-shown =
    { $why ->
        [plain] Kein Kontrast ist zu sehen: --plain sendet keine Farben.
        [no-color] Kein Kontrast ist zu sehen: NO_COLOR ist gesetzt.
        [dumb] Kein Kontrast ist zu sehen: nach TERM kann dieses Terminal keine Farben.
       *[console] Kein Kontrast ist zu sehen: diese Konsole nimmt nur einfachen Text. Windows Terminal hat Farben.
    }
theme-palette =
    { $count ->
        [2] Ohne Farben ist nur dein Zug hervorgehoben, umgekehrt.
       *[other] Bei { $count } Farben bestimmt dein Terminal, wie stark der Kontrast ist.
    }
clear-not-done =
    { $why ->
        [plain] Der Bildschirm wird nicht geleert: --plain sendet nur Text.
        [console] Der Bildschirm wird nicht geleert: diese Konsole nimmt nur einfachen Text. Windows Terminal kann ihn leeren.
       *[dumb] Der Bildschirm wird nicht geleert: nach TERM kann dieses Terminal das nicht.
    }
clear-kept =
    { $keeper ->
        [screen] GNU screen behält, was weggerollt ist: sein Befehl scrollback 0 verwirft es.
       *[other] Ein Protokoll des Terminals und der Verlauf eines Screenreaders behalten, was geleert wurde.
    }
signal-silent = Hier konnte kein Programm einen Ton spielen, darum läutet stattdessen die Glocke.
news-word = Neu: { $line }
setting-many = Nach einstellungen { $name } tippe diese Wörter in der Reihenfolge, die du magst: { $values }.
setting-language = die Sprache von allem, was gesagt und getippt wird.
    .name = sprache
setting-profile = wie viel gesagt wird, alles auf einmal; einsteiger, normal oder profi.
    .name = profil
profile = Dein Profil ist { $name ->
        [own] selbst zusammengestellt
       *[other] { $name }
    }. Ein Profil stellt alles auf einmal ein.
profile-changed = Dein Profil ist jetzt { $name }.
# Signs inside a word that is spelled, as in Ada's or 0.25.
spelled-apostrophe = Apostroph
spelled-hyphen = Bindestrich
spelled-point = Punkt
spelled-comma = Komma
repeated = { $count } mal: { $told }
settings-kept = Sie stehen in settings.toml, in dem Ordner, den doctor nennt; du kannst die Datei auf einen anderen Computer kopieren.
setting-value = { $name } { $value } { $count ->
        [one] klingt so:
       *[other] klingen so:
    }
setting-silent = Nichts wird gesagt, aber das Protokoll behält es.
settings-changed = { $name } ist jetzt { $value }.
language-changed = Die Sprache ist jetzt { $value }.
no-such-setting = "{ $typed }" ist keine Einstellung. Tippe einstellungen, um alle zu hören. Beispiel: einstellungen umfang
no-such-setting-near = "{ $typed }" ist keine Einstellung. Meinst du { $near }? Beispiel: einstellungen { $near }
setting-speech = wer spricht; dein Screenreader (screenreader), das Programm selbst (direkt), niemand (aus) oder je nachdem, was es findet (auto).
    .name = sprecher
setting-transcript = was das Programm spricht, auch ausgeben.
    .name = mitlesen
setting-private = worüber das Programm an einem echten Tisch sagt, was nur du wissen darfst; aus oder stimme, wenn du Kopfhörer trägst.
    .name = privat
setting-echo = was du tippst, vom Programm gesprochen; buchstaben, wörter oder keine.
    .name = echo
setting-rate = wie schnell das Programm spricht; standard oder eine Zahl von 1 bis 100.
    .name = tempo
setting-pace = wie viele Wörter die Stimme in der Minute sagt, wenn sie nicht meldet, dass sie fertig ist; standard oder eine Zahl von 60 bis 450.
    .name = sprechtempo
setting-voice = die Stimme des Programms; standard oder ein Name wie female1.
    .name = stimme
setting-punctuation = Satzzeichen, die das Programm spricht; standard, keine, einige, meiste oder alle.
    .name = satzzeichen
setting-engine = wodurch das Programm zuerst spricht; standard, speech-dispatcher, accessible-output2, prismatoid oder say.
    .name = sprachdienst
setting-put-back = { $name } ist wieder { $value }. Vorher war es { $before }.
no-such-order = "{ $typed }" ist keine Reihenfolge für { $name }: tippe die Wörter { $values }, in der Reihenfolge, die du magst.
no-such-value-of = "{ $typed }" ist kein Wert von { $name }: { $about }
no-such-value = "{ $typed }" ist kein Wert von { $name }. Zur Wahl stehen: { $values }.

## Aliases and keys

shortcuts-aliases = { $count ->
        [0] Keine Kürzel. Um eines anzulegen: kürzel rb reihe b
        [one] Ein Kürzel:
       *[other] { $count } Kürzel:
    }
shortcuts-keys = { $count ->
        [0] Keine Tasten. Um eine zu belegen: taste f5 bezahlbar
        [one] Eine Taste:
       *[other] { $count } Tasten:
    }
shortcut = { $name } bedeutet { $meant }.
shortcut-changed = { $name } bedeutet jetzt { $meant }. Vorher bedeutete es { $before }.
shortcut-gone = { $name } bedeutet nichts mehr.
shortcut-none = "{ $typed }" bedeutet noch nichts. Beispiel: kürzel rb reihe b
key-unknown = "{ $typed }" ist keine Taste, die du belegen kannst: das sind f1 bis f12. Beispiel: taste f5 bezahlbar
alias-hides = "{ $typed }" ist ein Befehl und kann kein Kürzel sein. Beispiel: kürzel rb reihe b
alias-taken = "{ $typed }" kann kein Kürzel sein: es braucht 2 bis 20 Buchstaben, die sonst nichts bedeuten. Beispiel: kürzel rb reihe b
alias-no-command = "{ $typed }" beginnt nicht mit einem Befehl. Beispiel: kürzel rb reihe b
alias-never = Kein Kürzel: "{ $typed }" geht nie. { $why }
shortcuts-unreadable = Die Datei der Kürzel und Tasten ist nicht zu lesen und bleibt unbeachtet: { $detail }

## Help

help-now = Jetzt geht: { $commands }.
reads-table = Über den Tisch: { $commands }.
reads-players = Über die Mitspielenden: { $commands }.
reads-advice = Was du tun kannst: { $commands }.
reads-history = Was geschehen ist: { $commands }.
reads-texts = Texte zum Aufheben und Hilfe: { $commands }.
help-do = Andere Befehle: { $commands }.
help-friends = Mit Freunden anderswo: { $commands }.
help-real = Mit echten Karten: { $commands }.
help-more = Tippe hilfe und irgendein Wort, um mehr zu hören, wie hilfe nimm oder hilfe adliger. Außerdem: hilfe wörter, hilfe notation, hilfe zugänglichkeit und hilfe über.
help-sentences = Oder nimm eigene Worte, wie: was kann ich kaufen? Oder: ich nehme blau, grün und rot.
help-command = Der Befehl { $name }: { $about }
help-usage = Tippe: { $usage }
help-usage-example = Tippe: { $usage }. Beispiel: { $example }
help-short = Auch: { $words }.
help-gem = Der Edelstein { $colour } heißt auch { $stone }; sein Buchstabe ist { $letter }.
help-setting = Die Einstellung { $name }: { $about }
help-value = { $word } ist ein Wert von { $names }. Um Beispiele zu hören: einstellungen { $first }
help-value-many = { $word } ist ein Wert von { $count } Einstellungen, etwa { $names }. Um alle zu hören: einstellungen
no-help = Zu "{ $typed }" gibt es keine Hilfe. Beispiel: hilfe wörter
no-help-near = Zu "{ $typed }" gibt es keine Hilfe. Meinst du { $near }? Beispiel: hilfe { $near }
words-of-game = Wörter des Spiels: { $words }.
words-of-program = Wörter des Programms: { $words }.
words-of-prompts = Eingabewörter: { $words }.
words-of-settings = Einstellungen: { $words }.
words-more = Tippe hilfe und eines dieser Wörter, um zu hören, was es bedeutet.
# A line each.
help-notation =
    Plätze sind ein Buchstabe und eine Ziffer: a1 bis c4 auf dem Tisch, h1 bis h3 in deiner Hand und Adlige auf n1 bis n5.
    Edelsteine haben Buchstaben: s Saphir blau, e Smaragd grün, g Gold, r Rubin rot, o Onyx schwarz, d Diamant weiß.
    Codes von Karten nennen Stufe, Punkte und Bonus, dann die Kosten. Beispiel: c4s 3s3o6d
help-accessibility =
    Alles wird in einfachen Zeilen gesagt, und keine Zeile ändert sich, wenn sie einmal ausgegeben ist.
    Befehle, die lesen, gehen jederzeit, mitten in einer Frage und während andere dran sind.
    Der Befehl nochmal wiederholt die letzte Antwort; zuletzt sagt, was seit deinem Zug geschehen ist.
    Der Befehl einstellungen ändert, wie viel und wie etwas gesagt wird; tippe einstellungen umfang, um Beispiele zu hören.
    Mit --plain oder wenn die Eingabe aus einer Pipe kommt, gibt es keine Bearbeitungstasten.
help-about =
    Du handelst in der Renaissance mit Edelsteinen. Du kaufst Minen, Transportwege und Handwerker, die dir noch mehr Edelsteine bringen, und Prestige, das die Adligen anlockt.
    Splendor wurde von Marc André erfunden, von Pascal Quidault illustriert und 2014 von Space Cowboys verlegt.
    Dieses Programm spielt nur das Grundspiel. Die Städte von Splendor, Splendor Duel und ähnliche sind Spiele für sich.
    Das Programm hat mit den Machern des Spiels nichts zu tun und erklärt die Regeln in eigenen Worten.

help-display-lines = Zeile rauf und Zeile runter wechseln die Zeile, links und rechts gehen darin entlang. Home führt zu deinem Zug, darüber steht, was anders ist, dann das Neue.
    .braille = Home: Zug, rauf: neu, rechts: weiter
help-display-routing = Eine Routingtaste auf einer Karte, einem Edelstein oder einem Wort öffnet, was du damit tun kannst. Dieselbe Taste tut, was dann auf der Braillezeile steht; rechts zeigt, was es noch gibt, und eine Zeilentaste geht wieder weg.
    .braille = Routing: auf, wieder: tun, rechts: mehr
help-display-items = Ohne Routingtasten geht rechts von einem zum nächsten, und Punkt 8 oder die Auswahltaste wählt es.
    .braille = ohne Routing: rechts, Punkt 8
help-display-typing = Tippe Befehle mit den Brailletasten; Punkt 8 schließt die Zeile ab, Punkt 7 löscht eine Zelle.
    .braille = tippe, Punkt 8: Ende, 7: löschen
help-display-marks = Punkte 7 und 8 markieren, was du kaufen kannst. Auf einer leeren Zelle sagen sie, dass es Neues gibt.
    .braille = 78: kaufbar, leer: Neues

opening-tutorial = In diesem Spiel wird jeder Schritt erklärt, wenn du danach fragst, und du spielst, wie du magst. Tippe: tutorial
    .brief = Um zu beginnen, tippe: tutorial
tutorial = Schritt { $number } von { $count }: { $title }.
    .braille = Schritt { $number } { $title }
tutorial-known = Das hast du schon getan. Um weiterzugehen, tippe: tutorial weiter
    .brief = Schon getan. Tippe: tutorial weiter
tutorial-over = Du hast alle { $count } Schritte getan. Spiel weiter, wie du magst. Um einen noch einmal zu hören, tippe: tutorial 3
    .brief = Alle { $count } Schritte sind getan. Tippe: tutorial 3
tutorial-off = Du hast das Tutorial verlassen. Um zurückzukommen, tippe: tutorial
tutorial-steps = { $count } Schritte:
tutorial-step = { $number }: { $title }{ $known ->
        [done] , getan.
        [here] , hier bist du.
       *[open] .
    }
no-such-step = "{ $typed }" ist kein Schritt: Schritte sind 1 bis { $count }. Beispiel: tutorial 3
hint-done = Schritt { $number } ist getan. In Schritt { $next } geht es um { $title }. Tippe: tutorial
    .brief = Schritt { $number } getan. Tippe: tutorial
hint-last = Schritt { $number } ist getan, und das war der letzte. Spiel weiter, wie du magst.
    .brief = Schritt { $number }, der letzte, ist getan.
hint-open = Schritt { $number }, { $title }, ist noch offen. Tippe: tutorial
    .brief = Schritt { $number } ist offen. Tippe: tutorial
hint-early = Das war schon Schritt { $early }, { $other }. Schritt { $number }, { $title }, ist noch offen. Tippe: tutorial
    .brief = Das war Schritt { $early }. Schritt { $number } ist offen. Tippe: tutorial
exercise-later = Das geht gerade nicht. Spiel weiter und frag später noch einmal. Um es zu überspringen, tippe: tutorial weiter
exercise-over = Dieses Spiel ist zu Ende. Ein neues beginnst du mit: splendor-access play --tutorial

title-table = die Karten auf dem Tisch
lesson-table = Zwölf Karten liegen offen, in den Reihen a, b und c. Die günstigen Karten sind in Reihe a, und dort kaufst du deine ersten. Jede hat einen Platz, wie a1.
exercise-table = Um die günstigen zu hören, tippe: reihe a

title-gems = das Nehmen von Edelsteinen
lesson-gems =
    { $takes ->
        [freely] Karten kauft man mit Edelsteinen. In deinem Zug kannst du einen, zwei oder drei Edelsteine verschiedener Farben nehmen.
        [exactly] Karten kauft man mit Edelsteinen. In deinem Zug kannst du drei Edelsteine verschiedener Farben nehmen. Sind in der Bank weniger als drei Farben übrig, nimmst du von jeder einen.
       *[fewer] Karten kauft man mit Edelsteinen. In deinem Zug kannst du drei Edelsteine verschiedener Farben nehmen. Sind in der Bank weniger als drei Farben übrig, nimmst du von jeder einen oder weniger.
    }
exercise-gems = Tippe: nimm { $gems }
exercise-gems-towards = Am ehesten reicht es für { $place }, { $card }. Um der Karte näher zu kommen, tippe: nimm { $gems }

title-mine = das, was du hast
lesson-mine = Die Edelsteine, die du genommen hast, sind deine Chips. Am Ende eines Zuges darfst du 10 behalten; das Programm sagt dir, wann du welche zurückgeben musst.
exercise-mine = Um zu hören, was du hast, tippe: ich

title-afford = das, was du kaufen kannst
lesson-afford = Du musst dir nicht alle Kosten merken. Eine Frage sagt dir, was du jetzt kaufen kannst, und was dir für die nächsten Karten noch fehlt.
exercise-afford = Tippe: bezahlbar

title-buy = das Kaufen einer Karte
lesson-buy = Wenn du hast, was eine Karte kostet, kaufst du sie in deinem Zug. Kaufen braucht einen ganzen Zug, und die Chips gehen zurück in die Bank.
exercise-buy = Du kannst { $place } kaufen, { $card }. Tippe: kaufe { $place }
exercise-buy-lacks = Für { $place }, { $card }, { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } dir noch { $missing }. Tippe: nimm { $gems }
exercise-buy-need = Für { $place }, { $card }, { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    } dir noch { $missing }. Um einen Weg dahin zu hören, tippe: brauche { $place }

title-bonus = Boni
lesson-bonus = Eine Karte, die du gekauft hast, ersetzt bei jedem späteren Kauf einen Edelstein ihrer Farbe. Das ist ihr Bonus, und er verbraucht sich nie. Was deine Boni über den Preis hinaus decken, bekommst du nicht heraus.
exercise-bonus = Um zu hören, was dich die günstigen Karten jetzt kosten, tippe: wert stufe a

title-pair = zwei Edelsteine einer Farbe
lesson-pair =
    { $takes ->
        [freely] Statt verschiedener Edelsteine kannst du zwei von einer Farbe nehmen, solange die Bank mindestens vier davon hat.
       *[other] Statt drei verschiedener Edelsteine kannst du zwei von einer Farbe nehmen, solange die Bank mindestens vier davon hat.
    }

title-reserve = das Reservieren einer Karte
lesson-reserve = Du kannst eine Karte reservieren, die du willst, aber noch nicht bezahlen kannst. Dann kann niemand sonst sie kaufen, und du bekommst ein Gold.
exercise-reserve = Eine, die sich lohnen kann, ist { $place }, { $card }. Tippe: reserviere { $place }

title-hand = deine Hand und Gold
lesson-hand =
    { $gold ->
        [missing] Reservierte Karten warten in deiner Hand, höchstens drei, bis du sie kaufst. Gold zahlt Edelsteine, die dir fehlen, und nach einer Hausregel keine anderen.
       *[any] Reservierte Karten warten in deiner Hand, höchstens drei, bis du sie kaufst. Gold ersetzt jeden Edelstein. Willst du mit Gold zahlen, obwohl du den Edelstein hast, sag es dazu, wie in kaufe h1 mit 1g.
    }
exercise-hand = Um deine Hand zu hören, tippe: hand

title-nobles = Adlige
lesson-nobles = Ein Adliger kommt am Ende deines Zuges von selbst, sobald du die Boni hast, die er verlangt, und du kannst ihn nicht abweisen. Er bringt 3 Punkte. Kein anderer Adliger rückt nach.
exercise-nobles = Um zu hören, was dir für jeden Adligen noch fehlt, tippe: ziel

title-others = das, was die anderen können
lesson-others = Gespielt wird im Uhrzeigersinn, und am Tisch beginnt der oder die Jüngste. Andere wollen dieselben Karten: bevor du auf eine wartest, hör nach, wer sie im nächsten Zug kaufen kann.
exercise-others = Tippe: gefahr

title-again = das Nachhören
lesson-again = Nichts, was gesagt wurde, geht verloren. Der Befehl nochmal sagt die letzte Antwort noch einmal, älter geht Zeile für Zeile zurück, und zuletzt sagt dir alles, was seit dem Anfang deines Zuges geschehen ist.
exercise-again = Tippe: zuletzt

title-try = das Probieren ohne Folgen
lesson-try = Du kannst hören, was ein Zug bewirken würde, bevor du ihn machst. Noch geschieht dabei nichts.
exercise-try = Tippe: probiere nimm { $gems }

title-undo = das Zurücknehmen
lesson-undo = Du kannst einen Zug zurücknehmen. Dann bist du wieder an seinem Anfang, und auch die Züge, die andere seitdem gemacht haben, sind zurückgenommen.
exercise-undo = Um es zu probieren, tippe: rückgängig

title-settings = mehr oder weniger Text
lesson-settings = Wie viel gesagt wird, und in welcher Reihenfolge, bestimmst du; auch Tipps wie die dieses Tutorials sind eine Einstellung. Hilfe erklärt jedes Wort. Und regeln liest die Regeln vor, mit der Ausgabe und den Hausregeln dieses Spiels.
exercise-settings = Um Beispiele zu hören, tippe: einstellungen profil

title-end = das Ende des Spiels
lesson-end = Wenn jemand { target-points } hat, wird die Runde zu Ende gespielt, und wer die meisten Punkte hat, gewinnt. Bei gleich vielen gewinnt, wer die wenigsten Karten gekauft hat; ist auch das gleich, wird der Sieg geteilt. Von hier an spiel, wie du magst.
exercise-end = Um zu hören, wie das Rennen steht, tippe: ziel

## The rules, as they are read out

rules-part = Teil { $number } von { $count }: { $title }.
    .braille = Teil { $number } { $title }
rules-onward = Weiter mit: { $title }. Tippe: regeln weiter
    .brief = Tippe: regeln weiter
rules-read = Das war der letzte Teil. Um alle noch einmal zu hören, tippe: regeln 1
    .brief = Der letzte Teil. Tippe: regeln 1
rules-parts = { $count } Teile. Tippe regeln und eine Nummer oder einen Namen:
    .braille = { $count } Teile
rules-part-listed = { $number }: { $title }{ $here ->
        [here] , hier bist du.
       *[elsewhere] .
    }
no-such-part = "{ $typed }" ist kein Teil der Regeln. Um die Teile zu hören, tippe: regeln teile
target-points =
    { $target ->
        [one] einen Punkt
       *[other] { $target } Punkte
    }
rules-edition =
    { $takes ->
        [freely] Ausgabe { $edition }: du darfst einen, zwei oder drei Edelsteine verschiedener Farben nehmen, wie du willst.
        [exactly] Ausgabe { $edition }: sind in der Bank weniger als drei Farben übrig, nimmst du von jeder einen Edelstein.
       *[fewer] Ausgabe { $edition }: sind in der Bank weniger als drei Farben übrig, darfst du von jeder einen Edelstein nehmen oder weniger.
    }
    .braille = Ausgabe { $edition }
house-rules = Hausregeln: { $named }.
    .braille = Haus: { $named }
house-none = Hausregeln: keine.
    .braille = Haus: 0
house-gold = Gold zahlt nur Edelsteine, die fehlen
    .braille = Gold wo fehlt
house-target =
    { $target ->
        [one] das Spiel endet mit einem Punkt
       *[other] das Spiel endet mit { $target } Punkten
    }
    .braille = { $target }p Ende
house-tiles =
    { $tiles ->
        [0] das Spiel beginnt ohne Adlige
        [one] das Spiel beginnt mit einem Adligen
       *[other] das Spiel beginnt mit { $tiles } Adligen
    }
    .braille = { $tiles } Adlige
part-edition = die Ausgabe und Hausregeln
    .words = ausgabe, ausgaben, hausregel, hausregeln, haus, up-to-three, 2024, 2014
part-setup = der Aufbau
    .words = aufbau, aufbauen, vorbereitung, start, anfang, beginn, karten, chips, stapel, bank, vorrat, jüngste, jüngster, startspieler
# A line each, here and below.
rules-setup =
    Stapel: einer für jede Stufe, in einer Spalte; am nächsten bei dir ist Stufe a. Neben jedem liegen vier offene Karten, zusammen a1 bis c4.
    Karten: geht eine offene weg, kommt die nächste vom Stapel auf ihren Platz. Ist der Stapel aufgebraucht, bleibt der Platz leer.
    Chips: { $tokens } von jeder Farbe, weil ihr zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
    } seid, und 5 Gold.
    { $nobles ->
        [house] Adlige: { $tiles ->
            [0] keine
           *[other] { $tiles }
        }, nach einer Hausregel; sonst ist es einer mehr, als Leute mitspielen.
       *[usual] Adlige: { $tiles }, einer mehr, als Leute mitspielen, oberhalb der Karten. Die übrigen bleiben in der Schachtel.
    }
    { $begins ->
        [me] Anfang: in diesem Spiel beginnst du.
       *[other] Anfang: in diesem Spiel beginnt { $first }.
    } Am Tisch beginnt der oder die Jüngste, und gespielt wird im Uhrzeigersinn.
part-turn = ein Zug
    .words = zug, züge, ein zug, aktion, aktionen, passen, uhrzeigersinn, ablauf
rules-turn =
    Du tust eines von dreien: Edelsteine nehmen, eine Karte reservieren oder eine kaufen.
    Hast du danach mehr als 10 Chips, gibst du welche zurück. Dann kann dich ein Adliger besuchen.
    Danach geht es im Uhrzeigersinn weiter.
    Passen darf man nur, wenn nichts anderes geht. Passen alle nacheinander, endet das Spiel.
part-take = Edelsteine nehmen
    .words = nehmen, nimm, edelsteine nehmen, edelsteine, edelstein, farben, chips nehmen
rules-take =
    { $takes ->
        [freely] Nimm einen, zwei oder drei Edelsteine verschiedener Farben, wie du willst.
        [exactly] Nimm drei Edelsteine verschiedener Farben. Sind in der Bank weniger als drei Farben übrig, nimm von jeder einen.
       *[fewer] Nimm drei Edelsteine verschiedener Farben. Sind in der Bank weniger als drei Farben übrig, nimm von jeder einen oder weniger.
    }
    Oder nimm zwei Edelsteine einer Farbe, solange die Bank mindestens vier davon hat.
    Gold wird nie genommen.
part-reserve = eine Karte reservieren
    .words = reservieren, reserviere, reserviert, reservierte karten, hand
rules-reserve =
    Reserviere eine offene Karte oder verdeckt die oberste Karte eines Stapels. Sie kommt in deine Hand.
    Dazu nimmst du ein Gold, solange die Bank welches hat.
    Mehr als drei Karten darfst du nicht in der Hand haben. Nur durch Kaufen wirst du sie wieder los.
part-buy = eine Karte kaufen
    .words = kaufen, kaufe, kauf, zahlung, zahlen, bezahlen, bonus, boni, kosten
rules-buy =
    Kaufe eine offene Karte oder eine aus deiner Hand.
    Deine Boni gehen von den Kosten ab: ein Edelstein für jede Karte dieser Farbe, die du gekauft hast. Was deine Boni über den Preis hinaus decken, bekommst du nicht heraus.
    Die Chips, die du zahlst, gehen zurück in die Bank.
part-gold = Gold
    .words = gold, joker, goldjoker, gelb
rules-gold =
    { $gold ->
        [missing] Gold zahlt nur Edelsteine, die dir fehlen: das ist eine Hausregel.
       *[any] Gold ersetzt jeden Edelstein, auch einen, den du hast. Um so zu zahlen, sag, wie viel. Beispiel: kaufe b2 mit 1g
    }
    Du bekommst ein Gold mit jeder Karte, die du reservierst, solange die Bank welches hat. Anders bekommst du keines.
part-limit = die Grenze von 10 Chips
    .words = grenze, limit, zurückgeben, rückgabe, abgeben
rules-limit =
    Am Ende deines Zuges darfst du 10 Chips behalten, Gold mitgezählt.
    Die übrigen gehen zurück in die Bank. Du wählst, welche, und es dürfen auch Edelsteine sein, die du gerade genommen hast.
part-nobles = Adlige
    .words = adlige, adliger, adligen, adelige, adel, adligenplättchen, plättchen, besuch, besuche
rules-nobles =
    { $tiles ->
        [0] Dieses Spiel hat keine Adligen, nach einer Hausregel.
       *[other]
            Ein Adliger besucht dich am Ende deines Zuges, wenn du die Boni hast, die er verlangt. Chips zählen nicht.
            Er bringt 3 Punkte und kostet keine Aktion. Abweisen kannst du ihn nicht.
            Mehr als ein Adliger je Zug kommt nicht. Würden mehrere kommen, wählst du einen, und die anderen können in einem späteren Zug kommen.
            Adlige werden nicht ersetzt.
    }
part-end = das Ende des Spiels
    .words = ende, spielende, punkte, prestige, gewinnen, gewinner, sieg, gleichstand, wertung, runde
rules-end =
    Hat jemand am Ende eines Zuges { target-points }, wird die Runde zu Ende gespielt, damit alle gleich oft dran waren.
    Dann gewinnt, wer die meisten Punkte hat. Adlige zählen mit, und Karten in der Hand ziehen nichts ab.
    Bei gleich vielen Punkten gewinnt, wer die wenigsten Karten gekauft hat. Ist auch das gleich, wird der Sieg geteilt.

## Words of the game that help explains

term-gem = edelstein, edelsteine, edelsteinen, stein, steine, juwel, juwelen, farbe, farben
    .about = Edelsteine sind das, womit du zahlst. Es gibt blauen Saphir, grünen Smaragd, roten Rubin, schwarzen Onyx und weißen Diamant; Gold steht für jeden davon.
term-gold = gold, goldchip, goldchips, g, gelb, joker, jokers, goldjoker, goldjokers
    .about =
        { $gold ->
            [missing] Gold ersetzt jeden Edelstein, der dir fehlt, und nach einer Hausregel keinen anderen; sein Buchstabe ist g. Du nimmst es nie: du bekommst ein Gold mit jeder Karte, die du reservierst, solange die Bank welches hat.
           *[any] Gold ersetzt jeden Edelstein, auch einen, den du hast, wie in kaufe b2 mit 1g; sein Buchstabe ist g. Du nimmst es nie: du bekommst ein Gold mit jeder Karte, die du reservierst, solange die Bank welches hat.
        }
term-token = chip, chips, edelsteinchip, edelsteinchips, spielchip, spielchips
    .about = Ein Chip ist ein Edelstein, den du hast oder der in der Bank liegt. Mit Chips zahlst du, und sie gehen zurück in die Bank.
term-limit = grenze, limit, zehn, überzahl
    .about = Am Ende deines Zuges darfst du 10 Chips behalten, Gold mitgezählt. Die übrigen gehen zurück in die Bank, und du sagst, welche.
term-bank = bank, vorrat
    .about = Die Bank, im Regelheft der Vorrat, hat die Chips, die niemand hat. Zu zweit beginnt sie mit 4 von jeder Farbe, zu dritt mit 5, zu viert mit 7, und immer mit 5 Gold.
term-card = karte, karten, entwicklung, entwicklungen, entwicklungskarte, entwicklungskarten
    .about = Eine Karte hat eine Farbe, das ist ihr Bonus, Kosten, und oft Punkte. Zwölf liegen offen, um gekauft oder reserviert zu werden.
term-level = stufe, stufen, a, b, c
    .about = Karten haben drei Stufen. Die günstigen Karten mit wenig Punkten sind Stufe a, Stufe b kostet mehr, und Stufe c kostet am meisten und bringt am meisten.
term-deck = stapel, nachziehstapel, zugstapel, kartenstapel, verdeckt, verdeckter stapel
    .about = Ein Stapel hat die Karten einer Stufe, die noch verdeckt sind. Geht eine offene Karte weg, kommt die nächste vom Stapel auf denselben Platz.
term-market = auslage, tisch, markt, offene karte, offene karten, offen, offenliegend
    .about = In der Auslage liegen die offenen Karten, auf a1 bis c4, und die Adligen. Die offenen Karten können alle kaufen oder reservieren.
term-place = platz, plätze, stelle, stellen
    .about = Ein Platz ist ein Buchstabe und eine Ziffer: a1 bis c4 auf dem Tisch, h1 bis h3 in deiner Hand und Adlige auf n1 bis n5. Plätze verschieben sich nie.
term-bonus = bonus, boni, bonusse, rabatt, rabatte
    .about = Ein Bonus ist, was eine gekaufte Karte gibt: für jede spätere Karte einen Edelstein ihrer Farbe weniger zu zahlen, und das bleibt so. Was deine Boni über den Preis hinaus decken, bekommst du nicht heraus. Adlige verlangen Boni.
term-points = punkte, punkt, pkt, prestige, prestigepunkt, prestigepunkte, siegpunkt, siegpunkte
    .about = Punkte, im Regelheft Prestigepunkte, entscheiden das Spiel. Karten und Adlige bringen sie.
term-cost = kosten, kostet, preis, preise, teuer, nicht teuer, günstig, billig, preiswert
    .about = Die Kosten einer Karte sind die Edelsteine, die du für sie zahlst. Zuerst gehen deine Boni ab, und Gold zahlt, was dir fehlt.
term-payment = zahlung, zahlungen, kauf, käufe, zahlen, bezahlen, mit
    .about =
        { $gold ->
            [missing] Eine Zahlung sind die Chips, die du für eine Karte gibst. Nach einer Hausregel zahlt Gold nur, was dir fehlt.
           *[any] Eine Zahlung sind die Chips, die du für eine Karte gibst, mit so wenig Gold wie möglich. Gold darf auch für Edelsteine stehen, die du hast: sag nach dem Wort mit, wie viel, wie in kaufe b2 mit 1g.
        }
term-noble = adliger, adlige, adligen, adelige, adeliger, adel, adligenplättchen, plättchen, besuch, besuche
    .about = Ein Adliger ist ein Plättchen, das 3 Punkte bringt. Am Ende eines Zuges besucht er die Person, die seine verlangten Boni hat, höchstens einer je Zug; Chips zählen nicht. Abweisen kann man ihn nicht, und Adlige werden nicht ersetzt.
term-hand = hand, reserviert, reservierte karte, reservierte karten, reservierung, reservierungen
    .about = Reservierte Karten sind in deiner Hand, auf h1 bis h3, und nur du kannst sie kaufen. Anders wirst du sie nicht los, und am Ende kosten sie dich nichts.
term-unseen = ungesehen, blind, geheim
    .about = Eine Karte, die verdeckt von einem Stapel reserviert wurde, kennt nur, wer sie hat. Die anderen kennen ihre Stufe.
term-turn = zug, züge, aktion, aktionen, spielzug, spielzüge
    .about = In deinem Zug tust du eines: Edelsteine nehmen, eine Karte reservieren oder eine Karte kaufen. Du gibst Chips zurück und bekommst einen Adligen, wenn das ansteht. Dann geht es im Uhrzeigersinn weiter.
term-round = runde, runden, letzte runde
    .about = In einer Runde sind alle einmal dran. Sobald jemand { target-points } hat, wird die Runde zu Ende gespielt, und das Spiel ist aus.
term-first = erste, erster, startspieler, startspielerin, jüngste, jüngster, beginnen, beginnt, uhrzeigersinn
    .about =
        { $begins ->
            [me] In diesem Spiel beginnst du.
           *[other] In diesem Spiel beginnt { $first }.
        } Am Tisch beginnt der oder die Jüngste, und gespielt wird im Uhrzeigersinn.
term-end = ende, spielende, gewinnen, gewinner, gewinnerin, sieger, siegerin, sieg
    .about = Wenn jemand { target-points } hat, wird die Runde zu Ende gespielt. Dann gewinnt, wer die meisten Punkte hat; bei gleich vielen, wer die wenigsten Karten gekauft hat; ist auch das gleich, wird der Sieg geteilt.
term-tie = gleichstand, unentschieden, gleich viele punkte
    .about = Bei gleich vielen Punkten gewinnt, wer weniger Karten gekauft hat. Ist auch das gleich, wird der Sieg geteilt.
term-stalemate = patt, blockiert
    .about = Wer weder nehmen noch reservieren noch kaufen kann, passt. Passen alle nacheinander, endet das Spiel.
term-player = spieler, spielerin, gegner, gegnerin, mitspieler, mitspielerin, sitz, sitze, andere, anderen
    .about = An einem Tisch sitzen zwei bis vier. Jede Person sitzt an dieser Tastatur oder es ist ein Computergegner.
term-edition = ausgabe, ausgaben, edition, 2024, 2014, regel, regeln, regelheft
    .about = Dieses Spiel hat die Ausgabe { $edition }. Sind in der Bank weniger als drei Farben übrig, darfst du nach 2024 von jeder einen nehmen oder weniger, nach 2014 von jeder einen. In up-to-three darfst du immer einen, zwei oder drei verschiedene Edelsteine nehmen.
term-up-to-three = up-to-three, up to three
    .about = In der Ausgabe up-to-three darfst du einen, zwei oder drei verschiedene Edelsteine nehmen, wie du willst.
term-house = hausregel, hausregeln, haus, zielpunkte
    .about = Eine Hausregel ändert eines: wann Gold gezahlt werden darf, wer beginnt, die Punkte zum Ende oder wie viele Adlige es gibt.

## Words of the program that help explains

about-prompt = eingabewort, eingabewörter, prompt
    .about = Das Eingabewort ist das Wort in der letzten Zeile, vor dem, was du tippst. Es sagt, was du tun sollst.
about-command = befehl, befehle, wort, zeile, zeilen, kommando, kommandos
    .about = Ein Befehl ist das erste Wort einer Zeile, die du tippst. Tippe hilfe, um alle zu hören.
about-number = nummer, nummern, zahl, liste, auswahl, menü, wahl
    .about = Auf eine Liste zur Auswahl antwortest du mit der Nummer einer Zeile oder mit dem Platz oder den Buchstaben, die in der Zeile stehen.
about-letter = buchstabe, buchstaben
    .about = Edelsteine haben Buchstaben: s blauer Saphir, e grüner Smaragd, g Gold, r roter Rubin, o schwarzer Onyx, d weißer Diamant.
about-code = code, codes
    .about = Der Code einer Karte steht auch auf ihrem Etikett in Braille: Stufe, Punkte und Bonus, dann die Kosten. Etiketten können andere Zellen haben als Braillezeilen; einstellungen notation etikett zeigt diese. Tippe hilfe notation für mehr.
about-braille = braille, zelle, zellen, liblouis, brailleschrift, punktschrift, blindenschrift
    .about = Codes können in Braillezellen gezeigt werden, durch das Programm liblouis. Der Befehl schau zeigt die einer Karte, und die Einstellung zellen die von allen.
about-table = brailletabelle, brailletabellen, tabellen
    .about = Eine Brailletabelle sagt, wie Text in Zellen geschrieben wird. Tippe einstellungen tabelle, um zu hören, welche es gibt.
about-yes = ja, nein, j
    .about = Wo das Eingabewort ja oder nein ist, kannst du in Worten wie klar oder lieber nicht antworten. Bei allem anderen wird noch einmal gefragt.
about-reader = screenreader, bildschirmleser, nvda, orca, voiceover, jaws
    .about = Ein Screenreader spricht die Zeilen des Terminals. Das Programm gibt ganze Zeilen aus und ändert sie nie.
about-plain = --plain
    .about = Mit der Option --plain wird nur Text ausgegeben, und das Terminal selbst bearbeitet, was du tippst.
about-verbosity = kurz, ausführlich
    .about = Dieselbe Zeile gibt es kurz, normal und ausführlich. Die Einstellung umfang wählt für alle Zeilen, und andere Einstellungen für jede Art von Zeilen.
about-kind = art, arten, verlauf, mitteilungen
    .about = Alles, was gesagt wird, ist von einer von vier Arten: züge der anderen, Karten, die in die auslage kommen, deine eigenen Züge (meine), und antworten, die du bekommst. Jede Art hat ein eigenes Protokoll und eine eigene Einstellung.
about-tutorial = lektion, lektionen, schritt, schritte
    .about = Das Tutorial lehrt das Spiel beim Spielen, Schritt für Schritt. Seine Tipps sagen, wann ein Schritt getan ist; die Einstellung tipps schaltet sie aus.
about-mute = stumm, stummschalten, still, stille
    .about = Um eine Art von Zeilen stummzuschalten, setze sie auf aus, wie in einstellungen auslage aus. Im Protokoll steht sie trotzdem.
about-handover = gerät, weitergeben, geteilt
    .about = Mehrere können sich eine Tastatur teilen. Nach einem Zug nennt das Programm, wer jetzt dran ist, und wer das ist, tippt bereit.
about-save = gespeichert
    .about = Das Spiel wird nach jedem Zug gespeichert, bevor der Zug gesagt wird. Tippe beenden, um zu gehen; später geht es mit splendor-access resume weiter.
about-play = play
    .about = Außerhalb des Spiels beginnt splendor-access play ein neues Spiel.
about-resume = resume, weiterspielen, fortsetzen
    .about = Außerhalb des Spiels setzt splendor-access resume ein gespeichertes Spiel fort.
about-games = games, spiele
    .about = Außerhalb des Spiels nennt splendor-access games die gespeicherten Spiele.
about-stats = stats, statistik
    .about = Außerhalb des Spiels sagt splendor-access stats, wie deine Spiele ausgingen: Siege, Punkte und Züge, nach Art des Spiels und nach Gegner.
about-companion = companion, schachtel
    .about = splendor-access companion begleitet ein Spiel mit echten Karten: die Karten und die Züge aller werden eingegeben und alle Fragen beantwortet.
about-host = host, join, link, server, online, netz, netzwerk, tischleitung, club
    .about = Freunde anderswo können an einem Tisch spielen. Eine Person, die Tischleitung, tippt splendor-access host und bekommt einen Link; die anderen tippen splendor-access join und diesen Link.
about-replay = replay
    .about = Außerhalb des Spiels liest splendor-access replay mit dem Namen einer Datei ein aufgezeichnetes Spiel vor.
about-ask = ask, fragen
    .about = Außerhalb des Spiels beantwortet splendor-access ask mit einer Frage etwas über ein gespeichertes Spiel.
about-agent = agent
    .about = Außerhalb des Spiels lässt splendor-access agent andere Programme gegen die Computergegner spielen.
about-simulate = simulate
    .about = Außerhalb des Spiels lässt splendor-access simulate Computergegner gegeneinander spielen.
about-labels = labels, etiketten
    .about = Außerhalb des Spiels macht splendor-access labels Etiketten in Braille für die Karten und Plättchen.
about-teach = teach
    .about = Außerhalb des Spiels lehrt dich splendor-access teach die Codes der Karten in Braille.
about-doctor = doctor, diagnose
    .about = Außerhalb des Spiels sagt dir splendor-access doctor, was auf diesem Rechner geht, und was für den Rest zu installieren ist.
about-seed = seed, mischen, zufallszahl
    .about = Die Zufallszahl, auf Englisch seed, entscheidet alles, was dem Zufall überlassen ist. Dieselbe Zahl teilt dieselben Karten noch einmal aus.
about-bot = computer, computergegner, bot, bots, ki
    .about = Computergegner, von 1, dem schwächsten, bis 9: { $levels }. Sie wissen nur, was man auf ihrem Sitz wissen darf.
about-gentle = kinderleicht, sanft
    .about = Der Gegner kinderleicht ist für die ersten Spiele eines Kindes: er spielt wie leicht, übersieht aber manche Karten.
about-easy = leicht
    .about = Der Gegner leicht ist für erste Spiele: er kauft, was er kann, und spart auf eine günstige Karte.
about-fairly-easy = recht leicht, fairly-easy
    .about = Der Gegner recht leicht wägt ab, was er tun kann, übersieht aber die Hälfte der Karten und alle Adligen.
about-fair = mittel
    .about = Der Gegner mittel wägt ab, was er tun kann, übersieht aber manche Karten.
about-normal = anspruchsvoll, normal
    .about = Der Gegner anspruchsvoll wägt alles ab, was er tun kann. Der Umfang normal sagt alles in ganzen Sätzen.
about-fairly-hard = recht schwer, fairly-hard
    .about = Der Gegner recht schwer weiß wie der Gegner schwer, was eine gute Lage ist, übersieht aber manche Karten.
about-hard = schwer
    .about = Der Gegner schwer tut, was ihm am meisten bringt; das hat er in vielen Spielen gegen sich selbst gelernt.
about-very-hard = sehr schwer, very-hard
    .about = Der Gegner sehr schwer probiert seine drei besten Züge einmal gegen das, was die anderen antworten können.
about-expert = profi, expert
    .about = Der Gegner profi probiert seine besten Züge gegen das, was die anderen antworten können. Das Profil profi sagt wenig.
about-random = zufällig
    .about = Der Gegner zufällig tut irgendetwas Erlaubtes. Er ist zum Testen da.
about-then = dann
    .about = Das Wort dann steht zwischen den Zügen von probiere, wie in probiere nimm ser dann kaufe b2.
about-mine = meine, mein, eigene
    .about = Das Wort meine bedeutet, was nur du sehen darfst, wie in position meine, oder deine eigenen Züge, wie in protokoll meine.
about-filter = filter, beschreibung, beschreibungen, ohne
    .about = Karten beschreibst du durch Farbe, Punkte, Stufe und Kosten, wie in suche stufe b günstig, oder schau rot 2 punkte.

## Commands

command-take = nimm
    .short = n, nehmen, nehme
    .usage = nimm und einen, zwei oder drei Edelsteine, als Buchstaben oder Wörter
    .about =
        { $takes ->
            [freely] Einen, zwei oder drei Edelsteine verschiedener Farben nehmen oder zwei von einer Farbe, solange 4 da sind.
            [exactly] Drei Edelsteine verschiedener Farben nehmen oder zwei von einer Farbe, solange 4 da sind. Sind weniger als drei Farben übrig, von jeder einen.
           *[fewer] Drei Edelsteine verschiedener Farben nehmen oder zwei von einer Farbe, solange 4 da sind. Sind weniger als drei Farben übrig, von jeder einen oder weniger.
        }
    .example = nimm blau grün rot
command-reserve = reserviere
    .short = rv, reservieren, reservier
    .usage = reserviere und ein Platz oder eine Karte oder reserviere stapel und eine Stufe
    .about = Eine Karte in deine Hand legen und ein Gold nehmen. Mehr als drei Karten gehen nicht.
    .example = reserviere c3
command-buy = kaufe
    .short = k, kaufen, kauf
    .usage = kaufe und ein Platz oder eine Karte; dann mit und eine Zahlung, wenn du sie wählen willst
    .about =
        { $gold ->
            [missing] Eine Karte vom Tisch oder aus deiner Hand kaufen. Deine Boni zählen mit; Gold zahlt nur Edelsteine, die dir fehlen.
           *[any] Eine Karte vom Tisch oder aus deiner Hand kaufen. Deine Boni zählen mit; Gold ersetzt jeden Edelstein, auch einen, den du hast.
        }
    .example = kaufe b2 mit 1g
command-return = gib
    .short = zg, zurückgeben, abgeben, geben
    .usage = gib und so viele Edelsteine, wie dir gesagt wird
    .about = Chips zurückgeben, wenn du am Ende deines Zuges mehr als 10 hast.
    .example = gib s
command-noble = adliger
    .short = ag
    .usage = adliger und sein Platz
    .about = Einen Adligen wählen, wenn mehrere dich besuchen würden.
    .example = adliger n2
command-pass = passe
    .short = passen
    .about = Nichts tun. Das ist nur erlaubt, wenn du nichts anderes tun kannst.
command-undo = rückgängig
    .short = rk, rueckgängig, rueckgaengig, zurücknehmen
    .about = Zum Anfang deines letzten Zuges zurückgehen. Auch die Züge der Computergegner seitdem verfallen. Um deinen Zug doch zu machen, tippe ihn noch einmal.
command-board = auslage
    .short = al, tisch, markt
    .about = Alle Karten auf dem Tisch hören.
command-row = reihe
    .short = rh
    .usage = reihe und eine Stufe
    .about = Die vier Karten einer Stufe hören.
    .example = reihe b
command-look = schau
    .short = ansehen, anschauen, betrachte
    .usage = schau und ein Platz oder eine Karte
    .about = Alles über eine Karte hören, mit Code und Braillezellen.
    .example = schau b2
command-code = code
    .usage = code und ein Platz oder eine Karte
    .about = Den Code einer beliebigen Karte und ihre Braillezellen ausgeben.
    .example = code b2
command-afford = bezahlbar
    .short = bz, kaufbar, leistbar
    .usage = bezahlbar, dann wenn du willst eine Farbe, eine Stufe oder Punkte
    .about = Hören, welche Karten du jetzt kaufen kannst, und für welche ein oder zwei Edelsteine fehlen.
    .example = bezahlbar rot
command-changed = verändert
    .short = vd, änderungen, geändert, veraendert
    .usage = verändert oder verändert und eine Zahl von Zügen
    .about = Hören, was seit dem Ende deines letzten Zuges anders ist, oder seit einem früheren.
    .example = verändert 3
command-hint = tipp
    .short = rat
    .usage = tipp oder tipp mehr
    .about = Hören, was man mit Erfahrung täte, und warum; mit mehr die zweite und dritte Wahl.
    .example = tipp
command-why = warum
    .usage = warum und wenn du willst ein Name
    .about = Hören, was die anderen mit ihrem letzten Zug wollten, soweit du es wissen kannst.
    .example = warum
command-threat = gefahr
    .short = gf, gefahren, bedrohung, drohung
    .usage = gefahr, dann wenn du willst ein Name
    .about = Hören, was die anderen in ihrem nächsten Zug tun können, soweit du es wissen kannst.
    .example = gefahr
command-goal = ziel
    .short = zl, ziele
    .usage = ziel, dann wenn du willst ein Adliger oder punkte
    .about = Hören, was dir für jeden Adligen noch fehlt, und wie weit es bis zu den Punkten ist, mit denen das Spiel endet.
    .example = ziel n1
command-need = brauche
    .short = br, brauch, brauchen, fehlt
    .usage = brauche und ein Platz oder eine Karte
    .about = Hören, was dir für eine Karte fehlt, wie bald du sie haben kannst, und wer sie vor dir kaufen kann.
    .example = brauche b2
command-json = json
    .usage = json und eine Frage
    .about = Die Tatsachen einer Antwort als eine Zeile JSON ausgeben.
    .example = json bezahlbar
command-find = suche
    .short = su, such, suchen, finde, finden
    .usage = suche, dann was die Karten haben sollen
    .about = Die passenden Karten hören: nach Stufe, Punkten, Farbe, Kosten, günstig.
    .example = suche stufe b günstig
command-worth = wert
    .short = wt, lohnt
    .usage = wert, dann wenn du willst ein Platz oder was die Karten haben sollen
    .about = Hören, was jede Karte dich nach Boni kostet und ihre Punkte je Chip.
    .example = wert punkte
command-try = probiere
    .short = pb, probier, probieren, teste, versuche
    .usage = probiere und ein Zug, dann wenn du willst ein zweiter, mit dann dazwischen
    .about = Hören, was ein Zug bewirken würde, ohne ihn zu machen.
    .example = probiere kaufe b2 dann nimm ser
command-bank = bank
    .short = bk, vorrat
    .about = Die Chips in der Bank hören.
command-me = ich
    .about = Deine Punkte, Chips, Boni, Hand und Adligen hören.
command-hand = hand
    .short = hd
    .about = Die Karten hören, die du reserviert hast.
command-cards = karten
    .short = kt
    .usage = karten, dann wenn du willst ein Name
    .about = Die Karten hören, die du oder jemand anderes gekauft hat, nach Farben.
    .example = karten Ada
command-player = spieler
    .short = sp, spielerin, gegner
    .usage = spieler und ein Name
    .about = Punkte, Chips, Boni und reservierte Karten von jemand anderem hören.
    .example = spieler Ada
command-score = stand
    .short = st, punktestand, prestige, prestigepunkte
    .about = Die Punkte von allen hören.
command-nobles = adlige
    .short = ad, adelige, adligen, adel
    .about = Die Adligen auf dem Tisch hören.
command-deck = stapel
    .short = sl, nachziehstapel, kartenstapel
    .about = Hören, wie viele Karten die Stapel noch haben.
command-turn = dran
    .short = zug
    .about = Hören, wer dran ist und was ansteht.
command-log = protokoll
    .short = pk, verlauf
    .usage = protokoll, dann wenn du willst eine Zahl von Zeilen, ein Name, oder züge, auslage, meine oder antworten
    .about = Hören, was in diesem Spiel geschehen ist. Was stumm ist, steht auch da.
    .example = protokoll züge 10
command-older = älter
    .short = äl, aelter, ältere
    .usage = älter, dann wenn du willst ein Name, oder züge, auslage, meine oder antworten
    .about = Zeile für Zeile durch den Verlauf zurückgehen. Deine Stelle bleibt erhalten.
    .example = älter
command-newer = neuer
    .short = nr, neuere
    .usage = neuer, dann wenn du willst ein Name, oder züge, auslage, meine oder antworten
    .about = Zeile für Zeile durch den Verlauf vorwärts gehen.
    .example = neuer
command-last = zuletzt
    .short = zt, letztes
    .about = Hören, was seit dem Anfang deines letzten Zuges geschehen ist.
command-again = nochmal
    .short = nm, nochmals, wiederhole, wiederholen
    .about = Die letzte Antwort noch einmal hören; beim zweiten Mal ihre letzte Zeile buchstabiert, beim dritten die davor.
command-position = position
    .short = pos, stellung
    .usage = position oder position meine
    .about = Die ganze Stellung als eine Zeile ausgeben; position meine zeigt auch deine verdeckten Karten.
    .example = position meine
command-record = aufzeichnung
    .short = az, mitschrift
    .usage = aufzeichnung oder aufzeichnung und der Name einer Datei und dann wenn du willst mit stapel
    .about = Die Aufzeichnung des Spiels ausgeben oder in eine Datei schreiben; mit stapel hat sie die Reihenfolge der Stapel.
    .example = aufzeichnung mit stapel
command-tutorial = tutorial
    .short = tut, einführung, anleitung, lernen
    .usage = tutorial oder tutorial und weiter, eine Nummer, schritte oder aus
    .about = Das Spiel beim Spielen lernen: hören, welcher Schritt ansteht, und was du dafür tippst.
    .example = tutorial 3
command-rules = regeln
    .short = rl, regel, spielregeln
    .usage = regeln oder regeln und ein Teil, weiter, zurück, eine Nummer, teile oder alle
    .about = Die Regeln dieses Spiels hören, jeweils einen kurzen Teil.
    .example = regeln adlige
command-help = hilfe
    .short = ?, hilf
    .usage = hilfe oder hilfe und irgendein Wort des Spiels oder des Programms
    .about = Hören, was du tippen kannst, oder was ein Wort bedeutet.
    .example = hilfe nimm
command-settings = einstellungen
    .short = einst, einstellung
    .usage = einstellungen, einstellungen und ein Name oder einstellungen, ein Name und ein Wert; der Wert standard setzt sie zurück, und einstellungen standard setzt alle zurück
    .about = Hören oder ändern, wie etwas gesagt wird.
    .example = einstellungen umfang kurz
command-aim = vorhaben
    .usage = vorhaben und eine Karte, ein Adliger oder punkte; aus lässt es fallen
    .about = Ein Vorhaben behalten. Am Ende deiner Züge hörst du, was dazu fehlt und wer schneller ist, und der Tipp dient ihm.
    .example = vorhaben b2
command-alias = kürzel
    .short = kuerzel
    .usage = kürzel, ein eigenes Wort und die Zeile, für die es steht; aus nimmt es weg
    .about = Ein eigenes Wort für eine Zeile anlegen, die du oft tippst.
    .example = kürzel rb reihe b
command-key = taste
    .short = tasten
    .usage = taste, f1 bis f12 und die Zeile, für die sie steht; aus nimmt sie weg
    .about = Eine Funktionstaste mit einer Zeile belegen, die du oft tippst.
    .example = taste f5 bezahlbar
command-save = speichern
    .short = speichere, speicher, sichern
    .about = Hören, dass das Spiel gespeichert ist. Gespeichert wird nach jedem Zug.
command-rematch = revanche
    .about = Noch einmal mit denselben Leuten spielen. Wer als Nächstes in der Reihe ist, beginnt.
command-new = neu
    .about = Ein anderes Spiel beginnen und wählen, wer spielt.
command-coach = rückblick
    .usage = rückblick; bei einem aufgezeichneten Spiel auch ein Name
    .about = Nach dem Spiel hören, welche drei Züge dich am meisten gekostet haben, was besser war und warum, und hingehen.
    .example = rückblick
command-quit = beenden
    .short = q, beende, verlassen, schluss, aufhören
    .about = Gehen. Das Spiel ist gespeichert, und du kannst es später fortsetzen.
command-ready = bereit
    .about = Sagen, dass du das Gerät hast, wenn mehrere es sich teilen.
command-say = chat
    .short = chatte
    .usage = chat und was die anderen hören sollen
    .about = Den anderen an einem Tisch mit Freunden anderswo etwas sagen.
    .example = chat guter Zug
command-here = anwesend
    .short = da
    .about = Hören, wer am Tisch ist, und wer gerade weg ist.
command-begin = los
    .short = beginne
    .about = Sagen, dass du beginnen willst. Das Spiel beginnt, wenn alle, die da sind, das wollen.
command-replace = vertrete
    .short = vertreten
    .usage = vertrete und der Name von jemandem, der weg ist
    .about = Den Computer für jemanden spielen lassen, der schon lange weg ist, wenn alle, die da sind, das wollen. Wer wiederkommt, spielt wieder selbst.
    .example = vertrete Ben
command-device = gerät
    .usage = gerät; auch neu oder die Nummer eines Geräts
    .about = Deinen Sitz auch an einem anderen Gerät spielen: gerät neu sagt ein Wort dafür. Mit einer Nummer nimmst du jenem Gerät den Sitz.
    .example = gerät neu
command-mute = stumm
    .usage = stumm und ein Name
    .about = Als Tischleitung: niemanden hören lassen, was jemand sagt. Noch einmal dasselbe nimmt es zurück.
    .example = stumm Ben
command-remove = entferne
    .short = entfernen
    .usage = entferne und ein Name
    .about = Als Tischleitung: jemanden vom Tisch entfernen. In einem Spiel spielt dann der Computer weiter.
    .example = entferne Ben
command-lock = sperre
    .short = sperren
    .about = Als Tischleitung: niemanden mehr dazukommen lassen. Noch einmal dasselbe öffnet den Tisch wieder.
command-fix = korrigiere
    .short = korrigieren
    .usage = korrigiere und ein Name oder ein Platz
    .about = Eine frühere Eingabe eines Spiels mit echten Karten korrigieren. Alles danach wird neu geprüft.
    .example = korrigiere b2
command-check = prüfe
    .short = prüfen, pruefe
    .about = Den echten Tisch mit dem vergleichen, was eingegeben ist, eins nach dem anderen.
command-count = zähle
    .short = zählen
    .usage = zähle oder zähle und eine Person mit ihren Chips
    .about = Alle Chips zählen, wenn sie nicht stimmen, und hören, welches Versehen es erklärt.
    .example = zähle
command-force = erzwinge
    .short = erzwingen
    .usage = erzwinge und warum
    .about = Stehen lassen, was gegen die Regeln ist, aber wirklich geschah. Der Grund bleibt in der Aufzeichnung.
    .example = erzwinge alle waren einverstanden
command-secret = geheim
    .usage = geheim und h1, h2 oder h3
    .about = Deine eigene reservierte Karte verdeckt eingeben: was du tippst, ist nicht zu sehen, und niemand erfährt sie.
    .example = geheim h1

# Words that are no slips of typing, though a word of the game is a letter away.
words-no-slips = alt, alte, alten, andern, auge, augen, baue, blank, brille, datei, deinem, deinen, deiner, dienen, ehe, eigen, essen, fallen, fern, fest, fällt, gauner, geb, gehen, gehört, gestattet, ging, grade, haste, heim, heißen, hilfe, hohen, horten, hot, hund, hälfte, hängt, hört, immer, kasse, katze, kenn, kind, klau, klauen, kurs, kürzel, lachen, laden, lage, lager, lange, langen, lassen, lautet, legt, leise, leiste, lesen, leute, licht, lieb, lief, liege, liest, läuft, löse, machten, mann, match, meins, minen, mist, mitte, morgen, nacht, namen, nase, passt, pause, ran, rate, recht, regal, runter, rüber, sagt, seinem, selben, selber, setz, setze, sieht, sinn, sitzt, sorten, spaß, start, steck, stimmt, teil, vergeben, verkauf, verpasst, raten, verrat, viel, vielen, voll, wegen, weitergeben, welt, wieder, wissen, wollen, worden, wort, worum, wärst, zeilen, zeit, ändern, öffne, fass, fasse, silber, vierer, fünfer, zweier, decke, euer, seins, gäbe, lang, feld
words-number = null, eins ein eine einen einem einer eines, zwei zwo zweimal, drei, vier, fünf fuenf, sechs, sieben, acht, neun, zehn, elf, zwölf zwoelf, dreizehn, vierzehn, fünfzehn fuenfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig
words-level = stufe, stufen, reihe
words-points = punkt, punkte, punkten, pkt, prestige, prestigepunkt, prestigepunkte, pünktchen
words-deck = stapel, stapels, oberste, obersten, nachziehstapel, kartenstapel, verdeckt, verdeckte, verdeckten
words-with = mit
words-cost = kostet, kosten, kostend, preis
words-colours = farbe, farben
words-without = ohne, kein, keine, keinen, keiner, nicht, außer, weder
words-cheap = günstig, günstige, günstigen, günstiger, günstigere, günstigste, günstigsten, guenstig, billig, billige, billigen, billiger, billigere, billigste, billigsten, preiswert, preiswerte, preiswerten, nach preis, nach preis sortiert, nach preis geordnet, nach dem preis, sortiert nach preis, geordnet nach preis
words-expensive = teuer, teure, teuren, teurer, teurere, teuerste, teuersten, kostspielig, kostspieligere, kostspieligste, allerteuerste, allerteuersten
words-theirs = kauft, nimmt, reserviert, holt, schnappt, passt, erwirbt
words-they = sie, die, der, es, alle, beide
words-then = dann, danach
words-off = aus, keine
words-empty = leer
words-all = alle, alles
words-moves = züge, zug, andere, anderen
words-market = auslage, markt, karten
words-further = mehr, weitere
words-talk = antworten, antwort
words-it = sie, die, diese, das, es, ihn, da
# A line that leans on the last answer: what stands for the card that was told, and what does so
# only where no noun follows.
words-leaning-it = ihn, die da, das da, die hier, diese karte, die karte, der karte, diese da, diese hier, diese
words-leaning-it-or-the = die, das, es, sie, dafür, damit
# Behind a hint: why that, why not another card, do it, what else; and what would be left then.
words-leaning-why = warum, wieso, weshalb, warum das, wieso das, weshalb das, warum dies, warum denn, warum denn das, warum gerade das, wieso gerade das, warum ausgerechnet das, warum denn gerade das, wieso denn, wieso denn das, warum so, warum die, warum den, warum diese, warum gerade die, warum sollte ich, warum sollte ich das, warum sollte ich das tun, warum sollte ich das machen, warum soll ich das, warum soll ich das tun, warum soll ich das machen, wozu, wozu das, wofür, wofür das, weswegen, aus welchem grund, was ist der grund, der grund, grund, begründe das, begründung, erklär das, erklär mir das, erklär warum, erklär mir warum, sag mir warum, was soll das bringen, was bringt das, was bringt mir das, was bringts, was ist daran gut, was ist daran so gut, was ist so gut daran, warum ist das gut, warum ist das am besten, warum ist das das beste, warum ist das besser, warum wäre das gut, warum wäre das das beste, ist das gut, ist das wirklich gut, ist das wirklich das beste, bist du sicher, sicher, wie kommst du darauf, warum ist das so
words-leaning-why-not = warum nicht, wieso nicht, weshalb nicht, und nicht, nicht, warum denn nicht, wieso denn nicht, und warum nicht, was ist mit
words-leaning-do = mach das, mach ich, mach es, machs, mach's, tu das, tu es, das mach ich, das mache ich, das tu ich, das tue ich, dann mach ich das, ich mach das, ich mache das, ich tu das, ich mach es, machen wir, machen wir das, machen wir so, so machen wir das, so machen wirs, so machen wir's, so mach ich das, so mach ich es, so machs, so mach ichs, so mach ich's, lass uns das machen, lass uns das tun, mach so, spiel das, spiel es, spiel das für mich, mach das für mich, mach was du sagst, mach was du gesagt hast, mach wie du sagst, wie du sagst, wie du meinst, ich folge deinem rat, ich folge dem rat, ich folge dem tipp, ich nehme deinen rat an, ich nehm deinen rat an, ich nehme den rat an, ich nehme den tipp an, ich nehm den tipp, ich folge deinem tipp, ich mach was du sagst, ich mache was du sagst, ich tu was du sagst, mach den besten, mach das beste, mach den zug, mach diesen zug, das will ich machen, das will ich, das will ich tun, das möchte ich, ich will das machen, das nehm ich, das nehme ich, führ das aus, führe das aus, genau das, dann das, so soll es sein, mach das so, mach das mal
words-leaning-else = sonst, und sonst, oder sonst, was sonst, andernfalls, ansonsten, sonst noch was, sonst noch etwas, was noch, was kann ich sonst, was kann ich sonst tun, was kann ich sonst machen, was könnte ich sonst, was könnte ich sonst tun, was könnte ich sonst machen, was gibt es sonst, was gäbe es sonst, was geht sonst, und wenn nicht, wenn nicht, falls nicht, und falls nicht, wenn ich das nicht will, wenn ich das nicht mache, und wenn ich das nicht will, gibt es was besseres, gibts was besseres, gibt es etwas besseres, was besseres, etwas besseres, etwas anderes, was anderes, und etwas anderes, ein anderer vorschlag, anderer vorschlag, andere idee, eine andere idee, andere ideen, noch eine idee, alternativen, alternative, eine alternative, die alternative, was ist die alternative, was wäre die alternative, was sind die alternativen, zweitbestes, das zweitbeste, die zweite wahl, zweite wahl, zweitbester zug, der zweitbeste zug, was ist das zweitbeste, was wäre das zweitbeste, was ist die zweite wahl, was wäre die zweite wahl, plan b, das nicht, das will ich nicht, das mag ich nicht, das gefällt mir nicht
words-leaning-left = was bleibt, was bleibt übrig, was bleibt mir, was bleibt mir übrig, wie viel bleibt, wie viel bleibt übrig, wie viel bleibt mir, wie viel bleibt mir übrig, wieviel bleibt, wieviel bleibt übrig, wieviel bleibt mir übrig, was bliebe, was bliebe übrig, was bliebe mir, was bliebe mir übrig, wie viel bliebe übrig, wie viel bliebe mir, was habe ich übrig, was hab ich übrig, was habe ich noch, was hab ich noch, was hätte ich noch, was hätte ich übrig, was hätt ich noch, wie viel habe ich noch, wie viel hab ich noch, wie viel hätte ich noch, was habe ich, was hab ich, was hätte ich, was behalte ich, was behalte ich übrig, was würde übrig bleiben, was würde mir bleiben, was würde mir übrig bleiben, was ist übrig, wie viele chips bleiben, wie viele chips bleiben mir, wie viele bleiben mir, welche chips bleiben mir, welche steine bleiben mir, was bleibt von meinen chips, was behielte ich, was bleibt mir noch, was bleibt mir noch übrig, was bleibt noch
words-leaning-want = die will ich, den will ich, die will ich haben, die möchte ich, die möchte ich haben, die hätte ich gern, die hätt ich gern, die nehm ich, die nehme ich, ich nehm die, ich nehme die, ich nehm sie, ich nehme sie, ich will die, ich will sie, ich will die haben, ich möchte die, ich möchte sie, gib mir die, gib sie mir, gib mir diese, diese nehme ich, diese nehm ich, diese will ich, hol sie mir, hol mir die, nimm die, nimm sie, lieber die, dann lieber die, lieber diese, doch lieber die, dann die, also die, dann eben die, dann halt die, dann doch die, diese, diese da, die da, ich nehm lieber die, dann nehm ich die
# What may stand beside these, and what asks the same of another card, colour or player.
words-leaning-beside = ok, okay, dann, denn, also, na, und, aber, nun, jetzt, mal, gut, bitte, oh, hm, hmm, ach, aha, ah, ja, klar, doch, einfach, halt, eben, danach, wirklich, eigentlich, hier, für mich, so, schon, davon, noch, in dem fall, gern, gerne, gut so, na gut, prima, super, genau, dann mal, mir, auch, da, wohl
words-leaning-and = und, und für, und was ist mit, was ist mit, oder, oder für, und mit, und von, und bei, und auf, wie ist es mit, und wie ist es mit, und wie sieht es aus mit, wie sieht es aus mit, dasselbe für, das gleiche für, und zu, aber was ist mit, bei, und dann, und die, und der, und das, und was wäre mit, was wäre mit
# Sayings that point back at what was told before: where another card or row lies, which of several
# cards, what is corrected, what was before it, and that it is told again.
words-pointing-left = links daneben, links davon, die links, die linke, linke davon, links neben, eins links, eine weiter links, weiter links, zur linken, links, eins davor, die davor, davor in der reihe
words-pointing-right = rechts daneben, rechts davon, die rechts, die rechte, rechte davon, rechts neben, eins rechts, eine weiter rechts, weiter rechts, zur rechten, rechts, eins dahinter, gleich dahinter
words-pointing-next = die nächste, nächste, die nächste daneben, die danach, eins weiter, eine weiter, die folgende, die dahinter
words-pointing-neighbour = daneben, neben der, neben dieser, nebendran, nebenan, nachbarkarte, nachbarin, die danebn, danebn
words-pointing-above = darüber, drüber, weiter oben, eine höher, eins höher, eins drüber, reihe drüber, obendrüber, oberhalb, reihe darüber, eins rauf, eine rauf, nach oben, stufe höher, reihe höher, stufe drüber, stufe darüber
words-pointing-below = darunter, drunter, weiter unten, eine tiefer, eins tiefer, eins drunter, reihe drunter, untendrunter, unterhalb, reihe darunter, eins runter, eine runter, nach unten, stufe tiefer, reihe tiefer, stufe drunter, stufe darunter
words-pointing-middle = mittlere, mittleren, mittlerer, in der mitte, die mittlere, mittendrin
words-pointing-of-them = davon, von denen, von den beiden, von beiden, von den zweien, von den zwei, von den zwein, von den dreien, von den drei, von diesen, von den zwoa, der beiden, der zwei, der drei, unter denen, darunter, dabei, von der reihe, aus der reihe, in der reihe, aus der liste, auf der liste, in der liste, von der liste, von allen, von denen da, unter diesen, von den vieren, von den vier, von diesen zwei, von diesen drei, von diesen vier, der vier
words-pointing-for-it = dafür, dazu, davon, für die, für den, für das, auf die, für sie, an der, zu der, bei der, da noch dazu, mir da, hiefür, dafia, dafürn, drauf, daran, bis dahin, bis zu der
words-pointing-meant = ich meine, ich meinte, ich mein, mein ich, meinte ich, meine ich, gemeint, hab ich gemeint, ich wollte, wollte ich, wollt ich, sollte das sein, sollte es sein, sollt das sein, sollts sein, sollte heißen, sollte das heißen, hätte es heißen sollen, hätt ich sagen sollen, hätte ich sagen sollen, versprochen, vertippt, verschrieben, verhaspelt, vertan, verwechselt, hab mich versprochen, ups, hoppla, upsi, uppsala, sorry, tschuldigung, entschuldigung, pardon, falsche karte, falsche reihe, falsche runde, falscher spieler, nicht der, nicht die, nicht den, nicht ihn, nicht sie, nicht mich, sondern, statt, stattdessen, lieber, ich sagte, i gmeint, hob i gmeint, i hob, hab ich gesagt, korrektur, muss heißen, soll heißen, ach quatsch, quatsch, nein, nee, ne, nö, verlesen, hab mich verlesen
words-pointing-opposite = falsches ende, anderes ende, das andere ende, umgekehrt, andersrum, andersherum, falschrum, verkehrt herum, falsche seite, genau umgekehrt
words-pointing-further-back = davor, und davor, weiter zurück, noch weiter zurück, noch früher, früher, vorher, und vorher, weiter vorne, zug davor, runde davor, die runde davor, den zug davor, eins davor, und noch davor, noch weiter, geh weiter zurück, länger her, was war vorher, weiter hinten, vorangegangene, die vorige runde, ganz früher, der davor, die davor
words-pointing-repeating = nochmal, nochmals, noch einmal, noch mal, nochma, noamoi, no amoi, nomal, gleich noch, gleich wieder, gleich nochmal, doch gleich, war das, warn das, waren das, waren es, hast du gesagt, hast gesagt, hast gsagt, sagtest du, hattest du gesagt, wie war, wie warn, was war, was waren, noch gleich, wiederhol, wiederhole, lies, lies nochmal, hab ich vergessen, nicht mitgekriegt, nicht mitbekommen, wieder, zurück zu, nochmal zu, buchstabe für buchstabe, buchstabiere, zu schnell, hä
words-pointing-narrowing = nur, bloß, lediglich, ausschließlich, aber nur
words-pointing-likewise = auch, ebenso, genauso, ebenfalls
words-pointing-have = her mit, gib mir, gebt mir, geben sie mir, reich mir, rüber mit, her damit
# What is wanted behind a hint, a trial, a plan or an aim, by words anywhere in a line: why, to do
# it, its first step, not to do it, something else, what was said first, what would be then, which
# of two is better, to drop an aim, to take up a question that was cancelled.
words-gist-why = warum, wieso, weshalb, weswegen, wozu, wofür, grund, gründe, begründung, begründe, so toll, so gut daran, so gut dran, so besonderes, so besonders, daran so, soll daran, soll dran, was soll das bringen, was bringt das, was bringt mir das, der sinn, der witz, erklär, erkläre, bist du sicher, bist du dir sicher, sicher dass, wirklich das beste, überzeug mich, wie kommst du, wie kommst du drauf, aus welchem, begründ, begründ mir, ganz sicher, sicher bist, zu tun
words-gist-if = nur wenn, nur falls, aber nur wenn, solang, solange, sofern, vorausgesetzt, unter der bedingung, bloß wenn, höchstens wenn
words-gist-aim = geh ich drauf, gehe ich drauf, geh ich los, da will ich hin, will ich hin, den will ich, die will ich, den möcht ich, die möcht ich, den peil, die peil, peil ich an, ziel ich, ziele ich, spar ich, spare ich, spar i, merk dir, merk dirs, merk dir das, nehm ich mir vor, hab ich im auge, auf den geh ich, auf die geh ich, darauf hin, der soll es sein, die soll es sein, drauf hinarbeiten
words-gist-do = mach das, mach es, machs, mach's, mach so, mach mal, machen wir, mach ich, mach ma, so machen, tu das, tu es, tus, tu's, tu ich, tun wir, das tun, in echt, wirklich, jetzt echt, ernst, im ernst, nimm die, nimm sie, nehm die, nehmen wir die, nehm ich die, nimm das, die nehm ich, die nehme ich, das nehm ich, her damit, dann los, los gehts, los geht's, na los, leg los, klingt gut, hört sich gut an, gute idee, guter plan, guter vorschlag, guter tipp, passt, so soll es sein, so wirds gemacht, so wird's gemacht, wie du sagst, wie du meinst, wie du gesagt, was du sagst, was du gesagt, was du meinst, wie gesagt, wie vorgeschlagen, wie geraten, deinem rat, dem rat, dein rat, deinen rat, deinem tipp, dein tipp, den tipp, deinen vorschlag, deinem vorschlag, von mir aus, meinetwegen, einverstanden, abgemacht, gekauft, führ das aus, führ aus, ausführen, spiel das, dabei bleiben wir, dabei bleibts, dabei bleib ich, perfekt, wunderbar, na gut, na dann, dann halt, gut dann, ja dann, ja bitte, ja mach, ok mach, so mach, des mach, mach des, dann mach, überredet, überzeugt, ich folge, ich hör auf dich, ich vertrau dir, zieh das durch, zieh so, du hast gewonnen, ganz wie du willst, wie du willst, nur zu, mach nur, mach halt, mach schon, mach hin, tu halt, warum nicht, wirds, das wirds, das wird es, so spielen, spielen wir so, spielen wir das, führ den aus, brauchbar, so wird es gemacht
words-gist-step = ersten schritt, erste schritt, schritt eins, ersten teil, erste teil, ersten zug, erste zug, das erste davon, den ersten davon, den anfang, damit anfangen, damit an, fang an, fang damit an, anfangen, loslegen, beginn damit, beginne damit, nächsten schritt, den einstieg, das als erstes, zuerst davon, fangen wir, fangen wir damit, fangen wir an, fang mal an, fang schon mal, legen wir los, leg damit los
words-gist-no = lieber nicht, lieber ned, lieber net, lieber nich, eher nicht, eher ned, besser nicht, bloß nicht, auf keinen fall, will ich nicht, will i ned, wollte ich nicht, wollt ich nicht, wollt i ned, mag ich nicht, mag i ned, nicht mit mir, nein danke, nö danke, ne danke, nee danke, leg sie zurück, leg die zurück, leg das zurück, mach das wieder weg, wieder weg, mach das nicht, mach es nicht, tu das nicht, kauf das nicht, nicht kaufen, kauf die nicht, nicht nehmen, das lass ich, lass das, lass ma, lass mal, lass es, vergiss es, schlechte idee, blöde idee, nee, nö, nein, niemals, so ein quatsch, so ein unsinn, nur probieren, nur ein versuch, nur wissen, nur fragen, war nur, nur so, lass ich lieber, lieber bleiben, behalt lieber, behalte lieber, lieber behalten, lieber mein, lieber meine, lieber meinen, mach i ned, mach ich nicht, des ned, kommt nicht in frage, kommt nicht infrage
words-gist-else = sonst, ansonsten, andernfalls, was anderes, was andres, etwas anderes, etwas andres, was besseres, was bessres, etwas besseres, nichts besseres, nix besseres, andere idee, andre idee, andere ideen, anderen vorschlag, andere vorschläge, alternative, alternativen, keine lust, ka lust, kein bock, keinen bock, mag ich nicht, mag i ned, mag ich net, gefällt mir nicht, gefällt mir ned, passt mir nicht, will ich nicht, will i ned, nicht will, ned will, net will, nicht mag, ned mag, wenn nicht, falls nicht, wenn ich nicht, stattdessen, plan b, zweitbeste, drittbeste, zweite wahl, dritte wahl, die andere dann, das andere, die anderen, außer dem, außerdem noch, abgesehen davon, noch was, noch eine idee, einen anderen, ein anderer, was günstigeres, nix günstigeres, nichts günstigeres, was schlaueres, nix schlaueres, was klügeres, gib mir was, anderen rat, anderen tipp, anderer tipp
words-gist-first = erste idee, ersten idee, deine erste, deiner ersten, erster vorschlag, ersten vorschlag, erster tipp, ersten tipp, ersten rat, ganz am anfang, am anfang, zuerst gesagt, anfangs gesagt, zuerst, ursprüngliche, ursprünglichen, vom anfang, beim ersten, bei der ersten, zum ersten, zur ersten, das erste, den ersten nochmal, erste wahl, ersten wahl, was du zuerst, allererste, allerersten, favorit, dein favorit, lieblingszug, nummer eins, top empfehlung, hauptvorschlag, das beste nochmal
words-gist-then = dann, danach, hinterher, nachher, übrig, anschließend, nächsten zug, nächste runde, zug drauf, runde drauf, zug danach, runde danach, zug darauf, runde darauf, in dem fall, wenn ich das, wenn ich auf dich, damit, mit denen, mit dem, das wär, wär das, wäre das, würde das, tät das, kostet mich das, bleibt mir, bliebe mir, blieb mir, hätt ich, hätte ich, käm ich, käme ich, komm ich, komme ich, hab ich dann, reicht das, reichts, reicht's, langt das, langts, genug für, mehr als zehn, über zehn, zu viele, zurückgeben, zurücklegen, abgeben, abwerfen, hergeben, wieder hergeben, noch leisten, näher, dran, rankommen, bleibt mir dann, behalt ich, behalte ich, bringt mich das, bringt das, bringts mich, würd das, würde mich das, macht das dann, wärens dann, wären das, gleich danach, direkt danach, müsst ich, müsste ich, muss ich da, bei welchem
words-gist-compare = besser, bessere, besseren, beste, besten, billiger, billigere, billigeren, billigste, billigsten, günstiger, günstigere, günstigste, günstigsten, weniger, wenigsten, mehr, meisten, teurer, teurere, schneller, schnellsten, eher, leichter, leichtesten, näher, am nächsten, welche, welcher, welches, welchen, welcher von, unterschied, nehmen sich, nehmen die, sich was, gleich gut, gleich viel, egal welche, vergleich, vergleiche, von beiden, von den zwei, lohnt, lohnender, wertvoller, vorzuziehen, dichter
words-gist-nearer = näher, näher dran, näher daran, dichter, dichter dran, weiter, weiter weg, am nächsten, nah, nahe, nah dran
words-gist-drop = streichen, streich, streichs, streich's, lass das, lass es, lass ma, lass mal, lassen wir, lass ich, vergiss, vergessen wir, vergess ma, weg damit, weg mit, wieder weg, gib auf, geb auf, geb ich auf, aufgeben, gestrichen, nicht mehr, nimmer, kein ziel, ohne ziel, doch nicht, doch ned, verwirf, verwerfen, verwerf, fallen, kannst knicken, knicken, luftschloss, utopisch, zu weit weg, zu teuer, wird nix, wird nichts, bringt nix, bringt nichts, abgehakt, lösch, lösche, löschen, nimm das zurück, hat sich erledigt, erledigt, anders überlegt, will ich doch nicht, will ich nicht mehr, brauch ich nicht mehr, brauche ich nicht mehr, mag ich nicht mehr, interessiert mich nicht mehr, kein interesse mehr, schnapsidee, das ziel weg, das vorhaben weg, durchstreichen, streich durch
words-gist-resume = doch, doch noch, also doch, doch wieder, doch weiter, mach doch weiter, mach weiter damit, weiter damit, zurück dazu, nochmal zurück dazu, doch machen, jetzt doch, dann doch, na gut doch, anders überlegt, wieder aufnehmen, wo waren wir, also gut, na gut, ach komm, ach doch, ok doch, ok dann halt, dann eben doch
# Talk between moves, by words anywhere in a line; and what may stand beside thanks.
words-talking = oje, ojemine, oh je, oh weh, o weh, au weia, auweia, mensch, mann, manno, menno, mei, jessas, herrje, herrjemine, himmel, du meine güte, meine güte, ach du, ach du schreck, ach herrje, donnerwetter, boah, wow, wahnsinn, uff, puh, autsch, aua, mist, verdammt, verflixt, so ein mist, so a schmarrn, so ein pech, pech gehabt, glückspilz, na super, na toll, na prima, na bravo, na klasse, immer der, immer die, immer ich, typisch, war ja klar, ja klar, haha, hihi, hehe, ha, lol, träum weiter, schön wärs, schön wär's, von wegen, denkste, gut gespielt, gut gemacht, guter zug, gut zu wissen, aha, ach so, achso, verstehe, interessant, moment, momentchen, sekunde, sekündchen, warte mal, wart amoi, wart mal, bin gleich, gleich wieder da, ich überlege, i überleg, muss überlegen, lass mich überlegen, mal überlegen, ich denk nach, dieb, diebin, frechheit, unverschämt, du schuft, schuft, gemein, ganz schön viel, ganz schön happig, happig, heftig, krass, saftig, nicht schlecht, schade, leider, armer, arme, na ja, naja, tja, seufz, respekt, gratuliere, glückwunsch, bravo, du bist ein schatz, schatz, goldig, du bist toll, kluges kerlchen, schlau, das lass ich sacken, muss ich sacken lassen, glück gehabt
words-praising = schön, sehr, dir, euch, ihnen, gut, gut zu wissen, zu wissen, super, prima, toll, klasse, spitze, lieb, lieb von dir, nett, sehr nett, schatz, mein lieber, meine liebe, alter, kumpel, für den, für die, für das, für dein, für deine, deinen, hilfe, tipp, rat, hinweis, auskunft, info, hilfreich, das hilft, hat geholfen, alles klar, verstanden, ok, okay, aha, ach so, ah, oh, ja, na, das, reicht, reicht mir, genau, das wollte ich, wissen, mehr, wollte ich, nicht, du bist, bist, ein, fein, perfekt, wunderbar, freut mich, gell, recht herzlich, vielmals, tausendmal, einstweilen, jedenfalls, erstmal, trotzdem, mehr wollt ich nicht, wollt, wollt ich, infos
words-filler = und, je, von, vom, der, die, das, den, dem, des, diese, dieser, dieses, diesen, auf, an, am, im, in, aus, zu, zum, zur, karte, karten, edelstein, edelsteine, edelsteinen, stein, steine, steinen, chip, chips, edelsteinchip, edelsteinchips, wert, stück, entwicklung, entwicklungen, entwicklungskarte, entwicklungskarten, offen, offene, offenen, plättchen, vorrat, bank
words-i = ich
words-mine = meine, mein, meinen, meiner, meinem, eigene
# Whoever types one of these asks, wishes or supposes, and orders nothing; two words begin a line.
words-wondering = würde, würdest, würden, würdet, wuerde, wuerdest, wuerden, könnte, könntest, könnten, könntet, koennte, koenntest, koennten, kann, kannst, können, könnt, koennen, koennt, darf, darfst, dürfen, dürft, duerfen, dürfte, dürften, duerfte, duerften, soll, sollen, sollte, sollten, solltest, möchte, möchten, moechte, moechten, hätte, hätten, haette, haetten, wäre, waere, müsste, muesste, wollte, wünschte, wuenschte, wenn, falls, ob, wann, angenommen, gesetzt, vielleicht, eventuell, muss ich, will ich, kaufe ich, kauf ich, nehme ich, nehm ich, reserviere ich, passe ich, gebe ich, geb ich, wähle ich, behalte ich, zahle ich, hole ich, ziehe ich, willst du, frage mich, krieg ich, kriege ich, bekomme ich, bekomm ich, möglicherweise, evtl
words-yes = ja, j
# To a question at a terminal: what says yes, what says no, and what may stand beside them.
words-agreeing = ich denke schon, denk schon, glaub schon, ich glaub schon, ich glaube schon, das mein ich, das meine ich, das meinte ich, genau das, so ist es, so machen wir das, sag schon, erzähl mal, mach das, tu das, jo, joa, jep, jup, jau, jawohl, jaja, ok, okay, gern, gerne, ja gern, sehr gern, sehr gerne, klar, klaro, na klar, aber klar, alles klar, logo, sicher, aber sicher, natürlich, natuerlich, selbstverständlich, selbstverstaendlich, freilich, genau, richtig, stimmt, gut, na gut, also gut, in ordnung, einverstanden, meinetwegen, von mir aus, auf jeden fall, unbedingt, bestimmt, doch, aber ja, warum nicht, kein problem, mach das, mach es, tu das, nur zu, jo eh, tu es, ganz sicher, passt, passt schon, fein, prima, super, perfekt, fertig los, na los, los, auf geht's, nur los, mach, mach schon, mach mal, mach ruhig, mach hin, ja mach, ja bitte, jaa, jaaa, jupp, jawoll, yo, eh klar, und ob, und wie, aber gerne, mit vergnügen, mit freuden, wird gemacht, geht klar, geht in ordnung, läuft, abgemacht, top, ab dafür, her damit, her mit der karte, nehm ich, nehme ich, ich riskier's, ich riskiere es, das risiko nehme ich, riskieren, ich lass mich überraschen, überrasch mich, verdeckt, unbesehen, bestätigt, ich bestätige, korrekt, exakt, so ist es, stimmt so, wieso nicht, weshalb nicht, okidoki, tu's, mach's, zieh sie, zieh, drauf los, das will ich, jop, joo, basst, basst scho, basst so, passt so, ja eh, na dann, dann los, na dann los, kann nicht schaden, schadet nicht, wer nicht wagt der nicht gewinnt, wer nichts wagt der nichts gewinnt, wer nicht wagt, wer wagt gewinnt, augen zu und durch, was solls, was soll's, was soll schon schiefgehen, was soll schon passieren, no risk no fun, probieren wir's, probieren wirs, auf gut glück, wird schon schiefgehen, wird schon gutgehen, ich trau mich, ich wag's, ich wags, ich wage es, wir wagen es, wagen wir's, wagen wirs, na komm, ja komm, aber sowas von, jo freilich, ganz genau, genau richtig, sehr richtig, ganz recht, recht so, richtig so, so war's gedacht, so wars gedacht, so war es gedacht, so soll's sein, so solls sein, sei's drum, seis drum, man lebt nur einmal, ist recht, ist gut, bin ich dabei, dann bin ich dabei, da bin ich dabei, jap, yep, auf alle fälle, definitiv, gerne doch
words-declining = nö, noe, nee, ne, nein danke, nicht, lieber nicht, besser nicht, eher nicht, noch nicht, jetzt nicht, gar nicht, überhaupt nicht, auf keinen fall, keinesfalls, natürlich nicht, natuerlich nicht, sicher nicht, bestimmt nicht, niemals, nie, aber nein, ach nein, doch nicht, lass es, lass das, lass mal, abbrechen, diesmal nicht, dieses mal nicht, heute nicht, anders überlegt, ich habe es mir anders überlegt, ich hab es mir anders überlegt, ich hab's mir anders überlegt, nä, nö nö, nee nee, nein nein, ach nee, ach nö, bloß nicht, um gottes willen, auf gar keinen fall, kommt nicht in frage, kommt nicht infrage, lieber ned, ned, net, nix da, nichts da, denkste, quatsch, blödsinn, vergiss es, vergiss das, vergiss die karte, vergiss die blinde karte, falsch, vertippt, hab mich vertippt, ich hab mich vertippt, aus versehen, versehentlich, war ein versehen, hab's mir anders überlegt, habs mir anders überlegt, doch lieber nicht, nicht doch, eher nein, lieber nein, bitte nicht, bleiben wir, ich bleib, ich bleibe, ich bleibe da, eine runde geht noch, noch nicht ganz, weiterspielen, ich will noch spielen, ich will weiterspielen, ich möchte weiterspielen, spielen wir weiter, wir spielen weiter, ich seh ja nichts, naa, ui na, doch nein, erst wenn, bist du verrückt, spinnst du, sonst noch was, das ist ein nein, das heißt nein, das wird nix, da hab ich mich vertippt, da habe ich mich vertippt, nope, nö danke, nee danke, keineswegs, definitiv nicht
words-thanks-but = danke aber, vielen dank aber, danke dir aber, nett aber
# What says of a choice that it is not wanted.
words-too-much = zu teuer, zu viel, zuviel, zu wenig, zu hoch, zu schwer, zu billig, zu weit, zu viele
# At a choice: what says none of it, before what is wanted instead.
words-none-of-them = weder noch, keine von beiden, keiner von beiden, keins von beiden, keines von beiden, keinen von beiden, keine davon, keins davon, keiner davon, keinen davon, keine von denen, keiner von denen, weder die eine noch die andere, keine der beiden, keiner der beiden, keinen der beiden, keines der beiden, keine der zwei, keine der drei, keine der vier, keine von den beiden, keinen von den beiden, keine von den zwei, keine von den zwein, keine von den zweien, keine von den drei, keine von den dreien, keine von den vier, keine von den vieren, keine von diesen, keinen von denen, nichts davon, nix davon, nichts von alledem, gar keine, gar keine davon, gar keinen davon, keine einzige, weder das eine noch das andere, weder den einen noch den anderen
# Behind "another" and "the other": it is none of the choices then, as in "another time".
words-other-matter = mal, sache, ding, idee, gedanke, gedanken, moment, augenblick, minute, tag, runde, zug, frage, grund, spiel, blick
# What a denied deed is done with: `I buy nothing`.
words-nothing = nichts, nix, gar nichts, gar nix, garnix
words-polite = bitte, danke, dankeschön, dankeschoen, schön, vielen dank, danke dir, danke euch, danke sehr, danke schön, herzlichen dank, dank dir, tausend dank, merci, danke der nachfrage, danke fürs fragen, gell, bittschön, dankschön
words-thanking = danke, dankeschön, dank, danke dir, danke euch, danke sehr, danke schön, vielen dank, herzlichen dank, dank dir, tausend dank, dankeschoen
words-aim-points = punkte, punkten, sieg, den sieg, auf sieg, auf punkte, gewinnen, siegen, nach punkten, nach punkten gewinnen, mit punkten gewinnen, durch punkte gewinnen
# At a prompt: what asks for the question again, and what may stand beside it.
words-repeating = wiederholen, wiederhole, wiederhol, noch mal, nochmal, noch einmal, nochmals, sag noch mal, wie war die frage, was war die frage, welche möglichkeiten, welche auswahl, was kann ich wählen, was gibt es zur auswahl, was muss ich hier tun, was muss ich hier machen, was soll ich hier tun, was soll ich hier machen, was muss ich zahlen, was muss ich bezahlen, was zahle ich, wie viel zahle ich, wie viele sind zu viel, wie viele zu viel, wie viele sind zu viele, was kostet es mich, was kostet mich das, wie viel kostet es, wie viel kostet das, wie viel ist das, was bleibt mir, was bleibt übrig, was behalte ich, was bleibt mir dann, möglichkeiten nochmal, möglichkeiten noch mal, welche waren es, welche waren das
words-the-choices = möglichkeiten, auswahl, optionen, varianten, auswahlmöglichkeiten, unterschied
words-question-words = kannst, könntest, könnten, du, sie, bitte, die, der, das, es, mir, alle, frage, möglichkeiten, auswahl, sag, sage, sagen, lies, lesen, vorlesen, nenn, nenne, und, mal, zwei, beiden, an, waren
words-kept = gespeichert, gesichert, erhalten, verloren, gelöscht, spielstand, aufgehoben, verlorengeht, weg ist, verlier ich, verliere ich, speicherst, speichert, alles weg, dann weg, futsch, sichern, sicher gespeichert
words-resuming = später, spaeter, weiterspielen, weitermachen, fortsetzen, fortfahren, wieder, morgen, zurückkommen, weiter, nächste woche, wiederfinden
words-because = weil, denn, da ich, damit, sonst, falls, sodass, so dass, auf dass
words-supposing = wenn, falls, sofern, sobald, es sei denn, solange, angenommen, mal angenommen, nur mal angenommen, spiel mal durch, spiel durch, gesetzt den fall, stell dir vor
words-numbering = nummer, nr, platz, position, stelle
words-all-choices = die, sie, welche, welcher, welchem, welches, jede, jeder
words-both-choices = beide, beiden, die zwei, den zwei, der zwei, diese zwei, zweien
words-comma = komma
words-full-stop = punkt
words-anew = noch mal, nochmal, noch einmal, noch, denn, denn noch, gleich, grad, gerade, jetzt, gell
words-undecided = keine ahnung, weiß nicht, weiss nicht, weiß ich nicht, weiss ich nicht, ich weiß nicht, ich weiss nicht, ich weiß es nicht, keinen schimmer, unsicher, bin unsicher, ich bin unsicher, bin mir nicht sicher, ich bin mir nicht sicher, nicht sicher, egal, mir egal, ist mir egal, such du aus, entscheide du, entscheid du, wähl du, hm, ich kann mich nicht entscheiden, jein, weiß nicht recht, weiß nicht so recht, ich weiß nicht recht, ich weiß nicht so recht, egal welche, ist egal, such dir eine aus, wie du willst, wie du magst, was du willst, ist mir gleich, mir gleich, ist mir wurscht, mir wurscht, wurscht, ist mir wurst, mir wurst, das ist mir gleich, das ist mir egal, spielt keine rolle, macht keinen unterschied, ist gehupft wie gesprungen, zufällig, per zufall, auf gut glück, wirf eine münze, ich habe keine vorliebe
words-every-choice = beide, alle beide, beides, sie sind beide, alle, allen, jede, jedes, jeder, beide davon, alle davon
words-good-choice = sind, ist, wären, wäre, gut, gleich gut, gleich, okay, ok, schön, prima, passen, passt, passen mir, passt mir, gehen, geht, recht, mir recht, für mich, in ordnung, gefallen mir, mir, eigentlich, genauso, ebenso, wirklich, super, toll
# What asks which of the choices is the best.
words-advising = welche ist besser, welcher ist besser, welches ist besser, welche ist die bessere, welche ist die beste, was ist besser, was wäre besser, welche wäre besser, welche lohnt sich mehr, welche lohnt mehr, was lohnt sich mehr, welche von den beiden ist besser, welche von beiden ist besser, welche der beiden ist besser, welche soll ich nehmen, welchen soll ich nehmen, welche sollte ich nehmen, was soll ich nehmen, welche soll ich wählen, welche würdest du nehmen, welchen würdest du nehmen, was würdest du nehmen, welche würdest du wählen, welche von den beiden würdest du nehmen, welche nähmst du, was ist klüger
words-hedging = vielleicht, eventuell, womöglich, möglicherweise, kann sein, könnte sein, mag sein, ja und nein, ja aber nein, mal sehen, mal schauen, kommt drauf an, je nachdem, halb halb, so halb, schon irgendwie, vermutlich, wahrscheinlich
# Reasons at a yes or no that rather mean a yes, or a no: to do something that may go wrong,
# and to leave the game.
words-daring = glück, glücklich, mutig, mut, trau mich, wagen, wage, abenteuer, neugierig, gespannt, spannend, reizt mich, verlockend, versuch wert, einen versuch, risiko eingehen, das risiko, zieh ich, zieh ich sie, dann zieh ich, zieh die karte, ziehe ich, überraschen, überraschung, mal sehen was kommt, schauen was kommt, was gutes dabei, was gescheites, lohnt sich, bin dabei, bin ich dabei, ich bin dabei, da mach ich mit, los geht's, los gehts
words-shying = riskant, zu riskant, risiko ist, lotterie, glücksspiel, glückssache, angst, trau mich nicht, unheimlich, katze im sack, lieber sehen, seh lieber, sehe lieber, erst sehen, was ich krieg, was ich kriege, lieber behalten, lieber sparen, spar lieber, spare lieber, lieber warten, wart lieber, geduld, verdirbt, spaß, schummeln, geschummelt, teuer, zu teuer, zu schade, zu schad, nummer zu groß, zu groß für mich, reut mich, lohnt nicht, verschwendung
words-called-away = essen, abendessen, abendbrot, mittagessen, suppe, kaffee, hunger, bett, schlafen, müde, spät, bus, zug, bahn, s-bahn, taxi, feierabend, ruft, klingelt, klingeln, telefon, arbeit, schule, muss weg, muss los, muss gehen, muss heim, morgen, tschüss, gute nacht, heim, nach hause, frau, mann ruft, mutter, kinder, kind, hund, akku, kopfweh, reicht für heute, genug für heute, schluss für heute, bis morgen, bis bald
words-playing-on = angefangen, grad erst, gerade erst, erst angefangen, gewinnen, fertig spielen, fertigspielen, zu ende, mittendrin, halbzeit, revanche, fast, eine runde, noch eine, halte ich, halt ich, durchhalten, noch durch, noch nicht, spaß, vorn, vorne, führe, aufholen, läuft gut, läuft grad, falsches wort, falsche taste, vertippt, bleib sitzen, bin dabei, bin ich dabei, ich bin dabei, da mach ich mit, los geht's, los gehts, weiterspielen
words-mistaken = fehler, ein fehler, versehen, aus versehen, falsch, falsche, falscher, falschen, falsches, ups, hoppla, ich meinte, meinte ich, ich wollte, wollte ich, eigentlich wollte, wollte nicht, ändern, anders überlegt, vertippt, verklickt, noch mal von vorn, mist, verdrückt, verhört, so gedacht, so gewollt, so gemeint, anders gedacht, noch mal machen, nochmal machen, verlesen
words-pronouns = er, sie, ihm, ihn, ihr
# The next part of a text in parts: "go on with the rules".
words-going-on = weiter, weiterlesen, weitermachen, weiteren, fortfahren, fahr fort, fortsetzen, fortsetzung, mehr, rest, was kommt dann
# In a long answer: what reads on, what leaves the rest, and what may stand beside either.
words-reading-on = weiter, lies weiter, weiterlesen, mach weiter, mehr, nächste, nächste seite, den rest, fortfahren, und weiter, und dann, gibt es noch mehr, kommt noch was, kommt noch mehr, noch mehr, da kommt noch was
words-enough = stopp, stop, halt, genug, das reicht, reicht, es reicht, überspring, überspringe, überspringen, schluss, hör auf, aufhören, abbrechen, nicht weiter, lass gut sein, egal, hör auf zu lesen, den rest kannst du dir sparen, nicht mehr, danke reicht, das langt, langt, es langt
words-rest-words = bitte, den, die, das, rest, seite, zeilen, davon, jetzt, mir, ok, okay, danke, lies, mal, dann, alles
# Before a game: what people say before their names, and in counting themselves; that nobody is
# wanted, and the ends of the list of levels.
words-before-name = mein name ist, meine namen sind, unsere namen sind, die namen sind, ich heiße, ich heisse, wir heißen, wir heissen, ich bin, ich bin's, wir sind, das ist, das sind, es spielen, es spielt, hier ist, hier spielt, hier spielen, nur ich, nur, ich, allein, alleine, mit, hallo, nenn mich, die, der, da ist, da sind, ich will, ich möchte, ich spiele, ich will spielen, ich möchte spielen, ich bins, solo, ein spiel für, ein spiel zu, spiel für, beide
words-kin = mein mann, meine frau, mein partner, meine partnerin, mein freund, meine freundin, mein sohn, meine tochter, meine schwester, mein bruder, meine mutter, mein vater, meine mama, mein papa, meine oma, mein opa, mein enkel, meine enkelin, mein nachbar, meine nachbarin
words-behind-name = spielt, spielen, spielt mit, spielen mit, ist da, sind da, ist dabei, sind dabei, ist auch da, macht mit, machen mit, auch
words-next-name = und dann, und auch, und noch, sowie, plus, zusammen mit, gemeinsam mit
words-players = spieler, spielerin, spielerinnen, leute, personen, person, menschen, mensch, mitspieler
words-computers = computer, computern, computergegner, computergegnern, gegner, gegnern, gegnerin, bot, bots, maschine, maschinen, roboter, robotern
words-against = gegen
words-beginning = los, los geht's, los gehts, einfach los, auf geht's, fang an, fang einfach an, anfangen, start, starte, starten, spiel starten, ein spiel starten, starte ein spiel, beginne, beginnen, neues spiel, ein neues spiel, spielen, einfach spielen, weiter, überspringen, nächste frage, egal, ist egal, ist mir egal, mir egal, spielt keine rolle
words-no-name = falsch, verkehrt, ein fehler, weiß nicht, weiß ich nicht, keine ahnung
words-nobody = niemand, niemanden, keiner, keinen, keine, kein, ohne, ohne computer, gar keinen, nur wir, wir zwei, wir beide, nur wir beiden, bloß wir
words-weakest = schwächste, schwächsten, schwächster, leichteste, leichtesten, so schwach wie möglich, so leicht wie möglich, anfänger, für kinder, allerleichteste, allerleichtesten, allerleichtester, kinderleichte
words-usual = üblich, wie üblich, die üblichen, behalten, so lassen, lass es so, so bleibt es, lass es, standard, normal, wie immer
words-strongest = stärkste, stärksten, stärkster, schwerste, schwersten, so stark wie möglich, so schwer wie möglich, beste, besten, härteste, härtesten, härtester
# Before a game: what asks what the program is, and what may stand beside it; what says that one is
# lost; how a question begins.
words-what-is-this = was ist das, was ist das hier, was ist dies, was soll das, was soll das sein, was soll das werden, worum geht es, worum geht's, worum gehts, um was geht es, um was geht's, was ist das für ein spiel, was für ein spiel ist das, was ist das für ein programm, was für ein programm ist das, was ist splendor, was ist das spiel, was macht das, was macht das programm, was mache ich hier
words-this-beside = eigentlich, überhaupt, denn, genau, hier, da, bitte, jetzt, also, und, moment, hallo, nun, spiel, programm, bei dem spiel, in dem spiel, bei splendor, in diesem spiel
words-lost = hilf mir, hilf mir bitte, hilfe bitte, bitte hilf mir, helfen sie mir, ich verstehe das nicht, ich versteh das nicht, das verstehe ich nicht, das versteh ich nicht, verstehe ich nicht, versteh ich nicht, ich verstehe nicht, ich verstehe die frage nicht, kapier ich nicht, ich komme nicht weiter, erklär mir das, erklär das, erkläre das
words-asking-first = kann ich, spielt das, macht das, ist das, ist es, kann man, können wir, könnte ich, könnten wir, kannst du, darf ich, darf man, dürfen wir, muss ich, muss man, müssen wir, soll ich, sollen wir, brauche ich, brauch ich, gibt es, gibt's, ist dies, sind das, wo, wie, was, wer, warum, wieso, weshalb, wann, welche, welcher, welches, worum, wozu, wofür, geht das, geht es
# At the end of a game: what wants another one with the same players, one to be chosen anew, the
# coach, or to leave, and what may stand beside it.
words-wanting-score = ergebnis, endergebnis, endstand, schlussstand, schlußstand, ausgegangen, ging es aus, geht es aus, ging das aus, wie knapp, um wie viel, um wieviel, punkte am ende, punkte am schluss, ausgang, hab ich gewonnen, habe ich gewonnen
words-wanting-rematch = nochmal spielen, noch mal spielen, noch einmal, noch einmal spielen, noch eine partie, noch ein spiel, noch eine runde, noch eine, noch eins, revanche, von vorn, noch mal, nochmals, rückspiel, das rückspiel, gleich noch eins, gleich noch eine, auf ein neues, noch ne runde, noch ne partie, noch mal das gleiche, genugtuung, gleiche besetzung, dasselbe nochmal, nächste runde, zweite runde, gleich noch mal, gleich nochmal
words-wanting-new = neues spiel, ein neues spiel, fang ein neues spiel an, neue partie, eine neue partie, andere spieler, ganz neue partie, ganz neues spiel, was neues, etwas neues, neue leute, andere leute, neue mitspieler, mit anderen
words-other-opponents = stärker, stärkere, stärkeren, stärkerer, schwerer, schwereren, schwächer, schwächeren, leichter, leichteren, anderer gegner, anderen gegner
words-wanting-coach = meine fehler, was habe ich falsch gemacht, wie habe ich gespielt, analyse, auswertung, wo hab ich's verbockt, was lief schief, warum habe ich verloren, warum hab ich verloren, wo habe ich verloren, meine schnitzer, was hätte ich besser machen sollen, rückblick
words-blunders = fehler, schnitzer, patzer, mist, falsch, schief, schiefgelaufen, verbockt, vermasselt, versemmelt, verpatzt, verhauen, versaut, vergeigt, vermurkst, in den sand gesetzt, vertan, verschenkt, vergeudet, verschwendet, liegen gelassen
words-wanting-quit = das war's, das wars, das war es, das ist alles, fertig, ich bin fertig, wir sind fertig, genug, genug für heute, schluss, schluss für heute, ich muss los, gute nacht, tschüss, tschüs, bis bald, bis morgen, auf wiedersehen, aufhören, beenden, schlafen, ich geh schlafen, ins bett, ich gehe ins bett, feierabend, mir langt's, mir reicht's, mir reichts, tschö, servus, ciao, baba, ade, ich bin weg, bin weg, bin müde, schluss jetzt, mach's gut, machs gut, aus die maus, raus hier, raus, ich hau ab, muss los, nach hause, jetzt gehen, gehen, weg hier, nichts wie weg
words-leaving-coach = rückblick verlassen, verlass den rückblick, rückblick beenden, zurück zum ende, zurück zum spiel, geh zurück, zum ende, genug vom rückblick, raus aus dem rückblick, fertig mit dem rückblick, genug rückblick, bring mich zum ende, ende des rückblicks
words-next-mistake = nächster fehler, nächsten fehler, nächste fehler, nächste, nächsten, nächster, nächstes, nächster schlechter zug, nächsten schlechten zug, anderen fehler, andere fehler
words-asking-better = warum ist das schlecht, warum war das schlecht, was ist daran schlecht, was war daran schlecht, was war daran falsch, was wäre besser gewesen, was war besser, was hätte ich tun sollen, was war der beste zug, was war das beste, was wäre das beste gewesen, warum war das ein fehler, wieso war das schlecht, was war der bessere zug
words-beside-walking = und, jetzt, dann, da, hier, also, ok, okay, denn, eigentlich, der, die, das, den, dem, geh, gehe, zu, zum, zur, weiter, zeig, zeige, mir, noch, nun, bitte, gehen, dieser, diese, diesen, zug, züge, zügen, von, schlechten, schlechteste, schlechtesten, schlechter
words-wanting-language = bitte, danke, kannst, könntest, kann, könnte, können, du, ich, wir, man, würde, will, wollen, möchte, hätte, gern, gerne, lieber, auf, in, ins, zu, zur, zurück, nach, weiter, wieder, jetzt, nun, ab, mit, mir, uns, sprich, rede, reden, sprechen, red, spreche, spielen, spiel, spiele, wechsle, wechsel, wechseln, stelle, stell, schalte, schalt, um, mach, mache, ändere, stellen, umschalten, umstellen, es, das, den, alles, sprache, die, dem, der, nur, bloß, doch, mal, einfach, dann, ok, okay, also, hallo, haben, brauche, nehme
words-game-words = bitte, ok, okay, für, heute, jetzt, das, die, spiel, partie, ich, wir, will, wollen, möchte, ja, nein, danke, und, so, also, zeig, mir, spielen, los, gegen, lass, uns, waren, was, sind
words-instead = lieber, stattdessen, doch
# Before the number of a choice, and what says nothing in a reply.
words-option = nummer, möglichkeit, option, antwort, wahl, weg, art, variante, nr, zeile, vorschlag
# What begins a clause about a choice: `where I keep green`.
words-where = wo, worin, wobei
# How letters of places are written by ear, at a question.
words-spelt = en n, enn n, änn n, zeh c, tse c, see c, beh b, bee b, ah a, aah a, haa h, ha h
# What stands behind a number in one word, as in German for a card of three colours.
words-coloured = farbig, farbige, farbiger, farbigen, farbiges, färbige, färbiger
# Nothing but a colour in a price: `purely green`.
words-purely = rein, reine, reinem, reiner, reines, lauter, ausschließlich
words-replying = zahle, zahl, zahlen, bezahle, bezahlen, wähle, wählen, kaufen, lieber, nur, erst mal, erstmal, zuerst, erst, dem, ihn, sie doch, weißt was, weißt du was, weisst was, weisst du was
words-priced = für, zu, um
words-standing-for = für, als
words-in-place-of = anstelle von, an stelle von, statt, anstatt, an der stelle von
words-put-by = heb auf, hebe auf, spar auf, spare auf, leg beiseite, lege beiseite, leg zur seite, lege zur seite, leg weg, lege weg, halt zurück, halte zurück
words-next = weiter, nächster, nächste, nächstes
words-steps = schritte, liste
words-parts = teile, liste
words-words = wörter, woerter, begriffe
words-notation = notation
words-accessibility = zugänglichkeit, barrierefreiheit
words-about = über, ueber, macher, autor, erfinder, verlag, thema
words-type = tippe
words-display = braillezeile
words-english = englisch
words-games = spiele, liste
words-back = zurück, zurueck, vorige
# To the question who plays: a game with a real box.
words-box = schachtel, spielschachtel
# To a correction: leave an entry out, or put one before it.
words-drop = streiche, streichen, weglassen
words-insert = davor, einfügen
words-again = nochmal, wiederholen, erneut
words-unsaved = ungespeichert
words-quit = beenden, q, verlassen
words-choices = auswahl, wähle
words-dots = punkte
words-show = zeige, zeig, antwort, lösung
words-lessons = lektionen
words-lesson = lektion
words-asks = verlangt, will, für
words-tile = adliger, adlige, adligen, plättchen
words-chip = chip, chips
words-bonus = bonus
words-and = und
words-or = oder, noch
words-unsure = unbekannt, unklar, unsicher, dunkel
words-no = nein, n
words-done = fertig, geklebt
words-remaining = übrig, rest
words-leave = abbrechen, abbruch, stopp, fertig, schon gut, lass es, vergiss es
words-go = gehe, geh, springe
words-restart = neustart, neubeginn
words-article = ein, eine, einen, einem, einer, eines
words-the = der, die, das, den, dem
words-card = karte, karten, entwicklung, entwicklungen, entwicklungskarte, entwicklungskarten
words-held = hand, reserviert, reservierte, reservierten, handkarte, zurückgelegte, zurückgelegten
# Words that stand in lines about anything, so that help is not offered for them.
words-common = mein, meine, ich, du, ja, nein, j, n, dann, spieler, andere, anderen, wort, zeile, code, erste, noch, letzte, tisch, platz, nummer, zug, aktion, brauche, schau, probiere, dran, nimm, kaufe, mit, spiel, spiele, suche, finde, hilfe, rest, übrig, und, oder, ist, sind, was, wer, kostet, gib, geben, sp, an, aus, auf, kurz, beginnt, beginnen, offen, zurück, leg, lege, lektion, stimme, nochmal, zeige, hat, habe, will, gleich, frage, links, warte, bitte, danke
# Was von einer vorgelesenen Karte gesagt wird. said-heard: wie ein Diktat Wörter schreibt, jedes mit dem richtigen.
said-row-lowest = unten, untere, unteren, unterste, untersten, unterster
said-row-middle = mitte, mittlere, mittleren, mittlerer
said-row-highest = oben, obere, oberen, oberste, obersten, oberster
said-ordinal = erste ersten erster erstes, zweite zweiten zweiter zweites, dritte dritten dritter drittes, vierte vierten vierter, fünfte fünften fünfter
said-gives = gibt, geben, bringt, liefert, kriegt, bekommt, bonus, zählt
said-only = nur, lediglich, genau, bloß, ausschließlich, allein, bloss
said-needs = braucht, brauche, benötigt, zahlt, bezahlt, verlangt, zahlen, bezahlen
said-partly = mit, in, drin, darin, dabei, hat, wo, enthält, worin, inklusive
said-each = je, jeweils, jede, jeder, jedem, jedes
said-heard = weis weiß, weise weiß, rod rot, rott rot, blao blau, grühn grün, swarz schwarz, schwartz schwarz, fier vier, für vier, fir vier, sex sechs, ains eins, trei drei, einmal ein, zweimal zwei, dreimal drei, viermal vier, zweier zwei, dreier drei, paar zwei
said-chat = es, ist, sind, sie, er, man, da, hier, dort, welche, welcher, bitte, äh, ähm, hm, also, okay, ok, jetzt, neu, neue, dann, mal, schau, moment, steht, liegt, zeigt, glaube, ich, wir, habe, haben, du, mein, meine, für, zu, so, ne, nen, ner, man's, alles, gleiche, gleichen, auch, plus, sonst, nichts, farbe, farben, sorte, wert, irgendwas, irgendeine, etwas, x, kommt, vor, noch, wie, aber, insgesamt, zusammen, der, dieser, jener, aus, um, eben, war, was, davon, dazu, außerdem, sowie, erste, zweite, dritte, warte, wart
# Wie Leute erzählen, was jemand tat. said-letter: der Buchstabe eines Platzes, wie ein Diktat ihn schreibt.
said-take = nimmt, nahm, nehme, nehmen, genommen, greift, griff, schnappt, holt, holte, geholt, zieht, nimm, nehm, zog, gezogen, hol, mitgenommen, griffen, wählt, wählte, sammelt, sammelte, bedient, bediente, stapelt
said-get = bekommt, bekam, bekommen, kriegt, kriegte, gekriegt, kriegen, erhält, erhielt, erhalten, geht, gehen, ging, gingen, bekäme, krieg, wandert, wandern, wanderten, wanderte
said-buy = kauft, kaufte, kaufe, kaufen, gekauft, erwirbt, kauf, löst, löste, gönnt, erworben, leistet
said-pay = zahlt, zahlte, zahle, bezahlt, bezahlte, bezahle, gezahlt, zahlen, bezahlen, blecht, ausgegeben
said-reserve = reserviert, reservierte, reserviere, reservieren, sichert, sicherte, gesichert, merkt, merkte, vorgemerkt, zurücklegen, reservier
said-put = legt, legte, lege, gelegt, stellt, behält, legen, zurücklegt, weglegt
said-return = gibt, gab, gebe, gegeben, zurückgegeben, zurückgelegt, abgegeben, zurückgibt, zurückgeben, abgeben
said-reveal = neu, neue, neuer, aufgedeckt, nachgelegt, aufgelegt, nachgezogen, liegt, ersetzt, nachgerückt, rückt
said-idle = hat, habe, haben, hatte, ist, wird, wurde, sich, mir, dir, ihm, ihr, sein, seine, seinen, seiner, seins, ihre, ihren, ihrer, zurück, dann, danach, jetzt, auch, zug, dran, ab, weg, beiseite, vorrat, bank, dabei, da, dazu, musste, muss, machte, macht, zu, hin, gerade, grad, eben, spielt, die, beim, hab, bin, sind, wieder, seite, vor, nummer, nun, so, uns, sie, dafür, davon, drauf, stück, ins, aufs, will, möchte, letzten, hinsehen, hinzusehen, mehr, wären, hinschauen, verschiedene, verschiedenen, unterschiedliche, später, links
said-free = umsonst, nichts, gratis, kostenlos, was, irgendwas, etwas
said-denying = nicht, nie, kein, keine, keinen, keins, keiner, keinem
said-held = reservierte, reservierten, reservierter, hand, gesicherte
said-hand = hand
said-blind = blind, verdeckt, verdeckte, ungesehen, unbekannte, unbekannt
said-whose = für, von, bei, zu, an
said-he = er, sie
said-i = ich, mein, meine, mir
said-paying = mit, für, um
said-letter = zeh c, ze c, ceh c, tse c, beh b, bee b, ha h
# Wie Leute erzählen, dass am Tisch etwas schiefging; mehrere Wörter können zusammengehören.
said-forgot = vergessen, vergaß, vergisst, übersehen, vergessene, vergessenes, vergessenen, vergaßen
said-skipped = übersprungen, ausgelassen, nicht dran, übergangen, nicht an der Reihe, nicht drangekommen, Zug verpasst, Runde verpasst
said-swapped = vertauscht, verkehrt herum, verwechselt, getauscht, falsch herum, andersherum, durcheinander, durcheinandergeraten
said-seen = umgekippt, gesehen, gezeigt, sichtbar, umgefallen
said-dropped = heruntergefallen, runtergefallen, gefallen, fallen, fallengelassen, fällt
said-counted = gezählt, nachgezählt, durchgezählt
said-later = jetzt, nachträglich, noch, später, nun
said-wrong = falsch, irrtümlich, versehentlich, aus Versehen, stimmt nicht, Quatsch, Korrektur, eigentlich, hätte, hatte, gemeint, falsche, falschen, falscher, verzählt, vertan, außer der Reihe, dran nicht, vorgedrängelt, vor der Zeit, nicht dürfen, anders überlegt, stimmen nicht
said-twice = zweimal, zwei Züge, zweimal hintereinander, doppelt, Zug zu viel, einmal zu oft, Extrazug
said-few = zu wenig, zu viel, zu wenige, zu viele, nicht bezahlt, fehlte ein, fehlten, reichte nicht, nicht bezahlen, nicht leisten
said-turn = Zug, Runde
said-gone = unter dem Tisch, unterm Tisch, auf dem Boden, verloren, fehlt, unter den Tisch, am Boden
said-come = kommt, kam, kommen, gekommen, besucht, besuchte, besuch
said-self = sich
said-rather = nein, sorry, quatsch, halt, vielmehr
said-instead = statt, anstatt, anstelle von, an Stelle von
said-although = obwohl, obgleich, es waren aber, es lagen aber, dabei waren
said-fourth = vierte, vier Karten, vier reservierte, mehr als drei
said-refilled = aufgedeckt, aufzudecken, aufdecken, aufgelegt, aufzulegen, nachgelegt, nachzulegen, nachlegen, nachgezogen, nachzuziehen, neue Karte, umgedreht, umzudrehen, ersetzt, zu ersetzen, aufgefüllt, aufzufüllen, nachgefüllt
said-nobody = keiner, niemand, niemals, ohne
said-stays-empty = bleibt leer, blieb leer, ist leer, noch leer, leer geblieben, war leer
said-left = liegen lassen, liegen gelassen, liegengelassen

## Sentences that mean a command: a line each of what is typed, an equals sign, and the command.
## a/b is either word, (words) may be missing, _ is any words; | asks which, after ; comes a second try.

phrases-sayings =
    (noch) (gib/gibt/zeig) (mir) (es) (noch) (ein) (paar) alternativen = tipp mehr
    (noch) (ein) (paar) andere/weitere alternativen/möglichkeiten/vorschläge = tipp mehr
    (die/alle) adligen/adlige/adelige/adeligen anzeigen/zeigen/auflisten/aufzählen/vorlesen = adlige
    (die) bank anzeigen/zeigen/vorlesen = bank
    (die) auslage/karten anzeigen/zeigen/auflisten/vorlesen = auslage
    (die) auslage komplett/vollständig/ganz = auslage
    (mich) (mal) umschauen/umsehen/umgucken = auslage
    sag/sage/melde/nenn/nenne (mir) (immer) jeden/vor/nach/am/bei/zu _ kaufen kann = einstellungen kaufbar an
    sag/sage/melde/nenn/nenne (mir) (immer) _ kaufen kann = einstellungen kaufbar an
    sag/sage/melde/nenn/nenne (mir) (immer) jeden/vor/nach/am/bei/zu _ geändert/verändert hat = einstellungen änderungen an
    was sind (die) punkte/prestigepunkte/siegpunkte = hilfe punkte
    wozu/wofür (sind) (gibt) (es) (die) punkte/prestigepunkte (gut) = hilfe punkte
    zählen (die) punkte von/der (den) adligen/adlige (mit) (für) (die) (fünfzehn/15) (mit) = regeln nobles
    (die) letzten/letzte _ ereignisse/züge/zeilen/aktionen = protokoll _
    ist (das) ende (schon) ausgelöst/eingeläutet = ziel punkte
    wurde das ende (schon) ausgelöst/eingeläutet = ziel punkte
    wer kann das spiel (jetzt) beenden = ziel punkte
    (das) (war) (ein) versehen/fehler/irrtum = rückgängig
    hoppla/ups/huch/oje = rückgängig | älter
    zurück = rückgängig | älter
    abbrechen/abbruch/stornieren = hilfe rückgängig
    nimm/gib (mir) (je) (einen) von jeder (farbe/sorte) = nimm
    (meinen/den/diesen) zug aussetzen/auslassen/überspringen/beenden = passe
    nichts tun/machen = passe
    nächster/nächste spieler/spielerin = passe
    ich bin fertig = passe
    chips/edelsteine/steine = bank | ich
    wie viele chips/edelsteine/steine = bank | ich
    karte = auslage | karten | hand
    (der/die) letzte/letzter zug = zuletzt
    was habe/hab ich verpasst/überhört = zuletzt
    ältere einträge/zeilen/meldungen = älter
    (die) letzten _ einträge/zeilen/meldungen (vom protokoll) = protokoll _
    (die) (letzten/alle/bisherigen) züge = protokoll züge
    wiederhole/wiederhol (das/es/bitte) = nochmal
    was hast du gesagt = nochmal
    wie stehe ich (da) = stand
    wie steht es/das (spiel) = stand
    (der/den) zweitbeste/zweitbesten (zug) = tipp mehr
    (und) (dein) plan b = tipp mehr
    (die) nächste/folgende regel = regeln weiter
    weiter/nächste/nächstes = neuer | regeln weiter | tutorial weiter
    nicht (so) teuer = suche günstig
    nimm/nehme (das/es/den/meinen) (letzten) (zug) (wieder) zurück = rückgängig
    status/inventar = ich
    (der/die) andere spieler/spielerin = spieler
    wie bitte = nochmal
    gibt/gibt's/gibts (es) (wirklich) (gar/überhaupt) kein/keine/keinen _ mehr = bank _
    (ist/sind) (wirklich) (gar/überhaupt) kein/keine/keinen _ mehr da/übrig = bank _
    sind (die/alle) _ alle (weg/aus) = bank _
    (nur) (mal) angenommen ich kaufe/kaufte _ was kann/könnte ich (mir) (dann/danach/anschließend) (noch) kaufen/leisten/bezahlen/zahlen = probiere kaufe _
    (mal) angenommen/wenn/falls/sobald ich _ kaufe/kaufte/habe/hätte was kann/könnte ich (mir) (dann/danach/anschließend) (noch) kaufen/leisten/bezahlen/zahlen = probiere kaufe _
    was kann/könnte ich (mir) (dann/danach) (noch) kaufen/leisten/bezahlen/zahlen wenn/falls/sobald ich _ kaufe/kaufte/habe/hätte = probiere kaufe _
    was bleibt/bliebe/behalte/behielte (mir/ich) (noch/dann) (übrig) wenn/falls/sobald _ mir/mein gehört/gehörte/ist/wäre/wird = probiere kaufe _
    was hab/habe/hätte ich (noch/dann) (übrig) wenn/falls/sobald _ mir/mein gehört/gehörte/ist/wäre/wird = probiere kaufe _
    was ist/sind/war/is/waren (noch/nochmal/eigentlich/denn/genau/überhaupt/gleich) (mal) (ein/eine) onyx/onyxe (nochmal/noch/eigentlich/denn/genau/überhaupt) (mal) = hilfe onyx
    was ist/sind/war/is/waren (noch/nochmal/eigentlich/denn/genau/überhaupt/gleich) (mal) (ein/eine) saphir/saphire (nochmal/noch/eigentlich/denn/genau/überhaupt) (mal) = hilfe saphir
    was ist/sind/war/is/waren (noch/nochmal/eigentlich/denn/genau/überhaupt/gleich) (mal) (ein/eine) smaragd/smaragde (nochmal/noch/eigentlich/denn/genau/überhaupt) (mal) = hilfe smaragd
    was ist/sind/war/is/waren (noch/nochmal/eigentlich/denn/genau/überhaupt/gleich) (mal) (ein/eine) rubin/rubine (nochmal/noch/eigentlich/denn/genau/überhaupt) (mal) = hilfe rubin
    was ist/sind/war/is/waren (noch/nochmal/eigentlich/denn/genau/überhaupt/gleich) (mal) (ein/eine) diamant/diamanten (nochmal/noch/eigentlich/denn/genau/überhaupt) (mal) = hilfe diamant
phrases-help =
    (das) glossar = hilfe wörter
    (die) wörterliste/wortliste = hilfe wörter
    (die) liste der wörter = hilfe wörter
    (eine) erklärung/erläuterung zu/zum/zur/über/vom/von _ = hilfe _
    hilf/hilfe mir (bitte) = hilfe
    welcher buchstabe ist/heißt (für) _ = hilfe buchstaben
    wie ändere/wechsle/stelle ich (die) sprache (um) = hilfe sprache
    wie tippe/schreibe ich (ein/eine) _ = hilfe _
    (ich) brauch/brauche (bitte) hilfe = hilfe
    was kann/darf ich (jetzt/hier) (tun/tippen/machen/sagen/eingeben) = hilfe
    was muss/soll ich (jetzt/hier) tippen/sagen/eingeben = hilfe
    was muss/soll ich (jetzt/hier) tun/machen = tipp
    was/und nun/jetzt = tipp
    was ich (jetzt) tun/tippen kann = hilfe
    wie mache ich (etwas/das/einen) (zug) rückgängig = hilfe rückgängig
    pause = hilfe speichern
    (was) (sind) (die) befehle/kommandos = hilfe
    (welche) befehle (gibt) (es) = hilfe
    (was) (sind) (meine/die) möglichkeiten/optionen/menü = hilfe
    ich verstehe (das/es/gar) (nicht/nichts) = hilfe
    ich weiß (das/es) nicht (mehr) (was) (ich) (tun/machen) (soll/muss) = hilfe
    ich weiß nicht weiter = tipp
    wer beginnt/fängt (an) = hilfe startspieler
    wie viele spieler (spielen/sind/gibt) (es) (mit) = hilfe spieler
    wie geht/funktioniert reservieren = hilfe reserviere
    wie geht/funktioniert kaufen = hilfe kaufe
    wie geht/funktioniert nehmen = hilfe nimm
    was ist der unterschied zwischen _ und _ = hilfe _
    wie beende/verlasse ich (das) (spiel) = hilfe beenden
    wie speichere ich (das/ein) (spiel) = hilfe speichern
    wie komme/komm ich (hier) raus = hilfe beenden
    was ist das ziel (des) (spiels) = regeln ende
    worum geht es = regeln ende
    erkläre/erklär (mir) die regeln = regeln
    wie geht/funktioniert das/dieses (spiel/programm) = hilfe
    wer hat das/dieses (spiel/programm) gemacht/erfunden/entwickelt = hilfe über
    wer bist du = hilfe über
    wer hat dich (eigentlich) gemacht/programmiert/geschrieben/erfunden = hilfe über
    was macht/tut _ = hilfe _
    worum geht es (hier/da) (eigentlich/überhaupt) (hier) = hilfe über
    worum geht's (hier/da) (eigentlich/überhaupt) (hier) = hilfe über
    was ist das (hier/eigentlich) für ein spiel/programm = hilfe über
    was für ein spiel/programm ist das (hier/eigentlich) = hilfe über
    was ist splendor = hilfe über
    tausche/tausch/verkaufe/verkauf/stiehl/handle (_) = hilfe zug
    wie gewinne/gewinnt ich/man (das/dieses) (spiel) = regeln ende
    wann endet/ist (das/dieses) (spiel) (zu) (ende/vorbei/aus) = regeln ende
    warum ist (das/es) (spiel) (zu) ende/vorbei/aus = regeln ende
    wie viele chips/edelsteine/steine darf/kann ich/man (haben/behalten) = regeln grenze
    wie spielt/spiele man/ich (das) (spiel) = regeln zug
    (was) (sind) (die) regeln (des) (spiels) = regeln
    lies/lese/zeig/zeige (mir) (die) regeln (vor) = regeln
    (die) regeln/regel zu/zum/zur/über/von (den/der/dem/die/das) _ = regeln _
    wie bekomme/bekommt/mache/macht ich/man punkte = hilfe punkte
    wie kaufe/kauft ich/man (eine) (karte/karten) = hilfe kaufe
    wie reserviere/reserviert ich/man (eine) (karte/karten) = hilfe reserviere
    wie nehme/nimmt ich/man (edelsteine/chips) = hilfe nimm
    wie zahle/zahlt/bezahle/bezahlt ich/man (eine) (karte) = hilfe zahlung
    wie geht/funktioniert _ = hilfe _
    was bedeutet/bedeuten/heißt/heißen/meint (der/die/das) _ = hilfe _
    was ist/sind ein/eine/einen _ = schau _ ; hilfe _
    was ist/sind (der/die/das) _ = schau _ ; _ ; hilfe _
    wozu ist/sind/dient (der/die/das/ein/eine) _ (da/gut) = hilfe _
    erkläre/erklär (mir) (das/den/die) _ = schau _ ; hilfe _
    (die) bedeutung von _ = hilfe _
    erzähl/erzähle (mir) (etwas/was) von/über _ = schau _ ; _ ; hilfe _
    bring/bringe (mir) (das) (spiel) (spielen) bei = tutorial
    (starte) (das) tutorial = tutorial
    ich will/möchte (das) (spiel) (spielen) lernen = tutorial
    lerne (das) spiel = tutorial
phrases-program =
    (alle/die) (die) einstellungen auflisten/aufzählen/anzeigen/zeigen/vorlesen = einstellungen alle
    (zeig/zeige/nenn/nenne/lies) (mir) alle einstellungen = einstellungen alle
    abkürzung/kürzel anlegen:/anlegen/einrichten _ für/als _ = kürzel _ _
    (ich) (will/möchte/hätte) (gern/gerne) (einen/ein) ton/klingel/glocke/piep/signal wenn ich dran bin = einstellungen signal
    lösch/lösche/leer/leere den bildschirm wenn _ dran/reihe ist/kommt = einstellungen leeren an
    mach/zeig/zeige die karten kürzer (bitte) = einstellungen karten zeile
    wie komm/komme/geh/gehe/kommt (ich/man) (hier) (wieder) raus/hinaus/weg = hilfe beenden
    wie verlass/verlasse/beende ich (hier) (das/dieses) (spiel) = hilfe beenden
    wie komm/komme ich (da/hier) (später/morgen/nachher) (wieder) rein/hinein = speichern
    wie komm/komme ich (später/morgen/nachher) (wieder) zurück ins spiel = speichern
    wie geht es später/morgen/nachher weiter = speichern
    wie kann ich sie/ihn (noch) aufhalten/stoppen/bremsen = gefahr
    was kann ich (tun/machen) um sie/ihn (noch) aufzuhalten = gefahr
    was kann ich (tun/machen) um sie/ihn zu stoppen/bremsen = gefahr
    abkürzung/kürzel (anlegen/einrichten/machen) (für) _ für/als/gleich _ = kürzel _ _
    wenn ich _ tippe/schreibe/eingebe (dann) lies/zeig/zeige/mach/sag (mir) (die/den/das) _ = kürzel _ _
    wenn ich _ tippe/schreibe/eingebe (dann) meine/mein ich _ = kürzel _ _
    (den/die) taste/knopf _ brauch/brauche ich nicht mehr = taste _ aus
    (zeig/zeige/schreib/schreibe) (mir) keine zellen/braillezellen/braillepunkte (mehr) (hinter/unter/bei/nach) (den/jeder) (karten/karte) = einstellungen zellen aus
    (ich) (will/möchte) (mit) (das/dem/die/der/diese) (ganze) tutorial/einführung/lektion/lektionen (bitte) beenden/aufhören/abbrechen/überspringen/lassen/verlassen = tutorial off
    (ich) will/brauche/möchte (das/die/dieses/gar) kein/keine (weiteres) tutorial/einführung/lektion/lektionen (mehr) = tutorial off
    kein/keine tutorial/einführung/lektion/lektionen (mehr) = tutorial off
    lass (das/die) tutorial/einführung weg/bleiben/sein = tutorial off
    lass mich mit dem/der tutorial/einführung in ruhe = tutorial off
    hör/höre (bitte) (auf) mit dem/der/den tutorial/einführung/lektionen (auf) = tutorial off
    stopp/stoppe/beende/überspring/überspringe (das/die) tutorial/einführung/lektionen = tutorial off
    (das) tutorial aus = tutorial off
    wie oft (hab/habe) ich (eigentlich) (schon/bisher) gewonnen = hilfe statistik
    wie viele spiele/partien (hab/habe) ich (schon/bisher) gewonnen/gespielt/verloren = hilfe statistik
    (zeig/zeige/sag/lies) (mir) (gibt) (es) (eine/die/meine) statistik/statistiken (bitte) = hilfe statistik
    (wo) (sind) (welche) (zeig) (mir) (meine/die) gespeicherten/gespeicherte spiele/partien (sind) (gibt) (es) (da) = hilfe spiele
    welche spiele (hab/habe) ich gespeichert = hilfe spiele
    wo finde ich meine (gespeicherten/anderen/alten) spiele = hilfe spiele
    (die) liste der (gespeicherten) spiele = hilfe spiele
    gute nacht (zusammen/allerseits) = beenden
    schlaf/schlaft gut = beenden
    mach/mache/nimm/lass _ (als/zur/zu) (eine/einer) kurz/kurzform/abkürzung/kürzel (für) _ = kürzel _ _
    _ soll für _ stehen = kürzel _ _
    (was/welche) (sind) (meine) abkürzungen/kürzel/aliase (habe) (ich) = kürzel
    welche taste/tasten _ = taste
    (welche) tasten (gibt) (es) = taste
    (bitte) (die) (sprache) auf/in englisch umstellen/umschalten/wechseln/stellen = einstellungen sprache en
    (bitte) (die) (sprache) auf/in deutsch umstellen/umschalten/wechseln/stellen = einstellungen sprache de
    (bitte) (die) (sprache) auf/in französisch umstellen/umschalten/wechseln/stellen = einstellungen sprache fr
    (bitte) (die) (sprache) auf/in niederländisch/holländisch umstellen/umschalten/wechseln/stellen = einstellungen sprache nl
    stell/stelle (die) (sprache) (bitte) auf englisch (um) = einstellungen sprache en
    stell/stelle (die) (sprache) (bitte) auf deutsch (um) = einstellungen sprache de
    stell/stelle (die) (sprache) (bitte) auf französisch (um) = einstellungen sprache fr
    stell/stelle (die) (sprache) (bitte) auf niederländisch/holländisch (um) = einstellungen sprache nl
    (mein/das) ziel/vorhaben streichen/löschen/vergessen/aufgeben = vorhaben keine
    vergiss/streich/lösch/lösche (mein/das) ziel/vorhaben = vorhaben keine
    hilf/hilfe mir (bei) (der/meiner/zu) entscheidung/entscheiden/wählen = tipp
    (die) konfiguration/voreinstellungen = einstellungen
    (die) einstellungen ändern = einstellungen
    ändere (die) einstellungen = einstellungen
    sei still/ruhig/leise = einstellungen
    halt (den) mund/klappe/die (klappe) = einstellungen
    ruhe/still/stille = einstellungen
    hör auf (zu) sprechen/reden/vorzulesen = einstellungen sprecher
    (schalte/schalt/mach/stell/stelle) (das/den/die) _ aus/ab = einstellungen _ aus ; einstellungen _
    (schalte/schalt/mach/stell/stelle) (das/den/die) _ an/ein = einstellungen _ an ; einstellungen _
    (ändere) (das/die) tempo/geschwindigkeit (ändern) = einstellungen tempo
    sprich/rede/lies (bitte) schneller/langsamer = einstellungen tempo
    schneller/langsamer = einstellungen tempo
    (den/die/das) _ ausschalten/abschalten/ausmachen = einstellungen _ aus ; einstellungen _
    (den/die/das) _ einschalten/anschalten/anmachen = einstellungen _ an ; einstellungen _
    weniger/mehr/länger = einstellungen umfang
    sprich/rede weniger = einstellungen umfang kurz
    (sprich/rede) kürzer/knapper = einstellungen umfang kurz
    sprich/rede mehr/länger = einstellungen umfang ausführlich
    (sprich/rede) ausführlicher = einstellungen umfang ausführlich
    kürzere/knappere/weniger antworten/einzelheiten = einstellungen umfang kurz
    (etwas) mehr/längere/ausführlichere antworten/einzelheiten/details = einstellungen umfang ausführlich
    (die) sprache ändern/wechseln/umstellen = einstellungen sprache
    ändere/wechsle/wechsel (die) sprache = einstellungen sprache
    sprich/rede deutsch/englisch/französisch/niederländisch = einstellungen sprache
    (eine) andere stimme = einstellungen stimme
    speichere/speicher (das/mein/dieses) (spiel) = speichern
    (das) spiel speichern = speichern
    ist/wird/war (das/mein/dieses/es) (spiel) gespeichert = speichern
    speichern und beenden/aufhören/verlassen = beenden
    ende = beenden
    beende/verlasse/schließe/stoppe (das/dieses) (spiel/programm) (jetzt) = beenden
    (das/dieses) spiel beenden/verlassen = beenden
    (das/dieses) programm beenden/verlassen/schließen = beenden
    ich höre/hör auf = beenden
    ich gebe/geb auf = beenden
    hör auf = beenden
    aufgeben/raus/stopp/stop/tschüss/tschüs/ade/ciao = beenden
    auf wiedersehen = beenden
    bis bald/später/dann = beenden
    gute nacht = beenden
    (noch) eine/einmal partie/runde/spielen = revanche
    nochmal spielen = revanche
    (spiel) neu starten/beginnen/anfangen = revanche
    fang/fange von vorn/vorne an = revanche
    von vorn/vorne (anfangen/beginnen) = revanche
    (starte/beginne) (ein) neues spiel = neu
    (ein) anderes spiel = neu

## The list of games

games-head =
    { $count ->
        [0] Noch gibt es keine gespeicherten Spiele. Eines beginnst du mit: splendor-access play
        [one] Ein gespeichertes Spiel:
       *[other] { $count } gespeicherte Spiele, das zuletzt gespielte zuerst:
    }
game-listed =
    Spiel { $game }, { $state }, { $played }: { $players }.{ $edition ->
        [usual] {""}
       *[other] {" "}{ edition-named }
    }{ $house ->
        [none] {""}
       *[some] {" "}{ house-rules }
    }
    .brief =
        { $game }: { $state }, { $played }, { $players }.{ $edition ->
            [usual] {""}
           *[other] {" "}{ edition-named }
        }{ $house ->
            [none] {""}
           *[some] {" "}{ house-rules }
        }
game-unreadable = Spiel { $game }: { $problem }
games-more =
    { $count ->
        [one] Noch ein Spiel ist nicht genannt. Alle nennt: splendor-access games --all
       *[other] Noch { $count } Spiele sind nicht genannt. Alle nennt: splendor-access games --all
    }
games-by-name = Weniger, mit einem Namen: splendor-access games Anna
games-filtered = { $count ->
        [0] Kein gespeichertes Spiel passt.
        [one] Ein gespeichertes Spiel passt:
       *[other] { $count } gespeicherte Spiele passen, das zuletzt gespielte zuerst:
    }
game-deleted = Gelöscht: { $game }
game-renamed = Spiel { $game } heißt jetzt { $name }.
game-name-wrong = "{ $typed }" kann kein Spiel heißen. Buchstaben, Ziffern und Bindestriche gehen, zuerst ein Buchstabe.
game-name-taken = Es gibt schon ein Spiel namens { $name }.
games-others =
    { $count ->
        [one] Noch ein anderes Spiel ist offen. Um es zu hören: splendor-access games
       *[other] { $count } andere Spiele sind auch offen. Um sie zu hören: splendor-access games
    }
game-in-round = Runde { $round }
game-won = { COUNT($names) ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
game-ended = zu Ende
game-untold = zu Ende, aber du hast noch nicht gehört, wie
game-open = in einem anderen Programm offen, Runde { $round }
game-damaged =
    { $count ->
        [0] beschädigt, kein Zug fehlt, Runde { $round }
        [one] beschädigt, ein Zug fehlt, Runde { $round }
       *[other] beschädigt, { $count } Züge fehlen, Runde { $round }
    }
played =
    { $days ->
        [0] heute
        [1] gestern
       *[other] { $day }. { month }{ $year ->
            [0] {""}
           *[other] {" "}{ $year }
        }
    }
month =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }

## Statistik

stats-line = { $group }: { stats-wins }{ $shared ->
        [0] { "" }
       *[other] ,
    } in { stats-games }, im Durchschnitt { points-counted }{ $turns ->
        [0] { "" }
        [one] { " " }in { $turns } Zug
       *[other] { " " }in { $turns } Zügen
    }.
    .brief = { $group }: { stats-wins }{ $shared ->
            [0] { "" }
           *[other] ,
        } in { stats-games }, { points-counted }{ $turns ->
            [0] { "" }
            [one] , { $turns } Zug
           *[other] { "," } { $turns } Züge
        }.
stats-wins =
    { $wins ->
        [0] kein Sieg
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    }{ $shared ->
        [0] { "" }
       *[other] { "," } davon { $shared } geteilt
    }
stats-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spielen
    }
stats-none-finished =
    { $count ->
        [one] { $group }: { $count } Spiel, nicht beendet.
       *[other] { $group }: { $count } Spiele, keines davon beendet.
    }
stats-unfinished =
    { $count ->
        [one] { $count } Spiel ist nicht beendet und zählt hier nicht mit.
       *[other] { $count } Spiele sind nicht beendet und zählen hier nicht mit.
    }
stats-coach =
    { $count ->
        [one] Rückblick auf { $count } Spiel: ein Zug kostete im Durchschnitt { stats-cost }.
       *[other] Rückblick auf { $count } Spiele: ein Zug kostete im Durchschnitt { stats-cost }, und { $last } im letzten davon.
    }
stats-cost = { $loss } Prozent Siegchance
stats-all = Alle Spiele
stats-all-of = Alle Spiele von { $name }
stats-computer = Gegen den Computer
stats-keyboard = An einer Tastatur
stats-friends = Mit Freunden anderswo
stats-box = Mit echten Karten
stats-players = Zu { $count ->
        [2] zweit
        [3] dritt
       *[other] viert
    }
stats-level = Gegen den Computer ({ $level })
stats-person = Gegen { $name }
stats-left-out =
    { $count ->
        [one] { $count } Spiel mehrerer Leute an einer Tastatur zählt nicht mit. Sage, wer du bist, etwa: splendor-access stats --me { $name }
       *[other] { $count } Spiele mehrerer Leute an einer Tastatur zählen nicht mit. Sage, wer du bist, etwa: splendor-access stats --me { $name }
    }
stats-nobody = In den gespeicherten Spielen heißt niemand "{ $typed }". { COUNT($names) ->
        [0] Es gibt noch keine Spiele.
       *[other] Dort spielen { $names }.
    }

## Speech by the program itself

speech-left-to = Das Sprechen bleibt { $reader } überlassen; --speech ändert das.
speech-left = Das Sprechen bleibt deinem Screenreader überlassen; --speech ändert das.
speech-direct = Das Programm spricht, durch { $path }; --speech ändert das.
speech-none = Niemand spricht: es läuft kein Sprachdienst; --speech direct startet einen.
speech-none-elsewhere = Niemand spricht: hier ist kein Screenreader, und keine Stimme antwortet. Tippe splendor-access doctor, um zu hören, warum.
speech-failed = Das Programm kann hier nicht sprechen: tippe splendor-access doctor, um zu hören, warum. Das Spiel geht als Text weiter.
# Spoken after the answer to the line whose keys cut news off. last is the command.
speech-cut-short = { $count ->
        [one] Eine Zeile nicht gehört: zuletzt
       *[other] { $count } Zeilen nicht gehört: zuletzt
    }
speech-gone = Die Sprachausgabe ist ausgefallen. Das Spiel geht als Text weiter.
speech-instead = Die Sprachausgabe geht weiter, durch { $path }.
speech-cannot = { $path } kann die Einstellung { $setting } nicht ändern.
speech-no-such-voice = Die Stimme { $voice }, die in deinen Einstellungen steht, gibt es nicht. Für die übliche tippe einstellungen stimme standard.
speech-no-voice = Die Stimme { $voice } gibt es nicht: die Stimme bleibt, wie sie war.
speech-space = Leerzeichen
# Words that are made of the letters of gems only, and are no codes of gems.
spoken-words = der, des, dose, ego, er, erde, ergo, error, es, good, oder, org, red, rede, rege, res, rose, see, seed, so, sorge

## Prompts

prompt-you = du
    .about = Das Eingabewort du bedeutet, dass du dran bist.
prompt-pay = zahle
    .about = Das Eingabewort zahle bedeutet, dass du wählst, wie du eine Karte bezahlst.
prompt-return = gib
prompt-noble = adliger
prompt-wait = warte
    .about = Das Eingabewort warte bedeutet, dass jemand anderes dran ist. Fragen kannst du trotzdem alles.
prompt-sent = gesendet
    .about = Das Eingabewort gesendet bedeutet, dass dein Zug zum Tisch unterwegs ist.
prompt-which = welche
    .about = Das Eingabewort welche bedeutet, dass du aus einer Liste wählst, nach Nummer oder nach dem, was dort genannt ist.
prompt-sure = ja oder nein
    .about = Das Eingabewort ja oder nein wartet auf ja oder nein oder auf Worte wie klar. Bei allem anderen wird noch einmal gefragt. Schickt ein Programm die Zeilen, bedeutet alles außer ja nein.
prompt-trouble = störung
    .about = Das Eingabewort störung bedeutet, dass sich das Spiel nicht speichern ließ. Tippe nochmal, ungespeichert oder beenden.
prompt-ready = bereit
prompt-teach = lies
    .about = Das Eingabewort lies kommt in teach: lies die Zellen und tippe, was sie sind.
prompt-teach-more = weiter
    .about = Das Eingabewort weiter kommt in teach nach einer Runde. Enter beginnt die nächste.
prompt-over = aus
    .about = Das Eingabewort aus bedeutet, dass das Spiel zu Ende ist. Du kannst noch fragen und zurücknehmen.
prompt-replay = aufzeichnung
    .about = Das Eingabewort aufzeichnung kommt in einem aufgezeichneten Spiel: Enter geht weiter, zurück geht zurück, zug 12 geht zu diesem Zug.
prompt-setup = antwort
    .about = Das Eingabewort antwort kommt vor einem Spiel: das Programm fragt, wer spielt.
prompt-fix = korrigiere
    .about = Das Eingabewort korrigiere bedeutet, dass eine frühere Eingabe eines Spiels mit echten Karten korrigiert wird.
prompt-count = zähle
    .about = Das Eingabewort zähle heißt, dass du die Chips am echten Tisch zählst. Enter sagt, dass sie stimmen.
prompt-check = prüfe
    .about = Das Eingabewort prüfe bedeutet, dass du den echten Tisch mit dem Eingegebenen vergleichst. Enter sagt, dass es stimmt.
prompt-more = mehr
    .about = Das Eingabewort mehr bedeutet, dass eine Antwort weitergeht. Enter liest weiter, eine Frage wird vorher beantwortet, und jeder andere Befehl lässt den Rest weg.
more =
    { $count ->
        [one] Noch eine Zeile. Drücke Enter, um sie zu lesen, oder tippe einen Befehl.
       *[other] Noch { $count } Zeilen. Drücke Enter, um weiterzulesen, oder tippe einen Befehl.
    }
more-before =
    { $count ->
        [one] Noch eine Zeile der früheren Antwort. Drücke Enter, um sie zu lesen, oder tippe einen Befehl.
       *[other] Noch { $count } Zeilen der früheren Antwort. Drücke Enter, um weiterzulesen, oder tippe einen Befehl.
    }
waiting = { $name } ist am Zug, bitte warten.
completions = { $count } Wörter: { $words }.

## Braille that is not there

to-install =
    { $command ->
        [none] Vielleicht hat dein System ein Paket dafür.
       *[other] Zum Installieren tippe: { $command }
    }
braille-missing =
    { $system ->
        [windows] Braillezellen brauchen liblouis. NVDA 2026.1 oder neuer bringt es mit. Oder entpacke die Datei für Windows von github.com/liblouis/liblouis/releases, und lass SPLENDOR_ACCESS_LIBLOUIS ihren Ordner nennen.
        [page] Nur Codes haben auf dieser Seite Braillezellen: andere Texte brauchen das installierte Programm.
       *[other] Braillezellen brauchen liblouis. { $step }
    }
braille-no-library = liblouis ließ sich nicht laden: { $detail }
braille-no-table = Die Brailletabelle { $detail } ist nicht da. { $step }
tables-elsewhere = Gesucht werden Tabellen nur in { $path }, wie LOUIS_TABLEPATH es sagt: ändere oder lösche diese Variable.
braille-failed = Braillezellen ließen sich nicht machen: { $detail }

## A braille display that is not there

display-everywhere = BRLTTY erkennt nicht, welches Fenster vorn ist. Das Spiel behält die Braillezeile, bis du es verlässt, auch in anderen Fenstern.
no-display-only-linux = Das Spiel selbst steuert Braillezeilen unter Linux an, mit BRLTTY, und unter Windows, in NVDA. Sonst zeigt dein Screenreader das Spiel auf deiner Braillezeile.
no-display-no-binding = Das Python-Modul brlapi fehlt. { $step }
no-display-isolated = Das Python-Modul brlapi ist installiert, aber dieses Programm wurde so installiert, dass es das Modul nicht sieht. Damit es die Module des Systems sieht, tippe: { $command }
no-display-not-installed = BRLTTY, das Braillezeilen ansteuert, ist nicht installiert. { $step }
no-display-other-python = Das Python-Modul brlapi ist für Python { $found }, und dieses Programm läuft mit { $here }. Installiere das Programm mit dem Python deines Systems: pipx install --python /usr/bin/python3 --system-site-packages
no-display-not-running = BRLTTY antwortet nicht auf { $detail }. Läuft es? Um es zu starten, tippe: sudo systemctl start brltty
no-display-silent = BRLTTY antwortet nicht. Es scheint zu hängen. Um es neu zu starten, tippe: sudo systemctl restart brltty
no-display-no-rights = Du darfst die Braillezeile nicht benutzen, weil du { $detail }, den Schlüssel von BRLTTY, nicht lesen darfst. Um das zu ändern, tippe: sudo chgrp { $group } { $detail } && sudo chmod g+r { $detail }
no-display-locked = Du darfst die Braillezeile nicht ohne Schlüssel benutzen. Setze die Umgebungsvariable BRLAPI_AUTH auf keyfile: und die Datei mit dem Schlüssel von BRLTTY.
no-display-no-key = Du darfst die Braillezeile nicht ohne Schlüssel benutzen, und in { $detail } ist keiner. Setze die Umgebungsvariable BRLAPI_AUTH auf keyfile: und die Datei mit dem Schlüssel von BRLTTY.
no-display-wrong-key = Du darfst die Braillezeile nicht benutzen, weil der Schlüssel in { $detail } nicht der von BRLTTY ist. Ist er neu, starte BRLTTY noch einmal: sudo systemctl restart brltty
no-display-no-display = BRLTTY läuft, aber keine Braillezeile ist daran angeschlossen.
no-display-no-screen = BRLTTY leiht seine Braillezeile keinen Programmen in diesem Terminal.
no-display-other-program = Ein anderes Programm behält die Braillezeile für sich.
no-display-failed = Die Braillezeile lässt sich nicht benutzen: { $detail }
no-display-device = SPLENDOR_ACCESS_DEVICE nennt "{ $typed }", und das steuert keine Braillezeile an. Zur Wahl stehen: { $names }.
no-display-json = Kein Programm zeigt Braille auf { $path }.
no-display-nvda = Splendors Erweiterung für NVDA läuft nicht. Mit NVDA 2026.1 oder neuer: Öffne splendor-access-{ $version }.nvda-addon, das mit dem Programm kommt, und lass NVDA neu starten. Andere Screenreader zeigen das Terminal auf deiner Braillezeile.
no-display-nvda-silent = Die Erweiterung für NVDA läuft, hat dieses Fenster aber nicht gefunden. Hol das Fenster nach vorn. In Windows Terminal muss die Titelleiste den Titel der Registerkarte zeigen.
no-display-nvda-none = NVDA hat jetzt keine Braillezeile. Wähle eine in seinen Braille-Einstellungen.
no-display-nvda-elsewhere = NVDA gibt es nur unter Windows.
# $older: which of the two is to be replaced. $addon, $game: their versions.
no-display-nvda-old = Die Erweiterung für NVDA hat Version { $addon }, das Spiel { $game }. Sie verstehen einander nicht. { $older ->
       *[add-on] Öffne splendor-access-{ $game }.nvda-addon, das mit dem Spiel kommt, und lass NVDA neu starten.
        [game] Installiere das neuere Spiel.
    }

## Labels: what is made

label-proven =
    { $labels ->
        [one] Ein Etikett wurde aus seiner Datei zurückgelesen
       *[other] { $labels } Etiketten wurden aus ihren Dateien zurückgelesen
    } und mit den Karten verglichen. Die Dateien sind in { $folder }:
label-made =
    { $file }: { $labels ->
        [one] ein Etikett
       *[other] { $labels } Etiketten
    } auf { $pages ->
        [one] einer Seite
       *[other] { $pages } Seiten
    }, { $dots } Punkte.
label-job =
    { $job ->
        [swell] Für Schwellpapier: alles Schwarze quillt auf, darum haben die Dateien nur Punkte und dünne Umrisse, in Schwarz. Durch die rechte obere Ecke jedes Umrisses geht eine Linie, und in der des Bogens steht ein Dreieck. Wörter, Kreuze und Lineale fehlen.
        [uv] Für fühlbaren UV-Druck: Punkte und Umrisse sind auf Sonderfarben, und Schriften sind eingebettet. Kreuze und Lineale fehlen, weil eine Druckerei ihre eigenen setzt.
        [home] Für einen Drucker zu Hause: er prägt nichts, darum sind die Punkte nur grau gedruckt, zum Ansehen oder Durchdrücken. Sonderfarben fehlen, weil er keine hat.
       *[embosser] Für einen Brailledrucker: er nimmt Zellen und zeichnet nichts. Wörter in Schwarzschrift, Umrisse, Kreuze und Lineale fehlen.
    }
label-title =
    Splendor, Etiketten in Braille: { $kind ->
        [cards] { $labels ->
            [one] eine Karte
           *[other] { $labels } Karten
        }
        [texts] { $labels ->
            [one] ein eigener Text
           *[other] { $labels } eigene Texte
        }
        [table] { $labels ->
            [one] ein Teil für den Tisch
           *[other] { $labels } Teile für den Tisch
        }
        [nobles] { $labels ->
            [one] ein Adligenplättchen
           *[other] { $labels } Adligenplättchen
        }
        [tokens] { $labels ->
            [one] ein Chip
           *[other] { $labels } Chips
        }
        [rules] Regeln
       *[aids] Spielhilfen
    }
label-ruler-title = Splendor, Ausrichtungsseite für Bogen { $sheet }
label-printing =
    Drucke Schichten von { $layer } mm. Punkte sind { $height } mm hoch, das sind { $layers ->
        [one] eine Schicht
       *[other] { $layers } Schichten
    }, auf Platten von { $plate } mm.
label-grooves = Ein Bogen von { $sheet } mm hält die Platten zusammen. Schneide an den Rillen entlang.
label-plate-layers = Platten sind { $plate } mm dick, nicht { $asked } mm, weil ein Drucker ganze Schichten macht.
label-plates =
    Drucke { $first } bis { $last } einzeln. { $whole ->
        [none] Eine Datei mit allen wäre zu groß.
       *[other] { $whole } hat alle Platten in einer Reihe, und die passt in keinen Drucker.
    }
label-making = Mache { $file }, Datei { $number } von { $count }.
label-reading = Lese { $file }.
label-other-sheet =
    { $kind ->
        [nobles] Adligenplättchen
        [texts] Eigene Texte
        [table] Teile für den Tisch
        [tokens] Chips
        [aids] Spielhilfen
       *[other] Diese Etiketten
    } kommen auf Bogen { $sheet }.
label-no-print =
    Die Wörter in Schwarzschrift fehlen auf { $count } { $kind ->
        [cards] Karten
        [nobles] Adligenplättchen
        [texts] eigenen Texten
        [table] Teilen für den Tisch
       *[tokens] Chips
    }, weil unter den Punkten kein Platz dafür ist.
label-short-qr =
    Bei { $count ->
        [one] einem Etikett
       *[other] { $count } Etiketten
    } hat der QR-Code nur den Code, weil für die Wörter kein Platz ist{ $named ->
        [yes] : { $codes }.
       *[no] .
    }
label-no-qr =
    { $count ->
        [one] Ein Etikett bekommt
       *[other] { $count } Etiketten bekommen
    } keinen QR-Code, weil für einen, den ein Telefon lesen kann, kein Platz ist{ $named ->
        [yes] : { $codes }.
       *[no] .
    }
label-qr-formats = --qr braucht eine Datei mit Wörtern in Schwarzschrift: { $names } und nicht für Schwellpapier.
label-stale = Diese Bögen eines früheren Satzes wurden weggenommen, weil der neue Satz weniger hat: { $names }.
label-some-only =
    Von Stufe { $level } { $count ->
        [one] bekommt nur eine
       *[other] bekommen nur { $count }
    } von { $cards } Karten ein Etikett. Karten mit Etikett sind von Karten ohne zu unterscheiden.
label-deck-high = Auf Stufe { $level } wächst der Stapel von { $before } mm auf { $after } mm, weil jedes Etikett { $thickness } mm dick ist. Dünnere Etiketten bewahren ihn vor dem Umfallen.
label-uneven =
    { $kind ->
        [cards] Karten
        [nobles] Adligenplättchen
        [texts] Eigene Texte
        [table] Teile für den Tisch
       *[tokens] Chips
    } haben Zeilen von { $shortest } bis { $longest } Zellen und beginnen { $nearest } bis { $farthest } mm untereinander. Sie lassen sich nicht alle gleich schneiden, und eine Karte ist an einem kleineren Etikett zu erkennen. Mit --grid even bekommen alle eine Größe und einen Abstand.
label-cut-alike =
    { $kind ->
        [cards] Karten
        [nobles] Adligenplättchen
        [texts] Eigene Texte
        [table] Teile für den Tisch
       *[tokens] Chips
    } beginnen { $distance } mm untereinander. Schneide alle auf { $width } mm, so breit wie das längste: An einem kleineren Etikett ist eine Karte zu erkennen.
label-grid =
    { $kind ->
        [cards] Karten
        [texts] Eigene Texte
        [table] Teile für den Tisch
        [nobles] Adligenplättchen
       *[tokens] Chips
    } { $grid ->
        [strips] sind Streifen mit einer Zeile, { $down } mm auseinander. Schneide alle auf { $width } mal { $height } mm, { $left } mm links von der ersten Zelle
        [die-cut] kommen auf Bogen { $sheet }, { $columns } mal { $rows } Etiketten. Die erste Zelle muss { $left } mm vom linken Rand des ersten Etiketts liegen und { $top } mm von seinem oberen Rand
       *[even] stehen in { $columns ->
            [one] einer Spalte
           *[other] { $columns } Spalten, { $across } mm auseinander
        }, mit Reihen { $down } mm auseinander. Schneide alle auf { $width } mal { $height } mm, { $left } mm links von der ersten Zelle und { $top } mm darüber
    }. Das gilt für einen Brailledrucker mit Zellen von { $cell } mm und Zeilen von { $line } mm.
label-cut-marks = Punktlinien laufen zwischen den Etiketten und um sie herum. Schneide neben jeder, sodass sie abfällt. Eine volle Zelle in der rechten oberen Ecke zeigt, wie herum eine Seite liegt.
label-cut-lines = Ein erhabenes Dreieck in der rechten oberen Ecke zeigt, wie herum ein Bogen liegt.
label-strip-wide = Die Streifen sind { $width } mm breit, eine Karte { $card } mm: Klebe jeden an die lange Seite seiner Karte.
label-embosser-model = { $model } erreicht { $edge } mm an jedem Rand des Papiers nicht; seine Zellen sind 6 mm auseinander, seine Zeilen 10 mm.{ $sides ->
        [one] {""}
       *[both] {" "}Schalte den beidseitigen Druck aus.
    }

label-assembly = Die Klebeliste, die sagt, wo jedes Etikett liegt, ist in { $names }.
assembly-title = Klebeliste
assembly-order = Bögen und Liste haben eine Reihenfolge: Stufe, Farbe des Bonus, Punkte, Kosten.
assembly-order-table = Bögen und Liste haben eine Reihenfolge: Stapel, Startspieler, Plätze, Schalen, Matten.
assembly-order-own = Bögen und Liste haben die Reihenfolge deiner Datei.
assembly-kind =
    { $kind ->
        [cards] Karten
        [nobles] Adligenplättchen
        [texts] Eigene Texte
        [table] Teile für den Tisch
        [tokens] Chips
       *[aids] Spielhilfen
    }: { $labels ->
        [one] ein Etikett
       *[other] { $labels } Etiketten
    } auf { $of ->
        [cells] { $pages ->
            [one] einer Seite
           *[other] { $pages } Seiten
        }
       *[other] { $pages ->
            [one] einem Bogen
           *[other] { $pages } Bögen
        }
    }{ $of ->
        [cells] { "" }
       *[other] { "," } jedes { $width } mal { $height } mm
    }
assembly-entry =
    { $number }, { $of ->
        [cells] Seite
       *[other] Bogen
    } { $page }, { $place }: { $words }. { $own ->
        [yes] Braille:
       *[no] Code
    } { $code }
    .braille =
        { $number } { $of ->
            [cells] Seite
           *[other] Bogen
        } { $page } { $place } { $code }
assembly-row-column = Reihe { $row }, Spalte { $column }
    .braille = Reihe { $row } Spalte { $column }
assembly-from-top = Etikett { $place } von oben
    .braille = Etikett { $place }
assembly-card = Stufe { $level }, { $card }
assembly-page =
    { $kind ->
        [cards] Karten
        [nobles] Adligenplättchen
        [texts] Eigene Texte
        [table] Teile für den Tisch
        [tokens] Chips
       *[aids] Spielhilfen
    }, { $of ->
        [cells] Seite
       *[other] Bogen
    } { $page }
assembly-head-place = Ort
assembly-head-label = Etikett
slate-made = Die Anleitung für Tafel und Griffel zu { $labels ->
        [one] einem Etikett
       *[other] { $labels } Etiketten
    } ist in { $folder }: { $names }.
slate-title = Etiketten mit Tafel und Griffel
slate-how = Schreibe jede Zeile von rechts nach links. Die Punkte sind schon gespiegelt: stich sie, wie sie hinter "zu stechen" stehen, mit 1, 2 und 3 links in der Zelle und 4, 5 und 6 rechts. 0 ist eine leere Zelle.
slate-kind =
    { $kind ->
        [cards] Karten
        [texts] Eigene Texte
        [table] Teile für den Tisch
        [nobles] Adligenplättchen
       *[tokens] Chips
    }: { $labels ->
        [one] ein Etikett
       *[other] { $labels } Etiketten
    }
slate-entry = { $number }: { $words }. Code { $code }
slate-entry-own = { $number }: { $words }. Braille: { $text }
slate-line = Zeile { $number }, Zellen { $cells }, zu stechen: { $dots }
    .braille = Zeile { $number } stechen { $spaced }
slate-read = Zu lesen: { $dots }
    .braille = lesen { $spaced }
label-aids = { $file }: die { $kind ->
        [rules] Regeln
       *[aids] Spielhilfen
    } als Webseite.

## Labels: the player aids, a line each; the first is a heading

aid-title = Splendor: { $kind ->
        [rules] die Regeln
       *[aids] Spielhilfen
    }
aid-name-setup = den Tisch aufbauen
aid-name-turn = dein Zug
aid-name-codes = Codes
aid-name-rules = Regeln
aid-setup =
    Den Tisch aufbauen
    Mische die Karten jeder Stufe für sich: 40 der Stufe a, 30 von b und 20 von c. Lege die Stapel verdeckt in eine Spalte: a am nächsten bei dir, dann b, dann c.
    Lege neben jeden Stapel 4 Karten offen aus: a1 bis a4, b1 bis b4, c1 bis c4.
    { $tiles ->
        [usual] Mische die 10 Adligenplättchen. Lege eines mehr, als Leute mitspielen, oberhalb der Karten aus, ab n1. Die übrigen bleiben in der Schachtel.
        [0] Lass die Adligenplättchen in der Schachtel: das ist eine Hausregel.
       *[other] Mische die 10 Adligenplättchen. Lege { $tiles } davon oberhalb der Karten aus, ab n1: das ist eine Hausregel. Die übrigen bleiben in der Schachtel.
    }
    Sortiere die Chips nach Farben.
    Mit 2 Personen: 4 Chips von jeder Farbe{ $tiles ->
        [usual] , 3 Adlige.
       *[other] .
    }
    Mit 3 Personen: 5 Chips von jeder Farbe{ $tiles ->
        [usual] , 4 Adlige.
       *[other] .
    }
    Mit 4 Personen: 7 Chips von jeder Farbe{ $tiles ->
        [usual] , 5 Adlige.
       *[other] .
    }
    Gold: immer 5 Chips.
    Der oder die Jüngste beginnt. Gespielt wird im Uhrzeigersinn.
aid-turn =
    Dein Zug
    Tu eines von vier Dingen.
    { $takes ->
        [freely] Nimm 1, 2 oder 3 Chips verschiedener Farben, wie du willst.
        [exactly] Nimm 3 Chips verschiedener Farben. Sind weniger als 3 Farben übrig, nimm 1 von jeder.
       *[fewer] Nimm 3 Chips verschiedener Farben. Sind weniger als 3 Farben übrig, nimm 1 von jeder oder weniger.
    }
    Oder nimm 2 Chips einer Farbe, wenn mindestens 4 davon daliegen.
    Oder reserviere eine Karte und nimm ein Gold, wenn welches da ist. Du darfst 3 reservierte Karten haben.
    Oder kaufe eine Karte vom Tisch oder aus deiner Hand.
    Danach: hast du mehr als 10 Chips, gib die überzähligen zurück.
    { $tiles ->
        [0] Adlige gibt es keine.
       *[other] Danach: ein Adligenplättchen kommt zu dir, wenn du die Boni hast, die es verlangt. Abweisen kannst du es nicht. Höchstens eines je Zug: von mehreren wählst du.
    }
aid-codes =
    Codes
    Eine Karte ist Stufe, Punkte und Bonus, dann die Kosten.
    Beispiel: { $code }
    Das ist Stufe c, mit 4 Punkten und dem Bonus Saphir. Sie kostet 3 Saphire, 3 Onyxe und 6 Diamanten.
    Ein Adligenplättchen ist Punkte, dann die Boni, die es verlangt.
    Beispiel: { $tile }
    s ist Saphir, blau.
    e ist Smaragd, grün.
    g ist Gold.
    r ist Rubin, rot.
    o ist Onyx, schwarz.
    d ist Diamant, weiß.
    Ein Chip hat eine volle Zelle, dann seinen Buchstaben. Die volle Zelle steht links.
    Stufen sind a, b und c. Die günstigsten Karten sind Stufe a.
aid-rules =
    Regeln
    Du sammelst Karten. Jede Karte ist ein Bonus: ein Edelstein, den du beim Kaufen nicht zahlen musst.
    Du zahlst mit Chips. { $gold ->
        [missing] Gold ist jede Farbe, die dir fehlt, und nach einer Hausregel keine andere.
       *[any] Gold ist jede Farbe, auch eine, die du hast, wenn du es so wählst.
    }
    Neben den Stapeln liegen 4 offene Karten jeder Stufe. Eine Karte, die weggenommen wird, wird ersetzt.
    Zu zweit gibt es 4 Chips von jeder Farbe, zu dritt 5, zu viert 7. Gold gibt es immer 5.
    { $tiles ->
        [usual] Adligenplättchen gibt es eines mehr, als Leute mitspielen. Jedes bringt 3 Punkte. Keines wird ersetzt.
        [0] Adligenplättchen gibt es nicht, nach einer Hausregel.
       *[other] Adligenplättchen: { $tiles }, nach einer Hausregel. Jedes bringt 3 Punkte. Keines wird ersetzt.
    }
    Gold bekommst du nur durch Reservieren. Du darfst auch die oberste Karte eines Stapels reservieren, ungesehen von den anderen.
    Hat jemand { target-points }, wird die Runde zu Ende gespielt.
    Dann gewinnt, wer die meisten Punkte hat. Bei gleich vielen gewinnen die wenigsten Karten. Sind auch die gleich, wird der Sieg geteilt.

label-print-card = Stufe { $level }: { $card }
    .brief =
        Stufe { $level }: { $bonus }{ $points ->
            [0] { "" }
            [one] , ein Punkt
           *[other] { "," } { $points } Punkte
        }, für { FORM($cost, "accusative") }

table-deck = Stapel { $level }
table-start = Startspieler
table-start-braille = start
table-hand-braille = hand
table-place = Platz { $place }
table-bowl = Schale: { $gem }
table-mat-bonus = Matte { $mat }: Boni, { $gem }
table-mat-hand = Matte { $mat }: Hand
label-other-side = Die Etiketten der Chips sind für die andere Seite jedes Chips. Die für die erste Seite machst du mit --what tokens.

label-list =
    { $kind ->
        [cards] Karten
        [nobles] Adligenplättchen
        [texts] Eigene Texte
        [table] Teile für den Tisch
       *[tokens] Chips
    }, { $count }:
label-list-aids = { $kind ->
        [rules] Regeln
       *[aids] Spielhilfen
    }, das sind Seiten mit Text: { $names }.
label-item = { $code }: { $words }.
label-tokens = { $code }: { $words }, { $count } Chips.
label-line = Zeile { $number }: { $cells } ist { $text }.
label-line-dots = Zeile { $number } in Punkten: { $dots }.
label-size =
    { $cells } Zellen mal { $lines ->
        [one] eine Zeile
       *[other] { $lines } Zeilen
    }, { $width } mal { $height } mm. Das Etikett auf Bogen { $sheet } ist { $label_width } mal { $label_height } mm.
label-meets = Die Punkte erfüllen: { $names }.
label-meets-none = Die Punkte erfüllen keine Norm.
label-breaks = Die Punkte erfüllen { $standard } nicht: { $faults }.
label-break = { label-measure } ist { $value }, nicht { $exact ->
        [yes] { $least }
       *[no] { $least } bis { $most }
    } mm
label-measure =
    { $measure ->
        [base] die Breite eines Punkts
        [height] die Höhe eines Punkts
        [dot] der Abstand der Punkte
        [cell] der Abstand der Zellen
       *[line] der Abstand der Zeilen
    }
label-sheets = { $count } Bögen und wofür ein Etikett in { $standard } Platz hat:
label-sheet =
    { $name } für { $kind ->
        [cards] Karten
        [nobles] Adligenplättchen
       *[tokens] Chips
    }: { $columns } mal { $rows } Etiketten von { $width } mal { $height } mm, { $cut ->
        [yes] zum Ausschneiden
       *[no] zum Abziehen
    }, jedes mit Platz für { $cells } Zellen, Zeilen: { $lines }. Die Seite ist { $page_width } mal { $page_height } mm, das erste Etikett { $left } mm von links und { $top } mm von oben, die Lücken { $gap_x } und { $gap_y } mm.
label-ruler =
    { $file } in { $folder } hat die Umrisse von Bogen { $sheet } und zwei Lineale. Drucke es in voller Größe auf gewöhnliches Papier. Jedes Lineal muss 100,0 mm lang sein, und die Umrisse müssen auf den Etiketten eines dahinter gehaltenen Bogens liegen.
label-picture = { $file } in { $folder } zeigt die erste Seite, einen Bogen { $sheet }, wie sie gedruckt wird.
label-row = Reihe { $row }: { $codes }.

## Labels: what a file holds

label-read =
    { $file } in { $standard ->
        [none] { $table }
       *[other] { $standard } und { $table }
    }: Etiketten { $labels }, Seiten { $pages }, Fehler { $wrong }.
label-at = Seite { $page }, Etikett { $number }: { $code }.
label-at-wrong = Seite { $page }, Etikett { $number }: { $fault }.
label-at-card-wrong = Seite { $page }, Etikett { $number }, { $code }: { $fault }.
label-other-table = Das Braille ist das von { $table }, nicht von { $expected }. Ist das gewollt, gib --notation { $table } dazu.
label-scaled = Die Datei wurde skaliert: sie hat { $percent } Prozent der Größe von { $standard }.
label-mirrored = Die Etiketten sind gespiegelt.
label-dot-size =
    { $measure ->
        [base] Punkte sind { $value } mm breit
       *[height] Punkte sind { $value } mm hoch
    }; { $standard } verlangt { $exact ->
        [yes] { $least }
       *[no] { $least } bis { $most }
    } mm.
label-all-there =
    { $kind ->
        [cards] { $count ->
            [one] Die eine Karte ist da.
           *[other] Alle { $count } Karten sind da.
        }
       *[nobles] { $count ->
            [one] Das eine Adligenplättchen ist da.
           *[other] Alle { $count } Adligenplättchen sind da.
        }
    }
label-as-planned =
    Gleich wie im Manifest neben der Datei: { $of ->
        [cells] jede Zelle und Seite und Reihenfolge der Etiketten
        [grid] jede Zelle und der Ort jedes Etiketts im Raster
        [bare] jeder Punkt und sein Ort und die Größe der Seiten
       *[dots] jeder Punkt und sein Ort, jeder Umriss und die Größe der Seiten
    }.
label-alone =
    { $manifest ->
        [damaged] Die manifest.json neben der Datei ist beschädigt
        [other] In der manifest.json neben der Datei kommt diese Datei nicht vor
       *[none] Neben der Datei ist keine manifest.json
    }. Ohne sie wurden nur die Zellen jedes Etiketts mit denen von { $table } verglichen{ $standard ->
        [none] {""}
       *[other] {""} und seine Punkte mit den Maßen von { $standard }
    }, nicht sein Ort und nichts sonst auf dem Bogen.
label-unicode = Die Datei ist in Unicode, nicht in ASCII. Programme für Brailledrucker lesen das, ein Brailledrucker selbst nicht.
label-hidden =
    { $count ->
        [one] Ein Punkt zählt
       *[other] { $count } Punkte zählen
    } nicht, weil kein Gerät macht, was verborgen, weiß, abgeschnitten oder verdeckt ist.
label-recognised = Erkannt: { $counts }.
label-recognised-kind =
    { $kind ->
        [cards] { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }
        [nobles] { $count ->
            [one] ein Adligenplättchen
           *[other] { $count } Adligenplättchen
        }
       *[tokens] { $count ->
            [one] ein Chip
           *[other] { $count } Chips
        }
    }
label-none-recognised = Keine Karte, kein Adligenplättchen und kein Chip wurde erkannt.
label-deck-from = Die Karten werden mit denen von { $file } verglichen.
label-nobles-from = Die Adligenplättchen werden mit denen von { $file } verglichen.
label-displaced = Seite { $page }, Etikett { $number } ist { $code }. Nach dem Manifest neben der Datei muss es { $meant } sein.
label-many-displaced = { $count } Etiketten sind andere, als das Manifest neben der Datei dort hat.
label-manifest-count = Das Manifest neben der Datei hat { $planned } Etiketten.
label-manifest-pages =
    Das Manifest neben der Datei hat { $planned ->
        [one] eine Seite
       *[other] { $planned } Seiten
    }.
label-manifest-page-size = Seite { $page } ist { $width } mal { $height } mm. Nach dem Manifest neben der Datei muss sie { $planned_width } mal { $planned_height } mm sein.
label-manifest-both-sides = Sie lässt das Papier beidseitig prägen. Nach dem Manifest neben der Datei bleibt die Rückseite leer.
label-manifest-apart = Ihre Zeilen stehen weiter auseinander, als das Manifest neben der Datei es vorsieht.
label-manifest-marks = Seite { $page }: Die Punktlinien zum Schneiden sind nicht die des Manifests neben der Datei.
label-manifest-page-long = Seite { $page } hat { $lines } Zeilen, eine Seite des Brailledruckers aber nur { $most }: Alles danach kommt an eine andere Stelle.
label-all-misplaced = Das ganze Braille steht an der falschen Stelle: { $moves }.
label-move =
    { $way ->
        [left] { $by } mm zu weit links
        [right] { $by } mm zu weit rechts
        [up] { $by } mm zu hoch
       *[down] { $by } mm zu tief
    }
label-some-there =
    { $there } von { $count } { $kind ->
        [cards] Karten in dieser Datei
       *[nobles] Adligenplättchen in dieser Datei
    }.
label-missing =
    { $kind ->
        [cards] Karten, die fehlen: { $codes }.
       *[nobles] Adligenplättchen, die fehlen: { $codes }.
    }
label-many-missing =
    { $kind ->
        [cards] { $count } Karten fehlen.
       *[nobles] { $count } Adligenplättchen fehlen.
    }
label-twice =
    { $kind ->
        [cards] Karten, die mehr als einmal da sind: { $codes }.
       *[nobles] Adligenplättchen, die mehr als einmal da sind: { $codes }.
    }
label-fault-none-such = es liest sich als { $detail }, und so eine Karte gibt es nicht
label-fault-near = es muss { $code } sein, aber Zelle { $cell } von Zeile { $line } hat Punkte { $found }, nicht { $meant }
label-without-zero =
    { $count ->
        [one] Eine Karte ohne Punkte ist ohne ihre 0 geschrieben, wie ao.
       *[other] { $count } Karten ohne Punkte sind ohne ihre 0 geschrieben, wie ao.
    }
label-fault-otherwise = es liest sich richtig, aber { $table } schreibt es anders
label-fault-otherwise-cell = es liest sich richtig, ist aber anders geschrieben: Zelle { $cell } von Zeile { $line } hat Punkte { $found }, und { $table } schreibt { $meant }
label-fault-misplaced = das Braille steht { $distance } mm neben seinem Ort
label-fault-outline = der Umriss ist nicht an seinem Ort
label-fault-drawn =
    was { $left } mm von seinem linken und { $top } mm von seinem oberen Rand { $kind ->
        [solid] steht
       *[flat] gezeichnet ist
    }, war nicht so geplant
label-fault-in-grid = es muss auf Zeile { $line } seiner Seite beginnen, bei Zelle { $cell }
label-fault-page = es muss auf Seite { $page } sein

label-touch-prompt = etikett
label-touch-opening = { $count } Etiketten zu prüfen. Tippe den Code, den du fühlst, oder hilfe für mehr.
label-touch-on = { $checked } von { $count } sind schon geprüft. Du machst weiter, wo du aufgehört hast.
label-touch-help = Tippe den Code, den du fühlst. nochmal: die Nummer noch einmal hören. weiter: dieses Etikett überspringen. zurück: zurückgehen. gehe 40: zu Etikett 40 gehen. gehe stufe c: zur ersten solchen Karte gehen. beenden: aufhören; beim nächsten Mal machst du dort weiter.
label-touch-nowhere = Kein Etikett hier ist "{ $typed }". Tippe gehe mit einer Nummer oder einer Karte, wie gehe 40 oder gehe stufe c.
label-touch-was-wrong = Falsch: Etikett { $number } liest sich als { $felt } und muss { $meant } sein. { $words }.
label-touch-next = { $number } von { $count }.
label-touch-right = Richtig: { $words }.
label-touch-wrong = Das ist { $code }: { $words }. Dieses Etikett muss { $meant } sein.
label-touch-unclear = "{ $typed }" ist kein Code. Tippe, was du fühlst, wie c4s 3s3o6d
label-aids-no-codes = Spielhilfen und Regeln sind Seiten mit Text. Da sind keine Codes zu prüfen.
label-touch-end = { $right } von { $count } Etiketten sind richtig.

## Labels: the label of the card in the hand

label-find-prompt = karte
label-find-prompt-on = klebt es
label-find-prompt-answer = antwort
label-find-prompt-sure = ja oder nein
label-find-opening = Beschreibe die Karte in deiner Hand: Stufe, Farbe, Punkte und Kosten, etwa Stufe b weiß 2 Punkte Kosten 5 rot 3 schwarz. Tippe Hilfe für mehr.
label-find-help = Tippe, was du von der Karte weißt, in beliebiger Reihenfolge: Stufe, Punkte, Bonus, Kosten oder ihren Code. Für eine Farbe, die du nicht erkennst, tippe unklar, wie in 1 unklar 2 rot.
label-find-help-more = ja: das Etikett klebt. nein: es ist eine andere Karte. übrig: welche Etiketten übrig sind. rückgängig: das letzte Ja zurücknehmen. neustart: mit allen von vorn beginnen. nochmal: die letzte Antwort noch einmal hören. beenden: aufhören; beim nächsten Mal machst du dort weiter.
label-find-amount =
    { $left ->
        [0] Keines übrig: alle { $count } Etiketten kleben.
       *[other] { $left } von { $count } Etiketten übrig.
    }
label-find-sheet =
    { $of ->
        [cells] Seite
       *[other] Bogen
    } { $page }{ $kind ->
        [cards] {""}
        [nobles] {" "}der Adligenplättchen
        [texts] {""}
        [table] {" "}der Teile für den Tisch
       *[tokens] {" "}der Chips
    }
label-find-at = { label-find-sheet }, { $place }: { $words }.
label-find-begins = Die erste Zeile ist { $text }. Sie beginnt mit den Punkten { $dots }.
label-find-already = Dieses Etikett klebt schon.
label-find-done = Fertig: { $code }.
label-find-undone = Nicht fertig: { $code }.
label-find-nothing-named = Noch ist nichts abzuhaken. Beschreibe zuerst eine Karte.
label-find-nothing-done = Nichts zurückzunehmen: kein Etikett ist abgehakt.
label-find-restart =
    { $count ->
        [one] Ein Etikett ist abgehakt. Tippe ja, um mit allen von vorn zu beginnen.
       *[other] { $count } Etiketten sind abgehakt. Tippe ja, um mit allen von vorn zu beginnen.
    }
label-find-none = Kein Etikett passt.
label-find-no-cost = Keine Karte kostet { $cost }.
label-find-near = Ganz passt nichts. Am nächsten ist { $words }; { $differences }. Ist es diese Karte? Tippe ja oder beschreibe sie noch einmal.
label-find-head =
    { $what ->
        [level] { $has ->
            [none] sie hat keine Stufe
           *[other] ihre Stufe ist { $has }, nicht { $told }
        }
        [points] { $has ->
            [none] sie hat keine Punkte
           *[other] ihre Punkte sind { $has }, nicht { $told }
        }
       *[bonus] { $has ->
            [none] sie hat keinen Bonus
           *[other] ihr Bonus ist { $has }, nicht { $told }
        }
    }
label-find-cost =
    sie kostet { $has }{ $told ->
        [unsure] {""}
       *[other] { "," } nicht { $told }
    }
label-find-missed = sie kostet auch { $has }
label-find-without = sie kostet doch { $has }
label-find-many = { $count } Karten kommen in Frage.
label-find-ask-points = Wie viele Punkte? Tippe eine Zahl oder unklar.
label-find-ask-colours = Wie viele Farben stehen in den Kosten? Tippe eine Zahl oder unklar.
label-find-ask-level = Welche Stufe? Tippe a, b oder c oder unklar.
label-find-ask-bonus = Welche Farbe hat der Bonus? Tippe eine Farbe oder unklar.
label-find-ask-cost = { FORM($gem, "noun") }: wie viel kostet sie davon? Tippe eine Zahl, 0 für nichts oder unklar.
label-find-no-such-answer = Keine von ihnen hat "{ $typed }".
label-find-no-answer = "{ $typed }" beantwortet das nicht.
label-find-open = Diese sind nach dem, was du weißt, nicht zu unterscheiden: { $codes }. Tippe eine davon.
label-find-open-many = { $count } Karten kommen in Frage, und keine Frage ist mehr übrig. Sag mehr über die Karte.
label-find-ignored = Nicht verstanden: { $words }.
label-find-unclear = "{ $typed }" beschreibt keine Karte. Beispiel: stufe b blau 2 punkte
label-find-left = { label-find-sheet }: { $count } übrig.
label-pair-prompt = Etikett
label-pair-opening = Nimm eine Karte und ein Etikett von irgendeinem Stapel. Tippe den Code, den du auf dem Etikett fühlst, und beschreibe die Karte, eines nach dem anderen. Tippe hilfe für mehr.
label-pair-help = Tippe den Code unter deinem Finger, wie b2d 5r3o, dann die Karte, wie stufe b weiß 2 punkte kosten 5 rot 3 schwarz; oder zuerst die Karte. Du hörst, ob sie zusammengehören.
label-pair-help-more = übrig: was übrig ist. rückgängig: mit Karte und Etikett neu beginnen oder das letzte Paar zurücknehmen. nochmal: die letzte Antwort noch einmal hören. beenden: aufhören; beim nächsten Mal machst du dort weiter.
label-pair-felt = { $code }. Jetzt die Karte.
label-pair-card = { $words }. Jetzt das Etikett.
label-pair-together = Sie gehören zusammen: { $words }. Klebe das Etikett auf, wenn es noch nicht klebt.
label-pair-apart = Sie gehören nicht zusammen. Das Etikett { $felt } ist für { $of }. Die Karte ist { $words }: Sie braucht { $meant }. Jetzt ein anderes Etikett.
label-pair-already = Diese waren schon zusammen.
label-pair-dropped = Beginne neu mit einer Karte und einem Etikett.
label-find-no-manifest = Keine Etiketten in { $folder }: manifest.json fehlt oder ist keines von unseren. Nenne den Ordner deiner Etiketten mit --out.
label-find-no-labels = In { $folder } sind nur Spielhilfen oder Regeln, das sind Seiten mit Text. Da sind keine Karten zu finden.
label-progress-unreadable = Was du bisher getan hast, ist nicht zu lesen; du beginnst von vorn, und nichts wird behalten. { $file }: { $detail }
label-progress-not-kept = Was du getan hast, lässt sich nicht behalten: { $detail }

label-no-format = { $file } hat kein lesbares Format. Zur Wahl stehen: { $names }.
label-no-dots = In der Datei wurden keine Braillepunkte erkannt. Punkte müssen als Kreise gezeichnet sein: Bilder und Texte werden nicht gelesen.
label-only-hidden = In der Datei sind keine Braillepunkte, die ein Gerät macht: alle sind verborgen, weiß, abgeschnitten oder verdeckt.
label-many-outlines = Die Datei hat zu viele Umrisse.
label-dense = Die Punkte in der Datei stehen zu eng, um Braille zu sein.
label-file-large = { $file } ist größer als { $most } MB.
label-unreadable = { $file } ist nicht zu lesen: { $why }.
label-unreadable-broken = die Datei ist beschädigt: { $detail }
# $form: the name of a format, as XML. $detail: what a library says of it, or `none`.
label-unreadable-format = es ist kein gültiges { $form }{ $detail ->
        [none] {""}
       *[other] : { $detail }
    }
label-unreadable-doctype = sie erklärt einen Dokumenttyp, der sie wachsen lassen oder andere holen könnte
label-unreadable-deep = ihre Teile sind zu tief ineinander
label-unreadable-large = entpackt ist sie zu groß
label-unreadable-many-dots = sie hat zu viele Punkte
label-unreadable-many-things = sie hat zu viele Formen
label-unreadable-large-page = sie hat eine zu große Seite
label-unreadable-svg-undrawn = sie lässt sich nicht zeichnen: { $detail }
label-unreadable-styles = sie hat Stile, die Formen verschieben oder ihre Größe ändern, und Programme zeichnen die verschieden
label-unreadable-number = { $detail } ist keine brauchbare Zahl
label-unreadable-components = ihre Körper bestehen aus Komponenten, die manche Programme weglassen
label-unreadable-modifier = einige ihrer Teile sind keine Körper, sondern ändern im Slicer andere
label-unreadable-empty = nichts ist darin gezeichnet
label-unreadable-cells = sie hat Zeichen, die keine Zellen sind
label-unreadable-long-row = eine Reihe von Seite { $detail } ist zu lang
label-unreadable-long-page = Seite { $detail } hat zu viele Reihen
label-unreadable-no-solid = es ist kein Körper darin
label-unreadable-not-closed = ihre Oberfläche ist nicht geschlossen
label-unreadable-shells = sie hat Körper, die ineinander liegen und erst vereinigt werden müssen
label-unreadable-bottom = ihr Boden ist nicht eben
label-unreadable-no-plate = sie hat keine Platte unter den Punkten

## Labels: what cannot be made

label-ruler-flat = Die Seite mit Linealen ist zum Drucken. Wähle { JOIN($formats, "or") }.

label-which-format = Sag mit --format, welche Datei entstehen soll. Zur Wahl stehen: { $names }.
label-cut-size =
    { $kind ->
        [cards] Karten
        [texts] Eigene Texte
        [table] Teile für den Tisch
        [nobles] Adligenplättchen
       *[tokens] Chips
    }: schneide jedes Etikett { $felt ->
        [yes] an der Innenseite der erhabenen Linie um es herum
       *[no] entlang seinem Umriss
    }, auf { $width } mal { $height } mm.
label-job-format = --for { $job } macht { $names }, nicht { $format }.
label-preview-what = Sag, welche Karte, zum Beispiel mit ihrem Code oder --png für das Bild eines Bogens.
label-choice = { $option } kann nicht "{ $typed }" sein. Zur Wahl stehen: { $names }.
label-length = { $option } nimmt eine Länge von 0 bis 100 mm, nicht "{ $typed }".
label-start = --start-at nimmt die Nummer eines Etiketts auf dem Bogen, ab 1, nicht "{ $typed }".
label-start-too-far = Etikett { $place } gibt es auf Bogen { $sheet } nicht. Er hat { $places }.
label-print-size = --print-size nimmt eine ganze Zahl Punkt von 18 bis 28, nicht "{ $typed }".
label-measure-form = --measure nimmt einen Namen und eine Länge, wie cell=6.2, nicht "{ $typed }".
label-outside =
    { $standard } erlaubt das nicht: { label-measure } wäre { $value }, nicht { $exact ->
        [yes] { $least }
       *[no] { $least } bis { $most }
    } mm.
label-words-behind = "{ $typed }" wird hier nicht verstanden. Optionen beginnen mit zwei Bindestrichen.
label-select-unclear = "{ $typed }" beschreibt keine Karten. Beispiel: --select "stufe c rot"
label-select-none = Keine Karte ist "{ $typed }".
label-table-unfit = Etiketten haben sechs Punkte, und { $name } schreibt nicht jeden Code darin richtig.
label-own-table = Diese Etiketten stehen in der Brailletabelle { $file }. Um sie zu prüfen, gib --notation mit dieser Datei dazu.
label-not-in-deck = { $code } ist keine Karte dieses Satzes.
label-which = Das sind { $count } Karten. Sag eine davon, wie { $codes }.
label-library = Dazu wird { $library } gebraucht, und das ist nicht installiert. Um es zu installieren, tippe: { $command }
label-elsewhere = Nicht auf dieser Seite: das braucht das installierte Programm.
label-aids-sheet = Spielhilfen und Regeln brauchen eine ganze Seite. Bogen { $sheet } hat Etiketten. Wähle a4, letter oder plate.
label-size-form = { $option } braucht zwei Längen in mm, von { $least } bis { $most }, nicht "{ $typed }".
label-over-page = Etiketten von { $width } mal { $height } mm passen nicht auf { $sheet }, das { $page_width } mal { $page_height } mm groß ist.
label-over-piece =
    Die Etiketten von Bogen { $sheet } sind { $width } mal { $height } mm. { $kind ->
        [cards] Eine Karte
        [nobles] Ein Adligenplättchen
       *[tokens] Ein Chip
    } ist { $piece_width } mal { $piece_height } mm, sie würden also überstehen.
label-at-top = Die Etiketten der Karten sind für den oberen Rand, { $width } mal { $height } mm. Klebe jedes in die Mitte, zwischen die gedruckten Punkte und den Bonus.
label-over-ink = Etiketten von Bogen { $sheet } sind { $width } mm breit. Am oberen Rand verdecken sie die gedruckten Punkte und den Bonus: nimm klare Folie oder --sheet a4.
label-top-strips = Ein Streifen ist zu lang für den oberen Rand, zwischen Punkten und Bonus. Lass --place top weg oder nimm ein anderes Raster.
label-top-landscape = Eine Karte, die quer liegt, hat ihr Etikett an der langen Kante. Lass --place top weg oder nimm eine andere Anordnung.
label-unmarked = Ohne volle Zelle zeigt nichts, wie herum ein Chip liegt. Auf dem Kopf gilt: { $pairs }. Diese lesen sich als kein Buchstabe: { $unread }. Die anderen lesen sich als sie selbst.
label-upside-down = { $letter } liest sich als { $other }
label-margin-groove = Zwischen den Etiketten eines 3D-Druckers liegen Rillen, darum muss der Rand mindestens { $least } mm sein, nicht { $margin } mm.
label-margin-too-wide = Ein Rand von { $margin } mm lässt auf einem Etikett von { $width } mal { $height } mm keinen Platz.
label-too-big =
    { $code } braucht { $of ->
        [cells] { $needs } Zellen in einer Zeile
       *[lines] { $needs } Zeilen
    }. { $on ->
        [page] Die Seite hat { $has }.
       *[label] Das Etikett hat Platz für { $has }.
    }{ $advice ->
        [computer] {" "}Computerbraille ist kürzer: wähle es mit --notation.
       *[none] {""}
    }
label-no-embosser = Den Brailledrucker "{ $typed }" gibt es nicht. Zur Wahl stehen: { $names }. Oder nenne die Zellen und Zeilen einer Seite, von { $least } bis { $most }, wie in 42x28.
label-layer-thin = Schichten von { $layer } mm sind zu dünn zum Drucken. Wähle mindestens { $least } mm.
label-grid-unclear = --grid kann nicht "{ $typed }" sein. Zur Wahl stehen: { $names }. Bei even kannst du { $settings } wählen, wie in even,columns=2
label-grid-close = { $name ->
        [across] Etiketten müssen mindestens { $least } Zellen auseinander beginnen, nicht { $asked }.
       *[down] Etiketten müssen mindestens { $least } Zeilen auseinander beginnen, nicht { $asked }.
    }
label-grid-page = Das Raster braucht eine Seite von { $cells } Zellen mal { $lines } Zeilen. Die Seite hat { $has_cells } mal { $has_lines }.
label-strip-long = { $code } braucht { $needs } Zellen in einer Zeile. Ein Streifen hat auf diesem Teil Platz für { $has }. Computerbraille ist kürzer: wähle es mit --notation.
label-grid-sheet = Zellen von { $cell } mm und Zeilen von { $line } mm passen nicht auf die Etiketten von Bogen { $sheet }.
label-marks-grid = --cut-marks ist für --grid even, nicht für { $grid }.
label-marks-sheet = Etiketten von { $sheet } werden abgezogen und brauchen kein --cut-marks. Nimm --sheet a4 oder letter.
label-grid-format = { $option } ist für { JOIN($formats, "and") }, nicht für { $format }.
label-plate = Bei Schichten von { $layer } mm muss eine Platte { $least } bis { $most } mm dick sein, nicht { $plate } mm.
label-layers =
    Schichten von { $layer } mm ergeben keine Höhe, die { $standard } erlaubt. Erlaubt sind Punkte von { $exact ->
        [yes] { $least } mm
       *[no] { $least } bis { $most } mm
    }. Wähle andere Schichten oder eine andere Norm.
label-file-exists = { $file } gibt es schon. Nichts wurde geschrieben. Wähle mit --out einen anderen Ordner oder gib --force dazu, um sie zu ersetzen.
label-unwritable = In { $folder } lassen sich keine Dateien schreiben: { $detail }

## Labels: what was wrong with a file that was read back

label-wrong = { $card ->
        [none] { $file }
       *[other] { $card } in { $file }
    } ist falsch geworden: { $fault }. Keine Datei blieb übrig.
label-not-read-back = { $file } ließ sich nicht zurücklesen. Keine Datei blieb übrig.
label-fault-base = ein Punkt ist { $detail } mm breit
label-fault-height = ein Punkt ist { $detail } mm hoch
label-fault-off-page = das Braille steht über den Rand der Seite
label-fault-edge = das Braille steht über den Rand seines Etiketts
label-fault-pages = die Zahl der Seiten ist { $detail }
label-fault-page-size = eine Seite ist { $detail } mm
label-fault-loose = ein Punkt liegt außerhalb aller Etiketten, bei { $detail } mm
label-fault-count = die Zahlen der gefundenen und der geplanten Punkte sind { $detail }
label-fault-moved = ein Punkt ist { $detail } mm von seinem Ort entfernt
label-fault-doubled = zwei Punkte liegen an einem Ort
label-fault-cells = die Punkte ergeben andere Zellen
label-fault-place = ein Etikett steht nicht an seinem Ort
label-fault-unread = die Zellen lesen sich als "{ $detail }"
label-fault-other = die Zellen lesen sich als eine andere Karte, { $detail }
label-fault-labels = die Zahlen der gefundenen und der geplanten Etiketten sind { $detail }

## Labels: files of cards

label-deck-fault =
    Reihe { $row }, Spalte { $column }: "{ $typed }" ist falsch. { $reason ->
        [level] Eine Stufe ist 1, 2 oder 3.
        [points] Punkte sind eine Zahl von 0 bis 99.
        [bonus] Ein Bonus ist ein Buchstabe von s e r o d.
        [fields] So viele Felder hat die Reihe, und das sind nicht so viele wie in der ersten.
       *[count] Kosten sind eine Zahl von 0 bis 99.
    }
label-deck-more = { $count } weitere Fehler.
label-deck-columns = Die erste Reihe nennt nicht jedes davon einmal: { $names }. Sie braucht: { $columns }.
label-deck-empty = Die Datei hat keine Karten.
label-deck-large = Die Datei ist zu groß. Höchstens { $rows } Karten sind zu lesen.
label-deck-broken = Reihe { $row } ist nicht in der Form von CSV.
label-deck-encoding = { $file } ist nicht in UTF-8.
label-text-table = --notation nimmt eine Tabelle, die der Befehl tables nennt, oder den Namen einer Tabellendatei von liblouis, nicht "{ $typed }".
label-text-alone = --text macht eigene Etiketten. Lass --cards, --nobles, --select und --what weg.
label-text-empty = { $file } hat keine Texte.
label-text-columns = Reihe { $row }: sie hat { $count } Spalten. Höchstens zwei dürfen es sein: was in Braille kommt, und was in Schwarzschrift steht.
label-text-nothing = Reihe { $row }: nichts soll in Braille kommen.
label-text-long = Reihe { $row }: der Text ist zu lang. Höchstens { $most } Zeichen dürfen es sein.
label-text-eight = Reihe { $row }: "{ $typed }" braucht Punkt 7 oder 8 in { $table }. Etiketten haben sechs Punkte.
label-text-unknown = Reihe { $row }: { $table } hat kein Braille für { $characters }.

## Texts that are not in the notation

misread-not-counts = "{ $text }" sind keine Anzahlen von Edelsteinen. Beispiel: 3s2r
misread-gem-twice = "{ $text }" nennt einen Edelstein zweimal.
misread-not-gems = "{ $text }" sind keine Buchstaben von Edelsteinen. Beispiel: ser
misread-not-a-card = "{ $text }" ist keine Karte. Beispiel: c4s 3s3o6d
misread-no-such-card = "{ $text }" gehört nicht zu den 90 Karten.
misread-not-a-noble = "{ $text }" ist kein Adliger. Beispiel: 3 4s4e
misread-no-such-noble = "{ $text }" gehört nicht zu den 10 Adligen.
misread-not-an-action = "{ $text }" ist kein Zug. Beispiel: nimm ser
misread-not-a-place = "{ $text }" ist kein Platz. Beispiel: b2
misread-not-a-position = Eine Stellung ist eine Zeile, die mit sp1 beginnt, nicht "{ $text }".
misread-newer-position = Dieses Programm liest Stellungen der Arten sp1 und sp2, nicht { $text }.
misread-newer-record = Dieses Programm liest Aufzeichnungen der Art 1, nicht { $text }.
misread-position-fields = Eine Stellung hat mindestens 13 Felder; diese hat { $text }.
misread-position-players = Die Zahl der Spieler ist 2, 3 oder 4, mit einem Feld für jeden, nicht "{ $text }".
misread-position-number = "{ $text }" ist keine Zahl, die da stehen kann.
misread-position-phase = "{ $text }" ist keine Phase oder keine, die in dieser Stellung ansteht.
misread-position-end = Das Feld für das Ende ist "end" oder "-", nicht "{ $text }".
misread-position-ending = { $text ->
        [end] Jemand hat die Punkte, mit denen das Spiel endet: das Feld für das Ende ist "end".
       *[other] Niemand hat die Punkte, mit denen das Spiel endet: das Feld für das Ende ist "-".
    }
misread-position-market = "{ $text }" ist keine Auslage mit drei Reihen zu vier.
misread-position-level = Die Karte auf { $text } ist von einer anderen Stufe.
misread-position-seat = "{ $text }" ist kein Sitz: Chips, Karten, Hand und Adlige, mit Doppelpunkten dazwischen.
misread-position-hand = "{ $text }" ist keine Hand mit drei Plätzen.
misread-position-tokens = Die Chips gehen nicht auf: es sind { $text }.
misread-position-first = Den Sitz { $text } zum Beginnen gibt es nicht.
misread-position-tiles = Die Adligenplättchen gehen nicht auf: es sind { $text }.
misread-position-tile-twice = Ein Adligenplättchen ist zweimal da.
misread-position-card-twice = Die Karte { $text } ist zweimal da.
misread-position-decks = Es gibt drei Stapel, nicht { $text }.
misread-position-cards = Auf Stufe { $text } ergeben die Karten nicht alle.
misread-position-gap = { $text } ist leer, obwohl der Stapel noch Karten hat.
misread-position-limit = Sitz { $text } hat zu viele Chips.
misread-position-reveal = Auf { $text } kann keine Karte aufgedeckt werden.
misread-position-bonuses = Sitz { $text } fehlen die Boni für sein Adligenplättchen.
misread-position-no-noble = Sitz { $text } hat die Boni für ein Adligenplättchen, und keins ist gekommen.
misread-position-begins = Noch hat niemand etwas: am Zug muss Sitz { $text } sein, der beginnt.
misread-position-round = Mit diesen Punkten wäre das Spiel aus, bevor Sitz { $text } am Zug ist.
misread-position-passes = Sitz { $text } kann nicht gepasst haben: es gab einen möglichen Zug.
misread-no-such-edition = "{ $text }" ist keine Ausgabe. Zur Wahl stehen: 2024, 2014, up-to-three.
misread-no-such-rule = "{ $text }" ist keine Hausregel. Zur Wahl stehen: gold=missing, first=N (0 bis 3), points=N (1 bis 999), tiles=N (0 bis 5).
misread-first = "first={ $seat }" passt nicht zur Zahl der Spieler. Zur Wahl steht: first=N (0 bis { $last }).
misread-rule-twice = Die Hausregel "{ $text }" ist die zweite ihrer Art: gib eine davon an.
misread-not-a-record = Eine Aufzeichnung beginnt mit der Zeile splendor-record 1, nicht "{ $text }".
misread-no-start = Die Zeile "{ $text }" kommt vor dem Anfang des Spiels.
misread-record-seat = "{ $text }" ist kein Sitz. Beispiel: seat human Ana
misread-record-seats = Die Aufzeichnung hat { $text } Sitze, und das passt nicht zu ihrer Stellung.
misread-record-deck = Die Zeile zum Stapel "{ $text }" passt nicht zum Spiel.
misread-reveal-elsewhere = Dort wird keine Karte aufgedeckt: { $text }.

## Teaching the braille notation

teach-opening = Du lernst die Notation in der Brailletabelle { $table }. Lies die Zellen und tippe, was sie sind, in Buchstaben und Ziffern oder in Worten. Tippe hilfe, um zu hören, was du noch tippen kannst.
    .braille = lies, dann tippe. hilfe, beenden
teach-help = Enter oder nochmal wiederholt die Zellen. auswahl bietet Antworten an. punkte nennt die Punkte. zeige nennt die Antwort. lektionen zählt die Lektionen auf. lektion und eine Nummer beginnt eine. beenden verlässt, und beim nächsten Mal machst du dort weiter.
    .braille = auswahl punkte zeige lektionen beenden
teach-question = Frage { $number } von { $of }. { $task }
    .brief = { $number }: { $task }
teach-ask-letters = Welcher Buchstabe?
teach-ask-numbers = Welche Zahl?
teach-ask-counts = Wie viele Edelsteine und welche?
teach-ask-heads = Welche Stufe, Punkte und Bonus?
teach-ask-costs = Welche Kosten?
teach-ask-cards = Welche Karte?
teach-ask-tiles = Welches Adligenplättchen?
teach-title-letters = Buchstaben
teach-title-numbers = Zahlen
teach-title-counts = Anzahlen
teach-title-heads = erste Teile
teach-title-costs = Kosten
teach-title-cards = Karten
teach-title-tiles = Plättchen
taught-one = { $number } { FORM($gem, "noun") }
taught-count = { $number } { FORM($gem, "many") }
taught-head =
    { $count ->
        [one] Stufe { $level }, { $number } Punkt, { $gem }
       *[other] Stufe { $level }, { $number } Punkte, { $gem }
    }
taught-card = { $head }, kostet { $counts }
taught-tile = { $number } Punkte, verlangt { $counts }
teach-choices = { $count } Antworten zur Auswahl.
teach-dots = Punkte { $dots }.
teach-right = Richtig, { $code }: { $meaning }.
    .braille = richtig { $code }
teach-wrong = Nein, es ist { $code }: { $meaning }. Du hast { $given } gelesen.
    .braille = nein: { $code }, nicht { $given }
teach-shown = Es ist { $code }: { $meaning }.
teach-unclear = "{ $typed }" ist darauf keine Antwort. Antworte wie { $code } oder in Worten: { $example }.
    .braille = ? tippe wie { $code }
teach-round = { $right } von { $of } sofort richtig.
    .braille = sofort { $right }/{ $of }
teach-missed = Daneben: { $code }, { $meaning }.
    .braille = daneben { $code }
teach-next = Drücke Enter, um mit { $lesson } weiterzumachen, oder tippe nochmal, um diese Lektion zu wiederholen.
    .braille = weiter: { $lesson }
teach-once-more = Drücke Enter für noch eine Runde { $lesson }.
    .braille = nochmal: { $lesson }
teach-lesson = Lektion { $lesson }.
teach-lessons-line = { $here ->
        [yes] { $number }, { $lesson }: du kannst { $known } von { $of }, und hier bist du.
       *[no] { $number }, { $lesson }: du kannst { $known } von { $of }.
    }
    .brief = { $number } { $lesson } { $known } von { $of }
teach-left = Du hast die Lektionen verlassen. Starte sie wieder, um dort weiterzumachen, wo du aufgehört hast.
    .braille = verlassen
teach-unreadable = Was du gelernt hast, ist nicht zu lesen; du beginnst von vorn, und nichts wird behalten: { $detail }
teach-not-kept = Was du gelernt hast, lässt sich nicht behalten: { $detail }

## The command line

replay-line = Zeile { $line }: { $problem }
replay-opening = Aufzeichnung eines Spiels von { $players }.
replay-against-rules = Sie beginnt, wie nach den Regeln kein Spiel beginnen kann: { $reason }
replay-undone = { $count } Entscheidungen wurden hier zurückgenommen.
replay-undone-seen = { $count } Entscheidungen wurden hier zurückgenommen, nachdem verdeckte Karten schon zu sehen waren.
replay-walk =
    { $count ->
        [one] Ein Zug. Tippe weiter oder nur Enter, um weiterzugehen; zurück, um zurückzugehen.
       *[other] { $count } Züge. Tippe weiter oder nur Enter, um weiterzugehen; zurück, um zurückzugehen; zug { $count }, um zum letzten Zug zu gehen.
    }
    .braille = { $count } Züge
replay-help = Du kannst alles fragen, wie auslage, ich oder bezahlbar, für die Person, die dran ist. Und rückblick sagt, welche Züge jemanden am meisten gekostet haben. Um zu gehen, tippe beenden.
replay-place = Zug { $turn } von { $count }, Runde { $round }: { $name }.
    .braille = Zug { $turn } { $name }
answer-for = Für { $name }:
replay-over = Hier ist das Spiel zu Ende.
replay-all-heard = Du bist am Ende. Tippe zurück oder beenden.
replay-at-beginning = Du bist am Anfang.
replay-reads = Hier kannst du nicht spielen: dieses Spiel ist aufgezeichnet. Tippe weiter oder frag. Beispiel: auslage
no-such-turn = Den Zug "{ $typed }" gibt es nicht: Züge sind 1 bis { $count }. Beispiel: zug 1
replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende gespielt.
coach-looks = Einen Moment: die Züge von { $name } werden angesehen.
    .brief = Einen Moment.
coach-whom = Wessen Züge? { $names }. Beispiel: { $example }
coach-no-turns = { $name } hat hier keinen Zug gemacht.
coach-good = { $count ->
        [one] Du hast einen Zug gemacht
       *[other] Du hast { $count } Züge gemacht
    }. { $good ->
        [0] Keiner davon war der bestmögliche
        [one] Einer davon war der bestmögliche
       *[other] { $good } davon waren die bestmöglichen
    }.
    .braille = gut { $good } von { $count }
coach-mean =
    { $loss ->
        [0] Im Durchschnitt haben deine Züge deine Siegchance kaum gesenkt.
       *[other] Im Durchschnitt senkte ein Zug deine Siegchance um { $loss } Prozent.
    }
    .braille = Mittel { $loss }
coach-nothing = Kein Zug hat dich viel gekostet: etwas deutlich Besseres wurde nicht gefunden.
    .braille = nichts Besseres
coach-worst = { $count ->
        [one] Dieser Zug hat dich am meisten gekostet:
       *[other] Diese { $count } Züge haben dich am meisten gekostet, der schlimmste zuerst:
    }
    .braille = schlimmste { $count }
coach-turn = { $rank }: Runde { $round }. { $deed } Das senkte deine Siegchance um etwa { $loss } Prozent.
    .braille = { $rank } Runde { $round } { $deed } - { $loss }
coach-better =
    { $sure ->
        [sure] Sicher besser
        [likely] Wahrscheinlich besser
       *[open] Vielleicht besser
    }: { $step }. { $why }
    .braille = { $sure ->
        [sure] sicher
        [likely] wohl
       *[open] evtl
    } { $step }, { $why }
coach-walk = { $count ->
        [one] Um zu diesem Zug zu gehen und alles zu fragen, tippe 1.
       *[other] Um zu einem dieser Züge zu gehen und alles zu fragen, tippe seine Nummer: 1 bis { $count }.
    }
    .braille = 1 bis { $count }?
coach-ask = Frag, wie du damals fragen konntest, zum Beispiel tipp, auslage oder gefahr.
    .braille = tipp, auslage, gefahr?
coach-at-end = Du bist am Ende des Spiels: stand, revanche, neu und beenden gehen wie vorher. Um den Rückblick zu verlassen, tippe zurück.
    .braille = Ende; zurück?
coach-left = Zurück am Ende des Spiels.
    .braille = am Ende
coach-early = Der Rückblick kommt nach dem Spiel. Bis dahin gibt es tipp.
    .braille = nach dem Spiel; tipp?
coach-elsewhere = Schreib das Spiel mit aufzeichnung und einem Namen in eine Datei, zum Beispiel: aufzeichnung spiel.txt. Dann, außerhalb des Spiels: splendor-access coach spiel.txt
    .braille = aufzeichnung spiel.txt
seat-word = Sitz
no-seat = Den Sitz { $seat } gibt es nicht: Sitze sind 0 bis { $last }.
ask-only-reads = "{ $typed }" ist keine Frage. Beispiel: bezahlbar rot
usage-head = Aufruf:
usage-arguments = Angaben:
usage-options = Optionen:
usage-argument = %(argument_name)s: %(message)s
usage-unrecognized = nicht verstanden: %s
usage-not-with = geht nicht zusammen mit %s
usage-takes-nothing = nimmt keinen Wert, %r ist also zu viel
usage-required = etwas fehlt: %s
usage-one-required = eines davon fehlt: %s
usage-one-expected = ein Wert fehlt
usage-at-most-one = höchstens ein Wert
usage-at-least-one = mindestens ein Wert fehlt
usage-some-expected = %s Werte werden gebraucht
usage-value = %(value)r ist keine ganze Zahl
usage-choice = %(value)r steht nicht zur Wahl, sondern: %(choices)s
usage-command = %(parser_name)r ist kein Befehl. Zur Wahl stehen: %(choices)s
usage-error = %(prog)s: %(message)s
usage-lang = "{ $typed }" ist keine Sprache dieses Programms. Zur Wahl stehen: { $languages }.
usage-seed = Die Zufallszahl ist eine ganze Zahl von 0 bis 9223372036854775807, nicht "{ $typed }".
usage-port = Ein Port ist eine ganze Zahl von 0 bis 65535, nicht "{ $typed }".
usage-away = Die Minuten der Abwesenheit sind eine ganze Zahl von 1 bis { $most }, nicht "{ $typed }".
usage-file = Die Datei "{ $typed }" gibt es nicht.
usage-page = In "{ $typed }" liegt keine Seite zum Alleinspielen. Unter Debian oder Ubuntu baut make page eine.
usage-cert = Die Optionen --cert und --key gehören zusammen: gib beide an.
usage-config = Mit --config sagt die Datei alles: lass die Optionen für Ports, Adressen und Zertifikate weg.
usage-store = Die Option --store braucht Adressen von NATS, zum Beispiel nats://10.0.0.2:4222, nicht "{ $typed }".
usage-store-credentials = Die Option --store-credentials gehört zu --store.
usage-restore = Die Option --restore gilt deinem Tisch vom letzten Mal: lass --at weg und alles, was einen anderen Tisch einrichtet.
usage-proxy = Die Option --proxy braucht die Adresse eines Rechners, zum Beispiel 127.0.0.1, nicht "{ $typed }".
usage-bind = Die Option --bind braucht eine Adresse dieses Rechners, zum Beispiel 127.0.0.1, nicht "{ $typed }".
usage-out = Die Option --out braucht den Namen eines Ordners.
usage-host-bots = An einem Tisch für { $count } muss mindestens ein Sitz für einen Menschen frei bleiben.
usage-bot = "{ $typed }" ist kein Computergegner. Zur Wahl stehen: { $names }.
usage-first-twice = Die Option --first und die Hausregel first sagen beide, wer beginnt: gib nur eine davon an.
usage-position-rules = Eine Stellungszeile nennt selbst die Ausgabe und die Hausregeln: lass --edition und --house weg.
usage-position-first = Eine Stellungszeile sagt selbst, wer beginnt: lass --first weg.
usage-signal = "{ $typed }" ist weder ein Ton des Programms noch eine Datei. Zur Wahl stehen: { $names }.
usage-games = { $count } ist keine Anzahl von Spielen.
usage-against = Das Programm { $typed } lässt sich nicht starten: { $detail }
usage-bots = { $count } Computergegner passen nicht zu { $players } Spielern: nenne einen für alle oder einen für jeden Sitz.
usage-bot-name = { $file } kann keine Datei eines Gegners sein: ihr Name muss ein einfaches Wort aus kleinen Buchstaben sein, etwa careful.py, und nicht das Wort eines anderen Gegners.
usage-bot-twice = Zwei verschiedene Dateien heißen { $file }: benenne eine davon um.
usage-bot-own = "{ $typed }" ist dein eigener Computergegner. Er spielt nur an dieser Tastatur, mit play, und in simulate.
own-bot-failed = { $when ->
    [load] { $file } lässt sich nicht laden
   *[choose] Fehler in { $file }
}: { $detail }{ $line ->
    [0] { "." }
   *[other] {""}, Zeile { $line }.
}
own-bot-empty = { $file } hat keine Funktion choose(view, chance, decision).
own-bot-illegal = { $file } will etwas tun, das nicht erlaubt ist: { $action }.
own-bot-slow = { $file } hat innerhalb von { $seconds } Sekunden nicht geantwortet.
own-bot-ended = { $file } hat aufgehört, ohne zu antworten.
own-bot-gone = Die Datei { $bot }.py gibt es nicht mehr.
own-bot-replaced = Statt { $bot } spielt die Stärke { $level } weiter.
simulate-game = Spiel { $game }: { $winners }, { $points }, { $turns } Züge.
simulate-won = Sitz { $seats } gewinnt
simulate-shared = Sitze { $seats } teilen sich den Sieg
simulate-points = Punkte { $points }

# What stands in capitals behind an option.
metavar-action = AKTION
metavar-address = ADRESSE
metavar-command = BEFEHL
metavar-dir = ORDNER
metavar-edge = RAND
metavar-file = DATEI
metavar-format = FORMAT
metavar-game = SPIEL
metavar-language = SPRACHE
metavar-layout = ANORDNUNG
metavar-level = STÄRKE
metavar-line = ZEILE
metavar-link = LINK
metavar-mark = ZEICHEN
metavar-name = NAME
metavar-name-mm = NAME=MM
metavar-port = PORT
metavar-question = FRAGE
metavar-rule = REGEL
metavar-sound = TON
metavar-table = TABELLE
metavar-what = WAS
metavar-word = WORT
metavar-words = WÖRTER

cli-about = Splendor für Ohren und Finger: Zeile für Zeile gehört, in Braille gefühlt.
words-cli-agent = agent
words-cli-ask = fragen, frage
words-cli-club = club, verein
words-cli-coach = rückblick
words-cli-companion = begleiten, begleiter
words-cli-doctor = prüfen, diagnose
words-cli-games = spiele
words-cli-host = einrichten, einladen
words-cli-join = mitspielen, beitreten
words-cli-labels = etiketten
words-cli-play = spielen, spiel
words-cli-replay = vorlesen, nachspielen
words-cli-resume = fortsetzen
words-cli-serve = bereitstellen
words-cli-server = server
words-cli-simulate = simulieren
words-cli-stats = statistik
words-cli-tables = tabellen
words-cli-teach = lernen
cli-own-words = Unterbefehle gehen auch so: { $words }.
manual-name = NAME
manual-synopsis = AUFRUF
manual-description = BESCHREIBUNG
manual-commands = BEFEHLE
manual-options = OPTIONEN ALLER BEFEHLE
manual-files = DATEIEN
manual-exit = RÜCKGABEWERT
manual-where = Gespeicherte Spiele, Einstellungen und das Fehlerprotokoll liegen in { $folder }. SPLENDOR_ACCESS_HOME nennt einen anderen Ordner.
manual-codes = 0: erledigt. 1: Es ging nicht. 2: Die Befehlszeile ist falsch. 3: Eine Datei lässt sich nicht lesen. 130: abgebrochen.
cli-play = ein Spiel beginnen
cli-companion = ein Spiel mit echten Karten begleiten: die Züge aller werden eingegeben und Fragen beantwortet
cli-companion-seat = eine Person am Tisch; einmal für jede angeben, in der Reihenfolge der Züge
cli-companion-me = wessen Fragen beantwortet werden, mit Namen; ohne die Option die erste Person
cli-companion-first = wer beginnt, mit Namen; ohne die Option die erste Person
cli-companion-from = mitten in einem Spiel beginnen: mit einer Stellungszeile oder ohne sie Schritt für Schritt
cli-companion-game = ein gespeichertes Spiel mit echten Karten fortsetzen, mit der Nummer
cli-companion-host = alle am Tisch können auf einem Telefon mitspielen; für Telefone im Haus dazu --lan
cli-resume = ein gespeichertes Spiel fortsetzen
cli-games = die gespeicherten Spiele nennen: Nummer, Stand, Tag und wer mitspielt
cli-games-all = alle Spiele nennen, nicht nur die zehn zuletzt gespielten
cli-games-who = nur Spiele mit diesen Leuten oder dieses Namens, nach dem Namen oder einem Teil davon
cli-games-unfinished = nur Spiele, die noch nicht zu Ende sind
cli-games-delete = ein Spiel endgültig löschen, nach Nummer oder Namen
cli-games-rename = einem Spiel einen anderen Namen geben; --to sagt, welchen
cli-games-to = der neue Name, zum Beispiel mit-ana
cli-stats = sagen, wie deine Spiele ausgingen: Siege, Punkte und Züge, nach Art des Spiels und nach Gegner
cli-stats-me = wessen Spiele, mit dem Namen; ohne das deine
cli-csv = Zeilen in CSV ausgeben, für eine Tabellenkalkulation
cli-replay-all = das ganze Spiel auf einmal sagen
cli-replay = ein aufgezeichnetes Spiel vorlesen
cli-coach = sagen, welche Züge eines aufgezeichneten Spiels jemanden am meisten gekostet haben, und was besser war
cli-simulate = Computergegner gegeneinander spielen lassen
cli-agent = als Computergegner gegen ein anderes Programm spielen, in Zeilen JSON
cli-agent-bot = der Computergegner, der antwortet oder spielt: { JOIN($bots, "or") }
cli-agent-against = ein Programm, gegen das gespielt wird, mit seinen Optionen
cli-ask = eine Frage über ein gespeichertes Spiel oder eine Stellung beantworten
cli-ask-position = über diese Stellungszeile fragen
cli-ask-seat = der Sitz, der fragt, ab 0; sonst der, der dran ist
cli-question = ein Befehl, der liest, wie bezahlbar rot oder auslage
cli-tables = die Brailletabellen nennen, die benutzt werden können
cli-labels = Etiketten in Braille für die Karten machen (ein Bürodrucker macht keine Punkte) und Dateien mit Etiketten lesen
cli-label-action = list, preview, find, pair, verify, sheets, ruler oder slate; ohne sie werden Dateien gemacht
cli-label-words = für preview und find eine Karte, zum Beispiel mit ihrem Code; für verify eine Datei
cli-label-format = welche Art von Datei: { JOIN($formats, "or") }
cli-label-for = was die Etiketten macht, und damit, was eine Datei weglässt: swell (Schwellpapier), uv (fühlbarer UV-Druck), home (Drucker zu Hause) oder embosser (Brailledrucker)
cli-label-what = cards (Karten), nobles (Adlige), tokens (Chips), aids (Spielhilfen), rules (Regeln), table (Tisch) oder all (alles)
cli-label-select = nur Karten, auf die eine Beschreibung passt, wie "stufe c rot"
cli-label-standard = die Maße des Braille: { JOIN($standards, "or") }
cli-label-measure = ein anderes Maß, das die Norm erlaubt, in mm: base, height, dot, cell oder line
cli-label-notation = die Brailletabelle: eine, die der Befehl tables nennt, oder eine eigene Datei
cli-label-place = wo die Etiketten der Karten kleben: bottom (unten) oder top (oben) zwischen Punkten und Bonus
cli-label-layout = wrap füllt Zeilen, stack gibt den Kosten eine eigene Zeile, landscape legt Karten quer
cli-label-sheet = der Bogen mit Etiketten; die Aktion sheets nennt sie
cli-label-margin = wie weit Punkte vom Rand eines Etiketts entfernt bleiben, in mm
cli-label-start-at = das erste Etikett der ersten Seite, das noch da ist
cli-label-print-text = auch Wörter drucken, für sehende Hilfe
cli-label-print-size = die Größe der Liste in Großdruck, von 18 bis 28 Punkt
cli-label-mark = was zeigt, wie herum ein Etikett gehört: tokens für eine volle Zelle nur auf Chips, cell für eine auf jedem Etikett oder none für nichts
cli-label-cards = eine CSV-Datei mit selbstgemachten Karten
cli-label-qr = auf jedes Etikett einen QR-Code setzen, für ein Telefon, das ihn vorliest
cli-label-nobles = eine CSV-Datei mit selbstgemachten Adligenplättchen
cli-label-text = eine CSV-Datei mit eigenen Etiketten: was in Braille kommt, und was in Schwarzschrift steht
cli-label-embosser = der Brailledrucker, für den brf- und pef-Dateien sind, oder die Zellen und Zeilen seiner Seite, etwa 42x28
cli-label-grid = Etiketten in gleichen Abständen in brf- und pef-Dateien: even (gleich), die-cut für gestanzte Bögen oder strips für Band
cli-label-cut-marks = Linien, um tastend zu schneiden: aus Punkten in brf- und pef-Dateien, mit gleichem Raster, erhaben in pdf und svg
cli-label-card = die Größe deiner Karten in mm, etwa 63x88 oder 66x91 für Karten in Hüllen
cli-label-bed = die Größe des Druckbetts des 3D-Druckers in mm, etwa 180x180; sonst 220x220
cli-label-plate = die Dicke der Platte unter 3D-Punkten, in mm
cli-label-layer = die Höhe einer Schicht des 3D-Druckers, in mm
cli-label-out = der Ordner für die Dateien; er wird angelegt, wenn er fehlt
cli-label-force = Dateien ersetzen, die schon da sind
cli-label-png = mit preview: das Bild eines Bogens
cli-teach = die Notation in Braille lesen lernen
cli-teach-table = die Brailletabelle zum Lernen; sonst die aus deinen Einstellungen
cli-doctor = sagen, was hier geht, und was zu installieren ist
cli-doctor-store = stattdessen NATS unter dieser Adresse untersuchen
cli-version = die Version ausgeben und gehen
cli-help = das hier ausgeben und gehen
cli-seat = eine Person an dieser Tastatur; einmal für jede angeben
cli-bot = ein Computergegner: { JOIN($bots, "or") }; einmal für jeden angeben
cli-bot-or-file = ein Computergegner: { JOIN($bots, "comma") } oder eine eigene Datei wie careful.py; einmal für jeden angeben
cli-seed = eine Zahl, die allen Zufall entscheidet, um dasselbe Spiel noch einmal zu spielen
cli-edition = die Regeln: 2024, 2014 oder up-to-three
cli-first = wer beginnt, mit Namen; nach den Regeln der oder die Jüngste, ohne die Option die erste Person
cli-house = eine Hausregel: gold=missing, first=SITZ (ab 0), points=N oder tiles=N
cli-lang = die Sprache; einmal für jede Person, in der Reihenfolge der Sitze oder einmal für alle
cli-wrap = ob lange Zeilen zwischen Wörtern umbrechen: on (an), off (aus) oder auto für einen Screenreader, der es braucht
cli-plain = einfache Zeilen ohne Bearbeitungstasten
cli-display = eine Braillezeile von BRLTTY oder NVDA benutzen, wenn sie da ist: auto oder off (aus)
cli-display-only = nur auf einer Braillezeile von BRLTTY oder NVDA spielen, ohne Terminal und ohne Ton
cli-theme = Zeilen mit starkem Kontrast: dark (dunkel), light (hell), words (Wörter) oder off (aus)
cli-signal = ein Ton, wenn du dran bist: bell, chime, knock, rise, off oder eine Klangdatei
cli-speech = wer spricht: dein Screenreader (reader), das Programm (direct), niemand (off) oder je nachdem, was es findet (auto)
cli-text = was ausgegeben wird: words (Wörter) oder braille für kurze Zeilen mit Codes als Braillezellen
cli-transcript = ob auch ausgegeben wird, was das Programm spricht: on (an) oder off (aus)
cli-verbosity = wie viel gesagt wird: brief (kurz), normal oder full (ausführlich)
cli-quick = sofort beginnen: du gegen einen leichten Gegner, ohne Fragen
cli-tutorial = ein erstes Spiel beginnen, das beim Spielen alles erklärt; immer dieselben Karten
cli-position = mit einer Stellungszeile beginnen
cli-game = die Nummer des Spiels; sonst das zuletzt gespielte
cli-file = eine Datei mit einer Aufzeichnung
cli-games-count = wie viele Spiele
cli-players = wie viele Spieler: 2, 3 oder 4
cli-host = einen Tisch für Freunde anderswo einrichten und dort spielen
cli-join = sich an einen Tisch setzen, den jemand eingerichtet hat
cli-link = der Link des Tisches
cli-watch = zuschauen, ohne eigenen Sitz
cli-name = dein Name am Tisch
cli-no-play = nur einrichten, ohne eigenen Sitz
cli-away = wie viele Minuten jemand weg sein darf, bevor der Computer spielen darf
cli-seats = wie viele dort sitzen können: 2, 3 oder 4; das Spiel beginnt, wenn alle da sind
cli-port = der Port des Servers; ohne die Option ein freier
cli-bind = eine Adresse dieses Rechners, unter der andere dazukommen; einmal für jede angeben
cli-ssh = auch mit ssh mitspielen lassen, an diesem Port
cli-lan = alle im Haus dazukommen lassen; es ist nicht verschlüsselt
cli-proxy = dem Proxy an dieser Adresse glauben, von welcher Adresse jemand kommt
cli-page = neben den Tischen die Seite zum Alleinspielen anbieten, die make page in diesen Ordner gelegt hat
cli-cert = die Datei eines TLS-Zertifikats, für Links mit https
cli-verbose = auch sagen, was das System zu einem Fehler im Netz sagt
cli-key = die Datei mit dem Schlüssel dieses Zertifikats
cli-at = die Adresse eines Servers, den jemand mit serve betreibt; dort wird der Tisch eingerichtet
cli-new-table = einen anderen Tisch einrichten als letztes Mal
cli-restore = zu einer aufgehobenen Datei des letzten Spiels zurückgehen
cli-serve = Tische bereitstellen, die andere einrichten und an denen sie spielen
cli-config = eine Datei mit all dem und mehr, statt der anderen Optionen: siehe docs/serving.md
cli-store = alles in NATS unter dieser Adresse aufbewahren, die sich mehrere Server teilen können
cli-store-credentials = die Datei, mit der NATS den Server hereinlässt
cli-server = dem Server, den du hier betreibst, Befehle geben
cli-server-order = list, close, ban, unban, message, mail, stop; für einen Club invite, members oder expel; oder copy oder export
cli-server-words = bei close ein Tisch, bei ban und unban eine Adresse, bei message ein Text an alle Tische, bei invite und expel ein Name, bei copy und export woher und wohin
cli-club = triff die Mitglieder eines Clubs, und spiel mit ihnen
cli-club-link = der Link deiner Einladung oder des Clubs; ohne ihn der Club, in dem du zuletzt warst
cli-json = Zeilen in JSON ausgeben
cli-legal = auch die erlaubten Züge jeder Entscheidung ausgeben

## Setting up, which the script .ci/setup says before there is a program: a line each

install-begins = Das Programm wird eingerichtet. Das dauert etwa eine Minute.
install-needs-administrator = Braille und Sprache brauchen Systempakete, die nur ein Administrator installieren darf.
install-add-later = Das Spiel geht als Text auch ohne sie. Um sie zu ergänzen, tippe: { $detail }
install-packages = Systempakete werden installiert: { $detail }
install-packages-failed = Das ging nicht, darum können Braille oder Sprache fehlen. Um es noch einmal zu versuchen: { $detail }
install-braille-by = Für Braille tippe: { $detail }
install-both-by = Für Braille und Sprache tippe: { $detail }
install-both-somehow = Für Braille und Sprache installiere liblouis, BrlAPI und Speech Dispatcher mit ihren Modulen für Python.
install-text-works = Das Spiel geht als Text auch ohne sie.
install-no-python = Dieses Programm braucht Python 3.11 oder neuer, und das wurde nicht gefunden: bitte installiere es.
install-no-venv = Python fehlt sein Modul venv. Unter Debian oder Ubuntu tippe: { $detail }
install-no-environment = Die virtuelle Umgebung ließ sich nicht anlegen. Näheres steht in { $detail }
install-fetching = Bibliotheken werden geholt: { $detail }
install-libraries = Bibliotheken werden installiert: { $detail }
install-waiting = Die Arbeit geht weiter, nach { $detail } Sekunden.
install-looking-up = Systempakete werden nachgeschlagen, nach { $detail } Sekunden.
install-preparing = Python wird für die Bibliotheken vorbereitet, nach { $detail } Sekunden.
install-certificates = Einem Zertifikat des Netzwerks wird hier nicht vertraut. Hat dein Netzwerk ein eigenes, dann setze die Umgebungsvariable PIP_CERT auf dessen Datei; sonst prüfe die Uhr. Dann tippe dasselbe noch einmal. Näheres steht in { $detail }
install-no-network = Es gibt kein Netzwerk, oder es erreicht nicht, was nötig ist. Verbinde es und tippe dasselbe noch einmal. Näheres steht in { $detail }
install-full = Der Speicher ist voll: etwa 250 MB sind nötig. Schaffe Platz und tippe dasselbe noch einmal.
install-not-writable = In { $detail } darf nicht geschrieben werden. Kopiere den Ordner des Programms in deinen persönlichen Ordner und tippe dort dasselbe.
install-noexec = In { $detail } darf kein Programm gestartet werden. Kopiere den Ordner des Programms in deinen persönlichen Ordner und tippe dort dasselbe.
install-failed = Was das Programm braucht, ließ sich nicht installieren. Warum, steht am Ende von { $detail }
install-windows = Unter Windows tippe diese drei Zeilen statt make play:
install-windows-readers = NVDA und JAWS lesen das Terminal; NVDA zeigt es auch auf einer Braillezeile.
install-ready = Fertig.

## Braille tables

tables = { $count ->
        [one] Eine Brailletabelle kann benutzt werden:
       *[other] { $count } Brailletabellen können benutzt werden:
    }
tables-own = { $count } Tabellen der Notation selbst, für andere Programme, sind in { $folder }
table =
    { $name }: { $language }, { $kind ->
        [computer] Computerbraille
       *[literary] { $title }
    }, { $dots } Punkte; längste Karte { $longest } Zellen{ $default ->
        [display] , üblich auf Braillezeilen
        [paper] , üblich auf Papier
       *[none] { "" }
    }; { $code } ist { $cells }
    .brief = { $name }: längste Karte { $longest } Zellen; { $code } ist { $cells }
    .full = { $name }, { $title }: längste Karte { $longest } Zellen; { $code } ist { $cells }
table-lacking = { $name }: hier nicht zu benutzen, weil liblouis diese Datei nicht findet: { $file }
table-refused =
    { $wrong ->
        [same-cells] { $name }: hier nicht angeboten, weil { $code } die Zellen eines anderen Codes hat.
        [letter-sign] { $name }: hier nicht angeboten, weil { $code } ohne Buchstabenzeichen geschrieben wird.
       *[read-back] { $name }: hier nicht angeboten, weil { $code } sich als etwas anderes zurückliest.
    }

table-texts = { $name }: { $title }: { $cells }
table-sentence = Du kannst drei von den anderen Karten kaufen.

# A file with a table that a player names.
own-table-absent = Die Brailletabelle { $file } wurde nicht gefunden. Tippe den ganzen Pfad einer Datei, deren Name auf .ctb oder .utb endet.
own-table-broken = Die Brailletabelle { $file } ist nicht zu benutzen. liblouis sagt: { $detail }
own-table-unfit = Codes können nicht in der Brailletabelle { $file } stehen: { $wrong ->
        [same-cells] { $code } hat die Zellen eines anderen Codes.
        [letter-sign] { $code } wird ohne Buchstabenzeichen geschrieben.
       *[read-back] { $code } liest sich als etwas anderes zurück.
    }
own-table-letters = Sätze können nicht in der Brailletabelle { $file } stehen. Diese Zeichen haben dort keine eigenen Zellen: { $letters }.

## Doctor

doctor-text = Text: vorhanden. Zeilen werden ausgegeben{ $editable ->
        [yes] , und mit Bearbeitungstasten getippt.
       *[no] , und als einfache Zeilen gelesen.
    }
doctor-cells = Die Ausgabe kann { $cells ->
        [yes] Braillezellen zeigen.
       *[no] keine Braillezellen zeigen; stattdessen kommen die Nummern der Punkte.
    }
doctor-braille = Übersetzung in Braille: vorhanden, liblouis { $version }, { $cells ->
        [none] Tabelle { $table }.
       *[other] Tabelle { $table }: { $code } ist { $cells }
    }
doctor-liblouis = liblouis: { $module ->
        [yes] durch sein Python-Modul
       *[no] direkt aufgerufen
    }, { $file }. Tabellen in { $folder }
doctor-no-braille = Übersetzung in Braille: nicht vorhanden. { $mend }
doctor-pybrl = pybrl wurde gefunden. Wo liblouis fehlt, werden englische Sätze auf einer Braillezeile damit gemacht, ungekürzt. Codes, Etiketten, der Kurs und das Tippen in Braille brauchen liblouis.
doctor-codes = Braille der Codes: { $table }, { $why ->
        [setting] wie du es eingestellt hast.
        [refused] die übliche, weil { $named } nicht zu benutzen ist.
        [brltty] weil BRLTTY dir das Terminal in { $named } zeigt.
        [foreign] die übliche. BRLTTY hat { $named }, und die ist für eine andere Sprache.
        [unlike] die übliche. BRLTTY hat { $named }, und die wird für Codes nicht angeboten.
       *[language] die übliche.
    }
doctor-texts = Braille der Sätze: { $table }, { $why ->
        [setting] wie du es eingestellt hast.
        [refused] wie für Codes, weil { $named } nicht zu benutzen ist.
        [brltty] weil BRLTTY Wörter mit { $named } kürzt.
        [six] weil die Braillezeile sechs Punkte hat.
       *[codes] wie für Codes.
    }
doctor-tables = Brailletabellen: { $names } gefunden, von { $total } angebotenen.
doctor-no-tables = Brailletabellen, die nicht zu gebrauchen sind: { $names }. { $step }
doctor-display = Braillezeile: vorhanden, { $name }, { $rows ->
        [one] { $columns } Zellen.
       *[other] { $rows } Reihen zu { $columns } Zellen.
    }
doctor-display-keys = Tasten der Braillezeile: { $routing ->
        [yes] Routingtasten
        [no] keine Routingtasten
       *[unknown] sie sagt nicht, ob es Routingtasten gibt
    }, { $dots ->
        [yes] Tasten, um Braille zu tippen.
        [no] keine Tasten, um Braille zu tippen.
       *[unknown] und nicht, ob sich Braille tippen lässt.
    }
doctor-no-display = Braillezeile: nicht vorhanden. { $mend }
doctor-nvda-untried = Braille durch NVDA wurde nur mit Ersatz für NVDA und Windows erprobt. Wenn etwas nicht stimmt, melde es bitte.
doctor-feel = Die Braillezeile zeigt jetzt { $code }{ $cells ->
        [none] .
       *[other] { "," } als { $cells }
    } Fühlst du es? Tippe ja oder nein oder drücke eine Taste der Braillezeile.
    .braille = gefühlt? Taste
doctor-felt = Gut. Die Braillezeile geht.
doctor-felt-key = Gut. Die Braillezeile geht und ihre Tasten auch.
doctor-not-felt = Sind die Zellen anders, dann wähle eine andere Tabelle: { $program } tables nennt sie. Ist gar nichts da, dann sieh nach, ob ein anderes Programm die Braillezeile benutzt, wie Orca oder das Menü von BRLTTY.
doctor-speaks =
    { $mode ->
        [reader] { $reason ->
            [asked] Wer spricht: dein Screenreader, weil du es so wolltest.
            [reader] Wer spricht: dein Screenreader; { $readers } läuft.
            [remote] Wer spricht: dein Screenreader, weil du von einem anderen Rechner aus verbunden bist.
            [console] Wer spricht: dein Screenreader, weil das hier eine Konsole ist.
           *[unsure] Wer spricht: dein Screenreader; ob einer läuft, ist von hier aus nicht zu sehen.
        }
        [direct] { $reason ->
            [asked] Wer spricht: das Programm, weil du es so wolltest.
           *[answers] Wer spricht: das Programm, wenn ein Weg zu einer Stimme da ist; ein Screenreader wurde nicht gefunden.
        }
       *[off] { $reason ->
            [asked] Wer spricht: niemand, weil du es so wolltest.
            [piped] Wer spricht: niemand, weil das hier als Test anderer Programme läuft (CI).
           *[silent] Wer spricht: niemand; ein Screenreader wurde nicht gefunden, und kein Sprachdienst läuft.
        }
    }
doctor-speech = Sprechen durch { $path }: vorhanden, als { $through }. { $count ->
        [0] Eingestellt wird es in seinem eigenen Programm.
       *[other] Es folgt diesen Einstellungen: { $settings }.
    }
doctor-no-speech = Sprechen durch { $path }: nicht vorhanden. { $mend }
speech-no-module = Sein Modul für Python fehlt. { $step }
speech-missing =
    { $path ->
        [prismatoid] Es ist ein Zusatz. { $step }
       *[other] { $detail }. { $step }
    }
speech-absent = Kein Sprachdienst läuft. { $step }
speech-idle = Es ist installiert, läuft aber nicht. Um es zu starten: { $program } play --speech direct
speech-stopped = Es hat nichts gefunden, das spricht.
speech-mute = Es läuft, hat aber keinen Synthesizer. { $step }
speech-broken =
    { $detail ->
        [none] Es antwortet nicht.
       *[other] Es scheitert: { $detail }
    }
doctor-sentence = Das ist die Stimme des Spiels: Code c4s 3s3o6d.
doctor-hear = Durch { $path } wurde das gesprochen: { $sentence } Hast du es gehört? Tippe ja oder nein.
doctor-heard = Gut. Das Programm kann sprechen: { $program } play --speech direct
doctor-not-heard = Prüfe die Lautstärke und das Tongerät deines Systems. Wo speech-dispatcher benutzt wird, versuche: spd-say hallo
doctor-not-spoken = Kein Testsatz wurde gesprochen, weil kein Weg zu einer Stimme geht.
doctor-signal = Töne, wenn du dran bist: vorhanden, wenn es eine Soundkarte gibt, durch { $player }.
doctor-no-signal = Töne, wenn du dran bist: nicht vorhanden; die Glocke geht auch ohne. { $step }
library-missing = Die Bibliothek { $library } fehlt.
library-old = Die Bibliothek { $library } ist zu alt: { $file } ist Version { $found }, nötig ist { $wanted }.
library-new = Die Bibliothek { $library } ist neuer, als dieses Programm sie kennt: { $file } ist Version { $found }, nötig ist { $wanted }.
library-strange = Die Bibliothek { $library } ist nicht zu gebrauchen: { $file } heißt wie sie und ist etwas anderes.
library-damaged = Die Bibliothek { $library } ist nicht zu gebrauchen: { $file } ist beschädigt.
library-lent = Python nimmt sie aus { $folder }. Nimm diesen Ordner aus PYTHONPATH heraus und starte das Programm in einem anderen Ordner.
library-install = Um sie zu installieren, tippe: { $command }
# In the file for Windows, where nothing can be installed.
library-unpack = Um das Programm zu reparieren, entpacke seine Zip-Datei noch einmal oder starte sein Setup noch einmal.
library-elsewhere = Die Datei für Windows enthält sie nicht. Ein mit Python installiertes Programm kann sie haben.
doctor-libraries = Bibliotheken: alle vorhanden.
doctor-library = { $extra ->
        [extra-friends] Tische mit Freunden
        [extra-labels] Etiketten
        [extra-dxf] Etiketten als DXF
        [extra-club] Rangliste und Nachrichten eines Clubs
        [extra-3d] Etiketten in 3D
       *[extra-core] Das Programm
    }: nicht verfügbar. { $mend }
doctor-settings = Einstellungen: { $faults ->
        [0] vorhanden, in { $file }
        [one] in { $file } stimmt eine Zeile nicht, wie eben gesagt. Berichtige sie in einem Editor oder lösche die Datei.
       *[other] in { $file } stimmen { $faults } Zeilen nicht, wie eben gesagt. Berichtige sie in einem Editor oder lösche die Datei.
    }
doctor-saves = Gespeicherte Spiele: vorhanden, in { $folder }
doctor-no-saves = Gespeicherte Spiele: nicht vorhanden, weil in { $folder } nicht geschrieben werden kann: { $detail }. Um sie anderswo aufzuheben, setze die Umgebungsvariable SPLENDOR_ACCESS_HOME auf einen anderen Ordner.
doctor-language = Sprache: { $language }; angeboten: { $languages }.

## Words by what they mean, as the grammar of sentences reads them.

senses-take = nimm, nim, nehmen, nehme, nehm, nimmt, nahm, genommen, hol, hole, holen, geholt, greife, gib mir, gebt mir, ich wähle, ich bekomme, krieg, kriege, bekomm, greif, schnapp mir, schnapp, besorg, ich will haben, will ich haben, kann ich haben, gib mir bitte, wähle, wählen, such mir aus, ziehe, bekommen, kriegen, haben will, bekomme, nehmen wir, gekriegt, erhalten, einsacken, sack ein, einstecken, steck ein, bekam, mitnehmen, gönn mir, geben sie mir
senses-buy = kauf, kaufe, kaufen, kauft, kaufte, kauften, gekauft, kaufst, erwerbe, erwerben, erworben, zahle, bezahle, gekauften, gekaufte, zahlen, kaufen wir, leiste mir, bezahl
senses-reserve = reserviere, reservieren, reserviert, reservier, reservierst, reservierte, merke, vormerken, auf die hand, zurücklegen, zurückgelegt, sichere, behalte, reservierung, beiseite, leg zurück, lege zurück, merk, halte, für später, zur seite, zurück auf die hand, reservierten, reservieren wir, leg, lege, legen, beiseitegelegt, reservierungen, weggelegt, für nachher, für dann, vorgemerkt
senses-return = zurückgeben, gib zurück, gebe zurück, abgeben, gib ab, gebe ab, zurückgegeben, zurücklegen, lege zurück, abgegeben, weg, zurück, ab, wirf, werfe, loswerden, hergeben, weggeben, hinlegen, leg ich hin, geht zurück, in die bank, abwerfen, wegwerfen
senses-pass = passe, passen, pass, aussetzen, setze aus, gepasst, passte, nichts tun, gar nichts tun, nichts machen, setz aus, setze diese runde aus, verzichte auf meinen zug, setz ich aus, setze ich aus
senses-undo = rückgängig, zurücknehmen, nehme zurück, nimm zurück, nehme ich zurück, nehm ich zurück, undo, rückgängig machen, zug zurück, mach rückgängig, vertan, verklickt, vertippt, zurück damit, nimm das zurück, nimm es zurück, das zurück, zurückgehe, zurückgehen, geh einen zug zurück, letzten zug zurück, den kauf zurück, ungeschehen
senses-wish = muss ich, muss man, muss, müssen, würde, würdest, könnte, könnten, kann, kannst, darf, dürfte, dürfen, soll, sollt, sollte, sollten, möchte, möcht, mag, wenn, falls, ob, wäre, wär, hätte, vielleicht, eventuell, überlege, angenommen, wie wäre, wie wär, erlaubt, möglich, am liebsten, lieber, besser, reizt, spiele mit dem gedanken, was wäre, würd, könnt, müsste, sobald, ich denke, ich hoffe, wollte, hab vor, zögere, fast, beinahe, können, werd, können wir, gedacht, gern, gerne, hätte gern, hätte gerne, frage mich, ich frage mich, probelauf, trockenübung, vorschau, zur probe, nur zur probe, nehmen wir an, nehmen wir mal an, nimm an, nimm mal an, würden, theoretisch, überleg, könntest, kannste, darfst
senses-not = nicht, kein, keine, keinen, keiner, keins, nie, niemals, nix, nichts, keinesfalls, auf keinen fall, bloß nicht, nein, lass, statt, weder, finger weg, kein einziges, keinen einzigen, kein einziger, keine einzige, keine einzigen, nee, keineswegs, garnicht
senses-except = außer, ohne, bis auf, nur nicht, nicht
senses-every = jede, jeder, jedes, alle, allen, je eine, je einen, von jedem, alle farben, etwas, irgendetwas, irgendwas, nichts, ganze, ganzen, überhaupt etwas, gesamte, gesamten, komplette, sämtliche
senses-same = gleiche, gleichen, selbe, dasselbe, das gleiche, wie eben, wie letztes mal, nochmal das gleiche, derselben, denselben, gleicher, identische, gleichfarbige, wie letzte runde, wie letzten zug, wie im letzten zug, wie vorige runde, wie in der letzten runde, wie vorhin, wie beim letzten mal, so wie letztes mal
senses-redo = wiederhole, wiederholen, wiederhol, mach nochmal, mache nochmal, mach noch mal
senses-who = wer, wem, wen, wessen
senses-what = was, welche, welcher, welches, welchen, wo, gibt es, gibts, zeig, zeige, liegt, sind, wie, zeig mir, ist, liste, nenn, nenne, sag, welchem, welch, wo ist, wo liegt, wo sind, was für, sag mir, erzähl, erzähl mir, lies, lies vor, vorlesen, lass hören, kannst du mir sagen, weißt du, ich will wissen, ich möchte wissen, beschreib, beschreibe, erklär, erkläre, wofür, was ist, bist, bin, seid, zeigst, nenne mir, nenn mir, such, suche, schau, hören, sehen, sagen, zeige mir, lass mich sehen, zeig mir die, erinnere mich, erzähl mir von, zeig alle, sieh dir, schau dir, zeigen, seht, anschauen, ansehen, beschreiben, wie geht's, wie schaut's, wie steht's, wie sieht's, wie geht es, wie schaut, wie sieht es, womit, gibt's, verrate, verrat mir, auflisten, guck, gucken, infos, wie sieht, wie siehts, wie schauts, erklären
senses-many = wie viele, wie viel, wieviele, wieviel, wie oft, anzahl, wie viele noch, wieviel noch, insgesamt, anzahl der, wie viele mehr, gesamt, wievielte
senses-when = wann, seit wann, wie lange schon, wie lange liegt
senses-why = warum, wieso, weshalb, woher, weswegen
senses-past = war, waren, bisher, vorher, passiert, vorhin, gemacht, jemals, lag, geschehen, getan, dazugekommen, kam, kaufte, nahm, reservierte, gekauft, genommen, reserviert, lagen, bis jetzt, früher, gespielt, gelegen, besucht, gepasst, zurückgegeben, gegeben, gewesen, schon mal, seit, gekommen, geholt, erworben, bezahlt, ausgegeben, hat er gemacht, gekauften, gekaufte, wurde, wurden, geschah, geschah, seit wann, wie lange schon, wie lange liegt, gezahlt, zurückgelegt, beiseitegelegt, kamen, kostete, kosteten, zahlte, bezahlte, vorfiel, vorgefallen, zuvor, gab, machte, bekam, weggeschnappt, geklaut, vorgemerkt
senses-bound = vor, seit, nach, bis, zwischen, bevor, nachdem, ab
senses-would-have = hätte, hätten
senses-own = mein, meine, meinen, meiner, meinem, meines
senses-noun = reservierung, reservierungen
senses-seats = zu zweit, zu dritt, zu viert, zwei spielern, drei spielern, vier spielern, zwei spieler, drei spieler, vier spieler, 2 spielern, 3 spielern, 4 spielern
senses-so-far = bisher, bislang, bis jetzt, bis dahin
senses-tell = erzähl mir
senses-ago = her, zurückliegend
senses-bound-before = vor, bevor
senses-bound-until = bis
senses-bound-after = nach, nachdem
senses-last-but-one = vorletzte, vorletzten, vorletzter, vorletztes, davor, das davor, der davor, den davor, vor seinem letzten, vor ihrem letzten
senses-rounds = runden
senses-last = zuletzt, letzte, letzten, letztes, eben, vorhin, letzter, letzte runde, letzter zug, letzten zug, letztes mal, als letztes, vorigen, vorige, voriger, gerade eben, gerade, letzten runde, letzter runde, vorige runde, voriger zug, vorigen zug, zum letzten mal, grad eben, grade eben, grad, grade
senses-next = nächste, nächsten, nächster, nächstes, als nächstes, als nächster
senses-me = ich, mir, mich, mein, meine, meinen, meiner, meinem, meines, ich's, mein eigenes, eigene, eigenen, mein zeug, meine sachen, status
senses-other = gegner, gegnerin, der andere, die andere, andere, anderen, er, sie, ihr, sein, seine, computer, gegenüber, ihre, ihrer, ihren, seinen, gegners, meines gegners, mein gegner, der gegner, die gegnerin, mein gegenüber, mein gegenspieler, mein mitspieler, jemand anderes, jemand anders, sonst jemand, sonst noch jemand, kontrahent, kontrahenten, kontrahentin, rivale, der andre, widersacher, außer mir, jemand außer mir, außer mir jemand, außer mir noch jemand, mein nachbar, meine nachbarin, meines nachbarn, meiner nachbarin, mir gegenüber, mein kumpel, meines kumpels, mein freund, meine freundin, mein spielpartner, seiner, seinem, ihrem, bot, computergegner, gegenspieler, gegenspielerin, mitspielerin, gegnerischen
senses-somebody = du, er, man, jemand, ihr
senses-nobody = niemand, niemandem, niemanden, kein spieler, keiner von uns, keiner von uns beiden, keinem von uns
senses-both = beide, wir, uns, jeder, wir beide, alle, jemand, irgendwer, niemand, alle spieler, einer von uns, alle anderen, zusammen, mitspieler, irgendjemand, alle beide, einer von uns beiden, eine von uns, irgendeiner, irgendeine, unser, unsere
senses-points = punkt, punkte, punkten, stand, punktestand, spielstand, wertung, punktzahl, punktestände, spielstände, wie steht's, wie stehts, wie steht es, punkter, punktern, pünktchen, siegpunkte
senses-winning = gewinnt, gewinne, gewonnen, führt, führe, vorn, vorne, hinten, verliert, verliere, liegt vorn, im rückstand, verloren, näher dran, sieg, siegt, siegen, gewinner, führung, in führung, am besten, sieger, erster, gewinnen, führend, ganz vorne, rückstand, bessere, vorsprung, überholen
senses-tokens = chip, chips, edelstein, edelsteine, edelsteinen, steine, steinen, stein, token, marker, edelsteinchips, edelsteinchip, geld, juwelen, juwel, münzen, spielmaterial, plättchen, klunker, marken, steinchen, edelsteinchen, spielsteine, kohle
senses-bonus = bonus, boni, rabatt, rabatte, bonusse, rabatten, bonis
senses-card = karte, karten, entwicklung, entwicklungen, kärtchen, entwicklungskarte, entwicklungskarten, die gekauften
senses-noble = adlige, adliger, adligen, adelige, adeligen, plättchen, adel, adligenplättchen, adelsplättchen, adels, edelmann, edelleute, adelskarten, noble
senses-deck = stapel, nachziehstapel, stapeln, nachziehstapeln, verdeckten, verdeckt, ziehstapel, verdeckte, blind, ungesehen, haufen, geheime, geheimen
senses-hand = hand, reserviert, reservierte, reservierten, zurückgelegt, handkarten, handkarte, auf der hand, zurückgelegten, zurückgelegte, beiseitegelegt, beiseitegelegte, weggelegt, aufgehoben, gehortet, gebunkert, horte, bunkere, vorgemerkt, vorgemerkten, hortet, bunkert
senses-bank = bank, vorrat, übrig, noch da, in der bank, im vorrat, übriggeblieben, noch übrig, gibt es noch, vorhanden, verfügbar, topf, zur verfügung
senses-turn = dran, zug, reihe, am zug, an der reihe, züge, zügen, dran ist, an der, drankommen, rundenzahl, zug ist, letzte runde, letzter zug, letzten zug, letzten runde, letzter runde, vorige runde, voriger zug, vorigen zug, spielzug, spielzüge
senses-round = runde, runden, spielrunde, wie lange spielen wir
senses-board = tisch, auslage, markt, brett, aufliegen, offen, offene, offenen, ausliegend, ausliegen, auf dem tisch, in der auslage, im angebot, ausliegenden, liegen aus, liegen, liegt aus, zu haben, umsehen, ausgelegt, spielfeld
senses-need = fehlt, fehlen, brauche, brauch, benötige, benötigt, brauchen, brauch ich, braucht, fehlt mir, fehlen mir, benötige ich, nötig, noch fehlt, verlangt, verlangen, will haben, fordert, erfordert, komme ich an, komm ich an, forderung, forderungen, mangelt, brauchst, benötigen, gebraucht, benötigt wird, bräucht, bräuchte, verlangten, brauchten
senses-afford = leisten, bezahlen, zahlen, mir leisten, leistbar, kaufbar, bezahlbar, reicht, reichen, geld für, langt, genug, kaufbare, budget, drin, in reichweite, reichts, reicht's
senses-advice = tipp, tipps, rat, strategie, empfehlung, empfiehlst, vorschlag, bester zug, beste zug, was soll ich, was würdest du, rate mir, schlägst du vor, was jetzt, was tun, klug, sinnvoll, am besten, was rätst du, hinweis, was soll ich machen, was soll ich tun, was mache ich, was mach ich, was würdest du machen, was würdest du tun, was wäre gut, was ist am besten, was ist das beste, vorschläge, empfiehl, hilf mir, ideen, idee, taktik, ratschlag, ratschläge, tip, was schlägst du vor, was empfiehlst du, empfehlen, was machen, bester, was rätst du mir, bestes, optimal, schlägst, vorschlagen, wie weiter, was nun, der beste zug, beste züge, besten zug, wink, einen wink, komm nicht weiter, komme nicht weiter, hänge fest, analyse, keinen plan, und nu, ratlos, weiß nicht weiter, weiß nicht mehr weiter, weiß ich nicht weiter, keine ahnung, aufgeschmissen, zweitbeste, zweitbester, zweitbestes, zweitbesten, nächstbeste, nächstbester, nächstbesten, plan b, klügsten, sinnvollsten, gescheitesten, mir helfen, auf dem schlauch, wie würdest du spielen, was soll ich spielen, wie soll ich spielen
senses-threat = gefahr, gefährlich, bedrohung, droht, drohung, aufpassen, bedroht, bedrohungen, gefährden, wegschnappen, wegnehmen, zuvorkommen, worauf muss ich aufpassen, sorgen, sorgen machen, gefahrencheck, fürchten, befürchten, angst, angst haben, bange, befürchte, drohungen, klauen, klaut, wegschnappt
senses-further = noch
senses-fast = schnellste, schnellsten, am schnellsten, schneller, eher, am ehesten, am frühesten, schneller dran
senses-plan = plan, plant, ziel, hinaus, hinter, aus ist, drauf aus, abgesehen, absicht, absichten, strebt, sammelt, wonach, pläne, hin, hat vor, vorhaben, im sinn, im schilde, wollte, interessiert, will, vor, spekuliert, bezweckt, heckt, ausheckt, hinarbeitet, zielt, abzielt, worauf, vorhat, führt im schilde, bezwecken, aus auf, scharf, spart
senses-value = lohnt sich am meisten, beste karte, lohnendste, am meisten wert, rentabelste, lohnendste karte, preiswert, gutes geschäft, am lohnendsten, wertvollste, rentabel, schnäppchen, preis leistung, effizient, günstigste punkte, lohnt, lohnt sich, die beste karte, die beste, am besten wert, bewerte, bewerten, pro chip, pro stein, punkte pro, je chip, lohnen, taugt, rentiert, preisleistungsverhältnis
senses-rule = regel, regeln, höchstens, maximal, gleichstand, unentschieden, wechselgeld, erlaubt, darf man, muss ich, kann man, muss man, regelt, was passiert wenn, was ist wenn, was wenn, pflicht, zwang, gezwungen, verpflichtet, dürfen, gilt, zählt, zählen, darf, muss, gelten, spielregeln, verboten, darfst
senses-more = über, mehr als, mindestens, mehr oder mehr, wenigstens
senses-less = unter, weniger als, höchstens, maximal, weniger, wenigsten, am wenigsten, niedrigste
senses-game = spiel, ganze spiel, partie, alles
senses-coach = schlechtester zug, schlechteste zug, fehler, wie habe ich gespielt, wie hab ich gespielt, wie war ich, wie spielte ich, hab ich gut gespielt, habe ich gut gespielt, wie gut hab ich gespielt, patzer
senses-filler = nummer, der, die, das, den, dem, des, ein, eine, einen, einer, eines, von, vom, in, im, auf, an, am, zu, zum, zur, für, mit, und, dann, danach, jetzt, bitte, danke, also, so, na, gut, okay, ok, mal, einfach, doch, auch, es, er, sie, hier, da, noch, aus, bei, will, haben, hätte, gern, gerne, mir, wert, stück, dafür, davon, sage, zwar, und zwar, nun, ja, heute, halt, schon, bank, vorrat, tisch, auslage, karten, nochmal, bezahlt, hol, nehmen, je, man, sich, dein, deine, du, ihr, komma, lass mich, lass uns, lassen wir, lasst uns, dir, gebe, gib, mich, machen, denn, danke dir, fürs, aufm, bitteschön
senses-braille = braille, brailleschrift, punkte, code, punktschrift, braillecode
senses-cancel = abbrechen, abbruch, vergiss es, lass gut sein, egal, zurück, doch nicht, lassen wir das, schon gut, keins, keine von beiden, keine von denen, keinen von beiden, keiner von beiden, keine davon, keins davon, keines, nichts davon, abblasen, blas ab, vergiss den, vergiss die, vergiss das, sein lassen, bleiben lassen, lass den kauf, kauf lassen, lass das ganze, vergiss, streichen, streich, streiche, gestrichen, fallen lassen, lass fallen, sausen lassen, schießen lassen, verwerfen, aufgeben, abhaken, quatsch, stopp
senses-stay = bleiben, bleib, bleibe, weiterspielen, spiel weiter, weiter, warte, moment, weitermachen, weiter machen, weitergehen, bleibt, soll bleiben, wart
senses-leave = tschüss, verlassen, beenden, aufhören, ende, ciao, auf wiedersehen, gute nacht, schluss, bis morgen, raus, tschüs, verlasse, verlässt, aussteigen, hör ich auf, höre ich auf, hör ich hier auf, höre ich hier auf, rauskommen, bin weg, ich bin weg, bin dann weg, tschö, bin raus, mach den laden dicht, mach dicht, dicht machen, schließ das programm, schliess das programm, mach das programm zu, lass mich raus, bring mich raus
senses-ready = bereit, da, bin da, hier, fertig, bin bereit, ich bin's, ich bin da, hab es, ich hab's, ich habe es, hab's, ich hab ihn, ich habe ihn, hab ihn, ist da, ist hier, bin hier, kann losgehen, es kann losgehen, sitze, bin so weit, so weit, bin dran, ich bin dran, ich sitze, startklar, soweit, parat, alles klar
senses-wait = warte, warten, moment, noch nicht, sekunde, gleich, später, augenblick, wart
senses-keep = behalte, behalten, behalt, sparen, spare, lass mir, übrig behalten, beisammenbleiben, beieinander, aufheben, aufsparen, spar, heilig, finger weg, nicht anrühren, hände weg, übrig bleibt, übrigbleibt, bei mir lassen, für später, finger weg von
senses-rather = lieber, sondern, stattdessen, aber
senses-ordinal = erste, ersten, erster, erstes, zweite, zweiten, zweiter, zweites, dritte, dritten, dritter, drittes, vierte, vierten, fünfte, fünften, letzte, letzten, letzter, letztes, andere, anderen, anderer, anderes, sechste, sechsten, sechster, sechstes, sechstem, siebte, siebten, siebter, siebtes, siebtem, achte, achten, achter, achtes, achtem, neunte, neunten, neunter, neuntes, neuntem, zehnte, zehnten, zehnter, zehntes, zehntem, 1te, 2te, zwote, zwoten, allererste, allerersten, allererster, als erster, als erste, als erstes, zuallererst, vierter, viertes, fünfter, fünftes, zuerst, zweitbeste, zweitbester, zweitbestes, zweitbesten, nächstbeste, nächstbester, nächstbesten, allererstes
senses-ordinal-1 = erste, ersten, erster, erstes, 1te, allererste, allerersten, allererster, als erster, als erste, als erstes, zuallererst, zuerst, allererstes
senses-ordinal-2 = zweite, zweiten, zweiter, zweites, 2te, zwote, zwoten, zweitbeste, zweitbester, zweitbestes, zweitbesten, nächstbeste, nächstbester, nächstbesten, plan b
senses-ordinal-3 = dritte, dritten, dritter, drittes
senses-ordinal-4 = vierte, vierten, vierter, viertes
senses-ordinal-5 = fünfte, fünften, fünfter, fünftes
senses-ordinal-6 = sechste, sechsten, sechster, sechstes, sechstem
senses-ordinal-7 = siebte, siebten, siebter, siebtes, siebtem
senses-ordinal-8 = achte, achten, achter, achtes, achtem
senses-ordinal-9 = neunte, neunten, neunter, neuntes, neuntem
senses-ordinal-10 = zehnte, zehnten, zehnter, zehntes, zehntem
senses-ordinal-last = letzte, letzten, letzter, letztes
senses-ordinal-other = andere, anderen, anderer, anderes, der andere, die andere, den anderen, das andere
senses-then = dann, danach, und dann, anschließend, und
senses-misheard = zeh c, tse c, zee c, bee b, beh b, ah a, haa h, ha h, en n, zwo zwei, nim nimm, rod rot, groen grün, grun grün, blaue blau, viel vier, ce c, cee c, bee b, alpha a, bravo b, charlie c, aar a, ach a, ahh a, be b, zähl c, bier b4, bevier b4, weit weiß, weiche weiß, eh a, enn n
senses-have = hat, habe, hab, haben, hatte, hast, besitzt, besitze, besitzen, hält, halte, verfügt, sachen, haste, habt
senses-able = kann, können, könnte, kannst, könnt, möglich, in reichweite, erreichbar, imstande, drin, könntest, kannste
senses-should = soll, sollte, sollen, lohnt, lohnt es sich, klug, sinnvoll, gute idee, ratsam, besser, würdest, soll ich, sollte ich, schlau, vernünftig, gut, lohnt sich, gute, guter, gutes, eine gute, empfehlenswert, hilft, bringt es, hülfe, denkst du, meinst du, klüger, nützt, lohnen
senses-happen = passiert, gemacht, getan, machen, macht, mache, los, tun, tut, geschehen, gespielt, spielt, los gewesen, abgelaufen, ablief, vor sich, geschah, getrieben, angestellt, treibt, trieb, vorfiel, vorgefallen, machte
senses-begin = begonnen, begann, beginnt, angefangen, anfängt, fängt, fing, startet, gestartet, hat angefangen, anfangen, startspieler, startspielerin, eröffnung, eröffnet
senses-bid = mach das, mach was, mach dasselbe, mach es, mach wie, tu was, tu das, lass, lasst
senses-clock = zeitlimit, zeitgrenze, uhr, stoppuhr, sanduhr, bedenkzeit
senses-am = bin
senses-came = kam, gekommen, dazugekommen, neu, neue, neuen, neueste, aufgedeckt, nachgelegt, dazu, neu dazu, hinzugekommen, nachgerückt, umgedreht, kamen, neusten
senses-often = oft, wie oft, am häufigsten, häufig, mal, öfter, häufiger, am öftesten
senses-most = meisten, am meisten, wenigsten, am wenigsten, höchste, höchsten, niedrigste, besser, reichste, mehr als ich, als ich, im vergleich zu mir, verglichen mit mir
senses-only = nur, bloß, lediglich, einzige, einzigen, nur eine, ausschließlich
senses-far = wie weit, weit, nah, wie nah, wie lange noch, bald, bis, entfernt, wie bald, wie lange, noch lange, nahe, näher, am nächsten, weit weg, weit davon weg, weit entfernt, annähernd, ansatzweise, rankommen, wie lang, erreichen, schaffe, schafft
senses-end = ende, zu ende, vorbei, aus, endet, schluss, beendet, fertig, dauert das noch, dauert es noch, dauert das spiel noch, spielende
senses-from = mindestens, höchstens, ab oder mehr, wenigstens, maximal
senses-again = nochmal, noch mal, noch einmal, wiederhole, wiederholen, erneut, nomal, noamal, nochmals, wie bitte
senses-any = etwas, irgendetwas, irgendwas, irgendeine, was, beliebige, beliebigen, egal welche, irgendwelche, zufällig, irgendein
senses-now = jetzt, gerade, momentan, im moment, aktuell, noch, derzeit, zur zeit, diese runde, diesen zug, in diesem zug, sofort, schon, bereits, aktuelle, aktuellen, inzwischen, mittlerweile, im augenblick, immer noch
senses-gone = hin, hingekommen, hingegangen, geblieben, abgeblieben, gelandet, verschwunden, alle weg, ganz weg, aufgebraucht, ausgegangen
senses-pay = zahle, zahlen, bezahle, bezahlen, bezahlt, gezahlt, ausgegeben, hingelegt, hinlegen, hingeblättert, verwendet, benutzt, eingesetzt, hinblättern, springen lassen, draufgegangen, hergegeben, loswerden, verbraten, verpulvert, hinlegt, bezahl, ausgeben
senses-cost = preis, kosten, kostet, wie teuer, teuer, gekostet, kostete, kosteten, kostenpunkt
senses-worth = wert
senses-tie = gleichstand, unentschieden, gleich viele punkte, punktgleich
senses-player = spieler, spielerin, spielern, person, mitspieler
senses-idle = weißt du was, weisst du was, wisst ihr was, komma, punkt, fragezeichen, ist, sind, war, hat, als, wie, über, unter, zwischen, gegen, ohne dass, damit, denn, weil, dass, daß, so viel, genau, ungefähr, etwa, eigentlich, wirklich, ganz, sehr, nur, eben, aktuell, momentan, dort, dran, drin, drauf, darin, darauf, daran, dazu, davor, dabei, welche, jede, mich, dich, uns, euch, ihn, ihm, ihnen, dieser, diese, dieses, diesem, diesen, jener, jene, solche, art, sorte, ding, dinge, sache, sachen, zeug, eigene, sofort, gleich, schnell, los, okay gut, na gut, alles klar, ach, äh, ähm, hm, hallo, hey, mach, mache, machen, tu, tue, geben, gib, es gibt, gibts, ins, beim, durch, nach, seit, bis, pro, ab, ums, um, außerdem, zusammen, insgesamt, beides, spiel, mal eben, kurz, erst, zuerst, ne, nee so, n, 'ne, 'nen, nen, mit dem, rein, raus, vom tisch, hab, habe, kommt, komme, steht, stehen, stand, sein, ich möchte sehen, von mir, für mich, lass mich, lass uns, lassen wir, lasst uns, dir, lege, leg, heb, hebe, lies, lese, vor, sieh, schau, gebe, werfe, wirf, tu mal, gehe, laß, denkst du, meinst du, weiß nicht, finde, sehe, darum, deshalb, daher, deswegen, och, moin, stehn, der reihe nach, pass auf, pass mal auf, boah, puh, tja, klar, natürlich, jo, servus, guten abend, übrigens, tatsächlich, normalerweise, endlich, selbst, selber, überhaupt, zum beispiel, unbedingt, trotzdem, steh, an meiner stelle, bereits, gibt's
senses-history = verlauf, protokoll, geschichte, spielverlauf, historie
senses-changed = verändert, geändert, anders, was ist neu, was gibt es neues, neues, änderungen, anders geworden
senses-define = was ist ein, was ist eine, was heißt, was bedeutet, bedeutet, bedeuten, heißt, erklär, erkläre, erklär mir, erkläre mir, wie funktioniert, wie funktionieren, funktioniert, wie geht, bedeutung, unterschied, was genau, wozu, wofür, erklären
senses-expensive = kostet am meisten, am meisten kostet, kosten am meisten, am meisten kosten
senses-cheap = kostet am wenigsten, am wenigsten kostet, kosten am wenigsten, nicht teuer, nicht so teuer, günstiges, billiges, weniger teuer, am wenigsten teuer, nach preis, nach preis sortiert, nach preis geordnet, nach dem preis, sortiert nach preis, geordnet nach preis
senses-say = sagen, gesagt, satz, zeile, antwort, letzter satz, geantwortet, sagtest, antworten, erzählt, antwortest, zeilen, meldung, meldungen, eintrag, einträge, nachricht, nachrichten
senses-how = wie, wie kann, wie krieg ich, wie kriege ich, womit
senses-limit = limit, grenze, obergrenze, höchstzahl
senses-want = ich will, will ich, ich möchte, möchte ich, ich würde gern, ich würde gerne, möchte, will, ich will haben, will ich haben
senses-participle = gekauft, genommen, reserviert, zurückgegeben, gepasst, gemacht, getan, gespielt, gekommen, bezahlt, besucht, angefangen, begonnen, geholt, passiert, gekauften, reservierten, zurückgelegt, beiseitegelegt, bekommen, gekostet, hingelegt, gehabt, gekriegt, getrieben, angestellt, ausgegeben, gezahlt, verwendet, benutzt, eingesetzt, gmacht, erhalten, weggelegt, weggeschnappt, geklaut, vorgemerkt
senses-give = bringt, gibt, liefert, einbringt, bringen, bringt mir, ergibt, geben, geb, hergeben
senses-must = muss, muss ich, müssen, müsste
# Was eingestellt wird: siehe die Einstellungen dieser Namen.
senses-setting-rate = tempo, geschwindigkeit, schneller, langsamer, wie schnell, sprechtempo, sprechgeschwindigkeit
senses-setting-verbosity = umfang, kürzer, kürzere, knapper, ausführlich, ausführlicher, sätze, weniger worte, so viele worte, weniger zu reden, weniger reden, nur das nötigste, kurzform, in kurzform, kurzfassung
senses-setting-gems = steinnamen, beim namen, nach farben, edelsteinnamen, nenn die steine, nenne die steine, nenn die farben, steine nach farbe, steine nach farben, farbnamen, nach ihrer farbe, farben statt, steine beim namen, namen der steine
senses-setting-hints = hinweise, hinweisen, tipps
senses-setting-theme = dunkel, dunkles, dunkle, dunkler, helles, heller, thema, design, dunkelmodus, kontrast
senses-setting-signal = ton, piep, piepen, piepse, signal, klang, piepton, gepiepse, piepsen, töne, geräusch, glocke, klingel, gong, geräusche, bimmeln
senses-setting-wrap = umbrechen, zeilenumbruch, lange zeilen
senses-setting-cells = braillezellen, brailleformen, braillepunkte
senses-setting-clear = leer werden, leer wird, leer sein
senses-setting-codes = codes hinter, codes nach
senses-setting-zero = nullen
senses-setting-language = sprache, englisch, deutsch, französisch, niederländisch, holländisch, english
senses-language-de = deutsch, german
senses-language-en = englisch, english
senses-language-fr = französisch, francais, french
senses-language-nl = niederländisch, holländisch, nederlands, dutch
senses-setting-voice = stimme, lauter, leiser, lautstärke
senses-setting-profile = profil, experte, expertin, anfänger
senses-aim = vorhaben, ziel, anpeilen, im auge, merk dir, ich geh auf, zielen, abzielen, anstreben, anvisieren, hinarbeiten, vorgenommen, setz auf, setze auf, peile, peile an, nehme mir vor, streb, strebe, peil, vorgenommen hab, spare auf, sparte, wofür spare, wofür sparte, zielte, hinspare, im aug, ins auge, im visier
senses-lesson = lektion, lektionen, einführung, lernschritt, tutorial, schritt für schritt, neu hier, beibringen, beibringst, erste partie, erstes spiel, noch nie gespielt, führ mich, führe mich, zeig mir wies geht, zeig mir wie es geht
senses-record = aufzeichnung, protokoll, ausgeben, exportieren
senses-position = stellung, stellungszeile
senses-rematch = revanche, gleiche spieler, noch eins gegen, von vorn
senses-new-game = neues spiel, neue partie
senses-spell = buchstabiere, buchstabieren, buchstabe für buchstabe
senses-help = befehle, befehl, eintippen, eingeben, tippen
# What was talked of, which nobody knows.
senses-thereon = drauf, darauf, daran
senses-is = ist, sind, is
senses-pair = paar, ein paar, pärchen, zwilling
senses-different = verschiedene, verschiedenen, unterschiedliche, verschiedener, unterschiedlicher, unterschiedlichen, lauter verschiedene, bunte, bunten
senses-future = wird, werden, wirst, werde
senses-ever = jemals, schon mal, schon einmal, hatte ich je, habe ich je, hat ben je, je einmal, irgendwann, irgendwann mal, irgendwann schon, irgendwann schon mal, überhaupt schon mal
senses-day = gestern, vorgestern, letzte woche, letztes spiel, voriges spiel
senses-each-turn = jeden zug, bei jedem zug, vor jedem zug, nach jedem zug, in jedem zug, am anfang meines zuges, zu beginn meines zuges, am anfang jedes zuges, zu beginn jedes zuges, jede runde, vor meinem zug, jedes mal, jedesmal, automatisch, von selbst
senses-alias = kurz für, kurzform für, abkürzung für, kürzel für, abkürzung
senses-relative = welche, welcher, welches, welchen
senses-level = ebene, ebenen, kartenreihe
senses-spare = kann weg, können weg, entbehren, kann entbehren, verzichten, verzichte, brauche nicht, brauch ich nicht, brauche ich nicht, nicht mehr brauche, muss weg, müssen weg, geb ich her, hergeben, loswerden, weg damit, brauch i no, nimmer, brauch ich eh nimmer, brauch ich nimmer, abgeben, fort, weg, wegen mir weg
senses-upper = obere, oberen, oberer, oben, vordere, vorderen, vorne
senses-lower = untere, unteren, unten, hintere, hinteren, hinten, unterste, untersten, unterster, unterstes
senses-small = klein, kleine, kleinen, kleiner, kleinere, kleineren, kleinste, kleinsten, niedrig, niedrige, niedrigere, schwächere, leicht, leichte, leichtere, leichter, leichteste, einfach, einfache, einfachere, billig zu, mickrige, geringere, leichtere von, einfachste, kleines
senses-big = groß, große, großen, größere, größeren, größte, größten, gross, grosse, grossen, groessere, hoch, hohe, höhere, höchste, stärkere, fette, fetten, dicke, dicken, schwer, schwere, schwerere, schwerste, teuerste, mehr, bringt mehr, schwierigere, schwieriger, schwierigste, schwierige
guessed = { $count ->
    [one] "{ $typed }": ist das gemeint? Antworte ja oder nein.
   *[other] "{ $typed }" ist nicht klar. Meinst du eins von diesen { $count }? Tippe die Nummer.
    }
option-deed =
    { $deed ->
        [take] nimm { FORM($gems, "accusative") }
        [return] gib { FORM($gems, "accusative") } zurück
        [buy-at] kaufe { $place }
        [buy-one] kaufe eine von diesen: { JOIN($place, "or") }
        [reserve] reserviere { $place }
        [reserve-one] reserviere eine von diesen: { JOIN($place, "or") }
        [draw] reserviere die oberste Karte von Stapel { $place }, ungesehen
        [noble] wähle { $place } unter den Adligen
        [pass] passe
       *[buy] kaufe { $place } und zahle { FORM($payment, "accusative") }
    }.
option-tried =
    { $deed ->
        [take] Was wäre, wenn du { FORM($gems, "accusative") } nimmst
        [buy] Was wäre, wenn du { $place } kaufst
        [pay] Was wäre, wenn du { $place } kaufst und { FORM($payment, "accusative") } zahlst
        [draw] Was wäre, wenn du die oberste Karte von Stapel { $place } reservierst
       *[reserve] Was wäre, wenn du { $place } reservierst
    }.
option-meant =
    { $meant ->
        [afford] Was du kaufen kannst
        [afford-of] Was du davon kaufen kannst: { JOIN($subject, "comma") }
        [again] Die letzte Antwort noch einmal
        [aim] Was dein Ziel ist
        [aim-of] { $subject } zum Ziel nehmen
        [aim-off] Dein Ziel aufgeben
        [aim-points] Nur Punkte zum Ziel nehmen
        [alias] Deine eigenen Kürzel
        [alias-of] Deine eigenen Kürzel
        [bank] Was in der Bank ist
        [bank-of] In der Bank: { $subject }
        [begin] Die Partie beginnen
        [board] Die Karten auf dem Tisch
        [cards] Deine gekauften Karten
        [cards-of] Gekaufte Karten von { $subject }
        [changed] Was sich geändert hat
        [check] Mit dem Tisch vergleichen
        [coach] Was der Trainer sagt
        [code] Der Braillecode einer Karte
        [code-of] Der Braillecode von { $subject }
        [count] Gezählte Chips berichtigen
        [deck] Wie viele Karten die Stapel haben
        [deck-of] Wie viele Karten Stapel { $subject } hat
        [device] Ein anderes Gerät benutzen
        [find] Karten, die du beschreibst
        [find-cheap] Die günstigsten Karten
        [find-expensive] Die teuersten Karten
        [find-of] Karten: { JOIN($subject, "comma") }
        [fix] Eingegebenes berichtigen
        [force] Etwas gegen die Regeln eingeben
        [goal] Was für Adlige und Ende noch fehlt
        [goal-of] Was dir für { $subject } fehlt
        [goal-points] Was dir zum Sieg nach Punkten fehlt
        [hand] Deine reservierten Karten
        [help] Hilfe
        [help-of] Hilfe zu { $subject }
        [here] Wer da ist
        [hint] Ein Tipp für deinen Zug
        [hint-more] Weitere gute Züge
        [hint-why] Warum das am besten ist
        [json] Eine Antwort für Programme
        [key] Was eine Taste der Braillezeile tut
        [last] Was zuletzt geschah
        [lock] Den Tisch sperren
        [log] Was bisher geschah
        [log-by] Was { $subject } bisher getan hat
        [log-by-own] Was du bisher getan hast
        [log-last] Was { $subject } zuletzt getan hat
        [log-last-own] Was du zuletzt getan hast
        [log-of] Aus dem Protokoll: { JOIN($subject, "comma") }
        [look] Eine Karte oder Adlige
        [look-of] Was auf { $subject } liegt
        [me] Was du hast
        [me-of] Was du hast: { $subject }
        [menu-buy] Eine Karte zum Kaufen wählen
        [menu-noble] Adlige wählen
        [menu-reserve] Eine Karte zum Reservieren wählen
        [menu-return] Chips zum Zurückgeben wählen
        [menu-take] Edelsteine zum Nehmen wählen
        [mute] Jemanden nicht mehr hören
        [need] Was dir für eine Karte fehlt
        [need-of] Was dir für { $subject } fehlt
        [new] Ein neues Spiel
        [newer] Neuere Zeilen des Protokolls
        [nobles] Die Adligen
        [older] Ältere Zeilen des Protokolls
        [player] Was jemand anders hat
        [player-of] Was { $subject } hat
        [position] Die Stellung als Textzeile
        [position-of] Die Stellung als Textzeile: { $subject }
        [quit] Das Spiel verlassen
        [ready] Die Tastatur übernehmen
        [record] Die Aufzeichnung des Spiels
        [record-of] Die Aufzeichnung des Spiels, in die Datei { $subject }
        [rematch] Noch eine Partie
        [remove] Jemanden vom Tisch entfernen
        [replace] Für jemanden spielen, der weg ist
        [row] Die Karten einer Stufe
        [row-of] Die Karten der Stufe { $subject }
        [rules] Die Regeln
        [rules-of] Die Regeln: { $subject }
        [save] Das Spiel speichern
        [say] Den anderen etwas sagen
        [score] Der Punktestand
        [secret] Eine geheime Karte eingeben
        [settings] Die Einstellungen
        [settings-of] Die Einstellung { $subject }
        [settings-default] Stelle alles auf den Standard
        [settings-set] Stelle { $subject } auf { $value }
        [threat] Was die anderen als Nächstes können
        [threat-of] Was { $subject } als Nächstes kann
        [try] Was nach einem Zug wäre
        [try-of] Was danach wäre: { JOIN($subject, "comma") }
        [turn] Wer dran ist
        [tutorial] Das Tutorial
        [tutorial-of] Das Tutorial: { $subject }
        [undo] Den letzten Zug zurücknehmen
        [undo-of] Deinen letzten Zug zurücknehmen: { $subject }
        [why] Warum der letzte Zug geschah
        [why-of] Warum { $subject } das getan hat
        [why-own] Warum du das getan hast
        [worth] Welche Karten am meisten wert sind
        [worth-cards] Welche dieser Karten am meisten wert sind: { JOIN($subject, "comma") }
        [worth-of] Was { $subject } dir wert ist
       *[other] { $line }
    }.
trait =
    { $kind ->
        [level] Stufe { JOIN($values, "or") }
        [scoring] mit Punkten
        [cost] { $count ->
            [0] { JOIN($values, "or") } im Preis
           *[other] { $count } { JOIN($values, "or") } im Preis
        }
        [total] insgesamt { JOIN($values, "or") } im Preis
        [colours] { JOIN($values, "or") } Farben im Preis
       *[other] { JOIN($values, "or") }
    }
trait-denied =
    { $how ->
        [without] ohne { $trait }
        [pointless] ohne Punkte
       *[not] nicht { $trait }
    }
trait-first =
    { $first ->
        [cheap] die günstigsten zuerst
       *[expensive] die teuersten zuerst
    }
logged =
    { $what ->
        [take] genommene Edelsteine
        [reserve] reservierte Karten
        [buy] gekaufte Karten
        [return] zurückgegebene Chips
        [noble] Adlige
        [pass] gepasst
        [market] neue Karten
        [mine] deine Züge
        [talk] Gesagtes
       *[moves] Züge
    }
logged-you = du
logged-unseen = vom Stapel
logged-rounds =
    { $kind ->
        [one] Runde { $first }
        [ago] { $first ->
            [one] die Runde davor
           *[other] vor { $first } Runden
        }
        [since] seit Runde { $first }
        [latest] { $first ->
            [one] die letzte Runde
           *[other] die letzten { $first } Runden
        }
       *[span] Runde { $first } bis { $last }
    }
logged-at =
    { $of ->
        [back] { $number ->
            [one] der letzte Zug
            [2] der vorletzte Zug
           *[other] Zug { $number }, rückwärts gezählt
        }
        [order] { $number ->
            [one] als Erstes
           *[other] Nummer { $number }
        }
       *[count] { $number ->
            [one] die letzte Zeile
           *[other] die letzten { $number } Zeilen
        }
    }
log-round = Runde { $round }: { $told }
words-rounds = runde, runden
words-correcting = nein moment, moment, nein warte, warte, nein, ach nein, ach nee, nee, nö, halt, quatsch, ich meine, ich mein, ich meinte, vergiss es, vergiss das, äh, ähm, doch lieber, oder lieber, oder nee, oder nein, beziehungsweise, lieber doch, stopp, falsch, tschuldigung, entschuldigung, ups, hoppla, vertippt, hab mich vertippt, ich hab mich vertippt, tippfehler, mein fehler, falsche taste, mist, verflixt, verdammt
# Before what is taken in the place of something that is denied.
words-but = sondern, aber, dafür
words-exchanging = tausch, tausche, tauschen, tauscht, ersetze, ersetz, ersetzen, wechsle
# A polite order: `words-wanting` stands for what wishes, which is a phrase by itself, or
# begins one that a word of `words-desired` ends. Then small words before and behind an order.
words-wanting = ich will
words-desiring = ich möchte, ich moechte, ich möcht, möchte ich, moechte ich, möcht ich, ich wollte
words-would = ich hätte, ich hätt, hätte ich, hätt ich, ich haette, haette ich, ich würde, ich würd, würde ich, würd ich, ich wuerde, wuerde ich, kannst du, könntest du, koenntest du, würdest du, wuerdest du, können Sie, könnten Sie, würden Sie
words-desired = gern, gerne, lieber, mir
words-before-order = ok, okay, gut, na gut, also, also gut, na dann, dann, nun, jetzt, los, komm, klar, na ja, ach, ja dann, schön, prima, bitte, einfach, weißt was, weißt du was, weisst was, weisst du was, drum, darum, deshalb, hm, hmm
words-behind-order = dann, mal, doch, eben, halt, jetzt, gleich, also, einfach, ja, ok, okay, dann mal, dann halt, dann eben, für mich, sofort, bitte
words-so = also, darum, deshalb, daher
words-between = dann, und dann, danach, und danach, und, und anschließend, anschließend, sowie, und auch
# A reply that turns from an open question. What lets it be in front, what names the thing
# that is let be, and small words beside it. What says that it was a slip, in front and behind,
# and what tells what was typed. What a price without gold is,
# and what leaves gold out; what there must be in a hand. What asks for something. What puts
# the answer off, in front and behind.
words-letting-be = vergiss es, vergiss das, vergiss das wieder, lass das, lass das mal, lass mal, lass ma, lass es, lass stecken, lass gut sein, lassen wir das, lassma, lassma das, komm lass, komm lass mal, komm lass ma, ach lass, ach lass mal, ach lass das, ne lass, ne lass mal, weg damit, weg da, fort damit, schluss damit, streich das, streich es, streichen wir, gestrichen, kommando zurück, schmarrn, quatsch, blödsinn, unsinn, nein nein, nee nee, nö nö, na, naa, nein danke, doch nicht, anders überlegt, hab's mir anders überlegt, habs mir anders überlegt, hab mir's anders überlegt, das will ich nicht, will ich nicht, das wollt ich nicht, das wollte ich nicht, wollt ich nicht, wollte ich nicht, das war nicht gemeint, so nicht, egal, ach egal, schon gut, passt schon, bloß nicht, bloß nich, kommando retour, stopp, halt stopp, hör auf, planänderung, planwechsel, andere idee, neuer plan, neue idee, anderer plan, alles retour, alles zurück, abgeblasen, stopp stopp, halt halt, lassen wirs, lassen wir's, lassen wirs bleiben, lassen wir's bleiben, lassen wir es bleiben, lassen wirs gut sein, lassen wir's gut sein, lass bleiben, lass es bleiben, lassma's, ich lass es, ich lass es bleiben, ich lass es sein, ich lass das, ich lass das lieber, zurückgezogen, ich zieh zurück, abgesagt, papperlapapp, ich überlegs mir anders, ich überleg's mir anders, überlegs mir anders, überleg's mir anders, ich überlege es mir anders, lass die idee, vergiss die idee, bei näherer betrachtung, wenn ich's mir recht überlege, wenn ichs mir recht überleg, genug davon, ein andermal, ein anderes mal, ich überlege es mir noch mal, ich überleg's mir noch mal, ich überlege noch mal, ich überleg noch mal, ich denke noch mal nach, ich denk noch mal nach, ich muss noch mal nachdenken, ich muss noch mal überlegen, ich muss noch drüber schlafen, ich schlafe noch drüber, hat sich erledigt, vergessen wir's, vergessen wirs
words-letting-be-of = vergiss, lass, lassen wir, lassma, weg mit, fort mit, schluss mit, streich, streiche, pfeif auf, scheiß auf, nix mit, nichts mit, blas, blase, blas den, blas die, stornier, storniere, kipp, stopp, stoppe, genug von
words-letting-be-beside = mal, ma, doch, lieber, wieder, sein, stecken, bleiben, liegen, gut, halt, einfach, jetzt, erstmal, ganze, ganzen, ganz, sache, frage, es, das, den, die, der, kauf, reservierung, karte, beide, beiden, ab, idee, gar, sie, ihn, alle, alles
words-slip = wollte fragen, ich wollte fragen, wollt fragen, ich wollt fragen, ich wollte nur, ich wollt nur, wollte nur, wollt nur, ich wollte eigentlich, ich wollt eigentlich, wollte eigentlich, wollt eigentlich, vertan, verklickt, vertippt, verdrückt, versprochen, verschrieben, verlesen, verhört, hab mich vertan, hab mich vertippt, hab mich versprochen, da hab ich mich versprochen, ich hab mich versprochen, ich hab mich vertan, ich hab mich vertippt, mein fehler, fehler, falsch, falsches wort, falsche karte, falscher stapel, falsche farbe, falsche reihe, falsche taste, falsche nummer, ups, upsi, hoppla, huch, oje, sorry, tschuldigung, entschuldigung, tschuldige, pardon, verzeihung, halt, moment, warte, wart, wart mal, ich meine, ich mein, ich meinte, mein ich, meine, meinte, meint ich, ich wollte, ich wollt, sprich, beziehungsweise, äh, ähm, vielmehr, eher, ach, farben verwechselt, die farben verwechselt, hab die farben verwechselt, ich hab die farben verwechselt, verwechselt, hab ich verwechselt, ich hab das verwechselt, durcheinandergebracht, durcheinander gebracht, geirrt, ich hab mich geirrt, hab mich geirrt, hab mich verlesen, ich hab mich verlesen, verguckt, hab mich verguckt, falscher buchstabe, falsche stufe, ich depp, ich dussel, ich dummerchen, ich wollte sagen, ich wollt sagen, tippfehler, zu schnell getippt
words-slip-behind = hab ich gesagt, habe ich gesagt, hab i gsagt, sagte ich, mein ich, meine ich, meinte ich, meint ich, hab ich gemeint, habe ich gemeint, hab i gmeint, hob i gmoant, moan i, mein i, war gemeint, ist gemeint, wollt ich, wollte ich, wollt i, wollt ich sagen, wollte ich sagen, wollt ich haben, wollt ich eigentlich, hätt ich gemeint, sollts sein, sollte es sein, sollt es sein, sollte das sein, sollt das sein, sollte das heißen, hätte das heißen sollen, hätte es heißen sollen, hätt es heißen sollen, hätts heißen sollen, hätt es sein sollen, muss es heißen, sollts heißen, sollte es heißen, solls sein, soll es sein, wars, war es, war das, wäre richtig, ist es, will ich, doch lieber, lieber, stattdessen, sorry, doch, hab ich sagen wollen, habe ich sagen wollen, hätt ich sagen sollen, hätte ich sagen sollen, such ich, suche ich, wär's gewesen, wärs gewesen, wäre es gewesen, wär richtig gewesen, hab ich im kopf gehabt, hatte ich im kopf, hatt ich im kopf, hatte ich im sinn, hatt ich im sinn, hab ich im sinn, ich depp, ich dussel, ich dummerchen, hätt ich gern, hätte ich gern, wär richtig, sollte es werden, solls werden, vertippt, hab mich vertippt, ich hab mich vertippt, habe mich vertippt, tippfehler, versprochen, hab mich versprochen, ich hab mich versprochen, verschrieben, hab mich verschrieben, mein fehler
words-said-wrongly = ich hab gesagt, ich habe gesagt, hab ich gesagt, ich sagte, ich hab geschrieben, ich habe geschrieben, hab ich getippt, sagte ich, sag ich
words-was-wrong = war falsch, ist falsch, war verkehrt, war ein versehen, war ein fehler, stimmt nicht, war nicht gemeint
words-plain-price = normaler preis, normalen preis, normale preis, einfachen preis, regulären preis, vollen preis, voller preis, üblichen preis, aufgedruckten preis, genauen preis, normal zahlen, normal bezahlen, ganz normal bezahlt, ganz normal, normal bezahlt, normal gezahlt, was draufsteht, was drauf steht, wie's draufsteht, wies draufsteht, wie aufgedruckt, regulärer preis, normalpreis
words-room = platz, plätze, plätzchen, voll, frei, passt, reinpasst
words-asking-for = ich will, ich möchte, ich möcht, ich hätte gern, ich hätt gern, ich nehm, ich nehme, gib mir, nehm ich, will aber, will, aber ne, aber eine, möchte, möcht, es ist, das ist, hol, es war, das war, das wär, dann lieber, lieber, ich such, ich suche, her mit, gebt mir, dann, mir
words-left-out = weg, weglassen, raus, rauslassen, draußen, aus dem spiel, außen vor, beiseite, bleibt liegen, bleibt hier, bleibt da, liegen lassen, liegenlassen, stecken lassen, steckenlassen
words-putting-off = vorher, vorher noch, vorher noch kurz, vorher kurz, davor, davor noch, zuerst, zuerst noch, erst, erst noch, erst mal, erstmal, erst einmal, bevor ich mich entscheide, bevor ich das mache, bevor ich wähle, bevor ich antworte, bevor ich was sage, bevor ich zahle, bevor ich geh, bevor ich gehe, bevor ich ja sage, moment, moment mal, momentchen, moment noch, augenblick, sekunde, sekündchen, eine sekunde, ne sekunde, einen moment, minute, eine minute, halt, warte, wart, warte mal, wart mal, warte kurz, wart amoi, gleich, sofort, nur kurz, kurz, ganz kurz, noch kurz, noch schnell, schnell noch, schnell, nur schnell, stopp
words-putting-off-behind = vorher, davor, zuerst, erst, erst mal, erstmal, erst noch, vorher noch, bevor ich mich entscheide, bevor ich das mache, bevor ich wähle, bevor ich antworte, bevor ich zahle, bevor ich gehe, kurz, noch kurz, schnell
left-undone = Noch nicht getan: { $typed }.
# Worum es in Zeilen geht, die nach einer Regel oder nach Hilfe fragen: alle Wörter einer Wendung.
subject-part-edition = welche ausgabe, welche edition, hausregeln, hausregel, welche regeln, nach welchen regeln, regeln spielen wir
subject-part-setup = stapel leer, stapel aufgebraucht, stapel alle, stapel zu ende, stapel ausgeht, deck leer, deck aufgebraucht, keine karten mehr stapel, karten ausgehen, wer beginnt, wer fängt an, wer anfängt, wer anfang-, wer als erst-, wer darf erst-, wer startet, wer zuerst dran, darf anfangen, startspieler-, anfangen regel, jüngste-, nachgelegt, aufgefüllt, nachgezogen, nachrück-, rückt nach, ersetzt karte, zu zweit, zu dritt, zu viert, wie aufgebaut, spielaufbau, aufbau, vorbereit-, am anfang, wie viele steine farbe, wie viele chips farbe, wie viele gold gibt es, wie viele adlige spiel-, platz aufgefüllt, lücke aufgefüllt, wieder aufgefüllt, fängt an
subject-part-turn = was im zug, was in zug, was darf zug, was kann zug, zwei aktionen, mehrere aktionen, zwei sachen, mehr als eine sache, beides zug, beides auf einmal, passen, aussetzen, zug auslassen, runde auslassen, uhrzeigersinn, reihenfolge, zugreihenfolge, muss etwas machen, muss was machen, nichts machen kann, nichts tun kann, nichts mehr geht, gar nichts kann
subject-part-take = gleiche farbe, gleicher farbe, derselben farbe, selben farbe, zwei gleiche, zwei gleichen, gleiche steine, doppelte, drei verschiedene, drei unterschiedliche, wie viele steine nehmen, wie viele chips nehmen, wie viele edelsteine nehmen, wie viel nehmen, wie viele nehmen, vier im stapel, vier liegen, weniger als drei, nur einen stein, nur zwei steine, nur einen chip, bloß einen
subject-part-reserve = handlimit, handkarten, limit hand, limit reserv-, wie viele reservieren, wie viele reserviert-, wie viele auf der hand, hand voll, volle hand, höchstens reserv-, maximal reserv-, maximum reserv-, reserviert- zurück-, reserviert- abwerf-, reserviert- loswerd-, verdeckt- karte, verdeckt, oberste karte, blind, reserviert- klauen, reserviert- anderen, andere sehen reserv-, sehen reserv-, reservier- gold, reservier- joker, warum reservieren, wozu reservieren, sinn reservieren, bringt reservieren, vierte karte
subject-part-buy = wie zahl-, wie bezahl-, wie funktioniert kauf-, rabatt, rabatte, ermäßigung-, bonus zähl-, boni zähl-, boni verbraucht, bonus verbraucht, boni behalten, bonus verlier-, wechselgeld, überzahl-, zu viel zahl-, reservierte kaufen, kaufen geht, wie kaufen, wie kauft, karten zahlen, ausgegebene steine
subject-part-gold = wofür gold, joker farbe, joker jede, wozu gold, gold gut, joker, jokern, gold ersetz-, gold ersatz, gold statt, gold beliebig-, gold jede farbe, gold alle farben, wie gold komm-, wie gold bekomm-, wie gold krieg-, woher gold, gold nehmen, gold tausch-, gold einsetz-, gold verwend-, gold benutz-, gold wert, zwei gold, gold als bonus
subject-part-limit = zehn steine, zehn chips, zehn marker, zehn edelsteine, mehr als zehn, über zehn, elf, steinlimit, chiplimit, limit steine, limit chips, obergrenze steine, höchstens steine, maximal steine, höchstens chips, maximal chips, zu viele steine, zu viele chips, wie viele steine behalten, wie viele steine halten, wie viele steine haben, wie viele chips behalten, wie viele chips haben, gold zehn, zurückgeben steine, abgeben steine
subject-part-nobles = adlige- besuch-, adlige- komm-, adlige- krieg-, adlige- bekomm-, adlige- wert, adlige- punkte, zwei adlige, mehrere adlige, adlige gleichzeitig, adlige auf einmal, adlige- ablehn-, adlige- abweis-, adlige- aussuch-, adlige- kost-, steine adlige-, chips adlige-, adlige- ersetzt, adlige- zweimal, adlige- gewinn-, adlige- aktion, adlige- funktionier-, adlige- regel-, adlige- verlier-, adlige- klauen, boni adlige-, bonus adlige-, karten adlige-
subject-part-end = spiel zu ende, wann ende, wann zu ende, wann vorbei, spiel vorbei, wann schluss, wann aus, wie endet, spiel endet, wann endet, spielende, spiel aufhör-, punkte gewinn-, punkte sieg, punkte braucht gewinn-, siegpunkte, wie gewinnt, wer gewinnt, gewinner, sieger, fünfzehn, 15 punkte, unentschieden, gleichstand, gleich viele punkte, gleiche punkte, punktgleich-, patt punkte, letzte runde, schlussrunde, runde fertig, runde zu ende, runde noch, gleich viele züge, punkte adlige- zähl-, jemand 15, einer 15, wer 15, 15 erreicht, 15 hat andere-
subject-words-accessibility = größere buchstaben, größere schrift, schrift größer, große schrift, großschrift, text größer, schriftgröße, vergrößer-, zoom, blind, sehbehindert-, barrierefrei-, kontrast, zugänglich-
subject-words-about = wer geschrieben, wer gemacht, wer programmiert, wer entwickelt, wer erfunden, von wem, autor-, entwickler-, programmierer-, version, lizenz, urheber-, was programm
subject-words-words = wörter erklär-, welche wörter, begriffe, wörterliste, wörter kennst, glossar
subject-words-notation = bedeutet in codes, bedeutet im code, buchstabe code-, steht für code-, heißt in codes, welcher buchstabe, welchen buchstaben, buchstabe steht, buchstabe für, bei buchstaben
subject-about-prompt = vor pfeil, wort vorne, eingabeaufforderung, prompt
subject-about-code = code lesen, lese code, code bedeut-, codes bedeut-, code versteh-, kurzschreibweise, kürzel
subject-about-save = speichern funktionier-, speichert, wird gespeichert, wie speicher-, wann speicher-, spiel verlor-, automatisch speicher-, gespeichert automatisch, gesichert, stromausfall, abstürz-
subject-command-log = verlauf lesen, verlauf ansehen, lese verlauf, verlauf funktionier-
subject-term-bonus = was bonus, was boni, bonus bedeut-, bringen gekauften karten, bringen gekaufte karten, nützen gekaufte-, gekauften karten, bonus gut, boni gut, bonus, boni
subject-term-noble = wer adligen, was adlige-, wozu adlige-, wofür adlige-
subject-term-points = wofür punkte, wozu punkte, prestige
subject-term-level = was stufen, was stufe, was reihen, stufen bedeut-
subject-term-stalemate = patt, niemand kann, keiner kann, nichts geht mehr
subject-about-braille = braille funktionier-, braillezeile, punktschrift
subject-about-reader = screenreader, bildschirmleser, vorleseprogramm, jaws, nvda, voiceover, orca
