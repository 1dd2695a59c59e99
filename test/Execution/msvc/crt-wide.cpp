// Wide names and wide text of Visual C++'s C library, numbers as text, and strsafe.h.
// RUN: mkdir -p %t.d && cd %t.d && %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: cd %t.d && %ampcc --amp-msvc -D_UNICODE -DUNICODE -w %s -o %t && %t
#include <tchar.h>
#include <windows.h>
#include <amp.h>
#include <strsafe.h>

using namespace std;

static int format(wchar_t *to, size_t size, const wchar_t *text, ...) {
  va_list arguments;
  va_start(arguments, text);
  const int length = vswprintf_s(to, size, text, arguments);
  va_end(arguments);
  return length;
}

static int order(void *context, const void *a, const void *b) {
  return *(int *)context * (*(const int *)a - *(const int *)b);
}

int _tmain() {
  wchar_t path[_MAX_PATH], drive[_MAX_DRIVE], folder[_MAX_DIR], name[_MAX_FNAME], ext[_MAX_EXT];
  _wsplitpath_s(L"C:\\work\\data.bin", drive, folder, name, ext);
  if (wcscmp(drive, L"C:") || wcscmp(folder, L"\\work\\") || wcscmp(name, L"data") || wcscmp(ext, L".bin"))
    return 1;
  _wmakepath_s(path, L"d", L"\\x", L"y", L"txt");
  if (wcscmp(path, L"d:\\x\\y.txt"))
    return 2;
  char joined[_MAX_PATH];
  _makepath_s(joined, "", "a/b", "c", ".d");
  if (strcmp(joined, "a/b/c.d"))
    return 3;

  _wmkdir(L"made");
  FILE *file = nullptr;
  if (_wfopen_s(&file, L"made\\x.bin", L"wb"))
    return 4;
  fwrite("12345678", 1, 8, file);
  fclose(file);
  char eight[8];
  file = _wfopen(L"made/x.bin", L"rb");
  if (fread_s(eight, sizeof eight, 2, 4, file) != 4 || eight[7] != '8')
    return 5;
  fclose(file);
  if (_waccess(L"made\\x.bin", 0) || _wrename(L"made\\x.bin", L"made\\z.bin") ||
      _wremove(L"made\\z.bin") || _wrmdir(L"made") || !_waccess(L"made", 0))
    return 6;

  wchar_t text[16];
  if (format(text, 16, L"%s %d %S", L"a", 7, "b") != 5 || wcscmp(text, L"a 7 b"))
    return 7;
  if (_snwprintf_s(text, 4, _TRUNCATE, L"%d", 123456) != -1 || wcscmp(text, L"123"))
    return 8;
  if (_scwprintf(L"%s", L"four") != 4 || wcscmp(_wcsupr(wcscpy(text, L"up")), L"UP"))
    return 9;

  char number[72];
  if (_itoa_s(-255, number, 16) || strcmp(number, "ffffff01"))
    return 10;
  if (_itoa_s(-255, number, 10) || strcmp(number, "-255") || strcmp(_i64toa(5, number, 2), "101"))
    return 11;
  if (_ui64toa_s(~0ull, number, 72, 36) || strcmp(number, "3w5e11264sgsf"))
    return 12;

  int numbers[4] = {1, 4, 2, 3}, down = -1;
  qsort_s(numbers, 4, sizeof(int), order, &down);
  if (numbers[0] != 4 || numbers[3] != 1)
    return 13;

  TCHAR small[8];
  size_t length = 0;
  if (FAILED(StringCchPrintf(small, ARRAYSIZE(small), _T("%s-%d"), _T("n"), 12)) || _tcscmp(small, _T("n-12")))
    return 14;
  if (StringCchCat(small, 8, _T("4567")) != STRSAFE_E_INSUFFICIENT_BUFFER || _tcscmp(small, _T("n-12456")))
    return 15;
  if (FAILED(StringCchLength(small, 8, &length)) || length != 7 || FAILED(StringCbCopy(small, sizeof small, _T("x"))))
    return 16;

  byte bytes[2] = {255, 1}; // windows.h's, not std::byte
  return bytes[0] + bytes[1] == 256 ? 0 : 17;
}
