#include "waves.h"
#include <amp.h>

using namespace concurrency;

void waves::damp(std::vector<float> &heights, float factor) {
  const array_view<float> view(static_cast<int>(heights.size()), heights);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] *= factor; });
  view.synchronize();
}
