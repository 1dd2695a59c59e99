// amp:1.1: members at any offset: in packed classes, in the tail padding of a base class or of
// another member, in unions, beside each other and in arrays. The layout is the host's.
// RUN: %ampcc -std=c++20 --amp-version=1.1 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++20 --amp-version=1.1 --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

#pragma pack(push, 1)
struct packed {
  char c;
  float f;
  short s;
  double d;
};
#pragma pack(pop)
struct alignas(16) spaced {
  char c;
};
struct base {
  base() restrict(cpu, amp) : i(0), c(0) {}
  int i;
  char c;
};
struct derived : base { // d and e are in the padding of base
  char d;
  short e;
};
struct overlaid {
  [[no_unique_address]] base n;
  char x;
};
union bytes {
  unsigned char b[5];
  short s;
};
struct nested {
  char a;
  bytes u;
  char z[3];
  packed p;
};
static_assert(sizeof(packed) == 15 && sizeof(derived) == 8 && sizeof(overlaid) == 8, "");

int main() {
  constexpr int n = 10;
  std::vector<packed> packeds(n);
  std::vector<spaced> spaceds(n);
  std::vector<derived> deriveds(n);
  std::vector<overlaid> overlaids(n);
  std::vector<nested> nesteds(n);
  for (int i = 0; i < n; ++i) {
    packeds[i] = {static_cast<char>(i), i * 1.5f, static_cast<short>(i * 100), i * 2.5};
    spaceds[i].c = static_cast<char>(i);
    deriveds[i].c = deriveds[i].d = static_cast<char>(i + 1);
    deriveds[i].e = static_cast<short>(i + 3);
    overlaids[i].n.c = 2;
    overlaids[i].x = 3;
    nesteds[i].a = 1;
    nesteds[i].u.b[0] = 9;
    nesteds[i].u.b[4] = static_cast<unsigned char>(i);
    nesteds[i].z[2] = 5;
    nesteds[i].p = packeds[i];
  }
  array_view<packed> p(n, packeds);
  array_view<spaced> s(n, spaceds);
  array_view<derived> d(n, deriveds);
  array_view<overlaid> o(n, overlaids);
  array_view<nested> m(n, nesteds);
  parallel_for_each(p.extent, [=](index<1> i) restrict(amp) {
    ++p[i].c;
    p[i].f += 1;
    p[i].s -= 1;
    p[i].d *= 2;
    s[i].c += 7;
    base copy = d[i];
    copy.i = copy.c;
    static_cast<base &>(d[i]) = copy; // d and e stay
    d[i].e += d[i].d;
    o[i].n = copy; // x stays
    o[i].x += 1;
    ++m[i].u.b[4];
    m[i].z[2] += m[i].a;
    const packed q = m[i].p;
    m[i].p.f += 2;
    m[i].p.s = q.s + 1;
  });
  p.synchronize();
  s.synchronize();
  d.synchronize();
  o.synchronize();
  m.synchronize();
  for (int i = 0; i < n; ++i) {
    assert(packeds[i].c == i + 1 && packeds[i].f == i * 1.5f + 1);
    assert(packeds[i].s == i * 100 - 1 && packeds[i].d == i * 5.0);
    assert(spaceds[i].c == i + 7);
    assert(deriveds[i].i == i + 1 && deriveds[i].c == i + 1);
    assert(deriveds[i].d == i + 1 && deriveds[i].e == 2 * i + 4);
    assert(overlaids[i].n.i == i + 1 && overlaids[i].n.c == i + 1 && overlaids[i].x == 4);
    assert(nesteds[i].u.b[0] == 9 && nesteds[i].u.b[4] == i + 1 && nesteds[i].z[2] == 6);
    assert(nesteds[i].p.c == i && nesteds[i].p.f == i * 1.5f + 2);
    assert(nesteds[i].p.s == i * 100 + 1 && nesteds[i].p.d == i * 2.5);
  }
}
