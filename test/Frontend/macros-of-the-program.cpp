// Macros with any short name before the library, which the library leaves as they are.
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror -c %s -o %t.o
// RUN: %ampcc -std=c++17 --amp-host-compiler=g++ -c %s -o %t.gcc.o

// All names that the library puts aside: after the standard headers,
// and on the command line those of them that the standard headers do
// not have (OpenCL's has more). The program itself needs some.
// RUN: cat %source_root/include/ampcc_rt/standard*.h | grep -o '^#include <[a-z_]*>' > %t.std.h
// RUN: echo '#include <mutex>' >> %t.std.h
// RUN: sed -n 's/^#undef //p' %build/include/ampcc.d/ampcc_rt/push_names.h > %t.all
// RUN: grep -ow '[A-Za-z]\w*' %S/Inputs/whole-library.cpp > %t.program
// RUN: grep -vxFf %t.program %t.all > %t.names
// RUN: %clangxx -x c++ -E -P %t.std.h \
// RUN:   | grep -ow '[A-Za-z]\w*' > %t.standard
// RUN: sed 's/.*/#define & )(/' %t.names > %t.h
// RUN: grep -vxFf %t.standard %t.names | sed 's/.*/-D&=/' > %t.words
// RUN: FileCheck %s --check-prefix=WORDS --input-file=%t.words
// WORDS-DAG: {{^}}-Dkernel=
// WORDS-DAG: {{^}}-Dsite=
// WORDS-DAG: {{^}}-Drows=
// RUN: cat %t.std.h > %t.cpp && echo '#include <CL/cl.h>' >> %t.cpp
// RUN: echo '#include "%t.h"' >> %t.cpp
// RUN: cat %S/Inputs/whole-library.cpp >> %t.cpp
// RUN: %ampcc -DCL_TARGET_OPENCL_VERSION=120 -c %t.cpp -o %t.o
// RUN: %ampcc -DCL_TARGET_OPENCL_VERSION=120 --amp-host-compiler=g++ -c %t.cpp -o %t.o
// RUN: grep -v opencl %S/Inputs/whole-library.cpp > %t.cpp
// RUN: %ampcc --amp-check @%t.words -c %t.cpp -o %t.o
#define A 1
#define B 2
#define C 3
#define D 4
#define E 5
#define F 6
#define G 7
#define H 8
#define I 9
#define J 10
#define K 11
#define L 12
#define M 13
#define N 14
#define O 15
#define P 16
#define Q 17
#define R 18
#define S 19
#define T 20
#define U 21
#define V 22
#define W 23
#define X 24
#define Y 25
#define Z 26
#define D0 27
#define D1 28
#define D2 29
#include <amp.h>
#include <amp_math.h>
#include <amp_opencl.h>
#include <amp_short_vectors.h>
using namespace concurrency;

static_assert(A + N + T + Z + D2 == 1 + 14 + 20 + 26 + 29, "");

void scale(array_view<float, 2> a) {
  parallel_for_each(a.extent.tile<4, 8>(), [=](tiled_index<4, 8> i) restrict(amp) {
    a[i.global] *= fast_math::sqrt(float(N)) + graphics::float_2(T, Z).x;
  });
}
