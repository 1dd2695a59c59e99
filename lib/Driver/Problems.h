//===- Problems.h - what the passes found, as diagnostics -----------------===//
#ifndef AMPCC_DRIVER_PROBLEMS_H
#define AMPCC_DRIVER_PROBLEMS_H

#include "ampcc/KIR/Problem.h"
#include "llvm/ADT/ArrayRef.h"

namespace clang {
class DiagnosticsEngine;
}

namespace ampcc {

/// Reports each problem at its place in the user's source.
void reportProblems(clang::DiagnosticsEngine &Diags, llvm::ArrayRef<kir::Problem> Problems);

} // namespace ampcc

#endif
