// Reports of views whose container was destroyed or has moved
// its elements; lost changes of kernels are reported, too.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 --amp-check %s -o %t && %t 2>&1 | FileCheck %s --check-prefixes=CHECK,CLANG
// RUN: %ampcc -std=c++17 --amp-check --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx 2>&1 | FileCheck %s --check-prefixes=CHECK,GXX
// RUN: env AMPCC_SHARED_MEMORY=0 %t 2>&1 | FileCheck %s --check-prefixes=CHECK,CLANG,LOST
// RUN: env AMPCC_CHECK=0 %t right 2>&1 | FileCheck %s --check-prefix=RIGHT
// RUN: %t right 2>&1 | FileCheck %s --check-prefix=RIGHT
// RIGHT: right: fine
// RIGHT-NOT: check
#include <amp.h>
#include <cstdio>
#include <memory>
#include <vector>
using namespace concurrency;
typedef std::vector<int> ints;

template <typename Use> static void judge(const char *name, Use use) {
  try {
    use();
    std::fprintf(stderr, "%s: fine\n", name);
  } catch (const runtime_exception &e) {
    std::fprintf(stderr, "%s: %s\n", name, e.what());
  }
}

static void right() {
  ints d(1000), other(5000);
  array_view<int> v(d);
  d.swap(other); // the elements stay where they are
  ints moved = std::move(other);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0]; });
  if (v[999] != 999)
    throw runtime_exception("wrong", 0);
  { // the view is not used any more
    ints *gone = new ints(1000);
    array_view<int> w(*gone);
    w[3] = 2;
    w.synchronize();
    delete gone;
    ints again(1000);
    w = array_view<int>(again); // perhaps the same memory
    w[3] = 1;
  }
}

int main(int argc, char **) {
  if (argc > 1) {
    judge("right", right);
    return 0;
  }
  // CHECK: ampcc: check: {{.*}}host-memory.cpp:[[#@LINE+6]]{{(:[0-9]+)?}}: the memory that the view shows was freed: its container has ended, or has moved its elements
  // CHECK-NEXT: ended: {{.*}}host-memory.cpp:[[#@LINE+5]]
  judge("ended", [] {
    auto d = std::make_unique<ints>(1000);
    array_view<int> v(*d);
    d.reset();
    v[0] = 1;
  });
  // CHECK: grown: {{.*}}host-memory.cpp:[[#@LINE+5]]
  judge("grown", [] {
    ints d(1000);
    array_view<int, 2> v(10, 100, d);
    d.resize(5000);
    return v[1][3];
  });
  // CHECK: launched: {{.*}}concurrency::parallel_for_each: the kernel at {{.*}}host-memory.cpp:[[#@LINE+5]] captures 'part': the memory that the view shows was freed
  judge("launched", [] {
    auto d = std::make_unique<ints>(1000);
    array_view<int> v(*d), part = v.section(10, 10);
    d.reset();
    parallel_for_each(part.extent, [=](index<1> i) restrict(amp) { part[i] = 1; });
  });
  // CLANG: synchronized: {{.*}}host-memory.cpp:[[#@LINE+6]]:{{[0-9]+}}: concurrency::array_view::synchronize: the memory that the view shows was freed
  // GXX: synchronized: concurrency::array_view::synchronize: the memory that the view shows was freed
  judge("synchronized", [] {
    auto d = std::make_unique<ints>(1000);
    array_view<int> v(d->size(), d->data());
    d.reset();
    v.synchronize();
  });
  // LOST: what kernels wrote through a view is lost
  judge("lost", [] {
    auto d = std::make_unique<ints>(1000);
    array_view<int> v(*d);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
    accelerator().default_view.wait();
    d.reset();
  });
  // CHECK: lost: fine
}
