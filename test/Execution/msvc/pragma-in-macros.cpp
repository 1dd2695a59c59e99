// `__pragma` acts as `#pragma`: the layout of a class that host and kernels share, OpenMP, and
// pragmas that only Visual C++ knows, where they stand in a macro or an expression.
// RUN: %ampcc --amp-msvc --amp-version=1.1 -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-version=1.1 -fopenmp -Wall -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
// REQUIRES: opencl-device, gxx
#include <amp.h>
#include <cstddef>
#include <cstring>
using namespace concurrency;

#define BYTES 1
#define PACK_PUSH(N) __pragma(pack(push, N))
#define PACK_POP __pragma(pack(pop))
#define PACKED(DECLARATION) __pragma(pack(push, 1)) DECLARATION __pragma(pack(pop))
#define FOREVER                                                                                    \
  __pragma(warning(push)) __pragma(warning(disable : 4127)) while (true) __pragma(warning(pop))
#define CHECKED(X) (__pragma(warning(suppress : 6011))(X))

PACK_PUSH(2)
struct halves {
  short s;
  int i;
};
PACK_POP
__pragma(pack(push, BYTES)) struct inner {
  short s;
  float f;
};
__pragma(pack(pop))
PACKED(struct outer {
  short s;
  inner in;
  int i;
};)
struct plain {
  short s;
  int i;
};
static_assert(sizeof(halves) == 6 && sizeof(inner) == 6 && sizeof(outer) == 12, "packed");
static_assert(sizeof(plain) == 8, "not packed");
__pragma(comment(lib, "no_such_library.lib"))
__pragma(optimize("", off))

int main() {
  unsigned char bytes[2 * sizeof(outer)] = {};
  const int five = 5, seven = 7;
  std::memcpy(bytes + sizeof(outer) + offsetof(outer, i), &five, sizeof five);
  outer data[2];
  std::memcpy(data, bytes, sizeof data);
  array_view<outer> view(2, data);
  halves h = {2, 7};
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    view[i].in.f = view[i].i + 0.5f;
    view[i].i = h.i;
  });
  view.synchronize();
  if (data[1].in.f != 5.5f || data[0].in.f != 0.5f || std::memcmp(&data[1].i, &seven, 4) != 0)
    return 1;

  int threads = 3;
#ifdef _OPENMP
  threads = 0;
  __pragma(omp parallel num_threads(3) reduction(+ : threads)) threads += 1;
#endif
  FOREVER {
    if (CHECKED(threads) == 3)
      break;
    return 2;
  }
  return 0;
}
