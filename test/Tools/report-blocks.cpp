// The report has the number of large blocks that containers took, how many of them were freed before, and the
// size of those that are kept.
// RUN: %ampcc %s -o %t
// RUN: env AMPCC_DEVICE=native AMPCC_REPORT=%t.html %t
// RUN: FileCheck %s --input-file %t.html
#include <amp.h>
using namespace concurrency;

int main() {
  for (int step = 0; step < 3; ++step) {
    array<float> frame(1 << 18); // 1 MiB
    parallel_for_each(frame.extent, [&](index<1> i) restrict(amp) { frame[i] = 1; });
  }
  return 0;
}
// CHECK: {{^}}B(3,2,1048576){{$}}
