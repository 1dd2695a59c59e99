//===- copy_pipeline.cpp - large copies through pinned memory by several threads --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "data/copy_pipeline.h"
#include "device/commands.h"
#include "device/native/native_pool.h"
#include "device/opencl/driver.h"
#include "device/pinned_memory.h"
#include "observe/tracer.h"
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace ampcc_rt {

namespace {

// In bytes; measured with 16 cores and PCIe 5 x16. Copies below `least` gain nothing. Copies below
// `large` gain nothing from larger pieces and more threads, because one thread works alone at their
// begin and end.
constexpr std::size_t least = std::size_t(4) << 20;
constexpr std::size_t large = std::size_t(16) << 20, huge = std::size_t(64) << 20;
constexpr std::size_t small_piece = std::size_t(512) << 10, large_piece = std::size_t(1) << 20;
constexpr unsigned few_threads = 4, some_threads = 6, most_threads = 8;
/// Slots of each thread: one is filled or emptied while the device moves the other.
constexpr unsigned slots = 2;

/// The pinned memory of a device for such copies, which one copy uses at a time.
struct slot_memory {
  std::mutex mutex;
  std::unique_ptr<pinned_memory> memory;
  bool refused = false;

  static slot_memory &of(device &where) {
    static std::mutex &guard = *new std::mutex();
    static auto &all = *new std::map<const device *, std::unique_ptr<slot_memory>>();
    std::lock_guard<std::mutex> lock(guard);
    std::unique_ptr<slot_memory> &found = all[&where];
    if (!found)
      found = std::make_unique<slot_memory>();
    return *found;
  }

  char *get(device &where) {
    if (!memory && !refused) {
      memory = pinned_memory::make(where, most_threads * slots * large_piece);
      refused = !memory;
    }
    return memory ? memory->data() : nullptr;
  }
};

/// Some rows of a run, or a part of one row.
struct piece {
  std::size_t host, device, length, count, host_pitch, device_pitch;
  std::size_t bytes() const { return length * count; }
};

typedef cl::array<cl::size_type, 3> triple;

class pipeline {
public:
  pipeline(queue &q, direction way, char *host, const cl::Buffer &device, char *pinned,
           std::size_t piece_size)
      : q_(q), on_(q.opencl()), way_(way), host_(host), device_(device), pinned_(pinned),
        piece_size_(piece_size) {}

  void add(const transfer_run &run) {
    const bool up = way_ == direction::to_device;
    piece whole{up ? run.from : run.to,
                up ? run.to : run.from,
                run.length,
                run.count,
                up ? run.from_pitch : run.to_pitch,
                up ? run.to_pitch : run.from_pitch};
    const std::size_t rows = std::max<std::size_t>(1, piece_size_ / whole.length);
    for (std::size_t row = 0; row < whole.count; row += rows) {
      piece part = whole;
      part.host += row * whole.host_pitch;
      part.device += row * whole.device_pitch;
      part.count = std::min(rows, whole.count - row);
      if (part.count > 1) {
        pieces_.push_back(part);
        continue;
      }
      for (std::size_t at = 0; at < whole.length; at += piece_size_) {
        const std::size_t length = std::min(piece_size_, whole.length - at);
        pieces_.push_back({part.host + at, part.device + at, length, 1, length, length});
      }
    }
  }

  /// Copies all pieces with this number of threads. Throws cl::Error.
  void run(unsigned threads) {
    native::run_pieces(
        threads,
        [](void *self, std::uint64_t thread) {
          static_cast<pipeline *>(self)->work(static_cast<unsigned>(thread));
        },
        this);
    // Each thread locks the mutex at its end, so that its writes are visible here.
    std::lock_guard<std::mutex> lock(mutex_);
    if (error_ != CL_SUCCESS)
      throw cl::Error(error_);
  }

private:
  struct slot {
    char *memory;
    const piece *holds = nullptr;
    cl::Event moved;
  };

  void work(unsigned thread) {
    slot own[slots];
    for (unsigned i = 0; i < slots; ++i)
      own[i].memory = pinned_ + (thread * slots + i) * piece_size_;
    unsigned turn = 0;
    guarded_by_error([&] {
      for (std::size_t i; !failed_.load() && (i = next_.fetch_add(1)) < pieces_.size();
           turn = (turn + 1) % slots) {
        finish(own[turn]);
        begin(own[turn], pieces_[i]);
      }
    });
    // Also after an error, because the device must not use the memory any more when this returns.
    for (unsigned i = 0; i < slots; ++i)
      guarded_by_error([&] { finish(own[(turn + i) % slots]); });
    std::lock_guard<std::mutex> lock(mutex_);
  }

  template <typename Work> void guarded_by_error(Work work) {
    try {
      work();
    } catch (const cl::Error &error) {
      std::lock_guard<std::mutex> lock(mutex_);
      if (error_ == CL_SUCCESS)
        error_ = error.err();
      failed_.store(true);
    }
  }

  void begin(slot &s, const piece &p) {
    tracer *const t = tracer::active();
    const std::uint64_t before = t ? tracer::now() : 0;
    if (way_ == direction::to_device)
      for (std::size_t row = 0; row < p.count; ++row)
        std::memcpy(s.memory + row * p.length, host_ + p.host + row * p.host_pitch, p.length);
    {
      std::lock_guard<std::mutex> lock(calls_);
      enqueue(s, p);
      on_.flush();
    }
    s.holds = &p;
    if (t)
      t->transfer(q_, way_ == direction::to_device ? "upload" : "download", p.bytes(), before,
                  s.moved);
  }

  void enqueue(slot &s, const piece &p) {
    const bool up = way_ == direction::to_device;
    if (p.count == 1) {
      if (up)
        on_.enqueueWriteBuffer(device_, CL_FALSE, p.device, p.length, s.memory, nullptr, &s.moved);
      else
        on_.enqueueReadBuffer(device_, CL_FALSE, p.device, p.length, s.memory, nullptr, &s.moved);
      return;
    }
    const triple there = {p.device % p.device_pitch, p.device / p.device_pitch, 0};
    const triple here = {0, 0, 0}, sizes = {p.length, p.count, 1};
    if (up)
      on_.enqueueWriteBufferRect(device_, CL_FALSE, there, here, sizes, p.device_pitch, 0, p.length,
                                 0, s.memory, nullptr, &s.moved);
    else
      on_.enqueueReadBufferRect(device_, CL_FALSE, there, here, sizes, p.device_pitch, 0, p.length,
                                0, s.memory, nullptr, &s.moved);
  }

  /// Waits by polling, because a blocking call would hold the mutex and stop the other threads.
  /// With drivers that run commands only in a wait it blocks.
  void wait_until_moved(const cl::Event &moved) {
    if (only_waits_run_commands()) {
      std::lock_guard<std::mutex> lock(calls_);
      moved.wait();
      return;
    }
    for (cl_int status = CL_QUEUED; status != CL_COMPLETE; std::this_thread::yield()) {
      const std::unique_lock<std::mutex> lock(calls_, std::try_to_lock);
      if (lock)
        status = moved.getInfo<CL_EVENT_COMMAND_EXECUTION_STATUS>();
      if (status < 0)
        throw cl::Error(status);
    }
  }

  void finish(slot &s) {
    if (!s.holds)
      return;
    const piece &p = *std::exchange(s.holds, nullptr);
    wait_until_moved(s.moved);
    if (way_ == direction::to_host)
      for (std::size_t row = 0; row < p.count; ++row)
        std::memcpy(host_ + p.host + row * p.host_pitch, s.memory + row * p.length, p.length);
  }

  queue &q_;
  cl::CommandQueue &on_;
  const direction way_;
  char *const host_;
  const cl::Buffer &device_;
  char *const pinned_;
  const std::size_t piece_size_;
  std::vector<piece> pieces_;
  std::atomic<std::size_t> next_{0};
  std::atomic<bool> failed_{false};
  /// Held during every call of OpenCL. NVIDIA's driver takes a third more time for all later calls
  /// in a context after several threads have called it at the same time.
  std::mutex calls_;
  std::mutex mutex_;
  cl_int error_ = CL_SUCCESS;
};

} // namespace

bool copy_in_pieces(queue &q, direction way, char *host, const cl::Buffer &device,
                    const std::vector<transfer_run> &runs, const wait_list &after) {
  std::size_t bytes = 0;
  for (const transfer_run &run : runs)
    bytes += run.bytes();
  if (bytes < least || q.where().shares_host_memory() ||
      !q.where().kind().profits_from_pinned_memory())
    return false;
  const unsigned wanted = bytes < large ? few_threads : bytes < huge ? some_threads : most_threads;
  const unsigned threads = std::min(wanted, native::pool_threads());
  if (threads < 2)
    return false;
  slot_memory &memory = slot_memory::of(q.where());
  const std::unique_lock<std::mutex> lock(memory.mutex, std::try_to_lock);
  char *const pinned = lock ? memory.get(q.where()) : nullptr;
  if (!pinned)
    return false;
  pipeline line(q, way, host, device, pinned, bytes < large ? small_piece : large_piece);
  for (const transfer_run &run : runs)
    line.add(run);
  if (!after.empty())
    q.opencl().enqueueBarrierWithWaitList(&after, nullptr);
  line.run(threads);
  return true;
}

} // namespace ampcc_rt
