// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bodies that all draw one another. Each accelerator moves some of them and knows the places of
// all.
#ifndef EXAMPLES_BODIES_H
#define EXAMPLES_BODIES_H

#include "parts.h"
#include <amp_math.h>
#include <memory>
#include <utility>

struct body {
  float x, y, z, mass;
};
struct motion {
  float x, y, z;
};

class swarm {
public:
  static constexpr int tile_size = 256;

  swarm(const std::vector<body> &all, const std::vector<part> &parts)
      : count_(static_cast<int>(all.size())) {
    for (const part &p : parts)
      shares_.push_back(std::make_unique<share>(p, all));
  }

  void step() {
    for (auto &s : shares_)
      move(*s);
    for (auto &from : shares_)
      for (auto &to : shares_)
        if (from != to)
          under_way_.push_back(copy_async(from->next.section(from->first, from->count),
                                          to->next.section(from->first, from->count)));
    for (concurrency::completion_future &each : under_way_)
      each.get();
    under_way_.clear();
    for (auto &s : shares_)
      std::swap(s->now, s->next);
  }

  void wait() {
    for (auto &s : shares_)
      s->view.wait();
  }

  std::vector<body> bodies() { return shares_.front()->now; }

private:
  typedef concurrency::array<body> places;

  struct share {
    share(const part &p, const std::vector<body> &all)
        : view(p.view), first(p.first), count(p.count),
          now(static_cast<int>(all.size()), all.begin(), all.end(), view),
          next(static_cast<int>(all.size()), all.begin(), all.end(), view), motions(count, view) {
      concurrency::array<motion> &still = motions;
      parallel_for_each(
          view,
          still.extent, [&still](concurrency::index<1> i) restrict(amp) { still[i] = {0, 0, 0}; });
    }
    concurrency::accelerator_view view;
    int first, count;
    places now, next;                   // a body that no share has stays where it is
    concurrency::array<motion> motions; // of the bodies of this share
  };

  void move(share &s) {
    const places &now = s.now;
    places &next = s.next;
    concurrency::array<motion> &motions = s.motions;
    const int first = s.first, count = count_;
    parallel_for_each(
        s.view, motions.extent.tile<tile_size>(),
        [&now, &next, &motions, first,
         count ](concurrency::tiled_index<tile_size> t) restrict(amp) {
          tile_static body others[tile_size];
          const body self = now[first + t.global[0]];
          motion pull = {0, 0, 0};
          for (int begin = 0; begin < count; begin += tile_size) {
            others[t.local[0]] = now[begin + t.local[0]];
            t.barrier.wait_with_tile_static_memory_fence();
            for (int i = 0; i < tile_size; ++i) {
              const body other = others[i];
              const float x = other.x - self.x, y = other.y - self.y, z = other.z - self.z;
              const float near = concurrency::fast_math::rsqrt(x * x + y * y + z * z + 0.01f);
              const float force = other.mass * near * near * near;
              pull.x += x * force;
              pull.y += y * force;
              pull.z += z * force;
            }
            t.barrier.wait_with_tile_static_memory_fence();
          }
          const float step = 0.001f;
          motion m = motions[t.global];
          m = {m.x + pull.x * step, m.y + pull.y * step, m.z + pull.z * step};
          motions[t.global] = m;
          next[first + t.global[0]] = {self.x + m.x * step, self.y + m.y * step,
                                       self.z + m.z * step, self.mass};
        });
  }

  int count_;
  std::vector<std::unique_ptr<share>> shares_;
  std::vector<concurrency::completion_future> under_way_;
};

#endif
