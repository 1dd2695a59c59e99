// The lengths of Visual C++ in formats: 64 bits, 32 bits and a pointer's.
// RUN: %ampcc --amp-msvc -Werror -Wno-format-nonliteral %s -o %t && %t | FileCheck %s
#include <amp.h>
#include <stdio.h>
#define FORMAT "large %I64u\n"

int main() {
  __int64 large = 1i64 << 40;
  unsigned size = 3;
  printf("%I64d %5I32u|%Id\n", large, size, sizeof(large) - 9); // CHECK: 1099511627776     3|-1
  printf(FORMAT, (unsigned __int64)large);                      // CHECK: large 1099511627776
  char text[32];
  sprintf_s(text, "%016I64x", large);
  puts(text); // CHECK: 0000010000000000
  const char *format = "%I64d %Iu %5.2f %%I"; // not known where it is used
  _snprintf_s(text, _TRUNCATE, format, large, sizeof(int), 1.5);
  puts(text); // CHECK: 1099511627776 4  1.50 %I
  fprintf(stdout, "%-20I64d%%I64d\n", large); // CHECK: 1099511627776       %I64d
}
