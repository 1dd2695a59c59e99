// Pointers to an amp-restricted function are errors (spec 2.4.3.7); those to the cpu side of a dual one are not.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

void takes(int (*)(int));
int ampOnly(int) restrict(amp); // expected-note {{'ampOnly' declared here}}
int dual(int) restrict(cpu, amp);
void host() {
  takes(dual);
  takes(&ampOnly); // expected-error {{'ampOnly' is restrict(amp) and cannot be used in a restrict(cpu) function}}
}
void amp() restrict(amp) {
  auto P = &dual; // expected-error {{pointer or reference to a 'restrict(amp)' function is not allowed}}
}
