//===- registry.h - the kernels of this process ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_REGISTRY_H
#define AMPCC_RUNTIME_REGISTRY_H

#include "native_cost.h"
#include <ampcc_rt/abi.h>
#include <ampcc_rt/launch.h>
#include <map>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace ampcc_rt {

struct built_kernel;

struct kernel_record {
  const ampcc_rt::module *from = nullptr;
  const ampcc_rt::kernel *code = nullptr; ///< null: its shared library was unloaded
  /// Another kernel has the same key: a launch cannot tell them apart.
  const ampcc_rt::kernel *rival = nullptr;
  /// As built for the device that ran it last.
  mutable std::atomic<built_kernel *> last_built{nullptr};
  /// On the native accelerator.
  mutable native_cost cost;
  /// The best code for this processor; null without a native form.
  native_entry native_code() const;

  void add(const ampcc_rt::module &m, const ampcc_rt::kernel &k);
  void remove(const ampcc_rt::module &m);

private:
  /// Everyone who has the kernel: a header's is in every program and library that launches it.
  std::vector<std::pair<const ampcc_rt::module *, const ampcc_rt::kernel *>> providers_;
  mutable std::atomic<native_entry> native_code_{nullptr}; ///< null: not looked for, or none
};

/// Filled before main by the modules of the program and of every shared library it loads. Records
/// stay in their places for the life of the process.
class registry {
public:
  static registry &instance();

  void add(const ampcc_rt::module &m);
  void remove(const ampcc_rt::module &m);
  /// Throws runtime_exception when there is no such kernel, or more than one.
  const kernel_record &find(const std::string &key);
  /// Those that are there.
  std::vector<const kernel_record *> all();
  /// Every kernel has a native form.
  bool is_native();

private:
  std::mutex mutex_;
  std::unordered_map<std::string, kernel_record> kernels_;
  std::string refused_; ///< modules of another version
};

} // namespace ampcc_rt

#endif
