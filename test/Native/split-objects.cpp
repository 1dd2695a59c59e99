// Objects of the user's classes that threads keep across barriers, and tile_static arrays of them,
// become arrays of their members; where a pointer leads to an object it stays one.
// RUN: %ampcc --translate -O2 %s -o %t.d
// RUN: FileCheck %s --input-file=%t.d/split-objects.native.cpp
// RUN: %ampcc -O2 %s -o %t && env AMPCC_DEVICE=native %t && %t
// RUN: %ampcc -O0 %s -o %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

struct point {
  float x, y;
  point operator+(const point &o) const restrict(cpu, amp) { return {x + o.x, y + o.y}; }
  void turn() restrict(cpu, amp) {
    const float old = x;
    x = -y;
    y = old;
  }
};
struct body {
  point at, speed;
  int steps;
};

// CHECK: float own_at_x[3][64];
// CHECK: float seen_at_x[2][64]; // tile_static
// CHECK: int seen_steps[2][64]; // tile_static
void move(const array_view<const point> &in, const array_view<body> &out) {
  parallel_for_each(
      out.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
        tile_static body seen[2][64];
        const int l = t.local[0];
        body own[3];
        for (int k = 0; k < 3; ++k) {
          own[k].at = in[t.global[0] * 3 + k];
          own[k].speed = {1, float(k)};
          own[k].steps = k;
        }
        for (int round = 0; round < 4; ++round) {
          seen[round % 2][l] = own[round % 3];
          t.barrier.wait_with_tile_static_memory_fence();
          const body &next = seen[round % 2][(l + 1) % 64];
          for (int k = 0; k < 3; ++k) {
            own[k].at = own[k].at + next.speed;
            own[k].speed.turn();
            own[k].steps += next.steps;
          }
        }
        out[t.global] = own[0];
        out[t.global].steps += own[2].steps;
      });
}

// CHECK: body own[64]
void pointer(const array_view<body> &out) {
  parallel_for_each(
      out.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
        body own[2];
        body *chosen = t.local[0] % 2 ? &own[0] : &own[1];
        own[0].steps = own[1].steps = 1;
        t.barrier.wait();
        chosen->steps = 2;
        out[t.global].steps += own[0].steps;
      });
}

int main() {
  constexpr int n = 128;
  std::vector<point> in(3 * n);
  for (int i = 0; i < 3 * n; ++i)
    in[i] = {float(i), float(i % 7)};
  std::vector<body> found(n);
  array_view<body> out(n, found);
  move(array_view<const point>(3 * n, in), out);
  pointer(out);
  out.synchronize();
  std::vector<body> own(3 * n);
  for (int i = 0; i < 3 * n; ++i)
    own[i] = {in[i], {1, float(i % 3)}, i % 3};
  for (int round = 0; round < 4; ++round) {
    std::vector<body> seen(n);
    for (int i = 0; i < n; ++i)
      seen[i] = own[3 * i + round % 3];
    for (int i = 0; i < 3 * n; ++i) {
      const int thread = i / 3, next = thread / 64 * 64 + (thread + 1) % 64;
      own[i].at = own[i].at + seen[next].speed;
      own[i].speed.turn();
      own[i].steps += seen[next].steps;
    }
  }
  for (int i = 0; i < n; ++i) {
    const body &b = own[3 * i];
    assert(found[i].at.x == b.at.x && found[i].at.y == b.at.y);
    assert(found[i].speed.x == b.speed.x && found[i].speed.y == b.speed.y);
    assert(found[i].steps == b.steps + own[3 * i + 2].steps + (i % 2 ? 2 : 1));
  }
}
