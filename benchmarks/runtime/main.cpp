//===- main.cpp - cost of the runtime above raw OpenCL --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each line compares an operation of the library with the OpenCL calls that it has to make. Both
// are interleaved in one run on the same device. The line has the medians of many rounds, and their
// difference or ratio. On a machine with other load only these differences and ratios are
// meaningful.
//
//===----------------------------------------------------------------------===//
#include "raw.h"
#include <amp.h>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <new>

using namespace concurrency;

namespace {

std::size_t heap_allocations = 0;
bool counting = false;

constexpr int small = 16;

void launch(const accelerator_view &on, const array_view<int> &numbers, int step) {
  parallel_for_each(on, numbers.extent, [=](index<1> i) restrict(amp) { numbers[i] += step; });
}

/// Launches in batches that end with a wait; only the launches count.
void launches(raw &cl_side, const accelerator_view &view) {
  std::vector<int> data(small), other(small);
  array_view<int> numbers(small, data);
  const cl::Buffer buffer(cl_side.context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR,
                          small * sizeof(int), other.data());
  constexpr int batch = 200, rounds = 200;
  std::vector<double> ours, theirs;
  for (int r = -5; r < rounds; ++r) {
    auto begin = steady::now();
    for (int i = 0; i < batch; ++i)
      cl_side.launch(buffer, small);
    const double raw_time = seconds_since(begin) / batch;
    cl_side.queue.finish();
    counting = r > 0;
    begin = steady::now();
    for (int i = 0; i < batch; ++i)
      launch(view, numbers, 1);
    const double our_time = seconds_since(begin) / batch;
    counting = false;
    view.wait();
    if (r >= 0) {
      ours.push_back(our_time);
      theirs.push_back(raw_time);
    }
  }
  std::printf("launch                 %7.2f us  raw %7.2f us  difference %+.2f us\n",
              median(ours) * 1e6, median(theirs) * 1e6, (median(ours) - median(theirs)) * 1e6);
  std::printf("heap allocations       %7.2f a launch (the driver's in C++ included)\n",
              static_cast<double>(heap_allocations) / ((rounds - 1) * batch));
}

void launch_and_wait(raw &cl_side, const accelerator_view &view) {
  std::vector<int> data(small), other(small);
  array_view<int> numbers(small, data);
  const cl::Buffer buffer(cl_side.context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR,
                          small * sizeof(int), other.data());
  std::vector<double> ours, theirs;
  for (int r = 0; r < 3000; ++r) {
    auto begin = steady::now();
    cl_side.launch(buffer, small);
    cl_side.queue.finish();
    theirs.push_back(seconds_since(begin));
    begin = steady::now();
    launch(view, numbers, 1);
    view.wait();
    ours.push_back(seconds_since(begin));
  }
  std::printf("launch and wait        %7.2f us  raw %7.2f us  ratio %.3f\n", median(ours) * 1e6,
              median(theirs) * 1e6, median(ours) / median(theirs));
}

void big_copy(raw &cl_side, const accelerator_view &view) {
  constexpr int elements = 64 << 20; // 256 MiB
  std::vector<int> from(elements, 1), to(elements, 2);
  array<int> numbers(elements, view);
  // On a device that shares memory an array is page-aligned memory of the host. So is this: where
  // two buffers stand to each other is worth 15 % of a memcpy.
  const bool shared = view.accelerator.supports_cpu_shared_memory;
  void *memory = shared ? std::aligned_alloc(4096, elements * sizeof(int)) : nullptr;
  const cl::Buffer buffer(cl_side.context, CL_MEM_READ_WRITE | (shared ? CL_MEM_USE_HOST_PTR : 0),
                          elements * sizeof(int), memory);
  std::vector<double> in, raw_in, out, raw_out;
  for (int r = -1; r < 7; ++r) {
    double times[4];
    auto begin = steady::now();
    cl_side.queue.enqueueWriteBuffer(buffer, CL_TRUE, 0, elements * sizeof(int), from.data());
    times[0] = seconds_since(begin);
    begin = steady::now();
    copy(from.begin(), from.end(), numbers);
    times[1] = seconds_since(begin);
    begin = steady::now();
    cl_side.queue.enqueueReadBuffer(buffer, CL_TRUE, 0, elements * sizeof(int), to.data());
    times[2] = seconds_since(begin);
    begin = steady::now();
    copy(numbers, to.begin());
    times[3] = seconds_since(begin);
    if (r < 0)
      continue; // the first touches the pages
    raw_in.push_back(times[0]);
    in.push_back(times[1]);
    raw_out.push_back(times[2]);
    out.push_back(times[3]);
  }
  std::printf("copy 256 MiB to array  %7.2f ms  raw %7.2f ms  ratio %.3f\n", median(in) * 1e3,
              median(raw_in) * 1e3, median(in) / median(raw_in));
  std::printf("copy 256 MiB back      %7.2f ms  raw %7.2f ms  ratio %.3f\n", median(out) * 1e3,
              median(raw_out) * 1e3, median(out) / median(raw_out));
}

/// Two queues of one context; each launch follows the last one of the other queue.
double alternate_raw(raw &cl_side) {
  const cl::Buffer buffer(cl_side.context, CL_MEM_READ_WRITE, small * sizeof(int));
  cl::CommandQueue queues[2] = {cl::CommandQueue(cl_side.context, cl_side.device),
                                cl::CommandQueue(cl_side.context, cl_side.device)};
  const auto begin = steady::now();
  std::vector<cl::Event> before;
  for (int i = 0; i < 10000; ++i) {
    cl::CommandQueue &queue = queues[i % 2];
    cl_side.kernel.setArg(0, buffer);
    cl::Event done;
    queue.enqueueNDRangeKernel(cl_side.kernel, cl::NullRange, cl::NDRange(16), cl::NDRange(16),
                               before.empty() ? nullptr : &before, &done);
    queue.flush();
    before = {done};
  }
  queues[0].finish();
  queues[1].finish();
  return seconds_since(begin) / 10000;
}

void alternate(raw &cl_side, const accelerator &on) {
  std::vector<int> data(small);
  array_view<int> numbers(small, data);
  accelerator_view a = on.create_view(), b = on.create_view();
  const auto begin = steady::now();
  for (int i = 0; i < 5000; ++i) {
    launch(a, numbers, 1);
    launch(b, numbers, 1);
  }
  a.wait();
  b.wait();
  const double ours = seconds_since(begin) / 10000, theirs = alternate_raw(cl_side);
  std::printf("10000 launches that alternate between two views: %.1f us each, raw %.1f us\n",
              ours * 1e6, theirs * 1e6);
}

/// The processor time for one element, the least of some rounds, because other load only adds to
/// it.
template <typename Loops> double per_element(const Loops &loops, int elements) {
  double least = 1;
  for (int r = 0; r < 9; ++r) {
    const std::clock_t begin = std::clock();
    loops();
    least = std::min(least, static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
  }
  return least / elements;
}

constexpr int side = 2000;

template <typename Called, typename Projected>
void element_access(const char *what, const Called &call, const Projected &project) {
  auto all = [](const auto &element) {
    return [&] {
      for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
          element(y, x) += x;
    };
  };
  const double called = per_element(all(call), side * side);
  const double projected = per_element(all(project), side * side);
  std::printf("%-22s %7.2f ns  [y][x] %4.2f ns  ratio %.3f\n", what, called * 1e9, projected * 1e9,
              projected / called);
}

/// v[y][x] against v(y, x).
void elements(const accelerator_view &view) {
  std::vector<int> data(side * side);
  array_view<int, 2> v(side, side, data);
  auto call = [&](int y, int x) -> int & { return v(y, x); };
  auto project = [&](int y, int x) -> int & { return v[y][x]; };
  element_access("array_view, (y, x)", call, project);
  parallel_for_each(view, v.extent, [=](index<2> i) restrict(amp) { v[i] += 1; });
  element_access("behind a kernel", call, project);
  if (!view.accelerator.supports_cpu_shared_memory)
    return;
  array<int, 2> a(side, side, view);
  element_access(
      "array, (y, x)", [&](int y, int x) -> int & { return a(y, x); },
      [&](int y, int x) -> int & { return a[y][x]; });
}

} // namespace

void *operator new(std::size_t size) {
  if (counting)
    ++heap_allocations;
  if (void *made = std::malloc(size ? size : 1))
    return made;
  throw std::bad_alloc();
}
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }

int main(int argc, char **argv) {
  if (argc > 2)
    return first_launch_child(argv[1], argv[2]);
  // Raw OpenCL needs one of its devices, also where the default is the processor.
  setenv("AMPCC_DEVICE", "opencl", /*overwrite=*/0);
  const accelerator device;
  std::printf("%ls\n", device.description.c_str());
  raw cl_side(device.description);
  if (argc > 1 && argv[1] == std::string("--programs")) {
    whole_programs(cl_side);
    return 0;
  }
  const accelerator_view view = device.create_view();
  launches(cl_side, view);
  launch_and_wait(cl_side, view);
  alternate(cl_side, device);
  elements(view);
  big_copy(cl_side, view);
  copies(cl_side, view);
  whole_programs(cl_side);
  first_launch(argv[0]);
  return 0;
}
