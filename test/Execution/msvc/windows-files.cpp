// Files, errors and text of windows.h and tchar.h, as console programs use them.
// RUN: mkdir -p %t.d/data && cd %t.d && %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: cd %t.d && %ampcc --amp-msvc -D_UNICODE -DUNICODE -Wall -Werror %s -o %t.wide && %t.wide
#include <amp.h>
#include <tchar.h>
#include <windows.h>
C_ASSERT(sizeof(DWORD) == 4);
static_assert(MAKEFOURCC('D', 'D', 'S', ' ') == 0x20534444, "");

static volatile LONG64 counter = 0;
static SRWLOCK lock = SRWLOCK_INIT;

static HRESULT missing(LPCTSTR name) {
  HANDLE file = CreateFile(name, GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, NULL);
  return file == INVALID_HANDLE_VALUE ? HRESULT_FROM_WIN32(ERROR_FILE_NOT_FOUND) : S_OK;
}

int _tmain(int argc, _TCHAR *argv[]) {
  const DWORD words[4] = {1, 2, 3, 4};
  DWORD read[4] = {}, count = 0;
  HANDLE file = CreateFile(_T(".\\data\\words.bin"), GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL, NULL);
  if (file == INVALID_HANDLE_VALUE || !WriteFile(file, words, sizeof(words), &count, NULL) || count != 16)
    return 1;
  CloseHandle(file);
  file = CreateFile(_T("data/words.bin"), GENERIC_READ, 0, NULL, OPEN_EXISTING, 0, NULL);
  if (GetFileSize(file, NULL) != 16 || SetFilePointer(file, 8, NULL, FILE_BEGIN) != 8 ||
      !ReadFile(file, read, sizeof(read), &count, NULL) || count != 8 || read[1] != 4)
    return 2;
  OVERLAPPED place = {};
  place.Offset = 4;
  if (!ReadFile(file, read, 4, &count, &place) || read[0] != 2)
    return 8;
  place.Offset = 16;
  if (ReadFile(file, read, 4, &count, &place) || GetLastError() != ERROR_HANDLE_EOF)
    return 9;
  CloseHandle(file);
  if (ReadFile(file, read, 4, &count, NULL) || FAILED(missing(_T("data\\words.bin"))) ||
      missing(_T("none")) != static_cast<HRESULT>(0x80070002))
    return 3;

  TCHAR text[32];
  _tcscpy_s(text, _countof(text), _T("12 abc"));
  _tcscat_s(text, _countof(text), _T("def"));
  _tcsncpy_s(text + 6, 4, _T("DEFG"), 3);
  if (_ttol(text) != 12 || !_tcsstr(text, _T("cDEF")) || _tcschr(text, _T('x')) || lstrcmpi(text, _T("12 ABCdef")) != 0)
    return 4;
  if (!CreateDirectory(_T("data\\new"), NULL) || GetFileAttributes(_T(".\\data\\new")) != FILE_ATTRIBUTE_DIRECTORY ||
      !RemoveDirectory(_T("data\\new")) || GetFileAttributes(_T("data\\new")) != INVALID_FILE_ATTRIBUTES)
    return 7;
  FILE *out = NULL;
  if (_tfopen_s(&out, _T("data\\text.txt"), _T("w")) != 0)
    return 5;
  _fputts(text, out);
  fclose(out);
  InterlockedIncrement64(&counter);
  InterlockedOr(&counter, 6);
  AcquireSRWLockExclusive(&lock);
  ReleaseSRWLockExclusive(&lock);
  return counter == 7 && argc == 1 && argv[0] ? NO_ERROR : 6;
}
