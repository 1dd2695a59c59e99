//===- Problems.cpp - what the passes found, as diagnostics ---------------===//
#include "Problems.h"
#include "ampcc/Basic/Diagnostics.h"
#include "clang/Basic/SourceLocation.h"

using namespace clang;

namespace ampcc {

/// KIR carries Clang's locations without looking into them.
static SourceLocation location(const kir::SourcePos &Pos) {
  return SourceLocation::getFromRawEncoding(Pos.Opaque);
}

static diag::Kind rowOf(kir::Problem::Kind K) {
  switch (K) {
  case kir::Problem::Kind::AddressSpaceConflict:
    return diag::err_address_space_conflict;
  case kir::Problem::Kind::TileStaticTooLarge:
    return diag::err_tile_static_too_large;
  case kir::Problem::Kind::Internal:
    return diag::err_internal;
  }
  llvm_unreachable("all kinds are above");
}

void reportProblems(DiagnosticsEngine &Diags, llvm::ArrayRef<kir::Problem> Problems) {
  for (const kir::Problem &P : Problems) {
    {
      DiagnosticBuilder Builder = report(Diags, location(P.Pos), rowOf(P.K));
      for (const std::string &Arg : P.Args)
        Builder << Arg;
    }
    for (const kir::Problem::Note &N : P.Notes)
      report(Diags, location(N.Pos), diag::note_address_space_origin) << N.Text;
  }
}

} // namespace ampcc
