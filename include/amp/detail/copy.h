//===- copy.h - the functions copy and copy_async (spec 5.3) --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Overloads for arrays, views and iterators; textures are in texture_copy.h. The functions of
// ampcc_detail are declared in host_access.h. Their definitions are in copy_host.h, which <amp.h>
// includes only when the host compiler parses the source: the frontend needs no definitions. A
// further overload is declared here and defined there.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_COPY_H
#define AMP_DETAIL_COPY_H

#include "array.h"

namespace Concurrency {

/// Copies the elements of one array or view to another of the same extent, and waits: first for the
/// launches that write the source or use the destination, then for the copy.
///
/// Throws runtime_exception where the extents differ.
///
/// Cost: one transfer. A copy within one device does not use the bus.
///
/// Example:
///   copy(memory.begin(), memory.end(), numbers);
///   copy(numbers.section(0, 10), memory.begin());
template <typename T, int N> void copy(const array<T, N> &source, array<T, N> &dest) {
  ampcc_detail::copy_elements(source, dest);
}
template <typename T, int N> void copy(const array<T, N> &source, const array_view<T, N> &dest) {
  ampcc_detail::copy_elements(source, dest);
}
template <typename T, int N> void copy(const array_view<const T, N> &source, array<T, N> &dest) {
  ampcc_detail::copy_elements(source, dest);
}
template <typename T, int N> void copy(const array_view<T, N> &source, array<T, N> &dest) {
  ampcc_detail::copy_elements(source, dest);
}
template <typename T, int N>
void copy(const array_view<const T, N> &source, const array_view<T, N> &dest) {
  ampcc_detail::copy_elements(source, dest);
}
template <typename T, int N>
void copy(const array_view<T, N> &source, const array_view<T, N> &dest) {
  ampcc_detail::copy_elements(source, dest);
}

/// Copies from iterators, row by row. Without `last` it reads as many elements as the container
/// has, and does not check that the source has them.
///
/// Throws runtime_exception where a range has another number of elements than the container. A
/// range of input iterators is counted while it is copied, so that elements may have changed then.
template <typename It, ampcc_detail::if_iterator<It> = 0, typename T, int N>
void copy(It first, It last, array<T, N> &dest) {
  ampcc_detail::copy_in(first, last, dest);
}
template <typename It, ampcc_detail::if_iterator<It> = 0, typename T, int N>
void copy(It first, array<T, N> &dest) {
  ampcc_detail::copy_in(first, dest);
}
template <typename It, ampcc_detail::if_iterator<It> = 0, typename T, int N>
void copy(It first, It last, const array_view<T, N> &dest) {
  ampcc_detail::copy_in(first, last, dest);
}
template <typename It, ampcc_detail::if_iterator<It> = 0, typename T, int N>
void copy(It first, const array_view<T, N> &dest) {
  ampcc_detail::copy_in(first, dest);
}

/// Copies to an iterator, row by row. The destination must have room for all elements, which is not
/// checked, or be an inserter such as std::back_inserter.
template <typename T, int N, typename It, ampcc_detail::if_iterator<It> = 0>
void copy(const array<T, N> &source, It dest) {
  ampcc_detail::copy_out(source, dest);
}
template <typename T, int N, typename It, ampcc_detail::if_iterator<It> = 0>
void copy(const array_view<T, N> &source, It dest) {
  ampcc_detail::copy_out(source, dest);
}

/// The same copies without a wait: they return a future that becomes ready when the copy is
/// complete. Until then source and destination must exist, and the caller must use neither. The
/// future has the exceptions of the copy.
template <typename T, int N>
completion_future copy_async(const array<T, N> &source, array<T, N> &dest) {
  return ampcc_detail::caught([&] { return ampcc_detail::copy_elements_async(source, dest); });
}
template <typename T, int N>
completion_future copy_async(const array<T, N> &source, const array_view<T, N> &dest) {
  return ampcc_detail::caught([&] { return ampcc_detail::copy_elements_async(source, dest); });
}
template <typename T, int N>
completion_future copy_async(const array_view<const T, N> &source, array<T, N> &dest) {
  return ampcc_detail::caught([&] { return ampcc_detail::copy_elements_async(source, dest); });
}
template <typename T, int N>
completion_future copy_async(const array_view<T, N> &source, array<T, N> &dest) {
  return ampcc_detail::caught([&] { return ampcc_detail::copy_elements_async(source, dest); });
}
template <typename T, int N>
completion_future copy_async(const array_view<const T, N> &source, const array_view<T, N> &dest) {
  return ampcc_detail::caught([&] { return ampcc_detail::copy_elements_async(source, dest); });
}
template <typename T, int N>
completion_future copy_async(const array_view<T, N> &source, const array_view<T, N> &dest) {
  return ampcc_detail::caught([&] { return ampcc_detail::copy_elements_async(source, dest); });
}
template <typename It, ampcc_detail::if_iterator<It> = 0, typename T, int N>
completion_future copy_async(It first, It last, array<T, N> &dest) {
  return ampcc_detail::caught([&] { return ampcc_detail::copy_in_async(first, last, dest); });
}
template <typename It, ampcc_detail::if_iterator<It> = 0, typename T, int N>
completion_future copy_async(It first, array<T, N> &dest) {
  return ampcc_detail::caught([&] { return ampcc_detail::copy_in_async(first, dest); });
}
template <typename It, ampcc_detail::if_iterator<It> = 0, typename T, int N>
completion_future copy_async(It first, It last, const array_view<T, N> &dest) {
  return ampcc_detail::caught([&] { return ampcc_detail::copy_in_async(first, last, dest); });
}
template <typename It, ampcc_detail::if_iterator<It> = 0, typename T, int N>
completion_future copy_async(It first, const array_view<T, N> &dest) {
  return ampcc_detail::caught([&] { return ampcc_detail::copy_in_async(first, dest); });
}
template <typename T, int N, typename It, ampcc_detail::if_iterator<It> = 0>
completion_future copy_async(const array<T, N> &source, It dest) {
  return ampcc_detail::caught([&] { return ampcc_detail::copy_out_async(source, dest); });
}
template <typename T, int N, typename It, ampcc_detail::if_iterator<It> = 0>
completion_future copy_async(const array_view<T, N> &source, It dest) {
  return ampcc_detail::caught([&] { return ampcc_detail::copy_out_async(source, dest); });
}

} // namespace Concurrency

#endif
