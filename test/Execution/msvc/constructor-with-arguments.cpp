// A constructor is named as its class with arguments, and as an elaborated type.
// RUN: %ampcc --amp-msvc -std=c++20 %s -o %t && %t
#include <amp.h>

template <int R> struct point {
  float v[R];
  struct point<R>(const float *p) restrict(cpu, amp) {
    for (int i = 0; i < R; i++)
      v[i] = *p++;
  }
  point<R>(int, float);
};
template <int R> point<R>::point<R>(int n, float f) { v[n] = f; }

int main() {
  float a[2] = {1, 2};
  point<2> p(a), q(1, 3);
  return !(p.v[1] == 2 && q.v[1] == 3);
}
