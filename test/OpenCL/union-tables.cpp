// A table of unions is one list where the first member can hold the numbers of the others.
// RUN: rm -rf %t.d && %ampcc -std=c++20 --amp-version=1.3 --amp-save-temps=%t.d -c %s -o %t.o
// RUN: cat %t.d/*.cl | FileCheck %s
#include <amp.h>
using namespace concurrency;
union either {
  int whole;
  float part;
};
constexpr either table[] = {{.whole = 3}, {.part = 1.5f}};
void launch(const array_view<int> &v) {
  // CHECK: either table[2] = {{.*}}3{{.*}}, {{.*}}1069547520{{.*}};
  // CHECK-NOT: table[{{.*}}] ={{ }}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(table[i[0] % 2].part); });
}
