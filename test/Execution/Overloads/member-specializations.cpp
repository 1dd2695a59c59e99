// A specialisation of the member of the clause's side; the other member does not change.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

template <class T> struct holder {
  int value = 0;
  holder() : value(1) {}
  holder() restrict(amp) : value(2) {}
  operator int() const restrict(cpu) { return 1; }
  operator int() const restrict(amp) { return 2; }
  int operator()(T) const restrict(cpu) { return 1; }
  int operator()(T) const restrict(amp) { return 2; }
  void set(int) restrict(cpu) { value = 1; }
  void set(int) restrict(amp) { value = 2; }
  static int fixed() restrict(cpu) { return 1; }
  static int fixed() restrict(amp) { return 2; }
  template <class U> int nested(U) const restrict(cpu) { return 1; }
  template <class U> int nested(U) const restrict(amp) { return 2; }
  int both() const restrict(cpu, amp) { return 3; }
  int both(int) const restrict(cpu) { return 1; }
  int both(int) const restrict(amp) { return 2; }
  struct inner {
    int member() const restrict(cpu) noexcept { return 1; }
    int member() const restrict(amp) noexcept { return 2; }
  };
  int one_side() const restrict(cpu) { return 1; }
  int one_side() const restrict(amp) { return 2; }
};
template <> holder<float>::holder() restrict(amp) : value(20) {}
template <> holder<float>::holder() : value(10) {}
template <> holder<float>::operator int() const { return 10; }
template <> holder<float>::operator int() const restrict(amp) { return 20; }
template <> int holder<float>::operator()(float) const restrict(amp) { return 20; }
template <> int holder<float>::operator()(float) const restrict(cpu) { return 10; }
template <> void holder<float>::set(int) restrict(amp);
template <> void holder<float>::set(int);
template <> void holder<float>::set(int) restrict(amp) { value = 20; }
template <> void holder<float>::set(int) { value = 10; }
template <> auto holder<float>::fixed() -> int { return 10; }
template <> auto holder<float>::fixed() restrict(amp) -> int { return 20; }
template <> template <> int holder<float>::nested(int) const restrict(amp) { return 20; }
template <> template <> int holder<float>::nested(int) const { return 10; }
template <> int holder<float>::both() const restrict(cpu, amp) { return 30; }
template <> int holder<float>::both(int) const restrict(amp) { return 20; }
template <> int holder<float>::both(int) const { return 10; }
template <> int holder<float>::inner::member() const restrict(amp) noexcept { return 20; }
template <> int holder<float>::inner::member() const noexcept { return 10; }
template <> int holder<float>::one_side() const restrict(amp) { return 20; }

template <class T> int all() restrict(cpu) {
  holder<T> h, other;
  other.set(1);
  return h.value + h + h(T()) + other.value + h.fixed() + h.nested(1) + h.both(1) +
         typename holder<T>::inner().member() + h.both() * 1000;
}
template <class T> int all() restrict(amp) {
  holder<T> h, other;
  other.set(1);
  return h.value + h + h(T()) + other.value + h.fixed() + h.nested(1) + h.both(1) +
         typename holder<T>::inner().member() + h.both() * 1000;
}

int main() {
  std::vector<int> data(3);
  array_view<int> view(3, data);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    view[0] = all<int>();
    view[1] = all<float>();
    view[2] = holder<float>().one_side();
  });
  view.synchronize();
  if (all<int>() != 3008 || all<float>() != 30080 || holder<float>().one_side() != 1)
    return 1;
  return data == std::vector<int>{3016, 30160, 20} ? 0 : 2;
}
