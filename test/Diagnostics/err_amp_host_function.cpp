// Call the function of C++ AMP's library that the message names.
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
