// A function without a clause calls others without one.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

// expected-note@+1 {{'half', which it calls, needs the restriction clause too}}
int half(int n) { return n / 2; }
// expected-note@+1 {{'third', which it calls, needs the restriction clause too}}
int third(int n) { return n / 3; }
// expected-note@+1 {{candidate function not viable: it is restrict(cpu), the caller is restrict(amp); declare it 'restrict(cpu, amp)'}}
int mean(int n) { return half(n) + third(n); }
void kernel(array_view<int> view) {
  // expected-error@+1 {{no matching function for call to 'mean'}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = mean(i[0]); });
}
