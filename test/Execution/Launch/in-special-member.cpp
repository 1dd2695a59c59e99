// Kernels in constructors, destructors and conversion functions of class templates; g++ does not
// warn about memory that a kernel initialises.
// REQUIRES: opencl-device, gxx
// RUN: %ampcc -O1 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -O1 -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
using namespace concurrency;

template <typename T> struct special {
  T value;
  T *last;
  special(T v, T *last) : last(last) {
    array_view<T> view(1, &value);
    parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = v + 1; });
    view.synchronize();
  }
  operator T() const;
  ~special() {
    array_view<T> view(1, last);
    parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = T(5); });
    view.synchronize();
  }
};

template <typename T> special<T>::operator T() const {
  T result[1];
  array_view<T> view(1, result);
  T v = value;
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = v * 2; });
  view.synchronize();
  return result[0];
}

template <typename T> bool works() {
  T last = 0;
  bool right = T(special<T>(T(3), &last)) == T(8);
  return right && last == T(5);
}

int main() { return works<int>() && works<float>() ? 0 : 1; }
