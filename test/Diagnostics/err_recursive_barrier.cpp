// All threads of a tile come to a barrier together (8.1.1), and the depth of a recursion is
// each thread's own. Call the barrier outside of the recursive function.
// RUN: %ampcc -std=c++20 --amp-version=1.2 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 --amp-version=1.2 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void sweep(const array_view<int> &v, tiled_index<16> t, int n) restrict(amp) {
  // expected-error@-1 {{'sweep' calls itself and reaches a barrier; the number of its calls can differ between the threads of a tile}}
  v[t.global] += n;
  t.barrier.wait();
  if (n)
    sweep(v, t, n - 1);
}
#else
void sweep(const array_view<int> &v, tiled_index<16> t, int n) restrict(amp) {
  for (; n >= 0; --n) {
    v[t.global] += n;
    t.barrier.wait();
  }
}
#endif
void launch(array_view<int> v) {
  parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) { sweep(v, t, 3); });
}
