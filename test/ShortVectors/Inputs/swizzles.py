"""Writes a program that reads and writes every swizzle of every short vector, on both sides."""

from itertools import permutations

SCALARS = ["int", "uint", "float", "double", "norm", "unorm"]
COLORS = dict(zip("xyzw", "rgba"))

print("#include <amp.h>\n#include <amp_short_vectors.h>\n#include <cstdio>")
print("using namespace concurrency;\nusing namespace concurrency::graphics;\n")
# Eighths are exact in every scalar but the integers, which count in ones.
print("template <class S> S value(int i) restrict(cpu, amp) { return S(0.125f * i); }")
print("template <> int value<int>(int i) restrict(cpu, amp) { return i; }")
print("template <> unsigned value<unsigned>(int i) restrict(cpu, amp) { return i; }\n")

calls = []
for scalar in SCALARS:
    for length in (2, 3, 4):
        letters = "xyzw"[:length]
        name = f"{scalar}_{length}"
        function = f"wrong_in_{name}"
        calls.append((name, function))
        parts = []  # functions of a few swizzles each
        for count in range(2, length + 1):
            for chosen in permutations(letters, count):
                if not parts or parts[-1] != f"{function}_{count}{chosen[0]}":
                    print("  return wrong;\n}" if parts else "")
                    parts.append(f"{function}_{count}{chosen[0]}")
                    print(f"int {parts[-1]}({name} v) restrict(cpu, amp) {{\n  int wrong = 0;")
                swizzle = "".join(chosen)
                color = "".join(COLORS[c] for c in chosen)
                part = f"{scalar}_{count}"
                values = ", ".join(f"value<{scalar}>({5 + i})" for i in range(count))
                same = lambda a, b: " && ".join(
                    f"{a}.get_{'xyzw'[i]}() == {b}.get_{c}()" for i, c in enumerate(chosen)
                )
                kept = "".join(
                    f" && w.get_{c}() == v.get_{c}()" for c in letters if c not in chosen
                )
                read = [f"v.{swizzle}", f"v.{color}", f"v.get_{swizzle}()"]
                write = [f"w.{swizzle} = p", f"w.{color} = p", f"w.set_{swizzle}(p)"]
                for r, w in zip(read, write):
                    print(f"  {{ const {part} p = {r}; wrong += !({same('p', 'v')}); }}")
                    print(
                        f"  {{ const {part} p({values}); {name} w(v); {w};"
                        f" wrong += !({same('p', 'w')}{kept}); }}"
                    )
                # In place, with both sides the same components.
                back = "".join(reversed(swizzle))
                print(
                    f"  {{ {name} w(v); w.{swizzle} = w.{back}; const {part} p = v.{back};"
                    f" wrong += !({same('p', 'w')}{kept}); }}"
                )
        for i, c in enumerate(letters):
            for single in (c, COLORS[c]):
                print(
                    f"  {{ {name} w(v); w.{single} = value<{scalar}>(7);"
                    f" w.ref_{single}() = value<{scalar}>(w.{single} == value<{scalar}>(7) ? 6 : 0);"
                    f" wrong += !(w.get_{c}() == value<{scalar}>(6)); w.set_{c}(v.{single});"
                    f" wrong += !(w == v); }}"
                )
        print("  return wrong;\n}")
        total = " + ".join(f"{part}(v)" for part in parts)
        print(f"int {function}({name} v) restrict(cpu, amp) {{ return {total}; }}")

print("int main() {\n  int failures = 0;")
for name, function in calls:
    scalar, length = name.split("_")
    arguments = ", ".join(f"value<{scalar}>({1 + i})" for i in range(int(length)))
    print("  {")
    print(f"    int result = -1;\n    const {name} v({arguments});")
    print("    array_view<int> view(1, &result);")
    print(
        "    parallel_for_each(view.extent, [=](index<1> i) restrict(amp)"
        f" {{ view[i] = {function}(v); }});"
    )
    print("    view.synchronize();")
    print(f"    const int host = {function}(v);")
    print("    failures += result != 0 || host != 0;")
    print(
        "    if (result || host)"
        f' std::printf("{name}: %d in the kernel, %d on the host\\n", result, host);'
    )
    print("  }")
print("  return failures != 0;\n}")
