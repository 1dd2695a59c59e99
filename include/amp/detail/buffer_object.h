//===- buffer_object.h - the common base of array, array_view and textures ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// buffer_object is the first base class of every container. It holds the data source, which owns
// the data on the host and the devices (ampcc_rt/buffer.h), and which several containers may share.
// A launch finds the data of a kernel argument through this base, so its layout is part of the
// interface with the runtime. On the device the base is empty, because every member is host-only.
// For ampcc's frontend the base has the same layout as on the host, but no constructors with
// effects, so that views are trivially copyable: that code never runs. A further fact about
// containers that the runtime needs is a member here; that changes the binary interface
// (docs/runtime-abi.md).
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_BUFFER_OBJECT_H
#define AMP_DETAIL_BUFFER_OBJECT_H

#include "../../ampcc_rt/buffer.h"
#include "accelerator_view.h"
#include <atomic>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace Concurrency {
namespace ampcc_detail {

/// The kinds of containers that the runtime distinguishes. `texture` is a texture or a view of one,
/// which the runtime treats as an array of 32-bit words.
enum class container_kind : unsigned short { view, array, texture };

/// Whether elements may have the size of T: from amp:1.1 on, any size (spec 5.1, 13.2).
template <typename T> constexpr bool has_element_size() {
  return __AMP_VERSION__ >= 101 || sizeof(T) % sizeof(int) == 0;
}

/// The shape of the object that begins with a buffer_object, by which the runtime reads its other
/// members. The data pointer follows the base. After it a view has its offset, extent and strides,
/// an array its extent.
struct container_shape {
  unsigned int element_size; ///< in bytes
  unsigned short rank;
  container_kind kind;
};

/// The shapes of an array_view and of an array with elements of type T.
template <typename T> constexpr container_shape view_shape(int rank) {
  return {static_cast<unsigned int>(sizeof(T)), static_cast<unsigned short>(rank),
          container_kind::view};
}
template <typename T> constexpr container_shape array_shape(int rank) {
  return {static_cast<unsigned int>(sizeof(T)), static_cast<unsigned short>(rank),
          container_kind::array};
}

#ifdef __AMPCC__

typedef std::uint32_t host_rights;

class buffer_object {
protected:
  buffer_object() AMPCC_DUAL {}

private:
  AMPCC_HOST_ONLY_MEMBER ampcc_rt::buffer *source_;
  AMPCC_HOST_ONLY_MEMBER container_shape shape_;
};

#define AMPCC_SOURCE_VIEW(CONTAINER)
#define AMPCC_ARRAY_PROPERTIES

#else

/// The last known right of the CPU to access the part of a data source that a view covers, so that
/// an element access needs no call of the runtime. It is 0 for none. Else it is the epoch of the
/// data source (ampcc_rt::buffer) in which the CPU got the right to read, plus 1 for the right to
/// write. A copy of a view starts with the value of the original.
class host_rights {
public:
  host_rights() = default;
  host_rights(const host_rights &other) noexcept : known_(other.get()) {}
  host_rights &operator=(const host_rights &other) noexcept {
    set(other.get());
    return *this;
  }
  /// Whether the right covers `wanted`: the current epoch, plus 1 for an access that writes.
  bool cover(std::uint32_t wanted) const noexcept {
    const std::uint32_t known = get();
    return known == wanted || known == (wanted | 1);
  }
  void set(std::uint32_t value) const noexcept { known_.store(value, std::memory_order_relaxed); }

private:
  std::uint32_t get() const noexcept { return known_.load(std::memory_order_relaxed); }
  mutable std::atomic<std::uint32_t> known_{0};
};

/// The host's form of the base.
class buffer_object {
public:
  /// Takes over one ownership of `source`.
  buffer_object(ampcc_rt::buffer *source, container_shape shape) noexcept
      : source_(source), shape_(shape) {}
  /// Shares the source of another container.
  buffer_object(const buffer_object &other, container_shape shape) noexcept
      : source_(other.source_), shape_(shape) {
    ampcc_rt::retain(source_);
  }
  buffer_object(const buffer_object &other) noexcept : buffer_object(other, other.shape_) {}
  buffer_object &operator=(const buffer_object &) = delete; // the containers have their own
  ~buffer_object() { ampcc_rt::release(source_); }

  ampcc_rt::buffer &get_buffer() const { return *source_; }
  /// Returns the data source with the ownership of this object, for a move. Later uses of the data
  /// through this object throw.
  ampcc_rt::buffer *take_buffer() noexcept {
    return std::exchange(source_, ampcc_rt::moved_from());
  }
  container_shape get_shape() const { return shape_; }

  /// Returns the host memory of the data source after the part that this container covers has
  /// become current there: to be read if T is const, else to be written. Waits for commands and
  /// copies data if necessary. Cost: a few loads if neither is.
  template <typename T> T *on_host(const host_rights &rights) const {
    const std::uint32_t write = std::is_const<T>::value ? 0 : 1;
    if (source_->state.load(std::memory_order_acquire) < needed<T>() &&
        !rights.cover(source_->epoch.load(std::memory_order_acquire) | write))
      rights.set((write ? ampcc_rt::make_writable(*this) : ampcc_rt::make_readable(*this)) | write);
    return static_cast<T *>(source_->host);
  }
  /// Returns the host memory without a check whether it is current.
  template <typename T> T *host_as_is() const { return static_cast<T *>(source_->host); }

private:
  /// The state of the whole data source that makes a check of the part unnecessary.
  template <typename T> static constexpr ampcc_rt::host_state needed() {
    return std::is_const<T>::value ? ampcc_rt::host_state::readable
                                   : ampcc_rt::host_state::writable;
  }

  ampcc_rt::buffer *source_;
  container_shape shape_;
};

// Initialisers of the data members that hold the containers' properties on the host. For ampcc's
// frontend these macros are empty.
#define AMPCC_SOURCE_VIEW(CONTAINER) , source_accelerator_view(*(CONTAINER).get_buffer().home)
#define AMPCC_ARRAY_PROPERTIES                                                                     \
  , accelerator_view(*this->get_buffer().home),                                                    \
      associated_accelerator_view(*this->get_buffer().associated),                                 \
      cpu_access_type(this->get_buffer().cpu_access)

#endif

} // namespace ampcc_detail
} // namespace Concurrency

#endif
