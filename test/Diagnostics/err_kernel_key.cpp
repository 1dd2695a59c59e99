// At run time a launch finds its kernel by a name, which comes from the places of its lambdas
// in the source; inside of an array type the place is lost. Give the lambda itself to the
// template, not an array of it.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

template <class T> void run(array_view<int> v, const T &) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sizeof(T); });
#ifndef FIXED
  // expected-error-re@-2 {{a kernel cannot be told apart by the type '(lambda at {{.*}})[2]': it holds a lambda where its place is lost}}
#endif
}
void host(array_view<int> v) {
  auto lambda = [](int x) { return x; };
#ifndef FIXED
  decltype(lambda) two[2] = {lambda, lambda};
  run(v, two);
#else
  run(v, lambda);
#endif
}
