// A search in a folder, and the functions for paths.
// RUN: rm -rf %t.d && mkdir -p %t.d/sub && echo 1 > %t.d/a.txt && echo 22 > %t.d/B.TXT && cd %t.d
// RUN: %ampcc --amp-msvc %s -o %t && %t | FileCheck %s
// RUN: %ampcc --amp-msvc -DUNICODE -D_UNICODE %s -o %t.wide && %t.wide | FileCheck %s
#include <amp.h>
#include <windows.h>
#include <shlwapi.h>
#include <tchar.h>

static void list(LPCTSTR pattern) {
  WIN32_FIND_DATA found;
  HANDLE search = FindFirstFile(pattern, &found);
  if (search == INVALID_HANDLE_VALUE)
    return (void)_tprintf(_T("nothing\n"));
  do
    if (found.cFileName[0] != _T('.'))
      _tprintf(_T("%s %u%s\n"), found.cFileName, found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY ? 0 : found.nFileSizeLow,
               found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY ? _T(" folder") : _T(""));
  while (FindNextFile(search, &found));
  FindClose(search);
}

int _tmain() {
  // CHECK: B.TXT 3
  // CHECK-NEXT: a.txt 2
  list(_T(".\\*.txt"));
  // CHECK-NEXT: B.TXT 3
  // CHECK-NEXT: a.txt 2
  // CHECK-NEXT: sub 0 folder
  list(_T("*.*"));
  // CHECK-NEXT: nothing
  list(_T("*.bmp"));
  TCHAR path[MAX_PATH] = _T("data\\set");
  PathAppend(path, _T("image.old.bmp"));
  // CHECK-NEXT: image.old.bmp .bmp data\set/image.old.bmp
  _tprintf(_T("%s %s %s\n"), PathFindFileName(path), PathFindExtension(path), path);
  PathRenameExtension(path, _T(".png"));
  PathStripPath(path);
  // CHECK-NEXT: image.old.png 1 0
  _tprintf(_T("%s %d %d\n"), path, PathIsDirectory(_T("sub")), PathFileExists(path));
  if (!CopyFile(_T("a.txt"), _T("sub\\c.txt"), TRUE) || CopyFile(_T("a.txt"), _T("sub\\c.txt"), TRUE))
    return 1;
  // CHECK-NEXT: c.txt 2
  list(_T("sub\\*"));
  if (CopyFile(_T("a.txt"), _T(".\\a.txt"), FALSE) || GetLastError() != ERROR_SHARING_VIOLATION)
    return 5;
  // MoveFile replaces no file.
  if (MoveFile(_T("a.txt"), _T("sub\\c.txt")) || GetLastError() != ERROR_ALREADY_EXISTS)
    return 3;
  if (!MoveFileEx(_T("a.txt"), _T("sub\\c.txt"), MOVEFILE_REPLACE_EXISTING) || !MoveFile(_T("sub\\c.txt"), _T("a.txt")))
    return 4;
  _tcscpy(path, _T("sub/c.txt"));
  return PathRemoveFileSpec(path) && _tcscmp(path, _T("sub")) == 0 ? 0 : 2;
}
