//===- TokenRewriter.h - the replacement of clauses by attributes --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader calls rewriteTokens() between preprocessor and parser, because Clang's parser does not
// know the clauses of C++ AMP, `restrict(...)`. It finds them among the tokens and replaces them by
// attributes (ClauseAttribute.h), which Clang's grammar then binds to declarations. It makes some
// more changes for which Clang's parser has no callback: it adds attributes to lambdas and explicit
// instantiations without a clause, gives a name to the type of `decltype(f());`, and converts some
// arguments and operands of `throw` to values (DeducedArguments.h).
//
//   int f(int x) restrict(amp, cpu);  ->  int f(int x) [[clang::annotate_type("...")]];
//
// A change of the syntax that Clang must not see belongs here, if the tokens alone decide on it.
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

/// Returns true for the identifiers `restrict` and `tile_static`.
bool isWordOfAmp(const clang::Token &Tok);
/// Returns true if one of the tokens is such a word. A unit without them has no C++ AMP: <amp.h>
/// itself has clauses.
bool mayHoldAmp(llvm::ArrayRef<clang::Token> Tokens);

/// Replaces the clauses and `tile_static` in a preprocessed unit by attributes, reports errors in
/// them, and enters each in the table, from which lib/Rewrite later removes them from the source.
/// Also enters the operands of `throw` and the handlers of `try`. Stores in Types where code for
/// the host begins and ends. Call it after the other changes of the tokens (AttributeClauses.h).
/// `Declared`: true if a standard header that was parsed before the unit contains the name, so that
/// the name may be declared there.
void rewriteTokens(clang::Preprocessor &PP, const UnitFiles &Files,
                   std::vector<clang::Token> &Tokens, ClauseTable &Clauses, HostTypes &Types,
                   llvm::function_ref<bool(const clang::IdentifierInfo *)> Declared);

} // namespace ampcc

#endif
