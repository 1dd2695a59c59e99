//===- Contraction.h - contraction of a * b + c in kernels as in host code -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pipeline.cpp calls it unless an option decides about contraction, so that native kernels give the
// same results as the program's own loops do.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_CONTRACTION_H
#define AMPCC_DRIVER_CONTRACTION_H

#include "ampcc/KIR/Module.h"

namespace clang {
class CompilerInstance;
}

namespace ampcc {

/// Makes the kernels of M round on a CPU as often as the host code of CI's unit does, which g++
/// compiles if ForGcc is true. Where host code contracts within an expression, M stays as it is.
/// Where g++ contracts across statements, M.Contract becomes Cpus, and products of library
/// functions become EXACT_MUL. Where host code does not contract, MUL_ADD becomes GPU_MUL_ADD.
/// Other devices contract within an expression.
void contractAsHost(const clang::CompilerInstance &CI, bool ForGcc, kir::Module &M);

} // namespace ampcc

#endif
