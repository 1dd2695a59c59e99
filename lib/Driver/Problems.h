//===- Problems.h - errors that passes found as diagnostics --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes report errors as kir::Problem, because the libraries of KIR, the intermediate
// representation, do not use Clang. The pipeline reports these as Clang diagnostics by
// reportProblems(). The link of device code (DeviceLink.h) has no diagnostics engine, and prints
// the text of the diagnostic that rowOf() names. A new kind of problem needs a case in rowOf().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_PROBLEMS_H
#define AMPCC_DRIVER_PROBLEMS_H

#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/KIR/Module.h"
#include "ampcc/KIR/Problem.h"
#include "llvm/ADT/ArrayRef.h"

namespace clang {
class DiagnosticsEngine;
}

namespace ampcc {

/// The diagnostic for an error in the program. K must not be Internal.
diag::Kind rowOf(kir::Problem::Kind K);

/// Reports each error in the user's program at its place in the source. Returns the text of the
/// internal errors, which are bugs of ampcc, with their places; empty if there are none.
std::string reportProblems(clang::DiagnosticsEngine &Diags, const kir::Module &M,
                           llvm::ArrayRef<kir::Problem> Problems);

} // namespace ampcc

#endif
