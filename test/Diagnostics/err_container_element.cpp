// The elements are copied to a device and read there, so their type must be one that devices
// support, in host code too (5.1).
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;
struct base {
  int b;
};
#ifndef FIXED
struct shape {
  virtual float area() const;
};
struct diamond : virtual base {}; // expected-note {{in base class 'base'}}
struct holder {
  array_view<int> inside; // expected-note {{in member 'inside' of type 'array_view<int>'}}
};
void make() {
  array<shape> a(4); // expected-error {{array cannot have elements of type 'shape'; a class cannot have virtual functions}}
  array_view<diamond> b(4); // expected-error {{array_view cannot have elements of type 'diamond'; a class cannot have virtual base classes}}
  array<holder> c(4); // expected-error {{array cannot have elements of type 'holder'; the elements of a container cannot hold containers}}
}
void look(array_view<int> v) {
  auto p = v.reinterpret_as<int *>(); // expected-error {{array_view cannot have elements of type 'int *'; a class or array cannot hold pointers}}
}
#else
struct derived : base {};
void make() {
  array<base> a(4);
  array_view<derived> b(4);
  array<base> *none = nullptr;
  (void)none;
}
void look(array_view<int> v) { auto p = v.reinterpret_as<float>(); }
#endif
