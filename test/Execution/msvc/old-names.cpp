// Functions of the C library have names without an underscore, too. A program may define them itself.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <conio.h>
#include <string.h>

char *strrev(char *text) {
  text[0] = '!';
  return text;
}

int main() {
  char text[20], own[] = "ab";
  wchar_t wide[] = L"ab";
  if (strcmp(itoa(-255, text, 16), "ffffff01") || strcmp(ultoa(7, text, 2), "111"))
    return 1;
  if (strcmp(strupr(own), "AB") || strcmp(strrev(own), "!B") || wcscmp(wcsupr(wide), L"AB"))
    return 2;
  return stricmp("One", "oNE") || strnicmp("One", "oNx", 2) || strcmpi("a", "A") || memicmp("x", "X", 1) ? 3 : 0;
}
