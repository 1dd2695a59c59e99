//===- native.cpp - cost of launches on the native accelerator ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Short launches against what a program without C++ AMP does: a plain loop, and OpenMP's, compiled
// by g++ at -O3 -march=native. Interleaved in one run, the medians of many rounds.
//
//===----------------------------------------------------------------------===//
#include "plain.h"
#include <algorithm>
#include <amp.h>
#include <chrono>
#include <cstdio>
#include <vector>

using namespace concurrency;

namespace {

constexpr int rounds = 501;

typedef std::chrono::steady_clock steady;

/// Microseconds for each of `times` calls.
template <typename Call> double time_of(int times, const Call &call) {
  const auto begin = steady::now();
  for (int i = 0; i < times; ++i)
    call();
  return std::chrono::duration<double, std::micro>(steady::now() - begin).count() / times;
}

struct comparison {
  std::vector<double> ours, theirs;

  static double median(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + values.size() / 2, values.end());
    return values[values.size() / 2];
  }
  void print(const char *what, const char *against) const {
    std::printf("%-34s %7.2f us  %-16s %7.2f us  ratio %.2f\n", what, median(ours), against,
                median(theirs), median(ours) / median(theirs));
  }
};

void small_tile(const accelerator_view &view) {
  std::vector<int> data(64);
  array_view<int> numbers(64, data);
  std::vector<double> times;
  for (int r = 0; r < rounds; ++r)
    times.push_back(time_of(20, [&] {
      parallel_for_each(view, numbers.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
        tile_static int all[64];
        all[t.local[0]] = numbers[t.global];
        t.barrier.wait();
        numbers[t.global] = all[63 - t.local[0]];
      });
      view.wait();
    }));
  std::printf("%-34s %7.2f us\n", "launch and wait, a tile of 64", comparison::median(times));
}

void vector_add(const accelerator_view &view) {
  constexpr int size = 8192;
  std::vector<float> a(size, 1), b(size, 2), c(size);
  array_view<const float> from(size, a), and_from(size, b);
  array_view<float> to(size, c);
  to.discard_data();
  comparison times;
  for (int r = 0; r < rounds; ++r) {
    times.theirs.push_back(time_of(20, [&] { plain_add(c.data(), a.data(), b.data(), size); }));
    times.ours.push_back(time_of(20, [&] {
      parallel_for_each(view, to.extent,
                        [=](index<1> i) restrict(amp) { to[i] = from[i] + and_from[i]; });
      view.wait();
    }));
  }
  times.print("vector add, 8192 floats, with wait", "plain loop");
}

void dependent_launches(const accelerator_view &view) {
  constexpr int size = 1024, launches = 10000;
  std::vector<float> a(size, 1), b(size, 1);
  array_view<float> numbers(size, a);
  comparison times;
  for (int r = 0; r < 11; ++r) {
    times.theirs.push_back(time_of(launches, [&] { openmp_step(b.data(), size); }));
    times.ours.push_back(time_of(1, [&] {
      for (int i = 0; i < launches; ++i)
        parallel_for_each(view, numbers.extent, [=](index<1> i) restrict(amp) {
          numbers[i] = numbers[i] * 0.5f + 1;
        });
      view.wait();
    }) / launches);
  }
  times.print("10000 dependent launches, 1024", "OpenMP loops");
}

} // namespace

int main() {
  const accelerator_view view = accelerator(accelerator::direct3d_warp).create_view();
  std::printf("%ls\n", view.accelerator.description.c_str());
  small_tile(view);
  vector_add(view);
  dependent_launches(view);
  return 0;
}
