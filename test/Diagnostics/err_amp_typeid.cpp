// `typeid` gives an object of the host's run-time library, which no device has (2.4.3.7). Use a
// member that names the kind.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
#include <typeinfo>
void device(int x) restrict(amp) { (void)typeid(x); }
// expected-error@-1 {{typeid is not allowed in a 'restrict(amp)' function}}
#else
#include <type_traits>
bool device(int x) restrict(amp) { return std::is_same<decltype(x), int>::value; }
#endif
