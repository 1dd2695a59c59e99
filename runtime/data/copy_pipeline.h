//===- copy_pipeline.h - large copies through pinned memory by several threads --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// transfer.cpp tries it before it enqueues an ordinary transfer of pageable memory. The invariants
// are those of a blocking transfer: the host's memory must not change, and all commands of `after`
// are waited for.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_COPY_PIPELINE_H
#define AMPCC_RUNTIME_COPY_PIPELINE_H

#include "data/transfer.h"
#include <vector>

namespace ampcc_rt {

/// The direction of a copy.
enum class direction { to_device, to_host };

/// Copies in pieces through pinned memory: several threads fill or empty pieces on the host while
/// the device moves others. This is faster than a driver's own copy of pageable memory, which uses
/// one thread. Returns true when all bytes are copied. Throws cl::Error, after all commands have
/// ended.
///
/// Returns false, and does nothing, if
/// - the copy is small,
/// - the device shares the host's memory,
/// - the driver gives no pinned memory,
/// - another copy uses the pinned memory of the device, or
/// - there is only one thread.
bool copy_in_pieces(queue &q, direction way, char *host, const cl::Buffer &device,
                    const std::vector<transfer_run> &runs, const wait_list &after);

} // namespace ampcc_rt

#endif
