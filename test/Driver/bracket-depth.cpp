// Brackets nest as deep as clang++ takes them, with its limit and its option. Text that ampcc writes has
// no limit, but an OpenCL driver that is built on Clang has one, which no option of ampcc reaches.
// RUN: not %ampcc %if since-21 %{ -fbracket-depth=256 %} -c %s -o %t.o 2>&1 | FileCheck --check-prefix=LIMIT %s
// RUN: %if since-21 %{ %ampcc -c %s -o %t.o 2>&1 | FileCheck --check-prefix=DEEP %s %}
// RUN: %ampcc -fbracket-depth=1000 -O2 -c %s -o %t.o 2>&1 | FileCheck --check-prefix=DEEP %s
// RUN: %ampcc -fbracket-depth=1000 -Wno-amp-bracket-depth -Werror -c %s -o %t.o
// RUN: not %ampcc -fbracket-depth=1000 -Werror -c %s -o %t.o
#include <amp.h>
using namespace concurrency;
#define IF_1 if (s > v[i]) { s += v[i];
#define IF_4 IF_1 IF_1 IF_1 IF_1
#define IF_16 IF_4 IF_4 IF_4 IF_4
#define IF_64 IF_16 IF_16 IF_16 IF_16
#define END_4 } } } }
#define END_16 END_4 END_4 END_4 END_4
#define END_64 END_16 END_16 END_16 END_16
// LIMIT: bracket-depth.cpp:[[#@LINE+11]]:{{.*}} fatal error: bracket nesting level exceeded maximum of 256
// LIMIT: note: use -fbracket-depth=N to increase maximum nesting level
// LIMIT-NOT: internal error
// The warning is at the last line that the text of the kernels names before the place.
// DEEP-NOT: error
// DEEP: bracket-depth.cpp:[[#@LINE+4]]:{{.*}} warning: the OpenCL C of the kernels nests more than 256 brackets here; OpenCL drivers that are built on Clang reject it [-Wamp-bracket-depth]
// DEEP-NOT: error
void host(const array_view<float> &v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    float s = v[i] + 1;

    IF_64 IF_64 IF_64 IF_64 IF_64 END_64 END_64 END_64 END_64 END_64
    v[i] = s;
  });
}
