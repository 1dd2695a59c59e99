// HeapReAlloc zeroes the bytes that it adds.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -fsanitize=address %s -o %t && %t
#include <windows.h>
#include <cstring>

static bool all(const char *from, const char *to, char c) {
  while (from != to && *from == c)
    ++from;
  return from == to;
}

int main() {
  HANDLE heap = GetProcessHeap();
  SIZE_T size = 5;
  char *block = static_cast<char *>(HeapAlloc(heap, HEAP_ZERO_MEMORY, size));
  bool good = all(block, block + size, 0);
  for (const SIZE_T next : {70, 9, 20, 21, 500000, 30, 1000, 1003}) {
    std::memset(block, 'x', size);
    block = static_cast<char *>(HeapReAlloc(heap, HEAP_ZERO_MEMORY, block, next));
    const SIZE_T kept = next < size ? next : size;
    good &= all(block, block + kept, 'x') && all(block + kept, block + next, 0);
    size = next;
  }
  HeapFree(heap, 0, block);
  return !good;
}
