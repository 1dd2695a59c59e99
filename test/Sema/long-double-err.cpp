// Computations in long double, which no device has, in functions without a clause.
// RUN: %ampcc -std=c++17 --amp-version=1.3 -fsyntax-only -Xclang -verify %s
#include <cmath>

double sum(double x) {
  long double s = 0; // expected-note {{in 'sum': type 'long double' is not allowed}}
  s += x;
  return s;
}
double twice(double x) {
  return x * 2.0L + 1.0L; // expected-note {{in 'twice': type 'long double' is not allowed}}
}
double inexact(double x) {
  return x * 0.1L; // expected-note {{in 'inexact': type 'long double' is not allowed}}
}
int truncated(double x) {
  return x * 2.0L; // expected-note {{in 'truncated': type 'long double' is not allowed}}
}
bool compared(double x) {
  return x < 0.1L; // expected-note {{in 'compared': type 'long double' is not allowed}}
}
void changed(double &x) {
  x += 0.1L; // expected-note {{in 'changed': type 'long double' is not allowed}}
}
double root(double x) {
  return std::sqrt(static_cast<long double>(x)); // expected-note {{in 'root': type 'long double' is not allowed}}
}
double passed(long double x) { return 1; } // expected-note {{in 'passed': type 'long double' is not allowed}}
double right(double x) { return double(x * 2.0L) + double(1 / 3.0L); }

double amp(double x) restrict(amp) {
  changed(x); // expected-error {{'changed' cannot be called}}
  const long double y = 1; // expected-error {{type 'const long double' is not allowed}} expected-note {{use 'double'}}
  return sum(x)           // expected-error {{'sum' cannot be called}}
         + twice(x)       // expected-error {{'twice' cannot be called}}
         + inexact(x)     // expected-error {{'inexact' cannot be called}}
         + truncated(x)   // expected-error {{'truncated' cannot be called}}
         + compared(x)    // expected-error {{'compared' cannot be called}}
         + root(x)        // expected-error {{'root' cannot be called}}
         + passed(x)      // expected-error {{'passed' cannot be called}}
         + right(x);
}
