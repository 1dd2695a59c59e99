// Folders with backslashes, names in the wrong case, and a header with AMP code that is included by both.
// RUN: %ampcc --amp-msvc -Wall -Werror -MD -MF %t.d %s -o %t && %t | FileCheck %s
// RUN: FileCheck --check-prefix=DEPENDENCIES %s < %t.d
// REQUIRES: opencl-device
#include "stdafx.h"
#include <Cmath>
#include <PPL.h>
#include <Vector>
#include "inputs\Common\timer.h"
#include "Inputs\common\BODY.H"

using namespace concurrency;

// The two sides differ by the rounding of sqrt and division at most.
static bool Near(float a, float b) { return std::fabs(a - b) <= 1e-4f * max(1.0, std::fabs(a)); }

static void Integrate(const std::vector<Body> &in, std::vector<Body> &out, int count) {
  array_view<const Body, 1> source(count, in);
  array_view<Body, 1> target(count, out);
  target.discard_data();
  const int tile = 64;
  parallel_for_each(target.extent.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
    tile_static Body cache[tile];
    Body me = source[t.global];
    float ax = 0, ay = 0, az = 0;
    for (int first = 0; first < count; first += tile) {
      cache[t.local[0]] = source[first + t.local[0]];
      t.barrier.wait_with_tile_static_memory_fence();
      for (int i = 0; i < tile; i++)
        BodyForce(ax, ay, az, me, cache[i]);
      t.barrier.wait_with_tile_static_memory_fence();
    }
    me.vx += ax;
    me.vy += ay;
    me.vz += az;
    target[t.global] = me;
  });
  target.synchronize();
}

int _tmain(int, _TCHAR *[]) {
  const int count = 128;
  std::vector<Body> bodies(count), gpu(count), cpu(count);
  for (int i = 0; i < count; i++) {
    Body b = {float(i % 5), float(i % 7), float(i % 11), 1.0f + float(i % 3), 0, 0, 0};
    bodies[i] = b;
  }
  Timer timer;
  timer.Start();
  Integrate(bodies, gpu, count);
  timer.Stop();
  parallel_for(0, count, [&](int i) {
    Body me = bodies[i];
    float ax = 0, ay = 0, az = 0;
    for (const Body &other : bodies)
      BodyForce(ax, ay, az, me, other);
    me.vx += ax;
    me.vy += ay;
    me.vz += az;
    cpu[i] = me;
  });
  int wrong = 0;
  for (int i = 0; i < count; i++)
    wrong += !Near(cpu[i].vx, gpu[i].vx) || !Near(cpu[i].vy, gpu[i].vy) || !Near(cpu[i].vz, gpu[i].vz);
  _tprintf(_T("%d wrong, timed %d\n"), wrong, timer.elapsed > 0);
  return 0;
}
// CHECK: 0 wrong, timed 1
// DEPENDENCIES-DAG: Inputs/Common/Timer.h
// DEPENDENCIES-DAG: Inputs/Common/Body.h
// DEPENDENCIES-DAG: Common/AmpUtil.h
// DEPENDENCIES-NOT: {{\\[A-Za-z]}}
