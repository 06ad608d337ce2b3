# Ce que le serveur dit dans le terminal où on l’a lancé.

serve-ready = Duopoly : { $url }  (Ctrl-C l’arrête ; toutes les tables sont enregistrées)
