// A store through a reference to one of several variables of a thread, or to an element whose place is known at run time only, is
// seen by what reads them afterwards, where PoCL runs several threads at a time. A pointer may get one of many known places in
// tile_static memory.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t && %oclgrind %t
// RUN: rm -rf %t.d && %ampcc --translate %s -o %t.d && FileCheck %s < %t.d/chosen-variables.cl
// CHECK: #define SCALAR() __atomic_signal_fence(__ATOMIC_SEQ_CST)
// CHECK: #define SCALAR(){{$}}
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

struct two {
  unsigned a, b;
};

inline unsigned variables(unsigned h) restrict(cpu, amp) {
  unsigned v = h, w = h * 3;
  unsigned &r = h & 1 ? v : w;
  r = h & 3;
  h = h * 31 + v;
  unsigned &q = h & 2 ? v : w;
  q += 9;
  return h * 31 + w * 7 + v;
}

inline unsigned objects(unsigned h) restrict(cpu, amp) {
  two v = {h, h * 3}, w = {h ^ 9, h * 3};
  two &r = h & 1 ? v : w;
  r.b = h & 1;
  h = h * 31 + v.b + w.a;
  two *q = &v;
  if (h & 2)
    q = &w;
  q->a = h;
  return h * 31 + v.a + w.b + v.b;
}

inline unsigned elements(unsigned h) restrict(cpu, amp) {
  unsigned a[2] = {h << (h & 7), 0};
  a[(h + 3) % 2] = h;
  a[(h + 6) % 2] = h * 5;
  return a[(h >> 1) % 2];
}

static int failures = 0;

/// The variables are there before a barrier and changed after it.
template <int A, int B, typename Body> void expect(const char *name, const Body &body) {
  std::vector<unsigned> data(64);
  array_view<unsigned, 2> out(64 / B, B, data);
  parallel_for_each(
      out.extent.template tile<A, B>(), [=](tiled_index<A, B> t) restrict(amp) {
        const unsigned h = t.global[0] * 7 * B + t.global[1] * 7 + (t.global[0] >> 2);
        t.barrier.wait();
        out[t] = body(h);
      });
  out.synchronize();
  for (int k = 0; k < 64; ++k)
    if (data[k] != body(k / B * 7 * B + k % B * 7 + (k / B >> 2)))
      ++failures, std::printf("%s in tiles of %d times %d: thread %d\n", name, A, B, k);
}

template <typename Body> void expect_in_tiles(const char *name, const Body &body) {
  expect<8, 4>(name, body);
  expect<4, 2>(name, body);
  expect<4, 8>(name, body);
  expect<16, 1>(name, body);
}

struct part {
  unsigned k;
  float a[2];
};

/// Elements that each thread stores and loads, in tiles that PoCL runs several threads of at a time.
void check_elements() {
  std::vector<unsigned> data(256), in(256);
  for (unsigned k = 0; k < 256; ++k)
    in[k] = (k * 2654435761u) >> 7;
  array_view<const unsigned> numbers(256, in);
  array_view<unsigned> out(256, data);
  parallel_for_each(
      extent<3>(8, 4, 8).tile<2, 2, 2>(), [=](tiled_index<2, 2, 2> t) restrict(amp) {
        tile_static unsigned shared[8];
        tile_static part parts[8];
        const int l = (t.local[0] * 2 + t.local[1]) * 2 + t.local[2];
        const int g = ((t.tile[0] * 2 + t.tile[1]) * 4 + t.tile[2]) * 8 + l;
        const unsigned h = numbers[g];
        const float r = static_cast<float>(h);
        shared[l] = h;
        t.barrier.wait();
        unsigned a[2] = {h << l};
        a[(3 + l) % 2] = h;
        a[(6 + l) % 2] = h;
        parts[l].a[1] = r * r - r / r;
        t.barrier.wait();
        out[g] = a[h % 2];
      });
  out.synchronize();
  for (unsigned g = 0; g < 256; ++g)
    if (data[g] != in[g])
      ++failures, std::printf("elements: thread %u has %u\n", g, data[g]);
}

void check_places() {
  std::vector<unsigned> data(64);
  array_view<unsigned> out(64, data);
  parallel_for_each(
      out.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
        tile_static unsigned s[64];
        const int l = t.local[0];
        s[l] = l * 3;
        t.barrier.wait();
        const unsigned *p = s;
        switch (s[l] & 7) {
        case 0:
          p = s + 5;
          break;
        case 1:
          p = s + 9;
          break;
        case 2:
          p = s + 1;
          break;
        case 3:
          p = s + 33;
          break;
        case 4:
          p = s + 20;
          break;
        case 5:
          p = s + 6;
          break;
        }
        out[t] = *p;
      });
  out.synchronize();
  const unsigned places[] = {5, 9, 1, 33, 20, 6, 0, 0};
  for (unsigned k = 0; k < 64; ++k)
    if (data[k] != places[k * 3 & 7] * 3)
      ++failures, std::printf("places: thread %u has %u\n", k, data[k]);
}

int main() {
  check_elements();
  check_places();
  expect_in_tiles("elements", [](unsigned h) restrict(cpu, amp) { return elements(h); });
  expect_in_tiles("variables", [](unsigned h) restrict(cpu, amp) { return variables(h); });
  expect_in_tiles("objects", [](unsigned h) restrict(cpu, amp) { return objects(h); });
  return failures != 0;
}
