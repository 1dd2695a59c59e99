// Visual C++ does not evaluate the condition of `__assume`. `__assume(0)` is never reached.
// RUN: %ampcc --amp-msvc -O2 -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -O2 -Wall -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
// REQUIRES: opencl-device, gxx
#include <amp.h>
using namespace concurrency;

static int calls = 0;
static bool check() {
  ++calls;
  return true;
}

static int twice_of(int kind, int x) restrict(cpu, amp) {
  switch (kind) {
  case 0:
    return 2 * x;
  case 1:
    return -2 * x;
  default:
    __assume(0);
  }
}

int main(int count, char **) {
  __assume(check());
  __assume(count++ > 0);
  array_view<int> view(2);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    __assume(i[0] < 2);
    view[i] = twice_of(i[0], 5);
  });
  return !(calls == 0 && count == 1 && view[0] == 10 && view[1] == -10 && twice_of(1, 2) == -4);
}
