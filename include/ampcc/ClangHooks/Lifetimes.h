//===- Lifetimes.h - which dangling pointers Clang finds ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on the analysis of clang/lib/Sema/CheckExprLifetime.cpp. Since Clang 20 it goes on from an
// argument that is lifetimebound to the owner of what data() gives, for classes of the standard
// library. What Clang reports is no business of ampcc's: a mistake is one message.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_LIFETIMES_H
#define AMPCC_CLANGHOOKS_LIFETIMES_H

#include "clang/AST/DeclCXX.h"
#include "clang/Basic/Version.h"

namespace ampcc {

/// Clang's analysis follows what a member function without arguments gives of its object.
inline bool isFollowedByClang(const clang::CXXMethodDecl *Getter) {
  return CLANG_VERSION_MAJOR >= 20 && Getter->getParent()->isInStdNamespace();
}

} // namespace ampcc

#endif
