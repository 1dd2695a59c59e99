//===- launch.h - the call of the runtime for a launch, on the host -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// parallel_for_each calls ampcc_detail::launch when the host compiler parses the program. The
// function passes the functor and the domain to ampcc_rt::launch of the runtime, which finds the
// kernel by its key (kernel_key.h) and runs it. ampcc_rt/unit.h declares __ampcc_this_unit, the
// module of the translation unit. A further fact about a launch becomes an argument of both
// functions.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_LAUNCH_H
#define AMP_DETAIL_LAUNCH_H

#include "../../ampcc_rt/launch.h"
#include "kernel_key.h"
#include "tile_domain.h"
#include "tiled_extent.h"
#include <memory>

namespace Concurrency {
namespace ampcc_detail {

/// Adds the sizes of the tiles to the numbers of a launch, if the kernel does not know them.
inline void add_tile(const void *, int *) {}
template <int N> void add_tile(const tile_domain<N> *domain, int *sizes) {
  for (int d = 0; d < N; ++d)
    sizes[d] = domain->get_tile_extent()[d];
}

/// Launches `kernel` over `domain`, an extent, tiled_extent or tile_domain, on the queue `on`; if
/// that is null, the runtime chooses the accelerator_view. Returns when the launch is queued or has
/// run. Throws the exceptions of spec 7.2. The key is computed once for each type of functor and
/// domain; later launches find the kernel in the launch_site.
template <typename Domain, typename Kernel>
void launch(ampcc_rt::queue *on, const Domain &domain, const Kernel &kernel) {
  static ampcc_rt::launch_site site(ampcc_rt::kernel_key<Kernel>(domain), sizeof(Kernel),
                                    __ampcc_this_unit);
  int components[2 * Domain::rank];
  for (int d = 0; d < Domain::rank; ++d)
    components[d] = domain[d];
  add_tile(&domain, components + Domain::rank);
  ampcc_rt::launch(site, on, std::addressof(kernel), components);
}

} // namespace ampcc_detail
} // namespace Concurrency

#endif
