// A lane that is off does nothing: it does not trap, reads and writes nothing, and keeps its values.
// Each kernel gives what a loop on the host gives, for all levels of instructions.
// RUN: %ampcc -O2 --amp-version=1.3 --amp-vector-form=always -ffp-contract=off %s -o %t
// RUN: env AMPCC_DEVICE=native %t && env AMPCC_DEVICE=native AMPCC_CPU_ISA=x86-64-v3 %t
// RUN: env AMPCC_DEVICE=native AMPCC_CPU_ISA=x86-64 %t && env AMPCC_DEVICE=opencl %t
// RUN: %ampcc -O3 -march=native --amp-version=1.3 --amp-vector-form=always -ffp-contract=off %s -o %t.own
// RUN: env AMPCC_DEVICE=native %t.own
#include <amp.h>
#include <amp_math.h>
#include <climits>
#include <cstdio>
#include <cstring>
#include <vector>
using namespace concurrency;

static const int threads = 1003; // no multiple of the lanes
typedef array_view<const int, 1> ints;

/// The value of thread i, one of few or of all.
static int few(int i) { return (i * 7919 + 13) % 64 - 8; }
static unsigned any(unsigned i) {
  i = (i ^ 61) ^ (i >> 16);
  i *= 9;
  i ^= i >> 4;
  i *= 0x27d4eb2d;
  return i ^ (i >> 15);
}

//===----------------------------------------------------------------------===//
// Traps
//===----------------------------------------------------------------------===//

static int divide(int i, const ints &v, const ints &w) restrict(cpu, amp) {
  const int a = int(unsigned(v[i]) * 33554432u),
            b = v[(i * 5) % v.extent[0]]; // often INT_MIN, 0 or -1
  int x = 0;
  for (int k = 0; k < 4; ++k) {
    if (b == 0)
      continue;
    if (b == -1) {
      if (a == INT_MIN)
        break;
      x += a / b - k;
      continue;
    }
    x = x / 2 + (a / b) % 1000 + a % b;
    if (x > 100 && w[i] / (x - 100) == 3)
      return x;
    const long long wide = (long long)a * 4294967296ll;
    x += (b + k != 0 && b + k != -1) ? int((wide / (b + k)) >> 40) : 7;
    x += int((unsigned long long)wide / (unsigned long long)(b * b)) & 15;
  }
  return x + ((b != 0 && b != -1) ? a % b : b == 0 ? 1 : 2);
}

static int small_divide(int i, const ints &v, const ints &w) restrict(cpu, amp) {
  const signed char a = (signed char)w[i], b = (signed char)(v[i] / 4);
  const unsigned short c = (unsigned short)v[(i * 3) % v.extent[0]];
  int x = b ? a / b + a % b : -7;
  while (x > 3 && c > 2) {
    x -= (unsigned short)(w[i] & 0xffff) / c % 3 + 1;
    if ((c & 7) != 0 && 1000 / (c & 7) == 333)
      break;
  }
  return x;
}

static int shift(int i, const ints &v, const ints &w) restrict(cpu, amp) {
  const int by = v[i];
  unsigned x = unsigned(w[i]);
  long long y = w[i];
  if (by >= 0) {
    if (by < 32)
      x = x << by | x >> (31 - by) >> 1;
    y = by < 64 ? y >> by : -1;
  } else {
    x = x >> (by & 31);
  }
  const int z = by >= 0 && by < 31 ? (w[i] & 1) << by : by >= 31 ? 5 : 6;
  return int(x) ^ int(y) ^ z;
}

static int convert(int i, const ints &v, const ints &w) restrict(cpu, amp) {
  const float f =
      v[i] == 0 ? 0.0f / float(v[i]) : float(w[i]) * float(w[i]) * float(v[i]); // NaN, large
  int x = -1;
  if (f > -2.0e9f && f < 2.0e9f) {
    x = int(f);
    if (f > -128.0f && f < 128.0f)
      x = (signed char)f;
    else if (f >= 0.0f && f < 65535.0f)
      x ^= (unsigned short)f;
  }
  if (!(f > 1.0e18f || f < -1.0e18f) && f == f)
    x ^= int((long long)f >> 3);
  if (f >= 0.0f && f < 1.8e19f)
    x ^= int((unsigned long long)f >> 5);
  return x;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

static int wild(int i, const ints &v, const ints &w) restrict(cpu, amp) {
  const int n = v.extent[0];
  int at = i;
  unsigned x = 0;
  for (int k = 0; at >= 0 && at < n; ++k) {
    x = x * 3 + v[at];
    if (v[at] > 40 && v[at] != 50)
      at = int(unsigned(at) * 1000003u); // far outside, most often
    else
      at += v[at] + k - 20;
    if (k == 40)
      return x;
  }
  if (at < 0 || at >= n || v[at] == 3)
    return x;
  return x + w[at];
}

struct row {
  double d;
  signed char c[3];
  short s;
  int a[4];
  bool b;
};

static int fields(int i, const ints &v, const ints &w) restrict(cpu, amp) {
  row r = {double(v[i]), {1, -2, 3}, short(w[i]), {4, 5, 6, 7}, v[i] > 3};
  int x = 0;
  for (int k = 0; k < 6; ++k) {
    const int j = (v[i] + k) & 3;
    r.a[j] += r.c[j % 3] * k;
    if (r.b && r.a[j] > 20)
      break;
    r.b = r.b != (r.a[j] == 9);
    r.c[k % 3] = (signed char)(r.c[k % 3] * 7 + j);
    r.s = short(r.s * 3 + r.a[3 - j]);
    if (r.s < 0)
      continue;
    r.d = r.d * 0.5 + r.s;
    x += int(r.d) & 0xffff;
  }
  return x ^ r.a[0] ^ r.a[1] * 3 ^ r.a[2] * 5 ^ r.a[3] * 7 ^ r.s ^ (r.b ? 256 : 0) ^ r.c[1];
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

static int machine(int i, const ints &v, const ints &w) restrict(cpu, amp) {
  const int n = v.extent[0];
  int state = v[i] & 7, at = i;
  unsigned x = 0;
  for (int steps = 0; steps < 60; ++steps) {
    switch (state) {
    case 0:
      x += 3;
      state = v[at] & 3;
      if (state == 0)
        state = 5;
      continue;
    case 1:
      x ^= w[at];
    case 2:
      at = (at + 17) % n;
      state = int(x >> 3) & 7;
      break;
    case 3: {
      int k = 0;
      while (true) {
        if (++k > (v[at] & 15))
          break;
        if ((w[(at + k) % n] & 31) == 7)
          return x + k;
        if (k == 9) {
          state = 6;
          break;
        }
      }
      if (state == 6)
        break;
      x += k;
      state = 4;
      continue;
    }
    case 6:
      return ~x;
    case 7:
      if (x & 64)
        break;
      x -= 5;
      state = 2;
      continue;
    default:
      x = x * 5 + state;
      state = (state + v[at]) & 7;
      if (int(x) < 0)
        continue;
      x >>= 1;
    }
    x += steps;
  }
  return x;
}

/// Some lanes run a million iterations, others none.
static int patient(int i, const ints &v, const ints &w) restrict(cpu, amp) {
  unsigned x = unsigned(w[i]) | 1;
  unsigned long long count = 0;
  if (v[i] == 0)
    return -3;
  do {
    if (v[i] < 20) {
      if (x % 5 == 0)
        break;
      if (x % 7 == 0) {
        x = x / 7 + 2;
        continue;
      }
    }
    for (unsigned k = x & 3;; ++k) {
      if (k == 3)
        break;
      if ((x >> k & 1) == 0)
        continue;
      x += k;
    }
    x = x * 1664525u + 1013904223u;
    ++count;
  } while (count < (v[i] == 50 ? 20000u : 9u) && (x >> 27) != 3);
  return int(x) ^ int(count);
}

static bool note(unsigned &log, unsigned bit, bool result) restrict(cpu, amp) {
  log = log * 3 + bit;
  return result;
}

static int effects(int i, const ints &v, const ints &w) restrict(cpu, amp) {
  unsigned log = 0;
  int x = v[i];
  if ((note(log, 1, x & 1) && note(log, 2, x & 2)) || (note(log, 3, x & 4) && !note(log, 4, x & 8)))
    log += 100;
  while (note(log, 5, x > 0) && (x > 50 || note(log, 6, x != 7)))
    x -= note(log, 7, x & 1) ? (note(log, 8, x & 2), 3) : x++ % 3 + 2;
  unsigned y = x < 0 ? log++ : --log;
  y += (log += 2) * unsigned(x > -3 ? x-- : w[i] & 3);
  return int(log * 31 + y + x);
}

template <int N> struct tower {
  static int height(int x, int &calls) restrict(cpu, amp) {
    ++calls;
    if (x <= 0)
      return N;
    if (x % 3 == 0)
      return tower<N - 1>::height(x / 3, calls) + 1;
    for (int k = 0; k < x % 4; ++k)
      if (tower<N - 1>::height(x - 2 * k, calls) == k)
        return k * 100;
    return tower<N - 1>::height(x - 5, calls) * 2;
  }
};
template <> struct tower<0> {
  static int height(int x, int &calls) restrict(cpu, amp) { return x & 3; }
};

static int recursion(int i, const ints &v, const ints &w) restrict(cpu, amp) {
  int calls = 0;
  const int x = tower<4>::height(v[i], calls);
  return x * 1000 + calls;
}

static int stacks(int i, const ints &v, const ints &w) restrict(cpu, amp) {
  int stack[24], top = 0;
  unsigned x = 0;
  bool seen[8] = {};
  stack[top++] = v[i] & 31;
  while (top) {
    const int node = stack[--top];
    if (seen[node & 7])
      continue;
    seen[node & 7] = (node & 1) != 0;
    x = x * 7 + node;
    if (node > 24 && top)
      break;
    for (int k = 1; k < 3; ++k) {
      if (top >= 23 || (node >> k) == 0)
        break;
      stack[top++] = (node >> k) ^ (w[(i + k) % 64] & 3);
    }
    if (x & 0x100000)
      return int(0 - x);
  }
  return x + top + (seen[3] ? 5 : 0);
}

/// A uniform loop whose condition only lanes that are on may evaluate.
static int shared_bound(int i, const ints &v, const ints &w) restrict(cpu, amp) {
  const int bound = w[3] & 15, zero = w[3] - w[3];
  int x = v[i];
  if (x > 20)
    for (int k = 0; k < (v[i] > 64 ? 100 / zero : bound); ++k) {
      if (zero)
        x += 100 / zero;
      if (x & 1 && x > 1000)
        break;
      x += k * v[(i + k) % 64];
    }
  else if (x > 55)
    x = w[x * 10000000];
  return x;
}

//===----------------------------------------------------------------------===//

static int failures = 0;
template <typename F> static void check(const char *name, F f) {
  std::vector<int> numbers(threads), all(threads), found(threads);
  for (int i = 0; i < threads; ++i) {
    numbers[i] = few(i);
    all[i] = int(any(unsigned(i)));
  }
  const ints v(threads, numbers), w(threads, all);
  array_view<int, 1> r(threads, found);
  r.discard_data();
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = f(i[0], v, w); });
  r.synchronize();
  for (int i = 0; i < threads; ++i) {
    const int right = f(i, v, w);
    if (found[i] != right) {
      std::printf("%s: thread %d: %d, not %d\n", name, i, found[i], right);
      ++failures;
      return;
    }
  }
}
#define CHECK(F)                                                                                   \
  check(#F, [](int i, const ints &v, const ints &w) restrict(cpu, amp) { return F(i, v, w); })

int main() {
  CHECK(divide);
  CHECK(small_divide);
  CHECK(shift);
  CHECK(convert);
  CHECK(wild);
  CHECK(fields);
  CHECK(machine);
  CHECK(patient);
  CHECK(effects);
  CHECK(recursion);
  CHECK(stacks);
  CHECK(shared_bound);
  return failures != 0;
}
