// In version 1 amp code has no type `char` and no memory of the host, in which texts are
// (2.4.1). Use numbers; version 1.3 has texts as local arrays.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int length(const void *p) restrict(amp);
int device() restrict(amp) { return length("text"); }
// expected-error@-1 {{string literal is not allowed in a 'restrict(amp)' function; use numbers, or 'direct3d_printf' for a message}}
#else
int device() restrict(amp) { return 4; }
#endif
