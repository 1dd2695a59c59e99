# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pretty printers of gdb for the types of C++ AMP: index, extent, array, array_view, short vectors.

gdb loads this file with libampcc_rt.so, beside which it lies, or by `source FILE`. It reads memory and calls nothing.
"""

import gdb
import gdb.printing


def components(value):
    """Those of an index or extent."""
    members = value["value_"]
    low, high = members.type.range()
    return [int(members[i]) for i in range(low, high + 1)]


class Point:
    """index, extent: (3, 4)."""

    def __init__(self, value):
        self.value = value

    def to_string(self):
        return "(%s)" % ", ".join(map(str, components(self.value)))


class TiledExtent(Point):
    def to_string(self):
        kind = self.value.type.strip_typedefs()
        tile = []
        for i in range(3):
            try:
                tile.append(int(kind.template_argument(i)))
            except (RuntimeError, ValueError):
                break
        return "%s in tiles of (%s)" % (super().to_string(), ", ".join(str(t) for t in tile if t))


class TiledIndex:
    """Its parts, each as an index."""

    def __init__(self, value):
        self.value = value

    def to_string(self):
        return "tiled_index"

    def children(self):
        for part in ("global", "local", "tile", "tile_origin"):
            yield part, self.value[part]


class ShortVector:
    """float_3 and its kin: (1, 2, 3)."""

    def __init__(self, value):
        self.value = value

    def to_string(self):
        count = int(self.value.type.strip_typedefs().template_argument(1))
        return "(%s)" % ", ".join(str(self.value[name]) for name in "xyzw"[:count])


class Normalized:
    """norm, unorm: the number."""

    def __init__(self, value):
        self.value = value

    def to_string(self):
        return str(self.value["value_"])


def word(atomic):
    """The number in a std::atomic of any standard library."""
    kind = gdb.lookup_type("int" if atomic.type.sizeof == 4 else "long")
    return int(atomic.address.cast(kind.pointer()).dereference())


class Container:
    """array and array_view: the extent and the elements, as far as the host's memory has them."""

    def __init__(self, value):
        kind = value.type.strip_typedefs()
        self.value = value
        self.name = kind.name.replace("Concurrency::", "").replace("graphics::", "")
        self.element = kind.template_argument(0)
        self.extent = components(value["extent"])
        self.source = value["source_"]
        self.host = int(self.source["host"]) if int(self.source) else 0

    def is_current(self):
        """The host's memory holds what the last kernel has written."""
        known, epoch = word(self.value["rights_"]["known_"]), word(self.source["epoch"])
        return word(self.source["state"]) != 0 or known in (epoch, epoch | 1)

    def to_string(self):
        text = "%s of %s" % (self.name, " x ".join(map(str, self.extent)))
        if not self.host:
            return text + ", not in the host's memory"
        return text + ("" if self.is_current() else ", the host's memory may be older than the device's")

    def place(self):
        """The first element, in elements, and the strides."""
        fields = [field.name for field in self.value.type.strip_typedefs().fields()]
        is_view = "offset_" in fields
        neighbours = [int(self.value["stride_"][i]) for i in range(len(self.extent))] if is_view else self.extent[1:] + [1]
        strides = [1]
        for count in reversed(neighbours[:-1]):
            strides.insert(0, strides[0] * count)
        return int(self.value["offset_"]) if is_view else 0, strides

    def rows(self, dimension, name, offset, strides):
        """The name and the first element of each row of the fastest dimension."""
        if dimension == len(self.extent) - 1:
            yield name, offset
            return
        for i in range(self.extent[dimension]):
            yield from self.rows(dimension + 1, "%s[%d]" % (name, i), offset + i * strides[dimension], strides)

    def children(self):
        if not self.host or min(self.extent) <= 0:
            return
        start, strides = self.place()
        size = self.element.sizeof
        if len(self.extent) == 1:
            first = gdb.Value(self.host + start * size).cast(self.element.pointer())
            for i in range(self.extent[0]):
                yield "[%d]" % i, (first + i).dereference()
            return
        row = self.element.array(self.extent[-1] - 1).pointer()
        for name, offset in self.rows(0, "", start, strides):
            yield name, gdb.Value(self.host + offset * size).cast(row).dereference()

    def display_hint(self):
        return "array" if len(self.extent) == 1 else None


def printers():
    known = gdb.printing.RegexpCollectionPrettyPrinter("ampcc")
    known.add_printer("index", "^Concurrency::index<[0-9]+>$", Point)
    known.add_printer("extent", "^Concurrency::extent<[0-9]+>$", Point)
    known.add_printer("tiled_extent", "^Concurrency::tiled_extent<.*>$", TiledExtent)
    known.add_printer("tiled_index", "^Concurrency::tiled_index<.*>$", TiledIndex)
    known.add_printer("short_vector", "^Concurrency::graphics::short_vector<.*>$", ShortVector)
    known.add_printer("norm", "^Concurrency::graphics::u?norm$", Normalized)
    known.add_printer("container", "^Concurrency::array(_view)?<.*>$", Container)
    return known


gdb.printing.register_pretty_printer(gdb.current_objfile(), printers(), replace=True)
