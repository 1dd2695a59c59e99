// RUN: %ampcc -std=c++amp %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// A lattice Boltzmann fluid with nine directions in a channel with an obstacle: collision and
// streaming in one kernel, moments in another, sums in tiles. The host computes the same.

#include <amp.h>
#include <amp_math.h>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <memory>
#include <numeric>
#include <vector>

using namespace Concurrency;

namespace lbm {

const int Q = 9;
const int TILE = 32;

struct lattice {
  int cx[Q], cy[Q], opposite[Q];
  float weight[Q];
};

static lattice d2q9() {
  lattice l = {{0, 1, 0, -1, 0, 1, -1, -1, 1},
               {0, 0, 1, 0, -1, 1, 1, -1, -1},
               {0, 3, 4, 1, 2, 7, 8, 5, 6},
               {}};
  for (int q = 0; q < Q; ++q)
    l.weight[q] = q == 0 ? 4.0f / 9 : q < 5 ? 1.0f / 9 : 1.0f / 36;
  return l;
}

struct moments {
  float rho, ux, uy;
  moments() restrict(cpu, amp) : rho(0), ux(0), uy(0) {}
  void add(float f, int cx, int cy) restrict(cpu, amp) {
    rho += f;
    ux += f * cx;
    uy += f * cy;
  }
  void finish() restrict(cpu, amp) {
    ux /= rho;
    uy /= rho;
  }
};

inline float equilibrium(const lattice &l, int q, const moments &m) restrict(cpu, amp) {
  const float cu = l.cx[q] * m.ux + l.cy[q] * m.uy;
  return l.weight[q] * m.rho *
         (1.0f + 3.0f * cu + 4.5f * cu * cu - 1.5f * (m.ux * m.ux + m.uy * m.uy));
}

inline int wrap(int v, int n) restrict(cpu, amp) { return v < 0 ? v + n : v >= n ? v - n : v; }

// One cell after a step. From has the old distributions, one plane a direction.
template <typename Distributions, typename Walls, typename Out>
void step_cell(const lattice &l, const Distributions &from, const Walls &wall, Out &to, int y, int x,
               int h, int w, float omega, float force) restrict(cpu, amp) {
  const int here = y * w + x, size = w * h;
  float f[Q];
  moments m;
  for (int q = 0; q < Q; ++q) {
    const int sy = wrap(y - l.cy[q], h), sx = wrap(x - l.cx[q], w), source = sy * w + sx;
    // A wall returns what has left this cell in the other direction.
    f[q] = wall[source] ? from[l.opposite[q] * size + here] : from[q * size + source];
    m.add(f[q], l.cx[q], l.cy[q]);
  }
  m.finish();
  m.ux += force;
  for (int q = 0; q < Q; ++q)
    to[q * size + here] = wall[here] ? from[q * size + here]
                                     : f[q] + omega * (equilibrium(l, q, m) - f[q]);
}

class channel {
public:
  channel(int w, int h)
      : w(w), h(h), l(d2q9()), f(Q * w * h), next(Q * w * h), wall(w * h) {
    moments rest;
    rest.rho = 1;
    for (int i = 0; i < w * h; ++i) {
      const int y = i / w, x = i % w;
      wall[i] = y == 0 || y == h - 1 || ((x - w / 4) * (x - w / 4) + (y - h / 2) * (y - h / 2) < 9);
      for (int q = 0; q < Q; ++q)
        f[q * w * h + i] = equilibrium(l, q, rest);
    }
  }
  void run_cpu(int steps, float omega, float force) {
    const array_view<const int> walls(w * h, wall);
    for (int s = 0; s < steps; ++s) {
      array_view<const float> from(int(f.size()), f);
      array_view<float> to(int(f.size()), next);
      for (int y = 0; y < h; ++y)
        for (int x = 0; x < w; ++x)
          step_cell(l, from, walls, to, y, x, h, w, omega, force);
      f.swap(next);
    }
  }
  void run_amp(int steps, float omega, float force) {
    const lattice lat = l;
    const int height = h, width = w;
    auto a = std::make_shared<array<float>>(Q * w * h, f.begin()),
         b = std::make_shared<array<float>>(Q * w * h);
    array_view<const int> walls(w * h, wall);
    for (int s = 0; s < steps; ++s) {
      array<float> &from = *a, &to = *b;
      parallel_for_each(extent<2>(h, w), [=, &from, &to](index<2> i) restrict(amp) {
        step_cell(lat, from, walls, to, i[0], i[1], height, width, omega, force);
      });
      std::swap(a, b);
    }
    copy(*a, f.begin());
  }
  // The sum of all distributions, which no step changes.
  float mass_amp() const {
    array_view<const float> all(int(f.size()), f);
    const int n = int(f.size()), tiles = (n + TILE - 1) / TILE;
    array<float> sums(tiles);
    parallel_for_each(extent<1>(n).tile<TILE>().pad(),
                      [=, &sums](tiled_index<TILE> t) restrict(amp) {
                        tile_static float part[TILE];
                        part[t.local[0]] = t.global[0] < n ? all[t.global] : 0.0f;
                        t.barrier.wait();
                        for (int s = TILE / 2; s > 0; s /= 2) {
                          if (t.local[0] < s)
                            part[t.local[0]] += part[t.local[0] + s];
                          t.barrier.wait();
                        }
                        if (t.local[0] == 0)
                          sums[t.tile] = part[0];
                      });
    std::vector<float> host(tiles);
    copy(sums, host.begin());
    return std::accumulate(host.begin(), host.end(), 0.0f);
  }
  float flow() const { // to the right, in the middle of the channel
    float sum = 0;
    for (int y = 1; y < h - 1; ++y)
      for (int q = 0; q < Q; ++q)
        sum += f[q * w * h + y * w + w / 2] * l.cx[q];
    return sum;
  }

  const int w, h;
  lattice l;
  std::vector<float> f, next;
  std::vector<int> wall;
};

} // namespace lbm

int main() {
  lbm::channel host(40, 20), device(40, 20);
  const float before = device.mass_amp();
  const auto start = std::chrono::steady_clock::now();
  device.run_amp(30, 1.2f, 1e-3f);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  host.run_cpu(30, 1.2f, 1e-3f);
  float worst = 0;
  for (size_t i = 0; i < host.f.size(); ++i)
    worst = std::max(worst, std::fabs(host.f[i] - device.f[i]));
  const bool ok = worst < 1e-5f && std::fabs(device.mass_amp() - before) < 0.5f &&
                  device.flow() > 0.01f && took.count() > 0;
  std::printf("%g %g %g\n%s\n", worst, before, device.flow(), ok ? "PASSED" : "FAILED");
  return !ok;
}
