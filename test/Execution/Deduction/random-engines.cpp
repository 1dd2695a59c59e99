// amp:1.3: the engines and engine adaptors of <random> give a kernel the host's numbers.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include "compare.h"
#include <cstdint>
#include <random>

template <class Engine> std::uint64_t drawn(int seed) {
  Engine engine(seed + 1);
  engine.discard(30);
  std::uint64_t sum = 0;
  for (int i = 0; i < 7; ++i)
    sum = sum * 1000003 + engine();
  Engine other = engine;
  return sum + 2 * (engine == other) + (other() == engine());
}

std::uint64_t drawn(int engine, int seed) {
  switch (engine) {
  case 0:
    return drawn<std::minstd_rand0>(seed);
  case 1:
    return drawn<std::mt19937_64>(seed);
  case 2:
    return drawn<std::ranlux24_base>(seed);
  case 3:
    return drawn<std::ranlux48_base>(seed);
  case 4:
    return drawn<std::ranlux24>(seed);
  case 5:
    return drawn<std::ranlux48>(seed);
  case 6:
    return drawn<std::knuth_b>(seed);
  case 7:
    return drawn<std::shuffle_order_engine<std::minstd_rand, 16>>(seed);
  case 8:
    return drawn<std::independent_bits_engine<std::minstd_rand, 21, std::uint32_t>>(seed);
  case 9:
    return drawn<std::discard_block_engine<std::minstd_rand, 11, 5>>(seed);
  }
  return 0;
}

int main() {
  return differences<std::uint64_t>(10, 6,
                                    [](int engine, int seed) { return drawn(engine, seed); }) != 0;
}
