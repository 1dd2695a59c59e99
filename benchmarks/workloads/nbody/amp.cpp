//===- amp.cpp - gravity in C++ AMP, with short vectors ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "nbody.h"
#include <amp_math.h>
#include <amp_short_vectors.h>

namespace bench {

using namespace concurrency;

namespace {

using vec3 = graphics::float_3;

float dot(const vec3 &a, const vec3 &b) restrict(amp) { return a.x * b.x + a.y * b.y + a.z * b.z; }

/// The attraction of a body here by one there.
vec3 attraction(const vec3 &here, const vec3 &there, float softening) restrict(amp) {
  const vec3 way = there - here;
  const float inverse = fast_math::rsqrt(dot(way, way) + softening);
  return way * (inverse * inverse * inverse);
}

} // namespace

variant nbody_generated(const bodies &in) {
  constexpr int tile = bodies::tile;
  const array_view<const vec3> positions(in.count,
                                         reinterpret_cast<const vec3 *>(in.positions.data()));
  const output<vec3> accelerations{extent<1>(in.count)};
  const auto to = accelerations.view;
  const float softening = bodies::softening;
  const auto run = [=] {
    parallel_for_each(
        positions.extent.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
          tile_static vec3 others[tile];
          const vec3 here = positions[t.global];
          vec3 sum(0, 0, 0);
          for (int first = 0; first < positions.extent[0]; first += tile) {
            others[t.local[0]] = positions[first + t.local[0]];
            t.barrier.wait_with_tile_static_memory_fence();
            for (int i = 0; i < tile; ++i)
              sum += attraction(here, others[i], softening);
            t.barrier.wait_with_tile_static_memory_fence();
          }
          to[t.global] = sum;
        });
  };
  return {run, accelerations.result()};
}

} // namespace bench
