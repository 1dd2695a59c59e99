// Calls across sides are rejected, in the words of C++ AMP.
// RUN: not %ampcc -fsyntax-only %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=__device__ --implicit-check-not=__host__ --implicit-check-not=CUDA
#include <amp.h>
using namespace concurrency;

int host_only(int x) { return x; }
int amp_only(int x) restrict(amp) { return x; }

void launch(array_view<int> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    // CHECK: wrong-side-err.cpp:[[#@LINE+1]]:15: error: {{.*}}'host_only'
    view[i] = host_only(view[i]);
  });
  // CHECK: wrong-side-err.cpp:[[#@LINE+1]]:3: error: {{.*}}'amp_only'
  amp_only(1);
}
