# The page as an app on a phone or computer, and its new versions.

web-install = App
web-install-help = Duopoly then has its own icon and window, and starts without a network for games on this device.
web-install-help-online = Duopoly then has its own icon and window.
web-install-button = Install Duopoly
web-install-apple = Tap the Share button of your browser, then “Add to Home Screen”.
web-install-update = A new version of Duopoly is here. Your games stay as they are.
web-install-renew = Switch to it now
web-install-away = The server cannot be reached: you play on this device alone. Your tables on the server wait there.
