// Typedefs and aliases of function types, and what they declare.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

typedef int F(int) restrict(amp), Plain(int);
using G = int(int) restrict(amp) restrict(cpu);
using Again = F;
F f;
G g;
Again h;
Plain k;
struct S {
  static F m;
} O;
int S::m(int X) restrict(amp) { return X; }
int amp() restrict(amp) { return f(1) + g(1) + h(1) + S::m(1); }
void host() {
  f(1); // expected-error {{no matching}}
  g(1);
  h(1); // expected-error {{no matching}}
  k(1);
  S::m(1); // expected-error {{cannot be used in a restrict(cpu)}}
}
