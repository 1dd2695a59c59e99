//===- LambdaHeads.h - the restrictions in force in the head of a lambda -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls in the parameters, the return type and the exception specification of a lambda are resolved
// for the sides of the lambda, cpu and amp, that its clause names (spec 2.3.2.1), as in its body.
// For Clang the head belongs to the enclosing function, and the lambda gets its sides only where
// its body begins. So TokenRewriter puts an attribute with the sides at the beginning of the head,
// and FunctionRestrictions lets Clang resolve the head's calls for these sides.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CLAUSES_LAMBDAHEADS_H
#define AMPCC_LIB_CLAUSES_LAMBDAHEADS_H

#include "ampcc/Clauses/ClauseAttribute.h"

namespace clang {
class Sema;
}

namespace ampcc {

/// The GNU attribute that begins the head of a lambda. Its argument is an undeclared name that
/// encodes the lambda's clause, or that there is none.
inline constexpr llvm::StringLiteral HeadAttributeName = "ampcc_head";
llvm::StringRef headArgument(Sides Of);

/// Makes the attribute known to Clang's parsers of this process.
void registerHeadAttribute();

/// From here on the function around a lambda is for the lambda's sides while its head is parsed.
void watchLambdaHeads(clang::Sema &S);

} // namespace ampcc

#endif
