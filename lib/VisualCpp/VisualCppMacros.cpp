//===- VisualCppMacros.cpp - arguments of macros --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/VisualCpp/RawText.h"
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "clang/Frontend/CompilerInstance.h"

using namespace clang;

namespace ampcc {

/// Visual C++ warns and goes on.
void VisualCppRepairs::dropExtraArguments(SourceLocation First) {
  const SourceManager &SM = CI.getSourceManager();
  if (!First.isFileID())
    return;
  RawText Text(SM, CI.getLangOpts(), First);
  size_t Close = 0;
  while (Close < Text.size() && !Text.is(Close, tok::r_paren))
    Close = (Text.is(Close, tok::l_paren) ? Text.closing(Close) : Close) + 1;
  RawTextBefore Before(SM, CI.getLangOpts(), First);
  if (Close >= Text.size() || !Before.isOneOf(0, tok::comma))
    return;
  // Line breaks stay.
  auto [File, Begin] = SM.getDecomposedLoc(Before.begin(0));
  StringRef Gone = SM.getBufferData(File).slice(Begin, SM.getFileOffset(Text.begin(Close)));
  Repairs.replace(SM, Before.begin(0), Gone.size(), std::string(Gone.count('\n'), '\n'));
}

/// `printf(format, __VA_ARGS__)` in a macro, called without further arguments: Visual C++ drops the
/// comma, as others do for `##__VA_ARGS__`. The place is that of the bracket after it, which may
/// be of a macro in the macro.
void VisualCppRepairs::dropComma(SourceLocation Place) {
  const SourceManager &SM = CI.getSourceManager();
  for (; Place.isMacroID(); Place = SM.getImmediateExpansionRange(Place).getEnd()) {
    RawTextBefore Before(SM, CI.getLangOpts(), SM.getSpellingLoc(Place));
    if (!Before.isWord(0, "__VA_ARGS__") || !Before.isOneOf(1, tok::comma))
      continue;
    Repairs.insert(SM, Before.begin(0), "##");
    return;
  }
}

} // namespace ampcc
