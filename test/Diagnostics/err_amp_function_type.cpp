// Name function types for the host only; pass objects with a call operator to amp code.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
typedef int function(int) restrict(amp);
// expected-error@-1 {{'restrict(amp)' in a function type is not supported here}}
#else
typedef int function(int) restrict(cpu);
#endif
