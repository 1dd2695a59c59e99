//===- asynchrony_test.cpp - tests that operations wait only if they have to --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"
#include <chrono>
#include <future>
#include <numeric>
#include <thread>

using namespace concurrency;

namespace {

typedef std::chrono::steady_clock steady;

/// Launches the kernel that takes some 20 ms for each access, until it takes more than `at_least`.
void occupy(const accelerator_view &on, const array_view<const int, 1> &from,
            const array_view<int, 1> &to) {
  for (int i = 0; i < 4; ++i)
    parallel_for_each(on, from.extent, slow_add_one{from, to});
}

bool is_ready(const completion_future &f) {
  return f.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

} // namespace

TEST(Asynchrony, ALaunchReturnsBeforeItsKernelEnds) {
  std::vector<int> from(4, 7), to(4, 0);
  array_view<int, 1> source(4, from), target(4, to);
  accelerator_view view = accelerator().create_view(queuing_mode_immediate);
  parallel_for_each(view, source.extent, slow_add_one{source, target}); // builds
  view.wait();
  const auto begin = steady::now();
  occupy(view, source, target);
  completion_future marker = view.create_marker();
  const auto launched = steady::now();
  EXPECT_FALSE(is_ready(marker));
  marker.get();
  EXPECT_GT(steady::now() - launched, launched - begin);
  EXPECT_EQ(target[3], 8);
}

TEST(Asynchrony, ACopyOfTheKernelsDataWaitsForTheKernel) {
  array<int, 1> from(4), to(4);
  const int numbers[] = {1, 2, 3, 4};
  copy(numbers, numbers + 4, from);
  accelerator().default_view.wait();
  occupy(accelerator().default_view, array_view<const int, 1>(from), array_view<int, 1>(to));
  int out[4] = {};
  completion_future done = copy_async(to, out);
  EXPECT_FALSE(is_ready(done));
  done.get();
  EXPECT_EQ(out[3], 5);
}

TEST(Asynchrony, AnotherCopyDoesNotWaitForTheKernel) {
  std::vector<int> from(4, 7), to(4, 0), big(1 << 10), back(1 << 10);
  std::iota(big.begin(), big.end(), 0);
  array_view<int, 1> source(4, from), target(4, to);
  array<int, 1> other(1 << 10);
  accelerator_view view = accelerator().default_view;
  occupy(view, source, target);
  completion_future marker = view.create_marker();
  copy_async(big.begin(), big.end(), other).get();
  copy_async(other, back.begin()).get();
  EXPECT_FALSE(is_ready(marker));
  EXPECT_EQ(back, big);
  view.wait();
  EXPECT_TRUE(marker.wait_for(std::chrono::seconds(10)) == std::future_status::ready);
}

TEST(Asynchrony, WaitIncludesCopiesBesideKernels) {
  std::vector<int> big(1 << 22, 5), back(1 << 22);
  array<int, 1> numbers(1 << 22);
  completion_future in = copy_async(big.begin(), big.end(), numbers);
  completion_future out = copy_async(numbers, back.begin());
  numbers.accelerator_view.wait();
  EXPECT_EQ(back, big);
  in.get();
  out.get();
}

/// Copies from and to a view that has run no kernel, and what `wait` does for them.
template <typename Wait> void copy_on_a_new_view(Wait wait) {
  const accelerator_view view = accelerator().create_view();
  std::vector<int> big(1 << 22, 5), back(1 << 22);
  array<int, 1> numbers(1 << 22, view);
  completion_future in = copy_async(big.begin(), big.end(), numbers);
  completion_future out = copy_async(numbers, back.begin());
  wait(view);
  EXPECT_EQ(back, big);
  in.get();
  out.get();
}

TEST(Asynchrony, WaitIncludesCopiesBeforeTheFirstKernel) {
  copy_on_a_new_view([](accelerator_view view) { view.wait(); });
}

TEST(Asynchrony, AMarkerIncludesCopiesBeforeTheFirstKernel) {
  copy_on_a_new_view([](accelerator_view view) { view.create_marker().get(); });
}

TEST(Asynchrony, AKernelWaitsForTheCopyOfItsData) {
  std::vector<int> big(1 << 20, 5);
  array<int, 1> numbers(1 << 20);
  for (int i = 0; i < 20; ++i) {
    completion_future in = copy_async(big.begin(), big.end(), numbers);
    parallel_for_each(numbers.extent, increment_array{numbers});
    std::vector<int> out = numbers;
    ASSERT_EQ(out[(1 << 20) - 1], 6);
    in.get();
  }
}

TEST(Asynchrony, SynchronizeReturnsBeforeTheKernelEnds) {
  std::vector<int> from(4, 7), to(4, 0);
  array_view<int, 1> source(4, from), target(4, to);
  occupy(accelerator().default_view, source, target);
  completion_future done = target.synchronize_async();
  EXPECT_FALSE(is_ready(done));
  done.get();
  EXPECT_EQ(to[0], 8);
}

TEST(Asynchrony, DestroyedWhileUsed) {
  std::vector<int> from(4, 7);
  std::vector<int> out(4);
  completion_future done;
  {
    array_view<const int, 1> source(4, from);
    array<int, 1> target(4);
    occupy(accelerator().default_view, source, array_view<int, 1>(target));
    done = copy_async(target, out.begin());
  }
  done.get();
  EXPECT_EQ(out[0], 8);
}

TEST(Asynchrony, ManyThreadsOnOneView) {
  constexpr int each = 50;
  accelerator_view view = accelerator().create_view();
  std::vector<std::thread> threads;
  std::atomic<int> good{0};
  for (int t = 0; t < 8; ++t)
    threads.emplace_back([&, t] {
      for (int i = 0; i < each; ++i) {
        std::vector<int> data(64, t);
        array_view<int, 1> numbers(64, data);
        parallel_for_each(view, numbers.extent, scale{numbers, 3});
        array<int, 1> kept(64, view);
        copy_async(numbers, kept).get();
        std::vector<int> out = kept;
        good += out[5] == 3 * t + 5 && numbers[5] == out[5];
      }
    });
  for (std::thread &t : threads)
    t.join();
  EXPECT_EQ(good, 8 * each);
}

TEST(Asynchrony, ManyThreadsReadOneSource) {
  std::vector<int> data(64, 2);
  array_view<int, 1> source(64, data);
  parallel_for_each(source.extent, scale{source, 3});
  array_view<const int, 1> reader = source;
  std::vector<std::thread> threads;
  std::atomic<int> good{0};
  for (int t = 0; t < 8; ++t)
    threads.emplace_back([&] {
      array_view<int, 1> target(64);
      parallel_for_each(reader.extent, add_one{reader, target});
      good += target[5] == 12 && reader[5] == 11;
    });
  for (std::thread &t : threads)
    t.join();
  EXPECT_EQ(good, 8);
}
