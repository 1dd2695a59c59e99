//===- native_pool.cpp - pool of threads with oneTBB ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file is compiled without ThreadSanitizer, which does not see oneTBB's synchronisation. The
// code by which threads share work is in native_jobs.cpp.
//
//===----------------------------------------------------------------------===//
#include "device/native/native_pool.h"
#include "device/native/native_jobs.h"
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/task_arena.h>

namespace ampcc_rt {
namespace native {

namespace {

/// A private arena, whose threads are the helpers. In the program's arena a thread that waits for
/// its kernel could take up other work of the program, which may wait for that kernel. Never
/// destroyed.
class workers {
public:
  static workers &instance() {
    static workers &only = *new workers();
    return only;
  }

  void run(shared_pieces &job) {
    // The program may have limited oneTBB, which would start one thread nevertheless.
    const std::size_t allowed =
        tbb::global_control::active_value(tbb::global_control::max_allowed_parallelism);
    const unsigned threads = std::min<std::size_t>(pool_threads(), allowed);
    if (threads > 1)
      jobs_.run(job, threads - 1, [this](unsigned count) { start(count); });
    else
      job.run(0);
  }

private:
  workers() {
    // AMPCC_CPU_THREADS may request more threads than oneTBB uses by default.
    if (static_cast<int>(pool_threads()) > tbb::info::default_concurrency())
      more_ = std::make_unique<tbb::global_control>(tbb::global_control::max_allowed_parallelism,
                                                    pool_threads());
  }

  /// Lets so many threads of the arena help. Each starts half of those that remain, so that the
  /// last one starts after few steps.
  void start(unsigned count) {
    arena_.enqueue([this, count] {
      unsigned left = count;
      try {
        for (; left > 1; left -= left / 2)
          start(left / 2);
      } catch (...) {
        jobs_.remove_helpers(left - 1);
      }
      jobs_.help(static_cast<unsigned>(tbb::this_task_arena::current_thread_index()));
    });
  }

  native_jobs jobs_;
  /// The number 0 is that of the thread whose job it is, which does not enter the arena.
  tbb::task_arena arena_{static_cast<int>(pool_threads()), 1};
  std::unique_ptr<tbb::global_control> more_;
};

} // namespace

void run_pieces(std::uint64_t count, piece_function piece, void *work) {
  shared_pieces all(count, pool_threads(), piece, work);
  if (all.threads() > 1)
    workers::instance().run(all);
  else
    all.run(0);
  all.rethrow();
}

std::size_t worker_stack() {
  return tbb::global_control::active_value(tbb::global_control::thread_stack_size);
}

} // namespace native
} // namespace ampcc_rt
