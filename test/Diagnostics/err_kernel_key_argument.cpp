// At run time a launch finds its kernel by a name, which holds the template arguments around
// it, and this argument has no text in the host source. Give the template template parameter a
// list that does not depend on another parameter.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

template <int N> struct number { static const int value = N; };

#ifndef FIXED
template <class T, template <T> class Value> void run(array_view<T> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = Value<1>::value; });
  // expected-error@-1 {{a kernel cannot be told apart by the template argument 'number' around it}}
}
#else
template <class T, template <int> class Value> void run(array_view<T> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = Value<1>::value; });
}
#endif
void host(array_view<int> v) { run<int, number>(v); }
