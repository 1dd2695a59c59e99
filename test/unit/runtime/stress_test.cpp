//===- stress_test.cpp - tests of the runtime with many threads ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The same tests are built again with ThreadSanitizer, and with AddressSanitizer and
// UndefinedBehaviorSanitizer, together with the runtime (test/CMakeLists.txt).
//
//===----------------------------------------------------------------------===//
#include "kernels.h"
#include <atomic>
#include <future>
#include <list>
#include <numeric>
#include <thread>

using namespace concurrency;

namespace {

constexpr int threads = 6, rounds = 25;

/// Runs `work(thread)` on several threads and counts how often it returns true.
template <typename Work> int good_of(Work work) {
  std::atomic<int> good{0};
  std::vector<std::thread> all;
  for (int t = 0; t < threads; ++t)
    all.emplace_back([&, t] {
      for (int i = 0; i < rounds; ++i)
        good += work(t);
    });
  for (std::thread &t : all)
    t.join();
  return good;
}
constexpr int all_good = threads * rounds;

} // namespace

TEST(Stress, EachThreadItsDataOnOneView) {
  accelerator_view view = accelerator().create_view();
  EXPECT_EQ(good_of([&](int t) {
              std::vector<int> data(64, t);
              array_view<int, 1> numbers(64, data);
              parallel_for_each(view, numbers.extent, scale{numbers, 3});
              array<int, 1> kept(64, view);
              copy_async(numbers, kept).get();
              const std::vector<int> out = kept;
              return out[5] == 3 * t + 5 && numbers[5] == out[5];
            }),
            all_good);
}

TEST(Stress, ViewsComeAndGo) {
  EXPECT_EQ(good_of([](int t) {
              accelerator_view view = accelerator().create_view(t % 2 ? queuing_mode_immediate
                                                                      : queuing_mode_automatic);
              array<int, 1> numbers(64, view);
              std::list<int> start(64, t);
              copy(start.begin(), start.end(), numbers);
              parallel_for_each(numbers.extent, increment_array{numbers});
              completion_future marker = view.create_marker();
              std::vector<int> out(64);
              copy(numbers, out.begin());
              marker.get();
              return out[63] == t + 1;
            }),
            all_good);
}

TEST(Stress, ManyReadersOfOneSource) {
  std::vector<int> data(256);
  std::iota(data.begin(), data.end(), 0);
  array_view<const int, 1> shared(256, data);
  EXPECT_EQ(good_of([&](int) {
              array_view<int, 1> target(256);
              parallel_for_each(shared.extent, add_one{shared, target});
              return target[200] == 201 && shared[200] == 200;
            }),
            all_good);
}

TEST(Stress, EachThreadItsPartOfOneSource) {
  std::vector<int> data(64 * threads, 0);
  {
    array_view<int, 1> whole(64 * threads, data);
    EXPECT_EQ(good_of([&](int t) {
                array_view<int, 1> mine = whole.section(64 * t, 64);
                accelerator_view view = accelerator().create_view();
                parallel_for_each(view, mine.extent, scale{mine, 1}); // adds the index
                view.wait();
                return true;
              }),
              all_good);
  }
  for (int i = 0; i < 64 * threads; ++i)
    ASSERT_EQ(data[static_cast<std::size_t>(i)], rounds * (i % 64)) << i;
}

TEST(Stress, FuturesOnOtherThreads) {
  std::atomic<int> continued{0};
  EXPECT_EQ(good_of([&](int t) {
              std::vector<int> data(64, t), out(64);
              array<int, 1> numbers(64);
              completion_future in = copy_async(data.begin(), data.end(), numbers);
              in.then([&] { ++continued; });
              parallel_for_each(numbers.extent, increment_array{numbers});
              completion_future done = copy_async(numbers, out.begin());
              std::atomic<bool> seen{false};
              done.then([&] { seen = true; });
              std::shared_future<void> shared = done;
              shared.get();
              in.get();
              while (!seen)
                std::this_thread::yield();
              return out[0] == t + 1;
            }),
            all_good);
  while (continued != all_good)
    std::this_thread::yield();
}

TEST(Stress, ErrorsBesideWork) {
  EXPECT_EQ(good_of([](int t) {
              std::vector<int> data(64, t);
              array_view<int, 1> numbers(64, data);
              bool thrown = false;
              try {
                parallel_for_each(extent<1>(-1), scale{numbers, 3});
              } catch (const invalid_compute_domain &) {
                thrown = true;
              }
              parallel_for_each(numbers.extent, scale{numbers, 3});
              return thrown && numbers[2] == 3 * t + 2;
            }),
            all_good);
}

// Races inside the driver of the device and inside oneTBB, whose synchronisation ThreadSanitizer does
// not see, are not reported.

extern "C" const char *__tsan_default_suppressions();
extern "C" const char *__tsan_default_suppressions() {
  return "called_from_lib:libpocl.so\ncalled_from_lib:libpocl-devices-pthread\ncalled_from_lib:"
         "libLLVM\ncalled_from_lib:libtbb.so\nrace:libpocl\nrace:libLLVM\n"
         "mutex:libpocl\nmutex:libclang-cpp\ndeadlock:libpocl\n";
}

// A test asks for more memory than there is.
extern "C" const char *__tsan_default_options();
extern "C" const char *__tsan_default_options() { return "allocator_may_return_null=1"; }

// LLVM, in PoCL, gives threads signal stacks of its own, which AddressSanitizer would free. Only whole
// stacks name the function of PoCL 3.1 that loses some bytes when it compiles a kernel, which it does
// where no cache has it yet. glibc asks for the processors of a thread that begins, in memory of its
// own, which counts as lost where the program ends at that moment.
extern "C" const char *__asan_default_options();
extern "C" const char *__asan_default_options() {
  return "use_sigaltstack=0:fast_unwind_on_malloc=0:allocator_may_return_null=1";
}
extern "C" const char *__lsan_default_suppressions();
extern "C" const char *__lsan_default_suppressions() {
  return "leak:pocl_check_kernel_disk_cache\nleak:pthread_getattr_np\n";
}
