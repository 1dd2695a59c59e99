//===- Writer.cpp - indented text with line directives --------------------===//
#include "Writer.h"
#include "llvm/ADT/StringExtras.h"

using namespace ampcc;
using namespace llvm;

/// Lines that the text may run ahead of the source (one statement that became two), and blank lines
/// that may be spent to catch up with it (comments and declarations that are gone).
static constexpr unsigned AllowedLead = 2, AllowedBlanks = 3;

void Writer::line(StringRef Text) {
  for (StringRef Rest = Text; !Rest.empty();) {
    auto [Line, Tail] = Rest.split('\n');
    Out.append(2 * Depth, ' ');
    Out += Line;
    Out += '\n';
    Rest = Tail;
    ++Presumed.Line;
  }
}

void Writer::blank() {
  Out += '\n';
  ++Presumed.Line;
}

void Writer::directive(kir::SourcePos Pos) {
  if (Pos.File == 0 || Pos.File >= Files.size())
    return;
  Out += "#line " + utostr(Pos.Line) + " \"";
  for (char C : Files[Pos.File]) {
    if (C == '"' || C == '\\')
      Out += '\\';
    Out += C;
  }
  Out += "\"\n";
  Presumed = Pos;
}

void Writer::moveTo(kir::SourcePos Pos) {
  if (Pos.File == 0)
    return;
  bool SameFile = Pos.File == Presumed.File;
  if (SameFile && Pos.Line <= Presumed.Line && Presumed.Line - Pos.Line <= AllowedLead)
    return;
  if (SameFile && Pos.Line > Presumed.Line && Pos.Line - Presumed.Line <= AllowedBlanks) {
    while (Presumed.Line < Pos.Line)
      blank();
    return;
  }
  directive(Pos);
}
