//===- opencl.cpp - pictures by hand, in OpenCL's images ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "image.h"

namespace bench {

namespace {

const char source[] = R"cl(
__constant sampler_t texels = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
__constant sampler_t linear =
    CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;

__kernel void blur(__read_only image2d_t from, __write_only image2d_t to, int n) {
  const float weights[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};
  int px = get_global_id(0), py = get_global_id(1);
  if (px < n - 4) {
    float sum = 0;
    #pragma unroll
    for (int y = 0; y < 5; ++y) {
      #pragma unroll
      for (int x = 0; x < 5; ++x)
        sum += weights[y] * weights[x] * read_imagef(from, texels, (int2)(px + x, py + y)).x;
    }
    write_imagef(to, (int2)(px + 2, py + 2), (float4)(sum, 0, 0, 0));
  }
}

__kernel void turn(__read_only image2d_t from, __write_only image2d_t to, int n, float step) {
  int px = get_global_id(0), py = get_global_id(1);
  float x = (px + 0.5f) * step - 0.5f, y = (py + 0.5f) * step - 0.5f;
  float2 at = (float2)(0.5f + 0.96f * x - 0.28f * y, 0.5f + 0.28f * x + 0.96f * y);
  write_imagef(to, (int2)(px, py), read_imagef(from, linear, at));
}
)cl";

} // namespace

variant blur_handwritten(const grey_picture &in, opencl_device &device) {
  const std::size_t n = in.size;
  const cl_image_format format = {CL_R, CL_FLOAT};
  const buffer to = device.make_result_image(format, n, n);
  launch kernel = device.make_launch(device.make_program(source), "blur",
                                     {padded(n - 4, 256), n - 4}, {256, 1});
  kernel.with(device.make_image(format, n, n, in.texels), to, in.size);
  return {kernel, device.result_in_image<float>(to, n, n)};
}

variant turn_handwritten(const colour_picture &in, opencl_device &device) {
  const std::size_t n = in.size;
  const cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
  const buffer to = device.make_result_image(format, n, n);
  launch kernel = device.make_launch(device.make_program(source), "turn", {n, n}, {256, 1});
  kernel.with(device.make_image(format, n, n, in.texels), to, in.size, 1.0f / in.size);
  return {kernel, device.result_in_image<std::uint32_t>(to, n, n)};
}

} // namespace bench
