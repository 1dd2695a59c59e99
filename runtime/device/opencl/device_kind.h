//===- device_kind.h - the interface of a kind of device ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every device has OpenCL objects, and the runtime calls OpenCL's functions on them
// (opencl_calls.h). A kind of device answers what these functions do not say. There are three:
//
//   opencl_kind    devices of OpenCL's drivers
//   native_kind    the native CPU accelerator
//   memory_kind    the CPU accelerator, which holds memory and runs nothing; it has no objects
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

/// A device, as it was found. Its path is the business of the list of devices.
struct device_description {
  device_info info;
  bool is_processor = false; ///< it runs kernels on the CPU
  // Limits of a launch.
  std::size_t max_group_size = 0;
  std::size_t max_items[3] = {};
  std::size_t local_memory = 0;
};

/// One object for each kind, which lives to the end of the process. `of` is a device of the kind.
class device_kind {
public:
  virtual kernel_form runs() const = 0;
  virtual device_description describe(const cl::Device &of) const = 0;

  /// The rank among the devices from which the default is chosen; the lowest is the best.
  virtual int rank(const cl::Device &of) const = 0;
  /// The driver's platform; null: there is none.
  virtual cl::Platform platform(const cl::Device &) const { return cl::Platform(); }
  /// The message where a program wants OpenCL's objects of a device; null where it can have them.
  virtual const char *reason_without_opencl() const { return nullptr; }
  /// A simple launch is padded to whole work-groups.
  virtual bool runs_in_groups() const { return true; }
  /// Where memory is not shared, copies between it and the host's are faster from pinned memory.
  virtual bool profits_from_pinned_memory() const { return true; }
  /// Kernels can sample images.
  virtual bool has_samplers(const cl::Device &) const { return false; }
  /// The memory's bytes, as kernels see them, where the host may look at them while no command uses
  /// them; else null.
  virtual char *bytes_of(const cl::Buffer &) const { return nullptr; }

protected:
  ~device_kind() = default;
};

/// Whether kernels of a device of that form may work in host memory. AMPCC_SHARED_MEMORY=0 gives
/// every device memory of its own, to find programs that touch the data behind a view without
/// synchronising; `native` all but the native accelerator, as on a machine with a GPU.
bool may_share_memory(kernel_form form);

} // namespace ampcc_rt

#endif
