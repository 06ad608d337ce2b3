"""The literal engine without the rule changes that are on their way; goes when they have landed."""

from leaflet_fr import UTILITIES, LeafletGame


class Before(LeafletGame):
    """As the product plays today."""

    def may_end(self, by):
        """The extra throw cannot be declined."""
        return self.waits_for("end", by)

    def may_offer(self, by, *words):
        """While somebody owes only he offers."""
        if self.debts and self.debts[0]["debtor"] != by:
            return False
        return super().may_offer(by, *words)

    def still_covers(self, *args):
        """Nothing was asked of debtors."""
        return True

    def count(self, points):
        """A utility goes by what stands when the dice fall."""
        if self.counting[0] == "utility":
            from leaflet_fr import SPACES

            key = SPACES[self.space[self.turn]].key
            owner = self.owner[key]
            if owner == self.turn or not self.collects(owner, key):
                self.counting = None
                self.stage = "end"
                return
            self.counting = ("utility", owner, self.utility_multiple(key))
        super().count(points)

    def collects(self, owner, key):
        """The bank's round paid a monopolist in prison."""
        if self.ending:
            return not self.mortgaged[key]
        return super().collects(owner, key)


assert UTILITIES
