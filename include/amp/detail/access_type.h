//===- access_type.h - the enumerations access_type and queuing_mode (spec 3.3.2, 4.7) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs and the classes accelerator, accelerator_view, array and array_view use both. The values
// of access_type are part of the interface between these headers and the runtime.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_ACCESS_TYPE_H
#define AMP_DETAIL_ACCESS_TYPE_H

#include "config.h"

namespace Concurrency {

/// A kind of access to data. For an array it says how code on the CPU may use the elements in
/// place, for `synchronize` and `synchronize_to` what the caller will do with the data next. The
/// values are bits, so they can be combined.
enum access_type : int {
  access_type_none = 0,
  access_type_read = 1,
  access_type_write = 2,
  access_type_read_write = access_type_read | access_type_write,
  access_type_auto = 1 << 30 ///< only as a request: the runtime chooses one of the others
};

/// When an accelerator_view submits commands to its device: each one at once
/// (`queuing_mode_immediate`), or several together at a time that the library chooses
/// (`queuing_mode_automatic`). `wait`, `flush` and every use of the results submit all that is
/// left.
enum queuing_mode { queuing_mode_immediate, queuing_mode_automatic };

} // namespace Concurrency

#endif
