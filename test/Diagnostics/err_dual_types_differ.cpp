// The body is written once and parsed once, so an expression has the same type on both sides
// (2.2). Give the overloads the same type of result.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int width(int) restrict(cpu, amp);
int height() restrict(amp);
long height() restrict(cpu);
// expected-note@-1 {{'height' is declared here}}
int both() restrict(cpu, amp) { return width(1) + height(); }
// expected-error@-1 {{call to 'height' has type 'int' under 'restrict(amp)' and 'long' under 'restrict(cpu)'}}
#else
int height() restrict(amp);
int height() restrict(cpu);
int both() restrict(cpu, amp) { return height(); }
#endif
