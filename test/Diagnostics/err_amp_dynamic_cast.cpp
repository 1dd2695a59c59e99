// `dynamic_cast` reads run-time type information, which a compiler for devices does not emit
// (2.4.3.7). Use `static_cast` where the class is known, or a member that names it.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
struct base { int n; };
struct derived : base {};
base *device(derived *p) restrict(amp) { return dynamic_cast<base *>(p); }
// expected-error@-1 {{dynamic_cast is not allowed in a 'restrict(amp)' function; switch over a member that names the kind}}
#else
struct base { int n; };
struct derived : base {};
base *device(derived *p) restrict(amp) { return static_cast<base *>(p); }
#endif
