//===- ConstantTables.h - arrays of numbers that nothing changes ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes and the printer of native kernels, which run on the CPU, use this function. Change
// this code if another use of an array leaves its elements constant.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_CONSTANTTABLES_H
#define AMPCC_KIR_CONSTANTTABLES_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {
namespace kir {

/// The local arrays of scalars in Body whose initialisers are constant, and of which all uses read
/// an element. One array then serves all threads:
///
///   const float weights[3] = {0.25f, 0.5f, 0.25f};
///
/// The C++ text for the CPU declares such an array as `static const`, so that compilers evaluate an
/// element with a constant index. Hence it is no memory of a thread: RegisterVariables (lib/Passes)
/// does not count it in native kernels, and the pass cut-regions, which divides a kernel at its
/// barriers into loops over the threads, declares it before these loops (unless the kernel computes
/// with vectors). Costs one walk of the code.
llvm::DenseSet<const Var *> constantTables(Stmt *Body);

} // namespace kir
} // namespace ampcc

#endif
