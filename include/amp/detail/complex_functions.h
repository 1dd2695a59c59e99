//===- complex_functions.h - functions of complex numbers in kernels -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// standard_functions.h includes this file for float and for double, because no template can depend
// on the T of `_Complex T`. AMPCC_REAL is the type, AMPCC_COMPLEX the complex one, AMPCC_LARGE the
// number from which on exp overflows, and AMPCC_ROOT_MAX a power of two near the square root of the
// largest number. Infinities and signed zeros are those of Annex G of the C standard, except for
// the inverse functions, which use Kahan's formulas for finite numbers.
//
//===----------------------------------------------------------------------===//

inline AMPCC_COMPLEX complex_of(AMPCC_REAL re, AMPCC_REAL im) AMPCC_AMP {
  AMPCC_COMPLEX z = {re, im};
  return z;
}

/// The sign of x on 1 if x is infinite, else on 0.
inline AMPCC_REAL infinite_part(AMPCC_REAL x) AMPCC_AMP {
  return precise_math::copysign(AMPCC_REAL(precise_math::isinf(x) ? 1 : 0), x);
}
/// A signed zero in place of NaN.
inline AMPCC_REAL number_part(AMPCC_REAL x) AMPCC_AMP {
  return precise_math::isnan(x) ? precise_math::copysign(AMPCC_REAL(0), x) : x;
}

/// The product of two factors whose usual product is NaN in both parts: an infinite one if a
/// factor is infinite, or a partial product.
inline AMPCC_COMPLEX infinite_product(AMPCC_REAL a, AMPCC_REAL b, AMPCC_REAL c,
                                      AMPCC_REAL d) AMPCC_AMP {
  const bool left = precise_math::isinf(a) || precise_math::isinf(b);
  const bool right = precise_math::isinf(c) || precise_math::isinf(d);
  if (!left && !right && !precise_math::isinf(a * c) && !precise_math::isinf(b * d) &&
      !precise_math::isinf(a * d) && !precise_math::isinf(b * c))
    return complex_of(a * c - b * d, a * d + b * c);
  a = left ? infinite_part(a) : number_part(a);
  b = left ? infinite_part(b) : number_part(b);
  c = right ? infinite_part(c) : number_part(c);
  d = right ? infinite_part(d) : number_part(d);
  const AMPCC_REAL infinity = special_values<AMPCC_REAL>::infinity();
  return complex_of(infinity * (a * c - b * d), infinity * (a * d + b * c));
}

inline AMPCC_COMPLEX complex_product(AMPCC_COMPLEX x, AMPCC_COMPLEX y) AMPCC_AMP
    AMPCC_IMPLEMENTS("complex_product") {
  const AMPCC_REAL a = __real__ x, b = __imag__ x, c = __real__ y, d = __imag__ y;
  const AMPCC_REAL re = a * c - b * d, im = a * d + b * c;
  return precise_math::isnan(re) && precise_math::isnan(im) ? infinite_product(a, b, c, d)
                                                            : complex_of(re, im);
}

/// The divisor is scaled to a number near 1, so that its square does not overflow.
inline AMPCC_COMPLEX complex_quotient(AMPCC_COMPLEX x, AMPCC_COMPLEX y) AMPCC_AMP
    AMPCC_IMPLEMENTS("complex_quotient") {
  AMPCC_REAL a = __real__ x, b = __imag__ x, c = __real__ y, d = __imag__ y;
  const AMPCC_REAL size = precise_math::fmax(precise_math::fabs(c), precise_math::fabs(d));
  int exponent = 0;
  if (precise_math::isfinite(size) && size > AMPCC_REAL(0)) {
    exponent = -ilogb(size);
    c = ldexp(c, exponent);
    d = ldexp(d, exponent);
  }
  const AMPCC_REAL square = c * c + d * d;
  const AMPCC_REAL re = ldexp((a * c + b * d) / square, exponent);
  const AMPCC_REAL im = ldexp((b * c - a * d) / square, exponent);
  if (!precise_math::isnan(re) || !precise_math::isnan(im))
    return complex_of(re, im);
  const AMPCC_REAL infinity = special_values<AMPCC_REAL>::infinity();
  if (square == AMPCC_REAL(0) && (!precise_math::isnan(a) || !precise_math::isnan(b))) {
    const AMPCC_REAL pole = precise_math::copysign(infinity, c);
    return complex_of(pole * a, pole * b);
  }
  const bool left = precise_math::isinf(a) || precise_math::isinf(b);
  if (left && precise_math::isfinite(c) && precise_math::isfinite(d)) {
    a = infinite_part(a);
    b = infinite_part(b);
    return complex_of(infinity * (a * c + b * d), infinity * (b * c - a * d));
  }
  if (precise_math::isinf(size) && precise_math::isfinite(a) && precise_math::isfinite(b)) {
    c = infinite_part(c);
    d = infinite_part(d);
    return complex_of(AMPCC_REAL(0) * (a * c + b * d), AMPCC_REAL(0) * (b * c - a * d));
  }
  return complex_of(re, im);
}

inline AMPCC_REAL cabs(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("cabs") {
  return precise_math::hypot(__real__ z, __imag__ z);
}
inline AMPCC_REAL carg(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("carg") {
  return precise_math::atan2(__imag__ z, __real__ z);
}
inline AMPCC_REAL creal(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("creal") { return __real__ z; }
inline AMPCC_REAL cimag(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("cimag") { return __imag__ z; }
inline AMPCC_COMPLEX conj(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("conj") {
  return complex_of(__real__ z, -__imag__ z);
}
inline AMPCC_COMPLEX cproj(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("cproj") {
  if (!precise_math::isinf(__real__ z) && !precise_math::isinf(__imag__ z))
    return z;
  return complex_of(special_values<AMPCC_REAL>::infinity(),
                    precise_math::copysign(AMPCC_REAL(0), __imag__ z));
}

/// exp(x) * factor, where exp(x) alone may overflow.
inline AMPCC_REAL scaled_exp(AMPCC_REAL x, AMPCC_REAL factor) AMPCC_AMP {
  if (x < AMPCC_LARGE || precise_math::isinf(x))
    return precise_math::exp(x) * factor;
  const AMPCC_REAL root = precise_math::exp(x / AMPCC_REAL(2));
  return root * factor * root;
}

inline AMPCC_COMPLEX cexp(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("cexp") {
  const AMPCC_REAL x = __real__ z, y = __imag__ z;
  if (y == AMPCC_REAL(0))
    return complex_of(precise_math::exp(x), y);
  if (precise_math::isinf(x) && !precise_math::isfinite(y))
    return x < AMPCC_REAL(0) ? complex_of(AMPCC_REAL(0), AMPCC_REAL(0)) : complex_of(x, y - y);
  return complex_of(scaled_exp(x, precise_math::cos(y)), scaled_exp(x, precise_math::sin(y)));
}

/// Near 1 the logarithm of the absolute value needs the exact squares.
inline AMPCC_COMPLEX clog(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("clog") {
  const AMPCC_REAL a = precise_math::fabs(__real__ z), b = precise_math::fabs(__imag__ z);
  const AMPCC_REAL x = a < b ? b : a, y = a < b ? a : b;
  const AMPCC_REAL xx = x * x, yy = y * y, size = precise_math::hypot(x, y);
  AMPCC_REAL re = precise_math::log(size);
  if (xx >= AMPCC_REAL(0.5) && xx <= AMPCC_REAL(2) && size < AMPCC_REAL(1.5)) {
    const AMPCC_REAL rest = precise_math::fma(x, x, -xx) + precise_math::fma(y, y, -yy);
    re = precise_math::log1p((xx - AMPCC_REAL(1) + yy) + rest) / AMPCC_REAL(2);
  }
  return complex_of(re, carg(z));
}

inline AMPCC_COMPLEX csqrt(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("csqrt") {
  AMPCC_REAL x = __real__ z, y = __imag__ z;
  if (x == AMPCC_REAL(0) && y == AMPCC_REAL(0))
    return complex_of(0, y);
  if (precise_math::isinf(y))
    return complex_of(precise_math::fabs(y), y);
  if (precise_math::isinf(x)) {
    const AMPCC_REAL small = precise_math::isnan(y) ? y : AMPCC_REAL(0);
    return x > AMPCC_REAL(0) ? complex_of(x, precise_math::copysign(small, y))
                             : complex_of(small, precise_math::copysign(x, y));
  }
  int exponent = 0;
  const AMPCC_REAL size = precise_math::fmax(precise_math::fabs(x), precise_math::fabs(y));
  if (!precise_math::isnan(size) && (size > AMPCC_ROOT_MAX || size < 1 / AMPCC_ROOT_MAX)) {
    exponent = size > AMPCC_REAL(1) ? -64 : 64;
    x = ldexp(x, exponent);
    y = ldexp(y, exponent);
  }
  const AMPCC_REAL root =
      precise_math::sqrt((precise_math::fabs(x) + precise_math::hypot(x, y)) / AMPCC_REAL(2));
  const AMPCC_REAL other = precise_math::fabs(y) / (AMPCC_REAL(2) * root);
  const bool right = !(x < AMPCC_REAL(0));
  return complex_of(ldexp(right ? root : other, -exponent / 2),
                    precise_math::copysign(ldexp(right ? other : root, -exponent / 2), y));
}

inline AMPCC_COMPLEX cpow(AMPCC_COMPLEX x, AMPCC_COMPLEX y) AMPCC_AMP AMPCC_IMPLEMENTS("cpow") {
  return cexp(complex_product(y, clog(x)));
}

inline AMPCC_COMPLEX csinh(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("csinh") {
  const AMPCC_REAL x = __real__ z, y = __imag__ z, size = precise_math::fabs(x);
  if (y == AMPCC_REAL(0))
    return complex_of(precise_math::sinh(x), y);
  if (!precise_math::isfinite(y) && (x == AMPCC_REAL(0) || precise_math::isinf(x)))
    return complex_of(x, y - y);
  const AMPCC_REAL c = precise_math::cos(y), s = precise_math::sin(y);
  if (size < AMPCC_LARGE)
    return complex_of(precise_math::sinh(x) * c, precise_math::cosh(x) * s);
  return complex_of(scaled_exp(size, precise_math::copysign(c / AMPCC_REAL(2), x * c)),
                    scaled_exp(size, s / AMPCC_REAL(2)));
}
inline AMPCC_COMPLEX ccosh(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("ccosh") {
  const AMPCC_REAL x = __real__ z, y = __imag__ z, size = precise_math::fabs(x);
  if (y == AMPCC_REAL(0))
    return complex_of(precise_math::cosh(x), precise_math::isnan(x) ? y : y * (x < 0 ? -1 : 1));
  if (!precise_math::isfinite(y) && x == AMPCC_REAL(0))
    return complex_of(y - y, x);
  if (!precise_math::isfinite(y) && precise_math::isinf(x))
    return complex_of(size, y - y);
  const AMPCC_REAL c = precise_math::cos(y), s = precise_math::sin(y);
  if (size < AMPCC_LARGE)
    return complex_of(precise_math::cosh(x) * c, precise_math::sinh(x) * s);
  return complex_of(scaled_exp(size, c / AMPCC_REAL(2)),
                    scaled_exp(size, precise_math::copysign(s / AMPCC_REAL(2), x * s)));
}
inline AMPCC_COMPLEX ctanh(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("ctanh") {
  const AMPCC_REAL x = __real__ z, y = __imag__ z, size = precise_math::fabs(x);
  const AMPCC_REAL one = precise_math::copysign(AMPCC_REAL(1), x);
  if (precise_math::isnan(x))
    return complex_of(x, y == AMPCC_REAL(0) ? y : x);
  if (!precise_math::isfinite(y) && !precise_math::isinf(x))
    return complex_of(x == AMPCC_REAL(0) ? x : y - y, y - y);
  if (size > AMPCC_LARGE / AMPCC_REAL(4)) {
    const AMPCC_REAL wave =
        precise_math::isfinite(y) ? precise_math::sin(y) * precise_math::cos(y) : AMPCC_REAL(0);
    return complex_of(one, AMPCC_REAL(4) * wave * precise_math::exp(AMPCC_REAL(-2) * size));
  }
  const AMPCC_REAL t = precise_math::tan(y), s = precise_math::sinh(x);
  const AMPCC_REAL beta = AMPCC_REAL(1) + t * t;
  const AMPCC_REAL denominator = AMPCC_REAL(1) + beta * s * s;
  return complex_of(beta * precise_math::sqrt(AMPCC_REAL(1) + s * s) * s / denominator,
                    t / denominator);
}

/// Multiplications by i and -i, which only move the parts.
inline AMPCC_COMPLEX turned(AMPCC_COMPLEX z) AMPCC_AMP {
  return complex_of(-__imag__ z, __real__ z);
}
inline AMPCC_COMPLEX turned_back(AMPCC_COMPLEX z) AMPCC_AMP {
  return complex_of(__imag__ z, -__real__ z);
}
inline AMPCC_COMPLEX csin(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("csin") {
  return turned_back(csinh(turned(z)));
}
inline AMPCC_COMPLEX ccos(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("ccos") {
  return ccosh(turned(z));
}
inline AMPCC_COMPLEX ctan(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("ctan") {
  return turned_back(ctanh(turned(z)));
}

/// sqrt(1 + z), and sqrt(1 - z) with the sign of a zero.
inline AMPCC_COMPLEX root_above(AMPCC_COMPLEX z) AMPCC_AMP {
  return csqrt(complex_of(AMPCC_REAL(1) + __real__ z, __imag__ z));
}
inline AMPCC_COMPLEX root_below(AMPCC_COMPLEX z) AMPCC_AMP {
  return csqrt(complex_of(AMPCC_REAL(1) - __real__ z, -__imag__ z));
}
inline AMPCC_COMPLEX casin(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("casin") {
  const AMPCC_COMPLEX s = root_above(z), t = root_below(z);
  return complex_of(
      precise_math::atan2(__real__ z, __real__ s * __real__ t - __imag__ s * __imag__ t),
      precise_math::asinh(__real__ t * __imag__ s - __imag__ t * __real__ s));
}
inline AMPCC_COMPLEX cacos(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("cacos") {
  const AMPCC_COMPLEX s = root_above(z), t = root_below(z);
  return complex_of(AMPCC_REAL(2) * precise_math::atan2(__real__ t, __real__ s),
                    precise_math::asinh(__real__ s * __imag__ t - __imag__ s * __real__ t));
}
inline AMPCC_COMPLEX cacosh(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("cacosh") {
  const AMPCC_COMPLEX s = root_above(z),
                      t = csqrt(complex_of(__real__ z - AMPCC_REAL(1), __imag__ z));
  return complex_of(precise_math::asinh(__real__ t * __real__ s + __imag__ t * __imag__ s),
                    AMPCC_REAL(2) * precise_math::atan2(__imag__ t, __real__ s));
}
inline AMPCC_COMPLEX catanh(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("catanh") {
  const AMPCC_REAL x = __real__ z, y = __imag__ z;
  if (precise_math::isinf(x) || precise_math::isinf(y))
    return complex_of(precise_math::copysign(AMPCC_REAL(0), x),
                      precise_math::copysign(AMPCC_REAL(1.5707963267948966), y));
  const AMPCC_REAL size = precise_math::fabs(x), below = AMPCC_REAL(1) - size;
  const AMPCC_REAL square = below * below + y * y;
  const AMPCC_REAL re = precise_math::log1p(AMPCC_REAL(4) * size / square) / AMPCC_REAL(4);
  return complex_of(precise_math::copysign(re, x),
                    precise_math::atan2(AMPCC_REAL(2) * y, below * (AMPCC_REAL(1) + size) - y * y) /
                        AMPCC_REAL(2));
}
inline AMPCC_COMPLEX casinh(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("casinh") {
  return turned_back(casin(turned(z)));
}
inline AMPCC_COMPLEX catan(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("catan") {
  return turned_back(catanh(turned(z)));
}
