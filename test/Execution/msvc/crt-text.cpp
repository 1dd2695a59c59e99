// Text of Visual C++'s C library and of windows.h.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
#include <windows.h>
#include <amp.h>
#include <string.h>
#include <sys/timeb.h>

int unix = 1, linux = 2;

int main() {
  char text[16] = "aBc", narrow[16];
  wchar_t wide[16];
  size_t count = 0;
  _strupr_s(text);
  if (strcmp(text, "ABC") || strcmp(_strrev(_strlwr(text)), "cba"))
    return 1;
  if (MultiByteToWideChar(CP_UTF8, 0, "abc", -1, wide, 16) != 4 || wcscmp(wide, L"abc"))
    return 2;
  if (WideCharToMultiByte(CP_UTF8, 0, wide, -1, narrow, 16, NULL, NULL) != 4 || strcmp(narrow, "abc"))
    return 3;
  if (mbstowcs_s(&count, wide, 16, "xyz", _TRUNCATE) || count != 4 || wcscmp(wide, L"xyz"))
    return 4;
  if (_itow_s(255, wide, 16, 10) || _wtoi(wide) != 255)
    return 5;
  char drive[_MAX_DRIVE], folder[_MAX_DIR], name[_MAX_FNAME], extension[_MAX_EXT];
  _splitpath_s("c:\\a\\b.txt", drive, _MAX_DRIVE, folder, _MAX_DIR, name, _MAX_FNAME, extension,
               _MAX_EXT);
  if (strcmp(drive, "c:") || strcmp(folder, "\\a\\") || strcmp(name, "b") || strcmp(extension, ".txt"))
    return 6;
  if (wcsncpy_s(wide, 3, L"abc", _TRUNCATE) != STRUNCATE || wcscmp(wide, L"ab") ||
      strncpy_s(narrow, 3, "ab", _TRUNCATE) != 0)
    return 7;
  struct _timeb now;
  _ftime(&now);
  FILE *file = nullptr;
  return !(now.time > 0 && _wfopen_s(&file, L"no such file", L"r") != 0 && unix + linux == 3);
}
