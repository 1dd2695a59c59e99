//===- environment_test.cpp - runs of all tests with other environments --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Devices are found once in a process, so these tests run this executable again, with other variables
// in its environment. PoCL shares memory with the CPU: AMPCC_SHARED_MEMORY=0 makes the runtime move
// data as it does for a graphics card.
//
// The tests run on PoCL, then here on the native accelerator.
//
//===----------------------------------------------------------------------===//
#include "kernels.h"
#include <algorithm>
#include <cstdlib>
#include <unistd.h>

using rewritten::message_of;

namespace {

/// Runs the tests of `filter` in a process of their own; true if they pass.
bool pass_with(const std::string &variable, const std::string &filter) {
  char self[4096] = {};
  if (readlink("/proc/self/exe", self, sizeof self - 1) <= 0)
    return false;
  const std::string command =
      rewritten::anew + variable + " AMPCC_TEST_INNER=1 '" + self +
      "' --gtest_brief=1 --gtest_also_run_disabled_tests --gtest_filter=" + filter;
  return std::system(command.c_str()) == 0;
}

/// The beginning of the name of PoCL's device with several threads, which begins with "pthread" or, since
/// PoCL 4, with "cpu".
std::string name_of_device() {
  const std::wstring name = concurrency::accelerator().description;
  const std::wstring first = name.substr(0, name.find_first_of(L" (")); // no word of the shell's
  return std::string(first.begin(), first.end());
}

/// All tests but those that start processes of their own.
const char *const without_processes = "-Environment.*:KernelCache.*";

/// In a process that a test started.
bool inner() { return std::getenv("AMPCC_TEST_INNER") != nullptr; }

} // namespace

namespace {

/// Tests of OpenCL devices: their objects, failing calls, and builds.
const char *const without_opencl =
    "-Environment.*:KernelCache.*:Interop*:Fault.*:ViewOffsets.*:UsualValues.*:LaunchError.Build*";

/// Before the first use of the runtime.
const int on_opencl = setenv("AMPCC_DEVICE", "opencl", 0);

} // namespace

TEST(Environment, EverythingWorksOnADeviceWithOwnMemory) {
  EXPECT_TRUE(pass_with("AMPCC_SHARED_MEMORY=0", without_processes));
}

TEST(Environment, EverythingWorksOnTheNativeAccelerator) {
  EXPECT_TRUE(pass_with("AMPCC_DEVICE=native", without_opencl));
  EXPECT_TRUE(pass_with("AMPCC_DEVICE=native AMPCC_CPU_THREADS=4", without_opencl));
  EXPECT_TRUE(pass_with("AMPCC_DEVICE=native AMPCC_CPU_THREADS=1", without_opencl));
}

TEST(Environment, TheNativeAcceleratorWithOwnMemoryBesidePocl) {
  EXPECT_TRUE(pass_with("AMPCC_DEVICE=native AMPCC_SHARED_MEMORY=0", without_opencl));
}

TEST(Environment, TheDefaultIsTheBestThatRunsAllKernels) {
  EXPECT_TRUE(pass_with("AMPCC_DEVICE=", "Environment.DISABLED_Default"));
  EXPECT_TRUE(pass_with("AMPCC_DEVICE=", "Environment.DISABLED_DefaultWithoutNativeForm"));
}

TEST(Environment, DISABLED_Default) {
  if (inner())
    EXPECT_EQ(concurrency::accelerator(), concurrency::accelerator::get_all().front());
}

TEST(Environment, DISABLED_DefaultWithoutNativeForm) {
  if (!inner())
    return;
  static rewritten::module_of m("C00000000000000a0|e1", "nothing", 1, 1, "", {});
  m.add();
  EXPECT_NE(concurrency::accelerator().device_path, L"native");
}

TEST(Environment, InstructionsOfTheProcessor) {
  EXPECT_TRUE(pass_with("AMPCC_DEVICE=native AMPCC_CPU_ISA=x86-64", "Launch.Tiled"));
  EXPECT_TRUE(pass_with("AMPCC_CPU_ISA=nonsense", "Environment.DISABLED_BadIsa"));
}

TEST(Environment, DISABLED_BadIsa) {
  if (!inner())
    return;
  const std::string message =
      message_of<concurrency::runtime_exception>([] { concurrency::accelerator a; });
  EXPECT_NE(message.find("AMPCC_CPU_ISA is 'nonsense'"), std::string::npos) << message;
}

TEST(Environment, DataMovesOnlyWhenItMust) {
  EXPECT_TRUE(pass_with("AMPCC_SHARED_MEMORY=0 POCL_DEVICES='pthread basic'", "Transfers.*"));
}

TEST(Environment, TwoDevicesInTheHostsMemory) {
  // A launch on PoCL's other device, `basic`, runs before it returns.
  EXPECT_TRUE(pass_with("AMPCC_DEVICE=" + name_of_device() + " POCL_DEVICES='pthread basic'",
                        without_processes));
}

TEST(Environment, WithoutAPlatform) {
  EXPECT_TRUE(
      pass_with("OCL_ICD_VENDORS=/nonexistent AMPCC_DEVICE=", "Environment.DISABLED_NoPlatform"));
}

TEST(Environment, DISABLED_NoPlatform) {
  if (!inner())
    return;
  EXPECT_EQ(concurrency::accelerator().device_path, L"native");
  EXPECT_EQ(concurrency::accelerator::get_all().size(), 2u);
}

TEST(Environment, DeviceByNumberAndKind) {
  EXPECT_TRUE(pass_with("AMPCC_DEVICE=0", "Launch.Tiled"));
  EXPECT_TRUE(pass_with("AMPCC_DEVICE=nonsense", "Environment.DISABLED_BadDevice"));
}

TEST(Environment, DISABLED_BadDevice) {
  if (!inner())
    return;
  std::string message =
      message_of<concurrency::runtime_exception>([] { concurrency::accelerator a; });
  EXPECT_NE(message.find("AMPCC_DEVICE is 'nonsense'"), std::string::npos) << message;
}

TEST(Environment, ProcessesOfOneHostTakeTurnsAtDevicesThatAreAlike) {
  const std::string two = "POCL_DEVICES='pthread pthread' AMPCC_LOCAL_RANK= ";
  for (const char *rank :
       {"AMPCC_LOCAL_RANK=1", "AMPCC_LOCAL_RANK=3/4", "OMPI_COMM_WORLD_LOCAL_RANK=1",
        "MPI_LOCALRANKID=1", "SLURM_LOCALID=1 SLURM_STEP_TASKS_PER_NODE=2"})
    for (const std::string &device : {std::string("opencl"), name_of_device()})
      EXPECT_TRUE(
          pass_with(two + rank + " AMPCC_DEVICE=" + device, "Environment.DISABLED_SecondIsDefault"))
          << rank << " " << device;
  for (const char *other :
       {"AMPCC_DEVICE=opencl", "AMPCC_DEVICE=opencl AMPCC_LOCAL_RANK=2",
        "AMPCC_DEVICE=opencl AMPCC_LOCAL_RANK=0 MPI_LOCALRANKID=1",
        "AMPCC_DEVICE=opencl SLURM_LOCALID=1", "AMPCC_DEVICE='opencl\\0\\0' MPI_LOCALRANKID=1",
        "AMPCC_DEVICE=opencl MPI_LOCALRANKID=nonsense"})
    EXPECT_TRUE(pass_with(two + other, "Environment.DISABLED_FirstIsDefault")) << other;
  // Devices that differ are no substitutes.
  EXPECT_TRUE(pass_with("POCL_DEVICES='pthread basic' AMPCC_LOCAL_RANK=1 AMPCC_DEVICE=opencl",
                        "Environment.DISABLED_FirstIsDefault"));
}

TEST(Environment, DISABLED_FirstIsDefault) {
  if (inner())
    EXPECT_EQ(concurrency::accelerator().device_path, L"opencl\\0\\0");
}

TEST(Environment, DISABLED_SecondIsDefault) {
  if (inner())
    EXPECT_EQ(concurrency::accelerator().device_path, L"opencl\\0\\1");
}

TEST(Environment, TracedOnADriverWithoutProfiling) {
  for (const char *shared : {"", " AMPCC_SHARED_MEMORY=0"})
    EXPECT_TRUE(pass_with(std::string("AMPCC_TRACE=/dev/null") + shared,
                          "Fault.DISABLED_OfADriverWithoutProfiling"));
}

TEST(OwnMemory, ArraysAreOutOfTheCpusReach) {
  concurrency::accelerator a;
  if (a.supports_cpu_shared_memory)
    return;
  concurrency::array<int, 1> numbers(4);
  EXPECT_THROW(numbers[0], concurrency::runtime_exception);
  EXPECT_THROW((concurrency::array<int, 1>(4, a.default_view, concurrency::access_type_read)),
               concurrency::runtime_exception);
}

TEST(OwnMemory, ColumnsMoveAsOneRectangle) {
  std::vector<int> data(64 * 64, 0);
  concurrency::array_view<int, 2> view(64, 64, data);
  auto column = view.section(0, 7, 64, 3);
  parallel_for_each(column.extent, number_cells{column});
  EXPECT_EQ(view(63, 9), 6302);
  EXPECT_EQ(view(63, 10), 0);
  EXPECT_EQ(view(1, 7), 100);
}
