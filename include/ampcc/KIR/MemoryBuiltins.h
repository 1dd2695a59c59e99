//===- MemoryBuiltins.h - built-ins for bounds of buffers, and prefetches -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows of CoreBuiltins.def that the compiler names, by subject (Builtins.h says why).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_MEMORYBUILTINS_H
#define AMPCC_KIR_MEMORYBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo IN_BOUNDS, INDEX, CHECK_INDEX, IN_BUFFER, PREFETCH_WRITE;

} // namespace ampcc::kir::builtin

#endif
