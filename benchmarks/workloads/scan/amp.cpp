//===- amp.cpp - the scan workload in C++ AMP -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "scan_amp.h"

namespace bench {

using namespace concurrency;

variant scan_generated(const prefix_sums &in) {
  const output<unsigned> out{extent<1>(in.size)};
  const output<unsigned> sums{extent<1>(in.size / scan_shape::part)};
  const auto values = input_view(in.values);
  const auto run = [=] { exclusive_scan(values, out.view, sums.view); };
  return {run, out.result()};
}

} // namespace bench
