// A thread keeps a pointer to a private variable across a barrier, in a loop that threads leave separately.
// RUN: %ampcc -O2 %s -o %t && %t
#include <amp.h>
#include <vector>
using namespace concurrency;
int main() {
  std::vector<unsigned> numbers(64);
  for (unsigned i = 0; i < 64; ++i)
    numbers[i] = i;
  array_view<unsigned> v(64, numbers);
  parallel_for_each(v.extent.tile<32>(), [=](tiled_index<32> t) restrict(amp) {
    for (int n = 0; n < 3; ++n) {
      unsigned x = v[t.global] + n;
      unsigned *p = &x;
      t.barrier.wait();
      v[t.global] += *p;
      if (t.local[0] == 5)
        continue;
      v[t.global] += 1;
    }
  });
  v.synchronize();
  for (unsigned i = 0; i < 64; ++i) {
    unsigned expected = i;
    for (unsigned n = 0; n < 3; ++n)
      expected += expected + n + (i % 32 != 5);
    if (numbers[i] != expected)
      return 1;
  }
  return 0;
}
