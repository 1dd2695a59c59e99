// The clause is a part of a function's type, so other declarations have no place for it
// (2.1.1). It belongs to a function or lambda, right after its parameter list.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
restrict(amp) int twice(int x);
// expected-error@-1 {{restriction clause is only allowed after the parameter list of a function or lambda}}
int table[4] restrict(amp);
// expected-error@-1 {{restriction clause is only allowed after the parameter list of a function or lambda}}
enum color restrict(amp) { red };
// expected-error@-1 {{restriction clause is only allowed after the parameter list of a function or lambda}}
class point restrict(amp);
// expected-error@-1 {{restriction clause is only allowed after the parameter list of a function or lambda}}
namespace math restrict(amp) {}
// expected-error@-1 {{restriction clause is only allowed after the parameter list of a function or lambda}}
struct thing {
  thing(int);
};
int initial();
thing t(3) restrict(amp);
// expected-error@-1 {{restriction clause is only allowed after the parameter list of a function or lambda}}
int number(initial()) restrict(cpu);
// expected-error@-1 {{restriction clause is only allowed after the parameter list of a function or lambda}}
void host() {
  thing local(4) restrict(cpu, amp);
  // expected-error@-1 {{restriction clause is only allowed after the parameter list of a function or lambda}}
}
#else
struct thing {
  thing(int);
};
thing t(int) restrict(amp);
int twice(int x) restrict(amp);
int table[4];
enum color { red };
class point;
namespace math {}
#endif
