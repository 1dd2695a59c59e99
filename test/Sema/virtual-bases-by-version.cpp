// Virtual base classes by version. What the host shares has none in any version.
// RUN: %ampcc -std=c++17 --amp-version=1.3 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

struct base {
  int value;
};
struct joined : virtual base { // expected-note 2 {{in base class 'base'}}
  int own() const restrict(amp) { return value; }
};
struct also : virtual base {}; // expected-note {{in base class 'base'}}
int use_old(joined j) restrict(amp:1); // expected-error {{type 'joined' is not allowed in a 'restrict(amp)' function; a class cannot have virtual base classes; amp:1.1 allows it (--amp-version=1.1)}} expected-note {{derive from it without 'virtual'}}
int use(const joined &j) restrict(amp:1.1) { return j.value; }

void host(const array_view<int> &v, joined j, array_view<also> all) { // expected-error {{array_view cannot have elements of type 'also'; a class cannot have virtual base classes}}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = j.own(); }); // expected-error {{cannot capture 'j' of type 'joined'; a class cannot have virtual base classes}} expected-note {{derive from it without 'virtual'}}
}
