//===- peer_copy.h - copies from one device to another --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every device has a context of its own. OpenCL knows copies between devices of one context only,
// and drivers carry these out by moving the whole buffer, slowly (docs/scaling.md has figures). So
// bytes go by way of pinned memory of the host, in pieces: one leaves its device while the one
// before it enters the other.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_PEER_COPY_H
#define AMPCC_RUNTIME_PEER_COPY_H

#include "data/access_log.h"
#include "data/transfer.h"
#include <cstddef>
#include <vector>

namespace ampcc_rt {

/// The last commands of a copy, on both devices.
struct peer_copied {
  cl::Event left, arrived;
};

/// Where a copy comes from or goes to: commands go to `q` behind those of `after`.
struct peer_end {
  queue &q;
  const cl::Buffer &memory;
  const wait_list &after;
};

/// Blocks until the bytes have left their device, not until they are on the other one.
peer_copied enqueue_peer_copy(const peer_end &from, const peer_end &to,
                              const std::vector<transfer_run> &runs);

/// The runs in pieces of at most that many bytes, for memory between the two ends where they lie
/// one behind the other from 0 on in each piece. A row longer than a piece is cut.
struct staged_runs {
  std::vector<transfer_run> out, in; ///< to that memory, and from it
};
std::vector<staged_runs> in_pieces(const std::vector<transfer_run> &runs, std::size_t most);

} // namespace ampcc_rt

#endif
