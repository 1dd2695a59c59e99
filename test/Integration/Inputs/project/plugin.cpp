#include "fill.h"
#include "parts.h"
// The view is the program's: both use one runtime.
extern "C" __attribute__((visibility("default"))) int
in_plugin(concurrency::array_view<int> *view) {
  concurrency::array_view<int> doubled = *view;
  parallel_for_each(doubled.extent,
                    [=](concurrency::index<1> i) restrict(amp) { doubled[i] *= 2; });
  return sum_of_fill<4>(3);
}
