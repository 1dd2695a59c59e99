//===- marker_test.cpp - tests of events and markers of launches ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/queue.h"
#include "faults.h"
#include "kernels.h"

using namespace concurrency;

namespace {

constexpr int size = 64;

void launch(const accelerator_view &on, const array_view<int, 1> &numbers) {
  parallel_for_each(on, numbers.extent, scale{numbers, 2}); // 2 * n + its index
}

} // namespace

TEST(Marker, NoneForLaunchesOfOneView) {
  const accelerator_view view = accelerator().create_view();
  std::vector<int> data(size, 1);
  array_view<int, 1> numbers(size, data);
  {
    faults::fault none("clEnqueueMarkerWithWaitList", 1, CL_OUT_OF_RESOURCES);
    for (int i = 0; i < 10; ++i)
      launch(view, numbers);
    view.wait();
    numbers.synchronize();
    EXPECT_EQ(none.failed(), "");
  }
  EXPECT_EQ(data[0], 1024);
}

TEST(Marker, OrdersLaunchesOfTwoViews) {
  const accelerator first = accelerator();
  const accelerator_view a = first.create_view(), b = first.create_view();
  std::vector<int> data(size, 1), expected(size, 1);
  array_view<int, 1> numbers(size, data);
  for (int i = 0; i < 25; ++i) { // in runs of different length
    for (int k = 0; k <= i % 3; ++k) {
      launch(i % 2 ? a : b, numbers);
      for (int n = 0; n < size; ++n)
        expected[n] = static_cast<int>(2u * static_cast<unsigned>(expected[n])) + n;
    }
    if (i % 10 == 9)
      for (int n = 0; n < size; ++n) // what does not fit
        numbers[n] = expected[n] = expected[n] % 1000;
  }
  numbers.synchronize();
  EXPECT_TRUE(data == expected);
}

TEST(Marker, OneThatFailsIsAnExceptionOfTheLaunchThatNeedsIt) {
  if (accelerator().get_device().kind().reason_without_opencl())
    GTEST_SKIP() << "the native accelerator's markers are no calls of OpenCL's";
  const accelerator first = accelerator();
  const accelerator_view a = first.create_view(), b = first.create_view();
  std::vector<int> data(size, 1);
  array_view<int, 1> numbers(size, data);
  launch(a, numbers);
  {
    faults::fault refused("clEnqueueMarkerWithWaitList", 1, CL_INVALID_OPERATION);
    EXPECT_THROW(launch(b, numbers), runtime_exception);
  }
  launch(b, numbers);
  numbers.synchronize();
  EXPECT_EQ(data[0], 4);
}

TEST(Marker, TheEndOfTheProcessWaitsForDestroyedViews) {
  cl::Event last;
  {
    const accelerator_view view = accelerator().create_view();
    const array<int, 1> source(4);
    array<int, 1> target(4);
    for (int i = 0; i < 4; ++i)
      parallel_for_each(view, source.extent,
                        slow_add_one{array_view<const int, 1>(source), array_view<int, 1>(target)});
    view.get_queue()->opencl().enqueueMarkerWithWaitList(nullptr, &last);
  }
  ampcc_rt::queue::end_of_process();
  EXPECT_EQ(last.getInfo<CL_EVENT_COMMAND_EXECUTION_STATUS>(), CL_COMPLETE);
}
