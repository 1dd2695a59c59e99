//===- kernels.cpp - both forms of the kernels in kernels.h --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"

using namespace rewritten;

namespace {

module_of &keep(module_of *m, ampcc_rt::native_entry native) {
  m->with(native).add(); // lives until the process ends, as a module must
  return *m;
}

using view_type = concurrency::array_view<int, 1>;
const std::size_t in_view = 0;

using ampcc_rt::native_span;
typedef const void *const *native_args;

/// Calls `thread(i)` for a simple launch of rank 1.
template <typename Thread> void for_threads(const native_span &span, Thread thread) {
  for (auto i = span.begin; i != span.end; ++i)
    thread(static_cast<int>(i));
}
/// Calls `thread(row, column)` for one of rank 2, or with the numbers of tiles.
template <typename Thread> void for_cells(const native_span &span, Thread thread) {
  for (auto i = span.begin; i != span.end; ++i)
    thread(static_cast<int>(i / span.sizes[0]), static_cast<int>(i % span.sizes[0]));
}

void native_scale(native_args args, const native_span &span) {
  int *view = data<int>(args, 0) + number(args, 1);
  const int factor = number(args, 2);
  for_threads(span, [=](int i) { view[i] = view[i] * factor + i; });
}

void native_number(native_args args, const native_span &span) {
  int *view = data<int>(args, 0) + number(args, 1);
  const int stride = number(args, 2);
  for_cells(span, [=](int r, int c) { view[r * stride + c] += 100 * r + c; });
}

void native_add(native_args args, const native_span &span) {
  const int *from = data<const int>(args, 0) + number(args, 1);
  int *to = data<int>(args, 2) + number(args, 3);
  for_threads(span, [=](int i) { to[i] = from[i] + 1; });
}

void native_slow_add(native_args args, const native_span &span) {
  const int *from = data<const int>(args, 0);
  int *to = data<int>(args, 1);
  for_threads(span, [=](int i) {
    unsigned x = static_cast<unsigned>(i);
    for (unsigned k = 0; k < 5000000; ++k)
      x = x * 1664525u + 1013904223u + (x >> 16);
    to[i] = from[i + (x == 7u)] + 1;
  });
}

void native_increment(native_args args, const native_span &span) {
  int *numbers = data<int>(args, 0);
  for_threads(span, [=](int i) { ++numbers[i]; });
}

void native_sum(native_args args, const native_span &span) {
  int *view = data<int>(args, 0) + number(args, 1);
  const int stride = number(args, 2);
  for_cells(span, [=](int r, int c) {
    int *tile = view + 2 * r * stride + 2 * c;
    const int sum = tile[0] + tile[1] + tile[stride] + tile[stride + 1];
    tile[0] = tile[1] = tile[stride] = tile[stride + 1] = sum;
  });
}

module_of &scale_module = keep(
    new module_of("C0000000000000010|e1", "scale", sizeof(scale), 1,
                  "__kernel void scale(__global int *view, int view_offset, int factor, int n) {\n"
                  "  int i = get_global_id(0);\n"
                  "  if (i < n)\n"
                  "    view[view_offset + i] = view[view_offset + i] * factor + i;\n"
                  "}\n",
                  {buffer(in_view, "view"), value<int>(offset_in_view, "view_offset"),
                   value<int>(sizeof(view_type), "factor"), domain(0, "n")}),
    native_scale);

module_of &number_module =
    keep(new module_of(
             "C0000000000000020|e2", "number_cells", sizeof(number_cells), 2,
             "__kernel void number_cells(__global int *view, int offset, int stride, int n1) {\n"
             "  int r = get_global_id(1), c = get_global_id(0);\n"
             "  if (c < n1)\n"
             "    view[offset + r * stride + c] += 100 * r + c;\n"
             "}\n",
             {buffer(in_view, "view"), value<int>(offset_in_view, "offset"),
              value<int>(stride_in_view(2), "stride"), domain(1, "n1")}),
         native_number);

module_of &add_module =
    keep(new module_of(
             "C0000000000000030|e1", "add_one", sizeof(add_one), 1,
             "__kernel void add_one(__global const int *from, int from_offset, __global int *to,\n"
             "                      int to_offset, int n) {\n"
             "  int i = get_global_id(0);\n"
             "  if (i < n)\n"
             "    to[to_offset + i] = from[from_offset + i] + 1;\n"
             "}\n",
             {buffer(in_view, "from", true), value<int>(offset_in_view, "from_offset"),
              buffer(sizeof(view_type), "to"),
              value<int>(sizeof(view_type) + offset_in_view, "to_offset"), domain(0, "n")}),
         native_add);

module_of &slow_module =
    keep(new module_of(
             "C0000000000000060|e1", "slow_add_one", sizeof(slow_add_one), 1,
             "__kernel void slow_add_one(__global const int *from, __global int *to, int n) {\n"
             "  int i = get_global_id(0);\n"
             "  uint x = i;\n"
             "  uint rounds = i < n ? 20000000u : 0u;\n"
             "  for (uint k = 0; k < rounds; ++k)\n"
             "    x = x * 1664525u + 1013904223u + (x >> 16);\n"
             "  if (i < n)\n"
             "    to[i] = from[i + (x == 7u)] + 1;\n"
             "}\n",
             {buffer(in_view, "from", true), buffer(sizeof(view_type), "to"), domain(0, "n")}),
         native_slow_add);

module_of &increment_module =
    keep(new module_of("C0000000000000040|e1", "increment_array", sizeof(increment_array), 1,
                       "__kernel void increment_array(__global int *numbers, int n) {\n"
                       "  int i = get_global_id(0);\n"
                       "  if (i < n)\n"
                       "    numbers[i] += 1;\n"
                       "}\n",
                       {array_reference(0, "numbers"), domain(0, "n")}),
         native_increment);

module_of &sum_module =
    keep(new module_of("C0000000000000050|t2x2", "sum_tiles", sizeof(sum_tiles), 2,
                       "__kernel __attribute__((reqd_work_group_size(2, 2, 1)))\n"
                       "void sum_tiles(__global int *view, int offset, int stride) {\n"
                       "  __local int tile[4];\n"
                       "  int place = offset + get_global_id(1) * stride + get_global_id(0);\n"
                       "  tile[get_local_id(1) * 2 + get_local_id(0)] = view[place];\n"
                       "  barrier(CLK_LOCAL_MEM_FENCE);\n"
                       "  view[place] = tile[0] + tile[1] + tile[2] + tile[3];\n"
                       "}\n",
                       {buffer(in_view, "view"), value<int>(offset_in_view, "offset"),
                        value<int>(stride_in_view(2), "stride")},
                       {2, 2}),
         native_sum);

} // namespace
