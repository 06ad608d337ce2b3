# Bots with faces: who they are, and how a bot is chosen.

bot-dukat = Dukat
bot-dukat-line = Hoards cash: keeps a big reserve whatever comes, and sells anything for enough.
bot-targo = Targo
bot-targo-line = Haggles: offers little, then a bit more, and wants as much from a trade as you get.
bot-veta = Veta
bot-veta-line = Blocks: pays twice the price to keep a city from you, and never sells what you need.
bot-mura = Mura
bot-mura-line = Builds at once with every coin, and borrows to build on.
bot-kamrat = Kamrat
bot-kamrat-line = Plays for its camp: helps its own players, and trades with nobody else.
bot-loko = Loko
bot-loko-line = Loves transport and utilities, pays anything for them, and cares little for streets.

web-bots-bot = a bot
web-bots-chosen = { $bot }: choose another bot
web-bots-characters = With a temper
web-bots-others = Plain bots
web-bots-title = Who takes this seat?
web-bots-level = { $level ->
    [child] child’s play
    [easy] easy
    [normal] normal
    [hard] hard
   *[expert] very hard
}
web-bots-says = { $name } says:
web-bots-name = { $name }:
