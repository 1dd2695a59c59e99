// A store through a reference to one of several variables of a thread is seen by what reads them afterwards, where PoCL runs
// several threads at a time.
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

static int failures = 0;

/// The variables are there before a barrier and changed after it.
template <int A, int B, typename Body> void expect(const char *name, const Body &body) {
  std::vector<unsigned> data(64);
  array_view<unsigned, 2> out(64 / B, B, data);
  parallel_for_each(out.extent.template tile<A, B>(), [=](tiled_index<A, B> t) restrict(amp) {
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

int main() {
  expect_in_tiles("variables", [](unsigned h) restrict(cpu, amp) { return variables(h); });
  expect_in_tiles("objects", [](unsigned h) restrict(cpu, amp) { return objects(h); });
  return failures != 0;
}
