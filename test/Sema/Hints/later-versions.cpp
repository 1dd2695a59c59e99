// Errors whose cure is a later version name it, and that version accepts the same program.
// RUN: %ampcc -std=c++20 -fsyntax-only -ferror-limit=0 -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -ferror-limit=0 --amp-version=1.3 %s
// RUN: %ampcc -std=c++20 -fsyntax-only -ferror-limit=0 -DNEVER -Xclang -verify=never %s
#include <algorithm>
#include <amp.h>
#include <array>
#include <bit>
#include <cmath>
#include <complex>
#include <cstring>
#include <limits>
#include <numeric>
#include <random>
#include <tuple>
#include <utility>
using namespace concurrency;

#ifndef NEVER
double mathematics(double x, float y, int n) restrict(amp) {
  double r = 0;
  r += std::acos(x);                                                  // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::asin(x);                                                  // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::atan(x);                                                  // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::ceil(x);                                                  // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::cos(x);                                                   // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::cosh(x);                                                  // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::exp(x);                                                   // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::exp2(x);                                                  // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::fabs(x);                                                  // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::floor(x);                                                 // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::log(x);                                                   // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::log10(x);                                                 // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::log2(x);                                                  // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::round(x);                                                 // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::sin(x);                                                   // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::sinh(x);                                                  // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::sqrt(x);                                                  // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::tan(x);                                                   // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::tanh(x);                                                  // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::trunc(x);                                                 // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::acosh(x);                                                 // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::asinh(x);                                                 // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::atanh(x);                                                 // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::cbrt(x);                                                  // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::erf(x);                                                   // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::erfc(x);                                                  // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::expm1(x);                                                 // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::log1p(x);                                                 // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::logb(x);                                                  // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::nearbyint(x);                                             // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::isfinite(x);                                              // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::isinf(x);                                                 // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::isnan(x);                                                 // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::signbit(x);                                               // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::ilogb(x);                                                 // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::atan2(x, x);                                              // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::fmax(x, x);                                               // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::fmin(x, x);                                               // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::fmod(x, x);                                               // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::pow(x, x);                                                // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::copysign(x, x);                                           // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::fdim(x, x);                                               // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::hypot(x, x);                                              // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::nextafter(x, x);                                          // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::remainder(x, x);                                          // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::fma(x, x, x);                                             // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::frexp(x, &n);                                             // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::ldexp(x, n);                                              // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::modf(x, &x);                                              // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::remquo(x, x, &n);                                         // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::scalbn(x, n);                                             // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += sqrtf(y);                                                      // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::sqrt(y);                                                  // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  return r;
}
int algorithms(int n, unsigned int bits, int *from, int *to) restrict(amp) {
  int r = 0;
  r += std::min(n, 1);                                                // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::max(n, 1);                                                // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::clamp(n, 0, 1);                                           // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::abs(n);                                                   // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::popcount(bits);                                           // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::bit_cast<int>(bits);                                      // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  std::swap(n, r);                                                    // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::move(n);                                                  // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  std::fill(from, from + 4, n);                                       // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  std::copy(from, from + 4, to);                                      // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  std::iota(from, from + 4, n);                                       // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  std::transform(from, from + 4, to, [](int i) { return i; });        // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += *std::find(from, from + 4, n);                                 // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += static_cast<int>(std::count(from, from + 4, n));               // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::accumulate(from, from + 4, 0);                            // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::reduce(from, from + 4);                                   // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  std::memcpy(to, from, 16);                                          // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  std::memmove(to, from, 16);                                         // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  std::tie(n, r);                                                     // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  std::make_tuple(1, 2);                                              // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  r += std::make_pair(1, 2).first;                                    // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-}}
  return r;
}
int fibonacci(int n) restrict(amp) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); } // expected-error {{; amp:1.2 allows it (--amp-version=1.2) [amp-recursion]}}
int first(const void *text) restrict(amp);
int text() restrict(amp) { return first("text"); }                    // expected-error {{; amp:1.3 allows it (--amp-version=1.3) [amp-string-literal]}}
const int table[] = {1, 2, 4, 8};                                     // expected-note {{declared here}}
int power(int n) restrict(amp) { return table[n]; }                   // expected-error {{global variable 'table' cannot be used in a 'restrict(amp)' function; amp:1.3 allows the constant (--amp-version=1.3) [amp-global]}} expected-note {{declare the array}}
float highest() restrict(amp) { return std::numeric_limits<float>::max(); } // expected-error {{declare a constexpr variable with the value outside of the function; amp:1.3 allows it (--amp-version=1.3)}}
void classes(array_view<float> v, std::array<float, 4> a) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a[1]; }); // expected-error {{it is restrict(cpu), the caller is restrict(amp); use an array whose size is a constant, as in 'float values[16]'; amp:1.3 allows it (--amp-version=1.3)}}
}
// expected-note@*:* 0+ {{}}
#else
// No version allows these.
float logarithm(float x) restrict(amp) { return static_cast<float>(std::lgamma(x)); } // never-error {{of <amp_math.h> [amp-host-function]}}
void print() restrict(amp) { std::abort(); }                          // never-error {{which makes the host throw [amp-wrong-side]}}
void wait_in(int n, const tile_barrier &b) restrict(amp) {
  b.wait();
  if (n)
    wait_in(n - 1, b);                                                // never-error {{calls itself; use a loop [amp-recursion]}}
}
int table[] = {1, 2, 4, 8};                                          
int power(int n) restrict(amp) { return table[n]; }                   // never-error {{cannot be used in a 'restrict(amp)' function [amp-global]}}
void of_host(int n) {
  static int a[n];                                                    // never-warning {{variable length arrays in C++}} never-error {{variable length array declaration cannot have 'static' storage duration}}
}
// never-note@*:* 0+ {{}}
#endif
