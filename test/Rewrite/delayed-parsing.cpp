// With -fdelayed-template-parsing the bodies of templates that nothing instantiates stay tokens, and nothing in them counts.
// REQUIRES: opencl-device
// RUN: rm -rf %t && %ampcc -fdelayed-template-parsing --translate %s -o %t
// RUN: %without_comments %t/delayed-parsing.cpp | FileCheck %s
// RUN: %ampcc -fdelayed-template-parsing %s -o %t.exe && %t.exe
#include <amp.h>
using namespace concurrency;

// CHECK-NOT: unused
template <int N> int unused(int x) restrict(amp) { return x + N; }
template <class T> class factory {
public:
  // CHECK: static T create() {{ *}}{
  // CHECK-NEXT: static T storage = T();
  static T create() restrict(cpu) {
    static T storage = T();
    return storage;
  }
  static T create() restrict(amp) { return T(); }
  static T make(int n) restrict(amp);
  T value;
  factory(T v) restrict(amp) : value{v} {}
  // CHECK: factory(T v, int n) {{ *}}: value{v + n} {}
  factory(T v, int n) restrict(amp, cpu) : value{v + n} {}
  // CHECK: void launch(array_view<T> v) { __ampcc_host_stub(); }
  void launch(array_view<T> v) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = undeclared(1); });
  }
};
// CHECK-NOT: make
template <class T> T factory<T>::make(int n) restrict(amp) { return T(n); }
// CHECK: template <class T> T after(T x)
template <class T> T after(T x) restrict(cpu, amp) { return x; }
template <class T> void run(array_view<T> v, T n) {
  auto add = [=](T x) restrict(amp, cpu) { return x + n; };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] = add(after(v[i])) + factory<T>::create() + factory<T>::make(1) + factory<T>(2).value;
  });
  v.synchronize();
}

int main() {
  int data[2] = {1, 2};
  run(array_view<int>(2, data), 3);
  return factory<int>::create() + factory<int>(1, 2).value != 3 || data[1] != 8;
}
