# Ce que le serveur dit dans le terminal où on l’a lancé.

serve-ready = Duopoly : { $url }  (Ctrl-C l’arrête ; toutes les tables sont enregistrées)
serve-not-encrypted = Attention : le monde entier peut atteindre ce serveur, et la connexion n’est pas chiffrée. Qui écoute au passage peut prendre les places. Placez un proxy HTTPS devant lui et donnez son adresse avec --public-url.
