// A class names a specialization of a function template as its friend. The kernel in it depends on the
// template's arguments only.
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <vector>
using namespace concurrency;

template <typename T> class numbers;
template <typename T> numbers<T> operator+(const numbers<T> &a, T more);
template <typename T> void fill(numbers<T> &to, T value);

template <typename T> class numbers {
  std::vector<T> data;
  friend numbers operator+<>(const numbers &a, T more);
  friend void fill<T>(numbers &to, T value);

public:
  numbers() : data(4) {}
  T last() const { return data.back(); }
};
template <typename T> void fill(numbers<T> &to, T value) {
  array_view<T> view(4, to.data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = value; });
}
template <typename T> numbers<T> operator+(const numbers<T> &a, T more) {
  numbers<T> sum(a);
  array_view<T> view(4, sum.data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] += more; });
  return sum;
}

int main() {
  numbers<float> f;
  numbers<int> i;
  fill(f, 1.5f);
  fill(i, 2);
  return (f + 1.0f).last() == 2.5f && (i + 3).last() == 5 ? 0 : 1;
}
