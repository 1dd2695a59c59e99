// half: every operator on numbers at the ends of ranges, with halves, integers, float and double,
// against exact results that are rounded once.
// RUN: %ampcc --amp-version=1.3 %s -o %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 -O2 %s -o %t && %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 -O3 --amp-vector-form=always %s -o %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 --amp-host-compiler=g++ -O1 %s -o %t && env AMPCC_DEVICE=native %t
#include "Inputs/half_reference.h"
#include <amp.h>
#include <amp_half.h>
#include <cassert>
#include <vector>
using namespace concurrency;

struct results {
  half sum, difference, product, quotient, root, changed;
  unsigned comparisons;
};

results compute(half a, half b) restrict(cpu, amp) {
  results r;
  r.sum = a + b;
  r.difference = a - b;
  r.product = a * b;
  r.quotient = a / b;
  r.root = precise_math::sqrt(a);
  half c = a;
  c += b;
  c -= b;
  c *= b;
  c /= b;
  r.changed = -(+c);
  r.comparisons = (a == b) | (a != b) << 1 | (a < b) << 2 | (a > b) << 3 | (a <= b) << 4 |
                  (a >= b) << 5 | (b > 1) << 6 | (0.5f <= a) << 7;
  return r;
}

double number(unsigned bits) {
  const double size = (bits & 0x7FFF) == 0x7C00 ? std::numeric_limits<double>::infinity()
                      : is_nan(bits)            ? std::numeric_limits<double>::quiet_NaN()
                                                : value_of(bits & 0x7FFF);
  return bits & 0x8000 ? -size : size;
}

// A quotient is beyond a number m if its numerator is beyond m times the denominator.
unsigned quotient(double a, double b) {
  if (!std::isfinite(a) || !std::isfinite(b) || a == 0 || b == 0)
    return rounded(a / b);
  const double x = std::fabs(a), y = std::fabs(b);
  return ((a < 0) != (b < 0) ? 0x8000u : 0u) | nearest([=](double m) { return x - m * y; });
}
unsigned root(double a) {
  if (!(a > 0) || std::isinf(a))
    return rounded(std::sqrt(a));
  return nearest([a](double m) { return a - m * m; });
}

void check(const results &r, unsigned x, unsigned y) {
  const double a = number(x), b = number(y);
  assert(same(r.sum.bits(), rounded(a + b)));
  assert(same(r.difference.bits(), rounded(a - b)));
  assert(same(r.product.bits(), rounded(a * b)));
  assert(same(r.quotient.bits(), quotient(a, b)));
  assert(same(r.root.bits(), root(a)));
  unsigned c = rounded(a + b);
  c = rounded(number(c) - b);
  c = rounded(number(c) * b);
  c = quotient(number(c), b);
  assert(same(r.changed.bits(), c ^ 0x8000));
  assert(r.comparisons == unsigned((a == b) | (a != b) << 1 | (a < b) << 2 | (a > b) << 3 |
                                   (a <= b) << 4 | (a >= b) << 5 | (b > 1) << 6 | (0.5 <= a) << 7));
}

struct mixtures {
  half with_int, with_char, up, down, before;
  float with_float;
  double with_double;
};
mixtures mix(half h) restrict(cpu, amp) {
  mixtures m;
  m.with_int = 3 * h - 1;
  m.with_char = h / static_cast<signed char>(3);
  m.with_float = h * 1.0001f;
  m.with_double = 1 / (h + 0.1);
  half changed = h;
  m.before = changed++;
  m.up = changed;
  changed += 0.125f;
  m.down = --changed;
  return m;
}

static_assert(std::is_same<decltype(half() * 2), half>::value &&
                  std::is_same<decltype(2u + half()), half>::value &&
                  std::is_same<decltype(half() - 1.0f), float>::value &&
                  std::is_same<decltype(1.0 / half()), double>::value,
              "an operation has the type of the other floating-point number, else half");

int main() {
  std::vector<unsigned> edges;
  for (unsigned bits : {0x0000, 0x0001, 0x0002, 0x0003, 0x01FF, 0x0200, 0x03FE, 0x03FF, 0x0400,
                        0x0401, 0x07FF, 0x0800, 0x1400, 0x2E66, 0x3555, 0x37FF, 0x3800, 0x3BFF,
                        0x3C00, 0x3C01, 0x3FFF, 0x4000, 0x4200, 0x4248, 0x4BFF, 0x5640, 0x63FF,
                        0x6400, 0x6801, 0x77FF, 0x7800, 0x7BFE, 0x7BFF, 0x7C00, 0x7E00}) {
    edges.push_back(bits);
    edges.push_back(bits | 0x8000);
  }
  unsigned state = 1;
  while (edges.size() < 200)
    edges.push_back((state = state * 1664525u + 1013904223u) >> 16);
  const int n = static_cast<int>(edges.size());
  std::vector<half> halves;
  for (unsigned bits : edges)
    halves.push_back(half::from_bits(static_cast<unsigned short>(bits)));
  std::vector<results> all(n * n);
  const array_view<const half> from(n, halves);
  const array_view<results, 2> to(n, n, all);
  parallel_for_each(
      to.extent, [=](index<2> i) restrict(amp) { to[i] = compute(from[i[0]], from[i[1]]); });
  to.synchronize();
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      check(all[i * n + j], edges[i], edges[j]);
      check(compute(halves[i], halves[j]), edges[i], edges[j]);
    }

  std::vector<mixtures> mixed(1);
  const array_view<mixtures> one(1, mixed);
  parallel_for_each(one.extent, [=](index<1> i) restrict(amp) { one[i] = mix(half(1.5f)); });
  one.synchronize();
  for (const mixtures &m : {mixed[0], mix(half(1.5f))}) {
    assert(m.with_int == 3.5f && m.with_char == 0.5f);
    assert(m.with_float == 1.5f * 1.0001f && m.with_double == 1 / (1.5 + 0.1));
    assert(m.before == 1.5f && m.up == 2.5f && m.down == 1.625f);
  }
}
