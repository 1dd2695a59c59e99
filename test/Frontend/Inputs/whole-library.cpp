#include <amp.h>
#include <amp_graphics.h>
#include <amp_half.h>
#include <amp_math.h>
#include <amp_opencl.h>
#include <amp_short_vectors.h>

void twice(concurrency::array_view<float> a) {
  concurrency::parallel_for_each(
      a.extent, [=](concurrency::index<1> i) restrict(amp) { a[i] = 2 * concurrency::fast_math::sqrt(a[i]); });
}
