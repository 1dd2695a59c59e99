//===- watched_memory.h - memory that views show, as --amp-check sees it --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_WATCHED_MEMORY_H
#define AMPCC_RUNTIME_WATCHED_MEMORY_H

#include <atomic>
#include <cstddef>
#include <optional>
#include <string>

namespace ampcc_rt {

/// Memory of the program that a view shows. Data sources implement it.
class watched_memory {
public:
  struct old_byte {
    std::size_t offset;
    std::string writer; ///< the place of the last kernel that may have written it; empty: unknown
  };

  /// The program has freed the memory.
  std::atomic<bool> is_gone{false};

  virtual const char *begin() const = 0;
  virtual std::size_t bytes() const = 0;
  /// Becomes one more owner; false where the source ends already.
  virtual bool try_retain() noexcept = 0;
  virtual void let_go() noexcept = 0;
  /// The first of these bytes for which a device has another value. Takes the source's lock and
  /// waits for the device.
  virtual std::optional<old_byte> find_old_byte(std::size_t begin, std::size_t end) = 0;

protected:
  ~watched_memory() = default;
};

} // namespace ampcc_rt

#endif
