// Direct writes of the host to the memory of a view, which
// the copy on the accelerator does not have or overwrites.
// RUN: %ampcc -w --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

int main() {
  std::vector<int> data(64, 1), results(64);
  array_view<const int> v(64, data);
  array_view<int> w(64, results);
  auto copy_all = [&] {
    parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] = v[i]; });
  };
  // CHECK: first: fine
  judge("first", copy_all);
  // CHECK-NEXT: again: fine
  judge("again", copy_all);
  data[3] = 7;
  v.refresh();
  // CHECK-NEXT: told: fine
  judge("told", copy_all);
  data[3] = 8;
  // CHECK-NEXT: ampcc: check: {{.*}}hidden-writes.cpp:[[#@LINE-11]]: the memory of a view was changed, by the host or through another view, and the accelerator's copy does not have it: call refresh()
  judge("hidden", copy_all);
  // CHECK: hidden: fine
  w.synchronize();
  results[5] = 3; // w has no newer data
  // CHECK-NEXT: synchronized: fine
  judge("synchronized", [&] {
    w.refresh();
    copy_all();
  });
  results[5] = 4; // w has
  // CHECK-NEXT: ampcc: check: {{.*}}hidden-writes.cpp:[[#@LINE+1]]:{{[0-9]+}}: the memory of a view was changed, by the host or through another view, while results of a kernel were not yet there
  w.synchronize();
  std::fprintf(stderr, "%d\n", w[5]);
  // A copy of a view into its own memory has the values that the memory should have.
  // CHECK: copied: fine
  judge("copied", [&] {
    copy_all();
    copy(w, results.begin());
    copy_all();
    copy_async(w, results.begin()).get();
    w.synchronize();
  });
  // CHECK-NEXT: ampcc: check: 2 places are wrong
}
