// Time as text, narrow and wide, and the functions for 64 bits.
// RUN: env TZ=UTC %ampcc --amp-msvc %s -o %t && env TZ=UTC %t
#include <amp.h>
#include <string.h>
#include <time.h>

int main() {
  __time64_t begin = 86400;
  tm parts;
  if (_gmtime64_s(&parts, &begin) || parts.tm_mday != 2 || _mkgmtime(&parts) != begin || _mktime64(&parts) != begin)
    return 1;
  if (_localtime64(&begin)->tm_year != 70 || _difftime64(begin, 0) != 86400)
    return 2;
  const char *const expected = "Fri Jan  2 00:00:00 1970\n";
  char text[26], date[9], hour[9];
  wchar_t wide[26];
  if (_ctime64_s(text, &begin) || strcmp(text, expected) || strcmp(_ctime64(&begin), expected))
    return 3;
  if (_wctime_s(wide, &begin) || wcscmp(wide, L"Fri Jan  2 00:00:00 1970\n") || wcscmp(_wasctime(&parts), wide))
    return 4;
  wchar_t day[9];
  return _wstrdate_s(day) || strlen(_strdate(date)) != 8 || _strtime(hour)[2] != ':' || day[2] != L'/' ? 5 : 0;
}
