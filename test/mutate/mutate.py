#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Breaks correct programs in small ways and looks at what the compiler makes of it.

    mutate.py --ampcc build/bin/ampcc --count 200 --seed 1 test/Lower/*.cpp

A mutant is a program with one change: a clause dropped or swapped, a type replaced, a statement added, removed or moved.
It is either valid, and then it compiles, or it is rejected: by errors of the compiler that point into the user's text.
Never a crash or an internal error, never an error of the host compiler or of the OpenCL compiler, never a word of the
machinery beneath.
"""

import argparse
import concurrent.futures
import pathlib
import random
import re
import subprocess
import sys
import tempfile

CLAUSE = re.compile(r"restrict\s*\([^()]*\)")
TYPES = ["int", "unsigned", "long", "float", "double", "bool", "char", "short", "long long", "int *", "volatile int"]
TYPE = re.compile(r"\b(?:int|unsigned|long|float|double|bool)\b(?!\s*[(<>])")
STATEMENTS = [
    "goto mutant;",
    "mutant: ;",
    "throw 1;",
    "static int mutant = 0;",
    'const char *mutant = "text";',
    "int *mutant = new int;",
    "tile_static int mutant[4];",
    "volatile int mutant;",
    "try { } catch (...) { }",
    "return;",
    "__asm__(\"nop\");",
    "char mutant = 'a';",
    "int mutant; int *mutant2 = &mutant; long mutant3 = (long)mutant2;",
]
# What no message may speak of.
MACHINERY = re.compile(r"__device__|__host__|__shared__|__global__|\bCUDA\b|\.amp\.|/tmp/ampcc"
                       r"|'(?:device|host|shared|global|alias|ampcc_\w+)' attribute|#pragma clang attribute")


def positions(text, pattern):
    """The places outside of comments and directives."""
    for match in re.finditer(pattern, text):
        line = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
        if "//" not in line and not line.lstrip().startswith("#"):
            yield match


def replace(text, match, new):
    return text[: match.start()] + new + text[match.end() :]


def statement_ends(text):
    """Behind a ';' or '{' that ends its line: where a statement may begin."""
    return list(positions(text, r"[;{](?=\n)"))


def drop_clause(rng, text):
    found = list(positions(text, CLAUSE))
    return found and replace(text, rng.choice(found), "")


def swap_clause(rng, text):
    found = list(positions(text, CLAUSE))
    new = rng.choice(["restrict(amp)", "restrict(cpu)", "restrict(cpu, amp)", "restrict()", "restrict(gpu)"])
    return found and replace(text, rng.choice(found), new)


def swap_type(rng, text):
    found = list(positions(text, TYPE))
    return found and replace(text, rng.choice(found), rng.choice(TYPES))


def add_statement(rng, text):
    found = statement_ends(text)
    if not found:
        return None
    place = rng.choice(found)
    return replace(text, place, place.group(0) + " " + rng.choice(STATEMENTS))


def drop_line(rng, text):
    lines = text.split("\n")
    found = [i for i, line in enumerate(lines) if line.strip().endswith(";") and "//" not in line]
    if not found:
        return None
    del lines[rng.choice(found)]
    return "\n".join(lines)


def swap_lines(rng, text):
    lines = text.split("\n")
    found = [i for i in range(len(lines) - 1) if lines[i].strip().endswith(";") and lines[i + 1].strip().endswith(";")]
    if not found:
        return None
    i = rng.choice(found)
    lines[i], lines[i + 1] = lines[i + 1], lines[i]
    return "\n".join(lines)


def move_barrier(rng, text):
    found = list(positions(text, r"[^\n;{}]*\bbarrier\.wait\w*\(\);"))
    ends = statement_ends(text)
    if not found or not ends:
        return None
    barrier, place = rng.choice(found), rng.choice(ends)
    if barrier.start() <= place.start() < barrier.end():
        return None
    if place.start() < barrier.start():
        text = replace(text, barrier, "")
        return replace(text, place, place.group(0) + barrier.group(0))
    text = replace(text, place, place.group(0) + barrier.group(0))
    return replace(text, barrier, "")


def drop_const(rng, text):
    found = list(positions(text, r"\bconst\b"))
    return found and replace(text, rng.choice(found), "")


def capture_by_reference(rng, text):
    found = list(positions(text, r"\[=\]"))
    return found and replace(text, rng.choice(found), "[&]")


TOKEN = re.compile(r"\w+|[<>&|+=:-]{2}|[^\w\s]")


def drop_token(rng, text):
    return replace(text, rng.choice(list(positions(text, TOKEN))), "")


def double_token(rng, text):
    place = rng.choice(list(positions(text, TOKEN)))
    return replace(text, place, place.group(0) + " " + place.group(0))


def swap_tokens(rng, text):
    found = list(positions(text, TOKEN))
    place, other = rng.choice(found), rng.choice(found)
    return replace(text, place, other.group(0))


def add_clause(rng, text):
    place = rng.choice(list(positions(text, TOKEN)))
    return replace(text, place, place.group(0) + rng.choice([" restrict(amp) ", " restrict(cpu, amp) ", " tile_static "]))


def change_number(rng, text):
    found = list(positions(text, r"\b\d+\b"))
    return found and replace(text, rng.choice(found), rng.choice(["0", "1", "-1", "3", "1025", "5000000000"]))


def change_bytes(rng, text):
    """One to three bytes, of any value: in a comment, a word, a directive. A surrogate stands for a byte that is no UTF-8."""
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(text))
        byte = rng.choice(["", "\0", "\\", "\"", "#", "\r", "\x1a", "\udc80", "\udcff", "\u00e4", "@", "`", "(", "}", ";", "\n", "*/", "/*"])
        text = text[:place] + byte + text[place + rng.randrange(2) :]
    return text


def cut_text(rng, text):
    """The end of the file is missing, or a stretch of it."""
    begin = rng.randrange(len(text))
    end = len(text) if rng.random() < 0.5 else min(len(text), begin + rng.randrange(1, 200))
    return text[:begin] + text[end:]


def foreign_token(rng, text):
    """A token of another place of the file."""
    found = list(positions(text, r"\w+|[^\w\s]"))
    return found and replace(text, rng.choice(found), rng.choice(found).group())


def declarations(text):
    """Lines that begin at the left margin and what follows up to the brace or semicolon that ends them."""
    found = []
    for match in re.finditer(r"^(?![#\s/}])[^;{}]*(?:;|\{)", text, re.M):
        end, depth = match.end(), text[match.end() - 1] == "{"
        while depth and end < len(text):
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        found.append((match.start(), end))
    return found


def drop_declaration(rng, text):
    found = declarations(text)
    if found:
        begin, end = rng.choice(found)
        return text[:begin] + text[end:]


def double_declaration(rng, text):
    found = declarations(text)
    if found:
        begin, end = rng.choice(found)
        return text[:end] + "\n" + text[begin:end] + text[end:]


def move_declaration(rng, text):
    found = declarations(text)
    if len(found) > 1:
        (begin, end), (to, _) = rng.sample(found, 2)
        moved, rest = text[begin:end] + "\n", text[:begin] + text[end:]
        to -= (end - begin) if to > begin else 0
        return rest[:to] + moved + rest[to:]


MUTATIONS = [change_bytes, cut_text, foreign_token, drop_declaration, double_declaration, move_declaration, drop_token, double_token, swap_tokens, add_clause, change_number, drop_clause, swap_clause, swap_type, add_statement, drop_line, swap_lines, move_barrier, drop_const,
             capture_by_reference]


def options_of(text):
    """The language and include options of the test's own command."""
    run = re.search(r"RUN:.*?%ampcc(.*?)$", text, re.M)
    words = run.group(1).split() if run else []
    return [w for w in words if w.startswith(("-std=", "-I", "-D")) or w == "--amp-msvc"]


def answer(command):
    return subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=120)


def judge(ampcc, source, text, options):
    """What is wrong with the compiler's answer to a mutant; none if it is as it should be."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / source.name
        path.write_bytes(text.encode(errors="surrogateescape"))
        words = [f"-I{source.parent}"] + [o.replace("%S", str(source.parent)) for o in options] + ["-w", str(path)]
        try:
            run = answer([ampcc, "-fsyntax-only", *words])
            whole = answer([ampcc, "-c", "-o", f"{folder}/out.o", *words]) if run.returncode == 0 else run
        except subprocess.TimeoutExpired:
            return "no answer in 120 s"
    said = run.stdout + run.stderr
    if run.returncode == 0:
        return None if whole.returncode == 0 else "accepted, and then not compiled\n" + whole.stdout + whole.stderr
    if run.returncode < 0 or run.returncode > 1 or re.search(r"internal error|PLEASE submit|Stack dump", said):
        return "crash or internal error\n" + said
    errors = re.findall(r"^(\S+?):\d+:\d+: (?:fatal )?error: (.*)$", said, re.M)
    if not errors:
        return "rejected without an error of the compiler\n" + said
    if MACHINERY.search(re.sub(r"^\s*\d* \|.*$", "", said, flags=re.M)):
        return "speaks of the machinery\n" + said
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ampcc", required=True)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="mutants at a time")
    parser.add_argument("--keep", help="a folder for mutants that went wrong")
    parser.add_argument("sources", nargs="+", type=pathlib.Path)
    args = parser.parse_args()

    def check(number):
        """The text to print of a mutant that went wrong, or None."""
        rng = random.Random(number)
        source = rng.choice(args.sources).resolve()
        original = source.read_text(errors="surrogateescape")
        mutant, mutation = None, None
        while not mutant or mutant == original:
            mutation = rng.choice(MUTATIONS)
            mutant = mutation(rng, original)
        problem = judge(args.ampcc, source, mutant, options_of(original))
        if problem and args.keep:
            pathlib.Path(args.keep).mkdir(parents=True, exist_ok=True)
            (pathlib.Path(args.keep) / f"{number}-{source.name}").write_bytes(mutant.encode(errors="surrogateescape"))
        return problem and f"mutant {number}: {mutation.__name__} of {source.name}: {problem}"

    bad = 0
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for problem in pool.map(check, range(args.seed, args.seed + args.count)):
            if problem:
                bad += 1
                print(problem, flush=True)
    print(f"{args.count} mutants, {bad} wrong answers")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
