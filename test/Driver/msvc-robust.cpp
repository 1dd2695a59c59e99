// --amp-msvc implies --amp-robust; --no-amp-robust wins.
// RUN: %ampcc --amp-msvc --translate %s -o %t && FileCheck %s < %t/msvc-robust.cl
// RUN: %ampcc --amp-msvc --no-amp-robust --translate %s -o %t.off && not grep IN_BOUNDS %t.off/msvc-robust.cl
// RUN: %ampcc --amp-msvc %s -o %t.exe && %t.exe
// CHECK: IN_BOUNDS(
#include <amp.h>
using namespace concurrency;

int main() {
  int d[4] = {1, 2, 3, 4}, s[4];
  array_view<const int> in(4, d);
  array_view<int> out(4, s);
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    out[i] = in[i[0] - 1] + in[i[0] + 1];
    out[i[0] + 100000] = 7;
  });
  out.synchronize();
  return !(s[0] == 2 && s[1] == 4 && s[2] == 6 && s[3] == 3);
}
