// direct3d_errorf: the host throws the text where it waits for the kernel, once, and goes on.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && env AMPCC_DEVICE=opencl %t 2>&1 | FileCheck %s
// RUN: env AMPCC_DEVICE=native %t 2>&1 | FileCheck %s
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && env AMPCC_DEVICE=opencl %t.gxx 2>&1 | FileCheck %s
// RUN: env AMPCC_DEVICE=native %t.gxx 2>&1 | FileCheck %s
// RUN: %ampcc --amp-check %s -o %t.check && env AMPCC_DEVICE=native %t.check 2>&1 | FileCheck %s
// RUN: env AMPCC_SHARED_MEMORY=0 AMPCC_DEVICE=opencl %t 2>&1 | FileCheck %s
// RUN: %oclgrind %t
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static void complain(const array_view<int, 1> &to, int wanted, const accelerator_view &on) {
  parallel_for_each(on, to.extent, [=](index<1> i) restrict(amp) {
    to[i] = i[0];
    if (i[0] == wanted)
      direct3d_errorf("element %d is %s\n", i[0], "bad");
  });
}
template <typename Wait> void expect(const char *where, Wait wait) {
  try {
    wait();
    std::fprintf(stderr, "%s: nothing\n", where);
  } catch (const runtime_exception &e) {
    std::fprintf(stderr, "%s: %s\n", where, e.what());
  }
}

int main() {
  std::vector<int> data(4), out(4);
  accelerator_view view = accelerator().create_view();
  array_view<int, 1> v(4, data);
  array<int, 1> a(4, view);

  complain(v, 1, view);
  // CHECK: element 1 is bad
  // CHECK-NEXT: wait: element 1 is bad (direct3d_errorf at {{.*}}direct3d_errorf.cpp:[[#@LINE-20]], the kernel at {{.*}}direct3d_errorf.cpp:[[#@LINE-23]])
  // CHECK-NEXT: again: nothing
  expect("wait", [&] { view.wait(); });
  expect("again", [&] { view.wait(); });

  complain(v, 2, view);
  // CHECK: access: element 2 is bad (
  expect("access", [&] { static_cast<void>(v[0]); });
  complain(v, 3, view);
  // CHECK: synchronize: element 3 is bad (
  expect("synchronize", [&] { v.synchronize(); });
  complain(v, 1, view);
  // CHECK: future: element 1 is bad (
  expect("future", [&] { v.synchronize_async().get(); });
  complain(v, 2, view);
  // CHECK: marker: element 2 is bad (
  expect("marker", [&] { view.create_marker().get(); });
  complain(a, 3, view);
  // CHECK: copy: element 3 is bad (
  expect("copy", [&] { copy(a, out.begin()); });
  complain(a, 0, view);
  // CHECK: copy_async: element 0 is bad (
  expect("copy_async", [&] { copy_async(a, out.begin()).get(); });

  // The end of a view synchronises and keeps silent; the error is still there.
  {
    std::vector<int> more(4);
    array_view<int, 1> short_lived(4, more);
    complain(short_lived, 1, view);
  }
  // CHECK: behind the end: element 1 is bad (
  expect("behind the end", [&] { view.wait(); });

  // Several errors are one exception; views do not throw each other's.
  accelerator_view other = accelerator().create_view();
  complain(v, 1, view);
  complain(v, 2, view);
  // CHECK: other: nothing
  expect("other", [&] { other.wait(); });
  // CHECK: both: element 1 is bad ({{.*}}); and 1 more
  expect("both", [&] { view.wait(); });

  // The results are there, and the view goes on.
  complain(v, -1, view);
  // CHECK: 0 1 2 3
  std::fprintf(stderr, "%d %d %d %d\n", v[0], v[1], v[2], v[3]);
}
