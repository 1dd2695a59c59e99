//===- ClauseEdits.cpp - edits that remove clauses from the host source --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ClauseEdits.h"
#include "clang/Lex/Lexer.h"

using namespace clang;
using namespace ampcc;

/// Finds the words of clauses in bodies and arguments of macros that have another use: an expansion
/// of the macro that is no clause, or an argument that `#` also converts to text.
void ClauseEdits::findSharedSpellings() {
  llvm::DenseSet<SourceLocation> Uses, Seen;
  for (const RestrictClause &Clause : C.Clauses.Clauses)
    for (SourceLocation Loc : Clause.Tokens)
      if (Loc.isMacroID() && C.Stream.find(Loc) && Seen.insert(Loc).second)
        Uses.insert(C.SM.getSpellingLoc(Loc));
  if (Uses.empty())
    return;
  for (unsigned I = 0; I < C.Stream.size(); ++I)
    if (SourceLocation Loc = C.Stream[I].getLocation(); Loc.isMacroID() && !Seen.contains(Loc))
      if (SourceLocation Spelling = C.SM.getSpellingLoc(Loc); Uses.contains(Spelling))
        SharedSpellings.insert(Spelling);
  for (SourceLocation Spelling : Uses)
    if (C.Record.UsedByPreprocessor.contains(Spelling))
      SharedSpellings.insert(Spelling);
}

/// A token from a macro can be blanked where it is spelled: in the body of the macro's definition
/// or in an argument of its call. It is not pasted together or from the command line.
bool ClauseEdits::isBlankedInMacro(SourceLocation Loc) const {
  SourceLocation Spelling = C.SM.getSpellingLoc(Loc);
  return !C.SM.isWrittenInScratchSpace(Spelling) && !C.SM.isWrittenInBuiltinFile(Spelling) &&
         !C.SM.isWrittenInCommandLineFile(Spelling) && !SharedSpellings.contains(Spelling) &&
         (C.Files.isEditable(Spelling) || C.Files.isLibrary(Spelling));
}

void ClauseEdits::blankSpelling(SourceLocation Loc) {
  SourceLocation Spelling = C.SM.getSpellingLoc(Loc);
  if (!C.Files.isEditable(Spelling))
    return; // the library's own macros are empty for the host
  auto [File, Offset] = C.SM.getDecomposedLoc(Spelling);
  C.Edits.blankText(File, Offset,
                    Offset + Lexer::MeasureTokenLength(Spelling, C.SM, C.Ast.getLangOpts()));
}

/// Blanks each token where it is spelled if that is its only use, so that macros stay. Other tokens
/// are removed from the expansion, which is then written out.
void ClauseEdits::blankClause(const RestrictClause &Clause) {
  std::optional<TokenRange> Run;
  for (SourceLocation Loc : Clause.Tokens) {
    std::optional<unsigned> I = C.Stream.find(Loc);
    if (Loc.isFileID() || !I || isBlankedInMacro(Loc)) {
      if (I && Loc.isMacroID())
        C.Edits.removeIfWrittenOut(*I);
      blankSpelling(Loc);
      continue;
    }
    if (Run && Run->Last + 1 == *I) {
      Run->Last = *I;
      continue;
    }
    if (Run)
      C.Edits.remove(*Run);
    Run = TokenRange{*I, *I};
  }
  if (Run)
    C.Edits.remove(*Run);
}

void ClauseEdits::blankPragmas() {
  for (SourceRange Pragma : C.Clauses.Pragmas) {
    if (!C.Files.isEditable(Pragma.getBegin()))
      continue;
    auto [File, Begin] = C.SM.getDecomposedLoc(Pragma.getBegin());
    C.Edits.blankText(File, Begin, C.SM.getFileOffset(Pragma.getEnd()));
  }
}

void ClauseEdits::replaceNamespaceNames() {
  for (auto [Loc, Name] : C.Clauses.Namespaces)
    if (std::optional<unsigned> I = C.Stream.find(Loc))
      C.Edits.replace({*I, *I}, Name);
}

void ClauseEdits::blankClauses() {
  findSharedSpellings();
  for (const RestrictClause &Clause : C.Clauses.Clauses)
    if (C.Files.isEditable(Clause.Tokens.front()))
      blankClause(Clause);
}

void ClauseEdits::run() {
  blankClauses();
  blankPragmas();
  replaceNamespaceNames();
}
