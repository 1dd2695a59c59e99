// Take infinity from a `HUGE_VALF`, or test the divisor.
// RUN: %ampcc -std=c++20 -fsyntax-only -Wamp-float-division-by-zero -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -Wamp-float-division-by-zero -DFIXED -Xclang -verify=fixed %s
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
float largest() restrict(amp) { return 1.0f / 0.0f; }
// expected-warning@-1 {{division by zero; the result is infinite or not a number}}
#else
#include <cmath>
float largest() restrict(amp) { return HUGE_VALF; }
#endif
