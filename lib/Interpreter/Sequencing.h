//===- Sequencing.h - detection of operands whose order C leaves open ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter ends the launch at such an expression, because its result would depend on the
// compiler.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_SEQUENCING_H
#define AMPCC_LIB_INTERPRETER_SEQUENCING_H

#include "ampcc/KIR/Module.h"

namespace ampcc::interpreter {

/// A variable that one operand of E assigns and another operand uses, where C leaves the order of
/// the two open; null if there is none. Does not consider memory that pointers lead to and the
/// effects of called functions (Launch::RightFirst does).
const kir::Var *unsequencedVariable(const kir::Expr *E);

} // namespace ampcc::interpreter

#endif
