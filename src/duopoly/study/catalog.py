"""The catalog of studies, and making a report of one of them."""

from contextlib import suppress
from importlib import import_module

from ..editions import DEFAULT
from ..sim.errors import BadPlan
from .execution import DryRun, Execution, GamesNeeded
from .report import Report
from .study_plan import ALL, Study, StudyPlan

STUDIES = {
    study.name: study
    for study in (
        Study(
            name="fairness",
            version=4,
            about="Does each camp win in proportion to its seats, in every anti edition, split and aim? And what changes that?",
            games=(5_000, 10),
            options=("edition", "rules", "seats", "bot"),
            defaults={"edition": ALL, "bot": "steady"},
        ),
        Study(
            name="landings",
            version=2,
            about="How often is each space landed on? An exact Markov chain, and random walks that must agree with it.",
            games=(200_000, 2_000),
            options=("edition", "rules"),
            defaults={"edition": DEFAULT},
        ),
        Study(
            name="titles",
            version=3,
            about="What does each title earn per lap of a visitor, and how fast does it repay, by role and buildings?",
            games=(100_000, 400),
            options=("edition", "rules", "seats", "bot"),
            defaults={"edition": DEFAULT, "seats": 4, "bot": "steady"},
        ),
        Study(
            name="length",
            version=3,
            about="How long do games last, and how many never end, by edition, seats and aim? And what changes that?",
            games=(4_000, 10),
            options=("edition", "rules", "seats", "bot"),
            defaults={"edition": ALL, "bot": "steady"},
        ),
        Study(
            name="balance",
            version=2,
            about="At which value of one amount do the camps win in proportion to their seats, and how certain is that?",
            games=(300_000, 1_500),
            options=("edition", "rules", "seats", "aim", "bot", "vary", "between"),
            defaults={"edition": DEFAULT, "seats": 4, "aim": "last", "bot": "steady", "vary": "cash_competitor"},
        ),
        Study(
            name="strategy",
            version=2,
            about="What do strong players buy, build, and pay for a city, how do they leave prison, and how often do they win?",
            games=(20_000, 2),
            options=("edition", "rules", "seats", "bot"),
            defaults={"edition": ALL, "seats": 4, "bot": "dealer"},
        ),
    )
}
"""The module of each study has its name."""


def find_study(name: str) -> Study:
    """The study of that name. Raises BadPlan if there is none."""
    if name not in STUDIES:
        raise BadPlan(f"study: expected one of {', '.join(STUDIES)}, got {name!r}")
    return STUDIES[name]


def make_report(study: Study, plan: StudyPlan, execution: Execution) -> Report:
    """Makes the report; the plan must be complete."""
    report: Report = import_module(f".{study.name}", __package__).make_report(study, plan, execution)
    return report


def check_study(study: Study, plan: StudyPlan) -> None:
    """Raises BadPlan, BadEdition or BadRule if the study cannot be made, before anything is played or compiled."""
    with suppress(GamesNeeded), DryRun() as execution:
        make_report(study, study.complete(plan, compiled=False), execution)
