//===- opencl.cpp - just enough OpenCL for hand-written kernels -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "opencl.h"
#include <stdexcept>

namespace bench {

void check_opencl(cl_int status, const char *what) {
  if (status != CL_SUCCESS)
    throw std::runtime_error(std::string(what) + " failed with " + std::to_string(status));
}

namespace {

std::string text_of(cl_device_id device, cl_device_info what) {
  std::size_t size = 0;
  check_opencl(clGetDeviceInfo(device, what, 0, nullptr, &size), "clGetDeviceInfo");
  std::string text(size, '\0');
  check_opencl(clGetDeviceInfo(device, what, size, &text[0], nullptr), "clGetDeviceInfo");
  while (!text.empty() && text.back() == '\0')
    text.pop_back();
  return text;
}

template <typename T> T value_of(cl_device_id device, cl_device_info what) {
  T value = {};
  check_opencl(clGetDeviceInfo(device, what, sizeof(T), &value, nullptr), "clGetDeviceInfo");
  return value;
}

std::vector<cl_device_id> all_devices() {
  cl_uint platform_count = 0;
  clGetPlatformIDs(0, nullptr, &platform_count);
  std::vector<cl_platform_id> platforms(platform_count);
  if (platform_count)
    check_opencl(clGetPlatformIDs(platform_count, platforms.data(), nullptr), "clGetPlatformIDs");
  std::vector<cl_device_id> found;
  for (cl_platform_id platform : platforms) {
    cl_uint count = 0;
    if (clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 0, nullptr, &count) != CL_SUCCESS || !count)
      continue;
    const std::size_t before = found.size();
    found.resize(before + count);
    check_opencl(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, count, &found[before], nullptr),
                 "clGetDeviceIDs");
  }
  return found;
}

bool matches(cl_device_id device, const std::string &wanted) {
  const cl_device_type type = value_of<cl_device_type>(device, CL_DEVICE_TYPE);
  if (wanted.empty())
    return true;
  if (wanted == "cpu" || wanted == "gpu")
    return type & (wanted == "gpu" ? CL_DEVICE_TYPE_GPU : CL_DEVICE_TYPE_CPU);
  return text_of(device, CL_DEVICE_NAME).find(wanted) != std::string::npos;
}

} // namespace

launch::launch(cl_command_queue queue, cl_program program, const char *name,
               std::vector<std::size_t> global, std::vector<std::size_t> local)
    : queue_(queue), global_(std::move(global)), local_(std::move(local)) {
  cl_int status = CL_SUCCESS;
  kernel_.reset(clCreateKernel(program, name, &status), clReleaseKernel);
  check_opencl(status, name);
}

void launch::operator()() const {
  check_opencl(clEnqueueNDRangeKernel(queue_, kernel_.get(), static_cast<cl_uint>(global_.size()),
                                      nullptr, global_.data(), local_.data(), 0, nullptr, nullptr),
               "clEnqueueNDRangeKernel");
}

opencl_device::opencl_device(const std::string &wanted) {
  for (cl_device_id device : all_devices())
    if (!device_ && matches(device, wanted))
      device_ = device;
  if (!device_)
    throw std::runtime_error("there is no OpenCL device '" + wanted + "'");
  gpu_ = value_of<cl_device_type>(device_, CL_DEVICE_TYPE) & CL_DEVICE_TYPE_GPU;
  shares_memory_ = value_of<cl_bool>(device_, CL_DEVICE_HOST_UNIFIED_MEMORY);
  cl_int status = CL_SUCCESS;
  context_ = clCreateContext(nullptr, 1, &device_, nullptr, nullptr, &status);
  check_opencl(status, "clCreateContext");
  queue_ = clCreateCommandQueue(context_, device_, 0, &status);
  check_opencl(status, "clCreateCommandQueue");
}

std::string opencl_device::name() const { return text_of(device_, CL_DEVICE_NAME); }
std::string opencl_device::driver() const {
  return text_of(device_, CL_DEVICE_VERSION) + ", driver " + text_of(device_, CL_DRIVER_VERSION);
}

buffer opencl_device::make_buffer(void *contents, std::size_t bytes) {
  cl_int status = CL_SUCCESS;
  const cl_mem_flags where = shares_memory_ ? CL_MEM_USE_HOST_PTR : CL_MEM_COPY_HOST_PTR;
  buffer made(clCreateBuffer(context_, CL_MEM_READ_WRITE | where, bytes, contents, &status),
              clReleaseMemObject);
  check_opencl(status, "clCreateBuffer");
  return made;
}

buffer opencl_device::make_device_buffer(const void *contents, std::size_t bytes) {
  cl_int status = CL_SUCCESS;
  buffer made(clCreateBuffer(context_, CL_MEM_READ_WRITE, bytes, nullptr, &status),
              clReleaseMemObject);
  check_opencl(status, "clCreateBuffer");
  check_opencl(
      clEnqueueWriteBuffer(queue_, made.get(), CL_TRUE, 0, bytes, contents, 0, nullptr, nullptr),
      "clEnqueueWriteBuffer");
  return made;
}

buffer opencl_device::make_image(const cl_image_format &format, std::size_t width,
                                 std::size_t height, void *texels) {
  cl_image_desc shape = {};
  shape.image_type = CL_MEM_OBJECT_IMAGE2D;
  shape.image_width = width;
  shape.image_height = height;
  cl_int status = CL_SUCCESS;
  buffer made(clCreateImage(context_, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, &format, &shape,
                            texels, &status),
              clReleaseMemObject);
  check_opencl(status, "clCreateImage");
  return made;
}

void opencl_device::read_image(const buffer &image, std::size_t width, std::size_t height,
                               void *to) {
  const std::size_t from[] = {0, 0, 0}, region[] = {width, height, 1};
  check_opencl(
      clEnqueueReadImage(queue_, image.get(), CL_TRUE, from, region, 0, 0, to, 0, nullptr, nullptr),
      "clEnqueueReadImage");
}

void opencl_device::read(const buffer &b, void *to, std::size_t bytes) {
  check_opencl(clEnqueueReadBuffer(queue_, b.get(), CL_TRUE, 0, bytes, to, 0, nullptr, nullptr),
               "clEnqueueReadBuffer");
}

cl_program opencl_device::make_program(const std::string &source) {
  const std::string whole =
      std::string("#pragma OPENCL FP_CONTRACT ") + (contract_ ? "ON" : "OFF") + "\n" + source;
  const char *text = whole.c_str();
  const std::size_t size = whole.size();
  cl_int status = CL_SUCCESS;
  cl_program program = clCreateProgramWithSource(context_, 1, &text, &size, &status);
  check_opencl(status, "clCreateProgramWithSource");
  programs_.push_back(program);
  // Division as the generated kernels have it.
  cl_device_fp_config single = 0;
  clGetDeviceInfo(device_, CL_DEVICE_SINGLE_FP_CONFIG, sizeof single, &single, nullptr);
  const char *options = single & CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT
                            ? "-cl-std=CL1.2 -cl-fp32-correctly-rounded-divide-sqrt"
                            : "-cl-std=CL1.2";
  if (clBuildProgram(program, 1, &device_, options, nullptr, nullptr) != CL_SUCCESS) {
    std::size_t length = 0;
    clGetProgramBuildInfo(program, device_, CL_PROGRAM_BUILD_LOG, 0, nullptr, &length);
    std::string log(length, '\0');
    clGetProgramBuildInfo(program, device_, CL_PROGRAM_BUILD_LOG, length, &log[0], nullptr);
    throw std::runtime_error("a hand-written kernel does not build:\n" + log);
  }
  return program;
}

void opencl_device::forget() {
  for (cl_program program : programs_)
    clReleaseProgram(program);
  programs_.clear();
  kept_memory_.clear();
}

} // namespace bench
