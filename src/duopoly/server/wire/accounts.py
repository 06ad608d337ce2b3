"""An account: one person's browsers, by a name with a passphrase or by a link."""

from typing import Annotated

from msgspec import Meta

from .base import Lang, LinkKey, Wire


class AccountRequest(Wire, frozen=True, kw_only=True):
    """Puts this browser into the account of a name with its passphrase; with `create` there need not be one yet."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    passphrase: Annotated[str, Meta(min_length=12, max_length=200)]
    create: bool = False
    lang: Lang = "en"


class Account(Wire, frozen=True, kw_only=True):
    """Whether this browser is in an account, and how many browsers are."""

    signed_in: bool
    devices: int


class AccountLinkKey(Wire, frozen=True, kw_only=True):
    """The key of a link that adds a browser to an account."""

    key: LinkKey
    lang: Lang = "en"


class AccountInvitation(Wire, frozen=True, kw_only=True):
    """What a link that adds a browser would do."""

    players: list[str]
    """Who its owner is at the latest table."""
    shares: bool
    """Whether this browser has the same games already."""
    leaves: bool
    """Whether this browser would leave the account that it is in."""
