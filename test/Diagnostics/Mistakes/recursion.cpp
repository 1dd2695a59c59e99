// A function that calls itself.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

// expected-error@+1 {{'restrict(amp)' function 'fib' calls itself}}
int fib(int n) restrict(amp) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
void kernel(array_view<int> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = fib(i[0]); });
}
