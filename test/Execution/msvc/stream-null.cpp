// Streams are compared with NULL, as pointers, and with true and false.
// RUN: %ampcc --amp-msvc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <fstream>
#include <iostream>
namespace tool {
struct reader {
  std::ifstream file;
  explicit reader(const char *name) : file(name) {}
  bool is_open() const { return file != NULL; }
};
bool operator==(const reader &, const reader &);
}
int main() {
  std::ifstream none("none/at/all.txt");
  if (none != NULL || none != 0 || NULL != none)
    return 1;
  if (none == true || std::cout == false || none != false || std::cout != true)
    return 3;
  if (!(std::cout == NULL) && none == NULL && !tool::reader("none").is_open())
    return 0;
  return 2;
}
