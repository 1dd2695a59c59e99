// Host code of an AMP unit reads as under plain Clang.
// RUN: %ampcc -std=c++20 -fsyntax-only -Wall -Wextra -Xclang -verify %s
// expected-no-diagnostics
#include <algorithm>
#include <future>
#include <immintrin.h>
#include <iostream>
#include <ranges>
#include <regex>
#include <vector>

#if defined(__CUDA__) || defined(__CUDACC__) || defined(__CUDA_ARCH__) || defined(__CLANG_RDC__)
#error a macro of CUDA is defined
#endif
#if __AMPCC__ != 1
#error the mark of ampcc's frontend is missing
#endif

int amp(int) restrict(amp);

thread_local int PerThread;
__float128 Quad;
long double Long;
__attribute__((__noinline__)) int variadic(int N, ...) {
  __builtin_va_list Args;
  __builtin_va_start(Args, N);
  int R = __builtin_va_arg(Args, int);
  __builtin_va_end(Args);
  asm volatile("" ::: "memory");
  return R;
}
// `<<<` and `>>>` are several tokens of C++.
template <class T> struct Box;
template <class T> std::ostream &operator<<(std::ostream &, const Box<T> &);
template <class T> struct Box {
  friend std::ostream &operator<<<T>(std::ostream &, const Box &);
};
std::vector<std::vector<std::vector<int>>> Nested;

void host(std::vector<int> &V) {
  std::sort(V.begin(), V.end(), [](int A, int B) { return A > B; });
  for (int X : V | std::views::filter([&](int X) { return X > int(V.size()); }))
    std::cout << X << variadic(1, 2);
  std::async([&] { V.clear(); }).wait();
  __m128 R = _mm_add_ps(_mm_setzero_ps(), _mm_set1_ps(1));
  (void)R;
}
void unrolled(int *P) {
#pragma unroll(4)
  for (int I = 0; I < 16; ++I)
    P[I] = I;
}
