# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs that are right but for one seeded defect.

A program is made twice: the first time finds out how many places there are that can be wrong, the second time one of
them is. So `body` makes the same of the same `shape`, and takes no other chance.
"""

import collections
import random

BARRIER = "t.barrier.wait();"

# The target of a defect: an index out of its range is wrong as such, or because another thread uses that element.
FAMILIES = {"index": "index", "race": "index"}


class Seeded:
    KINDS = []

    def __init__(self, seed):
        self.seed = seed
        self.choice = random.Random(seed)
        self.kind = self.choice.choice(self.KINDS)
        self.family = FAMILIES.get(self.kind, self.kind)
        # Why the two may judge otherwise (judge.py): a reference or a section is made of the wrong place; that may be memory of the buffer.
        self.by_reference = self.within = False
        self.at = -1
        self.restart()
        self.body()
        if not self.places[self.family]:
            self.kind = self.family = "none"
        else:
            self.at = self.choice.randrange(self.places[self.family])
        self.restart()
        self.lines = self.body()

    def restart(self):
        self.shape = random.Random(self.seed * 2 + 1)
        self.places = collections.Counter()

    def is_wrong(self, family):
        """A place that can be wrong: whether this one is."""
        here, self.places[family] = self.places[family], self.places[family] + 1
        return family == self.family and here == self.at

    def index(self, expression, limit, refers=False, within=False):
        """An index below `limit`; one of a part of the buffer, if it is `within`, may leave the part and not the buffer."""
        if not self.is_wrong("index"):
            return expression
        self.by_reference, self.within = refers, within
        e, n, r = expression, limit, self.choice
        if self.kind == "index":
            return r.choice(["(%s) + %d" % (e, n), "(%s) - %d" % (e, n), "(%s) + 1" % e, "(%s) - 1" % e,
                             "(%s) + (g == %d ? %d : 0)" % (e, r.randrange(self.n), n), "(%s) * 2" % e])
        return r.choice(["(%s) / 2" % e, "0", "%d - (%s)" % (n - 1, e), "((%s) + 1) %% %d" % (e, n), "(%s) & ~1" % e,
                         "((%s) + %d) %% %d" % (e, self.size, n), "(%s) * 2 %% %d" % (e, n)])

    def wait(self, statement=BARRIER):
        return "" if self.is_wrong("barrier") else statement
