// A function that a body declares has the restrictions of the body (spec 2.2.1).
// RUN: %ampcc -std=c++17 -fsyntax-only -Wno-vexing-parse -Xclang -verify %s
// expected-no-diagnostics

struct S { int N; };
using Alias = int;
int amp() restrict(amp) {
  int builtin(int);
  extern float named(const S &, Alias);
  S made();
  S Object(made());
  Alias Value(Object.N);
  auto Lambda = [](int X) { int inside(Alias); return inside(X); };
  return builtin(Value) + int(named(Object, 2)) + Lambda(1);
}
int dual(int X) restrict(cpu, amp) {
  int onBothSides(int);
  return onBothSides(X);
}
int host(int X) {
  int onTheHost(int);
  return onTheHost(X);
}
