//===- peer_copy_test.cpp - copies from one device to another -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two devices of PoCL, each with memory and a context of its own.
//
//===----------------------------------------------------------------------===//
#include "data/peer_copy.h"
#include "faults.h"
#include "kernels.h"
#include <ampcc_rt/counters.h>
#include <numeric>
#include <thread>

using namespace concurrency;
using ampcc_rt::transfer_run;

namespace {

/// Another device than the default one, in a context of its own.
accelerator_view other_view() {
  const ampcc_rt::device &chosen = accelerator().get_device();
  static auto *other = new ampcc_rt::device(chosen.kind(), chosen.opencl(), L"other");
  return accelerator_view(other->default_queue());
}

bool have_own_memory() { return !accelerator().supports_cpu_shared_memory; }

std::vector<int> numbers(int count) {
  std::vector<int> all(static_cast<std::size_t>(count));
  std::iota(all.begin(), all.end(), 0);
  return all;
}

/// Carries out pieces in the host's memory.
std::vector<char> moved(const std::vector<char> &from, std::size_t size,
                        const std::vector<transfer_run> &runs, std::size_t most) {
  std::vector<char> to(size), between(most);
  for (const ampcc_rt::staged_runs &piece : ampcc_rt::in_pieces(runs, most)) {
    ampcc_rt::copy_on_host(from.data(), between.data(), piece.out);
    ampcc_rt::copy_on_host(between.data(), to.data(), piece.in);
  }
  return to;
}

class PeerCopy : public testing::Test {
protected:
  void SetUp() override {
    if (accelerator().get_device().kind().reason_without_opencl())
      GTEST_SKIP() << "needs a device that a context can be made for";
  }
};

} // namespace

TEST_F(PeerCopy, PiecesHaveAllBytesAndTheirSize) {
  std::vector<char> from(1000);
  for (std::size_t i = 0; i < from.size(); ++i)
    from[i] = static_cast<char>(i % 251 + 1);
  const std::vector<std::vector<transfer_run>> all = {
      {{5, 7, 900, 1, 900, 900}},
      {{0, 100, 10, 20, 40, 11}},
      {{3, 0, 100, 4, 200, 130}, {0, 600, 1, 1, 1, 1}, {10, 700, 7, 30, 9, 8}},
      {{0, 0, 16, 1, 16, 16}, {100, 300, 64, 3, 64, 200}},
  };
  for (const auto &runs : all) {
    std::vector<char> expected(1000);
    ampcc_rt::copy_on_host(from.data(), expected.data(), runs);
    for (std::size_t most : {1, 7, 16, 64, 100, 4096}) {
      EXPECT_EQ(moved(from, 1000, runs, most), expected) << most;
      for (const ampcc_rt::staged_runs &piece : ampcc_rt::in_pieces(runs, most)) {
        std::size_t bytes = 0;
        for (const transfer_run &run : piece.out)
          bytes += run.bytes();
        EXPECT_LE(bytes, most);
      }
    }
  }
}

TEST_F(PeerCopy, OfArraysInPieces) {
  const int count = 3 << 20; // 12 MiB
  const std::vector<int> data = numbers(count);
  array<int> here(count, data.begin()), there(count, other_view());
  copy(here, there);
  EXPECT_EQ(std::vector<int>(there), data);
  parallel_for_each(there.extent, increment_array{there});
  copy_async(there, here).get();
  const std::vector<int> back = here;
  EXPECT_EQ(back.front(), 1);
  EXPECT_EQ(back.back(), count);
}

TEST_F(PeerCopy, OfSections) {
  const std::vector<int> data = numbers(64 * 48), zeros(64 * 48);
  array<int, 2> here(64, 48, data.begin()), there(64, 48, zeros.begin(), other_view());
  copy(here.section(3, 5, 10, 20), there.section(40, 9, 10, 20));
  const std::vector<int> result = there;
  for (int line = 0; line < 64; ++line)
    for (int column = 0; column < 48; ++column) {
      const bool inside = line >= 40 && line < 50 && column >= 9 && column < 29;
      ASSERT_EQ(result[static_cast<std::size_t>(line * 48 + column)],
                inside ? (line - 37) * 48 + column - 4 : 0);
    }
}

TEST_F(PeerCopy, DoesNotGoThroughTheMemoryBehindTheArray) {
  if (!have_own_memory())
    GTEST_SKIP() << "needs devices with memory of their own";
  const std::vector<int> data = numbers(1024);
  array<int> here(1024, data.begin()), there(1024, other_view());
  const auto before = ampcc_rt::read_counters();
  copy(here, there);
  const auto after = ampcc_rt::read_counters();
  EXPECT_EQ(after.uploads - before.uploads, 1u);
  EXPECT_EQ(after.downloads - before.downloads, 1u);
  EXPECT_EQ(after.host_copies, before.host_copies);
}

TEST_F(PeerCopy, OfWhatAKernelElsewhereNeeds) {
  const std::vector<int> data = numbers(1024);
  array_view<int> shared(1024); // no home
  copy(data.begin(), data.end(), shared);
  parallel_for_each(accelerator().default_view, shared.extent, scale{shared, 2});
  parallel_for_each(other_view(), shared.extent, scale{shared, 2});
  parallel_for_each(accelerator().default_view, shared.extent, scale{shared, 2});
  for (int i = 0; i < 1024; ++i)
    ASSERT_EQ(shared[i], 15 * i);
}

TEST_F(PeerCopy, WithoutPinnedMemory) {
  if (!have_own_memory())
    GTEST_SKIP() << "needs devices with memory of their own";
  const std::vector<int> data = numbers(1024);
  for (const char *refused : {"clCreateBuffer", "clEnqueueMapBuffer"}) {
    // A device that has no slots yet.
    const ampcc_rt::device &chosen = accelerator().get_device();
    auto *fresh = new ampcc_rt::device(chosen.kind(), chosen.opencl(), L"fresh");
    array<int> here(1024, data.begin(), accelerator_view(fresh->default_queue())),
        there(1024, other_view());
    const faults::fault fault(refused, 1, CL_OUT_OF_RESOURCES);
    copy(here, there);
    EXPECT_EQ(fault.failed(), refused);
    EXPECT_EQ(std::vector<int>(there), data);
  }
}

TEST_F(PeerCopy, ThatFailsIsToldAndTheNextOneWorks) {
  if (!have_own_memory())
    GTEST_SKIP() << "needs devices with memory of their own";
  const std::vector<int> data = numbers(3 << 20);
  array<int> here(3 << 20, data.begin()), there(3 << 20, other_view());
  for (const char *function : {"clEnqueueReadBuffer", "clWaitForEvents", "clEnqueueWriteBuffer"})
    for (int call : {1, 2, 3}) {
      {
        const faults::fault fault(function, call, CL_OUT_OF_RESOURCES);
        EXPECT_THROW(copy(here, there), runtime_exception) << function << " " << call;
      }
      copy(here, there);
      EXPECT_EQ(std::vector<int>(there), data);
    }
}

TEST_F(PeerCopy, OneOfTheDevicesIsFull) {
  if (!have_own_memory())
    GTEST_SKIP() << "needs devices with memory of their own";
  const std::vector<int> data = numbers(1024);
  array_view<int> shared(1024);
  copy(data.begin(), data.end(), shared);
  parallel_for_each(accelerator().default_view, shared.extent, scale{shared, 2});
  {
    const faults::fault fault("clCreateBuffer", 1, CL_MEM_OBJECT_ALLOCATION_FAILURE);
    EXPECT_THROW(parallel_for_each(other_view(), shared.extent, scale{shared, 2}), out_of_memory);
  }
  // The other one has the data and goes on.
  parallel_for_each(accelerator().default_view, shared.extent, scale{shared, 2});
  for (int i = 0; i < 1024; ++i)
    ASSERT_EQ(shared[i], 7 * i);
}

TEST_F(PeerCopy, OfManyThreads) {
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([t] {
      const std::vector<int> data = numbers(1 << 16);
      array<int> here(1 << 16, data.begin()), there(1 << 16, other_view());
      for (int round = 0; round < 20; ++round) {
        parallel_for_each(here.extent, increment_array{here});
        copy(here, there);
        parallel_for_each(other_view(), there.extent, increment_array{there});
        copy(there, here);
      }
      const std::vector<int> result = here;
      EXPECT_EQ(result[7], 7 + 40) << t;
    });
  for (std::thread &each : threads)
    each.join();
}
