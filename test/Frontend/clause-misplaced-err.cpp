// Clauses in the wrong place are reported at the clause, and nothing follows from them.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

void afterNoexcept() noexcept restrict(amp);             // expected-error {{must precede the exception specification}}
void afterNoexceptIf() noexcept(true) restrict(cpu) {}   // expected-error {{must precede the exception specification}}
auto afterReturn() -> int restrict(cpu) { return 1; }    // expected-error {{must precede the trailing return type}}
struct S {
  void beforeConst() restrict(cpu) const;                // expected-error {{must follow 'const'}}
  void beforeRef() restrict(cpu) &;                      // expected-error {{must follow '&'}}
};
auto L = [](int) restrict(cpu) mutable {};               // expected-error {{must follow 'mutable' in a lambda}}
int object restrict(amp);                                // expected-error {{only allowed behind the parameter list}}
int array[3] restrict(cpu);                              // expected-error {{only allowed behind the parameter list}}
struct restrict(amp) Class {};                           // expected-error {{only allowed behind the parameter list}}
restrict(amp) void specifier();                          // expected-error {{only allowed behind the parameter list}}
typedef float F(int);
restrict(cpu) F *pointer;                                // expected-error {{only allowed behind the parameter list}}
