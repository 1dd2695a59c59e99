// Implicit special members: each side calls its own versions of bases and members.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

struct both {
  int x;
  both() : x(1) {}
  both() restrict(amp) : x(2) {}
  both(const both &o) : x(o.x) {}
  both(const both &o) restrict(amp) : x(o.x + 10) {}
  both &operator=(const both &o) {
    x = o.x;
    return *this;
  }
  both &operator=(const both &o) restrict(amp) {
    x = o.x + 100;
    return *this;
  }
  ~both() restrict(cpu, amp) {}
};
struct derived : both {
  int y = 5;
  derived copy() const restrict(cpu) { return *this; } // before the class is at its end
  derived copy() const restrict(amp) { return *this; }
};
struct member {
  both b[2];
  member() = default;
  member(const member &) = default;
  member &operator=(const member &) = default;
};
struct far : derived {
  member m;
};
template <class T> struct holder {
  T t;
};

// Only the host has versions of all members here.
struct for_host {
  int x;
  for_host() : x(7) {}
  for_host(const for_host &o) : x(o.x) {}
};
struct mixed {
  both b;
  for_host h;
};
// Objects that are not const are copied by other constructors.
struct not_const {
  int x = 0;
  not_const() restrict(cpu, amp) {}
  not_const(not_const &o) restrict(cpu, amp) : x(o.x + 1) {}
};
struct of_not_const {
  not_const n;
  int k = 0;
};
// Not made for another reason.
struct no_default {
  explicit no_default(int) restrict(cpu, amp) {}
};
struct none {
  both b;
  no_default n;
};
static_assert(!std::is_default_constructible<none>::value, "");

int main() {
  std::vector<int> data(4);
  array_view<int> view(4, data);
  far h;
  far h2 = h;
  h2 = h;
  mixed m;
  mixed m2 = m;
  of_not_const n;
  of_not_const n2 = n;
  if (h2.x != 1 || h2.m.b[1].x != 1 || h2.copy().x != 1 || m2.b.x != 1 || m2.h.x != 7 || n2.n.x != 1)
    return 1;
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    far d;
    far e = d;
    far f = d;
    f = d;
    holder<derived> t, t2 = t;
    of_not_const n;
    of_not_const n2 = n;
    view[i] = d.x + e.m.b[1].x * 10 + f.x * 1000 + t2.t.x + n2.n.x + d.copy().x;
  });
  view.synchronize();
  return data == std::vector<int>(4, 2 + 120 + 102000 + 12 + 1 + 12) ? 0 : 2;
}
