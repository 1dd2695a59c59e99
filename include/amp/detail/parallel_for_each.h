//===- parallel_for_each.h - the function parallel_for_each, which launches kernels (spec 7) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The overloads differ in the domain and in the accelerator_view. When ampcc's frontend parses the
// program, a body only names the kernel entry, so that the compiler finds the functors that a
// program launches and the kind of domain of each. For the host compiler it calls the runtime
// (launch.h). A new kind of domain is a further overload (kernel_entry.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_PARALLEL_FOR_EACH_H
#define AMP_DETAIL_PARALLEL_FOR_EACH_H

#include "accelerator_view.h"
#include "kernel_entry.h"
#include "tile_domain.h"
#include "tile_index.h"
#include "tiled_extent.h"
#include "tiled_index.h"
#ifndef __AMPCC__
#include "launch.h"
#endif

// The body of an overload. QUEUE is null if the runtime chooses the view. The other arguments are
// those of the template kernel_entry before Kernel.
#ifdef __AMPCC__
#define AMPCC_RUN(QUEUE, ...) static_cast<void>(&ampcc_detail::kernel_entry<__VA_ARGS__, Kernel>)
#else
#define AMPCC_LAUNCH
#define AMPCC_RUN(QUEUE, ...) ampcc_detail::launch(QUEUE, domain, kernel)
#endif

namespace Concurrency {

// The order of the template parameters is that of the specification, because programs may give the
// arguments.

/// Runs `kernel(index<N>)` once for every index of the domain. The kernel's call operator is
/// `restrict(amp)`; from version 1.3 of the language on it needs no clause. It captures arrays and
/// textures by reference, views and numbers by value (docs/language/launches.md#captures). Only
/// host code can launch: a kernel cannot call it.
///
/// The kernel runs on the accelerator_view of the arrays and textures that it captures. Without one
/// it runs on the default accelerator, on the accelerator_view of an array there that one of its
/// views shows, else on the default view. The last overloads take an accelerator_view.
///
/// Returns when the launch has been submitted; a use of its results waits, and throws the error of
/// the running kernel.
///
/// Throws invalid_compute_domain for a domain that is not positive or has more than 2^32 - 1
/// indices (beyond three dimensions somewhat less than 2^31), unsupported_feature where the device
/// lacks what the kernel needs, runtime_exception for arrays on several accelerator_views.
///
/// Cost: some microseconds. On an OpenCL device the first launch of a kernel of a source file
/// builds all kernels of that file, if the kernel cache does not have them.
///
/// Example:
///   parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0]; });
template <int N, typename Kernel>
AMPCC_LAUNCH void parallel_for_each(const extent<N> &domain, const Kernel &kernel) {
  AMPCC_RUN(nullptr, index<N>);
}
/// Runs `kernel(tiled_index<...>)` for every index of a domain in tiles. The compiler accepts tiles
/// of up to 1024 threads, and in three dimensions up to 64 in the first.
///
/// Throws invalid_compute_domain also where the tiles do not divide the domain, or are too large
/// for the device.
///
/// Example:
///   parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
///     v[t] = t.local[0];
///   });
template <int D0, int D1, int D2, typename Kernel>
AMPCC_LAUNCH void parallel_for_each(const tiled_extent<D0, D1, D2> &domain, const Kernel &kernel) {
  AMPCC_RUN(nullptr, tiled_index<D0, D1, D2>);
}
/// Runs `kernel(tiled_index<D0, D1>)` for every index of a domain in tiles of two dimensions.
template <int D0, int D1, typename Kernel>
AMPCC_LAUNCH void parallel_for_each(const tiled_extent<D0, D1> &domain, const Kernel &kernel) {
  AMPCC_RUN(nullptr, tiled_index<D0, D1>);
}
/// Runs `kernel(tiled_index<D0>)` for every index of a domain in tiles of one dimension.
template <int D0, typename Kernel>
AMPCC_LAUNCH void parallel_for_each(const tiled_extent<D0> &domain, const Kernel &kernel) {
  AMPCC_RUN(nullptr, tiled_index<D0>);
}

/// Runs `kernel(tile_index<N>)` for every index of a domain in tiles whose sizes are no constants,
/// in version 1.3 and later of the language.
///
/// Throws invalid_compute_domain also where the tiles do not divide the domain, have no thread, or
/// have more than 1024 threads or than the device allows. Throws unsupported_feature where the
/// kernel's tile_arrays and tile_static variables need more memory than the device has for a tile.
template <int N, typename Kernel>
AMPCC_LAUNCH void parallel_for_each(const tile_domain<N> &domain, const Kernel &kernel) {
  AMPCC_RUN(nullptr, tile_index<N>);
}

/// Runs `kernel(index<N>)` on a given view.
template <int N, typename Kernel>
AMPCC_LAUNCH void parallel_for_each(const accelerator_view &view, const extent<N> &domain,
                                    const Kernel &kernel) {
  AMPCC_RUN(view.get_queue().get(), index<N>);
}
/// Runs `kernel(tiled_index<...>)` on a given view.
template <int D0, int D1, int D2, typename Kernel>
AMPCC_LAUNCH void parallel_for_each(const accelerator_view &view,
                                    const tiled_extent<D0, D1, D2> &domain, const Kernel &kernel) {
  AMPCC_RUN(view.get_queue().get(), tiled_index<D0, D1, D2>);
}
/// Runs `kernel(tiled_index<D0, D1>)` on a given view.
template <int D0, int D1, typename Kernel>
AMPCC_LAUNCH void parallel_for_each(const accelerator_view &view,
                                    const tiled_extent<D0, D1> &domain, const Kernel &kernel) {
  AMPCC_RUN(view.get_queue().get(), tiled_index<D0, D1>);
}
/// Runs `kernel(tiled_index<D0>)` on a given view.
template <int D0, typename Kernel>
AMPCC_LAUNCH void parallel_for_each(const accelerator_view &view, const tiled_extent<D0> &domain,
                                    const Kernel &kernel) {
  AMPCC_RUN(view.get_queue().get(), tiled_index<D0>);
}

/// Runs `kernel(tile_index<N>)` on a given view.
template <int N, typename Kernel>
AMPCC_LAUNCH void parallel_for_each(const accelerator_view &view, const tile_domain<N> &domain,
                                    const Kernel &kernel) {
  AMPCC_RUN(view.get_queue().get(), tile_index<N>);
}

#ifdef __AMPCC__

namespace ampcc_detail {

/// For template parameters: the overloads that catch mistakes take part only for objects that are
/// no extent or tiled_extent, nor of a class derived from one.
template <int N> void domain_of(const extent<N> *);
template <typename Domain, typename = void> struct is_domain : std::false_type {};
template <typename Domain>
struct is_domain<Domain, decltype(domain_of(static_cast<const Domain *>(nullptr)))>
    : std::true_type {};
template <typename Domain>
using if_no_domain = typename std::enable_if<!is_domain<Domain>::value, int>::type;

} // namespace ampcc_detail

// Catches the launch over something that is no domain, so that the compiler can explain the
// mistake.
/// For the library.
template <typename Domain, typename Kernel, ampcc_detail::if_no_domain<Domain> = 0>
AMPCC_NOT_A_DOMAIN void parallel_for_each(const Domain &, const Kernel &) {}
template <typename Domain, typename Kernel, ampcc_detail::if_no_domain<Domain> = 0>
AMPCC_NOT_A_DOMAIN void parallel_for_each(const accelerator_view &, const Domain &,
                                          const Kernel &) {}

#endif

} // namespace Concurrency

#undef AMPCC_RUN
#ifndef __AMPCC__
#undef AMPCC_LAUNCH
#endif

#endif
