//===- buffer.h - data sources as the library headers see them ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A buffer is the data source that several views share: host memory, an array's storage, or storage
// allocated on demand. It knows where the data is valid, and copies it when a use needs it (spec
// 5.2, 8.2).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_BUFFER_H
#define AMPCC_RT_BUFFER_H

#include "device.h"
#include "exported.h"
#include "operation.h"
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace Concurrency {
enum access_type : int;
namespace ampcc_detail {
class buffer_object;
}
} // namespace Concurrency

AMPCC_RT_BEGIN_EXPORTS
namespace ampcc_rt {

/// The present right of the CPU to access all of a buffer's host memory.
enum class host_state : int {
  stale,    ///< no access before a check
  readable, ///< current; devices may hold copies
  writable  ///< current, and no device holds or uses a copy
};

/// The head of a buffer, for what the headers inline.
struct buffer {
  std::atomic<host_state> state{host_state::stale};
  /// Even, never 0; grows whenever a device uses the buffer. The rights of the CPU to a part of the
  /// buffer are valid until then.
  std::atomic<std::uint32_t> epoch{2};
  std::atomic<long> owners{1};
  void *host = nullptr;

  // The properties of containers. Sources that are no arrays name the CPU's view.
  const Concurrency::accelerator_view *home = nullptr;
  const Concurrency::accelerator_view *associated = nullptr;
  Concurrency::access_type cpu_access{};
};

// Making and sharing. A new buffer has one owner.

/// Views over memory that the caller owns; synchronised when the last owner lets go.
buffer *wrap_host_memory(void *memory, std::size_t bytes);
/// Views without a data source.
buffer *make_unbound(std::size_t bytes);
/// An array's storage on an accelerator_view; `associated` makes it a staging array.
buffer *make_array(std::size_t bytes, const std::shared_ptr<queue> &home,
                   Concurrency::access_type cpu_access);
buffer *make_staging_array(std::size_t bytes, const std::shared_ptr<queue> &home,
                           const std::shared_ptr<queue> &associated);
/// Fresh storage of the same size in the same place.
buffer *make_array_like(const buffer &array);
/// From now on the memory of arrays starts as zeros, in all of the program.
void let_arrays_start_as_zeros() noexcept;
/// The buffer of an array that was moved from: every use of its data throws.
buffer *moved_from() noexcept;

void destroy(buffer *source) noexcept;
inline void retain(buffer *source) noexcept {
  source->owners.fetch_add(1, std::memory_order_relaxed);
}
inline void release(buffer *source) noexcept {
  if (source->owners.fetch_sub(1, std::memory_order_acq_rel) == 1)
    destroy(source);
}

// CPU access to the part of a buffer that a container covers; returns the epoch in which it holds.
// Throws what a pending kernel or transfer ended with.
std::uint32_t make_readable(const Concurrency::ampcc_detail::buffer_object &container);
std::uint32_t make_writable(const Concurrency::ampcc_detail::buffer_object &container);

/// Where arrays without a view go; fixes the default accelerator (spec 3.2.3).
std::shared_ptr<queue> default_queue();
/// Throws for a view without a data source.
const Concurrency::accelerator_view &source_view(const buffer &source);

// Operations on the part of a buffer that a view covers.
void synchronize(const Concurrency::ampcc_detail::buffer_object &view,
                 Concurrency::access_type access);
void synchronize_to(const Concurrency::ampcc_detail::buffer_object &view, queue &target,
                    Concurrency::access_type access);
operation synchronize_async(const Concurrency::ampcc_detail::buffer_object &view,
                            Concurrency::access_type access);
operation synchronize_to_async(const Concurrency::ampcc_detail::buffer_object &view, queue &target,
                               Concurrency::access_type access);
void refresh(const Concurrency::ampcc_detail::buffer_object &view);
void discard(const Concurrency::ampcc_detail::buffer_object &view);

// Element by element between two containers of equal extent, possibly on different devices; or
// between a container and dense memory of the caller, in the container's order.
void copy(const Concurrency::ampcc_detail::buffer_object &from,
          const Concurrency::ampcc_detail::buffer_object &to);
void copy_from_memory(const void *from, const Concurrency::ampcc_detail::buffer_object &to);
void copy_to_memory(const Concurrency::ampcc_detail::buffer_object &from, void *to);
// The same without waiting; the caller leaves both sides alone until it has ended.
operation copy_async(const Concurrency::ampcc_detail::buffer_object &from,
                     const Concurrency::ampcc_detail::buffer_object &to);
operation copy_from_memory_async(const void *from,
                                 const Concurrency::ampcc_detail::buffer_object &to);
operation copy_to_memory_async(const Concurrency::ampcc_detail::buffer_object &from, void *to);

// Errors with their numbers, all runtime_exception.
[[noreturn]] void throw_error(const char *message);
/// The CPU may not touch an array directly (spec 5.1.4).
[[noreturn]] void throw_no_cpu_access();
[[noreturn]] void throw_bad_extent(const char *what, int dimension, int value);
[[noreturn]] void throw_too_large(const char *what, const int *extent, int rank,
                                  std::size_t element_size);
[[noreturn]] void throw_long_row(const char *what, unsigned long long elements);
[[noreturn]] void throw_short_source(unsigned long long available, const int *extent, int rank);
[[noreturn]] void throw_bad_projection(int index, int extent);
[[noreturn]] void throw_bad_section(int dimension, int origin, int extent, int available);
[[noreturn]] void throw_bad_count(long long given, unsigned long long wanted);
[[noreturn]] void throw_bad_reshape(unsigned long long available, const int *extent, int rank);

} // namespace ampcc_rt
AMPCC_RT_END_EXPORTS

#endif
