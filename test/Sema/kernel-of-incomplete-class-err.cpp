// A kernel of a class that is only declared is one error: Clang's where it is made, ours where a
// reference brings it.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

class scale; // expected-note {{forward declaration of 'scale'}}
extern scale &elsewhere;
void f(array_view<int> view) {
  parallel_for_each(view.extent, scale(view, 6)); // expected-error {{invalid use of incomplete type 'scale'}}
  parallel_for_each(view.extent, elsewhere); // expected-error {{kernel of type 'scale' has no call operator}}
}
