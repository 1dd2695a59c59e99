//===- PrintedTypes.h - function types in messages --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_MESSAGES_PRINTEDTYPES_H
#define AMPCC_MESSAGES_PRINTEDTYPES_H

namespace clang {
class ASTContext;
}

namespace ampcc {

/// From here on messages print types without the attributes that stand for clauses: pointers to
/// restrict(cpu) functions and the like, which have kept theirs.
void printTypesWithoutClauses(clang::ASTContext &Ast);

} // namespace ampcc

#endif
