// A header that marks itself as a system header belongs to the program nevertheless, and no warning comes from there.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -I %S/Inputs -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror %s -I %S/Inputs --amp-host-compiler=g++ -o %t.gxx && %t.gxx
// RUN: %ampcc -Wall -Wextra -Werror %s -I %S/Inputs -include %S/Inputs/declares-itself.h --amp-host-compiler=g++ -o %t.gxx && %t.gxx

// Code after it belongs to the program for the host compiler, too.
// RUN: rm -rf %t.host && %ampcc --translate %s -I %S/Inputs -o %t.host
// RUN: not g++ -c -o %t.o -Wall -Werror %ampcc_includes -Dunused_here %t.host/system-header-pragma.cpp 2>&1 | FileCheck %s
// CHECK: system-header-pragma.cpp:{{[0-9]+}}:{{.*}}'int mine(int)' defined but not used
#include "declares-itself.h"

#ifdef unused_here
static int mine(int) { return 0; }
#endif

int main() {
  std::vector<int> data(4);
  fill(concurrency::array_view<int>(4, data));
  return data[3] - 6;
}
