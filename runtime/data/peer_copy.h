//===- peer_copy.h - copies from one device to another through host memory --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL copies only between devices of one context, but the runtime gives each device its own
// context. In a common context drivers would move the whole buffer, slowly (docs/scaling.md has
// figures). So this copy goes through memory of the host, which is pinned unless the driver
// refuses. It has stages of at most 4 MiB: one stage leaves its device while the one before it
// enters the other. data_source.cpp uses it for arrays whose home, the accelerator_view that they
// were created on, is not the host's, and copy.cpp for copies between two containers. Change this
// code if a driver can copy between the contexts of two devices.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_PEER_COPY_H
#define AMPCC_RUNTIME_PEER_COPY_H

#include "data/access_log.h"
#include "data/transfer.h"
#include <cstddef>
#include <vector>

namespace ampcc_rt {

/// The last commands of a copy: the one that reads, and the one that writes.
struct peer_copied {
  cl::Event left, arrived;
};

/// One end of a copy: its memory, and the queue for its commands, which wait for `after`. Only the
/// first command has that wait list, because queues run their commands in order. The objects must
/// live until enqueue_peer_copy() returns.
struct peer_end {
  queue &q;
  const cl::Buffer &memory;
  const wait_list &after;
};

/// Copies the runs. Blocks until the bytes have left their device, but not until they have arrived:
/// the caller enters both returned commands in the logs of the two memories. Throws out_of_memory
/// without host memory for the stages, and the exceptions of the transfers (transfer.h).
peer_copied enqueue_peer_copy(const peer_end &from, const peer_end &to,
                              const std::vector<transfer_run> &runs);

/// A stage of a copy: the runs from the device to the memory of the host, and from that memory to
/// the other device. The bytes of a stage are stored there without gaps from offset 0.
struct staged_runs {
  std::vector<transfer_run> out, in;
};
/// Splits the runs into stages of at most `most` bytes. A piece of a run (transfer_run) that is
/// longer than `most` is cut; other pieces stay whole. Declared here for unit tests.
std::vector<staged_runs> in_pieces(const std::vector<transfer_run> &runs, std::size_t most);

} // namespace ampcc_rt

#endif
