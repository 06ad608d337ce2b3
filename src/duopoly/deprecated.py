"""Import paths of duopoly 0.1 that still work, with a DeprecationWarning, until 1.0."""

import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

MODULES = {
    "analysis.course": "analysis.game_review",
    "analysis.roller": "analysis.rollout_engine",
    "bots.cities": "policies.cities",
    "bots.deals": "bots.trade_candidates",
    "bots.facts": "bots.rationale.sentences",
    "bots.greedy": "policies.greedy",
    "bots.holdings": "sim.title_stats",
    "bots.ideas": "bots.candidates",
    "bots.offers": "policies.offers",
    "bots.outlook": "sim.evaluation",
    "bots.plain": "bots.policy_bot",
    "bots.planner_why": "bots.rationale.planner",
    "bots.playout": "sim.playout",
    "bots.random": "policies.random",
    "bots.rollouts": "sim.rollouts",
    "bots.sample": "sim.sampling",
    "bots.scripted": "policies.scripted",
    "bots.seat": "bots.safe_move",
    "bots.signs": "sim.features",
    "bots.steady": "policies.steady",
    "bots.steady_why": "bots.rationale.steady",
    "bots.table": "bots.referee",
    "bots.tally": "sim.totals",
    "bots.telling": "bots.explain",
    "bots.trader": "policies.trader",
    "bots.trader_why": "bots.rationale.trader",
    "bots.values": "policies.values",
    "bots.walk": "sim.random_walk",
    "bots.weights": "sim.weights",
    "bots.worths": "policies.trade_values",
    "env.setting": "env.config",
    "env.sitting": "env.episode",
    "fast.drivers": "fast.kernels",
    "learn": "rl",
    "learn.actions": "rl.actions",
    "learn.batch": "rl.batch",
    "learn.draft": "rl.action_builder",
    "learn.sight": "rl.observation",
    "learn.turn": "rl.timestep",
    "learn.wealth": "rl.wealth",
    "match.contest": "match.runner",
    "match.deals": "match.duplicate_deals",
    "match.plan": "match.match",
    "match.ratings": "match.bot_ratings",
    "match.sure": "stats.sequential_test",
    "match.verdict": "match.conclusion",
    "play.record": "play.game",
    "rules.record": "rules.packed",
    "rules.table": "rules.rule_table",
    "rules.till": "rules.counters",
    "server.rooms.acts": "server.rooms.commands",
    "server.rooms.analyst": "server.rooms.analysis_queue",
    "server.rooms.answers": "server.rooms.queries",
    "server.rooms.declined": "server.rooms.request_error",
    "server.rooms.driver": "server.rooms.game_loop",
    "server.rooms.house": "server.rooms.room_manager",
    "server.rooms.live": "server.rooms.session",
    "server.rooms.plan": "server.rooms.room_config",
    "server.rooms.presence": "server.rooms.connection",
    "server.rooms.summary": "server.rooms.room_summary",
    "server.rooms.thinking": "server.rooms.bot_executor",
    "server.store.notices": "server.store.wakeups",
    "server.views.asked": "server.views.prompt",
    "server.views.choices": "server.views.room_options",
    "server.views.hand": "server.views.chance",
    "server.views.lines": "server.views.ledger_lines",
    "server.views.looking_back": "server.views.replay",
    "server.views.moment": "server.views.snapshot",
    "server.views.notes": "server.views.banknotes",
    "server.views.outlook": "server.views.throw_preview",
    "server.views.room": "server.rooms.room_view",
    "server.web.limits": "server.web.rate_limits",
    "server.web.pages": "server.web.static_files",
    "server.web.who": "server.web.browser_cookie",
    "server.wire.from_page": "server.wire.client_messages",
    "server.wire.rooms": "server.wire.lobby",
    "server.wire.table": "server.wire.room",
    "server.wire.to_page": "server.wire.server_messages",
    "server.wire.view": "server.wire.position",
    "study.cells": "study.game_specs",
    "study.charts": "stats.charts",
    "study.crew": "study.worker_pool",
    "study.errors": "sim.errors",
    "study.hands": "study.execution",
    "study.kept": "study.checkpoint",
    "study.lesson": "study.weights_file",
    "study.plan": "study.simulation_plan",
    "study.scenarios": "study.catalog",
    "study.search": "study.root_finding",
    "study.stats": "stats.intervals",
    "study.swing": "stats.tornado",
    "study.version": "sim.code_digest",
    "study.walk": "study.walks",
}
"""Where a module is now, by where it was; both below duopoly."""

NAMES = {
    "analysis.course": {"Costly": "CostlyDecision", "Course": "GameReview", "courses": "review_game"},
    "analysis.roller": {
        "Roller": "RolloutEngine",
        "key_of": "rollout_key",
        "prospect": "candidate_of",
        "roller": "rollout_engine",
    },
    "bots.deals": {"deals": "trade_candidates"},
    "bots.facts": {"in_one_line": "sentence"},
    "bots.greedy": {"brings": "offer_gain"},
    "bots.holdings": {"Holdings": "TitleStats", "hold_game": "count_titles"},
    "bots.ideas": {"ideas": "candidate_moves"},
    "bots.outlook": {"outlook": "evaluate"},
    "bots.plain": {"Plain": "PolicyBot"},
    "bots.rollouts": {"Prospect": "Candidate", "reckon": "add_result"},
    "bots.seat": {"chooser": "safe_policy"},
    "bots.signs": {"N_SIGNS": "N_FEATURES", "SIGNS": "FEATURES", "Signs": "Features", "look": "extract"},
    "bots.table": {"Company": "Participants", "Note": "OnDecision"},
    "bots.tally": {"Tally": "Totals"},
    "bots.telling": {"told": "explain_move"},
    "bots.trader_why": {"reckoned": "reason"},
    "bots.walk": {"Walk": "RandomWalk"},
    "env.setting": {
        "Setting": "EnvConfig",
        "for_all": "all_learners",
        "for_one": "one_learner",
        "one_of": "check_word",
        "setting": "env_config",
        "whole": "check_integer",
    },
    "env.sitting": {"Sitting": "Episode"},
    "fast.drivers": {"roll_all": "roll_out_block"},
    "learn.batch": {"OUTSIDER": "EXTERNAL"},
    "learn.draft": {"Draft": "ActionBuilder", "NO_DRAFT": "NOTHING_BEGUN", "clear_draft": "clear"},
    "learn.sight": {"PLACE": "OFFSET", "Sight": "Observation", "look": "observe", "places": "offsets"},
    "learn.turn": {"Turn": "Timestep"},
    "match.contest": {"Contest": "MatchResult", "contest": "run_match", "summary": "summarize"},
    "match.deals": {"Account": "DecisionStats", "Deal": "PlayedDeal", "Fault": "ForfeitRecord", "deals": "play_deals"},
    "match.ratings": {"Games": "Results", "Rated": "Rating", "games_of": "count_results", "rated": "rate_bots"},
    "match.sure": {"Sign": "SequentialTest", "share": "anytime_share"},
    "match.verdict": {"Verdict": "Conclusion"},
    "rules.record": {"Record": "Packed", "record": "packed"},
    "rules.table": {"lay": "build_rule_table"},
    "rules.till": {"Till": "Counters"},
    "server.rooms.acts": {"let_bot": "replace_with_bot", "sit_back": "take_seat_back"},
    "server.rooms.analyst": {"Analyst": "AnalysisQueue", "Busy": "QueueFull", "Job": "AnalysisJob"},
    "server.rooms.answers": {"why_not": "check_moves"},
    "server.rooms.declined": {"Declined": "RequestError"},
    "server.rooms.house": {"House": "RoomManager", "Unreadable": "UnreadableRoom"},
    "server.rooms.live": {"Live": "Session", "News": "NewEntry"},
    "server.rooms.plan": {"BadPlan": "BadRoomConfig", "Kept": "StoredConfig", "Plan": "RoomConfig"},
    "server.rooms.presence": {"Line": "Connection", "Lines": "Connections"},
    "server.rooms.thinking": {"Thinkers": "BotExecutor"},
    "server.store.notices": {"Notice": "Wakeup", "Notices": "WakeupHub"},
    "server.views.lines": {"Ledger": "LedgerLines"},
    "server.views.moment": {"Moment": "Snapshot"},
    "server.views.notes": {"Stacks": "NoteCounts"},
    "server.web.limits": {"Addresses": "RateLimiter", "Bucket": "TokenBucket"},
    "server.web.pages": {"Page": "StaticFile"},
    "server.wire.from_page": {
        "AskMore": "AskOlderLines",
        "AskOffer": "AskOfferEffects",
        "AskOutlook": "AskThrowPreview",
        "AskTitle": "AskTitleCard",
        "LetBot": "ReplaceWithBot",
        "SitBack": "TakeSeatBack",
        "Speak": "SetLanguage",
        "WhyNot": "CheckMoves",
    },
    "server.wire.rooms": {
        "BotCard": "BotOption",
        "Choices": "RoomOptions",
        "Door": "Invitation",
        "EditionCard": "EditionOption",
        "KeyWanted": "LinkRequest",
        "Made": "RoomCreated",
        "RoomLine": "RoomSummary",
        "RulesAsked": "IdleRulesRequest",
        "SeatPlan": "SeatConfig",
    },
    "server.wire.table": {"ChatLine": "ChatMessage", "Line": "LedgerLine", "Step": "CalculationStep"},
    "server.wire.to_page": {
        "Chance": "WinChance",
        "Effects": "OfferEffects",
        "Judged": "CheckedMoves",
        "More": "OlderLines",
        "Outcome": "ThrowOutcome",
        "Outlook": "ThrowPreview",
        "Refused": "RequestRefused",
        "Said": "ChatAdded",
    },
    "server.wire.view": {
        "Choice": "LegalMove",
        "Grey": "BlockedMove",
        "Side": "OfferSide",
        "View": "PositionView",
        "Wish": "WantRange",
    },
    "study.cells": {"Split": "CampSplit", "kind_of_game": "make_spec", "splits": "camp_splits"},
    "study.charts": {
        "Dots": "DotRow",
        "columns": "bar_chart",
        "curve": "curve_chart",
        "panels": "dot_chart",
        "save": "save_svg",
    },
    "study.crew": {"Crew": "WorkerPool", "of": "from_executor", "processes": "process_pool", "threads": "thread_pool"},
    "study.hands": {"Hands": "Execution", "hire": "open_execution"},
    "study.kept": {"Kept": "Checkpoint"},
    "study.lesson": {"lesson": "fit_editions", "text": "file_text", "write": "write_file"},
    "study.plan": {"Plan": "SimulationPlan", "Seat": "PlannedSeat", "plan": "plan_simulation"},
    "study.scenarios": {"Ask": "StudyPlan", "SCENARIOS": "STUDIES", "Scenario": "Study", "scenario": "find_study"},
    "study.search": {"Found": "SearchResult", "Point": "Measurement", "search": "find_crossing"},
    "study.stats": {"mean": "mean_from_sums", "mean_of": "mean", "share": "proportion"},
    "study.swing": {"Swing": "TornadoBar"},
    "study.version": {"rules_digest": "code_digest"},
}
"""By a module's old path, what has another name now: the old name and the new."""

STAYED = {
    "play.errors": {"Stop": "ReplayStop"},
    "play.fair": {"Verdict": "Verification", "told": "describe"},
    "rules.ledger": {"Entry": "LedgerEntry"},
    "rules.legal": {"Choices": "LegalActions", "choices": "legal_actions"},
    "rules.state": {"Table": "RuleTable"},
    "rules.titles": {"monopolises": "has_monopoly"},
}
"""By a module that stayed where it was, what has another name now: the old name and the new."""

PACKAGE = __package__


def warn(old: str, new: str) -> None:
    """Tells whoever imports an old path of the new one."""
    warnings.warn(f"{old} is now {new}; the old name goes with 1.0", DeprecationWarning, stacklevel=3)


def renamed(module: str, names: dict[str, str]) -> Callable[[str], Any]:
    """The `__getattr__` of a module some of whose names have changed: `names` has the new ones by the old."""

    def old_name(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        warn(f"{module}.{name}", f"{module}.{names[name]}")
        return getattr(sys.modules[module], names[name])

    return old_name


class OldPaths:
    """Finds and loads the old paths: a module there hands on what the module at the new path has.

    It is a finder and a loader by its methods alone: `importlib.abc` would take a tenth of the package's start.
    """

    def find_spec(self, fullname: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The old path's spec, if it is one of ours."""
        package, _, old = fullname.partition(".")
        if package != PACKAGE or old not in MODULES:
            return None
        loader: Any = self
        return ModuleSpec(fullname, loader, is_package=any(other.startswith(f"{old}.") for other in MODULES))

    def create_module(self, spec: ModuleSpec) -> None:
        """Leaves it to Python to create an empty module."""

    def exec_module(self, module: ModuleType) -> None:
        """Fills the module at the old path."""
        old = module.__name__.partition(".")[2]
        new = import_module(f"{PACKAGE}.{MODULES[old]}")
        names = NAMES.get(old, {})

        def __getattr__(name: str) -> Any:  # noqa: N807  # the module's own
            if name.startswith("__"):
                raise AttributeError(f"module {module.__name__!r} has no attribute {name!r}")
            value = getattr(new, names.get(name, name))
            warn(f"{module.__name__}.{name}", f"{new.__name__}.{names.get(name, name)}")
            return value

        module.__getattr__ = __getattr__  # type: ignore[method-assign]
        public = [name for name in vars(new) if not name.startswith("_")]
        module.__all__ = [*public, *names]  # type: ignore[attr-defined]  # so that `import *` asks for each


def install() -> None:
    """Makes the old paths importable. The rules know of no old names, so theirs are added here."""
    if not any(isinstance(finder, OldPaths) for finder in sys.meta_path):
        sys.meta_path.append(OldPaths())
    for module, names in STAYED.items():
        stayed = import_module(f"{PACKAGE}.{module}")
        stayed.__getattr__ = renamed(stayed.__name__, names)  # type: ignore[method-assign]
