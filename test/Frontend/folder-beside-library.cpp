// A program's header belongs to the program on any path: `..` leads out of the library's folders.
// RUN: rm -rf %t && mkdir %t && echo 'template <class T> inline int inHeader(T t) restrict(amp) { return t.missing; }' > %t/header.h
// RUN: not %ampcc -fsyntax-only -I%build/include/ampcc.d/../../test/Frontend/Output/%basename_t.tmp %s 2>&1 | FileCheck %s
#include "header.h"
#include <amp.h>

void launch(concurrency::array_view<int> v) {
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = inHeader(1); });
}
// CHECK: header.h:1:{{.*}} error: member reference base type 'int' is not a structure or union
// CHECK: note: in instantiation of
