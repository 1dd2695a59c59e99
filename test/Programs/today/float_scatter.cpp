// RUN: %ampcc -std=c++20 --amp-version=1.3 -O1 %s -o %t && %t
// REQUIRES: opencl-device
// Particles deposit charge on a grid by atomic additions of float and double; the largest weight by
// fetch_max
#include <amp.h>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>
#include <vector>
using namespace concurrency;

struct particle {
  float x, y, charge;
};
/// The four nodes around a place, with their weights.
struct stencil {
  std::array<std::pair<int, float>, 4> nodes;
  stencil(const particle &p, int width) {
    const float fx = std::floor(p.x), fy = std::floor(p.y);
    const float wx = p.x - fx, wy = p.y - fy;
    const int at = int(fy) * width + int(fx);
    nodes = {{{at, (1 - wx) * (1 - wy)},
              {at + 1, wx * (1 - wy)},
              {at + width, (1 - wx) * wy},
              {at + width + 1, wx * wy}}};
  }
};

template <class T>
void deposit(const array_view<const particle> &particles, const array_view<T> &grid,
             const array_view<float> &largest, int width) {
  parallel_for_each(particles.extent, [=](index<1> i) restrict(amp) {
    const particle p = particles[i];
    for (auto [node, weight] : stencil(p, width).nodes) {
      atomic_ref<T> cell(grid[node]);
      cell.fetch_add(T(p.charge) * T(weight), std::memory_order_relaxed);
      atomic_ref<float>(largest[0]).fetch_max(weight, std::memory_order_relaxed);
    }
  });
}

int main() {
  const int width = 33, height = 17, count = 5000;
  std::vector<particle> particles(count);
  for (int i = 0; i < count; ++i)
    particles[i] = {std::fmod(i * 0.618034f, 1.0f) * (width - 1.01f),
                    std::fmod(i * 0.414214f, 1.0f) * (height - 1.01f), (i % 7 - 3) * 0.125f};
  std::vector<float> single(width * height), largest(1);
  std::vector<double> twice(width * height), expected(width * height);
  const array_view<const particle> p(count, particles);
  const array_view<float> a(width * height, single), l(1, largest);
  const array_view<double> b(width * height, twice);
  deposit(p, a, l, width);
  deposit(p, b, l, width);
  a.synchronize();
  b.synchronize();
  l.synchronize();
  float most = 0;
  for (const particle &each : particles)
    for (auto [node, weight] : stencil(each, width).nodes) {
      expected[node] += double(each.charge) * weight;
      most = std::fmax(most, weight);
    }
  int wrong = std::abs(most - largest[0]) > 1e-6f;
  for (int i = 0; i < width * height; ++i)
    wrong += std::abs(single[i] - expected[i]) > 1e-3 || std::abs(twice[i] - expected[i]) > 1e-4;
  return wrong ? std::printf("%d wrong, the largest weight %g, not %g\n", wrong, largest[0], most), 1 : 0;
}
