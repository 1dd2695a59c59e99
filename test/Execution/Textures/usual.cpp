// Kernels that are also compiled for the usual bits, levels and samplers. The results are the
// same in every version, bit by bit, whichever is launched first, unless an image samples.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && env AMPCC_IMAGES=0 %t && env AMPCC_DEVICE=native %t && env AMPCC_IMAGES=0 AMPCC_SHARED_MEMORY=0 %t
// RUN: %ampcc -O2 --amp-host-compiler=g++ %s -o %t.gxx && env AMPCC_IMAGES=0 %t.gxx
// RUN: rm -rf %t.text && %ampcc --translate %s -o %t.text
// RUN: FileCheck --check-prefix=CL %s < %t.text/usual.cl
// RUN: FileCheck --check-prefix=NATIVE %s < %t.text/usual.native.cpp
// RUN: FileCheck --check-prefix=ROWS %s < %t.text/usual.cpp
#include <amp_graphics.h>
#include <cstdio>
#include <cstring>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

int failures = 0;

typedef std::vector<unsigned> result;

unsigned bits_of(float x) {
  unsigned bits;
  std::memcpy(&bits, &x, 4);
  return bits;
}

/// Results that do not depend on `other` and `how`, and at the end one that does.
// CL: #define USUAL(bit, number, value)
// CL-DAG: USUAL({{[0-9]+}}, 8u, picture_bits_per_scalar_element)
// CL-DAG: USUAL({{[0-9]+}}, 32u, numbers_bits_per_scalar_element)
// CL-DAG: USUAL({{[0-9]+}}, 1u, picture_mipmap_levels)
// CL-DAG: USUAL({{[0-9]+}}, 21u, linear_filter_mode)
// CL-DAG: USUAL({{[0-9]+}}, 3u, how_address_mode)
// NATIVE: template <bool UsualLaunch> static void
// NATIVE: if (picture_mipmap_levels == 1 && picture_bits_per_scalar_element == 8
// NATIVE: compute_kernel<true>(
// NATIVE: else
// NATIVE-NEXT: compute_kernel<false>(
// ROWS: "picture_bits_per_scalar_element", __ampcc_no_bit, {{[0-9]+}}, 8u},
result compute(const texture<unorm_4, 2> &p, const texture<float_2, 3> &n, const texture<unorm, 1> &o, const sampler &how,
               float &dependent) {
  const texture_view<const unorm_4, 2> picture(p);
  const texture_view<const float_2, 3> numbers(n);
  const texture_view<const unorm, 1> other(o);
  const sampler linear;
  const array_view<float> found(8 * 64);
  const array_view<float> last(64);
  parallel_for_each(last.extent, [=](index<1> i) restrict(amp) {
    const float x = 0.013f * i[0] - 0.1f, y = 0.9f - 0.017f * i[0];
    const unorm_4 c = picture.sample(linear, float_2(x, y), 0.25f), d = picture(i[0] % 7, i[0] % 5);
    const float_2 s = numbers.sample<filter_linear, address_mirror>(float_3(x, y, 3 * x)), t = numbers(i[0] % 2, 1, i[0] % 3);
    const float all[8] = {c.x, c.y, c.z, d.w, s.x, s.y, t.x, t.y};
    for (int k = 0; k < 8; ++k)
      found[8 * i[0] + k] = all[k];
    last[i] = float(other.sample(how, 2.3f)) + float(other[i[0] % 4]);
  });
  dependent = last[63];
  result bits;
  for (int i = 0; i < 8 * 64; ++i)
    bits.push_back(bits_of(found[i]));
  return bits;
}

int main() {
  std::vector<unsigned char> bytes(7 * 5 * 4);
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<unsigned char>(i * 77 + 13);
  std::vector<float_2> floats;
  for (int i = 0; i < 24; ++i)
    floats.push_back(float_2(1.0f / (i + 1), 0.1f * i - 1));
  const texture<unorm_4, 2> picture(7, 5, bytes.data(), unsigned(bytes.size()), 8u);
  const texture<float_2, 3> numbers(2, 4, 3, floats.begin(), floats.end());
  const texture<unorm, 1> eight(4, bytes.data(), 4u, 8u), sixteen(4, bytes.data(), 8u, 16u);
  const sampler usual, point(filter_point), border(address_border, float_4(0.5f));

  const struct {
    const texture<unorm, 1> &other;
    const sampler &how;
    float wanted;
  } launches[] = {{sixteen, border, 0.5f + (bytes[6] + 256 * bytes[7]) / 65535.0f},
                  {eight, usual, 2 * bytes[3] / 255.0f},
                  {eight, point, 2 * bytes[3] / 255.0f},
                  {sixteen, usual, 2 * (bytes[6] + 256 * bytes[7]) / 65535.0f},
                  {eight, border, 0.5f + bytes[3] / 255.0f},
                  {sixteen, point, 2 * (bytes[6] + 256 * bytes[7]) / 65535.0f},
                  {eight, usual, 2 * bytes[3] / 255.0f}};
  result first;
  for (const auto &launch : launches) {
    float dependent = 0;
    const result now = compute(picture, numbers, launch.other, launch.how, dependent);
    if (first.empty())
      first = now;
    if (now != first && ++failures)
      std::printf("another result with %u bits, filter %d, address %d\n", launch.other.bits_per_scalar_element,
                  launch.how.filter_mode, launch.how.address_mode);
    if (!(dependent > launch.wanted - 1e-5f && dependent < launch.wanted + 1e-5f) && ++failures)
      std::printf("%g, not %g\n", dependent, launch.wanted);
  }
  return failures != 0;
}
