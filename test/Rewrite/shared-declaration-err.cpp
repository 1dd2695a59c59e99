// RUN: rm -rf %t && not %ampcc --translate %s -o %t 2>&1 | FileCheck %s
// CHECK: [[#@LINE + 1]]:7: error: 'device' must be declared on its own
float device(float) restrict(amp), host(float), variable;
// CHECK: 1 error generated.
int main() {}
