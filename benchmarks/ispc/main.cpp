//===- main.cpp - times and compares the ten kernels ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The versions take turns; the least processor time of several runs counts. With more than one
// thread a pause precedes each run, in which the threads of the version before go to sleep. A
// version whose results differ from those of OpenMP in more than one element of a hundred is an
// error: points of escape times lie on edges that rounding decides.
//
//===----------------------------------------------------------------------===//
#include "inputs.h"
#include "shapes.h"
#include "tasks.h"
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <thread>

using namespace bench;

static double processor_time() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return double(now.tv_sec) * 1e3 + double(now.tv_nsec) * 1e-6;
}
static double wall_time() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return double(now.tv_sec) * 1e3 + double(now.tv_nsec) * 1e-6;
}

static bool fails = false;
static int rounds = 9;
static bool wall = false;
static int threads = 1;

template <typename T> static double differing(const std::vector<T> &a, const std::vector<T> &b) {
  size_t count = 0;
  for (size_t i = 0; i < a.size(); ++i)
    count += !(std::fabs(double(a[i]) - double(b[i])) <= 1e-3 * (1 + std::fabs(double(b[i]))));
  return double(count) / double(a.size());
}

template <typename T>
static void run(const char *name, const inputs &in, size_t size,
                void (*amp)(const inputs &, std::vector<T> &),
                void (*openmp)(const inputs &, std::vector<T> &),
                void (*ispc)(const inputs &, std::vector<T> &)) {
  void (*const versions[])(const inputs &, std::vector<T> &) = {amp, openmp, ispc};
  std::vector<T> results[3];
  double best[3] = {1e30, 1e30, 1e30};
  for (auto &r : results)
    r.resize(size);
  for (int round = 0; round <= rounds; ++round)
    for (int v = 0; v < 3; ++v) {
      if (threads > 1) // OpenMP's wait actively for a few milliseconds
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
      const double start = wall ? wall_time() : processor_time();
      versions[v](in, results[v]);
      const double time = (wall ? wall_time() : processor_time()) - start;
      if (round > 0) // the first one warms up
        best[v] = std::min(best[v], time);
    }
  const double wrong =
      std::max(differing(results[0], results[1]), differing(results[2], results[1]));
  fails |= wrong > 0.01;
  std::printf("%-14s %9.3f %9.3f %9.3f %s\n", name, best[0], best[1], best[2],
              wrong > 0.01 ? "DIFFERENT" : "");
}

int main(int argc, char **argv) {
  const char *filter = "";
  int scale = 1;
  for (int i = 1; i < argc; ++i) {
    if (!std::strncmp(argv[i], "--rounds=", 9))
      rounds = std::atoi(argv[i] + 9);
    else if (!std::strncmp(argv[i], "--threads=", 10))
      set_task_threads(threads = std::atoi(argv[i] + 10));
    else if (!std::strncmp(argv[i], "--scale=", 8))
      scale = std::atoi(argv[i] + 8);
    else if (!std::strcmp(argv[i], "--wall"))
      wall = true;
    else
      filter = argv[i];
  }
  const inputs in = make_inputs(scale);
  std::printf("%-14s %9s %9s %9s\n", "milliseconds", "amp", "openmp", "ispc");
#define RUN(NAME, SIZE)                                                                            \
  if (std::strstr(#NAME, filter))                                                                  \
    run(#NAME, in, size_t(SIZE), in_amp::NAME, in_openmp::NAME, in_ispc::NAME);
  RUN(escape_time, in.picture.size())
  RUN(noise, in.small_picture.size())
  RUN(option_tree, in.option_row.size())
  RUN(box_tree, in.picture.size())
  RUN(ambient, in.small_picture.size())
  RUN(volume, in.small_picture.size())
  RUN(collisions, in.particle_row.size())
  RUN(edit_distance, in.pair_row.size())
  RUN(sparse_rows, in.row.size())
  RUN(sort_few, in.sort_row.width * SORTED)
  return fails;
}
