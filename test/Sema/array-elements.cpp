// Allowed elements of an array that a kernel captures by reference; array-elements-err has the others.
// RUN: %ampcc -std=c++17 -fsyntax-only -Wall -Wno-unused -Xclang -verify %s
// expected-no-diagnostics
#include <amp.h>
#include <amp_short_vectors.h>
#include <array>
using namespace concurrency;
using namespace concurrency::graphics;

struct base { int n; };
struct element : base { float f[3]; bool b; std::array<int, 4> words; static char letter; };
template <class T> struct twice { T first, second; };

struct kernel {
  const array<element> &a;
  array<int_2, 2> &b;
  void operator()(index<1> i) const restrict(amp) { b(0, i[0]).x = a[i].n; }
};

template <class T> void instance(array<T> &a) {
  parallel_for_each(a.extent, [&](index<1> i) restrict(amp) { T copy = a[i]; a[i] = copy; });
}

void host(array<element> &a, array<int_2, 2> &b, array<index<2>> &c, array<twice<float>> &unused) {
  array<element> &reference = a;
  const array<element> &constant = a;
  parallel_for_each(a.extent, [&](index<1> i) restrict(amp) {
    reference[i].n = constant[i].f[0] > 0;
    c[i] = index<2>(1, 2);
    auto get = [&](int k) { return a[k].n; };
    b(0, i[0]).y = get(0);
  });
  parallel_for_each(a.extent, [&unused](index<1>) restrict(amp) {});
  parallel_for_each(a.extent, kernel{a, b});
  instance(a);
  instance(unused);
}
