// A launch of an object that cannot be called.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

// expected-error@+1 {{kernel of type 'int' has no call operator; a kernel is a lambda or an object of a class with 'operator()'}}
void kernel(array_view<int> view) { parallel_for_each(view.extent, 1); }
