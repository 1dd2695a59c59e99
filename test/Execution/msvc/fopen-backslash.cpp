// A backslash in a file's name separates folders.
// RUN: mkdir -p %t.d/data && cd %t.d && echo 7 > data/x.txt
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <cstdio>
#include <fstream>
#include <string>

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
  int c = 0, d = 0, e = 0;
  std::ifstream(".\\data\\x.txt") >> c;
  std::ofstream(std::string("data\\z.txt")) << 9;
  std::ifstream("data/z.txt") >> d;
  std::fstream stream;
  stream.open("data\\y.txt", std::ios::in | std::ios::binary);
  stream >> e;
  if (std::ifstream("data\\none.txt"))
    return 2;
  return !(a == 7 && b == 8 && c == 7 && d == 9 && e == 8);
}
