//===- ClauseFixIt.h - where a clause or `const` would go -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_SEMA_CLAUSEFIXIT_H
#define AMPCC_LIB_SEMA_CLAUSEFIXIT_H

#include "clang/AST/ASTContext.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Lex/Token.h"
#include <optional>

namespace ampcc {

/// The token right behind the parameter list, read raw; none inside of macros and system headers.
std::optional<clang::Token> tokenBehindParameters(const clang::ASTContext &Ast,
                                                  const clang::FunctionDecl *Function);

/// Inserts Text right behind the parameter list; no fix-it inside of macros and system headers.
clang::FixItHint insertBehindParameters(const clang::ASTContext &Ast,
                                        const clang::FunctionDecl *Function, llvm::StringRef Text);

/// Inserts a clause behind the parameter list and its qualifiers; no fix-it for a function that has
/// a clause already.
clang::FixItHint insertClause(const clang::ASTContext &Ast, const clang::FunctionDecl *Function,
                              llvm::StringRef Clause);

} // namespace ampcc

#endif
