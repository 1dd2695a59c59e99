// Names that compilers of kernels predefine as macros are ordinary ones.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
using namespace concurrency;

struct linux_members {
  int linux, unix;
};

int main() {
  int data[4];
  array_view<int> v(4, data);
  v.discard_data();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    linux_members both = {i[0], 2};
    int linux = both.linux, i386 = both.unix, cl_khr_fp64 = 10, cl_intel_subgroups = 100;
    v[i] = linux + i386 + cl_khr_fp64 + cl_intel_subgroups;
  });
  v.synchronize();
  return data[3] != 115;
}
