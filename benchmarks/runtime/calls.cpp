//===- calls.cpp - overhead of the library for each OpenCL call -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Launches and small copies in nanoseconds, in alternating batches with the library and with OpenCL
// alone. On a real device both include the time of the driver, which varies. With the OpenCL
// library that does nothing (null_opencl.cpp) only the library's own time remains, and the calls
// are counted.
//
//===----------------------------------------------------------------------===//
#include "raw.h"
#include <amp.h>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <functional>

using namespace concurrency;

namespace {

constexpr int small = 16;

/// Of null_opencl.cpp; zero elsewhere.
unsigned long calls_so_far() {
  static const auto *counter =
      static_cast<unsigned long *>(::dlsym(RTLD_DEFAULT, "null_opencl_calls"));
  return counter ? *counter : 0;
}

struct cost {
  double seconds;
  unsigned long calls;
};

cost batch_of(const std::function<void(int)> &one, int batch) {
  const unsigned long calls = calls_so_far();
  const auto begin = steady::now();
  for (int i = 0; i < batch; ++i)
    one(i);
  return {seconds_since(begin) / batch,
          (calls_so_far() - calls) / static_cast<unsigned long>(batch)};
}

void compare(const char *what, const std::function<void(int)> &ours,
             const std::function<void(int)> &raw, const std::function<void()> &wait) {
  constexpr int batch = 200, rounds = 400;
  std::vector<double> our_times, raw_times;
  unsigned long our_calls = 0, raw_calls = 0;
  for (int r = -10; r < rounds; ++r) {
    const cost theirs = batch_of(raw, batch);
    wait();
    const cost mine = batch_of(ours, batch);
    wait();
    if (r < 0)
      continue;
    our_times.push_back(mine.seconds);
    raw_times.push_back(theirs.seconds);
    our_calls = mine.calls;
    raw_calls = theirs.calls;
  }
  std::printf("%-34s %7.0f ns  raw %7.0f ns  difference %+6.0f ns", what, median(our_times) * 1e9,
              median(raw_times) * 1e9, (median(our_times) - median(raw_times)) * 1e9);
  if (our_calls)
    std::printf("  calls %lu, raw %lu", our_calls, raw_calls);
  std::printf("\n");
}

void launches(raw &side, const accelerator_view &view, const std::function<void()> &wait) {
  std::vector<int> data(small), other(small);
  array_view<int> numbers(small, data), second(small, other);
  const cl::Buffer buffer(side.context, CL_MEM_READ_WRITE, small * sizeof(int)),
      third(side.context, CL_MEM_READ_WRITE, small * sizeof(int));
  cl::Kernel &kernel = side.kernel;
  const cl::Program program(
      side.context,
      "__kernel void move(__global const int *from, __global int *to, int a, int b,"
      "                   int n) {"
      "  int i = get_global_id(0); if (i < n) to[b + i] = from[a + i]; }",
      /*build=*/true);
  cl::Kernel move(program, "move");
  const auto raw_move = [&](const cl::Buffer &from, const cl::Buffer &to) {
    move.setArg(0, from);
    move.setArg(1, to);
    move.setArg(2, 0);
    move.setArg(3, 0);
    move.setArg(4, small);
    side.queue.enqueueNDRangeKernel(move, cl::NullRange, cl::NDRange(16), cl::NDRange(16));
  };
  const auto raw_launch = [&](const cl::Buffer &on, int step) {
    kernel.setArg(0, on);
    kernel.setArg(1, 0);
    kernel.setArg(2, step);
    kernel.setArg(3, small);
    side.queue.enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange(16), cl::NDRange(16));
  };
  const auto launch = [&](const array_view<int> &on, int step) {
    parallel_for_each(view, on.extent, [=](index<1> i) restrict(amp) { on[i] += step; });
  };
  compare("launch", [&](int) { launch(numbers, 1); }, [&](int) { raw_launch(buffer, 1); }, wait);
  compare(
      "launch, another value each time", [&](int i) { launch(numbers, i); },
      [&](int i) { raw_launch(buffer, i); }, wait);
  compare(
      "launch, two views by turns", [&](int i) { launch(i % 2 ? numbers : second, 1); },
      [&](int i) { raw_launch(i % 2 ? buffer : third, 1); }, wait);
  compare(
      "launch, two views made and captured",
      [&](int i) {
        const array_view<const int> from = i % 2 ? numbers : second;
        const array_view<int> to = i % 2 ? second : numbers;
        parallel_for_each(view, to.extent, [=](index<1> at) restrict(amp) { to[at] = from[at]; });
      },
      [&](int i) { i % 2 ? raw_move(buffer, third) : raw_move(third, buffer); }, wait);
  array<int> x(small, view), y(small, view);
  compare(
      "launch, two arrays by turns",
      [&](int i) {
        array<int> &from = i % 2 ? x : y, &to = i % 2 ? y : x;
        parallel_for_each(
            view, from.extent, [&from, &to ](index<1> i) restrict(amp) { to[i] = from[i]; });
      },
      [&](int i) { i % 2 ? raw_move(buffer, third) : raw_move(third, buffer); }, wait);
}

void copies(raw &side, const accelerator_view &view, const std::function<void()> &wait) {
  std::vector<int> data(1, 1);
  array<int> numbers(1, view);
  const cl::Buffer buffer(side.context, CL_MEM_READ_WRITE, sizeof(int));
  compare(
      "copy of 4 bytes to an array", [&](int) { copy(data.begin(), data.end(), numbers); },
      [&](int) { side.queue.enqueueWriteBuffer(buffer, CL_TRUE, 0, sizeof(int), data.data()); },
      wait);
  compare(
      "copy of 4 bytes back", [&](int) { copy(numbers, data.begin()); },
      [&](int) { side.queue.enqueueReadBuffer(buffer, CL_TRUE, 0, sizeof(int), data.data()); },
      wait);
  array_view<int> seen(1, data);
  compare(
      "write, launch and read of a view",
      [&](int i) {
        seen[0] = i;
        parallel_for_each(view, seen.extent, [=](index<1> at) restrict(amp) { seen[at] += 1; });
        seen.synchronize();
      },
      [&](int i) {
        data[0] = i;
        side.queue.enqueueWriteBuffer(buffer, CL_TRUE, 0, sizeof(int), data.data());
        side.launch(buffer, 1);
        side.queue.enqueueReadBuffer(buffer, CL_TRUE, 0, sizeof(int), data.data());
      },
      wait);
}

} // namespace

int main() {
  setenv("AMPCC_DEVICE", "opencl", /*overwrite=*/0);
  const accelerator device;
  std::printf("%ls\n", device.description.c_str());
  raw side(device.description);
  const accelerator_view view = device.create_view();
  const auto wait = [&] {
    side.queue.finish();
    accelerator_view(view).wait();
  };
  launches(side, view, wait);
  copies(side, view, wait);
  return 0;
}
