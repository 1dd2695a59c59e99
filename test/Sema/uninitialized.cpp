// Reads of locals that have no value yet are warned of without -Wall in amp-restricted functions.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -Wno-amp-uninitialized -Xclang -verify=off %s
// RUN: %ampcc -fsyntax-only -Wall -Xclang -verify=all %s
// RUN: not %ampcc -fsyntax-only -Werror=amp-uninitialized %s 2>&1 | FileCheck %s
// off-no-diagnostics
// CHECK: error: variable 'A' is uninitialized when it is read here [-Werror,-Wamp-uninitialized]

int plain(int C) restrict(amp) {
  int A; // expected-note {{'A' is declared here}} all-note {{initialize the variable 'A'}}
  int B; // all-note {{initialize the variable 'B'}}
  if (C) // all-warning {{variable 'B' is used uninitialized whenever 'if' condition is false}} all-note {{remove the 'if'}}
    B = 1;
  return A + B; // expected-warning {{variable 'A' is uninitialized when it is read here}} all-warning {{variable 'A' is uninitialized when used here}} all-note {{uninitialized use occurs here}}
}
template <class T> T generic() restrict(cpu, amp) {
  T A;      // expected-note {{'A' is declared here}} all-note {{initialize the variable 'A'}}
  return A; // expected-warning {{variable 'A' is uninitialized when it is read here}} all-warning {{variable 'A' is uninitialized when used here}}
}
int use() restrict(amp) {
  return generic<int>() + generic<unsigned>(); // expected-note {{in instantiation of}} all-note {{in instantiation of}}
}
int host() {
  int A; // all-note {{initialize the variable 'A'}}
  return A; // all-warning {{variable 'A' is uninitialized when used here}}
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
