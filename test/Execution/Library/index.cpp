// Every member and operator of index, on the host and in a kernel.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <type_traits>
using namespace concurrency;

static_assert(index<3>::rank == 3 && std::is_same<index<2>::value_type, int>::value, "");
static_assert(!std::is_convertible<int, index<1>>::value, "one component is explicit");
static_assert(!std::is_convertible<const int *, index<2>>::value, "");

bool is(const index<2> &i, int a, int b) restrict(amp, cpu) { return i[0] == a && i[1] == b; }

// The number of the first check that fails, or 0.
int check() restrict(amp, cpu) {
  const int parts[] = {7, -3};
  const index<2> a(7, -3), b(2, 5);
  index<2> c;
  if (!is(c, 0, 0) || index<1>(4)[0] != 4 || index<3>(1, 2, 3)[2] != 3 || !is(index<2>(parts), 7, -3))
    return 1;
  c = a;
  index<2> d(c);
  c[1] = 9;
  if (!is(c, 7, 9) || !is(d, 7, -3) || !(a == d) || a != d || a == c)
    return 2;
  if (!is(a + b, 9, 2) || !is(a - b, 5, -8))
    return 3;
  if (!is(a + 1, 8, -2) || !is(1 + a, 8, -2) || !is(a - 1, 6, -4) || !is(1 - a, -6, 4))
    return 4;
  if (!is(a * 2, 14, -6) || !is(2 * a, 14, -6) || !is(a / 2, 3, -1) || !is(21 / a, 3, -7))
    return 5;
  if (!is(a % 4, 3, -3) || !is(16 % a, 2, 1))
    return 6;
  (c = a) += b;
  if (!is(c, 9, 2) || !is(c -= b, 7, -3) || !is(c += 1, 8, -2) || !is(c -= 2, 6, -4))
    return 7;
  if (!is(c *= 3, 18, -12) || !is(c /= 2, 9, -6) || !is(c %= 4, 1, -2))
    return 8;
  if (!is(c++, 1, -2) || !is(++c, 3, 0) || !is(c--, 3, 0) || !is(--c, 1, -2))
    return 9;
  int many[] = {1, 2, 3, 4, 5};
  index<5> e(many);
  return (e + e)[4] == 10 ? 0 : 10;
}

int main() {
  int result = -1;
  {
    array_view<int> out(1, &result);
    parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { out[i] = check(); });
  }
  return check() ? check() : result;
}
