// Code that makes a window is one error at its first place.
// RUN: not %ampcc --amp-msvc -fsyntax-only %s 2>&1 | FileCheck %s
#include <amp.h>
#include <windows.h>

int main() {
  SetFocus(GetConsoleWindow());
  // CHECK: :[[#@LINE+1]]:{{.*}}error: 'WNDCLASSEXA' is unavailable: there are no windows here
  WNDCLASSEX of_window;
  of_window.cbSize = 1;
  CreateWindow(L"a", L"b", 0, 0, 0, 0, 0, NULL, NULL, NULL, NULL);
}
// CHECK: {{^}}1 error generated.
