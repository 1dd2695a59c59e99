//===- growth.cpp - time of the runtime for a growing number of objects ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `growth SUBJECT N` does N times the same with N objects alive, and prints the processor time of
// it all in seconds, without preparation. benchmarks/growth/measure.py compares several N.
//
//===----------------------------------------------------------------------===//
#include <amp.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <deque>
#include <thread>
#include <utility>
#include <vector>

using namespace concurrency;

namespace {

typedef array_view<float, 2> matrix;

double processor_time() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

template <typename Work> double time_of(Work work) {
  const double before = processor_time();
  work();
  accelerator().default_view.wait();
  return processor_time() - before;
}

template <typename View> void add_one(const View &view) {
  parallel_for_each(view.extent, [=](index<View::rank> i) restrict(amp) { view[i] += 1; });
}

/// Every other column of a matrix, so that they never become one range.
std::vector<matrix> columns_of(const matrix &all) {
  std::vector<matrix> columns;
  for (int x = 0; x < all.extent[1]; x += 2)
    columns.push_back(all.section(0, x, all.extent[0], 1));
  return columns;
}

double columns(int n) {
  std::vector<float> memory(16 * n);
  const matrix all(8, 2 * n, memory);
  return time_of([&] {
    for (const matrix &each : columns_of(all))
      add_one(each);
  });
}

double columns_again(int n) {
  std::vector<float> memory(16 * n);
  const std::vector<matrix> live = columns_of(matrix(8, 2 * n, memory));
  for (const matrix &each : live)
    add_one(each);
  return time_of([&] {
    for (const matrix &each : live)
      add_one(each);
  });
}

double columns_read(int n) {
  std::vector<float> memory(16 * n);
  const std::vector<matrix> live = columns_of(matrix(8, 2 * n, memory));
  for (const matrix &each : live)
    add_one(each);
  float sum = 0;
  const double took = time_of([&] {
    for (const matrix &each : live)
      sum += each(3, 0);
  });
  return sum == static_cast<float>(n) ? took : -1;
}

double tiles(int n) {
  int side = 1;
  while (side * side < n)
    ++side;
  std::vector<float> memory(64 * side * side);
  const matrix all(8 * side, 8 * side, memory);
  return time_of([&] {
    for (int i = 0; i < n; ++i)
      add_one(all.section(i / side * 8, i % side * 8, 8, 7));
  });
}

double views(int n) {
  std::vector<std::vector<float>> memory(n, std::vector<float>(8));
  std::vector<array_view<float, 1>> live;
  return time_of([&] {
    for (std::vector<float> &each : memory) {
      live.emplace_back(8, each);
      add_one(live.back());
    }
    live.clear();
  });
}

double arrays(int n) {
  std::deque<array<float, 1>> live;
  return time_of([&] {
    for (int i = 0; i < n; ++i) {
      live.emplace_back(8);
      add_one(array_view<float, 1>(live.back()));
    }
    live.clear();
  });
}

double launches(int n) {
  array<float, 1> data(8);
  const array_view<float, 1> view(data);
  return time_of([&] {
    for (int i = 0; i < n; ++i)
      add_one(view);
  });
}

double futures(int n) {
  std::vector<float> memory(8);
  array<float, 1> data(8, memory.begin());
  std::vector<completion_future> outstanding;
  return time_of([&] {
    for (int i = 0; i < n; ++i)
      outstanding.push_back(copy_async(data, memory.begin()));
    for (completion_future &each : outstanding)
      each.get();
  });
}

double continuations(int n) {
  array<float, 1> data(8);
  const array_view<float, 1> view(data);
  std::atomic<int> done{0};
  return time_of([&] {
    for (int i = 0; i < n; ++i) {
      add_one(view);
      accelerator().default_view.create_marker().then([&] { ++done; });
    }
    while (done != n)
      std::this_thread::yield();
  });
}

double bytes(int n) {
  std::vector<float> memory(1024 * n);
  array<float, 1> data(1024 * n, memory.begin());
  return time_of([&] { copy(data, memory.begin()); });
}

double accelerator_views(int n) {
  std::vector<accelerator_view> live;
  array<float, 1> data(8);
  const array_view<float, 1> view(data);
  return time_of([&] {
    for (int i = 0; i < n; ++i) {
      live.push_back(accelerator().create_view());
      parallel_for_each(live.back(), view.extent, [=](index<1> i) restrict(amp) { view[i] += 1; });
    }
  });
}

double host_threads(int n) {
  constexpr int rounds = 2000;
  return time_of([&] {
    std::vector<std::thread> threads;
    for (int t = 0; t < n; ++t)
      threads.emplace_back([] {
        array<float, 1> data(8);
        const array_view<float, 1> view(data);
        for (int i = 0; i < rounds; ++i)
          add_one(view);
      });
    for (std::thread &each : threads)
      each.join();
  });
}

typedef std::pair<const char *, double (*)(int)> subject;
const subject subjects[] = {{"columns", columns},
                            {"columns-again", columns_again},
                            {"columns-read", columns_read},
                            {"tiles", tiles},
                            {"views", views},
                            {"arrays", arrays},
                            {"launches", launches},
                            {"futures", futures},
                            {"continuations", continuations},
                            {"bytes", bytes},
                            {"accelerator-views", accelerator_views},
                            {"host-threads", host_threads}};

} // namespace

int main(int argc, char **argv) {
  for (const auto &[name, measure] : subjects)
    if (argc == 3 && !std::strcmp(argv[1], name)) {
      array<float, 1> first(8);
      add_one(array_view<float, 1>(first)); // opens the device
      accelerator().default_view.wait();
      std::printf("%.9f\n", measure(std::atoi(argv[2])));
      return 0;
    }
  std::fprintf(stderr, "usage: growth SUBJECT N\n");
  return 1;
}
