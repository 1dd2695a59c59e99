//===- builtins.h - functions of the device below the library ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions without body: every call becomes the OpenCL C built-in that its mark names. Nothing
// here exists on the host.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_BUILTINS_H
#define AMP_DETAIL_BUILTINS_H

#include "config.h"

#ifdef __AMPCC__

namespace Concurrency {
namespace ampcc_detail {

// Work-item identity; dimension 0 is OpenCL's, the fastest.
int global_id(int dimension) AMPCC_AMP AMPCC_BUILTIN("get_global_id");
int local_id(int dimension) AMPCC_AMP AMPCC_BUILTIN("get_local_id");
int group_id(int dimension) AMPCC_AMP AMPCC_BUILTIN("get_group_id");

/// `component < extent`, where only threads that pad the launch find that it is not so.
bool in_domain(int component, int extent) AMPCC_AMP AMPCC_BUILTIN("IN_DOMAIN");

/// OpenCL's fence flags.
constexpr int fence_tile_static = 1;
constexpr int fence_global = 2;

void barrier(int flags) AMPCC_AMP AMPCC_BUILTIN("barrier");
void mem_fence(int flags) AMPCC_AMP AMPCC_BUILTIN("mem_fence");

int atomic_cmpxchg(int *dest, int expected, int value) AMPCC_AMP AMPCC_BUILTIN("atomic_cmpxchg");
unsigned int atomic_cmpxchg(unsigned int *dest, unsigned int expected, unsigned int value) AMPCC_AMP
    AMPCC_BUILTIN("atomic_cmpxchg");

/// i as a long, to begin a product with that counts elements. A launch all of whose containers
/// have so few that an int counts them may compute in 32 bits.
long as_place(int i) AMPCC_DUAL AMPCC_BUILTIN("INDEX");

/// The place of an element. With --amp-check, if a component of the index is outside of the extent,
/// a place without an element, and a report at the user's call.
long check_index(long place, int i, int e) AMPCC_DUAL AMPCC_BUILTIN("CHECK_INDEX");
long check_index(long place, int i0, int e0, int i1, int e1) AMPCC_DUAL
    AMPCC_BUILTIN("CHECK_INDEX");
long check_index(long place, int i0, int e0, int i1, int e1, int i2, int e2) AMPCC_DUAL
    AMPCC_BUILTIN("CHECK_INDEX");
// Of texels.
int check_index(int place, int i, int e) AMPCC_DUAL AMPCC_BUILTIN("CHECK_INDEX");
int check_index(int place, int i0, int e0, int i1, int e1) AMPCC_DUAL AMPCC_BUILTIN("CHECK_INDEX");
int check_index(int place, int i0, int e0, int i1, int e1, int i2, int e2) AMPCC_DUAL
    AMPCC_BUILTIN("CHECK_INDEX");

} // namespace ampcc_detail
} // namespace Concurrency

#endif

#endif
