//===- Lifetimes.h - the dangling pointers that Clang reports itself -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on the analysis of clang/lib/Sema/CheckExprLifetime.cpp. Since Clang 20 it continues from
// a lifetimebound argument to the owner of the result of data(), for classes of the standard
// library. ampcc reports nothing that Clang reports, so that one mistake gives one message.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_LIFETIMES_H
#define AMPCC_CLANGHOOKS_LIFETIMES_H

#include "clang/AST/DeclCXX.h"
#include "clang/Basic/Version.h"

namespace ampcc {

/// Clang's analysis follows the result of a member function without arguments to its object.
inline bool isFollowedByClang(const clang::CXXMethodDecl *Getter) {
  return CLANG_VERSION_MAJOR >= 20 && Getter->getParent()->isInStdNamespace();
}

} // namespace ampcc

#endif
