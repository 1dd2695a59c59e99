// Properties as arguments from which the arguments of a class template are deduced,
// in any form and for templates of any library, and as the operand of a throw.
// RUN: %ampcc -std=c++20 -Wall -Wextra -Werror -Wno-vla %s -o %t && %t
#include <utility>

#include <amp.h>
#include <amp_short_vectors.h>
#include <cassert>
#include <type_traits>
#include <vector>

using namespace concurrency;

template <class T> struct plain {
  T value;
  plain(T v) : value(v) {}
};
template <class T> struct guided {
  T value;
  template <class U> guided(U u) : value(u) {}
};
template <class U> guided(U) -> guided<U>;
template <class T> using other_name = plain<T>;
template <class T, int N> int pick(T &t) { return N + t.x; }
struct point {
  int x, y;
};
struct declared {
  static point start;
  template <class T> declared(T, decltype(start.x) = start.y, int = start.x);
};

template <class T, class U> void is(U) { static_assert(std::is_same_v<T, U>); }

int main() {
  array<int, 2> a(3, 4), *p = &a;
  is<plain<extent<2>>>(plain((a.extent)));
  is<plain<extent<2>>>(plain{p->extent});
  is<plain<extent<2>>>(plain((*p).extent));
  is<plain<extent<2>>>(plain(static_cast<const array<int, 2> &>(a).extent));
  is<other_name<extent<2>>>(other_name(a.extent));
  guided g((a.extent)), h = (a.extent), i{a.array::extent};
  is<guided<extent<2>>>(g), is<guided<extent<2>>>(h), is<guided<extent<2>>>(i);
  auto *made = new guided(a.extent);
  is<guided<extent<2>> *>(made);
  delete made;
  auto pair = std::pair(a.extent, 1);
  is<std::pair<extent<2>, int>>(pair);
  std::vector extents{a.extent, p->extent};
  is<std::vector<extent<2>>>(extents);
  point q{1, 2};
  plain picked(pick<point, 3>(q) + q.y);
  assert(picked.value == 6);

  graphics::int_3 v(1, 2, 3);
  try {
    throw v.zy;
  } catch (graphics::int_2 thrown) {
    assert(thrown.x == 3);
  }
  int r = 0;
  array_view<int> result(1, &r);
  parallel_for_each(result.extent, [=](index<1> n) restrict(amp) { result[n] = v.x; });
  assert(result[0] == 1);
}
