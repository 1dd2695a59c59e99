// Members on the device only: the class keeps its private fields in use, and its layout.
// RUN: rm -rf %t && %ampcc --translate %s -o %t
// RUN: %without_comments %t/members.cpp | FileCheck --implicit-check-not=gone %s
// RUN: %host_compiles %t/members.cpp
#include <amp.h>

class Vec {
  float x, y;
  int hidden;

public:
  Vec() restrict(amp, cpu) : x(0), y(0), hidden(0) {}
  // CHECK: {{^}}  friend struct ::__ampcc_device_code;{{ *$}}
  Vec(float gone, float y) restrict(amp) : x(gone), y(y), hidden(1) {}
  // CHECK: {{^}}  ~Vec()
  ~Vec() restrict(amp, cpu) {}
  Vec gone() const restrict(amp) { return Vec(x, y); }
  friend Vec operator-(const Vec &gone) restrict(amp) { return Vec(-gone.x, -gone.y); }
  friend float gone_dot(const Vec &, const Vec &) restrict(amp);
  template <class T> explicit operator T() const restrict(amp) { T gone(x); return gone; }
  template <class U> friend U gone_friend(U u) restrict(amp) { return u; }
  static int gone_count(int n) restrict(amp);
  // CHECK: {{^}}  float get() const
  float get() const restrict(amp, cpu) { return x + y; }
};
inline int Vec::gone_count(int n) restrict(amp) { return n; }

template <class T> struct Cell {
  T value;
  int gone() restrict(amp);
};
template <class T> int Cell<T>::gone() restrict(amp) { return value; }
template <> int Cell<int>::gone() restrict(amp) { return value + 1; }
// CHECK: template struct Cell<float>;
template struct Cell<float>;

// With its constructors gone the class would become an aggregate, and a class derived from it would
// be laid out in another way.
struct Base {
  int a;
  bool b;
  // CHECK: {{^}}  explicit Base(::__ampcc_device_code *);{{ *$}}
  Base(int gone) restrict(amp) : a(gone), b(0) {}
};
struct Derived : Base {
  char c;
};
static_assert(sizeof(Derived) == 8, "the layout that ampcc saw");

// CHECK: int main()
int main() { return int(Vec().get()); }
