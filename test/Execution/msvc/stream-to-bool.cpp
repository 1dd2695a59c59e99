// A stream of a file as the result of a function, and a variable, of type bool.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <fstream>

static bool opened(std::ifstream &file) { return file; }

int main() {
  std::ifstream none("no such file"), self(__FILE__);
  bool first = none, second = self;
  int d[1] = {};
  concurrency::array_view<int> v(1, d);
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = second; });
  return opened(none) || first || !opened(self) || v[0] != 1;
}
