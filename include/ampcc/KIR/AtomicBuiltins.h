//===- AtomicBuiltins.h - built-ins for atomic operations ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows of CoreBuiltins.def about this subject that the compiler names (Builtins.h says why).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_ATOMICBUILTINS_H
#define AMPCC_KIR_ATOMICBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo atomic_add, atomic_sub, atomic_xchg, atomic_inc, atomic_dec,
    atomic_cmpxchg, atomic_min, atomic_max, atomic_and, atomic_or, atomic_xor, atomic_load,
    atomic_store;

} // namespace ampcc::kir::builtin

#endif
