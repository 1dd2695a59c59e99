// Options about ampcc's warnings mean the same with every host compiler, and none of them sees them.
// RUN: not %ampcc -Werror=amp-tile-static-untiled -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: not %ampcc -Werror=amp-tile-static-untiled --amp-host-compiler=%gxx -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: %ampcc -Wno-amp-tile-static-untiled -Wamp-race -Wno-error=amp-race -Werror -c %s -o %t.o 2>&1 | count 0
// RUN: %ampcc -Wno-amp-tile-static-untiled -Wamp-race -Wno-error=amp-race -Werror --amp-host-compiler=%gxx -c %s -o %t.o 2>&1 | count 0
// RUN: echo 'int plain() { return 1; }' > %t.cpp
// RUN: %ampcc -Wamp-race -Wno-error=amp-race -Werror -c %t.cpp -o %t.o 2>&1 | count 0
// RUN: %ampcc -Wamp-race -Wno-error=amp-race -Werror --amp-host-compiler=%gxx -c %t.cpp -o %t.o 2>&1 | count 0
// CHECK: error: tile_static variable 'shared' is reached from a parallel_for_each without tiles
#include <amp.h>
using namespace concurrency;

void launch(array_view<int> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    tile_static int shared;
    shared = 1;
    view[i] = shared;
  });
}
