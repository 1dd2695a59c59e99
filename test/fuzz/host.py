# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What random host programs have in common: chance, names, and lines of the program."""

import random


class HostProgram:
    def __init__(self, seed):
        self.seed, self.r = seed, random.Random(seed)
        self.prefix = "p%d" % seed
        self.before, self.body = [], []
        self.serial = 0
        self.classes = []

    def chance(self, percent):
        return self.r.randrange(100) < percent

    def fresh(self, stem):
        self.serial += 1
        return "%s%d" % (stem, self.serial)

    def say(self, *lines):
        self.body += ["  " + line for line in lines]
