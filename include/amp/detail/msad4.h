//===- msad4.h - masked sums of absolute differences of bytes (spec 9.3) --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// concurrency::direct3d::msad4, for kernels only. Programs that compare blocks of images use it for
// motion estimation. It is not in direct3d.h, because it works on short vectors:
// <amp_short_vectors.h> includes it. Functions without short vectors belong in direct3d.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_MSAD4_H
#define AMP_DETAIL_MSAD4_H

#include "direct3d.h"
#include "short_vector.h"

#ifdef __AMPCC__

namespace Concurrency {
namespace ampcc_detail {

/// Returns the sum of |r - s| over the four bytes of two words. Bytes of the reference that are 0
/// are left out.
inline unsigned int masked_differences(unsigned int reference, unsigned int source) AMPCC_AMP {
  unsigned int sum = 0;
  for (int i = 0; i < 4; ++i) {
    const unsigned int r = reference >> 8 * i & 0xffu;
    const unsigned int s = source >> 8 * i & 0xffu;
    sum += r == 0 ? 0 : r > s ? r - s : s - r;
  }
  return sum;
}

} // namespace ampcc_detail

namespace direct3d {

/// Returns `accum` with four sums added, for the search of a block of an image in another one.
/// Component i gets the sum of |r - s| over the four bytes r of `reference` and the bytes s of
/// `source` from byte i on. Bytes of `reference` that are 0 are left out. Byte 0 of `source` is the
/// lowest byte of its x, byte 4 that of its y.
inline graphics::uint_4 msad4(graphics::uint reference, graphics::uint_2 source,
                              graphics::uint_4 accum) AMPCC_AMP {
  const unsigned int low = source.get_x(), high = source.get_y();
  accum.ref_x() += ampcc_detail::masked_differences(reference, low);
  accum.ref_y() += ampcc_detail::masked_differences(reference, low >> 8 | high << 24);
  accum.ref_z() += ampcc_detail::masked_differences(reference, low >> 16 | high << 16);
  accum.ref_w() += ampcc_detail::masked_differences(reference, low >> 24 | high << 8);
  return accum;
}

} // namespace direct3d
} // namespace Concurrency

#endif

#endif
