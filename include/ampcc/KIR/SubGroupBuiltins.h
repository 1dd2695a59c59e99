//===- SubGroupBuiltins.h - built-ins for sub-groups of a tile -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The instructions by which 32 neighbouring threads of a tile exchange values, the query whether a
// device has them, and the barrier of the devices that have none. The library calls them; the pass
// lower-sub-groups leaves only the barrier in native code.
//
// A built-in is a function that code in KIR, the intermediate representation, calls by name and
// that no module defines; CoreBuiltins.def documents each. Only those that compiler code names are
// declared here, split by subject, so that a new one rebuilds few sources (Builtins.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_SUBGROUPBUILTINS_H
#define AMPCC_KIR_SUBGROUPBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo SUB_GROUPS, SUB_GROUP_SHUFFLE, SUB_GROUP_BALLOT, SUB_GROUP_WAIT;

} // namespace ampcc::kir::builtin

#endif
