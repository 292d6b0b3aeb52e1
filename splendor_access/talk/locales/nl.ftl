### Nederlands. Je en jij, en de tegenwoordige tijd voor wat er gebeurt.

## Gems: one word, and with a count

gem-s = blauw
    .stone = saffier
    .words = blauw, blauwe, saffier, saffieren
gem-e = groen
    .stone = smaragd
    .words = groen, groene, smaragd, smaragden
gem-g = goud
    .stone = goud
    .words = goud, gouden, geel, gele, joker, jokers, gouden joker, gouden jokers, goud joker
gem-r = rood
    .stone = robijn
    .words = rood, rode, rooie, rooi, robijn, robijnen
gem-o = zwart
    .stone = onyx
    .words = zwart, zwarte, onyx, onyxen
gem-d = wit
    .stone = diamant
    .words = wit, witte, diamant, diamanten

count-s = { $count } blauw
    .stone =
        { $count ->
            [one] { $count } saffier
           *[other] { $count } saffieren
        }
count-e = { $count } groen
    .stone =
        { $count ->
            [one] { $count } smaragd
           *[other] { $count } smaragden
        }
count-g = { $count } goud
    .stone = { $count } goud
count-r = { $count } rood
    .stone =
        { $count ->
            [one] { $count } robijn
           *[other] { $count } robijnen
        }
count-o = { $count } zwart
    .stone =
        { $count ->
            [one] { $count } onyx
           *[other] { $count } onyxen
        }
count-d = { $count } wit
    .stone =
        { $count ->
            [one] { $count } diamant
           *[other] { $count } diamanten
        }
no-gems = geen

list-and = { $others } en { $last }
list-or = { $others } of { $last }

## Cards and tiles

card-points =
    { $points ->
        [0] geen punten
        [one] { $points } punt
       *[other] { $points } punten
    }
card-head-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
card-cost = kost { $cost }
    .brief = voor { $cost }
card-level = niveau { $level }
hidden-card = een verborgen kaart van niveau { $level }
    .brief = verborgen { $level }
noble-points = { $points } punten
noble-cost = vraagt { $cost }
# The names of the noble tiles, by their codes.
noble-name-34s4e = Süleyman de Prachtlievende
noble-name-34s4d = Machiavelli
noble-name-33s3e3r = Catharina de' Medici
noble-name-33s3e3d = Anna van Bretagne
noble-name-33s3o3d = Elisabeth van Oostenrijk
noble-name-34e4r = Maria Stuart
noble-name-33e3r3o = Frans I van Frankrijk
noble-name-34r4o = Hendrik VIII
noble-name-33r3o3d = Karel V
noble-name-34o4d = Isabella van Castilië

## The language itself, as it calls itself

language-de = Duits
language-en = Engels
language-fr = Frans
language-nl = Nederlands
language-name = Nederlands
# The braille tables that can be chosen: a file of liblouis, computer or literary braille, how many dots,
# for contracted braille the table that codes take, in brackets BRLTTY's tables of the same braille, and a
# title. Then the usual ones, and the language of synthesisers.
braille-tables =
    nl-comp8.utb computer 8: 8-puntsbraille
    nl-NL-g0.utb literary 6: 6-puntsbraille
table-for-display = nl-comp8
table-for-paper = nl-NL-g0
speech-language = nl
language-offer = Typ { $number } voor Nederlands.
language-default = Alleen Enter: Nederlands.
language-asked = Welke taal?
    .braille = taal?
language-unknown = "{ $typed }" hoort daar niet bij. Typ een getal van 1 tot { $count }.

## The beginning

opening =
    { $edition ->
        [up-to-three] Splendor, tot drie edelstenen naar keuze: { $players }.
       *[other] Splendor, editie { $edition }: { $players }.
    }
    .brief =
        { $usual ->
            [yes] Splendor: { $players }.
           *[no] Splendor, editie { $edition }: { $players }.
        }
player-me = jij
player-bot = { $name } (computer, { $level })
level-gentle = supermakkelijk
level-easy = makkelijk
level-fairly-easy = vrij makkelijk
level-fair = gemiddeld
level-normal = pittig
level-fairly-hard = vrij moeilijk
level-hard = moeilijk
level-very-hard = heel moeilijk
level-expert = expert
level-random = speelt willekeurig
    .word = willekeurig
opening-help = Typ bord om de kaarten te horen, uitleg om het spel te leren, help voor commando's.
    .brief = Typ help voor hulp.
resumed = Je spel gaat verder in ronde { $round }.
resumed-end = Je spel was afgelopen voordat je hoorde hoe.
missed = { $count } zetten zijn intussen gedaan; allemaal horen: logboek { $lines }
missed-of = { $who ->
        [me] Jij
       *[other] { $name }
    }: { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }{ $cards ->
        [0] {""}
        [one] , { $cards } kaart gekocht
       *[other] { "," } { $cards } kaarten gekocht
    }{ $points ->
        [0] {""}
        [one] , { $points } punt erbij
       *[other] { "," } { $points } punten erbij
    }.

setup-name = Wie speelt er aan dit toetsenbord? Typ een naam, of meer: Ana, Ben. Alleen Enter: { $name }; doos: een spel met de echte doos.
    .braille = naam, of namen?
setup-bots =
    { $people ->
        [2] Hoeveel computertegenstanders: 0, 1 of 2? Alleen Enter: 0.
        [3] Hoeveel computertegenstanders: 0 of 1? Alleen Enter: 0.
       *[other] Hoeveel computertegenstanders: 1, 2 of 3? Alleen Enter: 1.
    }
    .braille = hoeveel computers?
setup-level = Hoe sterk: { JOIN($levels, "or") }? Alleen Enter: makkelijk.
    .braille = hoe sterk?
setup-first = Wie van { $names } begint? Volgens de regels de jongste. Alleen Enter: { $name }.
    .braille = wie begint?
setup-rules = Editie { $edition }, { $points } punten beëindigen het spel. Alleen Enter: zo blijft het. Of typ een editie, 2014 of up-to-three, een aantal punten, of allebei.
    .braille = regels?
setup-resume = Er is een spel dat niet af is. Verder spelen? ja of nee.
    .braille = verder spelen?
setup-resume-end = Je laatste spel was afgelopen voordat je hoorde hoe. Horen? ja of nee.
    .braille = einde horen?
setup-number-wrong =
    { $people ->
        [2] "{ $typed }" is geen 0, 1 of 2. Voorbeeld: 0
        [3] "{ $typed }" is geen 0 of 1. Voorbeeld: 0
       *[other] "{ $typed }" is geen 1, 2 of 3. Voorbeeld: 1
    }
setup-others =
    { $count ->
        [one] Er is nog { $count } ander spel niet af. Typ spellen om het te horen, of het nummer om ermee verder te gaan.
       *[other] Er zijn nog { $count } andere spellen niet af. Typ spellen om ze te horen, of het nummer van een ervan om ermee verder te gaan.
    }
    .braille =
        { $count ->
            [one] nog { $count } spel
           *[other] nog { $count } spellen
        }
setup-at-first = Dit is de eerste vraag.
setup-about = Splendor is een kaartspel voor twee tot vier spelers: je pakt edelstenen en koopt er kaarten mee, en 15 punten beëindigen het spel. Deze vragen beginnen een spel. Typ daarin uitleg om het te leren.
help-setup = Typ terug voor de vraag hiervoor, of stop om weg te gaan. Het spel zelf beantwoordt meer: help, regels, uitleg.
help-setup-resume = Typ ja om met dat spel verder te gaan. Met nee blijft het bewaard, en begin je een ander. Typ spellen om al je spellen te horen, of het nummer van een ervan om ermee verder te gaan.
help-setup-name = Zo noemt het programma je voor de anderen. Spelen er meer mensen aan dit toetsenbord, typ dan alle namen, met komma's: Ana, Ben. Het gaat van hand tot hand, beurt na beurt. Alleen tegen de computer: typ één naam. Met vrienden elders: splendor-access host
help-setup-bots = De computer speelt tegen je. Een spel is voor twee tot vier spelers.
help-setup-level = Ze staan van de zwakste naar de sterkste, met de nummers 1 tot 9. Supermakkelijk is voor de eerste spellen van een kind, makkelijk is goed voor die van jezelf. Elk wint twee van de drie spellen van degene ervoor.
help-setup-first = Typ de naam van wie de eerste beurt heeft. Daarna gaat het rond in de volgorde van de namen.
help-setup-rules = De edities verschillen in welke stenen je mag nemen als er minder dan drie kleuren over zijn. Een langer spel gaat tot meer punten, bijvoorbeeld 21. Voorbeeld: 2014, 21 punten
setup-names-of = En hoe heten die { $count }? Typ hun namen. Voorbeeld: Ana, Ben
setup-level-wrong = "{ $typed }" is geen niveau. Er zijn: { JOIN($levels, "and") }. Voorbeeld: makkelijk
setup-first-wrong = "{ $typed }" zit niet aan deze tafel. Er zijn: { $names }.
setup-rules-wrong = "{ $typed }" is geen editie en geen aantal punten. Edities: 2024, 2014, up-to-three. Voorbeeld: 21 punten
default-name = Gast
# Ready names for a real table on a display without keys to type, in the order of turns.
ready-names-2 = Gast, Vriend
ready-names-3 = Gast, Links, Rechts
ready-names-4 = Gast, Links, Overkant, Rechts

name-answer = "{ $typed }" geeft hier geen antwoord. Typ een naam; alleen Enter: { $name }.
name-unclear = "{ $typed }" kan geen naam zijn. Typ alleen de naam. Voorbeeld: Ana
name-empty = Een naam heeft minstens één letter.
name-long = "{ $typed }" is te lang voor een naam: hoogstens 20 tekens.
name-proposed = { $proposal ->
        [none] .
       *[other] . Wat dacht je van "{ $proposal }"?
    }
name-characters = Een naam heeft alleen tekens die te zien en te horen zijn{ name-proposed }
name-command = "{ $typed }" is een commando en kan dus geen naam zijn{ name-proposed }
player-count = { $least ->
        [2] { $count } spelers is te veel; een spel is voor hoogstens { $most }.
       *[other] { $count } spelers is te veel; deze positie is voor { $most }.
    }
name-twice = Twee spelers kunnen niet allebei "{ $typed }" heten{ name-proposed }
name-word = "{ $typed }" is een woord van het programma en kan dus geen naam zijn{ name-proposed }
name-sentence = "{ $typed }" klinkt als een zin van het programma. De naam alleen is genoeg{ name-proposed }
name-scripts = "{ $typed }" mengt twee schriften in een woord. Neem letters uit één{ name-proposed }
name-look-alike = Een naam heeft gewone letters{ name-proposed }
# What the program calls its listener, and other words that would deceive as a name.
names-listener = jij, je, jouw, jou, u, jullie, ik
names-program = niemand, iemand, iedereen, computer, de computer, de bank
# Words behind a name that make it news, and whole sentences, beside those of the messages themselves.
names-telling = pakt, past, gewonnen
names-sentence = het spel is uit

## What happened

took = { $name } neemt { $gems }.
    .brief = { $name }: neemt { $gems }.
took-news = { $name } neemt { $gems }.
    .brief = { $name }: { $gems }.
took-me = Je neemt { $gems }.
    .brief = Genomen: { $gems }.
    .braille = jij + { $gems }
returned-nothing = { $name } geeft niets terug.
returned-nothing-me = Je geeft niets terug.
counted = { $name } heeft { $gems }: { $kind ->
        [more] { $more } meer
        [less] { $less } minder
       *[both] { $more } meer, { $less } minder
    } dan ingevoerd.
counted-me = Je hebt { $gems }: { $kind ->
        [more] { $more } meer
        [less] { $less } minder
       *[both] { $more } meer, { $less } minder
    } dan ingevoerd.
    .braille = je = { $gems }
swapped = De kaarten op { $first } en { $second } zijn verwisseld.
card-shown = { $name } heeft de gereserveerde kaart { $place } laten zien: { $card }.
    .braille = { $name } { $place }: { $card }
card-shown-me = Je hebt je gereserveerde kaart { $place } laten zien: { $card }.
    .braille = je { $place }: { $card }
returned = { $name } geeft { $gems } af.
    .brief = { $name }: geeft { $gems } af.
returned-me = Je geeft { $gems } af.
    .brief = Afgegeven: { $gems }.
    .braille = jij - { $gems }
reserved =
    { $gold ->
        [yes] { $name } reserveert { $place } en neemt 1 goud: { $card }.
       *[no] { $name } reserveert { $place }, zonder goud: { $card }.
    }
    .brief = { $name }: reserveert { $place }, { $card }.
    .braille = { $name } res { $place } { $card }
reserved-news = { $name } reserveert { $place }, { $head }{ $gold ->
        [yes] {""}
       *[no] , zonder goud
    }.
    .brief = { $name }: reserveert { $place }.
reserved-me =
    { $gold ->
        [yes] Je reserveert { $place } en neemt 1 goud; die is { $hand } in je hand.
       *[no] Je reserveert { $place }, zonder goud; die is { $hand } in je hand.
    }
    .brief = { $place } gereserveerd als { $hand }.
    .full =
        { $gold ->
            [yes] Je reserveert { $place } en neemt 1 goud: { $card }; die is { $hand } in je hand.
           *[no] Je reserveert { $place }, zonder goud: { $card }; die is { $hand } in je hand.
        }
    .braille = jij res { $hand } { $card }
reserved-unseen =
    { $gold ->
        [yes] { $name } reserveert een kaart van stapel { $level }, ongezien, en neemt 1 goud.
       *[no] { $name } reserveert een kaart van stapel { $level }, ongezien, zonder goud.
    }
    .brief = { $name }: reserveert van stapel { $level }.
    .braille = { $name } res ?{ $level }
reserved-unseen-me =
    { $gold ->
        [yes] Je reserveert de bovenste kaart van stapel { $level } als { $hand } en neemt 1 goud.
       *[no] Je reserveert de bovenste kaart van stapel { $level } als { $hand }, zonder goud.
    }
    .brief = Van stapel { $level } gereserveerd als { $hand }.
    .braille = jij res { $hand } ?{ $level }
drew = { $place } in je hand is { $card }.
drew-veiled = { $place } is een kaart die alleen jij mag zien: typ hand om die te zien.
    .brief = { $place }: typ hand om die te zien.
    .braille = { $place } hand?
bought = { $name } koopt { $named }, { $bonus }, { $paid ->
        [no] gratis
       *[yes] voor { $payment }
    }.
    .brief = { $name }: { $named }, { $bonus }, voor { $payment }.
    .braille = { $name } koop { $place } { $card }
bought-points = { $name } koopt { $named }, { $bonus }, { $worth ->
        [one] { $worth } punt
       *[other] { $worth } punten
    }, { $paid ->
        [no] gratis
       *[yes] voor { $payment }
    }, en heeft { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
    .brief = { $name }: { $named }, { $bonus }, { $worth }, voor { $payment }, nu { $points }.
    .braille = { $name } koop { $place } { $card } { $points }p
bought-news = { $name } koopt { $named }, { $bonus }{ $worth ->
        [0] {""}
        [one] , { $worth } punt
       *[other] { "," } { $worth } punten
    }.
    .brief = { $name }: { $named }, { $bonus }{ $worth ->
        [0] {""}
       *[other] { "," } { $worth }
    }.
reserved-card = een gereserveerde kaart
    .braille = hand
bought-me = Je koopt { $place }, { $bonus }, { $paid ->
        [no] gratis
       *[yes] voor { $payment }
    }.
    .brief = { $place } gekocht voor { $payment }.
    .braille = jij koop { $place } { $card }
bought-points-me = Je koopt { $place }, { $bonus }, { $paid ->
        [no] gratis
       *[yes] voor { $payment }
    }, en hebt { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
    .brief = { $place } gekocht voor { $payment }, nu { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
    .braille = jij koop { $place } { $card } { $points }p
no-payment = niets
the-hand = uit de hand
    .braille = hand
visited = { $name } krijgt bezoek van edele { $place }, en heeft nu { $points } punten.
    .brief = { $name }: edele { $place }, { $points } punten.
    .full = { $name } krijgt bezoek van edele { $place } ({ $noble }), en heeft nu { $points } punten.
visited-me = Edele { $place } bezoekt je: je hebt nu { $points } punten.
    .brief = Edele { $place } bezoekt je, { $points } punten.
    .full = Edele { $place } bezoekt je ({ $noble }): je hebt nu { $points } punten.
    .braille = jij + { $place } { $points }p
passed = { $name } kan niets doen en past.
    .brief = { $name }: past.
    .braille = { $name } past
passed-me = Je past.
    .braille = jij past
dealt = { $place } is nu { $card }.
dealt-news = Nieuw: { $place }, { $fresh }.
emptied = { $place } blijft leeg: stapel { $level } is op.
    .brief = { $place } leeg.
left-empty = { $place } blijft leeg: er is geen kaart omgedraaid.
    .brief = { $place } leeg.
last-of-deck = Stapel { $level } is op.
    .brief = Stapel { $level } op.
    .braille = stapel { $level } 0
last-round = { $name } heeft { points-counted }: dit is de laatste ronde.
    .brief = { $name } heeft { $points }: laatste ronde.
    .braille = laatste ronde
last-round-me = Je hebt { points-counted }: dit is de laatste ronde.
    .brief = Je hebt { $points }: laatste ronde.
    .braille = laatste ronde

## Numbers of things, for other messages

points-counted =
    { $points ->
        [0] geen punten
        [one] { $points } punt
       *[other] { $points } punten
    }
target-counted =
    { $target ->
        [one] { $target } punt
       *[other] { $target } punten
    }
tokens-counted =
    { $tokens ->
        [0] geen fiches
        [one] { $tokens } fiche
       *[other] { $tokens } fiches
    }
cards-counted =
    { $cards ->
        [0] geen kaarten
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
decks-counted =
    stapel a { $a ->
        [0] geen
       *[other] { $a }
    }, b { $b ->
        [0] geen
       *[other] { $b }
    }, c { $c ->
        [0] geen
       *[other] { $c }
    }

## Whose turn it is, and what is due

your-turn = Jouw beurt: { points-counted }, { tokens-counted }.
    .brief = Jouw beurt.
    .braille = jij { $points }p { $tokens }f
buyable = { $count ->
        [0] Je kunt nu geen kaart kopen.
        [one] Je kunt { $count } kaart kopen: { $places }.
       *[other] Je kunt { $count } kaarten kopen: { $places }.
    }
    .braille = koop { $count ->
        [0] 0
       *[other] { $count }: { $places }
    }
your-turn-named = { $name }, jouw beurt: { points-counted }, { tokens-counted }.
    .brief = { $name }, jouw beurt.
    .braille = { $name } { $points }p { $tokens }f
bank-none = Bank: geen { JOIN($gems, "or") } meer.
    .braille = bank geen { LETTERS($gems) }
bank-again = Bank: weer { $gems }.
    .braille = bank + { LETTERS($gems) }
turn-of = { $name } is aan de beurt.
    .brief = { $name } is aan de beurt.
# The title of the window on Windows: few words, the deciding ones last.
title-yours = Splendor: jij bent aan de beurt
title-turn = Splendor: { $name } is aan de beurt
title-over = Splendor: spel voorbij
# The last line of a window that was opened for the program.
window-closes = Druk op Enter om dit venster te sluiten.
round = Ronde { $round }.
round-last = Ronde { $round }, de laatste.
must-return =
    { $kinds ->
        [one] Je hebt { $held } fiches en mag er 10 houden: geef er { $count } af.
       *[other] Je hebt { $held } fiches en mag er 10 houden: geef er { $count } af van deze { $kinds } soorten, met nummer, woord of letter.
    }
    .brief = Geef er { $count } af, van { $kinds ->
            [one] { $kinds } soort.
           *[other] { $kinds } soorten.
        }
    .braille = geef { $count }
given-partly =
    Genoteerd: { $gems }. Geef er nog { $count } terug{ $kinds ->
    [0] .
   *[other] , van deze { $kinds } soorten.
    }
    .braille = { $gems }, geef { $count }
only-pass = Je kunt alleen maar passen. Typ pas.
    .braille = pas
ask-ready = Is { $name } er? Antwoord ja of nee.
    .braille = { $name } er?
pass-device = Geef het toestel aan { $name }. { $name }, typ klaar.
    .brief = { $name }, typ klaar.
    .braille = { $name } klaar?
not-ready = { $name }, typ eerst: klaar
nobody-waits = Niemand hoeft nu klaar te zijn.

## The end

game-over = Het spel is afgelopen.
over-now = Typ revanche om nog eens te spelen, of nieuw om te kiezen wie er speelt. Typ terugblik om te horen wat je het meest kostte, of stop om weg te gaan.
    .brief = Typ revanche, nieuw, terugblik of stop.
    .braille = revanche, nieuw, terugblik, stop?
over-now-friends = Typ revanche om nog eens te spelen, of stop om weg te gaan.
    .brief = Typ revanche of stop.
    .braille = revanche, stop?
won = { $name } wint met { points-counted }.
    .braille = wint: { $name } { $points }p
won-me = Je wint met { points-counted }.
    .braille = wint: jij { $points }p
won-shared = { $names } delen de overwinning met { points-counted }.
    .braille = winnen: { $names } { $points }p
ended-points = Iemand heeft { target-counted } gehaald, en de ronde is afgelopen.
    .brief = Iemand heeft { target-counted } gehaald.
    .braille = { $target }p gehaald
ended-stalemate = Niemand kon nog iets doen.
    .braille = patstelling
ended-turn-limit = De grens van het aantal beurten is bereikt.
    .braille = beurtgrens
tie-fewest-cards = De punten zijn gelijk; de winnaar kocht de minste kaarten: { $cards }.
    .braille = minste kaarten { $cards }
tie-shared = Punten en gekochte kaarten zijn gelijk.
    .braille = alles gelijk
standing = { $name }: { points-counted }, { cards-counted } gekocht.
    .brief = { $name }: { points-counted }.
    .braille = { $name } { $points }p { $cards }k
standing-me = Jij: { points-counted }, { cards-counted } gekocht.
    .brief = Jij: { points-counted }.
    .braille = jij { $points }p { $cards }k

## Answers

board =
    { $count ->
        [0] Er liggen geen kaarten. Nog over: { decks-counted }.
        [one] Er ligt { $count } kaart. Nog over: { decks-counted }.
       *[other] Er liggen { $count } kaarten. Nog over: { decks-counted }.
    }
    .brief =
        { $count ->
            [0] Geen kaarten.
            [one] { $count } kaart.
           *[other] { $count } kaarten.
        }
    .braille = { $count } kaarten
row = Rij { $level }: { $count ->
        [0] geen kaarten
        [one] { $count } kaart
       *[other] { $count } kaarten
    }, { $left ->
        [0] en de stapel is op.
       *[other] nog { $left } in de stapel.
    }
    .brief = Rij { $level }: { $count ->
        [0] geen.
       *[other] { $count }.
    }
    .braille = rij { $level }
place-empty = { $place } is leeg.
    .brief = { $place } leeg.
held-blind = { $place }, { $card }; alleen jij kent die.
look-card = Niveau { $level }, { $item }.
look = Edele, { $item }.
bank = Bank: { $gems }.
    .braille = bank { $gems }
bank-lacking = Bank: { $gems }; niet meer: { $lacking }.
    .brief = Bank: { $gems }.
    .braille = bank { $gems }
nobles = { $count ->
        [0] Er liggen geen edelen.
        [one] Er ligt { $count } edele:
       *[other] Er liggen { $count } edelen:
    }
    .brief =
        { $count ->
            [0] Geen edelen.
            [one] { $count } edele.
           *[other] { $count } edelen.
        }
    .braille = { $count } edelen
tokens =
    { $count ->
        [0] { $name } heeft geen fiches.
        [one] { $name } heeft { $count } fiche: { $gems }.
       *[other] { $name } heeft { $count } fiches: { $gems }.
    }
    .braille = { $name } f { $gems }
tokens-me =
    { $count ->
        [0] Jouw fiches: geen.
       *[other] Jouw fiches, { $count }: { $gems }.
    }
    .braille = f { $gems }
bonuses =
    { $count ->
        [0] { $name } heeft geen bonussen.
        [one] { $name } heeft { $count } bonus: { $gems }.
       *[other] { $name } heeft { $count } bonussen: { $gems }.
    }
bonuses-me =
    { $count ->
        [0] Jouw bonussen: geen.
       *[other] Jouw bonussen, { $count }: { $gems }.
    }
holds = { $name } heeft { $cards ->
        [one] { $cards } gereserveerde kaart:
       *[other] { $cards } gereserveerde kaarten:
    }
    .braille = { $name } h { $cards }
held-by = { $place } van { $name }: { $card }.
owns-nobles = { $name } kreeg bezoek van { $count ->
        [one] { $count } edele.
       *[other] { $count } edelen.
    }
    .braille = { $name } e { $count }
owns-nobles-me = Je kreeg bezoek van { $count ->
        [one] { $count } edele.
       *[other] { $count } edelen.
    }
    .braille = e { $count }
bought-cards =
    { $cards ->
        [0] { $name } heeft geen kaarten gekocht.
       *[other] { $name } heeft { cards-counted } gekocht, { $points ->
            [0] zonder punten
           *[other] met { points-counted }
        }:
    }
    .brief = { $name }: { cards-counted }, { points-counted }.
    .braille = { $name } { $cards }k { $points }p
bought-cards-me =
    { $cards ->
        [0] Je hebt geen kaarten gekocht.
       *[other] Je hebt { cards-counted } gekocht, { $points ->
            [0] zonder punten
           *[other] met { points-counted }
        }:
    }
    .brief = Jij: { cards-counted }, { points-counted }.
    .braille = jij { $cards }k { $points }p
bought-colour =
    { $points ->
        [0] { $gems }: geen punten.
       *[other] { $gems }: { $each } { $points ->
            [one] punt
           *[other] punten
        }{ $without ->
            [0] { "." }
            [one] ; { $without } kaart zonder.
           *[other] ; { $without } kaarten zonder.
        }
    }
    .brief = { $gems }: { $points ->
        [0] geen punten.
       *[other] { $each }.
    }
hand = { $count ->
        [0] Je hand is leeg.
        [one] Je hand, { $count } kaart:
       *[other] Je hand, { $count } kaarten:
    }
    .braille = hand { $count }
hand-veiled = { $place } is een kaart van niveau { $level } die alleen jij mag zien.
hand-readable = Wat getoond wordt blijft op het scherm staan, waar iedereen het kan lezen.
    .braille = leesbaar voor allen
ask-show-hand = De kaarten tonen die alleen { $name } mag zien? ja of nee.
    .braille = { $name }: hand tonen?
decks = Nog over: { decks-counted }.
afford = { $count ->
        [0] { $some ->
            [yes] Daarvan kun je er nu geen kopen.
           *[no] Je kunt nu niets kopen.
        }
        [one] Eén kaart betaalbaar:
       *[other] { $count } kaarten betaalbaar:
    }
    .brief =
        { $count ->
            [0] { $some ->
                [yes] Daarvan geen te koop voor jou.
               *[no] Niets te koop voor jou.
            }
           *[other] Te koop voor jou: { $count }.
        }
    .braille = kan kopen { $count }
afford-next = { $count ->
        [0] { $some ->
            [yes] Daarvan kun je er in je volgende beurt geen kopen.
           *[no] In je volgende beurt kun je geen kaart kopen.
        }
        [one] In je volgende beurt kun je { $count } kaart kopen, als je houdt wat die kost:
       *[other] In je volgende beurt kun je { $count } kaarten kopen, als je houdt wat elke kaart kost:
    }
    .brief =
        { $count ->
            [0] { $some ->
                [yes] Daarvan in je volgende beurt geen te koop.
               *[no] In je volgende beurt kun je niets kopen.
            }
           *[other] In je volgende beurt kun je { $count } kopen.
        }
    .braille = volgende beurt kopen { $count }
afforded = { $place }, { $card }; je betaalt { $payment }.
    .brief = { $place }, { $card }; betaal { $payment }.
    .braille = { $place } { $card } betaal { $payment }
afforded-free = { $place }, { $card }; je betaalt niets.
    .brief = { $place }, { $card }; gratis.
    .braille = { $place } { $card } gratis
afford-short = { $count ->
        [one] Eén kaart
       *[other] { $count } kaarten
    }, { $gold ->
        [no] {""}
       *[yes] met je goud{" "}
    }{ $short ->
        [one] één edelsteen
       *[other] twee edelstenen
    } tekort{ $gold ->
        [no] { ":" }
       *[yes] ; zonder goud:
    }
    .braille = mist { $short }
afford-close = { $count } kaarten, één of twee edelstenen tekort:
    .braille = mist 1-2
afford-nearest = Het dichtstbij: { $place }, { $card }; je mist { $missing }{ $gold ->
        [0] {""}
       *[other] { "," } en je goud betaalt daarvan { $gold }
    }{ $others ->
        [0] { "." }
        [one] ; { $others } andere kaart is even dichtbij.
       *[other] ; { $others } andere kaarten zijn even dichtbij.
    }
    .brief = Dichtstbij: { $place }, { $card }; je mist { $missing }{ $gold ->
        [0] {""}
       *[other] { "," } goud betaalt { $gold }
    }.
    .braille = { $place } { $card } - { $missing }{ $gold ->
        [0] {""}
       *[other] {" "}hebt { $held }
    }
afford-lacks = { $place }, { $card }; je mist { $missing }.
afford-lacks-gold = { $place }, { $card }; je mist { $missing }, en je goud betaalt daarvan { $gold }.
    .brief = { $place }, { $card }; je mist { $missing }, goud betaalt { $gold }.
    .braille = { $place } { $card } - { $missing } hebt { $held }
reach = { $place }, { $head }, voor { $paid }.
reach-free = { $place }, { $head }, gratis.
reach-lacks = { $place }, { $head }, nog { $lacks }.
veiled-not-counted = Kaarten die alleen jij mag zien tellen niet mee; typ hand om ze te zien.
    .brief = Zonder kaarten die alleen jij mag zien.
need-first = Geef eerst { $gems } af.
need-turns = { $count } beurten, als niemand anders iets doet en je niets anders koopt:
    .brief = { $count } beurten, als niemand anders iets doet:
    .braille = beurten { $count }
need-step = { $number }: { $step }.
need-take = neem { $gems }
need-reserve = reserveer { $place } en neem 1 goud
    .brief = reserveer { $place }
    .braille = res { $place }
need-reserve-any = reserveer een willekeurige kaart en neem 1 goud
    .brief = reserveer een willekeurige kaart
    .braille = res een
need-buy = koop { $place }
need-giving = { $step }, en geef dan { $gems } af
need-never = Onmogelijk zonder meer bonussen, als niemand anders iets doet.
    .brief = Onmogelijk zonder meer bonussen.
    .braille = onmogelijk
need-buying = { $turns } beurten als je eerst { $places } koopt, niemand anders iets doet en er niets nieuws komt.
    .brief = { $turns } beurten, met eerst { $places } kopen.
    .braille = beurten { $turns } koop { $places }
need-buying-perhaps = { $turns } beurten of minder, minstens { $least }, als je eerst { $places } koopt en niemand anders iets doet.
    .brief = { $turns } beurten of minder, met eerst { $places } kopen.
    .braille = beurten { $least }-{ $turns } koop { $places }
need-buying-unknown = { $turns } beurten of meer als je kaarten koopt die nu open liggen, en niemand anders iets doet.
    .brief = { $turns } beurten of meer, met eerst open kaarten kopen.
    .braille = beurten { $turns }+
need-late = Te laat: het spel is eerder afgelopen.
    .braille = te laat
need-rivals = { $names } { COUNT($names) ->
        [one] kan
       *[other] kunnen
    } die eerder kopen dan jij, in de volgende beurt.
    .brief = { $names } { COUNT($names) ->
        [one] kan
       *[other] kunnen
    } die volgende beurt kopen.
    .braille = { $names } { COUNT($names) ->
        [one] kan
       *[other] kunnen
    } kopen over 1
need-rivals-soon = { $names } { COUNT($names) ->
        [one] kan
       *[other] kunnen
    } die eerder kopen dan jij, in twee beurten.
    .brief = { $names } { COUNT($names) ->
        [one] kan
       *[other] kunnen
    } die in twee beurten kopen.
    .braille = { $names } { COUNT($names) ->
        [one] kan
       *[other] kunnen
    } kopen over 2
need-several = Met "{ $typed }" kun je { $count } kaarten bedoelen: { $places }. Welke plaats?
found = { $count ->
        [0] Geen kaart gevonden.
        [one] { $count } kaart gevonden:
       *[other] { $count } kaarten gevonden:
    }
    .braille = { $count } gevonden
worth = { $count ->
        [0] Geen kaart gevonden.
        [one] { $count } kaart, de prijs na je bonussen:
       *[other] { $count } kaarten, de meeste punten per fiche eerst:
    }
    .brief =
        { $count ->
            [0] Geen kaart.
            [one] { $count } kaart.
           *[other] { $count } kaarten.
        }
worth-free = { $place }, { $bonus }{ $points ->
        [0] {""}
        [one] , { $points } punt
       *[other] { "," } { $points } punten
    }, kost je niets.
    .brief = { $place }, { $bonus }{ $points ->
        [0] {""}
       *[other] {" "}{ $points }
    }, gratis.
    .braille = { $place }{ $points ->
        [0] {""}
       *[other] {" "}{ $points }p
    } gratis
worth-price = { $place }, { $bonus }, kost je { $tokens ->
        [one] { $tokens } fiche.
       *[other] { $tokens } fiches.
    }
    .brief = { $place }, { $bonus }, { $tokens } { $tokens ->
        [one] fiche.
       *[other] fiches.
    }
    .braille = { $place } { $tokens }f
worth-rate = { $place }, { $bonus }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $tokens ->
        [one] { $tokens } fiche
       *[other] { $tokens } fiches
    }, { $rate } per fiche.
    .brief = { $place }, { $bonus }, { $points } voor { $tokens }, { $rate }.
    .braille = { $place } { $points }p { $tokens }f { $rate }
tried = Na { $actions }, als niemand anders iets doet; er is nog niets gedaan:
    .brief = Na { $actions }:
    .braille = probeer { $actions }
try-take = het nemen van { $gems }
try-return = het afgeven van { $gems }
try-reserve = het reserveren van { $place }
    .braille = res { $place }
try-reserve-unseen = het reserveren van stapel { $level }
    .braille = res ?{ $level }
try-buy = het kopen van { $place }
    .braille = koop { $place }
try-pass = het passen
    .braille = pas
try-points = Punten: je zou er { $points } hebben, { $gained } meer.
    .brief = Punten { $points }, { $gained } meer.
try-gained = Erbij: { $gems }.
try-paid = Eraf: { $gems }.
try-tokens = Fiches die je zou hebben, { $count ->
        [0] geen.
       *[other] { $count }: { $gems }.
    }
    .brief = Fiches { $count }: { $gems }.
    .braille = f { $gems }
try-bonuses = Bonussen die je zou hebben: { $gems }.
    .brief = Bonussen: { $gems }.
try-noble = Edele { $place } zou je bezoeken.
try-give-back = Dan zou je er { $count } moeten afgeven.
    .braille = geef { $count }
try-ends = Dan zou het spel afgelopen zijn.
    .braille = einde
try-opened =
    { COUNT($places) ->
        [one] Op { $places } zou een nieuwe, nog onbekende kaart komen.
       *[other] Op { $places } zouden nieuwe, nog onbekende kaarten komen.
    }
    .brief = Nieuwe kaarten op { $places }.
    .braille = nieuw { $places }
try-buyable = Kaarten die je dan zou kunnen kopen en nu niet: { $places }.
    .brief = Dan kun je { $places } kopen.
    .braille = kan kopen { $places }
try-nothing-new = Daarmee kun je nog niets extra kopen.
    .brief = Niets nieuws te koop.
    .braille = kan kopen 0 nieuw
try-several = "{ $typed }" kan meer betekenen: { $options }. Zeg welke.
try-refused =
    { $count ->
        [one] { $problem }
       *[other] Stap { $number } is niet mogelijk. { $problem }
    }
try-over = Stap { $number } is niet mogelijk: het spel zou afgelopen zijn.
clauses = { $first }; { $then }
card-head-held = de gereserveerde kaart, { $card }
    .braille = hand { $card }
own-reserved = je gereserveerde kaart { $place }
by-noble = edele { $place }
changed-nothing = Er is niets veranderd.
    .brief = Niets veranderd.
    .braille = zelfde
changed-since = Sinds het einde van je beurt in ronde { $round }:
    .brief = Sinds ronde { $round }:
    .braille = sinds { $round }
changed-beginning = Sinds het begin:
    .braille = sinds 0
changed-player = { $name } { $news }.
    .brief = { $name }: { $news }.
changed-me = Jij { $news }.
    .braille = jij { $news }
changed-bought =
    { $count ->
        [one] kocht een kaart: { $cards }
       *[other] kocht { $count } kaarten: { $cards }
    }
    .brief =
        { $count ->
            [one] kocht { $cards }
           *[other] kocht { $count } kaarten: { $cards }
        }
    .braille = koop { $cards }
changed-nobles =
    { $count ->
        [one] kreeg edele { $places }
       *[other] kreeg edelen { $places }
    }
changed-reserved =
    { $count ->
        [one] reserveerde { $cards }
       *[other] reserveerde { $count } kaarten: { $cards }
    }
    .braille = res { $cards }
changed-gained = kreeg { $gems }
changed-lost = gaf { $gems } uit
changed-points =
    { $points ->
        [one] nu { $points } punt
       *[other] nu { $points } punten
    }
    .brief = nu { $points }
changed-market = Markt: { $news }.
changed-place = { $place } is nu { $card }
changed-cards = { $count } nieuwe kaarten: { $cards }
    .brief = { $count } nieuw: { $cards }
changed-empty = nu leeg: { $places }
    .brief = leeg: { $places }
changed-decks = stapel op: { $levels }
    .braille = stapel { $levels } 0
changed-bank = Bank: { $news }.
    .braille = bank { $news }
changed-left = nu { $gems }
    .braille = nu { $gems }
changed-gone = niet meer: { $gems }
    .braille = geen { LETTERS($gems) }
changed-ending = Laatste ronde: iemand heeft { target-counted } gehaald.
    .brief = Laatste ronde.
    .braille = laatste ronde
advice =
    { $rank ->
        [1] Het beste
        [2] Tweede keus
       *[3] Derde keus
    }{ $behind ->
        [far] , duidelijk minder
       *[some] {""}
        [close] , bijna even goed
    }: { $step }. { $why }
    .brief =
    { $rank ->
        [1] Het beste
        [2] Tweede keus
       *[3] Derde keus
    }: { $step }. { $why }
advice-draw = reserveer de bovenste kaart van niveau { $level }
    .braille = res { $level }
advice-reserve = reserveer { $place }
    .braille = res { $place }
advice-return = geef { $gems } af
advice-noble = kies { $place }
advice-pass = pas
advice-wins = Daarmee win je hoe dan ook, met { points-counted }.
    .braille = wint { $points }
advice-end = Daarmee heb je { points-counted }, genoeg voor het einde{ $taken ->
        [first] , maar { $names } { COUNT($names) ->
            [one] kan
           *[other] kunnen
        } nog winnen
       *[open] {""}
    }.
    .braille = einde { $points }{ $taken ->
        [first] , winst { $names }?
       *[open] {""}
    }
advice-visit = { $place } komt dan bij je op bezoek: in totaal { points-counted }.
    .braille = { $place } komt +{ $points }
advice-points = Dat levert { points-counted } op.
    .braille = punten { $points }
advice-points-denied = Dat levert { points-counted } op, en { $names } { COUNT($names) ->
        [one] zou
       *[other] zouden
    } de kaart volgende beurt kunnen kopen.
    .braille = punten { $points }, { $names } ook
advice-denied = { $names } { COUNT($names) ->
        [one] zou
       *[other] zouden
    } de kaart volgende beurt kunnen kopen.
    .braille = { $names } ook
advice-denied-visit = { $names } zou de kaart volgende beurt kunnen kopen, en dan kwam { $place } op bezoek.
    .braille = { $names } ook, { $place } komt
advice-nearer = { $turns ->
        [1] Volgende beurt
       *[other] Over { $turns } beurten
    } kun je { $named } kopen, { $card }{ $taken ->
        [safe] {""}
        [first] , als niemand die kaart neemt: { $names } { COUNT($names) ->
            [one] kan
           *[other] kunnen
        } die eerder kopen dan jij
       *[open] , als niemand die kaart neemt
    }.
    .brief = { $turns ->
        [1] Volgende beurt
       *[other] Over { $turns } beurten
    } kun je { $place } kopen{ $taken ->
        [safe] {""}
        [first] , als niemand die kaart neemt: { $names } { COUNT($names) ->
            [one] kan
           *[other] kunnen
        } die eerder kopen dan jij
       *[open] , als niemand die kaart neemt
    }.
    .braille = { $turns ->
        [1] dan { $place }
       *[other] { $place } over { $turns }
    }{ $taken ->
        [first] , { $names } eerst?
       *[open] {""}
    }
advice-nearer-it = { $turns ->
        [1] Volgende beurt
       *[other] Over { $turns } beurten
    } kun je die kopen.
    .braille = { $turns ->
        [1] dan kopen
       *[other] kopen over { $turns }
    }
advice-nearer-noble =
    { $place } vraagt dan nog { $count ->
        [one] { $count } bonus
       *[other] { $count } bonussen
    }.
advice-useful =
    Dat helpt je met { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
    .braille = helpt { $count }
advice-same = Dat komt bijna op hetzelfde neer.
    .braille = gelijk
advice-cheaper =
    De bonus maakt { $count ->
        [one] { $count } andere kaart
       *[other] { $count } andere kaarten
    } goedkoper voor je.
    .braille = goedkoper { $count }
advice-least = Die kun je het best missen.
advice-kept = Niemand anders kan die dan nemen{ $count ->
        [0] {""}
       *[other] , en je krijgt er goud bij
    }.
    .braille = bewaard{ $count ->
        [0] {""}
       *[other] {" "}+ goud
    }
advice-place = Zo sta je er goed voor.
advice-nothing = Iets anders is niet mogelijk.
aim = Je doel:
aim-none = Je hebt geen doel. Voorbeeld: mik b2
aim-off = Je hebt geen doel meer.
aim-gone = Je doel ligt er niet meer. Een ander: mik en een plaats
    .brief = Je doel is weg.
aim-served = Dat dient je doel, { $place }.
aim-served-points = Dat dient je doel, op punten winnen.
aim-way = Voor je doel, { $place }: { $step }.
aim-cost = Laat { $place } voorlopig: de beurt daarvoor ({ $step }) verlaagt je winstkans met { $loss } procent.
aim-later = Geen beurt brengt je doel, { $place }, nu dichterbij.
plan-taken = { $name } heeft de kaart van je vorige tip: { $card }.
plan-passed =
    { $place } { $by ->
        [faster] gaat nu sneller
       *[better] is nu meer waard
    } dan { $than }, de kaart van je vorige tip.
plan-dropped = { $than }, de kaart van je vorige tip, is niet meer duidelijk de volgende.
advice-later = { $name } is aan de beurt. Als jij aan de beurt was:
    .braille = { $name } speelt; als jij:
why-wins = Daarmee won { $name } hoe dan ook, met { points-counted }.
    .braille = { $name } wint { $points }
why-end = Met die kaart kwam { $name } op { points-counted }, genoeg voor het einde.
    .braille = { $name } einde { $points }
why-visit = Edele { $place } kwam mee met die kaart: in totaal { points-counted }.
why-points = Die kaart leverde { $name } { points-counted } op.
    .braille = { $name } punten { $points }
why-points-denied =
    Die kaart leverde { $name } { points-counted } op, en { $me ->
        [yes] jij had
       *[no] { $names } { COUNT($names) ->
            [one] had
           *[other] hadden
        }
    } hem volgende beurt kunnen kopen.
    .braille =
    { $name } punten { $points }, { $me ->
        [yes] jij
       *[no] { $names }
    } ook
why-denied =
    { $me ->
        [yes] { $name } nam die kaart voor je neus weg: jij had hem volgende beurt kunnen kopen.
       *[no] { $name } nam die kaart weg: { $names } { COUNT($names) ->
            [one] had
           *[other] hadden
        } hem volgende beurt kunnen kopen.
    }
    .braille =
    { $name } nam die, { $me ->
        [yes] jij
       *[no] { $names }
    } ook
why-denied-visit =
    { $me ->
        [yes] { $name } nam die kaart voor je neus weg: jij had hem volgende beurt kunnen kopen, en dan was { $place } op bezoek gekomen.
       *[no] { $name } nam die kaart weg: { $names } had hem volgende beurt kunnen kopen, en dan was { $place } op bezoek gekomen.
    }
    .braille =
    { $name } nam die, { $place } bij { $me ->
        [yes] jou
       *[no] { $names }
    }
why-nearer = { $name } wilde { $sure ->
        [yes] {""}
       *[no] waarschijnlijk{" "}
    }{ $card }; dat kon { $turns ->
        [1] de volgende beurt
       *[other] over { $turns } beurten
    }.
    .braille = { $name } ? { $card } { $turns ->
        [1] dan
       *[other] over { $turns }
    }
why-nearer-it = { $name } kon die kaart dan { $turns ->
        [1] volgende beurt
       *[other] over { $turns } beurten
    } kopen.
    .braille = { $name } koopt { $turns ->
        [1] dan
       *[other] over { $turns }
    }
why-nearer-noble = { $name } wilde { $sure ->
        [yes] {""}
       *[no] waarschijnlijk{" "}
    }{ $place } hebben, die toen nog { $count ->
        [one] { $count } bonus
       *[other] { $count } bonussen
    } vroeg.
why-cheaper =
    De bonus maakte { $count ->
        [one] { $count } andere kaart
       *[other] { $count } andere kaarten
    } goedkoper voor { $name }.
    .braille = { $name } goedkoper { $count }
why-useful =
    Dat hielp { $name } met { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
    .braille = { $name } helpt { $count }
why-drew = Alleen { $name } kent die kaart.
    .braille = alleen { $name } kent die
why-hidden = Misschien was dat om een gereserveerde kaart te betalen, die alleen { $name } kent.
    .braille = { $name } ? gereserveerd
why-kept = { $name } wilde die kaart voor later.
    .braille = { $name } voor later
why-place = Geen open kaart zegt waarom { $name } dat deed.
why-nothing = { $name } kon niets anders doen.
why-none = Nog niemand anders was aan de beurt.
    .braille = nog niemand
why-not-yet = { $name } was nog niet aan de beurt.
    .braille = { $name } 0 beurten
why-me = Dat weet jij alleen.
    .braille = weet jij alleen
threat = { $name } kan { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } kopen: { $cards }.
    .brief = { $name }, { $count }: { $cards }.
    .braille = { $name } kan kopen { $cards }
threat-none = { $names } { COUNT($names) ->
        [one] kan
       *[other] kunnen
    } geen open kaart kopen.
    .brief = { $names }: geen.
    .braille = { $names } { COUNT($names) ->
        [one] kan
       *[other] kunnen
    } kopen 0
threat-pointless = zonder punten: { $places }
threat-mine = jij ook: { $places }
    .braille = jij { $places }
threat-mine-all = jij ook
    .braille = jij
threat-unseen =
    { $count ->
        [one] { $name } heeft { $count } verborgen kaart van niveau { $levels }.
       *[other] { $name } heeft { $count } verborgen kaarten van niveau { $levels }.
    }
    .brief = { $name } heeft { $count } verborgen: { $levels }.
threat-nobles = { $name } is dicht bij { $count ->
        [one] { $count } edele
       *[other] { $count } edelen
    }: { $nobles }.
    .brief = { $name } dichtbij: { $nobles }.
threat-noble = { $place } vraagt nog { $missing }
threat-noble-next = { $place } vraagt nog { $missing }, te koop: { $source }
    .brief = { $place } vraagt { $missing }, zie { $source }
threat-noble-due = { $place } vraagt niets meer
threat-finish = { $sure ->
        [yes] { $name } kan
       *[no] { $name } zou
    } { points-counted } { $sure ->
        [yes] halen
       *[no] kunnen halen
    } met { $means }{ $round ->
        [this] : het spel kan deze ronde aflopen.
        [next] : het spel kan volgende ronde aflopen.
       *[last] .
    }
    .brief = { $sure ->
        [yes] { $name } kan
       *[no] { $name } zou misschien
    } { $points } halen met { $means }{ $round ->
        [this] , einde deze ronde.
        [next] , einde volgende ronde.
       *[last] .
    }
    .braille = { $name } { $sure ->
        [yes] kan
       *[no] misschien
    } { $points }p { $means }{ $round ->
        [this] {" "}einde
        [next] {" "}einde volgende
       *[last] {""}
    }
threat-last =
    { $count ->
        [0] Het spel loopt met deze ronde af, en de anderen hebben geen beurt meer.
       *[other] Het spel loopt met deze ronde af; nog aan de beurt: { $names }.
    }
    .brief =
        { $count ->
            [0] Laatste ronde: geen beurt meer voor anderen.
           *[other] Laatste ronde, nog aan de beurt: { $names }.
        }
    .braille =
        { $count ->
            [0] laatste ronde
           *[other] laatste { $names }
        }
goal =
    { $count ->
        [0] Er liggen geen edelen.
        [one] Er ligt { $count } edele.
       *[other] { $count } edelen, de dichtstbijzijnde eerst:
    }
    .brief =
        { $count ->
            [0] Geen edelen.
            [one] { $count } edele.
           *[other] { $count } edelen.
        }
    .braille = { $count } edelen
goal-noble = { $place } vraagt nog { $count ->
        [one] { $count } bonus
       *[other] { $count } bonussen
    }: { $missing }; { $others }.
    .brief = { $place } vraagt { $missing }; { $others }.
goal-noble-due = { $place } vraagt niets meer; { $others }.
goal-other =
    { $count ->
        [0] { $name } geen
       *[other] { $name } { $count }
    }
goal-race = Op weg naar { target-counted }: { $race }.
    .brief = Naar { $target }: { $race }.
    .braille = naar { $target } { $race }
goal-runner =
    { $count ->
        [0] { $name } heeft er { $points }
       *[other] { $name } nog { $count }
    }
    .brief =
        { $count ->
            [0] { $name } heeft er { $points }
           *[other] { $name } { $count }
        }
goal-runner-me =
    { $count ->
        [0] jij hebt er { $points }
       *[other] jij nog { $count }
    }
    .brief =
        { $count ->
            [0] jij hebt er { $points }
           *[other] jij { $count }
        }
    .braille =
        { $count ->
            [0] jij { $points }p
           *[other] jij { $count }
        }
goal-last =
    { $count ->
        [one] Laatste ronde: { $names } staat voor met { points-counted }, { cards-counted } gekocht.
       *[other] Laatste ronde: { $names } staan voor met { points-counted }, { cards-counted } gekocht.
    }
    .brief = Laatste ronde: { $names } { $points }.
    .braille = laatste { $names } { $points }p { $cards }k
goal-last-me = Laatste ronde: jij staat voor met { points-counted }, { cards-counted } gekocht.
    .brief = Laatste ronde: jij { $points }.
    .braille = laatste jij { $points }p { $cards }k
goal-not-last = Niet de laatste ronde: nog niemand heeft { target-counted }.
    .brief = Niet de laatste ronde.
goal-nobody = Niemand kan in de volgende beurt het spel beëindigen, voor zover je kunt weten.
    .brief = Niemand kan het volgende beurt beëindigen.
goal-finish =
    { $when ->
        [now] Je kunt nu { points-counted } halen, met { $means }.
       *[next] Je kunt volgende beurt { points-counted } halen, met { $means }.
    }
    .brief =
        { $when ->
            [now] Je kunt nu { $points } halen met { $means }.
           *[next] Je kunt volgende beurt { $points } halen met { $means }.
        }
    .braille = jij kan { $points }p { $means }
log = { $count ->
        [0] Er is nog niets gebeurd.
        [one] { $count } regel:
       *[other] { $count } regels:
    }
# A part of the log that is empty, though other things have happened; one of a turn or round.
log-none-such = Zoiets is nog niet gebeurd.
log-none-then = Toen is zoiets niet gebeurd.
history-line = { $number } van { $count }: { $told }
    .brief = { $number }: { $told }
history-first = Er is niets ouders.
history-last = Er is niets nieuwers.
nothing-happened = Er is niets gebeurd sinds je beurt.
answer-kept =
    { $count ->
        [one] { $count } regel is bewaard en niet gezegd, want antwoorden staan uit. Typ: logboek antwoorden { $count }
       *[other] { $count } regels zijn bewaard en niet gezegd, want antwoorden staan uit. Typ: logboek antwoorden { $count }
    }
    .brief =
        { $count ->
            [one] { $count } regel bewaard. Typ: logboek antwoorden { $count }
           *[other] { $count } regels bewaard. Typ: logboek antwoorden { $count }
        }
nothing-to-repeat = Er is nog niets te herhalen.
position-mine = Deze regel toont de kaarten die alleen jij mag zien:
record-no-deck = De volgorde van de stapels is niet bekend: een positie bevat die niet.
record-written = Het verslag staat in { $file }
record-not-written = Het verslag kon niet in { $file } geschreven worden: { $detail }
record-exists = { $file } bestaat al en blijft zoals het is. Neem een andere naam.
ask-replace = { $file } bestaat al. Vervangen? ja of nee.
    .braille = bestand vervangen?
ask-with-deck = Het verslag met stapels toont elke verborgen kaart. Tonen? ja of nee.
    .braille = stapels tonen?
which-player = Welke van de { $count } spelers? Antwoord met een nummer.
no-such-player = "{ $typed }" is hier geen speler. Welke van de { $count } bedoel je?

## The braille view

view-bank = Bank:
    .braille = bank
view-tokens = Fiches:
    .braille = f
view-bonuses = Bonussen:
view-deck =
    { $left ->
        [0] Stapel { $level } is op.
        [one] Stapel { $level } heeft nog { $left } kaart.
       *[other] Stapel { $level } heeft nog { $left } kaarten.
    }
view-deck-of = stapel { $level }
view-no-news = Er is nog niets gebeurd.
    .braille = geen nieuws
view-wait = { $name } is aan de beurt.
    .braille = wacht { $name }
view-sent = Je zet is verstuurd.
    .braille = verstuurd
view-buyable = Je kunt { $place } kopen.
    .braille = koop { $place }
view-buy = Koop { $place } voor { $payment }.
    .braille = koop { $place } { $payment }
view-price = { $place } kost je { $payment }.
    .braille = { $place } kost { $payment }
view-lacks = Voor { $place } mis je { $missing }.
view-lacks-gold = Voor { $place } mis je { $missing }, en je hebt { $gold }.
    .braille = { $place } - { $missing } hebt { $gold }
view-reserve =
    { $gold ->
        [yes] Reserveer { $place } en neem 1 goud.
       *[no] Reserveer { $place }, zonder goud.
    }
    .braille =
        { $gold ->
            [yes] res { $place } + 1g
           *[no] res { $place }
        }
view-reserve-deck =
    { $gold ->
        [yes] Reserveer de bovenste kaart van stapel { $level }, ongezien, en neem 1 goud.
       *[no] Reserveer de bovenste kaart van stapel { $level }, ongezien, zonder goud.
    }
    .braille =
        { $gold ->
            [yes] res ?{ $level } + 1g
           *[no] res ?{ $level }
        }
view-need = Vraag wat { $place } nodig heeft.
    .braille = nodig { $place }
view-take = Neem { $gems }.
    .braille = neem { $gems }
view-return = Geef { $gems } af.
    .braille = geef { $gems }
view-then-return = Geef er dan { $count } af.
    .braille = dan - { $count }
view-then-noble =
    { $count ->
        [one] Dan bezoekt edele { $places } je.
       *[other] Kies dan een van de edelen { $places }.
    }
    .braille =
        { $count ->
            [one] + { $places }
           *[other] edele? { $places }
        }
view-noble = Kies edele { $place }: { $noble }.
    .braille = edele { $place } { $noble }
view-visit = Edele { $place } kan je bezoeken aan het einde van je beurt.
    .braille = { $place } einde beurt
view-aim = Mik op edele { $place }.
    .braille = doel { $place }
view-aim-off = Laat je doel { $place } los.
    .braille = { $place } geen doel
view-undo = Neem je laatste beurt terug.
    .braille = beurt terug
view-ask = Stel een vraag.
    .braille = vraag
view-back = Terug naar waar je was.
    .braille = sluit
view-leave = Verlaat het programma.
    .braille = weg
view-yes = ja
view-no = nee
view-trouble = Het kon niet bewaard worden.
    .braille = niet bewaard
view-again = Probeer het opnieuw.
    .braille = opnieuw
view-unsaved = Speel verder zonder te bewaren.
    .braille = onbewaard
view-quit = Verlaat het spel.
    .braille = stop
view-mark = ok
view-new = nieuw
view-choose = Druk op regel omlaag om te kiezen.
    .braille = omlaag?
view-near = { $level }: { $count } van { $of }.
view-near-most =
    { $count ->
        [0] Toon de kaarten die je kunt kopen.
        [one] Toon ook kaarten waarvoor je één edelsteen mist.
       *[other] Toon ook kaarten waarvoor je { $count } edelstenen mist.
    }
    .braille =
        { $count ->
            [0] te koop
           *[other] mist { $count }
        }
view-near-off = Toon alle kaarten.
    .braille = alle
view-sum = De hele stand in zo weinig mogelijk cellen.
    .braille = stand
view-home = Thuis.
    .braille = home
view-what = Wat staat er onder de volgende routingtoets?
    .braille = wat is?
view-sum-told = { $name }: { points-counted }, fiches: { $tokens }, bonussen: { $bonuses }.
view-explain = Laat elke toets zeggen wat hij doet.
    .braille = probeer toets
view-key = Druk op een toets. Twee keer dezelfde stopt dit.
    .braille = 2x: einde
view-key-line-up = Naar de regel erboven.
    .braille = regel op
view-key-line-down = Naar de regel eronder.
    .braille = regel af
view-key-window-left = Naar het venster links.
    .braille = naar links
view-key-window-right = Naar het venster rechts.
    .braille = naar rechts
view-key-window-before = Naar het vorige venster.
    .braille = venster op
view-key-window-after = Naar het volgende venster.
    .braille = venster af
view-key-top = Naar de eerste regel.
    .braille = eerste regel
view-key-bottom = Naar het logboek.
    .braille = logboek
view-key-home = Naar je beurt.
    .braille = jouw beurt
view-key-back = Verlaat wat open is.
    .braille = terug
view-key-choose = Kies dit.
    .braille = kies dit
view-key-route = Kies wat eronder staat.
    .braille = kies hier
view-key-help = Hoor over de toetsen.
    .braille = help
view-key-dots = Typ.
    .braille = typen
view-key-enter = Kies dit, of beëindig de getypte regel.
    .braille = kies, klaar
view-key-backspace = Haal een getypte cel weg.
    .braille = wis cel
view-key-escape = Laat de getypte regel vallen.
    .braille = wis regel
view-key-different = Naar wat anders is.
    .braille = veranderd
view-key-next-buy = Naar de volgende kaart die je kunt kopen.
    .braille = te koop
view-key-sum = Naar de hele stand in het kort, of terug naar waar je was.
    .braille = stand, terug
view-key-what = Wat staat er onder de volgende routingtoets?
    .braille = wat is?
view-key-describe = Wat er onder een routingtoets staat.
    .braille = wat is dit
view-key-nothing = Deze toets doet hier niets.
    .braille = doet niets
key-named = { $keys }: { $does }
key-together = { $first } en { $then }
key-dots =
    { $count ->
        [one] punt { $numbers }
       *[other] punten { $numbers }
    }
    .braille =
        { $count ->
            [one] punt{ $together }
           *[other] punten{ $together }
        }
key-word =
    { $kind ->
        [Space] spatie
        [Up] omhoog
        [Down] omlaag
        [Left] links
        [Right] rechts
        [Select] keuzetoets
        [Press] indrukken
        [RoutingKey] cursorroutingtoets
       *[other] { $name }
    }
    .braille =
        { $kind ->
            [Space] spat
            [Up] omhoog
            [Down] omlaag
            [Left] links
            [Right] rechts
            [Select] keuzetoets
            [Press] indrukken
            [RoutingKey] routing
           *[other] { $name }
        }
view-keys = Leg de toetsen uit.
    .braille = toetsen
view-once-more = Druk nog een keer.
    .braille = nog eens?
view-line-lost = Niet gedaan: een deel van wat je typte ging verloren. Typ het opnieuw.
    .braille = niet gedaan, toetsen kwijt: typ opnieuw
# $text: counts of tokens.
view-entered = Voer { $text } in.
    .braille = invoeren { $text }
view-enter = Alleen Enter.
    .braille = enter
display-here = De leesregel { $name } met { $columns } cellen toont het spel.
display-back = De leesregel is terug.
    .braille = leesregel terug
display-gone = De leesregel is weg. Het spel gaat verder en zoekt hem.

## Questions

option = { $number }: { $option }
option-deck = { $level }, de bovenste kaart van stapel { $level }, ongezien.
option-veiled = { $place }, een kaart van niveau { $level } die alleen jij mag zien.
option-payment = betaal { $payment }, houd { $left }.
    .braille = { $payment } houd { $left }
option-pass = pas.
    .braille = pas
menu-gems =
    { $count ->
        [one] Eén manier
       *[other] { $count } manieren
    } om { $command ->
        [return] af te geven
       *[take] edelstenen te nemen
    }; kies met nummer of letters.
menu-cards =
    { $count ->
        [one] Eén kaart
       *[other] { $count } kaarten
    } die je kunt { $command ->
        [reserve] reserveren
       *[buy] kopen
    }; kies met nummer of plaats.
menu-decks = Welke stapel? Kies met nummer of letter.
menu-noble =
    { $count ->
        [one] Eén edele wil je bezoeken; kies met nummer of plaats.
       *[other] { $count } edelen willen je bezoeken; kies met nummer of plaats.
    }
    .brief = Kies 1 van { $count } edelen.
    .braille = edele? { $count }
menu-pay =
    { $count ->
        [one] Eén manier om te betalen; kies met nummer.
       *[other] { $count } manieren om te betalen; kies met nummer.
    }
nothing-to-take = De bank heeft geen edelstenen om te nemen.
nothing-to-reserve = Er is geen kaart die je kunt reserveren.
nothing-in-decks = De stapels zijn op.
nothing-to-buy = Er is geen kaart die je nu kunt kopen.
nothing-to-return = Er is niets af te geven.
nothing-to-noble = Er is geen edele te kiezen.
which-gems = "{ $typed }" kan { $count } dingen betekenen. Welk nummer bedoel je?
meant-gems = { $gems }, letters { $letters }.
which-card = Met "{ $typed }" kun je { $count } kaarten bedoelen. Welk nummer of welke plaats?
no-such-number = Er is geen nummer { $typed } in deze lijst: 1 tot { $count }.
no-question = Er staat geen vraag open: "{ $typed }" beantwoordt niets.
ask-unseen =
    { $gold ->
        [yes] De bovenste kaart van stapel { $level } ongezien reserveren en 1 goud nemen? ja of nee.
       *[no] De bovenste kaart van stapel { $level } ongezien reserveren? Er is geen goud meer. ja of nee.
    }
    .braille = res ?{ $level }?
ask-quit = Het spel verlaten? { $saved ->
        [yes] Het is bewaard.
       *[no] Het is NIET bewaard.
    } ja of nee.
    .braille = { $saved ->
        [yes] stop?
       *[no] onbewaard, stop?
    }
ask-another = Dit spel verlaten voor een ander? { $saved ->
        [yes] Het is bewaard.
       *[no] Het is NIET bewaard.
    } ja of nee.
    .braille = { $saved ->
        [yes] ander spel?
       *[no] onbewaard, ander spel?
    }
ask-undo = { $name }, mag { $asker } ook zetten van jou terugnemen? ja of nee.
    .braille = { $name }: terug?
ask-undo-over = Het spel is afgelopen. Het einde terugnemen, met je laatste beurt? ja of nee.
    .braille = einde terugnemen?
undo-refused = { $name } ging niet akkoord; er is niets teruggenomen.
not-done = Niet gedaan.
# A line at a question that waits for yes or no; the question is asked again behind it.
none-of-these = Geen van deze: "{ $typed }".
many-choices = Er zijn { $count } keuzes. Typ een nummer, plaats of kleur, of herhaal om alles opnieuw te horen.
    .braille = kies uit { $count }
ask-put-off = Eerder getypt: "{ $typed }". Nu doen? ja of nee.
    .braille = nu { $typed }?
neither-yes-nor-no = Geen ja en geen nee: "{ $typed }".
not-done-yet = Nog niet gedaan: "{ $typed }". Antwoord eerst ja of nee.
meant-answer =
    "{ $typed }": betekent dat { $answer ->
        [yes] ja
       *[no] nee
    }? Antwoord ja of nee.
    .braille =
        { $answer ->
            [yes] ja?
           *[no] nee?
        }
cancelled = Afgebroken.
stayed = Het spel gaat verder.
how-to-leave = Typ stop om weg te gaan.
continue-command = { $spoken ->
    [nl] { $program } resume
   *[other] { $program } resume --lang nl
}
continue = { $how ->
        [make] make play{ $spoken ->
            [nl] {""}
           *[other] {" "}ARGS="--lang nl"
        }
        [window] open Splendor opnieuw
        [page] hervatten
       *[command] { continue-command }
    }
left = Het spel is bewaard. Om verder te spelen: { continue }
    .braille = spel bewaard
left-for = Dit spel is bewaard. Om er later mee verder te gaan: { $how ->
        [page] hervatten { $game }
       *[command] { continue-command } { $game }
    }
    .braille = spel bewaard
left-in-trouble = Je laatste zet is niet bewaard; alles daarvoor wel. Om verder te spelen: { continue }
left-unsaved = Het spel is niet bewaard.
goodbye = Tot ziens.
saved = Alles is bewaard, zoals altijd na elke zet. Om later verder te spelen: { $how ->
        [page] hervatten
       *[command] { continue-command }
    }
save-none = Dit spel wordt niet bewaard. Typ verslag om het te tonen.
## Tafels voor vrienden elders

friends-link = De link voor je vrienden: { $link }
friends-ssh = Met ssh: ssh -T -p { $port } { $code }@{ $host }
friends-no-ssh = ssh kan poort { $port } niet gebruiken.
friends-ssh-lines = Hier typ je gewone regels. Achter het adres kan alleen het woord watch staan: dan kijk je toe zonder plaats.
friends-ssh-name = Je naam, of de code van je plaats als je er al eens was?
friends-ssh-watcher = Je naam?
friends-ssh-key = Om je plaats terug te vinden, typ deze code in plaats van je naam: { $key }
friends-no-tables = Je hebt nog aan geen tafel een plaats. Om aan te schuiven: splendor-access join en de link
friends-seats-kept = Je plaatsen staan erin. Heb je er weer een, dan blijft het bewaard als { $file }.
friends-listed = { $number }: { $state }
friends-listed-join = Om naar een ervan terug te gaan, typ splendor-access join en het nummer.
friends-with = met { $names }
friends-alone-there = nog niemand anders
friends-state-you = jouw beurt, { $names }.
friends-state-wait = { $name } is aan de beurt, { $names }.
friends-state-computer = de computer speelt voor jou tot je terug bent, { $names }.
friends-state-over = het spel is uit, { $names }.
friends-state-waiting = nog niet begonnen, { $names }.
friends-state-away = de tafel is nu niet te bereiken.
friends-serving = Tafels staan open op { $link }
friends-page-alone = Om alleen te spelen in een browser: { $link }
friends-again = Je tafel van de vorige keer is weer open. Voor een andere: splendor-access host --new
friends-kept-table = De tafel met { $names } blijft ook; de link werkt zolang je gastheer bent.
friends-go-back = Die openen in plaats van een nieuwe? ja of nee.
    .braille = vorige tafel openen?
friends-another-table = Voor een andere tafel: splendor-access host --new
friends-how-to-end = Om de server te stoppen: Ctrl-C. Alles is bewaard.
# `splendor-access server`: opdrachten aan een server die loopt.
operator-not-here = De opdracht server geldt een andere server van je, of gaat niet op dit systeem.
operator-no-server = Hier loopt geen server van jou. Zo begint er een: splendor-access serve
operator-on-windows = Onder Windows neemt een server geen opdrachten aan. Stop hem met Ctrl-C waar hij loopt.
operator-alone = Na { $order } komen geen andere woorden.
operator-words = Na { $order } ontbreekt iets: bij close een tafel, bij ban of unban een adres, bij message een tekst, bij invite of expel een naam.
copy-words = Na copy horen twee plaatsen, de map van een server of NATS: server copy /var/lib/splendor nats://10.0.0.2:4222
copy-busy = Een server gebruikt { $place } nu. Stop die eerst: splendor-access server stop
copy-nothing = Op { $place } is geen map van een server.
copy-broken = De kopie is niet volledig: NATS of de schijf faalde. Geef de opdracht nog eens, en die gaat daar verder.
copy-done = Gelijk aan beide kanten: tafels { $tables }, andere documenten { $documents }. Controlegetal van de tafels: { $digest }
copy-other = Gebleven zoals ze waren, want aan de andere kant zijn ze anders: { JOIN($names, "comma") }
copy-damaged = Niet gekopieerd, want ze zijn beschadigd: { JOIN($names, "comma") }. Open elke tafel een keer, en geef de opdracht dan nog eens.
export-words = Na export horen de map van een server of NATS, en een map voor de verslagen: server export /var/lib/splendor spellen
export-done = { $count ->
        [0] Er is nog geen spel uit.
        [one] Het verslag van één spel staat in { $folder }.
       *[other] De verslagen van { $count } spellen staan in { $folder }.
    }
operator-no-table = Een tafel "{ $typed }" is er niet. Geef de link, of de naam die list zegt.
operator-no-address = "{ $typed }" is geen adres van een andere machine. Voorbeeld: 203.0.113.7, of 203.0.113.0/24 voor een netwerk.
operator-no-ban = "{ $typed }" wordt niet geweerd.
operator-no-text = Het bericht heeft geen woorden om te zeggen.
operator-not-kept = Het bestand van wie geweerd wordt, kan niet geschreven worden. Er is niets veranderd.
operator-bans-lost = Niemand wordt nu geweerd: weer nog eens wie je buiten wilt houden.
operator-table = { $table }: { $count } aanwezig, { JOIN($names, "and") }, vanaf { JOIN($addresses, "and") }
operator-computer = { $name } (computer)
operator-kept = Tafels: { $waiting } niet begonnen, { $playing } in een spel, { $over } uit.
operator-shared = NATS: andere servers { $count }, tafels aan andere verloren { $lost }, keren weg { $away }.
operator-bans = Geweerd: { JOIN($addresses, "and") }
operator-closed = De tafel is gesloten en gewist.
operator-banned = Geweerd: { $address }. Wie er vandaar was, is weg.
operator-unbanned = Niet meer geweerd: { $address }.
operator-no-member = Niemand in de club heet "{ $typed }".
operator-unwritten = Dat kon niet geschreven worden. Er is niets veranderd.
# Before the link, on a line of its own. $days: in which it can be used.
operator-invited = { $name } komt met deze link binnen, één keer, binnen { $days } dagen. Andere apparaten sluit hij niet buiten.
operator-members = { $count ->
        [0] De club heeft geen leden.
        [one] De club heeft één lid:
       *[other] De club heeft { $count } leden:
    }
operator-member = { $name }, { $devices ->
        [0] geen apparaat
        [one] { $devices } apparaat
       *[other] { $devices } apparaten
    }{ $invited ->
        [yes] , uitgenodigd
       *[no] {""}
    }
operator-expelled = { $name } is niet meer in de club; wat die van { $name } wist, is gewist.
operator-told = { $count ->
        [one] { $count } mens heeft het gehoord.
       *[other] { $count } mensen hebben het gehoord.
    }
operator-stopped = De server stopt. { $count ->
        [0] Er was niemand.
        [one] { $count } mens heeft gehoord: zo terug.
       *[other] { $count } mensen hebben gehoord: zo terug.
    }
# Het bestand van `serve --config`.
config-wrong = { $name } vraagt { $wanted }.
config-number = een heel getal van { $least } tot { $most }
config-text = een tekst tussen aanhalingstekens, van hoogstens { $most } tekens
config-addresses = een lijst van adressen, zoals ["127.0.0.1"]
config-link = het adres van je server, zoals "https://splendor.example.org"
config-store = adressen van NATS, zoals "nats://10.0.0.2:4222"
config-file = de naam van een bestand dat te lezen is: { $detail }
config-page = de map van de pagina om alleen te spelen, zoals make page die maakt
config-day = een dag, zoals 2026-12-31
config-languages = een lijst van talen: { JOIN($names, "and") }
config-unknown = Een instelling { $typed } is er niet. Er zijn: { JOIN($names, "and") }.
config-pair = De instellingen certificate en key horen bij elkaar: geef ze allebei.
config-mail = een mailadres met één * voor een sleutel voor de @, zoals club+*@example.org
config-server = het adres van een mailserver, zoals { $example }
config-mails = mail en smtp horen bij elkaar; mail-user en mail-password ook.
friends-reach-machine = Alleen deze machine kan hem openen. Voor vrienden in huis: --lan erbij. Voor vrienden verder weg: zie docs/friends.md.
friends-reach-house = In dit huis kan iedereen hem openen, van verder weg niemand.
friends-reach-everybody = Iedereen die de link heeft kan hem openen.
friends-not-encrypted = Er wordt niets versleuteld: wie op hetzelfde netwerk zit, kan meelezen.
friends-secrets = In het bewaarde spel op deze machine staan alle verborgen kaarten.
# $detail: one of system- or cert- below.
friends-cert = Het certificaat is niet bruikbaar: { $detail }
cert-other-key = de sleutel hoort er niet bij
cert-locked = de sleutel heeft een wachtwoord. Geef er een zonder
cert-not-pem = het certificaat en de sleutel moeten bestanden in PEM-formaat zijn
friends-too-many = Deze server heeft geen ruimte voor meer tafels.
friends-made-much = Te veel tafels zijn vanaf jouw adres gemaakt. Probeer het later nog eens.
friends-came = { $name } is er.
    .braille = { $name } is er
friends-said = { $name } zegt: { $text }
friends-said-me = Je zegt: { $text }
    .braille = jij: { $text }
friends-say-what = Typ zeg en dan je woorden. Voorbeeld: zeg mooie zet
friends-hello = mooie zet
# Ready sentences, offered on a display; a friend hears them in the own language.
ready-hello = Hallo allemaal!
ready-luck = Veel geluk!
ready-well-done = Goed gedaan!
ready-oh-no = O nee!
ready-moment = Een ogenblik, graag.
ready-back = Ik ben er weer.
ready-thinking = Ik denk na.
ready-thanks = Dank je wel!
ready-again = Spelen we nog eens?
ready-bye = Tot ziens!
friends-here = Hier: { $names }.
friends-is-away = { $name } is weg; de plaats blijft bewaard.
    .braille = { $name } weg
friends-is-back = { $name } is terug.
    .braille = { $name } terug
friends-replaced = De computer speelt nu voor { $name }, tot { $name } terug is.
    .braille = computer speelt voor { $name }
friends-replaced-back = { $name } is terug en speelt weer zelf.
    .braille = { $name } speelt weer
friends-replaced-back-me = De computer heeft voor je gespeeld. Nu speel je weer zelf.
    .braille = je speelt weer
friends-replace-refused = { $name } ging niet akkoord; de plaats blijft vrij.
friends-replaced-already = Daar speelt de computer al.
friends-present = { $name } is er en kan spelen.
friends-away-short = Nog niet: aan deze tafel mag iemand { $count ->
        [one] één minuut
       *[other] { $count } minuten
    } weg zijn. Daarna kun je het opnieuw vragen.
friends-asked = { $names } krijgt de vraag.
friends-replace-whom = Wie? Typ vervang en de naam van iemand die weg is.
ask-computer = { $name }, mag de computer spelen voor { $gone }, die weg is? { $asker } vraagt het. ja of nee.
    .braille = { $name }: computer voor { $gone }?
friends-gone = Weg: { $names }. Hun plaats blijft bewaard.
friends-computer = De computer speelt voor { $names }.
friends-watchers = Toeschouwers: { $names }.
friends-free = { $count ->
        [one] { $count } plaats is vrij.
       *[other] { $count } plaatsen zijn vrij.
    }
# Told before the first game of a table.
edition-named =
    { $edition ->
        [up-to-three] Tot drie edelstenen naar keuze.
       *[other] Editie { $edition }.
    }
friends-begins-me = Jij begint.
friends-begins = { $name } begint.
# Nobody has taken that seat yet.
friends-begins-later = Speler { $number } begint en moet nog komen.
friends-only = Dit is voor tafels met vrienden elders. Om er een te openen: splendor-access host
friends-no-files = Van hieruit kan niets in een bestand geschreven worden. Typ verslag om het te horen.
friends-host-only = Dit kan alleen de gastheer.
friends-whom = Wie? Typ { $what ->
    [mute] demp
   *[remove] verwijder
} en een naam.
friends-mute-on = { $name } is gedempt; niemand hoort wat { $name } zegt.
    .braille = { $name } gedempt
friends-mute-off = { $name } is weer te horen.
    .braille = { $name } te horen
friends-remove-on = De gastheer heeft { $name } verwijderd.
    .braille = { $name } verwijderd
friends-lock-on = De tafel is op slot; niemand anders kan erbij.
    .braille = op slot
friends-lock-off = De tafel is weer open.
    .braille = open
friends-muted = De gastheer heeft je gedempt; niemand heeft dit gehoord.
friends-talk-much = Dat was veel tegelijk; niemand heeft dit gehoord. Wacht een paar seconden.
friends-removed = De gastheer heeft je van deze tafel verwijderd.
friends-device-word = Typ dit op het andere apparaat in plaats van je naam, één keer, binnen { $count } minuten: { $word }
friends-device = { $number }{ $here ->
        [yes] , dit apparaat
       *[no] {""}
    }{ $added ->
        [yes] , { $days ->
            [0] sinds vandaag
            [one] sinds gisteren
           *[other] sinds { $days } dagen
        }
       *[no] , het eerste
    }.
friends-device-help = Op nog een apparaat spelen: apparaat nieuw.{ $count ->
        [1] {""}
       *[other] { " " }Een daarvan je plaats afnemen: apparaat en het nummer.
    }
friends-device-which = Welk apparaat? Typ apparaat en het nummer van een ander dan dit, of apparaat nieuw voor nog een.
friends-device-many = Je plaats is al op { $count } apparaten. Haal die eerst van een daarvan af: typ apparaat.
friends-revoked = Dit apparaat heeft je plaats niet meer: die is er op een ander apparaat van afgenomen.
friends-saved = De server van deze tafel bewaart het spel na elke zet.
ask-leave-table = De tafel verlaten? Je plaats blijft van jou. ja of nee.
    .braille = verlaten?
left-table = Je hebt de tafel verlaten. Je plaats blijft van jou. Om terug te komen neem je dezelfde link.
    .braille = plaats bewaard
friends-no-new = Een ander spel speel je aan een andere tafel. Hier kun je revanche typen als dit spel uit is.
friends-not-over = Het spel is nog niet uit.
friends-ready = Genoteerd. Het spel begint als iedereen die er is dat wil.
friends-wants = { $name } wil beginnen.
# Somebody watches the table, and has no seat.
friends-watches = { $name } kijkt toe.
    .braille = { $name } kijkt
# To one who watches: at the beginning, and as the answer to what only players can do.
friends-watching = Je kijkt toe. Je kunt alles vragen, en aanwezig, zeg of stop typen.
friends-watching-wait = Het spel is nog niet begonnen. Je kijkt toe, en kunt aanwezig, zeg of stop typen.
left-watching = Je kijkt niet meer toe. Met dezelfde link kun je weer toekijken.
friends-watchers-many = Er kijken al te veel mensen toe aan deze tafel.
# Somebody wants to watch a locked table; somebody who watches it has said something.
friends-locked = De gastheer heeft de tafel op slot gedaan. Niemand anders kan erbij.
friends-hushed = De tafel is op slot, dus alleen spelers worden gehoord. Niemand heeft dit gehoord.
friends-waiting-help = Het spel is nog niet begonnen. Je kunt aanwezig, zeg, begin of stop typen.
friends-sent-later = Er is nu geen verbinding. Je zet gaat weg zodra die terug is.
friends-still-sent = Op je laatste commando is nog geen antwoord. Even wachten.
friends-kept = Dit wacht tot je aan de beurt bent.
connection-lost = De verbinding is weg. Je kunt doorlezen; ze komt vanzelf terug.
    .braille = verbinding weg
connection-back = De verbinding is terug.
    .braille = verbonden
connection-nonsense = De server stuurde iets onmogelijks. Je kunt doorlezen; de verbinding wordt opnieuw geprobeerd.
    .braille = serverfout
friends-nonsense = Deze server stuurt wat aan geen tafel kan. De verbinding is gesloten.
friends-client-older = Je programma is ouder dan dat van de tafel. Haal de nieuwste splendor-access.
friends-client-newer = Je programma is nieuwer dan dat van de tafel. Je gastheer heeft de nieuwste splendor-access nodig.
friends-unreadable = De server begreep dit programma niet en heeft de verbinding gesloten.
friends-full = Aan deze tafel is geen plaats meer vrij.
friends-unknown = Er is geen tafel op deze link. Vraag je gastheer om de hele link.
page-gone = Op deze link is nu geen spel open. Zodra het verdergaat, leidt dezelfde link er weer heen. Blijft het weg, vraag je gastheer dan om een nieuwe link.
friends-page-only = Deze link is voor een browser: open hem op een telefoon of een computer.
friends-key-unknown = Deze tafel kent je plaats niet. Misschien heeft je gastheer die weggehaald.
friends-closing = De tafel is voorlopig dicht. Het spel is bewaard, en je bent terug zodra die weer opengaat.
friends-closing-soon = Zo terug: de server start opnieuw. Het spel is bewaard, en je komt vanzelf terug.
friends-store-away = Er kan nu niets bewaard worden: de server bereikt niet wat zijn spellen bewaart. Wat je typt wacht, en gebeurt vanzelf.
friends-store-back = Alles wordt weer bewaard.
friends-closed = De beheerder van de server heeft deze tafel voorgoed gesloten.
friends-banned = De beheerder van de server laat niemand binnen vanaf jouw adres.
friends-damaged-file = Het beschadigde bestand blijft bewaard in de map van de server: { $file }
friends-mended = { $file } was beschadigd en is hersteld.
friends-mended-here = Een bestand van deze tafel was beschadigd en is hersteld.
friends-restore = Wil je terug naar dat bestand: splendor-access host --restore { $file }
friends-restored = Het spel gaat terug naar { $file }. Hoe het tot nu toe was blijft bewaard. Wil je daarmee verder: splendor-access host --restore { $kept }
friends-restore-none = Van het spel aan je tafel van de vorige keer is geen bestand "{ $typed }" bewaard.{ $count ->
    [0] { "" }
   *[other] { " " }Bewaard zijn: { $names }
}
friends-unopened = De server kan het bewaarde spel van deze tafel nu niet openen. Probeer het later nog eens.
friends-guesses = Van jouw adres kwamen te veel verkeerde links of codes. Wacht een minuut.
friends-busy = Deze server is nu vol. Probeer het later nog eens.
friends-undo-much = Terugnemen kan niet meer: in dit spel is dat te vaak gedaan.
friends-game-long = Dit spel heeft te veel zetten gehad om verder te gaan. Maak een andere tafel.
friends-games-much = Aan deze tafel zijn te veel spellen gespeeld. Maak een andere.
friends-illegal = De tafel nam die zet niet aan. Bekijk het bord en probeer het opnieuw.
friends-not-begun = Het spel is nog niet begonnen.
friends-begun = Het spel is al begonnen.
friends-alone = Je bent hier alleen. Geef eerst je vrienden de link.
friends-first-absent = Nog niet: met de huisregel first={ $first } zijn { $count } spelers nodig.
friends-first-missing = Nog niet: { $name } zou beginnen, en niemand heet hier zo. Hier: { $names }. Typ begin, dan begint { $begins }.
friends-unbegun = Het spel kon niet beginnen: op de server ging iets mis. Om het nog eens te proberen typ je begin.
friends-refused = De server weigerde dit: { $reason }
friends-no-link = "{ $typed }" is niet de link van een tafel. Een link ziet eruit als http://example.org:8000/ met een lange code erachter.
# $detail: the text of the system, in its language.
friends-system = Het systeem zegt: { $detail }
fault-refused-there = Niemand heeft daar nu een tafel. Vraag je gastheer om hem te openen, en probeer het dan opnieuw.
fault-no-machine = Geen computer heeft de naam in deze link. Kijk of er een tikfout in zit.
fault-offline = Je lijkt offline te zijn. Controleer je verbinding en probeer het dan opnieuw.
fault-unreachable = De computer van je gastheer is niet te bereiken. Vraag of hij aan staat.
fault-silent = De tafel antwoordt niet. Vraag je gastheer of een firewall of router je binnenlaat.
fault-forbidden = Iets op je computer verbiedt de verbinding. Kijk naar de firewall.
fault-broken = De verbinding brak meteen af. Probeer het opnieuw.
fault-certificate = Het certificaat van de server wordt niet vertrouwd. Controleer de link en de datum van je computer, of vraag je gastheer.
fault-unencrypted = Deze server is niet versleuteld. Begint de link van je gastheer met http, typ dat dan in plaats van https.
fault-broken-tls = De versleutelde verbinding is mislukt. Probeer het opnieuw, en vraag je gastheer als dat niet helpt.
fault-not-table = Achter deze link is geen tafel. Kijk of hij heel is, en of hij met https begint.
fault-led-away = Je netwerk leidt naar een andere pagina, misschien om in te loggen. Open de link eerst in een browser.
fault-closed-behind = De tafel achter deze server is gesloten. Vraag je gastheer om hem te openen.
fault-server-fault = De server heeft een storing. Zeg het je gastheer, en probeer het later opnieuw.
fault-unknown = De tafel is niet te bereiken. Probeer het opnieuw; met --verbose hoor je wat het systeem erover zegt.
friends-port = De server kan poort { $port } niet gebruiken: { $detail }.
store-library = Voor NATS ontbreekt de bibliotheek nats-py. Om die te installeren, typ: { $command }
store-away = NATS antwoordt niet op { $address }.
store-refused = NATS op { $address } laat deze server niet binnen. Controleer het wachtwoord in het adres, of het bestand van --store-credentials, of van store-credentials in de configuratie.
store-old = NATS op { $address } is te oud: het is versie { $version }, en vóór 2.10 kan het twee zetten bewaren in plaats van één.
store-no-jetstream = NATS op { $address } bewaart niets. Zet JetStream aan in zijn configuratie.
store-found = NATS: versie { $version }, elke zet is { $copies ->
        [1] één keer
       *[other] { $copies } keer
    } bewaard.
store-servers = Servers nu: { $count }{ $count ->
        [0] { "." }
       *[other] { "," } op { JOIN($names, "and") }.
    }
store-written = Schrijven: de helft van de zetten binnen { $half } milliseconden, alle binnen { $most }.
store-slow = Dat is traag: mensen merken het. Geef NATS een snellere schijf, of een dichterbij.
store-one-copy = Een cluster, maar elke zet is maar één keer bewaard: wie die machine verliest, verliest tafels. Zet de streams SPLENDOR op 3 replica's.
store-formats = Servers van verschillende versies draaien samen: werk de oudere gauw bij.
store-silent = NATS antwoordt niet meer.
store-open = NATS op { $address } versleutelt niet. Zet tls aan in zijn configuratie, of schrijf nats:// in plaats van tls://.
store-full = NATS op { $address } antwoordt, maar bewaart niets meer. Misschien is zijn schijf vol, of de ruimte die zijn configuratie hem geeft.
store-memory = Alleen in het geheugen bewaard: stopt NATS, dan zijn alle tafels weg. Maak een kopie met server copy, verwijder de streams SPLENDOR, en kopieer hem terug.
store-clock = De klokken hier en bij NATS lopen { $seconds } seconden uiteen. Zet beide gelijk: naar de klok worden tafels verwijderd, en eindigen uitnodigingen.

## A club: `splendor-access club`, and its page

club-prompt = club
club-page = Club
club-enter = Binnenkomen
club-word-label = Uitnodiging
club-enter-help = Leden komen hier binnen, met de link van hun uitnodiging. Heeft niemand je uitgenodigd? Aan een eigen tafel speel je ook zonder.
# An invitation, or the word for one more device.
club-word = Deze uitnodiging laat niemand binnen: ze is gebruikt, te oud of verkeerd getypt. Vraag de beheerder van de server om een nieuwe.
club-key = Dit apparaat is niet van een lid, of niet meer. Open hier de link van een uitnodiging.
club-none = Op deze link is geen club.
club-welcome = { $name }, je bent in de club.
club-members-only = Aan deze tafel zitten alleen leden van de club.
club-name-taken = Iemand aan die tafel heet bijna zoals jij.
club-device-elsewhere = Je apparaten zijn die van de club. Typ apparaat in de club, of kijk op de pagina ervan.
club-much = Dat was veel ineens, en dit is niet gedaan. Wacht een minuut.
# $most: a number of minutes.
club-fill = Computers vallen in na 1 tot { $most } minuten, op een niveau dat play kent.
club-pace = Een zet mag een uur tot { $most } dagen duren.
club-waiting-much = Er wachten al { $count } tafels van je. Geef eerst je plaats aan een daarvan op.
club-no-table = Die tafel is er niet meer.
club-mine = { $count ->
        [0] Je zit aan geen tafel.
        [one] Je zit aan één tafel:
       *[other] Je zit aan { $count } tafels:
    }
# Tables in a list. $number: by which one is chosen. $names: the others there.
club-your-turn = { $number }, jouw beurt, met { JOIN($names, "and") }
club-their-turn = { $number }, beurt van { $name }, met { JOIN($names, "and") }
club-over = { $number }, uit, { $won ->
        [yes] gewonnen,
       *[no] verloren,
    } met { JOIN($names, "and") }
# $free: how many seats nobody has yet. $count: of the others there.
club-waits = { $number }, wacht op nog { $free }{ $count ->
        [0] {""}
       *[other] , met { JOIN($names, "and") }
    }
club-waiting = { $count ->
        [0] Er wacht geen tafel op je.
        [one] Eén tafel wacht:
       *[other] { $count } tafels wachten:
    }
# $taken: of $size seats. $rules: 2024, for example. $fill: yes if $level takes the free seats.
# $paced: in what $pace, the time for a move, is counted.
club-waiting-table = { $number }, { JOIN($names, "and") }: { $taken } van { $size }, { $rules }{ $fill ->
        [yes] , { $level } over { $minutes ->
            [one] een minuut
           *[other] { $minutes } minuten
        }
       *[no] {""}
    }{ $rated ->
        [yes] , voor de ranglijst
       *[no] {""}
    }{ $paced ->
        [hours] { $pace ->
            [one] , een uur per zet
           *[other] , { $pace } uur per zet
        }
        [days] { $pace ->
            [one] , een dag per zet
           *[other] , { $pace } dagen per zet
        }
       *[no] {""}
    }
club-here = { $count ->
        [0] Verder laat niemand zich zien.
       *[other] Hier: { JOIN($names, "and") }
    }
club-made = Je tafel wacht. Je hoort het als het begint.
club-risen = Je plaats daar is vrij.
club-shown = { $on ->
        [yes] De anderen zien wanneer je er bent.
       *[no] Niemand ziet dat je er bent.
    }
club-named = { $on ->
        [yes] Verlaat je de club, dan houden spellen die uit zijn je naam.
       *[no] Verlaat je de club, dan verliezen spellen die uit zijn je naam.
    }
club-device-link = Open dit op het andere apparaat, één keer, binnen { $count } minuten:
club-device-help = Voor nog een apparaat: apparaat nieuw. Om er een buiten te sluiten: apparaat en het nummer.
club-leave-sure = De club verlaten? Je plaatsen, je naam en je apparaten zijn dan voorgoed gewist.
    .braille = club verlaten?
club-departed = Je hebt de club verlaten. Wat die van je wist, is gewist.
# Something new. $name, $names: others.
club-news-begun = Het begint, met { JOIN($names, "and") }. Je tafel: { $number }
club-news-sat = { JOIN($names, "and") } zit nu aan je tafel.
club-news-rose = { JOIN($names, "and") } is weg van je tafel.
club-news-over = Uit: { JOIN($names, "and") } wint.
club-news-waits = { JOIN($names, "and") } wacht aan een nieuwe tafel: { $number }
club-news-announced = { JOIN($names, "and") } kondigt een toernooi aan. Meedoen: toernooi mee
club-news-drawn = Ronde { $round } begint, met { JOIN($names, "and") }. Je tafel: { $number }
club-news-finished = Het toernooi is uit. De uitslag: toernooi
club-help = Typ tafels, het nummer van een tafel om erheen te gaan, zitten en een nummer, opstaan en een nummer, nieuw, wie, tonen, houden, apparaat, ranglijst, toernooi, mail, stil, verlaten of stoppen.
club-help-new = Voorbeeld van een nieuwe tafel: nieuw 3 2024 gemiddeld 10 ranglijst 3 dagen. Dat is voor drie mensen; een gemiddelde computer valt in na tien minuten; het telt voor de ranglijst; een zet mag drie dagen duren, dan speelt de computer. Met opgeven wordt het spel dan opgegeven.
club-which = Welke tafel? Geef het nummer. Om ze te horen, typ: tafels
club-unclear = "{ $typed }" begrijpt de club niet.
club-offline = De club antwoordt niet. Nieuwe poging.
club-back = De club antwoordt weer.
club-words-tables = tafels, zaal, lijst
club-words-new = nieuw, nieuwe
club-words-sit = zitten, plaats
club-words-rise = opstaan
club-words-who = wie, hier
club-words-show = tonen, verbergen
club-words-keep = houden, naam
club-words-device = apparaat, apparaten
club-words-ladder = ranglijst, rang
club-words-tournament = toernooi, dinsdag
club-words-leave = verlaten
club-words-in = mee, meedoen
club-words-out = eruit, uitstappen
club-words-next = volgende, begin, ronde
club-words-without = zonder
club-words-end = einde, slot
club-words-hour = uur, uren
club-words-day = dag, dagen
club-words-week = week, weken
club-words-give = opgeven, opgegeven
club-words-mail = mail, mails
club-words-quiet = stil, stilte

# At a display without letters: a new table for $count people. $fill: yes for a computer.
club-offer = tafel voor { $count }{ $fill ->
        [yes] , computer na { $minutes } minuten
       *[no] {""}
    }

# The ladder. $day: the last day of its season, as 2026-12-31.
ladder-head = { $over ->
        [yes] Ranglijst van het seizoen dat op { $day } eindigde.
       *[no] Ranglijst van het seizoen tot { $day }.
    }
ladder-endless = Ranglijst.
ladder-none = Nog niemand heeft er een spel voor uitgespeeld.
club-no-ladder = De ranglijst wacht op zijn bibliotheek: de server mist openskill. Er gaat geen spel verloren.
ladder-line = { $place }, { $name }, { $points } punten, { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }, laatst { $change }
# A tournament.
evening-none = Er is nu geen toernooi. Om er een van drie rondes te leiden: toernooi 3
evening-there = { $name } leidt al een toernooi.
evening-rounds = Een toernooi heeft 1 tot { $most } rondes.
evening-leader = Alleen { $name } leidt dit toernooi.
evening-playing = De ronde is niet uit. Nog aan het spelen: { $names }. Om door te gaan, zonder punten voor hen: toernooi zonder. Om het toernooi te eindigen: toernooi einde
evening-few = Een ronde vraagt drie mensen. Doen mee: { $count }.
evening-head = Toernooi van { $name }: { $over ->
        [soon] nog niet begonnen, rondes: { $rounds }.
        [yes] uit na { $round } van { $rounds } rondes.
       *[no] ronde { $round } van { $rounds }.
    }
evening-line = { $place }, { $name }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
evening-table = Tafel: { JOIN($names, "and") }{ $count ->
        [0] , aan het spelen
       *[other] , gewonnen door { JOIN($winners, "and") }
    }
evening-in = Je doet mee. Om eruit te stappen: toernooi eruit
evening-out = Je doet niet mee. Meedoen: toernooi mee
evening-lead = Je leidt het. De volgende ronde loten: toernooi volgende
# The page of the club.
club-tables = Je tafels
club-wait = Tafels die wachten
club-sit = Gaan zitten
club-go = Naar tafel { $number }
club-rise = De plaats opgeven
club-new = Een tafel laten wachten
club-people = Mensen
club-filler = Computers op vrije plaatsen
club-nobody = geen
club-minutes = Na zoveel minuten
club-rated = Telt voor de ranglijst
club-pace-label = Tijd voor een zet
club-pace-any = vrij
club-pace-time = { $unit ->
        [hours] { $count ->
            [one] een uur
           *[other] { $count } uur
        }
       *[days] { $count ->
            [one] een dag
           *[other] { $count } dagen
        }
    }
club-ends-label = Dan wordt het spel opgegeven, en de computer speelt niet
club-shown-label = Anderen zien wanneer ik er ben
club-named-label = Spellen die uit zijn houden mijn naam als ik ga
club-devices = Je apparaten
club-device-new = Nog een apparaat
club-revoke = Apparaat { $number } buitensluiten
club-depart = De club verlaten
club-depart-now = De club voorgoed verlaten
club-ladder = Ranglijst
club-season = Seizoen tot { $day }
club-tournament = Toernooi
club-rounds = Rondes
club-announce = Een toernooi aankondigen
club-play-along = Meedoen
club-step-out = Uitstappen
club-draw = De volgende ronde loten
club-skip = Doorgaan zonder tafels die nog spelen
club-finish = Het toernooi eindigen
club-home = Naar de club

## The page of a table

page-your-turn = Jouw beurt
page-skip = Naar de commandoregel
page-log = Wat er gebeurd is
page-new = Wat is er nieuw
page-nothing-new = Er is niets nieuws.
page-command = Commando
page-say = Zeg tegen de anderen
page-send = Verstuur
page-answers = Antwoorden om uit te kiezen
page-never-mind = Laat maar
page-market = Kaarten
page-row = Rij
page-decks = Stapels
page-deck = Stapel { $level }: { $left ->
        [0] op
        [one] { $left } kaart
       *[other] { $left } kaarten
    }.
page-buy = Koop { $place }
page-reserve = Reserveer { $place }
page-reserve-unseen = Reserveer van stapel { $level }
page-aim = Mik op { $place }
page-aim-off = Laat { $place } los
page-your-aim = Je doel: { $place }.
page-choose = Kies { $place }
page-bank = Bank
page-gem = { $gem }: { $count }
page-take-these = Eén fiche van elke aangevinkte kleur
page-take = Neem
page-take-pair = Neem { $gems }
page-give-back-these = Fiches om af te geven
page-give-back = Geef af
page-nobles = Edelen
page-a-card = kaart
page-a-noble = edele
page-you = Jij
page-hand = Gereserveerde kaarten
page-away = even weg
page-more = Meer
page-undo = Neem mijn laatste beurt terug
page-undo-entry = De laatste invoer terugnemen
page-again = Speel nog eens
page-replace = De computer laten spelen voor { $name }
page-leave = Verlaat de tafel
page-download = Download het verslag van het spel
page-ask = Vragen en hulp
page-typed = Eerder getypt
page-settings = Instellingen
page-change = Bewaar deze instellingen
page-name = Je naam
page-make = Maak een tafel
page-seats = Aantal plaatsen
page-bots = Waarvan voor de computer
page-level = Hoe sterk ze zijn
page-sit = Ga aan tafel zitten
page-who = Wie ben je?
page-word = Woord van het toetsenbord, als je naam bezet is
page-word-use = Mijn pagina terughalen
page-word-void = Dit woord geeft geen pagina terug: het is gebruikt, ouder dan 10 minuten of verkeerd getypt. Aan het toetsenbord noemt apparaat met je naam een nieuw.
page-watch = Toekijken zonder plaats
page-people = Aan tafel
page-begin = Begin het spel
page-language = Taal
page-back = Naar de tafel
page-notify = Meld het als ik aan de beurt ben
page-notified = Je krijgt een melding als je aan de beurt bent.
page-unnotified = Je krijgt geen melding.
page-unsent = Dat kon niet verstuurd worden. Probeer het opnieuw als de verbinding terug is; niets gebeurt dubbel.
page-too-much = Dat was te lang, en er is niets gedaan.
page-unreadable = Het formulier kon niet gelezen worden, en er is niets gedaan.
page-foreign = Dit kwam van een andere site, en er is niets gedaan.
page-old = Deze pagina was te oud, en er is niets gedaan.
page-cookie = Je browser moet hier een cookie aannemen: daaraan herkent de tafel je. Probeer het opnieuw.
page-only-terminal = Dat kan alleen in een terminal, met splendor-access join.
page-alone = Alleen spelen in deze browser
page-about = Wat hier bewaard wordt
# De regels van die pagina.
stored-tables = Van elke tafel bewaart de server de namen van de mensen, van wie welke plaats is, de zetten, en de kaarten waar mensen op mikken.
stored-secret = De bewaarde spellen bevatten alle kaarten, ook de verborgen kaarten. Wie de server beheert, zou ze kunnen lezen.
stored-talk = Wat je aan een tafel zegt, wordt doorgegeven en niet bewaard. Het logboek van de server heeft tijden en gebeurtenissen, zonder namen en zonder woorden.
stored-address = Het adres waar je vandaan komt, is bekend zolang je er bent, en een dag lang als er een tafel vandaan kwam. Het wordt alleen opgeschreven als de beheerder het weert.
stored-club = Van elk lid van een club hier bewaart de server de naam, een controlegetal van de sleutel van elk apparaat, de tafels en wat gekozen is; uitslagen hebben een nummer in plaats van de naam. Wie de club verlaat, wordt gewist.
stored-cookies = Je browser houdt cookies bij met de sleutel van je plaats, je taal en je instellingen. Andere zijn er niet.
stored-post = Van leden die willen horen wanneer ze aan de beurt zijn, zijn het mailadres en dat van hun browser bewaard, tot ze dat stoppen of de club verlaten.
stored-unbegun =
    { $count ->
        [one] Een tafel waarvan het spel niet begint, wordt een dag na het laatste bezoek gewist.
       *[other] Een tafel waarvan het spel niet begint, wordt { $count } dagen na het laatste bezoek gewist.
    }
stored-playing =
    { $count ->
        [one] Een spel dat niet uit is, wordt een dag na het laatste bezoek gewist.
       *[other] Een spel dat niet uit is, wordt { $count } dagen na het laatste bezoek gewist.
    }
stored-over =
    { $count ->
        [one] Een spel dat uit is, blijft met zijn verslag nog een dag na het laatste bezoek en wordt dan gewist.
       *[other] Een spel dat uit is, blijft met zijn verslag nog { $count } dagen na het laatste bezoek en wordt dan gewist.
    }
stored-for-ever = Spellen die uit zijn, blijven tot de beheerder ze wist.
stored-contact = Voor vragen, of om een tafel te laten wissen, schrijf naar { $contact }

# Mails to members of a club. $names are the others at the table.
mail-turn-subject = Jij bent aan de beurt, met { $names }
mail-wait-subject = Wachten: { $name } is aan de beurt. Tafel met { $names }
mail-over-subject = Spel afgelopen, met { $names }
mail-waiting-subject = Nog niet begonnen, met { $names }
# $take and $ask: lines as they are typed.
mail-how = Om te spelen beantwoord je deze mail. Typ één regel boven al het andere, zoals: { $take }
mail-ask = Om iets te vragen antwoord je net zo, zoals: { $ask }
mail-stop = Geen mails meer: antwoord stop
mail-old = Niets gedaan: die beurt is voorbij.
mail-empty = Niets gedaan: boven het citaat stond geen regel. Typ één regel boven al het andere.
mail-no-table = Niets gedaan: die tafel is er niet meer, of je plaats daar.
mail-stopped = Geen mails meer. Je adres is gewist.
mail-confirm-subject = { $club } vraagt: mails naar dit adres? Antwoord ja
mail-confirm = { $name } wil bij { $club } per mail spelen en gaf dit adres op. Als jij dat bent, beantwoord deze mail met ja.
mail-confirm-how = Zo niet, doe dan niets: er komt geen mail meer.
mail-confirmed = Bevestigd: je mails komen naar dit adres.
mail-late-computer =
    { $count ->
        [one] Te laat: over een uur speelt de computer voor je.
       *[other] Te laat: over { $count } uur speelt de computer voor je.
    }
mail-late-given-up =
    { $count ->
        [one] Te laat: over een uur wordt het spel opgegeven.
       *[other] Te laat: over { $count } uur wordt het spel opgegeven.
    }
mail-given-up = Opgegeven: { $name } was te laat. De tafel is er niet meer.
# Words that end the mails.
words-mail-stop = stop, afmelden, geen mails, geen mails meer, einde

# The page of a member's post, and the page that a mail leads to.
post-page = Als je aan de beurt bent
post-mail = Per mail
post-address = Adres
post-ask = Een mail sturen die om ja vraagt
post-stop = Geen mails meer, adres wissen
post-unmailed = Geen mails.
post-none = Deze server schrijft geen mails.
post-hours = Stil van { $begins } tot { $ends }, { $zone }.
post-loud = Geen stille uren.
post-words = Typ mail en je adres, mail stop, stil 22:00 7:00 Amsterdam of stil einde. Berichten van een browser zet je daar aan, op de pagina ervan.
post-waits = Niet bevestigd: antwoord ja op de mail aan { $address }
post-mailed = Aan: mails gaan naar { $address }
post-asked = Verstuurd: antwoord ja op de mail bij { $address }
post-asked-much = Niet verstuurd: hoogstens drie keer per dag.
post-no-address = Geen mailadres. Voorbeeld: ana@home.example
post-push = Met deze browser, zonder open pagina
post-push-help = Een bericht heeft hele zinnen, en geen verborgen kaart, ook niet van jou. Het bedrijf van de browser bezorgt het en kan het niet lezen.
post-push-here = In deze browser waarschuwen
post-push-off = Daar niet meer
# $company: who carries the notices, as Google or Mozilla.
post-browser = Een browser; { $company } bezorgt de berichten
post-no-browser = Deze browser kan niet gewaarschuwd worden.
post-iphone = Op een iPhone of iPad: deel deze pagina, kies Zet op beginscherm, en open haar daar. Alleen dan komen er berichten.
post-quiet = Stille uren
post-quiet-on = In deze uren niets zeggen
post-begins = Van
post-ends = Tot
post-zone = Tijdzone, of een stad
post-no-time = Geen tijd. Voorbeeld: 22:00
post-no-zone = Geen tijdzone. Voorbeelden: Europe/Berlin, Amsterdam
post-old = Deze link is te oud, of al gebruikt.
post-stop-ask = Geen mails meer voor { $name }, en het adres wissen?
post-stop-now = Geen meer
post-confirm-ask = Mails voor { $name } naar dit adres?
post-confirm-now = Ja, stuur ze

# De pagina waarop je alleen speelt: de volgende opdracht, en de regels tijdens het laden.
alone-next = Wat nu? { $again ->
        [yes] Help noemt alles op.
       *[no] Typ spelen voor een nieuw spel, hervatten voor een bewaard spel, of spellen, statistiek of volgen. Help noemt alles op.
    }
alone-not-here = Niet hier: { $command } heeft het geïnstalleerde programma nodig.
alone-unknown = Niet begrepen: "{ $typed }".
alone-leave = Om weg te gaan, sluit je deze pagina.
alone-files = Bestanden
alone-file-take = Een bestand opnemen, zoals het verslag van een spel
# $file: its name.
alone-file-there = Bewaard: { $file }. Om een verslag te horen, typ naspelen en de naam als er geen spel open is.
alone-loading = Splendor wordt geladen, { $size } megabyte. Daarna werkt het zonder verbinding.
alone-loading-anew = Splendor wordt geladen, { $size } megabyte. Deze browser bewaart de pagina niet, dus wordt ze elke keer geladen.
alone-part = { $percent } procent geladen.
alone-starting = Geladen. Het programma start.
alone-failed = Niet geladen. Is er een verbinding? Laad deze pagina opnieuw om het nog eens te proberen.
alone-ended = Het programma is gestopt. Laad deze pagina opnieuw: je spel is bewaard tot en met de laatste zet.
alone-fetching = Laden van wat etiketten nodig hebben, { $size } megabyte. Daarna werkt het zonder verbinding.
alone-not-fetched = Niet geladen. Is er verbinding? Typ het nog eens om het opnieuw te proberen.
alone-making = Dit kan een minuut duren. Zo lang zwijgt de pagina.
alone-open = Splendor is open in een ander tabblad of venster, en wordt daar bewaard.
alone-take = Hier spelen
alone-taken = Splendor gaat verder in een ander tabblad of venster. Er is niets verloren.
alone-unsaved = Niet bewaard: deze browser bewaart nu niets. Wat je speelt, is verloren als deze pagina dichtgaat. Misschien is het een privévenster, of is het apparaat vol. Onder Bestanden kun je een kopie van alle spellen bewaren.
alone-saved-again = Weer opgeslagen: deze browser bewaart het spel nu.
alone-evicted = Deze browser heeft weggegooid wat hij bewaarde: je spellen en instellingen zijn weg. Een kopie die je hebt, kun je onder Bestanden terugzetten.
alone-first = Wat je speelt, blijft alleen in deze browser, en in een privévenster alleen tot het gesloten wordt. Onder Bestanden kun je een kopie van alle spellen bewaren.
alone-copy = Een kopie van alle spellen bewaren
alone-games-back =
    { $count ->
        [0] Geen spel was nieuw.
        [1] 1 spel is terug. Typ hervatten als er geen spel open is, om het te hervatten.
       *[other] { $count } spellen zijn terug. Typ hervatten als er geen spel open is, om er een te hervatten.
    }
alone-no-copy = Niet opgenomen: { $file } is geen kopie van spellen.
alone-newer = Je bewaarde spellen zijn van een nieuwere versie van deze pagina. Laad deze pagina opnieuw zolang er een verbinding is.
alone-insecure = Niet versleuteld: op dit adres heeft de pagina altijd een verbinding nodig, en de browser kan je spellen weggooien. Onder Bestanden kun je een kopie van alle spellen bewaren.
alone-update = Een nieuwere versie van deze pagina is klaar. Die komt als je de pagina de volgende keer opent.

## A game with a real box, which the program follows

companion-lay = Leg de kaarten neer en voer ze in, vanaf { $place }: de code, of woorden, zoals: { $example }. Op een regel passen meer codes.
    .brief = Voer de kaarten in, vanaf { $place }.
    .braille = kaarten vanaf { $place }
# What is still to be entered before the game. $cards and $nobles: how many.
companion-left = { $cards ->
        [0] Nog in te voeren: { $nobles ->
            [one] { $nobles } edele.
           *[other] { $nobles } edelen.
        }
       *[other] Nog in te voeren: { cards-counted-left }, { $nobles ->
            [one] { $nobles } edele.
           *[other] { $nobles } edelen.
        }
    }
    .braille = nog { $cards } + { $nobles }
cards-counted-left =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
companion-all-laid = Alle kaarten en edelen zijn ingevoerd. { $name } begint.
    .braille = klaar, { $name }
# On the home line of a display: the place of a card to be entered, and whose turn is.
companion-enter = Voer { $place } in.
    .braille = invoeren { $place }
companion-turn = { $name } is aan de beurt.
    .braille = { $name }:
companion-lay-first = Voordat er gespeeld wordt, moeten de kaarten ingevoerd zijn. Nu komt { $place }.
    .braille = invoeren { $place }
companion-card-first = Voer eerst de kaart in die op { $place } is omgedraaid.
    .braille = invoeren { $place }
companion-kept-until = Voer eerst { $place } in. Daarna volgt: { $text }
    .braille = eerst { $place }
companion-no-card-due = Er hoeft nu geen kaart ingevoerd te worden.
# A line was begun before others entered something. $names: who moved meanwhile, $count of them; none
# where a card or a correction was entered. $whom: the player, or the place, that it counts for now.
# $kind: that is the one it was begun for, or another.
companion-meanwhile = Intussen { $count ->
        [0] is er iets ingevoerd
        [one] heeft { $names } gespeeld
       *[other] hebben { $names } gespeeld
    }. { $kind ->
        [still] Nog steeds voor
       *[other] Is dit voor
    } { $whom }? ja of nee.
    .braille = { $count ->
        [0] ingevoerd
       *[other] { $names } speelde
    }; { $whom }?
companion-not-next = { $name } is aan de beurt, niet { $other }. Is de beurt van { $name } niet ingevoerd, doe dat dan eerst.
    .braille = beurt { $name }
companion-which-reserved = Welke kaart was het die { $name } gedekt had gereserveerd op { $place }?
    .braille = { $place } welke?
companion-nothing-entered = Er is nog niets ingevoerd.
companion-taken-up = Teruggenomen. Voer { $place } opnieuw in.
    .braille = terug, { $place }
# Codes of a line behind one that was not clear. $text: what was typed.
companion-stands = Geldt nog. Typ nee om het terug te nemen
    .braille = geldt; nee neemt terug
companion-not-entered = Niet ingevoerd: { $text }
    .braille = niet: { $text }
# $typed: what could be many cards.
companion-many-fit = { $count } kaarten passen bij "{ $typed }". Typ meer van de code, of de kosten.
    .braille = { $count } passen
companion-which =
    { $count ->
        [one] "{ $typed }": is het deze kaart?
       *[other] { $count } kaarten passen bij "{ $typed }". Welke is het?
    }
    .braille = { $count } passen
companion-no-such = "{ $typed }" is geen kaart die op { $place } kan liggen.
    .braille = niet { $typed }
companion-no-card-so = Zo'n kaart is er niet: "{ $typed }".
    .braille = geen zulke kaart
companion-describes-none = "{ $typed }" beschrijft geen kaart.
    .braille = { $typed }?
# How a card can be described, where what was typed describes none.
companion-example = Typ de code, of woorden zoals: rood kost 3 wit
    .braille = code, woorden?
# Behind one of the lines around here; what is near comes numbered.
companion-nearest = Wat er het meest op lijkt:
companion-none-lies = Zo'n kaart ligt er niet: "{ $typed }". Wat er het meest op lijkt:
    .braille = lijkt op:
companion-noble-lies = Die edele ligt al op { $place }: { $noble }.
companion-card-lies = Die kaart ligt al op { $place }: { $card }.
companion-card-bought = { $name } heeft die kaart gekocht: { $card }.
companion-card-reserved = { $name } heeft die kaart gereserveerd: { $card }.
companion-other-level = Dat is een kaart van niveau { $level }, en op { $place } hoort een ander niveau: { $card }.
    .braille = { $level }, niet { $place }
companion-must-return =
    { $count ->
        [one] { $name } moet { $count } fiche afgeven. Welke?
       *[other] { $name } moet { $count } fiches afgeven. Welke?
    }
    .braille = { $name } geeft { $count }
companion-noble = Meer dan één edele wil { $name } bezoeken. Welke komt er?
    .braille = { $name } edele?
# Behind an action that is against the rules and was entered all the same.
against-rules = Dat is tegen de regels, maar blijft staan: { $reason }
    .braille = toch: { $reason }
turn-skipped = De beurt van { $name } is overgeslagen: { $reason }
    .braille = { $name } overgeslagen: { $reason }
companion-only = Dit is voor een spel met de echte doos. Om er een te beginnen: splendor-access companion
companion-pages = Iedereen aan tafel kan hem op een telefoon openen, en kiest daar een naam. Wie een pagina kwijtraakt, krijgt die terug: apparaat
companion-page-word = Voor de pagina van { $name }: typ dit daar als woord van het toetsenbord, één keer, binnen { $count } minuten: { $word }
companion-page-free = Niemand heeft de pagina van { $name }: de naam kan daar nog gekozen worden.
companion-pages-of =
    { $count ->
        [0] Nog niemand heeft een pagina: wie de link opent, kiest een naam.
       *[other] Met een pagina: { $names }. Om een pagina aan een ander apparaat te geven: apparaat en de naam.
    }
companion-page-there = Aan het toetsenbord noemt apparaat met je naam een woord waarmee je deze pagina op een ander apparaat krijgt.
companion-not-real = Spel { $game } wordt niet met de echte doos gespeeld.
companion-misread = Je kaart op { $place } is ergens anders ingevoerd, en is dus weer onbekend. Typ geheim om die in te voeren.
companion-again-there = Het volgende spel begint aan het toetsenbord.
companion-force = Is het echt zo gebeurd, typ dan forceer en waarom, zoals: forceer iedereen vond het goed
    .braille = forceer + reden
companion-why = Waarom? Typ forceer en een reden, zoals: forceer iedereen vond het goed
    .braille = forceer + reden
companion-nothing-to-force = Er is niets geweigerd dat geforceerd kan worden.
companion-fix-which = Welke invoer klopt niet? De laatste staat bovenaan.
    .braille = welke invoer?
companion-older = oudere invoer
companion-fix-none = Geen invoer gaat over "{ $typed }".
    .braille = geen: { $typed }
# $told: an entry as it was told.
companion-fix = Te verbeteren: { $told }
    .braille = verb { $told }
companion-fix-card = Typ de juiste kaart, of schrap om hem weg te laten.
    .braille = kaart, schrap?
companion-fix-turn = Typ wat er echt gebeurde, of invoegen en een beurt die ervoor vergeten is, of schrap om hem weg te laten.
    .braille = wat, invoegen, schrap?
companion-fix-unclear = "{ $typed }" zegt niet wat er gebeurde. Voorbeeld: pakte blauw groen rood
    .braille = { $typed }?
companion-fix-no-card = "{ $typed }" is geen kaart die daar kan hebben gelegen.
    .braille = niet { $typed }
companion-not-then = Op dat moment was { $name } aan de beurt, niet { $other }.
    .braille = beurt { $name }
companion-which-tokens = Welke { $count } fiches pakte { $name }? Bijvoorbeeld: blauw, groen, rood en wit
    .braille = { $name } welke { $count }?
companion-within-rules = Volgens wat is ingevoerd, mag dat. Wat klopt?
    .braille = mag. welke?
companion-count-offer = De fiches liggen anders: tel ze.
    .braille = tel
companion-fix-not-there = Toen kon dat niet.
    .braille = kan niet
companion-drop-whose = Van wie zijn dan de latere beurten?
companion-drop-kept = Ze blijven zoals ze zijn: { $name } was hier niet aan de beurt.
companion-drop-moved = Elke beurt schuift één speler op: deze was één keer te veel ingevoerd.
companion-drop-reason = { $name } was niet aan de beurt
companion-insert-moved = Elke beurt schuift één speler door: deze was vergeten.
companion-insert-kept = Ze blijven zoals ze zijn: { $name } was twee keer achter elkaar.
companion-fourth = Welke kaart reserveerde { $name } toch? Bijvoorbeeld: b2, of stapel b
    .braille = { $name } welke kaart?
companion-nothing-to-drop = Er hoeft niets weggelaten te worden.
companion-count = Tel de fiches. Alleen Enter: zoals voorgelezen. Typ anders wat er ligt, zoals 2s1g.
    .braille = tellen:
companion-count-unclear = "{ $typed }" zegt niet welke fiches er zijn. Voorbeeld: 2s1g
    .braille = { $typed }?
companion-count-same = De fiches zijn zoals ingevoerd.
    .braille = klopt
companion-count-why = Een hiervan kan de vergissing zijn. Welke was het?
    .braille = welke?
companion-count-really = { $told } In werkelijkheid: { $line }
companion-count-paid = { $told } Echt betaald: { $gems }
companion-count-gold = Het goud bij een reservering van { $name } bleef liggen of kwam zonder ingevoerd te zijn.
    .braille = goud { $name }
companion-count-unknown = Geen van deze: de fiches gelden zoals ze liggen.
    .braille = zoals ze liggen
companion-lacks = { $name } komt daarvoor { $gems } tekort.
companion-bank-lacks = De bank komt daarvoor { $gems } tekort.
companion-lie-otherwise = Liggen de fiches anders, typ dan: tel
    .braille = anders: tel
companion-nothing-hidden = { $name } heeft geen verborgen kaart.
companion-which-shown = Welke kaart van { $name } op { $place } was te zien? Zeg het nog eens met wat erop staat, zoals: gereserveerde kaart van { $name } gezien: { $example }
    .braille = { $place } welke?
companion-has-nobles = { $name } heeft alle edelen waar recht op is: { $nobles }.
companion-no-noble = { $name } heeft geen recht op een edele. Kwam er toch een, noem die dan, zoals n2.
companion-corrected = Verbeterd. Dit is nu anders:
    .braille = verbeterd:
companion-same = Verbeterd. Al het andere blijft zoals het was.
    .braille = verbeterd, gelijk
# $news: the clauses below.
companion-now = { $name } { $news }.
    .brief = { $name }: { $news }.
companion-holds =
    { $count ->
        [0] heeft nu geen fiches
       *[other] heeft nu { $gems }
    }
companion-bought = heeft { $card } gekocht
companion-not-bought = heeft { $card } niet gekocht
companion-reserved = heeft { $card } gereserveerd
    .braille = res { $card }
companion-not-reserved = heeft { $card } niet gereserveerd
    .braille = niet res { $card }
companion-visited = heeft edele { $noble }
companion-not-visited = heeft edele { $noble } niet
companion-next = { $name } is aan de beurt.
    .braille = beurt { $name }
companion-known = De gereserveerde kaart van { $name } op { $place } was { $card }.
# An entry that does not fit any more, with who or what it is of.
companion-entry = { $name }: { $line }
# $told: an entry as it was typed. $count: it and those that wait behind it.
companion-misfit =
    { $count ->
        [one] Deze invoer past niet meer: { $told }
       *[other] { $count } regels wachten, en de eerste past niet meer: { $told }
    }
    .braille = past niet: { $told }
companion-instead = Typ wat er in plaats daarvan gebeurde, of schrap om hem weg te laten.
    .braille = wat, schrap?
companion-drew = Typ geheim om { $place } in te voeren zonder dat anderen het weten.
    .braille = { $place }: geheim?
companion-no-secret = Geen van je gereserveerde kaarten is hier onbekend.
# The card of a player that nobody else may know. $place: where it is in the hand.
companion-secret = Typ de code van je kaart op { $place }. Wat je typt is niet te zien.
    .braille = { $place } geheim?
companion-secret-seen = Typ de code van je kaart op { $place }. Wat je typt is hier te zien, dus laat niemand kijken.
    .braille = { $place } geheim?
companion-secret-unclear = Dat is niet precies één kaart die op { $place } kan liggen. Typ de hele code.
    .braille = { $place } onduidelijk
# On the screen for all, in place of what only $name was told.
kept-apart = Dat is alleen aan { $name } verteld.
companion-kept = { $place } is bewaard, en alleen jij mag die kaart kennen. Typ hand om die te horen.
    .braille = { $place } bewaard
companion-known-kept = De gereserveerde kaart van { $name } op { $place } kent alleen de eigenaar.
    .braille = { $name } { $place } bekend
companion-check = Vergelijk met de tafel. Enter of ja gaat verder; typ wat anders is, of nee.
    .braille = controle: enter = ja
companion-check-tokens =
    { $count ->
        [0] { $name } heeft geen fiches.
       *[other] { $name } heeft { $gems }.
    }
companion-check-cards = { $name } heeft { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $cards ->
        [0] geen gekochte kaarten
        [one] { $cards } gekochte kaart: { $gems }
       *[other] { $cards } gekochte kaarten: { $gems }
    }, { $reserved } gereserveerd, { $nobles ->
        [one] { $nobles } edele
       *[other] { $nobles } edelen
    }.
companion-check-place = Klopt dit? { $told }
    .braille = { $told }?
companion-check-which = Wat klopt er niet?
    .braille = wat?
companion-check-swapped = De kaarten op { $first } en { $second } liggen verwisseld.
    .braille = { $first } { $second } verwisseld
companion-check-other = De invoer van { $place } is fout.
    .braille = { $place } fout
companion-check-answer = Enter of ja als het klopt; anders de edelstenen die er liggen, de plaats van een kaart die anders is, of nee.
    .braille = enter, stenen, plaats, nee
companion-check-none = Geen invoer kan dat verklaren.
    .braille = geen invoer
companion-check-explain = Een van deze regels kan fout zijn. Welke?
    .braille = welke invoer?
companion-checked = Alles is nagekeken.
    .braille = nagekeken
# Een spel dat al bezig is: gevraagd wordt wat iedereen heeft.
begun-turn = Het spel is al bezig. Wie van { $names } is aan de beurt?
    .braille = wie is er?
begun-lay = Voer in wat open ligt, vanaf { $place }: elke kaart met de code, of in woorden, zoals: { $example }. Is een plaats leeg, of heeft iemand de edele al, typ: leeg
    .brief = Voer de kaarten in, vanaf { $place }. Is een plaats leeg, typ: leeg
    .braille = kaarten vanaf { $place }
begun-tokens = Welke fiches heeft { $name }? Zoals twee blauw, een goud. Alleen Enter: geen.
    .braille = { $name } fiches?
begun-card = Welke kaarten heeft { $name } gekocht? Alleen Enter sluit de lijst.
    .braille = { $name } kaarten?
begun-reserved = Welke kaarten heeft { $name } gereserveerd? Typ bij een kaart die niemand zag de stapel, zoals stapel a. Alleen Enter sluit de lijst.
    .braille = { $name } gereserveerd?
begun-noble = Welke edelen heeft { $name }? Alleen Enter sluit de lijst.
    .braille = { $name } edelen?
# $cards: how many are bought. Enter agrees.
begun-points =
    { $name }: { $points ->
        [0] geen punten
        [one] { $points } punt
       *[other] { $points } punten
    } { $cards ->
        [0] zonder gekochte kaarten.
        [one] met { $cards } gekochte kaart.
       *[other] met { $cards } gekochte kaarten.
    } Enter als dat klopt; anders terug, of verbeter en een naam.
    .braille = { $name } { $points } p?
begun-bank = De bank moet { $gems } hebben. Enter als dat klopt; anders terug, of verbeter en een naam.
    .braille = bank { $gems }?
# The words before the cursor, of which the last one says what is asked for.
begun-prompt-turn = beurt
begun-prompt-tokens = { $name } fiches
begun-prompt-card = { $name } kaarten
begun-prompt-reserved = { $name } gereserveerd
begun-prompt-noble = { $name } edelen
begun-prompt-points = { $name } punten
begun-prompt-bank = bank
begun-all = Alles is ingevoerd. { $name } is aan de beurt.
    .braille = alles in, { $name }
begun-first = Voor er gespeeld wordt, moet het spel worden ingevoerd zoals het is.
    .braille = eerst invoeren
begun-unclear = "{ $typed }" is daar geen antwoord op.
    .braille = niet { $typed }
begun-differs = Met wat je hebt ingevoerd kan dat niet. Neem terug wat fout is met terug, of typ verbeter en een naam.
    .braille = klopt niet, terug?
begun-no-such = "{ $typed }" is niets dat { $name } kan hebben.
    .braille = niet { $typed }
begun-has-card = { $name } heeft gekocht: { $card }.
begun-has-reserved = { $name } heeft gereserveerd: { $card }.
    .braille = { $name } res { $card }
begun-has-noble = { $name } heeft { $noble }.
begun-no-more-card = Alle gekochte kaarten van { $name } zijn ingevoerd.
    .braille = { $name } kaarten in
begun-no-more-reserved = Alle gereserveerde kaarten van { $name } zijn ingevoerd.
    .braille = { $name } gereserveerd in
begun-no-more-noble = Alle edelen van { $name } zijn ingevoerd.
    .braille = { $name } edelen in
begun-agreed =
    { $points ->
        [one] { $name } heeft { $points } punt, zoals ingevoerd.
       *[other] { $name } heeft { $points } punten, zoals ingevoerd.
    }
begun-agreed-bank = De bank is zoals ingevoerd.
    .braille = bank klopt
# What cannot be so, by the rules. $gems: what is too much, or missing.
begun-not-tokens = Zoveel fiches zijn er niet in de doos: { $gems } te veel.
    .braille = { $gems } te veel
begun-not-limit = Niemand houdt meer dan 10 fiches, en dit zijn er { $count }.
    .braille = { $count }, hooguit 10
begun-not-noble-bonuses = Een edele komt alleen bij een speler met alle bonussen die hij vraagt. { $name } mist { $gems }.
    .braille = mist { $gems }
begun-not-noble-missing =
    { $count ->
        [one] Er ontbreekt nog { $count } edele: die ligt niet op tafel en is bij geen speler.
       *[other] Er ontbreken nog { $count } edelen: die liggen niet op tafel en zijn bij geen speler.
    }
    .braille = { $count } edelen te weinig
begun-not-over =
    { $points ->
        [one] Met { $points } punt van { $name } zou het spel al afgelopen zijn.
       *[other] Met { $points } punten van { $name } zou het spel al afgelopen zijn.
    }
    .braille = { $points } p: afgelopen
begun-not-gap = Een plaats is alleen leeg als de stapel op is, en er zijn nog kaarten. Typ verbeter en de plaats, of terug.
    .braille = stapel niet op
begun-not-deck = Zoveel kaarten van dat niveau zijn er niet.
    .braille = te veel kaarten
begun-fix = Typ wat juist is.
    .braille = wat dan?
begun-fix-card = Typ wat juist is, of invoegen en wat vergeten was, of schrap om het weg te laten.
    .braille = juist, invoegen, schrap?
setup-begun = Is het spel al bezig? ja of nee. Alleen Enter: nee.
    .braille = spel al bezig?
help-setup-begun = Als je al een paar beurten hebt gespeeld, typ dan ja. Je voert dan in wat iedereen heeft, en het spel gaat vandaar verder.
setup-began = Wie van { $names } had de eerste beurt? Alleen Enter: { $name }.
    .braille = wie begon?
setup-real-names = Wie speelt er aan de tafel? Typ de namen in de volgorde van de beurten: Ana, Ben.
    .braille = namen?
help-setup-real-names = Typ twee tot vier namen met komma's ertussen, in de volgorde waarin jullie zitten.
setup-me = Wiens vragen worden beantwoord: wie van { $names } ben jij? Alleen Enter: { $name }.
    .braille = wie ben jij?
help-setup-me = Wat je vraagt met ik of betaalbaar wordt voor deze speler beantwoord. Hier worden ieders beurten ingevoerd.
# $count: the players that a position has, or 2.
setup-too-few =
    { $count ->
        [2] Een spel heeft minstens twee spelers.
       *[other] Deze positie is voor { $count } spelers.
    }

# How people tell what somebody did, as in: took blue green red. The lines are written like the
# sentences that mean a command; a name that stands before them is taken away first.
told-actions =
    krijgt/kreeg/krijg/kiest/koos/kies/neemt/nam/neem (de) edele _ = edele _
    heeft/hebt/heb (de) edele _ gekregen/gekozen/genomen = edele _
    neemt/nam/pakt/pakte/pak _ = neem _
    heeft/hebt/heb _ genomen/gepakt = neem _
    koopt/kocht/betaalt/betaalde/betaal _ = koop _
    heeft/hebt/heb _ gekocht/betaald = koop _
    reserveert/reserveerde _ = reserveer _
    heeft/hebt/heb _ gereserveerd = reserveer _
    geeft/gaf/geef/legt/legde/leg _ (terug/af) = geef _
    heeft/hebt/heb _ teruggegeven/afgegeven/teruggelegd = geef _
    (heeft/hebt/heb) past/paste/gepast = pas

## Undo

undone = { $count ->
        [0] Terug aan het begin van je beurt.
        [one] Terug aan het begin van je beurt; dit is teruggenomen:
       *[other] Terug aan het begin van je beurt; { $count } dingen zijn teruggenomen:
    }
    .braille = terug { $count }
taken-back = Teruggenomen: { $told }
    .brief = Terug: { $told }
    .braille = terug { $told }
undo-seen = Er waren verborgen kaarten omgedraaid; het verslag onthoudt dat.
nothing-to-undo = Er is geen beurt van jou om terug te nemen.
undo-too-many =
    { $count ->
        [one] Je had pas { $count } beurt; er is niets teruggenomen.
       *[other] Je had pas { $count } beurten; er is niets teruggenomen.
    }

## Not understood

nothing-typed = Er is niets getypt. Typ help om te horen wat je kunt doen.
thanked = Graag gedaan.
not-a-command = "{ $typed }" is geen commando. Typ help om de commando's te horen. Voorbeeld: bord
bare-gems = Om { $gems } te nemen, typ: { $example }
not-a-command-topic = "{ $typed }" is niet duidelijk. Typ voor meer over { $topic }: help { $topic }
not-a-gem = "{ $typed }" is geen edelsteen. De edelstenen: { $gems }. Voorbeeld: { $example }
not-a-command-near = "{ $typed }" is geen commando. Bedoelde je { $near }? Voorbeeld: { $example }
not-understood = "{ $typed }" is niet duidelijk. Voorbeeld: { $example }
no-such-place = Er is geen plaats { $place }: plaatsen zijn a1 tot c4, en h1 tot h3 in je hand.
place-of-noble = { $place } is de plaats van een edele, niet van een kaart. Om te horen wat je mist, typ doel { $place }.
take-is-for-tokens =
    { $kind ->
        [tile] Je pakt fiches. Edelen komen vanzelf: om te horen wat je mist, typ doel { $place }.
        [held] Je pakt fiches. Om de kaart op { $place } te krijgen, typ koop { $place }.
       *[open] Je pakt fiches. Om de kaart op { $place } te krijgen, typ koop { $place } of reserveer { $place }.
    }
already-reserved = Je hebt { $place } al gereserveerd. Om die te krijgen, typ koop { $place }.
reserve-from-market = { $place } is een plaats in je hand. Je reserveert van de markt, a1 tot c4, of van een stapel.
no-such-place-no-card = Er is geen plaats { $place }, en geen kaart van niveau { $level } op tafel heeft { points-counted }.
no-such-place-cards =
    { $count ->
        [one] Er is geen plaats { $place }. { $count } kaart van niveau { $level } heeft { points-counted }; typ het nummer of de plaats:
       *[other] Er is geen plaats { $place }. { $count } kaarten van niveau { $level } hebben { points-counted }; typ een nummer of een plaats:
    }
card-not-there = Deze kaart ligt niet op tafel en zit niet in je hand: { $card }.
no-card-fits = Op tafel of in je hand is geen kaart als "{ $typed }". Voorbeeld: rood 2 punten
noble-not-out = Deze edele ligt er niet: { $noble }.
payment-not-understood = "{ $typed }" is geen betaling. Voorbeeld: koop b2 met 1g
meanwhile = Er is intussen iets gebeurd, dus dit is niet gedaan.

## Not allowed now

not-your-turn = { $name } is aan de beurt. Intussen kun je alles vragen.
refused-over = Het spel is afgelopen. Om nog eens te spelen, typ { $friends ->
        [yes] revanche
       *[no] revanche of nieuw
    }. Je kunt nog vragen, terugnemen of stoppen.
refused-phase-act = Dat kan nu niet: neem, reserveer of koop.
refused-phase-return = Geef eerst fiches af, tot je er 10 hebt.
refused-phase-noble = Kies eerst een edele.
refused-reveal-first = Eerst moet er een kaart worden omgedraaid.
refused-no-reveal = Er hoeft nu geen kaart te worden omgedraaid.
refused-wrong-reveal = Er moet een kaart van een ander niveau worden omgedraaid.
refused-gold-not-taken = Goud neem je nooit; het komt met een gereserveerde kaart.
letters-mixed-up = g is goud, groen is e; s is blauw, zwart is o.
refused-bank-lacks = Niet in de bank: { $gems }.
refused-two-need-four = Twee van één kleur mag alleen als er minstens 4 in de bank liggen; van { $gem } liggen er { $left }.
refused-take-shape =
    { $count ->
        [3] Dat kan niet, { $gems }: neem drie edelstenen van verschillende kleur{ $pairs ->
            [0] ; voor twee dezelfde moeten er vier in de bank liggen
           *[other] { "," } of twee van één kleur
        }. Voorbeeld: neem { $letters }
        [2] Dat kan niet, { $gems }: er zijn nog maar { $count } kleuren in de bank, neem dus van elk één{ $fewer ->
            [yes] , of maar één
           *[no] { "" }
        }{ $pairs ->
            [0] { "" }
           *[other] { "," } of twee van één kleur
        }. Voorbeeld: neem { $letters }
       *[1]
            { $pairs ->
                [0] Dat kan niet, { $gems }: er is nog maar { $count } kleur in de bank, neem daar dus één van. Voorbeeld: neem { $letters }
               *[other] Dat kan niet, { $gems }: er is nog maar { $count } kleur in de bank, neem daar dus één of twee van. Voorbeeld: neem { $letters }
            }
    }
refused-take-shape-up-to-three = Dat kan niet, { $gems }: neem tot drie edelstenen van verschillende kleur, of twee van één kleur. Voorbeeld: neem { $letters }
refused-take-exactly =
    { $count ->
        [one] Dat kan niet, { $gems }: er is nog maar { $count } kleur in de bank, neem dus alleen die.
        [3] Dat kan niet, { $gems }: neem drie edelstenen van verschillende kleur{ $pairs ->
            [0] ; voor twee dezelfde moeten er vier in de bank liggen
           *[other] { "," } of twee van één kleur
        }. Voorbeeld: neem { $letters }
       *[other] Dat kan niet, { $gems }: er zijn nog maar { $count } kleuren in de bank, neem dus van elk één.
    }
refused-no-such-place = Er is geen plaats { $place }.
refused-place-empty = { $place } is leeg.
refused-tokens-missing = Dat zijn ze niet allemaal: { $gems } te weinig. Kijk waar ze liggen.
refused-tokens-extra = Zoveel zijn er niet: { $gems } te veel.
refused-deck-empty = Stapel { $level } is op.
refused-hand-full = Je hebt al drie gereserveerde kaarten, en meer dan drie mag niet.
refused-card-unknown = { $place } is een kaart die niet bekend is.
refused-cannot-afford = Je kunt { $place }, { $head }, niet betalen: je mist { $missing }, en met je { $gold } goud nog { $short }.
    .brief = Je kunt { $place } niet betalen: je mist { $missing }, met goud nog { $short }.
    .full = Je kunt { $place }, { $card }, niet betalen: je mist { $missing }, en met je { $gold } goud nog { $short }.
    .braille = { $place } - { $missing } hebt { $held }
refused-cannot-afford-no-gold = Je kunt { $place }, { $head }, niet betalen: je mist { $missing }.
    .brief = Je kunt { $place } niet betalen: je mist { $missing }.
    .full = Je kunt { $place }, { $card }, niet betalen: je mist { $missing }.
refused-veiled = Daarmee koop je { $place } niet, een kaart die alleen jij mag zien: typ hand om die te zien.
refused-not-held = Daarvan heb je niet genoeg: { $gems }.
refused-payment-wrong = Dat is niet de prijs; voor jou is die { $price }, en goud mag alles vervangen.
refused-gold-not-needed = Volgens een huisregel betaalt goud alleen wat ontbreekt, dus je betaalt { $gems }.
refused-return-exactly =
    { $given ->
        [0] Geef er { $count } af; je noemt er geen. Voorbeeld: geef { $letters }
       *[other] Geef er { $count } af, niet { $given }. Voorbeeld: geef { $letters }
    }
refused-noble-not-eligible = Edele { $place } kan je nu niet bezoeken.
refused-can-act = Je mag alleen passen als je niets anders kunt doen.

## Saves

save-trouble-choices = Typ 1 of herhaal om het nog eens te proberen, 2 of onbewaard om zonder bewaren verder te spelen, 3 of stop om weg te gaan. Het commando verslag toont het hele spel.
unsaved = Vanaf hier wordt het spel niet bewaard.
save-not-writable = Dit kon niet bewaard worden, dus het is niet gedaan: in de map kan niet geschreven worden ({ $detail }).
save-full = Dit kon niet bewaard worden, dus het is niet gedaan: de schijf is vol.
save-busy = Dit kon niet bewaard worden, dus het is niet gedaan: een ander programma heeft dit spel open.
save-away = Dit kon niet bewaard worden, dus het is niet gedaan: de server bereikt niet wat zijn spellen bewaart.
save-corrupt = Dit kon niet bewaard worden, dus het is niet gedaan: het bewaarde spel is beschadigd.
save-table = Dit kon niet bewaard worden, dus het is niet gedaan: het bestand van de tafel is beschadigd.
save-failed = Dit kon niet bewaard worden, dus het is niet gedaan ({ $detail }).
cannot-begin-save = Het spel kan niet bewaard worden ({ $detail }).
playing-unsaved = Het spel kan niet bewaard worden ({ $detail }). Het wordt onbewaard gespeeld; het commando verslag toont het.
resume-passed-over = Spel { $game } wordt overgeslagen.
resume-none = Er is geen spel dat niet af is. Om er een te beginnen: splendor-access play
resume-missing = Er is geen bewaard spel "{ $detail }".
resume-busy = Dit spel is open in een ander programma. Verlaat het eerst daar.
resume-away = De tafel kan nu niet open: de server bereikt niet wat zijn spellen bewaart. Probeer het gauw weer.
resume-newer = Dit spel is bewaard door een nieuwere versie van het programma (formaat { $detail }). Om verder te spelen heb je de nieuwste nodig.
resume-newer-kept = Dit spel is bewaard door een nieuwere versie van het programma. Zoals deze versie het achterliet, staat het in { $detail }: kopieer dat bestand naar een nieuwe naam die op .sqlite eindigt om daarvandaan verder te spelen.
resume-corrupt = Dit bewaarde spel is beschadigd en niet te lezen. Het blijft zoals het is.
resume-table = Het bestand van deze tafel is beschadigd, daarom kan de tafel niet open. Alles blijft zoals het is.
resume-not-writable = Dit bewaarde spel kan niet geopend worden om te schrijven ({ $detail }).
resume-full = Dit bewaarde spel kan niet geopend worden: de schijf is vol.
resume-failed = Dit bewaarde spel kan niet geopend worden ({ $detail }).
resume-damaged = { $game ->
        [none] Het bewaarde spel was beschadigd
       *[other] Spel { $game } is beschadigd
    }{ $count ->
        [0] , maar er ontbreekt geen zet.
        [one] : de laatste zet ontbreekt.
       *[other] : de laatste { $count } zetten ontbreken.
    }
resume-new-file = Het gaat verder als spel { $game }; het beschadigde bestand blijft bewaard.
resume-older = Om verder te spelen met het spel daarvoor: { $program } resume { $game }
unreadable-file = { $file } kan niet gelezen worden: { $detail }
system-missing = er is geen bestand of map met die naam
system-no-rights = je hebt daar geen rechten voor
system-read-only = de schijf is alleen-lezen
system-full = de schijf is vol
system-exists = er is al een bestand met die naam
system-folder = het is een map
system-no-folder = een deel van het pad is geen map
system-long = de naam is te lang
system-broken = er is een fout op de schijf
system-open = er zijn te veel bestanden open
system-used = een ander programma gebruikt die
system-no-address = deze computer heeft dat adres niet
system-closed = het bestand gaat niet open
file-not-toml = regel { $line } is niet geschreven zoals het hoort.
file-not-ours = er staat iets anders in dan dit programma schrijft.
file-damaged = het is beschadigd.
file-not-ordinary = het is geen gewoon bestand.
file-too-large = het is langer dan { $most } miljoen bytes.
file-not-text = het is geen tekst in UTF-8.
file-too-deep = het heeft te veel haken binnen haken.
output-failed = De uitvoer kon niet geschreven worden: { $detail }
crashed = Er ging iets mis in het programma. Bijzonderheden staan in { $file }
crashed-saved = Je spel is bewaard tot en met de laatste zet.
crashed-go-on = Om verder te spelen: { $program } resume { $game }
crashed-unsaved = Je spel werd niet bewaard, en is verloren.
crashed-elsewhere = Alleen de server van deze tafel weet wat er van het spel bewaard is. Voor een lijst van je tafels: splendor-access tables
crashed-unreadable = Spel { $game } kan niet meer geopend worden.
settings-not-kept = Het geldt voor dit spel, maar kon niet bewaard worden: { $detail }
setting-strange = "{ $typed }" ({ $source }) is geen waarde van { $name } en wordt overgeslagen.
setting-unknown = "{ $typed }" in je bestand met instellingen is geen instelling en wordt overgeslagen.
settings-unreadable = Het bestand met instellingen kan niet gelezen worden en wordt overgeslagen: { $detail }

## Settings

settings-head = { $count } instellingen. Om er een te horen: instellingen uitvoerigheid. Om die te veranderen: instellingen uitvoerigheid kort; om te horen wat elk doet: instellingen alle.
settings-amount = Hoeveel er gezegd wordt: { $names }.
settings-order = In welke volgorde, en met welke namen: { $names }.
settings-braille = Braille: { $names }.
settings-voice = De stem van het programma: { $names }.
settings-screen = Scherm, geluid en taal: { $names }.
settings-default = Alle instellingen staan op standaard.
settings-unchanged = Alles staat op standaard.
setting-default = { $name } is { $value }: { $about }
setting = { $name } is { $value } ({ $source }): { $about }
source-flag = gezet op de opdrachtregel
source-environment = gezet in de omgeving
source-file = uit je instellingen
source-game = zojuist gekozen
setting-verbosity = hoeveel er gezegd wordt; kort, normaal of volledig.
    .name = uitvoerigheid
setting-mine = je eigen acties; zoals uitvoerigheid (gelijk), of kort, normaal, volledig, of uit.
    .name = eigen
setting-moves = zetten van de anderen; zoals uitvoerigheid (gelijk), of kort, normaal, volledig, of uit.
    .name = zetten
setting-market = kaarten die op tafel komen; zoals uitvoerigheid (gelijk), of kort, normaal, volledig, of uit.
    .name = markt
setting-answers = antwoorden op je vragen, die in de geschiedenis blijven; zoals uitvoerigheid (gelijk), of kort, normaal, volledig, of uit.
    .name = antwoorden
setting-hints = tips van de uitleg en aan het begin; zoals uitvoerigheid (gelijk), of kort, normaal, volledig, of uit.
    .name = tips
setting-talk = wat de anderen aan een tafel zeggen; zoals uitvoerigheid (gelijk), of kort, normaal, volledig, of uit.
    .name = gesprek
setting-repeats = dezelfde regel meerdere keren achter elkaar; geteld, of elk.
    .name = herhalingen
setting-card = de volgorde waarin een kaart genoemd wordt; bonus, punten en kosten naar keuze.
    .name = kaart
setting-noble = de volgorde waarin een edele genoemd wordt; punten-kosten of kosten-punten.
    .name = edele
setting-player = de volgorde van de regels van een speler; punten, fiches, bonussen en hand naar keuze.
    .name = speler
setting-gems = edelstenen als kleuren (rood) of als stenen (robijn).
    .name = edelstenen
setting-order = volgorde van edelstenen; regelboek (s e g r o d) of gedrukt (d s e r o).
    .name = volgorde
setting-zero = de 0 van kaarten zonder punten in codes: aan (a0o) of uit (ao).
    .name = nul
setting-codes = codes van kaarten op een eigen regel.
    .name = codes
setting-cells = braillecellen van kaarten op een eigen regel.
    .name = cellen
setting-notation = de tabel voor cellen van codes: scherm, zoals op leesregels, of etiket, zoals op etiketten.
    .name = notatie
setting-table = de brailletabel van codes; standaard is die van BRLTTY of van de taal, en je kunt een eigen bestand noemen.
    .name = tabel
setting-texts = de brailletabel van zinnen op een leesregel, die woorden mag verkorten; standaard is die van BRLTTY of die van codes, en je kunt een eigen bestand noemen.
    .name = zinnen
setting-text = wat er getoond wordt; woorden, of braille voor de korte regels van een leesregel, met elke code als braillecellen.
    .name = tekst
setting-display = een leesregel van BRLTTY of NVDA; auto gebruikt hem als hij er is, uit laat hem met rust.
    .name = leesregel
setting-marks = hoe de leesregel aangeeft wat je kunt krijgen; punten 7 en 8, woorden, of auto naar de tabel.
    .name = tekens
setting-agree = wanneer een toets van de leesregel bevestigt wat hij doet; na 250, 500 of 1000 duizendsten van een seconde zonder toets, of toets voor een andere toets.
    .name = bevestigen
setting-near = welke kaarten van een rij de leesregel toont; die je kunt kopen (0), ook die waarvoor je 1 of 2 edelstenen mist, of alle (uit).
    .name = dichtbij
setting-status = twee cellen links op de leesregel die zeggen wie aan de beurt is en hoeveel punten je hebt; aan of uit.
    .name = status
setting-slow = of meer regels van de leesregel traag wisselen, zodat er zo min mogelijk veranderen; aan of uit.
    .name = traag
setting-felt = in een browser de code van een kaart op de leesregel van je schermlezer, waar zijn stem de zin zegt; aan of uit. Orca en JAWS kunnen het.
    .name = voelbaar
setting-changed = wat er veranderd is, gezegd aan het begin van je beurt.
    .name = veranderd
setting-buyable = hoeveel kaarten je kunt kopen, gezegd aan het begin van je beurt.
    .name = koopbaar
setting-cards = hoe kaarten getoond worden, voor grote letters; woorden, of regel, elk één korte regel, zoals a1 r 2r2d: plaats, punten en bonus, kosten.
    .name = kaarten
setting-wrap = lange regels afgebroken bij spaties; aan, uit, of auto, waar je schermlezer woorden zou afbreken.
    .name = afbreken
setting-plain = niets dan tekst, en wat je typt bewerkt door de terminal zelf; geldt vanaf de volgende start.
    .name = simpel
setting-clear = het scherm gewist als het toestel wordt doorgegeven.
    .name = wissen
setting-theme = regels met sterk contrast, met het woord Nieuws voor nieuws; donker, licht, of woorden voor geen kleuren.
    .name = thema
setting-compact = in een browser een kort bord; alle kaarten op een klein scherm, elk één knop, die opent wat je ermee kunt doen; aan of uit.
    .name = compact
setting-signal = een geluid als je aan de beurt bent; uit, bel voor die van de terminal, of gong, klop of stijgend. Het gekozen geluid klinkt.
    .name = signaal
# Values of settings, and profiles; orders such as bonus-points-cost are made of them.
value-off = uit
    .words = uit, uitschakelen, uitzetten, geen, zonder, stil, weg
value-voice = stem
value-on = aan
    .words = aan, inschakelen, aanzetten, activeer
value-same = gelijk
value-brief = kort
    .words = kort, korter, beknopt, beknopter, minder
value-normal = normaal
value-full = volledig
    .words = volledig, uitgebreid, uitgebreider, langer, meer
value-key = toets
value-dots = punten
value-counted = geteld
value-each = elk
value-bonus = bonus
value-points = punten
value-cost = kosten
value-tokens = fiches
value-bonuses = bonussen
value-hand = hand
value-colours = kleuren
value-stones = stenen
    .words = stenen, steen, robijn, saffier, smaragd, edelstenen
value-rulebook = regelboek
value-printed = gedrukt
value-default = standaard
    .words = standaard, oorspronkelijk, oorspronkelijke, fabriek, doos, begin
value-dark = donker
    .words = donker, donkere, donkerder
value-light = licht
    .words = licht, lichte, lichter
value-words = woorden
    .words = woorden
value-line = regel
    .words = regel
value-screen = scherm
value-label = etiket
value-braille = braille
value-bell = bel
    .words = bel, belletje, piep, piepje, rinkel
value-chime = gong
value-knock = klop
value-rise = stijgend
value-learning = beginner
    .words = beginner, beginneling
value-expert = expert
    .words = expert, gevorderde
value-auto = auto
value-reader = lezer
value-direct = direct
value-letters = letters
value-none = geen
value-some = enkele
value-most = meeste
value-all = alle

theme-not-shown =
    { $why ->
        [plain] Er is geen thema te zien: --plain stuurt geen kleuren.
        [no-color] Er is geen thema te zien: NO_COLOR is gezet.
        [dumb] Er is geen thema te zien: volgens TERM is deze terminal eenvoudig.
       *[console] Er is geen thema te zien: deze console kan alleen tekst aan. Windows Terminal heeft kleuren.
    }
theme-palette =
    { $count ->
        [2] Zonder kleuren valt alleen jouw beurt op, omgekeerd.
       *[other] Met { $count } kleuren bepaalt je terminal hoe sterk het contrast is.
    }
clear-not-done =
    { $why ->
        [plain] Het scherm wordt niet gewist: --plain stuurt alleen tekst.
        [console] Het scherm wordt niet gewist: deze console kan alleen tekst aan. Windows Terminal kan wissen.
       *[dumb] Het scherm wordt niet gewist: volgens TERM is deze terminal eenvoudig.
    }
clear-kept =
    { $keeper ->
        [screen] GNU screen bewaart wat voorbij is geschoven: het commando scrollback 0 van screen wist dat.
       *[other] Een logboek van de terminal en de geschiedenis van een schermlezer bewaren wat gewist is.
    }
signal-silent = Geen programma hier kon een geluid spelen, dus klinkt de bel.
news-word = Nieuws: { $line }
setting-many = Typ na instellingen { $name } deze woorden in de volgorde die je wilt: { $values }.
setting-language = de taal van alles wat gezegd en getypt wordt.
    .name = taal
setting-profile = hoeveel er gezegd wordt, alles in één keer; beginner, normaal of expert.
    .name = profiel
profile = Je profiel is { $name ->
        [own] door jou samengesteld
       *[other] { $name }
    }. Een profiel bepaalt in één keer hoeveel er gezegd wordt.
profile-changed = Je profiel is nu { $name }.
# Signs inside a word that is spelled, as in Ada's or 0.25.
spelled-apostrophe = apostrof
spelled-hyphen = streepje
spelled-point = punt
spelled-comma = komma
repeated = { $count } keer: { $told }
settings-kept = Ze worden bewaard in settings.toml, in de map die doctor noemt; dat bestand kun je meenemen.
setting-value = { $name } { $value } { $count ->
        [one] klinkt zo:
       *[other] klinken zo:
    }
setting-silent = Er wordt niets gezegd, en alles blijft in de geschiedenis.
settings-changed = { $name } is nu { $value }.
language-changed = De taal is nu { $value }.
no-such-setting = "{ $typed }" is geen instelling. Typ instellingen om ze allemaal te horen. Voorbeeld: instellingen uitvoerigheid
no-such-setting-near = "{ $typed }" is geen instelling. Bedoelde je { $near }? Voorbeeld: instellingen { $near }
setting-speech = wie spreekt; je schermlezer (lezer), het programma zelf (direct), niemand (uit), of wat het aantreft (auto).
    .name = spraak
setting-transcript = wat het programma spreekt, ook getoond.
    .name = weergave
setting-private = waarlangs het programma aan een echte tafel zegt wat alleen jij mag weten; uit, of stem als je een koptelefoon draagt.
    .name = privé
setting-echo = wat je typt, gesproken door het programma; letters, woorden of geen.
    .name = echo
setting-rate = hoe snel het programma spreekt; standaard, of een getal van 1 tot 100.
    .name = tempo
setting-pace = hoeveel woorden per minuut de stem zegt, als ze niet meldt dat ze klaar is; standaard, of een getal van 60 tot 450.
    .name = spreektempo
setting-voice = de stem van het programma; standaard, of een naam zoals female1.
    .name = stem
setting-punctuation = leestekens die het programma spreekt; standaard, geen, enkele, meeste of alle.
    .name = leestekens
setting-engine = waarmee het programma eerst spreekt; standaard, speech-dispatcher, accessible-output2, prismatoid of say.
    .name = spraakdienst
setting-put-back = { $name } is weer { $value }. Het was { $before }.
no-such-order = "{ $typed }" is geen volgorde voor { $name }: typ de woorden { $values }, in de volgorde die je wilt.
no-such-value-of = "{ $typed }" is geen waarde van { $name }: { $about }
no-such-value = "{ $typed }" is geen waarde van { $name }. Er zijn: { $values }.

## Aliases and keys

shortcuts-aliases = { $count ->
        [0] Geen aliassen. Om er een te maken: alias rb rij b
        [one] { $count } alias:
       *[other] { $count } aliassen:
    }
shortcuts-keys = { $count ->
        [0] Geen toetsen. Om er een te zetten: toets f5 betaalbaar
        [one] { $count } toets:
       *[other] { $count } toetsen:
    }
shortcut = { $name } betekent { $meant }.
shortcut-changed = { $name } betekent nu { $meant }. Eerst was het { $before }.
shortcut-gone = { $name } betekent niets meer.
shortcut-none = "{ $typed }" betekent nog niets. Voorbeeld: alias rb rij b
key-unknown = "{ $typed }" is geen toets die je kunt zetten: toetsen zijn f1 tot f12. Voorbeeld: toets f5 betaalbaar
alias-hides = "{ $typed }" is een commando, en dat verbergt een alias nooit. Voorbeeld: alias rb rij b
alias-taken = "{ $typed }" kan geen alias zijn: het moet 2 tot 20 letters hebben die niets anders betekenen. Voorbeeld: alias rb rij b
alias-no-command = "{ $typed }" begint niet met een commando. Voorbeeld: alias rb rij b
alias-never = Geen alias: "{ $typed }" werkt nooit. { $why }
shortcuts-unreadable = Het bestand met aliassen en toetsen kan niet gelezen worden en wordt overgeslagen: { $detail }

## Help

help-now = Nu kun je: { $commands }.
reads-table = Over de tafel: { $commands }.
reads-players = Over de spelers: { $commands }.
reads-advice = Wat te doen: { $commands }.
reads-history = Wat er gebeurd is: { $commands }.
reads-texts = Teksten om te bewaren, en hulp: { $commands }.
help-do = Verder: { $commands }.
help-friends = Met vrienden elders: { $commands }.
help-real = Met de echte doos: { $commands }.
help-more = Typ help en een willekeurig woord voor meer, zoals help neem of help edele. Ook: help woorden, help notatie, help toegankelijkheid en help over.
help-sentences = Of zeg het in je eigen woorden, zoals: wat kan ik kopen? Of: ik neem blauw, groen en rood.
help-command = Het commando { $name }: { $about }
help-usage = Typ: { $usage }
help-usage-example = Typ: { $usage }. Voorbeeld: { $example }
help-short = Ook: { $words }.
help-gem = Kleur { $colour }: de steen heet { $stone }, en de letter is { $letter }.
help-setting = De instelling { $name }: { $about }
help-value = { $word } is een waarde van { $names }. Voorbeelden komen met: instellingen { $first }
help-value-many = { $word } is een waarde van { $count } instellingen, zoals { $names }. Alle komen met: instellingen
no-help = Er is geen hulp over "{ $typed }". Voorbeeld: help woorden
no-help-near = Er is geen hulp over "{ $typed }". Bedoelde je { $near }? Voorbeeld: help { $near }
words-of-game = Woorden van het spel: { $words }.
words-of-program = Woorden van het programma: { $words }.
words-of-prompts = Prompts: { $words }.
words-of-settings = Instellingen: { $words }.
words-more = Typ help en een van deze woorden om te horen wat het betekent.
# A line each.
help-notation =
    Een plaats is een letter en een cijfer: a1 tot c4 op tafel, h1 tot h3 in je hand, n1 tot n5 voor edelen.
    Edelstenen hebben letters: s saffier blauw, e smaragd groen, g goud, r robijn rood, o onyx zwart, d diamant wit.
    De code van een kaart geeft niveau, punten en bonus, en dan de kosten. Voorbeeld: c4s 3s3o6d
help-accessibility =
    Alles wordt gezegd in gewone regels, en niets verandert als het er eenmaal staat.
    Commando's die alleen lezen werken altijd, bij elke vraag en als anderen aan de beurt zijn.
    Het commando herhaal herhaalt het laatste antwoord; laatst vertelt wat er gebeurd is sinds je beurt.
    Het commando instellingen verandert hoeveel er gezegd wordt en hoe; typ instellingen uitvoerigheid voor voorbeelden.
    Met --plain, of als de invoer uit een pijp komt, worden geen bewerkingstoetsen gebruikt.
help-about =
    Je bent een koopman uit de Renaissance en handelt in edelstenen. Je koopt mijnen, vervoer en ambachtslieden, die je meer edelstenen opleveren, en prestige dat de edelen aantrekt.
    Splendor is bedacht door Marc André, geïllustreerd door Pascal Quidault, en in 2014 uitgegeven door Space Cowboys.
    Dit programma speelt alleen het basisspel. Cities of Splendor, Splendor Duel en de andere zijn aparte spellen.
    Het programma heeft niets te maken met de makers van het spel, en vertelt de regels in eigen woorden.

help-display-lines = Regel omhoog en regel omlaag gaan naar een andere regel, links en rechts gaan langs de regel. Home gaat naar je beurt, en daarboven staat wat er anders is, dan het nieuws.
    .braille = home: beurt, op: anders, rechts: door
help-display-routing = Een cursorroutingtoets op een kaart, een edelsteen of een woord opent wat je ermee kunt doen. Dezelfde toets doet wat er dan op de leesregel staat; rechts toont wat er nog is, en een regeltoets gaat weg.
    .braille = route: open, weer: doe, rechts meer, op: weg
help-display-items = Zonder cursorroutingtoetsen gaat rechts van het een naar het ander, en punt 8 of de keuzetoets kiest het.
    .braille = geen routing rechts dan punt 8
help-display-typing = Typ commando's met de brailletoetsen; punt 8 sluit de regel af, punt 7 haalt een cel weg.
    .braille = typ: punten, punt 8: af, punt 7: wis
help-display-marks = Punten 7 en 8 geven aan wat je kunt kopen. Op een lege cel zeggen ze dat er nieuws is.
    .braille = 78: te koop, leeg: nieuws

opening-tutorial = In dit spel wordt elke stap uitgelegd als je erom vraagt, en je speelt zoals je wilt. Typ: uitleg
    .brief = Typ om te beginnen: uitleg
tutorial = Stap { $number } van { $count }: { $title }.
    .braille = stap { $number } { $title }
tutorial-known = Dit heb je al gedaan. Typ om verder te gaan: uitleg verder
    .brief = Al gedaan. Typ: uitleg verder
tutorial-over = Je hebt alle { $count } stappen gedaan. Speel verder zoals je wilt. Typ om er een nog eens te horen: uitleg 3
    .brief = Alle { $count } stappen zijn gedaan. Typ: uitleg 3
tutorial-off = De uitleg is gestopt. Typ om terug te komen: uitleg
tutorial-steps = { $count } stappen:
tutorial-step = { $number }: { $title }{ $known ->
        [done] , gedaan.
        [here] , daar ben je nu.
       *[open] .
    }
no-such-step = "{ $typed }" is geen stap: stappen zijn 1 tot { $count }. Voorbeeld: uitleg 3
hint-done = Stap { $number } is gedaan. Stap { $next } gaat over { $title }. Typ: uitleg
    .brief = Stap { $number } gedaan. Typ: uitleg
hint-last = Stap { $number } is gedaan, en dat was de laatste. Speel verder zoals je wilt.
    .brief = Stap { $number }, de laatste, is gedaan.
hint-open = Stap { $number }, { $title }, staat nog open. Typ: uitleg
    .brief = Stap { $number } staat open. Typ: uitleg
hint-early = Dat was al stap { $early }, { $other }. Stap { $number }, { $title }, staat nog open. Typ: uitleg
    .brief = Dat was stap { $early }. Stap { $number } staat open. Typ: uitleg
exercise-later = Dat kan nu net niet. Speel verder, en vraag het later nog eens. Of sla het over, en typ: uitleg verder
exercise-over = Dit spel is afgelopen. Om een ander te beginnen: splendor-access play --tutorial

title-table = de kaarten op tafel
lesson-table = Er liggen twaalf kaarten open, in de rijen a, b en c. Kaarten van rij a zijn goedkoop, en daar koop je de eerste. Elke kaart heeft een plaats, zoals a1.
exercise-table = Typ om de goedkope te horen: rij a

title-gems = edelstenen nemen
lesson-gems =
    { $takes ->
        [freely] Kaarten koop je met edelstenen. In je beurt kun je één, twee of drie edelstenen van verschillende kleur nemen.
        [exactly] Kaarten koop je met edelstenen. In je beurt kun je drie edelstenen van verschillende kleur nemen. Zijn er minder dan drie kleuren over in de bank, dan neem je er één van elk.
       *[fewer] Kaarten koop je met edelstenen. In je beurt kun je drie edelstenen van verschillende kleur nemen. Zijn er minder dan drie kleuren over in de bank, dan neem je er één van elk, of minder.
    }
exercise-gems = Typ: neem { $gems }
exercise-gems-towards = Het snelst kun je { $place } kopen, { $card }. Typ om dichterbij te komen: neem { $gems }

title-mine = wat je hebt
lesson-mine = De edelstenen die je nam zijn je fiches. Je mag er 10 houden aan het einde van een beurt; het programma zegt wanneer je er moet afgeven.
exercise-mine = Typ om te horen wat je hebt: ik

title-afford = wat je kunt kopen
lesson-afford = Je hoeft niet alle kosten te onthouden. Eén vraag vertelt wat je nu kunt kopen, en wat je mist voor de volgende kaarten.
exercise-afford = Typ: betaalbaar

title-buy = een kaart kopen
lesson-buy = Als je hebt wat een kaart kost, koop je die in je beurt. Kopen kost een hele beurt, en de fiches gaan terug naar de bank.
exercise-buy = Deze kaart kun je kopen: { $place }, { $card }. Typ: koop { $place }
exercise-buy-lacks = Je mist nog { $missing } voor { $place }, { $card }. Typ: neem { $gems }
exercise-buy-need = Je mist nog { $missing } voor { $place }, { $card }. Typ om een weg erheen te horen: nodig { $place }

title-bonus = bonussen
lesson-bonus = Een kaart die je kocht is één edelsteen van die kleur waard bij elke latere aankoop. Dat heet de bonus, en die raakt nooit op. Wat je aan bonus overhoudt, krijg je niet terug.
exercise-bonus = Typ om te horen wat de goedkope kaarten je nu kosten: waarde niveau a

title-pair = twee edelstenen van één kleur
lesson-pair =
    { $takes ->
        [freely] In plaats van verschillende edelstenen kun je er twee van één kleur nemen, zolang de bank er daarvan minstens vier heeft.
       *[other] In plaats van drie verschillende edelstenen kun je er twee van één kleur nemen, zolang de bank er daarvan minstens vier heeft.
    }

title-reserve = een kaart reserveren
lesson-reserve = Een kaart die je wilt en nog niet kunt betalen, kun je reserveren. Dan kan niemand anders die kopen, en je krijgt 1 goud.
exercise-reserve = Misschien is dit er een: { $place }, { $card }. Typ: reserveer { $place }

title-hand = je hand en goud
lesson-hand =
    { $gold ->
        [missing] Gereserveerde kaarten wachten in je hand, hoogstens drie, tot je ze koopt. Goud betaalt edelstenen die je mist, en volgens een huisregel geen andere.
       *[any] Gereserveerde kaarten wachten in je hand, hoogstens drie, tot je ze koopt. Goud betaalt elke edelsteen. Wil je het gebruiken terwijl je de edelsteen hebt, zeg het dan, zoals in koop h1 met 1g.
    }
exercise-hand = Typ om je hand te horen: hand

title-nobles = edelen
lesson-nobles = Een edele komt vanzelf, aan het einde van je beurt, als je de bonussen hebt die hij vraagt, en je kunt hem niet weigeren. Hij is 3 punten waard. Er komt geen andere edele voor in de plaats.
exercise-nobles = Typ om te horen wat je voor elke edele mist: doel

title-others = wat de anderen kunnen doen
lesson-others = De beurten gaan met de klok mee, en aan een tafel begint de jongste. Anderen willen dezelfde kaarten: hoor, voordat je op een kaart wacht, wie die volgende beurt kan kopen.
exercise-others = Typ: dreiging

title-again = nog eens horen
lesson-again = Niets van wat gezegd is gaat verloren. Het commando herhaal zegt het laatste antwoord nog eens, ouder gaat regel voor regel terug, en laatst vertelt alles sinds het begin van je beurt.
exercise-again = Typ: laatst

title-try = proberen zonder te doen
lesson-try = Je kunt horen wat een actie zou opleveren voordat je die doet. Er gebeurt niets.
exercise-try = Typ: probeer neem { $gems }

title-undo = terugnemen
lesson-undo = Een beurt kan teruggenomen worden. Je bent dan weer aan het begin ervan, en de zetten van de anderen sindsdien zijn ook teruggenomen.
exercise-undo = Typ om het te proberen: terug

title-settings = meer of minder zeggen
lesson-settings = Hoeveel er gezegd wordt, en in welke volgorde, bepaal jij; tips zoals die van deze uitleg zijn ook een instelling. Help legt elk woord uit. En regels leest de regels voor, met de editie en de huisregels van het spel.
exercise-settings = Typ voor voorbeelden: instellingen profiel

title-end = het einde van het spel
lesson-end = Als iemand { target-points } heeft, wordt de ronde afgemaakt, en wint wie de meeste punten heeft. Bij gelijke punten wint wie de minste kaarten kocht; is ook dat gelijk, dan wordt de overwinning gedeeld. Speel vanaf hier zoals je wilt.
exercise-end = Typ om te horen hoe jullie ervoor staan: doel

## The rules, as they are read out

rules-part = Deel { $number } van { $count }: { $title }.
    .braille = deel { $number } { $title }
rules-onward = Hierna: { $title }. Typ: regels verder
    .brief = Typ: regels verder
rules-read = Dat was het laatste deel. Typ om ze opnieuw te horen: regels 1
    .brief = Het laatste deel. Typ: regels 1
rules-parts = { $count } delen. Typ regels en een nummer of een naam:
    .braille = { $count } delen
rules-part-listed = { $number }: { $title }{ $here ->
        [here] , daar ben je nu.
       *[elsewhere] .
    }
no-such-part = "{ $typed }" noemt geen deel van de regels. Typ om de delen te horen: regels delen
target-points =
    { $target ->
        [one] { $target } punt
       *[other] { $target } punten
    }
rules-edition =
    { $takes ->
        [freely] Editie { $edition }: je mag één, twee of drie edelstenen van verschillende kleur nemen, zoals je wilt.
        [exactly] Editie { $edition }: zijn er minder dan drie kleuren over in de bank, dan neem je er één van elk.
       *[fewer] Editie { $edition }: zijn er minder dan drie kleuren over in de bank, dan mag je er één van elk nemen, of minder.
    }
    .braille = editie { $edition }
house-rules = Huisregels: { $named }.
    .braille = huis: { $named }
house-none = Huisregels: geen.
    .braille = huis: 0
house-gold = goud betaalt alleen edelstenen die je mist
    .braille = goud als mist
house-target =
    { $target ->
        [one] het spel eindigt bij { $target } punt
       *[other] het spel eindigt bij { $target } punten
    }
    .braille = { $target }p einde
house-tiles =
    { $tiles ->
        [0] het spel begint zonder edelen
        [one] het spel begint met { $tiles } edele
       *[other] het spel begint met { $tiles } edelen
    }
    .braille = { $tiles } edelen
part-edition = de editie en de huisregels
    .words = editie, edities, huisregels, huisregel, up-to-three, 2024, 2014
part-setup = de voorbereiding
    .words = voorbereiding, begin, opbouw, kaarten, fiches, stapels, bank, voorraad, eerste, eerste speler, jongste
# A line each, here and below.
rules-setup =
    Stapels: één per niveau, in een kolom, a het dichtst bij je. Naast elke stapel liggen vier open kaarten, a1 tot c4 in totaal.
    Kaarten: gaat er een open kaart weg, dan komt de volgende van dezelfde stapel op die plaats. Is de stapel op, dan blijft de plaats leeg.
    Fiches: { $tokens } van elke kleur, want er zijn { $players } spelers, en 5 goud.
    { $nobles ->
        [house] Edelen: { $tiles ->
            [0] geen
           *[other] { $tiles }
        }, volgens een huisregel; gewoonlijk één meer dan er spelers zijn.
       *[usual] Edelen: { $tiles }, één meer dan er spelers zijn, boven de kaarten. De andere gaan terug in de doos.
    }
    { $begins ->
        [me] Eerste: jij begint in dit spel.
       *[other] Eerste: { $first } begint in dit spel.
    } Aan een tafel begint de jongste speler, en gaan de beurten met de klok mee.
part-turn = een beurt
    .words = beurt, beurten, een beurt, actie, acties, passen, met de klok mee, volgorde
rules-turn =
    Doe één ding: edelstenen nemen, een kaart reserveren of een kaart kopen.
    Daarna geef je fiches af, als je er meer dan 10 hebt. Dan kan een edele je bezoeken.
    De volgende speler is aan de beurt, met de klok mee.
    Passen mag alleen als je niets anders kunt doen. Passen alle spelers na elkaar, dan is het spel afgelopen.
part-take = edelstenen nemen
    .words = nemen, neem, edelstenen, edelsteen, edelstenen nemen, edelsteenfiches, kleuren
rules-take =
    { $takes ->
        [freely] Neem één, twee of drie edelstenen van verschillende kleur, zoals je wilt.
        [exactly] Neem drie edelstenen van verschillende kleur. Zijn er minder dan drie kleuren over in de bank, neem er dan één van elk.
       *[fewer] Neem drie edelstenen van verschillende kleur. Zijn er minder dan drie kleuren over in de bank, neem er dan één van elk, of minder.
    }
    Of neem twee edelstenen van één kleur, zolang de bank er daarvan minstens vier heeft.
    Goud neem je nooit.
part-reserve = een kaart reserveren
    .words = reserveren, reserveer, reservering, gereserveerd, gereserveerde kaarten, een kaart reserveren, hand
rules-reserve =
    Reserveer een open kaart, of ongezien de bovenste kaart van een stapel. Die komt in je hand.
    Je neemt er 1 goud bij, zolang de bank er heeft.
    Meer dan drie kaarten mag je niet in je hand hebben. Alleen door ze te kopen raken ze eruit.
part-buy = een kaart kopen
    .words = kopen, koop, aankoop, een kaart kopen, betaling, betalen, bonus, bonussen, kosten
rules-buy =
    Koop een open kaart, of een uit je hand.
    Je bonussen gaan van de kosten af: één edelsteen voor elke kaart van die kleur die je kocht. Wat je aan bonus overhoudt, krijg je niet terug.
    De fiches die je betaalt gaan terug naar de bank.
part-gold = goud
    .words = goud, gouden, joker, jokers, gouden joker, gouden jokers, geel
rules-gold =
    { $gold ->
        [missing] Goud betaalt alleen edelstenen die je mist: dat is een huisregel.
       *[any] Goud betaalt elke edelsteen, ook een die je hebt. Zeg hoeveel, om zo te betalen. Voorbeeld: koop b2 met 1g
    }
    Je krijgt 1 goud bij elke kaart die je reserveert, zolang de bank er heeft. Anders krijg je het niet.
part-limit = de grens van 10 fiches
    .words = grens, afgeven, teruggeven
rules-limit =
    Aan het einde van je beurt mag je 10 fiches houden, goud meegeteld.
    Wat te veel is gaat terug naar de bank. Jij kiest welke, en wat je net nam mag erbij zijn.
part-nobles = edelen
    .words = edelen, edele, edellieden, edelman, tegels, tegel, bezoek
rules-nobles =
    { $tiles ->
        [0] Dit spel heeft geen edelen, volgens een huisregel.
       *[other]
            Een edele bezoekt je aan het einde van je beurt, als je de bonussen hebt die hij vraagt. Fiches tellen niet.
            Hij brengt 3 punten en kost geen actie. Je kunt hem niet weigeren.
            Er komt er hoogstens één per beurt. Kunnen er meer komen, dan kies je er één; de andere blijven voor een latere beurt.
            Edelen worden niet vervangen.
    }
part-end = het einde van het spel
    .words = einde, punten, prestige, winnaar, winnen, overwinning, gelijkspel, gelijke stand, score, stand, ronde
rules-end =
    Als een speler aan het einde van een beurt { target-points } heeft, wordt de ronde afgemaakt, zodat iedereen evenveel beurten had.
    Dan wint wie de meeste punten heeft. Edelen tellen mee, en kaarten in de hand kosten niets.
    Bij gelijke punten wint wie de minste kaarten kocht. Is ook dat gelijk, dan wordt de overwinning gedeeld.

## Words of the game that help explains

term-gem = edelsteen, edelstenen, steen, stenen, juweel, juwelen, kleur, kleuren
    .about = Met edelstenen betaal je. Er zijn saffier blauw, smaragd groen, robijn rood, onyx zwart en diamant wit; goud vervangt ze allemaal.
term-gold = goud, gouden, g, geel, goudfiche, goudfiches, gouden fiche, gouden fiches, joker, jokers, gouden joker, gouden jokers
    .about =
        { $gold ->
            [missing] Goud betaalt elke edelsteen die je mist, en volgens een huisregel geen andere; de letter is g. Je neemt het nooit: je krijgt er 1 bij elke kaart die je reserveert, zolang de bank er heeft.
           *[any] Goud betaalt elke edelsteen, ook een die je hebt, zoals in koop b2 met 1g; de letter is g. Je neemt het nooit: je krijgt er 1 bij elke kaart die je reserveert, zolang de bank er heeft.
        }
term-token = fiche, fiches, edelsteenfiche, edelsteenfiches
    .about = Een fiche is één edelsteen die je hebt, of die in de bank ligt. Je betaalt met fiches, en ze gaan terug naar de bank.
term-limit = grens, tien, overschot
    .about = Aan het einde van je beurt mag je 10 fiches houden, goud meegeteld. Wat te veel is gaat terug naar de bank, en jij zegt wat.
term-bank = bank, voorraad
    .about = De bank heeft de fiches die niemand heeft. Een spel met twee begint met 4 van elke kleur, met drie met 5, met vier met 7, en altijd met 5 goud.
term-card = kaart, kaarten, ontwikkeling, ontwikkelingen, ontwikkelingskaart, ontwikkelingskaarten
    .about = Een kaart heeft een kleur, de bonus, en kosten, en vaak punten. Er liggen er twaalf open, te koop of te reserveren.
term-level = niveau, niveaus, a, b, c
    .about = Er zijn drie niveaus van kaarten. Niveau a is goedkoop en geeft weinig punten, niveau b kost meer, en niveau c is duur en geeft de meeste.
term-deck = stapel, stapels, trekstapel, trekstapels, gedekt, gedekte stapel, gedekte kaart, dicht, dichte stapel
    .about = Een stapel heeft de kaarten van één niveau die nog gedekt liggen. Gaat een open kaart weg, dan komt de volgende van die stapel op dezelfde plaats.
term-market = markt, tafel, open kaart, open kaarten, open
    .about = Op tafel liggen de open kaarten, op a1 tot c4, en de edelen. Iedereen kan de open kaarten kopen of reserveren.
term-place = plaats, plaatsen, adres, adressen
    .about = Een plaats is een letter en een cijfer: a1 tot c4 op tafel, h1 tot h3 in je hand, n1 tot n5 voor edelen. Plaatsen verschuiven nooit.
term-bonus = bonus, bonussen, korting, kortingen
    .about = Een bonus is wat een gekochte kaart geeft: voorgoed één edelsteen van die kleur minder te betalen voor elke latere kaart. Wat je aan bonus overhoudt, krijg je niet terug. Edelen vragen bonussen.
term-points = punten, punt, pt, prestige, prestigepunt, prestigepunten, overwinningspunten
    .about = Punten, voluit prestigepunten, beslissen het spel. Kaarten en edelen geven ze.
term-cost = kosten, kost, prijs, prijzen, duur, niet duur, goedkoop, goedkope
    .about = De kosten van een kaart zijn de edelstenen die je ervoor betaalt. Je bonussen gaan er eerst af, en goud betaalt wat je mist.
term-payment = betaling, betalingen, aankoop, betalen, met
    .about =
        { $gold ->
            [missing] Een betaling bestaat uit de fiches die je voor een kaart geeft. Volgens een huisregel betaalt goud alleen wat je mist.
           *[any] Een betaling bestaat uit de fiches die je voor een kaart geeft, met zo weinig mogelijk goud. Goud mag ook in plaats van edelstenen die je hebt: zeg hoeveel achter het woord met, zoals in koop b2 met 1g.
        }
term-noble = edele, edelen, tegel, tegels, tegel met edele, bezoek, edellieden, edelman
    .about = Een edele is een tegel van 3 punten. Hij bezoekt aan het einde van een beurt wie de bonussen heeft die hij vraagt, hoogstens één per beurt; fiches tellen niet. Een bezoek kun je niet weigeren, en edelen worden niet vervangen.
term-hand = hand, gereserveerd, gereserveerde kaart, gereserveerde kaarten, reservering, reserveringen
    .about = Gereserveerde kaarten zijn in je hand, op h1 tot h3, en alleen jij kunt ze kopen. Niets anders haalt ze eruit, en aan het einde kosten ze je niets.
term-unseen = ongezien, verborgen, geheim
    .about = Een kaart die van boven op een stapel gereserveerd is, is verborgen: alleen de eigenaar kent die. De anderen kennen het niveau.
term-turn = beurt, beurten, zet, actie, acties
    .about = In je beurt doe je één ding: edelstenen nemen, een kaart reserveren of een kaart kopen. Je geeft fiches af en krijgt een edele als dat moet. Dan is de volgende aan de beurt, met de klok mee.
term-round = ronde, rondes, laatste ronde
    .about = In een ronde heeft elke speler één beurt. Zodra iemand { target-points } heeft, wordt de ronde afgemaakt en is het spel afgelopen.
term-first = eerste, eerste speler, startspeler, jongste, beginnen, begint, met de klok mee
    .about =
        { $begins ->
            [me] Jij begint in dit spel.
           *[other] { $first } begint in dit spel.
        } Aan een tafel begint de jongste speler, en gaan de beurten met de klok mee.
term-end = einde, winnen, winnaar, winnaars, overwinning
    .about = Als iemand { target-points } heeft, wordt de ronde afgemaakt. Dan wint wie de meeste punten heeft; bij gelijke punten wie de minste kaarten kocht; is ook dat gelijk, dan wordt de overwinning gedeeld.
term-tie = gelijkspel, gelijk, gelijke stand
    .about = Bij gelijke punten wint wie minder kaarten kocht. Is dat ook gelijk, dan wordt de overwinning gedeeld.
term-stalemate = patstelling, vast
    .about = Wie niet kan nemen, reserveren of kopen past. Passen alle spelers na elkaar, dan is het spel afgelopen.
term-player = speler, spelers, tegenstander, tegenstanders, stoel, stoelen, anderen
    .about = Twee tot vier spelers zitten aan een tafel. Elk is een mens aan dit toetsenbord of een computertegenstander.
term-edition = editie, edities, 2024, 2014, regel, regels, regelboek
    .about = Dit spel volgt editie { $edition }. Heeft de bank minder dan drie kleuren, dan mag je in 2024 van elk één nemen of minder, en in 2014 van elk één. In up-to-three neem je altijd één, twee of drie verschillende edelstenen.
term-up-to-three = up-to-three, up to three
    .about = In de editie up-to-three mag je één, twee of drie verschillende edelstenen nemen, zoals je wilt.
term-house = huisregel, huisregels, streefpunten
    .about = Een huisregel verandert één ding: wanneer goud betaalt, wie begint, bij hoeveel punten het spel eindigt, of hoeveel edelen er liggen.

## Words of the program that help explains

about-prompt = prompt, prompts
    .about = De prompt is het woord in de laatste regel, voor wat je typt. Hij zegt wat er te doen is.
about-command = commando, commando's, woord
    .about = Een commando is het eerste woord van een regel die je typt. Typ help om ze allemaal te horen.
about-companion = companion, doos
    .about = splendor-access companion volgt een spel met de echte doos: de kaarten en ieders beurten worden ingevoerd, en alle vragen beantwoord.
about-host = host, serve, join, gastheer, link, server, online, netwerk, club
    .about = Vrienden elders kunnen aan één tafel spelen. Een typt splendor-access host en krijgt een link; de anderen typen splendor-access join en die link.
about-number = nummer, nummers, getal, keuze, optie, opties, lijst, menu
    .about = Op een lijst met keuzes antwoord je met het nummer van een regel, of met de plaats of de letters die er staan.
about-letter = letter, letters
    .about = Edelstenen hebben letters: s saffier blauw, e smaragd groen, g goud, r robijn rood, o onyx zwart, d diamant wit.
about-code = code, codes
    .about = De code van een kaart staat ook op het braille-etiket: niveau, punten en bonus, dan de kosten. Etiketten kunnen andere cellen hebben dan leesregels; instellingen notatie etiket toont die. Typ help notatie voor meer.
about-braille = braille, cel, cellen, braillecel, braillecellen, liblouis
    .about = Codes kunnen in braillecellen getoond worden, met het programma liblouis. Het commando kijk toont die van één kaart, en de instelling cellen die van alle.
about-table = brailletabel, brailletabellen, tabellen
    .about = Een brailletabel zegt hoe tekst in cellen geschreven wordt. Typ instellingen tabel om te horen welke er zijn.
about-yes = ja, nee, j, n
    .about = Bij de prompt ja of nee kun je antwoorden met woorden als graag, of liever niet. Bij al het andere wordt het nog eens gevraagd.
about-reader = schermlezer, schermlezers, nvda, orca, voiceover, jaws
    .about = Een schermlezer spreekt de regels van de terminal. Het programma toont hele regels en verandert er daarna geen.
about-plain = --plain
    .about = Met de optie --plain is er niets dan tekst, en bewerkt de terminal zelf wat je typt.
about-verbosity = kort, volledig
    .about = Dezelfde regel heeft een korte, een normale en een volledige vorm. De instelling uitvoerigheid kiest voor alle regels, en andere instellingen voor elke soort.
about-kind = soort, soorten, geschiedenis, gesprek
    .about = Alles wat gezegd wordt is van een soort: zetten van anderen, kaarten die op de markt komen, je eigen acties (mijn), en antwoorden. Elke soort heeft een geschiedenis en een instelling.
about-tutorial = les, lessen, stap, stappen, leren
    .about = De uitleg leert je het spel al spelend, stap voor stap. De tips zeggen wanneer een stap gedaan is; de instelling tips zet ze uit.
about-mute = stil, dempen, stilte
    .about = Zet een soort regel op uit om die te dempen, zoals in instellingen markt uit. In de geschiedenis blijft die staan.
about-handover = toestel, doorgeven, gedeeld
    .about = Mensen kunnen één toetsenbord delen. Na een beurt noemt het programma de volgende, die klaar typt.
about-save = bewaard, bewaren
    .about = Het spel wordt na elke zet bewaard, voordat de zet verteld wordt. Typ stop om weg te gaan, en speel later verder met splendor-access resume.
about-play = play
    .about = Een spel begint buiten het spel, met splendor-access play.
about-resume = resume, hervatten
    .about = Een bewaard spel gaat verder buiten het spel, met splendor-access resume.
about-games = games, spellen
    .about = Buiten het spel noemt splendor-access games de bewaarde spellen op.
about-stats = stats, statistieken
    .about = Buiten het spel vertelt splendor-access stats hoe je spellen gingen: overwinningen, punten en beurten, per soort spel en per tegenstander.
about-replay = replay
    .about = Een verslag in een bestand wordt buiten het spel opnieuw verteld, met splendor-access replay en de naam van het bestand.
about-ask = ask
    .about = Een vraag over een bewaard spel wordt buiten het spel beantwoord, met splendor-access ask en de vraag.
about-agent = agent
    .about = Buiten het spel laat splendor-access agent andere programma's tegen de computertegenstanders spelen.
about-simulate = simulate
    .about = Spellen tussen alleen computertegenstanders worden buiten het spel gespeeld, met splendor-access simulate.
about-labels = labels, etiket, etiketten
    .about = Braille-etiketten voor de kaarten en tegels maak je buiten het spel, met splendor-access labels.
about-teach = teach
    .about = De codes van kaarten leer je in braille buiten het spel, met splendor-access teach.
about-doctor = doctor
    .about = Wat op deze machine werkt, en wat je voor de rest moet installeren, vertelt splendor-access doctor buiten het spel.
about-seed = seed, zaad
    .about = Een seed is een getal dat alle toeval bepaalt. Dezelfde seed deelt dezelfde kaarten nog eens.
about-bot = computer, computers, bot, bots
    .about = Computertegenstanders, van 1, de zwakste, tot 9: { $levels }. Ze weten alleen wat een speler op hun stoel mag weten.
about-gentle = supermakkelijk, rustig, gentle
    .about = De tegenstander supermakkelijk is voor de eerste spellen van een kind: hij speelt zoals makkelijk, maar ziet kaarten over het hoofd.
about-easy = makkelijk, easy
    .about = De tegenstander makkelijk is voor eerste spellen: hij koopt wat hij kan en spaart voor een goedkope kaart.
about-fairly-easy = vrij makkelijk, fairly-easy
    .about = De tegenstander vrij makkelijk weegt af wat hij kan doen, maar ziet de helft van de kaarten en alle edelen over het hoofd.
about-fair = gemiddeld, redelijk, fair
    .about = De tegenstander gemiddeld weegt af wat hij kan doen, maar ziet kaarten over het hoofd.
about-normal = pittig, normaal, normal
    .about = De tegenstander pittig weegt alles af wat hij kan doen. De uitvoerigheid normaal zegt dingen in hele zinnen.
about-fairly-hard = vrij moeilijk, fairly-hard
    .about = De tegenstander vrij moeilijk weet net als moeilijk wat een goede stand is, maar ziet kaarten over het hoofd.
about-hard = moeilijk, hard
    .about = De tegenstander moeilijk doet wat hem het beste uitkomt; dat leerde hij door heel vaak tegen zichzelf te spelen.
about-very-hard = heel moeilijk, very-hard
    .about = De tegenstander heel moeilijk probeert zijn drie beste zetten één keer tegen wat de anderen kunnen antwoorden.
about-expert = expert
    .about = De tegenstander expert probeert zijn beste zetten tegen wat de anderen kunnen antwoorden. Het profiel expert zegt weinig.
about-random = willekeurig, random
    .about = De tegenstander willekeurig doet zomaar iets wat mag. Hij is om te testen.
about-then = dan
    .about = Het woord dan staat tussen de acties van probeer, zoals in probeer neem ser dan koop b2.
about-mine = mijn, mij
    .about = Het woord mijn betekent wat alleen jij mag zien, zoals in positie mijn, of je eigen acties, zoals in logboek mijn.
about-filter = filter, filters, beschrijving, beschrijvingen, zonder
    .about = Kaarten beschrijf je met kleur, punten, niveau en kosten, zoals in zoek niveau b goedkoop, of kijk rood 2 punten.

## Commands

command-take = neem
    .short = n, nemen
    .usage = neem en één, twee of drie edelstenen, als letters of woorden
    .about =
        { $takes ->
            [freely] Eén, twee of drie edelstenen van verschillende kleur nemen, of twee van één kleur zolang er 4 liggen.
            [exactly] Drie edelstenen van verschillende kleur nemen, of twee van één kleur zolang er 4 liggen. Zijn er minder dan drie kleuren over, dan één van elk.
           *[fewer] Drie edelstenen van verschillende kleur nemen, of twee van één kleur zolang er 4 liggen. Zijn er minder dan drie kleuren over, dan één van elk, of minder.
        }
    .example = neem blauw groen rood
command-reserve = reserveer
    .short = rv, reserveren
    .usage = reserveer en een plaats of een kaart, of reserveer stapel en een niveau
    .about = Een kaart in je hand leggen en 1 goud nemen. Meer dan drie kaarten mag niet.
    .example = reserveer c3
command-buy = koop
    .short = k, kopen
    .usage = koop en een plaats of een kaart, en dan met en een betaling als je iets anders wilt dan het minste goud
    .about =
        { $gold ->
            [missing] Een kaart van tafel of uit je hand kopen. Je bonussen tellen mee; goud betaalt alleen edelstenen die je mist.
           *[any] Een kaart van tafel of uit je hand kopen. Je bonussen tellen mee; goud betaalt elke edelsteen, ook een die je hebt.
        }
    .example = koop b2 met 1g
command-return = geef
    .short = gf, afgeven, teruggeven
    .usage = geef en zoveel edelstenen als je gezegd wordt
    .about = Fiches afgeven als je er aan het einde van je beurt meer dan 10 hebt.
    .example = geef s
command-noble = edele
    .short = el
    .usage = edele en de plaats
    .about = Een edele kiezen als er meer dan één je wil bezoeken.
    .example = edele n2
command-pass = pas
    .short = passen
    .about = Niets doen. Dat mag alleen als je niets anders kunt doen.
command-undo = terug
    .short = tg, ongedaan
    .about = Teruggaan naar het begin van je laatste beurt. De zetten van de computer sindsdien vervallen ook. Om je zet toch te doen, typ je hem opnieuw.
command-board = bord
    .short = bd, tafel, markt
    .about = Alle open kaarten horen.
command-row = rij
    .usage = rij en een niveau
    .about = De vier kaarten van één niveau horen.
    .example = rij b
command-look = kijk
    .short = ki, bekijk
    .usage = kijk en een plaats of een kaart
    .about = Eén kaart helemaal horen, met de code en de braillecellen.
    .example = kijk b2
command-code = code
    .usage = code en een plaats of een kaart
    .about = De code en de braillecellen van een willekeurige kaart tonen.
    .example = code b2
command-afford = betaalbaar
    .short = bt
    .usage = betaalbaar, en dan een kleur, een niveau of punten als je wilt
    .about = Horen welke kaarten je nu kunt kopen, en voor welke je één of twee edelstenen tekortkomt.
    .example = betaalbaar rood
command-changed = veranderd
    .short = vd, veranderingen
    .usage = veranderd, of veranderd en een aantal beurten
    .about = Horen wat er anders is sinds het einde van je laatste beurt, of van een eerdere.
    .example = veranderd 3
command-hint = tip
    .short = advies
    .usage = tip, of tip meer
    .about = Horen wat een goede speler zou doen, en waarom; met meer de tweede en derde keus.
    .example = tip
command-why = waarom
    .usage = waarom, en als je wilt een naam
    .about = Horen wat de anderen met hun laatste beurt wilden, voor zover je dat kunt weten.
    .example = waarom
command-threat = dreiging
    .short = dreigingen, bedreiging
    .usage = dreiging, en dan de naam van een speler als je wilt
    .about = Horen wat de anderen in hun volgende beurt kunnen doen, voor zover je dat kunt weten.
    .example = dreiging
command-goal = doel
    .short = dl, doelen
    .usage = doel, dan een edele of punten als je wilt
    .about = Horen wat je mist voor elke edele, en voor de punten waarmee het spel eindigt.
    .example = doel n1
command-need = nodig
    .short = nd
    .usage = nodig en een plaats of een kaart
    .about = Horen wat je voor een kaart mist, hoe snel je die kunt hebben, en wie die eerder kan kopen.
    .example = nodig b2
command-json = json
    .usage = json en een vraag
    .about = De feiten van een antwoord als één regel JSON tonen.
    .example = json betaalbaar
command-find = zoek
    .short = zk, zoeken, vind
    .usage = zoek, en dan wat de kaarten moeten hebben
    .about = Kaarten zoeken op niveau, punten, kleur en kosten, of de goedkoopste.
    .example = zoek niveau b goedkoop
command-worth = waarde
    .short = wd
    .usage = waarde, en dan een plaats, of wat de kaarten moeten hebben als je wilt
    .about = Horen wat elke kaart je kost na je bonussen, en de punten per fiche.
    .example = waarde punten
command-try = probeer
    .short = pb, proberen
    .usage = probeer en een actie, en dan een tweede als je wilt, met dan ertussen
    .about = Horen hoe het na een actie zou zijn, zonder dat er iets gedaan wordt.
    .example = probeer koop b2 dan neem ser
command-bank = bank
    .short = bk, voorraad
    .about = De fiches in de bank horen.
command-me = ik
    .about = Je punten, fiches, bonussen, hand en edelen horen.
command-hand = hand
    .about = De kaarten horen die je gereserveerd hebt.
command-cards = kaarten
    .short = kt
    .usage = kaarten, en dan een naam als je wilt
    .about = De kaarten horen die jij of een andere speler gekocht heeft, per kleur.
    .example = kaarten Ada
command-player = speler
    .short = sp
    .usage = speler en een naam
    .about = De punten, fiches, bonussen en gereserveerde kaarten van een andere speler horen.
    .example = speler Ada
command-score = stand
    .short = st, prestige, prestigepunten
    .about = De punten van iedereen horen.
command-nobles = edelen
    .short = adel, edellieden
    .about = De edelen horen die er liggen.
command-deck = stapel
    .short = sl, stapels, trekstapel, trekstapels
    .about = Horen hoeveel kaarten de stapels nog hebben.
command-turn = beurt
    .short = bu
    .about = Horen wie er aan de beurt is en wat er te doen is.
command-log = logboek
    .short = lb
    .usage = logboek, en dan een aantal regels, een naam, of zetten, markt, mijn of antwoorden als je wilt
    .about = Horen wat er in dit spel gebeurd is. Wat gedempt is staat er ook in.
    .example = logboek zetten 10
command-older = ouder
    .short = ou
    .usage = ouder, en dan een naam, of zetten, markt, mijn of antwoorden als je wilt
    .about = Regel voor regel teruggaan door de geschiedenis. Je plaats blijft bewaard.
    .example = ouder
command-newer = nieuwer
    .short = nw
    .usage = nieuwer, en dan een naam, of zetten, markt, mijn of antwoorden als je wilt
    .about = Regel voor regel vooruitgaan door de geschiedenis.
    .example = nieuwer
command-last = laatst
    .short = lt, laatste
    .about = Horen wat er gebeurd is sinds je laatste beurt begon.
command-again = herhaal
    .short = hh, nogmaals
    .about = Het laatste antwoord nog eens horen; een tweede keer de laatste regel gespeld, een derde die ervoor.
command-position = positie
    .short = pos
    .usage = positie, of positie mijn
    .about = De hele positie als één regel tonen; positie mijn toont ook je verborgen kaarten.
    .example = positie mijn
command-record = verslag
    .short = vs
    .usage = verslag, of verslag en de naam van een bestand, en dan met stapel als je wilt
    .about = Het verslag van het spel tonen, of in een bestand schrijven; met stapel heeft het de volgorde van de stapels.
    .example = verslag met stapel
command-tutorial = uitleg
    .short = ul, les
    .usage = uitleg, of uitleg en verder, een nummer, stappen of uit
    .about = Het spel al spelend leren: horen welke stap er komt, en wat je ervoor typt.
    .example = uitleg 3
command-rules = regels
    .short = regel
    .usage = regels, of regels en een deel, verder, vorige, een nummer, delen of alle
    .about = De regels van dit spel horen, telkens een kort deel.
    .example = regels edelen
command-help = help
    .short = ?, hulp
    .usage = help, of help en een willekeurig woord van het spel of het programma
    .about = Horen wat je kunt typen, of wat een woord betekent.
    .example = help neem
command-settings = instellingen
    .short = instelling, inst
    .usage = instellingen, instellingen en een naam, of instellingen, een naam en een waarde; de waarde standaard zet hem terug, en instellingen standaard zet alles terug
    .about = Horen of veranderen hoe dingen gezegd worden.
    .example = instellingen uitvoerigheid kort
command-aim = mik
    .usage = mik en een kaart, een edele of punten; uit laat het vallen
    .about = Een doel onthouden. Je beurten eindigen met wat ervoor ontbreekt en wie sneller is, en tip dient het.
    .example = mik b2
command-alias = alias
    .usage = alias, een woord van jezelf, en de regel waar het voor staat; uit haalt het weg
    .about = Een eigen woord maken voor een regel die je vaak typt.
    .example = alias rb rij b
command-key = toets
    .usage = toets, f1 tot f12, en de regel waar die voor staat; uit haalt die weg
    .about = Een regel die je vaak typt onder een functietoets zetten.
    .example = toets f5 betaalbaar
command-save = bewaar
    .short = bewaren, opslaan
    .about = Horen dat het spel bewaard is. Dat gebeurt na elke zet.
command-rematch = revanche
    .about = Nog eens spelen met dezelfde spelers. De volgende begint.
command-new = nieuw
    .short = nieuwe
    .about = Een ander spel beginnen, en kiezen wie er speelt.
command-coach = terugblik
    .usage = terugblik; bij een verslag ook de naam van een speler
    .about = Na het spel horen welke drie beurten je het meest kostten, wat beter was en waarom, en erheen gaan.
    .example = terugblik
command-quit = stop
    .short = q, stoppen, afsluiten
    .about = Weggaan. Het spel is bewaard en kan later verder.
command-ready = klaar
    .about = Zeggen dat het toestel bij jou is, als meer mensen het delen.
command-say = zeg
    .usage = zeg, en wat de anderen moeten horen
    .about = Iets tegen de anderen zeggen, aan een tafel met vrienden elders.
    .example = zeg mooie zet
command-here = aanwezig
    .about = Horen wie er aan tafel zit, en wie even weg is.
command-begin = begin
    .about = Zeggen dat je wilt beginnen. Het spel begint als iedereen die er is dat wil.
command-replace = vervang
    .usage = vervang, en de naam van iemand die weg is
    .about = De computer laten spelen voor iemand die lang weg is, als wie er is het goed vindt. Wie terugkomt, speelt weer zelf.
    .example = vervang Ben
command-device = apparaat
    .usage = apparaat; ook nieuw, of het nummer van een apparaat
    .about = Je plaats ook op een ander apparaat spelen: apparaat nieuw zegt een woord daarvoor. Met een nummer neem je dat apparaat de plaats af.
    .example = apparaat nieuw
command-mute = demp
    .usage = demp, en een naam
    .about = Als gastheer zorgen dat niemand iemand hoort. Nog eens hetzelfde neemt het terug.
    .example = demp Ben
command-remove = verwijder
    .usage = verwijder, en een naam
    .about = Als gastheer iemand van de tafel verwijderen. Tijdens een spel speelt de computer verder.
    .example = verwijder Ben
command-lock = slot
    .about = Als gastheer niemand anders toelaten. Nog eens hetzelfde maakt de tafel weer open.
command-fix = verbeter
    .short = verbeteren
    .usage = verbeter, en een naam of een plaats
    .about = Een eerdere invoer van een spel met de echte doos verbeteren. Alles daarna wordt opnieuw nagekeken.
    .example = verbeter b2
command-check = controle
    .short = controleer
    .about = De echte tafel vergelijken met wat is ingevoerd, één ding tegelijk.
command-count = tel
    .short = tellen
    .usage = tel, of tel en iemand met de fiches daar
    .about = Alle fiches tellen als ze niet kloppen, en horen welke vergissing het verklaart.
    .example = tel
command-force = forceer
    .usage = forceer, en waarom
    .about = Laten staan wat tegen de regels is maar echt gebeurde. De reden blijft in het verslag.
    .example = forceer iedereen vond het goed
command-secret = geheim
    .usage = geheim, en h1, h2 of h3
    .about = Je eigen gereserveerde kaart ongezien invoeren: wat je typt is niet te zien, en niemand hoort het.
    .example = geheim h1

# Words that are no slips of typing, though a word of the game is a letter away.
words-no-slips = bedien, bepaald, best, beurs, bezet, bezig, binnen, bod, boek, boel, buurt, cellen, daarmee, dacht, deel, deet, delen, den, deur, doon, doos, draai, eer, eisen, eten, fier, gast, gegaan, gekozen, gelegd, ging, heen, helft, help, heren, hint, hoeft, hond, hoogte, kant, kast, klopt, knoop, knop, komen, kop, lager, lang, laten, leeg, leer, leggen, legt, leider, leren, loop, loopt, lopen, maakt, maal, maken, meld, mens, mocht, mooi, morgen, naam, neer, nergens, noemen, ogen, onderen, oog, oud, ouder, past, pen, pijn, pluk, poen, praat, raak, raken, rap, read, richt, rijk, rond, ronden, saven, slaat, slechte, spullen, stap, stappen, steek, stelen, stil, stond, tel, teller, test, toen, traag, uur, vak, valt, vat, veel, veld, verandert, verworven, vlag, vlak, voren, week, wees, weet, weke, werd, werk, wilt, wis, wissen, woorden, ziet, aast, laad, lozen, wenst, mooie
words-number = nul, één een eentje, twee tweemaal, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf, dertien, veertien, vijftien, zestien, zeventien, achttien, negentien, twintig
words-level = niveau, rij
words-points = punt, punten, pt, prestige, prestigepunt, prestigepunten, puntjes, overwinningspunten
words-deck = stapel, stapels, bovenste, trekstapel, trekstapels, gedekt, gedekte, dichte
words-with = met, via
words-cost = kost, kosten, kostend, prijs
words-colours = kleur, kleuren
words-without = zonder, geen, niet, behalve, noch
words-cheap = goedkoop, goedkope, goedkoper, goedkoopste, minst duur, minst dure, minder duur, minder dure, op prijs, op prijs gesorteerd, gesorteerd op prijs, op volgorde van prijs, goedkoopst, goedkopere
words-expensive = duur, dure, duurder, duurdere, duurste, prijzig, prijzige, prijzigere, prijzigste, meest dure, duurst
words-theirs = koopt, neemt, reserveert, pakt, past, kiest
words-they = ze, zij, die, allen, allemaal
words-then = dan, daarna
words-off = uit, geen
words-empty = leeg
words-all = alle, alles
words-moves = zetten, zet, anderen
words-market = markt, kaarten
words-further = meer, andere
words-talk = antwoorden, antwoord
words-it = die, deze, dat, hem, het
# A line that leans on the last answer: what stands for the card that was told, and what does so
# only where no noun follows.
words-leaning-it = hem, daarvoor, ervoor, deze, die kaart, deze kaart, die daar, deze hier, dit, 'm, m, dat ding, die ene
words-leaning-it-or-the = die, dat, het
# Behind a hint: why that, why not another card, do it, what else; and what would be left then.
words-leaning-why = waarom, waarom dat, waarom dit, waarom die, waarom zo, waarom dan, waarom dan wel, waarom juist dat, waarom juist die, waarom nou dat, waarom nu dat, waarom is dat, waarom zou ik, waarom zou ik dat, waarom zou ik dat doen, waarom zou ik dat willen, waarom moet ik dat, waarom moet ik dat doen, waarom is dat goed, waarom is dat beter, waarom is dat het beste, waarom is dat de beste, waarom is dat zo goed, hoezo, hoezo dat, hoezo dan, hoezo dat dan, waarvoor, waartoe, waarvoor dan, om welke reden, wat is de reden, de reden, reden, leg uit waarom, leg dat uit, leg dat eens uit, leg eens uit, leg eens uit waarom, vertel me waarom, vertel waarom, zeg waarom, wat levert dat op, wat levert me dat op, wat levert dat me op, wat levert het op, wat heb ik daaraan, wat is daar goed aan, wat is daar zo goed aan, wat is er zo goed aan, is dat goed, is dat wel goed, is dat echt het beste, is dat het beste, weet je dat zeker, weet je het zeker, ben je zeker, wat schiet ik daarmee op
words-leaning-why-not = waarom niet, en niet, niet, waarom dan niet, en waarom niet, hoezo niet, wat is er mis met
words-leaning-do = doe dat, doe dit, doe het, doe die, doe maar, doe dat maar, doe die maar, doe het maar, doe zo maar, dat doe ik, dat doen we, dat ga ik doen, dat wil ik doen, dat wil ik, dan doe ik dat, dan doe ik het, ik doe dat, ik doe het, ik ga dat doen, laten we dat doen, laten we het doen, we doen het, we doen dat, speel dat, speel dat maar, speel het, speel die zet, doe die zet, doe die zet maar, voer dat uit, voer het uit, doe wat je zegt, doe wat je zei, doe wat je aanraadt, doe wat jij zegt, doe wat jij zei, ik doe wat je zegt, ik doe wat jij zegt, zoals je zegt, zoals jij zegt, ik volg je advies, ik volg je raad, ik volg het advies, ik volg die raad, volg je advies, volg het advies, ik neem je advies, ik neem je advies aan, ik neem je raad aan, ik volg je tip, ik volg de tip, volg de tip, doe de beste, doe het beste, doe dat voor mij, precies dat, dat dan, dat dan maar, dat maar, zo doen we het, zo doe ik het
words-leaning-else = anders, en anders, of anders, wat anders, zo niet, en zo niet, wat kan ik anders, wat kan ik anders doen, wat zou ik anders kunnen, wat zou ik anders kunnen doen, wat kan er anders, wat moet ik anders, wat moet ik anders doen, wat nog meer, wat is er nog meer, nog iets, nog iets anders, iets anders, wat kan ik nog meer doen, wat kan ik nog doen, en als ik dat niet wil, als ik dat niet wil, en als ik dat niet doe, als ik dat niet doe, en als dat niet kan, als dat niet kan, is er iets beters, iets beters, is er niets beters, is er iets anders, een ander idee, ander idee, andere ideeën, een andere tip, andere tip, nog een tip, een ander voorstel, alternatief, alternatieven, een alternatief, het alternatief, wat is het alternatief, wat zijn de alternatieven, tweede keus, de tweede keus, wat is de tweede keus, op één na beste, de op één na beste, wat is de op één na beste, het op één na beste, wat is het op één na beste, plan b, dat niet, dat wil ik niet, dat vind ik niks, daar heb ik geen zin in
words-leaning-left = wat blijft er over, wat blijft over, wat blijft me over, wat blijft mij over, hoeveel blijft er over, hoeveel blijft over, wat houd ik over, wat hou ik over, wat houd ik dan over, wat hou ik dan over, wat zou ik overhouden, hoeveel houd ik over, hoeveel hou ik over, hoeveel houd ik dan over, hoeveel hou ik dan over, wat heb ik over, wat heb ik nog over, wat heb ik dan, wat heb ik dan over, wat heb ik dan nog, wat heb ik dan nog over, wat zou ik dan hebben, wat zou ik dan overhouden, wat zou er overblijven, wat zou er dan overblijven, hoeveel heb ik dan over, hoeveel heb ik dan nog, hoeveel heb ik nog over, hoeveel zou ik overhouden, wat blijft er dan over, wat blijft er dan nog over, hoeveel blijft er dan over, wat rest mij, wat resteert er, wat houd ik dan nog over, wat hou ik dan nog over, hoeveel fiches houd ik over, hoeveel fiches hou ik over, hoeveel fiches heb ik dan nog, hoeveel fiches blijven er over, welke fiches houd ik over, welke fiches hou ik dan over, wat hou ik nog over, wat houd ik nog over
words-leaning-want = die wil ik, die wil ik hebben, die wil ik graag, die wil ik wel, hem wil ik, die neem ik, die pak ik, ik neem die, ik neem hem, ik pak die, ik pak hem, ik wil die, ik wil hem, ik wil die hebben, ik wil hem hebben, ik wil die graag, geef me die, geef mij die, geef hem mij, geef die mij, doe mij die, doe me die, die graag, neem die, neem hem, pak die, pak hem, deze wil ik, deze neem ik, ik neem deze, ik wil deze, liever die, dan liever die, toch liever die, doe die, doe die dan, doe die maar, dan die, die dan maar, doe deze, doe deze maar, geef die maar, dan maar die, ik ga voor die
# What may stand beside these, and what asks the same of another card, colour or player.
words-leaning-beside = ok, oké, okee, dan, dus, nou, en, maar, nu, eens, even, goed, graag, oh, hm, hmm, ach, aha, ah, ja, prima, zeker, gewoon, toch, daarna, echt, eigenlijk, hier, voor mij, zo, wel, nog, in dat geval, mooi, best, nou goed, vooruit, precies, akkoord, hoor, ook, al, dan maar, leuk, fijn
words-leaning-and = en, en voor, en wat is er met, en hoe zit het met, hoe zit het met, en met, of, of voor, en van, en van de, en in, en op, en bij, hetzelfde voor, idem voor, en wat dacht je van, wat dacht je van, en hoe is het met, en de, en het, en wat kost, voor
# Sayings that point back at what was told before: where another card or row lies, which of several
# cards, what is corrected, what was before it, and that it is told again.
words-pointing-left = links ervan, links daarvan, de linker, die links, linkse, links ernaast, eentje links, eentje naar links, links, ervoor in de rij, die ervoor
words-pointing-right = rechts ervan, rechts daarvan, de rechter, die rechts, rechtse, rechts ernaast, eentje rechts, eentje naar rechts, rechts, erna in de rij, die erna
words-pointing-next = de volgende, die daarna, eentje verder, één verder, die erachter, volgende in de rij, volgende kaart
words-pointing-neighbour = ernaast, daarnaast, die ernaast, naast die, naastliggende, ernaast ligt, buurkaart, daarneven, ernevens, die daarneven
words-pointing-above = erboven, daarboven, rij erboven, hoger, eentje hoger, een rij hoger, een niveau hoger, rij hoger, hierboven, eentje omhoog, één omhoog, naar boven
words-pointing-below = eronder, daaronder, rij eronder, lager, eentje lager, een rij lager, een niveau lager, rij lager, hieronder, eentje omlaag, één omlaag, naar beneden
words-pointing-middle = middelste, de middelste, in het midden, in 't midden, midden
words-pointing-of-them = van de twee, van de drie, van de vier, van die twee, van die drie, van die, van deze, van deze twee, van hen, van beide, van beiden, van allebei, daarvan, ervan, daarbij, erbij, daartussen, ertussen, van dat stel, van het stel, van dat rijtje, van dat lijstje, uit dat rijtje, uit die rij, van die rij, van de lijst, in die lijst, op die lijst, van tweeën, van die twee daar, onder die, van die vier, van deze drie, van deze vier
words-pointing-for-it = daarvoor, ervoor, daar nog voor, daar voor, er nog voor, er voor, daaraan, eraan, voor die, voor deze, voor haar, voor hem, daar nog aan, daarop, erop, er nog aan, daartoe, daarmee
words-pointing-meant = ik bedoelde, ik bedoel, bedoelde ik, bedoel ik, bedoelde, ik wilde, wilde ik, wou ik, ik wou, ik zei, zei ik, moest dat zijn, moest het zijn, moet dat zijn, moet het zijn, had moeten zijn, had ik moeten zeggen, versproken, verspreking, vertypt, tikfout, typfout, vergist, vergissing, verkeerde kaart, verkeerde rij, verkeerde ronde, foutje, oeps, oei, sorry, pardon, excuus, niet die, niet deze, niet dat, niet hem, niet ik, niet mij, niet de, niet het, niet wat, maar die, maar de, in plaats van, liever, toch liever, ik vroeg naar, correctie, verkeerd getypt, mis getypt, nee, o nee, neen
words-pointing-opposite = andersom, omgekeerd, andere kant, de andere kant, verkeerde kant, andere eind, het andere eind, verkeerde eind, net andersom
words-pointing-further-back = daarvoor, en daarvoor, verder terug, nog verder terug, nog eerder, eerder, vroeger, de ronde ervoor, de ronde daarvoor, de beurt ervoor, de beurt daarvoor, de zet ervoor, ervoor, nog verder, langer geleden, wat was daarvoor, voordien, een ronde terug, ronde terug, wat terug, die ervoor, de vorige, die van daarvoor
words-pointing-repeating = nog eens, nog es, nogmaals, nog een keer, nog 's, opnieuw, weer, ook weer, ook alweer, alweer, ookweer, zei je, zei je nou, zei je net, was dat, was het, waren dat, waren het, hoe was, wat was, wat waren, herhaal, herhaal eens, lees nog, gemist, niet verstaan, niet gehoord, terug naar, van daarnet, moest die, letter voor letter, spel dat, te snel, wablief, watblief, wat zei je, wat zeg je
words-pointing-narrowing = alleen, enkel, slechts, uitsluitend, maar alleen
words-pointing-likewise = ook, idem, evenzo, eveneens
words-pointing-have = geef me, geef mij, doe mij, doe me, hier met, kom op met, geef maar
# What is wanted behind a hint, a trial, a plan or an aim, by words anywhere in a line: why, to do
# it, its first step, not to do it, something else, what was said first, what would be then, which
# of two is better, to drop an aim, to take up a question that was cancelled.
words-gist-why = waarom, hoezo, waarvoor, waartoe, vanwaar, reden, redenen, goede reden, zo goed aan, zo goed, zo bijzonder, zo geweldig, het nut, wat is het nut, de zin van, leg uit, leg dat uit, verklaar, weet je het zeker, weet je 't zeker, zeker weten, echt het beste, echt de beste, overtuig me, hoe kom je daarbij, hoe kom je erbij, wat maakt, waarop baseer, baseer je, waar baseer, wel zeker, zeker van, te maken, mee te maken
words-gist-if = alleen als, maar alleen als, enkel als, mits, zolang, op voorwaarde, tenminste als, als het maar
words-gist-aim = ga ik voor, daar ga ik voor, ik ga voor, voor ga, wil ik hebben, die wil ik, mik ik, ik mik, mik op, richt ik me, daar richt, spaar ik, onthou, onthoud, onthou da, onthoud dat, heb ik op het oog, daar wil ik heen, werk ik naartoe, naartoe werken
words-gist-do = doe dat, doe dit, doe het, doe 't, doe maar, doe zo, zo doen, doen we, doe ik, dat doe ik, doe die, doe wat je, doe wat jij, wat je zegt, wat je zei, zoals je zegt, zoals je zei, je advies, je raad, jouw raad, jouw advies, je tip, volg je, ga je gang, in het echt, in 't echt, nu echt, voor echt, echt doen, pak ze, pak die, pak dat, neem ze, neem die maar, neem dat maar, laten we, vooruit dan, vooruit maar, kom maar op, klinkt goed, klinkt prima, goed idee, goed plan, prima idee, prima plan, dat wordt het, die wordt het, akkoord, afgesproken, verkocht, deal, top, mooi, prima, perfect, geweldig, voer uit, voer het uit, voer dat uit, uitvoeren, speel dat, speel het, dan maar zo, zo maar, ik vertrouw je, jij weet het, je zult het wel weten, gij zult het wel weten, ge zult het wel weten, jij je zin, zoals jij wil, goed dan, oké dan, ok dan, toe dan, toe maar, hup, kom op dan, doen, jij wint, ge wint, zoals je wilt, zoals u wilt, zoals ge wilt, doe je ding, waarom niet, waarom ook niet, de tweede wordt het, wordt het, doe het gewoon, doe gewoon, reken maar af, zo gaan we, gaan we zo, aanpakken, overtuigd, akkoord daarmee, vooruit
words-gist-step = eerste stap, stap één, stap een, eerste deel, eerste stuk, eerste beurt, eerste zet, begin daarmee, begin daar, begin maar, daarmee beginnen, begin ermee, het begin, beginnen, eerste daarvan, eerste ervan, volgende stap, om te beginnen
words-gist-no = liever niet, liever nie, beter niet, toch niet, niks voor mij, vind ik niks, vin ik niks, vin 'k niks, wil ik niet, wil ik nie, wou ik niet, wilde ik niet, hoef ik niet, hoeft niet, hoeft nie, nee bedankt, nee dank je, nee dankje, geen sprake van, geen denken aan, nooit, van z'n leven niet, leg ze terug, leg die terug, leg dat terug, leg terug, zet terug, doe het niet, doe dat niet, doe maar niet, koop hem niet, koop die niet, niet kopen, niet pakken, niet nemen, laat maar, laat zitten, vergeet het, slecht idee, dom idee, nee, neen, alleen proberen, maar proberen, gewoon proberen, maar een vraag, alleen kijken, was maar, hou liever, houd liever, liever houden, liever mijn, bewaar liever, doe ik niet, doe 'k niet, dat niet, dat nie, komt niet in aanmerking, ben je gek, mooi niet
words-gist-else = anders, wat anders, iets anders, iets beters, niks beters, niets beters, niets anders, niks anders, ander idee, andere ideeën, ander plan, ander voorstel, andere voorstellen, alternatief, alternatieven, geen zin, geen goesting, zonder goesting, wil ik niet, wil ik nie, niet wil, nie wil, bevalt me niet, bevalt mij niet, staat me niet aan, als ik dat niet, als ik daar, zo niet, in plaats daarvan, plan b, tweede keus, derde keus, tweede keuze, derde keuze, op één na beste, op een na beste, tweede beste, de andere dan, die andere dan, de rest, behalve dat, afgezien daarvan, los daarvan, nog iets, een andere, geef me een andere, geef me iets anders, slimmers, niks slimmers, iets slimmers, iets goedkopers, niks goedkopers, doe mij een andere, loop ik niet warm, achter de hand, niet warm voor
words-gist-first = eerste idee, eerste voorstel, eerste tip, eerste raad, eerste advies, je eerste, jouw eerste, het eerst zei, eerst zei, eerst gezegd, wat je eerst, in het begin, in 't begin, oorspronkelijk, oorspronkelijke, allereerste, eerste keus, eerste keuze, van daarnet, de eerste weer, favoriet, je favoriet, lievelings, nummer één, nummer een, topkeuze, beste nog eens
words-gist-then = dan, daarna, erna, nadien, over, overhouden, hou ik, houd ik, in dat geval, volgende beurt, beurt erop, beurt daarop, beurt daarna, keer daarop, keer erop, ronde erop, ronde daarna, als ik dat doe, als ik dat, als ik naar je luister, daarmee, ermee, met die, met dat, is dat dan, wordt dat, zou dat, kost dat, kost me dat, ben ik dan, heb ik dan, zou ik, kom ik, kan ik dan, genoeg voor, genoeg om, meer dan tien, boven de tien, te veel, teveel, teruggeven, terugleggen, inleveren, afgeven, weg, kwijt, dichterbij, dichter bij, betaald, hou ik dan, houd ik dan, hou ik daarna, brengt dat me, brengt dat, levert dat, zou dat lukken, lukt dat, meteen daarna, dan meteen, wordt dat dan, moet ik dan, welke bonussen heb
words-gist-compare = beter, betere, beste, goedkoper, goedkopere, goedkoopste, minder, minste, minst, meer, meeste, meest, duurder, sneller, snelst, snelste, vlugger, vlugst, eerder, makkelijker, dichterbij, welke, welk, wie, verschil, scheelt, schelen, maakt het uit, gelijk, hetzelfde, evenveel, vergelijk, van de twee, van die twee, van beide, van dat stel, lonen, loont, koopje, voordeligst, voordeliger, voordeligste, dichter bij, het dichtst bij, dichtst bij, nader
words-gist-drop = laat vallen, laat maar vallen, laat maar, laat zitten, schrap, schrappen, schrap dat, vergeet, vergeet dat, vergeet het, hoeft niet meer, hoeft nie meer, hoeft niet, niet meer, nie meer, geen doel, zonder doel, geef op, geef ik op, geef het op, opgeven, haal weg, haal het weg, weg ermee, weg daarmee, wis, wissen, verwijder, verwijderen, bij nader inzien, te ver, te duur, wordt niks, wordt niets, haal ik nooit, onbereikbaar, luchtkasteel, bedacht, van gedachten veranderd, stop daarmee, uit ermee, streep erdoor, streep door, hoef ik niet meer, hoef ik toch niet, hoef ik toch niet meer, wil ik niet meer, wil ik toch niet, niet meer nodig, interesseert me niet meer, geef die op, onbegonnen werk, doel weg, doel weer weg, streep, streep dat, streep die, streep weg, doorstrepen, wegstrepen
words-gist-nearer = dichterbij, dichter bij, nader, verder, verder weg, verder af, het dichtst bij, dichtst bij, dichtbij, dicht bij
words-gist-resume = toch wel, toch maar, toch weer, bij nader inzien, ga door, ga verder, ga daarmee door, ga er toch mee door, doe toch maar, doe het toch, toch doen, toch nog, nou toch, oké toch, verder daarmee, terug daarnaar, waar waren we, bedacht, van gedachten veranderd, vooruit dan, vooruit dan maar, goed dan, goed dan maar, nou goed, nou vooruit, hervat
# Talk between moves, by words anywhere in a line; and what may stand beside thanks.
words-talking = ai, aai, oei, oeps, au, auw, jee, jeetje, jemig, jeminee, tjonge, tjongejonge, goh, gossie, allemachtig, lieve hemel, lieve help, mijn god, mijn hemel, hemel, potverdorie, potverdikkie, verdorie, verdikkeme, verdikke, godver, shit, balen, wat een pech, pech, pechvogel, geluksvogel, mazzelaar, zo dan, nou nou, nou zeg, zeg, amai, allee, allez, wow, wauw, zo zo, haha, hihi, hehe, lol, droom maar, droom lekker verder, droom verder, dat had je gedacht, mooi niet, had je gedroomd, ja hoor, tuurlijk, jaja, ja ja, dief, dievegge, gemeen, valsspeler, flauw, brutaal, goed gespeeld, mooie zet, goed gedaan, goed bedacht, goed om te weten, slim, slimmerik, knap, aha, ah zo, ach zo, snap ik, interessant, momentje, ogenblikje, seconde, secondje, wacht ff, wacht even, even wachten, effe wachten, ff wachten, ff denken, even denken, effe denken, ben zo terug, zo terug, ik denk na, even nadenken, prijzig, pittig, stevig, da's veel, dat is veel, veel zeg, niet mis, jammer, helaas, zonde, weer ik, altijd hij, altijd zij, typisch, uiteraard, schat, schatje, lieverd, je bent een schat, gij zijt, bravo, proficiat, gefeliciteerd, hoera, sukkel, zucht, dat laat ik bezinken, even laten bezinken, wat duur, wat een kaart
words-praising = wel, je wel, u wel, hoor, heel erg, heel, erg, zeer, vriendelijk, hartelijk, schat, schatje, lieverd, lief, lief van je, maat, makker, vriend, goed, goed om te weten, om te weten, fijn, mooi, prima, top, super, geweldig, handig, nuttig, daar heb ik, wat aan, voor de, voor het, voor je, tip, raad, hulp, advies, info, informatie, begrepen, duidelijk, snap ik, oké, ok, aha, ah, oh, ja, nou, zo, dat, helpt, dat helpt, genoeg, dat is alles, dat wilde ik, wou ik, weten, ge, je, zijt, bent, een, engel, slim, slimmerik, mooi zo, allee, merci, alvast, toch, nog, meer hoefde ik niet te weten, meer, hoefde ik niet, hoef ik niet, te weten
words-filler = en, van, de, op, aan, die, deze, dit, dat, wat, in, het, kaart, kaarten, edelsteen, edelstenen, steen, stenen, fiche, fiches, uit, waard, edelsteenfiche, edelsteenfiches, ontwikkeling, ontwikkelingen, ontwikkelingskaart, ontwikkelingskaarten, open, tegel, tegels, voorraad, bank
words-i = ik
words-mine = mijn, mij, eigen
# Whoever types one of these asks, wishes or supposes, and orders nothing; two words begin a line.
words-wondering = mag, mogen, mocht, kan, kun, kunt, kunnen, kon, konden, zou, zouden, wou, als, indien, stel, gesteld, wanneer, misschien, wellicht, eventueel, zal ik, zullen we, moet ik, moeten we, wil je, wil jij, wilt u, denk je, koop ik, neem ik, pak ik, reserveer ik, pas ik, geef ik, kies ik, betaal ik, bewaar ik, vraag me, krijg ik, krijgen we, veronderstel
words-yes = ja, j
# To a question at a terminal: what says yes, what says no, and what may stand beside them.
words-agreeing = ik denk het wel, ik denk van wel, ik geloof van wel, dat bedoel ik, dat bedoelde ik, precies dat, dat is wat ik bedoel, vertel maar, zeg maar, doe dat, jahoor, jazeker, jawel, jep, jup, yep, jo, graag, heel graag, prima, ok, oké, okay, oke, akkoord, goed, is goed, dat is goed, goed zo, doe maar, ga je gang, ga uw gang, tuurlijk, natuurlijk, zeker, zeker weten, vanzelfsprekend, uiteraard, best, mij best, vooruit, klopt, dat klopt, inderdaad, juist, toch wel, waarom niet, geen probleem, absoluut, zeker wel, ja zeker, tuurlijk wel, zo is het, doen, mee eens, wat mij betreft, wat mij betreft wel, doe ik, doe het, doe dat, doe maar gewoon, dat doen we, jaja, jaa, jaaa, zekers, top, mooi, fijn, super, perfect, kom maar op, ik waag het, ik waag het erop, ik gok het, een gokje, gokken, gok maar, ik neem de gok, toe dan maar, toe maar, schiet op, bevestigd, ik bevestig, exact, precies, dat zei ik, dat zei ik toch, dat wil ik, komt goed, afgesproken, vooruit dan maar, vooruit maar, hup, hupsakee, laten we, laten we gaan, laat komen, geef maar, verras me, ja graag, met plezier, jazeker wel, okidoki, ga maar, is prima, dat is prima, van mij mag het, wel ja, lijkt me goed, ja joh, joa, waarom ook niet, kan geen kwaad, een gokje kan geen kwaad, wie niet waagt die niet wint, wie niet waagt wie niet wint, wie waagt die wint, wie niet waagt, ogen dicht en gaan, gokje wagen, een gokje wagen, gok wagen, ik durf het aan, ik durf het wel, ik durf het wel aan, ik durf, je leeft maar één keer, niet geschoten is altijd mis, kome wat komt, op hoop van zegen, ach wat, vooruit met de geit, daar gaan we, daar gaan we dan, klopt helemaal, dat klopt helemaal, helemaal goed, helemaal juist, precies zo, zo is het maar net, zo had ik het bedoeld, dat is de bedoeling, dat is precies wat ik wil, niet geschoten altijd mis
words-declining = neen, nee nee, nope, niet, liever niet, beter niet, nog niet, nu niet, toch niet, toch maar niet, niet nu, niet doen, doe maar niet, echt niet, zeker niet, zeker weten niet, absoluut niet, natuurlijk niet, tuurlijk niet, helemaal niet, nooit, laat maar, geen sprake van, annuleren, deze keer niet, dit keer niet, vandaag niet, bedacht, ik heb me bedacht, ik bedenk me, neuh, noppes, nee joh, nee hoor, ik blijf, neeee, neee, o nee, oh nee, ach nee, nee dank je, liever iets anders, laat maar zitten, laat zitten, laat die stapel met rust, met rust, vergeet het, vergeet het maar, stop hiermee, per ongeluk, ik typte dat per ongeluk, vergissing, foutje, verkeerd, ik vergis me, verder spelen, ik wil verder spelen, ik speel verder, we spelen verder, nog een beurt, mooi niet, geenszins, vast niet, dacht het niet, ik dacht het niet, niks ervan, hoeft niet, hoeft niet meer, liever iets wat ik kan zien, ik doe het niet, welnee, niet nodig, nergens voor nodig, bij nader inzien niet, pas als, pas wanneer, ben je gek, ben je mal, geen haar op mijn hoofd, dat wordt nee, het wordt nee, het is nee, dat is een nee
words-thanks-but = bedankt maar, dank je maar, dankje maar, dank u maar, lief maar
# What says of a choice that it is not wanted.
words-too-much = te duur, te veel, teveel, te weinig, te hoog, te zwaar, te moeilijk, te goedkoop, te ver
# At a choice: what says none of it, before what is wanted instead.
words-none-of-them = geen van beide, geen van beiden, geen van die twee, geen van de twee, geen van die, geen van deze, noch de een noch de ander, geen daarvan, geen van de drie, geen van de vier, geen van die drie, geen van die vier, geen van tweeën, geen van drieën, geen van vieren, geen van allen, geen enkele, geen enkele van die, geen enkele daarvan, niks van dat alles, niets van dat alles, niets daarvan, niks daarvan, noch het een noch het ander, geen van deze twee
# Behind "another" and "the other": it is none of the choices then, as in "another time".
words-other-matter = keer, ding, zaak, idee, gedachte, moment, ogenblik, minuut, dag, ronde, beurt, vraag, reden, spel, blik
# What a denied deed is done with: `I buy nothing`.
words-nothing = niets, niks, helemaal niets, helemaal niks
words-polite = alsjeblieft, alstublieft, aub, bedankt, dank je, dank je wel, dankjewel, dank u, dank u wel, hoor, maar, dankuwel, hartelijk dank, heel erg bedankt, bedankt hoor, reuze bedankt, dankje, bedankt voor het vragen, en bedankt voor het vragen, graag, joh, hè, dankjulliewel, dank jullie wel, svp, a.u.b, asjeblieft, merci, alvast bedankt, gelieve
words-thanking = bedankt, dank, dank je, dank u, dank je wel, dankjewel, dank u wel, dankuwel, hartelijk dank, heel erg bedankt, bedankt hoor, reuze bedankt, dankje, merci, alvast bedankt
words-aim-points = punten, winnen, winst, de winst, op winst, op punten winnen, met punten winnen, op punten
# At a prompt: what asks for the question again, and what may stand beside it.
words-repeating = herhaal, herhalen, nog eens, nog een keer, nog één keer, opnieuw, wat was de vraag, welke keuzes, wat zijn de keuzes, wat kan ik kiezen, wat moet ik hier doen, wat moet ik doen, wat moet ik betalen, wat betaal ik, hoeveel betaal ik, hoeveel heb ik er te veel, hoeveel te veel, hoeveel kost het, hoeveel kost dat, hoeveel is het, wat kost het, wat kost het me, wat kost me dat, wat hou ik over, wat houd ik over, wat blijft er over, keuzes nog eens, wat waren de keuzes, wat waren de opties, welke opties, manieren nog eens
words-the-choices = keuzes, opties, mogelijkheden, manieren, keuzemogelijkheden, verschil
words-question-words = kun, kan, kunt, zou, je, u, jij, alsjeblieft, de, het, ze, die, dat, me, mij, alle, vraag, keuzes, keuze, mogelijkheden, zeg, lees, noem, voor, en, maar, twee, beide, waren, manieren
words-kept = bewaard, opgeslagen, verloren, kwijt, gewist, bewaart, gesaved, behouden, veilig, weg is
words-resuming = later, verder, verderspelen, doorgaan, terugkomen, morgen, hervatten, weer, volgende week, terug, terugvinden
words-because = want, omdat, aangezien, anders, zodat, dan kan ik, opdat, zo dat
words-supposing = als, indien, tenzij, zodra, wanneer, mits, zolang, stel dat, stel, gesteld dat, neem aan dat, aangenomen dat, veronderstel dat
words-numbering = nummer, nr, plek, plaats, positie
words-all-choices = ze, zij, die, welke, elk, elke
words-both-choices = beide, beiden, allebei, de twee, die twee, deze twee, tweeën
words-comma = komma
words-full-stop = punt
words-anew = ook weer, ook alweer, ook al weer, nog, nou, nu, eigenlijk, alweer, ook
words-undecided = geen idee, ik heb geen idee, weet niet, weet ik niet, ik weet het niet, ik weet niet, weet het niet, kweetniet, twijfel, ik twijfel, niet zeker, ik ben niet zeker, maakt niet uit, maakt me niet uit, het maakt niet uit, boeit niet, om het even, kies jij maar, kies maar, jij mag kiezen, zeg jij het maar, ik kan niet kiezen, weet niet zo goed, ik weet niet zo goed, ik weet het niet zo goed, weet het niet goed, maakt niet uit welke, maakt mij niet uit, wat jij wil, wat jij wilt, het is mij om het even, mij om het even, het is me om het even, het kan me niet schelen, kan me niet schelen, het kan mij niet schelen, kan mij niet schelen, maakt mij allemaal niet uit, het is me gelijk, het maakt me niet uit, het maakt mij niet uit, geen voorkeur, ik heb geen voorkeur, mij gelijk, is me gelijk, het is mij gelijk, het is lood om oud ijzer, willekeurig, op goed geluk, gooi een munt op
words-every-choice = beide, beiden, allebei, alle twee, ze zijn allebei, zijn allebei, ze zijn alle twee, ze zijn allemaal, elk van beide
words-good-choice = is, zijn, zouden, zou, goed, even goed, prima, best, mooi, fijn, oké, ok, in orde, passen, past, mogen, mag, kunnen, kan, voor mij, wat mij betreft, mij best, eigenlijk, net zo goed, top, leuk
# What asks which of the choices is the best.
words-advising = welke is beter, wat is beter, wat zou beter zijn, welke is het beste, welke is het best, wat is het beste, welke van de twee is beter, welke van de twee is het beste, welke van die twee is beter, welke moet ik nemen, welke kan ik het beste nemen, welke zal ik nemen, wat zal ik nemen, welke moet ik kiezen, welke zou jij nemen, welke zou je nemen, welke zou jij kiezen, wat zou jij nemen, welke van de twee zou jij nemen, welke neem jij, wat is slimmer
words-hedging = misschien, wellicht, mogelijk, eventueel, zou kunnen, kan zijn, ja en nee, ja maar nee, we zullen zien, we zien wel, even kijken, hangt ervan af, min of meer, zoiets
# Reasons at a yes or no that rather mean a yes, or a no: to do something that may go wrong,
# and to leave the game.
words-daring = geluk, mazzel, lef, moed, dapper, durf, avontuur, nieuwsgierig, benieuwd, spannend, verleidelijk, de moeite waard, proberen waard, het risico, verrassing, verrassen, zien wat er komt, zien wat eruit komt, kijken wat er komt, iets moois, iets goeds, gokje, ik doe mee, doe ik mee, ik ben erbij, teken ik voor, daar teken ik voor
words-shying = riskant, te riskant, link, te link, te spannend, loterij, gok is te, bang, eng, kat in de zak, miskoop, liever zien, zie liever, eerst zien, wat ik krijg, liever houden, hou liever, liever sparen, spaar liever, liever wachten, wacht liever, geduld, bederft, pret, lol, valsspelen, vals spelen, duur, te duur, te groot, maatje te groot, te goed voor, te mooi voor, zonde, verspilling, spijt
words-called-away = eten, avondeten, aardappels, aardappelen, soep, koffie, honger, bed, bedtijd, slapen, slaap, moe, te laat, al laat, zo laat, bus, trein, taxi, roept, gaat de bel, telefoon, werk, school, morgen, welterusten, doei, tot ziens, moet weg, moet gaan, moet ervandoor, naar huis, mijn vrouw, mijn man, mijn moeder, kinderen, hond, batterij, hoofdpijn, genoeg voor vandaag, genoeg voor vanavond
words-playing-on = begonnen, net begonnen, nog maar net, winnen, uitspelen, netjes uit, middenin, halverwege, revanche, bijna, een rondje, nog een, nog niet, plezier, lekker bezig, voor sta, sta voor, inhalen, gaat goed, verkeerd woord, drukte mis, verkeerde knop, blijf zitten, ik doe mee, doe ik mee, ik ben erbij, teken ik voor, daar teken ik voor
words-mistaken = fout, foutje, een fout, vergissing, per ongeluk, vergist, verkeerd, verkeerde, oeps, ik bedoelde, bedoelde ik, ik wilde, ik wou, wilde ik, wou ik, veranderen, wijzigen, bedacht, opnieuw doen, overdoen, typfout, vertypt, verkeerd getypt, niet de bedoeling, zo bedoeld, doe die zet over, verlezen, overnieuw
words-pronouns = hij, zij, ze, hem, haar
# The next part of a text in parts: "go on with the rules".
words-going-on = verder, ga door, doorgaan, lees door, doorlezen, vervolg, voortzetten, meer, de rest
# In a long answer: what reads on, what leaves the rest, and what may stand beside either.
words-reading-on = verder, lees verder, ga verder, ga door, doorgaan, verder lezen, lees door, meer, volgende, volgende bladzijde, volgende pagina, de rest, en dan, doe maar, en toen, vertel verder, lees maar verder, is er nog meer, komt er nog wat, komt er nog meer, nog meer, staat er nog meer
words-enough = stop, genoeg, zo is het genoeg, dat is genoeg, sla over, overslaan, sla de rest over, hou op, ophouden, laat maar, annuleer, annuleren, zo kan het wel, de rest hoeft niet, het is goed zo, hoeft niet
words-rest-words = alsjeblieft, graag, de, het, rest, bladzijde, pagina, regels, van, nu, ok, oké, me, dank je, lees, maar, dan
# Before a game: what people say before their names, and in counting themselves; that nobody is
# wanted, and the ends of the list of levels.
words-before-name = mijn naam is, onze namen zijn, de namen zijn, ik heet, we heten, wij heten, ik ben, ik ben het, we zijn, wij zijn, dit is, dit zijn, hier is, alleen ik, enkel ik, alleen, ik, met, hallo, hoi, noem me, noem mij, er spelen, ik wil spelen, ik wil graag spelen, ik speel, ik wil, ik zou graag, solo, in mijn eentje, een spel voor, een spel met, allebei
words-kin = mijn man, mijn vrouw, mijn partner, mijn vriend, mijn vriendin, mijn zoon, mijn dochter, mijn zus, mijn broer, mijn moeder, mijn vader, mijn oma, mijn opa, mijn kleinzoon, mijn kleindochter, mijn buurman, mijn buurvrouw
words-behind-name = speelt, spelen, speelt mee, spelen mee, doet mee, doen mee, is er, zijn er, is er ook, ook
words-next-name = en dan, en ook, en ook nog, en verder, alsmede, plus, samen met
words-players = speler, speelster, spelers, mensen, personen, persoon
words-computers = computer, computers, computertegenstander, computertegenstanders, tegenstander, tegenstanders, tegenspeler, tegenspelers, bot, bots, machine, machines, robot, robots
words-against = tegen
words-beginning = start, starten, begin, begin maar, beginnen, we beginnen, gewoon beginnen, laten we beginnen, aan de slag, kom op, doe maar, spelen, gewoon spelen, een spel, nieuw spel, een nieuw spel, start een spel, verder, ga verder, volgende, volgende vraag, overslaan, sla over, maakt niet uit, het maakt niet uit, maakt me niet uit, boeit niet
words-no-name = fout, verkeerd, een fout, weet niet, weet ik niet, geen idee
words-nobody = niemand, geen, geen enkele, zonder, zonder computer, alleen wij, wij twee, wij tweeën, met z'n tweeën
words-weakest = zwakste, makkelijkste, gemakkelijkste, zo zwak mogelijk, zo makkelijk mogelijk, beginner, voor kinderen, zo zacht mogelijk, zachtste, liefste
words-usual = gewoon, zoals gewoonlijk, de gewone, de gewone regels, houden, houd dat, laat maar zo, laat het zo, zo laten, standaard, normaal
words-strongest = sterkste, moeilijkste, zo sterk mogelijk, zo moeilijk mogelijk, beste, zwaarste, taaiste
# Before a game: what asks what the program is, and what may stand beside it; what says that one is
# lost; how a question begins.
words-what-is-this = wat is dit, waar gaat dit eigenlijk over, waar gaat het eigenlijk over, waar gaat dit hier over, wat is dat, wat is het, waar gaat dit over, waar gaat het over, waar gaat het om, waar gaat dit om, wat is dit voor spel, wat voor spel is dit, wat is dit voor een spel, wat voor een spel is dit, wat is dit voor programma, wat voor programma is dit, wat is dit voor een programma, wat is splendor, wat is dit spel, wat doet dit, wat doet dit programma, wat doe ik hier, wat moet dit voorstellen
words-this-beside = eigenlijk, precies, nou, dan, hier, nu, dus, en, wacht, hallo, hoi, ook alweer, spel, programma
words-lost = help me, help mij, help me even, help me alsjeblieft, ik begrijp het niet, ik begrijp dit niet, ik begrijp de vraag niet, dat begrijp ik niet, begrijp ik niet, ik snap het niet, ik snap dit niet, snap ik niet, ik kom er niet uit, leg uit, leg dat uit, leg eens uit
words-asking-first = kan ik, maakt dat, maakt het, kan je, kan men, kunnen we, kun je, kun jij, mag ik, mag je, mogen we, moet ik, moet je, moeten we, zal ik, is het, is dit, is dat, is er, zijn er, zijn dit, waar, hoe, hoeveel, met hoeveel, wat, wie, waarom, wanneer, welke, welk
# At the end of a game: what wants another one with the same players, one to be chosen anew, the
# coach, or to leave, and what may stand beside it.
words-wanting-score = uitslag, einduitslag, eindstand, eindscore, afgelopen, geëindigd, liep het af, hoe close, met hoeveel, punten aan het eind, punten aan het einde, hoe scheelde het, scheelde het, heb ik gewonnen
words-wanting-rematch = nog een keer spelen, nog een spel, nog een spelletje, nog een potje, nog een ronde, nog eentje, nog een, opnieuw spelen, revanche, revans, nog eentje doen, nog een keertje, tweede ronde, nog zo een, meteen nog een keer, nog een keer, nog eens spelen
words-wanting-new = nieuw spel, een nieuw spel, begin een nieuw spel, nieuw potje, andere spelers, iemand erbij, ander spel, een ander spel, iets nieuws, andere mensen, met anderen, nieuwe spelers
words-other-opponents = sterker, sterkere, moeilijker, moeilijkere, zwakker, zwakkere, makkelijker, makkelijkere, andere tegenstander
words-wanting-coach = mijn fouten, wat deed ik fout, wat heb ik fout gedaan, hoe heb ik gespeeld, analyse, waar heb ik verloren, waar ging het mis, waarom heb ik verloren, waar verloor ik, mijn blunders, waar heb ik het verpest, wat ging er fout, wat ging er mis
words-blunders = fout, fouten, blunder, blunders, verkeerd, mis, misging, misgegaan, verknald, verpest, verprutst, verknoeid, vergist, de mist in, flater, flaters, laten liggen, verspild, weggegeven
words-wanting-quit = dat was het, dat was alles, dat is alles, klaar, ik ben klaar, we zijn klaar, genoeg, genoeg voor vandaag, ik moet gaan, welterusten, dag, doei, tot ziens, tot morgen, stoppen, ophouden, afsluiten, wegwezen, bedtijd, naar bed, slapen, ik ga slapen, sluit af, sluit maar af, uit dat ding, ciao, de mazzel, mazzel, houdoe, doeg, doeidoei, tot later, ik ben weg, ik ga, ik moet koken, de bus is er, kappen, ik kap ermee, weg hier, nu weg, weggaan
words-leaving-coach = terugblik verlaten, stop de terugblik, terug naar het einde, terug naar het spel, ga terug, genoeg terugblik, weg uit de terugblik, uit de terugblik, genoeg van de terugblik, klaar met de terugblik, breng me naar het einde, naar het einde
words-next-mistake = volgende fout, volgende blunder, volgende slechte zet, volgende, andere fout, andere slechte zet, volgende slechte beurt
words-asking-better = waarom is dat slecht, waarom was dat slecht, waarom is dat fout, waarom was dat fout, waarom was dat een fout, wat is daar slecht aan, wat was daar slecht aan, wat was beter geweest, wat was beter, wat had ik moeten doen, wat was de beste zet, wat was het beste, wat was de betere zet, wat had beter gekund
words-beside-walking = en, nu, dan, daar, hier, dus, ok, oké, toen, eigenlijk, de, het, die, ga, naar, door, toon, laat, zien, me, eens, maar, van, deze, beurt, beurten, zet, zetten, slechte, slechtste
words-wanting-language = alsjeblieft, alstublieft, aub, graag, dank, kun, kan, kunt, zou, je, jij, u, ik, we, wil, willen, wou, liever, naar, in, het, terug, weer, verder, nu, voortaan, met, mij, me, ons, praat, praten, spreek, spreken, speel, spelen, ga, door, zet, schakel, verander, wissel, maak, doe, over, op, om, de, dit, alles, taal, spel, even, maar, gewoon, dan, toch, eens, ok, oké, okay, hallo, hoor, heb, nodig
words-game-words = alsjeblieft, graag, ok, oké, voor, vandaag, nu, het, de, spel, ik, we, wij, wil, willen, ja, nee, bedankt, en, dus, zo, dan, laat, zien, spelen, wat, waren, zijn, dezelfde, met, zelfde, spelers
words-instead = liever, toch
# Before the number of a choice, and what says nothing in a reply.
words-option = nummer, optie, keuze, mogelijkheid, manier, variant, nummertje, nr, regel, voorstel, antwoord
# What begins a clause about a choice: `where I keep green`.
words-where = waar, waarin, waarbij
# How letters of places are written by ear, at a question.
words-spelt = en n, enn n, an n, see c, cee c, zee c, bee b, be b, aa a, ah a, haa h, ha h
# What stands behind a number in one word, as in German for a card of three colours.
words-coloured = kleurig, kleurige, kleuren
# Nothing but a colour in a price: `purely green`.
words-purely = puur, pure, louter, geheel
words-replying = betaal, betalen, kies, kiezen, liever, alleen, eerst, hem, maar, weet je wat
words-priced = voor, van
words-standing-for = voor, als
words-in-place-of = in plaats van, in de plaats van, ipv
words-put-by = leg opzij, zet opzij, leg apart, zet apart, leg aan de kant, zet aan de kant, leg weg, houd achter, hou achter, houd vast, hou vast, spaar op, bewaar op
words-next = verder, volgende
words-steps = stappen, lijst
words-parts = delen, lijst
words-words = woorden, woordenlijst
words-notation = notatie
words-accessibility = toegankelijkheid
words-about = over, makers, maker, auteur, ontwerper, uitgever, thema
words-type = typ
words-display = leesregel
words-english = engels
words-games = spellen, lijst
words-back = terug, vorige
# To the question who plays: a game with a real box.
words-box = doos
# To a correction: leave an entry out, or put one before it.
words-drop = schrap, schrappen, weglaten
words-insert = invoegen, ervoor
words-again = herhaal, opnieuw
words-unsaved = onbewaard
words-quit = stop, q, afsluiten
words-choices = keuzes, kies
words-dots = punten
words-show = toon, antwoord
words-lessons = lessen
words-lesson = les
words-asks = vraagt, voor
words-tile = edele, edelen, tegel, tegels
words-chip = fiche, fiches
words-bonus = bonus
words-and = en
words-or = of
words-unsure = onbekend, onduidelijk, onzeker, donker
words-no = nee, n
words-done = klaar, geplakt
words-remaining = rest, over
words-leave = annuleer, annuleren, stop, klaar, laat maar, afbreken
words-go = ga, naar
words-restart = herstart
words-article = een, één, eentje
words-the = de, het, die, dat
words-card = kaart, kaarten, ontwikkeling, ontwikkelingen
words-held = hand, gereserveerd, gereserveerde, handkaart, weggelegde
# Words that stand in lines about anything, so that help is not offered for them.
words-common = mijn, mij, ik, ja, nee, j, n, dan, speler, anderen, woord, regel, code, optie, eerste, nog, laatste, tafel, plaats, nummer, zet, actie, nodig, kijk, probeer, beurt, neem, koop, met, via, dank, speel, zoek, vind, help, rest, over, en, of, is, wat, kost, geef, geven, sp, spel, aan, uit, kort, begint, beginnen, vast, open, terug, leg, bewaar, les, stem, herhaal, toon
# Wat er van een voorgelezen kaart gezegd wordt. said-heard: zoals dictee woorden schrijft, elk met het juiste.
said-row-lowest = onderste, onderaan, onder, laagste
said-row-middle = middelste, midden
said-row-highest = bovenste, bovenaan, hoogste
said-ordinal = eerste, tweede, derde, vierde, vijfde
said-gives = geeft, geven, levert, krijgt, bonus, oplevert, telt
said-only = alleen, slechts, enkel, uitsluitend, precies
said-needs = nodig, vraagt, betaal, betaalt, betalen, vereist
said-partly = met, in, erin, heeft, waar, waarvoor, bevat, inclusief
said-each = elk, elke, ieder, allemaal
said-heard = with wit, wiet wit, wid wit, root rood, rot rood, blouw blauw, groin groen, swart zwart, fier vier, vir vier, voor vier, ses zes, vijv vijf, eenmaal een, tweemaal twee, driemaal drie, paar twee, stel twee, witjes wit, roodjes rood, blauwtjes blauw, groentjes groen, zwartjes zwart
said-chat = hij, zij, ze, is, zijn, je, men, er, hier, daar, daar's, welke, welk, alsjeblieft, eh, uh, uhm, hm, nou, dus, oké, ok, nu, nieuw, nieuwe, dan, even, kijken, staat, ligt, toont, denk, ik, wij, we, heb, hebben, jij, mijn, voor, maar, te, zo, eentje, n, 'n, z'n, alles, dezelfde, zelfde, ook, plus, verder, niks, niets, kleur, kleuren, soort, waarde, iets, x, keer, komt, als, totaal, samen, moet, moeten, om, van, bij, ding, was, dat, die, eerste, tweede, derde, wacht
# Hoe mensen vertellen wat iemand deed. said-letter: de letter van een plaats zoals dictee hem schrijft.
said-take = neemt, nam, neem, nemen, genomen, pakt, pakte, pak, pakken, gepakt, grijpt, greep, haalt, haalde, grist, trekt, trok, getrokken, kiest, koos, gekozen, pakten, graait, raapt, raapte, opgeraapt, verzamelt, bedient
said-get = krijgt, kreeg, gekregen, ontvangt, gaat, gaan, ging, gingen
said-buy = koopt, kocht, koop, kopen, gekocht, aankoop, schaft, kochten, aangeschaft
said-pay = betaalt, betaalde, betaald, betaal, betalen, uitgegeven
said-reserve = reserveert, reserveerde, gereserveerd, reserveer, reserveren, bewaren
said-put = legt, legde, leg, gelegd, zet, houdt, bewaart, houden, gehouden, stopt, zette
said-return = geeft, gaf, geef, gegeven, teruggegeven, afgegeven, teruggelegd, teruggeven, levert, leverde, ingeleverd, inleveren
said-reveal = nieuw, nieuwe, omgedraaid, opengelegd, ligt, verschijnt, opengedraaid, vervangen, openligt
said-idle = heeft, heb, hebt, had, is, werd, wordt, zich, haar, zijn, hem, z', n, terug, dan, daarna, nu, weg, opzij, apart, erbij, beurt, op, bij, af, ook, net, moest, hoefde, te, daar, er, naar, maar, ben, toen, nummer, neer, moet, nog, wel, aan, zichzelf, door, uit, iemand, dus, ze, zo, mag, kant, tegelijk, wil, laatste, kijken, meer, verschillende, later, vast, links
said-free = gratis, niets, niks, iets
said-denying = niet, nooit, geen
said-held = gereserveerde, hand, handen, gereserveerden
said-hand = hand, handen
said-blind = blind, gedekt, gedekte, ongezien, onbekende
said-whose = voor, van, bij, naar, door
said-he = hij, zij, ze
said-i = ik, mijn, mij
said-paying = met, voor, via
said-letter = see c, zee c, cee c, bee b, be b, ha h
# Hoe mensen vertellen dat er aan tafel iets misging; meer woorden kunnen bij elkaar horen.
said-forgot = vergeten, vergat, vergeet
said-skipped = overgeslagen, niet geweest, niet aan de beurt, gemist
said-swapped = verkeerd om, omgewisseld, verwisseld, andersom, door elkaar
said-seen = viel om, gezien, zag, laten zien, omgevallen, zichtbaar
said-dropped = gevallen, viel, vielen, vallen, valt
said-counted = geteld, nageteld
said-later = nu, alsnog, later, achteraf
said-wrong = verkeerd, fout, vergissing, per ongeluk, klopt niet, eigenlijk, had, correctie, bedoelde, verkeerde, foute, vergist, voor zijn beurt, voor haar beurt, voorgedrongen, aan de beurt niet, niet mogen, bedenkt zich, zich bedacht, kloppen niet
said-twice = twee keer, tweemaal, twee beurten, dubbel, beurt te veel, extra beurt, keer te vaak
said-few = te weinig, te veel, niet betaald, tekort, kwam een fiche tekort, niet betalen, kon betalen, niet veroorloven
said-turn = beurt
said-gone = onder de tafel, onder tafel, op de grond, kwijt, ontbreekt, op de vloer
said-come = komt, kwam, komen, kwamen, gekomen, bezoekt, bezocht, bezoek
said-self = zichzelf, zich
said-rather = nee, sorry, pardon
said-instead = in plaats van, i.p.v, ipv
said-although = terwijl, hoewel, ofschoon, maar er lagen, maar er waren
said-fourth = vierde, vier kaarten, vier gereserveerde, meer dan drie
said-refilled = omgedraaid, omdraaien, draaien, nieuwe kaart, opengelegd, open te leggen, neergelegd, neer te leggen, aangevuld, aanvullen, aan te vullen, bijgelegd, bij te leggen, vervangen, opengedraaid
said-nobody = niemand, zonder
said-stays-empty = blijft leeg, bleef leeg, is leeg, nog leeg, leeg gebleven, was leeg
said-left = laten liggen

## Sentences that mean a command: a line each of what is typed, an equals sign, and the command.
## a/b is either word, (words) may be missing, _ is any words; | asks which, after ; comes a second try.

phrases-sayings =
    zeg (dat/het) (laatste) nog es/ens/is = herhaal
    (geef/toon/noem) (me/mij) (nog) (een) (paar) alternatieven = tip meer
    (geef/toon/noem) (me/mij) (nog) (een) (paar) andere/meer alternatieven/mogelijkheden/opties = tip meer
    (de/alle) edelen tonen/voorlezen/opsommen = edelen
    (de) bank tonen/voorlezen = bank
    (de) kaarten/tafel/bord tonen/voorlezen/opsommen = bord
    (het) hele/volledige/complete bord = bord
    zeg/meld/vertel/noem (me/mij) (altijd) elke/iedere/voor/na/bij/aan _ kan/kopen kopen/kan = instellingen koopbaar aan
    zeg/meld/vertel/noem (me/mij) (altijd) _ kan/kopen kopen/kan elke/iedere/voor/na/bij/aan _ = instellingen koopbaar aan
    zeg/meld/vertel (me/mij) (altijd) _ veranderd is elke/iedere/voor/na/bij/aan _ = instellingen veranderd aan
    zeg/meld/vertel (me/mij) (altijd) elke/iedere/voor/na/bij/aan _ veranderd is = instellingen veranderd aan
    wat zijn (de) punten/prestigepunten/overwinningspunten = help punten
    waar zijn (de) punten/prestigepunten (goed) voor = help punten
    waarvoor (zijn) (dienen) (de) punten/prestigepunten = help punten
    tellen (de) punten van (de) edelen (mee) (voor) (de) (vijftien/15) = regels nobles
    (de) laatste _ gebeurtenissen/beurten/zetten/acties/regels = logboek _
    is het einde (al) ingeluid/aangekondigd = doel punten
    wie kan het spel (nu) beëindigen/uitmaken/afmaken = doel punten
    (dat) (was) (een) vergissing/foutje = terug
    oeps/oei = terug | ouder
    (mijn) (zet/beurt) opnieuw doen = help terug
    annuleer/annuleren = help terug
    neem drie/3 van dezelfde (kleur) = help neem
    geef/neem (me/mij) (er) (een) van elk (een) = neem
    sla (mijn/deze) (beurt) over = pas
    einde (van) (mijn/de) beurt = pas
    niets/niks doen = pas
    volgende speler = pas
    fiches/edelstenen/stenen/edelsteenfiches = bank | ik
    hoeveel fiches/edelstenen/stenen = bank | ik
    kaart = bord | kaarten | hand
    hoe sta ik ervoor/er (voor) = stand
    wat heb ik gemist = laatst
    oudere regels/berichten/meldingen = ouder
    (de) laatste _ regels/berichten (van) (het) (verslag/logboek) = logboek _
    (vorige/alle) zetten = logboek zetten
    herhalen/pardon = herhaal
    herhaal (dat/dit/het) = herhaal
    (zeg) (de) laatste zet (nog) (eens) = laatst
    (kaarten) (die) niet (zo/te) duur (zijn) = zoek goedkoop
    volgende/verder = nieuwer | regels verder | uitleg verder
    neem/neem (dat/het) terug = terug
    mijn spullen/status = ik
    status/inventaris = ik
    (de) andere speler = speler
    (wat) ligt er (open) = bord
    (mijn) eerste/allereerste zet = logboek mijn ronde 1
    rondkijken = bord
    kijk rond = bord
    kijk om me/mij heen = bord
    waar ben ik = beurt
    spel/spellen (dat/dit/het) (eens) (voor) = herhaal
    wablief/wablieft = herhaal
    (een) ouder/eerder bericht = ouder
    (een) nieuwer/later bericht = nieuwer
    wie moet (er) (nu) = beurt
    welke is (er) beter = waarde
    oeps/oei (verkeerd) (gedaan) terug = terug | ouder
    (geef) (de) stelling (als) (regel) = positie
    volgende les = uitleg verder
    op een/één na (de) beste (zet) = tip meer
    op een/één na (het) beste = tip meer
    stel dat ik _ = probeer _
    hoeveel (punten) sta/lig/loop ik achter/voor = stand
    (de) a kaarten = rij a
    (de) b kaarten = rij b
    (de) c kaarten = rij c
    (de) kleine kaarten = rij a
    (de) middelgrote kaarten = rij b
    (de) grote kaarten = rij c
    mijn voorraad/bezit = ik
    wat ik (tot) (nu) (toe) deed/gedaan (heb) = logboek mijn
    (wat) (is) (ook) (alweer) mijn doel = mik
    geen doel (meer) = mik uit
    verklaar/leg (de) (laatste) zet van _ (uit) = waarom _
    (nog) (een) alternatief = tip meer
    andere ideeën/voorstellen/tips/zetten = tip meer
    (jouw/je/uw) mening (over) (mijn) (zet) (nu) = tip
    (welk/wat) (is) (het) rondenummer (is) (het) = beurt
    mag ik (nu) = beurt
    (op) volgorde van prijs = zoek goedkoop
    beschikbare fiches = bank
    (de) stelling als code = positie
    (het) partijverslag (in/als) (tekst) = verslag
    laat (me) zien hoe je/ik/men speelt/speel = uitleg
    (de) rondleiding = uitleg
    hou op met de les/uitleg = uitleg uit
    (de) stappen van de les/uitleg = uitleg stappen
    ik doe niks/niets (ik) pas = pas
    twee/2 beurten terug = terug 2
    drie/3 beurten terug = terug 3
    weg naar _ = nodig _
    wat is niveau/rij _ waard = waarde niveau _
    (de) race naar vijftien/15 = doel
    doe/doen alsof ik _ koop = probeer koop _
    doe/doen alsof ik _ reserveer = probeer reserveer _
    (de) ronde _ = logboek ronde _
    ga door/verder = nieuwer | regels verder | uitleg verder
    ik verstond/hoorde (het/je) niet = herhaal
    mijn zetten (vanaf) (het) (begin) = logboek mijn
    (lijst) (van) mijn aankopen = kaarten
    lees de edelen (nog) (eens) = edelen
    (de) zetten van de anderen = logboek zetten
    (onthoud) (dat) ik (wil) op punten (wil) winnen = mik punten
    (is/zijn) (er) (echt/helemaal/dan) geen _ meer (over) = bank _
    zijn (de/alle) _ (helemaal/allemaal) op/weg = bank _
    stel/als/zodra/wanneer (dat) ik koop _ (dan) wat kan/zou ik (dan/daarna/vervolgens) (nog) (kunnen) kopen/betalen = probeer koop _
    stel/als/zodra/wanneer (dat) ik _ koop/heb/had (dan) wat kan/zou ik (dan/daarna/vervolgens) (nog) (kunnen) kopen/betalen = probeer koop _
    wat kan/zou ik (dan/daarna) (nog) (kunnen) kopen/betalen als/zodra/wanneer ik _ koop/heb/had = probeer koop _
    wat hou/houd/heb ik (dan/nog) over als/zodra/wanneer _ van mij is/wordt = probeer koop _
    wat blijft (er/me) (nog) over als/zodra/wanneer _ van mij is/wordt = probeer koop _
    wat/wa is/zijn/was (ook/nou/dan/eigenlijk/toch/nu) (alweer/weer) (een/de/het) onyx/onyxen (ook/eigenlijk/precies/nou/dan) (alweer/weer) = help onyx
    wat/wa is/zijn/was (ook/nou/dan/eigenlijk/toch/nu) (alweer/weer) (een/de/het) saffier/saffieren (ook/eigenlijk/precies/nou/dan) (alweer/weer) = help saffier
    wat/wa is/zijn/was (ook/nou/dan/eigenlijk/toch/nu) (alweer/weer) (een/de/het) smaragd/smaragden (ook/eigenlijk/precies/nou/dan) (alweer/weer) = help smaragd
    wat/wa is/zijn/was (ook/nou/dan/eigenlijk/toch/nu) (alweer/weer) (een/de/het) robijn/robijnen (ook/eigenlijk/precies/nou/dan) (alweer/weer) = help robijn
    wat/wa is/zijn/was (ook/nou/dan/eigenlijk/toch/nu) (alweer/weer) (een/de/het) diamant/diamanten (ook/eigenlijk/precies/nou/dan) (alweer/weer) = help diamant
phrases-help =
    (de/een) woordenlijst = help woorden
    (de) lijst van/met (alle) (de) woorden = help woorden
    (wat/een/de) uitleg over/bij/van _ = help _
    help me/mij/even/eens = help
    waar is/zijn _ goed voor = help _
    welke letter is _ = help letters
    hoe verander/wijzig ik (de) taal = help taal
    hoe typ ik (een) reservering = help reserveer
    hoe typ ik (een) _ = help _
    ik heb hulp nodig = help
    wat kan ik (nu) (doen/typen/zeggen) = help
    wat moet ik (nu) typen/zeggen = help
    wat moet ik (nu) doen = tip
    wat/en nu = tip
    wat ik (nu) kan doen/typen = help
    hoe maak ik (iets/dat/een) (zet) ongedaan = help terug
    pauze = help bewaar
    (wat) (zijn) (de) commando's = help
    (wat) (zijn) (de) opties/menu/mogelijkheden = help
    ik snap/begrijp (het/dit) niet = help
    ik weet (het) niet (meer) (wat) (ik) (moet) (doen) = help
    wie begint (er) = help eerste
    hoeveel spelers (zijn) (er) = help spelers
    hoe werkt reserveren = help reserveer
    hoe werkt kopen = help koop
    wat is het verschil tussen _ en _ = help _
    hoe stop/sluit ik = help stop
    hoe bewaar ik (het) (spel) = help bewaar
    hoe kom ik eruit/weg = help stop
    wat is het doel (van) (het/dit) (spel) = regels einde
    leg de regels uit = regels
    hoe werkt dit/het (programma) = help
    wie heeft dit/het (spel/programma) gemaakt/bedacht = help over
    wie heeft jou/je gemaakt/geschreven/geprogrammeerd = help over
    wat doet _ = help _
    wie ben je = help over
    waar gaat dit/het (spel/programma) (eigenlijk/hier) over/om = help over
    wat is dit (eigenlijk) voor (een) spel/programma = help over
    wat voor (een) spel/programma is dit = help over
    wat is splendor = help over
    ruil/verkoop/steel/verhandel (_) = help beurt
    hoe win ik/je (het/dit) (spel) = regels einde
    wanneer eindigt/stopt het/dit spel = regels einde
    wanneer is het (spel) afgelopen/voorbij = regels einde
    waarom is het (spel) afgelopen/voorbij/klaar = regels einde
    hoeveel fiches/edelstenen mag/kan ik/je hebben/houden = regels grens
    hoe speel/speelt ik/je (dit/het) (spel) = regels beurt
    hoe werkt het/dit spel = regels beurt
    (wat) (zijn) (de) regels/spelregels (van) (het) (spel) = regels
    lees (de) regels/spelregels (voor) = regels
    regels over/van/voor _ = regels _
    hoe koop ik/je (een) kaart/kaarten = help koop
    hoe neem ik/je (edelstenen/fiches) = help neem
    hoe reserveer ik/je (een) (kaart) = help reserveer
    hoe werken/werkt (de/een/het) _ = help _
    waar is/zijn/dient (de/het/een) _ (goed) voor/toe = help _
    wat doet/doen (de/het/een) _ = help _
    wat is/zijn (een) _ = kijk _ ; help _ ; _
    wat is/zijn (de/het) _ = kijk _ ; _ ; help _
    wat betekent/betekenen (een/de/het) _ = help _
    leg _ uit = help _
    vertel (me/mij) over _ = kijk _ ; help _
    leer me/mij (het/dit) (spel) (spelen) = uitleg
    leer spelen = uitleg
    kan ik (het) (spel) later verder spelen/verderspelen = help bewaar
    kan ik later verder/doorgaan = help bewaar
    hoe sla ik (het) (spel) op = bewaar
    leg _ eens/even uit = help _
    wat is editie _ = help editie
    (het) klaarzetten/opzetten/voorbereiden (van) (het) (spel) = regels 2
    (hoe) zet je het spel klaar/op = regels 2
    maken we de ronde af = regels einde
    leg reserveren (eens/even/me/mij) uit = help reserveer
    leg kopen (eens/even/me/mij) uit = help koop
    leg nemen (eens/even/me/mij) uit = help neem
    leg passen (eens/even/me/mij) uit = help pas
    ik weet niet wat ik (moet) (kan) typen (moet) = help
    (help) (me/mij) (met) (de) opdrachten/commando's = help
    hoe heten de opdrachten/commando's in het engels = help engels
    hoe werken die/de codes = help code
    wat is een kaartcode = help code
    kopen hoe werkt/gaat dat = regels koop
    reserveren hoe werkt/gaat dat = regels reserveer
    waarom zou je/ik reserveren = regels reserveer
    waar komt (het) goud vandaan = regels goud
    hoeveel fiches/stenen per beurt = regels neem
    spelregels (graag) = regels
    is het wel/goed bewaard/opgeslagen = help bewaar
phrases-program =
    (alle/de) (de) instellingen opsommen/tonen/voorlezen = instellingen alle
    (toon/noem/geef/lees) (me/mij) alle instellingen = instellingen alle
    welke commando's/commandos/comandos/opdrachten zijn/bestaan (er) = help
    (ik) (wil/wou) (graag) (een) belletje/bel/piepje/geluidje/geluid/signaal als ik aan de beurt ben = instellingen signaal
    wis het scherm als _ beurt is/komt = instellingen wissen aan
    sla (het/dit/even/ff/eens/spel) op = bewaar
    maak/toon de kaarten korter (graag) = instellingen kaarten regel
    kunnen/mogen de kaarten (ook) (wat) korter = instellingen kaarten regel
    hoe ga/kom/stap ik (hier) weg/eruit/vandaan/uit = help stop
    hoe verlaat/stop/sluit ik (hier) (het/dit) (spel) = help stop
    hoe kom ik (er/hier) later/morgen/straks (weer) terug/in = bewaar
    hoe kom ik (weer) terug in (het/dit/mijn) spel = bewaar
    hoe ga ik later/morgen (weer) verder = bewaar
    hoe ga ik (later/morgen) (weer) verder met het/dit spel = bewaar
    hoe speel ik (dit/het) (later/morgen) verder = bewaar
    wat kan/moet ik doen om haar/hem/ze te stoppen = dreiging
    wat kan/moet ik doen om haar/hem/ze tegen te houden = dreiging
    hoe kan ik haar/hem/ze stoppen/tegenhouden/afstoppen = dreiging
    als ik _ typ/schrijf/zeg (dan) bedoel/lees/toon/doe/zeg (ik/je) (me/mij) (de/het) _ = alias _ _
    (de/die) (toets/knop) _ heb ik niet meer nodig = toets _ uit
    ik heb (de/die) toets/knop _ niet meer nodig = toets _ uit
    (toon/schrijf) (me/mij) geen cellen/braillecellen (meer) (achter/onder/bij/na) (de/elke) (kaarten/kaart) = instellingen cellen uit
    (ik) (wil/wou) (graag) stoppen/ophouden/klaar (met) (de/die/deze) uitleg/lessen/les = uitleg uit
    (de/die/deze) uitleg/les/lessen (maar) overslaan/stoppen/uit (graag) = uitleg uit
    stop/hou (maar) (op) met (de/die/deze/al) (die) uitleg/uitleggen/lessen = uitleg uit
    sla (de/die/deze) uitleg/lessen (maar) over = uitleg uit
    laat (de/die/deze) uitleg/les/lessen (maar) zitten/zijn/weg (ik) (wil) (gewoon) (verder) (spelen) = uitleg uit
    ik wil (die/de) geen uitleg/lessen (meer) = uitleg uit
    ik hoef (de/die) (geen/niet) uitleg/lessen (meer/niet) = uitleg uit
    geen uitleg/lessen (meer) (graag) = uitleg uit
    hoe vaak heb ik (eigenlijk) (al) gewonnen = help statistieken
    hoeveel spellen/potjes/spelletjes/partijen heb ik (al) gewonnen/gespeeld/verloren = help statistieken
    (laat) (me/mij) (zijn) (er) (toon/geef) (mijn/de) statistieken (zien/horen) (graag) = help statistieken
    (waar) (zijn) (welke) (toon) (mijn/de) bewaarde/opgeslagen spellen/spelletjes/potjes (zijn/zien) (er) = help spellen
    welke spellen/spelletjes/potjes heb ik bewaard/opgeslagen = help spellen
    waar vind ik mijn (bewaarde/andere/oude) spellen/spelletjes = help spellen
    (de) lijst (van/met) (mijn/de/bewaarde) (bewaarde) spellen = help spellen
    welterusten/slaapwel (allemaal) = stop
    slaap lekker/wel = stop
    stop/stoppen/ophouden ermee (nu) = stop
    (ik) (wil) (graag) ermee stoppen/ophouden/kappen = stop
    maak (van) _ (een) kort/afkorting/snelkoppeling/alias (voor/van) _ = alias _ _
    laat _ (staan) voor _ staan = alias _ _
    (wat/welke) (zijn) (mijn) afkortingen/aliassen (heb) (ik) = alias
    welke toets/toetsen _ = toets
    (welke) toetsen (zijn) (er) = toets
    zet/schakel (de) (taal) (over) op/naar engels (over) = instellingen taal en
    zet/schakel (de) (taal) (over) op/naar duits (over) = instellingen taal de
    zet/schakel (de) (taal) (over) op/naar frans (over) = instellingen taal fr
    zet/schakel (de) (taal) (over) op/naar nederlands (over) = instellingen taal nl
    (de) taal naar/op engels = instellingen taal en
    (de) taal naar/op duits = instellingen taal de
    (de) taal naar/op frans = instellingen taal fr
    (de) taal naar/op nederlands = instellingen taal nl
    vergeet/wis/schrap (mijn/het) doel = mik uit
    ik stop ermee = stop
    ik hou ermee op = stop
    voorkeuren/opties = instellingen
    verander/wijzig (de/mijn) instellingen = instellingen
    minder/meer = instellingen uitvoerigheid
    praat/zeg/spreek minder = instellingen uitvoerigheid kort
    (praat/zeg/spreek) korter = instellingen uitvoerigheid kort
    praat/zeg/spreek meer = instellingen uitvoerigheid volledig
    (praat/zeg/spreek) uitgebreider/uitvoeriger (graag) = instellingen uitvoerigheid volledig
    kortere/minder antwoorden/details (graag) = instellingen uitvoerigheid kort
    (wat) meer/langere/uitgebreidere antwoorden/details (graag) = instellingen uitvoerigheid volledig
    wees stil = instellingen
    praat/spreek harder/zachter = instellingen stem
    hou op met praten = instellingen spraak
    stop met praten = instellingen spraak
    (verander) (de) snelheid = instellingen tempo
    zet/schakel (de/het) _ uit = instellingen _ uit ; instellingen _
    zet/schakel (de/het) _ aan/in = instellingen _ aan ; instellingen _
    (praat/spreek/lees) (wat/iets) langzamer/sneller = instellingen tempo
    (de) spreeksnelheid/leessnelheid = instellingen tempo
    (een/het) donker/donkere thema/modus = instellingen thema donker
    (een/het) licht/lichte thema = instellingen thema licht
    hou/maak het (wat) korter = instellingen uitvoerigheid kort
    noem (de) stenen (in) (plaats) (van) (de) kleuren = instellingen edelstenen stenen
    noem (de) kleuren (in) (plaats) (van) (de) stenen = instellingen edelstenen kleuren
    (een) geluid als ik (aan) (de) (beurt) ben = instellingen signaal
    maak (de) letters/tekst groter = help toegankelijkheid
    grotere letters = help toegankelijkheid
    (verander) (de) (andere) taal = instellingen taal
    spreek/praat engels/frans/nederlands/duits = instellingen taal
    (verander) (de) (andere) stem = instellingen stem
    bewaar/sla (het/dit) spel (op) = bewaar
    (het/dit) spel opslaan/bewaren = bewaar
    is/wordt (het/dit/mijn) (spel) bewaard/opgeslagen = bewaar
    stop/stoppen/sluit/verlaat/beëindig (met) (het/dit) spel/spelen = stop
    opslaan en stoppen = stop
    sluiten/verlaten/opgeven/doei/daag/stoppen = stop
    ik geef op = stop
    laat me eruit/gaan = stop
    ik geef het op = stop
    tot ziens/straks/later = stop
    opnieuw (beginnen/spelen/starten) = revanche
    begin/start/speel opnieuw = revanche
    begin (weer) van voren (af) (aan) = revanche
    nog een spel/potje = revanche
    (een) (begin/start) (een) nieuw/ander spel/potje = nieuw
    (een) nieuw spel = nieuw
    (voortaan/graag) (in) (het) engels (graag/voortaan) = instellingen taal en
    (voortaan/graag) (in) (het) duits (graag/voortaan) = instellingen taal de
    (voortaan/graag) (in) (het) frans (graag/voortaan) = instellingen taal fr
    (geef) (me/mij) (het) profiel expert = instellingen profiel expert
    expertstand/expertmodus = instellingen profiel expert
    leerstand/leermodus (graag) = instellingen profiel leren
    (een) donker scherm = instellingen thema donker
    (kan) (die/een) (de) (andere) stem (anders) = instellingen stem
    (de) stem (gaat/praat) te snel/langzaam/traag = instellingen tempo
    sneller/langzamer/trager praten/spreken = instellingen tempo
    zet (de/het) snelheid/tempo/spreeksnelheid op _ = instellingen tempo _
    (de) spreeksnelheid _ = instellingen tempo _
    (een) korte versie = instellingen uitvoerigheid kort
    (een) lange versie = instellingen uitvoerigheid volledig
    (doe) (maar) (weer) normale antwoorden = instellingen uitvoerigheid normaal
    zeg (ook) (de) kaartcodes/codes = instellingen codes aan
    hou op met tips (geven) = instellingen tips uit
    geen tips meer = instellingen tips uit
    zeg robijn/saffier/smaragd/diamant/onyx in plaats van rood/blauw/groen/wit/zwart = instellingen edelstenen stenen
    zeg rood/blauw/groen/wit/zwart in plaats van robijn/saffier/smaragd/diamant/onyx = instellingen edelstenen kleuren
    open/toon (de) opties/instellingen/voorkeuren = instellingen
    nieuwe partij = nieuw
    sluit af = stop
    ik vraag (om) (een) revanche = revanche
    (de) volgende uit de geschiedenis = nieuwer
    (de) vorige uit de geschiedenis = ouder
    (laat) (een) piepje/geluid/piep (horen) bij mijn beurt = instellingen signaal
    zet (het) donkere/donker thema aan = instellingen thema donker
    zet (het) lichte/licht thema aan = instellingen thema licht
    (wat) korter (graag) = instellingen uitvoerigheid kort
    (wat) uitgebreider (graag) = instellingen uitvoerigheid volledig
    (graag) (wat) trager/langzamer/sneller (graag) = instellingen tempo
    vertel (voortaan) alles uitgebreid = instellingen uitvoerigheid volledig
    zeg (voortaan) (alles) uitgebreid = instellingen uitvoerigheid volledig
    (weer) (gewoon) (normaal) zoals eerst = instellingen uitvoerigheid normaal

## De lijst van spellen

games-head =
    { $count ->
        [0] Er is nog geen bewaard spel. Om er een te beginnen: splendor-access play
        [one] { $count } bewaard spel:
       *[other] { $count } bewaarde spellen, het laatst gespeelde eerst:
    }
game-listed =
    Spel { $game }, { $state }, { $played }: { $players }.{ $edition ->
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
game-unreadable = Spel { $game }: { $problem }
games-more =
    { $count ->
        [one] Nog { $count } ander spel staat niet in deze lijst. Voor alle spellen: splendor-access games --all
       *[other] Nog { $count } andere spellen staan niet in deze lijst. Voor alle spellen: splendor-access games --all
    }
games-by-name = Minder, met een naam: splendor-access games Ana
games-filtered = { $count ->
        [0] Geen bewaard spel past.
        [one] { $count } bewaard spel past:
       *[other] { $count } bewaarde spellen passen, het laatst gespeelde eerst:
    }
game-deleted = Gewist: { $game }
game-renamed = Spel { $game } heet nu { $name }.
game-name-wrong = "{ $typed }" kan niet de naam van een spel zijn. Letters, cijfers en koppeltekens kunnen, met een letter vooraan.
game-name-taken = Er is al een spel dat { $name } heet.
games-others =
    { $count ->
        [one] Er is nog { $count } ander spel niet af. Om het te horen: splendor-access games
       *[other] Er zijn nog { $count } andere spellen niet af. Om ze te horen: splendor-access games
    }
game-in-round = ronde { $round }
game-won = gewonnen door { $names }
game-ended = afgelopen
game-untold = afgelopen, maar je hebt nog niet gehoord hoe
game-open = open in een ander programma, ronde { $round }
game-damaged =
    { $count ->
        [0] beschadigd, er ontbreekt geen zet, ronde { $round }
        [one] beschadigd, er ontbreekt { $count } zet, ronde { $round }
       *[other] beschadigd, er ontbreken { $count } zetten, ronde { $round }
    }
played =
    { $days ->
        [0] vandaag
        [1] gisteren
       *[other] { $day } { month }{ $year ->
            [0] {""}
           *[other] {" "}{ $year }
        }
    }
month =
    { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[12] december
    }

## Statistieken

stats-line = { $group }: { stats-wins }{ $shared ->
        [0] { "" }
       *[other] ,
    } in { stats-games }, gemiddeld { points-counted }{ $turns ->
        [0] { "" }
        [one] { " " }in { $turns } beurt
       *[other] { " " }in { $turns } beurten
    }.
    .brief = { $group }: { stats-wins }{ $shared ->
            [0] { "" }
           *[other] ,
        } in { stats-games }, { points-counted }{ $turns ->
            [0] { "" }
            [one] , { $turns } beurt
           *[other] { "," } { $turns } beurten
        }.
stats-wins =
    { $wins ->
        [0] geen overwinningen
        [one] { $wins } overwinning
       *[other] { $wins } overwinningen
    }{ $shared ->
        [0] { "" }
       *[other] { "," } waarvan { $shared } gedeeld
    }
stats-games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
stats-none-finished =
    { $count ->
        [one] { $group }: { $count } spel, niet afgelopen.
       *[other] { $group }: { $count } spellen, geen daarvan is afgelopen.
    }
stats-unfinished =
    { $count ->
        [one] { $count } spel is niet afgelopen en telt hier niet mee.
       *[other] { $count } spellen zijn niet afgelopen en tellen hier niet mee.
    }
stats-coach =
    { $count ->
        [one] Terugblik op { $count } spel: een beurt kostte gemiddeld { stats-cost }.
       *[other] Terugblik op { $count } spellen: een beurt kostte gemiddeld { stats-cost }, en { $last } in het laatste daarvan.
    }
stats-cost = { $loss } procent winstkans
stats-all = Alle spellen
stats-all-of = Alle spellen van { $name }
stats-computer = Tegen de computer
stats-keyboard = Aan één toetsenbord
stats-friends = Met vrienden elders
stats-box = Met de echte doos
stats-players = Met { $count } spelers
stats-level = Tegen de computer ({ $level })
stats-person = Tegen { $name }
stats-left-out =
    { $count ->
        [one] { $count } spel van meer mensen aan één toetsenbord telt niet mee. Zeg wie je bent, zoals: splendor-access stats --me { $name }
       *[other] { $count } spellen van meer mensen aan één toetsenbord tellen niet mee. Zeg wie je bent, zoals: splendor-access stats --me { $name }
    }
stats-nobody = In de bewaarde spellen heet niemand "{ $typed }". { COUNT($names) ->
        [0] Er zijn nog geen spellen.
       *[other] Er spelen { $names }.
    }

## Speech by the program itself

speech-left-to = Spreken doet { $reader }; --speech verandert dat.
speech-left = Spreken doet je schermlezer; --speech verandert dat.
speech-direct = Het programma spreekt, via { $path }; --speech verandert dat.
speech-none = Niets spreekt: er draait geen spraakdienst; --speech direct start er een.
speech-none-elsewhere = Niets spreekt: er is hier geen schermlezer, en geen stem antwoordt. Typ splendor-access doctor om te horen waarom.
speech-failed = Het programma kan hier niet spreken: typ splendor-access doctor om te horen waarom. Het spel gaat verder als tekst.
# Spoken once, after the answer to the line at which it happened.
speech-cut-short = { $count ->
        [one] Eén regel niet gehoord: laatst
       *[other] { $count } regels niet gehoord: laatst
    }
speech-gone = De spraak is gestopt. Het spel gaat verder als tekst.
speech-instead = De spraak gaat verder, via { $path }.
speech-cannot = { $path } kan de instelling { $setting } niet veranderen.
speech-no-such-voice = De stem { $voice } uit je instellingen bestaat niet. Voor de gewone stem typ instellingen stem standaard.
speech-no-voice = Er is geen stem { $voice }: de stem blijft zoals die was.
speech-space = spatie
# Words that are made of the letters of gems only, and are no codes of gems.
spoken-words = de, deed, der, derde, des, do, doe, dood, door, doos, eer, eerder, eerdere, ego, er, error, go, god, goed, goede, good, oog, oor, orde, ordes, org, red, reds, res, rode, roes, rood, roos, rs, see, seed, so

## Prompts

prompt-you = jij
    .about = De prompt jij betekent dat jij aan de beurt bent.
prompt-pay = betaal
    .about = De prompt betaal betekent dat je kiest hoe je een kaart betaalt.
prompt-return = geef
prompt-noble = edele
prompt-wait = wacht
    .about = De prompt wacht betekent dat een ander aan de beurt is. Intussen kun je alles vragen.
prompt-sent = verstuurd
    .about = De prompt verstuurd betekent dat je zet onderweg is naar de tafel.
prompt-which = welke
    .about = De prompt welke betekent dat je uit een lijst kiest, met een nummer of met wat daar genoemd wordt.
prompt-sure = ja of nee
    .about = De prompt ja of nee wacht op ja of nee, of op woorden als graag. Bij al het andere wordt het nog eens gevraagd. Stuurt een programma de regels, dan betekent alles behalve ja nee.
prompt-trouble = probleem
    .about = De prompt probleem betekent dat het spel niet bewaard kon worden. Typ herhaal, onbewaard of stop.
prompt-ready = klaar
prompt-teach = lees
    .about = De prompt lees komt in teach: lees de cellen, en typ wat ze zijn.
prompt-teach-more = verder
    .about = De prompt verder komt in teach na een ronde. Enter begint de volgende.
prompt-over = uit
    .about = De prompt uit betekent dat het spel afgelopen is. Je kunt nog vragen en terugnemen.
prompt-replay = verslag
    .about = De prompt verslag komt in een opgetekend spel: Enter gaat verder, terug gaat terug, beurt 12 gaat naar die beurt.
prompt-setup = antwoord
    .about = De prompt antwoord komt voor een spel: het programma vraagt wie er speelt.
prompt-fix = verbeter
    .about = De prompt verbeter betekent dat een eerdere invoer van een spel met de echte doos verbeterd wordt.
prompt-count = tel
    .about = De prompt tel betekent dat je de fiches van de echte tafel telt. Enter zegt dat ze kloppen.
prompt-check = controle
    .about = De prompt controle betekent dat je de echte tafel vergelijkt met wat is ingevoerd. Enter zegt dat het klopt.
prompt-more = meer
    .about = De prompt meer betekent dat een antwoord verdergaat. Enter leest verder, een vraag wordt eerst beantwoord, en elk ander commando laat de rest vallen.
more =
    { $count ->
        [one] Nog 1 regel. Druk op Enter om die te lezen, of typ een commando.
       *[other] Nog { $count } regels. Druk op Enter om verder te lezen, of typ een commando.
    }
more-before =
    { $count ->
        [one] Nog 1 regel van het eerdere antwoord. Druk op Enter om die te lezen, of typ een commando.
       *[other] Nog { $count } regels van het eerdere antwoord. Druk op Enter om verder te lezen, of typ een commando.
    }
waiting = Wachten op { $name }.
completions = { $count } woorden: { $words }.

## Braille that is not there

to-install =
    { $command ->
        [none] Misschien heeft je systeem er een pakket voor.
       *[other] Typ om te installeren: { $command }
    }
braille-missing =
    { $system ->
        [windows] Braillecellen hebben liblouis nodig. NVDA 2026.1 of nieuwer brengt het mee. Of pak het bestand voor Windows van github.com/liblouis/liblouis/releases uit, en laat SPLENDOR_ACCESS_LIBLOUIS de map noemen.
        [page] Alleen codes hebben op deze pagina braillecellen: voor andere teksten is het geïnstalleerde programma nodig.
       *[other] Braillecellen hebben liblouis nodig. { $step }
    }
braille-no-library = liblouis kon niet geladen worden: { $detail }
braille-no-table = De brailletabel { $detail } ontbreekt. { $step }
tables-elsewhere = Tabellen worden alleen in { $path } gezocht, zoals LOUIS_TABLEPATH zegt: verander of wis die variabele.
braille-failed = Braillecellen konden niet gemaakt worden: { $detail }

## A braille display that is not there

display-everywhere = BRLTTY kan niet zeggen welk venster vooraan staat. Het spel houdt de leesregel tot je het verlaat, ook in andere vensters.
no-display-only-linux = Het spel stuurt zelf alleen op Linux, met BRLTTY, en op Windows, in NVDA, brailleleesregels aan. Elders toont je schermlezer het spel op je leesregel.
no-display-no-binding = De Pythonmodule brlapi ontbreekt. { $step }
no-display-isolated = De Pythonmodule brlapi is geïnstalleerd, maar dit programma is geïnstalleerd waar het er niet bij kan. Typ om het bij de modules van het systeem te laten: { $command }
no-display-not-installed = BRLTTY, dat brailleleesregels aanstuurt, is niet geïnstalleerd. { $step }
no-display-other-python = De Pythonmodule brlapi is voor Python { $found }, en dit programma draait in { $here }. Installeer het programma met de Python van je systeem: pipx install --python /usr/bin/python3 --system-site-packages
no-display-not-running = BRLTTY antwoordt niet op { $detail }. Draait het? Typ om het te starten: sudo systemctl start brltty
no-display-silent = BRLTTY antwoordt niet. Het lijkt te hangen. Typ om het opnieuw te starten: sudo systemctl restart brltty
no-display-no-rights = Je mag de leesregel niet gebruiken, omdat je { $detail }, de sleutel van BRLTTY, niet mag lezen. Typ om dat te verhelpen: sudo chgrp { $group } { $detail } && sudo chmod g+r { $detail }
no-display-locked = Je mag de leesregel niet gebruiken zonder sleutel. Zet de omgevingsvariabele BRLAPI_AUTH op keyfile: met het bestand met de sleutel van BRLTTY.
no-display-no-key = Je mag de leesregel niet gebruiken zonder sleutel, en er is er geen in { $detail }. Zet de omgevingsvariabele BRLAPI_AUTH op keyfile: met het bestand met de sleutel van BRLTTY.
no-display-wrong-key = Je mag de leesregel niet gebruiken, omdat de sleutel in { $detail } niet die van BRLTTY is. Is hij nieuw, start BRLTTY dan opnieuw: sudo systemctl restart brltty
no-display-no-display = BRLTTY draait, maar er is geen leesregel op aangesloten.
no-display-no-screen = BRLTTY leent zijn leesregel niet uit aan programma's in deze terminal.
no-display-other-program = Een ander programma houdt de leesregel voor zichzelf.
no-display-failed = De leesregel kan niet gebruikt worden: { $detail }
no-display-device = SPLENDOR_ACCESS_DEVICE noemt "{ $typed }", dat geen leesregel aanstuurt. Er zijn: { $names }.
no-display-json = Geen programma toont braille op { $path }.
no-display-nvda = De add-on van Splendor voor NVDA draait niet. Met NVDA 2026.1 of nieuwer: open splendor-access-{ $version }.nvda-addon, dat bij het programma zit, en laat NVDA opnieuw starten. Andere schermlezers tonen de terminal op je leesregel.
no-display-nvda-silent = De add-on voor NVDA draait, maar heeft dit venster niet gevonden. Haal het venster naar voren. In Windows Terminal moet de titelbalk de titel van het tabblad tonen.
no-display-nvda-none = NVDA heeft nu geen brailleleesregel. Kies er een in de braille-instellingen van NVDA.
no-display-nvda-elsewhere = NVDA is er alleen voor Windows.
# $older: which of the two is to be replaced. $addon, $game: their versions.
no-display-nvda-old = De add-on voor NVDA heeft versie { $addon }, het spel { $game }. Ze begrijpen elkaar niet. { $older ->
       *[add-on] Open splendor-access-{ $game }.nvda-addon, dat bij het spel zit, en laat NVDA opnieuw starten.
        [game] Installeer het nieuwere spel.
    }

## Labels: what is made

label-proven =
    { $labels ->
        [one] { $labels } etiket is uit zijn bestand teruggelezen
       *[other] { $labels } etiketten zijn uit hun bestanden teruggelezen
    } en met de kaarten vergeleken. De bestanden staan in { $folder }:
label-made =
    { $file }: { $labels ->
        [one] { $labels } etiket
       *[other] { $labels } etiketten
    } op { $pages ->
        [one] { $pages } pagina
       *[other] { $pages } pagina's
    }, { $dots } punten.
label-job =
    { $job ->
        [swell] Voor zwelpapier: alles wat zwart is komt omhoog, dus hebben de bestanden alleen punten en dunne omtrekken, in zwart. Door de hoek rechtsboven van elke omtrek loopt een lijn, en in die van het vel staat een driehoek. Woorden, kruisjes en linialen zijn weggelaten.
        [uv] Voor inkt in reliëf: punten en omtrekken staan in steunkleuren, en de lettertypen zijn ingesloten. Kruisjes en linialen zijn weggelaten, want een drukker zet er zijn eigen op.
        [home] Voor een printer thuis: die maakt niets in reliëf, dus zijn de punten alleen grijze inkt, om te zien of over te trekken. Steunkleuren zijn weggelaten, want die heeft hij niet.
       *[embosser] Voor een brailleprinter: die neemt cellen en tekent niets. Woorden in zwartdruk, omtrekken, kruisjes en linialen zijn weggelaten.
    }
label-title =
    Splendor, braille-etiketten: { $kind ->
        [cards] { $labels ->
            [one] { $labels } kaart
           *[other] { $labels } kaarten
        }
        [texts] { $labels ->
            [one] { $labels } eigen tekst
           *[other] { $labels } eigen teksten
        }
        [table] { $labels ->
            [one] { $labels } etiket voor de tafel
           *[other] { $labels } etiketten voor de tafel
        }
        [nobles] { $labels ->
            [one] { $labels } tegel met edele
           *[other] { $labels } tegels met edelen
        }
        [tokens] { $labels ->
            [one] { $labels } fiche
           *[other] { $labels } fiches
        }
        [rules] regels
       *[aids] spelhulpen
    }
label-ruler-title = Splendor, uitlijnpagina voor vel { $sheet }
label-printing =
    Print in lagen van { $layer } mm. De punten zijn { $height } mm hoog, dat is { $layers ->
        [one] { $layers } laag
       *[other] { $layers } lagen
    }, op plaatjes van { $plate } mm.
label-grooves = Een vel van { $sheet } mm houdt de plaatjes bijeen. Snijd langs de groeven.
label-plate-layers = De plaatjes zijn { $plate } mm dik, niet { $asked } mm, omdat een printer hele lagen maakt.
label-plates =
    Print { $first } tot en met { $last } één voor één. { $whole ->
        [none] Eén bestand met alle platen zou te groot zijn.
       *[other] { $whole } heeft alle platen op een rij, en dat past in geen printer.
    }
label-making = Bezig met { $file }, bestand { $number } van { $count }.
label-reading = { $file } wordt gelezen.
label-other-sheet =
    { $kind ->
        [nobles] Tegels met edelen
        [texts] Eigen teksten
        [table] Etiketten voor de tafel
        [tokens] Fiches
        [aids] Spelhulpen
       *[other] Deze etiketten
    } gaan op vel { $sheet }.
label-no-print =
    De woorden in zwartdruk zijn weggelaten op { $count } van de { $kind ->
        [cards] kaarten
        [nobles] tegels met edelen
        [texts] eigen teksten
        [table] etiketten voor de tafel
       *[tokens] fiches
    }, omdat er onder de punten geen plaats voor is.
label-short-qr =
    Bij { $count ->
        [one] één etiket
       *[other] { $count } etiketten
    } heeft de QR-code alleen de code, omdat er voor de woorden geen plaats is{ $named ->
        [yes] : { $codes }.
       *[no] .
    }
label-no-qr =
    { $count ->
        [one] { $count } etiket krijgt
       *[other] { $count } etiketten krijgen
    } geen QR-code, omdat er geen plaats is voor een die een telefoon kan lezen{ $named ->
        [yes] : { $codes }.
       *[no] .
    }
label-qr-formats = --qr heeft een bestand met woorden in zwartdruk nodig: { $names }, en niet voor zwelpapier.
label-stale = Deze vellen van een eerdere reeks zijn weggehaald, omdat de nieuwe er minder heeft: { $names }.
label-some-only =
    Van niveau { $level } { $count ->
        [one] krijgt
       *[other] krijgen
    } maar { $count } van de { $cards } kaarten een etiket. Een kaart met etiket is van een kaart zonder te onderscheiden.
label-deck-high = De stapel van niveau { $level } groeit van { $before } mm naar { $after } mm, omdat elk etiket { $thickness } mm dik is. Met dunnere etiketten valt hij niet om.
label-uneven =
    De etiketten van { $kind ->
        [cards] de kaarten
        [nobles] de tegels met edelen
        [texts] eigen teksten
        [table] de tafel
       *[tokens] de fiches
    } hebben regels van { $shortest } tot { $longest } cellen en beginnen { $nearest } tot { $farthest } mm onder elkaar. Ze kunnen niet allemaal op één maat gesneden worden, en aan een kleiner etiket is een kaart te herkennen. Met --grid even krijgen ze allemaal dezelfde maat en afstand.
label-cut-alike =
    De etiketten van { $kind ->
        [cards] de kaarten
        [texts] eigen teksten
        [table] de tafel
        [nobles] de tegels met edelen
       *[tokens] de fiches
    } beginnen { $distance } mm onder elkaar. Snijd ze allemaal op { $width } mm, de breedte van het langste: aan een kleiner etiket is een kaart te herkennen.
label-grid =
    De etiketten van { $kind ->
        [cards] de kaarten
        [texts] eigen teksten
        [table] de tafel
        [nobles] de tegels met edelen
       *[tokens] de fiches
    } { $grid ->
        [strips] zijn stroken van één regel, { $down } mm uit elkaar. Snijd ze allemaal op { $width } bij { $height } mm, { $left } mm links van de eerste cel
        [die-cut] gaan op vel { $sheet }, met { $rows } rijen van { $columns }. De eerste cel moet { $left } mm van de linkerrand van het eerste etiket staan, en { $top } mm van zijn bovenrand
       *[even] staan in { $columns ->
            [one] { $columns } kolom
           *[other] { $columns } kolommen, { $across } mm uit elkaar
        }, met rijen { $down } mm uit elkaar. Snijd alle etiketten op { $width } bij { $height } mm, { $left } mm links van de eerste cel en { $top } mm erboven
    }. Dat geldt voor een brailleprinter met cellen van { $cell } mm en regels van { $line } mm.
label-cut-marks = Tussen de etiketten en eromheen lopen puntlijnen. Snijd naast elke lijn, zodat die eraf valt. Een volle cel in de hoek rechtsboven laat voelen wat boven is.
label-cut-lines = Een driehoek in reliëf in de hoek rechtsboven laat voelen wat boven is.
label-strip-wide = De stroken zijn { $width } mm breed en een kaart { $card } mm: plak elke strook langs de lange kant van de kaart.
label-embosser-model = { $model } komt niet bij { $edge } mm langs elke rand van het papier; de cellen staan 6 mm uit elkaar, de regels 10 mm.{ $sides ->
        [one] {""}
       *[both] {" "}Zet dubbelzijdig afdrukken uit.
    }

label-assembly = De plaklijst, die vertelt waar elk etiket ligt, staat in { $names }.
assembly-title = Plaklijst
assembly-order = Vellen en lijst hebben één volgorde: niveau, kleur van de bonus, punten, kosten.
assembly-order-table = Vellen en lijst hebben één volgorde: stapels, eerste speler, plaatsen, bakjes, speelmatten.
assembly-order-own = Vellen en lijst hebben de volgorde van je bestand.
assembly-kind =
    { $kind ->
        [cards] Kaarten
        [nobles] Tegels met edelen
        [texts] Eigen teksten
        [table] Etiketten voor de tafel
        [tokens] Fiches
       *[aids] Spelhulpen
    }: { $labels ->
        [one] { $labels } etiket
       *[other] { $labels } etiketten
    } op { $pages } { $of ->
        [cells] { $pages ->
            [one] pagina
           *[other] pagina's
        }
       *[other] { $pages ->
            [one] vel
           *[other] vellen
        }
    }{ $of ->
        [cells] { "" }
       *[other] { "," } elk { $width } bij { $height } mm
    }
assembly-entry =
    { $number }, { $of ->
        [cells] pagina
       *[other] vel
    } { $page }, { $place }: { $words }. { $own ->
        [yes] Braille:
       *[no] Code
    } { $code }
    .braille =
        { $number } { $of ->
            [cells] pagina
           *[other] vel
        } { $page } { $place } { $code }
assembly-row-column = rij { $row }, kolom { $column }
    .braille = rij { $row } kolom { $column }
assembly-from-top = etiket { $place } van boven
    .braille = etiket { $place }
assembly-card = niveau { $level }, { $card }
assembly-page =
    { $kind ->
        [cards] Kaarten
        [nobles] Tegels met edelen
        [texts] Eigen teksten
        [table] Etiketten voor de tafel
        [tokens] Fiches
       *[aids] Spelhulpen
    }, { $of ->
        [cells] pagina
       *[other] vel
    } { $page }
assembly-head-place = Plaats
assembly-head-label = Etiket
slate-made = De gids voor reglette en prikpen, voor { $labels ->
        [one] { $labels } etiket
       *[other] { $labels } etiketten
    }, staat in { $folder }: { $names }.
slate-title = Etiketten met reglette en prikpen
slate-how = Schrijf elke regel van rechts naar links. De punten zijn al gespiegeld: prik ze zoals ze achter "te prikken" staan, met 1, 2 en 3 links in de cel en 4, 5 en 6 rechts. 0 is een lege cel.
slate-kind =
    { $kind ->
        [cards] Kaarten
        [texts] Eigen teksten
        [table] Etiketten voor de tafel
        [nobles] Tegels met edelen
       *[tokens] Fiches
    }: { $labels ->
        [one] { $labels } etiket
       *[other] { $labels } etiketten
    }
slate-entry = { $number }: { $words }. Code { $code }
slate-entry-own = { $number }: { $words }. Braille: { $text }
slate-line = Regel { $number }, cellen { $cells }, te prikken: { $dots }
    .braille = regel { $number } prikken { $spaced }
slate-read = Te lezen: { $dots }
    .braille = lezen { $spaced }
label-aids = { $file }: de { $kind ->
        [rules] regels
       *[aids] spelhulpen
    } als webpagina.

## Labels: the player aids, a line each; the first is a heading

aid-title = Splendor: { $kind ->
        [rules] de regels
       *[aids] spelhulpen
    }
aid-name-setup = het spel klaarzetten
aid-name-turn = je beurt
aid-name-codes = codes
aid-name-rules = regels
aid-setup =
    Het spel klaarzetten
    Schud de kaarten van elk niveau apart: 40 van niveau a, 30 van b en 20 van c. Leg de stapels gedekt in een kolom: a het dichtst bij je, dan b, dan c.
    Leg naast elke stapel 4 open kaarten: a1 tot a4, b1 tot b4, c1 tot c4.
    { $tiles ->
        [usual] Schud de 10 tegels met edelen. Leg er één meer dan er spelers zijn boven de kaarten, vanaf n1. De andere gaan terug in de doos.
        [0] Laat de tegels met edelen in de doos: dat is een huisregel.
       *[other] Schud de 10 tegels met edelen. Leg er { $tiles } boven de kaarten, vanaf n1: dat is een huisregel. De andere gaan terug in de doos.
    }
    Sorteer de fiches op kleur.
    Met 2 spelers: 4 fiches van elke kleur{ $tiles ->
        [usual] , 3 edelen.
       *[other] .
    }
    Met 3 spelers: 5 fiches van elke kleur{ $tiles ->
        [usual] , 4 edelen.
       *[other] .
    }
    Met 4 spelers: 7 fiches van elke kleur{ $tiles ->
        [usual] , 5 edelen.
       *[other] .
    }
    Goud: altijd 5 fiches.
    De jongste speler begint. De beurten gaan met de klok mee.
aid-turn =
    Je beurt
    Doe één van deze vier dingen.
    { $takes ->
        [freely] Neem 1, 2 of 3 fiches van verschillende kleur, zoals je wilt.
        [exactly] Neem 3 fiches van verschillende kleur. Zijn er minder dan 3 kleuren over, neem dan 1 van elke.
       *[fewer] Neem 3 fiches van verschillende kleur. Zijn er minder dan 3 kleuren over, neem dan 1 van elke, of minder.
    }
    Of neem 2 fiches van één kleur, als er minstens 4 van liggen.
    Of reserveer een kaart en neem 1 goud, als dat er is. Je mag 3 gereserveerde kaarten hebben.
    Of koop een kaart van tafel of uit je hand.
    Dan: heb je meer dan 10 fiches, geef dan af wat te veel is.
    { $tiles ->
        [0] Er zijn geen edelen.
       *[other] Dan: een tegel met edele komt bij je, als je de bonussen hebt die hij vraagt. Weigeren kan niet. Hoogstens één per beurt: uit meer kies je.
    }
aid-codes =
    Codes
    Een kaart is niveau, punten en bonus, en dan de kosten.
    Voorbeeld: { $code }
    Deze kaart is van niveau c, met 4 punten en saffier als bonus. De kaart kost 3 saffieren, 3 onyxen en 6 diamanten.
    Een tegel met edele is punten, en dan de bonussen die hij vraagt.
    Voorbeeld: { $tile }
    s is saffier, blauw.
    e is smaragd, groen.
    g is goud.
    r is robijn, rood.
    o is onyx, zwart.
    d is diamant, wit.
    Een fiche heeft een volle cel, en dan de letter. De volle cel staat links.
    Niveaus zijn a, b en c. Kaarten van niveau a kosten het minst.
aid-rules =
    Regels
    Je verzamelt kaarten. Elke kaart is een bonus: één edelsteen die je bij het kopen niet hoeft te betalen.
    Je betaalt met fiches. { $gold ->
        [missing] Goud telt als elke kleur die je mist, en volgens een huisregel als geen andere.
       *[any] Goud telt als elke kleur, ook een die je hebt, als je dat kiest.
    }
    Naast de stapels liggen 4 open kaarten van elk niveau. Een kaart die weg is, wordt vervangen.
    Met 2 spelers zijn er 4 fiches van elke kleur, met 3 spelers 5, met 4 spelers 7. Er zijn altijd 5 goudfiches.
    { $tiles ->
        [usual] Er is één tegel met edele meer dan er spelers zijn. Elke is 3 punten waard. Geen wordt vervangen.
        [0] Er zijn geen tegels met edelen, volgens een huisregel.
       *[other] Tegels met edelen: { $tiles }, volgens een huisregel. Elke is 3 punten waard. Geen wordt vervangen.
    }
    Goud neem je alleen door te reserveren. Je mag ook de bovenste kaart van een stapel reserveren, ongezien voor anderen.
    Als een speler { target-points } heeft, wordt de ronde afgemaakt.
    Dan wint wie de meeste punten heeft. Bij gelijke punten wint wie de minste kaarten kocht. Is ook dat gelijk, dan wordt de overwinning gedeeld.

label-print-card = Niveau { $level }: { $card }
    .brief =
        Niveau { $level }: { $bonus }{ $points ->
            [0] { "" }
            [one] , { $points } punt
           *[other] { "," } { $points } punten
        }, voor { $cost }

table-deck = Stapel { $level }
table-start = Eerste speler
table-start-braille = start
table-hand-braille = hand
table-place = Plaats { $place }
table-bowl = Bakje: { $gem }
table-mat-bonus = Speelmat { $mat }: bonussen, { $gem }
table-mat-hand = Speelmat { $mat }: hand
label-other-side = De etiketten van fiches zijn voor de andere kant. Maak die voor de eerste kant met --what tokens.

label-list =
    { $kind ->
        [cards] Kaarten
        [nobles] Tegels met edelen
        [texts] Eigen teksten
        [table] Etiketten voor de tafel
       *[tokens] Fiches
    }, { $count }:
label-list-aids = { $kind ->
        [rules] Regels
       *[aids] Spelhulpen
    }, dat zijn pagina's met tekst: { $names }.
label-item = { $code }: { $words }.
label-tokens = { $code }: { $words }, { $count } fiches.
label-line = Regel { $number }: { $cells } is { $text }.
label-line-dots = Regel { $number } in punten: { $dots }.
label-size =
    { $cells } cellen op { $lines ->
        [one] { $lines } regel
       *[other] { $lines } regels
    }, { $width } bij { $height } mm. Het etiket van vel { $sheet } is { $label_width } bij { $label_height } mm.
label-meets = De punten voldoen aan: { $names }.
label-meets-none = De punten voldoen aan geen enkele norm.
label-breaks = De punten voldoen niet aan { $standard }: { $faults }.
label-break = { label-measure } is { $value } in plaats van { $exact ->
        [yes] { $least }
       *[no] { $least } tot { $most }
    } mm
label-measure =
    { $measure ->
        [base] de breedte van een punt
        [height] de hoogte van een punt
        [dot] de afstand tussen punten
        [cell] de afstand tussen cellen
       *[line] de afstand tussen regels
    }
label-sheets = { $count } vellen, met wat op een etiket past in { $standard }:
label-sheet =
    { $name } voor { $kind ->
        [cards] kaarten
        [nobles] tegels met edelen
       *[tokens] fiches
    }: { $rows } rijen van { $columns } etiketten van { $width } bij { $height } mm, { $cut ->
        [yes] om uit te snijden
       *[no] om los te trekken
    }, elk met plaats voor { $cells } cellen, regels: { $lines }. De pagina is { $page_width } bij { $page_height } mm, het eerste etiket { $left } mm van links en { $top } mm van boven, de tussenruimten { $gap_x } en { $gap_y } mm.
label-ruler =
    { $file } in { $folder } heeft de omtrekken van vel { $sheet } en twee linialen. Druk het op ware grootte af op gewoon papier. Elke liniaal moet 100,0 mm lang zijn, en de omtrekken moeten samenvallen met de etiketten op een vel dat je erachter houdt.
label-picture = { $file } in { $folder } toont de eerste pagina, een vel { $sheet }, zoals die gedrukt wordt.
label-row = Rij { $row }: { $codes }.

## Labels: what a file holds

label-read =
    { $file } in { $standard ->
        [none] { $table }
       *[other] { $standard } en { $table }
    }: etiketten { $labels }, pagina's { $pages }, fouten { $wrong }.
label-at = Pagina { $page }, etiket { $number }: { $code }.
label-at-wrong = Pagina { $page }, etiket { $number }: { $fault }.
label-at-card-wrong = Pagina { $page }, etiket { $number }, { $code }: { $fault }.
label-other-table = Het braille is dat van { $table }, niet van { $expected }. Is dat de bedoeling, voeg dan --notation { $table } toe.
label-scaled = Het bestand is geschaald: het heeft { $percent } procent van de grootte van { $standard }.
label-mirrored = De etiketten zijn gespiegeld.
label-dot-size =
    { $measure ->
        [base] Punten zijn { $value } mm breed
       *[height] Punten zijn { $value } mm hoog
    }; { $standard } vraagt { $exact ->
        [yes] { $least }
       *[no] { $least } tot { $most }
    } mm.
label-all-there =
    { $kind ->
        [cards] { $count ->
            [one] De ene kaart is er.
           *[other] Alle { $count } kaarten zijn er.
        }
       *[nobles] { $count ->
            [one] De ene tegel met edele is er.
           *[other] Alle { $count } tegels met edelen zijn er.
        }
    }
label-as-planned =
    Gelijk aan het manifest naast het bestand: { $of ->
        [cells] elke cel, en de pagina en de volgorde van de etiketten
        [grid] elke cel, en de plaats van elk etiket in het raster
        [bare] elke punt en zijn plaats, en de grootte van de pagina's
       *[dots] elke punt en zijn plaats, elke omtrek, en de grootte van de pagina's
    }.
label-alone =
    { $manifest ->
        [damaged] Het manifest.json naast het bestand is beschadigd
        [other] Het manifest.json naast het bestand noemt dit bestand niet
       *[none] Er is geen manifest.json naast het bestand
    }. Zonder manifest zijn alleen de cellen van elk etiket vergeleken met die van { $table }{ $standard ->
        [none] {""}
       *[other] { "," } en de punten met de maten van { $standard }
    }: niet de plaats, en verder niets op het vel.
label-unicode = Het bestand is in Unicode, niet in ASCII. Programma's voor brailleprinters lezen dat, een brailleprinter zelf niet.
label-hidden =
    { $count ->
        [one] { $count } punt telt
       *[other] { $count } punten tellen
    } niet mee, omdat geen machine maakt wat verborgen, wit, afgesneden of bedekt is.
label-recognised = Herkend: { $counts }.
label-recognised-kind =
    { $kind ->
        [cards] { $count ->
            [one] { $count } kaart
           *[other] { $count } kaarten
        }
        [nobles] { $count ->
            [one] { $count } tegel met edele
           *[other] { $count } tegels met edelen
        }
       *[tokens] { $count ->
            [one] { $count } fiche
           *[other] { $count } fiches
        }
    }
label-none-recognised = Er is geen kaart, tegel met edele of fiche herkend.
label-deck-from = De kaarten worden vergeleken met die van { $file }.
label-nobles-from = De tegels met edelen worden vergeleken met die van { $file }.
label-displaced = Pagina { $page }, etiket { $number } is { $code }. Volgens het manifest naast het bestand moet het { $meant } zijn.
label-many-displaced = { $count } etiketten zijn andere dan het manifest naast het bestand daar noemt.
label-manifest-count = Het manifest naast het bestand heeft { $planned } etiketten.
label-manifest-pages =
    Het manifest naast het bestand heeft { $planned ->
        [one] { $planned } pagina
       *[other] { $planned } pagina's
    }.
label-manifest-page-size = Pagina { $page } is { $width } bij { $height } mm. Volgens het manifest naast het bestand moet dat { $planned_width } bij { $planned_height } mm zijn.
label-manifest-both-sides = Het papier wordt aan beide kanten bedrukt. Volgens het manifest naast het bestand blijft de achterkant leeg.
label-manifest-apart = De regels staan verder uit elkaar dan in het manifest naast het bestand.
label-manifest-marks = Pagina { $page }: de puntlijnen om langs te snijden zijn niet die van het manifest naast het bestand.
label-manifest-page-long = Pagina { $page } heeft { $lines } regels, en een pagina van de brailleprinter heeft er { $most }: alles daarna komt op een andere plek.
label-all-misplaced = Al het braille staat verkeerd: { $moves }.
label-move =
    { $way ->
        [left] { $by } mm te ver naar links
        [right] { $by } mm te ver naar rechts
        [up] { $by } mm te hoog
       *[down] { $by } mm te laag
    }
label-some-there =
    { $there } van { $count } { $kind ->
        [cards] kaarten in dit bestand
       *[nobles] tegels met edelen in dit bestand
    }.
label-missing =
    { $kind ->
        [cards] Kaarten die er niet zijn: { $codes }.
       *[nobles] Tegels met edelen die er niet zijn: { $codes }.
    }
label-many-missing =
    { $kind ->
        [cards] { $count } kaarten zijn er niet.
       *[nobles] { $count } tegels met edelen zijn er niet.
    }
label-twice =
    { $kind ->
        [cards] Kaarten die er meer dan eens zijn: { $codes }.
       *[nobles] Tegels met edelen die er meer dan eens zijn: { $codes }.
    }
label-fault-none-such = er staat { $detail }, en zo'n kaart is er niet
label-fault-near = het moet { $code } zijn, maar cel { $cell } van regel { $line } heeft de punten { $found }, niet { $meant }
label-without-zero =
    { $count ->
        [one] { $count } kaart zonder punten is zonder de 0 geschreven, zoals ao.
       *[other] { $count } kaarten zonder punten zijn zonder hun 0 geschreven, zoals ao.
    }
label-fault-otherwise = het is goed te lezen, maar { $table } schrijft het anders
label-fault-otherwise-cell = het is goed te lezen, maar anders geschreven: cel { $cell } van regel { $line } heeft de punten { $found }, en { $table } schrijft { $meant }
label-fault-misplaced = het braille staat { $distance } mm van zijn plaats
label-fault-outline = de omtrek staat niet op zijn plaats
label-fault-drawn =
    wat { $left } mm van de linkerrand en { $top } mm van de bovenrand { $kind ->
        [solid] staat
       *[flat] getekend is
    }, is niet zoals gepland
label-fault-in-grid = het moet beginnen op regel { $line } van zijn pagina, bij cel { $cell }
label-fault-page = het moet op pagina { $page } staan

label-touch-prompt = etiket
label-touch-opening = { $count } etiketten om na te gaan. Typ de code die je voelt, of help voor meer.
label-touch-on = { $checked } van { $count } zijn al nagegaan. Je gaat verder waar je was.
label-touch-help = Typ de code die je voelt. herhaal: hoor het nummer nog eens. verder: sla dit etiket over. terug: ga terug. ga 40: ga naar etiket 40. ga niveau c: ga naar de eerste zulke kaart. stop: houd op; de volgende keer ga je daar verder.
label-touch-nowhere = Geen etiket hier is "{ $typed }". Typ ga met een getal of een kaart, zoals ga 40 of ga niveau c.
label-touch-was-wrong = Fout: op etiket { $number } voelde je { $felt }, en dat moet { $meant } zijn. { $words }.
label-touch-next = { $number } van { $count }.
label-touch-right = Goed: { $words }.
label-touch-wrong = Dat is { $code }: { $words }. Dit etiket moet { $meant } zijn.
label-touch-unclear = "{ $typed }" is geen code. Typ wat je voelt, zoals c4s 3s3o6d
label-aids-no-codes = Spelhulpen en regels zijn pagina's met tekst. Er zijn geen codes om na te gaan.
label-touch-end = { $right } van { $count } etiketten zijn goed.

## Labels: the label of the card in the hand

label-find-prompt = kaart
label-find-prompt-on = zit het erop
label-find-prompt-answer = antwoord
label-find-prompt-sure = ja of nee
label-find-opening = Beschrijf de kaart in je hand: niveau, kleur, punten en kosten, zoals niveau b wit 2 punten kosten 5 rood 3 zwart. Typ help voor meer.
label-find-help = Typ wat je van de kaart weet, in elke volgorde: niveau, punten, bonus, kosten, of de code. Voor een kleur die je niet zeker weet typ je onzeker, zoals 1 onzeker 2 rood.
label-find-help-more = ja: het etiket zit erop. nee: het is een andere kaart. rest: welke etiketten er nog zijn. terug: neem de laatste ja terug. herstart: begin weer van voren af aan. herhaal: hoor het laatste antwoord nog eens. stop: houd op; de volgende keer ga je daar verder.
label-find-amount =
    { $left ->
        [0] Geen meer over: alle { $count } etiketten zitten erop.
       *[other] { $left } van { $count } etiketten over.
    }
label-find-sheet =
    { $of ->
        [cells] Pagina
       *[other] Vel
    } { $page }{ $kind ->
        [cards] {""}
        [nobles] {" "}van de tegels met edelen
        [texts] {""}
        [table] {" "}voor de tafel
       *[tokens] {" "}van de fiches
    }
label-find-at = { label-find-sheet }, { $place }: { $words }.
label-find-begins = De eerste regel is { $text }. Die begint met de punten { $dots }.
label-find-already = Dat etiket zit er al op.
label-find-done = Geplakt: { $code }.
label-find-undone = Weer te plakken: { $code }.
label-find-nothing-named = Er is nog niets aan te strepen. Beschrijf eerst een kaart.
label-find-nothing-done = Niets om terug te nemen: er is nog geen etiket geplakt.
label-find-restart =
    { $count ->
        [one] { $count } etiket is geplakt. Typ ja om weer van voren af aan te beginnen.
       *[other] { $count } etiketten zijn geplakt. Typ ja om weer van voren af aan te beginnen.
    }
label-find-none = Geen etiket gevonden.
label-find-no-cost = Geen kaart kost { $cost }.
label-find-near = Niets past helemaal. Het dichtst bij komt { $words }; { $differences }. Is het die kaart? Typ ja, of beschrijf hem opnieuw.
label-find-head =
    { $what ->
        [level] { $has ->
            [none] hij heeft geen niveau
           *[other] zijn niveau is { $has }, niet { $told }
        }
        [points] { $has ->
            [none] hij heeft geen punten
           *[other] zijn punten zijn { $has }, niet { $told }
        }
       *[bonus] { $has ->
            [none] hij heeft geen bonus
           *[other] zijn bonus is { $has }, niet { $told }
        }
    }
label-find-cost =
    hij kost { $has }{ $told ->
        [unsure] {""}
       *[other] { "," } niet { $told }
    }
label-find-missed = hij kost ook { $has }
label-find-without = hij kost wel { $has }
label-find-many = { $count } kaarten gevonden.
label-find-ask-points = Hoeveel punten? Typ een getal, of onzeker.
label-find-ask-colours = Hoeveel kleuren staan er in de kosten? Typ een getal, of onzeker.
label-find-ask-level = Welk niveau? Typ a, b of c, of onzeker.
label-find-ask-bonus = Welke kleur is de bonus? Typ een kleur, of onzeker.
label-find-ask-cost = Hoeveel { $gem } kost de kaart? Typ een getal, 0 voor geen, of onzeker.
label-find-no-such-answer = Geen ervan heeft "{ $typed }".
label-find-no-answer = "{ $typed }" is daar geen antwoord op.
label-find-open = Met wat je weet zijn deze niet te onderscheiden: { $codes }. Typ er één van.
label-find-open-many = { $count } kaarten gevonden, en er is geen vraag meer. Zeg meer over de kaart.
label-find-ignored = Niet begrepen: { $words }.
label-find-unclear = "{ $typed }" beschrijft geen kaart. Voorbeeld: niveau b blauw 2 punten
label-find-left = { label-find-sheet }: nog { $count }.
label-pair-prompt = etiket
label-pair-opening = Pak een kaart en een etiket van welke stapel ook. Typ de code die je op het etiket voelt, en beschrijf de kaart, na elkaar. Typ help voor meer.
label-pair-help = Typ de code onder je vinger, zoals b2d 5r3o, en dan de kaart, zoals niveau b wit 2 punten kost 5 rood 3 zwart; of eerst de kaart. Je hoort of ze bij elkaar horen.
label-pair-help-more = rest: wat er nog is. terug: begin opnieuw met een kaart en een etiket, of neem het laatste paar terug. herhaal: hoor het laatste antwoord nog eens. stop: houd op; de volgende keer ga je daar verder.
label-pair-felt = { $code }. Nu de kaart.
label-pair-card = { $words }. Nu het etiket.
label-pair-together = Ze horen bij elkaar: { $words }. Plak het etiket op, als het er nog niet op zit.
label-pair-apart = Ze horen niet bij elkaar. Het etiket { $felt } is voor { $of }. De kaart is { $words }: daar hoort { $meant } op. Nu een ander etiket.
label-pair-already = Deze waren al bij elkaar.
label-pair-dropped = Begin opnieuw met een kaart en een etiket.
label-find-no-manifest = Geen etiketten in { $folder }: manifest.json ontbreekt, of is niet van ons. Noem de map met je etiketten met --out.
label-find-no-labels = Alleen spelhulpen of regels in { $folder }, en dat zijn pagina's met tekst. Er zijn geen kaarten om te zoeken.
label-progress-unreadable = Wat je tot nu toe gedaan hebt kan niet gelezen worden. Je begint opnieuw en er wordt niets bewaard. { $file }: { $detail }
label-progress-not-kept = Wat je gedaan hebt kan niet bewaard worden: { $detail }

label-no-format = { $file } is in geen formaat dat gelezen kan worden. Er zijn: { $names }.
label-no-dots = Er zijn geen braillepunten herkend in het bestand. Punten moeten als cirkels getekend zijn: afbeeldingen en teksten worden niet gelezen.
label-only-hidden = Er zijn geen braillepunten in het bestand die een machine maakt: alle zijn verborgen, wit, afgesneden of bedekt.
label-many-outlines = Het bestand heeft te veel omtrekken.
label-dense = De punten in het bestand staan te dicht op elkaar om braille te zijn.
label-file-large = { $file } is groter dan { $most } MB.
label-unreadable = { $file } kan niet gelezen worden: { $why }.
label-unreadable-broken = het is beschadigd: { $detail }
# $form: the name of a format, as XML. $detail: what a library says of it, or `none`.
label-unreadable-format = het is geen geldig { $form }{ $detail ->
        [none] {""}
       *[other] : { $detail }
    }
label-unreadable-doctype = het geeft een documenttype op, dat het zou kunnen laten groeien of andere kan ophalen
label-unreadable-deep = de delen zitten te diep in elkaar
label-unreadable-large = het is te groot als het uitgepakt is
label-unreadable-many-dots = het heeft te veel punten
label-unreadable-many-things = het heeft te veel vormen
label-unreadable-large-page = het heeft een pagina die te groot is
label-unreadable-svg-undrawn = het kan niet getekend worden: { $detail }
label-unreadable-styles = het heeft stijlen die vormen verplaatsen of van grootte veranderen, en programma's tekenen die verschillend
label-unreadable-number = { $detail } is geen bruikbaar getal
label-unreadable-components = de lichamen bestaan uit componenten, die sommige programma's weglaten
label-unreadable-modifier = sommige delen zijn geen lichamen, maar veranderen andere delen in een slicer
label-unreadable-empty = er is niets in getekend
label-unreadable-cells = het heeft tekens die geen cellen zijn
label-unreadable-long-row = een rij van pagina { $detail } is te lang
label-unreadable-long-page = pagina { $detail } heeft te veel rijen
label-unreadable-no-solid = er zit geen lichaam in
label-unreadable-not-closed = het oppervlak is niet gesloten
label-unreadable-shells = er zitten lichamen in elkaar, die eerst verenigd moeten worden
label-unreadable-bottom = de onderkant is niet vlak
label-unreadable-no-plate = er is geen plaatje onder de punten

## Labels: what cannot be made

label-ruler-flat = De pagina met linialen is om af te drukken. Neem { JOIN($formats, "or") }.

label-which-format = Zeg met --format welk bestand je wilt. Er zijn: { $names }.
label-cut-size =
    { $kind ->
        [cards] Kaarten
        [texts] Eigen teksten
        [table] Etiketten voor de tafel
        [nobles] Tegels met edelen
       *[tokens] Fiches
    }: knip elk etiket langs { $felt ->
        [yes] de binnenkant van de lijn in reliëf eromheen
       *[no] de omtrek
    }, tot { $width } bij { $height } mm.
label-job-format = --for { $job } maakt { $names }, niet { $format }.
label-preview-what = Zeg welke kaart, bijvoorbeeld met de code, of --png voor een plaatje van een vel.
label-choice = { $option } kan niet "{ $typed }" zijn. Er zijn: { $names }.
label-length = { $option } is een lengte van 0 tot 100 mm, niet "{ $typed }".
label-start = --start-at is het nummer van een etiket op het vel, vanaf 1, niet "{ $typed }".
label-start-too-far = Er is geen etiket { $place } op vel { $sheet }. Het heeft er { $places }.
label-print-size = --print-size is een heel aantal punten van 18 tot 28, niet "{ $typed }".
label-measure-form = --measure is een naam met een lengte, zoals cell=6.2, niet "{ $typed }".
label-outside =
    { $standard } staat het niet toe: { label-measure } zou { $value } zijn, niet { $exact ->
        [yes] { $least }
       *[no] { $least } tot { $most }
    } mm.
label-words-behind = "{ $typed }" wordt hier niet begrepen. Opties beginnen met twee streepjes.
label-select-unclear = "{ $typed }" beschrijft geen kaarten. Voorbeeld: --select "niveau c rood"
label-select-none = Er is geen kaart als "{ $typed }".
label-table-unfit = Etiketten hebben zes punten, en { $name } schrijft daarin niet elke code goed.
label-own-table = Deze etiketten staan in de brailletabel { $file }. Om ze te controleren, voeg je --notation met dat bestand toe.
label-not-in-deck = { $code } is geen kaart van dit spel.
label-which = Dat zijn { $count } kaarten. Noem er één, zoals { $codes }.
label-library = Hiervoor is { $library } nodig, en dat is niet geïnstalleerd. Typ om het te installeren: { $command }
label-elsewhere = Niet op deze pagina: dit heeft het geïnstalleerde programma nodig.
label-aids-sheet = Spelhulpen en regels hebben een hele pagina nodig. Vel { $sheet } heeft etiketten. Neem a4, letter of plate.
label-size-form = { $option } vraagt twee lengten in mm, van { $least } tot { $most }, niet "{ $typed }".
label-over-page = Etiketten van { $width } bij { $height } mm passen niet op { $sheet }, dat { $page_width } bij { $page_height } mm is.
label-over-piece =
    De etiketten van vel { $sheet } zijn { $width } bij { $height } mm. { $kind ->
        [cards] Een kaart
        [nobles] Een tegel met edele
       *[tokens] Een fiche
    } is { $piece_width } bij { $piece_height } mm, dus ze zouden over de rand steken.
label-at-top = De etiketten van kaarten zijn voor de bovenrand: { $width } bij { $height } mm. Plak elk in het midden, tussen de gedrukte punten en bonus.
label-over-ink = Etiketten van vel { $sheet } zijn { $width } mm breed. Aan de bovenrand bedekken ze de gedrukte punten en bonus: neem doorzichtige folie, of --sheet a4.
label-top-strips = Een strook is te lang voor de bovenrand, tussen punten en bonus. Laat --place top weg, of neem een ander raster.
label-top-landscape = Een kaart die op zijn kant ligt, heeft het etiket langs de lange rand. Laat --place top weg, of neem een andere indeling.
label-unmarked = Zonder volle cel voel je niet wat bij een fiche boven is. Ondersteboven { $pairs }. Geen letter meer: { $unread }. De andere lees je dan net zo.
label-upside-down = lees je { $letter } als { $other }
label-margin-groove = Tussen de etiketten van een 3D-printer liggen groeven, dus de marge moet minstens { $least } mm zijn, niet { $margin } mm.
label-margin-too-wide = Een marge van { $margin } mm laat geen plaats over op een etiket van { $width } bij { $height } mm.
label-too-big =
    { $code } heeft { $of ->
        [cells] { $needs } cellen in een regel
       *[lines] { $needs } regels
    } nodig. { $on ->
        [page] De pagina heeft er { $has }.
       *[label] Op het etiket passen er { $has }.
    }{ $advice ->
        [computer] {" "}Computerbraille is korter: kies dat met --notation.
       *[none] {""}
    }
label-no-embosser = Er is geen brailleprinter "{ $typed }". Er zijn: { $names }. Of geef de cellen en regels van een pagina, van { $least } tot { $most }, zoals 42x28.
label-layer-thin = Lagen van { $layer } mm zijn te dun om te printen. Neem minstens { $least } mm.
label-grid-unclear = --grid kan niet "{ $typed }" zijn. Er zijn: { $names }. In even kun je { $settings } kiezen, zoals in even,columns=2
label-grid-close = { $name ->
        [across] Etiketten moeten minstens { $least } cellen uit elkaar beginnen, niet { $asked }.
       *[down] Etiketten moeten minstens { $least } regels uit elkaar beginnen, niet { $asked }.
    }
label-grid-page = Het raster vraagt een pagina van { $cells } cellen bij { $lines } regels. De pagina heeft { $has_cells } bij { $has_lines }.
label-strip-long = { $code } heeft { $needs } cellen in één regel nodig. Op een strook voor dit stuk passen er { $has }. Computerbraille is korter: kies dat met --notation.
label-grid-sheet = Cellen van { $cell } mm en regels van { $line } mm passen niet op de etiketten van vel { $sheet }.
label-marks-grid = --cut-marks is voor --grid even, niet voor { $grid }.
label-marks-sheet = Etiketten van { $sheet } trek je los; ze hebben geen --cut-marks nodig. Neem --sheet a4 of letter.
label-grid-format = { $option } is voor { JOIN($formats, "and") }, niet voor { $format }.
label-plate = Met lagen van { $layer } mm moet een plaatje { $least } tot { $most } mm dik zijn, niet { $plate } mm.
label-layers =
    Lagen van { $layer } mm geven geen hoogte die { $standard } toestaat. Dat staat punten toe van { $exact ->
        [yes] { $least } mm
       *[no] { $least } tot { $most } mm
    }. Kies andere lagen of een andere norm.
label-file-exists = { $file } is er al. Er is niets geschreven. Neem een andere map met --out, of voeg --force toe om het te vervangen.
label-unwritable = In { $folder } kunnen geen bestanden geschreven worden: { $detail }

## Labels: what was wrong with a file that was read back

label-wrong = { $card ->
        [none] { $file }
       *[other] { $card } in { $file }
    } kwam er verkeerd uit: { $fault }. Er is geen bestand achtergelaten.
label-not-read-back = { $file } kon niet teruggelezen worden. Er is geen bestand achtergelaten.
label-fault-base = een punt is { $detail } mm breed
label-fault-height = een punt is { $detail } mm hoog
label-fault-off-page = het braille staat over de rand van de pagina
label-fault-edge = het braille staat over de rand van zijn etiket
label-fault-pages = het aantal pagina's is { $detail }
label-fault-page-size = een pagina is { $detail } mm
label-fault-loose = er is een punt buiten alle etiketten, op { $detail } mm
label-fault-count = de aantallen gevonden en bedoelde punten zijn { $detail }
label-fault-moved = een punt is { $detail } mm van zijn plaats
label-fault-doubled = er liggen twee punten op één plaats
label-fault-cells = de punten vormen andere cellen
label-fault-place = een etiket staat niet op zijn plaats
label-fault-unread = in de cellen staat "{ $detail }"
label-fault-other = in de cellen staat een andere kaart, { $detail }
label-fault-labels = de aantallen gevonden en bedoelde etiketten zijn { $detail }

## Labels: files of cards

label-deck-fault =
    Rij { $row }, kolom { $column }: "{ $typed }" is fout. { $reason ->
        [level] Een niveau is 1, 2 of 3.
        [points] Punten zijn een getal van 0 tot 99.
        [bonus] Een bonus is één letter van s e r o d.
        [fields] De rij heeft zoveel velden, en dat zijn er niet evenveel als in de eerste rij.
       *[count] Kosten zijn een getal van 0 tot 99.
    }
label-deck-more =
    { $count ->
        [one] Nog { $count } fout.
       *[other] Nog { $count } fouten.
    }
label-deck-columns = In de eerste rij moet elke kolom precies één keer staan. Bij deze is dat niet zo: { $names }. Nodig zijn: { $columns }.
label-deck-empty = Het bestand heeft geen kaarten.
label-deck-large = Het bestand is te groot. Er kunnen hoogstens { $rows } kaarten gelezen worden.
label-deck-broken = Rij { $row } heeft niet de vorm van CSV.
label-deck-encoding = { $file } is niet in UTF-8.
label-text-table = --notation is een tabel die het commando tables opsomt, of de naam van een tabelbestand van liblouis, niet "{ $typed }".
label-text-alone = --text maakt aparte etiketten. Laat --cards, --nobles, --select en --what weg.
label-text-empty = { $file } heeft geen teksten.
label-text-columns = Rij { $row }: er zijn { $count } kolommen. Het mogen er twee zijn: wat in braille komt, en wat in zwartdruk komt.
label-text-nothing = Rij { $row }: er is niets om in braille te zetten.
label-text-long = Rij { $row }: de tekst is te lang. Hij mag hoogstens { $most } tekens hebben.
label-text-eight = Rij { $row }: "{ $typed }" heeft in { $table } punt 7 of 8 nodig. Etiketten hebben zes punten.
label-text-unknown = Rij { $row }: { $table } heeft geen braille voor { $characters }.

## Texts that are not in the notation

misread-not-counts = "{ $text }" zijn geen aantallen edelstenen. Voorbeeld: 3s2r
misread-gem-twice = "{ $text }" noemt een edelsteen twee keer.
misread-not-gems = "{ $text }" zijn geen letters van edelstenen. Voorbeeld: ser
misread-not-a-card = "{ $text }" is geen kaart. Voorbeeld: c4s 3s3o6d
misread-no-such-card = "{ $text }" hoort niet bij de 90 kaarten.
misread-not-a-noble = "{ $text }" is geen edele. Voorbeeld: 3 4s4e
misread-no-such-noble = "{ $text }" hoort niet bij de 10 edelen.
misread-not-an-action = "{ $text }" is geen actie. Voorbeeld: take ser
misread-not-a-place = "{ $text }" is geen plaats. Voorbeeld: b2
misread-not-a-position = Een positie is één regel die met sp1 begint, niet "{ $text }".
misread-newer-position = Dit programma leest posities van de soorten sp1 en sp2, niet { $text }.
misread-newer-record = Dit programma leest verslagen van de soort 1, niet { $text }.
misread-position-fields = Een positie heeft minstens 13 velden; deze heeft er { $text }.
misread-position-players = Het aantal spelers is 2, 3 of 4, met een veld voor elk, niet "{ $text }".
misread-position-number = "{ $text }" is geen getal dat daar kan staan.
misread-position-phase = "{ $text }" is geen fase, of niet een die in deze positie aan de beurt is.
misread-position-end = Het veld voor het einde is "end" of "-", niet "{ $text }".
misread-position-ending = { $text ->
        [end] Iemand heeft de punten waarmee het spel eindigt: het veld voor het einde is "end".
       *[other] Niemand heeft de punten waarmee het spel eindigt: het veld voor het einde is "-".
    }
misread-position-market = "{ $text }" is geen markt van drie rijen van vier.
misread-position-level = De kaart op { $text } is van een ander niveau.
misread-position-seat = "{ $text }" is geen stoel: fiches, kaarten, hand en edelen, met dubbele punten ertussen.
misread-position-hand = "{ $text }" is geen hand van drie plaatsen.
misread-position-tokens = De fiches kloppen niet: er zijn er { $text }.
misread-position-first = Er is geen stoel { $text } om te beginnen.
misread-position-tiles = De tegels met edelen kloppen niet: er zijn er { $text }.
misread-position-tile-twice = Een tegel met edele is er twee keer.
misread-position-card-twice = De kaart { $text } is er twee keer.
misread-position-decks = Er zijn drie stapels, niet { $text }.
misread-position-cards = De kaarten van niveau { $text } zijn samen niet alle kaarten.
misread-position-gap = { $text } is leeg, maar de stapel heeft nog kaarten.
misread-position-limit = Stoel { $text } heeft te veel fiches.
misread-position-reveal = Op { $text } kan geen kaart worden omgedraaid.
misread-position-bonuses = Stoel { $text } mist bonussen voor de eigen tegel met edele.
misread-position-no-noble = Stoel { $text } heeft de bonussen voor een tegel met edele, en er is geen gekomen.
misread-position-begins = Nog niemand heeft iets: stoel { $text } begint en is dus aan de beurt.
misread-position-round = Met deze punten zou het spel afgelopen zijn vóór de beurt van stoel { $text }.
misread-position-passes = Stoel { $text } kan niet gepast hebben: er was een zet mogelijk.
misread-no-such-edition = "{ $text }" is geen editie. Er zijn: 2024, 2014, up-to-three.
misread-no-such-rule = "{ $text }" is geen huisregel. Er zijn: gold=missing, first=N (0 t/m 3), points=N (1 t/m 999), tiles=N (0 t/m 5).
misread-first = "first={ $seat }" past niet bij het aantal spelers. Er is: first=N (0 t/m { $last }).
misread-rule-twice = De huisregel "{ $text }" is de tweede van zijn soort: geef er één op.
misread-not-a-record = Een verslag begint met de regel splendor-record 1, niet "{ $text }".
misread-no-start = De regel "{ $text }" komt voor het begin van het spel.
misread-record-seat = "{ $text }" is geen stoel. Voorbeeld: seat human Ana
misread-record-seats = Het verslag heeft { $text } stoelen, en dat past niet bij de positie.
misread-record-deck = De regel van stapel "{ $text }" past niet bij het spel.
misread-reveal-elsewhere = Daar wordt geen kaart omgedraaid: { $text }.

## Teaching the braille notation

teach-opening = Je leert de notatie in de brailletabel { $table }. Lees de cellen, en typ wat ze zijn, in letters en cijfers of in woorden. Typ help om te horen wat je nog kunt typen.
    .braille = lees, antwoord. help, stop
teach-help = Enter of herhaal herhaalt de cellen. keuzes biedt antwoorden aan. punten noemt de punten. toon toont het antwoord. lessen somt de lessen op. les en een nummer begint er een. stop gaat weg, en je gaat een andere keer verder waar je was.
    .braille = keuzes punten toon lessen stop
teach-question = Vraag { $number } van { $of }. { $task }
    .brief = { $number }. { $task }
teach-ask-letters = Welke letter?
teach-ask-numbers = Welk getal?
teach-ask-counts = Hoeveel edelstenen, en welke?
teach-ask-heads = Welk niveau, welke punten en welke bonus?
teach-ask-costs = Welke kosten?
teach-ask-cards = Welke kaart?
teach-ask-tiles = Welke tegel met edele?
teach-title-letters = letters
teach-title-numbers = getallen
teach-title-counts = aantallen
teach-title-heads = eerste delen
teach-title-costs = kosten
teach-title-cards = kaarten
teach-title-tiles = tegels
taught-one = { $number } { $gem }
taught-count = { $number } { $gem }
taught-head =
    { $count ->
        [one] niveau { $level }, { $number } punt, { $gem }
       *[other] niveau { $level }, { $number } punten, { $gem }
    }
taught-card = { $head }, kost { $counts }
taught-tile = { $number } punten, vraagt { $counts }
teach-choices = { $count } antwoorden om uit te kiezen.
teach-dots = Punten { $dots }.
teach-right = Goed, { $code }: { $meaning }.
    .braille = goed { $code }
teach-wrong = Nee, het is { $code }: { $meaning }. Jij las { $given }.
    .braille = nee: { $code }, niet { $given }
teach-shown = Het is { $code }: { $meaning }.
teach-unclear = "{ $typed }" is hier geen antwoord. Een antwoord is zoals { $code }, of in woorden: { $example }.
    .braille = ? typ zoals { $code }
teach-round = { $right } van { $of } meteen goed.
    .braille = meteen { $right }/{ $of }
teach-missed = Gemist: { $code }, { $meaning }.
    .braille = gemist { $code }
teach-next = Druk op Enter om verder te gaan met { $lesson }, of typ herhaal voor deze les.
    .braille = verder: { $lesson }
teach-once-more = Druk op Enter voor nog een ronde { $lesson }.
    .braille = nog eens: { $lesson }
teach-lesson = Les { $lesson }.
teach-lessons-line = { $here ->
        [yes] { $number }, { $lesson }: je kent er { $known } van { $of }, en hier ben je.
       *[no] { $number }, { $lesson }: je kent er { $known } van { $of }.
    }
    .brief = { $number } { $lesson } { $known } van { $of }
teach-left = De lessen zijn gestopt. Start ze opnieuw om verder te gaan waar je was.
    .braille = weg
teach-unreadable = Wat je geleerd hebt kan niet gelezen worden, dus je begint opnieuw en er wordt niets bewaard: { $detail }
teach-not-kept = Wat je geleerd hebt kan niet bewaard worden: { $detail }

## The command line

replay-line = Regel { $line }: { $problem }
replay-opening = Verslag van een spel: { $players }.
replay-against-rules = Het begint zoals volgens de regels geen spel kan beginnen: { $reason }
replay-undone = Hier zijn { $count } beslissingen teruggenomen.
replay-undone-seen = Hier zijn { $count } beslissingen teruggenomen, nadat er verborgen kaarten gezien waren.
replay-walk =
    { $count ->
        [one] { $count } beurt. Typ verder, of alleen Enter, om verder te gaan; terug om terug te gaan.
       *[other] { $count } beurten. Typ verder, of alleen Enter, om verder te gaan; terug om terug te gaan; beurt { $count } voor de laatste beurt.
    }
    .braille = { $count } beurten
replay-help = Je kunt alles vragen, zoals bord, ik of betaalbaar, voor de speler die aan de beurt is. En terugblik zegt welke beurten iemand het meest kostten. Om te stoppen, typ stop.
replay-place = Beurt { $turn } van { $count }, ronde { $round }: { $name }.
    .braille = beurt { $turn } { $name }
answer-for = Voor { $name }:
replay-over = Hier is het spel afgelopen.
replay-all-heard = Je bent aan het einde. Typ terug, of stop.
replay-at-beginning = Je bent aan het begin.
replay-reads = Hier speel je niet: dit spel is opgetekend. Typ verder, of vraag iets. Voorbeeld: bord
no-such-turn = Er is geen beurt "{ $typed }": beurten gaan van 1 tot { $count }. Voorbeeld: beurt 1
replay-unfinished = Het verslag eindigt hier; het spel is niet af.
coach-looks = Een ogenblik: de beurten van { $name } worden bekeken.
    .brief = Een ogenblik.
coach-whom = Wiens beurten? { $names }. Voorbeeld: { $example }
coach-no-turns = { $name } heeft hier geen beurt gehad.
coach-good = { $count ->
        [one] Je had { $count } beurt
       *[other] Je had { $count } beurten
    }. { $good ->
        [0] Daarvan was er geen zo goed als het kon
        [one] Daarvan was er één zo goed als het kon
       *[other] Daarvan waren er { $good } zo goed als het kon
    }.
    .braille = goed { $good } van { $count }
coach-mean =
    { $loss ->
        [0] Gemiddeld kostten je beurten bijna geen winstkans.
       *[other] Gemiddeld verlaagde een beurt je winstkans met { $loss } procent.
    }
    .braille = gemiddeld { $loss }
coach-nothing = Geen beurt kostte je veel: iets duidelijk beters is niet gevonden.
    .braille = niets beters
coach-worst = { $count ->
        [one] Deze beurt kostte je het meest:
       *[other] Deze { $count } beurten kostten je het meest, de ergste eerst:
    }
    .braille = ergste { $count }
coach-turn = { $rank }: ronde { $round }. { $deed } Dat verlaagde je winstkans met ongeveer { $loss } procent.
    .braille = { $rank } ronde { $round } { $deed } - { $loss }
coach-better =
    { $sure ->
        [sure] Zeker beter
        [likely] Waarschijnlijk beter
       *[open] Misschien beter
    }: { $step }. { $why }
    .braille = { $sure ->
        [sure] zeker
        [likely] wellicht
       *[open] misschien
    } { $step }, { $why }
coach-walk = { $count ->
        [one] Typ 1 om naar deze beurt te gaan en alles te vragen.
       *[other] Typ een nummer, 1 tot en met { $count }, om naar die beurt te gaan en alles te vragen.
    }
    .braille = 1 t/m { $count }?
coach-ask = Vraag zoals je toen kon vragen, bijvoorbeeld tip, bord of dreiging.
    .braille = tip, bord, dreiging?
coach-at-end = Je bent aan het einde van het spel: stand, revanche, nieuw en stop gaan zoals tevoren. Typ terug om de terugblik te verlaten.
    .braille = einde; terug?
coach-left = Terug aan het einde van het spel.
    .braille = aan het einde
coach-early = De terugblik komt na het spel. Tot die tijd is er tip.
    .braille = na het spel; tip?
coach-elsewhere = Schrijf het spel met verslag en een naam in een bestand, bijvoorbeeld: verslag spel.txt. Daarna, buiten het spel: splendor-access coach spel.txt
    .braille = verslag spel.txt
seat-word = Stoel
no-seat = Er is geen stoel { $seat }: stoelen zijn 0 tot { $last }.
ask-only-reads = "{ $typed }" is geen vraag. Voorbeeld: betaalbaar rood
usage-head = gebruik:
usage-arguments = argumenten:
usage-options = opties:
usage-argument = %(argument_name)s: %(message)s
usage-unrecognized = niet begrepen: %s
usage-not-with = kan niet samen met %s
usage-takes-nothing = krijgt geen waarde, dus %r is te veel
usage-required = er ontbreekt: %s
usage-one-required = er ontbreekt een van deze: %s
usage-one-expected = er ontbreekt een waarde
usage-at-most-one = hoogstens één waarde
usage-at-least-one = er ontbreekt minstens één waarde
usage-some-expected = er zijn %s waarden nodig
usage-value = %(value)r is geen heel getal
usage-choice = %(value)r is geen van deze: %(choices)s
usage-command = %(parser_name)r is geen commando. Er zijn: %(choices)s
usage-error = %(prog)s: %(message)s
usage-lang = "{ $typed }" is geen aangeboden taal. Er zijn: { $languages }.
usage-seed = Een seed is een heel getal van 0 tot 9223372036854775807, niet "{ $typed }".
usage-port = Een poort is een heel getal van 0 tot 65535, niet "{ $typed }".
usage-away = Minuten van afwezigheid zijn een heel getal van 1 tot { $most }, niet "{ $typed }".
usage-cert = De opties --cert en --key horen bij elkaar: geef ze allebei.
usage-config = Met --config zegt het bestand alles: laat de opties voor poorten, adressen en certificaten weg.
usage-store = De optie --store vraagt adressen van NATS, zoals nats://10.0.0.2:4222, niet "{ $typed }".
usage-store-credentials = De optie --store-credentials hoort bij --store.
usage-restore = De optie --restore is voor je tafel van de vorige keer: laat --at weg en alles wat een andere tafel opent.
usage-proxy = De optie --proxy vraagt het adres van een machine, zoals 127.0.0.1, niet "{ $typed }".
usage-bind = De optie --bind vraagt een adres van deze machine, zoals 127.0.0.1, niet "{ $typed }".
usage-out = De optie --out vraagt de naam van een map.
usage-file = Er is geen bestand "{ $typed }".
usage-page = Geen pagina om alleen te spelen in "{ $typed }". Op Debian of Ubuntu maakt make page er een.
usage-host-bots = Aan een tafel voor { $count } moet minstens één plaats voor een mens zijn.
usage-bot = "{ $typed }" is geen computertegenstander. Er zijn: { $names }.
usage-first-twice = De optie --first en de huisregel first zeggen allebei wie begint: geef er één.
usage-position-rules = Een positieregel noemt zelf de editie en de huisregels: laat --edition en --house weg.
usage-position-first = Een positieregel zegt zelf wie begint: laat --first weg.
usage-signal = "{ $typed }" is geen geluid van het programma en geen bestand. Er zijn: { $names }.
usage-games = { $count } is geen aantal spellen.
usage-against = Het programma { $typed } kan niet gestart worden: { $detail }
usage-bots = { $count } computers passen niet bij { $players } spelers: noem er één voor allemaal, of één per stoel.
usage-bot-name = { $file } kan geen bestand van een tegenstander zijn: de naam moet één gewoon woord in kleine letters zijn, zoals careful.py, en niet het woord van een andere tegenstander.
usage-bot-twice = Twee verschillende bestanden heten { $file }: geef er één een andere naam.
usage-bot-own = "{ $typed }" is je eigen computertegenstander. Die speelt alleen aan dit toetsenbord, met play, en in simulate.
own-bot-failed = { $when ->
    [load] { $file } kan niet geladen worden
   *[choose] Fout in { $file }
}: { $detail }{ $line ->
    [0] { "." }
   *[other] {""}, regel { $line }.
}
own-bot-empty = { $file } heeft geen functie choose(view, chance, decision).
own-bot-illegal = { $file } wil iets doen wat niet mag: { $action }.
own-bot-slow = { $file } heeft binnen { $seconds } seconden niet geantwoord.
own-bot-ended = { $file } is gestopt zonder antwoord.
own-bot-gone = Het bestand { $bot }.py is er niet meer.
own-bot-replaced = In plaats van { $bot } speelt niveau { $level } verder.
simulate-game = Spel { $game }: { $winners }, { $points }, { $turns } beurten.
simulate-won = stoel { $seats } wint
simulate-shared = stoelen { $seats } delen de overwinning
simulate-points = punten { $points }

# What stands in capitals behind an option.
metavar-action = ACTIE
metavar-address = ADRES
metavar-command = COMMANDO
metavar-dir = MAP
metavar-edge = RAND
metavar-file = BESTAND
metavar-format = FORMAAT
metavar-game = SPEL
metavar-language = TAAL
metavar-layout = INDELING
metavar-level = STERKTE
metavar-line = REGEL
metavar-link = LINK
metavar-mark = TEKEN
metavar-name = NAAM
metavar-name-mm = NAAM=MM
metavar-port = POORT
metavar-question = VRAAG
metavar-rule = REGEL
metavar-sound = GELUID
metavar-table = TABEL
metavar-what = WAT
metavar-word = WOORD
metavar-words = WOORDEN

cli-about = Splendor voor oor en vinger: regel voor regel gehoord, in braille gevoeld.
words-cli-agent = agent
words-cli-ask = vragen, vraag
words-cli-club = club, vereniging
words-cli-coach = terugblik
words-cli-companion = volgen, begeleiden
words-cli-doctor = nakijken, diagnose
words-cli-games = spellen
words-cli-host = openen, uitnodigen
words-cli-join = meedoen, aanschuiven
words-cli-labels = etiketten
words-cli-play = spelen, spel
words-cli-replay = naspelen, voorlezen
words-cli-resume = hervatten, verderspelen
words-cli-serve = serveren, aanbieden
words-cli-server = server
words-cli-simulate = simuleren
words-cli-stats = statistiek
words-cli-tables = tabellen
words-cli-teach = leren
cli-own-words = Subcommando's kunnen ook zo: { $words }.
manual-name = NAAM
manual-synopsis = AANROEP
manual-description = BESCHRIJVING
manual-commands = COMMANDO'S
manual-options = OPTIES VAN ALLE COMMANDO'S
manual-files = BESTANDEN
manual-exit = AFSLUITCODE
manual-where = Bewaarde spellen, instellingen en het foutenlogboek staan in { $folder }. SPLENDOR_ACCESS_HOME noemt een andere map.
manual-codes = 0: gedaan. 1: het kon niet. 2: de commandoregel klopt niet. 3: een bestand is niet te lezen. 130: afgebroken.
cli-play = een spel beginnen
cli-companion = een spel met de echte doos volgen: ieders beurten worden ingevoerd, en vragen beantwoord
cli-companion-seat = iemand aan de tafel; geef de optie één keer per persoon, in de volgorde van de beurten
cli-companion-me = wiens vragen beantwoord worden, bij naam; zonder deze optie de eerste persoon
cli-companion-first = wie begint, bij naam; zonder deze optie de eerste persoon
cli-companion-from = midden in een spel beginnen: bij een positieregel, of zonder regel stap voor stap
cli-companion-game = een bewaard spel met de echte doos om verder te spelen, met het nummer
cli-companion-host = laat iedereen aan tafel meedoen op een telefoon; met --lan erbij voor telefoons in huis
cli-resume = een bewaard spel verder spelen
cli-games = de bewaarde spellen opnoemen: nummer, stand, dag en spelers
cli-games-all = alle spellen opnoemen, niet alleen de tien laatst gespeelde
cli-games-who = alleen spellen met deze mensen of die zo heten, op naam of een deel ervan
cli-games-unfinished = alleen spellen die niet uit zijn
cli-games-delete = een spel voorgoed wissen, op nummer of naam
cli-games-rename = een spel een andere naam geven; --to zegt welke
cli-games-to = de nieuwe naam, bijvoorbeeld met-ana
cli-stats = vertellen hoe je spellen gingen: overwinningen, punten en beurten, per soort spel en per tegenstander
cli-stats-me = wiens spellen, met de naam; zonder dit de jouwe
cli-csv = schrijf regels CSV, voor een rekenblad
cli-replay-all = het hele spel in een keer vertellen
cli-replay = de zetten van een verslag vertellen
cli-coach = zeggen welke beurten van een opgenomen spel iemand het meest kostten, en wat beter was
cli-simulate = spellen tussen computertegenstanders spelen
cli-agent = als computertegenstander tegen een ander programma spelen, in regels JSON
cli-agent-bot = de computertegenstander die antwoordt of speelt: { JOIN($bots, "or") }
cli-agent-against = een programma om tegen te spelen, met zijn opties
cli-ask = een vraag over een bewaard spel of een positie beantwoorden
cli-ask-position = vragen over deze positieregel
cli-ask-seat = de stoel die vraagt, vanaf 0; anders die aan de beurt is
cli-question = een commando dat leest, zoals betaalbaar rood of bord
cli-tables = de brailletabellen noemen die te gebruiken zijn
cli-labels = braille-etiketten voor de kaarten maken (een kantoorprinter maakt geen puntjes), en bestanden met etiketten lezen
cli-label-action = list, preview, find, pair, verify, sheets, ruler of slate; anders worden er bestanden gemaakt
cli-label-words = voor preview en find een kaart, bijvoorbeeld met de code; voor verify een bestand
cli-label-format = welk soort bestand: { JOIN($formats, "or") }
cli-label-for = wat de etiketten maakt, en dus wat een bestand weglaat: swell (zwelpapier), uv (inkt in reliëf), home (printer thuis) of embosser (brailleprinter)
cli-label-what = cards (kaarten), nobles (edelen), tokens (fiches), aids (spelhulpen), rules (regels), table (tafel) of all (alles)
cli-label-select = alleen de kaarten van een beschrijving, zoals "niveau c rood"
cli-label-standard = de maten van het braille: { JOIN($standards, "or") }
cli-label-measure = een andere maat die de norm toestaat, in mm: base, height, dot, cell of line
cli-label-notation = de brailletabel: een die het commando tables noemt, of een eigen bestand
cli-label-place = waar etiketten van kaarten geplakt worden: bottom (onder), of top (boven) tussen punten en bonus
cli-label-layout = wrap vult regels, stack geeft de kosten een eigen regel, landscape legt kaarten op hun kant
cli-label-sheet = het vel met etiketten; de actie sheets noemt ze
cli-label-margin = hoe ver punten van de rand van een etiket blijven, in mm
cli-label-start-at = het eerste etiket van de eerste pagina dat er nog is
cli-label-print-text = ook woorden drukken voor een ziende helper
cli-label-print-size = de grootte van de lijst in grote letters, van 18 tot 28 punten
cli-label-mark = wat toont welke kant van een etiket boven is: tokens voor een volle cel op fiches alleen, cell voor een op elk etiket, of none voor niets
cli-label-cards = een CSV-bestand met zelfgemaakte kaarten
cli-label-qr = zet op elk etiket een QR-code, voor een telefoon die hem voorleest
cli-label-nobles = een CSV-bestand met zelfgemaakte tegels met edelen
cli-label-text = een CSV-bestand met eigen etiketten: wat in braille komt, en wat in zwartdruk komt
cli-label-embosser = de brailleprinter waar brf- en pef-bestanden voor zijn, of de cellen en regels van zijn pagina, zoals 42x28
cli-label-grid = etiketten op gelijke afstanden in brf- en pef-bestanden: even (gelijk), die-cut (gestanste vellen) of strips (stroken)
cli-label-cut-marks = lijnen om op de tast langs te snijden: van punten in brf- en pef-bestanden, met een gelijk raster, in reliëf in pdf en svg
cli-label-card = de maat van je kaarten in mm, zoals 63x88, of 66x91 voor kaarten in hoesjes
cli-label-bed = de maat van het printbed van de 3D-printer in mm, zoals 180x180; anders 220x220
cli-label-plate = de dikte van het plaatje onder 3D-punten, in mm
cli-label-layer = de hoogte van een laag van de 3D-printer, in mm
cli-label-out = de map voor de bestanden; die wordt gemaakt als hij er niet is
cli-label-force = bestanden vervangen die er al zijn
cli-label-png = met preview: een plaatje van een vel
cli-teach = de notatie in braille leren lezen
cli-teach-table = de brailletabel om te leren; anders die van je instellingen
cli-doctor = vertellen wat hier werkt, en wat je moet installeren
cli-doctor-store = in plaats daarvan NATS op dit adres onderzoeken
cli-version = de versie tonen en stoppen
cli-help = dit tonen en stoppen
cli-seat = iemand aan dit toetsenbord; geef de optie één keer per persoon
cli-bot = een computertegenstander: { JOIN($bots, "or") }; geef de optie één keer per tegenstander
cli-bot-or-file = een computertegenstander: { JOIN($bots, "comma") } of een eigen bestand, zoals careful.py; geef de optie één keer per tegenstander
cli-host = een tafel openen voor vrienden elders, en daar spelen
cli-join = aanschuiven aan een tafel die iemand heeft geopend
cli-link = de link van de tafel, of het nummer in de lijst; zonder link de lijst van je tafels
cli-watch = toekijken, zonder eigen plaats
cli-name = je naam aan de tafel
cli-seats = hoeveel er kunnen zitten: 2, 3 of 4; het spel begint als iedereen er is
cli-port = de poort van de server; zonder deze optie een vrije
cli-bind = een adres van deze machine waar anderen kunnen komen; geef de optie één keer per adres
cli-ssh = ook met ssh laten spelen, op deze poort
cli-lan = iedereen in huis kan erbij; er wordt niets versleuteld
cli-proxy = de proxy op dit adres geloven over het adres waar iemand vandaan komt
cli-page = naast de tafels de pagina aanbieden om alleen te spelen, die make page in deze map heeft gezet
cli-cert = het bestand van een TLS-certificaat, voor links met https
cli-verbose = ook zeggen wat het systeem over een fout in het netwerk zegt
cli-key = het bestand van de sleutel van dat certificaat
cli-at = het adres van een server die iemand met serve draait; de tafel komt daar
cli-new-table = een andere tafel openen dan de vorige keer
cli-restore = teruggaan naar een bewaard bestand van het laatste spel
cli-serve = een server draaien met tafels die anderen openen
cli-config = een bestand met dit alles en meer, in plaats van de andere opties: zie docs/serving.md
cli-store = alles bewaren in NATS op dit adres, dat meer servers kunnen delen
cli-store-credentials = het bestand waarmee NATS de server binnenlaat
cli-server = opdrachten geven aan de server die je hier beheert
cli-server-order = list, close, ban, unban, message, mail, stop; voor een club invite, members of expel; of copy of export
cli-server-words = bij close een tafel, bij ban en unban een adres, bij message een tekst aan alle tafels, bij invite en expel een naam, bij copy en export waarvandaan en waarheen
cli-club = kom de leden van een club tegen, en speel met hen
cli-club-link = de link van je uitnodiging of van de club; zonder deze de club waar je het laatst was
cli-no-play = alleen de tafel openen, zonder eigen plaats
cli-away = hoeveel minuten iemand weg mag zijn voor de computer mag meespelen
cli-seed = een getal dat alle toeval bepaalt, om hetzelfde spel nog eens te spelen
cli-edition = de regels: 2024, 2014 of up-to-three
cli-first = wie begint, bij naam; volgens de regels de jongste, zonder deze optie de eerste persoon
cli-house = een huisregel: gold=missing, first=STOEL (vanaf 0), points=N of tiles=N
cli-lang = de taal; één keer voor elke persoon, in de volgorde van hun stoelen, of één keer voor allemaal
cli-wrap = of lange regels tussen woorden afbreken: on (aan), off (uit), of auto voor een schermlezer die het nodig heeft
cli-plain = gewone regels zonder bewerkingstoetsen
cli-display = een leesregel van BRLTTY of NVDA gebruiken als hij er is: auto of off
cli-display-only = alleen op een leesregel van BRLTTY of NVDA spelen, zonder terminal en zonder geluid
cli-theme = regels met sterk contrast: dark (donker), light (licht), words (woorden) of off (uit)
cli-signal = een geluid als je aan de beurt bent: bell, chime, knock, rise, off, of een geluidsbestand
cli-speech = wie spreekt: je schermlezer (reader), het programma (direct), niemand (off), of wat het aantreft (auto)
cli-text = wat er getoond wordt: words (woorden), of braille voor korte regels met codes als braillecellen
cli-transcript = of wat het programma spreekt ook getoond wordt: on of off
cli-verbosity = hoeveel er gezegd wordt: brief (kort), normal (normaal) of full (volledig)
cli-quick = meteen beginnen: jij tegen één makkelijke tegenstander, zonder vragen
cli-tutorial = een eerste spel beginnen dat al spelend uitlegt; altijd dezelfde kaarten
cli-position = beginnen bij een positieregel
cli-game = het nummer van het spel; anders het laatst gespeelde
cli-file = een bestand met een verslag
cli-games-count = hoeveel spellen
cli-players = hoeveel spelers: 2, 3 of 4
cli-json = regels JSON tonen
cli-legal = ook de toegestane acties van elke beslissing tonen

## Setting up, which the script .ci/setup says before there is a program: a line each

install-begins = Het programma wordt klaargezet. Dat duurt ongeveer een minuut.
install-needs-administrator = Braille en spraak hebben systeempakketten nodig die alleen een beheerder mag installeren.
install-add-later = Het spel werkt als tekst zonder die pakketten. Typ om ze toe te voegen: { $detail }
install-packages = Systeempakketten worden geïnstalleerd: { $detail }
install-packages-failed = Dat lukte niet, dus braille of spraak kan ontbreken. Om het nog eens te proberen: { $detail }
install-braille-by = Typ voor braille: { $detail }
install-both-by = Typ voor braille en spraak: { $detail }
install-both-somehow = Installeer voor braille en spraak liblouis, BrlAPI en Speech Dispatcher met hun Pythonmodules.
install-text-works = Het spel werkt als tekst zonder die pakketten.
install-no-python = Dit programma heeft Python 3.11 of nieuwer nodig, en dat is er niet: installeer het eerst.
install-no-venv = Python mist de module venv. Typ op Debian of Ubuntu: { $detail }
install-no-environment = De virtuele omgeving kon niet gemaakt worden. Bijzonderheden staan in { $detail }
install-fetching = Bibliotheken worden opgehaald: { $detail }
install-libraries = Bibliotheken worden geïnstalleerd: { $detail }
install-waiting = Nog bezig, na { $detail } seconden.
install-looking-up = Systeempakketten worden opgezocht, na { $detail } seconden.
install-preparing = Python wordt voorbereid voor de bibliotheken, na { $detail } seconden.
install-certificates = Een certificaat van het netwerk wordt hier niet vertrouwd. Heeft je netwerk er zelf een, zet dan de omgevingsvariabele PIP_CERT op het bestand ervan; kijk anders naar de klok. Typ daarna hetzelfde opnieuw. Bijzonderheden staan in { $detail }
install-no-network = Er is geen netwerk, of het bereikt niet wat nodig is. Maak verbinding en typ hetzelfde opnieuw. Bijzonderheden staan in { $detail }
install-full = De schijf is vol: er is ongeveer 250 MB nodig. Maak ruimte en typ hetzelfde opnieuw.
install-not-writable = In { $detail } mag niet geschreven worden. Kopieer de map van het programma naar je persoonlijke map, en typ daar hetzelfde.
install-noexec = In { $detail } mag geen programma gestart worden. Kopieer de map van het programma naar je persoonlijke map, en typ daar hetzelfde.
install-failed = Wat het programma nodig heeft kon niet geïnstalleerd worden. Waarom staat aan het eind van { $detail }
install-windows = Typ op Windows deze drie regels in plaats van make play:
install-windows-readers = NVDA en JAWS lezen de terminal; NVDA toont hem ook op een brailleleesregel.
install-ready = Klaar.

## Braille tables

tables = { $count ->
        [one] { $count } brailletabel is te gebruiken:
       *[other] { $count } brailletabellen zijn te gebruiken:
    }
tables-own = { $count } tabellen van de notatie zelf, voor andere programma's, staan in { $folder }
table =
    { $name }: { $language } { $kind ->
        [computer] computerbraille
        [contracted] kortschrift
       *[literary] literair braille
    }, { $dots } punten; langste kaart { $longest } cellen{ $default ->
        [display] , standaard op leesregels
        [paper] , standaard op papier
       *[none] { "" }
    }; { $code } is { $cells }
    .brief = { $name }: langste kaart { $longest } cellen; { $code } is { $cells }
    .full = { $name }, { $title }: langste kaart { $longest } cellen; { $code } is { $cells }
table-lacking = { $name }: hier niet te gebruiken, want liblouis vindt dit bestand niet: { $file }
table-refused =
    { $wrong ->
        [same-cells] { $name }: hier niet aangeboden, want { $code } heeft de cellen van een andere code.
        [letter-sign] { $name }: hier niet aangeboden, want { $code } wordt zonder letterteken geschreven.
       *[read-back] { $name }: hier niet aangeboden, want { $code } wordt als iets anders teruggelezen.
    }

table-texts = { $name }: { $title }: { $cells }
table-sentence = Je kunt drie van de andere kaarten kopen.

# A file with a table that a player names.
own-table-absent = De brailletabel { $file } is niet gevonden. Typ het hele pad van een bestand waarvan de naam eindigt op .ctb of .utb.
own-table-broken = De brailletabel { $file } kan niet gebruikt worden. liblouis zegt: { $detail }
own-table-unfit = Codes kunnen niet in de brailletabel { $file } staan: { $wrong ->
        [same-cells] { $code } heeft de cellen van een andere code.
        [letter-sign] { $code } wordt zonder letterteken geschreven.
       *[read-back] { $code } wordt als iets anders teruggelezen.
    }
own-table-letters = Zinnen kunnen niet in de brailletabel { $file } staan. Deze tekens hebben daarin geen eigen cellen: { $letters }.

## Doctor

doctor-text = Tekst: beschikbaar. Regels worden getoond{ $editable ->
        [yes] , en getypt met bewerkingstoetsen.
       *[no] , en gelezen als gewone regels.
    }
doctor-cells = De uitvoer kan { $cells ->
        [yes] braillecellen tonen.
       *[no] geen braillecellen tonen; in plaats daarvan komen de nummers van de punten.
    }
doctor-braille = Vertaling in braille: beschikbaar, liblouis { $version }, { $cells ->
        [none] tabel { $table }.
       *[other] tabel { $table }: { $code } is { $cells }
    }
doctor-liblouis = liblouis: { $module ->
        [yes] via zijn Pythonmodule
       *[no] rechtstreeks aangeroepen
    }, { $file }. Tabellen in { $folder }
doctor-no-braille = Vertaling in braille: niet beschikbaar. { $mend }
doctor-pybrl = pybrl is gevonden. Waar liblouis ontbreekt, worden Engelse zinnen op een brailleleesregel ermee gemaakt, onverkort. Codes, etiketten, de cursus en typen in braille hebben liblouis nodig.
doctor-codes = Braille van codes: { $table }, { $why ->
        [setting] zoals je hebt ingesteld.
        [refused] de gebruikelijke, want { $named } kan niet gebruikt worden.
        [brltty] want BRLTTY toont je de terminal in { $named }.
        [foreign] de gebruikelijke. BRLTTY heeft { $named }, die voor een andere taal is.
        [unlike] de gebruikelijke. BRLTTY heeft { $named }, die niet voor codes wordt aangeboden.
       *[language] de gebruikelijke.
    }
doctor-texts = Braille van zinnen: { $table }, { $why ->
        [setting] zoals je hebt ingesteld.
        [refused] zoals voor codes, want { $named } kan niet gebruikt worden.
        [brltty] want BRLTTY verkort woorden met { $named }.
        [six] want de leesregel heeft zes punten.
       *[codes] zoals voor codes.
    }
doctor-tables = Brailletabellen: { $names } gevonden, van { $total } aangeboden.
doctor-no-tables = Brailletabellen die niet te gebruiken zijn: { $names }. { $step }
doctor-display = Brailleleesregel: beschikbaar, { $name }, { $rows ->
        [one] { $columns } cellen.
       *[other] { $rows } rijen van { $columns } cellen.
    }
doctor-display-keys = Toetsen van de leesregel: { $routing ->
        [yes] cursorroutingtoetsen
        [no] geen cursorroutingtoetsen
       *[unknown] hij zegt niet of er cursorroutingtoetsen zijn
    }, { $dots ->
        [yes] toetsen om braille te typen.
        [no] geen toetsen om braille te typen.
       *[unknown] en niet of je er braille op kunt typen.
    }
doctor-no-display = Brailleleesregel: niet beschikbaar. { $mend }
doctor-nvda-untried = Braille via NVDA is alleen geprobeerd met vervangers voor NVDA en Windows. Als er iets misgaat, meld het dan.
doctor-feel = De leesregel toont nu { $code }{ $cells ->
        [none] .
       *[other] { "," } als { $cells }
    } Voel je het? Typ ja of nee, of druk op een toets van de leesregel.
    .braille = gevoeld? een toets
doctor-felt = Goed. De leesregel werkt.
doctor-felt-key = Goed. De leesregel werkt, en de toetsen ook.
doctor-not-felt = Zijn er andere cellen? Kies dan een andere tabel: { $program } tables noemt ze. Is er helemaal niets? Kijk dan of een ander programma iets toont, zoals Orca of het menu van BRLTTY.
doctor-speaks =
    { $mode ->
        [reader] { $reason ->
            [asked] Wie spreekt: je schermlezer, omdat je dat vroeg.
            [reader] Wie spreekt: je schermlezer; { $readers } draait.
            [remote] Wie spreekt: je schermlezer, omdat je van een andere machine komt.
            [console] Wie spreekt: je schermlezer, omdat dit een console is.
           *[unsure] Wie spreekt: je schermlezer; of er een draait is van hier niet te zien.
        }
        [direct] { $reason ->
            [asked] Wie spreekt: het programma, omdat je dat vroeg.
           *[answers] Wie spreekt: het programma, als er een weg naar een stem is; er is geen schermlezer gevonden.
        }
       *[off] { $reason ->
            [asked] Wie spreekt: niemand, omdat je dat vroeg.
            [piped] Wie spreekt: niemand, omdat dit als test van andere programma's draait (CI).
           *[silent] Wie spreekt: niemand; er is geen schermlezer gevonden, en er draait geen spraakdienst.
        }
    }
doctor-speech = Spraak via { $path }: beschikbaar, als { $through }. { $count ->
        [0] Die stel je in het eigen programma in.
       *[other] Die volgt deze instellingen: { $settings }.
    }
doctor-no-speech = Spraak via { $path }: niet beschikbaar. { $mend }
speech-no-module = De module voor Python ontbreekt. { $step }
speech-missing =
    { $path ->
        [prismatoid] Het is een extra. { $step }
       *[other] { $detail }. { $step }
    }
speech-absent = Er draait geen spraakdienst. { $step }
speech-idle = Het is geïnstalleerd en draait niet. Om het te starten: { $program } play --speech direct
speech-stopped = Het vond niets dat spreekt.
speech-mute = Het draait en heeft geen synthesizer. { $step }
speech-broken =
    { $detail ->
        [none] Het antwoordt niet.
       *[other] Het mislukt: { $detail }
    }
doctor-sentence = Dit is de stem van het spel: code c4s 3s3o6d.
doctor-hear = Via { $path } is dit gesproken: { $sentence } Heb je het gehoord? Typ ja of nee.
doctor-heard = Goed. Het programma kan spreken: { $program } play --speech direct
doctor-not-heard = Kijk naar het volume en de geluidskaart van je systeem. Met speech-dispatcher kun je proberen: spd-say hallo
doctor-not-spoken = Er is geen proefzin gesproken, want geen weg naar een stem werkt.
doctor-signal = Geluiden voor je beurt: beschikbaar als er een geluidskaart is, via { $player }.
doctor-no-signal = Geluiden voor je beurt: niet beschikbaar; de bel werkt zonder. { $step }
library-missing = De bibliotheek { $library } ontbreekt.
library-old = De bibliotheek { $library } is te oud: { $file } is versie { $found }, en { $wanted } is nodig.
library-new = De bibliotheek { $library } is nieuwer dan dit programma kent: { $file } is versie { $found }, en { $wanted } is nodig.
library-strange = De bibliotheek { $library } is niet te gebruiken: { $file } heeft die naam en is iets anders.
library-damaged = De bibliotheek { $library } is niet te gebruiken: { $file } is beschadigd.
library-lent = Python haalt die uit { $folder }. Haal die map uit PYTHONPATH, en start het programma in een andere map.
library-install = Typ om die te installeren: { $command }
# In the file for Windows, where nothing can be installed.
library-unpack = Pak om het programma te herstellen het zipbestand opnieuw uit, of voer de installatie opnieuw uit.
library-elsewhere = Het bestand voor Windows bevat die niet. Een met Python geïnstalleerd programma kan die hebben.
doctor-libraries = Bibliotheken: allemaal beschikbaar.
doctor-library = { $extra ->
        [extra-friends] Tafels met vrienden
        [extra-labels] Etiketten
        [extra-dxf] Etiketten als DXF
        [extra-club] Ranglijst en berichten van een club
        [extra-3d] Etiketten in 3D
       *[extra-core] Het programma
    }: niet beschikbaar. { $mend }
doctor-settings = Instellingen: { $faults ->
        [0] beschikbaar, in { $file }
        [one] een regel in { $file } klopt niet, zoals net gezegd. Verbeter die in een editor, of verwijder het bestand.
       *[other] { $faults } regels in { $file } kloppen niet, zoals net gezegd. Verbeter ze in een editor, of verwijder het bestand.
    }
doctor-saves = Bewaarde spellen: beschikbaar, in { $folder }
doctor-no-saves = Bewaarde spellen: niet beschikbaar, want in { $folder } kan niet geschreven worden: { $detail }. Zet om ze ergens anders te bewaren de omgevingsvariabele SPLENDOR_ACCESS_HOME op een andere map.
doctor-language = Taal: { $language }; aangeboden: { $languages }.

## Words by what they mean, as the grammar of sentences reads them.

senses-take = neem, nemen, neemt, nam, genomen, pak, pakken, pakt, pakte, gepakt, haal, halen, gehaald, geef me, geef mij, wil ik hebben, ik kies, ik grijp, grijp, krijg, kies, doe mij, doe me, pik, ik neem, mag ik hebben, kan ik hebben, ik wil hebben, kies ik, kiezen, koos, krijgen, bemachtigen, hebben wil, gris, grissen, graai, trek, trekken, raap, dubbele, opstrijken, strijk op, meepakken, pakten, haalde
senses-buy = koop, kopen, koopt, kocht, gekocht, kochten, koopje, aankopen, aanschaffen, betaal, gekochte, schaf aan, aanschaf, verwerf, verwerven, aankoop, schaf, schaffen aan, aangeschaft
senses-reserve = reserveer, reserveren, reserveert, gereserveerd, reserveerde, hou, houd, vasthouden, bewaar, bewaren, apart leggen, opzij, in mijn hand, op de hand, leg apart, apart, opzij leggen, leg weg, reservering, vastleggen, leg opzij, opzijleggen, voor later, gereserveerde, aan de kant leggen, aan de kant, leg aan de kant, voor me weg, voor mij weg, leg vast, parkeer, parkeren, achterhouden, opzijgelegd, apart gelegd, reserveringen, weggelegd, opzij gelegd, voor straks, leg weg voor straks, reservatie, reservaties, opzijgezet, apart gezet
senses-return = teruggeven, geef terug, inleveren, lever in, ingeleverd, teruggegeven, leg terug, terugleggen, weg, terug, in leveren, terugleg, lever, afgeven, wegdoen, gooi weg, weggooien, afstaan, kan ik missen, missen, mag weg, mogen weg, doe ik weg, kan weg, kunnen weg, afgegeven, teruggelegd
senses-pass = pas, passen, sla over, overslaan, gepast, paste, sla deze beurt over, sla mijn beurt over, beurt over, sla, niets doen, niks doen, sla deze ronde over, zie af van mijn beurt, overgeslagen
senses-undo = ongedaan, ongedaan maken, terugdraaien, draai terug, terugnemen, neem terug, undo, vergist, verkeerd gedaan, zet terug, vorige zet ongedaan, maak ongedaan, fout gemaakt, beurten terug, beurt terug, terugga, teruggaan, ga een zet terug, ga terug
senses-wish = mag, mogen, kan, kun, kunnen, zou, zouden, zal, zullen, moet, als, indien, misschien, stel, wat als, wat dacht je van, twijfel, overweeg, had, had ik maar, wou, wilde, mogelijk, mag ik, toegestaan, zin om, zin in, liever, graag willen, verleidelijk, verstandig, slim, bijna, zodra, stel dat, hoop, van plan, wat gebeurt, hoe zit het, had graag, vraag me af, ik vraag me af, voorproefje, proefje, doe alsof, doen alsof, proef, proef eens, probeer, proberen, gesteld dat, veronderstel dat, denk aan, denk erover, zoudt, liefst, bij voorkeur, verkies, toegelaten, of ik, of ik nog, of ik nu, of we
senses-not = niet, geen, nooit, niks, niets, nee, in geen geval, absoluut niet, liever niet, geenszins, in plaats van, laat a, laat b, laat c, blijf af, kom niet aan, blijf van, geen enkele, geen enkel, neen, nope
senses-except = behalve, zonder, uitgezonderd, op na, niet, op één na, min
senses-every = elke, alle, alles, ieder, iedere, een van elke, elk, alle kleuren, iets, niets, hele, ook maar iets, volledige
senses-same = zelfde, hetzelfde, zelfde als vorige keer, zelfde als daarnet, hetzelfde als daarnet, hetzelfde als vorige keer, hetzelfde als de vorige keer, hetzelfde als net, zelfde als net, hetzelfde als zonet, hetzelfde als zojuist, zelfde als zojuist, zelfde als de vorige keer, dezelfde, gelijke, zoals vorige beurt, zoals vorige keer, zoals de vorige beurt, zoals de vorige keer, net als vorige keer, net als vorige beurt, net als de vorige keer, net als de vorige beurt, zoals daarnet, net als daarnet
senses-redo = herhaal, herhalen, doe nog eens, doe nog een keer, opnieuw
senses-who = wie, wiens
senses-what = wat, welke, welk, waar, is er, zijn er, toon, laat zien, zoek, hoe, ligt er, liggen er, is, zijn, laat, noem, vertel, waar is, waar ligt, waar zijn, wat is, wat zijn, wat voor, zeg me, zeg mij, zeg, vertel me, vertel mij, laat horen, lees voor, lees, lezen, voorlezen, kun je me zeggen, kun je zeggen, weet je, ik wil weten, ik wil zien, beschrijf, leg uit, uitleggen, wat staat er, wat ligt er, staat, staan, ligt, liggen, ben, bent, tonen, horen, zien, kijk, bekijk, toon me, zit, zitten, zeggen, som op, herinner me, waaruit, laat me zien, laat mij zien, toon mij, herinner me aan, vertel me over, laat alle, laat eens zien, zoek op, laten zien, wat ligt, wat staat, wat ook alweer, wat ook weer, waarmee, omschrijf, overloop, opsommen, vertellen, mag ik weten, kan je me zeggen, weet jij, weet u, info over, informatie over, sta, lig
senses-many = hoeveel, hoe vaak, aantal, hoeveel nog, totaal, in totaal, hoeveel meer, hoeveelste
senses-when = wanneer, sinds wanneer, hoe lang al, hoe lang ligt
senses-why = waarom, hoezo, vanwaar, hoe kom ik aan, verklaar de laatste zet, verklaar de zet, verklaar zijn zet, leg de laatste zet uit van, hoe komt het dat
senses-past = was, waren, ooit, eerder, gebeurd, gebeurde, gedaan, deed, tot nu toe, lag, kwam, bijgekomen, kocht, nam, pakte, reserveerde, gekocht, genomen, gepakt, gereserveerd, begonnen, speelden, deden, lagen, kwamen, gespeeld, begon, eerst lag, geweest, gepast, ingeleverd, teruggegeven, bezocht, gekregen, betaald, uitgegeven, al eens, sinds, kochten, namen, gehaald, daarvoor, voorheen, vroeger, gekochte, sinds wanneer, hoe lang al, hoe lang ligt, betaalde, geleden, opzijgelegd, apart gelegd, kostte, kostten, gebruikte, gaf, uitgaf, voorviel, voorgevallen, afspeelde, afgespeeld, pakten, haalde, aangeschaft, opzijgezet, apart gezet, afgegeven, teruggelegd, overgeslagen, werd, werden, kreeg, verschenen
senses-bound = vóór, sinds, na, tot, tussen, voordat, nadat, voor, vanaf
senses-would-have = zou hebben, had moeten, had willen
senses-own = mijn, m'n, van mij
senses-noun = reservering, reserveringen, aankoop, aankopen, reservatie, reservaties
senses-seats = twee spelers, drie spelers, vier spelers, 2 spelers, 3 spelers, 4 spelers
senses-so-far = tot nu toe, tot nog toe, tot dusver, zijn er gekomen, zijn er bijgekomen
senses-tell = vertel me over
senses-ago = geleden
senses-bound-before = vóór, voor, voordat
senses-bound-until = tot
senses-bound-after = na, nadat
senses-last-but-one = voorlaatste, op één na laatste, een na laatste, voor de laatste, op een na laatste, daarvoor, die daarvoor, dat daarvoor, voor zijn laatste, voor haar laatste
senses-rounds = rondes
senses-last = laatste, laatst, vorige, laatste beurt, vorige beurt, vorige keer, laatste keer, vorig, zojuist, daarnet, net, als laatste, zonet, laatste ronde, vorige ronde, jongste, voor het laatst, het laatst, net nog, zo net, daarjuist, daarstraks, zopas, slotronde
senses-next = volgende, hierna, straks
senses-me = ik, mij, me, mijn, 'k, mezelf, zelf, van mij, ikzelf, mijn spullen, status, van mijn
senses-other = tegenstander, tegenspeler, de ander, ander, andere, anderen, hij, zij, ze, haar, computer, hun, mijn tegenstander, de tegenstander, hem, van mijn tegenstander, de tegenspeler, iemand anders, nog iemand, behalve ik, behalve mij, iemand anders dan ik, anders dan ik, buiten mij, overkant, de overkant, overbuur, aan de overkant, tegenover me, tegenover mij, mijn buurman, mijn buurvrouw, de buurman, de buurvrouw, tegenstrever, mijn maat, mijn maatje, mijn vriend, mijn vriendin, mijn kameraad, tegenstanders, tegenspelers, opponent, robot, mijn vrouw, mijn man, bot
senses-somebody = jij, hij, zij, men, iemand, jullie, gij
senses-nobody = niemand, geen van ons, geen van beiden, geen van ons beiden, geen speler
senses-both = allebei, wij, we, ons, iedereen, beiden, iemand, niemand, alle spelers, een van ons, de anderen, samen, elke speler, ons beiden, een van ons beiden, een van ons tweeën, een van beiden
senses-points = punt, punten, score, stand, puntenstand, tussenstand, klassement, scores, hoe staat het, hoe staat het ervoor, verschil, eindstand, hoe groot is het verschil, punter, punters, puntentotaal
senses-winning = wint, winnen, gewonnen, voor staat, staat voor, staat er voor, leidt, verliest, verloren, voorop, winnaar, voorsprong, achterstand, aan het winnen, aan kop, op kop, voorstaat, dichtst bij, win, won, winst, beter voor, staat ervoor, staan voor, achter staan, verliezen, overwinning, winkans, aan de leiding, wie ligt er voor, wie ligt voor, lig ik voor, lig ik achter, sta ik voor, sta ik achter
senses-tokens = fiche, fiches, edelsteen, edelstenen, edelsteenfiches, steen, stenen, spelmateriaal, geld, juwelen, juweel, munten, steentje, steentjes, muntjes, token, tokens, chips
senses-bonus = bonus, bonussen, korting, kortingen, vaste
senses-card = kaart, kaarten, kaartje, ontwikkeling, ontwikkelingskaart, ontwikkelingskaarten, kaartjes, ontwikkelingen
senses-noble = edele, edelen, edellieden, edelman, tegel, tegels, edelmannen, edellui, adel, edele tegel, edelentegel, edelvrouw, edelvrouwen, koningen, nobles
senses-deck = stapel, stapels, trekstapel, gedekte, dichte, blinde stapel, dicht, blind, ongezien, hoop, hoopje, zonder te kijken, zonder kijken, zonder hem te zien, het pak, pak a, pak b, pak c, verborgen, geheime, stapeltje, blinde kaart, onbekende kaart
senses-hand = hand, gereserveerd, gereserveerde, vast, handkaarten, op hand, in mijn hand, apart gelegd, weggelegd, handkaart, apart heb gelegd, heb weggelegd, weggelegde, opzijgelegd, opgepot, gehamsterd, hamster, oppot
senses-bank = bank, voorraad, over, nog, in de bank, in de voorraad, resterend, beschikbaar, vrij, nog over, pot, beschikbare
senses-turn = beurt, aan de beurt, aan zet, beurten, zet, wiens beurt, speelt, laatste beurt, vorige beurt, laatste ronde, vorige ronde, slotronde, aan bod, aan wie is het, is het aan mij
senses-round = ronde, rondes, speelronde, hoelang spelen we, hoe lang spelen we
senses-board = tafel, markt, bord, uitgestald, open, te koop, op tafel, in de markt, aanwezig, liggen open, open kaarten, zichtbaar, aanbod
senses-need = nodig, mis, ontbreekt, tekort, kom ik tekort, mist, mis ik, kom ik te kort, te kort, ontbreken, heb nodig, nodig voor, mankeert, benodigd, vraagt, eist, wil hebben, vereist, vragen, hoe kom ik aan, gevraagd, vroegen, ontbreekt me, ontbreekt mij, ontbreekt er, verlangt, mankeer, hoe geraak ik aan, hoe raak ik aan
senses-afford = betalen, veroorloven, me veroorloven, kan ik betalen, genoeg, genoeg voor, betaalbaar, binnen bereik, binnen mijn bereik, permitteren, voldoende, betaalbare
senses-advice = tip, tips, advies, strategie, voorstel, aanrader, raad, beste zet, wat zou jij, wat moet ik, suggestie, wat raad je, slimste, handigste, verstandigste, wat nu, wat zou jij doen, wat moet ik doen, wat doe ik, wat is slim, wat is de beste zet, wat kan ik het beste doen, het beste, wat stel je voor, stel voor, suggesties, wat raad je aan, wat raad je me aan, raad je aan, adviseer, aanbevolen, aanbeveling, tactiek, help me kiezen, ideeën, idee, wat te doen, wat zou je doen, zou jij doen, wat moet ik nu doen, kan ik het beste, voorstellen, raad me, ik zit vast, vast, zetje, de beste zet, ideetje, analyse, analyseer, tipje, hulpje, vastgelopen, welke kaart mik ik, waarop mikken, alternatief, alternatieven, mening, geef raad, andere ideeën, jouw mening, weet het niet, weet het niet meer, weet het echt niet, weet niet meer wat, weet niet wat, geen idee, geen benul, geen flauw benul, radeloos, plan b, kandidaatzetten, hint, raadt, adviseren, aanraden, slimst, verstandigst, het best, wat doe ik best, beste optie, de beste optie, helpen kiezen, zou u doen
senses-threat = gevaar, gevaarlijk, dreiging, dreigt, bedreiging, opletten, bedreigt, dreigen, afpakken, inpikken, voor zijn, bedreigingen, wegkapen, zorgen maken, me zorgen maken, zorgen, bang, oppassen, vrezen, eng, bang zijn, bang voor, afsnoepen, afpikken, te vlug af, te snel af, bedreigd, op letten
senses-further = nog, hoeveel nog, hoeveel meer
senses-fast = snelste, het snelst, snelst, sneller, vlugger, vlugst, het vlugst, het vlugste, eerder, het eerst
senses-plan = plan, van plan, mikt, uit op, achter, uit is, bedoeling, streeft, spaart, verzamelt, plannen, waar op, waarop, doel, van zins, waarnaar, uit op is, wilde, willen, geïnteresseerd, wil, in zijn schild, in haar schild, schild, op uit, naartoe, bekokstooft, uitspoken, van plan met, bedoelt, toe wil, in de zin, van zin, mee bezig
senses-value = beste koop, beste kaart, meest waard, voordeligst, lonendste, beste deal, goedkoopste punten, rendabel, het meest waard, koopje, levert het meeste op, voordelig, voordeligste, lonend, waar voor je geld, de moeite waard, moeite waard, beste, de beste, welke is de beste, beoordeel, beoordelen, beoordeling, schat in, prijs waard, hun prijs waard, per fiche, per steen, punten per, koopjes, interessant, de moeite
senses-rule = regel, regels, maximaal, gelijkspel, wisselgeld, verplicht, mag je, moet je, hoeveel mag, moet ik, toegestaan, volgens de regels, wat gebeurt er als, wat als, wat gebeurt als, geldt, telt, tellen, kun je, mag men, mogen, hoe werkt, mag, gedwongen, hoeveel mag je, gelden, toegelaten, spelregels, reglement, verboden
senses-more = meer dan, boven, minstens, minimaal, meer, of meer, hoger dan, vanaf, ten minste, tenminste
senses-less = minder dan, minst, onder, hooguit, hoogstens, maximaal, lager dan, minder, minste, het minst, laagste
senses-game = spel, hele spel, partij, spelletje, potje
senses-coach = slechtste zet, fout, fouten, hoe heb ik gespeeld, hoe deed ik het, hoe speelde ik, hoe goed speelde ik, speelde ik goed, heb ik goed gespeeld, hoe heb ik het gedaan, blunder, blunders
senses-filler = nummer, de, het, een, van, in, op, aan, uit, voor, met, en, dan, daarna, nu, alsjeblieft, graag, bedankt, ok, oké, goed, zo, maar, eens, even, gewoon, toch, ook, dat, dit, die, deze, er, hier, daar, nog, bij, wel, nou, hoor, me, mij, waard, stuk, hebben, doe, dus, eigenlijk, vandaag, jij, je, u, om, te, bank, voorraad, kaart, weer, lekker, maak, zou, mijn, tafel, dicht, komma, laat me, laat mij, laten we, geef, zet, leg, es, allemaal, stuks, joker, jokers, zeg, nou ja, effe, effen, effetjes, maar eens, eentje, plus, bovenop, gij, ge, eventjes, efkes, ff, alvast, besloten
senses-braille = braille, code, braillecode
senses-cancel = laat maar, annuleer, annuleren, vergeet het, terug, toch niet, laat zitten, geen van beide, hoeft niet, geen van deze, geen enkele, geen, niets, afbreken, breek af, koop afbreken, annuleer de koop, jammer, vergeet dat, vergeet de, vergeet maar, afblazen, blaas af, laat de hele, laat het hele, laat de koop, vergeet, schrappen, schrap, geschrapt, schieten, vallen, laat vallen, laten vallen, opgeven, opgegeven, overboord
senses-stay = blijf, blijven, doorspelen, verder, speel door, wacht, doorgaan, verdergaan, blijft, speel verder, verder spelen
senses-leave = stoppen, stop, weggaan, doei, tot ziens, dag, verlaten, afsluiten, tot morgen, weg, ga weg, verlaat, eruit, hieruit, ermee op, hiermee op, kap ermee, ben weg, ik ben weg, ervandoor, sluit het programma, sluit het spel, sluit het af, gooi het dicht, gooi het maar dicht, haal me hier weg, laat me eruit, kappen, hou het voor bekeken
senses-ready = klaar, hier, ik ben er, ben er, aanwezig, gereed, ik ben het, er, ik heb hem, heb hem, ik heb het, heb het, is er, is hier, ben hier, aan mij, ik zit klaar, daar ben ik, zit klaar, er klaar voor, ik zit er klaar voor, klaar voor, kom maar op, mijn beurt, zover, in orde, startklaar, paraat
senses-wait = wacht, wachten, moment, seconde, nog niet, even wachten, later, zo, momentje, ogenblikje
senses-keep = houd, houden, hou, bewaar, bewaren, sparen, overhouden, overhoud, houd ik over, hou ik over, houd ik dan over, hou ik dan over, houd ik nog over, hou ik nog over, spaar, spaar ik, blijf af, met rust, afblijven, niet aankomen, overblijft, overblijven, kom niet aan, blijf van, bijhouden
senses-rather = liever, maar, wel, liefst, bij voorkeur
senses-ordinal = eerste, tweede, derde, vierde, vijfde, laatste, andere, ander, zesde, zevende, achtste, negende, tiende, 1e, 2e, 3e, 4e, 5e, 1ste, 2de, allereerste, als eerste, het eerst, eerst, 3de, 4de
senses-ordinal-1 = eerste, 1e, 1ste, allereerste, als eerste, het eerst, eerst
senses-ordinal-2 = tweede, 2e, 2de, plan b
senses-ordinal-3 = derde, 3e, 3de
senses-ordinal-4 = vierde, 4e, 4de
senses-ordinal-5 = vijfde, 5e
senses-ordinal-6 = zesde
senses-ordinal-7 = zevende
senses-ordinal-8 = achtste
senses-ordinal-9 = negende
senses-ordinal-10 = tiende
senses-ordinal-last = laatste
senses-ordinal-other = andere, ander, de andere, de ander, het andere
senses-then = dan, daarna, en dan, vervolgens, en
senses-misheard = zee c, see c, ce c, bee b, be b, aa a, haa h, ha h, en n, goren groen, wid wit, rot rood, blau blauw, tree drie, zwa zwart, cee c, alpha a, bravo b, charlie c, aah a, aaa a, zeh c, twe twee, ah a, tweeën twee, enn n, dree drie
senses-have = heeft, heb, hebben, had, hebt, bezit, bezitten, houdt
senses-able = kan, kun, kunnen, kunt, mogelijk, haalbaar, binnen bereik, in staat, zou kunnen, lukt, valt er
senses-should = moet, zal, zou ik moeten, verstandig, slim, goed idee, slecht idee, beter, de moeite waard, loont, raadzaam, handig, goed, zou jij, nuttig, zal ik, goede, een goede, moeite waard, helpt, zou het helpen, denk je, vind je, goed voor, slimste, goeie, zinvol, heeft het zin om, aan te raden
senses-happen = gebeurd, gebeurde, gedaan, deed, doet, doen, doe, aan de hand, gespeeld, speelt, speelde, gebeurt, zet, zetten, gaande, uitgespookt, uitgevoerd, voorviel, voorgevallen, afspeelde, afgespeeld, gebeuren, speel, spelen
senses-begin = begon, begonnen, begint, gestart, startte, start, eerste speler, startspeler, begin, opening, geopend, openingszet, beginnen
senses-bid = doe wat, doe zoals, doe hetzelfde, doe net als, laat
senses-clock = tijdslimiet, tijdlimiet, klok, stopwatch, zandloper, bedenktijd, timer
senses-am = ben
senses-came = kwam, bijgekomen, gekomen, nieuw, nieuwe, nieuwste, opengelegd, aangevuld, omgedraaid, erbij, vervangen, erbij gekomen, zijn er gekomen, zijn er bijgekomen, verschenen
senses-often = vaak, hoe vaak, vaakst, meest, keer, vaker, het vaakst
senses-most = meeste, de meeste, het meest, minste, hoogste, laagste, beter, rijkste, meer dan ik, dan ik, het minst, vergeleken met mij, in vergelijking met mij, het hoogst
senses-only = alleen, maar één, slechts, enige, uitsluitend, enkel, maar een
senses-far = hoe ver, ver, dichtbij, hoe lang nog, hoelang nog, binnenkort, tot, verwijderd, hoe snel, hoe lang, hoelang, vandaan, dicht bij, het dichtst in de buurt, dichter in de buurt, dichterbij, het dichtst bij, ver vanaf, ver vandaan, er ver vanaf, in de buurt van, enigszins in de buurt, hoever, duurt, dichtstbij
senses-end = einde, afgelopen, voorbij, uit, eindigt, klaar, is het afgelopen, over, uitmaken, uitgemaakt, stopt, eindigen
senses-from = minstens, minimaal, hoogstens, hooguit, of meer, vanaf, ten minste, maximaal, tenminste
senses-again = nog eens, opnieuw, weer, herhaal, nog een keer, nogmaals, herhalen, ik heb het niet verstaan
senses-any = iets, wat dan ook, ergens, maakt niet uit welke, willekeurige, willekeurig, om het even welke
senses-now = nu, op dit moment, momenteel, nog, deze beurt, meteen, al, vandaag, huidige, reeds, intussen, ondertussen, direct
senses-gone = naartoe, heen, gebleven, naar toe, beland, heengegaan, verdwenen, allemaal op, helemaal op, allemaal weg, helemaal weg, opgeraakt
senses-pay = betaal, betalen, betaald, betaalde, betaalden, uitgegeven, gebruikt, gebruikte, ingezet, uitgaf, legde neer, neergelegd, neerleggen, neerlegde, neertellen, neergeteld, bijleggen, opgemaakt, bijgelegd, gebruik, gebruiken, inzetten, uitgeven
senses-cost = prijs, kost, kosten, duur, hoe duur, gekost, kostte, kostten, prijskaartje, kostprijs
senses-worth = waard
senses-tie = gelijkspel, gelijke stand, evenveel punten, gelijk
senses-player = speler, spelers, persoon, speelster, medespeler
senses-idle = weet je wat, weet u wat, weten jullie wat, komma, punt, vraagteken, alstublieft, dank, dank je, is, zijn, wordt, worden, was, heeft, heb, als, hoe, over, onder, tussen, tegen, zonder dat, zodat, want, omdat, precies, ongeveer, echt, heel, erg, alleen, daarvan, erin, erop, eraan, ervan, erbij, ervoor, elk, jou, ons, hun, hem, haar, zij, ze, hij, wij, we, jullie, zulke, soort, type, ding, dingen, spul, zaken, eigen, meteen, gelijk, snel, vlug, oke, prima, akkoord, hallo, hoi, hé, hey, ach, eh, uh, hm, doen, geef, naar, tot, sinds, per, samen, allebei, spel, keer, kort, eerst, 'n, 't, n, t, m'n, mn, zn, z'n, kom, komt, krijg, staat, staan, ligt, zit, zitten, ben, bent, vanaf, via, door, na, bovendien, wat, van mij, van de, op de, uit de, in de, aan de, bij de, toe, zojuist, eerstvolgende, voor mij, voor straks, laat me, laat mij, laten we, laat ons, lees, sla, zet, leg, gooi, werp, vind, zie, als de vlag, meer niet, voortaan, gewoonweg, mijn zet is, door elkaar, jongste, ook alweer, ook weer, langs, loopt, sta, direct, komen, da's, 'm, daarom, volgens jou, in mijn plaats, een vraag, een vraagje, bij elkaar, praat, spreek, trouwens, natuurlijk, zeker, sorry, excuseer, oh, tja, euh, hmm, wow, amai, allee, komaan, bon, soit, enfin, sjonge, jeetje, verdorie, yes, lig, speelt er mee, speelt mee
senses-history = geschiedenis, verloop, logboek, verslag, gebeurtenissen, historiek
senses-changed = veranderd, veranderingen, anders, wat is er nieuw, nieuws, wat is er anders, gewijzigd, verschoven
senses-define = wat is een, wat betekent, betekent, betekenen, betekenis, leg uit, uitleggen, uitleg, hoe werkt, hoe werken, werkt, werken, verschil, waar dient, waarvoor dient, waarvoor, goed voor, nut, waarvoor dienen
senses-expensive = kost het meest, kosten het meest, het meest kost, het meest kosten
senses-cheap = kost het minst, kosten het minst, het minst kost, niet duur, niet te duur, goedkoops, minder duur, minst duur, minst dure, minder dure, op prijs, op prijs gesorteerd, gesorteerd op prijs, op volgorde van prijs
senses-say = zei, zeggen, zin, regel, antwoord, bericht, geantwoord, verteld, antwoorden, gezegd, berichten, meldingen, melding
senses-how = hoe, hoe kan, waarmee
senses-limit = limiet, grens, maximum
senses-want = ik wil, wil ik, ik wou, ik zou graag, graag willen, zou ik graag, wil, ik wil graag, wil ik hebben, ik wil hebben, hebben wil
senses-participle = gekocht, genomen, gepakt, gereserveerd, teruggegeven, ingeleverd, gepast, gedaan, gespeeld, gekregen, betaald, bezocht, begonnen, gehaald, gebeurd, gekochte, gereserveerde, opzijgelegd, apart gelegd, gekost, gehad, uitgegeven, gebruikt, uitgespookt, ingezet, weggenomen, genoomen, gekogt, verkregen, weggehaald, weggelegd, opzij gelegd, aangeschaft, opzijgezet, apart gezet, afgegeven, teruggelegd, overgeslagen, weggekaapt, ingepikt, afgepakt
senses-give = levert, geeft, brengt, oplevert, levert op, geven, opbrengt, leveren, opbrengst, scoort
senses-must = moet, moet ik, moeten
# Wat wordt ingesteld: zie de instellingen van deze namen.
senses-setting-rate = snelheid, sneller, langzamer, tempo, rapper, trager, vlugger, hoe snel, te snel, te langzaam, spreeksnelheid, spreektempo, leessnelheid, rustiger, te traag
senses-setting-verbosity = korter, kortere, minder woorden, zinnen, uitgebreider, meer details, langer, beknopt, beknopter, kort en bondig, minder praten, minder details, zeg minder, zeg meer, alleen het nodige, uitgebreid, minder lang, in het kort, korte versie, bondiger, uitvoeriger
senses-setting-gems = namen van de stenen, steennamen, edelsteennamen, namen van de edelstenen, op kleur, kleurnamen, noem de kleuren, noem de stenen, stenen op kleur, edelstenen op kleur, bij hun kleur, namen van de kleuren, stenen bij naam
senses-setting-theme = donker, donkere, licht, thema, contrast, lichte, donkere modus, lichte modus, hoog contrast, kleurenschema
senses-setting-signal = piep, geluid, bel, signaal, piepje, toon, belletje, piepen, geluidje, signaaltje
senses-setting-hints = hints van de les, tips, aanwijzingen
senses-setting-wrap = lange regels, regels afbreken, regelafbreking, afbreken, te lange regels
senses-setting-cells = braillecellen, braillevormen, braillepunten
senses-setting-clear = leeg worden, leeg wordt, leegmaken
senses-setting-codes = codes achter, codes na
senses-setting-zero = nullen
senses-setting-profile = expert, beginner, gevorderde, profiel, beginneling, ervaren
senses-aim = doel, mikken, mik, op het oog, streefdoel, ik ga voor, richt op, mikken op, voorgenomen, mikte, waar mikte ik, spaarde, spaar ik, ging ik voor, onthoud, in de gaten, in gedachten, in het oog, in het achterhoofd, focus op, streef naar
senses-record = exporteren, exporteer, verslag
senses-position = stelling
senses-setting-language = taal, engels, duits, frans, nederlands, hollands, english, deutsch, français
senses-language-de = duits, deutsch, german
senses-language-en = engels, english
senses-language-fr = frans, français, french
senses-language-nl = nederlands, hollands, vlaams, dutch
senses-setting-voice = stem, harder, zachter, volume, luider, volume hoger, volume lager, geluidssterkte, te luid, te stil
senses-lesson = les, lessen, stap voor stap, nieuw hier, leer me, leer mij, eerste spel, nog nooit gespeeld, begeleid me, wegwijs, ik ben nieuw, leren spelen
senses-rematch = revanche, rematch
senses-new-game = nieuw spel, nieuw spelletje, nieuw potje
senses-spell = spel dat, spellen, letter voor letter
senses-help = opdrachten, opdracht, commando's, intypen, typen, intikken, ingeven
# What was talked of, which nobody knows.
senses-thereon = erop, daarop
senses-is = is, zijn
senses-pair = paar, een paar, paartje, setje, dubbele, dubbel, koppel, een koppel
senses-different = verschillende, verschillend, diverse, ongelijke
senses-future = zal, gaat, gaan, ga, zullen
senses-ever = ooit, al eens, wel eens, weleens, ooit al, al ooit, ooit al eens
senses-day = gisteren, eergisteren, vorige week, vorig spel
senses-each-turn = elke beurt, iedere beurt, bij elke beurt, voor elke beurt, na elke beurt, aan het begin van mijn beurt, aan het begin van elke beurt, elke keer, iedere keer, voor mijn beurt, automatisch, vanzelf
senses-alias = kort voor, afkorting voor, afkorting van, snelkoppeling voor, afkorting
senses-relative = die, dat, welke
senses-level = laag, lagen, rijen, rijtje
senses-spare = kan missen, kunnen weg, kan weg, mag weg, mogen weg, missen, niet nodig, heb ik niet nodig, hoef ik niet, hoef niet, kwijt, doe weg, wegdoen, ook weg, mag ook weg, kan ook weg, weg, weg ermee, mogen ook weg, overbodig
senses-upper = bovenaan, voorste
senses-lower = onderaan, achterste, onderste
senses-small = klein, kleine, kleinere, kleiner, kleinste, lage, lagere, laagste, zwakke, makkelijk, makkelijke, makkelijkste, makkelijker, eenvoudige, licht, lichte, eenvoudigste, eenvoudigere, gemakkelijke, gemakkelijkste
senses-big = groot, grote, grotere, groter, grootste, hoog, hoge, hogere, hoogste, dikke, moeilijk, moeilijke, lastig, lastige, lastigste, zwaar, zware, zwaarste, het meest waard, moeilijkste, moeilijker, moeilijkere, duurdere
guessed = { $count ->
    [one] "{ $typed }": bedoel je dit? Antwoord ja of nee.
   *[other] "{ $typed }" is niet duidelijk. Bedoel je een van deze { $count }? Typ het nummer.
    }
option-deed =
    { $deed ->
        [take] neem { $gems }
        [return] geef { $gems } terug
        [buy-at] koop { $place }
        [buy-one] koop een van deze: { JOIN($place, "or") }
        [reserve] reserveer { $place }
        [reserve-one] reserveer een van deze: { JOIN($place, "or") }
        [draw] reserveer de bovenste kaart van stapel { $place }, ongezien
        [noble] kies de edele { $place }
        [pass] pas
       *[buy] koop { $place } en betaal { $payment }
    }.
option-tried =
    { $deed ->
        [take] Wat er zou zijn als je { $gems } neemt
        [buy] Wat er zou zijn als je { $place } koopt
        [pay] Wat er zou zijn als je { $place } koopt en { $payment } betaalt
        [draw] Wat er zou zijn als je de bovenste kaart van stapel { $place } reserveert
       *[reserve] Wat er zou zijn als je { $place } reserveert
    }.
option-meant =
    { $meant ->
        [afford] Wat je kunt kopen
        [afford-of] Wat je hiervan kunt kopen: { JOIN($subject, "comma") }
        [again] Het laatste antwoord nog eens
        [aim] Wat je doel is
        [aim-of] Op { $subject } mikken
        [aim-off] Je doel laten vallen
        [aim-points] Alleen op punten mikken
        [alias] Je eigen afkortingen
        [alias-of] Je eigen afkortingen
        [bank] Wat er in de bank is
        [bank-of] In de bank: { $subject }
        [begin] Het spel beginnen
        [board] De kaarten op tafel
        [cards] Je gekochte kaarten
        [cards-of] Gekochte kaarten van { $subject }
        [changed] Wat er veranderd is
        [check] Met de tafel vergelijken
        [coach] Wat de coach zegt
        [code] De braillecode van een kaart
        [code-of] De braillecode van { $subject }
        [count] Getelde fiches verbeteren
        [deck] Hoeveel kaarten de stapels hebben
        [deck-of] Hoeveel kaarten stapel { $subject } heeft
        [device] Een ander apparaat gebruiken
        [find] Kaarten die je beschrijft
        [find-cheap] De goedkoopste kaarten
        [find-expensive] De duurste kaarten
        [find-of] Kaarten: { JOIN($subject, "comma") }
        [fix] Verbeteren wat is ingevoerd
        [force] Iets tegen de regels invoeren
        [goal] Wat je nog mist voor de edelen en de winst
        [goal-of] Wat je nodig hebt voor { $subject }
        [goal-points] Wat je nog mist om met punten te winnen
        [hand] Je gereserveerde kaarten
        [help] Hulp
        [help-of] Hulp bij { $subject }
        [here] Wie er zijn
        [hint] Een tip voor je zet
        [hint-more] Andere goede zetten
        [hint-why] Waarom dat het beste is
        [json] Een antwoord voor programma's
        [key] Wat een toets van de leesregel doet
        [last] Wat er het laatst gebeurde
        [lock] De tafel op slot doen
        [log] Wat er tot nu toe gebeurde
        [log-by] Wat { $subject } tot nu toe deed
        [log-by-own] Wat je tot nu toe deed
        [log-last] Wat { $subject } het laatst deed
        [log-last-own] Wat je het laatst deed
        [log-of] Uit het logboek: { JOIN($subject, "comma") }
        [look] Een kaart of een edele
        [look-of] Wat er op { $subject } ligt
        [me] Wat je hebt
        [me-of] Wat je hebt: { $subject }
        [menu-buy] Een kaart kiezen om te kopen
        [menu-noble] Een edele kiezen
        [menu-reserve] Een kaart kiezen om te reserveren
        [menu-return] Fiches kiezen om af te geven
        [menu-take] Edelstenen kiezen om te nemen
        [mute] Iemand niet meer horen
        [need] Wat je voor een kaart tekortkomt
        [need-of] Wat je voor { $subject } tekortkomt
        [new] Een nieuw spel
        [newer] Nieuwere regels van het logboek
        [nobles] De edelen
        [older] Oudere regels van het logboek
        [player] Wat een ander heeft
        [player-of] Wat { $subject } heeft
        [position] De stelling als regel tekst
        [position-of] De stelling als regel tekst: { $subject }
        [quit] Het spel verlaten
        [ready] Het toetsenbord overnemen
        [record] Het verslag van het spel
        [record-of] Het verslag van het spel, in het bestand { $subject }
        [rematch] Nog een spel
        [remove] Iemand van de tafel verwijderen
        [replace] Spelen voor iemand die weg is
        [row] De kaarten van een niveau
        [row-of] De kaarten van niveau { $subject }
        [rules] De regels
        [rules-of] De regels: { $subject }
        [save] Het spel bewaren
        [say] Iets tegen de anderen zeggen
        [score] De stand
        [secret] Een geheime kaart invoeren
        [settings] De instellingen
        [settings-of] De instelling { $subject }
        [settings-default] Zet alles op standaard
        [settings-set] Zet { $subject } op { $value }
        [threat] Wat de anderen hierna kunnen
        [threat-of] Wat { $subject } hierna kan
        [try] Wat er na een zet zou zijn
        [try-of] Wat er daarna zou zijn: { JOIN($subject, "comma") }
        [turn] Wie er aan de beurt is
        [tutorial] De uitleg
        [tutorial-of] De uitleg: { $subject }
        [undo] De laatste zet terugnemen
        [undo-of] Je laatste zet terugnemen: { $subject }
        [why] De reden van de laatste zet
        [why-of] Waarom { $subject } dat deed
        [why-own] Waarom je dat deed
        [worth] Welke kaarten het meest waard zijn
        [worth-cards] Welke van deze kaarten het meest waard zijn: { JOIN($subject, "comma") }
        [worth-of] Wat { $subject } je waard is
       *[other] { $line }
    }.
trait =
    { $kind ->
        [level] niveau { JOIN($values, "or") }
        [scoring] met punten
        [cost] { $count ->
            [0] { JOIN($values, "or") } in de prijs
           *[other] { $count } { JOIN($values, "or") } in de prijs
        }
        [total] prijs van { JOIN($values, "or") } in totaal
        [colours] { JOIN($values, "or") } kleuren in de prijs
       *[other] { JOIN($values, "or") }
    }
trait-denied =
    { $how ->
        [without] zonder { $trait }
        [pointless] zonder punten
       *[not] niet { $trait }
    }
trait-first =
    { $first ->
        [cheap] de goedkoopste eerst
       *[expensive] de duurste eerst
    }
logged =
    { $what ->
        [take] genomen edelstenen
        [reserve] gereserveerde kaarten
        [buy] gekochte kaarten
        [return] afgegeven fiches
        [noble] edelen
        [pass] gepast
        [market] nieuwe kaarten
        [mine] jouw zetten
        [talk] wat er gezegd is
       *[moves] zetten
    }
logged-you = jij
logged-unseen = van de stapel
logged-rounds =
    { $kind ->
        [one] ronde { $first }
        [ago] { $first ->
            [one] de ronde ervoor
           *[other] { $first } rondes geleden
        }
        [since] vanaf ronde { $first }
        [latest] { $first ->
            [one] de laatste ronde
           *[other] de laatste { $first } rondes
        }
       *[span] ronde { $first } tot en met { $last }
    }
logged-at =
    { $of ->
        [back] { $number ->
            [one] de laatste beurt
            [2] de voorlaatste beurt
           *[other] beurt { $number }, teruggeteld
        }
        [order] { $number ->
            [one] als eerste
           *[other] nummer { $number }
        }
       *[count] { $number ->
            [one] de laatste regel
           *[other] de laatste { $number } regels
        }
    }
log-round = Ronde { $round }: { $told }
words-rounds = ronde, rondes
words-correcting = nee wacht, wacht, nee, o nee, oh nee, ach nee, ik bedoel, ik bedoelde, laat maar, vergeet dat, eh, ehm, of liever, of nee, oeps, toch liever, eigenlijk, stop, fout, oei, typefout, tikfout, typfout, vertypt, verkeerd getypt, mijn fout, verkeerde toets, foutje, verdorie, verdraaid, neen, neen wacht
# Before what is taken in the place of something that is denied.
words-but = maar, maar wel, wel
words-exchanging = ruil, ruilen, vervang, vervangen, wissel, verwissel, omruilen
# A polite order: `words-wanting` stands for what wishes, which is a phrase by itself, or
# begins one that a word of `words-desired` ends. Then small words before and behind an order.
words-wanting = ik wil
words-desiring = ik wilde, ik wou
words-would = ik zou, zou ik, ik had, had ik, kun je, kan je, kunt u, wil je, zou je, zou u
words-desired = graag, liever, willen, me, mij
words-before-order = ok, oke, oké, okay, nou, nou ja, dan, dus, prima, vooruit, kom, ach, ach ja, goed dan, toe, tja, nu, gewoon, weet je wat, weetje wat, daarom, hm, hmm, eh, allee, komaan, bon, soit, enfin, euh
words-behind-order = dan, dan maar, maar, toch, toch maar, nu, gewoon, even, eens, dus, ok, oke, oké, voor mij, meteen, ja, dan toch
words-so = dus, daarom
words-between = dan, en dan, daarna, en daarna, en, en erna, alsook, evenals, en ook
# A reply that turns from an open question. What lets it be in front, what names the thing
# that is let be, and small words beside it. What says that it was a slip, in front and behind,
# and what tells what was typed. What a price without gold is,
# and what leaves gold out; what there must be in a hand. What asks for something. What puts
# the answer off, in front and behind.
words-letting-be = laat maar, laat ook maar, laat dat maar, laat dat, laat maar zitten, laat zitten, ach laat, ach laat maar, ach laat ook maar, vergeet het, vergeet het maar, vergeet dat, vergeet dat maar, schrap dat, schrap dat maar, schrap maar, sla maar over, sla over, sla dat over, streep erdoor, weg ermee, weg daarmee, hoeft niet, hoeft niet meer, hoeft al niet meer, nee nee, nee dank je, nee bedankt, toch niet, toch maar niet, bij nader inzien, bij nader inzien niet, bedacht, ik heb me bedacht, me bedacht, dat niet, die niet, dat wil ik niet, dat wou ik niet, dat wilde ik niet, dat bedoelde ik niet, dat bedoel ik niet, wil ik niet, nooit wat, stop, stop maar, genoeg, onzin, niks ervan, jammer dan, och nee, ach nee, o nee, oh nee, hou op, houd op, ho stop, ho maar, verandering van plan, verandering van plannen, ander plan, ander idee, nieuw plan, nieuw idee, terugdraaien, draai terug, draai dat terug, streep door, ik zie ervan af, ik zie er vanaf, laat varen, laat dat varen, laat dat idee varen, stop stop, ho ho, ik verander van gedachten, van gedachten veranderd, ik trek het in, ingetrokken, annuleer dat, annuleer maar, annuleer alles, alles wel beschouwd, alles afwegend, nou laat maar, genoeg daarvan, een andere keer, ik denk er nog eens over na, ik denk nog even na, laat me nog eens nadenken, laat me nog even nadenken, ik moet er nog eens over slapen, ik slaap er nog eens over, ik moet er nog over nadenken, ik moet er nog eens over nadenken
words-letting-be-of = vergeet, laat, schrap, sla, weg met, streep door, basta met, annuleer, blaas, stop, wis, genoeg van
words-letting-be-beside = maar, ook, dan, nou, zitten, vallen, liggen, staan, over, hele, heel, ding, vraag, gedoe, met rust, erbuiten, het, dat, die, de, dit, deze, koop, aankoop, reservering, kaart, allebei, beide, af, idee, varen, ze, beiden, met, die twee, alle, twee
words-slip = vergissing, vergist, ik vergis me, me vergist, ik heb me vergist, verspreking, versproken, ik heb me versproken, vertypt, typfout, tikfout, verkeerd, verkeerd woord, verkeerde, verkeerde kaart, verkeerde stapel, verkeerde kleur, verkeerde rij, verkeerde knop, verkeerde nummer, verkeerd nummer, fout, foutje, mijn fout, oeps, oeps sorry, oei, sorry, pardon, excuus, wacht, nee wacht, ik wou vragen, ik wilde vragen, wou vragen, wilde vragen, ik wou alleen, ik wilde alleen, ik wou eigenlijk, ik wilde eigenlijk, ik bedoel, ik bedoelde, bedoel, ik wou, ik wilde, of liever, of eigenlijk, eigenlijk, eh, ehm, toch liever, liever, eerder, verkeerd gezegd, ik zei het verkeerd, verkeerd getypt, kleuren door elkaar, de kleuren door elkaar, ik haal de kleuren door elkaar, ik haalde de kleuren door elkaar, haal de kleuren door elkaar, kleuren verwisseld, de kleuren verwisseld, verwisseld, ik was in de war, in de war, stom van me, stom van mij, dom van me, foute knop, foute kaart, foute kleur, verkeerde letter, verkeerde laag, verlezen, ik heb me verlezen, het had moeten zijn, mijn excuses, typefout, te snel getypt
words-slip-behind = heb ik gezegd, zei ik toch, bedoel ik, bedoelde ik, ik bedoel, ik bedoelde, moest het zijn, moest het wezen, moet het zijn, moest dat zijn, had het moeten zijn, had dat moeten zijn, had ik moeten zeggen, had ik willen zeggen, wou ik zeggen, wilde ik zeggen, wou ik, wilde ik, wil ik, was het, was de bedoeling, is het, zei ik, liever, in plaats daarvan, toch, sorry, zoek ik, zocht ik, had ik in gedachten, in gedachten, had ik voor ogen, voor ogen, stom van me, stom van mij, moest ik hebben, wil ik hebben, wou ik hebben, wilde ik hebben, zou het moeten zijn, zou het zijn, had ik gewild, tikfout, typfout, vertypt, verkeerd getypt, verspreking, ik versprak me, mijn fout, foutje, vergissing
words-said-wrongly = ik zei, ik heb gezegd, ik typte, ik schreef, zei ik, heb ik gezegd, typte ik, ik had gezegd
words-was-wrong = was fout, is fout, was verkeerd, was een vergissing, klopt niet, was niet goed
words-plain-price = gewone prijs, normale prijs, volle prijs, gewoon de prijs, gebruikelijke prijs, vermelde prijs, precieze prijs, zoals het erop staat, wat erop staat, gewoon betalen, normaal betalen, gedrukte prijs, gewone manier, gewoon zoals het hoort
words-room = plek, plekje, plaats, ruimte, vol, vrij
words-asking-for = ik wil, ik wou, ik wil graag, geef me, geef mij, doe mij, doe me, ik neem, ik pak, het is, wil, het was, geef, dan liever, liever, geef maar, ik had, ik zoek, ik zocht, dan, dan maar
words-left-out = buiten, erbuiten, eruit, weg, achterwege, opzij, laat zitten, zitten, blijft liggen, laat liggen, blijft hier
words-putting-off = voor ik kies, voor ik antwoord, voor ik beslis, voor ik betaal, voor ik ga, voor ik iets zeg, voor ik wat zeg, voordat ik kies, voordat ik antwoord, voordat ik beslis, voordat ik iets zeg, voordat ik betaal, voordat ik ga, eerst, eerst nog, eerst even, eerst nog even, maar eerst, even, even nog, nog even, daarvoor, vooraf, wacht, wacht even, wacht effe, wacht ff, momentje, moment, een moment, een momentje, ogenblik, ogenblikje, seconde, secondje, een seconde, minuutje, zo meteen, zo, straks, meteen, snel, snel nog, heel even, alleen even, stop
words-putting-off-behind = eerst, eerst graag, eerst even, vooraf, voor ik kies, voor ik antwoord, voor ik beslis, voor ik betaal, voor ik ga, voordat ik kies, voordat ik beslis, even, snel
left-undone = Nog niet gedaan: { $typed }.
# Waar regels over gaan die naar een spelregel of hulp vragen: alle woorden van een uitdrukking.
subject-part-edition = welke editie, welke uitgave, huisregels, huisregel, welke regels, welke spelregels
subject-part-setup = stapel leeg, stapel op, stapel opraakt, stapel opgebruikt, stapel uitgeput, trekstapel op, trekstapel leeg, geen kaarten meer stapel, wie begint, wie mag beginnen, wie eerst, startspeler, eerste speler, jongste, aangevuld, aanvullen, bijgelegd, vervangen kaart, kaart vervangen, met twee spelers, met drie spelers, met vier spelers, met z'n tweeën, hoe opgezet, opzet, klaargezet, klaarzetten, opstelling, aan begin, hoeveel fiches kleur, hoeveel stenen kleur, hoeveel goud er zijn, hoeveel edelen spel, plek aangevuld, plaats aangevuld, gat aangevuld, weer aangevuld, plek gevuld, plaats gevuld
subject-part-turn = wat in beurt, wat mag beurt, wat kan beurt, twee acties, meer acties, twee dingen, meer dan een ding, allebei beurt, passen, beurt overslaan, ronde overslaan, met de klok mee, klok, volgorde, beurtvolgorde, verplicht iets, moet iets doen, niets kan doen, niks kan doen, niks kan, niets meer kan
subject-part-take = zelfde kleur, dezelfde kleur, twee dezelfde, twee gelijke, twee van zelfde, dubbele, drie verschillende, drie kleuren, hoeveel fiches pakken, hoeveel stenen pakken, hoeveel fiches nemen, hoeveel stenen nemen, hoeveel edelstenen pakken, hoeveel nemen, hoeveel pakken, vier op stapel, minder dan drie, maar een steen, maar een fiche, alleen een, eentje maar
subject-part-reserve = handlimiet, limiet hand, limiet reserv-, hoeveel reserveren, hoeveel gereserveerd-, hoeveel in hand, hand vol, volle hand, hooguit reserv-, maximaal reserv-, maximum reserv-, gereserveerde terug-, gereserveerde wegdoen, gereserveerde weggooien, gereserveerde kwijt, dicht- kaart, gedekt-, blind, bovenste kaart, gereserveerde stelen, gereserveerde ander, anderen zien reserv-, zien reserv-, zien gereserveerd-, reserv- goud, reserv- joker, waarom reserveren, nut reserveren, zin reserveren, vierde kaart
subject-part-buy = hoe betaal-, hoe betalen, hoe koop-, hoe kopen, korting, kortingen, bonus telt, bonussen tellen, bonussen op, bonus verbruikt, bonussen kwijt, wisselgeld, te veel betal-, gereserveerde kopen, werkt kopen, kaarten betalen, uitgegeven fiches
subject-part-gold = waar goud voor, joker kleur, joker elke, waarvoor goud, goud goed, joker, jokers, goud vervang-, goud plaats, goud elke kleur, goud alle kleuren, hoe goud, goud krijg-, kom goud, waar vandaan goud, goud pakken, goud nemen, goud ruil-, goud inzet-, goud gebruik-, goud waard, twee goud, goud als bonus
subject-part-limit = tien fiches, tien stenen, tien edelstenen, meer dan tien, boven tien, elf, fichelimiet, limiet fiches, limiet stenen, hooguit fiches, maximaal fiches, maximum fiches, maximaal stenen, maximum stenen, te veel fiches, te veel stenen, hoeveel fiches houden, hoeveel fiches hebben, hoeveel stenen houden, hoeveel stenen hebben, goud tien, terugleggen fiches, teruggeven fiches, inleveren
subject-part-nobles = edele bezoek-, edelen bezoek-, edele komt, edelen komen, edele krijg-, edelen krijg-, edele waard, edelen waard, edele punten, edelen punten, twee edelen, meer edelen, edelen tegelijk, edelen keer, edele weiger-, edele afwijz-, edele kiezen, edele kost, edelen kosten, fiches edele-, stenen edele-, edelen vervangen, edele vervangen, edele twee keer, edele winnen, edelen werken, edele actie, edelen regel-, edele kwijt, edele stelen, bonus edele-, bonussen edele-, kaarten edele-
subject-part-end = spel afgelopen, wanneer afgelopen, wanneer klaar, spel klaar, wanneer voorbij, spel voorbij, spel uit, wanneer stopt, spel stopt, wanneer eindigt, hoe eindigt, einde spel, punten winnen, punten nodig winnen, punten winst, score winnen, hoe win, hoe wint, hoe winnen, wie wint, winnaar, vijftien, 15 punten, gelijkspel, gelijke stand, gelijk punten, evenveel punten, zelfde punten, gelijk staan, laatste ronde, slotronde, ronde afmaken, ronde uitgespeeld, ronde uitspelen, evenveel beurten, punten edelen tellen, overwinning, iemand 15, wie 15, 15 haalt, 15 bereikt, 15 ander-
subject-words-accessibility = grotere letters, groter letters, letters groter, grote letters, tekst groter, grotere tekst, lettergrootte, lettertype, vergrot-, zoom, blind, slechtziend-, toegankelijk-, contrast
subject-words-about = wie geschreven, wie gemaakt, wie geprogrammeerd, wie ontwikkeld, wie bedacht, wie ontworpen, van wie programma, maker, makers, auteur, ontwikkelaar-, versie, licentie, welk programma, wat programma
subject-words-words = woorden uitleg-, welke woorden, woordenlijst, woorden ken, begrippen, verklarende
subject-words-notation = betekent in codes, letter code-, letters code-, staat voor code-, welke letter, letter voor, letter staat
subject-about-prompt = voor pijl, woord voor, prompt
subject-about-code = code lezen, lees code, code beteken-, codes beteken-, begrijp code, afkorting-
subject-about-save = opslaan werkt, bewaren werkt, wordt opgeslagen, wordt bewaard, hoe opslaan, sla op hoe, hoe bewaar-, wanneer opgeslagen, spel kwijt, automatisch opgeslagen, automatisch bewaard, stroomstoring, vastlop-, crash-
subject-command-log = geschiedenis lezen, lees geschiedenis, geschiedenis bekijken, verloop lezen, lees verloop, geschiedenis werkt
subject-term-bonus = wat bonus, wat bonussen, bonus betekent, doen gekochte kaarten, hebben gekochte kaarten, gekochte kaarten voor, gekochte kaarten, bonus voor, bonussen voor, bonus, bonussen
subject-term-noble = wie edelen, wat edele, wat edelen, waarvoor edelen
subject-term-points = waarvoor punten, punten voor, prestige
subject-term-level = wat niveaus, wat niveau, niveaus beteken-
subject-term-stalemate = patstelling, pat, niemand kan, vastgelopen
subject-about-braille = braille werkt, leesregel, brailleregel
subject-about-reader = schermlezer, screenreader, jaws, nvda, voiceover, orca
