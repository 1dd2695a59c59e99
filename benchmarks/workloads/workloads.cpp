//===- workloads.cpp - the list of workloads ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "workloads.h"

namespace bench {

const std::vector<workload> &workloads() {
  static const std::vector<workload> all = {
      {"vector add", vector_add},
      {"saxpy", saxpy},
      {"triad", triad},
      {"dot product", dot},
      {"scan", prefix_sum},
      {"5-point stencil", stencil_5},
      {"27-point stencil", stencil_27},
      {"7-point, tiled", stencil_7_tiled},
      {"matmul simple", multiply_simple},
      {"matmul tiled", multiply_tiled},
      {"matmul blocked", multiply_blocked},
      {"transpose tiled", transpose_tiled},
      {"histogram", histogram},
      {"n-body tiled", nbody},
      {"exponentials", exponentials},
      {"Black-Scholes", black_scholes},
      {"Mandelbrot", mandelbrot},
      {"SpMV", sparse_multiply},
      {"bitonic sort", bitonic_sort},
      {"radix sort", radix_sort},
      {"texture blur", blur_texture},
      {"texture turn", turn_texture},
      {"lattice Boltzmann", lattice_boltzmann},
      {"wave equation", wave},
      {"bilateral filter", bilateral},
      {"FFT", fft},
      {"conjugate gradient", conjugate_gradient},
      {"Floyd-Warshall", floyd_warshall},
      {"Smith-Waterman", smith_waterman},
      {"k-means", k_means},
      {"ray marching", ray_marching},
      {"segmented scan", segmented_scan},
      {"stream compaction", compaction},
      {"large histogram", large_histogram},
      {"hash table", hash_table},
  };
  return all;
}

} // namespace bench
