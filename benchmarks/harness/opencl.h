//===- opencl.h - just enough OpenCL for hand-written kernels -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Buffers, programs and launches as a program without a framework would make them: buffers in host
// memory where the device shares it, arguments set once, one in-order queue.
//
//===----------------------------------------------------------------------===//
#ifndef BENCH_OPENCL_H
#define BENCH_OPENCL_H

#include "cuda.h"
#include "memory.h"
#include "openmp_builds.h"
#include "workload.h"
#ifndef CL_TARGET_OPENCL_VERSION
#define CL_TARGET_OPENCL_VERSION 120
#endif
#include <CL/cl.h>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

namespace bench {

void check_opencl(cl_int status, const char *what);

/// A cl_mem that frees itself: a buffer or an image.
using buffer = std::shared_ptr<std::remove_pointer<cl_mem>::type>;

/// A kernel with its arguments and geometry.
class launch {
public:
  launch() = default;
  launch(cl_command_queue queue, cl_program program, const char *name,
         std::vector<std::size_t> global, std::vector<std::size_t> local);
  /// Of the kernel of this name in the CUDA library.
  launch(const cuda_functions &cuda, const char *name, std::vector<std::size_t> global,
         std::vector<std::size_t> local);

  template <typename... Args> launch &with(const Args &...args) {
    (argument(args), ...);
    return *this;
  }
  template <typename T> void set(unsigned position, const T &value) const {
    set_bytes(position, &value, sizeof(T));
  }
  void operator()() const;

private:
  void set_bytes(unsigned position, const void *value, std::size_t size) const;
  void argument(const buffer &b) {
    cl_mem raw = b.get();
    set(next_++, raw);
    kept_.push_back(b);
  }
  template <typename T> void argument(const T &value) { set(next_++, value); }

  struct cuda_kernel;

  cl_command_queue queue_ = nullptr;
  std::shared_ptr<std::remove_pointer<cl_kernel>::type> kernel_;
  std::shared_ptr<cuda_kernel> cuda_; ///< instead of both
  std::vector<buffer> kept_;
  std::vector<std::size_t> global_, local_;
  unsigned next_ = 0;
};

class opencl_device {
public:
  /// The first device whose name contains `wanted`, or of the type `cpu` or `gpu`, or any for "".
  explicit opencl_device(const std::string &wanted);

  /// The same interface over CUDA, where its library is: programs by hand then launch the kernels
  /// of the same names there (benchmarks/cuda). Null where it is not.
  opencl_device *cuda() const { return cuda_side_.get(); }

  std::string name() const;
  std::string driver() const;
  bool is_gpu() const { return gpu_; }
  /// Whether hand-written kernels may contract a * b + c, which generated ones do not.
  void allow_contraction(bool allow) { contract_ = allow; }

  /// A buffer with these contents; where memory is shared, over the same memory.
  template <typename T> buffer make_buffer(const memory<T> &contents) {
    kept_memory_.push_back(std::shared_ptr<void>(
        new memory<T>(contents), [](void *p) { delete static_cast<memory<T> *>(p); }));
    return make_buffer(contents.data(), contents.bytes());
  }
  /// Memory of the device, as a C++ AMP array has, with these contents.
  template <typename T> buffer make_device_buffer(const memory<T> &contents) {
    return make_device_buffer(contents.data(), contents.bytes());
  }
  /// An image with these texels, row by row.
  template <typename T>
  buffer make_image(const cl_image_format &format, std::size_t width, std::size_t height,
                    const memory<T> &texels) {
    return make_image(format, width, height, static_cast<void *>(texels.data()));
  }
  /// An image to write, of zeros. Of a CUDA device's images only these are written.
  buffer make_result_image(const cl_image_format &format, std::size_t width, std::size_t height);
  cl_program make_program(const std::string &source);
  launch make_launch(cl_program program, const char *name, std::vector<std::size_t> global,
                     std::vector<std::size_t> local) {
    if (cuda_)
      return launch(*cuda_, name, std::move(global), std::move(local));
    return launch(queue_, program, name, std::move(global), std::move(local));
  }
  void finish();

  /// The result of a variant that ends in this buffer.
  template <typename T>
  std::function<const void *()> result_in(const buffer &b, std::size_t count) {
    memory<T> host(count);
    return [this, b, host]() -> const void * {
      read(b, host.data(), host.bytes());
      return host.data();
    };
  }
  /// The result of a variant that ends in this image.
  template <typename T>
  std::function<const void *()> result_in_image(const buffer &image, std::size_t width,
                                                std::size_t height) {
    memory<T> host(width * height);
    return [=]() -> const void * {
      read_image(image, width, height, host.data());
      return host.data();
    };
  }
  /// Lets go of what the last problem made.
  void forget();

private:
  explicit opencl_device(const cuda_functions &cuda) : cuda_(&cuda), gpu_(true) {}
  buffer make_buffer(void *contents, std::size_t bytes);
  buffer make_device_buffer(const void *contents, std::size_t bytes);
  buffer make_image(const cl_image_format &format, std::size_t width, std::size_t height,
                    void *texels);
  buffer make_cuda_image(const cl_image_format &format, std::size_t width, std::size_t height,
                         const void *texels);
  void read(const buffer &b, void *to, std::size_t bytes);
  void read_image(const buffer &image, std::size_t width, std::size_t height, void *to);

  const cuda_functions *cuda_ = nullptr; ///< on the side of CUDA
  std::unique_ptr<opencl_device> cuda_side_;
  cl_device_id device_ = nullptr;
  cl_context context_ = nullptr;
  cl_command_queue queue_ = nullptr;
  bool gpu_ = false, shares_memory_ = false, contract_ = false;
  std::vector<std::shared_ptr<void>> kept_memory_;
  std::vector<cl_program> programs_;
};

/// The functions that create the variants of a workload.
template <typename Input> struct variants {
  variant (*generated)(const Input &);
  /// Launches the kernels of the same names over CUDA too, where they are.
  variant (*handwritten)(const Input &, opencl_device &);
  variant (*openmp)(const Input &);
};

/// A problem with all its variants; the error and the numbers for the table are missing.
template <typename Input>
problem make_problem(const Input &in, const variants<Input> &all, opencl_device &device) {
  problem p(in);
  p.generated = all.generated(in);
  p.handwritten = all.handwritten(in, device);
  if (device.cuda())
    p.cuda = all.handwritten(in, *device.cuda());
  p.openmp = {{openmp_base, all.openmp(in)}};
  for (const auto &[name, function] : openmp_builds(reinterpret_cast<void *>(all.openmp)))
    p.openmp.push_back({name, reinterpret_cast<variant (*)(const Input &)>(function)(in)});
  return p;
}

/// n rounded up to a multiple of the group.
inline std::size_t padded(std::size_t n, std::size_t group) {
  return (n + group - 1) / group * group;
}

/// The work-group that the runtime of ampcc chooses: 256 wide, or narrower and higher where the
/// rows are short.
inline std::vector<std::size_t> group_for(std::size_t width, std::size_t height) {
  std::size_t x = 1, y = 1;
  while (x < width && x < 256)
    x *= 2;
  while (x * y * 2 <= 256 && height % (y * 2) == 0)
    y *= 2;
  return {x, y};
}

} // namespace bench

#endif
