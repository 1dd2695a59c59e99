// <amp_graphics.h> alone brings the short vectors and all of <amp.h>.
// RUN: %ampcc -c %s -o %t.o
#include <amp_graphics.h>
using namespace concurrency;
using namespace concurrency::graphics;

void scale(array_view<float_3> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= 2.0f; });
}
