// A program that has both: its own OpenCL queue and buffer, and C++ AMP kernels on them.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t -lOpenCL && env AMPCC_DEVICE=opencl %t
// RUN: %ampcc --amp-host-compiler=%gxx -std=c++17 -Wall -Wextra -Werror %s -o %t.gxx -lOpenCL && env AMPCC_DEVICE=opencl %t.gxx
#include <amp_opencl.h>
#include <vector>

using namespace concurrency;

int main() {
  cl_device_id device = opencl::get_device(accelerator().default_view);
  cl_int error = 0;
  cl_context context = clCreateContext(nullptr, 1, &device, nullptr, nullptr, &error);
  cl_command_queue queue = clCreateCommandQueue(context, device, 0, &error);
  std::vector<int> start = {1, 2, 3, 4};
  cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, 16,
                                 start.data(), &error);

  accelerator_view view = opencl::create_accelerator_view(queue);
  array<int> numbers = opencl::make_array<int>(extent<1>(4), view, memory);
  parallel_for_each(numbers.extent, [&](index<1> i) restrict(amp) { numbers[i] *= 10; });
  clReleaseMemObject(memory); // the array keeps it

  std::vector<int> out(4);
  clEnqueueReadBuffer(opencl::get_command_queue(view), opencl::get_buffer(numbers), CL_TRUE, 0, 16,
                      out.data(), 0, nullptr, nullptr);
  const bool same_context = opencl::get_context(view) == context;
  clReleaseCommandQueue(queue);
  clReleaseContext(context);
  return same_context && out == std::vector<int>{10, 20, 30, 40} ? 0 : 1;
}
