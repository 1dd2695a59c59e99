// Single operations in long double whose rounded result differs from that of double.
// RUN: %ampcc -std=c++17 --amp-version=1.3 -fsyntax-only -Xclang -verify %s

float narrowed(double x, double y) {
  return (long double)x + y; // expected-note {{in 'narrowed': type 'long double' is not allowed}}
}
float quotient(int x, int y) {
  return (long double)x / y; // expected-note {{in 'quotient': type 'long double' is not allowed}}
}
float products(float x, double y) { return (float)((long double)x * x) + (float)(0.5L * y); }
float sums(float x, int y) { return (float)((long double)x - x) + (float)((long double)y + y); }
double twice(double x) { return x / 0.5L; }
double integers(unsigned x, unsigned y) { return (long double)x * y; }

float amp(float x) restrict(amp) {
  return narrowed(x, x)      // expected-error {{'narrowed' cannot be called}}
         + quotient(2, 3)    // expected-error {{'quotient' cannot be called}}
         + products(x, x) + sums(x, 1) + twice(x) + integers(2, 3);
}

#if __LDBL_MANT_DIG__ == 64 // with 113 bits double has the same results
double product(double x, double y) {
  return (long double)x * y; // expected-note {{in 'product': type 'long double' is not allowed}}
}
double sum(float x, float y) {
  return (long double)x + y; // expected-note {{in 'sum': type 'long double' is not allowed}}
}
void scaled(double &x, double y) {
  x *= (long double)y; // expected-note {{in 'scaled': type 'long double' is not allowed}}
}
double power(int n) {
  double result = 1;
  for (; n; --n)
    result *= 2147483646.0L;
  return result;
}
double differing(int n) {
  double result = 1;
  for (; n; --n)
    result *= 3733.0L; // expected-note {{in 'differing': type 'long double' is not allowed}}
  return result;
}
double restarted(double x) {
  double result = 1;
  result = x;
  result *= 2147483646.0L; // expected-note {{in 'restarted': type 'long double' is not allowed}}
  return result;
}
double onX87(double x) restrict(amp) {
  scaled(x, x);          // expected-error {{'scaled' cannot be called}}
  return product(x, x)   // expected-error {{'product' cannot be called}}
         + sum(1, 2)     // expected-error {{'sum' cannot be called}}
         + differing(3)  // expected-error {{'differing' cannot be called}}
         + restarted(x)  // expected-error {{'restarted' cannot be called}}
         + power(3);
}
#endif
