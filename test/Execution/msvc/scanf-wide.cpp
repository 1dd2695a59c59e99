// In the formats of the wide functions `%s` is wide text and `%S` narrow text.
// RUN: %ampcc --amp-msvc %s -o %t && echo "word 5" | %t
#include <amp.h>
#include <cstring>
#include <cwchar>
#include <tchar.h>

int main() {
  wchar_t wide[8], letter;
  char narrow[8];
  int number = 0;
  long long large = 0;
  if (swscanf_s(L"word narrow 5 9000000000 x", L"%s %hs %d %I64d %c", wide, (unsigned)_countof(wide), narrow,
                8u, &number, &large, &letter, 1u) != 5)
    return 1;
  if (wcscmp(wide, L"word") || strcmp(narrow, "narrow") || number != 5 || large != 9000000000 || letter != L'x')
    return 2;
  if (swscanf_s(L"toolongtext", L"%s", wide, 8u) != 1 || wcscmp(wide, L"toolong"))
    return 3;
  if (swscanf(L"abc 7", L"%ls %S", wide, narrow) != 2 || wcscmp(wide, L"abc") || strcmp(narrow, "7"))
    return 4;
  if (std::swscanf(L"abc", L"%s", wide) != 1 || wcscmp(wide, L"abc"))
    return 5;
  if (sscanf_s("ab cd", "%S %s", wide, 8u, narrow, 8u) != 2 || wcscmp(wide, L"ab") || strcmp(narrow, "cd"))
    return 6;
  if (_snwscanf_s(L"12345", 3, L"%d", &number) != 1 || number != 123)
    return 7;
  if (_snscanf_s("12345", 2, "%d", &number) != 1 || number != 12)
    return 8;
  return wscanf_s(L"%s %d", wide, 8u, &number) == 2 && !wcscmp(wide, L"word") && number == 5 ? 0 : 9;
}
