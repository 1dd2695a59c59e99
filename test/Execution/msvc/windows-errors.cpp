// GetLastError() has the numbers of Windows.
// RUN: rm -rf %t.d && mkdir -p %t.d/full/more && echo 1 > %t.d/file && cd %t.d
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t | FileCheck %s
// RUN: rm -rf %t.d && mkdir -p %t.d/full/more && echo 1 > %t.d/file && cd %t.d
// RUN: %ampcc --amp-msvc -DUNICODE -D_UNICODE -Wall -Werror %s -o %t && %t | FileCheck %s
#include <amp.h>
#include <direct.h>
#include <stdio.h>
#include <tchar.h>
#include <windows.h>

static HANDLE open(LPCTSTR name, DWORD how) {
  HANDLE file =
      CreateFile(name, GENERIC_READ | GENERIC_WRITE, 0, NULL, how, FILE_ATTRIBUTE_NORMAL, NULL);
  const DWORD error = GetLastError();
  CloseHandle(file);
  SetLastError(error);
  return file;
}

/// The error after a call that fails, or that succeeds.
static void fails(const char *call, bool has_succeeded) {
  printf("%s: %s%u\n", call, has_succeeded ? "succeeds, " : "", GetLastError());
}
static void succeeds(const char *call, bool has_succeeded) {
  printf("%s: %s%u\n", call, has_succeeded ? "" : "fails, ", GetLastError());
}
#define FAILS(CALL) fails(#CALL, CALL)
#define SUCCEEDS(CALL) succeeds(#CALL, CALL)

static void folders() {
  FAILS(CreateDirectory(_T("full"), NULL));     // CHECK: {{^CreateDirectory.*: 183$}}
  FAILS(CreateDirectory(_T("no\\new"), NULL));  // CHECK-NEXT: {{: 3$}}
  FAILS(RemoveDirectory(_T("full")));           // CHECK-NEXT: {{: 145$}}
  FAILS(RemoveDirectory(_T("none")));           // CHECK-NEXT: {{: 2$}}
  FAILS(SetCurrentDirectory(_T("no\\folder"))); // CHECK-NEXT: {{: 3$}}
  FAILS(_mkdir("full") == 0);                   // CHECK-NEXT: {{: 183$}}
  WIN32_FIND_DATA found;
  FAILS(FindFirstFile(_T("*.bmp"), &found) != INVALID_HANDLE_VALUE);     // CHECK-NEXT: {{: 2$}}
  FAILS(FindFirstFile(_T("no\\*.bmp"), &found) != INVALID_HANDLE_VALUE); // CHECK-NEXT: {{: 3$}}
  HANDLE search = FindFirstFile(_T("file*"), &found);
  FAILS(FindNextFile(search, &found)); // CHECK-NEXT: {{: 18$}}
  FindClose(search);
}

static void files() {
  DeleteFile(_T("other"));
  FAILS(open(_T("none"), OPEN_EXISTING) != INVALID_HANDLE_VALUE);     // CHECK-NEXT: {{^open.*: 2$}}
  FAILS(open(_T("no\\file"), OPEN_EXISTING) != INVALID_HANDLE_VALUE); // CHECK-NEXT: {{: 3$}}
  FAILS(open(_T("file\\file"), OPEN_EXISTING) != INVALID_HANDLE_VALUE); // CHECK-NEXT: {{: 3$}}
  FAILS(open(_T("file"), CREATE_NEW) != INVALID_HANDLE_VALUE);          // CHECK-NEXT: {{: 80$}}
  FAILS(open(_T("full"), OPEN_EXISTING) != INVALID_HANDLE_VALUE);       // CHECK-NEXT: {{: 5$}}
  FAILS(CreateFile(_T("full"), GENERIC_READ, 0, NULL, OPEN_EXISTING, 0, NULL) !=
        INVALID_HANDLE_VALUE); // CHECK-NEXT: {{: 5$}}
  SUCCEEDS(CreateFile(_T("full"), GENERIC_READ | GENERIC_WRITE, 0, NULL, OPEN_EXISTING,
                      FILE_FLAG_BACKUP_SEMANTICS, NULL) !=
           INVALID_HANDLE_VALUE); // CHECK-NEXT: {{: 0$}}
  SUCCEEDS(open(_T("file"), OPEN_ALWAYS) != INVALID_HANDLE_VALUE);      // CHECK-NEXT: {{: 183$}}
  SUCCEEDS(open(_T("other"), CREATE_ALWAYS) != INVALID_HANDLE_VALUE);   // CHECK-NEXT: {{: 0$}}
  FAILS(GetFileAttributes(_T("none")) != INVALID_FILE_ATTRIBUTES);      // CHECK-NEXT: {{: 2$}}
  FAILS(DeleteFile(_T("no\\file")));                                    // CHECK-NEXT: {{: 3$}}
  FAILS(CopyFile(_T("file"), _T("other"), TRUE));                       // CHECK-NEXT: {{: 80$}}
  FAILS(CopyFile(_T("file"), _T("no\\file"), TRUE));                    // CHECK-NEXT: {{: 3$}}
  FAILS(MoveFile(_T("none"), _T("other")));                             // CHECK-NEXT: {{: 2$}}
  FAILS(MoveFile(_T("file"), _T("no\\file")));                          // CHECK-NEXT: {{: 3$}}
  LARGE_INTEGER size;
  FAILS(GetFileSizeEx(INVALID_HANDLE_VALUE, &size)); // CHECK-NEXT: {{: 6$}}
  HANDLE file =
      CreateFile(_T("other"), GENERIC_READ | GENERIC_WRITE, 0, NULL, OPEN_EXISTING, 0, NULL);
  FAILS(SetFilePointer(file, -1, NULL, FILE_BEGIN) !=
        INVALID_SET_FILE_POINTER); // CHECK-NEXT: {{: 131$}}
  LONG high = 0;
  SUCCEEDS(SetFilePointer(file, -1, &high, FILE_BEGIN) ==
           INVALID_SET_FILE_POINTER); // CHECK-NEXT: {{: 0$}}
  FAILS(CreateFileMapping(file, NULL, PAGE_READONLY, 0, 0, NULL) !=
        NULL);                   // CHECK-NEXT: {{: 1006$}}
  FAILS(UnmapViewOfFile(&size)); // CHECK-NEXT: {{: 487$}}
  CloseHandle(file);
}

static void objects() {
  _mkdir("full");
  SUCCEEDS(CreateMutex(NULL, FALSE, NULL) != NULL);    // CHECK-NEXT: {{^CreateMutex.*: 0$}}
  FAILS(ReleaseMutex(CreateMutex(NULL, FALSE, NULL))); // CHECK-NEXT: {{: 288$}}
  FAILS(ReleaseSemaphore(CreateSemaphore(NULL, 1, 1, NULL), 1, NULL)); // CHECK-NEXT: {{: 298$}}
  FAILS(SetEvent(NULL));                                               // CHECK-NEXT: {{: 6$}}
  const DWORD index = TlsAlloc();
  _mkdir("full");
  SUCCEEDS(TlsGetValue(index) == NULL); // CHECK-NEXT: {{^TlsGetValue.*: 0$}}
}

static void texts() {
  TCHAR text[80], path[MAX_PATH];
  char narrow[2];
  FAILS(GetEnvironmentVariable(_T("NONE_OF_THIS_NAME"), text, 80) !=
        0); // CHECK-NEXT: {{^GetEnv.*: 203$}}
  FAILS(WideCharToMultiByte(CP_UTF8, 0, L"long", -1, narrow, 2, NULL, NULL) !=
        0);                                                     // CHECK-NEXT: {{: 122$}}
  SUCCEEDS(GetModuleFileName(NULL, text, 2) == 2 && !text[1]);  // CHECK-NEXT: {{: 122$}}
  SUCCEEDS(GetModuleFileName(NULL, path, MAX_PATH) < MAX_PATH); // CHECK-NEXT: {{: 0$}}
  FAILS(LoadLibrary(_T("none.dll")) != NULL);                   // CHECK-NEXT: {{: 126$}}
  FAILS(GetProcAddress(NULL, "none") != NULL);                  // CHECK-NEXT: {{: 127$}}
  for (const DWORD error :
       {2L, ERROR_ALREADY_EXISTS, ERROR_NO_MORE_FILES, HRESULT_FROM_WIN32(5) + 0L, 9999L}) {
    const DWORD length = FormatMessage(FORMAT_MESSAGE_FROM_SYSTEM, NULL, error, 0, text, 80, NULL);
    text[length - 2] = text[length - 2] == '\r' && text[length - 1] == '\n' ? 0 : '?';
    _tprintf(_T("%s\n"), text);
  }
  // CHECK-NEXT: No such file or directory
  // CHECK-NEXT: File exists
  // CHECK-NEXT: No more files
  // CHECK-NEXT: Permission denied
  // CHECK-NEXT: Error 9999
  FormatMessage(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_MAX_WIDTH_MASK, NULL, 2, 0, text, 80, NULL);
  _tprintf(_T("%s.\n"), text); // CHECK-NEXT: {{^}}No such file or directory .
}

int main() {
  folders();
  files();
  objects();
  texts();
  SetLastError(4711);
  return GetLastError() != 4711;
}
