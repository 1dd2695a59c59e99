// ampcc replaces the body of a lambda for amp in the host source, which it cannot do if the lambda's
// text is split over two files. Write it into one file.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifdef REST
2 * x; }
#elif !defined(FIXED)
#define REST
auto twice = [](int x) restrict(amp) { return
// expected-error@-1 {{lambda begins and ends in different files, or inside of a macro that cannot be written out}}
#include __FILE__
;
#else
auto twice = [](int x) restrict(amp) { return 2 * x; };
#endif
