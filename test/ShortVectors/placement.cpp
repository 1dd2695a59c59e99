// Vectors as captures, elements, members, in tile_static memory, as targets of references and of atomics.
// REQUIRES: opencl-device, gxx
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t && %t && %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <amp_short_vectors.h>
using namespace concurrency;
using namespace concurrency::graphics;

struct particle {
  float_3 position;
  float mass;
  int_2 cells[2];
};

static float squared(const float_3 &v) restrict(cpu, amp) {
  return v.x * v.x + v.y * v.y + v.z * v.z;
}
static void turn(float_3 &v) restrict(cpu, amp) { v.xyz = v.yzx; }

static particle step(particle p, float_3 wind, int i) restrict(cpu, amp) {
  turn(p.position);
  p.position += wind * p.mass;
  p.position.xz = p.position.zx;
  p.mass = squared(p.position);
  p.cells[i % 2].yx = int_2(p.position.xy);
  p.cells[0]++;
  return p;
}

int main() {
  const int n = 32;
  std::vector<particle> particles(n), expected(n);
  for (int i = 0; i < n; ++i) {
    particles[i].position = float_3(i, i + 0.5f, 2 * i);
    particles[i].mass = 0.25f * i;
    expected[i] = step(particles[i], float_3(1, -2, 0.5f), i);
  }
  const float_3 wind(1, -2, 0.5f);
  int_2 counts(0);
  {
    array_view<particle> view(n, particles);
    array_view<int_2> total(1, &counts);
    parallel_for_each(
        view.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
          tile_static float_3 positions[8];
          tile_static int_4 shared;
          positions[t.local[0]] = view[t].position;
          if (t.local[0] == 0)
            shared = int_4(0);
          t.barrier.wait();
          particle p = view[t];
          // Another thread's, there and back again.
          p.position = positions[7 - t.local[0]].zyx;
          positions[7 - t.local[0]].zyx = p.position;
          t.barrier.wait();
          p.position = positions[t.local[0]];
          atomic_fetch_add(&shared.ref_w(), 1);
          t.barrier.wait();
          view[t] = step(p, wind, t.global[0]);
          atomic_fetch_add(&total[0].ref_g(), shared.w);
        });
  }
  for (int i = 0; i < n; ++i) {
    const particle &p = particles[i], &e = expected[i];
    if (p.position != e.position || p.mass != e.mass || p.cells[0] != e.cells[0] ||
        p.cells[1] != e.cells[1])
      return 1;
  }
  return counts == int_2(0, n * 8) ? 0 : 1;
}
