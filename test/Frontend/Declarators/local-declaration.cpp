// Functions declared in a body.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

int f() restrict(cpu, amp) { return 1; }
int block() restrict(amp) {
  int g(int) restrict(amp), (h)(int) restrict(amp);
  return g(1) + h(1);
}
int onHost() {
  int g(int) restrict(amp);
  return g(1); // expected-error {{cannot be used in a restrict(cpu)}}
}

int amp() restrict(amp) { return f(); }
void host() {
  (void)f();
}
