// Call the function of C++ AMP's library that the message names. If it names none, write a function
// with `restrict(amp)` that does the same, or compute the value on the host and capture it. With
// `--amp-version=1.3` amp code calls functions without a clause if the translation unit has their
// bodies, many of the standard library among them.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
#include <amp_math.h>
#include <cmath>
using namespace concurrency;

#ifndef FIXED
double length(double x, double y) restrict(amp) {
  return std::sqrt(x * x + y * y);
  // expected-error@-1 {{'sqrt' is restrict(cpu) and cannot be used in a restrict(amp) function; use 'concurrency::precise_math::sqrt' of <amp_math.h>}}
}
#else
double length(double x, double y) restrict(amp) {
  return precise_math::sqrt(x * x + y * y);
}
#endif
