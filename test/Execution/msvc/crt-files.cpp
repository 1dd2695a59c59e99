// Descriptors of files, and the words of the command line.
// RUN: rm -rf %t.d && mkdir %t.d && cd %t.d
// RUN: %ampcc --amp-msvc %s -o %t && %t one two | FileCheck %s
#include <amp.h>
#include <fcntl.h>
#include <io.h>
#include <share.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/// Names of functions of the library may be those of members.
class names {
  int _access = 1, _stat32 = 2, _popen = 3;

public:
  int access() const { return _access; }
  int stat() const { return _stat32 + _popen; }
};

int main() {
  const int file = _open("numbers.bin", _O_CREAT | _O_RDWR | _O_BINARY, _S_IREAD | _S_IWRITE);
  int numbers[4] = {1, 2, 3, 4}, read[4] = {};
  if (_write(file, numbers, sizeof numbers) != sizeof numbers || _filelength(file) != 16 || !_eof(file))
    return 1;
  if (_lseek(file, 8, SEEK_SET) != 8 || _tell(file) != 8 || _read(file, read, 8) != 8 || read[1] != 4)
    return 2;
  if (_chsize(file, 4) || _filelengthi64(file) != 4 || _commit(file) || _close(file))
    return 3;
  FILE *stream = _fsopen("numbers.bin", "rb", _SH_DENYNO);
  if (!stream || _getw(stream) != 1)
    return 4;
  _fcloseall();
  if (_chmod("numbers.bin", _S_IREAD) || _access("numbers.bin", 0))
    return 5;
  struct _stat status;
  if (_stat("numbers.bin", &status) || (status.st_mode & _S_IWRITE) ||
      _chmod("numbers.bin", _S_IREAD | _S_IWRITE) || _stat("numbers.bin", &status) ||
      !(status.st_mode & _S_IWRITE) || _chmod("none", _S_IREAD) != -1)
    return 6;
  struct _stat64 large;
  struct stat plain;
  if (_stat64("numbers.bin", &large) || _stat("numbers.bin", &plain) || large.st_size != plain.st_size ||
      names().access() + names().stat() != 6)
    return 7;
  // CHECK: 3 one two wïde
  printf("%d %s %s ", __argc, __argv[1], __argv[2]);
  fputws(L"w\u00efde", stdout);
  putwchar(L'\n');
  return 0;
}
