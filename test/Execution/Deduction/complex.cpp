// amp:1.3: std::complex in kernels, and the compiler's `_Complex` types below it. Arithmetic has the
// host's results, with infinities, NaN and signed zeros; functions differ in the last digits.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t && %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc -std=c++20 -O2 --amp-version=1.3 --amp-check %s -o %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <cmath>
#include <complex>
#include <cstdio>
#include <limits>
#include <type_traits>
#include <vector>
using namespace concurrency;

constexpr int values = 12, pairs = values * values * values * values;
constexpr int arithmetic = 14, all = 28; ///< the first tests have exact results

template <class T> T value(int i) {
  constexpr T inf = std::numeric_limits<T>::infinity(), nan = std::numeric_limits<T>::quiet_NaN();
  const T v[values] = {0, -T(0), 1, T(-0.75), 2, inf, -inf, nan, T(0.001), -8, T(0.6), T(0.8)};
  return v[i];
}
/// The operators and conversions of the language's own type.
template <class Z, class T> std::complex<T> direct(std::complex<T> a, std::complex<T> b) {
  Z z, w = __builtin_complex(T(b.real()), b.imag()), none{}, real = {b.real()};
  __real__ z = a.real();
  __imag__ z = a.imag();
  ++z;
  w = z++ + w - z--;
  const Z chosen = z == w || !z ? none : -z;
  z -= ~w;
  z = z + chosen * T(2);
  return {__real__ z + T(real), __imag__ z - __imag__ T(4)};
}
template <class T> std::complex<T> compound(std::complex<T> a, std::complex<T> b) {
  std::complex<T> z = a;
  z += b;
  z *= T(3);
  z = b.imag() > 0 ? z : conj(z);
  z -= T(1);
  z /= T(2);
  return z;
}
template <class T> std::complex<T> result(int test, std::complex<T> a, std::complex<T> b) {
  using plain = std::conditional_t<std::is_same_v<T, float>, _Complex float, _Complex double>;
  switch (test) {
  case 0: return a + b;
  case 1: return a - b;
  case 2: return a * b;
  case 3: return a * b.real();
  case 4: return a.real() * b;
  case 5: return a / b.real();
  case 6: return a.real() - b;
  case 7: return a - b.real();
  case 8: return -a + conj(b);
  case 9: return T(a == b) + T(2) * T(a != b);
  case 10: return std::proj(a);
  case 11: return direct<plain>(a, b);
  case 12: return compound(a, b);
  case 13: return std::complex<T>(std::complex<double>(a));
  case 14: return a / b;
  case 15: return a.real() / b;
  case 16: return {std::abs(a), std::arg(a)};
  case 17: return std::exp(a);
  case 18: return std::log(a);
  case 19: return std::sqrt(a);
  case 20: return std::sin(a);
  case 21: return std::cos(a);
  case 22: return std::tan(a);
  case 23: return std::sinh(a);
  case 24: return std::cosh(a);
  case 25: return std::tanh(a);
  case 26: return std::asin(a) + std::acosh(a);
  default: return std::acos(a) + std::atanh(a) + std::atan(a) + std::asinh(a) + std::pow(a, b);
  }
}
template <class T> std::complex<T> operand(int i) {
  return {value<T>(i % values), value<T>(i / values)};
}
/// Smallest: the size below which the difference is absolute.
template <class T> bool areClose(std::complex<T> a, std::complex<T> b, T tolerance, T smallest) {
  if (a == b || std::abs(a - b) <= tolerance * std::fmax(std::abs(b), smallest))
    return true;
  auto isSame = [&](T x, T y) {
    return (x != x && y != y) || x == y || std::fabs(x - y) <= tolerance * std::fabs(y);
  };
  return isSame(a.real(), b.real()) && isSame(a.imag(), b.imag());
}
template <class T> int differences() {
  std::vector<std::complex<T>> out(all * pairs);
  const array_view<std::complex<T>, 2> r(all, pairs, out);
  parallel_for_each(r.extent, [=](index<2> i) {
    constexpr int half = values * values;
    r[i] = result(i[0], operand<T>(i[1] % half), operand<T>(i[1] / half));
  });
  r.synchronize();
  int wrong = 0;
  for (int i = 0; i < all * pairs; ++i) {
    const int test = i / pairs;
    const auto a = operand<T>(i % pairs % (values * values)), b = operand<T>(i % pairs / values / values);
    if (test >= 26 && !(std::isfinite(std::abs(a)) && std::abs(b) < 2))
      continue; // the inverse functions are for finite numbers; a power has few digits left
    const std::complex<T> expected = result(test, a, b);
    const T tolerance = test < arithmetic ? 0 : 64 * std::numeric_limits<T>::epsilon();
    if (!areClose<T>(out[i], expected, tolerance, test < 26 ? 0 : 1) && wrong++ < 20)
      std::printf("test %d, (%g, %g) and (%g, %g): (%g, %g), not (%g, %g)\n", test, a.real(), a.imag(),
                  b.real(), b.imag(), out[i].real(), out[i].imag(), expected.real(), expected.imag());
  }
  return wrong;
}

constexpr std::complex<float> roots[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

int main() {
  std::vector<float> sums(4);
  const array_view<float> s(4, sums);
  parallel_for_each(s.extent, [=](index<1> i) {
    const std::complex<float> z = roots[i[0]] * std::complex<float>(3, 4);
    s[i] = z.real() + 10 * z.imag() + 100 * std::norm(z);
  });
  const float expected[] = {2543, 2526, 2457, 2474};
  for (int i = 0; i < 4; ++i)
    if (s[i] != expected[i])
      return std::printf("root %d: %g, not %g\n", i, s[i], expected[i]);
  return differences<float>() + differences<double>() != 0;
}
