// amp:1.3: memset of numbers of each size, of arrays and of classes; counts that are no multiple of
// the size, and bytes that the program computes.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t.exe && %t.exe
// RUN: env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++20 -O2 --amp-version=1.3 --amp-check %s -o %t.checked
// RUN: env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include "compare.h"
#include <bitset>
#include <cstdint>
#include <cstring>

struct pixel {
  unsigned char r, g, b;
  short depth;
};
struct body : pixel {
  float mass;
  long long id[2];
};

long whole(int i) {
  long a[5] = {1, 2, 3, 4, 5};
  short b[3][4];
  double c[2] = {1, 2};
  std::memset(a, 0, sizeof a);
  std::memset(b, 0, sizeof b);
  std::memset(c + 1, 0, sizeof(double));
  a[i % 5] += i + b[i % 3][i % 4];
  return a[0] * 7 + a[3] + static_cast<long>(c[0] + c[1]) * 100;
}
long computed(int i) {
  unsigned a[4] = {1, 2, 3, 4};
  std::memset(a, i * 37, sizeof(unsigned) * (i % 4 + 1));
  std::uint64_t b[2] = {};
  std::memset(b, 0x12, 2 * sizeof(std::uint64_t));
  return a[0] ^ a[1] << 3 ^ a[3] ^ static_cast<long>(b[1] >> 5);
}
long partial(int i) {
  int a[4] = {-1, -1, -1, -1};
  std::memset(a, 0, i % 17);
  std::memset(reinterpret_cast<short *>(a) + 5, 0, 2);
  return static_cast<long>(a[0]) * 3 + a[1] + a[2] / 7 + a[3];
}
long classes(int i) {
  body all[2];
  std::memset(all, i % 2 ? 0 : 255, sizeof all);
  all[1].mass = 2;
  std::memset(&all[1], 0, sizeof(body));
  pixel p{1, 2, 3, 4};
  std::memset(&p, 0, 2);
  return all[0].r + all[0].depth + all[0].id[1] + static_cast<long>(all[1].mass) + all[1].id[0] +
         p.r + 10 * p.g + 100 * p.b + 1000 * p.depth;
}
long sets(int i) {
  std::bitset<150> s;
  for (int k = 0; k < 40; ++k)
    s.flip((i * 31 + k * k) % 150);
  s = s << (i * 9) | s >> 64;
  std::bitset<150> t = s;
  t <<= 200;
  return static_cast<long>(s.count()) * 1000 + static_cast<long>((s >> 100).to_ulong() % 997) +
         t.any();
}

int main() {
  return differences<long>(5, 20, [](int test, int i) {
           switch (test) {
           case 0:
             return whole(i);
           case 1:
             return computed(i);
           case 2:
             return partial(i);
           case 3:
             return classes(i);
           default:
             return sets(i);
           }
         }) != 0;
}
