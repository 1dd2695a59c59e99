// A class template's arguments are deduced from the constructors of the side, also where both sides have one with the same parameters.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

template <class T> struct box {
  T value;
  box(T t) restrict(cpu) : value(t) {}
  box(T t) restrict(amp) : value(t + 1) {}
  box(T a, T b) restrict(cpu, amp) : value(a + b) {}
  template <class U> box(T t, U, int) : value(t) {}
  template <class U> box(T t, U, int) restrict(amp) : value(t + 1) {}
};
struct outer {
  template <class T> struct box {
    T value;
    box(T t) restrict(amp) : value(t + 1) {}
    box(T t) : value(t) {}
  };
};
template <class T> struct only_amp {
  T value;
  only_amp(T t) restrict(amp) : value(t) {}
};
int both() restrict(cpu, amp) { return box(3).value; }

int main() {
  std::vector<int> data(6);
  array_view<int> view(6, data);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    box b = 3;
    view[0] = b.value + box(b).value * 10;
    view[1] = box(1, 2).value;
    view[2] = outer::box{3}.value;
    view[3] = box(3, 1.0f, 1).value;
    view[4] = both();
    view[5] = only_amp(3).value;
  });
  view.synchronize();
  box b = 3;
  if (b.value + box(b).value * 10 != 33 || box(1, 2).value != 3 || outer::box{3}.value != 3 ||
      box(3, 1.0f, 1).value != 3 || both() != 3)
    return 1;
  return data == std::vector<int>{44, 3, 4, 4, 4, 3} ? 0 : 2;
}
