//===- Lower.h - Clang AST to KIR -----------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LOWER_LOWER_H
#define AMPCC_LOWER_LOWER_H

#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/Extract/KernelPlan.h"
#include "ampcc/Lower/Origins.h"
#include "llvm/ADT/ArrayRef.h"

namespace clang {
class Sema;
}

namespace ampcc {

/// Lowers the kernels and every function they reach to a module with these options. Constructs that
/// have no lowering are reported at their place; then the result is null. With Options.Check the
/// module holds what the library asks of its users.
std::unique_ptr<kir::Module> lowerKernels(clang::Sema &S, llvm::ArrayRef<KernelPlan> Plans,
                                          const UnitFiles &Files, Origins &From,
                                          const kir::CompileOptions &Options);

/// Lowers those of the functions on which other translation units may count, with all that they
/// call; nothing is reported. One that holds something without a lowering is left out. Null when
/// there are none.
std::unique_ptr<kir::Module> lowerForOthers(clang::Sema &S,
                                            llvm::ArrayRef<const clang::FunctionDecl *> Functions,
                                            const UnitFiles &Files);

/// Lowers functions into M, to be looked at, not to be compiled: nothing is reported, and what has
/// no lowering makes a function incomplete. One result for each function.
std::vector<LoneFunction> lowerAlone(clang::Sema &S, kir::Module &M,
                                     llvm::ArrayRef<const clang::FunctionDecl *> Functions,
                                     const UnitFiles &Files, Origins &From);

} // namespace ampcc

#endif
