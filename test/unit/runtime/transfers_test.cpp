//===- transfers_test.cpp - tests of the number of transfers -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each scenario says how many commands move how many bytes, at the least. They run on two devices
// with memory of their own: environment_test.cpp starts this executable again for that.
//
//===----------------------------------------------------------------------===//
#include "kernels.h"
#include <ampcc_rt/counters.h>
#include <list>
#include <numeric>

using namespace concurrency;

namespace {

constexpr int count = 1024;
constexpr std::uint64_t whole = count * sizeof(int);

class Transfers : public testing::Test {
protected:
  void SetUp() override {
    std::vector<accelerator> all = accelerator::get_all();
    if (all.size() < 3 || all[0].supports_cpu_shared_memory || all[1].supports_cpu_shared_memory)
      GTEST_SKIP() << "needs two devices with memory of their own";
    first_ = std::make_unique<accelerator_view>(all[0].default_view);
    second_ = std::make_unique<accelerator_view>(all[1].default_view);
    std::iota(data.begin(), data.end(), 0);
    start();
  }

  void start() { before_ = ampcc_rt::read_counters(); }
  /// What has moved since start(), which this is.
  void expect(std::uint64_t uploads, std::uint64_t uploaded, std::uint64_t downloads,
              std::uint64_t downloaded) {
    const ampcc_rt::counters now = ampcc_rt::read_counters();
    EXPECT_EQ(now.uploads - before_.uploads, uploads);
    EXPECT_EQ(now.uploaded_bytes - before_.uploaded_bytes, uploaded);
    EXPECT_EQ(now.downloads - before_.downloads, downloads);
    EXPECT_EQ(now.downloaded_bytes - before_.downloaded_bytes, downloaded);
    start();
  }
  void expect_nothing() { expect(0, 0, 0, 0); }
  std::uint64_t device_copies() const {
    return ampcc_rt::read_counters().device_copies - before_.device_copies;
  }
  std::uint64_t host_copies() const {
    return ampcc_rt::read_counters().host_copies - before_.host_copies;
  }

  accelerator_view &first() { return *first_; }
  accelerator_view &second() { return *second_; }

  /// numbers = 2 * numbers + index
  static void run(const accelerator_view &on, const array_view<int, 1> &numbers) {
    parallel_for_each(on, numbers.extent, scale{numbers, 2});
  }
  static void read(const accelerator_view &on, const array_view<const int, 1> &from,
                   const array_view<int, 1> &to) {
    parallel_for_each(on, from.extent, add_one{from, to});
  }

  std::vector<int> data = std::vector<int>(count);

private:
  std::unique_ptr<accelerator_view> first_, second_;
  ampcc_rt::counters before_{};
};

} // namespace

TEST_F(Transfers, ALaunchUploadsOnce) {
  array_view<int, 1> view(count, data);
  run(first(), view);
  expect(1, whole, 0, 0);
  run(first(), view);
  run(first(), view);
  expect_nothing();
}

TEST_F(Transfers, TheLastViewDownloadsOnce) {
  {
    array_view<int, 1> view(count, data);
    array_view<int, 1> other = view;
    run(first(), view);
    start();
  }
  expect(0, 0, 1, whole);
  EXPECT_EQ(data[5], 15);
}

TEST_F(Transfers, ReadOnlyViewsNeverComeBack) {
  {
    array_view<const int, 1> from(count, data);
    array_view<int, 1> to(count);
    to.discard_data();
    read(first(), from, to);
    expect(1, whole, 0, 0);
  }
  expect_nothing();
}

TEST_F(Transfers, ASecondSynchronizeMovesNothing) {
  array_view<int, 1> view(count, data);
  run(first(), view);
  start();
  view.synchronize();
  expect(0, 0, 1, whole);
  view.synchronize();
  view.synchronize_async().get();
  expect_nothing();
  EXPECT_EQ(data[5], 15);
}

TEST_F(Transfers, SynchronizeKeepsTheDevicesCopy) {
  array_view<int, 1> view(count, data);
  run(first(), view);
  view.synchronize();
  start();
  run(first(), view);
  expect_nothing();
}

TEST_F(Transfers, HostReadsAfterAReadingKernel) {
  array_view<int, 1> view(count, data);
  array_view<int, 1> to(count);
  read(first(), view, to);
  start();
  array_view<const int, 1> reader = view;
  EXPECT_EQ(reader[7], 7);
  expect_nothing();
}

TEST_F(Transfers, HostReadsDownloadOnce) {
  array_view<int, 1> view(count, data);
  run(first(), view);
  start();
  array_view<const int, 1> reader = view;
  int sum = 0;
  for (int i = 0; i < count; ++i)
    sum += reader[i];
  EXPECT_EQ(sum, 3 * (count - 1) * count / 2);
  expect(0, 0, 1, whole);
  run(first(), view); // what the host only read stays valid on the device
  expect_nothing();
}

TEST_F(Transfers, HostWritesAreUploadedAgain) {
  array_view<int, 1> view(count, data);
  run(first(), view);
  view[3] = 100;
  start();
  run(first(), view);
  expect(1, whole, 0, 0);
  EXPECT_EQ(view[3], 203);
}

TEST_F(Transfers, DiscardedDataIsNotUploaded) {
  array_view<int, 1> view(count, data);
  view.discard_data();
  run(first(), view);
  expect_nothing();
}

TEST_F(Transfers, DiscardedDataIsNotDownloaded) {
  {
    array_view<int, 1> view(count, data);
    run(first(), view);
    view.discard_data();
    start();
  }
  expect_nothing();
}

TEST_F(Transfers, ViewsWithoutASourceLiveOnTheDevice) {
  {
    array_view<int, 1> view(count);
    run(first(), view);
    run(first(), view);
  }
  expect_nothing();
}

TEST_F(Transfers, ViewsWithoutASourceComeToTheHost) {
  array_view<int, 1> from(count, data);
  array_view<int, 1> to(count);
  read(first(), from, to);
  start();
  EXPECT_EQ(to[9], 10);
  expect(0, 0, 1, whole);
}

TEST_F(Transfers, ASectionMovesAlone) {
  array_view<int, 1> view(count, data);
  run(first(), view.section(100, 50));
  expect(1, 200, 0, 0);
  view.synchronize();
  expect(0, 0, 1, 200);
  EXPECT_EQ(data[100], 200);
}

TEST_F(Transfers, AColumnIsOneRectangle) {
  std::vector<int> cells(32 * 32, 0);
  array_view<int, 2> view(32, 32, cells);
  array_view<int, 2> column = view.section(0, 3, 32, 2);
  parallel_for_each(first(), column.extent, number_cells{column});
  expect(1, 32 * 2 * 4, 0, 0);
  view.synchronize();
  expect(0, 0, 1, 32 * 2 * 4);
  EXPECT_EQ(cells[31 * 32 + 4], 3101);
}

TEST_F(Transfers, HostReadsOnlyTheSection) {
  array_view<int, 1> view(count, data);
  run(first(), view);
  start();
  array_view<const int, 1> section = view.section(10, 5);
  EXPECT_EQ(section[0] + section[4], 30 + 42);
  expect(0, 0, 1, 20);
}

TEST_F(Transfers, HostWritesOnlyTheSection) {
  array_view<int, 1> view(count, data);
  run(first(), view);
  start();
  array_view<int, 1> section = view.section(10, 5);
  for (int i = 0; i < 5; ++i)
    section[i] = 0;
  expect(0, 0, 1, 20);
  run(first(), view);
  expect(1, 20, 0, 0);
  EXPECT_EQ(view[10], 10);
  EXPECT_EQ(view[20], 2 * 60 + 20);
}

TEST_F(Transfers, DisjointSectionsOnTwoDevices) {
  array_view<int, 1> view(count, data);
  run(first(), view.section(0, 512));
  run(second(), view.section(512, 512));
  expect(2, whole, 0, 0);
  run(first(), view.section(0, 512));
  run(second(), view.section(512, 512));
  expect_nothing();
  view.synchronize();
  expect(0, 0, 2, whole);
  EXPECT_EQ(data[1], 2 * (2 * 1 + 1) + 1);
  EXPECT_EQ(data[513], 2 * (2 * 513 + 1) + 1);
}

TEST_F(Transfers, SynchronizeOfASectionMovesTheSection) {
  array_view<int, 1> view(count, data);
  run(first(), view);
  start();
  view.section(0, 16).synchronize();
  expect(0, 0, 1, 64);
  EXPECT_EQ(data[15], 45);
}

TEST_F(Transfers, OverlappingViewsUploadWhatIsMissing) {
  array_view<int, 1> view(count, data);
  run(first(), view.section(0, 600));
  start();
  run(first(), view.section(500, 524));
  expect(1, 424 * 4, 0, 0);
  EXPECT_EQ(view[550], 2 * (2 * 550 + 550) + 50);
}

TEST_F(Transfers, CopiesAndSectionsOfAViewShareTheData) {
  array_view<int, 1> view(count, data);
  array_view<int, 1> copy = view, all = view.section(0, count);
  run(first(), view);
  start();
  run(first(), copy);
  run(first(), all);
  run(first(), view.section(5, 10).section(1, 3));
  expect_nothing();
}

TEST_F(Transfers, AProjectionMovesItsRow) {
  array_view<int, 2> view(32, 32, data);
  run(first(), view[7]);
  expect(1, 128, 0, 0);
  view.synchronize();
  expect(0, 0, 1, 128);
  EXPECT_EQ(data[7 * 32 + 1], 2 * (7 * 32 + 1) + 1);
}

TEST_F(Transfers, OtherShapesAndTypesShareTheData) {
  array_view<int, 1> view(count, data);
  run(first(), view);
  start();
  array_view<int, 2> square = view.view_as(extent<2>(32, 32));
  parallel_for_each(first(), square.extent, number_cells{square});
  run(first(), view.reinterpret_as<unsigned>().reinterpret_as<int>());
  expect_nothing();
}

TEST_F(Transfers, AViewMovesBetweenDevices) {
  array_view<int, 1> view(count, data);
  run(first(), view);
  start();
  run(second(), view);
  expect(1, whole, 1, whole);
  EXPECT_EQ(view[2], 2 * 6 + 2);
}

TEST_F(Transfers, ReadersOnTwoDevices) {
  array_view<const int, 1> from(count, data);
  array_view<int, 1> a(count), b(count);
  read(first(), from, a);
  read(second(), from, b);
  expect(2, 2 * whole, 0, 0);
  read(first(), from, a);
  read(second(), from, b);
  expect_nothing();
}

TEST_F(Transfers, AWriterTakesItFromTheOtherDevice) {
  array_view<int, 1> view(count, data);
  array_view<int, 1> to(count);
  read(second(), view, to);
  run(first(), view);
  start();
  read(second(), view, to);
  expect(1, whole, 1, whole);
  read(first(), view, to.section(0, count)); // the writer still has it; the output moves nowhere
  EXPECT_EQ(to[4], 13);
}

TEST_F(Transfers, RefreshUploadsAgain) {
  array_view<int, 1> view(count, data);
  array_view<int, 1> to(count);
  read(first(), view, to);
  data[0] = 50;
  view.refresh();
  start();
  read(first(), view, to);
  expect(1, whole, 0, 0);
  EXPECT_EQ(to[0], 51);
}

TEST_F(Transfers, RefreshOfASectionUploadsTheSection) {
  array_view<int, 1> view(count, data);
  array_view<int, 1> to(count);
  read(first(), view, to);
  data[1] = 50;
  view.section(0, 4).refresh();
  start();
  read(first(), view, to);
  expect(1, 16, 0, 0);
}

TEST_F(Transfers, SynchronizeToWriteMovesNothing) {
  array_view<int, 1> view(count, data);
  run(first(), view);
  start();
  view.synchronize(access_type_write);
  expect_nothing();
  std::fill(data.begin(), data.end(), 1);
  run(first(), view);
  expect(1, whole, 0, 0);
  EXPECT_EQ(view[1], 3);
}

TEST_F(Transfers, SynchronizeToADeviceCaches) {
  array_view<int, 1> view(count, data);
  view.synchronize_to(first());
  expect(1, whole, 0, 0);
  view.synchronize_to_async(first()).get();
  run(first(), view);
  expect_nothing();
}

TEST_F(Transfers, SynchronizeToADeviceToOverwrite) {
  array_view<int, 1> view(count, data);
  view.synchronize_to(first(), access_type_write);
  run(first(), view);
  expect_nothing();
}

TEST_F(Transfers, AnArrayIsFilledByOneUpload) {
  array<int, 1> numbers(count, data.begin(), data.end(), first());
  expect(1, whole, 0, 0);
  EXPECT_EQ(host_copies(), 0u);
}

TEST_F(Transfers, AnArrayIsReadByOneDownload) {
  array<int, 1> numbers(count, data.begin(), first());
  start();
  std::vector<int> out(count);
  copy(numbers, out.begin());
  EXPECT_EQ(host_copies(), 0u);
  expect(0, 0, 1, whole);
  EXPECT_EQ(out, data);
  out = numbers;
  expect(0, 0, 1, whole);
}

TEST_F(Transfers, ArraysOnOneDevice) {
  array<int, 1> from(count, data.begin(), first()), to(count, first());
  start();
  copy(from, to);
  EXPECT_EQ(device_copies(), 1u);
  expect_nothing();
  EXPECT_EQ(std::vector<int>(to), data);
}

TEST_F(Transfers, ArraysOnTwoDevices) {
  array<int, 1> from(count, data.begin(), first()), to(count, second());
  start();
  copy(from, to);
  EXPECT_EQ(host_copies(), 0u);
  expect(1, whole, 1, whole);
  EXPECT_EQ(std::vector<int>(to), data);
}

TEST_F(Transfers, AViewOfAnArrayWhereItIs) {
  array<int, 1> numbers(count, data.begin(), first());
  start();
  run(first(), array_view<int, 1>(numbers));
  expect_nothing();
}

TEST_F(Transfers, AViewOfAnArrayElsewhere) {
  array<int, 1> numbers(count, data.begin(), first());
  start();
  run(second(), array_view<int, 1>(numbers));
  expect(1, whole, 1, whole);
  parallel_for_each(extent<1>(count), increment_array{numbers}); // the array sees it
  expect(1, whole, 1, whole);
  EXPECT_EQ(std::vector<int>(numbers)[3], 10);
}

TEST_F(Transfers, AViewIsCopiedStraightToHostMemory) {
  array_view<int, 1> view(count, data);
  run(first(), view);
  std::vector<int> out(count);
  start();
  copy(view, array_view<int, 1>(count, out));
  EXPECT_EQ(host_copies(), 0u);
  expect(0, 0, 1, whole);
  EXPECT_EQ(out[5], 15);
}

TEST_F(Transfers, ASectionIsCopiedAsARectangle) {
  array<int, 2> from(32, 32, data.begin(), first()), to(8, 8, first());
  start();
  copy(from.section(4, 5, 8, 8), to);
  EXPECT_EQ(device_copies(), 1u);
  expect_nothing();
  EXPECT_EQ(std::vector<int>(to)[9], 5 * 32 + 6);
}

TEST_F(Transfers, AStagingArrayIsUploadedOnce) {
  accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  array<int, 1> staging(count, cpu, first());
  array<int, 1> numbers(count, first());
  for (int i = 0; i < count; ++i)
    staging[i] = i;
  start();
  copy(staging, numbers);
  EXPECT_EQ(host_copies(), 0u);
  expect(1, whole, 0, 0);
  copy(numbers, staging);
  EXPECT_EQ(host_copies(), 0u);
  expect(0, 0, 1, whole);
  EXPECT_EQ(staging[77], 77);
}

TEST_F(Transfers, ThousandsOfLaunchesBetweenTwoViews) {
  accelerator_view a = first().accelerator.create_view(), b = first().accelerator.create_view();
  array_view<int, 1> view(16, data);
  run(a, view);
  start();
  for (int i = 0; i < 5000; ++i) {
    run(a, view);
    run(b, view);
  }
  a.wait();
  b.wait();
  expect_nothing();
}

TEST_F(Transfers, OtherIteratorsFillTheHostsSide) {
  std::list<int> numbers(data.begin(), data.end());
  array<int, 1> target(count, first());
  start();
  copy(numbers.begin(), numbers.end(), target);
  expect_nothing();
  parallel_for_each(extent<1>(count), increment_array{target});
  expect(1, whole, 0, 0);
}
