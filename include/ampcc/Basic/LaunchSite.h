//===- LaunchSite.h - a call of parallel_for_each --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LaunchRules of lib/Sema collects the launches of a unit. FlowCheck takes the extent of the domain
// from them if all launches of a kernel have the same one. UnitIndex of lib/Driver lists them for
// the language server. Another fact about a launch that later stages need becomes a member.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_LAUNCHSITE_H
#define AMPCC_BASIC_LAUNCHSITE_H

namespace clang {
class CallExpr;
class Expr;
class FunctionDecl;
} // namespace clang

namespace ampcc {

/// A call of parallel_for_each: Call. Entry is the specialisation of the library's kernel entry
/// that the call launches. Domain and Kernel are the last two arguments of the call, an extent and
/// a functor.
struct LaunchSite {
  const clang::CallExpr *Call;
  const clang::FunctionDecl *Entry;
  const clang::Expr *Domain, *Kernel;
};

} // namespace ampcc

#endif
