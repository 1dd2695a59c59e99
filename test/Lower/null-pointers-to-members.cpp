// The null value of a pointer to a data member, by every initialisation that gives 0 otherwise.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Point {
  int x, y;
};
using Coordinate = int Point::*;

struct Member {
  int n;
  Coordinate p;
};
struct Defaulted {
  Coordinate p = nullptr;
  Coordinate q;
  Defaulted() = default;
};
struct Derived : Member {
  Coordinate last;
  Derived() = default;
};
struct Nested {
  Member members[2];
  Coordinate p[3];
};
union First {
  Coordinate p;
  int i;
};
struct Constructed {
  Coordinate p[9];
  Constructed() restrict(cpu, amp) : p() {}
};

template <Coordinate P> int read(Point &p) restrict(cpu, amp) {
  return P == nullptr ? -1 : p.*P;
}

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Point point = {10, i};
    int failed = !!Coordinate();
    Coordinate braces{}, listed[12] = {&Point::x};
    failed += 2 * !!braces + 4 * (listed[0] == nullptr || listed[1] || listed[11]);
    Member members[3] = {{1, &Point::x}}, member = {1};
    failed += 8 * (members[2].p || member.p);
    Defaulted defaulted = Defaulted();
    Derived derived = Derived();
    failed += 16 * (defaulted.q || derived.p || derived.last);
    Nested nested = {};
    failed += 32 * (nested.members[1].p || nested.p[2]);
    First braced{}, valued = First();
    failed += 64 * (braced.p || valued.p);
    Constructed constructed;
    failed += 128 * !!constructed.p[8];
    constexpr Member constants[2] = {{1, &Point::y}};
    failed += 256 * !!constants[1].p + 512 * (point.*constants[0].p != i);
    return failed * 1000 + read<nullptr>(point) + read<&Point::y>(point);
  });
}
