// Names of CUDA.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    // expected-error@+1 {{'__syncthreads' is a name of CUDA; use 'barrier.wait()' of the tiled_index}}
    __syncthreads();
    // expected-error@+1 {{'atomicAdd' is a name of CUDA; use 'concurrency::atomic_fetch_add' of <amp.h>}}
    atomicAdd(&view[0], 1);
    // expected-error@+1 {{'threadIdx' is a name of CUDA; use 'local' of the tiled_index, whose last component is that of x}}
    view[threadIdx.x] = 1;
  });
}
