// Names of CUDA, OpenCL and SYCL: the row says which word in which place, and the error names what
// C++ AMP has in its place.
// RUN: %ampcc -std=c++17 -fsyntax-only -ferror-limit=0 -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

namespace cuda {
__global__ void kernel(int *p) {}                                   // expected-error {{'__global__' is a name of CUDA; write the kernel as a lambda with 'restrict(amp)' and launch it with 'parallel_for_each'}}
__device__ int twice(int x) { return 2 * x; }                       // expected-error {{'__device__' is a name of CUDA; write 'restrict(amp)' after the parameters of the function}}
__host__ __device__ int both(int x) { return x; }                   // expected-error {{'__host__' is a name of CUDA; write 'restrict(cpu, amp)' after the parameters of a function for both sides}}
__constant__ float table[4];                                        // expected-error {{'__constant__' is a name of CUDA; capture the values, or an 'array_view<const T>' of them}}
void host(int *d, int n) {
  cudaMalloc(&d, n);                                                // expected-error {{'cudaMalloc' is a name of CUDA; use an 'array', or an 'array_view' of memory of the host}}
  cudaDeviceSynchronize();                                          // expected-error {{'cudaDeviceSynchronize' is a name of CUDA; use 'wait()' of the accelerator_view}}
  dim3 grid(4, 4);                                                  // expected-error {{'dim3' is a name of CUDA; use 'extent<3>', whose last component changes fastest}}
}
void device(array_view<int> v) {
  parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    __shared__ int s[16];                                           // expected-error {{'__shared__' is a name of CUDA; use 'tile_static'}}
    int n = threadIdx.x;                                            // expected-error {{'threadIdx' is a name of CUDA; use 'local' of the tiled_index}}
    n += blockIdx.x;                                                // expected-error {{'blockIdx' is a name of CUDA; use 'tile' of the tiled_index}}
    n += __popc(n);                                                 // expected-error {{'__popc' is a name of CUDA; use 'concurrency::direct3d::countbits' of <amp.h>}}
    __syncthreads();                                                // expected-error {{'__syncthreads' is a name of CUDA; use 'barrier.wait()' of the tiled_index}}
    atomicAdd(&v[0], 1);                                            // expected-error {{'atomicAdd' is a name of CUDA; use 'concurrency::atomic_fetch_add' of <amp.h>}}
  });
}
} // namespace cuda

namespace opencl_c {
__kernel void kernel(int *p) {}                                     // expected-error {{'__kernel' is a name of OpenCL; write the kernel as a lambda}}
void device(array_view<int> v) {
  parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    __local int s[16];                                              // expected-error {{'__local' is a name of OpenCL; use 'tile_static'}}
    v[t] = get_global_id(0);                                        // expected-error {{'get_global_id' is a name of OpenCL; use the index that the kernel takes, or 'global' of a tiled_index}}
    v[t] += get_local_id(0);                                        // expected-error {{'get_local_id' is a name of OpenCL; use 'local' of the tiled_index}}
  });
}
} // namespace opencl_c

namespace one_api {
void host() {
  sycl::queue q;                                                    // expected-error {{'sycl' is a name of SYCL; use 'parallel_for_each', an 'accelerator_view' for a queue, an 'array_view' for a buffer}}
}
} // namespace one_api

// A program's own names are its own.
namespace own {
struct dim3 { int x; };
int atomic_add(int x) restrict(amp) { return x; }
struct counter { int calls; };
int uses(dim3 d, counter c) restrict(amp) { return atomic_add(d.x) + c.calls; }
int missing(counter c) { return c.atomic_add; }                     // expected-error {{no member named 'atomic_add' in 'own::counter'}}
} // namespace own
