// The alignment of a variable is that of a struct around it.
// RUN: %ampcc --translate -std=c++17 --amp-version=1.3 %s -o %t
// RUN: FileCheck %s < %t/aligned-variables.cl
#include <amp.h>
using namespace concurrency;

// CHECK:      typedef struct __attribute__((aligned(8)))
// CHECK-NEXT:   uchar object[4];
// CHECK:      bytes_storage bytes
void store(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    alignas(8) unsigned char bytes[4] = {};
    *reinterpret_cast<int *>(bytes) = i[0];
    v[i] = bytes[0];
  });
}
