//===- Sequencing.h - operands whose order C leaves open ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_INTERPRETER_SEQUENCING_H
#define AMPCC_LIB_INTERPRETER_SEQUENCING_H

#include "ampcc/KIR/Module.h"

namespace ampcc::interpreter {

/// A variable that one operand of E assigns and another one, which C may evaluate before or after
/// it, uses; null if there is none. Memory behind pointers is not considered.
const kir::Var *unsequencedVariable(const kir::Expr *E);

} // namespace ampcc::interpreter

#endif
