// The size of a buffer is an argument of its own.
// RUN: %ampcc --amp-msvc %s -o %t && echo "word 5 9000000000" | %t
#include <amp.h>
#include <cstdio>
#include <cstring>

int main() {
  char word[8], letter, rest[8];
  int number = 0;
  long long large = 0;
  if (scanf_s("%s %d %I64d", word, (unsigned)_countof(word), &number, &large) != 3)
    return 1;
  if (std::strcmp(word, "word") != 0 || number != 5 || large != 9000000000)
    return 2;
  if (sscanf_s("xabc] 100%", "%c%[^]]] %d%%", &letter, 1u, rest, 8u, &number) != 3)
    return 3;
  return !(letter == 'x' && std::strcmp(rest, "abc") == 0 && number == 100);
}
