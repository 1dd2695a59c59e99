//===- LambdaEdits.h - edits of AMP lambdas in the host source -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HostEdits uses this class for each lambda. If the host compiler lays out closures differently
// from HostCaptures.h, which computes the offsets of captures, mend one of the two.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_LAMBDAEDITS_H
#define AMPCC_LIB_REWRITE_LAMBDAEDITS_H

#include "RewriteContext.h"
#include "ampcc/Extract/HostCaptures.h"
#include "clang/AST/ExprCXX.h"

namespace ampcc {

class SiteEdits;
class UnusedMarks;

/// Edits the lambdas with restrict(amp), and those in the key of a kernel, the string by which a
/// launch finds the kernel at run time. The host compiler compiles the edited text, the host
/// source. It does not compile a kernel's body, but the launch takes the arguments from the closure
/// at the offsets that ampcc has computed. So the edits are these:
///
///  - Implicit captures are spelled out, so that the host compiler stores them in the same order. A
///    lambda that amp code creates keeps its capture default, unless it is for amp alone or in a
///    key, because its closures stay on their side.
///  - The body of a lambda for amp alone becomes a stub.
///  - A lambda that occurs in a key is wrapped in an object (a tag) whose type has a hash of the
///    lambda's place in the source (its site).
///
///   [=](index<1> i) restrict(amp) { ... }
///   ->  __ampcc_tag<__ampcc_site<...>>([a, b](index<1> i) { (void)a; ... __ampcc_host_stub(); })
class LambdaEdits {
public:
  /// Unused: receives the declarations to which the removed bodies refer.
  LambdaEdits(const RewriteContext &C, const HostCaptures &Captures, SiteEdits &Sites,
              UnusedMarks &Unused)
      : C(C), Captures(Captures), Sites(Sites), Unused(Unused) {}

  /// Edits the lambda if it has restrict(amp), occurs in a key or is in a kernel's object. Reports
  /// an error if its tokens cannot be edited. ClauseEdits removes its clause. HostEdits calls it
  /// once for each place in the source.
  void edit(const clang::LambdaExpr *Lambda);

private:
  void writeCaptures(const clang::LambdaExpr *Lambda);
  void writeStub(const clang::LambdaExpr *Lambda);
  std::string stubResult(const clang::LambdaExpr *Lambda) const;

  const RewriteContext &C;
  const HostCaptures &Captures;
  SiteEdits &Sites;
  UnusedMarks &Unused;
};

} // namespace ampcc

#endif
