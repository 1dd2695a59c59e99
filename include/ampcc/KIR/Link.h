//===- Link.h - functions of several translation units in one module -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel may call a function that another translation unit defines; in its module that function
// has a Symbol and no body. Passes need all bodies, so such a kernel is compiled when the program
// is linked:
//
// - The driver moves the kernels that lack bodies into a module of their own
//   (takeIncompleteKernels, called by lib/Driver/Pipeline.cpp), and stores it in the object as
//   text.
// - ForOthers.cpp (lib/Lower) selects the functions that other units may call, for the same object.
// - At link time DeviceLink.cpp (lib/Driver) copies the missing bodies into the module of the
//   kernels (linkDefinitions) and runs the passes.
//
// If KIR, the intermediate representation, gets another reference from functions to the module,
// linkDefinitions() must copy it.
//
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

/// Copies into M the bodies of the functions that M only declares, and the functions and messages
/// that these bodies use. A class is the same in two modules if its Identity and its layout are
/// equal. Returns the errors; if there are any, M is not complete.
std::vector<LinkProblem>
linkDefinitions(Module &M, llvm::function_ref<LinkedDefinition(llvm::StringRef Symbol)> Find);

/// The functions that Roots call, at any depth, and the roots themselves.
///
/// reachedFrom() and reaching() follow the call graph of one module, also for other uses.
std::vector<Function *> reachedFrom(llvm::ArrayRef<Function *> Roots);

/// The functions of M for which Fn holds, and the functions that call these at any depth.
llvm::DenseSet<const Function *> reaching(const Module &M,
                                          llvm::function_ref<bool(const Function &)> Fn);

/// Moves the kernels that need functions of other translation units from M into a new module. Both
/// modules then have only the functions that their kernels call. Null, and M is unchanged, if there
/// are no such kernels.
std::unique_ptr<Module> takeIncompleteKernels(Module &M);

/// Removes all functions from M but those for which Keep holds and those that these call at any
/// depth.
void keepReached(Module &M, llvm::function_ref<bool(const Function &)> Keep);

} // namespace ampcc::kir

#endif
