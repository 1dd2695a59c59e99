//===- copy_pipeline.h - large copies through pinned memory by several threads --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// transfer.cpp calls copy_in_pieces() for pageable memory, and enqueues an ordinary transfer if
// that returns false. As in a blocking transfer the host's memory must not change during the call,
// and the device moves no byte before all commands of `after` have ended. The sizes and numbers of
// threads in copy_pipeline.cpp are measured: change them by measurement.
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
/// - the copy has less than 4 MiB,
/// - the device shares the host's memory,
/// - copies on the device gain nothing from pinned memory, or its driver gives none,
/// - another copy uses the pinned memory of the device, or
/// - there is only one thread.
bool copy_in_pieces(queue &q, direction way, char *host, const cl::Buffer &device,
                    const std::vector<transfer_run> &runs, const wait_list &after);

} // namespace ampcc_rt

#endif
