// A kernel is compiled for devices with different instructions, so no text of instructions fits
// all of them (2.4.3.7). Write the computation in C++.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
void device() restrict(amp) { asm("nop"); }
// expected-error@-1 {{inline assembly is not allowed in a 'restrict(amp)' function}}
#else
void device() restrict(amp) {}
#endif
