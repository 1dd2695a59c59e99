// A lambda for amp that the standard library would call on the cpu.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note
#include <algorithm>
#include <functional>
#include <type_traits>

template <class F> int call(F f) {
  return f(); // expected-error {{a 'restrict(amp)' lambda cannot be called in 'restrict(cpu)' code}}
}

int host(int *first, int *last) {
  std::sort(first, last, [](int a, int b) restrict(amp) { return a < b; });
  // expected-error@-1 {{a 'restrict(amp)' lambda cannot be called in 'restrict(cpu)' code}}
  std::function<int()> kept = [] restrict(amp) { return 1; };
  // expected-error@-1 {{a 'restrict(amp)' lambda cannot be called in 'restrict(cpu)' code}}
  std::sort(first, last, [](int a, int b) restrict(amp, cpu) { return a < b; });
  auto unused = [](int x) restrict(amp) { return x; };
  static_assert(!std::is_same_v<decltype(unused), int>);
  return kept() + call([] restrict(amp) { return 1; });
}
