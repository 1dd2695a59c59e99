// Repairs of a source for Visual C++ find code by its tokens, so that comments may be between them.
// RUN: %ampcc --amp-msvc -Wall -Werror -fsyntax-only %s
// RUN: %ampcc --amp-msvc --amp-host-compiler=g++ -fsyntax-only %s
// REQUIRES: gxx
#include <amp.h>
struct name {
  int i;
};
inline name make() { return name(); }
inline int bound() {
  name & /* not; this */ r = make();
  return r.i;
}

template <class T> struct storage {
  typedef T type;
};
template <class T> int stored() {
  storage<T>::type /* neither; } this */ x = 1;
  return x;
}
template int stored<int>();

#define FIRST(a) a
inline int first() { return FIRST(1, /* two */ 2); }

struct property {
  int get() { return 1; }
  __declspec(property(get = get)) /* __declspec(x); */ int value;
};
inline int read() { return property().value; }

struct __declspec(/* ( */ align(16)) aligned {
  int i;
};
int kernel() restrict(amp) { return 1; }
