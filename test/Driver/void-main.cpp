// A main that returns void is accepted with a warning in a source with C++ AMP; the program ends with status 0.
// RUN: %ampcc %s -o %t 2>&1 | FileCheck --implicit-check-not=warning: --implicit-check-not=error: %s
// RUN: env AMPCC_DEVICE=native %t
// RUN: %ampcc -Wall -Werror -Wno-amp-visual-cpp --amp-host-compiler=%gxx %s -o %t && env AMPCC_DEVICE=native %t
// RUN: not %ampcc -c -Werror=amp-visual-cpp %s -o %t.o 2>&1 | FileCheck --check-prefix=ERROR %s
// ERROR: error: return type of 'main' is not 'int' [-Werror,-Wamp-visual-cpp]
// The translated source is standard C++.
// RUN: %ampcc --translate %s -o %t.out 2>/dev/null && FileCheck --check-prefix=SOURCE %s < %t.out/void-main.cpp
// SOURCE: int main() {

#include <amp.h>
#include <cstdlib>
using namespace concurrency;

namespace other {
void main() {}
} // namespace other

// CHECK: void-main.cpp:[[#@LINE+3]]:1: warning: return type of 'main' is not 'int' [-Wamp-visual-cpp]
// CHECK-NEXT: void main()
// SOURCE: return 0;
void main() {
  other::main();
  int a = 0;
  array_view<int> v(1, &a);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 5; });
  if (v[0] == 5)
    return;
  abort();
}
