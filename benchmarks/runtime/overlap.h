//===- overlap.h - kernel that runs beside a copy -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_BENCHMARKS_RUNTIME_OVERLAP_H
#define AMPCC_BENCHMARKS_RUNTIME_OVERLAP_H

#include <amp.h>

constexpr int large = 64 << 20; // 256 MiB of int

/// Takes about as long as a copy of so much, and needs no memory's bandwidth for it.
class long_kernel {
public:
  explicit long_kernel(const concurrency::accelerator_view &view)
      : view_(view), work_(1 << 20, view) {}

  void launch() {
    auto &work = work_;
    parallel_for_each(
        view_, work.extent, [&work](concurrency::index<1> i) restrict(amp) {
          float x = work[i];
          for (int n = 0; n < 100000; ++n)
            x = x * 0.999f + 1.0f;
          work[i] = x;
        });
  }

private:
  concurrency::accelerator_view view_;
  concurrency::array<float> work_;
};

#endif
