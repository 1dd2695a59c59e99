// Kernels of one header in two translation units, and static functions of the same name in both.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror -I%S/Inputs %s %S/Inputs/other_unit.cpp -o %t && %t
// RUN: %ampcc -I%S/Inputs -c %s -o %t.1.o
// RUN: %ampcc -I%S/Inputs -c %S/Inputs/other_unit.cpp -o %t.2.o --amp-host-compiler=%gxx
// RUN: %ampcc %t.1.o %t.2.o -o %t.linked && %t.linked
#include "shared_kernel.h"
using namespace concurrency;

static void change(array_view<int> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] += 10; });
}

void other(array_view<int> view);

int main() {
  std::vector<int> data(10, 1);
  array_view<int> view(10, data);
  change(view);      // 11
  triple_all(view);  // 33
  add_all(view, 2);  // 35
  other(view);       // (35 + 100) * 3 + 1
  view.synchronize();
  return data == std::vector<int>(10, 406) ? 0 : 1;
}
