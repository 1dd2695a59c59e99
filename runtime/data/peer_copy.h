//===- peer_copy.h - copies from one device to another through host memory --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every device has a context of its own, and OpenCL copies only between devices of one context.
// Drivers execute even those by moving the whole buffer, slowly (docs/scaling.md has figures). So
// this copy goes through pinned memory of the host in pieces: one piece leaves its device while the
// one before it enters the other. Data sources and copies use it for data whose home is not the
// host.
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

/// One end of a copy: its memory, and the queue for its commands, which wait for `after`.
struct peer_end {
  queue &q;
  const cl::Buffer &memory;
  const wait_list &after;
};

/// Copies the runs. Blocks until the bytes have left their device, but not until they have arrived.
peer_copied enqueue_peer_copy(const peer_end &from, const peer_end &to,
                              const std::vector<transfer_run> &runs);

/// Splits the runs into pieces of at most `most` bytes. In the memory between the two ends the
/// bytes of each piece are stored without gaps from offset 0. A row that is longer than a piece is
/// cut.
struct staged_runs {
  std::vector<transfer_run> out, in; ///< from the device to that memory, and from it to the other
};
std::vector<staged_runs> in_pieces(const std::vector<transfer_run> &runs, std::size_t most);

} // namespace ampcc_rt

#endif
