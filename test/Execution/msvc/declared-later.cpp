// Members of class templates name classes and class templates that are declared later.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

template <unsigned N> struct power_of_two {
  enum { result = bits<N, 4>::result == 1 };
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
} // namespace n

int main() {
  n::node first = {1};
  n::other<int> second = {2};
  n::list<int> l = {&first, &second};
  return !(power_of_two<4>::result == 1 && power_of_two<5>::result == 0 && l.get() == 3);
}
