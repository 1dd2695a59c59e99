//===- KernelEntries.cpp - the kernel entries of a translation unit ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// parallel_for_each odr-uses the marked kernel_entry<Index, Functor>: Clang has
// instantiated it for every launch that the program can make, in templates as outside of them.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Basic/KernelEntries.h"
#include "ampcc/Basic/Library.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace ampcc {

llvm::SmallVector<const FunctionDecl *, 0> kernelEntries(ASTContext &Ast) {
  llvm::SmallVector<const FunctionDecl *, 0> Entries;
  for (const FunctionTemplateDecl *Template : findMarkedTemplates(Ast).KernelEntries)
    for (const FunctionDecl *Entry : Template->specializations())
      Entries.push_back(Entry);
  return Entries;
}

} // namespace ampcc
