// The function is compiled for the host too, where the called one has no code (2.3.2.1). Add an
// overload for the host, or declare the called function `restrict(cpu, amp)`.
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
