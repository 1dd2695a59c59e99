//===- Sequencing.h - detection of operands whose order C leaves open ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter's compiler checks each expression. The launch ends at an expression with such
// operands, because its result would depend on the compiler of the printed text.
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
