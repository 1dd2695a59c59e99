// Functions of the C library take names of files with backslashes.
// RUN: rm -rf %t.d && mkdir %t.d && cd %t.d
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <direct.h>
#include <fcntl.h>
#include <io.h>
#include <string>
#include <sys/stat.h>

int main() {
  if (_mkdir("out") || _mkdir(".\\out\\a") || mkdir("out\\b") || _access(".\\out\\a", 0) || access("out\\b", 0) ||
      _access_s("out\\c", 0) != ENOENT)
    return 1;
  const int file = _open(".\\out\\a\\x.bin", _O_CREAT | _O_RDWR | _O_BINARY, _S_IREAD | _S_IWRITE);
  if (file < 0 || _write(file, "abc", 3) != 3 || _close(file))
    return 2;
  struct _stat status;
  struct stat plain;
  if (_stat(".\\out\\a\\x.bin", &status) || status.st_size != 3 || stat("out\\a\\x.bin", &plain) || plain.st_size != 3 ||
      _chmod("out\\a\\x.bin", _S_IREAD | _S_IWRITE))
    return 3;
  struct _finddata_t found;
  const intptr_t search = _findfirst("out\\a\\*.bin", &found);
  if (search == -1 || std::strcmp(found.name, "x.bin") || found.size != 3 || (found.attrib & _A_SUBDIR) ||
      _findnext(search, &found) != -1 || _findclose(search))
    return 4;
  char full[_MAX_PATH];
  if (!_fullpath(full, ".\\out\\a\\..\\none\\y.bin", _MAX_PATH))
    return 5;
  char *const folder = _getcwd(NULL, 0);
  const bool is_full = std::string(folder) + "/out/none/y.bin" == full;
  const bool is_folder = _fullpath(full, "", _MAX_PATH) && !std::strcmp(full, folder);
  free(folder);
  if (!is_full || !is_folder || _fullpath(full, "out", 3))
    return 6;
  if (rename("out\\a\\x.bin", "out\\b\\y.bin") || _unlink("out\\b\\y.bin") || remove("out\\b\\y.bin") == 0)
    return 7;
  if (_chdir(".\\out\\a") || _chdir("..") || _rmdir(".\\a") || _rmdir("b") || _getdrive() != 3)
    return 8;
  // A name that exists as it is written keeps its backslash.
  if (::symlinkat("..", AT_FDCWD, "b\\c") || access("b\\c", 0) || unlink("b\\c") || access("b\\c", 0) == 0)
    return 9;
  return _chdir("..") || _rmdir("out");
}
