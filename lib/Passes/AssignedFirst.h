//===- AssignedFirst.h - variables without an earlier value ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_ASSIGNEDFIRST_H
#define AMPCC_LIB_PASSES_ASSIGNEDFIRST_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Body declares or assigns V, as a whole, on every way to a place that reads it. V's address is
/// not taken.
bool isAssignedFirst(const kir::Block &Body, const kir::Var *V);

} // namespace ampcc

#endif
