// The library's functions and classes in calls that do not fit: one note at the call in place of the
// library's headers.
// RUN: not %ampcc -std=c++17 -fsyntax-only -ferror-limit=0 %s 2>&1 | FileCheck %s --implicit-check-not='include/{{.*}}: note:'
#include <amp.h>
#include <iostream>
#include <string>
#include <vector>
using namespace concurrency;

void tiles(array_view<float> v, int n) {
  // CHECK: [[#@LINE+2]]:{{[0-9]+}}: error: no matching member function for call to 'tile'
  // CHECK: [[#@LINE+1]]:{{[0-9]+}}: note: write constants in angle brackets, as in 'tile<64>()'
  v.extent.tile<n>();
}
void atomics(array_view<int> n, array_view<float> f) {
  // CHECK: [[#@LINE+3]]:{{[0-9]+}}: error: no matching function for call to 'atomic_fetch_and'
  // CHECK: [[#@LINE+2]]:{{[0-9]+}}: note: call it as 'atomic_fetch_and(int *, int)' or 'atomic_fetch_and(unsigned int *, unsigned int)'; amp:1.3 also has 64-bit integers, and float and double where they have the operation; for another type, let each thread write to its own element, and combine the elements after the launch
  parallel_for_each(f.extent, [=](index<1> i) restrict(amp) {
    atomic_fetch_and(&f[0], 1.0f);
  });
  // CHECK: error: no matching function for call to 'atomic_fetch_add'
  // CHECK: note: call it as 'atomic_fetch_add(int *, int)' or
  parallel_for_each(n.extent, [=](index<1> i) restrict(amp) { atomic_fetch_add(n[0], 1); });
}
void members(array_view<float> v) {
  // CHECK: error: no member named 'size' in 'Concurrency::array_view<float>'; use 'extent.size()'
  v.size();
  // CHECK: error: no member named 'begin' in 'Concurrency::array_view<float>'; use 'data()'
  v.begin();
  // CHECK: error: invalid range expression of type 'array_view<float>'; no viable 'begin' function available; loop over its extent, whose elements are the indices
  for (float x : v)
    ;
}
void launches(array_view<float> v) {
  // CHECK: error: 'parallel_for_each' returns nothing; remove the variable, because accesses to the data wait for the kernel
  auto result = parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
  // CHECK: error: 'parallel_for_each' returns nothing
  auto other = concurrency::parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
  // CHECK: error: 'parallel_for_each' returns nothing; let each thread write to its own element of an array_view
  float sum = parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { return v[i]; });
}
void indices(index<2> i, index<1> j, int n) {
  // CHECK: error: no member named 'x' in 'Concurrency::index<2>'; use '[1]'
  n = i.x;
  // CHECK: error: no member named 'y' in 'Concurrency::index<2>'; use '[0]'
  n = i.y;
  // CHECK: error: no member named 'z' in 'Concurrency::index<2>'{{$}}
  n = i.z;
  // CHECK: error: invalid operands to binary expression ('index<1>' and 'int'); write a component of the index, as in 'i[0]'
  bool inside = j < n;
}
int of_amp(int x) restrict(amp) { return x; }
void host() {
  // CHECK: error: no matching function for call to 'of_amp'
  // CHECK-NEXT: of_amp(1);
  // CHECK: note: candidate function not viable: it is restrict(amp), the caller is restrict(cpu); declare it 'restrict(cpu, amp)'
  of_amp(1);
  // CHECK: error: invalid operands to binary expression ('ostream' (aka 'basic_ostream<char>') and {{.*}}); use 'std::wcout' for wide characters
  // CHECK-NOT: note: candidate
  std::cout << accelerator().description;
  // CHECK: error: invalid operands to binary expression ('ostream' (aka 'basic_ostream<char>') and 'accelerator')
  // CHECK: note: convert an operand: none of the {{[0-9]+}} candidates of other packages takes these types
  std::cout << accelerator();
}
// The rules of C++ AMP run after Clang.
void run_time_tiles(array_view<float> v) {
  // CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: kernel lambda cannot be called with an index of type 'tile_index<1>', which a domain of type 'tile_domain<1>' gives; it takes 'tiled_index<64>'
  parallel_for_each(v.extent.tile(64), [=](tiled_index<64> t) restrict(amp) { v[t] = 1; });
}
void tiles_of_other_sizes(array_view<float> v, int n) {
  // CHECK: error: kernel lambda cannot be called
  // CHECK: [[#@LINE+1]]:{{[0-9]+}}: note: write 'tile<64>()'; 'tile(...)' gives tiles of run-time size, for a kernel that takes 'tile_index<1>'
  parallel_for_each(v.extent.tile(n), [=](tiled_index<64> t) restrict(amp) { v[t] = 1; });
}
void domains(array_view<float> v) {
  // CHECK: error: a kernel cannot be launched over 'int'
  // CHECK: note: write 'concurrency::extent<1>(...)' around the number of threads
  parallel_for_each(100, [=](index<1> i) restrict(amp) { v[i] = 1; });
}
void converted_indices(index<1> i, tiled_index<16> t) {
  // CHECK: error: no viable conversion from 'index<1>' to 'int'; write a component of the index, as in 'i[0]'
  int first = i;
  // CHECK: error: no viable conversion from 'tiled_index<16>' to 'int'; write a component of a member of the index, as in 't.global[0]'
  int thread = t;
}
