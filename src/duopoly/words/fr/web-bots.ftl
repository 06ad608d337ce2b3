# Les robots à visage : qui ils sont, et comment on en choisit un.

bot-dukat = Dukat
bot-dukat-line = Thésaurise : garde une grosse réserve quoi qu’il arrive, et vend tout au bon prix.
bot-targo = Targo
bot-targo-line = Marchande : offre peu, puis un peu plus, et veut gagner autant que vous à un échange.
bot-veta = Veta
bot-veta-line = Bloque : paie le double pour vous priver d’une ville, et ne vend jamais ce qu’il vous faut.
bot-mura = Mura
bot-mura-line = Construit aussitôt, jusqu’au dernier sou, et emprunte pour construire encore.
bot-kamrat = Kamrat
bot-kamrat-line = Joue pour son camp : aide les siens, et n’échange avec personne d’autre.
bot-loko = Loko
bot-loko-line = Adore les transports et les compagnies, les paie n’importe quel prix, et se soucie peu des rues.

web-bots-bot = un robot
web-bots-chosen = { $bot } : choisir un autre robot
web-bots-characters = De caractère
web-bots-others = Robots ordinaires
web-bots-title = Qui prend cette place ?
web-bots-level = { $level ->
    [child] jeu d’enfant
    [easy] facile
    [normal] normal
    [hard] difficile
   *[expert] très difficile
}
web-bots-says = { $name } dit :
web-bots-name = { $name } :
