// A lambda with a clause after a cast, and a subscript, which is no lambda.
// RUN: %ampcc -std=c++20 -fsyntax-only -Wno-unused -Xclang -verify %s
// expected-no-diagnostics

int ampOnly(int) restrict(amp);
struct Table {
  int A[3];
  Table *operator->() { return this; }
};
Table *(&tables())[3];

void casts(int N) restrict(amp) {
  (void)[=] restrict(amp) { ampOnly(N); }();
  (void)[N] restrict(amp) { ampOnly(N); };
  (void)[N](int X) restrict(amp) { return ampOnly(X); }(N);
  (int)[=](int X) restrict(amp) -> decltype(ampOnly(X)) { return ampOnly(X + N); }(1);
  (void)[]<class T>(T X) restrict(amp) { return ampOnly(X); }(N);
}
int subscripts(int I) { return (*tables()[I]).A[I] + tables()[I]->A[0]; }
