// tile_static outside of a kernel.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

// expected-error@+1 {{'tile_static' is only allowed on a local variable of a 'restrict(amp)' function}}
tile_static float shared[16];
