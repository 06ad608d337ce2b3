"""The story of a game as sentences, with the words that stand out."""

from msgspec.structs import replace

from ...analysis.story import BestTitle, LuckyThrow, TurningPoint
from ...editions import Edition
from ...play.events import Event
from ...play.tell import offer_facts, sentence
from ...rules.codes import E_OFFER
from ...words import say
from ..wire import BestTitleView, StorySentence, TurningPointView


def best_title_view(edition: Edition, best: BestTitle | None, lang: str) -> BestTitleView | None:
    """The title that earned most; None if no rent was paid."""
    if best is None:
        return None
    title, amount = edition.spaces[best.space].told(lang), edition.sum(best.amount, lang)
    facts = {"title": title, "owner": best.owner, "amount": amount, "visits": best.visits}
    return BestTitleView(
        space=best.space,
        owner=best.owner,
        amount=best.amount,
        visits=best.visits,
        short=say(lang, "story-best-title-short", **facts),
        sentence=StorySentence(text=say(lang, "story-best-title", **facts), strong=[title, amount]),
    )


LITTLE = 30
"""A gain below this fraction of the starting cash is no story."""


def luckiest_view(edition: Edition, throw: LuckyThrow | None, lang: str) -> StorySentence | None:
    """The luckiest throw; None if none was much better than the average."""
    if throw is None or throw.gain * LITTLE < edition.rules.start_cash:
        return None
    x, y = throw.dice
    dice = say(lang, "story-dice", x=x, y=y)
    facts = {"player": throw.player, "round": throw.round, "dice": dice, "space": edition.spaces[throw.space].told(lang)}
    stayed = "yes" if throw.start == throw.space else "no"
    amount = edition.sum(round(throw.gain), lang)
    return StorySentence(text=say(lang, "story-luckiest", stayed=stayed, amount=amount, **facts), strong=[dice])


def turning_point_view(point: TurningPoint | None, lang: str) -> TurningPointView | None:
    """Where the game turned; None if it did not."""
    if point is None:
        return None
    before, after = percent(point.before.value, lang), percent(point.after.value, lang)
    kind = point.kind or "throw"
    round_ = say(lang, "story-round", round=point.round)
    facts = {"player": point.player, "before": before, "after": after, "when": round_}
    text = say(lang, "story-turning-point", **facts)
    if point.event is not None:
        text = f"{text} {event_words(point.event, lang)}"
    return TurningPointView(
        first=point.first,
        last=point.last,
        ply=point.ply,
        round=point.round,
        player=point.player,
        before=round(point.before.value, 4),
        after=round(point.after.value, 4),
        kind=kind,
        label=say(lang, "story-turn-label", round=point.round, kind=kind),
        sentence=StorySentence(text=text, strong=[round_, before, after]),
    )


def event_words(event: Event, lang: str) -> str:
    """An event as a sentence without the steps of its sum; a trade by what was swapped."""
    if event.code == E_OFFER:
        return say(lang, "story-trade", player=event.player, other=event.other, **offer_facts(event, lang))
    return sentence(plain_event(event), lang)


def plain_event(event: Event) -> Event:
    """The event without its reasons."""
    return replace(event, reasons=())


def percent(share: float, lang: str) -> str:
    """A share as a whole percentage."""
    return say(lang, "story-percent", number=round(100 * share))
