//===- texture_copy.h - copying textures (spec 10.6) ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs call copy and copy_async of concurrency::graphics between textures, views, iterators and
// memory in the texture's format, for all texels or for a section. The texels of all mipmap levels
// of an object follow each other. A section is a part of the most detailed level; between two
// objects it needs objects of one level. copy waits and throws; copy_async returns a future that
// holds the exception. Macros declare the overloads. texture_transfer.h does the work for the host
// compiler; for ampcc's frontend the bodies do nothing. A further overload is declared here and
// calls a function there.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_TEXTURE_COPY_H
#define AMP_DETAIL_TEXTURE_COPY_H

#include "host_access.h"
#include "texture_view.h"
#include <type_traits>
#ifndef __AMPCC__
#include "texture_transfer.h"
#endif

namespace Concurrency {
namespace graphics {

namespace ampcc_detail {

#ifdef __AMPCC__
// The kinds of copies without their functions, because the frontend needs no bodies
// (texture_transfer.h).
struct now {
  typedef void result;
};
struct later {
  typedef completion_future result;
};
#endif

/// Reports, at compile time, a copy between texels of different numbers of scalar elements.
template <class T, class U> void check_copyable() {
  static_assert(short_vector_traits<typename std::remove_const<T>::type>::size ==
                    short_vector_traits<typename std::remove_const<U>::type>::size,
                "concurrency::graphics::copy: the texels of source and destination must have the "
                "same number of scalar elements");
}

/// Reports, at compile time, a copy of norm or unorm by iterators. Iterators refer to values, and a
/// norm or unorm in a texture has fewer bits than a value.
template <class T> void check_iterated() {
  static_assert(
      texel_scalar<typename short_vector_traits<typename std::remove_const<T>::type>::value_type>::
              default_bits != 0,
      "concurrency::graphics::copy: textures of norm and unorm are copied as bytes, by a pointer "
      "and "
      "a number of bytes");
}

} // namespace ampcc_detail

// The body of an overload of mode `now` or `later`, which runs the expression.
#ifdef __AMPCC__
#define AMPCC_COPY_BODY(MODE, ...) return ampcc_detail::MODE::result()
#else
#define AMPCC_COPY_BODY(MODE, ...)                                                                 \
  return ampcc_detail::MODE::run([&](auto mode) { return __VA_ARGS__; })
#endif

// Declare the function NAME of a mode. CONST is `const` for views, which are handles, and empty for
// textures as destinations.
#define AMPCC_COPY_TO(NAME, MODE, CONST, TARGET)                                                   \
  template <typename T, int N>                                                                     \
  ampcc_detail::MODE::result NAME(const void *source, unsigned int src_byte_size,                  \
                                  CONST TARGET<T, N> &dest) {                                      \
    AMPCC_COPY_BODY(                                                                               \
        MODE, ampcc_detail::bytes_in(mode, source, src_byte_size, ampcc_detail::whole(dest)));     \
  }                                                                                                \
  template <typename T, int N>                                                                     \
  ampcc_detail::MODE::result NAME(const void *source, unsigned int src_byte_size,                  \
                                  CONST TARGET<T, N> &dest, const index<N> &dst_offset,            \
                                  const extent<N> &copy_extent) {                                  \
    AMPCC_COPY_BODY(MODE,                                                                          \
                    ampcc_detail::bytes_in(mode, source, src_byte_size,                            \
                                           ampcc_detail::section(dest, dst_offset, copy_extent))); \
  }                                                                                                \
  template <typename It, concurrency::ampcc_detail::if_iterator<It> = 0, typename T, int N>        \
  ampcc_detail::MODE::result NAME(It first, It last, CONST TARGET<T, N> &dest) {                   \
    ampcc_detail::check_iterated<T>();                                                             \
    AMPCC_COPY_BODY(MODE,                                                                          \
                    ampcc_detail::elements_in<T>(mode, first, last, ampcc_detail::whole(dest)));   \
  }                                                                                                \
  template <typename It, concurrency::ampcc_detail::if_iterator<It> = 0, typename T, int N>        \
  ampcc_detail::MODE::result NAME(It first, It last, CONST TARGET<T, N> &dest,                     \
                                  const index<N> &dst_offset, const extent<N> &copy_extent) {      \
    ampcc_detail::check_iterated<T>();                                                             \
    AMPCC_COPY_BODY(                                                                               \
        MODE, ampcc_detail::elements_in<T>(mode, first, last,                                      \
                                           ampcc_detail::section(dest, dst_offset, copy_extent))); \
  }

#define AMPCC_COPY_FROM(NAME, MODE, SOURCE)                                                        \
  template <typename T, int N>                                                                     \
  ampcc_detail::MODE::result NAME(const SOURCE<T, N> &source, void *dest,                          \
                                  unsigned int dst_byte_size) {                                    \
    AMPCC_COPY_BODY(                                                                               \
        MODE, ampcc_detail::bytes_out(mode, ampcc_detail::whole(source), dest, dst_byte_size));    \
  }                                                                                                \
  template <typename T, int N>                                                                     \
  ampcc_detail::MODE::result NAME(const SOURCE<T, N> &source, const index<N> &src_offset,          \
                                  const extent<N> &copy_extent, void *dest,                        \
                                  unsigned int dst_byte_size) {                                    \
    AMPCC_COPY_BODY(MODE, ampcc_detail::bytes_out(                                                 \
                              mode, ampcc_detail::section(source, src_offset, copy_extent), dest,  \
                              dst_byte_size));                                                     \
  }                                                                                                \
  template <typename T, int N, typename It, concurrency::ampcc_detail::if_iterator<It> = 0>        \
  ampcc_detail::MODE::result NAME(const SOURCE<T, N> &source, It dest) {                           \
    ampcc_detail::check_iterated<T>();                                                             \
    AMPCC_COPY_BODY(MODE, ampcc_detail::elements_out<T>(mode, ampcc_detail::whole(source), dest)); \
  }                                                                                                \
  template <typename T, int N, typename It, concurrency::ampcc_detail::if_iterator<It> = 0>        \
  ampcc_detail::MODE::result NAME(const SOURCE<T, N> &source, const index<N> &src_offset,          \
                                  const extent<N> &copy_extent, It dest) {                         \
    ampcc_detail::check_iterated<T>();                                                             \
    AMPCC_COPY_BODY(MODE,                                                                          \
                    ampcc_detail::elements_out<T>(                                                 \
                        mode, ampcc_detail::section(source, src_offset, copy_extent), dest));      \
  }

#define AMPCC_COPY_BETWEEN(NAME, MODE, SOURCE, CONST, TARGET)                                      \
  template <typename T, typename U, int N>                                                         \
  ampcc_detail::MODE::result NAME(const SOURCE<T, N> &source, CONST TARGET<U, N> &dest) {          \
    ampcc_detail::check_copyable<T, U>();                                                          \
    AMPCC_COPY_BODY(MODE, ampcc_detail::texels_between(mode, source, dest));                       \
  }                                                                                                \
  template <typename T, typename U, int N>                                                         \
  ampcc_detail::MODE::result NAME(const SOURCE<T, N> &source, const index<N> &src_offset,          \
                                  CONST TARGET<U, N> &dest, const index<N> &dst_offset,            \
                                  const extent<N> &copy_extent) {                                  \
    ampcc_detail::check_copyable<T, U>();                                                          \
    AMPCC_COPY_BODY(MODE, ampcc_detail::texels_between(mode, source, src_offset, dest, dst_offset, \
                                                       copy_extent));                              \
  }

#define AMPCC_COPIES(NAME, MODE)                                                                   \
  AMPCC_COPY_TO(NAME, MODE, , texture)                                                             \
  AMPCC_COPY_TO(NAME, MODE, const, texture_view)                                                   \
  AMPCC_COPY_TO(NAME, MODE, const, writeonly_texture_view)                                         \
  AMPCC_COPY_FROM(NAME, MODE, texture)                                                             \
  AMPCC_COPY_FROM(NAME, MODE, texture_view)                                                        \
  AMPCC_COPY_BETWEEN(NAME, MODE, texture, , texture)                                               \
  AMPCC_COPY_BETWEEN(NAME, MODE, texture, const, texture_view)                                     \
  AMPCC_COPY_BETWEEN(NAME, MODE, texture, const, writeonly_texture_view)                           \
  AMPCC_COPY_BETWEEN(NAME, MODE, texture_view, , texture)                                          \
  AMPCC_COPY_BETWEEN(NAME, MODE, texture_view, const, texture_view)                                \
  AMPCC_COPY_BETWEEN(NAME, MODE, texture_view, const, writeonly_texture_view)

AMPCC_COPIES(copy, now)
AMPCC_COPIES(copy_async, later)

#undef AMPCC_COPIES
#undef AMPCC_COPY_BETWEEN
#undef AMPCC_COPY_FROM
#undef AMPCC_COPY_TO
#undef AMPCC_COPY_BODY

} // namespace graphics
} // namespace Concurrency

#endif
