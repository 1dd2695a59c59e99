// Functions that return pointers and references to arrays.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

int (*pointer(int) restrict(amp))[3];
int (&reference(int) restrict(amp))[3];

int amp() restrict(amp) { return (*pointer(1))[0] + reference(1)[0]; }
void host() {
  (void)pointer(1); // expected-error {{no matching}}
  (void)reference(1); // expected-error {{no matching}}
}
