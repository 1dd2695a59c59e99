// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All accelerators of the machine work on one problem: a stencil (stencil.h), and bodies that draw
// one another (bodies.h). The work is split by a short measurement, so that all accelerators take
// the same time.
//
//   ampcc -O2 multi_device.cpp -o multi_device
//   ./multi_device [best|all|gpus [SIZE STEPS BODIES STEPS]]
//
// "best" leaves out accelerators that do not help: a slow one may save less time than the
// communication with it costs.
#include "../stopwatch.h"
#include "bodies.h"
#include "stencil.h"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>

using namespace concurrency;

// Milliseconds of some steps, after one that may build the kernels.
template <typename Problem> double time_of(Problem &problem, int steps) {
  problem.step();
  problem.wait();
  const stopwatch time;
  for (int i = 0; i < steps; ++i)
    problem.step();
  problem.wait();
  return time.milliseconds();
}

std::vector<float> plain_steps(int size, int steps) {
  std::vector<float> now(static_cast<std::size_t>(size) * size, 0), next(now);
  auto at = [&](int line, int column) {
    return line < 0 ? 1.0f
           : line == size || column < 0 || column == size
               ? 0.0f
               : now[static_cast<std::size_t>(line) * size + column];
  };
  for (int step = 0; step < steps; ++step) {
    for (int l = 0; l < size; ++l)
      for (int c = 0; c < size; ++c)
        next[static_cast<std::size_t>(l) * size + c] =
            0.25f * (at(l - 1, c) + at(l + 1, c) + at(l, c - 1) + at(l, c + 1));
    now.swap(next);
  }
  return now;
}

bool same(const std::vector<float> &a, const std::vector<float> &b) {
  return std::equal(a.begin(), a.end(), b.begin(),
                    [](float x, float y) { return std::fabs(x - y) <= 1e-5f; });
}

bool same(const std::vector<body> &a, const std::vector<body> &b) {
  return std::equal(a.begin(), a.end(), b.begin(), [](const body &p, const body &q) {
    return std::fabs(p.x - q.x) + std::fabs(p.y - q.y) + std::fabs(p.z - q.z) <= 1e-4f;
  });
}

// The first step of some of the bodies, by a loop.
bool is_first_step(const std::vector<body> &before, const std::vector<body> &after) {
  for (std::size_t i = 0; i < before.size(); i += before.size() / 7) {
    const body self = before[i];
    double pull = 0;
    for (const body &other : before) {
      const double x = other.x - self.x, y = other.y - self.y, z = other.z - self.z;
      pull += x * other.mass / std::pow(x * x + y * y + z * z + 0.01, 1.5);
    }
    if (std::fabs(after[i].x - self.x - pull * 1e-6) > 1e-7 + std::fabs(pull) * 1e-9)
      return false;
  }
  return true;
}

bool tell(const char *what, double alone, double together, const std::vector<part> &parts,
          int total, bool right) {
  std::printf("%s: %.1f ms on one, %.1f ms together, %.2f times as fast (", what, alone, together,
              alone / together);
  for (const part &p : parts)
    std::printf("%s%ls %.1f %%", &p == parts.data() ? "" : ", ",
                p.view.accelerator.device_path.c_str(), 100.0 * p.count / total);
  std::printf("): %s\n", right ? "correct" : "wrong");
  return right;
}

// Who works, the fastest first, and each one's part. `make` makes the problem for some parts.
template <typename Make>
std::vector<part> shared_out(std::vector<accelerator_view> views, int total, int grain,
                             bool leave_out, Make make) {
  std::vector<std::pair<double, accelerator_view>> speeds;
  const int sample = std::max(total / 8 / grain, 1) * grain;
  for (const accelerator_view &view : views) {
    auto some = make({{view, 0, sample}});
    speeds.emplace_back(1 / time_of(*some, 2), view);
  }
  std::sort(speeds.begin(), speeds.end(),
            [](const auto &a, const auto &b) { return a.first > b.first; });
  std::vector<part> chosen;
  double shortest = 0;
  for (std::size_t count = leave_out ? 1 : speeds.size(); count <= speeds.size(); ++count) {
    std::vector<accelerator_view> who;
    std::vector<double> how_fast;
    for (std::size_t i = 0; i < count; ++i) {
      how_fast.push_back(speeds[i].first);
      who.push_back(speeds[i].second);
    }
    std::vector<part> parts = split(total, grain, who, how_fast, !leave_out);
    auto problem = make(parts);
    const double time = time_of(*problem, 2);
    if (chosen.empty() || time < shortest) {
      shortest = time;
      chosen = parts;
    }
  }
  return chosen;
}

bool stencil(const std::vector<accelerator_view> &views, bool leave_out, int size, int steps) {
  const std::vector<part> parts =
      shared_out(views, size, 2, leave_out, [&](const std::vector<part> &some) {
        return std::make_unique<plate>(size, some);
      });
  double alone = 0;
  std::vector<float> expected;
  {
    plate one(size, {{parts[0].view, 0, size}});
    alone = time_of(one, steps);
    expected = one.values();
  }
  plate all(size, parts);
  const double together = time_of(all, steps);
  bool right = same(all.values(), expected);
  if (size <= 1024) // a loop takes as long as it takes
    right = right && same(expected, plain_steps(size, steps + 1));
  return tell("stencil", alone, together, parts, size, right);
}

bool bodies(const std::vector<accelerator_view> &views, bool leave_out, int count, int steps) {
  std::vector<body> first(static_cast<std::size_t>(count));
  unsigned random = 1;
  auto next = [&random] {
    random = random * 1664525u + 1013904223u;
    return static_cast<float>(random >> 8) / 16777216.0f - 0.5f;
  };
  for (body &b : first)
    b = {next(), next(), next(), 1.0f / static_cast<float>(count)};

  const std::vector<part> parts =
      shared_out(views, count, swarm::tile_size, leave_out, [&](const std::vector<part> &some) {
        return std::make_unique<swarm>(first, some);
      });
  swarm one(first, {{parts[0].view, 0, count}}), all(first, parts);
  one.step();
  all.step();
  bool right = is_first_step(first, one.bodies());
  const double alone = time_of(one, steps), together = time_of(all, steps);
  const std::vector<body> expected = one.bodies();
  right = right && same(all.bodies(), expected);
  return tell("bodies", alone, together, parts, count, right);
}

int main(int argc, char **argv) try {
  const bool only_gpus = argc > 1 && std::strcmp(argv[1], "gpus") == 0;
  const bool leave_out = argc < 2 || std::strcmp(argv[1], "best") == 0;
  auto number = [&](int i, int otherwise) { return argc > i ? std::atoi(argv[i]) : otherwise; };
  const int size = number(2, 768), steps = number(3, 20);
  const int count = number(4, 4096) / swarm::tile_size * swarm::tile_size;

  std::vector<accelerator_view> views;
  for (const accelerator &each : accelerator::get_all()) {
    // What has memory of its own is no CPU.
    if (each.device_path == accelerator::cpu_accelerator ||
        (only_gpus && each.supports_cpu_shared_memory))
      continue;
    std::printf("%ls: %ls\n", each.device_path.c_str(), each.description.c_str());
    views.push_back(each.default_view);
  }
  if (views.empty()) {
    std::printf("no GPU\n");
    return 1;
  }
  const bool first = stencil(views, leave_out, std::max(size, 2), steps);
  const bool second = bodies(views, leave_out, std::max(count, +swarm::tile_size), number(5, 3));
  return first && second ? 0 : 1;
} catch (const std::exception &error) {
  std::fprintf(stderr, "error: %s\n", error.what());
  return 1;
}
