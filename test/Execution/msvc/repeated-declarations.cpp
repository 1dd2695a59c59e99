// Repeated declarations: instantiations, typedefs of a class, members of a base; and exceptions that only one declaration names.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
using namespace concurrency;

template <class T> struct holder {
  T get() restrict(cpu, amp) { return T(4); }
};
template struct holder<int>;
template struct holder<int>;
template <class T> T same(T t) restrict(cpu, amp) { return t; }
template int same<int>(int) restrict(cpu, amp);
template int same<int>(int) restrict(cpu, amp);

class base {
public:
  typedef int number;
  typedef int number;
  number value() restrict(cpu, amp) { return 2; }
};
class derived : base {
public:
  base::value;
};

static int first() throw();
static int first() { return 1; }
static int second();
static int second() throw() { return 2; }
static int any() throw(...);
static int any() throw(...) { return 3; }

struct counter {
  mutable int &n;
  counter(int &n) : n(n) {}
  void count() const { n += 1; }
};

int main() {
  int d[1] = {}, n = 0;
  counter(n).count();
  array_view<int> v(1, d);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] = holder<int>().get() + same(10) + derived().value();
  });
  return !(v[0] == 16 && first() + second() + any() == 6 && n == 1);
}
