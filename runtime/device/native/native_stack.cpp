//===- native_stack.cpp - threads of the pool and the sizes of their stacks --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/cpu.h"
#include "device/native/native_pieces.h"
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <new>
#include <pthread.h>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace ampcc_rt {
namespace native {

namespace {

/// The pieces, and the number of the next thread that runs some.
struct numbered_pieces {
  shared_pieces pieces;
  std::atomic<unsigned> next{0};

  static void *run(void *data) {
    auto *const all = static_cast<numbered_pieces *>(data);
    all->pieces.run(all->next.fetch_add(1, std::memory_order_relaxed));
    return nullptr;
  }
};

/// Returns how many threads, at most `wanted`, can exist at the same time, by starting them. oneTBB
/// fails if it cannot start a thread that it expects.
unsigned possible_threads(unsigned wanted) {
  std::vector<pthread_t> started;
  started.reserve(wanted);
  std::mutex together;
  std::unique_lock<std::mutex> hold(together);
  auto wait = [](void *until) -> void * {
    std::lock_guard<std::mutex> lock(*static_cast<std::mutex *>(until));
    return nullptr;
  };
  pthread_t made;
  while (started.size() < wanted && pthread_create(&made, nullptr, wait, &together) == 0)
    started.push_back(made);
  hold.unlock();
  for (pthread_t each : started)
    pthread_join(each, nullptr);
  return static_cast<unsigned>(started.size());
}

} // namespace

unsigned pool_threads() {
  static const unsigned count = 1 + possible_threads(cpu_threads() - 1);
  return count;
}

void run_pieces_on_stacks(unsigned threads, std::size_t stack, std::uint64_t count,
                          piece_function piece, void *work) {
  numbered_pieces all{{count, threads, piece, work}};
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0)
    throw std::bad_alloc();
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  int status = pthread_attr_setstacksize(&attributes, (stack + page - 1) / page * page);
  std::vector<pthread_t> started;
  started.reserve(threads);
  while (status == 0 && started.size() < all.pieces.threads()) {
    pthread_t made;
    status = pthread_create(&made, &attributes, numbered_pieces::run, &all);
    if (status == 0)
      started.push_back(made);
  }
  pthread_attr_destroy(&attributes);
  for (pthread_t each : started)
    pthread_join(each, nullptr);
  if (started.empty())
    throw std::system_error(status, std::generic_category());
  all.pieces.rethrow();
}

std::size_t stack_left() {
  static thread_local const char *const lowest = [] {
    void *begin = nullptr;
    std::size_t size = 0;
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
      pthread_attr_getstack(&attributes, &begin, &size);
      pthread_attr_destroy(&attributes);
    }
    return static_cast<const char *>(begin);
  }();
  const char *const here = static_cast<const char *>(__builtin_frame_address(0));
  return lowest && here > lowest ? static_cast<std::size_t>(here - lowest) : 0;
}

} // namespace native
} // namespace ampcc_rt
