//===- HostDefinitions.cpp - library functions that the host compiler defines -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Clauses/HostDefinitions.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/ClangHooks/EndOfUnit.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace ampcc {
namespace {

/// F may be called from host code only, and an overload of the same name is used that host code
/// cannot call.
bool hasUsedTwin(const FunctionDecl *F) {
  if (F->hasAttr<CUDADeviceAttr>())
    return false;
  return llvm::any_of(F->getDeclContext()->lookup(F->getDeclName()), [](const NamedDecl *D) {
    const FunctionDecl *Twin = D->getAsFunction();
    return Twin && Twin->hasAttr<CUDADeviceAttr>() && !Twin->hasAttr<CUDAHostAttr>() &&
           Twin->isUsed();
  });
}

} // namespace

void leaveDefinitionsToHost(Sema &S, const UnitFiles &Files) {
  // A call in a restrict(cpu, amp) function uses an overload for each side; the analysis resolves
  // it to that of amp alone.
  countAsUsed(S, hasUsedTwin);
  countAsDefined(S, [&Files](const NamedDecl *D) { return Files.isLibrary(D->getLocation()); });
}

} // namespace ampcc
