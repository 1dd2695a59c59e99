//===- buffer_object.h - the common base of array and array_view ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A launch finds the data source of a kernel argument in this class, which is the first base of
// array and array_view. On the device it is empty: every member is host-only. The frontend never
// runs the code that it reads, so there the base is plain memory of the same layout, and views stay
// trivially copyable.
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

/// A texture, or a view of one, is an array of words to the runtime.
enum class container_kind : unsigned short { view, array, texture };

/// How the runtime reads the object that a buffer_object begins: the data pointer follows, then for
/// a view the offset, the extent and the strides, for an array the extent.
struct container_shape {
  unsigned int element_size;
  unsigned short rank;
  container_kind kind;
};

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

/// The last known right of the CPU to access the part of a data source that a view covers, as a
/// value of the source's epoch, or none. A copy of a view starts with the value of the original.
class host_rights {
public:
  host_rights() = default;
  host_rights(const host_rights &other) noexcept : known_(other.get()) {}
  host_rights &operator=(const host_rights &other) noexcept {
    set(other.get());
    return *this;
  }
  /// At least `wanted`, which is the current epoch, to read, or one more, to write.
  bool cover(std::uint32_t wanted) const noexcept {
    const std::uint32_t known = get();
    return known == wanted || known == (wanted | 1);
  }
  void set(std::uint32_t value) const noexcept { known_.store(value, std::memory_order_relaxed); }

private:
  std::uint32_t get() const noexcept { return known_.load(std::memory_order_relaxed); }
  mutable std::atomic<std::uint32_t> known_{0};
};

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
  /// Releases the ownership. Later uses of the data of this object throw.
  ampcc_rt::buffer *take_buffer() noexcept {
    return std::exchange(source_, ampcc_rt::moved_from());
  }
  container_shape get_shape() const { return shape_; }

  /// The data source's host memory, in which the part that this container covers is current:
  /// readable if T is const, else writable.
  template <typename T> T *on_host(const host_rights &rights) const {
    const std::uint32_t write = std::is_const<T>::value ? 0 : 1;
    if (source_->state.load(std::memory_order_acquire) < needed<T>() &&
        !rights.cover(source_->epoch.load(std::memory_order_acquire) | write))
      rights.set((write ? ampcc_rt::make_writable(*this) : ampcc_rt::make_readable(*this)) | write);
    return static_cast<T *>(source_->host);
  }
  /// Host memory as it is.
  template <typename T> T *host_as_is() const { return static_cast<T *>(source_->host); }

private:
  template <typename T> static constexpr ampcc_rt::host_state needed() {
    return std::is_const<T>::value ? ampcc_rt::host_state::readable
                                   : ampcc_rt::host_state::writable;
  }

  ampcc_rt::buffer *source_;
  container_shape shape_;
};

// The initialisers of the members that hold the containers' properties.
#define AMPCC_SOURCE_VIEW(CONTAINER) , source_accelerator_view(*(CONTAINER).get_buffer().home)
#define AMPCC_ARRAY_PROPERTIES                                                                     \
  , accelerator_view(*this->get_buffer().home),                                                    \
      associated_accelerator_view(*this->get_buffer().associated),                                 \
      cpu_access_type(this->get_buffer().cpu_access)

#endif

} // namespace ampcc_detail
} // namespace Concurrency

#endif
