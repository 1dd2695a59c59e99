// An OpenCL library works on the memory of C++ AMP's arrays, in the same queue, without a copy.
#include <amp_opencl.h>
#include <cstdio>
#include <vector>
#ifdef WITH_CLBLAST
#include <clblast.h>
#endif

using namespace concurrency;

// y = alpha * x + y
void axpy(cl_command_queue queue, int n, float alpha, cl_mem x, cl_mem y) {
#ifdef WITH_CLBLAST
  clblast::Axpy<float>(n, alpha, x, 0, 1, y, 0, 1, &queue);
#else // what a library does: its own kernel, in the caller's queue
  const char *text = "__kernel void axpy(float alpha, __global const float *x, __global float *y) {"
                     "  y[get_global_id(0)] += alpha * x[get_global_id(0)]; }";
  cl_context context;
  cl_device_id device;
  clGetCommandQueueInfo(queue, CL_QUEUE_CONTEXT, sizeof(context), &context, nullptr);
  clGetCommandQueueInfo(queue, CL_QUEUE_DEVICE, sizeof(device), &device, nullptr);
  cl_program program = clCreateProgramWithSource(context, 1, &text, nullptr, nullptr);
  clBuildProgram(program, 1, &device, "", nullptr, nullptr);
  cl_kernel kernel = clCreateKernel(program, "axpy", nullptr);
  clSetKernelArg(kernel, 0, sizeof(alpha), &alpha);
  clSetKernelArg(kernel, 1, sizeof(x), &x);
  clSetKernelArg(kernel, 2, sizeof(y), &y);
  const size_t size = n;
  clEnqueueNDRangeKernel(queue, kernel, 1, nullptr, &size, nullptr, 0, nullptr, nullptr);
  clReleaseKernel(kernel);
  clReleaseProgram(program);
#endif
}

int main() {
  for (const accelerator &device : accelerator::get_all()) {
    if (device.device_path.find(L"opencl") != 0)
      continue; // `native` and the CPU accelerator have no OpenCL objects
    const int n = 1000;
    accelerator_view view = device.default_view;
    array<float> x(n, view), y(n, view);
    parallel_for_each(
        x.extent, [&x, &y ](index<1> i) restrict(amp) {
          x[i] = static_cast<float>(i[0]);
          y[i] = 1;
        });
    axpy(opencl::get_command_queue(view), n, 2.0f, opencl::get_buffer(x), opencl::get_buffer(y));
    parallel_for_each(
        y.extent, [&y](index<1> i) restrict(amp) { y[i] *= 10; }); // after the library's kernel
    const std::vector<float> result = y;
    std::printf("%g %g ... %g\n", result[0], result[1], result[999]);
    return 0;
  }
  std::printf("there is no OpenCL device\n");
}
