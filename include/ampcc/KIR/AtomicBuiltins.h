//===- AtomicBuiltins.h - built-ins for atomic operations ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The atomic operations of OpenCL C that the compiler itself generates or recognises. lib/Lower
// generates them for the atomic operations of the compiler, which std::atomic_ref calls.
// lower-messages reserves memory for messages to the host with them. exclusive-sums replaces those
// that only add to a buffer. lib/Checks counts the threads at a barrier with them, and keeps those
// of the user program inside of their buffers.
//
// A built-in is a function that code in KIR, the intermediate representation, calls by name and
// that no module defines; CoreBuiltins.def documents each. Only those that compiler code names are
// declared here, split by subject, so that a new one rebuilds few sources (Builtins.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_ATOMICBUILTINS_H
#define AMPCC_KIR_ATOMICBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo atomic_add, atomic_sub, atomic_xchg, atomic_inc, atomic_dec,
    atomic_cmpxchg, atomic_min, atomic_max, atomic_and, atomic_or, atomic_xor, atomic_load,
    atomic_store, ADD_SUM;

} // namespace ampcc::kir::builtin

#endif
