// The warning groups of ampcc in pragmas, with push and pop; the host compiler does not see the pragmas.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++17 -c -Wall -Wextra -Wno-unknown-warning-option -Wno-amp-cast-const %s -o %t.o 2>&1 | grep -c warning: | grep -x 1
// RUN: rm -rf %t && %ampcc --translate -w %s -o %t && not grep "^#pragma.*cast-const" %t/warning-pragmas.cpp

inline void first(const int *P) restrict(amp) { *(int *)P = 1; } // expected-warning {{casting away const}}
#ifndef COMPILED
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wamp-cast-const"
inline void ignored(const int *P) restrict(amp) { *(int *)P = 1; }
#pragma GCC diagnostic warning "-Wamp-cast-const"
inline void again(const int *P) restrict(amp) { *(int *)P = 1; } // expected-warning {{casting away const}}
#pragma clang diagnostic pop
#endif
inline void last(const int *P) restrict(amp) { *(int *)P = 1; } // expected-warning {{casting away const}}
// expected-warning@+1 {{unknown warning group '-Wamp-nothing', ignored}}
#pragma clang diagnostic ignored "-Wamp-nothing"
