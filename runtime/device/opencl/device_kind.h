//===- device_kind.h - the properties of devices that OpenCL cannot report ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every device except the CPU accelerator has OpenCL objects, and the runtime calls OpenCL's
// functions on them (opencl_calls.h). A kind of device has the properties for which OpenCL has no
// query. `device` (device/device.h) and launches query them. There are three kinds:
//
//   opencl_kind    devices of OpenCL drivers
//   native_kind    the native CPU accelerator
//   memory_kind    the CPU accelerator, which holds memory and runs nothing; it has no objects
//
// If code outside of these kinds has to distinguish devices, add a virtual function here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_DEVICE_KIND_H
#define AMPCC_RUNTIME_DEVICE_KIND_H

#include "device/opencl/opencl.h"
#include <ampcc_rt/device.h>
#include <cstddef>

namespace ampcc_rt {

/// The form of a kernel that a device runs.
enum class kernel_form { none, opencl, native };

/// The properties of a device. describe() leaves the path empty; the constructor of `device` sets
/// it.
struct device_description {
  device_info info;
  bool is_processor = false; ///< runs kernels on the CPU
  // Limits of a launch.
  std::size_t max_group_size = 0;
  std::size_t max_items[3] = {};
  std::size_t local_memory = 0;
};

/// There is one object of each kind, which lives until the process ends. The parameter `of` is a
/// device of the kind.
class device_kind {
public:
  virtual kernel_form runs() const = 0;
  virtual device_description describe(const cl::Device &of) const = 0;

  /// Returns the rank of the device for the choice of the default; the lowest is the best.
  virtual int rank(const cl::Device &of) const = 0;
  /// Returns the platform of the driver; null if there is none.
  virtual cl::Platform platform(const cl::Device &) const { return cl::Platform(); }
  /// Returns the error message for a program that requests OpenCL objects of such a device; null if
  /// it can have them.
  virtual const char *reason_without_opencl() const { return nullptr; }
  /// Whether the device runs work-groups, so that a launch without tiles is padded to whole ones.
  virtual bool runs_in_groups() const { return true; }
  /// Whether copies between the host and memory of the device are faster with pinned host memory.
  virtual bool profits_from_pinned_memory() const { return true; }
  /// Whether kernels can sample images.
  virtual bool has_samplers(const cl::Device &) const { return false; }
  /// Returns the address of the memory if it is in this process, where the host may use it while no
  /// command does; else null.
  virtual char *bytes_of(const cl::Buffer &) const { return nullptr; }

protected:
  ~device_kind() = default;
};

/// Returns whether kernels of a device with that form may work in host memory, if the device can.
/// The environment variable AMPCC_SHARED_MEMORY limits this. With 0 every device has memory of its
/// own, so that a user finds mistakes of programs that use the data of a view without
/// synchronising. With `native` all devices but the native accelerator have memory of their own, as
/// on a machine with a GPU.
bool may_share_memory(kernel_form form);

} // namespace ampcc_rt

#endif
