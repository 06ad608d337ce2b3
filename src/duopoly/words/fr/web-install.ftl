# La page comme application sur un téléphone ou un ordinateur, et ses nouvelles versions.

web-install = Application
web-install-help = Duopoly a alors son icône et sa fenêtre, et démarre sans réseau pour les parties sur cet appareil.
web-install-help-online = Duopoly a alors son icône et sa fenêtre.
web-install-button = Installer Duopoly
web-install-apple = Touchez le bouton Partager de votre navigateur, puis « Sur l’écran d’accueil ».
web-install-update = Une nouvelle version de Duopoly est là. Vos parties restent telles quelles.
web-install-renew = Passer à la nouvelle version
web-install-away = Le serveur ne répond pas : vous jouez seulement sur cet appareil. Vos tables restent sur le serveur et vous y attendent.
