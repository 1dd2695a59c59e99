// Names that C++ has other uses for than OpenCL C.
// RUN: %ampcc %s -o %t && env AMPCC_DEVICE=native %t
#include <amp.h>
using namespace concurrency;

enum bits { none, one, two };
bits operator^(bits a, bits b) restrict(amp) { return static_cast<bits>(int(a) ^ int(b)); }
bits operator&(bits a, bits b) restrict(amp) { return static_cast<bits>(int(a) & int(b)); }
bits operator|(bits a, bits b) restrict(amp) { return static_cast<bits>(int(a) | int(b)); }
int THREADS(int x) restrict(amp) { return x + 1; }
int entry(int args, int span) restrict(amp) { return args * span; }

int main() {
  array_view<int> view(8);
  view.discard_data();
  int args = 2, at = 3;
  parallel_for_each(view.extent, [=](index<1> span) restrict(amp) {
    bits x = one;
    if (span[0] & 1)
      x = (x ^ two) | (x & one);
    view[span] = THREADS(int(x)) + entry(args, at) + span[0];
  });
  for (int i = 0; i < 8; ++i)
    if (view[i] != (i & 1 ? 4 : 2) + 6 + i)
      return 1;
}
