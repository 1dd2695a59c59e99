//===- access_type.h - the enumerations access_type and queuing_mode (spec 3.3.2, 4.7) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs and the classes accelerator, accelerator_view, array and array_view use both. The values
// of both are part of the interface between these headers and the runtime. Existing values must not
// change.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_ACCESS_TYPE_H
#define AMP_DETAIL_ACCESS_TYPE_H

#include "config.h"

namespace Concurrency {

/// The CPU's access to the elements of an array, or what the caller of `synchronize` will do with
/// the data. The values are bits: `|` of two gives an int, which needs a cast. Constructors of
/// `array` with an accelerator_view take one, and so do `synchronize` and `synchronize_to` of
/// `array_view` and `accelerator::set_default_cpu_access_type`.
///
/// - `access_type_none`: `operator[]` throws on the host, and `data()` is null; copies and views of
///   the array work
/// - `access_type_write`: the caller will overwrite all elements, so that `synchronize` transfers
///   none of their values
/// - `access_type_auto`: only as a request, and the default of the constructors; the runtime takes
///   the accelerator's `default_cpu_access_type`, by default read and write where it shares memory
///   with the host, and none elsewhere
///
/// Read or write access needs an accelerator that shares memory with the host
/// (`supports_cpu_shared_memory`); elsewhere the constructor throws runtime_exception. Arrays on
/// `cpu_accelerator` have read and write access, whatever the program requests.
///
/// Example:
///   accelerator device;
///   if (device.supports_cpu_shared_memory)
///     array<int> both(100, device.default_view, access_type_read_write);
enum access_type : int {
  access_type_none = 0,
  access_type_read = 1,
  access_type_write = 2,
  access_type_read_write = access_type_read | access_type_write,
  access_type_auto = 1 << 30
};

/// When commands are submitted to the device. Immediate: each at once, so that it starts without a
/// wait or a `flush`. Automatic, the mode of a view unless `create_view` got the other one: several
/// together, when the library decides. `wait`, `flush` and any use of the results submit them in
/// both modes; without any of these an automatic command may stay unsubmitted.
enum queuing_mode { queuing_mode_immediate, queuing_mode_automatic };

} // namespace Concurrency

#endif
