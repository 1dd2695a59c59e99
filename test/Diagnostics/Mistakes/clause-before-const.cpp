// A clause before `const`.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

struct number {
  int n;
  // expected-error@+1 {{restriction clause must follow 'const' in a function declarator}}
  int twice() restrict(amp) const { return 2 * n; }
};
