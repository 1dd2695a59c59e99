// HCC's attributes for clauses: after the parameters, before the declaration, from macros.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
// RUN: not %ampcc -DBAD -fsyntax-only %s 2>&1 | FileCheck %s
#include <amp.h>
using namespace concurrency;
#define ON_GPU __attribute__((amp))
#define ON_BOTH __attribute__((amp, cpu))

int gnu(int x) __attribute__((amp)) { return x; }
int of_both(int x) __attribute__((amp, cpu)) { return x; }
int two(int x) __attribute__((amp)) __attribute__((cpu));
int two(int x) __attribute__((amp)) __attribute__((cpu)) { return x; }
int standard(int x) [[hc]] { return x; }
int standard_both(int x) [[cpu, hc]] { return x; }
int later(int x) noexcept [[hc]] { return x; }
[[hc]] [[cpu]] int before(int x) { return x; }
static __attribute__((amp)) inline int before_gnu(int x) { return x; }
template <class T> [[hc]] T before_template(T x) { return x; }
int by_macro(int x) ON_GPU { return x; }
int both_by_macro(int x) ON_BOTH { return x; }
struct members {
  int v;
  members(int x) __attribute__((amp, cpu)) : v(x) {}
  ~members() [[cpu, hc]] {}
  int get() const [[hc]] { return v; }
  [[cpu]] int get() const { return -v; }
  __attribute__((amp, cpu)) operator int() const { return v; }
};

int main() {
  int data[1] = {0};
  array_view<int> view(1, data);
  members m(100);
  parallel_for_each(view.extent, [=](index<1>) [[hc]] {
    auto nested = [](int x) __attribute__((amp)) { return x; };
    view[0] = gnu(1) + of_both(1) + two(1) + standard(1) + standard_both(1) + later(1) + before(1) + before_gnu(1) +
              before_template(1) + by_macro(1) + both_by_macro(1) + nested(1) + m.get() + m;
#ifdef BAD
    struct host_only { int get() [[cpu]] { return 1; } };
    view[0] = host_only().get(); // CHECK: :[[#@LINE]]:{{.*}}error: {{.*}}restrict(cpu) and cannot be used in a restrict(amp) function
#endif
  });
  view.synchronize();
  return data[0] == 212 && m.get() == -100 && of_both(1) + two(1) + standard_both(1) + before(1) + both_by_macro(1) == 5 ? 0 : 1;
}
