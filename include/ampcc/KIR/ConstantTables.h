//===- ConstantTables.h - arrays of numbers that nothing changes ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Change this code if another use of an array leaves its elements constant.
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
/// cut-regions declares such an array outside of the regions, and the native text has it as `static
/// const`, so that an element at a constant place is a constant. For the same reason
/// RegisterVariables (lib/Passes) does not count it as memory of a thread in native kernels. Costs
/// one walk of the code.
llvm::DenseSet<const Var *> constantTables(Stmt *Body);

} // namespace kir
} // namespace ampcc

#endif
