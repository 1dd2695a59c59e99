// Files of settings: values, numbers, keys that do not exist, and changes.
// RUN: rm -rf %t.d && mkdir %t.d && printf 'x=0\r\n[Run]\r\n Steps = 20 \r\nname="a b"\r\n[Other]\r\nsteps=3' > %t.d/a.ini
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && cd %t.d && %t && FileCheck --input-file=a.ini %s
// RUN: %ampcc --amp-msvc -DUNICODE -D_UNICODE -Wall -Werror %s -o %t && cd %t.d && %t
#include <amp.h>
#include <tchar.h>
#include <windows.h>

int main() {
  const LPCTSTR file = _T(".\\a.ini");
  TCHAR text[20];
  if (GetPrivateProfileInt(_T("run"), _T("steps"), 1, file) != 20 ||
      GetPrivateProfileInt(_T("Run"), _T("x"), -1, file) != (UINT)-1)
    return 1;
  if (GetPrivateProfileString(_T("Run"), _T("Name"), _T(""), text, 20, file) != 3 ||
      _tcscmp(text, _T("a b")))
    return 2;
  if (GetPrivateProfileString(_T("None"), _T("x"), _T("default"), text, 4, file) != 3 ||
      _tcscmp(text, _T("def")))
    return 3;
  if (!WritePrivateProfileString(_T("Run"), _T("new"), _T("1"), file) ||
      !WritePrivateProfileString(_T("Other"), _T("steps"), _T("4"), file) ||
      !WritePrivateProfileString(_T("Last"), _T("y"), _T("5"), file) ||
      !WritePrivateProfileString(_T("Last"), _T("z"), NULL, file))
    return 4;
  return GetPrivateProfileInt(_T("Last"), _T("y"), 0, file) != 5;
}
// CHECK: x=0
// CHECK-NEXT: [Run]
// CHECK-NEXT: Steps = 20
// CHECK-NEXT: name="a b"
// CHECK-NEXT: new=1
// CHECK-NEXT: [Other]
// CHECK-NEXT: steps=4
// CHECK-NEXT: [Last]
// CHECK-NEXT: y=5
