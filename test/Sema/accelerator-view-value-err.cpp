// The result of a function is a copy of an accelerator_view, and cannot be assigned to.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;
void assign(accelerator a, accelerator_view v) {
  a.get_default_view() = v; // expected-error {{no viable overloaded '='}}
  a.create_view() = v;      // expected-error {{no viable overloaded '='}}
  v = a.get_default_view();
  v = a.create_view();
}
