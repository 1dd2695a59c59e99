//===- watched_memory.h - interface to the memory of a view, for the checks of host code -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A data source (data_source.h) owns the data that an array, or the views of one memory, show. A
// check of host code that needs another fact about a data source gets it by a further virtual
// function.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_WATCHED_MEMORY_H
#define AMPCC_RUNTIME_WATCHED_MEMORY_H

#include <atomic>
#include <cstddef>
#include <optional>
#include <string>

namespace ampcc_rt {

/// Memory of the program that a view covers. Data sources implement it, so that the checks of host
/// code (host_check.cpp, host_reads.cpp) do not depend on data/data_source.h.
class watched_memory {
public:
  /// A stale byte of the host's memory.
  struct old_byte {
    std::size_t offset; ///< from begin()
    std::string writer; ///< place of the last kernel that may have written it; empty: unknown
  };

  /// Set when the program has freed the memory, which must not be accessed from then on.
  std::atomic<bool> is_freed{false};

  virtual const char *begin() const = 0;
  virtual std::size_t bytes() const = 0;
  /// Adds an owner, which keeps the source alive until release_owner(); returns false if the source
  /// is being destroyed.
  virtual bool try_retain() noexcept = 0;
  virtual void release_owner() noexcept = 0;
  /// Returns the first byte from offset `begin` up to `end` for which a device has another value.
  /// Takes the lock of the source and waits for the device.
  virtual std::optional<old_byte> find_old_byte(std::size_t begin, std::size_t end) = 0;

protected:
  ~watched_memory() = default;
};

} // namespace ampcc_rt

#endif
