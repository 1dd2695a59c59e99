//===- access_type.h - access_type and queuing_mode (spec 3.3.2, 4.7) -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enumerations of the public interface: accelerator, accelerator_view, array and array_view use them.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_ACCESS_TYPE_H
#define AMP_DETAIL_ACCESS_TYPE_H

#include "config.h"

namespace Concurrency {

/// The access that the host gets to data: for an array's memory, whether the host can read and
/// write it without a copy; for `synchronize`, what the host will do next with the data. Bits can
/// be combined.
enum access_type : int {
  access_type_none = 0,
  access_type_read = 1,
  access_type_write = 2,
  access_type_read_write = access_type_read | access_type_write,
  access_type_auto = 1 << 30 ///< only as a request: the runtime chooses
};

/// When commands are submitted to the device: each at once (immediate), or several together when
/// the library decides (automatic). In automatic mode `wait`, `flush` and any use of the results
/// submit the commands that were collected.
enum queuing_mode { queuing_mode_immediate, queuing_mode_automatic };

} // namespace Concurrency

#endif
