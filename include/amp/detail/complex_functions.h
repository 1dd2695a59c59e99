//===- complex_functions.h - functions of complex numbers in kernels -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// standard_functions.h includes this file for float and for double, because no template can depend
// on the T of `_Complex T`. AMPCC_REAL is the type, AMPCC_COMPLEX the complex one, AMPCC_LARGE the
// number from which on exp overflows, and AMPCC_ROOT_MAX a power of two near the square root of the
// largest number. Infinities and signed zeros are those of Annex G of the C standard, except for
// the inverse functions, which use Kahan's formulas for numbers that are not large. A further
// function has the mark AMPCC_IMPLEMENTS with the name of the function that it replaces.
//
//===----------------------------------------------------------------------===//

inline AMPCC_COMPLEX complex_of(AMPCC_REAL re, AMPCC_REAL im) AMPCC_AMP {
  AMPCC_COMPLEX z = {re, im};
  return z;
}

/// The sign of x on 1 if x is infinite, else on 0.
inline AMPCC_REAL infinite_part(AMPCC_REAL x) AMPCC_AMP {
  return AMPCC_CALL(copysign)(AMPCC_REAL(__builtin_isinf(x) ? 1 : 0), x);
}
/// A signed zero in place of NaN.
inline AMPCC_REAL number_part(AMPCC_REAL x) AMPCC_AMP {
  return __builtin_isnan(x) ? AMPCC_CALL(copysign)(AMPCC_REAL(0), x) : x;
}

/// The product of two factors whose usual product is NaN in both parts: an infinite one if a
/// factor is infinite, or a partial product.
inline AMPCC_COMPLEX infinite_product(AMPCC_REAL a, AMPCC_REAL b, AMPCC_REAL c,
                                      AMPCC_REAL d) AMPCC_AMP {
  const bool left = __builtin_isinf(a) || __builtin_isinf(b);
  const bool right = __builtin_isinf(c) || __builtin_isinf(d);
  if (!left && !right && !__builtin_isinf(a * c) && !__builtin_isinf(b * d) &&
      !__builtin_isinf(a * d) && !__builtin_isinf(b * c))
    return complex_of(a * c - b * d, a * d + b * c);
  a = left ? infinite_part(a) : number_part(a);
  b = left ? infinite_part(b) : number_part(b);
  c = right ? infinite_part(c) : number_part(c);
  d = right ? infinite_part(d) : number_part(d);
  const AMPCC_REAL infinity = AMPCC_CALL(huge_val)();
  return complex_of(infinity * (a * c - b * d), infinity * (a * d + b * c));
}

inline AMPCC_COMPLEX complex_product(AMPCC_COMPLEX x, AMPCC_COMPLEX y) AMPCC_AMP
    AMPCC_IMPLEMENTS("complex_product") {
  const AMPCC_REAL a = __real__ x, b = __imag__ x, c = __real__ y, d = __imag__ y;
  const AMPCC_REAL re = a * c - b * d, im = a * d + b * c;
  return __builtin_isnan(re) && __builtin_isnan(im) ? infinite_product(a, b, c, d)
                                                    : complex_of(re, im);
}

/// (a * c + b * d) / divisor * 2^exponent, where the sum may overflow though the result does not.
inline AMPCC_REAL scaled_quotient(AMPCC_REAL a, AMPCC_REAL c, AMPCC_REAL b, AMPCC_REAL d,
                                  AMPCC_REAL divisor, int exponent) AMPCC_AMP {
  AMPCC_REAL sum = a * c + b * d;
  if (!__builtin_isfinite(sum)) {
    const AMPCC_REAL quarter = a / AMPCC_REAL(4) * c + b / AMPCC_REAL(4) * d;
    if (__builtin_isfinite(quarter)) {
      sum = quarter;
      exponent += 2;
    }
  }
  return AMPCC_CALL(ldexp)(sum / divisor, exponent);
}

/// The divisor is scaled to a number near 1, so that its square does not overflow, and a small
/// dividend is scaled up, so that its products keep their digits.
inline AMPCC_COMPLEX complex_quotient(AMPCC_COMPLEX x, AMPCC_COMPLEX y) AMPCC_AMP
    AMPCC_IMPLEMENTS("complex_quotient") {
  AMPCC_REAL a = __real__ x, b = __imag__ x, c = __real__ y, d = __imag__ y;
  const AMPCC_REAL size = AMPCC_CALL(fmax)(AMPCC_CALL(fabs)(c), AMPCC_CALL(fabs)(d));
  int exponent = 0;
  if (__builtin_isfinite(size) && size > AMPCC_REAL(0)) {
    exponent = -AMPCC_CALL(ilogb)(size);
    c = AMPCC_CALL(ldexp)(c, exponent);
    d = AMPCC_CALL(ldexp)(d, exponent);
  }
  if (AMPCC_CALL(fmax)(AMPCC_CALL(fabs)(a), AMPCC_CALL(fabs)(b)) < 1 / AMPCC_ROOT_MAX) {
    a = AMPCC_CALL(ldexp)(a, 64);
    b = AMPCC_CALL(ldexp)(b, 64);
    exponent -= 64;
  }
  const AMPCC_REAL square = c * c + d * d;
  const AMPCC_REAL re = scaled_quotient(a, c, b, d, square, exponent);
  const AMPCC_REAL im = scaled_quotient(b, c, -a, d, square, exponent);
  if (!__builtin_isnan(re) || !__builtin_isnan(im))
    return complex_of(re, im);
  const AMPCC_REAL infinity = AMPCC_CALL(huge_val)();
  if (square == AMPCC_REAL(0) && (!__builtin_isnan(a) || !__builtin_isnan(b))) {
    const AMPCC_REAL pole = AMPCC_CALL(copysign)(infinity, c);
    return complex_of(pole * a, pole * b);
  }
  const bool left = __builtin_isinf(a) || __builtin_isinf(b);
  if (left && __builtin_isfinite(c) && __builtin_isfinite(d)) {
    a = infinite_part(a);
    b = infinite_part(b);
    return complex_of(infinity * (a * c + b * d), infinity * (b * c - a * d));
  }
  if (__builtin_isinf(size) && __builtin_isfinite(a) && __builtin_isfinite(b)) {
    c = infinite_part(c);
    d = infinite_part(d);
    return complex_of(AMPCC_REAL(0) * (a * c + b * d), AMPCC_REAL(0) * (b * c - a * d));
  }
  return complex_of(re, im);
}

inline AMPCC_REAL cabs(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("cabs") {
  return AMPCC_CALL(hypot)(__real__ z, __imag__ z);
}
inline AMPCC_REAL carg(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("carg") {
  return AMPCC_CALL(atan2)(__imag__ z, __real__ z);
}
inline AMPCC_REAL creal(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("creal") { return __real__ z; }
inline AMPCC_REAL cimag(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("cimag") { return __imag__ z; }
inline AMPCC_COMPLEX conj(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("conj") {
  return complex_of(__real__ z, -__imag__ z);
}
inline AMPCC_COMPLEX cproj(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("cproj") {
  if (!__builtin_isinf(__real__ z) && !__builtin_isinf(__imag__ z))
    return z;
  return complex_of(AMPCC_CALL(huge_val)(), AMPCC_CALL(copysign)(AMPCC_REAL(0), __imag__ z));
}

/// exp(x) * factor, where exp(x) alone may overflow.
inline AMPCC_REAL scaled_exp(AMPCC_REAL x, AMPCC_REAL factor) AMPCC_AMP {
  if (x < AMPCC_LARGE || __builtin_isinf(x))
    return AMPCC_CALL(exp)(x) * factor;
  const AMPCC_REAL root = AMPCC_CALL(exp)(x / AMPCC_REAL(2));
  return root * factor * root;
}

inline AMPCC_COMPLEX cexp(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("cexp") {
  const AMPCC_REAL x = __real__ z, y = __imag__ z;
  if (y == AMPCC_REAL(0))
    return complex_of(AMPCC_CALL(exp)(x), y);
  if (__builtin_isinf(x) && !__builtin_isfinite(y))
    return x < AMPCC_REAL(0) ? complex_of(AMPCC_REAL(0), AMPCC_REAL(0)) : complex_of(x, y - y);
  return complex_of(scaled_exp(x, AMPCC_CALL(cos)(y)), scaled_exp(x, AMPCC_CALL(sin)(y)));
}

/// log(2 |z|), where |z| may overflow.
inline AMPCC_REAL log_of_double(AMPCC_COMPLEX z) AMPCC_AMP {
  constexpr AMPCC_REAL log_of_8 = AMPCC_REAL(2.0794415416798359);
  const AMPCC_REAL quarter =
      AMPCC_CALL(hypot)(__real__ z / AMPCC_REAL(4), __imag__ z / AMPCC_REAL(4));
  return AMPCC_CALL(log)(quarter) + log_of_8;
}

/// True if the square of |z| may overflow. The inverse functions of such a number have an angle as
/// one part and log(2 |z|) as the other: further terms, which 1 / |z|^2 bounds, are below the last
/// digit.
inline bool is_large(AMPCC_COMPLEX z) AMPCC_AMP {
  return AMPCC_CALL(fmax)(AMPCC_CALL(fabs)(__real__ z), AMPCC_CALL(fabs)(__imag__ z)) >
         AMPCC_ROOT_MAX / AMPCC_REAL(4);
}

/// Near 1 the logarithm of the absolute value needs the exact squares.
inline AMPCC_COMPLEX clog(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("clog") {
  constexpr AMPCC_REAL log_of_2 = AMPCC_REAL(0.69314718055994531);
  if (is_large(z))
    return complex_of(log_of_double(z) - log_of_2, carg(z));
  const AMPCC_REAL a = AMPCC_CALL(fabs)(__real__ z), b = AMPCC_CALL(fabs)(__imag__ z);
  const AMPCC_REAL x = a < b ? b : a, y = a < b ? a : b;
  const AMPCC_REAL xx = x * x, yy = y * y, size = AMPCC_CALL(hypot)(x, y);
  AMPCC_REAL re = AMPCC_CALL(log)(size);
  if (xx >= AMPCC_REAL(0.5) && xx <= AMPCC_REAL(2) && size < AMPCC_REAL(1.5)) {
    const AMPCC_REAL rest = AMPCC_CALL(fma)(x, x, -xx) + AMPCC_CALL(fma)(y, y, -yy);
    re = AMPCC_CALL(log1p)((xx - AMPCC_REAL(1) + yy) + rest) / AMPCC_REAL(2);
  }
  return complex_of(re, carg(z));
}

inline AMPCC_COMPLEX csqrt(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("csqrt") {
  AMPCC_REAL x = __real__ z, y = __imag__ z;
  if (x == AMPCC_REAL(0) && y == AMPCC_REAL(0))
    return complex_of(0, y);
  if (__builtin_isinf(y))
    return complex_of(AMPCC_CALL(fabs)(y), y);
  if (__builtin_isinf(x)) {
    const AMPCC_REAL small = __builtin_isnan(y) ? y : AMPCC_REAL(0);
    return x > AMPCC_REAL(0) ? complex_of(x, AMPCC_CALL(copysign)(small, y))
                             : complex_of(small, AMPCC_CALL(copysign)(x, y));
  }
  int exponent = 0;
  const AMPCC_REAL size = AMPCC_CALL(fmax)(AMPCC_CALL(fabs)(x), AMPCC_CALL(fabs)(y));
  if (!__builtin_isnan(size) && (size > AMPCC_ROOT_MAX || size < 1 / AMPCC_ROOT_MAX)) {
    exponent = size > AMPCC_REAL(1) ? -64 : 64;
    x = AMPCC_CALL(ldexp)(x, exponent);
    y = AMPCC_CALL(ldexp)(y, exponent);
  }
  const AMPCC_REAL root =
      AMPCC_CALL(sqrt)((AMPCC_CALL(fabs)(x) + AMPCC_CALL(hypot)(x, y)) / AMPCC_REAL(2));
  const AMPCC_REAL other = AMPCC_CALL(fabs)(y) / (AMPCC_REAL(2) * root);
  const bool right = !(x < AMPCC_REAL(0));
  return complex_of(
      AMPCC_CALL(ldexp)(right ? root : other, -exponent / 2),
      AMPCC_CALL(copysign)(AMPCC_CALL(ldexp)(right ? other : root, -exponent / 2), y));
}

inline AMPCC_COMPLEX cpow(AMPCC_COMPLEX x, AMPCC_COMPLEX y) AMPCC_AMP AMPCC_IMPLEMENTS("cpow") {
  return cexp(complex_product(y, clog(x)));
}

inline AMPCC_COMPLEX csinh(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("csinh") {
  const AMPCC_REAL x = __real__ z, y = __imag__ z, size = AMPCC_CALL(fabs)(x);
  if (y == AMPCC_REAL(0))
    return complex_of(AMPCC_CALL(sinh)(x), y);
  if (!__builtin_isfinite(y) && (x == AMPCC_REAL(0) || __builtin_isinf(x)))
    return complex_of(x, y - y);
  const AMPCC_REAL c = AMPCC_CALL(cos)(y), s = AMPCC_CALL(sin)(y);
  if (size < AMPCC_LARGE)
    return complex_of(AMPCC_CALL(sinh)(x) * c, AMPCC_CALL(cosh)(x) * s);
  return complex_of(scaled_exp(size, AMPCC_CALL(copysign)(c / AMPCC_REAL(2), x * c)),
                    scaled_exp(size, s / AMPCC_REAL(2)));
}
inline AMPCC_COMPLEX ccosh(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("ccosh") {
  const AMPCC_REAL x = __real__ z, y = __imag__ z, size = AMPCC_CALL(fabs)(x);
  if (y == AMPCC_REAL(0))
    return complex_of(AMPCC_CALL(cosh)(x), __builtin_isnan(x) ? y : y * (x < 0 ? -1 : 1));
  if (!__builtin_isfinite(y) && x == AMPCC_REAL(0))
    return complex_of(y - y, x);
  if (!__builtin_isfinite(y) && __builtin_isinf(x))
    return complex_of(size, y - y);
  const AMPCC_REAL c = AMPCC_CALL(cos)(y), s = AMPCC_CALL(sin)(y);
  if (size < AMPCC_LARGE)
    return complex_of(AMPCC_CALL(cosh)(x) * c, AMPCC_CALL(sinh)(x) * s);
  return complex_of(scaled_exp(size, c / AMPCC_REAL(2)),
                    scaled_exp(size, AMPCC_CALL(copysign)(s / AMPCC_REAL(2), x * s)));
}
inline AMPCC_COMPLEX ctanh(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("ctanh") {
  const AMPCC_REAL x = __real__ z, y = __imag__ z, size = AMPCC_CALL(fabs)(x);
  const AMPCC_REAL one = AMPCC_CALL(copysign)(AMPCC_REAL(1), x);
  if (__builtin_isnan(x))
    return complex_of(x, y == AMPCC_REAL(0) ? y : x);
  if (!__builtin_isfinite(y) && !__builtin_isinf(x))
    return complex_of(x == AMPCC_REAL(0) ? x : y - y, y - y);
  if (size > AMPCC_LARGE / AMPCC_REAL(4)) {
    const AMPCC_REAL wave =
        __builtin_isfinite(y) ? AMPCC_CALL(sin)(y) * AMPCC_CALL(cos)(y) : AMPCC_REAL(0);
    return complex_of(one, AMPCC_REAL(4) * wave * AMPCC_CALL(exp)(AMPCC_REAL(-2) * size));
  }
  const AMPCC_REAL t = AMPCC_CALL(tan)(y), s = AMPCC_CALL(sinh)(x);
  const AMPCC_REAL beta = AMPCC_REAL(1) + t * t;
  const AMPCC_REAL denominator = AMPCC_REAL(1) + beta * s * s;
  return complex_of(beta * AMPCC_CALL(sqrt)(AMPCC_REAL(1) + s * s) * s / denominator,
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
  if (is_large(z))
    return complex_of(AMPCC_CALL(atan2)(__real__ z, AMPCC_CALL(fabs)(__imag__ z)),
                      AMPCC_CALL(copysign)(log_of_double(z), __imag__ z));
  const AMPCC_COMPLEX s = root_above(z), t = root_below(z);
  return complex_of(
      AMPCC_CALL(atan2)(__real__ z, __real__ s * __real__ t - __imag__ s * __imag__ t),
      AMPCC_CALL(asinh)(__real__ t * __imag__ s - __imag__ t * __real__ s));
}
inline AMPCC_COMPLEX cacos(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("cacos") {
  if (is_large(z))
    return complex_of(AMPCC_CALL(atan2)(AMPCC_CALL(fabs)(__imag__ z), __real__ z),
                      AMPCC_CALL(copysign)(log_of_double(z), -__imag__ z));
  const AMPCC_COMPLEX s = root_above(z), t = root_below(z);
  return complex_of(AMPCC_REAL(2) * AMPCC_CALL(atan2)(__real__ t, __real__ s),
                    AMPCC_CALL(asinh)(__real__ s * __imag__ t - __imag__ s * __real__ t));
}
inline AMPCC_COMPLEX cacosh(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("cacosh") {
  if (is_large(z))
    return complex_of(log_of_double(z), carg(z));
  const AMPCC_COMPLEX s = root_above(z),
                      t = csqrt(complex_of(__real__ z - AMPCC_REAL(1), __imag__ z));
  return complex_of(AMPCC_CALL(asinh)(__real__ t * __real__ s + __imag__ t * __imag__ s),
                    AMPCC_REAL(2) * AMPCC_CALL(atan2)(__imag__ t, __real__ s));
}
inline AMPCC_COMPLEX catanh(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("catanh") {
  const AMPCC_REAL x = __real__ z, y = __imag__ z;
  const AMPCC_REAL half_pi = AMPCC_CALL(copysign)(AMPCC_REAL(1.5707963267948966), y);
  if (__builtin_isinf(x) || __builtin_isinf(y))
    return complex_of(AMPCC_CALL(copysign)(AMPCC_REAL(0), x), half_pi);
  if (is_large(z)) { // 1 / z, and a right angle
    const AMPCC_REAL a = x / AMPCC_REAL(2), h = AMPCC_CALL(hypot)(a, y / AMPCC_REAL(2));
    return complex_of(a / h / h / AMPCC_REAL(2), half_pi);
  }
  const AMPCC_REAL size = AMPCC_CALL(fabs)(x), below = AMPCC_REAL(1) - size;
  const AMPCC_REAL square = below * below + y * y;
  AMPCC_REAL re = AMPCC_CALL(log1p)(AMPCC_REAL(4) * size / square) / AMPCC_REAL(4);
  if (below == AMPCC_REAL(0) && AMPCC_CALL(fabs)(y) < AMPCC_REAL(1e-9)) // its square may underflow
    re = -AMPCC_CALL(log)(AMPCC_CALL(fabs)(y) / AMPCC_REAL(2)) / AMPCC_REAL(2);
  return complex_of(AMPCC_CALL(copysign)(re, x),
                    AMPCC_CALL(atan2)(AMPCC_REAL(2) * y, below * (AMPCC_REAL(1) + size) - y * y) /
                        AMPCC_REAL(2));
}
inline AMPCC_COMPLEX casinh(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("casinh") {
  return turned_back(casin(turned(z)));
}
inline AMPCC_COMPLEX catan(AMPCC_COMPLEX z) AMPCC_AMP AMPCC_IMPLEMENTS("catan") {
  return turned_back(catanh(turned(z)));
}
