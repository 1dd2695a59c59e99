// amp:1.3: functions of the C library and of the compiler in kernels, and constants outside of
// functions. The results are those of the host, but for the last digits of mathematics.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++20 -O2 --amp-version=1.3 --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe
#include <algorithm>
#include <amp.h>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <vector>
using namespace concurrency;

double one(int i) {
  const double x = 0.37 * i - 1;
  const double y = std::fabs(x) + 0.1;
  return std::sqrt(y) + std::cbrt(x) + std::sin(x) * std::cos(x) + std::tan(x) + std::asin(x / 4) +
         std::acos(x / 4) + std::atan(x) + std::sinh(x) + std::cosh(x) + std::tanh(x) +
         std::exp(x) + std::exp2(x) + std::expm1(x) + std::log(y) + std::log2(y) + std::log10(y) +
         std::log1p(y) + std::erf(x) + std::asinh(x) + sqrt(y) + fabs(x);
}
double more(int i) {
  const float x = 0.37f * i - 1, y = 0.21f * i + 0.5f;
  int exponent = 0, quotient = 0;
  double whole = 0;
  return std::pow(y, 2.5f) + std::pow(y, 3) + std::pow(2, i) + std::atan2(x, y) + std::hypot(x, y) +
         std::fmod(x, y) + std::remainder(x, y) + std::fma(x, y, 1.0f) + std::fmin(x, y) +
         std::fmax(x, 0) + std::fdim(y, x) + std::copysign(y, x) + std::frexp(y, &exponent) +
         exponent + std::modf(x * 1.5, &whole) + whole + std::ldexp(y, 3) + std::scalbn(y, 2) +
         std::remquo(x, y, &quotient) + std::nextafter(y, 9.0f) + std::ilogb(y) + sinf(x);
}
double exact(int i) {
  const float x = 0.37f * i - 1;
  return std::floor(x) + std::ceil(x) * 2 + std::trunc(x) * 3 + std::round(x) * 4 +
         std::rint(x) * 5 + std::nearbyint(x) * 6 + std::abs(x) + std::abs(i - 4) + std::labs(-i) +
         10 * std::isnan(x) + 20 * std::isinf(x / (i % 2)) + 40 * std::isfinite(x) +
         80 * std::signbit(x) + 100 * std::isnormal(x) + 200 * std::isgreater(x, 0.5f) +
         std::max(1, i) + 400 * std::islessequal(x, 0.5f);
}
double bits(int i) {
  const unsigned u = i + 1;
  const unsigned long l = 0x100000000ul * i + u;
  const unsigned char c = u;
  return std::popcount(u) + std::countl_zero(u) * 3 + std::countr_zero(u) * 5 +
         std::popcount(l) * 7 + std::countl_zero(l) * 11 + std::countr_zero(l) * 13 +
         std::countl_zero(c) * 17 + std::countr_zero(c) * 19 + std::countl_zero(0u) +
         std::countr_zero(l << 40) + std::bit_ceil(u) + std::bit_width(l) + std::rotl(u, 3) +
         std::has_single_bit(u) + std::gcd(u, 12u) + std::lcm(i + 2, 6);
}
double reversed_bytes(int i) {
  const unsigned u = 0x01020304u * (i + 1);
  return __builtin_bswap32(u) + 3.0 * __builtin_bswap64(0x1020304050607ul * u) +
         __builtin_bswap16(static_cast<unsigned short>(u));
}
double copies(int i) {
  int p[8], q[8], moved[8];
  char text[6] = {'a', 'b', 'c', 'd', 'e', 'f'}, other[6];
  std::iota(p, p + 8, i);
  std::copy(p, p + 8, q);
  std::copy(q + 2, q + 8, q);
  std::copy_backward(p, p + 6, p + 8);
  std::memmove(moved, q, sizeof q);
  std::memcpy(other, text, 6);
  std::fill(text, text + 4, 'x');
  float number = 0.5f * i;
  unsigned number_bits = 7, part = 0xffffffff;
  std::memcpy(&number_bits, &number, sizeof number);
  std::memcpy(&part, &moved[1], 2);
  std::rotate(moved, moved + 3, moved + 8);
  int sum = text[3] + text[4] + other[3];
  for (int k = 0; k < 8; ++k)
    sum = (sum * 7 + p[k] * 5 + q[k] * 3 + moved[k]) % 100003;
  return sum + number_bits + part + std::equal(p, p + 8, q) +
         2 * (std::memcmp(p, q, sizeof p) > 0) +
         std::lexicographical_compare(text, text + 6, other, other + 6) +
         int(std::lower_bound(q, q + 6, i + 4) - q) + *std::next(q, 2);
}
struct row {
  short first, second;
  int sum() const { return first + second; }
};
constexpr row rows[] = {{1, 2}, {3, 4}, {5, 6}};
const int offsets[2][2] = {{1, 10}, {100, 1000}};
struct empty {
  int operator()(int x) const { return 3 * x; }
};
const empty triple;
int of_row(const row &r) { return r.sum() * 2; }
double constants(int i) {
  static constexpr int local[] = {7, 8, 9};
  int sum = 0;
  for (const row &r : rows)
    sum += r.sum();
  return sum + rows[i % 3].second + of_row(rows[(i + 1) % 3]) + offsets[i & 1][i >> 1 & 1] +
         triple(i) + local[i % 3];
}

double result(int test, int i) {
  switch (test) {
  case 0:
    return one(i);
  case 1:
    return more(i);
  case 2:
    return exact(i);
  case 3:
    return bits(i);
  case 4:
    return copies(i);
  case 5:
    return constants(i);
  case 6:
    return reversed_bytes(i);
  }
  return -1;
}

int main() {
  constexpr int tests = 7, inputs = 8;
  std::vector<double> out(tests * inputs);
  array_view<double, 2> r(tests, inputs, out);
  parallel_for_each(r.extent, [=](index<2> i) restrict(amp) { r[i] = result(i[0], i[1]); });
  r.synchronize();
  int wrong = 0;
  for (int test = 0; test < tests; ++test)
    for (int i = 0; i < inputs; ++i) {
      const double right = result(test, i), error = std::fabs(r(test, i) - right);
      if (!(error <= (test < 2 ? 1e-6 * std::fabs(right) : 0))) {
        std::printf("test %d of %d: %.17g, not %.17g\n", test, i, r(test, i), right);
        ++wrong;
      }
    }
  assert(!wrong);
}
