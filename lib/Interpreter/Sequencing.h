//===- Sequencing.h - detection of operands whose order C leaves open ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KIR, the intermediate representation, is printed as OpenCL C, whose compilers evaluate the
// operands of most operators in any order:
//
//   a[i] + i++        C does not say whether a[i] is read before the increment
//
// The result of such an expression depends on the compiler, so no pass may create one. The
// interpreter, which tests passes, checks each expression when it compiles it (Compiler.h). A
// launch that reaches such an expression ends with the error Unsequenced. A new kind of expression
// needs its rule of order here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_SEQUENCING_H
#define AMPCC_LIB_INTERPRETER_SEQUENCING_H

#include "ampcc/KIR/Module.h"

namespace ampcc::interpreter {

/// A variable that one operand of E assigns and another operand uses, where C leaves the order of
/// the two open; null if there is none. Only variables that E names are considered. A conflict in
/// memory to which a pointer leads, or in a called function, shows only if a run with
/// Launch::RightFirst has another result.
const kir::Var *unsequencedVariable(const kir::Expr *E);

} // namespace ampcc::interpreter

#endif
