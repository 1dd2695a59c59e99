// Every function of concurrency::direct3d against a plain definition.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t && %t

#include <algorithm>
#include <amp.h>
#include <amp_short_vectors.h>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <vector>
using namespace concurrency;
using graphics::uint_2;
using graphics::uint_4;

static int failures = 0;

/// The kernel's values for pairs and triples of the samples against the host's.
template <class R, class T, class F, class G>
void check(const char *name, const std::vector<T> &samples, F device, G host) {
  const int n = static_cast<int>(samples.size());
  std::vector<R> results(n * n * n);
  array_view<const T> in(n, samples);
  array_view<R> out(n * n * n, results);
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) {
        out[i] = device(in[i[0] / (n * n)], in[i[0] / n % n], in[i[0] % n]);
      });
  out.synchronize();
  for (int i = 0; i < n * n * n; ++i) {
    const T a = samples[i / (n * n)], b = samples[i / n % n], c = samples[i % n];
    if (!host(a, b, c, results[i])) {
      std::printf("%s(%g, %g, %g) = %.9g\n", name, double(a), double(b), double(c),
                  double(results[i]));
      ++failures;
      return;
    }
  }
}

#define CHECK(R, T, NAME, CALL, EXPECTED)                                                          \
  check<R, T>(                                                                                     \
      #NAME, samples, [](T a, T b, T c) restrict(amp) {                                            \
        (void)a, (void)b, (void)c;                                                                 \
        return direct3d::NAME CALL;                                                                \
      },                                                                                           \
      [](T a, T b, T c, R result) {                                                                \
        (void)a, (void)b, (void)c;                                                                 \
        return EXPECTED;                                                                           \
      })

unsigned reversed(unsigned v) {
  unsigned r = 0;
  for (int i = 0; i < 32; ++i)
    r |= (v >> i & 1u) << (31 - i);
  return r;
}
int highest(unsigned v) {
  for (int i = 31; i >= 0; --i)
    if (v >> i & 1u)
      return i;
  return -1;
}
int lowest(unsigned v) {
  for (int i = 0; i < 32; ++i)
    if (v >> i & 1u)
      return i;
  return -1;
}
unsigned byte_of(const uint_2 &v, int i) {
  return (i < 4 ? v.get_x() >> 8 * i : v.get_y() >> 8 * (i - 4)) & 0xff;
}

void integers() {
  const std::vector<int> samples = {0,  1,    -1,   2,     3,      -7,         100,
                                    64, -128, 4096, 12345, -65536, 0x7fffffff, -0x7fffffff};
  CHECK(int, int, abs, (a), result == std::abs(a));
  CHECK(int, int, clamp, (a, b, c), result == (a < b ? b : a > c ? c : a));
  CHECK(int, int, firstbithigh, (a), result == highest(unsigned(a)));
  CHECK(int, int, firstbitlow, (a), result == lowest(unsigned(a)));
  CHECK(int, int, imax, (a, b), result == (a > b ? a : b));
  CHECK(int, int, imin, (a, b), result == (a < b ? a : b));
  CHECK(int, int, mad, (a % 1000, b % 1000, c % 1000),
        result == (a % 1000) * (b % 1000) + c % 1000);
  CHECK(int, int, sign, (a), result == (a > 0) - (a < 0));
}

void unsigned_integers() {
  const std::vector<unsigned> samples = {0,       1,          2,          3,          0x80, 0xff00,
                                         0x12345, 0x80000000, 0xffffffff, 0xdeadbeef, 77};
  CHECK(unsigned, unsigned, countbits, (a), result == unsigned(__builtin_popcount(a)));
  CHECK(unsigned, unsigned, umax, (a, b), result == (a > b ? a : b));
  CHECK(unsigned, unsigned, umin, (a, b), result == (a < b ? a : b));
  CHECK(unsigned, unsigned, mad, (a, b, c), result == a * b + c);
  CHECK(unsigned, unsigned, reversebits, (a), result == reversed(a));
}

void floats() {
  const std::vector<float> samples = {0.0f,  -0.0f, 0.25f, 0.5f,  1.0f,   1.5f,    -1.0f,
                                      -2.5f, 3.75f, 90.0f, -0.1f, 180.0f, 1000.7f, 0.999f};
  CHECK(float, float, clamp, (a, b, c), result == (a < b ? b : a > c ? c : a));
  CHECK(float, float, mad, (a, b, c), result == std::fma(a, b, c) || result == a * b + c);
  CHECK(float, float, radians, (a), std::fabs(result - a * M_PI / 180) <= 2e-7 * std::fabs(result));
  CHECK(float, float, rcp, (a), a == 0 ? std::isinf(result) : std::fabs(result * a - 1) <= 1e-3f);
  CHECK(float, float, saturate, (a), result == (a > 0 ? (a < 1 ? a : 1.0f) : 0.0f));
  CHECK(float, float, step, (a, b), result == (b >= a ? 1.0f : 0.0f));
  // The definition holds for min < max.
  CHECK(float, float, smoothstep, (a, a + 2.0f, c), [&] {
    const float t = c < a ? 0 : c > a + 2 ? 1 : (c - a) / 2;
    return std::fabs(result - t * t * (3 - 2 * t)) <= 1e-6f && (c > a || result == 0) &&
           (c < a + 2 || result == 1);
  }());
  CHECK(float, float, noise, (a), std::fabs(result) <= 1 && (a != std::floor(a) || result == 0));
}

void doubles() {
  const std::vector<double> samples = {0.1, -2.5, 3.0, 1e10, -1e-3};
  CHECK(double, double, mad, (a, b, c), result == std::fma(a, b, c) || result == a * b + c);
}

/// Noise is continuous and uses its range.
void noise_is_smooth() {
  const int n = 4096;
  std::vector<float> results(n);
  array_view<float> out(n, results);
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) {
        out[i] = direct3d::noise(i[0] * (1.0f / 64) - 7.0f);
      });
  out.synchronize();
  float low = 0, high = 0;
  for (int i = 1; i < n; ++i) {
    low = std::fmin(low, results[i]);
    high = std::fmax(high, results[i]);
    if (std::fabs(results[i] - results[i - 1]) > 0.15f) {
      std::printf("noise jumps at %d\n", i);
      ++failures;
    }
  }
  if (low > -0.3f || high < 0.3f) {
    std::printf("noise stays between %g and %g\n", low, high);
    ++failures;
  }
}

void sums_of_differences() {
  std::vector<uint_4> results(64);
  array_view<uint_4> out(64, results);
  auto reference_of = [](int i) restrict(cpu, amp) {
    return unsigned(i) * 0x9e3779b1u & (i % 3 ? ~0u : 0xff00ffffu);
  };
  auto source_of = [](int i) restrict(cpu, amp) {
    return uint_2(unsigned(i) * 0x85ebca77u, ~unsigned(i) * 0xc2b2ae3du);
  };
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) {
        out[i] = direct3d::msad4(reference_of(i[0]), source_of(i[0]), uint_4(1, 2, 3, i[0]));
      });
  out.synchronize();
  for (int i = 0; i < 64; ++i) {
    unsigned sums[4] = {1, 2, 3, unsigned(i)};
    for (int k = 0; k < 4; ++k)
      for (int j = 0; j < 4; ++j)
        if (const int r = reference_of(i) >> 8 * j & 0xff)
          sums[k] += std::abs(r - int(byte_of(source_of(i), j + k)));
    if (results[i] != uint_4(sums[0], sums[1], sums[2], sums[3])) {
      std::printf("msad4 of sample %d\n", i);
      ++failures;
    }
  }
}

/// The names are amp's; in code for both sides they stand beside those of the CPU.
namespace unqualified {
using namespace concurrency::direct3d;
int distance(int a, int b) restrict(cpu, amp) { return abs(a - b); }
int limited(int a) restrict(amp) { return clamp(distance(a, 7), 2, 5); }
} // namespace unqualified

void names() {
  std::vector<int> results(16);
  array_view<int> out(16, results);
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) { out[i] = unqualified::limited(i[0]); });
  out.synchronize();
  for (int i = 0; i < 16; ++i)
    failures += results[i] != std::min(std::max(unqualified::distance(i, 7), 2), 5);
}

int main() {
  names();
  integers();
  unsigned_integers();
  floats();
  doubles();
  noise_is_smooth();
  sums_of_differences();
  return failures != 0;
}
