// Code of a program in the library's namespace belongs to the program, before and after <amp.h>, however its header is found.
// REQUIRES: opencl-device
// RUN: %ampcc %s -I %S/Inputs/users-folder -o %t && %t
// RUN: %ampcc -Wall -Werror %s -isystem %S/Inputs/users-folder -o %t && %t
// RUN: %ampcc -Wall -Werror %s -isystem %S/Inputs/users-folder --amp-host-compiler=g++ -o %t.gxx && %t.gxx
// RUN: %ampcc -Wall -Werror %s -idirafter %S/Inputs/users-folder -o %t && %t
// RUN: %ampcc -Wall -Werror %s -isystem %S/Inputs/users-folder -include extends.h -o %t && %t
// RUN: %ampcc %s -I %S/Inputs/users-folder -include %S/Inputs/users-folder/extends.h -o %t && %t
// RUN: rm -rf %t.d && mkdir -p %t.d/sub && cp %S/Inputs/users-folder/*.h %s %t.d/sub
// RUN: cd %t.d && %ampcc sub/users-folder.cpp -I sub -o %t && %t
// RUN: cd %t.d && %ampcc -Wall -Werror %t.d/sub/users-folder.cpp -isystem sub -o %t && %t

// Parts of a system header are system headers for the host compiler, too: no warning comes from there.
// RUN: rm -rf %t.host && %ampcc --translate %s -isystem %S/Inputs/users-folder -o %t.host
// RUN: %without_comments %t.host/users-folder.cpp | FileCheck %s
// CHECK: # 1 "{{.*}}extends.h" 3
// CHECK-NOT: inline int next
// CHECK: # {{[0-9]+}} "{{.*}}users-folder.cpp"{{$}}
#include <extends.h>

inline int third(int x) USERS_CLAUSE { return concurrency::samples::next(x) + 1; }

int main() {
  std::vector<int> data(4);
  concurrency::samples::fill(data, {{1, 2, 3, 4}});
  concurrency::array_view<int> view(4, data);
  parallel_for_each(view.extent, [=](concurrency::index<1> i) restrict(amp) { view[i] += third(0); });
  view.synchronize();
  return !(by_ampcc && data[0] == 1 + 1 + 2 && data[3] == 7 + 4 + 2);
}
