//===- TokenWord.h - the identifier or keyword of a token ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The files of lib/Clauses and lib/Reading call this function. A further test of the text of one
// token belongs here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_TOKENWORD_H
#define AMPCC_CLAUSES_TOKENWORD_H

#include "clang/Basic/IdentifierTable.h"
#include "clang/Lex/Token.h"

namespace ampcc {

/// The identifier or keyword that Tok is; null for all other tokens. Code that examines tokens of
/// any kind uses it, because Token::getIdentifierInfo() is invalid for an annotation token, which
/// stores other data in the place of the identifier.
inline clang::IdentifierInfo *wordOf(const clang::Token &Tok) {
  return Tok.isAnnotation() ? nullptr : Tok.getIdentifierInfo();
}

} // namespace ampcc

#endif
