// No constructor runs for a tile_static variable of any class (spec 2.4.3.5.1).
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
// REQUIRES: opencl-device
// RUN: sed '/expected-error/d' %s > %t.cpp
// RUN: %ampcc -std=c++17 %t.cpp -o %t && %t && %oclgrind %t
#include <amp.h>

using namespace concurrency;

struct Counter {
  int count;
  Counter() restrict(cpu, amp) : count(1) {}
  explicit Counter(int n) restrict(cpu, amp) : count(n) {}
  ~Counter() restrict(cpu, amp) { count = 0; }
};
struct Pair {
  Counter a, b;
};
struct NoDefault {
  int value;
  explicit NoDefault(int n) restrict(cpu, amp) : value(n) {}
};

template <class T> int sum(tiled_index<4> t) restrict(amp) {
  tile_static T all[4];
  all[t.local[0]].count = t.local[0];
  t.barrier.wait();
  return all[0].count + all[1].count + all[2].count + all[3].count;
}

int withInitializers() restrict(amp) {
  tile_static Counter direct(3); // expected-error {{a tile_static variable cannot have an initializer}}
  tile_static Counter copied = Counter(3); // expected-error {{a tile_static variable cannot have an initializer}}
  tile_static Counter braced{}; // expected-error {{a tile_static variable cannot have an initializer}}
  return 0;
}

int main() {
  int out[8] = {};
  array_view<int, 1> view(8, out);
  parallel_for_each(view.get_extent().tile<4>(), [=](tiled_index<4> t) restrict(amp) {
    tile_static index<1> where[4];
    tile_static Pair pairs[2][2];
    tile_static NoDefault one;
    int l = t.local[0];
    where[l] = t.global;
    pairs[l / 2][l % 2].b = Counter(l);
    if (l == 0)
      one.value = 100;
    t.barrier.wait();
    view[t] = where[3 - l][0] + 10 * pairs[0][1].b.count + sum<Counter>(t) + one.value;
  });
  view.synchronize();
  for (int i = 0; i < 8; ++i)
    if (out[i] != i / 4 * 4 + 3 - i % 4 + 10 + 6 + 100)
      return 1;
}
