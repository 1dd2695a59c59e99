//===- CompilerBuiltins.h - Clang's built-in functions in amp code ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_BASIC_COMPILERBUILTINS_H
#define AMPCC_BASIC_COMPILERBUILTINS_H

#include <optional>

namespace clang {
class ASTContext;
class CallExpr;
} // namespace clang

namespace ampcc {

/// What a call of one of the built-in functions that lib/Lower knows comes to.
enum class CompilerBuiltin {
  Copy,    ///< of one object, as assignment operators of Clang have it
  Operand, ///< its first argument
  Address, ///< that of its first argument
  Promise  ///< nothing: it is made to the compiler, which hears of it no more
};

/// By Clang's number of the function; none for others.
std::optional<CompilerBuiltin> compilerBuiltin(unsigned ID);

/// Whether lib/Lower can translate a call of a built-in function of the compiler: one of the few
/// that it knows, or any whose value is known at compile time. In a template true for a call that
/// an instance may make constant.
bool isTranslatedBuiltin(const clang::ASTContext &Ast, const clang::CallExpr *Call);

} // namespace ampcc

#endif
