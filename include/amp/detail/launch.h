//===- launch.h - the call of the runtime for a launch -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// parallel_for_each uses it in the reading by the host compiler. The site keeps the kernel that the
// first launch has found.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_LAUNCH_H
#define AMP_DETAIL_LAUNCH_H

#include "../../ampcc_rt/launch.h"
#include "kernel_key.h"
#include "tiled_extent.h"
#include <memory>

namespace Concurrency {
namespace ampcc_detail {

/// `on` is null if the runtime chooses the accelerator_view.
template <typename Domain, typename Kernel>
void launch(ampcc_rt::queue *on, const Domain &domain, const Kernel &kernel) {
  static ampcc_rt::launch_site site(ampcc_rt::kernel_key<Kernel>(domain), sizeof(Kernel),
                                    __ampcc_this_unit);
  int components[Domain::rank];
  for (int d = 0; d < Domain::rank; ++d)
    components[d] = domain[d];
  ampcc_rt::launch(site, on, std::addressof(kernel), components);
}

} // namespace ampcc_detail
} // namespace Concurrency

#endif
