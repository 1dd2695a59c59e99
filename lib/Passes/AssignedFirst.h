//===- AssignedFirst.h - variables without an earlier value ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_ASSIGNEDFIRST_H
#define AMPCC_LIB_PASSES_ASSIGNEDFIRST_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// The variables that Body may read before it has declared or assigned them, as a whole, on some
/// way from its beginning. Nothing is said of one whose address is taken.
llvm::DenseSet<const kir::Var *> readBeforeAssigned(const kir::Block &Body);

} // namespace ampcc

#endif
