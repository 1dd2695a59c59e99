// A list of exceptions has no effect in Visual C++: an override of such a function may throw.
// RUN: %ampcc --amp-msvc -Wall -Wextra -Werror %s -o %t && %t
#include <amp.h>
#include <stdexcept>

struct base {
  virtual ~base() {}
  virtual int listed(int) throw(std::runtime_error, int) = 0;
  virtual int silent() throw() { return 1; }
};
struct derived : base {
  int listed(int x) { return x ? throw std::runtime_error("x") : 2; }
  int silent() { return 3; }
};
int main() {
  derived d;
  base &b = d;
  try {
    b.listed(1);
  } catch (const std::runtime_error &) {
    return b.listed(0) + b.silent() - 5;
  }
  return 1;
}
