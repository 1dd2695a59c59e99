// An assignment operator of a class, written as an operator, has its right operand evaluated first;
// called as a member function, its object.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wno-unsequenced -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Plain {
  int x, y;
};
struct Counted {
  int x;
  Counted &operator=(const Counted &o) restrict(amp, cpu) { return x = o.x + 1, *this; }
  Counted &operator+=(int n) restrict(amp, cpu) { return x += n, *this; }
};
Counted &operator-=(Counted &a, Counted b) restrict(amp, cpu) { return a.x -= b.x, a; }

struct Log {
  int n = 0;
  template <class T> T &note(int id, T &t) restrict(amp, cpu) { return n = n * 7 + id, t; }
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Log log;
    Plain p[3] = {{i, 1}, {2, i}, {5, 6}};
    int j = 0;
    p[j++] = p[j];                     // onto itself: the right subscript is read first
    p[j] = (j = 2, p[1]);              // to p[2]
    (p[1].y = 40, p[0]) = p[1];        // the object is read after the left operand changed it
    (p[1].x = 50, p[0]) = Plain(p[1]); // the copy was made before
    log.note(1, p[0]) = log.note(2, p[2]);
    log.note(3, p[0]).operator=(log.note(4, p[1]));
    Counted c[2] = {{i}, {3}};
    log.note(5, c[0]) = log.note(6, c[1]);
    log.note(1, c[0]) += log.note(2, i);
    (c[1].x = 9, c[0]) -= c[1];
    log.note(3, c[0]).operator+=(log.note(4, i));
    int n = log.n + j;
    for (const Plain &each : p)
      n = n * 3 + each.x - each.y;
    return n * 5 + c[0].x * 7 + c[1].x;
  });
}
