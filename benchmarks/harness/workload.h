//===- workload.h - one algorithm in four programming models, and its input ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A workload is one algorithm in four variants: C++ AMP compiled by ampcc, OpenCL C written by
// hand, OpenMP, and CUDA. All get the same input and the same work-group geometry; the result of
// each is compared with that of a plain loop.
//
//===----------------------------------------------------------------------===//
#ifndef BENCH_WORKLOAD_H
#define BENCH_WORKLOAD_H

#include "memory.h"
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace bench {

class opencl_device;

/// How large the problems are: a few milliseconds a run on a small CPU, or on a large GPU.
enum class scale { cpu, gpu };

/// One way to do a workload. `run` starts it once and may return before it is done; `result` waits
/// and gives the result in host memory.
struct variant {
  std::function<void()> run;
  std::function<const void *()> result;
};

/// The result of a variant that ends in host memory.
template <typename T> std::function<const void *()> result_in(const memory<T> &m) {
  return [m]() -> const void * { return m.data(); };
}

/// A workload at one size, with its input.
struct problem {
  template <typename Input>
  explicit problem(const Input &in) : input(std::make_shared<Input>(in)) {}

  std::shared_ptr<void> input; ///< stays alive until the variants are gone
  variant generated;
  variant handwritten;
  /// One for each build of the OpenMP sources, with its name.
  std::vector<std::pair<std::string, variant>> openmp;
  variant cuda; ///< empty where there is no CUDA
  /// How far a result is from that of a plain loop; above `tolerance` it is wrong.
  std::function<double(const void *)> error;
  double tolerance = 0;
  std::string size;      ///< for the table
  double bytes = 0;      ///< memory traffic of a run that caches perfectly; 0 if beside the point
  double operations = 0; ///< arithmetic of a run; 0 if beside the point
};

/// A named workload for both scales.
struct workload {
  const char *name;
  std::function<problem(scale, opencl_device &)> make;
};

/// All workloads, in the order of the table.
const std::vector<workload> &workloads();

/// Waits for all launches of generated kernels.
void wait_generated();
/// Makes the generated kernels run on the device with this name.
void choose_generated_device(const std::string &name);
/// Makes them run on the native CPU accelerator; returns its name.
std::string choose_native_device();

} // namespace bench

#endif
