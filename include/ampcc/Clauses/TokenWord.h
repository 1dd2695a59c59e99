//===- TokenWord.h - the word that a token is -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_CLAUSES_TOKENWORD_H
#define AMPCC_CLAUSES_TOKENWORD_H

#include "clang/Basic/IdentifierTable.h"
#include "clang/Lex/Token.h"

namespace ampcc {

/// An identifier or keyword; null for all other tokens, pragmas among them, which keep something
/// else in the place of a name.
inline clang::IdentifierInfo *wordOf(const clang::Token &Tok) {
  return Tok.isAnnotation() ? nullptr : Tok.getIdentifierInfo();
}

} // namespace ampcc

#endif
