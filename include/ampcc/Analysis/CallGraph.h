//===- CallGraph.h - calls in functions, and functions in call order -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that treat callees before their callers, or only functions that kernels reach, take their
// order from here. Each of these functions walks the code that it visits once; no result is cached.
// A new kind of call in KIR, the intermediate representation, has to be visited by forEachCall().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_CALLGRAPH_H
#define AMPCC_ANALYSIS_CALLGRAPH_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Calls Fn on every call in S, also in nested statements and expressions.
void forEachCall(kir::Stmt *S, llvm::function_ref<void(kir::Call *)> Fn);

/// Roots and the functions that they reach, callees before their callers, otherwise in the given
/// order. If Recursive is not null, *Recursive becomes a function on a cycle of calls, or null if
/// there is no cycle. The order on a cycle is arbitrary.
std::vector<kir::Function *> calleesFirst(llvm::ArrayRef<kir::Function *> Roots,
                                          kir::Function **Recursive = nullptr);

/// The functions of M that a kernel reaches, callees first; every function when M has no kernel.
std::vector<kir::Function *> liveFunctions(const kir::Module &M,
                                           kir::Function **Recursive = nullptr);

} // namespace ampcc

#endif
