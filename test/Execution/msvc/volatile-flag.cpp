// A volatile flag orders the accesses around it, as in Visual C++: host code by clang++ has atomic
// accesses with acquire and release.
// RUN: %ampcc --amp-msvc -O1 -S -emit-llvm %s -o - | FileCheck %s
// RUN: %ampcc --amp-msvc -O1 -fno-ms-volatile -S -emit-llvm %s -o - | FileCheck %s --check-prefix=OFF
volatile bool ready;
int data;
void publish() {
  data = 1;
  ready = true;
}
bool is_ready() { return ready; }
// CHECK: store atomic volatile i8 1, ptr @ready release
// CHECK: load atomic volatile i8, ptr @ready acquire
// OFF-NOT: atomic
