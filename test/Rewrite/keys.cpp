// Each launch finds its own kernel, for host code of any compiler.
// REQUIRES: opencl-device, gxx
// RUN: %ampcc -std=c++17 %s -o %t && %t
// RUN: %ampcc -std=c++17 --amp-host-compiler=g++ %s -o %t && %t
#include <amp.h>
#include <cstdio>
#include <utility>
using namespace concurrency;
typedef array_view<int, 1> view;

// `launch` expands to a kernel that stores the number of its place.
#define launch(v, n) parallel_for_each((v).get_extent(), [=](index<1> i) restrict(amp) { (v)[i] = n; })

namespace {
struct Anonymous {};
} // namespace
template <class F> struct Holder { F f; };
template <class T> struct Outer {
  template <class U> static void member(view v) { launch(v, 100 * sizeof(T) + sizeof(U)); }
  struct Kernel {
    view v;
    void operator()(index<1> i) const restrict(amp) { v[i] = 10 * sizeof(T); }
  };
};
struct Base {
  view v;
  void operator()(index<1> i) const restrict(amp, cpu) { v[i] = 7; }
};
struct Derived : Base {};

template <class T> void types(view v) { launch(v, sizeof(T)); }
template <class T> void reference(view v, int r) { launch(v, r); }
template <int... Ns> void values(view v) { launch(v, sizeof...(Ns)); }
template <long long N, bool B, char C> void value(view v) { launch(v, int(N) + B + C); }
template <class F> void call(view v, F f) { launch(v, f(1)); }
template <class F> void local(view v, F f) {
  struct Kernel {
    view v;
    F f;
    void operator()(index<1> i) const restrict(amp) { v[i] = f(2); }
  };
  parallel_for_each(v.get_extent(), Kernel{v, f});
}

int failures = 0;
void expect(view v, int value, int line) {
  if (v[0] == value)
    return;
  std::printf("line %d: %d instead of %d\n", line, int(v[0]), value);
  ++failures;
}
#define EXPECT(value) expect(v, value, __LINE__)

int main() {
  int data[4];
  view v(4, data);
  types<char>(v), EXPECT(1);
  types<short>(v), EXPECT(2);
  types<Anonymous>(v), EXPECT(1);
  types<std::pair<int, Holder<char>>>(v), EXPECT(8);
  types<const int[3]>(v), EXPECT(12);
  reference<int>(v, 1), EXPECT(1);
  reference<const int &>(v, 2), EXPECT(2);
  reference<int &&>(v, 3), EXPECT(3);
  reference<volatile int>(v, 4), EXPECT(4);
  values<>(v), EXPECT(0);
  values<-1, 1>(v), EXPECT(2);
  value<-5, true, 'a'>(v), EXPECT(93);

  auto one = [](int x) restrict(amp, cpu) { return x + 1; };
  auto two = [](int x) restrict(amp) { return x + 2; };
  call(v, one), EXPECT(2);
  call(v, two), EXPECT(3);
  local(v, one), EXPECT(3);
  local(v, two), EXPECT(4);
  types<Holder<decltype(one)>>(v), EXPECT(1);
  types<std::pair<int, Holder<decltype(one)>>>(v), EXPECT(8);

  Outer<char>::member<int>(v), EXPECT(104);
  Outer<int>::member<char>(v), EXPECT(401);
  parallel_for_each(v.get_extent(), Outer<short>::Kernel{v}), EXPECT(20);
  parallel_for_each(v.get_extent(), Derived{{v}}), EXPECT(7);
  launch(v, 1); EXPECT(1); launch(v, 2); EXPECT(2);
  return failures;
}
