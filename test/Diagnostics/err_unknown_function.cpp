// A function of the standard library, which the unit does not even declare, has no code for devices
// (2.3.2.1). The message names what amp code has in its place.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>

#ifndef FIXED
int smaller(int a, int b) restrict(amp) { return min(a, b); }
// expected-error@-1 {{use of undeclared identifier 'min'; use '?:', as in 'b < a ? b : a' [amp-unknown-function]}}
#else
int smaller(int a, int b) restrict(amp) { return b < a ? b : a; }
#endif
