//===- half_vectors.h - short vectors of halves ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_2, half_3 and half_4, with the members of the other short vectors (short_vector.h).
// <amp_half.h> includes it after the operators of half. It only adds half to the scalars of short
// vectors: all members are written in short_vector.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_HALF_VECTORS_H
#define AMP_DETAIL_HALF_VECTORS_H

#include "half_operators.h"
#include "short_vector.h"

namespace Concurrency {
namespace graphics {

namespace ampcc_detail {
template <> struct is_vector_scalar<half> : std::true_type {};
} // namespace ampcc_detail

typedef short_vector<half, 2> half_2;
typedef short_vector<half, 3> half_3;
typedef short_vector<half, 4> half_4;

namespace direct3d {
typedef half_2 half2;
typedef half_3 half3;
typedef half_4 half4;
} // namespace direct3d

} // namespace graphics
} // namespace Concurrency

#endif
