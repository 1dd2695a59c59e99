//===- fault_test.cpp - tests with failing OpenCL calls ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every OpenCL call of a program fails once. The result is an exception of C++ AMP or a correct
// result; never a crash, a wrong result without an error, or a leak. The next run is correct.
//
//===----------------------------------------------------------------------===//
#include "device/device.h"
#include "faults.h"
#include "kernels.h"
#include <algorithm>
#include <cstdlib>
#include <future>
#include <numeric>
#include <set>

using namespace concurrency;
using rewritten::message_of;

namespace {

/// A view of a device whose context, queue and programs are created again. The device stays.
accelerator_view unused_view() {
  const ampcc_rt::device &chosen = accelerator().get_device();
  auto *fresh = new ampcc_rt::device(chosen.kind(), chosen.opencl(), L"fresh");
  return accelerator_view(fresh->default_queue());
}

/// Uses most of the library; true if all results are right.
bool program(const accelerator_view &view) {
  bool good = true;
  std::vector<int> data(64), grid(16 * 16, 1), out(64), part(4);
  std::iota(data.begin(), data.end(), 0);
  {
    array_view<int, 1> numbers(64, data);
    parallel_for_each(view, numbers.extent, scale{numbers, 2}); // 3 i
    array<int, 1> kept(64, view);
    copy(numbers, kept);
    parallel_for_each(kept.extent, increment_array{kept}); // 3 i + 1
    array_view<const int, 1> seen(kept);
    parallel_for_each(view, numbers.extent, add_one{seen, numbers}); // 3 i + 2
    copy(kept, out.begin());
    copy(kept.section(8, 4), part.begin());
    numbers.synchronize();
    array_view<int, 2> cells(16, 16, grid);
    array_view<int, 2> column = cells.section(0, 2, 16, 2);
    parallel_for_each(view, column.extent, number_cells{column});
    completion_future done = column.synchronize_async();
    done.get();
    copy_async(data.begin(), data.end(), kept).get();
    array<int, 1> again(kept);
    std::shared_future<void>(copy_async(again, out.begin())).get(); // by a callback
    view.create_marker().get();
    view.wait();
  }
  for (int i = 0; i < 64; ++i)
    good = good && data[i] == 3 * i + 2 && out[i] == data[i];
  for (int i = 0; i < 4; ++i)
    good = good && part[i] == 3 * (i + 8) + 1;
  return good && grid[16 * 3 + 2] == 301 && grid[16 * 3 + 3] == 302 && grid[16 * 3 + 4] == 1;
}

/// A description of what went wrong; empty if nothing did.
std::string run_with_fault(const accelerator_view &view, long number, cl_int code,
                           std::string &function, bool &threw) {
  threw = false;
  faults::fault fault(number, code);
  std::string problem;
  try {
    if (!program(view))
      problem = "a wrong result";
  } catch (const runtime_exception &error) {
    threw = true;
    if (!*error.what())
      problem = "no message";
  } catch (const std::exception &error) {
    problem = error.what();
  }
  function = fault.failed();
  return problem;
}

void every_call_fails_once(cl_int code) {
  program(accelerator().default_view); // what is made once in a process
  const long before = faults::live_memory();
  std::set<std::string> seen;
  long number = 1, thrown = 0;
  for (;; ++number) {
    std::string function;
    bool threw = false;
    accelerator_view view = unused_view();
    const std::string problem = run_with_fault(view, number, code, function, threw);
    if (function.empty())
      break; // the program makes fewer calls
    EXPECT_EQ(problem, "") << "call " << number << ", " << function;
    EXPECT_EQ(faults::live_memory(), before) << "call " << number << ", " << function;
    EXPECT_TRUE(program(view)) << "after call " << number << ", " << function;
    seen.insert(function);
    thrown += threw;
  }
  EXPECT_GT(number, 60);
  EXPECT_GT(thrown, number / 2);
  EXPECT_TRUE(seen.count("clEnqueueNDRangeKernel") && seen.count("clCreateBuffer") &&
              seen.count("clCreateContext") && seen.count("clSetEventCallback"));
}

/// The message of the exception of type E that the program ends with when this function fails.
template <typename E> std::string message_when(const char *function, cl_int code) {
  accelerator_view view = unused_view();
  faults::fault fault(function, 1, code);
  return message_of<E>([&] { program(view); });
}

bool contains(const std::string &text, const std::string &part) {
  return text.find(part) != std::string::npos;
}

} // namespace

TEST(Fault, OfEveryCallWithoutResources) { every_call_fails_once(CL_OUT_OF_RESOURCES); }
TEST(Fault, OfEveryCallWithAnotherError) { every_call_fails_once(CL_INVALID_OPERATION); }

/// environment_test.cpp starts it in a process that is traced.
TEST(Fault, DISABLED_OfADriverWithoutProfiling) {
  if (!std::getenv("AMPCC_TRACE"))
    GTEST_SKIP() << "needs a process that is traced";
  const accelerator_view view = unused_view();
  faults::fault fault("clCreateCommandQueue", 1, CL_INVALID_QUEUE_PROPERTIES);
  EXPECT_TRUE(program(view));
  EXPECT_EQ(fault.failed(), "clCreateCommandQueue");
}

TEST(Fault, OutOfMemoryIsNamed) {
  for (cl_int code :
       {CL_MEM_OBJECT_ALLOCATION_FAILURE, CL_OUT_OF_RESOURCES, CL_OUT_OF_HOST_MEMORY}) {
    const std::string message = message_when<out_of_memory>("clCreateBuffer", code);
    EXPECT_TRUE(contains(message, "256 bytes")) << message;
    EXPECT_TRUE(contains(message, "(" + std::to_string(code) + ")")) << message;
  }
  const std::string message =
      message_when<out_of_memory>("clEnqueueNDRangeKernel", CL_OUT_OF_RESOURCES);
  EXPECT_TRUE(
      contains(message, "parallel_for_each: the kernel at program.cpp:1: CL_OUT_OF_RESOURCES (-5)"))
      << message;
}

TEST(Fault, ALostDeviceRemovesTheView) {
  for (const char *function : {"clEnqueueNDRangeKernel", "clFlush", "clFinish"}) {
    accelerator_view view = unused_view();
    faults::fault fault(function, 1, CL_DEVICE_NOT_AVAILABLE);
    try {
      program(view);
      ADD_FAILURE() << function;
    } catch (const accelerator_view_removed &error) {
      EXPECT_TRUE(contains(error.what(), "CL_DEVICE_NOT_AVAILABLE (-2)")) << error.what();
      EXPECT_NE(error.get_view_removed_reason(), 0);
    }
  }
}

TEST(Fault, OtherErrorsAreRuntimeExceptionsWithTheStatus) {
  for (const char *function : {"clCreateContext", "clCreateCommandQueue", "clCreateKernel",
                               "clSetKernelArg", "clEnqueueNDRangeKernel", "clWaitForEvents"}) {
    const std::string message = message_when<runtime_exception>(function, CL_INVALID_VALUE);
    EXPECT_TRUE(contains(message, ": CL_INVALID_VALUE (-30)")) << function << ": " << message;
  }
}

namespace {

struct doubles {
  using __ampcc_place = ampcc_rt::class_site<doubles, 0x72>;
};

} // namespace

TEST(Fault, DoubleWithoutHardware) {
  static rewritten::module_of m("C0000000000000072|e1", "doubles", sizeof(doubles), 1,
                                "__kernel void doubles() {}", {});
  m.code().uses_double = true;
  m.add();
  const faults::without_doubles none;
  accelerator_view view = unused_view();
  EXPECT_FALSE(view.accelerator.supports_double_precision);
  EXPECT_FALSE(view.accelerator.supports_limited_double_precision);
  const std::string message =
      message_of<unsupported_feature>([&] { parallel_for_each(view, extent<1>(1), doubles()); });
  EXPECT_TRUE(contains(message, "program.cpp:1 uses double, which '")) << message;
  EXPECT_TRUE(program(view)); // others run
}

namespace {

struct wide_atomics {
  using __ampcc_place = ampcc_rt::class_site<wide_atomics, 0x73>;
};

} // namespace

TEST(Fault, AtomicsOf64BitsWithoutHardware) {
  static rewritten::module_of m("C0000000000000073|e1", "wide_atomics", sizeof(wide_atomics), 1,
                                "__kernel void wide_atomics() {}", {});
  m.code().uses_64bit_atomics = true;
  m.add();
  const faults::without_64bit_atomics none;
  accelerator_view view = unused_view();
  EXPECT_FALSE(view.accelerator.supports_64bit_atomics);
  EXPECT_FALSE(view.accelerator.get_supports_64bit_atomics());
  const std::string message = message_of<unsupported_feature>(
      [&] { parallel_for_each(view, extent<1>(1), wide_atomics()); });
  EXPECT_TRUE(contains(message, "program.cpp:1 has atomic operations on 64 bits, which '"))
      << message;
  EXPECT_TRUE(program(view)); // others run
}

TEST(Fault, ABinaryThatTheDriverRefusesIsBuiltFromSource) {
  for (const char *function : {"clCreateProgramWithBinary", "clGetProgramInfo"}) {
    accelerator_view view = unused_view();
    faults::fault fault(function, 1, CL_INVALID_BINARY);
    EXPECT_TRUE(program(view)) << function;
  }
}

// A kernel that sends messages: it runs or the launch throws, and the next one is heard.
TEST(Fault, OfTheCallsForMessages) {
  for (const char *function : {"clCreateBuffer", "clEnqueueWriteBuffer", "clEnqueueNDRangeKernel",
                               "clEnqueueReadBuffer", "clFinish"}) {
    accelerator_view view = unused_view();
    testing::internal::CaptureStderr();
    {
      faults::fault fault(function, 1, CL_OUT_OF_RESOURCES);
      try {
        parallel_for_each(view, extent<1>(1), speak{0});
        view.wait();
      } catch (const out_of_memory &error) {
        EXPECT_TRUE(contains(error.what(), "CL_OUT_OF_RESOURCES (-5)")) << error.what();
      }
      EXPECT_EQ(fault.failed(), function);
    }
    parallel_for_each(view, extent<1>(1), speak{1});
    EXPECT_THROW(view.wait(), runtime_exception) << function;
    const std::string heard = testing::internal::GetCapturedStderr();
    EXPECT_TRUE(contains(heard, "no 0\n")) << function << ": " << heard;
    EXPECT_EQ(contains(heard, "cannot be read: CL_OUT_OF_RESOURCES"),
              function == std::string("clEnqueueReadBuffer"))
        << heard;
  }
}
