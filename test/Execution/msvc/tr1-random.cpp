// The names that <random> had in TR1, in std::tr1 and in std.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <random>

int main() {
  std::tr1::mt19937 engine(5), copy(5);
  std::tr1::uniform_int<int> die(1, 6);
  std::uniform_real<float> unit(0, 1);
  std::tr1::variate_generator<std::tr1::mt19937 &, std::tr1::uniform_int<>> roll(engine, die);
  std::tr1::variate_generator<std::tr1::mt19937, std::tr1::normal_distribution<>> noise(copy, std::tr1::normal_distribution<>(0, 1));
  for (int i = 0; i < 100; ++i) {
    const int number = roll();
    const float real = unit(roll.engine());
    if (number < 1 || number > 6 || real < 0 || real >= 1)
      return 1;
  }
  noise();
  return engine == copy || roll.distribution().max() != 6 || (noise.min)() >= 0; // only engine has advanced
}
