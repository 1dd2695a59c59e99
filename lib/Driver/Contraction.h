//===- Contraction.h - a * b + c as the host code has it ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_DRIVER_CONTRACTION_H
#define AMPCC_DRIVER_CONTRACTION_H

#include "ampcc/KIR/Module.h"

namespace clang {
class CompilerInstance;
}

namespace ampcc {

/// Makes the kernels of M round on a CPU as often as the host code of the unit of CI does, which no
/// option tells to contract or not to. Other devices contract within an expression.
void contractAsHost(const clang::CompilerInstance &CI, bool ForGcc, kir::Module &M);

} // namespace ampcc

#endif
