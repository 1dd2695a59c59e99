// One thread of the tile writes the first value, and a barrier follows.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
void device() restrict(amp) {
  tile_static int n = 0;
  // expected-error@-1 {{a tile_static variable cannot have an initializer}}
  tile_static int m[2] = {1, 2};
  // expected-error@-1 {{a tile_static variable cannot have an initializer}}
}
#else
void device(int local) restrict(amp) {
  tile_static int n;
  if (local == 0)
    n = 0;
}
#endif
