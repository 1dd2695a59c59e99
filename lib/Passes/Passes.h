//===- Passes.h - the entry points of the passes --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pass changes a module of KIR, the intermediate representation; PassRegistry.def lists all. The
// file of each pass, here or in lib/Checks, includes this header and defines its function: the pass
// remove-unused is removeUnused() in RemoveUnused.cpp. PassTable.h has pointers to these functions,
// through which the pipeline calls them. The functions at the end help to write passes. Pass.h says
// how to add a pass.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_PASSES_H
#define AMPCC_LIB_PASSES_PASSES_H

#include "ampcc/Passes/Pass.h"

namespace ampcc {

// Changes PC.M, and returns true if it changed anything.
#define AMPCC_PASS(NAME, FUNCTION, ...) bool FUNCTION(PassContext &PC);
#include "ampcc/Passes/PassRegistry.def"

/// Calls Change for all functions of the module, in their order. Returns true if Change returned
/// true for one.
bool changeFunctions(PassContext &PC, llvm::function_ref<bool(kir::Function &)> Change);
/// Calls Change for the kernels of the module alone, otherwise as changeFunctions() does.
bool changeKernels(PassContext &PC, llvm::function_ref<bool(kir::Function &)> Change);

/// Calls By for every expression of F, operands before their users, and replaces the expression by
/// the result unless it is null. Returns true if it replaced one.
bool replaceExprs(kir::Function &F, llvm::function_ref<kir::Expr *(kir::Expr *)> By);

} // namespace ampcc

#endif
