// The host computes the values of global variables. Give the function the restriction `cpu`, too.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
struct settings {
  static int size() restrict(amp) { return 64; } // expected-note {{'size' declared here}}
};
int elements = settings::size();
// expected-error@-1 {{'size' is restrict(amp) and cannot be used in the initializer of a global variable}}
#else
struct settings {
  static int size() restrict(cpu, amp) { return 64; }
};
int elements = settings::size();
#endif
