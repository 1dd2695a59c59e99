//===- registry.h - registry of the kernels of this process ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A module is the table of the kernels of one translation unit, which ampcc embeds in the host
// code. A static object of the host code registers it when its program or shared library is loaded
// (modules.cpp). A parallel_for_each names its kernel by a key, a string that the compiler and the
// library headers compute alike. It looks the kernel up at its first launch, and keeps the record.
// A measurement or build of a kernel that later launches use becomes a member of kernel_record.
//
//===----------------------------------------------------------------------===//
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

/// A kernel of a module, with its builds and measurements.
struct kernel_record {
  const ampcc_rt::module *from = nullptr;
  const ampcc_rt::kernel *code = nullptr; ///< null: its shared library was unloaded
  /// The build for the device that ran it last.
  mutable std::atomic<built_kernel *> last_built{nullptr};
  /// Its time on the native accelerator.
  mutable native_cost cost;
  /// Returns the best native code for this processor; null without a native form. Requires `code`.
  native_entry native_code() const;

  void set(const ampcc_rt::module &m, const ampcc_rt::kernel &k);
  void clear();

private:
  mutable std::atomic<native_entry> native_code_{nullptr}; ///< null: not searched yet, or none
};

/// The kernels by their keys. Modules of the program and its shared libraries register before main
/// or in dlopen. The addresses of records are stable until the process ends, because launch sites
/// (calls of parallel_for_each) keep them.
class registry {
public:
  static registry &instance();

  /// Enters the kernels of a module. Refuses a module with another ABI version, which find() then
  /// names in its message.
  void add(const ampcc_rt::module &m);
  /// Clears the records of a module, whose shared library is about to be unloaded.
  void remove(const ampcc_rt::module &m);
  /// Returns the kernel with this key in the translation unit `unit`, which launches it. If the
  /// unit has no kernel with the key, or is null, returns that of another unit. Throws
  /// runtime_exception if no unit has one, or if the kernels of other units come from different
  /// sources.
  const kernel_record &find(const std::string &key, const module *unit);
  /// Returns all kernels of loaded modules.
  std::vector<const kernel_record *> all();
  /// Returns whether every kernel of loaded modules has a native form that this processor can run,
  /// for the choice of the default accelerator (device_list::all_kernels_are_native).
  bool is_native();

private:
  registry();
  std::mutex mutex_;
  /// A key has several records if a kernel is in a header: each unit that launches it has one.
  std::unordered_map<std::string, std::deque<kernel_record>> kernels_;
  std::string refused_; ///< names of modules with another ABI version, for messages
};

} // namespace ampcc_rt

#endif
