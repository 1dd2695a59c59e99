// Trailing return types.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

auto f(int X) restrict(amp) -> decltype(X < 1);
auto g(int) restrict(amp) noexcept -> int (&)[2];
template <class T> auto h(T X) restrict(amp) -> decltype(X + 1) { return X; }
struct S { auto m() const restrict(amp) -> int; } O;

int amp() restrict(amp) { return f(1) + g(1)[0] + h(1); }
void host() {
  (void)f(1); // expected-error {{no matching}}
  (void)g(1); // expected-error {{no matching}}
  (void)h(1); // expected-error {{no matching}}
  (void)O.m(); // expected-error {{cannot be used in a restrict(cpu)}}
}
