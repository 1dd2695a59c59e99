//===- access_type.h - enumerations of accelerators (spec 3.3.2, 4.7) -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMP_DETAIL_ACCESS_TYPE_H
#define AMP_DETAIL_ACCESS_TYPE_H

#include "config.h"

namespace Concurrency {

/// How the CPU, or the caller of `synchronize`, gets at data. Bits can be combined.
enum access_type : int {
  access_type_none = 0,
  access_type_read = 1,
  access_type_write = 2,
  access_type_read_write = access_type_read | access_type_write,
  access_type_auto = 1 << 30 ///< only as a request: the runtime chooses
};

/// When commands are submitted to the device: each at once, or several together when the library
/// decides. `wait`, `flush` and any use of the results submit them in both modes.
enum queuing_mode { queuing_mode_immediate, queuing_mode_automatic };

} // namespace Concurrency

#endif
