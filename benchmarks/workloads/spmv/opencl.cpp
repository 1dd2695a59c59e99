//===- opencl.cpp - sparse matrix times vector by hand --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spmv.h"

namespace bench {

namespace {

const char source[] = R"cl(
__kernel void spmv(__global const int *starts, __global const int *columns,
                   __global const float *values, __global const float *vector, __global float *to,
                   int rows) {
  int row = get_global_id(0);
  if (row < rows) {
    float sum = 0;
    int end = starts[row + 1];
    for (int i = starts[row]; i < end; ++i)
      sum += values[i] * vector[columns[i]];
    to[row] = sum;
  }
}
)cl";

} // namespace

variant spmv_handwritten(const sparse_product &in, opencl_device &device) {
  const std::size_t rows = in.rows;
  const buffer to = device.make_buffer(memory<float>(rows));
  launch kernel =
      device.make_launch(device.make_program(source), "spmv", {padded(rows, 256)}, {256});
  kernel.with(device.make_buffer(in.starts), device.make_buffer(in.columns),
              device.make_buffer(in.values), device.make_buffer(in.vector), to, in.rows);
  return {kernel, device.result_in<float>(to, rows)};
}

} // namespace bench
