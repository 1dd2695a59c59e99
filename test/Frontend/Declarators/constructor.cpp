// Constructors with initializers, a `<` among them.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

struct S {
  int A, B;
  S(int X) restrict(amp) : A(X < 3), B{X} {}
  S(float, int) restrict(amp);
  S() restrict(cpu, amp) : S::S(1, 1.0f) {}
  S(int, float) restrict(cpu, amp) : A{}, B() {}
};
S::S(float, int) restrict(amp) : A(1), B(2) {}

int amp() restrict(amp) { return S(1).A + S(1.0f, 1).A + S().A; }
void host() {
  (void)S(1); // expected-error {{no matching}}
  (void)S();
}
