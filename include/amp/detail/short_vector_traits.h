//===- short_vector_traits.h - scalar type and length of a short vector (spec 10.10) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// graphics::short_vector_traits, for programs and for the library's textures, which treat a scalar
// as a vector of length 1.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_SHORT_VECTOR_TRAITS_H
#define AMP_DETAIL_SHORT_VECTOR_TRAITS_H

#include "short_vector.h"

namespace Concurrency {
namespace graphics {

/// The scalar type (`value_type`) and the number of components (`size`) of T, which is a short
/// vector or one of its scalars: int, unsigned int, float, double, norm or unorm. Another T is a
/// compile-time error.
template <class T> struct short_vector_traits {
  static_assert(ampcc_detail::is_vector_scalar<T>::value,
                "concurrency::graphics::short_vector_traits: not a short vector nor its scalar");
  typedef T value_type;
  static int const size = 1;
};
template <class T> int const short_vector_traits<T>::size;

template <class S, int N> struct short_vector_traits<short_vector<S, N>> {
  typedef S value_type;
  static int const size = N;
};
template <class S, int N> int const short_vector_traits<short_vector<S, N>>::size;

} // namespace graphics
} // namespace Concurrency

#endif
