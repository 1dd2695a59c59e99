// Both forms of vsprintf_s end the program if the text does not fit.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: not --crash %t array 2>&1 | FileCheck %s
// RUN: not --crash %t pointer 2>&1 | FileCheck %s
#include <cstdarg>
#include <cstdio>
#include <cstring>

static char text[8];
static int by_array(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int length = vsprintf_s(text, format, arguments);
  va_end(arguments);
  return length;
}
static int by_pointer(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int length = vsprintf_s(text, sizeof text, format, arguments);
  va_end(arguments);
  return length;
}

int main(int argc, char **argv) {
  if (argc > 1) // CHECK: vsprintf_s: invalid parameter
    return std::strcmp(argv[1], "array") ? by_pointer("%d", 12345678) : by_array("%d", 12345678);
  if (by_array("%I64d", 1234567LL) != 7 || std::strcmp(text, "1234567"))
    return 1;
  return by_pointer("%s", "ab") != 2 || std::strcmp(text, "ab");
}
