// An exchange that succeeds leaves the expected value alone, also where that is the destination itself.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
#include <amp.h>
using namespace concurrency;

template <typename T> static bool holds() {
  T cells[3] = {5, 6, 7};
  int results[3] = {};
  array_view<T> v(3, cells);
  array_view<int> r(3, results);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    r[0] = atomic_compare_exchange(&v[0], &v[0], v[0] | 8); // from and to one place
    T expected = 6;
    r[1] = atomic_compare_exchange(&v[1], &expected, T(60)) && expected == 6;
    T wrong = 1;
    r[2] = !atomic_compare_exchange(&v[2], &wrong, T(70)) && wrong == 7;
  });
  v.synchronize();
  r.synchronize();
  return cells[0] == 13 && cells[1] == 60 && cells[2] == 7 && results[0] && results[1] && results[2];
}

int main() { return holds<int>() && holds<unsigned int>() ? 0 : 1; }
