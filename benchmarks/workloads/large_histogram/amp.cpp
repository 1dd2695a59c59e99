//===- amp.cpp - a large histogram in C++ AMP -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "large_histogram.h"

namespace bench {

using namespace concurrency;

variant large_histogram_generated(const large_counts &in) {
  constexpr int bins = large_counts::bins, items = large_counts::keys_per_thread;
  const output<unsigned> counts{extent<1>(bins)};
  const auto keys = input_view(in.keys);
  const auto total = counts.view;
  const auto run = [=] {
    parallel_for_each(total.extent, [=](index<1> i) restrict(amp) { total[i] = 0; });
    const extent<1> threads(keys.extent[0] / items);
    parallel_for_each(
        threads, [=](index<1> i) restrict(amp) {
          for (int k = 0; k < items; ++k)
            atomic_fetch_inc(&total[keys[i[0] + k * threads[0]]]);
        });
  };
  return {run, counts.result()};
}

} // namespace bench
