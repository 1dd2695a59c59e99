//===- Contraction.h - contraction of a * b + c in kernels as in host code -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipeline calls it so that native kernels give the same results as the program's own loops do.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_CONTRACTION_H
#define AMPCC_DRIVER_CONTRACTION_H

#include "ampcc/KIR/Module.h"

namespace clang {
class CompilerInstance;
}

namespace ampcc {

/// Without an option about contraction: makes the kernels of M round on a CPU as often as the host
/// code of CI's unit does. Other devices contract within an expression.
void contractAsHost(const clang::CompilerInstance &CI, bool ForGcc, kir::Module &M);

} // namespace ampcc

#endif
