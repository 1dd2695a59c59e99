// RUN: rm -rf %t && not %ampcc --translate -include %S/Inputs/system/amp-code.h %s -o %t 2>&1 | FileCheck %s
// CHECK: amp-code.h:1:1: error: header '{{.*}}amp-code.h' holds C++ AMP code and cannot be included from the command line
// CHECK: 1 error generated.
int main() { return in_system_header(0); }
