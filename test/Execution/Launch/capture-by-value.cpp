// Scalars, structs and views by value.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

struct line {
  float slope, start;
};

int main() {
  std::vector<float> data(10, 1.0f);
  array_view<float> view(10, data);
  const line l = {2.0f, 0.5f};
  const int offset = 3;
  const bool negate = true;
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    const float y = l.slope * (i[0] + offset) + l.start + view[i];
    view[i] = negate ? -y : y;
  });
  view.synchronize();
  for (int i = 0; i < 10; ++i)
    if (data[i] != -(2.0f * (i + 3) + 0.5f + 1.0f))
      return 1;
  return 0;
}
