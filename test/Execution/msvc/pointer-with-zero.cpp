// A pointer may be compared with 0 by `<` and `>`.
// RUN: %ampcc --amp-msvc %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>

int main(int argc, char **argv) {
  int *memory = &argc;
  const char *text = argv[0];
  return memory > 0 && 0 < text && !(memory <= 0) ? 0 : 1;
}
