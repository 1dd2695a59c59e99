// A function for amp is removed from a declaration that it shares with names of the
// host, but not from one that is split over two files: give it a declaration of its own.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifdef REST
device(float) restrict(amp);
// expected-error@-1 {{'device' must be declared on its own: the other names of this declaration exist on the host}}
#elif !defined(FIXED)
#define REST
float host(float),
#include __FILE__
#else
float device(float) restrict(amp);
float host(float);
#endif
