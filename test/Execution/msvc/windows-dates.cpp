// Dates and times as text.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t | FileCheck %s
// RUN: %ampcc --amp-msvc -DUNICODE -D_UNICODE -Wall -Werror %s -o %t && %t | FileCheck %s
#include <stdio.h>
#include <tchar.h>
#include <windows.h>

int main() {
  const SYSTEMTIME time = {2013, 2, 0, 3, 15, 4, 9, 0};
  TCHAR text[80];
  GetDateFormat(LOCALE_USER_DEFAULT, 0, &time, NULL, text, 80);
  _tprintf(_T("%s\n"), text); // CHECK: {{^}}2/3/2013{{$}}
  GetDateFormat(LOCALE_USER_DEFAULT, DATE_LONGDATE, &time, NULL, text, 80);
  _tprintf(_T("%s\n"), text); // CHECK-NEXT: {{^}}Sunday, February 3, 2013{{$}}
  GetDateFormat(LOCALE_USER_DEFAULT, 0, &time, _T("ddd',' dd MMM yy 'day' yyyy-MM-dd"), text, 80);
  _tprintf(_T("%s\n"), text); // CHECK-NEXT: {{^}}Sun, 03 Feb 13 day 2013-02-03{{$}}
  GetTimeFormat(LOCALE_USER_DEFAULT, 0, &time, NULL, text, 80);
  _tprintf(_T("%s\n"), text); // CHECK-NEXT: {{^}}3:04:09 PM{{$}}
  GetTimeFormat(LOCALE_USER_DEFAULT, TIME_FORCE24HOURFORMAT | TIME_NOSECONDS, &time, NULL, text, 80);
  _tprintf(_T("%s\n"), text); // CHECK-NEXT: {{^}}15:04{{$}}
  GetTimeFormat(LOCALE_USER_DEFAULT, 0, &time, _T("H-mm-ss t"), text, 80);
  _tprintf(_T("%s\n"), text); // CHECK-NEXT: {{^}}15-04-09 P{{$}}
  return !(GetDateFormat(LOCALE_USER_DEFAULT, 0, &time, NULL, NULL, 0) == 9 &&
           GetDateFormat(LOCALE_USER_DEFAULT, 0, &time, NULL, text, 8) == 0 &&
           GetLastError() == ERROR_INSUFFICIENT_BUFFER);
}
