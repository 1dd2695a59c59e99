//===- openmp_builds.cpp - the OpenMP variants by other compilers and flags -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "openmp_builds.h"
#include <climits>
#include <cstdio>
#include <dlfcn.h>
#include <unistd.h>

namespace bench {

const char *const openmp_base = "g++";

namespace {

struct build {
  const char *name;
  const char *library;
  void *opened;
};

std::string folder() {
  char self[PATH_MAX] = {};
  if (::readlink("/proc/self/exe", self, sizeof self - 1) < 0)
    return std::string();
  const std::string path = self;
  return path.substr(0, path.rfind('/'));
}

std::vector<build> open_all() {
  std::vector<build> all = {{"g++ fast", "libampcc_openmp_gxx_fast.so", nullptr},
                            {"clang++", "libampcc_openmp_clangxx.so", nullptr},
                            {"clang++ fast", "libampcc_openmp_clangxx_fast.so", nullptr}};
  std::vector<build> opened;
  for (build b : all) {
    const std::string path = folder() + "/" + b.library;
    if (::access(path.c_str(), R_OK) != 0)
      continue;
    // Clang's code must find its own OpenMP runtime, although the program has g++'s.
    b.opened = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
    if (b.opened)
      opened.push_back(b);
    else
      std::fprintf(stderr, "warning: %s\n", ::dlerror());
  }
  return opened;
}

} // namespace

std::vector<std::pair<std::string, void *>> openmp_builds(void *function) {
  static const std::vector<build> builds = open_all();
  std::vector<std::pair<std::string, void *>> found;
  Dl_info info = {};
  if (::dladdr(function, &info) == 0 || !info.dli_sname)
    return found;
  for (const build &b : builds)
    if (void *const same = ::dlsym(b.opened, info.dli_sname))
      found.emplace_back(b.name, same);
  return found;
}

} // namespace bench
