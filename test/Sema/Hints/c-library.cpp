// A name of another language that the C library declares: the call finds a function of the host, and
// the error has the advice for the name. A function of the program gets none.
// RUN: %ampcc -std=c++17 -fsyntax-only -isystem %S/Inputs -Xclang -verify %s
#include <functions_of_c.h>

extern "C" float native_sin(float); // expected-note {{candidate function not viable}}

float root(float x) restrict(amp) { return rsqrtf(x); }     // expected-error {{'rsqrtf' is restrict(cpu) and cannot be used in a restrict(amp) function; use 'concurrency::precise_math::rsqrt' of <amp_math.h>, or 'fast_math::rsqrt', which is less exact [amp-wrong-side]}}
float sine(float x) restrict(amp) { return native_sin(x); } // expected-error {{no matching function for call to 'native_sin' [amp-wrong-side]}}
