//===- cuda.cpp - functions of the CUDA library, if it exists -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cuda.h"
#include <climits>
#include <cstdlib>
#include <dlfcn.h>
#include <stdexcept>
#include <string>
#include <unistd.h>

namespace bench {

namespace {

std::string library() {
  if (const char *named = std::getenv("AMPCC_CUDA_WORKLOADS"))
    return named;
  char self[PATH_MAX] = {};
  if (::readlink("/proc/self/exe", self, sizeof self - 1) < 0)
    return std::string();
  const std::string path = self;
  return path.substr(0, path.rfind('/')) + "/libampcc_cuda_workloads.so";
}

} // namespace

const cuda_functions *find_cuda() {
  void *const opened = ::dlopen(library().c_str(), RTLD_NOW);
  if (!opened)
    return nullptr;
  static cuda_functions all;
  bool complete = true;
  const auto find = [&](auto &function, const char *name) {
    void *const found = ::dlsym(opened, name);
    complete = complete && found;
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(found);
  };
  find(all.device, "ampcc_cuda_device");
  find(all.allocate, "ampcc_cuda_allocate");
  find(all.free, "ampcc_cuda_free");
  find(all.write, "ampcc_cuda_write");
  find(all.read, "ampcc_cuda_read");
  find(all.allocate_image, "ampcc_cuda_allocate_image");
  find(all.free_image, "ampcc_cuda_free_image");
  find(all.read_image, "ampcc_cuda_read_image");
  find(all.kernel, "ampcc_cuda_kernel");
  find(all.launch, "ampcc_cuda_launch");
  find(all.wait, "ampcc_cuda_wait");
  char name[256];
  return complete && all.device(name, sizeof name) == 0 ? &all : nullptr;
}

void check_cuda(int status, const char *what) {
  if (status != 0)
    throw std::runtime_error(std::string("CUDA: ") + what + " failed with " +
                             std::to_string(status));
}

} // namespace bench
