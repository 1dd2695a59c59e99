//===- buffer.h - the data of arrays and views, the interface of the headers to the runtime -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A data source is the data that one array, or the views of one memory, show: in memory of the
// host, of a device, or in copies on several devices. Its head is a `buffer`, and several
// containers may share it. Before a use the runtime copies the data to the device or host that uses
// it, if it is not current there (spec 5.2, 8.2).
//
// The inline functions of array and array_view (include/amp) read the members of `buffer`, so that
// an access to current data needs no call, and else call the functions here. The rest of a data
// source is private to the runtime (runtime/data/data_source.h).
//
// A member that inlined code reads is part of the binary interface of the runtime
// (docs/runtime-abi.md).
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

/// The members of a data source that inline functions of the headers use.
struct buffer {
  std::atomic<host_state> state{host_state::stale};
  /// A number that grows whenever a device uses the buffer. A right of the CPU to a part of the
  /// buffer is valid only in the epoch in which it got it (host_rights in
  /// amp/detail/buffer_object.h). It is even, because the lowest bit of such a right has another
  /// meaning, and never 0, which is no right.
  std::atomic<std::uint32_t> epoch{2};
  std::atomic<long> owners{1}; ///< the number of containers that share the buffer
  void *host = nullptr;        ///< the host memory of the data; null before it is needed

  // The values of the containers' properties. Of data sources that are no arrays they name the view
  // of the CPU accelerator.
  const Concurrency::accelerator_view *home = nullptr;
  const Concurrency::accelerator_view *associated = nullptr;
  Concurrency::access_type cpu_access{};
};

// Functions that create and share buffers. A new buffer has one owner. Sizes are in bytes.

/// Creates a buffer for views over memory of the caller, which gets the current data when the last
/// owner releases the buffer.
buffer *wrap_host_memory(void *memory, std::size_t bytes);
/// Creates a buffer for views without a data source.
buffer *make_unbound(std::size_t bytes);
/// Creates the storage of an array on an accelerator_view, or of a staging array for copies to
/// `associated`, which is ignored unless `home` is of the CPU accelerator.
buffer *make_array(std::size_t bytes, const std::shared_ptr<queue> &home,
                   Concurrency::access_type cpu_access);
buffer *make_staging_array(std::size_t bytes, const std::shared_ptr<queue> &home,
                           const std::shared_ptr<queue> &associated);
/// Creates storage of the same size on the same accelerator_view, with undefined contents. Throws
/// for an array that was moved from.
buffer *make_array_like(const buffer &array);
/// Lets the memory of all arrays of the program that are created from now on start as zeros. Units
/// that are compiled with --amp-msvc call it (amp/detail/array.h).
void let_arrays_start_as_zeros() noexcept;
/// Returns the one buffer of all arrays that were moved from, with one ownership for the caller.
/// Every use of its data throws.
buffer *moved_from() noexcept;

// retain() adds an owner. release() removes one; the last one destroys the buffer.
void destroy(buffer *source) noexcept;
inline void retain(buffer *source) noexcept {
  source->owners.fetch_add(1, std::memory_order_relaxed);
}
inline void release(buffer *source) noexcept {
  if (source->owners.fetch_sub(1, std::memory_order_acq_rel) == 1)
    destroy(source);
}

// Make the part of a buffer that a container covers current in the host's memory, to be read or to
// be written. They return the epoch in which this right is valid. They throw the exception with
// which a pending kernel or transfer ended.
std::uint32_t make_readable(const Concurrency::ampcc_detail::buffer_object &container);
std::uint32_t make_writable(const Concurrency::ampcc_detail::buffer_object &container);

/// Returns the queue for arrays whose constructor names no accelerator_view. From then on the
/// default accelerator cannot be changed (spec 3.2.3).
std::shared_ptr<queue> default_queue();
/// Returns the accelerator_view of a data source. Throws for a view without a data source.
const Concurrency::accelerator_view &source_view(const buffer &source);

// The member functions of array_view with these names, for the part of a buffer that a view covers.
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

// Copies, element by element, between two containers of equal extent, possibly on different
// devices, or between a container and memory of the caller, in row-major order without gaps. Throw
// for different extents.
void copy(const Concurrency::ampcc_detail::buffer_object &from,
          const Concurrency::ampcc_detail::buffer_object &to);
void copy_from_memory(const void *from, const Concurrency::ampcc_detail::buffer_object &to);
void copy_to_memory(const Concurrency::ampcc_detail::buffer_object &from, void *to);
// The same without waiting. The caller must not use source and destination until the copy has
// ended.
operation copy_async(const Concurrency::ampcc_detail::buffer_object &from,
                     const Concurrency::ampcc_detail::buffer_object &to);
operation copy_from_memory_async(const void *from,
                                 const Concurrency::ampcc_detail::buffer_object &to);
operation copy_to_memory_async(const Concurrency::ampcc_detail::buffer_object &from, void *to);

// Functions that throw a runtime_exception with a message that has these numbers.
[[noreturn]] void throw_error(const char *message);
/// For an access of host code to an array to which the CPU has no access (spec 5.1.4).
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
