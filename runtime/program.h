//===- program.h - modules and kernels built for a device -----------------===//
#ifndef AMPCC_RUNTIME_PROGRAM_H
#define AMPCC_RUNTIME_PROGRAM_H

#include "device.h"
#include "registry.h"

namespace ampcc_rt {

/// A kernel built for a device. Setting arguments and enqueueing must not interleave: hold the
/// mutex.
struct built_kernel {
  device *where = nullptr;
  cl::Kernel opencl;
  std::size_t max_group_size = 0; ///< of this kernel on this device
  std::mutex mutex;
};

/// Builds on the first request for a module or kernel on a device; later ones get the same object.
/// Throws runtime_exception with the device's build log.
built_kernel &build(device &where, const kernel_record &record);

/// Gives up what was built of the module.
void forget(const module &m);

} // namespace ampcc_rt

#endif
