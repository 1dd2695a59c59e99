// The fix-its of hints, applied: the program compiles afterwards.
// RUN: not %ampcc -std=c++17 -fsyntax-only -fdiagnostics-parseable-fixits %s > %t.txt 2>&1
// RUN: %python %tools/apply_fixits.py %s %t.txt %t.cpp
// RUN: %ampcc -std=c++17 -fsyntax-only -Werror %t.cpp
// RUN: FileCheck %s < %t.cpp
#include <amp.h>
using namespace concurrency;

// CHECK: constexpr const float pi = 3.14f;
const float pi = 3.14f;

// CHECK: int of_amp(int x) restrict(cpu, amp) { return x; }
int of_amp(int x) restrict(amp) { return x; }
// CHECK: int of_both(int x) restrict(cpu, amp) { return x; }
int of_both(int x) restrict(amp) { return x; }
int both(int x) restrict(cpu, amp) { return of_both(x); }
int host() { return of_amp(1); }

// CHECK: long locals(int x) restrict(amp) {
long locals(int x) restrict(amp) {
  // CHECK: long a = x;
  long long a = x;
  // CHECK: const unsigned long b = x;
  const unsigned long long b = x;
  // CHECK: int c = x;
  short c = x;
  // CHECK: unsigned int d = x;
  unsigned char d = x;
  return a + b + c + d;
}

void launch(array_view<float> v, array_view<float, 2> w) {
  // CHECK: parallel_for_each(concurrency::extent<1>(100), [=](index<1> i)
  parallel_for_each(100, [=](index<1> i) restrict(amp) { v[i] = pi; });
  // CHECK: parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t)
  parallel_for_each(v.extent.tile(16), [=](tiled_index<16> t) restrict(amp) { v[t] = pi; });
  constexpr int rows = 8;
  // CHECK: parallel_for_each(w.extent.tile<8, 16>(), [=](tiled_index<8, 16> t)
  parallel_for_each(w.extent.tile(rows, 16), [=](tiled_index<8, 16> t) restrict(amp) { w[t] = pi; });
  // CHECK: parallel_for_each(v.extent.tile<32>(), [=](tiled_index<32> t)
  parallel_for_each(v.extent, [=](tiled_index<32> t) restrict(amp) { v[t] = pi; });
}
