// The type of an enumeration is int, so that a value with the bit of the sign is negative.
// RUN: %ampcc --amp-msvc -Wall -Werror -Wno-amp-msvc-long %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
using namespace concurrency;

enum flags { none, all = 0xffffffff };
#define HIGH 0x80000000u
enum { high = HIGH, low = 1 };
struct holder {
  enum kind { first, last = 0xfffffffe };
};
enum wide { big = 0x1ffffffffll };

int main() {
  long long x = all;
  long d[2] = {};
  array_view<long> v(2, d);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] = i[0] ? holder::last : high;
  });
  float f = all;
  return !(x == -1 && f == -1 && v[0] == -0x7fffffffl - 1 && v[1] == -2 && all < none &&
           big == 0x1ffffffffll);
}
