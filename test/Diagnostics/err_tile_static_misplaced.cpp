// A tile_static variable begins and ends with the tile that runs the function (2.4.3.5.1), so
// it is a local variable of a function that is only `restrict(amp)`.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
tile_static int shared[16];
// expected-error@-1 {{'tile_static' is only allowed on a local variable of a 'restrict(amp)' function}}
struct cell {
  tile_static int value;
  // expected-error@-1 {{'tile_static' is only allowed on a local variable of a 'restrict(amp)' function}}
};
void host() { tile_static int n; }
// expected-error@-1 {{'tile_static' is only allowed on a local variable of a 'restrict(amp)' function}}
#else
void device() restrict(amp) { tile_static int shared[16]; }
#endif
