//===- programs.cpp - whole programs against OpenCL by hand ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Data in std::vectors, results back in them. Both sides compute the same with the same
// work-groups, in the host's memory where the device can.
//
//===----------------------------------------------------------------------===//
#include "raw.h"
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>

using namespace concurrency;

namespace {

typedef std::vector<float> floats;

// Contraction is off, as in the kernels of the library: both sides round alike. The stencil has
// 64-bit ids, with which PoCL vectorises it.
const char *const source = R"(
#pragma OPENCL FP_CONTRACT OFF
__kernel void jacobi(__global const float *from, __global float *to, int n) {
  long c = get_global_id(0);
  int r = get_global_id(1);
  if (c < n) {
    long p = r * n + c;
    to[p] = r > 0 && c > 0 && r < n - 1 && c < n - 1
                ? 0.25f * (from[p - 1] + from[p + 1] + from[p - n] + from[p + n]) : from[p];
  }
}
__kernel void multiply(__global const float *a, __global const float *b, __global float *c, int n) {
  int col = get_global_id(0), row = get_global_id(1);
  if (col < n) {
    float sum = 0.0f;
    for (int k = 0; k < n; ++k)
      sum += a[row * n + k] * b[k * n + col];
    c[row * n + col] = sum;
  }
}
float normal(float d) {
  float k = 1.0f / (1.0f + 0.2316419f * fabs(d));
  float tail = 0.39894228f * exp(-0.5f * d * d) *
      (k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f)))));
  return d > 0 ? 1.0f - tail : tail;
}
__kernel void options(__global const float *s, __global const float *x, __global const float *t,
                      __global float *call, int n) {
  int i = get_global_id(0);
  if (i < n) {
    float root = sqrt(t[i]), d1 = (log(s[i] / x[i]) + (0.02f + 0.045f) * t[i]) / (0.3f * root);
    call[i] = s[i] * normal(d1) - x[i] * exp(-0.02f * t[i]) * normal(d1 - 0.3f * root);
  }
})";

float normal(float d) restrict(amp) {
  const float k = 1.0f / (1.0f + 0.2316419f * fast_math::fabs(d));
  const float tail =
      0.39894228f * precise_math::exp(-0.5f * d * d) *
      (k * (0.31938153f +
            k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f)))));
  return d > 0 ? 1.0f - tail : tail;
}

struct by_hand {
  explicit by_hand(raw &side) : side(side), program(side.context, source) {
    // Division and square root as the library has them.
    const bool exact =
        side.device.getInfo<CL_DEVICE_SINGLE_FP_CONFIG>() & CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT;
    program.build(exact ? "-cl-fp32-correctly-rounded-divide-sqrt" : "");
    shared = side.device.getInfo<CL_DEVICE_HOST_UNIFIED_MEMORY>();
  }
  cl::Buffer buffer(floats &data, bool input) {
    const cl_mem_flags how = shared ? CL_MEM_USE_HOST_PTR : input ? CL_MEM_COPY_HOST_PTR : 0;
    return cl::Buffer(side.context, CL_MEM_READ_WRITE | how, data.size() * sizeof(float),
                      how ? data.data() : nullptr);
  }
  void read(const cl::Buffer &from, floats &to) {
    const std::size_t bytes = to.size() * sizeof(float);
    if (shared) {
      void *at = side.queue.enqueueMapBuffer(from, CL_TRUE, CL_MAP_READ, 0, bytes);
      side.queue.enqueueUnmapMemObject(from, at);
      side.queue.finish();
    } else {
      side.queue.enqueueReadBuffer(from, CL_TRUE, 0, bytes, to.data());
    }
  }
  raw &side;
  cl::Program program;
  bool shared;
};

constexpr int grid = 512, sweeps = 1000, side_length = 512, contracts = 1 << 20;

void jacobi_amp(floats &a, floats &b) {
  array_view<float, 2> one(grid, grid, a), other(grid, grid, b);
  for (int i = 0; i < sweeps; ++i) {
    array_view<const float, 2> from = i % 2 ? other : one;
    array_view<float, 2> to = i % 2 ? one : other;
    parallel_for_each(
        to.extent, [=](index<2> at) restrict(amp) {
          const int r = at[0], c = at[1];
          to[at] = r > 0 && c > 0 && r < grid - 1 && c < grid - 1
                       ? 0.25f * (from(r, c - 1) + from(r, c + 1) + from(r - 1, c) + from(r + 1, c))
                       : from[at];
        });
  }
  one.synchronize();
  other.discard_data();
}
void jacobi_raw(by_hand &cl_side, floats &a, floats &b) {
  cl::Buffer one = cl_side.buffer(a, true), other = cl_side.buffer(b, true);
  cl::Kernel kernel(cl_side.program, "jacobi");
  for (int i = 0; i < sweeps; ++i) {
    kernel.setArg(0, i % 2 ? other : one);
    kernel.setArg(1, i % 2 ? one : other);
    kernel.setArg(2, grid);
    cl_side.side.queue.enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange(grid, grid),
                                            cl::NDRange(256, 1));
  }
  cl_side.read(one, a);
}

void multiply_amp(floats &a, floats &b, floats &c) {
  const int n = side_length;
  array_view<const float, 2> left(n, n, a), right(n, n, b);
  array_view<float, 2> product(n, n, c);
  product.discard_data();
  parallel_for_each(
      product.extent, [=](index<2> at) restrict(amp) {
        float sum = 0.0f;
        for (int k = 0; k < n; ++k)
          sum += left(at[0], k) * right(k, at[1]);
        product[at] = sum;
      });
  product.synchronize();
}
void multiply_raw(by_hand &cl_side, floats &a, floats &b, floats &c) {
  cl::Buffer left = cl_side.buffer(a, true), right = cl_side.buffer(b, true),
             product = cl_side.buffer(c, false);
  cl::Kernel kernel(cl_side.program, "multiply");
  kernel.setArg(0, left);
  kernel.setArg(1, right);
  kernel.setArg(2, product);
  kernel.setArg(3, side_length);
  cl_side.side.queue.enqueueNDRangeKernel(
      kernel, cl::NullRange, cl::NDRange(side_length, side_length), cl::NDRange(256, 1));
  cl_side.read(product, c);
}

void options_amp(floats &s, floats &x, floats &t, floats &call) {
  array_view<const float> stock(contracts, s), strike(contracts, x), years(contracts, t);
  array_view<float> price(contracts, call);
  price.discard_data();
  parallel_for_each(
      price.extent, [=](index<1> i) restrict(amp) {
        const float root = precise_math::sqrt(years[i]);
        const float d1 =
            (precise_math::log(stock[i] / strike[i]) + (0.02f + 0.045f) * years[i]) / (0.3f * root);
        price[i] = stock[i] * normal(d1) -
                   strike[i] * precise_math::exp(-0.02f * years[i]) * normal(d1 - 0.3f * root);
      });
  price.synchronize();
}
void options_raw(by_hand &cl_side, floats &s, floats &x, floats &t, floats &call) {
  cl::Buffer buffers[] = {cl_side.buffer(s, true), cl_side.buffer(x, true), cl_side.buffer(t, true),
                          cl_side.buffer(call, false)};
  cl::Kernel kernel(cl_side.program, "options");
  for (cl_uint i = 0; i < 4; ++i)
    kernel.setArg(i, buffers[i]);
  kernel.setArg(4, contracts);
  cl_side.side.queue.enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange(contracts),
                                          cl::NDRange(256));
  cl_side.read(buffers[3], call);
}

template <typename Amp, typename Raw>
void compare(const char *name, int rounds, Amp amp, Raw by_hand, const floats &ours,
             const floats &theirs) {
  std::vector<double> amp_times, raw_times;
  for (int r = -1; r < rounds; ++r) {
    auto begin = steady::now();
    by_hand();
    const double raw_time = seconds_since(begin);
    begin = steady::now();
    amp();
    const double amp_time = seconds_since(begin);
    if (r < 0)
      continue; // builds
    raw_times.push_back(raw_time);
    amp_times.push_back(amp_time);
  }
  float difference = 0.0f;
  for (std::size_t i = 0; i < ours.size(); ++i)
    difference =
        std::max(difference, std::fabs(ours[i] - theirs[i]) / (1.0f + std::fabs(theirs[i])));
  std::printf("%-22s %7.2f ms  raw %7.2f ms  ratio %.3f%s\n", name, median(amp_times) * 1e3,
              median(raw_times) * 1e3, median(amp_times) / median(raw_times),
              difference > 1e-5f ? "  RESULTS DIFFER" : "");
}

floats numbers(std::size_t count, float from, float to) {
  floats made(count);
  for (std::size_t i = 0; i < count; ++i)
    made[i] = from + (to - from) * static_cast<float>(i * 2654435761u % 65536) / 65536.0f;
  return made;
}

} // namespace

void whole_programs(raw &side) {
  by_hand cl_side(side);
  {
    const floats start = numbers(grid * grid, 0, 1);
    floats a, b, c, d;
    compare(
        "Jacobi, 1000 launches", 7, [&] { a = b = start, jacobi_amp(a, b); },
        [&] { c = d = start, jacobi_raw(cl_side, c, d); }, a, c);
  }
  {
    floats a = numbers(side_length * side_length, -1, 1), b = a, c(a.size()), d(a.size());
    compare(
        "matrix multiply", 7, [&] { multiply_amp(a, b, c); },
        [&] { multiply_raw(cl_side, a, b, d); }, c, d);
  }
  floats s = numbers(contracts, 5, 30), x = numbers(contracts, 1, 100),
         t = numbers(contracts, 0.25f, 10), c(contracts), d(contracts);
  compare(
      "Black-Scholes", 15, [&] { options_amp(s, x, t, c); },
      [&] { options_raw(cl_side, s, x, t, d); }, c, d);
}
