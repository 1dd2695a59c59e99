//===- container_test.cpp - array and array_view on the host --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rewritten.h"
#include <array>

using namespace concurrency;
using concurrency::extent;

TEST(Container, ViewsOverAllKindsOfMemory) {
  std::vector<int> vector(6, 1);
  const std::vector<int> constant(6, 2);
  std::array<int, 6> fixed{{3, 3, 3, 3, 3, 3}};
  int raw[6] = {4, 4, 4, 4, 4, 4};
  EXPECT_EQ((array_view<int, 1>(vector)[5]), 1);
  EXPECT_EQ((array_view<const int, 1>(constant)[5]), 2);
  EXPECT_EQ((array_view<const int, 2>(2, 3, vector)(1, 2)), 1);
  EXPECT_EQ((array_view<int, 3>(1, 2, 3, fixed)(0, 1, 2)), 3);
  EXPECT_EQ((array_view<int, 1>(raw)[5]), 4);
  EXPECT_EQ((array_view<int, 2>(extent<2>(3, 2), raw)(2, 1)), 4);
}

TEST(Container, ProjectionAndSections) {
  std::vector<int> data(24);
  for (int i = 0; i < 24; ++i)
    data[i] = i;
  array_view<int, 3> view(2, 3, 4, data);
  EXPECT_EQ(view[1][2][3], 23);
  EXPECT_EQ(view(1)(2)(3), 23);
  array_view<int, 2> plane = view[1];
  EXPECT_EQ(plane.section(1, 1, 2, 2)(1, 1), 22);
  EXPECT_EQ(view.section(index<3>(1, 1, 1)).extent, extent<3>(1, 2, 3));
}

TEST(Container, SectionOutsideIsRefused) {
  std::vector<int> data(10);
  array_view<int, 1> view(10, data);
  std::string message = rewritten::message_of<runtime_exception>([&] { view.section(5, 6); });
  EXPECT_NE(message.find("origin 5 and extent 6"), std::string::npos) << message;
}

TEST(Container, Reshape) {
  float data[4] = {1.0f, 0.0f, 0.0f, 0.0f};
  array_view<float, 1> view(4, data);
  EXPECT_EQ(view.reinterpret_as<int>()[0], 0x3f800000);
  EXPECT_EQ(view.view_as(extent<2>(2, 2))(0, 0), 1.0f);
  EXPECT_THROW(view.view_as(extent<2>(3, 2)), runtime_exception);
  EXPECT_THROW(view.view_as(extent<2>(-2, -2)), runtime_exception);
  EXPECT_THROW(view.view_as(extent<2>(-1, 2)), runtime_exception);
  EXPECT_THROW(view.view_as(extent<3>(1 << 30, 1 << 30, 1 << 30)), runtime_exception);
  EXPECT_THROW(view.section(0, 3).reinterpret_as<double>(), runtime_exception);
}

TEST(Container, RebindingSharesTheSource) {
  std::vector<int> one(4, 1), two(4, 2);
  array_view<int, 1> a(4, one), b(4, two);
  a = b;
  a[0] = 9;
  EXPECT_EQ(b[0], 9);
  EXPECT_EQ(one[0], 1);
}

TEST(Container, ArrayExtentMustBePositive) {
  std::string message = rewritten::message_of<runtime_exception>([] { array<int, 2> a(4, 0); });
  EXPECT_NE(message.find("dimension 1 (0)"), std::string::npos) << message;
}

TEST(Container, CpuAccessFollowsTheArraysPlace) {
  array<int, 1> a(4);
  EXPECT_EQ(a.cpu_access_type == access_type_none, !accelerator().supports_cpu_shared_memory);
  accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  array<int, 1> b(4, cpu);
  b[3] = 5;
  EXPECT_EQ(b.data()[3], 5);
}

TEST(Container, Layout) {
  // What docs/runtime-abi.md promises to kernel arguments.
  EXPECT_EQ(sizeof(array_view<int, 1>), 56u);
  EXPECT_EQ(sizeof(array_view<float, 2>), 64u);
  EXPECT_EQ(sizeof(array_view<const double, 3>), 72u);
  EXPECT_EQ(sizeof(array<int, 1>), 56u);
  EXPECT_EQ(sizeof(array<int, 2>), 64u);
}
