// Streams of files with wide names, which Visual C++'s library has. Other functions have no such overloads.
// RUN: mkdir -p %t.d/data && cd %t.d && %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: not %ampcc --amp-msvc -DOTHER -fsyntax-only %s 2>&1 | FileCheck %s
#include <amp.h>
#include <fstream>
#include <memory>
#include <string>

static int first(const char *text, int) { return *text; }

struct log_file {
  std::ofstream out;
  explicit log_file(const wchar_t *name) : out(name, std::ios::app) {}
};

int main() {
  const std::wstring name = L"data\\x.txt";
  const wchar_t array[] = L"data/y.txt";
  {
    std::ofstream a(name, std::ios::out | std::ios::trunc);
    std::ofstream b(array);
    a << 12;
    b << 34;
  }
  log_file(name.c_str()).out << 5;
  int x = 0, y = 0, z = 0;
  std::ifstream(name.c_str()) >> x;
  std::fstream f;
  f.open(array, std::ios::in);
  f >> y;
  std::unique_ptr<std::ifstream> p(new std::ifstream(L"data\\x.txt"));
  *p >> z;
#ifdef OTHER
  // CHECK: stream-names.cpp:[[@LINE+1]]:{{.*}}error: no matching function for call to 'first'
  first(array, 1);
#endif
  return !(x == 125 && y == 34 && z == 125 && first("a", 1) == 'a');
}
