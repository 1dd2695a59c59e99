//===- Lifetimes.h - the dangling pointers that Clang reports itself -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/Sema/ViewLifetimes.cpp reports views that outlive their data, such as an array_view of
// `makeVector().data()`. It reports nothing that Clang reports, so that one mistake gives one
// message. Relies on the analysis of clang/lib/Sema/CheckExprLifetime.cpp. Since Clang 20 this
// analysis continues from a lifetimebound argument to the object whose data() gave the argument,
// for classes of the standard library.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_LIFETIMES_H
#define AMPCC_CLANGHOOKS_LIFETIMES_H

#include "clang/AST/DeclCXX.h"
#include "clang/Basic/Version.h"

namespace ampcc {

/// Returns true if Clang itself checks the lifetime of the object whose member function `Getter`,
/// such as data(), gives a lifetimebound argument.
inline bool isFollowedByClang(const clang::CXXMethodDecl *Getter) {
  return CLANG_VERSION_MAJOR >= 20 && Getter->getParent()->isInStdNamespace();
}

} // namespace ampcc

#endif
