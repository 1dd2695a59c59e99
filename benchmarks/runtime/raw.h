//===- raw.h - the OpenCL side of the runtime's benchmarks ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_BENCHMARKS_RAW_H
#define AMPCC_BENCHMARKS_RAW_H

#define CL_HPP_ENABLE_EXCEPTIONS
#define CL_HPP_MINIMUM_OPENCL_VERSION 120
#define CL_HPP_TARGET_OPENCL_VERSION 120
#include <CL/opencl.hpp>
#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

typedef std::chrono::steady_clock steady;

inline double seconds_since(steady::time_point begin) {
  return std::chrono::duration<double>(steady::now() - begin).count();
}
inline double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + values.size() / 2, values.end());
  return values[values.size() / 2];
}

/// The same device, with a context, a queue and the kernel of the launches below.
struct raw {
  explicit raw(const std::wstring &name) {
    std::vector<cl::Platform> platforms;
    cl::Platform::get(&platforms);
    for (const cl::Platform &p : platforms) {
      std::vector<cl::Device> devices;
      p.getDevices(CL_DEVICE_TYPE_ALL, &devices);
      for (const cl::Device &d : devices) {
        const std::string description = d.getInfo<CL_DEVICE_NAME>();
        if (!device() && std::wstring(description.begin(), description.end()) == name)
          device = d;
      }
    }
    context = cl::Context(device);
    queue = cl::CommandQueue(context, device);
    program =
        cl::Program(context, "__kernel void add(__global int *v, int offset, int step, int n) {"
                             " int i = get_global_id(0); if (i < n) v[offset + i] += step; }");
    program.build();
    kernel = cl::Kernel(program, "add");
  }
  void launch(const cl::Buffer &buffer, int n) {
    kernel.setArg(0, buffer);
    kernel.setArg(1, 0);
    kernel.setArg(2, 1);
    kernel.setArg(3, n);
    queue.enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange(16), cl::NDRange(16));
  }
  cl::Device device;
  cl::Context context;
  cl::CommandQueue queue;
  cl::Program program;
  cl::Kernel kernel;
};

namespace concurrency {
class accelerator_view;
}
/// Copies of all sizes, staging arrays, copies beside kernels (copies.cpp).
void copies(raw &cl_side, const concurrency::accelerator_view &view);
/// Whole programs, in C++ AMP through array_view and in OpenCL by hand (programs.cpp).
void whole_programs(raw &cl_side);
/// The first launch of a process, with warm caches (first_launch.cpp).
void first_launch(const char *self);
int first_launch_child(const std::string &which, const char *file);

#endif
