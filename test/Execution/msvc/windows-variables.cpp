// Values of threads with a function for their end, variables in texts, GUIDs, texts of multibyte
// characters, files that the folders of a variable have, and their times.
// RUN: rm -rf %t.d && mkdir -p %t.d/a %t.d/b && cd %t.d && touch b/found.txt
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -Wall -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
// RUN: %ampcc --amp-msvc -DUNICODE -D_UNICODE %s -o %t && %t
// REQUIRES: gxx
#include <mbstring.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/utime.h>
#include <tchar.h>
#include <thread>
#include <windows.h>

#if _MSVC_LANG < 201402L
#error
#endif
typedef _W64 int number;

static int ended = 0;
static void WINAPI at_end(PVOID value) { ended += *static_cast<int *>(value); }

int main() {
  static int five = 5, two = 2;
  const DWORD slot = FlsAlloc(&at_end);
  std::thread([slot] { FlsSetValue(slot, &five); }).join();
  FlsSetValue(slot, &two);
  if (slot == FLS_OUT_OF_INDEXES || ended != 5 || FlsGetValue(slot) != &two || !FlsFree(slot) || ended != 7)
    return 1;

  SetEnvironmentVariable(_T("FIRST"), _T("one"));
  TCHAR text[40];
  if (ExpandEnvironmentStrings(_T("50% %FIRST%-%NONE_OF_IT%"), text, 40) != 21 || _tcscmp(text, _T("50% one-%NONE_OF_IT%")) != 0 ||
      ExpandEnvironmentStrings(_T("%FIRST%"), text, 3) != 4)
    return 2;

  const GUID a = {1, 2, 3, {4}}, b = {1, 2, 3, {5}};
  if (!IsEqualGUID(a, a) || IsEqualGUID(a, b) || a == b || a != a)
    return 3;

  unsigned char bytes[20];
  _mbscpy(bytes, reinterpret_cast<const unsigned char *>("gr\xc3\xbcn"));
  _mbscat(bytes, reinterpret_cast<const unsigned char *>("er"));
  if (_mbslen(bytes) != 6 || strlen(reinterpret_cast<char *>(bytes)) != 7 || _mbsinc(bytes + 2) != bytes + 4 || _mbsrchr(bytes, 'r') != bytes + 6)
    return 4;

  char path[_MAX_PATH];
  _putenv("FOLDERS=a;b");
  _searchenv("found.txt", "FOLDERS", path);
  if (strcmp(path, "b/found.txt") != 0)
    return 5;
  struct _utimbuf times = {1000, 2000};
  struct _stat status;
  if (_utime("b\\found.txt", &times) != 0 || _stat("b/found.txt", &status) != 0 || status.st_mtime != 2000)
    return 6;
  _searchenv("missing.txt", "FOLDERS", path);
  return path[0] != 0;
}
