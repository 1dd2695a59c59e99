//===- transfer.h - moving bytes between memories -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_TRANSFER_H
#define AMPCC_RUNTIME_TRANSFER_H

#include "base/byte_ranges.h"
#include "data/access_log.h"
#include "data/section.h"
#include <cstddef>
#include <vector>

namespace ampcc_rt {

/// Pieces of equal length at equal distances on both sides: what one rectangular command moves.
struct transfer_run {
  std::size_t from, to; ///< of the first piece
  std::size_t length;   ///< of each
  std::size_t count;
  std::size_t from_pitch, to_pitch; ///< from one piece to the next; length if there is only one
  std::size_t bytes() const { return length * count; }
};

/// Collects pieces, in order, as few runs.
class transfer_runs {
public:
  void add(std::size_t from, std::size_t to, std::size_t bytes);
  std::vector<transfer_run> finish();

private:
  void close();
  std::size_t from_ = 0, to_ = 0, length_ = 0; ///< the open piece
  std::vector<transfer_run> runs_;
};

/// The same bytes of two copies of a buffer.
std::vector<transfer_run> runs_of(const byte_ranges &ranges);
/// The elements of one section to those of another of the same extent.
std::vector<transfer_run> runs_between(const section &from, const section &to);

/// Whether a transfer's caller stays until it is complete: some drivers then copy host memory on
/// the caller's thread, a tenth to a fifth faster.
enum class caller { goes_on, stays };

// Commands on a queue, which begin after `after`; each returns the event of the last one, or none
// if all is complete. The host's memory must stay until then. `host_is_pinned`: it is a
// pinned_memory.
cl::Event enqueue_upload(queue &q, const char *host, const cl::Buffer &device,
                         std::vector<transfer_run> runs, const wait_list &after, caller how,
                         bool host_is_pinned);
cl::Event enqueue_download(queue &q, const cl::Buffer &device, char *host,
                           std::vector<transfer_run> runs, const wait_list &after, caller how,
                           bool host_is_pinned);
cl::Event enqueue_copy(queue &q, const cl::Buffer &from, const cl::Buffer &to,
                       std::vector<transfer_run> runs, const wait_list &after);
/// By the CPU, now.
void copy_on_host(const char *from, char *to, const std::vector<transfer_run> &runs);

} // namespace ampcc_rt

#endif
