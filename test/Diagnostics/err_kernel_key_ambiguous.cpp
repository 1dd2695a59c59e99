// At run time a launch finds its kernel by a name, which comes from the places of its lambdas
// and the template arguments around them, and here several kernels would have one name. Give
// each element of the pack to a function template of its own.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
template <int... Ns> void run(array_view<int> v) {
  (parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = Ns; }), ...);
  // expected-error@-1 {{several kernels come from this place and cannot be told apart: neither the template arguments around it nor the type of the kernel differ}}
}
#else
template <int N> void run_one(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = N; });
}
template <int... Ns> void run(array_view<int> v) { (run_one<Ns>(v), ...); }
#endif
void host(array_view<int> v) { run<1, 2>(v); }

template <class F> void launch(array_view<int> v, F f) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(); });
#ifndef FIXED
  // expected-error@-2 {{several kernels come from this place and cannot be told apart: neither the template arguments around it nor the type of the kernel differ}}
#endif
}
#ifndef FIXED
template <int... Ns> void run_behind(array_view<int> v) {
  (launch(v, []() restrict(amp) { return Ns; }), ...);
  // expected-note@-1 {{they differ by the lambdas that are made here; in a pack expansion, give each element to a function template of its own}}
}
#else
template <int N> void run_one_behind(array_view<int> v) {
  launch(v, []() restrict(amp) { return N; });
}
template <int... Ns> void run_behind(array_view<int> v) { (run_one_behind<Ns>(v), ...); }
#endif
void host_behind(array_view<int> v) { run_behind<1, 2, 3>(v); }
