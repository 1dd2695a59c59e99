// Files in memory.
// RUN: rm -rf %t.d && mkdir %t.d && cd %t.d
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <string.h>
#include <sys/stat.h>
#include <windows.h>

int main() {
  HANDLE file = CreateFile("data.bin", GENERIC_READ | GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL, NULL);
  HANDLE mapping = CreateFileMapping(file, NULL, PAGE_READWRITE, 0, 4096, NULL);
  if (!mapping)
    return 1;
  char *text = static_cast<char *>(MapViewOfFile(mapping, FILE_MAP_ALL_ACCESS, 0, 0, 0));
  char *copy = static_cast<char *>(MapViewOfFile(mapping, FILE_MAP_COPY, 0, 0, 16));
  CloseHandle(mapping);
  strcpy(text, "first");
  if (strcmp(copy, "first"))
    return 2;
  copy[0] = 'F';
  if (!FlushViewOfFile(text, 0) || !UnmapViewOfFile(copy) || UnmapViewOfFile(copy) || !UnmapViewOfFile(text))
    return 3;
  char read[6] = {};
  DWORD count;
  SetFilePointer(file, 0, NULL, FILE_BEGIN);
  if (!ReadFile(file, read, 5, &count, NULL) || strcmp(read, "first"))
    return 4;
  CloseHandle(file);
  struct _stat status;
  if (_stat("data.bin", &status) || status.st_size != 4096 || !(status.st_mode & _S_IFREG) || _wstat(L"none", &status) != -1)
    return 5;
  // A name is valid as long as a handle of the mapping is open.
  HANDLE memory = CreateFileMapping(INVALID_HANDLE_VALUE, NULL, PAGE_READWRITE, 0, 64, "name");
  if (!memory || GetLastError() != ERROR_SUCCESS)
    return 6;
  int *view = static_cast<int *>(MapViewOfFile(memory, FILE_MAP_WRITE, 0, 0, 0));
  HANDLE again = CreateFileMapping(INVALID_HANDLE_VALUE, NULL, PAGE_READWRITE, 0, 64, "name");
  if (!again || GetLastError() != ERROR_ALREADY_EXISTS)
    return 7;
  *view = 77;
  HANDLE opened = OpenFileMapping(FILE_MAP_READ, FALSE, "name");
  const int *other = static_cast<int *>(MapViewOfFile(opened, FILE_MAP_READ, 0, 0, 0));
  if (!other || *other != 77)
    return 8;
  CloseHandle(memory);
  CloseHandle(again);
  CloseHandle(opened);
  if (OpenFileMapping(FILE_MAP_READ, FALSE, "name") || GetLastError() != ERROR_FILE_NOT_FOUND)
    return 9;
  return UnmapViewOfFile(view) && UnmapViewOfFile(other) ? 0 : 10;
}
