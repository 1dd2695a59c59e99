// The requires-clause of a lambda's template parameters is no part of its parameter list.
// RUN: %ampcc -std=c++20 -fsyntax-only -Wno-c++23-lambda-attributes -Xclang -verify %s
// expected-no-diagnostics

template <class T> concept Small = sizeof(T) < 16;
namespace ns {
template <class T, class U> concept Like = sizeof(T) == sizeof(U);
}
int ampOnly(int) restrict(amp);

int heads(int N) restrict(amp) {
  auto Parentheses = []<class T> requires(sizeof(T) > 2) (T X) restrict(amp) { return ampOnly(X); };
  auto Several = []<class T> requires Small<T> && (sizeof(T) > 2) && ns::Like<T, int> (T X)
      restrict(amp) { return ampOnly(X); };
  auto Nested = []<class T> requires requires(T X) { X + 1; } (T X) restrict(amp) {
    return ampOnly(X);
  };
  auto Return = []<class T> requires true(T X) restrict(amp) -> decltype(ampOnly(X)) {
    return ampOnly(X);
  };
  auto NoList = []<int M> requires(M > 2) restrict(amp) { return ampOnly(M); };
  auto NoListName = []<int M> requires ns::Like<int, int> restrict(amp) { return ampOnly(M); };
  auto Noexcept = []<class T> requires Small<T> (T X) restrict(amp) noexcept { return ampOnly(X); };
  auto Attribute = []<class T> requires Small<T> [[nodiscard]] (T X) restrict(amp) {
    return ampOnly(X);
  };
  return Parentheses(N) + Several(N) + Nested(N) + Return(N) + NoList.operator()<3>() +
         NoListName.operator()<3>() + Noexcept(N) + Attribute(N);
}
