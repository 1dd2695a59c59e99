// The rule of every report, also where several rules check one place
// of the program: that of a library function, of an atomic operation.
// RUN: %ampcc -w --amp-check %s -o %t.exe
// RUN: rm -f %t.json && env AMPCC_DEVICE=native AMPCC_CHECK=json:%t.json,exitcode=0 %t.exe 2>&1 | FileCheck %s
// RUN: %python -c "import json; [print(r['rule'] + ': ' + r['text']) for r in json.load(open('%t.json'))]" | FileCheck --check-prefix=JSON %s
#include "Inputs/judge.h"

int main() {
  array_view<int> v(64), w(64), fresh(64);
  for (int i = 0; i < 64; ++i) {
    v[i] = i % 4;
    w[i] = 0;
  }

  judge("index", [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      atomic_fetch_inc(&w[i[0] + 1]);
    });
  });
  judge("element", [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      int own[4] = {1, 2, 3, 4};
      w[i] = own[v[i] + 1];
    });
  });
  // A null pointer and an unwritten element, through one function of the library.
  judge("pointer", [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      int own = 0, *expected = v[i] == 3 ? nullptr : &own;
      atomic_compare_exchange(&v[i], expected, v[i]);
    });
  });
  judge("init", [&] {
    parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) {
      int expected = 0;
      atomic_compare_exchange(&fresh[i], &expected, 1);
    });
  });
  judge("race", [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      int expected = 0;
      if (i[0] == 0)
        v[9] = 1;
      atomic_compare_exchange(&v[9], &expected, 1);
    });
  });
  judge("division", [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { w[i] = 7 / v[i]; });
  });
  judge("shift", [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { w[i] = 1 << v[i] * 16; });
  });
  judge("barrier", [&] {
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
      if (v[t])
        t.barrier.wait();
      w[t] = 1;
    });
  });
  judge("host", [&] { v[64] = 1; });
  std::vector<int> memory(4);
  array_view<int> shown(4, memory);
  parallel_for_each(shown.extent, [=](index<1> i) restrict(amp) { shown[i] = 1; });
  shown.synchronize();
  memory = std::vector<int>(400);
  judge("gone", [&] { shown[0] = 1; });
}
// CHECK: 11 places are wrong:
// CHECK-NEXT: report-rules.cpp:17:25: index, 1 time
// CHECK-NEXT: report-rules.cpp:23:14: element, 16 times
// CHECK-NEXT: report-rules.cpp:30:38: pointer, 16 times
// CHECK-NEXT: report-rules.cpp:30:7: pointer, 32 times
// CHECK-NEXT: report-rules.cpp:36:7: init, 1 time
// CHECK-NEXT: report-rules.cpp:44:7: race, 63 times
// CHECK-NEXT: report-rules.cpp:48:{{[0-9]+}}: division, 16 times
// CHECK-NEXT: report-rules.cpp:51:{{[0-9]+}}: shift, 32 times
// CHECK-NEXT: report-rules.cpp:56:9: barrier, 4 times
// CHECK-NEXT: report-rules.cpp:60:25: index, 1 time
// CHECK-NEXT: report-rules.cpp:66:29: host, 1 time
// JSON: index: {{.*}}index 64 is out of bounds
// JSON-NEXT: element: {{.*}}index 4 is out of bounds: 'own' has 4 elements
// JSON-NEXT: pointer: {{.*}}goes through a null pointer
// JSON-NEXT: pointer: {{.*}}goes through a null pointer
// JSON-NEXT: init: {{.*}}is read before it is written
// JSON-NEXT: race: {{.*}}race on global memory
// JSON-NEXT: division: {{.*}}divides by zero
// JSON-NEXT: shift: {{.*}}shifts 32 bits by 32
// JSON-NEXT: barrier: {{.*}}barrier: {{[0-9]+}} threads of the tile came
// JSON-NEXT: index: {{.*}}index 64 is out of bounds
// JSON-NEXT: host: {{.*}}was freed
