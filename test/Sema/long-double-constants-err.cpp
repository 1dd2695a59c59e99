// Constants of long double that name themselves, and some whose value needs many steps.
// RUN: %ampcc -std=c++17 --amp-version=1.3 -fsyntax-only -Xclang -verify %s
#include <cmath>

double self() {
  const long double x = x; // expected-note {{in 'self': type 'const long double' is not allowed}}
  return x;
}
// Each level has twice the calls of the one before.
template <int N> long double branching(long double x) {
  return branching<N - 1>(x) + branching<N - 1>(x);
}
template <> long double branching<0>(long double x) { return x; }
double many() {
  return branching<40>(std::log(3.0L)); // expected-note {{in 'many': type 'long double' is not allowed}}
}
double chain() {
  const long double x0 = std::log(3.0L);
  const long double x1 = x0 - x0 * 0.5L;
  const long double x2 = x1 - x1 * 0.5L;
  const long double x3 = x2 - x2 * 0.5L;
  const long double x4 = x3 - x3 * 0.5L;
  const long double x5 = x4 - x4 * 0.5L;
  const long double x6 = x5 - x5 * 0.5L;
  const long double x7 = x6 - x6 * 0.5L;
  const long double x8 = x7 - x7 * 0.5L;
  const long double x9 = x8 - x8 * 0.5L;
  const long double x10 = x9 - x9 * 0.5L;
  const long double x11 = x10 - x10 * 0.5L;
  const long double x12 = x11 - x11 * 0.5L;
  const long double x13 = x12 - x12 * 0.5L;
  const long double x14 = x13 - x13 * 0.5L;
  const long double x15 = x14 - x14 * 0.5L;
  const long double x16 = x15 - x15 * 0.5L;
  const long double x17 = x16 - x16 * 0.5L;
  const long double x18 = x17 - x17 * 0.5L;
  const long double x19 = x18 - x18 * 0.5L;
  const long double x20 = x19 - x19 * 0.5L;
  const long double x21 = x20 - x20 * 0.5L;
  const long double x22 = x21 - x21 * 0.5L;
  const long double x23 = x22 - x22 * 0.5L;
  const long double x24 = x23 - x23 * 0.5L;
  const long double x25 = x24 - x24 * 0.5L;
  const long double x26 = x25 - x25 * 0.5L;
  const long double x27 = x26 - x26 * 0.5L;
  const long double x28 = x27 - x27 * 0.5L;
  const long double x29 = x28 - x28 * 0.5L;
  const long double x30 = x29 - x29 * 0.5L;
  return x30;
}

double amp() restrict(amp) {
  return self()   // expected-error {{'self' cannot be called}}
         + many() // expected-error {{'many' cannot be called}}
         + chain();
}
