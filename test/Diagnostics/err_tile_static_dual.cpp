// A tile_static variable is memory of a tile, and the host has no tiles (2.4.3.5.1). Write one
// overload for each side.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int both() restrict(cpu, amp) {
  tile_static int n;
  // expected-error@-1 {{'tile_static' is not allowed in a function that is also 'restrict(cpu)'}}
  return 0;
}
#else
int both() restrict(cpu) { return 0; }
int both() restrict(amp) {
  tile_static int n;
  return 0;
}
#endif
