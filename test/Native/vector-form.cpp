// The vector form gives what the scalar one gives, and does nothing for lanes that are off: for
// several levels of instructions, for the lowest (-O1), for the processor's own.
// RUN: %ampcc -O2 %s -o %t.scalar --amp-vector-form=never && env AMPCC_DEVICE=native %t.scalar > %t.expected
// RUN: %ampcc -O2 %s -o %t.levels --amp-vector-form=always && env AMPCC_DEVICE=native %t.levels > %t.found
// RUN: cmp %t.expected %t.found
// RUN: %ampcc -O1 %s -o %t.lowest --amp-vector-form=always && env AMPCC_DEVICE=native %t.lowest > %t.found
// RUN: cmp %t.expected %t.found
// RUN: %ampcc -O2 -march=native %s -o %t.own --amp-vector-form=always && env AMPCC_DEVICE=native %t.own > %t.found
// RUN: cmp %t.expected %t.found
// A debugger finds one thread after the other.
// RUN: %ampcc -O0 -g %s -o %t.plain --amp-vector-form=always && env AMPCC_DEVICE=native %t.plain > %t.found
// RUN: cmp %t.expected %t.found
// RUN: rm -rf %t.text && %ampcc -O2 --translate %s -o %t.text --amp-vector-form=always
// RUN: FileCheck %s --input-file=%t.text/vector-form.native.cpp
// CHECK: #include <ampcc_rt/native_lanes.h>
// CHECK: #if AMPCC_LANES
// Compilers without such vectors run the loops over threads alone.
// RUN: %gxx -std=c++17 -O2 -w -I%source_root/include -ffp-contract=off -fno-strict-aliasing -c %t.text/vector-form.native.cpp -o %t.o
// RUN: %clangxx -std=c++17 -O2 -w -I%source_root/include -ffp-contract=off -fno-strict-aliasing -c %t.text/vector-form.native.cpp -o %t.o
// RUN: not %ampcc %s -o %t.no --amp-vector-form=sometimes 2>&1 | FileCheck --check-prefix=VALUE %s
// VALUE: unknown value 'sometimes' of '--amp-vector-form='; there are auto, always and never
#include <amp.h>
#include <amp_math.h>
#include <cstdio>
#include <cstring>
#include <vector>
using namespace concurrency;

template <typename T> static void print(const char *name, array_view<const T, 1> values) {
  unsigned long long sum = 0;
  for (int i = 0; i < values.extent[0]; ++i) {
    unsigned long long bits = 0;
    std::memcpy(&bits, &values[i], sizeof(T));
    sum = sum * 31 + bits;
  }
  std::printf("%s %llx\n", name, sum);
}

struct body {
  float x, y;
  int kind;
  float mass;
};

static float length(float x, float y) restrict(amp) {
  if (x == 0.0f && y == 0.0f)
    return -1.0f;
  return fast_math::sqrt(x * x + y * y);
}

int main() {
  const int n = 1003; // no multiple of the lanes
  std::vector<int> numbers(n);
  std::vector<float> floats(n);
  std::vector<body> bodies(n);
  for (int i = 0; i < n; ++i) {
    numbers[i] = (i * 7919 + 13) % 64;
    floats[i] = (i * 37 % 1000) / 8.0f;
    bodies[i] = {floats[i], float(i % 5), i % 3, 1.0f + i % 7};
  }
  array_view<const int, 1> a(n, numbers);
  array_view<const float, 1> f(n, floats);
  array_view<const body, 1> b(n, bodies);
  array<int, 1> r(n);
  array<float, 1> s(n);
  array<double, 1> d(n);
  array<unsigned long, 1> w(n);

  // Division by 0, and places far outside, in lanes that are off.
  parallel_for_each(
      r.extent, [ =, &r ](index<1> i) restrict(amp) {
        const int v = a[i];
        int x = -1;
        if (v != 0)
          x = 1000 / v + 77 % v;
        if (v > 60)
          x += a[v * 16];
        else if (v > 100)
          x += a[v << 24];
        r[i] = v == 5 || (v != 0 && 100 / v > 7) ? x : v == 0 ? 9 : x % v;
      });
  print<int>("off", r);

  // Loops that threads leave by themselves, nested, with continue.
  parallel_for_each(
      r.extent, [ =, &r ](index<1> i) restrict(amp) {
        int steps = 0;
        for (int k = a[i]; k > 0; --k) {
          int x = k * 27 + 1;
          if (x % 5 == 0)
            continue;
          while (x != 1) {
            x = x % 2 ? (x * 3 + 1) % 1024 : x / 2;
            if (++steps > 400 || x == 0)
              break;
          }
          if (steps > 390)
            break;
          do
            ++steps;
          while (steps % 7);
        }
        r[i] = steps;
      });
  print<int>("loops", r);

  // Objects, functions that return early, an array of each thread, places of its own in it.
  parallel_for_each(
      s.extent, [ =, &s ](index<1> i) restrict(amp) {
        float sums[4] = {};
        int order[4];
        for (int k = 0; k < 4; ++k)
          order[k] = (k * 3 + a[i]) & 3;
        for (int k = 0; k < 8; ++k) {
          const body &one = b[(i[0] + k * k) % 100];
          const body &far = b[(i[0] + 5 * a[i]) % 1003];
          body two = b[(i[0] + a[i]) % 1003];
          two.mass += far.mass - far.y;
          two.x -= one.x;
          two.y -= one.y;
          if (one.kind != two.kind)
            sums[order[k & 3]] += one.mass * length(two.x, two.y) + two.mass;
        }
        int top = 0, stack[8];
        stack[top++] = a[i];
        while (top > 0) {
          const int at = stack[--top];
          sums[at & 3] += 0.5f;
          if (at > 3 && top < 6) {
            stack[top++] = at / 2;
            if (at & 1)
              stack[top++] = at / 4;
          }
        }
        s[i] = sums[a[i] & 3] + sums[1];
      });
  print<float>("objects", s);

  // Numbers of 64 bits, doubles, small integers, shifts.
  parallel_for_each(
      d.extent, [ =, &d, &w ](index<1> i) restrict(amp) {
        unsigned long x = 88172645463325252ul + a[i];
        double sum = 0.0;
        while (x % 11 != 0) {
          x ^= x << 13;
          x ^= x >> 7;
          x ^= x << 17;
          sum += double(x >> 40) / 3.0;
        }
        d[i] = sum;
        w[i] = x;
      });
  print<double>("doubles", d);
  print<unsigned long>("wide", w);

  // Results of atomic operations in a loop, and functions with two results.
  array<int, 1> counts(n), places(4 * n);
  parallel_for_each(r.extent, [ =, &counts ](index<1> i) restrict(amp) { counts[i] = 0; });
  parallel_for_each(places.extent, [ =, &places ](index<1> i) restrict(amp) { places[i] = -1; });
  parallel_for_each(
      r.extent, [ =, &counts, &places, &s ](index<1> i) restrict(amp) {
        const int last = a[i] % 4;
        for (int k = 0; k < last; ++k)
          places[i[0] * 4 + atomic_fetch_add(&counts[i], 1)] = k * 7 + last;
        float x = f[i], sum = 0;
        while (x > 1) {
          int exponent = 0, quotient = 0;
          float whole = 0;
          sum += precise_math::frexp(x, &exponent);
          if (exponent > 2)
            sum += precise_math::modf(x * 1.25f, &whole);
          sum += precise_math::remquo(x, 3.0f, &quotient) + whole;
          x = x * 0.5f - quotient % 2 + exponent * 0.125f - 1;
        }
        s[i] = sum;
      });
  print<int>("counts", counts);
  print<int>("places", places);
  print<float>("two results", s);

  // Functions of numbers, and a tile.
  tiled_extent<32> tiles = s.extent.tile<32>().pad();
  parallel_for_each(
      tiles, [ =, &s ](tiled_index<32> t) restrict(amp) {
        tile_static float row[32];
        const int i = t.global[0], l = t.local[0];
        row[l] = i < n ? f[i] : 0.0f;
        t.barrier.wait();
        float x = row[31 - l];
        while (x > 1.0f)
          x = precise_math::floor(x) * 0.5f - (x > 10.0f ? row[l / 2] * 0.001f : 0.25f);
        if (i < n)
          s[i] = precise_math::fabs(x) + precise_math::fmax(x, 0.5f) + (x == x);
      });
  print<float>("tile", s);
}
