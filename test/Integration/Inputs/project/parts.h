// Kernels in a static library, in a shared library, and in a plugin.
#ifndef PARTS_H
#define PARTS_H
#include <amp.h>

int in_static(int value);
__attribute__((visibility("default"))) void in_shared(concurrency::array_view<int> view);
#endif
