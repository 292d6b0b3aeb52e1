"""The questions that can be answered, by what their words mean: one table for all languages.

A row of `_TABLE` is a reading: a command, what it is asked about, and what is needed. A need is
met by any word that means one of the senses between its bars. Below stand the senses that other
words of the line may have, those that rule the reading out, and the phase it holds in if it is one
alone. A word in capitals stands for several. What is asked about has parts: `place`, `name` and
the like are taken from the line, those with `=` are written as they stand, those with `?` may be
missing.
"""

import re
from functools import cache

import msgspec

DEEDS = ("undo", "pass", "return", "reserve", "buy", "take")
"""The deeds, those first whose words are never a part of another's."""

_SETS = {
    "DONE": "take buy reserve return pass",
    "GOT": "take buy reserve",
    "THINGS": "card colour number points level cost cheap expensive without or and deck held",
    "PAST": "past name other me both turn round game last happen have now who many when",
    "MAYBE": "able wish next future need should",
    "ONE": "name other",
    "TOKENS": "tokens colour",
    "FIND": "colour number level points cost cheap expensive without only colours rather spare",
}

_TABLE = """
help topic : define
    may THINGS noble tokens bonus bank board round turn points winning end past history advice
        threat value rule braille GOT return pass undo what work game more have pay wish able
    never ONE place not me
rules =limit : gold-of-ten
    may colour number tokens me rule limit have bank what many held
    never ONE past place take buy reserve return
help =quit : how leave
    may me both somebody game rule able wish must now what end
    never ONE past place
look numbered : noble ordinal|number|last what|need|cost|asked|many|points|plan|give|card
    may what who need cost plan many points board have ordinal number last give bonus is colour
    never not past ONE me able DONE both turn round
goal numbered : noble colour many|need|far bonus|need|far|card
    may have card still now what many get me cost colour more wish bank further
    never not past ONE turn round points place
look numbered : noble colour
    may have board is colour what
    never not past ONE turn round points place me
bank colours : gone colour
    may bank every any now still more tokens have is past not
    never ONE me card place need number
goal numbered : noble ordinal|number|last far|need|able|get me
    may have take card still now what many get ordinal number last cost
    never not past ONE turn round points
rules =limit : most tokens have|return|keep|hand able|rule
    may most turn end hand what player return reserve me card
    never ONE past place colour
rules =end : many points need|must winning
    may what have card number
    never ONE me place past far
rules =nobles : many points noble cost|value|give|bonus|is
    may cost value give bonus have each is
    never ONE me place past colour need able
rules =end : tie who|winning|what|how|happen|points
    may what both when points game turn idle winning wish card
    never ONE past place colour me
rules =setup : many seats tokens|noble|bank|colour
    may what have bank card game
    never ONE past place me
rules =reserve : many able|wish|rule hand|held
    may card what me have reserve hold
    never ONE past place now buy colour
rules =take : rule what take
    may me tokens game turn any
    never ONE past place card noble buy reserve return colour points number
rules =take : rule|wish|able many take
    may tokens colour turn number what bank same
    never me ONE past place card reserve return
rules =limit : many wish|should|need|must return
    may tokens me any able rule
    never past ONE place colour number card
    phase act
coach : coach
    may me past many game turn last happen should
    phase over
goal =points : opening-is last round
    may turn game both
    never ONE
goal =points : opening-is last turn
    may game both
    never ONE who
help gem : opening-is colour
    never ONE me
me : me colours have
    may what many
    never ONE past not card
nobles : points take|give
    may many what me each both
    never name place past
    phase noble
nobles : points|many|noble
    may points have each other both need cost
    never name place
    phase noble
score : points|winning
    may PAST many winning
    never card not
    phase over
why name : why ONE
    may PAST plan place card colour points DONE level
    never not able need
why : why both|DONE|plan
    may PAST plan
    never not able need place me
why name : plan ONE
    may now next have last turn
    never buy take place able need
log name? deed place : past|who|when DONE place
    may PAST card points colour level
    never MAYBE not
log name? deed? gems? round : round number|ordinal past|happen|who|DONE
    may PAST ordinal DONE colour tokens card
    never MAYBE not last place why points
log =round =1 : begin who|past
    may game past round turn ordinal both
    never MAYBE number not next
log =mine : me past happen game|every
    may have what now
    never MAYBE not ONE
changed : bound me turn
    may past happen what have game last board
    never MAYBE not place ONE number
log =market : came card so-far
    may past what board turn have now
    never MAYBE not place name last
log =market =1 : came card|last|market
    may last past board card turn
    never MAYBE not place name
log =mine : why|came TOKENS
    may past why came have colour me
    never MAYBE not ONE place
log name? count : last number happen|history
    may name me past both
    never MAYBE not place points card colour round
last : last turn|round ONE|me|both|who|DONE|happen
    may PAST DONE tokens card colour happen
    never MAYBE not place number points why need
last : last ONE|me|both happen
    may PAST
    never MAYBE not colour place DONE card why
log name? deed gems =1 : last take|return colour
    may PAST tokens
    never MAYBE not place round turn card number why
log name? deed =1 : last DONE past|who|what|when|ONE|me|both
    may PAST tokens card noble
    never MAYBE not place round turn colour number points level why
cards seat : past ONE buy
    may card many have now already
    never came MAYBE last colour points who not first ordinal when round why
cards own : past me buy
    may card many have now
    never came MAYBE last colour points who not first ordinal when round why
hand : past me reserve
    may card many have hand held now
    never came MAYBE last colour who not first ordinal when round why
player seat : have ONE reserve
    may past card hand held
    never MAYBE who when not last
log name? deed gems : past|when|often|who take|return colour
    may PAST tokens often first ordinal any every
    never MAYBE place not card points level round turn last number why
log name? deed filter? : past|when|often ONE|me|both|who|when|any|what|often DONE|noble
    may PAST THINGS often first noble tokens every ordinal
    never MAYBE place not last most more same why round turn
log name? deed filter? : who DONE
    may PAST THINGS often first tokens
    never MAYBE place not noble last most more same why round turn
log place : past place
    may what came card deck last when
    never MAYBE DONE not need cost me name
log name : happen ONE game|every|begin
    may PAST begin have
    never MAYBE not
last : happen past|last|turn|both|ONE
    may PAST
    never many round able wish next future need should TOKENS card points winning begin not number
        game noble
log : game past|what|again|happen
    may me every begin past happen again both
    never MAYBE winning points not many end round turn
goal tile : who|other|both able|next|future|threat|afford|wish place
    may take have get noble first more what should buy now reserve
    never not past
threat named : able|next|future|threat|winning|afford|should name DONE|afford|threat|winning|happen
    may who card place colour points noble level what me turn next future tokens take buy now
        both cheap
    never not past
threat : threat|next|future|able both|who|other DONE|threat|afford|winning|happen
    may card place turn noble me points next future now colour level what
    never not past name
threat : threat
    may card place turn noble me points next both other who from
    never not past name
log : history
    may what me game now past
again : again|say|repeat last|say|again|repeat
    may what past me able now more
    never place colour DONE
changed : changed
    may any what past last turn now have board happen me
    never place colour ONE
quit : want|wish leave
    may me game now
hint : advice
    may me DONE next turn card tokens game now should wish able what have
    never not colour place past other name
hint : should me|what DONE|happen
    may advice next turn card tokens now wish able first colour place points level held deck
        both
    never not past name cost
hint : should place|colour DONE
    may me wish able card now tokens
    never not past name cost
goal tile : place need|plan|give|far|able|many|cost
    may me noble have card still
    never not past name
goal : far|need ONE|me number
    may points winning end many what from have bound able game
    never not past colour card place who DONE TOKENS noble turn round deck
goal : winning|end need|must|far|when|many
    may me many points card more have able turn round game what next when
    never not past ONE colour place who
goal : points|turn|round need|far many|far
    may me winning game more end bank
    never not past ONE colour place buy
goal : turn|round|game many|when bank|end
    may bank next now far more able
    never not past ONE colour place buy
goal : noble able|need|far|next|get
    may me have take card what next
    never not past ONE colour
need place : need|far|when|afford place
    may why how me many able buy take reserve have cost tokens card colour held when more wish what
        now points
    never not past ONE should
need filter : able take|have card|colour colour|level
    may me level points cheap held now letter
    never not past ONE place tokens number
need place : how GOT|have place
    may me card can able
    never not past ONE should
need place : able place buy|take|have|afford
    may me now card wish
    never not past ONE should
need held : need|far|when|afford|able held|hand
    may me many able buy take have cost tokens card colour when more wish now bank
    never not past ONE should place
worth place : value|should place
    may me cost card many buy good have
    never not past ONE
worth place : cost|bonus place me
    may many card what now wish able buy
    never not past ONE
worth filter? : value
    may card me buy what points most colour level have
    never not past ONE place
take : what|many able take
    may tokens now me
    never not past ONE place colour number card
take : every able|wish take
    may tokens now me what
    never not past ONE place colour number card
turn : wish|should|need|must return
    may many tokens me now any able wish should must
    never not past ONE place colour number
return : what|able|should|wish return
    may tokens me card able wish should now have turn
    never not past ONE place colour number
    phase return
afford : able pay
    may me what now card every any
    never past ONE place not with tokens number
afford filter? : able|afford buy|afford
    may me card what now wish many every any colour level cheap points expensive number tokens
        with bonus held without
    never not past ONE place cost noble
afford : not buy|afford every|any|able
    may me card able
    never past ONE place
row level : level letter|number|ordinal
    may what card board have ordinal again
    never not past ONE me cost colour points
look place : give place
    may what points bonus colour me
    never not past ONE
look place : place asked|what|many|cost|points|bonus|card|level
    may what many card cost points bonus board level have
    never not past ONE me need able DONE wish
me colours? : me TOKENS|bonus|have|noble|many
    may have tokens bonus colour many card points now more hand what noble number still any
    never card points hand not past ONE place buy need reserve take able
me : many me able have|take|return tokens
    may more now still
    never not past ONE place colour
bank colours? : tokens|bank|colour many|bank|bank|any
    may have colour bank now more still tokens any
    never not past ONE me card place need able
code place : braille place
    may card what points me
find filter : card|what only|number colours
    may what card cost need have only number board
    never past ONE me place tokens bank
find best : most points card|what
    may give board have what from now less
    never past ONE me place noble tokens able need cost number winning happen
find filter : card FIND
    may what have both board cost more less points or from held colour number level cheap expensive
        without not only need bonus most able any many every now
    never past ONE me place noble tokens wish turn bank happen hand
find filter : colour level
    may card FIND board letter number ordinal
    never past ONE me place noble tokens wish turn bank able happen hand many not without
find filter : colour|cheap|expensive|without what|any
    may what have board cost more less or from points colour number level cheap expensive
        without not only need bonus most any now
    never past ONE me place noble tokens wish turn bank able happen hand many
find filter : colour every|board
    may what or from have cost level only without not any more less points
    never past ONE me place number tokens bank noble DONE turn with
find filter : points more|less|number what|any
    may more less from points number board now have card
    never past ONE me place noble tokens turn winning need
find filter : cheap|expensive
    may what card most board cost less any
    never past ONE me place not buy
find filter : less|most cost
    may what card most cost less
    never past ONE me place not buy
score : points|winning
    may who many ONE both me game most more now what first have far turn able end
    never not past colour card place need number level should
score : past winning
    may who ONE both me game
    never not card place
cards seat : ONE card
    may many have what now
    never MAYBE past not hand reserve TOKENS bonus points level held
player seat : ONE have|many|what|tokens|bonus|hand|card|points|TOKENS
    may tokens bonus hand card points many colour reserve held noble more most me now level past
    never not able MAYBE DONE winning last
player seat : ONE what|asked
    may what other
    never MAYBE not past DONE
player seat : other
    may me
    never MAYBE not past DONE
cards own : me card
    may many have what bonus
    never MAYBE past not hand reserve
hand : hand|held me|what|card
    may past reserve have card many what me now held
    never MAYBE not ONE
hand : hand|held
    may have
bank : tokens what
    may have now bank
    never not past ONE me card place need able colour
score : points
    may now both
    never not past colour card place me
deck : deck many|bank|what
    may card bank level have still more
    never not past ONE me
deck : card many bank|deck
    may have bank level still
    never not past ONE me place
nobles : noble
    may what many points cost bonus card board bank have need colour who want each which
    never not past ONE me place able wish
last : last turn
    may PAST
    never MAYBE not place number points why need
turn : turn who|me|many|what
    may round now next both game other name past have long
    never not place DONE
turn : round many|what|when
    may game past turn now both have me happen play
    never not place
turn : who next
    may turn now player
turn : round|turn
    may now what
    never not past place ONE me happen last
rules =end : how end
    may game what turn points tie
    never not far ONE past
turn : game end
    may now past
    never not when far how ONE
board : board|card what|every|board
    may card have board every new now
    never not past ONE me colour place hand need many able
rules =reserve : able|wish|rule return|spare held|card
    may me reserve hand past wait again
    never ONE place tokens colour
rules =reserve : must held|hand buy
    may me card rule wish
    never ONE past place colour
rules =reserve : limit reserve|hand
    may card what have many held
    never ONE past place
rules =limit : limit
    may tokens reserve hand many what have return
    never ONE past place
rules =limit : many able tokens have|return
    may me most end turn hand
    never ONE past
rules =limit : rule|able|wish tokens|return|limit
    may many have me most end turn more hand
    never ONE past
rules =reserve : rule|able number reserve
    may many card me have wish
    never ONE past place colour level points
rules =reserve : rule|able|wish reserve|hand|deck
    may many card have me colour not most bank when every
    never ONE past place letter
rules =nobles : rule noble
    may take able wish not me have many two both choose get
    never ONE past place
rules =nobles : rule|able|wish noble buy|reserve
    may me card
    never ONE past place
rules =gold : rule colour
    may me have not able wish use pay instead cost card buy colours with afford every any
    never ONE past place many bank
rules =end : rule winning|end|points|game|same
    may when many able wish both me tie points
    never ONE past place
rules =buy : rule buy|bonus|cost
    may me card tokens return gold have wish not bonus
    never ONE past place
rules =take : able|wish|rule take same|different
    may number tokens colour me many not
    never ONE past place
rules =take : rule take tokens|colour|number|same
    may many not wish have only able
    never me ONE past place
rules =turn : able|wish|rule GOT number turn
    may me card tokens both
    never ONE past place colour last
rules =turn : rule turn
    may many me have take buy able both not
    never ONE past place
rules : rule
    may game what read me
    never ONE past place not colour
"""


class Answerable(msgspec.Struct, frozen=True):
    """A command that answers questions, and which. The columns are those of `_TABLE`."""

    command: str
    about: tuple[str, ...]
    needs: tuple[frozenset[str], ...]
    may: frozenset[str]
    never: frozenset[str]
    phase: str


@cache
def readings() -> tuple[Answerable, ...]:
    """Return the readings, those first that go before others."""
    return tuple(_reading(row) for row in re.split(r"\n(?=\S)", _TABLE.strip()))


def _reading(row: str) -> Answerable:
    head, *lines = re.split(r"\n {4}(?=\S)", row)
    asked, needed = head.split(" : ")
    columns = dict(line.split(maxsplit=1) for line in lines)
    needs = tuple(_senses(need.replace("|", " ")) for need in needed.split())
    needed_ones = frozenset[str]().union(*needs)
    never = _senses(columns.get("never", "")) - needed_ones
    may = (_senses(columns.get("may", "")) | needed_ones) - never
    command, *about = asked.split()
    return Answerable(command, tuple(about), needs, may, never, columns.get("phase", ""))


def _senses(words: str) -> frozenset[str]:
    return frozenset(sense for word in words.split() for sense in _SETS.get(word, word).split())
