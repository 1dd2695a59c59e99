//===- copy_pipeline.h - large copies of ordinary memory ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_COPY_PIPELINE_H
#define AMPCC_RUNTIME_COPY_PIPELINE_H

#include "data/transfer.h"
#include <vector>

namespace ampcc_rt {

/// Which way the bytes go.
enum class direction { to_device, to_host };

/// Copies through pinned memory, piece by piece: several threads copy on the host while the device
/// moves other pieces. A driver's own way with ordinary memory uses one thread.
///
/// False if nothing was done: the copy is small, the device shares the host's memory, the driver
/// gives no pinned memory, somebody else copies, or there is one thread only. Else all bytes are
/// there. Throws cl::Error when no command is under way any more.
bool copy_in_pieces(queue &q, direction way, char *host, const cl::Buffer &device,
                    const std::vector<transfer_run> &runs, const wait_list &after);

} // namespace ampcc_rt

#endif
