//===- kernel_entry.h - the function template that every kernel specialises ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every specialisation is one kernel: it computes the thread's index and calls the user's function
// object. Index component 0 is the most significant, OpenCL's highest dimension. The launch pads
// the fastest dimension of a simple domain to a multiple of its work-group, so that one is guarded.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_KERNEL_ENTRY_H
#define AMP_DETAIL_KERNEL_ENTRY_H

#include "tiled_index.h"

#ifdef __AMPCC__

#include "../../ampcc_rt/site.h" // the names that keys are made of

namespace Concurrency {
namespace ampcc_detail {

/// The user's function object as it is called: as a const one, or else as the thread's own copy,
/// which a `mutable` lambda may change.
template <typename Kernel, typename Index>
auto callee(const Kernel &kernel, Index *idx, int) AMPCC_AMP_ARROW
    -> decltype((static_cast<void>(kernel(*idx)), kernel)) {
  return kernel;
}
template <typename Kernel, typename Index>
Kernel &callee(const Kernel &kernel, Index *, long) AMPCC_AMP {
  return const_cast<Kernel &>(kernel);
}

/// Calls a kernel with the index of the thread that runs.
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

/// Ranks above OpenCL's three dimensions: the domain is linearised, and the padding shows as a
/// first component outside the domain.
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

// A tiled domain is a multiple of its tile: nothing is padded.

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

template <typename Index, typename Kernel>
AMPCC_KERNEL_ENTRY void kernel_entry(const Kernel &kernel, const extent<Index::rank> &domain) {
  thread<Index>::run(kernel, domain);
}

} // namespace ampcc_detail
} // namespace Concurrency

#endif

#endif
