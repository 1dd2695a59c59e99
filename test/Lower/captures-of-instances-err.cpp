// A closure that captures less than the host's cannot be a part of a class, whose layout would differ.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

template <class F> struct holder {
  F f;
};
template <class F> struct kernel {
  array_view<double> v;
  F f;
  void operator()(index<1> i) const restrict(amp) { v[i] = f(2); } // expected-error {{a function object of type 'kernel<(lambda at }}
};

template <bool B> void launch(array_view<double> v, double a, double b) {
  auto f = [=](int x) restrict(cpu, amp) {
    double sum = a * x;
    if constexpr (B)
      sum += b;
    return sum;
  };
  auto named = [a, b](int x) restrict(cpu, amp) { return B ? a * x : b; };
  holder<decltype(f)> h{f};
  holder<decltype(named)> n{named};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = h.f(2) + n.f(3); }); // expected-error {{a captured object of type 'holder<decltype(f)>' whose lambda captures more in other instances of its template (name its captures) is not supported in 'restrict(amp)' code}}
  array_view<holder<decltype(f)>> elements(1, &h);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = elements[0].f(2); }); // expected-error {{an element of type 'holder<(lambda at }}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(sizeof(f)); }); // expected-error {{the size of an object of type '(lambda at }}
  parallel_for_each(v.extent, kernel<decltype(f)>{v, f});
}

void launches(array_view<double> v) {
  launch<true>(v, 1, 2);
  launch<false>(v, 1, 2);
}
