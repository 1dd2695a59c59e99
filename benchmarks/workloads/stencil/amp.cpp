//===- amp.cpp - the stencils in C++ AMP ----------------------------------===//
#include "../../harness/generated.h"
#include "stencil.h"

namespace bench {

using namespace concurrency;

variant stencil_5_generated(const grid &in) {
  const extent<2> whole(in.size, in.size);
  const extent<2> inside(in.size - 2, in.size - 2);
  const array_view<const float, 2> from(whole, in.cells.data());
  const output<float, 2> out{whole};
  const auto to = out.view;
  const auto run = [=] {
    parallel_for_each(
        inside, [=](index<2> i) restrict(amp) {
          const index<2> at = i + index<2>(1, 1);
          const index<2> right(0, 1), down(1, 0);
          to[at] = 0.5f * from[at] + 0.125f * (from[at - right] + from[at + right] +
                                               from[at - down] + from[at + down]);
        });
  };
  return {run, out.result()};
}

variant stencil_27_generated(const grid &in) {
  const extent<3> whole(in.size, in.size, in.size);
  const extent<3> inside(in.size - 2, in.size - 2, in.size - 2);
  const array_view<const float, 3> from(whole, in.cells.data());
  const output<float, 3> out{whole};
  const auto to = out.view;
  const auto run = [=] {
    parallel_for_each(
        inside, [=](index<3> i) restrict(amp) {
          const float weights[4] = {0.5f, 0.05f, 0.015f, 0.0025f};
          const index<3> at = i + 1;
          float sum = 0;
          for (int z = -1; z <= 1; ++z)
            for (int y = -1; y <= 1; ++y)
              for (int x = -1; x <= 1; ++x)
                sum += weights[z * z + y * y + x * x] * from[at + index<3>(z, y, x)];
          to[at] = sum;
        });
  };
  return {run, out.result()};
}

} // namespace bench
