// A constructor that names its base class as the base class does for itself, and inner template parameters
// with the name of an outer one.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && %t
#include <amp.h>
#include <cassert>
using namespace concurrency;

template <typename T> class scaled {
protected:
  typedef scaled<T> own_base;
  explicit scaled(T factor) : factor(factor) {}

public:
  T factor;

  template <typename T> friend T twice(const scaled<T> &s) restrict(cpu, amp);
  template <typename T> struct pair {
    T first, second;
    T sum() const restrict(cpu, amp) { return first + second; }
  };
};

template <typename T> T twice(const scaled<T> &s) restrict(cpu, amp) { return 2 * s.factor; }

template <typename T> class derived : public scaled<T> {
public:
  explicit derived(T factor) : own_base(factor + 1) {}
};

// Private there, since it is the first member.
template <typename T, int N> class numbered {
  typedef numbered<T, N> _base;

protected:
  T first;

public:
  numbered(int seed) : first(T(seed * N)) {}
};
template <int N> class seeded : public numbered<int, N> {
public:
  seeded(int seed) : _base(seed + 1) {}
  int get() const { return first; }
};

int main() {
  assert(seeded<3>(4).get() == 15);
  array_view<float> view(4);
  derived<int> three(2);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    scaled<int>::pair<float> p = {0.5f, float(i[0])};
    view[i] = p.sum() + twice(three);
  });
  for (int i = 0; i < 4; ++i)
    assert(view[i] == 6.5f + i);
}
