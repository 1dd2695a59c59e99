// What the host shares holds no pointers in any version; a class does not lead to itself.
// RUN: %ampcc --amp-version=1.2 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

struct pointer {
  int *p; // expected-note 2 {{in member 'p' of type 'int *'}}
};
struct functor {
  int *p; // expected-note {{in member 'p' of type 'int *'}}
  void operator()(index<1>) const restrict(amp) { *p = 1; }
};
struct node {
  int value;
  node *next; // expected-note {{in member 'next' of type 'node *'}}
};
int of(node n) restrict(amp); // expected-error {{a class cannot hold pointers or references that lead to an object of its own type}} expected-note {{keep the objects in an array}}
int fine(pointer p, int **q) restrict(amp) { return *p.p + **q; }
int old(int **q) restrict(amp:1); // expected-error {{a pointer cannot point to a pointer; amp:1.2 allows it (--amp-version=1.2)}} expected-note {{replace the pointer}}

void host(array_view<int> a, pointer p, functor f, int *q) {
  parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { a[i] = *p.p; }); // expected-error {{cannot capture 'p' of type 'pointer'; a class or array cannot hold pointers}} expected-note {{replace the pointer}}
  parallel_for_each(a.extent, f); // expected-error {{type 'functor' is not allowed}} expected-note {{replace the pointer}}
  parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { a[i] = *q; }); // expected-error {{cannot capture 'q' of type 'int *'; memory is reached through array and array_view}} expected-note {{declare 'array_view<int> view(n, q)'}}
  array_view<pointer> b(1, &p);
  parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { a[i] = *b[i].p; }); // expected-error {{cannot capture 'b' of type 'array_view<pointer>'; a class or array cannot hold pointers}} expected-note {{replace the pointer}}
}
