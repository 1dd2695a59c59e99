#include "shared_kernel.h"
using namespace concurrency;

// The same name, the same shape and the same line as in the main file.

static void change(array_view<int> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] += 100; });
}

void other(array_view<int> view) {
  change(view);
  triple_all(view);
  add_all(view, 1);
}
