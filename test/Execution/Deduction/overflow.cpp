// amp:1.3: the compiler's arithmetic with a check, of 32 and 64 bits, and what the standard library
// makes of integers: midpoint, comparisons without conversions, lerp.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include "compare.h"
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

template <class T> T number(int i) {
  constexpr T least = std::numeric_limits<T>::min(), most = std::numeric_limits<T>::max();
  constexpr T half = T(1) << (4 * sizeof(T) - 1);
  const T v[] = {0, 1, T(-1), 2, least, most, half, T(half * 2), T(-half), T(most / 2), T(least / 2), T(most / half)};
  return v[i];
}
/// The result, and in the highest bit whether it is exact.
template <class T, class A, class B> long outcome(int test, A a, B b) {
  T r = 7;
  const bool overflows = test == 0   ? __builtin_add_overflow(a, b, &r)
                         : test == 1 ? __builtin_sub_overflow(a, b, &r)
                                     : __builtin_mul_overflow(a, b, &r);
  return long(r) ^ (long(overflows) << 62);
}
/// The functions for one type.
long typed(int test, long a, long b) {
  long r = 0;
  long long q = 0;
  unsigned long u = 0;
  const bool overflows = test == 0   ? __builtin_saddl_overflow(a, b, &r)
                         : test == 1 ? __builtin_ssubll_overflow(a, b, &q)
                                     : __builtin_umull_overflow(a, b, &u);
  return r ^ q ^ long(u) ^ overflows;
}
template <class T> long whole(T a, T b) {
  return long(std::midpoint(a, b)) ^ std::cmp_less(a, -1) ^ (long(std::cmp_greater_equal(b, 1u)) << 1) ^
         (long(std::in_range<short>(a)) << 2);
}
long result(int test, int i) {
  const int x = i % 12, y = i / 12, operation = test % 3;
  switch (test / 3) {
  case 0: return outcome<long>(operation, number<long>(x), number<long>(y));
  case 1: return outcome<unsigned long>(operation, number<unsigned long>(x), number<unsigned long>(y));
  case 2: return outcome<long long>(operation, number<int>(x), number<unsigned>(y));
  case 3: return outcome<int>(operation, number<int>(x), number<int>(y));
  case 4: return outcome<unsigned>(operation, number<unsigned>(x), number<unsigned>(y));
  case 5: return typed(operation, number<long>(x), number<long>(y));
  case 6: return whole(number<long>(x), number<long>(y)) + whole(number<unsigned>(x), number<unsigned>(y));
  default: return long(1000 * std::lerp(1.0f, 3.0f, 0.25f * x)) + long(1000 * std::lerp(2.0, double(y), 0.5));
  }
}
int main() {
  return differences<long>(24, 144, [](int test, int i) { return result(test, i); });
}
