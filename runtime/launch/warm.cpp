//===- warm.cpp - builds of all kernels of a program in advance ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "launch/warm.h"
#include "base/count.h"
#include "base/environment.h"
#include "base/error.h"
#include "device/device_list.h"
#include "launch/program.h"
#include "launch/registry.h"
#include "observe/tracer.h"
#include <ampcc_rt/exported.h>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <exception>
#include <map>
#include <string>
#include <unistd.h>
#include <vector>

namespace ampcc_rt {

namespace {

/// Returns one kernel of each module, because a module is built as a whole.
std::map<const module *, const kernel_record *> modules() {
  std::map<const module *, const kernel_record *> found;
  for (const kernel_record *record : registry::instance().all())
    found.emplace(record->from, record);
  return found;
}

/// Returns the device of AMPCC_DEVICE; all OpenCL devices if it is not set.
std::vector<device *> devices() {
  device_list &list = device_list::instance();
  if (environment::value("AMPCC_DEVICE"))
    return {&list.use_default()};
  std::vector<device *> all;
  for (const auto &each : list.all())
    if (each->kind().runs() == kernel_form::opencl)
      all.push_back(each.get());
  return all;
}

bool warm(device &where, const module &m, const kernel_record &record) try {
  const std::uint64_t begin = tracer::now(), loaded = live.programs_loaded;
  const build_variant variant = variant_of_first_launch(where);
  build(where, record, variant);
  const std::string file = cached_file(where, m, variant);
  const bool is_kept = !file.empty() && ::access(file.c_str(), R_OK) == 0;
  std::printf("%s for '%s': %u kernel%s %s", m.name, where.name().c_str(), m.kernel_count,
              m.kernel_count == 1 ? "" : "s",
              live.programs_loaded != loaded ? "were there" : "built");
  if (live.programs_loaded == loaded)
    std::printf(" in %.1f s", static_cast<double>(tracer::now() - begin) / 1e9);
  std::printf("%s\n", is_kept ? "" : ", but could not be kept");
  return is_kept;
} catch (const std::exception &error) {
  std::fprintf(stderr, "ampcc-cache: error: %s\n", error.what());
  return false;
}

extern "C" AMPCC_RT_EXPORTED int ampcc_warm_program() {
  try {
    const auto all = modules();
    if (all.empty()) {
      std::fprintf(stderr, "ampcc-cache: error: %s has no kernels\n", program_invocation_name);
      return 1;
    }
    const std::vector<device *> wanted = devices();
    if (wanted.empty())
      std::fprintf(stderr, "ampcc-cache: error: this machine has no OpenCL device\n");
    bool good = !wanted.empty();
    for (device *where : wanted) {
      if (where->kind().runs() != kernel_form::opencl) {
        std::printf("'%s' has nothing to build: its kernels are part of the program\n",
                    where->name().c_str());
        continue;
      }
      for (const auto &[m, record] : all)
        good = warm(*where, *m, *record) && good;
    }
    return good ? 0 : 1;
  } catch (const std::exception &error) {
    std::fprintf(stderr, "ampcc-cache: error: %s\n", error.what());
    return 1;
  }
}

} // namespace

void offer_to_warm() noexcept {
  static const bool offered = [] {
    if (::secure_getenv("AMPCC_WARM"))
      if (void *const taker = ::dlsym(RTLD_DEFAULT, "ampcc_warm_takes"))
        reinterpret_cast<void (*)(int (*)())>(taker)(&ampcc_warm_program);
    return true;
  }();
  static_cast<void>(offered);
}

} // namespace ampcc_rt
