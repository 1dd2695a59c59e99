// Conversion functions; of the pointer, too.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

struct S {
  operator int() const restrict(amp);
  operator const float *() const restrict(amp) noexcept;
  template <class T> operator T *() const restrict(amp);
};
template <class T> S::operator T *() const restrict(amp) { return 0; }
struct P { int N; };
S Object() restrict(cpu, amp);

int amp() restrict(amp) { return Object().operator int() + Object().operator P *()->N + int(*Object().operator const float *()); }
void host() {
  (void)Object().operator int(); // expected-error {{cannot be used in a restrict(cpu)}}
  (void)Object().operator P *(); // expected-error {{cannot be used in a restrict(cpu)}}
  (void)Object().operator const float *(); // expected-error {{no matching}}
}
