# Boty z twarzą: kim są i jak się któregoś wybiera.

bot-dukat = Dukat
bot-dukat-line = Gromadzi gotówkę: trzyma dużą rezerwę, cokolwiek się dzieje, a za dobrą cenę sprzeda wszystko.
bot-targo = Targo
bot-targo-line = Targuje się: daje mało, potem trochę więcej, i chce zyskać na wymianie tyle co ty.
bot-veta = Veta
bot-veta-line = Blokuje: zapłaci podwójnie, żeby nie dać ci miasta, i nigdy nie sprzeda tego, czego ci brakuje.
bot-mura = Mura
bot-mura-line = Buduje od razu, za ostatni grosz, i pożycza, żeby budować dalej.
bot-kamrat = Kamrat
bot-kamrat-line = Gra dla obozu: pomaga swoim i z nikim innym się nie wymienia.
bot-loko = Loko
bot-loko-line = Kocha transport i obiekty użyteczności publicznej, zapłaci za nie każdą cenę, a o ulice mało dba.

web-bots-bot = bot
web-bots-chosen = { $bot }: wybierz innego bota
web-bots-characters = Z charakterem
web-bots-others = Zwykłe boty
web-bots-title = Kto zajmie to miejsce?
web-bots-level = { $level ->
    [child] dziecinnie łatwy
    [easy] łatwy
    [normal] zwykły
    [hard] trudny
   *[expert] bardzo trudny
}
web-bots-says = { $name } mówi:
web-bots-name = { $name }:
