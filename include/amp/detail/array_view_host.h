//===- array_view_host.h - array_view's member functions that only the host has ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <amp.h> includes this file only when the host compiler parses the program, through array_host.h.
// The frontend never generates code for the host, so it needs only the declarations of
// array_view.h. A new member function for the host alone is declared in array_view.h and defined
// here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_ARRAY_VIEW_HOST_H
#define AMP_DETAIL_ARRAY_VIEW_HOST_H

#include "array_view.h"
#include <type_traits>

namespace Concurrency {

template <typename T, int N>
array_view<T, N> &array_view<T, N>::operator=(const array_view &other) noexcept {
  if (this != &other) { // the properties are references, so the object is constructed again
    this->~array_view();
    ::new (static_cast<void *>(this)) array_view(other);
  }
  return *this;
}

template <typename T, int N> T *array_view<T, N>::host() const {
  return this->template on_host<T>(rights_) + offset_;
}

template <typename T, int N> T &array_view<T, N>::get_ref(const index<N> &i) const {
  return this->template host_as_is<T>()[offset_ + ampcc_detail::flatten(i, stride_)];
}

template <typename T, int N>
concurrency::accelerator_view array_view<T, N>::get_source_accelerator_view() const {
  return ampcc_rt::source_view(this->get_buffer());
}

template <typename T, int N> void array_view<T, N>::synchronize(access_type access) const {
  ampcc_rt::synchronize(*this, access);
}
template <typename T, int N>
completion_future array_view<T, N>::synchronize_async(access_type access) const {
  return ampcc_detail::caught(
      [&] { return completion_future(ampcc_rt::synchronize_async(*this, access)); });
}
template <typename T, int N>
void array_view<T, N>::synchronize_to(const concurrency::accelerator_view &target,
                                      access_type access) const {
  ampcc_rt::synchronize_to(*this, *target.get_queue(), access);
}
template <typename T, int N>
completion_future
array_view<T, N>::synchronize_to_async(const concurrency::accelerator_view &target,
                                       access_type access) const {
  return ampcc_detail::caught([&] {
    return completion_future(ampcc_rt::synchronize_to_async(*this, *target.get_queue(), access));
  });
}

template <typename T, int N> void array_view<T, N>::refresh() const { ampcc_rt::refresh(*this); }

template <typename T, int N> void array_view<T, N>::discard_data() const {
  static_assert(!std::is_const<T>::value,
                "concurrency::array_view::discard_data: this view only reads");
  ampcc_rt::discard(*this);
}

template <typename T, int N>
void array_view<T, N>::copy_to(array<typename std::remove_const<T>::type, N> &dest) const {
  ampcc_detail::copy_elements(*this, dest);
}
template <typename T, int N>
void array_view<T, N>::copy_to(
    const array_view<typename std::remove_const<T>::type, N> &dest) const {
  ampcc_detail::copy_elements(*this, dest);
}

} // namespace Concurrency

#endif
