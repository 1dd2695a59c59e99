// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Heat in a block that is cut into slabs of whole planes, one for each process. A step computes the
// outer planes of a slab first. They are on their way to the neighbours while the accelerator
// computes the planes inside.
#ifndef EXAMPLES_HEAT_H
#define EXAMPLES_HEAT_H

#include <amp.h>
#define OMPI_SKIP_MPICXX // Open MPI's old classes
#include <mpi.h>
#include <utility>
#include <vector>

class heat {
public:
  // `planes` of size x size cells are of this process; `first` is the place of the first of them.
  heat(MPI_Comm everybody, int planes, int size, int first)
      : everybody_(everybody), planes_(planes), size_(size), now_(planes, size, size, view_),
        next_(planes, size, size, view_), halo_(2, size, size, view_), edges_(2, size, size, view_),
        received_(2, size, size, on_host(), view_), sent_(2, size, size, on_host(), view_) {
    int rank = 0, count = 1;
    MPI_Comm_rank(everybody, &rank);
    MPI_Comm_size(everybody, &count);
    neighbours_[0] = rank > 0 ? rank - 1 : MPI_PROC_NULL;
    neighbours_[1] = rank + 1 < count ? rank + 1 : MPI_PROC_NULL;
    begin(first);
    exchange(send_edges());
  }

  void steps(int count) {
    for (int i = 0; i < count; ++i) {
      compute_edges();
      const futures leaving = send_edges();
      compute_inside();
      view_.flush(); // goes on while this thread talks with the neighbours
      exchange(leaving);
      std::swap(now_, next_);
    }
    view_.wait();
  }

  std::vector<float> values() { return now_; }

private:
  typedef concurrency::array<float, 3> block;
  typedef std::vector<concurrency::completion_future> futures;

  static concurrency::accelerator_view on_host() {
    return concurrency::accelerator(concurrency::accelerator::cpu_accelerator).default_view;
  }

  // Beyond the block it is cold.
  void begin(int first) {
    block &now = now_, &halo = halo_, &edges = edges_;
    parallel_for_each(
        view_, now.extent, [&now, first ](concurrency::index<3> i) restrict(amp) {
          now[i] = static_cast<float>(((i[0] + first) * 7 + i[1] * 3 + i[2] * 5) % 11);
        });
    parallel_for_each(
        view_, halo.extent, [&now, &halo, &edges ](concurrency::index<3> i) restrict(amp) {
          halo[i] = 0;
          edges[i] = now(i[0] * (now.extent[0] - 1), i[1], i[2]);
        });
  }

  static float warmed(const block &now, int plane, int line, int column, float above,
                      float below) restrict(amp) {
    const int last = now.extent[2] - 1;
    const float self = now(plane, line, column);
    const float north = line > 0 ? now(plane, line - 1, column) : 0;
    const float south = line < last ? now(plane, line + 1, column) : 0;
    const float west = column > 0 ? now(plane, line, column - 1) : 0;
    const float east = column < last ? now(plane, line, column + 1) : 0;
    return self + 0.15f * (above + below + north + south + west + east - 6 * self);
  }

  void compute_edges() {
    const block &now = now_, &halo = halo_;
    block &next = next_, &edges = edges_;
    parallel_for_each(
        view_, edges.extent, [&now, &halo, &next, &edges ](concurrency::index<3> i) restrict(amp) {
          const int last = now.extent[0] - 1, plane = i[0] * last, line = i[1], column = i[2];
          const float above = plane > 0 ? now(plane - 1, line, column) : halo(0, line, column);
          const float below = plane < last ? now(plane + 1, line, column) : halo(1, line, column);
          edges[i] = next(plane, line, column) = warmed(now, plane, line, column, above, below);
        });
  }

  void compute_inside() {
    if (planes_ < 3)
      return;
    const block &now = now_;
    block &next = next_;
    parallel_for_each(
        view_, concurrency::extent<3>(planes_ - 2, size_, size_),
        [&now, &next ](concurrency::index<3> i) restrict(amp) {
          const int plane = i[0] + 1, line = i[1], column = i[2];
          next(plane, line, column) = warmed(now, plane, line, column, now(plane - 1, line, column),
                                             now(plane + 1, line, column));
        });
  }

  // The part of an array that belongs to one of the neighbours.
  template <typename Array> auto plane(Array &of, int side) const {
    return of.section(side, 0, 0, 1, size_, size_);
  }

  futures send_edges() {
    futures leaving;
    for (int side = 0; side < 2; ++side)
      if (neighbours_[side] != MPI_PROC_NULL)
        leaving.push_back(copy_async(plane(edges_, side), plane(sent_, side)));
    return leaving;
  }

  void exchange(const futures &leaving) {
    const int cells = size_ * size_;
    MPI_Request open[4];
    for (int side = 0; side < 2; ++side)
      MPI_Irecv(received_.data() + side * cells, cells, MPI_FLOAT, neighbours_[side], 1 - side,
                everybody_, &open[side]);
    for (const concurrency::completion_future &each : leaving)
      each.get();
    for (int side = 0; side < 2; ++side)
      MPI_Isend(sent_.data() + side * cells, cells, MPI_FLOAT, neighbours_[side], side, everybody_,
                &open[2 + side]);
    MPI_Waitall(4, open, MPI_STATUSES_IGNORE);
    futures arriving;
    for (int side = 0; side < 2; ++side)
      if (neighbours_[side] != MPI_PROC_NULL)
        arriving.push_back(copy_async(plane(received_, side), plane(halo_, side)));
    for (const concurrency::completion_future &each : arriving)
      each.get();
  }

  MPI_Comm everybody_;
  int planes_, size_, neighbours_[2];
  concurrency::accelerator_view view_ = concurrency::accelerator().default_view;
  block now_, next_;
  block halo_, edges_;    // what lies beyond this slab, and what its neighbours need
  block received_, sent_; // the same on the host
};

#endif
