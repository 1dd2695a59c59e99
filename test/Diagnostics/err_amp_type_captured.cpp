// The object is copied to the device, which has no representation for this type (2.4.3.3).
// Capture a copy of a type that amp code has.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
void host(short s, char c) {
  auto f = [=](int i) restrict(amp) { return i + s; }; // expected-note {{use 'int'}}
  // expected-error@-1 {{a 'restrict(amp)' lambda cannot capture 's' of type 'short'; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}}
}
#else
void host(short s, char c) {
  int n = s;
  auto f = [=](int i) restrict(amp) { return i + n; };
}
#endif
