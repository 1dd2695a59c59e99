// Most devices cannot jump to an address that is a value, so a kernel must know each function
// that it calls (2.4.3.4). Pass an object with a call operator, as a template parameter.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
typedef int function(int);
template <class F> int apply(F *f, int x) restrict(amp) { return f(x); }
struct cell { int (*f)(int); };
// expected-note@-1 {{in member 'f' of type 'int (*)(int)'}}
int device(cell &c) restrict(amp) { return c.f(1); } // expected-note {{make the function a template parameter: a lambda or function object with 'restrict(amp)'}}
// expected-error@-1 {{type 'cell &' is not allowed in a 'restrict(amp)' function; a class or array cannot hold pointers}}
// expected-error@-2 {{call through a pointer to function is not allowed in a 'restrict(amp)' function}}
#else
template <class F> int apply(const F &f, int x) restrict(amp) { return f(x); }
int device() restrict(amp) { return apply([](int x) { return 2 * x; }, 1); }
#endif
