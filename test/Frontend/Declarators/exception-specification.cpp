// A clause before the exception specification.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

int f(int) restrict(amp) noexcept;
int g(int) restrict(amp) noexcept(1 < 2);
int h(int) restrict(cpu) throw();
struct S { int m() const restrict(amp) noexcept { return 1; } } O;

int amp() restrict(amp) { return f(1) + g(1); }
void host() {
  (void)f(1); // expected-error {{no matching}}
  (void)g(1); // expected-error {{no matching}}
  (void)h(1);
  (void)O.m(); // expected-error {{cannot be used in a restrict(cpu)}}
}
