//===- amp.cpp - pictures in C++ AMP --------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "image.h"
#include <amp_graphics.h>

namespace bench {

using namespace concurrency;
using namespace concurrency::graphics;

namespace {

/// The result of a variant that ends in this texture, as its bytes.
template <typename Texture, typename T>
std::function<const void *()> result_of(std::shared_ptr<Texture> texture, const memory<T> &host) {
  return [=]() -> const void * {
    copy(*texture, host.data(), static_cast<unsigned>(host.bytes()));
    return host.data();
  };
}

} // namespace

variant blur_generated(const grey_picture &in) {
  const int n = in.size;
  const memory<float> host(in.texels.size());
  const auto source = std::make_shared<texture<float, 2>>(n, n, in.texels.begin(), in.texels.end());
  const auto made = std::make_shared<texture<float, 2>>(n, n, host.begin(), host.end());
  const texture_view<const float, 2> from(*source);
  const texture_view<float, 2> to(*made);
  const auto run = [=] {
    (void)source;
    parallel_for_each(
        extent<2>(n - 4, n - 4), [=](index<2> i) restrict(amp) {
          const float weights[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};
          float sum = 0;
          for (int y = 0; y < 5; ++y)
            for (int x = 0; x < 5; ++x)
              sum += weights[y] * weights[x] * from[i + index<2>(y, x)];
          to.set(i + index<2>(2, 2), sum);
        });
  };
  return {run, result_of(made, host)};
}

variant turn_generated(const colour_picture &in) {
  const int n = in.size;
  const memory<std::uint32_t> host(in.texels.size());
  const unsigned bytes = static_cast<unsigned>(in.texels.bytes());
  const auto source = std::make_shared<texture<unorm_4, 2>>(n, n, in.texels.data(), bytes, 8u);
  const auto made = std::make_shared<texture<unorm_4, 2>>(n, n, 8u);
  const texture_view<const unorm_4, 2> from(*source);
  const texture_view<unorm_4, 2> to(*made);
  const auto run = [=] {
    (void)source;
    const sampler linear(filter_linear, address_clamp);
    const float step = 1.0f / n;
    parallel_for_each(
        made->extent, [=](index<2> i) restrict(amp) {
          const float x = (i[1] + 0.5f) * step - 0.5f, y = (i[0] + 0.5f) * step - 0.5f;
          const float_2 at(0.5f + turn_cosine * x - turn_sine * y,
                           0.5f + turn_sine * x + turn_cosine * y);
          to.set(i, from.sample(linear, at, 0.0f));
        });
  };
  return {run, result_of(made, host)};
}

} // namespace bench
