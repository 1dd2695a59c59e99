// A static member of a specialization is defined without `template <>`.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

template <class T> struct d {
  static int s;
};
int d<int>::s = 5;
int d<float>::s = 6;

int main() { return d<int>::s + d<float>::s - 11; }
