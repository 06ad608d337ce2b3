"""Checks of rules that house rules may break, too, and the name that was probably meant."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from .edition import Role, Rules


def wrong_rules(rules: Rules, roles: Sequence[str], aims: Collection[str], kinds: Collection[str]) -> Iterator[str]:
    """Rules that the edition needs and lacks."""
    for name, why in needed_rules(rules, roles, aims, kinds):
        if getattr(rules, name) is None:
            yield f"{name}: expected a value, because {why} needs it, got nothing"


def wrong_houses(rules: Rules, columns: Mapping[Role, int]) -> Iterator[str]:
    """Rules that allow more houses than the title cards have rents for."""
    for role, most in columns.items():
        name = f"max_houses_{role}"
        value = getattr(rules, name)
        if value is not None and value > most:
            yield f"{name}: expected 0 to {most}, as many houses as the title cards have rents for, got {value}"


def wrong_deal(rules: Rules, most_players: int, titles: int) -> Iterator[str]:
    """A rule that deals more titles than the board has."""
    if rules.deal_titles * most_players > titles:
        enough = f"at most {titles // most_players}, because {most_players} players share {titles} titles"
        yield f"deal_titles: expected {enough}, got {rules.deal_titles}"


def needed_rules(
    rules: Rules, roles: Sequence[str], aims: Collection[str], kinds: Collection[str]
) -> Iterator[tuple[str, str]]:
    """The rules an edition must have, each with the reason."""
    camps = [role for role in roles if role != "player"]
    for role in roles:
        yield from ((f"{name}_{role}", f"the role {role}") for name in ("monopoly", "max_houses", "utility"))
        if role != "competitor":
            yield f"utility_{role}_both", f"the role {role}"
    if "timed" in aims:
        names = ("rounds", "timed_trade", "timed_adjust", *(f"keep_{role}" for role in camps))
        yield from ((name, "the aim timed") for name in names)
    if "foundation" in kinds:
        names = ("foundation_monopolist", "foundation_one", "foundation_two")
        yield from ((name, "the foundation space") for name in names)
    if rules.income_tax_choice:
        names = ("tax_titles", "tax_buildings", "tax_cash_competitor", "tax_cash_monopolist")
        yield from ((name, "income_tax_choice") for name in names)
    if rules.speed_die is not None:
        yield from ((name, "speed_die") for name in ("speed_cash", "speed_on_doubles"))


def nearest(name: str, known: Collection[str]) -> str:
    """The known name that was probably meant, as the end of a message; "" if there is none."""
    from difflib import get_close_matches  # only a mistake needs it

    close = get_close_matches(name, known, n=1)
    return f"; did you mean {close[0]}?" if close else ""
