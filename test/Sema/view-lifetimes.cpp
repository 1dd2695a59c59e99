// Views that outlive the memory they show (spec 5.2.2), and views that do not.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify=expected,%versions %s
// RUN: %ampcc -std=c++20 --amp-host-compiler=g++ -c %s -o %t.o 2>&1 | FileCheck %s --check-prefixes=GXX,%versions --allow-unused-prefixes
// before-20-COUNT-10: [-Wamp-dangling-view]
// since-20-COUNT-9: [-Wamp-dangling-view]
// GXX-NOT: [-Wamp-dangling-view]
#include <amp.h>
#include <array>
#include <span>
#include <vector>
using namespace concurrency;
typedef std::vector<int> ints;

array_view<int> memory() {
  int a[4] = {};
  return array_view<int>(4, a); // expected-warning {{address of stack memory associated with local variable 'a' returned}}
}
array_view<int> direct() {
  ints d(4); // expected-note {{'d' is declared here}}
  return array_view<int>(4, d); // expected-warning {{returns a view of 'd', which ends with the function; return an array, or let the caller own the memory}}
}
array_view<int> pointer() {
  ints d(4); // before-20-note {{'d' is declared here}}
  // before-20-warning@+2 {{returns a view of 'd'}}
  // since-20-warning@+1 {{address of stack memory associated with local variable 'd' returned}}
  return array_view<int>(4, d.data());
}
array_view<int> variable() {
  std::array<int, 4> d{}; // expected-note {{'d' is declared here}}
  array_view<int> v(d);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
  return v; // expected-warning {{returns a view of 'd'}}
}
array_view<int> part() {
  ints d(4); // expected-note {{'d' is declared here}}
  array_view<int> v(4, d);
  auto half = v.section(0, 2);
  return half.section(0, 1); // expected-warning {{returns a view of 'd'}}
}
array_view<int> row() {
  ints d(4); // expected-note {{'d' is declared here}}
  array_view<int, 2> v(2, 2, d);
  return v[1]; // expected-warning {{returns a view of 'd'}}
}
array_view<const int> reader(ints d) { // expected-note {{'d' is declared here}}
  array_view<int> v(4, d);
  return v; // expected-warning {{returns a view of 'd'}}
}

ints make();
void temporaries() {
  // before-22-warning@+2 {{view of a temporary 'ints' (aka 'vector<int>'), which ends with this declaration; give it a name}}
  // since-22-warning@+1 {{view of a temporary 'ints' (aka 'std::vector<int>'), which ends with this declaration; give it a name}}
  array_view<const int> v(4, make());
  array_view<const int> w(make()); // expected-warning {{view of a temporary}}
  auto p = array_view<const int>(4, make()).section(0, 2); // expected-warning {{view of a temporary}}
  array_view<const int> copied = v;
  auto lambda = [] {
    ints d(4); // expected-note {{'d' is declared here}}
    array_view<int> v(4, d);
    return v; // expected-warning {{returns a view of 'd'}}
  };
  lambda();
}

/// The data live as long as they are seen.
int sum(array_view<const int>);
array_view<int> of_array() {
  array<int> a(4);
  array_view<int> v(a);
  return v;
}
array_view<int> of_nothing() {
  array_view<int> v(4);
  return v;
}
array_view<int> of_caller(ints &d, std::span<int> s, int *p, bool second) {
  array_view<int> v(4, d), w(4, s), x(4, p), y(4, d.data());
  std::span<int> local(d);
  if (second)
    return array_view<int>(4, local);
  return sum(array_view<const int>(4, make())) ? v.section(0, 2) : sum(w) ? w : sum(x) ? x : y;
}
array_view<int> of_static() {
  static ints d(4);
  array_view<int> v(4, d);
  return v;
}
array_view<int> bound_again(ints &other) {
  ints d(4);
  array_view<int> v(4, d);
  v = array_view<int>(4, other);
  return v;
}
int use() {
  ints d(4);
  array_view<int> v(4, d);
  array_view<const int> s(4, std::span<const int>(d));
  return v[0] + s[0];
}
