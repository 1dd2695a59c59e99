// A function type with a clause is a type-id (spec 2.1.1): in template arguments, traits and static_assert, of functions for amp as well.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++17 --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <type_traits>
#include <typeinfo>
int on_device() restrict(amp);
int on_both(int x) restrict(cpu, amp) { return x + 1; }
typedef int device_function() restrict(amp);
using both_function = int(int) restrict(cpu, amp);
static_assert(std::is_same<decltype(on_device), int() restrict(amp)>::value, "");
static_assert(std::is_same<decltype(on_device), device_function>::value, "");
static_assert(std::is_same<decltype(on_both), both_function>::value, "");
template <class T> using to_device = T(T) restrict(amp);
template <class R, class... A> using both_sides = R(A...) restrict(cpu, amp);
template <class T> using again = to_device<T>;
static_assert(std::is_same<again<int>, int(int)>::value, "");
to_device<int> twice;
again<float> twice;
both_sides<int, int, int> sum;
int twice(int x) restrict(amp) { return 2 * x; }
float twice(float x) restrict(amp) { return 2 * x; }
int sum(int x, int y) restrict(cpu, amp) { return x + y; }
template <class F> struct result_of;
template <class R, class... A> struct result_of<R(A...)> {
  typedef R type;
};
static_assert(std::is_same<result_of<float(int) restrict(amp)>::type, float>::value, "");
template <class T> struct in_template {
  static const bool value = std::is_function<T(T) restrict(cpu, amp)>::value;
};
struct holder {
  static_assert(std::is_same<decltype(on_device), int() restrict(amp)>::value, "");
};

int main() {
  static_assert(std::is_same<decltype(on_device), int() restrict(amp)>::value, "");
  if (std::is_same<device_function, int() restrict(amp)>::value)
    static_assert(__is_same(decltype(on_device), device_function), "");
  concurrency::array_view<int> view(1);
  parallel_for_each(view.extent, [=](concurrency::index<1> i) restrict(amp) {
    static_assert(std::is_same<decltype(on_device), int() restrict(amp)>::value, "");
    view[i] = on_both(result_of<int(int) restrict(amp)>::type(1)) +
              sum(twice(result_of<to_device<int>>::type(3)), int(twice(0.5f)));
  });
  return view[0] != 9 || sum(1, 2) != 3 || !in_template<int>::value ||
         typeid(int() restrict(amp)) != typeid(int() restrict(cpu, amp));
}
