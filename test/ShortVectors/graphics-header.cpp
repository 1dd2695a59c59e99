// <amp_graphics.h> brings the short vectors; textures, which are optional, are not there.
// RUN: %ampcc -c %s -o %t.o
// RUN: not %ampcc -DTEXTURE -c %s -o %t.o 2>&1 | FileCheck %s
#include <amp_graphics.h>
using namespace concurrency;
using namespace concurrency::graphics;

void scale(array_view<float_3> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= 2.0f; });
}

#ifdef TEXTURE
// CHECK: graphics-header.cpp:[[#@LINE+1]]:6: error: no template named 'texture'
void read(const texture<float_3, 2> &t);
#endif
