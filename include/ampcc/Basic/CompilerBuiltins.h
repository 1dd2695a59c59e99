//===- CompilerBuiltins.h - the built-in functions of Clang that amp code may call -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/Sema rejects calls of other built-in functions, and lib/Lower translates these.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_COMPILERBUILTINS_H
#define AMPCC_BASIC_COMPILERBUILTINS_H

#include <optional>

namespace clang {
class ASTContext;
class CallExpr;
} // namespace clang

namespace ampcc {

/// The translation of a call of one of the built-in functions that lib/Lower knows.
enum class CompilerBuiltin {
  Copy,    ///< the copy of an object: Clang's assignment operators use it
  Operand, ///< the first argument
  Address, ///< the address of the first argument
  Promise  ///< nothing: the call is a promise to the optimiser, which KIR does not keep
};

/// The translation of the built-in with Clang's number ID; none for other built-ins.
std::optional<CompilerBuiltin> compilerBuiltin(unsigned ID);

/// Whether lib/Lower can translate Call, whose direct callee must be a built-in function of the
/// compiler: one of the few that lib/Lower knows, or any other if the value of the call is known at
/// compile time. In a template the result is true for a call that an instance may make constant.
bool isTranslatedBuiltin(const clang::ASTContext &Ast, const clang::CallExpr *Call);

} // namespace ampcc

#endif
