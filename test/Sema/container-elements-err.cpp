// An element that amp code cannot have is an error where the container's type is formed, in a kernel or not: one for
// an array and one for a view, and one for what a container needs for itself.
// RUN: not %ampcc -fsyntax-only %s 2>&1 | FileCheck %s
#include <amp.h>
#include <vector>
using namespace concurrency;

struct mixed {
  char c; // CHECK-DAG: :[[#@LINE]]:{{.*}}note: in member 'c' of type 'char'
  int i;
};
struct polymorphic {
  virtual int get() { return 1; }
  int i;
};
struct shorts {
  short a, b;
};
template <class T> int length(std::vector<T> &data) {
  return array_view<T>(int(data.size()), data).extent[0]; // CHECK-DAG: :[[#@LINE]]:{{.*}}error: array_view cannot have elements of type 'shorts'
}

int main() {
  array<mixed> a(1);             // CHECK-DAG: :[[#@LINE]]:{{.*}}error: array cannot have elements of type 'mixed'; the fundamental types are
  array<mixed, 2> b(1, 1);
  array_view<mixed> v(0, nullptr); // CHECK-DAG: :[[#@LINE]]:{{.*}}error: array_view cannot have elements of type 'mixed'; the fundamental types are
  array_view<mixed> w(a);
  std::vector<polymorphic> h(10);
  array<polymorphic> d(10);      // CHECK-DAG: :[[#@LINE]]:{{.*}}error: array cannot have elements of type 'polymorphic'; a class cannot have virtual functions
  array_view<polymorphic> x(10, h); // CHECK-DAG: :[[#@LINE]]:{{.*}}error: array_view cannot have elements of type 'polymorphic'
  std::vector<shorts> s(3);
  return length(s);
}
// CHECK: {{^}}5 errors generated.
