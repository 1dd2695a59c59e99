// The call would jump to an address that the object holds, which most devices cannot do
// (2.4.3.4). Call the function of a class by its qualified name, or choose the class by a
// template.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
struct shape { virtual int sides() const restrict(amp); };
// expected-error@-1 {{a 'restrict(amp)' function cannot be virtual}}
int device(const shape &s) restrict(amp) { return s.sides(); }
// expected-error@-1 {{call to virtual function 'sides' is not allowed in a 'restrict(amp)' function}}
#else
struct shape { int sides() const restrict(amp); };
int device(const shape &s) restrict(amp) { return s.sides(); }
#endif
