// `__FUNCTION__` is a literal; in a macro it is replaced by the file.
// RUN: %ampcc --amp-msvc %s -o %t && %t | FileCheck %s
#include <amp.h>
#include <stdio.h>
#include <iostream>
#define STREAM(TEXT) std::cout << __FUNCTION__ ": " TEXT << std::endl
#define WHERE __FILE__ " " __FUNCTION__
#define WIDE2(TEXT) L##TEXT
#define WIDE(TEXT) WIDE2(TEXT)
#define TRACE(TEXT) printf(__FUNCTION__ ": " TEXT "\n")

struct s {
  void f() { puts("in " __FUNCTION__ " it is"); }
};
int main() {
  puts(__FUNCTION__ ": begins"); // CHECK: main: begins
  s().f();                       // CHECK: in s::f it is
  TRACE("a");                    // CHECK: function-names.cpp: a
  STREAM("b");                   // CHECK: function-names.cpp: b
  const char *text = WHERE " d"; // CHECK: function-names.cpp{{.*}}function-names.cpp d
  puts(text);
  const wchar_t *wide = WIDE(__FUNCTION__) L": e"; // CHECK: function-names.cpp: e
  printf("%ls\n", wide);
  auto kernel = [=] {
    STREAM("f"); // CHECK: function-names.cpp: f
  };
  kernel();
}
