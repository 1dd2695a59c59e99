#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small wrong programs and their right twins: each wrong one is reported with its line, no right one is.

    run.py --ampcc AMPCC --work FOLDER [--with races,...] [--only NAME] FILE.cases...
    run.py --list FILE.cases...        the rules, lines and expected reports

A case begins with `== name`. Its fields are:

    rule           the rule, with the section of the specification
    when           when the mistake is reported; see below
    report         a regular expression for the report; {line} is the line that is marked `// !`, {{ and }} are braces
    needs          the check of --amp-check that finds the mistake; optional, a note that is not evaluated
    needs-header   a header besides <amp.h>; optional

Then come `top` (declarations outside of functions, with WRONG defined for the wrong program), `wrong` and `right`, the
bodies of functions.

    compile, compile-alone   the compiler says it, at the marked line, perhaps among others or in a unit of its own; of a right
                             program it says nothing at all
    run                      an exception of an ordinary program says it
    check                    the same of a program that was compiled with --amp-check
    check-kernel             the same on the native accelerator, which knows every rule
    check-among              it is one of the reports of the native accelerator, whichever comes first
    check-printed            it is printed, and the program goes on
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

HEAD = """#include <cassert>
#include <cmath>
#include <cstdio>
#include <exception>
#include <string>
#include <utility>
#include <vector>
using namespace concurrency;
"""
MAIN = """
template <typename Case> static void judge(Case body) {
  try {
    body();
    accelerator().get_default_view().wait();
    std::fprintf(stderr, "fine\\n");
  } catch (const std::exception &e) {
    std::fprintf(stderr, "exception: %s\\n", e.what());
  }
}
int main(int, char **argv) {
"""


class Case:
    def __init__(self, path, name, line):
        self.path, self.name, self.line = path, name, line
        self.fields, self.parts, self.marked = {}, {"top": [], "wrong": [], "right": []}, None

    def text(self, part):
        """With the lines of the file that it stands in."""
        lines = self.parts[part]
        return f'#line {lines[0][0]} "{self.path}"\n' + "\n".join(t for _, t in lines) + "\n" if lines else ""

    def pattern(self):
        text = self.fields["report"].replace("{line}", str(self.marked))
        return text.replace("{{", r"\{").replace("}}", r"\}")


def read(path):
    cases, part = [], None
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.startswith("== "):
            cases.append(Case(path, line[3:], number))
            part = None
        elif not cases:
            continue
        elif match := re.fullmatch(r"(top|wrong|right):", line):
            part = match.group(1)
        elif match := re.fullmatch(r"(rule|when|needs|needs-header|report): (.*)", line):
            cases[-1].fields[match.group(1)] = match.group(2)
        elif part and line.startswith("  "):
            cases[-1].parts[part].append((number, line[2:]))
            if line.endswith("// !"):
                cases[-1].marked = number
    for case in cases:
        if not {"rule", "when", "report"} <= case.fields.keys() or not case.marked:
            sys.exit(f"{path}:{case.line}: '{case.name}' lacks a field or a mark")
    return cases


def unit(cases, part):
    """All cases as functions, and a main that runs the chosen one."""
    headers = {"amp.h"}.union(*(case.fields.get("needs-header", "").split() for case in cases))
    text = "".join(f"#include <{header}>\n" for header in sorted(headers))
    text += HEAD + ("#define WRONG\n" if part == "wrong" else "")
    main = MAIN
    for i, case in enumerate(cases):
        text += f"namespace case{i} {{\n{case.text('top')}static void body() {{\n{case.text(part)}}}\n}}\n"
        main += f'  if (std::string(argv[1]) == "{case.name}")\n    judge(case{i}::body);\n'
    return text + main + "}\n"


class Runner:
    def __init__(self, options):
        self.ampcc, self.work, self.failures = options.ampcc, options.work, []
        self.work.mkdir(parents=True, exist_ok=True)

    def fail(self, case, what, output):
        self.failures.append(f"{case.path}:{case.line}: {case.name}: {what}\n{output}")

    def compile(self, name, text, *flags):
        source = self.work / (name + ".cpp")
        source.write_text(text)
        done = subprocess.run([self.ampcc, "-std=c++17", str(source), *flags], capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def says(self, case, output):
        """The compiler names the marked line."""
        place = re.escape(f"{case.path}:{case.marked}:")
        return re.search(rf"^{place}\d+: (warning|error): .*{case.pattern()}", output, re.M)

    def say_together(self, cases):
        """Compiles the wrong programs as one unit, and gives those of which it says nothing."""
        if not cases:
            return []
        _, output = self.compile("wrong", unit(cases, "wrong"), "-fsyntax-only", "-ferror-limit=0")
        return [case for case in cases if not self.says(case, output)]

    def say(self, case):
        _, output = self.compile("wrong-" + case.name, unit([case], "wrong"), "-fsyntax-only")
        if not self.says(case, output):
            self.fail(case, "not reported", output)

    def program(self, cases, part, flags):
        name = self.work / (part + "-" + "-".join(f.strip("-") for f in flags) + "program")
        quiet = ["-w"] if part == "wrong" else []
        code, output = self.compile(name.name, unit(cases, part), *quiet, "-o", str(name), *flags)
        if code:
            self.fail(cases[0], f"no program of the {part} ones", output)
            return None
        for case in cases if part == "right" else []:
            lines = [number for number, _ in case.parts["top"] + case.parts["right"]]
            said = [l for l in output.splitlines() if (m := re.match(rf"{re.escape(str(case.path))}:(\d+):\d+: warning: .*-Wamp-", l)) and int(m.group(1)) in lines]
            if said:
                self.fail(case, "the right program is warned of", "\n".join(said))
        return name

    def run(self, cases, flags):
        for part in ("wrong", "right"):
            program = self.program(cases, part, flags)
            for case in cases if program else []:
                try:
                    native = case.fields["when"] in ("check-kernel", "check-among")
                    env = {**os.environ, "AMPCC_DEVICE": "native"} if native else None
                    done = subprocess.run([str(program), case.name], capture_output=True, text=True, timeout=60, env=env)
                except subprocess.TimeoutExpired:
                    self.fail(case, f"the {part} program does not end", "")
                    continue
                said = done.stderr.splitlines()
                begins = "^ampcc: check: " if case.fields["when"] in ("check-printed", "check-among") else "^exception: "
                if part == "wrong" and not any(re.search(begins + ".*" + case.pattern(), l) for l in said):
                    self.fail(case, "not reported", done.stderr)
                if part == "right" and (done.returncode or done.stderr != "fine\n"):
                    self.fail(case, "the right program is reported", done.stderr)

    def all(self, cases):
        of = lambda *when: [c for c in cases if c.fields["when"] in when]
        compiled = of("compile", "compile-alone")
        # A unit with an error has no warnings about flow, so those that get one are together in the second.
        unsaid = self.say_together(self.say_together(of("compile")))
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            list(pool.map(self.say, unsaid + of("compile-alone")))
        if compiled:
            _, output = self.compile("right", unit(compiled, "right"), "-fsyntax-only")
            if output:
                self.fail(compiled[0], "the right programs are reported", output)
        for when, flags in ((("run",), []), (("check", "check-kernel", "check-among", "check-printed"), ["--amp-check"])):
            if of(*when):
                self.run(of(*when), flags)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--ampcc", default="ampcc")
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path("corpus-work"))
    parser.add_argument("--with", dest="found", default="", help="what --amp-check finds, beyond what it has always found")
    parser.add_argument("--only", help="the case of this name")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    cases = [case for path in options.files for case in read(path)]
    if options.only:
        cases = [case for case in cases if case.name == options.only]
    if options.list:
        for case in cases:
            print(f"{case.path.name}:{case.marked} | {case.name} | {case.fields['rule']} | {case.fields['when']} | {case.fields['report']}")
        print(f"{len(cases)} wrong programs and as many right ones")
        return 0
    found = set(options.found.split(","))
    wanted = [case for case in cases if case.fields.get("needs", "") in found | {""}]
    runner = Runner(options)
    runner.all(wanted)
    for failure in runner.failures:
        print(failure)
    print(f"{len(wanted)} cases, {len(runner.failures)} failures, {len(cases) - len(wanted)} that wait for --amp-check")
    return 1 if runner.failures else 0


sys.exit(main())
