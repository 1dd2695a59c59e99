// The value must fit its type.
// RUN: %ampcc -std=c++20 -Wno-literal-range -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -Wno-literal-range -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
float device() restrict(amp) { return 1e40f; }
// expected-error@-1 {{value is too large for type 'float' in a 'restrict(amp)' function}}
#else
float device() restrict(amp) { return 1e30f; }
#endif
