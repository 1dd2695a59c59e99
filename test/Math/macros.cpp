// <amp_math.h> after a program's own macros for functions that its compiler did not have.
// RUN: %ampcc -std=c++17 -Wall -Werror %s -o %t && %t
// RUN: %ampcc -std=c++14 --amp-host-compiler=g++ -Wall -Werror %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <cmath>
#define isnan(x) ((x) != (x))
#define round(x) std::floor((x) + 0.5)
#define log2(x) (std::log(x) / std::log(2.0))
#define fmax(a, b) ((a) > (b) ? (a) : (b))
#define sincos(x, s, c) (*(s) = std::sin(x), *(c) = std::cos(x))
#include <amp_math.h>

float twice(float x) restrict(amp, cpu) { return isnan(x) ? fmax(x, 1.0f) : 2 * x; }

int main() {
  double s, c;
  sincos(0.0, &s, &c);
  return !(round(2.5) == 3 && log2(8.0) > 2.9 && s == 0 && c == 1 && twice(2) == 4);
}
