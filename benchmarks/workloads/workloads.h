//===- workloads.h - functions that create the workloads ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_WORKLOADS_H
#define BENCH_WORKLOADS_H

#include "../harness/workload.h"

namespace bench {

problem vector_add(scale s, opencl_device &device);
problem saxpy(scale s, opencl_device &device);
problem triad(scale s, opencl_device &device);
problem dot(scale s, opencl_device &device);
problem prefix_sum(scale s, opencl_device &device);
problem stencil_5(scale s, opencl_device &device);
problem stencil_27(scale s, opencl_device &device);
problem stencil_7_tiled(scale s, opencl_device &device);
problem multiply_simple(scale s, opencl_device &device);
problem multiply_tiled(scale s, opencl_device &device);
problem multiply_blocked(scale s, opencl_device &device);
problem transpose_tiled(scale s, opencl_device &device);
problem histogram(scale s, opencl_device &device);
problem nbody(scale s, opencl_device &device);
problem exponentials(scale s, opencl_device &device);
problem black_scholes(scale s, opencl_device &device);
problem mandelbrot(scale s, opencl_device &device);
problem sparse_multiply(scale s, opencl_device &device);
problem bitonic_sort(scale s, opencl_device &device);
problem radix_sort(scale s, opencl_device &device);
problem blur_texture(scale s, opencl_device &device);
problem turn_texture(scale s, opencl_device &device);
problem lattice_boltzmann(scale s, opencl_device &device);
problem wave(scale s, opencl_device &device);
problem bilateral(scale s, opencl_device &device);
problem fft(scale s, opencl_device &device);
problem conjugate_gradient(scale s, opencl_device &device);
problem floyd_warshall(scale s, opencl_device &device);
problem smith_waterman(scale s, opencl_device &device);
problem k_means(scale s, opencl_device &device);
problem ray_marching(scale s, opencl_device &device);
problem segmented_scan(scale s, opencl_device &device);
problem compaction(scale s, opencl_device &device);
problem large_histogram(scale s, opencl_device &device);
problem hash_table(scale s, opencl_device &device);

} // namespace bench

#endif
