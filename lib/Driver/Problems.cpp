//===- Problems.cpp - errors that passes found as diagnostics ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Problems.h"
#include "ampcc/Basic/Diagnostics.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace ampcc {

/// KIR carries Clang's locations without looking into them.
static SourceLocation location(const kir::SourcePos &Pos) {
  return SourceLocation::getFromRawEncoding(Pos.Opaque);
}

diag::Kind rowOf(kir::Problem::Kind K) {
  switch (K) {
  case kir::Problem::Kind::TileStaticTooLarge:
    return diag::err_tile_static_too_large;
  case kir::Problem::Kind::RecursiveBarrier:
    return diag::err_recursive_barrier;
  case kir::Problem::Kind::AtomicOnLocal:
    return diag::err_atomic_on_local;
  case kir::Problem::Kind::Internal:
    break;
  }
  llvm_unreachable("an error of the program");
}

std::string reportProblems(DiagnosticsEngine &Diags, const kir::Module &M,
                           llvm::ArrayRef<kir::Problem> Problems) {
  std::string Internal;
  for (const kir::Problem &P : Problems) {
    if (P.K == kir::Problem::Kind::Internal) {
      if (P.Pos.File)
        Internal += M.Files[P.Pos.File] + ":" + std::to_string(P.Pos.Line) + ": ";
      Internal += llvm::join(P.Args, ", ") + "\n";
      continue;
    }
    DiagnosticBuilder Builder = report(Diags, location(P.Pos), rowOf(P.K));
    for (const std::string &Arg : P.Args)
      Builder << Arg;
  }
  return Internal;
}

} // namespace ampcc
