//===- VisualCppCasts.cpp - conversions between pointers and numbers ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Messages/ClangArguments.h"
#include "ampcc/VisualCpp/RawText.h"
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "clang/Frontend/CompilerInstance.h"

using namespace clang;

namespace ampcc {

/// `p > 0`: the zero becomes a pointer.
void VisualCppRepairs::castZero(const Diagnostic &Info) {
  const SourceManager &SM = CI.getSourceManager();
  for (unsigned I = 0; I < Info.getNumRanges(); ++I) {
    RawText Text(SM, CI.getLangOpts(), Info.getRange(I).getBegin());
    for (QualType Type : typeArguments(Info))
      if (Text.is(0, tok::numeric_constant) && !Type.isNull() && Type->isPointerType())
        Repairs.insert(SM, Text.begin(0), "(" + Type.getAsString() + ")");
  }
}

/// The cast of a pointer to a number with fewer bits, which keeps the low ones: `(int)p`, `int(p)`,
/// `reinterpret_cast<int>(p)`. The pointer becomes a number of its size first.
void VisualCppRepairs::castPointer(SourceLocation Cast) {
  constexpr llvm::StringLiteral Number = "(__INTPTR_TYPE__)";
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Cast);
  if (Text.is(0, tok::l_paren)) {
    const size_t Close = Text.closing(0);
    if (Close + 1 < Text.size())
      Repairs.insert(SM, Text.begin(Close + 1), Number);
    return;
  }
  if (Text.isWord(0, "reinterpret_cast"))
    Repairs.replace(SM, Text.begin(0), StringRef("reinterpret_cast").size(), "static_cast");
  size_t Open = 0;
  while (Open < Text.size() && !Text.is(Open, tok::l_paren))
    ++Open;
  const size_t Close = Text.closing(Open);
  if (Close >= Text.size())
    return;
  Repairs.insert(SM, Text.begin(Open + 1), (Number + "(").str());
  Repairs.insert(SM, Text.begin(Close), ")");
}

} // namespace ampcc
