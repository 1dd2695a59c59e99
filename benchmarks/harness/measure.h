//===- measure.h - interleaved timing of variants -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_MEASURE_H
#define BENCH_MEASURE_H

#include <functional>
#include <string>
#include <vector>

namespace bench {

/// A variant to time: `start` begins a run, `wait` returns when all runs are done.
struct contestant {
  std::function<void()> start;
  std::function<void()> wait;
};

/// The results of one contestant: seconds of a run, one entry for each round.
using samples = std::vector<double>;

/// The clock of the samples. The processor time of the process does not grow if other processes use
/// the machine, but is only useful for kernels that run on the CPU.
enum class clock_kind { wall, processor };

struct effort {
  clock_kind clock;
  double sample_seconds; ///< a sample repeats the run until it takes about as long
  double total_seconds;  ///< of all samples of a workload, unless `most_rounds` come first
  int fewest_rounds, most_rounds;
};

/// Times all contestants in several rounds. Each round has a new order, so that no contestant
/// always follows the same one, and each sample follows a run that does not count.
std::vector<samples> race(const std::vector<contestant> &contestants, const effort &how);

/// A ratio with its 95 % confidence interval.
struct ratio {
  double median, low, high;
};

/// The median of a[i] / b[i]. Samples of one round are paired, because other load affects both.
ratio paired_ratio(const samples &a, const samples &b);

double median(samples values);

} // namespace bench

#endif
