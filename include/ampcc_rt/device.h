//===- device.h - accelerators and their queues, the interface of the headers to the runtime ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The class accelerator (amp/detail/accelerator.h) is a handle of a `device`; the runtime exports
// its member functions, so this file declares none for a device. The class accelerator_view
// (amp/detail/accelerator_view.h) is a handle of a `queue`, to which launches and copies are added;
// its inline member functions call the functions here. A further function of views that is inline
// there needs one here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_DEVICE_H
#define AMPCC_RT_DEVICE_H

#include "exported.h"
#include "operation.h"
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace Concurrency {
class accelerator;
class accelerator_view;
} // namespace Concurrency

AMPCC_RT_BEGIN_EXPORTS
namespace ampcc_rt {

class device; ///< an accelerator; it exists until the process ends
class queue;  ///< the object that an accelerator_view refers to

/// The fixed properties of an accelerator (spec 3.2.6). Only the runtime uses it: it copies or
/// binds them to the data members of the class accelerator.
struct device_info {
  std::wstring device_path;
  std::wstring description;
  unsigned int version = 0; ///< major << 16 | minor
  bool has_display = false;
  std::size_t dedicated_memory = 0; ///< in KB
  bool supports_double_precision = false;
  bool supports_limited_double_precision = false;
  bool is_debug = false;
  bool is_emulated = false;
  bool supports_cpu_shared_memory = false;
  bool supports_64bit_atomics = false; ///< atomic operations
};

// The inline member functions of accelerator_view call these.
bool is_immediate(const queue &q) noexcept;
bool is_auto_selection(const queue &q) noexcept;
void flush(queue &q);
void wait(queue &q);
operation create_marker(queue &q);
/// Prints the messages that the queue's complete kernels have sent (spec 12.3). Throws
/// runtime_exception if one of them is an error, or if a kernel has aborted a thread. Only the
/// runtime calls it, for example in completion_future::get.
void raise_messages(queue &q);

} // namespace ampcc_rt
AMPCC_RT_END_EXPORTS

#endif
