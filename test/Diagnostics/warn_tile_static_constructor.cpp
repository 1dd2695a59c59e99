// tile_static memory begins without a value, also for a class with a constructor.
// Assign before the first use. Off unless enabled with `-Wamp-tile-static-constructor`.
// RUN: %ampcc -std=c++20 -Wamp-tile-static-constructor -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -Wamp-tile-static-constructor -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
struct complex {
  float re, im;
  complex() restrict(cpu, amp) : re(0), im(0) {}
};
void device() restrict(amp) { tile_static complex c[16]; }
// expected-warning@-1 {{constructor and destructor of class 'complex' do not run for a tile_static variable}}
#else
struct complex {
  float re, im;
};
void device() restrict(amp) { tile_static complex c[16]; }
#endif
