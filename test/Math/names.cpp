// Every function under each of its names: the overloads, the suffix f, integers, and in functions of
// both sides beside <cmath>.
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror -fsyntax-only %s

#include <amp_math.h>
#include <cmath>
#include <type_traits>

#define SAME(T, ...) static_assert(std::is_same<decltype(__VA_ARGS__), T>::value, #__VA_ARGS__);

// clang-format off
#define IMPORTED(F)                                                                                \
  F(acos) F(asin) F(atan) F(ceil) F(cos) F(cosh) F(exp) F(exp2) F(fabs) F(floor) F(log) F(log10)   \
  F(log2) F(round) F(sin) F(sinh) F(sqrt) F(tan) F(tanh) F(trunc)
#define IMPORTED_2(F) F(atan2) F(fmax) F(fmin) F(fmod) F(pow)
#define PRECISE_IMPORTED(F)                                                                        \
  F(acosh) F(asinh) F(atanh) F(cbrt) F(erf) F(erfc) F(expm1) F(log1p) F(logb) F(nearbyint) F(tgamma)
#define PRECISE_IMPORTED_2(F) F(copysign) F(fdim) F(hypot) F(nextafter) F(remainder)
#define PRECISE(F)                                                                                 \
  F(cospi) F(erfcinv) F(erfinv) F(exp10) F(phi) F(probit) F(rcbrt) F(rsqrt) F(sinpi) F(tanpi)
#define PREDICATES(F) F(isfinite) F(isinf) F(isnan) F(signbit)
// clang-format on

void in_precise_math(float f, double d, int i) restrict(amp) {
  using namespace concurrency::precise_math;
#define CHECK(NAME) SAME(float, NAME(f)) SAME(double, NAME(d)) SAME(float, NAME##f(f))
  IMPORTED(CHECK) PRECISE_IMPORTED(CHECK) PRECISE(CHECK)
#undef CHECK
#define CHECK(NAME) SAME(double, NAME(i))
  IMPORTED(CHECK) PRECISE_IMPORTED(CHECK)
#undef CHECK
#define CHECK(NAME) SAME(float, NAME(f, f)) SAME(double, NAME(d, d)) SAME(float, NAME##f(f, f))        \
  SAME(double, NAME(f, d)) SAME(double, NAME(i, f))
  IMPORTED_2(CHECK) PRECISE_IMPORTED_2(CHECK)
#undef CHECK
#define CHECK(NAME) SAME(int, NAME(f)) SAME(int, NAME(d)) SAME(int, NAME(i))
  PREDICATES(CHECK) CHECK(isnormal) CHECK(ilogb)
#undef CHECK
  int n = 0;
  SAME(int, fpclassify(f)) SAME(int, fpclassify(d)) SAME(int, signbitf(f)) SAME(int, ilogbf(f))
  SAME(float, frexp(f, &n)) SAME(double, frexp(d, &n)) SAME(float, frexpf(f, &n))
  SAME(float, modf(f, &f)) SAME(double, modf(d, &d)) SAME(float, modff(f, &f))
  SAME(float, lgamma(f, &n)) SAME(double, lgamma(d, &n)) SAME(float, lgammaf(f, &n))
  SAME(float, remquo(f, f, &n)) SAME(double, remquo(d, d, &n)) SAME(float, remquof(f, f, &n))
  SAME(float, ldexp(f, i)) SAME(double, ldexp(d, i)) SAME(float, ldexpf(f, i)) SAME(double, ldexp(i, i))
  SAME(float, scalbn(f, i)) SAME(double, scalbn(d, i)) SAME(float, scalbnf(f, i))
  SAME(float, scalb(f, f)) SAME(double, scalb(d, d)) SAME(float, scalbf(f, f))
  SAME(float, fma(f, f, f)) SAME(double, fma(d, d, d)) SAME(float, fmaf(f, f, f))
  SAME(void, sincos(f, &f, &f)) SAME(void, sincos(d, &d, &d)) SAME(void, sincosf(f, &f, &f))
  SAME(float, nanf(i)) SAME(double, nan(i))
}

void in_fast_math(float f, int i) restrict(amp) {
  using namespace concurrency::fast_math;
#define CHECK(NAME) SAME(float, NAME(f)) SAME(float, NAME##f(f)) SAME(float, NAME(i))
  IMPORTED(CHECK) SAME(float, rsqrt(f)) SAME(float, rsqrtf(f))
#undef CHECK
#define CHECK(NAME) SAME(float, NAME(f, f)) SAME(float, NAME##f(f, f)) SAME(float, NAME(i, f))
  IMPORTED_2(CHECK)
#undef CHECK
#define CHECK(NAME) SAME(int, NAME(f))
  PREDICATES(CHECK) SAME(int, signbitf(f))
#undef CHECK
  int n = 0;
  SAME(float, frexp(f, &n)) SAME(float, frexpf(f, &n)) SAME(float, modf(f, &f)) SAME(float, modff(f, &f))
  SAME(float, ldexp(f, i)) SAME(float, ldexpf(f, i))
  SAME(void, sincos(f, &f, &f)) SAME(void, sincosf(f, &f, &f))
}

// The imported ones are <cmath>'s on the CPU.
namespace precise {
using namespace concurrency::precise_math;
float both(float x) restrict(cpu, amp) {
  int n;
#define CALL(NAME) x += NAME(x) + NAME##f(x);
#define CALL_2(NAME) x += NAME(x, x) + NAME##f(x, x);
  IMPORTED(CALL) PRECISE_IMPORTED(CALL) IMPORTED_2(CALL_2) PRECISE_IMPORTED_2(CALL_2)
  x += fma(x, x, x) + frexp(x, &n) + ilogb(x) + ldexp(x, 1) + modf(x, &x) + remquo(x, x, &n);
  return x + scalbn(x, 1);
}
double both(double x) restrict(cpu, amp) {
#undef CALL
#undef CALL_2
#define CALL(NAME) x += NAME(x);
#define CALL_2(NAME) x += NAME(x, x);
  IMPORTED(CALL) PRECISE_IMPORTED(CALL) IMPORTED_2(CALL_2) PRECISE_IMPORTED_2(CALL_2)
  return x;
}
} // namespace precise
namespace fast {
using namespace concurrency::fast_math;
float both(float x) restrict(cpu, amp) {
  int n;
  IMPORTED(CALL) IMPORTED_2(CALL_2)
  return x + frexp(x, &n) + ldexp(x, 1) + modf(x, &x);
}
} // namespace fast
