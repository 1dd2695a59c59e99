//===- ConstantEvaluation.h - code that only constant evaluation reaches --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The standard library checks preconditions of constexpr functions by
//
//   if (std::__is_constant_evaluated() && !(condition)) __builtin_unreachable();
//
// No thread evaluates such a condition. In functions without a restriction clause
// (`restrict(...)`), which are not written for devices, the rules of amp code do not apply to it,
// and lowering leaves it out. Change this code if a standard library writes such conditions in
// another form.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_CONSTANTEVALUATION_H
#define AMPCC_BASIC_CONSTANTEVALUATION_H

namespace clang {
class Stmt;
}

namespace ampcc {

/// Returns true if S is an `&&` whose left operand is a call without arguments that is false at run
/// time, by what the compiler knows. Cost: a constant evaluation of that call.
bool isFalseAtRunTime(const clang::Stmt *S);

} // namespace ampcc

#endif
