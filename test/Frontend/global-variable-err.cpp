// Global variables in amp code: only constants (spec 2.4.3.2).
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

int G; // expected-note {{declared here with type 'int'; only integral constants known at compile time can be used}}
const int N = 4;
constexpr int M = 5;
struct S {
  static const int K = 6;
};
int amp() restrict(amp) {
  int Array[N + M + S::K];
  return G + N + M + S::K + Array[0]; // expected-error {{global variable 'G' cannot be used in a 'restrict(amp)' function}} expected-note {{pass its value as a parameter}}
}
