//===- preload.cpp - preloaded library that builds the kernels of a program --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `ampcc-cache warm` starts a program with this library in LD_PRELOAD. The program's kernels
// register themselves before `main`, as always. The library replaces the call of `main` by a build
// of the kernels.
//
//===----------------------------------------------------------------------===//
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <string>
#include <unistd.h>

namespace {

typedef int main_function(int, char **, char **);

int (*build_all)() = nullptr;

int build_kernels(int, char **argv, char **) {
  int status = 1;
  if (build_all)
    status = build_all();
  else
    std::fprintf(stderr, "ampcc-cache: error: %s has no kernels of this version of ampcc\n",
                 argv[0]);
  std::fflush(nullptr);
  ::_exit(status); // the program's own objects have seen nothing, and do nothing
}

/// Removes this library from LD_PRELOAD, so that processes that a driver starts, such as its
/// linker, do not load it. The original value of the variable follows the first colon.
void leave_environment() {
  const char *all = std::getenv("LD_PRELOAD");
  const char *others = all ? std::strchr(all, ':') : nullptr;
  if (others && others[1])
    ::setenv("LD_PRELOAD", std::string(others + 1).c_str(), 1);
  else
    ::unsetenv("LD_PRELOAD");
}

} // namespace

extern "C" {

/// Called by the runtime when the first kernels register themselves.
__attribute__((visibility("default"))) void ampcc_warm_takes(int (*build)()) { build_all = build; }

/// Replaces the function of the C library that calls `main`.
// NOLINTNEXTLINE(bugprone-reserved-identifier)
__attribute__((visibility("default"))) int __libc_start_main(main_function *, int argc, char **argv,
                                                             main_function *init, void (*fini)(),
                                                             void (*linker_fini)(),
                                                             void *stack_end) {
  leave_environment();
  const auto next =
      reinterpret_cast<int (*)(main_function *, int, char **, main_function *, void (*)(),
                               void (*)(), void *)>(::dlsym(RTLD_NEXT, "__libc_start_main"));
  if (!next)
    ::_exit(1);
  return next(build_kernels, argc, argv, init, fini, linker_fini, stack_end);
}
}
