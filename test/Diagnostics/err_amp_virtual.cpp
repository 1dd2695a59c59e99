// A call of a virtual function jumps to an address that the object holds, which most devices
// cannot do (2.4.2). Choose the function at compile time, by a template.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
struct shape {
  virtual float area() const restrict(amp);
  // expected-error@-1 {{a 'restrict(amp)' function cannot be virtual; make the class a template parameter, or switch over a member that names the kind}}
};
#else
struct shape {
  float area() const restrict(amp);
};
#endif
