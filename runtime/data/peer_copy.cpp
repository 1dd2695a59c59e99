//===- peer_copy.cpp - copies from one device to another through host memory --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "data/peer_copy.h"
#include "device/device_error.h"
#include "device/pinned_memory.h"
#include "observe/tracer.h"
#include <algorithm>
#include <cstdlib>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace ampcc_rt {

namespace {

constexpr std::size_t piece_bytes = 4 << 20;
/// Pieces of one copy in flight: one leaves its device, one enters the other, one waits.
constexpr std::size_t pieces_in_flight = 3;
constexpr std::size_t kept_slots = 8; ///< most idle slots of each device

/// Memory for a piece, pinned by the driver of a device; pageable if the driver refuses.
class slot {
public:
  explicit slot(device &where)
      : pinned_(pinned_memory::make(where, piece_bytes)), ordinary_(nullptr, std::free) {
    if (pinned_)
      return;
    ordinary_.reset(static_cast<char *>(std::aligned_alloc(4096, piece_bytes)));
    if (!ordinary_)
      throw_out_of_memory("a copy between accelerators: no memory of the host to go through");
  }

  char *memory() const { return pinned_ ? pinned_->data() : ordinary_.get(); }
  cl::Event left, arrived; ///< the commands that use it

  bool is_idle() const { return has_ended(left) && has_ended(arrived); }
  void wait() noexcept {
    for (const cl::Event *event : {&left, &arrived})
      if ((*event)())
        clWaitForEvents(1, &(*event)());
  }

private:
  static bool has_ended(const cl::Event &event) {
    if (!event())
      return true;
    cl_int status = CL_QUEUED; // stays so if the query fails
    clGetEventInfo(event(), CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr);
    return status <= CL_COMPLETE;
  }

  std::unique_ptr<pinned_memory> pinned_;
  std::unique_ptr<char, void (*)(void *)> ordinary_;
};

/// The slots that no copy holds, although commands may still use them. Never destroyed, because
/// drivers may be unloaded before.
class slot_pool {
public:
  static slot_pool &instance() {
    static slot_pool &only = *new slot_pool();
    return only;
  }

  std::unique_ptr<slot> take(device &where) {
    {
      std::lock_guard<std::mutex> lock(mutex_);
      std::vector<std::unique_ptr<slot>> &free = free_[&where];
      const auto idle =
          std::find_if(free.begin(), free.end(), [](const auto &each) { return each->is_idle(); });
      if (idle != free.end()) {
        std::unique_ptr<slot> found = std::move(*idle);
        free.erase(idle);
        return found;
      }
    }
    return std::make_unique<slot>(where);
  }

  void give_back(device &where, std::unique_ptr<slot> used) {
    {
      std::lock_guard<std::mutex> lock(mutex_);
      std::vector<std::unique_ptr<slot>> &free = free_[&where];
      if (free.size() < kept_slots)
        return free.push_back(std::move(used));
    }
    used->wait();
  }

private:
  std::mutex mutex_;
  std::map<const device *, std::vector<std::unique_ptr<slot>>> free_;
};

/// One copy.
class copier {
public:
  copier(const peer_end &from, const peer_end &to) : from_(from), to_(to) {}
  copier(const copier &) = delete;
  ~copier() {
    for (in_flight &each : open_)
      slot_pool::instance().give_back(from_.q.where(), std::move(each.room));
  }

  peer_copied run(const std::vector<staged_runs> &pieces) {
    for (const staged_runs &piece : pieces) {
      if (open_.size() == pieces_in_flight)
        finish_oldest();
      start(piece);
    }
    while (!open_.empty())
      finish_oldest();
    return ends_;
  }

private:
  struct in_flight {
    std::unique_ptr<slot> room;
    const staged_runs *piece;
  };

  void start(const staged_runs &piece) {
    static const wait_list nothing;
    open_.push_back({slot_pool::instance().take(from_.q.where()), &piece});
    slot &room = *open_.back().room;
    room.left = room.arrived = cl::Event();
    // Only the first piece needs the wait list, because the queue is in order.
    ends_.left = room.left =
        enqueue_download(from_.q, from_.memory, room.memory(), piece.out,
                         ends_.left() ? nothing : from_.after, caller::continues,
                         /*host_is_pinned=*/true);
    from_.q.flush();
  }

  void finish_oldest() {
    static const wait_list nothing;
    slot &room = *open_.front().room;
    if (room.left()) {
      const host_span span("wait for a device");
      guarded("a copy between accelerators", [&] { room.left.wait(); });
    }
    ends_.arrived = room.arrived = enqueue_upload(
        to_.q, room.memory(), to_.memory, open_.front().piece->in,
        ends_.arrived() ? nothing : to_.after, caller::continues, /*host_is_pinned=*/true);
    to_.q.flush();
    slot_pool::instance().give_back(from_.q.where(), std::move(open_.front().room));
    open_.pop_front();
  }

  const peer_end &from_, &to_;
  std::deque<in_flight> open_;
  peer_copied ends_;
};

} // namespace

std::vector<staged_runs> in_pieces(const std::vector<transfer_run> &runs, std::size_t most) {
  std::vector<staged_runs> pieces(1);
  std::size_t used = 0;
  auto add = [&](const transfer_run &part) {
    pieces.back().out.push_back(
        {part.from, used, part.length, part.count, part.from_pitch, part.length});
    pieces.back().in.push_back(
        {used, part.to, part.length, part.count, part.length, part.to_pitch});
    used += part.bytes();
  };
  auto next_if_full = [&](std::size_t needed) {
    if (most - used >= needed)
      return;
    pieces.emplace_back();
    used = 0;
  };
  for (const transfer_run &run : runs)
    if (run.count > 1 && run.length <= most) { // whole rows
      for (std::size_t row = 0; row < run.count;) {
        next_if_full(run.length);
        const std::size_t rows = std::min((most - used) / run.length, run.count - row);
        transfer_run part = run;
        part.from += row * run.from_pitch;
        part.to += row * run.to_pitch;
        part.count = rows;
        if (rows == 1)
          part.from_pitch = part.to_pitch = part.length;
        add(part);
        row += rows;
      }
    } else {
      for (std::size_t row = 0; row < run.count; ++row)
        for (std::size_t done = 0; done < run.length;) {
          next_if_full(1);
          const std::size_t bytes = std::min(most - used, run.length - done);
          add({run.from + row * run.from_pitch + done, run.to + row * run.to_pitch + done, bytes, 1,
               bytes, bytes});
          done += bytes;
        }
    }
  return pieces;
}

peer_copied enqueue_peer_copy(const peer_end &from, const peer_end &to,
                              const std::vector<transfer_run> &runs) {
  return copier(from, to).run(in_pieces(runs, piece_bytes));
}

} // namespace ampcc_rt
