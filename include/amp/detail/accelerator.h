//===- accelerator.h - the class accelerator, a device (spec 3.2) ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The runtime lists the devices (runtime/device/device_list.h). This class is a handle of one
// device; accelerator_view.h has the class of its queues. runtime/device/accelerator.cpp defines
// the member functions of both classes, so a change of them or of the data members is a change of
// the runtime's binary interface.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_ACCELERATOR_H
#define AMP_DETAIL_ACCELERATOR_H

#include "../../ampcc_rt/device.h"
#include "../../ampcc_rt/exported.h"
#include "access_type.h"
#include <cstddef>
#include <string>
#include <vector>

namespace Concurrency {

class accelerator_view;

// Properties, such as `description`, are `__declspec(property)` for ampcc's frontend. For the host
// compiler they are data members, because not every C++ compiler has properties. The constructor
// sets them, or binds them to data of the device.

/// A device that runs kernels or holds data. A handle: copies name the same device.
///
/// Example:
///   for (const accelerator &device : accelerator::get_all())
///     if (device.supports_double_precision)
///       use(device.default_view);
class AMPCC_RT_EXPORTED accelerator {
public:
  /// Paths for the constructor and `set_default`:
  /// - `default_accelerator`: the default accelerator
  /// - `cpu_accelerator`: the CPU's memory, on which no kernel runs
  /// - `direct3d_warp`: the native accelerator, which runs kernels on the CPU
  /// - `direct3d_ref`: the native accelerator again, as an emulator; `get_all` does not list it
  static const wchar_t default_accelerator[];
  static const wchar_t cpu_accelerator[];
  static const wchar_t direct3d_warp[];
  static const wchar_t direct3d_ref[];

  /// The default accelerator: that of `set_default`, else the one that `AMPCC_DEVICE` or
  /// `CPPAMP_DEFAULT_ACCELERATOR` of the environment names, else the first of `get_all` that runs
  /// all kernels of the program. For most programs that is a GPU or, without one, the native
  /// accelerator.
  ///
  /// Throws runtime_exception when `AMPCC_DEVICE` names no device.
  accelerator();
  /// The device with this path, as `device_path` and ampcc-info give it.
  ///
  /// Throws runtime_exception, whose text has the paths of this machine, when no device has it.
  explicit accelerator(const std::wstring &path);
  /// For the library.
  explicit accelerator(ampcc_rt::device &device);

  /// All devices, GPUs before CPUs. The native accelerator is always among them, also on a machine
  /// without OpenCL. The last one is the CPU's memory, `cpu_accelerator`: a launch there throws
  /// unsupported_feature.
  ///
  /// Cost: the first call in a process finds the devices.
  static std::vector<accelerator> get_all();
  /// Makes the device with this path the default one, whatever the environment names
  /// (`AMPCC_DEVICE`). Returns false, and changes nothing, when the default has been set or used
  /// before (spec 3.2.3). A launch or an array that names no accelerator_view uses the default, and
  /// so does get_auto_selection_view; constructing an accelerator does not.
  ///
  /// Throws runtime_exception when no device has this path.
  static bool set_default(const std::wstring &path);
  /// A view that leaves the choice to each launch: it runs where its arrays are, else on the
  /// default accelerator.
  static concurrency::accelerator_view get_auto_selection_view();

  /// The queue for commands that name none.
  concurrency::accelerator_view get_default_view() const;
  /// Creates another queue to the same device. Work of two queues may overlap.
  concurrency::accelerator_view create_view() const;
  concurrency::accelerator_view create_view(queuing_mode mode) const;

  /// The identity of the device: its path, a descriptive text, its version (the major number in the
  /// high 16 bits, the minor one in the low 16), and whether it drives a display, which is always
  /// false because OpenCL does not report it. The texts are wide; std::wcout may be used beside
  /// std::cout.
  std::wstring get_device_path() const;
  std::wstring get_description() const;
  unsigned int get_version() const;
  bool get_has_display() const;
  /// The memory of the device in KB.
  std::size_t get_dedicated_memory() const;
  /// The capabilities of the device:
  /// - `supports_double_precision`: kernels may use `double`; true for the native accelerator, and
  ///   for OpenCL devices whose driver has it
  /// - `supports_limited_double_precision`: the same value, because no device here has only a part
  ///   of `double`
  /// - `is_debug`: false, because no device here is for debugging
  /// - `is_emulated`: true for `direct3d_ref`, and for `cpu_accelerator`, which runs no kernels
  /// - `supports_cpu_shared_memory`: the device shares memory with the host, so that nothing is
  ///   copied
  bool get_supports_double_precision() const;
  bool get_supports_limited_double_precision() const;
  bool get_is_debug() const;
  bool get_is_emulated() const;
  bool get_supports_cpu_shared_memory() const;
  /// Whether kernels with atomic operations on 64 bits run on the device (amp:1.3). A launch of one
  /// on another device throws unsupported_feature.
  bool get_supports_64bit_atomics() const;
  /// The CPU's access to arrays that are constructed without an access_type.
  access_type get_default_cpu_access_type() const;
  /// Sets that access. Returns false, and changes nothing, when it was set before, or when an array
  /// has used it (spec 3.2.5). It cannot be set for `cpu_accelerator`, whose arrays have read and
  /// write access.
  ///
  /// Throws runtime_exception for read or write access if the device does not share memory with the
  /// CPU.
  bool set_default_cpu_access_type(access_type type);

#ifdef __AMPCC__
  AMPCC_PROPERTY(std::wstring, device_path);
  AMPCC_PROPERTY(std::wstring, description);
  AMPCC_PROPERTY(unsigned int, version);
  AMPCC_PROPERTY(bool, has_display);
  AMPCC_PROPERTY(std::size_t, dedicated_memory);
  AMPCC_PROPERTY(bool, supports_double_precision);
  AMPCC_PROPERTY(bool, supports_limited_double_precision);
  AMPCC_PROPERTY(bool, is_debug);
  AMPCC_PROPERTY(bool, is_emulated);
  AMPCC_PROPERTY(bool, supports_cpu_shared_memory);
  AMPCC_PROPERTY(bool, supports_64bit_atomics);
  AMPCC_PROPERTY(concurrency::accelerator_view, default_view);
  AMPCC_PROPERTY(access_type, default_cpu_access_type);
#else
  const std::wstring &device_path;
  const std::wstring &description;
  unsigned int version;
  bool has_display;
  std::size_t dedicated_memory;
  bool supports_double_precision;
  bool supports_limited_double_precision;
  bool is_debug;
  bool is_emulated;
  bool supports_cpu_shared_memory;
  bool supports_64bit_atomics;
  const concurrency::accelerator_view &default_view;
  const access_type &default_cpu_access_type;

  accelerator(const accelerator &) = default;
  accelerator &operator=(const accelerator &other) noexcept;
#endif

  /// Whether both name the same device.
  friend bool operator==(const accelerator &a, const accelerator &b) {
    return a.device_ == b.device_;
  }
  friend bool operator!=(const accelerator &a, const accelerator &b) { return !(a == b); }

  /// For the library.
  ampcc_rt::device &get_device() const { return *device_; }

private:
  ampcc_rt::device *device_;
};

/// Does nothing: the runtime releases its devices at the end of the process. Visual C++ needs the
/// call before a library that uses its runtime is unloaded.
inline void amp_uninitialize() {}

} // namespace Concurrency

#endif
