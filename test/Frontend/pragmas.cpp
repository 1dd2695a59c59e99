// Pragmas act at their places, although the whole unit is read before it is parsed.
// RUN: %ampcc -std=c++17 -fopenmp -Wall -Wextra -fsyntax-only -Xclang -verify %s
// expected-no-diagnostics
int amp(int) restrict(amp);
#pragma pack(push, 1)
struct Packed { char C; int I; };
#pragma pack(pop)
static_assert(sizeof(Packed) == 5, "pack");
struct NotPacked { char C; int I; };
static_assert(sizeof(NotPacked) == 8, "pop");
#pragma weak weakFunction
extern "C" void weakFunction();
struct S {
  int m(int *P) {
    _Pragma("STDC FP_CONTRACT OFF") int Sum = 0;
#pragma omp parallel for reduction(+ : Sum)
    for (int I = 0; I < 4; ++I)
      Sum += P[I];
#pragma clang loop unroll(full)
    for (int I = 0; I < 4; ++I)
      Sum += P[I];
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-variable"
    int Unused;
#pragma GCC diagnostic pop
    return Sum;
  }
};
template <class T> void t(T *P) {
#pragma omp simd
  for (int I = 0; I < 4; ++I) { P[I] = 1; 
#pragma omp atomic
   P[I]++;
  }
}
template void t<int>(int *);
#pragma clang attribute push(__attribute__((annotate("x"))), apply_to = function)
void annotated();
#pragma clang attribute pop
