// `sealed` and `abstract` of classes and functions; elsewhere they are names.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx -Wall -Werror %s -o %t && %t
// RUN: not %ampcc --amp-msvc -DDERIVE %s -o %t 2>&1 | FileCheck %s
// CHECK: error: {{.*}}final
// REQUIRES: opencl-device
#include <amp.h>
using namespace concurrency;

struct shape abstract {
  virtual ~shape() {}
  virtual int area(int) const abstract;
  virtual int edges() const abstract;
  virtual int kind() { return 1; }
};

class square sealed : public shape {
public:
  int area(int n) const override { return n * n; }
  int edges() const override sealed { return 4; }
  virtual int kind() sealed override { return 2; }
};

struct nested {
  struct pair sealed {
    int a, b;
    int sum() const restrict(cpu, amp) { return a + b; }
  };
  template <typename T> class held sealed {
  public:
    explicit held(T v) : v(v) {}
    T v;
  };
};

#ifdef DERIVE
struct further : nested::pair {};
#endif

int main() {
  square s;
  const shape &any = s;
  const nested::pair sealed = {3, 4};
  int abstract = sealed.sum();
  if (any.area(3) != 9 || any.edges() != 4 || s.kind() != 2 || abstract != 7)
    return 1;
  array_view<int> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sealed.sum() + abstract; });
  return !(v[1] == 14 && nested::held<int>(5).v == 5);
}
