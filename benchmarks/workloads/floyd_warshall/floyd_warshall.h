//===- floyd_warshall.h - shortest paths between all pairs ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_FLOYD_WARSHALL_H
#define BENCH_FLOYD_WARSHALL_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// Lengths of the roads between places, `none` where there is none. A run goes through the places
/// by blocks of them: first the square of these places, then the blocks in its rows and columns,
/// then all others.
struct road_map {
  static constexpr int tile = 32;
  static constexpr int none = 1 << 28;
  int size; ///< a multiple of the tile
  memory<int> lengths;
};

variant floyd_warshall_generated(const road_map &in);
variant floyd_warshall_handwritten(const road_map &in, opencl_device &device);
variant floyd_warshall_openmp(const road_map &in);

} // namespace bench

#endif
