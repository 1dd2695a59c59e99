// The library is in several headers, so that a program compiles only what it uses. Include the one
// that declares the name.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
#include <amp.h>
using namespace concurrency;
float root(float x) restrict(amp) { return fast_math::sqrt(x); }
// expected-error@-1 {{'fast_math' is declared in <amp_math.h>, which is not included [amp-header-not-included]}}
#else
#include <amp.h>
#include <amp_math.h>
using namespace concurrency;
float root(float x) restrict(amp) { return fast_math::sqrt(x); }
#endif
