// Without -fopenmp Clang's warning about the first pragma stays.
// RUN: %ampcc -std=c++17 -Wsource-uses-openmp -fsyntax-only -Xclang -verify %s
int amp(int) restrict(amp);
int host(int *p) {
  int sum = 0;
#pragma omp parallel for // expected-warning {{unexpected '#pragma omp ...' in program}}
  for (int i = 0; i < 4; ++i)
    sum += p[i];
  return sum;
}
