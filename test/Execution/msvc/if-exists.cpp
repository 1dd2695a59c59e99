// __if_exists and __if_not_exists, with names that depend on no template parameter.
// RUN: %ampcc --amp-msvc %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
// RUN: not %ampcc --amp-msvc -DDEPENDENT -fsyntax-only %s 2>&1 | FileCheck %s
#include <amp.h>
using namespace concurrency;

namespace settings {
struct fast {
  static int scale(int x) restrict(cpu, amp) { return 2 * x; }
};
typedef fast chosen;
}
__if_exists(settings::slow) { this is no C++ }
__if_not_exists(settings::slow) {
namespace settings {
  typedef fast slow;
}
}
struct wrapper {
  __if_exists(settings::chosen::scale) {
    enum { has = 1 };
    int apply(int x) const restrict(amp) { return settings::chosen::scale(x); }
  }
  __if_not_exists(settings::chosen::scale) { enum { has = 0 }; }
};
#ifdef DEPENDENT
template <class T> struct traits {
  __if_exists(T::scale) { enum { has = 1 }; } // CHECK: :[[#@LINE]]:3: error: {{.*}}__if_exists
};
#endif

int main() {
  int data[1] = {4};
  array_view<int> view(1, data);
  wrapper w;
  int more = 0;
  __if_exists(::settings::slow) { more = 1; }
  __if_not_exists(wrapper::has) { more = 2; }
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    __if_exists(view) { view[i] = w.apply(view[i]); }
    __if_not_exists(view) { nothing; }
  });
  return view[0] == 8 && more == 1 && wrapper::has ? 0 : 1;
}
