// A kernel class carries its place; its public and private members do not change.
// RUN: rm -rf %t && %ampcc --translate %s -o %t
// RUN: %without_comments %t/functors.cpp | FileCheck %s
// RUN: %host_compiles %t/functors.cpp
#include <amp.h>
using namespace concurrency;

// CHECK: class Scale { public: using __ampcc_place = __ampcc_class_site<Scale, {{0x[0-9a-f]+}}ULL>; private:{{$}}
class Scale {
  array_view<float, 1> v;

public:
  explicit Scale(array_view<float, 1> v) : v(v) {}
  // CHECK: {{^}}  friend struct ::__ampcc_device_code;
  void operator()(index<1> i) const restrict(amp) { v[i] *= 2; }
};

// CHECK: struct Both { using __ampcc_place = __ampcc_class_site<Both, 
struct Both {
  array_view<float, 1> v;
  // CHECK: void operator()(index<1> i) const                    { v[i] *= 2; }
  void operator()(index<1> i) const restrict(amp, cpu) { v[i] *= 2; }
};

// CHECK: struct Host { int operator()() const { return 0; } };
struct Host { int operator()() const { return 0; } };

int main() {
  array_view<float, 1> v(4);
  // CHECK: struct Local { using __ampcc_place __attribute__((__unused__)) = __ampcc_class_site<Local, 
  struct Local {
    array_view<float, 1> v;
    void operator()(index<1> i) const restrict(amp) { v[i] *= 2; }
  };
  // CHECK: {{^}}  parallel_for_each(v.get_extent(), Scale(v));
  parallel_for_each(v.get_extent(), Scale(v));
  parallel_for_each(v.get_extent(), Both{v});
  parallel_for_each(v.get_extent(), Local{v});
  return Host()();
}
