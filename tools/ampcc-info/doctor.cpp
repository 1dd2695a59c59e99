//===- doctor.cpp - checks for causes that keep C++ AMP programs from running well --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "doctor.h"
#include "base/code_folder.h"
#include "base/environment.h"
#include "base/error.h"
#include "device/device_list.h"
#include "launch/kernel_cache.h"
#include "sample.h"
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <unistd.h>

using namespace ampcc_rt;
namespace fs = std::filesystem;

namespace {

/// The checks and their findings.
class examination {
public:
  void variables();
  void loader();
  void drivers();
  void device_files();
  void devices();
  void caches();
  std::vector<finding> result;

private:
  void add(const char *area, verdict what, std::string text, std::string cure = std::string()) {
    result.push_back({area, what, std::move(text), std::move(cure)});
  }
  void driver(const fs::path &icd);
  void device_file(const std::string &path);
  void try_device(const device &d);
  void cache(const std::string &whose, const std::string &folder, const char *variable);

  std::string kernel_folder_ = kernel_cache::wanted_folder();
  bool has_gpu_file_ = false;
};

void examination::variables() {
  for (const std::string &problem : environment::problems())
    add("variable", verdict::bad, problem, "set it to one of these, or unset it");
}

void examination::loader() {
  void *const library = ::dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_GLOBAL);
  if (!library) {
    add("loader", verdict::hint,
        text("no OpenCL loader (", ::dlerror(), "): the processor is the only device"),
        "for GPUs install the loader: ocl-icd-libopencl1 (Debian, Ubuntu), ocl-icd (Fedora, Arch), "
        "and "
        "the GPU's driver");
    return;
  }
  Dl_info where = {};
  void *const entry = ::dlsym(library, "clGetPlatformIDs");
  if (!entry)
    add("loader", verdict::bad, "libOpenCL.so.1 is no OpenCL library",
        "install ocl-icd-libopencl1");
  else
    add("loader", verdict::good,
        text("OpenCL loader ",
             ::dladdr(entry, &where) && where.dli_fname ? where.dli_fname : "found"));
}

/// Checks a file of the OpenCL loader's folder, which has one library on each line.
void examination::driver(const fs::path &icd) {
  std::ifstream file(icd);
  std::string library;
  if (!std::getline(file, library) || library.empty()) {
    add("driver", verdict::bad, text(icd.string(), " names no library"),
        "install its package again, or remove the file");
    return;
  }
  if (::dlopen(library.c_str(), RTLD_LAZY | RTLD_LOCAL))
    add("driver", verdict::good, text(icd.filename().string(), ": ", library));
  else
    add("driver", verdict::bad, text(icd.string(), ": ", ::dlerror()),
        text("install the package that has ", library,
             ", or remove the file if its device is gone"));
}

void examination::drivers() {
  const char *own = std::getenv("OCL_ICD_VENDORS");
  const fs::path folder = own && *own ? own : "/etc/OpenCL/vendors";
  std::error_code error;
  std::vector<fs::path> files;
  if (fs::is_regular_file(folder, error))
    files.push_back(folder);
  for (fs::directory_iterator i(folder, error), end; !error && i != end; i.increment(error))
    if (i->path().extension() == ".icd")
      files.push_back(i->path());
  if (own && *own)
    add("driver", verdict::hint,
        text("OCL_ICD_VENDORS is '", own, "': other drivers are not looked for"),
        "unset it to use all of /etc/OpenCL/vendors");
  if (files.empty())
    add("driver", verdict::hint, text("no OpenCL driver in ", folder.string()),
        "install the one of the GPU's vendor (docs/gpu.md), or pocl-opencl-icd to have OpenCL on "
        "the CPU");
  for (const fs::path &icd : files)
    driver(icd);
}

void examination::device_file(const std::string &path) {
  if (::access(path.c_str(), F_OK) != 0)
    return;
  has_gpu_file_ = true;
  if (::access(path.c_str(), R_OK | W_OK) == 0)
    add("device file", verdict::good, path);
  else
    add("device file", verdict::bad, text(path, ": ", std::strerror(errno)),
        "become a member of its group (ls -l shows it): sudo adduser $USER render; then log in "
        "again");
}

void examination::device_files() {
  for (const char *path : {"/dev/nvidiactl", "/dev/nvidia0", "/dev/kfd", "/dev/dxg"})
    device_file(path);
  for (int number = 128; number < 136; ++number)
    device_file(text("/dev/dri/renderD", number));
}

void examination::try_device(const device &d) {
  const std::string name = text(narrow(d.info().device_path), " (", d.name(), ")");
  if (d.info().supports_double_precision)
    add("double", verdict::good, text(name, " has double precision"));
  else
    add("double", verdict::hint, text(name, " has no double precision"),
        "kernels with double throw unsupported_feature there: use float, or ask "
        "supports_double_precision first");
  try {
    const trial of = try_sample(d);
    const std::string times =
        text(std::fixed, std::setprecision(1), "first launch ", of.first_ms, " ms, then ",
             of.threads, " threads in ", std::setprecision(2), of.launch_ms, " ms");
    if (of.right)
      add("kernel", verdict::good, text(name, " computes right: ", times));
    else
      add("kernel", verdict::bad, text(name, " computes WRONG results: ", times),
          "update its driver; until then choose another device with AMPCC_DEVICE");
  } catch (const std::exception &error) {
    add("kernel", verdict::bad, text(name, " runs no kernel: ", error.what()),
        "update its driver; until then choose another device with AMPCC_DEVICE");
  }
}

void examination::devices() {
  device_list &list = device_list::instance();
  bool has_gpu = false;
  for (const auto &d : list.all()) {
    if (d->is_cpu_accelerator())
      continue;
    has_gpu |= d->kind().runs() == kernel_form::opencl &&
               (d->opencl().getInfo<CL_DEVICE_TYPE>() & CL_DEVICE_TYPE_GPU);
    try_device(*d);
  }
  if (has_gpu_file_ && !has_gpu)
    add("device", verdict::bad, "there is a GPU, but no OpenCL driver finds it",
        "install the OpenCL package of its vendor: docs/gpu.md has a table");
  else if (!has_gpu)
    add("device", verdict::hint, "no GPU: kernels run on the processor",
        "in a container, give it the device: docs/gpu.md, \"Containers\"");
  try {
    const device &chosen = list.get_default();
    add("device", verdict::good,
        text("the default is ", narrow(chosen.info().device_path), " (", chosen.name(), ")"));
  } catch (const std::exception &error) {
    add("device", verdict::bad, error.what(),
        "unset AMPCC_DEVICE, or give it a value that ampcc-info lists");
  }
}

void examination::cache(const std::string &whose, const std::string &folder, const char *variable) {
  if (folder.empty()) {
    add("cache", verdict::hint,
        text(whose, ": there is no home folder, so a temporary one is used"),
        text("set HOME or ", variable));
    return;
  }
  const std::string problem = problem_of_folder(folder);
  if (problem.empty())
    add("cache", verdict::good, text(whose, ": '", folder, "'"));
  else
    add("cache", verdict::bad,
        text(whose, ": '", folder, "' ", problem, "; a temporary folder is used"),
        text("make it a folder of yours that others cannot write to (chmod go-w), or name one in ",
             variable));
}

void examination::caches() {
  const char *own = environment::value_or_empty("AMPCC_CACHE_DIR");
  if (own && kernel_folder_.empty())
    add("cache", verdict::hint, "kernels are not kept: AMPCC_CACHE_DIR is empty", "unset it");
  else
    cache("kernels", kernel_folder_, "AMPCC_CACHE_DIR");
  cache("PoCL's kernels", pocl_cache_folder(), "POCL_CACHE_DIR");
}

} // namespace

std::vector<finding> examine() {
  examination all;
  all.variables();
  all.caches(); // first, because loading OpenCL may move PoCL's cache
  // Switch the kernel cache off, so that the sample is built even if an earlier run has kept it.
  ::setenv("AMPCC_CACHE_DIR", "", 1);
  all.loader();
  all.drivers();
  all.device_files();
  all.devices();
  return all.result;
}
