//===- CompilerBuiltins.h - Clang's built-in functions in amp code ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_SEMA_COMPILERBUILTINS_H
#define AMPCC_SEMA_COMPILERBUILTINS_H

namespace clang {
class ASTContext;
class CallExpr;
} // namespace clang

namespace ampcc {

/// Whether lib/Lower can translate a call of a built-in function of the compiler: one of the few
/// that it knows, or any whose value is known at compile time. In a template true for a call that
/// an instance may make constant.
bool isTranslatedBuiltin(const clang::ASTContext &Ast, const clang::CallExpr *Call);

} // namespace ampcc

#endif
