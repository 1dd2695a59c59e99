// A function for both sides calls functions that exist on both sides: add an overload for the host.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int width() restrict(amp);
// expected-note@-1 {{'width' is declared here}}
int both() restrict(cpu, amp) { return width(); }
// expected-error@-1 {{call to 'width', which is only 'restrict(amp)', in a 'restrict(cpu,amp)' function}}
#else
int width() restrict(amp);
int width() restrict(cpu);
int both() restrict(cpu, amp) { return width(); }
#endif
