// _countof evaluates nothing: it may name a member of a class without an object.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && %t
// REQUIRES: gxx
#include <amp.h>
using namespace concurrency;

struct options {
  int mask[16];
  static const int size = 3 + _countof(mask);
  int all[size];
};
template <class T> struct row {
  T cells[4];
  int count() const { return int(_countof(cells)); }
};

int main() {
  int table[2][5], result = 0;
  array_view<int> v(1, &result);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int local[7];
        v[i] = _countof(local);
      });
  v.synchronize();
  return !(options::size == 19 && row<float>().count() == 4 && _countof(table[0]) == 5 &&
           _countof("text") == 5 && result == 7);
}
