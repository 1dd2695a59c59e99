// SafeInt and its functions report what does not fit.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <climits>
#include <safeint.h>
using namespace msl::utilities;

#define CHECK(CONDITION) if (!(CONDITION)) return __LINE__

template <class Operation> static int codeOf(Operation f) {
  try {
    f();
  } catch (const SafeIntException &e) {
    return e.m_code;
  }
  return SafeIntNoError;
}

int main() {
  int r = 0;
  CHECK(SafeAdd(1, 2u, r) && r == 3 && !SafeAdd(INT_MAX, 1, r) && !SafeSubtract(INT_MIN, 1, r));
  CHECK(SafeMultiply(3, -4, r) && r == -12 && !SafeMultiply(INT_MAX, 2, r));
  CHECK(SafeDivide(7, -2, r) && r == -3 && !SafeDivide(INT_MIN, -1, r) && !SafeDivide(1, 0, r));
  CHECK(SafeModulus(7, 4, r) && r == 3 && !SafeModulus(7, 0, r));
  unsigned char c = 0;
  CHECK(SafeCast(255, c) && c == 255 && !SafeCast(256, c) && !SafeCast(-1, c));
  CHECK(SafeLessThan(-1, 1u) && SafeGreaterThan(1u, -1) && !SafeEquals(-1, UINT_MAX));
  SafeInt<int> a(3);
  a = (a + 4) * 2 - 1;
  CHECK(a == 13 && int(a) == 13 && 13u == a && a > -1 && a++ == 13 && --a == 13 && 26 / a == 2);
  SafeInt<unsigned> u = a;
  CHECK(u == 13 && (u << 1) == 26 && (u & 5) == 5 && u * a == 169);
  CHECK(codeOf([&] { a = SafeInt<int>(INT_MAX) + 1; }) == SafeIntArithmeticOverflow);
  CHECK(codeOf([&] { a /= 0; }) == SafeIntDivideByZero);
  CHECK(codeOf([&] { u = SafeInt<int>(-1); }) == SafeIntArithmeticOverflow);
  CHECK(codeOf([&] { SafeInt<char> x(127); ++x; }) == SafeIntArithmeticOverflow);
  CHECK(codeOf([&] { a = -SafeInt<int>(INT_MIN); }) == SafeIntArithmeticOverflow);
  CHECK(codeOf([&] { a = 5; a -= 6; }) == SafeIntNoError && a == -1);
  int d[1] = {};
  concurrency::array_view<int> v(SafeInt<int>(1), d);
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 3; });
  return v[0] != 3;
}
