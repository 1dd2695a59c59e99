// Friends, declared, defined and templates.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

struct S {
  friend int f(S) restrict(amp);
  friend int g(S) restrict(amp) { return 1; }
  template <int N> friend int h(S, int (&)[N]) restrict(amp);
};
S O() restrict(cpu, amp);

int amp() restrict(amp) { return f(O()) + g(O()); }
void host() {
  (void)f(O()); // expected-error {{no matching}}
  (void)g(O()); // expected-error {{no matching}}
}
