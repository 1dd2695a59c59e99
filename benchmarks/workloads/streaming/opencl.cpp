//===- opencl.cpp - the streaming workloads by hand -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "streaming.h"

namespace bench {

namespace {

const char source[] = R"cl(
__kernel void vector_add(__global const float *x, __global const float *y, __global float *z, int n) {
  int i = get_global_id(0);
  if (i < n)
    z[i] = x[i] + y[i];
}

__kernel void saxpy(__global const float *x, __global const float *y, __global float *z, float a,
                    int n) {
  int i = get_global_id(0);
  if (i < n)
    z[i] = a * x[i] + y[i];
}

__kernel void triad(__global const float *b, __global const float *c, __global float *a, float s,
                    int n) {
  int i = get_global_id(0);
  if (i < n)
    a[i] = b[i] + s * c[i];
}
)cl";

constexpr std::size_t group = 256;

variant make(const streaming &in, opencl_device &device, const char *name, bool with_factor) {
  const buffer z = device.make_buffer(memory<float>(in.size));
  launch kernel =
      device.make_launch(device.make_program(source), name, {padded(in.size, group)}, {group});
  kernel.with(device.make_buffer(in.x), device.make_buffer(in.y), z);
  if (with_factor)
    kernel.with(in.factor);
  kernel.with(in.size);
  return {kernel, device.result_in<float>(z, in.size)};
}

} // namespace

variant vector_add_handwritten(const streaming &in, opencl_device &device) {
  return make(in, device, "vector_add", false);
}
variant saxpy_handwritten(const streaming &in, opencl_device &device) {
  return make(in, device, "saxpy", true);
}
/// As the generated one: in arrays, not in views of host memory.
variant triad_handwritten(const streaming &in, opencl_device &device) {
  const buffer a = device.make_device_buffer(memory<float>(in.size));
  launch kernel =
      device.make_launch(device.make_program(source), "triad", {padded(in.size, group)}, {group});
  kernel.with(device.make_device_buffer(in.x), device.make_device_buffer(in.y), a, in.factor,
              in.size);
  return {kernel, device.result_in<float>(a, in.size)};
}

} // namespace bench
