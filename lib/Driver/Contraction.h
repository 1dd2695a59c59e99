//===- Contraction.h - contraction of a * b + c in kernels as in host code -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler contracts `a * b + c` if it emits one fused multiply-add, which rounds once instead of
// twice. Whether it does depends on the compiler and its options. Pipeline.cpp calls
// contractAsHost() after Lower, before the shared passes, unless an option such as -ffp-contract
// decides. Native kernels then give the same results as loops of the program's host code. Change
// this code if a compiler of host code contracts by other rules.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_CONTRACTION_H
#define AMPCC_DRIVER_CONTRACTION_H

#include "ampcc/KIR/Module.h"

namespace clang {
class CompilerInstance;
}

namespace ampcc {

/// Makes the kernels of M round on a CPU as often as the host code of CI's unit does. The compiler
/// of the host code is g++ if ForGcc is true, else Clang. There are three cases:
/// - Clang contracts within an expression: M stays as it is.
/// - g++ contracts across statements, from -O2 on: M.Contract becomes Cpus, and products of library
///   functions become EXACT_MUL, which is never contracted.
/// - The host code does not contract, because x86 lacks the instruction or g++ has less than -O2:
///   MUL_ADD becomes GPU_MUL_ADD, which is contracted only on devices that are no CPU.
/// Devices that are no CPU contract within an expression in all cases.
void contractAsHost(const clang::CompilerInstance &CI, bool ForGcc, kir::Module &M);

} // namespace ampcc

#endif
