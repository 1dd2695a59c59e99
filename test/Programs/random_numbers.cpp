// RUN: %ampcc -std=c++14 %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// Generators of random numbers as the amp_rng libraries of the time had them: Mersenne Twister for every thread with its state in
// global memory, Sobol's sequence with direction numbers, a counter-based one; distributions; volumes and integrals by them.

#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstddef>
#include <iostream>
#include <limits>
#include <random>
#include <string>
#include <vector>

namespace amp_rand {

using namespace concurrency;

//------------------------------------------------------------------ Mersenne Twister: one state a thread, columns of a matrix
class mersenne_collection {
public:
  static const int N = 624, M = 397;

  class engine {
  public:
    engine(const array_view<unsigned, 2> &state, int column) restrict(amp, cpu) : m_state(state), m_column(column), m_next(state(N, column)) {}
    ~engine() restrict(amp, cpu) { m_state(N, m_column) = m_next; }

    unsigned operator()() restrict(amp, cpu) {
      const unsigned i = m_next, next = i + 1 == N ? 0 : i + 1, far = i + M >= N ? i + M - N : i + M;
      const unsigned y = (at(i) & 0x80000000u) | (at(next) & 0x7fffffffu);
      unsigned x = at(far) ^ (y >> 1);
      if (y & 1)
        x ^= 0x9908b0dfu;
      at(i) = x;
      m_next = next;
      x ^= x >> 11;
      x ^= (x << 7) & 0x9d2c5680u;
      x ^= (x << 15) & 0xefc60000u;
      return x ^ (x >> 18);
    }

  private:
    unsigned &at(unsigned i) const restrict(amp, cpu) { return m_state(i, m_column); }
    array_view<unsigned, 2> m_state;
    int m_column;
    unsigned m_next;
  };

  mersenne_collection(int count, unsigned seed) : m_memory((N + 1) * count), m_state(N + 1, count, m_memory) {
    for (int c = 0; c < count; ++c) {
      unsigned s = m_state(0, c) = seed + c;
      for (int i = 1; i < N; ++i)
        s = m_state(i, c) = 1812433253u * (s ^ (s >> 30)) + i;
      m_state(N, c) = 0;
    }
  }
private:
  std::vector<unsigned> m_memory;
  array_view<unsigned, 2> m_state;

public:
  // The part that a kernel captures; the collection itself has a vector.
  struct view {
    array_view<unsigned, 2> state;
    engine operator[](const index<1> &i) const restrict(amp, cpu) { return engine(state, i[0]); }
  };
  view get_view() const {
    view v = {m_state};
    return v;
  }
};

//------------------------------------------------------------------ Sobol
template <int Dimensions> class sobol {
public:
  static const int bits = 32;
  sobol() {
    static const unsigned degree[] = {0, 1, 2, 3}, polynomial[] = {0, 0, 1, 1}, initial[][3] = {{1, 0, 0}, {1, 0, 0}, {1, 3, 0}, {1, 3, 1}};
    static_assert(Dimensions <= 4, "four dimensions are known");
    for (int d = 0; d < Dimensions; ++d)
      for (unsigned k = 0; k < unsigned(bits); ++k) {
        unsigned v;
        if (d == 0)
          v = 1u << (31 - k);
        else if (k < degree[d])
          v = initial[d][k] << (31 - k);
        else {
          v = m_v[d][k - degree[d]] ^ (m_v[d][k - degree[d]] >> degree[d]);
          for (unsigned j = 1; j < degree[d]; ++j)
            v ^= ((polynomial[d] >> (degree[d] - 1 - j)) & 1) * m_v[d][k - j];
        }
        m_v[d][k] = v;
      }
  }
  unsigned get(int dimension, unsigned n) const restrict(amp, cpu) {
    unsigned x = 0;
    for (int k = 0; n != 0; ++k, n >>= 1)
      if (n & 1)
        x ^= m_v[dimension][k];
    return x;
  }

private:
  unsigned m_v[Dimensions][bits];
};

//------------------------------------------------------------------ counter-based
struct philox_like {
  unsigned key;
  unsigned operator()(unsigned counter, unsigned stream) const restrict(amp, cpu) {
    unsigned x = counter, y = stream, k = key;
    for (int r = 0; r < 7; ++r) {
      const unsigned low = x * 0xd256d193u;
      const unsigned high = mulhi(x, 0xd256d193u);
      x = high ^ k ^ y;
      y = low;
      k += 0x9e3779b9u;
    }
    return x;
  }
  static unsigned mulhi(unsigned a, unsigned b) restrict(amp, cpu) {
    const unsigned al = a & 0xffff, ah = a >> 16, bl = b & 0xffff, bh = b >> 16;
    const unsigned mid = ah * bl + (al * bl >> 16), mid2 = al * bh + (mid & 0xffff);
    return ah * bh + (mid >> 16) + (mid2 >> 16);
  }
};

//------------------------------------------------------------------ distributions
template <typename Real = float> struct uniform {
  Real low, high;
  uniform(Real a = 0, Real b = 1) restrict(amp, cpu) : low(a), high(b) {}
  Real operator()(unsigned bits) const restrict(amp, cpu) { return low + (high - low) * (Real(bits >> 8) * Real(1.0 / 16777216.0)); }
};

struct normal {
  float mean, deviation;
  template <class Engine> float operator()(Engine &e) const restrict(amp, cpu) {
    // A sum of twelve, as it was done when logarithms were dear.
    float sum = -6.0f;
    for (int i = 0; i < 12; ++i)
      sum += uniform<>()(e());
    return mean + deviation * sum;
  }
};

} // namespace amp_rand

using namespace concurrency;
using namespace amp_rand;

static int errors = 0;
static void test(const std::string &name, bool ok) {
  std::cout << name << (ok ? ": ok\n" : ": WRONG\n");
  errors += ok ? 0 : 1;
}

static void test_mersenne() {
  const int threads = 20, rounds = 3, each = 300;
  mersenne_collection collection(threads, 5489u);
  const mersenne_collection::view generators = collection.get_view();
  std::vector<unsigned> sums(threads);
  array_view<unsigned> out(threads, sums);
  // Several launches go on where the last one ended: the engines write their state back in their destructor.
  for (int r = 0; r < rounds; ++r)
    parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
      auto engine = generators[i];
      unsigned sum = out[i];
      for (int k = 0; k < each; ++k)
        sum = sum * 31 + engine();
      out[i] = sum;
    });
  out.synchronize();
  bool same = true;
  for (int t = 0; t < threads; ++t) {
    std::mt19937 host(5489u + t);
    unsigned sum = 0;
    for (int k = 0; k < rounds * each; ++k)
      sum = sum * 31 + unsigned(host());
    same = same && sum == sums[t];
  }
  test("Mersenne Twister", same);

  const normal gauss = {10.0f, 2.0f};
  std::vector<float> values(threads);
  array_view<float> v(threads, values);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    auto engine = generators[i];
    float sum = 0;
    for (int k = 0; k < 200; ++k)
      sum += gauss(engine);
    v[i] = sum / 200;
  });
  float mean = 0;
  for (int t = 0; t < threads; ++t)
    mean += v[t] / threads;
  test("normal distribution", std::fabs(mean - 10.0f) < 0.3f);
}

static void test_sobol() {
  const sobol<4> sequence;
  const int n = 1024;
  std::vector<unsigned> points(4 * n);
  array_view<unsigned, 2> out(4, n, points);
  out.discard_data();
  parallel_for_each(out.extent, [=](index<2> i) restrict(amp) { out[i] = sequence.get(i[0], unsigned(i[1])); });
  out.synchronize();
  bool same = true, balanced = true;
  for (int d = 0; d < 4; ++d) {
    std::vector<int> cells(64);
    for (int k = 0; k < n; ++k) {
      same = same && points[d * n + k] == sequence.get(d, unsigned(k));
      ++cells[points[d * n + k] >> 26];
    }
    for (int c : cells)
      balanced = balanced && c == n / 64;
  }
  test("Sobol's sequence", same);
  test("Sobol's cells", balanced);

  int inside = 0;
  array_view<int> count(1, &inside);
  parallel_for_each(extent<1>(4 * n).tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static int hits;
    if (t.local[0] == 0)
      hits = 0;
    t.barrier.wait();
    const uniform<float> u;
    const float x = u(sequence.get(0, unsigned(t.global[0]))), y = u(sequence.get(1, unsigned(t.global[0])));
    if (x * x + y * y < 1.0f)
      atomic_fetch_add(&hits, 1);
    t.barrier.wait();
    if (t.local[0] == 63)
      atomic_fetch_add(&count[0], hits);
  });
  count.synchronize();
  test("pi", std::fabs(inside / double(n) - 3.14159) < 0.02);
}

static void test_counter() {
  const philox_like random = {0xdeadbeefu};
  const int n = 5000;
  double integral = 0;
  std::vector<float> values(n);
  array_view<float> out(n, values);
  out.discard_data();
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    const uniform<> angle(0.0f, 3.14159265f);
    out[i] = precise_math::sin(angle(random(unsigned(i[0]), 1u)));
  });
  bool same = true;
  for (int i = 0; i < n; ++i) {
    same = same && std::fabs(out[i] - std::sin(uniform<>(0.0f, 3.14159265f)(random(unsigned(i), 1u)))) < 1e-5f;
    integral += out[i] * 3.14159265 / n;
  }
  test("counters", same);
  test("integral of sine", std::fabs(integral - 2.0) < 0.05);
  test("high products", philox_like::mulhi(0xfffffff1u, 0xdeadbeefu) == unsigned((0xfffffff1ull * 0xdeadbeefull) >> 32));
}

int main() {
  test_mersenne();
  test_sobol();
  test_counter();
  return errors;
}
