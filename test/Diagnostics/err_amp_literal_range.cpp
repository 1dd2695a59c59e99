// The number has no value of the type that a device has for it, so it would become infinity or
// another number (2.4.3.1). The value must fit its type.
// RUN: %ampcc -std=c++20 -Wno-literal-range -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -Wno-literal-range -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
float device() restrict(amp) { return 1e40f; }
// expected-error@-1 {{value is too large for type 'float' in a 'restrict(amp)' function}}
unsigned long most() restrict(amp) { return 18446744073709551615; }
// expected-error@-1 {{value is too large for type 'long' in a 'restrict(amp)' function}}
// expected-warning@-2 {{integer literal is too large to be represented in a signed integer type}}
#else
unsigned long most() restrict(amp) { return 18446744073709551615u + 0xffffffffffffffff; }
float device() restrict(amp) { return 1e30f; }
#endif
