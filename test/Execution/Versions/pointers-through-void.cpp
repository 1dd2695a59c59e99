// amp:1.2: a pointer to a pointer becomes one to void and back.
// RUN: %ampcc --amp-version=1.2 %s -o %t && %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(64), sums(64);
  for (int i = 0; i < 64; ++i)
    data[i] = 3 * i;
  array_view<const int> in(64, data);
  array_view<int> out(64, sums);
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    const int *p = &in[i];
    void *v = &p;
    int own = 5, *to_own = &own, **to_pointer = &to_own;
    void *w = to_pointer;
    out[i] = **static_cast<const int **>(v) + **static_cast<int **>(w);
  });
  out.synchronize();
  for (int i = 0; i < 64; ++i)
    if (sums[i] != 3 * i + 5)
      return 1;
  return 0;
}
