# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A program whose functions, or whose parameters, variables, fields and captured variables, have every name of OpenCL C.

    reserved_names.py functions|variables CLANG TABLE...    writes it to standard output

The names are the words of the OpenCL headers of CLANG, whatever they are there, with those of the tables. A
variable that has a function's name in its scope gets another anyway, so that the two kinds are two programs.
"""

import pathlib
import re
import subprocess
import sys

# Neither C++ nor C++ AMP has them as names.
KEYWORDS = set(
    """alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class co_await
    co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype default defined delete do
    double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace new
    noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires return short signed
    sizeof static static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename union
    unsigned using virtual void volatile wchar_t while xor xor_eq typeof restrict tile_static main""".split()
)
# Keywords that the headers have no use for.
MORE = {"kernel", "global", "local", "constant", "generic", "half", "pipe", "read_only"}
# As many captured variables as a launch may have.
GROUP = 200

kind, clang, *tables = sys.argv[1:]
resources = subprocess.run([clang, "-print-resource-dir"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def words(text):
    text = re.sub(r"/\*.*?\*/|//[^\n]*", " ", text, flags=re.S)
    return set(re.findall(r"\b[A-Za-z_]\w*", text))


found = set(MORE)
for path in [*pathlib.Path(resources, "include").glob("opencl-c*.h"), *map(pathlib.Path, tables)]:
    found |= words(path.read_text())
# Names with one underscore and a capital letter are keywords of Clang.
names = sorted(n for n in found - KEYWORDS if not re.match(r"__|_[A-Z]", n))
assert len(names) > 1500, len(names)

# The macros of C's library go once its headers are read.
print("#include <amp.h>\n#include <cassert>\n#include <cmath>")
for name in names:
    print("#undef", name)


def launch(number, declarations, statements):
    """A function that gives what one thread's statements leave in total."""
    print(f"int launch_{number}() {{\n  {declarations}\n  Concurrency::array_view<int> into_view(1);")
    print("  Concurrency::parallel_for_each(into_view.extent, [=](Concurrency::index<1> at_index) restrict(amp) {")
    print(f"    int total = 0;\n    {statements}\n    into_view[at_index] = total;\n  }});\n  return into_view[0];\n}}")


results = []
groups = [names[start : start + GROUP] for start in range(0, len(names), GROUP)]
if kind == "functions":
    print("namespace program {")
    for name in names:
        print(f"int {name}(int value) restrict(amp) {{ if (value > 50) value -= 2; return value + 1; }}")
    print("}")
    for number, group in enumerate(groups):
        launch(number, "", "\n    ".join(f"total = program::{name}(total);" for name in group))
        total = 0
        for _ in group:
            total += -1 if total > 50 else 1
        results.append(total)
else:
    for number, group in enumerate(groups):
        added = " + ".join(group)
        print(f"struct fields_{number} {{ int {', '.join(group)}; }};")
        print(f"int of_fields_{number}(fields_{number} &f) restrict(amp) {{ f.{group[0]} += 1; return {' + '.join('f.' + n for n in group)}; }}")
        print(f"int of_parameters_{number}({', '.join('int ' + n for n in group)}) restrict(amp) {{ return {added}; }}")
        print(f"int of_variables_{number}(int from_value) restrict(amp) {{")
        for name in group:
            print(f"  int {name} = from_value; if ({name} > 2) {name} -= 2;")
        print(f"  return {added};\n}}")
        launch(
            number,
            f"int {', '.join(n + ' = 1' for n in group)};",
            f"fields_{number} object = {{{', '.join(group)}}};\n    "
            f"total = of_fields_{number}(object) + of_parameters_{number}({', '.join(group)}) + of_variables_{number}(4);",
        )
        results.append(4 * len(group) + 1)
print("int main() {")
for number, result in enumerate(results):
    print(f"  assert(launch_{number}() == {result});")
print("}")
