//===- native_sums_test.cpp - memory of native launches that only add to it -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Launches of kernels with sum_bytes, whose entries add to their buffers and note whether they had
// them for themselves.
//
//===----------------------------------------------------------------------===//
#include "device/native/native_pool.h"
#include "kernels.h"
#include <atomic>
#include <chrono>
#include <deque>

using namespace concurrency;
using ampcc_rt::native_span;

namespace {

std::atomic<bool> was_exclusive, was_shared;

/// Adds 1 to element i % size and 2 to element (i + 1) % size, for each thread i, and takes its
/// time. Thread i reads element i % size of `other` if there is one.
template <typename T, unsigned long long Hash> struct summing {
  using __ampcc_place = ampcc_rt::class_site<summing, Hash>;
  array_view<T, 1> total, other;
  int size;

  static void entry(const void *const *args, const native_span &span) {
    (span.exclusive ? was_exclusive : was_shared) = true;
    T *const total = rewritten::data<T>(args, 0) + rewritten::number(args, 1);
    const auto size = static_cast<std::uint64_t>(rewritten::number(args, 3));
    const auto add = [&](std::uint64_t at, T value) {
      if (span.exclusive)
        total[at % size] += value;
      else
        __atomic_fetch_add(&total[at % size], value, __ATOMIC_RELAXED);
    };
    const auto begin = std::chrono::steady_clock::now();
    for (auto i = span.begin; i != span.end; ++i) {
      add(i, 1);
      add(i + 1, 2);
    }
    const std::chrono::nanoseconds each(span.end - span.begin > 1 ? 20 : 0);
    while (std::chrono::steady_clock::now() - begin < each * (span.end - span.begin))
      ;
  }

  /// Launches several times, so that the runtime knows how long the kernel takes.
  static void launch(const array_view<T, 1> &total, const array_view<T, 1> &other, int threads) {
    static std::deque<rewritten::module_of> kept;
    if (kept.empty()) {
      std::vector<ampcc_rt::kernel_arg> args = {
          rewritten::buffer(0, "total"), rewritten::value<int>(rewritten::offset_in_view, "offset"),
          rewritten::buffer(sizeof(array_view<T, 1>), "other", true),
          rewritten::value<int>(2 * sizeof(array_view<T, 1>), "size")};
      args[0].sum_bytes = sizeof(T);
      kept.emplace_back(ampcc_rt::key::type<summing>() + "|e1", "summing", sizeof(summing), 1,
                        "#error not for OpenCL\n", std::move(args));
      kept.back().with(entry).add();
    }
    was_exclusive = was_shared = false;
    const accelerator_view view = accelerator(L"native").default_view;
    for (int i = 0; i < 3; ++i)
      parallel_for_each(view, extent<1>(threads), summing{total, other, total.extent[0]});
    view.wait();
  }
};

/// The elements of `total` after three launches of so many_threads threads; all had 5 before.
template <typename T> void check_sums(const array_view<T, 1> &total, int threads) {
  const int size = total.extent[0];
  for (int i = 0; i < size; ++i) {
    const int after = (i + size - 1) % size; // its threads add 2 to element i
    const int first = threads / size + (i < threads % size);
    const int second = threads / size + (after < threads % size);
    ASSERT_EQ(total[i], T(5 + 3 * (first + 2 * second))) << i << " of " << size;
  }
}

constexpr int many_threads = 1 << 16; ///< threads that take 1.3 ms

} // namespace

TEST(NativeSums, ThreadsAddToCopies) {
  std::vector<int> data(1000, 5);
  const array_view<int, 1> all(1000, data), one(1);
  const array_view<int, 1> part = all.section(300, 17);
  summing<int, 0x600>::launch(part, one, many_threads);
  EXPECT_TRUE(was_exclusive && !was_shared);
  check_sums(part, many_threads);
  for (int i = 0; i < 1000; ++i)
    if (i < 300 || i >= 317)
      ASSERT_EQ(all[i], 5) << i;
}

TEST(NativeSums, CopiesOfManyLinesAreAddedByPieces) {
  std::vector<unsigned long> data(50001, 5);
  const array_view<unsigned long, 1> total(50001, data), one(1);
  summing<unsigned long, 0x601>::launch(total, one, many_threads);
  EXPECT_TRUE(was_exclusive && !was_shared);
  check_sums(total, many_threads);
}

TEST(NativeSums, OneThreadHasTheBufferForItself) {
  std::vector<int> data(1000, 5);
  const array_view<int, 1> total(1000, data);
  summing<int, 0x602>::launch(total, total, 1);
  EXPECT_TRUE(was_exclusive && !was_shared);
  check_sums(total, 1);
}

TEST(NativeSums, WithMoreElementsThanThreadsNothingIsCopied) {
  std::vector<int> data(many_threads + 1, 5);
  const array_view<int, 1> total(many_threads + 1, data), one(1);
  summing<int, 0x603>::launch(total, one, many_threads);
  EXPECT_EQ(was_shared, ampcc_rt::native::pool_threads() > 1);
  check_sums(total, many_threads);
}

TEST(NativeSums, ViewsThatOverlapShareTheirElements) {
  std::vector<int> data(1000, 5);
  const array_view<int, 1> all(1000, data);
  const array_view<int, 1> part = all.section(300, 17);
  summing<int, 0x604>::launch(part, all.section(316, 1), many_threads);
  EXPECT_EQ(was_shared, ampcc_rt::native::pool_threads() > 1);
  summing<int, 0x605>::launch(part, all.section(317, 1), many_threads);
  EXPECT_TRUE(was_exclusive && !was_shared);
}
