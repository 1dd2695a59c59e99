//===- LaunchSite.h - a call of parallel_for_each --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_BASIC_LAUNCHSITE_H
#define AMPCC_BASIC_LAUNCHSITE_H

namespace clang {
class Expr;
class FunctionDecl;
} // namespace clang

namespace ampcc {

struct LaunchSite {
  const clang::FunctionDecl *Entry;
  const clang::Expr *Domain, *Kernel;
};

} // namespace ampcc

#endif
