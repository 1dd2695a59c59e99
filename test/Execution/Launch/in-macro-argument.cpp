// Several launches that macros write in the argument of another macro: each is its own kernel.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
using namespace concurrency;

#define CHECK(x)                                                                                   \
  do {                                                                                             \
    if (!(x))                                                                                      \
      return __LINE__;                                                                             \
  } while (0)
#define LAUNCH(view, ...)                                                                          \
  (parallel_for_each((view).extent, [=](index<1> i) restrict(amp) { __VA_ARGS__; }), true)
#define BOTH(x, y) FORWARD(x && y)
#define FORWARD(x) x
#define APPLY(m, ...) m(__VA_ARGS__)

int main() {
  array_view<int> v(10);
  CHECK(LAUNCH(v, v[i] = 1) && LAUNCH(v, v[i] += 2));
  CHECK(v[3] == 3);
  CHECK(BOTH(LAUNCH(v, v[i] *= 5), FORWARD(LAUNCH(v, v[i] += 1)) && FORWARD(LAUNCH(v, v[i] *= 2))));
  CHECK(v[3] == 32);
  FORWARD((void)APPLY(LAUNCH, v, v[i] += 1); (void)APPLY(LAUNCH, v, v[i] *= 3););
  CHECK(v[3] == 99);
}
