"""Reads the library's preprocessed headers, writes KIR that calls every built-in as its declarations say."""
import re
import sys

text = re.sub(r"\s+", " ", sys.stdin.read())
# The templates are for several types, of which long has all functions.
text = re.sub(r"(?:\w+::)*argument<T>", "T", text)
scalar = r"(?:unsigned )?(?:void|bool|int|long|float|double|T)"
declaration = rf'({scalar}) \w+\(([^()]*)\)[^;{{}}]*annotate\("ampcc::builtin", "(\w+)"\)'


def kir(type):
    return re.sub(r"\bT\b", "long", type).replace("unsigned ", "u").replace("const ", "").replace(" *", "*")


calls = []
for result, parameters, name in re.findall(declaration, text):
    types = [kir(re.sub(r"\w+$", "", p.strip()).strip()) for p in parameters.split(",") if p.strip()]
    calls.append((name, kir(result), types))
assert len(set(name for name, *_ in calls)) == len(set(re.findall(r'"ampcc::builtin", "(\w+)"', text)))
for number, (name, result, types) in enumerate(calls):
    arguments = [f"p{i}" for i in range(len(types))]
    print(f"void f{number}({', '.join(f'{t} {a}' for t, a in zip(types, arguments))}) {{ @{name}<{result}>({', '.join(arguments)}); }}")
