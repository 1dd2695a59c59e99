// A member of a struct that is written through a pointer to another type is read as what was written.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t
#include <amp.h>
#include <vector>

using namespace concurrency;

struct cell {
  unsigned n;
};

static unsigned bits(float x) restrict(amp) { return *reinterpret_cast<const unsigned *>(&x); }

static void fill(cell *s, int n) restrict(amp) {
  for (int k = 0; k < 5; ++k)
    s[k].n = unsigned(n + k);
}

static unsigned digest(const cell *s) restrict(amp) {
  unsigned h = 0;
  for (int k = 0; k < 5; ++k, ++s)
    h = h * 31 + s->n;
  return h;
}

static unsigned compute(int i, float x) restrict(amp) {
  cell own[5];
  fill(own, i);
  int n = 4;
  while (n-- > 0)
    *reinterpret_cast<int *>(&own[unsigned(i) % 5u].n) = ~n;
  return digest(own) + bits(x);
}

int main() {
  std::vector<unsigned> data(64);
  array_view<unsigned> out(64, data);
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] = compute(i[0], 0.5f * i[0]); });
  out.synchronize();
  int failures = 0;
  for (int i = 0; i < 64; ++i) {
    unsigned h = 0;
    for (int k = 0; k < 5; ++k)
      h = h * 31 + (k == i % 5 ? ~0u : unsigned(i + k));
    float x = 0.5f * i;
    unsigned b;
    __builtin_memcpy(&b, &x, 4);
    failures += data[i] != h + b;
  }
  return failures != 0;
}
