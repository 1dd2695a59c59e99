// A function without any restriction could not be called from anywhere (2.1). Name the
// restrictions, or leave the clause out for `restrict(cpu)`.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int twice(int x) restrict() { return 2 * x; }
// expected-error@-1 {{empty restriction list; expected 'cpu' or 'amp'}}
#else
int twice(int x) restrict(cpu, amp) { return 2 * x; }
#endif
