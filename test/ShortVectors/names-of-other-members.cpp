// In a template a swizzle's name may be that of any member: of a bit-field, and of what is bound, swapped and pointed to.
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <amp_short_vectors.h>
#include <utility>
using namespace concurrency::graphics;

struct bits {
  unsigned rg : 4;
  unsigned gb : 4;
  int xy, yx;
};

template <class T> unsigned sum(T &b) {
  b.rg = 3;
  b.gb += 2;
  ++b.rg;
  return b.rg + b.gb;
}
template <class T> void set(T &to) { to = 7; }
template <class T> bool bound(T &b) {
  set(b.xy);
  int *p = &b.xy;
  *p += 1;
  std::swap(b.xy, b.yx);
  const auto &still = b.yx;
  b.yx = 9;
  return still == 9 && b.xy == 5 && noexcept(b.xy) && sizeof(b.xy) == sizeof(int);
}
template <class V> float both(V v) {
  auto swizzled = v.yx;
  swizzled.x = 5;
  return v.y + v.yx.x + swizzled.x + (v.xy == v.xy);
}

int main() {
  bits b{1, 2, 3, 5};
  if (sum(b) != 8)
    return 1;
  b.xy = 4;
  if (!bound(b))
    return 2;
  return both(float_3(1, 2, 3)) == 2 + 2 + 5 + 1 ? 0 : 3;
}
