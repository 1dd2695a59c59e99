// Storage classes of local variables (spec 2.4.3.5).
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

static void amp() restrict(amp) {
  static int S;       // expected-error {{local variable of a 'restrict(amp)' function cannot be 'static'}}
  extern int E;       // expected-error {{cannot be 'extern'}}
  thread_local int T; // expected-error {{cannot be 'thread_local'}}
  int L;
}
