// The host prints the message (12.3) and finds the format in the program, so the kernel sends
// no text for it: it must be known when the program is compiled.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
#ifndef FIXED
void say(int n) restrict(amp) { concurrency::direct3d_printf(nullptr, n); }
// expected-error@-1 {{the format of 'direct3d_printf' must be a string literal of char}}
void choose(int n) restrict(amp) { concurrency::direct3d_errorf(n ? "some" : "none"); }
// expected-error@-1 {{the format of 'direct3d_errorf' must be a string literal of char}}
// expected-error@-2 2{{string literal is not allowed in a 'restrict(amp)' function}}
#else
void say(int n) restrict(amp) { concurrency::direct3d_printf("%d", n); }
void choose(int n) restrict(amp) {
  if (n)
    concurrency::direct3d_errorf(("some"));
  else
    concurrency::direct3d_errorf("no" "ne");
}
#endif
