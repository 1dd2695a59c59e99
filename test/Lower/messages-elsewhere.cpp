// A kernel without messages is the same whether or not other kernels send some.
// RUN: rm -rf %t && mkdir %t
// RUN: %ampcc -std=c++17 --translate %s -o %t/alone
// RUN: %ampcc -std=c++17 -DBESIDE --translate %s -o %t/beside
// RUN: %python %S/Inputs/kernel.py quiet %t/alone/messages-elsewhere.cl > %t/alone.txt
// RUN: %python %S/Inputs/kernel.py quiet %t/beside/messages-elsewhere.cl > %t/beside.txt
// RUN: diff %t/alone.txt %t/beside.txt
// RUN: FileCheck %s < %t/beside.txt
// RUN: FileCheck %s --check-prefix=JSON < %t/beside/messages-elsewhere.json
// CHECK: quiet
// CHECK-NOT: *messages
// CHECK-NOT: ended 
// JSON-DAG: "kind": "messages"
#include <amp.h>
using namespace concurrency;

static int clean(int a) restrict(amp) { return a * 3 + (a & 1 ? 2 : 5); }
struct quiet {
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(amp) {
    v[i] = clean(i[0]) + v[0] * clean(v[1]);
    for (int k = 0; clean(k) < 20; k += clean(k))
      v[i] += clean(k) && clean(k + 1);
  }
};
struct loud {
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(amp) {
    if (clean(v[i]) == 3)
      direct3d_abort();
    direct3d_printf("%d\n", v[i]);
  }
};

void launch(const array_view<int, 1> &v) {
  parallel_for_each(v.extent, quiet{v});
#ifdef BESIDE
  parallel_for_each(v.extent, loud{v});
#endif
}
