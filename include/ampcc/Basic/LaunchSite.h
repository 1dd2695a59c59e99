//===- LaunchSite.h - a call of parallel_for_each --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/Sema collects the launches of a unit. Its rules and FlowCheck report errors at them.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_LAUNCHSITE_H
#define AMPCC_BASIC_LAUNCHSITE_H

namespace clang {
class Expr;
class FunctionDecl;
} // namespace clang

namespace ampcc {

/// Entry: the specialisation of the library's kernel entry that the call launches. Domain and
/// Kernel: its first and last argument, an extent and a functor.
struct LaunchSite {
  const clang::FunctionDecl *Entry;
  const clang::Expr *Domain, *Kernel;
};

} // namespace ampcc

#endif
