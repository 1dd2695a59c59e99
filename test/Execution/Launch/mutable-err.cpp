// A kernel is called through a reference to const, once for each thread: `mutable` has no place.
// RUN: not %ampcc -fsyntax-only %s 2>&1 | FileCheck %s
#include <amp.h>
using namespace concurrency;

void launch(array_view<int> view) {
  int step = 2;
  // CHECK: mutable-err.cpp:[[#@LINE+1]]:34: error: kernel lambda cannot be 'mutable'
  parallel_for_each(view.extent, [=](index<1> i) mutable restrict(amp) {
    step += i[0];
    view[i] = step;
  });
}
