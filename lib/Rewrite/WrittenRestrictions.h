//===- WrittenRestrictions.h - the restrictions that a program writes ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In C++ AMP a function is for the cpu, for amp (the device), or for both, by its clause
// restrict(...); ampcc represents this by CUDA's attributes `host` and `device`. HostEdits,
// LambdaEdits and other parts of lib/Rewrite use these queries to decide which functions the host
// source, the text for the host compiler, may keep. Inferred restrictions of a special member
// (Basic/Restrictions.h) do not count, because on the host the member depends on the host's other
// members alone. The rules of lib/Sema, for which these do count, use Basic/Restrictions.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_WRITTENRESTRICTIONS_H
#define AMPCC_LIB_REWRITE_WRITTENRESTRICTIONS_H

#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"

namespace ampcc {

/// True if a clause makes the function restrict(amp), alone or with cpu. The clause is that of the
/// function, of its function type, or, for lambdas and members of local classes, of the function
/// around it.
inline bool isWrittenForAmp(const clang::FunctionDecl *Function) {
  auto *Device = Function->getAttr<clang::CUDADeviceAttr>();
  return Device && !Device->isImplicit();
}

/// True if that clause makes the function restrict(amp) without cpu.
inline bool isWrittenForAmpOnly(const clang::FunctionDecl *Function) {
  return isWrittenForAmp(Function) && !Function->hasAttr<clang::CUDAHostAttr>();
}

} // namespace ampcc

#endif
