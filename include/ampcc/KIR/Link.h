//===- Link.h - functions of several translation units in one module -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function with a Symbol and without a body is defined in another translation unit, whose module
// has the function with that symbol and its body. Passes need all bodies, so modules are linked
// before any pass: DeviceLink links the KIR that Lower generated.
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_LINK_H
#define AMPCC_KIR_LINK_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace ampcc::kir {

/// An error that prevents a link.
struct LinkProblem {
  enum class Kind {
    Missing,   ///< no module defines F
    Different, ///< F's definition has other types than its declaration
    Recursive  ///< F calls itself through other translation units
  };
  Kind K;
  const Function *F;
};
/// The definition of a symbol; null pointers if there is none.
struct LinkedDefinition {
  const Module *M = nullptr;
  const Function *F = nullptr;
};
/// Copies into M the bodies of the functions that it only declares, and the functions and messages
/// that these use. A class is the same in two modules if its Identity and its layout are equal.
/// the same in two modules if its Identity and its layout are.
std::vector<LinkProblem>
linkDefinitions(Module &M, llvm::function_ref<LinkedDefinition(llvm::StringRef Symbol)> Find);

/// The functions that Roots call, at any depth, and the roots themselves.
std::vector<Function *> reachedFrom(llvm::ArrayRef<Function *> Roots);

/// The functions of M for which Fn holds, and those that call them at any depth.
llvm::DenseSet<const Function *> reaching(const Module &M,
                                          llvm::function_ref<bool(const Function &)> Fn);
/// Moves the kernels that need functions of other translation units from M into a new module; null
/// if there are none.
/// their own; null when there are none.
std::unique_ptr<Module> takeIncompleteKernels(Module &M);

/// Leaves what the functions for which Keep holds need.
void keepReached(Module &M, llvm::function_ref<bool(const Function &)> Keep);

} // namespace ampcc::kir

#endif
