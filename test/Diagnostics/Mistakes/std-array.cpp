// An element of std::array.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <array>
using namespace concurrency;

void kernel(array_view<int> view, std::array<int, 4> table) {
  // expected-error@+1 {{no viable overloaded operator[] for type 'const std::array<int, 4>'; it is restrict(cpu), the caller is restrict(amp)}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = table[i[0] & 3]; });
}
