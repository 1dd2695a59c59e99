#pragma once
#include <amp.h>
#include <string>
using namespace concurrency;
extern int counter;
inline int host(int x) { return x; }
int two(int) restrict(cpu);
int two(int, int) restrict(amp);
struct owner {
  std::string text;
};
struct both {
  int v[4];
  int &operator[](int i) restrict(amp, cpu) { return v[i]; }
  const int &operator[](int i) const restrict(amp, cpu) { return v[i]; }
};
inline int global(int x) restrict(amp) { return x + counter; }
inline int wrong_side(int x) restrict(amp) { return host(x); }
inline int neither(int x) restrict(amp) { return two(x); }
inline void constant(const both &b) restrict(amp) { b[0] = 3; }
inline void member(owner o) restrict(amp) { o.text += "a"; }
inline void launches(array_view<int> v, array_view<owner> o) {
  array<int> a(4);
  parallel_for_each(v.extent, [=](index<1> i) { v[i] = 2; });
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { a[i] = 2; });
  parallel_for_each(v.extent, [=](auto i) restrict(amp) { v[i] = host(2); });
  parallel_for_each(v.extent, [=](int, int) restrict(amp) { v[0] = 2; });
}
