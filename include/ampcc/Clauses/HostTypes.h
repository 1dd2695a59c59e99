//===- HostTypes.h - resolution of calls in declarations for the cpu -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Outside of functions Clang resolves calls for amp. But code outside of functions for amp is for
// the cpu (spec 2.3.2.1): the declaration of a function up to its clause, default arguments
// included, classes, variables, aliases, enumerations and static_assert. The token rewriter marks
// these parts, and the parser resolves the calls in them for the cpu, also those in a `decltype`.
// It does the same while it substitutes the arguments of a function template for the cpu. The part
// after a clause for amp is for amp (spec 2.1.1). The parameters and instances of a template exist
// on both sides.
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

/// The token at I is in a function or lambda for amp.
bool isInAmpFunction(const TokenView &Tokens, unsigned I);

/// The `decltype` at I, which is in no function for amp, belongs to a declaration that is for the
/// cpu alone.
bool isOfHostDeclaration(const TokenView &Tokens, unsigned I);

/// The locations of the first tokens of code for the cpu, and of the tokens after that code.
struct HostTypes {
  llvm::DenseSet<clang::SourceLocation> Begin, End;
};

/// The declarations for the cpu alone: the index of the first token of each, and the index after
/// its last token or of the token that begins the body of the function. A declaration that ends
/// where it begins is for both sides.
llvm::DenseMap<unsigned, unsigned> findHostDeclarations(const TokenView &Tokens,
                                                        const UnitFiles &Files);

/// Lets the parser resolve calls in those places for the cpu, for the rest of the unit. Marks the
/// tokens there: `Tokens` will be passed to the preprocessor.
void watchHostTypes(clang::Preprocessor &PP, clang::Sema &S, const HostTypes &Places,
                    llvm::MutableArrayRef<clang::Token> Tokens);

/// Does the same while Clang substitutes the arguments of function templates for the cpu.
void watchHostTemplates(clang::Sema &S, const UnitFiles &Files);

} // namespace ampcc

#endif
