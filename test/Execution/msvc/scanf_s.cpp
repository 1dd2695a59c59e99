// The size of a buffer is an argument of its own.
// RUN: %ampcc --amp-msvc %s -o %t && echo "word 5 9000000000" | %t
// RUN: not --crash %t many 2>&1 | FileCheck %s
#include <amp.h>
#include <cstdio>
#include <cstring>

#define D5 "%d %d %d %d %d "
#define FIVE(I) n + I, n + I + 1, n + I + 2, n + I + 3, n + I + 4
#define THIRTY FIVE(0), FIVE(5), FIVE(10), FIVE(15), FIVE(20), FIVE(25)
#define D30 D5 D5 D5 D5 D5 D5

int main(int argc, char **) {
  const char *const numbers = "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29";
  int n[30] = {};
  if (argc > 1) // CHECK: scanf_s: invalid parameter
    return sscanf_s(numbers, D30 D30 D5, THIRTY, THIRTY, FIVE(0));
  if (sscanf_s(numbers, D30, THIRTY) != 30 || n[24] != 24 || n[29] != 29)
    return 4;
  char word[8], letter, rest[8];
  int number = 0;
  long long large = 0;
  if (scanf_s("%s %d %I64d", word, (unsigned)_countof(word), &number, &large) != 3)
    return 1;
  if (std::strcmp(word, "word") != 0 || number != 5 || large != 9000000000)
    return 2;
  if (sscanf_s("xabc] 100%", "%c%[^]]] %d%%", &letter, 1u, rest, 8u, &number) != 3)
    return 3;
  // Nothing fits into a buffer of one character, so the call ends there.
  char none[2] = {'a', 'b'};
  number = 0;
  if (sscanf_s("1 word 2", "%d %s %d", &number, none, 1u, &n[0]) != 1 || number != 1 || none[0] != 0 || none[1] != 'b')
    return 5;
  sscanf_s("xabc] 100%", "%c%[^]]] %d%%", &letter, 1u, rest, 8u, &number);
  return !(letter == 'x' && std::strcmp(rest, "abc") == 0 && number == 100);
}
