//===- transfer.h - commands that move bytes between host and device memory --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A view may cover a part of each row of a matrix, so that its bytes are many pieces in memory.
// Data sources (data_source.cpp) and copies between containers (copy.cpp) describe a transfer as a
// list of runs: pieces at equal distances, which one rectangular OpenCL command can move. The
// functions below enqueue the commands, and count (base/count.h) and trace them (observe/tracer.h).
// They do not know which bytes are valid: that is the work of data_source. A transfer between other
// kinds of memory needs a function here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_TRANSFER_H
#define AMPCC_RUNTIME_TRANSFER_H

#include "base/byte_ranges.h"
#include "data/access_log.h"
#include "data/section.h"
#include <cstddef>
#include <vector>

namespace ampcc_rt {

/// Pieces of equal length at equal distances on both sides, which one rectangular command can move.
/// All numbers but `count` are in bytes.
struct transfer_run {
  std::size_t from, to; ///< of the first piece
  std::size_t length;   ///< of each piece
  std::size_t count;
  std::size_t from_pitch, to_pitch; ///< from one piece to the next; length if there is only one
  std::size_t bytes() const { return length * count; }
};

/// Merges pieces, which are added in the order of the copy, into runs, so that few commands are
/// needed. add() each piece, then call finish() once.
class transfer_runs {
public:
  void add(std::size_t from, std::size_t to, std::size_t bytes);
  std::vector<transfer_run> finish();

private:
  void close();
  std::size_t from_ = 0, to_ = 0, length_ = 0; ///< the open piece
  std::vector<transfer_run> runs_;
};

/// Returns the runs that copy these bytes, boxes of the coordinates of `grid` (data/byte_grid.h),
/// from one copy of a buffer to another, on the host or on a device. All copies have one layout.
std::vector<transfer_run> runs_of(const byte_grid &grid, const byte_boxes &bytes);
/// Returns the runs that copy the elements of a section to another one of the same extent.
std::vector<transfer_run> runs_between(const section &from, const section &to);

/// Whether the caller waits for the transfer. If it does, the last command blocks and has no event,
/// which is a tenth to a fifth faster with some drivers: they copy host memory on the thread of the
/// caller.
enum class caller { continues, waits };

// Enqueue commands that wait for `after`, and return the event of the last one; an empty event if
// all are complete. The queue runs its commands in order, so this event stands for all of them. The
// host's memory must live until they are complete. `host_is_pinned` says that it is a
// pinned_memory; large transfers of other memory are complete when the function returns
// (copy_pipeline.h). Errors of OpenCL are thrown as exceptions of C++ AMP.
cl::Event enqueue_upload(queue &q, const char *host, const cl::Buffer &device,
                         std::vector<transfer_run> runs, const wait_list &after, caller how,
                         bool host_is_pinned);
cl::Event enqueue_download(queue &q, const cl::Buffer &device, char *host,
                           std::vector<transfer_run> runs, const wait_list &after, caller how,
                           bool host_is_pinned);
cl::Event enqueue_copy(queue &q, const cl::Buffer &from, const cl::Buffer &to,
                       std::vector<transfer_run> runs, const wait_list &after);
/// Copies by the CPU before it returns.
void copy_on_host(const char *from, char *to, const std::vector<transfer_run> &runs);

} // namespace ampcc_rt

#endif
