// gdb prints the library's classes by their values, from both host compilers' programs; it finds the script beside the library.
// REQUIRES: opencl-device, gdb, gxx
// RUN: %ampcc -g -O0 %s -o %t && %ampcc --amp-host-compiler=g++ -g -O0 %s -o %t.gxx
// RUN: env AMPCC_DEVICE=opencl gdb -q -batch -nx -ex 'add-auto-load-safe-path /' -x %S/Inputs/printers.gdb %t 2>&1 | FileCheck %s
// RUN: env AMPCC_DEVICE=native gdb -q -batch -nx -ex 'add-auto-load-safe-path /' -x %S/Inputs/printers.gdb %t 2>&1 | FileCheck %s
// RUN: env AMPCC_DEVICE=native gdb -q -batch -nx -ex 'add-auto-load-safe-path /' -x %S/Inputs/printers.gdb %t.gxx 2>&1 | FileCheck %s
#include <amp.h>
#include <amp_graphics.h>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

void stop() {}

int main() {
  index<2> place(3, 4);
  extent<3> size(2, 3, 4);
  tiled_extent<2, 8> tiles = extent<2>(4, 16).tile<2, 8>();
  float_3 color(1.5f, 2, -3);
  unorm half(0.5f);
  std::vector<int> data{1, 2, 3, 4, 5, 6};
  array_view<int, 2> view(2, 3, data);
  array_view<const int> flat(6, data);
  array_view<int, 2> part = view.section(0, 1, 2, 2);
  array_view<int> nowhere(5);
  array<float> memory(4, accelerator(accelerator::cpu_accelerator).default_view);
  for (int k = 0; k < 4; ++k)
    memory[k] = k + .5f;
  std::vector<int_2> pairs(2, int_2(7, 8));
  array_view<int_2> points(2, pairs);
  stop();
  parallel_for_each(view.extent, [=](index<2> i) restrict(amp) { view[i] *= 10; });
  stop();
  view.synchronize();
  stop();
}

// CHECK: = (3, 4){{$}}
// CHECK: = (2, 3, 4){{$}}
// CHECK: = (4, 16) in tiles of (2, 8){{$}}
// CHECK: = (1.5, 2, -3){{$}}
// CHECK: = 0.5{{$}}
// CHECK: = array_view<int, 2> of 2 x 3 = {[0] = {1, 2, 3}, [1] = {4, 5, 6}}{{$}}
// CHECK: = array_view<{{int const|const int}}, 1> of 6 = {1, 2, 3, 4, 5, 6}{{$}}
// CHECK: = array_view<int, 2> of 2 x 2 = {[0] = {2, 3}, [1] = {5, 6}}{{$}}
// CHECK: = array_view<int, 1> of 5, not in the host's memory{{$}}
// CHECK: = array<float, 1> of 4 = {0.5, 1.5, 2.5, 3.5}{{$}}
// CHECK: of 2 = {(7, 8), (7, 8)}{{$}}
// CHECK: = array_view<int, 2> of 2 x 3, the host's memory may be older than the device's = {
// CHECK: = array_view<int, 2> of 2 x 3 = {[0] = {10, 20, 30}, [1] = {40, 50, 60}}{{$}}
