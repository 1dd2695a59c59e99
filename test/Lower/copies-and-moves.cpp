// Copies, moves and destructions happen as often as on the host: arguments, results, members.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

#define BOTH restrict(amp, cpu)

using Log = concurrency::array_view<int, 1>;

struct Object {
  Log log;
  int id;
  Object(const Log &log, int id) BOTH : log(log), id(id) {}
  Object(const Object &o) BOTH : log(o.log), id(o.id) { log[0] += 1; }
  Object(Object &&o) BOTH : log(o.log), id(o.id) {
    log[0] += 100;
    o.id = -1;
  }
  Object &operator=(const Object &o) BOTH {
    log[0] += 3;
    id = o.id;
    return *this;
  }
  Object &operator=(Object &&o) BOTH {
    log[0] += 300;
    id = o.id;
    o.id = -2;
    return *this;
  }
  ~Object() BOTH { log[0] = log[0] * 3 ^ id; }
};
struct Pair {
  Object a, b;
  Pair(Object x, Object y) BOTH : a(static_cast<Object &&>(x)), b(y) {}
  Pair(const Pair &) BOTH = default;
  Pair(Pair &&) BOTH = default;
  Pair &operator=(const Pair &) BOTH = default;
  Pair &operator=(Pair &&) BOTH = default;
  ~Pair() BOTH = default;
};
struct Row {
  Object objects[2];
};

static Object named_result(const Log &log, int k) BOTH {
  Object first(log, k);
  if (k & 1)
    return first;
  Object second(log, k * 2);
  return second;
}
static Object parameter_result(Object o) BOTH { return o; }
static int argument(Object o) BOTH {
  o.id += 5;
  return o.id;
}

static int run(int i, const Log &log) BOTH {
  Object a = named_result(log, i), b = named_result(log, 3);
  a = b;
  b = named_result(log, 4);
  Object c = parameter_result(a);
  Pair p(a, named_result(log, 5));
  Pair q = p, r = static_cast<Pair &&>(q);
  p = r;
  r = static_cast<Pair &&>(p);
  Row row{{a, named_result(log, 6)}}, copy = row;
  copy = row;
  Object chosen = i & 4 ? a : named_result(log, 7);
  int n = argument(a) + argument(static_cast<Object &&>(b)) + argument(named_result(log, 8));
  for (Object o : row.objects)
    n = n * 3 + o.id;
  for (const Object &o : copy.objects)
    n = n * 3 + o.id;
  return n + a.id + b.id * 3 + p.a.id * 5 + q.b.id * 7 + r.a.id + c.id + chosen.id;
}

int main() {
  return same_on_both([](int i) BOTH {
    int memory[1] = {0};
    Log log(1, memory);
    int result = run(i, log);
    return log[0] * 5 + result;
  });
}
