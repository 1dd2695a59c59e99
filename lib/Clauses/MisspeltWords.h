//===- MisspeltWords.h - misspelt clauses and tile_static ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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
  /// `Declared`: whether code that was parsed before the tokens may declare a name.
  MisspeltWords(clang::Preprocessor &PP, const TokenView &Tokens,
                llvm::function_ref<bool(const clang::IdentifierInfo *)> Declared)
      : PP(PP), Tokens(Tokens), Declared(Declared) {}

  /// The identifier at I is nearly `restrict`, is not declared, and is in the place of a clause,
  /// with restrictions in parentheses after it. Reports it.
  bool reportClause(unsigned I) const;

  /// The same for `tile_static` before a type and a name.
  bool reportTileStatic(unsigned I) const;

  /// The program has a declaration of the name at I, which is `tile_static`.
  bool declaresTileStatic(unsigned I) const;

private:
  bool isUndeclared(const clang::IdentifierInfo *Name,
                    bool (*IsPlace)(const TokenView &, unsigned)) const;

  clang::Preprocessor &PP;
  const TokenView &Tokens;
  llvm::function_ref<bool(const clang::IdentifierInfo *)> Declared;
};

} // namespace ampcc

#endif
