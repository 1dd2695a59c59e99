// Virtual functions and objects of their classes, by version. What the host shares has none in any
// version.
// RUN: %ampcc -std=c++17 --amp-version=1.2 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <typeinfo>
using namespace concurrency;

struct shape {
  virtual int sides() const restrict(cpu, amp) { return 0; }
};
struct square : shape {
  int sides() const restrict(cpu, amp) override { return 4; }
};
struct old {
  virtual int f() const restrict(amp:1) { return 0; } // expected-error {{a 'restrict(amp)' function cannot be virtual; make the class a template parameter, or switch over a member that names the kind; amp:1.2 allows it (--amp-version=1.2)}}
};
int use(const shape &s) restrict(amp) { return s.sides(); }
struct known {
  virtual int sides() const restrict(amp:1); // expected-error {{cannot be virtual}}
};
int use_old(const known &s) restrict(amp:1) { return s.sides(); } // expected-error {{call to virtual function 'sides' is not allowed in a 'restrict(amp)' function; amp:1.2 allows it (--amp-version=1.2)}}
int take_old(shape s) restrict(amp:1); // expected-error {{type 'shape' is not allowed in a 'restrict(amp)' function; a class cannot have virtual functions; amp:1.2 allows it (--amp-version=1.2)}} expected-note {{make the class a template parameter}}

struct host_only {
  virtual int sides() const restrict(cpu) { return 1; }
};
struct both : host_only {
  int sides() const restrict(amp) { return 2; } // overrides nothing (2.2.2)
};

const square *narrow(const shape *s) restrict(amp) {
  return dynamic_cast<const square *>(s); // expected-error {{dynamic_cast is not allowed in a 'restrict(amp)' function}}
}
bool is_square(const shape &s) restrict(amp) {
  return typeid(s) == typeid(square); // expected-error 2 {{typeid is not allowed in a 'restrict(amp)' function}}
}

void host(const array_view<int> &v, shape s, array_view<square> all) { // expected-error {{array_view cannot have elements of type 'square'; a class cannot have virtual functions}}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = s.sides(); }); // expected-error {{cannot capture 's' of type 'shape'; a class cannot have virtual functions}} expected-note {{make the class a template parameter}}
}
