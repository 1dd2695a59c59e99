#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gives kir-opt and kir-run damaged texts: no text may crash them, or keep them busy.

    kir_text.py --seeds 1-100 [--jobs N] [--keep FOLDER] [--tools FOLDER] FILE...

A seed chooses one of the files, what is damaged in it (bytes, tokens, lines), and the options of the tool. A tool may refuse the
text, or take it. An exit by a signal, as of an assertion, or none after 60 seconds of the processor is a finding, and is written to
FOLDER.
"""
import argparse
import concurrent.futures
import pathlib
import random
import re
import resource
import subprocess
import sys

TOKEN = re.compile(r"[A-Za-z_$][\w$]*|\d[\w.]*|\"[^\"\n]*\"|`[^`\n]*`|<<=|>>=|[-+*/%&|^<>=!]=|<<|>>|&&|\|\||\+\+|--|->|\S")
ODD = ["0", "-1", "1ul", "5'char", "2147483648", "18446744073709551615", "9223372036854775807l", "nan'float", "inf'double", "0.0f",
       "true", "null<int*>", "{", "}", "(", ")", "[", "]", "<", ">", ",", ";", "*", "&", "-", "!", "@", "addr<int*>(x)", "<int>", "(float)",
       "int", "uint", "bool", "char", "long", "float", "double", "void", "int*", "int* local", "int[4]", "int[0]", "temp", "final",
       "tile_static", "per_thread", "exchange", "kernel", "inline", "struct s size 4 align 4 { int x @0; }", "if (true) { }", "threads { }",
       "for (;;) { break; }", "switch (1) { case 1: }", "while (false) { }", "return;", "return 0;", "break;", "continue;",
       "@barrier<void>(1);", "@get_global_id<int>(0)", "rank 1", "group 4 1 1", "group 0 1 1", "bind buffer 0", "bind domain 0",
       "bind value 0 4", "bind position 0", "strip 4", "check", "robust", "+=", "<<", "/", "%", "==", "&&", "? 1 :"]
TYPES = {"void", "bool", "char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "float", "double"}
WORDS = {"const", "private", "local", "global", "tile_static", "per_thread", "exchange", "temp", "final", "if", "else", "for", "while", "do", "switch",
         "case", "default", "break", "continue", "return", "true", "false", "kernel", "inline", "bind", "size", "align", "struct"}
OPERATORS = {"+", "-", "/", "%", "==", "!=", "<=", ">=", "&&", "||", "|", "^", "<<", ">>", "++", "--", "+=", "-=", "=", "!", "~"}
FLAGS = [[], ["--cl"], ["--cpp"], ["--exact"], ["--pipeline", "--cl"], ["--pipeline=tile", "--cpp"], ["--pipeline"],
         ["--pipeline=tile"], ["--analyze-uniform"], ["--analyze-affine"], ["--analyze-live"], ["--analyze-flow"],
         ["--pass-check-accesses", "--pipeline=tile"], ["--pass-check-accesses", "--pipeline"]]


def without_comments(text):
    return "".join(line + "\n" for line in re.sub("//.*", "", text).split("\n") if line.strip())


def tokens(chance, text, others):
    """Replaces, removes, repeats and swaps tokens."""
    parts = [(m.start(), m.end()) for m in TOKEN.finditer(text)]
    for _ in range(chance.choice([1, 1, 1, 2, 3, 8])):
        if not parts:
            break
        start, end = chance.choice(parts)
        other = text[slice(*chance.choice(parts))]
        new = chance.choice(["", text[start:end] * 2, other, chance.choice(ODD), chance.choice(ODD), chance.choice(others)])
        text = text[:start] + " " + new + " " + text[end:]
        parts = [(m.start(), m.end()) for m in TOKEN.finditer(text)]
    return text


def kind_of(token):
    if token in TYPES:
        return "type"
    if token[0].isalpha() or token[0] in "_$`":
        return "fixed" if token in WORDS else "name"
    return "number" if token[0].isdigit() else "operator" if token in OPERATORS else "fixed"


def alike(chance, text, others):
    """Replaces tokens by others of their kind, so that most texts are read."""
    for _ in range(chance.choice([1, 1, 1, 2, 4])):
        parts = [m for m in TOKEN.finditer(text) if kind_of(m.group()) != "fixed"]
        if not parts:
            break
        part = chance.choice(parts)
        near = [p for p in parts if abs(p.start() - part.start()) < 400]
        new = chance.choice([p.group() for p in near if kind_of(p.group()) == kind_of(part.group())] +
                            [odd for odd in ODD if TOKEN.fullmatch(odd) and kind_of(odd) == kind_of(part.group())])
        text = text[:part.start()] + new + text[part.end():]
    return text


def lines(chance, text, others):
    """Removes, repeats and moves lines, and takes some of another file."""
    rows = text.split("\n")
    for _ in range(chance.choice([1, 1, 2, 4])):
        at, to = chance.randrange(len(rows)), chance.randrange(len(rows) + 1)
        kind = chance.randrange(4)
        if kind == 0 and len(rows) > 1:
            del rows[at]
        elif kind == 1:
            rows.insert(to, rows[at])
        elif kind == 2:
            rows.insert(to, chance.choice(others))
        else:
            rows[at] = rows[at][:chance.randrange(len(rows[at]) + 1)]
    return "\n".join(rows)


def characters(chance, text, others):
    for _ in range(chance.choice([1, 2, 5, 20])):
        at = chance.randrange(len(text) + 1)
        text = text[:at] + chance.choice(["", chr(chance.randrange(1, 127)), "\xff", "\n", text[at:at + 9]]) + text[at + chance.choice([0, 1, 3]):]
    return text


class File:
    """A test: its text, and the options with which it runs kir-opt."""

    def __init__(self, name):
        text = pathlib.Path(name).read_text()
        self.text = without_comments(text)
        self.options = [re.findall(r" (--[-a-z]+(?:=tile)?)(?= )", line) for line in re.findall("RUN:.*kir-opt(.*)", text)] or [[]]


def damaged(chance, files):
    """The file of which it was made, and the text."""
    file = chance.choice(files)
    others, text = chance.choice(files).text.split("\n"), file.text
    for _ in range(chance.choice([1, 1, 2])):
        text = chance.choice([alike] * 10 + [tokens, lines, lines, characters])(chance, text, others)
    return file, text


def command(chance, file, tools, passes):
    kind = chance.randrange(16)
    if kind < 6:
        return [tools / "kir-opt", *(option for option in chance.choice(file.options) if "meaning" not in option), "-"]
    kind -= 6
    if kind < 2:
        return [tools / "kir-run", "--steps=20000", "--extent=" + chance.choice(["4", "0", "8,8", "3,2,1"]), "-"]
    if kind < 6:
        return [tools / "kir-opt", *chance.choice(FLAGS), "-"]
    return [tools / "kir-opt", *("--pass-" + name for name in chance.choices(passes, k=chance.choice([1, 1, 2, 4]))), "-"]


def limit():
    """Seconds of the processor: the machine may have other work."""
    resource.setrlimit(resource.RLIMIT_CPU, (60, 60))


def run(seed, options, files, passes):
    """What is wrong with a seed, or None."""
    chance = random.Random(seed)
    file, text = damaged(chance, files)
    line = command(chance, file, options.tools, passes)
    try:
        done = subprocess.run(line, input=text.encode("latin-1", "replace"), capture_output=True, timeout=900, preexec_fn=limit)
        wrong = f"signal {-done.returncode}" if done.returncode < 0 else f"exit {done.returncode}" if done.returncode > 2 else None
    except subprocess.TimeoutExpired:
        wrong = "no end"
    if wrong and options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)
        (options.keep / f"{seed}.kir").write_text(text, encoding="latin-1", errors="replace")
    return wrong and f"seed {seed}: {wrong}: {' '.join(map(str, line))}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", required=True)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--tools", type=pathlib.Path, default=pathlib.Path())
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    first, last = map(int, options.seeds.split("-"))
    files = [File(name) for name in sorted(options.files)]
    listed = subprocess.run([options.tools / "kir-opt", "--help"], capture_output=True, text=True, check=True).stdout
    passes = re.findall(r"^  ([a-z-]+) ", listed.split("passes:")[1].split("analyses:")[0], re.M)
    wrong = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for finding in pool.map(lambda seed: run(seed, options, files, passes), range(first, last + 1)):
            if finding:
                wrong += 1
                print(finding, flush=True)
    print(f"{last - first + 1} texts, {wrong} wrong")
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main())
