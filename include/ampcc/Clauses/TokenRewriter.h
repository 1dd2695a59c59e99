//===- TokenRewriter.h - the replacement of clauses by attributes --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs between preprocessor and parser, because Clang's parser does not know `restrict(...)`. It
// only decides which tokens are clauses; Clang's grammar then binds the attributes
// (ClauseAttribute.h) to declarations.
//
//   int f(int x) restrict(amp, cpu);  ->  int f(int x) [[clang::annotate_type("...")]];
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_TOKENREWRITER_H
#define AMPCC_CLAUSES_TOKENREWRITER_H

#include "ampcc/Clauses/ClauseTable.h"
#include "ampcc/Clauses/HostTypes.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <vector>

namespace ampcc {

class UnitFiles;

/// `restrict` or `tile_static`.
bool isWordOfAmp(const clang::Token &Tok);
/// False if no token can be part of a clause or a `tile_static`.
bool mayHoldAmp(llvm::ArrayRef<clang::Token> Tokens);

/// Replaces the clauses and `tile_static` in a preprocessed unit by attributes, reports errors in
/// them, and enters each in the table. Fills Types with the code that is for the host. `Declared`:
/// headers that were parsed before may declare a name `restrict`.
void rewriteTokens(clang::Preprocessor &PP, const UnitFiles &Files,
                   std::vector<clang::Token> &Tokens, ClauseTable &Clauses, HostTypes &Types,
                   llvm::function_ref<bool(const clang::IdentifierInfo *)> Declared);

} // namespace ampcc

#endif
