// A cast names a type of several words.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
using namespace concurrency;

int main() {
  unsigned d[1] = {0};
  array_view<unsigned> v(1, d);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    int y = i[0];
    v[i] = (unsigned int(y + 1) << 16) + unsigned int(y);
    v[i] += (unsigned int(2)) + (unsigned int(1) << 3);
  });
  const double e = long double(2) + std::max(long long(1), long long(2));
  return !(v[0] == 0x10000 + 10 && e == 4);
}
