// The library is in a namespace, so that its short names, such as `extent`, do not conflict with those
// of the program. Write the namespace before the name, or a using directive before the first use.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
#include <amp_short_vectors.h>

#ifndef FIXED
struct pixel {
  norm red, green, blue;
  // expected-error@-1 {{'norm' is declared in namespace 'concurrency::graphics'; write 'concurrency::graphics::norm', or 'using namespace concurrency::graphics;' before [amp-namespace-not-named]}}
};
#else
struct pixel {
  concurrency::graphics::norm red, green, blue;
};
#endif
