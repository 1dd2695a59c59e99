// __FUNCTIONW__ and __FUNCDNAME__ are literals; _CRT_WIDE makes a wide one.
// RUN: %ampcc --amp-msvc %s -o %t && %t | FileCheck %s
#include <amp.h>
#include <iostream>

struct device {
  static void print() {
    const wchar_t *name = __FUNCTIONW__;
    std::wcout << name << L' ' << _CRT_WIDE("text") << std::endl; // CHECK: device::print text
  }
};
int main() {
  device::print();
  const char *decorated = __FUNCDNAME__;
  return decorated[0] != 'm';
}
