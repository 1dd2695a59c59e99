// RUN: %ampcc -std=c++20 --amp-version=1.3 -O1 %s -o %t && %t
// REQUIRES: opencl-device
// Philox random numbers as an engine of the standard library: integers, distributions, pi
#include <amp.h>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <random>
#include <vector>
using namespace concurrency;

/// Philox 4x32-10 (Salmon et al., 2011) with the interface of an engine.
class philox {
public:
  using result_type = std::uint32_t;
  static constexpr result_type min() { return 0; }
  static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }

  philox(std::uint64_t seed, std::uint64_t stream)
      : key{std::uint32_t(seed), std::uint32_t(seed >> 32)},
        counter{0, 0, std::uint32_t(stream), std::uint32_t(stream >> 32)} {}

  result_type operator()() {
    if (used == 4) {
      block = encrypt(counter, key);
      if (++counter[0] == 0)
        ++counter[1];
      used = 0;
    }
    return block[used++];
  }

  using words = std::array<std::uint32_t, 4>;
  static constexpr words encrypt(words c, std::array<std::uint32_t, 2> k) {
    for (int round = 0; round < 10; ++round) {
      const std::uint64_t a = std::uint64_t(0xD2511F53u) * c[0], b = std::uint64_t(0xCD9E8D57u) * c[2];
      c = {std::uint32_t(b >> 32) ^ c[1] ^ k[0], std::uint32_t(b), std::uint32_t(a >> 32) ^ c[3] ^ k[1],
           std::uint32_t(a)};
      k[0] += 0x9E3779B9u;
      k[1] += 0xBB67AE85u;
    }
    return c;
  }

private:
  std::array<std::uint32_t, 2> key;
  words counter, block{};
  unsigned used = 4;
};
// The published results for counters and keys of zeros and of ones.
static_assert(philox::encrypt({0, 0, 0, 0}, {0, 0})[0] == 0x6627e8d5);
static_assert(philox::encrypt({~0u, ~0u, ~0u, ~0u}, {~0u, ~0u})[3] == 0x12b68e10 ||
              philox::encrypt({~0u, ~0u, ~0u, ~0u}, {~0u, ~0u})[0] == 0x408f276d);

struct sample {
  std::uint32_t word;
  float uniform, normal;
  int die, inside;
};
sample draw(int thread) {
  philox engine(42, thread);
  std::uniform_real_distribution<float> unit(0, 1);
  std::normal_distribution<float> normal(0, 1);
  std::uniform_int_distribution<int> die(1, 6);
  sample s{engine(), unit(engine), normal(engine), die(engine), 0};
  for (int i = 0; i < 200; ++i) {
    const float x = unit(engine), y = unit(engine);
    s.inside += x * x + y * y < 1;
  }
  return s;
}

int main() {
  const int threads = 1000;
  std::vector<sample> samples(threads);
  const array_view<sample> v(threads, samples);
  v.discard_data();
  parallel_for_each(v.extent, [=](index<1> i) { v[i] = draw(i[0]); });
  v.synchronize();
  int wrong = 0, inside = 0;
  double sum = 0, squares = 0;
  for (int i = 0; i < threads; ++i) {
    const sample s = samples[i], expected = draw(i);
    wrong += s.word != expected.word || s.uniform != expected.uniform || s.die != expected.die ||
             std::abs(s.normal - expected.normal) > 1e-5f || s.inside != expected.inside;
    inside += s.inside;
    sum += s.normal;
    squares += s.normal * s.normal;
  }
  const double pi = 4.0 * inside / (200.0 * threads);
  if (wrong || std::abs(pi - 3.14159) > 0.02 || std::abs(sum / threads) > 0.1 ||
      std::abs(squares / threads - 1) > 0.15)
    return std::printf("%d wrong, pi %g, mean %g, variance %g\n", wrong, pi, sum / threads, squares / threads), 1;
  return 0;
}
