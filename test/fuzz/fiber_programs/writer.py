# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The base of the generators: text, fresh names, chances, and the variables that are visible."""

import random

INTEGRAL = ["int", "u32", "long", "u64"]
FLOATING = ["float", "double"]
SCALARS = INTEGRAL + FLOATING + ["bool"]

# The values at which arithmetic changes its ways.
EDGES = {
    "int": ["0", "1", "-1", "2147483647", "(-2147483647-1)", "7", "-13", "255", "65536", "-2147483647"],
    "u32": ["0u", "1u", "4294967295u", "2147483648u", "17u", "0x7fffffffu", "31u"],
    "long": ["0l", "-1l", "9223372036854775807l", "(-9223372036854775807l-1)", "4294967296l", "-2147483649l", "5l"],
    "u64": ["0ul", "1ul", "18446744073709551615ul", "9223372036854775808ul", "4294967295ul", "33ul"],
    "bool": ["true", "false"],
    "double": ["0.0", "-0.0", "1.0", "-1.5", "0.1", "3.4e38", "1e-38", "1e-45", "16777217.0", "2147483648.0", "4294967295.0",
               "-2147483649.0", "9.2233720368547758e18", "0.5", "1.8446744073709552e19"],
}
EDGES["float"] = [value + "f" for value in EDGES["double"]]

# Names that C++ leaves to programs and that OpenCL C, its implementations or the generated text use.
NAMES = """kernel global local constant half float4 int2 uchar16 event_t image2d_t sampler_t as_value as_int convert_int native_x
atomic_x vload4 vstore read_imagef CLK_x cl_x POCL_x LLVM_x IMAGE_0 IMAGE IMAGE_2 AMPCC_x tile_atomic_x dot cross self self_2
closure value value_2 domain message messages ended INDEX IN_BOUNDS MUL_ADD USUAL BRANCH VIEW_OFFSET PREFETCH_WRITE
get_global_id barrier mem_fence read_only write_only pipe bool4 ushort uint ulong complex generic aliased_uint temp own_2
thread_x words begin_message number x_ y_ n_2""".split()


class Place:
    """An lvalue (or, not writable, a value) of a scalar type."""

    def __init__(self, text, type_, writable=True):
        self.text, self.type, self.writable = text, type_, writable

    def is_variable(self):
        return self.text.isidentifier()


class Writer:
    """Everything follows from the seed."""

    def __init__(self, seed):
        self.r = random.Random(seed)
        self.seed = seed
        self.lines, self.indent, self.serial = [], 0, 0
        self.places = []
        self.used = set()  # of NAMES, in the function at hand

    def emit(self, text):
        if self.indent == 0:
            self.used.clear()
        self.lines.append("  " * self.indent + text)

    def fresh(self, stem):
        if self.chance(25):
            name = self.r.choice(NAMES)
            if name not in self.used:
                self.used.add(name)
                return name
        self.serial += 1
        return "%s%d" % (stem, self.serial)

    def chance(self, percent):
        return self.r.randrange(100) < percent

    def declare(self, text, type_, writable=True):
        self.places.append(Place(text, type_, writable))

    def place(self, type_, writable=False, variable=False):
        """The text of a place of this type, or None."""
        found = [p.text for p in self.places
                 if p.type == type_ and (p.writable or not writable) and (p.is_variable() or not variable)]
        return self.r.choice(found) if found else None

    def scope(self, fill):
        """Runs fill() in a scope: its declarations are not visible afterwards."""
        saved = list(self.places)
        self.indent += 1
        fill()
        self.indent -= 1
        self.places = saved
