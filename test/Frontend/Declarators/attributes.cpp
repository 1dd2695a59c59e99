// Attributes before, at and after the name.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

[[nodiscard]] int f(int) restrict(amp);
__attribute__((noinline)) int g(int) restrict(amp);
int h [[gnu::noinline]] (int) restrict(amp);
int k(int) restrict(amp) __attribute__((noinline));
int l([[maybe_unused]] int X) restrict(amp);

int amp() restrict(amp) { return f(1) + g(1) + h(1) + k(1) + l(1); }
void host() {
  (void)f(1); // expected-error {{no matching}}
  (void)g(1); // expected-error {{no matching}}
  (void)h(1); // expected-error {{no matching}}
  (void)k(1); // expected-error {{no matching}}
  (void)l(1); // expected-error {{no matching}}
}
