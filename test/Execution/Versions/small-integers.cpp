// amp:1.1: variables, members, elements and tile_static variables of char and short, also beside
// each other in one word.
// RUN: %ampcc --amp-version=1.1 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc --amp-version=1.1 -O3 --amp-vector-form=always %s -o %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc --amp-version=1.1 --amp-check --amp-robust %s -o %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc --amp-version=1.1 --translate %s -o %t.d && FileCheck --check-prefix=HOST %s < %t.d/small-integers.cpp
// HOST: #define __AMP_VERSION__ 101
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

static_assert(__AMP_VERSION__ == 101, "the option's version");

struct pixel {
  unsigned char r, g, b;
};
struct mixed {
  char tag;
  short value;
  bool flag;
  float weight;
  unsigned char pad[3];
};
enum class level : unsigned char { low, high = 200 };

constexpr int n = 1003;

unsigned char mix(unsigned char a, unsigned char b) restrict(cpu, amp) { return (a + b) / 2; }

void bytes() {
  std::vector<unsigned char> in(n), out(n);
  for (int i = 0; i < n; ++i)
    in[i] = static_cast<unsigned char>(i * 7);
  array_view<const unsigned char> a(n, in);
  array_view<unsigned char> b(n, out);
  parallel_for_each(b.extent, [=](index<1> i) restrict(amp) {
    unsigned char x = a[i];
    x += 100;
    b[i] = mix(x, 255);
  });
  b.synchronize();
  for (int i = 0; i < n; ++i)
    assert(out[i] == mix(static_cast<unsigned char>(in[i] + 100), 255));
  array_view<unsigned char> part = b.section(index<1>(3), extent<1>(11));
  const unsigned char before = out[2], after = out[14];
  parallel_for_each(part.extent, [=](index<1> i) restrict(amp) { part[i] = i[0]; });
  part.synchronize();
  for (int i = 0; i < 11; ++i)
    assert(out[3 + i] == i);
  assert(out[2] == before && out[14] == after);
}

void structs() {
  std::vector<pixel> image(n);
  std::vector<mixed> all(n);
  for (int i = 0; i < n; ++i) {
    image[i] = {static_cast<unsigned char>(i), 1, 200};
    all[i] = {static_cast<char>(i), static_cast<short>(i - 500), i % 2 == 0, i * 0.5f, {1, 2, 3}};
  }
  array_view<pixel> p(n, image);
  array_view<mixed> m(n, all);
  array<short> halves(n);
  array<level> levels(n);
  parallel_for_each(m.extent, [=, &halves, &levels](index<1> i) restrict(amp) {
    pixel q = p[i];
    q.g = ~q.r;
    p[i] = q;
    p[i].r = q.b;
    mixed &x = m[i];
    x.tag = -x.tag;
    x.value = static_cast<short>(x.value * 1000);
    x.flag = !x.flag;
    x.weight += x.pad[2];
    x.pad[1] = x.pad[0] + 254;
    halves[i] = x.value >> 1;
    levels[i] = x.value < 0 ? level::low : level::high;
  });
  p.synchronize();
  m.synchronize();
  std::vector<short> h(n);
  std::vector<level> l(n);
  copy(halves, h.begin());
  copy(levels, l.begin());
  for (int i = 0; i < n; ++i) {
    const short value = static_cast<short>((i - 500) * 1000);
    assert(image[i].r == 200 && image[i].b == 200);
    assert(image[i].g == static_cast<unsigned char>(~i));
    assert(all[i].tag == static_cast<char>(-static_cast<char>(i)) && all[i].value == value);
    assert(all[i].flag == (i % 2 != 0) && all[i].weight == i * 0.5f + 3);
    assert(all[i].pad[0] == 1 && all[i].pad[1] == 255 && all[i].pad[2] == 3);
    assert(h[i] == value >> 1 && l[i] == (value < 0 ? level::low : level::high));
  }
}

void tiles() {
  std::vector<unsigned char> in(n);
  for (int i = 0; i < n; ++i)
    in[i] = static_cast<unsigned char>(i * 7);
  std::vector<int> histogram(256), expected(256);
  array_view<const unsigned char> a(n, in);
  array_view<int> h(256, histogram);
  const int size = n;
  parallel_for_each(a.extent.tile<64>().pad(), [=](tiled_index<64> t) restrict(amp) {
    tile_static unsigned char cache[64];
    tile_static short sums[64];
    tile_static bool used[64];
    const int g = t.global[0], l = t.local[0];
    cache[l] = g < size ? a[g] : 0;
    used[l] = g < size;
    sums[l] = 0;
    t.barrier.wait();
    sums[63 - l] += cache[63 - l] * 3;
    t.barrier.wait();
    if (used[l])
      atomic_fetch_inc(&h[sums[l] / 3]);
  });
  h.synchronize();
  for (unsigned char each : in)
    ++expected[each];
  assert(histogram == expected);
}

void captures() {
  const unsigned char k = 200;
  const short s = -3;
  const wchar_t w = L'x';
  std::vector<int> results(4);
  std::vector<unsigned char> text(5);
  array_view<int> r(4, results);
  array_view<unsigned char> t(5, text);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    r[0] = k + 100;
    r[1] = s * k;
    r[2] = w;
    unsigned char shifted = k;
    shifted <<= 1;
    r[3] = static_cast<signed char>(shifted);
    unsigned char *p = &t[1];
    *++p = 77;
    p[1] = *p + 1;
  });
  r.synchronize();
  t.synchronize();
  assert(results == (std::vector<int>{300, -600, 'x', -112}));
  assert(text == (std::vector<unsigned char>{0, 0, 77, 78, 0}));
}

int main() {
  bytes();
  structs();
  tiles();
  captures();
}
