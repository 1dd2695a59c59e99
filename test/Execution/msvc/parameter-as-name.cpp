// Variables with the name of a template's parameter.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
using namespace concurrency;

template <class T> T half(T T) restrict(cpu, amp) { return T / 2; }
template <class N> int count(N n) restrict(cpu, amp) {
  N m = n;
  int N = int(m) + 1;
  return N;
}

int main() {
  int d[1] = {};
  array_view<int> v(1, d);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = half(8) + count(2.5f); });
  return !(v[0] == 7 && half(3.0f) == 1.5f);
}
