// Every device contracts all of what it may, or nothing where it has no instruction for it; with
// -ffp-contract=off the results are the host's, bit by bit.
//
// REQUIRES: opencl-device
// RUN: %ampcc -O2 -ffp-contract=on %s -o %t && %t
// RUN: %ampcc -O2 -ffp-contract=on --amp-msvc %s -o %t && %t
// RUN: %ampcc -O2 -ffp-contract=off -DEXACT %s -o %t && %t
// RUN: %ampcc -O2 -ffp-contract=fast %s -o %t && %t
// RUN: %ampcc -O2 -ffp-contract=off --amp-host-compiler=g++ -DEXACT %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <cassert>
#include <cmath>
#include <vector>
using namespace concurrency;

constexpr int size = 1000;

float far_away(float a, float b, float c) restrict(amp) { return c - a * b; }

int main() {
  std::vector<float> a(size), b(size), c(size), found(3 * size);
  for (int i = 0; i < size; ++i) {
    a[i] = 1 + static_cast<float>(i) * 9.2e-6f;
    b[i] = 1 - static_cast<float>(i) * 3.9e-6f;
    c[i] = -1;
  }
  const array_view<const float> x(size, a), y(size, b), z(size, c);
  const array_view<float> out(3 * size, found);
  parallel_for_each(x.extent, [=](index<1> i) restrict(amp) {
    out[i] = x[i] * y[i] + z[i];
    out[i + size] = z[i];
    out[i + size] += x[i] * y[i];
    out[i + 2 * size] = -far_away(x[i], y[i], -z[i]);
  });
  out.synchronize();
  int once = 0, twice = 0;
  for (int i = 0; i < size; ++i)
    for (int k = 0; k < 3; ++k) {
      const float f = found[i + k * size];
      volatile const float product = a[i] * b[i]; // rounded, whatever the host has
      once += f == std::fma(a[i], b[i], c[i]);
      twice += f == product + c[i];
    }
#ifdef EXACT
  assert(twice == 3 * size);
#else
  assert(once == 3 * size || twice == 3 * size);
#endif
  assert(once < 3 * size || twice < 3 * size); // they differ
}
