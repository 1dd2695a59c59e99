// A clause before the name.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

// expected-error@+1 {{restriction clause is only allowed after the parameter list of a function or lambda}}
int restrict(amp) twice(int n) { return 2 * n; }
