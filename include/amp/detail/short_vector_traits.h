//===- short_vector_traits.h - size and scalar of a vector (spec 10.10) ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMP_DETAIL_SHORT_VECTOR_TRAITS_H
#define AMP_DETAIL_SHORT_VECTOR_TRAITS_H

#include "short_vector.h"

namespace Concurrency {
namespace graphics {

/// value_type and size of a short vector, or of a scalar type that short vectors have, for which
/// the size is 1. T has neither const nor a reference. Textures use it for their texels.
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
