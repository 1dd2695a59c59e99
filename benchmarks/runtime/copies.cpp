//===- copies.cpp - cost of copies above raw OpenCL -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "overlap.h"
#include "raw.h"
#include <cstdio>
#include <functional>

using namespace concurrency;

namespace {

double time_of(int rounds, const std::function<void()> &work) {
  std::vector<double> times;
  for (int r = -1; r < rounds; ++r) { // the first touches pages
    const auto begin = steady::now();
    work();
    if (r >= 0)
      times.push_back(seconds_since(begin));
  }
  return median(times);
}

void print_rate(const char *what, std::size_t bytes, double ours, double theirs) {
  std::printf("%-24s %6.1f GB/s  raw %6.1f GB/s  ratio %.3f\n", what,
              static_cast<double>(bytes) / ours * 1e-9, static_cast<double>(bytes) / theirs * 1e-9,
              ours / theirs);
}

/// Staging arrays, against memory that OpenCL has allocated and mapped.
void staging(raw &cl_side, const accelerator_view &view) {
  const accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  const std::size_t bytes = large * sizeof(int);
  array<int> here(large, cpu, view), there(large, view);
  for (int i = 0; i < large; ++i)
    here[i] = i;
  const cl::Buffer host(cl_side.context, CL_MEM_ALLOC_HOST_PTR, bytes),
      device(cl_side.context, 0, bytes);
  void *mapped =
      cl_side.queue.enqueueMapBuffer(host, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, 0, bytes);
  const double in = time_of(7, [&] { copy(here, there); });
  const double raw_in =
      time_of(7, [&] { cl_side.queue.enqueueWriteBuffer(device, CL_TRUE, 0, bytes, mapped); });
  const double out = time_of(7, [&] { copy(there, here); });
  const double raw_out =
      time_of(7, [&] { cl_side.queue.enqueueReadBuffer(device, CL_TRUE, 0, bytes, mapped); });
  print_rate("staging array to array", bytes, in, raw_in);
  print_rate("array to staging array", bytes, out, raw_out);
  cl_side.queue.enqueueUnmapMemObject(host, mapped);
  cl_side.queue.finish();
}

/// Ordinary memory, from a few bytes to many.
void ordinary(raw &cl_side, const accelerator_view &view) {
  for (std::size_t bytes = 4; bytes <= std::size_t(256) << 20; bytes *= bytes < 65536 ? 128 : 8) {
    const int count = static_cast<int>(bytes / sizeof(int));
    std::vector<int> from(count, 1), to(count, 2);
    array<int> numbers(count, view);
    const bool shared = view.accelerator.supports_cpu_shared_memory;
    const cl::Buffer buffer(cl_side.context, shared ? CL_MEM_ALLOC_HOST_PTR : 0, bytes);
    const int rounds = bytes < 1 << 20 ? 301 : 7;
    const double in = time_of(rounds, [&] { copy(from.begin(), from.end(), numbers); });
    const double raw_in = time_of(
        rounds, [&] { cl_side.queue.enqueueWriteBuffer(buffer, CL_TRUE, 0, bytes, from.data()); });
    const double out = time_of(rounds, [&] { copy(numbers, to.begin()); });
    const double raw_out = time_of(
        rounds, [&] { cl_side.queue.enqueueReadBuffer(buffer, CL_TRUE, 0, bytes, to.data()); });
    std::printf("copy of %10zu bytes  in %9.2f us, raw %9.2f us (%5.1f GB/s)  out %9.2f us, raw "
                "%9.2f us (%5.1f GB/s)\n",
                bytes, in * 1e6, raw_in * 1e6, static_cast<double>(bytes) / in * 1e-9, out * 1e6,
                raw_out * 1e6, static_cast<double>(bytes) / out * 1e-9);
  }
}

/// copy_async beside a kernel: less than both one after the other.
void overlap(const accelerator_view &view) {
  const accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  array<int> here(large, cpu, view), there(large, view);
  long_kernel kernel(view);
  const double alone = time_of(5, [&] {
    kernel.launch();
    view.wait();
  });
  const double copied = time_of(5, [&] { copy_async(here, there).get(); });
  const double both = time_of(5, [&] {
    kernel.launch();
    view.flush();
    copy_async(here, there).get();
    view.wait();
  });
  std::printf("kernel %.2f ms, copy_async %.2f ms, both %.2f ms\n", alone * 1e3, copied * 1e3,
              both * 1e3);
}

} // namespace

void copies(raw &cl_side, const accelerator_view &view) {
  ordinary(cl_side, view);
  if (view.accelerator.supports_cpu_shared_memory)
    return; // there a copy is the host's, and kernels use the same processor
  staging(cl_side, view);
  overlap(view);
}
