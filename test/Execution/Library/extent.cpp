// Every member and operator of extent, on the host and in a kernel.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <type_traits>
using namespace concurrency;

static_assert(extent<3>::rank == 3 && std::is_same<extent<2>::value_type, int>::value, "");
static_assert(!std::is_convertible<int, extent<1>>::value, "one component is explicit");
static_assert(!std::is_convertible<index<2>, extent<2>>::value, "another type");
static_assert(std::is_same<decltype(extent<1>().size()), unsigned int>::value, "");

bool is(const extent<2> &e, int a, int b) restrict(amp, cpu) { return e[0] == a && e[1] == b; }

int check() restrict(amp, cpu) {
  const int parts[] = {7, 3};
  const extent<2> a(7, 3), b(2, 5);
  const index<2> i(1, 2);
  extent<2> c;
  if (!is(c, 0, 0) || extent<1>(4)[0] != 4 || extent<3>(1, 2, 3)[2] != 3 || !is(extent<2>(parts), 7, 3))
    return 1;
  c = a;
  extent<2> d(c);
  c[1] = 9;
  if (!is(c, 7, 9) || !is(d, 7, 3) || !(a == d) || a != d || a == c)
    return 2;
  if (a.size() != 21 || extent<3>(2, 3, 4).size() != 24)
    return 3;
  if (!a.contains(index<2>(6, 2)) || a.contains(index<2>(7, 0)) || a.contains(index<2>(0, -1)))
    return 4;
  if (!is(a + b, 9, 8) || !is(a - b, 5, -2) || !is(a + i, 8, 5) || !is(a - i, 6, 1))
    return 5;
  if (!is(a + 1, 8, 4) || !is(1 + a, 8, 4) || !is(a - 1, 6, 2) || !is(1 - a, -6, -2))
    return 6;
  if (!is(a * 2, 14, 6) || !is(2 * a, 14, 6) || !is(a / 2, 3, 1) || !is(21 / a, 3, 7))
    return 7;
  if (!is(a % 4, 3, 3) || !is(16 % a, 2, 1))
    return 8;
  (c = a) += b;
  if (!is(c, 9, 8) || !is(c -= b, 7, 3) || !is(c += i, 8, 5) || !is(c -= i, 7, 3))
    return 9;
  if (!is(c += 1, 8, 4) || !is(c -= 2, 6, 2) || !is(c *= 3, 18, 6) || !is(c /= 2, 9, 3) ||
      !is(c %= 4, 1, 3))
    return 10;
  if (!is(c++, 1, 3) || !is(++c, 3, 5) || !is(c--, 3, 5) || !is(--c, 1, 3))
    return 11;
  if (extent<1>(9).tile<4>()[0] != 9 || extent<2>(9, 8).tile<4, 2>()[1] != 8 ||
      extent<3>(9, 8, 7).tile<4, 2, 1>()[2] != 7)
    return 12;
  return 0;
}

int main() {
  int result = -1;
  {
    array_view<int> out(1, &result);
    parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { out[i] = check(); });
  }
  return check() ? check() : result;
}
