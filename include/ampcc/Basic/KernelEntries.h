//===- KernelEntries.h - the kernel entries of a translation unit --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KernelFinder makes a plan for each kernel entry, the library's function that a launch names.
// lib/Sema starts at them to find the functions that kernels reach. If the library launches kernels
// through another template, mark that template (Marks.def).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_KERNELENTRIES_H
#define AMPCC_BASIC_KERNELENTRIES_H

#include "llvm/ADT/SmallVector.h"

namespace clang {
class ASTContext;
class FunctionDecl;
} // namespace clang

namespace ampcc {

/// The specialisations of the library's `ampcc_detail::kernel_entry<Index, Functor>`: one for each
/// kernel that the unit can launch. Call it after the parse, when Clang has instantiated all
/// templates. Callers leave out specialisations without a body, which Clang has not instantiated.
/// Costs a walk of the namespaces of the unit (findMarkedTemplates() of Library.h).
llvm::SmallVector<const clang::FunctionDecl *, 0> kernelEntries(clang::ASTContext &Ast);

} // namespace ampcc

#endif
