//===- HostTypes.h - decltype in what is declared for the cpu --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Outside of functions Clang resolves calls for amp. What stands there is code of no function for
// amp, so its calls are for the cpu (spec 2.3.2.1): in the declaration of a function up to its
// clause, default arguments included, in classes, variables, aliases, enumerations and
// static_assert. The token rewriter marks these parts, and the parser resolves the calls in them
// for the cpu, those in a `decltype` included. It does the same while it substitutes the arguments
// of a function template for the cpu. The part behind a clause for amp is for amp (spec 2.1.1). The
// parameters and instances of a template exist on both sides.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_HOSTTYPES_H
#define AMPCC_CLAUSES_HOSTTYPES_H

#include "ampcc/Clauses/TokenView.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace clang {
class Preprocessor;
class Sema;
} // namespace clang

namespace ampcc {

class UnitFiles;

/// A function or lambda around the token at I is for amp.
bool isInAmpFunction(const TokenView &Tokens, unsigned I);

/// The `decltype` at I, which is in no function for amp, stands in a declaration that is
/// for the cpu alone.
bool isOfHostDeclaration(const TokenView &Tokens, unsigned I);

/// The places of tokens with which what is for the cpu begins, and of those behind.
struct HostTypes {
  llvm::DenseSet<clang::SourceLocation> Begin, End;
};

/// The declarations for the cpu alone: where each begins, and the place behind it or the token with
/// which a function's body begins. One that ends where it begins is for both sides.
llvm::DenseMap<unsigned, unsigned> findHostDeclarations(const TokenView &Tokens,
                                                        const UnitFiles &Files);

/// From here on the parser resolves calls for the cpu in those places. What it gets has to be
/// marked: `Tokens` will be entered.
void watchHostTypes(clang::Preprocessor &PP, clang::Sema &S, const HostTypes &Places,
                    llvm::MutableArrayRef<clang::Token> Tokens);

/// The same while function templates for the cpu are given their arguments.
void watchHostTemplates(clang::Sema &S, const UnitFiles &Files);

} // namespace ampcc

#endif
