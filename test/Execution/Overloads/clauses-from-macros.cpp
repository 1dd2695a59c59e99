// Clauses that come from macros, in whole and in part.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

#define GPU restrict(amp)
#define BOTH restrict(cpu, amp)
#define SIDES(...) restrict(__VA_ARGS__)
#define NAME amp
int one(int x) GPU { return x + 1; }
int two(int x) BOTH { return x + 2; }
int three(int x) SIDES(cpu, amp) { return x + 3; }
int four(int x) restrict(NAME) { return x + 4; }

int main() {
  std::vector<int> data(4, 0);
  array_view<int> view(4, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    view[i] = one(two(three(four(0))));
  });
  view.synchronize();
  if (two(three(0)) != 5)
    return 1;
  return data == std::vector<int>(4, 10) ? 0 : 1;
}
