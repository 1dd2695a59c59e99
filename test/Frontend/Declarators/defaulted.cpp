// Defaulted and deleted functions.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

struct S {
  S() restrict(amp) = default;
  S(int) restrict(amp) = delete;
  explicit S(float) restrict(cpu, amp) {}
  S &operator=(const S &) restrict(amp) = default;
  int N;
};

int amp() restrict(amp) { return S().N + S(1.0f).N; }
void host() {
  (void)S(1.0f);
  (void)S(); // expected-error {{no matching}}
}
