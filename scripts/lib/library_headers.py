# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The public declarations of the library's headers, with their documentation comments."""

import re


class Declaration:
    """A declaration as the manual shows it, and the comment above it, if it has one of its own."""

    def __init__(self, text, comment, path, line, begins_group):
        self.text, self.comment, self.path, self.line = text, comment, path, line
        self.begins_group = begins_group


def frontend_reading(text):
    """The text as ampcc's frontend reads it, line by line: preprocessor lines and what the host alone reads are empty."""
    out, stack = [], []
    for line in text.splitlines():
        directive = re.match(r"\s*#\s*(\w+)\s*(.*)", line)
        if directive:
            word, rest = directive.group(1), directive.group(2)
            if word in ("if", "ifdef", "ifndef"):
                if rest.strip() == "__AMPCC__":
                    stack.append(word == "ifdef")
                else:
                    stack.append(not (word == "if" and "!defined(__AMPCC__)" in rest))
            elif word in ("else", "elif"):
                stack[-1] = not stack[-1]
            elif word == "endif":
                stack.pop()
            out.append("#" + ("\\" if line.endswith("\\") else ""))
        elif out and out[-1] == "#\\":
            out[-1] = "#"
            out.append("#" + ("\\" if line.endswith("\\") else ""))
        else:
            out.append(line if all(stack) else "#")
    return out


def expanded(lines, source):
    """The lines with the header's own macros for members written out."""
    for name in ("AMPCC_WRITABLE_VIEW", "AMPCC_SET_TEXEL", "AMPCC_GATHER"):
        definition = re.search(r"#define " + name + r"\b(?:\(([^)]*)\))?((?:.*\\\n)*.*)", source)
        if not definition:
            continue
        body = definition.group(2).replace("\\\n", " ")
        parameters = [part.strip() for part in (definition.group(1) or "").split(",") if part]

        def write_out(match):
            text = body
            for parameter, argument in zip(parameters, (match.group(1) or "").split(",")):
                text = re.sub(r"(?:##)?\b" + parameter + r"\b(?:##)?|##" + parameter, argument.strip(), text)
            return re.sub(r"\s+", " ", text)

        lines = [re.sub(name + r"\b(?:\(([^)]*)\))?", write_out, line) for line in lines]
    return lines


def skip_group(text, i, opening, closing):
    depth = 0
    while i < len(text):
        if text[i] == '"':
            i = text.index('"', i + 1)
        depth += {opening: 1, closing: -1}.get(text[i], 0)
        i += 1
        if depth == 0:
            return i
    raise ValueError("no end")


SHOWN = [
    (r"\s*AMPCC_USUALLY\((?:[^()]|\([^()]*\))*\)", ""),
    (r" AMPCC_(?:OUTLIVES|SHOWN)\b", ""),
    (r"AMPCC_DUAL\b", "restrict(cpu, amp)"), (r"AMPCC_AMP_1_3\b", "restrict(amp:1.3)"), (r"AMPCC_AMP\b", "restrict(amp)"), (r"AMPCC_CPU\b", "restrict(cpu)"),
    (r"AMPCC_(BUILTIN|MESSAGE|LIBRARY_CLASS|THREAD_PLACE)\([^)]*\)\s*", ""), (r"AMPCC_(PROJECTION|REINTERPRETS|LAUNCH)\s*", ""),
    (r"__attribute__\(\(.*?\)\)\)?\s*", ""),
    (r"AMPCC_(?:HOST_)?(?:FIELD_)?PROPERTY\(([^;]*), (\w+)\)", r"property \1 \2"),
    (r"concurrency::ampcc_detail::", "ampcc_detail::"), (r"\bconcurrency::", ""), (r"Concurrency::", ""),
    (r", ampcc_detail::if_\w+<[^<>]*> = 0", ""), (r"ampcc_detail::(?:array_behind|array_ending)<", "array<"),
    (r"ampcc_detail::mutable_view<", "array_view<"), (r"ampcc_detail::like<T, U>", "U"), (r"ampcc_detail::argument<T>", "T"),
    (r"typename ampcc_detail::(?:(?:array_)?subscript<(?:const )?T, N>|tile_row<T, N>)::type", "auto"),
    (r"ampcc_detail::extent_iterator<N>", "auto"), (r"typename std::remove_const<T>::type", "T"),
    (r"ampcc_detail::element<It>", "typename std::iterator_traits<It>::value_type"),
    (r"\btemplate <typename [A-Z]\w*, ampcc_detail::if_\w+<[^<>]*(?:<[^<>]*>)?[^<>]*> = 0>", lambda m: m.group(0)),
    (r" : public ampcc_detail::\w+(?:<.*>)?(?=$|;)", ""), (r"\bfriend ", ""), (r"\binline ", ""), (r"AMPCC_ON_LVALUE", "&"),
]


def shown(text):
    """A declaration in the words of a reader."""
    text = re.sub(r"\s+", " ", text).strip()
    for pattern, replacement in SHOWN:
        text = re.sub(pattern, replacement, text)
    return re.sub(r"\s+;", ";", re.sub(r"\s+", " ", text)).strip()


def body_or_initializer(text, i):
    """The end of the declaration at i: (end of the shown part, index after the body)."""
    start = i
    while True:
        c = text[i]
        if c in "([":
            i = skip_group(text, i, c, {"(": ")", "[": "]"}[c])
        elif c == '"':
            i = text.index('"', i + 1) + 1
        elif c == ";":
            return i, i + 1
        elif c == "{":
            end = skip_group(text, i, "{", "}")
            return i, end + 1 if re.match(r";", text[end:]) else end
        elif c == ":" and text[i + 1] != ":" and text[i - 1] != ":" and "(" in text[start:i]:
            # A list of initialisers: its braces and parentheses, and the body after them.
            shown_end = i
            while True:
                brace = re.compile(r"[({;]").search(text, i)
                if brace.group() == "(":
                    i = skip_group(text, brace.start(), "(", ")")
                elif brace.group() == "{":
                    return shown_end, skip_group(text, brace.start(), "{", "}")
                else:
                    return shown_end, brace.end()
        else:
            i += 1


class Reader:
    """Reads a header from its beginning to its end."""

    LABEL = re.compile(r"(public|private|protected):")
    SCOPE = re.compile(r"(?:template <[^{};]*?>\s*)?(?P<kind>class|struct)\s+AMPCC_LIBRARY_CLASS\([^)]*\)[^;{}]*\{")
    PLAIN_SCOPE = re.compile(r"(?:template <[^{};]*?>\s*)?(?P<kind>namespace|class|struct|enum|union)\b[^;{}()=]*?(\w+)?(?:\s*final)?"
                             r"\s*(?::[^:{};][^{};]*)?\{")
    # Assertions, friends, aliases for the library, classes that are only announced.
    UNINTERESTING = re.compile(r"static_assert|using |friend class|friend struct|template <[^;]*> friend|typedef .* base$"
                               r"|(template <[^>]*>\s*)?(class|struct)\s")
    # Definitions of members outside of their class.
    OUTSIDE = re.compile(r"(template\s*<[^;{}]*?>\s*)+[\w<>, :&*]*?\b\w+<[^()]*>::\s*(operator|\w+)\s*([^(]*\(|$)")
    PROPERTY = re.compile(r"AMPCC_(HOST_)?FIELD_PROPERTY|AMPCC_HOST_PROPERTY")

    def __init__(self, header):
        self.path = header
        self.name = header.name
        source = header.read_text()
        source = re.sub(r'\bAMPCC_RT_EXPORTED |__attribute__\(\(visibility\("default"\)\)\) ', "", source)
        lines = [re.sub(r"^(_GLIBCXX_\w+|AMPCC_RT_(BEGIN|END)_EXPORTS)$", "#", line) for line in expanded(frontend_reading(source), source)]
        self.text = "\n".join(lines) + "\n"
        self.at = 0
        self.found = []
        self.comment = None
        self.gap = True  # an empty line, a label or the end of a scope stands before
        self.access = ["public"]  # of each scope around
        self.last_is_shown = False

    def declarations(self):
        """The public declarations, in their order."""
        while self.at < len(self.text):
            self.skip() or self.read_comment() or self.leave_scope() or self.read_label() or self.enter_scope() or self.read_member()
        return self.found

    def add(self, text, comment, begins_group):
        line = self.text.count("\n", 0, self.at) + 1
        self.found.append(Declaration(shown(text) + ";", comment, self.path, line, begins_group))

    def go_on(self, at, gap):
        """Continues at `at`, with a declaration that has no comment yet."""
        self.at, self.comment, self.gap = at, None, gap
        return True

    def skip(self):
        if self.text.startswith("\n\n", self.at):
            return self.go_on(self.at + 1, True)
        if self.text[self.at] == "#":
            self.at = self.text.find("\n", self.at)
            return True
        if self.text[self.at].isspace():
            self.at += 1
            return True
        return False

    def read_comment(self):
        if not self.text.startswith("//", self.at):
            return False
        end = self.text.find("\n", self.at)
        line = self.text[self.at : end]
        if line.startswith("///<"):
            if self.found and self.last_is_shown:
                self.found[-1].comment = line[4:].strip()
        elif line.startswith("///"):
            self.comment = (self.comment + "\n" if self.comment else "") + line[3:].removeprefix(" ")
        self.at = end
        return True

    def leave_scope(self):
        if self.text[self.at] != "}":
            return False
        self.access.pop()
        self.gap = True
        self.at += 2 if self.text[self.at + 1] == ";" else 1
        return True

    def read_label(self):
        label = self.LABEL.match(self.text, self.at)
        if label:
            self.access[-1] = label.group(1)
            self.at, self.gap = label.end(), True
        return bool(label)

    def enter_scope(self):
        scope = self.SCOPE.match(self.text, self.at) or self.PLAIN_SCOPE.match(self.text, self.at)
        if not scope:
            return False
        header, kind = scope.group(0)[:-1], scope.group("kind")
        hidden = self.access[-1] != "public" or kind == "union" or self.is_private_to_the_library(header, kind)
        if kind == "enum" or hidden:
            end = skip_group(self.text, scope.end() - 1, "{", "}")
            if kind == "enum" and not hidden:
                self.add_enumeration(header, self.text[scope.end() : end - 1])
            return self.go_on(end + 1 if self.text[end] == ";" else end, True)
        if kind != "namespace":
            self.add(header, self.comment, True)
        self.access.append("private" if kind == "class" else "public")
        return self.go_on(scope.end(), True)

    def is_private_to_the_library(self, header, kind):
        """Namespaces `std` and `ampcc_detail`, but for the base of textures, whose members are theirs."""
        if self.name == "texture_object.h":
            return kind in ("class", "struct") and "texture_object" not in header
        return kind == "namespace" and bool(re.search(r"\bstd\b|\bampcc_detail\b", header))

    def add_enumeration(self, header, body):
        notes = "".join(f"\n`{name}`: {note}." for name, note in re.findall(r"(\w+)[^,\n]*?///< (.*)", body))
        self.add(header + "{ " + re.sub(r"///<.*", "", body) + " }", (self.comment or "") + notes, True)

    def read_member(self):
        shown_end, end = body_or_initializer(self.text, self.at)
        own = re.sub(r"//.*", "", self.text[self.at : shown_end])
        # A property is public wherever its macro stands.
        public = all(access == "public" for access in self.access) or bool(self.PROPERTY.match(own))
        in_class = len(self.access) > 4 or self.name != "texture_object.h"
        self.last_is_shown = public and in_class and not self.UNINTERESTING.match(own) and not self.OUTSIDE.match(own)
        if self.last_is_shown:
            self.add(own, self.comment, self.gap or self.comment is not None)
        return self.go_on(end, False)
