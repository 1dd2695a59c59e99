// The address of a member function without the name of its class.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

struct c {
  int f() { return 3; }
  int g() {
    int (c::*p)() = &f;
    return (this->*p)();
  }
};

int main() { return c().g() - 3; }
