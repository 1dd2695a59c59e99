// A clause after the trailing return type.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

// expected-error@+1 {{restriction clause must precede the trailing return type}}
auto twice(int n) -> int restrict(amp) { return 2 * n; }
