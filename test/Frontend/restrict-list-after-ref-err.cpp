// A wrong list after a ref-qualifier is explained where a function is certainly declared.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note
struct S {
  void f() & restrict(gpu);        // expected-error {{unknown restriction 'gpu'}}
  const S &g() && restrict();      // expected-error {{empty restriction list}}
  const S *h(int) & restrict(1);   // expected-error {{expected a restriction}}
  S k() & restrict(amp, gpu);      // expected-error {{unknown restriction 'gpu'}}
  operator S *() & restrict(gpu);  // expected-error {{unknown restriction 'gpu'}}
};
