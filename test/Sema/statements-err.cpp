// Statements and expressions that amp code does not have (spec 2.4.3), in a function nothing calls.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <typeinfo>

struct Base {
  virtual int v() const restrict(cpu);
};
static int amp(Base *B,        // expected-error {{type 'Base *' is not allowed}} expected-note {{make the class a template parameter, or switch over a member that names the kind}}
               int (*P)(int)) restrict(amp) { // expected-error {{type 'int (*)(int)' is not allowed}} expected-note {{make the function a template parameter: a lambda or function object with 'restrict(amp)'}}
  asm("nop");            // expected-error {{inline assembly is not allowed}}
  int *N = new int;      // expected-error {{new is not allowed}}
  delete N;              // expected-error {{delete is not allowed}}
  (void)typeid(int);     // expected-error {{typeid is not allowed}}
  (void)dynamic_cast<Base *>(B); // expected-error {{dynamic_cast is not allowed}}
  switch (P(1)) {        // expected-error {{call through a pointer to function}}
  default:
    break;
  }
Unused:                  // expected-error {{label is not allowed}}
End:
  if (B)
    goto End;            // expected-error {{goto is not allowed}}
  return 0;
}
static int host(int (*P)(int)) {
  static int S = P(1);
  return *new int(S);
}
