// Names of CUDA, HIP, OpenCL, SYCL, OpenMP and Kokkos: the row says which word in which place, and the error names
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
  cudaDeviceSynchronize();                                          // expected-error {{'cudaDeviceSynchronize' is a name of CUDA; use 'wait()' of the accelerator_view, and 'synchronize()' of each array_view whose memory the host reads}}
  cudaMemcpy(d, d, n);                                              // expected-error {{'cudaMemcpy' is a name of CUDA; use 'concurrency::copy(source, destination)', or}}
  dim3 grid(4, 4);                                                  // expected-error {{'dim3' is a name of CUDA; use an extent of the number of threads, not of blocks, in the order z, y, x}}
  hipMalloc(&d, n);                                                 // expected-error {{'hipMalloc' is a name of HIP; use an 'array', or an 'array_view' of memory of the host}}
  hipLaunchKernelGGL(1, 2);                                         // expected-error {{'hipLaunchKernelGGL' is a name of HIP; use 'parallel_for_each'}}
  thrust::device_vector<int> v;                                     // expected-error {{'thrust::device_vector' is a name of CUDA; use an 'array', or an 'array_view' of a std::vector}}
  thrust::sort(d, d + n);                                           // expected-error {{'thrust' is a name of CUDA; use an 'array'}}
  cub::DeviceReduce::Sum(d, n);                                     // expected-error {{'cub' is a name of CUDA; write the algorithm as a kernel}}
}
void device(array_view<int> v) {
  parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    __shared__ int s[16];                                           // expected-error {{'__shared__' is a name of CUDA; use 'tile_static', or for a size that the host computes a 'tile_array' of amp:1.3}}
    int n = threadIdx.x;                                            // expected-error {{'threadIdx' is a name of CUDA; use 'local' of the tiled_index, whose last component is that of x}}
    n += blockIdx.x;                                                // expected-error {{'blockIdx' is a name of CUDA; use 'tile' of the tiled_index, whose last component is that of x}}
    n += __popc(n);                                                 // expected-error {{'__popc' is a name of CUDA; use 'int(concurrency::direct3d::countbits(x))' of <amp.h>, for 32 bits}}
    n += __clz(n);                                                  // expected-error {{'__clz' is a name of CUDA; use '31 - concurrency::direct3d::firstbithigh(...)' of <amp.h>}}
    n += __ffs(n);                                                  // expected-error {{'__ffs' is a name of CUDA; use '1 + concurrency::direct3d::firstbitlow(...)' of <amp.h>}}
#if !defined __GLIBC_PREREQ || !__GLIBC_PREREQ(2, 42)             // later C libraries have rsqrtf
    n += rsqrtf(2);                                                 // expected-error {{'rsqrtf' is a name of CUDA; use 'concurrency::precise_math::rsqrt' of <amp_math.h>, or 'fast_math::rsqrt', which is less exact}}
#endif
    n += __fmaf_rn(1, 2, 3);                                        // expected-error {{'__fmaf_rn' is a name of CUDA; use 'concurrency::precise_math::fma' of <amp_math.h>}}
    n += __any_sync(-1, n);                                         // expected-error {{'__any_sync' is a name of CUDA; use 'sub_group.any(condition)' of the tiled_index in amp:1.3; all threads of the tile take part}}
    n += __shfl_sync(-1, n, 3);                                     // expected-error {{'__shfl_sync' is a name of CUDA; use 'sub_group.shuffle(value, lane & 31)' of the tiled_index in amp:1.3; all threads of the tile take part}}
    n += gridDim.x;                                                 // expected-error {{'gridDim' is a name of CUDA; divide each component of the extent of the launch by that of 'tile_extent' of the tiled_index; the last component is that of x}}
    n += atomicCAS(&v[0], 1, 2);                                    // expected-error {{'atomicCAS' is a name of CUDA; write 'int old = compare; atomic_compare_exchange(p, &old, value);', which leaves the old value in 'old' and returns whether it has stored}}
    n += __dp4a(1, 2, 3);                                           // expected-error {{'__dp4a' is a name of CUDA; add the four products; amp:1.1 has bytes}}
    uchar4 bytes;                                                   // expected-error {{'uchar4' is a name of CUDA and OpenCL; declare a struct with 4 members of type 'unsigned char', which amp:1.1 has}}
    half2 halves;                                                   // expected-error {{'half2' is a name of CUDA and OpenCL; use 'concurrency::graphics::half_2' of <amp_half.h> in amp:1.3}}
    __threadfence();                                                // expected-error {{'__threadfence' is a name of CUDA; use 'atomic_fence(std::memory_order_seq_cst)' of amp:1.3, because}}
    __threadfence_block();                                          // expected-error {{'__threadfence_block' is a name of CUDA; use 'all_memory_fence' with 'barrier' of the tiled_index}}
    n += __float_as_int(1);                                         // expected-error {{'__float_as_int' is a name of CUDA; use a cast of the address, as in '*reinterpret_cast<int *>(&x)'}}
    float4 four;                                                    // expected-error {{'float4' is a name of CUDA and OpenCL; use 'concurrency::graphics::float_4' of <amp_short_vectors.h>}}
    auto pair = make_int2(1, 2);                                    // expected-error {{'make_int2' is a name of CUDA; use 'concurrency::graphics::int_2(...)' of <amp_short_vectors.h>}}
    __syncthreads();                                                // expected-error {{'__syncthreads' is a name of CUDA; use 'barrier.wait()' of the tiled_index, which all threads of the tile reach}}
    atomicAdd(&v[0], 1);                                            // expected-error {{'atomicAdd' is a name of CUDA; use 'concurrency::atomic_fetch_add' of <amp.h>}}
  });
}
void launch(int *p) {
  kernel<<<1, 64>>>(p);                                             // expected-error {{'<<<...>>>' is a launch of CUDA and HIP; use 'parallel_for_each' with an extent and a lambda that is 'restrict(amp)'}}
  int shift = 1 << < 2;                                             // expected-error {{expected expression}}
}
} // namespace cuda

namespace opencl_c {
__constant float weights[4] = {};                                   // expected-error {{'__constant' is a name of OpenCL; capture the values, or an 'array_view<const T>' of them}}
__kernel void kernel(int *p) {}                                     // expected-error {{'__kernel' is a name of OpenCL; write the kernel as a lambda}}
void device(array_view<int> v) {
  parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    __local int s[16];                                              // expected-error {{'__local' is a name of OpenCL; use 'tile_static', or}}
    barrier(CLK_LOCAL_MEM_FENCE);                                   // expected-error {{'CLK_LOCAL_MEM_FENCE' is a name of OpenCL; use 'barrier.wait()' of the tiled_index for a barrier, and 'all_memory_fence' for a fence}}
    barrier(0);                                                     // expected-error {{'barrier' is a name of OpenCL; use 'barrier.wait()' of the tiled_index, which}}
    float f = native_sin(1.0f);                                     // expected-error {{'native_sin' is a name of OpenCL; use 'concurrency::fast_math::sin' of <amp_math.h>}}
    v[t] = get_num_groups(0);                                       // expected-error {{'get_num_groups' is a name of OpenCL; divide each component of the extent of the launch by that of 'tile_extent' of the tiled_index; the last component is that of dimension 0}}
    v[t] = get_global_id(0);                                        // expected-error {{'get_global_id' is a name of OpenCL; use the index that the kernel takes, or 'global' of a tiled_index; its last component is that of dimension 0}}
    v[t] += get_local_id(0);                                        // expected-error {{'get_local_id' is a name of OpenCL; use 'local' of the tiled_index, whose last component is that of dimension 0}}
  });
}
} // namespace opencl_c

namespace one_api {
void host() {
  sycl::queue q;                                                    // expected-error {{'sycl::queue' is a name of SYCL; use an 'accelerator_view', or none for the default device}}
  sycl::event e;                                                    // expected-error {{'sycl' is a name of SYCL; use 'parallel_for_each', an 'accelerator_view' for a queue, an 'array_view' for a buffer}}
}
void device(array_view<int> v) {
  parallel_for_each(v.extent.tile<16>(), [=](nd_item<1> i) restrict(amp) {}); // expected-error {{'nd_item' is a name of SYCL; use 'tiled_index'}}
  parallel_for(v.extent, [=](index<1> i) restrict(amp) {});         // expected-error {{'parallel_for' is a name of other libraries; use 'parallel_for_each' with an extent and a kernel}}
}
} // namespace one_api

namespace kokkos {
void device(array_view<float> v, int n) {
  Kokkos::View<float *> w;                                          // expected-error {{'Kokkos::View' is a name of Kokkos; use an 'array', or an 'array_view' of memory of the host}}
  Kokkos::parallel_for(n, KOKKOS_LAMBDA(int i) { v[i] = 0; });      // expected-error {{'Kokkos' is a name of Kokkos; use 'parallel_for_each', and an 'array_view' for a View}}
}
void lambdas(array_view<float> v) {
  auto first = KOKKOS_LAMBDA(int i) { v[i] = 0; };                  // expected-error {{'KOKKOS_LAMBDA' is a name of Kokkos; write '[=](index<1> i) restrict(amp)'}}
  auto second = KOKKOS_LAMBDA(const int i) { v[i] = 0; };           // expected-error {{'KOKKOS_LAMBDA' is a name of Kokkos; write '[=](index<1> i) restrict(amp)'}}
}
KOKKOS_INLINE_FUNCTION int twice(int x) { return 2 * x; }           // expected-error {{'KOKKOS_INLINE_FUNCTION' is a name of Kokkos; write 'restrict(cpu, amp)' after the parameters of the function}}
float root(float x) restrict(amp) { return Kokkos::sqrt(x); }       // expected-error {{'Kokkos::sqrt' is a name of Kokkos; use 'concurrency::precise_math::sqrt' of <amp_math.h>, or 'fast_math::sqrt' for float}}
float fast(float x) restrict(amp) { return sycl::native::sqrt(x); } // expected-error {{'sycl::native::sqrt' is a name of SYCL; use 'concurrency::fast_math::sqrt' of <amp_math.h>}}
} // namespace kokkos

namespace ppl {
void host(int n) {
  concurrency::parallel_for(0, n, [](int i) {});                    // expected-error {{'concurrency::parallel_for' is a name of the Parallel Patterns Library; use 'parallel_for_each' with an extent and a kernel}}
}
void device(array_view<int> v, int n) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    concurrency::parallel_for(0, n, [](int i) {});                  // expected-error {{'concurrency::parallel_for' is a name of the Parallel Patterns Library; use a 'for' loop, or a launch with more threads}}
  });
}
} // namespace ppl

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
    out[i] = (31 - direct3d::firstbithigh(x)) + 100 * (1 + direct3d::firstbitlow(x)) + 10000 * int(precise_math::rsqrt(f) * four.x) +
             100000 * int(precise_math::fma(f, 4.0f, 1.0f)) + 1000000 * (*reinterpret_cast<const int *>(&f) == 0x3e800000);
  });
  for (int i = 0; i < 4; ++i)
    if (out[i] != leading[i] + 100 * first[i] + 1220000)
      return 1;
}
#endif
