// Every form of lambda takes its clause.
// RUN: %ampcc -std=c++23 -fsyntax-only -Xclang -verify %s
// expected-no-diagnostics

int ampOnly(int) restrict(amp);
#define GPU restrict(amp)
template <class T> concept Small = sizeof(T) < 16;

int forms(int N) restrict(cpu) {
  auto Less = [X = 1 < 2](bool A = 3 < 4) restrict(amp) { return ampOnly(A && X); };
  auto Mutable = [N](int X) mutable restrict(amp) noexcept -> int { return ampOnly(N += X); };
  auto Noexcept = [](int X) restrict(amp) noexcept(1 < 2) { return ampOnly(X); };
  auto Constexpr = [](int) constexpr restrict(amp) { return 1; };
  auto Pack = [](auto... X) restrict(amp) -> int { return ampOnly(sizeof...(X)); };
  auto Requires = [](auto X) restrict(amp) requires(sizeof(X) < 16) { return ampOnly(X); };
  auto Head = []<class T> requires Small<T> (T X) restrict(amp) { return ampOnly(X); };
  auto Less2 = []<int M, bool B = M < 3>() restrict(amp) { return ampOnly(M); };
  auto NoList = []<int M> restrict(amp) { return ampOnly(M); };
  auto NoListMutable = [N] mutable restrict(amp) { return ampOnly(++N); };
  auto Behind = [](int X) restrict(amp) __attribute__((noinline)) { return ampOnly(X); };
  auto InFront = [](int X) __attribute__((noinline)) restrict(amp) { return ampOnly(X); };
  auto Named = [] [[nodiscard]] (int X) restrict(amp) { return ampOnly(X); };
  auto Macro = [=](int X) GPU { return [=](int Y) GPU { return ampOnly(Y + N); }(X); };
  if (N)
    [] restrict(cpu) {}();
  return [](int X) restrict(cpu, amp) { return X; }(N);
}
