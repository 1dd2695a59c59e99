// Textures without their header.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <amp_short_vectors.h>
using namespace concurrency;

// expected-error@+1 {{'texture' is declared in <amp_graphics.h>, which is not included}}
void read(const graphics::texture<int, 2> &image) {}
