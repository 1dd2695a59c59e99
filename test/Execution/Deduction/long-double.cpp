// amp:1.3: constants of long double in functions without a clause, and one operation on numbers of
// double. So the distributions of real numbers work, and the literals of complex numbers.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include "compare.h"
#include <cmath>
#include <complex>
#include <random>
using namespace std::complex_literals;

struct engine {
  static constexpr unsigned long max() { return 0x7fffffff; }
};
double constants(int i, engine &e) {
  const long double range = static_cast<long double>(e.max()) + 1.0L;
  const unsigned long bits = std::log(range) / std::log(2.0L);
  static const long double tenth = 0.1L;
  const float factor = tenth * 3;
  double scaled = i + 0.25;
  scaled *= range;
  return scaled + bits + factor + (scaled < range) + double(i * 0.5L);
}
template <class Engine, class Distribution> double drawn(int i, Distribution d) {
  Engine g(i + 1);
  double sum = 0;
  for (int k = 0; k < 3; ++k)
    sum = sum * 2 + d(g);
  return sum;
}
double result(int test, int i) {
  engine e;
  const std::complex<double> z = 2.0i * double(i) + 1.0;
  switch (test) {
  case 0: return constants(i, e);
  case 1: return drawn<std::minstd_rand>(i, std::uniform_real_distribution<double>(-1, 1));
  case 2: return drawn<std::mt19937>(i, std::uniform_real_distribution<float>(-1, 1));
  case 3: return drawn<std::mt19937>(i, std::normal_distribution<float>(2, 3));
  case 4: return drawn<std::minstd_rand>(i, std::exponential_distribution<double>(1.5));
  case 5: return drawn<std::minstd_rand>(i, std::bernoulli_distribution(0.25));
  case 6: return drawn<std::minstd_rand>(i, std::gamma_distribution<double>(2, 1.5));
  default: return z.real() + 10 * z.imag();
  }
}
int main() {
  // Logarithms differ in the last digits.
  return differences<long>(
      8, 20, [](int test, int i) { return std::lround(result(test, i) * (test < 3 ? 65536 : 1024)); });
}
