// A function type has no version for pointers that a device could use (2.1.3), because most
// devices cannot call through an address. Name the type of the amp functions that it declares;
// pass objects with a call operator to amp code.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
typedef int function(int) restrict(amp);
#ifndef FIXED
function *pointer;
// expected-error@-1 {{a 'restrict(amp)' function type can only be used in a typedef or alias that declares functions}}
#else
function next;
int next(int x) restrict(amp) { return x + 1; }
#endif
