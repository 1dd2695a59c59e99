//===- opencl.cpp - just enough OpenCL for hand-written kernels -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "opencl.h"
#include <array>
#include <cstring>
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

struct launch::cuda_kernel {
  const cuda_functions *functions;
  const void *code;
  std::vector<std::array<char, 8>> arguments;
};

launch::launch(const cuda_functions &cuda, const char *name, std::vector<std::size_t> global,
               std::vector<std::size_t> local)
    : cuda_(std::make_shared<cuda_kernel>(cuda_kernel{&cuda, cuda.kernel(name), {}})),
      global_(std::move(global)), local_(std::move(local)) {
  if (!cuda_->code)
    throw std::runtime_error(std::string("CUDA has no kernel ") + name);
}

void launch::set_bytes(unsigned position, const void *value, std::size_t size) const {
  if (!cuda_)
    return check_opencl(clSetKernelArg(kernel_.get(), position, size, value), "clSetKernelArg");
  if (cuda_->arguments.size() <= position)
    cuda_->arguments.resize(position + 1);
  std::memcpy(cuda_->arguments[position].data(), value, size);
}

void launch::operator()() const {
  if (cuda_) {
    unsigned grid[3] = {1, 1, 1}, block[3] = {1, 1, 1};
    for (std::size_t d = 0; d < global_.size(); ++d) {
      block[d] = static_cast<unsigned>(local_[d]);
      grid[d] = static_cast<unsigned>(global_[d] / local_[d]);
    }
    void *arguments[16];
    for (std::size_t i = 0; i < cuda_->arguments.size(); ++i)
      arguments[i] = cuda_->arguments[i].data();
    return check_cuda(cuda_->functions->launch(cuda_->code, grid, block, arguments), "a launch");
  }
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
  if (const cuda_functions *cuda = gpu_ ? find_cuda() : nullptr) {
    char their_name[256] = {};
    cuda->device(their_name, sizeof their_name - 1);
    if (name() == their_name)
      cuda_side_.reset(new opencl_device(*cuda));
  }
}

void opencl_device::finish() {
  if (cuda_)
    return check_cuda(cuda_->wait(), "waiting");
  check_opencl(clFinish(queue_), "clFinish");
}

std::string opencl_device::name() const { return text_of(device_, CL_DEVICE_NAME); }
std::string opencl_device::driver() const {
  return text_of(device_, CL_DEVICE_VERSION) + ", driver " + text_of(device_, CL_DRIVER_VERSION);
}

buffer opencl_device::make_buffer(void *contents, std::size_t bytes) {
  if (cuda_)
    return make_device_buffer(contents, bytes);
  cl_int status = CL_SUCCESS;
  const cl_mem_flags where = shares_memory_ ? CL_MEM_USE_HOST_PTR : CL_MEM_COPY_HOST_PTR;
  buffer made(clCreateBuffer(context_, CL_MEM_READ_WRITE | where, bytes, contents, &status),
              clReleaseMemObject);
  check_opencl(status, "clCreateBuffer");
  return made;
}

buffer opencl_device::make_device_buffer(const void *contents, std::size_t bytes) {
  if (cuda_) {
    // A kernel gets the handle's value: there it is the address.
    void *memory = nullptr;
    check_cuda(cuda_->allocate(&memory, bytes), "an allocation");
    buffer made(static_cast<cl_mem>(memory), [free = cuda_->free](cl_mem m) { free(m); });
    check_cuda(cuda_->write(memory, contents, bytes), "a copy");
    return made;
  }
  cl_int status = CL_SUCCESS;
  buffer made(clCreateBuffer(context_, CL_MEM_READ_WRITE, bytes, nullptr, &status),
              clReleaseMemObject);
  check_opencl(status, "clCreateBuffer");
  check_opencl(
      clEnqueueWriteBuffer(queue_, made.get(), CL_TRUE, 0, bytes, contents, 0, nullptr, nullptr),
      "clEnqueueWriteBuffer");
  return made;
}

buffer opencl_device::make_cuda_image(const cl_image_format &format, std::size_t width,
                                      std::size_t height, const void *texels) {
  // A kernel gets the handle's value, as with memory.
  unsigned long long handle = 0;
  check_cuda(cuda_->allocate_image(&handle, format.image_channel_order == CL_RGBA ? 4 : 1, width,
                                   height, texels),
             "an allocation");
  static_assert(sizeof handle == sizeof(cl_mem), "CUDA's handles stand in OpenCL's");
  return buffer(reinterpret_cast<cl_mem>(handle), [free = cuda_->free_image](cl_mem m) {
    free(reinterpret_cast<unsigned long long>(m));
  });
}

buffer opencl_device::make_result_image(const cl_image_format &format, std::size_t width,
                                        std::size_t height) {
  if (cuda_)
    return make_cuda_image(format, width, height, nullptr);
  std::vector<std::uint32_t> zeros(width * height); // a texel has four bytes
  return make_image(format, width, height, static_cast<void *>(zeros.data()));
}

buffer opencl_device::make_image(const cl_image_format &format, std::size_t width,
                                 std::size_t height, void *texels) {
  if (cuda_)
    return make_cuda_image(format, width, height, texels);
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
  if (cuda_)
    return check_cuda(cuda_->read_image(to, reinterpret_cast<unsigned long long>(image.get())),
                      "a copy");
  const std::size_t from[] = {0, 0, 0}, region[] = {width, height, 1};
  check_opencl(
      clEnqueueReadImage(queue_, image.get(), CL_TRUE, from, region, 0, 0, to, 0, nullptr, nullptr),
      "clEnqueueReadImage");
}

void opencl_device::read(const buffer &b, void *to, std::size_t bytes) {
  if (cuda_)
    return check_cuda(cuda_->read(to, b.get(), bytes), "a copy");
  check_opencl(clEnqueueReadBuffer(queue_, b.get(), CL_TRUE, 0, bytes, to, 0, nullptr, nullptr),
               "clEnqueueReadBuffer");
}

cl_program opencl_device::make_program(const std::string &source) {
  if (cuda_)
    return nullptr;
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
  if (cuda_side_)
    cuda_side_->forget();
  for (cl_program program : programs_)
    clReleaseProgram(program);
  programs_.clear();
  kept_memory_.clear();
}

} // namespace bench
