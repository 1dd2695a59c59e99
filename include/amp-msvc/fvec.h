//===- fvec.h - vectors of four floats of the processor -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). F32vec4 is a __m128 with
// operators, for host code; programs compare it with kernels. Arguments of the constructor with
// four numbers are the elements 3 to 0, as for _mm_set_ps. F32vec1 and the vectors of 64 bits do
// not exist: the use of one is an error at its name. A further function is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_FVEC_H
#define AMP_MSVC_FVEC_H

#include <immintrin.h>

class F32vec4 {
public:
  F32vec4() {}
  F32vec4(__m128 v) : vec(v) {}
  F32vec4(float f3, float f2, float f1, float f0) : vec(_mm_set_ps(f3, f2, f1, f0)) {}
  explicit F32vec4(float f) : vec(_mm_set1_ps(f)) {}
  explicit F32vec4(double d) : vec(_mm_set1_ps(static_cast<float>(d))) {}
  F32vec4(double d3, double d2, double d1, double d0)
      : F32vec4(static_cast<float>(d3), static_cast<float>(d2), static_cast<float>(d1),
                static_cast<float>(d0)) {}
  F32vec4 &operator=(float f) { return *this = F32vec4(f); }
  F32vec4 &operator=(double d) { return *this = F32vec4(d); }
  operator __m128() const { return vec; }

  friend F32vec4 operator+(const F32vec4 &a, const F32vec4 &b) { return _mm_add_ps(a, b); }
  friend F32vec4 operator-(const F32vec4 &a, const F32vec4 &b) { return _mm_sub_ps(a, b); }
  friend F32vec4 operator*(const F32vec4 &a, const F32vec4 &b) { return _mm_mul_ps(a, b); }
  friend F32vec4 operator/(const F32vec4 &a, const F32vec4 &b) { return _mm_div_ps(a, b); }
  friend F32vec4 operator&(const F32vec4 &a, const F32vec4 &b) { return _mm_and_ps(a, b); }
  friend F32vec4 operator|(const F32vec4 &a, const F32vec4 &b) { return _mm_or_ps(a, b); }
  friend F32vec4 operator^(const F32vec4 &a, const F32vec4 &b) { return _mm_xor_ps(a, b); }
  F32vec4 &operator+=(const F32vec4 &a) { return *this = *this + a; }
  F32vec4 &operator-=(const F32vec4 &a) { return *this = *this - a; }
  F32vec4 &operator*=(const F32vec4 &a) { return *this = *this * a; }
  F32vec4 &operator/=(const F32vec4 &a) { return *this = *this / a; }
  F32vec4 &operator&=(const F32vec4 &a) { return *this = *this & a; }
  F32vec4 &operator|=(const F32vec4 &a) { return *this = *this | a; }
  F32vec4 &operator^=(const F32vec4 &a) { return *this = *this ^ a; }
  F32vec4 operator-() const { return _mm_xor_ps(_mm_set1_ps(-0.0f), vec); }

  const float &operator[](int i) const { return reinterpret_cast<const float *>(&vec)[i]; }
  float &operator[](int i) { return reinterpret_cast<float *>(&vec)[i]; }

  friend float add_horizontal(const F32vec4 &a) {
    const __m128 pairs = _mm_add_ps(a, _mm_movehl_ps(a, a));
    return _mm_cvtss_f32(_mm_add_ss(pairs, _mm_shuffle_ps(pairs, pairs, 1)));
  }
  friend F32vec4 sqrt(const F32vec4 &a) { return _mm_sqrt_ps(a); }
  friend F32vec4 rcp(const F32vec4 &a) { return _mm_rcp_ps(a); }
  friend F32vec4 rsqrt(const F32vec4 &a) { return _mm_rsqrt_ps(a); }
  // With one iteration of Newton's method.
  friend F32vec4 rcp_nr(const F32vec4 &a) {
    const F32vec4 r = rcp(a);
    return (r + r) - r * a * r;
  }
  friend F32vec4 rsqrt_nr(const F32vec4 &a) {
    const F32vec4 r = rsqrt(a);
    return F32vec4(0.5f) * r * (F32vec4(3.0f) - a * r * r);
  }
  friend F32vec4 simd_min(const F32vec4 &a, const F32vec4 &b) { return _mm_min_ps(a, b); }
  friend F32vec4 simd_max(const F32vec4 &a, const F32vec4 &b) { return _mm_max_ps(a, b); }
  friend F32vec4 abs(const F32vec4 &a) { return _mm_andnot_ps(_mm_set1_ps(-0.0f), a); }

private:
  __m128 vec;
};

// Comparisons set all bits of an element where they hold. A selection takes elements of c where the
// comparison of a and b holds, else of d.
#define AMP_MSVC_F32_COMPARE(NAME)                                                                 \
  inline F32vec4 cmp##NAME(const F32vec4 &a, const F32vec4 &b) {                                   \
    return _mm_cmp##NAME##_ps(a, b);                                                               \
  }                                                                                                \
  inline F32vec4 select_##NAME(const F32vec4 &a, const F32vec4 &b, const F32vec4 &c,               \
                               const F32vec4 &d) {                                                 \
    const F32vec4 mask = cmp##NAME(a, b);                                                          \
    return (mask & c) | F32vec4(_mm_andnot_ps(mask, d));                                           \
  }
AMP_MSVC_F32_COMPARE(eq)
AMP_MSVC_F32_COMPARE(lt)
AMP_MSVC_F32_COMPARE(le)
AMP_MSVC_F32_COMPARE(gt)
AMP_MSVC_F32_COMPARE(ge)
AMP_MSVC_F32_COMPARE(neq)
AMP_MSVC_F32_COMPARE(nlt)
AMP_MSVC_F32_COMPARE(nle)
AMP_MSVC_F32_COMPARE(ngt)
AMP_MSVC_F32_COMPARE(nge)
#undef AMP_MSVC_F32_COMPARE

inline int move_mask(const F32vec4 &a) { return _mm_movemask_ps(a); }
inline void loadu(F32vec4 &a, const float *p) { a = _mm_loadu_ps(p); }
inline void storeu(float *p, const F32vec4 &a) { _mm_storeu_ps(p, a); }
inline void store_nta(float *p, const F32vec4 &a) { _mm_stream_ps(p, a); }
inline F32vec4 unpack_low(const F32vec4 &a, const F32vec4 &b) { return _mm_unpacklo_ps(a, b); }
inline F32vec4 unpack_high(const F32vec4 &a, const F32vec4 &b) { return _mm_unpackhi_ps(a, b); }

#endif
