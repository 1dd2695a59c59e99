//===- WorkItemBuiltins.h - built-ins for the place of a work-item -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows of CoreBuiltins.def that the compiler names, by subject (Builtins.h says why).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_WORKITEMBUILTINS_H
#define AMPCC_KIR_WORKITEMBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo get_global_id, get_local_id, get_group_id, get_local_size;

} // namespace ampcc::kir::builtin

#endif
