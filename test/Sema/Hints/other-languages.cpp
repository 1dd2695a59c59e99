// Names of CUDA, OpenCL, SYCL and OpenMP: the row says which word in which place, and the error names
// what C++ AMP has in its place.
// RUN: %ampcc -std=c++17 -fsyntax-only -ferror-limit=0 -Xclang -verify %s
// RUN: %ampcc -std=c++17 -DREPLACED --amp-version=1.3 %s -o %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <amp_math.h>
#include <amp_short_vectors.h>
#include <vector>
using namespace concurrency;

#ifndef REPLACED
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
    __shared__ int s[16];                                           // expected-error {{'__shared__' is a name of CUDA; use 'tile_static', whose sizes are constants}}
    int n = threadIdx.x;                                            // expected-error {{'threadIdx' is a name of CUDA; use 'local' of the tiled_index, whose last component is that of x}}
    n += blockIdx.x;                                                // expected-error {{'blockIdx' is a name of CUDA; use 'tile' of the tiled_index, whose last component is that of x}}
    n += __popc(n);                                                 // expected-error {{'__popc' is a name of CUDA; use 'concurrency::direct3d::countbits' of <amp.h>}}
    n += __clz(n);                                                  // expected-error {{'__clz' is a name of CUDA; use '31 - concurrency::direct3d::firstbithigh(...)' of <amp.h>}}
    n += __ffs(n);                                                  // expected-error {{'__ffs' is a name of CUDA; use '1 + concurrency::direct3d::firstbitlow(...)' of <amp.h>}}
#if !defined __GLIBC_PREREQ || !__GLIBC_PREREQ(2, 42)             // later C libraries have rsqrtf
    n += rsqrtf(2);                                                 // expected-error {{'rsqrtf' is a name of CUDA; use 'concurrency::fast_math::rsqrt' of <amp_math.h>}}
#endif
    n += __fmaf_rn(1, 2, 3);                                        // expected-error {{'__fmaf_rn' is a name of CUDA; use 'concurrency::precise_math::fma' of <amp_math.h>}}
    n += __any_sync(-1, n);                                         // expected-error {{'__any_sync' is a name of CUDA; use 'sub_group.any' of the tiled_index in amp:1.3}}
    n += __float_as_int(1);                                         // expected-error {{'__float_as_int' is a name of CUDA; use a cast of the address, as in '*reinterpret_cast<int *>(&x)'}}
    float4 four;                                                    // expected-error {{'float4' is a name of CUDA and OpenCL; use 'concurrency::graphics::float_4' of <amp_short_vectors.h>}}
    auto pair = make_int2(1, 2);                                    // expected-error {{'make_int2' is a name of CUDA; use 'concurrency::graphics::int_2(...)' of <amp_short_vectors.h>}}
    __syncthreads();                                                // expected-error {{'__syncthreads' is a name of CUDA; use 'barrier.wait()' of the tiled_index}}
    atomicAdd(&v[0], 1);                                            // expected-error {{'atomicAdd' is a name of CUDA; use 'concurrency::atomic_fetch_add' of <amp.h>}}
  });
}
void launch(int *p) {
  kernel<<<1, 64>>>(p);                                             // expected-error {{'<<<...>>>' is a launch of CUDA; use 'parallel_for_each' with an extent and a lambda that is 'restrict(amp)'}}
  int shift = 1 << < 2;                                             // expected-error {{expected expression}}
}
} // namespace cuda

namespace opencl_c {
__kernel void kernel(int *p) {}                                     // expected-error {{'__kernel' is a name of OpenCL; write the kernel as a lambda}}
void device(array_view<int> v) {
  parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    __local int s[16];                                              // expected-error {{'__local' is a name of OpenCL; use 'tile_static'}}
    v[t] = get_global_id(0);                                        // expected-error {{'get_global_id' is a name of OpenCL; use the index that the kernel takes, or 'global' of a tiled_index; its last component is that of dimension 0}}
    v[t] += get_local_id(0);                                        // expected-error {{'get_local_id' is a name of OpenCL; use 'local' of the tiled_index}}
  });
}
} // namespace opencl_c

namespace one_api {
void host() {
  sycl::queue q;                                                    // expected-error {{'sycl' is a name of SYCL; use 'parallel_for_each', an 'accelerator_view' for a queue, an 'array_view' for a buffer}}
}
void device(array_view<int> v) {
  parallel_for_each(v.extent.tile<16>(), [=](nd_item<1> i) restrict(amp) {}); // expected-error {{'nd_item' is a name of SYCL; use 'tiled_index'}}
  parallel_for(v.extent, [=](index<1> i) restrict(amp) {});         // expected-error {{'parallel_for' is a name of other libraries; use 'parallel_for_each' with an extent and a kernel}}
}
} // namespace one_api

namespace open_mp {
int device() restrict(amp) { return omp_get_thread_num(); }         // expected-error {{'omp_get_thread_num' is a name of OpenMP; use the index that the kernel takes}}
} // namespace open_mp

// A program's own names are its own.
namespace own {
struct dim3 { int x; };
int atomic_add(int x) restrict(amp) { return x; }
struct counter { int calls; };
int uses(dim3 d, counter c) restrict(amp) { return atomic_add(d.x) + c.calls; }
int missing(counter c) { return c.atomic_add; }                     // expected-error {{no member named 'atomic_add' in 'own::counter'}}
} // namespace own
#else
// What the errors suggest has the meaning of the names.
int main() {
  const int numbers[] = {0, 1, 80, -1}, leading[] = {32, 31, 25, 0}, first[] = {0, 1, 5, 1};
  array_view<const int> in(4, numbers);
  std::vector<int> wrong(4);
  array_view<int> out(4, wrong);
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    const int x = in[i];
    const float f = 0.25f;
    const graphics::float_4 four = graphics::float_4(1, 2, 3, 4);
    out[i] = (31 - direct3d::firstbithigh(x)) + 100 * (1 + direct3d::firstbitlow(x)) + 10000 * int(fast_math::rsqrt(f) * four.x) +
             100000 * int(precise_math::fma(f, 4.0f, 1.0f)) + 1000000 * (*reinterpret_cast<const int *>(&f) == 0x3e800000);
  });
  for (int i = 0; i < 4; ++i)
    if (out[i] != leading[i] + 100 * first[i] + 1220000)
      return 1;
}
#endif
