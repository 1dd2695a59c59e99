// Text, numbers as wide text, and searches of the C library.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <search.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static int compare_with(void *calls, const void *a, const void *b) { return ++*(int *)calls, compare(a, b); }

int main() {
  char text[10] = "abcdef";
  wchar_t wide[40] = L"abc";
  if (strcmp(_strnset(text, '-', 2), "--cdef") || _strset_s(text, '*') || strcmp(text, "******"))
    return 1;
  if (wcsncat_s(wide, L"defg", 2) || wcscmp(wide, L"abcde") || wcscmp(_wcsset(wide, L'x'), L"xxxxx"))
    return 2;
  if (wcscmp(_itow(255, wide, 2), L"11111111") || _ultow_s(255, wide, 16) || wcscmp(wide, L"ff"))
    return 3;
  if (_i64tow_s(-9000000000, wide, 40, 10) || wcscmp(wide, L"-9000000000"))
    return 4;
  size_t count;
  int length;
  if (mbstowcs_s(&count, wide, "ab", _TRUNCATE) || count != 3 || wctomb_s(&length, text, 10, L'\u00e4') || length != 2)
    return 5;
  if (_rotl64(1, 65) != 2 || _rotr64(1, 1) != 0x8000000000000000 || _lrotl(0x80000000ul, 1) != 1)
    return 6;
  int numbers[5] = {1, 3, 5, 7}, key = 5, missing = 4, calls = 0;
  unsigned used = 4;
  if (bsearch_s(&key, numbers, 4, sizeof(int), compare_with, &calls) != numbers + 2 || !calls)
    return 7;
  if (bsearch_s(&missing, numbers, 4, sizeof(int), compare_with, &calls) || _lfind(&missing, numbers, &used, 4, compare))
    return 8;
  return _lsearch(&missing, numbers, &used, 4, compare) == numbers + 4 && used == 5 && numbers[4] == 4 ? 0 : 9;
}
