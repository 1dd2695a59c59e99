//===- ArrayCopies.h - copies of arrays, element by element ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KIR assigns whole arrays. legalize-for-c and legalize-for-cpp, the passes that prepare the two
// outputs, use copyArraysByElement(). BarrierFlattener may run later, so it uses copyByElement()
// for the assignments that it adds.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_ARRAYCOPIES_H
#define AMPCC_LIB_PASSES_ARRAYCOPIES_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Replaces assignments and initialisers of whole arrays by those of their elements, because
/// neither C nor C++ assigns arrays. Returns true if it replaced one.
bool copyArraysByElement(kir::Module &M);

/// Returns `To = From`, or for arrays a loop of such assignments. To and From must have no side
/// effects, because the loop evaluates them for each element.
kir::Stmt *copyByElement(kir::Context &Ctx, kir::Expr *To, kir::Expr *From, kir::SourcePos Pos);

} // namespace ampcc

#endif
