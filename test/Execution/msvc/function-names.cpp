// `__FUNCTION__` is a literal; in a macro the file stands for it.
// RUN: %ampcc --amp-msvc %s -o %t && %t | FileCheck %s
#include <amp.h>
#include <stdio.h>
#define TRACE(TEXT) printf(__FUNCTION__ ": " TEXT "\n")

struct s {
  void f() { puts("in " __FUNCTION__ " it is"); }
};
int main() {
  puts(__FUNCTION__ ": begins"); // CHECK: main: begins
  s().f();                       // CHECK: in s::f it is
  TRACE("a");                    // CHECK: function-names.cpp: a
}
