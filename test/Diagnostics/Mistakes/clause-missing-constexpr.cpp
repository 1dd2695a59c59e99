// constexpr is no restriction.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

// expected-note@+1 {{candidate function not viable: it is restrict(cpu), the caller is restrict(amp); declare it 'restrict(cpu, amp)'}}
constexpr int square(int n) { return n * n; }
void kernel(array_view<int> view) {
  // expected-error@+1 {{no matching function for call to 'square'}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = square(i[0]); });
}
