//===- PrintedTypes.h - the text of function types in messages -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// While Clang parses a unit, an attribute replaces each restrict(...) clause. Some types keep this
// attribute, such as pointers to restrict(cpu) functions, and Clang would print it in messages.
// UnitReader calls this function once, before the parse. Change this code if a message still shows
// such an attribute.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_MESSAGES_PRINTEDTYPES_H
#define AMPCC_MESSAGES_PRINTEDTYPES_H

namespace clang {
class ASTContext;
}

namespace ampcc {

/// From now on messages print types without the attributes of clauses.
void printTypesWithoutClauses(clang::ASTContext &Ast);

} // namespace ampcc

#endif
