// All threads of a tile share the variable, so an initializer would run once for each thread,
// at the same time (2.4.3.5.1). One thread, or each for its own element, writes it, and a
// barrier follows.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;
#ifndef FIXED
int first(tiled_index<16>) restrict(amp) {
  tile_static int value = 0;
  // expected-error@-1 {{a tile_static variable cannot have an initializer}}
  return value;
}
#else
int first(tiled_index<16> index) restrict(amp) {
  tile_static int value;
  if (index.local[0] == 0)
    value = 0;
  index.barrier.wait();
  return value;
}
#endif
