// Every element of an array of arrays is constructed and destroyed.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t

#include <amp.h>
#include <vector>
using namespace concurrency;

struct counted {
  int x;
  counted() restrict(cpu, amp) : x(2) {}
};
struct holder {
  counted few[2][2];
  counted many[3][10];
  int y = 4;
  holder() restrict(cpu, amp) {}
};
template <int N> int sum(const counted (&a)[N]) restrict(cpu, amp) {
  int s = 0;
  for (int i = 0; i < N; ++i)
    s += a[i].x;
  return s;
}

int main() {
  std::vector<int> data(2);
  array_view<int> view(2, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    holder h;
    counted local[2][3];
    view[i] = sum(h.few[0]) + sum(h.few[1]) + sum(h.many[0]) + sum(h.many[2]) + sum(local[1]) + h.y;
  });
  view.synchronize();
  return data == std::vector<int>(2, 4 + 4 + 20 + 20 + 6 + 4) ? 0 : 1;
}
