// --amp-version=1.1: bytes and other small integers in kernels.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

struct pixel {
  unsigned char r, g, b;
};

int main() {
  std::vector<pixel> image(640 * 480, pixel{200, 100, 40});
  std::vector<unsigned char> grey(image.size());
  const array_view<const pixel, 2> from(480, 640, image);
  const array_view<unsigned char, 2> to(480, 640, grey);
  to.discard_data();
  parallel_for_each(
      to.extent, [=](index<2> i) restrict(amp) {
        const pixel p = from[i];
        to[i] = static_cast<unsigned char>((77 * p.r + 150 * p.g + 29 * p.b) / 256);
      });
  to.synchronize();
  std::printf("%d\n", grey[0]);
}
