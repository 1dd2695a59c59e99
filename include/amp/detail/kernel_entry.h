//===- kernel_entry.h - the function template that every kernel specialises ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// parallel_for_each.h names kernel_entry<Index, Kernel> for each launch. The compiler makes one
// kernel of each specialisation (AMPCC_KERNEL_ENTRY). It computes the index of the thread and calls
// the user's function object, the functor. Only ampcc's frontend sees this file.
//
// Component 0 of an index is the most significant, which is OpenCL's highest dimension. The launch
// of a simple (not tiled) domain pads OpenCL's dimension 0 to a multiple of the work-group, so the
// last component is compared with the domain. A tiled domain is a multiple of its tile and not
// padded.
//
// A new kind of domain needs a specialisation here, an overload in parallel_for_each.h and a kind
// in kernel_key.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_KERNEL_ENTRY_H
#define AMP_DETAIL_KERNEL_ENTRY_H

#include "tile_index.h"
#include "tiled_index.h"

#ifdef __AMPCC__

#include "../../ampcc_rt/site.h" // the names that occur in keys of kernels

namespace Concurrency {
namespace ampcc_detail {

/// Returns the functor for the call with an Index. The first overload is for functors that can be
/// called as const. The second is for others, such as `mutable` lambdas: the thread may change such
/// a functor, because each thread has its own copy. Callers pass 0 as the last argument, which
/// prefers the first overload.
template <typename Kernel, typename Index>
auto callee(const Kernel &kernel, Index *idx, int) AMPCC_AMP_ARROW
    -> decltype((static_cast<void>(kernel(*idx)), kernel)) {
  return kernel;
}
template <typename Kernel, typename Index>
Kernel &callee(const Kernel &kernel, Index *, long) AMPCC_AMP {
  return const_cast<Kernel &>(kernel);
}

/// run() calls the functor with the Index of the thread that runs, if that is inside the domain.
template <typename Index> struct thread;

template <> struct thread<index<1>> {
  template <typename Kernel>
  static void run(const Kernel &kernel, const extent<1> &domain) AMPCC_AMP {
    index<1> idx(global_id(0));
    if (in_domain(idx[0], domain[0]))
      callee(kernel, static_cast<index<1> *>(nullptr), 0)(idx);
  }
};

template <> struct thread<index<2>> {
  template <typename Kernel>
  static void run(const Kernel &kernel, const extent<2> &domain) AMPCC_AMP {
    index<2> idx(global_id(1), global_id(0));
    if (in_domain(idx[1], domain[1]))
      callee(kernel, static_cast<index<2> *>(nullptr), 0)(idx);
  }
};

template <> struct thread<index<3>> {
  template <typename Kernel>
  static void run(const Kernel &kernel, const extent<3> &domain) AMPCC_AMP {
    index<3> idx(global_id(2), global_id(1), global_id(0));
    if (in_domain(idx[2], domain[2]))
      callee(kernel, static_cast<index<3> *>(nullptr), 0)(idx);
  }
};

/// Ranks above OpenCL's three dimensions. The launch has one dimension, the number of the thread in
/// row-major order. In threads that pad the launch the first component is outside of the domain.
template <int N> struct thread<index<N>> {
  template <typename Kernel>
  static void run(const Kernel &kernel, const extent<N> &domain) AMPCC_AMP {
    index<N> idx;
    int rest = global_id(0);
    for (int d = 0; d < N - 1; ++d) {
      idx[N - 1 - d] = rest % domain[N - 1 - d];
      rest /= domain[N - 1 - d];
    }
    idx[0] = rest;
    if (in_domain(idx[0], domain[0]))
      callee(kernel, static_cast<index<N> *>(nullptr), 0)(idx);
  }
};

// Tiled domains.

template <int D0> struct thread<tiled_index<D0>> {
  template <typename Kernel> static void run(const Kernel &kernel, const extent<1> &) AMPCC_AMP {
    tiled_index<D0> idx(index<1>(global_id(0)), index<1>(local_id(0)), index<1>(group_id(0)),
                        index<1>(group_id(0) * D0), barrier_access::make());
    callee(kernel, static_cast<tiled_index<D0> *>(nullptr), 0)(idx);
  }
};

template <int D0, int D1> struct thread<tiled_index<D0, D1>> {
  template <typename Kernel> static void run(const Kernel &kernel, const extent<2> &) AMPCC_AMP {
    tiled_index<D0, D1> idx(index<2>(global_id(1), global_id(0)),
                            index<2>(local_id(1), local_id(0)), index<2>(group_id(1), group_id(0)),
                            index<2>(group_id(1) * D0, group_id(0) * D1), barrier_access::make());
    callee(kernel, static_cast<tiled_index<D0, D1> *>(nullptr), 0)(idx);
  }
};

template <int D0, int D1, int D2> struct thread<tiled_index<D0, D1, D2>> {
  template <typename Kernel> static void run(const Kernel &kernel, const extent<3> &) AMPCC_AMP {
    tiled_index<D0, D1, D2> idx(index<3>(global_id(2), global_id(1), global_id(0)),
                                index<3>(local_id(2), local_id(1), local_id(0)),
                                index<3>(group_id(2), group_id(1), group_id(0)),
                                index<3>(group_id(2) * D0, group_id(1) * D1, group_id(0) * D2),
                                barrier_access::make());
    callee(kernel, static_cast<tiled_index<D0, D1, D2> *>(nullptr), 0)(idx);
  }
};

// Tiles whose sizes the launch gives.

template <> struct thread<tile_index<1>> {
  template <typename Kernel> static void run(const Kernel &kernel, const extent<1> &) AMPCC_AMP {
    tile_index<1> idx(index<1>(global_id(0)), index<1>(local_id(0)), index<1>(group_id(0)),
                      index<1>(group_id(0) * local_size(0)), extent<1>(local_size(0)),
                      barrier_access::make());
    callee(kernel, static_cast<tile_index<1> *>(nullptr), 0)(idx);
  }
};

template <> struct thread<tile_index<2>> {
  template <typename Kernel> static void run(const Kernel &kernel, const extent<2> &) AMPCC_AMP {
    tile_index<2> idx(index<2>(global_id(1), global_id(0)), index<2>(local_id(1), local_id(0)),
                      index<2>(group_id(1), group_id(0)),
                      index<2>(group_id(1) * local_size(1), group_id(0) * local_size(0)),
                      extent<2>(local_size(1), local_size(0)), barrier_access::make());
    callee(kernel, static_cast<tile_index<2> *>(nullptr), 0)(idx);
  }
};

template <> struct thread<tile_index<3>> {
  template <typename Kernel> static void run(const Kernel &kernel, const extent<3> &) AMPCC_AMP {
    tile_index<3> idx(index<3>(global_id(2), global_id(1), global_id(0)),
                      index<3>(local_id(2), local_id(1), local_id(0)),
                      index<3>(group_id(2), group_id(1), group_id(0)),
                      index<3>(group_id(2) * local_size(2), group_id(1) * local_size(1),
                               group_id(0) * local_size(0)),
                      extent<3>(local_size(2), local_size(1), local_size(0)),
                      barrier_access::make());
    callee(kernel, static_cast<tile_index<3> *>(nullptr), 0)(idx);
  }
};

/// The kernel of functors of type Kernel over a domain whose threads have an Index.
template <typename Index, typename Kernel>
AMPCC_KERNEL_ENTRY void kernel_entry(const Kernel &kernel, const extent<Index::rank> &domain) {
  thread<Index>::run(kernel, domain);
}

} // namespace ampcc_detail
} // namespace Concurrency

#endif

#endif
