//===- ClauseEdits.cpp - restriction clauses leave the host source --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HostEdits.h"
#include "clang/Lex/Lexer.h"

using namespace clang;
using namespace ampcc;

/// Blanks each token where it is spelled: in the file, in the body of a macro's definition or in an
/// argument of its call. A token that has no such place (pasted together, or from the command line)
/// is taken out of the written out expansion.
void HostEdits::blankToken(SourceLocation Loc) {
  std::optional<unsigned> I = Stream.find(Loc);
  SourceLocation Spelling = SM.getSpellingLoc(Loc);
  if (Loc.isMacroID() &&
      (SM.isWrittenInScratchSpace(Spelling) || SM.isWrittenInBuiltinFile(Spelling) ||
       SM.isWrittenInCommandLineFile(Spelling))) {
    if (I)
      Edits.remove({*I, *I});
    return;
  }
  if (I && Loc.isMacroID())
    Edits.removeIfWrittenOut(*I);
  if (!isEditable(Spelling))
    return; // the library's own macros are empty for the host
  auto [File, Offset] = SM.getDecomposedLoc(Spelling);
  Edits.blankText(File, Offset,
                  Offset + Lexer::MeasureTokenLength(Spelling, SM, Ctx.getLangOpts()));
}

/// The host compiler does not know ampcc's warning groups.
void HostEdits::blankPragmas() {
  for (SourceRange Pragma : Clauses.Pragmas) {
    if (!isEditable(Pragma.getBegin()))
      continue;
    auto [File, Begin] = SM.getDecomposedLoc(Pragma.getBegin());
    Edits.blankText(File, Begin, SM.getFileOffset(Pragma.getEnd()));
  }
}

void HostEdits::nameNamespaces() {
  for (auto [Loc, Name] : Clauses.Namespaces)
    if (std::optional<unsigned> I = Stream.find(Loc))
      Edits.replace({*I, *I}, Name);
}

void HostEdits::blankClauses() {
  for (const RestrictClause &Clause : Clauses.Clauses)
    if (isEditable(Clause.Tokens.front()))
      for (SourceLocation Loc : Clause.Tokens)
        blankToken(Loc);
}
