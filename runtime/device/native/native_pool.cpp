//===- native_pool.cpp - pool of threads with oneTBB ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file is compiled without ThreadSanitizer, which does not see how oneTBB hands work from
// thread to thread. Atomic operations in native_pieces.cpp make the order visible to it.
//
//===----------------------------------------------------------------------===//
#include "device/native/native_pool.h"
#include "device/native/native_pieces.h"
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

/// A private arena. In the program's arena a thread that waits for its kernel could take up other
/// work of the program, which may wait for that kernel. Never destroyed.
class workers {
public:
  static workers &instance() {
    static workers &only = *new workers();
    return only;
  }
  tbb::task_arena arena{static_cast<int>(pool_threads()), 1};

private:
  workers() {
    // AMPCC_CPU_THREADS may request more threads than oneTBB uses by default.
    if (static_cast<int>(pool_threads()) > tbb::info::default_concurrency())
      more_ = std::make_unique<tbb::global_control>(tbb::global_control::max_allowed_parallelism,
                                                    pool_threads());
  }
  std::unique_ptr<tbb::global_control> more_;
};

} // namespace

void run_pieces(std::uint64_t count, piece_function piece, void *work) {
  shared_pieces all(count, pool_threads(), piece, work);
  // Each task runs pieces of the thread that takes it up: a thread keeps its number in the arena.
  workers::instance().arena.execute([&] {
    tbb::parallel_for(
        tbb::blocked_range<unsigned>(0, all.threads()),
        [&](const tbb::blocked_range<unsigned> &) {
          all.run(static_cast<unsigned>(tbb::this_task_arena::current_thread_index()));
        },
        tbb::simple_partitioner());
  });
  all.rethrow();
}

std::size_t worker_stack() {
  return tbb::global_control::active_value(tbb::global_control::thread_stack_size);
}

} // namespace native
} // namespace ampcc_rt
