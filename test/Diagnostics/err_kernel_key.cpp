// Give the lambda itself to the template, not a pointer to it.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
template <class T> void run(array_view<int> v, T) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sizeof(T); });
  // expected-error-re@-1 {{a kernel cannot be told apart by the type '(lambda at {{.*}}) *': it holds a lambda where its place is lost}}
}
void host(array_view<int> v) {
  auto lambda = [](int x) { return x; };
  run(v, &lambda);
}
#else
template <class T> void run(array_view<int> v, T) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sizeof(T); });
}
void host(array_view<int> v) {
  auto lambda = [](int x) { return x; };
  run(v, lambda);
}
#endif
