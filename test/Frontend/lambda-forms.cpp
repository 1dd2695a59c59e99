// Clauses on every form of lambda; code that only looks like a lambda does not change.
// RUN: %ampcc -std=c++20 -Wno-c99-designator -fsyntax-only -Xclang -verify %s
// expected-no-diagnostics

template <class F> int call(F Fn) restrict(amp) { return Fn(1); }
int ampOnly(int) restrict(amp);

int forms(int N) restrict(amp) {
  auto Plain = [=](int X) restrict(amp) { return ampOnly(X + N); };
  auto Mutable = [N](int X) mutable restrict(amp) -> int { return ampOnly(N += X); };
  auto Noexcept = [](int X) restrict(amp) noexcept { return ampOnly(X); };
  auto Two = [](int X) restrict(amp) restrict(amp) { return ampOnly(X); };
  auto Generic = [](auto X) restrict(amp) { return ampOnly(X); };
  auto Template = []<class T>(T X) restrict(amp) { return ampOnly(X); };
  auto Init = [M = N](int X) restrict(amp) { return ampOnly(M + X); };
  return call(Plain) + Mutable(1) + call(Noexcept) + call(Two) + call(Generic) + call(Template) +
         call(Init);
}

struct Pair {
  int A, B;
};
int (&returnsArray())[3];
void notLambdas(Pair P, int I) {
  auto [A, B] = P;
  auto &[C, D] = P;
  int Array[3][3], *New = new int[3]{1, 2, 3};
  delete[] New;
  [[maybe_unused]] int X = Array[I][C] + returnsArray()[2] + P.A;
  int Designated[3] = {[0] = 1};
}
int (&returnsArray())[3] {
  static int Array[3];
  return Array;
}
