// A tile of too many threads.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int> view) {
  // expected-error@+1 {{a tile of 2048 threads is too large; a tile has at most 1024 threads}}
  parallel_for_each(view.extent.tile<2048>(), [=](tiled_index<2048> t) restrict(amp) { view[t] = 1; });
}
