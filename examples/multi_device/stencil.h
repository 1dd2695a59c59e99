// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plate that is hot above and cold everywhere else around it. Each accelerator has some lines of
// it. A step computes the outer lines of each part first; they are on their way to the neighbours
// while the lines inside are computed.
#ifndef EXAMPLES_STENCIL_H
#define EXAMPLES_STENCIL_H

#include "parts.h"
#include <memory>
#include <utility>

class plate {
public:
  plate(int size, const std::vector<part> &parts) : size_(size) {
    for (const part &p : parts)
      slabs_.push_back(std::make_unique<slab>(p, size));
    for (int parity = 0; parity < 2; ++parity)
      fill(slabs_.front()->halo[parity].section(0, 0, 1, size), 1.0f);
  }

  void step() {
    for (auto &s : slabs_)
      compute_edges(*s);
    for (auto &s : slabs_)
      compute_inside(*s);
    for (std::size_t i = 0; i + 1 < slabs_.size(); ++i) {
      send(*slabs_[i], 1, *slabs_[i + 1], 0);
      send(*slabs_[i + 1], 0, *slabs_[i], 1);
    }
    for (concurrency::completion_future &each : under_way_) // the lines inside may still run
      each.get();
    under_way_.clear();
    for (auto &s : slabs_)
      std::swap(s->now, s->next);
    parity_ = 1 - parity_;
  }

  void wait() {
    for (auto &s : slabs_)
      s->view.wait();
  }

  std::vector<float> values() {
    std::vector<float> all(static_cast<std::size_t>(size_) * size_);
    for (auto &s : slabs_)
      copy(s->now, all.begin() + static_cast<std::ptrdiff_t>(s->first) * size_);
    return all;
  }

private:
  typedef concurrency::array<float, 2> grid;

  struct slab {
    slab(const part &p, int size)
        : view(p.view), first(p.first), lines(p.count), now(lines, size, view),
          next(lines, size, view), halo{grid(2, size, view), grid(2, size, view)},
          edges(2, size, view) {
      fill(now, 0);
      for (grid &each : halo)
        fill(each, 0);
    }
    concurrency::accelerator_view view;
    int first, lines;
    grid now, next;
    grid halo[2]; // the lines above and below; one is read while the other one is received
    grid edges;   // the first and the last line, to send
  };

  static void fill(const concurrency::array_view<float, 2> &all, float value) {
    all.discard_data();
    parallel_for_each(
        all.get_source_accelerator_view(),
        all.extent, [=](concurrency::index<2> i) restrict(amp) { all[i] = value; });
  }

  static float mean(const grid &now, int line, int column, float above, float below) restrict(cpu,
                                                                                              amp) {
    const float left = column > 0 ? now(line, column - 1) : 0;
    const float right = column + 1 < now.extent[1] ? now(line, column + 1) : 0;
    return 0.25f * (above + below + left + right);
  }

  void compute_edges(slab &s) {
    const grid &now = s.now, &halo = s.halo[parity_];
    grid &next = s.next, &edges = s.edges;
    parallel_for_each(
        s.view, edges.extent, [&now, &halo, &next, &edges ](concurrency::index<2> i) restrict(amp) {
          const int last = now.extent[0] - 1, line = i[0] * last, column = i[1];
          const float above = line > 0 ? now(line - 1, column) : halo(0, column);
          const float below = line < last ? now(line + 1, column) : halo(1, column);
          edges[i] = next(line, column) = mean(now, line, column, above, below);
        });
  }

  void compute_inside(slab &s) {
    if (s.lines < 3)
      return;
    const grid &now = s.now;
    grid &next = s.next;
    parallel_for_each(
        s.view, concurrency::extent<2>(s.lines - 2, size_),
        [&now, &next ](concurrency::index<2> i) restrict(amp) {
          const int line = i[0] + 1, column = i[1];
          next(line, column) =
              mean(now, line, column, now(line - 1, column), now(line + 1, column));
        });
  }

  void send(slab &from, int edge, slab &to, int side) {
    under_way_.push_back(copy_async(from.edges.section(edge, 0, 1, size_),
                                    to.halo[1 - parity_].section(side, 0, 1, size_)));
  }

  int size_, parity_ = 0;
  std::vector<std::unique_ptr<slab>> slabs_;
  std::vector<concurrency::completion_future> under_way_;
};

#endif
