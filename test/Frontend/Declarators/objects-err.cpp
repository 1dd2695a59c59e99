// Clauses where the parser finds no function are reported as misplaced.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

struct S {
  S(int);
};
int V;
S Object(V) restrict(amp); // expected-error {{only allowed after the parameter list}}
void f() {
  S Local(V) restrict(cpu), Other(1); // expected-error {{only allowed after the parameter list}}
}
int Number(int(V)) restrict(amp);
int Sum = int(V) restrict(amp); // expected-error {{only allowed after the parameter list}}
auto g(int) restrict(amp) -> int(*)(int) restrict(amp); // expected-error {{pointer or reference to a 'restrict(amp)' function}} expected-error {{type 'int (*)(int)' is not allowed}} expected-note {{make the function a template parameter: a lambda or function object with 'restrict(amp)'}}
