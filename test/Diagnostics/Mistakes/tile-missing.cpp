// A kernel of tiles in a domain without.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int> view) {
  // expected-error@+1 {{kernel lambda cannot be called with an index of type 'index<1>', which a domain of type 'extent<1>' gives; it takes 'tiled_index<64>'}}
  parallel_for_each(view.extent, [=](tiled_index<64> t) restrict(amp) { view[t] = 1; }); // expected-note {{write '.tile<64>()' after the domain, because the kernel works in tiles}}
}
