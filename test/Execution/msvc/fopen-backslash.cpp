// A backslash in a file's name separates folders.
// RUN: mkdir -p %t.d/data && cd %t.d && echo 7 > data/x.txt
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <cstdio>

int main() {
  FILE *file = nullptr;
  int a = 0, b = 0;
  if (fopen_s(&file, ".\\data\\x.txt", "rt") != 0)
    return 1;
  fscanf_s(file, "%d", &a);
  fclose(file);
  file = std::fopen("data\\y.txt", "w");
  std::fputs("8", file);
  fclose(file);
  file = fopen("data/y.txt", "r");
  fscanf(file, "%d", &b);
  fclose(file);
  return !(a == 7 && b == 8);
}
