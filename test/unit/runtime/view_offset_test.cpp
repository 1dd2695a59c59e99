//===- view_offset_test.cpp - tests of the builds for sets of launches ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A device with memory of its own gets a build for each set of views with an offset, a CPU one for
// all (environment_test.cpp runs these tests on both). Every device gets one for each set of unusual
// values.
//
//===----------------------------------------------------------------------===//
#include "kernels.h"
#include <ampcc_rt/counters.h>
#include <set>

using namespace rewritten;
using concurrency::array_view;

/// to[i] = the views with an offset that the program is built for + from[i], in five views.
struct tell_views {
  using __ampcc_place = ampcc_rt::class_site<tell_views, 0x70>;
  array_view<int, 1> to, a, b, c, d;
};

namespace {

void add_once(module_of &m) {
  static std::set<const module_of *> added;
  if (added.insert(&m).second)
    m.add();
}

std::uint64_t builds() {
  const ampcc_rt::counters now = ampcc_rt::read_counters();
  return now.programs_built + now.programs_loaded;
}

/// built_for(set) launches with a set of five, and returns the set that the program was built for.
void expect_one_build_for_all_after_a_few(std::uint32_t (*built_for)(std::uint32_t set)) {
  const std::uint64_t before = builds();
  for (std::uint32_t set = 0; set < 32; ++set)
    built_for(set);
  EXPECT_LE(builds() - before, 5u);
  EXPECT_EQ(built_for(31), 0xffffffff);
  EXPECT_EQ(built_for(30), 0xffffffff);
}

std::vector<ampcc_rt::kernel_arg> arguments() {
  std::vector<ampcc_rt::kernel_arg> args;
  std::uint32_t bit = 0;
  for (std::size_t at = 0; at < sizeof(tell_views); at += sizeof(array_view<int, 1>)) {
    args.push_back(buffer(at, "view"));
    args.push_back(value<int>(at + offset_in_view, "view_offset"));
    args.back().view_bit = bit++;
  }
  args.push_back(domain(0, "n"));
  return args;
}

module_of tell_views_module("C0000000000000070|e1", "tell_views", sizeof(tell_views), 1,
                            R"cl(
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))
__kernel void tell_views(__global int *to, int to_offset, __global int *a, int a_offset,
                         __global int *b, int b_offset, __global int *c, int c_offset,
                         __global int *d, int d_offset, int n) {
  to += VIEW_OFFSET(0, to_offset);
  a += VIEW_OFFSET(1, a_offset);
  b += VIEW_OFFSET(2, b_offset);
  c += VIEW_OFFSET(3, c_offset);
  d += VIEW_OFFSET(4, d_offset);
  int i = get_global_id(0);
  if (i < n)
    to[i] = (int)VIEWS_WITH_OFFSET + 100 * (a[i] + b[i] + c[i] + d[i]);
}
)cl",
                            arguments());

/// Launches with an offset of 1 in the views of `set`; the set that the program was built for, and
/// a failure where an element was not the one that the view means.
std::uint32_t built_for(std::uint32_t set) {
  add_once(tell_views_module);
  std::vector<int> data[5];
  std::vector<array_view<int, 1>> views;
  int expected = 0;
  for (std::uint32_t v = 0; v < 5; ++v) {
    data[v] = {1, 2};
    const int offset = set >> v & 1;
    array_view<int, 1> whole(2, data[v]);
    views.push_back(whole.section(concurrency::index<1>(offset), concurrency::extent<1>(1)));
    expected += v == 0 ? 0 : 1 + offset;
  }
  parallel_for_each(views[0].extent, tell_views{views[0], views[1], views[2], views[3], views[4]});
  return static_cast<std::uint32_t>(views[0][0] - 100 * expected);
}

bool one_build_for_all() {
  const concurrency::accelerator device;
  return device.supports_cpu_shared_memory;
}

} // namespace

TEST(ViewOffsets, ABuildForEachSetOfViews) {
  for (std::uint32_t set : {0u, 1u, 8u, 0u, 1u})
    EXPECT_EQ(built_for(set), one_build_for_all() ? 0xffffffff : set);
}

TEST(ViewOffsets, AfterAFewSetsOneBuildForAll) { expect_one_build_for_all_after_a_few(built_for); }

/// to[0] = the values that the program is built for as unusual, + 100 * their sum.
struct tell_values {
  using __ampcc_place = ampcc_rt::class_site<tell_values, 0x71>;
  array_view<int, 1> to;
  int a, b, c, d, e;
};

namespace {

std::vector<ampcc_rt::kernel_arg> values() {
  std::vector<ampcc_rt::kernel_arg> args = {buffer(0, "to")};
  for (std::uint32_t i = 0; i < 5; ++i) {
    args.push_back(value<int>(sizeof(array_view<int, 1>) + 4 * i, "value"));
    args.back().usual_bit = i;
    args.back().usual = 10 * i;
  }
  return args;
}

module_of tell_values_module("C0000000000000071|e1", "tell_values", sizeof(tell_values), 1,
                             R"cl(
#ifndef UNUSUAL
#define UNUSUAL 0xffffffff
#endif
#define USUAL(bit, number, value) (UNUSUAL >> bit & 1 ? value : number)
__kernel void tell_values(__global int *to, int a, int b, int c, int d, int e) {
  to[0] = (int)UNUSUAL + 100 * (USUAL(0, 0, a) + USUAL(1, 10, b) + USUAL(2, 20, c) + USUAL(3, 30, d) +
                                USUAL(4, 40, e));
}
)cl",
                             values());

/// Launches with the values of `set` 1 above the usual ones; returns the set that the program was
/// built for.
std::uint32_t built_for_values(std::uint32_t set) {
  add_once(tell_values_module);
  int v[5], sum = 0, result = 0;
  for (std::uint32_t i = 0; i < 5; ++i)
    sum += v[i] = static_cast<int>(10 * i + (set >> i & 1));
  const array_view<int, 1> to(1, &result);
  parallel_for_each(to.extent, tell_values{to, v[0], v[1], v[2], v[3], v[4]});
  return static_cast<std::uint32_t>(to[0] - 100 * sum);
}

} // namespace

TEST(UsualValues, ABuildForEachSetOfUnusualOnes) {
  for (std::uint32_t set : {0u, 2u, 16u, 0u, 2u})
    EXPECT_EQ(built_for_values(set), set);
}

TEST(UsualValues, AfterAFewSetsOneBuildForAll) {
  expect_one_build_for_all_after_a_few(built_for_values);
}
