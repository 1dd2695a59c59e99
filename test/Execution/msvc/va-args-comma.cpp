// The comma before an empty __VA_ARGS__ is dropped, also in a macro that passes it on.
// RUN: %ampcc --amp-msvc %s -o %t && %t | FileCheck %s
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx | FileCheck %s
#include <amp.h>
#include <stdio.h>
using namespace concurrency;

#define PRINT(FORMAT, ...) printf(FORMAT, __VA_ARGS__)
#define TRACE(...) PRINT("at %d: " __VA_ARGS__)
#define LOG(FORMAT, ...)                                                                           \
  do {                                                                                             \
    PRINT("log " FORMAT, __VA_ARGS__);                                                             \
  } while (0)

int main() {
  PRINT("plain\n");        // CHECK: plain
  PRINT("%d %d\n", 1, 2);  // CHECK: 1 2
  LOG("nested\n");         // CHECK: log nested
  LOG("with %d\n", 3);     // CHECK: log with 3
  TRACE("x %d\n", 4, 5);   // CHECK: at 4: x 5
}
