// The tiles of the domain and of the kernel differ.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int> view) {
  // expected-error@+1 {{kernel lambda cannot be called with an index of type 'tiled_index<64>', which a domain of type 'tiled_extent<64>' gives; it takes 'tiled_index<32>'}}
  parallel_for_each(view.extent.tile<64>(), [=](tiled_index<32> t) restrict(amp) { view[t] = 1; });
}
