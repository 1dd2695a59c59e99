// There is no assembly in amp code.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
void device() restrict(amp) { asm("nop"); }
// expected-error@-1 {{inline assembly is not allowed in a 'restrict(amp)' function}}
#else
void device() restrict(amp) {}
#endif
