// Members in the tail padding of a base class or of another member: copies of the part leave them.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++20 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Base {
  Base(long a, int b) restrict(amp, cpu) : a(a), b(b) {}
  long a;
  int b;
};
struct Derived : Base {
  Derived(int i) restrict(amp, cpu) : Base(i, 2), c(3) {}
  int c;
};
struct Further : Derived {
  Further(int i) restrict(amp, cpu) : Derived(i), d(4) {}
  int d;
  int sum() const restrict(amp, cpu) { return int(a) + b * 10 + c * 100 + d * 1000; }
};
struct Holder {
  [[no_unique_address]] Base part{7, 8};
  int behind = 9;
};
static_assert(sizeof(Derived) == 16 && sizeof(Further) == 24 && sizeof(Holder) == 16);

static void replace(Base &part, const Base &by) restrict(amp, cpu) { part = by; }

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Derived d(i), array[2] = {1, 2};
    Base other(i + 1, 5);
    static_cast<Base &>(d) = other;
    replace(array[i & 1], d);
    Base *p = &array[0];
    p->b += 3;
    Further f(i);
    replace(f, *p);
    static_cast<Derived &>(f) = d;
    Holder h;
    replace(h.part, f);
    Holder k = h;
    Base copy = f;
    static_cast<Derived *>(p)->c += 2;
    return f.sum() + h.behind + int(h.part.a) + k.behind + int(copy.a) + array[0].c + array[1].c +
           d.c + d.b + array[1].b * 7 + array[0].b;
  });
}
