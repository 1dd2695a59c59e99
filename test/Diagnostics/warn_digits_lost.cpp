// The functions of fast_math are for float alone. Call the one of precise_math, which is for double,
// too, or write the conversion to float as a cast.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
#include <amp_math.h>
using namespace concurrency;

#ifndef FIXED
double length(double x, double y) restrict(amp) {
  return fast_math::sqrt(x * x + y * y);
  // expected-warning@-1 {{'sqrt' computes with float, so that the double here loses half of its digits; use 'concurrency::precise_math::sqrt' of <amp_math.h>}}
}
void roots(array_view<double> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] += 1.0 + fast_math::pow(v[i], 3.0); // expected-warning {{'pow' computes with float, so that the double here loses half of its digits; use 'concurrency::precise_math::pow'}}
  });
}
#else
double length(double x, double y) restrict(amp) { return precise_math::sqrt(x * x + y * y); }
double rough(double x) restrict(amp) { return fast_math::sqrt(static_cast<float>(x)); }
double cast(double x) restrict(amp) { return static_cast<double>(fast_math::sqrt(x)); }
float wanted(double x) restrict(amp) { return fast_math::sqrt(x); }
double constant(float x) restrict(amp) { return fast_math::pow(x, 2.0) + fast_math::sqrt(2.0); }
float floats(float x) restrict(amp) { return 2.0 * fast_math::sin(x); }
double called(double x) restrict(cpu) { return fast_math::sqrt(x); } // std::sqrt, for double
#endif
