// Reads of locals that have no value yet are warned of without -Wall in amp-restricted functions.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -Wno-amp-uninitialized -Xclang -verify=off %s
// RUN: %ampcc -fsyntax-only -Wall %s 2>&1 | FileCheck --check-prefix=WALL --implicit-check-not=amp-uninitialized %s
// WALL: variable 'A' is uninitialized when used here [-Wuninitialized]
// WALL: variable 'B' is used uninitialized whenever
// RUN: not %ampcc -fsyntax-only -Werror=amp-uninitialized %s 2>&1 | FileCheck %s
// off-no-diagnostics
// CHECK: error: variable 'A' is uninitialized when it is read here [-Werror,-Wamp-uninitialized]

int plain(int C) restrict(amp) {
  int A; // expected-note {{'A' is declared here}}
  int B;
  if (C)
    B = 1;
  return A + B; // expected-warning {{variable 'A' is uninitialized when it is read here}}
}
template <class T> T generic() restrict(cpu, amp) {
  T A;      // expected-note {{'A' is declared here}}
  return A; // expected-warning {{variable 'A' is uninitialized when it is read here}}
}
int use() restrict(amp) {
  return generic<int>() + generic<unsigned>(); // expected-note {{in instantiation of}}
}
int host() {
  int A;
  return A;
}
void fill(int &Out) restrict(amp);
int good(int N) restrict(amp) {
  int A, B, C[2];
  fill(A);
  for (int I = 0; I < N; ++I)
    B = I;
  C[0] = A;
  return C[0] + (N > 0 ? B : 0);
}
