//===- array_host.h - array's member functions that only the host has -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <amp.h> includes this file only when the host compiler parses the program, through copy_host.h.
// ampcc's frontend, which parses the program for the kernels, never generates code for the host, so
// it needs only the declarations of array.h. A new member function for the host alone is declared
// in array.h and defined here. buffer_object.h explains the data source, its functions such as
// on_host(), and host_rights.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_ARRAY_HOST_H
#define AMP_DETAIL_ARRAY_HOST_H

#include "array.h"
#include "array_view_host.h"
#include <vector>

namespace Concurrency {

template <typename T, int N>
array<T, N>::array(const array &other)
    : buffer_object(ampcc_rt::make_array_like(other.get_buffer()), ampcc_detail::array_shape<T>(N)),
      data_(nullptr), extent(other.extent) AMPCC_ARRAY_PROPERTIES {
  ampcc_detail::copy_elements(other, *this);
}

template <typename T, int N>
array<T, N>::array(array &&other) noexcept
    : buffer_object(other.take_buffer(), ampcc_detail::array_shape<T>(N)), data_(nullptr),
      extent(other.extent) AMPCC_ARRAY_PROPERTIES {
  other.rights_ = ampcc_detail::host_rights();
}

template <typename T, int N> array<T, N> &array<T, N>::operator=(const array &other) {
  if (this != &other)
    *this = array(other);
  return *this;
}

template <typename T, int N> array<T, N> &array<T, N>::operator=(array &&other) noexcept {
  if (this != &other) { // the properties are references, so the object is constructed again
    array taken(std::move(other));
    this->~array();
    ::new (static_cast<void *>(this)) array(std::move(taken));
  }
  return *this;
}

template <typename T, int N>
array<T, N> &array<T, N>::operator=(const array_view<const T, N> &source) {
  ampcc_detail::copy_elements(source, *this);
  return *this;
}

template <typename T, int N>
concurrency::accelerator_view array<T, N>::get_accelerator_view() const {
  return *this->get_buffer().home;
}
template <typename T, int N>
concurrency::accelerator_view array<T, N>::get_associated_accelerator_view() const {
  return *this->get_buffer().associated;
}
template <typename T, int N> access_type array<T, N>::get_cpu_access_type() const {
  return this->get_buffer().cpu_access;
}

template <typename T, int N> void array<T, N>::copy_to(array &dest) const {
  ampcc_detail::copy_elements(*this, dest);
}
template <typename T, int N> void array<T, N>::copy_to(const array_view<T, N> &dest) const {
  ampcc_detail::copy_elements(*this, dest);
}

template <typename T, int N> array<T, N>::operator std::vector<T>() const {
  std::vector<T> elements(ampcc_detail::count_of(extent));
  ampcc_detail::copy_out(*this, elements.data());
  return elements;
}

template <typename T, int N> template <typename U> U *array<T, N>::host() const {
  if (!is_open())
    ampcc_rt::throw_no_cpu_access();
  return this->template on_host<U>(rights_);
}

template <typename T, int N> bool array<T, N>::is_open() const {
  return this->get_buffer().cpu_access != access_type_none;
}

} // namespace Concurrency

#endif
