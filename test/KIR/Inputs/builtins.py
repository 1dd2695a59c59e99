"""Reads the library's headers, writes KIR that calls every built-in that they name."""
import re
import sys

text = sys.stdin.read()
names = set(re.findall(r'AMPCC_BUILTIN\("(\w+)"', text))
for row in re.findall(r"\b(?:F|AMPCC_MATH_\w+)\(([^()]*)\)", text):
    names |= set(re.findall(r'"(\w+)"', row))
print("void all() {")
for name in sorted(names):
    print(f"  @{name}<void>();")
print("}")
