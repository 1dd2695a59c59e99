//===- measure.cpp - interleaved timing of variants -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "measure.h"
#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <numeric>
#include <random>

namespace bench {

namespace {

double now(clock_kind clock = clock_kind::wall) {
  if (clock == clock_kind::processor) {
    timespec used = {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return static_cast<double>(used.tv_sec) + 1e-9 * static_cast<double>(used.tv_nsec);
  }
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double time_runs(const contestant &c, int runs, clock_kind clock) {
  const double start = now(clock);
  for (int i = 0; i < runs; ++i)
    c.start();
  c.wait();
  return (now(clock) - start) / runs;
}

} // namespace

std::vector<samples> race(const std::vector<contestant> &contestants, const effort &how) {
  const std::size_t count = contestants.size();
  std::vector<int> runs;
  for (const contestant &c : contestants) {
    time_runs(c, 1, how.clock);
    const double once = std::min(time_runs(c, 1, how.clock), time_runs(c, 1, how.clock));
    runs.push_back(std::max(1, static_cast<int>(std::lround(how.sample_seconds / once))));
  }
  // All device variants repeat equally often, so that they have the same overhead of launches.
  const int most = std::min(1000, *std::min_element(runs.begin(), runs.end()));
  std::vector<samples> all(count);
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), 0);
  std::mt19937 shuffler;
  const double start = now();
  for (int round = 0; round < how.most_rounds; ++round) {
    if (round >= how.fewest_rounds && now() - start > how.total_seconds)
      break;
    std::shuffle(order.begin(), order.end(), shuffler);
    for (const std::size_t turn : order) {
      // A run that does not count, because the last contestant has left its caches and clock rate.
      time_runs(contestants[turn], 1, how.clock);
      all[turn].push_back(time_runs(contestants[turn], most, how.clock));
    }
  }
  return all;
}

double median(samples values) {
  std::sort(values.begin(), values.end());
  const std::size_t n = values.size();
  return n % 2 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
}

ratio paired_ratio(const samples &a, const samples &b) {
  samples ratios;
  for (std::size_t i = 0; i < a.size(); ++i)
    ratios.push_back(a[i] / b[i]);
  std::sort(ratios.begin(), ratios.end());
  // The order statistics that enclose the median (normal approximation of the binomial).
  const double n = static_cast<double>(ratios.size());
  const double spread = 1.96 * std::sqrt(n) / 2;
  const auto at = [&](double rank) {
    return ratios[static_cast<std::size_t>(std::clamp(rank, 0.0, n - 1))];
  };
  return {median(ratios), at(std::floor(n / 2 - spread)), at(std::ceil(n / 2 + spread) - 1)};
}

} // namespace bench
