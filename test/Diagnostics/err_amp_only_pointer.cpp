// A function for amp has no address on the host. A function that is called through a pointer needs `restrict(cpu, amp)`, or a second one for the cpu.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++17 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int half(int x) restrict(amp) { return x / 2; } // expected-note 3 {{'half' is declared here}}
auto pointer = &half; // expected-error {{pointer or reference to 'half', which is only 'restrict(amp)', in the initializer of a variable of the host}}
int (*typed)(int) = half; // expected-error {{pointer or reference to 'half'}}
int (&reference)(int) = half; // expected-error {{pointer or reference to 'half'}}
struct counter {
  int next(int) restrict(amp); // expected-note {{'next' is declared here}}
};
auto member = &counter::next; // expected-error {{pointer or reference to 'next'}}
#else
int half(int x) restrict(cpu, amp) { return x / 2; }
auto pointer = &half;
int (*typed)(int) = half;
int (&reference)(int) = half;
struct counter {
  int next(int) restrict(cpu, amp);
};
auto member = &counter::next;
#endif
