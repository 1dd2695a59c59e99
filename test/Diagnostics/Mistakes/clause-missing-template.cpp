// A function template without a clause, called from another one.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

// expected-note@+1 {{candidate function not viable: it is restrict(cpu), the caller is restrict(amp); declare it 'restrict(cpu, amp)'}}
template <typename T> T inner(T x) { return x; }
// expected-error@+1 {{no matching function for call to 'inner'}}
template <typename T> T outer(T x) restrict(amp) { return inner(x); }
template <typename T> void launch(array_view<T> view) {
  // expected-note@+1 {{in instantiation of function template specialization 'outer<int>' requested here}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = outer(view[i]); });
}
// expected-note@+1 {{in instantiation of function template specialization 'launch<int>' requested here}}
void kernel(array_view<int> view) { launch(view); }
