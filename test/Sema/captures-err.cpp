// Captures of a restrict(amp) lambda (spec 2.4.3.3).
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

namespace concurrency {
template <class T, int N>
class __attribute__((annotate("ampcc::library_class", "array"))) array {
public:
  array() restrict(cpu);
  array(const array &) restrict(cpu, amp);
  T get() const restrict(cpu, amp) { return T(); }
};
} // namespace concurrency

struct S {
  int M;
  void host(int *P) {
    int N = 0;
    concurrency::array<int, 1> A;
    auto ByValue = [=](int I) restrict(amp) { return N + I; };
    auto Array = [&](int I) restrict(amp) { return A.get() + I; };
    auto Reference = [&](int I) restrict(amp) { return N + I; }; // expected-error {{cannot capture 'N' of type 'int' by reference}}
    auto Explicit = [&N](int I) restrict(amp) { return I; };     // expected-error {{cannot capture 'N' of type 'int' by reference}}
    auto This = [=](int I) restrict(amp) { return M + I; };      // expected-error {{cannot capture 'this'}}
    auto Pointer = [=](int I) restrict(amp) { return P[I]; };    // expected-error {{cannot capture 'P' of type 'int *'}} expected-note {{declare 'array_view<int> view(n, P)' before the launch, where n is the number of elements, and capture 'view'}}
    auto Copied = [=](int I) restrict(amp) { return A.get(); };  // expected-error {{'A' of type 'concurrency::array<int, 1>' can only be captured by reference}}
    auto Host = [&](int I) { return N + I + M; };
  }
};
