#include "fill.h"
#include "parts.h"
void in_shared(concurrency::array_view<int> view) {
  int four = sum_of_fill<4>(1);
  parallel_for_each(view.extent,
                    [=](concurrency::index<1> i) restrict(amp) { view[i] += four + i[0]; });
}
