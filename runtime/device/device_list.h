//===- device_list.h - list of the accelerators of this machine and the default one --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// accelerator (spec 3.2) is a handle of a device of this list. A container for which the program
// names no view uses the default accelerator. So does such a launch, unless it captures an array:
// it then runs where the array is. The environment or the program can choose the default until its
// first use; the program's choice takes precedence. Change this code for another rule of the
// default, or another source of devices.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_DEVICE_LIST_H
#define AMPCC_RUNTIME_DEVICE_LIST_H

#include "device/device.h"
#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace ampcc_rt {

/// All devices, the best first and the CPU accelerator last. Never destroyed, because static
/// objects of the program may use devices until the process ends. OpenCL devices are found lazily,
/// at the first query that depends on them, because loading the drivers takes a hundred times as
/// long as a kernel.
class device_list {
public:
  static device_list &instance();

  /// Returns all devices. The first call loads the OpenCL drivers.
  const std::vector<std::unique_ptr<device>> &all();
  /// The CPU accelerator (accelerator::cpu_accelerator), which holds memory of the host and runs no
  /// kernels.
  device &cpu() const { return *cpu_; }
  /// The native accelerator, which runs the native form of kernels on the CPU.
  device &native() const { return *native_; }

  /// Returns the device with this path (spec 3.2.4), among them the paths of the first
  /// implementation for software devices and accelerator::default_accelerator. Throws
  /// runtime_exception if there is none.
  device &find(const std::wstring &path);
  /// Returns the default accelerator, which may still change. The first call chooses it by
  /// AMPCC_DEVICE or CPPAMP_DEFAULT_ACCELERATOR, or takes the best device; throws runtime_exception
  /// if AMPCC_DEVICE names no device.
  device &get_default();
  /// Returns the default accelerator for an operation that depends on it, and fixes it.
  device &use_default();
  /// Returns the default accelerator if it is fixed, else null.
  device *default_if_fixed() const { return fixed_default_.load(std::memory_order_acquire); }
  /// Sets the default accelerator and fixes it; returns false if it is fixed already. Throws
  /// runtime_exception if no device has the path.
  bool set_default(const std::wstring &path);
  /// Returns the queue of the automatic view (spec 3.2.3), which forwards to that of the default
  /// accelerator. Fixes the default.
  const std::shared_ptr<queue> &auto_selection();

  /// A function that returns whether every kernel of the process has a native form. If one has
  /// none, the default is an OpenCL device, if there is one. The registry of kernels sets it; null
  /// if there are no kernels.
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
