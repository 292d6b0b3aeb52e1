### English. A message's value is what is spoken or read; `.brief` is for those who know the
### game, `.full` for those who want every fact, `.braille` for fingers, where codes may stand.
### Lists of words that can be typed are separated by commas. What has no word in it is in
### common.ftl, in the folder above, for all languages.

## Gems: one word, and with a count

# `.stone` is the name by stone, for the setting gems at stones; `.words` is all that may be typed
# for it. Other attributes are the forms that sentences ask for, such as cases.
gem-s = blue
    .stone = sapphire
    .words = blue, blues, sapphire, sapphires
gem-e = green
    .stone = emerald
    .words = green, greens, emerald, emeralds
gem-g = gold
    .stone = gold
    .words = gold, golds, yellow, joker, jokers, gold joker, gold jokers
gem-r = red
    .stone = ruby
    .words = red, reds, ruby, rubies
gem-o = black
    .stone = onyx
    .words = black, blacks, onyx, onyxes
gem-d = white
    .stone = diamond
    .words = white, whites, diamond, diamonds

# Gems with their number, as they are put into sentences: You took 2 blue and 1 white.
count-s = { $count } blue
    .stone =
        { $count ->
            [one] { $count } sapphire
           *[other] { $count } sapphires
        }
count-e = { $count } green
    .stone =
        { $count ->
            [one] { $count } emerald
           *[other] { $count } emeralds
        }
count-g = { $count } gold
    .stone = { $count } gold
count-r = { $count } red
    .stone =
        { $count ->
            [one] { $count } ruby
           *[other] { $count } rubies
        }
count-o = { $count } black
    .stone = { $count } onyx
count-d = { $count } white
    .stone =
        { $count ->
            [one] { $count } diamond
           *[other] { $count } diamonds
        }
# In place of counted gems where there are none, as in: option 1: pay 3 red, keep none.
no-gems = none

# Before the last thing of a list. $others: those before, joined already. The letter a alone
# would be heard as an article.
list-and =
    { $others ->
        [a] a, and { $last }
       *[other] { $others } and { $last }
    }
# The same with an or, for JOIN.
list-or = { $others } or { $last }

## Cards and tiles

# A part of a card, behind its colour, in the order of the setting card: red, 2 points, costs 5
# black.
card-points =
    { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
# In the short name of a card: blue 4 points. Cards without points have none there.
card-head-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-cost = costs { $cost }
card-level = level { $level }
# In place of a card that the listener does not know: it was reserved from a deck.
hidden-card = an unseen card of level { $level }
    .brief = unseen { $level }
noble-points = { $points } points
# What a noble asks for, behind its points. $cost: bonuses, as in 4 blue and 4 green.
noble-cost = wants { $cost }
# The names of the noble tiles, by their codes.
noble-name-34s4e = Suleiman the Magnificent
noble-name-34s4d = Macchiavelli
noble-name-33s3e3r = Catherine of Medicis
noble-name-33s3e3d = Anne of Brittany
noble-name-33s3o3d = Elisabeth of Austria
noble-name-34e4r = Mary Stuart
noble-name-33e3r3o = Francis I of France
noble-name-34r4o = Henry VIII
noble-name-33r3o3d = Charles V
noble-name-34o4d = Isabella of Castile

## The language itself, as it calls itself

language-de = German
language-en = English
language-fr = French
language-nl = Dutch
language-name = English
# The braille tables that can be chosen: a file of liblouis, computer or literary braille, how many dots,
# for contracted braille the table that codes take, in brackets BRLTTY's tables of the same braille, and a
# title. Then the usual ones, and the language of synthesisers.
braille-tables =
    en-us-comp8.ctb computer 8: English 8-dot computer braille, U.S.
    en-us-comp6.ctb computer 6: English 6-dot computer braille, U.S.
    en-nabcc.utb computer 8 (en en_US en_CA en-nabcc): North American Braille Computer Code
    en-gb-comp8.ctb computer 8 (en_GB): English 8-dot computer braille, U.K.
    en-ueb-g1.ctb literary 6: Unified English Braille, grade 1
    en-ueb-g2.ctb literary 6 en-ueb-g1 (en en-ueb-g2): Unified English Braille, grade 2
    en-us-g2.ctb literary 6 en-us-comp6 (en_US en-us-g2): English Braille American Edition, grade 2
table-for-display = en-us-comp8
table-for-paper = en-ueb-g1
speech-language = en
# At the very first question of a first game, a line in each language. $number: what is typed
# for it.
language-offer = For English type { $number }.
language-default = Enter alone means English.
language-asked = Which language?
    .braille = language?
language-unknown = "{ $typed }" is not one of these. Type a number from 1 to { $count }.

## The beginning

# The first line of a game. $players: all at the table, each as below. $usual: yes where the
# edition need not be told.
opening =
    { $edition ->
        [up-to-three] Splendor, up to three gems by free choice: { $players }.
       *[other] Splendor, edition { $edition }: { $players }.
    }
    .brief =
        { $usual ->
            [yes] Splendor: { $players }.
           *[no] Splendor, edition { $edition }: { $players }.
        }
# The listener in the list of players of the opening.
player-me = you
player-bot = { $name } (computer, { $level })
# Behind the name of a computer opponent: Ada (computer, easy). `.word` is what a list of opponents
# has where that does not fit.
level-gentle = very easy
level-easy = easy
level-fairly-easy = fairly easy
level-fair = medium
level-normal = challenging
level-fairly-hard = fairly hard
level-hard = hard
level-very-hard = very hard
level-expert = expert
level-random = plays at random
    .word = random
opening-help = Type board to hear the cards, tutorial to learn the game, help for commands.
    .brief = Type help for help.
resumed = Your game continues in round { $round }.
# When a game is opened again that had ended, and its end was never told.
resumed-end = Your game had ended before you heard the result.
# Somebody comes back to a table elsewhere, where more happened than is told line by line. The last
# five moves follow. $lines: how many lines of the log tell all of it.
missed = { $count } moves were made meanwhile; all of them: log { $lines }
# What one player did then. $who: me or other. $cards: how many of the moves bought a card.
missed-of = { $who ->
        [me] You
       *[other] { $name }
    }: { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }{ $cards ->
        [0] {""}
        [one] , { $cards } card bought
       *[other] { "," } { $cards } cards bought
    }{ $points ->
        [0] {""}
        [one] , { $points } point more
       *[other] { "," } { $points } points more
    }.

# The questions before a game. `.braille` comes on a display, and the answers behind it.
setup-name = Who plays at this keyboard? Type a name, or several: Ana, Ben. Enter alone means { $name }; box means a game with real cards.
    .braille = name, or names?
setup-bots =
    { $people ->
        [2] How many computer opponents: 0, 1 or 2? Enter alone means 0.
        [3] How many computer opponents: 0 or 1? Enter alone means 0.
       *[other] How many computer opponents: 1, 2 or 3? Enter alone means 1.
    }
    .braille = how many opponents?
setup-level = How strong: { JOIN($levels, "or") }? Enter alone means easy.
    .braille = how strong?
setup-first = Which of { $names } begins? By the rules, the youngest. Enter alone means { $name }.
    .braille = who begins?
setup-rules = Edition { $edition }, { $points } points end the game. Enter alone keeps that. Or type an edition, 2014 or up-to-three, a number of points, or both.
    .braille = rules?
setup-resume = You have an unfinished game. Continue it? yes or no.
    .braille = continue your game?
setup-resume-end = Your last game ended before you heard the result. Hear it now? yes or no.
    .braille = hear the end?
# What was typed is not a number of opponents. $people: those at the keyboard, so many fewer
# opponents fit.
setup-number-wrong =
    { $people ->
        [2] "{ $typed }" is not 0, 1 or 2. Example: 0
        [3] "{ $typed }" is not 0 or 1. Example: 0
       *[other] "{ $typed }" is not 1, 2 or 3. Example: 1
    }
# Behind the offer to continue a game. $count: unfinished games beside that one.
setup-others =
    { $count ->
        [one] { $count } other game is unfinished too. Type games to hear it, or its number to continue it.
       *[other] { $count } other games are unfinished too. Type games to hear them, or the number of one to continue it.
    }
    .braille =
        { $count ->
            [one] { $count } more game
           *[other] { $count } more games
        }
setup-at-first = This is the first question.
setup-about = Splendor is a card game for two to four players: you collect gems and buy cards with them, and 15 points end the game. These questions begin a game. In it, type tutorial to learn how to play.
help-setup = Type back for the question before, or quit to leave. The game itself answers more: help, rules, tutorial.
help-setup-resume = Type yes to continue that game. With no it stays saved, and you begin another. Type games to hear all your games, or the number of one to continue it.
help-setup-name = The others hear you by this name. If several people share this keyboard, type all names, with commas: Ana, Ben. It goes from hand to hand, turn by turn. Alone against the computer: type one name. With friends elsewhere: splendor-access host
help-setup-bots = Computer opponents play against you. A game has two to four players.
help-setup-level = They are listed weakest first, and their numbers go from 1 to 9. Very easy is for a child's first games, easy is right for your own. Each wins two games of three against the one before it.
help-setup-first = Type the name of the player who has the first turn. After that, turns go around in the order of the names.
help-setup-rules = The editions differ in which gems you may take where fewer than three colours are left. A longer game has more points, such as 21. Example: 2014, 21 points
# The number of players was typed where their names are asked for.
setup-names-of = And what are the { $count } called? Type their names. Example: Ana, Ben
setup-level-wrong = "{ $typed }" is not a level. Choose from: { JOIN($levels, "or") }. Example: easy
setup-first-wrong = "{ $typed }" is not at this table. Choose from: { $names }.
setup-rules-wrong = "{ $typed }" is neither an edition nor a number of points. Editions: 2024, 2014, up-to-three. Example: 21 points
default-name = Guest
# Ready names for a real table on a display without keys to type, in the order of turns.
ready-names-2 = Guest, Friend
ready-names-3 = Guest, Left, Right
ready-names-4 = Guest, Left, Opposite, Right

# A yes or no, where players are named. $name: who plays if nobody is named.
name-answer = "{ $typed }" answers no question here. Type a name; Enter alone means { $name }.
name-unclear = "{ $typed }" cannot be taken for a name. Type the name alone. Example: Ana
name-empty = A name needs at least one letter.
name-long = "{ $typed }" is too long for a name: at most 20 characters.
# At the end of the refusals of names. $proposal: another name that can be taken, or none.
name-proposed = { $proposal ->
        [none] .
       *[other] . How about "{ $proposal }"?
    }
name-characters = A name can only have characters that can be seen and heard{ name-proposed }
name-command = "{ $typed }" is a command, so it cannot be a name{ name-proposed }
# More players than a game has room for. $least: the fewest that fit, 2 unless a position says
# how many.
player-count = { $least ->
        [2] { $count } players are too many; a game has { $most } at most.
       *[other] { $count } players are too many; this position has { $most }.
    }
name-twice = Two players cannot both be called "{ $typed }"{ name-proposed }
name-word = "{ $typed }" is a word of the program, so it cannot be a name{ name-proposed }
name-sentence = "{ $typed }" sounds like a sentence of the program. A name alone is enough{ name-proposed }
name-scripts = "{ $typed }" mixes two scripts in one word. Use letters of one{ name-proposed }
name-look-alike = A name needs plain letters{ name-proposed }
# What the program calls its listener, and other words that would deceive as a name.
names-listener = you, your, me, i
names-program = nobody, none, everybody, everyone, somebody, someone, anybody, anyone, all, no one, the bank, the computer, bot, computer, human, host, server, easy, normal, hard, expert, fair, gentle, random, yes, news, yes or no, you>, wait>, more>, which>, admin, system, language
# Words behind a name that make it news, and whole sentences, beside those of the messages themselves.
names-telling = takes, buys, reserves, won, lost, left, passed
names-sentence = game over, connection lost

## What happened

# $name: another player. The entry with -me is for the listener's own action, here and below.
took = { $name } took { $gems }.
    .brief = { $name }: took { $gems }.
# In the news: two or three colours without an and.
took-news = { $name } took { $gems }.
    .brief = { $name }: { $gems }.
took-me = You took { $gems }.
    .brief = Took { $gems }.
    .braille = you + { $gems }
returned-nothing = { $name } gave nothing back.
returned-nothing-me = You gave nothing back.
counted = { $name } has { $gems }: { $kind ->
        [more] { $more } more
        [less] { $less } fewer
       *[both] { $more } more, { $less } fewer
    } than was entered.
counted-me = You have { $gems }: { $kind ->
        [more] { $more } more
        [less] { $less } fewer
       *[both] { $more } more, { $less } fewer
    } than was entered.
    .braille = you = { $gems }
swapped = The cards at { $first } and { $second } have changed places.
card-shown = { $name } has shown the reserved card at { $place }: { $card }.
    .braille = { $name } { $place }: { $card }
card-shown-me = You have shown your reserved card at { $place }: { $card }.
    .braille = you { $place }: { $card }
returned = { $name } gave back { $gems }.
    .brief = { $name }: gave back { $gems }.
returned-me = You gave back { $gems }.
    .brief = Gave back { $gems }.
    .braille = you - { $gems }
# $gold: yes if a gold was left to be taken. $card: the card as all saw it.
reserved =
    { $gold ->
        [yes] { $name } reserved { $place } and took 1 gold: { $card }.
       *[no] { $name } reserved { $place }, without gold: { $card }.
    }
    .brief = { $name }: reserved { $place }, { $card }.
    .braille = { $name } res { $place } { $card }
# $head: the card without its cost.
reserved-news = { $name } reserved { $place }, { $head }{ $gold ->
        [yes] {""}
       *[no] , without gold
    }.
    .brief = { $name }: reserved { $place }.
# $hand: its place in the hand, such as h1.
reserved-me =
    { $gold ->
        [yes] You reserved { $place } and took 1 gold; it is { $hand } in your hand.
       *[no] You reserved { $place }, without gold; it is { $hand } in your hand.
    }
    .brief = Reserved { $place } as { $hand }.
    .full =
        { $gold ->
            [yes] You reserved { $place } and took 1 gold: { $card }; it is { $hand } in your hand.
           *[no] You reserved { $place }, without gold: { $card }; it is { $hand } in your hand.
        }
    .braille = you res { $hand } { $card }
# From the top of a deck. The others hear the level alone.
reserved-unseen =
    { $gold ->
        [yes] { $name } reserved a card from deck { $level }, unseen, and took 1 gold.
       *[no] { $name } reserved a card from deck { $level }, unseen, without gold.
    }
    .brief = { $name }: reserved from deck { $level }.
    .braille = { $name } res ?{ $level }
reserved-unseen-me =
    { $gold ->
        [yes] You reserved the top card of deck { $level }, as { $hand }, and took 1 gold.
       *[no] You reserved the top card of deck { $level }, as { $hand }, without gold.
    }
    .brief = Reserved from deck { $level }, as { $hand }.
    .braille = you res { $hand } ?{ $level }
# To the one who reserved it from a deck: h1 in your hand is black, 2 points, costs 5 green and
# 3 red.
drew = { $place } in your hand is { $card }.
# The same, where others at the keyboard could read the screen.
drew-veiled = { $place } is a card only you may see: type hand to see it.
    .brief = { $place }: type hand to see it.
    .braille = { $place } hand?
# $named: the place, or reserved-card. $payment: tokens, or no-payment if $paid is no.
bought = { $name } bought { $named }, { $bonus }, { $paid ->
        [no] paying nothing
       *[yes] paying { $payment }
    }.
    .brief = { $name }: { $named }, { $bonus }, paid { $payment }.
    .braille = { $name } buy { $place } { $card }
# $worth: the points of the card. $points: all that the player now has.
bought-points = { $name } bought { $named }, { $bonus }, { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }, { $paid ->
        [no] paying nothing
       *[yes] paying { $payment }
    }, and has { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .brief = { $name }: { $named }, { $bonus }, { $worth }, paid { $payment }, now { $points }.
    .braille = { $name } buy { $place } { $card } { $points }p
# What another player bought, in the news: what was paid is told by last, and in full.
bought-news = { $name } bought { $named }, { $bonus }{ $worth ->
        [0] {""}
        [one] , { $worth } point
       *[other] { "," } { $worth } points
    }.
    .brief = { $name }: { $named }, { $bonus }{ $worth ->
        [0] {""}
       *[other] { "," } { $worth }
    }.
reserved-card = a reserved card
    .braille = hand
bought-me = You bought { $place }, { $bonus }, { $paid ->
        [no] paying nothing
       *[yes] paying { $payment }
    }.
    .brief = Bought { $place }, paid { $payment }.
    .braille = you buy { $place } { $card }
bought-points-me = You bought { $place }, { $bonus }, { $paid ->
        [no] paying nothing
       *[yes] paying { $payment }
    }, and have { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .brief = Bought { $place }, paid { $payment }, now { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .braille = you buy { $place } { $card } { $points }p
no-payment = nothing
the-hand = the hand
    .braille = hand
# $points: all that the player now has. $noble: the tile, its name and its cost.
visited = Noble { $place } visits { $name }, who now has { $points } points.
    .brief = { $name }: noble { $place }, { $points } points.
    .full = Noble { $place } visits { $name }, { $noble }; { $name } now has { $points } points.
visited-me = Noble { $place } visits you, and you now have { $points } points.
    .brief = Noble { $place } visits you, { $points } points.
    .full = Noble { $place } visits you, { $noble }; you now have { $points } points.
    .braille = you + { $place } { $points }p
passed = { $name } can do nothing and passes.
    .brief = { $name }: passed.
    .braille = { $name } pass
passed-me = You pass.
    .braille = you pass
# A card comes to the place of one that is gone.
dealt = { $place } is now { $card }.
# A new card at the end of a round.
dealt-news = New: { $place }, { $fresh }.
# No card comes, because the deck has none.
emptied = { $place } stays empty: no cards left in deck { $level }.
    .brief = { $place } empty.
left-empty = { $place } stays empty: no card was turned up.
    .brief = { $place } empty.
# The card that just came was the last one of its deck.
last-of-deck = No cards left in deck { $level }.
    .brief = Deck { $level }: empty.
    .braille = deck { $level } 0
# Somebody has reached the points that end the game; the others still have a turn each.
last-round = { $name } has { points-counted }: this is the last round.
    .brief = { $name } has { $points }: last round.
    .braille = last round
last-round-me = You have { points-counted }: this is the last round.
    .brief = You have { $points }: last round.
    .braille = last round

## Numbers of things, for other messages

# These are put into other messages: { points-counted }. Cases of a language are their
# attributes.
points-counted =
    { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
target-counted =
    { $target ->
        [one] { $target } point
       *[other] { $target } points
    }
tokens-counted =
    { $tokens ->
        [0] no tokens
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
cards-counted =
    { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }
# How many cards each deck has left, as in: Left in deck a: 36, b: 26, c: 16.
decks-counted =
    deck a: { $a ->
        [0] none
       *[other] { $a }
    }, b: { $b ->
        [0] none
       *[other] { $b }
    }, c: { $c ->
        [0] none
       *[other] { $c }
    }

## Whose turn it is, and what is due

# At the start of the listener's turn. `-named` is for people who share a keyboard.
your-turn = Your turn: { points-counted }, { tokens-counted }.
    .brief = Your turn.
    .braille = you { $points }p { $tokens }t
buyable = { $count ->
        [0] You can buy no card now.
        [one] You can buy { $count } card: { $places }.
       *[other] You can buy { $count } cards: { $places }.
    }
    .braille = buy { $count ->
        [0] 0
       *[other] { $count }: { $places }
    }
your-turn-named = { $name }, your turn: { points-counted }, { tokens-counted }.
    .brief = { $name }, your turn.
    .braille = { $name } { $points }p { $tokens }t
# At the start of a turn: colours that ran out since the listener's last turn. $gems: without
# numbers.
bank-none = Bank: no { JOIN($gems, "or") } left.
    .braille = bank no { LETTERS($gems) }
bank-again = Bank: { $gems } again.
    .braille = bank + { LETTERS($gems) }
# When another player is due.
turn-of = It is { $name }'s turn.
    .brief = { $name }'s turn.
# The title of the window on Windows: few words, the deciding ones last.
title-yours = Splendor: your turn
title-turn = Splendor: { $name }'s turn
title-over = Splendor: game over
# The last line of a window that was opened for the program.
window-closes = Press Enter to close this window.
round = Round { $round }.
round-last = Round { $round }, the last one.
# At the end of a turn with more than 10 tokens. $kinds: the piles that are listed below it.
# $count: how many go.
must-return =
    { $kinds ->
        [one] You hold { $held } tokens and may keep 10: give back { $count }.
       *[other] You hold { $held } tokens and may keep 10: give back { $count } of these { $kinds } kinds, by number, word or letter.
    }
    .brief = Give back { $count }, from { $kinds ->
            [one] { $kinds } kind.
           *[other] { $kinds } kinds.
        }
    .braille = give { $count }
# Some of the tokens due to give back were named. $count: how many are still due.
given-partly =
    Noted: { $gems }. Give back { $count } more{ $kinds ->
    [0] .
   *[other] , of these { $kinds } kinds.
    }
    .braille = { $gems }, give { $count }
only-pass = You can only pass. Type pass.
    .braille = pass
# Between two people at one keyboard, braille display or phone.
ask-ready = Is { $name } there? Answer yes or no.
    .braille = { $name } there?
pass-device = Pass the device to { $name }. { $name }, type ready.
    .brief = { $name}, type ready.
    .braille = { $name } ready?
# Somebody types a command before the person whose turn it is has typed ready.
not-ready = It is { $name }'s turn. { $name }, type ready first.
nobody-waits = Nobody has to type ready now.

## The end

game-over = The game is over.
over-now = To play again, type rematch, or new to choose who plays. To hear what cost you most, type coach. To leave, type quit.
    .brief = Type rematch, new, coach or quit.
    .braille = rematch, new, coach, quit?
over-now-friends = To play again, type rematch. To leave, type quit.
    .brief = Type rematch or quit.
    .braille = rematch, quit?
won = { $name } wins with { points-counted }.
    .braille = won: { $name } { $points }p
won-me = You win with { points-counted }.
    .braille = won: you { $points }p
# $names: two or more.
won-shared = { $names } share the victory with { points-counted }.
    .braille = won: { $names } { $points }p
# Why the game is over. $target: the points that end it, 15 without a house rule.
ended-points = Someone reached { target-counted }, and the round is finished.
    .brief = Someone reached { target-counted }.
    .braille = { $target }p reached
ended-stalemate = Nobody could move any more.
    .braille = nobody could act
# Only in records of other programs, which may end a game after so many turns.
ended-turn-limit = The limit of turns was reached.
    .braille = turn limit
# Why one of those with equal points has won. $cards: how many the winner bought.
tie-fewest-cards = Points were equal; the winner bought the fewest cards: { $cards }.
    .braille = fewest cards { $cards }
tie-shared = Points and bought cards are equal.
    .braille = all equal
# At the end, a line for each player.
standing = { $name }: { points-counted }, { cards-counted } bought.
    .brief = { $name }: { points-counted }.
    .braille = { $name } { $points }p { $cards }c
standing-me = You: { points-counted }, { cards-counted } bought.
    .brief = You: { points-counted }.
    .braille = you { $points }p { $cards }c

## Answers

board =
    { $count ->
        [0] No cards on the table; left in { decks-counted }.
        [one] { $count } card on the table; left in { decks-counted }.
       *[other] { $count } cards on the table; left in { decks-counted }.
    }
    .brief =
        { $count ->
            [0] No cards.
            [one] { $count } card.
           *[other] { $count } cards.
        }
    .braille = { $count } cards
# The head of a row, before its four cards. $left: cards in its deck.
row = Row { $level }: { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }, { $left ->
        [0] none
       *[other] { $left }
    } left in the deck.
    .brief = Row { $level }: { $count ->
        [0] none.
       *[other] { $count }.
    }
    .braille = row { $level }
place-empty = { $place } is empty.
    .brief = { $place } empty.
# A card in one's own hand that was drawn unseen.
held-blind = { $place }, { $card }; only you know it.
# `look` at a card, with its level; `look` below is for a noble.
look-card = Level { $level }, { $item }.
look = Noble, { $item }.
bank = Bank: { $gems }.
    .braille = bank { $gems }
# $lacking: the colours that are used up.
bank-lacking = Bank: { $gems }; none left: { $lacking }.
    .brief = Bank: { $gems }.
    .braille = bank { $gems }
nobles = { $count ->
        [0] No nobles on the table.
        [one] { $count } noble on the table:
       *[other] { $count } nobles on the table:
    }
    .brief =
        { $count ->
            [0] No nobles.
            [one] { $count } noble.
           *[other] { $count } nobles.
        }
    .braille = { $count } nobles
# Lines of `player` and `me`, one below the other.
tokens =
    { $count ->
        [0] { $name }'s tokens: none.
       *[other] { $name }'s tokens, { $count }: { $gems }.
    }
    .braille = { $name } t { $gems }
tokens-me =
    { $count ->
        [0] Your tokens: none.
       *[other] Your tokens, { $count }: { $gems }.
    }
    .braille = t { $gems }
bonuses =
    { $count ->
        [0] { $name }'s bonuses: none.
       *[other] { $name }'s bonuses, { $count }: { $gems }.
    }
bonuses-me =
    { $count ->
        [0] Your bonuses: none.
       *[other] Your bonuses, { $count }: { $gems }.
    }
holds = { $name } holds { $cards ->
        [one] { $cards } reserved card:
       *[other] { $cards } reserved cards:
    }
    .braille = { $name } h { $cards }
# A reserved card of another player: h1 of Ada.
held-by = { $place } of { $name }: { $card }.
# The head of the nobles of a player, who are listed below.
owns-nobles = { $name } was visited by { $count ->
        [one] { $count } noble.
       *[other] { $count } nobles.
    }
    .braille = { $name } n { $count }
owns-nobles-me = You were visited by { $count ->
        [one] { $count } noble.
       *[other] { $count } nobles.
    }
    .braille = n { $count }
bought-cards =
    { $cards ->
        [0] { $name } has bought no cards.
       *[other] { $name } has bought { cards-counted }, with { points-counted }:
    }
    .brief = { $name }: { cards-counted }, { points-counted }.
    .braille = { $name } { $cards }c { $points }p
bought-cards-me =
    { $cards ->
        [0] You have bought no cards.
       *[other] You have bought { cards-counted }, with { points-counted }:
    }
    .brief = You: { cards-counted }, { points-counted }.
    .braille = you { $cards }c { $points }p
# A line for each colour that was bought. $gems: how many cards, as in 3 blue. $each: the points
# of those that have some, as in 1, 1 and 2. $without: how many have none.
bought-colour =
    { $points ->
        [0] { $gems }: no points.
       *[other] { $gems }: { $each } { $points ->
            [one] point
           *[other] points
        }{ $without ->
            [0] { "." }
            [one] ; { $without } card without.
           *[other] ; { $without } cards without.
        }
    }
    .brief = { $gems }: { $points ->
        [0] no points.
       *[other] { $each }.
    }
hand = { $count ->
        [0] Your hand is empty.
        [one] Your hand, { $count } card:
       *[other] Your hand, { $count } cards:
    }
    .braille = hand { $count }
# A reserved card where others at the keyboard could read the screen.
hand-veiled = { $place } is a card of level { $level }, which only you may see.
# Before such cards are shown, with the question below.
hand-readable = What is printed stays on the screen, where everyone can read it.
    .braille = others can read it
ask-show-hand = Show the cards that only { $name } may see? yes or no.
    .braille = { $name }: show hand?
decks = Left in { decks-counted }.
# $some: "yes" where words describe cards, and none of these can be bought.
afford = { $count ->
        [0] { $some ->
            [yes] You can buy none of these now.
           *[no] You can buy nothing now.
        }
       *[other] You can buy { $count }:
    }
    .brief =
        { $count ->
            [0] { $some ->
                [yes] You can buy none of these.
               *[no] You can buy nothing.
            }
           *[other] You can buy { $count }.
        }
    .braille = can buy { $count }
# While tokens are given back: what can be bought in the next turn. `-short` is near to that.
afford-next = { $count ->
        [0] { $some ->
            [yes] You can buy none of these next turn.
           *[no] There is no card you can buy next turn.
        }
        [one] { $count } card you can buy next turn, if you keep what it costs:
       *[other] { $count } cards you can buy next turn, if you keep what each of them costs:
    }
    .brief =
        { $count ->
            [0] { $some ->
                [yes] Next turn you can buy none of these.
               *[no] Next turn you can buy nothing.
            }
           *[other] Next turn you can buy { $count }.
        }
    .braille = next turn can buy { $count }
# A line of `afford`. $payment: what is paid after bonuses.
afforded = { $place }, { $card }; you pay { $payment }.
    .brief = { $place }, { $card }; pay { $payment }.
    .braille = { $place } { $card } pay { $payment }
afforded-free = { $place }, { $card }; you pay nothing.
    .brief = { $place }, { $card }; free.
    .braille = { $place } { $card } free
# The head of cards that are nearly in reach. $short: how many gems each of them lacks.
# $gold: whether that is after gold, yes or no.
afford-short = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } { $short ->
        [one] one gem
       *[other] two gems
    } short{ $gold ->
        [no] {""}
       *[yes] {" "}with your gold; without it
    }:
    .braille = short { $short }
# Both in one, where no gold counts: each line says what is missing. $count: two and more.
afford-close = { $count } cards one or two gems short:
    .braille = short 1-2
# If neither can be listed. $others: cards that are just as near. $missing: without gold.
# $gold: how many of these the player's gold can pay. $held: that gold, as in 2g.
afford-nearest = Nearest is { $place }, { $card }; missing { $missing }{ $gold ->
        [0] {""}
       *[other] { "," } and your gold covers { $gold } of these
    }{ $others ->
        [0] { "." }
        [one] ; { $others } other card is just as near.
       *[other] ; { $others } other cards are just as near.
    }
    .brief = Nearest: { $place }, { $card }; missing { $missing }{ $gold ->
        [0] {""}
       *[other] { "," } gold covers { $gold }
    }.
    .braille = { $place } { $card } - { $missing }{ $gold ->
        [0] {""}
       *[other] {" "}have { $held }
    }
afford-lacks = { $place }, { $card }; missing { $missing }.
afford-lacks-gold = { $place }, { $card }; missing { $missing }, and your gold covers { $gold } of these.
    .brief = { $place }, { $card }; missing { $missing }, gold covers { $gold }.
    .braille = { $place } { $card } - { $missing } have { $held }
# The same without the cost, which look tells. $head: the card without its cost.
reach = { $place }, { $head }, with { $paid }.
reach-free = { $place }, { $head }, free.
reach-lacks = { $place }, { $head }, missing { $lacks }.
veiled-not-counted = Cards that only you may see are not counted; type hand to see them.
    .brief = Without cards only you may see.
# `need`: the way to a card, turn by turn. First of all tokens that have to be given back now.
need-first = First give back { $gems }.
# $count: turns, the last of which buys the card. The steps follow, a line each.
need-turns = { $count } turns, if nobody else moves and you buy nothing else:
    .brief = { $count } turns, if nobody else moves:
    .braille = turns { $count }
# $step: one of the actions below, with need-giving around it where tokens go back.
need-step = { $number }: { $step }.
need-take = take { $gems }
need-reserve = reserve { $place } and take 1 gold
    .brief = reserve { $place }
    .braille = res { $place }
need-reserve-any = reserve any card and take 1 gold
    .brief = reserve any card
    .braille = res any
need-buy = buy { $place }
need-giving = { $step }, give back { $gems }
# With 10 tokens at most the card cannot be paid.
need-never = Not possible without more bonuses, if nobody else moves.
    .brief = Not without more bonuses.
    .braille = no way
# If other open cards are bought first. $places: these cards. $turns: all in all.
need-buying = { $turns } turns if you first buy { $places }, nobody else moves and nothing new appears.
    .brief = { $turns } turns, buying { $places } first.
    .braille = turns { $turns } buy { $places }
# $least: fewer turns than this are not possible; what lies between was not searched.
need-buying-perhaps = { $turns } turns or fewer, { $least } at least, if you first buy { $places } and nobody else moves.
    .brief = { $turns } turns or fewer, buying { $places } first.
    .braille = turns { $least }-{ $turns } buy { $places }
# No way was found in the time there is; so many turns are the least.
need-buying-unknown = { $turns } turns or more if you buy cards that are open now, and nobody else moves.
    .brief = { $turns } turns or more, buying open cards first.
    .braille = turns { $turns }+
need-late = Too late: the game ends before that.
    .braille = late
# $names: opponents who could take the card away.
need-rivals = { $names } can buy it before you, on the next turn.
    .brief = { $names } can buy it next turn.
    .braille = { $names } can buy in 1
need-rivals-soon = { $names } can buy it before you, in two turns.
    .brief = { $names } can buy it in two turns.
    .braille = { $names } can buy in 2
# The description fits more than one card.
need-several = "{ $typed }" fits { $count } cards: { $places }. Which place did you mean?
found = { $count ->
        [0] No card fits.
        [one] { $count } card fits:
       *[other] { $count } cards fit:
    }
    .braille = { $count } found
worth = { $count ->
        [0] No card fits.
        [one] { $count } card, its price after your bonuses:
       *[other] { $count } cards, the most points per token first:
    }
    .brief =
        { $count ->
            [0] No card.
            [one] { $count } card.
           *[other] { $count } cards.
        }
worth-free = { $place }, { $bonus }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] { "," } { $points } points
    }, costs you nothing.
    .brief = { $place }, { $bonus }{ $points ->
        [0] {""}
       *[other] {" "}{ $points }
    }, free.
    .braille = { $place }{ $points ->
        [0] {""}
       *[other] {" "}{ $points }p
    } free
worth-price = { $place }, { $bonus }, costs you { $tokens ->
        [one] { $tokens } token.
       *[other] { $tokens } tokens.
    }
    .brief = { $place }, { $bonus }, { $tokens ->
        [one] { $tokens } token.
       *[other] { $tokens } tokens.
    }
    .braille = { $place } { $tokens }t
# $rate: points for each token, as in 0.25.
worth-rate = { $place }, { $bonus }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, costs you { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $rate } per token.
    .brief = { $place }, { $bonus }, { $points }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $rate }.
    .braille = { $place } { $points }p { $tokens }t { $rate }
# `try`: what an action would bring. $actions: from the entries below, joined by then.
tried = After { $actions }, if nobody else moves; nothing is done yet:
    .brief = After { $actions }:
    .braille = try { $actions }
try-take = taking { $gems }
try-return = giving back { $gems }
try-reserve = reserving { $place }
    .braille = res { $place }
try-reserve-unseen = reserving from deck { $level }
    .braille = res ?{ $level }
try-buy = buying { $place }
    .braille = buy { $place }
try-pass = passing
    .braille = pass
try-points = Points: you would have { $points }, { $gained } more.
    .brief = Points { $points }, { $gained } more.
try-gained = Gained: { $gems }.
try-paid = Spent: { $gems }.
try-tokens = Tokens you would hold, { $count ->
        [0] none.
       *[other] { $count }: { $gems }.
    }
    .brief = Tokens { $count }: { $gems }.
    .braille = t { $gems }
try-bonuses = Bonuses you would have: { $gems }.
    .brief = Bonuses: { $gems }.
try-noble = Noble { $place } would visit you.
try-give-back = Then you would have to give back { $count }.
    .braille = give { $count }
try-ends = The game would end there.
    .braille = end
try-opened =
    { COUNT($places) ->
        [one] A new card, not known yet, would come at { $places }.
       *[other] New cards, not known yet, would come at { $places }.
    }
    .brief = New cards at { $places }.
    .braille = new { $places }
try-buyable = Cards you could then buy, but not now: { $places }.
    .brief = Then you could buy { $places }.
    .braille = can buy { $places }
try-nothing-new = You could then buy nothing that you cannot buy now.
    .brief = Nothing new to buy.
    .braille = can buy 0 new
try-several = "{ $typed }" can mean several: { $options }. Say which one.
# $problem: the sentence that refuses it. $count: how many actions were tried, and $number which
# of them.
try-refused =
    { $count ->
        [one] { $problem }
       *[other] Step { $number } is not possible: { $problem }
    }
# The action before it would end the game.
try-over = Step { $number } is not possible: the game would be over.
# Two texts become one: an action and what comes after it.
clauses = { $first }; { $then }
# The same for a reserved card, which has no place for others.
card-head-held = the reserved card, { $card }
    .braille = hand { $card }
own-reserved = your reserved card { $place }
by-noble = noble { $place }
changed-nothing = Nothing has changed.
    .brief = Nothing changed.
    .braille = same
# `changed`: what is different now, a line for each player, the market and the bank.
changed-since = Since the end of your turn in round { $round }:
    .brief = Since round { $round }:
    .braille = since { $round }
changed-beginning = Since the beginning:
    .braille = since 0
# $news: the clauses below with commas, as in: gained 1 red, bought b2.
changed-player = { $name } { $news }.
    .brief = { $name }: { $news }.
changed-me = You { $news }.
    .braille = you { $news }
changed-bought =
    { $count ->
        [one] bought a card: { $cards }
       *[other] bought { $count } cards: { $cards }
    }
    .brief =
        { $count ->
            [one] bought { $cards }
           *[other] bought { $count } cards: { $cards }
        }
    .braille = buy { $cards }
changed-nobles =
    { $count ->
        [one] got noble { $places }
       *[other] got nobles { $places }
    }
changed-reserved =
    { $count ->
        [one] reserved { $cards }
       *[other] reserved { $count } cards: { $cards }
    }
    .braille = res { $cards }
changed-gained = gained { $gems }
changed-lost = spent { $gems }
changed-points =
    { $points ->
        [one] now { $points } point
       *[other] now { $points } points
    }
    .brief = now { $points }
changed-market = Market: { $news }.
# A place has another card.
changed-place = { $place } is now { $card }
# $cards: of many new cards their places alone.
changed-cards = { $count } new cards: { $cards }
    .brief = { $count } new: { $cards }
changed-empty = now empty: { $places }
    .brief = empty: { $places }
changed-decks = deck used up: { $levels }
    .braille = deck { $levels } 0
changed-bank = Bank: { $news }.
    .braille = bank { $news }
# What the bank now has of the colours that changed.
changed-left = now { $gems }
    .braille = now { $gems }
changed-gone = none left: { $gems }
    .braille = no { LETTERS($gems) }
changed-ending = Last round: somebody has reached { target-counted }.
    .brief = Last round.
    .braille = last round
# What a good player would do. $step: an action, $why: one of the sentences behind these.
advice =
    { $rank ->
        [1] Best
        [2] Second best
       *[3] Third best
    }{ $behind ->
        [far] , clearly weaker
       *[some] {""}
        [close] , nearly as good
    }: { $step }. { $why }
    .brief =
    { $rank ->
        [1] Best
        [2] Second best
       *[3] Third best
    }: { $step }. { $why }
advice-draw = reserve the top card of level { $level }
    .braille = res { $level }
advice-reserve = reserve { $place }
    .braille = res { $place }
advice-return = give back { $gems }
advice-noble = choose { $place }
advice-pass = pass
# Whatever the others do, and whatever cards are hidden.
advice-wins = That wins for certain, with { points-counted }.
    .braille = wins { $points }
# $taken: first where $names can still win or draw level.
advice-end = That makes { points-counted }, enough to end the game{ $taken ->
        [first] , but { $names } can still win
       *[open] {""}
    }.
    .braille = end { $points }{ $taken ->
        [first] , { $names } can win?
       *[open] {""}
    }
# $points: of card and noble together.
advice-visit = { $place } visits you then: { points-counted } in all.
    .braille = { $place } visits +{ $points }
advice-points = It scores { points-counted }.
    .braille = points { $points }
# $names: opponents who can pay for the card now.
advice-points-denied = It scores { points-counted }, and { $names } could buy it next turn.
    .braille = points { $points }, { $names } can buy
advice-denied = { $names } could buy it next turn.
    .braille = { $names } can buy
# With that card the noble would come to the opponent.
advice-denied-visit = { $names } could buy it next turn, and { $place } would visit.
    .braille = { $names } can buy, { $place } visits
# $card: with its place and without its cost. $turns: the one of the purchase counted.
# $taken: safe for a card in one's own hand, first where $names can buy the card before, else open.
advice-nearer = { $turns ->
        [1] Next turn
       *[other] In { $turns } turns
    } you can buy { $named }, { $card }{ $taken ->
        [safe] {""}
        [first] , if nobody takes it: { $names } can buy it before you
       *[open] , if nobody takes it
    }.
    .brief = { $turns ->
        [1] Next turn
       *[other] In { $turns } turns
    } you can buy { $place }{ $taken ->
        [safe] {""}
        [first] , if nobody takes it: { $names } can buy it before you
       *[open] , if nobody takes it
    }.
    .braille = { $turns ->
        [1] then { $place }
       *[other] { $place } in { $turns }
    }{ $taken ->
        [first] , { $names } first?
       *[open] {""}
    }
# The card that is reserved by this action.
advice-nearer-it = { $turns ->
        [1] Next turn
       *[other] In { $turns } turns
    } you can buy it.
    .braille = { $turns ->
        [1] then buy
       *[other] buy in { $turns }
    }
advice-nearer-noble =
    Then { $place } wants { $count ->
        [one] { $count } more bonus
       *[other] { $count } more bonuses
    }.
# $count: cards for which fewer gems are missing then.
advice-useful =
    It helps you with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .braille = helps { $count }
# All its reasons were said of a better choice.
advice-same = It makes little difference.
    .braille = same
advice-cheaper =
    Its bonus makes { $count ->
        [one] { $count } other card
       *[other] { $count } other cards
    } cheaper for you.
    .braille = cheaper { $count }
advice-least = You need these least.
# A card that is reserved, with $count gold.
advice-kept = Nobody else can take it then{ $count ->
        [0] {""}
       *[other] , and gold comes with it
    }.
    .braille = kept{ $count ->
        [0] {""}
       *[other] {" "}+ gold
    }
advice-place = That leaves you well placed.
advice-nothing = Nothing else is possible.
aim = Your aim:
aim-none = You have no aim. Example: aim b2
aim-off = You have no aim any more.
aim-gone = Your aim is no longer there. Another one: aim and a place
    .brief = Your aim is gone.
aim-served = That serves your aim, { $place }.
aim-served-points = That serves your aim, to win by points.
aim-way = For your aim, { $place }: { $step }.
# $loss: so many of a hundred games are lost by serving the aim.
aim-cost = Leave { $place } for now: to { $step } lowers your chance of winning by { $loss } percent.
aim-later = No turn brings your aim, { $place }, nearer now.
# The card of the hint before, to which this one does not keep.
plan-taken = { $name } has the card of your last hint: { $card }.
plan-passed =
    { $place } is { $by ->
        [faster] faster
       *[better] worth more
    } now than { $than }, the card of your last hint.
plan-dropped = { $than }, the card of your last hint, is no longer clearly the next one.
# Asked while somebody else plays. The hint follows on a line of its own.
advice-later = It is { $name }'s turn. If it were yours:
    .braille = { $name } acts; if you:
# What an opponent was after. $sure is no where it can only be guessed: a person, or one who holds
# a card that nobody else knows.
why-wins = That made { $name } certain to win, with { points-counted }.
    .braille = { $name } wins { $points }
why-end = { $name } reached { points-counted } with that card, enough to end the game.
    .braille = { $name } end { $points }
# $points: of card and noble together.
why-visit = The noble { $place } came with that card: { points-counted } in all.
why-points = That card brought { $name } { points-counted }.
    .braille = { $name } points { $points }
# $me is yes where the listener could have bought the card, else $names could have.
why-points-denied =
    That card brought { $name } { points-counted }, and { $me ->
        [yes] you
       *[no] { $names }
    } could have bought it next turn.
    .braille =
    { $name } points { $points }, { $me ->
        [yes] you
       *[no] { $names }
    } could buy
why-denied =
    { $me ->
        [yes] { $name } kept that card from you: you could have bought it next turn.
       *[no] { $name } kept that card from { $names }, who could have bought it next turn.
    }
    .braille =
    { $name } kept it, { $me ->
        [yes] you
       *[no] { $names }
    } could buy
why-denied-visit =
    { $me ->
        [yes] { $name } kept that card from you: you could have bought it next turn, and { $place } would have visited you.
       *[no] { $name } kept that card from { $names }, whom { $place } would have visited next turn.
    }
    .braille =
    { $name } kept it, { $place } would visit { $me ->
        [yes] you
       *[no] { $names }
    }
why-nearer = { $name }{ $sure ->
        [yes] {" "}
       *[no] {" "}probably{" "}
    }wanted { $card }; it could be bought { $turns ->
        [1] next turn
       *[other] in { $turns } turns
    }.
    .braille = { $name } ? { $card } { $turns ->
        [1] next
       *[other] in { $turns }
    }
why-nearer-it = { $name } could then buy that card { $turns ->
        [1] next turn
       *[other] in { $turns } turns
    }.
    .braille = { $name } buys it { $turns ->
        [1] next
       *[other] in { $turns }
    }
why-nearer-noble = { $name }{ $sure ->
        [yes] {" "}
       *[no] {" "}probably{" "}
    }wanted { $place }, which then asked for { $count ->
        [one] { $count } more bonus
       *[other] { $count } more bonuses
    }.
why-cheaper =
    The bonus made { $count ->
        [one] { $count } other card
       *[other] { $count } other cards
    } cheaper for { $name }.
    .braille = { $name } cheaper { $count }
why-useful =
    That helped { $name } with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .braille = { $name } helps { $count }
why-drew = Only { $name } knows that card.
    .braille = only { $name } knows
# The opponent holds a card that nobody else knows, and no other reason was found.
why-hidden = Perhaps that was to pay for a reserved card, which only { $name } knows.
    .braille = { $name } ? reserved card
why-kept = { $name } wanted that card for later.
    .braille = { $name } for later
why-place = No open card says why { $name } did that.
why-nothing = { $name } could do nothing else.
why-none = Nobody else has moved yet.
    .braille = none moved
why-not-yet = { $name } has not moved yet.
    .braille = { $name } 0 moves
why-me = Only you know why you did that.
    .braille = you know
# $cards: with their points, the most first. A second clause tells which of them the listener
# could buy too.
threat = { $name } can buy { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }.
    .brief = { $name }, { $count }: { $cards }.
    .braille = { $name } can buy { $cards }
threat-none = { $names } can buy no open card.
    .brief = { $names }: none.
    .braille = { $names } can buy 0
# Cards without points come last, by their places.
threat-pointless = no points: { $places }
threat-mine = you too: { $places }
    .braille = you { $places }
threat-mine-all = you too
    .braille = you
# Cards that were reserved unseen: of these only the levels are known.
threat-unseen =
    { $count ->
        [one] { $name } holds { $count } unseen card of level { $levels }.
       *[other] { $name } holds { $count } unseen cards of levels { $levels }.
    }
    .brief = { $name } holds { $count } unseen: { $levels }.
# $nobles: one or more of the clauses below.
threat-nobles = { $name } is near { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }: { $nobles }.
    .brief = { $name } near: { $nobles }.
threat-noble = { $place } needs { $missing }
# $source: the card to buy for it, by its place.
threat-noble-next = { $place } needs { $missing }, which { $source } brings
    .brief = { $place } needs { $missing }, see { $source }
threat-noble-due = { $place } needs nothing more
# $sure: no if it hangs on a card that is hidden. $means: by which card or noble. $round: when
# the game would end.
threat-finish = { $sure ->
        [yes] { $name } can
       *[no] { $name } might
    } reach { points-counted } with { $means }{ $round ->
        [this] : the game may end this round.
        [next] : the game may end next round.
       *[last] .
    }
    .brief = { $sure ->
        [yes] { $name } can
       *[no] { $name } might
    } reach { $points } with { $means }{ $round ->
        [this] , ending this round.
        [next] , ending next round.
       *[last] .
    }
    .braille = { $name } { $sure ->
        [yes] can
       *[no] may
    } { $points }p { $means }{ $round ->
        [this] {" "}end
        [next] {" "}end next
       *[last] {""}
    }
# In the last round. $names: who still has a turn.
threat-last =
    { $count ->
        [0] The game ends with this round, and the others have no more turns.
       *[other] The game ends with this round; others still to play: { $names }.
    }
    .brief =
        { $count ->
            [0] Last round: no more turns for others.
           *[other] Last round, to play: { $names }.
        }
    .braille =
        { $count ->
            [0] last round
           *[other] last { $names }
        }
goal =
    { $count ->
        [0] No nobles on the table.
        [one] { $count } noble on the table.
       *[other] { $count } nobles, the nearest first:
    }
    .brief =
        { $count ->
            [0] No nobles.
            [one] { $count } noble.
           *[other] { $count } nobles.
        }
    .braille = { $count } nobles
# $others: what the other players still need for it, as in: Ada 5, Ben 7.
goal-noble = { $place } needs { $count } more: { $missing }; { $others }.
    .brief = { $place } needs { $missing }; { $others }.
goal-noble-due = { $place } needs nothing more; { $others }.
goal-other =
    { $count ->
        [0] { $name } none
       *[other] { $name } { $count }
    }
goal-race = Race to { target-counted }: { $race }.
    .brief = To { $target }: { $race }.
    .braille = to { $target } { $race }
# In the race to the points that end the game. $count: points still needed; 0 if $points are
# enough.
goal-runner =
    { $count ->
        [0] { $name } has { $points }
       *[other] { $name } needs { $count }
    }
    .brief =
        { $count ->
            [0] { $name } has { $points }
           *[other] { $name } { $count }
        }
goal-runner-me =
    { $count ->
        [0] you have { $points }
       *[other] you need { $count }
    }
    .brief =
        { $count ->
            [0] you have { $points }
           *[other] you { $count }
        }
    .braille =
        { $count ->
            [0] you { $points }p
           *[other] you { $count }
        }
goal-last =
    { $count ->
        [one] Last round: { $names } leads with { points-counted }, { cards-counted } bought.
       *[other] Last round: { $names } lead with { points-counted }, { cards-counted } bought.
    }
    .brief = Last round: { $names } { $points }.
    .braille = last { $names } { $points }p { $cards }c
goal-last-me = Last round: you lead with { points-counted }, { cards-counted } bought.
    .brief = Last round: you { $points }.
    .braille = last you { $points }p { $cards }c
# The answer to "is it the last round": the game ends with the round in which somebody has enough.
goal-not-last = Not the last round: nobody has { target-counted } yet.
    .brief = Not the last round.
goal-nobody = Nobody can end the game in their next turn, as far as you can know.
    .brief = Nobody can end it next turn.
# $means: the cards and nobles that bring the points.
goal-finish =
    { $when ->
        [now] You can reach { points-counted } now, with { $means }.
       *[next] You can reach { points-counted } next turn, with { $means }.
    }
    .brief =
        { $when ->
            [now] You can reach { $points } now with { $means }.
           *[next] You can reach { $points } next turn with { $means }.
        }
    .braille = you can { $points }p { $means }
log = { $count ->
        [0] Nothing has happened yet.
        [one] { $count } line:
       *[other] { $count } lines:
    }
# A part of the log that is empty, though other things have happened; one of a turn or round.
log-none-such = Nothing of that kind has happened yet.
log-none-then = Nothing of that kind happened then.
# `older` and `newer`: one line of the history with its number.
history-line = { $number } of { $count }: { $told }
    .brief = { $number }: { $told }
history-first = There is nothing older.
history-last = There is nothing newer.
nothing-happened = Nothing has happened since your turn.
# The setting answers is off: only so much is said of an answer.
answer-kept =
    { $count ->
        [one] { $count } line was not said, because answers are off. To hear it, type: log talk { $count }
       *[other] { $count } lines were not said, because answers are off. To hear them, type: log talk { $count }
    }
    .brief =
        { $count ->
            [one] { $count } line kept. Type: log talk { $count }
           *[other] { $count } lines kept. Type: log talk { $count }
        }
nothing-to-repeat = There is nothing to repeat yet.
position-mine = This line shows the cards that only you may see:
# The game began from a position, so nobody knows what lies in its decks.
record-no-deck = The order of the decks is not known: a position does not hold it.
record-written = The record is in { $file }
record-not-written = The record could not be written to { $file }: { $detail }
record-exists = { $file } is there already and is not touched. Take another name.
ask-replace = { $file } is there already. Replace it? yes or no.
    .braille = replace the file?
ask-with-deck = The record with its decks shows every hidden card. Show it? yes or no.
    .braille = show the decks?
which-player = Which of the { $count } players? Answer with a number.
# The players follow, with numbers.
no-such-player = "{ $typed }" is not a player here. Which of the { $count } did you mean?

## The braille view

view-bank = Bank:
    .braille = bank
view-tokens = Tokens:
    .braille = t
view-bonuses = Bonuses:
# In the braille view. `.braille` is what stands on the display, the text is for speech and
# print.
view-deck =
    { $left ->
        [0] Deck { $level } is empty.
        [one] Deck { $level }: { $left } card left.
       *[other] Deck { $level }: { $left } cards left.
    }
view-deck-of = deck { $level }
view-no-news = Nothing has happened yet.
    .braille = no news
view-wait = It is { $name }'s turn.
    .braille = wait { $name }
# A move is on its way to a table elsewhere.
view-sent = Your move has been sent.
    .braille = sent
# On the home line: a card that can be bought now.
view-buyable = You can buy { $place }.
    .braille = buy { $place }
# Actions that a routing key opens. The same key again does it.
view-buy = Buy { $place }, paying { $payment }.
    .braille = buy { $place } { $payment }
view-price = { $place } costs you { $payment }.
    .braille = { $place } costs { $payment }
view-lacks = You lack { $missing } for { $place }.
# $gold: the gold that the player has, as in 1g.
view-lacks-gold = You lack { $missing } to buy { $place }, and you have { $gold }.
    .braille = { $place } - { $missing } have { $gold }
view-reserve =
    { $gold ->
        [yes] Reserve { $place } and take 1 gold.
       *[no] Reserve { $place }, without gold.
    }
    .braille =
        { $gold ->
            [yes] res { $place } + 1g
           *[no] res { $place }
        }
view-reserve-deck =
    { $gold ->
        [yes] Reserve the top card of deck { $level }, unseen, and take 1 gold.
       *[no] Reserve the top card of deck { $level }, unseen, without gold.
    }
    .braille =
        { $gold ->
            [yes] res ?{ $level } + 1g
           *[no] res ?{ $level }
        }
view-need = Ask what { $place } needs.
    .braille = need { $place }
view-take = Take { $gems }.
    .braille = take { $gems }
view-return = Give back { $gems }.
    .braille = give { $gems }
# Behind a take after which the player holds more than 10 tokens.
view-then-return = Then give back { $count }.
    .braille = then - { $count }
# Behind a purchase. $count: how many nobles would come; one of several is chosen later.
view-then-noble =
    { $count ->
        [one] Then noble { $places } visits you.
       *[other] Then choose one of the nobles { $places }.
    }
    .braille =
        { $count ->
            [one] + { $places }
           *[other] noble? { $places }
        }
view-noble = Choose noble { $place }: { $noble }.
    .braille = noble { $place } { $noble }
view-visit = Noble { $place } can visit you at the end of your turn.
    .braille = { $place } at end of turn
view-aim = Aim at noble { $place }.
    .braille = aim { $place }
view-aim-off = Let your aim { $place } go.
    .braille = { $place } no aim
view-undo = Take your last turn back.
    .braille = undo turn
view-ask = Ask a question.
    .braille = ask
view-back = Back to where you were.
    .braille = back
view-leave = Leave the program.
    .braille = leave
view-yes = yes
view-no = no
view-trouble = It could not be saved.
    .braille = not saved
view-again = Try again.
    .braille = again
view-unsaved = Play on without saving.
    .braille = unsaved
view-quit = Leave the game.
    .braille = quit
# At a card that can be paid, with a braille table of six dots.
view-mark = ok
# At the end of the display, when there is news.
view-new = new
# On a display without routing keys, behind a thing that line down would choose.
view-choose = Press line down to choose it.
    .braille = down?
# Before a narrowed row. $count: cards that are shown, $of: cards that are there.
view-near = { $level }: { $count } of { $of }.
# In the menu of a narrowed row. $count: gems that a shown card may lack.
view-near-most =
    { $count ->
        [0] Show the cards you can buy.
        [one] Show cards that lack one gem at most.
       *[other] Show cards that lack { $count } gems at most.
    }
    .braille =
        { $count ->
            [0] can buy
           *[other] lack { $count }
        }
view-near-off = Show all cards.
    .braille = all
view-sum = The whole position in the fewest cells.
    .braille = sum
view-home = Home.
    .braille = home
view-what = What is under the next routing key?
    .braille = what is?
view-sum-told = { $name }: { points-counted }, tokens: { $tokens }, bonuses: { $bonuses }.
view-explain = Let each key say what it does.
    .braille = try keys
view-key = Press a key. The same key twice ends this.
    .braille = key? 2x: end
# `try keys`: each key says what it does.
view-key-line-up = To the line above.
    .braille = line above
view-key-line-down = To the line below.
    .braille = line below
view-key-window-left = To the window on the left.
    .braille = go left
view-key-window-right = To the window on the right.
    .braille = go right
view-key-window-before = To the window before.
    .braille = window back
view-key-window-after = To the next window.
    .braille = next window
view-key-top = To the first line.
    .braille = first line
view-key-bottom = To the log.
    .braille = the log
view-key-home = To your turn.
    .braille = your turn
view-key-back = Leave what is open.
    .braille = leave
view-key-choose = Choose this.
    .braille = choose this
view-key-route = Choose what is under it.
    .braille = choose here
view-key-help = Hear of the keys.
    .braille = help
view-key-dots = Type.
    .braille = type
view-key-enter = Choose this, or end a typed line.
    .braille = choose, end
view-key-backspace = Take a typed cell back.
    .braille = delete cell
view-key-escape = Drop the typed line.
    .braille = drop line
view-key-different = To what is different.
    .braille = what changed
view-key-next-buy = To the next card you can buy.
    .braille = can buy next
view-key-sum = To the whole position in short, or back to where you were.
    .braille = sum or back
view-key-what = What is under the next routing key?
    .braille = what is?
view-key-describe = What is under a routing key.
    .braille = what is it
view-key-nothing = This key does nothing here.
    .braille = no use here
# In the help of the display. $keys: how BRLTTY calls them, $does: one of view-key- above.
key-named = { $keys }: { $does }
key-together = { $first } and { $then }
key-dots =
    { $count ->
        [one] dot { $numbers }
       *[other] dots { $numbers }
    }
    .braille =
        { $count ->
            [one] dot{ $together }
           *[other] dots{ $together }
        }
key-word =
    { $kind ->
        [Space] space
        [Up] up
        [Down] down
        [Left] left
        [Right] right
        [Select] select
        [Press] press
        [RoutingKey] routing key
       *[other] { $name }
    }
    .braille =
        { $kind ->
            [Space] space
            [Up] up
            [Down] down
            [Left] left
            [Right] right
            [Select] select
            [Press] press
            [RoutingKey] routing
           *[other] { $name }
        }
view-keys = Tell of the keys.
    .braille = keys
# A key came too soon after another one, and did nothing.
view-once-more = Press it once more.
    .braille = again?
view-line-lost = Not done: some of what you typed was lost. Type it again.
    .braille = not done, keys lost: type again
# $text: counts of tokens.
view-entered = Enter { $text }.
    .braille = enter { $text }
view-enter = Enter alone.
    .braille = enter
display-here = The braille display { $name } with { $columns } cells shows the game.
display-back = The display is back.
    .braille = display back
display-gone = The braille display is gone. The game goes on and keeps looking for it.

## Questions

# A line of a list to choose from by number. $option: one of the entries below.
option = { $number }: { $option }
option-deck = { $level }, the top card of deck { $level }, unseen.
option-veiled = { $place }, a card of level { $level }, which only you may see.
# $left: of the gems that were open to choice, those that are kept.
option-payment = pay { $payment }, keep { $left }.
    .braille = { $payment } keep { $left }
option-pass = pass.
    .braille = pass
menu-gems =
    { $count ->
        [one] One way
       *[other] { $count } ways
    } to { $command ->
        [return] give back
       *[take] take gems
    }; choose by number or letters.
menu-cards =
    { $count ->
        [one] One card
       *[other] { $count } cards
    } you can { $command ->
        [reserve] reserve
       *[buy] buy
    }; choose by number or place.
menu-decks = Which deck? Choose by number or letter.
menu-noble =
    { $count ->
        [one] One noble would visit you; choose by number or place.
       *[other] { $count } nobles would visit you; choose by number or place.
    }
    .brief = Choose 1 of { $count } nobles.
    .braille = noble? { $count }
menu-pay =
    { $count ->
        [one] One way to pay; choose by number.
       *[other] { $count } ways to pay; choose by number.
    }
nothing-to-take = The bank has no gems to take.
nothing-to-reserve = There is no card you can reserve.
nothing-in-decks = The decks have no cards left.
nothing-to-buy = There is no card you can buy now.
nothing-to-return = There is nothing to give back.
nothing-to-noble = There is no noble to choose.
# A word can be a colour or letters of gems. meant-gems are the lines below it.
which-gems = "{ $typed }" can mean { $count } things. Which number did you mean?
meant-gems = { $gems }, letters { $letters }.
which-card = "{ $typed }" fits { $count } cards. Which number or place did you mean?
no-such-number = There is no number { $typed } in this list: 1 to { $count }.
# A reply was typed, such as a number or `the other one`, and nothing is asked.
no-question = No question is open: "{ $typed }" answers nothing.
# Before the top card of a deck is reserved.
ask-unseen =
    { $gold ->
        [yes] Reserve the top card of deck { $level }, unseen, and take 1 gold? yes or no.
       *[no] Reserve the top card of deck { $level }, unseen? There is no gold left. yes or no.
    }
    .braille = res ?{ $level }?
ask-quit = Leave the game? { $saved ->
        [yes] It is saved.
       *[no] It is NOT saved.
    } yes or no.
    .braille = { $saved ->
        [yes] quit?
       *[no] unsaved, quit?
    }
ask-another = Leave this game for another one? { $saved ->
        [yes] It is saved.
       *[no] It is NOT saved.
    } yes or no.
    .braille = { $saved ->
        [yes] another game?
       *[no] unsaved, another game?
    }
# To the person whose moves would be taken back too. $asker: who has typed undo.
ask-undo = { $name }, may { $asker } take back your moves as well? yes or no.
    .braille = { $name }: undo?
ask-undo-over = The game is over. Take back its end, with your last turn? yes or no.
    .braille = undo the end?
undo-refused = { $name } did not agree; nothing is taken back.
# After a no.
not-done = Not done.
# A line that is none of the choices of a question; they are told again behind it.
none-of-these = Not among these: "{ $typed }".
# Behind a line that is none of many choices, in place of all of them.
many-choices = One of { $count } is to be chosen. Type its number, its place or its colour, or repeat to hear all again.
    .braille = choose of { $count }
# Behind an answered question of yes or no: a line that was typed at it.
ask-put-off = You typed "{ $typed }" before. Do it now? yes or no.
    .braille = now { $typed }?
# A line at a question that waits for yes or no; the question is asked again behind it.
neither-yes-nor-no = Neither yes nor no: "{ $typed }".
not-done-yet = Not done yet: "{ $typed }". Answer yes or no first.
# An unclear line at a question of yes or no; the question is asked again after no.
meant-answer =
    "{ $typed }": does this mean { $answer ->
        [yes] yes
       *[no] no
    }? Answer yes or no.
    .braille =
        { $answer ->
            [yes] yes?
           *[no] no?
        }
# Ctrl-C left a question.
cancelled = Cancelled.
stayed = The game goes on.
how-to-leave = Type quit to leave.
# The command that continues a game in this language. $spoken: the language without an option;
# $program: what starts it by its name.
continue-command = { $spoken ->
    [en] { $program } resume
   *[other] { $program } resume --lang en
}
# How to continue. $how: how the program was started.
continue = { $how ->
        [make] make play{ $spoken ->
            [en] {""}
           *[other] {" "}ARGS="--lang en"
        }
        [window] open Splendor again
        [page] resume
       *[command] { continue-command }
    }
left = The game is saved. To continue: { continue }
    .braille = game saved
left-for = This game is saved. To come back to it later: { $how ->
        [page] resume { $game }
       *[command] { continue-command } { $game }
    }
    .braille = game saved
left-in-trouble = Your last move is not saved; all before it is. To continue: { continue }
left-unsaved = The game is not saved.
goodbye = Goodbye.
saved = Saved, as after every move. To continue later: { $how ->
        [page] resume
       *[command] { continue-command }
    }
save-none = This game is not being saved. Type record to print it.
## Tables for friends elsewhere

# After `splendor-access host`. $link: what friends type behind join.
friends-link = The link for your friends: { $link }
friends-ssh = By ssh: ssh -T -p { $port } { $code }@{ $host }
friends-no-ssh = ssh cannot use port { $port }.
friends-ssh-lines = Only plain lines are understood here. After the address you can add only watch, to watch without a seat.
friends-ssh-name = Your name, or the code of your seat if you have been here?
friends-ssh-watcher = Your name?
friends-ssh-key = To come back to your seat, type this code in place of your name: { $key }
friends-no-tables = You have no seat at a table yet. To join one: splendor-access join and its link
# Behind `unreadable-file`, of seats.toml. $file: its later name.
friends-seats-kept = Your seats are in it. Once you have taken one again, it is kept as { $file }.
# `splendor-access join` alone: a line for each table where the player has a seat. $state: one
# of friends-state- below.
friends-listed = { $number }: { $state }
friends-listed-join = To come back to one, type splendor-access join and its number.
# In such a line: who else sits there.
friends-with = with { $names }
friends-alone-there = nobody else yet
friends-state-you = your turn, { $names }.
friends-state-wait = { $name }'s turn, { $names }.
friends-state-computer = the computer plays for you until you come back, { $names }.
friends-state-over = the game is over, { $names }.
friends-state-waiting = not begun, { $names }.
friends-state-away = the table cannot be reached now.
friends-serving = Tables are served at { $link }
friends-page-alone = To play alone in a browser: { $link }
friends-again = Your last table is open again. For another one: splendor-access host --new
# Where another table is described than the one of last time.
friends-kept-table = The table with { $names } is kept too; its link works while you host.
friends-go-back = Open that one in place of a new one? yes or no.
    .braille = open last table?
# Behind the reason why the table of last time cannot be opened.
friends-another-table = For another table: splendor-access host --new
friends-how-to-end = To end the server, press Ctrl-C. Everything is saved.
# `splendor-access server`, by which the operator gives orders to a running server.
operator-not-here = The command server works for another server of yours, or not on this system.
operator-no-server = No server of yours is running here. To begin one: splendor-access serve
operator-on-windows = On Windows a server takes no orders. To end it, press Ctrl-C where it runs.
operator-alone = The order { $order } takes no more words.
operator-words = The order { $order } needs more words: close a table, ban or unban an address, message a text, invite or expel a name.
copy-words = The order copy needs two places, a server's folder or NATS: server copy /var/lib/splendor nats://10.0.0.2:4222
copy-busy = A server uses { $place } now. Stop it first: splendor-access server stop
copy-nothing = There is no folder of a server at { $place }.
copy-broken = The copy is not complete: NATS or the disk failed. Give the order again, and it goes on from there.
copy-done = The same at both ends: tables { $tables }, other documents { $documents }. Digest of the tables: { $digest }
copy-other = Left as they were, because they differ at the other end: { JOIN($names, "comma") }
copy-damaged = Not copied, because they are damaged: { JOIN($names, "comma") }. Open each table once, then give the order again.
export-words = The order export needs a server's folder or NATS, and a folder for the records: server export /var/lib/splendor records
export-done = { $count ->
        [0] No game is over yet.
        [one] The record of one game is in { $folder }.
       *[other] The records of { $count } games are in { $folder }.
    }
operator-no-table = There is no table "{ $typed }". Give its link, or the name that list says.
operator-no-address = "{ $typed }" is not the address of another machine. Example: 203.0.113.7, or 203.0.113.0/24 for a network.
operator-no-ban = "{ $typed }" is not banned.
operator-no-text = The message has no words that can be said.
operator-not-kept = The file of bans cannot be written, so nothing has changed.
operator-bans-lost = Nobody is banned now: ban again whom you wish to keep out.
operator-table = { $table }: { $count } here, { JOIN($names, "and") }, from { JOIN($addresses, "and") }
operator-computer = { $name } (computer)
operator-kept = Tables: { $waiting } not begun, { $playing } in a game, { $over } over.
operator-shared = NATS: other servers { $count }, tables taken by others { $lost }, times away { $away }.
operator-bans = Banned: { JOIN($addresses, "and") }
operator-closed = The table is closed and deleted.
operator-banned = Banned: { $address }. Whoever was here from there has been sent away.
operator-unbanned = No longer banned: { $address }.
operator-no-member = Nobody in the club is called "{ $typed }".
operator-unwritten = That could not be written, so nothing has changed.
# Before the link, on a line of its own. $days: in which it can be used.
operator-invited = { $name } comes in by this link, once, within { $days } days. It shuts out no other device.
operator-members = { $count ->
        [0] The club has no members.
        [one] The club has one member:
       *[other] The club has { $count } members:
    }
operator-member = { $name }, { $devices ->
        [0] no device
        [one] { $devices } device
       *[other] { $devices } devices
    }{ $invited ->
        [yes] , invited
       *[no] {""}
    }
operator-expelled = { $name } is no longer in the club; what it knew of { $name } is erased.
operator-told = { $count ->
        [one] { $count } person was told.
       *[other] { $count } people were told.
    }
operator-stopped = The server ends. { $count ->
        [0] Nobody was there.
        [one] { $count } person was told: back in a minute.
       *[other] { $count } people were told: back in a minute.
    }
# The file of `serve --config`. $name: one of its settings. $wanted: one of the next ones.
config-wrong = { $name } takes { $wanted }.
config-number = a whole number from { $least } to { $most }
config-text = a text in quotes, with { $most } characters at most
config-addresses = a list of addresses, such as ["127.0.0.1"]
config-link = the address of your server, such as "https://splendor.example.org"
config-store = addresses of NATS, such as "nats://10.0.0.2:4222"
config-file = the name of a file that can be read: { $detail }
config-page = the folder of the page to play alone on, as make page makes it
config-day = a day, such as 2026-12-31
config-languages = a list of languages: { JOIN($names, "and") }
config-unknown = There is no setting { $typed }. The settings: { JOIN($names, "and") }.
config-pair = The settings certificate and key belong together: give both.
config-mail = an address for mails with one * for a key before the @, as club+*@example.org
config-server = the address of a mail server, as { $example }
config-mails = mail and smtp go together; mail-user and mail-password do, too.
# Below the link, one of three: who can open it.
friends-reach-machine = Only this machine can open it. For friends in your house, add --lan. For friends farther away, see docs/friends.md.
friends-reach-house = People in this house can open it, and nobody farther away.
friends-reach-everybody = Everybody who has the link can open it.
friends-not-encrypted = It is not encrypted: whoever shares the network could read along.
friends-secrets = The saved game on this machine holds all hidden cards.
# $detail: one of system- or cert- below.
friends-cert = The certificate cannot be used: { $detail }
cert-other-key = the key is not the one of this certificate
cert-locked = its key has a password. Give a key without one
cert-not-pem = it and its key must be files in PEM format
friends-too-many = This server has no room for more tables.
friends-made-much = Too many tables were made from your address. Try again later.
friends-came = { $name } is here.
    .braille = { $name } here
friends-said = { $name } says: { $text }
friends-said-me = You say: { $text }
    .braille = you: { $text }
friends-say-what = Type say, then your words. Example: say good move
friends-hello = good move
# Ready sentences, offered on a display; a friend hears them in the own language.
ready-hello = Hello everybody!
ready-luck = Good luck!
ready-well-done = Well done!
ready-oh-no = Oh no!
ready-moment = One moment, please.
ready-back = I am back.
ready-thinking = I am thinking.
ready-thanks = Thank you!
ready-again = Shall we play again?
ready-bye = Goodbye!
# `here`: those who are connected. The next entry is those who are not.
friends-here = Here: { $names }.
friends-is-away = { $name } has gone; the seat is kept.
    .braille = { $name } gone
friends-is-back = { $name } is back.
    .braille = { $name } back
# Everybody who is present has agreed.
friends-replaced = The computer plays for { $name } now, until { $name } comes back.
    .braille = computer plays for { $name }
friends-replaced-back = { $name } is back and plays again.
    .braille = { $name } plays again
friends-replaced-back-me = The computer has played for you. Now you play again.
    .braille = you play again
friends-replace-refused = { $name } did not agree; the seat stays empty.
friends-replaced-already = A computer opponent plays there already.
friends-present = { $name } is here and can play.
friends-away-short = Not yet: at this table somebody may be away for { $count ->
        [one] one minute
       *[other] { $count } minutes
    }. Then you can ask again.
friends-asked = Asking { $names }.
friends-replace-whom = Whom? Type replace and the name of somebody who is away.
# $gone is away, and $asker wants the computer to play there.
ask-computer = { $name }, may the computer play for { $gone }, who is away? { $asker } asks. yes or no.
    .braille = { $name }: computer for { $gone }?
friends-gone = Away: { $names }. Their seats are kept.
friends-computer = The computer plays for { $names }.
friends-watchers = Watching: { $names }.
friends-free = { $count ->
        [one] { $count } seat is free.
       *[other] { $count } seats are free.
    }
# Told before the first game of a table, and of a record.
edition-named =
    { $edition ->
        [up-to-three] Up to three gems by free choice.
       *[other] Edition { $edition }.
    }
friends-begins-me = You begin.
friends-begins = { $name } begins.
# Nobody has taken that seat yet.
friends-begins-later = Player { $number } begins, who is still to come.
friends-only = This is for tables with friends elsewhere. To make one: splendor-access host
friends-no-files = From here nothing can be written to a file. Type record to have it told.
friends-host-only = Only the host can do this.
friends-whom = Whom? Type { $what ->
    [mute] mute
   *[remove] remove
} and a name.
friends-mute-on = { $name } is muted; nobody hears what { $name } says.
    .braille = { $name } muted
friends-mute-off = { $name } can be heard again.
    .braille = { $name } heard
friends-remove-on = { $name } was removed by the host.
    .braille = { $name } removed
friends-lock-on = The table is locked; nobody else can join.
    .braille = locked
friends-lock-off = The table is open again.
    .braille = open
friends-muted = The host has muted you; nobody heard this.
friends-talk-much = That was a lot at once; nobody heard this. Wait a few seconds.
friends-removed = The host has removed you from this table.
# The command device. $word: to be typed at another device. $count: minutes.
friends-device-word = In place of your name, type this at the other device, once, within { $count } minutes: { $word }
# A device of one's seat, in a numbered list. $here: it is this one. $added: it was added $days ago.
friends-device = { $number }{ $here ->
        [yes] , this device
       *[no] {""}
    }{ $added ->
        [yes] , added { $days ->
            [0] today
            [one] { $days } day ago
           *[other] { $days } days ago
        }
       *[no] , the first
    }.
friends-device-help = To play at one more device: device new.{ $count ->
        [1] {""}
       *[other] { " " }To take your seat from one of these: device and its number.
    }
friends-device-which = Which device? Type device and the number of another one than this, or device new to play at one more.
friends-device-many = Your seat is at { $count } devices already. Take it from one of them first: type device.
# Told to a device that may no longer play, by the owner of the seat.
friends-revoked = This device no longer has your seat: it was taken from it at another one.
friends-saved = The server of this table saves the game after every move.
ask-leave-table = Leave the table? Your seat is kept. yes or no.
    .braille = leave?
left-table = You have left the table. Your seat is kept. To come back, use the same link.
    .braille = seat kept
friends-no-new = To play another game, make another table. Here you can type rematch when this one is over.
friends-not-over = The game is not over yet.
friends-ready = Noted. The game begins when all who are here want to.
friends-wants = { $name } wants to begin.
# Somebody watches the table, and has no seat.
friends-watches = { $name } is watching.
    .braille = { $name } watches
# To one who watches: at the beginning, and as the answer to what only players can do.
friends-watching = You are watching. You can ask anything, and type here, say or quit.
friends-watching-wait = The game has not begun. You are watching, and can type here, say or quit.
left-watching = You have stopped watching. To watch again, use the same link.
friends-watchers-many = Too many people are watching this table already.
# Somebody wants to watch a locked table; somebody who watches it has said something.
friends-locked = The host has locked this table. Nobody else can come in.
friends-hushed = The table is locked, so only players are heard. Nobody heard this.
friends-waiting-help = The game has not begun. You can type here, say, begin or quit.
# A move was typed while the connection was lost.
friends-sent-later = There is no connection now. Your move is sent as soon as it is back.
friends-still-sent = Your last command has not been answered yet. Please wait.
# An action was piped in before its turn.
friends-kept = This waits until it is your turn.
connection-lost = The connection is lost. You can read on; it comes back by itself.
    .braille = connection lost
connection-back = The connection is back.
    .braille = connected
# A program that claims to be a server sent a seat that is not there, and the like.
connection-nonsense = The server sent something that cannot be. You can read on; the connection is tried again.
    .braille = server error
# So too, before anything else that made sense: the player is told why there is no table.
friends-nonsense = This server sends what cannot be at a table. The connection is closed.
friends-client-older = Your program is older than that of the table. Get the newest splendor-access.
friends-client-newer = Your program is newer than that of the table. The host needs the newest splendor-access.
friends-unreadable = The server did not understand this program, and closed the connection.
friends-full = No seat is free at this table.
friends-unknown = There is no table at this link. Ask your host for the whole link.
# A page or a seat whose game was deleted, or is played by a program that has ended.
page-gone = No game is open at this link now. As soon as it goes on, the same link leads back to it. If it stays away, ask your host for a new link.
friends-page-only = This link is for a browser: open it on a phone or a computer.
# Somebody comes back by a link, and the seat is gone.
friends-key-unknown = This table does not know your seat. Your host may have removed it.
# The host has ended the server.
friends-closing = The table is closed for now. The game is saved, and you are back as soon as it opens again.
friends-closing-soon = Back in a minute: the server starts anew. The game is saved, and you come back by yourself.
friends-store-away = Nothing can be saved now: the server does not reach what keeps its games. What you type waits, and is done by itself.
friends-store-back = Everything is saved again.
friends-closed = The operator of the server has closed this table for good.
friends-banned = The operator of the server lets nobody in from your address.
# Told to the host. $file: a path in the folder that doctor names, on the machine of the server.
friends-damaged-file = The damaged file is kept in the server's folder: { $file }
# Said by host and join. $file: the name of a file.
friends-mended = { $file } was damaged, and has been mended.
# Said once to each who sits at a table of a server.
friends-mended-here = A file of this table was damaged, and has been mended.
# Said by host. $file: the name of a file.
friends-restore = To go back to that file instead: splendor-access host --restore { $file }
# $file, $kept: names of files.
friends-restored = The game goes back to { $file }. What it was until now is kept. To continue with that instead: splendor-access host --restore { $kept }
# $names: names of files, if there are any.
friends-restore-none = Of the game at your table of last time no file "{ $typed }" is kept.{ $count ->
    [0] { "" }
   *[other] { " " }Kept are: { $names }
}
friends-unopened = The server cannot open the saved game of this table now. Try again later.
# Too many wrong links or seats have come from one address.
friends-guesses = Too many wrong links or codes came from your address. Wait for one minute.
friends-busy = This server is full now. Try again later.
friends-undo-much = Nothing more can be taken back: this game has had too many undos.
friends-game-long = This game has had too many moves to go on. Make another table.
friends-games-much = Too many games were played at this table. Make another one.
friends-illegal = The table did not take that move. Look at the board, and try again.
friends-not-begun = The game has not begun yet.
friends-begun = The game has begun already.
friends-alone = You are alone here. Give your friends the link first.
# All at a table want to begin. $first: the seat that begins, counted from 0. $count: 2 to 4.
friends-first-absent = Not yet: by the house rule first={ $first } this game needs { $count } players.
friends-first-missing = Not yet: nobody here is called { $name }, who was to begin. Here: { $names }. Type begin, and { $begins } begins.
# Told to all at a table.
friends-unbegun = The game could not begin: something went wrong on the server. To try again, type begin.
friends-refused = The server refused this: { $reason }
friends-no-link = "{ $typed }" is not the link of a table. A link looks like http://example.org:8000/ with a long code after it.
# $detail: the text of the system, in its language.
friends-system = The system says: { $detail }
fault-refused-there = Nobody hosts a table there now. Ask your host to open it, then try again.
fault-no-machine = No machine has the name in this link. Check the link for a typing error.
fault-offline = You seem to be offline. Check your connection, then try again.
fault-unreachable = Your host's machine cannot be reached. Ask whether it is on.
fault-silent = The table does not answer. Ask your host whether a firewall or a router lets you in.
fault-forbidden = Something on your machine forbids the connection. Look at its firewall.
fault-broken = The connection broke at once. Try again.
fault-certificate = The server's certificate is not trusted. Check the link and the date of your machine, or ask your host.
fault-unencrypted = This server is not encrypted. If your host's link begins with http, type that in place of https.
fault-broken-tls = The encrypted connection failed. Try again, and ask your host if that does not help.
fault-not-table = There is no table at this link. Check that it is whole, and whether it begins with https.
fault-led-away = Your network leads to another page, perhaps a login. Open the link in a browser first.
fault-closed-behind = The table behind this server is closed. Ask your host to open it.
fault-server-fault = The server has a fault. Tell your host, and try again later.
fault-unknown = The table cannot be reached. Try again; with --verbose you hear what the system says of it.
friends-port = The server cannot use port { $port }: { $detail }.
store-library = NATS needs the library nats-py. To install it, type: { $command }
store-away = NATS does not answer at { $address }.
store-refused = NATS at { $address } does not let this server in. Check the password in the address, or the file of --store-credentials, or of store-credentials in the configuration.
store-old = NATS at { $address } is too old: it is release { $version }, and before 2.10 it may keep two moves in place of one.
store-no-jetstream = NATS at { $address } keeps nothing. Switch on JetStream in its configuration.
store-found = NATS: release { $version }, each move is kept { $copies ->
        [1] once
       *[other] { $copies } times
    }.
store-servers = Servers now: { $count }{ $count ->
        [0] { "." }
       *[other] { "," } at { JOIN($names, "and") }.
    }
store-written = Writing: half of the moves within { $half } milliseconds, all within { $most }.
store-slow = That is slow: people notice it. Give NATS a faster disk, or a nearer one.
store-one-copy = A cluster, but each move is kept once: who loses that machine loses tables. Set the streams SPLENDOR to 3 replicas.
store-formats = Servers of different releases run together: update the older ones soon.
store-silent = NATS does not answer any more.
store-open = NATS at { $address } does not encrypt. Switch on tls in its configuration, or write nats:// in place of tls://.
store-full = NATS at { $address } answers, but keeps nothing more. Its disk may be full, or the room that its configuration gives it.
store-memory = Kept in memory only: if NATS ends, all tables are lost. Take a copy with server copy, delete the streams SPLENDOR, and copy it back.
store-clock = The clocks here and at NATS are { $seconds } seconds apart. Set both: by the clock tables are deleted, and invitations end.

## A club: `splendor-access club`, and its page

club-prompt = club
club-page = Club
club-enter = Come in
club-word-label = Invitation
club-enter-help = Members come in here, with the link of their invitation. Nobody has invited you? You can play at a table of your own without that.
# An invitation, or the word for one more device.
club-word = This invitation lets nobody in: it was used, is too old, or is mistyped. Ask the operator of the server for a new one.
club-key = This device does not belong to a member, or no longer. Open the link of an invitation here.
club-none = There is no club at this link.
club-welcome = { $name }, you are in the club.
club-members-only = The seats of this table are for members of the club.
club-name-taken = Somebody at that table has a name like yours.
club-device-elsewhere = Your devices are those of the club. Type device in the club, or look at its page.
club-much = That was much at once, and this was not done. Wait for a minute.
# $most: a number of minutes.
club-fill = Computer opponents fill in after 1 to { $most } minutes, at a level that play has.
club-pace = A move may take one hour to { $most } days.
club-waiting-much = { $count } tables of yours wait already. Give up your seat at one of them first.
club-no-table = That table is gone.
club-mine = { $count ->
        [0] You sit at no table.
        [one] You sit at one table:
       *[other] You sit at { $count } tables:
    }
# Tables in a list. $number: by which one is chosen. $names: the others there.
club-your-turn = { $number }, your turn, with { JOIN($names, "and") }
club-their-turn = { $number }, turn of { $name }, with { JOIN($names, "and") }
club-over = { $number }, over, { $won ->
        [yes] you won,
       *[no] you lost,
    } with { JOIN($names, "and") }
# $free: how many seats nobody has yet. $count: of the others there.
club-waits = { $number }, waits for { $free } more{ $count ->
        [0] {""}
       *[other] , with { JOIN($names, "and") }
    }
club-waiting = { $count ->
        [0] No table waits for you.
        [one] One table waits:
       *[other] { $count } tables wait:
    }
# $taken: of $size seats. $rules: 2024, for example. $fill: yes if $level takes the free seats.
# $paced: in what $pace, the time for a move, is counted.
club-waiting-table = { $number }, { JOIN($names, "and") }: { $taken } of { $size }, { $rules }{ $fill ->
        [yes] , { $level } in { $minutes ->
            [one] { $minutes } minute
           *[other] { $minutes } minutes
        }
       *[no] {""}
    }{ $rated ->
        [yes] , for the ladder
       *[no] {""}
    }{ $paced ->
        [hours] { $pace ->
            [one] , { $pace } hour a move
           *[other] , { $pace } hours a move
        }
        [days] { $pace ->
            [one] , { $pace } day a move
           *[other] , { $pace } days a move
        }
       *[no] {""}
    }
club-here = { $count ->
        [0] Nobody else is seen here.
       *[other] Here: { JOIN($names, "and") }
    }
club-made = Your table waits. You are told when it begins.
club-risen = Your seat there is free.
club-shown = { $on ->
        [yes] The others see when you are here.
       *[no] Nobody sees that you are here.
    }
club-named = { $on ->
        [yes] If you leave the club, games that are over keep your name.
       *[no] If you leave the club, games that are over lose your name.
    }
club-device-link = Open this at the other device, once, within { $count } minutes:
club-device-help = For one more device: device new. To shut one out: device and its number.
club-leave-sure = Leave the club? Your seats, your name and your devices are erased for good.
    .braille = leave the club?
club-departed = You have left the club. What it knew of you is erased.
# Something new. $name, $names: others.
club-news-begun = It begins, with { JOIN($names, "and") }. Your table: { $number }
club-news-sat = { JOIN($names, "and") } sat down at your table.
club-news-rose = { JOIN($names, "and") } left your table.
club-news-over = Over: { JOIN($names, "and") } won.
club-news-waits = { JOIN($names, "and") } waits at a new table: { $number }
club-news-announced = { JOIN($names, "and") } announces a tournament. To play: tournament in
club-news-drawn = Round { $round } begins, with { JOIN($names, "and") }. Your table: { $number }
club-news-finished = The tournament is over. The result: tournament
club-help = Type tables, the number of a table to go there, sit and a number, rise and a number, new, who, show, keep, device, ladder, tournament, mail, quiet, leave or quit.
club-help-new = Example of a new table: new 3 2024 medium 10 ladder 3 days. That is for three people; a medium computer fills in after ten minutes; it counts for the ladder; a move may take three days, then the computer plays. With give, the game is given up then.
club-which = Which table? Give its number. To hear them, type: tables
club-unclear = "{ $typed }" is nothing that the club understands.
club-offline = The club does not answer. Trying again.
club-back = The club answers again.
club-words-tables = tables, lobby, list
club-words-new = new, make
club-words-sit = sit, join
club-words-rise = rise, stand
club-words-who = who, here
club-words-show = show, hide
club-words-keep = keep, name
club-words-device = device, devices
club-words-ladder = ladder, rank
club-words-tournament = tournament, tuesday
club-words-leave = leave
club-words-in = in, enter
club-words-out = out, withdraw
club-words-next = next, begin, draw, round
club-words-without = without, skip
club-words-end = end, finish
club-words-hour = hour, hours
club-words-day = day, days
club-words-week = week, weeks
club-words-give = give, giving
club-words-mail = mail, post
club-words-quiet = quiet

# At a display without letters: a new table for $count people. $fill: yes for a computer.
club-offer = table for { $count }{ $fill ->
        [yes] , computer after { $minutes } minutes
       *[no] {""}
    }

# The ladder. $day: the last day of its season, as 2026-12-31.
ladder-head = { $over ->
        [yes] Ladder of the season that ended on { $day }.
       *[no] Ladder of the season until { $day }.
    }
ladder-endless = Ladder.
ladder-none = Nobody has finished a game for it yet.
club-no-ladder = The ladder waits for its library: the server lacks openskill. No game is lost.
ladder-line = { $place }, { $name }, { $points } points, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, last { $change }
# A tournament.
evening-none = There is no tournament now. To lead one of three rounds: tournament 3
evening-there = { $name } leads a tournament already.
evening-rounds = A tournament has 1 to { $most } rounds.
evening-leader = Only { $name } leads this tournament.
evening-playing = The round is not over. These still play: { $names }. To go on, with no points for them: tournament without. To end the tournament: tournament end
evening-few = A round needs three people. In so far: { $count }.
evening-head = Tournament of { $name }: { $over ->
        [soon] not begun, rounds: { $rounds }.
        [yes] over after { $round } of { $rounds } rounds.
       *[no] round { $round } of { $rounds }.
    }
evening-line = { $place }, { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
evening-table = Table: { JOIN($names, "and") }{ $count ->
        [0] , playing
       *[other] , won by { JOIN($winners, "and") }
    }
evening-in = You are in. To step out: tournament out
evening-out = You are not in. To play: tournament in
evening-lead = You lead it. To draw the next round: tournament next
# The page of the club.
club-tables = Your tables
club-wait = Tables that wait
club-sit = Sit down
club-go = To table { $number }
club-rise = Give up the seat
club-new = Make a table that waits
club-people = People
club-filler = Computers for free seats
club-nobody = none
club-minutes = After so many minutes
club-rated = Counts for the ladder
club-pace-label = Time for a move
club-pace-any = any
club-pace-time = { $unit ->
        [hours] { $count ->
            [one] an hour
           *[other] { $count } hours
        }
       *[days] { $count ->
            [one] a day
           *[other] { $count } days
        }
    }
club-ends-label = Then the game is given up, and the computer does not play
club-shown-label = Others see when I am here
club-named-label = Games that are over keep my name if I leave
club-devices = Your devices
club-device-new = One more device
club-revoke = Shut out device { $number }
club-depart = Leave the club
club-depart-now = Leave the club for good
club-ladder = Ladder
club-season = Season until { $day }
club-tournament = Tournament
club-rounds = Rounds
club-announce = Announce a tournament
club-play-along = Play along
club-step-out = Step out
club-draw = Draw the next round
club-skip = Go on without tables that still play
club-finish = End the tournament
club-home = To the club

## The page of a table

page-your-turn = Your turn
page-skip = To the command line
page-log = What has happened
page-new = What is new
page-nothing-new = Nothing is new.
page-command = Command
page-say = Say to the others
page-send = Send
page-answers = Answers to choose from
page-never-mind = Never mind
page-market = Cards
page-row = Row
page-decks = Decks
page-deck = Deck { $level }: { $left ->
        [0] empty
        [one] { $left } card
       *[other] { $left } cards
    }.
page-buy = Buy { $place }
page-reserve = Reserve { $place }
page-reserve-unseen = Reserve from deck { $level }
page-aim = Aim at { $place }
page-aim-off = Let { $place } go
page-your-aim = Your aim: { $place }.
page-choose = Choose { $place }
page-bank = Bank
page-gem = { $gem }: { $count }
page-take-these = One token of each colour that you tick
page-take = Take
page-take-pair = Take { $gems }
page-give-back-these = Tokens to give back
page-give-back = Give back
page-nobles = Nobles
# What a reader says after the sentence of a card or noble whose code it shows in braille.
page-a-card = card
page-a-noble = noble
page-you = You
page-hand = Reserved cards
page-away = away for now
page-more = More
page-undo = Take back my last turn
page-undo-entry = Take back the last entry
page-again = Play again
page-replace = Let the computer play for { $name }
page-leave = Leave the table
page-download = Download the record of the game
page-ask = Questions and help
page-typed = Typed before
page-settings = Settings
page-change = Keep these settings
page-name = Your name
page-make = Make a table
page-seats = How many can sit there
page-bots = How many of them are computers
page-level = How strong they are
page-sit = Sit down at the table
page-who = Who are you?
page-word = Word from the keyboard, if your name is taken
page-word-use = Get my page back
page-word-void = This word gives no page back: it was used, is older than 10 minutes, or is mistyped. At the keyboard, device and your name tells another one.
page-watch = Watch without a seat
page-people = At the table
page-begin = Begin the game
page-language = Language
page-back = To the table
page-notify = Notify me when it is my turn
page-notified = You get a notification when it is your turn.
page-unnotified = You get no notification.
page-unsent = That could not be sent. Try again when the connection is back; nothing is done twice.
page-too-much = That was too long, and nothing was done.
page-unreadable = The form could not be read, and nothing was done.
page-foreign = This came from another site, and nothing was done.
page-old = This page was too old, and nothing was done.
page-cookie = Your browser must accept a cookie here: that is how the table knows you. Try again.
page-only-terminal = That works only in a terminal, with splendor-access join.
page-alone = Play alone in this browser
page-about = What is stored here
# The lines of that page.
stored-tables = Of each table the server stores the names of its people, which seat is whose, the moves, and the cards that people aim for.
stored-secret = The stored games hold all cards, hidden ones too. Whoever runs the server could read them.
stored-talk = What you say at a table is passed on and not stored. The log of the server has times and events, without names and without words.
stored-address = The address you come from is known while you are here, and for a day where it has made a table. It is not written down, unless the operator bans it.
stored-club = Of each member of a club here the server stores the name, a digest of each device's key, the tables and what was chosen; results have a number in place of the name. Who leaves the club is erased.
stored-cookies = Your browser keeps cookies with the key of your seat, your language and your settings. There are no others.
stored-post = Of members who want to be told when it is their turn, the address for mails and that of their browser are stored, until they stop it or leave the club.
stored-unbegun =
    { $count ->
        [one] A table whose game does not begin is deleted a day after the last visit.
       *[other] A table whose game does not begin is deleted { $count } days after the last visit.
    }
stored-playing =
    { $count ->
        [one] A game that is not over is deleted a day after the last visit.
       *[other] A game that is not over is deleted { $count } days after the last visit.
    }
stored-over =
    { $count ->
        [one] A game that is over is kept for a day after the last visit, with its record, and is then deleted.
       *[other] A game that is over is kept for { $count } days after the last visit, with its record, and is then deleted.
    }
stored-for-ever = Games that are over are kept until the operator deletes them.
stored-contact = To ask about this, or to have a table deleted, write to { $contact }

# Mails to members of a club. $names are the others at the table.
mail-turn-subject = Your turn, with { $names }
mail-wait-subject = Wait: { $name } is to act. Table with { $names }
mail-over-subject = Game over, with { $names }
mail-waiting-subject = Not begun, with { $names }
# $take: a line as it is typed, as is what mail-ask has.
mail-how = To act, answer this mail. Type one line above everything, such as: { $take }
mail-ask = To ask, answer in the same way, such as: { $ask }
mail-stop = For no more mails, answer: stop
mail-old = Nothing done: that turn is over.
mail-empty = Nothing done: there was no line above the quotation. Type one line above everything.
mail-no-table = Nothing done: that table is gone, or your seat there.
mail-stopped = No more mails. Your address is deleted.
mail-confirm-subject = { $club } asks: mails to this address? Answer yes
mail-confirm = { $name } wants to play by mail at { $club }, and gave this address. If that is you, answer this mail with yes.
mail-confirm-how = If not, do nothing: no more mails will come.
mail-confirmed = Confirmed: your mails come to this address.
mail-late-computer =
    { $count ->
        [one] Late: in an hour the computer plays for you.
       *[other] Late: in { $count } hours the computer plays for you.
    }
mail-late-given-up =
    { $count ->
        [one] Late: in an hour the game is given up.
       *[other] Late: in { $count } hours the game is given up.
    }
mail-given-up = Given up: { $name } was too late. The table is gone.
# Words that end the mails.
words-mail-stop = stop, unsubscribe, no more mails, stop mails, end

# The page of a member's post, and the page that a mail leads to.
post-page = When it is your turn
post-mail = By mail
post-address = Address
post-ask = Send a mail that asks for yes
post-stop = Stop the mails, delete the address
post-unmailed = No mails.
post-none = This server writes no mails.
post-hours = Quiet from { $begins } to { $ends }, { $zone }.
post-loud = No quiet hours.
post-words = Type mail and your address, mail stop, quiet 22:00 7:00 Berlin, or quiet end. Notices of a browser are switched on there, on its page.
post-waits = Not confirmed: answer yes to the mail that went to { $address }
post-mailed = On: mails go to { $address }
post-asked = Sent: answer yes to the mail at { $address }
post-asked-much = Not sent: three times a day is the most.
post-no-address = Not an address for mails. Example: ana@home.example
post-push = By this browser, with no page open
post-push-help = A notice has whole sentences, and no hidden card, not yours either. Its company carries it, and cannot read it.
post-push-here = Tell me in this browser
post-push-off = Not there any more
# $company: who carries the notices, as Google or Mozilla.
post-browser = A browser; { $company } carries the notices
post-no-browser = This browser cannot be told.
post-iphone = On an iPhone or iPad: share this page, choose Add to Home Screen, and open it from there. Notices come only then.
post-quiet = Quiet hours
post-quiet-on = Tell me nothing in these hours
post-begins = From
post-ends = Until
post-zone = Time zone, or a city
post-no-time = Not a time. Example: 22:00
post-no-zone = Not a time zone. Examples: Europe/Berlin, Amsterdam
post-old = This link is too old, or was used.
post-stop-ask = Stop the mails for { $name }, and delete the address?
post-stop-now = Stop them
post-confirm-ask = Mails for { $name } to this address?
post-confirm-now = Yes, send them

# The page that is played on alone: its next command, and the lines while it loads.
alone-next = What next? { $again ->
        [yes] Help lists everything.
       *[no] Type play for a new game, resume for a saved one, or games, stats or companion. Help lists everything.
    }
alone-not-here = Not here: { $command } needs the installed program.
alone-unknown = Not understood: "{ $typed }".
alone-leave = To leave, close this page.
alone-files = Files
alone-file-take = Take in a file, such as the record of a game
# $file: its name.
alone-file-there = Kept: { $file }. To hear a record, type replay and its name when no game is open.
alone-loading = Loading Splendor, { $size } megabytes. Once loaded, it works without a connection.
alone-loading-anew = Loading Splendor, { $size } megabytes. This browser does not keep the page, so it is loaded each time.
alone-part = { $percent } percent loaded.
alone-starting = Loaded. The program starts.
alone-failed = Not loaded. Is there a connection? Load this page again to try once more.
alone-ended = The program has stopped. Load this page again: your game is saved up to the last move.
alone-fetching = Loading what labels need, { $size } megabytes. Once loaded, it works without a connection.
alone-not-fetched = Not loaded. Is there a connection? Type it again to try once more.
alone-making = This can take a minute. The page is silent until then.
alone-open = Splendor is open in another tab or window, and is saved there.
alone-take = Play here
alone-taken = Splendor goes on in another tab or window. Nothing is lost.
alone-unsaved = Not saved: this browser keeps nothing now. What you play is lost when this page is closed. It may be a private window, or the device may be full. Below Files you can keep a copy of all games.
alone-saved-again = Saved again: this browser keeps the game now.
alone-evicted = This browser has thrown away what it kept: your games and settings are gone. A copy that you have can be taken in below Files.
alone-first = What you play is kept in this browser alone, and in a private window only until it is closed. Below Files you can keep a copy of all games.
alone-copy = Keep a copy of all games
alone-games-back =
    { $count ->
        [0] No game was new.
        [1] 1 game is back. To continue it, type resume when no game is open.
       *[other] { $count } games are back. To continue one, type resume when no game is open.
    }
alone-no-copy = Not taken: { $file } does not hold games.
alone-newer = Your saved games are of a newer version of this page. Load this page again while there is a connection.
alone-insecure = Not encrypted: at this address the page always needs a connection, and the browser may throw your games away. Below Files you can keep a copy of all games.
alone-update = A newer version of this page is ready. It comes when you next open the page.

## A game with a real box, which the program follows

companion-lay = Lay out the cards and enter each, from { $place } on: its code, or words, such as: { $example }. Several codes fit on one line.
    .brief = Enter the cards, from { $place } on.
    .braille = enter cards from { $place }
# What is still to be entered before the game. $cards and $nobles: how many.
companion-left = { $cards ->
        [0] Left to enter: { $nobles ->
            [one] { $nobles } noble.
           *[other] { $nobles } nobles.
        }
       *[other] Left to enter: { cards-counted-left }, { $nobles ->
            [one] { $nobles } noble.
           *[other] { $nobles } nobles.
        }
    }
    .braille = left { $cards } + { $nobles }
cards-counted-left =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
companion-all-laid = All cards and nobles are entered. { $name } begins.
    .braille = all in, { $name }
# On the home line of a display: the place of a card to be entered, and whose turn is.
companion-enter = Enter { $place }.
    .braille = enter { $place }
companion-turn = It is { $name }'s turn.
    .braille = { $name }:
companion-lay-first = Before anybody plays, the cards have to be entered. Next is { $place }.
    .braille = enter { $place }
companion-card-first = First enter the card that was turned up at { $place }.
    .braille = enter { $place }
companion-kept-until = First enter { $place }. Then this follows: { $text }
    .braille = first { $place }
companion-no-card-due = No card has to be entered now.
# A line was begun before others entered something. $names: who moved meanwhile, $count of them; none
# where a card or a correction was entered. $whom: the player, or the place, that it counts for now.
# $kind: that is the one it was begun for, or another.
companion-meanwhile = { $count ->
        [0] Something was entered
        [one] { $names } has moved
       *[other] { $names } have moved
    } meanwhile. { $kind ->
        [still] Still
       *[other] Is this for
    } { $whom }? yes or no.
    .braille = { $count ->
        [0] entered
       *[other] { $names } moved
    }; { $whom }?
companion-not-next = { $name } is next, not { $other }. If the turn of { $name } was not entered, enter it first.
    .braille = next { $name }
companion-which-reserved = Which card was it that { $name } had reserved unseen at { $place }?
    .braille = { $place } which?
companion-nothing-entered = Nothing has been entered yet.
companion-taken-up = Taken back. Enter { $place } again.
    .braille = back, { $place }
# After an entry somebody said never mind, cancel or the like; only no takes it back.
companion-stands = Still entered. To take it back, type: no
    .braille = entered; no takes back
# Codes of a line behind one that was not clear. $text: what was typed.
companion-not-entered = Not entered: { $text }
    .braille = not: { $text }
# $typed: what could be many cards.
companion-many-fit = { $count } cards fit "{ $typed }". Type more of the code, or the cost.
    .braille = { $count } fit
companion-which =
    { $count ->
        [one] One card may be meant by "{ $typed }". Is it this one?
       *[other] { $count } cards fit "{ $typed }". Which one?
    }
    .braille = { $count } fit
companion-no-such = "{ $typed }" is not a card that can be at { $place }.
    .braille = not { $typed }
companion-no-card-so = There is no such card: "{ $typed }".
    .braille = no such card
companion-describes-none = "{ $typed }" describes no card.
    .braille = { $typed }?
# How a card can be described, where what was typed describes none.
companion-example = Type its code, or words such as: red costs 3 white
    .braille = code, words?
# Behind one of the lines around here; what is near comes numbered.
companion-nearest = The nearest ones:
companion-none-lies = No card that lies there is so: "{ $typed }". The nearest ones:
    .braille = near:
companion-noble-lies = That noble is { $place } already: { $noble }.
companion-card-lies = That card is at { $place } already: { $card }.
companion-card-bought = { $name } has bought that card: { $card }.
companion-card-reserved = { $name } has reserved that card: { $card }.
companion-other-level = That is a card of level { $level }, and { $place } needs another level: { $card }.
    .braille = { $level }, not { $place }
companion-must-return =
    { $count ->
        [one] { $name } must give back { $count } token. Which one?
       *[other] { $name } must give back { $count } tokens. Which ones?
    }
    .braille = { $name } return { $count }
companion-noble = More than one noble would visit { $name }. Which one does?
    .braille = { $name } noble?
# Behind an action that is against the rules and was entered all the same.
against-rules = Against the rules, but kept: { $reason }
    .braille = forced: { $reason }
turn-skipped = The turn of { $name } was skipped: { $reason }
    .braille = { $name } skipped: { $reason }
companion-only = This is for a game with a real box. To begin one: splendor-access companion
companion-pages = Everybody at the table can open it on a phone, and chooses a name there. Who loses a page gets it back: device
# Somebody's page is given to another device of theirs: what is told at the keyboard.
companion-page-word = For { $name }'s page, type this there as the word from the keyboard, once, within { $count } minutes: { $word }
companion-page-free = Nobody has { $name }'s page: the name can still be chosen there.
companion-pages-of =
    { $count ->
        [0] Nobody has a page yet: whoever opens the link chooses a name.
       *[other] With a page: { $names }. To give a page to another device: device and the name.
    }
companion-page-there = At the keyboard, device and your name tells a word that gives you this page at another device.
companion-not-real = Game { $game } is not played with a real box.
# Somebody entered a card for another place that this player had entered in secret.
companion-misread = Your card at { $place } has been entered somewhere else, so it is unknown again. To enter it, type secret.
companion-again-there = The next game is begun at the keyboard.
companion-force = If it really happened, type force and why, such as: force we all agreed
    .braille = force + why?
companion-why = Why? Type force and a reason, such as: force we all agreed
    .braille = force + why?
companion-nothing-to-force = Nothing was refused that could be forced.
companion-fix-which = Which entry is wrong? The latest comes first.
    .braille = which entry?
companion-older = older entries
companion-fix-none = No entry is about "{ $typed }".
    .braille = none: { $typed }
# $told: an entry as it was told.
companion-fix = To be corrected: { $told }
    .braille = fix { $told }
companion-fix-card = Type the right card, or drop to leave it out.
    .braille = card, drop?
companion-fix-turn = Type what really happened, or insert and a turn that was forgotten before it, or drop to leave it out.
    .braille = what, insert, drop?
companion-fix-unclear = "{ $typed }" does not tell what happened. Example: took blue green red
    .braille = { $typed }?
companion-fix-no-card = "{ $typed }" is not a card that can have been there.
    .braille = not { $typed }
companion-not-then = At that moment { $name } was next, not { $other }.
    .braille = next { $name }
companion-which-tokens = Which { $count } tokens did { $name } take? Such as: blue, green, red and white
    .braille = { $name } which { $count }?
companion-within-rules = By what was entered, the rules allow that. What is so?
    .braille = allowed. which?
companion-count-offer = The tokens are others: count them.
    .braille = count
companion-fix-not-there = It could not be so at that moment.
    .braille = cannot be
companion-drop-whose = Whose are the later turns then?
companion-drop-kept = They stay as they are: { $name } had no turn here.
companion-drop-moved = Each moves on to the player before: the turn was entered once too often.
companion-drop-reason = { $name } had no turn
companion-insert-moved = Each moves on to the next player: this turn was forgotten.
companion-insert-kept = They stay as they are: { $name } had two turns running.
companion-fourth = Which card did { $name } reserve all the same? Such as: b2, or deck b
    .braille = { $name } which card?
companion-nothing-to-drop = Nothing is to be left out.
companion-count = Count the tokens. Enter alone: as read. Otherwise type what lies there, such as 2s1g.
    .braille = count:
companion-count-unclear = "{ $typed }" does not tell what tokens there are. Example: 2s1g
    .braille = { $typed }?
companion-count-same = The tokens are as they were entered.
    .braille = same
companion-count-why = One of these could be the mistake. Which one was it?
    .braille = which mistake?
# $told: an entry as it was told. $line: what was done instead.
companion-count-really = { $told } Really: { $line }
companion-count-paid = { $told } Really paid: { $gems }
companion-count-gold = The gold of a reservation by { $name } was left out or came unentered.
    .braille = gold { $name }
companion-count-unknown = None of these: let the tokens be as they lie.
    .braille = as they lie
# A move of tokens that cannot have been, by what was entered. $gems: what is lacking.
companion-lacks = { $name } lacks { $gems } for that.
companion-bank-lacks = The bank lacks { $gems } for that.
companion-lie-otherwise = If the tokens lie otherwise, type: count
    .braille = otherwise: count
companion-nothing-hidden = { $name } has no hidden card.
companion-which-shown = Which card of { $name } was seen at { $place }? Say it again with what is on it, such as: { $name }'s reserved card seen: { $example }
    .braille = { $place } which?
companion-has-nobles = { $name } has every noble that is due: { $nobles }.
companion-no-noble = No noble is due to { $name }. If one came all the same, name it, such as n2.
companion-corrected = Corrected. What is different now:
    .braille = corrected:
companion-same = Corrected. Everything else stays as it was.
    .braille = corrected, same
# $news: the clauses below.
companion-now = { $name } { $news }.
    .brief = { $name }: { $news }.
companion-holds =
    { $count ->
        [0] now holds no tokens
       *[other] now holds { $gems }
    }
companion-bought = has bought { $card }
companion-not-bought = has not bought { $card }
companion-reserved = has reserved { $card }
    .braille = res { $card }
companion-not-reserved = has not reserved { $card }
    .braille = no res { $card }
companion-visited = has noble { $noble }
companion-not-visited = does not have noble { $noble }
companion-next = { $name } is next.
    .braille = next { $name }
companion-known = The reserved card of { $name } at { $place } was { $card }.
# An entry that does not fit any more, with who or what it is of.
companion-entry = { $name }: { $line }
# $told: an entry as it was typed. $count: it and those that wait behind it.
companion-misfit =
    { $count ->
        [one] This entry does not fit any more: { $told }
       *[other] { $count } entries wait, and the first does not fit any more: { $told }
    }
    .braille = no fit: { $told }
companion-instead = Type what happened instead, or drop to leave it out.
    .braille = what, drop?
companion-drew = To enter { $place } so that only you know it, type secret.
    .braille = { $place }: secret?
companion-no-secret = You have no reserved card that is unknown here.
# The card of a player that nobody else may know. $place: where it is in the hand.
companion-secret = Type the code of your card at { $place }. What you type does not show.
    .braille = { $place } secret?
companion-secret-seen = Type the code of your card at { $place }. What you type can be seen here, so let nobody look.
    .braille = { $place } secret?
companion-secret-unclear = That is not one card that can be at { $place }. Type its whole code.
    .braille = { $place } not clear
# On the screen for all, in place of what only $name was told.
kept-apart = That was told to { $name } alone.
companion-kept = { $place } is kept, and only you may know it. Type hand to hear it.
    .braille = { $place } kept
companion-known-kept = The reserved card of { $name } at { $place } is known to its owner.
    .braille = { $name } { $place } known
companion-check = Compare with the table. Enter or yes goes on; type what differs, or no.
    .braille = check: enter = yes
companion-check-tokens =
    { $count ->
        [0] { $name } holds no tokens.
       *[other] { $name } holds { $gems }.
    }
companion-check-cards = { $name } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [0] no bought cards
        [one] { $cards } bought card: { $gems }
       *[other] { $cards } bought cards: { $gems }
    }, { $reserved } reserved, { $nobles ->
        [one] { $nobles } noble
       *[other] { $nobles } nobles
    }.
companion-check-place = Is that so? { $told }
    .braille = { $told }?
companion-check-which = What is wrong?
    .braille = what?
companion-check-swapped = The cards at { $first } and { $second } lie in each other's place.
    .braille = swap { $first } { $second }
companion-check-other = The entry of { $place } is wrong.
    .braille = { $place } wrong
companion-check-answer = Enter or yes if it is so; else the gems that lie there, the place of a card that differs, or no.
    .braille = enter, gems, place, no
companion-check-none = No entry can explain that.
    .braille = no entry
companion-check-explain = One of these entries could be wrong. Which one?
    .braille = which entry?
companion-checked = All has been checked.
    .braille = checked
# A game that is under way when it begins to be followed: what all have is asked for.
begun-turn = The game is under way already. Which of { $names } is next?
    .braille = whose turn?
begun-lay = Enter what lies open, from { $place } on: each card by its code, or in words, such as: { $example }. For an empty place, or a noble that a player has, type: empty
    .brief = Enter the cards, from { $place } on. For an empty place type: empty
    .braille = enter cards from { $place }
begun-tokens = Which tokens does { $name } hold? Such as two blue, one gold. Enter alone means none.
    .braille = { $name } tokens?
begun-card = Which cards has { $name } bought? Enter alone ends the list.
    .braille = { $name } cards?
begun-reserved = Which cards has { $name } reserved? For one that nobody saw, type its deck, such as deck a. Enter alone ends the list.
    .braille = { $name } reserved?
begun-noble = Which nobles does { $name } have? Enter alone ends the list.
    .braille = { $name } nobles?
# $cards: how many are bought. Enter agrees.
begun-points =
    { $name }: { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    } with { $cards ->
        [0] no bought cards.
        [one] { $cards } bought card.
       *[other] { $cards } bought cards.
    } Enter if that is so; otherwise undo, or fix and a name.
    .braille = { $name } { $points } p?
begun-bank = The bank must hold { $gems }. Enter if that is so; otherwise undo, or fix and a name.
    .braille = bank { $gems }?
# The words before the cursor, of which the last one says what is asked for.
begun-prompt-turn = turn
begun-prompt-tokens = { $name } tokens
begun-prompt-card = { $name } cards
begun-prompt-reserved = { $name } reserved
begun-prompt-noble = { $name } nobles
begun-prompt-points = { $name } points
begun-prompt-bank = bank
begun-all = All is entered. { $name } is next.
    .braille = all in, { $name }
begun-first = Before anybody plays, the game has to be entered as it is.
    .braille = enter first
begun-unclear = "{ $typed }" does not answer that.
    .braille = not { $typed }
begun-differs = By what you entered it cannot be so. Take back what is wrong with undo, or type fix and a name.
    .braille = differs, undo?
begun-no-such = "{ $typed }" is nothing that { $name } can have.
    .braille = not { $typed }
begun-has-card = { $name } has bought { $card }.
begun-has-reserved = { $name } has reserved { $card }.
    .braille = { $name } res { $card }
begun-has-noble = { $name } has { $noble }.
begun-no-more-card = All bought cards of { $name } are entered.
    .braille = { $name } cards in
begun-no-more-reserved = All reserved cards of { $name } are entered.
    .braille = { $name } reserved in
begun-no-more-noble = All nobles of { $name } are entered.
    .braille = { $name } nobles in
begun-agreed =
    { $points ->
        [one] { $name } has { $points } point, as entered.
       *[other] { $name } has { $points } points, as entered.
    }
begun-agreed-bank = The bank is as entered.
    .braille = bank agrees
# What cannot be so, by the rules. $gems: what is too much, or missing.
begun-not-tokens = There are not so many tokens in the box: { $gems } too many.
    .braille = { $gems } too many
begun-not-limit = Nobody keeps more than 10 tokens, and that is { $count }.
    .braille = { $count }, most 10
begun-not-noble-bonuses = A noble comes only to a player with all the bonuses it asks for. { $name } lacks { $gems }.
    .braille = lacks { $gems }
begun-not-noble-missing =
    { $count ->
        [one] { $count } noble is still missing: it is neither on the table nor with a player.
       *[other] { $count } nobles are still missing: they are neither on the table nor with a player.
    }
    .braille = { $count } nobles missing
begun-not-over =
    { $points ->
        [one] With { $points } point of { $name } the game would be over by now.
       *[other] With { $points } points of { $name } the game would be over by now.
    }
    .braille = { $points } p: over
begun-not-gap = A place is empty only when its deck is used up, and there are cards left. Type fix and the place, or undo.
    .braille = deck not empty
begun-not-deck = There are not so many cards of that level.
    .braille = too many cards
begun-fix = Type what is right.
    .braille = what is right?
begun-fix-card = Type the right one, or insert and one that was forgotten, or drop to leave it out.
    .braille = right, insert, drop?
setup-begun = Is the game under way already? yes or no. Enter alone means no.
    .braille = game under way?
help-setup-begun = If you have played some turns already, type yes. Then you enter what everybody has, and the game goes on from there.
setup-began = Which of { $names } had the first turn? Enter alone means { $name }.
    .braille = who began?
setup-real-names = Who plays at the table? Type the names in the order of turns: Ana, Ben.
    .braille = names?
help-setup-real-names = Type two to four names with commas between them, in the order in which you sit.
setup-me = Whose questions are answered: which of { $names } are you? Enter alone means { $name }.
    .braille = who are you?
help-setup-me = What you ask with me or afford is answered for this player. Everybody's turns are entered here.
# $count: the players that a position has, or 2.
setup-too-few =
    { $count ->
        [2] A game needs two players or more.
       *[other] This position has { $count } players.
    }

# How people tell what somebody did, as in: took blue green red. The lines are written like the
# sentences that mean a command; a name that stands before them is taken away first.
told-actions =
    (has/have) got/gets/received/chose/chooses/took/takes (the) noble _ = noble _
    (has/have/is) took/takes/taken/taking/picks/picked/grabs/grabbed (up) _ = take _
    (has/have/is) buys/bought/buying/pays/paid (for) _ = buy _
    (has/have/is) reserves/reserved/reserving _ = reserve _
    (has/have) gives/gave/given (back) _ (back) = return _
    (has/have) returns/returned/puts/put (back) _ (back) = return _
    (has/have) passes/passed/skips/skipped = pass

## Undo

# $count: the lines below, each of which no longer holds.
undone = { $count ->
        [0] Back at the start of your turn.
        [one] Back at the start of your turn; { $count } thing is taken back:
       *[other] Back at the start of your turn; { $count } things are taken back:
    }
    .braille = undone { $count }
taken-back = No longer: { $told }
    .brief = Undone: { $told }
    .braille = undo { $told }
# Somebody has seen cards in the turns that were taken back.
undo-seen = Hidden cards had been turned over; the record notes it.
nothing-to-undo = You have no turn to take back.
undo-too-many =
    { $count ->
        [one] You have had { $count } turn so far; nothing is taken back.
       *[other] You have had { $count } turns so far; nothing is taken back.
    }

## Not understood

nothing-typed = Nothing was typed. Type help to hear what you can do.
# After a line that only thanks.
thanked = You are welcome.
not-a-command = "{ $typed }" is not a command. Type help to hear the commands. Example: board
# Only gems were typed, without a command.
bare-gems = To take { $gems }, type: { $example }
not-a-command-topic = "{ $typed }" is not clear. To hear about { $topic }, type: help { $topic }
not-a-gem = "{ $typed }" is not a gem. The gems: { $gems }. Example: { $example }
not-a-command-near = "{ $typed }" is not a command. Did you mean { $near }? Example: { $example }
not-understood = "{ $typed }" is not clear. Example: { $example }
no-such-place = There is no place { $place }: places are a1 to c4, and h1 to h3 in your hand.
# A noble's place was typed where a card is meant.
place-of-noble = { $place } is for nobles, not cards. To hear what you still need type goal { $place }.
# `take` with the place of a card or a noble. $kind: what lies there.
take-is-for-tokens =
    { $kind ->
        [tile] You take tokens. Nobles visit you by themselves: to hear what you still need type goal { $place }.
        [held] You take tokens. To get the card at { $place } type buy { $place }.
       *[open] You take tokens. To get the card at { $place } type buy { $place } or reserve { $place }.
    }
already-reserved = You have reserved { $place } already. To get it type buy { $place }.
reserve-from-market = { $place } is part of your hand. You reserve from the market, places a1 to c4, or from any deck.
# c5 was typed: neither a place, nor is there a card of level c with 5 points.
no-such-place-no-card = There is no place { $place }, and no card with { points-counted } in row { $level }.
no-such-place-cards =
    { $count ->
        [one] There is no place { $place }. In row { $level }, { $count } card has { points-counted }; type its number or place:
       *[other] There is no place { $place }. In row { $level }, { $count } cards have { points-counted }; type a number or a place:
    }
# A whole code was typed. $card: the card, which lies elsewhere.
card-not-there = This card is neither on the table nor in your hand: { $card }.
no-card-fits = No card on the table or in your hand fits "{ $typed }". Example: red 2 points
noble-not-out = This noble is not on the table: { $noble }.
payment-not-understood = "{ $typed }" is not a payment. Example: buy b2 with 1g
# A key or a line was meant for a table that has changed in the same moment.
meanwhile = Something happened meanwhile, so this was not done.

## Not allowed now

not-your-turn = It is { $name }'s turn. You can still ask anything.
refused-over = The game is over. To play again, type { $friends ->
        [yes] rematch
       *[no] rematch or new
    }. You can still ask, undo or quit.
refused-phase-act = You cannot do that now: take, reserve or buy.
refused-phase-return = First give back tokens, down to 10.
refused-phase-noble = First choose a noble.
refused-reveal-first = First a card has to be turned over.
# Only in a replayed record, whose lines turn cards over.
refused-no-reveal = No card is to be turned over now.
refused-wrong-reveal = A card of another level is to be turned over.
refused-gold-not-taken = You cannot take gold; it comes with a card you reserve.
letters-mixed-up = g is gold, green is e; s is blue, black is o.
refused-bank-lacks = You cannot take that; none left in the bank: { $gems }.
refused-two-need-four = You can take two of one colour only while the bank has at least 4 of it; { $gem } has { $left }.
# $count: colours that the bank has left, 3 if there are more. $pairs: of how many of these two
# may be taken. $letters: a take that is allowed.
refused-take-shape =
    { $count ->
        [3] Not { $gems }: take three gems of different colours{ $pairs ->
            [0] ; two of one colour need four in the bank
           *[other] { "," } or two of one colour
        }. Example: take { $letters }
        [2] Not { $gems }: only { $count } colours are left in the bank, so take one of each{ $fewer ->
            [yes] , or one alone
           *[no] { "" }
        }{ $pairs ->
            [0] { "" }
           *[other] { "," } or two of one colour
        }. Example: take { $letters }
       *[1]
            { $pairs ->
                [0] Not { $gems }: only { $count } colour is left in the bank, so take one of it. Example: take { $letters }
               *[other] Not { $gems }: only { $count } colour is left in the bank, so take one or two of it. Example: take { $letters }
            }
    }
refused-take-shape-up-to-three = Not { $gems }: take up to three gems of different colours, or two of one colour. Example: take { $letters }
refused-take-exactly =
    { $count ->
        [one] Not { $gems }: only { $count } colour is left in the bank, so take just that one.
        [3] Not { $gems }: take three gems of different colours{ $pairs ->
            [0] ; two of one colour need four in the bank
           *[other] { "," } or two of one colour
        }. Example: take { $letters }
       *[other] Not { $gems }: only { $count } colours are left in the bank, so take one of each.
    }
refused-no-such-place = There is no place { $place }.
refused-place-empty = { $place } is empty.
refused-tokens-missing = That is not all: { $gems } too few. Look where they lie.
refused-tokens-extra = There are not so many: { $gems } too many.
refused-deck-empty = No cards left in deck { $level }.
refused-hand-full = You already hold three reserved cards, and three is the most.
refused-card-unknown = { $place } is a card that is not known.
# $missing: without gold. $gold: what the player has, $short: what is still missing then. $head:
# the card in short.
refused-cannot-afford = You cannot afford { $place }, { $head }: missing { $missing }, and your { $gold } gold is short by { $short }.
    .brief = You cannot afford { $place }: missing { $missing }, gold short by { $short }.
    .full = You cannot afford { $place }, { $card }: missing { $missing }, and your { $gold } gold is short by { $short }.
    .braille = { $place } - { $missing } have { $held }
refused-cannot-afford-no-gold = You cannot afford { $place }, { $head }: missing { $missing }.
    .brief = You cannot afford { $place }: missing { $missing }.
    .full = You cannot afford { $place }, { $card }: missing { $missing }.
# The same for a card that others at the keyboard must not hear of.
refused-veiled = That does not buy { $place }, a card only you may see: type hand to see it.
refused-not-held = You do not hold enough of this: { $gems }.
# A payment was named that does not pay. $price: what must be paid.
refused-payment-wrong = That is not the price. You pay { $price }, and any of it can be gold.
refused-gold-not-needed = By a house rule gold pays only for what is missing, so you pay { $gems }.
# $count: how many must go. $given: how many were named.
refused-return-exactly =
    { $given ->
        [0] Give back { $count }, not none. Example: return { $letters }
        [one] Give back { $count }, not { $given } token. Example: return { $letters }
       *[other] Give back { $count }, not { $given } tokens. Example: return { $letters }
    }
refused-noble-not-eligible = Noble { $place } would not visit you now.
refused-can-act = You may pass only when you can do nothing else.

## Saves

# Behind one of the sentences below. A move cannot be saved, and waits.
save-trouble-choices = Type 1 or again to try again, 2 or unsaved to play on without saving, 3 or quit to leave. The record command prints the whole game.
unsaved = From now on the game is not saved.
save-not-writable = This could not be saved, so it was not done: the folder cannot be written to ({ $detail }).
save-full = This could not be saved, so it was not done: the disk is full.
save-busy = This could not be saved, so it was not done: another program has this game open.
save-away = This could not be saved, so it was not done: the server does not reach what keeps its games.
save-corrupt = This could not be saved, so it was not done: the saved game is damaged.
save-table = This could not be saved, so it was not done: the table's file is damaged.
save-failed = This could not be saved, so it was not done ({ $detail }).
cannot-begin-save = The game cannot be saved ({ $detail }).
playing-unsaved = The game cannot be saved ({ $detail }). It is played unsaved; the record command prints it.
# It cannot be opened, so the one before it is taken. The reason follows.
resume-passed-over = Game { $game } was skipped.
resume-none = There is no unfinished game. To begin a game: splendor-access play
resume-missing = There is no saved game "{ $detail }".
resume-busy = This game is open in another program. Leave it there first.
resume-away = The table cannot be opened now: the server does not reach what keeps its games. Try again soon.
resume-newer = This game was saved by a newer version of the program (format { $detail }). Get the newest one to play on.
# $detail: a file.
resume-newer-kept = This game was saved by a newer version of the program. As this version left it, it is in { $detail }: copy that file to a new name that ends in .sqlite to play on from there.
resume-corrupt = This saved game is damaged and cannot be read. It is left as it is.
resume-table = This table's file is damaged, so the table cannot be opened. Everything is left as it is.
resume-not-writable = This saved game cannot be opened for writing ({ $detail }).
resume-full = This saved game cannot be opened: the disk is full.
resume-failed = This saved game cannot be opened ({ $detail }).
# $count: the moves at its end that are lost. $game: `none` at a table elsewhere.
resume-damaged = { $game ->
        [none] The saved game was damaged
       *[other] Game { $game } is damaged
    }{ $count ->
        [0] , but none of its moves is missing.
        [one] : its last move is missing.
       *[other] : its last { $count } moves are missing.
    }
# $game: its new number.
resume-new-file = It continues as game { $game }; the damaged file is kept.
resume-older = To continue the game before it: { $program } resume { $game }
# $detail: one of system- or file- below.
unreadable-file = { $file } cannot be read: { $detail }
system-missing = there is no such file or folder
system-no-rights = you do not have permission
system-read-only = the disk can only be read
system-full = the disk is full
system-exists = there is already a file of that name
system-folder = it is a folder
system-no-folder = part of its path is not a folder
system-long = its name is too long
system-broken = the disk has a fault
system-open = too many files are open
system-used = another program uses it
system-no-address = this machine has no such address
system-closed = the file cannot be opened
file-not-toml = line { $line } is not written as it should be.
file-not-ours = it holds something that this program has not written.
file-damaged = it is damaged.
file-not-ordinary = it is not an ordinary file.
file-too-large = it is longer than { $most } million bytes.
file-not-text = it is not text in UTF-8.
file-too-deep = it has too many brackets in brackets.
output-failed = The output could not be written: { $detail }
crashed = Something went wrong inside the program. Details are in { $file }
crashed-saved = Your game is saved up to the last move.
crashed-go-on = To continue: { $program } resume { $game }
crashed-unsaved = Your game was not being saved, and is lost.
# The program failed in a game that is played on a server, perhaps one of others.
crashed-elsewhere = Only the server of this table knows what is saved of the game. For a list of your tables: splendor-access tables
crashed-unreadable = Game { $game } cannot be opened any more.
settings-not-kept = It counts in this game, but could not be saved: { $detail }
# $source: where the value stands, such as source-environment.
setting-strange = "{ $typed }" ({ $source }) is not a value of { $name }, so it is ignored.
setting-unknown = "{ $typed }" in your settings file is not a setting, so it is ignored.
settings-unreadable = The settings file cannot be read, so it is ignored: { $detail }

## Settings

settings-head = { $count } settings. To hear one: settings verbosity. To change it: settings verbosity brief; to hear what each is: settings all.
settings-amount = How much is said: { $names }.
settings-order = In what order, and by what names: { $names }.
settings-braille = Braille: { $names }.
settings-voice = The voice of the program: { $names }.
settings-screen = Screen, sound and language: { $names }.
settings-default = All settings are as the program comes.
settings-unchanged = You have not changed any.
# A line of `settings all`. $about: the text of the setting below; $source in the next one is
# where a change comes from.
setting-default = { $name } is { $value }: { $about }
setting = { $name } is { $value } ({ $source }): { $about }
source-flag = set on the command line
source-environment = set in the environment
source-file = from your settings
source-game = just set
setting-verbosity = how much is said; brief, normal or full.
    .name = verbosity
setting-mine = your own actions; as verbosity says, or brief, normal, full, or off.
    .name = mine
setting-moves = moves of the others; as verbosity says, or brief, normal, full, or off.
    .name = moves
setting-market = cards that come to the table; as verbosity says, or brief, normal, full, or off.
    .name = market
setting-answers = answers to your questions, which the history calls talk; as verbosity says, or brief, normal, full, or off.
    .name = answers
setting-hints = hints of the tutorial and at the beginning; as verbosity says, or brief, normal, full, or off.
    .name = hints
setting-talk = what the others at a table say; as verbosity says, or brief, normal, full, or off.
    .name = talk
setting-repeats = the same line several times in a row; counted, or each.
    .name = repeats
setting-card = the order in which a card is told; any order of bonus, points and cost.
    .name = card
setting-noble = the order in which a noble is told; points-cost or cost-points.
    .name = noble
setting-player = the order of lines of a player; any order of points, tokens, bonuses and hand.
    .name = player
setting-gems = gems by colours (red) or by stones (ruby).
    .name = gems
setting-order = order of gems; rulebook (s e g r o d) or printed (d s e r o).
    .name = order
setting-zero = the 0 of cards without points in codes: on (a0o) or off (ao).
    .name = zero
setting-codes = codes of cards on a line of their own.
    .name = codes
setting-cells = braille cells of cards on a line of their own.
    .name = cells
setting-notation = the table for cells of codes: screen, as on displays, or label, as on labels.
    .name = notation
setting-table = the braille table of codes; default is BRLTTY's or the language's own, and a file of your own can be named.
    .name = table
setting-texts = the braille table of sentences on a display, which may contract words; default is BRLTTY's or that of codes, and a file of your own can be named.
    .name = texts
setting-text = what is printed; words, or braille for the short lines of a braille display, with each code as braille cells.
    .name = text
setting-display = a braille display of BRLTTY or NVDA; auto uses it when it is there, off leaves it alone.
    .name = display
setting-marks = how the display marks what you can have; dots 7 and 8, words, or auto by the table.
    .name = marks
setting-agree = when a key of the display agrees to what it does; after 250, 500 or 1000 thousandths of a second without a key, or key for another key.
    .name = agree
setting-near = which cards of a row the display shows; those you can buy (0), those that lack 1 or 2 gems at most, or all of them (off).
    .name = near
setting-status = two cells at the left of the display that say whose turn it is and how many points you have; on or off.
    .name = status
setting-slow = whether several rows of the display take long to redraw, so that as few as possible change; on or off.
    .name = slow
setting-felt = in a browser, the code of a card on the display of your screen reader, where its voice says the sentence; on or off. Orca and JAWS can do it.
    .name = felt
setting-changed = what has changed, said at the start of your turn.
    .name = changed
setting-buyable = how many cards you can buy, said at the start of your turn.
    .name = buyable
setting-cards = how cards are printed, for large letters; words, or line, one short line each, as in a1 r 2r2d: place, points and bonus, cost.
    .name = cards
setting-wrap = long lines wrapped at spaces; on, off, or auto, where your screen reader would cut words.
    .name = wrap
setting-plain = nothing but text printed, and what you type edited by the terminal itself; counts from the next start.
    .name = plain
setting-clear = the screen cleared when the device is passed on.
    .name = clear
setting-theme = lines in high contrast, with the word News before news; dark, light, or words for no colours.
    .name = theme
setting-compact = in a browser, a short board; all cards on a small screen, each one button, which opens what you can do with it; on or off.
    .name = compact
setting-signal = a sound when it is your turn; off, bell for that of the terminal, or chime, knock or rise. A chosen sound is heard.
    .name = signal
# Values of settings, and profiles; orders such as bonus-points-cost are made of them.
value-off = off
    .words = off, disable, mute, silent, silence, no, without, stop
value-voice = voice
value-on = on
    .words = on, enable, enabled, activate
# As the setting verbosity says.
value-same = same
value-brief = brief
    .words = brief, shorter, briefer, short, less, fewer, essentials
value-normal = normal
value-full = full
    .words = full, longer, details, detail, more, detailed
value-key = key
value-dots = dots
value-counted = counted
value-each = each
value-bonus = bonus
value-points = points
value-cost = cost
value-tokens = tokens
value-bonuses = bonuses
value-hand = hand
value-colours = colours
value-stones = stones
    .words = stones, stone, ruby, rubies, sapphire, sapphires, emerald, emeralds
value-rulebook = rulebook
value-printed = printed
value-default = default
    .words = default, defaults, factory, original, reset
value-dark = dark
    .words = dark, darker
value-light = light
    .words = light, lighter, bright
value-words = words
    .words = words, word
value-line = line
    .words = line, one
value-screen = screen
value-label = label
value-braille = braille
value-bell = bell
    .words = bell, beep, ring, ding
value-chime = chime
value-knock = knock
value-rise = rise
value-learning = learning
    .words = beginner, beginners, learning
value-expert = expert
    .words = expert, advanced
value-auto = auto
value-reader = reader
value-direct = direct
value-letters = letters
value-none = none
value-some = some
value-most = most
value-all = all

theme-not-shown =
    { $why ->
        [plain] No theme is shown: --plain sends no colours.
        [no-color] No theme is shown: NO_COLOR is set.
        [dumb] No theme is shown: TERM says that this terminal is dumb.
       *[console] No theme is shown: this console takes plain text only. Windows Terminal has colours.
    }
# The colours that a theme has here. $count: 2, 16 or 256.
theme-palette =
    { $count ->
        [2] Without colours only your turn stands out, in reverse.
       *[other] With { $count } colours, your terminal decides how strong the contrast is.
    }
clear-not-done =
    { $why ->
        [plain] The screen is not cleared: --plain sends nothing but text.
        [console] The screen is not cleared: this console takes plain text only. Windows Terminal can clear it.
       *[dumb] The screen is not cleared: TERM says that this terminal is dumb.
    }
clear-kept =
    { $keeper ->
        [screen] GNU screen keeps what scrolled away: its command scrollback 0 drops that.
       *[other] A log of the terminal and the history of a screen reader keep what is cleared.
    }
signal-silent = No program here could play a sound, so the bell rings instead.
news-word = News: { $line }
# For the orders of the fields of a card, a noble or a player.
setting-many = After settings { $name } type these words in the order you like: { $values }.
setting-language = the language of all that is said and typed.
    .name = language
setting-profile = how much is said, all at once; learning, normal or expert.
    .name = profile
# $name: `own` where it is none of those that have a name.
profile = Your profile is { $name ->
        [own] custom
       *[other] { $name }
    }. A profile sets how much is said, all at once.
profile-changed = Your profile is now { $name }.
# Signs inside a word that is spelled, as in Ada's or 0.25.
spelled-apostrophe = apostrophe
spelled-hyphen = hyphen
spelled-point = point
spelled-comma = comma
# Lines that came several times.
repeated = { $count } times: { $told }
settings-kept = They are kept in settings.toml, in the folder that doctor names; you can copy it to another computer.
# Before the examples of a value. $count: how many lines they have.
setting-value = { $name } { $value } { $count ->
        [one] sounds like this:
       *[other] sound like this:
    }
# The example of the value off.
setting-silent = Nothing is said, but the history keeps it.
settings-changed = { $name } is now { $value }.
language-changed = The language is now { $value }.
no-such-setting = "{ $typed }" is not a setting. Type settings to hear all of them. Example: settings verbosity
no-such-setting-near = "{ $typed }" is not a setting. Did you mean { $near }? Example: settings { $near }
setting-speech = who speaks; your screen reader (reader), the program itself (direct), nobody (off), or as it finds (auto).
    .name = speech
setting-transcript = what the program speaks, printed too.
    .name = transcript
setting-private = where the program tells at a real table what only you may know; off, or voice if you wear headphones.
    .name = private
setting-echo = what you type, spoken by the program; letters, words or none.
    .name = echo
setting-rate = how fast the program speaks; default, or a number from 1 to 100.
    .name = rate
setting-pace = how many words a minute the voice says, where it does not report when it is done; default, or a number from 60 to 450.
    .name = pace
setting-voice = the voice of the program; default, or a name such as female1.
    .name = voice
setting-punctuation = signs that the program speaks; default, none, some, most or all.
    .name = punctuation
setting-engine = through what the program speaks first; default, speech-dispatcher, accessible-output2, prismatoid or say.
    .name = engine
setting-put-back = { $name } is { $value } again. It was { $before }.
no-such-order = "{ $typed }" is not an order for { $name }: type the words { $values }, in the order you like.
no-such-value-of = "{ $typed }" is not a value of { $name }: { $about }
no-such-value = "{ $typed }" is not a value of { $name }. Choose from: { $values }.

## Aliases and keys

shortcuts-aliases = { $count ->
        [0] No aliases. To make one: alias rb row b
        [one] { $count } alias:
       *[other] { $count } aliases:
    }
shortcuts-keys = { $count ->
        [0] No keys. To set one: key f5 afford
        [one] { $count } key:
       *[other] { $count } keys:
    }
shortcut = { $name } means { $meant }.
shortcut-changed = { $name } now means { $meant }. Before it meant { $before }.
shortcut-gone = { $name } no longer means anything.
shortcut-none = "{ $typed }" does not mean anything yet. Example: alias rb row b
key-unknown = "{ $typed }" is not a key that can be set: keys are f1 to f12. Example: key f5 afford
alias-hides = "{ $typed }" is a command, which an alias never hides. Example: alias rb row b
alias-taken = "{ $typed }" cannot be an alias: it needs 2 to 20 letters that mean nothing else. Example: alias rb row b
alias-no-command = "{ $typed }" does not begin with a command. Example: alias rb row b
# $why: what is wrong with the line, as when it is typed.
alias-never = No alias: "{ $typed }" never works. { $why }
shortcuts-unreadable = The file of aliases and keys cannot be read, so it is ignored: { $detail }

## Help

# `help` alone. $commands: those that are possible now, the other groups below.
help-now = Now you can: { $commands }.
reads-table = About the table: { $commands }.
reads-players = About the players: { $commands }.
reads-advice = What to do: { $commands }.
reads-history = What has happened: { $commands }.
reads-texts = Texts to keep, and help: { $commands }.
help-do = Other commands: { $commands }.
help-friends = With friends elsewhere: { $commands }.
help-real = With a real box: { $commands }.
help-more = Type help and any word for more, such as help take or help noble. Also: help words, help notation, help accessibility and help about.
help-sentences = Or use your own words, such as: what can I buy? Or: I take blue, green and red.
help-command = The command { $name }: { $about }
help-usage = Type: { $usage }
help-usage-example = Type: { $usage }. Example: { $example }
# $words: abbreviations and other words for a command.
help-short = Also: { $words }.
help-gem = The gem { $colour } is also called { $stone }; its letter is { $letter }.
help-setting = The setting { $name }: { $about }
# `help` with a value of settings. $names: the settings that have it.
help-value = { $word } is a value of { $names }. To hear examples: settings { $first }
# The same where many settings have it. $names: a few of them.
help-value-many = { $word } is a value of { $count } settings, such as { $names }. To hear them all, type: settings
no-help = There is no help on "{ $typed }". Example: help words
no-help-near = There is no help on "{ $typed }". Did you mean { $near }? Example: help { $near }
words-of-game = Words of the game: { $words }.
words-of-program = Words of the program: { $words }.
words-of-prompts = Prompts: { $words }.
words-of-settings = Settings: { $words }.
words-more = Type help and one of these words to hear what it means.
# A line each.
help-notation =
    Places are a letter and a digit: a1 to c4 on the table, h1 to h3 in your hand, and nobles at n1 to n5.
    Gems have letters: s sapphire blue, e emerald green, g gold, r ruby red, o onyx black, d diamond white.
    Codes of cards give level, points and bonus, then the cost. Example: c4s 3s3o6d
help-accessibility =
    Everything is said in plain lines, and no line changes once it is printed.
    Reading commands work at any time, in the middle of a question and in other players' turns.
    The command again repeats the last answer; last tells you what has happened since your turn.
    The command settings changes how much is said and how; type settings verbosity to hear examples.
    With --plain, or when input is piped, no editing keys are used.
help-about =
    You are a merchant of the Renaissance, and you deal in gems. You buy mines, transport and artisans, which bring you more gems, and prestige that draws the nobles.
    Splendor was designed by Marc Andre, illustrated by Pascal Quidault, and published by Space Cowboys in 2014.
    This program plays the base game only. Cities of Splendor, Splendor Duel and the like are games of their own.
    The program has no connection with the makers of the game, and tells the rules in its own words.

help-display-lines = Line up and line down change the line, left and right go along it. Home goes to your turn, above that is what is different, then the news.
    .braille = home: turn, up: changes, right: on
help-display-routing = A routing key on a card, a gem or a word opens what you can do with it. The same key does what is then on the display; right shows what else there is, and a line key leaves.
    .braille = route: open, again: do, right: more, up: leave
help-display-items = Without routing keys, right goes from item to item, and dot 8 or the select key chooses it.
    .braille = no routing: right, dot 8
help-display-typing = Type commands with the dot keys; dot 8 ends the line, dot 7 takes a cell back.
    .braille = dots: type, dot 8: end, dot 7: erase
help-display-marks = Dots 7 and 8 mark what you can buy. On a blank cell they say that there is news.
    .braille = 78: can buy, blank: news

opening-tutorial = In this game each step is explained when you ask for it, and you may play as you like. Type: tutorial
    .brief = To begin, type: tutorial
tutorial = Step { $number } of { $count }: { $title }.
    .braille = step { $number } { $title }
# What the step teaches has been done already.
tutorial-known = You have done this already. To go on, type: tutorial next
    .brief = Done already. Type: tutorial next
tutorial-over = You have done all { $count } steps. Play on as you like. To hear one again, type: tutorial 3
    .brief = All { $count } steps are done. Type: tutorial 3
tutorial-off = You have left the tutorial. To come back to it, type: tutorial
tutorial-steps = { $count } steps:
tutorial-step = { $number }: { $title }{ $known ->
        [done] , done.
        [here] , where you are.
       *[open] .
    }
no-such-step = "{ $typed }" is not a step: steps are 1 to { $count }. Example: tutorial 3
hint-done = Step { $number } is done. Step { $next } is about { $title }. Type: tutorial
    .brief = Step { $number } done. Type: tutorial
hint-last = Step { $number } is done, and it was the last. Play on as you like.
    .brief = Step { $number }, the last, is done.
hint-open = Step { $number }, { $title }, is still open. Type: tutorial
    .brief = Step { $number } is open. Type: tutorial
# Something was done that a later step teaches. $early: that step, $other: its title.
hint-early = That was already step { $early }, { $other }. Step { $number }, { $title }, is still open. Type: tutorial
    .brief = That was step { $early }. Step { $number } is open. Type: tutorial
# The table does not allow it now.
exercise-later = You cannot try that just now. Play on and ask again later. To skip it, type: tutorial next
exercise-over = This game is over. To begin another one: splendor-access play --tutorial

title-table = the cards on the table
lesson-table = Twelve cards lie open, in the rows a, b and c. The cheap cards are in row a, and you buy your first ones there. Each has a place, such as a1.
exercise-table = To hear the cheap ones, type: row a

title-gems = taking gems
lesson-gems =
    { $takes ->
        [freely] Cards are bought with gems. On your turn you can take one, two or three gems of different colours.
        [exactly] Cards are bought with gems. On your turn you can take three gems of different colours. With fewer than three colours left in the bank, you take one of each.
       *[fewer] Cards are bought with gems. On your turn you can take three gems of different colours. With fewer than three colours left in the bank, you take one of each, or fewer.
    }
exercise-gems = Type: take { $gems }
exercise-gems-towards = The nearest card is { $place }, { $card }. To get closer to it, type: take { $gems }

title-mine = what you hold
lesson-mine = The gems you took are your tokens. You may keep 10 at the end of a turn; the program tells you when to give some back.
exercise-mine = To hear what you hold, type: me

title-afford = what you can buy
lesson-afford = You do not have to remember all the costs. One question tells you what you can buy now, and what you still lack for the nearest cards.
exercise-afford = Type: afford

title-buy = buying a card
lesson-buy = When you hold what a card costs, you buy it on your turn. Buying takes a whole turn, and the tokens go back to the bank.
exercise-buy = You can buy { $place }, { $card }. Type: buy { $place }
exercise-buy-lacks = You still lack { $missing } to buy { $place }, { $card }. Type: take { $gems }
exercise-buy-need = You still lack { $missing } to buy { $place }, { $card }. To hear a way to it, type: need { $place }

title-bonus = bonuses
lesson-bonus = A card you bought is worth one gem of its colour in every later purchase. That is its bonus, and it is never used up. A bonus beyond the cost gives nothing back.
exercise-bonus = To hear what the cheap cards cost you now, type: worth level a

title-pair = two gems of one colour
lesson-pair =
    { $takes ->
        [freely] Instead of different gems you can take two of one colour, while the bank has at least four of it.
       *[other] Instead of three different gems you can take two of one colour, while the bank has at least four of it.
    }

title-reserve = reserving a card
lesson-reserve = You can reserve a card that you want but cannot pay for yet. Then nobody else can buy it, and you get 1 gold.
exercise-reserve = One that may be worth it is { $place }, { $card }. Type: reserve { $place }

title-hand = your hand and gold
lesson-hand =
    { $gold ->
        [missing] Reserved cards wait in your hand, three at the most, until you buy them. Gold pays for gems you lack, and by a house rule for no others.
       *[any] Reserved cards wait in your hand, three at the most, until you buy them. Gold pays for any gem. To use it even where you have the gem, say so, as in buy h1 with 1g.
    }
exercise-hand = To hear your hand, type: hand

title-nobles = nobles
lesson-nobles = A noble comes by itself at the end of your turn, once you have the bonuses it asks for, and you cannot refuse it. It is worth 3 points. No other noble takes its place.
exercise-nobles = To hear what you still need for each noble, type: goal

title-others = what the others can do
lesson-others = Turns go clockwise, and around a table the youngest begins. Others want the same cards: before you wait for one, hear who can buy it next turn.
exercise-others = Type: threat

title-again = hearing again
lesson-again = Nothing that was said is lost. The command again says the last answer once more, older goes back line by line, and last tells you everything since your turn began.
exercise-again = Type: last

title-try = trying without doing
lesson-try = You can hear what an action would do before you do it. Nothing happens yet.
exercise-try = Type: try take { $gems }

title-undo = taking back
lesson-undo = You can take back a turn. You are then back at its start, and the moves the others have made since are taken back too.
exercise-undo = To try it, type: undo

title-settings = saying more or less
lesson-settings = How much is said, and in what order, is up to you; hints like those of this tutorial are a setting too. Help explains any word. And rules reads the rules, with the edition and house rules of the game.
exercise-settings = To hear examples, type: settings profile

title-end = the end of the game
lesson-end = When somebody has { target-points }, the round is finished, and the most points win. If they are equal, the fewest bought cards win; if those are equal too, the victory is shared. From here on, play as you like.
exercise-end = To hear how the race stands, type: goal

## The rules, as they are read out

rules-part = Part { $number } of { $count }: { $title }.
    .braille = part { $number } { $title }
rules-onward = Next: { $title }. Type: rules next
    .brief = Type: rules next
rules-read = That is the last part. To hear them again, type: rules 1
    .brief = The last part. Type: rules 1
rules-parts = { $count } parts. Type rules and a number or a name:
    .braille = { $count } parts
# A line of `rules parts`. $here: whether it is the one read last.
rules-part-listed = { $number }: { $title }{ $here ->
        [here] , where you are.
       *[elsewhere] .
    }
no-such-part = "{ $typed }" does not name a part of the rules. To hear the parts, type: rules parts
target-points =
    { $target ->
        [one] { $target } point
       *[other] { $target } points
    }
rules-edition =
    { $takes ->
        [freely] Edition { $edition }: you may take one, two or three gems of different colours, as you like.
        [exactly] Edition { $edition }: with fewer than three colours left in the bank, you take one gem of each.
       *[fewer] Edition { $edition }: with fewer than three colours left in the bank, you may take one gem of each, or fewer.
    }
    .braille = edition { $edition }
# $named: the rules below that this game has.
house-rules = House rules: { $named }.
    .braille = house: { $named }
house-none = House rules: none.
    .braille = house: 0
house-gold = gold pays only for gems that you lack
    .braille = gold if missing
house-target =
    { $target ->
        [one] { $target } point ends the game
       *[other] { $target } points end the game
    }
    .braille = { $target }p ends
house-tiles =
    { $tiles ->
        [0] the game begins without nobles
        [one] the game begins with { $tiles } noble
       *[other] the game begins with { $tiles } nobles
    }
    .braille = { $tiles } nobles
part-edition = the edition and house rules
    .words = edition, editions, house rules, house rule, house, up-to-three, 2024, 2014
part-setup = setting up
    .words = setup, set-up, setting up, set up, start, beginning, cards, tokens, decks, bank, supply, first, first player, youngest
# A line each, here and below.
rules-setup =
    Decks: one for each level, in a column; nearest to you is level a. Beside each lie four open cards, a1 to c4 in all.
    Cards: when an open one goes, the next card of its deck comes to its place. When the deck is used up, the place stays empty.
    Tokens: { $tokens } of each colour, because there are { $players } players, and 5 gold.
    { $nobles ->
        [house] Nobles: { $tiles ->
            [0] none
           *[other] { $tiles }
        }, by a house rule; the usual number is one more than there are players.
       *[usual] Nobles: { $tiles }, one more than there are players, above the cards. The others go back into the box.
    }
    { $begins ->
        [me] First: you begin in this game.
       *[other] First: { $first } begins in this game.
    } Around a table, the youngest player begins, and turns go clockwise.
part-turn = a turn
    .words = turn, turns, a turn, action, actions, pass, passing, clockwise, order
rules-turn =
    Do one thing: take gems, reserve a card, or buy a card.
    After that, if you hold more than 10 tokens, you give some back. Then a noble may visit you.
    Then it is the next player's turn, clockwise.
    Passing is allowed only when you can do nothing else. If all players pass one after another, the game ends.
part-take = taking gems
    .words = take, taking, taking gems, gems, gem, colours, pieces, chips
rules-take =
    { $takes ->
        [freely] Take one, two or three gems of different colours, as you like.
        [exactly] Take three gems of different colours. With fewer than three colours left in the bank, take one gem of each.
       *[fewer] Take three gems of different colours. With fewer than three colours left in the bank, take one gem of each, or fewer.
    }
    Or take two gems of one colour, while the bank has at least four of it.
    Gold is never taken.
part-reserve = reserving a card
    .words = reserve, reserving, reserved, reserved cards, hand
rules-reserve =
    Reserve an open card, or the top card of a deck, unseen. It goes into your hand.
    You take 1 gold with it, while the bank has any.
    Three cards in your hand are the most. Nothing but buying them gets them out again.
part-buy = buying a card
    .words = buy, buying, purchase, payment, paying, bonus, bonuses, cost
rules-buy =
    Buy an open card, or one from your hand.
    Your bonuses come off the cost: one gem for each card of that colour that you have bought. A bonus beyond the cost gives nothing back.
    The tokens you pay go back to the bank.
part-gold = gold
    .words = gold, joker, jokers, yellow
rules-gold =
    { $gold ->
        [missing] Gold pays only for gems that you lack: that is a house rule.
       *[any] Gold pays for any gem, even for one that you have. To pay so, say how much. Example: buy b2 with 1g
    }
    You get 1 gold with each card you reserve, while the bank has any. There is no other way to get it.
part-limit = the limit of 10 tokens
    .words = limit, return, returning, give back
rules-limit =
    At the end of your turn you may keep 10 tokens, gold included.
    Any more go back to the bank. You choose which, and you may choose gems you have just taken.
part-nobles = nobles
    .words = nobles, noble, noble tiles, noble tile, tiles, tile, visit, visits
rules-nobles =
    { $tiles ->
        [0] This game has no nobles, by a house rule.
       *[other]
            A noble visits you at the end of your turn, when you have the bonuses it asks for. Tokens do not count.
            It brings 3 points and takes no action. You cannot refuse it.
            One noble a turn is the most. If several would come you choose one, and the others can come on a later turn.
            Nobles are not replaced.
    }
part-end = the end of the game
    .words = end, ending, points, prestige, winner, winning, win, tie, ties, victory, score, scoring, round
rules-end =
    When a player has { target-points } at the end of a turn, the round is finished, so that all have had the same number of turns.
    Then the most points win. Nobles count, and cards in the hand take nothing off.
    If points are equal, the fewest bought cards win. If those are equal too, the victory is shared.

## Words of the game that help explains

term-gem = gem, gems, stone, stones, jewel, jewels, colour, colours, color, colors
    .about = Gems are what you pay with. There are blue sapphire, green emerald, red ruby, black onyx and white diamond; gold stands for any of them.
term-gold = gold, golds, gold token, gold tokens, g, yellow, joker, jokers, wild, gold joker, gold jokers
    .about =
        { $gold ->
            [missing] Gold pays for any gem that you lack, and by a house rule for no other; its letter is g. You never take it: you get 1 with each card you reserve, while the bank has any.
           *[any] Gold pays for any gem, even for one that you have, as in buy b2 with 1g; its letter is g. You never take it: you get 1 with each card you reserve, while the bank has any.
        }
term-token = token, tokens, chip, chips, piece, pieces, gem token, gem tokens
    .about = A token is one gem that you hold, or that lies in the bank. You pay with tokens, and they go back to the bank.
term-limit = limit, limits, token limit, ten, surplus
    .about = At the end of your turn you may keep 10 tokens, gold included. Any more go back to the bank, and you say which.
term-bank = bank, supply, stock
    .about = The bank has the tokens that nobody holds. A game of two begins with 4 of each colour, of three with 5, of four with 7, and always with 5 gold.
term-card = card, cards, development, developments, development card, development cards
    .about = A card has a colour, which is its bonus, a cost, and often points. Twelve lie open to be bought or reserved.
term-level = level, levels, a, b, c, tier, tiers
    .about = Cards have three levels. The cheap cards, with few points, are level a, level b costs more, and level c costs the most and gives the most.
term-deck = deck, decks, pile, piles, stack, stacks, draw pile, draw piles, face-down, face down
    .about = A deck has the cards of one level that are still face down. When an open card goes, the next of its deck comes to the same place.
term-market = market, table, open card, open cards, face-up, face up, face-up card, face-up cards
    .about = On the table lie the open cards, at a1 to c4, and the nobles. Everybody can buy or reserve the open cards.
term-place = place, places, address, addresses
    .about = A place is a letter and a digit: a1 to c4 on the table, h1 to h3 in your hand, and nobles at n1 to n5. Places never move.
term-bonus = bonus, bonuses, discount, discounts
    .about = A bonus is what a bought card gives: one gem of its colour less to pay for each later card, for good. A bonus beyond the cost gives nothing back. Nobles ask for bonuses.
term-points = points, point, pts, prestige, prestige point, prestige points, victory points
    .about = Points, in full prestige points, decide the game. Cards and nobles give them.
term-cost = cost, costs, price, prices, dear, expensive, not expensive, inexpensive, cheap, cheapest, affordable
    .about = The cost of a card is the gems to pay for it. Your bonuses come off first, and gold pays for what you lack.
term-payment = payment, payments, purchase, purchases, paying, with, using
    .about =
        { $gold ->
            [missing] A payment is the tokens you give for a card. By a house rule, gold pays only for what you lack.
           *[any] A payment is the tokens you give for a card, with as little gold as can be. Gold may stand for gems you have, too: say how much after the word with, as in buy b2 with 1g.
        }
term-noble = noble, nobles, noble tile, noble tiles, tile, tiles, patron, patrons, visit, visits
    .about = A noble is a tile worth 3 points. At the end of a turn it visits whoever has the bonuses it asks for, one a turn at most; tokens do not count. A visit cannot be refused, and nobles are not replaced.
term-hand = hand, reserved, reserved card, reserved cards, reservation, reservations
    .about = Reserved cards are in your hand, at h1 to h3, and only you can buy them. Nothing else gets them out again, and they cost you nothing at the end.
term-unseen = unseen, hidden, blind, secret
    .about = A card reserved from the top of a deck is unseen: only the player who holds it knows it. The others know its level.
term-turn = turn, turns, move, action, actions
    .about = On your turn you do one thing: take gems, reserve a card or buy a card. You give tokens back and get a noble, if that is due. Then it is the next player's turn, clockwise.
term-round = round, rounds, last round
    .about = In a round each player has one turn. Once somebody has { target-points }, the round is finished and the game ends.
term-first = first, first player, starting player, youngest, begin, begins, clockwise
    .about =
        { $begins ->
            [me] You begin in this game.
           *[other] { $first } begins in this game.
        } Around a table, the youngest player begins, and turns go clockwise.
term-end = end, ending, finish, win, winner, winners, winning, victory
    .about = When somebody has { target-points }, the round is finished. Then the most points win; if they are equal, the fewest bought cards; if those are equal too, the victory is shared.
term-tie = tie, ties, tied, draw, tiebreak
    .about = With equal points the player with fewer bought cards wins. If that is equal too, the victory is shared.
term-stalemate = stalemate, stuck
    .about = A player who cannot take, reserve or buy passes. When all players pass one after another, the game ends.
term-player = player, players, opponent, opponents, seat, seats, others
    .about = Two to four players sit at a table. Each is a person at this keyboard or a computer opponent.
term-edition = edition, editions, 2024, 2014, rule, rules, rulebook
    .about = This game has edition { $edition }. With fewer than three colours left in the bank, 2024 lets you take one of each or fewer, and 2014 one of each. In up-to-three you may always take one, two or three different gems.
term-up-to-three = up-to-three, up to three
    .about = In the edition up-to-three you may take one, two or three different gems as you like.
term-house = house rule, house rules, house, target
    .about = A house rule changes one thing: when gold may be paid, who begins, the points that end the game, or how many nobles there are.

## Words of the program that help explains

about-prompt = prompt, prompts
    .about = The prompt is the word in the last line, before what you type. It says what you are to do.
about-command = command, commands, word, line, lines
    .about = A command is the first word of a line you type. Type help to hear all of them.
about-companion = companion, box
    .about = splendor-access companion follows a game with a real box: the cards and what everybody does are entered, and all questions are answered.
about-host = host, serve, hosts, join, link, server, online, network, club
    .about = Friends elsewhere can play at one table. One types splendor-access host and gets a link; the others type splendor-access join and that link.
about-number = number, numbers, option, options, list, menu, choice, choices
    .about = A list of choices is answered by the number of a line, or by the place or the letters that the line names.
about-letter = letter, letters
    .about = Gems have letters: s blue sapphire, e green emerald, g gold, r red ruby, o black onyx, d white diamond.
about-code = code, codes
    .about = The code of a card stands on its braille label too: level, points and bonus, then the cost. Labels can have other cells than displays; settings notation label shows those. Type help notation for more.
about-braille = braille, cell, cells, dot, dots, liblouis
    .about = Codes can be shown in braille cells, by the program liblouis. The command look shows those of one card, and the setting cells those of all.
about-table = braille table, braille tables, tables
    .about = A braille table says how text is written in cells. Type settings table to hear which there are.
about-yes = yes, no, y, n
    .about = Where the prompt is yes or no, you can answer in words such as sure, or no thanks. Anything else is asked again.
about-reader = screen reader, screen readers, screenreader, nvda, orca, voiceover, jaws
    .about = A screen reader speaks the lines of the terminal. The program prints whole lines and never changes them.
about-plain = --plain
    .about = With the option --plain nothing but text is printed, and the terminal itself edits what you type.
about-verbosity = brief, full
    .about = The same line has a brief, a normal and a full form. The setting verbosity chooses for all lines, and other settings for each kind of line.
about-kind = kind, kinds, buffer, buffers, history, talk
    .about = Everything that is said is of one of four kinds: moves of others, cards that come to the market, your own actions (mine), and talk, the answers you are given. Each kind has a history and a setting of its own.
about-tutorial = lesson, lessons, step, steps, learn
    .about = The tutorial teaches the game by playing, step by step. Its hints say when a step is done; the setting hints turns them off.
about-mute = mute, muted, quiet, silence
    .about = To mute a kind of line, set it to off, as in settings market off. It is kept in the history all the same.
about-handover = device, handover, shared
    .about = People can share one keyboard. After a turn the program names the next person, who types ready.
about-save = saved, saving
    .about = The game is saved after every move, before the move is told. Type quit to leave, and continue later with splendor-access resume.
about-play = play
    .about = Outside the game, splendor-access play begins a new game.
about-resume = resume, resuming
    .about = Outside the game, splendor-access resume continues a saved game.
about-games = games
    .about = Outside the game, splendor-access games lists the saved games.
about-stats = stats, statistics
    .about = Outside the game, splendor-access stats tells how your games went: wins, points and turns, by kind of game and by opponent.
about-replay = replay
    .about = Outside the game, splendor-access replay and the name of a file read out a recorded game.
about-ask = ask
    .about = Outside the game, splendor-access ask and a question tell you about a saved game.
about-agent = agent
    .about = Outside the game, splendor-access agent lets other programs play against the computer opponents.
about-simulate = simulate
    .about = Outside the game, splendor-access simulate lets computer opponents play each other.
about-labels = labels, label
    .about = Outside the game, splendor-access labels makes braille labels for the cards and tiles.
about-teach = teach, teaching
    .about = Outside the game, splendor-access teach teaches you the codes of the cards in braille.
about-doctor = doctor
    .about = Outside the game, splendor-access doctor tells you what works on this machine, and what to install for the rest.
about-seed = seed, seeds, shuffle
    .about = A seed is a number that decides everything left to chance. The same seed deals the same cards again.
about-bot = computer, computers, bot, bots, ai
    .about = Computer opponents, from 1, the weakest, to 9: { $levels }. They know only what a player in their seat may know.
about-gentle = gentle, very easy
    .about = The opponent very easy is for a child's first games: it plays as easy does, but overlooks some of the cards.
about-easy = easy
    .about = The opponent easy is for first games: it buys what it can and saves up for a cheap card.
about-fairly-easy = fairly-easy, fairly easy
    .about = The opponent fairly easy weighs what it can do, but it overlooks half of the cards, and all nobles.
about-fair = fair, medium
    .about = The opponent medium weighs what it can do, but it overlooks some of the cards.
about-normal = normal, challenging
    .about = The opponent challenging weighs everything it can do. The verbosity normal says things in whole sentences.
about-fairly-hard = fairly-hard, fairly hard
    .about = The opponent fairly hard knows good places as the opponent hard does, but overlooks some of the cards.
about-hard = hard
    .about = The opponent hard does what leaves it best placed, as many games against itself have taught it.
about-very-hard = very-hard, very hard
    .about = The opponent very hard tries its three best moves once against what the others may reply.
about-expert = expert
    .about = The opponent expert tries its best moves against what the others may reply. The profile expert says little.
about-random = random
    .about = The opponent random does anything that is allowed. It is for tests.
about-then = then
    .about = The word then stands between the actions of try, as in try take ser then buy b2.
about-mine = mine, my, own
    .about = The word mine means what only you may see, as in position mine, or your own actions, as in log mine.
about-filter = filter, filters, description, descriptions, without
    .about = Cards are described by colour, points, level and cost, as in find level b cheap, or look red 2 points.

## Commands

command-take = take
    .short = t
    .usage = take and one, two or three gems, as letters or words
    .about =
        { $takes ->
            [freely] Take one, two or three gems of different colours, or two of one colour while 4 are there.
            [exactly] Take three gems of different colours, or two of one colour while 4 are there. With fewer than three colours left, take one of each.
           *[fewer] Take three gems of different colours, or two of one colour while 4 are there. With fewer than three colours left, take one of each, or fewer.
        }
    .example = take blue green red
command-reserve = reserve
    .short = rs, res
    .usage = reserve and a place or a card, or reserve deck and a level
    .about = Put a card into your hand and take 1 gold. Three cards are the most.
    .example = reserve c3
command-buy = buy
    .short = b, purchase
    .usage = buy and a place or a card; then with and a payment, if you want to choose it
    .about =
        { $gold ->
            [missing] Buy a card from the table or your hand. Your bonuses count; gold pays only for gems you lack.
           *[any] Buy a card from the table or your hand. Your bonuses count; gold pays for any gem, even for one you have.
        }
    .example = buy b2 with 1g
command-return = return
    .short = rt, give
    .usage = return and as many gems as you are told
    .about = Give tokens back when you hold more than 10 at the end of your turn.
    .example = return s
command-noble = noble
    .short = nb
    .usage = noble and its place
    .about = Choose a noble when several would visit you.
    .example = noble n2
command-pass = pass
    .about = Do nothing. Allowed only when you can do nothing else.
command-undo = undo
    .short = u
    .about = Go back to the start of your last turn. Moves of computer opponents since then go too. To make your move after all, type it again.
command-board = board
    .short = bd, market, face-up
    .about = Hear all cards on the table.
command-row = row
    .usage = row and a level
    .about = Hear the four cards of one level.
    .example = row b
command-look = look
    .short = l
    .usage = look and a place or a card
    .about = Hear everything about one card, with its code and its braille cells.
    .example = look b2
command-code = code
    .usage = code and a place or a card
    .about = Print the code of any card and its braille cells.
    .example = code b2
command-afford = afford
    .short = af
    .usage = afford, then a colour, a level or points if you like
    .about = Hear which cards you can buy now, and which are one or two gems short.
    .example = afford red
command-changed = changed
    .short = ch, changes
    .usage = changed, or changed and a number of turns
    .about = Hear what is different since the end of your last turn, or of one further back.
    .example = changed 3
command-hint = hint
    .short = advice
    .usage = hint, or hint more
    .about = Hear what a good player would do, and why; with more, the second and third best.
    .example = hint
command-why = why
    .usage = why, then the name of a player if you like
    .about = Hear what the others were after with their last turns, as far as you can know.
    .example = why
command-threat = threat
    .short = th, threats
    .usage = threat, then the name of a player if you like
    .about = Hear what the others can do in their next turn, as far as you can know.
    .example = threat
command-goal = goal
    .short = gl, goals
    .usage = goal, then a noble or points if you like
    .about = Hear what you still need for each noble, and how far it is to the points that end the game.
    .example = goal n1
command-need = need
    .short = ne
    .usage = need and a place or a card
    .about = Hear what you lack for a card, how soon you can have it, and who may buy it before you.
    .example = need b2
command-json = json
    .usage = json and a question
    .about = Print the facts of an answer as one line of JSON.
    .example = json afford
command-find = find
    .short = fd
    .usage = find, then what the cards should have
    .about = Hear the cards that fit: level, points, colour, cost, cheap.
    .example = find level b cheap
command-worth = worth
    .short = wo
    .usage = worth, then a place, or what the cards should have if you like
    .about = Hear what each card costs you after bonuses, and its points per token.
    .example = worth points
command-try = try
    .usage = try and an action, then another if you like, with then between
    .about = Hear what an action would do, without doing it.
    .example = try buy b2 then take ser
command-bank = bank
    .short = bk, supply
    .about = Hear the tokens in the bank.
command-me = me
    .about = Hear your points, tokens, bonuses, hand and nobles.
command-hand = hand
    .about = Hear the cards you have reserved.
command-cards = cards
    .short = cd
    .usage = cards, then a name if you like
    .about = Hear the cards that you, or another player, have bought, by colour.
    .example = cards Ada
command-player = player
    .short = pl
    .usage = player and a name
    .about = Hear another player's points, tokens, bonuses and reserved cards.
    .example = player Ada
command-score = score
    .short = sc, prestige
    .about = Hear everybody's points.
command-nobles = nobles
    .short = ns
    .about = Hear the nobles on the table.
command-deck = deck
    .short = decks, pile, piles
    .about = Hear how many cards the decks have left.
command-turn = turn
    .about = Hear whose turn it is and what is due.
command-log = log
    .usage = log, then a number of lines, a name, or moves, market, mine or talk if you like
    .about = Hear what has happened in this game. What is muted is kept there too.
    .example = log moves 10
command-older = older
    .usage = older, then a name, or moves, market, mine or talk if you like
    .about = Go back through the history line by line. Your place is kept.
    .example = older
command-newer = newer
    .usage = newer, then a name, or moves, market, mine or talk if you like
    .about = Go forward through the history line by line.
    .example = newer
command-last = last
    .about = Hear what has happened since your last turn began.
command-again = again
    .short = ag
    .about = Hear the last answer again; a second time spells its last line, a third the one before.
command-position = position
    .short = pos
    .usage = position, or position mine
    .about = Print the whole position as one line; position mine shows your unseen cards too.
    .example = position mine
command-record = record
    .usage = record, or record and the name of a file, and then with deck if you like
    .about = Print the record of the game, or write it to a file; with deck it has the order of the decks.
    .example = record with deck
command-tutorial = tutorial
    .short = tut
    .usage = tutorial, or tutorial and next, a number, steps or off
    .about = Learn the game by playing it: hear the step that is due, and what to type for it.
    .example = tutorial 3
command-rules = rules
    .short = ru, rule
    .usage = rules, or rules and a part, next, back, a number, parts or all
    .about = Hear the rules of this game, one short part at a time.
    .example = rules nobles
command-help = help
    .short = ?
    .usage = help, or help and any word of the game or the program
    .about = Hear what you can type, or what a word means.
    .example = help take
command-settings = settings
    .short = setting, set
    .usage = settings, settings and a name, or settings, a name and a value; the value default puts it back, and settings default puts back all
    .about = Hear or change how things are said.
    .example = settings verbosity brief
command-aim = aim
    .usage = aim, and a card, a noble, or points; off drops it
    .about = Keep an aim. Your turns end with what it lacks and who is faster, and hint serves it.
    .example = aim b2
command-alias = alias
    .usage = alias, a word of your own, and the line it stands for; off takes it away
    .about = Make a word of your own for a line you type often.
    .example = alias rb row b
command-key = key
    .usage = key, f1 to f12, and the line it stands for; off takes it away
    .about = Set a function key to a line you type often.
    .example = key f5 afford
command-save = save
    .about = Hear that the game is saved. It is saved after every move.
command-rematch = rematch
    .about = Play again with the same players. The next one in order begins.
command-new = new
    .about = Begin another game, and choose who plays.
command-coach = coach
    .usage = coach; for a record also the name of a player
    .about = After the game, hear which three turns cost you most, what was better and why, and go to them.
    .example = coach
command-quit = quit
    .short = q, exit
    .about = Leave. The game is saved, and you can continue it later.
command-ready = ready
    .about = Say that the device is with you, when several people share it.
command-say = say
    .usage = say, and what the others are to hear
    .about = Say something to the others at a table with friends elsewhere.
    .example = say good move
command-here = here
    .short = present
    .about = Hear who is at the table, and who has gone for now.
command-begin = begin
    .about = Say that you want to begin. The game begins when all who are here want to.
command-replace = replace
    .usage = replace, and the name of somebody who is away
    .about = Let the computer play for somebody who has been away long, if all who are there agree. Whoever comes back plays again.
    .example = replace Ben
command-device = device
    .usage = device; also new, or the number of a device
    .about = Play your seat at another device too: device new tells a word for it. With a number, take the seat from that device.
    .example = device new
command-mute = mute
    .usage = mute, and a name
    .about = As the host, let nobody hear what somebody says. The same again takes it back.
    .example = mute Ben
command-remove = remove
    .usage = remove, and a name
    .about = As the host, remove somebody from the table. In a game the computer plays on for them.
    .example = remove Ben
command-lock = lock
    .about = As the host, let nobody else join. The same again opens the table.
command-fix = fix
    .short = correct
    .usage = fix, and a name or a place
    .about = Correct an earlier entry of a game with a real box. Everything after it is checked again.
    .example = fix b2
command-check = check
    .about = Compare the real table with what was entered, one thing at a time.
command-count = count
    .usage = count, or count and a player with the tokens there
    .about = Count all tokens where they do not agree, and hear which mistake explains it.
    .example = count
command-force = force
    .usage = force, and why
    .about = Let stand what is against the rules but really happened. The reason stays in the record.
    .example = force we all agreed
command-secret = secret
    .usage = secret, and h1, h2 or h3
    .about = Enter your own reserved card unseen: what you type does not show, and nobody else is told.
    .example = secret h1

# Words that are no slips of typing, though a word of the game is a letter away.
words-no-slips = aid, alike, ate, ball, bang, beat, bed, bet, bill, block, bother, bright, brought, buck, bus, chance, chances, cover, date, dear, deep, dig, dot, drew, duck, either, fair, feed, file, fill, fish, forgot, fork, gain, gather, god, goes, going, grounds, hang, harvest, hate, heap, hell, hit, hoard, home, hunt, info, kid, kill, king, laid, land, late, lay, lend, letter, lie, life, lift, lock, loot, lord, lords, love, makes, man, mark, matter, mid, mode, moon, much, name, near, net, newer, nick, night, nose, note, old, oven, park, part, paws, pays, poor, post, power, preserve, print, race, rank, reach, reader, reading, real, res, rest, retain, review, rid, ring, safe, saving, says, sell, send, setting, shell, shop, shot, side, sing, slip, slot, slots, slow, snow, sold, stake, starter, step, stick, store, string, talking, teach, text, tick, treat, tuck, very, week, while, wide, wipe, write, case, cos, sake, holy, burn, luck, nought, fold, kick, pack, chuck, wasted, torn, bear
words-number = zero, one a-one, two twice, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty
words-level = level, row
words-points = point, points, pointer, pointers, pts, prestige, vp, vps
words-deck = deck, decks, top, pile, piles, stack, face-down, face down
words-with = with, using, paying
words-cost = cost, costs, costing
words-colours = colour, colours, color, colors
words-without = no, not, without, except, neither, nor
words-cheap = cheap, cheaper, cheapest, least expensive, inexpensive, by price, sorted by price, by cost, sorted by cost
words-expensive = expensive, most expensive, costly, costlier, costliest, dearer, dearest, priciest, pricey, pricier
# Forms of verbs that only somebody else's deeds have, and words that are their subject.
words-theirs = buys, takes, reserves, gets, grabs, picks, passes, acquires, purchases
words-they = they, everybody
words-then = then
words-off = off, none
words-empty = empty
words-all = all
words-moves = moves, others
words-market = market, cards
words-further = more, further
words-talk = talk, answers
words-it = it, that, this
# A line that leans on the last answer: what stands for the card that was told, and what does so
# only where no noun follows.
words-leaning-it = it, that one, this one, that card, this card, that thing
words-leaning-it-or-the = that, this
# Behind a hint: why that, why not another card, do it, what else; and what would be left then.
words-leaning-why = why, why that, why this, why so, why it, why is that, why is that good, why is that best, why is it best, why is this best, why is that the best, why is it good, why is it the best, why that one, why this one, why that move, why should i, why should i do that, why should i do it, why would i do that, why would i, why would i want that, how come, what for, how so, reason, the reason, explain that, explain why, explain, tell me why, what is the reason, what's the reason, what is the point, what's the point, what's so good about it, what is so good about that, what's good about it, what makes that good, what makes it good, is that really the best, is that good, is it good, are you sure, is that best, is that the best
words-leaning-why-not = why not, and not, not, why can't i, why wouldn't i, what about, how about, isn't, better than
words-leaning-do = do it, do that, do this, do so, do then, i'll do it, i'll do that, i'll do so, i will do that, i will do it, let's do it, let's do that, let us do that, i do that, i do it, make it so, play it, play that, play that for me, go with it, go with that, i'll go with that, go for it, take your advice, take the advice, i'll take your advice, i take your advice, follow your advice, follow the advice, i'll follow your advice, i'll follow that, i follow your advice, do what you said, do what you say, do what you advise, do as you say, do as you said, do as you advise, do the best one, do the best, take the hint, follow the hint, i'll take the hint, i'll take that advice, do the first, do your move, i'll do as you say, i'll do what you say, i'll do what you said, i'd do that, i want to do that, i want that, do it for me, like that, as you say, as you said, make that move, play that move
words-leaning-else = otherwise, or else, else, what else, anything else, something else, what else could i do, what else can i do, what could i do otherwise, what can i do otherwise, if not, and if not, if not that, what if not, or what, what if i don't, if i don't, if i don't want that, what if i don't want that, if i don't want to, is there anything better, anything better, something better, another, another idea, another one, any other ideas, other ideas, any other idea, other options, any alternatives, alternatives, an alternative, the alternative, what are the alternatives, what is the alternative, second best, the second best, what's second best, what is second best, what's the second best, what is the second best, second choice, the second choice, what is the second choice, next best, the next best, what's the next best, plan b, not that, i don't want that, i don't like that, i don't want to do that
words-leaning-left = what's left, what is left, how much is left, what would be left, what would i have left, how much would be left, how much would i have left, what do i have left, how much do i have left, what would i be left with, what am i left with, what will i have left, how much will i have left, what will be left, what remains, what would remain, what would i keep, what do i keep, what is left over, what would be left over, what would i have, what do i have, what will i have, what will i be left with, what have i left, how many would i have left, how many tokens would be left, how many tokens would i have left, what tokens would i have left, what is left for me, what would be left for me, how many are left
words-leaning-want = i'll have it, i'll have that, i'll have that one, i'll have this one, i'll take it, i'll take that, i'll take that one, i'll take this one, i want it, i want that, i want that one, i want this one, i'd like it, i'd like that, i'd like that one, i'd like to have it, give me that, give me that one, give it to me, get me that, get me that one, get it, let me have it, let me have that one, i'm taking it, i'm taking that one, mine, that one, that one then, rather that one, i'd rather have that one, i'd rather that one, then that one, let me have that, i'll go for that one, i'll go with that one, i'll go for it, going for that one
# What may stand beside these, and what asks the same of another card, colour or player.
words-leaning-beside = ok, okay, then, well, so, and, but, now, just, fine, good, please, oh, hm, hmm, ah, aha, right, alright, yes, yeah, sure, after that, afterwards, i guess, i think, exactly, really, actually, here, for me, of that, too, after, again, instead, still, in that case, cool, though, to me, let me see, do
words-leaning-and = and, and for, and what about, what about, how about, and how about, or, or for, and with, and of, and in, and on, same for, the same for, what's with, and what's with, and what is with, but what about, or what about, then what about, and then
# Sayings that point back at what was told before: where another card or row lies, which of several
# cards, what is corrected, what was before it, and that it is told again.
words-pointing-left = left of it, to the left, on the left, left of that, on its left, to its left, the left one, one to the left, before it in the row, one before that in the row, one before it in the row, before that one in the row
words-pointing-right = right of it, to the right, on the right, right of that, on its right, to its right, the right one, after it in the row, right after that, right after it
words-pointing-next = the next one, the next one along, next in the row, next in line, the one after, the one after that, the following one, following card, the next card
words-pointing-neighbour = next to it, next to that, beside it, beside that, alongside it, next door, neighbour, neighbours, neighbor, neighbors, adjacent
words-pointing-above = above, above that, above it, one up, row up, higher up, one row up, the higher row, the upper row, one level up, a level up, up one, go up, go up one, level up, next level up, tier up, tier above, row higher
words-pointing-below = below, below that, below it, one down, row down, underneath, beneath, under it, lower down, one row down, the lower row, one level down, a level down, down one, go down, go down one, level down, next level down, tier down, tier below, row lower
words-pointing-middle = middle, middle one, in the middle, one in between, in between, centre, center
words-pointing-of-them = of them, of those, of these, of the two, of the three, of the four, of those two, of these two, of them two, of those three, of these three, of the lot, of that lot, between them, between the two, from those, from these, among them, among those, amongst them, amongst those, out of those, out of these, on that list, in that list, in there, of that list, of the list, in that row, of that row, either of them, any of them, any of those, both of them, both of those, of those four, of these four
words-pointing-for-it = for that, for that one, for it, for this, for this one, of that one, of it, to that, with that, with that one, on that, at that, off that, from that
words-pointing-meant = i meant, i mean, meant, i should have said, should have said, should have been, i wanted, i was after, i was asking about, i said, slip of the tongue, slip of the finger, misspoke, mistyped, typo, oops, whoops, sorry, not that, not that one, not him, not her, not me, wrong one, wrong row, wrong card, wrong round, wrong player, wrong number, make that, make it, rather, instead, was supposed to be, supposed to be, it should be, it was meant to be, as in, my bad, my mistake, correction, scratch that, i asked for, fat finger, fat fingers, no sorry, no wait, nope, no i
words-pointing-opposite = wrong end, other end, opposite end, the opposite, other way round, other way around, wrong way round, wrong way around
words-pointing-further-back = further back, before that, and before, the one before, a bit further, go back further, go further back, earlier than that, even earlier, still earlier, earlier on, what came before, back a bit, a bit more of that, the round before, the turn before, the go before, one before that, prior to that, go back a bit, a bit earlier, one further back, longer ago, previous round, previous turn, earlier, previous one, the previous
words-pointing-repeating = did you say, you said, what did you say, was it again, were they again, once more, over again, again, was that again, remind me, repeat, say again, come again, how was, read that, read it, read me, read us, tell me again, i missed, didn't catch, what was, what were, back to, letter by letter, spell that, spell it, too fast, missed that, missed it
words-pointing-narrowing = only, just the, just those, just these, just the ones, none but, but only
words-pointing-likewise = too, as well, likewise, also
words-pointing-have = let me have, hand me, hand over, give me, gimme, i'll have, pass me
# What is wanted behind a hint, a trial, a plan or an aim, by words anywhere in a line: why, to do
# it, its first step, not to do it, something else, what was said first, what would be then, which
# of two is better, to drop an aim, to take up a question that was cancelled.
words-gist-why = why, how come, how so, what for, reason, good reason, one reason, reasons, what's so, whats so, what is so, so great about, so good about, so special, the point, the logic, your thinking, your reasoning, explain, justify, are you sure, you sure, really the best, convince me, on what grounds, what makes you, says who, who says, sure about, certain about, clever about, going for it, to do with, got to do
words-gist-if = only if, but only if, as long as, so long as, provided, providing, on condition, unless it, if it doesn't cost, if it doesnt cost, just if
words-gist-aim = go for, going for, i'm after, im after, go after, going after, aim for, aiming for, aim at, set my sights, want that one, i want him, i want her, want to get, remember that, keep that in mind, bear that in mind, save up for, saving for, work towards, head for, heading for
words-gist-do = do it, do that, do so, do what you, do as you, go on then, go ahead, go with that, go with it, go with your, going with that, for real, let's have that, let's have it, have those, have that then, grab those, grab them, grab that, take those, take them, take all three, i'll take that, make it so, carry it out, carry that out, do the first, follow that, follow your, follow the advice, sounds good, sounds like a plan, good call, good shout, good idea, nice one, let's do, i'm in, sold, deal, play that, play it, make that move, trust you, i'll do, i'll go with, i will go with, i'd go with, go for it, go for that, do those, actually do it, now do it, perfect, lovely, brilliant, alright then, fair enough, you're the boss, whatever you say, if you say so, your call, be it so, so be it, right you are, do the deed, as you wish, as suggested, as advised, as you said, as told, carry on then, that one then, that'll do, that will do, works for me, fine by me, agreed, in that case do, proceed, execute, happy with that, happy with those, go, as you like it, as you like, up to you, no arguing with that, can't argue with that, just do, get on with it, do your thing, off you go, hit it, let's go, why not, convinced, you win, consider me convinced, i'll trust
words-gist-step = first bit, first step, first part, first thing, first move, first turn, step one, start with that, start on that, start that, begin with that, begin that, get started, get going on that, make a start, the start of that, opening move, number one of that, first of that, bit of that, next step
words-gist-no = rather not, don't fancy, dont fancy, don't want, dont want, didn't want, didnt want, not keen, no thanks, no thank you, no way, not doing that, not for me, i'll pass, put them back, put it back, put those back, don't do it, dont do it, don't do that, don't buy, don't take, not that, no chance, not likely, over my dead body, i'd not, leave it, never mind, forget it, nah, nope, take it back, undo that, scrap that, i'd rather not, bad idea, terrible idea, skip that, only trying, only asking, just asking, just a try, just trying, keep my, rather keep, rather hold, i'd rather keep, rather save my, not doing it, not having that, not having it, no ta
words-gist-else = otherwise, or else, what else, anything else, something else, other idea, other ideas, another idea, another option, other option, other options, alternative, alternatives, something better, anything better, nothing better, no better, don't fancy that, don't fancy it, don't like that, don't like it, not keen on that, not keen on it, don't want that, dont want that, don't want to, dont want to, don't feel like, dont feel like, not in the mood, if i don't, if i dont, if not, instead of that, plan b, runner up, runner-up, second best, third best, next best, second choice, third choice, the other one then, the others, any others, other than that, besides that, apart from that, bar that, rather not do that, another one, a different one, different one, different idea, gimme another, give me another, give me a different, cheaper way, smarter way, better way, something cheaper, something smarter
words-gist-first = first idea, very first, first one you said, first thing you said, first suggestion, first tip, first advice, first hint, original idea, original one, what you first, what you said first, said at first, said first, your first, the first again, first choice, earlier idea, earlier suggestion, initial idea, top pick, best one again, main suggestion, what was the best, favourite, favorite, favourite again, number one, top choice, recommend again
words-gist-then = then, after that, afterwards, after this, be left, left with, left holding, left over, left for me, if i did, if i do, if i listened, if i went, if i go, in that case, next turn, turn after, go after, next go, by then, that way, with that, with those, with them, would that, will that, does that, that would, that'll, that leaves, that eats, that costs, that uses, that cost, eat up, use up, uses up, still have, still got, still afford, end up, over ten, over the limit, too many, give back, give any back, chuck, hand back, hand any back, put back, throw back, get closer, nearer, any closer, enough for, enough to, reach, could i get, can i get, how many would, how much would, would i keep, do i keep, will i keep, i'd keep, would that make, does that make, would that bring, bonuses be, straight after, right after, and then, end up with, have to give, left me, leave me, leaves me
words-gist-compare = better, best, cheaper, cheapest, less, least, fewer, dearer, more, most, faster, fastest, quicker, quickest, sooner, soonest, nearer, nearest, easier, easiest, bargain, which one, which of, whichever, difference, differ, either, same, equal, level, compare, between them, between the two, prefer, worth more, the pick of, good value, value for money, closer, closest, which of the pair, of the pair
words-gist-drop = drop it, drop that, scrap it, scrap that, scratch that, forget it, forget that, forget the aim, forget my aim, give up on, give it up, give that up, giving up, no longer, not any more, not anymore, not after it, not after that, pie in the sky, let it go, let that go, stop that, cancel that, cancel it, bin it, bin that, ditch it, ditch that, off again, don't want it any, dont want it any, never mind that, never mind it, take it off, clear it, clear that, remove it, remove that, no aim, without an aim, out of reach, too far off, not worth it, changed my mind, change of heart, don't want that one, dont want that one, don't want it, dont want it, don't need that, don't need it, not interested, lost interest, can't be bothered, give up, wipe that, wipe it, play without, drop that aim, drop the aim, strike it, strike that, cross it off, cross that off, cross it out, rub it out
words-gist-nearer = closer, nearer, closest, nearest, further, farther, further off, further away, close, near
words-gist-resume = on second thoughts, on second thought, carry on with that, carry on with it, after all, go on with that, go on with it, back to that, let's do it after all, do it after all, i will after all, actually yes, actually do, changed my mind, change of heart, resume, pick that up again, as we were, as before, where were we, do that one, oh go on then, go on then, all right then, alright then, ok then, okay then
# Talk between moves, by words anywhere in a line; and what may stand beside thanks.
words-talking = ta, ta very much, blimey, crikey, gosh, golly, wow, whoa, ouch, oof, phew, yikes, oh dear, oh my, oh no, my word, my goodness, goodness, good grief, good lord, heavens, bloody hell, damn, darn, dang, drat, bother, rats, gutted, typical, just my luck, figures, jammy, lucky sod, lucky you, lucky git, you thief, thief, cheat, cheeky, the cheek, how dare, you wish, dream on, in your dreams, as if, yeah right, haha, ha ha, hehe, lol, ha, good one, nice one, good game, well played, well done, good thinking, good to know, good stuff, great stuff, fantastic, amazing, makes sense, i see, gotcha, interesting, hang on, bear with me, give me a sec, one sec, just a sec, just thinking, i'm thinking, let me think, thinking out loud, hmm let me, brb, be right back, back in a, won't be long, kettle, so much, that's steep, thats steep, steep, pricey, that's a lot, thats a lot, no chance of that, not a hope, you're a star, you're a legend, bless you, sweetheart, mate, love you, clever thing, clever you, smart cookie, no way, never, unbelievable, what a game, what a shame, shame, pity, sigh, sorry mate, poor me, poor ben, here we go, watch this, take that, ha take that, i'll let it stew, i'll sleep on it, holy cow
words-praising = very much, ever so much, a lot, a bunch, mate, love, dear, darling, sweetheart, buddy, pal, good, great, nice, lovely, brilliant, perfect, thinking, to know, good to know, helpful, very helpful, that helps, that helped, that's helpful, you're, youre, a star, star, legend, clever, wonderful, excellent, fantastic, so much, for that, for the, for your, help, tip, hint, advice, info, information, kind, kindly, very kind, of you, that's, thats, all, i needed, wanted, to hear, got it, noted, understood, ok, okay, cool, well done, that, it, appreciate, ah, oh, right, yes, aha, cheers
words-filler = and, of, the, in, at, on, some, that, this, card, cards, gem, gems, token, tokens, from, worth, piece, pieces, chip, chips, development, developments, face-up, face up, supply, bank, tile, tiles, stone, stones
words-i = i, i've, i'm, i'll, i'd
words-mine = mine, my, own
# Whoever types one of these asks, wishes or supposes, and orders nothing; two words begin a line.
words-wondering = may, might, can, could, would, should, shall, ought, if, whether, when, how, suppose, supposing, assume, assuming, imagine, pretend, maybe, perhaps, possibly, wondering, thinking, i'd, id, we'd, let's say, do i, do we, do you, did i, am i, are we, is it, was i, will i, will you, must i, have i
words-yes = yes, y
# To a question at a terminal: what says yes, what says no, and what may stand beside them.
words-agreeing = i think so, i suppose so, i guess so, that's the one, that's it, that's what i meant, that's what i mean, it's a yes, that's a yes, do tell, tell me, please do, yeah, yep, yup, yea, yah, ya, aye, sure, sure thing, for sure, ok, okay, k, alright, all right, of course, certainly, definitely, absolutely, indeed, fine, that's fine, fine by me, right, correct, exactly, go ahead, do it, do so, please do, by all means, why not, no problem, no worries, sounds good, agreed, i agree, gladly, with pleasure, good, great, very well, you bet, it is, i do, i am, we are, we do, go for it, let's go for it, affirmative, okey dokey, why of course, yes of course, yes please, risk it, i'll risk it, i'll take the risk, hit me, let's gamble, mm-hm, mhm, uh-huh, right you are, obviously, take it, take that, go on then, sounds like a plan, let's do it, let's do this, do that, deal, cool, perfect, why yes, that's right, i want that, that's what i want, sounds fine, works for me, fine with me, hell yes, hell yeah, totally, naturally, confirm, confirmed, i confirm, accept, positive, yes sir, true, be my guest, fire away, make it so, of course i do, i'm sure, i am sure, quite sure, ye, thumbs up, surprise me, let's see, might as well, sounds good to me, let's go, why the hell not, i guess so, guess so, can't hurt, it can't hurt, in for a penny, in for a pound, in for a penny in for a pound, fortune favours the bold, fortune favors the bold, fortune favours the brave, nothing ventured nothing gained, nothing ventured, here goes, here goes nothing, what the heck, what the hell, oh what the hell, you only live once, feeling lucky, i'm feeling lucky, i feel lucky, that's the ticket, spot on, too right, righto, rightio, roger that, aye aye, yes indeed, suits me, sounds right, that's correct, quite so, quite right, you betcha, damn right, sure why not, i'll chance it, chance it, let's risk it, roll the dice, why ever not, that is right, that it is, oh go on then, oh all right, live a little, let's live a little, no risk no fun, no guts no glory, deffo, bang on
words-declining = nope, nah, nay, no way, not now, not yet, not really, rather not, i'd rather not, better not, maybe not, perhaps not, probably not, of course not, certainly not, definitely not, absolutely not, not at all, never, never mind, nevermind, cancel, don't, dont, do not, don't do it, i don't, i do not, i don't think so, i think not, it isn't, it is not, it's not, not this time, changed my mind, i changed my mind, i have changed my mind, i've changed my mind, not a chance, no chance, forget about it, forget it, forget that, hell no, heck no, oh no, god no, dear no, oh dear no, no sir, negative, not likely, nuh uh, uh uh, not on your life, leave it, skip it, scrap that, i'd better not, i didn't mean to, i didn't mean that, by mistake, my mistake, wrong button, wrong key, abort, no thank you, not happening, i'll stay, let's not, please no, no no, no no no, keep playing, i want to see it first, naw, scratch that, don't bother, i'll pass, i'm good, hold off, on second thoughts no, on second thought no, not until, not till, are you mad, are you crazy, you must be joking, no chance in hell, that's a no, that is a no, it's a no, i won't, i'll leave it, i'll not, hard pass, nvm
words-thanks-but = thanks but, thank you but, cheers but, ta but, nice of you but
# What says of a choice that it is not wanted.
words-too-much = too dear, too expensive, too much, too many, too little, too high, too hard, too cheap, too far, too few, too pricey
# At a choice: what says none of it, before what is wanted instead.
words-none-of-them = neither, neither one, neither of them, neither of those, neither of these, neither of the two, none of them, none of those, none of these, not any of those, not those, not these, none of the two, none of the three, none of the four, none of the lot, none of that, none of this, none of it, not one of them, not one of those, not one of these, none at all, neither nor, neither of them two, neither of those two, neither of these two, neither thank you, none of them thank you
# Behind "another" and "the other": it is none of the choices then, as in "another time".
words-other-matter = time, thing, think, look, glance, minute, moment, second, day, round, turn, idea, thought, question, matter, go, try, reason, game
# What a denied deed is done with: `I buy nothing`.
words-nothing = nothing, anything, not a thing, a thing
words-polite = please, pls, thanks, thank you, thx, ta, thank you very much, thank you so much, many thanks, thanks a lot, thanks so much, cheers, much appreciated, thanks for asking, mate, pal, dude, buddy, if you please, kindly, plz, guys, thankyou
# What thanks, and asks nothing.
words-thanking = thanks, thank you, thx, ta, thank you very much, thank you so much, many thanks, thanks a lot, thanks so much, cheers, much appreciated, thankyou, ty
# What may be aimed at beside cards and nobles.
words-aim-points = points, to win, points alone, win, winning, for the win, for points, win by points, win with points, win on points, by points, victory, the win
# At a prompt: what asks for the question again, and what may stand beside it.
words-repeating = what do i pay, what do i have to pay, what would i pay, repeat, repeat that, say again, say that again, say it again, say them again, again, once more, one more time, read again, read them again, read it again, what was the question, what are the choices, what are my choices, which choices, what can i choose, what do i have to do, what must i do, what do i do here, what am i supposed to do, what am i being asked, how many too many, how many too many do i have, how much is it, how much is that, how much does it cost, how much would it cost, what does it cost me, what would be left, what do i keep, what will i keep, what would i have left, choices again, options again, what were the choices, what were the options, ways again, say em again, them again, say those again, read them out again, the two ways again, the ways again, pardon, come again, what was that, i didn't catch that
words-the-choices = choices, options, possibilities, choice, alternatives, difference
words-question-words = can, could, you, would, please, the, me, to, my, question, choices, choice, options, option, them, all, that, it, once, say, read, tell, and, for, two, both
# At the question whether to leave: what asks whether the game is kept, also as a question alone.
words-kept = saved, is it saved, kept, lost, lose it, progress, gone, stored, survive, deleted, safe
words-resuming = later, continue, continued, come back, carry on, resume, pick up, tomorrow, again, back, return, next week, next time
# At a prompt: how the choices are called together, and how two of them are.
words-all-choices = they, them, these, those, which, each
words-both-choices = both, the two, those two, these two, of two, either, two of them
# At a prompt: what begins a reason.
words-because = because, cause, cos, since, as i, so i, so that, in case, in order that, lest, cuz, coz
words-supposing = if, unless, when, once, as soon as, provided, suppose, supposing, assuming, imagine
words-numbering = number, slot, position, spot
words-comma = comma
words-full-stop = stop, period, full
# What ends a question that is asked once more, and what says that one does not know.
words-anew = again, once more, now, then
words-undecided = no idea, i have no idea, don't know, dont know, i don't know, i dont know, dunno, no clue, not sure, i'm not sure, i am not sure, unsure, whatever, don't care, i don't care, any, either, up to you, you choose, you decide, you pick, doesn't matter, it doesn't matter, i can't decide, can't decide, not really sure, i'm not really sure, i don't really know, don't really know, whichever, whichever one, dont care, whatever you like, whatever you want, as you like, all the same, it's all the same, all the same to me, it's all the same to me, all one to me, makes no difference, it makes no difference, no preference, i have no preference, at random, pick at random, pick one at random, flip a coin, toss a coin, i don't mind, don't mind, i'm easy, idk, i'm not fussed, you tell me
words-every-choice = both, both of them, both of these, they both, they are both, they're both, these are both, all of them, they are all, they're all, either, either one, either of them, any of them, any of these
words-good-choice = are, is, would be, will be, fine, good, okay, ok, great, nice, equally good, just as good, alright, all right, will do, would do, works, work, works for me, work for me, suits me, suit me, for me, by me, with me, equally, really, actually, perfectly, acceptable
# What asks which of the choices is the best.
words-advising = which is better, which one is better, which is best, which one is best, which is the better, which is the best, which of them is better, which of them is best, which of these is better, which of the two is better, which of the two is best, which of the two would you take, which of the two would you choose, which of them would you take, which should i take, which one should i take, which should i choose, which one should i choose, which should i pick, which one should i pick, which would you take, which one would you take, which would you choose, which would you pick, which would you pay with, which would be better, which is smarter, which pays off more
# A half answer to a question whether to do something, which is neither yes nor no.
words-hedging = maybe, perhaps, possibly, could be, might be, maybe so, yes and no, yes but no, not sure yet, we'll see, it depends, that depends, more or less, kind of, sort of, half and half, in two minds
# Reasons at a yes or no that rather mean a yes, or a no: to do something that may go wrong,
# and to leave the game.
words-daring = lucky, my luck, luck, brave, bold, daring, dare, adventure, adventurous, curious, intrigued, tempting, tempted, worth a try, worth a go, worth a shot, worth the risk, worth a punt, worth it, give it a go, give it a try, give it a whirl, have a flutter, take a chance, take my chances, chance my arm, go for broke, all in, good one, roll with it, we'll see what turns up, see what comes, see what happens, surprise, i'm game, i'm in, count me in, sign me up, bring it on
words-shying = risky, risk, too much of a gamble, gamble, lottery, scared, scary, afraid, nervous, nerves, pig in a poke, rather see, sooner see, like to see, see first, can see, rather keep, sooner keep, rather save, rather wait, sooner wait, patience, spoil, spoils, cheating, cheat, cheeky, dear, pricey, expensive, league, precious, too good for, waste, wasted, regret, hoping for better, not worth, play it safe
words-called-away = dinner, supper, lunch, tea, breakfast, food, hungry, starving, bed, bedtime, sleep, sleepy, tired, knackered, exhausted, late, bus, train, taxi, lift, doorbell, door, phone, work, school, tomorrow, goodnight, good night, home, wife, husband, missus, mum, mother, kids, baby, dog, gotta go, must go, have to go, need to go, battery, headache, been fun, had enough, enough for today, enough for tonight, signing off, call it a day, call it a night, see you, dinner's, supper's, tea's, lunch's, breakfast's, meeting, shattered
words-playing-on = started, starting, begun, beginning, just got going, get going, winning, finish, finished, middle, half way, halfway, revenge, nearly done, almost, one more, another round, another go, still, yet, sulk, fun, in front, in the lead, catch up, going well, far from over, not over, not done, wrong word, wrong button, wrong key, wait, i'm game, i'm in, count me in, sign me up, bring it on
# While the device is passed on: what takes a turn back. Pronouns for a player.
words-mistaken = mistake, a mistake, by mistake, my mistake, wrong, oops, whoops, i meant, i wanted, meant to, wanted to, didn't want, change it, change that, change my mind, changed my mind, do it again, do it over, my bad, slip, a slip, misclick, misclicked, typo, slipped, mistyped, redo that, redo it, redo my, not what i, not intended, misread, messed up, screwed up
words-pronouns = he, she, they, him, her, them
# The next part of a text in parts: "go on with the rules".
words-going-on = go on, going on, carry on, continue, read on, reading on, keep going, keep reading, further, more, the rest, what comes next, what is next
# In a long answer: what reads on, what leaves the rest, and what may stand beside either.
words-reading-on = on, go on, more, next, next page, next lines, continue, keep going, keep reading, carry on, read on, read, go ahead, the rest, what else, and then, further, what comes next, next bit, and, and the rest, is there more, is there any more, any more, anything else, keep it coming
words-enough = stop, enough, that's enough, that is enough, skip, skip it, skip that, no more, leave it, cancel, quit reading, stop reading, forget it, never mind, shut up, i've heard enough, that will do, that'll do, spare me the rest, got it, i get it, that's plenty
words-rest-words = please, the, rest, page, lines, of, it, that, this, now, ok, okay, me, them, thanks, then
# Before a game: what people say before their names, and in counting themselves; that nobody is
# wanted, and the ends of the list of levels.
words-before-name = my name is, my name's, the name is, our names are, the names are, names are, i am, i'm, im, it is, it's, its, this is, call me, we are, we're, it's just, it's just me, it's me, just me, only me, only, just, me, myself, by myself, alone, with, hi, hello, playing, players are, i want to play, i'd like to play, i would like to play, i play, i'm playing, i want to, solo, on my own, both of us, a game for, a game of, game for
words-kin = my wife, my husband, my partner, my friend, my son, my daughter, my sister, my brother, my mother, my father, my mum, my dad, my grandmother, my grandfather, my grandma, my grandpa, my grandson, my granddaughter, my neighbour, my mom, my nan, my grandad, my boyfriend, my girlfriend
words-behind-name = is here, are here, here, is playing, are playing, plays, play, is also playing, are in
words-next-name = and then, and also, and finally, then also, plus, along with, together with
words-players = player, players, people, persons, person, humans, human, of us, us
words-computers = computer, computers, bot, bots, opponent, opponents, machine, machines, robot, robots
words-against = against, versus, vs, vs.
# Whoever types one of these as a name wants to begin; and what says that there is no name.
words-beginning = start, just start, begin, just begin, go, let's go, let's start, let's begin, let's play, play, start a game, start the game, start playing, begin a game, new game, a new game, quick game, a quick game, skip, skip this, skip that, next, next question, continue, carry on, whatever, i don't care, doesn't matter, it doesn't matter, any name, anything, let's get started
words-no-name = wrong, misspelt, misspelled, incorrect, a mistake, i don't know, don't know, no idea
words-nobody = nobody, no one, none, no computers, no opponents, without, without computers, just us, only us, just the two of us, only the two of us, us two, just ourselves, no bots
words-weakest = weakest, easiest, as weak as possible, as easy as possible, beginner, beginners, for children, for a child, gentlest, as gentle as possible
words-usual = usual, the usual, the usual rules, usual rules, keep, keep it, keep that, keep them, leave it, as it is, as they are, standard, normal, default
words-strongest = strongest, hardest, as strong as possible, as hard as possible, best, toughest, most difficult
# Before a game: what asks what the program is, and what may stand beside it; what says that one is
# lost; how a question begins.
words-what-is-this = what is this, what's this, what is it, what is this about, what is it about, what's this about, what's it about, what is this all about, what's it all about, what is this all, what game is this, what kind of game is this, what sort of game is this, what is this game, what is this game about, what's this game, what is the game, what is the game about, what is this program, what's this program, what program is this, what is splendor, what's splendor, what does this do, what does this program do, what am i doing here, what have i started
words-this-beside = really, exactly, actually, here, please, then, now, so, and, wait, hello, hi, hey, sorry, game, program, for, supposed to be, splendor
words-lost = help me, help me please, please help, please help me, i don't understand, i do not understand, i don't understand this, i don't understand the question, i don't get it, i don't get this, i'm lost, i am lost, i'm confused, i'm stuck, explain, explain this, explain that, explain please
words-asking-first = can i, can we, can you, can one, can it, could i, could we, could you, do i, do we, do you, do they, does it, does this, does that, does the, is it, is this, is that, is there, are there, are these, am i, must i, must we, should i, should we, may i, may we, will it, will i, where, where's, how, how's, what, what's, who, who's, why, when, which, is the
# At the end of a game: what wants another one with the same players, one to be chosen anew, the
# coach, or to leave, and what may stand beside it.
words-wanting-score = result, final score, final count, final scores, final standing, final standings, end score, how did it end, how did it go, how close was it, how close, by how much, points in the end, outcome, who came first, did i win, did i lose
words-wanting-rematch = play again, another game, one more game, one more, one more round, rematch, again please, same again, let's go again, let's play again, once more, another round, another one, revenge, best of three, double or quits, and again, second game, return match, play it again, play that again, right away, straight away, run it back, go again
words-wanting-new = new game, start a new game, begin a new game, new players, other players, different game, fresh game, a fresh game, something new, set up something new, new people, somebody else, someone else
words-other-opponents = stronger, harder, tougher, weaker, easier, better opponent, other opponent, another opponent, different opponent, more opponents
words-wanting-coach = my mistakes, what did i do wrong, where did i go wrong, how did i play, analysis, analyse, analyze, review, what went wrong, how could i have won, my errors, my blunders, where i lost, where did i lose, why did i lose, what should i have done
# What may ask for the coach at the end of a game, in a question.
words-blunders = mistake, mistakes, blunder, blunders, error, errors, wrong, mess up, messed up, mess it up, screw up, screwed up, screw it up, slip up, slipped up, goof, goofed, blew it, blow it, threw it away, waste, wasted, give away, gave away, squander, squandered, drop the ball
words-wanting-quit = that's it, that's all, that is all, i'm done, i am done, we're done, we are done, done, enough, enough for today, i have to go, good night, goodnight, bye, goodbye, see you, stop, leave, finished, no more, off to bed, to bed, cheerio, ciao, time for bed, good bye, i'm off, i'm out, let me out, that'll do, that will do, call it a day, call it a night, farewell, so long, see you later, enough for now, enough for tonight, get out, i want out, go now, that's it for today, see ya
words-leaving-coach = leave the coach, leave the review, leave coach, exit coach, exit the coach, stop the coach, back to the end, back to the game, go back, end the review, close, enough of the coach, take me back to the end, take me to the end, enough coaching, done with the coach, done with the review, enough of the review
# What goes to the next reviewed turn, asks what would have been better, and may stand beside it.
words-next-mistake = next mistake, next error, next blunder, next bad turn, next bad move, next one, other mistake, other bad turn, next costly turn
words-asking-better = why is that bad, why was that bad, why is it bad, why was it bad, what's wrong with that, what is wrong with that, what was wrong with that, what was better, what would have been better, what should i have done, what was the best move, what was best, what was the better move, what's better, why was that a mistake, why is that a mistake, what did i do wrong
words-beside-walking = and, now, then, there, here, so, ok, okay, the, go, to, on, take, me, show, let's, read, let, see, of, mine, one, turn, turns, these, bad, worst, worse, costly
# Words beside the name of a language that do no more than ask for it: please talk to me in German.
words-wanting-language = please, pls, thanks, thank, you, can, could, would, will, speak, talk, talking, continue, go, carry, on, play, change, switch, set, put, turn, make, back, now, instead, again, from, to, into, in, me, with, use, i, i'd, we, want, wanted, need, prefer, like, rather, the, it, this, everything, all, game, language, let's, ok, okay, just, only, then, so, hey, hello
words-game-words = please, ok, okay, let's, let us, for, today, now, the, game, a, an, i, we, want, to, would, like, i'd, yes, no, thanks, and, so, tomorrow, of, us, with, same, start, play, me, show, what, were, are
# What turns a question down for something else: buy a2 instead.
words-instead = instead, rather
# Before the number of a choice, and what says nothing in a reply.
words-option = option, number, choice, answer, way, possibility, line, reply
# What begins a clause about a choice: `where I keep green`.
words-where = where, wherein
# How letters of places are written by ear, at a question.
words-spelt = en n, enn n, an n, in n, end n, ann n, ay a, hey a, eh a, sea c, see c, si c, be b, bee b, age h
# What stands behind a number in one word, as in German for a card of three colours.
words-coloured = coloured, colored, colour, color
# Nothing but a colour in a price: `purely green`.
words-purely = purely, pure, entirely, nothing else but
words-replying = pay, paying, payment, spend, choose, chose, select, prefer, just, only, first a, to begin with, you know what, know what
# What stands between the colour of a card and its price: `the red one for two blue`.
words-priced = for, at
words-standing-for = for, as
words-in-place-of = in place of, in the place of, instead of, in lieu of
# A verb and a word apart from it that keep something: `put the green one aside`.
words-put-by = put aside, put by, put away, set aside, set by, lay aside, hold back, save up, hang on
words-next = next, on
words-steps = steps, list
words-parts = parts, list
words-words = words, terms, glossary
words-notation = notation
words-accessibility = accessibility
words-about = about, credits, author, authors, designer, publisher, makers, theme
words-type = type
words-display = display
words-english = english
words-games = games, list
words-back = back, previous
# To the question who plays: a game with a real box.
words-box = box
# To a correction: leave an entry out, or put one before it.
words-drop = drop, delete
words-insert = insert, before
words-again = again, retry
words-unsaved = unsaved
words-quit = quit, q, exit
words-choices = choices, choose
words-dots = dots
words-show = show, answer
words-lessons = lessons
words-lesson = lesson
words-asks = wants, asks, for
words-tile = noble, nobles, tile, tiles
words-chip = token, tokens, chip, chips
words-bonus = bonus
words-and = and
words-or = or
words-unsure = unknown, unclear, unsure, dark
words-no = no, n
words-done = done
words-remaining = left, rest
words-leave = cancel, stop, done, never mind, leave it, exit
words-go = go
words-restart = restart
words-article = a, an, one, ones
words-the = the
words-card = card, cards, development, developments
words-held = hand, reserved, held
# Words that stand in lines about anything, so that help is not offered for them.
words-common = my, own, yes, no, y, n, then, player, others, word, words, line, lines, code, option, first, one, ten, begin, again, last, table, place, number, move, action, need, look, try, me, you, wait, which, turn, take, buy, with, using, find, play, ask, left, program, sure, find, has, have, make, own, want, is, are, on, off, brief, sound, keep, or
# What is said of a card that is read out. said-heard: words as dictation writes them, each with the right one.
said-row-lowest = bottom, lowest, nearest, closest
said-row-middle = middle, centre, center
said-row-highest = top, highest, upper, furthest
said-ordinal = first, second, third, fourth, fifth
said-gives = gives, give, giving, gets, get, makes, produces, yields, provides, counts
said-only = only, just, alone, exactly, solely
said-needs = needs, need, needing, requires, requiring, takes, wants, pay, pays, paying
said-partly = with, in, has, having, where, includes, including, contains
said-each = each, apiece
said-heard = blew blue, bloo blue, blu blue, wight white, write white, whit white, wite white, read red, reed red, redd red, grean green, grin green, blak black, to two, too two, for four, fore four, won one, tree three, free three, ate eight, sex six, sicks six, fife five, nil zero, nought zero, couple two, pair two, double two, single one, triple three, twice two, thrice three
said-chat = it, is, it's, its, that's, these, those, there, there's, here, here's, which, what, please, um, uh, er, erm, hm, well, so, okay, ok, right, now, new, next, then, let's, let, us, me, see, says, say, reads, shows, think, i, i'm, i've, we, we've, got, have, you, your, my, be, for, to, too, an, all, are, was, same, by, also, plus, else, nothing, colour, colours, color, colors, coloured, kind, type, value, values, x, times, look, looks, like, lies, comes, came, up, turned, first, second, third, as, but, altogether, total, deck, player, ones, he, she, they, wait
# How people tell what somebody did. said-letter: a letter of a place as dictation writes it.
said-take = take, takes, took, taking, taken, grab, grabs, grabbed, pick, picks, picked, chose, chooses, help, helps, helped, draw, draws, drew, drawn, choose, chosen, collect, collects, collected, gather, gathers, gathered, nab, nabs, nabbed
said-get = get, gets, got, receives, received, goes, went, go
said-buy = buy, buys, bought, buying, purchase, purchases, purchased
said-pay = pay, pays, paid, spends, spent, spending, paying, costing
said-reserve = reserve, reserves, reserved, reserving, books, saves, saved
said-put = put, puts, set, sets, lay, lays, laid, keeps, kept, hold, holds, keep
said-return = give, gives, gave, given, return, returns, returned, returning, hands, handed
said-reveal = turned, reveals, revealed, new, replaced, replacement, appears, appeared, shows, flipped, drawn
said-idle = have, had, has, did, is, was, just, also, him, her, his, their, them, himself, herself, back, away, aside, into, bank, supply, turn, to, time, it', s, ve, m, ll, d, re, face, been, being, by, visit, number, once, decides, decided, must, gem, gems, here, there, place, side, reach, wants, last, looking, seeing, left, more, different, later
said-free = free, nothing, anything, gratis, something
said-denying = not, never, didn't, doesn't, don't, needn't, couldn't, no, hasn't, haven't, isn't, wasn't, can't, won't
said-held = reserved, held, hand
said-hand = hand
said-blind = blind, unseen, hidden, facedown, unknown
said-whose = for, of, by, to
said-he = he, she, they
said-i = i, i', my, me, mine
said-paying = with, using, for, from
said-letter = see c, sea c, cee c, bee b, be b, age h, aitch h
# How people tell that something went wrong at the table; several words may stand together.
said-forgot = forgot, forgotten, forgets, forgetting, overlooked
said-skipped = skipped, left out, missed, passed over, jumped over, omitted, never had a turn, had no turn, didn't get a turn, did not get a turn, wasn't asked, without a turn
said-swapped = wrong way round, other way round, wrong way around, swapped, mixed up, each other's place, switched, exchanged
said-seen = shown, showed, saw, seen, flashed
said-dropped = dropped, fell, fall, slipped
said-counted = counted, recounted, really has, actually has
said-later = now, later, late, belatedly, after all, still, at last
said-wrong = wrong, wrongly, mistake, mistaken, scratch that, correction, i meant, we meant, actually, should have, oops, error, incorrect, by accident, played before, moved before, went before, out of turn, jumped the queue, shouldn't have, should not have, changed his mind, changed her mind, changed their mind
said-twice = twice, two turns, two goes, in a row, extra turn, turn too many, once too often
said-few = too few, too little, too many, too much, not enough, didn't pay, did not pay, never paid, a token short, one short, was short, could not afford, couldn't afford
said-turn = turn, turns, go
said-gone = under the table, on the floor, lost, missing, lying around, dropped on the floor
said-come = come, comes, came, visits, visited, arrives, arrived
said-self = himself, herself, themselves, myself
said-rather = no, sorry, rather
said-instead = instead of, rather than, in place of
said-although = although, though, even though, but there, when there, while there, but only
said-fourth = fourth, four cards, four reserved, more than three
said-refilled = turned up, turn up, turn one up, turned one up, turned over, turn over, turning over, turning up, turned, new card, next card, replace, replaced, replacing, refill, refilled, refilling, lay out, laid out, put out, fill, filled, filling
said-nobody = nobody, no one, none, wasn't, hasn't, haven't, didn't, without
said-stays-empty = stays empty, stayed empty, left empty, still empty, is empty, was empty, remained empty
said-left = left

## Sentences that mean a command: a line each of what is typed, an equals sign, and the command.
## a/b is either word, (words) may be missing, _ is any words; | asks which, after ; comes a second try.

phrases-sayings =
    (give/show/suggest) (me) (some) (a) (few) more/other/further alternatives/options = hint more
    full/entire/complete board = board
    (can/could) (you) (always) tell/say/announce/read (me/out) _ i can buy/afford each/every/at/before/after _ = settings buyable on
    (always) tell/say/announce (me) each/every turn _ i can buy/afford = settings buyable on
    always/automatically tell/say/announce (me) _ i can buy/afford = settings buyable on
    (can/could) (you) (always) tell/say/announce/read (me/out) what/whatever (has) changed each/every/at/before/after _ = settings changed on
    always/automatically tell/say/announce (me) what (has) changed = settings changed on
    what are (the) points (good) (for) = help points
    what are (the) prestige points (for) = help points
    what good are (the) points = help points
    do (the) points from/of (the) nobles count = rules nobles
    do (the) points from/of (the) nobles count toward/towards/for (the) fifteen/15/end/win = rules nobles
    do (the) nobles' points count = rules nobles
    (the) last/latest _ events/turns/moves/things/actions = log _
    has/was (the) end (of the game) (been) called/triggered/announced = goal points
    is the game ending/ended = goal points
    who can/could end the game (now/next) (turn) = goal points
    go back (one/a) (turn/move) = undo
    oops/whoops/ups = undo | older
    redo (that/it/my/the) (last) (move/turn) = help undo
    (that/it) (was) (a/my) mistake = undo
    i made a mistake = undo
    i didn't mean that/to = undo
    back = undo | older
    cancel (it/that) = help undo
    never mind = help undo
    (i/i've) (have) changed my mind = help undo
    forget it/that = help undo
    take three/3 of the same (colour/color/kind) = help take
    take/give (me) one of each = take
    end/finish (my/this/the) turn = pass
    i'm/i/we/we're (am/are) done/finished = pass
    done/finished = pass
    do nothing = pass
    next player = pass
    tokens/gems/chips/stones/pieces = bank | me
    how many tokens/gems/chips/stones = bank | me
    card = board | cards | hand
    cards left = deck
    last/previous move/turn = last
    what did i miss = last
    my (very) first/opening move = log mine round 1
    _'s (very) first/opening move = log _ round 1
    older entries/lines/messages/ones = older
    (the) last _ entries/lines/messages (of the log) = log _
    moves = log moves
    previous/earlier/past/all/last moves = log moves
    repeat/pardon/sorry/huh = again
    come again = again
    what did you say = again
    (the/your) (and) (your) plan b = hint more
    (the) second/next best (move/turn) = hint more
    (give) (me) more/other suggestions/hints/ideas = hint more
    (the) next/following rule/rules = rules next
    next/continue/more/onward = newer | rules next | tutorial next
    i can't/can buy/do/afford (anything/nothing) = afford
    what i can do/type/say (here/now) = help
    give/get/show (me/us) (some) help = help
    take (it/that/this) back = undo
    take back (my/the/that/this/it) (last) (move/turn) = undo
    pass/skip (my/this/the) turn/go = pass
    status/inventory = me
    my stuff/things = me
    (are/is) (there) (really) no more _ (left) (at all) = bank _
    (are/is) (there) (really) no _ left/remaining (at all) = bank _
    (there) isn't/aren't (any) (more) _ left (at all) = bank _
    (are) (all) (the) _ all/completely gone = bank _
    suppose/supposing/say/assume/assuming/imagine/if/once/when/after (that) i buy/bought/got/get _ what can/could/would i buy/afford/pay (for) (then/next/afterwards/after) = try buy _
    what can/could/would i buy/afford/pay (for) (then/next) if/once/when/after i buy/bought/got/get _ = try buy _
    what do/would/will/have i (have) (keep) (left) (over) if/once/when _ becomes/is/was/were mine = try buy _
    what is/would (be) left (over) if/once/when _ becomes/is/was/were mine = try buy _
    (if/once/when) _ becomes/is/was/were mine what do/would/will i have/keep (left) (over) = try buy _
    what/what's/whats (is/are/was) (a/an) onyx/onyxes (again/anyway/then/exactly) = help onyx
    remind me what (a/an) onyx/onyxes is/are = help onyx
    what/what's/whats (is/are/was) (a/an) sapphire/sapphires (again/anyway/then/exactly) = help sapphire
    remind me what (a/an) sapphire/sapphires is/are = help sapphire
    what/what's/whats (is/are/was) (a/an) emerald/emeralds (again/anyway/then/exactly) = help emerald
    remind me what (a/an) emerald/emeralds is/are = help emerald
    what/what's/whats (is/are/was) (a/an) ruby/rubies (again/anyway/then/exactly) = help ruby
    remind me what (a/an) ruby/rubies is/are = help ruby
    what/what's/whats (is/are/was) (a/an) diamond/diamonds (again/anyway/then/exactly) = help diamond
    remind me what (a/an) diamond/diamonds is/are = help diamond
phrases-help =
    glossary/wordlist/vocabulary = help words
    (the/a) word list = help words
    (a/the) list of (all) (the) words = help words
    (an/some) explanation/explanations about/of/on/for _ = help _
    help me/us/out = help
    what is _ good for = help _
    which/what letter is/means (for) (the) _ = help letters
    how do i type/enter (a) reservation = help reserve
    how do i type/enter (a/an) _ = help _
    (i) (need) help = help
    (what) (are/is) (the/my) commands/command/options/menu/possibilities/choices = help
    list/show (me) (the) (all) commands = help
    what can i/we (do/type/say) (here/now) = help
    what i can do/type/say (here/now) = help
    i can't/can buy/do/afford (anything/nothing) = afford
    pause = help save
    what (should/do/must) i/we type/say (here/now/next) = help
    what (should/do/must) i/we do (here/now/next) = hint
    who goes/starts/begins/plays (first) = help first
    how many players (are) (there/playing) = help players
    how do/does reserving work = help reserve
    how do/does buying work = help buy
    how do/does taking (gems/tokens) work = help take
    what's/what (is) the difference between _ and _ = help _
    what now/next = hint
    now what = hint
    i'm/i (am) lost/stuck/confused/new = help
    i (don't/do) (not) understand/know/get (it/this/that/what to do) = help
    how does this/it/that (program/game/thing) work = help
    how does/do i/this/it (this) work = help
    who made/wrote/designed/built this/it (game/program) = help about
    who are you = help about
    who made/wrote/programmed/built you = help about
    what does _ do = help _
    what is this/the game/program (all) (about) = help about
    what's this/the game/program (all) (about) = help about
    what is this (all) about = help about
    what's this (all) about = help about
    what kind/sort of game/program is this = help about
    what is splendor = help about
    what's splendor = help about
    trade/swap/exchange/sell/steal/bid/attack _ = help turn
    trade/swap/exchange/sell/steal/bid/attack = help turn
    what's/what (is) the point/goal/aim/object/objective of the/this game = rules end
    how do/can/does/to (i/you/we/one) win (the/this) (game) = rules end
    when does/is/do (the/this) (game) (end/over/finish/stop) = rules end
    how many tokens/gems/chips can/may i/you/we (hold/have/keep) = rules limit
    how do/can/does/to (i/you/we/one) play (the/this) (game) = rules turn
    (what/what's) (are/is) (the) rules/rule (of the game/of this game) = rules
    read/show/tell/explain (me) (the) rules = rules
    rules about/for/of/on _ = rules _
    how do/can/does/to (i/you/we/one) get/score/make points = help points
    how do/can/does/to (i/you/we/one) buy/get (a/the/some/more) card/cards = help buy
    how do/can/could i/we get/buy/have/reach _ = need _ ; help _
    how do/can/does/to (i/you/we/one) _ (a/an/the/some/any) (card/cards/gem/gems/token/tokens/gold/it/them) = help _
    how do/does/can _ work = help _
    what do/does (the/a/an) _ (mean/do/work) = help _
    what/what's (is/are) (a/an/the) _ (good) for = help _
    what/what's (is/are) in _ = _
    what/what's (is/are) a/an _ = look _ ; help _
    what/what's (is/are) (the) _ = look _ ; _ ; help _
    what (do/does) _ mean = help _
    explain/define _ = look _ ; help _
    meaning of _ = help _
    tell me about _ = look _ ; _ ; help _
    teach (me) (the/to/how) (to) (game/play) = tutorial
    (start) (the) tutorial/lessons/lesson = tutorial
    learn (the/to) (game/play) = tutorial
phrases-program =
    (i) (want/would/i'd) (like) (a) bell/beep/chime/sound when (it) (is/it's/its) my turn (comes) (please) = settings signal
    clear/wipe the screen when _ turn (comes/begins) = settings clear on
    make/show/print the cards shorter (please) = settings cards line
    how (do/can/could) i/we leave/quit/exit (the/this/here) (game) (now) = help quit
    how (do/can/could) i/we get out (of) (here/this/the) (game) = help quit
    how do/can/could i/we get/come back (to/into) (this/the/my/it) (game) later/tomorrow/afterwards = save
    how do/can/could i/we get/come back to/into this/the/my game = save
    how do/can/could i/we continue/resume (this/the/my) game (later/tomorrow/afterwards) = save
    how do/can/could i/we continue/resume (it/this) later/tomorrow/afterwards = save
    how do/can/could i/we stop/block her/him/them = threat
    what do/can/could/should i/we do to stop/block her/him/them = threat
    (from) (now) (on) when/if/whenever i type/write/say _ (you/i) (should) do/read/run/mean/show/tell (me) (the) _ = alias _ _
    i don't/dont need (the/my) key/button _ (any) (more/anymore) = key _ off
    i no longer need (the/my) key/button _ = key _ off
    stop printing/showing/writing/saying (the/those/these/all) (braille) dots/cells (after/under/beside/behind/for) (every/each/the/all) (card/cards) = settings cells off
    no (more) (braille) dots/cells (after/under/beside/behind/for) (every/each/the) (card/cards) (please) = settings cells off
    (please) stop/end/leave/quit/close/skip/drop/forget/exit (with) (the/this/that) tutorial/lesson/lessons (please) = tutorial off
    (i) (want/wanted/would/like/i'd) (to) stop/end/leave/quit/close/skip/drop/exit (with) (the/this/that/all) tutorial/lesson/lessons/teaching (please) = tutorial off
    i don't/dont want/need (the/this/that/any/a) (more) tutorial/lesson/lessons/teaching (any) (more/anymore) = tutorial off
    i do not want/need (the/this/that/any/a) (more) tutorial/lesson/lessons/teaching (any) (more/anymore) = tutorial off
    no (more) (of) (the/this) tutorial/lesson/lessons (please) = tutorial off
    (the) tutorial/lessons off = tutorial off
    stop reminding/telling/asking (me) (about/of) (the/these/those) tutorial/lesson/lessons/step/steps = tutorial off
    how often have i (already/ever) won (so/overall/altogether) (far) (before) = help stats
    how many times have i (already/ever) won (so/overall/altogether) (far) (before) = help stats
    how many games have i (already/ever) played/won/lost (so) (far) = help stats
    (show/tell/give/read) (me) (are/is) (there) (can/could) (i) (see/hear) (you) my/some/any/the statistics/stats = help stats
    (how) many wins do i have = help stats
    (where) (are) (which) (what) (show/list) (me) (my/the/all) saved games (are) (do) (there) (i) (have) = help games
    which/what games have i saved = help games
    where do/can i find my (saved/other/old) games = help games
    (the) list of (my/the/saved/all) games = help games
    sleep well = quit
    (good) night/nighty (night) (all/everybody/everyone) = quit
    make/let/use/define _ short/shorthand/stand/mean (for) _ = alias _ _
    make/let/use/define _ (as) (a/an) short/shortcut/shorthand/alias/abbreviation (for) _ = alias _ _
    (what/which) (are) (my) aliases/shortcuts/abbreviations (do) (i) (have) = alias
    what/which key/keys _ = key
    (what/which) (are) (my/the) keys (are) (there) = key
    (can/could) (you) switch/change/set (it/this) (the/my) (language) to/into english = settings language en
    (can/could) (you) switch/change/set (it/this) (the/my) (language) to/into german = settings language de
    (can/could) (you) switch/change/set (it/this) (the/my) (language) to/into french = settings language fr
    (can/could) (you) switch/change/set (it/this) (the/my) (language) to/into dutch = settings language nl
    forget/drop/cancel/clear/stop (my/the) aim/goal/target = aim off
    (i) (am) aim/aiming for/at _ = aim _
    preferences/config/configuration/setup = settings
    change (the/my) settings/preferences = settings
    shut up = settings
    stop talking/speaking/reading = settings speech
    turn/switch off (the) _ = settings _ off ; settings _
    turn/switch (the) _ off = settings _ off ; settings _
    turn/switch on (the) _ = settings _ on ; settings _
    turn/switch (the) _ on = settings _ on ; settings _
    change/set (the/my) speed/rate = settings rate
    (say/read/speak) (it/that/this) slower/faster = settings rate
    quiet/silence = settings
    less/brief/shorter/longer = settings verbosity
    talk/say/speak/be less/brief/briefer/shorter = settings verbosity brief
    talk/say/speak more/longer = settings verbosity full
    less/fewer/shorter detail/details/answer/answers = settings verbosity brief
    (a) (bit) more/longer detail/details/answer/answers = settings verbosity full
    (talk/speak/read) slower/faster = settings rate
    change (the) language = settings language
    speak/talk french/english/dutch/german = settings language
    (change) (the) (another) voice = settings voice
    save (the/my/this) game = save
    is/will/was it/this/the/my (game) (be) saved = save
    save and quit/exit/leave = quit
    quit/exit/leave/stop/close/end/finish (the/this) (game/playing/program/now/here) = quit
    stop/close/leave/bye/goodbye/farewell = quit
    good bye/night = quit
    i give up = quit
    go away = quit
    get/let me out (of) (here/this) = quit
    give up = quit
    i resign = quit
    resign/surrender/abort = quit
    log/sign out/off = quit
    logout = quit
    restart/reset (the/this) (game) = rematch
    start/begin again from (the) (beginning/start) = rematch
    start/begin/play over/again/anew (from) (the) (beginning) = rematch
    start/begin from (the) beginning/start = rematch
    play again = rematch
    (start/begin/play) (a/another) new game = new
    another game = new

## The list of games

games-head =
    { $count ->
        [0] There are no saved games yet. To begin one: splendor-access play
        [one] { $count } saved game:
       *[other] { $count } saved games, the one played last first:
    }
# A line of `splendor-access games`. $state: one of the entries below, $played: the day.
game-listed =
    Game { $game }, { $state }, { $played }: { $players }.{ $edition ->
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
game-unreadable = Game { $game }: { $problem }
# Only ten games are listed.
games-more =
    { $count ->
        [one] { $count } more game is not listed. For all of them: splendor-access games --all
       *[other] { $count } more games are not listed. For all of them: splendor-access games --all
    }
games-by-name = Fewer, by a name: splendor-access games Ana
games-filtered = { $count ->
        [0] No saved game fits.
        [one] { $count } saved game fits:
       *[other] { $count } saved games fit, the one played last first:
    }
game-deleted = Deleted: { $game }
game-renamed = Game { $game } is now called { $name }.
game-name-wrong = "{ $typed }" cannot be the name of a game. Letters, digits and hyphens can, with a letter first.
game-name-taken = There is already a game called { $name }.
games-others =
    { $count ->
        [one] { $count } other game is unfinished too. To hear it: splendor-access games
       *[other] { $count } other games are unfinished too. To hear them: splendor-access games
    }
game-in-round = round { $round }
game-won = won by { $names }
game-ended = over
# Over, but its end has not been told to anybody.
game-untold = over, but you have not heard how it ended
game-open = open in another program, round { $round }
game-damaged =
    { $count ->
        [0] damaged, no move missing, round { $round }
        [one] damaged, { $count } move missing, round { $round }
       *[other] damaged, { $count } moves missing, round { $round }
    }
# The day that a game was played last. $days: how long ago.
played =
    { $days ->
        [0] today
        [1] yesterday
       *[other] { $day } { month }{ $year ->
            [0] {""}
           *[other] {" "}{ $year }
        }
    }
month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }

## Statistics

# A line of `splendor-access stats`, about all games or some: Against Ben: 3 wins in 8 games, ...
# $group: one of the entries below. $points and $turns: averages; without turns it is 0.
stats-line = { $group }: { stats-wins }{ $shared ->
        [0] { "" }
       *[other] ,
    } in { stats-games }, on average { points-counted }{ $turns ->
        [0] { "" }
        [one] { " " }in { $turns } turn
       *[other] { " " }in { $turns } turns
    }.
    .brief = { $group }: { stats-wins }{ $shared ->
            [0] { "" }
           *[other] ,
        } in { stats-games }, { points-counted }{ $turns ->
            [0] { "" }
            [one] , { $turns } turn
           *[other] { "," } { $turns } turns
        }.
stats-wins =
    { $wins ->
        [0] no wins
        [one] { $wins } win
       *[other] { $wins } wins
    }{ $shared ->
        [0] { "" }
       *[other] { "," } { $shared } of them shared
    }
stats-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
stats-none-finished =
    { $count ->
        [one] { $group }: { $count } game, not finished.
       *[other] { $group }: { $count } games, none of them finished.
    }
stats-unfinished =
    { $count ->
        [one] { $count } game is not finished, and not counted here.
       *[other] { $count } games are not finished, and not counted here.
    }
# What the coach found in $count games. $last: what a turn cost in the one played last.
stats-coach =
    { $count ->
        [one] Coach, { $count } game: a turn cost { stats-cost } on average.
       *[other] Coach, { $count } games: a turn cost { stats-cost } on average, and { $last } in the last of them.
    }
# $loss: so many games of 100, or percent, are lost by a turn.
stats-cost = { $loss } percent of your chance of winning
stats-all = All games
stats-all-of = All games of { $name }
stats-computer = Against the computer
stats-keyboard = At one keyboard
stats-friends = With friends elsewhere
stats-box = With a real box
stats-players = With { $count } players
# $level: one of the entries that begin with level-.
stats-level = Against the computer ({ $level })
stats-person = Against { $name }
stats-left-out =
    { $count ->
        [one] { $count } game of several people at one keyboard is not counted. Say who you are, such as: splendor-access stats --me { $name }
       *[other] { $count } games of several people at one keyboard are not counted. Say who you are, such as: splendor-access stats --me { $name }
    }
stats-nobody = Nobody in the saved games is called "{ $typed }". { COUNT($names) ->
        [0] There are no games yet.
       *[other] The people in them are { $names }.
    }

## Speech by the program itself

# The first line of a game: who speaks. $reader: the screen reader that runs.
speech-left-to = Speech is left to { $reader }; --speech changes that.
speech-left = Speech is left to your screen reader; --speech changes that.
speech-direct = The program speaks, through { $path }; --speech changes that.
speech-none = Nothing speaks: no speech service is running; --speech direct starts one.
speech-none-elsewhere = Nothing speaks: there is no screen reader here, and no voice answers. Type splendor-access doctor to hear why.
speech-failed = The program cannot speak here: type splendor-access doctor to hear why. The game goes on as text.
# Spoken after the answer to the line whose keys cut news off. last is the command.
speech-cut-short = { $count ->
        [one] 1 line unheard: last
       *[other] { $count } lines unheard: last
    }
speech-gone = Speech has stopped. The game goes on as text.
# One way to speak has failed, and another one works.
speech-instead = Speech goes on, through { $path }.
speech-cannot = { $path } cannot change the { $setting }.
speech-no-such-voice = There is no voice { $voice }, which your settings name. For the usual one type settings voice default.
speech-no-voice = There is no voice { $voice }: the voice stays as it was.
speech-space = space
# Words that are made of the letters of gems only, and are no codes of gems.
spoken-words = deed, deeds, do, doe, does, dress, edge, edged, egg, ere, error, errors, go, god, goes, good, or, order, orders, org, red, reds, res, see, seed, seeds, sees, so

## Prompts

prompt-you = you
    .about = The prompt you means that it is your turn to act.
prompt-pay = pay
    .about = The prompt pay means that you choose how to pay for a card.
prompt-return = return
prompt-noble = noble
prompt-wait = wait
    .about = The prompt wait means that it is another player's turn. You can still ask anything.
prompt-sent = sent
    .about = The prompt sent means that your move is on its way to the table.
prompt-which = which
    .about = The prompt which means that you choose from a list, by number or by what is named there.
prompt-sure = yes or no
    .about = The prompt yes or no waits for yes or no, or for words such as sure. Anything else is asked again. Where a program sends the lines, anything but yes means no.
prompt-trouble = trouble
    .about = The prompt trouble means that the game could not be saved. Type again, unsaved or quit.
prompt-ready = ready
prompt-teach = read
    .about = The prompt read comes in teach: read the cells, and type what they are.
prompt-teach-more = go on
    .about = The prompt go on comes in teach after a round. Enter begins the next one.
prompt-over = over
    .about = The prompt over means that the game has ended. You can still ask and undo.
prompt-replay = replay
    .about = The prompt replay comes in a recorded game: Enter goes on, back goes back, turn 12 goes to that turn.
prompt-setup = answer
    .about = The prompt answer comes before a game: the program asks who plays.
prompt-fix = fix
    .about = The prompt fix means that an earlier entry of a game with a real box is to be corrected.
prompt-count = count
    .about = The prompt count means that you count the tokens of the real table. Enter says that they are as read.
prompt-check = check
    .about = The prompt check means that you compare the real table with what was entered. Enter says that it is so.
prompt-more = more
    .about = The prompt more means that an answer goes on. Enter reads on, a question is answered first, and any other command drops the rest.
more =
    { $count ->
        [one] 1 more line. Press Enter to read it, or type a command.
       *[other] { $count } more lines. Press Enter to read on, or type a command.
    }
# A short answer came in between.
more-before =
    { $count ->
        [one] 1 more line of the earlier answer. Press Enter to read it, or type a command.
       *[other] { $count } more lines of the earlier answer. Press Enter to read on, or type a command.
    }
# A computer opponent takes longer than two seconds.
waiting = Waiting for { $name }.
# After Tab, when several commands begin so.
completions = { $count } words: { $words }.

## Braille that is not there

# What to type to install something. $command is none where nobody knows.
to-install =
    { $command ->
        [none] Your system may have a package of it.
       *[other] To install it, type: { $command }
    }
braille-missing =
    { $system ->
        [windows] Braille cells need liblouis. NVDA 2026.1 or later brings it. Or unpack the file for Windows from github.com/liblouis/liblouis/releases, and let SPLENDOR_ACCESS_LIBLOUIS name its folder.
        [page] Only codes have braille cells on this page: other texts need the installed program.
       *[other] Braille cells need liblouis. { $step }
    }
braille-no-library = liblouis could not be loaded: { $detail }
braille-no-table = The braille table { $detail } is not there. { $step }
tables-elsewhere = Tables are looked for in { $path } alone, as LOUIS_TABLEPATH says: correct or unset it.
braille-failed = Braille cells could not be made: { $detail }

## A braille display that is not there

# BRLTTY cannot tell windows apart here.
display-everywhere = BRLTTY cannot tell which window is in front. The game keeps the display until you leave it, in other windows too.
no-display-only-linux = The game itself drives braille displays on Linux, with BRLTTY, and on Windows, inside NVDA. Elsewhere your screen reader shows the game on your display.
no-display-no-binding = The Python module brlapi is missing. { $step }
no-display-isolated = The Python module brlapi is installed, but this program was installed where it cannot see it. To let it see the modules of the system, type: { $command }
no-display-not-installed = BRLTTY, which drives braille displays, is not installed. { $step }
# $found: the release of Python that the module is for, $here: the one of this program.
no-display-other-python = The Python module brlapi is for Python { $found }, and this program runs in { $here }. Install the program with your system's Python: pipx install --python /usr/bin/python3 --system-site-packages
# $detail: the address of BrlAPI.
no-display-not-running = BRLTTY does not answer at { $detail }. Is it running? To start it, type: sudo systemctl start brltty
no-display-silent = BRLTTY does not answer. It seems to hang. To start it again, type: sudo systemctl restart brltty
# $detail: the file of the key. $group: the group of the player, who may read it then.
no-display-no-rights = You may not use the braille display, because you may not read { $detail }, the key of BRLTTY. To fix it, type: sudo chgrp { $group } { $detail } && sudo chmod g+r { $detail }
no-display-locked = You may not use the braille display without a key. Set the environment variable BRLAPI_AUTH to keyfile: and the file with the key of BRLTTY.
no-display-no-key = You may not use the braille display without a key, and there is none in { $detail }. Set the environment variable BRLAPI_AUTH to keyfile: and the file with the key of BRLTTY.
no-display-wrong-key = You may not use the braille display, because the key in { $detail } is not the one of BRLTTY. If it is new, start BRLTTY again: sudo systemctl restart brltty
no-display-no-display = BRLTTY is running, but no braille display is connected to it.
no-display-no-screen = BRLTTY does not lend its display to programs in this terminal.
no-display-other-program = Another program keeps the braille display for itself.
no-display-failed = The braille display cannot be used: { $detail }
no-display-device = SPLENDOR_ACCESS_DEVICE names "{ $typed }", which does not drive a braille display. Choose from: { $names }.
no-display-json = No program shows braille at { $path }.
no-display-nvda = Splendor's add-on for NVDA does not run. With NVDA 2026.1 or later, open splendor-access-{ $version }.nvda-addon, which comes with the program, and let NVDA restart. Other screen readers show the terminal on your display.
no-display-nvda-silent = The add-on for NVDA runs, but it has not found this window. Bring the window to the front. In Windows Terminal, let its title bar show the title of the tab.
no-display-nvda-none = NVDA has no braille display now. Choose one in its braille settings.
no-display-nvda-elsewhere = NVDA is on Windows only.
# $older: which of the two is to be replaced. $addon, $game: their versions.
no-display-nvda-old = The add-on for NVDA is version { $addon }, and the game { $game }. They do not understand each other. { $older ->
       *[add-on] Open splendor-access-{ $game }.nvda-addon, which comes with the game, and let NVDA restart.
        [game] Install the newer game.
    }

## Labels: what is made

# The first line after labels were made. The files follow, each as in label-made.
label-proven =
    { $labels ->
        [one] { $labels } label was read back from its file
       *[other] { $labels } labels were read back from their files
    } and compared with the cards. The files are in { $folder }:
label-made =
    { $file }: { $labels ->
        [one] { $labels } label
       *[other] { $labels } labels
    } on { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }, { $dots } dots.
# With --for: what a file for this use leaves out.
label-job =
    { $job ->
        [swell] For swell paper: all that is black rises, so the files have dots and thin outlines alone, in black. A line crosses the upper right corner of each outline, and a triangle stands in that of the sheet. Words, crosses and rulers are left out.
        [uv] For raised ink: dots and outlines are on spot plates, and fonts are embedded. Crosses and rulers are left out, because a print shop puts its own.
        [home] For a printer at home: it raises nothing, so the dots are only grey ink, to see or to trace. Spot plates are left out, because it has none.
       *[embosser] For an embosser: it takes cells and draws nothing. Words in ink, outlines, crosses and rulers are left out.
    }
# The title of a file and of its pages.
label-title =
    Splendor, braille labels: { $kind ->
        [cards] { $labels ->
            [one] { $labels } card
           *[other] { $labels } cards
        }
        [texts] { $labels ->
            [one] { $labels } own text
           *[other] { $labels } own texts
        }
        [table] { $labels ->
            [one] { $labels } table part
           *[other] { $labels } table parts
        }
        [nobles] { $labels ->
            [one] { $labels } noble tile
           *[other] { $labels } noble tiles
        }
        [tokens] { $labels ->
            [one] { $labels } token
           *[other] { $labels } tokens
        }
        [rules] rules
       *[aids] player aids
    }
label-ruler-title = Splendor, alignment page for sheet { $sheet }
# For a 3D printer. $layer, $height, $plate: mm.
label-printing =
    Print layers of { $layer } mm. Dots are { $height } mm high, which is { $layers ->
        [one] { $layers } layer
       *[other] { $layers } layers
    }, on plates of { $plate } mm.
label-grooves = A sheet of { $sheet } mm holds the plates together. Cut along the grooves.
# The thickness that was asked for is no whole number of layers.
label-plate-layers = Plates are { $plate } mm thick, not { $asked } mm, because a printer makes whole layers.
# $first, $last: files of one plate each. $whole: the file with all of them, or `none`.
label-plates =
    Print { $first } to { $last } one by one. { $whole ->
        [none] A file with all of them would be too large.
       *[other] { $whole } has all plates in a row, which no printer holds.
    }
label-making = Making { $file }, file { $number } of { $count }.
label-reading = Reading { $file }.
label-other-sheet =
    { $kind ->
        [nobles] Noble tiles
        [texts] Own texts
        [table] Table parts
        [tokens] Tokens
        [aids] Player aids
       *[other] These labels
    } go on sheet { $sheet }.
label-no-print =
    The words in ink are left out on { $count } of the { $kind ->
        [cards] cards
        [nobles] noble tiles
        [texts] own texts
        [table] table parts
       *[tokens] tokens
    }, because there is no room for them below the dots.
# $codes: the labels, where they are few ($named).
label-short-qr =
    On { $count ->
        [one] one label
       *[other] { $count } labels
    } the QR code has the code alone, because the words have no room{ $named ->
        [yes] : { $codes }.
       *[no] .
    }
label-no-qr =
    { $count ->
        [one] One label gets
       *[other] { $count } labels get
    } no QR code, because there is no room for one that a phone can read{ $named ->
        [yes] : { $codes }.
       *[no] .
    }
label-qr-formats = --qr needs a file with words in ink: { $names }, and not for swell paper.
label-stale = These sheets of an earlier set were taken away, because the new set has fewer: { $names }.
label-some-only = Of level { $level }, only { $count } of { $cards } cards { $count ->
        [one] gets
       *[other] get
    } a label. Cards with a label can be told apart from cards without.
label-deck-high = At level { $level }, the deck grows from { $before } mm to { $after } mm, because each label is { $thickness } mm thick. Thinner labels keep it from falling over.
# For an embosser without --grid. $shortest, $longest: cells of a line. $nearest, $farthest: mm
# from one label to the next.
label-uneven =
    { $kind ->
        [cards] Cards
        [nobles] Noble tiles
        [texts] Own texts
        [table] Table parts
       *[tokens] Tokens
    } have lines of { $shortest } to { $longest } cells and begin { $nearest } to { $farthest } mm below one another. They cannot all be cut alike, and a card can be known by a smaller label. With --grid even all get one size and one distance.
# The same where all begin at one distance. $distance, $width: mm.
label-cut-alike =
    { $kind ->
        [cards] Cards
        [nobles] Noble tiles
        [texts] Own texts
        [table] Table parts
       *[tokens] Tokens
    } begin { $distance } mm below one another. Cut all to { $width } mm, the width of the longest: a card can be known by a smaller label.
# For an embosser with --grid. $down, $across: mm from one label to the next. $left, $top: mm
# from the cut to the first cell.
label-grid =
    { $kind ->
        [cards] Cards
        [texts] Own texts
        [table] Table parts
        [nobles] Noble tiles
       *[tokens] Tokens
    } { $grid ->
        [strips] are strips of one line, { $down } mm apart. Cut all to { $width } by { $height } mm, { $left } mm left of the first cell
        [die-cut] go on sheet { $sheet }, { $columns } by { $rows } labels. The first cell must be { $left } mm from the left edge of the first label, and { $top } mm from its upper edge
       *[even] stand in { $columns ->
            [one] { $columns } column
           *[other] { $columns } columns, { $across } mm apart
        }, with rows { $down } mm apart. Cut all to { $width } by { $height } mm, { $left } mm left of the first cell and { $top } mm above it
    }. That holds for an embosser with cells of { $cell } mm and lines of { $line } mm.
label-cut-marks = Lines of dots run between the labels and around them. Cut beside each, so that it falls off. A full cell in the upper right corner shows which way up a page is.
# In PDF and SVG.
label-cut-lines = A raised triangle in the upper right corner shows which way up a sheet is.
label-strip-wide = Strips are { $width } mm wide, and a card { $card } mm: stick each along the long side of its card.
# $model: a name such as Index Everest-D V4, V5.
label-embosser-model = { $model } cannot reach { $edge } mm at each edge of the paper; its cells are 6 mm apart, its lines 10 mm.{ $sides ->
        [one] {""}
       *[both] {" "}Turn off embossing on both sides.
    }

label-assembly = The assembly list, which tells where each label lies, is in { $names }.
assembly-title = Assembly list
assembly-order = Sheets and list have one order: level, bonus colour, points, cost.
assembly-order-table = Sheets and list have one order: decks, first player, places, bowls, mats.
assembly-order-own = Sheets and list have the order of your file.
assembly-kind =
    { $kind ->
        [cards] Cards
        [nobles] Noble tiles
        [texts] Own texts
        [table] Table parts
        [tokens] Tokens
       *[aids] Player aids
    }: { $labels ->
        [one] { $labels } label
       *[other] { $labels } labels
    } on { $pages } { $of ->
        [cells] { $pages ->
            [one] page
           *[other] pages
        }
       *[other] { $pages ->
            [one] sheet
           *[other] sheets
        }
    }{ $of ->
        [cells] { "" }
       *[other] { "," } each { $width } by { $height } mm
    }
# A line of the assembly list: 12, sheet 1, row 4, column 3: level a, red, costs 3 white. Code
# a0r 3d
assembly-entry =
    { $number }, { $of ->
        [cells] page
       *[other] sheet
    } { $page }, { $place }: { $words }. { $own ->
        [yes] Braille:
       *[no] Code
    } { $code }
    .braille =
        { $number } { $of ->
            [cells] page
           *[other] sheet
        } { $page } { $place } { $code }
assembly-row-column = row { $row }, column { $column }
    .braille = row { $row } column { $column }
assembly-from-top = label { $place } from the top
    .braille = label { $place }
assembly-card = level { $level }, { $card }
assembly-page =
    { $kind ->
        [cards] Cards
        [nobles] Noble tiles
        [texts] Own texts
        [table] Table parts
        [tokens] Tokens
       *[aids] Player aids
    }, { $of ->
        [cells] page
       *[other] sheet
    } { $page }
assembly-head-place = Place
assembly-head-label = Label
slate-made = The guide for slate and stylus to { $labels ->
        [one] { $labels } label
       *[other] { $labels } labels
    } is in { $folder }: { $names }.
slate-title = Labels with slate and stylus
slate-how = Write each line from right to left. The dots are mirrored already: punch them as they are given after "to punch", with 1, 2 and 3 on the left of the cell and 4, 5 and 6 on the right. 0 is an empty cell.
slate-kind =
    { $kind ->
        [cards] Cards
        [texts] Own texts
        [table] Table parts
        [nobles] Noble tiles
       *[tokens] Tokens
    }: { $labels ->
        [one] { $labels } label
       *[other] { $labels } labels
    }
slate-entry = { $number }: { $words }. Code { $code }
slate-entry-own = { $number }: { $words }. Braille: { $text }
# $dots: the dots of each cell, mirrored, as in 4-1236-125; in slate-read as the finger finds them.
slate-line = Line { $number }, cells { $cells }, to punch: { $dots }
    .braille = line { $number } punch { $spaced }
slate-read = To read: { $dots }
    .braille = read { $spaced }
label-aids = { $file }: the { $kind ->
        [rules] rules
       *[aids] player aids
    } as a web page.

## Labels: the player aids, a line each; the first is a heading

aid-title = Splendor: { $kind ->
        [rules] the rules
       *[aids] player aids
    }
aid-name-setup = setting up the table
aid-name-turn = your turn
aid-name-codes = codes
aid-name-rules = rules
# A text of the player aids, for anybody at a real table. $tiles: how many nobles a house rule has, or usual.
aid-setup =
    Setting up the table
    Shuffle the cards of each level apart: 40 of level a, 30 of b and 20 of c. Lay the decks face down in a column: a nearest to you, then b, then c.
    Lay 4 cards face up beside each deck: a1 to a4, b1 to b4, c1 to c4.
    { $tiles ->
        [usual] Shuffle the 10 noble tiles. Lay one more than there are players above the cards, from n1 on. The others go back into the box.
        [0] Leave the noble tiles in the box: that is a house rule.
       *[other] Shuffle the 10 noble tiles. Lay { $tiles } of them above the cards, from n1 on: that is a house rule. The others go back into the box.
    }
    Sort the tokens by colour.
    With 2 players: 4 tokens of each colour{ $tiles ->
        [usual] , 3 nobles.
       *[other] .
    }
    With 3 players: 5 tokens of each colour{ $tiles ->
        [usual] , 4 nobles.
       *[other] .
    }
    With 4 players: 7 tokens of each colour{ $tiles ->
        [usual] , 5 nobles.
       *[other] .
    }
    Gold: always 5 tokens.
    The youngest player begins. Turns go clockwise.
aid-turn =
    Your turn
    Do one of four things.
    { $takes ->
        [freely] Take 1, 2 or 3 tokens of different colours, as you like.
        [exactly] Take 3 tokens of different colours. With fewer than 3 colours left, take 1 of each.
       *[fewer] Take 3 tokens of different colours. With fewer than 3 colours left, take 1 of each, or fewer.
    }
    Or take 2 tokens of one colour, if at least 4 of it lie there.
    Or reserve a card, and take 1 gold, if there is one. You may hold 3 reserved cards.
    Or buy a card from the table or from your hand.
    Then: with more than 10 tokens, give back what is too much.
    { $tiles ->
        [0] There are no noble tiles.
       *[other] Then: a noble tile comes to you, if you have the bonuses it asks for. You cannot refuse it. At most one a turn: of several you choose.
    }
aid-codes =
    Codes
    A card is level, points and bonus, then the cost.
    Example: { $code }
    It is level c, with 4 points and a sapphire bonus. It costs 3 sapphires, 3 onyxes and 6 diamonds.
    A noble tile is points, then the bonuses it asks for.
    Example: { $tile }
    s is sapphire, blue.
    e is emerald, green.
    g is gold.
    r is ruby, red.
    o is onyx, black.
    d is diamond, white.
    A token has a full cell, then its letter. The full cell stands on the left.
    Levels are a, b and c. The cheapest cards are of level a.
aid-rules =
    Rules
    You collect cards. Each card is a bonus: one gem that you need not pay when you buy.
    You pay with tokens. { $gold ->
        [missing] Gold is any colour that you lack, and by a house rule no other.
       *[any] Gold is any colour, even one that you have, if you choose so.
    }
    Beside the decks lie 4 open cards of each level. A card that is taken is replaced.
    With 2 players there are 4 tokens of each colour, with 3 players 5, with 4 players 7. There are always 5 gold.
    { $tiles ->
        [usual] There is one noble tile more than there are players. Each is 3 points. None is replaced.
        [0] There are no noble tiles, by a house rule.
       *[other] Noble tiles: { $tiles }, by a house rule. Each is 3 points. None is replaced.
    }
    Gold is only taken by reserving. You may also reserve the top card of a deck, unseen by others.
    When a player has { target-points }, the round is played to its end.
    Then the most points win. With equal points, the fewest cards win. With equal cards too, the victory is shared.

# In ink on a label; `.brief` where there is little room.
label-print-card = Level { $level }: { $card }
    .brief =
        Level { $level }: { $bonus }{ $points ->
            [0] { "" }
            [one] , { $points } point
           *[other] { "," } { $points } points
        }, for { $cost }

# Labels for things on the table; -braille is what stands there in braille, and must be short.
table-deck = Deck { $level }
table-start = First player
table-start-braille = start
table-hand-braille = hand
table-place = Place { $place }
table-bowl = Bowl: { $gem }
table-mat-bonus = Mat { $mat }: bonuses, { $gem }
table-mat-hand = Mat { $mat }: hand
label-other-side = The labels of tokens are for the other side of each. For the first side, make them with --what tokens.

label-list =
    { $kind ->
        [cards] Cards
        [nobles] Noble tiles
        [texts] Own texts
        [table] Table parts
       *[tokens] Tokens
    }, { $count }:
label-list-aids = { $kind ->
        [rules] Rules
       *[aids] Player aids
    }, which are pages of text: { $names }.
label-item = { $code }: { $words }.
label-tokens = { $code }: { $words }, { $count } tokens.
label-line = Line { $number }: { $cells } is { $text }.
label-line-dots = Line { $number } in dots: { $dots }.
label-size =
    { $cells } cells by { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, { $width } by { $height } mm. The label of sheet { $sheet } is { $label_width } by { $label_height } mm.
label-meets = The dots meet: { $names }.
label-meets-none = The dots meet no standard.
label-breaks = The dots do not meet { $standard }: { $faults }.
# One of the faults in label-breaks. $exact: whether the standard allows one length alone.
label-break = { label-measure } is { $value }, not { $exact ->
        [yes] { $least }
       *[no] { $least } to { $most }
    } mm
label-measure =
    { $measure ->
        [base] the width of a dot
        [height] the height of a dot
        [dot] the distance of dots
        [cell] the distance of cells
       *[line] the distance of lines
    }
label-sheets = { $count } sheets, with what a label has room for in { $standard }:
# A line of `labels sheets`.
label-sheet =
    { $name } for { $kind ->
        [cards] cards
        [nobles] noble tiles
       *[tokens] tokens
    }: { $columns } by { $rows } labels of { $width } by { $height } mm, { $cut ->
        [yes] to be cut out
       *[no] to be taken off
    }, each with room for { $cells } cells, lines: { $lines }. The page is { $page_width } by { $page_height } mm, the first label { $left } mm from the left and { $top } mm from the top, the gaps { $gap_x } and { $gap_y } mm.
label-ruler =
    { $file } in { $folder } has the outlines of sheet { $sheet } and two rulers. Print it at full size on plain paper. Each ruler must be 100.0 mm long, and the outlines must lie on the labels of a sheet held behind it.
label-picture = { $file } in { $folder } shows the first page, a sheet { $sheet }, as it will be printed.
label-row = Row { $row }: { $codes }.

## Labels: what a file holds

# `labels verify FILE`. $standard: the measures that were found, $table: the braille. $wrong:
# how many labels have faults.
label-read =
    { $file } in { $standard ->
        [none] { $table }
       *[other] { $standard } and { $table }
    }: labels { $labels }, pages { $pages }, faults { $wrong }.
label-at = Page { $page }, label { $number }: { $code }.
# $fault: one of label-fault- below.
label-at-wrong = Page { $page }, label { $number }: { $fault }.
label-at-card-wrong = Page { $page }, label { $number }, { $code }: { $fault }.
label-other-table = The braille is that of { $table }, not of { $expected }. If that is meant, add --notation { $table }.
label-scaled = The file was scaled: it is { $percent } percent of the size of { $standard }.
label-mirrored = The labels are mirrored.
label-dot-size =
    { $measure ->
        [base] Dots are { $value } mm wide
       *[height] Dots are { $value } mm high
    }; { $standard } requires { $exact ->
        [yes] { $least }
       *[no] { $least } to { $most }
    } mm.
label-all-there =
    { $kind ->
        [cards] { $count ->
            [one] The one card is there.
           *[other] All { $count } cards are there.
        }
       *[nobles] { $count ->
            [one] The one noble tile is there.
           *[other] All { $count } noble tiles are there.
        }
    }
# $of: what was compared, which depends on the kind of file.
label-as-planned =
    Same as in the manifest beside the file: { $of ->
        [cells] every cell, and the page and the order of the labels
        [grid] every cell, and the place of each label in the grid
        [bare] every dot and its place, and the size of the pages
       *[dots] every dot and its place, every outline, and the size of the pages
    }.
# Where the manifest says nothing of the file. $table, $standard: what it was compared with.
label-alone =
    { $manifest ->
        [damaged] The manifest.json beside the file is damaged
        [other] The manifest.json beside the file does not have this file
       *[none] There is no manifest.json beside the file
    }. Without it only the cells of each label were compared, with those of { $table }{ $standard ->
        [none] {""}
       *[other] { "," } and its dots, with the measures of { $standard }
    }: not its place, nor anything else on the sheet.
label-unicode = The file is in Unicode, not in ASCII. Programs for embossers read that, but an embosser itself does not.
label-hidden =
    { $count ->
        [one] { $count } dot does
       *[other] { $count } dots do
    } not count, because no machine makes what is hidden, white, cut off or covered.
label-recognised = Recognised: { $counts }.
label-recognised-kind =
    { $kind ->
        [cards] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
        [nobles] { $count ->
            [one] { $count } noble tile
           *[other] { $count } noble tiles
        }
       *[tokens] { $count ->
            [one] { $count } token
           *[other] { $count } tokens
        }
    }
label-none-recognised = No card, noble tile or token was recognised.
label-deck-from = The cards are compared with those of { $file }.
label-nobles-from = The noble tiles are compared with those of { $file }.
# $meant: the label that the manifest has there.
label-displaced = Page { $page }, label { $number } is { $code }. By the manifest beside the file it must be { $meant }.
label-many-displaced = { $count } labels are not those that the manifest beside the file has there.
label-manifest-count = The manifest beside the file has { $planned } labels.
label-manifest-pages =
    The manifest beside the file has { $planned ->
        [one] { $planned } page
       *[other] { $planned } pages
    }.
label-manifest-page-size = Page { $page } is { $width } by { $height } mm. By the manifest beside the file it must be { $planned_width } by { $planned_height } mm.
label-manifest-both-sides = It has the paper embossed on both sides. By the manifest beside the file the back stays empty.
label-manifest-apart = Its lines are farther apart than the manifest beside the file has them.
label-manifest-marks = Page { $page }: its lines of dots to cut along are not those of the manifest beside the file.
label-manifest-page-long = Page { $page } has { $lines } lines, and a page of the embosser has { $most }: all after it comes out in another place.
label-all-misplaced = All braille is in the wrong place: { $moves }.
# In label-all-misplaced: how far all the braille is away.
label-move =
    { $way ->
        [left] { $by } mm too far left
        [right] { $by } mm too far right
        [up] { $by } mm too high
       *[down] { $by } mm too low
    }
label-some-there =
    { $there } of { $count } { $kind ->
        [cards] cards in this file
       *[nobles] noble tiles in this file
    }.
label-missing =
    { $kind ->
        [cards] Cards that are not there: { $codes }.
       *[nobles] Noble tiles that are not there: { $codes }.
    }
label-many-missing =
    { $kind ->
        [cards] { $count } cards are not there.
       *[nobles] { $count } noble tiles are not there.
    }
label-twice =
    { $kind ->
        [cards] Cards that are there more than once: { $codes }.
       *[nobles] Noble tiles that are there more than once: { $codes }.
    }
label-fault-none-such = it reads { $detail }, and there is no such card
# All but one cell are those of a card. $found, $meant: dots, as in 14-256.
label-fault-near = it must be { $code }, but cell { $cell } of line { $line } has dots { $found }, not { $meant }
label-without-zero =
    { $count ->
        [one] { $count } card without points is written without its 0, such as ao.
       *[other] { $count } cards without points are written without their 0, such as ao.
    }
label-fault-otherwise = it reads right, but { $table } writes it differently
label-fault-otherwise-cell = it reads right, but is written differently: cell { $cell } of line { $line } has dots { $found }, and { $table } writes { $meant }
label-fault-misplaced = the braille stands { $distance } mm from its place
label-fault-outline = the outline is not in its place
label-fault-drawn =
    what { $kind ->
        [solid] stands
       *[flat] is drawn
    } { $left } mm from its left edge and { $top } mm from its upper edge is not as planned
label-fault-in-grid = it must begin on line { $line } of its page, at cell { $cell }
label-fault-page = it must be on page { $page }

# The prompt of `labels verify --what`, where the player types what is felt.
label-touch-prompt = label
label-touch-opening = { $count } labels to check. Type the code that you feel, or help for more.
# $checked: those done the last time.
label-touch-on = { $checked } of { $count } are already checked. You continue where you stopped.
label-touch-help = Type the code that you feel. again: hear the number again. next: skip this label. back: go back. go 40: go to label 40. go level c: go to the first such card. quit: stop; next time you continue there.
label-touch-nowhere = No label here is "{ $typed }". Type go with a number or a card, such as go 40 or go level c.
# In the list at the end. $felt: what was typed. $words: the card that it must be.
label-touch-was-wrong = Wrong: label { $number } reads { $felt } and must be { $meant }. { $words }.
label-touch-next = { $number } of { $count }.
label-touch-right = Right: { $words }.
label-touch-wrong = That is { $code }: { $words }. This label must be { $meant }.
label-touch-unclear = "{ $typed }" is not a code. Type what you feel, such as c4s 3s3o6d
label-aids-no-codes = Player aids and rules are pages of text. There are no codes to check.
label-touch-end = { $right } of { $count } labels are right.

## Labels: the label of the card in the hand

# The prompts of `labels find`.
label-find-prompt = card
label-find-prompt-on = is it on
label-find-prompt-answer = answer
label-find-prompt-sure = yes or no
label-find-opening = Describe the card in your hand: level, colour, points and cost, such as level b white 2 points cost 5 red 3 black. Type help for more.
label-find-help = Type what you know of the card, in any order: level, points, bonus, cost, or its code. For a colour that you cannot tell, type unsure, as in 1 unsure 2 red.
label-find-help-more = yes: its label is on. no: it is another card. left: which labels are left. undo: take back the last yes. restart: begin with all of them again. again: hear the last answer again. quit: stop; next time you continue there.
label-find-amount =
    { $left ->
        [0] None left: all { $count } labels are on.
       *[other] { $left } of { $count } labels left.
    }
# Where labels lie.
label-find-sheet =
    { $of ->
        [cells] Page
       *[other] Sheet
    } { $page }{ $kind ->
        [cards] {""}
        [nobles] {" "}of the noble tiles
        [texts] {""}
        [table] {" "}of the table parts
       *[tokens] {" "}of the tokens
    }
# $place: row and column.
label-find-at = { label-find-sheet }, { $place }: { $words }.
# So that a finger knows it before it is peeled off.
label-find-begins = Its first line is { $text }. It begins with dots { $dots }.
label-find-already = That label is on already.
label-find-done = Done: { $code }.
label-find-undone = Not done: { $code }.
label-find-nothing-named = Nothing to mark yet. Describe a card first.
label-find-nothing-done = Nothing to take back: no label is marked as done.
label-find-restart =
    { $count ->
        [one] { $count } label is marked as done. Type yes to begin with all of them again.
       *[other] { $count } labels are marked as done. Type yes to begin with all of them again.
    }
label-find-none = No label fits.
# A cost was told that no card has. $cost: gems.
label-find-no-cost = No card costs { $cost }.
# $words: the only card that fits but for one thing. $differences: what that is, as below.
label-find-near = Nothing fits whole. The nearest is { $words }; { $differences }. Is it that card? Type yes, or describe it again.
label-find-head =
    { $what ->
        [level] { $has ->
            [none] it has no level
           *[other] its level is { $has }, not { $told }
        }
        [points] { $has ->
            [none] it has no points
           *[other] its points are { $has }, not { $told }
        }
       *[bonus] { $has ->
            [none] it has no bonus
           *[other] its bonus is { $has }, not { $told }
        }
    }
label-find-cost =
    it costs { $has }{ $told ->
        [unsure] {""}
       *[other] { "," } not { $told }
    }
label-find-missed = it costs { $has } too
label-find-without = it does cost { $has }
label-find-many = { $count } cards fit.
label-find-ask-points = How many points? Type a number, or unsure.
label-find-ask-colours = How many colours are in the cost? Type a number, or unsure.
label-find-ask-level = Which level? Type a, b or c, or unsure.
label-find-ask-bonus = Which colour is the bonus? Type a colour, or unsure.
# $gem: one of the five colours.
label-find-ask-cost = How many { $gem } does it cost? Type a number, 0 for none, or unsure.
label-find-no-such-answer = None of them has "{ $typed }".
label-find-no-answer = "{ $typed }" does not answer that.
# More than one label fits, and nothing is left to ask.
label-find-open = These cannot be told apart by what you know: { $codes }. Type one of them.
label-find-open-many = { $count } cards fit, and no question is left. Say more about the card.
label-find-ignored = Not understood: { $words }.
label-find-unclear = "{ $typed }" does not describe a card. Example: level b blue 2 points
label-find-left = { label-find-sheet }: { $count } left.
# The prompt of `labels pair`, where the code on a label is typed.
label-pair-prompt = label
label-pair-opening = Take a card and a label from any heap. Type the code that you feel on the label, and describe the card, one after the other. Type help for more.
label-pair-help = Type the code under your finger, such as b2d 5r3o, then the card, such as level b white 2 points cost 5 red 3 black; or first the card. You hear whether they belong together.
label-pair-help-more = left: what is left. undo: begin again with a card and a label, or take back the last pair. again: hear the last answer again. quit: stop; next time you continue there.
label-pair-felt = { $code }. Now the card.
label-pair-card = { $words }. Now the label.
label-pair-together = They belong together: { $words }. Stick the label on, if it is not on.
# $felt: the code of the label, $of: what it is for. $words: the card, $meant: its code.
label-pair-apart = They do not belong together. The label { $felt } is for { $of }. The card is { $words }: it needs { $meant }. Now another label.
label-pair-already = These were together before.
label-pair-dropped = Begin again with a card and a label.
label-find-no-manifest = No labels in { $folder }: manifest.json is missing, or is not one of ours. Name the folder of your labels with --out.
label-find-no-labels = Only player aids or rules in { $folder }, which are pages of text. There are no cards to find.
label-progress-unreadable = What you have done so far cannot be read, so you start again and nothing is kept. { $file }: { $detail }
label-progress-not-kept = What you have done cannot be kept: { $detail }

label-no-format = { $file } is in no format that can be read. Choose from: { $names }.
label-no-dots = No braille dots were recognised in the file. Dots must be drawn as circles: pictures and texts are not read.
label-only-hidden = There are no braille dots in the file that a machine makes: all are hidden, white, cut off or covered.
label-many-outlines = The file has too many outlines.
label-dense = The dots in the file stand too close to be braille.
label-file-large = { $file } is larger than { $most } MB.
# $why: one of the reasons below.
label-unreadable = { $file } cannot be read: { $why }.
label-unreadable-broken = it is damaged: { $detail }
# $form: the name of a format, as XML. $detail: what a library says of it, or `none`.
label-unreadable-format = it is not valid { $form }{ $detail ->
        [none] {""}
       *[other] : { $detail }
    }
label-unreadable-doctype = it declares a document type, which could make it grow or fetch others
label-unreadable-deep = its parts are too deep in each other
label-unreadable-large = it is too large when unpacked
label-unreadable-many-dots = it has too many dots
label-unreadable-many-things = it has too many shapes
label-unreadable-large-page = it has a page that is too large
label-unreadable-svg-undrawn = it cannot be drawn: { $detail }
label-unreadable-styles = it has styles that move or resize shapes, which programs draw in different ways
label-unreadable-number = { $detail } is not a number that can be used
label-unreadable-components = its solids are made of components, which some programs leave out
label-unreadable-modifier = some of its parts are not solids of their own: they change others in a slicer
label-unreadable-empty = nothing is drawn in it
label-unreadable-cells = it has characters that are not cells
label-unreadable-long-row = a row of page { $detail } is too long
label-unreadable-long-page = page { $detail } has too many rows
label-unreadable-no-solid = there is no solid in it
label-unreadable-not-closed = its surface is not closed
label-unreadable-shells = it has bodies that lie in one another, which have to be united first
label-unreadable-bottom = its bottom is not flat
label-unreadable-no-plate = it has no plate below the dots

## Labels: what cannot be made

label-ruler-flat = The ruler page is for printing. Choose { JOIN($formats, "or") }.

label-which-format = Say which file to make, with --format. Choose from: { $names }.
# With --for swell, on which outlines are felt, or with lines to cut along.
label-cut-size =
    { $kind ->
        [cards] Cards
        [texts] Own texts
        [table] Table parts
        [nobles] Noble tiles
       *[tokens] Tokens
    }: cut each label along { $felt ->
        [yes] the inner side of the raised line around it
       *[no] its outline
    }, to { $width } by { $height } mm.
label-job-format = --for { $job } makes { $names }, not { $format }.
label-preview-what = Say which card, such as its code, or --png for a picture of a sheet.
label-choice = { $option } cannot be "{ $typed }". Choose from: { $names }.
label-length = { $option } takes a length from 0 to 100 mm, not "{ $typed }".
label-start = --start-at takes the number of a label on the sheet, from 1, not "{ $typed }".
label-start-too-far = There is no label { $place } on sheet { $sheet }. It has { $places }.
label-print-size = --print-size takes a whole number of points from 18 to 28, not "{ $typed }".
label-measure-form = --measure takes a name and a length, such as cell=6.2, not "{ $typed }".
# With --measure. label-measure is which one.
label-outside =
    { $standard } does not allow it: { label-measure } would be { $value }, not { $exact ->
        [yes] { $least }
       *[no] { $least } to { $most }
    } mm.
label-words-behind = "{ $typed }" is not understood here. Options begin with two hyphens.
label-select-unclear = "{ $typed }" does not describe cards. Example: --select "level c red"
label-select-none = No card is "{ $typed }".
label-table-unfit = Labels have six dots, and { $name } does not write every code right in them.
label-own-table = These labels are in the braille table { $file }. To verify them, add --notation with that file.
label-not-in-deck = { $code } is not a card of this deck.
label-which = That is { $count } cards. Say one of them, such as { $codes }.
label-library = This needs { $library }, which is not installed. To install it, type: { $command }
label-elsewhere = Not on this page: this needs the installed program.
label-aids-sheet = Player aids and rules need a whole page. Sheet { $sheet } has labels. Choose a4, letter or plate.
# $option: --card or --bed. $least, $most: sizes, such as 63x88.
label-size-form = { $option } takes two lengths in mm, from { $least } to { $most }, not "{ $typed }".
label-over-page = Labels of { $width } by { $height } mm do not fit on { $sheet }, which is { $page_width } by { $page_height } mm.
label-over-piece =
    The labels of sheet { $sheet } are { $width } by { $height } mm. { $kind ->
        [cards] A card
        [nobles] A noble tile
       *[tokens] A token
    } is { $piece_width } by { $piece_height } mm, so they would stand over its edge.
label-at-top = The labels of cards are for the upper edge, { $width } by { $height } mm. Stick each in the middle, between the points and the bonus in ink.
label-over-ink = Labels of sheet { $sheet } are { $width } mm wide. At the upper edge they cover the points and the bonus in ink: take clear film, or --sheet a4.
label-top-strips = A strip is too long for the upper edge, between points and bonus. Leave out --place top, or take another grid.
label-top-landscape = A card that lies on its side has its label along the long edge. Leave out --place top, or take another layout.
# $pairs: from label-upside-down, as in: r reads as w. $unread: letters that read as nothing.
label-unmarked = Without a full cell nothing shows which way up a token is. Upside down, { $pairs }. These read as no letter: { $unread }. The others read as themselves.
label-upside-down = { $letter } reads as { $other }
label-margin-groove = Grooves lie between the labels of a 3D printer, so the margin must be at least { $least } mm, not { $margin } mm.
label-margin-too-wide = A margin of { $margin } mm leaves no room on a label of { $width } by { $height } mm.
label-too-big =
    { $code } needs { $of ->
        [cells] { $needs } cells in a line
       *[lines] { $needs } lines
    }. { $on ->
        [page] The page has { $has }.
       *[label] The label has room for { $has }.
    }{ $advice ->
        [computer] {" "}Computer braille is shorter: choose it with --notation.
       *[none] {""}
    }
label-no-embosser = There is no embosser "{ $typed }". Choose from: { $names }. Or give the cells and lines of a page, from { $least } to { $most }, as in 42x28.
label-layer-thin = Layers of { $layer } mm are too thin to be printed. Choose at least { $least } mm.
label-grid-unclear = --grid cannot be "{ $typed }". Choose from: { $names }. In even you can choose { $settings }, as in even,columns=2
label-grid-close = { $name ->
        [across] Labels must begin at least { $least } cells apart, not { $asked }.
       *[down] Labels must begin at least { $least } lines apart, not { $asked }.
    }
label-grid-page = The grid needs a page of { $cells } cells by { $lines } lines. The page has { $has_cells } by { $has_lines }.
label-strip-long = { $code } needs { $needs } cells in one line. A strip on this piece has room for { $has }. Computer braille is shorter: choose it with --notation.
label-grid-sheet = Cells of { $cell } mm and lines of { $line } mm do not fit the labels of sheet { $sheet }.
label-marks-grid = --cut-marks is for --grid even, not for { $grid }.
label-marks-sheet = Labels of { $sheet } are peeled off, so they need no --cut-marks. Take --sheet a4 or letter.
label-grid-format = { $option } is for { JOIN($formats, "and") }, not for { $format }.
label-plate = With layers of { $layer } mm a plate must be { $least } to { $most } mm thick, not { $plate } mm.
# $least, $most: the heights of dots that the standard allows.
label-layers =
    Layers of { $layer } mm give no height that { $standard } allows. It allows dots of { $exact ->
        [yes] { $least } mm
       *[no] { $least } to { $most } mm
    }. Choose other layers or another standard.
label-file-exists = { $file } is there already. Nothing was written. Choose another folder with --out, or add --force to replace it.
label-unwritable = Files cannot be written to { $folder }: { $detail }

## Labels: what was wrong with a file that was read back

# A file that was just written was read back and is not right. $fault: one of label-fault-
# below. $card: `none` for a fault of the whole file.
label-wrong = { $card ->
        [none] { $file }
       *[other] { $card } in { $file }
    } came out wrong: { $fault }. No file was left.
label-not-read-back = { $file } could not be read back. No file was left.
label-fault-base = a dot is { $detail } mm wide
label-fault-height = a dot is { $detail } mm high
label-fault-off-page = the braille stands over the edge of the page
label-fault-edge = the braille stands over the edge of its label
label-fault-pages = the number of pages is { $detail }
label-fault-page-size = a page is { $detail } mm
label-fault-loose = there is a dot outside all labels, at { $detail } mm
# $detail: two numbers.
label-fault-count = the numbers of dots found and planned are { $detail }
label-fault-moved = a dot is { $detail } mm away from its place
label-fault-doubled = two dots lie in one place
label-fault-cells = the dots make other cells
label-fault-place = a label does not stand in its place
label-fault-unread = the cells read as "{ $detail }"
label-fault-other = the cells read as another card, { $detail }
label-fault-labels = the numbers of labels found and planned are { $detail }

## Labels: files of cards

# In a file of cards. $typed: what stands there.
label-deck-fault =
    Row { $row }, column { $column }: "{ $typed }" is wrong. { $reason ->
        [level] A level is 1, 2 or 3.
        [points] Points are a number from 0 to 99.
        [bonus] A bonus is one letter of s e r o d.
        [fields] The row has that many fields, which is not as many as the first row.
       *[count] A cost is a number from 0 to 99.
    }
label-deck-more = { $count } more errors.
# $names: columns that are missing, or are there twice.
label-deck-columns = The first row does not name each of these once: { $names }. It needs: { $columns }.
label-deck-empty = The file has no cards.
label-deck-large = The file is too large. At most { $rows } cards can be read.
label-deck-broken = Row { $row } is not in the form of CSV.
label-deck-encoding = { $file } is not in UTF-8.
label-text-table = --notation takes a table that the command tables lists, or the name of a table file of liblouis, not "{ $typed }".
label-text-alone = --text makes labels of its own. Leave out --cards, --nobles, --select and --what.
label-text-empty = { $file } has no texts.
label-text-columns = Row { $row }: it has { $count } columns. Two are the most: what is brailled, and what stands in ink.
label-text-nothing = Row { $row }: nothing is to be brailled.
label-text-long = Row { $row }: the text is too long. { $most } characters are the most.
label-text-eight = Row { $row }: "{ $typed }" needs dots 7 or 8 in { $table }. Labels have six dots.
label-text-unknown = Row { $row }: { $table } has no braille for { $characters }.

## Texts that are not in the notation

# Texts in the notation: codes, positions, records. $text: what was read.
misread-not-counts = "{ $text }" are not counts of gems. Example: 3s2r
misread-gem-twice = "{ $text }" names a gem twice.
misread-not-gems = "{ $text }" are not gem letters. Example: ser
misread-not-a-card = "{ $text }" is not a card. Example: c4s 3s3o6d
misread-no-such-card = "{ $text }" is not among the 90 cards.
misread-not-a-noble = "{ $text }" is not a noble. Example: 3 4s4e
misread-no-such-noble = "{ $text }" is not among the 10 nobles.
misread-not-an-action = "{ $text }" is not an action. Example: take ser
misread-not-a-place = "{ $text }" is not a place. Example: b2
misread-not-a-position = A position is one line that begins with sp1, not "{ $text }".
misread-newer-position = This program reads positions of the kinds sp1 and sp2, not { $text }.
misread-newer-record = This program reads records of the kind 1, not { $text }.
misread-position-fields = A position has at least 13 fields; this one has { $text }.
misread-position-players = The number of players is 2, 3 or 4 and a field for each, not "{ $text }".
misread-position-number = "{ $text }" is not a number that can stand there.
misread-position-phase = "{ $text }" is not a phase, or not one that is due in this position.
misread-position-end = The field for the end is "end" or "-", not "{ $text }".
# $text: what the field must be.
misread-position-ending = { $text ->
        [end] Somebody has the points that end the game, so the field for the end is "end".
       *[other] Nobody has the points that end the game, so the field for the end is "-".
    }
misread-position-market = "{ $text }" is not a market of three rows of four.
misread-position-level = The card at { $text } is of another level.
misread-position-seat = "{ $text }" is not a seat: tokens, cards, hand and nobles, with colons between.
misread-position-hand = "{ $text }" is not a hand of three places.
# $text: all that there are, as in 4s4e5g.
misread-position-tokens = The tokens do not add up: there are { $text }.
misread-position-first = There is no seat { $text } to begin.
misread-position-tiles = The noble tiles do not add up: there are { $text }.
misread-position-tile-twice = A noble tile is there twice.
misread-position-card-twice = The card { $text } is there twice.
misread-position-decks = There are three decks, not { $text }.
misread-position-cards = At level { $text }, the cards do not add up to all of them.
misread-position-gap = { $text } is empty although its deck has cards.
misread-position-limit = Seat { $text } holds too many tokens.
misread-position-reveal = No card can be turned over at { $text }.
misread-position-bonuses = Seat { $text } lacks the bonuses for its noble tile.
misread-position-no-noble = Seat { $text } has the bonuses for a noble tile, and none has come.
misread-position-begins = Nobody has anything yet, so the turn must be seat { $text }'s, which begins.
misread-position-round = With these points the game would be over before seat { $text } acts.
misread-position-passes = Seat { $text } cannot have passed: something could be done.
misread-no-such-edition = "{ $text }" is not an edition. Choose from: 2024, 2014, up-to-three.
misread-no-such-rule = "{ $text }" is not a house rule. Choose from: gold=missing, first=N (0 to 3), points=N (1 to 999), tiles=N (0 to 5).
misread-first = "first={ $seat }" does not fit this number of players. Choose from: first=N (0 to { $last }).
misread-rule-twice = The house rule "{ $text }" is the second of its kind: give one of them.
misread-not-a-record = A record begins with the line splendor-record 1, not "{ $text }".
misread-no-start = The line "{ $text }" comes before the start of the game.
misread-record-seat = "{ $text }" is not a seat. Example: seat human Ana
misread-record-seats = The record has { $text } seats, which does not fit its position.
misread-record-deck = The line of deck "{ $text }" does not fit the game.
misread-reveal-elsewhere = No card is turned over there: { $text }.

## Teaching the braille notation

teach-opening = You are learning the notation in the braille table { $table }. Read the cells, and type what they are, in letters and digits or in words. Type help for what else you can type.
    .braille = read, then answer. help, quit
teach-help = Enter or again repeats the cells. choices offers answers. dots tells the dots. show tells the answer. lessons lists the lessons. lesson and a number begins one. quit leaves, and next time you continue where you left off.
    .braille = choices dots show lessons quit
# $task: one of teach-ask- below.
teach-question = Question { $number } of { $of }. { $task }
    .brief = { $number }. { $task }
teach-ask-letters = Which letter?
teach-ask-numbers = Which number?
teach-ask-counts = How many gems, and which?
teach-ask-heads = Which level, points and bonus?
teach-ask-costs = Which cost?
teach-ask-cards = Which card?
teach-ask-tiles = Which noble tile?
teach-title-letters = letters
teach-title-numbers = numbers
teach-title-counts = counts
teach-title-heads = first parts
teach-title-costs = costs
teach-title-cards = cards
teach-title-tiles = tiles
# What cells mean, in the words of the lesson.
taught-one = { $number } { $gem }
taught-count = { $number } { $gem }
taught-head =
    { $count ->
        [one] level { $level }, { $number } point, { $gem }
       *[other] level { $level }, { $number } points, { $gem }
    }
taught-card = { $head }, costs { $counts }
taught-tile = { $number } points, wants { $counts }
teach-choices = { $count } answers to choose from.
teach-dots = Dots { $dots }.
teach-right = Right, { $code }: { $meaning }.
    .braille = right { $code }
teach-wrong = No, it is { $code }: { $meaning }. You read { $given }.
    .braille = no: { $code }, not { $given }
teach-shown = It is { $code }: { $meaning }.
# $code: an answer of the right form, $example: the same in words.
teach-unclear = "{ $typed }" does not answer this. Answer like { $code }, or in words: { $example }.
    .braille = ? type as { $code }
# After ten questions. $right: those answered at once.
teach-round = { $right } of { $of } right at once.
    .braille = at once { $right }/{ $of }
teach-missed = Missed: { $code }, { $meaning }.
    .braille = missed { $code }
teach-next = Press Enter to go on to { $lesson }, or type again to repeat this lesson.
    .braille = next: { $lesson }
teach-once-more = Press Enter for another round of { $lesson }.
    .braille = once more: { $lesson }
teach-lesson = Lesson { $lesson }.
# $known of $of: how many of the lesson's signs are learned.
teach-lessons-line = { $here ->
        [yes] { $number }, { $lesson }: you know { $known } of { $of }, and you are here.
       *[no] { $number }, { $lesson }: you know { $known } of { $of }.
    }
    .brief = { $number } { $lesson } { $known } of { $of }
teach-left = You left the lessons. Start them again to continue where you left off.
    .braille = left
teach-unreadable = What you have learned cannot be read, so you start again and nothing is kept: { $detail }
teach-not-kept = What you have learned cannot be kept: { $detail }

## The command line

replay-line = Line { $line }: { $problem }
replay-opening = Record of a game of { $players }.
replay-against-rules = It begins as no game by the rules can: { $reason }
# In the record, players had taken moves back.
replay-undone = { $count } decisions were taken back here.
replay-undone-seen = { $count } decisions were taken back here, after hidden cards had been seen.
# The first line of a replay at a terminal.
replay-walk =
    { $count ->
        [one] { $count } turn. Type next, or just Enter, to go on; back to go back.
       *[other] { $count } turns. Type next, or just Enter, to go on; back to go back; turn { $count } to go to the last turn.
    }
    .braille = { $count } turns
replay-help = You can ask anything, such as board, me or afford, for the player whose turn it is. And coach tells which turns cost a player most. To leave, type quit.
replay-place = Turn { $turn } of { $count }, round { $round }: { $name }.
    .braille = turn { $turn } { $name }
# In a replay, before an answer that depends on who asks.
answer-for = For { $name }:
replay-over = The game is over here.
replay-all-heard = You are at the end. Type back, or quit.
replay-at-beginning = You are at the beginning.
replay-reads = You cannot play here: this game is recorded. Type next, or ask. Example: board
no-such-turn = There is no turn "{ $typed }": turns are 1 to { $count }. Example: turn 1
replay-unfinished = The record ends here; the game is not finished.
# The coach, after a game or in a record. What is said to the player whom it is about comes behind
# the line answer-for.
coach-looks = One moment: the coach looks at the turns of { $name }.
    .brief = One moment.
coach-whom = Whose turns? { $names }. Example: { $example }
coach-no-turns = { $name } has made no turn here.
coach-good = { $count ->
        [one] You made { $count } turn
       *[other] You made { $count } turns
    }. { $good ->
        [0] None of these was the best possible
        [one] Of these { $good } was the best possible
       *[other] Of these { $good } were the best possible
    }.
    .braille = good { $good } of { $count }
# By what each turn cost at first sight, to compare games.
coach-mean =
    { $loss ->
        [0] On average your turns cost you hardly any chance of winning.
       *[other] On average a turn lowered your chance of winning by { $loss } percent.
    }
    .braille = mean { $loss }
coach-nothing = No turn cost you much: nothing clearly better was found.
    .braille = nothing better
coach-worst = { $count ->
        [one] This turn cost you most:
       *[other] These { $count } turns cost you most, the worst first:
    }
    .braille = worst { $count }
# $deed: what the player did. $loss: so many games of a hundred are lost by it.
coach-turn = { $rank }: round { $round }. { $deed } That lowered your chance of winning by about { $loss } percent.
    .braille = { $rank } round { $round } { $deed } - { $loss }
# How sure it is: better in all worlds that were tried, in most, or only in the mean.
coach-better =
    { $sure ->
        [sure] Surely better
        [likely] Probably better
       *[open] Perhaps better
    }: { $step }. { $why }
    .braille = { $sure ->
        [sure] sure
        [likely] likely
       *[open] maybe
    } { $step }, { $why }
coach-walk = { $count ->
        [one] To go to this turn and ask anything, type 1.
       *[other] To go to one of these turns and ask anything, type its number: 1 to { $count }.
    }
    .braille = 1 to { $count }?
coach-ask = Ask as you could then, such as hint, board or threat.
    .braille = hint, board, threat?
coach-at-end = You are at the end of the game: score, rematch, new and quit are as before. To leave the coach, type back.
    .braille = end; back?
coach-left = Back at the end of the game.
    .braille = at the end
coach-early = The coach comes after the game. Until then there is hint.
    .braille = after the game; hint?
coach-elsewhere = Write the game to a file with record and a name, such as: record game.txt. Then, outside the game: splendor-access coach game.txt
    .braille = record game.txt
seat-word = Seat
no-seat = There is no seat { $seat }: seats are 0 to { $last }.
ask-only-reads = "{ $typed }" is not a question. Example: afford red
# Sentences of argparse; what %s and %(value)r stand for must stay.
usage-head = usage:
usage-arguments = arguments:
usage-options = options:
usage-argument = %(argument_name)s: %(message)s
usage-unrecognized = not understood: %s
usage-not-with = cannot be given together with %s
usage-takes-nothing = takes no value, so %r is too much
usage-required = something is missing: %s
usage-one-required = one of these is missing: %s
usage-one-expected = a value is missing
usage-at-most-one = one value at most
usage-at-least-one = at least one value is missing
usage-some-expected = %s values are needed
usage-value = %(value)r is not a whole number
usage-choice = %(value)r is not one of these: %(choices)s
usage-command = %(parser_name)r is not a command. Choose from: %(choices)s
usage-error = %(prog)s: %(message)s
usage-lang = "{ $typed }" is not a language of this program. Choose from: { $languages }.
usage-seed = A seed is a whole number from 0 to 9223372036854775807, not "{ $typed }".
usage-port = A port is a whole number from 0 to 65535, not "{ $typed }".
usage-away = Minutes of absence are a whole number from 1 to { $most }, not "{ $typed }".
usage-cert = The options --cert and --key belong together: give both.
usage-config = With --config the file says it all: leave out the options of ports, addresses and certificates.
usage-store = The option --store takes addresses of NATS, such as nats://10.0.0.2:4222, not "{ $typed }".
usage-store-credentials = The option --store-credentials goes with --store.
usage-restore = The option --restore is for your table of last time: leave out --at and what makes another table.
usage-proxy = The option --proxy takes the address of a machine, such as 127.0.0.1, not "{ $typed }".
usage-bind = The option --bind takes an address of this machine, such as 127.0.0.1, not "{ $typed }".
usage-out = The option --out takes the name of a folder.
usage-file = There is no file "{ $typed }".
usage-page = No page to play alone on is in "{ $typed }". On Debian or Ubuntu, make page makes one.
usage-host-bots = At a table for { $count } at least one seat must be left for a person.
usage-bot = "{ $typed }" is not a computer opponent. Choose from: { $names }.
usage-first-twice = The option --first and the house rule first both say who begins: give one of them.
usage-position-rules = A position line itself names the edition and the house rules: leave out --edition and --house.
usage-position-first = A position line itself says who begins: leave out --first.
usage-signal = "{ $typed }" is neither a sound of the program nor a file. Choose from: { $names }.
usage-games = { $count } is not a number of games.
usage-against = The program { $typed } cannot be started: { $detail }
usage-bots = { $count } bots do not fit { $players } players: name one for all, or one per seat.
usage-bot-name = { $file } cannot be an opponent's file: its name must be one plain word of small letters, such as careful.py, and not the word of another opponent.
usage-bot-twice = Two different files are called { $file }: rename one of them.
usage-bot-own = "{ $typed }" is your own computer opponent. It plays only at this keyboard, with play, and in simulate.
# What is wrong with a player's own computer opponent. $line: where in its file, or 0.
own-bot-failed = { $when ->
    [load] { $file } cannot be loaded
   *[choose] { $file } failed
}: { $detail }{ $line ->
    [0] { "." }
   *[other] {""}, line { $line }.
}
own-bot-empty = { $file } has no function choose(view, chance, decision).
own-bot-illegal = { $file } wants to do what is not legal: { $action }.
own-bot-slow = { $file } has not answered within { $seconds } seconds.
own-bot-ended = { $file } ended without an answer.
own-bot-gone = There is no file { $bot }.py any more.
own-bot-replaced = The level { $level } plays on instead of { $bot }.
# A line for each game of `simulate`. $winners: one of the two entries below.
simulate-game = Game { $game }: { $winners }, { $points }, { $turns } turns.
simulate-won = seat { $seats } wins
simulate-shared = seats { $seats } share the victory
simulate-points = points { $points }

# What stands in capitals behind an option.
metavar-action = ACTION
metavar-address = ADDRESS
metavar-command = COMMAND
metavar-dir = FOLDER
metavar-edge = EDGE
metavar-file = FILE
metavar-format = FORMAT
metavar-game = GAME
metavar-language = LANGUAGE
metavar-layout = LAYOUT
metavar-level = LEVEL
metavar-line = LINE
metavar-link = LINK
metavar-mark = MARK
metavar-name = NAME
metavar-name-mm = NAME=MM
metavar-port = PORT
metavar-question = QUESTION
metavar-rule = RULE
metavar-sound = SOUND
metavar-table = TABLE
metavar-what = WHAT
metavar-word = WORD
metavar-words = WORDS

cli-about = Splendor for ears and fingers: heard line by line, felt in braille.
# What may be typed in a shell for each subcommand, the one to be listed first.
words-cli-agent = agent
words-cli-ask = ask
words-cli-club = club
words-cli-coach = coach
words-cli-companion = companion
words-cli-doctor = doctor
words-cli-games = games
words-cli-host = host
words-cli-join = join
words-cli-labels = labels
words-cli-play = play
words-cli-replay = replay
words-cli-resume = resume
words-cli-serve = serve
words-cli-server = server
words-cli-simulate = simulate
words-cli-stats = stats
words-cli-tables = tables
words-cli-teach = teach
# At the end of the help of the command line. $words: subcommands as this language calls them,
# each with its English name behind it: spielen (play).
cli-own-words = Subcommands can be typed so, too: { $words }.
# The headings of the man page, and its last sections.

manual-name = NAME
manual-synopsis = SYNOPSIS
manual-description = DESCRIPTION
manual-commands = COMMANDS
manual-options = OPTIONS FOR ALL COMMANDS
manual-files = FILES
manual-exit = EXIT STATUS
# $folder: where files are.
manual-where = Saved games, settings and the log of errors are in { $folder }. SPLENDOR_ACCESS_HOME names another folder.
manual-codes = 0: done. 1: it could not be done. 2: the command line is wrong. 3: a file cannot be read. 130: interrupted.
cli-play = begin a game
cli-companion = follow a game with a real box: everybody's turns are entered, and questions answered
cli-companion-seat = a person at the table; give it once for each, in the order of turns
cli-companion-me = whose questions are answered, by name; without it the first person's
cli-companion-first = who begins, by name; without it the first person
cli-companion-from = begin in the middle of a game: from a position line, or without one step by step
cli-companion-game = a saved game with a real box to continue, by its number
cli-companion-host = let everybody at the table play along on a phone; add --lan for phones in your house
cli-resume = continue a saved game
cli-games = list the saved games: number, state, day and players
cli-games-all = list all games, not only the ten played last
cli-games-who = only games with these players, or called so, by name or a part of it
cli-games-unfinished = only games that are not over
cli-games-delete = delete a game for good, by its number or name
cli-games-rename = give a game another name; --to says which
cli-games-to = the new name, such as with-ana
cli-stats = tell how your games went: wins, points and turns, by kind of game and by opponent
cli-stats-me = whose games, by name; without it yours
cli-csv = print lines of CSV, for a spreadsheet
cli-replay-all = tell the whole game at once
cli-replay = read out a recorded game
cli-coach = say which turns of a recorded game cost a player most, and what was better
cli-simulate = play games between computer opponents
cli-agent = play as a computer opponent for another program, in lines of JSON
cli-agent-bot = the computer opponent that answers or plays: { JOIN($bots, "or") }
cli-agent-against = a program to play against, with its options
cli-ask = answer a question about a saved game or a position
cli-ask-position = ask about this position line
cli-ask-seat = the seat that asks, from 0; without it the one to act
cli-question = a reading command, such as afford red or board
cli-tables = list the braille tables that can be used
cli-labels = make braille labels for the cards (an office printer makes no dots), and read files of labels
cli-label-action = list, preview, find, pair, verify, sheets, ruler or slate; without it files are made
cli-label-words = for preview and find a card, such as its code; for verify a file
cli-label-format = which kind of file: { JOIN($formats, "or") }
cli-label-for = what makes the labels, and so what a file leaves out: swell paper, uv for raised ink, home for a printer at home, or embosser
cli-label-what = cards, nobles, tokens, aids, rules, table or all
cli-label-select = only cards that fit a description, such as "level c red"
cli-label-standard = the measures of the braille: { JOIN($standards, "or") }
cli-label-measure = another measure that the standard allows, in mm: base, height, dot, cell or line
cli-label-notation = the braille table: one that the command tables lists, or a file of your own
cli-label-place = where labels of cards are stuck: bottom, or top between points and bonus
cli-label-layout = wrap fills lines, stack gives the cost a line of its own, landscape lays cards on their side
cli-label-sheet = the sheet of labels; the action sheets lists them
cli-label-margin = how far dots stay away from the edge of a label, in mm
cli-label-start-at = the first label of the first page that is still there
cli-label-print-text = also print words for a sighted helper
cli-label-print-size = the size of the large print list, from 18 to 28 points
cli-label-mark = what shows which way up a label is: tokens for a full cell on tokens alone, cell for one on each label, or none
cli-label-cards = a CSV file of home-made cards
cli-label-qr = put a QR code on each label, for a phone that reads it aloud
cli-label-nobles = a CSV file of home-made noble tiles
cli-label-text = a CSV file of labels of your own: what is brailled, and what stands in ink
cli-label-embosser = the embosser that brf and pef files are for, or the cells and lines of its page, such as 42x28
cli-label-grid = labels at equal distances in brf and pef files: even, die-cut for sheets of labels, or strips for tape
cli-label-cut-marks = lines to cut along by touch: of dots in brf and pef files, with an even grid, and raised in pdf and svg
cli-label-card = the size of your cards in mm, such as 63x88, or 66x91 for cards in sleeves
cli-label-bed = the size of the bed of the 3D printer in mm, such as 180x180; without it 220x220
cli-label-plate = the thickness of the plate below 3D dots, in mm
cli-label-layer = the height of a layer of the 3D printer, in mm
cli-label-out = the folder for the files, which is made if it is not there
cli-label-force = replace files that are there already
cli-label-png = with preview: a picture of a sheet
cli-teach = learn to read the notation in braille
cli-teach-table = the braille table to learn; without it the one of your settings
cli-doctor = say what works here, and what to install
cli-doctor-store = examine NATS at this address instead
cli-version = print the version and leave
cli-help = print this and leave
cli-seat = a person at this keyboard; give it once for each
cli-bot = a computer opponent: { JOIN($bots, "or") }; give it once for each
cli-bot-or-file = a computer opponent: { JOIN($bots, "comma") }, or a file of your own, such as careful.py; give it once for each
cli-host = make a table for friends elsewhere, and play there
cli-join = sit down at a table that somebody hosts
cli-link = the link of the table, or its number in the list; without it, list your tables
cli-watch = watch the game, without a seat of your own
cli-name = your name at the table
cli-seats = how many can sit there: 2, 3 or 4; the game begins when all have come
cli-port = the port of the server; without it, one that is free
cli-bind = an address of this machine at which others can join; give it once for each
cli-ssh = let seats be played by ssh too, at this port
cli-lan = let everybody in your house join; it is not encrypted
cli-proxy = believe the proxy at this address which address somebody comes from
cli-page = offer, beside the tables, the page for playing alone that make page has put into this folder
cli-cert = the file of a TLS certificate, for links with https
cli-verbose = say what the system says of a fault of the network too
cli-key = the file of the key of that certificate
cli-at = the address of a server that somebody runs with serve; the table is made there
cli-new-table = make another table than last time
cli-restore = go back to a file of the last game that was kept
cli-serve = serve tables that others make and play at
cli-config = a file with all of this and more, instead of the other options: see docs/serving.md
cli-store = keep everything in NATS at this address, which several servers may share
cli-store-credentials = the file by which NATS lets the server in
cli-server = give orders to the server that you run here
cli-server-order = list, close, ban, unban, message, mail, stop; for a club invite, members or expel; or copy or export
cli-server-words = for close a table, for ban and unban an address, for message a text to all tables, for invite and expel a name, for copy and export from where and to where
cli-club = meet the members of a club, and play with them
cli-club-link = the link of your invitation, or of the club; without it, the club where you were last
cli-no-play = host only, without a seat of your own
cli-away = minutes that somebody may be away before the computer may play for them
cli-seed = a number that decides everything left to chance, to play the same game again
cli-edition = the rules: 2024, 2014 or up-to-three
cli-first = who begins, by name; by the rules the youngest, without it the first person
cli-house = a house rule: gold=missing, first=SEAT (from 0), points=N or tiles=N
cli-lang = the language; given once for each person, in the order of their seats, or once for all
cli-wrap = whether long lines break between words: on, off, or auto for a screen reader that needs it
cli-plain = plain lines without editing keys
cli-display = use a braille display of BRLTTY or NVDA when it is there: auto or off
cli-display-only = play on a braille display of BRLTTY or NVDA alone, with no terminal and no sound
cli-theme = lines in high contrast: dark, light, words or off
cli-signal = a sound when it is your turn: bell, chime, knock, rise, off, or a sound file
cli-speech = who speaks: your screen reader (reader), the program (direct), nobody (off), or as it finds (auto)
cli-text = what is printed: words, or braille for short lines with codes as braille cells
cli-transcript = whether what the program speaks is printed too: on or off
cli-verbosity = how much is said: brief, normal or full
cli-quick = begin at once: you against one easy opponent, with no questions
cli-tutorial = begin a first game that teaches by playing; always the same cards
cli-position = begin from a position line
cli-game = the number of the game; without it the one played last
cli-file = a file with a record
cli-games-count = how many games
cli-players = how many players: 2, 3 or 4
cli-json = print lines of JSON
cli-legal = print the legal actions of each decision too

## Setting up, which the script .ci/setup says before there is a program: a line each

install-begins = The program is being set up. This takes about a minute.
install-needs-administrator = Braille and speech need system packages that only an administrator may install.
install-add-later = The game works as text without them. To add them, type: { $detail }
install-packages = Installing system packages: { $detail }
install-packages-failed = That did not work, so braille or speech may be missing. To try again: { $detail }
install-braille-by = For braille, type: { $detail }
install-both-by = For braille and speech, type: { $detail }
install-both-somehow = For braille and speech, install liblouis, BrlAPI and Speech Dispatcher with their Python bindings.
install-text-works = The game works as text without them.
install-no-python = This program needs Python 3.11 or newer, and none was found: please install it.
install-no-venv = Python lacks its venv module. On Debian or Ubuntu, type: { $detail }
install-no-environment = The virtual environment could not be made. Details are in { $detail }
install-fetching = Fetching libraries: { $detail }
install-libraries = Installing libraries: { $detail }
install-waiting = Still working, after { $detail } seconds.
install-looking-up = Looking up system packages, after { $detail } seconds.
install-preparing = Preparing Python for the libraries, after { $detail } seconds.
install-certificates = A certificate of the network is not trusted here. If your network has one of its own, set the environment variable PIP_CERT to its file; otherwise check the clock. Then type the same again. Details are in { $detail }
install-no-network = There is no network, or it does not reach what is needed. Connect it, and type the same again. Details are in { $detail }
install-full = The disk is full: about 250 MB are needed. Make room, and type the same again.
install-not-writable = Nothing may be written in { $detail }. Copy the folder of the program into your home folder, and type the same there.
install-noexec = No program may be started in { $detail }. Copy the folder of the program into your home folder, and type the same there.
install-failed = What the program needs could not be installed. Why stands at the end of { $detail }
install-windows = On Windows, type these three lines instead of make play:
install-windows-readers = NVDA and JAWS read the terminal; NVDA also shows it on a braille display.
install-ready = Ready.

## Braille tables

tables = { $count ->
        [one] { $count } braille table can be used:
       *[other] { $count } braille tables can be used:
    }
# In `splendor-access tables`. $folder: where they are.
tables-own = { $count } tables of the notation itself, for other programs, are in { $folder }
# A line for each table. $code: a card, $cells: the same in its cells, $longest: the cells of
# the longest card.
table =
    { $name }: { $language } { $kind ->
        [computer] computer braille
        [contracted] literary braille with contracted words
       *[literary] literary braille
    }, { $dots } dots; longest card { $longest } cells{ $default ->
        [display] , the default on displays
        [paper] , the default on paper
       *[none] { "" }
    }; { $code } is { $cells }
    .brief = { $name }: longest card { $longest } cells; { $code } is { $cells }
    .full = { $name }, { $title }: longest card { $longest } cells; { $code } is { $cells }
table-lacking = { $name }: cannot be used here, because liblouis does not find this file: { $file }
# A table that would spoil codes. $wrong: how.
table-refused =
    { $wrong ->
        [same-cells] { $name }: not offered here, because { $code } has the cells of another code.
        [letter-sign] { $name }: not offered here, because { $code } is written without a letter sign.
       *[read-back] { $name }: not offered here, because { $code } is read back as something else.
    }

table-texts = { $name }: { $title }: { $cells }
table-sentence = You can buy three of the other cards.

# A file with a table that a player names, for the settings table and texts.
own-table-absent = The braille table { $file } was not found. Type the whole path of a file whose name ends in .ctb or .utb.
own-table-broken = The braille table { $file } cannot be used. liblouis says: { $detail }
own-table-unfit = Codes cannot be in the braille table { $file }: { $wrong ->
        [same-cells] { $code } has the cells of another code.
        [letter-sign] { $code } is written without a letter sign.
       *[read-back] { $code } is read back as something else.
    }
own-table-letters = Sentences cannot be in the braille table { $file }. These have no cells of their own: { $letters }.

## Doctor

# `doctor`: a line for each thing, its name first, then whether it works.
doctor-text = Text: available. Lines are printed{ $editable ->
        [yes] , and typed with editing keys.
       *[no] , and read as plain lines.
    }
doctor-cells = Output can { $cells ->
        [yes] show braille cells.
       *[no] not show braille cells; dot numbers are printed instead.
    }
doctor-braille = Braille translation: available, liblouis { $version }, { $cells ->
        [none] table { $table }.
       *[other] table { $table }: { $code } is { $cells }
    }
doctor-liblouis = liblouis: { $module ->
        [yes] through its Python module
       *[no] called directly
    }, { $file }. Tables in { $folder }
# $mend: what to type, such as braille-missing.
doctor-no-braille = Braille translation: not available. { $mend }
doctor-pybrl = pybrl was found. Where liblouis is missing, English sentences on a braille display are made with it, uncontracted. Codes, labels, the course and typing in braille need liblouis.
doctor-codes = Braille of codes: { $table }, { $why ->
        [setting] as you have set it.
        [refused] the usual one, because { $named } cannot be used.
        [brltty] because BRLTTY shows you the terminal in { $named }.
        [foreign] the usual one. BRLTTY has { $named }, which is for another language.
        [unlike] the usual one. BRLTTY has { $named }, which is not offered for codes.
       *[language] the usual one.
    }
doctor-texts = Braille of sentences: { $table }, { $why ->
        [setting] as you have set it.
        [refused] as for codes, because { $named } cannot be used.
        [brltty] because BRLTTY contracts words by { $named }.
        [six] because the display has six dots.
       *[codes] as for codes.
    }
doctor-tables = Braille tables: { $names } found, of { $total } offered.
doctor-no-tables = Braille tables that cannot be used: { $names }. { $step }
doctor-display = Braille display: available, { $name }, { $rows ->
        [one] { $columns } cells.
       *[other] { $rows } rows of { $columns } cells.
    }
doctor-display-keys = Keys of the display: { $routing ->
        [yes] routing keys
        [no] no routing keys
       *[unknown] it does not say whether there are routing keys
    }, { $dots ->
        [yes] keys to type braille with.
        [no] no keys to type braille with.
       *[unknown] and not whether braille can be typed.
    }
doctor-no-display = Braille display: not available. { $mend }
doctor-nvda-untried = Braille through NVDA was tried with stand-ins for NVDA and Windows only. If something goes wrong, please report it.
# $code: a card that is on the display now, $cells: the same in cells if they can be printed.
doctor-feel = The display shows { $code } now{ $cells ->
        [none] .
       *[other] { "," } as { $cells }
    } Do you feel it? Type yes or no, or press a key of the display.
    .braille = felt? any key
doctor-felt = Good. The braille display works.
doctor-felt-key = Good. The braille display works, and so do its keys.
doctor-not-felt = If the cells are different, choose another table: { $program } tables lists them. If there is nothing, see whether another program is using the display, such as Orca or the menu of BRLTTY.
doctor-speaks =
    { $mode ->
        [reader] { $reason ->
            [asked] Who speaks: your screen reader, because you asked for that.
            [reader] Who speaks: your screen reader; { $readers } is running.
            [remote] Who speaks: your screen reader, because you are connected from another machine.
            [console] Who speaks: your screen reader, because this is a console.
           *[unsure] Who speaks: your screen reader; whether one is running cannot be seen from here.
        }
        [direct] { $reason ->
            [asked] Who speaks: the program, because you asked for that.
           *[answers] Who speaks: the program, if a path to a voice is available; no screen reader was found.
        }
       *[off] { $reason ->
            [asked] Who speaks: nobody, because you asked for that.
            [piped] Who speaks: nobody, because this runs as a test of other programs (CI).
           *[silent] Who speaks: nobody; no screen reader was found, and no speech service is running.
        }
    }
# $path: what speaks, $through: the synthesiser or screen reader behind it. $settings: those
# that it follows.
doctor-speech = Speech through { $path }: available, as { $through }. { $count ->
        [0] It is set up in its own program.
       *[other] It follows these settings: { $settings }.
    }
doctor-no-speech = Speech through { $path }: not available. { $mend }
speech-no-module = Its module for Python is missing. { $step }
speech-missing =
    { $path ->
        [prismatoid] It is an extra. { $step }
       *[other] { $detail }. { $step }
    }
speech-absent = No speech service is running. { $step }
speech-idle = It is installed but not running. To start it: { $program } play --speech direct
speech-stopped = It found nothing that speaks.
speech-mute = It is running but has no synthesiser. { $step }
speech-broken =
    { $detail ->
        [none] It does not answer.
       *[other] It fails: { $detail }
    }
doctor-sentence = This is the voice of the game: code c4s 3s3o6d.
# $path: what speaks, $sentence: doctor-sentence.
doctor-hear = Through { $path } this was spoken: { $sentence } Did you hear it? Type yes or no.
doctor-heard = Good. The program can speak: { $program } play --speech direct
doctor-not-heard = Check the volume and the sound device of your system. Where speech-dispatcher is used, try: spd-say hello
doctor-not-spoken = No test sentence was spoken, because no path to a voice works.
doctor-signal = Sounds for your turn: available if there is a sound card, through { $player }.
doctor-no-signal = Sounds for your turn: not available; the bell works without them. { $step }
library-missing = The library { $library } is missing.
library-old = The library { $library } is too old: { $file } is release { $found }, and { $wanted } is needed.
library-new = The library { $library } is newer than this program knows it: { $file } is release { $found }, and { $wanted } is needed.
library-strange = The library { $library } cannot be used: { $file } has its name, and is something else.
library-damaged = The library { $library } cannot be used: { $file } is damaged.
library-lent = Python takes it from { $folder }. Take that folder out of PYTHONPATH, and start the program in another folder.
library-install = To install it, type: { $command }
# In the file for Windows, where nothing can be installed.
library-unpack = To repair the program, unpack its zip file again, or run its set-up again.
library-elsewhere = The file for Windows does not contain it. A program that was installed with Python can have it.
doctor-libraries = Libraries: available, all of them.
doctor-library = { $extra ->
        [extra-friends] Tables with friends
        [extra-labels] Labels
        [extra-dxf] Labels as DXF
        [extra-club] The ladder and the notices of a club
        [extra-3d] Labels in 3D
       *[extra-core] The program
    }: not available. { $mend }
doctor-settings = Settings: { $faults ->
        [0] available, in { $file }
        [one] one line of { $file } is not right, as told above. Correct it in an editor, or delete the file.
       *[other] { $faults } lines of { $file } are not right, as told above. Correct them in an editor, or delete the file.
    }
doctor-saves = Saved games: available, in { $folder }
doctor-no-saves = Saved games: not available, because { $folder } cannot be written to: { $detail }. To keep them elsewhere, set the environment variable SPLENDOR_ACCESS_HOME to another folder.
doctor-language = Language: { $language }; offered: { $languages }.

## Words by what they mean, as the grammar of sentences reads them.

senses-take = take, taking, taken, took, grab, get, getting, pick, picking, pick up, picking up, collect, draw, gimme, fetch, i'll have, give me, can i have, could i have, may i have, choose, chose, i'd take, takes, collected, nab, pocket, bag, grabbing, choosing, select, snag, opt for, hand me
senses-buy = buy, buying, bought, buys, purchase, purchasing, purchased, acquire, acquiring, buy it, pay for, purchases
senses-reserve = reserve, reserving, reserved, reserves, hold, hold on to, keep, book, put aside, set aside, in my hand, for later, to one side, aside, put away, set away, tuck away, stash, lock up, reservation, reservations, put by, by for me, by for later, by for now, stick by, dibs on, call dibs on
senses-return = give back, return, returning, returned, gave back, discard, put back, hand back, get rid of, drop, back, lose, part with, into the bank, to the bank, goes back, discarding, giving back, throw back, throw away, dump
senses-pass = pass, passing, skip, skipping, passed, sit out, sit this one out, sit this out, sit this round out, miss a turn, miss my turn, do nothing, miss my go
senses-undo = undo, take back, undoing, undone, revert, take that back, take it back, go back a move, go back a turn, go back one move, go back one turn, roll back
senses-wish = must i, do i have to, may, might, must, have to, need to, can, could, would, should, shall, if, whether, suppose, imagine, tempted, tempting, how about, what about, thinking of, thinking about, wondering, allowed, possible, let us say, was going to, should have, would have, could have, wish, i'd, ought, maybe, perhaps, consider, considering, hesitate, would it, is it worth, feel like, better to, unless, when, as soon as, happens, hoping, hope, id, planning to, almost, nearly, let's say, i'd love, i'd like, interested in, would like, do you think, dry run, dry run of, trial run, preview, try it out, just try it out, would've, could've, should've, gotta
senses-not = not, don't, dont, do not, never, won't, wont, can't, cannot, no way, nothing, refuse, isn't, didn't, doesn't, wouldn't, shouldn't, neither, rather not, instead of, no buying, no taking, without buying, none, out of the question, anything but, stop, don't touch, hands off, touch no, not a single, not one, aren't, arent, ain't, aint, haven't, havent, hasn't, hasnt, wasn't, wasnt, couldnt, cant, didnt, doesnt, isnt, couldn't, weren't
senses-except = except, everything but, any but, anyone but, anybody but, anything but, whichever but, whatever but, either but, anyone bar, any bar, all bar, all except, but not, apart from, other than, all but, without
senses-every = each, every, all, all colours, all colors, one of each, everything, anything, something, any, nothing, whole
senses-same = same, same again, same as last time, same as before, identical, like last time, like last turn, like last round, like the last time, as last time, same as last turn, same as last round
senses-redo = repeat, redo, do exactly what i did, do what i did, do again, replay
senses-who = who's, who, whose, whos
senses-what = what, which, what's, where, is there, are there, list, show, tell, find, how much, how, does, is, are, where's, who's, what are, tell me, let me hear, let me know, remind me, read me, read out, read, describe, i want to know, i'd like to know, do you know, can you tell me, could you tell me, please tell me, explain, look at, check, hear, see, am, was, were, give, look, it's, its, show me, let me see, show me the, remind me of, remind me what, tell me about, list all, show all, search, whats, what's the, let's see, examine, inspect, view, find out, wots, wot's, wats, how's, wheres, whos, lemme see, recap, skim, work out, figure out, double check, peek at, take a look at, take another look at, take me through, talk me through, lost track of, need to know, wanna know, d'you know
senses-many = how many, how much, how often, number of, count, total, amount, how many more
senses-when = when, how long ago, since when, how long has, when's
senses-why = why, how come, where from, why's
senses-past = did, was, were, ever, ago, before, earlier, happened, so far, already, bought, took, reserved, gave, came, taken, gone, went, appeared, visited, passed, played, yesterday, got, returned, previously, until now, since, spent, paid for, picked, grabbed, purchased, done, since when, how long has, nabbed, pinched, stole, did i miss
senses-bound = before, since, after, until, between, up from, onwards from, til
senses-would-have = would have, could have, should have, would've, could've, should've
senses-own = my, my own, my turn, my go
senses-noun = reservation, reservations, purchases
senses-seats = two players, three players, four players, 2 players, 3 players, 4 players
senses-so-far = so far, until now, up to now, thus far
senses-tell = tell me about
senses-ago = ago
senses-bound-before = before
senses-bound-until = until, til
senses-bound-after = after
senses-last-but-one = before last, last but one, second last, penultimate, next to last, before that, the one before, the turn before that, the move before that, the go before that, before his last one, before her last one, before his last, before her last
senses-rounds = rounds
senses-last = last, latest, most recent, recently, previous, just now, most recently, last time, last turn, last move, just, last round, previous turn, previous move, last go, last goes, lately
senses-next = next
senses-me = i, me, my, mine, i'm, i've, myself, i'll, i'd, my own, for me, i am, my turn, my go, im, ive, ill
senses-other = opponent, opponents, other player, he, she, they, him, her, his, their, others, the other, computer, enemy, rival, that player, my opponent's, my opponent, the computer, she's, he's, anyone else, anybody else, someone else, somebody else, who else, anyone but me, anybody but me, someone but me, somebody but me, anyone other than me, someone other than me, other than me, apart from me, besides me, except me, across the table, the one across, one opposite, sitting opposite, my rival, rival's, my rival's, my neighbour, my neighbour's, opposite me, my mate, my mate's, my friend, my friend's, my pal, they're, bot, bots, ai, rivals, my wife, my husband, my partner, my mum, my mom, my dad, my brother, my sister, my son, my daughter, the other guy
senses-somebody = you, he, she, they, someone, somebody, people
senses-nobody = nobody, no one, no player, none of us, neither of us
senses-both = both, both of us, we, us, everyone, everybody, each of us, anyone, someone, anybody, somebody, others, nobody, all players, other players, all of us, together, either of us, one of us, any of us, we're
senses-points = point, points, score, pts, prestige, standings, scoreboard, scores, pointer, pointers, vp, vps, scored
senses-winning = winning, win, won, ahead, behind, leading, leads, lead, in front, losing, lost, closest, closer, ends first, finish, leader, winner, win the game, who's winning, victory, best placed, in the lead, doing better, ahead of me, wins, led, loses, trailing, neck and neck, overtake, race
senses-tokens = token, tokens, gems, gem, chip, chips, stones, stone, jewels, gems tokens, gem tokens, coins, coin, money, jewel, resources, gemstones
senses-bonus = bonus, bonuses, discount, discounts, permanent, production
senses-card = card, cards, development, developments, one, ones, pointer, face-up card, face-up cards, faceup, tableau
senses-noble = noble, nobles, tile, tiles, patron, patrons
senses-deck = deck, decks, pile, piles, stack, top card, draw pile, face-down, blind, unseen, hidden, face down, top, secret
senses-hand = hand, reserved, reserved cards, holding, in my hand, in hand, tucked away, i put aside, i set aside, i've put aside, i've set aside, i put away, stashed, kept back, saved up, hoarding, hoarded, been hoarding, squirreled away, put by
senses-bank = bank, supply, left, remaining, available, in the bank, in the supply, stock, pot, pool, in the middle, kitty, in the centre
senses-turn = turn, up next, go now, turns, to move, up, playing, last turn, last move, last round, previous turn, previous move, my turn, my go, last go, goes, turn order
senses-round = round, rounds, how long have
senses-board = table, board, market, display, on the table, on offer, for sale, visible, face up, laid out, in the market, out there, around, out, lie open, lying open, face-up, up for grabs
senses-need = need, missing, lack, short, still need, required, demands, lacking, asks for, needs, ask for, ask, require, requires, call for, calls for, take to get, needed, asking for, wanted, lacks
senses-afford = afford, enough, enough for, have enough, got enough, buyable, affordable, budget, within budget, price range, in my price range, the money for, money for, got the money for, within reach, within my reach, sufficient, stretch to
senses-advice = hint, advice, advise, strategy, recommend, suggest, suggestion, best move, best play, tip, tips, what should i, what would you, smart move, what do you think, what now, what next, best, best thing, what should i do, what do i do, what would be best, any ideas, any idea, any suggestions, what's best, help me decide, what's my best move, what's the best move, best option, what would you do, what to do, tactics, tactic, plan for me, recommended, recommendation, strongest move, optimal, your advice, what do you suggest, what do you recommend, i'm stuck, stuck, clue, nudge, analysis, suggestions, i'm lost, i am lost, completely lost, totally lost, no clue, no idea, clueless, stumped, at a loss, i am stuck, haven't a clue, engine, plan b, game plan, candidate moves, candidate move, ideas, idea, pointers, your take, best bet, what do you reckon, what d'you think, drop me a hint, give me a hand, any thoughts, your thoughts
senses-threat = threat, threats, threatening, danger, dangerous, watch out, worry, afraid, threaten, threatens, snatch, beat me to, get ahead of me, worried, threatened, scary, fear, to fear, be scared of, scared, alarming, afraid of, pinch
senses-further = another, more, how many more
senses-fast = fast, faster, quickest, fastest, quick way, quicker, sooner, soonest
senses-plan = plan, plans, planning, up to, after, going for, aiming, want, wants, wanted, interested in, plotting, plots, plot, scheming, scheme, trying to do, intend, intends, intending, intention, intentions, in mind, what for, purpose, brewing, cooking up, playing at, want with, wants with, up his sleeve, up her sleeve, gunning for, eyeing
senses-value = best value, worth it, best card, worth buying, best deal, most valuable, pays off, bargain, good deal, most efficient, best buy, good value, efficient, worth the most, best for the money, points per, value for money, rate, evaluate, weigh up, torn between, per gem, per token, per chip
senses-rule = rule, rules, tie, tied, how does, how do, explain, allowed to hold, at most, when does, end of the game, optional, allowed, must i, do i have to, forced, must, change, how many may, permitted, is it ok, can one, do you have to, in the rules, legal, wild, count as, what happens if, what if, what happens when, rulebook, rule book, mandatory, forbidden, against the rules, tiebreaker
senses-more = more than, over, above, at least, more, or more, greater than, higher than, upwards, further
senses-less = less than, under, below, at most, fewer than, or fewer, or less, fewer, cheaper than, fewest, least, the least, lowest
senses-game = game, whole game, everything
senses-coach = worst move, best turn, mistakes, mistake, how did i do, how did i play, how well
senses-filler = number, option, back in, the, a, an, of, in, on, at, to, from, for, with, and, then, now, please, thanks, thank, you, well, ok, okay, so, um, uh, hmm, just, really, too, also, that, this, it, those, these, them, there, here, go, i'll, let's, do, be, still, right, hey, some, any, instead, decided, decide, by, using, paying, have, one, ones, mind, piece, pieces, alright, actually, simply, as, face-up, myself, got, say, yes, but, up, paid, comma, which, let, let me, first, thank you, thanks to you, ill, lets, lemme, em
senses-braille = braille, dots, cells, code
senses-cancel = cancel, never mind, nevermind, forget it, leave it, go back, abort, stop that, scrap that, neither, neither of them, none of them, none of these, neither one, nothing, forget the, forget all, forget this, forget the whole thing, call it off, scrap the, scrap it, drop it, drop the, drop it all, forget, ditch, abandon, give up on, scrap, let go of my, bin, nvm, scratch that
senses-stay = stay, keep playing, continue, play on, carry on, go on, keep going, remain, wait, stays, remains, not done, go on playing, staying, crack on
senses-leave = leave, quit, bye, goodbye, exit, see you, good night, i'm off, done, stop, end, get me out of here, get me out, leaving, get out, way out, get out of this game, out of this game, out of here, gotta go, i have to go, i'm out of here, heading off, shut it down, shut down, take me out, let me out, close the program, close the game, close it down, log off, pack it in, call it a day, goodnight
senses-ready = ready, here, i'm here, got it, i have it, i'm ready, it's me, go, take over, present, is here, am here, let me at it, all yours, bring it, over to me, my go, my turn, all set, good to go, set, sitting here, in my seat
senses-wait = wait, moment, second, not yet, hold on, minute, later, sec, hang on, hold up
senses-keep = keep, keeping, save, hold, leave me, spare, leave my, leaves me, leaves, hang on to, hang onto, still have, left with, don't touch, hands off, hold back, holding back, touch no
senses-rather = rather, instead, but, better
senses-ordinal = first, second, third, fourth, fifth, last, other, former, latter, sixth, seventh, eighth, ninth, tenth, 1st, 2nd, 3rd, 4th, 5th, very first
senses-ordinal-1 = first, former, top, 1st, very first, opening
senses-ordinal-2 = second, latter, 2nd, plan b
senses-ordinal-3 = third, 3rd
senses-ordinal-4 = fourth, 4th
senses-ordinal-5 = fifth, 5th
senses-ordinal-6 = sixth
senses-ordinal-7 = seventh
senses-ordinal-8 = eighth
senses-ordinal-9 = ninth
senses-ordinal-10 = tenth
senses-ordinal-last = last, bottom
senses-ordinal-other = other, another, the other, other than
senses-then = then, and then, after that, afterwards, and
senses-misheard = by buy, bye buy, read red, to two, too two, for four, won one, see c, sea c, be b, bee b, hey a, aye a, age h, and n, bleu blue, blew blue, tree three, sicks six, alpha a, bravo b, charlie c, ah a, before b4, wide white, eh a, ay a, hay a, enn n
senses-have = have, had, got, own, owns, owning, hold, holds, holding, possess, possesses, i've, carry, left over, has, ive
senses-able = can, could, able, able to, be able to, capable, in reach, within reach, within my reach, manage, anyone can, does it work, does that work, would it work, would that work, doable
senses-should = should, shall, ought, ought to, wise, smart, clever, sensible, good idea, bad idea, a mistake, better, worthwhile, advisable, makes sense, would you, do you think, do i want, good, a good, help, do you think i should, should i, good for, foolish, risky
senses-happen = happened, happening, happens, going on, do, did, done, doing, made, make, move, moves, moved, play, played, playing, go, went, been doing, did i miss, happen
senses-begin = began, begin, begins, begun, started, start, starts, went first, goes first, first move, opening move, starting player, open the game, opening, going first, start player
# What somebody orders that is no deed of the game: it is never a question.
senses-bid = do what, do as, do like, do the same, copy, let
# Time that is measured, of which the program knows nothing.
senses-clock = time limit, clock, timer, stopwatch, hourglass
# A word that is a name, too; beside I it is none.
senses-am = am
senses-came = came, come, appeared, arrived, turned up, dealt, revealed, flipped, new, newest, replaced, turned over, came out, came up, comes, visit, show up
senses-often = often, times, how often, most often, frequently, how many times, more often, twice
senses-most = most, fewest, least, highest, lowest, better, bigger, richer, richest, the most, the least, best, more than me, than me, than i, than i do, than you, compared, compared to, compared to me, compared with me
senses-only = only, just one, a single, nothing but, solely, nothing else
senses-far = how far, far, close, how close, how soon, soon, how long until, how long till, how long before, until, till, away, distance, off, long till, turns until, how long, long way off, a long way off, way off, anywhere near, nowhere near, how near, til
senses-end = end, over, ends, finish, finished, finishes, ending, ended, finish line, endgame
senses-from = at least, at most, or more, or fewer, minimum, from, maximum
senses-again = again, once more, repeat
senses-any = any, anything, something, some, whatever, whichever, random, at random
senses-now = now, right now, at the moment, currently, this turn, still, yet, at this point, rn, atm, this go
senses-gone = go, gone, went, ended up, got to, wander off, disappear, disappeared, all gone, run out, ran out, run out of, ran out of, used up, running out
senses-pay = pay, paying, spend, use, paid, spent, used, fork out, forked out, shell out, blow, blew, put down, cough up, coughed up, splash out, pays, spending
senses-cost = price, prices, how expensive, worth, set me back, sets me back, setting me back, charge
senses-worth = worth
senses-tie = tie, tied, draw, equal points, same points, tiebreaker, dead heat
senses-player = player, players, person, people, somebody, anyone, someone, anybody
senses-idle = you know what, comma, full stop, question mark, which, there's, only, own, than, into, over to, onto, that's, here's, kindly, quickly, quick, great, nice one, yes please, go ahead, mate, if you please, would you kindly, could you please, ever, even, both, each, exactly, possibly, perhaps, together, total, altogether, currently, already, else, such, other than that, about, thing, things, kind, sort, type, way, bit, lot, lots, another, by the way, so far, one by one, same time, was, were, been, being, has, had, having, does, did, is, are, i've, my, your, our, game, be able to, off the, against, time, word, words, am, today, let, want, like, think, again, table, market, display, supply, bank, next, turn, want to, i'd like to see, put, i would like to see, for me, set, around, into my, know, try, sorry, sure, guess, so that, anyway, off, out, away, looking, back to me, out to me, ive, thats, you're, wanna, oh, hi, wow, blimey, holy cow, bloody, on earth, the hell, the heck, btw, reckon, definitely, honestly, finally, quite, pretty, very, probably, right away, straight away, asap, in that case, after all, by any chance, no problem, no worries, take your time, for goodness sake, out loud
senses-history = history, log, journal, protocol, past, story, record of moves
senses-changed = changed, changes, different, what's new, what is new, anything new, new since, news, the news
senses-define = what is a, what is an, what's a, what's an, whats a, mean, means, meaning, define, explain, how does, work, works, working, what exactly, what for, good for
senses-expensive = costs the most, cost the most, costs most
senses-cheap = costs the least, cost the least, costs least, not expensive, not too expensive, less expensive, least expensive, by price, sorted by price, by cost, sorted by cost
senses-say = say, said, sentence, line, answer, message, told, answered, answers, tell me up, entries, lines, messages
senses-how = how, how do, how can, how's
senses-limit = limit, the limit, maximum, limits, cap
senses-want = i want, i want to, want to, i'd like to, i'd like, i would like, i'd love to, i would like to, would like, wanna, i wanna
senses-participle = bought, taken, reserved, returned, passed, got, paid, gone, done, played, come, visited, begun, appeared, made, had, spent, used, cost, picked, picked up, forked out, collected, gained
senses-give = hand over, handing over, give me, gives, give, brings, bring, yields, produce, produces, earn
senses-must = must, have to, need to, required to, must i, do i have to, am i obliged to, gotta, mandatory
senses-ever = ever, at any time, at some point
senses-day = yesterday, tomorrow, last week, last time we played, the other day, last night
senses-each-turn = each turn, every turn, each time, every time, at the start of my turn, at the beginning of my turn, at the start of each turn, at the start of every turn, at the beginning of each turn, at the beginning of every turn, before each turn, before every turn, after each turn, after every turn, before my turn, automatically
senses-alias = short for, shorthand for, shortcut for, abbreviation for, alias for, stand for
senses-relative = who, which, that
# What is set: see the settings of these names.
senses-setting-rate = speed, faster, slower, how fast, how slow, speech rate, tempo
senses-setting-verbosity = verbosity, shorter, fewer words, brief, briefer, sentences, details, more detail, say less, talk less, only the essentials, in short form, short version, wordy, keep it short
senses-setting-gems = stone names, gem names, names of the stones, call the gems, call the colours, name the stones, name the gems, gems by colour, gem by colour, by their colours, colour names, by colour, names of the colours, stones by name, gems by name
senses-setting-hints = hints
senses-setting-theme = dark, light, dark mode, light mode, theme, contrast
senses-setting-signal = beep, sound, bell, chime, ding, beeping, beeps, sounds, noise, noises, ringing
senses-setting-wrap = wrap, line breaks, long lines
senses-setting-cells = cells of cards, card cells, braille cells
senses-setting-clear = blank, go blank, goes blank
senses-setting-codes = codes behind, codes after
senses-setting-zero = zeros, zeroes
senses-setting-language = language, english, german, french, dutch, francais, deutsch
senses-language-de = german, deutsch
senses-language-en = english
senses-language-fr = french, francais
senses-language-nl = dutch, nederlands, flemish
senses-setting-voice = voice, louder, softer, quieter, volume, quiet
senses-setting-profile = expert, beginner, profile
senses-aim = aim, target, sights, eye on, keep an eye on, go for, going for, my goal, remember, the goal, going after, set my sights, saving for, aiming for, aiming at, saving up for, saving up, got my sights, keep in mind, bear in mind, keep that in mind, in mind, an eye on, gunning for, eyeing
senses-lesson = lesson, lessons, tutorial, the ropes, step by step, teach me, new to this, new here, walk me through, first game, guide me, first time playing, never played before, never played this, newbie
senses-record = record, export
senses-position = position, position string
senses-rematch = rematch, play again, same players, once more against
senses-new-game = new game, different game
senses-spell = spell, letter by letter
senses-help = commands, command, type in, can i type, do i type
# What was talked of, which nobody knows.
senses-thereon = on it, on that one, on them
senses-is = is, are, isn't, aren't, it's, isnt
senses-pair = pair, a pair, couple, a couple, twin, a double, double
senses-different = different, distinct, various
senses-future = will, going to, gonna
senses-level = tier, tiers, rows, levels
senses-spare = can spare, can do without, do without, go without, don't need, do not need, no need for, can go, get rid of, let go of
senses-upper = upper, front, left one
senses-lower = lower, right one
senses-small = small, smaller, smallest, little, littler, tiny, low, lower, lowest, weak, weaker, easy, easier, easiest, lightest, lighter
senses-big = big, bigger, biggest, large, larger, largest, high, higher, highest, strong, stronger, hard, harder, hardest, fat, fancy, pricey, pricier, heavy, worth more, worth most
guessed = { $count ->
    [one] "{ $typed }": did you mean this? Answer yes or no.
   *[other] "{ $typed }" is not clear. Do you mean one of these { $count }? Type its number.
    }
# A deed that is offered of such a line, and what `try` tells of one.
option-deed =
    { $deed ->
        [take] take { $gems }
        [return] give back { $gems }
        [buy-at] buy { $place }
        [buy-one] buy one of these: { JOIN($place, "or") }
        [reserve] reserve { $place }
        [reserve-one] reserve one of these: { JOIN($place, "or") }
        [draw] reserve the top card of deck { $place }, unseen
        [noble] choose the noble { $place }
        [pass] pass
       *[buy] buy { $place }, paying { $payment }
    }.
option-tried =
    { $deed ->
        [take] What taking { $gems } would bring
        [buy] What buying { $place } would bring
        [pay] What buying { $place } with { $payment } would bring
        [draw] What reserving the top card of deck { $place } would bring
       *[reserve] What reserving { $place } would bring
    }.
# A meaning that is offered of a line that is not clear; see guessed. $subject: what it is about.
option-meant =
    { $meant ->
        [afford] What you can buy
        [afford-of] What you can buy of: { JOIN($subject, "comma") }
        [again] The last answer again
        [aim] What you aim at
        [aim-of] Aim at { $subject }
        [aim-off] Drop your aim
        [aim-points] Aim at points alone
        [alias] Your own words for lines
        [alias-of] Your own words for lines
        [bank] What is in the bank
        [bank-of] In the bank: { $subject }
        [begin] Begin the game
        [board] The cards on the table
        [cards] The cards you have bought
        [cards-of] The cards bought by { $subject }
        [changed] What has changed
        [check] Compare with the table
        [coach] What the coach says
        [code] The braille code of a card
        [code-of] The braille code of { $subject }
        [count] Correct the tokens that were counted
        [deck] How many cards are in the decks
        [deck-of] How many cards are in deck { $subject }
        [device] Join from another device
        [find] Cards that you describe
        [find-cheap] The cheapest cards
        [find-expensive] The most expensive cards
        [find-of] Cards: { JOIN($subject, "comma") }
        [fix] Correct what was typed in
        [force] Enter something against the rules
        [goal] What the nobles and the end still need
        [goal-of] What you need for { $subject }
        [goal-points] What you need to win by points
        [hand] Your reserved cards
        [help] Help
        [help-of] Help with { $subject }
        [here] Who is here
        [hint] A hint for your move
        [hint-more] Other good moves
        [hint-why] Why that is the best
        [json] An answer for programs
        [key] What a key of the braille display does
        [last] What was done last
        [lock] Lock the table
        [log] What has been done so far
        [log-by] What { $subject } has done
        [log-by-own] What you have done
        [log-last] What { $subject } did last
        [log-last-own] What you did last
        [log-of] From the log: { JOIN($subject, "comma") }
        [look] A card or a noble
        [look-of] What is at { $subject }
        [me] What you have
        [me-of] What you have of { $subject }
        [menu-buy] Choose a card to buy
        [menu-noble] Choose a noble
        [menu-reserve] Choose a card to reserve
        [menu-return] Choose tokens to give back
        [menu-take] Choose gems to take
        [mute] Hear no more of what somebody says
        [need] What you lack for a card
        [need-of] What you lack for { $subject }
        [new] A new game
        [newer] Later lines of the log
        [nobles] The nobles
        [older] Earlier lines of the log
        [player] What another player has
        [player-of] What { $subject } has
        [position] The position as a line of text
        [position-of] The position as a line of text: { $subject }
        [quit] Leave the game
        [ready] Take over the keyboard
        [record] The record of the game
        [record-of] The record of the game, into the file { $subject }
        [rematch] Another game
        [remove] Remove somebody from the table
        [replace] Play for somebody who is away
        [row] The cards of one level
        [row-of] The cards of level { $subject }
        [rules] The rules
        [rules-of] The rules: { $subject }
        [save] Save the game
        [say] Say something to the others
        [score] The score
        [secret] Type in a secret card
        [settings] The settings
        [settings-of] The setting { $subject }
        [settings-default] Set everything to its default
        [settings-set] Set { $subject } to { $value }
        [threat] What the others can do next
        [threat-of] What { $subject } can do next
        [try] What an action would bring
        [try-of] What would be after this: { JOIN($subject, "comma") }
        [turn] Whose turn it is
        [tutorial] The tutorial
        [tutorial-of] The tutorial: { $subject }
        [undo] Take the last move back
        [undo-of] Take your last move back: { $subject }
        [why] Why the last move was made
        [why-of] Why { $subject } did that
        [why-own] Why you did that
        [worth] Which cards are worth most
        [worth-cards] Which of these cards are worth most: { JOIN($subject, "comma") }
        [worth-of] What { $subject } is worth to you
       *[other] { $line }
    }.
# A property that cards are described by, as in `Cards: white, 4 points`.
trait =
    { $kind ->
        [level] level { JOIN($values, "or") }
        [scoring] with points
        [cost] { $count ->
            [0] { JOIN($values, "or") } in the cost
           *[other] { $count } { JOIN($values, "or") } in the cost
        }
        [total] cost of { JOIN($values, "or") } in all
        [colours] { JOIN($values, "or") } colours in the cost
       *[other] { JOIN($values, "or") }
    }
trait-denied =
    { $how ->
        [without] without { $trait }
        [pointless] without points
       *[not] not { $trait }
    }
trait-first =
    { $first ->
        [cheap] the cheapest first
       *[expensive] the most expensive first
    }
# Parts of the log, as in `From the log: Ada, cards bought, round 3`.
logged =
    { $what ->
        [take] gems taken
        [reserve] cards reserved
        [buy] cards bought
        [return] tokens given back
        [noble] nobles
        [pass] passes
        [market] new cards
        [mine] your moves
        [talk] talk
       *[moves] moves
    }
logged-you = you
logged-unseen = from a deck
logged-rounds =
    { $kind ->
        [one] round { $first }
        [ago] { $first ->
            [one] the round before
           *[other] { $first } rounds ago
        }
        [since] since round { $first }
        [latest] { $first ->
            [one] the last round
           *[other] the last { $first } rounds
        }
       *[span] rounds { $first } to { $last }
    }
logged-at =
    { $of ->
        [back] { $number ->
            [one] the last turn
            [2] the turn before the last
           *[other] turn { $number } counted back
        }
        [order] { $number ->
            [one] the first
           *[other] number { $number }
        }
       *[count] { $number ->
            [one] the last line
           *[other] the last { $number } lines
        }
    }
log-round = Round { $round }: { $told }
words-rounds = round, rounds
# What takes back a deed before it is said anew, and what joins a clause to its reason.
words-correcting = no wait, wait no, no hang on, hang on, hold on, no sorry, sorry, oh no, oh wait, no i mean, i mean, i meant, no i meant, actually, scrap that, scratch that, forget that, erm, um, or rather, or no, make that, make it, no, nope, wait, oops, whoops, typo, my mistake, my bad, mistyped, wrong one, wrong key, slip of the finger, damn, argh, nonsense, rubbish, crap
# Before what is taken in the place of something that is denied.
words-but = but, but rather, but instead
words-exchanging = swap, swapping, replace, exchange, trade, change, switch
# A polite order: `words-wanting` stands for what wishes, which is a phrase by itself, or
# begins one that a word of `words-desired` ends. Then small words before and behind an order.
words-wanting = I want
words-desiring = I wanted, I wanna, I was hoping for, I fancy
words-would = I would, I'd, Id, we would, we'd, can you, could you, would you, will you
words-desired = like, love, prefer, rather, really, quite, me
words-before-order = ok, okay, alright, right, fine, well, oh, ah, so, then, now, sure, yeah, yep, cool, perfect, all right, very well, in that case, oh well, just, please, you know what, know what, och, mm, hmm, hm
words-behind-order = then, now, anyway, after all, in that case, please, thanks, okay, ok, will you, for me, right now, straight away, at once, yes
words-so = so, therefore, and so
words-between = then, and then, and, after that, as well as, and also
# A reply that turns from an open question. What lets it be in front, what names the thing
# that is let be, and small words beside it. What says that it was a slip, in front and behind,
# and what tells what was typed. What a price without gold is,
# and what leaves gold out; what there must be in a hand. What asks for something. What puts
# the answer off, in front and behind.
words-letting-be = scrap that, scrap it, scratch that, forget that, forget it, drop that, drop it, leave that, leave it, skip that, skip it, strike that, bin that, ditch that, cancel that, no no, nah nah, no thanks, no thank you, on second thoughts, on second thought, come to think of it, sod that, sod it, stuff that, stuff it, to hell with that, away with that, enough of that, not that, not that one, let's not, i didn't mean that, didn't mean that, i don't want that, don't want that, don't want it, changed my mind, i've changed my mind, i changed my mind, let it be, let that be, let it go, never mind, never mind that, never mind all that, nothing doing, stop, no stop, hold it, command back, change of plan, change of plans, changed plans, plans changed, new plan, different plan, ditch that idea, ditch the idea, drop the idea, scrap the idea, gone off the idea, i've gone off the idea, gone off it, i've gone off it, gone off that, call it off, call it all off, call that off, stop stop, hold everything, rewind, back up, backtrack, as you were, nix that, axe that, kill that, lose that, park that, shelve that, on reflection, thinking about it, now i think about it, cancel cancel, no dice, call the whole thing off, call the deal off, call the purchase off, call it quits, another time, some other time, i'll have another think, i will have another think, let me have another think, i'll think again, let me think again, i'll think it over, let me sleep on it, i'll sleep on it
words-letting-be-of = never mind, nevermind, forget, forget about, scrap, scratch, drop, leave, skip, bin, ditch, sod, stuff, away with, enough of, cancel, to hell with, don't want, call off, stop, abandon, axe, nix, park, shelve, let
words-letting-be-beside = then, for now, for the moment, alone, be, out, aside, whole, all, about, thing, business, question, one, ones, it, that, this, those, them, either, idea, purchase, reservation, order, my, after all, off, lot, buy, deal, both, two, pair, lie, rest, sleep
words-slip = slip of the finger, slip of the tongue, slip, my mistake, mistake, my bad, my fault, typo, wrong key, wrong word, wrong one, wrong card, wrong pile, wrong deck, wrong colour, wrong row, wrong number, fat fingers, i misspoke, misspoke, i mistyped, mistyped, i meant to say, i mean to say, meant to say, i meant, i mean, meant, i wanted, i said it wrong, sorry, apologies, beg pardon, pardon me, excuse me, whoops, oops, oopsie, hang on, hold on, wait, no wait, rather, meant to ask, meant to ask for, i meant to ask, i meant to ask for, i wanted to ask, wanted to ask, meant to type, i meant to type, i only wanted, i just wanted, make that, make it, i should have said, should've said, actually, erm, um, uh, mixed up my colours, i mixed up my colours, mixed up the colours, mixed my colours up, mixed them up, i mixed them up, mixed up, got my colours crossed, i got my colours crossed, got them crossed, got mixed up, i got mixed up, got muddled, i got muddled, muddled up, i got confused, got confused, misread, i misread, misread it, i misread it, misheard, should've been, should have been, it should've been, it should have been, it was meant to be, was meant to be, silly me, my apologies, wrong letter, wrong level, wrong gem, brain fart, typed too fast, my finger slipped
words-slip-behind = i said, is what i said, i meant, i mean, i meant to say, is what i meant, was what i meant, that's what i meant, is the one i meant, was the one i meant, i should have said, i should've said, should've said, it should have been, it should've been, should have been, should've been, it should be, it was meant to be, it was, is what i wanted, i wanted, was what i wanted, i was after, i'm after, was the plan, i had in mind, is what i said, it is, sorry, instead, after all, rather, silly me, is what i'm after, was what i was after, what i'm after, what i was after, is what i want, my apologies, was what i had in mind, is what i had in mind, i should say, i was thinking of, i was looking for, i'm looking for, is what i'm looking for, in its place, mistyped, i mistyped, typo, a typo, my typo, slip of the finger, wrong key, my mistake, my bad, slip of the tongue, i misspoke, misspoke
words-said-wrongly = i said, i typed, i wrote, did i say, did i type, did i just say, have i said, i asked for, i put, i did say
# Behind a thing that was not meant: `white was wrong, I meant black`.
words-was-wrong = was wrong, is wrong, was a mistake, was a slip, was not right, wasn't right
words-plain-price = plain price, normal price, usual price, full price, regular price, ordinary price, printed price, proper price, exact price, price on the card, what's printed, what is printed, as printed, printed on it, list price, price as printed
words-room = room, space, slot, slots, full, spot, fit
words-asking-for = i want, i'd like, i would like, give me, i'll have, i'll take, i need, let me have, it's, it is, i'm after, it was, i was after, i'd sooner, i'd sooner have, i'd rather have, i'm having, let's have, hand me, i was looking for, i was thinking of
words-left-out = out of it, out of this, leave out, left out, leave off, keep out, leave the gold, without touching, stays put, stay put, leave the gold alone, hands off the gold
words-putting-off = before i say, before i say anything, before i answer, before i choose, before i decide, before i pick, before i pay, before i do, before i go, before that, before you do, first, first of all, but first, just first, hang on, hold on, hold your horses, one sec, one second, one moment, one minute, just a sec, just a second, just a moment, just a minute, a moment, a sec, in a sec, in a minute, in a moment, wait, wait a sec, wait a second, wait a minute, wait a moment, sec, moment, quickly, just quickly, quick, real quick, let me think, let me see
words-putting-off-behind = first, first please, first off, first of all, before i say, before i answer, before i choose, before i decide, before i pick, before i pay, before i do that, before i do, before i go, before that, beforehand, quickly, real quick, for a sec, for a second, a sec, a moment
left-undone = Not done yet: { $typed }.
# What lines are about that ask for a rule or for help: all words of a phrase, in any order.
subject-part-edition = which edition, what edition, house rules, which rules, rules we play, rules are we
subject-part-setup = deck empt-, decks empt-, deck used up, deck runs out, deck out of cards, deck finished, deck gone, pile empt-, pile runs out, pile used up, stack empt-, no cards left deck, last card deck, who starts, who begins, who goes first, going first, goes first, starting player, first player, who begin, youngest, refill-, replace- bought card, replac- card, two players tokens, two players chips, two players gems, three players, four players, set up game, how set up, game set up, setting up, start of game, how many tokens colour, how many chips colour, how many gold game, gap fill-, place fill-, slot fill-, space fill-, spot fill-, filled up, topped up
subject-part-turn = what do turn, what may turn, what can turn, actions turn, things turn, more than one thing, two things, two actions, both turn, pass, passing, skip- turn, skip go, miss turn, clockwise, turn order, order of play, forced to, have to do something, nothing can do, cannot do anything, can't do anything, no moves
subject-part-take = same colour, two same, two of same, two alike, two of a kind, pair colour, doubles, two identical, three different, three colours, how many tokens take, how many gems take, how many chips take, how many take, four in pile, four left, fewer than three, less than three, only one gem, only two gems, only one token, just one, take fewer
subject-part-reserve = hand limit, limit reserv-, limit hand, how many reserve, how many reserved, how many hold hand, hand size, hand full, full hand, most reserv-, maximum reserv-, reserved back, reserved discard, get rid reserved, throw away reserved, blind, face down, top of deck, top card, unseen, steal reserved, reserved somebody, others see reserve, see reserved, look reserved, reserve gold, reserving gold, reserve joker, why reserve, point of reserving, keep reserved, fourth card
subject-part-buy = how pay, how payment, discount work-, discounts work-, bonus count, bonuses count, bonus last, bonuses last, bonus lost, bonuses spent, bonuses used, change overpay, get change, overpay, buy reserved, buying works, how buy, how buying, keep tokens pay, spent tokens, tokens go pay, cards pay
subject-part-gold = gold for, gold wild, joker any, joker colour, joker for, wild any, gold joker, joker, jokers, wild, gold substitute, gold stand for, gold replace, gold any, gold instead, how get gold, get gold, take gold, gold come from, earn gold, gold swap, swap gold, exchange gold, gold worth, use gold, gold used, gold taken, two golds, gold count
subject-part-limit = ten tokens, ten gems, ten chips, more than ten, over ten, above ten, eleven, token limit, gem limit, chip limit, limit tokens, limit gems, limit chips, most tokens, most gems, most chips, maximum tokens, max tokens, too many tokens, too many gems, too many chips, how many tokens hold, how many tokens keep, how many tokens have at most, how many gems hold, how many gems keep, how many chips hold, how many chips keep, gold ten, give back tokens, hand back tokens
subject-part-nobles = noble visit-, nobles visit-, noble come-, nobles come-, noble get, nobles get, noble worth, nobles worth, noble points, nobles points, two nobles, nobles same turn, nobles at once, several nobles, refuse noble, turn noble down, turn noble away, decline noble, choose noble, noble cost, nobles cost, tokens nobles, gems nobles, tokens noble, gems noble, nobles replaced, noble replaced, noble twice, win noble, nobles work, noble work, noble action, noble rule-, lose noble, steal noble, keep noble, bonus nobles, bonuses nobles, bonus noble, bonuses noble, cards nobles
subject-part-end = game over, when over, when's over, when end-, how end-, game end-, game finish-, when finish-, how finish-, when stop-, points win, points needed win, points finish, score win, winning score, winning points, need win, how win, you win, who wins, winner decided, fifteen, 15 points, tie, ties, tied, tiebreak-, tie-break-, level points, same points, equal points, same score, draw, drawn, equal turns, last round, final round, finish round, round finished, complete round, nobles count points, points nobles count, victory, somebody 15, someone 15, anybody 15, 15 other, reach- 15, hits 15, gets 15
subject-words-accessibility = larger letters, bigger letters, large letters, larger print, large print, bigger text, text bigger, larger text, font, bigger type, magnif-, zoom, blind, low vision, accessib-, contrast, see screen
subject-words-about = who wrote, who made, who programmed, who developed, who invented, who designed, who created, author, authors, programmer, developer, version, licence, license, copyright, what program
subject-words-words = words explain, which words, list words, words know, terms explain, glossary, vocabulary
subject-words-notation = letter codes, letter in code, letters in codes, mean in code, stand for code, mean in codes, which letter, what letter, letter for, letter stand-
subject-about-prompt = before arrow, prompt, word arrow
subject-about-code = read code, code mean-, codes mean-, codes work, code work-, notation, short form cards, understand code
subject-about-save = saving work-, saves work-, is saved, game saved, how save, when save, lose game, save by itself, saved automatically, autosave, power cut, crash-
subject-command-log = read history, history of game read, see history, go back history, history work-
subject-term-bonus = bonus mean-, bonus do, bonuses do, bought cards do, cards bought do, bought cards for, cards bought for, bonus for, bonuses for, bonuses, bonus
subject-term-noble = who nobles, what noble, what nobles, nobles for, noble for
subject-term-points = points for, prestige, what points
subject-term-level = what levels, what level, levels mean, rows mean, what rows
subject-term-stalemate = nobody can move, stalemate, stuck, nobody move
subject-about-braille = braille work-, braille display, how braille
subject-about-reader = screen reader, screenreader, jaws, nvda, voiceover, orca
