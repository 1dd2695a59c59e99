// The second unit in a static and in a shared library.
// REQUIRES: opencl-device
// RUN: %ampcc -fPIC -I%S/Inputs -c %S/Inputs/other_unit.cpp -o %t.o
// RUN: rm -f %t.a && llvm-ar rcs %t.a %t.o
// RUN: %ampcc %s %t.a -o %t.static && %t.static
// RUN: %ampcc -shared -fPIC -I%S/Inputs %S/Inputs/other_unit.cpp -o %t.so
// RUN: %ampcc %s %t.so -o %t.shared && %t.shared
#include <amp.h>
#include <vector>
using namespace concurrency;

void other(array_view<int> view);

int main() {
  std::vector<int> data(10, 1);
  array_view<int> view(10, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] += 1; });
  other(view);
  view.synchronize();
  return data == std::vector<int>(10, 307) ? 0 : 1;
}
