### What is the same in every language, because no word is in it: values, signs, codes and names.
### An entry that has attributes alone adds them to the entry of that name in each language. An entry
### Gems: one word, and with a count

no-gems =
    .braille = 0
# Kept in quotes, because the space at the end counts.
list-comma = ", "
list-brief = " "

## Cards and tiles

# The first part of a card: its colour.
card-bonus = { $bonus }
card-points =
    .brief = { $points }
hidden-card =
    .braille = ?{ $level }
noble-cost =
    .brief = { $cost }
# Things in a list, with nothing else in their line.
card-alone = { $card }
noble-alone = { $noble }
token-alone = { $gem }

## The beginning

player-human = { $name }
player-bot =
    .brief = { $name }
# A command of the page alone, and what it does.
alone-command = { $word }: { $does }
bot-names = Ada, Bruno, Clara, Dora

## What happened

took =
    .braille = { $name } + { $gems }
returned =
    .braille = { $name } - { $gems }
# What others did, in the news: in full as the log has it, and on displays too.
took-news =
    .full = { took }
    .braille = { took.braille }
reserved-news =
    .full = { reserved }
    .braille = { reserved.braille }
bought-news =
    .full =
        { $worth ->
            [0] { bought }
           *[other] { bought-points }
        }
    .braille =
        { $worth ->
            [0] { bought.braille }
           *[other] { bought-points.braille }
        }
# What the listener can buy, or nearly: with its cost in full, and on displays too.
reach =
    .brief = { reach }
    .full = { afforded }
    .braille = { afforded.braille }
reach-free =
    .brief = { reach-free }
    .full = { afforded-free }
    .braille = { afforded-free.braille }
reach-lacks =
    .brief = { reach-lacks }
    .full =
        { $gold ->
            [0] { afford-lacks }
           *[other] { afford-lacks-gold }
        }
    .braille =
        { $gold ->
            [0] { afford-lacks.braille }
           *[other] { afford-lacks-gold.braille }
        }
card-fresh = { $head }: { $cost }
dealt-news =
    .brief = { $place }, { $fresh }.
    .full = { dealt }
    .braille = { dealt.braille }
dealt-next = { $place }, { $fresh }.
    .full = { dealt }
    .braille = { dealt.braille }
drew =
    .brief = { $place }, { $card }.
    .braille = { $place } { $card }
no-payment =
    .braille = 0
visited =
    .braille = { $name } + { $place } { $points }p
dealt =
    .brief = { $place }, { $card }.
    .braille = { $place } { $card }
emptied =
    .braille = { $place } -

## Whose turn it is, and what is due

turn-of =
    .braille = { $name }

## Answers

# A text that has its words already, such as a line of a file.
line = { $text }
placed = { $place }, { $card }.
    .braille = { $place } { $card }
place-empty =
    .braille = { $place } -
placed-noble = { $place }, { $noble }.
    .braille = { $place } { $noble }
held-blind =
    .brief = { $place }, { $card }.
    .braille = { $place } { $card }
look-card =
    .braille = { $item }
look =
    .braille = { $item }
bonuses =
    .braille = { $name } b { $gems }
bonuses-me =
    .braille = b { $gems }
held-by =
    .braille = { $place } { $card }
bought-colour =
    .braille = { $gems }{ $points ->
        [0] { "" }
       *[other] { " " }{ $each }p
    }
hand-veiled =
    .braille = { $place } ?{ $level }
decks =
    .braille = a{ $a } b{ $b } c{ $c }
afford-lacks =
    .braille = { $place } { $card } - { $missing }
need-first =
    .braille = - { $gems }
need-step =
    .braille = { $number } { $step }
need-take =
    .braille = + { $gems }
need-giving =
    .braille = { $step } - { $gems }
try-take =
    .braille = + { $gems }
try-return =
    .braille = - { $gems }
try-points =
    .braille = { $points }p
try-gained =
    .braille = + { $gems }
try-paid =
    .braille = - { $gems }
try-bonuses =
    .braille = b { $gems }
try-noble =
    .braille = + { $place }
clauses =
    .braille = { $first } { $then }
# Cards with pauses of their own, one by one.
card-list = { clauses }
    .braille = { $first }, { $then }
# A card named in short: c2, red, 4 points.
card-head-placed = { $place }, { $card }
    .braille = { $place } { $card }
own-reserved =
    .braille = { $place }
by-noble =
    .braille = { $place }
companion-count-really =
    .braille = { $told } > { $line }
companion-count-paid =
    .braille = { $told } > { $gems }
counted =
    .braille = { $name } = { $gems }
swapped =
    .braille = { $first } <> { $second }
changed-player =
    .braille = { $name } { $news }
changed-nobles =
    .braille = + { $places }
changed-gained =
    .braille = + { $gems }
changed-lost =
    .braille = - { $gems }
changed-points =
    .braille = { $points }p
changed-market =
    .braille = { $news }
changed-place =
    .brief = { $place }, { $card }
    .braille = { $place } { $card }
changed-cards =
    .braille = { $cards }
changed-empty =
    .braille = { $places } -
advice =
    .braille = { $rank } { $step }, { $why }
advice-return =
    .braille = - { $gems }
advice-nearer-noble =
    .braille = { $place } - { $count }
why-visit =
    .braille = { $name } { $place } { $points }
why-nearer-noble =
    .braille = { $name } ? { $place } - { $count }
why-place =
    .braille = { $name } ?
why-nothing =
    .braille = { $name } 0
threat-pointless =
    .brief = { $places }
threat-unseen =
    .braille = { $name } ?{ $levels }
threat-nobles =
    .braille = { $name } { $nobles }
threat-noble =
    .braille = { $place } - { $missing }
threat-noble-next =
    .braille = { $place } - { $missing } { $source }
threat-noble-due =
    .braille = { $place } - 0
goal-noble =
    .braille = { $place } - { $missing } { $others }
goal-noble-due =
    .braille = { $place } - 0 { $others }
goal-runner =
    .braille =
        { $count ->
            [0] { $name } { $points }p
           *[other] { $name } { $count }
        }
history-line =
    .braille = { $number } { $told }

## The braille view

game-name = Splendor
view-bonuses =
    .braille = b
view-deck =
    .braille = ?{ $level } { $left }
view-lacks =
    .braille = { $place } - { $missing }
view-near =
    .braille = { $level } { $count }/{ $of }
view-code = { $code }
# The whole position in the fewest cells. Counts are digits in the order of codes.
view-sum-card = { $head } { $cost }
view-sum-deck = { $level }{ $left }
view-sum-none = -
view-sum-seat = { $name } { $points }p { $tokens } { $bonuses }
key-named =
    .braille = { $does }: { $keys }
key-named-short = { $does } { $keys }
key-together =
    .braille = { $first }-{ $then }
key-numbered = { $key } { $numbers }

## Questions

option-line = { $line }.
    .braille = { $line }
option-deed =
    .braille = { $line }
option-tried =
    .braille = { $line }
option-meant =
    .braille = { $line }
option-gems = { $gems }.
    .braille = { $gems }
option-card = { $place }, { $card }.
    .braille = { $place } { $card }
option-deck =
    .braille = { $level } ?{ $level }
option-noble = { $place }, { $noble }.
    .braille = { $place } { $noble }
option-veiled =
    .braille = { $place } ?{ $level }
option-player = { $name }.
    .braille = { $name }
meant-gems =
    .braille = { $gems }

## Tables for friends elsewhere

friends-said =
    .braille = { $name }: { $text }

## The page of a table

page-hidden = { $place }, { $card }.

## A game with a real box, which the program follows

companion-noble-lies =
    .braille = { $place } { $noble }
companion-card-lies =
    .braille = { $place } { $card }
companion-card-bought =
    .braille = { $name } { $card }
companion-card-reserved =
    .braille = { $name } { $card }
companion-now =
    .braille = { $name } { $news }
companion-holds =
    .braille = { $gems }
companion-bought =
    .braille = + { $card }
companion-not-bought =
    .braille = - { $card }
companion-visited =
    .braille = + { $noble }
companion-not-visited =
    .braille = - { $noble }
companion-known =
    .braille = { $name } { $place } { $card }
companion-check-tokens =
    .braille = { $name } { $gems }
companion-check-cards =
    .braille = { $name } { $points } p { $gems } h{ $reserved } n{ $nobles }
begun-has-card =
    .braille = { $name } { $card }
begun-has-noble =
    .braille = { $name } { $noble }
begun-agreed =
    .braille = { $name } { $points } p

## Not understood

# A gem of the list in not-a-gem: s blue.
gem-letter = { $letter } { $gem }

## Not allowed now

refused-cannot-afford-no-gold =
    .braille = { $place } - { $missing }

## Settings

# The second `again` in a row. $letters: one by one, with commas.
spelled = { $letters }.
repeated =
    .braille = { $count }x { $told }

## Help

# `help english`. $there: the English word for it.
help-word-there = { $word } ({ $there })
# An opponent after its number.
level-numbered = { $number } { $level }
help-gem =
    .brief = { $colour }, { $stone }, { $letter }.

## The list of games

game-player = { $player } { points-counted }
    .brief = { $player } { $points }

## Labels: what is made

slate-entry =
    .braille = { $number } { $code }
slate-entry-own =
    .braille = { $number } { $text }

## Teaching the braille notation

teach-cells = { $cells }
    .braille = { $code }
taught-gem = { $stone }, { $colour }
taught-cost = { $counts }
teach-shown =
    .braille = { $code }: { $meaning }

## The command line

answer-for =
    .braille = { $name }:
metavar-k = K
metavar-mm = MM
metavar-mmxmm = MMxMM
metavar-n = N
metavar-pt = PT

## Doctor

library-unusable = { $why } { $step }
doctor-head = splendor-access { $version }, Python { $python }.
