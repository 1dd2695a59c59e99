// A product and a sum are rounded one by one, unless --amp-fast-math lets the device contract them.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-fast-math -DMAY_CONTRACT %s -o %t.fast && %t.fast

#include <amp.h>
#include <cmath>
#include <vector>
using namespace concurrency;

int main() {
  // The square of 1 + e is 1 + 2e + e^2, and e^2 is lost where the product is rounded.
  const float e = std::ldexp(1.0f, -20);
  std::vector<float> x(64, 1.0f + e), y(64);
  const array_view<const float> from(64, x);
  const array_view<float> to(64, y);
  parallel_for_each(to.extent, [=](index<1> i) restrict(amp) { to[i] = from[i] * from[i] - 1.0f; });
  to.synchronize();
  const float rounded = 2 * e, contracted = std::fma(x[0], x[0], -1.0f);
  if (rounded == contracted)
    return 1;
  for (float result : y) {
#ifdef MAY_CONTRACT
    if (result != rounded && result != contracted)
      return 2;
#else
    if (result != rounded)
      return 3;
#endif
  }
  return 0;
}
