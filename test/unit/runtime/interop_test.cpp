//===- interop_test.cpp - C++ AMP beside hand-written OpenCL --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/opencl/opencl.h"
#include "kernels.h"
#include <amp_opencl.h>

using namespace concurrency;
using rewritten::message_of;

namespace {

/// A context and queue of the program's own on the default accelerator's device.
struct Interop : testing::Test {
  cl::Device device{opencl::get_device(accelerator().default_view), true};
  cl::Context context{device};
  cl::CommandQueue queue{context, device};
  cl::Program program{context,
                      "__kernel void twice(__global int *v) { v[get_global_id(0)] *= 2; }"};

  // Without options, the bindings of C++ demand OpenCL C 2.0, which not every device has.
  Interop() { program.build("-cl-std=CL1.2"); }

  void twice(cl_mem memory, cl::CommandQueue on, cl::Program of, int count) {
    cl::Kernel kernel(of, "twice");
    kernel.setArg(0, cl::Buffer(memory, true));
    on.enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange(static_cast<std::size_t>(count)));
  }
};

} // namespace

TEST_F(Interop, AViewOverAQueue) {
  accelerator_view view = opencl::create_accelerator_view(queue());
  EXPECT_EQ(opencl::get_command_queue(view), queue());
  EXPECT_EQ(opencl::get_context(view), context());
  EXPECT_EQ(opencl::get_device(view), device());
  EXPECT_EQ(view.accelerator.description, accelerator().description);
  std::vector<int> data(8, 1);
  array_view<int, 1> numbers(8, data);
  parallel_for_each(view, numbers.extent, scale{numbers, 3});
  EXPECT_EQ(numbers[5], 8);
  // One accelerator for each context.
  cl::CommandQueue second(context, device);
  EXPECT_EQ(opencl::create_accelerator_view(second()).accelerator, view.accelerator);
}

TEST_F(Interop, AQueueOfTheLibrarysContext) {
  accelerator here;
  cl::CommandQueue own(cl::Context(opencl::get_context(here.default_view), true), device);
  EXPECT_EQ(opencl::create_accelerator_view(own()).accelerator, here);
}

TEST_F(Interop, AnArrayOverMemory) {
  accelerator_view view = opencl::create_accelerator_view(queue());
  std::vector<int> data = {1, 2, 3, 4};
  cl::Buffer memory(context, CL_MEM_READ_WRITE, 16);
  queue.enqueueWriteBuffer(memory, CL_FALSE, 0, 16, data.data());
  array<int, 1> numbers = opencl::make_array<int>(extent<1>(4), view, memory());
  EXPECT_TRUE(numbers.accelerator_view == view);
  parallel_for_each(numbers.extent, increment_array{numbers});
  twice(memory(), queue, program, 4); // in the same queue, behind the kernel
  std::vector<int> out(4);
  queue.enqueueReadBuffer(memory, CL_TRUE, 0, 16, out.data());
  EXPECT_EQ(out, (std::vector<int>{4, 6, 8, 10}));
  copy(numbers, out.begin());
  EXPECT_EQ(out, (std::vector<int>{4, 6, 8, 10}));
}

TEST_F(Interop, TheMemoryOfAnArray) {
  accelerator_view view = opencl::create_accelerator_view(queue());
  const int start[] = {1, 2, 3, 4};
  array<int, 1> numbers(4, start, start + 4, view);
  array_view<int, 1> seen(numbers);
  for (int round = 1; round <= 3; ++round) {
    twice(opencl::get_buffer(numbers), queue, program, 4);
    EXPECT_EQ(seen[3], 4 << round); // the host sees what the program's kernel wrote
  }
  seen[0] = 100; // and the other way round
  twice(opencl::get_buffer(numbers), queue, program, 4);
  parallel_for_each(numbers.extent, increment_array{numbers});
  EXPECT_EQ(std::vector<int>(numbers)[0], 201);
}

TEST_F(Interop, WhatCannotBe) {
  accelerator_view view = opencl::create_accelerator_view(queue());
  accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  cl::Buffer small(context, CL_MEM_READ_WRITE, 8);
  std::string message =
      message_of<runtime_exception>([&] { opencl::make_array<int>(extent<1>(4), view, small()); });
  EXPECT_NE(message.find("needs 16 bytes, the memory has 8"), std::string::npos) << message;
  message = message_of<runtime_exception>(
      [&] { opencl::make_array<int>(extent<1>(2), accelerator().default_view, small()); });
  EXPECT_NE(message.find("another context"), std::string::npos) << message;
  EXPECT_THROW(opencl::get_device(cpu), runtime_exception);
  EXPECT_THROW(opencl::get_command_queue(cpu), runtime_exception);
  array<int, 1> there(4, cpu), moved(4), taken(std::move(moved));
  EXPECT_THROW(opencl::get_buffer(there), runtime_exception);
  EXPECT_THROW(opencl::get_buffer(moved), runtime_exception);
  EXPECT_THROW((opencl::make_array<int>(extent<1>(0), view, small())), runtime_exception);
  EXPECT_THROW(opencl::create_accelerator_view(nullptr), runtime_exception);
  cl::CommandQueue unordered(context, device, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE);
  message = message_of<runtime_exception>([&] { opencl::create_accelerator_view(unordered()); });
  EXPECT_NE(message.find("out-of-order"), std::string::npos) << message;
}
