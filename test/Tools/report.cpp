// AMPCC_REPORT writes a page that a browser shows: figures, tables that sort, a timeline that zooms and
// describes the work under the mouse. A page that was cut off shows its complete part. It needs no network.
// REQUIRES: opencl-device, chromium
// RUN: %ampcc %s -o %t
// RUN: env AMPCC_DEVICE=native AMPCC_REPORT=%t.native.html %t 2>&1 | count 0
// RUN: env AMPCC_DEVICE=opencl AMPCC_REPORT=%t.html %t 2>&1 | count 0
// RUN: %python %S/Inputs/look_at_report.py %tools/browse %t.native.html %t.html
#include <amp.h>
#include <vector>
using namespace concurrency;

struct scale {
  array_view<float> view;
  void operator()(index<1> i) const restrict(amp) { view[i] *= 2; }
};

int main() {
  std::vector<float> data(1 << 16, 1);
  array<float> memory(1 << 16, data.begin());
  array_view<float> view(memory);
  for (int k = 0; k < 10; ++k) {
    parallel_for_each(view.extent, scale{view});
    if (k % 2)
      parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] += 1; });
  }
  copy(memory, data.begin());
  return 0;
}
