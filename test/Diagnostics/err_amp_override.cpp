// A call through the base names the function of the base, so code of its version may reach the
// overrider (13.1.3). The overrider is therefore of no later version.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
struct shape {
  virtual float area() const restrict(amp:1.2) = 0; // expected-note {{'area' is declared here}}
};
#ifndef FIXED
struct square : shape {
  float area() const restrict(amp:1.3) override { return 1; }
  // expected-error@-1 {{'area' is 'restrict(amp:1.3)' and cannot override the function of 'shape', which is 'restrict(amp:1.2)'}}
};
#else
struct square : shape {
  float area() const restrict(amp:1.2) override { return 1; }
};
#endif
