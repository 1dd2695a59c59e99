// Textures of 16 bits and a filter by points are seldom.
#include <amp_graphics.h>
using namespace concurrency;
using namespace concurrency::graphics;

static void set(texture_view<float, 2> to) {
  parallel_for_each(to.extent, [=](index<2> i) restrict(amp) { to.set(i, float(i[0] + i[1])); });
}

static void sample(array_view<float, 2> out, texture_view<const float, 2> from, sampler how) {
  parallel_for_each(out.extent, [=](index<2> i) restrict(amp) {
    out[i] = from.sample(how, float_2((i[1] + 0.5f) / 24, (i[0] + 0.5f) / 24));
  });
}

int main() {
  texture<float, 2> data(24, 24, 16u);
  std::vector<float> result(24 * 24);
  array_view<float, 2> out(24, 24, result);
  set(data);
  sample(out, texture_view<const float, 2>(data), sampler(filter_point, address_clamp));
  for (int y = 0; y < 24; ++y)
    for (int x = 0; x < 24; ++x)
      if (out(y, x) != float(x + y))
        return 1;
  return 0;
}
