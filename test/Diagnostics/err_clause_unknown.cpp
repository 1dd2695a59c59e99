// The compiler has to know the rules and the devices of a restriction, and the specification
// has two, `cpu` and `amp` (2).
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int twice(int x) restrict(gpu) { return 2 * x; }
// expected-error@-1 {{unknown restriction 'gpu'}}
// expected-note@-2 {{the restrictions are 'amp', for kernels and what they call, and 'cpu'}}
int thrice(int x) restrict(apm) { return 3 * x; }
// expected-error@-1 {{unknown restriction 'apm'; did you mean 'amp'?}}
#else
int twice(int x) restrict(amp) { return 2 * x; }
#endif
