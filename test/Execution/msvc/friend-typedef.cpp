// `class` before a typedef or a template parameter.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

template <class C> struct ref {
  static int peek(const C &c) { return c.hidden; }
};
template <class T> class vec {
  T hidden = 1;

public:
  typedef ref<vec<T>> reference;
  friend class reference;
};
template <class T> class opened {
  int hidden = 2;
  friend class T;
};
struct key {
  static int peek(const opened<key> &o) { return o.hidden; }
};
typedef vec<int> ints;

int main() {
  class ints v;
  return !(ints::reference::peek(v) == 1 && key::peek(opened<key>()) == 2);
}
