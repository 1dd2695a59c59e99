//===- host_access.h - data of the containers on the host -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The constructors of array, array_view and textures, the copy functions and amp_opencl.h use these
// functions. They allocate data sources (ampcc_rt/buffer.h: the data that one array, or the views
// of one memory, show), check extents, and throw runtime_exception with a message that names the
// caller. The copies and caught() are only declared here; copy_host.h, which <amp.h> includes only
// when the host compiler parses the program, defines them. ampcc's frontend, which parses the
// program for the kernels, sees only two of the other functions, because constructors of array_view
// name them: a declaration of length_of(), and elements_of().
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_HOST_ACCESS_H
#define AMP_DETAIL_HOST_ACCESS_H

#include "accelerator_view.h"
#include "buffer_object.h"
#include "flatten.h"
#include <cstddef>
#include <type_traits>

namespace Concurrency {
namespace ampcc_detail {

/// Copies the elements of one container to another of the same extent.
template <typename From, typename To> void copy_elements(const From &from, const To &to);
/// copy_in() fills a container from iterators. With `last` it throws if the range does not have
/// exactly as many elements as the container. copy_out() writes all elements of a container to the
/// range that begins at `dest`.
template <typename It, typename Container> void copy_in(It first, const Container &to);
template <typename It, typename Container> void copy_in(It first, It last, const Container &to);
template <typename Container, typename It> void copy_out(const Container &from, It dest);
// copy_elements(), copy_in() and copy_out() without waiting. If a copy fails after it began, its
// future holds the exception. Errors that are found before, such as a wrong number of elements, are
// thrown by the call. So callers make the call in caught(), which stores these in the future, too.
template <typename From, typename To>
completion_future copy_elements_async(const From &from, const To &to);
template <typename It, typename Container>
completion_future copy_in_async(It first, const Container &to);
template <typename It, typename Container>
completion_future copy_in_async(It first, It last, const Container &to);
template <typename Container, typename It>
completion_future copy_out_async(const Container &from, It dest);
/// Returns the future of operation(), or one with the exception that operation() throws, so that an
/// asynchronous function reports all errors in its future.
template <typename Operation> completion_future caught(Operation operation);

#ifndef __AMPCC__

/// Returns the number of bytes of all elements. A negative component of the extent counts as 0,
/// because a view over a pointer or without a source may have one. Throws if the number is more
/// than half of the address space. `what` is the name of the class or function for the message,
/// also in the functions below.
template <typename T, int N> std::size_t bytes_of(const extent<N> &ext, const char *what) {
  unsigned long long size = sizeof(T);
  for (int d = 0; d < N; ++d)
    if (__builtin_mul_overflow(size, ext[d] > 0 ? static_cast<unsigned int>(ext[d]) : 0u, &size) ||
        size > static_cast<std::size_t>(-1) / 2)
      ampcc_rt::throw_too_large(what, &const_cast<extent<N> &>(ext)[0], N, sizeof(T));
  return size;
}

// The functions that return a data source give the caller one ownership of it (ampcc_rt/buffer.h).

/// Returns a data source over memory of the caller. wrap_host_memory() has a parameter `void *`,
/// because g++ would warn for `const void *` that memory is read before it is written, although a
/// kernel fills it. Hence the cast. It is harmless, because a view of const elements never writes
/// through the pointer.
template <typename T, int N> ampcc_rt::buffer *wrap(const extent<N> &ext, T *memory) {
  return ampcc_rt::wrap_host_memory(const_cast<typename std::remove_const<T>::type *>(memory),
                                    bytes_of<T>(ext, "concurrency::array_view"));
}
/// Returns a data source without memory, which is allocated where it is first used.
template <typename T, int N> ampcc_rt::buffer *unbound(const extent<N> &ext) {
  return ampcc_rt::make_unbound(bytes_of<T>(ext, "concurrency::array_view"));
}

/// Returns the number of bytes of an array, as bytes_of() does. Throws also if a component of the
/// extent is not positive (spec 5.1.2).
template <typename T, int N> std::size_t bytes_of_array(const extent<N> &ext, const char *what) {
  for (int d = 0; d < N; ++d)
    if (ext[d] <= 0)
      ampcc_rt::throw_bad_extent(what, d, ext[d]);
  return bytes_of<T>(ext, what);
}

/// Returns storage for an array or a staging array.
template <typename T, int N>
ampcc_rt::buffer *allocate(const extent<N> &ext, const accelerator_view &home, access_type access) {
  return ampcc_rt::make_array(bytes_of_array<T>(ext, "concurrency::array"), home.get_queue(),
                              access);
}
template <typename T, int N>
ampcc_rt::buffer *allocate_staging(const extent<N> &ext, const accelerator_view &home,
                                   const accelerator_view &associated) {
  return ampcc_rt::make_staging_array(bytes_of_array<T>(ext, "concurrency::array"),
                                      home.get_queue(), associated.get_queue());
}

/// A data source for the constructor of an array or texture. The new object takes over the caller's
/// ownership, so the caller must not release it.
struct existing_buffer {
  ampcc_rt::buffer *source;
};

/// Throws if a section is not inside its view.
template <int N>
void check_section(const extent<N> &whole, const index<N> &origin, const extent<N> &part) {
  for (int d = 0; d < N; ++d)
    if (origin[d] < 0 || part[d] <= 0 || part[d] > whole[d] - origin[d])
      ampcc_rt::throw_bad_section(d, origin[d], part[d], whole[d]);
}

/// Returns the number of elements of an extent, or `most` + 1 if there are more than `most`. The
/// limit keeps the product from an overflow. Throws if a component is negative.
template <int N>
unsigned long long count_up_to(unsigned long long most, const extent<N> &ext, const char *what) {
  unsigned long long rows = 1; // of the dimensions so far
  for (int d = 0; d < N; ++d) {
    if (ext[d] < 0)
      ampcc_rt::throw_bad_extent(what, d, ext[d]);
    rows *= static_cast<unsigned int>(ext[d]);
    rows = rows > most ? most + 1ull : rows;
  }
  return rows;
}

/// Throws if a container of the caller, with `available` elements, is too short for a view of this
/// extent.
template <int N> void check_source(const extent<N> &ext, unsigned long long available) {
  if (count_up_to(available, ext, "concurrency::array_view") > available)
    ampcc_rt::throw_short_source(available, &const_cast<extent<N> &>(ext)[0], N);
}

/// Throws if a view of `available` elements cannot have this shape.
template <int N> void check_reshape(const extent<N> &ext, unsigned long long available) {
  if (count_up_to(available, ext, "concurrency::array_view::view_as") > available)
    ampcc_rt::throw_bad_reshape(available, &const_cast<extent<N> &>(ext)[0], N);
}

/// Throws if the index of a projection is not inside its view.
inline void check_projection(int i, int extent) {
  if (i < 0 || i >= extent)
    ampcc_rt::throw_bad_projection(i, extent);
}

/// Returns the extent of a view of rank 1 with `count` elements. Throws if it does not fit into an
/// int.
inline int length_of(unsigned long long count, const char *what) {
  if (count > 0x7fffffffu)
    ampcc_rt::throw_long_row(what, count);
  return static_cast<int>(count);
}

#else

int length_of(unsigned long long count, const char *what);

#endif

/// Returns the memory of a container of the caller for a view of this extent. Throws on the host if
/// it is too short.
template <typename T, int N, typename Container>
T *elements_of(const extent<N> &ext, Container &source) {
  AMPCC_HOST(check_source(ext, source.size());)
  return static_cast<T *>(source.data());
}

} // namespace ampcc_detail
} // namespace Concurrency

#endif
