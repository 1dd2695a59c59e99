//===- direct3d.h - small functions for kernels, named as in Direct3D (spec 9.3) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of concurrency::direct3d that correspond to intrinsics of HLSL, Direct3D's shader
// language. They exist in kernels only, so only ampcc's frontend sees them. On the host the
// namespace is empty, so that `using namespace` directives which name it compile. msad4, which
// works on short vectors, is in msad4.h. A further function is a declaration with the mark
// AMPCC_BUILTIN, which names the compiler's function for it, or has a body.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_DIRECT3D_H
#define AMP_DETAIL_DIRECT3D_H

#include "builtins.h"

#ifdef __AMPCC__

#include "begin_exact_floats.h"

namespace Concurrency {
namespace ampcc_detail {

// OpenCL C's clz and floor.
unsigned int leading_zeros(unsigned int x) AMPCC_AMP AMPCC_BUILTIN("clz");
float whole_part(float x) AMPCC_AMP AMPCC_BUILTIN("floor");

/// Returns a pseudo-random gradient in [-1, 1] for a whole number of the noise function.
inline float noise_gradient(int point) AMPCC_AMP {
  unsigned int bits = static_cast<unsigned int>(point) * 0x9e3779b1u;
  bits = (bits ^ (bits >> 15)) * 0x85ebca77u;
  bits = (bits ^ (bits >> 13)) * 0xc2b2ae3du;
  return static_cast<float>((bits ^ (bits >> 16)) >> 8) * 0x1p-23f - 1.0f;
}

} // namespace ampcc_detail

namespace direct3d {

/// Without its sign.
inline int abs(int val) AMPCC_AMP { return val < 0 ? -val : val; }

/// x, but not below `min` and not above `max`.
inline int clamp(int x, int min, int max) AMPCC_AMP { return x < min ? min : x > max ? max : x; }
inline float clamp(float x, float min, float max) AMPCC_AMP {
  return x < min ? min : x > max ? max : x;
}

/// The number of bits that are set.
unsigned int countbits(unsigned int val) AMPCC_AMP AMPCC_BUILTIN("popcount");

/// The position of the highest bit that is set, counted from the lowest: 31 for negative numbers,
/// -1 for 0.
inline int firstbithigh(int val) AMPCC_AMP {
  return 31 - static_cast<int>(ampcc_detail::leading_zeros(static_cast<unsigned int>(val)));
}
/// The position of the lowest bit that is set; -1 for 0.
inline int firstbitlow(int val) AMPCC_AMP {
  const unsigned int bits = static_cast<unsigned int>(val);
  return 31 - static_cast<int>(ampcc_detail::leading_zeros(bits & (0u - bits)));
}

/// The larger or the smaller of two.
inline int imax(int x, int y) AMPCC_AMP { return x > y ? x : y; }
inline int imin(int x, int y) AMPCC_AMP { return x < y ? x : y; }
inline unsigned int umax(unsigned int x, unsigned int y) AMPCC_AMP { return x > y ? x : y; }
inline unsigned int umin(unsigned int x, unsigned int y) AMPCC_AMP { return x < y ? x : y; }

/// x * y + z. With float and double it depends on the device whether the product is rounded before
/// the sum; `precise_math::fma` of <amp_math.h> rounds once.
float mad(float x, float y, float z) AMPCC_AMP AMPCC_BUILTIN("mad");
double mad(double x, double y, double z) AMPCC_AMP AMPCC_BUILTIN("mad");
inline int mad(int x, int y, int z) AMPCC_AMP { return x * y + z; }
inline unsigned int mad(unsigned int x, unsigned int y, unsigned int z) AMPCC_AMP {
  return x * y + z;
}

/// Perlin noise in one dimension: 0 at whole numbers, smooth between them, within [-1, 1].
inline float noise(float x) AMPCC_AMP {
  const float whole = ampcc_detail::whole_part(x);
  const float t = x - whole;
  // Points far out repeat; the conversion to int stays defined.
  const int point = static_cast<int>(whole - 0x1p24f * ampcc_detail::whole_part(whole * 0x1p-24f));
  const float from_left = ampcc_detail::noise_gradient(point) * t;
  const float from_right = ampcc_detail::noise_gradient(point + 1) * (t - 1.0f);
  const float weight = t * t * t * (t * (t * 6.0f - 15.0f) + 10.0f);
  return 2.0f * (from_left + weight * (from_right - from_left));
}

/// Degrees to radians.
inline float radians(float x) AMPCC_AMP { return x * 0.0174532924f; }

/// 1 / x: for float fast and approximate, for double a division.
float rcp(float x) AMPCC_AMP AMPCC_BUILTIN("native_recip");
inline double rcp(double x) AMPCC_AMP { return 1.0 / x; }

/// The bits in the opposite order.
inline unsigned int reversebits(unsigned int val) AMPCC_AMP {
  val = (val >> 1 & 0x55555555u) | (val & 0x55555555u) << 1;
  val = (val >> 2 & 0x33333333u) | (val & 0x33333333u) << 2;
  val = (val >> 4 & 0x0f0f0f0fu) | (val & 0x0f0f0f0fu) << 4;
  val = (val >> 8 & 0x00ff00ffu) | (val & 0x00ff00ffu) << 8;
  return val >> 16 | val << 16;
}

/// Into [0, 1]; a NaN gives 0.
inline float saturate(float x) AMPCC_AMP { return x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f; }

/// -1, 0 or 1.
inline int sign(int x) AMPCC_AMP { return x > 0 ? 1 : x < 0 ? -1 : 0; }

/// 0 below min, 1 above max, and between them a curve with slope 0 at both ends.
inline float smoothstep(float min, float max, float x) AMPCC_AMP {
  const float t = saturate((x - min) / (max - min));
  return t * t * (3.0f - 2.0f * t);
}

/// 1 if x is at least y, else 0.
inline float step(float y, float x) AMPCC_AMP { return x >= y ? 1.0f : 0.0f; }

} // namespace direct3d
} // namespace Concurrency

#include "end_exact_floats.h"

#else

namespace Concurrency {
namespace direct3d {}
} // namespace Concurrency

#endif

#endif
