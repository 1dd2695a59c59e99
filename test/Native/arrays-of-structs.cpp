// A stack of structs, an array of structs by reference, and a struct that is read at an index with
// an effect take the vector form. The results are those of the host.
// RUN: %ampcc -O2 --amp-vector-form=always --amp-report %s -o %t 2>&1 | FileCheck %s
// RUN: env AMPCC_DEVICE=native %t
// CHECK-COUNT-2: run in {{.*}} lanes of vectors
// CHECK-NOT: one after the other
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

struct vec {
  float x, y;
};
struct todo {
  int node;
  vec at;
};
struct step {
  int op, operand;
};

/// The sum over a tree of nodes 2 n + 1 and 2 n + 2, to a depth that depends on the thread.
static int walk(int self, int limit) restrict(cpu, amp) {
  todo stack[16] = {{0, {1, 2}}};
  int top = 1, sum = 0;
  do {
    todo t = stack[--top];
    if (t.node >= limit)
      continue;
    sum += t.node + int(t.at.x) * (self & 3) - int(t.at.y);
    stack[top].at.y = t.at.y + 1;
    todo left = {t.node * 2 + 1, {t.at.y, t.at.x}};
    stack[top++] = left;
    stack[top++] = left;
    stack[top - 1].node = left.node + 1;
    if (sum % 5 == 0)
      stack[top - 2] = stack[top - 1];
  } while (top > 0);
  return sum;
}

static void rotate(vec *basis, const vec &by) restrict(cpu, amp) {
  for (int i = 0; i < 3; ++i) {
    const vec &v = basis[i];
    const vec old = v;
    basis[i].x = old.x * by.x - old.y * by.y;
    basis[i].y = old.x * by.y + old.y * by.x;
  }
}

static int run(array_view<const step> steps, int self) restrict(cpu, amp) {
  int at = 0, value = self;
  vec basis[3] = {{1, 0}, {0, 1}, {float(self), 2}};
  for (int count = 0; count < 50; ++count) {
    step s = steps[at++];
    switch (s.op) {
    case 0:
      return value + int(basis[2].x);
    case 1:
      value += s.operand;
      break;
    case 2:
      if (value % 7 < s.operand)
        at = 0;
      break;
    default:
      rotate(basis, vec{0, 1});
    }
  }
  return int(basis[1].y) + value;
}

int main() {
  const int n = 1003;
  const std::vector<step> steps = {{1, 5}, {3, 0}, {2, 3}, {1, 2}, {2, 2}, {3, 0}, {0, 0}};
  std::vector<int> walks(n), runs(n);
  array_view<const step> s(int(steps.size()), steps);
  array_view<int> w(n, walks), r(n, runs);
  parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] = walk(i[0], i[0] % 90); });
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = run(s, i[0]); });
  w.synchronize();
  r.synchronize();
  int wrong = 0;
  for (int i = 0; i < n; ++i)
    wrong += walks[i] != walk(i, i % 90) || runs[i] != run(s, i);
  std::printf("%d wrong\n", wrong);
  return wrong != 0;
}
