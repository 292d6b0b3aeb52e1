### Français. Vous, et le présent pour ce qui se passe. Les formes des pierres : `.one` (un bleu,
### une émeraude), `.of` (de bleu, d'onyx) ; celles de la pierre commencent par `stone-`.
### Les espaces devant : ; ? ! et dans les guillemets ne vont pas en braille.

## Gems: one word, and with a count

gem-s = bleu
    .stone = saphir
    .words = bleu, bleus, bleue, bleues, saphir, saphirs
    .one = un bleu
    .stone-one = un saphir
    .of = de bleu
    .stone-of = de saphir
    .many = bleus
    .stone-many = saphirs
gem-e = vert
    .stone = émeraude
    .words = vert, verts, verte, vertes, émeraude, émeraudes
    .one = un vert
    .stone-one = une émeraude
    .of = de vert
    .stone-of = d'émeraude
    .many = verts
    .stone-many = émeraudes
gem-g = or
    .stone = or
    .words = or, ors, jaune, jaunes, joker, jokers, joker or, jokers or, or joker, joker d'or, jokers d'or
    .one = un or
    .stone-one = un or
    .of = d'or
    .stone-of = d'or
    .many = ors
    .stone-many = ors
gem-r = rouge
    .stone = rubis
    .words = rouge, rouges, rubis
    .one = un rouge
    .stone-one = un rubis
    .of = de rouge
    .stone-of = de rubis
    .many = rouges
    .stone-many = rubis
gem-o = noir
    .stone = onyx
    .words = noir, noirs, noire, noires, onyx
    .one = un noir
    .stone-one = un onyx
    .of = de noir
    .stone-of = d'onyx
    .many = noirs
    .stone-many = onyx
gem-d = blanc
    .stone = diamant
    .words = blanc, blancs, blanche, blanches, diamant, diamants, diam, diams
    .one = un blanc
    .stone-one = un diamant
    .of = de blanc
    .stone-of = de diamant
    .many = blancs
    .stone-many = diamants

count-s =
    { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
    .stone =
        { $count ->
            [one] { $count } saphir
           *[other] { $count } saphirs
        }
count-e =
    { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
    .stone =
        { $count ->
            [one] une émeraude
           *[other] { $count } émeraudes
        }
count-g = { $count } or
    .stone = { $count } or
count-r =
    { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
    .stone = { $count } rubis
count-o =
    { $count ->
        [one] { $count } noir
       *[other] { $count } noirs
    }
    .stone = { $count } onyx
count-d =
    { $count ->
        [one] { $count } blanc
       *[other] { $count } blancs
    }
    .stone =
        { $count ->
            [one] { $count } diamant
           *[other] { $count } diamants
        }
no-gems = rien

list-and = { $others } et { $last }
list-or = { $others } ou { $last }

## Cards and tiles

card-points =
    { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
card-head-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-cost = coûte { $cost }
    .brief = pour { $cost }
card-fresh = { $head } : { $cost }
card-level = niveau { $level }
hidden-card = une carte cachée de niveau { $level }
    .brief = cachée { $level }
noble-points = { $points } points
noble-cost = demande { $cost }
# The names of the noble tiles, by their codes.
noble-name-34s4e = Soliman le Magnifique
noble-name-34s4d = Machiavel
noble-name-33s3e3r = Catherine de Médicis
noble-name-33s3e3d = Anne de Bretagne
noble-name-33s3o3d = Élisabeth d'Autriche
noble-name-34e4r = Marie Stuart
noble-name-33e3r3o = François Ier de France
noble-name-34r4o = Henri VIII
noble-name-33r3o3d = Charles Quint
noble-name-34o4d = Isabelle de Castille

## The language itself, as it calls itself

language-de = allemand
language-en = anglais
language-fr = français
language-nl = néerlandais
language-name = Français
# The braille tables that can be chosen: a file of liblouis, computer or literary braille, how many dots,
# for contracted braille the table that codes take, in brackets BRLTTY's tables of the same braille, and a
# title. Then the usual ones, and the language of synthesisers.
braille-tables =
    fr-bfu-comp8.utb computer 8 (fr fr-2007 fr-cbifs fr-vs fr_FR): Braille informatique
    fr-bfu-comp6.utb literary 6 (fr-g1): Braille intégral
    fr-bfu-g2.ctb literary 6 fr-bfu-comp6 (fr fr-g2): Braille abrégé
table-for-display = fr-bfu-comp8
table-for-paper = fr-bfu-comp6
speech-language = fr
language-offer = Pour le français, tapez { $number }.
language-default = Entrée seule : le français.
language-asked = Quelle langue ?
    .braille = langue?
language-unknown = « { $typed } » n'en fait pas partie. Tapez un nombre de 1 à { $count }.

## The beginning

opening =
    { $edition ->
        [up-to-three] Splendor, jusqu'à trois gemmes au choix : { $players }.
       *[other] Splendor, édition { $edition } : { $players }.
    }
    .brief =
        { $usual ->
            [yes] Splendor : { $players }.
           *[no] Splendor, édition { $edition } : { $players }.
        }
player-me = vous
player-bot = { $name } (ordinateur, { $level })
level-gentle = enfantin
level-easy = facile
level-fairly-easy = assez facile
level-fair = moyen
level-normal = corsé
level-fairly-hard = assez difficile
level-hard = difficile
level-very-hard = très difficile
level-expert = expert
level-random = joue au hasard
    .word = au hasard
opening-help = Tapez plateau pour entendre les cartes, tutoriel pour apprendre le jeu, aide pour les commandes.
    .brief = Tapez aide pour l'aide.
resumed = Votre partie reprend au tour de table { $round }.
resumed-end = Votre partie s'était terminée avant qu'on vous dise comment.
missed = { $count } coups ont été joués entre-temps ; pour tous les entendre : journal { $lines }
missed-of = { $who ->
        [me] Vous
       *[other] { $name }
    } : { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }{ $cards ->
        [0] {""}
        [one] , une carte achetée
       *[other] { "," } { $cards } cartes achetées
    }{ $points ->
        [0] {""}
        [one] , { $points } point de plus
       *[other] { "," } { $points } points de plus
    }.

setup-name = Qui joue à ce clavier ? Tapez un nom, ou plusieurs : Ana, Ben. Entrée seule : { $name } ; boîte : une partie avec le jeu en boîte.
    .braille = nom, ou noms?
setup-bots =
    { $people ->
        [2] Contre combien d'ordinateurs : 0, 1 ou 2 ? Entrée seule : 0.
        [3] Contre combien d'ordinateurs : 0 ou 1 ? Entrée seule : 0.
       *[other] Contre combien d'ordinateurs : 1, 2 ou 3 ? Entrée seule : 1.
    }
    .braille = combien adversaires?
setup-level = De quelle force : { JOIN($levels, "or") } ? Entrée seule : facile.
    .braille = quelle force?
setup-first = Qui commence parmi { $names } ? Selon les règles, la personne la plus jeune. Entrée seule : { $name }.
    .braille = qui commence?
setup-rules = Édition { $edition }, { $points } points pour finir la partie. Entrée seule : on garde cela. Ou tapez une édition, 2014 ou up-to-three, un nombre de points, ou les deux.
    .braille = règles?
setup-resume = Une partie n'est pas finie. La reprendre ? oui ou non.
    .braille = reprendre la partie?
setup-resume-end = Votre dernière partie s'est terminée avant qu'on vous dise comment. L'entendre ? oui ou non.
    .braille = entendre la fin?
setup-number-wrong =
    { $people ->
        [2] « { $typed } » n'est ni 0, ni 1, ni 2. Exemple : 0
        [3] « { $typed } » n'est ni 0 ni 1. Exemple : 0
       *[other] « { $typed } » n'est ni 1, ni 2, ni 3. Exemple : 1
    }
setup-others =
    { $count ->
        [one] Une autre partie n'est pas finie non plus. Tapez parties pour l'entendre, ou son numéro pour la reprendre.
       *[other] { $count } autres parties ne sont pas finies non plus. Tapez parties pour les entendre, ou le numéro de l'une d'elles pour la reprendre.
    }
    .braille =
        { $count ->
            [one] une autre partie
           *[other] { $count } autres parties
        }
setup-at-first = C'est la première question.
setup-about = Splendor est un jeu de cartes pour deux à quatre : vous prenez des gemmes et achetez des cartes ; 15 points terminent la partie. Ces questions commencent une partie. Tapez-y tutoriel pour apprendre à jouer.
help-setup = Tapez retour pour la question d'avant, ou quitter pour partir. La partie répond au reste : aide, règles, tutoriel.
help-setup-resume = Tapez oui pour reprendre cette partie. Avec non, elle reste sauvegardée et vous en commencez une autre. Tapez parties pour entendre toutes vos parties, ou le numéro de l'une d'elles pour la reprendre.
help-setup-name = C'est le nom que les autres entendent. Si vous êtes plusieurs à ce clavier, tapez tous les noms, avec des virgules : Ana, Ben. Le clavier passe de main en main, tour après tour. Pour jouer seul contre l'ordinateur, tapez un seul nom. Avec des amis ailleurs : splendor-access host
help-setup-bots = Les ordinateurs jouent contre vous. On joue de deux à quatre.
help-setup-level = Ils vont du plus faible au plus fort, avec les numéros 1 à 9. Enfantin est pour les premières parties d'un enfant, facile convient aux vôtres. Chacun gagne deux parties sur trois contre celui qui précède.
help-setup-first = Tapez le nom de qui joue le premier tour. Ensuite, on joue dans l'ordre des noms.
help-setup-rules = Les éditions diffèrent par les pierres que l'on peut prendre quand il reste moins de trois couleurs. Pour une partie plus longue, tapez plus de points, par exemple 21. Exemple : 2014, 21 points
setup-names-of = Et comment s'appellent les { $count } ? Tapez leurs noms. Exemple : Ana, Ben
setup-level-wrong = « { $typed } » n'est pas un niveau. Il y a : { JOIN($levels, "and") }. Exemple : facile
setup-first-wrong = « { $typed } » n'est pas à cette table. Il y a : { $names }.
setup-rules-wrong = « { $typed } » n'est ni une édition ni un nombre de points. Éditions : 2024, 2014, up-to-three. Exemple : 21 points
default-name = Invité
# Ready names for a real table on a display without keys to type, in the order of turns.
ready-names-2 = Invité, Ami
ready-names-3 = Invité, Gauche, Droite
ready-names-4 = Invité, Gauche, Face, Droite

name-answer = « { $typed } » ne répond à aucune question ici. Tapez un nom ; Entrée seule : { $name }.
name-unclear = « { $typed } » ne peut pas être un nom. Tapez le nom seul. Exemple : Ana
name-empty = Un nom a au moins une lettre.
name-long = « { $typed } » est trop long pour un nom : 20 caractères au plus.
name-proposed = { $proposal ->
        [none] .
       *[other] . Pourquoi pas « { $proposal } » ?
    }
name-characters = Un nom n'a que des caractères qui se voient et s'entendent{ name-proposed }
name-command = « { $typed } » est une commande, donc pas un nom{ name-proposed }
player-count = { $least ->
        [2] { $count } joueurs, c'est trop ; une partie se joue à { $most } au plus.
       *[other] { $count } joueurs, c'est trop ; cette position est pour { $most }.
    }
name-twice = Deux joueurs ne peuvent pas s'appeler tous deux « { $typed } »{ name-proposed }
name-word = « { $typed } » est un mot du programme, donc pas un nom{ name-proposed }
name-sentence = « { $typed } » s'entend comme une phrase du programme. Le nom seul suffit{ name-proposed }
name-scripts = « { $typed } » mêle deux écritures dans un mot. Prenez les lettres d'une seule{ name-proposed }
name-look-alike = Un nom a des lettres simples{ name-proposed }
# What the program calls its listener, and other words that would deceive as a name.
names-listener = vous, votre, tu, ton, toi, te, moi, nous
names-program = personne, aucun, quelqu'un, tous, tout le monde, oui, ordinateur, l'ordinateur, la banque
# Words behind a name that make it news, and whole sentences, beside those of the messages themselves.
names-telling = passe, gagné
names-sentence = à toi, à vous, à toi de jouer, à vous de jouer, c'est à vous, c'est à toi

## What happened

took = { $name } prend { FORM($gems, "one") }.
    .brief = { $name } : prend { $gems }.
took-news = { $name } prend { $gems }.
    .brief = { $name } : { $gems }.
took-me = Vous prenez { FORM($gems, "one") }.
    .brief = Pris { $gems }.
    .braille = vous + { $gems }
returned-nothing = { $name } ne rend rien.
returned-nothing-me = Vous ne rendez rien.
counted = { $name } a { $gems } : { $kind ->
        [more] { $more } de plus
        [less] { $less } de moins
       *[both] { $more } de plus, { $less } de moins
    } que ce qui était saisi.
counted-me = Vous avez { $gems } : { $kind ->
        [more] { $more } de plus
        [less] { $less } de moins
       *[both] { $more } de plus, { $less } de moins
    } que ce qui était saisi.
    .braille = vous = { $gems }
swapped = Les cartes en { $first } et { $second } ont changé de place.
card-shown = { $name } a montré sa carte réservée { $place } : { $card }.
    .braille = { $name } { $place } : { $card }
card-shown-me = Vous avez montré votre carte réservée { $place } : { $card }.
    .braille = vous { $place } : { $card }
returned = { $name } rend { FORM($gems, "one") }.
    .brief = { $name } : rend { $gems }.
returned-me = Vous rendez { FORM($gems, "one") }.
    .brief = Rendu { $gems }.
    .braille = vous - { $gems }
reserved =
    { $gold ->
        [yes] { $name } réserve { $place } et prend 1 or : { $card }.
       *[no] { $name } réserve { $place }, sans or : { $card }.
    }
    .brief = { $name } : réserve { $place }, { $card }.
    .braille = { $name } rés { $place } { $card }
reserved-news = { $name } réserve { $place }, { $head }{ $gold ->
        [yes] {""}
       *[no] , sans or
    }.
    .brief = { $name } : réserve { $place }.
reserved-me =
    { $gold ->
        [yes] Vous réservez { $place } et prenez 1 or ; c'est { $hand } dans votre main.
       *[no] Vous réservez { $place }, sans or ; c'est { $hand } dans votre main.
    }
    .brief = Réservé { $place }, en { $hand }.
    .full =
        { $gold ->
            [yes] Vous réservez { $place } et prenez 1 or : { $card } ; c'est { $hand } dans votre main.
           *[no] Vous réservez { $place }, sans or : { $card } ; c'est { $hand } dans votre main.
        }
    .braille = vous rés { $hand } { $card }
reserved-unseen =
    { $gold ->
        [yes] { $name } réserve une carte de la pioche { $level }, sans la montrer, et prend 1 or.
       *[no] { $name } réserve une carte de la pioche { $level }, sans la montrer, sans or.
    }
    .brief = { $name } : réserve dans la pioche { $level }.
    .braille = { $name } rés ?{ $level }
reserved-unseen-me =
    { $gold ->
        [yes] Vous réservez la carte du dessus de la pioche { $level }, en { $hand }, et prenez 1 or.
       *[no] Vous réservez la carte du dessus de la pioche { $level }, en { $hand }, sans or.
    }
    .brief = Réservé dans la pioche { $level }, en { $hand }.
    .braille = vous rés { $hand } ?{ $level }
drew = { $place } dans votre main : { $card }.
drew-veiled = { $place } est une carte que personne d'autre ne doit voir : tapez main pour la voir.
    .brief = { $place } : tapez main pour la voir.
    .braille = { $place } main?
bought = { $name } achète { $named }, { $bonus }, { $paid ->
        [no] sans rien payer
       *[yes] pour { $payment }
    }.
    .brief = { $name } : { $named }, { $bonus }, pour { $payment }.
    .braille = { $name } ach { $place } { $card }
bought-points = { $name } achète { $named }, { $bonus }, { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }, { $paid ->
        [no] sans rien payer
       *[yes] pour { $payment }
    }, et a { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .brief = { $name } : { $named }, { $bonus }, { $worth }, pour { $payment }, maintenant { $points }.
    .braille = { $name } ach { $place } { $card } { $points }p
bought-news = { $name } achète { $named }, { $bonus }{ $worth ->
        [0] {""}
        [one] , { $worth } point
       *[other] { "," } { $worth } points
    }.
    .brief = { $name } : { $named }, { $bonus }{ $worth ->
        [0] {""}
       *[other] { "," } { $worth }
    }.
reserved-card = une carte réservée
    .braille = main
bought-me = Vous achetez { $place }, { $bonus }, { $paid ->
        [no] sans rien payer
       *[yes] pour { $payment }
    }.
    .brief = Acheté { $place } pour { $payment }.
    .braille = vous ach { $place } { $card }
bought-points-me = Vous achetez { $place }, { $bonus }, { $paid ->
        [no] sans rien payer
       *[yes] pour { $payment }
    }, et avez { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .brief = Acheté { $place } pour { $payment }, maintenant { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .braille = vous ach { $place } { $card } { $points }p
no-payment = rien
the-hand = de sa main
    .braille = main
visited = { $name } reçoit la visite du noble { $place }, et a maintenant { $points } points.
    .brief = { $name } : noble { $place }, { $points } points.
    .full = { $name } reçoit la visite du noble { $place } ({ $noble }), et a maintenant { $points } points.
visited-me = Le noble { $place } vous rend visite : vous avez maintenant { $points } points.
    .brief = Le noble { $place } vous rend visite, { $points } points.
    .full = Le noble { $place } vous rend visite ({ $noble }) : vous avez maintenant { $points } points.
    .braille = vous + { $place } { $points }p
passed = { $name } ne peut rien faire et passe.
    .brief = { $name } : passe.
    .braille = { $name } passe
passed-me = Vous passez.
    .braille = vous passe
dealt = { $place } est maintenant { $card }.
dealt-news = Nouveau : { $place }, { $fresh }.
emptied = { $place } reste vide : la pioche { $level } n'a plus de cartes.
    .brief = { $place } vide.
left-empty = { $place } reste vide : aucune carte n'a été retournée.
    .brief = { $place } vide.
last-of-deck = La pioche { $level } n'a plus de cartes.
    .brief = Pioche { $level } vide.
    .braille = pioche { $level } 0
last-round = { $name } a { points-counted } : c'est le dernier tour de table.
    .brief = { $name } a { $points } : dernier tour de table.
    .braille = dernier tour
last-round-me = Vous avez { points-counted } : c'est le dernier tour de table.
    .brief = Vous avez { $points } : dernier tour de table.
    .braille = dernier tour

## Numbers of things, for other messages

points-counted =
    { $points ->
        [0] aucun point
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
        [0] aucun jeton
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
cards-counted =
    { $cards ->
        [0] aucune carte achetée
        [one] une carte achetée
       *[other] { $cards } cartes achetées
    }
decks-counted =
    pioche a { $a ->
        [0] aucune
       *[other] { $a }
    }, b { $b ->
        [0] aucune
       *[other] { $b }
    }, c { $c ->
        [0] aucune
       *[other] { $c }
    }

## Whose turn it is, and what is due

your-turn = À vous : { points-counted }, { tokens-counted }.
    .brief = À vous.
    .braille = vous { $points }p { $tokens }j
buyable = { $count ->
        [0] Vous ne pouvez acheter aucune carte.
        [one] Vous pouvez acheter une carte : { $places }.
       *[other] Vous pouvez acheter { $count } cartes : { $places }.
    }
    .braille = achat { $count ->
        [0] 0
       *[other] { $count } : { $places }
    }
your-turn-named = { $name }, à vous de jouer : { points-counted }, { tokens-counted }.
    .brief = { $name }, à vous.
    .braille = { $name } { $points }p { $tokens }j
bank-none = Banque : à court { FORM($gems, "of") }.
    .brief = À court { FORM($gems, "of") }.
    .braille = banque sans { LETTERS($gems) }
bank-again = Banque : de nouveau { $gems }.
    .braille = banque + { LETTERS($gems) }
turn-of = C'est à { $name } de jouer.
    .brief = À { $name }.
# The title of the window on Windows: few words, the deciding ones last.
title-yours = Splendor : à vous
title-turn = Splendor : à { $name }
title-over = Splendor : partie finie
# The last line of a window that was opened for the program.
window-closes = Appuyez sur Entrée pour fermer cette fenêtre.
round = Tour de table { $round }.
round-last = Tour de table { $round }, le dernier.
must-return =
    { $kinds ->
        [one] Vous avez { $held } jetons et pouvez en garder 10 : rendez-en { $count }.
       *[other] Vous avez { $held } jetons et pouvez en garder 10 : rendez-en { $count } parmi ces { $kinds } sortes, par numéro, mot ou lettre.
    }
    .brief = Rendez-en { $count }, parmi { $kinds ->
            [one] une sorte.
           *[other] { $kinds } sortes.
        }
    .braille = rend { $count }
given-partly =
    Noté : { $gems }. Rendez-en encore { $count }{ $kinds ->
    [0] .
   *[other] {" "}parmi ces { $kinds } sortes.
    }
    .braille = { $gems }, rendre { $count }
only-pass = Vous ne pouvez que passer. Tapez passer.
    .braille = passer
ask-ready = { $name } est là ? Répondez oui ou non.
    .braille = { $name } là ?
pass-device = Donnez l'appareil à { $name }. { $name }, tapez prêt.
    .brief = { $name }, tapez prêt.
    .braille = { $name } prêt?
not-ready = C'est à { $name } de jouer. Tapez d'abord : prêt
nobody-waits = Personne n'a à être prêt maintenant.

## The end

game-over = La partie est finie.
over-now = Pour rejouer, tapez revanche, ou nouvelle pour choisir les joueurs. Pour savoir ce qui vous a coûté le plus, tapez bilan. Pour partir, tapez quitter.
    .brief = Tapez revanche, nouvelle, bilan ou quitter.
    .braille = revanche, nouvelle, bilan, quitter?
over-now-friends = Pour rejouer, tapez revanche. Pour partir, tapez quitter.
    .brief = Tapez revanche ou quitter.
    .braille = revanche, quitter?
won = { $name } gagne avec { points-counted }.
    .braille = gagne: { $name } { $points }p
won-me = Vous gagnez avec { points-counted }.
    .braille = gagne: vous { $points }p
won-shared = { $names } partagent la victoire avec { points-counted }.
    .braille = gagnent: { $names } { $points }p
ended-points = Quelqu'un a atteint { target-counted }, et le tour de table est fini.
    .brief = Quelqu'un a atteint { target-counted }.
    .braille = { $target }p atteints
ended-stalemate = Plus personne ne pouvait rien faire.
    .braille = blocage
ended-turn-limit = La limite du nombre de tours est atteinte.
    .braille = limite de tours
tie-fewest-cards = Égalité de points ; le vainqueur a acheté le moins de cartes : { $cards }.
    .braille = moins de cartes { $cards }
tie-shared = Points et cartes achetées sont à égalité.
    .braille = tout égal
standing = { $name } : { points-counted }, { cards-counted }.
    .brief = { $name } : { points-counted }.
    .braille = { $name } { $points }p { $cards }c
standing-me = Vous : { points-counted }, { cards-counted }.
    .brief = Vous : { points-counted }.
    .braille = vous { $points }p { $cards }c

## Answers

board =
    { $count ->
        [0] Aucune carte n'est sur la table ; il reste : { decks-counted }.
        [one] Une carte sur la table ; il reste : { decks-counted }.
       *[other] { $count } cartes sur la table ; il reste : { decks-counted }.
    }
    .brief =
        { $count ->
            [0] Aucune carte.
            [one] Une carte.
           *[other] { $count } cartes.
        }
    .braille = { $count } cartes
row = Rangée { $level } : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }, { $left ->
        [0] aucune
       *[other] { $left }
    } dans la pioche.
    .brief = Rangée { $level } : { $count ->
        [0] aucune.
       *[other] { $count }.
    }
    .braille = rangée { $level }
place-empty = { $place } est vide.
    .brief = { $place } vide.
held-blind = { $place }, { $card } ; personne d'autre ne la connaît.
look-card = Niveau { $level }, { $item }.
look = Noble, { $item }.
bank = Banque : { $gems }.
    .braille = banque { $gems }
bank-lacking = Banque : { $gems } ; elle est à court { FORM($lacking, "of") }.
    .brief = Banque : { $gems }.
    .braille = banque { $gems }
nobles = { $count ->
        [0] Aucun noble sur la table.
        [one] { $count } noble sur la table :
       *[other] { $count } nobles sur la table :
    }
    .brief =
        { $count ->
            [0] Aucun noble.
            [one] { $count } noble.
           *[other] { $count } nobles.
        }
    .braille = { $count } nobles
tokens =
    { $count ->
        [0] { $name } n'a aucun jeton.
        [one] { $name } a { $count } jeton : { $gems }.
       *[other] { $name } a { $count } jetons : { $gems }.
    }
    .braille = { $name } j { $gems }
tokens-me =
    { $count ->
        [0] Vos jetons : aucun.
       *[other] Vos jetons, { $count } : { $gems }.
    }
    .braille = j { $gems }
bonuses =
    { $count ->
        [0] { $name } n'a aucun bonus.
       *[other] { $name } a { $count } bonus : { $gems }.
    }
bonuses-me =
    { $count ->
        [0] Vos bonus : aucun.
       *[other] Vos bonus, { $count } : { $gems }.
    }
holds = { $name } a { $cards ->
        [one] une carte réservée :
       *[other] { $cards } cartes réservées :
    }
    .braille = { $name } m { $cards }
held-by = { $place } chez { $name } : { $card }.
owns-nobles = { $name } a reçu { $count ->
        [one] { $count } noble.
       *[other] { $count } nobles.
    }
    .braille = { $name } n { $count }
owns-nobles-me = Vous avez reçu { $count ->
        [one] { $count } noble.
       *[other] { $count } nobles.
    }
    .braille = n { $count }
bought-cards =
    { $cards ->
        [0] { $name } n'a acheté aucune carte.
        [one] { $name } a acheté une carte, { $points ->
            [0] sans point
           *[other] avec { points-counted }
        } :
       *[other] { $name } a acheté { $cards } cartes, { $points ->
            [0] sans point
           *[other] avec { points-counted }
        } :
    }
    .brief = { $name } : { cards-counted }, { points-counted }.
    .braille = { $name } { $cards }c { $points }p
bought-cards-me =
    { $cards ->
        [0] Vous n'avez acheté aucune carte.
        [one] Vous avez acheté une carte, { $points ->
            [0] sans point
           *[other] avec { points-counted }
        } :
       *[other] Vous avez acheté { $cards } cartes, { $points ->
            [0] sans point
           *[other] avec { points-counted }
        } :
    }
    .brief = Vous : { cards-counted }, { points-counted }.
    .braille = vous { $cards }c { $points }p
bought-colour =
    { $points ->
        [0] { $gems } : aucun point.
       *[other] { $gems } : { $each } { $points ->
            [one] point
           *[other] points
        }{ $without ->
            [0] { "." }
            [one] { "" } ; une carte sans points.
           *[other] { "" } ; { $without } cartes sans points.
        }
    }
    .brief = { $gems } : { $points ->
        [0] aucun point.
       *[other] { $each }.
    }
hand = { $count ->
        [0] Votre main est vide.
        [one] Votre main, une carte :
       *[other] Votre main, { $count } cartes :
    }
    .braille = main { $count }
hand-veiled = { $place } est une carte de niveau { $level } que personne d'autre ne doit voir.
hand-readable = Ce qui s'affiche reste à l'écran, où tout le monde peut le lire.
    .braille = lisible par tous
ask-show-hand = { $name }, montrer les cartes que personne d'autre ne doit voir ? oui ou non.
    .braille = { $name }: montrer main?
decks = Il reste : { decks-counted }.
afford = { $count ->
        [0] { $some ->
            [yes] Vous ne pouvez acheter aucune de celles-là.
           *[no] Vous ne pouvez rien acheter.
        }
        [one] Un achat possible :
       *[other] { $count } achats possibles :
    }
    .brief =
        { $count ->
            [0] { $some ->
                [yes] Aucune de celles-là à acheter.
               *[no] Rien à acheter.
            }
           *[other] À acheter : { $count }.
        }
    .braille = pouvez ach { $count }
afford-next = { $count ->
        [0] { $some ->
            [yes] Au prochain tour, vous ne pourrez acheter aucune de celles-là.
           *[no] Au prochain tour, vous ne pourrez acheter aucune carte.
        }
        [one] Au prochain tour, vous pourrez acheter une carte, si vous gardez ce qu'elle coûte :
       *[other] Au prochain tour, vous pourrez acheter { $count } cartes, si vous gardez ce que chacune coûte :
    }
    .brief =
        { $count ->
            [0] { $some ->
                [yes] Au prochain tour, aucune de celles-là à acheter.
               *[no] Au prochain tour, rien à acheter.
            }
           *[other] Au prochain tour, { $count } à acheter.
        }
    .braille = prochain tour achats { $count }
afforded = { $place }, { $card } ; vous payez { $payment }.
    .brief = { $place }, { $card } ; à payer { $payment }.
    .braille = { $place } { $card } payer { $payment }
afforded-free = { $place }, { $card } ; vous ne payez rien.
    .brief = { $place }, { $card } ; gratuite.
    .braille = { $place } { $card } gratuite
afford-short = À { $short ->
        [one] une gemme
       *[other] deux gemmes
    } près{ $gold ->
        [no] {""}
       *[yes] {" "}avec votre or
    }, { $count ->
        [one] une carte
       *[other] { $count } cartes
    }{ $gold ->
        [no] {" "}:
       *[yes] {" "}; sans l'or :
    }
    .braille = manque { $short }
afford-close = À une ou deux gemmes près, { $count } cartes :
    .braille = manque 1-2
afford-nearest = La plus proche : { $place }, { $card } ; il manque { $missing }{ $gold ->
        [0] {""}
       *[other] { "," } et votre or en paie { $gold }
    }{ $others ->
        [0] { "." }
        [one] {" "}; une autre carte est aussi proche.
       *[other] {" "}; { $others } autres cartes sont aussi proches.
    }
    .brief = Plus proche : { $place }, { $card } ; il manque { $missing }{ $gold ->
        [0] {""}
       *[other] { "," } l'or en paie { $gold }
    }.
    .braille = { $place } { $card } - { $missing }{ $gold ->
        [0] {""}
       *[other] {" "}avez { $held }
    }
afford-lacks = { $place }, { $card } ; il manque { $missing }.
afford-lacks-gold = { $place }, { $card } ; il manque { $missing }, et votre or en paie { $gold }.
    .brief = { $place }, { $card } ; manque { $missing }, l'or en paie { $gold }.
    .braille = { $place } { $card } - { $missing } avez { $held }
reach = { $place }, { $head }, pour { $paid }.
reach-free = { $place }, { $head }, gratuite.
reach-lacks = { $place }, { $head }, manque { $lacks }.
veiled-not-counted = Les cartes que personne d'autre ne doit voir ne sont pas comptées ; tapez main pour les voir.
    .brief = Sans les cartes que personne d'autre ne doit voir.
need-first = D'abord, rendre { FORM($gems, "one") }.
need-turns = { $count } tours, si personne d'autre ne joue et que vous n'achetez rien d'autre :
    .brief = { $count } tours, si personne d'autre ne joue :
    .braille = tours { $count }
need-step = { $number } : { $step }.
need-take = prendre { FORM($gems, "one") }
need-reserve = réserver { $place } et prendre 1 or
    .brief = réserver { $place }
    .braille = rés { $place }
need-reserve-any = réserver une carte quelconque et prendre 1 or
    .brief = réserver une carte quelconque
    .braille = rés n'importe
need-buy = acheter { $place }
need-giving = { $step }, puis rendre { FORM($gems, "one") }
need-never = Impossible sans d'autres bonus, si personne d'autre ne joue.
    .brief = Impossible sans d'autres bonus.
    .braille = impossible
need-buying = { $turns } tours si vous achetez d'abord { $places }, si personne d'autre ne joue et que rien de nouveau n'arrive.
    .brief = { $turns } tours, en achetant d'abord { $places }.
    .braille = tours { $turns } ach { $places }
need-buying-perhaps = { $turns } tours ou moins, au moins { $least }, si vous achetez d'abord { $places } et si personne d'autre ne joue.
    .brief = { $turns } tours ou moins, en achetant d'abord { $places }.
    .braille = tours { $least }-{ $turns } ach { $places }
need-buying-unknown = { $turns } tours ou plus si vous achetez des cartes visibles maintenant, et si personne d'autre ne joue.
    .brief = { $turns } tours ou plus, en achetant d'abord des cartes visibles.
    .braille = tours { $turns }+
need-late = Trop tard : la partie finit avant.
    .braille = trop tard
need-rivals = { $names } { COUNT($names) ->
        [one] peut
       *[other] peuvent
    } l'acheter avant vous, au prochain tour.
    .brief = { $names } { COUNT($names) ->
        [one] peut
       *[other] peuvent
    } l'acheter au prochain tour.
    .braille = { $names } { COUNT($names) ->
        [one] peut
       *[other] peuvent
    } ach dans 1
need-rivals-soon = { $names } { COUNT($names) ->
        [one] peut
       *[other] peuvent
    } l'acheter avant vous, en deux tours.
    .brief = { $names } { COUNT($names) ->
        [one] peut
       *[other] peuvent
    } l'acheter en deux tours.
    .braille = { $names } { COUNT($names) ->
        [one] peut
       *[other] peuvent
    } ach dans 2
need-several = « { $typed } » convient à { $count } cartes : { $places }. Laquelle ?
found = { $count ->
        [0] Aucune carte ne convient.
        [one] Une carte convient :
       *[other] { $count } cartes conviennent :
    }
    .braille = { $count } trouvées
worth = { $count ->
        [0] Aucune carte ne convient.
        [one] Une carte, son prix après vos bonus :
       *[other] { $count } cartes, d'abord celles qui rapportent le plus de points par jeton :
    }
    .brief =
        { $count ->
            [0] Aucune carte.
            [one] Une carte.
           *[other] { $count } cartes.
        }
worth-free = { $place }, { $bonus }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] { "," } { $points } points
    }, ne vous coûte rien.
    .brief = { $place }, { $bonus }{ $points ->
        [0] {""}
       *[other] {" "}{ $points }
    }, gratuite.
    .braille = { $place }{ $points ->
        [0] {""}
       *[other] {" "}{ $points }p
    } gratuite
worth-price = { $place }, { $bonus }, vous coûte { $tokens ->
        [one] { $tokens } jeton.
       *[other] { $tokens } jetons.
    }
    .brief = { $place }, { $bonus }, { $tokens } { $tokens ->
        [one] jeton.
       *[other] jetons.
    }
    .braille = { $place } { $tokens }j
worth-rate = { $place }, { $bonus }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }, { $rate } par jeton.
    .brief = { $place }, { $bonus }, { $points } pour { $tokens }, { $rate }.
    .braille = { $place } { $points }p { $tokens }j { $rate }
tried = Après { $actions }, si personne d'autre ne joue ; rien n'est encore fait :
    .brief = Après { $actions } :
    .braille = essai { $actions }
try-take = avoir pris { FORM($gems, "one") }
try-return = avoir rendu { FORM($gems, "one") }
try-reserve = avoir réservé { $place }
    .braille = rés { $place }
try-reserve-unseen = avoir réservé dans la pioche { $level }
    .braille = rés ?{ $level }
try-buy = avoir acheté { $place }
    .braille = ach { $place }
try-pass = avoir passé
    .braille = passer
try-points = Points : vous en auriez { $points }, { $gained } de plus.
    .brief = Points { $points }, { $gained } de plus.
try-gained = En plus : { $gems }.
try-paid = En moins : { $gems }.
try-tokens = Jetons que vous auriez, { $count ->
        [0] aucun.
       *[other] { $count } : { $gems }.
    }
    .brief = Jetons { $count } : { $gems }.
    .braille = j { $gems }
try-bonuses = Bonus que vous auriez : { $gems }.
    .brief = Bonus : { $gems }.
try-noble = Le noble { $place } vous rendrait visite.
try-give-back = Il vous faudrait ensuite rendre { $count ->
        [one] { $count } jeton.
       *[other] { $count } jetons.
    }
    .braille = rend { $count }
try-ends = La partie finirait là.
    .braille = fin
try-opened =
    { COUNT($places) ->
        [one] Une nouvelle carte, encore inconnue, viendrait en { $places }.
       *[other] De nouvelles cartes, encore inconnues, viendraient en { $places }.
    }
    .brief = Nouvelles cartes en { $places }.
    .braille = nouv { $places }
try-buyable = Cartes que vous pourriez alors acheter, et pas maintenant : { $places }.
    .brief = Vous pourriez alors acheter { $places }.
    .braille = pourriez ach { $places }
try-nothing-new = Vous ne pourriez acheter aucune carte de plus que maintenant.
    .brief = Rien de nouveau à acheter.
    .braille = pourriez ach 0 neuf
try-several = « { $typed } » peut avoir plusieurs sens : { $options }. Dites lequel.
try-refused =
    { $count ->
        [one] { $problem }
       *[other] L'étape { $number } est impossible. { $problem }
    }
try-over = L'étape { $number } est impossible : la partie serait finie.
clauses = { $first } ; { $then }
card-head-held = la carte réservée, { $card }
    .braille = main { $card }
own-reserved = votre carte réservée { $place }
by-noble = le noble { $place }
changed-nothing = Rien n'a changé.
    .brief = Rien de changé.
    .braille = idem
changed-since = Depuis la fin de votre tour au tour de table { $round } :
    .brief = Depuis le tour de table { $round } :
    .braille = depuis { $round }
changed-beginning = Depuis le début :
    .braille = depuis 0
changed-player = { $name } a { $news }.
    .brief = { $name } : { $news }.
changed-me = Vous avez { $news }.
    .braille = vous { $news }
changed-bought =
    { $count ->
        [one] acheté une carte : { $cards }
       *[other] acheté { $count } cartes : { $cards }
    }
    .braille = ach { $cards }
changed-nobles =
    { $count ->
        [one] reçu la visite du noble { $places }
       *[other] reçu la visite des nobles { $places }
    }
changed-reserved =
    { $count ->
        [one] réservé une carte : { $cards }
       *[other] réservé { $count } cartes : { $cards }
    }
    .braille = rés { $cards }
changed-gained = reçu { $gems }
changed-lost = dépensé { $gems }
changed-points =
    { $points ->
        [one] maintenant { $points } point
       *[other] maintenant { $points } points
    }
    .brief = maintenant { $points }
changed-market = Marché : { $news }.
changed-place = { $place } est maintenant { $card }
changed-cards = { $count } nouvelles cartes : { $cards }
    .brief = { $count } nouvelles : { $cards }
changed-empty = maintenant vides : { $places }
    .brief = vides : { $places }
changed-decks = pioche épuisée : { $levels }
    .braille = pioche { $levels } 0
changed-bank = Banque : { $news }.
    .braille = banque { $news }
changed-left = maintenant { $gems }
    .braille = reste { $gems }
changed-gone = à court { FORM($gems, "of") }
    .braille = sans { LETTERS($gems) }
changed-ending = Dernier tour de table : quelqu'un a atteint { target-counted }.
    .brief = Dernier tour de table.
    .braille = dernier tour
advice =
    { $rank ->
        [1] Le mieux
        [2] En deuxième
       *[3] En troisième
    }{ $behind ->
        [far] , nettement moins bien
       *[some] {""}
        [close] , presque aussi bien
    } : { $step }. { $why }
    .brief =
    { $rank ->
        [1] Le mieux
        [2] En deuxième
       *[3] En troisième
    } : { $step }. { $why }
advice-draw = réserver la carte du dessus du niveau { $level }
    .braille = rés { $level }
advice-reserve = réserver { $place }
    .braille = rés { $place }
advice-return = rendre { FORM($gems, "one") }
advice-noble = choisir { $place }
advice-pass = passer
advice-wins = Vous gagnez alors à coup sûr, avec { points-counted }.
    .braille = gagne { $points }
advice-end = Cela vous fait { points-counted }, assez pour finir la partie{ $taken ->
        [first] , mais { $names } { COUNT($names) ->
            [one] peut
           *[other] peuvent
        } encore gagner
       *[open] {""}
    }.
    .braille = fin { $points }{ $taken ->
        [first] , victoire { $names } ?
       *[open] {""}
    }
advice-visit = { $place } vous rend alors visite : { points-counted } en tout.
    .braille = { $place } vient +{ $points }
advice-points = Cela rapporte { points-counted }.
    .braille = points { $points }
advice-points-denied = Cela rapporte { points-counted }, et { $names } { COUNT($names) ->
        [one] pourrait
       *[other] pourraient
    } acheter la carte au tour suivant.
    .braille = points { $points }, { $names } aussi
advice-denied = { $names } { COUNT($names) ->
        [one] pourrait
       *[other] pourraient
    } acheter la carte au tour suivant.
    .braille = { $names } aussi
advice-denied-visit = { $names } pourrait l'acheter au tour suivant, et { $place } lui rendrait visite.
    .braille = { $names } aussi, { $place } vient
advice-nearer = { $turns ->
        [1] Au tour suivant
       *[other] Dans { $turns } tours
    }, vous pourrez acheter { $named }, { $card }{ $taken ->
        [safe] {""}
        [first] , si personne ne prend la carte : { $names } { COUNT($names) ->
            [one] peut
           *[other] peuvent
        } l'acheter avant vous
       *[open] , si personne ne prend la carte
    }.
    .brief = { $turns ->
        [1] Au tour suivant
       *[other] Dans { $turns } tours
    }, vous pourrez acheter { $place }{ $taken ->
        [safe] {""}
        [first] , si personne ne prend la carte : { $names } { COUNT($names) ->
            [one] peut
           *[other] peuvent
        } l'acheter avant vous
       *[open] , si personne ne prend la carte
    }.
    .braille = { $turns ->
        [1] puis { $place }
       *[other] { $place } dans { $turns }
    }{ $taken ->
        [first] , { $names } avant ?
       *[open] {""}
    }
advice-nearer-it = { $turns ->
        [1] Au tour suivant
       *[other] Dans { $turns } tours
    }, vous pourrez l'acheter.
    .braille = { $turns ->
        [1] puis acheter
       *[other] acheter dans { $turns }
    }
advice-nearer-noble =
    Il manquera alors { $count ->
        [one] un bonus
       *[other] { $count } bonus
    } pour { $place }.
advice-useful =
    Cela vous avance pour { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
    .braille = avance { $count }
advice-same = Cela revient presque au même.
    .braille = pareil
advice-cheaper =
    Son bonus rend { $count ->
        [one] une autre carte moins chère
       *[other] { $count } autres cartes moins chères
    } pour vous.
    .braille = moins cher { $count }
advice-least = C'est ce dont vous avez le moins besoin.
advice-kept = Personne d'autre ne pourra la prendre{ $count ->
        [0] {""}
       *[other] , et vous recevez de l'or
    }.
    .braille = gardée{ $count ->
        [0] {""}
       *[other] {" "}+ or
    }
advice-place = Cela vous place bien.
advice-nothing = Rien d'autre n'est possible.
aim = Votre but :
aim-none = Vous n'avez pas de but. Exemple : viser b2
aim-off = Vous n'avez plus de but.
aim-gone = Votre but n'est plus là. Un autre : viser et une place
    .brief = Votre but n'est plus là.
aim-served = Cela sert votre but, { $place }.
aim-served-points = Cela sert votre but, gagner aux points.
aim-way = Pour votre but, { $place } : { $step }.
aim-cost = Laissez { $place } pour l'instant : { $step } réduit vos chances de gagner de { $loss } %.
aim-later = Aucun coup ne vous rapproche maintenant de votre but, { $place }.
plan-taken = { $name } a la carte de votre dernier conseil : { $card }.
plan-passed =
    { $place } { $by ->
        [faster] est maintenant plus rapide
       *[better] vaut maintenant plus
    } que { $than }, la carte de votre dernier conseil.
plan-dropped = { $than }, la carte de votre dernier conseil, n'est plus clairement la prochaine.
advice-later = C'est à { $name } de jouer. Si c'était à vous :
    .braille = { $name } joue; si vous:
why-wins = { $name } gagnait ainsi à coup sûr, avec { points-counted }.
    .braille = { $name } gagne { $points }
why-end = Avec cette carte, { $name } arrive à { points-counted }, assez pour finir la partie.
    .braille = { $name } fin { $points }
why-visit = Le noble { $place } est venu avec cette carte : { points-counted } en tout.
why-points = Cette carte rapporte { points-counted } à { $name }.
    .braille = { $name } points { $points }
why-points-denied =
    Cette carte rapporte { points-counted } à { $name }, et { $me ->
        [yes] vous auriez pu
       *[no] { $names } { COUNT($names) ->
            [one] aurait pu
           *[other] auraient pu
        }
    } l'acheter au tour suivant.
    .braille =
    { $name } points { $points }, { $me ->
        [yes] vous
       *[no] { $names }
    } aussi
why-denied =
    { $me ->
        [yes] { $name } vous prive de cette carte : vous auriez pu l'acheter au tour suivant.
       *[no] { $name } garde cette carte pour { ELIDED("que", $names) } ne { COUNT($names) ->
            [one] l'achète pas
           *[other] l'achètent pas
        } au tour suivant.
    }
    .braille =
    { $name } garde, { $me ->
        [yes] vous
       *[no] { $names }
    } aussi
why-denied-visit =
    { $me ->
        [yes] { $name } vous prive de cette carte : vous auriez pu l'acheter au tour suivant, et { $place } vous aurait rendu visite.
       *[no] { $name } garde cette carte : { $names } aurait pu l'acheter au tour suivant, et { $place } serait venu.
    }
    .braille =
    { $name } garde, { $place } chez { $me ->
        [yes] vous
       *[no] { $names }
    }
why-nearer = { $name } voulait { $sure ->
        [yes] {""}
       *[no] sans doute{" "}
    }{ $card } ; achat possible { $turns ->
        [1] au tour suivant
       *[other] en { $turns } tours
    }.
    .braille = { $name } ? { $card } { $turns ->
        [1] ensuite
       *[other] dans { $turns }
    }
why-nearer-it = { $name } pouvait alors acheter cette carte { $turns ->
        [1] au tour suivant
       *[other] dans { $turns } tours
    }.
    .braille = { $name } achète { $turns ->
        [1] ensuite
       *[other] dans { $turns }
    }
why-nearer-noble = { $name } voulait { $sure ->
        [yes] {""}
       *[no] sans doute{" "}
    }{ $place }, où il manquait encore { $count ->
        [one] un bonus
       *[other] { $count } bonus
    }.
why-cheaper =
    Le bonus rend { $count ->
        [one] une autre carte moins chère
       *[other] { $count } autres cartes moins chères
    } pour { $name }.
    .braille = { $name } moins cher { $count }
why-useful =
    Cela avance { $name } pour { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
    .braille = { $name } avance { $count }
why-drew = Personne d'autre { ELIDED("que", $name) } ne connaît cette carte.
    .braille = { $name } seul la connaît
why-hidden = C'était peut-être pour payer une carte réservée que les autres ne connaissent pas.
    .braille = { $name } ? carte réservée
why-kept = { $name } voulait cette carte pour plus tard.
    .braille = { $name } pour plus tard
why-place = Aucune carte visible n'explique ce coup { ELIDED("de", $name) }.
why-nothing = { $name } ne pouvait rien faire d'autre.
why-none = Personne d'autre n'a encore joué.
    .braille = pas encore joué
why-not-yet = { $name } n'a pas encore joué.
    .braille = { $name } 0 coups
why-me = Vous seul savez pourquoi vous avez joué cela.
    .braille = vous le savez
threat = { $name } peut acheter { $count ->
        [one] une carte
       *[other] { $count } cartes
    } : { $cards }.
    .brief = { $name }, { $count } : { $cards }.
    .braille = { $name } peut ach { $cards }
threat-none = { $names } { COUNT($names) ->
        [one] ne peut
       *[other] ne peuvent
    } acheter aucune carte visible.
    .brief = { $names } : rien.
    .braille = { $names } { COUNT($names) ->
        [one] peut
       *[other] peuvent
    } ach 0
threat-pointless = sans points : { $places }
threat-mine = vous aussi : { $places }
    .braille = vous { $places }
threat-mine-all = vous aussi
    .braille = vous
threat-unseen =
    { $count ->
        [one] { $name } a une carte cachée de niveau { $levels }.
       *[other] { $name } a { $count } cartes cachées de niveaux { $levels }.
    }
    .brief = { $name } a { $count } en secret : { $levels }.
threat-nobles = { $name } est près de { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    } : { $nobles }.
    .brief = { $name } près : { $nobles }.
threat-noble = { $place } demande encore { $missing }
threat-noble-next = { $place } demande encore { $missing }, à acheter : { $source }
    .brief = { $place } demande { $missing }, voir { $source }
threat-noble-due = { $place } ne demande plus rien
threat-finish = { $sure ->
        [yes] { $name } peut
       *[no] { $name } pourrait
    } atteindre { points-counted } avec { $means }{ $round ->
        [this] {" "}: la partie peut finir dans ce tour de table.
        [next] {" "}: la partie peut finir dans le prochain tour de table.
       *[last] .
    }
    .brief = { $sure ->
        [yes] { $name } peut
       *[no] { $name } pourrait
    } atteindre { $points } avec { $means }{ $round ->
        [this] , fin dans ce tour de table.
        [next] , fin dans le prochain tour de table.
       *[last] .
    }
    .braille = { $name } { $sure ->
        [yes] peut
       *[no] pourrait
    } { $points }p { $means }{ $round ->
        [this] {" "}fin
        [next] {" "}fin proch
       *[last] {""}
    }
threat-last =
    { $count ->
        [0] La partie finit avec ce tour de table, et les autres n'ont plus de tour.
       *[other] La partie finit avec ce tour de table ; doivent encore jouer : { $names }.
    }
    .brief =
        { $count ->
            [0] Dernier tour de table : les autres n'ont plus de tour.
           *[other] Dernier tour de table, à jouer : { $names }.
        }
    .braille =
        { $count ->
            [0] dernier tour
           *[other] der { $names }
        }
goal =
    { $count ->
        [0] Aucun noble sur la table.
        [one] { $count } noble sur la table.
       *[other] { $count } nobles, le plus proche d'abord :
    }
    .brief =
        { $count ->
            [0] Aucun noble.
            [one] { $count } noble.
           *[other] { $count } nobles.
        }
    .braille = { $count } nobles
goal-noble = { $place } demande encore { $count } bonus : { $missing } ; { $others }.
    .brief = { $place } demande { $missing } ; { $others }.
goal-noble-due = { $place } ne demande plus rien ; { $others }.
goal-other =
    { $count ->
        [0] { $name } aucun
       *[other] { $name } { $count }
    }
goal-race = Pour arriver à { target-counted } : { $race }.
    .brief = Jusqu'à { $target } : { $race }.
    .braille = à { $target } { $race }
goal-runner =
    { $count ->
        [0] { $name } en a { $points }
       *[other] encore { $count } pour { $name }
    }
    .brief =
        { $count ->
            [0] { $name } en a { $points }
           *[other] { $name } { $count }
        }
goal-runner-me =
    { $count ->
        [0] vous en avez { $points }
       *[other] encore { $count } pour vous
    }
    .brief =
        { $count ->
            [0] vous en avez { $points }
           *[other] vous { $count }
        }
    .braille =
        { $count ->
            [0] vous { $points }p
           *[other] vous { $count }
        }
goal-last =
    { $count ->
        [one] Dernier tour de table : { $names } mène avec { points-counted }, { cards-counted }.
       *[other] Dernier tour de table : { $names } mènent avec { points-counted }, { cards-counted }.
    }
    .brief = Dernier tour de table : { $names } { $points }.
    .braille = der { $names } { $points }p { $cards }c
goal-last-me = Dernier tour de table : vous menez avec { points-counted }, { cards-counted }.
    .brief = Dernier tour de table : vous { $points }.
    .braille = der vous { $points }p { $cards }c
goal-not-last = Pas le dernier tour de table : personne n'a encore { target-counted }.
    .brief = Pas le dernier tour de table.
goal-nobody = Personne ne peut finir la partie à son prochain tour, pour autant que vous puissiez le savoir.
    .brief = Personne ne peut finir au prochain tour.
goal-finish =
    { $when ->
        [now] Vous pouvez atteindre { points-counted } maintenant, avec { $means }.
       *[next] Vous pouvez atteindre { points-counted } au prochain tour, avec { $means }.
    }
    .brief =
        { $when ->
            [now] Vous pouvez atteindre { $points } maintenant avec { $means }.
           *[next] Vous pouvez atteindre { $points } au prochain tour avec { $means }.
        }
    .braille = vous pouvez { $points }p { $means }
log = { $count ->
        [0] Rien ne s'est encore passé.
        [one] Une ligne :
       *[other] { $count } lignes :
    }
# A part of the log that is empty, though other things have happened; one of a turn or round.
log-none-such = Rien de tel ne s'est encore passé.
log-none-then = Rien de tel ne s'est passé à ce moment-là.
history-line = { $number } sur { $count } : { $told }
    .brief = { $number } : { $told }
history-first = Il n'y a rien de plus ancien.
history-last = Il n'y a rien de plus récent.
nothing-happened = Rien ne s'est passé depuis votre tour.
answer-kept =
    { $count ->
        [one] Une ligne est gardée sans être dite, car les réponses sont coupées. Tapez : journal réponses { $count }
       *[other] { $count } lignes sont gardées sans être dites, car les réponses sont coupées. Tapez : journal réponses { $count }
    }
    .brief =
        { $count ->
            [one] Une ligne gardée. Tapez : journal réponses { $count }
           *[other] { $count } lignes gardées. Tapez : journal réponses { $count }
        }
nothing-to-repeat = Il n'y a encore rien à répéter.
position-mine = Cette ligne montre les cartes que personne d'autre ne doit voir :
record-no-deck = L'ordre des pioches n'est pas connu : une position ne le contient pas.
record-written = Le relevé est dans { $file }
record-not-written = Le relevé n'a pas pu être écrit dans { $file } : { $detail }
record-exists = { $file } existe déjà et reste tel quel. Prenez un autre nom.
ask-replace = { $file } existe déjà. Le remplacer ? oui ou non.
    .braille = remplacer le fichier?
ask-with-deck = Le relevé avec ses pioches montre toutes les cartes cachées. Le montrer ? oui ou non.
    .braille = montrer les pioches?
which-player = Lequel des { $count } joueurs ? Répondez par un numéro.
no-such-player = « { $typed } » n'est pas un joueur de cette table. Lequel des { $count } ?

## The braille view

view-bank = Banque :
    .braille = banque
view-tokens = Jetons :
    .braille = j
view-bonuses = Bonus :
view-deck =
    { $left ->
        [0] La pioche { $level } est épuisée.
        [one] La pioche { $level } a encore une carte.
       *[other] La pioche { $level } a encore { $left } cartes.
    }
view-deck-of = pioche { $level }
view-no-news = Rien ne s'est encore passé.
    .braille = rien de neuf
view-wait = C'est à { $name } de jouer.
    .braille = attente { $name }
view-sent = Votre coup est envoyé.
    .braille = envoyé
view-buyable = Vous pouvez acheter { $place }.
    .braille = ach { $place }
view-buy = Acheter { $place } pour { $payment }.
    .braille = ach { $place } { $payment }
view-price = { $place } vous coûte { $payment }.
    .braille = { $place } coûte { $payment }
view-lacks = Pour { $place }, il vous manque { $missing }.
view-lacks-gold = Pour { $place }, il vous manque { $missing }, et vous avez { $gold }.
    .braille = { $place } - { $missing } avez { $gold }
view-reserve =
    { $gold ->
        [yes] Réserver { $place } et prendre 1 or.
       *[no] Réserver { $place }, sans or.
    }
    .braille =
        { $gold ->
            [yes] rés { $place } + 1g
           *[no] rés { $place }
        }
view-reserve-deck =
    { $gold ->
        [yes] Réserver la carte du dessus de la pioche { $level }, cachée, et prendre 1 or.
       *[no] Réserver la carte du dessus de la pioche { $level }, cachée, sans or.
    }
    .braille =
        { $gold ->
            [yes] rés ?{ $level } + 1g
           *[no] rés ?{ $level }
        }
view-need = Demander ce qu'il faut pour { $place }.
    .braille = besoin { $place }
view-take = Prendre { FORM($gems, "one") }.
    .braille = prend { $gems }
view-return = Rendre { FORM($gems, "one") }.
    .braille = rend { $gems }
view-then-return = Rendre ensuite { $count }.
    .braille = puis - { $count }
view-then-noble =
    { $count ->
        [one] Alors le noble { $places } vous rend visite.
       *[other] Choisir alors un des nobles { $places }.
    }
    .braille =
        { $count ->
            [one] + { $places }
           *[other] noble? { $places }
        }
view-noble = Choisir le noble { $place } : { $noble }.
    .braille = noble { $place } { $noble }
view-visit = Le noble { $place } peut vous rendre visite à la fin de votre tour.
    .braille = { $place } en fin de tour
view-aim = Viser le noble { $place }.
    .braille = but { $place }
view-aim-off = Laisser votre but, { $place }.
    .braille = { $place } sans but
view-undo = Annuler votre dernier tour.
    .braille = annuler
view-ask = Poser une question.
    .braille = question
view-back = Retour où vous étiez.
    .braille = retour
view-leave = Quitter le programme.
    .braille = partir
view-yes = oui
view-no = non
view-trouble = La sauvegarde a échoué.
    .braille = non sauvé
view-again = Réessayer.
    .braille = encore
view-unsaved = Continuer sans sauvegarder.
    .braille = sans sauver
view-quit = Quitter la partie.
    .braille = quitter
view-mark = ok
view-new = nouv.
view-choose = Ligne suivante pour choisir.
    .braille = bas?
view-near = { $level } : { $count } sur { $of }.
view-near-most =
    { $count ->
        [0] Montrer les cartes que vous pouvez acheter.
        [one] Montrer aussi les cartes à une gemme près.
       *[other] Montrer aussi les cartes à { $count } gemmes près.
    }
    .braille =
        { $count ->
            [0] achetables
           *[other] manque { $count }
        }
view-near-off = Montrer toutes les cartes.
    .braille = toutes
view-sum = Toute la position en très peu de cellules.
    .braille = bilan
view-home = Accueil.
    .braille = début
view-what = Qu'y a-t-il sous la prochaine touche de routage ?
    .braille = c'est quoi?
view-sum-told = { $name } : { points-counted }, jetons : { $tokens }, bonus : { $bonuses }.
view-explain = Essayer les touches.
    .braille = essai touches
view-key = Appuyez sur une touche. Deux fois la même termine.
    .braille = 2 fois: fin
view-key-line-up = À la ligne précédente.
    .braille = ligne avant
view-key-line-down = À la ligne suivante.
    .braille = ligne après
view-key-window-left = À la fenêtre de gauche.
    .braille = à gauche
view-key-window-right = À la fenêtre de droite.
    .braille = à droite
view-key-window-before = À la fenêtre précédente.
    .braille = fen. avant
view-key-window-after = À la fenêtre suivante.
    .braille = fen. après
view-key-top = À la première ligne.
    .braille = 1re ligne
view-key-bottom = Au journal.
    .braille = journal
view-key-home = À votre tour.
    .braille = votre tour
view-key-back = Quitter ce qui est ouvert.
    .braille = revenir
view-key-choose = Choisir ceci.
    .braille = choisir
view-key-route = Choisir ce qui est dessous.
    .braille = choisir ici
view-key-help = Entendre les touches.
    .braille = aide
view-key-dots = Écrire.
    .braille = écrire
view-key-enter = Choisir, ou finir la ligne tapée.
    .braille = choisir, fin
view-key-backspace = Effacer une cellule tapée.
    .braille = effacer
view-key-escape = Abandonner la ligne tapée.
    .braille = abandonner
view-key-different = À ce qui a changé.
    .braille = changements
view-key-next-buy = À la prochaine carte que vous pouvez acheter.
    .braille = achetable
view-key-sum = À toute la position en bref, ou retour où vous étiez.
    .braille = bilan, retour
view-key-what = Qu'y a-t-il sous la prochaine touche de routage ?
    .braille = c'est quoi?
view-key-describe = Ce qui est sous une touche de routage.
    .braille = qu'est-ce
view-key-nothing = Cette touche ne fait rien ici.
    .braille = sans effet
key-named = { $keys } : { $does }
key-together = { $first } et { $then }
key-dots =
    { $count ->
        [one] point { $numbers }
       *[other] points { $numbers }
    }
    .braille =
        { $count ->
            [one] point{ $together }
           *[other] points{ $together }
        }
key-word =
    { $kind ->
        [Space] espace
        [Up] haut
        [Down] bas
        [Left] gauche
        [Right] droite
        [Select] sélection
        [Press] appui
        [RoutingKey] touche de routage
       *[other] { $name }
    }
    .braille =
        { $kind ->
            [Space] esp
            [Up] haut
            [Down] bas
            [Left] gauche
            [Right] droite
            [Select] sélection
            [Press] appui
            [RoutingKey] routage
           *[other] { $name }
        }
view-keys = Expliquer les touches.
    .braille = touches
view-once-more = Appuyez encore une fois.
    .braille = encore?
view-line-lost = Rien n'est fait : une partie de la saisie s'est perdue. Tapez-la de nouveau.
    .braille = rien de fait, touches perdues
# $text: counts of tokens.
view-entered = Saisir { $text }.
    .braille = saisir { $text }
view-enter = Entrée seule.
    .braille = entrée
display-here = La plage braille { $name } de { $columns } cellules montre la partie.
display-back = La plage braille est revenue.
    .braille = plage revenue
display-gone = La plage braille n'est plus là. La partie continue, et le programme la cherche.

## Questions

option = { $number } : { $option }
option-deck = { $level }, la carte du dessus de la pioche { $level }, cachée.
option-veiled = { $place }, une carte de niveau { $level } que personne d'autre ne doit voir.
option-payment = payer { $payment }, garder { $left }.
    .braille = { $payment } garder { $left }
option-pass = passer.
    .braille = passer
menu-gems =
    { $count ->
        [one] Une seule façon
       *[other] { $count } façons
    } de { $command ->
        [return] rendre
       *[take] prendre des gemmes
    } ; choisissez par numéro ou par lettres.
menu-cards =
    { $count ->
        [one] Une seule carte
       *[other] { $count } cartes
    } à { $command ->
        [reserve] réserver
       *[buy] acheter
    } ; choisissez par numéro ou par place.
menu-decks = Quelle pioche ? Choisissez par numéro ou par lettre.
menu-noble =
    { $count ->
        [one] Un seul noble peut vous rendre visite ; choisissez par numéro ou par place.
       *[other] { $count } nobles peuvent vous rendre visite ; choisissez par numéro ou par place.
    }
    .brief = Choisissez 1 des { $count } nobles.
    .braille = noble? { $count }
menu-pay =
    { $count ->
        [one] Une seule façon de payer ; choisissez par numéro.
       *[other] { $count } façons de payer ; choisissez par numéro.
    }
nothing-to-take = La banque n'a aucune gemme à prendre.
nothing-to-reserve = Il n'y a aucune carte à réserver.
nothing-in-decks = Les pioches n'ont plus de cartes.
nothing-to-buy = Vous ne pouvez acheter aucune carte.
nothing-to-return = Il n'y a rien à rendre.
nothing-to-noble = Il n'y a aucun noble à choisir.
which-gems = « { $typed } » peut vouloir dire { $count } choses. Quel numéro ?
meant-gems = { $gems }, lettres { $letters }.
which-card = « { $typed } » convient à { $count } cartes. Quel numéro ou quelle place ?
no-such-number = Il n'y a pas de numéro { $typed } dans cette liste : de 1 à { $count }.
no-question = Aucune question n'est posée : « { $typed } » ne répond à rien.
ask-unseen =
    { $gold ->
        [yes] Réserver la carte du dessus de la pioche { $level }, sans la voir, et prendre 1 or ? oui ou non.
       *[no] Réserver la carte du dessus de la pioche { $level }, sans la voir ? Il n'y a plus d'or. oui ou non.
    }
    .braille = rés ?{ $level }?
ask-quit = Quitter la partie ? { $saved ->
        [yes] Elle est sauvegardée.
       *[no] Elle n'est PAS sauvegardée.
    } oui ou non.
    .braille = { $saved ->
        [yes] quitter?
       *[no] sans sauver, quitter?
    }
ask-another = Quitter cette partie pour une autre ? { $saved ->
        [yes] Elle est sauvegardée.
       *[no] Elle n'est PAS sauvegardée.
    } oui ou non.
    .braille = { $saved ->
        [yes] autre partie?
       *[no] sans sauver, autre partie?
    }
ask-undo = { $name }, { $asker } voudrait annuler, vos coups compris. D'accord ? oui ou non.
    .braille = { $name }: annuler?
ask-undo-over = La partie est finie. Annuler sa fin, avec votre dernier tour ? oui ou non.
    .braille = annuler la fin ?
undo-refused = { $name } n'est pas d'accord ; rien n'est annulé.
not-done = Rien n'est fait.
# A line at a question that waits for yes or no; the question is asked again behind it.
none-of-these = Aucun de ces choix : « { $typed } ».
many-choices = Il y a { $count } choix. Tapez un numéro, une place ou une couleur, ou répète pour les réentendre tous.
    .braille = choix parmi { $count }
ask-put-off = Vous aviez tapé « { $typed } ». Le faire maintenant ? oui ou non.
    .braille = maintenant { $typed } ?
neither-yes-nor-no = Ni oui ni non : « { $typed } ».
not-done-yet = Pas encore fait : « { $typed } ». Répondez d'abord oui ou non.
meant-answer =
    « { $typed } » : est-ce un { $answer ->
        [yes] oui
       *[no] non
    } ? Répondez oui ou non.
    .braille =
        { $answer ->
            [yes] oui ?
           *[no] non ?
        }
cancelled = Abandonné.
stayed = La partie continue.
how-to-leave = Tapez quitter pour partir.
continue-command = { $spoken ->
    [fr] { $program } resume
   *[other] { $program } resume --lang fr
}
continue = { $how ->
        [make] make play{ $spoken ->
            [fr] {""}
           *[other] {" "}ARGS="--lang fr"
        }
        [window] rouvrez Splendor
        [page] reprendre
       *[command] { continue-command }
    }
left = La partie est sauvegardée. Pour la reprendre : { continue }
    .braille = partie sauvée
left-for = Cette partie est sauvegardée. Pour y revenir plus tard : { $how ->
        [page] reprendre { $game }
       *[command] { continue-command } { $game }
    }
    .braille = partie sauvée
left-in-trouble = Votre dernier coup n'est pas sauvegardé ; tout ce qui précède l'est. Pour reprendre : { continue }
left-unsaved = La partie n'est pas sauvegardée.
goodbye = Au revoir.
saved = Tout est sauvegardé, comme toujours après chaque coup. Pour reprendre plus tard : { $how ->
        [page] reprendre
       *[command] { continue-command }
    }
save-none = Cette partie n'est pas sauvegardée. Tapez relevé pour l'afficher.
## Tables pour des amis ailleurs

friends-link = Le lien pour vos amis : { $link }
friends-ssh = Par ssh : ssh -T -p { $port } { $code }@{ $host }
friends-no-ssh = ssh ne peut pas utiliser le port { $port }.
friends-ssh-lines = Ici, on tape des lignes simples. Après l'adresse, seul le mot watch est compris : il fait regarder sans place.
friends-ssh-name = Votre nom, ou le code de votre place si vous êtes déjà venu ?
friends-ssh-watcher = Votre nom ?
friends-ssh-key = Pour retrouver votre place, tapez ce code au lieu de votre nom : { $key }
friends-no-tables = Vous n'avez encore de place à aucune table. Pour en rejoindre une : splendor-access join et son lien
friends-seats-kept = Vos places y sont notées. Dès que vous en reprenez une, il est conservé sous le nom { $file }.
friends-listed = { $number } : { $state }
friends-listed-join = Pour revenir à l'une d'elles, tapez splendor-access join et son numéro.
friends-with = avec { $names }
friends-alone-there = personne d'autre encore
friends-state-you = à vous de jouer, { $names }.
friends-state-wait = c'est à { $name } de jouer, { $names }.
friends-state-computer = l'ordinateur joue pour vous jusqu'à votre retour, { $names }.
friends-state-over = la partie est finie, { $names }.
friends-state-waiting = pas commencée, { $names }.
friends-state-away = la table est injoignable en ce moment.
friends-serving = Des tables s'ouvrent à { $link }
friends-page-alone = Pour jouer en solo dans un navigateur : { $link }
friends-again = Votre table de la dernière fois est rouverte. Pour une autre : splendor-access host --new
friends-kept-table = La table avec { $names } reste aussi ; son lien marche tant que vous êtes hôte.
friends-go-back = Ouvrir celle-là au lieu d'une nouvelle ? oui ou non.
    .braille = ouvrir la dernière ?
friends-another-table = Pour une autre table : splendor-access host --new
friends-how-to-end = Pour arrêter le serveur, Ctrl-C. Tout est sauvegardé.
# `splendor-access server` : des ordres à un serveur qui tourne.
operator-not-here = La commande server sert à un autre de vos serveurs, ou ne va pas sur ce système.
operator-no-server = Aucun serveur à vous ne tourne ici. Pour en lancer un : splendor-access serve
operator-on-windows = Sous Windows, un serveur ne prend pas d'ordres. Pour l'arrêter, faites Ctrl-C là où il tourne.
operator-alone = L'ordre { $order } ne prend pas d'autres mots.
operator-words = Il manque quelque chose à { $order } : une table à close, une adresse à ban ou unban, un texte à message, un nom à invite ou expel.
copy-words = L'ordre copy demande deux lieux, le dossier d'un serveur ou NATS : server copy /var/lib/splendor nats://10.0.0.2:4222
copy-busy = Un serveur utilise { $place } en ce moment. Arrêtez-le d'abord : splendor-access server stop
copy-nothing = Il n'y a pas de dossier de serveur à { $place }.
copy-broken = La copie n'est pas complète : NATS ou le disque a échoué. Redonnez l'ordre, et elle reprend là.
copy-done = Pareils aux deux bouts : tables { $tables }, autres documents { $documents }. Empreinte des tables : { $digest }
copy-other = Laissées telles quelles, car elles diffèrent à l'autre bout : { JOIN($names, "comma") }
copy-damaged = Non copiées, car elles sont abîmées : { JOIN($names, "comma") }. Ouvrez chaque table une fois, puis redonnez l'ordre.
export-words = L'ordre export demande le dossier d'un serveur ou NATS, et un dossier pour les parties : server export /var/lib/splendor parties
export-done = { $count ->
        [0] Aucune partie n'est encore finie.
        [one] Une partie est notée dans { $folder }.
       *[other] { $count } parties sont notées dans { $folder }.
    }
operator-no-table = Il n'y a pas de table « { $typed } ». Donnez son lien, ou le nom que dit list.
operator-no-address = « { $typed } » n'est pas l'adresse d'une autre machine. Exemple : 203.0.113.7, ou 203.0.113.0/24 pour un réseau.
operator-no-ban = « { $typed } » n'est pas banni.
operator-no-text = Le message n'a pas de mots à dire.
operator-not-kept = Le fichier des bannis ne peut pas être écrit. Rien n'a changé.
operator-bans-lost = Personne n'est banni maintenant : bannissez de nouveau qui doit rester dehors.
operator-table = { $table } : { $count } ici, { JOIN($names, "and") }, depuis { JOIN($addresses, "and") }
operator-computer = { $name } (ordinateur)
operator-kept = Tables : { $waiting } pas commencées, { $playing } en partie, { $over } finies.
operator-shared = NATS : autres serveurs { $count }, tables prises par d'autres { $lost }, absences { $away }.
operator-bans = Bannis : { JOIN($addresses, "and") }
operator-closed = La table est fermée et supprimée.
operator-banned = Banni : { $address }. Qui venait de là a été renvoyé.
operator-unbanned = N'est plus banni : { $address }.
operator-no-member = Personne dans le club ne s'appelle « { $typed } ».
operator-unwritten = Cela n'a pas pu être écrit. Rien n'a changé.
# Before the link, on a line of its own. $days: in which it can be used.
operator-invited = { $name } entre par ce lien, une fois, d'ici { $days } jours. Il n'exclut aucun autre appareil.
operator-members = { $count ->
        [0] Le club n'a pas de membres.
        [one] Le club a un membre :
       *[other] Le club a { $count } membres :
    }
operator-member = { $name }, { $devices ->
        [0] aucun appareil
        [one] { $devices } appareil
       *[other] { $devices } appareils
    }{ $invited ->
        [yes] , invitation en cours
       *[no] {""}
    }
operator-expelled = { $name } n'est plus du club ; ce qu'il savait { ELIDED("de", $name) } est effacé.
operator-told = { $count ->
        [one] { $count } personne l'a entendu.
       *[other] { $count } personnes l'ont entendu.
    }
operator-stopped = Le serveur s'arrête. { $count ->
        [0] Personne n'était là.
        [one] { $count } personne a entendu : de retour dans une minute.
       *[other] { $count } personnes ont entendu : de retour dans une minute.
    }
# Le fichier de `serve --config`.
config-wrong = { $name } demande { $wanted }.
config-number = un nombre entier de { $least } à { $most }
config-text = un texte entre guillemets, de { $most } caractères au plus
config-addresses = une liste d'adresses, comme ["127.0.0.1"]
config-link = l'adresse de votre serveur, comme "https://splendor.example.org"
config-store = des adresses de NATS, comme "nats://10.0.0.2:4222"
config-file = le nom d'un fichier lisible : { $detail }
config-page = le dossier de la page pour jouer en solo, comme make page la fait
config-day = un jour, comme 2026-12-31
config-languages = une liste de langues : { JOIN($names, "and") }
config-unknown = Il n'y a pas de réglage { $typed }. Il y a : { JOIN($names, "and") }.
config-pair = Les réglages certificate et key vont ensemble : donnez les deux.
config-mail = une adresse de messagerie avec un seul * pour une clé devant @, comme club+*@example.org
config-server = l'adresse d'un serveur de messagerie, comme { $example }
config-mails = mail et smtp vont ensemble ; mail-user et mail-password aussi.
friends-reach-machine = Seule cette machine peut l'ouvrir. Pour des amis dans la maison, ajoutez --lan. Pour des amis plus loin, voyez docs/friends.md.
friends-reach-house = On peut l'ouvrir dans cette maison, mais pas de plus loin.
friends-reach-everybody = Tous ceux qui ont le lien peuvent l'ouvrir.
friends-not-encrypted = Ce n'est pas chiffré : qui partage le réseau pourrait lire ce qui passe.
friends-secrets = La sauvegarde sur cette machine contient toutes les cartes cachées.
# $detail: one of system- or cert- below.
friends-cert = Le certificat est inutilisable : { $detail }
cert-other-key = la clé n'est pas celle de ce certificat
cert-locked = sa clé a un mot de passe. Donnez-en une sans
cert-not-pem = lui et sa clé doivent être des fichiers au format PEM
friends-too-many = Ce serveur n'a plus de place pour d'autres tables.
friends-made-much = Trop de tables ont été créées depuis votre adresse. Réessayez plus tard.
friends-came = { $name } est là.
    .braille = { $name } est là
friends-said = { $name } dit : { $text }
friends-said-me = Vous dites : { $text }
    .braille = vous: { $text }
friends-say-what = Tapez dire, puis vos mots. Exemple : dire bien joué
friends-hello = bien joué
# Ready sentences, offered on a display; a friend hears them in the own language.
ready-hello = Bonjour à tous !
ready-luck = Bonne chance !
ready-well-done = Bien joué !
ready-oh-no = Aïe !
ready-moment = Un instant, s'il vous plaît.
ready-back = Me revoilà.
ready-thinking = Je réfléchis.
ready-thanks = Merci !
ready-again = On rejoue ?
ready-bye = Au revoir !
friends-here = Présents : { $names }.
friends-is-away = { $name } n'est plus là ; sa place reste gardée.
    .braille = { $name } pas là
friends-is-back = { $name } est de retour.
    .braille = { $name } de retour
friends-replaced = L'ordinateur joue maintenant pour { $name }, jusqu'à son retour.
    .braille = ordinateur pour { $name }
friends-replaced-back = { $name } est de retour et rejoue.
    .braille = { $name } rejoue
friends-replaced-back-me = L'ordinateur a joué pour vous. Maintenant, c'est vous qui jouez.
    .braille = vous rejouez
friends-replace-refused = { $name } n'est pas d'accord ; la place reste libre.
friends-replaced-already = L'ordinateur y joue déjà.
friends-present = { $name } est là et peut jouer.
friends-away-short = Pas encore : à cette table, on peut s'absenter { $count ->
        [one] une minute
       *[other] { $count } minutes
    }. Après, vous pourrez redemander.
friends-asked = Question posée à { $names }.
friends-replace-whom = Qui ? Tapez remplacer et le nom d'une personne qui n'est pas là.
ask-computer = { $name }, l'ordinateur peut-il jouer pour { $gone }, qui n'est pas là ? Demandé par { $asker }. oui ou non.
    .braille = { $name }: ordinateur pour { $gone }?
friends-gone = Absents : { $names }. Leur place est gardée.
friends-computer = L'ordinateur joue pour { $names }.
friends-watchers = Spectateurs : { $names }.
friends-free = { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
# Told before the first game of a table.
edition-named =
    { $edition ->
        [up-to-three] Jusqu'à trois gemmes au choix.
       *[other] Édition { $edition }.
    }
friends-begins-me = Vous commencez.
friends-begins = { $name } commence.
# Nobody has taken that seat yet.
friends-begins-later = Le joueur { $number }, attendu, commence.
friends-only = Cela sert aux tables avec des amis ailleurs. Pour en ouvrir une : splendor-access host
friends-no-files = D'ici, rien ne peut être écrit dans un fichier. Tapez relevé pour l'avoir ligne par ligne.
friends-host-only = Seul l'hôte peut faire cela.
friends-whom = Qui ? Tapez { $what ->
    [mute] taire
   *[remove] exclure
} et un nom.
friends-mute-on = { $name } n'a plus la parole.
    .braille = { $name } sans parole
friends-mute-off = { $name } a de nouveau la parole.
    .braille = { $name } parle
friends-remove-on = L'hôte a exclu { $name }.
    .braille = { $name } exclu
friends-lock-on = La table est verrouillée ; plus personne ne peut venir.
    .braille = verrouillée
friends-lock-off = La table est de nouveau ouverte.
    .braille = ouverte
friends-muted = L'hôte vous a retiré la parole ; personne n'a entendu cela.
friends-talk-much = Cela fait beaucoup d'un coup ; personne n'a entendu cela. Attendez quelques secondes.
friends-removed = L'hôte vous a exclu de cette table.
friends-device-word = Sur l'autre appareil, tapez ceci au lieu de votre nom, une fois, d'ici { $count } minutes : { $word }
friends-device = { $number }{ $here ->
        [yes] , cet appareil
       *[no] {""}
    }{ $added ->
        [yes] , ajouté { $days ->
            [0] aujourd'hui
            [one] hier
           *[other] il y a { $days } jours
        }
       *[no] , le premier
    }.
friends-device-help = Pour jouer sur un appareil de plus : appareil nouveau.{ $count ->
        [1] {""}
       *[other] { " " }Pour retirer votre place à l'un d'eux : appareil et son numéro.
    }
friends-device-which = Quel appareil ? Tapez appareil et le numéro d'un autre que celui-ci, ou appareil nouveau pour jouer sur un de plus.
friends-device-many = Votre place est déjà sur { $count } appareils. Retirez-la d'abord à l'un d'eux : tapez appareil.
friends-revoked = Cet appareil n'a plus votre place : elle lui a été retirée sur un autre.
friends-saved = Le serveur de cette table sauvegarde la partie après chaque coup.
ask-leave-table = Quitter la table ? Votre place reste à vous. oui ou non.
    .braille = quitter?
left-table = Vous avez quitté la table. Votre place reste à vous. Pour revenir, prenez le même lien.
    .braille = place gardée
friends-no-new = Une autre partie se joue à une autre table. Ici, tapez revanche quand celle-ci est finie.
friends-not-over = La partie n'est pas encore finie.
friends-ready = C'est noté. La partie commence quand tous ceux qui sont là le veulent.
friends-wants = { $name } voudrait commencer.
# Somebody watches the table, and has no seat.
friends-watches = { $name } regarde la partie.
    .braille = { $name } regarde
# To one who watches: at the beginning, and as the answer to what only players can do.
friends-watching = Vous regardez. Vous pouvez tout demander, et taper présents, dire ou quitter.
friends-watching-wait = La partie n'a pas commencé. Vous regardez, et pouvez taper présents, dire ou quitter.
left-watching = Vous ne regardez plus. Pour regarder encore, prenez le même lien.
friends-watchers-many = Trop de gens regardent déjà cette table.
# Somebody wants to watch a locked table; somebody who watches it has said something.
friends-locked = L'hôte a verrouillé cette table. Personne d'autre ne peut entrer.
friends-hushed = La table est verrouillée : seuls les joueurs sont entendus. Personne n'a entendu cela.
friends-waiting-help = La partie n'a pas commencé. Vous pouvez taper présents, dire, commencer ou quitter.
friends-sent-later = Il n'y a pas de connexion. Votre coup part dès qu'elle est revenue.
friends-still-sent = Votre dernière commande n'a pas encore eu de réponse. Un instant.
friends-kept = Cela attend que ce soit à vous de jouer.
connection-lost = La connexion est perdue. Vous pouvez continuer à lire ; elle reviendra d'elle-même.
    .braille = connexion perdue
connection-back = La connexion est revenue.
    .braille = connecté
connection-nonsense = Le serveur a envoyé quelque chose d'impossible. Vous pouvez continuer à lire ; la connexion est retentée.
    .braille = erreur du serveur
friends-nonsense = Ce serveur envoie ce qui ne se peut à aucune table. La connexion est fermée.
friends-client-older = Votre programme est plus ancien que celui de la table. Prenez le dernier splendor-access.
friends-client-newer = Votre programme est plus récent que celui de la table. Votre hôte a besoin du dernier splendor-access.
friends-unreadable = Le serveur n'a pas compris ce programme et a fermé la connexion.
friends-full = Il n'y a plus de place libre à cette table.
friends-unknown = Il n'y a pas de table à ce lien. Demandez le lien entier à votre hôte.
page-gone = Aucune partie n'est ouverte à ce lien pour le moment. Dès qu'elle reprend, le même lien y ramène. Si elle ne revient pas, demandez un nouveau lien à votre hôte.
friends-page-only = Ce lien est pour un navigateur : ouvrez-le sur un téléphone ou un ordinateur.
friends-key-unknown = Cette table ne connaît pas votre place. Votre hôte l'a peut-être retirée.
friends-closing = La table est fermée pour le moment. La partie est sauvegardée, et vous y reviendrez dès sa réouverture.
friends-closing-soon = De retour dans une minute : le serveur redémarre. La partie est sauvegardée, et vous reviendrez de vous-même.
friends-store-away = Rien ne peut être sauvegardé pour le moment : le serveur n'atteint pas ce qui garde ses parties. Ce que vous tapez attend, et se fera tout seul.
friends-store-back = Tout est de nouveau sauvegardé.
friends-closed = La personne qui tient le serveur a fermé cette table pour de bon.
friends-banned = La personne qui tient le serveur ne laisse entrer personne de votre adresse.
friends-damaged-file = Le fichier abîmé est conservé dans le dossier du serveur : { $file }
friends-mended = { $file } était abîmé ; il est réparé.
friends-mended-here = Un fichier de cette table était abîmé ; il est réparé.
friends-restore = Pour revenir à ce fichier : splendor-access host --restore { $file }
friends-restored = La partie revient à { $file }. Son état d'avant est conservé. Pour y revenir : splendor-access host --restore { $kept }
friends-restore-none = De la partie de votre table de la dernière fois, aucun fichier « { $typed } » n'est conservé.{ $count ->
    [0] { "" }
   *[other] { " " }Sont conservés : { $names }
}
friends-unopened = Le serveur ne peut pas ouvrir la partie de cette table en ce moment. Réessayez plus tard.
friends-guesses = Trop de liens ou de codes faux sont venus de votre adresse. Attendez une minute.
friends-busy = Ce serveur est plein en ce moment. Réessayez plus tard.
friends-undo-much = Impossible d'annuler encore : on l'a trop fait dans cette partie.
friends-game-long = Cette partie a eu trop de coups pour continuer. Ouvrez une autre table.
friends-games-much = On a joué trop de parties à cette table. Ouvrez-en une autre.
friends-illegal = La table n'a pas accepté ce coup. Regardez le plateau et réessayez.
friends-not-begun = La partie n'a pas encore commencé.
friends-begun = La partie a déjà commencé.
friends-alone = Il n'y a que vous ici. Donnez d'abord le lien à vos amis.
friends-first-absent = Pas encore : avec la règle maison first={ $first }, il faut { $count } joueurs.
friends-first-missing = Pas encore : { $name } devait commencer, et personne ici ne s'appelle ainsi. Ici : { $names }. Tapez commencer, et { $begins } commence.
friends-unbegun = La partie n'a pas pu commencer : quelque chose s'est mal passé sur le serveur. Pour réessayer, tapez commencer.
friends-refused = Le serveur a refusé : { $reason }
friends-no-link = « { $typed } » n'est pas le lien d'une table. Un lien ressemble à http://example.org:8000/ suivi d'un long code.
# $detail: the text of the system, in its language.
friends-system = Le système dit : { $detail }
fault-refused-there = Personne n'héberge de table à cette adresse en ce moment. Demandez à votre hôte de l'ouvrir, puis réessayez.
fault-no-machine = Aucune machine ne porte le nom de ce lien. Vérifiez s'il contient une faute de frappe.
fault-offline = Vous semblez être hors ligne. Vérifiez votre connexion, puis réessayez.
fault-unreachable = La machine de votre hôte est injoignable. Demandez si elle est allumée.
fault-silent = La table ne répond pas. Demandez à votre hôte si un pare-feu ou un routeur vous laisse entrer.
fault-forbidden = Quelque chose sur votre machine interdit la connexion. Vérifiez son pare-feu.
fault-broken = La connexion s'est coupée aussitôt. Réessayez.
fault-certificate = Le certificat du serveur n'est pas fiable. Vérifiez le lien et la date de votre machine, ou demandez à votre hôte.
fault-unencrypted = Ce serveur n'est pas chiffré. Si le lien de votre hôte commence par http, tapez cela au lieu de https.
fault-broken-tls = La connexion chiffrée a échoué. Réessayez, et demandez à votre hôte si cela n'aide pas.
fault-not-table = Il n'y a pas de table derrière ce lien. Vérifiez qu'il est entier, et s'il commence par https.
fault-led-away = Votre réseau mène à une autre page, peut-être une connexion. Ouvrez d'abord le lien dans un navigateur.
fault-closed-behind = La table derrière ce serveur est fermée. Demandez à votre hôte de l'ouvrir.
fault-server-fault = Le serveur a une panne. Dites-le à votre hôte, et réessayez plus tard.
fault-unknown = La table est injoignable. Réessayez ; avec --verbose, vous entendez ce qu'en dit le système.
friends-port = Le serveur ne peut pas utiliser le port { $port } : { $detail }.
store-library = Pour NATS, il manque la bibliothèque nats-py. Pour l'installer, tapez : { $command }
store-away = NATS ne répond pas à { $address }.
store-refused = NATS, à { $address }, ne laisse pas entrer ce serveur. Vérifiez le mot de passe dans l'adresse, ou le fichier de --store-credentials, ou de store-credentials dans la configuration.
store-old = NATS, à { $address }, est trop ancien : c'est la version { $version }, et avant la 2.10 il peut garder deux coups au lieu d'un.
store-no-jetstream = NATS, à { $address }, ne garde rien. Activez JetStream dans sa configuration.
store-found = NATS : version { $version }, chaque coup est gardé { $copies } fois.
store-servers = Serveurs en ce moment : { $count }{ $count ->
        [0] { "." }
       *[other] { "," } à { JOIN($names, "and") }.
    }
store-written = Écriture : la moitié des coups en { $half } millisecondes, tous en { $most }.
store-slow = C'est lent : cela se remarque. Donnez à NATS un disque plus rapide, ou plus proche.
store-one-copy = Une grappe, mais chaque coup n'est gardé qu'une fois : qui perd cette machine perd des tables. Mettez les flux SPLENDOR à 3 répliques.
store-formats = Des serveurs de versions différentes tournent ensemble : mettez bientôt à jour les plus anciens.
store-silent = NATS ne répond plus.
store-open = NATS, à { $address }, ne chiffre pas. Activez tls dans sa configuration, ou écrivez nats:// au lieu de tls://.
store-full = NATS, à { $address }, répond, mais ne garde plus rien. Son disque est peut-être plein, ou la place que lui donne sa configuration.
store-memory = Gardé en mémoire seulement : si NATS s'arrête, toutes les tables sont perdues. Faites une copie avec server copy, supprimez les flux SPLENDOR, et recopiez-la.
store-clock = Les horloges d'ici et de NATS ont { $seconds } secondes d'écart. Réglez les deux : l'heure décide quand une table est supprimée, et quand une invitation finit.

## A club: `splendor-access club`, and its page

club-prompt = club
club-page = Club
club-enter = Entrer
club-word-label = Votre invitation
club-enter-help = Les membres entrent ici, par le lien de leur invitation. Personne ne vous a invité ? Vous pouvez jouer à votre propre table sans cela.
# An invitation, or the word for one more device.
club-word = Cette invitation ne laisse entrer personne : elle a servi, est trop vieille ou mal tapée. Demandez-en une autre à qui gère le serveur.
club-key = Cet appareil n'est pas celui d'un membre, ou ne l'est plus. Ouvrez ici le lien d'une invitation.
club-none = Il n'y a pas de club à ce lien.
club-welcome = { $name }, vous êtes du club.
club-members-only = Les places de cette table sont pour les membres du club.
club-name-taken = Quelqu'un à cette table a un nom comme le vôtre.
club-device-elsewhere = Vos appareils sont ceux du club. Tapez appareil dans le club, ou voyez sa page.
club-much = C'était beaucoup à la fois, et ceci n'est pas fait. Attendez une minute.
# $most: a number of minutes.
club-fill = Les ordinateurs complètent après 1 à { $most } minutes, à un niveau que play connaît.
club-pace = Un tour peut durer d'une heure à { $most } jours.
club-waiting-much = Déjà { $count } de vos tables attendent. Quittez d'abord votre place à l'une d'elles.
club-no-table = Cette table n'existe plus.
club-mine = { $count ->
        [0] Vous n'êtes à aucune table.
        [one] Vous êtes à une table :
       *[other] Vous êtes à { $count } tables :
    }
# Tables in a list. $number: by which one is chosen. $names: the others there.
club-your-turn = { $number }, à vous, avec { JOIN($names, "and") }
club-their-turn = { $number }, tour { ELIDED("de", $name) }, avec { JOIN($names, "and") }
club-over = { $number }, finie, { $won ->
        [yes] gagnée,
       *[no] perdue,
    } avec { JOIN($names, "and") }
# $free: how many seats nobody has yet. $count: of the others there.
club-waits = { $number }, en attend { $free }{ $count ->
        [0] {""}
       *[other] , avec { JOIN($names, "and") }
    }
club-waiting = { $count ->
        [0] Aucune table ne vous attend.
        [one] Une table attend :
       *[other] { $count } tables attendent :
    }
# $taken: of $size seats. $rules: 2024, for example. $fill: yes if $level takes the free seats.
# $paced: in what $pace, the time for a move, is counted.
club-waiting-table = { $number }, { JOIN($names, "and") } : { $taken } sur { $size }, { $rules }{ $fill ->
        [yes] , { $level } d'ici { $minutes ->
            [one] une minute
           *[other] { $minutes } minutes
        }
       *[no] {""}
    }{ $rated ->
        [yes] , pour le classement
       *[no] {""}
    }{ $paced ->
        [hours] { $pace ->
            [one] , une heure par tour
           *[other] , { $pace } heures par tour
        }
        [days] { $pace ->
            [one] , un jour par tour
           *[other] , { $pace } jours par tour
        }
       *[no] {""}
    }
club-here = { $count ->
        [0] Personne d'autre ne se montre.
       *[other] Ici : { JOIN($names, "and") }
    }
club-made = Votre table attend. On vous dira quand elle commence.
club-risen = Votre place y est libre.
club-shown = { $on ->
        [yes] Les autres voient quand vous êtes là.
       *[no] Personne ne voit que vous êtes là.
    }
club-named = { $on ->
        [yes] Si vous quittez le club, les parties finies gardent votre nom.
       *[no] Si vous quittez le club, les parties finies perdent votre nom.
    }
club-device-link = Ouvrez ceci sur l'autre appareil, une fois, d'ici { $count } minutes :
club-device-help = Pour un appareil de plus : appareil nouveau. Pour en exclure un : appareil et son numéro.
club-leave-sure = Quitter le club ? Vos places, votre nom et vos appareils sont effacés pour toujours.
    .braille = quitter le club?
club-departed = Vous avez quitté le club. Ce qu'il savait de vous est effacé.
# Something new. $name, $names: others.
club-news-begun = Ça commence, avec { JOIN($names, "and") }. Votre table : { $number }
club-news-sat = { JOIN($names, "and") } s'assoit à votre table.
club-news-rose = { JOIN($names, "and") } a quitté votre table.
club-news-over = Fini : { JOIN($names, "and") } gagne.
club-news-waits = { JOIN($names, "and") } attend à une nouvelle table : { $number }
club-news-announced = { JOIN($names, "and") } annonce un tournoi. Pour jouer : tournoi entrer
club-news-drawn = Le tour { $round } commence, avec { JOIN($names, "and") }. Votre table : { $number }
club-news-finished = Le tournoi est fini. Le résultat : tournoi
club-help = Tapez tables, le numéro d'une table pour y aller, asseoir et un numéro, lever et un numéro, nouvelle, qui, montrer, garder, appareil, classement, tournoi, messages, calme, résilier ou quitter.
club-help-new = Exemple d'une nouvelle table : nouvelle 3 2024 moyen 10 classement 3 jours. C'est pour trois personnes ; un ordinateur moyen complète après dix minutes ; elle compte pour le classement ; un tour peut durer trois jours, puis l'ordinateur joue. Avec abandon, la partie est alors abandonnée.
club-which = Quelle table ? Donnez son numéro. Pour les entendre, tapez : tables
club-unclear = Le club ne comprend pas « { $typed } ».
club-offline = Le club ne répond pas. Nouvel essai.
club-back = Le club répond de nouveau.
club-words-tables = tables, salle, liste
club-words-new = nouvelle, nouveau
club-words-sit = asseoir, place
club-words-rise = lever, debout
club-words-who = qui, ici
club-words-show = montrer, cacher
club-words-keep = garder, nom
club-words-device = appareil, appareils
club-words-ladder = classement, rang
club-words-tournament = tournoi, mardi
club-words-leave = résilier
club-words-in = entrer, jouer
club-words-out = sortir, retirer
club-words-next = suivant, commencer, tour
club-words-without = sans
club-words-end = fin, terminer
club-words-hour = heure, heures
club-words-day = jour, jours
club-words-week = semaine, semaines
club-words-give = abandon, abandonner
club-words-mail = messages, message, mail
club-words-quiet = calme

# At a display without letters: a new table for $count people. $fill: yes for a computer.
club-offer = table pour { $count }{ $fill ->
        [yes] , ordinateur après { $minutes } minutes
       *[no] {""}
    }

# The ladder. $day: the last day of its season, as 2026-12-31.
ladder-head = { $over ->
        [yes] Classement de la saison finie le { $day }.
       *[no] Classement de la saison jusqu'au { $day }.
    }
ladder-endless = Classement.
ladder-none = Personne n'a encore fini de partie pour lui.
club-no-ladder = Le classement attend sa bibliothèque : il manque openskill au serveur. Aucune partie n'est perdue.
ladder-line = { $place }, { $name }, { $points } points, { $games ->
        [one] une partie
       *[other] { $games } parties
    }, dernière { $change }
# A tournament.
evening-none = Il n'y a pas de tournoi maintenant. Pour en mener un de trois tours : tournoi 3
evening-there = { $name } mène déjà un tournoi.
evening-rounds = Un tournoi a de 1 à { $most } tours.
evening-leader = Seul { $name } mène ce tournoi.
evening-playing = Le tour n'est pas fini. Jouent encore : { $names }. Pour continuer, sans points pour eux : tournoi sans. Pour finir le tournoi : tournoi fin
evening-few = Il faut trois personnes pour un tour ; il y en a { $count }.
evening-head = Tournoi { ELIDED("de", $name) } : { $over ->
        [soon] pas commencé, tours : { $rounds }.
        [yes] fini après { $round } tours sur { $rounds }.
       *[no] tour { $round } sur { $rounds }.
    }
evening-line = { $place }, { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
evening-table = Table : { JOIN($names, "and") }{ $count ->
        [0] , en jeu
       *[other] , gagnée par { JOIN($winners, "and") }
    }
evening-in = Vous en êtes. Pour sortir : tournoi sortir
evening-out = Vous n'en êtes pas. Pour jouer : tournoi entrer
evening-lead = Vous le menez. Pour tirer au sort le tour suivant : tournoi suivant
# The page of the club.
club-tables = Vos tables
club-wait = Tables qui attendent
club-sit = S'asseoir
club-go = Vers la table { $number }
club-rise = Quitter la place
club-new = Faire attendre une table
club-people = Personnes
club-filler = Ordinateurs aux places libres
club-nobody = aucun
club-minutes = Après tant de minutes
club-rated = Compte pour le classement
club-pace-label = Temps pour un tour
club-pace-any = libre
club-pace-time = { $unit ->
        [hours] { $count ->
            [one] une heure
           *[other] { $count } heures
        }
       *[days] { $count ->
            [one] un jour
           *[other] { $count } jours
        }
    }
club-ends-label = Ensuite la partie est abandonnée, et l'ordinateur ne joue pas
club-shown-label = Les autres voient quand je suis là
club-named-label = Les parties finies gardent mon nom si je pars
club-devices = Vos appareils
club-device-new = Un appareil de plus
club-revoke = Exclure l'appareil { $number }
club-depart = Quitter le club
club-depart-now = Quitter le club pour toujours
club-ladder = Classement
club-season = Saison jusqu'au { $day }
club-tournament = Tournoi
club-rounds = Tours
club-announce = Annoncer un tournoi
club-play-along = Jouer aussi
club-step-out = Sortir
club-draw = Tirer au sort le tour suivant
club-skip = Continuer sans les tables qui jouent encore
club-finish = Finir le tournoi
club-home = Vers le club

## The page of a table

page-your-turn = À vous
page-skip = Vers la ligne de commande
page-log = Ce qui s'est passé
page-new = Quoi de neuf
page-nothing-new = Rien de neuf.
page-command = Commande
page-say = Dire aux autres
page-send = Envoyer
page-answers = Réponses possibles
page-never-mind = Laisser tomber
page-market = Cartes
page-row = Rangée
page-decks = Pioches
page-deck = Pioche { $level } : { $left ->
        [0] épuisée
        [one] une carte
       *[other] { $left } cartes
    }.
page-buy = Acheter { $place }
page-reserve = Réserver { $place }
page-reserve-unseen = Réserver dans la pioche { $level }
page-aim = Viser { $place }
page-aim-off = Laisser { $place }
page-your-aim = Votre but : { $place }.
page-choose = Choisir { $place }
page-bank = Banque
page-gem = { $gem } : { $count }
page-take-these = Un jeton de chaque couleur cochée
page-take = Prendre
page-take-pair = Prendre { $gems }
page-give-back-these = Jetons à rendre
page-give-back = Rendre
page-nobles = Nobles
page-a-card = carte
page-a-noble = noble
page-you = Vous
page-hand = Cartes réservées
page-away = absent pour l'instant
page-more = Autres choix
page-undo = Annuler mon dernier tour
page-undo-entry = Reprendre la dernière saisie
page-again = Rejouer
page-replace = Laisser l'ordinateur jouer pour { $name }
page-leave = Quitter la table
page-download = Télécharger le relevé de la partie
page-ask = Questions et aide
page-typed = Déjà tapé
page-settings = Réglages
page-change = Garder ces réglages
page-name = Votre nom
page-make = Ouvrir une table
page-seats = Nombre de places
page-bots = Dont joués par l'ordinateur
page-level = De quelle force
page-sit = S'asseoir à la table
page-who = Qui êtes-vous ?
page-word = Mot du clavier, si votre nom est pris
page-word-use = Reprendre ma page
page-word-void = Ce mot ne rend aucune page : il a servi, a plus de 10 minutes ou est mal tapé. Au clavier, appareil et votre nom en donne un autre.
page-watch = Regarder sans place
page-people = À la table
page-begin = Commencer la partie
page-language = Langue
page-back = Vers la table
page-notify = M'avertir quand c'est à moi
page-notified = Une notification vous avertira quand ce sera à vous.
page-unnotified = Aucune notification ne sera envoyée.
page-unsent = L'envoi a échoué. Réessayez quand la connexion est revenue ; rien ne se fait deux fois.
page-too-much = C'était trop long, et rien n'a été fait.
page-unreadable = Le formulaire était illisible, et rien n'a été fait.
page-foreign = Cela venait d'un autre site, et rien n'a été fait.
page-old = Cette page était trop ancienne, et rien n'a été fait.
page-cookie = Votre navigateur doit accepter un cookie ici : c'est ainsi que la table vous reconnaît. Réessayez.
page-only-terminal = Cela ne marche que dans un terminal, avec splendor-access join.
page-alone = Jouer en solo dans ce navigateur
page-about = Ce qui est gardé ici
# Les lignes de cette page.
stored-tables = De chaque table, le serveur garde les noms des personnes, à qui est chaque place, les coups, et les cartes que l'on vise.
stored-secret = Les parties gardées contiennent toutes les cartes, même cachées. La personne qui tient le serveur pourrait les lire.
stored-talk = Ce que vous dites à une table est transmis et n'est pas gardé. Le journal du serveur a des heures et des événements, sans noms ni paroles.
stored-address = L'adresse d'où vous venez est connue tant que vous êtes là, et un jour si une table en est venue. Elle n'est notée que si la personne qui tient le serveur la bannit.
stored-club = De chaque membre d'un club ici, le serveur stocke le nom, une empreinte de la clé de chaque appareil, les tables et ce qui a été choisi ; les résultats ont un numéro au lieu du nom. Qui quitte le club est effacé.
stored-cookies = Votre navigateur garde des cookies avec la clé de votre place, votre langue et vos réglages. Il n'y en a pas d'autres.
stored-post = Des membres qui veulent savoir quand c'est à eux, l'adresse de messagerie et celle de leur navigateur sont gardées, jusqu'à ce qu'ils l'arrêtent ou quittent le club.
stored-unbegun =
    { $count ->
        [one] Une table dont la partie ne commence pas est supprimée un jour après la dernière visite.
       *[other] Une table dont la partie ne commence pas est supprimée { $count } jours après la dernière visite.
    }
stored-playing =
    { $count ->
        [one] Une partie non terminée est supprimée un jour après la dernière visite.
       *[other] Une partie non terminée est supprimée { $count } jours après la dernière visite.
    }
stored-over =
    { $count ->
        [one] Une partie terminée est gardée avec son relevé un jour après la dernière visite, puis supprimée.
       *[other] Une partie terminée est gardée avec son relevé { $count } jours après la dernière visite, puis supprimée.
    }
stored-for-ever = Les parties terminées restent jusqu'à ce que la personne qui tient le serveur les supprime.
stored-contact = Pour toute question, ou pour faire supprimer une table, écrivez à { $contact }

# Mails to members of a club. $names are the others at the table.
mail-turn-subject = À vous, avec { $names }
mail-wait-subject = Attendez : c'est à { $name }. Table avec { $names }
mail-over-subject = Partie finie, avec { $names }
mail-waiting-subject = Pas encore commencée, avec { $names }
# $take and $ask: lines as they are typed.
mail-how = Pour jouer, répondez à ce message. Écrivez une ligne au-dessus de tout, par exemple : { $take }
mail-ask = Pour demander, répondez de même, par exemple : { $ask }
mail-stop = Pour ne plus rien recevoir, répondez : stop
mail-old = Rien n'est fait : ce tour est passé.
mail-empty = Rien n'est fait : il n'y avait pas de ligne au-dessus de la citation. Écrivez une ligne au-dessus de tout.
mail-no-table = Rien n'est fait : cette table n'existe plus, ou votre place.
mail-stopped = Plus de messages. Votre adresse est effacée.
mail-confirm-subject = { $club } demande : des messages à cette adresse ? Répondez oui
mail-confirm = { $name } veut jouer par messagerie chez { $club } et a donné cette adresse. Si c'est vous, répondez oui à ce message.
mail-confirm-how = Sinon, ne faites rien : il n'en viendra plus.
mail-confirmed = Confirmé : vos messages arrivent à cette adresse.
mail-late-computer =
    { $count ->
        [one] En retard : dans une heure, l'ordinateur joue pour vous.
       *[other] En retard : dans { $count } heures, l'ordinateur joue pour vous.
    }
mail-late-given-up =
    { $count ->
        [one] En retard : dans une heure, la partie est abandonnée.
       *[other] En retard : dans { $count } heures, la partie est abandonnée.
    }
mail-given-up = Abandonnée : { $name } a trop tardé. La table n'existe plus.
# Words that end the mails.
words-mail-stop = stop, arrêt, arrêter, arrêtez, plus de messages, désabonner, fin

# The page of a member's post, and the page that a mail leads to.
post-page = Quand c'est à vous
post-mail = Par messagerie
post-address = Adresse
post-ask = Envoyer un message qui demande oui
post-stop = Plus de messages, effacer l'adresse
post-unmailed = Pas de messages.
post-none = Ce serveur n'écrit pas de messages.
post-hours = Calme de { $begins } à { $ends }, { $zone }.
post-loud = Pas d'heures calmes.
post-words = Tapez messages et votre adresse, messages stop, calme 22:00 7:00 Paris ou calme fin. Les avis d'un navigateur s'activent là, sur sa page.
post-waits = Non confirmée : répondez oui au message envoyé à { $address }
post-mailed = Actifs : les messages vont à { $address }
post-asked = Envoyé : répondez oui au message reçu à { $address }
post-asked-much = Non envoyé : trois fois par jour au plus.
post-no-address = Pas une adresse de messagerie. Exemple : ana@home.example
post-push = Par ce navigateur, sans page ouverte
post-push-help = Un avis a des phrases entières, et aucune carte cachée, pas même la vôtre. La société du navigateur le porte et ne peut pas le lire.
post-push-here = M'avertir dans ce navigateur
post-push-off = Plus là-bas
# $company: who carries the notices, as Google or Mozilla.
post-browser = Un navigateur ; { $company } porte les avis
post-no-browser = Ce navigateur ne peut pas être averti.
post-iphone = Sur iPhone ou iPad : partagez cette page, choisissez Sur l'écran d'accueil, et ouvrez-la de là. Les avis n'arrivent qu'ainsi.
post-quiet = Heures calmes
post-quiet-on = Ne rien me dire à ces heures
post-begins = De
post-ends = Jusqu'à
post-zone = Fuseau horaire, ou une ville
post-no-time = Pas une heure. Exemple : 22:00
post-no-zone = Pas un fuseau horaire. Exemples : Europe/Berlin, Amsterdam
post-old = Ce lien est trop vieux, ou a déjà servi.
post-stop-ask = Plus de messages pour { $name }, et effacer l'adresse ?
post-stop-now = Plus aucun
post-confirm-ask = Des messages pour { $name } à cette adresse ?
post-confirm-now = Oui, envoyez-les

# La page où l'on joue seul : sa prochaine commande, et les lignes pendant le chargement.
alone-next = Et maintenant ? { $again ->
        [yes] Aide énumère tout.
       *[no] Tapez jouer pour une nouvelle partie, reprendre pour une partie gardée, ou parties, statistiques ou accompagner. Aide énumère tout.
    }
alone-not-here = Pas ici : { $command } demande le programme installé.
alone-unknown = Non compris : « { $typed } ».
alone-leave = Pour partir, fermez cette page.
alone-files = Fichiers
alone-file-take = Ajouter un fichier, comme le relevé d'une partie
# $file: its name.
alone-file-there = Gardé : { $file }. Pour entendre un relevé, tapez redire et son nom quand aucune partie n'est ouverte.
alone-loading = Chargement de Splendor, { $size } mégaoctets. Ensuite, tout marche sans connexion.
alone-loading-anew = Chargement de Splendor, { $size } mégaoctets. Ce navigateur ne garde pas la page : elle est donc chargée à chaque fois.
alone-part = { $percent } pour cent chargés.
alone-starting = Chargé. Le programme démarre.
alone-failed = Non chargé. Y a-t-il une connexion ? Rechargez cette page pour essayer encore.
alone-ended = Le programme s'est arrêté. Rechargez cette page : votre partie est gardée jusqu'au dernier coup.
alone-fetching = Chargement de ce que demandent les étiquettes, { $size } mégaoctets. Ensuite, cela marche sans connexion.
alone-not-fetched = Non chargé. Y a-t-il une connexion ? Retapez la commande pour réessayer.
alone-making = Cela peut prendre une minute. La page se tait jusque-là.
alone-open = Splendor est ouvert dans un autre onglet ou une autre fenêtre, et gardé là.
alone-take = Jouer ici
alone-taken = Splendor continue dans un autre onglet ou une autre fenêtre. Rien n'est perdu.
alone-unsaved = Non gardé : ce navigateur ne garde rien pour l'instant. Ce que vous jouez est perdu quand cette page est fermée. C'est peut-être une fenêtre privée, ou l'appareil est plein. Sous Fichiers, vous pouvez garder une copie de toutes les parties.
alone-saved-again = De nouveau enregistré : ce navigateur garde la partie maintenant.
alone-evicted = Ce navigateur a jeté ce qu'il gardait : vos parties et vos réglages ont disparu. Sous Fichiers, vous pouvez reprendre une copie que vous avez.
alone-first = Ce que vous jouez reste dans ce navigateur seul, et dans une fenêtre privée seulement jusqu'à ce qu'elle soit fermée. Sous Fichiers, vous pouvez garder une copie de toutes les parties.
alone-copy = Garder une copie de toutes les parties
alone-games-back =
    { $count ->
        [0] Aucune partie n'était nouvelle.
        [one] Une partie est revenue. Pour la continuer, tapez reprendre quand aucune partie n'est ouverte.
       *[other] { $count } parties sont revenues. Pour en continuer une, tapez reprendre quand aucune partie n'est ouverte.
    }
alone-no-copy = Non pris : { $file } n'est pas une copie de parties.
alone-newer = Vos parties gardées viennent d'une version plus récente de cette page. Rechargez cette page tant qu'il y a une connexion.
alone-insecure = Non chiffré : à cette adresse, la page demande toujours une connexion, et le navigateur peut jeter vos parties. Sous Fichiers, vous pouvez garder une copie de toutes les parties.
alone-update = Une version plus récente de cette page est prête. Elle vient à la prochaine ouverture de la page.

## A game with a real box, which the program follows

companion-lay = Étalez les cartes et saisissez-les, à partir de { $place } : le code, ou des mots, comme : { $example }. Une ligne peut avoir plusieurs codes.
    .brief = Saisissez les cartes, à partir de { $place }.
    .braille = cartes dès { $place }
# What is still to be entered before the game. $cards and $nobles: how many.
companion-left = { $cards ->
        [0] Reste à saisir : { $nobles ->
            [one] { $nobles } noble.
           *[other] { $nobles } nobles.
        }
       *[other] Reste à saisir : { cards-counted-left }, { $nobles ->
            [one] { $nobles } noble.
           *[other] { $nobles } nobles.
        }
    }
    .braille = reste { $cards } + { $nobles }
cards-counted-left =
    { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    }
companion-all-laid = Toutes les cartes et tous les nobles sont saisis. { $name } commence.
    .braille = complet, { $name }
# On the home line of a display: the place of a card to be entered, and whose turn is.
companion-enter = Saisissez { $place }.
    .braille = saisir { $place }
companion-turn = C'est à { $name } de jouer.
    .braille = { $name } :
companion-lay-first = Avant de jouer, il faut saisir les cartes. La prochaine est en { $place }.
    .braille = saisir { $place }
companion-card-first = Saisissez d'abord la carte retournée en { $place }.
    .braille = saisir { $place }
companion-kept-until = Saisissez d'abord { $place }. Ensuite : { $text }
    .braille = d'abord { $place }
companion-no-card-due = Aucune carte n'est à saisir maintenant.
# A line was begun before others entered something. $names: who moved meanwhile, $count of them; none
# where a card or a correction was entered. $whom: the player, or the place, that it counts for now.
# $kind: that is the one it was begun for, or another.
companion-meanwhile = Entre-temps, { $count ->
        [0] quelque chose a été saisi
        [one] { $names } a joué
       *[other] { $names } ont joué
    }. { $kind ->
        [still] Toujours pour
       *[other] Est-ce pour
    } { $whom } ? oui ou non.
    .braille = { $count ->
        [0] saisi
       *[other] { $names } joué
    }; { $whom }?
companion-not-next = C'est à { $name } de jouer, pas à { $other }. Si le tour { ELIDED("de", $name) } n'a pas été saisi, saisissez-le d'abord.
    .braille = tour { $name }
companion-which-reserved = Quelle était la carte { ELIDED("de", $name) } réservée face cachée en { $place } ?
    .braille = { $place } laquelle ?
companion-nothing-entered = Rien n'a encore été saisi.
companion-taken-up = Annulé. Saisissez { $place } de nouveau.
    .braille = annulé, { $place }
# Codes of a line behind one that was not clear. $text: what was typed.
companion-stands = Toujours saisi. Pour l'annuler, tapez : non
    .braille = saisi ; non annule
companion-not-entered = Pas saisi : { $text }
    .braille = reste : { $text }
# $typed: what could be many cards.
companion-many-fit = { $count } cartes vont avec « { $typed } ». Tapez plus du code, ou le coût.
    .braille = { $count } possibles
companion-which =
    { $count ->
        [one] « { $typed } » : est-ce cette carte ?
       *[other] { $count } cartes vont avec « { $typed } ». Laquelle ?
    }
    .braille = { $count } possibles
companion-no-such = « { $typed } » n'est pas une carte possible en { $place }.
    .braille = pas { $typed }
companion-no-card-so = Il n'y a pas de telle carte : « { $typed } ».
    .braille = pas de telle carte
companion-describes-none = « { $typed } » ne décrit aucune carte.
    .braille = { $typed } ?
# How a card can be described, where what was typed describes none.
companion-example = Tapez son code, ou des mots comme : rouge coûte 3 blancs
    .braille = code, mots ?
# Behind one of the lines around here; what is near comes numbered.
companion-nearest = Les plus proches :
companion-none-lies = Aucune carte posée n'est ainsi : « { $typed } ». Les plus proches :
    .braille = proches :
companion-noble-lies = Ce noble est déjà en { $place } : { $noble }.
companion-card-lies = Cette carte est déjà en { $place } : { $card }.
companion-card-bought = { $name } a acheté cette carte : { $card }.
companion-card-reserved = { $name } a réservé cette carte : { $card }.
companion-other-level = C'est une carte de niveau { $level }, et { $place } demande un autre niveau : { $card }.
    .braille = { $level }, pas { $place }
companion-must-return =
    { $count ->
        [one] { $name } doit rendre { $count } jeton. Lequel ?
       *[other] { $name } doit rendre { $count } jetons. Lesquels ?
    }
    .braille = { $name } rend { $count }
companion-noble = Plusieurs nobles rendraient visite à { $name }. Lequel vient ?
    .braille = { $name } noble ?
# Behind an action that is against the rules and was entered all the same.
against-rules = C'est contre les règles, mais cela reste : { $reason }
    .braille = forcé : { $reason }
turn-skipped = Le tour { ELIDED("de", $name) } a été sauté : { $reason }
    .braille = { $name } sauté : { $reason }
companion-only = Cela sert à une partie avec le jeu en boîte. Pour en commencer une : splendor-access companion
companion-pages = Chacun à la table peut l'ouvrir sur un téléphone, et y choisit son nom. Qui perd sa page la retrouve : appareil
companion-page-word = Pour la page de { $name }, tapez-y ceci comme mot du clavier, une fois, d'ici { $count } minutes : { $word }
companion-page-free = Personne n'a la page de { $name } : on peut encore y choisir ce nom.
companion-pages-of =
    { $count ->
        [0] Personne n'a encore de page : qui ouvre le lien choisit un nom.
       *[other] Avec une page : { $names }. Pour donner une page à un autre appareil : appareil et le nom.
    }
companion-page-there = Au clavier, appareil et votre nom donne un mot pour avoir cette page sur un autre appareil.
companion-not-real = La partie { $game } ne se joue pas avec le jeu en boîte.
companion-misread = Votre carte en { $place } a été saisie ailleurs, elle est donc de nouveau inconnue. Pour la saisir, tapez secret.
companion-again-there = La partie suivante se commence au clavier.
companion-force = Si cela s'est vraiment passé, tapez forcer et pourquoi, par exemple : forcer tous d'accord
    .braille = forcer + raison
companion-why = Pourquoi ? Tapez forcer et une raison, par exemple : forcer tous d'accord
    .braille = forcer + raison
companion-nothing-to-force = Rien n'a été refusé qui puisse être forcé.
companion-fix-which = Quelle saisie est fausse ? La dernière vient d'abord.
    .braille = quelle saisie ?
companion-older = saisies plus anciennes
companion-fix-none = Aucune saisie ne concerne « { $typed } ».
    .braille = aucune : { $typed }
# $told: an entry as it was told.
companion-fix = À corriger : { $told }
    .braille = corr { $told }
companion-fix-card = Tapez la bonne carte, ou retirer pour l'enlever.
    .braille = carte, retirer ?
companion-fix-turn = Tapez ce qui s'est vraiment passé, ou insérer et un tour oublié juste avant, ou retirer pour l'enlever.
    .braille = quoi, insérer, retirer ?
companion-fix-unclear = « { $typed } » ne dit pas ce qui s'est passé. Exemple : a pris bleu vert rouge
    .braille = { $typed } ?
companion-fix-no-card = « { $typed } » n'est pas une carte possible à cet endroit.
    .braille = pas { $typed }
companion-not-then = À ce moment-là, c'était à { $name }, pas à { $other }.
    .braille = tour { $name }
companion-which-tokens = { $name } a pris { $count } jetons : lesquels ? Par exemple : bleu, vert, rouge et blanc
    .braille = { $name } lesquels { $count } ?
companion-within-rules = D'après ce qui est saisi, les règles le permettent. Qu'en est-il ?
    .braille = permis. lequel ?
companion-count-offer = Les jetons sont différents : les compter.
    .braille = compter
companion-fix-not-there = C'était impossible à ce moment-là.
    .braille = impossible
companion-drop-whose = À qui sont alors les tours suivants ?
companion-drop-kept = Ils restent tels quels : { $name } n'a pas joué ici.
companion-drop-moved = Chacun passe au joueur précédent : ce tour a été saisi une fois de trop.
companion-drop-reason = { $name } n'a pas joué
companion-insert-moved = Chacun passe au joueur suivant : ce tour avait été oublié.
companion-insert-kept = Ils restent tels quels : { $name } a joué deux fois de suite.
companion-fourth = { $name } a tout de même réservé une carte : laquelle ? Par exemple : b2, ou pioche b
    .braille = { $name } quelle carte ?
companion-nothing-to-drop = Il n'y a rien à retirer.
companion-count = Comptez les jetons. Entrée seule : comme lu. Sinon tapez ce qu'il y a, comme 2s1g.
    .braille = compter :
companion-count-unclear = « { $typed } » ne dit pas quels jetons il y a. Exemple : 2s1g
    .braille = { $typed } ?
companion-count-same = Les jetons sont comme saisis.
    .braille = pareil
companion-count-why = L'une de ces erreurs est possible. Laquelle était-ce ?
    .braille = laquelle ?
companion-count-really = { $told } En réalité : { $line }
companion-count-paid = { $told } Payé en réalité : { $gems }
companion-count-gold = L'or d'une réservation { ELIDED("de", $name) } a été oublié, ou pris sans être saisi.
    .braille = or { $name }
companion-count-unknown = Aucune : les jetons restent comme ils sont.
    .braille = comme ils sont
companion-lacks = Il manque { $gems } à { $name } pour cela.
companion-bank-lacks = Il manque { $gems } à la banque pour cela.
companion-lie-otherwise = Si les jetons sont différents, tapez : compter
    .braille = différents : compter
companion-nothing-hidden = { $name } n'a pas de carte cachée.
companion-which-shown = Quelle carte { ELIDED("de", $name) } a-t-on vue en { $place } ? Redites-le avec ce qu'elle porte, comme : carte réservée { ELIDED("de", $name) } vue : { $example }
    .braille = { $place } laquelle ?
companion-has-nobles = { $name } a déjà tous les nobles qui lui reviennent : { $nobles }.
companion-no-noble = Aucun noble ne revient à { $name }. S'il en est venu un, nommez-le, comme n2.
companion-corrected = Corrigé. Ce qui change :
    .braille = corrigé :
companion-same = Corrigé. Tout le reste demeure.
    .braille = corrigé, pareil
# $news: the clauses below.
companion-now = { $name } { $news }.
    .brief = { $name } : { $news }.
companion-holds =
    { $count ->
        [0] n'a plus aucun jeton
       *[other] a maintenant { $gems }
    }
companion-bought = a acheté { $card }
companion-not-bought = n'a pas acheté { $card }
companion-reserved = a réservé { $card }
    .braille = rés { $card }
companion-not-reserved = n'a pas réservé { $card }
    .braille = pas rés { $card }
companion-visited = a le noble { $noble }
companion-not-visited = n'a pas le noble { $noble }
companion-next = C'est à { $name } de jouer.
    .braille = tour { $name }
companion-known = La carte réservée par { $name } en { $place } était { $card }.
# An entry that does not fit any more, with who or what it is of.
companion-entry = { $name } : { $line }
# $told: an entry as it was typed. $count: it and those that wait behind it.
companion-misfit =
    { $count ->
        [one] Cette saisie ne va plus : { $told }
       *[other] { $count } saisies attendent, et la première ne va plus : { $told }
    }
    .braille = ne va plus : { $told }
companion-instead = Tapez ce qui s'est passé à la place, ou retirer pour l'enlever.
    .braille = quoi, retirer ?
companion-drew = Pour saisir { $place } sans que les autres le sachent, tapez secret.
    .braille = { $place } : secret ?
companion-no-secret = Aucune de vos cartes réservées n'est inconnue ici.
# The card of a player that nobody else may know. $place: where it is in the hand.
companion-secret = Tapez le code de votre carte en { $place }. Ce que vous tapez ne se voit pas.
    .braille = { $place } secret ?
companion-secret-seen = Tapez le code de votre carte en { $place }. Ce que vous tapez se voit ici : que personne ne regarde.
    .braille = { $place } secret ?
companion-secret-unclear = Ce n'est pas une seule carte possible en { $place }. Tapez son code entier.
    .braille = { $place } pas clair
# On the screen for all, in place of what only $name was told.
kept-apart = Cela n'a été dit qu'à { $name }.
companion-kept = { $place } est noté, et personne d'autre ne doit le savoir. Tapez main pour l'entendre.
    .braille = { $place } noté
companion-known-kept = Personne d'autre { ELIDED("que", $name) } ne connaît sa carte réservée en { $place }.
    .braille = { $name } { $place } connu
companion-check = Comparez avec la table. Entrée ou oui continue ; tapez ce qui diffère, ou non.
    .braille = contrôle : entrée = oui
companion-check-tokens =
    { $count ->
        [0] { $name } n'a aucun jeton.
       *[other] { $name } a { $gems }.
    }
companion-check-cards = { $name } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [0] aucune carte achetée
        [one] une carte achetée : { $gems }
       *[other] { $cards } cartes achetées : { $gems }
    }, { $reserved } en réserve, { $nobles ->
        [one] { $nobles } noble
       *[other] { $nobles } nobles
    }.
companion-check-place = Est-ce juste ? { $told }
    .braille = { $told } ?
companion-check-which = Qu'est-ce qui est faux ?
    .braille = quoi ?
companion-check-swapped = Les cartes en { $first } et { $second } sont interverties.
    .braille = { $first } { $second } intervertis
companion-check-other = La saisie de { $place } est fausse.
    .braille = { $place } faux
companion-check-answer = Entrée ou oui si c'est juste ; sinon les gemmes qui s'y trouvent, la place d'une carte qui diffère, ou non.
    .braille = entrée, gemmes, place, non
companion-check-none = Aucune saisie n'explique cela.
    .braille = aucune saisie
companion-check-explain = Une de ces saisies pourrait être fausse. Laquelle ?
    .braille = quelle saisie ?
companion-checked = Tout est vérifié.
    .braille = vérifié
# Une partie déjà commencée : on demande ce que chacun a.
begun-turn = La partie a déjà commencé. Qui joue maintenant, parmi { $names } ?
    .braille = à qui ?
begun-lay = Saisissez ce qui est sur la table, à partir de { $place } : chaque carte par son code, ou par des mots, comme : { $example }. Si la place est vide, ou si quelqu'un a déjà le noble, tapez : vide
    .brief = Saisissez les cartes, à partir de { $place }. Si la place est vide, tapez : vide
    .braille = cartes dès { $place }
begun-tokens = Quels jetons a { $name } ? Par exemple deux bleus, un or. Entrée seule : aucun.
    .braille = { $name } jetons ?
begun-card = Quelles cartes a achetées { $name } ? Entrée seule termine la liste.
    .braille = { $name } cartes ?
begun-reserved = Quelles cartes a réservées { $name } ? Pour une carte que personne n'a vue, tapez sa pioche, comme pioche a. Entrée seule termine la liste.
    .braille = { $name } réservées ?
begun-noble = Quels nobles a { $name } ? Entrée seule termine la liste.
    .braille = { $name } nobles ?
# $cards: how many are bought. Enter agrees.
begun-points =
    { $name } : { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    } { $cards ->
        [0] sans carte achetée.
        [one] avec une carte achetée.
       *[other] avec { $cards } cartes achetées.
    } Entrée si c'est juste ; sinon annuler, ou corriger et un nom.
    .braille = { $name } { $points } p ?
begun-bank = La banque doit avoir { $gems }. Entrée si c'est juste ; sinon annuler, ou corriger et un nom.
    .braille = banque { $gems } ?
# The words before the cursor, of which the last one says what is asked for.
begun-prompt-turn = tour
begun-prompt-tokens = { $name } jetons
begun-prompt-card = { $name } cartes
begun-prompt-reserved = { $name } réservées
begun-prompt-noble = { $name } nobles
begun-prompt-points = { $name } points
begun-prompt-bank = banque
begun-all = Tout est saisi. C'est à { $name } de jouer.
    .braille = tout saisi, { $name }
begun-first = Avant de jouer, il faut saisir la partie telle qu'elle est.
    .braille = saisir d'abord
begun-unclear = « { $typed } » ne répond pas à cela.
    .braille = pas { $typed }
begun-differs = D'après ce que vous avez saisi, c'est impossible. Reprenez ce qui est faux avec annuler, ou tapez corriger et un nom.
    .braille = diffère, annuler ?
begun-no-such = Cela ne peut pas être à { $name } : « { $typed } ».
    .braille = pas { $typed }
begun-has-card = { $name } a acheté { $card }.
begun-has-reserved = { $name } a réservé { $card }.
    .braille = { $name } rés { $card }
begun-has-noble = { $name } a { $noble }.
begun-no-more-card = Toutes les cartes achetées { ELIDED("de", $name) } sont saisies.
    .braille = { $name } cartes : tout
begun-no-more-reserved = Toutes les cartes réservées { ELIDED("de", $name) } sont saisies.
    .braille = { $name } réservées : tout
begun-no-more-noble = Tous les nobles { ELIDED("de", $name) } sont saisis.
    .braille = { $name } nobles : tout
begun-agreed =
    { $points ->
        [one] { $name } a bien { $points } point.
       *[other] { $name } a bien { $points } points.
    }
begun-agreed-bank = La banque est comme saisie.
    .braille = banque juste
# What cannot be so, by the rules. $gems: what is too much, or missing.
begun-not-tokens = Il n'y a pas autant de jetons dans la boîte : { $gems } de trop.
    .braille = { $gems } de trop
begun-not-limit = Personne ne garde plus de 10 jetons, et cela fait { $count }.
    .braille = { $count }, au plus 10
begun-not-noble-bonuses = Un noble ne vient que chez un joueur qui a tous les bonus demandés. Il manque à { $name } { $gems }.
    .braille = manque { $gems }
begun-not-noble-missing =
    { $count ->
        [one] Il manque encore { $count } noble : il n'est ni sur la table ni chez un joueur.
       *[other] Il manque encore { $count } nobles : ils ne sont ni sur la table ni chez un joueur.
    }
    .braille = manque { $count } nobles
begun-not-over =
    { $points ->
        [one] Avec { $points } point pour { $name }, la partie serait déjà finie.
       *[other] Avec { $points } points pour { $name }, la partie serait déjà finie.
    }
    .braille = { $points } p : finie
begun-not-gap = Une place n'est vide que si sa pioche est épuisée, et il reste des cartes. Tapez corriger et la place, ou annuler.
    .braille = pioche pas vide
begun-not-deck = Il n'y a pas autant de cartes de ce niveau.
    .braille = trop de cartes
begun-fix = Tapez ce qui est juste.
    .braille = quoi alors ?
begun-fix-card = Tapez ce qui est juste, ou insérer et ce qui a été oublié, ou retirer pour l'enlever.
    .braille = juste, insérer, retirer ?
setup-begun = La partie a-t-elle déjà commencé ? oui ou non. Entrée seule : non.
    .braille = déjà commencé ?
help-setup-begun = Si vous avez déjà joué quelques tours, tapez oui. Vous saisissez alors ce que chacun a, et la partie continue de là.
setup-began = Qui a eu le premier tour, parmi { $names } ? Entrée seule : { $name }.
    .braille = qui a commencé ?
setup-real-names = Qui joue à la table ? Tapez les noms dans l'ordre des tours : Ana, Ben.
    .braille = les noms ?
help-setup-real-names = Tapez deux à quatre noms séparés par des virgules, dans l'ordre où vous êtes assis.
setup-me = À qui répondent les questions : qui êtes-vous, parmi { $names } ? Entrée seule veut dire { $name }.
    .braille = qui êtes-vous ?
help-setup-me = Ce que vous demandez avec moi ou achats concerne cette personne. Les tours de tous se saisissent ici.
# $count: the players that a position has, or 2.
setup-too-few =
    { $count ->
        [2] Une partie se joue à deux au moins.
       *[other] Cette position est pour { $count }.
    }

# How people tell what somebody did, as in: took blue green red. The lines are written like the
# sentences that mean a command; a name that stands before them is taken away first.
told-actions =
    (a/as/ai/avez) reçu/reçoit/choisi/choisit/pris/prend (le/la) noble _ = noble _
    (a/as/ai/avez/avons) pris/prend/prends/prenons/prenez _ = prendre _
    (a/as/ai/avez/avons) acheté/achète/achètes/achetons/payé/paie _ = acheter _
    (a/as/ai/avez/avons) réservé/réserve/réserves/réservons _ = réserver _
    (a/as/ai/avez/avons) rendu/rend/rends/rendons/remis/remet _ = rendre _
    (a/as/ai/avez/avons) passé/passe/passes (son/mon) (tour) = passer

## Undo

undone = { $count ->
        [0] Retour au début de votre tour.
        [one] Retour au début de votre tour ; ceci est annulé :
       *[other] Retour au début de votre tour ; { $count } choses sont annulées :
    }
    .braille = annulé { $count }
taken-back = Annulé : { $told }
    .brief = Annulé : { $told }
    .braille = annulé { $told }
undo-seen = Des cartes cachées avaient été retournées ; le relevé en garde la trace.
nothing-to-undo = Vous n'avez aucun tour à annuler.
undo-too-many =
    { $count ->
        [one] Vous n'avez joué qu'un tour ; rien n'est annulé.
       *[other] Vous n'avez joué que { $count } tours ; rien n'est annulé.
    }

## Not understood

nothing-typed = Vous n'avez rien tapé. Tapez aide pour savoir quoi faire.
thanked = Je vous en prie.
not-a-command = « { $typed } » n'est pas une commande. Tapez aide pour entendre les commandes. Exemple : plateau
bare-gems = Pour prendre { $gems }, tapez : { $example }
not-a-command-topic = « { $typed } » n'est pas clair. Pour en savoir plus sur { $topic }, tapez : aide { $topic }
not-a-gem = « { $typed } » n'est pas une gemme. Les gemmes : { $gems }. Exemple : { $example }
not-a-command-near = « { $typed } » n'est pas une commande. Vouliez-vous dire { $near } ? Exemple : { $example }
not-understood = « { $typed } » n'est pas clair. Exemple : { $example }
no-such-place = Il n'y a pas de place { $place } : les places vont de a1 à c4, et de h1 à h3 dans votre main.
place-of-noble = { $place } est la place d'un noble, pas d'une carte. Pour entendre ce qui vous manque, tapez objectif { $place }.
take-is-for-tokens =
    { $kind ->
        [tile] On prend des jetons. Les nobles viennent d'eux-mêmes : pour entendre ce qui vous manque, tapez objectif { $place }.
        [held] On prend des jetons. Pour avoir la carte { $place }, tapez acheter { $place }.
       *[open] On prend des jetons. Pour avoir la carte { $place }, tapez acheter { $place } ou réserver { $place }.
    }
already-reserved = Vous avez déjà réservé { $place }. Pour l'avoir, tapez acheter { $place }.
reserve-from-market = { $place } est une place de votre main. On réserve une carte du marché, de a1 à c4, ou d'une pioche.
no-such-place-no-card = Il n'y a pas de place { $place }, et aucune carte de niveau { $level } sur la table n'a { points-counted }.
no-such-place-cards =
    { $count ->
        [one] Il n'y a pas de place { $place }. Une carte de niveau { $level } a { points-counted } ; tapez son numéro ou sa place :
       *[other] Il n'y a pas de place { $place }. { $count } cartes de niveau { $level } ont { points-counted } ; tapez un numéro ou une place :
    }
card-not-there = Cette carte n'est ni sur la table ni dans votre main : { $card }.
no-card-fits = Aucune carte de la table ou de votre main ne convient à « { $typed } ». Exemple : rouge 2 points
noble-not-out = Ce noble n'est pas sur la table : { $noble }.
payment-not-understood = « { $typed } » n'est pas un paiement. Exemple : acheter b2 avec 1g
meanwhile = Il s'est passé quelque chose entre-temps, donc rien n'est fait.

## Not allowed now

not-your-turn = C'est à { $name } de jouer. En attendant, vous pouvez tout demander.
refused-over = La partie est finie. Pour rejouer, tapez { $friends ->
        [yes] revanche
       *[no] revanche ou nouvelle
    }. Vous pouvez encore demander, annuler ou quitter.
refused-phase-act = Ce n'est pas le moment : prenez, réservez ou achetez.
refused-phase-return = D'abord, rendez des jetons jusqu'à en avoir 10.
refused-phase-noble = D'abord, choisissez un noble.
refused-reveal-first = D'abord, une carte doit être retournée.
refused-no-reveal = Aucune carte n'est à retourner maintenant.
refused-wrong-reveal = C'est une carte d'un autre niveau qui doit être retournée.
refused-gold-not-taken = L'or ne se prend jamais ; il vient avec une carte réservée.
letters-mixed-up = g est l'or, le vert est e ; s est le bleu, le noir est o.
refused-bank-lacks = La banque est à court { FORM($gems, "of") }.
refused-two-need-four = On n'en prend deux de la même couleur que si la banque en a au moins 4 ; { FORM($gem, "of") }, elle n'en a que { $left }.
refused-take-shape =
    { $count ->
        [3] Impossible, { $gems } : prenez trois gemmes de couleurs différentes{ $pairs ->
            [0] { " " }; deux de la même couleur en demandent quatre dans la banque
           *[other] { "," } ou deux d'une même couleur
        }. Exemple : prendre { $letters }
        [2] Impossible, { $gems } : il ne reste que { $count } couleurs dans la banque, prenez-en donc une de chaque{ $fewer ->
            [yes] , ou une seule
           *[no] { "" }
        }{ $pairs ->
            [0] { "" }
           *[other] { "," } ou deux d'une même couleur
        }. Exemple : prendre { $letters }
       *[1]
            { $pairs ->
                [0] Impossible, { $gems } : il ne reste qu'une couleur dans la banque, prenez-en donc une. Exemple : prendre { $letters }
               *[other] Impossible, { $gems } : il ne reste qu'une couleur dans la banque, prenez-en donc une ou deux. Exemple : prendre { $letters }
            }
    }
refused-take-shape-up-to-three = Impossible, { $gems } : prenez jusqu'à trois gemmes de couleurs différentes, ou deux d'une même couleur. Exemple : prendre { $letters }
refused-take-exactly =
    { $count ->
        [1] Impossible, { $gems } : il ne reste qu'une couleur dans la banque, prenez donc celle-là.
        [3] Impossible, { $gems } : prenez trois gemmes de couleurs différentes{ $pairs ->
            [0] { " " }; deux de la même couleur en demandent quatre dans la banque
           *[other] { "," } ou deux d'une même couleur
        }. Exemple : prendre { $letters }
       *[other] Impossible, { $gems } : il ne reste que { $count } couleurs dans la banque, prenez-en donc une de chaque.
    }
refused-no-such-place = Il n'y a pas de place { $place }.
refused-place-empty = { $place } est vide.
refused-tokens-missing = Le compte n'y est pas, il manque : { $gems }. Cherchez où ils sont.
refused-tokens-extra = Il n'y en a pas tant, en trop : { $gems }.
refused-deck-empty = La pioche { $level } n'a plus de cartes.
refused-hand-full = Vous avez déjà trois cartes réservées, et c'est le maximum.
refused-card-unknown = { $place } est une carte qu'on ne connaît pas.
refused-cannot-afford = Vous ne pouvez pas payer { $place }, { $head } : il manque { $missing }, et même avec { $gold } or il en manque { $short }.
    .brief = Vous ne pouvez pas payer { $place } : manque { $missing }, { $short } malgré l'or.
    .full = Vous ne pouvez pas payer { $place }, { $card } : il manque { $missing }, et même avec { $gold } or il en manque { $short }.
    .braille = { $place } - { $missing } avez { $held }
refused-cannot-afford-no-gold = Vous ne pouvez pas payer { $place }, { $head } : il manque { $missing }.
    .brief = Vous ne pouvez pas payer { $place } : manque { $missing }.
    .full = Vous ne pouvez pas payer { $place }, { $card } : il manque { $missing }.
refused-veiled = Cela ne paie pas { $place }, une carte que personne d'autre ne doit voir : tapez main pour la voir.
refused-not-held = Vous n'avez pas assez { FORM($gems, "of") }.
refused-payment-wrong = Ce n'est pas le prix, qui est pour vous { $price }, où l'or peut tout remplacer.
refused-gold-not-needed = Selon une règle maison, l'or ne paie que ce qui manque ; vous payez donc { $gems }.
refused-return-exactly =
    { $given ->
        [0] Rendez-en { $count } ; vous n'en nommez aucun. Exemple : rendre { $letters }
       *[other] Rendez-en { $count }, et non { $given }. Exemple : rendre { $letters }
    }
refused-noble-not-eligible = Le noble { $place } ne peut pas vous rendre visite maintenant.
refused-can-act = On ne peut passer que si l'on ne peut rien faire d'autre.

## Saves

save-trouble-choices = Tapez 1 ou encore pour réessayer, 2 ou sans pour jouer sans sauvegarder, 3 ou quitter pour partir. La commande relevé imprime toute la partie.
unsaved = Désormais, la partie n'est plus sauvegardée.
save-not-writable = Cela n'a pas pu être sauvegardé, donc rien n'est fait : le dossier n'est pas accessible en écriture ({ $detail }).
save-full = Cela n'a pas pu être sauvegardé, donc rien n'est fait : le disque est plein.
save-busy = Cela n'a pas pu être sauvegardé, donc rien n'est fait : un autre programme a ouvert cette partie.
save-away = Cela n'a pas pu être sauvegardé, donc rien n'est fait : le serveur n'atteint pas ce qui garde ses parties.
save-corrupt = Cela n'a pas pu être sauvegardé, donc rien n'est fait : la sauvegarde est abîmée.
save-table = Cela n'a pas pu être sauvegardé, donc rien n'est fait : le fichier de la table est abîmé.
save-failed = Cela n'a pas pu être sauvegardé, donc rien n'est fait ({ $detail }).
cannot-begin-save = La partie ne peut pas être sauvegardée ({ $detail }).
playing-unsaved = La partie ne peut pas être sauvegardée ({ $detail }). Elle se joue sans sauvegarde ; la commande relevé l'affiche.
resume-passed-over = La partie { $game } est laissée de côté.
resume-none = Aucune partie n'est en cours. Pour en commencer une : splendor-access play
resume-missing = Il n'y a pas de sauvegarde « { $detail } ».
resume-busy = Cette partie est ouverte dans un autre programme. Quittez-la d'abord là-bas.
resume-away = La table ne peut pas s'ouvrir pour le moment : le serveur n'atteint pas ce qui garde ses parties. Réessayez bientôt.
resume-newer = Cette partie a été sauvegardée par une version plus récente du programme (format { $detail }). Pour continuer, il faut la plus récente.
resume-newer-kept = Cette partie a été sauvegardée par une version plus récente du programme. Telle que celle-ci l'a laissée, elle est dans { $detail } : copiez ce fichier sous un nouveau nom qui finit par .sqlite pour continuer de là.
resume-corrupt = Cette sauvegarde est abîmée et illisible. Elle est laissée telle quelle.
resume-table = Le fichier de cette table est abîmé, et la table ne peut pas être ouverte. Tout est laissé tel quel.
resume-not-writable = Cette sauvegarde ne peut pas être ouverte en écriture ({ $detail }).
resume-full = Cette sauvegarde ne peut pas être ouverte : le disque est plein.
resume-failed = Cette sauvegarde ne peut pas être ouverte ({ $detail }).
resume-damaged = { $game ->
        [none] La partie sauvegardée était abîmée
       *[other] La partie { $game } est abîmée
    }{ $count ->
        [0] , mais aucun de ses coups ne manque.
        [one] {" "}: son dernier coup manque.
       *[other] {" "}: ses { $count } derniers coups manquent.
    }
resume-new-file = Elle continue comme partie { $game } ; le fichier abîmé est conservé.
resume-older = Pour reprendre la partie d'avant : { $program } resume { $game }
unreadable-file = { $file } est illisible : { $detail }
system-missing = il n'y a pas de fichier ni de dossier de ce nom
system-no-rights = vous n'en avez pas le droit
system-read-only = le disque est en lecture seule
system-full = le disque est plein
system-exists = un fichier de ce nom existe déjà
system-folder = c'est un dossier
system-no-folder = une partie du chemin n'est pas un dossier
system-long = le nom est trop long
system-broken = le disque a une erreur
system-open = trop de fichiers sont ouverts
system-used = un autre programme l'utilise
system-no-address = cette machine n'a pas cette adresse
system-closed = le fichier ne s'ouvre pas
file-not-toml = la ligne { $line } n'est pas écrite comme il faut.
file-not-ours = il contient autre chose que ce que ce programme écrit.
file-damaged = il est abîmé.
file-not-ordinary = ce n'est pas un fichier ordinaire.
file-too-large = il dépasse { $most } millions d'octets.
file-not-text = ce n'est pas un texte en UTF-8.
file-too-deep = il a trop de crochets dans des crochets.
output-failed = La sortie n'a pas pu être écrite : { $detail }
crashed = Une erreur s'est produite dans le programme. Les détails sont dans { $file }
crashed-saved = Votre partie est sauvegardée jusqu'au dernier coup.
crashed-go-on = Pour la reprendre : { $program } resume { $game }
crashed-unsaved = Votre partie n'était pas sauvegardée, et elle est perdue.
crashed-elsewhere = Seul le serveur de cette table sait ce qui est sauvegardé de la partie. Pour la liste de vos tables : splendor-access tables
crashed-unreadable = La partie { $game } ne peut plus être ouverte.
settings-not-kept = Cela vaut pour cette partie, mais n'a pas pu être gardé : { $detail }
setting-strange = « { $typed } » ({ $source }) n'est pas une valeur { ELIDED("de", $name) } et est laissé de côté.
setting-unknown = « { $typed } » dans votre fichier n'est pas un réglage et est laissé de côté.
settings-unreadable = Le fichier des réglages est illisible et laissé de côté : { $detail }

## Settings

settings-head = { $count } réglages. Pour en entendre un : réglages verbosité. Pour le changer : réglages verbosité bref ; pour ce que chacun fait : réglages tous.
settings-amount = Ce qui est dit, et en combien de mots : { $names }.
settings-order = Dans quel ordre, et sous quels noms : { $names }.
settings-braille = Braille : { $names }.
settings-voice = La voix du programme : { $names }.
settings-screen = Écran, son et langue : { $names }.
settings-default = Tous les réglages sont comme au départ.
settings-unchanged = Tous sont comme au départ.
setting-default = { $name } : { $value } ; { $about }
setting = { $name } : { $value } ({ $source }) ; { $about }
source-flag = donné en ligne de commande
source-environment = donné par l'environnement
source-file = de vos réglages
source-game = choisi à l'instant
setting-verbosity = la longueur de ce qui est dit ; bref, normal ou complet.
    .name = verbosité
setting-mine = vos propres actions ; pareil que verbosité, ou bref, normal, complet, ou non.
    .name = miennes
setting-moves = les coups des autres ; pareil que verbosité, ou bref, normal, complet, ou non.
    .name = coups
setting-market = les cartes qui arrivent sur la table ; pareil que verbosité, ou bref, normal, complet, ou non.
    .name = marché
setting-answers = les réponses à vos questions, gardées dans l'historique ; pareil que verbosité, ou bref, normal, complet, ou non.
    .name = réponses
setting-hints = les conseils du tutoriel et du début ; pareil que verbosité, ou bref, normal, complet, ou non.
    .name = conseils
setting-talk = ce que disent les autres à la table ; pareil que verbosité, ou bref, normal, complet, ou non.
    .name = paroles
setting-repeats = la même ligne plusieurs fois de suite ; comptées, ou chacune.
    .name = répétitions
setting-card = l'ordre dans lequel une carte est dite ; bonus, points et coût dans l'ordre voulu.
    .name = carte
setting-noble = l'ordre dans lequel un noble est dit ; points-coût ou coût-points.
    .name = noble
setting-player = l'ordre des lignes d'un joueur ; points, jetons, bonus et main dans l'ordre voulu.
    .name = joueur
setting-gems = les gemmes par couleurs (rouge) ou par pierres (rubis).
    .name = gemmes
setting-order = l'ordre des gemmes ; livret (s e g r o d) ou imprimé (d s e r o).
    .name = ordre
setting-zero = le 0 des cartes sans points dans les codes : oui (a0o) ou non (ao).
    .name = zéro
setting-codes = les codes des cartes sur une ligne à part.
    .name = codes
setting-cells = les cellules braille des cartes sur une ligne à part.
    .name = cellules
setting-notation = la table pour les cellules des codes : écran, comme sur la plage, ou étiquette, comme sur les étiquettes.
    .name = notation
setting-table = la table braille des codes ; défaut est celle de BRLTTY ou de la langue, et l'on peut nommer un fichier à soi.
    .name = table
setting-texts = la table braille des phrases sur une plage, qui peut abréger les mots ; défaut est celle de BRLTTY ou des codes, et l'on peut nommer un fichier à soi.
    .name = phrases
setting-text = ce qui est affiché ; mots, ou braille pour les lignes courtes d'une plage, chaque code en cellules braille.
    .name = texte
setting-display = une plage braille de BRLTTY ou NVDA ; auto l'utilise quand elle est là, non la laisse tranquille.
    .name = plage
setting-marks = comment la plage marque ce que vous pouvez avoir ; points 7 et 8, mots, ou auto selon la table.
    .name = marques
setting-agree = quand une touche de la plage confirme ce qu'elle fait ; après 250, 500 ou 1000 millièmes de seconde sans touche, ou touche pour une autre touche.
    .name = confirmer
setting-near = quelles cartes d'une rangée la plage montre ; celles que vous pouvez acheter (0), celles à 1 ou 2 gemmes près aussi, ou toutes (non).
    .name = proche
setting-status = deux cellules à gauche de la plage qui disent à qui est le tour et combien de points vous avez ; oui ou non.
    .name = état
setting-slow = si plusieurs lignes de la plage changent lentement, pour qu'il en change le moins possible ; oui ou non.
    .name = lente
setting-felt = dans un navigateur, le code d'une carte sur la plage braille de votre lecteur d'écran, là où sa voix dit la phrase ; oui ou non. Orca et JAWS savent le faire.
    .name = tactile
setting-changed = ce qui a changé, dit au début de votre tour.
    .name = changé
setting-buyable = combien de cartes vous pouvez acheter, dit au début de votre tour.
    .name = achetable
setting-cards = comment les cartes sont affichées, pour les gros caractères ; mots, ou ligne, une courte ligne chacune, comme a1 r 2r2d : place, points et bonus, coût.
    .name = cartes
setting-wrap = les longues lignes coupées aux espaces ; oui, non, ou auto, là où votre lecteur d'écran couperait les mots.
    .name = coupure
setting-plain = rien que du texte, et c'est le terminal qui gère la ligne tapée ; vaut à partir du prochain démarrage.
    .name = simple
setting-clear = l'écran effacé quand l'appareil change de mains.
    .name = effacer
setting-theme = des lignes très contrastées, avec le mot Nouvelle devant les nouvelles ; sombre, clair, ou mots pour aucune couleur.
    .name = thème
setting-compact = dans un navigateur, un plateau court ; toutes les cartes sur un petit écran, chacune un bouton qui ouvre ce que vous pouvez en faire ; oui ou non.
    .name = compact
setting-signal = un son quand c'est à vous ; non, cloche pour celle du terminal, ou carillon, coup ou montée. Le son choisi s'entend.
    .name = signal
# Values of settings, and profiles; orders such as bonus-points-cost are made of them.
value-off = non
    .words = non, coupe, couper, désactive, désactiver, éteins, éteindre, sans, plus, arrête, enlève
value-voice = voix
value-on = oui
    .words = oui, active, activer, allume, mets, mettre, affiche
value-same = pareil
value-brief = bref
    .words = bref, brève, court, courtes, moins, résumé
value-normal = normal
value-full = complet
    .words = complet, détaillé, détails, long, longues
value-key = touche
value-dots = points
value-counted = comptées
value-each = chacune
value-bonus = bonus
value-points = points
value-cost = coût
value-tokens = jetons
value-bonuses = bonus
value-hand = main
value-colours = couleurs
value-stones = pierres
    .words = pierres, pierre, rubis, saphir, émeraude
value-rulebook = livret
value-printed = imprimé
value-default = défaut
    .words = défaut, origine, initiaux, initiales, usine
value-dark = sombre
    .words = sombre, foncé
value-light = clair
    .words = clair, claire
value-words = mots
    .words = mots
value-line = ligne
    .words = ligne
value-screen = écran
value-label = étiquette
value-braille = braille
value-bell = cloche
    .words = cloche, sonner, sonne, sonnerie, bip, tinter
value-chime = carillon
value-knock = toc
value-rise = montée
value-learning = débutant
    .words = débutant, débutante, novice
value-expert = expert
    .words = expert, experte, confirmé
value-auto = auto
value-reader = lecteur
value-direct = direct
value-letters = lettres
value-none = aucun
value-some = quelques
value-most = la plupart
value-all = tous

theme-not-shown =
    { $why ->
        [plain] Aucun thème n'est montré : --plain n'envoie pas de couleurs.
        [no-color] Aucun thème n'est montré : NO_COLOR est défini.
        [dumb] Aucun thème n'est montré : selon TERM, ce terminal est simple.
       *[console] Aucun thème n'est montré : cette console ne prend que du texte. Windows Terminal a des couleurs.
    }
theme-palette =
    { $count ->
        [2] Sans couleurs, seul votre tour ressort, en inversé.
       *[other] Avec { $count } couleurs, la force du contraste dépend de votre terminal.
    }
clear-not-done =
    { $why ->
        [plain] L'écran n'est pas effacé : --plain n'envoie que du texte.
        [console] L'écran n'est pas effacé : cette console ne prend que du texte. Windows Terminal sait effacer.
       *[dumb] L'écran n'est pas effacé : selon TERM, ce terminal est simple.
    }
clear-kept =
    { $keeper ->
        [screen] GNU screen garde ce qui a défilé : sa commande scrollback 0 l'efface.
       *[other] Un journal du terminal et l'historique d'un lecteur d'écran gardent ce qui est effacé.
    }
signal-silent = Aucun programme d'ici n'a pu jouer un son ; c'est donc la cloche qui sonne.
news-word = Nouvelle : { $line }
setting-many = Après réglages { $name }, tapez ces mots dans l'ordre voulu : { $values }.
setting-language = la langue de tout ce qui est dit et tapé.
    .name = langue
setting-profile = plusieurs de ces réglages à la fois ; débutant, normal ou expert.
    .name = profil
profile = Votre profil est { $name ->
        [own] personnalisé
       *[other] { $name }
    }. Un profil règle d'un coup tout ce qui est dit.
profile-changed = Votre profil est maintenant { $name }.
# Signs inside a word that is spelled, as in Ada's or 0.25.
spelled-apostrophe = apostrophe
spelled-hyphen = trait d'union
spelled-point = point
spelled-comma = virgule
repeated = { $count } fois : { $told }
settings-kept = Ils sont gardés dans settings.toml, dans le dossier que nomme doctor ; ce fichier peut s'emporter.
setting-value = Avec { $name } { $value }, cela donne { $count ->
        [one] :
       *[other] chaque fois :
    }
setting-silent = Rien n'est dit, et tout est gardé dans l'historique.
settings-changed = { $name } : maintenant { $value }.
language-changed = Langue : { $value }.
no-such-setting = « { $typed } » n'est pas un réglage. Tapez réglages pour les entendre tous. Exemple : réglages verbosité
no-such-setting-near = « { $typed } » n'est pas un réglage. Vouliez-vous dire { $near } ? Exemple : réglages { $near }
setting-speech = qui parle ; votre lecteur d'écran (lecteur), le programme lui-même (direct), personne (non), ou selon ce qu'il trouve (auto).
    .name = parole
setting-transcript = ce que dit le programme, aussi affiché.
    .name = affichage
setting-private = par où le programme dit, à une vraie table, ce que vous seul pouvez savoir ; non, ou voix si vous portez un casque.
    .name = privé
setting-echo = ce que vous tapez, dit par le programme ; lettres, mots ou aucun.
    .name = écho
setting-rate = à quelle vitesse le programme parle ; défaut, ou un nombre de 1 à 100.
    .name = débit
setting-pace = combien de mots la voix dit par minute, si elle ne signale pas qu'elle a fini ; défaut, ou un nombre de 60 à 450.
    .name = cadence
setting-voice = la voix du programme ; défaut, ou un nom tel que female1.
    .name = voix
setting-punctuation = les signes que dit le programme ; défaut, aucun, quelques, plupart ou tous.
    .name = ponctuation
setting-engine = par quoi le programme parle d'abord ; défaut, speech-dispatcher, accessible-output2, prismatoid ou say.
    .name = moteur
setting-put-back = { $name } : de nouveau { $value }. C'était { $before }.
no-such-order = « { $typed } » n'est pas un ordre pour { $name } : tapez les mots { $values }, dans l'ordre voulu.
no-such-value-of = « { $typed } » n'est pas une valeur { ELIDED("de", $name) } : { $about }
no-such-value = « { $typed } » n'est pas une valeur { ELIDED("de", $name) }. Il y a : { $values }.

## Aliases and keys

shortcuts-aliases = { $count ->
        [0] Aucun alias. Pour en faire un : alias rb rangée b
        [one] { $count } alias :
       *[other] { $count } alias :
    }
shortcuts-keys = { $count ->
        [0] Aucune touche. Pour en régler une : touche f5 achats
        [one] Une touche :
       *[other] { $count } touches :
    }
shortcut = { $name } veut dire { $meant }.
shortcut-changed = { $name } veut maintenant dire { $meant }. Avant : { $before }.
shortcut-gone = { $name } ne veut plus rien dire.
shortcut-none = « { $typed } » ne veut encore rien dire. Exemple : alias rb rangée b
key-unknown = « { $typed } » n'est pas une touche à régler : les touches vont de f1 à f12. Exemple : touche f5 achats
alias-hides = « { $typed } » est une commande, qu'un alias ne cache jamais. Exemple : alias rb rangée b
alias-taken = « { $typed } » ne peut pas être un alias : il faut de 2 à 20 lettres qui ne veulent rien dire d'autre. Exemple : alias rb rangée b
alias-no-command = « { $typed } » ne commence pas par une commande. Exemple : alias rb rangée b
alias-never = Pas d'alias : « { $typed } » ne marche jamais. { $why }
shortcuts-unreadable = Le fichier des alias et des touches est illisible et laissé de côté : { $detail }

## Help

help-now = Vous pouvez maintenant : { $commands }.
reads-table = Sur la table : { $commands }.
reads-players = Sur les joueurs : { $commands }.
reads-advice = Que faire : { $commands }.
reads-history = Ce qui s'est passé : { $commands }.
reads-texts = Textes à garder, et aide : { $commands }.
help-do = En outre : { $commands }.
help-friends = Avec des amis ailleurs : { $commands }.
help-real = Avec le jeu en boîte : { $commands }.
help-more = Tapez aide et n'importe quel mot pour en savoir plus, comme aide prendre ou aide noble. Tapez aussi : aide mots, aide notation, aide accessibilité et aide à propos.
help-sentences = Ou dites-le à votre façon, comme : que puis-je acheter ? Ou : je prends bleu, vert et rouge.
help-command = La commande { $name } : { $about }
help-usage = Tapez : { $usage }
help-usage-example = Tapez : { $usage }. Exemple : { $example }
help-short = Aussi : { $words }.
help-gem = Couleur { $colour } : la pierre s'appelle { $stone }, et sa lettre est { $letter }.
help-setting = Le réglage { $name } : { $about }
help-value = { $word } est une valeur de { $names }. Des exemples viennent avec : réglages { $first }
help-value-many = { $word } est une valeur de { $count } réglages, comme { $names }. Tous viennent avec : réglages
no-help = Il n'y a pas d'aide sur « { $typed } ». Exemple : aide mots
no-help-near = Il n'y a pas d'aide sur « { $typed } ». Vouliez-vous dire { $near } ? Exemple : aide { $near }
words-of-game = Mots du jeu : { $words }.
words-of-program = Mots du programme : { $words }.
words-of-prompts = Invites : { $words }.
words-of-settings = Réglages : { $words }.
words-more = Tapez aide et un de ces mots pour entendre ce qu'il veut dire.
# A line each.
help-notation =
    Une place est une lettre et un chiffre : a1 à c4 sur la table, h1 à h3 dans votre main, n1 à n5 pour les nobles.
    Les gemmes ont des lettres : s saphir bleu, e émeraude verte, g or, r rubis rouge, o onyx noir, d diamant blanc.
    Le code d'une carte donne le niveau, les points et le bonus, puis le coût. Exemple : c4s 3s3o6d
help-accessibility =
    Tout est dit en simples lignes, et rien ne change une fois affiché.
    Les commandes qui ne font que lire marchent à tout moment, à chaque question et quand c'est aux autres de jouer.
    La commande encore répète la dernière réponse ; dernier dit ce qui s'est passé depuis votre tour.
    La commande réglages change ce qui est dit, et comment ; tapez réglages verbosité pour des exemples.
    Avec --plain, ou quand l'entrée vient d'un tube, aucune touche d'édition n'est utilisée.
help-about =
    Vous êtes marchand de la Renaissance, et vous faites commerce de gemmes. Vous achetez des mines, des moyens de transport et des artisans, qui vous apportent d'autres gemmes, et du prestige qui attire les nobles.
    Splendor a été conçu par Marc André, illustré par Pascal Quidault, et publié par Space Cowboys en 2014.
    Ce programme joue le jeu de base seulement. Les Cités de Splendor, Splendor Duel et les autres sont des jeux à part.
    Le programme n'a aucun lien avec les créateurs du jeu, et dit les règles dans ses propres mots.

help-display-lines = Ligne précédente et ligne suivante changent de ligne, gauche et droite la parcourent. Début va à votre tour, et au-dessus se trouve ce qui a changé, puis les nouvelles.
    .braille = début: tour, haut: nouv, droite: suite
help-display-routing = Une touche de routage sur une carte, une gemme ou un mot ouvre ce que vous pouvez en faire. La même touche fait ce qui est alors sur la plage ; droite montre ce qu'il y a d'autre, et une touche de ligne abandonne.
    .braille = rout: voir, puis: fait, droite plus, haut: sort
help-display-items = Sans touches de routage, droite va d'un élément à l'autre, et le point 8 ou la touche de sélection le choisit.
    .braille = sans rout: droite, pt 8
help-display-typing = Tapez des commandes avec les touches braille ; le point 8 finit la ligne, le point 7 retire une cellule.
    .braille = pts: taper, pt 8: fin, pt 7: efface
help-display-marks = Les points 7 et 8 marquent ce que vous pouvez acheter. Sur une cellule vide, ils disent qu'il y a des nouvelles.
    .braille = 78: payable, vide: neuf

opening-tutorial = Dans cette partie, chaque étape est expliquée quand vous le demandez, et vous jouez comme vous voulez. Tapez : tutoriel
    .brief = Pour commencer, tapez : tutoriel
tutorial = Étape { $number } sur { $count } : { $title }.
    .braille = étape { $number } { $title }
tutorial-known = Vous l'avez déjà fait. Pour continuer, tapez : tutoriel suite
    .brief = Déjà fait. Tapez : tutoriel suite
tutorial-over = Vous avez fait les { $count } étapes. Continuez à jouer comme vous voulez. Pour en réentendre une, tapez : tutoriel 3
    .brief = Les { $count } étapes sont faites. Tapez : tutoriel 3
tutorial-off = Vous quittez le tutoriel. Pour y revenir, tapez : tutoriel
tutorial-steps = { $count } étapes :
tutorial-step = { $number } : { $title }{ $known ->
        [done] , fait.
        [here] , vous y êtes.
       *[open] .
    }
no-such-step = « { $typed } » n'est pas une étape : elles vont de 1 à { $count }. Exemple : tutoriel 3
hint-done = L'étape { $number } est faite. Étape { $next } : { $title }. Tapez : tutoriel
    .brief = Étape { $number } faite. Tapez : tutoriel
hint-last = L'étape { $number } est faite, et c'était la dernière. Continuez à jouer comme vous voulez.
    .brief = L'étape { $number }, la dernière, est faite.
hint-open = L'étape { $number }, { $title }, reste à faire. Tapez : tutoriel
    .brief = Étape { $number } à faire. Tapez : tutoriel
hint-early = C'était déjà l'étape { $early }, { $other }. L'étape { $number }, { $title }, reste à faire. Tapez : tutoriel
    .brief = C'était l'étape { $early }. Étape { $number } à faire. Tapez : tutoriel
exercise-later = Cela ne peut pas s'essayer maintenant. Continuez, et redemandez plus tard. Ou passez plus loin, et tapez : tutoriel suite
exercise-over = Cette partie est finie. Pour en commencer une autre : splendor-access play --tutorial

title-table = les cartes de la table
lesson-table = Douze cartes sont visibles, dans les rangées a, b et c. Celles de la rangée a coûtent peu, et c'est là qu'on achète les premières. Chacune a une place, comme a1.
exercise-table = Pour entendre celles qui coûtent peu, tapez : rangée a

title-gems = prendre des gemmes
lesson-gems =
    { $takes ->
        [freely] Les cartes s'achètent avec des gemmes. À votre tour, vous pouvez prendre une, deux ou trois gemmes de couleurs différentes.
        [exactly] Les cartes s'achètent avec des gemmes. À votre tour, vous pouvez prendre trois gemmes de couleurs différentes. S'il reste moins de trois couleurs à la banque, vous en prenez une de chacune.
       *[fewer] Les cartes s'achètent avec des gemmes. À votre tour, vous pouvez prendre trois gemmes de couleurs différentes. S'il reste moins de trois couleurs à la banque, vous en prenez une de chacune, ou moins.
    }
exercise-gems = Tapez : prendre { $gems }
exercise-gems-towards = La carte la plus proche est { $place }, { $card }. Pour vous en approcher, tapez : prendre { $gems }

title-mine = ce que vous avez
lesson-mine = Les gemmes que vous avez prises sont vos jetons. Vous pouvez en garder 10 à la fin d'un tour ; le programme dit quand il faut en rendre.
exercise-mine = Pour entendre ce que vous avez, tapez : moi

title-afford = ce que vous pouvez acheter
lesson-afford = Inutile de retenir tous les coûts. Une question dit ce que vous pouvez acheter maintenant, et ce qui manque pour les cartes suivantes.
exercise-afford = Tapez : achats

title-buy = acheter une carte
lesson-buy = Quand vous avez ce que coûte une carte, vous l'achetez à votre tour. L'achat prend tout le tour, et les jetons retournent à la banque.
exercise-buy = Vous pouvez acheter { $place }, { $card }. Tapez : acheter { $place }
exercise-buy-lacks = Il vous manque encore { $missing } pour acheter { $place }, { $card }. Tapez : prendre { $gems }
exercise-buy-need = Il vous manque encore { $missing } pour acheter { $place }, { $card }. Pour entendre comment y arriver, tapez : besoin { $place }

title-bonus = les bonus
lesson-bonus = Une carte achetée vaut une gemme de sa couleur pour tous vos achats suivants. C'est son bonus, et il ne s'use jamais. Si vos bonus dépassent le coût, rien ne vous est rendu.
exercise-bonus = Pour entendre ce que les cartes du bas vous coûtent maintenant, tapez : valeur niveau a

title-pair = deux gemmes d'une même couleur
lesson-pair =
    { $takes ->
        [freely] Au lieu de gemmes différentes, vous pouvez en prendre deux d'une même couleur, tant que la banque en a au moins quatre.
       *[other] Au lieu de trois gemmes différentes, vous pouvez en prendre deux d'une même couleur, tant que la banque en a au moins quatre.
    }

title-reserve = réserver une carte
lesson-reserve = Une carte que vous voulez et ne pouvez pas encore payer, vous pouvez la réserver. Personne d'autre ne peut alors l'acheter, et vous recevez 1 or.
exercise-reserve = Celle-ci peut en valoir la peine : { $place }, { $card }. Tapez : réserver { $place }

title-hand = votre main et l'or
lesson-hand =
    { $gold ->
        [missing] Les cartes réservées attendent dans votre main, trois au plus, que vous les achetiez. L'or paie les gemmes qui vous manquent, et, par une règle maison, aucune autre.
       *[any] Les cartes réservées attendent dans votre main, trois au plus, que vous les achetiez. L'or paie n'importe quelle gemme. Pour l'employer même si vous avez la gemme, dites-le, comme dans acheter h1 avec 1g.
    }
exercise-hand = Pour entendre votre main, tapez : main

title-nobles = les nobles
lesson-nobles = Un noble vient de lui-même, à la fin de votre tour, quand vous avez les bonus qu'il demande, et vous ne pouvez pas le refuser. Il vaut 3 points. Aucun autre noble ne prend sa place.
exercise-nobles = Pour entendre ce qui manque pour chaque noble, tapez : objectif

title-others = ce que les autres peuvent faire
lesson-others = On joue dans le sens des aiguilles d'une montre, et autour d'une table le plus jeune commence. Les autres veulent les mêmes cartes : avant d'en attendre une, écoutez qui peut l'acheter au prochain tour.
exercise-others = Tapez : menace

title-again = réentendre
lesson-again = Rien de ce qui a été dit n'est perdu. La commande encore redit la dernière réponse, précédent remonte ligne par ligne, et dernier dit tout depuis le début de votre tour.
exercise-again = Tapez : dernier

title-try = essayer sans faire
lesson-try = Vous pouvez entendre ce qu'une action donnerait avant de la faire. Rien ne se passe.
exercise-try = Tapez : essayer prendre { $gems }

title-undo = annuler
lesson-undo = Un tour peut être annulé. Vous revenez à son début, et les coups des autres depuis lors sont annulés aussi.
exercise-undo = Pour essayer, tapez : annuler

title-settings = en dire plus ou moins
lesson-settings = Vous choisissez ce qui est dit, et dans quel ordre ; les conseils comme ceux du tutoriel sont aussi un réglage. Aide explique n'importe quel mot. Et règles lit les règles, avec l'édition et les règles maison de la partie.
exercise-settings = Pour des exemples, tapez : réglages profil

title-end = la fin de la partie
lesson-end = Quand quelqu'un a { target-points }, le tour de table se termine, et celui qui a le plus de points gagne. À égalité, gagne qui a acheté le moins de cartes ; si elles sont aussi à égalité, la victoire est partagée. Désormais, jouez comme vous voulez.
exercise-end = Pour entendre où en est la course, tapez : objectif

## The rules, as they are read out

rules-part = Chapitre { $number } sur { $count } : { $title }.
    .braille = chap { $number } { $title }
rules-onward = Ensuite : { $title }. Tapez : règles suite
    .brief = Tapez : règles suite
rules-read = C'était le dernier chapitre. Pour les réentendre, tapez : règles 1
    .brief = Le dernier chapitre. Tapez : règles 1
rules-parts = { $count } chapitres. Tapez règles et un numéro ou un nom :
    .braille = { $count } chapitres
rules-part-listed = { $number } : { $title }{ $here ->
        [here] , vous y êtes.
       *[elsewhere] .
    }
no-such-part = « { $typed } » ne nomme aucun chapitre des règles. Pour entendre les chapitres, tapez : règles chapitres
target-points =
    { $target ->
        [one] { $target } point
       *[other] { $target } points
    }
rules-edition =
    { $takes ->
        [freely] Édition { $edition } : vous prenez une, deux ou trois gemmes de couleurs différentes, au choix.
        [exactly] Édition { $edition } : s'il reste moins de trois couleurs à la banque, vous prenez une gemme de chacune.
       *[fewer] Édition { $edition } : s'il reste moins de trois couleurs à la banque, vous pouvez prendre une gemme de chacune, ou moins.
    }
    .braille = édition { $edition }
house-rules = Règles maison : { $named }.
    .braille = maison: { $named }
house-none = Règles maison : aucune.
    .braille = maison: 0
house-gold = l'or ne paie que les gemmes qui vous manquent
    .braille = or si manque
house-target =
    { $target ->
        [one] la partie finit à { $target } point
       *[other] la partie finit à { $target } points
    }
    .braille = fin à { $target }p
house-tiles =
    { $tiles ->
        [0] la partie commence sans nobles
        [one] la partie commence avec { $tiles } noble
       *[other] la partie commence avec { $tiles } nobles
    }
    .braille = { $tiles } nobles
part-edition = l'édition et les règles maison
    .words = édition, éditions, règles maison, règle maison, maison, up-to-three, 2024, 2014
part-setup = la mise en place
    .words = mise en place, début, départ, cartes, jetons, pioches, banque, premier, premier joueur, plus jeune
# A line each, here and below.
rules-setup =
    Pioches : une par niveau, en colonne, la a au plus près de vous. À côté de chacune, quatre cartes visibles, de a1 à c4 en tout.
    Cartes : quand une carte visible part, la suivante de sa pioche vient à sa place. Si la pioche est épuisée, la place reste vide.
    Jetons : { $tokens } de chaque couleur, car il y a { $players } joueurs, et 5 or.
    { $nobles ->
        [house] Nobles : { $tiles ->
            [0] aucun
           *[other] { $tiles }
        }, par une règle maison ; d'habitude, un de plus que de joueurs.
       *[usual] Nobles : { $tiles }, un de plus que de joueurs, au-dessus des cartes. Les autres retournent dans la boîte.
    }
    { $begins ->
        [me] Premier : c'est vous qui commencez dans cette partie.
       *[other] Premier : { $first } commence dans cette partie.
    } Autour d'une table, le plus jeune commence, et on joue dans le sens des aiguilles d'une montre.
part-turn = un tour
    .words = tour, tours, un tour, action, actions, passer, sens horaire, ordre
rules-turn =
    Faites une chose : prendre des gemmes, réserver une carte ou acheter une carte.
    Ensuite, si vous avez plus de 10 jetons, vous en rendez. Puis un noble peut vous rendre visite.
    C'est alors au joueur suivant, dans le sens des aiguilles d'une montre.
    On ne passe que si on ne peut rien faire d'autre. Si tous les joueurs passent l'un après l'autre, la partie est finie.
part-take = prendre des gemmes
    .words = prendre, prise, gemmes, gemme, prendre des gemmes, pierres précieuses, couleurs
rules-take =
    { $takes ->
        [freely] Prenez une, deux ou trois gemmes de couleurs différentes, au choix.
        [exactly] Prenez trois gemmes de couleurs différentes. S'il reste moins de trois couleurs à la banque, prenez une gemme de chacune.
       *[fewer] Prenez trois gemmes de couleurs différentes. S'il reste moins de trois couleurs à la banque, prenez une gemme de chacune, ou moins.
    }
    Ou prenez deux gemmes d'une même couleur, tant que la banque en a au moins quatre.
    L'or ne se prend jamais.
part-reserve = réserver une carte
    .words = réserver, réservation, réserver une carte, cartes réservées, main, réserve
rules-reserve =
    Réservez une carte visible, ou celle du dessus d'une pioche sans la voir. Elle va dans votre main.
    Vous prenez 1 or avec elle, tant que la banque en a.
    Trois cartes en main au plus. On ne s'en défait qu'en les achetant.
part-buy = acheter une carte
    .words = acheter, achat, acheter une carte, paiement, payer, bonus, coût
rules-buy =
    Achetez une carte visible, ou une de votre main.
    Vos bonus sont déduits du coût : une gemme pour chaque carte de cette couleur que vous avez achetée. Si vos bonus dépassent le coût, rien ne vous est rendu.
    Les jetons que vous payez retournent à la banque.
part-gold = l'or
    .words = or, joker, jokers, jaune
rules-gold =
    { $gold ->
        [missing] L'or ne paie que les gemmes qui vous manquent : c'est une règle maison.
       *[any] L'or paie n'importe quelle gemme, même une que vous avez. Pour payer ainsi, dites combien. Exemple : acheter b2 avec 1g
    }
    Vous recevez 1 or avec chaque carte que vous réservez, tant que la banque en a. Il ne s'obtient pas autrement.
part-limit = la limite de 10 jetons
    .words = limite, rendre, excédent
rules-limit =
    À la fin de votre tour, vous pouvez garder 10 jetons, or compris.
    Le reste retourne à la banque. Vous choisissez lesquels, et ceux que vous venez de prendre peuvent en être.
part-nobles = les nobles
    .words = nobles, noble, tuiles nobles, tuile noble, tuiles, tuile, visite, visites
rules-nobles =
    { $tiles ->
        [0] Cette partie est sans nobles, par une règle maison.
       *[other]
            Un noble vous rend visite à la fin de votre tour, quand vous avez les bonus qu'il demande. Les jetons ne comptent pas.
            Il apporte 3 points et ne prend pas d'action. Vous ne pouvez pas le refuser.
            Il en vient un par tour au plus. Si plusieurs peuvent venir, vous en choisissez un, et les autres restent pour un autre tour.
            Les nobles ne sont pas remplacés.
    }
part-end = la fin de la partie
    .words = fin, points, prestige, gagnant, victoire, égalité, égalités, score, tour de table
rules-end =
    Quand un joueur a { target-points } à la fin d'un tour, le tour de table se termine, pour que tous aient eu autant de tours.
    Alors gagne qui a le plus de points. Les nobles comptent, et les cartes en main n'enlèvent rien.
    À égalité de points, gagne qui a acheté le moins de cartes. Si elles sont aussi à égalité, la victoire est partagée.

## Words of the game that help explains

term-gem = gemme, gemmes, pierre, pierres, joyau, joyaux, couleur, couleurs, pierre précieuse, pierres précieuses
    .about = On paie avec des gemmes. Il y a saphir bleu, émeraude verte, rubis rouge, onyx noir et diamant blanc ; l'or les remplace toutes.
term-gold = or, ors, g, jaune, joker, jokers, joker or, joker d'or, jeton or, jetons or, jeton d'or, jetons d'or
    .about =
        { $gold ->
            [missing] L'or paie n'importe quelle gemme qui vous manque, et, par une règle maison, aucune autre ; sa lettre est g. Il ne se prend jamais : vous en recevez 1 avec chaque carte réservée, tant que la banque en a.
           *[any] L'or paie n'importe quelle gemme, même une que vous avez, comme dans acheter b2 avec 1g ; sa lettre est g. Il ne se prend jamais : vous en recevez 1 avec chaque carte réservée, tant que la banque en a.
        }
term-token = jeton, jetons, jeton pierre précieuse, jetons pierre précieuse
    .about = Un jeton est une gemme que vous avez, ou qui est à la banque. On paie avec les jetons, et ils retournent à la banque.
term-limit = limite, limites, dix, excédent
    .about = À la fin de votre tour, vous pouvez garder 10 jetons, or compris. Le reste retourne à la banque, et c'est vous qui dites quoi.
term-bank = banque, réserve, stock
    .about = La banque a les jetons que personne n'a. À deux, elle commence avec 4 de chaque couleur, à trois avec 5, à quatre avec 7, et toujours avec 5 or.
term-card = carte, cartes, développement, développements, carte développement, cartes développement
    .about = Une carte a une couleur, qui est son bonus, un coût, et souvent des points. Douze sont visibles, à acheter ou à réserver.
term-level = niveau, niveaux, a, b, c
    .about = Il y a trois niveaux de cartes. Le niveau a coûte peu et donne peu de points, le niveau b coûte plus, et le niveau c est cher et en donne le plus.
term-deck = pioche, pioches, pile, piles, paquet, paquets, face cachée
    .about = Une pioche a les cartes d'un niveau encore face cachée. Quand une carte visible part, la suivante de sa pioche vient à la même place.
term-market = marché, table, carte visible, cartes visibles, face visible
    .about = Sur la table se trouvent les cartes visibles, de a1 à c4, et les nobles. Tout le monde peut acheter ou réserver les cartes visibles.
term-place = place, places, adresse, adresses
    .about = Une place est une lettre et un chiffre : a1 à c4 sur la table, h1 à h3 dans votre main, n1 à n5 pour les nobles. Les places ne bougent jamais.
term-bonus = bonus, réduction, réductions
    .about = Le bonus est ce que donne une carte achetée : une gemme de sa couleur de moins à payer pour chaque carte suivante, pour toujours. Si vos bonus dépassent le coût, rien ne vous est rendu. Les nobles demandent des bonus.
term-points = points, point, pts, prestige, point de prestige, points de prestige, points de victoire
    .about = Les points, ou points de prestige, décident de la partie. Les cartes et les nobles en donnent.
term-cost = coût, coûts, prix, cher, chère, pas cher, pas chère, bon marché, économique
    .about = Le coût d'une carte, ce sont les gemmes à payer. Vos bonus en sont d'abord déduits, et l'or paie ce qui manque.
term-payment = paiement, paiements, achat, payer, avec
    .about =
        { $gold ->
            [missing] Un paiement, ce sont les jetons que vous donnez pour une carte. Par une règle maison, l'or ne paie que ce qui vous manque.
           *[any] Un paiement, ce sont les jetons que vous donnez pour une carte, avec le moins d'or possible. L'or peut aussi remplacer des gemmes que vous avez : dites combien après le mot avec, comme dans acheter b2 avec 1g.
        }
term-noble = noble, nobles, tuile, tuiles, tuile noble, tuiles nobles, visite, visites
    .about = Un noble est une tuile qui vaut 3 points. À la fin d'un tour, il rend visite à qui a les bonus qu'il demande, un par tour au plus ; les jetons ne comptent pas. Une visite ne se refuse pas, et les nobles ne sont pas remplacés.
term-hand = main, réservée, réservées, carte réservée, cartes réservées, réservation, réservations
    .about = Les cartes réservées sont dans votre main, de h1 à h3, et vous seul pouvez les acheter. Rien d'autre ne les en sort, et à la fin elles ne coûtent rien.
term-unseen = caché, cachée, cachées, secret, secrète
    .about = Une carte réservée sur le dessus d'une pioche est cachée : seul le joueur qui l'a la connaît. Les autres connaissent son niveau.
term-turn = tour, tours, coup, action, actions
    .about = À votre tour, vous faites une chose : prendre des gemmes, réserver une carte ou acheter une carte. Vous rendez des jetons et recevez un noble s'il y a lieu. Puis c'est au suivant, dans le sens des aiguilles d'une montre.
term-round = tour de table, tours de table, dernier tour de table, manche, manches
    .about = Dans un tour de table, chaque joueur a un tour. Dès que quelqu'un a { target-points }, le tour de table se termine et la partie est finie.
term-first = premier, premier joueur, première joueuse, plus jeune, commencer, commence, sens horaire
    .about =
        { $begins ->
            [me] C'est vous qui commencez dans cette partie.
           *[other] { $first } commence dans cette partie.
        } Autour d'une table, le plus jeune commence, et on joue dans le sens des aiguilles d'une montre.
term-end = fin, gagner, gagnant, gagnante, vainqueur, victoire
    .about = Quand quelqu'un a { target-points }, le tour de table se termine. Alors gagne qui a le plus de points ; à égalité, qui a acheté le moins de cartes ; si elles sont aussi à égalité, la victoire est partagée.
term-tie = égalité, égalités
    .about = À égalité de points, gagne celui qui a acheté le moins de cartes. Si elles sont aussi à égalité, la victoire est partagée.
term-stalemate = blocage, bloqué, bloquée
    .about = Qui ne peut ni prendre, ni réserver, ni acheter passe. Quand tous les joueurs passent l'un après l'autre, la partie est finie.
term-player = joueur, joueurs, joueuse, joueuses, adversaire, adversaires, siège, sièges, autres
    .about = Deux à quatre joueurs sont à la table. Chacun est une personne à ce clavier ou un ordinateur.
term-edition = édition, éditions, 2024, 2014, règle, règles, livret
    .about = Cette partie suit l'édition { $edition }. S'il reste moins de trois couleurs à la banque, 2024 permet d'en prendre une de chaque ou moins, et 2014 une de chaque. Dans up-to-three, on prend toujours une, deux ou trois gemmes différentes.
term-up-to-three = up-to-three, up to three
    .about = Dans l'édition up-to-three, on prend une, deux ou trois gemmes différentes, au choix.
term-house = règle maison, règles maison, maison, cible
    .about = Une règle maison change une chose : quand l'or peut payer, qui commence, à combien de points la partie finit, ou combien de nobles il y a.

## Words of the program that help explains

about-prompt = invite, invites
    .about = L'invite est le mot de la dernière ligne, avant ce que vous tapez. Elle dit ce qu'il y a à faire.
about-command = commande, commandes, mot, ligne, lignes
    .about = Une commande est le premier mot d'une ligne que vous tapez. Tapez aide pour les entendre toutes.
about-companion = companion, boîte
    .about = splendor-access companion suit une partie avec le jeu en boîte : on saisit les cartes et les tours de tous, et toutes les questions ont leur réponse.
about-host = host, serve, join, hôte, lien, serveur, en-ligne, réseau, club
    .about = Des amis ailleurs peuvent jouer à une même table. L'un tape splendor-access host et reçoit un lien ; les autres tapent splendor-access join et ce lien.
about-number = nombre, numéro, numéros, option, options, liste, menu, choix
    .about = À une liste de choix, on répond par le numéro d'une ligne, ou par la place ou les lettres qu'elle nomme.
about-letter = lettre, lettres
    .about = Les gemmes ont des lettres : s saphir bleu, e émeraude verte, g or, r rubis rouge, o onyx noir, d diamant blanc.
about-code = code, codes
    .about = Le code d'une carte est aussi sur son étiquette braille : niveau, points et bonus, puis le coût. Les cellules y diffèrent parfois de celles des plages ; réglages notation étiquette les montre. Tapez aide notation pour en savoir plus.
about-braille = braille, cellule, cellules, points braille, liblouis
    .about = Les codes peuvent s'afficher en cellules braille, grâce au programme liblouis. La commande voir montre celles d'une carte, et le réglage cellules celles de toutes.
about-table = table braille, tables braille, tables
    .about = Une table braille dit comment un texte s'écrit en cellules. Tapez réglages table pour entendre celles qu'il y a.
about-yes = oui, non, o, n
    .about = Quand l'invite est oui ou non, vous pouvez répondre par des mots comme d'accord, ou non merci. Pour tout le reste, on redemande.
about-reader = lecteur d'écran, lecteurs d'écran, nvda, orca, voiceover, jaws
    .about = Un lecteur d'écran dit les lignes du terminal. Le programme affiche des lignes entières et n'en change plus aucune.
about-plain = --plain
    .about = Avec l'option --plain, il n'y a que du texte, et c'est le terminal qui corrige ce que vous tapez.
about-verbosity = bref, complet
    .about = La même ligne a une forme brève, une normale et une complète. Le réglage verbosité choisit pour toutes les lignes, et d'autres pour chaque sorte de ligne.
about-kind = sorte, sortes, historique, discussion
    .about = Tout ce qui est dit est d'une sorte : coups des autres, cartes qui arrivent au marché, vos actions (moi), et les réponses qu'on vous donne. Chaque sorte a un historique et un réglage.
about-tutorial = leçon, leçons, étape, étapes, apprendre
    .about = Le tutoriel vous apprend le jeu en jouant avec vous, étape par étape. Ses conseils disent quand une étape est faite ; le réglage conseils les coupe.
about-mute = muet, muette, silence, couper
    .about = Pour faire taire une sorte de ligne, réglez-la sur non, comme dans réglages marché non. Elle reste dans l'historique.
about-handover = appareil, partage, partagé
    .about = On peut être plusieurs à un clavier. Après un tour, le programme nomme la personne suivante, qui tape prêt.
about-save = sauvegardé, sauvegardée, sauvegarde
    .about = La partie est sauvegardée après chaque coup, avant qu'il soit dit. Tapez quitter pour partir, et reprenez plus tard avec splendor-access resume.
about-play = play
    .about = Une partie commence hors du jeu, avec splendor-access play.
about-resume = resume, reprendre
    .about = Une partie sauvegardée se reprend hors du jeu, avec splendor-access resume.
about-games = games, parties
    .about = La liste des parties sauvegardées vient hors du jeu, avec splendor-access games.
about-stats = stats, statistiques
    .about = Hors du jeu, splendor-access stats dit comment vos parties se sont passées : victoires, points et tours, par sorte de partie et par adversaire.
about-replay = replay
    .about = Un relevé gardé dans un fichier est redit hors du jeu, avec splendor-access replay et le nom du fichier.
about-ask = ask
    .about = Une question sur une partie sauvegardée trouve sa réponse hors du jeu, avec splendor-access ask et la question.
about-agent = agent
    .about = D'autres programmes jouent contre l'ordinateur hors du jeu, avec splendor-access agent.
about-simulate = simulate
    .about = Des parties entre ordinateurs se jouent hors du jeu, avec splendor-access simulate.
about-labels = labels, étiquette, étiquettes
    .about = Les étiquettes braille des cartes et des tuiles se font hors du jeu, avec splendor-access labels.
about-teach = teach
    .about = Les codes des cartes s'apprennent en braille hors du jeu, avec splendor-access teach.
about-doctor = doctor
    .about = Ce qui marche sur cette machine, et ce qu'il faut installer pour le reste, est dit hors du jeu par splendor-access doctor.
about-seed = graine, graines, seed
    .about = Une graine est un nombre qui décide de tout le hasard. La même graine redonne les mêmes cartes.
about-bot = ordinateur, ordinateurs, bot, bots
    .about = Un ordinateur joue, de 1, le plus faible, à 9 : { $levels }. Il ne sait que ce qu'un joueur à sa place peut savoir.
about-gentle = enfantin, tranquille, gentle
    .about = L'adversaire enfantin est pour les premières parties d'un enfant : il joue comme facile, mais ne remarque pas toutes les cartes.
about-easy = facile, easy
    .about = L'adversaire facile est pour les premières parties : il achète ce qu'il peut et économise pour une carte peu chère.
about-fairly-easy = assez facile, fairly-easy
    .about = L'adversaire assez facile pèse ce qu'il peut faire, mais ne remarque que la moitié des cartes, et aucun noble.
about-fair = moyen, moyenne, fair
    .about = L'adversaire moyen pèse ce qu'il peut faire, mais ne remarque pas toutes les cartes.
about-normal = corsé, normal, normale
    .about = L'adversaire corsé pèse tout ce qu'il peut faire. La verbosité normale dit des phrases entières.
about-fairly-hard = assez difficile, fairly-hard
    .about = L'adversaire assez difficile sait comme difficile ce qu'est une bonne position, mais ne remarque pas toutes les cartes.
about-hard = difficile, hard
    .about = L'adversaire difficile fait ce qui le place le mieux, comme il l'a appris en jouant souvent contre lui-même.
about-very-hard = très difficile, very-hard
    .about = L'adversaire très difficile essaie une fois ses trois meilleurs coups contre ce que les autres peuvent répondre.
about-expert = expert
    .about = L'adversaire expert essaie ses meilleurs coups contre ce que les autres peuvent répondre. Le profil expert dit peu.
about-random = hasard, random
    .about = L'adversaire au hasard fait n'importe quoi de permis. Il sert aux essais.
about-then = puis
    .about = Le mot puis sépare les actions d'essayer, comme dans essayer prendre ser puis acheter b2.
about-mine = mien, mienne, mes
    .about = Le mot moi désigne ce que vous seul pouvez voir, comme dans position moi, ou vos actions, comme dans journal moi.
about-filter = filtre, filtres, description, descriptions, sans
    .about = On décrit les cartes par couleur, points, niveau et coût, comme dans trouver niveau b économique, ou voir rouge 2 points.

## Commands

command-take = prendre, prends
    .short = p, prend
    .usage = prendre et une, deux ou trois gemmes, en lettres ou en mots
    .about =
        { $takes ->
            [freely] Prendre une, deux ou trois gemmes de couleurs différentes, ou deux d'une même couleur tant qu'il y en a 4.
            [exactly] Prendre trois gemmes de couleurs différentes, ou deux d'une même couleur tant qu'il y en a 4. S'il reste moins de trois couleurs, une de chacune.
           *[fewer] Prendre trois gemmes de couleurs différentes, ou deux d'une même couleur tant qu'il y en a 4. S'il reste moins de trois couleurs, une de chacune, ou moins.
        }
    .example = prendre bleu vert rouge
command-reserve = réserver, réserve
    .short = rv, rés
    .usage = réserver et une place ou une carte, ou réserver pioche et un niveau
    .about = Mettre une carte dans votre main et prendre 1 or. Trois cartes sont le maximum.
    .example = réserver c3
command-buy = acheter, achète
    .short = ac, ach
    .usage = acheter et une place ou une carte, puis avec et un paiement si vous voulez autre chose que le moins d'or
    .about =
        { $gold ->
            [missing] Acheter une carte de la table ou de votre main. Vos bonus comptent ; l'or ne paie que les gemmes qui vous manquent.
           *[any] Acheter une carte de la table ou de votre main. Vos bonus comptent ; l'or paie n'importe quelle gemme, même une que vous avez.
        }
    .example = acheter b2 avec 1g
command-return = rendre, rends
    .short = rn, rend
    .usage = rendre et autant de gemmes qu'on vous le dit
    .about = Rendre des jetons quand vous en avez plus de 10 à la fin de votre tour.
    .example = rendre s
command-noble = noble
    .short = nb
    .usage = noble et sa place
    .about = Choisir un noble quand plusieurs peuvent vous rendre visite.
    .example = noble n2
command-pass = passer, passe
    .about = Ne rien faire. Permis seulement si vous ne pouvez rien faire d'autre.
command-undo = annuler, annule
    .short = an
    .about = Revenir au début de votre dernier tour. Les coups des ordinateurs depuis lors partent aussi. Pour jouer quand même votre coup, tapez-le de nouveau.
command-board = plateau
    .short = pt, table, marché
    .about = Entendre toutes les cartes visibles.
command-row = rangée
    .short = ra
    .usage = rangée et un niveau
    .about = Entendre les quatre cartes d'un niveau.
    .example = rangée b
command-look = voir
    .short = v, regarder
    .usage = voir et une place ou une carte
    .about = Entendre une carte entière, avec son code et ses cellules braille.
    .example = voir b2
command-code = code
    .usage = code et une place ou une carte
    .about = Afficher le code de n'importe quelle carte et ses cellules braille.
    .example = code b2
command-afford = achats
    .short = at, achetable, achetables
    .usage = achats, puis une couleur, un niveau ou des points si vous voulez
    .about = Entendre les cartes que vous pouvez acheter maintenant, et celles à une ou deux gemmes près.
    .example = achats rouge
command-changed = changé
    .short = ch, changement, changements
    .usage = changé, ou changé et un nombre de tours
    .about = Entendre ce qui est différent depuis la fin de votre dernier tour, ou d'un tour plus ancien.
    .example = changé 3
command-hint = conseil
    .short = avis
    .usage = conseil, ou conseil autres
    .about = Entendre ce que ferait un bon joueur, et pourquoi ; avec autres, le deuxième et le troisième choix.
    .example = conseil
command-why = pourquoi
    .usage = pourquoi, puis le nom d'un joueur si vous voulez
    .about = Entendre ce que les autres voulaient avec leur dernier coup, pour autant que vous puissiez le savoir.
    .example = pourquoi
command-threat = menace
    .short = mc, menaces
    .usage = menace, puis le nom d'un joueur si vous voulez
    .about = Entendre ce que les autres peuvent faire à leur prochain tour, pour autant que vous puissiez le savoir.
    .example = menace
command-goal = objectif
    .short = ob, objectifs, but
    .usage = objectif, puis un noble ou points si vous voulez
    .about = Entendre ce qui manque pour chaque noble, et pour les points qui finissent la partie.
    .example = objectif n1
command-need = besoin
    .short = bn, manque
    .usage = besoin et une place ou une carte
    .about = Entendre ce qui vous manque pour une carte, dans combien de tours vous pouvez l'avoir, et qui peut l'acheter avant.
    .example = besoin b2
command-json = json
    .usage = json et une question
    .about = Afficher les faits d'une réponse en une ligne de JSON.
    .example = json achats
command-find = trouver
    .short = tr, trouve, chercher, cherche
    .usage = trouver, puis ce que les cartes doivent avoir
    .about = Entendre les cartes qui conviennent : niveau, points, couleur, coût, économique.
    .example = trouver niveau b économique
command-worth = valeur
    .short = vl, valeurs
    .usage = valeur, puis une place, ou ce que les cartes doivent avoir si vous voulez
    .about = Entendre ce que chaque carte vous coûte après vos bonus, et ses points par jeton.
    .example = valeur points
command-try = essayer
    .short = ey, essaye, essai
    .usage = essayer et une action, puis une autre si vous voulez, avec puis entre les deux
    .about = Entendre ce qu'il y aurait après une action, sans rien faire.
    .example = essayer acheter b2 puis prendre ser
command-bank = banque
    .short = bq
    .about = Entendre les jetons de la banque.
command-me = moi
    .about = Entendre vos points, jetons, bonus, main et nobles.
command-hand = main
    .about = Entendre les cartes que vous avez réservées.
command-cards = cartes
    .short = ct
    .usage = cartes, puis un nom si vous voulez
    .about = Entendre les cartes que vous, ou un autre joueur, avez achetées, par couleur.
    .example = cartes Ada
command-player = joueur
    .short = jr, joueuse
    .usage = joueur et un nom
    .about = Entendre les points, jetons, bonus et cartes réservées d'un autre joueur.
    .example = joueur Ada
command-score = score
    .short = sc, scores, prestige
    .about = Entendre les points de chacun.
command-nobles = nobles
    .short = ns
    .about = Entendre les nobles de la table.
command-deck = pioche
    .short = pi, pioches, pile, piles, paquet, paquets
    .about = Entendre combien de cartes il reste dans les pioches.
command-turn = tour
    .about = Entendre à qui c'est de jouer et ce qu'il y a à faire.
command-log = journal
    .short = jl, historique
    .usage = journal, puis un nombre de lignes, un nom, ou coups, marché, moi ou réponses si vous voulez
    .about = Entendre ce qui s'est passé dans cette partie. Ce qui est tu y est gardé aussi.
    .example = journal coups 10
command-older = précédent
    .short = pc, précédente
    .usage = précédent, puis un nom, ou coups, marché, moi ou réponses si vous voulez
    .about = Remonter l'historique ligne par ligne. Votre place est gardée.
    .example = précédent
command-newer = suivant
    .short = sv, suivante
    .usage = suivant, puis un nom, ou coups, marché, moi ou réponses si vous voulez
    .about = Redescendre l'historique ligne par ligne.
    .example = suivant
command-last = dernier
    .short = dn, dernière, dernières
    .about = Entendre ce qui s'est passé depuis le début de votre dernier tour.
command-again = encore
    .short = ec, répéter
    .about = Réentendre la dernière réponse ; une seconde fois épelle sa dernière ligne, une troisième celle d'avant.
command-position = position
    .short = pos
    .usage = position, ou position moi
    .about = Afficher toute la position en une ligne ; position moi montre aussi vos cartes cachées.
    .example = position moi
command-record = relevé
    .short = rl
    .usage = relevé, ou relevé et le nom d'un fichier, puis avec pioche si vous voulez
    .about = Afficher le relevé de la partie, ou l'écrire dans un fichier ; avec pioche, il donne l'ordre des pioches.
    .example = relevé avec pioche
command-tutorial = tutoriel
    .short = tut, leçon
    .usage = tutoriel, ou tutoriel et suite, un numéro, étapes ou non
    .about = Apprendre le jeu en jouant : entendre l'étape à faire, et ce qu'il faut taper.
    .example = tutoriel 3
command-rules = règles
    .short = règle
    .usage = règles, ou règles et un chapitre, suite, retour, un numéro, chapitres ou tout
    .about = Entendre les règles de cette partie, chapitre par chapitre.
    .example = règles nobles
command-help = aide
    .short = ?
    .usage = aide, ou aide et n'importe quel mot du jeu ou du programme
    .about = Entendre ce que vous pouvez taper, ou ce qu'un mot veut dire.
    .example = aide prendre
command-settings = réglages
    .short = réglage, rgl
    .usage = réglages, réglages et un nom, ou réglages, un nom et une valeur ; la valeur défaut le remet comme au début, et réglages défaut les remet tous
    .about = Entendre ou changer comment les choses sont dites.
    .example = réglages verbosité bref
command-aim = viser
    .usage = viser et une carte, un noble ou points ; non l'abandonne
    .about = Garder un but. Vos tours finissent par ce qui y manque et qui est plus rapide, et le conseil le sert.
    .example = viser b2
command-alias = alias
    .usage = alias, un mot à vous, et la ligne qu'il remplace ; non le retire
    .about = Faire un mot à vous pour une ligne que vous tapez souvent.
    .example = alias rb rangée b
command-key = touche
    .usage = touche, f1 à f12, et la ligne qu'elle remplace ; non la retire
    .about = Mettre une ligne que vous tapez souvent sur une touche de fonction.
    .example = touche f5 achats
command-save = sauvegarder
    .short = sauver
    .about = Entendre que la partie est sauvegardée. Elle l'est après chaque coup.
command-rematch = revanche
    .about = Rejouer avec les mêmes joueurs. Le suivant commence.
command-new = nouvelle
    .short = nouveau
    .about = Commencer une autre partie, et choisir les joueurs.
command-coach = bilan
    .usage = bilan ; pour un relevé aussi le nom d'un joueur
    .about = Après la partie, entendre quels trois tours vous ont coûté le plus, ce qui était mieux et pourquoi, et y aller.
    .example = bilan
command-quit = quitter
    .short = q, sortir, partir
    .about = Partir. La partie est sauvegardée et peut être reprise.
command-ready = prêt
    .short = prête
    .about = Dire que l'appareil est chez vous, quand on est plusieurs à le partager.
command-say = dire
    .usage = dire, et ce que les autres doivent entendre
    .about = Dire quelque chose aux autres, à une table avec des amis ailleurs.
    .example = dire bien joué
command-here = présents
    .short = présent, présentes
    .about = Entendre qui est à la table, et qui s'est absenté.
command-begin = commencer
    .about = Dire que vous voulez commencer. La partie commence quand tous ceux qui sont là le veulent.
command-replace = remplacer
    .short = remplace, remplacez
    .usage = remplacer, et le nom d'une personne absente
    .about = Laisser l'ordinateur jouer pour quelqu'un qui est parti depuis longtemps, si tous ceux qui sont là le veulent. Qui revient joue de nouveau.
    .example = remplacer Ben
command-device = appareil
    .usage = appareil ; aussi nouvelle, ou le numéro d'un appareil
    .about = Jouer votre place aussi sur un autre appareil : appareil nouveau donne un mot pour cela. Avec un numéro, retirer la place à cet appareil.
    .example = appareil nouveau
command-mute = taire
    .usage = taire, et un nom
    .about = Comme hôte, retirer la parole à quelqu'un. La même commande la rend.
    .example = taire Ben
command-remove = exclure
    .usage = exclure, et un nom
    .about = Comme hôte, exclure quelqu'un de la table. En pleine partie, l'ordinateur joue à sa place.
    .example = exclure Ben
command-lock = verrouiller
    .about = Comme hôte, ne plus laisser venir personne. La même commande rouvre la table.
command-fix = corriger
    .short = corrige
    .usage = corriger, et un nom ou une place
    .about = Corriger une saisie d'une partie avec le jeu en boîte. Tout ce qui suit est vérifié de nouveau.
    .example = corriger b2
command-check = vérifier
    .short = vérifie
    .about = Comparer la vraie table avec ce qui a été saisi, une chose à la fois.
command-count = compter
    .short = compte
    .usage = compter, ou compter avec quelqu'un et ses jetons
    .about = Compter tous les jetons quand ils ne vont pas, et entendre quelle erreur l'explique.
    .example = compter
command-force = forcer
    .usage = forcer, et pourquoi
    .about = Laisser ce qui est contre les règles mais s'est vraiment passé. La raison reste dans le relevé.
    .example = forcer tous d'accord
command-secret = secret
    .usage = secret, et h1, h2 ou h3
    .about = Saisir votre propre carte réservée sans la montrer : ce que vous tapez ne se voit pas, et personne ne l'apprend.
    .example = secret h1

# Words that are no slips of typing, though a word of the game is a letter away.
words-no-slips = aime, aller, allume, avantage, baisse, belle, bouge, bougé, bout, caisse, casse, centre, chance, chante, chat, claque, coin, complète, comptant, contrer, coude, cours, courte, côté, devient, disque, dort, doré, empêche, faux, femme, ferait, fond, fort, frais, gars, haut, homme, importe, jeune, jour, lente, lettre, libre, livre, longue, matin, menu, mine, mines, mise, miser, mots, mère, notice, oups, page, partis, pause, perte, pige, pigé, pis, poche, poches, porte, prie, rare, redire, refaire, refais, relire, relis, rentre, reviens, rois, rond, réponds, sais, sait, salon, sang, sauver, sens, sera, signe, simple, soir, sois, soit, sort, tais, tape, tapé, temps, texte, tête, tôt, vendre, vends, vent, verre, vide, vie, vien, vienne, viennent, viens, vient, vieux, vive, voie, voit, yeux, échange, économies, écrire, écris, étape, étapes, parle, parler, voulais, capte, coupe, chut, fous, pique, doigt, largué, urgent, plié, tendu, vache, rire, écouté, aille, dieu, monte, amis
words-number = zéro, un une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, vingt
words-level = niveau, rangée
words-points = point, points, pt, pts, prestige, pv
words-deck = pioche, pioches, dessus, pile, piles, paquet, paquets, cachée, cachées
words-with = avec, payant
words-cost = coût, coûts, coûte, coûtent, coûtant, prix
words-colours = couleur, couleurs
words-without = sans, pas, aucun, aucune, non, ni, sauf
words-cheap = économique, économiques, bon marché, moins cher, moins chère, moins chères, moins chers, par prix, triées par prix, triés par prix, classées par prix, par coût, triées par coût
words-expensive = cher, chère, chères, chers, plus cher, plus chère, plus chères, plus chers, coûteux, coûteuse, coûteuses, onéreuse
words-theirs = acheta, achetait, achètera, achèteront, achètent, prit, prenait, prendra, prendront, prennent, réserva, réservait, réservera, réservent
words-they = celui, celle, ceux, chacun, chacune, tous, toutes
words-then = puis, ensuite
words-off = non, rien, aucun
words-empty = vide
words-all = tous, tout
words-moves = coups, coup, autres
words-market = marché, cartes
words-further = autres, autre, plus
words-talk = réponses, réponse
words-it = la, le, celle, ci, là, ça, cette
# A line that leans on the last answer: what stands for the card that was told, and what does so
# only where no noun follows.
words-leaning-it = celle-là, celle-ci, celui-là, celui-ci, cette carte, cette carte-là, celle là, celle ci, ça, cela, la carte, cette dernière
words-leaning-it-or-the = la, le, l', les
# Behind a hint: why that, why not another card, do it, what else; and what would be left then.
words-leaning-why = pourquoi, pourquoi ça, pourquoi cela, pourquoi donc, pourquoi celle-là, pourquoi celle-ci, pourquoi celle là, pourquoi celui-là, pourquoi ce coup, pourquoi ce conseil, pourquoi faire ça, pourquoi je ferais ça, pourquoi ferais-je ça, pourquoi est-ce que je ferais ça, pourquoi je devrais, pourquoi devrais-je, pourquoi devrais-je faire ça, pourquoi je devrais faire ça, pourquoi c'est le mieux, pourquoi ce serait le mieux, pourquoi ça serait le mieux, pourquoi est-ce le mieux, pourquoi c'est mieux, pourquoi ce serait mieux, pourquoi c'est bien, pourquoi est-ce bien, comment ça, comment ça se fait, à quoi bon, pour quoi faire, dans quel but, pour quelle raison, quelle est la raison, la raison, explique, explique-moi, explique-moi ça, explique ça, explique-moi pourquoi, explique pourquoi, dis-moi pourquoi, qu'est-ce que ça m'apporte, qu'est-ce que ça apporte, ça m'apporte quoi, ça apporte quoi, en quoi c'est bien, en quoi c'est mieux, en quoi est-ce bien, c'est bien, c'est vraiment le mieux, c'est le mieux, tu es sûr, t'es sûr, tu es sûr que c'est bien, t'es sûr que c'est bien, tu es sûre, vous êtes sûr
words-leaning-why-not = pourquoi pas, et pas, pas, pourquoi non, et pourquoi pas, pourquoi ne pas
words-leaning-do = fais ça, fais-le, fais le, fais cela, fais comme ça, fais donc ça, je fais ça, je le fais, je fais cela, je fais comme ça, on fait ça, on fait comme ça, on le fait, faisons ça, faisons cela, faisons comme ça, faisons-le, joue, joue ça, joue-le, joue le, joue-la, joue le pour moi, joue-le pour moi, je joue ça, fais ce que tu dis, fais ce que tu as dit, je fais ce que tu dis, je fais ce que tu as dit, je fais ce que vous dites, je suis ton conseil, je suis votre conseil, je suis le conseil, je suis ce conseil, suis ton conseil, je prends ton conseil, j'écoute ton conseil, je vais faire ça, je vais le faire, je veux faire ça, je veux ça, comme tu dis, comme tu as dit, comme vous dites, ce que tu dis, c'est ce que je fais, c'est ce que je vais faire, va pour ça, ça me va, joue ce coup, fais ce coup, je joue ce coup, alors ça, exactement ça, fais le mieux
words-leaning-else = sinon, et sinon, ou sinon, ou alors, quoi d'autre, autre chose, et autre chose, qu'est-ce que je peux faire d'autre, que puis-je faire d'autre, je peux faire quoi d'autre, que faire d'autre, quoi d'autre encore, qu'y a-t-il d'autre, il y a quoi d'autre, y a quoi d'autre, et si je ne veux pas, si je ne veux pas, et si je veux pas, si je veux pas, et si non, si non, si ce n'est pas ça, à défaut, y a mieux, il y a mieux, y a-t-il mieux, y a pas mieux, il n'y a pas mieux, quelque chose de mieux, un autre conseil, une autre idée, d'autres idées, autre idée, d'autres conseils, une alternative, des alternatives, l'alternative, quelle est l'alternative, quelles sont les alternatives, le deuxième choix, deuxième choix, le second choix, quel est le deuxième choix, le deuxième meilleur, le deuxième meilleur c'est quoi, le deuxième meilleur coup, c'est quoi le deuxième meilleur, quel est le deuxième meilleur coup, plan b, le plan b, pas ça, je ne veux pas ça, je veux pas ça, ça ne me plaît pas, ça me plaît pas, je n'aime pas ça
words-leaning-left = que reste-t-il, qu'est-ce qui reste, qu'est-ce qui resterait, qu'est-ce qui me reste, qu'est-ce qui me resterait, qu'est-ce qu'il me reste, qu'est-ce qu'il me resterait, qu'est-ce qu'il me restera, qu'est-ce qu'il reste, qu'est-ce qu'il resterait, que me reste-t-il, que me resterait-il, que me restera-t-il, que resterait-il, il me reste quoi, il me resterait quoi, il me restera quoi, il reste quoi, il resterait quoi, combien il me reste, combien il me resterait, combien il me restera, combien me reste-t-il, combien me resterait-il, combien il reste, combien resterait-il, il me reste combien, il me resterait combien, il me restera combien, il reste combien, il resterait combien, me reste quoi, j'ai quoi, j'aurais quoi, j'aurai quoi, qu'est-ce que j'aurais, qu'est-ce que j'aurai, qu'est-ce que je garde, qu'est-ce que je garderais, je garde quoi, je garderais quoi, il me reste quels jetons, quels jetons il me reste, quels jetons il me resterait, combien de jetons il me reste, combien de jetons il me resterait
words-leaning-want = je la veux, je veux celle-là, je veux celle-ci, je la voudrais, je voudrais celle-là, je la prends, je prends celle-là, je prends celle-ci, je vais la prendre, je vais prendre celle-là, donne-la-moi, donne-la moi, donne la moi, donne-moi celle-là, donnez-la-moi, prends-la, prends la, prends celle-là, prenez-la, celle-là me plaît, elle est pour moi, je le veux, je le prends, plutôt celle-là, celle-là, celle-là alors, alors celle-là, va pour celle-là, je préfère celle-là, plutôt elle, celle-ci alors, donc celle-là
# What may stand beside these, and what asks the same of another card, colour or player.
words-leaning-beside = ok, okay, alors, donc, eh bien, ben, bah, bon, et, mais, maintenant, bien, oh, hm, ah, euh, oui, ouais, d'accord, ensuite, après, après ça, vraiment, en fait, au juste, ici, pour moi, là, encore, dans ce cas, volontiers, tout simplement, juste, parfait, super, très bien, entendu, vas-y, allez, hein, aussi, déjà, plutôt
words-leaning-and = et, et pour, et avec, et de, et si c'est, et sur, et à, et qu'en est-il de, qu'en est-il de, et quant à, quant à, ou, ou pour, ou alors, pareil pour, la même chose pour, idem pour, et dans, et pour le, et pour la, et le, et la, et du, et de la, et des, et les, et l', et en
# Sayings that point back at what was told before: where another card or row lies, which of several
# cards, what is corrected, what was before it, and that it is told again.
words-pointing-left = à gauche, celle de gauche, à sa gauche, juste à gauche, de gauche, juste avant dans la rangée, celle juste avant, celle d'avant, la précédente dans la rangée
words-pointing-right = à droite, celle de droite, à sa droite, juste à droite, de droite, juste après dans la rangée, celle juste après, celle d'après, la suivante dans la rangée
words-pointing-next = la suivante, le suivant, celle qui suit, celui d'après, celui juste après, juste après, la prochaine
words-pointing-neighbour = à côté, celle d'à côté, juste à côté, sa voisine, la voisine, voisine, voisines, d'à côté
words-pointing-above = au-dessus, au dessus, juste au-dessus, plus haut, celle du dessus, rangée du dessus, celle d'en haut, niveau au-dessus, rangée au-dessus, une plus haut, monte
words-pointing-below = en dessous, au-dessous, au dessous, juste en dessous, plus bas, celle du dessous, rangée du dessous, celle d'en bas, niveau en dessous, en-dessous, une plus bas, descends
words-pointing-middle = du milieu, au milieu, celle du milieu, celui du milieu, milieu
words-pointing-of-them = des deux, des trois, des quatre, d'entre elles, d'entre eux, parmi elles, parmi eux, parmi celles-là, parmi celles-ci, de ces deux, de ces trois, de celles-là, de celles-ci, là-dedans, la-dedans, là dedans, dedans, dans le lot, du lot, de la liste, dans la liste, de la rangée, dans cette liste, de tout ça, dans tout ça, ces deux-là, ces deux là, de ceux-là, entre les deux, lesquelles, de ces quatre, parmi ces deux, parmi ces trois, parmi ces quatre
words-pointing-for-it = pour ça, pour celle-là, pour elle, pour lui, pour celle-ci, pour l'avoir, pour la payer, pour l'acheter, pour la prendre, pour cela, là-dessus, là dessus, de celle-là, de ça, avec ça, à celle-là
words-pointing-meant = je voulais dire, je veux dire, je voulais, je parlais de, je parle de, je pensais à, j'aurais dû dire, j'ai dit, j'ai fourché, ma langue a fourché, langue a fourché, fourché, pardon, désolé, désolée, oups, zut, erreur, faute de frappe, mal tapé, trompé, trompée, gouré, gourée, planté, plantée, pas elle, pas lui, pas moi, pas celle-là, pas celle-ci, pas celui-là, pas ça, pas la, pas le, pas les, c'était, ça devait être, il fallait dire, plutôt, à la place, au lieu, mauvaise carte, mauvaise rangée, mauvais tour, nan, non, euh non, correction, autant pour moi, au temps pour moi, mais celle, mais celui, je demandais, lapsus, minute papillon
words-pointing-opposite = à l'envers, l'inverse, le contraire, au contraire, l'autre bout, l'autre extrémité, mauvais bout, mauvais côté, l'autre sens, dans l'autre sens
words-pointing-further-back = avant ça, et avant, d'avant, le tour d'avant, juste avant, encore avant, plus loin, remonte, remonter, plus tôt, le coup d'avant, au tour d'avant, au tour précédent, le tour précédent, précédemment, en arrière, plus en arrière, auparavant, avant cela, la précédente, le précédent, celle d'avant
words-pointing-repeating = déjà, redis, redis-moi, répète, répéter, tu as dit, t'as dit, t'avais dit, tu disais, c'était quoi, c'était combien, encore une fois, rappelle, rappelle-moi, relis, relis-moi, redonne, redonne-moi, redire, relire, pas entendu, pas compris, j'ai raté, revenons à, revoir, remontre, lettre par lettre, épelle, trop vite, comment, rien capté, rien entendu, pas capté, rien compris
words-pointing-narrowing = seulement, uniquement, juste les, juste celles, rien que, mais seulement
words-pointing-likewise = aussi, également, pareil, idem
words-pointing-have = donne-moi, donnez-moi, passe-moi, file-moi, donne moi, refile-moi
# What is wanted behind a hint, a trial, a plan or an aim, by words anywhere in a line: why, to do
# it, its first step, not to do it, something else, what was said first, what would be then, which
# of two is better, to drop an aim, to take up a question that was cancelled.
words-gist-why = pourquoi, comment ça, à quoi bon, raison, raisons, une bonne raison, quelle raison, en quoi, de si bien, de si bon, si bien que ça, si bon que ça, si génial, l'intérêt, quel intérêt, le but, explique, explique-moi, justifie, t'es sûr, t'es sûre, tu es sûr, tu es sûre, vous êtes sûr, vraiment le mieux, vraiment le meilleur, convaincs-moi, qu'est-ce qui te fait, quel rapport, vraiment sûr, vraiment sûre, sûr de ton, sûre de ton, en es sûr, à voir avec, quel lien
words-gist-if = seulement si, mais seulement si, uniquement si, à condition, à condition que, tant que, pourvu que, du moment que, juste si, que si
words-gist-aim = je vise, on vise, on va viser, viser, vise, je veux celui, je veux celle, c'est lui que je veux, c'est elle que je veux, c'est celui que je veux, c'est celle que je veux, je pars sur, on part sur, retiens, retiens ça, garde ça en tête, note ça, je mise sur, j'économise, je vais chercher
words-gist-do = fais ça, fais-le, fais le, fais comme, fais donc, on fait ça, on fait comme, faisons, je fais ça, je fais comme, comme t'as dit, comme tu as dit, comme tu dis, ce que tu dis, ce que t'as dit, ce que tu as dit, comme conseillé, comme proposé, ton conseil, ton idée, je te suis, je suis ton, vas-y, vas y, allez, allons-y, on y va, pour de vrai, pour de bon, en vrai, vraiment, prends-les, prends les, prends-la, prends ça, je les prends, je prends ça, je le fais, je fais le, va pour, ok pour, d'accord pour, parfait, ça marche, ça me va, ça roule, bonne idée, bien vu, bon plan, c'est parti, marché conclu, vendu, adjugé, entendu, banco, je te fais confiance, je marche, joue ça, joue-le, exécute, soit, très bien, comme tu veux, si tu le dis, on part là-dessus, on part sur ça, on garde ça, super, comme tu voudras, comme vous voulez, t'as gagné, tu as gagné, rien à redire, joue, fais-la, ce sera, ce sera le, pourquoi pas, fais confiance, faisons confiance, te crois, jouez-le, jouez-la, impec, impeccable, part là-dessus, fonce
words-gist-step = premier pas, première étape, premier coup, premier tour, premier morceau, première partie, première chose, étape un, commence par ça, commencer par ça, commence par, commençons, on commence, le début, pour commencer, d'abord ça, le premier de ça, étape suivante, premier coup de ça
words-gist-no = plutôt pas, plutôt non, bof non, non merci, surtout pas, pas question, pas envie, pas celui-là, pas ça, je veux pas, je ne veux pas, je voulais pas, je n'en veux pas, j'en veux pas, sans façon, très peu pour moi, jamais, remets-les, remets les, remets ça, repose-les, repose ça, ne le fais pas, fais pas ça, l'achète pas, ne l'achète pas, achète pas, prends pas, ne prends pas, laisse, laisse tomber, oublie, oublie ça, nan, non, mauvaise idée, j'aime pas, j'ai dit essayer, juste pour voir, c'était juste, juste essayer, simple essai, préfère garder, je préfère garder, aime mieux garder, plutôt garder, je garde mon, je garde mes, ah non, non non, hors de question
words-gist-else = sinon, autrement, quoi d'autre, autre chose, autre idée, autres idées, d'autres idées, autre conseil, autre option, autres options, alternative, alternatives, quelque chose de mieux, rien de mieux, y a mieux, mieux que ça, mieux à faire, pas envie, aucune envie, j'ai pas envie, je veux pas, je ne veux pas, ça me plaît pas, ça me plaît pas trop, me plaît pas, me tente pas, j'aime pas, je n'aime pas, ça me dit rien, me dit rien, si je refuse, si non, à la place, plan b, deuxième choix, second choix, deuxième idée, troisième idée, la deuxième meilleure, l'autre alors, les autres, à part ça, à défaut, un autre, une autre, donne m'en un autre, donne-m'en un autre, donnes-en un autre, plus malin, plus malin à faire, quelque chose de plus malin, moins cher à faire, rien d'autre
words-gist-first = première idée, toute première, premier conseil, premier choix, première proposition, première suggestion, idée du début, ton idée de départ, au départ, au début, de départ, que tu disais d'abord, dit d'abord, dit au début, dit en premier, en premier, le tout premier, la première, idée initiale, idée d'origine, ta préférée, ton préféré, favori, favorite, ton favori, numéro un, choix numéro un
words-gist-then = alors, après, ensuite, après ça, dans ce cas, du coup, il me reste, il me resterait, me restera, me resterait, restera, resterait, reste-t-il, j'aurais, j'aurai, je l'aurais, je l'aurai, je pourrais, je pourrai, ça me ferait, ça me fait, ça ferait, ça fait, ça suffirait, ça suffit, suffirait, suffit, assez pour, de quoi, au tour suivant, tour d'après, coup d'après, tour suivant, prochain tour, prochain coup, si je t'écoute, si je fais ça, si je le fais, avec ça, avec ceux-là, y passe, ça mange, ça me coûte, ça me prend, parti, plus de dix, trop de, dépasse, rendre, remettre, rapproche, rapprocherait, plus près, j'aurais quels, me resterait combien, il me resterait combien, ça ferait combien, ça me rapproche, ça me rapporte, ça passerait, juste après, tout de suite après, je devrais rendre, je garde, garderais, je garderais
words-gist-compare = mieux, meilleur, meilleure, meilleurs, moins, moins cher, moins chère, plus, plus vite, plus rapide, plus tôt, plus facile, plus proche, rapporte, laquelle, lequel, lesquelles, quelle, différence, pareil, pareille, égal, égalité, équivalent, se valent, vaut mieux, préférable, compare, des deux, entre les deux, l'une ou l'autre, rentable, affaire, plus près, le plus près
words-gist-drop = laisse tomber, oublie, oublie ça, abandonne, j'abandonne, on abandonne, laisse, laissons, laisse béton, plus de but, plus de cible, plus d'objectif, sans objectif, sans but, je renonce, renonce, annule, efface, enlève, retire, supprime, on arrête, arrête ça, tant pis, trop loin, trop cher, trop chère, hors de portée, je n'en veux plus, j'en veux plus, n'en veux plus, veux plus, finalement non, tout compte fait, on raye, raye, rêve pas, faut pas rêver, changé d'avis, pas la peine, celle-là j'en veux plus, ça ne m'intéresse plus, m'intéresse plus, plus besoin, je laisse tomber, fichu, foutu, peine perdue, barre, raye ça, barre ça, biffe
words-gist-nearer = plus près, plus proche, plus loin, le plus près, la plus près, plus proches, près, proche, loin
words-gist-resume = finalement si, finalement oui, finalement, tout compte fait, après tout, à la réflexion, réflexion faite, en fait si, en fait oui, si si, bon si, continue, continuons, reprends, reprenons, on reprend, on continue, revenons-y, revenons à ça, revenons, où en était-on, changé d'avis, allez si, bon allez, bon d'accord, allez d'accord, allez vas-y, quand même
# Talk between moves, by words anywhere in a line; and what may stand beside thanks.
words-talking = oh là là, oh la la, ohlala, ouh là, oula, houla, ouf, aïe, ouille, zut, mince, flûte, punaise, purée, mazette, fichtre, diantre, sapristi, mon dieu, ma parole, la vache, dis donc, dis-donc, eh ben, eh bien dis, ben dis, ben ça, ça alors, ah ouais, ah bon, ah oui quand même, ouais quand même, waouh, wow, ouah, chouette, trop fort, bravo, bien joué, beau coup, joli coup, bien pensé, bon à savoir, c'est noté, noté, je vois, pigé, intéressant, haha, hihi, hé hé, lol, mdr, ptdr, tu rêves, dans tes rêves, cause toujours, c'est ça oui, bien sûr que non, n'importe quoi, voleur, voleuse, tricheur, tricheuse, coquin, sale gosse, t'es pas sympa, pas cool, c'est pas juste, pas juste, pas de chance, pas de bol, quelle chance, veinard, veinarde, toujours lui, toujours elle, toujours les mêmes, évidemment, comme d'hab, dommage, hélas, tu parles, t'es un amour, t'es un ange, t'es un chou, t'es gentil, t'es gentille, mon chou, ma belle, mon grand, deux secondes, une seconde, deux minutes, une minute, un instant, je réfléchis, je pense, laisse-moi réfléchir, attends voir, attendez voir, j'arrive, je reviens tout de suite, je reviens de suite, je reviens vite, je reviens bientôt, je reviens dans, cher, c'est cher, hors de prix, salé, ça pique, ça fait beaucoup, c'est beaucoup, c'est énorme, la classe, boudu, le couillon, la coquine, le bougre, je laisse mijoter, je laisse mûrir
words-praising = beaucoup, bien, mille fois, à toi, à vous, infiniment, t'es, tu es, vous êtes, un amour, un ange, un chou, gentil, gentille, sympa, super, génial, parfait, chouette, bon à savoir, c'est noté, noté, compris, c'est bon, bon, bonne, idée, conseil, info, l'info, aide, l'aide, pour, le, la, les, ton, ta, ça, ça aide, ça m'aide, utile, très, mon, ma, ami, amie, copain, copine, vieux, chéri, chérie, quand même, ok, ah, oh, d'accord, oui, voilà, c'est, gentil à toi, bien joué, bravo, hein, encore, c'est tout, tout, ce que je voulais, savoir, cool, au top, top, malin, maligne, futé, astucieux, pas bête
words-filler = et, de, du, ma, mon, dans, cette, ce, des, la, le, les, à, au, aux, en, carte, cartes, gemme, gemmes, jeton, jetons, pierre, pierres, depuis, précieuse, précieuses, développement, développements, face, visible, visibles, tuile, tuiles, banque, réserve
words-i = je, j'
words-mine = moi, mien, mienne, mes
# Whoever types one of these asks, wishes or supposes, and orders nothing; two words begin a line.
words-wondering = envie, voudrais, voudrait, voudrions, aimerais, aimerait, aimerions, souhaiterais, souhaiterions, préférerais, préfèrerais, pourrais, pourrait, pourrions, pourriez, peux, peut, pouvons, pouvez, devrais, devrait, devrions, serait, serais, aurais, aurait, achèterais, achèterait, prendrais, prendrait, réserverais, passerais, rendrais, choisirais, annulerais, garderais, donnerais, payerais, paierais, si, quand, supposons, supposé, imaginons, puis je, dois je, ai je, vais je, est ce, est il, vaut il, faut il, veux tu, voulez vous, me demande, pourrai
words-yes = oui, o
# To a question at a terminal: what says yes, what says no, and what may stand beside them.
words-agreeing = je crois que oui, je pense que oui, c'est oui, alors c'est oui, ça m'intéresse, c'est bien ça, c'est ce que je demande, c'est ce que je voulais dire, c'est ce que je veux dire, dis-moi, dites-moi, fais-le, faites-le, ouais, ouaip, ouep, oui oui, ok, okay, si, mais si, mais oui, bien sûr, bien sûr que oui, mais bien sûr, bien entendu, d'accord, daccord, dac, volontiers, certainement, absolument, tout à fait, évidemment, naturellement, exactement, exact, parfait, entendu, avec plaisir, avec joie, je veux bien, vas-y, allez-y, c'est bon, c'est ça, ça marche, ça va, bon, pourquoi pas, pas de problème, carrément, allez, allez vas-y, certain, sûr, sûr et certain, affirmatif, tope, banco, à fond, ça roule, ça me va, ça joue, fais-le, fais donc, fais ça, faites, faites-le, allons-y, c'est parti, go, je confirme, confirmé, je tente, je tente ma chance, je prends le risque, je risque, tentons, je le veux, je la veux, va pour, va pour la surprise, parfaitement, impeccable, nickel, super, génial, et comment, plutôt deux fois qu'une, avec grand plaisir, bien, très bien, c'est d'accord, c'est décidé, décidé, à l'aveugle, qui ne tente rien n'a rien, oui oui oui, ouiii, oui merci, voui, mouais, vendu, marché conclu, soit, qu'il en soit ainsi, affirmatif chef, grave, va pour ça, eh oui, oh oui, eh bien oui, ça peut pas faire de mal, qui ne risque rien n'a rien, qui n'ose rien n'a rien, advienne que pourra, on n'a qu'une vie, au petit bonheur la chance, au petit bonheur, allons-y gaiement, soyons fous, soyons folles, on verra bien, on y va, allez on y va, j'y vais, je me lance, je fonce, fonçons, j'ose, osons, je tente le coup, tentons le coup, je signe, adjugé, pile poil, tout juste, c'est cela, c'est cela même, c'est tout à fait cela, c'est tout à fait ça, c'est exactement ça, c'est exactement cela, c'est exactement ce que je veux, exactement ce que je veux, c'est ce que je veux, et pourquoi pas, ça peut pas nuire, ça mange pas de pain, yep, aucun souci, pas de souci, sans problème
words-declining = mieux vaut pas, vaut mieux pas, nan, nan nan, mais non, oh non, pas maintenant, pas encore, plutôt pas, plutôt non, surtout pas, pas question, pas du tout, pas vraiment, absolument pas, certainement pas, bien sûr que non, jamais, sans façon, laisse tomber, laissez tomber, je préfère pas, je ne préfère pas, j'aime mieux pas, n, pas cette fois, pas aujourd'hui, changé d'avis, j'ai changé d'avis, nenni, que nenni, négatif, niet, non non, pas pour le moment, ne quitte pas, ne pas quitter, je reste, annule, annule ça, annulez, fausse manoeuvre, fausse manœuvre, erreur, par erreur, c'est une erreur, je me suis trompé, je me suis trompée, trompé, trompée, oublie, oublie ça, oubliez, laisse, ça non, certes non, hors de question, même pas en rêve, jamais de la vie, pas cette fois-ci, encore un tour, je continue, on continue, je veux continuer, je joue encore, pas tout de suite, tout compte fait non, finalement non, non merci, ah non, nooon, sûrement pas, que non, pas d'accord, je refuse, plutôt une carte visible, oh que non, réflexion faite non, à bien y réfléchir non, pas avant, mais non voyons, non voyons, t'es fou, t'es folle, ça va pas la tête, tu rigoles, pantoute, des clous, non mais non, c'est non, ce sera non, ça sera non, nope, pas chaud
words-thanks-but = merci mais, c'est gentil mais, merci bien mais
# What says of a choice that it is not wanted.
words-too-much = trop
# At a choice: what says none of it, before what is wanted instead.
words-none-of-them = ni l'une ni l'autre, ni l'un ni l'autre, aucune des deux, aucun des deux, aucune de celles-là, aucun de ceux-là, aucune d'elles, aucune de ces cartes, pas celles-là, pas ceux-là, aucune des trois, aucune des quatre, aucun des trois, aucune de ces deux, aucune de ces deux-là, aucun de ces deux, aucune de ces trois, aucune de ces quatre, aucune parmi elles, rien de tout ça, rien de tout cela, rien de ça, rien de cela, pas une seule, aucune de tout ça, ni une ni l'autre, ni celle-ci ni celle-là
# Behind "another" and "the other": it is none of the choices then, as in "another time".
words-other-matter = fois, chose, moment, instant, minute, jour, tour, idée, pensée, question, sujet, raison, partie, regard
# What a denied deed is done with: `I buy nothing`.
words-nothing = rien, rien du tout
words-polite = merci, merci bien, merci beaucoup, s'il te plaît, s'il vous plaît, stp, svp, merci à toi, merci à vous, mille mercis, grand merci, merci de demander, c'est gentil, chef, hein, mon vieux, ma vieille, s'il te plait, s'il vous plait, merci d'avance
words-thanking = merci, merci beaucoup, merci à toi, merci à vous, mille mercis, grand merci, merci bien, merci d'avance
words-aim-points = points, gagner, victoire, la victoire, gagner aux points, aux points, gagner par les points
# At a prompt: what asks for the question again, and what may stand beside it.
words-repeating = répète, répéter, répétez, redis, redire, redites, redis-les, redis-moi, encore une fois, relis, relis-les, relire, c'était quoi la question, quelle était la question, quels sont les choix, quels choix, qu'est-ce que je dois faire, que dois-je faire ici, que faut-il faire, qu'est-ce que je paie, qu'est-ce que je dois payer, que dois-je payer, combien je paie, combien dois-je payer, combien j'en ai de trop, combien en ai-je de trop, combien en trop, combien de trop, combien ça coûte, c'est combien, ça coûte combien, combien est-ce, qu'est-ce qui me reste, que me reste-t-il, qu'est-ce que je garde, il me reste quoi, c'était quoi les choix, quels étaient les choix, redis un peu, les façons
words-the-choices = choix, options, possibilités, façons, solutions, différence
words-question-words = tu, peux, pourrais, vous, pouvez, s'il te plaît, s'il vous plaît, la, les, le, moi, me, question, choix, options, possibilités, tous, tout, et, dis, lis, deux, façons, un peu, étaient
words-kept = sauvegardé, sauvegardée, sauvé, sauvée, enregistré, enregistrée, gardé, gardée, perdu, perdue, conservé, conservée, effacé, effacée, perds tout, perds la partie, retrouverai, la retrouver, retrouver ma partie, ma partie reste, disparaît, sauvegarde, perd tout, on perd tout, tout perdre
words-resuming = plus tard, reprendre, continuer, revenir, demain, après, poursuivre, la semaine prochaine, la prochaine fois, retrouver
words-because = parce que, parce qu, car, puisque, puisqu, comme ça, sinon, pour que, pour pas que, pour pas qu, pour qu, pour ne pas que, pour ne pas qu, pour éviter que, pour éviter qu, histoire que, afin que, afin qu, vu que, vu qu
words-supposing = si, à moins que, à moins qu, quand, dès que, dès qu, lorsque, au cas où, tant que, si jamais, supposons que, supposons qu, imagine que, imaginons que, admettons que, à supposer que
words-numbering = numéro, num, place, position, emplacement
words-all-choices = elles, ils, elle, laquelle, lequel, lesquelles, lesquels, chacune, chacun
words-both-choices = les deux, ces deux, des deux, deux là, aux deux, tous deux, toutes deux
words-comma = virgule
words-full-stop = point
words-anew = déjà, encore, donc, maintenant
words-undecided = aucune idée, je n'ai aucune idée, je sais pas, je ne sais pas, sais pas, chais pas, j'en sais rien, je n'en sais rien, pas sûr, pas sûre, je suis pas sûr, je ne suis pas sûr, peu importe, n'importe, n'importe lequel, n'importe laquelle, ça m'est égal, comme tu veux, à toi de choisir, choisis pour moi, choisis toi, j'hésite, moui, je sais pas trop, je ne sais pas trop, sais pas trop, j'sais pas trop, peu importe laquelle, comme tu voudras, ce que tu veux, les deux mon capitaine, les deux mon général, au hasard, tant pis au hasard, choisis au hasard, prends au hasard, tire au sort, à pile ou face, pile ou face, c'est pareil, ça revient au même, c'est du pareil au même, ça ne change rien, ça change rien, je m'en fiche, je m'en moque, ça m'est bien égal, aucune préférence, je n'ai pas de préférence, jsp, je m'en fous, je donne ma langue au chat, comme tu le sens, à toi de voir
words-every-choice = les deux, toutes les deux, tous les deux, elles sont toutes les deux, ils sont tous les deux, toutes, n'importe laquelle, n'importe lequel, l'une ou l'autre, l'un ou l'autre
words-good-choice = est, sont, seraient, serait, bien, bon, bons, bonnes, bonne, très bien, aussi bien, conviennent, convient, me conviennent, me convient, me vont, me va, vont, va, vont bien, va bien, parfaites, parfaits, pour moi, elles sont, ils sont, font l'affaire, fait l'affaire, se valent, très, aussi, égales
# What asks which of the choices is the best.
words-advising = laquelle est mieux, lequel est mieux, laquelle est la meilleure, lequel est le meilleur, laquelle est meilleure, lequel est meilleur, laquelle des deux est la meilleure, laquelle des deux est mieux, lequel des deux est mieux, laquelle vaut mieux, lequel vaut mieux, laquelle prendre, lequel prendre, laquelle choisir, lequel choisir, laquelle dois-je prendre, lequel dois-je prendre, laquelle je prends, laquelle tu prendrais, lequel tu prendrais, tu prendrais laquelle, tu prendrais lequel, laquelle prendrais-tu, lequel prendrais-tu, qu'est-ce qui est mieux, qu'est-ce qui vaut mieux, tu ferais quoi, tu ferais quoi toi, tu prendrais quoi
words-hedging = peut-être, possible, possiblement, ça se peut, oui et non, oui mais non, on verra, à voir, ça dépend, pas encore sûr, pas trop sûr, moitié moitié, plus ou moins, bof
# Reasons at a yes or no that rather mean a yes, or a no: to do something that may go wrong,
# and to leave the game.
words-daring = chance, la chance, courage, courageux, courageuse, audace, audacieux, oser, ose, aventure, curieux, curieuse, tente, tentant, tenté, tentée, vaut le coup, ça se tente, le risque, surprise, voir ce qui sort, voir ce que ça donne, fous, folles, on verra bien, coup de poker, une bonne, je marche, je suis partant, je suis partante, partant, partante
words-shying = risqué, trop risqué, loterie, peur, trop peur, chat dans un sac, chat en poche, à l'aveugle, aveugle, préfère voir, j'aime mieux voir, voir d'abord, la voir, préfère garder, mieux garder, préfère attendre, mieux attendre, patience, gâcher, gâcherait, gâche, triche, tricher, tricherie, cher, chère, chères, trop cher, précieux, précieuse, hors de ma portée, hors de portée, trop bon pour, dommage, gaspillage, gaspiller, regretter
words-called-away = manger, souper, dîner, déjeuner, soupe, repas, à table, faim, lit, dormir, dodo, sommeil, fatigué, fatiguée, crevé, crevée, tard, bus, train, métro, taxi, m'appelle, m'attend, téléphone, on sonne, boulot, école, demain, je file, je me sauve, j'y aille, j'y vais, bonne nuit, à plus, à bientôt, ciao, rentrer, rentre, ma femme, mon mari, ma mère, les enfants, le chien, batterie, mal de tête, assez pour aujourd'hui, assez pour ce soir
words-playing-on = commence, commencé, commencer, à peine, terminée, pas finie, pas fini, finir, finit, gagner, au milieu, moitié, revanche, presque, encore, un tour, reste, je reste, plaisir, amuse, devant, en tête, rattraper, tout seul, mauvais mot, mauvaise touche, je marche, je suis partant, je suis partante, partant, partante
words-mistaken = erreur, une erreur, par erreur, trompé, trompée, oups, mince, zut, mauvais, mauvaise, mauvaises, faux, fausse, je voulais, voulais, je pensais, changer, changé d'avis, refaire, recommencer mon tour, faute de frappe, mal tapé, pas prévu, pas fait exprès, pas exprès, refais, mal lu, reprends mon coup, reprendre mon coup, misclick, fausse manip
words-pronouns = il, elle, ils, elles, lui
# The next part of a text in parts: "go on with the rules".
words-going-on = continue, continuez, continuer, la suite, poursuis, poursuivez, poursuivre, le reste, suivant, suivante, encore
# In a long answer: what reads on, what leaves the rest, and what may stand beside either.
words-reading-on = continue, continuez, continuer, suite, la suite, lis la suite, suivant, suivante, page suivante, encore, plus, vas-y, le reste, après, et après, vas y continue, lis encore, il y a encore quelque chose, il y en a encore, y en a-t-il encore, y a-t-il une suite, il y a une suite
words-enough = stop, arrête, arrêtez, assez, ça suffit, suffit, passe, passer, saute, sauter, laisse, laisse tomber, annule, tais-toi, c'est assez, c'est bon, stop là, ça ira, plus la peine
words-rest-words = s'il te plaît, s'il vous plaît, la, le, les, reste, page, lignes, de, ça, maintenant, ok, merci, lis, moi, donc
# Before a game: what people say before their names, and in counting themselves; that nobody is
# wanted, and the ends of the list of levels.
words-before-name = je m'appelle, mon nom est, mon prénom est, nos noms sont, nous nous appelons, on s'appelle, moi c'est, c'est, c'est moi, je suis, on est, nous sommes, ici, il y a, juste moi, que moi, seulement moi, juste, seulement, moi, seul, seule, tout seul, toute seule, avec, bonjour, salut, appelle-moi, appelez-moi, je veux jouer, je voudrais jouer, je joue, j'aimerais jouer, en solo, solo, une partie à, une partie pour, tous les deux
words-kin = mon mari, ma femme, mon compagnon, ma compagne, mon ami, mon amie, ma copine, mon copain, mon fils, ma fille, ma sœur, mon frère, ma mère, mon père, maman, papa, ma grand-mère, mon grand-père, mon petit-fils, ma petite-fille, mon voisin, ma voisine
words-behind-name = joue, jouent, jouons, joue aussi, est là, sont là, aussi
words-next-name = et puis, puis, et aussi, et ensuite, ainsi que, plus, avec
words-players = joueur, joueurs, joueuse, joueuses, personnes, gens, humains, humain
words-computers = ordinateur, ordinateurs, l'ordinateur, l'ordi, d'ordinateurs, d'adversaires, ordi, ordis, robot, robots, bot, bots, adversaire, adversaires, machine, machines
words-against = contre
words-beginning = commencer, commence, commençons, on commence, on y va, allons-y, c'est parti, jouer, on joue, lancer, lance la partie, nouvelle partie, une nouvelle partie, une partie, suivant, question suivante, passer, passe, continuer, continue, peu importe, n'importe, ça m'est égal, c'est égal, comme tu veux
words-no-name = faux, une erreur, mal écrit, mal orthographié, je ne sais pas, je sais pas, aucune idée
words-nobody = personne, aucun, aucune, sans, sans ordinateur, pas d'ordinateur, pas d'adversaire, que nous, juste nous, nous deux, rien que nous
words-weakest = plus faible, plus facile, le plus faible possible, aussi facile que possible, débutant, pour les enfants, plus gentil, plus gentil possible, très gentil
words-usual = habituel, comme d'habitude, les règles habituelles, garde, garde ça, garder, laisse comme ça, comme ça, tel quel, standard, normal
words-strongest = plus fort, plus difficile, le plus fort possible, aussi fort que possible, meilleur, plus dur, plus coriace, plus costaud
# Before a game: what asks what the program is, and what may stand beside it; what says that one is
# lost; how a question begins.
words-what-is-this = de quoi s'agit-il, de quoi il s'agit, il s'agit de quoi, c'est quoi, c'est quoi ça, qu'est-ce que c'est, qu'est-ce que c'est que ça, qu'est-ce que c'est ça, c'est quoi ce jeu, c'est quoi ce programme, c'est quoi splendor, quel est ce jeu, quel jeu est-ce, quel est ce programme, qu'est-ce que ce jeu, qu'est-ce que splendor, qu'est-ce que ce programme, de quoi parle-t-on, de quoi ça parle, ça parle de quoi, c'est quoi l'idée, à quoi ça sert, qu'est-ce que je fais ici
words-this-beside = au juste, exactement, donc, ici, en fait, alors, bonjour, salut, attends, s'il te plaît, s'il vous plaît, et, déjà, au fait, comme jeu, comme programme
words-lost = aide-moi, aidez-moi, aide moi, aidez moi, aide s'il te plaît, je ne comprends pas, je comprends pas, j'ai pas compris, je n'ai pas compris, je ne comprends pas la question, je comprends rien, je ne comprends rien, je suis perdu, je suis perdue, explique, expliquez, explique-moi, expliquez-moi, je suis paumé, je suis paumée
words-asking-first = est-ce, est-ce que, est-ce qu'on, peut-on, puis-je, peux-tu, pouvez-vous, pouvons-nous, dois-je, doit-on, faut-il, je peux, on peut, je dois, y a-t-il, il y a, où, comment, combien, à combien, pourquoi, qui, que, qu'est-ce, quand, quel, quelle, quels, quelles, lequel, laquelle, quoi, c'est quoi, à quoi, de quoi
# At the end of a game: what wants another one with the same players, one to be chosen anew, the
# coach, or to leave, and what may stand beside it.
words-wanting-score = résultat, score de fin, décompte, s'est terminé, s'est fini, ça a fini, fini à combien, de combien, points à la fin, c'était serré, issue, ai-je gagné, j'ai gagné
words-wanting-rematch = rejouer, on rejoue, rejouons, encore une partie, encore une, une autre partie, une autre, revanche, la revanche, on recommence, recommencer, la belle, on remet ça, remettons ça, rebelote, deuxième manche, même chose, une de plus, encore une fois, tout de suite
words-wanting-new = nouvelle partie, une nouvelle partie, commence une nouvelle partie, autres joueurs, d'autres joueurs, partie suivante, de zéro, on repart de zéro, repartir de zéro, autre partie, d'autres gens, avec d'autres, nouveau jeu, un nouveau jeu
words-other-opponents = plus fort, plus forte, plus difficile, plus facile, plus faible, autre adversaire
words-wanting-coach = mes erreurs, mes fautes, qu'est-ce que j'ai mal fait, comment j'ai joué, analyse, où ai-je perdu, où j'ai perdu, où est-ce que j'ai perdu, pourquoi ai-je perdu, pourquoi j'ai perdu, où j'ai raté, mes bêtises, qu'est-ce que j'ai raté, ce que j'ai raté
words-blunders = erreur, erreurs, faute, fautes, bêtise, bêtises, gaffe, gaffes, raté, ratée, loupé, planté, plantée, trompé, trompée, gaffé, foiré, merdé, mal joué, mal fait, boulette, gâché, gaspillé, perdu le plus
words-wanting-quit = c'est tout, c'est fini, j'ai fini, on a fini, fini, terminé, ça suffit, assez, je dois partir, bonne nuit, au revoir, salut, à bientôt, à demain, on arrête, arrêter, j'arrête, on arrête là, arrêtons, arrêtons là, pour ce soir, sors-moi de là, sortir, dodo, au lit, je vais me coucher, ciao, tchao, bye, adieu, bonsoir, à plus, salut tout le monde, je file, je m'en vais, à table, je rentre, partir, m'en aller, j'y vais
words-leaving-coach = quitter le bilan, sortir du bilan, fin du bilan, retour à la fin, revenir à la fin, reviens à la fin, revenir, quitter l'analyse, sortir de l'analyse, assez du bilan, fini avec le bilan, ramène-moi à la fin, à la fin
words-next-mistake = erreur suivante, faute suivante, prochaine erreur, suivante, suivant, prochain, prochaine, autre erreur, autre mauvais tour, autre mauvais coup, mauvais tour suivant, mauvais coup suivant
words-asking-better = pourquoi c'est mauvais, pourquoi c'était mauvais, pourquoi est-ce mauvais, c'est mauvais pourquoi, qu'est-ce qui était mieux, c'était quoi le mieux, quel était le mieux, quel était le meilleur coup, le meilleur c'était quoi, c'était quoi le meilleur, c'était quoi le meilleur coup, qu'aurais-je dû faire, qu'est-ce que j'aurais dû faire, j'aurais dû faire quoi, pourquoi c'est une erreur, pourquoi c'était une erreur
words-beside-walking = et, maintenant, alors, là, ici, donc, ok, le, la, l', à, au, va, vas, aller, passe, montre, montre-moi, moi, dis, bon, en, fait, les, de, ces, ce, cette, tours, tour, coup, coups, emmène-moi, amène-moi, mauvais, pire, numéro
words-wanting-language = s'il, te, vous, plaît, plait, svp, stp, merci, parle, parle-moi, parlez, parlez-moi, parler, peux, peut, pouvez, pourrais, pourriez, tu, me, moi, nous, on, en, au, à, le, du, de, la, dans, avec, je, j'aimerais, j'aimerai, voudrais, veux, préfère, préférerais, aimerais, bien, mieux, plutôt, passe, passer, passez, change, changer, changez, mets, mettre, mettez, mets-toi, repasse, repasser, reviens, revenir, continue, continuer, continuons, joue, jouer, langue, jeu, tout, c'est, ça, maintenant, encore, seulement, ok, alors, bonjour, vas-y, faut
words-game-words = s'il te plaît, s'il vous plaît, ok, pour, aujourd'hui, maintenant, la, le, partie, je, on, nous, veux, voudrais, oui, non, merci, et, alors, bon, montre, montre-moi, allez, quelles, quels, étaient, sont, les mêmes, avec les mêmes, même, joueurs, tous
words-instead = plutôt
# Before the number of a choice, and what says nothing in a reply.
words-option = numéro, option, choix, possibilité, façon, manière, variante, n°, numero, ligne, proposition, réponse
# What begins a clause about a choice: `where I keep green`.
words-where = où, dans laquelle, dans lequel
# How letters of places are written by ear, at a question.
words-spelt = haine n, enne n, aine n, en n, cé c, sé c, ces c, ses c, bé b, ah a, à a, hache h, ache h
# What stands behind a number in one word, as in German for a card of three colours.
words-coloured = couleurs, coloré, colorée
# Nothing but a colour in a price: `purely green`.
words-purely = purement, pur, entièrement, tout en, que du, que des, rien que
words-replying = paie, paye, payer, choisis, choisir, préfère, à, celui qui, celle qui, d'abord, juste, seulement, pour commencer, tu sais quoi, vous savez quoi, tant pis
words-priced = pour, à
words-standing-for = pour, comme
words-in-place-of = à la place du, à la place de la, à la place de, au lieu du, au lieu de la, au lieu de, en place du
words-put-by = mets de côté, met de côté, mettre de côté, mets à part, met à part, mets à l'abri, mets en réserve
words-next = suite, suivant, suivante
words-steps = étapes, liste
words-parts = chapitres, chapitre, liste
words-words = mots, glossaire
words-notation = notation
words-accessibility = accessibilité
words-about = à propos, crédits, auteur, auteurs, illustrateur, éditeur, créateurs, thème
words-type = tapez
words-display = plage
words-english = anglais
words-games = parties, liste
words-back = retour, précédent, précédente
# To the question who plays: a game with a real box.
words-box = boîte
# To a correction: leave an entry out, or put one before it.
words-drop = retirer, retire, supprimer
words-insert = insérer, insère, avant
words-again = encore, réessayer
words-unsaved = sans
words-quit = quitter, q, sortir
words-choices = choix, choisir
words-dots = points
words-show = montrer, montre, réponse
words-lessons = leçons
words-lesson = leçon
words-asks = demande, pour
words-tile = noble, nobles, tuile, tuiles
words-chip = jeton, jetons
words-bonus = bonus
words-and = et
words-or = ou
words-unsure = inconnu, inconnue, incertain, incertaine
words-no = non, n
words-done = fait, collée
words-remaining = reste, restantes
words-leave = annuler, arrêter, stop, terminé, laisse, laissez, tant pis
words-go = aller, va
words-restart = recommencer
words-article = un, une
words-the = le, la, les
words-card = carte, cartes, développement, développements
words-held = main, réservée, réservées, réservé
# Words that stand in lines about anything, so that help is not offered for them.
words-common = moi, mes, mien, mienne, oui, non, o, n, puis, joueur, joueurs, joueuse, autres, mot, mots, ligne, lignes, code, option, premier, première, encore, dernier, dernière, table, place, numéro, coup, action, besoin, voir, essayer, tour, prendre, prend, prends, acheter, achète, avec, trouver, trouve, aide, jouer, reste, sûr, a, avoir, veux, est, oui, non, bref, voix, son, garder, ou, pile, manque, partie, jeu, commence, commencer, payer, cher, chère, sauvegarde, leçon, super
# Ce qui se dit d'une carte qu'on lit à voix haute. said-heard : ce qu'écrit la dictée, suivi du bon mot.
said-row-lowest = bas, inférieure, inférieur
said-row-middle = milieu, centre, centrale
said-row-highest = haut, supérieure, supérieur
said-ordinal = premier première 1er, deuxième second seconde, troisième, quatrième, cinquième
said-gives = donne, donnent, rapporte, bonus, produit, gagne, compte
said-only = seulement, juste, uniquement, seul, seule, rien
said-needs = faut, demande, exige, payer, paie, paye, requiert
said-partly = avec, dans, dedans, où, contient, contenant, dont, comprend
said-each = chaque, chacun, chacune
said-heard = verre vert, verres verts, vers vert, ver vert, blan blanc, blans blanc, bleux bleus, roug rouge, noirt noir, de deux, deu deux, cat quatre, quatres quatre, set sept, si six, sis six, sink cinq, cinque cinq, troi trois, toi trois, paire deux, nul zéro
said-chat = c'est, c', ça, cela, il, elle, on, est, sont, y, a, ai, as, j'ai, j', qui, que, qu', quoi, celle, celui, ceux, celles, voici, voilà, alors, euh, hum, bon, bien, ok, d'accord, maintenant, nouvelle, nouveau, puis, attends, voyons, je, crois, pense, nous, vous, tu, vaut, valant, coûter, coute, pour, par, par-dessus, plus, autre, chose, même, mêmes, couleur, couleurs, sorte, valeur, fois, x, comme, aussi, mais, en, tout, total, ne, n', l', s', se, donc, dit, lit, montre, là, une, des, sur, est-ce, quelque, quelle, premier, première, deuxième, troisième
# Comment on raconte ce que quelqu'un a fait. said-letter : la lettre d'une place comme l'écrit la dictée.
said-take = prend, prends, pris, prennent, prenons, prendre, prenez, attrape, ramasse, saisit, tire, tiré, choisit, choisi, ramassé, attrapé, pique, piqué, récupère, récupéré, empoche, empoché, sert, servi, servie, collecte
said-get = reçoit, reçu, obtient, obtenu, gagne, va, vont, eu, revient, part
said-buy = achète, acheté, achètes, achetée, acheter, achat, achètent, offre, acquiert, acquis
said-pay = paie, paye, payé, payant, paient, payer, dépense, dépensé, donnant, dépensant
said-reserve = réserve, réservé, réserves, réserver, réservant, réservent, réservée
said-put = met, mis, pose, posé, garde, gardé, conserve, mets, range, place
said-return = rend, rendu, rends, rendre, redonne, remet, remis, repose, reposé, donne, donné, redonné
said-reveal = nouvelle, nouveau, retournée, retourne, révélée, révèle, apparaît, arrive, remplacée, remplacé, tourne
said-idle = a, ai, as, est, ont, puis, se, s', me, m', sa, son, ses, il, y, lui, chez, tour, jetons, banque, l', d', n', c', qu', après, ensuite, aussi, côté, maintenant, fait, pour, vers, en, la, qui, doit, dû, été, numéro, place, mise, de, du, des, moins, sont, ce, avait, veut, derniers, dernières, voir, regarder, sera, plus, différents, différentes, différent, encore, tard, gauche, partir
said-free = gratuit, gratuitement, rien, gratis, quoi que ce soit
said-denying = pas, jamais, aucun, aucune, n'
said-held = réservée, réservé, main, réservées, réservés
said-hand = main
said-blind = aveugle, cachée, caché, inconnue, inconnu, l'aveugle
said-whose = de, pour, chez, à, par
said-he = elle, il
said-i = je, j', moi, mon, ma
said-paying = avec, pour, contre
said-letter = ce c, sait c, cé c, bé b, ha a, ache h
# Comment on raconte qu'il y a eu une erreur à la table ; plusieurs mots peuvent aller ensemble.
said-forgot = oublié, oubliée, oublie, oublié de
said-skipped = sauté, sauter, n'a pas joué, n'a pas eu son tour, passé son tour sans, sauté le tour, n'avait pas joué, passé le tour, raté son tour, manqué son tour
said-swapped = inversées, inversés, interverties, intervertis, échangées, à l'envers, mélangées, mélangés, inversé, interverti, échangé, permuté, permutées, permutés
said-seen = vue, vu, montrée, montré, aperçue, dévoilée
said-dropped = tombée, tombé, tomber, échappée
said-counted = compté, recompté, comptés
said-later = maintenant, après coup, plus tard, en retard, quand même
said-wrong = erreur, faux, trompé, trompée, en fait, par erreur, correction, plutôt, pardon, aurait, avait, c'était, mauvais, mauvaise, joué avant, avant son tour, pas à, n'aurait pas dû, change d'avis, changé d'avis, mauvaises
said-twice = deux fois, deux tours, d'affilée, tour de trop, fois de trop, rejoué
said-few = trop peu, de moins, de trop, pas payé, pas assez, trop de, un jeton de moins, lui manquait, manquait, ne pouvait pas payer, pas les moyens
said-turn = tour
said-gone = sous la table, par terre, perdu, manque, égaré
said-come = vient, venu, venue, arrive, visite, visité, rejoint
said-self = lui-même, elle-même, soi
said-rather = non, pardon, plutôt
said-instead = au lieu de, au lieu du, au lieu des, à la place de, à la place du, à la place des, plutôt que, et non
said-although = alors que, alors qu', bien que, bien qu', mais il n', quoique
said-fourth = quatrième, quatre cartes, quatre réservées, plus de trois
said-refilled = retourné, retourner, retournée, retourne, nouvelle carte, remplacé, remplacer, remplacée, dévoilé, dévoiler, révélé, révéler, complété, compléter, remettre
said-nobody = personne, pas, sans
said-stays-empty = reste vide, restée vide, resté vide, est vide, encore vide, toujours vide, était vide
said-left = laissé

## Sentences that mean a command: a line each of what is typed, an equals sign, and the command.
## a/b is either word, (words) may be missing, _ is any words; | asks which, after ; comes a second try.

phrases-sayings =
    (donne/montre/propose) (moi) (encore) (quelques/des/d'autres) (autres) alternatives = conseil plus
    (le) plateau complet/entier = plateau
    dis-moi/dites-moi/annonce/annoncez (moi) (toujours) _ acheter _ tour = réglages achetable oui
    dis-moi/dites-moi/annonce/annoncez (moi) (toujours) _ tour _ acheter = réglages achetable oui
    dis-moi/dites-moi/annonce/annoncez (moi) (toujours) _ changé _ tour = réglages changé oui
    dis-moi/dites-moi/annonce/annoncez (moi) (toujours) _ tour _ changé = réglages changé oui
    c'est quoi les points (de) (prestige) = aide points
    que sont les points (de) (prestige) = aide points
    (est-ce) (que) les points des nobles comptent (ils) = règles nobles
    les points des nobles comptent-ils (pour) (les) (quinze/15) = règles nobles
    (les) dernier/derniers/dernières _ événements/coups/actions/lignes = journal _
    c'est/est-ce (que) (c'est) (déjà) (le) (mon) dernier tour (de table) (déjà) = objectif points
    la fin (de la partie) est-elle (déjà) déclenchée/annoncée = objectif points
    qui peut finir/terminer/déclencher la partie/fin = objectif points
    oups/oops/zut = annuler | précédent
    retour = annuler | précédent
    rétablir/rétablis/refaire/refais (le/mon/ce) (dernier) (coup/tour) = aide annuler
    prendre/prends trois/3 de la même (couleur) = aide prendre
    prendre/prends/donne/donnez (m'en/moi) (en) une/un de chaque = prendre
    fin de/du (mon) tour = passer
    (ne) rien faire = passer
    joueur/joueuse suivant/suivante = passer
    jetons/gemmes/pierres = banque | moi
    combien de jetons/gemmes/pierres = banque | moi
    carte = plateau | cartes | main
    mon jeu/statut/état = moi
    où (est-ce) (que) (j'en/en) suis (-je) = moi
    où en suis-je = moi
    (redis-moi/répète) (le) dernier coup = dernier
    (les) coups (précédents) = journal coups
    répète/redis/redire/répétez/pardon/comment/hein = encore
    suite/continuer/continue = suivant | règles suite | tutoriel suite
    (quelque) (chose) (de) pas cher = trouver économique
    (les) cartes pas chères/chère/cher = trouver économique
    passe/passer (mon/ce) tour = passer
    statut/inventaire = moi
    c'est à moi/qui (de) (jouer) = tour
    (mon) (tout) premier coup = journal moi tour 1
    regarde/regarder autour (de) (moi) = plateau
    épelle/épeler (le/ça/cela) = encore
    message (plus) ancien/précédent = précédent
    (les) entrées/lignes/messages plus anciennes/anciens = précédent
    (les) _ dernières/derniers entrées/lignes/messages (du journal) = journal _
    qu'est-ce que j'ai raté/manqué = dernier
    (un) message (plus) récent/suivant = suivant
    annule/annuler/j'annule ce que je viens de faire/jouer = annuler
    oups/oups/zut je me suis trompé/trompée = annuler | précédent
    laquelle est (la) meilleure/mieux = valeur
    (une) analyse = conseil
    joue (le) meilleur coup (toi-même) = conseil
    je vise quelle carte = conseil
    quelle carte viser = conseil
    si je fais/faisais _ = essayer _
    (les) cartes a = rangée a
    (les) cartes b = rangée b
    (les) cartes c = rangée c
    (les/la) petites/petite cartes/carte = rangée a
    (les) cartes moyennes = rangée b
    (les) grosses/grandes cartes = rangée c
    (la) ligne/rangée du bas = rangée a
    (la) ligne/rangée du milieu = rangée b
    (la) ligne/rangée du haut = rangée c
    mes réserves/ressources = moi
    ma réserve/trésorerie/bourse = moi
    ce que j'ai fait (jusqu'ici/avant/jusque-là) = journal moi
    (rappelle-moi/c'est) (quoi) mon but/objectif = viser
    quel est mon but/objectif = viser
    plus d'objectif/de but = viser non
    (je) (n'ai) plus (aucun) objectif/but = viser non
    explique (le) (dernier) coup de _ = pourquoi _
    où j'en suis avec les nobles = objectif
    (une/l') (autre) alternative = conseil autres
    autre chose (que) (ton) (premier) (conseil) = conseil autres
    (un) autre conseil/idée/coup/proposition = conseil autres
    (ton/votre) avis (sur) (le/mon) (coup) (à) (jouer) = conseil
    le coup de l'adversaire = dernier
    (par/dans) ordre de prix/coût = trouver économique
    taille des paquets/pioches/piles = pioche
    (la) position en code/texte = position
    (le) compte rendu (de) (la) (partie) (en) (texte) = relevé
    toute l'histoire/l'historique (de) (la) (partie) = journal
    montre-moi/apprends-moi/explique-moi comment (on) jouer/joue = tutoriel
    arrête/quitte/termine (le) tutoriel = tutoriel non
    (les) étapes (du) (tutoriel) = tutoriel étapes
    rien (pour) (moi) (je) passe = passer
    marche arrière = annuler
    reviens (d'un) (coup) en arrière = annuler
    simule/simuler (l'achat) (de) _ = essayer acheter _
    (le) tour _ = journal tour _
    (la) manche _ = journal tour _
    (les) coups des autres = journal coups
    je veux gagner aux points (retiens-le) = viser points
    (il) (n'y) (y) (en) a/avait (vraiment) plus de _ (du) (tout) = banque _
    (il) n'y a (vraiment) plus de _ (du) (tout) = banque _
    (il) (ne) reste plus de _ (du) (tout) = banque _
    (supposons/imaginons/admettons) (que) (si/quand) j'achète/j'achetais _ que/qu'est-ce (que) pourrai-je/pourrais-je/puis-je/je (peux/pourrais/pourrai) acheter/payer/m'offrir (ensuite/après) = essayer acheter _
    que/qu'est-ce (que) pourrai-je/pourrais-je/puis-je/je (peux/pourrais/pourrai) acheter/payer/m'offrir (ensuite/après) si/quand j'achète/j'achetais _ = essayer acheter _
    que me reste-t-il/resterait-il/restera-t-il si/quand _ est/était à moi = essayer acheter _
    qu'est-ce qu'il/qui me reste/resterait/restera si/quand _ est/était à moi = essayer acheter _
    c'est quoi (déjà/donc/encore) (un/une/le/la/les) onyx (déjà/donc/exactement) = aide onyx
    c'est quoi (déjà/donc) l'onyx = aide onyx
    un/une onyx c'est quoi (déjà/donc/exactement) = aide onyx
    qu'est-ce que c'est (déjà) (un/une/le/la/les) onyx (déjà) = aide onyx
    qu'est-ce que c'est (déjà) que l'onyx = aide onyx
    c'est quoi (déjà/donc/encore) (un/une/le/la/les) saphir/saphirs (déjà/donc/exactement) = aide saphir
    un/une saphir/saphirs c'est quoi (déjà/donc/exactement) = aide saphir
    qu'est-ce que c'est (déjà) (un/une/le/la/les) saphir/saphirs (déjà) = aide saphir
    c'est quoi (déjà/donc/encore) (un/une/le/la/les) émeraude/émeraudes (déjà/donc/exactement) = aide émeraude
    c'est quoi (déjà/donc) l'émeraude = aide émeraude
    un/une émeraude/émeraudes c'est quoi (déjà/donc/exactement) = aide émeraude
    qu'est-ce que c'est (déjà) (un/une/le/la/les) émeraude/émeraudes (déjà) = aide émeraude
    qu'est-ce que c'est (déjà) que l'émeraude = aide émeraude
    c'est quoi (déjà/donc/encore) (un/une/le/la/les) rubis (déjà/donc/exactement) = aide rubis
    un/une rubis c'est quoi (déjà/donc/exactement) = aide rubis
    qu'est-ce que c'est (déjà) (un/une/le/la/les) rubis (déjà) = aide rubis
    c'est quoi (déjà/donc/encore) (un/une/le/la/les) diamant/diamants (déjà/donc/exactement) = aide diamant
    un/une diamant/diamants c'est quoi (déjà/donc/exactement) = aide diamant
    qu'est-ce que c'est (déjà) (un/une/le/la/les) diamant/diamants (déjà) = aide diamant
phrases-help =
    (le/un) lexique/glossaire = aide mots
    (la) liste des/de mots = aide mots
    (une/des) explication/explications sur/de _ = aide _
    c'est quoi un code (de) (carte) = aide code
    aide-moi/aidez-moi = aide
    à quoi sert/servent (de) (les) _ = aide _
    quelle lettre (est/c'est) (pour) (le/la) _ = aide lettres
    comment (je) changer/change (de/la) langue = aide langue
    comment (je) taper/tape/saisir/saisis (une) réservation = aide réserver
    comment (je) taper/tape/saisir (pour) (un/une) _ = aide _
    au secours = aide
    (j'ai) besoin d'aide = aide
    qu'est-ce que je peux (faire/taper) (maintenant) = aide
    qu'est-ce que je dois taper (maintenant) = aide
    qu'est-ce que je dois/fais (faire) (maintenant) = conseil
    que puis-je faire/taper (maintenant) = aide
    que dois-je taper (maintenant) = aide
    que (dois-je) faire (maintenant) = conseil
    ce que je peux faire = aide
    que veulent dire les lettres = aide lettres
    pause = aide sauvegarde
    je fais quoi (maintenant) = conseil
    et/quoi maintenant = conseil
    (quelles) (sont) (les) (liste) (des) commandes = aide
    liste des commandes = aide
    menu/commandes = aide
    je suis perdu/perdue/nouveau/nouvelle = aide
    je suis/reste (complètement) bloqué/bloquée/coincé/coincée = conseil
    je (ne/n') comprends/sais pas (quoi) (faire) = aide
    qui commence = aide premier
    combien de joueurs = aide joueurs
    il reste combien de tours = objectif
    combien de tours reste-t-il = objectif
    quelles sont mes options = aide
    (liste/montre) (moi) les commandes = aide
    montre l'aide = aide
    quel est le but (du) (jeu) = règles fin
    quelle est la différence entre (les) _ et (les) _ = aide _
    comment je sors = aide quitter
    comment (est-ce) (que) ça/cela marche/fonctionne = aide
    qui a fait/écrit/créé (ce/le/ça) (programme/jeu) = aide à propos
    qui es-tu/êtes-vous = aide à propos
    qui t'a fait/écrit/créé/programmé = aide à propos
    que fait _ = aide _
    de quoi s'agit-il (ici/exactement) = aide à propos
    de quoi parle-t-on (ici) = aide à propos
    quel/quelle est ce jeu/programme = aide à propos
    c'est quoi splendor = aide à propos
    qu'est-ce que splendor = aide à propos
    échanger/échange/vendre/vends/voler/vole/donner/attaquer (_) = aide tour
    comment (on/je) gagne/gagner/gagne-t-on = règles fin
    pourquoi (est-ce) (que) (la) (partie) (c'est) est (elle) finie/fini/terminée/terminé = règles fin
    comment (on/je) gagner/gagne (la) (partie) = règles fin
    quand finit/termine/finira/est-ce (que) (se) (finit) (la) (partie) (le) (jeu) = règles fin
    combien de jetons/gemmes peut-on/puis-je garder/avoir/tenir = règles limite
    combien de jetons/gemmes (je) peux/on peut garder/avoir = règles limite
    comment (on/je) joue/jouer/joue-t-on (à/au) (ce) (jeu) = règles tour
    (quelles) (sont) (les) règles (du) (jeu) = règles
    lire/lis/montre/explique (moi) les règles = règles
    (les) règles sur/de/des/du/pour (les/la/le) _ = règles _
    comment (on/je) (fais) (pour) acheter (une/des) carte/cartes = aide acheter
    comment (on/je) (fais) (pour) _ = aide _
    comment (on/je) (fais) (pour) _ (une/des/de/la/les) carte/cartes/gemme/gemmes/jeton/jetons = aide _
    comment marche/marchent/fonctionne/fonctionnent (le/les/la) _ = aide _
    à quoi sert/servent (le/la/les/un/une) _ = aide _
    à quoi sert l'_ = aide _
    que/qu'est-ce (que) veut dire _ = aide _
    que signifie _ = aide _
    c'est quoi (un/une/le/la/les/des) _ = voir _ ; aide _
    c'est quoi l'_ = aide _
    qu'est-ce que (c'est) (que) (un/une/le/la/les/des) _ = voir _ ; aide _
    qu'est-ce qu'un/qu'une _ = aide _
    qu'est-ce que l'_ = aide _
    expliquer/explique (le/la/les) _ = aide _
    apprends-moi/apprenez-moi/apprendre (à) jouer = tutoriel
    apprendre/apprends le jeu = tutoriel
    (la/une) mise en place (du) (jeu) = règles 2
    comment (on) (se) (met) (en) (place) (prépare) (le/la) (jeu/partie) = règles 2
    je (pourrai/peux/pourrais) reprendre (la) (partie) plus tard = aide sauvegarde
    (est-ce) (que) je (pourrai/peux) continuer (la) (partie) plus tard = aide sauvegarde
    que puis-je te dire = aide
    (au) (secours) (les) commandes = aide
    (les) commandes en anglais (c'est) (quoi) = aide anglais
    c'est quoi ce logiciel/programme/jeu = aide à propos
    c'est obligatoire les nobles = règles nobles
    acheter (comment) ça marche (comment) = règles acheter
    réserver (comment) ça marche (comment) = règles réserver
    égalité que dit la règle = règles fin
    c'est bien enregistré/sauvegardé = aide sauvegarde
    explique-moi les codes = aide code
phrases-program =
    (lis/lire/liste/lister/énumère/énumérer/montre/affiche) (moi) tous les réglages = réglages tous
    (je) (voudrais/veux) (j'aimerais) une/un sonnerie/cloche/son/signal/bip quand c'est mon/à tour/moi = réglages signal
    sois/soyez plus bref/brève/court/concis (quand) (tu) (parles/causes) = réglages verbosité bref
    efface/effacez l'écran quand _ joue/tour = réglages effacer oui
    affiche/montre/écris les cellules (braille) (après/sous/derrière) (les/chaque/la) (carte/cartes) = réglages cellules oui
    comment (je) (on) (faire) (fait) (pour) sors/sort/sortir/quitte/quitter/partir/pars (d'ici) (le/la/du/de) (jeu/partie) = aide quitter
    comment (je/on/faire) (fait) (pour) reprends/reprend/reprendre/continuer/retrouver (la/le/cette) partie/jeu (demain/après) (plus) (tard) = sauvegarder
    comment (je/on/faire) (fait) (pour) reviens/revient/revenir/reprendre/reprends demain/après (plus) (tard) = sauvegarder
    comment (faire) (pour) (je) (peux/puis-je) (la/le/les) l'arrêter/bloquer/arrêter/contrer/stopper = menace
    qu'est-ce que je peux faire pour (la/le/les) l'arrêter/bloquer/arrêter/contrer/stopper = menace
    que (puis-je) (faire) pour (la/le/les) l'arrêter/bloquer/arrêter/contrer/stopper = menace
    quand/si j'écris _ (ça) (tu) lis/montre/veut/fais/affiche (dire) (la/le/les) _ = alias _ _
    quand/si je tape/dis _ (ça) (tu) lis/montre/veut/fais/affiche (dire) (la/le/les) _ = alias _ _
    (je) (n'ai) plus besoin de (la/ma) touche _ = touche _ non
    arrête/arrêtez d'afficher/d'écrire (de/les/des) cellules (braille) (après/sous/derrière) (les/chaque/la) (carte/cartes) = réglages cellules non
    n'affiche/n'écris/affiche/écris/montre plus/pas (de/les/des) cellules (braille) (après/sous/derrière) (les/chaque/la) (carte/cartes) = réglages cellules non
    (je) (veux/voudrais) (j'aimerais) arrêter/quitter/passer/sauter/finir (avec) (le/ce/la) tutoriel/tuto/leçon/leçons = tutoriel non
    (bon) (c'est) (bon) j'arrête/arrête/arrêtez/stop/stoppe/stoppez/quitte/quittez/laisse/laissez (tomber) (avec) (le/ce) tutoriel/tuto (tomber) = tutoriel non
    je (ne) veux pas/plus (le/ce/de/du) tutoriel/tuto/leçon/leçons = tutoriel non
    pas/plus de tutoriel/tuto/leçons = tutoriel non
    combien de fois (est-ce) (que) (j'ai/ai-je) (déjà) gagné = aide statistiques
    combien de parties (est-ce) (que) (j'ai/ai-je) (déjà) gagnées/gagné/jouées/joué/perdues/perdu = aide statistiques
    (montre/montre-moi/donne/donne-moi/lis/lis-moi/dis/dis-moi) (moi) (il) (y) (a-t-il) (mes/les/des/mes) statistiques/stats = aide statistiques
    (où) (sont) (quelles) (montre-moi) (mes/les) parties sauvegardées/enregistrées (sont/où) (elles) = aide parties
    quelles parties (est-ce) (que) (j'ai/ai-je) sauvegardées/enregistrées = aide parties
    où (est-ce) (que) (je) trouve/trouver (trouve-je) mes (autres/anciennes) parties = aide parties
    (la) liste des parties (sauvegardées/enregistrées) = aide parties
    bonne nuit/soirée (à) (tous/toutes/vous) = quitter
    dors/dormez bien = quitter
    quitte/quittez (le/la) (jeu/partie) = quitter
    fais (de) _ (un/une) raccourci/abréviation/alias (de/pour) _ = alias _ _
    utilise/prends _ comme raccourci/abréviation/alias (de/pour) _ = alias _ _
    (quels/quelles) (sont) (mes) raccourcis/abréviations/alias (ai-je) = alias
    quelle/quelles touche/touches _ = touche
    (quelles) (sont) (les) touches = touche
    passe/passer/mets/mettre/change/changer (la/de) (langue) en anglais = réglages langue en
    passe/passer/mets/mettre/change/changer (la/de) (langue) en allemand = réglages langue de
    passe/passer/mets/mettre/change/changer (la/de) (langue) en français = réglages langue fr
    passe/passer/mets/mettre/change/changer (la/de) (langue) en néerlandais = réglages langue nl
    oublie/oublier/efface/annule (mon/le) but/objectif = viser non
    paramètres/préférences/options/configuration = réglages
    changer/modifier (les/mes) réglages/paramètres = réglages
    moins/plus = réglages verbosité
    parle/dis moins = réglages verbosité bref
    (parle/dis/sois) plus bref = réglages verbosité bref
    parle/dis plus/davantage = réglages verbosité complet
    (des) réponses plus courtes/brèves = réglages verbosité bref
    moins de détails = réglages verbosité bref
    (un) (peu) plus de détails = réglages verbosité complet
    (des) réponses plus longues/complètes/détaillées = réglages verbosité complet
    tais-toi/chut/silence = réglages
    arrête de parler = réglages parole
    (change/changer) (la) vitesse = réglages débit
    coupe/couper/désactive/désactiver/enlève/supprime/éteins (le/la/les/l') _ = réglages _ non ; réglages _
    active/activer/allume (le/la/les) _ = réglages _ oui ; réglages _
    (parle/lis) (moins/plus) vite/lentement (vite) = réglages débit
    (changer) (la/de) langue = réglages langue
    parle/parler anglais/français/néerlandais/allemand = réglages langue
    parle plus/moins fort = réglages voix
    (changer) (la/de) (autre) voix = réglages voix
    sauvegarder/sauver/enregistrer/sauvegarde/enregistre (la/ma) (partie) = sauver
    (est) (-ce) (que) (c'est/est-elle/sera/la/ma) (partie) (est/sera) sauvegardé/sauvegardée/enregistré/enregistrée = sauver
    quitter/arrêter/arrête/fermer/sortir/finir/terminer/termine/stop/abandonner (la/le/de/du) (partie/jeu/programme/jouer) = quitter
    (la) fin = quitter
    au revoir = quitter
    adieu/ciao = quitter
    j'abandonne/j'arrête = quitter
    laisse-moi sortir/partir = quitter
    (à) bientôt = quitter
    recommencer/recommence/rejouer/rejoue/redémarrer (la/une/le) (partie/jeu) (depuis) (du/le/zéro) (début) = revanche
    (commencer) (une/la) nouvelle/autre partie = nouveau
    (un/le) thème sombre/foncé = réglages thème sombre
    (un/le) thème clair = réglages thème clair
    (un/le) mode sombre/nuit = réglages thème sombre
    (un) son quand (c'est) (à) moi/mon (de) (jouer) (tour) = réglages signal
    nomme/dis (les) pierres (plutôt) (que) (au) (lieu) (de/des) (les) couleurs = réglages gemmes pierres
    nomme/dis (les) couleurs (plutôt) (que) (au) (lieu) (de/des) (les) pierres = réglages gemmes couleurs
    (parle) plus lentement/vite (la) (voix) = réglages débit
    (la) voix plus lente/rapide/lentement/vite = réglages débit
    vitesse (de) (la) (voix) = réglages débit
    agrandis/grossis/agrandir/grossir (le/les) texte/lettres/écran/caractères = aide accessibilité
    (dis/mets/passe/parle) (tout) (en) anglais (désormais/maintenant) (s'il) (te) (plaît) = réglages langue en
    (dis/mets/passe/parle) (tout) (en) allemand (désormais/maintenant) = réglages langue de
    (dis/mets/passe/parle) (tout) (en) néerlandais/hollandais (désormais/maintenant) = réglages langue nl
    (mets/passe) (le/en) mode/profil expert = réglages profil expert
    (mets/passe) (le/en) mode/profil débutant/apprentissage = réglages profil apprentissage
    (l') écran sombre/noir = réglages thème sombre
    (une/change/changer) (de) (autre) voix = réglages voix
    (la) voix (va/parle) trop vite/lentement = réglages débit
    accélère/ralentis/accélérer/ralentir (la) (voix) = réglages débit
    mets/règle (le/la) débit/vitesse à _ = réglages débit _
    vitesse _ = réglages débit _
    (une) version courte/brève = réglages verbosité bref
    (une) version longue/complète = réglages verbosité complet
    (parle/reviens/réponds) normalement = réglages verbosité normal
    (reviens) (à) (des) réponses normales = réglages verbosité normal
    affiche/montre/dis (les) codes = réglages codes oui
    arrête (de) (me) (donner) (des/les) conseils = réglages conseils non
    dis/nomme rubis/saphir/émeraude/diamant/onyx au lieu de rouge/bleu/vert/blanc/noir = réglages gemmes pierres
    dis/nomme rouge/bleu/vert/blanc/noir au lieu de rubis/saphir/émeraude/diamant/onyx = réglages gemmes couleurs
    ouvre/ouvrir/affiche (les) options/réglages/préférences = réglages
    (remets) (tous) (les) réglages (comme) (au) (départ) = réglages défaut
    ferme (le) (jeu/programme) = quitter
    je demande (la/une) revanche = revanche
    (le) suivant (dans) (l'historique) = suivant
    (le) précédent (dans) (l'historique) = précédent
    (mets/mettre/passe/active) (le/un/en) thème/mode sombre/noir = réglages thème sombre
    (mets/mettre/passe/active) (le/un/en) thème/mode clair = réglages thème clair
    plus court/bref/courte (s'il) (te) (plaît) (stp) (svp) = réglages verbosité bref
    (fais/sois) plus court = réglages verbosité bref
    plus long/détaillé/complet = réglages verbosité complet
    (va/parle/lis) plus/moins vite = réglages débit
    (la) taille (du) (des) (texte/lettres) = aide accessibilité
    dis-moi tout en détail (désormais) = réglages verbosité complet
    (mets) (le) mode apprentissage (s'il) (te) (plaît) = réglages profil apprentissage

## La liste des parties

games-head =
    { $count ->
        [0] Il n'y a pas encore de partie sauvegardée. Pour en commencer une : splendor-access play
        [one] Une partie sauvegardée :
       *[other] { $count } parties sauvegardées, la dernière jouée d'abord :
    }
game-listed =
    Partie { $game }, { $state }, { $played } : { $players }.{ $edition ->
        [usual] {""}
       *[other] {" "}{ edition-named }
    }{ $house ->
        [none] {""}
       *[some] {" "}{ house-rules }
    }
    .brief =
        { $game } : { $state }, { $played }, { $players }.{ $edition ->
            [usual] {""}
           *[other] {" "}{ edition-named }
        }{ $house ->
            [none] {""}
           *[some] {" "}{ house-rules }
        }
game-unreadable = Partie { $game } : { $problem }
games-more =
    { $count ->
        [one] Une autre partie n'est pas dans cette liste. Pour toutes les entendre : splendor-access games --all
       *[other] { $count } autres parties ne sont pas dans cette liste. Pour toutes les entendre : splendor-access games --all
    }
games-by-name = Moins, avec un nom : splendor-access games Ana
games-filtered = { $count ->
        [0] Aucune partie sauvegardée ne correspond.
        [one] Une partie sauvegardée correspond :
       *[other] { $count } parties sauvegardées correspondent, la dernière jouée d'abord :
    }
game-deleted = Supprimée : { $game }
game-renamed = La partie { $game } s'appelle maintenant { $name }.
game-name-wrong = « { $typed } » ne peut pas être le nom d'une partie. Il faut des lettres, des chiffres et des traits d'union, avec une lettre d'abord.
game-name-taken = Il y a déjà une partie appelée { $name }.
games-others =
    { $count ->
        [one] Une autre partie n'est pas finie non plus. Pour l'entendre : splendor-access games
       *[other] { $count } autres parties ne sont pas finies non plus. Pour les entendre : splendor-access games
    }
game-in-round = tour de table { $round }
game-won = gagnée par { $names }
game-ended = finie
game-untold = finie, mais vous ne savez pas encore comment
game-open = ouverte dans un autre programme, tour de table { $round }
game-damaged =
    { $count ->
        [0] abîmée, sans coup manquant, tour de table { $round }
        [one] abîmée, { $count } coup manquant, tour de table { $round }
       *[other] abîmée, { $count } coups manquants, tour de table { $round }
    }
played =
    { $days ->
        [0] aujourd'hui
        [1] hier
       *[other] { $day ->
            [1] 1er
           *[other] { $day }
        } { month }{ $year ->
            [0] {""}
           *[other] {" "}{ $year }
        }
    }
month =
    { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }

## Statistiques

stats-line = { $group } : { stats-wins }{ $shared ->
        [0] { "" }
       *[other] ,
    } en { stats-games }, en moyenne { points-counted }{ $turns ->
        [0] { "" }
        [one] { " " }en { $turns } tour
       *[other] { " " }en { $turns } tours
    }.
    .brief = { $group } : { stats-wins }{ $shared ->
            [0] { "" }
           *[other] ,
        } en { stats-games }, { points-counted }{ $turns ->
            [0] { "" }
            [one] , { $turns } tour
           *[other] { "," } { $turns } tours
        }.
stats-wins =
    { $wins ->
        [0] aucune victoire
        [one] une victoire
       *[other] { $wins } victoires
    }{ $shared ->
        [0] { "" }
        [one] , dont une partagée
       *[other] { "," } dont { $shared } partagées
    }
stats-games =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
stats-none-finished =
    { $count ->
        [one] { $group } : une partie, pas terminée.
       *[other] { $group } : { $count } parties, dont aucune n'est terminée.
    }
stats-unfinished =
    { $count ->
        [one] Une partie n'est pas terminée et ne compte pas ici.
       *[other] { $count } parties ne sont pas terminées et ne comptent pas ici.
    }
stats-coach =
    { $count ->
        [one] Bilan d'une partie : un tour a coûté en moyenne { stats-cost }.
       *[other] Bilan de { $count } parties : un tour a coûté en moyenne { stats-cost }, et { $last ->
            [1] une
           *[other] { $last }
        } dans la dernière.
    }
stats-cost = { $loss } % de vos chances de gagner
stats-all = Toutes les parties
stats-all-of = Toutes les parties { ELIDED("de", $name) }
stats-computer = Contre l'ordinateur
stats-keyboard = Au même clavier
stats-friends = Avec des amis ailleurs
stats-box = Avec le jeu en boîte
stats-players = À { $count } joueurs
stats-level = Contre l'ordinateur ({ $level })
stats-person = Contre { $name }
stats-left-out =
    { $count ->
        [one] Une partie à plusieurs au même clavier n'est pas comptée. Dites qui vous êtes, par exemple : splendor-access stats --me { $name }
       *[other] { $count } parties à plusieurs au même clavier ne sont pas comptées. Dites qui vous êtes, par exemple : splendor-access stats --me { $name }
    }
stats-nobody = Personne ne s'appelle « { $typed } » dans les parties sauvegardées. { COUNT($names) ->
        [0] Il n'y a pas encore de partie.
       *[other] On y trouve { $names }.
    }

## Speech by the program itself

speech-left-to = La parole est laissée à { $reader } ; --speech change cela.
speech-left = La parole est laissée à votre lecteur d'écran ; --speech change cela.
speech-direct = Le programme parle, par { $path } ; --speech change cela.
speech-none = Rien ne parle : aucune synthèse vocale ne tourne ; --speech direct en lance une.
speech-none-elsewhere = Rien ne parle : il n'y a pas de lecteur d'écran ici, et aucune voix ne répond. Tapez splendor-access doctor pour savoir pourquoi.
speech-failed = Le programme ne peut pas parler ici : tapez splendor-access doctor pour savoir pourquoi. La partie continue en texte.
# Spoken once, after the answer to the line at which it happened.
speech-cut-short = { $count ->
        [one] Une ligne non entendue : dernier
       *[other] { $count } lignes non entendues : dernier
    }
speech-gone = La parole s'est arrêtée. La partie continue en texte.
speech-instead = La parole continue, par { $path }.
speech-cannot = { $path } ne peut pas changer le réglage { $setting }.
speech-no-such-voice = La voix { $voice } de vos réglages n'existe pas. Pour la voix habituelle, tapez réglages voix défaut.
speech-no-voice = Il n'y a pas de voix { $voice } : la voix reste comme elle était.
speech-space = espace
# Words that are made of the letters of gems only, and are no codes of gems.
spoken-words = de, der, des, do, dos, ego, error, go, good, gros, grosse, or, ordre, ordres, org, ors, ose, red, reds, res, rose, roses, rs, se, see, seed, ses, so

## Prompts

prompt-you = vous
    .about = L'invite vous veut dire que c'est à vous de jouer.
prompt-pay = payer
    .about = L'invite payer veut dire que vous choisissez comment payer une carte.
prompt-return = rendre
prompt-noble = noble
prompt-wait = attente
    .about = L'invite attente veut dire que c'est à un autre de jouer. En attendant, vous pouvez tout demander.
prompt-sent = envoyé
    .about = L'invite envoyé veut dire que votre coup est en route vers la table.
prompt-which = lequel
    .about = L'invite lequel veut dire que vous choisissez dans une liste, par numéro ou par ce qui y est nommé.
prompt-sure = oui ou non
    .about = L'invite oui ou non attend oui ou non, ou des mots comme d'accord. Pour tout le reste, on redemande. Quand un programme envoie les lignes, tout sauf oui dit non.
prompt-trouble = problème
    .about = L'invite problème veut dire que la partie n'a pas pu être sauvegardée. Tapez encore, sans ou quitter.
prompt-ready = prêt
prompt-teach = lire
    .about = L'invite lire vient dans teach : lisez les cellules, et tapez ce qu'elles sont.
prompt-teach-more = suite
    .about = L'invite suite vient quand une réponse continue, et dans teach après une série. Entrée va plus loin.
prompt-over = fini
    .about = L'invite fini veut dire que la partie est finie. Vous pouvez encore demander et annuler.
prompt-replay = relevé
    .about = L'invite relevé vient dans une partie enregistrée : Entrée avance, retour recule, tour 12 va à ce tour.
prompt-setup = réponse
    .about = L'invite réponse vient avant une partie : le programme demande qui joue.
prompt-fix = corriger
    .about = L'invite corriger veut dire qu'une saisie d'une partie avec le jeu en boîte est à corriger.
prompt-count = compter
    .about = L'invite compter signifie que vous comptez les jetons de la vraie table. Entrée dit qu'ils sont comme lus.
prompt-check = vérifier
    .about = L'invite vérifier veut dire que vous comparez la vraie table avec ce qui a été saisi. Entrée dit que c'est juste.
prompt-more = plus
    .about = L'invite plus veut dire qu'une réponse continue. Entrée lit la suite, une question reçoit d'abord sa réponse, et toute autre commande laisse le reste.
more =
    { $count ->
        [one] Encore une ligne. Entrée pour la lire, ou tapez une commande.
       *[other] Encore { $count } lignes. Entrée pour la suite, ou tapez une commande.
    }
more-before =
    { $count ->
        [one] Encore une ligne de la réponse d'avant. Entrée pour la lire, ou tapez une commande.
       *[other] Encore { $count } lignes de la réponse d'avant. Entrée pour la suite, ou tapez une commande.
    }
waiting = On attend { $name }.
completions = { $count } mots : { $words }.

## Braille that is not there

to-install =
    { $command ->
        [none] Votre système l'a peut-être dans un paquet.
       *[other] Pour l'installer, tapez : { $command }
    }
braille-missing =
    { $system ->
        [windows] Les cellules braille demandent liblouis. NVDA 2026.1 ou plus récent l'apporte. Ou décompressez le fichier pour Windows de github.com/liblouis/liblouis/releases, et donnez son dossier à SPLENDOR_ACCESS_LIBLOUIS.
        [page] Seuls les codes ont des cellules braille sur cette page : les autres textes demandent le programme installé.
       *[other] Les cellules braille demandent liblouis. { $step }
    }
braille-no-library = liblouis n'a pas pu être chargé : { $detail }
braille-no-table = La table braille { $detail } manque. { $step }
tables-elsewhere = Les tables ne sont cherchées que dans { $path }, comme le dit LOUIS_TABLEPATH : corrigez ou supprimez cette variable.
braille-failed = Les cellules braille n'ont pas pu être faites : { $detail }

## A braille display that is not there

display-everywhere = BRLTTY ne sait pas quelle fenêtre est devant. Le jeu garde la plage braille jusqu'à ce que vous le quittiez, dans les autres fenêtres aussi.
no-display-only-linux = Le jeu ne pilote lui-même les plages braille que sous Linux, avec BRLTTY, et sous Windows, dans NVDA. Ailleurs, c'est votre lecteur d'écran qui montre le jeu sur votre plage.
no-display-no-binding = Le module Python brlapi manque. { $step }
no-display-isolated = Le module Python brlapi est installé, mais ce programme a été installé sans accès à lui. Pour lui ouvrir les modules du système, tapez : { $command }
no-display-not-installed = BRLTTY, qui pilote les plages braille, n'est pas installé. { $step }
no-display-other-python = Le module Python brlapi est pour Python { $found }, et ce programme tourne avec { $here }. Installez le programme avec le Python de votre système : pipx install --python /usr/bin/python3 --system-site-packages
no-display-not-running = BRLTTY ne répond pas à { $detail }. Est-ce qu'il tourne ? Pour le lancer, tapez : sudo systemctl start brltty
no-display-silent = BRLTTY ne répond pas. Il semble bloqué. Pour le relancer, tapez : sudo systemctl restart brltty
no-display-no-rights = Vous ne pouvez pas utiliser la plage braille, faute de droit de lire { $detail }, la clé de BRLTTY. Pour y remédier, tapez : sudo chgrp { $group } { $detail } && sudo chmod g+r { $detail }
no-display-locked = Vous ne pouvez pas utiliser la plage braille sans clé. Donnez à la variable d'environnement BRLAPI_AUTH la valeur keyfile: suivie du fichier de la clé de BRLTTY.
no-display-no-key = Vous ne pouvez pas utiliser la plage braille sans clé, et il n'y en a pas dans { $detail }. Donnez à la variable d'environnement BRLAPI_AUTH la valeur keyfile: suivie du fichier de la clé de BRLTTY.
no-display-wrong-key = Vous ne pouvez pas utiliser la plage braille, car la clé de { $detail } n'est pas celle de BRLTTY. Si elle est neuve, relancez BRLTTY : sudo systemctl restart brltty
no-display-no-display = BRLTTY tourne, mais aucune plage braille n'y est branchée.
no-display-no-screen = BRLTTY ne prête pas sa plage aux programmes de ce terminal.
no-display-other-program = Un autre programme garde la plage braille pour lui.
no-display-failed = La plage braille ne peut pas être utilisée : { $detail }
no-display-device = SPLENDOR_ACCESS_DEVICE indique « { $typed } », qui ne pilote aucune plage braille. Il y a : { $names }.
no-display-json = Aucun programme n'affiche de braille à l'adresse { $path }.
no-display-nvda = L'extension de Splendor pour NVDA n'est pas active. Avec NVDA 2026.1 ou plus récent, ouvrez splendor-access-{ $version }.nvda-addon, livré avec le programme, et laissez NVDA redémarrer. D'autres lecteurs d'écran montrent le terminal sur votre plage.
no-display-nvda-silent = L'extension pour NVDA est active, mais n'a pas trouvé cette fenêtre. Mettez la fenêtre au premier plan. Dans Windows Terminal, la barre de titre doit montrer le titre de l'onglet.
no-display-nvda-none = NVDA n'a pas de plage braille pour le moment. Choisissez-en une dans ses paramètres de braille.
no-display-nvda-elsewhere = NVDA n'existe que sous Windows.
# $older: which of the two is to be replaced. $addon, $game: their versions.
no-display-nvda-old = L'extension pour NVDA a la version { $addon }, et le jeu { $game }. Ils ne se comprennent pas. { $older ->
       *[add-on] Ouvrez splendor-access-{ $game }.nvda-addon, livré avec le jeu, et laissez NVDA redémarrer.
        [game] Installez le jeu plus récent.
    }

## Labels: what is made

label-proven =
    { $labels ->
        [one] Une étiquette a été relue dans son fichier et comparée
       *[other] { $labels } étiquettes ont été relues dans leurs fichiers et comparées
    } aux cartes. Les fichiers sont dans { $folder } :
label-made =
    { $file } : { $labels ->
        [one] une étiquette
       *[other] { $labels } étiquettes
    } sur { $pages ->
        [one] une page
       *[other] { $pages } pages
    }, { $dots } points braille.
label-job =
    { $job ->
        [swell] Pour papier thermogonflable : tout ce qui est noir gonfle, donc les fichiers n'ont que les points et de minces contours, en noir. Un trait coupe le coin supérieur droit de chaque contour, et un triangle est dans celui de la planche. Mots, croix et règles graduées sont omis.
        [uv] Pour encre en relief : points et contours sont en tons directs, et les polices sont incluses. Croix et règles graduées sont omises, car un imprimeur met les siennes.
        [home] Pour une imprimante chez soi : elle ne met rien en relief, donc les points ne sont que de l'encre grise, à regarder ou à marquer de gouttes de colle. Les tons directs sont omis, car elle n'en a pas.
       *[embosser] Pour une embosseuse : elle prend des cellules et ne dessine rien. Mots en noir, contours, croix et règles graduées sont omis.
    }
label-title =
    Splendor, étiquettes braille : { $kind ->
        [cards] { $labels ->
            [one] une carte
           *[other] { $labels } cartes
        }
        [texts] { $labels ->
            [one] { $labels } de vos textes
           *[other] { $labels } de vos textes
        }
        [table] { $labels ->
            [one] { $labels } élément de la table
           *[other] { $labels } éléments de la table
        }
        [nobles] { $labels ->
            [one] une tuile noble
           *[other] { $labels } tuiles nobles
        }
        [tokens] { $labels ->
            [one] { $labels } jeton
           *[other] { $labels } jetons
        }
        [rules] règles
       *[aids] aides de jeu
    }
label-ruler-title = Splendor, page d'alignement pour la planche { $sheet }
label-printing =
    Imprimez par couches de { $layer } mm. Les points font { $height } mm de haut, soit { $layers ->
        [one] une couche
       *[other] { $layers } couches
    }, sur des plaques épaisses de { $plate } mm.
label-grooves = Une feuille de { $sheet } mm tient les plaques ensemble. Coupez le long des rainures.
label-plate-layers = Les plaques font { $plate } mm d'épaisseur, et non { $asked } mm, car une imprimante fait des couches entières.
label-plates =
    Imprimez { $first } à { $last } un par un. { $whole ->
        [none] Un fichier avec toutes les plaques serait trop grand.
       *[other] { $whole } a toutes les plaques alignées, plus qu'aucune imprimante n'en contient.
    }
label-making = { $file } en cours, fichier { $number } sur { $count }.
label-reading = Lecture de { $file }.
label-other-sheet =
    { $kind ->
        [nobles] Les tuiles nobles
        [texts] Vos textes
        [table] Les éléments de la table
        [tokens] Les jetons
        [aids] Les aides de jeu
       *[other] Ces étiquettes
    } vont sur la planche { $sheet }.
label-no-print =
    Les mots en noir sont omis sur { $count } { $kind ->
        [cards] cartes
        [nobles] tuiles nobles
        [texts] de vos textes
        [table] éléments de la table
       *[tokens] jetons
    }, faute de place sous les points.
label-short-qr =
    Sur { $count ->
        [one] une étiquette
       *[other] { $count } étiquettes
    }, le code QR n'a que le code, faute de place pour les mots{ $named ->
        [yes] { " " }: { $codes }.
       *[no] .
    }
label-no-qr =
    { $count ->
        [one] Une étiquette reste
       *[other] { $count } étiquettes restent
    } sans code QR, faute de place pour un code qu'un téléphone puisse lire{ $named ->
        [yes] { " " }: { $codes }.
       *[no] .
    }
label-qr-formats = --qr demande un fichier avec des mots imprimés : { $names }, et pas pour le papier thermogonflable.
label-stale = Ces planches d'un jeu d'étiquettes précédent ont été enlevées, car le nouveau en a moins : { $names }.
label-some-only =
    { $count ->
        [one] Une seule des { $cards } cartes de niveau { $level } a
       *[other] Seules { $count } des { $cards } cartes de niveau { $level } ont
    } une étiquette. Une carte avec étiquette se distingue d'une carte sans.
label-deck-high = La pioche de niveau { $level } passe de { $before } mm à { $after } mm, car chaque étiquette fait { $thickness } mm d'épaisseur. Des étiquettes plus minces l'empêcheraient de tomber.
label-uneven =
    Les étiquettes { $kind ->
        [cards] des cartes
        [nobles] des tuiles nobles
        [texts] de vos textes
        [table] de la table
       *[tokens] des jetons
    } ont des lignes de { $shortest } à { $longest } cellules et commencent de { $nearest } à { $farthest } mm l'une sous l'autre. Elles ne peuvent pas toutes être coupées à la même taille, et une carte se reconnaît à une étiquette plus petite. Avec --grid even, toutes ont la même taille et le même écart.
label-cut-alike =
    Les étiquettes { $kind ->
        [cards] des cartes
        [texts] de vos textes
        [table] de la table
        [nobles] des tuiles nobles
       *[tokens] des jetons
    } commencent à { $distance } mm l'une de l'autre. Coupez-les toutes à { $width } mm, la largeur de la plus longue : une carte se reconnaît à une étiquette plus petite.
label-grid =
    Les étiquettes { $kind ->
        [cards] des cartes
        [texts] de vos textes
        [table] de la table
        [nobles] des tuiles nobles
       *[tokens] des jetons
    } { $grid ->
        [strips] sont des bandes d'une ligne, à { $down } mm l'une de l'autre. Coupez-les toutes à { $width } sur { $height } mm, { $left } mm à gauche de la première cellule
        [die-cut] vont sur la planche { $sheet }, qui en a { $rows } rangées de { $columns }. La première cellule doit être à { $left } mm du bord gauche de la première étiquette, et à { $top } mm de son bord supérieur
       *[even] sont en { $columns ->
            [one] une colonne
           *[other] { $columns } colonnes, à { $across } mm l'une de l'autre
        }, et une rangée tous les { $down } mm. Coupez toutes les étiquettes à { $width } sur { $height } mm, { $left } mm à gauche de la première cellule et { $top } mm au-dessus
    }. Cela vaut pour une embosseuse dont les cellules font { $cell } mm et les lignes { $line } mm.
label-cut-marks = Des lignes de points passent entre les étiquettes et autour d'elles. Coupez à côté de chacune, pour qu'elle tombe. Une cellule pleine dans le coin supérieur droit montre le haut de la page.
label-cut-lines = Un triangle en relief dans le coin supérieur droit montre le haut de la planche.
label-strip-wide = Les bandes font { $width } mm de large et une carte { $card } mm : collez chacune le long du grand côté de sa carte.
label-embosser-model = { $model } n'atteint pas { $edge } mm à chaque bord du papier ; ses cellules sont à 6 mm l'une de l'autre, ses lignes à 10 mm.{ $sides ->
        [one] {""}
       *[both] {" "}Éteignez l'impression recto verso.
    }

label-assembly = La liste de pose, qui dit où est chaque étiquette, est dans { $names }.
assembly-title = Liste de pose
assembly-order = Planches et liste ont un même ordre : niveau, couleur du bonus, points, coût.
assembly-order-table = Planches et liste ont un même ordre : pioches, premier joueur, places, bols, tapis.
assembly-order-own = Planches et liste suivent l'ordre de votre fichier.
assembly-kind =
    { $kind ->
        [cards] Cartes
        [nobles] Tuiles nobles
        [texts] Vos textes
        [table] Éléments de la table
        [tokens] Jetons
       *[aids] Aides de jeu
    } : { $labels ->
        [one] une étiquette
       *[other] { $labels } étiquettes
    } sur { $pages } { $of ->
        [cells] { $pages ->
            [one] page
           *[other] pages
        }
       *[other] { $pages ->
            [one] planche
           *[other] planches
        }
    }{ $of ->
        [cells] { "" }
       *[other] { "," } chacune de { $width } sur { $height } mm
    }
assembly-entry =
    { $number }, { $of ->
        [cells] page
       *[other] planche
    } { $page }, { $place } : { $words }. { $own ->
        [yes] Braille :
       *[no] Code
    } { $code }
    .braille =
        { $number } { $of ->
            [cells] page
           *[other] planche
        } { $page } { $place } { $code }
assembly-row-column = rangée { $row }, colonne { $column }
    .braille = rangée { $row } colonne { $column }
assembly-from-top = étiquette { $place } depuis le haut
    .braille = étiquette { $place }
assembly-card = niveau { $level }, { $card }
assembly-page =
    { $kind ->
        [cards] Cartes
        [nobles] Tuiles nobles
        [texts] Vos textes
        [table] Éléments de la table
        [tokens] Jetons
       *[aids] Aides de jeu
    }, { $of ->
        [cells] page
       *[other] planche
    } { $page }
assembly-head-place = Place
assembly-head-label = Étiquette
slate-made = Le guide pour tablette et poinçon, pour { $labels ->
        [one] une étiquette
       *[other] { $labels } étiquettes
    }, est dans { $folder } : { $names }.
slate-title = Étiquettes à la tablette et au poinçon
slate-how = Écrivez chaque ligne de droite à gauche. Les points sont déjà inversés : piquez-les comme ils sont donnés après « à piquer », avec 1, 2 et 3 à gauche de la cellule et 4, 5 et 6 à droite. 0 est une cellule vide.
slate-kind =
    { $kind ->
        [cards] Cartes
        [texts] Vos textes
        [table] Éléments de la table
        [nobles] Tuiles nobles
       *[tokens] Jetons
    } : { $labels ->
        [one] une étiquette
       *[other] { $labels } étiquettes
    }
slate-entry = { $number } : { $words }. Code { $code }
slate-entry-own = { $number } : { $words }. Braille : { $text }
slate-line = Ligne { $number }, cellules { $cells }, à piquer : { $dots }
    .braille = ligne { $number } piquer { $spaced }
slate-read = À lire : { $dots }
    .braille = lire { $spaced }
label-aids = { $file } : les { $kind ->
        [rules] règles
       *[aids] aides de jeu
    } en page web.

## Labels: the player aids, a line each; the first is a heading

aid-title = Splendor : { $kind ->
        [rules] les règles
       *[aids] aides de jeu
    }
aid-name-setup = mise en place
aid-name-turn = votre tour
aid-name-codes = codes
aid-name-rules = règles
aid-setup =
    Mise en place
    Mélangez à part les cartes de chaque niveau : 40 du niveau a, 30 du b et 20 du c. Posez les pioches face cachée, en colonne : la a au plus près de vous, puis la b, puis la c.
    Posez 4 cartes visibles à côté de chaque pioche : a1 à a4, b1 à b4, c1 à c4.
    { $tiles ->
        [usual] Mélangez les 10 tuiles nobles. Posez-en une de plus que de joueurs au-dessus des cartes, à partir de n1. Les autres retournent dans la boîte.
        [0] Laissez les tuiles nobles dans la boîte : c'est une règle maison.
       *[other] Mélangez les 10 tuiles nobles. Posez-en { $tiles } au-dessus des cartes, à partir de n1 : c'est une règle maison. Les autres retournent dans la boîte.
    }
    Triez les jetons par couleur.
    À 2 joueurs : 4 jetons de chaque couleur{ $tiles ->
        [usual] , 3 nobles.
       *[other] .
    }
    À 3 joueurs : 5 jetons de chaque couleur{ $tiles ->
        [usual] , 4 nobles.
       *[other] .
    }
    À 4 joueurs : 7 jetons de chaque couleur{ $tiles ->
        [usual] , 5 nobles.
       *[other] .
    }
    Jetons d'or : toujours 5.
    Le plus jeune commence. On joue dans le sens des aiguilles d'une montre.
aid-turn =
    Votre tour
    Faites une seule de ces quatre choses.
    { $takes ->
        [freely] Prendre 1, 2 ou 3 jetons de couleurs différentes, au choix.
        [exactly] Prendre 3 jetons de couleurs différentes. S'il reste moins de 3 couleurs, en prendre 1 de chacune.
       *[fewer] Prendre 3 jetons de couleurs différentes. S'il reste moins de 3 couleurs, en prendre 1 de chacune, ou moins.
    }
    Ou prendre 2 jetons d'une même couleur, s'il y en a au moins 4.
    Ou réserver une carte, et prendre 1 or, s'il y en a. 3 cartes réservées au plus.
    Ou acheter une carte de la table ou de votre main.
    Puis : si vous avez plus de 10 jetons, rendez ce qui est en trop.
    { $tiles ->
        [0] Il n'y a pas de nobles.
       *[other] Puis : une tuile noble vient chez vous, si vous avez les bonus qu'elle demande. Impossible de la refuser. Une par tour au plus : entre plusieurs, vous choisissez.
    }
aid-codes =
    Codes
    Une carte est niveau, points et bonus, puis le coût.
    Exemple : { $code }
    Elle est de niveau c, avec 4 points et un bonus saphir. Elle coûte 3 saphirs, 3 onyx et 6 diamants.
    Une tuile noble est points, puis les bonus qu'elle demande.
    Exemple : { $tile }
    s est saphir, bleu.
    e est émeraude, vert.
    g est or.
    r est rubis, rouge.
    o est onyx, noir.
    d est diamant, blanc.
    Un jeton a une cellule pleine, puis sa lettre. La cellule pleine est à gauche.
    Les niveaux sont a, b et c. Les cartes de niveau a coûtent le moins.
aid-rules =
    Règles
    Vous collectionnez des cartes. Chaque carte est un bonus : une gemme que vous n'avez pas à payer en achetant.
    On paie avec des jetons. { $gold ->
        [missing] L'or vaut toute couleur qui vous manque, et par une règle maison aucune autre.
       *[any] L'or vaut toute couleur, même une que vous avez, si vous le choisissez.
    }
    À côté des pioches sont 4 cartes visibles de chaque niveau. Une carte prise est remplacée.
    À 2 joueurs, il y a 4 jetons de chaque couleur, à 3 joueurs 5, à 4 joueurs 7. Il y a toujours 5 or.
    { $tiles ->
        [usual] Il y a une tuile noble de plus que de joueurs. Chacune vaut 3 points. Aucune n'est remplacée.
        [0] Il n'y a pas de tuiles nobles, par une règle maison.
       *[other] Tuiles nobles : { $tiles }, par une règle maison. Chacune vaut 3 points. Aucune n'est remplacée.
    }
    L'or ne se prend qu'en réservant. On peut aussi réserver la carte du dessus d'une pioche, sans la montrer.
    Quand un joueur a { target-points }, le tour de table est joué jusqu'au bout.
    Alors gagne qui a le plus de points. À égalité, gagne qui a acheté le moins de cartes. Si elles sont aussi à égalité, la victoire est partagée.

label-print-card = Niveau { $level }, { $card }
    .brief =
        Niveau { $level }, { $bonus }{ $points ->
            [0] { "" }
            [one] , { $points } point
           *[other] { "," } { $points } points
        }, pour { $cost }

table-deck = Pioche { $level }
table-start = Premier joueur
table-start-braille = début
table-hand-braille = main
table-place = Place { $place }
table-bowl = Bol : { $gem }
table-mat-bonus = Tapis { $mat } : bonus, { $gem }
table-mat-hand = Tapis { $mat } : main
label-other-side = Les étiquettes de jetons sont pour l'autre face. Pour la première, faites-les avec --what tokens.

label-list =
    { $kind ->
        [cards] Cartes
        [nobles] Tuiles nobles
        [texts] Vos textes
        [table] Éléments de la table
       *[tokens] Jetons
    }, { $count } :
label-list-aids = { $kind ->
        [rules] Règles
       *[aids] Aides de jeu
    }, qui sont des pages de texte : { $names }.
label-item = { $code } : { $words }.
label-tokens = { $code } : { $words }, { $count } jetons.
label-line = Ligne { $number } : { $cells } est { $text }.
label-line-dots = Ligne { $number } en points : { $dots }.
label-size =
    { $cells } cellules sur { $lines ->
        [one] une ligne
       *[other] { $lines } lignes
    }, { $width } sur { $height } mm. L'étiquette de la planche { $sheet } mesure { $label_width } sur { $label_height } mm.
label-meets = Les points respectent : { $names }.
label-meets-none = Les points ne respectent aucune norme.
label-breaks = Les points ne respectent pas { $standard } : { $faults }.
label-break = { label-measure } : { $value } au lieu de { $exact ->
        [yes] { $least }
       *[no] { $least } à { $most }
    } mm
label-measure =
    { $measure ->
        [base] la largeur d'un point
        [height] la hauteur d'un point
        [dot] la distance des points
        [cell] la distance des cellules
       *[line] la distance des lignes
    }
label-sheets = { $count } planches, avec ce que contient une étiquette en { $standard } :
label-sheet =
    { $name } pour { $kind ->
        [cards] cartes
        [nobles] tuiles nobles
       *[tokens] jetons
    } : { $rows } rangées de { $columns } étiquettes de { $width } sur { $height } mm, { $cut ->
        [yes] à découper
       *[no] à décoller
    }, chacune pour { $cells } cellules, lignes : { $lines }. La page mesure { $page_width } sur { $page_height } mm, la première étiquette est à { $left } mm de la gauche et { $top } mm du haut, les écarts sont de { $gap_x } et { $gap_y } mm.
label-ruler =
    { $file } dans { $folder } a les contours de la planche { $sheet } et deux règles graduées. Imprimez-le en taille réelle sur papier ordinaire. Chaque règle doit mesurer 100,0 mm, et les contours doivent tomber sur les étiquettes d'une planche tenue derrière.
label-picture = { $file } dans { $folder } montre la première page, une planche { $sheet }, telle qu'elle sera imprimée.
label-row = Rangée { $row } : { $codes }.

## Labels: what a file holds

label-read =
    { $file } en { $standard ->
        [none] { $table }
       *[other] { $standard } et { $table }
    } : étiquettes { $labels }, pages { $pages }, fautes { $wrong }.
label-at = Page { $page }, étiquette { $number } : { $code }.
label-at-wrong = Page { $page }, étiquette { $number } : { $fault }.
label-at-card-wrong = Page { $page }, étiquette { $number }, { $code } : { $fault }.
label-other-table = Le braille est celui de { $table }, pas celui de { $expected }. Si c'est voulu, ajoutez --notation { $table }.
label-scaled = Le fichier a été mis à l'échelle : il fait { $percent } pour cent de la taille de { $standard }.
label-mirrored = Les étiquettes sont en miroir.
label-dot-size =
    { $measure ->
        [base] Les points font { $value } mm de large
       *[height] Les points font { $value } mm de haut
    } ; { $standard } demande { $exact ->
        [yes] { $least }
       *[no] de { $least } à { $most }
    } mm.
label-all-there =
    { $kind ->
        [cards] { $count ->
            [one] La seule carte est là.
           *[other] Les { $count } cartes sont toutes là.
        }
       *[nobles] { $count ->
            [one] La seule tuile noble est là.
           *[other] Les { $count } tuiles nobles sont toutes là.
        }
    }
label-as-planned =
    Conforme au manifeste à côté du fichier : { $of ->
        [cells] chaque cellule, la page et l'ordre des étiquettes
        [grid] chaque cellule, et la place de chaque étiquette dans la grille
        [bare] chaque point et sa place, et la taille des pages
       *[dots] chaque point et sa place, chaque contour et la taille des pages
    }.
label-alone =
    { $manifest ->
        [damaged] Le manifest.json à côté du fichier est endommagé
        [other] Le manifest.json à côté du fichier ne contient pas ce fichier
       *[none] Il n'y a pas de manifest.json à côté du fichier
    }. Sans lui, seules les cellules de chaque étiquette ont été comparées à celles de { $table }{ $standard ->
        [none] {""}
       *[other] { "," } et ses points aux mesures de { $standard }
    } : ni sa place, ni rien d'autre sur la feuille.
label-unicode = Le fichier est en Unicode et non en ASCII. Les programmes pour embosseuses le lisent, une embosseuse elle-même non.
label-hidden =
    { $count ->
        [one] { $count } point ne compte pas
       *[other] { $count } points ne comptent pas
    }, car aucune machine ne fait ce qui est caché, blanc, coupé ou couvert.
label-recognised = Reconnu : { $counts }.
label-recognised-kind =
    { $kind ->
        [cards] { $count ->
            [one] une carte
           *[other] { $count } cartes
        }
        [nobles] { $count ->
            [one] une tuile noble
           *[other] { $count } tuiles nobles
        }
       *[tokens] { $count ->
            [one] { $count } jeton
           *[other] { $count } jetons
        }
    }
label-none-recognised = Aucune carte, aucune tuile noble et aucun jeton n'ont été reconnus.
label-deck-from = Les cartes sont comparées à celles de { $file }.
label-nobles-from = Les tuiles nobles sont comparées à celles de { $file }.
label-displaced = Page { $page }, l'étiquette { $number } est { $code }. D'après le manifeste à côté du fichier, ce doit être { $meant }.
label-many-displaced = { $count } étiquettes ne sont pas celles que le manifeste à côté du fichier place là.
label-manifest-count = Le manifeste à côté du fichier a { $planned } étiquettes.
label-manifest-pages =
    Le manifeste à côté du fichier a { $planned ->
        [one] une page
       *[other] { $planned } pages
    }.
label-manifest-page-size = La page { $page } mesure { $width } sur { $height } mm. D'après le manifeste à côté du fichier, ce doit être { $planned_width } sur { $planned_height } mm.
label-manifest-both-sides = Il fait embosser le papier des deux côtés. D'après le manifeste à côté du fichier, le verso reste vide.
label-manifest-apart = Ses lignes sont plus espacées que dans le manifeste à côté du fichier.
label-manifest-marks = Page { $page } : ses lignes de points à couper ne sont pas celles du manifeste à côté du fichier.
label-manifest-page-long = La page { $page } a { $lines } lignes, et une page de l'embosseuse en a { $most } : tout ce qui suit sort à une autre place.
label-all-misplaced = Tout le braille est déplacé : { $moves }.
label-move =
    { $way ->
        [left] { $by } mm trop à gauche
        [right] { $by } mm trop à droite
        [up] { $by } mm trop haut
       *[down] { $by } mm trop bas
    }
label-some-there =
    { $there } { $kind ->
        [cards] cartes
       *[nobles] tuiles nobles
    } sur { $count } dans ce fichier.
label-missing =
    { $kind ->
        [cards] Cartes qui ne sont pas là : { $codes }.
       *[nobles] Tuiles nobles qui ne sont pas là : { $codes }.
    }
label-many-missing =
    { $kind ->
        [cards] { $count } cartes ne sont pas là.
       *[nobles] { $count } tuiles nobles ne sont pas là.
    }
label-twice =
    { $kind ->
        [cards] Cartes qui sont là plus d'une fois : { $codes }.
       *[nobles] Tuiles nobles qui sont là plus d'une fois : { $codes }.
    }
label-fault-none-such = on y lit { $detail }, et cette carte n'existe pas
label-fault-near = ce doit être { $code }, mais la cellule { $cell } de la ligne { $line } a les points { $found }, et non { $meant }
label-without-zero =
    { $count ->
        [one] Une carte sans points est écrite sans son 0, comme ao.
       *[other] { $count } cartes sans points sont écrites sans leur 0, comme ao.
    }
label-fault-otherwise = cela se lit bien, mais { $table } l'écrit autrement
label-fault-otherwise-cell = cela se lit bien, mais c'est écrit autrement : la cellule { $cell } de la ligne { $line } a les points { $found }, et { $table } écrit { $meant }
label-fault-misplaced = le braille est à { $distance } mm de sa place
label-fault-outline = le contour n'est pas à sa place
label-fault-drawn =
    ce qui { $kind ->
        [solid] se trouve
       *[flat] est dessiné
    } à { $left } mm de son bord gauche et à { $top } mm de son bord supérieur n'est pas comme prévu
label-fault-in-grid = elle doit commencer à la ligne { $line } de sa page, à la cellule { $cell }
label-fault-page = elle doit être à la page { $page }

label-touch-prompt = étiquette
label-touch-opening = { $count } étiquettes à vérifier. Tapez le code que vous sentez, ou aide pour en savoir plus.
label-touch-on = { $checked } sur { $count } sont déjà vérifiées. Vous continuez là où vous étiez.
label-touch-help = Tapez le code que vous sentez. encore : réentendre le numéro. suite : passer cette étiquette. retour : revenir. aller 40 : aller à l'étiquette 40. aller niveau c : aller à la première carte de ce genre. quitter : arrêter ; vous continuerez là la prochaine fois.
label-touch-nowhere = Aucune étiquette ici n'est « { $typed } ». Tapez aller avec un nombre ou une carte, comme aller 40 ou aller niveau c.
label-touch-was-wrong = Fausse : l'étiquette { $number } se lit { $felt } et doit être { $meant }. { $words }.
label-touch-next = { $number } sur { $count }.
label-touch-right = Juste : { $words }.
label-touch-wrong = C'est { $code } : { $words }. Cette étiquette doit être { $meant }.
label-touch-unclear = « { $typed } » n'est pas un code. Tapez ce que vous sentez, comme c4s 3s3o6d
label-aids-no-codes = Les aides de jeu et les règles sont des pages de texte. Il n'y a pas de codes à vérifier.
label-touch-end = { $right } étiquettes sur { $count } sont justes.

## Labels: the label of the card in the hand

label-find-prompt = carte
label-find-prompt-on = est-elle collée
label-find-prompt-answer = réponse
label-find-prompt-sure = oui ou non
label-find-opening = Décrivez la carte dans votre main : niveau, couleur, points et coût, comme niveau b blanc 2 points coût 5 rouges 3 noirs. Tapez aide pour en savoir plus.
label-find-help = Tapez ce que vous savez de la carte, dans n'importe quel ordre : niveau, points, bonus, coût, ou son code. Pour une couleur incertaine, tapez incertain, comme 1 incertain 2 rouge.
label-find-help-more = oui : l'étiquette est collée. non : c'est une autre carte. reste : les étiquettes qui restent. annuler : reprendre le dernier oui. recommencer : tout reprendre depuis le début. encore : réentendre la dernière réponse. quitter : arrêter ; vous continuerez là la prochaine fois.
label-find-amount =
    { $left ->
        [0] Plus aucune : les { $count } étiquettes sont collées.
        [one] Il reste une étiquette sur { $count }.
       *[other] Il reste { $left } étiquettes sur { $count }.
    }
label-find-sheet =
    { $of ->
        [cells] Page
       *[other] Planche
    } { $page }{ $kind ->
        [cards] {""}
        [nobles] {" "}des tuiles nobles
        [texts] {""}
        [table] {" "}des éléments de la table
       *[tokens] {" "}des jetons
    }
label-find-at = { label-find-sheet }, { $place } : { $words }.
label-find-begins = Sa première ligne est { $text }. Elle commence par les points { $dots }.
label-find-already = Cette étiquette est déjà collée.
label-find-done = Collée : { $code }.
label-find-undone = De nouveau à coller : { $code }.
label-find-nothing-named = Rien à marquer pour l'instant. Décrivez d'abord une carte.
label-find-nothing-done = Rien à reprendre : aucune étiquette n'est marquée comme collée.
label-find-restart =
    { $count ->
        [one] Une étiquette est marquée comme collée. Tapez oui pour tout reprendre depuis le début.
       *[other] { $count } étiquettes sont marquées comme collées. Tapez oui pour tout reprendre depuis le début.
    }
label-find-none = Aucune étiquette ne convient.
label-find-no-cost = Aucune carte ne coûte { $cost }.
label-find-near = Rien ne correspond entièrement. La plus proche est { $words } ; { $differences }. Est-ce cette carte ? Tapez oui, ou décrivez-la de nouveau.
label-find-head =
    { $what ->
        [level] { $has ->
            [none] elle n'a pas de niveau
           *[other] son niveau est { $has }, et non { $told }
        }
        [points] { $has ->
            [none] elle n'a pas de points
           *[other] ses points sont { $has }, et non { $told }
        }
       *[bonus] { $has ->
            [none] elle n'a pas de bonus
           *[other] son bonus est { $has }, et non { $told }
        }
    }
label-find-cost =
    elle coûte { $has }{ $told ->
        [unsure] {""}
       *[other] { "," } et non { $told }
    }
label-find-missed = elle coûte aussi { $has }
label-find-without = elle coûte bien { $has }
label-find-many = { $count } cartes conviennent.
label-find-ask-points = Combien de points ? Tapez un nombre, ou incertain.
label-find-ask-colours = Combien de couleurs dans le coût ? Tapez un nombre, ou incertain.
label-find-ask-level = Quel niveau ? Tapez a, b ou c, ou incertain.
label-find-ask-bonus = Quelle est la couleur du bonus ? Tapez une couleur, ou incertain.
label-find-ask-cost = Combien { FORM($gem, "of") } dans son coût ? Tapez un nombre, 0 pour aucun, ou incertain.
label-find-no-such-answer = Aucune d'elles n'a « { $typed } ».
label-find-no-answer = « { $typed } » n'est pas une réponse à cela.
label-find-open = Ce que vous savez ne permet pas de les distinguer : { $codes }. Tapez-en un.
label-find-open-many = { $count } cartes conviennent, et il ne reste aucune question. Dites-en plus sur la carte.
label-find-ignored = Pas compris : { $words }.
label-find-unclear = « { $typed } » ne décrit pas une carte. Exemple : niveau b bleu 2 points
label-find-left = { label-find-sheet } : il en reste { $count }.
label-pair-prompt = étiquette
label-pair-opening = Prenez une carte et une étiquette dans n'importe quel tas. Tapez le code que vous sentez sur l'étiquette, et décrivez la carte, l'un après l'autre. Tapez aide pour en savoir plus.
label-pair-help = Tapez le code sous votre doigt, comme b2d 5r3o, puis la carte, comme niveau b blanc 2 points coût 5 rouge 3 noir ; ou d'abord la carte. Vous entendez si elles vont ensemble.
label-pair-help-more = reste : ce qui reste. annuler : recommencer avec une carte et une étiquette, ou reprendre la dernière paire. encore : réentendre la dernière réponse. quitter : arrêter ; vous continuerez là la prochaine fois.
label-pair-felt = { $code }. Maintenant la carte.
label-pair-card = { $words }. Maintenant l'étiquette.
label-pair-together = Elles vont ensemble : { $words }. Collez l'étiquette, si elle ne l'est pas encore.
label-pair-apart = Elles ne vont pas ensemble. L'étiquette { $felt } est pour { $of }. La carte est { $words } : il lui faut { $meant }. Maintenant une autre étiquette.
label-pair-already = Elles étaient déjà ensemble.
label-pair-dropped = Recommencez avec une carte et une étiquette.
label-find-no-manifest = Aucune étiquette dans { $folder } : manifest.json manque, ou n'est pas des nôtres. Donnez le dossier de vos étiquettes avec --out.
label-find-no-labels = Seulement des aides de jeu ou des règles dans { $folder }, qui sont des pages de texte. Il n'y a pas de carte à chercher.
label-progress-unreadable = Ce que vous avez fait jusqu'ici ne peut pas être lu, donc vous recommencez et rien n'est gardé. { $file } : { $detail }
label-progress-not-kept = Ce que vous avez fait ne peut pas être gardé : { $detail }

label-no-format = { $file } n'est dans aucun format lisible. Il y a : { $names }.
label-no-dots = Aucun point braille n'a été reconnu dans le fichier. Les points doivent être dessinés en cercles : les images et les textes ne sont pas lus.
label-only-hidden = Aucun point braille du fichier n'est fait par une machine : tous sont cachés, blancs, coupés ou couverts.
label-many-outlines = Le fichier a trop de contours.
label-dense = Les points du fichier sont trop serrés pour être du braille.
label-file-large = { $file } dépasse { $most } Mo.
label-unreadable = { $file } est illisible : { $why }.
label-unreadable-broken = il est abîmé : { $detail }
# $form: the name of a format, as XML. $detail: what a library says of it, or `none`.
label-unreadable-format = ce n'est pas du { $form } valable{ $detail ->
        [none] {""}
       *[other] {" "}: { $detail }
    }
label-unreadable-doctype = il déclare un type de document, qui pourrait le faire grandir ou en chercher d'autres
label-unreadable-deep = ses parties sont trop imbriquées
label-unreadable-large = il est trop grand une fois décompressé
label-unreadable-many-dots = il a trop de points
label-unreadable-many-things = il a trop de formes
label-unreadable-large-page = une de ses pages est trop grande
label-unreadable-svg-undrawn = il ne peut pas être dessiné : { $detail }
label-unreadable-styles = il a des règles de style qui déplacent ou redimensionnent des formes, et que les programmes dessinent de différentes façons
label-unreadable-number = { $detail } n'est pas un nombre utilisable
label-unreadable-components = ses solides sont faits de composants, que certains programmes omettent
label-unreadable-modifier = certaines de ses parties ne sont pas des solides, mais en modifient d'autres dans un trancheur
label-unreadable-empty = rien n'y est dessiné
label-unreadable-cells = il a des caractères qui ne sont pas des cellules
label-unreadable-long-row = une rangée de la page { $detail } est trop longue
label-unreadable-long-page = la page { $detail } a trop de rangées
label-unreadable-no-solid = il n'y a aucun solide dedans
label-unreadable-not-closed = sa surface n'est pas fermée
label-unreadable-shells = il a des corps l'un dans l'autre, qu'il faut d'abord unir
label-unreadable-bottom = son dessous n'est pas plat
label-unreadable-no-plate = il n'a pas de plaque sous les points

## Labels: what cannot be made

label-ruler-flat = La page d'alignement est faite pour être imprimée. Prenez { JOIN($formats, "or") }.

label-which-format = Dites quel fichier faire, avec --format. Il y a : { $names }.
label-cut-size =
    { $kind ->
        [cards] Cartes
        [texts] Vos textes
        [table] Éléments de la table
        [nobles] Tuiles nobles
       *[tokens] Jetons
    } : coupez chaque étiquette le long { $felt ->
        [yes] du bord intérieur de la ligne en relief qui l'entoure
       *[no] de son contour
    }, à { $width } sur { $height } mm.
label-job-format = --for { $job } fait { $names }, et non { $format }.
label-preview-what = Dites quelle carte, par exemple son code, ou --png pour l'image d'une planche.
label-choice = { $option } ne peut pas être « { $typed } ». Il y a : { $names }.
label-length = { $option } prend une longueur de 0 à 100 mm, et non « { $typed } ».
label-start = --start-at prend le numéro d'une étiquette de la planche, à partir de 1, et non « { $typed } ».
label-start-too-far = Il n'y a pas d'étiquette { $place } sur la planche { $sheet }. Elle en a { $places }.
label-print-size = --print-size prend un nombre entier de points de 18 à 28, et non « { $typed } ».
label-measure-form = --measure prend un nom et une longueur, comme cell=6.2, et non « { $typed } ».
label-outside =
    { $standard } ne le permet pas : { label-measure } serait { $value }, et non { $exact ->
        [yes] { $least }
       *[no] { $least } à { $most }
    } mm.
label-words-behind = « { $typed } » n'est pas compris ici. Les options commencent par deux traits d'union.
label-select-unclear = « { $typed } » ne décrit pas de cartes. Exemple : --select "niveau c rouge"
label-select-none = Aucune carte ne convient à « { $typed } ».
label-table-unfit = Les étiquettes ont six points, et { $name } n'y écrit pas juste tous les codes.
label-own-table = Ces étiquettes sont écrites avec la table braille { $file }. Pour les vérifier, ajoutez --notation et ce fichier.
label-not-in-deck = { $code } n'est pas une carte de ce paquet.
label-which = Cela convient à { $count } cartes. Dites laquelle, par exemple { $codes }.
label-library = Il faut pour cela { $library }, qui n'est pas installé. Pour l'installer, tapez : { $command }
label-elsewhere = Pas sur cette page : cela demande le programme installé.
label-aids-sheet = Les aides de jeu et les règles demandent une page entière. La planche { $sheet } a des étiquettes. Prenez a4, letter ou plate.
label-size-form = { $option } demande deux longueurs en mm, de { $least } à { $most }, et non « { $typed } ».
label-over-page = Des étiquettes de { $width } sur { $height } mm ne tiennent pas sur { $sheet }, qui mesure { $page_width } sur { $page_height } mm.
label-over-piece =
    Les étiquettes de la planche { $sheet } mesurent { $width } sur { $height } mm. { $kind ->
        [cards] Une carte
        [nobles] Une tuile noble
       *[tokens] Un jeton
    } mesure { $piece_width } sur { $piece_height } mm, elles dépasseraient donc du bord.
label-at-top = Les étiquettes des cartes sont pour le bord supérieur : { $width } sur { $height } mm. Collez chacune au milieu, entre les points et le bonus imprimés.
label-over-ink = Les étiquettes de la planche { $sheet } font { $width } mm de large. Au bord supérieur, elles couvrent les points et le bonus imprimés : prenez un film transparent, ou --sheet a4.
label-top-strips = Une bande est trop longue pour le bord supérieur, entre points et bonus. Enlevez --place top, ou prenez une autre grille.
label-top-landscape = Une carte couchée a son étiquette le long du grand côté. Enlevez --place top, ou prenez une autre disposition.
label-unmarked = Sans cellule pleine, rien ne montre où est le haut d'un jeton. À l'envers, { $pairs }. Ne se lisent plus comme des lettres : { $unread }. Les autres se lisent comme à l'endroit.
label-upside-down = { $letter } se lit { $other }
label-margin-groove = Des rainures séparent les étiquettes d'une imprimante 3D : la marge doit donc être d'au moins { $least } mm, et non de { $margin } mm.
label-margin-too-wide = Une marge de { $margin } mm ne laisse pas de place sur une étiquette de { $width } sur { $height } mm.
label-too-big =
    { $code } demande { $of ->
        [cells] { $needs } cellules sur une ligne
       *[lines] { $needs } lignes
    }. { $on ->
        [page] La page en a { $has }.
       *[label] L'étiquette en contient { $has }.
    }{ $advice ->
        [computer] {" "}Le braille informatique est plus court : choisissez-le avec --notation.
       *[none] {""}
    }
label-no-embosser = Il n'y a pas d'embosseuse « { $typed } ». Il y a : { $names }. Ou donnez les cellules et les lignes d'une page, de { $least } à { $most }, comme 42x28.
label-layer-thin = Des couches de { $layer } mm sont trop minces pour être imprimées. Prenez au moins { $least } mm.
label-grid-unclear = --grid ne peut pas être « { $typed } ». Il y a : { $names }. Dans even, on peut choisir { $settings }, comme dans even,columns=2
label-grid-close = { $name ->
        [across] Les étiquettes doivent commencer à au moins { $least } cellules l'une de l'autre, et non { $asked }.
       *[down] Les étiquettes doivent commencer à au moins { $least } lignes l'une de l'autre, et non { $asked }.
    }
label-grid-page = La grille demande une page de { $cells } cellules sur { $lines } lignes. La page en a { $has_cells } sur { $has_lines }.
label-strip-long = { $code } demande { $needs } cellules sur une ligne. Une bande sur cette pièce en contient { $has }. Le braille informatique est plus court : choisissez-le avec --notation.
label-grid-sheet = Des cellules de { $cell } mm et des lignes de { $line } mm ne vont pas avec les étiquettes de la planche { $sheet }.
label-marks-grid = --cut-marks est pour --grid even, et non pour { $grid }.
label-marks-sheet = Les étiquettes de { $sheet } se décollent et n'ont pas besoin de --cut-marks. Prenez --sheet a4 ou letter.
label-grid-format = { $option } est pour { JOIN($formats, "and") }, et non pour { $format }.
label-plate = Avec des couches de { $layer } mm, une plaque doit avoir de { $least } à { $most } mm d'épaisseur, et non { $plate } mm.
label-layers =
    Des couches de { $layer } mm ne donnent aucune hauteur permise par { $standard }, qui permet des points de { $exact ->
        [yes] { $least } mm
       *[no] { $least } à { $most } mm
    }. Choisissez d'autres couches ou une autre norme.
label-file-exists = { $file } est déjà là. Rien n'a été écrit. Prenez un autre dossier avec --out, ou ajoutez --force pour le remplacer.
label-unwritable = Impossible d'écrire des fichiers dans { $folder } : { $detail }

## Labels: what was wrong with a file that was read back

label-wrong = { $card ->
        [none] { $file }
       *[other] { $card } dans { $file }
    } est mal sorti : { $fault }. Aucun fichier n'a été laissé.
label-not-read-back = { $file } n'a pas pu être relu. Aucun fichier n'a été laissé.
label-fault-base = un point fait { $detail } mm de large
label-fault-height = un point fait { $detail } mm de haut
label-fault-off-page = le braille dépasse le bord de la page
label-fault-edge = le braille dépasse le bord de son étiquette
label-fault-pages = le nombre de pages est { $detail }
label-fault-page-size = une page mesure { $detail } mm
label-fault-loose = il y a un point hors de toute étiquette, à { $detail } mm
label-fault-count = les nombres de points trouvés et prévus sont { $detail }
label-fault-moved = un point est à { $detail } mm de sa place
label-fault-doubled = deux points sont à la même place
label-fault-cells = les points font d'autres cellules
label-fault-place = une étiquette n'est pas à sa place
label-fault-unread = les cellules se lisent « { $detail } »
label-fault-other = les cellules se lisent comme une autre carte, { $detail }
label-fault-labels = les nombres d'étiquettes trouvées et prévues sont { $detail }

## Labels: files of cards

label-deck-fault =
    Ligne { $row }, colonne { $column } : « { $typed } » est faux. { $reason ->
        [level] Un niveau est 1, 2 ou 3.
        [points] Les points sont un nombre de 0 à 99.
        [bonus] Un bonus est une lettre parmi s e r o d.
        [fields] La ligne a ce nombre de champs, qui n'est pas celui de la première.
       *[count] Un coût est un nombre de 0 à 99.
    }
label-deck-more =
    { $count ->
        [one] Encore une faute.
       *[other] Encore { $count } fautes.
    }
label-deck-columns = La première ligne doit nommer chaque colonne une seule fois. Ce n'est pas le cas de : { $names }. Il lui faut : { $columns }.
label-deck-empty = Le fichier n'a pas de cartes.
label-deck-large = Le fichier est trop grand. On peut lire { $rows } cartes au plus.
label-deck-broken = La ligne { $row } n'est pas au format CSV.
label-deck-encoding = { $file } n'est pas en UTF-8.
label-text-table = --notation prend une table que la commande tables énumère, ou le nom d'un fichier de table de liblouis, pas « { $typed } ».
label-text-alone = --text fait des étiquettes à part. Omettez --cards, --nobles, --select et --what.
label-text-empty = { $file } n'a pas de textes.
label-text-columns = Ligne { $row } : elle a { $count } colonnes. Deux au plus : ce qui est en braille, et ce qui est imprimé.
label-text-nothing = Ligne { $row } : rien à mettre en braille.
label-text-long = Ligne { $row } : le texte est trop long. { $most } caractères au plus.
label-text-eight = Ligne { $row } : « { $typed } » demande les points 7 ou 8 en { $table }. Les étiquettes ont six points.
label-text-unknown = Ligne { $row } : { $table } n'a pas de braille pour { $characters }.

## Texts that are not in the notation

misread-not-counts = « { $text } » ne sont pas des nombres de gemmes. Exemple : 3s2r
misread-gem-twice = « { $text } » nomme deux fois une gemme.
misread-not-gems = « { $text } » ne sont pas des lettres de gemmes. Exemple : ser
misread-not-a-card = « { $text } » n'est pas une carte. Exemple : c4s 3s3o6d
misread-no-such-card = « { $text } » n'est pas parmi les 90 cartes.
misread-not-a-noble = « { $text } » n'est pas un noble. Exemple : 3 4s4e
misread-no-such-noble = « { $text } » n'est pas parmi les 10 nobles.
misread-not-an-action = « { $text } » n'est pas une action. Exemple : take ser
misread-not-a-place = « { $text } » n'est pas une place. Exemple : b2
misread-not-a-position = Une position est une ligne qui commence par sp1, et non « { $text } ».
misread-newer-position = Ce programme lit des positions des sortes sp1 et sp2, et non { $text }.
misread-newer-record = Ce programme lit des relevés de la sorte 1, et non { $text }.
misread-position-fields = Une position a au moins 13 champs ; celle-ci en a { $text }.
misread-position-players = Le nombre de joueurs est 2, 3 ou 4, avec un champ pour chacun, et non « { $text } ».
misread-position-number = « { $text } » n'est pas un nombre possible à cet endroit.
misread-position-phase = « { $text } » n'est pas une phase, ou pas une phase possible dans cette position.
misread-position-end = Le champ de la fin est « end » ou « - », et non « { $text } ».
misread-position-ending = { $text ->
        [end] Quelqu'un a les points qui terminent la partie : le champ de la fin est « end ».
       *[other] Personne n'a les points qui terminent la partie : le champ de la fin est « - ».
    }
misread-position-market = « { $text } » n'est pas un marché de trois rangées de quatre.
misread-position-level = La carte en { $text } est d'un autre niveau.
misread-position-seat = « { $text } » n'est pas un siège : jetons, cartes, main et nobles, séparés par des deux-points.
misread-position-hand = « { $text } » n'est pas une main de trois places.
misread-position-tokens = Le compte des jetons n'y est pas : il y en a { $text }.
misread-position-first = Il n'y a pas de siège { $text } pour commencer.
misread-position-tiles = Le compte des tuiles nobles n'y est pas : il y en a { $text }.
misread-position-tile-twice = Une tuile noble est là deux fois.
misread-position-card-twice = La carte { $text } est là deux fois.
misread-position-decks = Il y a trois pioches, et non { $text }.
misread-position-cards = Le compte des cartes de niveau { $text } n'y est pas.
misread-position-gap = { $text } est vide alors que sa pioche a des cartes.
misread-position-limit = Le siège { $text } a trop de jetons.
misread-position-reveal = Aucune carte ne peut être retournée en { $text }.
misread-position-bonuses = Il manque au siège { $text } des bonus pour sa tuile noble.
misread-position-no-noble = Le siège { $text } a les bonus d'une tuile noble, et aucune n'est venue.
misread-position-begins = Personne n'a encore rien : c'est au siège { $text }, qui commence, de jouer.
misread-position-round = Avec ces points, la partie serait finie avant le tour du siège { $text }.
misread-position-passes = Le siège { $text } ne peut pas avoir passé : il y avait un coup possible.
misread-no-such-edition = « { $text } » n'est pas une édition. Il y a : 2024, 2014, up-to-three.
misread-no-such-rule = « { $text } » n'est pas une règle maison. Il y a : gold=missing, first=N (0 à 3), points=N (1 à 999), tiles=N (0 à 5).
misread-first = « first={ $seat } » ne va pas avec ce nombre de joueurs. Il y a : first=N (0 à { $last }).
misread-rule-twice = La règle maison « { $text } » est la deuxième de son genre : donnez-en une seule.
misread-not-a-record = Un relevé commence par la ligne splendor-record 1, et non « { $text } ».
misread-no-start = La ligne « { $text } » vient avant le début de la partie.
misread-record-seat = « { $text } » n'est pas un siège. Exemple : seat human Ana
misread-record-seats = Le relevé a { $text } sièges, ce qui ne va pas avec sa position.
misread-record-deck = La ligne de la pioche « { $text } » ne va pas avec la partie.
misread-reveal-elsewhere = Aucune carte n'y est retournée : { $text }.

## Teaching the braille notation

teach-opening = Vous apprenez la notation dans la table braille { $table }. Lisez les cellules, et tapez ce qu'elles sont, en lettres et chiffres ou en mots. Tapez aide pour savoir quoi taper d'autre.
    .braille = lisez, répondez. aide, quitter
teach-help = Entrée ou encore répète les cellules. choix propose des réponses. points dit les points. montrer dit la réponse. leçons les énumère. leçon et un numéro en commence une. quitter part, et vous continuez une autre fois où vous étiez.
    .braille = choix points montrer leçons quitter
teach-question = Question { $number } sur { $of }. { $task }
    .brief = { $number }. { $task }
teach-ask-letters = Quelle lettre ?
teach-ask-numbers = Quel nombre ?
teach-ask-counts = Combien de gemmes, et lesquelles ?
teach-ask-heads = Quel niveau, quels points et quel bonus ?
teach-ask-costs = Quel coût ?
teach-ask-cards = Quelle carte ?
teach-ask-tiles = Quelle tuile noble ?
teach-title-letters = lettres
teach-title-numbers = nombres
teach-title-counts = quantités
teach-title-heads = débuts
teach-title-costs = coûts
teach-title-cards = cartes
teach-title-tiles = tuiles
taught-one = { $number } { $gem }
taught-count = { $number } { FORM($gem, "many") }
taught-head =
    { $count ->
        [0] niveau { $level }, { $number } point, { $gem }
        [one] niveau { $level }, { $number } point, { $gem }
       *[other] niveau { $level }, { $number } points, { $gem }
    }
taught-card = { $head }, coûte { $counts }
taught-tile = { $number } points, demande { $counts }
teach-choices = { $count } réponses au choix.
teach-dots = Points { $dots }.
teach-right = Juste, { $code } : { $meaning }.
    .braille = juste { $code }
teach-wrong = Non, c'est { $code } : { $meaning }. Vous avez lu { $given }.
    .braille = non: { $code }, pas { $given }
teach-shown = C'est { $code } : { $meaning }.
teach-unclear = « { $typed } » n'est pas une réponse à cela. Une réponse est comme { $code }, ou en mots : { $example }.
    .braille = ? tapez comme { $code }
teach-round = { $right } sur { $of } justes du premier coup.
    .braille = 1er coup { $right }/{ $of }
teach-missed = Manqué : { $code }, { $meaning }.
    .braille = manqué { $code }
teach-next = Entrée pour continuer avec { $lesson }, ou tapez encore pour répéter cette leçon.
    .braille = suite: { $lesson }
teach-once-more = Entrée pour une autre série de { $lesson }.
    .braille = encore: { $lesson }
teach-lesson = Leçon { $lesson }.
teach-lessons-line = { $here ->
        [yes] { $number }, { $lesson } : vous en savez { $known } sur { $of }, et vous y êtes.
       *[no] { $number }, { $lesson } : vous en savez { $known } sur { $of }.
    }
    .brief = { $number } { $lesson } { $known } sur { $of }
teach-left = Vous quittez les leçons. Relancez-les pour continuer où vous étiez.
    .braille = fini
teach-unreadable = Ce que vous avez appris est illisible ; vous recommencez donc, et rien n'est gardé : { $detail }
teach-not-kept = Ce que vous avez appris ne peut pas être gardé : { $detail }

## The command line

replay-line = Ligne { $line } : { $problem }
replay-opening = Relevé d'une partie : { $players }.
replay-against-rules = Il commence comme aucune partie ne le peut selon les règles : { $reason }
replay-undone = { $count } décisions ont été annulées ici.
replay-undone-seen = { $count } décisions ont été annulées ici, après que des cartes cachées ont été vues.
replay-walk =
    { $count ->
        [one] { $count } tour. Tapez suite, ou seulement Entrée, pour avancer ; retour pour reculer.
       *[other] { $count } tours. Tapez suite, ou seulement Entrée, pour avancer ; retour pour reculer ; tour { $count } pour aller au dernier tour.
    }
    .braille = { $count } tours
replay-help = Vous pouvez tout demander, comme plateau, moi ou achats, pour la personne dont c'est le tour. Et bilan dit quels tours ont coûté le plus à quelqu'un. Pour partir, tapez quitter.
replay-place = Tour { $turn } sur { $count }, tour de table { $round } : { $name }.
    .braille = tour { $turn } { $name }
answer-for = Pour { $name } :
replay-over = Ici, la partie est finie.
replay-all-heard = Vous êtes à la fin. Tapez retour, ou quitter.
replay-at-beginning = Vous êtes au début.
replay-reads = Ici, on ne joue pas : la partie est enregistrée. Tapez suite, ou demandez. Exemple : plateau
no-such-turn = Il n'y a pas de tour « { $typed } » : les tours vont de 1 à { $count }. Exemple : tour 1
replay-unfinished = Le relevé s'arrête ici ; la partie n'est pas finie.
coach-looks = Un instant. Analyse de la partie : { $name }.
    .brief = Un instant.
coach-whom = Les tours de qui ? { $names }. Exemple : { $example }
coach-no-turns = { $name } n'a pas joué ici.
coach-good = { $count ->
        [one] Vous avez joué un tour
       *[other] Vous avez joué { $count } tours
    }. { $good ->
        [0] Aucun n'était le meilleur possible
        [one] L'un d'eux était le meilleur possible
       *[other] { $good } d'entre eux étaient les meilleurs possibles
    }.
    .braille = bons { $good } sur { $count }
coach-mean =
    { $loss ->
        [0] En moyenne, vos tours n'ont guère réduit vos chances de gagner.
       *[other] En moyenne, un tour a réduit vos chances de gagner de { $loss } %.
    }
    .braille = moyenne { $loss }
coach-nothing = Aucun tour ne vous a coûté cher : rien de nettement mieux n'a été trouvé.
    .braille = rien de mieux
coach-worst = { $count ->
        [one] Ce tour vous a coûté le plus :
       *[other] Ces { $count } tours vous ont coûté le plus, le pire d'abord :
    }
    .braille = pires { $count }
coach-turn = { $rank } : tour de table { $round }. { $deed } Cela a réduit vos chances de gagner d'environ { $loss } %.
    .braille = { $rank } tour { $round } { $deed } - { $loss }
coach-better =
    { $sure ->
        [sure] Mieux, à coup sûr
        [likely] Sans doute mieux
       *[open] Peut-être mieux
    } : { $step }. { $why }
    .braille = { $sure ->
        [sure] sûr
        [likely] sans doute
       *[open] peut-être
    } { $step }, { $why }
coach-walk = { $count ->
        [one] Pour aller à ce tour et tout demander, tapez 1.
       *[other] Pour aller à l'un de ces tours et tout demander, tapez son numéro : de 1 à { $count }.
    }
    .braille = 1 à { $count }?
coach-ask = Demandez comme vous pouviez alors, par exemple conseil, plateau ou menace.
    .braille = conseil, plateau, menace?
coach-at-end = Vous êtes à la fin de la partie : score, revanche, nouvelle et quitter fonctionnent comme avant. Pour laisser le bilan, tapez retour.
    .braille = fin; retour?
coach-left = De retour à la fin de la partie.
    .braille = à la fin
coach-early = Le bilan vient après la partie. D'ici là, il y a conseil.
    .braille = après la partie; conseil?
coach-elsewhere = Écrivez la partie dans un fichier avec relevé et un nom, par exemple : relevé partie.txt. Puis, hors du jeu : splendor-access coach partie.txt
    .braille = relevé partie.txt
seat-word = Siège
no-seat = Il n'y a pas de siège { $seat } : ils vont de 0 à { $last }.
ask-only-reads = « { $typed } » n'est pas une question. Exemple : achats rouge
usage-head = utilisation :
usage-arguments = arguments :
usage-options = options :
usage-argument = %(argument_name)s : %(message)s
usage-unrecognized = pas compris : %s
usage-not-with = ne va pas avec %s
usage-takes-nothing = ne prend pas de valeur, %r est donc de trop
usage-required = il manque : %s
usage-one-required = il manque un de ceux-ci : %s
usage-one-expected = il manque une valeur
usage-at-most-one = une valeur au plus
usage-at-least-one = il manque au moins une valeur
usage-some-expected = il faut %s valeurs
usage-value = %(value)r n'est pas un nombre entier
usage-choice = %(value)r n'est aucun de ceux-ci : %(choices)s
usage-command = %(parser_name)r n'est pas une commande. Il y a : %(choices)s
usage-error = %(prog)s : %(message)s
usage-lang = « { $typed } » n'est pas une langue proposée. Il y a : { $languages }.
usage-seed = Une graine est un nombre entier de 0 à 9223372036854775807, et non « { $typed } ».
usage-port = Un port est un nombre entier de 0 à 65535, et non « { $typed } ».
usage-away = Les minutes d'absence sont un nombre entier de 1 à { $most }, et non « { $typed } ».
usage-cert = Les options --cert et --key vont ensemble : donnez les deux.
usage-config = Avec --config, le fichier dit tout : laissez les options de ports, d'adresses et de certificats.
usage-store = L'option --store demande des adresses de NATS, comme nats://10.0.0.2:4222, et non « { $typed } ».
usage-store-credentials = L'option --store-credentials va avec --store.
usage-restore = L'option --restore concerne votre table de la dernière fois : enlevez --at et tout ce qui ouvre une autre table.
usage-proxy = L'option --proxy demande l'adresse d'une machine, comme 127.0.0.1, et non « { $typed } ».
usage-bind = L'option --bind demande une adresse de cette machine, comme 127.0.0.1, et non « { $typed } ».
usage-out = L'option --out demande le nom d'un dossier.
usage-file = Il n'y a pas de fichier « { $typed } ».
usage-page = Pas de page pour jouer en solo dans « { $typed } ». Sous Debian ou Ubuntu, make page en fait une.
usage-host-bots = À une table de { $count }, il faut au moins une place pour une personne.
usage-bot = « { $typed } » n'est pas un ordinateur d'ici. Il y a : { $names }.
usage-first-twice = L'option --first et la règle maison first disent toutes deux qui commence : n'en donnez qu'une.
usage-position-rules = Une ligne de position donne elle-même l'édition et les règles maison : enlevez --edition et --house.
usage-position-first = Une ligne de position dit elle-même qui commence : enlevez --first.
usage-signal = « { $typed } » n'est ni un son du programme ni un fichier. Il y a : { $names }.
usage-games = { $count } n'est pas un nombre de parties.
usage-against = Le programme { $typed } ne peut pas être lancé : { $detail }
usage-bots = { $count } ordinateurs ne vont pas pour { $players } joueurs : nommez-en un pour tous, ou un par siège.
usage-bot-name = { $file } ne peut pas être le fichier d'un adversaire : son nom doit être un simple mot en minuscules, comme careful.py, et non le mot d'un autre adversaire.
usage-bot-twice = Deux fichiers différents s'appellent { $file } : renommez-en un.
usage-bot-own = « { $typed } » est votre propre adversaire. Il ne joue qu'à ce clavier, avec play, et dans simulate.
own-bot-failed = { $when ->
    [load] { $file } ne se charge pas
   *[choose] Erreur dans { $file }
} : { $detail }{ $line ->
    [0] { "." }
   *[other] {""}, ligne { $line }.
}
own-bot-empty = { $file } n'a pas de fonction choose(view, chance, decision).
own-bot-illegal = { $file } veut faire ce qui n'est pas permis : { $action }.
own-bot-slow = { $file } n'a pas répondu en { $seconds } secondes.
own-bot-ended = { $file } s'est arrêté sans répondre.
own-bot-gone = Le fichier { $bot }.py n'existe plus.
own-bot-replaced = Le niveau { $level } joue désormais à la place de { $bot }.
simulate-game = Partie { $game } : { $winners }, { $points }, { $turns } tours.
simulate-won = le siège { $seats } gagne
simulate-shared = les sièges { $seats } partagent la victoire
simulate-points = points { $points }

# What stands in capitals behind an option.
metavar-action = ACTION
metavar-address = ADRESSE
metavar-command = COMMANDE
metavar-dir = DOSSIER
metavar-edge = BORD
metavar-file = FICHIER
metavar-format = FORMAT
metavar-game = PARTIE
metavar-language = LANGUE
metavar-layout = DISPOSITION
metavar-level = FORCE
metavar-line = LIGNE
metavar-link = LIEN
metavar-mark = MARQUE
metavar-name = NOM
metavar-name-mm = NOM=MM
metavar-port = PORT
metavar-question = QUESTION
metavar-rule = RÈGLE
metavar-sound = SON
metavar-table = TABLE
metavar-what = QUOI
metavar-word = MOT
metavar-words = MOTS

cli-about = Splendor pour l'oreille et le doigt : entendu ligne par ligne, lu en braille.
words-cli-agent = agent
words-cli-ask = demander, question
words-cli-club = club
words-cli-coach = bilan
words-cli-companion = accompagner, compagnon
words-cli-doctor = vérifier, diagnostic
words-cli-games = parties
words-cli-host = ouvrir, inviter
words-cli-join = rejoindre
words-cli-labels = étiquettes
words-cli-play = jouer
words-cli-replay = redire, rejouer
words-cli-resume = reprendre
words-cli-serve = servir
words-cli-server = serveur, server
words-cli-simulate = simuler
words-cli-stats = statistiques
words-cli-tables = tables
words-cli-teach = apprendre
cli-own-words = Les sous-commandes se tapent aussi ainsi : { $words }.
manual-name = NOM
manual-synopsis = SYNOPSIS
manual-description = DESCRIPTION
manual-commands = COMMANDES
manual-options = OPTIONS DE TOUTES LES COMMANDES
manual-files = FICHIERS
manual-exit = CODE DE RETOUR
manual-where = Les parties enregistrées, les réglages et le journal des erreurs sont dans { $folder }. SPLENDOR_ACCESS_HOME nomme un autre dossier.
manual-codes = 0 : c'est fait. 1 : ce n'était pas possible. 2 : la ligne de commande est fausse. 3 : un fichier est illisible. 130 : interrompu.
cli-play = commencer une partie
cli-companion = suivre une partie avec le jeu en boîte : on saisit les tours de tous, et elle répond aux questions
cli-companion-seat = une personne à la table ; à donner une fois pour chacune, dans l'ordre des tours
cli-companion-me = la personne à qui répondent les questions, par son nom ; sans cette option, la première
cli-companion-first = qui commence, par son nom ; sans cette option, la première personne
cli-companion-from = commencer au milieu d'une partie : à une ligne de position, ou sans elle pas à pas
cli-companion-game = une partie sauvegardée avec le jeu en boîte à continuer, par son numéro
cli-companion-host = chacun à la table peut jouer sur un téléphone ; ajoutez --lan pour les téléphones de la maison
cli-resume = reprendre une partie sauvegardée
cli-games = lister les parties sauvegardées : numéro, état, jour et joueurs
cli-games-all = lister toutes les parties, pas seulement les dix dernières jouées
cli-games-who = seulement les parties avec ces personnes, ou nommées ainsi, par le nom ou une partie du nom
cli-games-unfinished = seulement les parties qui ne sont pas finies
cli-games-delete = supprimer une partie pour toujours, par son numéro ou son nom
cli-games-rename = donner un autre nom à une partie ; --to dit lequel
cli-games-to = le nouveau nom, par exemple avec-ana
cli-stats = dire comment vos parties se sont passées : victoires, points et tours, par sorte de partie et par adversaire
cli-stats-me = les parties de qui, par son nom ; sans cela les vôtres
cli-csv = écrire des lignes de CSV, pour un tableur
cli-replay-all = redire toute la partie d'un coup
cli-replay = redire les coups d'un relevé
cli-coach = dire quels tours d'un relevé ont coûté le plus à quelqu'un, et ce qui était mieux
cli-simulate = jouer des parties entre ordinateurs
cli-agent = jouer en adversaire d'un autre programme, par lignes de JSON
cli-agent-bot = l'ordinateur qui répond ou joue : { JOIN($bots, "or") }
cli-agent-against = un programme contre lequel jouer, avec ses options
cli-ask = répondre à une question sur une partie sauvegardée ou une position
cli-ask-position = interroger cette ligne de position
cli-ask-seat = le siège qui demande, à partir de 0 ; sans cela, celui qui doit jouer
cli-question = une commande qui lit, comme achats rouge ou plateau
cli-tables = énumérer les tables braille utilisables
cli-labels = faire des étiquettes braille pour les cartes (une imprimante de bureau ne fait pas de points), et lire des fichiers d'étiquettes
cli-label-action = list, preview, find, pair, verify, sheets, ruler ou slate ; sans cela, des fichiers sont faits
cli-label-words = pour preview et find une carte, par exemple son code ; pour verify un fichier
cli-label-format = quelle sorte de fichier : { JOIN($formats, "or") }
cli-label-for = ce qui fait les étiquettes, donc ce qu'un fichier omet : swell (papier thermogonflable), uv (encre en relief), home (imprimante chez soi) ou embosser (embosseuse)
cli-label-what = cards (cartes), nobles, tokens (jetons), aids (aides), rules (règles), table ou all (tout)
cli-label-select = seulement les cartes qui conviennent à une description, comme "niveau c rouge"
cli-label-standard = les mesures du braille : { JOIN($standards, "or") }
cli-label-measure = une autre mesure que la norme permet, en mm : base, height, dot, cell ou line
cli-label-notation = la table braille : une de celles que la commande tables énumère, ou un fichier à vous
cli-label-place = où se collent les étiquettes des cartes : bottom (en bas), ou top (en haut) entre points et bonus
cli-label-layout = wrap remplit les lignes, stack met le coût sur sa propre ligne, landscape couche les cartes sur le côté
cli-label-sheet = la planche d'étiquettes ; l'action sheets les énumère
cli-label-margin = à quelle distance les points restent du bord d'une étiquette, en mm
cli-label-start-at = la première étiquette encore là sur la première page
cli-label-print-text = imprimer aussi des mots pour une aide voyante
cli-label-print-size = la taille de la liste en gros caractères, de 18 à 28 points
cli-label-mark = ce qui montre le haut d'une étiquette : tokens pour une cellule pleine sur les seuls jetons, cell pour une sur chaque étiquette, ou none pour rien
cli-label-cards = un fichier CSV de cartes faites maison
cli-label-qr = mettre un code QR sur chaque étiquette, pour un téléphone qui le lit à voix haute
cli-label-nobles = un fichier CSV de tuiles nobles faites maison
cli-label-text = un fichier CSV d'étiquettes à vous : ce qui est en braille, et ce qui est imprimé
cli-label-embosser = l'embosseuse à qui vont les fichiers brf et pef, ou les cellules et les lignes de sa page, comme 42x28
cli-label-grid = des étiquettes à distances égales dans les fichiers brf et pef : even (égales), die-cut (planches prédécoupées) ou strips (bandes)
cli-label-cut-marks = des lignes pour couper au toucher : de points dans les fichiers brf et pef, avec une grille égale, en relief en pdf et svg
cli-label-card = la taille de vos cartes en mm, comme 63x88, ou 66x91 pour des cartes sous pochette
cli-label-bed = la taille du plateau de l'imprimante 3D en mm, comme 180x180 ; sinon 220x220
cli-label-plate = l'épaisseur de la plaque sous les points en 3D, en mm
cli-label-layer = la hauteur d'une couche de l'imprimante 3D, en mm
cli-label-out = le dossier des fichiers, qui est créé s'il n'y est pas
cli-label-force = remplacer les fichiers déjà là
cli-label-png = avec preview : l'image d'une planche
cli-teach = apprendre à lire la notation en braille
cli-teach-table = la table braille à apprendre ; sans cela, celle de vos réglages
cli-doctor = dire ce qui marche ici, et ce qu'il faut installer
cli-doctor-store = examiner plutôt NATS à cette adresse
cli-version = afficher la version et finir
cli-help = afficher ceci et finir
cli-seat = une personne à ce clavier ; à donner une fois pour chacune
cli-bot = la force d'un ordinateur : { JOIN($bots, "or") } ; à donner une fois pour chacun
cli-bot-or-file = un ordinateur : { JOIN($bots, "comma") }, ou un fichier à vous, comme careful.py ; à donner une fois pour chacun
cli-host = ouvrir une table pour des amis ailleurs, et y jouer
cli-join = s'asseoir à une table que quelqu'un a ouverte
cli-link = le lien de la table, ou son numéro dans la liste ; sans lui, la liste de vos tables
cli-watch = regarder la partie, sans place à soi
cli-name = votre nom à la table
cli-seats = combien de personnes peuvent s'asseoir : 2, 3 ou 4 ; la partie commence quand toutes sont là
cli-port = le port du serveur ; sans lui, un port libre
cli-bind = une adresse de cette machine où d'autres peuvent venir ; à donner une fois pour chacune
cli-ssh = laisser jouer aussi par ssh, à ce port
cli-lan = laisser venir tous ceux de la maison ; ce n'est pas chiffré
cli-proxy = croire le proxy à cette adresse sur l'adresse d'où vient quelqu'un
cli-page = offrir, à côté des tables, la page pour jouer en solo que make page a mise dans ce dossier
cli-cert = le fichier d'un certificat TLS, pour des liens en https
cli-verbose = dire aussi ce que le système dit d'une panne du réseau
cli-key = le fichier de la clé de ce certificat
cli-at = l'adresse d'un serveur que quelqu'un fait tourner avec serve ; la table s'y ouvre
cli-new-table = ouvrir une autre table que la dernière fois
cli-restore = revenir à un fichier conservé de la dernière partie
cli-serve = tenir un serveur de tables que d'autres ouvrent
cli-config = un fichier avec tout cela et plus, au lieu des autres options : voir docs/serving.md
cli-store = tout garder dans NATS à cette adresse, que plusieurs serveurs peuvent partager
cli-store-credentials = le fichier avec lequel NATS laisse entrer le serveur
cli-server = donner des ordres au serveur que vous tenez ici
cli-server-order = list, close, ban, unban, message, mail, stop ; pour un club invite, members ou expel ; ou copy ou export
cli-server-words = à close une table, à ban et unban une adresse, à message un texte pour toutes les tables, à invite et expel un nom, à copy et export d'où et vers où
cli-club = retrouver les membres d'un club, et jouer avec eux
cli-club-link = le lien de votre invitation, ou du club ; sans lui, le club de la dernière fois
cli-no-play = seulement ouvrir la table, sans place à soi
cli-away = minutes d'absence après lesquelles l'ordinateur peut jouer à la place
cli-seed = un nombre qui décide de tout le hasard, pour rejouer la même partie
cli-edition = les règles : 2024, 2014 ou up-to-three
cli-first = qui commence, par son nom ; selon les règles, la personne la plus jeune ; sans cette option, la première personne
cli-house = une règle maison : gold=missing, first=SIÈGE (à partir de 0), points=N ou tiles=N
cli-lang = la langue ; à donner une fois pour chaque personne, dans l'ordre des sièges, ou une fois pour toutes
cli-wrap = si les longues lignes sont coupées entre les mots : on (oui), off (non), ou auto pour un lecteur d'écran qui en a besoin
cli-plain = de simples lignes, sans touches d'édition
cli-display = utiliser une plage braille de BRLTTY ou NVDA quand elle est là : auto ou off
cli-display-only = jouer sur une plage braille de BRLTTY ou NVDA seule, sans terminal ni son
cli-theme = des lignes très contrastées : dark (sombre), light (clair), words (mots) ou off (non)
cli-signal = un son quand c'est à vous : bell, chime, knock, rise, off, ou un fichier de son
cli-speech = qui parle : votre lecteur d'écran (reader), le programme (direct), personne (off), ou selon ce qu'il trouve (auto)
cli-text = ce qui est affiché : words (mots), ou braille pour des lignes courtes avec les codes en cellules braille
cli-transcript = si ce que dit le programme est aussi affiché : on ou off
cli-verbosity = la longueur de ce qui est dit : brief (bref), normal ou full (complet)
cli-quick = commencer tout de suite : vous contre un adversaire facile, sans questions
cli-tutorial = commencer une première partie qui vous apprend le jeu ; toujours les mêmes cartes
cli-position = commencer à une ligne de position
cli-game = le numéro de la partie ; sans cela, la dernière jouée
cli-file = un fichier avec un relevé
cli-games-count = combien de parties
cli-players = combien de joueurs : 2, 3 ou 4
cli-json = afficher des lignes de JSON
cli-legal = afficher aussi les actions permises à chaque décision

## Setting up, which the script .ci/setup says before there is a program: a line each

install-begins = Le programme se met en place. Cela prend environ une minute.
install-needs-administrator = Le braille et la parole demandent des paquets du système que seul un administrateur peut installer.
install-add-later = Le jeu marche en texte sans eux. Pour les ajouter, tapez : { $detail }
install-packages = Installation de paquets du système : { $detail }
install-packages-failed = Cela n'a pas marché, il manque donc peut-être le braille ou la parole. Pour réessayer : { $detail }
install-braille-by = Pour le braille, tapez : { $detail }
install-both-by = Pour le braille et la parole, tapez : { $detail }
install-both-somehow = Pour le braille et la parole, installez liblouis, BrlAPI et Speech Dispatcher avec leurs modules Python.
install-text-works = Le jeu marche en texte sans eux.
install-no-python = Ce programme demande Python 3.11 ou plus récent, et il n'y en a pas : veuillez l'installer.
install-no-venv = Il manque à Python son module venv. Sous Debian ou Ubuntu, tapez : { $detail }
install-no-environment = L'environnement virtuel n'a pas pu être fait. Les détails sont dans { $detail }
install-fetching = Téléchargement des bibliothèques : { $detail }
install-libraries = Installation des bibliothèques : { $detail }
install-waiting = Le travail continue, après { $detail } secondes.
install-looking-up = Recherche des paquets du système, après { $detail } secondes.
install-preparing = Préparation de Python pour les bibliothèques, après { $detail } secondes.
install-certificates = Un certificat du réseau n'est pas reconnu ici. Si votre réseau en a un à lui, donnez à la variable d'environnement PIP_CERT son fichier ; sinon, vérifiez l'horloge. Puis retapez la même chose. Les détails sont dans { $detail }
install-no-network = Il n'y a pas de réseau, ou il n'atteint pas ce qu'il faut. Connectez-le et retapez la même chose. Les détails sont dans { $detail }
install-full = Le disque est plein : il faut environ 250 Mo. Faites de la place et retapez la même chose.
install-not-writable = Rien ne peut être écrit dans { $detail }. Copiez le dossier du programme dans votre dossier personnel, et tapez-y la même chose.
install-noexec = Aucun programme ne peut être lancé dans { $detail }. Copiez le dossier du programme dans votre dossier personnel, et tapez-y la même chose.
install-failed = Ce que demande le programme n'a pas pu être installé. La raison est à la fin de { $detail }
install-windows = Sous Windows, tapez ces trois lignes au lieu de make play :
install-windows-readers = NVDA et JAWS lisent le terminal ; NVDA le montre aussi sur une plage braille.
install-ready = Prêt.

## Braille tables

tables = { $count ->
        [one] Une table braille peut être utilisée :
       *[other] { $count } tables braille peuvent être utilisées :
    }
tables-own = { $count } tables de la notation elle-même, pour d'autres programmes, sont dans { $folder }
table =
    { $name } : { $kind ->
        [computer] braille informatique
        [contracted] braille littéraire abrégé
       *[literary] braille littéraire intégral
    }, { $language }, { $dots } points ; carte la plus longue { $longest } cellules{ $default ->
        [display] , par défaut sur les plages
        [paper] , par défaut sur papier
       *[none] { "" }
    } ; { $code } est { $cells }
    .brief = { $name } : carte la plus longue { $longest } cellules ; { $code } est { $cells }
    .full = { $name }, { $title } : carte la plus longue { $longest } cellules ; { $code } est { $cells }
table-lacking = { $name } : inutilisable ici, car liblouis ne trouve pas ce fichier : { $file }
table-refused =
    { $wrong ->
        [same-cells] { $name } : pas proposée ici, car { $code } a les cellules d'un autre code.
        [letter-sign] { $name } : pas proposée ici, car { $code } s'écrit sans signe de lettre.
       *[read-back] { $name } : pas proposée ici, car { $code } se relit autrement.
    }

table-texts = { $name } : { $title } : { $cells }
table-sentence = Vous pouvez acheter trois des autres cartes.

# A file with a table that a player names.
own-table-absent = La table braille { $file } est introuvable. Tapez le chemin complet d'un fichier dont le nom finit par .ctb ou .utb.
own-table-broken = La table braille { $file } est inutilisable. liblouis dit : { $detail }
own-table-unfit = Les codes ne peuvent pas s'écrire avec la table braille { $file } : { $wrong ->
        [same-cells] { $code } a les cellules d'un autre code.
        [letter-sign] { $code } s'écrit sans signe de lettre.
       *[read-back] { $code } se relit autrement.
    }
own-table-letters = Les phrases ne peuvent pas s'écrire avec la table braille { $file }. Ces signes n'y ont pas de cellules à eux : { $letters }.

## Doctor

doctor-text = Texte : disponible. Les lignes sont affichées{ $editable ->
        [yes] , et tapées avec des touches d'édition.
       *[no] , et lues comme de simples lignes.
    }
doctor-cells = La sortie { $cells ->
        [yes] peut montrer des cellules braille.
       *[no] ne peut pas montrer de cellules braille ; les numéros des points les remplacent.
    }
doctor-braille = Traduction en braille : disponible, liblouis { $version }, { $cells ->
        [none] table { $table }.
       *[other] table { $table } : { $code } est { $cells }
    }
doctor-liblouis = liblouis : { $module ->
        [yes] par son module Python
       *[no] appelé directement
    }, { $file }. Tables dans { $folder }
doctor-no-braille = Traduction en braille : indisponible. { $mend }
doctor-pybrl = pybrl a été trouvé. Quand liblouis manque, les phrases anglaises d'une plage braille passent par lui, en intégral. Les codes, les étiquettes, le cours et la saisie en braille demandent liblouis.
doctor-codes = Braille des codes : { $table }, { $why ->
        [setting] comme vous l'avez réglé.
        [refused] la table habituelle, car { $named } est inutilisable.
        [brltty] car BRLTTY vous montre le terminal avec { $named }.
        [foreign] la table habituelle. BRLTTY a { $named }, qui est d'une autre langue.
        [unlike] la table habituelle. BRLTTY a { $named }, qui n'est pas proposée pour les codes.
       *[language] la table habituelle.
    }
doctor-texts = Braille des phrases : { $table }, { $why ->
        [setting] comme vous l'avez réglé.
        [refused] comme pour les codes, car { $named } est inutilisable.
        [brltty] car BRLTTY abrège les mots avec { $named }.
        [six] car la plage a six points.
       *[codes] comme pour les codes.
    }
doctor-tables = Tables braille : { $names } trouvées, sur { $total } proposées.
doctor-no-tables = Tables braille inutilisables : { $names }. { $step }
doctor-display = Plage braille : disponible, { $name }, { $rows ->
        [one] { $columns } cellules.
       *[other] { $rows } rangées de { $columns } cellules.
    }
doctor-display-keys = Touches de la plage : { $routing ->
        [yes] touches de routage
        [no] pas de touches de routage
       *[unknown] elle ne dit pas s'il y a des touches de routage
    }, { $dots ->
        [yes] touches pour taper du braille.
        [no] pas de touches pour taper du braille.
       *[unknown] ni si l'on peut taper du braille.
    }
doctor-no-display = Plage braille : indisponible. { $mend }
doctor-nvda-untried = Le braille par NVDA n'a été essayé qu'avec des remplaçants de NVDA et de Windows. Si quelque chose ne va pas, signalez-le, s'il vous plaît.
doctor-feel = La plage montre maintenant { $code }{ $cells ->
        [none] .
       *[other] { "," } en { $cells }
    } Le sentez-vous ? Tapez oui ou non, ou appuyez sur une touche de la plage.
    .braille = senti? une touche
doctor-felt = Bien. La plage braille marche.
doctor-felt-key = Bien. La plage braille marche, et ses touches aussi.
doctor-not-felt = Y a-t-il d'autres cellules ? Alors choisissez une autre table : { $program } tables les énumère. N'y a-t-il rien ? Alors voyez si un autre programme montre quelque chose, comme Orca ou le menu de BRLTTY.
doctor-speaks =
    { $mode ->
        [reader] { $reason ->
            [asked] Qui parle : votre lecteur d'écran, car vous l'avez demandé.
            [reader] Qui parle : votre lecteur d'écran ; { $readers } tourne.
            [remote] Qui parle : votre lecteur d'écran, car vous venez d'une autre machine.
            [console] Qui parle : votre lecteur d'écran, car ceci est une console.
           *[unsure] Qui parle : votre lecteur d'écran ; d'ici, on ne voit pas s'il y en a un.
        }
        [direct] { $reason ->
            [asked] Qui parle : le programme, car vous l'avez demandé.
           *[answers] Qui parle : le programme, s'il y a un chemin vers une voix ; aucun lecteur d'écran n'a été trouvé.
        }
       *[off] { $reason ->
            [asked] Qui parle : personne, car vous l'avez demandé.
            [piped] Qui parle : personne, car ceci tourne comme essai d'autres programmes (CI).
           *[silent] Qui parle : personne ; aucun lecteur d'écran n'a été trouvé, et aucune synthèse vocale ne tourne.
        }
    }
doctor-speech = Parole par { $path } : disponible, comme { $through }. { $count ->
        [0] Elle se règle dans son propre programme.
       *[other] Elle suit ces réglages : { $settings }.
    }
doctor-no-speech = Parole par { $path } : indisponible. { $mend }
speech-no-module = Son module pour Python manque. { $step }
speech-missing =
    { $path ->
        [prismatoid] C'est un supplément. { $step }
       *[other] { $detail }. { $step }
    }
speech-absent = Aucune synthèse vocale ne tourne. { $step }
speech-idle = Il est installé et ne tourne pas. Pour le lancer : { $program } play --speech direct
speech-stopped = Il n'a rien trouvé qui parle.
speech-mute = Il tourne et n'a pas de synthétiseur. { $step }
speech-broken =
    { $detail ->
        [none] Il ne répond pas.
       *[other] Il échoue : { $detail }
    }
doctor-sentence = Voici la voix du jeu : code c4s 3s3o6d.
doctor-hear = Par { $path } a été dit : { $sentence } L'avez-vous entendu ? Tapez oui ou non.
doctor-heard = Bien. Le programme peut parler : { $program } play --speech direct
doctor-not-heard = Vérifiez le volume et la carte son de votre système. Avec speech-dispatcher, essayez : spd-say bonjour
doctor-not-spoken = Aucune phrase d'essai n'a été dite, car aucun chemin vers une voix ne marche.
doctor-signal = Sons pour votre tour : disponibles s'il y a une carte son, par { $player }.
doctor-no-signal = Sons pour votre tour : indisponibles ; la cloche marche sans cela. { $step }
library-missing = La bibliothèque { $library } manque.
library-old = La bibliothèque { $library } est trop ancienne : { $file } est la version { $found }, il faut { $wanted }.
library-new = La bibliothèque { $library } est plus récente que ce que ce programme connaît : { $file } est la version { $found }, il faut { $wanted }.
library-strange = La bibliothèque { $library } est inutilisable : { $file } porte son nom et est autre chose.
library-damaged = La bibliothèque { $library } est inutilisable : { $file } est endommagé.
library-lent = Python la prend dans { $folder }. Retirez ce dossier de PYTHONPATH, et lancez le programme dans un autre dossier.
library-install = Pour l'installer, tapez : { $command }
# In the file for Windows, where nothing can be installed.
library-unpack = Pour réparer le programme, décompressez de nouveau son archive, ou relancez son installation.
library-elsewhere = Le fichier pour Windows ne la contient pas. Un programme installé avec Python peut l'avoir.
doctor-libraries = Bibliothèques : toutes disponibles.
doctor-library = { $extra ->
        [extra-friends] Tables avec des amis
        [extra-labels] Étiquettes
        [extra-dxf] Étiquettes en DXF
        [extra-club] Le classement et les avis d'un club
        [extra-3d] Étiquettes en 3D
       *[extra-core] Le programme
    } : non disponible. { $mend }
doctor-settings = Réglages : { $faults ->
        [0] disponibles, dans { $file }
        [one] une ligne de { $file } n'est pas bonne, comme on vient de le dire. Corrigez-la dans un éditeur, ou supprimez le fichier.
       *[other] { $faults } lignes de { $file } ne sont pas bonnes, comme on vient de le dire. Corrigez-les dans un éditeur, ou supprimez le fichier.
    }
doctor-saves = Parties sauvegardées : disponibles, dans { $folder }
doctor-no-saves = Parties sauvegardées : indisponibles, car on ne peut pas écrire dans { $folder } : { $detail }. Pour les garder ailleurs, donnez un autre dossier à la variable d'environnement SPLENDOR_ACCESS_HOME.
doctor-language = Langue : { $language } ; proposées : { $languages }.

## Words by what they mean, as the grammar of sentences reads them.

senses-take = prends, prendrais, prendre, prend, prenons, pris, prenne, pioche, pioches, attrape, donne moi, donnez moi, je choisis, choisis, récupère, je vais prendre, je voudrais, un coup de, choisir, choisi, j'aimerais avoir, ramasse, ramasser, obtenir, avoir, récupérer, j'en veux, prenais, tire, tires, tirer, je tire, empoche, empocher, saisis, saisir, chope, je me sers, me sers, sers moi, me servir, prise de, prises, prise, prenez, prennent, prendra, prendrait, prendrai, prenant, ramassé, récupéré, rafle, raflé, obtient, obtiens, recevoir
senses-buy = achète, achèterais, acheter, achètes, achetez, acheté, achetée, achat, achetons, achète la, acheta, paie, payer, paye, achetées, achetés, achetais, acquiers, acquérir, m'offre, je m'offre, pour ma pomme, achats, achètent, achèterait, achèterai, achetant, s'acheter, s'offre
senses-reserve = réserve, je la réserve, réserver, réserves, réservez, réservé, réservée, garde, garder, mets de côté, mettre de côté, met de côté, réserverais, dans ma main, met en réserve, mets en réserve, mise de côté, retiens, retenir, réservation, de côté, pour plus tard, réservais, mets au frais, mettre au frais, met au chaud, mets au chaud, mettre de coté, mets sous le coude, réservations, pour tout à l'heure, pour après, réservent, réserverai, mets une option sur, pose une option sur, prends une option sur
senses-return = rends, rendre, rend, rendu, redonne, redonner, remets, remettre, jette, défausse, défausser, enlève, enlever, retire, retirer, vire, virer, balance, abandonne, débarrasse, s'en vont, s'en va, me débarrasse, je me débarrasse, je me passe, me passe de, peuvent partir, peut partir, en trop, rendrais, repose, restituer
senses-pass = passe, passer, passé, saute mon tour, sauter, passe mon tour, je saute, ne rien faire, rien faire, saute ce tour, renonce à mon tour, ne fais rien, zappe mon tour
senses-undo = annule, annuler, défais, défaire, reviens en arrière, annulé, reprendre mon coup, je me suis trompé, je me suis trompée, retour en arrière, revenir, annule mon coup, trompé, trompée, ce que je viens de faire, ce que je viens de jouer, mon dernier coup annulé, recule, reculer, marche arrière, reprends mon coup, reprendre, reprends mes, fais marche arrière, reviens d'un coup, revenir d'un coup, je reviens en arrière, je reviens d'un coup, revenir en arrière, retourner en arrière, je retourne en arrière, retire mon coup, efface mon dernier coup, annulez
senses-wish = faut il, dois je, peux, peut, pourrais, pourrait, puis je, voudrais, aimerais, aurais, aurais dû, si, devrais, dois, droit, le droit, possible, serait, j'hésite, hésite, envie, tente, tenté, tentée, et si, achèterais, prendrais, réserverais, peut être, à ta place, faudrait, on peut, si je, suppose, supposons, imagine, imaginons, permis, autorisé, penses, penses tu, bien de, ce serait, dès que, j'allais, presque, souhaite, souhaiterais, que se passe, tentant, achetais, prenais, passais, me demande, je me demande, aperçu, avant goût, simule, simuler, simulation, essaie, teste, prendrait, prendrai, prenant, achèterait, achèterai, achetant, réserverai, rendrais, pourrai, pourra, pourront, vaudrait, essayer, admettons
senses-not = pas, ne, n', jamais, rien, aucun, aucune, ni, hors de question, surtout pas, non, plutôt que, au lieu de, touche pas, touche plus, touche à rien, à la place de, à la place du, à la place des, pas un seul, pas une seule
senses-except = sauf, sans, excepté, à part, pas, hormis, hors, mis à part, à l'exception du
senses-every = chaque, toutes, tous, toutes les couleurs, une de chaque, un de chaque, quelque chose, n'importe quoi, tout
senses-same = même, même chose, pareil, la même chose, comme avant, pareil que la dernière fois, pareil qu'avant, pareils, pareilles, pareille, identiques, comme au tour d'avant, comme la dernière fois, comme au dernier tour, comme tout à l'heure, comme au tour précédent, comme la fois d'avant, idem
senses-redo = refais, refait, refaire, rejoue, rejouer, répète, répéter, refaisons
senses-who = qui
senses-what = quoi, qu'est ce que, quel, quelle, quels, quelles, lesquelles, lequel, laquelle, où, y a t il, montre, est ce que, ya, liste, comment, dis, cherche, c'est quoi, qu'est ce qu'il y a, qu'est ce qui, que fait, dis moi, montre moi, lis, lis moi, rappelle moi, je veux savoir, peux tu me dire, tu peux me dire, décris, explique, c'est combien, quel est, quelle est, quels sont, quelles sont, où est, où sont, sont, suis, es, regarde, voir, entendre, savoir, a quoi, il y a, y a, est, montrer, affiche, voyons, parle moi de, trouve, trouver, c'est, fais voir, fais moi voir, rappelle moi ce que, parle moi, montre toutes, montre tous, dis moi ce que, cherche moi, lire, vois, décrire, examine, regarder, que, qu', quoi déjà, combien déjà, c'est quoi déjà, avec quoi, il y en a une, y en a une, il y en a un, y en a un, y en aurait une, y en a-t-il une, montrez, dites moi, lisez, affichez, rappelez moi, faites voir, énumère, infos, quid, jette un œil, jette un oeil, jette un coup d'œil, jette un coup d'oeil, point d'interrogation, expliquez
senses-many = combien, combien de, nombre de, combien de fois, combien d', combien y a t il, total, en tout, nombre, encore combien, a combien de, ont combien de
senses-when = quand, depuis quand, depuis combien de temps
senses-why = pourquoi, d'où, comment ça, explique le dernier coup, explique le coup, explique son coup, explique ce coup, pour quelle raison
senses-past = était, déjà, avant, jamais, depuis, s'est passé, sortie, venu, pris, achetée, prise, étaient, achetées, prises, rendu, réservée, fait, jusqu'ici, jusque là, jusqu'à présent, tout à l'heure, y avait il, avait, obtenu, eu, auparavant, précédemment, est passé, achetés, s'est il passé, depuis quand, depuis combien de temps, payé, payée, été, joués, arrivées, sorties, venues, s'est déroulé, s'est produit, étais, avais
senses-bound = il y a, avant, depuis, après, jusqu'à, entre, jusqu'au, à partir du, à partir de, dès le
senses-would-have = aurais, aurait, aurions
senses-own = mon, ma, mes, mon coup
senses-noun = réservation, réservations, achat, achats
senses-seats = deux joueurs, trois joueurs, quatre joueurs, 2 joueurs, 3 joueurs, 4 joueurs
senses-so-far = jusqu'ici, jusque là, jusqu'à présent, jusqu'à maintenant, sont arrivées, sont sorties, sont venues
senses-tell = raconte, raconte moi, racontez, racontez moi
senses-ago = il y a
senses-bound-before = avant
senses-bound-until = jusqu'à, jusqu'au
senses-bound-after = après
senses-last-but-one = avant dernier, avant dernière, pénultième, avant ça, avant cela, avant celui ci, avant celui là, juste avant, avant son dernier, avant sa dernière
senses-rounds = tours, manches
senses-last = dernier, dernière, dernièrement, précédent, derniers, dernières, dernier coup, dernier tour, la dernière fois, vient de, vient d', viens de, précédente, en dernier, tour précédent, coup précédent, à l'instant, tout juste, précédents
senses-next = prochain, prochaine, suivant, fera, suite, suivante
senses-me = je, j', me, m', moi, mon, ma, mes, j'ai, mienne, mien, à moi, pour moi, miens, moi même, mes affaires, mes choses, statut, mon coup, jai, jen ai
senses-other = adversaire, adversaires, elle, l'autre, autre, lui, autres, ordinateur, son, sa, ses, leur, il, mon adversaire, l'adversaire, de l'adversaire, de mon adversaire, quelqu'un d'autre, les siens, les siennes, le sien, la sienne, sien, sienne, siens, siennes, à part moi, sauf moi, quelqu'un d'autre que moi, d'autre que moi, en face, d'en face, vis-à-vis, mon voisin, ma voisine, du voisin, de la voisine, de mon voisin, de ma voisine, mon pote, mon copain, ma copine, mon ami, mon amie, ordi, robot, bot, ia
senses-somebody = tu, il, elle, on, ils, elles, quelqu'un, toi
senses-nobody = personne, aucun joueur, aucun de nous, aucun d'entre nous, aucun de nous deux
senses-both = tous les deux, nous, on, chacun, tout le monde, quelqu'un, personne, tous les joueurs, l'un de nous, les autres, tous, ensemble, n'importe qui, chaque joueur, nous deux, l'un de nous deux, un de nous deux, l'un d'entre nous, l'un des deux, un de nous
senses-points = point, points, score, pts, scores, classement, pointage, prestige, points d'avance, points de retard, pv, points de victoire
senses-winning = gagne, gagné, mène, en tête, devant, derrière, perd, perdu, perds, vainqueur, mieux placé, gagner, victoire, devant moi, mène la partie, gagnant, gagnante, premier, en avance, en retard, remporte, emporte, a gagné, domine, le meilleur, mené, je suis derrière, je suis devant, écart, points d'avance, points de retard, à la traîne, à la ramasse, pris la tête, gagnera, perdre
senses-tokens = jeton, jetons, gemme, gemmes, pierre, pierres, pierres précieuses, pions, pion, monnaie, argent, jetons or, ressources, bijoux, jeton pierre, cailloux, pièce, pièces, fric, thunes
senses-bonus = bonus, réduction, réductions, remise, bonus permanents, rabais, remises
senses-card = carte, cartes, développement, celle, celles, carte développement, cartes développement, carte visible
senses-noble = noble, nobles, tuile, tuiles, mécène, mécènes, nobles présents, tuile noble, tuiles noble, seigneur, seigneurs, personnage, personnages
senses-deck = pioche, pioches, pile, piles, paquet, paquets, talon, face cachée, tas, à l'aveugle, cachée, cachées, sans regarder, sans la voir, sans voir, les yeux fermés, dessus de la pioche, taille, secrète
senses-hand = main, réservée, réservées, en main, dans ma main, mises de côté, mes réservations, réservation, en réserve, que j'ai en réserve, mise de côté, mis de côté, gardée, gardée en main, thésaurise, que je couve, planquée
senses-bank = banque, la réserve, reste, restants, disponible, en banque, dans la banque, dans la réserve, il reste, reste t il, restent, encore, disponibles, stock, cagnotte, dispo
senses-turn = tour, à qui, à qui de jouer, le tour, à moi de jouer, à qui le tour, de jouer, jouer, dernier tour, dernier coup, tour précédent, coup précédent
senses-round = manche, manches, tours de table, tours, tour, combien de temps
senses-board = table, marché, plateau, étalage, visibles, visible, en jeu, étalées, à vendre, face visible, sur la table, préparation
senses-need = manque, manquent, faut, besoin, me faut, il me manque, me manque, me manquent, il me faut, besoin de, ai besoin, nécessaire, faudrait, manque t il, requis, demande, demandent, exige, exigent, réclame, veut, nécessite, demandé, réclamé, demandaient, faudra
senses-afford = offrir, me payer, m'offrir, moyens, me permettre, permettre, assez pour, les moyens, assez, de quoi, ai de quoi, de quoi payer, à ma portée, abordable, abordables, s'offrir, suffisamment
senses-advice = conseil, conseils, stratégie, conseille, conseilles, suggestion, suggère, meilleur coup, que ferais tu, que dois je, que faire, quoi faire, astuce, proposes, recommandes, idée, le mieux, que faire maintenant, que me conseilles tu, tu me conseilles, que me conseilles, conseille moi, aide moi à choisir, quel coup, coup à jouer, le meilleur coup, meilleur choix, que jouer, quoi jouer, que dois je faire, qu'est ce que je dois faire, qu'est ce que je fais, tu ferais quoi, je fais quoi, qu'est ce que tu ferais, recommandation, suggestions, tactique, que proposes tu, un conseil, idées, que suggères, que me proposes tu, coup de pouce, bloqué, bloquée, je suis bloqué, je sèche, coincé, coincée, je suis bloquée, je suis coincé, je suis coincée, analyse, tuyau, quelle carte viser, je vise quelle carte, quoi viser, ton avis, avis, alternative, alternatives, autre idée, autre conseil, que me recommandes tu, je suis perdu, je suis perdue, complètement perdu, complètement perdue, totalement perdu, aucune idée, sais pas quoi, sais plus quoi, ne sais pas quoi, je bloque, plan b, des idées, coup de main, un coup de main, un coup de pouce, indice, préconises, suggères, tu jouerais quoi, votre avis, je suis paumé, je suis paumée, je galère
senses-threat = danger, dangereux, menace, menaces, menacer, risque, menacé, dangereuse, me prendre, me piquer, piquer, me doubler, m'inquiéter, inquiétant, inquiète, méfier, me méfier, craindre, peur, crains, effrayant, redouter, redoute, surveiller, faire gaffe, faire attention, prends garde, chiper, contrer, empêcher
senses-further = encore
senses-fast = plus rapide, plus vite, le plus vite, plus tôt, le plus tôt, plus rapidement, le plus rapidement
senses-plan = plan, mijote, vise, prévoit, cherche, derrière, projette, projet, compte, prépare, intention, intentions, après quoi, veut faire, cherche à, collectionne, objectif, viser, stratégie de, veulent, voulait, intéresse, veut, manigance, trame, en venir, veut en venir, dans quel but, quel but, derrière la tête, fabrique, combine, magouille, complote, manigances, à quoi joue
senses-value = rentable, plus rentable, meilleure carte, vaut le coup, meilleure affaire, bonne affaire, le plus rentable, meilleur rapport, rapporte le plus, plus avantageuse, avantageux, rentables, vaut la peine, meilleure, évalue, évaluer, estime, estimation, évaluation, leur prix, valent leur prix, vaut son prix, par jeton, par gemme, points par, rapport points, vaudrait le coup
senses-rule = règle, règles, égalité, monnaie, obligé, obligatoire, on a le droit, comptent, peut on, on peut, droit, permis, autorisé, doit on, faut il, que se passe t il si, qu'arrive t il si, compte, rendu la monnaie, comment marche, comment fonctionne, selon les règles, légal, dois je, interdit, notice
senses-more = plus de, au dessus de, au moins, plus que, plus, ou plus, supérieur à, à partir de
senses-less = moins de, moins que, au plus, sous, inférieur à, au maximum, moins, le moins, les moins
senses-game = partie, jeu, toute la partie
senses-coach = pire coup, erreur, erreurs, comment ai je joué, mal joué, ai je bien joué, j'ai bien joué, pire tour, pire
senses-filler = numéro, veux, en, le, la, les, l', un, une, des, du, de, d', en, dans, sur, au, aux, à, pour, avec, et, puis, alors, maintenant, merci, bon, ben, ok, donc, aussi, ça, cela, ce, cette, ces, c', est, y, s'il te plaît, s'il vous plaît, stp, svp, celle, celui, se, me, m', te, on, il, elle, là, ici, bien, carte, chacun, allez, finalement, tout, suite, moi, même, coûte, banque, pile, table, enfin, encore, juste, tu, t', du bas, du haut, virgule, donne, laisse moi, laissez moi, mettre, mets, ben voyons, eh ben, ah ben, ben dis donc, euh, heu, tiens, hop, voilà, disons, ah, oh, hum, eh bien, du coup, pour le coup, en tout cas, dans tous les cas, de toute façon, en fin de compte, au final, en vrai, cela dit, quoi qu'il arrive, tant qu'à faire, sans hésiter, point d'exclamation
senses-braille = braille, points braille, code
senses-cancel = laisse tomber, annule, annuler, oublie, oublie ça, retour, tant pis, aucune, ni l'une ni l'autre, laissez tomber, aucune des deux, aucun des deux, aucun, aucune de celles-là, rien, annule l'achat, annuler l'achat, abandonne, abandonner, abandonne l'achat, oublie tout, oublie l'achat, laisse tout, plus rien, laisse tomber mon, laisser tomber, renonce, renoncer, j'abandonne, annulez
senses-stay = rester, reste, continuer, continue, continuons, attends, je reste, restent
senses-leave = quitter, quitte, au revoir, partir, pars, bonne nuit, salut, à demain, arrêter, arrête, adieu, sors, sortir, arrêter de jouer, m'en vais, je m'en vais, je file, je me sauve, ferme le programme, ferme le jeu, fermer le programme, fermer le jeu, ferme tout, fais-moi sortir, laisse-moi sortir, je me tire, ciao, on s'arrête là
senses-ready = prêt, prête, là, je suis là, présent, présente, ici, c'est moi, ça y est, je l'ai, c'est bon, est là, est ici, suis là, suis ici, j'y suis, j'arrive, me voilà, me voici, c'est parti, je prends la main, à moi, c'est à moi, c'est mon tour, envoie, donne, assis, assise, paré, parée, installé, installée, tout est bon
senses-wait = attends, attendre, attendez, moment, seconde, minute, pas encore, plus tard, patiente, instant
senses-keep = garde, garder, gardant, conserve, conserver, laisse, laissez, laisse moi, laissez moi, je tiens, économise, épargne, touche pas, ne touche pas, touche, touchez, il me reste, il m'en reste, me laisse, laisse-moi, laisser, mettre de côté, sans toucher, touche plus, économiser
senses-rather = plutôt, mais
senses-ordinal = premier, première, deuxième, second, seconde, troisième, quatrième, cinquième, dernier, dernière, autre, sixième, septième, huitième, neuvième, dixième, 1er, 1ère, 1re, 2e, 2ème, 2nd, 3e, 3ème, toute première, tout premier
senses-ordinal-1 = premier, première, 1er, 1ère, 1re, la une, toute première, tout premier
senses-ordinal-2 = deuxième, second, seconde, 2e, 2ème, 2nd, la deux, plan b
senses-ordinal-3 = troisième, 3e, 3ème
senses-ordinal-4 = quatrième
senses-ordinal-5 = cinquième
senses-ordinal-6 = sixième
senses-ordinal-7 = septième
senses-ordinal-8 = huitième
senses-ordinal-9 = neuvième
senses-ordinal-10 = dixième
senses-ordinal-last = dernier, dernière
senses-ordinal-other = autre, l'autre, autre idée, autre conseil, autre proposition
senses-then = puis, et puis, ensuite, après, et
senses-misheard = c'est c, ces c, ses c, sait c, bé b, b' b, ah a, hache h, haine n, rouje rouge, blan blanc, ver vert, deux deux, d'eux deux, cet sept, vers vert, bleue bleu, alpha a, bravo b, charlie c, cé c, enne n, ache h, tra trois, dyaman diamant, diaman diamant, rubi rubis, émerode émeraude, baie b, bée b, sé c
senses-have = a, as, ai, ont, avons, avez, avait, possède, possèdes, détient, a t il, a t elle, j'ai, dispose, ont ils, tient, tiennent, jai, jen ai, avais, contient, s'est, me suis
senses-able = peux, peut, pouvons, puis je, pourrais, pourrait, possible, à portée, en mesure, capable, peux je, peuvent, achetable, achetables, faisable, ça passe, ça marche, pourrai, pourra, pourront, jouable
senses-should = dois, devrais, faut il, dois je, devrait, vaut il, vaut, le coup, bonne idée, mauvaise idée, judicieux, malin, mieux, intérêt, intéressant, conviendrait, utile, sage, ferais, ferais tu, bonne, bon, une bonne, un bon, intéressante, aiderait, sert, aide, tu crois, penses tu, tu penses, crois tu, vaudrait, préférable, d'après toi, selon toi
senses-happen = passé, passe, s'est passé, se passe, fait, faire, fais, joué, joue, coup, coups, arrive, arrivé, jouer, font, s'est il passé, se passer, de se passer, vient de se passer, s'est il passé quoi, s'est déroulé, s'est produit, jouent
senses-begin = commence, commencé, commencer, débute, débuté, premier joueur, a commencé, démarré, ouvert, ouverture, au début
senses-bid = fais comme, fais ce que, fais pareil, fais la même chose, fais le même, copie, laisse, laissez
senses-clock = limite de temps, temps limite, chronomètre, minuteur, sablier, pendule
senses-am = suis
senses-came = arrivée, sortie, venue, nouvelle, nouvelles, nouveau, apparue, retournée, révélée, remplacé, remplacée, arrivé, sorti, apparu, arrivées, sorties, venues, apparues, sont arrivées, sont sorties, sont venues, dévoilée
senses-often = souvent, combien de fois, fois, le plus souvent, plus souvent, fréquemment
senses-most = le plus, la plus, plus que moi, que moi, le moins, meilleur, meilleure, plus haut, plus de, davantage, les plus, les moins, rapporte le plus de, par rapport à moi, comparé à moi
senses-only = seulement, uniquement, que d'une, qu'une, seule, seul, une seule, rien que, ne demandent qu, ne coûtent qu, n'exigent qu
senses-far = loin, proche, bientôt, jusqu'à, encore combien, combien de temps, près, à combien, distance, d'ici, suis je loin, arriver à, pour arriver à, atteindre, pour atteindre, loin du compte, suis loin du compte, encore loin, un tant soit peu proche, tout près, ça prend, ça me prendrait
senses-end = fin, finie, fini, finit, terminée, terminé, se termine, termine, finir, terminer, prend fin
senses-from = au moins, au plus, ou plus, minimum, à partir de, au maximum
senses-again = encore, de nouveau, à nouveau, répète, répéter, une fois de plus, redis, encore une fois
senses-any = quelque chose, n'importe, quelques, au hasard, au choix, n'importe lesquels, n'importe lesquelles
senses-now = maintenant, en ce moment, actuellement, tout de suite, à présent, encore, ce tour ci, ce tour, là maintenant, toujours
senses-gone = passé, passée, passés, passées, parti, partie, partis, parties, allé, allée, allés, allées, disparu, disparue, y a plus, n'y a plus, y a plus de, n'y a plus de, y a plus du tout, reste plus, épuisé, épuisés, épuisée, épuisées
senses-pay = paie, payer, paye, dépense, dépenser, règle avec, payé, payée, payées, payés, dépensé, utilisé, employé, déboursé, lâché, lâche, lâcher, allongé, débourser, claqué, verse, utiliser, utilisant
senses-cost = prix, coûte, coûtent, coût, vaut, chère, coûter, coûterait, à payer, tarif, coûté, coûtée, coûtait, coûtaient, coûteraient, coûtera, coûteront, valent
senses-worth = vaut, valant, vaille, valent
senses-tie = égalité, ex æquo, ex aequo, autant de points
senses-player = joueur, joueurs, joueuse, personne, joueuses
senses-idle = tu sais quoi, vous savez quoi, en fait, virgule, point, s'il, vous, plait, plaît, je vous prie, sont, suis, être, ai, as, a, ont, d'une, d'un, par, entre, contre, chez, vers, sous, si possible, comme, car, parce, parce que, or, ni, ou bien, très, trop, tellement, vraiment, exactement, environ, déjà, là bas, ceux, celles, ci, leur, leurs, notre, nos, votre, vos, ton, ta, tes, eux, lui, soi, y a, il y a, c'est, ce sont, qu', qui, que, dont, autre, chose, choses, truc, trucs, sorte, genre, type, fois, petit, petite, hein, euh, bah, bonjour, salut, hop, d'accord, parfait, super, voilà, tiens, vite, rapidement, seulement, ensemble, total, partie, jeu, en ce moment, quand même, n', ne, faire, fais, fait, mets, met, mettre, donner, donne, sur la table, de la table, pris, à la, au total, actuel, actuelle, à ce, au fait, aimerais, voudrais, elles, ils, l'une, l'un, les deux, ainsi, vouloir, pour moi, lire, lis, redis, laisse, laisse moi, laissez moi, dedans, que d', trouve, vois, ma foi, désormais, simplement, juste, fais le, mon coup, mon coup c'est, c'est mon coup, dessus, du dessus, dorénavant, été, passer en, passe en, passer à, pas mal, pas de souci, tant mieux, en gros, en revanche, à mon avis, prends ton temps, prends mon temps, rends compte, un coup de fil, toi, tu sais, lors, quant à, surtout, aïe, putain, chéri, chérie
senses-history = historique, journal, déroulement, toute l'histoire, événements, l'histoire, relevé
senses-changed = changé, changements, différent, quoi de neuf, du nouveau, nouveautés, de neuf, qu'est ce qui a changé
senses-define = qu'est ce qu'un, qu'est ce qu'une, c'est quoi un, c'est quoi une, que veut dire, veut dire, signifie, que signifie, explique, explique moi, expliquer, comment marche, comment marchent, comment fonctionne, comment fonctionnent, fonctionne, fonctionnent, définition, différence, à quoi sert, à quoi servent, sert, expliquez
senses-expensive = le plus cher, la plus chère, les plus chers, les plus chères, la plus coûteuse, le plus coûteux
senses-cheap = coûte le moins, coûtent le moins, le moins coûteuse, la moins coûteuse, moins chère, moins chères, moins cher, moins chers, pas chère, pas chères, pas cher, bon marché, la moins chère, les moins chères, pas trop cher, par prix, triées par prix, triés par prix, classées par prix, par coût, triées par coût
senses-say = dit, dire, phrase, ligne, réponse, message, répondu, réponses, répondait, raconté, lignes, messages, entrées
senses-how = comment, comment puis, comment faire, avec quoi, comment m'y prendre, comment procéder
senses-limit = limite, limites, maximum, plafond
senses-participle = acheté, réservé, pris, rendu, passé, joué, fait, commencé, visité, eu, payé, achetée, réservée, prise, achetées, arrivé, ramassé, gagné, dépensé, sorti, venu, achetés, réservés, payée, payées, payés, prises, coûté, coûtée, utilisé, employé, mis, dépensée, marqué, achté, obtenu, récupéré, raflé
senses-want = je veux, je voudrais, je souhaite, j'aimerais, veux, voudrais, vouloir, on veut
senses-give = donne, donnent, rapporte, rapportent, apporte, donner, rapporterait, me donne
senses-must = dois, dois je, faut il, il faut, doit, devra, doivent
senses-ever = déjà eu, jamais eu, une fois eu, une seule fois
senses-day = hier, demain, avant hier, la semaine dernière, la partie précédente
senses-each-turn = chaque tour, à chaque tour, à chaque fois, chaque fois, au début de mon tour, au début de chaque tour, avant chaque tour, après chaque tour, avant mon tour, automatiquement, tout seul
senses-alias = raccourci pour, raccourci de, abréviation de, abréviation pour, raccourci, abréviation
senses-relative = qui, que
# Ce qui se règle : voir les réglages de ces noms.
senses-setting-rate = vitesse, plus vite, moins vite, plus lentement, débit, rythme, allure, tempo, plus rapide, moins rapide, à quelle vitesse, trop vite, trop lent, trop lentement, ralentis, ralentir, accélère, accélérer, vitesse de parole
senses-setting-verbosity = plus court, moins de mots, phrases, en bref, plus détaillé, plus de détails, plus long, plus bref, plus brève, verbosité, moins bavard, moins de détails, parle moins, dis en moins, dis en plus, juste l'essentiel, phrases plus courtes, phrases plus longues, version courte, version brève
senses-setting-gems = nom des pierres, noms des pierres, nom des gemmes, noms des gemmes, par couleurs, noms de couleurs, appelle les couleurs, appelle les gemmes, nomme les pierres, pierres par couleur, gemmes par couleur, par leur couleur, par couleur, noms des couleurs, pierres par leur nom
senses-setting-theme = sombre, clair, thème, contraste, mode sombre, mode clair, foncé, fort contraste, thème sombre, thème clair
senses-setting-signal = bip, son, sonnerie, signal, bips, cloche, sonne, signal sonore, tintement, sonner, bruit
senses-setting-hints = conseils du tutoriel, astuces, indications, conseils
senses-setting-wrap = lignes longues, couper les lignes, retour à la ligne, sauts de ligne, couper les mots, lignes trop longues
senses-setting-cells = en cellules, points braille, cellules braille
senses-setting-clear = se vider, se vide, vider
senses-setting-codes = codes derrière, codes après
senses-setting-zero = zéros
senses-setting-profile = expert, experte, débutant, débutante, profil, expérimenté, expérimentée, novice, confirmé
senses-aim = objectif, viser, vise, en vue, je vise, garde en tête, en tête, cibler, visais, visée, visé, cible, je visais, mon but, comme but, pour but, mon objectif, comme objectif, à l'œil, à l'oeil, à l œil, en mémoire
senses-record = exporter, exporte, transcription
senses-position = position
senses-setting-language = langue, anglais, allemand, français, néerlandais, hollandais, english, deutsch, nederlands
senses-language-de = allemand, deutsch, german
senses-language-en = anglais, english
senses-language-fr = français, french
senses-language-nl = néerlandais, hollandais, nederlands, dutch, flamand
senses-setting-voice = voix, plus fort, moins fort, volume, plus bas, plus doucement, plus doux, volume sonore
senses-lesson = leçon, leçons, tutoriel, pas à pas, apprends-moi, apprends moi, je débute, première partie, guide-moi, guide moi, nouveau ici, étape par étape, enseigne-moi, accompagne-moi, jamais joué avant, jamais joué à ça, n'ai jamais joué, tuto
senses-rematch = revanche, rejouer
senses-new-game = nouvelle partie
senses-spell = épeler, épelle, lettre par lettre
senses-help = commandes, commande, taper
# What was talked of, which nobody knows.
senses-thereon = dessus, là-dessus
senses-is = est, sont
senses-pair = paire, une paire, couple
senses-different = différents, différentes, différente, différent, variées, variés
senses-future = va, vont, vas, vais
senses-level = étage, étages, rangées
senses-spare = me passer, passe de, je me passe, pas besoin, plus besoin, peux me passer, débarrasse, débarrasser, me débarrasser, en trop, peut partir, peuvent partir, à la poubelle, dehors, dégage, virer, vire, bon débarras
senses-upper = du haut, en haut
senses-lower = du bas, en bas, tout en bas
senses-small = petit, petite, petits, petites, plus petit, plus petite, faible, basse, facile, plus facile, facilement, léger, minuscule, la plus facile, le plus facile, la plus petite, le plus petit, plus simple, la plus simple
senses-big = grand, grande, gros, grosse, plus grand, plus grande, plus gros, plus grosse, forte, haute, difficile, plus difficile, lourde, rapporte le plus, vaut le plus, la plus difficile, le plus difficile, la plus dure, le plus gros, la plus grosse, le plus grand, la plus grande, élevé
guessed = { $count ->
    [one] « { $typed } » : est-ce cela ? Répondez oui ou non.
   *[other] « { $typed } » n'est pas clair. Voulez-vous dire l'une de ces { $count } lignes ? Tapez son numéro.
    }
option-deed =
    { $deed ->
        [take] prendre { $gems }
        [return] rendre { $gems }
        [buy-at] acheter { $place }
        [buy-one] acheter l'une de ces cartes : { JOIN($place, "or") }
        [reserve] réserver { $place }
        [reserve-one] réserver l'une de ces cartes : { JOIN($place, "or") }
        [draw] réserver la première carte de la pioche { $place }, sans la voir
        [noble] choisir le noble { $place }
        [pass] passer
       *[buy] acheter { $place } en payant { $payment }
    }.
option-tried =
    { $deed ->
        [take] Ce que donnerait la prise de { $gems }
        [buy] Ce que donnerait l'achat de { $place }
        [pay] Ce que donnerait l'achat de { $place } pour { $payment }
        [draw] Ce que donnerait la réservation de la première carte de la pioche { $place }
       *[reserve] Ce que donnerait la réservation de { $place }
    }.
option-meant =
    { $meant ->
        [afford] Ce que vous pouvez acheter
        [afford-of] Ce que vous pouvez acheter : { JOIN($subject, "comma") }
        [again] Encore la dernière réponse
        [aim] Votre but
        [aim-of] Viser { $subject }
        [aim-off] Abandonner votre but
        [aim-points] Viser seulement les points
        [alias] Vos propres abréviations
        [alias-of] Vos propres abréviations
        [bank] Ce qu'il y a à la banque
        [bank-of] À la banque : { $subject }
        [begin] Commencer la partie
        [board] Les cartes sur la table
        [cards] Vos cartes achetées
        [cards-of] Cartes achetées par { $subject }
        [changed] Ce qui a changé
        [check] Comparer avec la table
        [coach] Ce que dit l'entraîneur
        [code] Le code braille d'une carte
        [code-of] Le code braille de { $subject }
        [count] Corriger les jetons comptés
        [deck] Combien de cartes restent dans les pioches
        [deck-of] Combien de cartes restent dans la pioche { $subject }
        [device] Utiliser un autre appareil
        [find] Les cartes que vous décrivez
        [find-cheap] Les cartes les moins chères
        [find-expensive] Les cartes les plus chères
        [find-of] Cartes : { JOIN($subject, "comma") }
        [fix] Corriger ce qui a été saisi
        [force] Saisir un coup contraire aux règles
        [goal] Ce qui manque pour les nobles et la fin
        [goal-of] Ce qu'il vous faut pour { $subject }
        [goal-points] Ce qu'il vous faut pour gagner aux points
        [hand] Vos cartes réservées
        [help] L'aide
        [help-of] Aide sur { $subject }
        [here] Qui est là
        [hint] Un conseil pour votre coup
        [hint-more] D'autres bons coups
        [hint-why] Pourquoi c'est le mieux
        [json] Une réponse pour un programme
        [key] Ce que fait une touche de la plage braille
        [last] Le dernier coup joué
        [lock] Verrouiller la table
        [log] Ce qui a été fait jusqu'ici
        [log-by] Tout ce qui a été fait par { $subject }
        [log-by-own] Tout ce que vous avez fait
        [log-last] Le dernier coup joué par { $subject }
        [log-last-own] Votre dernier coup
        [log-of] Dans le journal : { JOIN($subject, "comma") }
        [look] Une carte ou un noble
        [look-of] Ce qu'il y a en { $subject }
        [me] Ce que vous avez
        [me-of] Ce que vous avez : { $subject }
        [menu-buy] Choisir une carte à acheter
        [menu-noble] Choisir un noble
        [menu-reserve] Choisir une carte à réserver
        [menu-return] Choisir les jetons à rendre
        [menu-take] Choisir les gemmes à prendre
        [mute] Ne plus entendre quelqu'un
        [need] Ce qui vous manque pour une carte
        [need-of] Ce qui vous manque pour { $subject }
        [new] Une nouvelle partie
        [newer] La suite du journal
        [nobles] Les nobles
        [older] Le début du journal
        [player] Ce qu'a un autre joueur
        [player-of] Ce qu'a { $subject }
        [position] La position en une ligne de texte
        [position-of] La position en une ligne de texte : { $subject }
        [quit] Quitter la partie
        [ready] Prendre le clavier
        [record] Le relevé de la partie
        [record-of] Le relevé de la partie, dans le fichier { $subject }
        [rematch] Encore une partie
        [remove] Exclure quelqu'un de la table
        [replace] Jouer pour un absent
        [row] Les cartes d'un niveau
        [row-of] Les cartes du niveau { $subject }
        [rules] Les règles
        [rules-of] Les règles : { $subject }
        [save] Sauvegarder la partie
        [say] Dire quelque chose aux autres
        [score] Le score
        [secret] Saisir une carte secrète
        [settings] Les réglages
        [settings-of] Le réglage { $subject }
        [settings-default] Tout remettre par défaut
        [settings-set] Mettre { $subject } sur { $value }
        [threat] Ce que les autres peuvent faire ensuite
        [threat-of] Ce que { $subject } peut faire ensuite
        [try] Ce que donnerait un coup
        [try-of] Ce que cela donnerait : { JOIN($subject, "comma") }
        [turn] À qui le tour
        [tutorial] Le tutoriel
        [tutorial-of] Le tutoriel : { $subject }
        [undo] Annuler le dernier coup
        [undo-of] Annuler votre dernier coup : { $subject }
        [why] Pourquoi ce dernier coup
        [why-of] Pourquoi { $subject } a fait cela
        [why-own] Pourquoi vous avez fait cela
        [worth] Les cartes les plus rentables
        [worth-cards] Les plus rentables de ces cartes : { JOIN($subject, "comma") }
        [worth-of] Ce que vaut pour vous { $subject }
       *[other] { $line }
    }.
trait =
    { $kind ->
        [level] niveau { JOIN($values, "or") }
        [scoring] avec des points
        [cost] { $count ->
            [0] { JOIN($values, "or") } dans le coût
           *[other] { $count } { JOIN($values, "or") } dans le coût
        }
        [total] coût de { JOIN($values, "or") } en tout
        [colours] { JOIN($values, "or") } couleurs dans le coût
       *[other] { JOIN($values, "or") }
    }
trait-denied =
    { $how ->
        [without] sans { $trait }
        [pointless] sans points
       *[not] pas { $trait }
    }
trait-first =
    { $first ->
        [cheap] les moins chères d'abord
       *[expensive] les plus chères d'abord
    }
logged =
    { $what ->
        [take] gemmes prises
        [reserve] cartes réservées
        [buy] cartes achetées
        [return] jetons rendus
        [noble] nobles
        [pass] tours passés
        [market] nouvelles cartes
        [mine] vos coups
        [talk] ce qui a été dit
       *[moves] coups
    }
logged-you = vous
logged-unseen = de la pioche
logged-rounds =
    { $kind ->
        [one] tour de table { $first }
        [ago] { $first ->
            [one] le tour de table d'avant
           *[other] il y a { $first } tours de table
        }
        [since] depuis le tour de table { $first }
        [latest] { $first ->
            [one] le dernier tour de table
           *[other] les { $first } derniers tours de table
        }
       *[span] tours de table { $first } à { $last }
    }
logged-at =
    { $of ->
        [back] { $number ->
            [one] le dernier coup
            [2] l'avant-dernier coup
           *[other] coup { $number } en remontant
        }
        [order] { $number ->
            [one] en premier
           *[other] numéro { $number }
        }
       *[count] { $number ->
            [one] la dernière ligne
           *[other] les { $number } dernières lignes
        }
    }
log-round = Tour de table { $round } : { $told }
words-rounds = tour, manche
words-correcting = non attends, attends, non, non pardon, pardon, oh non, ah non, je veux dire, je voulais dire, zut, mince, oublie, oublie ça, euh, heu, ou plutôt, ou non, enfin non, finalement, en fait, stop, oups, mal tapé, faute de frappe, erreur, je me suis trompé, je me suis trompée, mauvaise touche, ma faute, oh mince, flûte
# Before what is taken in the place of something that is denied.
words-but = mais, mais plutôt
words-exchanging = échange, échanger, échangez, j'échange, remplace, remplacer, remplacez, troque, troquer, change
# A polite order: `words-wanting` stands for what wishes, which is a phrase by itself, or
# begins one that a word of `words-desired` ends. Then small words before and behind an order.
words-wanting = je veux
words-desiring = je voudrais, j'voudrais, j'aimerais, j'aimerais bien, je voudrais bien, je souhaiterais, je souhaite, je préférerais, je préfèrerais, je voulais
words-would = je veux, on veut, tu peux, tu pourrais, peux-tu, pourrais-tu, vous pouvez, vous pourriez, pouvez-vous, pourriez-vous, veux-tu, voulez-vous
words-desired = plutôt, bien, me
words-before-order = ok, okay, bon, bon ben, ben, bah, alors, donc, allez, hop, d'accord, très bien, parfait, eh bien, maintenant, bon alors, du coup, vas-y, tu sais quoi, vous savez quoi, écoute, donc ben, euh, mmh
words-behind-order = alors, donc, du coup, maintenant, tiens, quand même, dans ce cas, tout de suite, pour moi, oui, ok, okay, s'il te plaît
words-so = donc, alors, du coup
words-between = puis, et puis, ensuite, et ensuite, et, et après, et après ça, après ça, après quoi, ainsi que, ainsi qu, et aussi
# A reply that turns from an open question. What lets it be in front, what names the thing
# that is let be, and small words beside it. What says that it was a slip, in front and behind,
# and what tells what was typed. What a price without gold is,
# and what leaves gold out; what there must be in a hand. What asks for something. What puts
# the answer off, in front and behind.
words-letting-be = laisse ça, laisse tomber, laisse béton, oublie ça, oublie tout, oublie tout ça, annule, annule ça, tant pis, non non, nan nan, non merci, pas ça, pas celle-là, pas question, changé d'avis, j'ai changé d'avis, tout compte fait, finalement, finalement non, réflexion faite, à la réflexion, à bien y réfléchir, c'est pas ça, c'est pas ça que je voulais, c'est pas ce que je voulais, c'est pas ce que je veux, je veux pas ça, j'en veux pas, je voulais pas ça, je voulais pas, au diable, stop, rien à faire, j'ai rien dit, j'arrête, arrête, plutôt pas, bon non, ben non, ah non, oh non, mais non, non finalement, et puis non, oh et puis non, et puis zut, abandonne, non stop, on arrête, changement de programme, changement de plan, changement d'idée, changement, nouveau plan, autre idée, on efface, efface ça, on oublie, on oublie ça, on laisse tomber, on laisse, retour en arrière, marche arrière, machine arrière, je me ravise, je change d'avis, je change d'idée, j'ai changé d'idée, stop stop, arrête tout, arrêtez tout, on annule, on annule tout, j'annule, j'annule tout, laisse cette idée, oublie cette idée, à tout prendre, après réflexion, une autre fois, à un autre moment, je vais y réfléchir encore, je vais encore réfléchir, je réfléchis encore, j'y réfléchis encore, laissez-moi réfléchir encore, laisse-moi réfléchir encore, je dors dessus
words-letting-be-of = laisse, laissez, oublie, oubliez, annule, laisse tomber, au diable, tant pis pour, oublions, laissons, abandonne, renonce à, on laisse tomber, on laisse, on oublie, on annule, j'annule, j'oublie, efface, on efface, laisse-les, laissez-les, annulez
words-letting-be-beside = tomber, béton, de côté, donc, là, ça, tout, toute, pour l'instant, pour le moment, va, tiens, histoire, achat, réservation, question, celle-là, celles-là, la, le, les, l', cette, ces, carte, pioche, côté, idée, toutes, deux, en paix, tranquilles
words-slip = je me suis trompé, je me suis trompée, je me suis mal exprimé, je me suis mal exprimée, me suis trompé, me suis trompée, trompé, trompée, j'ai fourché, ma langue a fourché, ma langue a glissé, mon doigt a glissé, faute de frappe, erreur, mon erreur, par erreur, mauvais mot, mauvaise carte, mauvaise pioche, mauvaise couleur, mauvaise rangée, mauvais numéro, mauvaise touche, fausse manoeuvre, fausse manœuvre, pardon, ah pardon, oh pardon, désolé, désolée, excuse, excuse-moi, excusez-moi, mince, zut, oups, oups pardon, attends, attendez, je voulais demander, je voulais juste demander, voulais demander, je voulais juste, je voulais seulement, je voulais voir, je voulais taper, je veux dire, je voulais dire, je voulais, je dis, je disais, ou plutôt, plutôt, enfin, euh, heu, en fait, c'est plutôt, ou alors, confondu les couleurs, j'ai confondu les couleurs, j'ai confondu, je confonds, je confonds toujours, je confonds les couleurs, emmêlé, je me suis emmêlé, je me suis emmêlée, emmêlé les pinceaux, je me suis emmêlé les pinceaux, mal tapé, j'ai mal tapé, mal dit, mal lu, j'ai mal lu, lapsus, suis-je bête, je suis bête, je me suis gouré, je me suis gourée, me suis gouré, me suis gourée, me suis gouré de rangée, je me suis gouré de rangée, je me suis planté, je me suis plantée, me suis planté, je me suis trompé de couleur, je me suis trompée de couleur, me suis trompé de couleur, je me suis trompé de rangée, je me suis trompé de pioche, je me suis trompé de carte, je pensais à, je songeais à, ça devait être, mauvaise lettre, mauvais niveau, ma faute, au temps pour moi, autant pour moi, tapé trop vite, misclick, fausse manip
words-slip-behind = j'ai dit, que j'ai dit, je voulais dire, je veux dire, que je voulais dire, que je veux dire, je voulais, que je voulais, qu'il fallait, que je voulais acheter, que je voulais prendre, que je voulais réserver, c'était, c'est, que je veux, je pensais, que je pensais, je dis, que je disais, je disais, j'ai voulu dire, plutôt, finalement, pardon, désolé, désolée, que j'avais en tête, j'avais en tête, que j'ai en tête, que je cherche, que je cherchais, je cherchais, que je visais, dont je parlais, qu'il me fallait, qu'il me faut, que je voulais taper, suis-je bête, au temps pour moi, que j'aurais dû dire, que j'ai voulu dire, faute de frappe, erreur de frappe, je me suis trompé, je me suis trompée, j'ai mal tapé, mal tapé, ma langue a fourché, c'est ma faute, mon erreur
words-said-wrongly = j'ai dit, j'ai tapé, j'ai écrit, je disais, ai-je dit, est-ce que j'ai dit, j'ai mis, j'avais dit
words-was-wrong = c'était faux, était faux, était une erreur, c'était une erreur, c'est faux, c'est pas ça, c'était pas ça
words-plain-price = prix normal, prix simple, prix affiché, prix habituel, prix plein, plein prix, plein tarif, prix exact, prix indiqué, prix imprimé, prix marqué, comme indiqué, payer normalement, paie normalement, paye normalement, normalement, ce qui est marqué, ce qui est écrit
words-room = place, places, pleine, plein, libre, caser
words-asking-for = je veux, je voudrais, j'aimerais, donne-moi, donne moi, je prends, je prendrais, c'est, ce sera, il me faut, c'était, il me faudrait, file-moi, passe-moi, plutôt, alors, je cherche, je cherchais, donne, donnez-moi
words-left-out = de côté, en dehors, dehors, tranquille, reste là, reste ici, sans toucher, laisse l'or, garde l'or
words-putting-off = avant de choisir, avant de dire, avant de répondre, avant de décider, avant de me décider, avant de payer, avant de partir, avant ça, avant tout, avant, d'abord, tout d'abord, mais d'abord, d'abord vite fait, vite fait, une minute, dans une minute, une seconde, une petite seconde, deux secondes, dans deux secondes, un instant, un moment, minute, seconde, attends, attendez, attends voir, attends un peu, attends deux secondes, pas si vite, juste, juste avant, vite, montre d'abord, dis d'abord
words-putting-off-behind = d'abord, avant, avant ça, avant de choisir, avant de répondre, avant de décider, avant de me décider, avant de payer, avant de partir, vite fait, vite, en premier, une seconde
left-undone = Pas encore fait : { $typed }.
# De quoi parlent les lignes qui demandent une règle ou de l'aide : tous les mots d'une tournure.
subject-part-edition = quelle édition, règles maison, quelles règles, règle maison
subject-part-setup = pioche vide, pioche épuisée, pioche finie, paquet vide, paquet épuisé, pile vide, pile épuisée, plus de cartes pioche, plus cartes pile, qui commence, qui commenc-, qui débute, premier joueur, qui joue premier, plus jeune, remplac- carte, carte remplacée, complét- cartes, à deux joueurs, à trois joueurs, à quatre joueurs, mise en place, installe jeu, préparation, au départ, combien jetons couleur, combien d'or jeu, combien nobles partie, place rempli-, place complét-, trou rempli-, vide rempli-, rempli- quand
subject-part-turn = que faire tour, quoi faire tour, peut faire tour, deux actions, plusieurs actions, deux choses, plus d'une chose, les deux même tour, passer, passer son tour, sauter tour, sens horaire, aiguilles montre, ordre tour, ordre jeu, obligé jouer, obligé de, rien peux faire, ne peut rien, peux rien faire
subject-part-take = même couleur, deux pareil-, deux identiques, deux mêmes, deux semblables, paire, doubles, trois différent-, trois couleurs, combien jetons prendre, combien gemmes prendre, combien pierres prendre, combien prendre, quatre dans pile, moins de trois, seul jeton, seule gemme, juste un, rien qu'un
subject-part-reserve = limite main, limite réserv-, combien réserver, combien réservé-, combien en main, main pleine, taille main, maximum réserv-, rendre réservée, remettre réservée, défausser réservée, débarrass- réservée, face cachée, à l'aveugle, carte cachée, dessus pioche, première carte pioche, voler réservée, réservée autre, voir réserv-, voient réserv-, réserv- or, réserv- joker, pourquoi réserver, sert réserver, intérêt réserver, quatrième carte
subject-part-buy = comment payer, comment paie, comment acheter, comment achète, réduction, réductions, remise, remises, rabais, bonus compt-, bonus dépens-, bonus perd-, bonus restent, rend monnaie, rendre monnaie, payer trop, acheter réservée, fonctionne achat, payer avec cartes, jetons dépensés
subject-part-gold = sert or, joker couleur, joker n'importe, or joker, joker, jokers, or remplac-, or n'importe, or toutes couleurs, or quelle couleur, or à la place, comment or, avoir or, obtenir or, obtient or, prendre or, d'où vient or, échanger or, utiliser or, utilise or, vaut or, deux or
subject-part-limit = dix jetons, dix gemmes, dix pierres, plus de dix, onze, limite jetons, limite gemmes, limite pierres, maximum jetons, maximum gemmes, trop de jetons, trop de gemmes, combien jetons garder, combien jetons avoir, combien jetons maximum, combien gemmes garder, combien gemmes avoir, or dix, rendre jetons, rend jetons
subject-part-nobles = noble visite, nobles visit-, noble vient, nobles viennent, avoir noble, obtenir noble, obtient noble, vaut noble, valent nobles, noble points, nobles points, deux nobles, plusieurs nobles, nobles même temps, nobles fois, refuser noble, refuse noble, choisir noble, noble coûte, nobles coûtent, jetons nobles, jetons noble, gemmes nobles, noble remplacé, nobles remplacés, noble deux fois, gagner noble, nobles fonctionn-, noble action, nobles règle-, perdre noble, voler noble, bonus noble, bonus nobles, cartes nobles
subject-part-end = fin partie, fin jeu, quand fini-, quand finit, partie finie, partie finit, termine partie, partie termin-, comment finit, comment se termine, quand termin-, arrête partie, points gagner, points pour gagner, points victoire, score gagner, score gagnant, comment gagne, comment gagner, qui gagne, gagnant, vainqueur, quinze, 15 points, égalité, ex aequo, même nombre points, même score, autant de points, match nul, dernier tour, dernière manche, finit tour, finir tour, même nombre tours, points nobles compt-, victoire, quelqu'un 15, arrive 15, atteint 15, 15 autre
subject-words-accessibility = plus gros caractères, gros caractères, grosses lettres, lettres plus grandes, plus grosses, texte plus grand, agrandi-, grossi-, police, zoom, aveugle, malvoyant-, accessib-, contraste
subject-words-about = qui écrit, qui fait programme, qui programmé, qui développé, qui inventé, qui créé, qui conçu, auteur, auteurs, développeur-, version, licence, droits, quel programme
subject-words-words = mots expliqu-, quels mots, liste mots, mots connais, glossaire, lexique, vocabulaire
subject-words-notation = signifie dans code-, lettre code-, lettres code-, veut dire dans code-, quelle lettre, lettre pour, lettre désigne
subject-about-prompt = avant flèche, mot devant, invite
subject-about-code = lire code, lit code, code signifi-, codes signifi-, code veut dire, codes veulent dire, comprendre code, notation
subject-about-save = sauvegarde fonctionn-, sauvegarde marche, est sauvegardé-, comment sauvegard-, quand sauvegard-, enregistre partie, enregistrée, perdre partie, automatique sauv-, panne, plant-
subject-command-log = lire historique, lit historique, voir historique, historique fonctionn-
subject-term-bonus = c'est quoi bonus, bonus signifi-, bonus veut dire, rapportent cartes achetées, apportent cartes achetées, servent cartes achetées, cartes achetées, sert bonus, servent bonus, bonus
subject-term-noble = qui nobles, c'est quoi noble, c'est quoi nobles, servent nobles, sert noble
subject-term-points = servent points, sert points, prestige
subject-term-level = c'est quoi niveaux, c'est quoi niveau, niveaux signifi-
subject-term-stalemate = blocage, bloqué, bloquée, personne peut jouer, impasse
subject-about-braille = braille fonctionn-, plage braille, afficheur
subject-about-reader = lecteur écran, lecteur d'écran, jaws, nvda, voiceover, orca
