//===- ClauseEdits.cpp - restriction clauses leave the host source --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HostEdits.h"
#include "clang/Lex/Lexer.h"

using namespace clang;
using namespace ampcc;

/// Finds the words of clauses in bodies and arguments of macros that are something else as well:
/// the macro is used elsewhere for another thing, or the argument is also made into text.
void HostEdits::findSharedSpellings() {
  llvm::DenseSet<SourceLocation> Uses, Seen;
  for (const RestrictClause &Clause : Clauses.Clauses)
    for (SourceLocation Loc : Clause.Tokens)
      if (Loc.isMacroID() && Stream.find(Loc) && Seen.insert(Loc).second)
        Uses.insert(SM.getSpellingLoc(Loc));
  if (Uses.empty())
    return;
  for (unsigned I = 0; I < Stream.size(); ++I)
    if (SourceLocation Loc = Stream[I].getLocation(); Loc.isMacroID() && !Seen.contains(Loc))
      if (SourceLocation Spelling = SM.getSpellingLoc(Loc); Uses.contains(Spelling))
        SharedSpellings.insert(Spelling);
  for (SourceLocation Spelling : Uses)
    if (Record.UsedByPreprocessor.contains(Spelling))
      SharedSpellings.insert(Spelling);
}

/// A token from a macro can be blanked where it is spelled: in the body of the macro's definition
/// or in an argument of its call. It is not pasted together or from the command line.
bool HostEdits::isBlankedInMacro(SourceLocation Loc) const {
  SourceLocation Spelling = SM.getSpellingLoc(Loc);
  return !SM.isWrittenInScratchSpace(Spelling) && !SM.isWrittenInBuiltinFile(Spelling) &&
         !SM.isWrittenInCommandLineFile(Spelling) && !SharedSpellings.contains(Spelling) &&
         (isEditable(Spelling) || Files.isLibrary(Spelling));
}

void HostEdits::blankSpelling(SourceLocation Loc) {
  SourceLocation Spelling = SM.getSpellingLoc(Loc);
  if (!isEditable(Spelling))
    return; // the library's own macros are empty for the host
  auto [File, Offset] = SM.getDecomposedLoc(Spelling);
  Edits.blankText(File, Offset,
                  Offset + Lexer::MeasureTokenLength(Spelling, SM, Ctx.getLangOpts()));
}

/// Blanks each token where it is spelled if that is its only use, so that macros stay. Others are
/// taken out of the written out expansion.
void HostEdits::blankClause(const RestrictClause &Clause) {
  std::optional<TokenRange> Run;
  for (SourceLocation Loc : Clause.Tokens) {
    std::optional<unsigned> I = Stream.find(Loc);
    if (Loc.isFileID() || !I || isBlankedInMacro(Loc)) {
      if (I && Loc.isMacroID())
        Edits.removeIfWrittenOut(*I);
      blankSpelling(Loc);
      continue;
    }
    if (Run && Run->Last + 1 == *I) {
      Run->Last = *I;
      continue;
    }
    if (Run)
      Edits.remove(*Run);
    Run = TokenRange{*I, *I};
  }
  if (Run)
    Edits.remove(*Run);
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
  findSharedSpellings();
  for (const RestrictClause &Clause : Clauses.Clauses)
    if (isEditable(Clause.Tokens.front()))
      blankClause(Clause);
}
