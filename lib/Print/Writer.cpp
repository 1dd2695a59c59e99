//===- Writer.cpp - indented text with line directives --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Print/Writer.h"
#include "llvm/ADT/StringExtras.h"
#include <climits>

using namespace ampcc;
using namespace llvm;

/// The most blank lines with which the output catches up with the source, where comments and
/// declarations were removed. Where the output is ahead of the source, a directive is needed: build
/// logs must name the true line.
static constexpr unsigned AllowedBlanks = 3;

static constexpr unsigned LineLength = 100, ContinuationIndent = 4;

/// Statements that are nested deeper are not indented further: the text stays linear in the depth,
/// and lines keep room to be broken.
static constexpr unsigned MaxIndent = LineLength / 2;

void Writer::indent() {
  ++Depth;
  Outer.push_back(Sources);
}

void Writer::dedent() {
  --Depth;
  Sources = Outer.back();
  Outer.pop_back();
}

void Writer::physicalLine(StringRef Text, unsigned Indent) {
  Out.append(Indent, ' ');
  Out += Text.rtrim(' ');
  Out += '\n';
  Lines.push_back({/*IsDirective=*/false, Sources});
  ++Presumed.Line;
}

/// The place to break Text so that at most Room characters stay: after the last space of the lowest
/// nesting. Npos if there is none.
static size_t breakPoint(StringRef Text, size_t Room) {
  size_t Best = StringRef::npos;
  int Depth = 0, BestDepth = INT_MAX;
  for (size_t I = 0; I < Text.size() && I < Room; ++I) {
    char C = Text[I];
    Depth += (C == '(' || C == '[' || C == '{') - (C == ')' || C == ']' || C == '}');
    // Too short a first line looks odd, and does not help; products stay together.
    bool InProduct = I > 0 && (Text[I - 1] == '*' || Text.drop_front(I + 1).starts_with("* "));
    if (C == ' ' && I > Room / 4 && Depth <= BestDepth && !InProduct) {
      Best = I + 1;
      BestDepth = Depth;
    }
  }
  return Best;
}

void Writer::line(StringRef Text) {
  const unsigned Indent = std::min(2 * Depth, MaxIndent);
  bool Breakable = !Text.starts_with("//") && !Text.starts_with("#");
  for (StringRef Rest = Text; !Rest.empty();) {
    auto [Line, Tail] = Rest.split('\n');
    unsigned At = Indent;
    while (Breakable && At + Line.size() > LineLength) {
      size_t Break = breakPoint(Line, LineLength - At + 1);
      if (Break == StringRef::npos)
        break;
      physicalLine(Line.take_front(Break), At);
      Line = Line.drop_front(Break);
      At = Indent + ContinuationIndent;
    }
    physicalLine(Line, At);
    Rest = Tail;
  }
}

void Writer::label(StringRef Text) {
  --Depth;
  line(Text);
  ++Depth;
}

void Writer::blank() {
  Out += '\n';
  Lines.emplace_back();
  ++Presumed.Line;
}

void Writer::directive(kir::SourcePos Pos) {
  if (Pos.File == 0 || Pos.File >= Files.size())
    return;
  directive(Pos.Line, Files[Pos.File]);
  Presumed = Last = Pos;
}

void Writer::directive(unsigned Line, StringRef Name) {
  Out += "#line " + utostr(Line) + " \"";
  for (char C : Name) {
    if (static_cast<unsigned char>(C) < ' ')
      C = '?'; // a line break would end the directive
    // OpenCL C has trigraphs.
    if (C == '"' || C == '\\' || (C == '?' && Out.back() == '?'))
      Out += '\\';
    Out += C;
  }
  Out += "\"\n";
  Lines.push_back({/*IsDirective=*/true, {}});
  Presumed = {};
}

void Writer::moveTo(kir::SourcePos Pos) {
  if (Pos.File == 0) {
    // The statement is ours, and belongs to the one before it.
    if (ExactLines && Presumed.Line != Last.Line)
      directive(Last);
    return;
  }
  // One line of the source may become several: they need not all have its number.
  bool Again = !ExactLines && Pos.File == Last.File && Pos.Line == Last.Line;
  Last = Pos;
  bool SameFile = Pos.File == Presumed.File;
  if (Again && SameFile)
    return;
  if (SameFile && Pos.Line == Presumed.Line)
    return;
  if (SameFile && Pos.Line > Presumed.Line && Pos.Line - Presumed.Line <= AllowedBlanks) {
    while (Presumed.Line < Pos.Line)
      blank();
    return;
  }
  directive(Pos);
}
