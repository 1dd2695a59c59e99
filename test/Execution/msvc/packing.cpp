// The headers that set how members are aligned.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
#include <amp.h>
#include <minwindef.h>
#include <pshpack2.h>
struct header {
  WORD type;
  unsigned int size;
#include <pshpack1.h>
  struct tail {
    BYTE kind;
    unsigned int length;
  } last;
#include <poppack.h>
};
#include <poppack.h>
struct plain {
  WORD type;
  unsigned int size;
};
static_assert(sizeof(header) == 12, "");
static_assert(sizeof(header::tail) == 5, "");
static_assert(sizeof(plain) == 8, "");

int main() {
  concurrency::array_view<int> view(1);
  parallel_for_each(view.extent, [=](concurrency::index<1> i) restrict(amp) { view[i] = 3; });
  return view[0] - 3;
}
