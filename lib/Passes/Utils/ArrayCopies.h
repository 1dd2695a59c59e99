//===- ArrayCopies.h - copies of arrays, element by element ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In KIR, the intermediate representation, an assignment may copy a whole array. OpenCL C and C++,
// the two outputs, cannot. So the passes legalize-for-c and legalize-for-cpp call
// copyArraysByElement():
//
//   b = a;    ->    for (int i = 0; i < 9; ++i) b[i] = a[i];     where a and b are int[9]
//
// BarrierFlattener may run after them, so it uses copyByElement() for the assignments that it adds.
// Any other pass that adds such assignments after them has to do the same.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_ARRAYCOPIES_H
#define AMPCC_LIB_PASSES_ARRAYCOPIES_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Replaces all copies of whole arrays in M, in assignments and in initialisers, by assignments of
/// their elements. Arrays of at most four elements need no loop. Returns true if it replaced one.
bool copyArraysByElement(kir::Module &M);

/// Returns `To = From`, or for arrays a loop of such assignments. To and From must have no side
/// effects, because the loop evaluates them for each element.
kir::Stmt *copyByElement(kir::Context &Ctx, kir::Expr *To, kir::Expr *From, kir::SourcePos Pos);

} // namespace ampcc

#endif
