//===- amp.cpp - the wave equation in C++ AMP -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "wave.h"

namespace bench {

using namespace concurrency;

namespace {

using plane = array_view<const float, 2>;

void step(const plane &now, const plane &before, const plane &speed,
          const array_view<float, 2> &to) {
  const int last = to.extent[0] - 1;
  parallel_for_each(
      to.extent, [=](index<2> i) restrict(amp) {
        if (i[0] == 0 || i[1] == 0 || i[0] == last || i[1] == last) {
          to[i] = 0;
          return;
        }
        const index<2> right(0, 1), down(1, 0);
        const float u = now[i];
        const float around = now[i - right] + now[i + right] + now[i - down] + now[i + down];
        to[i] = 2.0f * u - before[i] + speed[i] * (around - 4.0f * u);
      });
}

} // namespace

variant wave_generated(const membrane &in) {
  const extent<2> whole(in.size, in.size);
  const plane now(whole, in.now.data()), before(whole, in.before.data());
  const plane speed(whole, in.speed.data());
  const output<float, 2> planes[3] = {output<float, 2>(whole), output<float, 2>(whole),
                                      output<float, 2>(whole)};
  const auto run = [=] {
    step(now, before, speed, planes[0].view);
    step(planes[0].view, now, speed, planes[1].view);
    for (int i = 2; i < membrane::steps; ++i)
      step(planes[(i - 1) % 3].view, planes[(i - 2) % 3].view, speed, planes[i % 3].view);
  };
  return {run, planes[(membrane::steps - 1) % 3].result()};
}

} // namespace bench
