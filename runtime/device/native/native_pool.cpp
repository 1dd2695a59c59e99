//===- native_pool.cpp - oneTBB, as the runtime uses it -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ThreadSanitizer cannot see how the library hands work from thread to thread. This file is
// compiled without it, and native_launch.cpp says in its own words what happens before what.
//
//===----------------------------------------------------------------------===//
#include "device/native/native_pool.h"
#include "base/cpu.h"
#include <cstddef>
#include <cstdint>
#include <memory>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

namespace ampcc_rt {
namespace native {

namespace {

/// An arena of our own: while a thread waits for its kernel it must not take up other work of the
/// program, which may wait for that kernel. Never destroyed.
class workers {
public:
  static workers &instance() {
    static workers &only = *new workers();
    return only;
  }
  tbb::task_arena arena{static_cast<int>(pool_threads()), 1};

private:
  workers() {
    // More threads than oneTBB would use by itself are somebody's wish (AMPCC_CPU_THREADS).
    if (static_cast<int>(pool_threads()) > tbb::info::default_concurrency())
      more_ = std::make_unique<tbb::global_control>(tbb::global_control::max_allowed_parallelism,
                                                    pool_threads());
  }
  std::unique_ptr<tbb::global_control> more_;
};

} // namespace

void run_pieces(std::uint64_t count, piece_function piece, void *work) {
  workers::instance().arena.execute([=] {
    tbb::parallel_for(
        tbb::blocked_range<std::uint64_t>(0, count),
        [=](const tbb::blocked_range<std::uint64_t> &some) {
          for (std::uint64_t i = some.begin(); i != some.end(); ++i)
            piece(work, i);
        },
        tbb::simple_partitioner());
  });
}

std::size_t worker_stack() {
  return tbb::global_control::active_value(tbb::global_control::thread_stack_size);
}

} // namespace native
} // namespace ampcc_rt
