// A source for Visual C++ is repaired before it is read completely; errors in it show the text that the user has written.
// RUN: rm -rf %t && mkdir %t && printf '\nstruct F {}; inline void k() throw(F) { inHeader(1); }\n' > %t/header.h
// RUN: not %ampcc --amp-msvc -I%t -fsyntax-only %s 2>&1 | FileCheck %s --check-prefixes=CHECK,%versions --allow-unused-prefixes --strict-whitespace --match-full-lines
#include "header.h"
#include <amp.h>
struct E {};
#define CHECK(x) do { int temp = (x); inMacro(temp); } while (0)
#define SPECIFIED() void m() throw(E) { inBody(1); }
void g(E &);
void h() throw(E) { g(E()); inLine(1); CHECK(1); }
SPECIFIED()

// The caret is below the user's name, after two repairs.
//      CHECK:In file included from {{.*}}msvc-original-text-err.cpp:4:
// CHECK-NEXT:{{.*}}header.h:2:41: error: use of undeclared identifier 'inHeader'
// CHECK-NEXT:    2 | struct F {}; inline void k() throw(F) { inHeader(1); }
// before-21-NEXT:      |                                         ^
// since-21-NEXT:      |                                         ^~~~~~~~
//      CHECK:{{.*}}.cpp:10:29: error: use of undeclared identifier 'inLine'
// CHECK-NEXT:   10 | void h() throw(E) { g(E()); inLine(1); CHECK(1); }
// before-21-NEXT:      |                             ^
// since-21-NEXT:      |                             ^~~~~~
//      CHECK:{{.*}}.cpp:10:40: error: use of undeclared identifier 'inMacro'
// CHECK-NEXT:   10 | void h() throw(E) { g(E()); inLine(1); CHECK(1); }
// before-21-NEXT:      |                                        ^
// since-21-NEXT:      |                                        ^~~~~~~~
//      CHECK:{{.*}}.cpp:11:1: error: use of undeclared identifier 'inBody'
//      CHECK:{{.*}}.cpp:8:41: note: expanded from macro 'SPECIFIED'
// CHECK-NEXT:    8 | #define SPECIFIED() void m() throw(E) { inBody(1); }
// before-21-NEXT:      |                                         ^
// since-21-NEXT:      |                                         ^~~~~~
