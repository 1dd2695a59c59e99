//===- measure.h - interleaved timing of variants -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_MEASURE_H
#define BENCH_MEASURE_H

#include <functional>
#include <string>
#include <vector>

namespace bench {

/// Something to time: `start` begins a run, `wait` returns when all begun runs are done.
struct contestant {
  std::function<void()> start;
  std::function<void()> wait;
};

/// What came out for one contestant: seconds of a run, one entry a round.
using samples = std::vector<double>;

/// What a sample counts. The processor time of the whole process does not grow when others use the
/// machine; it only makes sense where the kernels run on the CPU.
enum class clock_kind { wall, processor };

struct effort {
  clock_kind clock;
  double sample_seconds; ///< a sample repeats the run until it takes about as long
  double total_seconds;  ///< of all samples of a workload, unless `most_rounds` come first
  int fewest_rounds, most_rounds;
};

/// Times all contestants in turn, again and again, in a new order every time, so that nobody always
/// runs behind the same neighbour, and each after a run of its own that does not count.
std::vector<samples> race(const std::vector<contestant> &contestants, const effort &how);

/// A ratio with the interval that holds it with 95 % confidence.
struct ratio {
  double median, low, high;
};

/// The median of a[i] / b[i]: neighbours in time see the same disturbance.
ratio paired_ratio(const samples &a, const samples &b);

double median(samples values);

} // namespace bench

#endif
