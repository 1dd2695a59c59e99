//===- AtomicFunctions.h - atomic operations that OpenCL C 1.2 does not have ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C 1.2 has atomic functions for int and uint, and exchanges of float. For each other atomic
// operation of a module the printer defines a function before its first use, with the name that
// builtinName (Print/BuiltinNames.h) gives to the calls.
//
// Operations of 64 bits need cl_khr_int64_base_atomics. On a device without it the functions do
// nothing, so that the other kernels of the module can be built; the runtime refuses to launch the
// kernels that call them (kir::functionsWith64BitAtomics).
//
// A further atomic operation needs its function here, and its name in Print/AtomicNames.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_OPENCL_ATOMICFUNCTIONS_H
#define AMPCC_LIB_OPENCL_ATOMICFUNCTIONS_H

#include "ampcc/KIR/Module.h"
#include <string>
#include <vector>

namespace ampcc {

/// The lines of the functions for the calls in M: for operations on double if OfDouble, else for
/// those on all other types, and the macro for fences of the device.
///
///   static inline float atomic_add_global_float(volatile __global float *target, float value) {
///     volatile __global atomic_bits *bits = (volatile __global atomic_bits *)target;
///     float old = *target;
///     for (;;) {
///       uint seen = atomic_cmpxchg(bits, as_uint(old), as_uint(old + value));
///       if (seen == as_uint(old))
///         return old;
///       old = as_float(seen);
///     }
///   }
std::vector<std::string> atomicFunctions(const kir::Module &M, bool OfDouble);

} // namespace ampcc

#endif
