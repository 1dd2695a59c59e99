//===- native_end_test.cpp - tests of process ends and of missing threads --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"
#include <atomic>
#include <cerrno>
#include <dlfcn.h>
#include <pthread.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace concurrency;
using ampcc_rt::native_span;
using rewritten::message_of;

namespace {

std::atomic<bool> no_threads{false};
std::atomic<int> slow_threads{0};

accelerator native() { return accelerator(L"native"); }

/// 1 ms for each thread.
template <unsigned long long Hash> struct slow {
  using __ampcc_place = ampcc_rt::class_site<slow, Hash>;

  static void run(const void *const *, const native_span &span) {
    for (auto i = span.begin; i != span.end; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      ++slow_threads;
    }
  }
  static void add(ampcc_rt::native_entry entry = run) {
    slow_threads = 0;
    auto *m = new rewritten::module_of(ampcc_rt::key::type<slow>() + "|e1", "slow", sizeof(slow), 1,
                                       "#error not for OpenCL\n", {});
    m->with(entry).add();
  }
};

} // namespace

/// The executable's own comes before the C library's.
extern "C" int pthread_create(pthread_t *made, const pthread_attr_t *attributes,
                              void *(*function)(void *), void *data) {
  if (no_threads)
    return EAGAIN;
  static const auto real =
      reinterpret_cast<decltype(&pthread_create)>(dlsym(RTLD_NEXT, "pthread_create"));
  return real(made, attributes, function, data);
}

[[noreturn]] static void work_without_threads() {
  slow<0x301>::add();
  no_threads = true;
  const accelerator_view view = native().create_view(queuing_mode_immediate);
  std::vector<int> data(1 << 20, 0);
  array_view<int, 1> numbers(1 << 20, data);
  for (int i = 0; i < 3; ++i)
    parallel_for_each(view, numbers.extent, scale{numbers, 1});
  parallel_for_each(view, extent<1>(100), slow<0x301>());
  view.create_marker().get();
  std::_Exit(numbers[7] == 21 && slow_threads == 100 ? 0 : 1);
}

// The runtime's own threads and oneTBB's.
TEST(NativeEnd, WithoutThreads) {
  testing::GTEST_FLAG(death_test_style) = "threadsafe"; // in a process that has none yet
  EXPECT_EXIT(work_without_threads(), testing::ExitedWithCode(0), "");
}

TEST(NativeEnd, AForkWithWorkInFlight) {
  slow<0x302>::add();
  const accelerator_view view = native().create_view();
  parallel_for_each(view, extent<1>(300), slow<0x302>());
  const pid_t child = fork();
  if (child == 0) {
    auto fails = [](auto operation) {
      return message_of<accelerator_view_removed>(operation).find("CL_DEVICE_NOT_AVAILABLE") !=
             std::string::npos;
    };
    const bool good = fails([&] { view.wait(); }) &&
                      fails([&] { parallel_for_each(view, extent<1>(1), slow<0x302>()); });
    std::_Exit(good ? 0 : 1);
  }
  int status = -1;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  view.wait();
  EXPECT_EQ(slow_threads, 300);
}

[[noreturn]] static void exit_with_work_in_flight() {
  slow<0x303>::add([](const void *const *args, const native_span &span) {
    slow<0x303>::run(args, span);
    if (slow_threads == 300)
      static_cast<void>(!::write(2, "all\n", 4));
  });
  parallel_for_each(native().create_view(), extent<1>(300), slow<0x303>());
  std::exit(0);
}

TEST(NativeEnd, ExitWithWorkInFlight) {
  testing::GTEST_FLAG(death_test_style) = "threadsafe"; // a process of its own, no fork
  EXPECT_EXIT(exit_with_work_in_flight(), testing::ExitedWithCode(0), "all");
}
