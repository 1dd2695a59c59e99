// No header at all.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

// expected-error@+1 {{'concurrency' is declared in <amp.h>, which is not included}}
concurrency::array_view<int> *view;
int twice(int n) restrict(amp) { return 2 * n; }
