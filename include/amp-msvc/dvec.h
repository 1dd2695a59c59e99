//===- dvec.h - vectors of two doubles or four ints of the processor ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). F64vec2 is a __m128d with
// operators, I32vec4 (Is32vec4) a __m128i of four ints; fvec.h has F32vec4. The other classes of
// integers do not exist: the use of one is an error at its name. A further function is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DVEC_H
#define AMP_MSVC_DVEC_H

#include "fvec.h"

class F64vec2 {
public:
  F64vec2() {}
  F64vec2(__m128d v) : vec(v) {}
  F64vec2(double d1, double d0) : vec(_mm_set_pd(d1, d0)) {}
  explicit F64vec2(double d) : vec(_mm_set1_pd(d)) {}
  F64vec2 &operator=(double d) { return *this = F64vec2(d); }
  operator __m128d() const { return vec; }

  friend F64vec2 operator+(const F64vec2 &a, const F64vec2 &b) { return _mm_add_pd(a, b); }
  friend F64vec2 operator-(const F64vec2 &a, const F64vec2 &b) { return _mm_sub_pd(a, b); }
  friend F64vec2 operator*(const F64vec2 &a, const F64vec2 &b) { return _mm_mul_pd(a, b); }
  friend F64vec2 operator/(const F64vec2 &a, const F64vec2 &b) { return _mm_div_pd(a, b); }
  friend F64vec2 operator&(const F64vec2 &a, const F64vec2 &b) { return _mm_and_pd(a, b); }
  friend F64vec2 operator|(const F64vec2 &a, const F64vec2 &b) { return _mm_or_pd(a, b); }
  friend F64vec2 operator^(const F64vec2 &a, const F64vec2 &b) { return _mm_xor_pd(a, b); }
  F64vec2 &operator+=(const F64vec2 &a) { return *this = *this + a; }
  F64vec2 &operator-=(const F64vec2 &a) { return *this = *this - a; }
  F64vec2 &operator*=(const F64vec2 &a) { return *this = *this * a; }
  F64vec2 &operator/=(const F64vec2 &a) { return *this = *this / a; }

  const double &operator[](int i) const { return reinterpret_cast<const double *>(&vec)[i]; }
  double &operator[](int i) { return reinterpret_cast<double *>(&vec)[i]; }

  friend double add_horizontal(const F64vec2 &a) {
    return _mm_cvtsd_f64(_mm_add_sd(a, _mm_unpackhi_pd(a, a)));
  }
  friend F64vec2 sqrt(const F64vec2 &a) { return _mm_sqrt_pd(a); }
  friend F64vec2 simd_min(const F64vec2 &a, const F64vec2 &b) { return _mm_min_pd(a, b); }
  friend F64vec2 simd_max(const F64vec2 &a, const F64vec2 &b) { return _mm_max_pd(a, b); }
  friend F64vec2 abs(const F64vec2 &a) { return _mm_andnot_pd(_mm_set1_pd(-0.0), a); }

private:
  __m128d vec;
};

inline void loadu(F64vec2 &a, const double *p) { a = _mm_loadu_pd(p); }
inline void storeu(double *p, const F64vec2 &a) { _mm_storeu_pd(p, a); }
inline int move_mask(const F64vec2 &a) { return _mm_movemask_pd(a); }

class I32vec4 {
public:
  I32vec4() {}
  I32vec4(__m128i v) : vec(v) {}
  I32vec4(int i3, int i2, int i1, int i0) : vec(_mm_set_epi32(i3, i2, i1, i0)) {}
  explicit I32vec4(int i) : vec(_mm_set1_epi32(i)) {}
  operator __m128i() const { return vec; }

  friend I32vec4 operator+(const I32vec4 &a, const I32vec4 &b) { return _mm_add_epi32(a, b); }
  friend I32vec4 operator-(const I32vec4 &a, const I32vec4 &b) { return _mm_sub_epi32(a, b); }
  friend I32vec4 operator&(const I32vec4 &a, const I32vec4 &b) { return _mm_and_si128(a, b); }
  friend I32vec4 operator|(const I32vec4 &a, const I32vec4 &b) { return _mm_or_si128(a, b); }
  friend I32vec4 operator^(const I32vec4 &a, const I32vec4 &b) { return _mm_xor_si128(a, b); }
  friend I32vec4 operator<<(const I32vec4 &a, int bits) { return _mm_slli_epi32(a, bits); }
  I32vec4 &operator+=(const I32vec4 &a) { return *this = *this + a; }
  I32vec4 &operator-=(const I32vec4 &a) { return *this = *this - a; }
  I32vec4 &operator&=(const I32vec4 &a) { return *this = *this & a; }
  I32vec4 &operator|=(const I32vec4 &a) { return *this = *this | a; }
  I32vec4 &operator^=(const I32vec4 &a) { return *this = *this ^ a; }
  I32vec4 &operator<<=(int bits) { return *this = *this << bits; }

  const int &operator[](int i) const { return reinterpret_cast<const int *>(&vec)[i]; }
  int &operator[](int i) { return reinterpret_cast<int *>(&vec)[i]; }

private:
  __m128i vec;
};

typedef I32vec4 Is32vec4;

#endif
