// A tile_static variable begins without a value, also if its class has a constructor. Assign before the
// first use. The warning is off unless `-Wamp-tile-static-constructor` turns it on.
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
