//===- registry.h - the kernels of this process ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_REGISTRY_H
#define AMPCC_RUNTIME_REGISTRY_H

#include "device/native/native_cost.h"
#include <ampcc_rt/abi.h>
#include <ampcc_rt/launch.h>
#include <atomic>
#include <deque>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace ampcc_rt {

struct built_kernel;

/// A kernel of a module.
struct kernel_record {
  const ampcc_rt::module *from = nullptr;
  const ampcc_rt::kernel *code = nullptr; ///< null: its shared library was unloaded
  /// As built for the device that ran it last.
  mutable std::atomic<built_kernel *> last_built{nullptr};
  /// On the native accelerator.
  mutable native_cost cost;
  /// The best code for this processor; null without a native form.
  native_entry native_code() const;

  void set(const ampcc_rt::module &m, const ampcc_rt::kernel &k);
  void clear();

private:
  mutable std::atomic<native_entry> native_code_{nullptr}; ///< null: not looked for, or none
};

/// Filled before main by the modules of the program and of every shared library it loads. Records
/// stay in their places for the life of the process.
class registry {
public:
  static registry &instance();

  void add(const ampcc_rt::module &m);
  void remove(const ampcc_rt::module &m);
  /// The kernel of the unit that launches it. A unit that has none runs another one's: throws
  /// runtime_exception when there is no such kernel, or when several differ in their source.
  const kernel_record &find(const std::string &key, const module *unit);
  /// Those that are there.
  std::vector<const kernel_record *> all();
  /// Every kernel has a native form.
  bool is_native();

private:
  registry();
  std::mutex mutex_;
  /// Of each key: a header's kernels are in every unit that launches them.
  std::unordered_map<std::string, std::deque<kernel_record>> kernels_;
  std::string refused_; ///< modules of another version
};

} // namespace ampcc_rt

#endif
