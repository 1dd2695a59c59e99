// A name with C language linkage is one symbol, so it cannot stand for two functions (2.3.2).
// Only C++ functions overload by restriction.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
extern "C" int twice(int x) restrict(cpu); // expected-note {{'twice' is declared here}}
extern "C" int twice(int x) restrict(amp);
// expected-error@-1 {{functions with C language linkage cannot be overloaded by their restrictions}}
#else
int twice(int x) restrict(cpu);
int twice(int x) restrict(amp);
extern "C" int thrice(int x) restrict(amp);
extern "C" int thrice(int x) restrict(amp);
#endif
