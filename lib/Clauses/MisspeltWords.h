//===- MisspeltWords.h - reports of misspelt `restrict` and `tile_static` -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A clause is C++ AMP's `restrict(...)` after a function's parameters. TokenRewriter finds clauses
// and `tile_static` in the tokens of a unit before the parse, and lets this class look at every
// other identifier: `restrct(amp)` would give errors of the parser that do not name the mistake. A
// word counts as misspelt if it is as near to the right one as Clang's own corrections are, occurs
// only where the right word may, and is not declared anywhere. Change this code if a mistake is not
// reported, or an ordinary name is.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CLAUSES_MISSPELTWORDS_H
#define AMPCC_LIB_CLAUSES_MISSPELTWORDS_H

#include "ampcc/Clauses/TokenView.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clang {
class IdentifierInfo;
class Preprocessor;
} // namespace clang

namespace ampcc {

class MisspeltWords {
public:
  /// `Declared`: whether code that was parsed before the tokens, such as a standard header, may
  /// declare a name. All three arguments must outlive the object.
  MisspeltWords(clang::Preprocessor &PP, const TokenView &Tokens,
                llvm::function_ref<bool(const clang::IdentifierInfo *)> Declared)
      : PP(PP), Tokens(Tokens), Declared(Declared) {}

  /// Reports an error with a fix-it if the token at I is a misspelt `restrict`: followed by
  /// restrictions in parentheses, where a clause may be. Returns whether it did.
  bool reportClause(unsigned I) const;

  /// Reports an error with a fix-it if the token at I is a misspelt `tile_static` before a type and
  /// a name. Returns whether it did.
  bool reportTileStatic(unsigned I) const;

  /// The token at I is the identifier `tile_static`. Returns whether the program declares that name
  /// itself, so that it is no keyword of C++ AMP there.
  bool declaresTileStatic(unsigned I) const;

private:
  /// The program declares Name nowhere: all its occurrences are where IsPlace allows the right
  /// word.
  bool isUndeclared(const clang::IdentifierInfo *Name,
                    bool (*IsPlace)(const TokenView &, unsigned)) const;

  clang::Preprocessor &PP;
  const TokenView &Tokens;
  llvm::function_ref<bool(const clang::IdentifierInfo *)> Declared;
};

} // namespace ampcc

#endif
