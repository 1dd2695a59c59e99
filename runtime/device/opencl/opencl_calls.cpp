//===- opencl_calls.cpp - functions of the OpenCL library of this system --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/opencl/opencl_calls.h"
#include "base/code_folder.h"
#include "base/cpu.h"
#include <atomic>
#include <cstdlib>
#include <dlfcn.h>
#include <type_traits>

namespace ampcc_rt {
namespace opencl_calls {

namespace {

/// Switches off the rematerialisation of values in PoCL, which is wrong in PoCL 7.0 and 7.1: they
/// also repeat a load after a barrier, which then reads the value that another thread has stored
/// since. PoCL reads the variable at each build of a kernel. It is set before OpenCL is loaded,
/// because loading may start threads that read the environment, and so without knowing the version.
/// Later versions lose the optimisation, too.
void keep_pocl_values() { ::setenv("POCL_PREGION_VALUE_REMAT", "0", /*overwrite=*/0); }

/// Finds OpenCL's functions. Those that the process already has come first: a loader that the
/// program is linked with, or a tool that is preloaded (Oclgrind). The library is opened with
/// RTLD_GLOBAL, as in a program that is linked with it, because a preloaded layer calls the
/// library's functions through RTLD_NEXT.
table load() {
  table all = {};
  move_pocl_cache();
  limit_pocl_threads();
  keep_pocl_values();
  void *const library = ::dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_GLOBAL);
  bool complete = true;
  auto find = [&](auto &function, const char *name) {
    void *found = ::dlsym(RTLD_DEFAULT, name);
    if (!found && library)
      found = ::dlsym(library, name);
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(found);
    complete = complete && found;
  };
#define AMPCC_FIND(NAME) find(all.NAME, "cl" #NAME);
  AMPCC_OPENCL_METHODS(AMPCC_FIND)
  AMPCC_OPENCL_FUNCTIONS(AMPCC_FIND)
#undef AMPCC_FIND
  return complete ? all : table();
}

} // namespace

std::atomic<const table *> known_library{nullptr};

const table &load_library() {
  static const table only = load();
  known_library.store(&only, std::memory_order_release);
  return only;
}

bool in_process() { return ::dlsym(RTLD_DEFAULT, "clGetPlatformIDs") != nullptr; }

cl_int GetPlatformIDs(cl_uint room, cl_platform_id *platforms, cl_uint *found) {
  constexpr cl_int no_platform = -1001; // the error code of the loader (cl_khr_icd)
  const table &library = loaded();
  return library.GetPlatformIDs ? library.GetPlatformIDs(room, platforms, found) : no_platform;
}

} // namespace opencl_calls
} // namespace ampcc_rt
