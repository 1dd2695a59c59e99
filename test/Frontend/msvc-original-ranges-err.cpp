// In a repaired source, the ranges of a message in a macro are shown as the user has written it.
// RUN: not %ampcc --amp-msvc -fsyntax-only %s 2>&1 | FileCheck %s --strict-whitespace --match-full-lines
#include <amp.h>
struct E {};
#define SUM(x) void f() throw(E) { E e; (e) + (x); }
SUM(1)

//      CHECK:{{.*}}.cpp:5:45: note: expanded from macro 'SUM'
// CHECK-NEXT:    5 | #define SUM(x) void f() throw(E) { E e; (e) + (x); }
// CHECK-NEXT:      |                                         ~~~ ^ ~~~
