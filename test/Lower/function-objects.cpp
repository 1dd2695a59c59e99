// Objects with a call operator as parameters and members: classes, lambdas and what is made of both.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Plus {
  int n;
  int operator()(int x) const restrict(amp, cpu) { return x + n; }
};
template <class F, class G> struct Composed {
  F f;
  G g;
  int operator()(int x) const restrict(amp, cpu) { return f(g(x)); }
};
template <class F, class G> Composed<F, G> compose(F f, G g) restrict(amp, cpu) { return {f, g}; }
template <class F> int apply(const F &f, int x) restrict(amp, cpu) { return f(x); }
template <class F> int twice(F &&f, int x) restrict(amp, cpu) { return f(f(x)); }
template <class F, class... T> int each(F f, T... x) restrict(amp, cpu) {
  int sum = 0;
  ((sum = sum * 3 + f(x)), ...);
  return sum;
}
template <class Derived> struct Counter { // the static type of the object decides
  int count(int x) restrict(amp, cpu) { return static_cast<Derived *>(this)->step(x) + 1; }
};
struct Double : Counter<Double> {
  int step(int x) restrict(amp, cpu) { return 2 * x; }
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    auto triple = [](auto x) { return x * 3; };
    auto both = compose(Plus{2}, triple);
    auto nested = [=, n = i + 1](int x) mutable {
      n += x;
      return [=](int y) { return both(y) + n; }(x);
    };
    return apply(both, i) + twice(both, i) * 5 + twice([=](int x) { return x + i; }, 1) * 7 + nested(i) * 11 +
           nested(2) * 13 + each(triple, i, 2, 3) * 17 + Double().count(i) * 19;
  });
}
