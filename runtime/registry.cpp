//===- registry.cpp - the kernels of this process -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "registry.h"
#include "check_report.h"
#include "check_shadow.h"
#include "error.h"
#include "native_launch.h"
#include "program.h"
#include "queue.h"
#include "warm.h"
#include "wide_output.h"
#include <algorithm>
#include <cstring>
#include <utility>

namespace ampcc_rt {

namespace {

const char *name_of(const char *path) {
  const char *slash = std::strrchr(path, '/');
  return slash ? slash + 1 : path;
}

/// The same piece of source, compiled in several translation units. They may have reached the file
/// on different paths.
bool same_source(const kernel &a, const kernel &b) {
  return a.line == b.line && std::strcmp(name_of(a.file), name_of(b.file)) == 0;
}

} // namespace

void kernel_record::add(const ampcc_rt::module &m, const ampcc_rt::kernel &k) {
  providers_.emplace_back(&m, &k);
  if (!code) {
    from = &m;
    code = &k;
  } else if (!same_source(*code, k)) {
    rival = &k;
  }
}

void kernel_record::remove(const ampcc_rt::module &m) {
  const auto others = std::move(providers_);
  providers_.clear();
  from = nullptr;
  code = rival = nullptr;
  last_built.store(nullptr, std::memory_order_release);
  native_code_.store(nullptr, std::memory_order_relaxed);
  for (const auto &provider : others)
    if (provider.first != &m)
      add(*provider.first, *provider.second);
}

native_entry kernel_record::native_code() const {
  native_entry found = native_code_.load(std::memory_order_relaxed);
  if (!found && code->native) {
    watch_exit();
    found = ampcc_rt::native_code(*code);
    native_code_.store(found, std::memory_order_relaxed);
  }
  return found;
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
  for (std::uint32_t i = 0; i < m.kernel_count; ++i)
    kernels_[m.kernels[i].key].add(m, m.kernels[i]);
}

void registry::remove(const ampcc_rt::module &m) {
  if (m.version != abi_version)
    return;
  std::lock_guard<std::mutex> lock(mutex_);
  for (std::uint32_t i = 0; i < m.kernel_count; ++i)
    kernels_[m.kernels[i].key].remove(m);
}

const kernel_record &registry::find(const std::string &key) {
  std::lock_guard<std::mutex> lock(mutex_);
  const auto found = kernels_.find(key);
  if (found == kernels_.end() || !found->second.code) {
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
  const kernel_record &record = found->second;
  if (record.rival)
    throw_runtime(text("concurrency::parallel_for_each: two kernels of the program cannot be told "
                       "apart: ",
                       record.code->file, ":", record.code->line, " and ", record.rival->file, ":",
                       record.rival->line));
  return record;
}

std::vector<const kernel_record *> registry::all() {
  std::lock_guard<std::mutex> lock(mutex_);
  std::vector<const kernel_record *> found;
  for (const auto &[key, record] : kernels_)
    if (record.code)
      found.push_back(&record);
  return found;
}

bool registry::is_native() {
  std::lock_guard<std::mutex> lock(mutex_);
  return std::all_of(kernels_.begin(), kernels_.end(), [](const auto &each) {
    return !each.second.code || native_code(*each.second.code);
  });
}

void register_module(const module &m) noexcept {
  try {
    if (m.version == abi_version && m.site_count)
      expect_reports();
    if (m.version == abi_version && m.site_count && check_options::get().on)
      shadow::wanted.store(true, std::memory_order_relaxed);
    registry::instance().add(m);
    offer_to_warm();
  } catch (...) {
    // Out of memory before main: the launch will say that the kernel is missing.
  }
}

void unregister_module(const module &m) noexcept {
  try {
    if (m.message_count)
      for (const std::shared_ptr<queue> &q : queue::all())
        q->finish_messages(&m);
    native::work_queue::finish_all(); // the code of its kernels goes
    if (process_ends())
      return;
    registry::instance().remove(m);
    forget(m);
  } catch (...) {
    // A driver that fails while something is taken down: there is nobody left to tell.
  }
}

} // namespace ampcc_rt
