// constexpr gives no restriction: without a clause a function is restrict(cpu) (spec 2.1).
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

constexpr int square(int X) { return X * X; } // expected-note {{it is restrict(cpu)}}
constexpr int cube(int X) restrict(cpu, amp) { return X * X * X; }
int amp(int X) restrict(amp) { return cube(X) + square(X); } // expected-error {{no matching function for call to 'square'}}
