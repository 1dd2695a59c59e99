//===- WrittenRestrictions.h - the restrictions that a program writes ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inferred restrictions of a special member (Basic/Restrictions.h) do not count, because on the
// host the member depends on the host's other members alone.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_WRITTENRESTRICTIONS_H
#define AMPCC_LIB_REWRITE_WRITTENRESTRICTIONS_H

#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"

namespace ampcc {

inline bool isWrittenForAmp(const clang::FunctionDecl *Function) {
  auto *Device = Function->getAttr<clang::CUDADeviceAttr>();
  return Device && !Device->isImplicit();
}

inline bool isWrittenForAmpOnly(const clang::FunctionDecl *Function) {
  return isWrittenForAmp(Function) && !Function->hasAttr<clang::CUDAHostAttr>();
}

} // namespace ampcc

#endif
