// ReadFile() and WriteFile() with a place of their own: the event and the number of bytes, and two
// threads that read different blocks by one handle.
// RUN: mkdir -p %t.d && cd %t.d && %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
#include <amp.h>
#include <windows.h>

static const DWORD block = 4096, blocks = 64;
static HANDLE file;
static volatile LONG wrong = 0;

static DWORD WINAPI read_blocks(void *first) {
  static thread_local unsigned char bytes[block];
  for (DWORD round = 0; round < 20; ++round)
    for (DWORD i = first ? 1 : 0; i < blocks; i += 2) {
      OVERLAPPED place = {};
      place.Offset = i * block;
      DWORD count = 0;
      if (!ReadFile(file, bytes, block, &count, &place) || count != block || bytes[0] != i || bytes[block - 1] != i)
        InterlockedIncrement(&wrong);
    }
  return 0;
}

int main() {
  file = CreateFile("blocks", GENERIC_READ | GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, FILE_FLAG_OVERLAPPED, NULL);
  unsigned char bytes[block];
  OVERLAPPED place = {};
  place.hEvent = CreateEvent(NULL, TRUE, FALSE, NULL);
  for (DWORD i = 0; i < blocks; ++i) {
    memset(bytes, int(i), block);
    place.Offset = i * block;
    ResetEvent(place.hEvent);
    DWORD count = 0;
    if (!WriteFile(file, bytes, block, NULL, &place) || place.InternalHigh != block ||
        WaitForSingleObject(place.hEvent, 0) != WAIT_OBJECT_0 || !GetOverlappedResult(file, &place, &count, TRUE) ||
        count != block)
      return 1;
  }
  int odd = 1;
  HANDLE threads[2] = {CreateThread(NULL, 0, read_blocks, NULL, 0, NULL), CreateThread(NULL, 0, read_blocks, &odd, 0, NULL)};
  WaitForMultipleObjects(2, threads, TRUE, INFINITE);
  if (wrong != 0)
    return 2;

  // A mapping of the file leaves the place of the handle.
  SetFilePointer(file, block, NULL, FILE_BEGIN);
  HANDLE mapping = CreateFileMapping(file, NULL, PAGE_READONLY, 0, 0, NULL);
  DWORD count = 0;
  if (!mapping || !ReadFile(file, bytes, block, &count, NULL) || count != block || bytes[0] != 1)
    return 3;
  CloseHandle(mapping);
  CloseHandle(file);
  // The same name is no other file.
  if (!MoveFile("blocks", "blocks") || !MoveFile("blocks", "moved") || GetFileAttributes("blocks") != INVALID_FILE_ATTRIBUTES)
    return 4;
  return DeleteFile("moved") ? 0 : 5;
}
