// Headers with C++ AMP code are expanded in the output, with their lines; all others stay included.
// RUN: rm -rf %t && %ampcc --translate %s -o %t
// RUN: %without_comments %t/headers.cpp | FileCheck %s
// RUN: %host_compiles %t/headers.cpp

// CHECK: {{^}}#line 1 "{{.*}}Inputs/wrap.h"
// The header itself has no clause, but it includes one that has.
// CHECK: {{^}}#line 1 "{{.*}}Inputs/amp-code.h"
// CHECK: {{^}}#ifndef AMP_CODE_H
// CHECK: {{^}}#include <amp.h>
// An inclusion next to the header counts from the main file's folder now.
// CHECK: {{^}}#include "Inputs/no-amp.h"
// CHECK: {{^}}#line 1 "{{.*}}Inputs/deep/clauses.h"
// CHECK-NOT: #pragma once
// CHECK: {{^}}#include "Inputs/no-amp.h"
// CHECK: {{^}}#define GPU {{ *$}}
// CHECK: {{^}}#line 6 "{{.*}}Inputs/amp-code.h"
// CHECK-NEXT: {{^}}__attribute__((__unused__)) static const int in_header = 5;
// CHECK-NEXT: {{^}}__attribute__((__unused__)) static inline int not_used()
// CHECK: {{^}}#line 3 "{{.*}}Inputs/wrap.h"
// CHECK: {{^}}inline int wrapped()
// CHECK: {{^}}#line [[#@LINE + 4]] "{{.*}}headers.cpp"
// CHECK-NEXT: {{^}}int behind_the_comment;
#include "Inputs/wrap.h" /* a comment
over two lines */
int behind_the_comment;
// Guarded already.
// CHECK-NOT: #line
// CHECK-NOT: Inputs/deep
#include "Inputs/deep/clauses.h"
// CHECK: {{^}}#include "Inputs/no-amp.h" // stays
#include "Inputs/no-amp.h" // stays
// A header that is read twice is edited twice.
// CHECK: {{^}}#line 1 "{{.*}}Inputs/per-type.h"
// CHECK: site<[[FIRST:0x[0-9a-f]*]]
#define TYPE int
#include "Inputs/per-type.h"
// CHECK: {{^}}#line 1 "{{.*}}Inputs/per-type.h"
// CHECK-NOT: [[FIRST]]
// CHECK: site<0x
#define TYPE float
#include "Inputs/per-type.h"
// CHECK: {{^}}#line [[#@LINE]] "{{.*}}headers.cpp"

int main() {
  concurrency::array_view<int, 1> v(4);
  concurrency::array_view<float, 1> w(4);
  per_type(v);
  per_type(w);
  from_header(v);
  return wrapped() + no_amp() + clauses(0) + behind_the_comment;
}
