// Members of class templates name classes, class templates, constants and typedefs that are declared later.
// RUN: %ampcc --amp-msvc %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && %t
// REQUIRES: gxx
#include <amp.h>

template <unsigned N> struct power_of_two {
  enum { result = bits<N, 8>::result == 1 };
};
template <unsigned N, unsigned M> struct bits {
  enum { result = ((N & M) != 0) + bits<N, (M >> 1)>::result };
};
template <unsigned N> struct bits<N, 0> {
  enum { result = 0 };
};

namespace n {
template <class T> struct list {
  node *first;
  other<T> *second;
  int get() const { return first->value + second->value; }
};
struct node {
  int value;
};
template <class T> struct other {
  int value;
};
template <unsigned N> struct is_power_of_two {
  enum { value = power_of_two<N & highest>::result };
  number get() const { return number(highest); }
};
template <unsigned N> struct half {
  enum { value = (N & highest) / 2 };
};
namespace inner {}
template <unsigned N> struct shifted {
  enum { value = N << inner::by };
};
namespace inner {
const int by = 3;
}
static const unsigned int highest = // used twice before
    0xffffu;
typedef unsigned int number;
} // namespace n
static_assert(__LINE__ == 47, "the lines keep their numbers");

int main() {
  n::node first = {1};
  n::other<int> second = {2};
  n::list<int> l = {&first, &second};
  if (n::is_power_of_two<8>::value != 1 || n::half<8>::value != 4 || n::shifted<1>::value != 8 ||
      n::is_power_of_two<8>().get() != 0xffff)
    return 2;
  return !(power_of_two<4>::result == 1 && power_of_two<5>::result == 0 && l.get() == 3);
}
