//===- Lower.h - Clang AST to KIR -----------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The stage from Clang's AST to KIR, the intermediate representation. The driver (Pipeline.cpp)
// calls it with the kernels from lib/Extract, in code that lib/Sema has accepted. It also calls
// lowerForOthers(), and FlowCheck calls lowerUncalled(). Output: a module that kir::verify accepts,
// in which every function still corresponds to one of the program or of the library. Its
// expressions have C++17's order of evaluation: where C leaves it open, operands are assigned to
// temporaries. lib/Passes takes the module from here. The classes of lib/Lower, beginning with
// ModuleLowering, do the work. Change those classes for another translation of a construct, this
// interface for another caller.
//
//===----------------------------------------------------------------------===//
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

/// Lowers the kernels and every function that they reach to a module with these options. Enters the
/// nodes in `From`. Reports constructs that have no lowering at their place; then the result is
/// null. With Options.Check the module contains the library's checks of its preconditions.
std::unique_ptr<kir::Module> lowerKernels(clang::Sema &S, llvm::ArrayRef<KernelPlan> Plans,
                                          const UnitFiles &Files, Origins &From,
                                          const kir::CompileOptions &Options);

/// Lowers those of the functions that other translation units may call, with all functions that
/// they call. The text of the module goes into the record for the link of device code. Reports
/// nothing, and leaves out a function that contains a construct without a lowering. Null if no
/// function is left. The module has the default options, because the link copies functions into the
/// modules of kernels, whose options then apply. removeRecursion() runs before that, so the caller
/// sets RecursionDepth.
std::unique_ptr<kir::Module> lowerForOthers(clang::Sema &S,
                                            llvm::ArrayRef<const clang::FunctionDecl *> Functions,
                                            const UnitFiles &Files);

/// Lowers functions into M for analysis, not for compilation. Reports nothing: a function with a
/// construct that has no lowering is entered in Origins::Incomplete. One result for each function;
/// its F is null if the function has no body, or has tiled_index parameters of different tiles.
std::vector<LoneFunction> lowerUncalled(clang::Sema &S, kir::Module &M,
                                        llvm::ArrayRef<const clang::FunctionDecl *> Functions,
                                        const UnitFiles &Files, Origins &From);

} // namespace ampcc

#endif
