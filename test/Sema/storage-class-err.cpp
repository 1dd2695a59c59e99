// Storage classes of local variables (spec 2.4.3.5).
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

static void amp() restrict(amp) {
  static int S;       // expected-error {{local variable of a 'restrict(amp)' function cannot be 'static'}}
  extern int E;       // expected-error {{cannot be 'extern'}}
  thread_local int T; // expected-error {{cannot be 'thread_local'}}
  int L;
  static const int Constant = 3;
  static constexpr float Half = 0.5f;
  static const float Third = 1 / 3.0f; // expected-error {{cannot be 'static'}}
  static const int Read = L;           // expected-error {{cannot be 'static'}}
  // expected-error@+2 {{only the value of constant 'Constant' can be used}}
  // expected-note@-5 {{'Constant' is declared here}}
  const int *Kept = &Constant;
}
