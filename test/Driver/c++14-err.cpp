// A standard before C++14 is one error.
// RUN: not %ampcc -std=c++11 -c %s 2>&1 | FileCheck %s
// CHECK: amp.h:{{[0-9]+}}:2: error: "C++ AMP needs C++14 or later (-std=c++14)"
// CHECK-NOT: error:
#include <amp.h>
