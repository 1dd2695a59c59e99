// The words of the command line as wide text, errors with the program's own text, buffers of digits.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t word
#include <amp.h>
#include <random>
#include <tchar.h>

int main() {
  char text[100], digits[_CVTBUFSIZE];
  int point, negative, files[2];
  errno = ENOENT;
  if (__argc != 2 || wcscmp(__wargv[1], L"word") || __wargv[2])
    return 1;
  if (_strerror_s(text, "open") || strcmp(text, "open: No such file or directory\n"))
    return 2;
  if (_ecvt_s(digits, sizeof digits, 12.5, 4, &point, &negative) || strcmp(digits, "1250"))
    return 3;
  if (_fcvt_s(digits, sizeof digits, -12.5, 1, &point, &negative) || strcmp(digits, "125") ||
      point != 2 || !negative)
    return 4;
  if (_pipe(files, 100, _O_BINARY) || _write(files[1], "x", 1) != 1 ||
      _read(files[0], text, 1) != 1)
    return 5;
  return !(_strcmpi("Ab", "aB") == 0 && std::_Pi > 3.14 && __T("a")[0] == 'a');
}
