// The grammar of the specification puts the clause of a lambda where an exception specification
// would be (2.1.2). First `mutable`, then the clause.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
auto counter = [n = 0](int x) restrict(amp) mutable { return n += x; };
// expected-error@-1 {{restriction clause must follow 'mutable' in a lambda}}
#else
auto counter = [n = 0](int x) mutable restrict(amp) { return n += x; };
#endif
