//===- registry.cpp - implementation of the registry of kernels -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "launch/registry.h"
#include "base/error.h"
#include "base/exit_handler.h"
#include "base/wide_output.h"
#include "device/device_list.h"
#include "device/native/native_launch.h"
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace ampcc_rt {

namespace {

const char *name_of(const char *path) {
  const char *slash = std::strrchr(path, '/');
  return slash ? slash + 1 : path;
}

/// Returns whether two kernels come from the same source, such as a header that several translation
/// units include. Folders are ignored, because the units may use different paths to the file.
bool same_source(const kernel &a, const kernel &b) {
  return a.line == b.line && std::strcmp(name_of(a.file), name_of(b.file)) == 0;
}

} // namespace

void kernel_record::set(const ampcc_rt::module &m, const ampcc_rt::kernel &k) {
  from = &m;
  code = &k;
}

void kernel_record::clear() {
  from = nullptr;
  code = nullptr;
  last_built.store(nullptr, std::memory_order_release);
  native_code_.store(nullptr, std::memory_order_relaxed);
}

native_entry kernel_record::native_code() const {
  native_entry found = native_code_.load(std::memory_order_relaxed);
  if (!found && code->native) {
    install_exit_handler();
    found = ampcc_rt::native_code(*code);
    native_code_.store(found, std::memory_order_relaxed);
  }
  return found;
}

registry::registry() {
  device_list::all_kernels_are_native.store([] { return instance().is_native(); },
                                            std::memory_order_release);
}

registry &registry::instance() {
  static registry &only = *new registry();
  return only;
}

void registry::add(const ampcc_rt::module &m) {
  mix_wide_output();
  std::lock_guard<std::mutex> lock(mutex_);
  if (m.version != abi_version) {
    refused_ += text(refused_.empty() ? "" : ", ", m.name, " (version ", m.version, ")");
    return;
  }
  for (std::uint32_t i = 0; i < m.kernel_count; ++i) {
    std::deque<kernel_record> &all = kernels_[m.kernels[i].key];
    const auto free =
        std::find_if(all.begin(), all.end(), [](const kernel_record &each) { return !each.code; });
    (free != all.end() ? *free : all.emplace_back()).set(m, m.kernels[i]);
  }
}

void registry::remove(const ampcc_rt::module &m) {
  if (m.version != abi_version)
    return;
  std::lock_guard<std::mutex> lock(mutex_);
  for (std::uint32_t i = 0; i < m.kernel_count; ++i)
    for (kernel_record &each : kernels_[m.kernels[i].key])
      if (each.from == &m)
        each.clear();
}

const kernel_record &registry::find(const std::string &key, const module *unit) {
  std::lock_guard<std::mutex> lock(mutex_);
  const kernel_record *found = nullptr, *duplicate = nullptr;
  const auto all = kernels_.find(key);
  if (all != kernels_.end())
    for (const kernel_record &each : all->second) {
      if (unit && each.from == unit)
        return each;
      if (!each.code)
        continue;
      if (!found)
        found = &each;
      else if (!same_source(*found->code, *each.code))
        duplicate = &each;
    }
  if (!found) {
    std::string message = text("concurrency::parallel_for_each: the program has no kernel for this "
                               "function object (key ",
                               key, ")");
    message += refused_.empty()
                   ? "; the translation unit that launches it must be compiled by ampcc"
                   : text("; these translation units were compiled by another version of ampcc "
                          "than this runtime (version ",
                          abi_version, "): ", refused_);
    throw_runtime(message);
  }
  if (duplicate)
    throw_runtime(text("concurrency::parallel_for_each: two kernels of the program cannot be told "
                       "apart: ",
                       found->code->file, ":", found->code->line, " and ", duplicate->code->file,
                       ":", duplicate->code->line));
  return *found;
}

std::vector<const kernel_record *> registry::all() {
  std::lock_guard<std::mutex> lock(mutex_);
  std::vector<const kernel_record *> found;
  for (const auto &[key, records] : kernels_)
    for (const kernel_record &each : records)
      if (each.code)
        found.push_back(&each);
  return found;
}

bool registry::is_native() {
  std::lock_guard<std::mutex> lock(mutex_);
  for (const auto &[key, records] : kernels_)
    for (const kernel_record &each : records)
      if (each.code && !native_code(*each.code))
        return false;
  return true;
}

} // namespace ampcc_rt
