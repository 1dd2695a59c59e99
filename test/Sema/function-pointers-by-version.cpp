// Pointers and references to functions, and pointers to member functions, by version.
// RUN: %ampcc -std=c++17 --amp-version=1.2 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++17 --amp-version=1.3 -fsyntax-only -DLATEST -Xclang -verify=latest %s
#include <amp.h>
using namespace concurrency;

int negate(int x) restrict(cpu, amp) { return -x; }
int later(int x) restrict(cpu, amp:1.3) { return x; } // expected-note {{'later' declared here}}
struct number {
  int n;
  int plus(int x) const restrict(cpu, amp) { return n + x; }
};

int call(int (*f)(int) restrict(amp), int x) restrict(amp) { return f(x); }
typedef int function(int) restrict(amp);
int call_named(function *f, function &g, int x) restrict(amp) { return f(x) + g(x); }
int fine(number v) restrict(amp) {
  int (*table[])(int) = {negate, &negate};
  int (number::*member)(int) const = &number::plus;
  return call(table[v.n & 1], 1) + (v.*member)(2) + call_named(negate, negate, 3);
}
#ifndef LATEST
int of_later() restrict(amp) { return call(later, 1); } // expected-error {{'later' is 'restrict(amp:1.3)' and cannot be called in a 'restrict(amp:1.2)' function}}
struct action {
  int (*run)(int); // expected-note {{in member 'run' of type 'int (*)(int)'}}
};
int member(action a) restrict(amp) { return a.run(1); } // expected-error {{type 'action' is not allowed in a 'restrict(amp)' function; a class cannot hold pointers or references to functions; amp:1.3 allows it (--amp-version=1.3)}} expected-note {{make the function a template parameter}}
int old(int (*f)(int)) restrict(amp:1) { // expected-error {{there are no pointers or references to functions; amp:1.2 allows it (--amp-version=1.2)}} expected-note {{make the function a template parameter}}
  return f(1) // expected-error {{call through a pointer to function is not allowed in a 'restrict(amp)' function; amp:1.2 allows it (--amp-version=1.2)}}
         + (&negate != nullptr); // expected-error {{pointer or reference to a 'restrict(amp)' function is not allowed; amp:1.2 allows it (--amp-version=1.2)}}
}
void host(array_view<int> v, int (*f)(int), int (number::*m)(int) const) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(1); }); // expected-error {{cannot capture 'f' of type 'int (*)(int)'}} expected-note {{make the function a template parameter}}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = m != nullptr; }); // expected-error {{cannot capture 'm' of type 'int (number::*)(int) const'; there are no pointers to member functions}} expected-note {{make the function a template parameter}}
}
#endif
// latest-no-diagnostics
