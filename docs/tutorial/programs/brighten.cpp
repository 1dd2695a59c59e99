// Pictures as they lie in files: four bytes a pixel, which the kernel sees as numbers from 0 to 1.
#include <amp.h>
#include <amp_graphics.h>
#include <cstdio>
#include <vector>

using namespace concurrency;
using namespace concurrency::graphics;

int main() {
  std::vector<unsigned char> pixels = {0, 10, 100, 255, 200, 128, 64, 255};
  const unsigned int bytes = static_cast<unsigned int>(pixels.size());
  texture<unorm_4, 2> before(1, 2, pixels.data(), bytes, 8u); // 8 bits for each colour
  texture<unorm_4, 2> after(1, 2, 8u);
  texture_view<const unorm_4, 2> from(before);
  texture_view<unorm_4, 2> to(after);

  parallel_for_each(
      after.extent, [=](index<2> i) restrict(amp) {
        const unorm_4 color = from[i];
        to.set(i, color * unorm_4(unorm(0.5f), unorm(0.5f), unorm(0.5f), unorm(1.0f)));
      });
  copy(after, pixels.data(), bytes);

  for (unsigned char part : pixels)
    std::printf("%d ", part);
  std::printf("\n");
}
