// A thread samples at a place that all threads share, and through a sampler that is known at run time only. PoCL 6.0
// computed both floors as 0 (lib/OpenCL/Printer.cpp, roundingMacros).
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
#include <amp_graphics.h>
#include <cstdio>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

int main() {
  const int rows = 8, columns = 11;
  std::vector<unsigned char> bytes(rows * columns * 4);
  for (size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = (i * 37 + 11) & 255;
  texture<unorm_4, 2> from(extent<2>(rows, columns), bytes.data(), unsigned(bytes.size()), 8u);
  const texture_view<const unorm_4, 2> view(from);
  const sampler mirror(filter_point, address_mirror);
  std::vector<float> got(2 * 7 * 15 * 4);
  array_view<float, 3> out(7, 15, 8, got);
  parallel_for_each(
      extent<2>(7, 15), [=](index<2> t) restrict(amp) {
        const unorm_4 a =
            view.sample(float_2(6.5f / 11.0f + 0.0f, ((t[0] * 3) % 8 + 0.5f) / 8.0f - 1.0f));
        const unorm_4 b = view.sample(mirror,
                                      float_2(((t[1] + 3) % 11 + 0.5f) / 11.0f + 1.0f,
                                              ((t[0] * 3 + 6) % 8 + 0.5f) / 8.0f + 1.0f),
                                      0.0f);
        out(t[0], t[1], 0) = a.x;
        out(t[0], t[1], 1) = a.y;
        out(t[0], t[1], 2) = a.z;
        out(t[0], t[1], 3) = a.w;
        out(t[0], t[1], 4) = b.x;
        out(t[0], t[1], 5) = b.y;
        out(t[0], t[1], 6) = b.z;
        out(t[0], t[1], 7) = b.w;
      });
  out.synchronize();
  int wrong = 0;
  for (int y = 0; y < 7; ++y)
    for (int x = 0; x < 15; ++x)
      for (int k = 0; k < 4; ++k) {
        const int texel = (7 - (y * 3 + 6) % 8) * columns + 10 - (x + 3) % 11;
        const float a = got[(y * 15 + x) * 8 + k] * 255, b = got[(y * 15 + x) * 8 + 4 + k] * 255;
        wrong += int(a + 0.5f) != bytes[6 * 4 + k] || int(b + 0.5f) != bytes[texel * 4 + k];
      }
  if (wrong)
    std::printf("%d values are wrong\n", wrong);
  return wrong != 0;
}
