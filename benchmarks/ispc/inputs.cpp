//===- inputs.cpp - the data of the ten kernels -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "inputs.h"
#include "shapes.h"
#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace bench {

using generator = std::mt19937;

static float number(generator &g, float low, float high) {
  return low + (high - low) * float(g() >> 8) / 16777216.0f;
}

/// A node of the hierarchy for the spheres [first, end), and those below it. A first child follows
/// its parent.
static void add_node(inputs &in, int first, int end) {
  const int node = int(in.links.size() / 2);
  float low[3] = {FAR, FAR, FAR}, high[3] = {-FAR, -FAR, -FAR};
  for (int k = first; k < end; ++k)
    for (int axis = 0; axis < 3; ++axis) {
      const float center = in.spheres[k * 4 + axis], radius = in.spheres[k * 4 + 3];
      low[axis] = std::min(low[axis], center - radius);
      high[axis] = std::max(high[axis], center + radius);
    }
  in.boxes.insert(in.boxes.end(), low, low + 3);
  in.boxes.insert(in.boxes.end(), high, high + 3);
  in.links.insert(in.links.end(), {first, end - first});
  if (end - first <= 3)
    return;
  int axis = 0;
  for (int other = 1; other < 3; ++other)
    if (high[other] - low[other] > high[axis] - low[axis])
      axis = other;
  struct sphere {
    float part[4];
  };
  auto *all = reinterpret_cast<sphere *>(in.spheres.data());
  const int middle = (first + end) / 2;
  std::nth_element(all + first, all + middle, all + end, [axis](const sphere &a, const sphere &b) {
    return a.part[axis] < b.part[axis];
  });
  add_node(in, first, middle);
  in.links[node * 2] = int(in.links.size() / 2);
  in.links[node * 2 + 1] = 0;
  add_node(in, middle, end);
}

static void make_scene(inputs &in, generator &g) {
  for (int k = 0; k < 4000; ++k) {
    for (int axis = 0; axis < 3; ++axis)
      in.spheres.push_back(number(g, 0, 1));
    in.spheres.push_back(number(g, 0.005f, 0.02f));
  }
  add_node(in, 0, 4000);
  in.volume.resize(VOLUME_SIZE * VOLUME_SIZE * VOLUME_SIZE);
  for (int z = 0; z < VOLUME_SIZE; ++z)
    for (int y = 0; y < VOLUME_SIZE; ++y)
      for (int x = 0; x < VOLUME_SIZE; ++x) {
        const float wave = std::sin(x * 0.2f) * std::sin(y * 0.15f) * std::sin(z * 0.1f + 1);
        in.volume[(z * VOLUME_SIZE + y) * VOLUME_SIZE + x] = std::max(0.0f, wave);
      }
}

static void make_particles(inputs &in, generator &g) {
  std::vector<std::pair<float, float>> cells[GRID_SIZE * GRID_SIZE];
  for (int k = 0; k < in.particle_row.width; ++k) {
    // Some cells have many more than others.
    const float x = number(g, 0, 1), y = number(g, 0, GRID_SIZE - 0.01f);
    const float at = x * x * (GRID_SIZE - 0.01f);
    cells[int(y / CELL_SIZE) * GRID_SIZE + int(at / CELL_SIZE)].push_back({at, y});
  }
  for (const auto &cell : cells) {
    in.cells.push_back(int(in.xs.size()));
    for (const auto &[x, y] : cell) {
      in.xs.push_back(x);
      in.ys.push_back(y);
    }
  }
  in.cells.push_back(int(in.xs.size()));
}

static void make_strands(inputs &in, generator &g) {
  for (int k = 0; k < in.pair_row.width; ++k) {
    for (int j = 0; j < STRAND; ++j) {
      in.one.push_back(int(g() & 3));
      in.other.push_back(g() % 4 ? in.one.back() : int(g() & 3));
    }
    in.lengths.push_back(int(STRAND / 2 + g() % (STRAND / 2)) << 8 |
                         int(STRAND / 2 + g() % (STRAND / 2)));
  }
}

static void make_matrix(inputs &in, generator &g) {
  for (int row = 0; row < in.row.width; ++row) {
    in.starts.push_back(int(in.values.size()));
    const int length = int(-12 * std::log(number(g, 1.0e-4f, 1)));
    for (int k = 0; k < length; ++k) {
      in.columns.push_back(int(g() % unsigned(in.row.width)));
      in.values.push_back(number(g, -1, 1));
    }
    in.vector.push_back(number(g, -1, 1));
  }
  in.starts.push_back(int(in.values.size()));
}

inputs make_inputs(int scale) {
  inputs in;
  generator g(1);
  in.picture = {768, 512 * scale};
  in.small_picture = {320, 240 * scale};
  in.row = {60000 * scale, 1};
  in.option_row = {8000 * scale, 1};
  in.pair_row = {8000 * scale, 1};
  in.sort_row = {40000 * scale, 1};
  in.particle_row = {60000, 1};
  in.permutation.resize(256);
  std::iota(in.permutation.begin(), in.permutation.end(), 0);
  std::shuffle(in.permutation.begin(), in.permutation.end(), g);
  for (int k = 0; k < 258; ++k)
    in.permutation.push_back(in.permutation[size_t(k)]);
  for (int k = 0; k < in.option_row.width; ++k) {
    in.price.push_back(number(g, 5, 30));
    in.strike.push_back(number(g, 1, 100));
    in.years.push_back(number(g, 0.25f, 10));
  }
  for (int k = 0; k < in.sort_row.width * SORTED; ++k)
    in.unsorted.push_back(number(g, 0, 1));
  make_scene(in, g);
  make_particles(in, g);
  make_strands(in, g);
  make_matrix(in, g);
  return in;
}

} // namespace bench
