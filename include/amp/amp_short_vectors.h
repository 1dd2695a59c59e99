//===- amp_short_vectors.h - short vectors, norm and unorm (spec 10.7-10.10) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs include this file for the vectors float_2 to unorm_4 and the scalars norm and unorm of
// concurrency::graphics. The names without underscore, such as float2, are in
// concurrency::graphics::direct3d. <amp_graphics.h> includes it. It only includes: the types are in
// norm.h and short_vector.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_AMP_SHORT_VECTORS_H
#define AMP_AMP_SHORT_VECTORS_H

#include "../ampcc_rt/push_names.h"

#include "detail/msad4.h"
#include "detail/norm.h"
#include "detail/short_vector.h"
#include "detail/short_vector_traits.h"

#include "../ampcc_rt/pop_names.h"

#endif
