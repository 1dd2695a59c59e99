// Several clauses add up, around an exception specification as well.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

int f(int) restrict(amp) restrict(amp);
int g(int) restrict(amp) restrict(cpu) noexcept;

int amp() restrict(amp) { return f(1) + g(1); }
void host() {
  (void)f(1); // expected-error {{no matching}}
  (void)g(1);
}
