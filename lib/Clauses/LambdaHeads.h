//===- LambdaHeads.h - the restrictions in force in the head of a lambda -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The head of a lambda is the part between its captures and its body:
//
//   [=](index<1> i) restrict(amp) noexcept(f()) -> decltype(g(i)) { ... }
//
// The clause, `restrict(amp)`, names the sides on which the lambda can be called, cpu (the host) or
// amp (the device). Calls in the head, here of f and g, are resolved for the same sides as calls in
// the body (spec 2.3.2.1). For Clang the head belongs to the enclosing function, and the lambda
// gets its sides only where its body begins. So TokenRewriter puts an attribute with the sides at
// the beginning of the head, and FunctionRestrictions lets Clang resolve the head's calls for them.
//
// Change this code if a call in a head is resolved for the wrong side.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CLAUSES_LAMBDAHEADS_H
#define AMPCC_LIB_CLAUSES_LAMBDAHEADS_H

#include "ampcc/Clauses/ClauseAttribute.h"

namespace clang {
class Sema;
}

namespace ampcc {

/// The GNU attribute that TokenRewriter puts at the beginning of a lambda's head. Clang's lookup of
/// its argument, an undeclared name, shows that the parser is there.
inline constexpr llvm::StringLiteral HeadAttributeName = "ampcc_head";
/// The argument of the attribute for a clause with these sides; without sides: for no clause.
llvm::StringRef headArgument(Sides Of);

/// Makes the attribute known to Clang's parsers of this process. Call it before the first parse.
void registerHeadAttribute();

/// From now on, while S parses the head of a lambda with a clause, the function around the lambda
/// has the lambda's sides. Where the body begins, it has its own sides again.
void watchLambdaHeads(clang::Sema &S);

} // namespace ampcc

#endif
