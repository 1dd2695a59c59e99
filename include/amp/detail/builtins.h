//===- builtins.h - functions of the device from which the library is built ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The other headers call these functions in kernels. They have no bodies: a call becomes the
// built-in of the given name in KIR, the compiler's intermediate representation (docs/kir.md). Most
// have the names of functions of OpenCL C; those in capital letters exist only in KIR, as do some
// atomic operations. Nothing here exists on the host. A new one needs a row in CoreBuiltins.def or
// MathBuiltins.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_BUILTINS_H
#define AMP_DETAIL_BUILTINS_H

#include "config.h"

#ifdef __AMPCC__

namespace Concurrency {
namespace ampcc_detail {

// The index of the thread in the launch, its index in the tile, and the index of the tile.
// Dimension 0 is the one of OpenCL that varies fastest, which is the last component of an index.
int global_id(int dimension) AMPCC_AMP AMPCC_BUILTIN("get_global_id");
int local_id(int dimension) AMPCC_AMP AMPCC_BUILTIN("get_local_id");
int group_id(int dimension) AMPCC_AMP AMPCC_BUILTIN("get_group_id");
/// The threads of a tile in a dimension, the same for all tiles of a launch.
int local_size(int dimension) AMPCC_AMP AMPCC_BUILTIN("get_local_size");

/// Returns `component < extent`. It is false only for threads that pad the launch, so the compiler
/// may replace it by true in launches without padding.
bool in_domain(int component, int extent) AMPCC_AMP AMPCC_BUILTIN("IN_DOMAIN");

/// OpenCL's flags for the memory that a barrier or fence orders.
constexpr int fence_tile_static = 1;
constexpr int fence_global = 2;
/// Added to these, in a fence: for the threads of other tiles as well.
constexpr int fence_device = 4;

void barrier(int flags) AMPCC_AMP AMPCC_BUILTIN("barrier");
void mem_fence(int flags) AMPCC_AMP AMPCC_BUILTIN("mem_fence");

/// Stores `value` if `*dest` is `expected`. Returns the value of `*dest` before.
int atomic_cmpxchg(int *dest, int expected, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_cmpxchg");
unsigned int atomic_cmpxchg(unsigned int *dest, unsigned int expected, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_cmpxchg");

long atomic_cmpxchg(long *dest, long expected, long value) AMPCC_AMP_1_3
    AMPCC_BUILTIN("atomic_cmpxchg");

/// Reads or writes a number in one step, which no pass removes, repeats or moves over another
/// atomic operation on the same memory.
template <typename T> T atomic_load(const T *source) AMPCC_AMP_1_3 AMPCC_BUILTIN("atomic_load");
template <typename T>
void atomic_store(T *dest, T value) AMPCC_AMP_1_3 AMPCC_BUILTIN("atomic_store");

/// Returns i as a long, as the first factor of the place of an element (flatten.h). In a launch
/// whose containers all have fewer than 2^31 elements the compiler may compute places in 32 bits.
long as_place(int i) AMPCC_DUAL AMPCC_BUILTIN("INDEX");

/// Returns `place`, the place of an element with the index i0, i1, i2 in the extent e0, e1, e2.
/// With --amp-check, if a component of the index is outside of the extent, it reports the call of
/// the user's code and returns a place without an element.
long check_index(long place, int i, int e) AMPCC_DUAL AMPCC_BUILTIN("CHECK_INDEX");
long check_index(long place, int i0, int e0, int i1, int e1) AMPCC_DUAL
    AMPCC_BUILTIN("CHECK_INDEX");
long check_index(long place, int i0, int e0, int i1, int e1, int i2, int e2) AMPCC_DUAL
    AMPCC_BUILTIN("CHECK_INDEX");
// check_index() for places of texels.
int check_index(int place, int i, int e) AMPCC_DUAL AMPCC_BUILTIN("CHECK_INDEX");
int check_index(int place, int i0, int e0, int i1, int e1) AMPCC_DUAL AMPCC_BUILTIN("CHECK_INDEX");
int check_index(int place, int i0, int e0, int i1, int e1, int i2, int e2) AMPCC_DUAL
    AMPCC_BUILTIN("CHECK_INDEX");

} // namespace ampcc_detail
} // namespace Concurrency

#endif

#endif
