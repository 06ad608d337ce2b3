# Parties guidées : la carte du guide. 40 mots au plus par étape. Ann est la personne qui apprend, Bob un robot.

web-guide-coach = Guide
web-guide-press = Appuyez sur « { $label } »
web-guide-choose = Choisissez « { $label } »
web-guide-back = Retour
web-guide-skip = Quitter la visite
web-guide-play-on = Continuer la partie
web-guide-play = Jouer une partie
web-guide-difference = Ce qui diffère du Monopoly
web-guide-skipped = La visite est finie. C’est une partie ordinaire maintenant ; « Apprendre » reprend la visite.
web-guide-goes-on = À partir d’ici, c’est une partie ordinaire.
web-guide-others-title = Au tour de Bob

## La première partie : Ann est monopoliste, Bob concurrent.

web-guide-first-throw-title = Votre premier lancer
web-guide-first-throw = Vous êtes Ann, le carré bleu : monopoliste. Bob, le rond vert, est concurrent. Vous verrez bientôt la différence. C’est la cinquième manche, et à vous de jouer : lancez les dés pour avancer.

web-guide-first-buy-title = Une rue à vendre
web-guide-first-buy = Vous voilà à Rush St., qui n’est à personne. Achetez-la pour $140 : qui s’y arrête vous paiera un loyer. C’est ainsi qu’on gagne de l’argent.

web-guide-first-pass-title = Elle est à vous
web-guide-first-pass = Rush St. porte maintenant votre carré bleu et son loyer, $14. Votre tour est fini : passez les dés à Bob.

web-guide-first-rent-wait = Suivez le rond vert : où Bob va-t-il s’arrêter ?
web-guide-first-rent-title = Votre premier loyer
web-guide-first-rent = Bob s’est arrêté à Rush St. et vous a payé $14. Regardez : votre argent augmente, le sien diminue. C’est de nouveau à vous.

web-guide-first-city-title = Deux rues, une ville
web-guide-first-city = Michigan Ave. est à Chicago, comme Rush St. Un monopoliste qui a deux rues d’une ville la contrôle : leur loyer double, et vous pouvez construire.

web-guide-first-build-title = Construire une maison
web-guide-first-build = Chicago est sous votre contrôle. Une maison à Michigan Ave. coûte $100 et fait passer son loyer de $32 à $52.

web-guide-first-built-title = Qui passera par là ?
web-guide-first-built = Votre maison est sur le plateau. Bob est à trois cases. Passez-lui les dés.

web-guide-first-camps-wait = Bob lance les dés. Un trois vous arrangerait.
web-guide-first-camps-title = Le loyer dépend du camp
web-guide-first-camps = Bob vous a payé $52. À lui, la même maison ne rapporterait que $26 : il est concurrent. Mais les concurrents construisent dans n’importe quelle rue, même sans contrôler la ville.

web-guide-first-prison-title = Allez en prison
web-guide-first-prison = Votre carte vous envoie en prison. Vous n’y touchez aucun loyer. Les concurrents, eux, vont à la guerre des prix, dans le même coin, et touchent toujours les leurs.

web-guide-first-trade-wait = Bob lance les dés, et tirera peut-être une carte.
web-guide-first-trade-title = Un échange
web-guide-first-trade = La carte de Bob l’envoie à la guerre des prix, et il lui faut de l’argent pour en sortir. Il vous propose State St. pour $70, la moitié du prix. Tout Chicago serait à vous.

web-guide-first-double-wait = Bob finit son tour.
web-guide-first-double-title = Comment sortir
web-guide-first-double = Vous êtes en prison. Pour sortir, faites un double ou payez $50, mais vous n’avez que $36. Alors, lancez !

web-guide-first-free-title = Un double, et on relance
web-guide-first-free = Double deux : vous êtes libre, et dans votre propre rue, donc rien à payer. Après un double, on lance encore une fois.

web-guide-first-debt-title = Une dette
web-guide-first-debt = Cette carte coûte $75, et vous avez $36. Hypothéquez Rush St. : la banque vous prête $70, et la rue ne rapporte plus rien tant que vous ne remboursez pas.

web-guide-first-pay-title = Payez la banque
web-guide-first-pay = Avec $106, vous pouvez payer. Qui ne peut pas réunir ce qu’il doit fait faillite et quitte la partie.

web-guide-first-last-title = La dernière chance de Bob
web-guide-first-last = Il vous reste $31 et deux rues qui rapportent. Bob est à la guerre des prix, à quatre cases de votre maison de Michigan Ave.

web-guide-first-end-of-guide-wait = Bob paie $50 pour quitter la guerre des prix et lance les dés.
web-guide-first-end-of-guide-title = Voilà comment on gagne
web-guide-first-end-of-guide = Bob vous devait $52, n’avait que $44 et plus rien à vendre : faillite, vous gagnez. À plusieurs, le dernier qui reste gagne. À vous de jouer maintenant !

## Ce qui change, pour qui connaît le Monopoly : Ann est concurrente, Bob monopoliste.

web-guide-difference-throw-title = Deux camps
web-guide-difference-throw = Vous êtes Ann, le rond vert : concurrente. Bob, le carré bleu, est monopoliste. Chaque camp a ses loyers, ses cartes et ses règles de construction.

web-guide-difference-buy-title = Pas d’enchères
web-guide-difference-buy = Locust St. coûte $180. Si vous la laissez, personne n’enchérit : elle reste à la banque. Au passage, le Départ rapporte $100 ici.

web-guide-difference-build-title = Une rue suffit
web-guide-difference-build = Les concurrents construisent sans groupe complet, tout de suite et sans équilibrer, jusqu’à quatre maisons et un immeuble. Les monopolistes doivent avoir deux rues d’une ville et s’arrêtent à trois maisons.

web-guide-difference-built-title = Des loyers plus bas
web-guide-difference-built = Avec une maison, Locust St. vous rapporte $28. Un monopoliste toucherait $56. Bob est sept cases derrière vous.

web-guide-difference-rent-wait = Bob lance les dés. Un sept vous arrangerait.
web-guide-difference-rent-title = Votre loyer, et le sien
web-guide-difference-rent = Bob vous a payé $28. Lancez, et voyez ce qu’il demande à Boston.

web-guide-difference-double-title = Deux rues font un monopole
web-guide-difference-double = Bob a deux des trois rues de Boston. Pour un monopoliste, cela suffit : une rue non bâtie coûte le double, $44 au lieu de $22. Chez un concurrent, jamais.

web-guide-difference-prison-wait = Bob lance les dés. Il y a deux paquets de cartes, un par camp.
web-guide-difference-prison-title = Bob est en prison
web-guide-difference-prison = Une carte a envoyé Bob en prison, et un monopoliste en prison ne touche aucun loyer. Lancez : Boston est tout près.

web-guide-difference-free-title = Rien à payer
web-guide-difference-free = Vous voilà à Harvard Square, chez Bob, et il ne touche rien. Votre double donne un lancer de plus, un seul. Les doubles n’envoient personne en prison.

web-guide-difference-war-title = La guerre des prix
web-guide-difference-war = Les concurrents ne vont pas en prison, mais à la guerre des prix, dans le même coin. Vous y touchez vos loyers. Pour sortir : un double, ou $50.

web-guide-difference-end-of-guide-wait = Bob paie $50 pour sortir de prison et lance les dés.
web-guide-difference-end-of-guide-title = La fin de la partie
web-guide-difference-end-of-guide = Bob vous a payé $28, même en pleine guerre des prix. Le dernier qui reste gagne. On peut aussi jouer par camp : la partie finit quand il ne reste qu’un camp, et son plus riche gagne.
