// There is no registry: the values that a program reads there do not exist: not found.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -DUNICODE -D_UNICODE -Wall -Werror %s -o %t && %t
#include <amp.h>
#include <tchar.h>
#include <windows.h>

int main() {
  HKEY key;
  TCHAR name[64];
  DWORD size = sizeof name;
  if (RegOpenKeyEx(HKEY_LOCAL_MACHINE, _T("HARDWARE\\DESCRIPTION\\System\\CentralProcessor\\0"), 0,
                   KEY_READ, &key) == ERROR_SUCCESS) {
    RegQueryValueEx(key, _T("~MHz"), NULL, NULL, (LPBYTE)name, &size);
    RegCloseKey(key);
    return 1;
  }
  const LONG wide = RegOpenKeyEx(HKEY_CURRENT_USER, L"Software", 0, KEY_READ, &key);
  return wide != ERROR_FILE_NOT_FOUND;
}
