// A helper without barriers, too large to be inlined of itself, that every call gives the same
// tile_static variables: it works on them, and not on others.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

const int size = 4, tiles = 3;

void step(unsigned (&a)[size], unsigned (&b)[size], int l, unsigned z, unsigned &n) restrict(cpu, amp) {
  for (unsigned j = 0; j < z % 5; ++j)
    n = n * 3 + a[l] * (z + j);
  a[l] = b[l] + n;
  n = n * 31 + a[l] * (a[l] - n);
  if ((b[l] % 2 ? n : z) % 5 < 1)
    n += a[l] / (z % 7 + 1);
  else
    n -= a[l];
  n ^= a[l];
  b[l] = (b[l] + (a[l] % 2 ? n : z)) % 100000;
  for (unsigned j = 0; j < n % 5; ++j)
    n = n * 7 + b[l] * (z + j) + a[l] / (j + 1);
  if (n % 3 == 1) {
    a[l] += b[l] * n;
    b[l] ^= a[l];
  } else {
    a[l] -= b[l] ^ n;
    b[l] += a[l] % (z + 3);
  }
  for (unsigned j = 0; j < a[l] % 3; ++j)
    n = n * 11 + b[l] * (z + j) + a[l] / (j + 1);
  if (n % 4 == 1) {
    a[l] += b[l] * n;
    b[l] ^= a[l];
  } else {
    a[l] -= b[l] ^ n;
    b[l] += a[l] % (z + 5);
  }
  if (n % 7 == 1) {
    a[l] += b[l] * n;
    b[l] ^= a[l];
  } else {
    a[l] -= b[l] ^ n;
    b[l] += a[l] % (z + 9);
  }
}

int main() {
  std::vector<unsigned> data(size * tiles);
  array_view<unsigned> v(size * tiles, data);
  parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
    tile_static unsigned a[size], b[size];
    const int l = t.local[0];
    unsigned n = l;
    a[l] = l + 3;
    b[l] = l * 7 + 5;
    t.barrier.wait();
    step(a, b, l, 2, n);
    t.barrier.wait();
    a[l] += 2;
    step(a, b, l, 3, n);
    t.barrier.wait();
    step(a, b, l, 4, n);
    t.barrier.wait();
    v[t.global] = a[size - 1 - l] ^ b[size - 1 - l] * 33 ^ n;
  });

  int wrong = 0;
  unsigned a[size], b[size], n[size];
  for (int l = 0; l < size; ++l) {
    n[l] = l;
    a[l] = l + 3;
    b[l] = l * 7 + 5;
    for (unsigned z = 2; z < 5; ++z) {
      a[l] += z == 3 ? 2 : 0;
      step(a, b, l, z, n[l]);
    }
  }
  for (int i = 0; i < size * tiles; ++i) {
    const int l = i % size, other = size - 1 - l;
    wrong += v[i] != (a[other] ^ b[other] * 33 ^ n[l]);
  }
  std::printf("%d wrong\n", wrong);
  return wrong != 0;
}
