#include <amp.h>
#include <cmath>
using namespace concurrency;

void roots(array_view<float> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = std::sqrt(v[i]); });
}
