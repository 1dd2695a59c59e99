// Without UNICODE the functions of windows.h take narrow and wide text; NULL means the narrow one.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t 2>&1 | FileCheck %s
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && %t 2>&1 | FileCheck %s
// REQUIRES: gxx
#include <amp.h>
#include <windows.h>

int main() {
  MessageBox(NULL, L"wide", L"first", MB_OK); // CHECK: first: wide
  MessageBox(NULL, "narrow", NULL, MB_OK);    // CHECK-NEXT: Error: narrow
  wchar_t wide[MAX_PATH];
  char narrow[MAX_PATH];
  const HANDLE file = CreateFile(L"no such file", GENERIC_READ, FILE_SHARE_READ, NULL,
                                 OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, NULL);
  return !(GetModuleFileName(NULL, wide, MAX_PATH) == GetModuleFileName(NULL, narrow, MAX_PATH) &&
           file == INVALID_HANDLE_VALUE && CreateEvent(NULL, FALSE, FALSE, NULL) &&
           CreateEvent(NULL, FALSE, FALSE, L"name") && lstrlen(L"four") == lstrlen("four"));
}
