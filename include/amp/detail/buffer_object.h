//===- buffer_object.h - what array and array_view share ------------------===//
//
// The first base of both, so that a launch finds the data source behind a kernel argument. On the
// device it is empty: every member is host-only. The frontend never runs what it reads, so there
// the base is plain memory of the same layout and views stay trivially copyable.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_BUFFER_OBJECT_H
#define AMP_DETAIL_BUFFER_OBJECT_H

#include "view_properties.h"
#include <ampcc_rt/buffer.h>
#include <utility>

namespace concurrency {
namespace detail {

/// How the runtime reads the object that a buffer_object begins: the data pointer follows, then for
/// a view the offset, the extent and the strides, for an array the extent.
struct container_shape {
  unsigned int element_size;
  unsigned short rank;
  unsigned short is_array;
};

template <typename T> constexpr container_shape view_shape(int rank) {
  return {static_cast<unsigned int>(sizeof(T)), static_cast<unsigned short>(rank), 0};
}
template <typename T> constexpr container_shape array_shape(int rank) {
  return {static_cast<unsigned int>(sizeof(T)), static_cast<unsigned short>(rank), 1};
}

#ifdef __AMPCC__

class buffer_object {
protected:
  buffer_object() AMPCC_DUAL {}

private:
  AMPCC_HOST_ONLY_MEMBER ampcc_rt::buffer *source_;
  AMPCC_HOST_ONLY_MEMBER container_shape shape_;
};

#else

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
  buffer_object &operator=(buffer_object other) noexcept {
    swap_buffers(other);
    return *this;
  }
  ~buffer_object() { ampcc_rt::release(source_); }

  void swap_buffers(buffer_object &other) noexcept {
    std::swap(source_, other.source_);
    std::swap(shape_, other.shape_);
  }

  ampcc_rt::buffer &get_buffer() const { return *source_; }
  /// Gives up the ownership; the object can only be destroyed or assigned to.
  ampcc_rt::buffer *take_buffer() noexcept {
    ampcc_rt::buffer *taken = source_;
    source_ = nullptr;
    return taken;
  }
  container_shape get_shape() const { return shape_; }

  /// Host memory with current contents, for `T` elements: readable if T is const, else writable.
  template <typename T> T *on_host() const {
    if (source_->state.load(std::memory_order_acquire) < needed<T>())
      std::is_const<T>::value ? ampcc_rt::make_readable(*source_)
                              : ampcc_rt::make_writable(*source_);
    return static_cast<T *>(source_->host);
  }
  /// Host memory as it is.
  template <typename T> T *host_as_is() const { return static_cast<T *>(source_->host); }

  union {
    ampcc_rt::buffer *source_;
    source_view_property accelerator_view;
    source_view_property source_accelerator_view;
    associated_view_property associated_accelerator_view;
    cpu_access_property cpu_access_type;
  };

private:
  template <typename T> static constexpr ampcc_rt::host_state needed() {
    return std::is_const<T>::value ? ampcc_rt::host_state::readable
                                   : ampcc_rt::host_state::writable;
  }

  container_shape shape_;
};

#endif

} // namespace detail
} // namespace concurrency

#endif
