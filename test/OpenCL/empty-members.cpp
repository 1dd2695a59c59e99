// A function that returns an object without bytes by reference returns no address of a local object.
// REQUIRES: opencl-device
// RUN: rm -rf %t.d && %ampcc --amp-version=1.3 -std=c++17 -O0 --amp-save-temps=%t.d %s -o %t && %t | FileCheck %s
// RUN: cat %t.d/*.cl | FileCheck %s --check-prefix=CL
// CL-NOT: return &empty
// CHECK: 20 25
#include <amp.h>
#include <cstdio>
#include <functional>
using namespace concurrency;

struct empty {};
struct holder {
  empty e;
  int n;
  empty &get() { return e; }
  empty *pointer() { return &e; }
};

int main() {
  std::vector<int> results(8);
  array_view<int> v(8, results);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    holder h;
    h.n = 0;
    empty copy = h.get(), other = *h.pointer();
    h.get() = copy;
    *h.pointer() = other;
    auto swapped = std::bind([](int a, int b) { return a * 10 + b; }, std::placeholders::_2, std::placeholders::_1);
    v[i] = swapped(i[0], 2) + h.n;
  });
  std::printf("%d %d\n", v[0], v[5]);
}
