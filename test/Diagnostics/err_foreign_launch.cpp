// A launch of C++ AMP is a call of a function (7), so that the program remains C++ for other
// compilers. The extent is the number of threads, where CUDA has blocks and threads of a block.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void kernel(int *data);
void launch(int *data, int blocks) {
  kernel<<<blocks, 64>>>(data);
  // expected-error@-1 {{'<<<...>>>' is a launch of CUDA and HIP; use 'parallel_for_each' with an extent and a lambda that is 'restrict(amp)' [amp-foreign-launch]}}
}
#else
void launch(int *data, int blocks) {
  array_view<int> view(64 * blocks, data);
  parallel_for_each(view.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) { view[t] = t.local[0]; });
}
#endif
