//===- Passes.h - the entry points of the passes --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each pass defines its function in the file of its name. PassTable.h refers to them, and the
// pipeline calls them by the table.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_PASSES_H
#define AMPCC_LIB_PASSES_PASSES_H

#include "ampcc/Passes/Pass.h"

namespace ampcc {

#define AMPCC_PASS(NAME, FUNCTION, ...) bool FUNCTION(PassContext &PC);
#include "ampcc/Passes/PassRegistry.def"

/// Runs Change on one function after the other. Returns true if it returned true for one.
bool changeFunctions(PassContext &PC, llvm::function_ref<bool(kir::Function &)> Change);
/// The same for kernels alone.
bool changeKernels(PassContext &PC, llvm::function_ref<bool(kir::Function &)> Change);

/// Replaces every expression E of F for which By(E) is not null by that, operands before their
/// users. True if there was one.
bool replaceExprs(kir::Function &F, llvm::function_ref<kir::Expr *(kir::Expr *)> By);

} // namespace ampcc

#endif
