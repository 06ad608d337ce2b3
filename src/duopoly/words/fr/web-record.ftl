# Parties venues d’ailleurs, et parties données : en fichier, en lien, en code QR.

web-record-open = Ouvrir un fichier
web-record-open-line = Continuez une partie d’un autre appareil, ou revoyez-en une. Vous pouvez aussi déposer le fichier ici.
web-record-drop = Déposez le fichier pour ouvrir la partie.
web-record-title = Une partie venue d’ailleurs
web-record-too-large = Ce fichier est trop gros pour une partie enregistrée.
web-record-unreadable = Le navigateur n’arrive pas à lire ce fichier.
web-record-bad = Impossible d’ouvrir cette partie
web-record-gone = Aucun fichier n’est plus ouvert sur cette page. Ouvrez-le à nouveau.
web-record-over = La partie est terminée. Vous pouvez la revoir, coup par coup.
web-record-seats = Qui continue ?
web-record-who = { $player }, qui joue
web-record-bankrupt = en faillite
web-record-minutes = Minutes restantes
web-record-more = Autres choix
web-record-go-on = Continuer cette partie
web-record-look-back = La revoir
web-record-earlier = La partie vient d’un fichier : { $number ->
    [one] son premier coup a été joué ailleurs et ne peut pas être annulé ici.
   *[other] ses { $number } premiers coups ont été joués ailleurs et ne peuvent pas être annulés ici.
}
web-record-join-as = Vous jouerez { $player }, comme dans le fichier.

## Donner une partie

web-record-give = Donner cette partie à un autre appareil
web-record-give-line = L’autre appareil continue à partir d’ici, à sa propre table et avec de nouveaux dés. Cette table reste comme elle est.
web-record-file = En fichier
web-record-save = Enregistrer le fichier
web-record-share = Envoyer le fichier
web-record-code = En code ou en lien
web-record-code-line = Toute la partie y est. Qui l’ouvre peut la continuer.
web-record-address = Adresse où l’ouvrir
web-record-address-set = Utiliser cette adresse
web-record-address-line = Cette page, ou un autre serveur que vos amis utilisent.
web-record-qr = Code QR qui ouvre cette partie
web-record-long-code = Cette partie est trop longue pour un code QR. Envoyez le lien ou le fichier.
web-record-long-link = Cette partie est trop longue pour un code ou un lien. Envoyez le fichier.
