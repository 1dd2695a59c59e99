// The namespace of short vectors without their header.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

// expected-error@+1 {{'graphics' is declared in <amp_short_vectors.h>, which is not included}}
using namespace concurrency::graphics;
