//===- tasks.cpp - the threads that run ispc's tasks ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ispc's `launch` and `sync` call. The threads live until the process ends and sleep between
// launches. A launch runs all its tasks before it returns, because the kernels here have nothing
// else to do meanwhile; threads take the tasks one by one.
//
//===----------------------------------------------------------------------===//
#include "tasks.h"
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <thread>
#include <vector>

namespace {

using task = void (*)(void *data, int thread, int threads, int number, int count, int x, int y,
                      int z, int nx, int ny, int nz);

int threads = 1;

struct launched {
  task run;
  void *data;
  int nx, ny, nz;
  int count() const { return nx * ny * nz; }
};

class pool {
public:
  static pool &instance() {
    static pool &only = *new pool();
    return only;
  }

  void run(const launched &all) {
    all_ = all;
    next_ = 0;
    open_ = true;
    ++launches_;
    launches_.notify_all();
    take(0);
    open_ = false;
    // A thread that saw `open_` counts itself in `inside_` first, so that it is awaited here.
    for (int now = inside_; now != 0; now = inside_)
      inside_.wait(now);
  }

private:
  pool() {
    for (int number = 1; number < threads; ++number)
      std::thread([this, number] { serve(number); }).detach();
  }

  [[noreturn]] void serve(int number) {
    for (unsigned seen = 0;;) {
      launches_.wait(seen);
      seen = launches_;
      ++inside_;
      if (open_)
        take(number);
      if (--inside_ == 0)
        inside_.notify_one();
    }
  }

  void take(int number) {
    for (int k = next_++; k < all_.count(); k = next_++)
      all_.run(all_.data, number, threads, k, all_.count(), k % all_.nx, k / all_.nx % all_.ny,
               k / (all_.nx * all_.ny), all_.nx, all_.ny, all_.nz);
  }

  launched all_;
  std::atomic<int> next_{0}, inside_{0};
  std::atomic<unsigned> launches_{0};
  std::atomic<bool> open_{false};
};

/// The arguments of the tasks that a function has launched since its last `sync`.
using arguments = std::vector<void *>;

} // namespace

void bench::set_task_threads(int count) { threads = count; }
int bench::task_span(int all, int part) { return threads == 1 ? all : part; }

extern "C" void *ISPCAlloc(void **handle, int64_t size, int32_t alignment) {
  if (!*handle)
    *handle = new arguments();
  const size_t unit = size_t(alignment);
  void *memory = std::aligned_alloc(unit, (size_t(size) + unit - 1) / unit * unit);
  static_cast<arguments *>(*handle)->push_back(memory);
  return memory;
}

extern "C" void ISPCLaunch(void **, void *run, void *data, int nx, int ny, int nz) {
  const launched all = {reinterpret_cast<task>(run), data, nx, ny, nz};
  if (threads > 1) {
    pool::instance().run(all);
    return;
  }
  for (int k = 0; k < all.count(); ++k)
    all.run(data, 0, 1, k, all.count(), k % nx, k / nx % ny, k / (nx * ny), nx, ny, nz);
}

extern "C" void ISPCSync(void *handle) {
  auto *all = static_cast<arguments *>(handle);
  for (void *memory : *all)
    std::free(memory);
  delete all;
}
