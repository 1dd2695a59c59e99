//===- PrintedTypes.h - the text of function types in messages -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader calls it once, before the parse.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_MESSAGES_PRINTEDTYPES_H
#define AMPCC_MESSAGES_PRINTEDTYPES_H

namespace clang {
class ASTContext;
}

namespace ampcc {

/// From now on messages print types without the attributes that stand for clauses, which some types
/// keep, such as pointers to restrict(cpu) functions.
void printTypesWithoutClauses(clang::ASTContext &Ast);

} // namespace ampcc

#endif
