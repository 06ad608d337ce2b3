"""Bots written for duopoly 0.1 still play: `told` and `setting` are the old names of `explain` and `info`."""

import warnings

import pytest

import duopoly
from duopoly.bots import Bot, GameInfo, policy

INFO = GameInfo(duopoly.edition("anti-us"), ("Ann", "Bob"), 1)


def test_a_bot_that_defines_told_explains():
    """It is warned once, when the class is made."""
    with pytest.warns(DeprecationWarning, match=r"Old\.told is now .*Old\.explain"):

        class Old(Bot):
            def begin(self, setting):
                super().begin(setting)
                self.place = setting.seat

            def decide(self, g, ed):
                return policy("steady")(g, ed)

            def told(self, lang="en"):
                return f"I am {self.place}, in {lang}" + super().told(lang)

    bot = Old()
    bot.begin(INFO)
    assert bot.explain("fr") == bot.told("fr") == "I am 1, in fr"
    with pytest.warns(DeprecationWarning, match=r"Bot\.setting is now Bot\.info"):
        assert bot.setting is INFO


def test_a_bot_that_keeps_the_setting_itself():
    """Without calling the base class."""

    class Old(Bot):
        def begin(self, setting):
            self.setting = setting

    bot = Old()
    with pytest.warns(DeprecationWarning, match=r"Bot\.setting"):
        bot.begin(INFO)
    assert bot.info is INFO


def test_a_bot_of_today_has_the_old_name_too():
    """A caller of 0.1 asks for `told`; nothing is warned of at a class that defines `explain`."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")

        class New(Bot):
            def explain(self, lang="en"):
                return "because"

    assert New().told() == "because"


def test_old_names_of_a_bot_writer():
    """They warn."""
    import duopoly.bots.bot
    import duopoly.env
    import duopoly.env.errors

    for module in (duopoly.bots, duopoly.bots.bot):
        with pytest.warns(DeprecationWarning, match="GameInfo"):
            assert module.Setting is GameInfo
    for module in (duopoly.env, duopoly.env.errors):
        with pytest.warns(DeprecationWarning, match="BadConfig"):
            assert module.BadSetting is module.BadConfig
