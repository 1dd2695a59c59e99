// ampcc removes a function for amp from the host source, which it cannot do if the function's text is
// split over two files. Write it into one file.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifdef REST
2 * x; }
#elif !defined(FIXED)
#define REST
inline int twice(int x) restrict(amp) { return
// expected-error@-1 {{declaration of 'twice' begins and ends in different files, or inside of another macro}}
#include __FILE__
#else
inline int twice(int x) restrict(amp) { return 2 * x; }
#endif
