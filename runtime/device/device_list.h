//===- device_list.h - the accelerators of this machine -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_DEVICE_LIST_H
#define AMPCC_RUNTIME_DEVICE_LIST_H

#include "device/device.h"
#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace ampcc_rt {

/// Every device, best first, and the CPU accelerator last. Never destroyed, so that objects with
/// static lifetime can use them to the end. OpenCL's are found once, when somebody asks for what
/// they may be: that loads the drivers, which takes a hundred times as long as a kernel.
class device_list {
public:
  static device_list &instance();

  const std::vector<std::unique_ptr<device>> &all();
  device &cpu() const { return *cpu_; }
  /// The native CPU accelerator.
  device &native() const { return *native_; }

  /// The device of a path as accelerator's constructor takes it (spec 3.2.4); throws if none.
  device &find(const std::wstring &path);
  /// The default accelerator, which may still change.
  device &get_default();
  /// The default accelerator for an operation that depends on it: from now on it is fixed.
  device &use_default();
  /// Null while it may still change.
  device *default_if_fixed() const { return fixed_default_.load(std::memory_order_acquire); }
  /// False when the default is fixed.
  bool set_default(const std::wstring &path);
  /// The queue of the view that stands for "no view given" (spec 3.2.3): the default accelerator's.
  const std::shared_ptr<queue> &auto_selection();

  /// Whether every kernel of the process has a native form, for the choice of the default. The
  /// registry of kernels sets it; null: there are no kernels.
  static std::atomic<bool (*)()> all_kernels_are_native;

private:
  device_list();
  void discover();
  device *chosen_by_environment();
  device *chosen_by_path();
  std::string names_of_all();
  device &own_of(const device &chosen);
  device &reference();
  device &best();
  device &default_now();

  std::vector<std::unique_ptr<device>> devices_;
  device *native_, *cpu_;
  std::once_flag discovered_;
  std::mutex mutex_;
  device *default_ = nullptr;
  std::atomic<device *> fixed_default_{nullptr}; ///< once it has been used or set
};

} // namespace ampcc_rt

#endif
