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
  HANDLE memory = CreateFileMapping(INVALID_HANDLE_VALUE, NULL, PAGE_READWRITE, 0, 64, "name");
  void *view = MapViewOfFile(memory, FILE_MAP_WRITE, 0, 0, 0);
  return view && UnmapViewOfFile(view) && CloseHandle(memory) ? 0 : 6;
}
