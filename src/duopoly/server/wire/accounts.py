"""An account: one person's browsers, by a name with a passphrase."""

from typing import Annotated

from msgspec import Meta

from .base import Lang, Wire


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
