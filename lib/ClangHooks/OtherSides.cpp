//===- OtherSides.cpp - temporary sides of a function --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/OtherSides.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"

using namespace clang;

namespace ampcc {

/// Gives the function that attribute, or takes it. An own one stays, since Clang gives an implicit
/// one up more easily.
template <class A> static void setAttribute(FunctionDecl *Function, bool On) {
  if (!On)
    Function->dropAttr<A>();
  else if (!Function->hasAttr<A>())
    Function->addAttr(A::CreateImplicit(Function->getASTContext()));
}

OtherSides::OtherSides(FunctionDecl *Function, bool Host, bool Device) : Function(Function) {
  for (Attr *A : Function->attrs())
    if (isa<CUDAHostAttr, CUDADeviceAttr>(A))
      Own.push_back(A);
  setAttribute<CUDAHostAttr>(Function, Host);
  setAttribute<CUDADeviceAttr>(Function, Device);
}

void OtherSides::restore() {
  if (!Function)
    return;
  Function->dropAttrs<CUDAHostAttr, CUDADeviceAttr>();
  for (Attr *A : Own)
    Function->addAttr(A);
}

} // namespace ampcc
