// Enlarges a picture of 2 x 2 grey pixels; the sampler mixes what lies between them.
#include <amp.h>
#include <amp_graphics.h>
#include <cstdio>
#include <vector>

using namespace concurrency;
using namespace concurrency::graphics;

int main() {
  const std::vector<float> pixels = {0, 100, 100, 200};
  texture<float, 2> picture(2, 2, pixels.begin(), pixels.end());
  texture_view<const float, 2> from(picture);
  const sampler linear(filter_linear, address_clamp);

  const int size = 6;
  std::vector<float> memory(size * size);
  array_view<float, 2> large(size, size, memory);
  parallel_for_each(
      large.extent, [=](index<2> i) restrict(amp) {
        const float x = (static_cast<float>(i[1]) + 0.5f) / size;
        const float y = (static_cast<float>(i[0]) + 0.5f) / size;
        large[i] = from.sample(linear, float_2(x, y));
      });

  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column)
      std::printf("%4.0f", large(row, column));
    std::printf("\n");
  }
}
