//===- VisualCppMacros.cpp - definitions and arguments of macros ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/VisualCpp/RawText.h"
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"

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

/// `PAIR(1)` of a macro with two parameters: Visual C++ warns and takes the others as empty.
void VisualCppRepairs::addMacroArguments(SourceLocation Close) {
  const SourceManager &SM = CI.getSourceManager();
  RawTextBefore Before(SM, CI.getLangOpts(), Close);
  unsigned Depth = 0, Given = 1;
  size_t I = 0;
  for (; I < Before.size(); ++I) {
    if (Before.isOneOf(I, tok::r_paren))
      ++Depth;
    else if (Before.isOneOf(I, tok::l_paren) && Depth-- == 0)
      break;
    else if (Before.isOneOf(I, tok::comma) && Depth == 0)
      ++Given;
  }
  if (!Before.isOneOf(I + 1, tok::raw_identifier))
    return;
  const RawText Name(SM, CI.getLangOpts(), Before.begin(I + 1));
  Preprocessor &PP = CI.getPreprocessor();
  const MacroInfo *Macro = PP.getMacroInfo(PP.getIdentifierInfo(Name.word(0)));
  if (Macro && Macro->getNumParams() > Given)
    Repairs.insert(SM, Close, std::string(Macro->getNumParams() - Given, ','));
}

/// `#@x` makes a character of its argument, which is the first one of the text `#x`.
void VisualCppRepairs::quoteCharacter(SourceLocation Hash) {
  const SourceManager &SM = CI.getSourceManager();
  auto [File, Offset] = SM.getDecomposedLoc(SM.getSpellingLoc(Hash));
  StringRef Text = SM.getBufferData(File);
  if (Text.substr(Offset).starts_with("#@"))
    ++Offset;
  if (Text[Offset] != '@')
    return;
  const SourceLocation At = SM.getLocForStartOfFile(File).getLocWithOffset(Offset);
  const RawText Parameter(SM, CI.getLangOpts(), At.getLocWithOffset(1));
  if (!Parameter.is(0, tok::raw_identifier))
    return;
  Repairs.replace(SM, At, 1, "");
  Repairs.insert(SM, Parameter.end(0), "[0]");
}

/// `L#x` in a macro is the text of the argument in wide characters: the preprocessor joins the two.
bool VisualCppRepairs::widenText(SourceLocation Prefix) {
  const RawText Text(CI.getSourceManager(), CI.getLangOpts(), Prefix);
  if (!Prefix.isMacroID() || !Text.isWord(0, "L") || !Text.is(1, tok::hash))
    return false;
  Repairs.insert(CI.getSourceManager(), Text.end(0), "##");
  return true;
}

} // namespace ampcc
