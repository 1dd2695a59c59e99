// system("pause") waits for a line, and neither it nor system("cls") is the shell's.
// RUN: %ampcc --amp-msvc %s -o %t && echo | %t 2>&1 | FileCheck %s --match-full-lines
#include <amp.h>
#include <cstdlib>
#include <iostream>

int main() {
  system("cls");
  const int result = std::system("echo shell");
  system("PAUSE > nul");
  std::cout << result << std::endl;
  system("pause");
}
// CHECK: shell
// CHECK-NEXT: 0
// CHECK-NEXT: Press any key to continue . . .
// CHECK-NOT: {{.}}
