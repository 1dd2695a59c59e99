// A friend function that a class defines is found by its name alone.
// RUN: %ampcc --amp-msvc %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
using namespace concurrency;

namespace shapes {
class counter {
  int count;
  static int made;

public:
  counter() : count(++made) {}
  friend int number_made() { return made; }
  friend inline int on_both(int x) restrict(cpu, amp) { return x + 1; }
  friend int number_of(const counter &c, int factor) { return factor * c.count; }
};
int counter::made = 0;
inline int user() { return number_made(); }
}

int main() {
  shapes::counter one, two;
  using namespace shapes;
  int data[1] = {4};
  array_view<int> view(1, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = on_both(view[i]); });
  return view[0] == 5 && user() == 2 && number_of(two, 3) == 6 && on_both(1) == 2 ? 0 : 1;
}
