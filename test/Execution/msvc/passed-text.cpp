// An object of text that a program passes to a function with variable arguments gives its characters.
// RUN: %ampcc --amp-msvc %s -o %t && %t | FileCheck %s
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && %t | FileCheck %s
// REQUIRES: gxx
#include <amp.h>
#include <atlstr.h>
#include <string>

static std::string twice(const std::string &s) { return s + s; }

int main() {
  std::string name = "narrow";
  std::wstring wide = L"wide";
  CStringA text("text");
  printf("%s, %s, %d, %s\n", name, twice("ab"), 3, text); // CHECK: narrow, abab, 3, text
  printf("%ls %s\n", wide, (name + "!"));                 // CHECK-NEXT: wide narrow!
  char buffer[20];
  sprintf_s(buffer, "<%s>", name);
  puts(buffer); // CHECK-NEXT: <narrow>
}
