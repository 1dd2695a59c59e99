//===- launch_error_test.cpp - tests of launches that fail ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "faults.h"
#include "kernels.h"
#include <deque>

using namespace concurrency;
using rewritten::message_of;

namespace {

bool contains(const std::string &text, const std::string &part) {
  return text.find(part) != std::string::npos;
}

std::vector<int> storage(64, 0);
array_view<int, 1> some_view() { return array_view<int, 1>(64, storage); }

template <unsigned long long Hash> struct nothing {
  using __ampcc_place = ampcc_rt::class_site<nothing, Hash>;
};

template <typename Functor>
rewritten::module_of &empty_kernel(std::initializer_list<unsigned> group, const char *domain) {
  static std::deque<rewritten::module_of> kept; // a module lives until the process ends
  kept.emplace_back(ampcc_rt::key::type<Functor>() + "|" + domain, "nothing", sizeof(Functor), 1,
                    "__kernel void nothing() {}", std::vector<ampcc_rt::kernel_arg>(), group);
  return kept.back().with([](const void *const *, const ampcc_rt::native_span &) {});
}

} // namespace

TEST(LaunchError, DomainNotPositive) {
  std::string message = message_of<invalid_compute_domain>(
      [] { parallel_for_each(extent<1>(-120), scale{some_view(), 1}); });
  EXPECT_TRUE(contains(message, "dimension 0")) << message;
  EXPECT_TRUE(contains(message, "-120")) << message;
}

TEST(LaunchError, DomainNotDivisible) {
  std::vector<int> data(2 * 5);
  array_view<int, 2> view(2, 5, data);
  std::string message = message_of<invalid_compute_domain>(
      [&] { parallel_for_each(view.extent.tile<2, 2>(), sum_tiles{view}); });
  EXPECT_TRUE(contains(message, "dimension 1 (5)")) << message;
  EXPECT_TRUE(contains(message, "the tile's (2)")) << message;
}

TEST(LaunchError, TileAboveTheDevicesLimit) {
  empty_kernel<nothing<1>>({1 << 20}, "t1048576").add();
  std::string message = message_of<invalid_compute_domain>(
      [] { parallel_for_each(extent<1>(1 << 20).tile<1 << 20>(), nothing<1>()); });
  EXPECT_TRUE(contains(message, "1048576")) << message;
}

/// The limit that a device reports for a kernel is for kernels without a fixed tile size.
TEST(LaunchError, TileThatTheDeviceRefuses) {
  if (accelerator().get_device_path() == L"native")
    GTEST_SKIP() << "the native accelerator runs every tile";
  std::vector<int> data(4 * 4);
  array_view<int, 2> view(4, 4, data);
  auto launch = [&] { parallel_for_each(view.extent.tile<2, 2>(), sum_tiles{view}); };
  launch();
  const faults::fault refusal("clEnqueueNDRangeKernel", 1, CL_INVALID_WORK_GROUP_SIZE);
  std::string message = message_of<invalid_compute_domain>(launch);
  EXPECT_TRUE(contains(message, "it has 4 threads")) << message;
}

TEST(LaunchError, TooMuchTileStatic) {
  auto &m = empty_kernel<nothing<2>>({16}, "t16");
  m.code().local_memory = 1u << 30;
  m.add();
  std::string message = message_of<unsupported_feature>(
      [] { parallel_for_each(extent<1>(16).tile<16>(), nothing<2>()); });
  EXPECT_TRUE(contains(message, "1073741824 bytes of tile_static")) << message;
}

TEST(LaunchError, BuildFailureShowsTheLogAtTheUsersLine) {
  auto *m = new rewritten::module_of(
      ampcc_rt::key::type<nothing<3>>() + "|e1", "broken", 1, 1,
      "#line 42 \"user.cpp\"\n__kernel void broken() { undeclared x; }", {});
  m->add();
  std::string message =
      message_of<runtime_exception>([] { parallel_for_each(extent<1>(1), nothing<3>()); });
  EXPECT_TRUE(contains(message, "user.cpp:42")) << message;
  EXPECT_TRUE(contains(message, "undeclared")) << message;
}

TEST(LaunchError, BuildOptionsReachTheDeviceCompiler) {
  auto *m = new rewritten::module_of(
      ampcc_rt::key::type<nothing<9>>() + "|e1", "relaxed", 1, 1,
      "#ifndef __FAST_RELAXED_MATH__\n#error not relaxed\n#endif\n__kernel void relaxed() {}", {});
  m->get().build_options = "-cl-fast-relaxed-math";
  m->add();
  EXPECT_NO_THROW(parallel_for_each(extent<1>(1), nothing<9>()));
}

TEST(LaunchError, NoKernel) {
  std::string message =
      message_of<runtime_exception>([] { parallel_for_each(extent<1>(1), nothing<4>()); });
  EXPECT_TRUE(contains(message, "no kernel")) << message;
  EXPECT_TRUE(contains(message, "C0000000000000004")) << message;
}

TEST(LaunchError, FunctorOfAnotherSize) {
  auto &m = empty_kernel<nothing<5>>({}, "e1");
  m.code().functor_size = 8;
  m.add();
  std::string message =
      message_of<runtime_exception>([] { parallel_for_each(extent<1>(1), nothing<5>()); });
  EXPECT_TRUE(contains(message, "has 1 bytes here and had 8")) << message;
}

TEST(LaunchError, TwoKernelsWithOneKey) {
  empty_kernel<nothing<6>>({}, "e1").add();
  auto &other = empty_kernel<nothing<6>>({}, "e1");
  other.code().line = 2;
  other.add();
  std::string message =
      message_of<runtime_exception>([] { parallel_for_each(extent<1>(1), nothing<6>()); });
  EXPECT_TRUE(contains(message, "program.cpp:1 and program.cpp:2")) << message;
}

TEST(LaunchError, OneHeaderInTwoUnitsIsOneKernel) {
  empty_kernel<nothing<7>>({}, "e1").add();
  empty_kernel<nothing<7>>({}, "e1").add();
  EXPECT_NO_THROW(parallel_for_each(extent<1>(1), nothing<7>()));
}

TEST(LaunchError, ModuleOfAnotherVersion) {
  auto &m = empty_kernel<nothing<8>>({}, "e1");
  m.get().version = 99;
  m.add();
  std::string message =
      message_of<runtime_exception>([] { parallel_for_each(extent<1>(1), nothing<8>()); });
  EXPECT_TRUE(contains(message, "program.cpp (version 99)")) << message;
}

TEST(LaunchError, OnTheCpuAccelerator) {
  accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  EXPECT_THROW(parallel_for_each(cpu, extent<1>(1), scale{some_view(), 1}), unsupported_feature);
}

TEST(LaunchError, StubBody) { EXPECT_THROW(ampcc_rt::host_stub(), runtime_exception); }

TEST(LaunchError, ArrayOfAnotherView) {
  accelerator_view here = accelerator().create_view(), there = accelerator().create_view();
  array<int, 1> numbers(4, there);
  std::string message = message_of<runtime_exception>(
      [&] { parallel_for_each(here, numbers.extent, increment_array{numbers}); });
  EXPECT_TRUE(contains(message, "'numbers' that it captures is on another one")) << message;
  parallel_for_each(numbers.extent, increment_array{numbers}); // where the array is
  EXPECT_NO_THROW(there.wait());
}

TEST(LaunchError, ArrayOnTheCpu) {
  array<int, 1> numbers(4, accelerator(accelerator::cpu_accelerator).default_view);
  std::string message = message_of<runtime_exception>(
      [&] { parallel_for_each(numbers.extent, increment_array{numbers}); });
  EXPECT_TRUE(contains(message, "is on one of 'CPU accelerator'")) << message;
}

TEST(LaunchError, ArrayThatWasMovedFrom) {
  array<int, 1> numbers(4), taken(std::move(numbers));
  std::string message = message_of<runtime_exception>(
      [&] { parallel_for_each(extent<1>(4), increment_array{numbers}); });
  EXPECT_TRUE(contains(message, "moved from")) << message;
}
