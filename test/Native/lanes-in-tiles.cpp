// Lanes in tiles with padded tile_static memory, atomic operations of some lanes, recursion, and
// arrays of small types: each kernel gives what a loop on the host gives.
// RUN: %ampcc -O2 --amp-version=1.3 --amp-vector-form=always -ffp-contract=off %s -o %t
// RUN: env AMPCC_DEVICE=native %t && env AMPCC_DEVICE=native AMPCC_CPU_ISA=x86-64-v3 %t
// RUN: env AMPCC_DEVICE=native AMPCC_CPU_ISA=x86-64 %t && env AMPCC_DEVICE=opencl %t
#include <amp.h>
#include <amp_math.h>
#include <climits>
#include <cstdio>
#include <cstring>
#include <vector>
using namespace concurrency;

static int failures = 0;
static void same(const char *name, const std::vector<int> &found, const std::vector<int> &right) {
  for (size_t i = 0; i < right.size(); ++i)
    if (found[i] != right[i]) {
      std::printf("%s: element %d: %d, not %d\n", name, int(i), found[i], right[i]);
      ++failures;
      return;
    }
}
static unsigned any(unsigned i) restrict(cpu, amp) {
  i = (i ^ 61) ^ (i >> 16);
  i *= 9;
  i ^= i >> 4;
  i *= 0x27d4eb2d;
  return i ^ (i >> 15);
}
static unsigned bits(float x) restrict(cpu, amp) {
  return x != x ? 1 : *reinterpret_cast<unsigned *>(&x);
}
static unsigned bits(double x) restrict(cpu, amp) {
  if (x != x)
    return 2;
  const long b = *reinterpret_cast<long *>(&x);
  return unsigned(b) ^ unsigned(b >> 32);
}

struct cell {
  short key;
  signed char left, right;
  double sum;
  bool full;
};

/// tile_static memory with padded rows, of small types and of objects.
template <int T> static void padded() {
  const int n = T * 19;
  std::vector<int> found(n), right(n);
  array_view<int, 1> r(n, found);
  parallel_for_each(
      r.extent.tile<T>(), [=](tiled_index<T> t) restrict(amp) {
        tile_static short rows[5][T + 1];
        tile_static cell cells[T + 3];
        tile_static bool flags[T];
        const int l = t.local[0];
        const unsigned a = any(unsigned(t.global[0]));
        for (int k = 0; k < 5; ++k)
          rows[k][l] = short(a >> k);
        cells[l].key = short(a);
        cells[l].left = (signed char)(a >> 8);
        cells[l].right = (signed char)(l * 7);
        cells[l].full = (a & 3) == 0;
        cells[l].sum = 0;
        flags[l] = (a & 12) == 0;
        t.barrier.wait();
        int x = 0;
        if (a % 3 != 0) {
          int at = l;
          for (int k = 0; k < int(a % 7); ++k) {
            if (flags[at]) {
              x += cells[at].key;
              if (cells[at].full)
                break;
            }
            at = (at + 3 + (cells[at].left & 1)) % T;
            x = x * 3 + rows[k % 5][at];
            if (x < 0) {
              x = -(x / 2);
              continue;
            }
            x -= cells[at].right;
          }
        }
        t.barrier.wait();
        if (a & 1)
          flags[l] = x & 1;
        else if (x % 5 == 2)
          cells[l].sum = x * 0.5;
        t.barrier.wait();
        const int o = int(a >> 3) % T;
        r[t] = x + (flags[o] ? 1000 : 0) + int(cells[(o + 1) % T].sum * 4);
      });
  r.synchronize();
  for (int g = 0; g < n; g += T) {
    std::vector<int> xs(T);
    std::vector<char> flags(T);
    std::vector<double> sums(T);
    auto of = [&](int l) { return any(unsigned(g + l)); };
    for (int l = 0; l < T; ++l) {
      const unsigned a = of(l);
      int x = 0;
      if (a % 3 != 0) {
        int at = l;
        for (int k = 0; k < int(a % 7); ++k) {
          if ((of(at) & 12) == 0) {
            x += short(of(at));
            if ((of(at) & 3) == 0)
              break;
          }
          at = (at + 3 + ((signed char)(of(at) >> 8) & 1)) % T;
          x = x * 3 + short(of(at) >> (k % 5));
          if (x < 0) {
            x = -(x / 2);
            continue;
          }
          x -= (signed char)(at * 7);
        }
      }
      xs[l] = x;
      flags[l] = (a & 1) ? x & 1 : (a & 12) == 0;
      sums[l] = !(a & 1) && x % 5 == 2 ? x * 0.5 : 0;
    }
    for (int l = 0; l < T; ++l) {
      const int o = int(of(l) >> 3) % T;
      right[g + l] = xs[l] + (flags[o] ? 1000 : 0) + int(sums[(o + 1) % T] * 4);
    }
  }
  char name[20];
  std::sprintf(name, "padded %d", T);
  same(name, found, right);
}

/// Atomic operations of some lanes, in conditions and loops; results that select places.
static void atomics() {
  const int n = 1003;
  std::vector<int> counts(40), found(n), right(n), sums(40), places(n, -1);
  std::vector<unsigned> bitsets(4);
  array_view<int, 1> c(40, counts), r(n, found), p(n, places);
  array_view<unsigned, 1> b(4, bitsets);
  parallel_for_each(
      r.extent, [=](index<1> i) restrict(amp) {
        const unsigned a = any(unsigned(i[0]));
        int x = 0;
        if (a % 3 == 1 && atomic_fetch_add(&c[0], 1) >= 0)
          x = 1;
        for (unsigned k = 0; k < a % 5; ++k) {
          if ((a >> k) & 4)
            continue;
          atomic_fetch_add(&c[1 + k], int(k) + 1);
          if ((a >> k) & 8)
            break;
          atomic_fetch_or(&b[k % 4], 1u << (a % 32));
          x += 2;
        }
        if (a % 7 == 2) {
          p[atomic_fetch_inc(&c[30])] = i[0];
          if (a & 64)
            return;
          x += 100;
        }
        atomic_fetch_max(&c[31 + (a & 3)], int(a >> 8));
        x += a & 32 ? atomic_exchange(&r[i], 7) : atomic_fetch_sub(&r[i], 3);
        unsigned mine = a & 7;
        while (mine) {
          mine = mine & (mine - 1);
          atomic_fetch_xor(&b[3], a);
        }
        r[i] += x;
      });
  c.synchronize();
  r.synchronize();
  b.synchronize();
  p.synchronize();
  std::vector<int> wanted(40);
  std::vector<unsigned> sets(4);
  std::vector<char> placed(n);
  for (int i = 0; i < n; ++i) {
    const unsigned a = any(unsigned(i));
    int x = 0, own = 0;
    if (a % 3 == 1) {
      ++wanted[0];
      x = 1;
    }
    for (unsigned k = 0; k < a % 5; ++k) {
      if ((a >> k) & 4)
        continue;
      wanted[1 + k] += int(k) + 1;
      if ((a >> k) & 8)
        break;
      sets[k % 4] |= 1u << (a % 32);
      x += 2;
    }
    right[i] = 0;
    if (a % 7 == 2) {
      ++wanted[30];
      placed[i] = 1;
      if (a & 64)
        continue;
      x += 100;
    }
    int &m = wanted[31 + (a & 3)];
    m = m < int(a >> 8) ? int(a >> 8) : m;
    if (a & 32)
      own = 7;
    else
      own = -3;
    right[i] = own + x;
  }
  // b[3] has both or and xor, whose order matters.
  for (int k = 0; k < 3; ++k)
    if (bitsets[k] != sets[k]) {
      std::printf("atomics: set %d: %x, not %x\n", k, bitsets[k], sets[k]);
      ++failures;
    }
  for (int k = 0; k < wanted[30]; ++k)
    if (places[k] < 0 || !placed[places[k]]--) {
      std::printf("atomics: place %d: %d\n", k, places[k]);
      ++failures;
      break;
    }
  same("counts", counts, wanted);
  same("atomics", found, right);
}

/// Recursion whose depth differs between lanes, below branches and in loops.
static int depth(int x, int d) restrict(cpu, amp) {
  if (x <= 1 || d > 12)
    return d;
  if (x % 2)
    return depth(x * 3 + 1, d + 1) + 1;
  int sum = 0;
  for (int k = 0; k < x % 3; ++k) {
    sum += depth(x / 2 - k, d + 2);
    if (sum > 500)
      return sum - d;
  }
  return sum ^ depth(x / 4, d + 3);
}
struct shape {
  virtual int area(int x) const restrict(cpu, amp) { return x; }
};
struct square : shape {
  int size;
  square(int n) restrict(cpu, amp) : size(n) {}
  int area(int x) const restrict(cpu, amp) override { return size ? x / size + size * size : 3; }
};
struct tower : square {
  tower(int n) restrict(cpu, amp) : square(n) {}
  int area(int x) const restrict(cpu, amp) override {
    int sum = 0;
    for (int k = 0; k < size; ++k)
      if ((x >> k) & 1)
        sum += square::area(x - k);
    return sum;
  }
};
static int tables(int i) restrict(cpu, amp) {
  const int a = int(any(unsigned(i)) % 1000u);
  shape s;
  square q(a % 3);
  tower t(a % 6);
  const shape *p = a % 4 == 0 ? &s : a % 4 == 1 ? static_cast<shape *>(&q) : &t;
  int x = 0;
  for (int k = 0; k < a % 5; ++k) {
    x += p->area(a + k);
    if (x % 7 == 3)
      p = &q;
    else if (x % 11 == 5)
      break;
  }
  return a % 9 == 4 ? x : x * 100 + depth(a % 40, 0);
}

/// Functions of numbers with two results, and such whose results differ between 0 and -0.
static int mathematics(int i) restrict(cpu, amp) {
  const unsigned a = any(unsigned(i));
  float f = float(int(a)) * 1.0e-5f;
  double d = double(int(a >> 3)) * 1.0e-3;
  if (a % 16 == 0)
    f = 0.0f / float(a % 16); // NaN
  if (a % 16 == 1)
    f = -0.0f;
  if (a % 16 == 2)
    f = 1.0e-41f;
  if (a % 16 == 3)
    f = 1.0f / float(a % 3 - a % 3);
  unsigned x = bits(precise_math::fmin(f, 0.25f)) ^ bits(precise_math::fmax(-f, 0.5f)) * 3;
  if (a & 64) {
    int e = 7;
    x += bits(precise_math::frexp(f, &e));
    x ^= a % 16 < 4 ? 5u : unsigned(e);
  } else if (a & 128) {
    float whole = 3;
    x -= bits(precise_math::modf(f, &whole));
    x ^= bits(whole);
  }
  x ^=
      bits(precise_math::floor(f)) + bits(precise_math::ceil(d)) * 5 + bits(precise_math::trunc(d));
  x += bits(precise_math::copysign(d, f != f ? 1.0 : double(f))) +
       bits(precise_math::sqrt(precise_math::fabs(d)));
  x ^= f != f ? 3u : precise_math::isinf(f) ? 5u : precise_math::signbit(f) ? 9u : 1u;
  x ^= bits(precise_math::ldexp(f, int(a >> 5 & 63) - 30)) + bits(precise_math::fmod(d, 7.5));
  x += bits(precise_math::nearbyint(f)) ^ bits(precise_math::round(d)) ^
       bits(precise_math::nextafter(f, 1.0f));
  return int(x);
}

/// Arrays of each thread, of small types, in lanes that come and go.
static int arrays(int i) restrict(cpu, amp) {
  const unsigned a = any(unsigned(i));
  signed char c[6] = {1, 2, 3, 4, 5, 6};
  unsigned short u[3][4] = {{1, 2}, {3}, {(unsigned short)a}};
  long w[5] = {};
  double d[2] = {0.5, double(a % 100)};
  for (unsigned k = 0; k < 3 + a % 9; ++k) {
    const unsigned at = (a >> k) % 6;
    if (at > 4) {
      u[k % 3][at & 3] ^= (unsigned short)(a >> (k & 15));
      continue;
    }
    c[at] = (signed char)(c[at] * 5 + int(k));
    if (c[at] < -100)
      break;
    w[at] += (long)(a) << (k & 15);
    d[at & 1] = d[1 - (at & 1)] * 0.5 + c[at + 1];
    c[5 - at] -= w[at] > 100000 ? c[at]-- : ++c[(at + 1) % 6];
  }
  long sum = 0;
  for (int k = 0; k < 5; ++k)
    sum = sum * 3 + c[k] + u[k % 3][k % 4] + w[k];
  return int(unsigned(sum) ^ unsigned(sum >> 32) ^ bits(d[0]) ^ bits(d[1]) * 3);
}

template <typename F> static void simple(const char *name, F f) {
  const int n = 1003;
  std::vector<int> found(n), right(n);
  array_view<int, 1> r(n, found);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = f(i[0]); });
  r.synchronize();
  for (int i = 0; i < n; ++i)
    right[i] = f(i);
  same(name, found, right);
}

int main() {
  padded<16>();
  padded<32>();
  padded<48>();
  padded<33>();
  padded<64>();
  padded<7>();
  atomics();
  simple("tables", [](int i) restrict(cpu, amp) { return tables(i); });
  simple("mathematics", [](int i) restrict(cpu, amp) { return mathematics(i); });
  simple("arrays", [](int i) restrict(cpu, amp) { return arrays(i); });
  return failures != 0;
}
