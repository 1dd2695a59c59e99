// A function in a linkage specification that a later declaration makes static: one error, as
// `extern "C" static` is none of C++.
// RUN: not %ampcc --amp-msvc -fsyntax-only %s 2>&1 | FileCheck %s
#include <amp.h>

extern "C" int plain();
// CHECK-NOT: error:
// CHECK: [[#@LINE+1]]:{{.*}}error: static declaration of 'plain' follows non-static declaration
static int plain() { return 1; }

// CHECK-NOT: error:
extern "C" { int braced(); }
static int braced() { return 2; }
