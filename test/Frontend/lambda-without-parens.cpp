// A clause without a parameter list: an extension that C++23's lambdas suggest.
// RUN: %ampcc -std=c++23 -fsyntax-only -Xclang -verify %s
// expected-no-diagnostics

int ampOnly(int) restrict(amp);
int amp(int N) restrict(amp) {
  return [=] restrict(amp) { return ampOnly(N); }();
}
