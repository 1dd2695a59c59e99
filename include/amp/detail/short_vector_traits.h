//===- short_vector_traits.h - scalar type and length of a short vector (spec 10.10) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// graphics::short_vector_traits, for programs and for the library's textures, which treat a scalar
// as a vector of length 1. A further scalar type of short vectors is declared by is_vector_scalar
// (short_vector.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_SHORT_VECTOR_TRAITS_H
#define AMP_DETAIL_SHORT_VECTOR_TRAITS_H

#include "short_vector.h"

namespace Concurrency {
namespace graphics {
namespace ampcc_detail {

template <class T, bool = is_vector_scalar<T>::value> struct scalar_traits {
  typedef T value_type;
  static int const size = 1;
};
template <class T, bool Scalar> int const scalar_traits<T, Scalar>::size;

template <class T> struct scalar_traits<T, false> {
  scalar_traits() {
    static_assert(is_vector_scalar<T>::value,
                  "concurrency::graphics::short_vector_traits: not a short vector nor its scalar");
  }
};

} // namespace ampcc_detail

/// The scalar type (`value_type`) and the number of components (`size`) of T, which is a short
/// vector or one of its scalars: int, unsigned int, float, double, norm, unorm, or half of
/// <amp_half.h>. For another T the class has neither member, so that a template whose signature
/// names them does not take part in overload resolution. An object of such a class is a
/// compile-time error.
template <class T> struct short_vector_traits : ampcc_detail::scalar_traits<T> {};

template <class S, int N> struct short_vector_traits<short_vector<S, N>> {
  typedef S value_type;
  static int const size = N;
};
template <class S, int N> int const short_vector_traits<short_vector<S, N>>::size;

} // namespace graphics
} // namespace Concurrency

#endif
